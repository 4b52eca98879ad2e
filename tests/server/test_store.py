"""The store: what it was given is on disk, whole and in order."""

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue

import pytest

from svintus import editions
from svintus.engine.journal import Header
from svintus.engine.rng import commitment
from svintus.server.sqlite import Database, SQLiteStore, migrations
from svintus.server.store import EntryRow, MatchEnd, MatchRow, NoSuchMatch, StoreFailure, TableGone, TableRow

SEED = bytes(range(32))


def header() -> Header:
    edition = editions.load("v2")
    deck = tuple(edition.deck(3, edition.options))
    return Header("v2", "simple", edition.options, deck, ("Анна", "Boris", "clerk"), commitment(SEED), SEED)


MATCH = MatchRow.of("m1", "OINK-27", 1_000, header())


def entry(seq: int, action_id: str | None = None) -> EntryRow:
    return EntryRow("m1", seq, action_id, seq * 10, 0, "draw")


class Desk:
    """Runs what the writer's thread delivers, in the test's thread."""

    def __init__(self) -> None:
        self.calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self.done: list[Exception | None] = []

    def runs(self, count: int) -> list[Exception | None]:
        while len(self.done) < count:
            self.calls.get(timeout=10)()
        return self.done


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_writes_are_kept_in_order_and_reported_in_order(tmp_path: Path, desk: Desk) -> None:
    store = SQLiteStore(tmp_path / "deep" / "s.sqlite3", desk.calls.put)
    store.write([MATCH, TableRow("OINK-27", 5, "{}")], desk.done.append)
    for seq in range(1, 301):
        store.write([entry(seq, f"a{seq}")], desk.done.append)
    assert desk.runs(301) == [None] * 301
    assert [row.seq for row in store.entries("m1")] == list(range(1, 301))
    assert store.match("m1").header() == header()
    store.close()
    again = Database(tmp_path / "deep" / "s.sqlite3")
    assert len(again.entries("m1")) == 300
    assert again.tables() == [TableRow("OINK-27", 5, "{}")]


def test_the_key_is_the_fence_and_one_tables_fault_is_not_anothers(tmp_path: Path, desk: Desk) -> None:
    store = SQLiteStore(tmp_path / "s.sqlite3", desk.calls.put)
    store.write([MATCH, entry(1, "a")], desk.done.append)
    gate = threading.Event()
    store.write([TableRow("TAIL-10", 1, "{}")], desk.done.append)
    store.write([entry(1, "b")], desk.done.append)
    store.write([TableRow("TAIL-11", 1, "{}"), entry(2, "a")], desk.done.append)
    store.write([entry(2, "c")], desk.done.append)
    gate.set()
    results = desk.runs(5)
    assert [type(result) for result in results] == [type(None), type(None), StoreFailure, StoreFailure, type(None)]
    assert [row.code for row in store.tables()] == ["TAIL-10"], "all of a write or nothing of it"
    assert [row.action_id for row in store.entries("m1")] == ["a", "c"]
    store.close()


def test_what_is_given_before_closing_is_kept(tmp_path: Path, desk: Desk) -> None:
    store = SQLiteStore(tmp_path / "s.sqlite3", desk.calls.put)
    store.write([MATCH], desk.done.append)
    for seq in range(1, 2_001):
        store.write([entry(seq)], desk.done.append)
    store.close()
    assert len(Database(tmp_path / "s.sqlite3").entries("m1")) == 2_000


def test_the_disk_is_waited_for_and_readers_do_not_block(tmp_path: Path) -> None:
    database = Database(tmp_path / "s.sqlite3")
    (mode,) = database.connection.execute("pragma journal_mode").fetchone()
    (synchronous,) = database.connection.execute("pragma synchronous").fetchone()
    assert (mode, synchronous) == ("wal", 2)


def test_every_migration_runs_once_and_a_newer_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite3"
    Database(path).close()
    database = Database(path)
    (version,) = database.connection.execute("pragma user_version").fetchone()
    assert version == len(migrations())
    database.connection.execute(f"pragma user_version = {version + 1}")
    database.close()
    with pytest.raises(StoreFailure, match="newer version"):
        Database(path)


def test_what_is_no_database_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "s.sqlite3").write_text("not a database, but long enough to be looked at" * 100)
    with pytest.raises(StoreFailure, match=r"s\.sqlite3"):
        Database(tmp_path / "s.sqlite3")
    with pytest.raises(StoreFailure):
        Database(tmp_path)


def test_the_signing_key_stays_and_only_the_owner_reads_the_file(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite3"
    key = Database(path).secret()
    assert len(key) == 32
    assert Database(path).secret() == key
    assert path.stat().st_mode & 0o077 == 0


def test_a_journal_has_its_seed_only_when_the_match_is_over(tmp_path: Path) -> None:
    database = Database(tmp_path / "s.sqlite3")
    database.commit([[MATCH, entry(1)]])
    assert database.journal("m1").header.seed is None
    assert [summary.ended for summary in database.matches()] == [None]
    database.commit([[MatchEnd("m1", 99)]])
    assert database.journal("m1").header == header()
    assert [(one.id, one.seats, one.ended, one.entries) for one in database.matches()] == [
        ("m1", ("Анна", "Boris", "clerk"), 99, 1)
    ]
    with pytest.raises(NoSuchMatch):
        database.journal("m2")


def test_a_forgotten_table_leaves_its_matches(tmp_path: Path) -> None:
    database = Database(tmp_path / "s.sqlite3")
    database.commit([[MATCH, TableRow("OINK-27", 1, "{}")]])
    database.commit([[TableGone("OINK-27")]])
    assert database.tables() == []
    assert database.match("m1") == MATCH
    with pytest.raises(sqlite3.IntegrityError):
        database.commit([[EntryRow("none", 1, None, 0, 0, "draw")]])
