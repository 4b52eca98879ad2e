"""We Should Chip In (CHI)."""

from typing import Any

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import ChippedIn, NothingToChipIn
from svintus.engine.faces import face_of


def collection(anna: str = "g1 b2", boris: str = "g5 b5 khapyozh.g", clara: str = "g2 g3 o1", **more: Any) -> Table:
    """Anna has named green."""
    t = table("v2", Anna=f"chip_in {anna}", Boris=boris, Clara=clara, top="o3", deck="b0*20", **more)
    t.anna.plays("chip_in", "green")
    return t


@ruling("CHI", "TURN-4")
def test_from_its_player_on_each_lays_a_number_card_of_the_colour() -> None:
    t = collection()
    assert (t.phase, t.match.owing(), t.top, t.match.view(1).named) == ("chip-in", [0], "o3", 2)
    assert set(t.anna.may) - {"call"} == {"lay g1"}
    t.anna.accepts(refused="must-play")
    t.anna.lays("b2", refused="does-not-fit")
    t.anna.lays("g1")
    assert t.heard(ChippedIn) == [ChippedIn(0, face_of("g1"))]
    assert (t.top, t.colour) == ("g1", "green")
    t.boris.lays("khapyozh.g", refused="needs-a-number")
    t.boris.lays("g5")
    t.clara.lays("g3")
    assert t.boris.is_to_move
    assert (t.top, t.colour, t.box) == ("g3", "green", "chip_in")
    assert [person.count for person in t.people] == [1, 2, 2]


@ruling("CHI", "CHA-1")
def test_the_first_who_has_none_is_given_a_card_by_each_and_that_ends_it() -> None:
    t = collection(boris="b5 b6 khapyozh.g")
    t.anna.lays("g1")
    assert set(t.boris.may) - {"call", "catch @0"} == {"accept"}
    t.boris.accepts()
    assert t.heard(NothingToChipIn) == [NothingToChipIn(1)]
    assert (t.phase, t.match.owing()) == ("each-gives", [0, 2])
    t.clara.gives("o1")
    t.anna.gives("b2")
    assert t.won_by(t.anna, 5 + 2)


@ruling("CHI")
def test_its_player_may_be_the_one_who_has_none_and_the_colour_stays() -> None:
    t = collection(anna="b1 b2")
    t.anna.accepts()
    t.boris.gives("g5")
    t.clara.gives("g2")
    assert t.anna.holds("b1 b2 g5 g2")
    assert (t.top, t.colour, t.boris.is_to_move) == ("o3", "orange", True)


@ruling("CHI", "ROUND-2")
def test_a_last_card_laid_wins_at_once() -> None:
    t = collection(boris="g5", clara="o1 o2")
    t.anna.lays("g1")
    t.boris.lays("g5")
    assert t.won_by(t.boris, 1 + 2)


@ruling("CHI", "INT-2", "COU-2")
def test_nothing_laid_here_is_intercepted_or_an_occasion_for_courage() -> None:
    t = collection(boris="g5 g1 b5", clara="g2 folklorist zapevala o1 g2")
    t.anna.lays("g1")
    t.boris.intercepts("g1", refused="too-late")
    t.boris.lays("g5")
    t.clara.lays("g2")
    assert not t.window_is_open
    t.boris.plays("g1")
    t.clara.encourages(t.boris, "folklorist", refused="too-late")
    t.clara.encourages(t.boris, "zapevala", 0)
    t = collection(anna="g2 b2", boris="g5 folklorist", clara="g3 o1")
    for person, card in ((t.anna, "g2"), (t.boris, "g5"), (t.clara, "g3")):
        person.lays(card)
    t.boris.encourages(t.clara, "folklorist", refused="too-late")


@ruling("CHI", "SV-1")
def test_laying_down_to_one_card_owes_a_call() -> None:
    t = collection()
    t.anna.lays("g1")
    assert t.anna.can_be_caught
    t.boris.lays("g5")
    assert not t.anna.can_be_caught


@ruling("CHI", "PACE-1")
def test_time_lays_a_random_card_of_the_colour_or_none() -> None:
    t = collection(anna="g1 b2 b3", boris="b5 b6")
    t.time_runs_out()
    assert (t.top, t.anna.count) == ("g1", 2 + 2)
    t.time_runs_out()
    assert t.phase == "each-gives"
    assert t.boris.count == 2 + 2


@ruling("CHI", "SEAT-1")
@pytest.mark.parametrize("when", ["before", "after"])
def test_who_leaves_is_passed_over_and_the_collection_ends_all_the_same(when: str) -> None:
    t = collection()
    if when == "after":
        t.anna.lays("g1")
    t.anna.leaves()
    t.boris.lays("g5")
    t.clara.lays("g2")
    assert t.boris.is_to_move


@ruling("CHI", "TURN-4")
def test_a_colour_must_be_named() -> None:
    t = table("v2", Anna="chip_in b1", Boris="b2", top="o3")
    t.anna.plays("chip_in", refused="name-a-colour")
