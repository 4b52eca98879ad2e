"""The same moment of a match, with everything that one viewer cannot see made different, and what may follow from that.

Hands and deck are dealt anew, and so are cards that lie face down or are on their way; secret votes, choices and winks
are others. What everybody knows of a hand stays in it.
"""

import random
from dataclasses import fields, replace

from properties.scenes import copied
from properties.walks import Act
from svintus.engine import events as told
from svintus.engine import refusals
from svintus.engine.actions import CALL, DRAW, LAY, LEAVE, cards_of, kind_of
from svintus.engine.events import NOBODY, Event
from svintus.engine.faces import FIRST_SPECIAL
from svintus.engine.match import Match
from svintus.engine.phase import Phase
from svintus.engine.phases.ballot import UNDECIDED as NO_VOTE
from svintus.engine.phases.ballot import Ballot
from svintus.engine.phases.dark import Dark, LastDark
from svintus.engine.phases.duel import Duel
from svintus.engine.phases.each_gives import UNDECIDED, EachGives
from svintus.engine.phases.question import Question
from svintus.engine.phases.slippers import Fas, Grab, LayOpen
from svintus.engine.phases.throw import Throw
from svintus.engine.phases.turn import Turn

Cards = tuple[int, ...]


def exchanged(match: Match, viewer: int, rng: random.Random, act: Act = (NOBODY, 0)) -> Match:
    """A twin of the match that looks the same to the viewer. The act, if one is given, can be done in it too."""
    twin = copied(match)
    r = twin.round
    hidden = [_hidden(phase, viewer) for phase in r.stack]
    kept = {seat: _known_of(twin, seat, act) for seat in range(twin.seats) if seat != viewer}
    unseen = [*r.deck, *[face for cards in hidden for face in cards]]
    for seat, known in kept.items():
        for face in known:
            r.hands[seat].remove(face)
        unseen += r.hands[seat]
    rng.shuffle(unseen)

    def deal(count: int) -> list[int]:
        dealt = unseen[:count]
        del unseen[:count]
        return dealt

    for seat, known in kept.items():
        r.hands[seat] = [*deal(len(r.hands[seat])), *known]
    r.stack = [_with_hidden(phase, tuple(deal(len(cards)))) for phase, cards in zip(r.stack, hidden, strict=True)]
    r.stack = [_with_other_choices(twin, phase, viewer, rng) for phase in r.stack]
    r.deck = unseen
    leaver = act[0] if kind_of(act[1]) == LEAVE else NOBODY
    r.winks = [(number, by, _aimed(twin, by, at, (viewer, leaver), rng)) for number, by, at in r.winks]
    return twin


def _aimed(match: Match, by: int, at: int, known: Cards, rng: random.Random) -> int:
    """At whom a wink may have been aimed as well; with a seat that leaves go the winks at it, for all to see."""
    r = match.round
    others = [seat for seat in range(r.seats) if seat not in (*known, by) and not r.gone >> seat & 1]
    return at if not others or by in known or at in (*known, NOBODY) else rng.choice(others)


def _known_of(match: Match, seat: int, act: Act) -> list[int]:
    """Cards that must stay in a hand: laid open, drawn in this turn, needed to open a duel, or of the act."""
    r = match.round
    known: list[int] = []
    for phase in r.stack:
        if isinstance(phase, LayOpen | Fas | Grab) and phase.laid[seat] != NOBODY:
            known.append(phase.laid[seat])
        elif isinstance(phase, Turn) and phase.seat == seat and phase.drawn in r.hands[seat]:
            known.append(phase.drawn)
        elif isinstance(phase, Duel) and phase.seat == seat and not phase.cards:
            known.append(next(face for face in r.hands[seat] if face < FIRST_SPECIAL))
    carried = cards_of(act[1]) if act[0] == seat else []
    for face in set(carried):
        more = min(carried.count(face), r.hands[seat].count(face)) - known.count(face)
        known += [face] * max(0, more)
    return known


def _hidden(phase: Phase, viewer: int) -> Cards:
    """The cards inside a phase that the viewer cannot see, or need not remember."""
    match phase:
        case Dark() | LastDark():
            return phase.cards[:-1] if phase.layer == viewer else phase.cards
        case Question():
            gifts = phase.cards[1:] if viewer != phase.giver else ()
            return gifts + (phase.undo[1:] if viewer != phase.target else ())
        case Throw():
            return phase.cards[1:] if viewer != phase.seat else ()
    return ()


def _with_hidden(phase: Phase, cards: Cards) -> Phase:
    """The same phase with other cards in place of the hidden ones."""
    if not cards:
        return phase
    match phase:
        case Dark() | LastDark():
            return type(phase)(phase.seat, phase.layer, phase.declared, cards + phase.cards[len(cards) :])
        case Question():
            count = len(phase.cards) - 1
            if len(cards) >= count:
                gifts, answer = cards[:count], cards[count:] or phase.undo[1:]
            else:
                gifts, answer = phase.cards[1:], cards
            undo = (*phase.undo[:1], *answer)
            return Question(phase.action, phase.giver, phase.target, (phase.cards[0], *gifts), undo)
        case Throw():
            return Throw(phase.seat, phase.to, phase.path, (phase.cards[0], *cards))
    raise AssertionError(phase)


