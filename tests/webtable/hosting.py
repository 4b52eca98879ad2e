"""A real table server in a process of its own, for as long as a test needs it."""

import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SCRIPT = Path(__file__).with_name("seeded_server.py")
PATIENCE = 20
"""Seconds for the server to come up; it takes one or two."""


class TableServer:
    """Starts, is killed, and starts again on the same port and database."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.sqlite3"
        self.seeds = folder / "seeds.txt"
        self.times = folder / "deadlines.json"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> "TableServer":
        self.process = subprocess.Popen(
            [sys.executable, str(SCRIPT), str(self.database), str(self.seeds), str(self.times), str(self.port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.port = self._announced_port()
        return self

    def _announced_port(self) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        stuck = threading.Timer(PATIENCE, self.process.kill)
        stuck.start()
        said: list[str] = []
        try:
            for line in self.process.stdout:
                said.append(line)
                if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                    return int(found[1])
        finally:
            stuck.cancel()
        raise AssertionError("the server did not come up:\n" + "".join(said))

    def kill(self) -> None:
        """As by a power cut."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def next_seed(self, seed: bytes) -> None:
        """The next match that starts is dealt from this seed."""
        with self.seeds.open("a") as file:
            file.write(seed.hex() + "\n")

    @contextmanager
    def deadlines(self, **seconds: float) -> Iterator[None]:
        """Phases, by their keys (`lay_open` for `lay-open`), take so long while this lasts: longer than a race, for
        people at slow machines, or no longer than a test can wait."""
        self.times.write_text(json.dumps({key.replace("_", "-"): value for key, value in seconds.items()}))
        yield
        self.times.unlink()
