"""A simulation that is ended from outside: by Ctrl-C, or one of its processes by the system."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

COMMAND = "from svintus.cli import main; main()"
CHILDREN = "/proc/{0}/task/{0}/children"
"""Where Linux says which processes another one has begun."""
SOON = 60
"""Seconds within which it has begun, and within which it has ended; the games asked for take hours."""


def hears_ctrl_c() -> None:
    """As in a terminal: whatever is started in the background is made deaf to it, tests too."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def simulation(folder: Path, processes: int) -> Iterator["subprocess.Popen[str]"]:
    """One that has begun, in a process group of its own; nothing of it is left in the end."""
    asked = ["--games", "100000", "--processes", str(processes), "--journals", str(folder), "--matches", "--lang", "en"]
    begun = subprocess.Popen(
        [sys.executable, "-c", COMMAND, "simulate", *asked],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hears_ctrl_c,
    )
    try:
        given_up = time.monotonic() + SOON
        while not list(folder.iterdir()):
            assert begun.poll() is None
            assert time.monotonic() < given_up
            time.sleep(0.05)
        yield begun
    finally:
        with suppress(ProcessLookupError):
            os.killpg(begun.pid, signal.SIGKILL)


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_ends_it_at_once_and_without_a_word(tmp_path: Path, processes: int) -> None:
    with simulation(tmp_path, processes) as running:
        os.killpg(running.pid, signal.SIGINT)
        printed, complaints = running.communicate(timeout=SOON)
    assert running.returncode == 130
    assert printed == ""
    assert "Traceback" not in complaints
    assert "Interrupt" not in complaints


@pytest.mark.skipif(not Path(CHILDREN.format(os.getpid())).is_file(), reason="this system does not tell")
def test_a_process_that_the_system_has_ended_is_reported(tmp_path: Path) -> None:
    with simulation(tmp_path, 2) as running:
        children = Path(CHILDREN.format(running.pid)).read_text().split()
        os.kill(int(children[0]), signal.SIGKILL)
        printed, complaints = running.communicate(timeout=SOON)
    assert running.returncode == 2
    assert printed == ""
    assert "one of the processes that played is no more" in complaints
    assert "Traceback" not in complaints
