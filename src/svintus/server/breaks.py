"""What moves a match on beside its players: the break between rounds, and a limit to its whole time (`MATCH-5`)."""

from collections.abc import Callable
from typing import Final

from svintus.engine.actions import END_MATCH, NEXT_ROUND, TIME_UP, bare
from svintus.protocol.messages import Stage
from svintus.server.game import Game
from svintus.server.premises import Premises
from svintus.server.timing import Alarm

BREAK: Final = 30_000
"""Milliseconds between rounds, unless everybody is ready sooner."""
BREAK_OF_BOTS: Final = 5_000
"""The same where no player is here."""


class Breaks:
    """`move_on(action)` is called with what the table itself does next."""

    def __init__(self, premises: Premises, game: Game, move_on: Callable[[int], None]) -> None:
        self._premises = premises
        self._game = game
        self._move_on = move_on
        self._break = Alarm(premises.time, self._over)
        self._limit = Alarm(premises.time, lambda: self._move_on(bare(TIME_UP)))

    def stage_changed(self, stage: Stage) -> None:
        """Nobody is ready for what comes next."""
        self._premises.seating.nobody_is_ready()
        if stage != "between":
            self._break.off()

    def wind(self, running: bool, stage: Stage, played: int) -> None:
        """Time passes for those who are here; the break begins anew for people who come back to it."""
        now = self._premises.time.now()
        if not running or stage != "between":
            self._break.off()
        elif self._break.due is None:
            self._break.set(now + (BREAK if self._players_here() else BREAK_OF_BOTS))
        limit = self._game.match.options.time_limit_minutes * 60_000
        if running and stage != "over" and limit and not self._game.match.time_up:
            self._limit.set(now + max(0, limit - played))
        else:
            self._limit.off()
        if running and stage == "between":
            self._go_if_all_are_ready()

    def left(self) -> int | None:
        """Milliseconds until the next round begins by itself; None outside a break."""
        return None if self._break.due is None else max(0, round(self._break.due - self._premises.time.now()))

    def _players_here(self) -> list[int]:
        return [
            seat for seat, person in self._premises.seating.humans() if self._premises.audience.present(person.guest)
        ]

    def _go_if_all_are_ready(self) -> None:
        here = self._players_here()
        if here and all(self._premises.seating.seats[seat].ready for seat in here):
            self._break.set(self._premises.time.now())

    def _over(self) -> None:
        """With fewer than two left at a table where the absent leave, there is nothing more to play."""
        seating = self._premises.seating
        if self._game.match.options.absent == "leave":
            bots = sum(1 for seat in seating.seats if seat.kind == "bot")
            if bots + len(self._players_here()) < 2:
                self._move_on(bare(END_MATCH))
                return
        self._move_on(bare(NEXT_ROUND))
