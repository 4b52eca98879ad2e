"""Hands that empty in a challenge, by giving, by being pulled or swapped: one scene for each card (ROUND-3, CHA-1).

The same for the duel's own pile is in `test_duel`.
"""

from typing import Any

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import RaceEnded
from svintus.engine.faces import face_of


def played(card: str, top: str, *, number: int | None = None, colour: str | None = None, **more: Any) -> Table:
    """Anna has played a challenge card; Boris has one card left, and nobody is named."""
    hands: dict[str, Any] = {"Anna": "r1 r2", "Boris": "g1", "Clara": "b1 b2", "Dora": "o1 o2"}
    hands |= {name: str(more.pop(name)) for name in list(more) if name.istitle()}
    hands["Anna"] = f"{card} {hands['Anna']}"
    t = table("v2", top=top, **({"deck": "b0*20"} | more), **hands)
    t.anna.plays(card, colour, number=number)
    return t


def boris_gives_his_last_card(t: Table, *others: tuple[str, str]) -> None:
    """He has not won before the others have given too."""
    t.boris.gives("g1")
    for name, card in others:
        assert not t.is_over
        getattr(t, name).gives(card)


@ruling("RAZ", "ROUND-2")
def test_razborka_the_challenged_seats_last_number_wins_at_once() -> None:
    t = table("v2", Anna="razborka r1 r2", Boris="r4", Clara="b1 b2", top="r3", deck="b0*9")
    t.anna.plays("razborka", at=t.boris)
    t.anna.lays("r1")
    t.boris.lays("r4")
    assert t.won_by(t.boris, 1 + 2)
    assert t.match.round.box == [face_of("razborka"), face_of("r1"), face_of("r4")]


@ruling("ROU", "ROUND-2")
def test_russian_roulette_takes_nothing_from_anybody() -> None:
    t = played("roulette", "r3", deck="b0*20")
    t.boris.turns_up()
    assert t.boris.count == 1 + 2
    assert (t.phase, t.anna.count, t.clara.count, t.dora.count) == ("turn", 2, 2, 2)


@ruling("ONE", "CHA-1", "ROUND-3")
def test_one_for_all_a_last_card_for_the_top_fist_wins_when_all_have_given() -> None:
    t = played("one_for_all", "g3")
    t.time_runs_out()
    assert t.race_is_lost_by(t.dora)
    boris_gives_his_last_card(t, ("anna", "r1"), ("clara", "b1"))
    assert t.won_by(t.boris, 1 + 1 + 5)


def quick(t: Table) -> Table:
    """All have laid a card open."""
    for person, card in ((t.boris, "g1"), (t.clara, "b1"), (t.dora, "o1")):
        person.lays(card)
    t.anna.calls_fas()
    return t


@ruling("SLI", "CHA-1", "ROUND-3")
def test_whoever_is_quick_a_grabbed_card_that_is_given_on_wins() -> None:
    t = quick(played("slippers", "b3"))
    t.boris.grabs_from(t.dora)
    t.clara.grabs_from(t.boris)
    t.anna.grabs_from(t.clara)
    assert t.race_is_lost_by(t.dora)
    t.boris.gives("o1")
    t.anna.gives("r1")
    assert not t.is_over
    t.clara.gives("b2")
    assert t.won_by(t.boris, 2 + 1 + 4)


@ruling("SLI", "CHA-1", "ROUND-3")
def test_whoever_is_quick_a_hand_whose_last_card_was_grabbed_wins_when_another_loses() -> None:
    t = quick(played("slippers", "b3"))
    t.anna.grabs_from(t.boris)
    t.clara.grabs_from(t.dora)
    t.time_runs_out()
    assert t.heard(RaceEnded)[0].loser == 3
    assert (t.boris.count, t.is_over) == (0, False)
    assert t.boris.may == []
    t.anna.gives("r1")
    t.clara.gives("b1")
    assert t.won_by(t.boris, 2 + 2 + 3)


@ruling("SLI", "CHA-1")
def test_whoever_is_quick_an_emptied_hand_that_loses_is_given_cards_instead() -> None:
    t = quick(played("slippers", "b3"))
    t.anna.grabs_from(t.boris)
    t.clara.grabs_from(t.dora)
    t.dora.grabs_from(t.clara)
    assert t.race_is_lost_by(t.boris)
    for person, card in ((t.anna, "r1"), (t.clara, "b2"), (t.dora, "o2")):
        person.gives(card)
    assert t.boris.holds("r1 b2 o2")
    assert t.boris.is_to_move


@ruling("SLA", "ROUND-3")
def test_slabo_the_price_of_a_matched_feat_may_be_the_last_card() -> None:
    t = played("slabo", "o3", number=0)
    t.anna.performs(7)
    t.boris.tries()
    t.boris.performs(7)
    t.boris.gives("g1")
    assert t.won_by(t.boris, 3 + 2 + 2)


@ruling("SLA", "ROUND-3")
def test_slabo_the_price_of_an_unmatched_feat_may_be_the_last_card() -> None:
    t = played("slabo", "o3", number=0, Anna="r1 r2 r4")
    t.anna.performs(7)
    for person in t.people[1:]:
        person.passes()
    t.anna.gives("r1 r2 r4")
    assert t.won_by(t.anna, 1 + 2 + 2)


