"""Fair races (`FAIR-1`): what counts is how fast a player reacted, not how fast the network was.

A claim says how long after the cue was painted its player acted. It is believed only as far as the measured way there
and back allows, and then waits a short grace, in which an honest player with a slower screen may still turn up with a
faster reaction. A move that would close the window of a race waits in the same way.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from svintus.engine.phases.throw import MOMENT, MOMENTS, PLACES, thrown_at
from svintus.server.timing import Alarm, Time

FALSE_START: Final = 100
"""Milliseconds: nobody reacts faster; such a hand was on its way before there was anything to see."""
TOO_CLOSE: Final = 30
"""Milliseconds within which reactions count as equal, and the lot decides."""


def believed(reported: float | None, since_shown: float | None, allowance: float) -> float:
    """The reaction r' that is believed, in milliseconds: r' = max(r, U - L).

    `since_shown` is U, from the cue's sending to the claim's arrival (None: it was so long ago that nothing can be
    said, and the report stands), `allowance` is L. Without a report the whole of U counts.
    """
    if since_shown is None:
        return reported if reported is not None else float("inf")
    return max(reported if reported is not None else since_shown, since_shown - allowance)


def believed_throw(number: int, passed: float, allowance: float) -> int:
    """A throw, by its number, at the moment that is believed: `passed` milliseconds after the mark set out it arrives,
    so it was let go at most `allowance` before, and not later than now (`SHURIKEN`)."""
    moment, place = divmod(number, PLACES)
    latest = min(int(passed // MOMENT), MOMENTS - 1)
    earliest = min(int(max(0.0, passed - allowance) // MOMENT), latest)
    return thrown_at(max(earliest, min(moment, latest)), place)


@dataclass(frozen=True, slots=True, eq=False)
class Claim:
    """A seat's bid in a race. `guest` and `action_id` are None for bots; `due` is when its grace ends."""

    seat: int
    action: int
    guest: str | None
    action_id: str | None
    cue: int
    reported: float | None
    believed: float
    due: float


@dataclass(frozen=True, slots=True, eq=False)
class HeldMove:
    """A move that would close a window, made when `question` was asked."""

    seat: int
    action: int
    guest: str | None
    action_id: str | None
    question: int
    due: float


class Arbiter:
    """Holds claims and the move that waits for them. `settle` gets claims in the order in which they won,
    `release` the move once no claim is left; `lot` draws among so many claims that are too close."""

    def __init__(
        self,
        time: Time,
        settle: Callable[[Claim], None],
        release: Callable[[HeldMove], None],
        lot: Callable[[int], int],
    ) -> None:
        self._time = time
        self._settle = settle
        self._release = release
        self._lot = lot
        self._claims: list[Claim] = []
        self._move: HeldMove | None = None
        self._alarm = Alarm(time, self._due)

    @property
    def busy(self) -> bool:
        """Whether anything waits."""
        return bool(self._claims) or self._move is not None

    def waits(self, seat: int) -> bool:
        """Whether an act of this seat waits here."""
        return any(claim.seat == seat for claim in self._claims) or (self._move is not None and self._move.seat == seat)

    def claim(self, claim: Claim) -> None:
        """A claim has come. With no grace left it is settled at once, after those that were faster."""
        self._claims.append(claim)
        self._go_on()

    def hold(self, move: HeldMove) -> None:
        """A move must wait; there is only ever one."""
        assert self._move is None  # noqa: S101 - only the seat whose move it is can make one, and it waits
        self._move = move
        self._go_on()

    def take_stale(self, is_stale: Callable[[Claim], bool]) -> list[Claim]:
        """Take out the claims of races that are over."""
        stale = [claim for claim in self._claims if is_stale(claim)]
        self._claims = [claim for claim in self._claims if not is_stale(claim)]
        return stale

    def take_stale_move(self, question: int) -> HeldMove | None:
        """Take out the move if it answers another question than this one."""
        move = self._move
        if move is None or move.question == question:
            return None
        self._move = None
        return move

    def clear(self) -> None:
        """Forget everything."""
        self._claims = []
        self._move = None
        self._alarm.off()

    def _due(self) -> None:
        self._go_on()

    def _go_on(self) -> None:
        now = self._time.now()
        while ripe := [claim for claim in self._claims if claim.due <= now]:
            self._settle_through(min(ripe, key=lambda claim: claim.due))
        if self._move is not None and not self._claims and self._move.due <= now:
            move, self._move = self._move, None
            self._release(move)
        waiting = [claim.due for claim in self._claims]
        if self._move is not None and not waiting:
            waiting.append(self._move.due)
        if waiting:
            self._alarm.set(min(waiting))
        else:
            self._alarm.off()

    def _settle_through(self, last: Claim) -> None:
        """Settle everything that was faster than this claim, and then the claim itself."""
        while last in self._claims:
            fastest = min(claim.believed for claim in self._claims)
            close = [claim for claim in self._claims if claim.believed <= fastest + TOO_CLOSE]
            winner = close[self._lot(len(close)) if len(close) > 1 else 0]
            self._claims.remove(winner)
            self._settle(winner)
