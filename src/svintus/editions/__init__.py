"""Editions are data: a preset of options and a deck for each number of players, read from the TOML files beside.

An edition has one deck of its own (recipe `box`), or several named recipes. Any edition's options also go with a deck
of the table's own (recipe `own`).
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from svintus.editions.own import OwnDeck
from svintus.engine import deck as decks
from svintus.engine.blank import Blank
from svintus.engine.options import MOST_SEATS, Options

OWN: Final = "own"
"""The recipe of a deck that the table has put together itself."""
FEWEST_SEATS: Final = 2


REASONS: Final = {
    "unknown": "no such edition: {edition!r}; there are {known}",
    "no-recipe": "{edition} has no recipe {recipe!r}; it has {known}",
    "seats": "{edition} ({recipe}) is for {fewest} to {most} players with one box, not for {seats} with {boxes}",
}
"""Why an edition will not do, as developers read it."""


class BadEdition(ValueError):
    """No such edition or recipe, or not for this number of players: `key` is the reason, in words `bad-edition-<key>`,
    said with the `values`."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(REASONS[key].format(**values))
        self.key = key
        self.values = values


@dataclass(frozen=True)
class Recipe:
    """A deck for some numbers of players: copies of each face by code or kind, and the options that it fixes."""

    key: str
    fewest: int
    most: int
    copies: Mapping[str, int]
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Edition:
    """A preset of options with its decks."""

    key: str
    options: Options
    recipes: tuple[Recipe, ...]
    blanks: tuple[Blank, ...] = ()
    """What is printed on the blank cards of its decks."""

    @property
    def recipe_keys(self) -> list[str]:
        """The names of the recipes, the first one being the usual one."""
        return list(dict.fromkeys(recipe.key for recipe in self.recipes))

    def recipe(self, key: str, seats: int, boxes: int = 1) -> Recipe:
        """The recipe of this name for so many players; more boxes serve as many times more players.

        Raises `BadEdition` (`DECK-1`).
        """
        named = [recipe for recipe in self.recipes if recipe.key == key]
        if not named:
            raise BadEdition("no-recipe", edition=self.key, recipe=key, known=", ".join(self.recipe_keys))
        for recipe in named:
            if recipe.fewest <= seats <= recipe.most:
                return recipe
        largest = max(named, key=lambda recipe: recipe.most)
        if largest.most < seats <= min(largest.most * boxes, MOST_SEATS):
            return largest
        fewest = min(recipe.fewest for recipe in named)
        raise BadEdition(
            "seats", edition=self.key, recipe=key, fewest=fewest, most=largest.most, seats=seats, boxes=boxes
        )

    def options_with(self, recipe: str, options: Options) -> Options:
        """These options as the recipe of this name wants them: what another recipe fixes goes back to the preset."""
        fixed = {name: getattr(self.options, name) for one in self.recipes for name in one.options}
        for one in self.recipes:
            if one.key == recipe:
                fixed.update(one.options)
        return options.changed(**fixed)

    def with_own(self, own: OwnDeck) -> "Edition":
        """This edition with one more recipe: a deck of the table's own, for any number of players (`DECK-2`)."""
        recipe = Recipe(OWN, FEWEST_SEATS, MOST_SEATS, own.copies)
        return replace(self, recipes=(*self.recipes, recipe), blanks=own.blanks)

    def deck(self, seats: int, options: Options, recipe: str = "") -> list[int]:
        """The faces of all cards of a table. Raises `BadEdition` or `decks.BadDeck`."""
        chosen = self.recipe(recipe or self.recipe_keys[0], seats, options.boxes)
        deck = decks.build(chosen.copies, options.boxes)
        decks.check(deck, seats, options, len(self.blanks))
        return deck


@cache
def keys() -> tuple[str, ...]:
    """The keys of all editions, the plainest first."""
    found = [(read_order, key) for key, read_order in ((key, _read(key)["order"]) for key in _files())]
    return tuple(key for _, key in sorted(found))


def _files() -> list[str]:
    return [entry.name[:-5] for entry in files(__name__).iterdir() if entry.name.endswith(".toml")]


def _read(key: str) -> dict[str, Any]:
    return tomllib.loads(files(__name__).joinpath(f"{key}.toml").read_text(encoding="utf-8"))


@cache
def load(key: str) -> Edition:
    """The edition with this key. Raises `BadEdition`."""
    if key not in keys():
        raise BadEdition("unknown", edition=key, known=", ".join(keys()))
    table = _read(key)
    options = Options().changed(**table["options"])
    recipes = tuple(
        Recipe(entry["recipe"], entry["players"][0], entry["players"][1], entry["copies"], entry.get("options", {}))
        for entry in table["decks"]
    )
    return Edition(key, options, recipes)
