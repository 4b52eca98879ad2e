"""Awl for Soap (AWL)."""

from typing import Any

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import NOBODY, HandsSwapped


def intercepted(clara: str = "awl g1 g2", boris: str = "o2 o3 o4", **more: Any) -> Table:
    """Clara has just taken Boris's turn."""
    t = table("v2", Anna="r1 b6 b5", Boris=boris, Clara=f"r1 {clara}", Dora="g6 g7", top="r5", deck="b0*20", **more)
    t.anna.plays("r1")
    t.clara.intercepts("r1")
    return t


@ruling("AWL", "TURN-4")
def test_right_after_an_interception_hands_are_swapped_and_the_neighbour_moves() -> None:
    t = intercepted()
    assert "swap awl @1" in t.clara.may
    t.clara.swaps_with(t.anna, refused="no-interception")
    t.boris.swaps_with(t.clara, refused="not-in-hand")
    t.clara.swaps_with(t.boris)
    assert t.heard(HandsSwapped) == [HandsSwapped(2, 1)]
    assert (t.clara.hand, t.boris.hand, t.box, t.top) == ("o2 o3 o4", "g1 g2", "awl", "r1")
    assert t.dora.is_to_move


@ruling("AWL")
def test_it_has_no_other_moment() -> None:
    t = table("v2", Anna="awl r1", Boris="o2 o3", Clara="r1 awl g1", top="r5")
    t.anna.plays("awl", refused="does-not-fit")
    assert not [act for act in t.anna.may if "awl" in act]
    t.anna.swaps_with(t.boris, refused="no-interception")
    t = intercepted()
    t.dora.draws()
    t.clara.swaps_with(t.boris, refused="no-interception")


@ruling("AWL")
def test_once_for_an_interception_even_with_a_second_awl() -> None:
    t = intercepted(clara="awl awl g1", boris="o2 o3 awl")
    t.clara.swaps_with(t.boris)
    t.clara.swaps_with(t.boris, refused="no-interception")


@ruling("AWL", "INT-7")
def test_who_intercepted_nobody_else_has_nobody_to_swap_with() -> None:
    t = table("v2", Anna="r1 b6 b5", Boris="r1 awl o2", Clara="g1 g2", top="r5")
    t.anna.plays("r1")
    t.boris.intercepts("r1")
    assert not [act for act in t.boris.may if "awl" in act]
    t.boris.swaps_with(t.anna, refused="no-interception")


@ruling("AWL", "INT-4")
def test_the_waiting_victim_is_the_one_who_was_intercepted() -> None:
    t = table(
        "v2", Anna="khapyozh.r b6 b5", Boris="o2 o3", Clara="khapyozh.r awl g1 g2", Dora="g6", top="r5", deck="b0*9"
    )
    t.anna.plays("khapyozh.r")
    t.clara.intercepts("khapyozh.r")
    t.clara.swaps_with(t.boris)
    assert t.boris.holds("g1 g2")
    assert t.dora.faces_attack_of(6)


@ruling("AWL", "ROUND-2", "INT-8")
def test_as_a_last_card_it_wins_and_nothing_is_swapped() -> None:
    t = intercepted(clara="awl")
    t.clara.swaps_with(t.boris)
    assert t.won_by(t.clara, 2 + 3 + 2)
    assert not t.heard(HandsSwapped)


@ruling("AWL", "SV-3")
@pytest.mark.parametrize(("clara", "boris"), [("awl g1", "o2 o3 o4"), ("awl g1 g2", "o2")])
def test_a_swap_owes_no_call(clara: str, boris: str) -> None:
    t = intercepted(clara=clara, boris=boris)
    t.clara.swaps_with(t.boris)
    assert not t.clara.can_be_caught
    assert not t.boris.can_be_caught


@ruling("AWL", "INT-2", "SLAP-1")
def test_after_khlopkopyt_the_slap_comes_first() -> None:
    t = table(
        "v2", Anna="khlopkopyt.r b6 b5", Boris="o2 o3", Clara="khlopkopyt.r awl g1", Dora="g6", top="r5", deck="b0*30"
    )
    t.anna.plays("khlopkopyt.r")
    t.time_runs_out()
    t.clara.intercepts("khlopkopyt.r")
    t.clara.swaps_with(t.boris, refused="wrong-phase")
    t.time_runs_out()
    t.clara.swaps_with(t.boris)
    assert t.dora.is_to_move


@ruling("AWL", "GROW-4", "GROW-5")
def test_not_while_something_grows() -> None:
    t = table("v2", Anna="svinorost r1 b6 b5", Boris="o2 o3", Clara="r1 awl g1 g2", top="r5", deck="b0*9")
    t.anna.plays("svinorost r1")
    t.clara.intercepts("r1")
    assert not [act for act in t.clara.may if "awl" in act]
    t.clara.swaps_with(t.boris, refused="wrong-phase")


@ruling("AWL")
def test_nobody_else_sees_the_hands() -> None:
    t = intercepted()
    t.clara.swaps_with(t.boris)
    for viewer in (0, 3, NOBODY):
        assert [event.seen_by(viewer) for event in t.told] == t.told
        assert "o2" not in str(t.match.view(viewer).hand)


@ruling("AWL", "SEAT-1")
def test_not_with_a_seat_that_has_left() -> None:
    t = intercepted()
    t.boris.leaves()
    t.clara.swaps_with(t.boris, refused="seat-left")
