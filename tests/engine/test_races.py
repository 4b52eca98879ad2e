"""The races of the challenge cards: fists, slippers, clothes and huts (ONE, SLI, CLO, HAN, RACE-1)."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine import snapshot
from svintus.engine.actions import Action
from svintus.engine.events import CardsDrawn, CardsGiven, Grabbed, RaceBegan, Raced, RaceEnded
from svintus.engine.faces import CODES
from svintus.engine.garments import GARMENT_KEYS


def racing(top: str, card: str, number: int | None = None, **more: Any) -> Table:
    """Anna has played a challenge card; three others sit there, and Boris is to move afterwards."""
    hands: dict[str, Any] = {
        "Anna": f"{card} r1 r2 r6",
        "Boris": "g1 g2 g6 g7",
        "Clara": "b1 b2 b6 b7",
        "Dora": "o1 o2 o6 o7",
    } | {name: str(more.pop(name)) for name in list(more) if name.istitle()}
    t = table("v2", top=top, deck="g0*20", **hands, **more)
    t.anna.plays(card, number=number)
    return t


def played(t: Table) -> str:
    """What lies in the box, and that the play pile is as it was."""
    assert t.match.view(-1).pile_count == 1
    return t.box


# -- the tower of fists ------------------------------------------------------------------------------------------------


def tower(**more: Any) -> Table:
    return racing("g3", "one_for_all", **more)


@ruling("ONE", "TURN-4")
def test_the_tower_begins_with_the_first_fist_of_who_played_the_card() -> None:
    t = tower()
    assert played(t) == "one_for_all"
    assert t.heard(RaceBegan) == [RaceBegan("tower", 0)]
    assert t.race.order == (0,)
    assert t.match.owing() == [1, 2, 3]


@ruling("ONE")
def test_two_fists_each_and_whose_is_on_top_is_given_a_card_by_each_other() -> None:
    t = tower()
    for person in (t.dora, t.boris, t.clara, t.boris, t.dora, t.anna):
        person.stacks_a_fist()
    assert t.race.order == (0, 3, 1, 2, 1, 3, 0)
    t.clara.stacks_a_fist()
    assert t.heard(Raced) == [Raced("tower", 2, 8)]
    assert t.race_is_lost_by(t.clara)
    t.anna.gives("r1")
    t.dora.gives("o7")
    t.boris.gives("g6")
    assert t.clara.holds("b1 b2 b6 b7 r1 o7 g6")
    assert t.boris.is_to_move


@ruling("ONE")
def test_nobody_grabs_their_own_fist() -> None:
    t = tower()
    t.anna.stacks_a_fist(refused="already-done")
    t.boris.stacks_a_fist()
    t.boris.stacks_a_fist(refused="already-done")
    t.anna.stacks_a_fist()
    t.boris.stacks_a_fist()
    t.anna.stacks_a_fist(refused="already-done")
    assert t.race.order == (0, 1, 0, 1)


@ruling("ONE")
def test_if_only_the_owner_of_the_top_fist_has_fists_left_they_go_on_top() -> None:
    t = tower()
    for person in (t.boris, t.clara, t.boris, t.clara, t.anna):
        person.stacks_a_fist()
    assert t.phase == "tower"
    t.dora.stacks_a_fist()
    assert t.race_is_lost_by(t.dora)


@ruling("ONE", "RACE-1")
def test_of_several_whose_fists_are_missing_the_furthest_from_the_starter_loses() -> None:
    t = tower()
    for person in (t.dora, t.boris, t.dora):
        person.stacks_a_fist()
    t.time_runs_out()
    assert t.race_is_lost_by(t.clara)


@ruling("ONE", "SEAT-1")
def test_a_seat_that_leaves_takes_its_fists_out_of_the_tower() -> None:
    t = tower()
    for person in (t.boris, t.clara, t.boris, t.clara, t.anna):
        person.stacks_a_fist()
    t.dora.leaves()
    assert t.race_is_lost_by(t.anna)


# -- slippers ----------------------------------------------------------------------------------------------------------


def laying(**more: Any) -> Table:
    return racing("b3", "slippers", **more)


def grabbing(**more: Any) -> Table:
    t = laying(**more)
    t.boris.lays("g7")
    t.clara.lays("b7")
    t.dora.lays("o7")
    t.anna.calls_fas()
    return t


@ruling("SLI")
def test_every_other_seat_lays_one_card_open_and_it_counts_as_in_hand() -> None:
    t = laying()
    assert played(t) == "slippers"
    assert t.match.owing() == [1, 2, 3]
    t.clara.lays("b7")
    t.clara.lays("b1", refused="wrong-phase")
    t.boris.lays("b7", refused="not-in-hand")
    assert t.phase == "lay-open"
    assert [CODES[face] if face >= 0 else "" for face in t.race.laid] == ["", "", "b7", ""]
    assert t.clara.count == 4
    t.boris.lays("g7")
    t.anna.calls_fas(refused="wrong-phase")
    t.dora.lays("o7")
    assert t.phase == "fas"
    assert t.match.owing() == [0]
    t.boris.grabs_from(t.clara, refused="too-late")


@ruling("SLI")
def test_everyone_grabs_a_card_that_is_not_their_own_and_who_gets_none_is_given_one_by_each() -> None:
    t = grabbing()
    assert t.heard(RaceBegan) == [RaceBegan("grab", 0)]
    assert sorted(t.clara.may) == ["grab @1", "grab @3"]
    t.clara.grabs_from(t.clara, refused="no-such-seat")
    t.clara.grabs_from(t.anna, refused="too-late")
    t.clara.grabs_from(t.boris)
    assert [(event.seat, event.owner, CODES[event.card]) for event in t.heard(Grabbed)] == [(2, 1, "g7")]
    t.anna.grabs_from(t.boris, refused="too-late")
    t.clara.grabs_from(t.dora, refused="already-done")
    assert t.boris.count == 4
    assert t.race.grabbed == (-1, -1, 1, -1)
    t.anna.grabs_from(t.dora)
    t.boris.grabs_from(t.clara)
    assert t.race_is_lost_by(t.dora)
    assert t.anna.holds("r1 r2 r6 o7")
    assert t.boris.holds("g1 g2 g6 b7")
    assert t.clara.holds("b1 b2 b6 g7")
    assert t.dora.holds("o1 o2 o6")
    for person, card in ((t.anna, "r1"), (t.boris, "g1"), (t.clara, "b1")):
        person.gives(card)
    assert t.dora.holds("o1 o2 o6 r1 g1 b1")
    assert t.boris.is_to_move


@ruling("SLI")
def test_a_last_card_laid_open_is_no_win_before_the_race_is_over() -> None:
    t = laying(Boris="g7")
    for person, card in ((t.boris, "g7"), (t.clara, "b7"), (t.dora, "o7")):
        person.lays(card)
    assert not t.is_over
    t.anna.calls_fas()
    t.anna.grabs_from(t.boris)
    t.clara.grabs_from(t.dora)
    t.dora.grabs_from(t.clara)
    assert t.race_is_lost_by(t.boris)
    t.anna.gives("g7")
    t.clara.gives("b1")
    t.dora.gives("o1")
    assert t.boris.holds("g7 b1 o1")


@ruling("SLI", "SV-1")
def test_what_was_grabbed_comes_into_the_hand_and_voids_a_call() -> None:
    t = grabbing(Anna="slippers b5")
    t.anna.calls()
    t.anna.grabs_from(t.boris)
    t.boris.grabs_from(t.clara)
    t.clara.grabs_from(t.dora)
    assert t.race_is_lost_by(t.dora)
    assert t.anna.holds("b5 g7")
    assert not t.anna.has_called


@ruling("SLI", "RACE-1")
def test_cards_that_nobody_grabbed_stay_and_of_several_without_the_furthest_loses() -> None:
    t = grabbing()
    t.boris.grabs_from(t.dora)
    t.time_runs_out()
    assert t.race_is_lost_by(t.dora)
    assert t.boris.holds("g1 g2 g6 g7 o7")
    assert t.clara.holds("b1 b2 b6 b7")
    assert t.dora.holds("o1 o2 o6")


@ruling("SLI", "RACE-1")
def test_who_cannot_decide_lays_a_random_card_and_the_call_comes_by_itself() -> None:
    t = laying()
    t.time_runs_out()
    assert t.phase == "fas"
    assert all(face in t.match.view(seat).hand for seat, face in enumerate(t.race.laid) if seat)
    t.time_runs_out()
    assert t.phase == "grab"


@ruling("SLI", "TURN-5")
def test_courage_cards_in_front_are_not_laid() -> None:
    t = laying(Boris="", rows={"Boris": "parodist"})
    assert t.match.owing() == [2, 3]
    t.boris.lays("parodist", refused="wrong-phase")


@ruling("SLI", "SV-5")
def test_fas_is_no_speech() -> None:
    t = table("v2", top="b3", Anna="tikhokhryun.b r1", Boris="slippers g1 g2", Clara="b1 b2", deck="g0*20")
    t.anna.calls()
    t.anna.plays("tikhokhryun.b")
    t.boris.plays("slippers")
    t.anna.lays("r1")
    t.clara.lays("b1")
    t.boris.calls_fas()
    assert t.silence_of == "Anna"
    assert t.heard(CardsDrawn) == []


@ruling("SLI", "SEAT-1")
def test_what_was_grabbed_from_a_seat_that_leaves_is_the_grabbers() -> None:
    t = grabbing()
    t.anna.grabs_from(t.dora)
    t.dora.leaves()
    assert t.anna.holds("r1 r2 r6 o7")
    t.boris.grabs_from(t.clara)
    assert t.clara.may == ["grab @1"]
    t.clara.grabs_from(t.boris)
    assert t.heard(RaceEnded) == [RaceEnded("grab", -1)]
    assert t.boris.is_to_move


@ruling("SLI", "SEAT-1")
def test_what_a_seat_that_leaves_has_grabbed_lies_there_again() -> None:
    t = grabbing()
    t.dora.grabs_from(t.boris)
    t.dora.leaves()
    assert sorted(t.anna.may) == ["grab @1", "grab @2"]


# -- clothes -----------------------------------------------------------------------------------------------------------

HAT, GLASSES, TIE, SCARF, SHIRT, BOOTS = range(len(GARMENT_KEYS))


def dressed(**more: Any) -> Table:
    return racing("r3", "clothes", TIE, garments=(1 << SHIRT, 1 << TIE, 0, 1 << HAT), **more)


@ruling("CLO")
def test_only_what_someone_wears_can_be_named() -> None:
    t = table("v2", top="r3", Anna="clothes b1 b2", Boris="g1 g2", garments=(1 << SHIRT, 1 << TIE), deck="g0*20")
    assert [act for act in t.anna.may if act.startswith("play")] == [f"play clothes #{TIE}", f"play clothes #{SHIRT}"]
    t.anna.plays("clothes", number=BOOTS, refused="no-such-choice")
    t.anna.plays("clothes", refused="no-such-choice")
    t.anna.plays("clothes", number=TIE)
    assert t.heard(RaceBegan) == [RaceBegan("touch", 0, TIE)]


@ruling("CLO", "TURN-3")
def test_where_nobody_wears_anything_the_card_cannot_be_played() -> None:
    t = table("office", top="r3", Anna="clothes b1 b2", Boris="g1 g2", garments=(0, 0), deck="g0*20")
    assert t.anna.may == ["draw"]
    t.anna.plays("clothes", number=TIE, refused="no-such-choice")
    t.anna.draws()


@ruling("CLO")
def test_the_last_to_touch_is_given_a_card_by_each_other() -> None:
    t = dressed()
    assert played(t) == "clothes"
    assert t.race.garment == TIE
    t.clara.touches()
    t.clara.touches(refused="already-done")
    t.anna.touches()
    assert t.race.order == (2, 0)
    t.dora.touches()
    assert t.heard(Raced) == [Raced("touch", 3, 3)]
    assert t.race_is_lost_by(t.boris)


@ruling("CLO")
def test_who_named_it_may_not_be_first_or_counts_as_last() -> None:
    t = dressed()
    t.anna.touches()
    assert t.race_is_lost_by(t.anna)


@ruling("CLO", "RACE-1", "PACE-3")
def test_at_the_deadline_the_furthest_of_those_who_have_not_touched_loses_and_late_is_not_wrong() -> None:
    t = dressed(options={"by_the_book": True})
    t.dora.touches()
    t.time_runs_out()
    assert t.race_is_lost_by(t.clara)
    t.boris.touches(refused="too-late")
    for person, card in ((t.anna, "r1"), (t.boris, "g1"), (t.dora, "o1")):
        person.gives(card)
    t.clara.touches(refused="too-late")
    t.boris.touches(refused="too-late")


# -- huts --------------------------------------------------------------------------------------------------------------


def building(**more: Any) -> Table:
    return racing("o3", "hands", **more)


@ruling("HAN")
def test_who_has_fewer_than_four_draws_up_to_four_and_keeps_them() -> None:
    t = building(Clara="b1", Dora="o1 o2 o6 o7 o0")
    drawn = [(event.seat, event.count, event.why) for event in t.heard(CardsDrawn)]
    assert drawn == [(0, 1, "huts"), (2, 3, "huts")]
    assert [person.count for person in t.people] == [4, 4, 4, 5]
    assert t.heard(RaceBegan) == [RaceBegan("huts", 0)]


@ruling("HAN", "TURN-5")
def test_courage_cards_in_front_are_not_built_with() -> None:
    t = building(Clara="b1 b2", rows={"Clara": "parodist reyting"})
    assert [(event.seat, event.count) for event in t.heard(CardsDrawn)] == [(0, 1), (2, 2)]


@ruling("HAN", "ROUND-5")
def test_a_short_deck_builds_with_what_there_is() -> None:
    t = table("v2", top="o3", deck="g0*3", Anna="hands r1 r2", Boris="g1 g2", Clara="b1 b2")
    t.anna.plays("hands")
    assert [person.count for person in t.people] == [4, 3, 2]
    for person in (t.clara, t.anna):
        person.has_built()
    assert t.race_is_lost_by(t.boris)


@ruling("HAN")
def test_the_last_to_finish_is_given_a_card_by_each_other() -> None:
    t = building()
    for person in (t.boris, t.dora, t.clara):
        person.has_built()
    assert t.race_is_lost_by(t.anna)
    for person, card in ((t.boris, "g1"), (t.clara, "b1"), (t.dora, "o1")):
        person.gives(card)
    assert [(event.seat, event.to) for event in t.heard(CardsGiven)] == [(1, 0), (2, 0), (3, 0)]
    t.anna.has_built(refused="too-late")


@ruling("HAN", "RACE-1")
@pytest.mark.parametrize(("direction", "loser"), [(1, "dora"), (-1, "clara")])
def test_the_furthest_is_counted_in_play_order(direction: int, loser: str) -> None:
    t = building(direction=direction)
    t.boris.has_built()
    t.time_runs_out()
    assert t.race_is_lost_by(getattr(t, loser))


# -- all of them -------------------------------------------------------------------------------------------------------

STARTS = pytest.mark.parametrize("start", [tower, laying, grabbing, dressed, building])


@STARTS
def test_a_race_can_be_stored_and_goes_on(start: Callable[[], Table]) -> None:
    t = start()
    first = t.match.owing()[0]
    t.act(first, Action.read(t.legal(first)[0]))
    stored = snapshot.save(t.match)
    again = snapshot.load(stored)
    assert snapshot.save(again) == stored
    assert [again.legal(seat) for seat in range(4)] == [t.match.legal(seat) for seat in range(4)]
    assert again.view(2) == t.match.view(2)


@STARTS
def test_no_reward_and_no_interception_while_a_race_runs(start: Callable[[], Table]) -> None:
    t = start()
    assert not t.window_is_open
    t.boris.intercepts("g1", refused="too-late")


@ruling("ROUND-2")
@pytest.mark.parametrize(("top", "card"), [("g3", "one_for_all"), ("b3", "slippers"), ("o3", "hands")])
def test_a_race_card_as_the_last_card_wins_and_nothing_happens(top: str, card: str) -> None:
    t = table("v2", top=top, Anna=card, Boris="g1 g2", Clara="b1", deck="g0*20")
    t.anna.plays(card)
    assert t.won_by(t.anna, 3)
    assert "race-began" not in t.types


@ruling("RACE-1")
def test_races_have_deadlines_of_their_own() -> None:
    deadlines = [start().match.round.stack[-1].deadline for start in (tower, laying, grabbing, dressed, building)]
    assert deadlines == [5, 5, 5, 5, 30]
