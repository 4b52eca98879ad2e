"""People who have gone from their seats: how long, and from when on somebody must do something about it (`SEAT-1`)."""

from collections.abc import Callable
from typing import Final

from svintus.server.premises import Premises
from svintus.server.timing import Alarm

AWAY_AFTER: Final = 10_000
"""Milliseconds without a connection after which a player counts as away: a reload or a lift should not cost a seat."""


class Absence:
    """Watches the seats of people. `too_long(seat)` is called once for each that has been empty for a while."""

    def __init__(self, premises: Premises, too_long: Callable[[int], None]) -> None:
        self._premises = premises
        self._too_long = too_long
        self._since: dict[tuple[int, str], float] = {}
        self._gone: set[tuple[int, str]] = set()
        self._alarm = Alarm(premises.time, self._due)

    def watch(self, running: bool) -> None:
        """Look who is here; nobody is missed while nothing is played."""
        away = {
            (seat, person.guest)
            for seat, person in self._premises.seating.humans()
            if not self._premises.audience.present(person.guest)
        }
        self._gone &= away
        now = self._premises.time.now()
        if running:
            self._since = {who: self._since.get(who, now) for who in away - self._gone}
        else:
            self._since = {}
        self._wind()

    def stands_in(self, seat: int) -> bool:
        """Whether a bot plays this seat for its owner."""
        return self._premises.seating.options.absent == "bot" and seat in self.gone()

    def gone(self) -> list[int]:
        """The seats whose people have been away for a while."""
        return sorted(seat for seat, _ in self._gone)

    def _wind(self) -> None:
        if self._since:
            self._alarm.set(min(self._since.values()) + AWAY_AFTER)
        else:
            self._alarm.off()

    def _due(self) -> None:
        now = self._premises.time.now()
        late = [who for who, since in self._since.items() if since + AWAY_AFTER <= now]
        for who in late:
            del self._since[who]
            self._gone.add(who)
        self._wind()
        for seat, _ in late:
            self._too_long(seat)
