"""Dealing, reshuffling and ending a round (ROUND-1, ROUND-2, ROUND-4 to ROUND-7)."""

from typing import Any

import pytest

from engine.talk import dealt, faces, table, words
from rulings import ruling
from svintus import editions
from svintus.engine.actions import Action
from svintus.engine.events import CardPlayed, CardsDrawn, Reshuffled, RoundEnded, RoundStarted, TurnCame
from svintus.engine.faces import CODES, FIRST_SPECIAL
from svintus.engine.match import Match

EDITIONS = pytest.mark.parametrize("edition", ["office", "classic", "v2"])
WINNING_LAST_CARDS = ["r5", "khapyozh.r", "zakhrapin.r", "perekhryuk.r", "tikhokhryun.r", "khlopkopyt.r", "polisvin"]


@ruling("ROUND-1")
@EDITIONS
@pytest.mark.parametrize("seats", range(2, 11))
def test_every_edition_deals_eight_to_each_and_turns_a_number(edition: str, seats: int) -> None:
    for seed in range(5):
        t = dealt(edition, seats, seed)
        view = t.match.view(0)
        assert view.counts == (8,) * seats
        assert view.top < FIRST_SPECIAL
        assert view.pile_count == 1
        assert not view.window
        assert t.types == ["round-started", "turn-came"]
        assert t.heard(RoundStarted)[0].start == view.top
        assert t.match.owing() == [view.mover]


@ruling("ROUND-1")
def test_the_start_card_is_a_number_also_when_hardly_any_number_is_there() -> None:
    options = editions.load("v2").options.changed(deal=3)
    deck = faces("polisvin*8 khapyozh.r*2 r5")
    for seed in range(30):
        match = Match(options, deck, 2, bytes([seed] * 32))
        assert CODES[match.view(0).top] == "r5"
        assert match.view(0).counts == (3, 3)
        dealt_or_left = [*match.round.deck, *match.round.hands[0], *match.round.hands[1]]
        assert sorted(dealt_or_left) == sorted(faces("polisvin*8 khapyozh.r*2"))


@ruling("ROUND-1")
def test_the_deal_is_repeated_when_all_numbers_have_been_dealt() -> None:
    options = editions.load("v2").options.changed(deal=5)
    deck = faces("polisvin*8 r5 b5 g5")
    for seed in range(30):
        match = Match(options, deck, 2, bytes([seed] * 32))
        assert CODES[match.view(0).top] in ("r5", "b5", "g5")


@ruling("ROUND-1")
def test_whoever_starts_moves_whatever_the_start_card_is() -> None:
    first = {dealt("v2", 4, seed).match.view(0).mover for seed in range(40)}
    assert first == {0, 1, 2, 3}


@ruling("ROUND-7")
@pytest.mark.parametrize(("edition", "step", "direction"), [("office", 1, 1), ("classic", -1, -1), ("v2", 1, 1)])
@pytest.mark.parametrize("seats", [2, 3, 5, 10])
def test_who_is_first_and_which_way_play_goes(edition: str, step: int, direction: int, seats: int) -> None:
    for seed in range(6):
        t = dealt(edition, seats, seed)
        view = t.match.view(0)
        assert view.mover == (view.dealer + step) % seats
        assert view.direction == direction
        t.time_runs_out()
        assert t.match.view(0).mover == (view.dealer + step + direction) % seats


@ruling("ROUND-7")
def test_the_starting_direction_is_an_option_of_its_own() -> None:
    assert dealt("classic", 4, starting_direction="clockwise").direction == 1
    assert dealt("v2", 4, starting_direction="towards-first").direction == 1
    assert dealt("v2", 4, first_mover="right", starting_direction="towards-first").direction == -1


