"""The store in one SQLite file: one thread writes, many small writes share one commit, each commit reaches the disk."""

import json
import os
import secrets
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import astuple
from importlib.resources import files
from pathlib import Path
from queue import SimpleQueue
from typing import Final, assert_never

from svintus.engine.journal import Journal
from svintus.server.store import (
    TALK_KEPT,
    ClaimRow,
    Done,
    EntryRow,
    GrantedRow,
    MatchEnd,
    MatchRow,
    MatchSummary,
    NoSuchMatch,
    PerformanceRow,
    SaidRow,
    StoreFailure,
    TableGone,
    TableRow,
    TrialRow,
    Write,
    journal_of,
)

_MATCH_COLUMNS: Final = (
    "id, at_table, started, edition, recipe, options, deck, seats, commitment, seed, blanks, garments"
)
_MOST_IN_ONE_COMMIT: Final = 512


def migrations() -> list[str]:
    """The numbered SQL files in order; a database's `user_version` says how many of them it has seen."""
    found = sorted(
        (entry for entry in files("svintus.server").joinpath("migrations").iterdir() if entry.name.endswith(".sql")),
        key=lambda entry: entry.name,
    )
    return [entry.read_text(encoding="utf-8") for entry in found]


class Database:
    """One connection to the file: the statements, and nothing of threads. Raises `StoreFailure` if it cannot open."""

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
            self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
            self.connection.execute("pragma journal_mode = wal")
            self.connection.execute("pragma synchronous = full")
            self.connection.execute("pragma foreign_keys = on")
            self._migrate()
        except (OSError, sqlite3.Error) as error:
            raise StoreFailure(f"{path}: {error}") from error

    def _migrate(self) -> None:
        scripts = migrations()
        (version,) = self.connection.execute("pragma user_version").fetchone()
        if version > len(scripts):
            raise StoreFailure(f"the database is of a newer version ({version}) than this program ({len(scripts)})")
        for number, script in enumerate(scripts[version:], version + 1):
            self.connection.executescript(f"begin immediate; {script} pragma user_version = {number}; commit;")

    # -- writing -----------------------------------------------------------------------------------------------

    def commit(self, groups: Sequence[Sequence[Write]]) -> None:
        """Keep all of these in one transaction, or raise `sqlite3.Error` and keep none."""
        self.connection.execute("begin immediate")
        try:
            for group in groups:
                for write in group:
                    self._put(write)
            self.connection.execute("commit")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("rollback")
            raise

    def _put(self, write: Write) -> None:
        execute = self.connection.execute
        if isinstance(write, EntryRow):
            execute(
                "insert into entries values (?, ?, ?, ?, ?, ?)",
                (write.match, write.seq, write.action_id, write.at, write.seat, write.action),
            )
        elif isinstance(write, TableRow):
            execute("insert or replace into tables values (?, ?, ?)", (write.code, write.touched, write.state))
        elif isinstance(write, ClaimRow):
            execute(
                "insert into claims values (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    write.match,
                    write.cue,
                    write.seat,
                    write.at,
                    write.action,
                    write.reported,
                    write.believed,
                    int(write.won),
                ),
            )
        elif isinstance(write, MatchRow):
            execute(
                f"insert into matches ({_MATCH_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
                (
                    write.id,
                    write.table,
                    write.started,
                    write.edition,
                    write.recipe,
                    write.options,
                    write.deck,
                    write.seats,
                    write.commitment,
                    write.seed,
                    write.blanks,
                    write.garments,
                ),
            )
        elif isinstance(write, MatchEnd):
            execute("update matches set ended = ? where id = ?", (write.ended, write.id))
        elif isinstance(write, TrialRow):
            execute("insert into trials values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", astuple(write))
        elif isinstance(write, PerformanceRow):
            execute("insert into performances values (?, ?, ?, ?)", astuple(write))
        elif isinstance(write, SaidRow):
            execute("insert into talk values (?, ?, ?)", astuple(write))
            execute("delete from talk where at_table = ? and number <= ?", (write.table, write.number - TALK_KEPT))
        elif isinstance(write, GrantedRow):
            execute("insert into granted values (?, ?)", astuple(write))
        elif isinstance(write, TableGone):
            execute("delete from talk where at_table = ?", (write.code,))
            execute("delete from granted where at_table = ?", (write.code,))
            execute("delete from performances where at_table = ?", (write.code,))
            execute("delete from tables where code = ?", (write.code,))
        else:
            assert_never(write)

    def secret(self) -> bytes:
        """The signing key; two processes that ask first at once agree on one."""
        self.connection.execute("insert or ignore into secrets values ('guests', ?)", (secrets.token_bytes(32),))
        (value,) = self.connection.execute("select value from secrets where name = 'guests'").fetchone()
        return bytes(value)

    # -- reading -----------------------------------------------------------------------------------------------

    def tables(self) -> list[TableRow]:
        rows = self.connection.execute("select code, touched, state from tables order by touched, code")
        return [TableRow(*row) for row in rows]

    def match(self, match_id: str) -> MatchRow:
        row = self.connection.execute(
            f"select {_MATCH_COLUMNS} from matches where id = ?",  # noqa: S608
            (match_id,),
        ).fetchone()
        if row is None:
            raise NoSuchMatch(match_id)
        return MatchRow(*row)

    def entries(self, match_id: str) -> list[EntryRow]:
        rows = self.connection.execute(
            "select match, seq, action_id, at, seat, action from entries where match = ? order by seq", (match_id,)
        )
        return [EntryRow(*row) for row in rows]

    def claims(self, match_id: str) -> list[ClaimRow]:
        """How the races of a match were judged, in order."""
        rows = self.connection.execute("select * from claims where match = ? order by cue, rowid", (match_id,))
        return [ClaimRow(*row) for row in rows]

    def trials(self, match_id: str) -> list[TrialRow]:
        """How the trials of a match ended, in order."""
        rows = self.connection.execute("select * from trials where match = ? order by rowid", (match_id,))
        return [TrialRow(*row) for row in rows]

    def performances(self, code: str) -> list[PerformanceRow]:
        rows = self.connection.execute("select * from performances where at_table = ? order by rowid", (code,))
        return [PerformanceRow(*row) for row in rows]

    def talk(self, code: str) -> list[SaidRow]:
        rows = self.connection.execute("select * from talk where at_table = ? order by number", (code,))
        return [SaidRow(*row) for row in rows]

    def granted(self, code: str) -> list[str]:
        rows = self.connection.execute("select id from granted where at_table = ? order by rowid", (code,))
        return [request_id for (request_id,) in rows]

    def journal(self, match_id: str) -> Journal:
        row = self.match(match_id)
        (ended,) = self.connection.execute("select ended from matches where id = ?", (match_id,)).fetchone()
        return journal_of(row, self.entries(match_id), ended is not None)

    def matches(self) -> list[MatchSummary]:
        rows = self.connection.execute(
            "select id, edition, recipe, seats, started, ended,"
            " (select count(*) from entries where match = matches.id) from matches order by started desc, id"
        )
        return [MatchSummary(row[0], row[1], row[2], tuple(json.loads(row[3])), *row[4:]) for row in rows]

    def close(self) -> None:
        self.connection.close()


