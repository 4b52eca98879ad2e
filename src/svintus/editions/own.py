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
picture = "pig.happy.glass"
colour = "grey"
fits = ["anything"]
effects = [{ do = "colour" }, { do = "draw", who = "others", count = 1 }]
"""

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from svintus.engine.blank import Blank, read_blanks


class BadOwnDeck(ValueError):
    """Not a deck at all: `path` is the place in the data, `key` the reason, in words `own-<key>`, said with the
    `values`."""

    def __init__(self, path: str, key: str, **values: int) -> None:
        super().__init__(f"{path}: {key} {values or ''}".strip())
        self.path = path
        self.key = key
        self.values = values


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


USUAL_EDITION: Final = "v2"
_FIELDS: Final = ("edition", "options", "copies", "blanks")
_PLACE: Final = re.compile(r"\(at line (?P<line>\d+), column (?P<column>\d+)\)$")
_AT_THE_END: Final = "(at end of document)"
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")


def read_own_table(text: str) -> OwnTable:
    """The table that a TOML file describes. Raises `BadOwnDeck` or `BadBlank`; whether the edition, the options and the
    copies will do is found out when the table is dealt."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # besides its own errors, tomllib lets these two through
        raise _not_toml(text, str(error)) from error
    for key in data:
        if key not in _FIELDS:
            raise BadOwnDeck(key, "unknown")
    edition = data.get("edition", USUAL_EDITION)
    if not isinstance(edition, str):
        raise BadOwnDeck("edition", "not-a-text")
    return OwnTable(
        edition, _table(data, "options"), OwnDeck(_table(data, "copies"), read_blanks(data.get("blanks", [])))
    )


def _not_toml(text: str, why: str) -> BadOwnDeck:
    """What the parser says is meant for developers; that it knows the place is of use to everybody."""
    if found := _PLACE.search(why):
        return BadOwnDeck("", "not-toml", line=int(found["line"]), column=int(found["column"]))
    if why.endswith(_AT_THE_END):
        lines = text.rstrip().split("\n")
        return BadOwnDeck("", "not-toml", line=len(lines), column=len(lines[-1]) + 1)
    return BadOwnDeck("", "not-toml-at-all")


def _table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    table = data.get(key, {})
    if not isinstance(table, Mapping):
        raise BadOwnDeck(key, "not-a-table")
    return table


def write_own_table(table: OwnTable) -> str:
    """The TOML file from which `read_own_table` makes this table again."""
    parts = [
        f"edition = {_written(table.edition)}\n",
        *[_section(f"[{name}]", of) for name, of in (("options", table.options), ("copies", table.deck.copies)) if of],
        *[_section("[[blanks]]", blank.as_data()) for blank in table.deck.blanks],
    ]
    return "\n".join(parts)


def _section(heading: str, values: Mapping[str, Any]) -> str:
    return f"{heading}\n" + "".join([f"{_key(key)} = {_written(value)}\n" for key, value in values.items()])


def _key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else _written(key)


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        # A string of JSON is one of TOML too, but for one control character that JSON leaves as it is.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        return f"{{ {', '.join([f'{_key(key)} = {_written(one)}' for key, one in value.items()])} }}"
    if isinstance(value, Sequence):
        return f"[{', '.join([_written(one) for one in value])}]"
    raise TypeError(f"nothing that a deck is made of: {value!r}")
