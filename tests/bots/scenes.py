"""Moments at a table as one seat sees them, and bots of an even temper to look at them."""

from dataclasses import replace
from typing import Any

from svintus import bots, editions
from svintus.bots.bot import Bot
from svintus.bots.printed import Printed
from svintus.bots.sensible import SensibleBot
from svintus.bots.temper import Mood, Temper
from svintus.engine.actions import Action
from svintus.engine.blank import Blank
from svintus.engine.faces import COLOUR_OF, face_of
from svintus.engine.match import Match
from svintus.engine.options import Options
from svintus.engine.rng import Generator
from svintus.engine.view import View

SEED = b"a seed for bots in tests"
PERFECT = Temper(
    attention=1.0, forgetfulness=0.0, memory=1.0, eye=1.0, steadiness=1.0, tact=1.0, pondering=0.0, nerve=1.0
)


def match_of(edition: str = "v2", seats: int = 4, seed: bytes = SEED, **options: Any) -> Match:
    chosen = editions.load(edition)
    rules = chosen.options.changed(**options)
    return Match(rules, chosen.deck(seats, rules), seats, seed)


def seen(hand: str, top: str, counts: tuple[int, ...] = (5, 5, 5, 5), **changes: Any) -> View:
    """Seat 0 holds `hand` and is to move on `top`; `counts` of the others are theirs."""
    faces = tuple(face_of(code) for code in hand.split())
    plain: dict[str, Any] = {
        "hand": faces,
        "top": face_of(top),
        "colour": COLOUR_OF[face_of(top)],
        "counts": (len(faces), *counts[1:]),
        "seats": len(counts),
        "phase": "turn",
        "owes": (0,),
        "mover": 0,
    }
    return replace(match_of(seats=len(counts)).view(0), **{**plain, **changes})


def acts(*texts: str) -> list[int]:
    return [Action.read(text).pack() for text in texts]


def sensible(options: Options | None = None, temper: Temper = PERFECT, blanks: tuple[Blank, ...] = ()) -> Bot:
    options = options or editions.load("v2").options
    return SensibleBot(Mood(temper, options, Generator(SEED), Printed(options.specials_on_kind, blanks)), 0)


def choice(bot: Bot, view: View, *texts: str) -> str | None:
    """What the bot does of these acts, as text; None if it lets the chance go."""
    decision = bot.decide(view, acts(*texts))
    return None if decision is None else Action.unpack(decision.action).write()


def every_bot() -> list[str]:
    return [*bots.KINDS, *(character.key for character in bots.CHARACTERS)]
