"""What a player keeps in mind: of the cards that are gone, and as a source of chance."""

from __future__ import annotations

from random import Random

from scopa.cards import COINS_MASK, FULL_PACK, RANK_MASKS, CardSet
from scopa.moves import Move
from scopa.observation import Observation

_NEVER_FORGOTTEN = COINS_MASK | RANK_MASKS[6]


def unseen_by_memory(observation: Observation) -> CardSet:
    """The cards that a player takes to be still out who remembers, of those captured, the coins, the sevens and what
    was played and taken since its own last turn.
    """
    rules = observation.rules
    piles = 0
    for pile in observation.piles:
        piles |= pile.mask
    recent = 0
    for play in observation.plays[-rules.seats :]:
        if isinstance(play.move, Move):
            recent |= play.move.taken.mask | 1 << play.move.card
    forgotten = piles & ~(_NEVER_FORGOTTEN | recent)
    return CardSet(observation.unseen.mask | forgotten & FULL_PACK)


def chance_of(observation: Observation, seed: str) -> Random:
    """Chance that depends on *seed* and on what is observed alone: the same in the same situation."""
    piles = [pile.mask for pile in observation.piles]
    return Random(f"{seed}/{observation.seat}/{observation.hand.mask}/{observation.table.mask}/{piles}")
