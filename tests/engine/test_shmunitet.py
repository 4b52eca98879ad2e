"""Shmunitet: whoever a card is played against may undo it (SHM-1 to SHM-5)."""

from typing import Any

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import AttackBegan, CardsGiven, QuestionAsked, TurnCame, Undone

REST = "shmunitet b0*20"
"""A deck that holds Shmunitet, so that everybody is asked."""


def rewarded(anna: str = "r1 r2 r4 r5", clara: str = "shtol g4 g5 g6", **more: Any) -> Table:
    """Clara has just rewarded Anna with everything but g6; it is Anna's turn."""
    t = table("v2", Anna=anna, Boris="b1 b2 b3", Clara=clara, top="r3", deck=REST, **more)
    t.is_seen("shtol", t.anna)
    t.clara.rewards(t.anna, "shtol g4 g5")
    return t


@ruling("SHM-4")
def test_the_target_is_asked_whatever_it_holds_if_the_deck_has_shmunitet() -> None:
    t = rewarded()
    assert t.anna.is_asked
    assert t.heard(QuestionAsked)[0].asked == 0
    assert [act for act in t.anna.may if act.split()[0] not in ("call", "catch")] == ["accept"]
    t.anna.plays("r1", refused="wrong-phase")
    t.boris.accepts(refused="wrong-phase")
    t.anna.accepts()
    assert t.anna.holds("r1 r2 r4 r5 shtol g4 g5")
    t = table("v2", Anna="r1 r2", Boris="b1", Clara="shtol g4 g5 g6", top="r3", deck="b0*9")
    t.is_seen("shtol", t.anna)
    t.clara.rewards(t.anna, "shtol g4 g5")
    assert t.anna.is_to_move


@ruling("SHM-4", "PACE-1", "TURN-8")
def test_time_lets_the_card_be_and_costs_nothing_and_the_turn_goes_on() -> None:
    t = rewarded(anna="shmunitet r1 r2 r4")
    t.time_runs_out()
    assert t.heard(TurnCame) == []
    assert t.anna.is_to_move
    assert t.anna.holds("shmunitet r1 r2 r4 shtol g4 g5")


@ruling("SHM-1", "TURN-8")
def test_a_reward_is_undone_with_everything_and_the_undoer_moves() -> None:
    t = table("v2", Anna="r1 r2", Boris="shmunitet b1 b2 b3", Clara="shtol g4 g5 g6", top="r3", deck="b0*9")
    t.is_seen("shtol", t.boris)
    t.clara.rewards(t.boris, "shtol g4 g5")
    t.boris.undoes("b1", refused="wrong-number-of-cards")
    t.boris.undoes("b1 g4", refused="not-in-hand")
    t.boris.undoes("b1 b2")
    assert t.clara.is_asked
    assert (t.clara.hand, t.boris.hand) == ("g6", "b3")
    t.clara.accepts()
    assert t.clara.holds("g6 shtol g4 g5 shmunitet b1 b2")
    assert t.boris.holds("b3")
    assert t.boris.is_to_move
    assert t.heard(TurnCame) == [TurnCame(t.boris.seat)]


@ruling("SHM-1")
def test_the_answerers_two_cards_go_unseen() -> None:
    t = rewarded(anna="shmunitet r1 r2 r4")
    t.anna.undoes("r1 r2")
    assert [event for event in t.told if event.seen_by(1) != event] == []
    assert t.match.view(1).waiting == t.match.view(0).waiting
    t.clara.accepts()
    given = [event for event in t.heard(CardsGiven) if event.why == "shmunitet"]
    assert [(event.seat, event.to, event.count) for event in given] == [(0, 2, 3)]
    assert given[0].seen_by(1).cards == ()


@ruling("SHM-1")
def test_with_fewer_others_the_answer_takes_what_there_is() -> None:
    t = rewarded(anna="shmunitet r1")
    t.anna.undoes("r1")
    t.clara.accepts()
    assert t.won_by(t.anna, 3 + 6)


@ruling("SHM-1", "ATT-3", "TURN-8")
def test_under_attack_play_goes_on_where_it_was() -> None:
    t = table("v2", Anna="khapyozh.r r1 r2 r4 shmunitet", Boris="b1 b2", Clara="shtol g4 g5 g6", top="r3", deck="b0*9")
    t.is_seen("shtol", t.anna)
    t.anna.plays("khapyozh.r")
    t.clara.rewards(t.anna, "shtol g4 g5")
    t.anna.undoes("r1 r2")
    t.clara.accepts()
    assert t.boris.faces_attack_of(3)
    assert t.heard(AttackBegan) == []


