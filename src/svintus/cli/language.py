"""The language that the command line speaks: the one asked for, else that of the environment."""

import os
from collections.abc import Sequence
from functools import cache

from svintus.cli.bad_input import BadInput
from svintus.locale import LANGUAGES, Words

OTHERWISE = "en"


def language(asked: str | None) -> str:
    """`ru` or `en`. Raises `BadInput` for a language that there are no words in."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise BadInput("language", language=asked, known=", ".join(LANGUAGES))
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        setting = os.environ.get(variable)
        if setting:
            return setting[:2] if setting[:2] in LANGUAGES else OTHERWISE
    return OTHERWISE


_words = cache(Words)
"""Reading a catalogue takes longer than most commands."""


def words_in(asked: str | None) -> Words:
    """The catalogue for this command."""
    return _words(language(asked))


def words_for(arguments: Sequence[str]) -> Words:
    """The catalogue for a complaint about arguments that could not be read."""
    asked = None
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            asked = arguments[at + 1]
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    return _words(language(asked if asked in LANGUAGES else None))
