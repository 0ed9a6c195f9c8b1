"""Who can play in the arena: one registry of names, and functions of a user's own."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from random import Random
from types import MappingProxyType, ModuleType
from typing import Any

from scopa.ai import greedy, heuristic
from scopa.ai.levels import LEVELS, Level
from scopa.arena.baselines import searching, simple
from scopa.arena.faults import UnknownPlayer, reason
from scopa.moves import AnyMove
from scopa.observation import Observation
from scopa.rules import Rules

Choose = Callable[[Any, Random], AnyMove]
"""What plays: from what its seat may know and a source of chance, a legal move."""


@dataclass(frozen=True)
class Player:
    """One player: its name, how it chooses, and what it needs.

    It is given an Observation; one that ``cheats`` is given the State. ``worlds`` is how many ways for the hidden cards
    to lie it looks at, with two players and with more: 0 where it does not search, or does not say.
    ``source`` tells the file of a user's module from the same file changed; it is empty for players of this package.
    """

    name: str
    choose: Choose
    cheats: bool = False
    worlds: tuple[int, int] = (0, 0)
    source: str = ""

    def worlds_at(self, rules: Rules) -> int:
        """How many worlds it looks at in a game."""
        return self.worlds[rules.seats > 2]


def _by_observation(choose: Callable[[Observation], AnyMove]) -> Choose:
    """A player that leaves nothing to chance."""
    return lambda observation, _chance: choose(observation)


def _of_level(level: Level, worlds: int | None = None) -> Player:
    """A level as it plays with nobody waiting: with all its worlds, or with as many as are asked for."""

    def choose(observation: Observation, chance: Random) -> AnyMove:
        return level.think(observation, seed=str(chance.random()), worlds=worlds).best.move

    if worlds is None:
        return Player(level.name, choose, worlds=level.worlds)
    return Player(f"{level.name}@{worlds}", choose, worlds=(worlds, worlds))


PLAYERS: Mapping[str, Player] = MappingProxyType(
    {
        player.name: player
        for player in (
            Player("random", simple.choose_at_random),
            Player("greedy", _by_observation(greedy.choose)),
            Player("safe-greedy", _by_observation(simple.choose_safely)),
            Player("heuristic", _by_observation(heuristic.choose)),
            Player("esperto-type", searching.choose_as_esperto, worlds=(searching.ESPERTO_WORLDS,) * 2),
            Player("pimc-12x5", searching.choose_by_pimc, worlds=(searching.PIMC_WORLDS,) * 2),
            Player("cheat", searching.cheat, cheats=True),
            *map(_of_level, LEVELS.values()),
        )
    }
)
"""The players by name: the baselines, then the levels, the weakest first."""


@lru_cache(maxsize=64)
def find_player(text: str) -> Player:
    """The player named *text*: one of `PLAYERS`, a level with another number of worlds, ``maestro@60``, or a function
    of one's own, ``module:function``.

    The function takes an Observation, or an Observation and a `random.Random` to draw on, and gives a legal move.
    Raises `UnknownPlayer`.
    """
    if text in PLAYERS:
        return PLAYERS[text]
    level_name, at, worlds = text.partition("@")
    if at and level_name in LEVELS and worlds.isdecimal() and int(worlds) and any(LEVELS[level_name].worlds):
        return _of_level(LEVELS[level_name], int(worlds))
    module_name, colon, function_name = text.partition(":")
    if not (colon and module_name and function_name) or module_name.startswith("."):
        raise UnknownPlayer("no-such-player", name=text, known=list(PLAYERS))
    try:
        module = importlib.import_module(module_name)
    except (Exception, SystemExit) as error:
        why = str(error) if isinstance(error, ImportError) else reason(error)
        raise UnknownPlayer("no-such-module", name=text, module=module_name, why=why) from error
    function = getattr(module, function_name, None)
    if function is None:
        raise UnknownPlayer("no-such-function", name=text, module=module_name, function=function_name)
    return Player(text, _with_chance(text, function), source=_source(module))


def _source(module: ModuleType) -> str:
    """A digest of the file that a module is written in; empty where there is none."""
    file = Path(module.__file__ or "") if hasattr(module, "__file__") else Path()
    return sha256(file.read_bytes()).hexdigest() if file.is_file() else ""


def _with_chance(name: str, function: Callable[..., AnyMove]) -> Choose:
    """A user's function as one of an observation and of chance."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError) as error:
        raise UnknownPlayer("wrong-function", name=name) from error
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    needed = [each for each in parameters if each.kind in kinds and each.default is inspect.Parameter.empty]
    if len(needed) == 1:
        return _by_observation(function)
    if len(needed) == 2:
        return function
    raise UnknownPlayer("wrong-function", name=name)
