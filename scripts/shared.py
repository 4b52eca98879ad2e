"""What the setup scripts have in common. Standard library only: they run before anything is installed."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
VENV: Final = ROOT / ".venv"
VENV_PYTHON: Final = VENV / "bin" / "python"
TOOLS: Final = ROOT / ".tools"


class Failure(Exception):
    """Something the person at the keyboard must know; printed as one line without a traceback."""


def main(work: Callable[[], None]) -> None:
    """Runs a script's work; a failure becomes one line on stderr and exit code 2."""
    try:
        work()
    except Failure as failure:
        print(f"error: {failure}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


def run(command: Sequence[str], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Runs a command with its output shown; a failing command is a failure of the script."""
    code = subprocess.run(command, cwd=cwd, env=env, check=False).returncode
    if code != 0:
        raise Failure(f"`{shlex.join(command)}` ended with code {code}")


def works(command: Sequence[str], *, timeout: float = 60) -> bool:
    """Whether a command exists and ends well; its output is of no interest."""
    try:
        done = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, timeout=timeout, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def apt_install(*packages: str) -> bool:
    """Installs Debian packages where that is possible without a password; says whether it was."""
    if shutil.which("apt-get") is None:
        return False
    prefix: list[str] = []
    if os.geteuid() != 0:
        if not works(["sudo", "-n", "true"]):
            return False
        prefix = ["sudo", "-n"]
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y"]
    run([*apt, "update"])
    run([*apt, "install", "--no-install-recommends", *packages])
    return True


def digest(paths: Iterable[Path], *text: str) -> str:
    """One hash over texts and the names and contents of files; folders are walked in a fixed order."""
    total = hashlib.sha256("\0".join(text).encode())
    for path in paths:
        files = sorted(found for found in path.rglob("*") if found.is_file()) if path.is_dir() else [path]
        for file in files:
            total.update(f"\0{file.relative_to(ROOT)}\0".encode())
            total.update(file.read_bytes())
    return total.hexdigest()


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Holds a named lock of this working tree, so that two `make` at once do not build into the same folder."""
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def fresh(stamp: Path, inputs: str) -> bool:
    """Whether a step whose inputs are hashed in its stamp need not be done again."""
    return stamp.is_file() and stamp.read_text() == inputs
