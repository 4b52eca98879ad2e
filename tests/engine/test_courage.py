"""Courage cards: numbers in turn, given out of it, and what lies in front of people (COU-1 to COU-3, ANT-1, TURN-5)."""

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import CourageLaid, HandsSwapped
from svintus.engine.faces import FACES, face_of

GIVEN = {"parodist": 0, "folklorist": 2, "pokloonnik": 3, "suflyor": 4, "ovatsii": 5, "reyting": 7}


@ruling("COU-1")
@pytest.mark.parametrize(("card", "value"), GIVEN.items())
def test_in_turn_it_is_a_number_card_that_names_a_colour(card: str, value: int) -> None:
    t = table("v2", Anna=f"{card} b6 b1", Boris=f"o{value} g1 r6", Clara="g3", top=f"r{value}")
    t.anna.plays(card, "green")
    assert (t.top, t.colour, t.anna.row) == (card, "green", "")
    assert {act for act in t.boris.may if act.startswith("play")} == {f"play o{value}", "play g1"}


@ruling("COU-2")
@pytest.mark.parametrize(("card", "value"), GIVEN.items())
def test_it_goes_to_an_opponent_who_has_just_played_its_value(card: str, value: int) -> None:
    t = table("v2", Anna=f"r{value} b6 b1", Boris="o2 o3", Clara=f"{card} g4 g5", top="r6")
    t.anna.plays(f"r{value}")
    t.clara.encourages(t.boris, card, refused="too-late")
    t.clara.encourages(t.anna, card)
    assert (t.anna.row, t.anna.count) == (card, 3)
    assert [(event.seat, event.giver) for event in t.heard(CourageLaid)] == [(0, 2)]
    assert t.boris.is_to_move


@ruling("COU-2")
def test_only_its_own_value_and_only_before_the_next_card_lands() -> None:
    t = table("v2", Anna="r3 b6 b1", Boris="r5 o3", Clara="pokloonnik suflyor g4 g5", top="r6")
    t.anna.plays("r3")
    t.clara.encourages(t.anna, "suflyor", refused="too-late")
    t.clara.encourages(t.anna, "g4", refused="not-courage")
    t.boris.plays("r5")
    t.clara.encourages(t.anna, "pokloonnik", refused="too-late")


@ruling("COU-2")
def test_a_special_or_a_numbered_grey_is_no_occasion() -> None:
    t = table("v2", Anna="shtol b6 b1", Boris="o3 o4", Clara="pokloonnik g4 g5", top="r3")
    t.anna.plays("shtol", "blue")
    t.clara.encourages(t.anna, "pokloonnik", refused="too-late")
    t = table("v2", Anna="r3 b6", Boris="o3 o4", Clara="pokloonnik g4 g5", top="r6")
    t.anna.draws()
    t.clara.encourages(t.anna, "pokloonnik", refused="too-late")


@ruling("COU-2", "ETI-4")
def test_giving_the_last_card_wins_and_down_to_one_owes_a_call() -> None:
    t = table("v2", Anna="r3 b6 b1", Boris="o3", Clara="pokloonnik", top="r6")
    t.anna.plays("r3")
    t.clara.encourages(t.anna, "pokloonnik")
    assert t.won_by(t.clara, 4)
    t = table("v2", Anna="r3 b6 b1", Boris="o3", Clara="pokloonnik g1", top="r6")
    t.anna.plays("r3")
    t.clara.encourages(t.anna, "pokloonnik")
    assert t.clara.can_be_caught


@ruling("COU-2", "ZAP-1")
def test_zapevalas_giver_chooses_the_genre() -> None:
    t = table("v2", Anna="r1 b6 b2", Boris="o3", Clara="zapevala g4 g5", top="r6")
    t.anna.plays("r1")
    t.clara.encourages(t.anna, "zapevala", refused="malformed")
    t.clara.encourages(t.anna, "zapevala", 6, refused="malformed")
    t.clara.encourages(t.anna, "zapevala", 3)
    assert t.match.view(1).rows[0] == (face_of("zapevala") | 2 << 8 | 3 << 16,)


def given_a_third(lying: str, third: str, value: int) -> Table:
    """Anna has two in front of her, and Clara has just given her another."""
    t = table("v2", Anna=f"r{value} b6 b1", Boris="o2 o6", Clara=f"{third} g4 g5", top="r6", rows={"Anna": lying})
    t.anna.plays(f"r{value}")
    t.clara.encourages(t.anna, third)
    return t


@ruling("COU-3")
@pytest.mark.parametrize(
    ("choice", "boxed", "left"), [(0, "antrakt", "folklorist reyting"), (1, "folklorist", "antrakt reyting")]
)
def test_a_third_makes_its_holder_put_one_that_lay_there_into_the_box(choice: int, boxed: str, left: str) -> None:
    t = given_a_third("antrakt folklorist", "reyting", 7)
    assert (t.phase, t.match.owing()) == ("row-choice", [0])
    assert t.anna.may == ["choose #0", "choose #1"]
    t.anna.chooses(2, refused="no-such-choice")
    t.boris.draws(refused="wrong-phase")
    t.anna.chooses(choice)
    assert (t.box, t.anna.row) == (boxed, left)
    assert t.boris.is_to_move


