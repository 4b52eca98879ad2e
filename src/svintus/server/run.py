"""`svintus serve`: the table server of a home, in one process."""

import asyncio
import contextlib
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import segno
import structlog
import uvicorn

from svintus.locale import Words
from svintus.server.logs import set_up_logs
from svintus.server.network import lan_addresses
from svintus.server.sqlite import SQLiteStore
from svintus.server.store import Store, StoreFailure
from svintus.server.web import application

PORT: Final = 8272
"""The usual port."""
_LARGEST_SOCKET_FRAME: Final = 65_536
"""Bytes; what is larger closes the socket unread. Frames from `limits` up to here are refused by name."""

_COLLECTOR: Final = (20_000, 20, 20)
"""Thresholds of the garbage collector's generations: tables make little that refers to itself."""

log = structlog.get_logger("svintus.server")


class CannotServe(Exception):
    """The server cannot start; the message says why in one line."""


def default_database() -> Path:
    """Where matches are kept unless somebody says otherwise: the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "svintus" / "svintus.sqlite3"


def serve(
    host: str = "0.0.0.0",  # noqa: S104 - the phones around shall reach it
    port: int = PORT,
    database: Path | None = None,
    open_browser: bool = False,
    lang: str = "ru",
    log_level: str = "warning",
) -> None:
    """Serve tables until interrupted. Prints the addresses and a QR code; `port` 0 takes any free one.

    `database` is the SQLite file (made if it is not there; None: `default_database()`), `lang` the language of what is
    printed. Raises `CannotServe`.
    """
    set_up_logs(log_level)
    path = database or default_database()
    listener = _listen(host, port)
    bound = listener.getsockname()[1]

    def open_store() -> Store:
        return SQLiteStore(path, asyncio.get_running_loop().call_soon_threadsafe)

    @asynccontextmanager
    async def announced() -> AsyncIterator[None]:
        _keep_pauses_short()
        _announce(host, bound, Words(lang))
        if open_browser:
            asyncio.get_running_loop().call_later(0.3, _open, f"http://localhost:{bound}/")
        yield

    try:
        SQLiteStore(path, lambda call: call()).close()
    except StoreFailure as error:
        listener.close()
        raise CannotServe(str(error)) from error
    config = uvicorn.Config(
        application(open_store, announced),
        loop="auto",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=_LARGEST_SOCKET_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])


def _keep_pauses_short() -> None:
    """What was loaded stays for good, so the collector need not look at it again and again in the middle of a race."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTOR)


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except OSError as error:
        raise CannotServe(f"{host}:{port}: {error.strerror or error}") from error
    return listener


def _announce(host: str, port: int, words: Words) -> None:
    everywhere = host in ("0.0.0.0", "::", "")  # noqa: S104 - compared, not bound
    here = f"http://{'localhost' if everywhere else host}:{port}/"
    around = [f"http://{address}:{port}/" for address in lan_addresses()] if everywhere else []
    print(words("serve-here", address=here), flush=True)
    for address in around:
        print(words("serve-around", address=address), flush=True)
    if around:
        segno.make(around[0], micro=False).terminal(compact=True, border=2)
    print(words("serve-stop"), flush=True)


def _open(address: str) -> None:
    """Where there is no browser nothing happens; the address stands in the terminal."""
    try:
        webbrowser.open(address)
    except webbrowser.Error as error:
        log.info("no browser", error=str(error))
