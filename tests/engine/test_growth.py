"""Svinorost and what grows from it (GROW-1 to GROW-8)."""

from typing import Any

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import CardPlayed, GrowthEnded


def growing(number: str = "b1", boris: str = "r1 g2 b7 o3", clara: str = "r2 b2 g7", **more: Any) -> Table:
    """Anna has just let something grow from this number; Boris is next."""
    t = table("v2", Anna=f"svinorost {number} g5 g6", Boris=boris, Clara=clara, top="r3", **more)
    t.anna.plays(f"svinorost {number}")
    return t


@ruling("GROW-1", "GROW-8")
@pytest.mark.parametrize("low", ["r0", "o1", "g2"])
@pytest.mark.parametrize("top", ["b7", "khapyozh.o", "shtol"])
def test_svinorost_goes_on_anything_with_a_low_number_on_top_of_it(top: str, low: str) -> None:
    colour = "blue" if top == "shtol" else ""
    t = table("v2", Anna=f"svinorost {low} b5 b6", Boris="r1 r2", Clara="g7", top=top, colour=colour)
    t.anna.plays(f"svinorost {low}")
    assert t.anna.holds("b5 b6")
    assert t.top == low
    assert [len(event.cards) for event in t.heard(CardPlayed)] == [2]
    assert (t.phase, t.match.owing()) == ("growth", [1])


@ruling("GROW-1")
def test_without_a_low_number_svinorost_stays_in_the_hand() -> None:
    t = table("v2", Anna="svinorost b3 b7 shtul", Boris="r1 r2", Clara="g7", top="r3")
    assert not [act for act in t.anna.may if "svinorost" in act]
    for cards in ("svinorost", "svinorost b3", "svinorost shtul"):
        t.anna.plays(cards, refused="brings-a-low-number")
    t.anna.plays("svinorost b1", refused="not-in-hand")


@ruling("GROW-1", "TURN-3")
def test_svinorost_without_a_low_number_does_not_forbid_a_draw() -> None:
    t = table("v2", Anna="svinorost b7", Boris="r1 r2", top="r3", options={"draw_freely": False})
    t.anna.draws()


@ruling("GROW-2")
def test_the_same_number_or_one_more_in_any_colour_follows() -> None:
    t = growing()
    assert set(t.boris.may) == {"play r1", "play g2", "accept"}
    t.boris.plays("b7", refused="does-not-grow")
    t.boris.plays("o3", refused="does-not-grow")
    t.boris.plays("g2")
    assert (t.phase, t.match.owing()) == ("growth", [2])
    t.clara.plays("b2")
    assert (t.phase, t.match.owing()) == ("growth", [0])


@ruling("GROW-3", "GROW-8")
@pytest.mark.parametrize("value", [0, 1, 2])
def test_who_cannot_follow_draws_the_value_and_the_growth_ends(value: int) -> None:
    t = growing(f"b{value}")
    t.boris.accepts()
    assert t.boris.count == 4 + value
    assert t.heard(GrowthEnded) == [GrowthEnded(1, value)]
    assert t.clara.is_to_move
    assert (t.top, t.colour) == (f"b{value}", "blue")


@ruling("GROW-4")
def test_no_special_and_no_numbered_grey_while_it_grows() -> None:
    t = growing(boris="polisvin shalun zapevala khapyozh.b svinorost r0 r2", clara="r7 r6")
    assert set(t.boris.may) == {"play r2", "accept"}
    for card, colour in (("polisvin", "green"), ("shalun", "green"), ("zapevala", "green"), ("khapyozh.b", None)):
        t.boris.plays(card, colour, refused="does-not-grow")
    t.boris.plays("svinorost r0", refused="does-not-grow")


@ruling("GROW-4", "ETI-2", "COU-2")
def test_nothing_is_given_while_it_grows_but_grounds_keep() -> None:
    t = growing(clara="shtol zapevala g4 g5 g6")
    t.is_seen("shtol", t.boris)
    assert not [act for act in t.clara.may if act.startswith(("reward", "give"))]
    t.clara.rewards(t.boris, "shtol g4 g5", refused="wrong-phase")
    t.clara.encourages(t.anna, "zapevala", 0, refused="wrong-phase")
    t.ten_seconds_pass()
    t.boris.plays("g2")
    t.clara.accepts()
    t.clara.rewards(t.boris, "shtol g4 g5")
    assert t.boris.count == 3 + 3


@ruling("GROW-5")
def test_the_number_on_top_is_intercepted_and_grows_on() -> None:
    t = growing(clara="b1 r2 g7")
    t.clara.intercepts("b1")
    assert (t.phase, t.match.owing(), t.top) == ("growth", [0], "b1")
    t.clara.intercepts("r2", refused="not-identical")


@ruling("GROW-6")
def test_a_last_card_wins_in_it() -> None:
    t = growing(boris="g2", clara="r2 b2 g7")
    t.boris.plays("g2")
    assert t.won_by(t.boris, 5)


@ruling("GROW-6", "SV-1")
def test_svinorost_and_its_number_are_one_act_and_may_be_the_last() -> None:
    t = table("v2", Anna="svinorost b1", Boris="r1 r2", Clara="g7", top="r3")
    t.anna.plays("svinorost b1")
    assert t.won_by(t.anna, 3)
    t = table("v2", Anna="svinorost b1 g7", Boris="r1 r2", Clara="g7", top="r3")
    t.anna.plays("svinorost b1")
    assert t.anna.can_be_caught


@ruling("GROW-7")
def test_a_seven_is_followed_by_a_seven_only() -> None:
    t = grown_to(7)
    assert set(t.boris.may) == {"play r7", "accept"}
    t.boris.accepts()
    assert t.boris.count == 4 + 7


def grown_to(number: int) -> Table:
    """Two people in turn have let it grow to this number; Boris is next."""
    anna = " ".join(f"b{value}" for value in range(1, number + 1, 2))
    boris = " ".join(f"g{value}" for value in range(2, number + 1, 2))
    t = table("v2", Anna=f"svinorost {anna} o0 o0", Boris=f"{boris} r7 r6 r0 polisvin", top="r3")
    t.anna.plays("svinorost b1")
    for value in range(2, number + 1):
        (t.boris if value % 2 == 0 else t.anna).plays(f"{'g' if value % 2 == 0 else 'b'}{value}")
    return t


@ruling("GROW-3", "PACE-1")
def test_time_ends_the_growth_and_costs_two_more() -> None:
    t = growing()
    t.time_runs_out()
    assert t.boris.count == 4 + 2 + 1
    assert t.clara.is_to_move
    t = growing(options={"dawdle": False})
    t.time_runs_out()
    assert t.boris.count == 4 + 1


@ruling("GROW-3", "SEAT-1")
def test_a_seat_that_leaves_ends_the_growth() -> None:
    t = growing()
    t.boris.leaves()
    assert t.clara.is_to_move
    assert t.boris.count == 0


@ruling("GROW-4", "TURN-6")
def test_one_card_at_a_time_while_it_grows() -> None:
    t = growing(boris="g1 o1 r7", clara="b7", options={"several": "same"})
    t.boris.plays("g1 o1", refused="does-not-grow")
