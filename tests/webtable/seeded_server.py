"""A table server whose matches take their seeds from a file: run by the browser tests, never by the product.

    python seeded_server.py DATABASE SEEDS PORT

Each match that starts takes the first line of SEEDS (64 hexadecimal digits) away; with none left seeds are random.
"""

import secrets
import sys
from pathlib import Path
from types import SimpleNamespace

from svintus.server import table
from svintus.server.run import serve


def main() -> None:
    database, seeds, port = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])

    def next_seed(count: int) -> bytes:
        lines = seeds.read_text().split() if seeds.exists() else []
        if not lines:
            return secrets.token_bytes(count)
        seeds.write_text("\n".join(lines[1:]))
        return bytes.fromhex(lines[0])

    setattr(table, "secrets", SimpleNamespace(token_bytes=next_seed, choice=secrets.choice))  # noqa: B010 - not exported
    serve(host="127.0.0.1", port=port, database=database, lang="en")


if __name__ == "__main__":
    main()
