"""What holds before and after every act, whatever is played at whichever table."""

import random
from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from properties.walks import Opening, everything, hosts, lawful, openings, paths, places, time_out, universe, walk
from rulings import ruling
from svintus.engine import refusals, snapshot
from svintus.engine.actions import CALL, CATCH, PLAY, Action, cards_of, colour_of, has_several, kind_of, with_cards
from svintus.engine.events import NOBODY, AttackBegan, SlapBegan, TurnCame
from svintus.engine.faces import GREY, KIND_OF
from svintus.engine.match import Match
from svintus.engine.phases.several import LONGEST_CHAIN_OFFERED


@given(openings(), paths(120))
def test_cards_are_conserved_in_every_place_after_every_act(opening: Opening, path: list[int]) -> None:
    match = opening.match()
    deck = Counter(opening.deck)
    assert places(match) == deck
    for _ in walk(match, path):
        assert places(match) == deck
        assert match.card_count() == len(opening.deck)
        view = match.view(NOBODY)
        assert sum(view.counts) + view.deck_count + view.pile_count == len(opening.deck)


def several_of(match: Match, seat: int, rng: random.Random) -> list[int]:
    """Orders of two and three cards of the hand, and of all copies of something, with and without a colour."""
    hand = match.round.hands[seat]
    orders = [*permutations(hand, 2), *permutations(hand, 3)]
    sample = rng.sample(orders, min(len(orders), 60))
    for face in set(hand):
        group = [other for other in hand if KIND_OF[other] == KIND_OF[face]]
        rng.shuffle(group)
        sample.append(tuple(group))
    colours = [GREY, rng.randrange(4)]
    return [with_cards(PLAY, list(order), colour) for order in sample if len(order) > 1 for colour in colours]


def canonical(action: int) -> tuple[tuple[int, ...], int, int]:
    """What the rules know of an act of several cards of one value or kind: which cards, which on top, which colour."""
    *below, last = cards_of(action)
    return tuple(sorted(below)), last, colour_of(action)


@ruling("SV-4", "PACE-2")
@given(openings(), paths(60), st.integers(0, 2**16))
def test_what_is_offered_is_accepted_and_nothing_else_is(opening: Opening, path: list[int], seed: int) -> None:
    match = opening.match()
    rng = random.Random(seed)
    for _ in walk(match, path):
        if rng.randrange(6):
            continue
        for seat in range(match.seats):
            legal = match.legal(seat)
            assert len(legal) == len(set(legal))
            assert all(match.check(seat, action) == refusals.OK for action in legal)
            always = not match.round.over and not match.round.gone >> seat & 1
            for action in universe(match.seats):
                accepted = match.check(seat, action) == refusals.OK
                if kind_of(action) == CALL:
                    assert accepted == always
                elif kind_of(action) == CATCH:
                    assert accepted == (always and Action.unpack(action).seat not in (seat, match.seats))
                else:
                    assert accepted == (action in legal), Action.unpack(action).write()
            several = {canonical(action) for action in legal if has_several(action)}
            for action in several_of(match, seat, rng):
                accepted = match.check(seat, action) == refusals.OK
                if opening.options.several == "chain" and len(cards_of(action)) <= LONGEST_CHAIN_OFFERED:
                    assert accepted == (action in legal), Action.unpack(action).write()
                elif accepted and opening.options.several == "same":
                    assert canonical(action) in several, Action.unpack(action).write()
                elif opening.options.several == "off":
                    assert not accepted


@given(openings(), paths(40), st.integers(0, 2**16))
def test_a_refused_act_leaves_no_trace(opening: Opening, path: list[int], seed: int) -> None:
    match = opening.match()
    rng = random.Random(seed)
    for _ in walk(match, path):
        if rng.randrange(8):
            continue
        match.take_events()
        before = everything(match)
        seats = range(-1, match.seats + 1)
        tried = [(rng.choice(seats), action) for action in rng.sample(universe(match.seats), 100)]
        tried += [(seat, action) for seat in range(match.seats) for action in several_of(match, seat, rng)[:10]]
        for seat, action in [*tried, *hosts(match.seats)]:
            reason = match.check(seat, action)
            if reason and not (opening.options.by_the_book and reason in refusals.FOULS):
                assert match.apply(seat, action) == reason
                assert everything(match) == before
            elif reason:
                assert match.apply(seat, action, late=True) == reason
                assert everything(match) == before


@ruling("PACE-2", "PACE-3")
@given(openings(), paths(40), st.integers(0, 2**16))
def test_by_the_book_a_wrong_act_costs_two_cards_at_most_and_is_taken_back(
    opening: Opening, path: list[int], seed: int
) -> None:
    match = opening.match()
    rng = random.Random(seed)
    for _ in walk(match, path):
        if not opening.options.by_the_book or rng.randrange(5) or match.round.over:
            continue
        seat, action = rng.randrange(match.seats), rng.choice(universe(match.seats))
        if match.check(seat, action) not in refusals.FOULS:
            continue
        twin = snapshot.load(snapshot.save(match))
        before, owed = twin.view(NOBODY), twin.owing()
        assert twin.apply(seat, action) == refusals.OK
        after = twin.view(NOBODY)
        assert places(twin) == Counter(opening.deck)
        assert (after.top, after.colour, after.direction) == (before.top, before.colour, before.direction)
        if not opening.options.dawdle:
            assert after == before
        elif seat not in owed:
            available = min(2, before.deck_count + before.pile_count - 1)
            assert after.counts[seat] == before.counts[seat] + available
            assert twin.owing() == owed


@given(openings(), paths(80))
def test_somebody_can_always_act_or_a_clock_will(opening: Opening, path: list[int]) -> None:
    match = opening.match()
    for _ in walk(match, path):
        if match.round.over:
            assert match.owing() == []
            assert lawful(match) == []
            continue
        owing = match.owing()
        assert owing
        assert all(match.legal(seat) for seat in owing)
        assert match.check(NOBODY, time_out(match)) == refusals.OK


@ruling("TURN-8")
@given(openings(), paths(120))
def test_a_turn_is_told_once_and_to_the_right_seat(opening: Opening, path: list[int]) -> None:
    match = opening.match()
    match.take_events()
    for _ in walk(match, path):
        told = match.take_events()
        begun = [event for event in told if isinstance(event, TurnCame | AttackBegan | SlapBegan)]
        assert len(begun) <= 1
        view = match.view(NOBODY)
        for event in begun:
            if isinstance(event, TurnCame):
                assert (view.phase, view.mover, view.has_drawn) == ("turn", event.seat, False)
            elif isinstance(event, AttackBegan):
                assert (view.phase, view.mover, view.stake) == ("attack", event.victim, event.count)
            else:
                assert (view.phase, view.stake) == ("slap", event.count)
        if view.phase == "turn" and not view.has_drawn and not begun:
            assert not [event for event in told if type(event).__name__ in ("Passed", "AttackAccepted", "TimeRanOut")]
