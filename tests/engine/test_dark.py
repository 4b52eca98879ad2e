"""Temnodel and the cards laid in the dark (DARK-1 to DARK-11)."""

from typing import Any

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import NOBODY, CardLaidInDark, DarkChecked
from svintus.engine.faces import face_of


def dark(anna: str = "r5 r6 b1", boris: str = "r2 b5 g5", clara: str = "g2 g3 g4", **more: Any) -> Table:
    """Anna has just played the raspberry Temnodel."""
    t = table("v2", Anna=f"temnodel.r {anna}", Boris=boris, Clara=clara, top="r3", **more)
    t.anna.plays("temnodel.r")
    return t


@ruling("DARK-1")
def test_temnodel_is_played_on_its_colour_or_its_kind_and_then_a_card_is_laid() -> None:
    t = dark()
    assert (t.phase, t.match.owing()) == ("dark", [0])
    t.anna.lays("b1", as_="r5")
    assert t.anna.count == 2
    assert (t.phase, t.match.owing()) == ("dark", [1])
    t = table("v2", Anna="temnodel.b r1", Boris="g2", top="temnodel.r")
    t.anna.plays("temnodel.b")
    t = table("v2", Anna="temnodel.b r1", Boris="g2", top="r7")
    t.anna.plays("temnodel.b", refused="does-not-fit")


@ruling("DARK-1", "DARK-2")
def test_a_declaration_fits_temnodels_colour_and_then_the_last_declaration() -> None:
    t = dark()
    assert {act.split()[2] for act in t.anna.may if act.startswith("lay")} == {f"r{value}" for value in range(8)}
    t.anna.lays("r5", as_="g5", refused="declaration-does-not-fit")
    t.anna.lays("r5", as_="khapyozh.r", refused="declaration-does-not-fit")
    t.anna.lays("r7", as_="r5", refused="not-in-hand")
    t.anna.lays("b1", as_="r5")
    fitting = {f"r{value}" for value in range(8)} | {"o5", "g5", "b5"}
    assert {act.split()[2] for act in t.boris.may if act.startswith("lay")} == fitting
    t.boris.lays("g5", as_="b4", refused="declaration-does-not-fit")
    t.boris.lays("r2", as_="b5")
    assert (t.phase, t.match.owing()) == ("dark", [2])


@ruling("DARK-2")
def test_only_its_layer_sees_a_dark_card() -> None:
    t = dark()
    t.anna.lays("b1", as_="r5")
    told = t.heard(CardLaidInDark)[0]
    assert told.seen_by(0).cards == (face_of("b1"),)
    for viewer in (1, 2, NOBODY):
        assert told.seen_by(viewer).cards == ()
    view = t.match.view(1)
    assert (view.lying, view.layer, view.declared) == (1, 0, face_of("r5"))


@ruling("DARK-3")
def test_checked_and_true_the_checker_takes_all_and_the_next_moves() -> None:
    t = dark()
    t.anna.lays("r5", as_="r5")
    t.boris.lays("b5", as_="b5")
    t.clara.checks()
    assert t.clara.holds("g2 g3 g4 r5 b5")
    assert t.anna.is_to_move


@ruling("DARK-4")
def test_checked_and_false_the_liar_takes_all_and_the_checker_moves() -> None:
    t = dark()
    t.anna.lays("r5", as_="r5")
    t.boris.lays("g5", as_="b5")
    t.clara.checks()
    assert t.boris.holds("r2 b5 g5 r5")
    assert t.clara.is_to_move


@ruling("DARK-5")
def test_afterwards_temnodel_is_on_top() -> None:
    t = dark()
    t.anna.lays("r5", as_="r5")
    t.boris.checks()
    assert (t.top, t.colour) == ("temnodel.r", "raspberry")
    t.clara.plays("g2", refused="does-not-fit")


@ruling("DARK-6", "INT-5")
def test_nobody_intercepts_in_the_dark() -> None:
    t = dark(boris="temnodel.r r5 g5", clara="r5 g3 g4", deck="b0*9")
    t.boris.intercepts("temnodel.r", refused="too-late")
    t.anna.lays("r5", as_="r5")
    t.clara.intercepts("r5", refused="too-late")


@ruling("DARK-7", "DARK-9", "DARK-11")
def test_a_last_card_checked_and_true_wins_with_the_bonus() -> None:
    t = dark(anna="r5", boris="r2 b5 g5", clara="g2 g3 g4")
    t.anna.lays("r5", as_="r5")
    assert (t.phase, t.match.owing()) == ("last-dark", [1])
    t.boris.checks()
    assert t.won_by(t.anna, 6 + 1)


@ruling("DARK-7")
def test_a_last_card_that_was_a_lie_comes_back() -> None:
    t = dark(anna="b1", boris="r2 b5 g5", clara="g2 g3 g4")
    t.anna.lays("b1", as_="r5")
    t.boris.passes()
    assert t.match.owing() == [2]
    t.clara.checks()
    assert t.anna.holds("b1")
    assert t.clara.is_to_move


