"""Awl for Soap: swapping hands, out of turn, with the seat that one has just intercepted (`AWL`)."""

from svintus.engine.actions import SWAP, colour_of, first_card, has_several, seat_of, with_cards
from svintus.engine.events import NOBODY, AwlPlayed
from svintus.engine.faces import AWL_FACE, GREY
from svintus.engine.phases.question import against
from svintus.engine.refusals import (
    MALFORMED,
    NO_INTERCEPTION,
    NO_SUCH_SEAT,
    NOT_IN_HAND,
    OK,
    SEAT_LEFT,
    WRONG_PHASE,
)
from svintus.engine.round import Round
from svintus.engine.standing.rewards import gifts_are_possible
from svintus.engine.tasks import special_played


def offer_swap(r: Round, seat: int, out: list[int]) -> None:
    """Where gifts are possible: add the swap to whoever has just intercepted another seat and holds the card."""
    if r.robbed == NOBODY or r.gone >> r.robbed & 1:
        return
    if AWL_FACE in r.hands[seat]:
        out.append(with_cards(SWAP, [AWL_FACE], seat=r.robbed))


def check_swap(r: Round, seat: int, action: int) -> int:
    """0, or why these two hands cannot be swapped now."""
    if has_several(action) or colour_of(action) != GREY or first_card(action) != AWL_FACE:
        return MALFORMED
    if AWL_FACE not in r.hands[seat]:
        return NOT_IN_HAND
    other = seat_of(action)
    if other >= r.seats or other == seat:
        return NO_SUCH_SEAT
    if r.gone >> other & 1:
        return SEAT_LEFT
    if seat != r.interceptor or other != r.robbed:
        return NO_INTERCEPTION
    return OK if gifts_are_possible(r) else WRONG_PHASE


def swap(r: Round, seat: int, action: int) -> None:
    """The card goes to the box and the hands change owners; as a last card it wins and nothing is swapped.

    A hand that the swap makes small owes no call (`SV-3`).
    """
    r.interceptor = NOBODY
    r.give_up(seat, AWL_FACE)
    r.hand_changed(seat)
    if r.telling:
        r.tell(AwlPlayed(seat, seat_of(action)))
    if r.brings_dues:
        special_played(r, AWL_FACE)
    if r.count(seat):
        against(r, action, seat, [AWL_FACE])
    else:
        r.box.append(AWL_FACE)
        r.end(seat, "emptied")
