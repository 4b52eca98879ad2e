"""Nobody sees more than they may: other hands and the deck can be exchanged, and a viewer notices nothing."""

import random

from hypothesis import given
from hypothesis import strategies as st

from properties.walks import Opening, openings, paths, time_out, walk
from svintus.engine import snapshot
from svintus.engine.actions import (
    A_CALL,
    A_DRAW,
    A_PASS,
    A_SLAP,
    AN_ACCEPT,
    CATCH,
    LEAVE,
    SPEAK,
    bare,
    with_seat,
)
from svintus.engine.events import (
    NOBODY,
    CardLaidInDark,
    CardsDrawn,
    ChippedIn,
    DarkChecked,
    LaidInDuel,
    LaidOpen,
    NothingToChipIn,
    RoundEnded,
    TurnedUp,
)
from svintus.engine.match import Match

SHOWING = (CardLaidInDark, ChippedIn, DarkChecked, LaidInDuel, LaidOpen, NothingToChipIn, TurnedUp)
"""Events in which everybody is shown something of a hand: a card, what it is said to be, or that there is none."""


def exchanged(match: Match, viewer: int, rng: random.Random) -> Match:
    """The same match, with all that the viewer cannot see dealt anew. The drawn card of a turn is kept where it is."""
    twin = snapshot.load(snapshot.save(match))
    r = twin.round
    others = [seat for seat in range(twin.seats) if seat != viewer]
    kept = {seat: match.view(seat).drawn for seat in others}
    unseen = list(r.deck)
    for seat in others:
        if kept[seat] >= 0:
            r.hands[seat].remove(kept[seat])
        unseen += r.hands[seat]
    rng.shuffle(unseen)
    for seat in others:
        count = len(r.hands[seat])
        r.hands[seat], unseen = unseen[:count] + ([kept[seat]] if kept[seat] >= 0 else []), unseen[count:]
    r.deck = unseen
    return twin


def wordless(match: Match, rng: random.Random) -> tuple[int, int]:
    """An act that shows no card."""
    seat = rng.randrange(match.seats)
    catch = with_seat(CATCH, rng.randrange(match.seats))
    acts = [A_DRAW, A_PASS, AN_ACCEPT, A_SLAP, catch, bare(SPEAK), bare(LEAVE)]
    if match.options.several == "off":
        acts.append(A_CALL)
    return rng.choice([(seat, action) for action in acts] + [(NOBODY, time_out(match))])


@given(openings(), paths(60), st.integers(0, 2**16))
def test_what_is_exchanged_out_of_sight_changes_no_view_and_no_event(
    opening: Opening, path: list[int], seed: int
) -> None:
    match = opening.match()
    rng = random.Random(seed)
    for _ in walk(match, path):
        if match.round.over or rng.randrange(4):
            continue
        match.take_events()
        for viewer in range(-1, match.seats):
            twin = exchanged(match, viewer, rng)
            assert twin.view(viewer) == match.view(viewer)
            assert twin.legal(viewer) == match.legal(viewer)
            compare_onward(match, twin, viewer, rng)


def compare_onward(match: Match, twin: Match, viewer: int, rng: random.Random) -> None:
    """The viewer sees the same of some wordless acts too, until it is shown a card itself."""
    one = snapshot.load(snapshot.save(match))
    for _ in range(8):
        seat, action = wordless(one, rng)
        if one.check(seat, action) or twin.check(seat, action) or one.options.draw_until_fits:
            continue
        one.apply(seat, action)
        twin.apply(seat, action)
        told, twins = one.take_events(), twin.take_events()
        if any(isinstance(event, RoundEnded) for event in told):
            assert one.round.over
            assert twin.round.over
            return
        if any(isinstance(event, CardsDrawn) and event.seat == viewer and event.count for event in told):
            assert [type(event) for event in twins] == [type(event) for event in told]
            return
        if any(isinstance(event, SHOWING) for event in told + twins):
            return
        assert [event.seen_by(viewer) for event in twins] == [event.seen_by(viewer) for event in told]
        assert twin.view(viewer) == one.view(viewer)
        assert twin.legal(viewer) == one.legal(viewer)


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
