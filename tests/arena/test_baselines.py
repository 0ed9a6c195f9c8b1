"""The baselines: legal everywhere, fair but for the cheat, and about as strong as they are known to be."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from scopa import Rules, State, deal, legal_moves, play
from scopa.ai.position import Position
from scopa.arena.baselines.alpha_beta import lead, value_after
from scopa.arena.baselines.simple import choose_safely
from scopa.arena.baselines.worlds import is_open, world
from scopa.arena.contest import Contest, play_pair
from scopa.arena.players import PLAYERS, Player
from scopa.arena.tally import Tally
from scopa.cards import FULL_PACK, CardSet
from scopa.observation import Observation, observe
from strategies import SCOPA, law, states, with_hidden_cards_exchanged
from tables import TABLES, random_deal

FAIR = {name: player for name, player in PLAYERS.items() if not player.cheats}
BRIEF = ("scopa", "escoba seats=6 teams=2x3", "cirulla seats=3", "scopone-nove-monte")


def asked(player: Player, state: State, seed: str) -> object:
    """Return what a player answers in a state that is not over."""
    seen = state if player.cheats else observe(state, state.turn or 0)
    return player.choose(seen, Random(seed))


@pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)
@pytest.mark.parametrize("table", BRIEF)
def test_a_player_answers_legally_at_every_kind_of_table(player: Player, table: str) -> None:
    for state in [*random_deal(TABLES[table], "legal")][:-1:9]:
        assert asked(player, state, "legal") in legal_moves(state)


@pytest.mark.parametrize("player", FAIR.values(), ids=FAIR)
@law(6)
@given(states(), some.permutations(range(40)))
def test_a_fair_player_answers_the_same_whatever_cards_are_hidden(
    player: Player, state: State, order: list[int]
) -> None:
    if state.turn is not None:
        other = with_hidden_cards_exchanged(state, state.turn, order)
        assert asked(player, state, "fair") == asked(player, other, "fair")


def test_the_cheat_answers_to_the_hidden_cards() -> None:
    """One seat, two deals that it cannot tell apart, two answers."""
    answers = set()
    state = deal(SCOPA, seed="cheat")
    for turned in range(10):
        order = [(card + 4 * turned) % 40 for card in range(40)]
        answers.add(asked(PLAYERS["cheat"], with_hidden_cards_exchanged(state, state.turn or 0, order), "cheat"))
    assert len(answers) > 1


@pytest.mark.parametrize("rules", [TABLES[name] for name in BRIEF], ids=BRIEF)
def test_a_world_holds_every_card_once_and_what_the_seat_knows(rules: Rules) -> None:
    for state in [*random_deal(rules, "world")][:-1:3]:
        seat = state.turn or 0
        seen = observe(state, seat)
        found = world(seen, Random("world"))
        assert CardSet.of(found.hands[seat]) == state.hands[seat]
        assert list(map(len, found.hands)) == list(map(len, state.hands))
        assert all(shown <= CardSet.of(hand) for shown, hand in zip(seen.exposed, found.hands, strict=True))
        later = [card for hands in found.next_hands for hand in hands for card in hand]
        placed = [card for hand in found.hands for card in hand] + later
        known = seen.table.mask | sum(pile.mask for pile in seen.piles)
        assert len(set(placed)) == len(placed)
        assert not CardSet.of(placed).mask & known
        assert (CardSet.of(placed).mask | known).bit_count() == 40 - seen.aside_size


def test_worlds_differ() -> None:
    seen = observe(deal(SCOPA, seed="worlds"), 0)
    chance = Random("worlds")
    assert len({str(world(seen, chance).hands) for _ in range(10)}) == 10


def test_with_two_hands_and_no_stock_the_only_world_is_the_truth() -> None:
    last = [state for state in random_deal(SCOPA, "open") if state.turn is not None and not state.stock]
    assert len(last) == 6
    for state in last:
        seen = observe(state, state.turn or 0)
        assert is_open(seen)
        assert [CardSet.of(hand) for hand in world(seen, Random(1)).hands] == list(state.hands)


def by_trying_everything(position: Position, side: int) -> float:
    """The value of a position by plain minimax to the end of the deal."""
    if position.turn < 0:
        return lead(position.points(), side)
    values = []
    mover = position.turn
    for card, taken in position.moves():
        position.play(card, taken)
        values.append(by_trying_everything(position, side))
        position.undo()
    return max(values) if position.rules.side_of(mover) == side else min(values)


@pytest.mark.parametrize("seed", range(6))
def test_alpha_beta_finds_what_trying_everything_finds(seed: int) -> None:
    state = next(state for state in random_deal(SCOPA, f"exact {seed}") if not state.stock)
    position = Position.of(state)
    side = state.turn or 0

    def never(_: Position) -> float:
        raise AssertionError("the end of the deal is near enough")

    for move in position.moves():
        position.play(*move)
        wanted = by_trying_everything(position, side)
        position.undo()
        assert value_after(position, move, 6, side, never) == wanted


def seen_at(table: str, hand: str) -> Observation:
    """Return what the first player knows at the start of a deal with these cards."""
    texts = [*CardSet.read(hand).texts(), *CardSet.read(table).texts()]
    others = CardSet(FULL_PACK & ~CardSet.read(table + hand).mask).texts()
    return observe(deal(SCOPA, pack=[*texts[:3], *others[:3], *texts[3:], *others[3:]], dealer=1), 0)


@pytest.mark.parametrize(
    ("table", "hand", "chosen"),
    [
        ("AC2B3C4S", "7DJSKC", "KCxAC2B3C4S#"),  # a sweep, as Greedy
        ("7D2C3SJB", "7S5BKD", "7Sx7D"),  # the dearest capture leaves 15: no card sweeps it
        ("7D2S2B2C", "7SJSKD", "JS"),  # the dearest would leave 6, which a 6 sweeps
        ("6DAC2S5B", "6SJDQD", "QDxAC2S6D"),  # whatever it plays may be swept: the dearest, as Greedy
    ],
)
def test_safe_greedy_leaves_no_sweep_if_it_can(table: str, hand: str, chosen: str) -> None:
    assert str(choose_safely(seen_at(table, hand))) == chosen


def tally_of(first: str, second: str, pairs: int, game: str = "scopa") -> Tally:
    """Return what the first pairs of a fixed seed say."""
    tally = Tally()
    for number in range(pairs):
        tally.add(play_pair(Contest(first, second, game, "baselines"), number))
    return tally


@pytest.mark.parametrize(
    ("first", "second", "game", "known", "pairs"),
    [
        ("greedy", "random", "scopa", 1.68, 100),
        ("safe-greedy", "greedy", "scopa", 0.02, 60),
        ("safe-greedy", "greedy", "scopone", 2.73, 30),
        ("esperto-type", "greedy", "scopa", 0.65, 15),
        ("pimc-12x5", "greedy", "scopa", 0.80, 15),
    ],
)
def test_a_baseline_is_as_strong_as_it_is_known_to_be(
    first: str, second: str, game: str, known: float, pairs: int
) -> None:
    """A quick look at what the ladder shows at length: within three standard errors of figures measured elsewhere."""
    margin = tally_of(first, second, pairs, game).margin
    assert abs(margin.mean - known) < 3 * margin.standard_error


def test_the_last_play_is_answered() -> None:
    state = deal(SCOPA, seed="last")
    while state.turn is not None:
        state = play(state, PLAYERS["pimc-12x5"].choose(observe(state, state.turn), Random(0)))
    assert not state.stock
