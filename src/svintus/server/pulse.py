"""How long each connection's way there and back takes: races are judged by it."""

from typing import Final

from svintus.protocol import messages
from svintus.server.audience import Audience
from svintus.server.connection import Connection
from svintus.server.timing import Alarm, Time

EVERY: Final = 5_000
"""Milliseconds between two measurements."""


class Pulse:
    """Pings everybody as long as anybody is here."""

    def __init__(self, audience: Audience, time: Time) -> None:
        self._audience = audience
        self._time = time
        self._next = Alarm(time, self._ping_all)

    def feel(self, connection: Connection) -> None:
        """Measure somebody who has come, and from now on with all the others."""
        self._ping(connection)
        if self._next.due is None:
            self._next.set(self._time.now() + EVERY)

    def stop(self) -> None:
        """Nobody is here, or the table is put away."""
        self._next.off()

    def _ping_all(self) -> None:
        for connection in self._audience.all():
            self._ping(connection)
        self._next.set(self._time.now() + EVERY)

    def _ping(self, connection: Connection) -> None:
        connection.send(messages.write(messages.Ping(connection.ping(self._time.now()))))
