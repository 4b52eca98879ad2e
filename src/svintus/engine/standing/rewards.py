"""Rewarding an opponent with an etiquette card, out of turn, for a ground that it has just given (`ETI-2`)."""

from svintus.engine import grounds
from svintus.engine.actions import NO_NUMBER, REWARD, cards_of, colour_of, number_of, seat_of, with_cards
from svintus.engine.events import Rewarded
from svintus.engine.faces import ETIQUETTE, FAMILY_OF, GREY, KIND_OF, SHALUN, SHEVELIS
from svintus.engine.gifts import can_be_all, pairs, part_with
from svintus.engine.phases.question import GIFTS, against
from svintus.engine.refusals import (
    KEEP_TWO,
    MALFORMED,
    NO_GROUND,
    NO_SUCH_SEAT,
    NOT_ETIQUETTE,
    NOT_IN_HAND,
    OK,
    SEAT_LEFT,
    WRONG_NUMBER_OF_CARDS,
    WRONG_PHASE,
)
from svintus.engine.round import Round
from svintus.engine.tasks import special_played


def gifts_are_possible(r: Round) -> bool:
    """Rewards and courage cards can be given in an ordinary turn or an attack, with nothing stacked above (`ETI-2`)."""
    return len(r.stack) == 1 and r.stack[0].lets_give


def gifts_due(r: Round, seat: int) -> int:
    """How many cards go with an etiquette card: two, or what the seat has (`ETI-3`), less what it must keep."""
    others = r.count(seat) - 1
    return min(GIFTS, others - 2 if r.options.keep_two else others)


def offer_rewards(r: Round, seat: int, out: list[int]) -> None:
    """Where gifts are possible: add every reward for which there is a ground and a card."""
    kinds = grounds.usable_by(r, seat)
    if not kinds:
        return
    held = r.held(seat)
    faces = sorted({face for face in held if kinds >> KIND_OF[face] & 1})
    if not faces:
        return
    due = gifts_due(r, seat)
    if due < 0:
        return
    for face in faces:
        for offender in range(r.seats):
            if not r.gone >> offender & 1 and grounds.find(r, KIND_OF[face], offender, seat) >= 0:
                others = list(held)
                others.remove(face)
                for gifts in pairs(others, due):
                    out.append(with_cards(REWARD, [face, *gifts], seat=offender))


def check_reward(r: Round, seat: int, action: int) -> int:
    """0, or why this reward is refused; one without its ground is a wrong act (`ETI-6`)."""
    faces = cards_of(action)
    target = seat_of(action)
    if not faces or colour_of(action) != GREY or number_of(action) != NO_NUMBER:
        return MALFORMED
    if target >= r.seats or target == seat:
        return NO_SUCH_SEAT
    if r.gone >> target & 1:
        return SEAT_LEFT
    if not can_be_all(r, seat, faces):
        return NOT_IN_HAND
    if FAMILY_OF[faces[0]] != ETIQUETTE:
        return NOT_ETIQUETTE
    if not gifts_are_possible(r):
        return WRONG_PHASE
    if grounds.find(r, KIND_OF[faces[0]], target, seat) < 0:
        return NO_GROUND
    due = gifts_due(r, seat)
    if due < 0:
        return KEEP_TWO
    return OK if len(faces) == 1 + due else WRONG_NUMBER_OF_CARDS


def reward(r: Round, seat: int, action: int) -> None:
    """The cards leave the hand; they arrive when the target has let them be."""
    faces = cards_of(action)
    target = seat_of(action)
    kind = KIND_OF[faces[0]]
    grounds.spend(r, kind, target, seat)
    if kind == SHALUN:
        r.owing &= ~(1 << target)
    elif kind == SHEVELIS:
        r.excused |= r.pondered & 1 << target
    part_with(r, seat, faces)
    if r.telling:
        r.tell(Rewarded(seat, target, faces[0], len(faces) - 1))
    if r.brings_dues:
        special_played(r, faces[0])
    against(r, action, seat, faces)
