"""What the setup scripts have in common. Standard library only."""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
VENV: Final = ROOT / ".venv"
VENV_PYTHON: Final = VENV / "bin" / "python"


class Failure(Exception):
    """Something the person at the keyboard must know; printed as one line without a traceback."""


def main(work: Callable[[], None]) -> None:
    """Runs a script's work; a failure becomes one line on stderr and exit code 2."""
    try:
        work()
    except Failure as failure:
        print(f"error: {failure}", file=sys.stderr)
        sys.exit(2)


def run(command: Sequence[str], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Runs a command with its output shown; a failing command is a failure of the script."""
    code = subprocess.run(command, cwd=cwd, env=env, check=False).returncode
    if code != 0:
        raise Failure(f"`{shlex.join(command)}` ended with code {code}")


def as_root() -> list[str] | None:
    """The prefix that gives a command root's rights, or None where that is impossible without a password."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo is not None and subprocess.run([sudo, "-n", "true"], stderr=subprocess.DEVNULL, check=False).returncode == 0:
        return [sudo, "-n"]
    return None


def digest(*paths: Path, text: str = "") -> str:
    """One hash over a text and the names and contents of files; folders are walked in a fixed order."""
    total = hashlib.sha256(text.encode())
    for path in paths:
        files = sorted(p for p in path.rglob("*") if p.is_file()) if path.is_dir() else [path]
        for file in files:
            total.update(f"\0{file.relative_to(ROOT)}\0".encode())
            total.update(file.read_bytes())
    return total.hexdigest()


@contextmanager
def stamped(stamp: Path, inputs: str) -> Iterator[bool]:
    """Yields whether the stamp already holds these inputs; writes it when the work under it went well."""
    fresh = stamp.exists() and stamp.read_text() == inputs
    yield fresh
    if not fresh:
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(inputs)
