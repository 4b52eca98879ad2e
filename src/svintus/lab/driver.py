"""Plays a match of bots by event simulation: time passes from one act to the next and nobody waits.

Every seat is asked what it would do and after how long; the soonest act happens, and every seat is asked again
(through `attention`, so that what does not change for a seat keeps its time). Ties are decided by the driver's own
generator, never by the round's: a journal replays without the bots.
"""

from collections.abc import Callable

from svintus.bots.attention import Attention
from svintus.bots.bot import Bot
from svintus.bots.deadline import Deadline
from svintus.bots.timekeeper import Timekeeper
from svintus.engine.actions import NEXT_ROUND, PHASE_KEYS, Action, bare, expire
from svintus.engine.events import NOBODY, Event
from svintus.engine.match import Match
from svintus.engine.refusals import REASON_KEYS
from svintus.engine.rng import Generator, derive

MOST_ACTS = 20_000
"""A round of more acts than this is given up and counts as not finished."""

Record = Callable[[int, int, int], None]
"""Told of every accepted act: the time in milliseconds, the seat (-1: the table), the packed action."""
Hear = Callable[[Event], None]
"""Told of everything that happened, hidden things too."""


class Stuck(RuntimeError):
    """Nobody acts and no clock runs: a fault of the engine or of a bot, never of the cards."""


class Unlawful(RuntimeError):
    """A bot did what it may not: here nobody is ever too late, so it is the bot's fault. The message names the act."""


class CardsLost(RuntimeError):
    """The cards of all places are not those of the deck any more: a fault of the engine."""


def deaf(event: Event) -> None:
    """Hears nothing."""


class Driver:
    """Hosts one match; one bot for each seat. `now` counts milliseconds from the first deal."""

    def __init__(self, match: Match, bots: list[Bot], record: Record, hear: Hear = deaf) -> None:
        self.match = match
        self.now = 0
        self.acts = 0
        """Acts of seats in the round that runs."""
        self._record = record
        self._hear = hear
        self._deck = sorted(match.deck)
        self._attentions = [Attention(bot) for bot in bots]
        self._ties = Generator(derive(match.seed, "driver"))
        self._deadline = Deadline()
        self._timekeeper = Timekeeper()

    def play_round(self) -> bool:
        """Play the round that runs to its end; False if it was given up after too many acts."""
        self.acts = 0
        self._settle()
        while not self.match.round.over:
            if self.acts >= MOST_ACTS:
                return False
            self._step()
            self._settle()
        return True

    def next_round(self) -> None:
        """Deal again."""
        self._do(NOBODY, bare(NEXT_ROUND))

    def _step(self) -> None:
        """The soonest act, or the end of the time for it."""
        soonest, seat = -1, NOBODY
        equal = 1
        for one, attention in enumerate(self._attentions):
            due = attention.due
            if due is None:
                continue
            if soonest < 0 or due < soonest:
                soonest, seat, equal = due, one, 1
            elif due == soonest:
                equal += 1
                if self._ties.below(equal) == 0:
                    seat = one
        seconds = self._timekeeper.due
        deadline = self._deadline.due
        if seconds is not None and (seat == NOBODY or seconds < soonest) and (deadline is None or seconds <= deadline):
            self.now = seconds
            self._do(*self._timekeeper.take())
            return
        if deadline is not None and (seat == NOBODY or deadline < soonest):
            self.now = deadline
            self._deadline.restart()
            self._do(NOBODY, expire(self.match.round.stack[-1].number))
            return
        if seat == NOBODY:
            raise Stuck(f"nobody acts in a {self._phase()}")
        self.now = soonest
        self._do(seat, self._attentions[seat].take().action)
        self.acts += 1

    def _do(self, seat: int, action: int) -> None:
        reason = self.match.apply(seat, action)
        if reason:
            raise Unlawful(f"seat {seat}: {Action.unpack(action).write()} ({REASON_KEYS[reason]})")
        self._record(self.now, seat, action)

    def _settle(self) -> None:
        """Everyone hears what happened, looks at the table and makes up their mind."""
        match = self.match
        if sorted(match.every_card()) != self._deck:
            raise CardsLost(f"{match.card_count()} cards that are not the {len(match.deck)} of the deck")
        events = match.take_events()
        for event in events:
            self._hear(event)
        for seat, attention in enumerate(self._attentions):
            for event in events:
                attention.observe(event.seen_by(seat))
            attention.see(self.now, match, seat)
        self._timekeeper.observe(self.now, events)
        self._timekeeper.look(self.now, match)
        self._deadline.look(self.now, match)

    def _phase(self) -> str:
        return PHASE_KEYS[self.match.round.stack[-1].number]
