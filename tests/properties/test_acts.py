"""What holds before and after every act, whatever is played at whichever table."""

import random
from collections import Counter
from itertools import chain, permutations

from hypothesis import given
from hypothesis import strategies as st

from properties.walks import (
    Opening,
    everything,
    hosts,
    lawful,
    openings,
    paths,
    places,
    time_out,
    universe,
    universe_of_the_box,
    walk,
)
from rulings import ruling
from svintus.engine import refusals, snapshot
from svintus.engine.actions import (
    ANSWER,
    CALL,
    CATCH,
    COUNT,
    GIVE,
    LAY,
    NO_NUMBER,
    PLAY,
    REWARD,
    SPOT,
    SUM,
    THROW,
    WINK,
    Action,
    cards_of,
    colour_of,
    has_several,
    kind_of,
    number_of,
    seat_of,
    with_cards,
)
from svintus.engine.events import (
    NOBODY,
    AttackAccepted,
    AttackBegan,
    CardLaidInDark,
    CardPlayed,
    DarkChecked,
    Event,
    GrowthEnded,
    Passed,
    RoundStarted,
    SeatLeft,
    SlapBegan,
    TimeRanOut,
    TurnCame,
    Undone,
    WrongAct,
)
from svintus.engine.faces import FIRST_SPECIAL, GREY, KIND_OF, REYTING, SHEVELIS, SHMOTRUN
from svintus.engine.match import Match
from svintus.engine.phases.gives import Gives
from svintus.engine.phases.several import LONGEST_CHAIN_OFFERED
from svintus.engine.phases.throw import MOMENTS, PLACES, Throw
from svintus.engine.view import View


@given(openings(), paths(120))
def test_cards_are_conserved_in_every_place_after_every_act(opening: Opening, path: list[int]) -> None:
    match = opening.match()
    deck = Counter(opening.deck)
    assert places(match) == deck
    for _ in walk(match, path):
        assert places(match) == deck
        assert match.card_count() == len(opening.deck)
        view = match.view(NOBODY)
        held = sum(len(phase.held()) for phase in match.round.stack)
        box = len(match.round.box)
        assert sum(view.counts) + view.deck_count + view.pile_count + held + box == len(opening.deck)


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


def gifts_of(match: Match, seat: int, rng: random.Random) -> list[int]:
    """Acts of two and three cards besides playing: rewards, answers, gifts, cards in the dark with a declaration."""
    held = match.round.held(seat)
    orders = [*permutations(held, 2), *permutations(held, 3)]
    found = []
    for order in rng.sample(orders, min(len(orders), 40)):
        other = rng.randrange(match.seats + 1)
        found += [with_cards(REWARD, list(order), seat=other), with_cards(ANSWER, list(order))]
        found += [with_cards(GIVE, list(order)), with_cards(LAY, [order[0], rng.randrange(FIRST_SPECIAL + 2)])]
    return found


def canonical_gift(action: int) -> int:
    """The same gift as it is offered: cards that are given together have no order."""
    kind, cards = kind_of(action), cards_of(action)
    if kind == GIVE:
        return with_cards(kind, sorted(cards), colour_of(action))
    if kind in (REWARD, ANSWER):
        return with_cards(kind, [cards[0], *sorted(cards[1:])], colour_of(action), seat_of(action))
    return action


