"""Razborka (RAZ)."""

from typing import Any

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import CardsTaken, LaidInDuel
from svintus.engine.faces import face_of


def duel(
    anna: str = "r1 g5 b6",
    boris: str = "g1 b5 khapyozh.g",
    clara: str = "o1 o2",
    deck: str = "b0*20",
    **more: Any,
) -> Table:
    """Anna has challenged Boris."""
    t = table("v2", Anna=f"razborka {anna}", Boris=boris, Clara=clara, top="r3", deck=deck, **more)
    t.anna.plays("razborka", at=t.boris)
    return t


@ruling("RAZ", "TURN-4")
def test_number_cards_fit_the_last_one_on_a_pile_of_their_own_and_the_neighbour_moves_after() -> None:
    t = duel()
    assert (t.phase, t.match.owing(), t.box, t.top) == ("duel", [0], "razborka", "r3")
    assert set(t.anna.may) - {"call"} == {"lay r1", "lay g5", "lay b6"}
    t.anna.accepts(refused="must-play")
    t.anna.lays("g5")
    assert t.match.owing() == [1]
    t.boris.lays("khapyozh.g", refused="needs-a-number")
    t.boris.lays("r1", refused="not-in-hand")
    assert set(t.boris.may) - {"call"} == {"lay g1", "lay b5", "accept"}
    t.boris.lays("b5")
    assert t.heard(LaidInDuel) == [LaidInDuel(1, face_of("b5"), 2)]
    t.anna.lays("r1", refused="does-not-fit")
    view = t.match.view(2)
    assert (view.open_pile, view.actor, view.meant) == ((face_of("g5"), face_of("b5")), 0, 1)
    t.anna.accepts()
    assert t.anna.holds("r1 b6 g5 b5")
    assert (t.top, t.boris.is_to_move) == ("r3", True)


@ruling("RAZ")
def test_who_will_not_go_on_takes_the_pile_though_a_card_would_fit() -> None:
    t = duel()
    t.anna.lays("r1")
    t.boris.accepts()
    assert t.boris.holds("g1 b5 khapyozh.g r1")
    assert [event.why for event in t.heard(CardsTaken)] == ["duel"]


@ruling("RAZ")
@pytest.mark.parametrize("hand", ["polisvin khapyozh.r", "shtol parodist", ""])
def test_without_a_number_card_it_is_not_played(hand: str) -> None:
    t = table("v2", Anna=f"razborka {hand}", Boris="b1 b2", top="r3", options={"draw_freely": False})
    assert not [act for act in t.anna.may if "razborka" in act]
    t.anna.plays("razborka", at=t.boris, refused="needs-a-number")


@ruling("RAZ", "TURN-3")
def test_razborka_without_a_number_card_does_not_forbid_a_draw() -> None:
    t = table("v2", Anna="razborka khapyozh.b", Boris="b1 b2", top="r3", options={"draw_freely": False})
    t.anna.draws()


@ruling("RAZ", "ROUND-2")
def test_a_last_card_wins_at_once_and_the_pile_goes_to_the_box() -> None:
    t = duel(anna="r1 g5 b6", boris="g1", clara="o1 o2")
    t.anna.lays("r1")
    t.boris.lays("g1")
    assert t.won_by(t.boris, 2 + 2)
    assert sorted(t.match.round.box) == sorted([face_of("razborka"), face_of("r1"), face_of("g1")])
    t = duel(anna="r1")
    t.anna.lays("r1")
    assert t.won_by(t.anna, 3 + 2)


@ruling("RAZ", "SV-1", "SV-2")
def test_laying_down_to_one_card_owes_a_call_until_the_other_has_laid() -> None:
    t = duel(anna="r1 g5")
    t.anna.lays("r1")
    assert t.anna.can_be_caught
    t.boris.lays("g1")
    assert "catch @0" not in t.clara.may
    t = duel(anna="r1 g5")
    t.anna.calls()
    t.anna.lays("r1")
    assert not t.anna.can_be_caught


@ruling("RAZ", "TURN-8", "INT-2")
def test_nothing_is_drawn_or_intercepted_or_given_in_it() -> None:
    t = duel(clara="r1 shtol o1 o2")
    t.anna.lays("r1")
    t.is_seen("shtol", t.anna)
    t.boris.draws(refused="wrong-phase")
    t.boris.plays("g1", refused="wrong-phase")
    t.clara.intercepts("r1", refused="too-late")
    t.clara.rewards(t.anna, "shtol o1 o2", refused="wrong-phase")


@ruling("RAZ", "PACE-1")
def test_time_takes_the_pile_and_lays_for_who_must_open() -> None:
    t = duel(anna="r1 r1")
    t.time_runs_out()
    assert (t.anna.count, t.match.owing()) == (1 + 2, [1])
    t.time_runs_out()
    assert t.boris.count == 3 + 2 + 1
    t = duel(options={"dawdle": False})
    t.anna.lays("r1")
    t.time_runs_out()
    assert t.boris.holds("g1 b5 khapyozh.g r1")


@ruling("RAZ", "PACE-2")
def test_by_the_book_a_card_that_does_not_fit_costs_two_and_the_pile() -> None:
    t = duel(options={"by_the_book": True})
    t.anna.lays("r1")
    t.boris.lays("b5", wrong="does-not-fit")
    assert t.boris.count == 3 + 2 + 1
    assert t.boris.is_to_move


@ruling("RAZ", "SEAT-1")
@pytest.mark.parametrize("who", ["anna", "boris"])
def test_a_duellist_who_leaves_takes_the_pile_along(who: str) -> None:
    t = duel()
    t.anna.lays("r1")
    getattr(t, who).leaves()
    assert t.phase == "turn"
    assert face_of("r1") in t.match.round.deck
    assert [person.count for person in t.people] == ([0, 3, 2] if who == "anna" else [2, 0, 2])


@ruling("RAZ", "ROUND-4")
def test_no_reshuffle_takes_the_pile_of_a_duel() -> None:
    t = duel(anna="r1 g5", pile="b0 b0", deck="")
    t.anna.lays("r1")
    t.clara.catches(t.anna)
    assert t.anna.holds("g5 b0 b0")
    t.boris.accepts()
    assert "r1" in t.boris.hand.split()


@ruling("RAZ", "TURN-5", "ROUND-2")
def test_with_a_courage_card_in_front_the_last_number_does_not_win() -> None:
    t = duel(anna="r1", rows={"Anna": "antrakt"})
    t.anna.lays("antrakt", refused="needs-a-number")
    t.anna.lays("r1")
    assert not t.is_over
    t.boris.lays("g1")
    assert [act for act in t.anna.may if act.split()[0] in ("lay", "accept")] == ["accept"]
