"""Matches of random legal play, over all games and seats, come to an end with a winner."""

from random import Random

import pytest

from scopa import Match, Rules, legal_moves, score
from scopa.notation import read_match, write_match
from tables import LONG, LONGEST, TABLES

MATCHES = 10_000 if LONG else 300
"""Matches in all, shared out among the tables."""

SHARES = {text: MATCHES // len(TABLES) + (place < MATCHES % len(TABLES)) for place, text in enumerate(TABLES)}


def random_match(rules: Rules, seed: str) -> Match:
    """A match in which every seat makes any of its legal moves."""
    chance = Random(seed)
    match = Match.new(rules, seed)
    while not match.is_over:
        moves = legal_moves(match.state)
        match = match.play(chance.choice(moves)) if moves else match.next_deal()
    return match


@pytest.mark.timeout(LONGEST)
@pytest.mark.parametrize("text", TABLES)
def test_random_matches_end_with_one_side_ahead(text: str) -> None:
    rules = TABLES[text]
    for number in range(SHARES[text]):
        match = random_match(rules, f"{text}/{number}")
        assert match.winner is not None
        best = max(match.totals)
        took_all_coins = any(line.startswith("cappotto") for line in ended_by(match))
        assert took_all_coins or match.totals.count(best) == 1
        assert took_all_coins or (match.totals[match.winner] == best >= rules.target)
        assert [sum(points) for points in zip(*match.points, strict=True)] == list(match.totals)
        if number == 0:
            assert read_match(write_match(match)) == match


def ended_by(match: Match) -> list[str]:
    """The categories that a side has in the newest deal."""
    return [line.category for line in score(match.state) if line.side is not None]
