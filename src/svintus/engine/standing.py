"""Acts that are possible beside the stack, out of turn: call, catch, intercept.

Calls and catches are possible at any time and never refused (`SV-4`); they are offered where they can change
something. Interception is possible only while nothing is stacked above the turn or the attack: a window that sleeps
during a slap or a follow-up (`INT-2`, `INT-5`) follows from that without special cases.
"""

from svintus.engine.actions import (
    A_CALL,
    CALL,
    CATCH,
    INTERCEPT,
    SLAP,
    first_card,
    has_several,
    kind_of,
    seat_of,
    with_seat,
)
from svintus.engine.events import Called, Caught
from svintus.engine.phases.playing import check_carried, offer_card
from svintus.engine.phases.several import may_leave_one
from svintus.engine.phases.slap import Slap
from svintus.engine.refusals import (
    ALREADY_DONE,
    INTERCEPTION_OFF,
    NO_SUCH_SEAT,
    NOT_IDENTICAL,
    NOT_YOUR_TURN,
    OK,
    TOO_LATE,
    WRONG_PHASE,
)
from svintus.engine.round import Round


def call_is_due(r: Round, seat: int) -> bool:
    """Whether one act of this seat could leave it with one card, so that a call has its reason (`SV-1`, `SV-6`)."""
    hand = r.hands[seat]
    if len(hand) == 2:
        return True
    if len(hand) == 1:
        return r.options.late_call_saves and r.owing >> seat & 1 == 1
    return r.options.several != "off" and may_leave_one(r, hand)


def offer_standing(r: Round, seat: int, out: list[int]) -> None:
    """Add the standing acts that would change something for this seat."""
    if r.window and len(r.stack) == 1 and r.top in r.hands[seat]:
        offer_card(r, INTERCEPT, r.top, out)
    if not r.called >> seat & 1 and call_is_due(r, seat):
        out.append(A_CALL)
    if r.owing:
        for target in range(r.seats):
            if target != seat and r.owing >> target & 1:
                out.append(with_seat(CATCH, target))


def check_standing(r: Round, seat: int, action: int) -> int:
    """0, or why this act of a seat that owes no answer of this kind is refused."""
    kind = kind_of(action)
    if kind == CALL:
        return OK
    if kind == CATCH:
        target = seat_of(action)
        return OK if target < r.seats and target != seat else NO_SUCH_SEAT
    if kind == INTERCEPT:
        return _check_interception(r, seat, action)
    if kind == SLAP:
        top = r.stack[-1]
        return ALREADY_DONE if isinstance(top, Slap) else TOO_LATE
    return NOT_YOUR_TURN if len(r.stack) == 1 else WRONG_PHASE


def _check_interception(r: Round, seat: int, action: int) -> int:
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


def act_standing(r: Round, seat: int, action: int) -> None:
    """Do what `check_standing` has found lawful."""
    kind = kind_of(action)
    if kind == CALL:
        _call(r, seat)
    elif kind == CATCH:
        _catch(r, seat, seat_of(action))
    else:
        _intercept(r, seat, action)


def _call(r: Round, seat: int) -> None:
    due = call_is_due(r, seat)
    if due:
        r.called |= 1 << seat
        r.owing &= ~(1 << seat)
    if r.telling:
        r.tell(Called(seat, due))
    if not due or r.options.calls_are_speech:
        r.break_silence(seat)


def _catch(r: Round, seat: int, target: int) -> None:
    found = r.owing >> target & 1 == 1
    if r.telling:
        r.tell(Caught(target, seat, found))
    if r.options.calls_are_speech:
        r.break_silence(seat)
    if found:
        r.owing &= ~(1 << target)
        r.draw(target, r.options.missed_call, "caught")


def _intercept(r: Round, seat: int, action: int) -> None:
    """The copy acts as though played in turn; an attack that waited moves on (`INT-3`, `INT-4`)."""
    r.play(seat, action, "intercept", r.stack[0].stake_for_copy(r))
