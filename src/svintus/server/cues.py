"""Cues: what players react to. When each was there, and how long a table waits for faster reactions to it."""

from svintus.engine.actions import INTERCEPT, kind_of
from svintus.server.arbiter import Arbiter
from svintus.server.game import Game
from svintus.server.premises import Premises


class Cues:
    """The cues of a match: the race that runs, the card that can be intercepted."""

    def __init__(self, premises: Premises, game: Game, arbiter: Arbiter) -> None:
        self._premises = premises
        self._game = game
        self._arbiter = arbiter
        self._times: dict[int, float] = {}

    def of(self, action: int) -> int:
        """The table's count when the cue of such an act came."""
        return self._game.window_cue if kind_of(action) == INTERCEPT else self._game.race_cue

    def note(self) -> None:
        """For the reactions of bots, who see a cue when it is there."""
        cues = (self._game.race_cue, self._game.window_cue)
        if self._game.seq in cues:
            self._times = {cue: at for cue, at in self._times.items() if cue in cues}
            self._times[self._game.seq] = self._premises.time.now()

    def forget(self) -> None:
        """Nobody was looking."""
        self._times.clear()

    def since(self, action: int, otherwise: float) -> float:
        """How long ago a bot saw the cue of such an act; `otherwise` says when it began to look."""
        return self._premises.time.now() - self._times.get(self.of(action), otherwise)

    def grace(self, seat: int, kind: int) -> float:
        """How long another person who is here could still turn up with a faster reaction, in milliseconds.

        Whether they hold the card does not matter: the pause must not tell.
        """
        match = self._game.match
        rivals = [
            person.guest
            for other, person in self._premises.seating.humans()
            if other != seat
            and not match.round.gone >> other & 1
            and not self._arbiter.waits(other)
            and (kind == INTERCEPT or other in match.owing())
        ]
        return self._premises.audience.largest_allowance(rivals)
