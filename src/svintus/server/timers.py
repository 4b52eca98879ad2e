"""What a table times beside the decision at hand: grounds, dues and winks that fade, and thinking too long."""

from collections.abc import Callable

from svintus.bots.timekeeper import Timekeeper
from svintus.server.game import Game
from svintus.server.timing import Alarm, Time


class Timers:
    """`bring(seat, action)` is called with what the table itself says when the seconds are over."""

    def __init__(self, time: Time, game: Game, bring: Callable[[int, int], None]) -> None:
        self._time = time
        self._game = game
        self._bring = bring
        self._keeper = Timekeeper()
        self._alarm = Alarm(time, self._due)
        self._running = False

    def observe(self) -> None:
        """Hear what the last act brought."""
        self._keeper.observe(int(self._time.now()), self._game.events_now())

    def wind(self, running: bool) -> None:
        """Go on; after a rest, or a restart of the server, whatever is fresh has its seconds anew."""
        now = int(self._time.now())
        if not running:
            self._alarm.off()
        elif not self._running:
            self._keeper.resume(now, self._game.match)
        else:
            self._keeper.look(now, self._game.match)
        self._running = running
        if running:
            self._set_alarm()

    def _set_alarm(self) -> None:
        due = self._keeper.due
        if due is None:
            self._alarm.off()
        else:
            self._alarm.set(due)

    def _due(self) -> None:
        """Exactly one thing: what it brings about winds the clocks again."""
        due = self._keeper.due
        if due is not None and due <= self._time.now():
            seat, action = self._keeper.take()
            self._bring(seat, action)
        self._set_alarm()
