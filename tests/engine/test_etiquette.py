"""Etiquette cards: numbers in turn, rewards out of it (ETI-1 to ETI-6, KEEP-1)."""

from typing import Any

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import GroundArose, Rewarded

GREYS = {"shtul": 0, "shalun": 1, "shevelis": 2, "shtol": 3, "shinkognito": 4, "shmotrun": 5, "shto": 7, "shuriken": 7}


@ruling("ETI-1", "TURN-2")
@pytest.mark.parametrize(("card", "value"), GREYS.items())
def test_in_turn_it_is_a_number_card_that_names_a_colour(card: str, value: int) -> None:
    t = table("v2", Anna=f"{card} b6 b5", Boris=f"o{value} g4 r6", Clara="g3", top=f"r{value}")
    t.anna.plays(card, refused="name-a-colour")
    t.anna.plays(card, "green")
    assert (t.top, t.colour) == (card, "green")
    assert t.boris.is_to_move
    assert {act for act in t.boris.may if act.startswith("play")} == {f"play o{value}", "play g4"}


@ruling("ETI-1")
def test_in_turn_it_goes_on_its_value_only() -> None:
    t = table("v2", Anna="shtol b6 b5", Boris="o1", top="r4")
    t.anna.plays("shtol", "green", refused="does-not-fit")


@ruling("ETI-1", "INT-1")
def test_a_numbered_grey_is_intercepted_by_its_name_and_names_anew() -> None:
    t = table("v2", Anna="shto b6 b5", Boris="shuriken o1", Clara="shto o2 o3", top="r7")
    t.anna.plays("shto", "green")
    t.boris.intercepts("shuriken", "blue", refused="not-identical")
    t.clara.intercepts("shto", "orange")
    assert t.colour == "orange"
    assert t.anna.is_to_move


@ruling("ETI-2")
def test_a_reward_goes_out_of_turn_with_two_cards_and_play_goes_on() -> None:
    t = table("v2", Anna="r1 r2", Boris="b1 b2", Clara="shtol g4 g5 g6 g7", top="r3")
    t.is_seen("shtol", t.anna)
    t.clara.rewards(t.anna, "shtol g4", refused="wrong-number-of-cards")
    t.clara.rewards(t.anna, "g4 shtol g5", refused="not-etiquette")
    t.clara.rewards(t.anna, "shtol g4 r1", refused="not-in-hand")
    t.clara.rewards(t.clara, "shtol g4 g5", refused="no-such-seat")
    t.clara.rewards(t.anna, "shtol g4 g5")
    assert t.anna.holds("r1 r2 shtol g4 g5")
    assert t.clara.holds("g6 g7")
    assert t.anna.is_to_move
    assert [event.gifts for event in t.heard(Rewarded)] == [2]


@ruling("ETI-2")
def test_a_reward_is_possible_under_attack_and_not_during_a_slap() -> None:
    t = table("v2", Anna="khapyozh.r r2 r1", Boris="b1 b2", Clara="shtol g4 g5 g6", top="r3")
    t.is_seen("shtol", t.anna)
    t.anna.plays("khapyozh.r")
    t.clara.rewards(t.anna, "shtol g4 g5")
    assert t.boris.faces_attack_of(3)
    t = table("v2", Anna="khlopkopyt.r r2 r1", Boris="b1 b2", Clara="shtol g4 g5 g6", top="r3")
    t.anna.plays("khlopkopyt.r")
    t.is_seen("shtol", t.anna)
    t.clara.rewards(t.anna, "shtol g4 g5", refused="wrong-phase")
    t.time_runs_out()
    t.clara.rewards(t.anna, "shtol g4 g5")


@ruling("ETI-2")
def test_only_the_one_who_was_addressed_may_reward_that() -> None:
    t = table("v2", Anna="r1 r2", Boris="shinkognito b1 b2 b3", Clara="shinkognito g4 g5 g6", top="r3")
    t.is_seen("shinkognito", t.anna, to=t.boris)
    assert not [act for act in t.clara.may if act.startswith("reward")]
    t.clara.rewards(t.anna, "shinkognito g4 g5", refused="no-ground")
    t.boris.rewards(t.anna, "shinkognito b1 b2")


@ruling("ETI-3", "ETI-4")
@pytest.mark.parametrize("others", ["", "g4"])
def test_with_fewer_others_all_are_given_and_that_wins(others: str) -> None:
    t = table("v2", Anna="r1 r2", Boris="b1", Clara=f"shtol {others}", top="r3")
    t.is_seen("shtol", t.anna)
    t.clara.rewards(t.anna, f"shtol {others}".strip())
    assert t.won_by(t.clara, 4 + len(others.split()))


@ruling("ETI-2", "SV-1")
def test_rewarding_down_to_one_card_owes_a_call() -> None:
    t = table("v2", Anna="r1 r2", Boris="b1 b2", Clara="shtol g4 g5 g6", top="r3")
    t.is_seen("shtol", t.anna)
    assert "call" in t.clara.may
    t.clara.rewards(t.anna, "shtol g4 g5")
    assert t.clara.can_be_caught


