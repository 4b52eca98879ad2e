"""Clocks run while somebody could act, and only then."""

from pathlib import Path

import pytest

from rulings import ruling
from server.hall import Hall, arranged


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


@ruling("PACE-1")
def test_a_turn_that_runs_out_costs_two_cards_and_the_turn(hall: Hall) -> None:
    people = anna, boris = hall.seated(2, clock=5_000)
    arranged(people, ["r1 r2 r5", "b3 b4 r7"])
    assert anna.update["clock"] == {"left": 5_000, "total": 5_000}
    hall.passes(4_990)
    assert anna.view["mover"] == 0
    hall.passes(500)
    assert anna.view["mover"] == 1
    assert boris.view["counts"] == [5, 3]
    assert [event["why"] for event in boris.events("cards-drawn")] == ["slow"]


def test_an_act_made_in_time_is_in_time_behind_a_slow_network(hall: Hall) -> None:
    people = anna, boris = hall.seated(2, clock=5_000)
    anna.line._round_trips.clear()
    anna.round_trip = 200
    hall.passes(5_001)
    arranged(people, ["r1 r2 r5", "b3 b4 r7"])
    hall.passes(5_150)
    assert anna.answers(anna.acts("play", "r1")) == [None]
    assert boris.view["counts"] == [2, 3]


def test_acts_beside_the_decision_do_not_wind_the_clock(hall: Hall) -> None:
    people = anna, boris = hall.seated(2, clock=5_000)
    arranged(people, ["r1 r2 r5", "b3 b4 r7"])
    hall.passes(3_000)
    boris.acts("call")
    assert anna.update["clock"] == {"left": 2_000, "total": 5_000}
    anna.acts("draw")
    assert anna.update["clock"] == {"left": 5_000, "total": 5_000}, "play it or pass is another decision"


@ruling("RACE-1")
def test_a_race_has_its_deadline_with_the_clock_off(hall: Hall) -> None:
    people = anna, boris = hall.seated(2, clock=0)
    arranged(people, ["khlopkopyt.r r2 r5", "b3 b4 r7"])
    assert anna.update["clock"] is None
    anna.acts("play", "khlopkopyt.r")
    assert boris.update["clock"] == {"left": 5_000, "total": 5_000}
    hall.passes(5_300)
    assert anna.events("slap-ended")[0]["losers"] == [0, 1]
    assert anna.view["counts"] == [4, 5]


def test_an_act_that_waits_to_be_judged_was_in_time(hall: Hall) -> None:
    people = anna, boris, _clara = hall.seated(3, clock=5_000)
    arranged(people, ["r1 r2 r5", "b3 b4 r7", "g1 g2 g3"])
    anna.acts("play", "r1")
    hall.passes(5_060)
    move = boris.acts("draw")
    hall.passes(500)
    assert boris.answers(move) == [None]
    assert boris.events("time-ran-out") == []


def test_the_clock_stands_still_between_rounds(hall: Hall) -> None:
    people = anna, boris = hall.seated(2, clock=5_000)
    arranged(people, ["r1", "b3 b4 r7"])
    anna.acts("play", "r1")
    assert boris.update["clock"] is None
    hall.passes(20_000)
    assert boris.events("time-ran-out") == []


def test_bots_answer_within_the_clock(hall: Hall) -> None:
    (anna,) = hall.seated(1, bots=["dreamer", "dreamer", "dreamer"], clock=2_000)
    for _ in range(120):
        hall.passes(1_000)
        anna.says(type="next-round")
    assert {event["seat"] for event in anna.events("time-ran-out")} <= {0, -1}
    assert len(anna.events("card-played")) > 10
