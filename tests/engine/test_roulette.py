"""Russian Roulette (ROU)."""

import pytest

from engine.talk import table
from rulings import ruling
from svintus.engine.events import CardsTaken, RouletteRanDry, TurnedUp
from svintus.engine.faces import face_of


@ruling("ROU", "TURN-4")
def test_the_others_turn_up_cards_until_the_bullets_colour_comes() -> None:
    t = table("v2", Anna="roulette b1 b2", Boris="b1 b2", Clara="g1 g2", top="r3", deck="r7*30")
    t.anna.plays("roulette")
    assert t.heard(TurnedUp) == [TurnedUp(0, face_of("r7"), 1)]
    assert (t.phase, t.match.owing(), t.box, t.top) == ("roulette", [1], "roulette", "r3")
    assert [act for act in t.boris.may if act != "call"] == ["turn-up"]
    t.boris.draws(refused="wrong-phase")
    t.boris.turns_up()
    assert t.boris.holds("b1 b2 r7 r7")
    assert [(event.seat, event.count, event.why) for event in t.heard(CardsTaken)] == [(1, 2, "roulette")]
    assert t.boris.is_to_move


@ruling("ROU")
def test_the_player_of_the_card_takes_no_part_in_the_rounds_that_follow() -> None:
    deck = "r7 o7 g7 b7 polisvin"
    t = table("v2", Anna="roulette b1 b2", Boris="b1 b2", Clara="g1 g2", Dora="g3 g4", top="r3", deck=deck)
    t.anna.plays("roulette")
    for person in (t.boris, t.clara, t.dora, t.boris):
        assert t.match.owing() == [person.seat]
        person.turns_up()
    assert t.heard(RouletteRanDry) == [RouletteRanDry(5)]
    assert [person.count for person in t.people] == [2, 2, 2, 2]


@ruling("ROU")
@pytest.mark.parametrize("grey", ["polisvin", "shtol", "awl"])
def test_grey_is_a_colour_like_the_others(grey: str) -> None:
    t = table("v2", Anna="roulette b1 b2", Boris="b1 b2", Clara="g1 g2", top="r3", deck=f"{grey}*5")
    t.anna.plays("roulette")
    t.boris.turns_up()
    assert t.boris.holds(f"b1 b2 {grey} {grey}")


@ruling("ROU", "ROUND-4")
def test_the_play_pile_is_shuffled_when_the_deck_runs_out_but_not_the_turned_cards() -> None:
    t = table("v2", Anna="roulette b1 b2", Boris="b1 b2", Clara="g1 g2", top="r3", deck="r7", pile="g4 o5")
    t.anna.plays("roulette")
    t.boris.turns_up()
    assert "reshuffled" in t.types
    t.clara.turns_up()
    assert t.heard(RouletteRanDry) == [RouletteRanDry(3)]
    assert sorted(t.match.round.pile) == sorted([face_of("r7"), face_of("g4"), face_of("o5")])
    assert (t.top, t.boris.is_to_move) == ("r3", True)


@ruling("ROU", "ROUND-5")
def test_the_last_card_may_be_drawn_away_before_it_is_turned_up() -> None:
    t = table("v2", Anna="roulette b1", Boris="b1 b2", Clara="g1 g2", top="r3", deck="r7 g7")
    t.anna.plays("roulette")
    t.clara.catches(t.anna)
    t.boris.turns_up()
    assert [event.count for event in t.heard(RouletteRanDry)] == [1]
    assert (t.boris.is_to_move, len(t.match.round.pile)) == (True, 1)


@ruling("ROU", "ROUND-5")
def test_with_no_card_to_turn_up_nothing_happens() -> None:
    t = table("v2", Anna="roulette b1 b2", Boris="b1 b2", Clara="g1 g2", top="r3", deck="")
    t.anna.plays("roulette")
    assert t.boris.is_to_move


@ruling("ROU", "PACE-1")
def test_time_turns_one_up_all_the_same() -> None:
    t = table("v2", Anna="roulette b1 b2", Boris="b1 b2", Clara="g1 g2", top="r3", deck="r7*30")
    t.anna.plays("roulette")
    t.time_runs_out()
    assert t.boris.count == 2 + 2 + 2


@ruling("ROU", "SEAT-1")
def test_who_leaves_is_passed_over() -> None:
    t = table("v2", Anna="roulette b1 b2", Boris="b1 b2", Clara="g1 g2", Dora="g3", top="r3", deck="r7*30")
    t.anna.plays("roulette")
    t.boris.leaves()
    assert (t.phase, t.match.owing()) == ("roulette", [2])
    t.anna.leaves()
    t.clara.turns_up()
    assert t.clara.is_to_move


@ruling("ROU", "TURN-5")
def test_the_pile_that_is_taken_is_no_draw_and_voids_a_call() -> None:
    t = table("v2", Anna="roulette b1 b2", Boris="b1 b2", Clara="g1 g2", top="r3", deck="r7*30")
    t.boris.calls()
    assert t.boris.has_called
    t.anna.plays("roulette")
    t.boris.turns_up()
    assert not t.boris.has_called
