"""Who sits where and what will be played: the table beside the cards, as it is kept in the store.

Every operation checks first and changes afterwards; what cannot be done is a `Declined` with the failure's code.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, field

from svintus import editions
from svintus.bots import BadBot, character
from svintus.editions import BadEdition
from svintus.engine.deck import BadDeck
from svintus.engine.options import MOST_SEATS, BadOption, Options
from svintus.protocol.messages import FailureCode
from svintus.protocol.requests import Setting
from svintus.server.names import BadName, checked_look, checked_name, told_apart

FEWEST_SEATS: Final = 2
USUAL_SEATS: Final = 4
LEFT_SEAT_PLAYER: Final = "clerk"
"""The bot's character that goes on for somebody who has given up the seat in the middle of a match."""


class Declined(Exception):
    """A request that cannot be granted; nothing has changed."""

    def __init__(self, code: FailureCode, message: str) -> None:
        super().__init__(message)
        self.code: FailureCode = code


class Person(Struct, frozen=True):
    """A guest at this table, under a name."""

    guest: str
    name: str
    look: str
    called: tuple[str, ...] = ()


class Seat(Struct):
    """One chair: empty, a person's or a bot's. `successor` takes it with the next round."""

    person: Person | None = None
    character: str | None = None
    ready: bool = False
    successor: Person | None = None

    @property
    def kind(self) -> Literal["open", "human", "bot"]:
        """What sits here."""
        return "human" if self.person is not None else "bot" if self.character is not None else "open"