@ruling("NEI", "CHA-1", "ROUND-3")
def test_neither_a_last_card_for_the_named_one_wins_when_all_have_given() -> None:
    t = table("v2", Anna="neither r1 r2", Boris="g1", Clara="b1 b2", Dora="o1 o2", top="o3", deck="b0*9")
    t.anna.plays("neither", at=t.dora)
    boris_gives_his_last_card(t, ("clara", "b1"))
    assert t.won_by(t.boris, 4 + 1 + 4)


@ruling("HAN", "CHA-1", "ROUND-3", "ROUND-5")
def test_hands_a_builder_that_a_short_deck_left_with_one_card_wins_by_giving_it() -> None:
    t = played("hands", "o3", deck="b0*2")
    assert [person.count for person in t.people] == [4, 1, 2, 2]
    for person in t.people[:3]:
        person.has_built()
    assert t.race_is_lost_by(t.dora)
    boris_gives_his_last_card(t, ("anna", "r1"), ("clara", "b1"))
    assert t.won_by(t.boris, 3 + 1 + 5)


@ruling("CHI", "CHA-1", "ROUND-3")
def test_chip_in_a_last_card_for_who_has_none_wins_when_all_have_given() -> None:
    t = played("chip_in", "o3", colour="blue", Anna="r1 b4")
    t.anna.lays("b4")
    t.boris.accepts()
    assert t.match.owing() == [0, 2, 3]
    t.anna.gives("r1")
    t.dora.gives("o1")
    assert not t.is_over
    t.clara.gives("b1")
    assert t.won_by(t.anna, 4 + 1 + 1)


@ruling("CHI", "ROUND-2")
def test_chip_in_a_last_card_that_is_laid_wins_at_once() -> None:
    t = played("chip_in", "o3", colour="green", Anna="g2 r1")
    t.anna.lays("g2")
    t.boris.lays("g1")
    assert t.won_by(t.boris, 1 + 2 + 2)


@ruling("CLO", "CHA-1", "ROUND-3")
def test_clothes_a_last_card_for_the_last_to_touch_wins_when_all_have_given() -> None:
    t = played("clothes", "r3", number=0)
    for person in (t.clara, t.anna, t.boris):
        person.touches()
    assert t.race_is_lost_by(t.dora)
    boris_gives_his_last_card(t, ("anna", "r1"), ("clara", "b1"))
    assert t.won_by(t.boris, 1 + 1 + 5)


@ruling("DON", "ROUND-2", "ROUND-3", "SHM-4")
@pytest.mark.parametrize("asked", [False, True])
def test_dont_darken_a_pulled_last_card_wins_before_anybody_gives(asked: bool) -> None:
    deck = "shmunitet b0*9" if asked else "b0*9"
    t = table("v2", Anna="dont_darken r1 r2", Boris="g1", Clara="b1 b2", Dora="o1 o2", top="b3", deck=deck)
    t.anna.plays("dont_darken", "green", at=t.boris)
    if asked:
        t.boris.accepts()
    assert t.won_by(t.boris, 3 + 2 + 2)


@ruling("DON", "CHA-1", "ROUND-3")
def test_dont_darken_a_last_card_for_who_was_suspected_wins() -> None:
    t = table("v2", Anna="dont_darken r1 r2", Boris="g1", Clara="b1 b2", Dora="o1 o2", top="b3", deck="b0*9")
    t.anna.plays("dont_darken", "green", at=t.clara)
    boris_gives_his_last_card(t, ("anna", "r1"), ("dora", "o1"))
    assert t.won_by(t.boris, 1 + 5 + 1)


@ruling("AWL", "ROUND-3", "SHM-4")
@pytest.mark.parametrize("asked", [False, True])
def test_awl_an_empty_hand_that_is_handed_over_wins(asked: bool) -> None:
    t = table(
        "v2",
        Anna="r1 b6 b5",
        Boris="o2 o4",
        Clara="r1 awl",
        Dora="g6",
        top="r5",
        deck="shmunitet b0*9" if asked else "b0*9",
        rows={"Clara": "reyting"},
    )
    t.anna.plays("r1")
    t.clara.intercepts("r1")
    t.clara.swaps_with(t.boris)
    if asked:
        t.boris.accepts()
    assert t.won_by(t.boris, 2 + 3 + 1)


@ruling("ROUND-3", "CHA-1")
def test_of_several_hands_that_one_round_of_gifts_empties_the_first_after_the_player_wins() -> None:
    t = played("clothes", "r3", number=0, Clara="b1", Anna="r1")
    for person in (t.clara, t.anna, t.boris):
        person.touches()
    boris_gives_his_last_card(t, ("clara", "b1"), ("anna", "r1"))
    assert t.won_by(t.anna, 5)


@ruling("ROUND-2", "CHA-1", "SHMOTRUN", "SV-4")
def test_while_such_a_win_waits_only_the_gifts_are_lawful() -> None:
    t = played("slippers", "b3", Clara="b1 shmotrun", Dora="o1 shtol o2")
    t.is_seen("shtol", t.anna)
    quick(t)
    t.anna.grabs_from(t.boris)
    t.clara.grabs_from(t.dora)
    t.time_runs_out()
    assert (t.phase, t.boris.count) == ("each-gives", 0)
    assert t.boris.may == []
    t.clara.winks_at(t.dora, refused="wrong-phase")
    t.dora.rewards(t.anna, "shtol o2", refused="wrong-phase")
    assert set(t.clara.may) - {"call"} == {"give b1", "give o1", "give shmotrun"}
    t.boris.calls()
    assert not t.boris.has_called
