"""What cards of different families do to each other: scenes that no single card's own tests would think of.

Hands that empty in a challenge are in `test_emptied_hands`, Shmunitet against each family in `test_undone`, tasks of
courage cards in a silence in `test_silent_tasks`.
"""

import pytest

from engine.talk import Person, Table, table
from rulings import ruling
from svintus.engine.events import CardsDrawn, CardsGiven, GroundArose, HandsSwapped, Spotted
from svintus.engine.faces import SHALUN, SHMOTRUN, SHURIKEN

# -- ovatsii, then shtul -----------------------------------------------------------------------------------------------


def applauded() -> Table:
    """Boris has given Ovatsii to Anna, who stands."""
    t = table("v2", Anna="r5 r4 b1", Boris="ovatsii r7 r6", Clara="shtul r1 r2 b4", top="r3", deck="g0*20")
    t.anna.plays("r5")
    t.boris.encourages(t.anna, "ovatsii")
    return t


@ruling("OVATSII", "SHTUL", "ETI-5")
def test_who_stands_for_ovatsii_has_left_the_seat_and_is_rewarded_once() -> None:
    t = applauded()
    assert t.anna.row == "ovatsii"
    t.boris.plays("r7")
    t.clara.rewards(t.anna, "shtul b4 r2")
    assert t.anna.holds("r4 b1 shtul b4 r2")
    assert t.anna.must == ["ovatsii"], "the reward is a special card, and clapped for"
    assert t.clara.is_to_move
    assert not t.match.round.grounds


@ruling("OVATSII", "SHTUL", "ETI-5")
def test_that_ground_is_gone_with_its_seconds_and_the_next_card() -> None:
    t = applauded()
    t.ten_seconds_pass()
    t.boris.plays("r7")
    assert not [act for act in t.clara.may if act.startswith("reward")]
    t.clara.rewards(t.anna, "shtul b4 r2", refused="no-ground")


# -- interception while something grows --------------------------------------------------------------------------------


def growing(boris: str = "r1 g2 b7", clara: str = "b1 svinorost g7 o2", dora: str = "b2 shuriken o5 o6 o7") -> Table:
    """Anna has let a blue one grow; Boris is next."""
    t = table("v2", Anna="svinorost b1 g5 g6", Boris=boris, Clara=clara, Dora=dora, top="r3", deck="g0*20")
    t.anna.plays("svinorost b1")
    return t


@ruling("INT-5", "GROW-5", "GROW-2", "INT-3")
def test_only_the_number_is_intercepted_and_the_growth_goes_on_after_the_interceptor() -> None:
    t = growing()
    t.clara.intercepts("svinorost o2", refused="not-identical")
    t.clara.intercepts("b1")
    assert (t.phase, t.match.owing(), t.top) == ("growth", [3], "b1")
    assert "play b2" in t.dora.may
    t.dora.accepts()
    assert [(event.why, event.count) for event in t.heard(CardsDrawn)] == [("growth", 1)]
    assert t.anna.is_to_move


@ruling("INT-5", "GROW-5", "INT-7")
def test_the_seat_that_must_go_on_may_take_its_own_move_by_interception() -> None:
    t = growing(boris="b1 g7 awl o3")
    t.boris.intercepts("b1")
    assert t.match.owing() == [2]
    assert t.match.view(0).robbed == -1


@ruling("INT-5", "GROW-5", "INT-8")
def test_an_interception_in_a_growth_can_win_and_owes_a_call() -> None:
    t = growing(clara="b1")
    t.clara.intercepts("b1")
    assert t.won_by(t.clara, 2 + 3 + 5)
    t = growing(clara="b1 g7")
    t.clara.intercepts("b1")
    assert t.clara.can_be_caught


@ruling("GROW-4", "SHURIKEN", "INT-5", "ETI-5")
def test_the_ground_of_an_interception_keeps_until_the_growth_is_over() -> None:
    t = growing()
    t.clara.intercepts("b1")
    assert [event.kind for event in t.heard(GroundArose)] == [SHURIKEN]
    t.dora.plays("b2")
    t.ten_seconds_pass()
    t.dora.rewards(t.clara, "shuriken o5 o6", refused="wrong-phase")
    t.anna.accepts()
    t.dora.rewards(t.clara, "shuriken o5 o6")
    assert t.phase == "throw"