def _with_other_choices(match: Match, phase: Phase, viewer: int, rng: random.Random) -> Phase:
    """The same phase with other secret choices of the others."""
    r = match.round
    match phase:
        case EachGives():
            chosen = [
                rng.choice(r.held(seat)) if face != UNDECIDED and seat != viewer and r.held(seat) else face
                for seat, face in enumerate(phase.chosen)
            ]
            return EachGives(phase.starter, phase.to, phase.givers, tuple(chosen))
        case Ballot():
            votes = [
                rng.choice([other for other in range(r.seats) if other != seat])
                if vote < r.seats and vote != NO_VOTE and seat != viewer
                else vote
                for seat, vote in enumerate(phase.votes)
            ]
            return Ballot(phase.count, tuple(votes))
    return phase


# -- what an act shows of what was hidden ------------------------------------------------------------------------------

MAY_BE_REFUSED = (refusals.MUST_PLAY, refusals.NEEDS_A_NUMBER, refusals.TOO_LATE)
"""Reasons that tell something of a hidden hand, or of a hidden wink, to those who see the act being possible."""


def shown(event: Event, viewer: int, action: int) -> tuple[str, ...]:
    """The fields of an event in which the viewer is rightly shown what was hidden until then.

    What an act carries is the same in both worlds; only a card that the engine picks can be another.
    """
    picked = kind_of(action) != LAY
    match event:
        case told.CardsDrawn() if event.seat == viewer:
            return ("cards",)
        case told.CardsTaken() if event.seat == viewer and event.why == "dark":
            return ("cards",)
        case told.CardsGiven() if event.to == viewer:
            return ("cards",)
        case told.CardPulled() if event.other != viewer:
            return ("cards", "kept") if event.seat == viewer else ("kept",)
        case told.CardLaidInDark() if picked:
            return ("declared",)
        case told.DarkChecked():
            return ("card", "true")
        case told.LaidInDuel() | told.ChippedIn() | told.LaidOpen() if picked:
            return ("card",)
        case told.TurnedUp():
            return ("card",)
        case told.PutAside() if picked:
            return ("cards",)
        case told.BallotEnded():
            return ("votes", "loser")
        case told.Spotted():
            return ("found",)
        case told.RoundEnded():
            return ("hands",)
    return ()


NONE_OR_ONE = {told.ChippedIn, told.NothingToChipIn}
"""Whether a seat has a card of the colour is what the collection asks."""

DRAWING = {told.CardsDrawn, told.Reshuffled}
"""How often a seat draws until something fits, everybody counts."""


def sees_the_same(one: Match, twin: Match, viewer: int, act: Act) -> bool:
    """Do an act in both worlds. The viewer is told the same, sees the same and may do the same, until (false) it is
    shown something; up to there everything is the same, and what differs then is what may. Fails otherwise."""
    seat, action = act
    reason = twin.check(seat, action)
    assert reason == refusals.OK or (seat != viewer and reason in MAY_BE_REFUSED), refusals.REASON_KEYS[reason]
    if reason:
        return False
    before = copied(one)
    assert before.apply(seat, action) == twin.apply(seat, action) == refusals.OK
    heard = [event.seen_by(viewer) for event in before.take_events()]
    twins = [event.seen_by(viewer) for event in twin.take_events()]
    if kind_of(action) == CALL and one.options.several != "off" and seat != viewer:
        return False  # whether it was due, that hand decides
    if kind_of(action) == DRAW and one.options.draw_until_fits:
        assert {type(event) for event in heard + twins} <= DRAWING
        return False
    for event, other in zip(heard, twins, strict=False):
        if event != other:
            assert _differs_rightly(event, other, viewer, action), (event, other)
            return False
    assert len(heard) == len(twins), (heard, twins)
    swapped = any(isinstance(event, told.HandsSwapped) and viewer in (event.seat, event.other) for event in heard)
    view, other_view = before.view(viewer), twin.view(viewer)
    if swapped:
        assert replace(view, hand=()) == replace(other_view, hand=())
        return False
    assert view == other_view
    assert before.legal(viewer) == twin.legal(viewer)
    return True


def _differs_rightly(event: Event, other: Event, viewer: int, action: int) -> bool:
    if {type(event), type(other)} == NONE_OR_ONE:
        return kind_of(action) != LAY
    if type(event) is not type(other):
        return False
    different = {field.name for field in fields(event) if getattr(event, field.name) != getattr(other, field.name)}
    return different <= set(shown(event, viewer, action))
