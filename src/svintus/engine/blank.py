"""Blank cards: what their owners print on them (`DECK-4`).

A blank card is described as data: its name, its picture, colour and value, where it fits, and a short list of effects
from the engine's own vocabulary. The first description of a match is printed on the face `blank.1`, and so on.

    [[blanks]]
    name_ru = "Обед"
    name_en = "Lunch"
    picture = "pig.happy.glass"
    colour = "grey"
    fits = ["anything"]
    effects = [{ do = "colour" }, { do = "draw", who = "others", count = 1 }]
"""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from svintus.engine.faces import BLANKS, COLOUR_KEYS, FIRST_BLANK, GREY, KIND_OF, NO_VALUE, VALUES
from svintus.engine.frozen import Frozen

ANIMALS: Final = ("pig", "snake", "bird", "dog")
MOODS: Final = ("happy", "asleep", "sly", "angry")
THINGS: Final = ("glass", "file", "cards", "hat", "nothing")
PICTURES: Final = tuple([f"{animal}.{mood}.{thing}" for animal in ANIMALS for mood in MOODS for thing in THINGS])
"""What may be drawn on a blank card: somebody, in some mood, with something."""
LONGEST_NAME: Final = 24
"""Characters."""
MOST_EFFECTS: Final = 6
MOST_CARDS: Final = 8
"""The most cards of one effect."""

BY_COLOUR: Final = "colour"
BY_VALUE: Final = "value"
ON_ANYTHING: Final = "anything"
WAYS: Final = (BY_COLOUR, BY_VALUE, ON_ANYTHING)
"""Where a blank card fits."""

NEXT: Final = 0
ME: Final = 1
OTHERS: Final = 2
CHOSEN: Final = 3
WHO_KEYS: Final = ("next", "me", "others", "chosen")
"""Whom an effect is for: the next seat in play order, the card's player, all others, the opponent that it names."""

DRAW: Final = 0
SKIP: Final = 1
TURN: Final = 2
COLOUR: Final = 3
GIVES: Final = 4
SWAP: Final = 5
RACE: Final = 6
FEAT: Final = 7
VOTE: Final = 8
DO_KEYS: Final = ("draw", "skip", "turn", "colour", "gives", "swap", "race", "feat", "vote")
"""What an effect does: cards are drawn; the next seat loses its turn; play turns round; a colour is named; everyone
else gives one card; hands are swapped; a race of palms whose last one draws; a feat is shown; the table elects who
draws."""

COUNTED: Final = ("draw", "race", "vote")
"""Effects that say how many cards are drawn."""
AIMED: Final[Mapping[str, tuple[str, ...]]] = {
    "draw": WHO_KEYS,
    "gives": ("next", "me", "chosen"),
    "swap": ("next", "chosen"),
}
"""Effects that say whom they are for, and whom they can be for."""
ONCE: Final = ("colour", "swap", "feat")
"""Effects that a card has at most once."""

REASONS: Final = {
    "not-a-list": "not a list",
    "not-a-table": "not a table of names and values",
    "unknown": "there is no such field",
    "missing": "is missing",
    "not-a-text": "not a text",
    "not-one-of": "{found!r} is none of {known}",
    "no-picture": "{found!r} is no picture; one is said as pig.happy.glass: {animals}; {moods}; {things}",
    "not-a-number": "{found!r} is not a whole number from {lowest} to {highest}",
    "no-name": "a card needs a name in one language at least",
    "bad-name": "a name has 1 to {most} characters and no control characters",
    "too-many": "at most {most}",
    "twice": "stands here twice",
    "not-here": "{do!r} does not take it",
    "grey-by-colour": "a grey card cannot fit by colour",
    "no-value-to-fit-by": "a card without a value cannot fit by value",
    "alone": "'anything' says everything already",
    "nowhere": "the card would fit nowhere",
    "turn-after-skip": "play turns round before a seat is skipped, not after",
}
"""Why a description is refused, as developers read it."""


class BadBlank(ValueError):
    """A description that will not do: `path` is the place in the data, `key` the reason, in words `blank-<key>`."""

    def __init__(self, path: str, key: str, **values: str | int) -> None:
        super().__init__(f"{path}: {REASONS[key].format(**values)}")
        self.path = path
        self.key = key
        self.values = values