@ruling("SHM-1", "SHM-2", "COU-2")
def test_a_courage_card_is_undone() -> None:
    t = table("v2", Anna="r3 shmunitet r1 r2 r4", Boris="b1 b2", Clara="pokloonnik g4 g5", top="r6")
    t.anna.plays("r3")
    t.clara.encourages(t.anna, "pokloonnik")
    assert t.anna.is_asked
    t.anna.undoes("r1 r2")
    t.clara.accepts()
    assert t.anna.row == ""
    assert t.clara.holds("pokloonnik g4 g5 shmunitet r1 r2")
    assert t.anna.is_to_move


@ruling("SHM-1", "SHM-2", "TURN-4")
@pytest.mark.parametrize(
    ("card", "top", "colour"), [("razborka", "r3", None), ("neither", "o3", None), ("dont_darken", "b3", "green")]
)
def test_a_challenge_is_undone_before_anything_happens(card: str, top: str, colour: str | None) -> None:
    t = table("v2", Anna=f"{card} r1 r2", Boris="b1 b2", Clara="shmunitet g4 g5 g6", top=top, deck="b0*20")
    t.anna.plays(card, colour, at=t.clara)
    assert t.clara.is_asked
    t.clara.undoes("g4 g5")
    assert t.anna.is_asked
    t.anna.accepts()
    assert t.anna.holds(f"r1 r2 {card} shmunitet g4 g5")
    assert (t.box, t.clara.hand) == ("", "g6")
    assert t.clara.is_to_move


@ruling("SHM-2")
@pytest.mark.parametrize(("card", "top", "colour"), [("roulette", "r3", None), ("chip_in", "o3", "green")])
def test_what_touches_everyone_asks_nobody(card: str, top: str, colour: str | None) -> None:
    t = table("v2", Anna=f"{card} r1 r2", Boris="b1 shmunitet", Clara="shmunitet g4 g5 g6", top=top, deck="b0*20")
    t.anna.plays(card, colour)
    assert t.phase != "question"


@ruling("SHM-1", "AWL")
def test_a_swap_is_undone() -> None:
    t = table("v2", Anna="r1 b6 b5", Boris="shmunitet o3 o4 o5", Clara="r1 awl g1 g2", top="r5", deck="b0*9")
    t.anna.plays("r1")
    t.clara.intercepts("r1")
    t.clara.swaps_with(t.boris)
    assert t.boris.is_asked
    t.boris.undoes("o3 o4")
    t.clara.accepts()
    assert t.clara.holds("g1 g2 awl shmunitet o3 o4")
    assert t.boris.holds("o5")
    assert t.boris.is_to_move
    t.clara.swaps_with(t.boris, refused="no-interception")


@ruling("SHM-3")
def test_shmunitet_against_shmunitet_lets_the_card_happen_and_the_last_to_undo_moves() -> None:
    t = rewarded(anna="shmunitet r1 r2 r4 r5", clara="shtol g4 g5 shmunitet g6 g7 o1")
    t.anna.undoes("r1 r2")
    t.clara.undoes("g6 g7")
    assert [event.seat for event in t.heard(Undone)] == [2]
    assert t.anna.holds("r4 r5 shmunitet r1 r2 shtol g4 g5 shmunitet g6 g7")
    assert t.clara.holds("o1")
    assert t.clara.is_to_move


@ruling("SHM-3")
@pytest.mark.parametrize(
    ("card", "top", "colour", "phase"),
    [
        ("razborka", "r3", None, "duel"),
        ("neither", "o3", None, "each-gives"),
        ("dont_darken", "b3", "green", "each-gives"),
    ],
)
def test_a_challenge_happens_after_all(card: str, top: str, colour: str | None, phase: str) -> None:
    t = table(
        "v2", Anna=f"{card} r1 r2 shmunitet r4 r5", Boris="b1 b2", Clara="shmunitet g4 g5 g6", top=top, deck="b0*20"
    )
    t.anna.plays(card, colour, at=t.clara)
    t.clara.undoes("g4 g5")
    t.anna.undoes("r4 r5")
    assert (t.phase, t.box) == (phase, card)
    assert t.match.view(0).mover == 0


@ruling("SHM-3", "RAZ")
def test_a_duel_whose_opener_has_no_number_left_is_over_before_it_begins() -> None:
    t = table(
        "v2", Anna="razborka r1 r2 shmunitet polisvin", Boris="b1 b2", Clara="shmunitet g4 g5", top="r3", deck="b0*20"
    )
    t.anna.plays("razborka", at=t.clara)
    t.clara.undoes("g4 g5")
    t.anna.undoes("r1 r2")
    assert (t.phase, t.box) == ("turn", "razborka")
    assert t.anna.is_to_move


