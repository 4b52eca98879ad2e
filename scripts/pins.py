"""Writes constraints.txt anew: the newest versions that satisfy the project file together.

    .venv/bin/python scripts/pins.py

Names and versions only: where packages come from is a matter of each machine.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from typing import Final

from shared import ROOT, Failure, main

PINS: Final = ROOT / "constraints.txt"
HEAD: Final = "# The exact versions that `make setup` installs; they ran together. Written by `make pins`.\n"


def resolve(extras: list[str]) -> dict[str, str]:
    """The newest versions of everything the project asks for with these extras, itself left out."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--report", "-"]
    done = subprocess.run([*command, f".[{','.join(extras)}]"], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure(f"pip finds no versions that go together:\n{done.stderr}")
    packages = [entry["metadata"] for entry in json.loads(done.stdout)["install"]]
    named = {re.sub(r"[._-]+", "-", package["name"]).lower(): package["version"] for package in packages}
    return {name: version for name, version in named.items() if name != "svintus"}


def pin() -> None:
    """Asks for all extras at once, so that one set of versions serves every target."""
    extras = sorted(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"])
    versions = resolve(extras)
    PINS.write_text(HEAD + "".join(f"{name}=={version}\n" for name, version in sorted(versions.items())))


if __name__ == "__main__":
    main(pin)