@ruling("COU-3")
@pytest.mark.parametrize("choice", [0, 1])
def test_of_a_double_its_holder_chooses_which_stays(choice: int) -> None:
    t = table("v2", Anna="r2 b6 b1", Boris="folklorist o2", Clara="o6", top="r6", rows={"Anna": "folklorist"})
    t.anna.plays("r2")
    t.boris.encourages(t.anna, "folklorist")
    t.anna.chooses(choice)
    assert (t.box, t.anna.row) == ("folklorist", "folklorist")
    giver = t.match.view(0).rows[0][0] >> 8 & 255
    assert giver == (1 if choice == 0 else 2)


@ruling("COU-3", "PACE-1")
def test_time_chooses_at_random_and_costs_two() -> None:
    t = given_a_third("antrakt folklorist", "reyting", 7)
    before = t.anna.count
    t.time_runs_out()
    assert t.box in ("antrakt", "folklorist")
    assert t.anna.count == before + 2


@ruling("TURN-5", "MATCH-2", "ROUND-2")
def test_what_lies_in_front_is_played_counted_and_scored_as_if_in_hand() -> None:
    t = table(
        "v2", Anna="r6", Boris="o6", Clara="g1 g2", top="r6", rows={"Anna": "antrakt", "Boris": "suflyor parodist"}
    )
    assert t.anna.count == 2
    assert "call" in t.anna.may
    t.anna.plays("r6")
    assert not t.is_over
    assert t.anna.can_be_caught
    t.boris.plays("o6")
    t.clara.draws()
    t.clara.passes()
    t.anna.plays("antrakt", "green")
    assert t.won_by(t.anna, 2 + 3)


@ruling("TURN-5")
def test_of_two_with_one_face_the_one_in_front_goes_first() -> None:
    t = table("v2", Anna="antrakt b1", Boris="o6 o1", top="r6", rows={"Anna": "antrakt"})
    t.anna.plays("antrakt", "green")
    assert (t.anna.row, t.anna.hand) == ("", "b1 antrakt")


def lying(owner: int, card: str) -> int:
    """What Antrakt's giver takes along."""
    return owner * FACES + face_of(card)


@ruling("ANT-1")
def test_antrakt_takes_any_courage_card_along() -> None:
    t = table(
        "v2",
        Anna="r6 b6 b1",
        Boris="o2 o3",
        Clara="antrakt g4",
        top="r5",
        rows={"Boris": "reyting", "Clara": "parodist"},
    )
    t.anna.plays("r6")
    t.clara.encourages(t.anna, "antrakt", refused="malformed")
    t.clara.encourages(t.anna, "antrakt", lying(0, "reyting"), refused="malformed")
    t.clara.encourages(t.anna, "antrakt", lying(1, "reyting"))
    assert (t.anna.row, t.boris.row, t.clara.row) == ("antrakt reyting", "", "parodist")


@ruling("ANT-1")
def test_with_nothing_to_take_antrakt_goes_alone() -> None:
    t = table("v2", Anna="r6 b6 b1", Boris="o2 o3", Clara="antrakt g4 g5", top="r5")
    t.anna.plays("r6")
    t.clara.encourages(t.anna, "antrakt")
    assert t.anna.row == "antrakt"


@ruling("ANT-1", "ROUND-3")
def test_taking_a_seats_last_card_wins_the_round_for_it() -> None:
    t = table("v2", Anna="r6 b6 b1", Boris="", Clara="antrakt g4 g5", top="r5", rows={"Boris": "parodist"})
    t.anna.plays("r6")
    t.clara.encourages(t.anna, "antrakt", lying(1, "parodist"))
    assert t.won_by(t.boris, 2 + 2 + 2)


@ruling("ANT-1", "COU-3")
def test_the_two_that_arrive_are_settled_one_after_the_other() -> None:
    t = table(
        "v2",
        Anna="r6 b6 b1",
        Boris="o2 o3",
        Clara="antrakt g4 g5",
        top="r5",
        rows={"Anna": "parodist zapevala", "Boris": "suflyor"},
    )
    t.anna.plays("r6")
    t.clara.encourages(t.anna, "antrakt", lying(1, "suflyor"))
    t.anna.chooses(0)
    assert (t.anna.row, t.phase) == ("zapevala antrakt", "row-choice")
    t.anna.chooses(1)
    assert (t.anna.row, t.box) == ("zapevala suflyor", "parodist antrakt")
    assert t.boris.is_to_move


@ruling("AWL", "TURN-5")
def test_courage_in_front_stays_at_a_swap() -> None:
    t = table(
        "v2",
        Anna="r1 b6 b1",
        Boris="o2 o3 o4",
        Clara="r1 awl g1 g2",
        top="r5",
        rows={"Boris": "antrakt", "Clara": "parodist"},
    )
    t.anna.plays("r1")
    t.clara.intercepts("r1")
    t.clara.swaps_with(t.boris)
    assert t.heard(HandsSwapped) == [HandsSwapped(2, 1)]
    assert (t.clara.hand, t.boris.hand) == ("o2 o3 o4", "g1 g2")
    assert (t.clara.row, t.boris.row) == ("parodist", "antrakt")
