"""The application: sits the player and the bots down, opens the table, writes the journal when it is over."""

import sys
from collections.abc import Sequence
from pathlib import Path
from secrets import token_bytes
from time import monotonic_ns

from textual.app import App

from svintus import bots as players
from svintus import editions
from svintus.editions.own import OwnDeck
from svintus.engine import journal as journals
from svintus.engine.options import Options
from svintus.engine.rng import Generator, commitment, derive
from svintus.locale import Words
from svintus.server.names import checked_name
from svintus.terminal import NoTerminal
from svintus.terminal.narration import Narrator
from svintus.terminal.palette import ACCENT, BRASS, DESK, GOOD, SHEET, TEXT
from svintus.terminal.printing import Printing
from svintus.terminal.session import Session
from svintus.terminal.table import Clock, Table

OWN_SEAT = 0


def milliseconds() -> int:
    """The real clock of a table."""
    return monotonic_ns() // 1_000_000


def has_terminal() -> bool:
    """Whether somebody can look and type."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def seated_bots(asked: Sequence[str], seats: int, seed: bytes) -> list[str]:
    """The bots of all other seats: those asked for, the rest characters drawn from the seed. Raises `BadBot`."""
    if len(asked) > seats - 1:
        raise players.BadBot(f"{len(asked)} bots are too many for {seats} seats, one of them yours")
    generator = Generator(derive(seed, "characters"))
    seated = list(asked)
    waiting: list[str] = []
    while len(seated) < seats - 1:
        if not waiting:
            waiting = [character.key for character in players.CHARACTERS if character.key not in asked]
            waiting = waiting or [character.key for character in players.CHARACTERS]
        seated.append(waiting.pop(generator.below(len(waiting))))
    return seated


def told_apart(names: Sequence[str]) -> list[str]:
    """The same names, those that occur before with a number."""
    return [name if name not in names[:at] else f"{name} {names[:at].count(name) + 1}" for at, name in enumerate(names)]


def open_session(
    edition: str,
    recipe: str,
    options: Options,
    seats: int,
    bots: Sequence[str],
    words: Words,
    seed: bytes,
    name: str,
    own: OwnDeck | None = None,
) -> Session:
    """A match with the player at the first seat and bots at the others. Raises what `svintus.terminal.run` does."""
    chosen = editions.load(edition)
    if own is not None:
        chosen, recipe = chosen.with_own(own), editions.OWN
    recipe = recipe or chosen.recipe_keys[0]
    deck = chosen.deck(seats, options, recipe)
    kinds = seated_bots(bots, seats, seed)
    own_name = checked_name(name or words("terminal-name"))
    names = told_apart([own_name, *[words(f"bot-{kind}") for kind in kinds]])
    sitting = [players.make(kind, seat, options, seed, chosen.blanks) for seat, kind in enumerate(kinds, 1)]
    header = journals.Header(
        edition, recipe, options, tuple(deck), tuple(names), commitment(seed), seed, blanks=chosen.blanks
    )
    return Session(header, header.new_match(telling=True), OWN_SEAT, [None, *sitting])


class TerminalTable(App[None]):
    """The table in a terminal."""

    ENABLE_COMMAND_PALETTE = False
    CSS = f"""
    Screen {{ background: {DESK}; color: {TEXT}; }}
    Table {{ layout: vertical; }}
    #header {{ height: 1; background: {SHEET}; }}
    #opponents {{ height: auto; }}
    #middle {{ height: 1fr; min-height: 7; margin: 1 0 0 0; }}
    #pile {{ width: 43; height: 7; margin: 0 0 0 1; }}
    #minutes {{ width: 1fr; height: 100%; }}
    #me {{ height: 1; background: {SHEET}; }}
    #prompt-row {{ height: 1; }}
    #prompt {{ width: 1fr; }}
    #clock {{ width: auto; }}
    #notice, #keys {{ height: 1; text-wrap: nowrap; }}
    #about {{ height: 2; padding: 0 1; text-overflow: ellipsis; }}
    #keys {{ background: {SHEET}; }}
    ModalScreen {{ align: center middle; background: {DESK} 60%; }}
    .window {{ width: auto; max-width: 76; height: auto; max-height: 100%; padding: 0 2; background: {SHEET};
               border: round {BRASS}; overflow-y: auto; }}
    .window Static {{ width: auto; max-width: 100%; }}
    .window Input {{ width: 56; border: tall {ACCENT}; }}
    .wide {{ max-width: 80; padding: 0 1; }}
    .heading {{ margin: 0 0 1 0; }}
    .hint {{ margin: 1 0 0 0; }}
    .wide .heading, .wide .hint {{ margin: 0; }}
    .ending {{ border: heavy {GOOD}; }}
    #proof {{ margin: 1 0 0 0; }}
    """

    def __init__(self, session: Session, words: Printing, clock: Clock = milliseconds, journal: str = "") -> None:
        super().__init__()
        self.session = session
        narrator = Narrator(words, session.header.seats, session.seat)
        header = session.header
        title = f"{words(f'edition-{header.edition}')}\n{words(f'recipe-{header.recipe}')}"
        self.table = Table(session, narrator, title, clock, journal)

    def on_mount(self) -> None:
        self.push_screen(self.table)


def play(
    edition: str,
    recipe: str,
    options: Options,
    seats: int,
    bots: Sequence[str],
    lang: str,
    seed: bytes | None,
    name: str,
    journal: Path | None,
    own: OwnDeck | None,
) -> None:
    """See `svintus.terminal.run`."""
    words = Printing(lang, own.blanks if own is not None else ())
    session = open_session(edition, recipe, options, seats, bots, words, seed or token_bytes(32), name, own)
    if not has_terminal():
        raise NoTerminal("playing needs a terminal: input or output is not one")
    if journal is not None:
        journal.open("a", encoding="utf-8").close()
    try:
        TerminalTable(session, words, journal=str(journal or "")).run()
    finally:
        if journal is not None:
            journal.write_text(journals.write(session.journal()), encoding="utf-8")
