"""Don't Darken (DON)."""

from typing import Any

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import NOBODY, CardPulled
from svintus.engine.faces import face_of


def pulled(boris: str, colour: str = "green", anna: str = "r1 r2", clara: str = "o1 o2", **more: Any) -> Table:
    """Anna has pulled a card of Boris."""
    t = table("v2", Anna=f"dont_darken {anna}", Boris=boris, Clara=clara, top="b3", deck="b0*20", **more)
    t.anna.plays("dont_darken", colour, at=t.boris)
    return t


@ruling("DON", "CHA-1")
@pytest.mark.parametrize("card", ["g4", "khapyozh.g", "polisvin", "shtol"])
def test_that_colour_or_grey_is_kept_and_each_other_gives_one(card: str) -> None:
    t = pulled(f"{card} {card}")
    assert t.heard(CardPulled) == [CardPulled(0, 1, (face_of(card),), True)]
    assert t.anna.holds(f"r1 r2 {card}")
    assert (t.phase, t.match.owing()) == ("each-gives", [1, 2])
    t.clara.gives("o1")
    t.boris.gives(card)
    assert t.won_by(t.boris, 5 + 1)


@ruling("DON", "CHA-1")
def test_any_other_colour_stays_and_everyone_gives_that_opponent_one() -> None:
    t = pulled("g4 g4", colour="orange")
    assert t.heard(CardPulled) == [CardPulled(0, 1, (face_of("g4"),), False)]
    assert t.boris.holds("g4 g4")
    assert (t.phase, t.match.owing()) == ("each-gives", [0, 2])
    t.anna.gives("r1")
    t.clara.gives("o1")
    assert t.boris.holds("g4 g4 r1 o1")
    assert t.boris.is_to_move


@ruling("DON")
def test_only_the_two_see_which_card_was_pulled() -> None:
    told = pulled("g4 g4", colour="orange").heard(CardPulled)[0]
    assert told.seen_by(0).cards == told.seen_by(1).cards == (face_of("g4"),)
    assert told.seen_by(2).cards == told.seen_by(NOBODY).cards == ()


@ruling("DON", "TURN-5")
def test_courage_in_front_is_not_pulled() -> None:
    t = pulled("g4", rows={"Boris": "antrakt"})
    assert (t.boris.row, t.boris.hand) == ("antrakt", "")
    t = pulled("", rows={"Boris": "antrakt"})
    assert not t.heard(CardPulled)
    assert t.boris.is_to_move


@ruling("DON", "ROUND-2", "ROUND-3")
def test_a_seat_whose_last_card_is_pulled_has_won() -> None:
    t = pulled("g4")
    assert t.won_by(t.boris, 3 + 2)
    t = pulled("g4", colour="orange")
    assert not t.is_over


@ruling("DON", "SV-3")
def test_a_hand_that_a_pull_shrinks_to_one_owes_no_call() -> None:
    t = pulled("g4 g4")
    assert not t.boris.can_be_caught


@ruling("DON", "TURN-4")
def test_both_a_colour_and_an_opponent_are_named() -> None:
    t = table("v2", Anna="dont_darken b1", Boris="b2", Clara="r1", top="b3")
    t.anna.plays("dont_darken", at=t.boris, refused="name-a-colour")
    t.anna.plays("dont_darken", "green", refused="name-a-seat")
    assert len([act for act in t.anna.may if "dont_darken" in act]) == 4 * 2


@ruling("DON", "SIM-1")
def test_every_card_of_the_hand_can_be_the_one() -> None:
    seen = set()
    for shift in range(40):
        t = table("v2", Anna="dont_darken r1", Boris="g4 o5 b6", Clara="r2", top="b3", deck="b0*20")
        for _ in range(shift):
            t.match.round.rng.below(2)
        t.anna.plays("dont_darken", "green", at=t.boris)
        seen.update(t.heard(CardPulled)[0].cards)
    assert seen == {face_of("g4"), face_of("o5"), face_of("b6")}


@ruling("DON", "ROUND-3", "CHA-1")
def test_who_gives_the_last_card_for_it_wins_the_player_first() -> None:
    t = pulled("g4 g4", colour="orange", anna="r1", clara="o1")
    t.clara.gives("o1")
    assert not t.is_over
    t.anna.gives("r1")
    assert t.won_by(t.anna, 4)
