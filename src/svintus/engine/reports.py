"""What the host reports of the tasks that no machine can judge by itself: performances and mistakes (`COU-4`, `COU-5`).

A performance is `performed zapevala #0`, fresh, or `#1`, a repeat; whether it is one is known to whoever has heard all.
"""

from typing import Final

from svintus.engine import silence, tasks
from svintus.engine.actions import PERFORMED, cards_of, colour_of, first_card, has_several, kind_of, number_of
from svintus.engine.events import PerformedTask
from svintus.engine.faces import GREY, KIND_OF
from svintus.engine.refusals import ALREADY_DONE, MALFORMED, NO_SUCH_CHOICE, NO_SUCH_TASK, NOT_YOUR_TURN, OK
from svintus.engine.round import Round

FRESH: Final = 0
REPEAT: Final = 1


def check_report(r: Round, seat: int, action: int) -> int:
    """0, or why this seat has nothing to perform, or nothing to fail in."""
    if not cards_of(action) or has_several(action) or colour_of(action) != GREY:
        return MALFORMED
    kind = KIND_OF[first_card(action)]
    if kind not in tasks.TASKS or not tasks.has_task(r, seat, kind):
        return NO_SUCH_TASK
    if kind_of(action) != PERFORMED:
        return OK
    if kind not in tasks.PERFORMED:
        return NO_SUCH_TASK
    if number_of(action) > REPEAT:
        return NO_SUCH_CHOICE
    if not r.stack[0].is_ordinary or not r.stack[0].owes(r, seat):
        return NOT_YOUR_TURN
    return ALREADY_DONE if tasks.has_performed(r, seat, kind) else OK


def report(r: Round, seat: int, action: int) -> None:
    """A repeat is a mistake, but the task is done for this turn; what is performed is heard in a silence (`SIL-5`)."""
    kind = KIND_OF[first_card(action)]
    if kind_of(action) != PERFORMED:
        tasks.mistake(r, seat, kind)
        return
    tasks.perform(r, seat, kind)
    fresh = number_of(action) == FRESH
    if r.telling:
        r.tell(PerformedTask(seat, kind, fresh))
    if not fresh:
        tasks.mistake(r, seat, kind)
    silence.heard(r, seat)
