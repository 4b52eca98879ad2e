"""The seconds of a host: what fades, and who thinks too long. Shared by every host of real or simulated time.

The engine has no clock; it says what begins (a ground, a due, a wink) and is told when its time is over.
"""

from collections.abc import Iterable
from typing import Final

from svintus.engine.actions import FACT, FADE, with_number
from svintus.engine.events import NOBODY, DueArose, Event, GroundArose, RoundEnded, Winked
from svintus.engine.faces import REYTING, SHEVELIS
from svintus.engine.match import Match

GROUND: Final = 10_000
"""Milliseconds for which a ground is fresh, at least (`ETI-5`)."""
DUE: Final = 4_000
SUM_DUE: Final = 6_000
WINK: Final = 600
LONG_THOUGHT: Final = 5_000
"""Milliseconds after which thinking about a move is a ground (`SHEVELIS`)."""


class Timekeeper:
    """Watches one match. Pure: the host brings the time, in milliseconds, and does what is `take`n when it is `due`."""

    def __init__(self) -> None:
        self._fading: list[tuple[int, int]] = []
        self._thinking: tuple[object, ...] = ()
        self._thinker = NOBODY
        self._thought_long = -1

    def observe(self, now: int, events: Iterable[Event]) -> None:
        """What has happened at `now`, as nobody but the host sees it."""
        for event in events:
            if isinstance(event, GroundArose):
                self._fading.append((now + GROUND, event.number))
            elif isinstance(event, DueArose):
                self._fading.append((now + (SUM_DUE if event.kind == REYTING else DUE), event.number))
            elif isinstance(event, Winked):
                self._fading.append((now + WINK, event.number))
            elif isinstance(event, RoundEnded):
                self._fading = []

    def resume(self, now: int, match: Match) -> None:
        """Time passes again from `now` on: what is fresh has all its seconds: nobody knows how many are left."""
        r = match.round
        self._fading = [(now + GROUND, ground[0]) for ground in r.grounds if not ground[5]]
        self._fading += [(now + (SUM_DUE if due[2] == REYTING else DUE), due[0]) for due in r.dues if not due[5]]
        self._fading += [(now + WINK, wink[0]) for wink in r.winks]
        self._thinking = ()
        self.look(now, match)

    def look(self, now: int, match: Match) -> None:
        """A thought begins with its decision, and is over when anything else waits."""
        r = match.round
        if r.over or not r.kinds >> SHEVELIS & 1 or not r.stack[-1].is_ordinary:
            self._thinking = ()
            self._thought_long = -1
            return
        top = r.stack[-1]
        thought = (match.number, top.number, *top.stored(), r.top, len(r.pile), r.last_player)
        if thought != self._thinking:
            self._thinking = thought
            self._thinker = r.to_move()
            self._thought_long = now + LONG_THOUGHT

    @property
    def due(self) -> int | None:
        """When the next of its seconds is over; None while none runs."""
        times = [min(self._fading)[0]] if self._fading else []
        if self._thought_long >= 0:
            times.append(self._thought_long)
        return min(times) if times else None

    def take(self) -> tuple[int, int]:
        """What the host does when something is due: seat (nobody: the table) and act."""
        soonest = min(self._fading) if self._fading else None
        if self._thought_long >= 0 and (soonest is None or self._thought_long < soonest[0]):
            self._thought_long = -1
            return self._thinker, with_number(FACT, SHEVELIS)
        if soonest is None:
            raise LookupError("nothing is due")
        self._fading.remove(soonest)
        return NOBODY, with_number(FADE, soonest[1])
