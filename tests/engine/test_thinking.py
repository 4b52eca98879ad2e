"""Thinking for over five seconds: a ground, unless the clock has been paid (SHEVELIS, ETI-5)."""

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import CardsDrawn, CountedAloud, GroundArose, SilenceBroken


def scene(anna: str = "r5 r4 b1", boris: str = "shevelis r7 r6 b2 b3 b4", **more: object) -> Table:
    return table("v2", Anna=anna, Boris=boris, Clara="r1 r2 shevelis b5 b6 b7", deck="g0*60", **more)  # type: ignore[arg-type]


@ruling("SHEVELIS", "ETI-5")
def test_a_reward_saves_from_what_the_clock_takes() -> None:
    t = scene()
    t.is_seen("shevelis", t.anna)
    t.boris.rewards(t.anna, "shevelis r7 r6")
    before = t.anna.count
    t.time_runs_out()
    assert t.heard(CardsDrawn) == []
    assert t.anna.count == before
    assert t.boris.is_to_move


@ruling("SHEVELIS", "ETI-5")
def test_what_the_clock_took_is_no_ground_any_more() -> None:
    t = scene()
    t.is_seen("shevelis", t.anna)
    t.time_runs_out()
    assert [(event.seat, event.count, event.why) for event in t.heard(CardsDrawn)] == [(0, 2, "slow")]
    t.clara.rewards(t.anna, "shevelis b5 b6", refused="no-ground")


@ruling("SHEVELIS", "ETI-5")
def test_one_decision_gives_one_ground() -> None:
    t = scene()
    t.is_seen("shevelis", t.anna)
    assert len(t.heard(GroundArose)) == 1
    t.is_seen("shevelis", t.anna)
    assert t.heard(GroundArose) == []
    t.boris.rewards(t.anna, "shevelis r7 r6")
    t.is_seen("shevelis", t.anna)
    t.clara.rewards(t.anna, "shevelis b5 b6", refused="no-ground")
    t.anna.draws()
    t.is_seen("shevelis", t.anna)
    t.clara.rewards(t.anna, "shevelis b5 b6")


@ruling("ETI-5")
def test_a_reward_for_the_last_decision_does_not_save_from_the_clock_in_the_next() -> None:
    t = scene()
    t.is_seen("shevelis", t.anna)
    t.anna.draws()
    t.boris.rewards(t.anna, "shevelis r7 r6")
    t.time_runs_out()
    assert [(event.count, event.why) for event in t.heard(CardsDrawn)] == [(2, "slow")]


@ruling("SHEVELIS")
@pytest.mark.parametrize("dawdle", [False, True])
def test_the_expiry_of_a_clock_that_takes_nothing_is_a_ground(dawdle: bool) -> None:
    t = scene("khapyozh.r r4 b1", options={"dawdle": dawdle})
    t.anna.plays("khapyozh.r")
    t.time_runs_out()
    assert len(t.heard(GroundArose)) == int(not dawdle)
    t.clara.rewards(t.boris, "shevelis b5 b6", refused="no-ground" if dawdle else "")


@ruling("SHEVELIS", "SV-5")
def test_anyone_counts_to_five_as_a_bluff_but_not_in_silence() -> None:
    t = scene("tikhokhryun.r r4 b1")
    t.clara.counts_aloud()
    assert t.heard(CountedAloud) == [CountedAloud(2)]
    assert t.heard(CardsDrawn) == []
    t.boris.rewards(t.anna, "shevelis r7 r6", refused="no-ground")
    t.anna.plays("tikhokhryun.r")
    t.clara.counts_aloud()
    assert t.heard(SilenceBroken) == [SilenceBroken(2)]
