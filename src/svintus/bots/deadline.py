"""When the time for what a table waits for runs out: shared by every host that plays in real or simulated time."""

from typing import Final

from svintus.engine.match import Match
from svintus.engine.phases.ballot import Ballot
from svintus.engine.phases.each_gives import EachGives
from svintus.engine.phases.race import Race
from svintus.engine.phases.slap import Slap

OF_MANY: Final = (Slap, Race, EachGives, Ballot)
"""The phases in which many act in one and the same time: what one of them does gives the others no more of it."""
MILLISECONDS: Final = 1_000


class Deadline:
    """Watches one match. Pure: the host brings the time, in milliseconds, and expires the phase when it is `due`."""

    def __init__(self) -> None:
        self.due: int | None = None
        """When time runs out; None while no clock runs."""
        self.span = 0
        """The whole time given for the decision, in milliseconds."""
        self._awaited: tuple[object, ...] = ()

    def look(self, now: int, match: Match) -> None:
        """A decision's time begins when it is first owed, and again after each draw; a race's when it begins."""
        r = match.round
        if r.over:
            self.due = None
            self._awaited = ()
            return
        top = r.stack[-1]
        state = () if isinstance(top, OF_MANY) else top.stored()
        awaited = (top.number, *state, match.number, r.top, len(r.pile), r.last_player)
        if awaited != self._awaited:
            self._awaited = awaited
            self.span = top.deadline * MILLISECONDS or match.options.clock
            self.due = now + self.span if self.span else None

    def restart(self) -> None:
        """The phase was told that its time is over: whatever waits now has its own time."""
        self._awaited = ()
