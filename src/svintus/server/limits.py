"""How much anyone may ask, and how often."""

from dataclasses import dataclass
from typing import Final

LARGEST_FRAME: Final = 16_384
"""Bytes of one frame or request body; a deck with all its blank cards is the largest."""


@dataclass(frozen=True, slots=True)
class Rate:
    """`burst` at once, and `every` milliseconds another one."""

    burst: int
    every: float


REQUESTS: Final = Rate(burst=40, every=50)
CHAT: Final = Rate(burst=5, every=1_000)
EMPTY_CATCHES: Final = Rate(burst=1, every=1_000)
"""Of one seat (`SV-4`)."""
CLAIMS: Final = Rate(burst=3, every=10_000)
"""Of one seat, for the others to judge."""
NEW_TABLES: Final = Rate(burst=100, every=1_000)
"""Of one address, behind which a whole school may sit."""
NEW_GUESTS: Final = Rate(burst=300, every=1_000)
"""Of one address."""
DECK_FILES: Final = Rate(burst=20, every=500)
"""Of one address."""

MOST_DROPPED: Final = 200
"""Requests over the rate after which a connection is closed."""
MOST_LINES_OF_A_GUEST: Final = 8
MOST_LINES_OF_A_TABLE: Final = 200
MOST_TABLES: Final = 5_000


class Bucket:
    """A rate at work."""

    __slots__ = ("_free_at", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._free_at = float("-inf")

    def take(self, now: float) -> bool:
        """Whether one more is within the rate at `now` (milliseconds)."""
        start = max(self._free_at, now - self._rate.every * (self._rate.burst - 1))
        if start > now:
            return False
        self._free_at = start + self._rate.every
        return True

    def idle(self, now: float) -> bool:
        """Whether it is as good as new."""
        return self._free_at <= now - self._rate.every * (self._rate.burst - 1)
