"""Each gives one, all at once (CHA-1), Neither (NEI), and hands that empty by giving (ROUND-3)."""

from typing import Any

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import NOBODY, CardsDrawn, CardsGiven


def neither(anna: str = "r1 r2", boris: str = "b1 b2", clara: str = "g1 g2", dora: str = "o1 o2", **more: Any) -> Table:
    """Anna has named Clara."""
    t = table(
        "v2",
        Anna=f"neither {anna}",
        Boris=boris,
        Clara=clara,
        Dora=dora,
        top="o3",
        deck="b0*20",
        **more,
    )
    t.anna.plays("neither", at=t.clara)
    return t


@ruling("NEI", "TURN-4")
def test_its_player_draws_two_and_the_others_give_to_the_named_one() -> None:
    t = neither()
    assert t.heard(CardsDrawn)[0].count == 2
    assert (t.anna.count, t.box, t.top) == (4, "neither", "o3")
    assert (t.phase, t.match.owing()) == ("each-gives", [1, 3])
    t.boris.gives("b1")
    # Everybody sees who gives at all, whether the choice is made or not; its player does not.
    assert (t.match.view(-1).givers, t.match.owing()) == ((1, 3), [3])
    t.dora.gives("o2")
    assert t.match.view(-1).givers == ()
    assert t.clara.holds("g1 g2 b1 o2")
    assert t.boris.is_to_move


@ruling("NEI")
def test_it_goes_by_the_colour_in_force_and_needs_an_opponent() -> None:
    t = table("v2", Anna="neither r1 r2", Boris="b1", Clara="g1", top="r3")
    t.anna.plays("neither", at=t.boris, refused="does-not-fit")
    t = table("v2", Anna="neither r1 r2", Boris="b1", Clara="g1", top="o3")
    t.anna.plays("neither", refused="name-a-seat")
    t.anna.plays("neither", at=t.anna, refused="no-such-seat")
    t.clara.leaves()
    t.anna.plays("neither", at=t.clara, refused="seat-left")


@ruling("CHA-1")
def test_all_choose_unseen_and_the_cards_change_hands_at_once() -> None:
    t = neither()
    t.boris.gives("b1")
    assert t.told == []
    assert (t.boris.count, t.clara.count) == (2, 2)
    t.boris.gives("b2", refused="wrong-phase")
    t.dora.gives("b1", refused="not-in-hand")
    t.dora.gives("o1 o2", refused="malformed")
    t.dora.gives("o1")
    given = t.heard(CardsGiven)
    assert [(event.seat, event.to) for event in given] == [(1, 2), (3, 2)]
    for event in given:
        assert event.seen_by(0).cards == () == event.seen_by(NOBODY).cards
        assert len(event.seen_by(2).cards) == 1


@ruling("CHA-1")
def test_who_has_nothing_gives_nothing() -> None:
    t = table(
        "v2",
        Anna="neither r1 r2",
        Boris="",
        Clara="g1 g2",
        Dora="o1 o2",
        top="o3",
        deck="b0*20",
        rows={"Boris": "antrakt"},
    )
    t.anna.plays("neither", at=t.clara)
    t.dora.gives("o1")
    t.boris.gives("antrakt")
    assert t.won_by(t.boris, 4 + 4 + 1)


@ruling("CHA-1", "ROUND-3")
@pytest.mark.parametrize("order", [("boris", "dora"), ("dora", "boris")])
def test_giving_the_last_card_wins_after_all_have_given_the_first_in_play_order(order: tuple[str, str]) -> None:
    t = neither(boris="b1", dora="o1")
    getattr(t, order[0]).gives("b1" if order[0] == "boris" else "o1")
    assert not t.is_over
    getattr(t, order[1]).gives("b1" if order[1] == "boris" else "o1")
    assert t.won_by(t.boris, 4 + 4)


@ruling("ROUND-3")
def test_play_order_follows_the_direction() -> None:
    t = neither(boris="b1", dora="o1", direction=-1)
    t.boris.gives("b1")
    t.dora.gives("o1")
    assert t.won_by(t.dora, 4 + 4)


@ruling("CHA-1", "RACE-1")
def test_at_the_deadline_random_cards_are_given() -> None:
    t = neither(boris="b1 b1", dora="o1 o1")
    t.boris.gives("b1")
    t.time_runs_out()
    assert t.clara.holds("g1 g2 b1 o1")


@ruling("CHA-1", "SV-1")
def test_giving_down_to_one_card_owes_a_call() -> None:
    t = neither()
    t.dora.calls()
    t.boris.gives("b1")
    t.dora.gives("o1")
    assert t.boris.can_be_caught
    assert not t.dora.can_be_caught


@ruling("CHA-1", "TURN-5")
def test_courage_in_front_may_be_given_and_goes_to_the_hand() -> None:
    t = neither(rows={"Boris": "antrakt"})
    t.boris.gives("antrakt")
    t.dora.gives("o1")
    assert t.boris.row == ""
    assert t.clara.holds("g1 g2 antrakt o1")


@ruling("SEAT-1", "CHA-1")
def test_a_giver_that_leaves_gives_nothing_and_nobody_waits() -> None:
    t = neither()
    t.boris.gives("b1")
    t.dora.leaves()
    assert t.clara.holds("g1 g2 b1")
    t = neither()
    t.clara.leaves()
    assert t.boris.is_to_move


@ruling("NEI", "ROUND-6")
def test_with_two_seats_nobody_is_left_to_give() -> None:
    t = table("v2", Anna="neither r1 r2", Boris="b1 b2", top="o3", deck="b0*20")
    t.anna.plays("neither", at=t.boris)
    assert t.anna.count == 4
    assert t.boris.is_to_move