@ruling("SHM-3")
def test_each_answers_once_in_a_chain() -> None:
    t = rewarded(anna="shmunitet shmunitet r1 r2 r4 r5 r6", clara="shtol g4 g5 shmunitet g6 g7 o1")
    t.anna.undoes("r1 r2")
    t.clara.undoes("g6 g7")
    assert t.phase == "turn"


@ruling("SHM-5", "ROUND-2", "ETI-4")
def test_a_hand_emptied_by_giving_wins_only_after_the_answer() -> None:
    t = table("v2", Anna="shmunitet r1 r2 r4", Boris="b1", Clara="shtol g4", top="r3", deck="b0*9")
    t.is_seen("shtol", t.anna)
    t.clara.rewards(t.anna, "shtol g4")
    assert not t.is_over
    assert t.clara.count == 0
    t.anna.undoes("r1 r2")
    t.clara.accepts()
    assert not t.is_over
    assert t.clara.holds("shtol g4 shmunitet r1 r2")
    t = table("v2", Anna="shmunitet r1 r2 r4", Boris="b1", Clara="shtol g4", top="r3", deck="b0*9")
    t.is_seen("shtol", t.anna)
    t.clara.rewards(t.anna, "shtol g4")
    t.anna.accepts()
    assert t.won_by(t.clara, 7)


@ruling("SHM-5", "ROUND-3")
def test_the_answerers_last_cards_win_when_its_owner_lets_it_be() -> None:
    t = rewarded(anna="shmunitet r1 r2")
    t.anna.undoes("r1 r2")
    assert not t.is_over
    t.clara.accepts()
    assert t.won_by(t.anna, 3 + 7)


@ruling("SHM-5", "SHM-3")
def test_an_answer_that_is_undone_wins_nothing() -> None:
    t = rewarded(anna="shmunitet r1 r2", clara="shtol g4 g5 shmunitet g6 g7 o1")
    t.anna.undoes("r1 r2")
    t.clara.undoes("g6 g7")
    assert not t.is_over
    assert t.anna.count == 9


@ruling("SHM-5")
def test_who_waits_for_a_win_is_out_of_reach() -> None:
    t = table("v2", Anna="shmunitet r1 r2 r4", Boris="shtol b1 b2", Clara="shtol g4", top="r3", deck="b0*9")
    t.is_seen("shtol", t.anna)
    t.is_seen("shtol", t.clara)
    t.clara.rewards(t.anna, "shtol g4")
    t.boris.rewards(t.clara, "shtol b1 b2", refused="wrong-phase")


@ruling("SHM-1", "INT-2")
def test_the_window_sleeps_while_a_question_waits() -> None:
    t = table("v2", Anna="r1 b6 b5", Boris="r1 o3 o4", Clara="shtol g4 g5 g6", top="r5", deck=REST)
    t.anna.plays("r1")
    t.is_seen("shtol", t.anna)
    t.clara.rewards(t.anna, "shtol g4 g5")
    t.boris.intercepts("r1", refused="wrong-phase")
    t.anna.accepts()
    t.boris.intercepts("r1")


@ruling("SEAT-1", "SHM-4")
@pytest.mark.parametrize("who", ["anna", "clara"])
def test_when_either_leaves_the_card_is_let_be(who: str) -> None:
    t = rewarded(anna="shmunitet r1 r2 r4")
    getattr(t, who).leaves()
    assert t.phase == "turn"
    assert t.anna.count == (0 if who == "anna" else 7)


@ruling("SEAT-1", "SHM-1")
def test_when_the_undoer_leaves_the_move_goes_on() -> None:
    t = rewarded(anna="shmunitet r1 r2 r4")
    t.anna.undoes("r1 r2")
    t.anna.leaves()
    assert t.clara.count == 1 + 3 + 3
    assert t.boris.is_to_move


@ruling("SEAT-1")
def test_a_victim_that_leaves_while_others_are_asked_takes_no_card_along() -> None:
    t = table("v2", Anna="khapyozh.r r1 r2", Boris="b1 b2 b3", Clara="shtol g4 g5 g6", top="r3", deck=REST)
    t.anna.plays("khapyozh.r")
    t.is_seen("shtol", t.anna)
    t.clara.rewards(t.anna, "shtol g4 g5")
    t.boris.leaves()
    assert t.anna.is_asked
    t.anna.accepts()
    assert t.clara.is_to_move
