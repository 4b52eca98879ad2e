"""Ctrl-C ends a simulation at once and without a word, whatever the number of processes."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

COMMAND = "from svintus.cli import main; main()"
SOON = 60
"""Seconds within which it has begun, and within which it has ended; the games asked for take hours."""


def hears_ctrl_c() -> None:
    """As in a terminal: whatever is started in the background is made deaf to it, tests too."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_ends_a_simulation(tmp_path: Path, processes: int) -> None:
    asked = ["--games", "100000", "--processes", str(processes), "--journals", str(tmp_path), "--matches"]
    simulation = subprocess.Popen(
        [sys.executable, "-c", COMMAND, "simulate", *asked],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hears_ctrl_c,
    )
    try:
        given_up = time.monotonic() + SOON
        while not list(tmp_path.iterdir()):
            assert simulation.poll() is None
            assert time.monotonic() < given_up
            time.sleep(0.05)
        os.killpg(simulation.pid, signal.SIGINT)
        printed, complaints = simulation.communicate(timeout=SOON)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(simulation.pid, signal.SIGKILL)
    assert simulation.returncode == 130
    assert printed == ""
    assert "Traceback" not in complaints
    assert "Interrupt" not in complaints
