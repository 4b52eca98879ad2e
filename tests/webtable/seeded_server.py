"""A table server whose matches take their seeds and deadlines from files: run by the browser tests, never by the
product.

    python seeded_server.py DATABASE SEEDS DEADLINES PORT

Each match that starts takes the first line of SEEDS (64 hexadecimal digits) away; with none left seeds are random.
DEADLINES is JSON: the seconds of phases, by their keys, that are not to have the usual ones.
"""

import json
import secrets
import sys
from pathlib import Path
from types import SimpleNamespace

from svintus.engine.actions import PHASE_KEYS
from svintus.server import table
from svintus.server.decision_clock import DecisionClock
from svintus.server.run import serve


def main() -> None:
    database, seeds, deadlines, port = Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]), int(sys.argv[4])

    def next_seed(count: int) -> bytes:
        lines = seeds.read_text().split() if seeds.exists() else []
        if not lines:
            return secrets.token_bytes(count)
        seeds.write_text("\n".join(lines[1:]))
        return bytes.fromhex(lines[0])

    usual = DecisionClock._time_for_it

    def time_for_it(clock: DecisionClock) -> int:
        phase = PHASE_KEYS[clock._game.match.round.stack[-1].number]
        seconds = json.loads(deadlines.read_text()).get(phase) if deadlines.exists() else None
        return usual(clock) if seconds is None else round(seconds * 1_000)

    setattr(DecisionClock, "_time_for_it", time_for_it)  # noqa: B010 - nor is this
    setattr(table, "secrets", SimpleNamespace(token_bytes=next_seed, choice=secrets.choice))  # noqa: B010 - not exported
    serve(host="127.0.0.1", port=port, database=database, lang="en")


if __name__ == "__main__":
    main()