class Seating(Struct):
    """The table beside the cards. `first_seq` is the table's count where the match at hand began."""

    code: str
    host: str
    edition: str
    recipe: str
    options: Options
    seats: list[Seat] = field(default_factory=lambda: [Seat() for _ in range(USUAL_SEATS)])
    match: int = 0
    match_id: str | None = None
    first_seq: int = 0
    over: bool = False
    setting: Setting = "online"
    own: dict[str, int] | None = None
    blanks: list[Any] = field(default_factory=list)

    # -- looking -----------------------------------------------------------------------------------------------

    def seat_of(self, guest: str) -> int | None:
        """Where this guest sits."""
        return next((i for i, seat in enumerate(self.seats) if seat.person and seat.person.guest == guest), None)

    def humans(self) -> list[tuple[int, Person]]:
        """The seats where people sit, and who."""
        return [(i, seat.person) for i, seat in enumerate(self.seats) if seat.person is not None]

    def names(self) -> tuple[str, ...]:
        """For the journal: people's names, bots' characters."""
        return tuple(seat.person.name if seat.person else seat.character or "" for seat in self.seats)

    def _others(self, guest: str) -> list[str]:
        people = [person for seat in self.seats for person in (seat.person, seat.successor) if person is not None]
        return [person.name for person in people if person.guest != guest]

    def _checked_seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Declined("no-such-seat", f"there is no seat {seat}")
        return self.seats[seat]

    def _free_seat(self, wanted: int | None) -> Seat:
        if wanted is None:
            free = next((seat for seat in self.seats if seat.kind == "open"), None)
            if free is None:
                raise Declined("table-full", "every seat is taken")
            return free
        seat = self._checked_seat(wanted)
        if seat.kind != "open":
            raise Declined("seat-taken", f"seat {wanted} is taken")
        return seat

    # -- people ------------------------------------------------------------------------------------------------

    def person(self, guest: str, name: str, look: str) -> Person:
        """The guest under this name, if the name will do here."""
        try:
            sound = checked_name(name)
            told_apart(sound, self._others(guest))
            return Person(guest, sound, checked_look(look))
        except BadName as error:
            raise Declined(error.code, str(error)) from error

    def sit(self, person: Person, wanted: int | None) -> None:
        """Take a free seat, another one, or the same one under another name."""
        now = self.seat_of(person.guest)
        if now is not None and wanted in (None, now):
            self.seats[now].person = person
            return
        seat = self._free_seat(wanted)
        if now is not None:
            self.seats[now] = Seat()
        seat.person = person
        seat.ready = False

    def succeed(self, person: Person, wanted: int | None) -> None:
        """While a match runs: take a bot's seat with the next round (never a silent deal)."""
        now = self.seat_of(person.guest)
        if now is not None:
            if wanted not in (None, now):
                raise Declined("not-now", "nobody changes seats during a match")
            self.seats[now].person = person
            return
        if wanted is None:
            free = [seat for seat in self.seats if seat.kind == "bot" and seat.successor is None]
            if not free:
                raise Declined("table-full", "no bot's seat is left to take")
            chosen = free[0]
        else:
            chosen = self._checked_seat(wanted)
            if chosen.kind != "bot" or (chosen.successor and chosen.successor.guest != person.guest):
                raise Declined("seat-taken", f"seat {wanted} is taken")
        self.forget_successor(person.guest)
        chosen.successor = person

    def forget_successor(self, guest: str) -> bool:
        """This guest does not wait for a seat any more."""
        waiting = [seat for seat in self.seats if seat.successor and seat.successor.guest == guest]
        for seat in waiting:
            seat.successor = None
        return bool(waiting)

    def seat_successors(self) -> bool:
        """Those who wait for a seat sit down."""
        waiting = [seat for seat in self.seats if seat.successor is not None]
        for seat in waiting:
            seat.person, seat.character, seat.successor = seat.successor, None, None
        return bool(waiting)

    def vacate(self, seat: int, running: bool) -> None:
        """The seat becomes free; in a running match a bot goes on."""
        chosen = self._checked_seat(seat)
        if chosen.kind == "open" or (running and chosen.kind == "bot"):
            raise Declined("not-now", f"nobody can leave seat {seat} now")
        self.seats[seat] = Seat(character=LEFT_SEAT_PLAYER, successor=chosen.successor) if running else Seat()

    # -- what will be played -----------------------------------------------------------------------------------

    def seat_bot(self, key: str, wanted: int | None) -> None:
        """Put a bot on a free seat, or another bot in a bot's place."""
        try:
            found = character(key)
        except BadBot as error:
            raise Declined("no-such-bot", str(error)) from error
        if wanted is not None and self._checked_seat(wanted).kind == "bot":
            self.seats[wanted] = Seat(character=found.key)
            return
        self._free_seat(wanted).character = found.key

    def configure(
        self, edition: str | None, recipe: str | None, options: dict[str, Any] | None, seats: int | None
    ) -> None:
        """Change what will be played; a new edition brings its recipe and its preset."""
        try:
            chosen = editions.load(edition or self.edition)
            fresh = edition is not None and edition != self.edition
            base = chosen.options if fresh else self.options
            changed = base.changed(**options) if options else base
            named = recipe or (chosen.recipe_keys[0] if fresh else self.recipe)
            chairs = self._resized(seats) if seats is not None else self.seats
            chosen.deck(len(chairs), changed, named)
        except (BadEdition, BadOption, BadDeck) as error:
            raise Declined("bad-table", str(error)) from error
        self.edition, self.recipe, self.options, self.seats = chosen.key, named, changed, chairs
        self.nobody_is_ready()

    def nobody_is_ready(self) -> None:
        """What comes next is something else."""
        for seat in self.seats:
            seat.ready = False

    def _resized(self, count: int) -> list[Seat]:
        if not FEWEST_SEATS <= count <= MOST_SEATS:
            raise Declined("bad-table", f"a table has {FEWEST_SEATS} to {MOST_SEATS} seats")
        chairs = list(self.seats)
        while len(chairs) > count:
            spare = next((i for i in reversed(range(len(chairs))) if chairs[i].kind == "open"), None)
            if spare is None:
                raise Declined("seat-taken", "somebody sits there")
            del chairs[spare]
        return chairs + [Seat() for _ in range(count - len(chairs))]

    def close_ranks(self) -> list[int]:
        """Before a match: the empty seats are put away. The deck of the match; raises `Declined`."""
        taken = [seat for seat in self.seats if seat.kind != "open"]
        if len(taken) < FEWEST_SEATS:
            raise Declined("too-few-seats", f"{FEWEST_SEATS} have to sit down first")
        try:
            deck = editions.load(self.edition).deck(len(taken), self.options, self.recipe)
        except (BadEdition, BadDeck) as error:
            raise Declined("bad-table", str(error)) from error
        self.seats = taken
        self.nobody_is_ready()
        return deck


def new_seating(code: str, host: str, edition: str) -> Seating:
    """A table with the preset of an edition. Raises `Declined`."""
    try:
        chosen = editions.load(edition)
    except BadEdition as error:
        raise Declined("bad-table", str(error)) from error
    return Seating(code, host, chosen.key, chosen.recipe_keys[0], chosen.options)


_decoder: Final = msgspec.json.Decoder(Seating)


def write_seating(seating: Seating) -> str:
    """As it is kept in the store."""
    return msgspec.json.encode(seating).decode()


def read_seating(text: str) -> Seating:
    """The table that `write_seating` wrote."""
    return _decoder.decode(text)
