"""The hosted match without a screen: time, clocks, races, silence, the journal."""

from typing import Any

from engine.talk import faces
from rulings import ruling
from svintus.engine import actions, journal
from svintus.engine.actions import Action
from svintus.engine.events import CardsDrawn, TimeRanOut
from svintus.terminal.session import CATCH_PAUSE, FALSE_START, GLANCE
from terminal.hosting import laid, new_session, slapped


def act(text: str) -> int:
    return Action.read(text).pack()


def test_nothing_happens_while_no_time_passes() -> None:
    session = laid(after=0, top="r3", Ann="r5 g1 g2", Boris="r1 b2 b3", mover=1)
    before = session.view
    session.elapse(0)
    assert session.view != before
    session = laid(after=1, top="r3", Ann="r5 g1 g2", Boris="r1 b2 b3", mover=1)
    session.elapse(0)
    assert session.view == before


def test_a_bot_acts_at_its_moment_and_not_before() -> None:
    session = laid(after=700, top="r3", Ann="r5 g1 g2", Boris="r1 b2 b3", mover=1)
    session.elapse(699)
    assert session.view.owes == (1,)
    session.elapse(1)
    assert session.view.owes == (0,)
    assert session.view.counts == (3, 2)


def test_several_things_due_in_one_span_happen_in_their_order_each_at_its_time() -> None:
    session = laid(after=(400, 300), top="r3", Ann="g1 g2 g4", Boris="r1 b2 b3", Clara="r2 b4 b5", mover=1)
    session.elapse(5_000)
    assert session.view.owes == (0,)
    assert [(entry.at, entry.seat) for entry in session.journal().entries] == [(400, 1), (700, 2)]


@ruling("PACE-1")
def test_the_players_clock_runs_out_and_costs_two_cards_and_the_turn() -> None:
    session = laid(top="r3", Ann="r5 g1 g2", Boris="r1 b2 b3", options={"clock": 5_000})
    assert session.time_left == (5_000, 5_000)
    session.elapse(4_999)
    assert session.view.owes == (0,)
    assert session.time_left == (1, 5_000)
    session.take_events()
    session.elapse(1)
    assert session.view.counts == (5, 3)
    assert session.view.owes == (1,)
    told = session.take_events()
    assert [event.phase for event in told if isinstance(event, TimeRanOut)] == ["turn"]
    assert [len(event.cards) for event in told if isinstance(event, CardsDrawn)] == [2]
    assert session.time_left == (5_000, 5_000), "the next decision has a time of its own"


def test_a_draw_gives_the_decision_a_new_time() -> None:
    session = laid(top="r3", Ann="b5 g1 g2", Boris="r1 b2 b3", options={"clock": 5_000})
    session.elapse(4_000)
    assert session.act(act("draw")) is None
    assert session.time_left == (5_000, 5_000)


def test_no_clock_runs_where_it_is_off() -> None:
    session = laid(top="r3", Ann="r5 g1 g2", Boris="r1 b2 b3", options={"clock": 0})
    session.elapse(3_600_000)
    assert session.time_left is None
    assert session.view.owes == (0,)


@ruling("RACE-1")
def test_a_slap_has_its_deadline_with_the_clock_off_and_only_the_slow_pay() -> None:
    session = laid(
        after=(None, 400), top="r3", Ann="khlopkopyt.r g1", Boris="r1 b2 b3", Clara="b4 b5", options={"clock": 0}
    )
    assert session.act(act("call")) is None
    assert session.act(act("play khlopkopyt.r")) is None
    assert session.time_left == (5_000, 5_000)
    session.elapse(4_999)
    assert slapped(session) == [2]
    session.elapse(1)
    assert session.view.counts == (3, 5, 2)
    assert session.view.phase == "turn"


@ruling("FAIR-1")
def test_a_slap_quicker_than_sight_is_a_false_start() -> None:
    session = laid(after=(900, 900), top="r3", Ann="khlopkopyt.r g1 g2", Boris="r1 b2", Clara="b4 b5")
    session.elapse(3_000)
    session.act(act("play khlopkopyt.r"))
    session.elapse(FALSE_START - 1)
    assert session.act(actions.A_SLAP) == "failure-false-start"
    assert slapped(session) == []
    session.elapse(1)
    assert session.act(actions.A_SLAP) is None
    assert session.reaction == FALSE_START
    assert slapped(session) == [0]


