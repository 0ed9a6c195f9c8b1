"""Scopa, Scopone, Escoba and their kin: the rules, the players and the coach, in plain Python."""

from scopa.captures import captures
from scopa.declarations import Declaration
from scopa.games import GAMES
from scopa.match import Match
from scopa.moves import Move, Reason, legal_moves, why_not
from scopa.rules import Rules
from scopa.scoring import Award, score
from scopa.state import State, deal, is_over, play

__all__ = [
    "GAMES",
    "Award",
    "Declaration",
    "Match",
    "Move",
    "Reason",
    "Rules",
    "State",
    "captures",
    "deal",
    "is_over",
    "legal_moves",
    "play",
    "score",
    "why_not",
]