@dataclass(frozen=True, slots=True)
class Effect(Frozen):
    """One thing that a blank card does: `do` is one of `DO_KEYS`, `count` counts cards, `who` is one of `WHO_KEYS`."""

    do: str
    count: int | None = None
    who: str | None = None


@dataclass(frozen=True, slots=True)
class Blank(Frozen):
    """What is printed on a blank card. `read_blank` makes it; what is in it has been checked."""

    name_ru: str
    name_en: str
    """Empty if it has no name in that language: the other one serves."""
    picture: str
    colour: str
    value: int | None
    fits: tuple[str, ...]
    effects: tuple[Effect, ...]

    def name(self, language: str) -> str:
        """The name in this language (`ru`, `en`), or in the other one."""
        return (self.name_ru or self.name_en) if language == "ru" else (self.name_en or self.name_ru)

    @property
    def names_colour(self) -> bool:
        """Its player names the colour that follows."""
        return any(effect.do == "colour" for effect in self.effects)

    @property
    def names_seat(self) -> bool:
        """Its player names an opponent."""
        return any(effect.who == "chosen" for effect in self.effects)

    @property
    def shows_feat(self) -> bool:
        """Its player shows a feat."""
        return any(effect.do == "feat" for effect in self.effects)

    def as_data(self) -> dict[str, Any]:
        """As plain values, from which `read_blank` makes it again."""
        data: dict[str, Any] = {
            "picture": self.picture,
            "colour": self.colour,
            "fits": list(self.fits),
            "effects": [_without_none(effect) for effect in self.effects],
        }
        if self.value is not None:
            data["value"] = self.value
        return {name: text for name in ("name_ru", "name_en") if (text := getattr(self, name))} | data


def _without_none(effect: Effect) -> dict[str, Any]:
    values = {spec.name: getattr(effect, spec.name) for spec in fields(effect)}
    return {name: value for name, value in values.items() if value is not None}


def read_blanks(data: Any, path: str = "blanks") -> tuple[Blank, ...]:
    """The descriptions in a list of plain values. Raises `BadBlank` with the place and the reason."""
    return tuple(read_blank(one, at) for one, at in _list(data, path, BLANKS))


def read_blank(data: Any, path: str = "blank") -> Blank:
    """One description. Raises `BadBlank`."""
    table = _table(data, path, ("name_ru", "name_en", "picture", "colour", "value", "fits", "effects"))
    names = {key: _name(table[key], f"{path}.{key}") for key in ("name_ru", "name_en") if key in table}
    if not names:
        raise BadBlank(path, "no-name")
    colour = _one_of(_needed(table, "colour", path), f"{path}.colour", COLOUR_KEYS)
    value = _whole(table["value"], f"{path}.value", 0, VALUES - 1) if "value" in table else None
    blank = Blank(
        names.get("name_ru", ""),
        names.get("name_en", ""),
        _picture(_needed(table, "picture", path), f"{path}.picture"),
        colour,
        value,
        _ways(_needed(table, "fits", path), f"{path}.fits"),
        tuple(_effect(one, at) for one, at in _list(table.get("effects", []), f"{path}.effects", MOST_EFFECTS)),
    )
    _check_ways(blank, f"{path}.fits")
    _check_effects(blank, f"{path}.effects")
    return blank


def _picture(data: Any, path: str) -> str:
    if not isinstance(data, str):
        raise BadBlank(path, "not-a-text")
    if data not in PICTURES:
        parts = {"animals": ANIMALS, "moods": MOODS, "things": THINGS}
        raise BadBlank(path, "no-picture", found=data[:LONGEST_NAME], **{key: ", ".join(parts[key]) for key in parts})
    return data


def _ways(data: Any, path: str) -> tuple[str, ...]:
    ways = tuple(_one_of(one, at, WAYS) for one, at in _list(data, path, len(WAYS)))
    for number, way in enumerate(ways):
        if way in ways[:number]:
            raise BadBlank(f"{path}[{number}]", "twice")
    return ways


