"""The clock of the decision at hand (`PACE-1`), and the deadlines of races and acts of many (`RACE-1`)."""

from collections.abc import Callable

from svintus.engine.actions import expire
from svintus.protocol.messages import Clock
from svintus.server.connection import LONGEST_ALLOWANCE
from svintus.server.game import Game
from svintus.server.premises import Premises
from svintus.server.timing import Alarm


class DecisionClock:
    """Runs while somebody could act. What is shown is the rule's time; beyond it a person's own way to the server is
    allowed for, so that an act made in time is in time."""

    def __init__(self, premises: Premises, game: Game, ring: Callable[[int], None]) -> None:
        self._premises = premises
        self._game = game
        self._ring = ring
        self._alarm = Alarm(premises.time, self._due)
        self._question = -1
        self._total = 0
        self._ends = 0.0

    def wind(self, running: bool) -> None:
        """Go on for the same question, start anew for another one; stop if nobody could act."""
        total = self._time_for_it() if running else 0
        if total == 0:
            self._alarm.off()
            self._question = -1
        elif self._game.question != self._question:
            self._question = self._game.question
            self._total = total
            self._ends = self._premises.time.now() + total
            self._alarm.set(self._ends + self._allowance())

    def extend(self) -> None:
        """Ring again a little later."""
        self._alarm.set(self._premises.time.now() + LONGEST_ALLOWANCE)

    def reading(self) -> Clock | None:
        """What to show; None while it is off."""
        if self._alarm.due is None:
            return None
        return Clock(max(0, round(self._ends - self._premises.time.now())), self._total)

    def passed(self) -> float:
        """Milliseconds since the question at hand was asked, by the clock that everybody sees; 0 while it is off."""
        return 0.0 if self._alarm.due is None else self._premises.time.now() - self._ends + self._total

    def _time_for_it(self) -> int:
        match = self._game.match
        return match.round.stack[-1].deadline * 1_000 or match.options.clock

    def _allowance(self) -> float:
        owing = self._game.match.owing()
        guests = [person.guest for seat, person in self._premises.seating.humans() if seat in owing]
        return self._premises.audience.largest_allowance(guests)

    def _due(self) -> None:
        self._question = -1
        self._ring(expire(self._game.match.round.stack[-1].number))
