"""A server without a network and with a time of its own: guests come to tables, and every frame is kept.

hall = Hall(tmp_path)
anna, boris = hall.seated(2)
anna.plays("r5")
hall.passes(300)                      # milliseconds
assert boris.view.top == face_of("r5")
"""

import heapq
import itertools
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from svintus.engine.events import NOBODY
from svintus.engine.faces import CODES, COLOUR_KEYS, COLOUR_OF, face_of
from svintus.engine.matching import row
from svintus.protocol import pages, requests
from svintus.server.connection import Connection
from svintus.server.directory import Directory
from svintus.server.metrics import Metrics
from svintus.server.play import Play
from svintus.server.sqlite import Database
from svintus.server.store import Done, Write
from svintus.server.table import Table

LOOK = "pig.beret.round.bowtie.3"
NAMES = ("Анна", "Борис", "Clara", "Dora", "Emil", "Фёдор", "Gleb", "Hanna", "Ivan", "Жанна")


class FakeTimer:
    """A timer of the fake time."""

    def __init__(self, do: Callable[[], None]) -> None:
        self.do: Callable[[], None] | None = do

    def cancel(self) -> None:
        self.do = None


class FakeTime:
    """Stands still until it is told to pass."""

    def __init__(self) -> None:
        self._now = 1_000_000.0
        self._order = itertools.count()
        self._timers: list[tuple[float, int, FakeTimer]] = []

    def now(self) -> float:
        return self._now

    def wall(self) -> int:
        return 1_700_000_000_000 + int(self._now)

    def later(self, delay: float, do: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(do)
        heapq.heappush(self._timers, (self._now + max(delay, 0), next(self._order), timer))
        return timer

    def passes(self, milliseconds: float) -> None:
        end = self._now + milliseconds
        while self._timers and self._timers[0][0] <= end:
            due, _, timer = heapq.heappop(self._timers)
            self._now = max(self._now, due)
            if timer.do is not None:
                timer.do()
        self._now = end


class DirectStore(Database):
    """A real database without the thread: what is written is kept at once, unless `holding` says to wait."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.holding = False
        self.failing: Exception | None = None
        self._held: list[tuple[Sequence[Write], Done]] = []

    def write(self, writes: Sequence[Write], done: Done) -> None:
        self._held.append((writes, done))
        if not self.holding:
            self.release()

    def release(self) -> None:
        """Keep what was held back, and say so."""
        held, self._held = self._held, []
        for writes, done in held:
            if self.failing is None:
                self.commit([writes])
            done(self.failing)


class Line(Connection):
    """A connection that keeps what it is sent, and answers pings after `round_trip` milliseconds."""

    def __init__(self, person: "Person", table: Table) -> None:
        super().__init__(person.guest, "", self._take, self._end)
        self.person = person
        self.table = table
        self.frames: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.closed: tuple[int, str] | None = None

    def _take(self, frame: bytes) -> None:
        self.raw.append(frame)
        message = json.loads(frame)
        self.frames.append(message)
        if message["type"] == "ping" and self.person.round_trip is not None:
            nonce = message["nonce"]
            self.person.hall.time.later(self.person.round_trip, lambda: self.says(type="pong", nonce=nonce))

    def _end(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    def says(self, **request: Any) -> None:
        """Send a request as its frame."""
        if self in self.table.audience:
            self.table.receive(self, requests.read(json.dumps(request)))

    def told(self, kind: str) -> list[dict[str, Any]]:
        """Every message of a type, in order."""
        return [message for message in self.frames if message["type"] == kind]


class Person:
    """A guest of the hall; `line` is the latest connection."""

    def __init__(self, hall: "Hall", guest: str, name: str, round_trip: float | None = 10) -> None:
        self.hall = hall
        self.guest = guest
        self.name = name
        self.round_trip = round_trip
        self._ids = itertools.count()
        self._line: Line | None = None

    @property
    def line(self) -> Line:
        assert self._line is not None, f"{self.name} is not connected"
        return self._line

    # -- coming, sitting, going ------------------------------------------------------------------------------------

    def comes(self, code: str, since: int | None = None) -> Line:
        table = self.hall.directory.find(code)
        self._line = Line(self, table)
        table.connect(self._line, since)
        return self._line

    def goes(self) -> None:
        self.line.table.disconnect(self.line)

    @property
    def is_here(self) -> bool:
        return self._line is not None and self._line in self._line.table.audience

    @property
    def was_closed(self) -> bool:
        """The server has ended the latest connection."""
        return self._line is not None and self._line.closed is not None

    def leaves_nothing(self) -> None:
        """The connection went down with the server."""
        self._line = None

    def says(self, **request: Any) -> None:
        self.line.says(**request)

    def sits(self, seat: int | None = None, name: str | None = None) -> None:
        self.says(type="sit", name=name or self.name, look=LOOK, seat=seat)

    # -- acts --------------------------------------------------------------------------------------------------

    def acts(
        self,
        kind: str,
        cards: str = "",
        *,
        colour: str | None = None,
        seat: int | None = None,
        number: int | None = None,
        reaction: float | None = None,
        seq: int | None = None,
        act_id: str | None = None,
    ) -> str:
        """Send an act; its id."""
        act_id = act_id or f"{self.name}-{next(self._ids)}"
        action = {"kind": kind, "cards": cards.split(), "colour": colour, "seat": seat, "number": number}
        looked_at = self.update["seq"] if seq is None else seq
        self.says(type="act", id=act_id, seq=looked_at, action=action, reaction=reaction)
        return act_id

    def pleads(self, trial: int, guilty: bool) -> str:
        """Admit a claim, or deny it; the request's id."""
        request_id = f"{self.name}-{next(self._ids)}"
        self.says(type="plead", id=request_id, trial=trial, guilty=guilty)
        return request_id

    def votes(self, trial: int, upheld: bool) -> str:
        """Vote in a trial; the request's id."""
        request_id = f"{self.name}-{next(self._ids)}"
        self.says(type="judge", id=request_id, trial=trial, upheld=upheld)
        return request_id

    # -- what is seen --------------------------------------------------------------------------------------------

    @property
    def update(self) -> dict[str, Any]:
        return self.line.told("update")[-1]

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.update["view"]
        return found

    @property
    def hand(self) -> list[str]:
        return sorted(CODES[face] for face in self.view["hand"])

    @property
    def table_state(self) -> dict[str, Any]:
        return self.line.told("table")[-1]

    @property
    def failure(self) -> str | None:
        """The code of the last failure."""
        failures = self.line.told("failure")
        return failures[-1]["code"] if failures else None

    def answers(self, act_id: str) -> list[str | None]:
        """The answers to an act so far: None is done, otherwise the reason."""
        return [message["refused"] for message in self.line.told("answer") if message["id"] == act_id]

    def events(self, kind: str) -> list[dict[str, Any]]:
        """Every event of a type that this connection was told."""
        return [event for update in self.line.told("update") for event in update["events"] if event["type"] == kind]


class Hall:
    """A directory of tables in a fake time, over a real database."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "hall.sqlite3"
        self.time = FakeTime()
        self._guests = itertools.count()
        self.metrics = Metrics()
        self.open()

    def open(self) -> None:
        """Start, or start again after everything in memory was lost."""
        self.store = DirectStore(self.path)
        self.directory = Directory(self.store, self.time, self.metrics)

    def dies(self) -> None:
        """Everything in memory is lost, the database is what it is."""
        for timer in self.time._timers:
            timer[2].cancel()
        self.store.connection.close()

    def passes(self, milliseconds: float) -> None:
        self.time.passes(milliseconds)

    def person(self, name: str | None = None, round_trip: float | None = 10) -> Person:
        number = next(self._guests)
        return Person(self, f"guest-{number}", name or NAMES[number % len(NAMES)], round_trip)

    def table(
        self,
        host: Person,
        edition: str = "v2",
        seats: int = 4,
        bots: Sequence[str] = (),
        recipe: str | None = None,
        setting: requests.Setting = "online",
        **options: Any,
    ) -> str:
        """A new table; its code."""
        wish = pages.NewTable("", edition, recipe, {"clock": 0, **options}, seats, setting, bots=tuple(bots))
        return self.directory.make(host.guest, wish).seating.code

    def seated(self, people: int, edition: str = "v2", bots: Sequence[str] = (), **options: Any) -> list[Person]:
        """So many people at a new table whose match has just begun; the first one is host and sits on seat 0."""
        company = [self.person() for _ in range(people)]
        code = self.table(company[0], edition, people + len(bots), **options)
        for person in company:
            person.comes(code)
            person.sits()
        for bot in bots:
            company[0].says(type="seat-bot", character=bot)
        company[0].says(type="start")
        self.passes(50)
        return company


def top_for(card: str) -> str:
    """A number card that this card goes on."""
    return f"{COLOUR_KEYS[COLOUR_OF[face_of(card)]][0]}3"


def play_of(person: Person) -> Play:
    """The match that somebody is playing."""
    play = person.line.table.play
    assert play is not None
    return play


def arranged(
    people: Sequence[Person],
    hands: Sequence[str],
    top: str = "r3",
    mover: int = 0,
    deck: str = "",
    rows: dict[int, list[int]] | None = None,
) -> None:
    """Put these cards in hands, this one on the pile, courage cards in front of seats (as `in_front` packs them), and
    let this seat move; everybody is told."""
    play = play_of(people[0])
    match = play.game.match
    r = match.round
    r.hands = [[face_of(code) for code in hand.split()] for hand in hands]
    r.top = face_of(top)
    r.colour = COLOUR_OF[r.top]
    r.row = row(r.top, r.colour)
    r.direction = 1
    r.pile = []
    if deck:
        r.deck = [face_of(code) for code in deck.split()]
    r.called = r.owing = r.gone = 0
    r.grounds, r.dues, r.winks = [], [], []
    r.rows = [list((rows or {}).get(seat, [])) for seat in range(match.seats)]
    r.performed = 0
    r.window = False
    r.silence_owner = NOBODY
    r.give_turn(mover)
    r.go_on()
    play.game.entries += 1
    play.game._asked = ()
    play.game._note()
    play.presence_changed()
    for person in people:
        play.show(person.line, None)
