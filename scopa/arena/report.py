"""What a run found, as text for people and as plain data for JSON."""

from __future__ import annotations

import os
import platform
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any

from scopa.arena.contest import Contest, worlds_in
from scopa.arena.players import Player, find_player
from scopa.arena.tally import Mean, Sprt, Tally, Times
from scopa.notation import read_rules, write_rules


@dataclass(frozen=True)
class Report:
    """A contest, what its pairs say, and the test that was asked for, if one was."""

    contest: Contest
    tally: Tally
    sprt: Sprt | None = None

    @property
    def _players(self) -> tuple[Player, Player]:
        return find_player(self.contest.first), find_player(self.contest.second)

    def text(self) -> str:
        """What was found, for people."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> list[str]:
        contest, tally = self.contest, self.tally
        rules = read_rules(contest.game)
        lines = [
            f"{contest.first} against {contest.second}, {write_rules(rules)}, seed {contest.seed}, {tally.pairs} pairs"
        ]
        if rules.sides > 2:
            lines.append(
                f"  a pair is {rules.sides} playings: {contest.first} has each side in turn, {contest.second} all "
                "others; the margin is its points less the mean of theirs"
            )
        if any(player.cheats for player in self._players):
            lines.append(
                "  not a fair contest: the cheat sees every card, and shows only how much the hidden cards cost"
            )
        least, most = tally.margin.interval
        lines.append(f"  margin  {tally.margin.mean:+.3f} points a deal, 95 % interval {least:+.3f} to {most:+.3f}")
        playings = sum(tally.results)
        won, drawn, lost = (100 * count / playings for count in tally.results)
        low, high = (100 * end for end in tally.share.interval)
        if contest.matches:
            lines.append(f"  matches {won:.1f} % won, 95 % interval {low:.1f} to {high:.1f}; {tally.deals} deals")
        else:
            lines.append(f"  deals   {won:.1f} % won, {drawn:.1f} % drawn, {lost:.1f} % lost")
        parts = (f"{category} {margin:+.3f}" for category, margin in tally.categories.items())
        lines.append(f"  of it   {', '.join(parts)}")
        for player, times in zip(self._players, tally.times, strict=True):
            worlds = player.worlds_at(rules)
            told = f", {worlds} worlds" if worlds else ""
            lines.append(f"  time    {player.name}: {_milliseconds(times)}{told}")
        if self.sprt is not None:
            lines.append(f"  test    {_verdict(self.sprt, tally.margin)}")
        return lines

    def data(self) -> dict[str, Any]:
        """What was found, and when and where, as plain data."""
        tally = self.tally
        won, drawn, lost = tally.results
        found: dict[str, Any] = {
            **asdict(self.contest),
            "worlds": worlds_in(self.contest),
            "pairs": tally.pairs,
            "deals": tally.deals,
            "margin": tally.margin.mean,
            "margin_interval": list(tally.margin.interval),
            "won": won,
            "drawn": drawn,
            "lost": lost,
            "share": tally.share.mean,
            "share_interval": list(tally.share.interval),
            "categories": tally.categories,
            "milliseconds": [
                {"mean": times.mean / 1000, "p95": times.quantile(0.95) / 1000, "max": times.most / 1000}
                for times in tally.times
            ],
            "date": datetime.now(UTC).date().isoformat(),
            "machine": machine(),
        }
        if self.sprt is not None:
            found["sprt"] = {
                "difference": self.sprt.difference,
                "ratio": self.sprt.ratio(tally.margin),
                "verdict": self.sprt.verdict(tally.margin),
            }
        return found


def machine() -> str:
    """What this is measured on: system, processor, cores and Python."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, {python}"


def _verdict(sprt: Sprt, margin: Mean) -> str:
    told = {
        "better": f"decided: better, as one that is so by {sprt.difference:+g}",
        "not-better": f"decided: not better by {sprt.difference:+g}",
        None: "not decided",
    }[sprt.verdict(margin)]
    return f"{told} (log likelihood ratio {sprt.ratio(margin):+.2f}, decided at ±{sprt.bound:.2f})"


def _milliseconds(times: Times) -> str:
    mean, p95, most = (each / 1000 for each in (times.mean, times.quantile(0.95), times.most))
    return f"{mean:.3g} ms a move, 95 % within {p95:.3g} ms, at most {most:.3g} ms"
