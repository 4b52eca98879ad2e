"""One open socket as a table sees it: where frames go, how long the way there and back is, when what was shown."""

from collections import deque
from collections.abc import Callable
from typing import Final

from svintus.server.limits import CHAT, REQUESTS, Bucket

ROUND_TRIPS_KEPT: Final = 60_000
"""Milliseconds for which a measured round trip counts."""
_ALLOWED_BEYOND_ROUND_TRIP: Final = 60
LONGEST_ALLOWANCE: Final = 300
"""Milliseconds: the most that a slow screen is ever allowed (`FAIR-1`)."""
_SHOWN_KEPT: Final = 64
_PINGS_OPEN: Final = 16


class Connection:
    """A guest's socket at a table. `send` takes one frame; `close` ends the socket with a code and a reason."""

    def __init__(self, guest: str, name: str, send: Callable[[bytes], None], close: Callable[[int, str], None]) -> None:
        self.guest = guest
        self.name = name
        self.send = send
        self.close = close
        self.hidden = False
        """Its page is not seen just now."""
        self.requests = Bucket(REQUESTS)
        self.chat = Bucket(CHAT)
        self._round_trips: deque[tuple[float, float]] = deque()
        self._pings: dict[int, float] = {}
        self._next_ping = 0
        self._shown: deque[tuple[int, float]] = deque(maxlen=_SHOWN_KEPT)

    # -- round trips -------------------------------------------------------------------------------------------

    def ping(self, now: float) -> int:
        """A new ping goes out now; the number it carries."""
        self._next_ping += 1
        self._pings[self._next_ping] = now
        if len(self._pings) > _PINGS_OPEN:
            del self._pings[min(self._pings)]
        return self._next_ping

    def pong(self, nonce: int, now: float) -> None:
        """Its answer has come; one that nobody asked for counts for nothing."""
        sent = self._pings.pop(nonce, None)
        if sent is not None:
            self._round_trips.append((now, now - sent))

    def allowance(self, now: float) -> float:
        """L of `FAIR-1`: how much later than it was made an honest act may arrive, in milliseconds."""
        while self._round_trips and self._round_trips[0][0] < now - ROUND_TRIPS_KEPT:
            self._round_trips.popleft()
        if not self._round_trips:
            return LONGEST_ALLOWANCE
        smallest = min(trip for _, trip in self._round_trips)
        return min(smallest + _ALLOWED_BEYOND_ROUND_TRIP, LONGEST_ALLOWANCE)

    # -- cues --------------------------------------------------------------------------------------------------

    def note_shown(self, seq: int, now: float) -> None:
        """The update with this number goes out now."""
        self._shown.append((seq, now))

    def shown(self, seq: int) -> float | None:
        """When this client was first told of `seq` or of something later; None if that is not known any more."""
        if self._shown and len(self._shown) == _SHOWN_KEPT and self._shown[0][0] > seq:
            return None
        return next((at for told, at in self._shown if told >= seq), None)
