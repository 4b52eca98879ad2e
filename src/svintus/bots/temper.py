"""How a bot behaves, apart from how it plays: its hands, eyes, memory and manners, drawn from its own generator."""

from dataclasses import dataclass
from typing import Final

from svintus.bots.printed import PLAIN, Printed
from svintus.engine.options import Options
from svintus.engine.rng import Generator

Times = tuple[int, int]
"""The shortest and the longest time, in milliseconds; every time between is as likely."""

_PARTS: Final = 10_000


@dataclass(frozen=True, kw_only=True)
class Temper:
    """Times are milliseconds from the cue, the rest are numbers from 0 to 1, most of them probabilities (`SIM-1`)."""

    thinking: Times = (700, 2_500)
    """A move in turn."""
    answering: Times = (600, 1_600)
    """Answering an attack, a question, a gift; a card right after Polisvin or after a draw."""
    slapping: Times = (250, 700)
    """From the cue of a race to the hand that is there: palms, fists, garments, slippers."""
    intercepting: Times = (400, 1_200)
    """From the landing of a card to its copy, and to any other chance out of turn."""
    catching: Times = (500, 1_600)
    """From a missed call to the catch."""
    calling: Times = (250, 800)
    """Saying "Svintus!", and the words, claps and sums of courage cards."""
    performing: Times = (900, 2_400)
    """A song, a proverb, a bow."""
    building: Times = (6_000, 18_000)
    """Two huts with a hand that does not shake."""
    attention: float = 0.85
    """Of noticing a chance out of turn: an interception, a catch, a ground, what a courage card asks for."""
    eye: float = 0.15
    """Of seeing an eye that flickers."""
    forgetfulness: float = 0.08
    """Of not calling "Svintus!" when it is due."""
    carelessness: float = 0.0
    """Of doing any lawful thing in turn instead of the one thought best."""
    memory: float = 0.94
    """Of knowing the sum, the word and the turn's performance, and what has been sung already."""
    steadiness: float = 0.7
    """Of hitting a mark that is thrown at; who shakes rebuilds huts."""
    talent: float = 0.5
    """How well feats are done, on the whole."""
    tact: float = 0.97
    """Of a moment, from one card to the next, without touching the felt, leaving, or a word that should not be said."""
    pondering: float = 0.03
    """Of being lost in thought over a move."""
    nerve: float = 0.3
    """Of winking when there is somebody to wink at, and of lying in the dark though the truth would do."""


LARGEST_SHARE_OF_CLOCK: Final = 0.3
"""A bot that thinks slowly still answers within the clock: performing, calling and playing are three thoughts on it."""
LOST_IN_THOUGHT: Final = (5_300, 7_500)
"""Milliseconds: longer than the five seconds after which thinking is a ground (`SHEVELIS`)."""
LARGEST_SHARE_LOST: Final = 0.6
BEST_SCORE: Final = 1_000
"""Of a feat, on the scale of the games of skill."""
_SPREAD_OF_SCORE: Final = 0.35


class Mood:
    """A temper at work at one table: every draw comes from the bot's generator."""

    def __init__(self, temper: Temper, options: Options, rng: Generator, cards: Printed = PLAIN) -> None:
        self.temper = temper
        self.rng = rng
        self.options = options
        self.cards = cards

    def time(self, times: Times, share: float = LARGEST_SHARE_OF_CLOCK) -> int:
        """Some time between the shortest and the longest, in milliseconds, and within the clock."""
        after = self.reaction(times)
        longest = int(self.options.clock * share)
        return min(after, longest) if longest else after

    def reaction(self, times: Times) -> int:
        """Some time between the shortest and the longest, whatever the clock says: races have a deadline of their
        own."""
        shortest, longest = times
        return shortest + self.rng.below(longest - shortest + 1)

    def happens(self, probability: float) -> bool:
        """True with this probability."""
        return self.rng.below(_PARTS) < probability * _PARTS

    def any_of(self, acts: list[int]) -> int:
        """One of these, each as likely."""
        return acts[self.rng.below(len(acts))]

    def score(self) -> int:
        """How well a feat was done this time: around the talent, by a spread that is the same for all."""
        luck = (self.rng.below(_PARTS) + self.rng.below(_PARTS)) / _PARTS - 1
        return round(BEST_SCORE * min(1.0, max(0.0, self.temper.talent + _SPREAD_OF_SCORE * luck)))

    def aim(self, place: int, reach: int, places: int) -> int:
        """Where a throw at `place` goes: steady hands stay within `reach` of it, others fall beside."""
        if self.happens(self.temper.steadiness):
            off = self.rng.below(2 * reach + 1) - reach
        else:
            off = (reach + 1 + self.rng.below(2 * reach)) * (1 if self.rng.below(2) else -1)
        return min(places - 1, max(0, place + off))
