"""Rounds and matches come to an end."""

import random
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from properties.walks import Act, Opening, lawful, openings, paths, time_out, walk
from rulings import ruling
from svintus.engine.actions import ACCEPT, DRAW, NEXT_ROUND, PASS, PERFORMED, bare, kind_of, with_cards
from svintus.engine.events import NOBODY
from svintus.engine.in_front import face_in_front
from svintus.engine.match import Match
from svintus.engine.refusals import OK
from svintus.engine.reports import FRESH
from svintus.engine.standing import IS_STANDING

LONGEST_ROUND = 20_000
"""Acts of a round of the editions' decks in which everybody plays at random; most have some hundred, but two who draw
from two boxes until something fits may need 5,000."""


LAZY = (DRAW, PASS, ACCEPT)


def eager(match: Match, rng: random.Random) -> Act:
    """An act at random; nobody draws or gives in who could answer in another way. Acts beside the stack are no answer:
    two that wink and spot could go on for ever."""
    acts = lawful(match)
    better = [act for act in acts if kind_of(act[1]) not in LAZY]
    answers = any(not IS_STANDING[kind_of(action)] for _, action in better)
    return rng.choice(better if answers else acts)


def performances(match: Match) -> Iterator[Act]:
    """The songs and the like that are due in this turn. Where nobody ever sang, the price of that could keep every card
    in the hands."""
    for seat in match.owing():
        for card in list(match.round.rows[seat]):
            act = seat, with_cards(PERFORMED, [face_in_front(card)], number=FRESH)
            if match.check(*act) == OK:
                yield act


def play_round(match: Match, rng: random.Random) -> None:
    for _ in range(LONGEST_ROUND):
        if match.round.over:
            return
        for seat, action in performances(match):
            assert match.apply(seat, action) == 0
        if not match.round.over:
            seat, action = eager(match, rng)
            assert match.apply(seat, action) == 0
    raise AssertionError("the round does not end")


@given(openings(small=False), st.integers(0, 2**16))
def test_a_round_played_at_random_ends(opening: Opening, seed: int) -> None:
    """Of a small deck that could not be said: a handful of cards that hardly fit can go round for ever."""
    play_round(opening.match(telling=False), random.Random(seed))


@ruling("ROUND-5", "PACE-1", "SEAT-1")
@given(openings(), paths(60))
def test_a_round_that_everybody_has_left_alone_is_ended_by_the_clock(opening: Opening, path: list[int]) -> None:
    match = opening.match()
    for _ in walk(match, path):
        pass
    longest = len(opening.deck) // 2 + 4 * match.seats + 4
    for _ in range(longest):
        if match.round.over:
            return
        assert match.apply(NOBODY, time_out(match)) == 0
    raise AssertionError(f"not over after {longest} times out of time")


@ruling("MATCH-1")
@given(openings(most_seats=4, small=False), st.integers(0, 2**16))
def test_a_match_ends_when_a_total_reaches_the_target_and_not_before(opening: Opening, seed: int) -> None:
    match = opening.match(telling=False)
    rng = random.Random(seed)
    for _ in range(60):
        play_round(match, rng)
        best = max(match.totals)
        assert match.over == (best >= match.target)
        if match.over:
            assert match.winners == [match.totals.index(best)]
            return
        assert match.apply(NOBODY, bare(NEXT_ROUND)) == 0
    raise AssertionError("the match does not end")
