"""Shmunitet against every card that can be played against somebody, and against itself (SHM-1 to SHM-3).

What Shmunitet does in general is in `test_shmunitet`.
"""

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import CourageLaid, GroundArose, HandsSwapped, ThrowBegan
from svintus.engine.faces import KIND_KEYS

ETIQUETTE = ("shtul", "shalun", "shevelis", "shtol", "shinkognito", "shmotrun", "shto", "shuriken")
COURAGE = ("parodist", "zapevala", "folklorist", "pokloonnik", "suflyor", "ovatsii", "antrakt", "reyting")
CHALLENGES = [("razborka", "r3", None), ("neither", "o3", None), ("dont_darken", "b3", "green")]


def gives_ground(t: Table, card: str) -> None:
    """Anna does what this etiquette card is for; Clara is the one who was spoken to, or who has winked."""
    if card == "shalun":
        t.anna.catches(t.boris)
    elif card == "shmotrun":
        t.clara.winks_at(t.anna)
        t.seconds_pass()
    elif card == "shuriken":
        t.anna.plays("r3")
        t.anna.intercepts("r3")
    else:
        t.is_seen(card, t.anna, t.clara if card in ("shinkognito", "shto") else None)
    assert [KIND_KEYS[event.kind] for event in t.heard(GroundArose)] == [card]


def rewarded(card: str) -> Table:
    """Clara has rewarded Anna, who holds Shmunitet, as Clara does herself."""
    t = table(
        "v2",
        Anna="r3 r3 shmunitet r1 r2 r4 r5",
        Boris="b1 b2 b3",
        Clara=f"{card} g4 g5 shmunitet g6 g7 o1",
        top="r7",
        deck="shmotrun b0*20",
    )
    gives_ground(t, card)
    t.clara.rewards(t.anna, f"{card} g4 g5")
    assert t.anna.is_asked
    return t


@ruling("SHM-1", "SHM-2", "ETI-5")
@pytest.mark.parametrize("card", ETIQUETTE)
def test_each_etiquette_card_is_undone_with_its_gifts_and_its_ground_has_served(card: str) -> None:
    t = rewarded(card)
    mine = t.anna.count
    t.anna.undoes("r1 r2")
    t.clara.accepts()
    assert t.clara.holds(f"{card} g4 g5 shmunitet g6 g7 o1 shmunitet r1 r2")
    assert t.anna.count == mine - 3
    assert t.anna.is_to_move
    assert not t.heard(ThrowBegan)
    t.clara.rewards(t.anna, f"{card} g4 g5", refused="no-ground")


@ruling("SHM-3")
@pytest.mark.parametrize("card", ETIQUETTE)
def test_each_etiquette_card_arrives_after_all_when_the_undoing_is_undone(card: str) -> None:
    t = rewarded(card)
    mine = t.anna.count
    t.anna.undoes("r1 r2")
    t.clara.undoes("g6 g7")
    assert t.clara.holds("o1")
    if card == "shuriken":
        assert (t.phase, t.match.owing()) == ("throw", [2])
    else:
        assert t.anna.count == mine + 3 + 3
        assert t.clara.is_to_move


@ruling("SHM-1", "ETI-2")
def test_shmunitet_itself_rewards_nobody() -> None:
    t = table("v2", Anna="r1 r2", Boris="b1", Clara="shmunitet g4 g5", top="r3")
    t.is_seen("shtol", t.anna)
    assert not [act for act in t.clara.may if act.startswith("reward")]
    t.clara.rewards(t.anna, "shmunitet g4 g5", refused="no-ground")


def encouraged(card: str) -> Table:
    """Clara has given Anna this courage card; Reyting lies in front of Boris, and Antrakt would take it along."""
    value = COURAGE.index(card)
    t = table(
        "v2",
        Anna=f"r{value} shmunitet g1 g2 o4 o5",
        Boris="b1 b2 b3",
        Clara=f"{card} g4 g5 shmunitet g6 g7 o1",
        top="r3" if value != 3 else "r2",
        deck="shtul b0*20",
        rows={"Boris": "reyting"},
    )
    t.anna.plays(f"r{value}")
    taken = next((act for act in t.clara.may if act.startswith(f"give-courage {card}")), "")
    number = int(taken.partition("#")[2]) if "#" in taken else None
    t.clara.encourages(t.anna, card, number)
    assert t.anna.is_asked
    return t


