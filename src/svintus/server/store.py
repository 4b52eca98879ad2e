"""What outlives the server: tables as they are, and each match as its header and its entries.

The journal is the truth. A table writes before it tells, so whatever anybody was told is here.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from svintus.engine.actions import Action
from svintus.engine.blank import read_blanks
from svintus.engine.faces import CODES, face_of
from svintus.engine.journal import Entry, Header, Journal
from svintus.engine.options import Options


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table beside its match: `state` is JSON of its own making, `touched` Unix time in milliseconds."""

    code: str
    touched: int
    state: str


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match before its first act. Holds its secret, the seed."""

    id: str
    table: str
    started: int
    edition: str
    recipe: str
    options: str
    deck: str
    seats: str
    commitment: str
    seed: str
    blanks: str = "[]"
    garments: str = "[]"

    @staticmethod
    def of(match_id: str, table: str, started: int, header: Header) -> "MatchRow":
        """The row of a header whose seed is known."""
        assert header.seed is not None  # noqa: S101 - a match cannot begin without its seed
        return MatchRow(
            match_id,
            table,
            started,
            header.edition,
            header.recipe,
            json.dumps(header.options.as_dict()),
            " ".join(CODES[face] for face in header.deck),
            json.dumps(header.seats, ensure_ascii=False),
            header.commitment,
            header.seed.hex(),
            json.dumps([blank.as_data() for blank in header.blanks], ensure_ascii=False),
            json.dumps(header.garments),
        )

    def header(self) -> Header:
        """The header, seed included: not for the eyes of players."""
        return Header(
            self.edition,
            self.recipe,
            Options().changed(**json.loads(self.options)),
            tuple(face_of(code) for code in self.deck.split()),
            tuple(json.loads(self.seats)),
            self.commitment,
            bytes.fromhex(self.seed),
            tuple(json.loads(self.garments)),
            read_blanks(json.loads(self.blanks)),
        )


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One accepted act. `seq` counts from 1; `action_id` is the client's own, None for bots, clocks and facts."""

    match: str
    seq: int
    action_id: str | None
    at: int
    seat: int
    action: str

    def entry(self) -> Entry:
        """The same as the engine's journal has it."""
        return Entry(self.seq, self.at, self.seat, Action.read(self.action))


@dataclass(frozen=True, slots=True)
class ClaimRow:
    """One claim in a race, as it was judged: what was reported, what was believed (milliseconds after the cue)."""

    match: str
    cue: int
    seat: int
    at: int
    action: str
    reported: float | None
    believed: float
    won: bool


@dataclass(frozen=True, slots=True)
class TrialRow:
    """How one trial ended. `at` is milliseconds since the match began."""

    match: str
    number: int
    at: int
    fault: str
    seat: int
    accuser: int
    admitted: bool
    votes_for: int
    votes_against: int
    upheld: bool


@dataclass(frozen=True, slots=True)
class PerformanceRow:
    """What was performed at a table for a kind of card; nothing may be heard there twice. `at` is Unix time in
    milliseconds."""

    table: str
    at: int
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class SaidRow:
    """A message of a table: the `number`th, as its frame. Only the last ones are kept, those that newcomers see."""

    table: str
    number: int
    said: str


@dataclass(frozen=True, slots=True)
class GrantedRow:
    """A request that was granted and is no entry of a journal; `id` is guest and the client's own id."""

    table: str
    id: str


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """The match is over, and its seed no longer a secret."""

    id: str
    ended: int


@dataclass(frozen=True, slots=True)
class TableGone:
    """The table is forgotten, and what was said and performed there; its matches stay."""

    code: str


Write = (
    TableRow | MatchRow | EntryRow | ClaimRow | TrialRow | PerformanceRow | SaidRow | GrantedRow | MatchEnd | TableGone
)
TALK_KEPT: Final = 50
"""Messages of a table that are kept."""
Done = Callable[[Exception | None], None]
"""Called in the table's own thread when the writes are safe on disk, or with what went wrong."""


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """One line of a list of matches. Times are Unix time in milliseconds; `ended` is None while it runs."""

    id: str
    edition: str
    recipe: str
    seats: tuple[str, ...]
    started: int
    ended: int | None
    entries: int


class StoreFailure(Exception):
    """The store cannot be opened, or could not keep what it was given."""


class NoSuchMatch(LookupError):
    """The store has no match with this id."""


class Store(Protocol):
    """Where tables are kept. A second node is fenced by the key (match, seq): whoever comes second fails to write."""

    def write(self, writes: Sequence[Write], done: Done) -> None:
        """Keep all of these or none, after all earlier ones."""

    def tables(self) -> list[TableRow]:
        """Every table, the longest untouched first."""

    def match(self, match_id: str) -> MatchRow:
        """Raises `NoSuchMatch`."""

    def entries(self, match_id: str) -> list[EntryRow]:
        """The match's entries in order."""

    def journal(self, match_id: str) -> Journal:
        """The match for export; its seed only if it is over. Raises `NoSuchMatch`."""

    def trials(self, match_id: str) -> list[TrialRow]:
        """How the trials of a match ended, in order."""

    def performances(self, code: str) -> list[PerformanceRow]:
        """What was ever performed at a table, in order."""

    def talk(self, code: str) -> list[SaidRow]:
        """The last messages of a table, in order."""

    def granted(self, code: str) -> list[str]:
        """The ids of the requests granted at a table that are in no journal, in order."""

    def matches(self) -> list[MatchSummary]:
        """Every match, the latest first."""

    def secret(self) -> bytes:
        """The key that signs guest tokens, made when it is first asked for."""

    def close(self) -> None:
        """Finish what was given to write, then let go."""


def journal_of(row: MatchRow, entries: Iterable[EntryRow], over: bool) -> Journal:
    """The journal of a stored match; while it runs its seed stays out."""
    header = row.header()
    if not over:
        header = replace(header, seed=None)
    return Journal(header, tuple(entry.entry() for entry in entries))
