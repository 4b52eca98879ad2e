"""The socket of a table: frames in, frames out, and everything checked before a table hears of it."""

import asyncio
import contextlib
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from svintus.protocol import VERSION, messages, requests
from svintus.server.connection import Connection
from svintus.server.directory import Directory
from svintus.server.guests import Guests
from svintus.server.limits import LARGEST_FRAME, MOST_DROPPED, MOST_LINES_OF_A_GUEST, MOST_LINES_OF_A_TABLE
from svintus.server.metrics import Metrics
from svintus.server.names import BadName, checked_name
from svintus.server.seating import Declined
from svintus.server.security import same_origin
from svintus.server.table import Table
from svintus.server.timing import Time

_PATIENCE: Final = 10
"""Seconds in which a new connection must say hello."""
_LONGEST_BACKLOG: Final = 512
"""Frames that may wait for a slow client; it comes back and is brought up to date."""
_POLICY: Final = 1008
_TRY_LATER: Final = 1013

log = structlog.get_logger("svintus.socket")


class Sockets:
    """Serves the sockets of all tables."""

    def __init__(self, directory: Directory, guests: Guests, time: Time, metrics: Metrics) -> None:
        self._directory = directory
        self._guests = guests
        self._time = time
        self._metrics = metrics

    async def serve(self, socket: WebSocket) -> None:
        """One connection from its first frame to its end."""
        await socket.accept()
        self._metrics.connections.inc()
        try:
            table, connection, hello = await self._admit(socket)
        except Declined as declined:
            self._metrics.failures.labels(declined.code).inc()
            await self._turn_away(socket, declined)
        except WebSocketDisconnect:
            pass
        else:
            await self._listen(socket, table, connection, hello)
        finally:
            self._metrics.connections.dec()

    async def _turn_away(self, socket: WebSocket, declined: Declined) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            frame = messages.write(messages.Failure(declined.code, str(declined)))
            await socket.send_text(frame.decode())
            await socket.close(_POLICY, declined.code)

    async def _admit(self, socket: WebSocket) -> tuple[Table, "_Line", requests.Hello]:
        if not same_origin(socket.headers):
            raise Declined("bad-origin", "this page belongs to another server")
        code = socket.path_params["code"]
        self._directory.find(code)
        try:
            async with asyncio.timeout(_PATIENCE):
                frame = await _receive(socket)
        except TimeoutError as error:
            raise Declined("say-hello", f"no hello within {_PATIENCE} seconds") from error
        try:
            hello = requests.read(_checked(frame))
        except msgspec.DecodeError as error:
            raise Declined("bad-frame", str(error)) from error
        if not isinstance(hello, requests.Hello):
            raise Declined("say-hello", "the first frame is hello")
        if hello.version != VERSION:
            raise Declined("outdated", f"this server speaks version {VERSION}")
        guest = self._guests.read(hello.token)
        if guest is None:
            raise Declined("bad-token", "this token was not made here")
        table = self._directory.find(code)
        lines = len(table.audience.of(guest))
        if lines >= MOST_LINES_OF_A_GUEST or len(table.audience) >= MOST_LINES_OF_A_TABLE:
            raise Declined("too-many-connections", "close some of them")
        return table, _Line(socket, guest, _name(hello.name)), hello

    async def _listen(self, socket: WebSocket, table: Table, line: "_Line", hello: requests.Hello) -> None:
        writing = asyncio.create_task(line.write())
        dropped = 0
        try:
            table.connect(line, hello.since)
            while dropped < MOST_DROPPED:
                frame = await _receive(socket)
                if line.requests.take(self._time.now()):
                    self._hear(table, line, frame)
                else:
                    dropped += 1
                    if dropped in (1, MOST_DROPPED):
                        table.fail(line, Declined("flood", "too many requests; slow down"))
            log.warning("connection closed for flooding")
            table.outbox.tell(lambda: line.close(_POLICY, "flood"))
            await writing
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            table.disconnect(line)
            writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writing

    def _hear(self, table: Table, line: "_Line", frame: str | bytes) -> None:
        try:
            table.receive(line, requests.read(_checked(frame)))
        except Declined as declined:
            table.fail(line, declined)
        except msgspec.DecodeError as error:
            table.fail(line, Declined("bad-frame", str(error)))


class _Line(Connection):
    """A connection over a WebSocket, with a queue of what is to go out."""

    def __init__(self, socket: WebSocket, guest: str, name: str) -> None:
        super().__init__(guest, name, self._put, self._end)
        self._socket = socket
        self._queue: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue()

    def _put(self, frame: bytes) -> None:
        if self._queue.qsize() == _LONGEST_BACKLOG:
            self._end(_TRY_LATER, "slow")
        elif self._queue.qsize() < _LONGEST_BACKLOG:
            self._queue.put_nowait(frame)

    def _end(self, code: int, reason: str) -> None:
        self._queue.put_nowait((code, reason))

    async def write(self) -> None:
        """Send what is to go out until the connection is closed."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                item = await self._queue.get()
                if isinstance(item, tuple):
                    await self._socket.close(*item)
                    return
                await self._socket.send_text(item.decode())


async def _receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return text if text is not None else bytes(message["bytes"])


def _checked(frame: str | bytes) -> str | bytes:
    if len(frame) > LARGEST_FRAME or (isinstance(frame, str) and len(frame.encode()) > LARGEST_FRAME):
        raise Declined("too-large", f"at most {LARGEST_FRAME} bytes")
    return frame


def _name(wanted: str) -> str:
    """A watcher's name for the chat; none if it will not do."""
    try:
        return checked_name(wanted)
    except BadName:
        return ""
