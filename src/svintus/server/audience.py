"""Who is listening to a table. Presence is a matter of guests; connections come and go."""

from collections.abc import Iterable

from svintus.protocol.messages import AnyMessage, write
from svintus.server.connection import Connection
from svintus.server.outbox import Outbox
from svintus.server.timing import Time


class Audience:
    """The open connections of a table, several for a guest with several screens."""

    def __init__(self, time: Time, outbox: Outbox) -> None:
        self._time = time
        self._outbox = outbox
        self._connections: list[Connection] = []

    def __len__(self) -> int:
        return len(self._connections)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._connections

    def add(self, connection: Connection) -> None:
        """It listens from now on."""
        self._connections.append(connection)

    def remove(self, connection: Connection) -> None:
        """It does not listen any more."""
        self._connections.remove(connection)

    def all(self) -> list[Connection]:
        """Every connection, the oldest first."""
        return list(self._connections)

    def of(self, guest: str) -> list[Connection]:
        """A guest's connections."""
        return [connection for connection in self._connections if connection.guest == guest]

    def present(self, guest: str) -> bool:
        """Whether the guest is here."""
        return any(connection.guest == guest for connection in self._connections)

    def guests(self) -> set[str]:
        """Everyone who is here."""
        return {connection.guest for connection in self._connections}

    def largest_allowance(self, guests: Iterable[str]) -> float:
        """The largest L of `FAIR-1` among these guests, in milliseconds; 0 if none of them is here."""
        wanted, now = set(guests), self._time.now()
        return max((one.allowance(now) for one in self._connections if one.guest in wanted), default=0)

    # -- telling -----------------------------------------------------------------------------------------------

    def tell(self, connections: Iterable[Connection], message: AnyMessage) -> None:
        """Send this, once everything that was written before is kept."""
        self.send([(connection, write(message)) for connection in connections])

    def send(self, frames: list[tuple[Connection, bytes]], seq: int | None = None) -> None:
        """Send these frames, once everything that was written before is kept; `seq` if they are updates."""

        def telling() -> None:
            now = self._time.now()
            for connection, frame in frames:
                if connection in self._connections:
                    if seq is not None:
                        connection.note_shown(seq, now)
                    connection.send(frame)

        if frames:
            self._outbox.tell(telling)
