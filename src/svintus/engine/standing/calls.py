"""Calling "Svintus!" and catching who did not (`SV-1` to `SV-6`). Possible at any time and never refused (`SV-4`)."""

from svintus.engine import grounds, silence
from svintus.engine.actions import A_CALL, CATCH, with_seat
from svintus.engine.events import NOBODY, Called, Caught
from svintus.engine.faces import SHALUN
from svintus.engine.phases.several import may_leave_one
from svintus.engine.round import Round


def call_is_due(r: Round, seat: int) -> bool:
    """Whether one act of this seat could leave it with one card, so that a call has its reason (`SV-1`, `SV-6`)."""
    count = r.count(seat)
    if count < 2:
        return r.options.late_call_saves and r.owing >> seat & 1 == 1
    if count <= r.most_given + 1:
        return True
    return r.options.several != "off" and may_leave_one(r, r.held(seat))


def offer_calls(r: Round, seat: int, out: list[int]) -> None:
    """Add the call if it has its reason, and the catches that would find something."""
    if not r.called >> seat & 1 and call_is_due(r, seat):
        out.append(A_CALL)
    if r.owing:
        for target in range(r.seats):
            if target != seat and r.owing >> target & 1:
                out.append(with_seat(CATCH, target))


def call(r: Round, seat: int) -> None:
    """A seat calls; a call without its reason breaks a rule (`SV-4`) and a silence (`SV-5`)."""
    due = call_is_due(r, seat)
    if due:
        r.called |= 1 << seat
        r.owing &= ~(1 << seat)
    else:
        grounds.arise(r, SHALUN, seat, NOBODY)
    if r.telling:
        r.tell(Called(seat, due))
    if not due or r.options.calls_are_speech:
        silence.heard(r, seat)


def catch(r: Round, seat: int, target: int) -> None:
    """`seat` points at `target`; a catch that finds nothing breaks a rule (`SV-4`)."""
    found = r.owing >> target & 1 == 1
    if r.telling:
        r.tell(Caught(target, seat, found))
    if r.options.calls_are_speech:
        silence.heard(r, seat)
    if found:
        r.owing &= ~(1 << target)
        grounds.spend(r, SHALUN, target, seat)
        r.draw(target, r.options.missed_call, "caught")
    else:
        grounds.arise(r, SHALUN, seat, NOBODY)
