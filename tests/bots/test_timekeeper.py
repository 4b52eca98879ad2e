"""The seconds of a host: what fades when, and who thinks too long."""

import pytest

from bots.scenes import match_of
from rulings import ruling
from svintus import editions
from svintus.bots.deadline import Deadline
from svintus.bots.timekeeper import DUE, GROUND, LONG_THOUGHT, SUM_DUE, WINK, Timekeeper
from svintus.engine.actions import FACT, FADE, kind_of, number_of
from svintus.engine.events import NOBODY, DueArose, GroundArose, RoundEnded, Winked
from svintus.engine.faces import PARODIST, REYTING, SHEVELIS, SHTOL
from svintus.engine.match import Match
from svintus.engine.phases.each_gives import UNDECIDED, EachGives
from svintus.engine.phases.last_one import Huts
from svintus.engine.phases.question import Question


def paranoid() -> Match:
    chosen = editions.load("v2")
    return Match(chosen.options, chosen.deck(4, chosen.options, "paranoid"), 4, b"seconds")


@ruling("ETI-5")
@ruling("COU-4")
@ruling("SHMOTRUN")
def test_everything_fades_in_its_own_time() -> None:
    keeper = Timekeeper()
    keeper.observe(
        100, [GroundArose(1, SHTOL, 0, NOBODY), DueArose(2, 0, PARODIST), DueArose(3, 0, REYTING), Winked(4, 1, 2)]
    )
    faded = []
    while keeper.due is not None:
        due = keeper.due
        seat, action = keeper.take()
        assert seat == NOBODY
        assert kind_of(action) == FADE
        faded.append((due - 100, number_of(action)))
    assert faded == [(WINK, 4), (DUE, 2), (SUM_DUE, 3), (GROUND, 1)]
    with pytest.raises(LookupError):
        keeper.take()


def test_nothing_fades_when_the_round_is_over() -> None:
    keeper = Timekeeper()
    keeper.observe(0, [Winked(4, 1, 2)])
    keeper.observe(10, [RoundEnded(0, 1, (), "emptied")])
    assert keeper.due is None


@ruling("SHEVELIS")
def test_thinking_for_five_seconds_is_a_fact_once() -> None:
    match, keeper = paranoid(), Timekeeper()
    keeper.look(1_000, match)
    keeper.look(3_000, match)
    assert [keeper.due] == [1_000 + LONG_THOUGHT]
    seat, action = keeper.take()
    assert [seat] == match.owing()
    assert (kind_of(action), number_of(action)) == (FACT, SHEVELIS)
    keeper.look(7_000, match)
    assert [keeper.due] == [None]


def test_where_nobody_minds_thinking_no_time_is_taken() -> None:
    keeper = Timekeeper()
    keeper.look(0, match_of())
    assert keeper.due is None


@ruling("RACE-1")
def test_races_and_acts_of_many_have_deadlines_of_their_own_with_the_clock_off() -> None:
    match = match_of(clock=0)
    deadline = Deadline()
    deadline.look(0, match)
    assert [deadline.due] == [None]
    match.round.stack.append(Huts(0, ()))
    deadline.look(1_000, match)
    assert deadline.due == 31_000
    match.round.stack[-1] = Huts(0, (2,))
    deadline.look(9_000, match)
    assert deadline.due == 31_000, "what others do gives no more time"
    match.round.stack[-1] = EachGives(0, 1, 0b1101, (UNDECIDED,) * 4)
    deadline.look(10_000, match)
    assert deadline.due == 15_000


@ruling("SHM-4")
def test_each_question_has_five_seconds() -> None:
    match = match_of()
    deadline = Deadline()
    match.round.stack.append(Question(0, 1, 2, (3,), ()))
    deadline.look(0, match)
    assert deadline.due == 5_000
    match.round.stack[-1] = Question(0, 1, 2, (3,), (4,))
    deadline.look(2_000, match)
    assert deadline.due == 7_000