@ruling("DARK-7", "DARK-9")
def test_a_last_card_is_let_be_by_each_rival_in_turn_and_wins() -> None:
    t = table("v2", Anna="temnodel.r b1 r5", Boris="r2 g5", Clara="g2", Dora="g3 g4 g7", top="r3")
    t.anna.plays("temnodel.r")
    t.anna.lays("r5", as_="r5")
    for person in (t.boris, t.clara, t.dora):
        person.lays(person.hand.split()[0], as_="r5")
        if person is t.clara:
            break
    assert (t.phase, t.match.owing()) == ("last-dark", [3])
    t.clara.checks(refused="not-your-turn")
    for person in (t.dora, t.anna):
        assert set(person.may) == {"check", "pass"}
        person.passes()
    assert not t.is_over
    t.boris.passes()
    assert t.won_by(t.clara, 1 + 1 + 3 + 3)


@ruling("DARK-7", "PACE-1")
def test_time_lets_a_last_card_be_and_costs_nothing() -> None:
    t = dark(anna="r5", boris="r2 b5", clara="g2 g3")
    t.anna.lays("r5", as_="r5")
    t.time_runs_out()
    assert t.boris.count == 2
    t.time_runs_out()
    assert t.won_by(t.anna, 4 + 1)


@ruling("DARK-8")
def test_temnodel_as_a_last_card_wins_at_once() -> None:
    t = table("v2", Anna="temnodel.r", Boris="r2 g5", top="r3")
    t.anna.plays("temnodel.r")
    assert t.won_by(t.anna, 2)


@ruling("DARK-10")
def test_lay_or_check_and_nothing_else() -> None:
    t = dark(boris="r2 b5 polisvin shtol", clara="shtol zapevala g3 g4")
    t.is_seen("shtol", t.anna)
    t.anna.checks(refused="wrong-phase")
    t.anna.lays("r5", as_="r5")
    t.boris.draws(refused="wrong-phase")
    t.boris.passes(refused="wrong-phase")
    t.boris.plays("r2", refused="wrong-phase")
    t.clara.rewards(t.anna, "shtol g3 g4", refused="wrong-phase")
    assert {act.split()[0] for act in t.boris.may} - {"call"} == {"lay", "check"}


@ruling("DARK-10", "PACE-1")
def test_time_checks_and_temnodels_own_player_lays_something_that_fits() -> None:
    t = dark(anna="b1 b1 b1")
    t.time_runs_out()
    laid = t.heard(CardLaidInDark)[0]
    assert (laid.cards, laid.declared) == ((face_of("b1"),), face_of("r0"))
    assert t.anna.count == 2 + 2
    t.time_runs_out()
    assert [(event.by, event.true) for event in t.heard(DarkChecked)] == [(1, False)]
    assert t.boris.count == 3 + 2
    assert t.boris.is_to_move


@ruling("DARK-11")
@pytest.mark.parametrize("card", ["o5", "r6", "shmotrun", "khapyozh.r", "polisvin"])
def test_anything_but_the_very_card_is_a_lie(card: str) -> None:
    t = dark(anna=f"{card} b1 b2")
    t.anna.lays(card, as_="r5")
    t.boris.checks()
    assert t.boris.is_to_move
    assert t.anna.count == 3


@ruling("DARK-11", "ROUND-4")
def test_no_reshuffle_takes_dark_cards() -> None:
    t = dark(deck="b0", pile="g0 g1")
    t.anna.lays("r5", as_="r5")
    t.boris.speaks(refused="no-silence")
    t.time_runs_out()
    assert t.boris.holds("r2 b5 g5 r5" + " " + " ".join(set(t.boris.hand.split()) - {"r2", "b5", "g5", "r5"}))
    assert t.boris.count == 3 + 2 + 1


@ruling("DARK-1", "SV-1")
def test_laying_down_to_one_card_owes_a_call() -> None:
    t = dark(anna="r5 b1")
    t.anna.lays("r5", as_="r5")
    assert t.anna.can_be_caught
    t = dark(anna="r5 b1")
    t.anna.calls()
    t.anna.lays("r5", as_="r5")
    assert not t.anna.can_be_caught


@ruling("TURN-5", "DARK-1")
def test_courage_in_front_is_not_laid_in_the_dark() -> None:
    t = dark(anna="r5 b1", rows={"Anna": "antrakt"})
    t.anna.lays("antrakt", as_="r6", refused="not-in-hand")
    t.anna.lays("r5", as_="r5")
    t.boris.lays("r2", as_="r5")
    t.clara.lays("g2", as_="r5")
    t.anna.lays("b1", as_="r5")
    assert (t.phase, t.anna.count, t.anna.hand) == ("dark", 1, "")
    t.boris.lays("b5", as_="b5")
    t.clara.lays("g3", as_="b3")
    assert [act for act in t.anna.may if not act.startswith("c") or act == "check"] == ["check"]


@ruling("SEAT-1", "DARK-2")
def test_who_leaves_in_the_dark_leaves_the_cards_lying() -> None:
    t = dark()
    t.anna.lays("r5", as_="r5")
    t.boris.leaves()
    assert (t.phase, t.match.owing()) == ("dark", [2])
    t.clara.checks()
    assert t.clara.holds("g2 g3 g4 r5")
