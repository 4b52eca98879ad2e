"""A hosted match at one screen: the engine, the bots with their reaction times, the clock and the player's seat.

Knows nothing of screens. Time comes from outside, by `elapse`, so a test can play an evening in a moment.
"""

from collections import deque
from collections.abc import Sequence
from typing import Final

from svintus.bots import Attention, Bot
from svintus.bots.deadline import Deadline
from svintus.engine.actions import (
    CATCH,
    NEXT_ROUND,
    SLAP,
    SPEAK,
    TIME_UP,
    Action,
    bare,
    expire,
    kind_of,
)
from svintus.engine.events import NOBODY, Caught, Event, SlapBegan
from svintus.engine.journal import Entry, Header, Journal
from svintus.engine.match import Match
from svintus.engine.refusals import REASON_KEYS
from svintus.engine.view import View

FALSE_START: Final = 100
"""Nobody sees a cue and acts in fewer milliseconds (`FAIR-1`)."""

CATCH_PAUSE: Final = 1_000
"""Milliseconds between a catch that found nothing and the next try (`SV-4`)."""

GLANCE: Final = 500
"""An act that was lawful so few milliseconds ago comes late, and is not wrong (`PACE-3`)."""


class Session:
    """One match of a player against bots. `now` counts milliseconds of play; it stands still while nobody counts it."""

    def __init__(self, header: Header, match: Match, seat: int, bots: Sequence[Bot | None]) -> None:
        """`match` is the one that the header describes; `bots` has an entry for each seat, None at the own `seat`."""
        self.header = header
        self.match = match
        self.seat = seat
        self.now = 0
        self.reaction: int | None = None
        """Milliseconds from the last race's cue to the player's slap."""
        self._attentions = {at: Attention(bot) for at, bot in enumerate(bots) if bot is not None}
        self._deadline = Deadline()
        self._events: list[Event] = []
        self._entries: list[Entry] = []
        self._race_began = 0
        self._catch_again = 0
        self._glances: deque[tuple[int, list[int]]] = deque()
        self._settle()

    # -- what the player sees ----------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """The table as the player's seat may see it."""
        return self.match.view(self.seat)

    @property
    def by_the_book(self) -> bool:
        return self.match.options.by_the_book

    def hints(self) -> list[int]:
        """The acts to point out to the player: all that are legal, or none where one plays by the book (`PACE-2`)."""
        return [] if self.by_the_book else self.match.legal(self.seat)

    def take_events(self) -> list[Event]:
        """What the player has seen happen since the last call."""
        events, self._events = self._events, []
        return events

    @property
    def time_left(self) -> tuple[int, int] | None:
        """Milliseconds left and given for what the table waits for, or None while no clock runs."""
        due = self._deadline.due
        return None if due is None else (max(0, due - self.now), self._deadline.span)

    def journal(self) -> Journal:
        """The match so far, its seed disclosed."""
        return Journal(self.header, tuple(self._entries))

    # -- what the player does ----------------------------------------------------------------------------------

    def act(self, action: int) -> str | None:
        """The player acts now. The key of the words where the act is refused, otherwise None."""
        kind = kind_of(action)
        reaction = self.now - self._race_began
        if kind == SLAP and reaction < FALSE_START and not self.match.check(self.seat, action):
            return "failure-false-start"
        if kind == CATCH and self.now < self._catch_again:
            return "failure-cooling-down"
        late = any(action in legal for at, legal in self._glances if at >= self.now - GLANCE)
        reason = self._apply(self.seat, action, late)
        if reason is not None and late:
            return "refused-too-late"
        if kind == SLAP and reason is None:
            self.reaction = reaction
        return reason

    def say(self) -> bool:
        """The player says something aloud. True if that broke a silence (`SIL-2`)."""
        return self._apply(self.seat, bare(SPEAK)) is None

    def next_round(self) -> str | None:
        """Deal the next round; the key of the words where there is nothing to deal."""
        return self._apply(NOBODY, bare(NEXT_ROUND))

    # -- time --------------------------------------------------------------------------------------------------

    def elapse(self, span: int) -> None:
        """So many milliseconds pass; everything due in them happens, each thing at its moment."""
        until = self.now + span
        while True:
            soonest = self._soonest(until)
            if soonest is None:
                break
            at, seat = soonest
            self.now = max(self.now, at)
            if seat == NOBODY:
                self._run_out()
            else:
                self._apply(seat, self._attentions[seat].take().action)
        self.now = until
        limit = self.match.options.time_limit_minutes * 60_000
        if limit and self.now >= limit and not (self.match.time_up or self.match.over):
            self._apply(NOBODY, bare(TIME_UP))

    def _soonest(self, until: int) -> tuple[int, int] | None:
        """The first thing due by then: its time and the bot's seat, or nobody's where the clock runs out."""
        due = [(attention.due, seat) for seat, attention in self._attentions.items() if attention.due is not None]
        if self._deadline.due is not None:
            due.append((self._deadline.due, NOBODY))
        return min([(at, seat) for at, seat in due if at <= until], default=None, key=lambda entry: entry[0])

    def _run_out(self) -> None:
        self._deadline.restart()
        self._apply(NOBODY, expire(self.match.round.stack[-1].number))

    # -- in between --------------------------------------------------------------------------------------------

    def _apply(self, seat: int, action: int, late: bool = False) -> str | None:
        before = self.match.legal(self.seat)
        reason = self.match.apply(seat, action, late)
        if reason == 0:
            self._glances.append((self.now, before))
            while self._glances[0][0] < self.now - GLANCE:
                self._glances.popleft()
            self._entries.append(Entry(len(self._entries) + 1, self.now, seat, Action.unpack(action)))
        self._settle()
        return f"refused-{REASON_KEYS[reason]}" if reason else None

    def _settle(self) -> None:
        """Everyone hears what happened, looks at the table and makes up their mind."""
        events = self.match.take_events()
        for event in events:
            if isinstance(event, SlapBegan):
                self._race_began = self.now
                self.reaction = None
            elif isinstance(event, Caught) and event.by == self.seat and not event.found:
                self._catch_again = self.now + CATCH_PAUSE
        self._events += [event.seen_by(self.seat) for event in events]
        for seat, attention in self._attentions.items():
            for event in events:
                attention.observe(event.seen_by(seat))
            attention.see(self.now, self.match, seat)
        self._deadline.look(self.now, self.match)
