"""The real Chromium of the browser tests, as `scripts/browser.py` found it."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from webtable.hosting import TableServer
from webtable.player import Player

FOUND = Path(__file__).parents[2] / ".venv" / "browser.json"

NOT_WANTED = (
    # Two pages of the browser's own for each context, which cost more than the page of a test does.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # Of the list that Playwright gives, which this one replaces: what could reach beyond the page.
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PreconnectToSearch",
    "PaintHolding",
)
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=" + ",".join(NOT_WANTED),
]
"""Runs in a container as root, and talks to nobody but the table."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    if not FOUND.is_file():
        pytest.fail("no browser was looked for: run the tests with `make test`, or `make browser` once before")
    executable = json.loads(FOUND.read_text())["executable"]
    found = {} if executable is None else {"executable_path": executable}
    return {**browser_type_launch_args, **found, "args": QUIET}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """One server for all browser tests; each makes its own tables."""
    running = TableServer(tmp_path_factory.mktemp("server")).start()
    yield running
    running.kill()


@pytest.fixture
def someone(browser: Browser, server: TableServer) -> Iterator[Callable[..., Player]]:
    """Makes people at browsers: `someone("Anna", viewport=PHONE)`. At the end they leave, and complain."""
    people: list[Player] = []

    def come(name: str, **context: Any) -> Player:
        people.append(Player(browser, server.address, name, **context))
        return people[-1]

    yield come
    for person in people:
        person.leave()
