"""How a bot behaves, apart from how it plays: times, attention and memory, drawn from the bot's own generator."""

from dataclasses import dataclass

from svintus.engine.options import Options
from svintus.engine.rng import Generator

Times = tuple[int, int]
"""The shortest and the longest time, in milliseconds; every time between is as likely."""

_PARTS = 10_000


@dataclass(frozen=True, kw_only=True)
class Temper:
    """Times are milliseconds from the cue, the rest are probabilities from 0 to 1 (`SIM-1`)."""

    thinking: Times = (700, 2_500)
    """A move in turn."""
    answering: Times = (600, 1_600)
    """Answering an attack; a card right after Polisvin or after a draw."""
    slapping: Times = (250, 700)
    """From the clap of Khlopkopyt to the palm on the deck."""
    intercepting: Times = (400, 1_200)
    """From the landing of a card to its copy."""
    catching: Times = (500, 1_600)
    """From a missed call to the catch."""
    calling: Times = (250, 800)
    """Saying "Svintus!"."""
    attention: float = 0.85
    """Of noticing a chance out of turn: an interception, a catch, a call that can still be made."""
    forgetfulness: float = 0.08
    """Of not calling "Svintus!" when it is due."""
    carelessness: float = 0.0
    """Of doing any lawful thing in turn instead of the one thought best."""


LARGEST_SHARE_OF_CLOCK = 0.4
"""A bot that thinks slowly still answers within the clock: calling and then playing are two thoughts on one clock."""


class Mood:
    """A temper at work at one table: every draw comes from the bot's generator."""

    def __init__(self, temper: Temper, options: Options, rng: Generator) -> None:
        self.temper = temper
        self.rng = rng
        self._longest = int(options.clock * LARGEST_SHARE_OF_CLOCK)

    def time(self, times: Times) -> int:
        """Some time between the shortest and the longest, in milliseconds, and within the clock."""
        shortest, longest = times
        after = shortest + self.rng.below(longest - shortest + 1)
        return min(after, self._longest) if self._longest else after

    def happens(self, probability: float) -> bool:
        """True with this probability."""
        return self.rng.below(_PARTS) < probability * _PARTS

    def any_of(self, acts: list[int]) -> int:
        """One of these, each as likely."""
        return acts[self.rng.below(len(acts))]
