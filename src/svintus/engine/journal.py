"""The journal of a match: a header and the entries. It is the truth: replayed, it gives the same match again.

The text notation is for sharing. Each entry ends in a check that continues the one before, so that the first line
that was tampered with is found; the seed is disclosed after the match and must hash to the commitment:

    svintus-journal 1
    edition v2 simple
    option clock 0
    deck r0 r0 r1 ...
    blank {"name_en": "Lunch", ...}
    seat Анна
    commitment 9f86d0...
    seed 00ff...
    ---
    1 0 3 play r5 ~1c2d3e4f          sequence number, milliseconds, seat (or *), act, check
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from svintus.engine import deck as decks
from svintus.engine.actions import Action, BadAction, is_whole
from svintus.engine.blank import Blank, read_blank
from svintus.engine.events import NOBODY
from svintus.engine.faces import BLANKS, CODES, face_of
from svintus.engine.frozen import Frozen
from svintus.engine.garments import EVERYTHING
from svintus.engine.match import Match
from svintus.engine.options import MOST_SEATS, BadOption, Options
from svintus.engine.refusals import REASON_KEYS
from svintus.engine.rng import commitment

FIRST_LINE: Final = "svintus-journal 1"
_RULE: Final = "---"
_CHECK_DIGITS: Final = 8
_LONGEST: Final = 60
"""Characters of a line that are repeated in what is said of it."""


REASONS: Final = {
    "not-a-journal": "not a journal: it does not begin with {first!r}",
    "no-rule": "the rule between header and entries is missing",
    "not-as-written": "not as a journal writes it: {found!r}",
    "unknown": "unknown: {word!r}",
    "unreadable": "{word}: {why}",
    "seats": "{seats} seats",
    "blanks": "{blanks} blank cards",
    "garments": "not what these seats can wear",
    "option": "{why}",
    "deck": "{why}",
    "secret": "the seed is still secret: the match is not over",
    "other-seed": "the seed is not the one that was promised before the deal",
    "tampered": "tampered with: the check does not continue the line before",
    "not-an-entry": "not an entry: {found!r}",
    "missing": "entry {number} is missing",
    "no-such-seat": "no such seat: {found!r}",
    "not-an-act": "{why}",
    "unlawful": "unlawful: {act} ({refusal})",
}
"""Why a journal is refused, as developers read it."""


class BadJournal(ValueError):
    """A text that is not a journal, or one that cannot be replayed: `key` is the reason, in words `bad-journal-<key>`,
    said with the `values`; `line` counts from 1 (0: no certain line)."""

    def __init__(self, key: str, line: int = 0, **values: str | int) -> None:
        message = REASONS[key].format(**values)
        super().__init__(f"line {line}: {message}" if line else message)
        self.key = key
        self.line = line
        self.values = values


@dataclass(frozen=True)
class Header(Frozen):
    """What a match is made of. `seed` is None while it is secret."""

    edition: str
    recipe: str
    options: Options
    deck: tuple[int, ...]
    seats: tuple[str, ...]
    commitment: str
    seed: bytes | None
    garments: tuple[int, ...] = ()
    """What each seat wears, as masks; empty where everybody wears everything."""
    blanks: tuple[Blank, ...] = ()
    """What is printed on blank cards (`DECK-4`)."""

    def new_match(self, telling: bool = False) -> Match:
        """The match before its first act. Raises `BadJournal` if the seed is secret or is not the one promised."""
        if self.seed is None:
            raise BadJournal("secret")
        if commitment(self.seed) != self.commitment:
            raise BadJournal("other-seed")
        try:
            decks.check(list(self.deck), len(self.seats), self.options, len(self.blanks))
        except decks.BadDeck as error:
            raise BadJournal("deck", why=str(error)) from error
        seats = len(self.seats)
        return Match(self.options, list(self.deck), seats, self.seed, telling, self.blanks, self.garments)


@dataclass(frozen=True)
class Entry(Frozen):
    """One accepted act: `at` in milliseconds since the match began, `seat` -1 where it was the table itself."""

    sequence: int
    at: int
    seat: int
    action: Action


@dataclass(frozen=True)
class Journal(Frozen):
    """A header and its entries in order."""

    header: Header
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Verdict(Frozen):
    """What `verify` found: sound, or where and why not (`line` of the text, 0 if it is the header as a whole)."""

    sound: bool
    line: int = 0
    why: str = ""
    """As developers read it; in words it is `key` with `values`, as `BadJournal` has them."""
    key: str = ""
    values: Mapping[str, str | int] = field(default_factory=dict)
    entries: int = 0
    totals: tuple[int, ...] = ()
    over: bool = False


def replay(journal: Journal, telling: bool = False) -> Iterator[Match]:
    """The match before the first act and after each. Raises `BadJournal` with the line of an unlawful act."""
    match = journal.header.new_match(telling)
    yield match
    first = _lines_before_entries(journal.header) + 1
    for number, entry in enumerate(journal.entries):
        reason = match.apply(entry.seat, entry.action.pack())
        if reason:
            act, refusal = entry.action.write(), REASON_KEYS[reason]
            raise BadJournal("unlawful", first + number, act=act, refusal=refusal)
        yield match


def verify(text: str) -> Verdict:
    """Check a journal's form, its chain of checks, the promise of its seed and the legality of every act."""
    try:
        journal = read(text)
        match = None
        for match in replay(journal):  # noqa: B007 - the last one is what counts
            pass
    except BadJournal as error:
        return Verdict(False, error.line, str(error), error.key, error.values)
    assert match is not None  # noqa: S101 - replay yields at least the beginning
    return Verdict(True, entries=len(journal.entries), totals=tuple(match.totals), over=match.over)


