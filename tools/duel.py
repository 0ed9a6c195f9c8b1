"""Measure one player against another: `python3 tools/duel.py heuristic greedy --pairs 2000`.

Every deal is played twice with the sides changed over. Use a seed that nothing was tuned on.
"""

import argparse
import sys
import time
from math import inf
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scopa.arena import PLAYERS, duel
from scopa.notation import read_rules, write_rules


def main() -> int:
    """Play the duel and print what it says; exit 1 if the first player does not reach what was asked."""
    asked = arguments()
    started = time.perf_counter()
    held = duel(asked.game, PLAYERS[asked.first], PLAYERS[asked.second], asked.seed, asked.pairs)
    seconds = time.perf_counter() - started
    won, drawn, lost = (100 * count / (2 * asked.pairs) for count in held.results)
    least, most = held.interval
    print(f"{asked.first} against {asked.second}, {write_rules(asked.game)}, seed {asked.seed}, {asked.pairs} pairs")
    print(f"  margin  {held.margin:+.3f} points a deal, 95 % interval {least:+.3f} to {most:+.3f}")
    print(f"  deals   {won:.1f} % won, {drawn:.1f} % drawn, {lost:.1f} % lost")
    print("  of it   " + ", ".join(f"{category} {margin:+.3f}" for category, margin in held.categories.items()))
    print(f"  time    {seconds:.0f} s")
    if held.margin >= asked.margin and least >= asked.least:
        return 0
    print(f"Not reached: a margin of {asked.margin:+.2f} with the interval above {asked.least:+.2f}")
    return 1


def arguments() -> argparse.Namespace:
    """What the command line asks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first", choices=PLAYERS)
    parser.add_argument("second", choices=PLAYERS)
    parser.add_argument(
        "--game", type=read_rules, default="scopa", help='a game, or one with options: "scopa target=21"'
    )
    parser.add_argument("--pairs", type=int, default=2000, help="how many deals, each played twice: two at least")
    parser.add_argument("--seed", default="duel", help="which deals")
    parser.add_argument("--margin", type=float, default=-inf, help="the least margin that is good enough")
    parser.add_argument("--least", type=float, default=-inf, help="the least lower end of the interval, likewise")
    asked = parser.parse_args()
    if asked.pairs < 2:
        parser.error("--pairs: one pair says nothing of its uncertainty")
    return asked


if __name__ == "__main__":
    sys.exit(main())
