"""What the arguments of a command mean: editions, decks, options, bots. Everything wrong in them is a `BadInput`."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from svintus import editions
from svintus.cli.bad_input import BadInput, Reason
from svintus.cli.text_file import read_text
from svintus.editions import FEWEST_SEATS, OWN, BadEdition
from svintus.editions.own import BadOwnDeck, OwnDeck, OwnTable, read_own_table
from svintus.engine.blank import BadBlank, Blank
from svintus.engine.deck import BadDeck
from svintus.engine.options import MOST_SEATS, BadOption, Options, OptionSpec, option_specs
from svintus.engine.rng import derive

LARGEST_DECK = 256 * 1024
"""Bytes of a file that describes a deck."""
YES = ("yes", "on", "true", "1")
NO = ("no", "off", "false", "0")


@dataclass(frozen=True)
class Setting:
    """An edition with a recipe, options and a deck for so many seats."""

    edition: str
    recipe: str
    options: Options
    deck: tuple[int, ...]
    blanks: tuple[Blank, ...]
    seats: int
    changed: dict[str, Any]
    """The options that were asked for, by name."""
    own: OwnDeck | None = None
    """The deck of a file, if there was one."""


def setting(edition: str, recipe: str, seats: int, options: Sequence[str], file: Path | None = None) -> Setting:
    """The table that is asked for; an empty recipe is the edition's usual one. A file brings a deck of its own, and the
    edition and options that go with it. Raises `BadInput`."""
    if file is not None and recipe:
        raise BadInput("recipe-and-file", recipe=recipe, file=str(file))
    own = None if file is None else _own_table(file)
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise BadInput("seats", seats=str(seats), most=MOST_SEATS)
    changed = {**(own.options if own is not None else {}), **changes(options)}
    edition = edition if own is None else own.edition
    try:
        chosen = editions.load(edition)
        if own is not None:
            chosen, recipe = chosen.with_own(own.deck), OWN
        recipe = recipe or chosen.recipe_keys[0]
        rules = chosen.options_with(recipe, chosen.options).changed(**changed)
        deck = chosen.deck(seats, rules, recipe)
    except BadEdition as error:
        raise BadInput("edition", why=Reason(f"bad-edition-{error.key}", dict(error.values))) from error
    except BadOption as error:
        raise BadInput("option", why=Reason(f"bad-option-{error.key}", dict(error.values))) from error
    except BadDeck as error:
        raise BadInput("deck", why=Reason(f"fault-{error.fault.key}", dict(error.fault.values))) from error
    return Setting(
        edition, recipe, rules, tuple(deck), chosen.blanks, seats, changed, own.deck if own is not None else None
    )


def _own_table(file: Path) -> OwnTable:
    try:
        return read_own_table(read_text(file, LARGEST_DECK))
    except BadBlank as error:
        why = Reason(f"blank-{error.key}", dict(error.values), error.path)
        raise BadInput("deck-file", file=str(file), why=why) from error
    except BadOwnDeck as error:
        raise BadInput(
            "deck-file", file=str(file), why=Reason(f"own-{error.key}", dict(error.values), error.path)
        ) from error


def changes(options: Sequence[str]) -> dict[str, Any]:
    """The options of `name=value` words, each read as its kind wants it. Raises `BadInput`."""
    specs = {spec.name: spec for spec in option_specs()}
    found: dict[str, Any] = {}
    for option in options:
        name, equals, text = option.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadInput("option-form", option=option)
        if name not in specs:
            raise BadInput("option-name", name=name, known=", ".join(specs))
        found[name] = _value(specs[name], text.strip())
    return found


def _value(spec: OptionSpec, text: str) -> Any:
    if spec.kind == "switch":
        if text.lower() not in YES + NO:
            raise BadInput("option-switch", name=spec.name, value=text)
        return text.lower() in YES
    if spec.kind == "number":
        try:
            return int(text)
        except ValueError:
            raise BadInput("option-number", name=spec.name, value=text) from None
    if spec.kind == "pairs":
        pairs = tuple(tuple(pair.split("+")) for pair in text.split(",") if pair)
        if any(len(pair) != 2 for pair in pairs):
            raise BadInput("option-pairs", name=spec.name, value=text)
        return pairs
    return text


def seed_of(number: int | None) -> bytes | None:
    """The seed of a match that was asked for by number; None is a fresh secret one."""
    return None if number is None else derive(f"match {number}".encode())


def bot_names(text: str) -> tuple[str, ...]:
    """The bots of a list with commas. Raises `BadInput`."""
    from svintus import bots  # not needed by every command

    names = tuple(name.strip() for name in text.split(",") if name.strip())
    known = [*bots.KINDS, *(character.key for character in bots.CHARACTERS)]
    for name in names:
        if name not in known:
            raise BadInput("bot", bot=name, known=", ".join(known))
    if not names:
        raise BadInput("no-bots", known=", ".join(known))
    return names