@ruling("ETI-5")
def test_a_ground_is_fresh_until_a_card_lands_and_its_seconds_are_over() -> None:
    def seen() -> Table:
        t = table("v2", Anna="r1 r2 r4", Boris="r5 b2", Clara="shtol g4 g5 g6", top="r3")
        t.is_seen("shtol", t.anna)
        return t

    t = seen()
    t.anna.plays("r1")
    t.boris.plays("r5")
    t.clara.rewards(t.anna, "shtol g4 g5")
    t = seen()
    t.ten_seconds_pass()
    t.clara.rewards(t.anna, "shtol g4 g5")
    for last in ("card", "seconds"):
        t = seen()
        if last == "card":
            t.ten_seconds_pass()
        t.anna.plays("r1")
        if last == "seconds":
            t.ten_seconds_pass()
        t.clara.rewards(t.anna, "shtol g4 g5", refused="no-ground")


@ruling("ETI-5")
def test_a_ground_serves_once() -> None:
    t = table("v2", Anna="r1 r2", Boris="shtol b1 b2 b3", Clara="shtol g4 g5 g6", top="r3")
    t.is_seen("shtol", t.anna)
    t.clara.rewards(t.anna, "shtol g4 g5")
    t.boris.rewards(t.anna, "shtol b1 b2", refused="no-ground")


@ruling("ETI-5")
def test_a_missed_call_is_caught_or_rewarded_but_not_both() -> None:
    def missed() -> Table:
        t = table("v2", Anna="r1 r2", Boris="b1 b2 b3", Clara="shalun g4 g5 g6", top="r3")
        t.anna.plays("r1")
        return t

    t = missed()
    t.clara.rewards(t.anna, "shalun g4 g5")
    assert not t.anna.can_be_caught
    t = missed()
    t.clara.catches(t.anna)
    assert t.anna.count == 1 + 3
    t.clara.rewards(t.anna, "shalun g4 g5", refused="no-ground")


@ruling("ETI-5", "SV-4", "SIL-2")
def test_what_breaks_a_rule_is_ground_for_shalun() -> None:
    def told(t: Table) -> list[int]:
        return [event.offender for event in t.heard(GroundArose)]

    def quiet(**options: Any) -> Table:
        return table("v2", Anna="r1 r2 r4 r5 r6", Boris="b1 b2 b4", Clara="shalun g4 g5", top="r3", options=options)

    t = quiet()
    t.anna.calls()
    assert told(t) == [0]
    t = quiet()
    t.anna.catches(t.boris)
    assert told(t) == [0]
    t = quiet(by_the_book=True)
    t.boris.plays("b1", wrong="not-your-turn")
    assert told(t) == [1]
    t = table("v2", Anna="tikhokhryun.r r2 r4", Boris="b1 b2", Clara="shalun g4 g5", top="r3")
    t.anna.plays("tikhokhryun.r")
    t.boris.speaks()
    assert told(t) == [1]


@ruling("ETI-6")
def test_a_reward_without_its_ground_is_a_wrong_act() -> None:
    t = table("v2", Anna="r1 r2", Boris="b1", Clara="shtol g4 g5 g6", top="r3")
    t.clara.rewards(t.anna, "shtol g4 g5", refused="no-ground")
    t = table("v2", Anna="r1 r2", Boris="b1", Clara="shtol g4 g5 g6", top="r3", options={"by_the_book": True})
    t.clara.rewards(t.anna, "shtol g4 g5", wrong="no-ground")
    assert t.clara.count == 4 + 2
    assert t.anna.is_to_move


@ruling("KEEP-1")
@pytest.mark.parametrize(("others", "gifts"), [("g4 g5 g6 g7", "g4 g5"), ("g4 g5 g6", "g4"), ("g4 g5", "")])
def test_who_must_keep_two_gives_fewer(others: str, gifts: str) -> None:
    t = table("v2", Anna="r1 r2", Boris="b1", Clara=f"shtol {others}", top="r3", options={"keep_two": True})
    t.is_seen("shtol", t.anna)
    t.clara.rewards(t.anna, f"shtol {gifts} {others.split()[-1]}", refused="wrong-number-of-cards")
    t.clara.rewards(t.anna, f"shtol {gifts}".strip())
    assert t.clara.count == 2


@ruling("KEEP-1")
@pytest.mark.parametrize("others", ["", "g4"])
def test_who_must_keep_two_and_has_no_third_gives_no_reward(others: str) -> None:
    t = table("v2", Anna="r1 r2", Boris="b1", Clara=f"shtol {others}", top="r3", options={"keep_two": True})
    t.is_seen("shtol", t.anna)
    assert not [act for act in t.clara.may if act.startswith("reward")]
    t.clara.rewards(t.anna, f"shtol {others}".strip(), refused="keep-two")
