"""A hosted match at one screen: the engine, the bots with their reaction times, the clock and the player's seat.

Knows nothing of screens. Time comes from outside, by `elapse`, so a test can play an evening in a moment.
"""

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from svintus.bots import Attention, Bot
from svintus.bots.deadline import Deadline
from svintus.bots.timekeeper import Timekeeper
from svintus.engine.actions import (
    CATCH,
    DONE,
    FACT,
    FEAT,
    MISTAKE,
    NEXT_ROUND,
    PERFORMED,
    RACE_ACTS,
    SPEAK,
    TIME_UP,
    Action,
    bare,
    expire,
    kind_of,
    number_of,
    with_cards,
    with_number,
)
from svintus.engine.events import NOBODY, Caught, Event, RaceBegan, SlapBegan
from svintus.engine.faces import KIND_KEYS, KIND_OF, SHINKOGNITO, SUFLYOR
from svintus.engine.in_front import face_in_front
from svintus.engine.journal import Entry, Header, Journal
from svintus.engine.match import Match
from svintus.engine.refusals import REASON_KEYS
from svintus.engine.reports import FRESH, REPEAT
from svintus.engine.view import View
from svintus.server import shelf
from svintus.server.repertoire import Repertoire
from svintus.server.texts import holds, words_of

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
        """Milliseconds from the last race's cue to the player's hand."""
        self._attentions = {at: Attention(bot) for at, bot in enumerate(bots) if bot is not None}
        self._deadline = Deadline()
        self._timekeeper = Timekeeper()
        self._repertoire = Repertoire(())
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

    def acts(self) -> list[int]:
        """Every listed act of the player, pointed out or not."""
        return self.match.legal(self.seat)

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
        races = kind in RACE_ACTS and kind != DONE
        if races and reaction < FALSE_START and not self.match.check(self.seat, action):
            return "failure-false-start"
        if kind == CATCH and self.now < self._catch_again:
            return "failure-cooling-down"
        late = any(action in legal for at, legal in self._glances if at >= self.now - GLANCE)
        reason = self._apply(self.seat, action, late)
        if reason is not None and late:
            return "refused-too-late"
        if races and reason is None:
            self.reaction = reaction
        return reason

    def say(self, text: str = "", whisper: bool = False) -> bool:
        """The player says something aloud, or whispers it. True if that broke a silence (`SIL-2`)."""
        words = words_of(text)
        for other, name in enumerate(self.header.seats):
            if other != self.seat and holds(words, words_of(name)):
                self._apply(self.seat, with_cards(FACT, [], seat=other, number=SHINKOGNITO))
        prompts = [face for face in self._in_front() if KIND_OF[face] == SUFLYOR]
        if prompts and not whisper:
            self._apply(self.seat, with_cards(MISTAKE, prompts[:1]))
        return self._apply(self.seat, bare(SPEAK)) is None

    def perform(self, kind: int, text: str) -> str | None:
        """The player sings, recites or bows, as a courage card of this kind asks (`COU-4`); the key of the words where
        that is no performance. What was performed before is a mistake (`COU-5`)."""
        key = KIND_KEYS[kind]
        if self._repertoire.is_too_short(key, text):
            return "failure-text-too-short"
        faces = [face for face in self._in_front() if KIND_OF[face] == kind]
        if not faces:
            return "refused-no-such-task"
        number = REPEAT if self._repertoire.is_repeat(key, text) else FRESH
        reason = self._apply(self.seat, with_cards(PERFORMED, faces[:1], number=number))
        if reason is None:
            self._repertoire.add(key, text)
        return reason

    def bring_score(self, score: int) -> str | None:
        """How well the player has done the feat under way (`SLA`), on the scale of its game."""
        return self._apply(self.seat, with_number(FEAT, score))

    def _in_front(self) -> list[int]:
        return [face_in_front(card) for card in self.match.round.rows[self.seat]]

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
            at, bring = soonest
            self.now = max(self.now, at)
            bring()
        self.now = until
        limit = self.match.options.time_limit_minutes * 60_000
        if limit and self.now >= limit and not (self.match.time_up or self.match.over):
            self._apply(NOBODY, bare(TIME_UP))

    def _soonest(self, until: int) -> tuple[int, Callable[[], None]] | None:
        """The first thing due by then, and what brings it about: a bot's act, seconds that are over, the clock."""
        due: list[tuple[int, Callable[[], None]]] = []
        for seat, attention in self._attentions.items():
            if attention.due is not None:
                due.append((attention.due, partial(self._act_of_bot, seat)))
        if self._timekeeper.due is not None:
            due.append((self._timekeeper.due, self._fade))
        if self._deadline.due is not None:
            due.append((self._deadline.due, self._run_out))
        return min([entry for entry in due if entry[0] <= until], default=None, key=lambda entry: entry[0])

    def _act_of_bot(self, seat: int) -> None:
        action = self._attentions[seat].take().action
        feat = self.match.view(seat).feat
        if kind_of(action) == FEAT and feat is not None:
            # A bot brings its talent, in thousandths; a score is on the scale of the game.
            action = with_number(FEAT, shelf.of_talent(feat.feat, number_of(action)))
        self._apply(seat, action)

    def _fade(self) -> None:
        self._apply(*self._timekeeper.take())

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
            if isinstance(event, SlapBegan | RaceBegan):
                self._race_began = self.now
                self.reaction = None
            elif isinstance(event, Caught) and event.by == self.seat and not event.found:
                self._catch_again = self.now + CATCH_PAUSE
        self._events += [event.seen_by(self.seat) for event in events]
        for seat, attention in self._attentions.items():
            for event in events:
                attention.observe(event.seen_by(seat))
            attention.see(self.now, self.match, seat)
        self._timekeeper.observe(self.now, events)
        self._timekeeper.look(self.now, self.match)
        self._deadline.look(self.now, self.match)
