"""Giving a courage card, out of turn, to an opponent who has just played a coloured number of its value (`COU-2`)."""

from svintus.engine.actions import (
    GIVE_COURAGE,
    NO_NUMBER,
    cards_of,
    colour_of,
    number_of,
    seat_of,
    with_cards,
)
from svintus.engine.events import CourageGiven
from svintus.engine.faces import COURAGE, FAMILY_OF, GREY, KIND_OF, VALUE_OF
from svintus.engine.gifts import part_with
from svintus.engine.phases.question import against
from svintus.engine.refusals import MALFORMED, NO_SUCH_SEAT, NOT_COURAGE, NOT_IN_HAND, OK, TOO_LATE, WRONG_PHASE
from svintus.engine.round import Round
from svintus.engine.standing.rewards import gifts_are_possible
from svintus.engine.tasks import special_played


def offer_courage(r: Round, seat: int, out: list[int]) -> None:
    """Where gifts are possible: add every courage card of the value just played, with each choice that goes with it."""
    if seat == r.courage_target:
        return
    value = VALUE_OF[r.top]
    for face in sorted({face for face in r.held(seat) if FAMILY_OF[face] == COURAGE and VALUE_OF[face] == value}):
        for number in r.cards[KIND_OF[face]].gift_choices(r, seat):
            out.append(with_cards(GIVE_COURAGE, [face], seat=r.courage_target, number=number))


def check_courage(r: Round, seat: int, action: int) -> int:
    """0, or why this courage card cannot be given now."""
    faces = cards_of(action)
    if len(faces) != 1 or colour_of(action) != GREY:
        return MALFORMED
    if faces[0] not in r.held(seat):
        return NOT_IN_HAND
    if FAMILY_OF[faces[0]] != COURAGE:
        return NOT_COURAGE
    target = seat_of(action)
    if target >= r.seats or target == seat:
        return NO_SUCH_SEAT
    if target != r.courage_target or VALUE_OF[faces[0]] != VALUE_OF[r.top]:
        return TOO_LATE
    if not gifts_are_possible(r):
        return WRONG_PHASE
    return OK if number_of(action) in r.cards[KIND_OF[faces[0]]].gift_choices(r, seat) else MALFORMED


def give_courage(r: Round, seat: int, action: int) -> None:
    """The card leaves the hand; it arrives when the target has let it be."""
    face = cards_of(action)[0]
    target = seat_of(action)
    part_with(r, seat, [face])
    if r.telling:
        r.tell(CourageGiven(seat, target, face, number_of(action) if number_of(action) != NO_NUMBER else -1))
    if r.brings_dues:
        special_played(r, face)
    against(r, action, seat, [face])
