"""Makes `.venv` with the project installed editable and the extras asked for.

    python3 scripts/environment.py [EXTRA ...]

A stamp of everything that decides the outcome (project file, version, pins) makes a second run free; an extra asked
for once stays installed, and so does the interpreter that `.venv` was made with. Standard library only.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from typing import Final

from shared import ROOT, VENV, VENV_PYTHON, Failure, apt_install, digest, locked, main, run, works

STAMP: Final = VENV / "environment.json"
INPUTS: Final = (ROOT / "pyproject.toml", ROOT / "constraints.txt", ROOT / "src/svintus/__init__.py")


def make_venv() -> None:
    """Creates `.venv` with the interpreter that runs this script, also on a Debian whose Python lacks ensurepip."""
    shutil.rmtree(VENV, ignore_errors=True)
    command = [sys.executable, "-m", "venv", str(VENV)]
    if works(command, timeout=300):
        return
    if apt_install("python3-venv"):
        run(command)
        return
    raise Failure(f"{sys.executable} cannot make a virtual environment: install its venv module (Debian: python3-venv)")


def install(extras: list[str]) -> None:
    """Installs the project editable with its extras, at the pinned versions."""
    command = [str(VENV_PYTHON), "-m", "pip", "install", "--quiet", "--no-warn-script-location"]
    command += ["--constraint", "constraints.txt", "--editable", f".[{','.join(extras)}]"]
    run(command, env=os.environ | {"PIP_DISABLE_PIP_VERSION_CHECK": "1"})


def installed() -> tuple[str, set[str]]:
    """What `.venv` was last installed from, and the extras it then held."""
    try:
        stamp = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return "", set()
    return stamp["inputs"], set(stamp["extras"])


def setup() -> None:
    """Brings `.venv` up to date with the project and the extras named on the command line."""
    asked = set(sys.argv[1:])
    inputs = digest(INPUTS)
    with locked("environment"):
        installed_from, held = installed()
        if installed_from == inputs and asked <= held and VENV_PYTHON.exists():
            return
        extras = sorted(asked | held)
        if not works([str(VENV_PYTHON), "-m", "pip", "--version"]):
            print(f"Making .venv with Python {sys.version.split()[0]}", flush=True)
            make_venv()
        print(f"Installing svintus[{','.join(extras)}] into .venv", flush=True)
        install(extras)
        STAMP.write_text(json.dumps({"inputs": inputs, "extras": extras}))


if __name__ == "__main__":
    main(setup)
