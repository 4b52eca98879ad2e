"""Decks that tables put together themselves, blank cards included, as a TOML file (`DECK-2`, `DECK-4`):

edition = "v2"

[options]
clock = 0

[copies]
number = 2
polisvin = 8
"blank.1" = 4

[[blanks]]
name_en = "Lunch"
picture = "mug"
colour = "grey"
fits = ["anything"]
effects = [{ do = "colour" }, { do = "draw", who = "others", count = 1 }]
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from svintus.engine.blank import Blank, read_blanks


class BadOwnDeck(ValueError):
    """Not a deck at all: `path` is the place in the data, `key` the reason, in words `own-<key>`."""

    def __init__(self, path: str, key: str) -> None:
        super().__init__(f"{path}: {key}")
        self.path = path
        self.key = key


@dataclass(frozen=True)
class OwnDeck:
    """Copies of each face by code or kind, and what is printed on the blank cards among them."""

    copies: Mapping[str, int]
    blanks: tuple[Blank, ...] = ()


@dataclass(frozen=True)
class OwnTable:
    """What a file says: a deck, the edition whose rules go with it, and the options that differ from its preset."""

    edition: str
    options: Mapping[str, Any]
    deck: OwnDeck


USUAL_EDITION = "v2"
_FIELDS = ("edition", "options", "copies", "blanks")


def read_own_table(text: str) -> OwnTable:
    """The table that a TOML file describes. Raises `BadOwnDeck` or `BadBlank`; whether the edition, the options and the
    copies will do is found out when the table is dealt."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadOwnDeck(str(error), "not-toml") from error
    for key in data:
        if key not in _FIELDS:
            raise BadOwnDeck(key, "unknown")
    edition = data.get("edition", USUAL_EDITION)
    if not isinstance(edition, str):
        raise BadOwnDeck("edition", "not-a-text")
    return OwnTable(
        edition, _table(data, "options"), OwnDeck(_table(data, "copies"), read_blanks(data.get("blanks", [])))
    )


def _table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    table = data.get(key, {})
    if not isinstance(table, Mapping):
        raise BadOwnDeck(key, "not-a-table")
    return table
