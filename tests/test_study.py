"""What is asked about a match beside playing it: why the computer played so, what a deal turned on, how it stands."""

import pytest

from scopa import Move
from scopa.ai.levels import LEVELS
from scopa.ai.thought import Estimate, Settled, Thought, finished, ordered
from scopa.errors import NotNow
from scopa.observation import Observation, observe
from scopa.review import TURNING_POINTS, Decision, Review, grade, judge
from scopa.session import Session
from scopa.study import advised, newest_play, opened, review, reviewed


def going_on(session: Session, steps: int) -> Session:
    """The session some steps on: the person plays the first card that may be played."""
    for _ in range(steps):
        asks = session.view()["asks"]
        if asks == "reply":
            session = session.reply()
        elif asks == "declare":
            session = session.play(session.view()["declarations"][0]["move"])
        elif asks == "play":
            card = next(card for card in session.view()["hand"] if card["captures"] or card["lays"])
            taken = card["captures"][0] if card["captures"] else []
            session = session.play(card["card"] + ("x" + "".join(taken) if taken else ""))
    return session


def deal_end(game: str = "scopa", seed: str = "5") -> Session:
    session = Session.new(game, seed, level="principiante")
    while session.view()["phase"] == "play":
        session = going_on(session, 1)
    return session


@pytest.mark.parametrize(
    ("loss", "name"),
    [(0, "fine"), (0.149, "fine"), (0.15, "inaccuracy"), (0.499, "inaccuracy"), (0.5, "mistake"), (0.999, "mistake"),
     (1, "blunder"), (4, "blunder")],
)  # fmt: skip
def test_a_decision_is_graded_by_the_points_it_lost(loss: float, name: str) -> None:
    assert grade(loss) == name


def thought_of(points: dict[str, float], error: float, exact: bool) -> Thought:
    moves = {Move.read(text): worth for text, worth in points.items()}
    errors = dict.fromkeys(moves, error)
    estimates = [Estimate(move, worth, errors, {"coins": worth}, exact, worth) for move, worth in moves.items()]
    return ordered(estimates, worlds=30)


def test_a_loss_is_what_the_preferred_move_would_have_brought_more_if_that_is_sure() -> None:
    seen = observe(Session.new("scopa", "5").match.state, 0)

    def loss(played: str, error: float = 0.0, *, exact: bool = False) -> float:
        points = {"6S": 0.9, "7S": 0.85, "KS": 0.1}
        return judge(Decision(0, seen, Move.read(played)), thought_of(points, error, exact)).loss

    assert loss("6S") == 0
    assert loss("7S", error=0.1) == 0
    assert loss("7S", error=0.001) == pytest.approx(0.05)
    assert loss("7S", exact=True) == pytest.approx(0.05)
    assert loss("KS", error=0.1) == pytest.approx(0.8)
    assert loss("KS", error=0.5) == 0


def test_what_seems_to_have_lost_is_looked_at_once_more_and_the_second_look_counts() -> None:
    seen = observe(Session.new("scopa", "5").match.state, 0)
    first = thought_of({"6S": 0.9, "7S": 0.85, "KS": 0.1}, 0.1, exact=False)
    second = thought_of({"7S": 0.9, "6S": 0.5, "KS": 0.9}, 0.1, exact=False)
    looks: list[bool] = []

    def begin(_: Observation, again: bool) -> Settled:
        looks.append(again)
        return Settled(second if again else first)

    review = Review([Decision(place, seen, Move.read(text)) for place, text in enumerate(("6S", "KS", "7S"))], begin)
    steps = 1
    while review.step():
        steps += 1
    assert looks == [False, False, True, False]
    assert steps == 4
    assert [judged.loss for judged in review.judged] == [0, 0, 0]
    assert [judged.thought for judged in review.judged] == [first, second, first]