@ruling("ROUND-2", "INT-8")
@EDITIONS
@pytest.mark.parametrize("last", WINNING_LAST_CARDS)
def test_the_last_card_ends_the_round_and_does_nothing_more(edition: str, last: str) -> None:
    t = table(edition, Anna=last, Boris="b1 b2 b3", Clara=f"{last} g2", deck="g0*30")
    t.anna.plays(last, "blue" if last == "polisvin" else None)
    assert t.types == ["card-played", "round-ended"] or t.types == ["card-played", "round-ended", "match-ended"]
    assert t.won_by(t.anna, 5)
    assert t.match.owing() == []
    assert [person.may for person in t.people] == [[], [], []]
    assert t.direction == 1
    assert not t.window_is_open
    for person in (t.boris, t.clara):
        person.slaps(refused="round-over")
        person.accepts(refused="round-over")
        person.draws(refused="round-over")
    t.act(-1, Action("expire", phase="turn"), refused="round-over")


@ruling("ROUND-2")
def test_a_follow_up_can_win() -> None:
    t = table("classic", Anna="polisvin b1", Boris="b1 b2 b3", Clara="g2")
    t.anna.plays("polisvin", "blue")
    t.anna.plays("b1")
    assert [event.how for event in t.heard(CardPlayed)] == ["follow-up"]
    assert t.won_by(t.anna, 4)


@ruling("ROUND-2")
def test_all_hands_are_laid_open_when_the_round_is_over_and_not_before() -> None:
    t = table("v2", Anna="r5", Boris="b1 b2", Clara="g2")
    assert t.match.view(0).hands == ()
    t.anna.plays("r5")
    assert [words(hand) for hand in t.match.view(0).hands] == ["", "b1 b2", "g2"]


@ruling("ROUND-4")
def test_an_empty_deck_is_made_anew_without_the_top_card() -> None:
    t = table("v2", Anna="b1 b2", Boris="b1 b2", top="r3", pile="g1 g2 polisvin", deck="")
    t.anna.draws()
    assert t.heard(Reshuffled) == [Reshuffled(3)]
    assert t.top == "r3"
    view = t.match.view(0)
    assert (view.deck_count, view.pile_count) == (2, 1)


@ruling("ROUND-4", "TURN-2")
def test_a_reshuffled_polisvin_has_no_colour_any_more() -> None:
    t = table("v2", Anna="b1 b2", Boris="b1 b2", top="r3", pile="polisvin", deck="")
    t.anna.draws()
    assert {act for act in t.anna.may if act.startswith("play")} == {
        f"play polisvin ={colour}" for colour in ("raspberry", "orange", "green", "blue")
    }


@ruling("ROUND-4", "ROUND-5")
@pytest.mark.parametrize(
    ("deck", "pile", "drawn"), [("", "", 1), ("g1", "", 2), ("", "g2", 2), ("g1", "g2", 3), ("g1", "g2*5", 3)]
)
def test_who_must_draw_more_than_there_is_draws_what_there_is(deck: str, pile: str, drawn: int) -> None:
    t = table("v2", Anna="b1 b2 khapyozh.r", Boris="b4 b5", Clara="b1 b2", top="r3", pile=pile, deck=deck)
    t.anna.plays("khapyozh.r")
    t.boris.accepts()
    assert t.boris.count == 2 + drawn
    assert sum(event.count for event in t.heard(CardsDrawn)) == drawn
    assert t.clara.is_to_move
    assert t.top == "khapyozh.r"


