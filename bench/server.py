"""How soon an act reaches the other screens of its table, and how much memory a table takes.

    .venv/bin/python bench/server.py        (a minute; writes bench/results/server.json)

A real server in a process of its own, 50 tables of four over loopback sockets, all at human pace: at every other table
two people and two bots, at the rest one person and three bots, and a watcher at each. People think for a while, then do
some lawful thing. Measured is the time from the sending of a person's act to the arrival of its update on each other
screen of the table, the commit to disk included. Acts that the rules of fair races hold back on purpose (a slap, an
interception, a move that would close a window while somebody else could still claim) are counted apart.

The memory is that of a table of ten people with all its connections after some rounds, in this process, by tracemalloc.
The machine should have nothing else to do; how busy it was before is part of the result.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import platform
import random
import statistics
import sys
import tempfile
import time
import tracemalloc
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import msgspec
import websockets

ROOT: Final = Path(__file__).parents[1]
sys.path[0] = str(ROOT / "tests")  # instead of this folder, whose `server` is not the one that is meant

from server.hall import Hall  # noqa: E402 - the tests' own tables, in a time of their own
from server.network import LOOK, Client, Server  # noqa: E402
from svintus.server.logs import set_up_logs  # noqa: E402

RESULT: Final = Path(__file__).parent / "results" / "server.json"
THINKING: Final = (0.5, 1.5)
BOTS: Final = ("clerk", "courier", "prima")
MOVES: Final = ("play", "draw", "pass", "accept", "transfer")
TABLES_FOR_MEMORY: Final = 8


@dataclass
class Sent:
    """An act on its way."""

    at: float
    held: bool
    seq: int | None = None


@dataclass
class Record:
    """What was sent and what arrived, by the benchmark's clock."""

    sent: dict[tuple[str, str], Sent] = field(default_factory=dict)
    arrived: dict[tuple[str, int], list[tuple[int, float]]] = field(default_factory=dict)
    acts: int = 0

    def latencies(self, *, held: bool) -> list[float]:
        """Milliseconds from each act to each other screen."""
        found = []
        for (code, act_id), sent in self.sent.items():
            if sent.seq is not None and sent.held == held:
                me = int(act_id.split("-")[0])
                times = self.arrived.get((code, sent.seq), [])
                found += [(at - sent.at) * 1000 for screen, at in times if screen != me]
        return sorted(found)


class Screen(Client):
    """A person or a watcher at a table."""

    def __init__(self, client: Client, code: str, number: int, record: Record, people: int) -> None:
        super().__init__(client.socket)
        self.code = code
        self.number = number
        self.record = record
        self.people = people
        self._next = 0
        self._thinking: asyncio.Task[None] | None = None

    async def lives(self) -> None:
        """Listen and play until the socket closes."""
        decoder = msgspec.json.Decoder()
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                frame = await self.socket.recv()
                now = time.perf_counter()
                message = decoder.decode(frame)
                self.latest[message["type"]] = message
                await self._hears(message, now)

    async def _hears(self, message: dict[str, Any], now: float) -> None:
        if message["type"] == "update":
            self.record.arrived.setdefault((self.code, message["seq"]), []).append((self.number, now))
            self._think()
        elif message["type"] == "answer":
            if message["refused"] is None:
                self.record.sent[self.code, message["id"]].seq = message["seq"]
            self._think()
        elif message["type"] == "ping":
            await self.says(type="pong", nonce=message["nonce"])
        elif message["type"] == "table" and self.people:
            if message["stage"] == "between":
                await self.says(type="next-round")
            elif message["stage"] == "over":
                await self.says(type="rematch")

    def _think(self) -> None:
        view = self.latest["update"]["view"]
        if self.people and view["seat"] in view["owes"] and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._acts())

    async def _acts(self) -> None:
        seen, thinking = self.latest["update"]["seq"], random.uniform(*THINKING)
        await asyncio.sleep(thinking)
        update = self.latest["update"]
        acts = [act for act in update["legal"] if act["kind"] in (*MOVES, "slap")]
        if not acts:
            return
        action = random.choice(acts)
        self._next += 1
        act_id = f"{self.number}-{self._next}"
        held = self.people > 1 and (update["view"]["window"] or action["kind"] == "slap")
        reaction = thinking * 1000 if seen == update["seq"] else 400
        self.record.sent[self.code, act_id] = Sent(time.perf_counter(), held)
        self.record.acts += 1
        with contextlib.suppress(websockets.ConnectionClosed):
            await self.says(type="act", id=act_id, seq=update["seq"], action=action, reaction=reaction)