@ruling("SHM-1", "SHM-2", "COU-2", "ANT-1")
@pytest.mark.parametrize("card", COURAGE)
def test_each_courage_card_is_undone_and_gives_neither_task_nor_ground(card: str) -> None:
    t = encouraged(card)
    t.anna.undoes("g1 g2")
    t.clara.accepts()
    assert t.clara.holds(f"{card} g4 g5 shmunitet g6 g7 o1 shmunitet g1 g2")
    assert (t.anna.row, t.boris.row) == ("", "reyting")
    assert not t.heard(CourageLaid)
    assert not t.match.round.grounds
    assert t.anna.must == []
    assert t.anna.is_to_move


@ruling("SHM-3", "COU-2", "ANT-1")
@pytest.mark.parametrize("card", COURAGE)
def test_each_courage_card_lies_down_after_all_when_the_undoing_is_undone(card: str) -> None:
    t = encouraged(card)
    t.anna.undoes("g1 g2")
    t.clara.undoes("g6 g7")
    if card == "antrakt":
        assert (t.anna.row, t.boris.row) == ("antrakt reyting", "")
    else:
        assert (t.anna.row, t.boris.row) == (card, "reyting")
    assert t.clara.is_to_move


@ruling("SHM-1", "SHM-2", "SHM-3", "RAZ", "NEI", "DON")
@pytest.mark.parametrize("chain", [1, 2])
@pytest.mark.parametrize(("card", "top", "colour"), CHALLENGES)
def test_each_challenge_that_names_somebody(card: str, top: str, colour: str | None, chain: int) -> None:
    t = table(
        "v2",
        Anna=f"{card} r1 r2 shmunitet r4 r5",
        Boris="b1 b2",
        Clara="shmunitet g4 g5 g6",
        Dora="o1 o2",
        top=top,
        deck="b0*20",
    )
    t.anna.plays(card, colour, at=t.clara)
    t.clara.undoes("g4 g5")
    if chain == 1:
        t.anna.accepts()
        assert (t.box, t.phase) == ("", "turn")
        assert t.anna.holds(f"{card} r1 r2 shmunitet r4 r5 shmunitet g4 g5")
        assert t.clara.is_to_move
    else:
        t.anna.undoes("r4 r5")
        assert (t.box, t.match.view(0).mover) == (card, 0)
        assert t.phase == ("duel" if card == "razborka" else "each-gives")


def swapping() -> Table:
    """Clara has intercepted Boris and wants his hand."""
    t = table(
        "v2",
        Anna="r1 b6 b5",
        Boris="shmunitet o2 o3 o4",
        Clara="r1 awl shmunitet g1 g2 g3",
        Dora="g6 g7",
        top="r5",
        deck="b0*9",
    )
    t.anna.plays("r1")
    t.clara.intercepts("r1")
    t.clara.swaps_with(t.boris)
    assert t.boris.is_asked
    return t


@ruling("SHM-1", "SHM-2", "AWL")
def test_awl_is_undone_and_cannot_be_tried_again() -> None:
    t = swapping()
    t.boris.undoes("o2 o3")
    t.clara.accepts()
    assert t.clara.holds("awl shmunitet g1 g2 g3 shmunitet o2 o3")
    assert (t.boris.hand, t.box) == ("o4", "")
    assert t.boris.is_to_move
    t.clara.swaps_with(t.boris, refused="no-interception")


@ruling("SHM-3", "AWL")
def test_awl_swaps_after_all_what_the_hands_are_by_then() -> None:
    t = swapping()
    t.boris.undoes("o2 o3")
    t.clara.undoes("g1 g2")
    assert t.heard(HandsSwapped) == [HandsSwapped(2, 1)]
    assert t.boris.holds("g3")
    assert t.clara.holds("o4 shmunitet o2 o3 shmunitet g1 g2")
    assert t.clara.is_to_move
    assert not t.boris.can_be_caught


@ruling("SHM-5", "SHM-1", "AWL")
def test_a_hand_that_awl_and_its_undoing_empty_wins_when_the_answer_has_come() -> None:
    t = table("v2", Anna="r1 b6 b5", Boris="shmunitet o2", Clara="r1 awl g1", Dora="g6", top="r5", deck="b0*9")
    t.anna.plays("r1")
    t.clara.intercepts("r1")
    t.clara.swaps_with(t.boris)
    t.boris.undoes("o2")
    assert not t.is_over
    assert t.boris.may == []
    t.clara.accepts()
    assert t.won_by(t.boris, 2 + 4 + 1)
