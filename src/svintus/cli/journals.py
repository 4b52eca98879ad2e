"""`svintus verify` and `svintus export`: matches as text."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from svintus.cli.bad_input import BadInput, reason
from svintus.cli.columns import right
from svintus.cli.text_file import read_text
from svintus.engine.journal import Verdict, write
from svintus.engine.journal import verify as verdict_on
from svintus.locale import Words

if TYPE_CHECKING:
    from svintus.server.sqlite import Database

LARGEST_JOURNAL = 64 * 1024 * 1024
"""Bytes; longer files are not journals of matches."""


def verify(file: Path, words: Words, as_json: bool) -> int:
    """Say whether the journal is sound; exit code 0 if it is, 1 if not. Raises `BadInput` for a file it cannot read."""
    verdict = verdict_on(read_text(file, LARGEST_JOURNAL))
    if as_json:
        print(json.dumps(asdict(verdict), ensure_ascii=False))
    elif verdict.sound:
        totals = " : ".join(str(total) for total in verdict.totals)
        print(words("cli-sound", entries=verdict.entries, over="yes" if verdict.over else "no", totals=totals))
    else:
        print(words("cli-unsound", file=str(file), why=_why(verdict, words)))
    return 0 if verdict.sound else 1


def _why(verdict: Verdict, words: Words) -> str:
    """What is wrong with a journal, and in which line."""
    refusal = verdict.values.get("refusal")
    said = {} if refusal is None else {"refused": words(f"refused-{refusal}")}
    why = words(f"bad-journal-{verdict.key}", **verdict.values, **said)
    return words("cli-in-line", line=verdict.line, why=why) if verdict.line else why


def export(database: Path | None, match: str, output: Path | None) -> None:
    """Print a match of the server's database in the notation, or write it to a file."""
    from svintus.server.store import NoSuchMatch

    with _opened(database) as store:
        try:
            text = write(store.journal(match))
        except NoSuchMatch:
            raise BadInput("match", match=match) from None
    if output is None:
        sys.stdout.write(text)
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput("file", file=str(output), why=reason(error)) from error


def print_matches(database: Path | None, words: Words) -> None:
    """The matches that the server's database holds, the latest first."""
    with _opened(database) as store:
        matches = store.matches()
    if not matches:
        print(words("cli-no-matches"))
        return
    titles = [words(f"cli-{key}") for key in ("match", "edition", "started", "who")]
    table = Table(*titles, right(words("cli-acts")))
    for match in matches:
        started = datetime.fromtimestamp(match.started / 1000).astimezone().isoformat(" ", "minutes")
        table.add_row(match.id, words(f"edition-{match.edition}"), started, ", ".join(match.seats), str(match.entries))
    Console(file=sys.stdout, highlight=False).print(table)


@contextmanager
def _opened(database: Path | None) -> Iterator["Database"]:
    """The server's database, which must be there already: reading is no reason to make one."""
    from svintus.server.run import default_database
    from svintus.server.sqlite import Database
    from svintus.server.store import StoreFailure

    path = database or default_database()
    if not path.is_file():
        raise BadInput("no-database", database=str(path))
    try:
        store = Database(path)
    except StoreFailure as error:
        raise BadInput("database", why=str(error)) from error
    try:
        yield store
    finally:
        store.connection.close()