def _check_ways(blank: Blank, path: str) -> None:
    if not blank.fits:
        raise BadBlank(path, "nowhere")
    if ON_ANYTHING in blank.fits and len(blank.fits) > 1:
        raise BadBlank(path, "alone")
    if BY_COLOUR in blank.fits and blank.colour == COLOUR_KEYS[GREY]:
        raise BadBlank(path, "grey-by-colour")
    if BY_VALUE in blank.fits and blank.value is None:
        raise BadBlank(path, "no-value-to-fit-by")


def _effect(data: Any, path: str) -> Effect:
    table = _table(data, path, ("do", "count", "who"))
    do = _one_of(_needed(table, "do", path), f"{path}.do", DO_KEYS)
    count = who = None
    if do in COUNTED:
        count = _whole(_needed(table, "count", path), f"{path}.count", 1, MOST_CARDS)
    elif "count" in table:
        raise BadBlank(f"{path}.count", "not-here", do=do)
    if do in AIMED:
        who = _one_of(_needed(table, "who", path), f"{path}.who", AIMED[do])
    elif "who" in table:
        raise BadBlank(f"{path}.who", "not-here", do=do)
    return Effect(do, count, who)


def _check_effects(blank: Blank, path: str) -> None:
    done: list[str] = []
    for number, effect in enumerate(blank.effects):
        if effect.do in done and effect.do in ONCE:
            raise BadBlank(f"{path}[{number}]", "twice")
        if effect.do == "turn" and "skip" in done:
            raise BadBlank(f"{path}[{number}]", "turn-after-skip")
        done.append(effect.do)


# -- plain values ------------------------------------------------------------------------------------------------------


def _list(data: Any, path: str, most: int) -> list[tuple[Any, str]]:
    if not isinstance(data, list | tuple):
        raise BadBlank(path, "not-a-list")
    if len(data) > most:
        raise BadBlank(path, "too-many", most=most)
    return [(one, f"{path}[{number}]") for number, one in enumerate(data)]


def _table(data: Any, path: str, known: tuple[str, ...]) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise BadBlank(path, "not-a-table")
    for key in data:
        if key not in known:
            raise BadBlank(f"{path}.{str(key)[:LONGEST_NAME]}", "unknown")
    return data


def _needed(table: Mapping[str, Any], key: str, path: str) -> Any:
    if key not in table:
        raise BadBlank(f"{path}.{key}", "missing")
    return table[key]


def _one_of(data: Any, path: str, known: tuple[str, ...]) -> str:
    if not isinstance(data, str):
        raise BadBlank(path, "not-a-text")
    if data not in known:
        raise BadBlank(path, "not-one-of", found=data[:LONGEST_NAME], known=", ".join(known))
    return data


def _whole(data: Any, path: str, lowest: int, highest: int) -> int:
    if type(data) is not int or not lowest <= data <= highest:
        raise BadBlank(path, "not-a-number", found=str(data)[:LONGEST_NAME], lowest=lowest, highest=highest)
    return data


def _name(data: Any, path: str) -> str:
    if not isinstance(data, str):
        raise BadBlank(path, "not-a-text")
    name = " ".join(unicodedata.normalize("NFC", data).split())
    if not 0 < len(name) <= LONGEST_NAME or any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise BadBlank(path, "bad-name", most=LONGEST_NAME)
    return name


# -- for the engine's tables -------------------------------------------------------------------------------------------


def with_colours(colour_of: bytes, blanks: tuple[Blank, ...]) -> bytes:
    """The colours of all faces, with those that are printed on the blank cards of a match."""
    return _printed(colour_of, [COLOUR_KEYS.index(blank.colour) for blank in blanks])


def with_values(value_of: bytes, blanks: tuple[Blank, ...]) -> bytes:
    """The values of all faces, with those that are printed on the blank cards of a match."""
    return _printed(value_of, [NO_VALUE if blank.value is None else blank.value for blank in blanks])


def _printed(table: bytes, printed: list[int]) -> bytes:
    first = KIND_OF.index(FIRST_BLANK)
    return table[:first] + bytes(printed) + table[first + len(printed) :]
