"""All tables of a server: those that are awake, and those that sleep in the store until somebody comes."""

from typing import Final

import msgspec
import structlog

from svintus.engine.journal import BadJournal
from svintus.protocol.pages import NewTable
from svintus.protocol.requests import Configure
from svintus.server import codes
from svintus.server.limits import MOST_TABLES
from svintus.server.metrics import Metrics
from svintus.server.seating import Declined, new_seating, read_seating, write_seating
from svintus.server.store import NoSuchMatch, Store, TableRow
from svintus.server.table import Table
from svintus.server.timing import Alarm, Time

_SWEEP_EVERY: Final = 60_000
_IDLE: Final = 600_000
"""Milliseconds without a connection after which a table goes to sleep."""
_FORGOTTEN: Final = 30 * 24 * 3_600_000
"""Milliseconds untouched after which a table is given up; its matches stay in the store."""

log = structlog.get_logger("svintus.directory")


class Directory:
    """Finds, makes and puts away tables."""

    def __init__(self, store: Store, time: Time, metrics: Metrics) -> None:
        self._store = store
        self._time = time
        self._metrics = metrics
        self._asleep = {row.code: row for row in store.tables()}
        self._awake: dict[str, Table] = {}
        self._sweeper = Alarm(time, self.sweep)
        self._sweeper.set(time.now() + _SWEEP_EVERY)

    def __contains__(self, code: object) -> bool:
        return code in self._awake or code in self._asleep

    def make(self, host: str, wish: NewTable) -> Table:
        """A new table, its bots seated. Raises `Declined`."""
        if len(self._awake) + len(self._asleep) >= MOST_TABLES:
            raise Declined("too-many-tables", "this server holds no more tables")
        seating = new_seating(codes.new(self), host, wish.edition)
        seating.configure(
            Configure(
                recipe=wish.recipe,
                options=wish.options,
                seats=wish.seats,
                setting=wish.setting,
                deck=wish.deck,
                blanks=wish.blanks,
            )
        )
        for character in wish.bots:
            seating.seat_bot(character, None)
        table = Table(seating, self._store, self._time, self._metrics, self._drop)
        table.premises.keep()
        self._hold(table)
        log.info("table made", edition=seating.edition)
        return table

    def find(self, code: str) -> Table:
        """The table with this code, however it is written. Raises `Declined`."""
        normal = codes.normal(code)
        if normal is None or normal not in self:
            raise Declined("no-such-table", "there is no such table")
        if normal in self._awake:
            return self._awake[normal]
        row = self._asleep[normal]
        try:
            table = Table(read_seating(row.state), self._store, self._time, self._metrics, self._drop)
            table.restore()
        except (BadJournal, NoSuchMatch, msgspec.DecodeError) as error:
            log.warning("table cannot be restored", table=normal, error=str(error))
            raise Declined("storage", "this table cannot be restored") from error
        del self._asleep[normal]
        self._hold(table)
        return table

    def _hold(self, table: Table) -> None:
        self._awake[table.seating.code] = table
        self._metrics.tables.set(len(self._awake))

    def _drop(self, table: Table) -> None:
        """The store has failed this table: what is kept of it counts, and is loaded when somebody comes."""
        del self._awake[table.seating.code]
        self._metrics.tables.set(len(self._awake))
        for row in self._store.tables():
            if row.code == table.seating.code:
                self._asleep[row.code] = row

    def sweep(self) -> None:
        """Put away the tables that nobody has looked at for a while, give up those long untouched."""
        now, wall = self._time.now(), self._time.wall()
        for code, table in list(self._awake.items()):
            if not len(table.audience) and table.idle_since + _IDLE < now:
                table.put_away()
                del self._awake[code]
                self._asleep[code] = TableRow(code, wall, write_seating(table.seating))
        for code, row in list(self._asleep.items()):
            if row.touched + _FORGOTTEN < wall:
                table = Table(read_seating(row.state), self._store, self._time, self._metrics, self._drop)
                table.forget()
                del self._asleep[code]
        self._metrics.tables.set(len(self._awake))
        self._sweeper.set(now + _SWEEP_EVERY)

    def close(self) -> None:
        """Put every table away."""
        self._sweeper.off()
        for table in self._awake.values():
            table.put_away()
        self._awake.clear()
