"""The real Chromium of the browser tests, as `scripts/browser.py` found it."""

import json
from pathlib import Path
from typing import Any

import pytest

FOUND = Path(__file__).parents[2] / ".venv" / "browser.json"

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""Runs in a container as root, and talks to nobody but the table."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    if not FOUND.is_file():
        pytest.fail("no browser was looked for: run the tests with `make test`, or `make browser` once before")
    executable = json.loads(FOUND.read_text())["executable"]
    found = {} if executable is None else {"executable_path": executable}
    return {**browser_type_launch_args, **found, "args": QUIET}