# -- text --------------------------------------------------------------------------------------------------------------


def write(journal: Journal) -> str:
    """The text notation."""
    lines = _header_lines(journal.header)
    check = _first_check(lines)
    for entry in journal.entries:
        body = _entry_body(entry)
        check = _next_check(check, body)
        lines.append(f"{body} ~{check[:_CHECK_DIGITS]}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Journal:
    """The journal that `write` wrote. Raises `BadJournal` with the line that is wrong."""
    lines = text.removesuffix("\n").split("\n")
    if not lines or lines[0] != FIRST_LINE:
        raise BadJournal("not-a-journal", 1, first=FIRST_LINE)
    if _RULE not in lines:
        raise BadJournal("no-rule", len(lines))
    end = lines.index(_RULE)
    header = _read_header(lines[1:end])
    canonical = _header_lines(header)
    for number, (found, meant) in enumerate(zip(lines, canonical, strict=False), 1):
        if found != meant:
            raise BadJournal("not-as-written", number, found=found[:_LONGEST])
    check = _first_check(canonical)
    entries: list[Entry] = []
    for number, line in enumerate(lines[end + 1 :], end + 2):
        body, mark, digits = line.rpartition(" ~")
        check = _next_check(check, body)
        if not mark or digits != check[:_CHECK_DIGITS]:
            raise BadJournal("tampered", number)
        entries.append(_read_entry(body, len(entries) + 1, len(header.seats), number))
    return Journal(header, tuple(entries))


def _lines_before_entries(header: Header) -> int:
    return len(_header_lines(header))


def _header_lines(header: Header) -> list[str]:
    lines = [FIRST_LINE, f"edition {header.edition} {header.recipe}"]
    lines += [
        f"option {name} {json.dumps(value, ensure_ascii=False)}" for name, value in header.options.as_dict().items()
    ]
    lines.append("deck " + " ".join(CODES[face] for face in header.deck))
    lines += [f"blank {json.dumps(blank.as_data(), ensure_ascii=False)}" for blank in header.blanks]
    lines += [f"seat {json.dumps(name, ensure_ascii=False)}" for name in header.seats]
    if header.garments:
        lines.append("garments " + " ".join([str(worn) for worn in header.garments]))
    lines.append(f"commitment {header.commitment}")
    if header.seed is not None:
        lines.append(f"seed {header.seed.hex()}")
    lines.append(_RULE)
    return lines


def _read_header(lines: list[str]) -> Header:
    edition = recipe = promised = ""
    options: dict[str, Any] = {}
    deck: list[int] = []
    blanks: list[Blank] = []
    seats: list[str] = []
    garments: list[int] = []
    seed: bytes | None = None
    unknown: list[tuple[str, int]] = []
    for number, line in enumerate(lines, 2):
        word, _, rest = line.partition(" ")
        try:
            if word == "edition":
                edition, _, recipe = rest.partition(" ")
            elif word == "option":
                name, _, value = rest.partition(" ")
                options[name] = json.loads(value)
            elif word == "deck":
                deck = [face_of(code) for code in rest.split()]
            elif word == "blank":
                blanks.append(read_blank(json.loads(rest)))
            elif word == "seat":
                seats.append(str(json.loads(rest)))
            elif word == "garments":
                garments = [int(worn) for worn in rest.split()]
            elif word == "commitment":
                promised = rest
            elif word == "seed":
                seed = bytes.fromhex(rest)
            else:
                unknown.append((word[:_LONGEST], number))
        except (ValueError, RecursionError) as error:
            raise BadJournal("unreadable", number, word=word[:_LONGEST], why=str(error)) from error
    if unknown:
        raise BadJournal("unknown", unknown[0][1], word=unknown[0][0])
    if not 2 <= len(seats) <= MOST_SEATS:
        raise BadJournal("seats", seats=len(seats))
    if len(blanks) > BLANKS:
        raise BadJournal("blanks", blanks=len(blanks))
    if garments and (len(garments) != len(seats) or not 0 <= min(garments) <= max(garments) <= EVERYTHING):
        raise BadJournal("garments")
    try:
        rules = Options().changed(**options)
    except BadOption as error:
        raise BadJournal("option", name=error.values["name"], why=str(error)) from error
    return Header(edition, recipe, rules, tuple(deck), tuple(seats), promised, seed, tuple(garments), tuple(blanks))


def _entry_body(entry: Entry) -> str:
    who = "*" if entry.seat == NOBODY else str(entry.seat)
    return f"{entry.sequence} {entry.at} {who} {entry.action.write()}"


def _read_entry(body: str, sequence: int, seats: int, line: int) -> Entry:
    parts = body.split(" ", 3)
    if len(parts) != 4 or not all(is_whole(part) for part in parts[:2]):
        raise BadJournal("not-an-entry", line, found=body[:_LONGEST])
    if int(parts[0]) != sequence:
        raise BadJournal("missing", line, number=sequence)
    if parts[2] == "*":
        seat = NOBODY
    elif is_whole(parts[2]) and int(parts[2]) < seats:
        seat = int(parts[2])
    else:
        raise BadJournal("no-such-seat", line, found=parts[2][:_LONGEST])
    try:
        action = Action.read(parts[3])
        action.pack()
    except BadAction as error:
        raise BadJournal("not-an-act", line, why=str(error)) from error
    return Entry(sequence, int(parts[1]), seat, action)


def _first_check(header_lines: list[str]) -> str:
    return sha256("\n".join(header_lines).encode()).hexdigest()


def _next_check(check: str, body: str) -> str:
    return sha256(f"{check}\n{body}".encode()).hexdigest()
