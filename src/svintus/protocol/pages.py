"""What the HTTP interface takes and gives, as JSON; errors are a `Failure` with a fitting status."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from svintus.engine.options import Options, OptionSpec
from svintus.protocol.messages import SeatState, Stage
from svintus.protocol.requests import SeatIndex, Setting, Word


class RecipeDeck(Struct, frozen=True):
    """The deck of a recipe for `fewest` to `most` players with one box: `cards` in all, copies of a face by kind."""

    fewest: int
    most: int
    cards: int
    copies: dict[str, int]


class RecipeChoice(Struct, frozen=True):
    """One recipe of an edition."""

    key: str
    decks: tuple[RecipeDeck, ...]


class EditionChoice(Struct, frozen=True):
    """One edition: its recipes, the usual one first, and its preset of options."""

    key: str
    recipes: tuple[RecipeChoice, ...]
    options: Options


class CharacterChoice(Struct, frozen=True):
    """A bot that can be seated; its names are the words `bot-<key>` and `bot-<key>-about`."""

    key: str
    kind: str
    look: str


class Catalogue(Struct, frozen=True):
    """GET /api/catalogue: everything that a table can be made of."""

    version: int
    editions: tuple[EditionChoice, ...]
    options: tuple[OptionSpec, ...]
    characters: tuple[CharacterChoice, ...]
    most_seats: int


class Guest(Struct, frozen=True):
    """POST /api/guest: who you are from now on. Keep the token, show it to nobody."""

    token: str
    guest: str


class NewTable(Struct, frozen=True):
    """POST /api/tables: what to play, and the characters of the bots that sit there at once. `deck` and `blanks` are
    those of `Configure`."""

    token: Annotated[str, Meta(max_length=512)]
    edition: Word
    recipe: Word | None = None
    options: dict[Word, Any] | None = None
    seats: SeatIndex | None = None
    setting: Setting = "online"
    deck: dict[Word, Any] | None = None
    blanks: list[Any] | None = None
    bots: Annotated[tuple[Word, ...], Meta(max_length=64)] = ()


class DeckFile(Struct, frozen=True):
    """POST /api/decks with a deck's TOML file as the body: what the file asks for, as `Configure` takes it, with every
    option there is. The file of a table's deck is at GET /api/tables/CODE/deck.toml."""

    edition: str
    options: Options
    deck: dict[str, int]
    blanks: tuple[Any, ...]


class TableCode(Struct, frozen=True):
    """The answer to it; `code_ru` is the same code in Russian letters, and both are accepted."""

    code: str
    code_ru: str


class TableSummary(Struct, frozen=True):
    """GET /api/tables/CODE: what can be known before one comes to the table."""

    code: str
    code_ru: str
    stage: Stage
    edition: str
    recipe: str
    seats: tuple[SeatState, ...]
    watchers: int


_new_table: Final = msgspec.json.Decoder(NewTable)


def read_new_table(body: bytes) -> NewTable:
    """Raises `msgspec.DecodeError`."""
    return _new_table.decode(body)