async def sits_down(server: Server, number: int, people: int, record: Record) -> list[Screen]:
    """One table with its people and a watcher, its match begun."""
    tokens = [server.token() for _ in range(people + 1)]
    code = server.table(tokens[0], seats=4, bots=list(BOTS[: 4 - people]), options={"target": 500})
    screens = []
    for place, token in enumerate(tokens):
        client = await server.joins(code, token)
        screens.append(Screen(client, code, place, record, people if place < people else 0))
        if place < people:
            await client.says(type="sit", name=f"P{number}-{place}", look=LOOK)
            await client.until(lambda message: message["type"] == "welcome" and message["seat"] is not None)
    await screens[0].says(type="start")
    return screens


async def play(server: Server, tables: int, seconds: float) -> Record:
    """All tables for so long, after a few seconds in which the sockets' round trips become known."""
    record = Record()
    halls = [await sits_down(server, number, 1 + number % 2, record) for number in range(tables)]
    lives = [asyncio.create_task(screen.lives()) for screens in halls for screen in screens]
    await asyncio.sleep(5)
    record.sent.clear()
    record.arrived.clear()
    record.acts = 0
    await asyncio.sleep(seconds)
    sent = dict(record.sent)
    await asyncio.sleep(1)
    record.sent = sent
    for task in lives:
        task.cancel()
    await asyncio.gather(*lives, return_exceptions=True)
    for screens in halls:
        for screen in screens:
            await screen.socket.close()
    return record


def summary(latencies: list[float]) -> dict[str, float]:
    """Milliseconds: the middle, the 99th of 100, the worst."""
    if not latencies:
        return {"screens": 0}
    percentiles = statistics.quantiles(latencies, n=100) if len(latencies) > 1 else latencies * 99
    return {
        "screens": len(latencies),
        "median": round(statistics.median(latencies), 2),
        "p99": round(percentiles[98], 2),
        "worst": round(latencies[-1], 2),
    }


def memory_of_a_table_of_ten() -> int:
    """Bytes of one table of ten people after several rounds, every connection and its memory of shown cues counted."""
    set_up_logs("error")
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder))
        hall.seated(10, target=900, clock=0)
        gc.collect()
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        companies = [hall.seated(10, target=900, clock=0) for _ in range(TABLES_FOR_MEMORY)]
        for people in companies:
            for _ in range(400):
                for person in people:
                    if person.table_state["stage"] == "between":
                        person.says(type="next-round")
                    elif person.view["seat"] in person.view["owes"]:
                        acts = [act for act in person.update["legal"] if act["kind"] in (*MOVES, "slap")]
                        person.says(
                            type="act",
                            id=str(person.update["seq"]),
                            seq=person.update["seq"],
                            action=random.choice(acts),
                        )
                hall.passes(500)
                for person in people:
                    person.line.frames[:] = [
                        *person.line.told("welcome")[-1:],
                        *person.line.told("table")[-1:],
                        *person.line.told("update")[-1:],
                    ]
                    person.line.raw.clear()
        for people in companies:
            for person in people:
                person.line.frames.clear()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    return (after - before) // TABLES_FOR_MEMORY


def processor() -> str:
    """The processor's own name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30)
    asked = parser.parse_args()
    random.seed(1)
    load = os.getloadavg() if hasattr(os, "getloadavg") else None
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.sqlite3")
        try:
            record = asyncio.run(play(server, asked.tables, asked.seconds))
            metrics = server.http.get("/metrics").text
        finally:
            server.stops()
    acts = [line for line in metrics.splitlines() if line.startswith("svintus_acts_total")]
    result = {
        "machine": {"processor": processor(), "system": platform.platform(), "python": platform.python_version()},
        "load_before": load,
        "versions": {name: version(name) for name in ("svintus", "starlette", "uvicorn", "uvloop", "websockets")},
        "tables": asked.tables,
        "seconds": asked.seconds,
        "acts_of_people": record.acts,
        "acts_of_all": round(sum(float(line.rsplit(" ", 1)[1]) for line in acts)),
        "milliseconds_to_other_screens": summary(record.latencies(held=False)),
        "milliseconds_to_other_screens_when_held": summary(record.latencies(held=True)),
        "bytes_of_a_table_of_ten": memory_of_a_table_of_ten(),
    }
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
