"""Winks, who spots them, and the cards that this costs (SHMOTRUN); a seat that gives another some cards (Gives)."""

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import (
    NOBODY,
    AttackBegan,
    CardsDrawn,
    CardsGiven,
    GiftAsked,
    GroundArose,
    Spotted,
    TurnCame,
    Winked,
)
from svintus.engine.faces import SHMOTRUN, face_of
from svintus.engine.phases.gives import Gives


def scene(anna: str = "r5 shmotrun r4 b1", boris: str = "r7 r6 b2", clara: str = "r1 r2 b4", **more: object) -> Table:
    return table("v2", Anna=anna, Boris=boris, Clara=clara, Dora="o1 o2 o4", deck="g0*60 shmotrun", **more)  # type: ignore[arg-type]


# -- winking -----------------------------------------------------------------------------------------------------------


@ruling("SHMOTRUN")
def test_only_the_seat_meant_knows_that_it_was_meant() -> None:
    t = scene()
    t.anna.winks_at(t.clara)
    (event,) = t.heard(Winked)
    for viewer, to in ((0, 2), (1, NOBODY), (2, 2), (3, NOBODY), (NOBODY, NOBODY)):
        assert event.seen_by(viewer) == Winked(event.number, 0, to)
        assert t.match.view(viewer).winks == ((0, to),)


@ruling("SHMOTRUN")
def test_a_wink_that_nobody_spots_is_a_ground_for_the_winker_alone() -> None:
    t = scene(boris="r7 shmotrun b2 r6")
    t.anna.winks_at(t.clara)
    t.anna.rewards(t.clara, "shmotrun r4 b1", refused="no-ground")
    t.seconds_pass()
    (event,) = t.heard(GroundArose)
    assert (event.kind, event.offender, event.to) == (SHMOTRUN, 2, 0)
    assert event.seen_by(1) == GroundArose(event.number, NOBODY, NOBODY, NOBODY)
    assert event.seen_by(0) == event
    assert t.match.view(1).winks == ()
    t.boris.rewards(t.clara, "shmotrun r7 b2", refused="no-ground")
    t.anna.rewards(t.boris, "shmotrun r4 b1", refused="no-ground")
    t.anna.rewards(t.clara, "shmotrun r4 b1")
    assert t.clara.count == 6


@ruling("SHMOTRUN")
def test_a_wink_that_is_spotted_is_spent_and_costs_the_winker_two_cards() -> None:
    t = scene()
    t.anna.winks_at(t.clara)
    assert "spot @0" in t.dora.may
    t.dora.spots(t.anna)
    assert t.heard(Spotted) == [Spotted(0, 3, True)]
    assert t.heard(GiftAsked) == [GiftAsked(3, 0, 2)]
    assert t.phase == "gives"
    t.dora.calls()
    t.anna.plays("r5", refused="wrong-phase")
    t.dora.gives("o1", refused="wrong-number-of-cards")
    t.dora.gives("o1 r5", refused="not-in-hand")
    t.dora.gives("o1 o4")
    assert t.anna.holds("r5 shmotrun r4 b1 o1 o4")
    assert t.dora.count == 1
    assert t.anna.is_to_move
    t.seconds_pass()
    t.anna.rewards(t.clara, "shmotrun r4 b1", refused="no-ground")


@ruling("SHMOTRUN", "ROUND-3")
def test_giving_the_last_cards_wins() -> None:
    t = scene(boris="r7 r6")
    t.anna.winks_at(t.clara)
    t.boris.spots(t.anna)
    t.boris.gives("r7 r6")
    assert t.won_by(t.boris, 6 + 3 + 3)


@ruling("SHMOTRUN")
def test_who_has_one_card_gives_one() -> None:
    t = scene(boris="r7")
    t.anna.winks_at(t.clara)
    t.boris.spots(t.anna)
    assert t.boris.may == ["give r7"]
    t.boris.gives("r7")
    assert t.won_by(t.boris, 5 + 3 + 3)


@ruling("SHMOTRUN", "SHALUN")
@pytest.mark.parametrize("winked", [False, True])
def test_spotting_nothing_is_a_broken_rule_also_for_the_one_who_is_meant(winked: bool) -> None:
    t = scene(boris="r7 shalun b2 r6")
    if winked:
        t.anna.winks_at(t.clara)
        assert "spot @0" not in t.clara.may
    t.clara.spots(t.anna)
    assert t.heard(Spotted) == [Spotted(0, 2, False)]
    assert t.anna.is_to_move
    t.boris.rewards(t.clara, "shalun r7 b2")


@ruling("SHMOTRUN")
def test_anyone_winks_card_or_not_and_one_wink_at_a_time() -> None:
    t = scene()
    assert {"wink @1", "wink @2", "wink @3"} <= set(t.anna.may)
    assert not any(act.startswith("wink") for act in t.boris.may), "accepted, but not offered: it would be a bluff"
    t.boris.winks_at(t.anna)
    t.boris.winks_at(t.clara, refused="already-done")
    t.boris.winks_at(t.boris, refused="no-such-seat")
    t.dora.spots(t.dora, refused="no-such-seat")
    t.anna.winks_at(t.boris)
    assert len(t.match.view(NOBODY).winks) == 2


