"""Who sits where and what will be played: the table beside the cards, as it is kept in the store.

Every operation checks first and changes afterwards; what cannot be done is a `Declined` with the failure's code.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, field

from svintus import editions
from svintus.bots import BadBot, character
from svintus.editions import OWN, BadEdition
from svintus.editions.own import BadOwnDeck, OwnDeck
from svintus.engine import deck as decks
from svintus.engine.blank import BadBlank, Blank, read_blanks
from svintus.engine.deck import BadDeck
from svintus.engine.options import MOST_SEATS, BadOption, Options
from svintus.protocol.messages import DeckRemark, FailureCode
from svintus.protocol.requests import Configure, Setting
from svintus.server import deck_remarks
from svintus.server.clothes import garments_of
from svintus.server.docket import Docket
from svintus.server.names import BadName, checked_look, checked_name, told_apart

FEWEST_SEATS: Final = 2
USUAL_SEATS: Final = 4
LEFT_SEAT_PLAYER: Final = "clerk"
"""The bot's character that goes on for somebody who has given up the seat in the middle of a match."""


class Declined(Exception):
    """A request that cannot be granted; nothing has changed."""

    def __init__(self, code: FailureCode, message: str, fault: DeckRemark | None = None) -> None:
        super().__init__(message)
        self.code: FailureCode = code
        self.fault = fault


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
    """The table beside the cards. `first_seq` is the table's count where the match at hand began, `docket` what is open
    in it."""

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
    docket: Docket = field(default_factory=Docket)

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

    def printed(self) -> tuple[Blank, ...]:
        """What is printed on the blank cards of the deck that is chosen."""
        return self.chosen().blanks if self.recipe == OWN else ()

    def garments(self) -> tuple[int, ...]:
        """What everybody wears, as masks."""
        return tuple(garments_of(self._look(seat)) for seat in self.seats)

    @staticmethod
    def _look(seat: Seat) -> str:
        if seat.person is not None:
            return seat.person.look
        return character(seat.character).look if seat.character is not None else ""

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

    def person(self, guest: str, name: str, look: str, called: tuple[str, ...] = ()) -> Person:
        """The guest under this name, if the name will do here; `called` are short names."""
        try:
            sound = checked_name(name)
            told_apart(sound, self._others(guest))
            return Person(guest, sound, checked_look(look), tuple(checked_name(short) for short in called))
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

    def configure(self, wish: Configure) -> None:
        """Change what will be played; a new edition brings its recipe and its preset. Raises `Declined`."""
        fresh = wish.edition is not None and wish.edition != self.edition
        own = self.own if wish.deck is None else wish.deck
        described = self.blanks if wish.blanks is None else wish.blanks
        with declining():
            chosen = _edition(wish.edition or self.edition, own, described)
            first = OWN if wish.deck is not None else chosen.recipe_keys[0] if fresh else self.recipe
            recipe = wish.recipe or first
            options = chosen.options if fresh else self.options
            if recipe != self.recipe or fresh:
                options = chosen.options_with(recipe, options)
            if wish.options:
                options = options.changed(**wish.options)
            chairs = self._resized(wish.seats) if wish.seats is not None else self.seats
            chosen.deck(len(chairs), options, recipe)
            if wish.deck is not None:
                decks.build(wish.deck)
        self.edition, self.recipe, self.options, self.seats = chosen.key, recipe, options, chairs
        self.own, self.blanks = own, described
        self.setting = wish.setting or self.setting
        self.nobody_is_ready()

    def chosen(self) -> editions.Edition:
        """The edition that is chosen, with the table's own deck if it has one."""
        return _edition(self.edition, self.own, self.blanks)

    def players(self) -> int:
        """For how many the deck would be now: those who have sat down, or all chairs while there are not enough."""
        taken = sum(1 for seat in self.seats if seat.kind != "open")
        return taken if taken >= FEWEST_SEATS else len(self.seats)

    def remarks(self) -> tuple[tuple[DeckRemark, ...], tuple[DeckRemark, ...]]:
        """Warnings about what is chosen, and what is wrong with it."""
        chosen, count = self.chosen(), self.players()
        try:
            deck = chosen.deck(count, self.options, self.recipe)
        except BadEdition:
            return (), (DeckRemark("failure-bad-table"),)
        except BadDeck as error:
            return (), (deck_remarks.of_fault(error.fault),)
        return deck_remarks.warnings(deck, count, self.options), ()

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
        with declining():
            deck = self.chosen().deck(len(taken), self.options, self.recipe)
        self.seats = taken
        self.nobody_is_ready()
        return deck


def new_seating(code: str, host: str, edition: str) -> Seating:
    """A table with the preset of an edition. Raises `Declined`."""
    with declining():
        chosen = editions.load(edition)
    return Seating(code, host, chosen.key, chosen.recipe_keys[0], chosen.options)


def _edition(key: str, own: dict[str, int] | None, blanks: list[Any]) -> editions.Edition:
    described = read_blanks(blanks)
    chosen = editions.load(key)
    return chosen if own is None else chosen.with_own(OwnDeck(own, described))


@contextmanager
def declining() -> Iterator[None]:
    """What cannot be played inside is declined: raises `Declined` with the place and the reason."""
    try:
        yield
    except (BadEdition, BadOption) as error:
        raise Declined("bad-table", str(error)) from error
    except BadDeck as error:
        raise Declined("bad-deck", str(error), deck_remarks.of_fault(error.fault)) from error
    except BadBlank as error:
        raise Declined("bad-blank", str(error), deck_remarks.of_blank(error)) from error
    except BadOwnDeck as error:
        raise Declined("bad-deck", str(error), deck_remarks.of_file(error)) from error


_decoder: Final = msgspec.json.Decoder(Seating)


def write_seating(seating: Seating) -> str:
    """As it is kept in the store."""
    return msgspec.json.encode(seating).decode()


def read_seating(text: str) -> Seating:
    """The table that `write_seating` wrote."""
    return _decoder.decode(text)