# -- awl and the last card ---------------------------------------------------------------------------------------------


def intercepted(clara: str, boris: str = "o2 o3 o4", deck: str = "b0*20", **rows: str) -> Table:
    """Clara has just taken Boris's turn."""
    t = table("v2", Anna="r1 b6 b5", Boris=boris, Clara=f"r1 {clara}", Dora="g6 g7", top="r5", deck=deck, rows=rows)
    t.anna.plays("r1")
    t.clara.intercepts("r1")
    return t


@ruling("AWL", "SHM-4", "ROUND-2")
def test_awl_as_the_last_card_wins_at_once_and_nobody_is_asked() -> None:
    t = intercepted("awl", boris="shmunitet o3 o4", deck="shmunitet b0*20")
    t.clara.swaps_with(t.boris)
    assert t.won_by(t.clara, 2 + 3 + 2)
    assert not t.heard(HandsSwapped)


@ruling("AWL", "SV-1", "SV-2")
def test_who_is_caught_with_awl_alone_has_more_to_swap() -> None:
    t = intercepted("awl")
    t.dora.catches(t.clara)
    t.clara.swaps_with(t.boris)
    assert (t.clara.hand, t.boris.hand) == ("o2 o3 o4", "b0 b0 b0")


@ruling("AWL", "TURN-5", "ROUND-3")
def test_with_a_courage_card_in_front_awl_is_not_the_last_card_and_hands_over_an_empty_hand() -> None:
    t = intercepted("awl", Clara="parodist")
    t.clara.swaps_with(t.boris)
    assert (t.clara.hand, t.clara.row) == ("o2 o3 o4", "parodist")
    assert t.won_by(t.boris, 2 + 4 + 2)


@ruling("AWL", "TURN-5", "ROUND-2")
def test_an_empty_hand_behind_a_courage_card_does_not_win() -> None:
    t = intercepted("awl", Clara="parodist", Boris="antrakt")
    t.clara.swaps_with(t.boris)
    assert (t.boris.hand, t.boris.row) == ("", "antrakt")
    assert t.dora.is_to_move


# -- courage cards in front, at the end of a round ---------------------------------------------------------------------


@ruling("TURN-5", "ROUND-2", "MATCH-2")
def test_who_lays_the_last_card_of_the_hand_still_has_what_lies_in_front() -> None:
    t = table("v2", Anna="r5", Boris="b1 b2", Clara="o1", rows={"Anna": "reyting antrakt", "Boris": "parodist"})
    t.anna.plays("r5")
    assert not t.is_over
    assert t.anna.count == 2
    assert t.anna.hand == ""
    assert t.boris.is_to_move


@ruling("TURN-5", "MATCH-2")
def test_what_lies_in_front_of_the_others_is_scored() -> None:
    t = table("v2", Anna="r5", Boris="b1 b2", Clara="", rows={"Boris": "parodist ovatsii", "Clara": "reyting"})
    t.anna.plays("r5")
    assert t.won_by(t.anna, 2 + 2 + 1)


@ruling("TURN-5", "DARK-9", "DARK-7")
def test_a_last_card_in_the_dark_wins_what_lies_in_front_of_the_others_too() -> None:
    t = table("v2", Anna="temnodel.r r4", Boris="b1 b2", Clara="g1", rows={"Boris": "parodist"}, deck="b0*9")
    t.anna.plays("temnodel.r")
    t.anna.lays("r4", "r4")
    t.boris.passes()
    t.clara.passes()
    assert t.won_by(t.anna, 3 + 1 + 1)


# -- a wink while three people watch -----------------------------------------------------------------------------------

WATCHERS = ("clara", "dora", "egor")


def watched() -> Table:
    """Anna winks at Boris, while Clara, Dora and Egor look on."""
    t = table(
        "v2",
        Anna="r5 shmotrun r4 b1",
        Boris="r7 r6",
        Clara="r1 r2 b4",
        Dora="o1 o2 o4",
        Egor="g1 g2 g4",
        deck="g0*20",
    )
    t.anna.winks_at(t.boris)
    return t


