"""Playing the copy of the card just played, out of turn (`INT-1` to `INT-8`)."""

from svintus.engine import grounds
from svintus.engine.actions import INTERCEPT, first_card, has_several
from svintus.engine.events import NOBODY
from svintus.engine.faces import SHURIKEN
from svintus.engine.phases.playing import check_carried, offer_card
from svintus.engine.refusals import INTERCEPTION_OFF, NOT_IDENTICAL, OK, TOO_LATE, WRONG_PHASE
from svintus.engine.round import Round


def offer_interception(r: Round, seat: int, out: list[int]) -> None:
    """Add the interception if the window is open and the seat holds the copy."""
    if len(r.stack) == 1 and r.top in r.held(seat):
        offer_card(r, seat, INTERCEPT, r.top, out)


def check_interception(r: Round, seat: int, action: int) -> int:
    """0, or why this card cannot be played out of turn now."""
    if not r.options.interception:
        return INTERCEPTION_OFF
    reason = check_carried(r, seat, action)
    if reason:
        return reason
    if not r.window:
        return TOO_LATE
    if len(r.stack) > 1:
        return WRONG_PHASE
    return NOT_IDENTICAL if has_several(action) or first_card(action) != r.top else OK


def intercept(r: Round, seat: int, action: int) -> None:
    """The copy acts as though played in turn; an attack that waited moves on (`INT-3`, `INT-4`)."""
    robbed = r.to_move()
    r.play(seat, action, "intercept", r.stack[0].stake_for_copy(r))
    if r.over:
        return
    r.robbed = robbed if robbed != seat else NOBODY
    r.interceptor = seat
    grounds.arise(r, SHURIKEN, seat, NOBODY)
