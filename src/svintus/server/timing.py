"""The time that a table lives by. Milliseconds everywhere; tests bring a time of their own."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None:
        """It will not happen; nothing if it has happened already."""


class Time(Protocol):
    """What the hour is, and a way to be called later."""

    def now(self) -> float:
        """Milliseconds of a clock that never goes back."""

    def wall(self) -> int:
        """Unix time in milliseconds."""

    def later(self, delay: float, do: Callable[[], None]) -> Timer:
        """Call `do` in `delay` milliseconds."""


class RealTime:
    """The running event loop's time."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()

    def now(self) -> float:
        return self._loop.time() * 1000

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def later(self, delay: float, do: Callable[[], None]) -> Timer:
        return self._loop.call_later(max(delay, 0) / 1000, do)


class GuardedTime:
    """Another time whose calls cannot fail unnoticed: `failed` is told of what they raise."""

    def __init__(self, time: Time, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self._time = time
        self.now = time.now
        self.wall = time.wall

    def later(self, delay: float, do: Callable[[], None]) -> Timer:
        def guarded() -> None:
            try:
                do()
            except Exception as error:
                self._failed(error)

        return self._time.later(delay, guarded)


class Alarm:
    """One thing that is waited for at a time: setting it again forgets what was waited for before."""

    def __init__(self, time: Time, ring: Callable[[], None]) -> None:
        self._time = time
        self._ring = ring
        self._timer: Timer | None = None
        self.due: float | None = None
        """When it rings, by `time.now()`; None while it is off."""

    def set(self, due: float) -> None:
        """Ring at `due`, by `time.now()`."""
        if self.due == due:
            return
        self.off()
        self.due = due
        self._timer = self._time.later(due - self._time.now(), self._go)

    def off(self) -> None:
        """Do not ring."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self.due = None

    def _go(self) -> None:
        self._timer = None
        self.due = None
        self._ring()
