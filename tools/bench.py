"""How fast the engine is, beside a plain list-and-itertools engine timed in the same run: `make bench`.

Every engine does the same work with the same packs: a deal is dealt, played by a random card and then a random one of
its captures, and scored. The packs are shuffled before any clock starts. What is timed is the processor time of this
process. All engines take turns at the same deals, and the best turn of each counts, so that a busy machine spoils
little; the first turn is for warming up, after which the captures are remembered as they are in a search.
"""

import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from math import inf
from random import Random
from typing import Any

from scopa.ai.position import Position
from scopa.ai.search import Manner, Search
from scopa.cards import Card, CardSet
from scopa.deal import distribute
from scopa.games import GAMES
from scopa.moves import Move
from scopa.observation import observe
from scopa.scoring import points_of, score
from scopa.state import deal, first_state, play
from tests.engines import plain

RULES = GAMES["scopa"]
PLAIN, STATE, POSITION = "plain lists", "scopa.State", "scopa.ai.Position"
LEAST = 5
"""How many times as fast as the plain engine the core of search has to be."""

PLAYS = 36
"""The plays of one deal."""
DEALS = 1000
_SLICE = 0.03
TURNS = 8

Pack = Sequence[Card]
Chance = Callable[[], float]


def play_plain(pack: list[plain.Card], chance: Chance) -> list[int]:
    """One deal in the plain engine: the points."""
    return plain.play_at_random(plain.Deal(pack, dealer=0), chance)


def play_state(pack: Pack, chance: Chance) -> list[int]:
    """One deal in immutable States, every play checked: the points."""
    state = first_state(RULES, 0, distribute(RULES, pack, dealer=0))
    while state.turn is not None:
        cards = list(state.hand)
        card = cards[int(chance() * len(cards))]
        found = state.capture_table.of(card, state.table.mask)
        taken = found[int(chance() * len(found))] if found else 0
        state = play(state, Move(card, CardSet(taken)))
    return list(points_of(score(state), RULES.sides))


def play_position(pack: Pack, chance: Chance) -> list[int]:
    """One deal in the core that search runs on: the points."""
    return Position.dealt(RULES, pack, dealer=0).play_at_random(chance)


def main() -> int:
    """Print the table; exit 1 if the core of search is not five times as fast as the plain engine."""
    seconds = measure()
    show(f"CPython {sys.version.split()[0]}", seconds, asyncio.run(nodes_a_second()))
    return 0 if seconds[PLAIN] >= LEAST * seconds[POSITION] else 1


def show(where: str, seconds: dict[str, float], nodes: float) -> None:
    """Print what was measured, as a table, and the plays that the search tries a second."""
    print(where)
    print(f"{'engine':20}{'plays/s':>12}{'deals/s':>12}{'x plain':>10}")
    for engine, taken in seconds.items():
        print(f"{engine:20}{PLAYS / taken:12,.0f}{1 / taken:12,.0f}{seconds[PLAIN] / taken:10.1f}")
    print(f"search, two players: {nodes:,.0f} nodes a second")


def measure(deals: int = DEALS, turns: int = TURNS) -> dict[str, float]:
    """The seconds that one deal takes in each engine: the best of some turns, after one to warm up."""
    return asyncio.run(measure_in_slices(deals, turns, deals))


async def measure_in_slices(deals: int = DEALS, turns: int = TURNS, slice_size: int = 50) -> dict[str, float]:
    """The same, returning to the event loop after every *slice_size* deals, as a search in the browser does."""
    shuffle = Random(1)
    packs = [shuffle.sample(range(40), 40) for _ in range(deals)]
    engines: dict[str, tuple[Callable[[Any, Chance], list[int]], list[Any]]] = {
        PLAIN: (play_plain, [[plain.PACK[card] for card in pack] for pack in packs]),
        STATE: (play_state, packs),
        POSITION: (play_position, packs),
    }
    best = dict.fromkeys(engines, inf)
    for turn in range(turns + 1):
        for engine, (play_deal, its_packs) in engines.items():
            chance = Random(2).random
            seconds = 0.0
            for start in range(0, deals, slice_size):
                seconds += seconds_for(play_deal, its_packs[start : start + slice_size], chance)
                await asyncio.sleep(0)
            if turn:
                best[engine] = min(best[engine], seconds / deals)
    return best


def seconds_for(play_deal: Callable[[Any, Chance], list[int]], packs: Sequence[Any], chance: Chance) -> float:
    """The processor time of playing every pack."""
    started = time.process_time()
    for pack in packs:
        play_deal(pack, chance)
    return time.process_time() - started


async def nodes_a_second(deals: int = 12, worlds: int = 100, turns: int = 5) -> float:
    """The plays that the search of two players tries a second, leaves included, at the first move of some deals: the
    best of some turns after one to warm up. It pauses as it does in the browser.
    """
    best = 0.0
    for turn in range(turns + 1):
        nodes, seconds = 0, 0.0
        for number in range(deals):
            state = deal(RULES, seed=str(number))
            search = Search(observe(state, state.turn or 0), "", worlds, Manner())
            more = True
            while more:
                started = time.process_time()
                while more and time.process_time() - started < _SLICE:
                    more = search.step()
                seconds += time.process_time() - started
                await asyncio.sleep(0)
            nodes += search.nodes
        if turn:
            best = max(best, nodes / seconds)
    return best


if __name__ == "__main__":
    sys.exit(main())
