"""The bots of a table: those who sit there, and those who stand in for people who are away."""

from collections.abc import Callable, Iterable

from svintus import bots
from svintus.engine.rng import derive
from svintus.server.game import Game
from svintus.server.timing import Alarm, Time


class BotsAtTable:
    """Wakes each bot when its act is due; `act(seat, action)` does it."""

    def __init__(self, time: Time, game: Game, act: Callable[[int, int], None]) -> None:
        self._time = time
        self._game = game
        self._act = act
        self._players: dict[int, tuple[str, bots.Attention]] = {}
        self._alarm = Alarm(time, self._due)

    def seat(self, wanted: dict[int, str]) -> None:
        """From now on these bots (seat: kind or character) play, and no others."""
        for seat in set(self._players) - set(wanted):
            del self._players[seat]
        for seat, name in wanted.items():
            if seat not in self._players or self._players[seat][0] != name:
                match = self._game.match
                seed = derive(match.seed, "bots", self._game.entries)
                self._players[seat] = (name, bots.Attention(bots.make(name, seat, match.options, seed, match.blanks)))

    def plays(self, seat: int) -> bool:
        """Whether a bot plays this seat now."""
        return seat in self._players

    def observe(self) -> None:
        """Hear what the last act brought."""
        for seat, (_, attention) in self._players.items():
            for event in self._game.events_now():
                attention.observe(event.seen_by(seat))

    def look(self, waiting: Iterable[int]) -> None:
        """See the table as it is; the seats whose act already waits to be judged do not look up."""
        match, busy = self._game.match, set(waiting)
        for seat, (_, attention) in self._players.items():
            if seat in busy:
                continue
            attention.see(int(self._time.now()), match, seat)
        self._wind()

    def rest(self) -> None:
        """Do nothing until the next `look`."""
        self._alarm.off()

    def _wind(self) -> None:
        due = [attention.due for _, attention in self._players.values() if attention.due is not None]
        if due:
            self._alarm.set(min(due))
        else:
            self._alarm.off()

    def _due(self) -> None:
        now = self._time.now()
        ripe = [(attention.due, seat) for seat, (_, attention) in self._players.items() if attention.due is not None]
        due, seat = min(ripe)
        if due <= now:
            self._act(seat, self._players[seat][1].take().action)
        self._wind()
