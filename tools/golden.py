"""Write down what the engine does, for a test to compare and a person to read: `python -m tools.golden`.

In tests/golden/: `deals.json` (what some seeds deal, the same in CPython and in every browser), `lines.json` (how many
sequences of moves begin some deals of every game at every table) and the transcript of one whole match of each game. A
change of behaviour is then a difference that can be read.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from scopa import GAMES, Award, Match, Rules, State, deal, legal_moves, play, score
from scopa.cards import card_text
from scopa.first_dealer import draw_first_dealer
from scopa.games import every_table
from scopa.notation import write_rules

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
DEALT_SEEDS = (
    "0",
    "7",
    "sole",
    "été ♠",
    "2026-11-30",
    "48",
    "-1",
    "a longer seed, with spaces",
)
COUNTED_SEEDS = ("1", "2", "3", "4")
DEPTH, DEPTH_OF_MANY = 6, 3
"""How many moves are counted ahead from hands of few cards, and from those of many."""
FEW_CARDS = 3
MATCH_SEED = "golden"


def goldens() -> dict[str, str]:
    """What the files of tests/golden/ ought to contain, by name."""
    return {
        "deals.json": one_a_line([dealt(game, seed) for game in GAMES for seed in DEALT_SEEDS]),
        "lines.json": one_a_line([counted(rules, seed) for _, rules in every_table() for seed in COUNTED_SEEDS]),
        **{f"{game}.txt": "\n".join(transcript(game)) + "\n" for game in GAMES},
    }


def one_a_line(rows: list[Any]) -> str:
    """A JSON list with a line for each item, so that a change shows as one line."""
    return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n"


def dealt(game: str, seed: str) -> dict[str, Any]:
    """What a seed deals: who deals first, what was void, and where each card goes."""
    draw = draw_first_dealer(GAMES[game], seed)
    dealer = draw.dealer
    state = deal(GAMES[game], seed=seed, dealer=dealer)
    return {
        "game": game,
        "seed": seed,
        "dealer": dealer,
        "drawn": [{seat: card_text(card) for seat, card in drawn.items()} for drawn in draw.rounds],
        "voids": [str(table) for table in state.voids],
        "hands": [str(hand) for hand in state.hands],
        "table": str(state.table),
        "stock": "".join(map(card_text, state.stock)),
        "aside": str(state.aside),
        "taken": str(state.dealer_table.cards) if state.dealer_table else "",
    }


def counted(rules: Rules, seed: str) -> dict[str, Any]:
    """How many sequences of one, two, three... moves begin a deal."""
    start = deal(rules, seed=seed)
    depth = DEPTH if rules.hand_size <= FEW_CARDS else DEPTH_OF_MANY
    return {"game": write_rules(rules), "seed": seed, "lines": [lines(start, moves) for moves in range(1, depth + 1)]}


def lines(state: State, depth: int) -> int:
    """How many different sequences of *depth* plays there are from *state*."""
    if depth == 0 or state.turn is None:
        return 1
    return sum(lines(play(state, move), depth - 1) for move in legal_moves(state))


def transcript(game: str) -> Iterator[str]:
    """Yield the lines of a match of moves drawn by lot."""
    chance = Random(MATCH_SEED)
    match = Match.new(game, MATCH_SEED)
    yield f"{write_rules(match.rules)}, seed {match.seed}"
    while True:
        yield from beginning(match)
        while match.state.turn is not None:
            before, moves = match.state, legal_moves(match.state)
            match = match.play(moves[int(chance.random() * len(moves))])
            yield played(before, match.state)
        yield from ending(match)
        if match.is_over:
            yield f"\nSide {match.winner} has won."
            return
        match = match.next_deal()


def beginning(match: Match) -> Iterator[str]:
    """Yield who deals and what lies on the table."""
    yield f"\nDeal {len(match.deals)}: seat {match.state.dealer} deals"
    yield from (f"  void: {spaced(table.texts())}" for table in match.state.voids)
    yield f"  table {spaced(match.state.table.texts()) or '-'}"
    taken = match.state.dealer_table
    if taken is not None:
        wild = f", 7C={taken.wild}" if taken.wild else ""
        yield f"  the dealer takes {spaced(taken.cards.texts())}: {taken.total}{wild}, sweeps {len(taken.sweeps)}"


def played(before: State, after: State) -> str:
    """The round, the seat, its hand, its move and the table that it leaves."""
    newest = after.plays[-1]
    return (
        f"  {before.round} seat {newest.seat}  {spaced(before.hand.texts()):29} {newest.move!s:16} "
        f"table {spaced(after.table.texts()) or '-'}"
    ).rstrip()


def ending(match: Match) -> Iterator[str]:
    """Yield what was left, the awards and the totals."""
    left = match.state.leftovers
    if left is not None:
        yield f"  left to side {left.side}: {spaced(left.cards.texts()) or '-'}"
    yield from map(awarded, score(match.state))
    yield f"  points {scores(match.points[-1])}, in all {scores(match.totals)}"


def awarded(line: Award) -> str:
    """The category, the amounts, and who has the points for which cards."""
    amounts = " : ".join("-" if amount is None else str(amount) for amount in line.amounts)
    holder = "nobody" if line.side is None else f"side {line.side}, {line.points}: {spaced(line.cards.texts())}"
    return f"  {line.category:10} {amounts:8} {holder}"


def scores(points: tuple[int, ...]) -> str:
    """The points of the sides as people write them: 3-1."""
    return "-".join(map(str, points))


def spaced(texts: tuple[str, ...]) -> str:
    """Some cards with spaces between them."""
    return " ".join(texts)


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in goldens().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
