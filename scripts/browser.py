"""Makes sure that the browser tests have a real Chromium, and writes down where it is.

    .venv/bin/python scripts/browser.py

Tried in this order, each by really opening a page: a Chromium or Chrome on PATH, Playwright's own download, Debian's
package. The result is `.venv/browser.json`: {"executable": path, or null for Playwright's own}.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.metadata import version
from typing import Final

from shared import VENV, Failure, apt_install, locked, main

FOUND: Final = VENV / "browser.json"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
DOWNLOAD_SECONDS: Final = 600

OPENS_A_PAGE: Final = """
import sys
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=sys.argv[1] or None, args=["--no-sandbox", "--disable-gpu"])
    page = browser.new_page()
    page.set_content("<title>Oink</title>")
    assert page.title() == "Oink"
    browser.close()
"""


def opens_a_page(executable: str | None) -> bool:
    """Whether a browser starts without a screen and shows a page; a file of that name alone proves nothing."""
    command = [sys.executable, "-c", OPENS_A_PAGE, executable or ""]
    try:
        done = subprocess.run(command, capture_output=True, timeout=120, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def on_path() -> str | None:
    """The first browser on PATH that works."""
    for name in NAMES:
        executable = shutil.which(name)
        if executable is not None and opens_a_page(executable):
            return executable
    return None


def playwright(*arguments: str) -> bool:
    """Runs Playwright's own installer; where its hosts cannot be reached it gives up rather than hang."""
    environment = os.environ | {"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "10000"}
    command = [sys.executable, "-m", "playwright", *arguments]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, timeout=DOWNLOAD_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def downloaded() -> bool:
    """Playwright's own Chromium, with the system libraries it needs where we may install them."""
    if opens_a_page(None):
        return True
    print("No Chromium on PATH: asking Playwright for one", flush=True)
    if not playwright("install", "--only-shell", "chromium"):
        return False
    return opens_a_page(None) or (os.geteuid() == 0 and playwright("install-deps", "chromium") and opens_a_page(None))


def packaged() -> str | None:
    """Debian's Chromium, with letters for both languages: a bare container has no fonts at all."""
    print("Playwright could not bring one: asking the system's packages", flush=True)
    return on_path() if apt_install("chromium", "fonts-dejavu-core") else None


def search() -> str | None:
    """A working browser's path, or None for Playwright's own."""
    executable = on_path()
    if executable is not None or downloaded():
        return executable
    executable = packaged()
    if executable is None:
        raise Failure(
            "no working Chromium: none on PATH, `playwright install chromium` failed, and no Debian package "
            "could be installed; install Chromium or Chrome and try again"
        )
    return executable


def ensure() -> None:
    """Finds or installs the browser once; later runs only look whether it is still there."""
    tool = version("playwright")
    with locked("browser"):
        if still_there(tool):
            return
        FOUND.write_text(json.dumps({"playwright": tool, "executable": search()}))


def still_there(tool: str) -> bool:
    """Whether the browser found earlier can be used with the Playwright of today."""
    try:
        found = json.loads(FOUND.read_text())
    except (OSError, ValueError):
        return False
    executable = found["executable"]
    there = opens_a_page(None) if executable is None else os.access(executable, os.X_OK)
    return there and found["playwright"] == tool


if __name__ == "__main__":
    main(ensure)