@ruling("SHMOTRUN")
def test_without_the_card_in_the_deck_nobody_winks() -> None:
    t = table("v2", Anna="r5 r4", Boris="r7 r6", Clara="r1 r2", deck="g0*9")
    t.anna.winks_at(t.boris, refused="not-in-this-deck")
    t.anna.spots(t.boris, refused="not-in-this-deck")
    t.anna.counts_aloud(refused="not-in-this-deck")


@ruling("SHMOTRUN", "TURN-8")
def test_the_price_of_a_wink_waits_for_what_is_stacked_and_goes_before_the_next_turn() -> None:
    t = scene("khlopkopyt.r shmotrun r4 b1")
    t.anna.plays("khlopkopyt.r")
    t.anna.winks_at(t.clara)
    t.boris.spots(t.anna)
    assert t.phase == "slap"
    for person in (t.anna, t.boris, t.clara):
        person.slaps()
    assert t.phase == "gives"
    assert t.heard(TurnCame) == []
    t.boris.gives("r7 b2")
    assert t.boris.is_to_move
    assert t.heard(TurnCame) == [TurnCame(t.boris.seat)]


@ruling("SHMOTRUN", "TURN-8")
def test_one_price_after_the_other_and_then_the_turn() -> None:
    t = scene("khlopkopyt.r shmotrun r4 b1")
    t.anna.plays("khlopkopyt.r")
    for winker, spotter in ((t.anna, t.boris), (t.clara, t.dora)):
        winker.winks_at(t.boris if winker is t.clara else t.clara)
        spotter.spots(winker)
    t.time_runs_out()
    t.boris.gives("r7 b2")
    assert t.types == ["cards-given", "gift-asked"]
    t.dora.gives("o1 o2")
    assert t.types == ["cards-given", "turn-came"]
    assert t.boris.is_to_move


@ruling("SHMOTRUN", "TURN-8")
def test_who_must_pay_in_the_middle_of_a_turn_does_not_begin_it_again() -> None:
    t = scene()
    t.anna.draws()
    t.anna.winks_at(t.clara)
    t.boris.spots(t.anna)
    t.boris.gives("r7 b2")
    assert t.types == ["cards-given"]
    t.anna.draws(refused="already-drew")
    t.anna.passes()
    assert t.heard(TurnCame) == [TurnCame(t.boris.seat)]


@ruling("SHMOTRUN", "TURN-8")
def test_an_attack_that_a_gift_interrupts_is_told_once() -> None:
    t = scene("khapyozh.r shmotrun r4 b1")
    t.anna.plays("khapyozh.r")
    assert t.heard(AttackBegan) == [AttackBegan(t.boris.seat, face_of("khapyozh.r"), 3)]
    t.anna.winks_at(t.clara)
    t.dora.spots(t.anna)
    t.dora.gives("o1 o2")
    assert t.types == ["cards-given"]
    assert t.boris.faces_attack_of(3)


@ruling("SHMOTRUN", "ROUND-2")
def test_while_a_win_waits_nobody_winks() -> None:
    t = scene("temnodel.r r4")
    t.anna.calls()
    t.anna.plays("temnodel.r")
    t.anna.lays("r4", "r4")
    assert t.phase == "last-dark"
    t.boris.winks_at(t.clara, refused="wrong-phase")
    t.boris.spots(t.clara, refused="wrong-phase")


@ruling("SHMOTRUN")
@pytest.mark.parametrize("who", ["anna", "boris", "clara"])
def test_winks_of_who_has_left_are_nothing(who: str) -> None:
    t = scene(clara="r1 r2 b4 b5")
    t.anna.winks_at(t.clara)
    if who == "boris":
        t.boris.spots(t.anna)
    getattr(t, who).leaves()
    assert t.match.view(NOBODY).winks == ()
    assert t.phase == "turn"
    assert t.match.round.waiting == []


# -- a gift whose time runs out ----------------------------------------------------------------------------------------


@ruling("SHMOTRUN", "PACE-1")
@pytest.mark.parametrize("dawdle", [False, True])
def test_who_does_not_choose_gives_random_cards(dawdle: bool) -> None:
    t = scene(options={"dawdle": dawdle})
    t.anna.winks_at(t.clara)
    t.boris.spots(t.anna)
    t.time_runs_out()
    assert [(event.seat, event.count) for event in t.heard(CardsDrawn)] == ([(1, 2)] if dawdle else [])
    (given,) = t.heard(CardsGiven)
    assert (given.seat, given.to, given.count) == (1, 0, 2)
    assert given.seen_by(2).cards == ()
    assert t.boris.count == (3 if dawdle else 1)
    assert t.anna.is_to_move


@ruling("SLA")
def test_of_three_cards_every_one_is_offered_somewhere() -> None:
    t = scene(boris="r7 r6 b2 b2 o5")
    t.match.round.push(Gives(1, 0, 3))
    t.match.round.go_on()
    offered = [act.split()[1:] for act in t.boris.may if act.startswith("give")]
    assert all(len(cards) == 3 for cards in offered)
    assert {face_of(card) for cards in offered for card in cards} == {face_of(c) for c in ("r7", "r6", "b2", "o5")}
    t.boris.calls()
    t.boris.gives("r7 b2 b2")
    assert t.boris.holds("r6 o5")
