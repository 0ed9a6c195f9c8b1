"""Read and write rules, positions and whole matches as text (moves and cards write themselves).

A match::

    [Rules "scopa target=21"]
    [Seed "7"]

    1. 6Sx6D 4C 2Bx2C#
    2. 7DxAD6C

one numbered line a deal begun, where ``!low``, ``!three 7C=1`` and ``!pass`` are moves too. A header
``[Resigned "0"]`` says which side gave up.
"""

from __future__ import annotations

import re

from scopa.cards import FULL_PACK, Card, CardSet, card_text, read_cards
from scopa.deal import order_of_play
from scopa.declarations import WILD, declarations
from scopa.errors import NotationError, ScopaError
from scopa.games import game_of, house_rules
from scopa.match import Match
from scopa.moves import AnyMove, read_text
from scopa.rules import Rules
from scopa.state import State

_HEADER = re.compile(r'\[(\w+) "([^"\n]*)"\]')
_DEAL = re.compile(r"([0-9]{1,4})\.((?: \S+)*)")
_MOVE = re.compile(r"\S+(?: 7C=[0-9]+)?")
_LONGEST = 100_000
"""Characters of the longest match that is read: a hundred deals take under ten thousand."""


def write_rules(rules: Rules) -> str:
    """The game a Rules comes nearest to, and the options that differ: ``scopa target=21``."""
    game, options = game_of(rules)
    return " ".join([game, *(f"{name}={_option_text(chosen)}" for name, chosen in options.items())])


def read_rules(text: str) -> Rules:
    """The rules that `write_rules` wrote. Raises `NotationError`, and `scopa.errors.ContradictoryRules` for a game that
    does not exist and for options that cannot be.
    """
    if not text.strip():
        raise NotationError("rules", text)
    game, *parts = text.split()
    options: dict[str, object] = {}
    for part in parts:
        name, equals, written = part.partition("=")
        if not equals or name == "game":
            raise NotationError("rules", text)
        options[name] = _read_option(written)
    return house_rules(game, **options)


def write_match(match: Match) -> str:
    """The whole record of a match; `read_match` gives the same match back."""
    lines = [f'[Rules "{write_rules(match.rules)}"]', f'[Seed "{match.seed}"]']
    if match.resigned is not None:
        lines.append(f'[Resigned "{match.resigned}"]')
    lines.append("")
    lines.extend(" ".join([f"{number}.", *map(str, moves)]) for number, moves in enumerate(match.deals, 1))
    return "\n".join(lines) + "\n"


def read_match(text: str) -> Match:
    """The match that *text* records, every move checked.

    Raises `NotationError`, `scopa.errors.IllegalMove`, `scopa.errors.NotNow`, `scopa.errors.NoSuchSeat`,
    `scopa.errors.ContradictoryRules`.
    """
    if len(text) > _LONGEST:
        raise NotationError("match", text[:80])
    headers: dict[str, str] = {}
    deals: list[list[AnyMove]] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        if header := _HEADER.fullmatch(line):
            headers[header[1]] = header[2]
        elif (moves := _DEAL.fullmatch(line)) and int(moves[1]) == len(deals) + 1:
            deals.append([read_text(move) for move in _MOVE.findall(moves[2])])
        else:
            raise NotationError("match", line)
    if "Rules" not in headers or "Seed" not in headers or not deals:
        raise NotationError("match", text[:80])
    rules = read_rules(headers["Rules"])
    return Match.replay(rules, headers["Seed"], deals, _read_side(headers.get("Resigned")))


def write_position(state: State) -> str:
    """The cards of a deal at one moment, hidden ones too: ``table=2B4C hands=6S7D/AD turn=0 ...``; the plays are not in
    it.
    """
    said = [f"{name}={told}" for name, told in _seldom(state).items() if told]
    return " ".join(
        [
            f"rules={write_rules(state.rules).replace(' ', ',')}",
            f"table={state.table}",
            f"hands={'/'.join(map(str, state.hands))}",
            f"piles={'/'.join(map(str, state.piles))}",
            f"sweeps={'/'.join(''.join(map(card_text, cards)) for cards in state.sweeps)}",
            f"stock={''.join(map(card_text, state.stock))}",
            f"dealer={state.dealer}",
            f"turn={'-' if state.turn is None else state.turn}",
            f"round={state.round}",
            f"last={'-' if state.last_capturer is None else state.last_capturer}",
            *said,
        ]
    )


def _seldom(state: State) -> dict[str, str]:
    """The parts of a position that few games have; an empty text is left out."""
    return {
        "aside": str(state.aside),
        "declared": "/".join(map(str, state.declared)) if any(state.declared) else "",
        "declaring": "yes" if state.declaring else "",
        "exposed": str(state.exposed),
        "wild": "" if state.wild is None else str(state.wild),
    }