def test_the_review_judges_every_decision_of_the_person_and_tells_the_three_that_cost_most() -> None:
    session = deal_end()
    found = review(session)
    shown = [reviewed(session, found)]
    while found.step():
        if found.told()["judged"] > shown[-1]["judged"]:
            shown.append(reviewed(session, found))
    told = reviewed(session, found)
    assert shown[0]["judged"] == 0
    assert not shown[0]["done"]
    assert len(shown) > 10
    assert told["done"]
    assert told["decisions"] == told["judged"] == 18
    assert sum(told["grades"].values()) == 18
    losses = [point["loss"] for point in told["turning_points"]]
    assert 1 <= len(losses) <= TURNING_POINTS
    assert losses == sorted(losses, reverse=True)
    assert max(losses) == pytest.approx(max(judged.loss for judged in found.judged), abs=0.01)
    assert told["lost"] == pytest.approx(sum(judged.loss for judged in found.judged), abs=0.01)
    for point in told["turning_points"]:
        assert point["grade"] == grade(point["loss"]) != "fine"
        better = [reason for reason in point["because"] if reason["code"] in ("better", "perhaps-better")]
        assert better[0]["points"] == point["loss"]
        assert point["because"]
        before = Session.resume(point["save"])
        move = point["played"]["card"] + "".join(["x", *point["played"]["taken"]] if point["played"]["taken"] else [])
        assert before.practice
        assert before.view()["asks"] == "play"
        assert session.match.deals[-1][point["place"]] == Move.read(move)
        assert before.future == session.match
        walked = before
        while walked.future is not None:
            walked = walked.redo()
        assert walked.match == session.match


def test_the_last_hand_is_judged_exactly() -> None:
    found = review(deal_end())
    while found.step():
        pass
    last = [judged for judged in found.judged if judged.decision.observation.round == 6]
    assert last
    assert all(judged.thought.exact for judged in last)
    assert all(judged.loss == round(judged.loss) for judged in last)


def test_a_review_is_given_what_the_seat_knew_and_no_more() -> None:
    session = deal_end()
    found = review(session)
    while found.step():
        pass
    for judged in found.judged:
        then = opened(session, judged.decision.place)
        assert judged.decision.observation == observe(then.match.state, session.seat)


def test_a_deal_being_played_is_not_reviewed() -> None:
    with pytest.raises(NotNow, match="deal-not-over"):
        review(Session.new("scopa", "5"))
    resigned = going_on(Session.new("scopa", "5"), 4).resign()
    assert not review(resigned).is_done


@pytest.mark.parametrize("level", ["principiante", "intermedio", "esperto"])
def test_the_newest_play_of_the_computer_is_explained(level: str) -> None:
    session = Session.new("scopa", "5", level=level)
    with pytest.raises(NotNow, match="nothing-to-explain"):
        newest_play(session)
    while session.view()["asks"] != "reply":
        session = going_on(session, 1)
    thought = finished(LEVELS[level].begin(observe(session.match.state, 1)))
    session = session.reply()
    played = newest_play(session)
    assert (played.seat, played.level, played.move) == (1, level, thought.best.move)
    assert finished(played.thinking()) == thought
    told = played.told(thought)
    assert told["card"] == session.view()["last"]["card"]
    assert not played.told_to_owner
    later = going_on(session, 1)
    assert newest_play(later).before == played.before, "the own play is none of the computer's"


def test_all_is_told_once_the_cards_of_that_hand_are_seen_or_known() -> None:
    session = Session.new("scopa", "5")
    openness = []
    while session.view()["phase"] == "play":
        session = going_on(session, 1)
        if session.match.state.plays and any(play.seat == 1 for play in session.match.state.plays):
            openness.append((session.match.state.round, newest_play(session).told_to_owner))
    assert (1, False) in openness
    assert all(told for round_number, told in openness if round_number == 6)
    assert openness[-1][1]
    practice = going_on(Session.new("scopa", "5"), 4).undo()
    while not any(play.seat == 1 for play in practice.match.state.plays):
        practice = going_on(practice, 1)
    assert practice.practice
    assert newest_play(practice).told_to_owner


def test_advice_is_for_whose_turn_it_is() -> None:
    session = Session.new("scopa", "5")
    while session.view()["asks"] != "play":
        session = going_on(session, 1)
    assert isinstance(advised(session, None), list)
    illegal = Move.read(session.view()["hand"][0]["card"] + "xKD")
    assert advised(session, illegal) == advised(session, None)
    with pytest.raises(NotNow, match="not-your-turn"):
        advised(deal_end(), None)
