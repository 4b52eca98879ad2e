"""What is called the same in every language, and what is not."""

import re
from itertools import chain

from svintus import bots, editions
from svintus.cli.main import app
from svintus.engine.faces import KIND_KEYS
from svintus.engine.options import option_specs
from svintus.locale import LANGUAGES

COMMANDS = [name for name in app if not name.startswith("-")]


def options(command: str) -> list[str]:
    """The options of a command, and what else it takes."""
    return [name for argument in app[command].assemble_argument_collection() for name in argument.names]


def recipes(edition: str) -> list[str]:
    """The recipes of an edition."""
    return editions.load(edition).recipe_keys


NAMES = {
    *("svintus", "TOML", "JSON", "LANG", "QR", "FILE", "MATCH", "Ctrl-C"),
    *("yes", "no", "debug", "info", "warning", "error", "number", "own"),
    *COMMANDS,
    *(name.strip("-") for name in app),
    *(
        name.strip("-")
        for command in COMMANDS
        for one in app[command].assemble_argument_collection()
        for name in one.names
    ),
    *LANGUAGES,
    *editions.keys(),
    *chain.from_iterable(map(recipes, editions.keys())),
    *bots.KINDS,
    *(character.key for character in bots.CHARACTERS),
    *KIND_KEYS,
    *(name for spec in option_specs() for name in (spec.name, *spec.choices)),
}
_WORD = re.compile(r"[A-Za-z](?:[A-Za-z0-9_-]*[A-Za-z0-9])?")


def english_in(text: str, *typed: str) -> set[str]:
    """The English words of a Russian text: neither names nor what somebody has typed."""
    return set(_WORD.findall(text)) - set(_WORD.findall(" ".join(typed))) - NAMES