def accepted_besides(match: Match, seat: int, action: int) -> bool | None:
    """Whether an act is accepted that is not offered, by what `Match.legal` and the phases say; `None` where offers are
    all there is."""
    r, kind, other = match.round, kind_of(action), seat_of(action)
    here = not r.over and not r.gone >> seat & 1
    if kind == CALL:
        return here
    if not here:
        return False
    if kind == CATCH:
        return other not in (seat, match.seats)
    if kind == COUNT:
        return bool(r.kinds >> SHEVELIS & 1)
    if kind in (WINK, SPOT):
        waits = any(not r.count(one) and not r.gone >> one & 1 for one in range(match.seats))
        there = other < match.seats and other != seat and not r.gone >> other & 1
        winks = [at for _, by, at in r.winks if by == (seat if kind == WINK else other)]
        unspent = [at for at in winks if at not in (NOBODY, seat)]
        free = not unspent if kind == WINK else bool(unspent) or NOBODY not in winks
        return bool(r.kinds >> SHMOTRUN & 1) and there and not waits and free
    if kind == SUM:
        return number_of(action) < NO_NUMBER and any(due[1] == seat and due[2] == REYTING for due in r.dues)
    top = r.stack[-1]
    if kind == THROW and isinstance(top, Throw) and top.owes(r, seat):
        return number_of(action) < MOMENTS * PLACES
    if kind == GIVE and len(cards_of(action)) > 2 and isinstance(top, Gives) and top.owes(r, seat):
        return len(cards_of(action)) == min(top.count, r.count(seat))
    return None


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
            offered = set(legal)
            more = universe_of_the_box(match.seats)
            for action in [*universe(match.seats), *rng.sample(more, 300), *gifts_of(match, seat, rng)]:
                accepted = match.check(seat, action) == refusals.OK
                besides = accepted_besides(match, seat, action)
                wanted = canonical_gift(action) in offered if besides is None else besides
                assert accepted == wanted, Action.unpack(action).write()
            several = {canonical(action) for action in legal if has_several(action) and kind_of(action) == PLAY}
            for action in several_of(match, seat, rng):
                accepted = match.check(seat, action) == refusals.OK
                if opening.options.several == "chain" and len(cards_of(action)) <= LONGEST_CHAIN_OFFERED:
                    assert accepted == (action in legal), Action.unpack(action).write()
                elif accepted and opening.options.several == "same":
                    assert canonical(action) in several, Action.unpack(action).write()
                elif opening.options.several == "off":
                    assert accepted == (action in legal), Action.unpack(action).write()


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
        for seat, action in [*tried, *rng.sample(hosts(match.seats), 300)]:
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


MOVES = ("turn", "growth", "dark", "attack")
"""The phases of a move: its seat is told that it has come, by `TurnCame` or by `AttackBegan`."""


def ends_a_move(event: Event, before: View) -> bool:
    """Whether the move that came last is over, or the round has just begun."""
    match event:
        case RoundStarted() | CardPlayed() | CardLaidInDark() | DarkChecked() | GrowthEnded() | AttackAccepted():
            return True
        case Passed():
            return before.phase == "turn"
        case TimeRanOut():
            return event.phase in MOVES
        case WrongAct():
            return event.count > 0 and event.seat in before.owes and before.phase in MOVES
        case SeatLeft():
            return event.seat == before.mover or (before.phase == "last-dark" and event.seat == before.layer)
        case Undone():
            return before.attack == NOBODY
    return False


@ruling("TURN-8")
@given(openings(), paths(120))
def test_a_move_is_told_once_for_each_that_has_ended_and_when_nothing_comes_before_it(
    opening: Opening, path: list[int]
) -> None:
    match = opening.match()
    over, came, before = False, None, match.view(NOBODY)
    for _ in chain([()], walk(match, path)):
        view, slapping = match.view(NOBODY), False
        for event in match.take_events():
            over = over or ends_a_move(event, before)
            if isinstance(event, TurnCame | AttackBegan):
                assert over, "told again"
                assert view.phase in MOVES, "told too early"
                assert not view.has_drawn
                over, came = False, event
            elif isinstance(event, SlapBegan):
                assert not slapping
                assert (view.phase, view.stake) == ("slap", event.count)
                slapping = True
        if view.phase in MOVES:
            assert not over, "not told"
            if view.phase == "attack":
                assert came == AttackBegan(view.mover, view.attack, view.stake)
            else:
                assert came == TurnCame(view.mover)
        before = view
