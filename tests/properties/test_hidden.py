"""Nobody sees more than they may: what a viewer cannot see can be exchanged, and the viewer notices nothing."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from properties.exchange import exchanged, sees_the_same
from properties.scenes import moments
from properties.walks import Act, Opening, act_for, openings, paths, walk
from svintus.engine.events import CardsDrawn
from svintus.engine.match import Match


def try_everybody(match: Match, rng: random.Random, act: Act) -> None:
    """Every viewer sees the same of this moment, and of this act, whatever it cannot see."""
    for viewer in range(-1, match.seats):
        twin = exchanged(match, viewer, rng, act)
        assert twin.view(viewer) == match.view(viewer)
        assert twin.legal(viewer) == match.legal(viewer)
        sees_the_same(match, twin, viewer, act)


@given(openings(most_seats=5), paths(60), st.integers(0, 2**16))
def test_what_is_exchanged_out_of_sight_changes_no_view_and_no_event(
    opening: Opening, path: list[int], seed: int
) -> None:
    match = opening.match()
    rng = random.Random(seed)
    for step in path:
        if match.over:
            return
        seat, action = act_for(match, step)
        if not match.round.over and not match.check(seat, action) and rng.randrange(2):
            match.take_events()
            try_everybody(match, rng, (seat, action))
        match.apply(seat, action)


HIDING = (
    *("dark", "last-dark", "duel", "each-gives", "question", "throw", "gives", "lay-open", "grab", "ballot"),
    *("chip-in", "roulette", "pulled", "swapped"),
)
"""Scenes in which something is hidden, or comes to light."""
ENOUGH = 100
"""So many acts of each scene are seen by everybody in two worlds."""


@pytest.mark.parametrize("scene", HIDING)
def test_in_each_scene_that_hides_something_nobody_sees_it(scene: str) -> None:
    rng = random.Random(scene)
    seen = 0
    for moment in moments(scene):
        try_everybody(moment.match, rng, moment.act)
        seen += 1
        if seen == ENOUGH:
            return
    raise AssertionError(f"only {seen} acts of this scene came about")


def test_the_exchange_is_one() -> None:
    """It would prove nothing if it changed nothing."""
    match = next(moments("dark")).match
    twin = exchanged(match, 0, random.Random(1))
    assert twin.view(0) == match.view(0)
    assert [twin.view(seat).hand for seat in (1, 2, 3)] != [match.view(seat).hand for seat in (1, 2, 3)]
    assert twin.round.deck != match.round.deck


@given(openings(), paths(60))
def test_views_and_events_of_others_hold_no_card_of_a_hand(opening: Opening, path: list[int]) -> None:
    match = opening.match()
    match.take_events()
    for _ in walk(match, path):
        for event in match.take_events():
            if isinstance(event, CardsDrawn):
                for viewer in range(-1, match.seats):
                    seen = event.seen_by(viewer)
                    assert isinstance(seen, CardsDrawn)
                    assert seen.cards == (event.cards if viewer == event.seat else ())
                    assert seen.count == len(event.cards)
        if not match.round.over:
            for viewer in range(-1, match.seats):
                view = match.view(viewer)
                assert view.hands == ()
                assert view.hand == (tuple(match.round.hands[viewer]) if viewer >= 0 else ())