@ruling("SHMOTRUN")
@pytest.mark.parametrize("who", WATCHERS)
def test_each_of_three_who_watch_may_be_the_one_who_notices(who: str) -> None:
    t = watched()
    assert [person.name for person in t.people if "spot @0" in person.may] == ["Clara", "Dora", "Egor"]
    witness: Person = getattr(t, who)
    gift = " ".join(witness.hand.split()[:2])
    witness.spots(t.anna)
    witness.gives(gift)
    assert t.anna.holds(f"r5 shmotrun r4 b1 {gift}")
    assert [(event.seat, event.to) for event in t.heard(CardsGiven)] == [(witness.seat, 0)]
    t.seconds_pass()
    t.anna.rewards(t.boris, "shmotrun r4 b1", refused="no-ground")


@ruling("SHMOTRUN")
def test_a_wink_that_none_of_three_notices_is_a_ground() -> None:
    t = watched()
    t.seconds_pass()
    assert [(event.kind, event.offender, event.to) for event in t.heard(GroundArose)] == [(SHMOTRUN, 1, 0)]
    t.anna.rewards(t.boris, "shmotrun r4 b1")
    assert t.boris.count == 2 + 3


@ruling("SHMOTRUN", "PACE-3")
@pytest.mark.parametrize("by_the_book", [False, True])
def test_of_two_who_notice_at_once_the_second_is_too_late_and_loses_nothing(by_the_book: bool) -> None:
    t = watched()
    t.match.options = t.match.round.options = t.match.options.changed(by_the_book=by_the_book)
    t.dora.spots(t.anna)
    assert t.heard(Spotted) == [Spotted(0, 3, True)]
    t.clara.spots(t.anna, refused="too-late")
    assert t.clara.count == 3
    t.dora.gives("o1 o2")
    t.egor.spots(t.anna, refused="too-late")
    assert not [ground for ground in t.match.round.grounds if ground[1] == SHALUN]
    t.seconds_pass()
    t.egor.spots(t.anna)
    assert t.heard(Spotted) == [Spotted(0, 4, False)]


@ruling("SHMOTRUN")
def test_who_has_been_seen_may_wink_again_at_once() -> None:
    t = watched()
    t.dora.spots(t.anna)
    t.anna.winks_at(t.clara)
    t.clara.spots(t.anna, refused="too-late")
    assert "spot @0" in t.egor.may
    t.egor.spots(t.anna)
    assert t.heard(Spotted) == [Spotted(0, 4, True)]


# -- a win in the dark, checked by each rival in turn ------------------------------------------------------------------


def last_dark(declared: str) -> Table:
    """Anna has laid a red four as her last card and says that it is this."""
    t = table("v2", Anna="temnodel.r r4", Boris="b1 b2", Clara="g1 g2", Dora="o1 o2", deck="b0*9")
    t.anna.calls()
    t.anna.plays("temnodel.r")
    t.anna.lays("r4", declared)
    return t


@ruling("DARK-7", "DARK-9", "DARK-11")
@pytest.mark.parametrize("let_be", [0, 1, 2])
def test_a_true_last_card_wins_whichever_rival_checks_it(let_be: int) -> None:
    t = last_dark("r4")
    for person in t.people[1 : 1 + let_be]:
        assert set(person.may) - {"call"} == {"check", "pass"}
        person.passes()
    t.people[1 + let_be].checks()
    assert t.won_by(t.anna, 6 + 1)


@ruling("DARK-7", "DARK-4")
@pytest.mark.parametrize("let_be", [0, 1, 2])
def test_a_lie_comes_back_whichever_rival_checks_it_and_that_one_moves(let_be: int) -> None:
    t = last_dark("r5")
    for person in t.people[1 : 1 + let_be]:
        person.passes()
    checker = t.people[1 + let_be]
    checker.checks()
    assert t.anna.holds("r4")
    assert checker.is_to_move
    assert t.top == "temnodel.r"
    assert not t.anna.can_be_caught


@ruling("DARK-7", "DARK-9")
def test_a_lie_that_all_three_let_be_wins() -> None:
    t = last_dark("r5")
    for person in t.people[1:]:
        assert not t.is_over
        assert t.anna.may == []
        person.passes()
    assert t.won_by(t.anna, 6 + 1)