@ruling("ROUND-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_all_in_a_row_pass_with_nothing_drawn_the_smallest_hand_wins(seats: int) -> None:
    hands: dict[str, Any] = {
        name: f"b1*{5 - place}" for place, name in enumerate(("Anna", "Boris", "Clara", "Dora")[:seats])
    }
    t = table("v2", **hands, deck="", top="r3")
    for person in t.people:
        assert not t.is_over
        person.draws()
        assert [event.count for event in t.heard(CardsDrawn)] == [0]
        assert set(person.may) - {"call"} == {"pass"}
        person.passes()
    assert t.won_by(t.people[-1], {2: 5, 3: 9, 4: 12}[seats])
    assert t.heard(RoundEnded)[0].why == "stalemate"


@ruling("ROUND-5", "TURN-3")
def test_who_drew_nothing_can_only_pass() -> None:
    t = table("v2", Anna="r1 r2 b1", Boris="b1 b2 b3", deck="", options={"several": "same"})
    t.anna.draws()
    for cards in ("r1", "r1 b1"):
        t.anna.plays(cards, refused="only-the-drawn-card")
    t.anna.passes()


@ruling("ROUND-5")
def test_in_a_stalemate_a_tie_scores_nothing() -> None:
    t = table("v2", Anna="b1 b2", Boris="b1 b2", Clara="b1 b2 b3", deck="", options={"deal": 1})
    for person in t.people:
        person.draws()
        person.passes()
    assert t.heard(RoundEnded)[0].winner == -1
    assert t.totals == (0, 0, 0)
    t.next_round()
    assert not t.is_over


@ruling("ROUND-5")
def test_the_row_is_broken_by_a_card() -> None:
    t = table("v2", Anna="b1 b2", Boris="r1 r2 b3 b4", Clara="b1 b2 b4", deck="")
    t.anna.draws()
    t.anna.passes()
    t.boris.plays("r1")
    for person in (t.clara, t.anna):
        person.draws()
        person.passes()
    assert not t.is_over
    assert t.boris.is_to_move


@ruling("ROUND-5")
def test_the_row_is_broken_by_a_card_also_when_nothing_can_be_drawn_after_it() -> None:
    t = table("v2", Anna="b1 b2", Boris="khlopkopyt.r r2 b3 b4", Clara="b1 b2 b4", deck="")
    t.anna.draws()
    t.anna.passes()
    t.boris.plays("khlopkopyt.r")
    t.clara.slaps()
    t.anna.slaps()
    for person in (t.clara, t.anna):
        person.draws()
        person.passes()
    assert not t.is_over
    assert t.boris.is_to_move


@ruling("ROUND-5", "SEAT-1")
def test_the_row_is_broken_by_a_pass_with_a_card_drawn() -> None:
    t = table("v2", Anna="b1 b2", Boris="b1 b2", Clara="b1 b2 b4", Dora="b5", deck="")
    t.anna.draws()
    t.anna.passes()
    t.dora.leaves()
    for person in (t.boris, t.clara, t.anna):
        person.draws()
        person.passes()
    assert not t.is_over
    t.boris.draws()
    t.boris.passes()
    assert t.is_over


@ruling("ROUND-5")
def test_nobody_able_to_move_and_clocks_running_out_end_the_round_too() -> None:
    t = table("v2", Anna="b1 b2", Boris="b1", Clara="b1 b2 b3", deck="")
    t.time_runs_out()
    t.boris.draws()
    t.time_runs_out()
    t.time_runs_out()
    assert t.won_by(t.boris, 5)


@ruling("ROUND-5")
def test_who_drew_a_card_and_then_ran_out_of_time_has_not_drawn_nothing() -> None:
    t = table("v2", Anna="b1 b2", Boris="b1", deck="g1")
    t.anna.draws()
    t.time_runs_out()
    t.boris.draws()
    t.boris.passes()
    assert not t.is_over
    assert t.anna.is_to_move


@ruling("ROUND-6")
@EDITIONS
def test_two_seats_perekhryuk_turns_the_direction_and_the_other_moves(edition: str) -> None:
    t = table(edition, Anna="perekhryuk.r b1 b2", Boris="b1 b2")
    t.anna.plays("perekhryuk.r")
    assert t.direction == -1
    assert t.boris.is_to_move


@ruling("ROUND-6")
@EDITIONS
@pytest.mark.parametrize("kind", ["khapyozh", "zakhrapin"])
def test_two_seats_a_skip_gives_the_same_seat_the_move_again(edition: str, kind: str) -> None:
    t = table(edition, Anna=f"{kind}.r r1 b2", Boris="b1 b2", deck="g0*9")
    t.anna.plays(f"{kind}.r")
    t.boris.accepts()
    assert t.anna.is_to_move
    assert t.heard(TurnCame) == [TurnCame(0)]