def read_position(text: str) -> State:
    """The state that `write_position` wrote. Raises `NotationError` with the defect: a card twice, cards missing, a
    seat that is not there...
    """
    parts = dict(part.split("=", 1) for part in text.split() if "=" in part)
    try:
        rules = read_rules(parts["rules"].replace(",", " "))
        state = State(
            rules=rules,
            dealer=_below(parts["dealer"], rules.seats),
            hands=_read_sets(parts["hands"], rules.seats),
            table=CardSet.read(parts["table"]),
            stock=tuple(read_cards(parts["stock"])),
            piles=_read_sets(parts["piles"], rules.sides),
            sweeps=_read_sweeps(parts["sweeps"], rules.sides),
            turn=None if parts["turn"] == "-" else _below(parts["turn"], rules.seats),
            round=int(parts["round"]),
            last_capturer=None if parts["last"] == "-" else _below(parts["last"], rules.sides),
            aside=CardSet.read(parts.get("aside", "")),
            declared=_read_declared(parts.get("declared"), rules.sides),
            declaring=parts.get("declaring") == "yes",
            exposed=CardSet.read(parts.get("exposed", "")),
            wild=1 + _below(str(int(parts["wild"]) - 1), 10) if "wild" in parts else None,
        )
    except ScopaError:
        raise
    except (KeyError, ValueError) as error:
        raise NotationError("position", text) from error
    _check_cards(state, text)
    _check_moment(state, text)
    return state


def _check_cards(state: State, text: str) -> None:
    zones = [state.table, CardSet.of(state.stock), state.aside, *state.hands, *state.piles]
    held = 0
    for zone in zones:
        if held & zone.mask:
            raise NotationError("position", text, twice=list(CardSet(held & zone.mask).texts()))
        held |= zone.mask
    if held != FULL_PACK:
        raise NotationError("position", text, missing=list(CardSet(FULL_PACK & ~held).texts()))
    if any(not CardSet.of(cards) <= pile for cards, pile in zip(state.sweeps, state.piles, strict=True)):
        raise NotationError("position", text, sweeps="not in the pile")


def _check_moment(state: State, text: str) -> None:
    """Whether play can have come to this: else dealing on, or the last play of the deal, would go wrong."""
    rules = state.rules
    to_come = rules.seats * sum(rules.round_sizes[state.round :])
    if not 1 <= state.round <= rules.rounds or len(state.stock) != to_come:
        raise NotationError("position", text, round=state.round, stock=len(state.stock))
    if state.turn is None:
        at_rest = not any(state.hands) and not state.stock and not state.table and not state.aside
    else:
        order = order_of_play(rules, state.dealer)
        played = order.index(state.turn)
        most = len(state.hand)
        sizes = [len(state.hands[seat]) for seat in order]
        fits = 0 < most <= rules.round_sizes[state.round - 1]
        at_rest = fits and sizes == [most - (at < played) for at in range(rules.seats)]
        at_rest = at_rest and len(state.aside) == rules.aside_size
    if not at_rest:
        raise NotationError("position", text, turn=state.turn)
    if state.last_capturer is None and any(state.piles) and not rules.aside_size:
        raise NotationError("position", text, last=None)
    _check_declared(state, text)


def _check_declared(state: State, text: str) -> None:
    rules = state.rules
    if state.declaring and not declarations(rules, state.hand):
        raise NotationError("position", text, declaring=True)
    if any(state.declared) and not rules.accusi:
        raise NotationError("position", text, declared=list(state.declared))
    in_hand = CardSet(sum(hand.mask for hand in state.hands))
    if not state.exposed <= in_hand or (state.exposed and not rules.accusi):
        raise NotationError("position", text, exposed=list(state.exposed.texts()))
    if state.wild is not None and (rules.matta is None or WILD not in state.exposed | state.table):
        raise NotationError("position", text, wild=state.wild)


def _read_declared(text: str | None, sides: int) -> tuple[int, ...]:
    declared = (0,) * sides if text is None else tuple(map(int, text.split("/")))
    if len(declared) != sides or min(declared) < 0:
        raise NotationError("position", text or "")
    return declared


def _read_sets(text: str, count: int) -> tuple[CardSet, ...]:
    sets = tuple(map(CardSet.read, text.split("/")))
    if len(sets) != count:
        raise NotationError("position", text)
    return sets


def _read_sweeps(text: str, count: int) -> tuple[tuple[Card, ...], ...]:
    sweeps = tuple(tuple(read_cards(cards)) for cards in text.split("/"))
    if len(sweeps) != count:
        raise NotationError("position", text)
    return sweeps


def _below(text: str, limit: int) -> int:
    number = int(text)
    if not 0 <= number < limit:
        raise NotationError("position", text)
    return number


def _read_side(text: str | None) -> int | None:
    if text is None:
        return None
    if not re.fullmatch("[0-9]", text):
        raise NotationError("match", text)
    return int(text)


def _option_text(chosen: object) -> str:
    if isinstance(chosen, bool):
        return "yes" if chosen else "no"
    return "-" if chosen is None else str(chosen)


def _read_option(written: str) -> object:
    named: dict[str, object] = {"yes": True, "no": False, "-": None}
    if written in named:
        return named[written]
    return int(written) if re.fullmatch(r"-?[0-9]{1,6}", written) else written
