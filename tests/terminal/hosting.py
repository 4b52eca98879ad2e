"""Tables in a terminal for tests: a clock that stands still until told otherwise, bots that do as they are told."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.talk import SEED, Table, table
from svintus import editions
from svintus.bots import Bot, Decision
from svintus.engine.events import Event
from svintus.engine.journal import Header
from svintus.engine.rng import commitment
from svintus.engine.view import View
from svintus.locale import Words
from svintus.terminal.app import TerminalTable, open_session
from svintus.terminal.printing import Printing
from svintus.terminal.session import Session


class Clock:
    """Milliseconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000

    def __call__(self) -> int:
        return self.now


class Puppet:
    """A bot that does the first legal act of what it is asked, always after the same time; `after` None: never."""

    def __init__(self, after: int | None) -> None:
        self.after = after
        self.heard: list[Event] = []

    def observe(self, event: Event) -> None:
        self.heard.append(event)

    def decide(self, view: View, legal: list[int]) -> Decision | None:
        return None if self.after is None else Decision(legal[0], self.after)


def seated(talk: Table, bots: Sequence[Bot | None]) -> Session:
    """A session of the first seat at a table whose cards were laid out by hand."""
    match = talk.match
    names = tuple(person.name for person in talk.people)
    header = Header("v2", "simple", match.options, tuple(match.deck), names, commitment(SEED), SEED)
    return Session(header, match, 0, bots)


def laid(
    edition: str = "v2",
    after: int | Sequence[int | None] | None = None,
    options: Mapping[str, Any] | None = None,
    **cards: Any,
) -> Session:
    """A session on a table like `talk.table`; `after` is the time of the other seats' bots, a list where it differs."""
    talk = table(edition, options=options, **cards)
    others = len(talk.people) - 1
    times = [after] * others if after is None or isinstance(after, int) else list(after)
    return seated(talk, [None, *[Puppet(time) for time in times]])


def new_session(
    edition: str,
    seats: int,
    lang: str = "en",
    seed: int = 1,
    bots: Sequence[str] = (),
    recipe: str = "",
    **options: Any,
) -> Session:
    """A freshly dealt match against real bots."""
    loaded = editions.load(edition)
    chosen = loaded.options_with(recipe or loaded.recipe_keys[0], loaded.options).changed(**options)
    return open_session(
        edition, recipe, chosen, seats, bots, Words(lang), bytes([seed] * 32), "Анна" if lang == "ru" else "Ann"
    )


def new_app(session: Session, lang: str = "en") -> tuple[TerminalTable, Clock]:
    """The application over a session, and the clock it lives by."""
    clock = Clock()
    return TerminalTable(session, Printing(lang, session.header.blanks, strict=True), clock), clock


def slapped(session: Session) -> list[int]:
    """Who has slapped so far."""
    return list(session.view.slapped)
