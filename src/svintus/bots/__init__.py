"""Bots: they see Views and the events of their seat, and answer with an act and the time it takes them."""

from svintus.bots.at_random import RandomBot
from svintus.bots.attention import Attention
from svintus.bots.beginner import BeginnerBot
from svintus.bots.bot import Bot, Decision
from svintus.bots.characters import CHARACTERS, Character
from svintus.bots.printed import Printed
from svintus.bots.sensible import SensibleBot
from svintus.bots.temper import Mood, Temper
from svintus.engine.blank import Blank
from svintus.engine.options import Options
from svintus.engine.rng import Generator, derive

__all__ = ["CHARACTERS", "KINDS", "Attention", "BadBot", "Bot", "Character", "Decision", "Temper", "character", "make"]

KINDS = ("random", "beginner", "sensible")
"""How a bot can play, the weakest first."""


class BadBot(ValueError):
    """There is no such bot. The message names it and those there are."""


def character(key: str) -> Character:
    """The character with this key. Raises `BadBot`."""
    for one in CHARACTERS:
        if one.key == key:
            return one
    raise BadBot(f"no such bot: {key!r}; there are {', '.join([*KINDS, *(one.key for one in CHARACTERS)])}")


def make(name: str, seat: int, options: Options, seed: bytes, blanks: tuple[Blank, ...] = ()) -> Bot:
    """A bot for a seat: a kind with an even temper, or a character by its key. `blanks` says what is printed on the
    blank cards of the match. Raises `BadBot`.

    All that it draws by chance comes from `seed` and its seat, never from a round's own generator.
    """
    kind, temper = name, Temper()
    if name not in KINDS:
        chosen = character(name)
        kind, temper = chosen.kind, chosen.temper
    mood = Mood(temper, options, Generator(derive(seed, "bot", seat)), Printed(options.specials_on_kind, blanks))
    if kind == "random":
        return RandomBot(mood)
    if kind == "beginner":
        return BeginnerBot(mood, seat)
    return SensibleBot(mood, seat)