class SQLiteStore(Database):
    """The store of a running server. `deliver` brings a call into the tables' thread (`loop.call_soon_threadsafe`)."""

    def __init__(self, path: Path, deliver: Callable[[Callable[[], None]], object]) -> None:
        super().__init__(path)
        self._deliver = deliver
        self._writer = Database(path)
        self._queue: SimpleQueue[tuple[Sequence[Write], Done] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="svintus-store", daemon=True)
        self._thread.start()

    def write(self, writes: Sequence[Write], done: Done) -> None:
        self._queue.put((writes, done))

    def _run(self) -> None:
        while True:
            job = self._queue.get()
            jobs = []
            while job is not None:
                jobs.append(job)
                if self._queue.empty() or len(jobs) >= _MOST_IN_ONE_COMMIT:
                    break
                job = self._queue.get()
            if jobs:
                self._keep(jobs)
            if job is None:
                return

    def _keep(self, jobs: list[tuple[Sequence[Write], Done]]) -> None:
        """One commit for all; if that fails each alone, so that one table's fault is not another's."""
        try:
            self._writer.commit([writes for writes, _ in jobs])
        except sqlite3.Error as error:
            if len(jobs) == 1:
                self._report(jobs, StoreFailure(str(error)))
            else:
                for job in jobs:
                    self._keep([job])
        else:
            self._report(jobs, None)

    def _report(self, jobs: list[tuple[Sequence[Write], Done]], error: Exception | None) -> None:
        def tell() -> None:
            for _, done in jobs:
                done(error)

        self._deliver(tell)

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()
        self._writer.close()
        super().close()
