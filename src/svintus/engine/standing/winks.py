"""Winking at a seat, spotting a wink, and the loud count to five (`SHMOTRUN`, `SHEVELIS`).

A wink can be spotted until the host says `fade` with its number, 600 ms later: everybody sees an eye flicker, only the
seat meant knows that it was meant. One that has been spotted is spent: until it fades it is aimed at nobody, so that a
second pair of eyes was merely too late (`PACE-3`).
"""

from svintus.engine import silence
from svintus.engine.actions import SPOT, WINK, kind_of, seat_of, with_seat
from svintus.engine.events import NOBODY, CountedAloud, Spotted, Winked
from svintus.engine.faces import SHALUN, SHEVELIS, SHMOTRUN, SHMOTRUN_FACE
from svintus.engine.grounds import arise, next_number
from svintus.engine.phases.gives import Gives
from svintus.engine.refusals import (
    ALREADY_DONE,
    NO_SUCH_SEAT,
    NOT_IN_THIS_DECK,
    OK,
    SEAT_LEFT,
    TOO_LATE,
    WRONG_PHASE,
)
from svintus.engine.round import Round

Wink = tuple[int, int, int]
"""Its number, who winks, and at whom; at nobody once it has been spotted."""
PRICE = 2
"""Cards that whoever spots a wink gives the winker."""


def offer_winks(r: Round, seat: int, out: list[int]) -> None:
    """Add the winks of a seat that holds the card for them, and every spotting that would find something.

    Winks without the card, and spottings of nothing, are accepted besides.
    """
    may_wink = SHMOTRUN_FACE in r.held(seat) and not _winks(r, seat)
    if not (may_wink or r.winks) or (not r.stack[-1].is_ordinary and _win_waits(r)):
        return
    if may_wink:
        out.extend([with_seat(WINK, other) for other in range(r.seats) if other != seat and not r.gone >> other & 1])
    out.extend([with_seat(SPOT, wink[1]) for wink in r.winks if wink[2] != NOBODY and seat not in wink[1:]])


def _winks(r: Round, seat: int) -> bool:
    return any(wink[1] == seat and wink[2] != NOBODY for wink in r.winks)


def _noticed(r: Round, seat: int, winker: int) -> list[Wink]:
    """The winks of another that the seat can spot."""
    return [wink for wink in r.winks if wink[1] == winker and wink[2] not in (seat, NOBODY)]


def _win_waits(r: Round) -> bool:
    """A hand is empty and has not won yet: only the answers that are owed count now (`ROUND-2`)."""
    for seat in range(r.seats):
        if not r.count(seat) and not r.gone >> seat & 1:
            return True
    return False


def check_wink(r: Round, seat: int, action: int) -> int:
    """0, or why there can be no winking, no spotting or no counting now."""
    kind = kind_of(action)
    if kind not in (WINK, SPOT):
        return OK if r.kinds >> SHEVELIS & 1 else NOT_IN_THIS_DECK
    if not r.kinds >> SHMOTRUN & 1:
        return NOT_IN_THIS_DECK
    other = seat_of(action)
    if other >= r.seats or other == seat:
        return NO_SUCH_SEAT
    if r.gone >> other & 1:
        return SEAT_LEFT
    if _win_waits(r):
        return WRONG_PHASE
    if kind == WINK:
        return ALREADY_DONE if _winks(r, seat) else OK
    spent = any(wink[1:] == (other, NOBODY) for wink in r.winks)
    return TOO_LATE if spent and not _noticed(r, seat, other) else OK


def wink(r: Round, seat: int, action: int) -> None:
    """An eye flickers."""
    number = next_number(r)
    r.winks.append((number, seat, seat_of(action)))
    if r.telling:
        r.tell(Winked(number, seat, seat_of(action)))


def spot(r: Round, seat: int, winker: int) -> None:
    """A wink that somebody else has noticed is spent, and costs; noticing nothing breaks a rule like an empty catch."""
    noticed = _noticed(r, seat, winker)
    if r.telling:
        r.tell(Spotted(winker, seat, noticed != []))
    if noticed:
        r.winks = [wink for wink in r.winks if wink != noticed[0] and wink[1:] != (winker, NOBODY)]
        r.winks.append((noticed[0][0], winker, NOBODY))
        r.waiting.append(Gives(seat, winker, PRICE))
    else:
        arise(r, SHALUN, seat, NOBODY)


def count_aloud(r: Round, seat: int) -> None:
    """Somebody counts to five: a bluff that does nothing, but is heard."""
    if r.telling:
        r.tell(CountedAloud(seat))
    silence.heard(r, seat)


def fade(r: Round, number: int) -> None:
    """Its time is over. If nobody else has noticed, the winker may reward whom it winked at."""
    for wink in r.winks:
        if wink[0] == number:
            r.winks.remove(wink)
            if wink[2] != NOBODY:
                arise(r, SHMOTRUN, wink[2], wink[1])
            return


def without(r: Round, seat: int) -> None:
    """A seat has left the round: it winks no more, and there is nobody to wink at."""
    r.winks = [wink for wink in r.winks if seat not in wink[1:]]
