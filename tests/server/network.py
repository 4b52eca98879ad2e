"""A real server in a process of its own, and clients that speak to it over real sockets."""

import asyncio
import contextlib
import json
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from svintus.protocol import VERSION

LOOK = "pig.beret.round.bowtie.3"
_SERVE = "import sys, pathlib; from svintus.server.run import serve; serve('127.0.0.1', 0, pathlib.Path(sys.argv[1]))"


class Server:
    """`svintus serve` on a free port."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", _SERVE, str(self.database)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        found = re.search(r"http://(127\.0\.0\.1:\d+)/", line)
        assert found, line + self.process.stdout.read().decode()
        self.address = found[1]
        self.http = httpx.Client(base_url=f"http://{self.address}", trust_env=False)

    def dies(self) -> None:
        """kill -9."""
        self.process.kill()
        self._reap()

    def stops(self) -> int:
        """As by Ctrl+C; the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self._reap()

    def _reap(self) -> int:
        assert self.process.stdout is not None
        self.http.close()
        code = self.process.wait(timeout=20)
        self.process.stdout.close()
        return code

    def token(self) -> str:
        answer = self.http.post("/api/guest")
        assert answer.status_code == 201
        token: str = answer.json()["token"]
        return token

    def table(self, token: str, **wish: Any) -> str:
        answer = self.http.post("/api/tables", json={"token": token, "edition": "v2", **wish})
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    async def connects(self, code: str, **headers: Any) -> "Client":
        return Client(await websockets.connect(f"ws://{self.address}/ws/{code}", proxy=None, max_size=None, **headers))

    async def joins(self, code: str, token: str, since: int | None = None, **headers: Any) -> "Client":
        client = await self.connects(code, **headers)
        await client.says(type="hello", token=token, version=VERSION, since=since)
        return client

    @contextlib.asynccontextmanager
    async def seated(self, people: int, **wish: Any) -> AsyncIterator[tuple[str, list["Client"], list[str]]]:
        """A match with so many people: the code, the clients, their tokens."""
        tokens = [self.token() for _ in range(people)]
        code = self.table(tokens[0], **wish)
        clients = [await self.joins(code, token) for token in tokens]
        for number, client in enumerate(clients):
            await client.says(type="sit", name=f"Player {number}", look=LOOK)
            await client.until(lambda message: message["type"] == "welcome" and message["seat"] is not None)
        await clients[0].says(type="start")
        for client in clients:
            await client.until(lambda message: message["type"] == "update")
        yield code, clients, tokens
        for client in clients:
            await client.socket.close()


class Client:
    """One socket; answers pings, keeps the latest of everything."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.latest: dict[str, dict[str, Any]] = {}
        self.heard: list[dict[str, Any]] = []

    @property
    def closed(self) -> bool:
        return self.socket.close_code is not None

    async def says(self, **request: Any) -> None:
        await self.socket.send(json.dumps(request))

    async def hears(self, patience: float = 20) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(patience):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        self.latest[message["type"]] = message
        self.heard.append(message)
        if message["type"] == "ping":
            await self.says(type="pong", nonce=message["nonce"])
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], bool], patience: float = 20) -> dict[str, Any]:
        """The next message of this kind."""
        async with asyncio.timeout(patience):
            while True:
                message = await self.hears(patience)
                if wanted(message):
                    return message

    async def fails(self) -> str:
        """The code of the next failure."""
        code: str = (await self.until(lambda message: message["type"] == "failure"))["code"]
        return code

    async def act(self, action: dict[str, Any], act_id: str, seq: int | None = None) -> dict[str, Any]:
        """Act and wait for the answer."""
        looked_at = self.latest["update"]["seq"] if seq is None else seq
        await self.says(type="act", id=act_id, seq=looked_at, action=action, reaction=400)
        return await self.until(lambda message: message["type"] == "answer" and message["id"] == act_id)