@ruling("SLAP-1")
def test_the_quicker_reaction_wins_the_race() -> None:
    session = laid(after=(250, 600), top="r3", Ann="khlopkopyt.r g1 g2", Boris="r1 b2", Clara="b4 b5")
    session.act(act("play khlopkopyt.r"))
    session.elapse(400)
    assert slapped(session) == [1]
    assert session.act(actions.A_SLAP) is None
    assert session.view.counts == (2, 2, 4), "the last seat pays without having to slap"


@ruling("SV-4")
def test_a_catch_that_finds_nothing_is_cooled_down() -> None:
    session = laid(top="r3", Ann="r5 g1 g2", Boris="r1 b2 b3")
    assert session.act(act("catch @1")) is None
    assert session.act(act("catch @1")) == "failure-cooling-down"
    session.elapse(CATCH_PAUSE)
    assert session.act(act("catch @1")) is None


@ruling("SIL-2")
def test_saying_something_breaks_a_silence_and_costs_two_cards() -> None:
    session = laid(top="r3", Ann="tikhokhryun.r g1 g2", Boris="r1 b2 b3", Clara="b4 b5 b6")
    assert not session.say(), "outside a silence a word is only a word"
    session.act(act("play tikhokhryun.r"))
    assert session.view.silence_owner == 0
    assert session.say()
    assert session.view.counts[0] == 4
    assert session.view.silence_owner == -1


@ruling("PACE-2")
def test_by_the_book_nothing_is_pointed_out_and_a_wrong_act_costs() -> None:
    session = laid(top="r3", Ann="b5 r1 g2", Boris="r1 b2 b3", options={"by_the_book": True})
    assert session.hints() == []
    assert session.act(act("play b5")) is None
    assert session.view.counts[0] == 5
    assert session.view.owes == (1,)


@ruling("PACE-3")
def test_what_was_lawful_a_moment_ago_is_late_and_not_wrong() -> None:
    cards: dict[str, Any] = {"top": "r3", "Ann": "r1 r1 g2", "Boris": "r1 b2 b3 b4", "Clara": "r5 g4 g5 g6", "mover": 1}
    session = laid(after=(1_000, 100), options={"by_the_book": True}, **cards)
    session.elapse(1_000)
    assert session.view.top == faces("r1")[0]
    session.elapse(100)
    assert session.view.top == faces("r5")[0]
    session.elapse(GLANCE)
    assert session.act(act("intercept r1")) == "refused-too-late"
    assert session.view.counts[0] == 3
    session.elapse(1)
    assert session.act(act("intercept r1")) is None, "by now it is a wrong act, seen and paid for"
    assert session.view.counts[0] == 5


def test_a_refusal_has_a_reason_and_leaves_no_trace() -> None:
    session = laid(top="r3", Ann="b5 r1 g2", Boris="r1 b2 b3")
    before = session.view
    assert session.act(act("play b5")) == "refused-does-not-fit"
    assert session.view == before
    assert session.journal().entries == ()


@ruling("MATCH-5")
def test_the_time_limit_makes_the_running_round_the_last() -> None:
    options = {"clock": 0, "time_limit_minutes": 1}
    session = laid(top="r3", Ann="r5 r1", Boris="r1 b2 b3", options=options)
    session.elapse(60_000)
    assert not session.match.over
    session.act(act("call"))
    session.act(act("play r5"))
    session.act(act("catch @1"))
    session.match.round.hands[0] = faces("r1")
    session.match.round.give_turn(0)
    session.act(act("play r1"))
    assert session.match.over


def test_a_match_played_with_bots_is_a_sound_journal() -> None:
    session = new_session("v2", 3, seed=5, bots=("random", "sensible"), target=1, clock=2_000)
    for _ in range(5_000):
        if session.match.over:
            break
        if session.match.round.over:
            session.next_round()
        session.elapse(1_000)
    assert session.match.over
    verdict = journal.verify(journal.write(session.journal()))
    assert verdict.sound, verdict.why
    assert verdict.over
    assert verdict.totals == session.view.totals


def test_the_same_seed_and_the_same_times_give_the_same_match() -> None:
    played = []
    for _ in range(2):
        session = new_session("classic", 4, seed=9, clock=2_000)
        for _ in range(100):
            session.elapse(333)
        played.append(session.journal().entries)
    assert played[0] == played[1]
    assert len(played[0]) > 10


def test_the_player_sees_no_foreign_cards_in_events() -> None:
    session = new_session("v2", 4, seed=3, clock=2_000)
    drawn = 0
    for _ in range(200):
        session.elapse(500)
        for event in session.take_events():
            if isinstance(event, CardsDrawn) and event.seat != session.seat:
                drawn += event.count
                assert event.cards == ()
    assert drawn > 0
