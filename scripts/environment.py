"""Makes `.venv` with the project installed editable and the asked extras. Standard library only: it runs before the venv.

    python3 scripts/environment.py [EXTRA ...]

A stamp of everything that decides the outcome (project file, constraints, interpreter, extras) makes a second run free.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from shared import ROOT, VENV, VENV_PYTHON, Failure, as_root, digest, main, run, stamped

APT_PACKAGES = ["python3-venv", "python3-pip"]


def make_venv() -> None:
    """Creates `.venv` with the interpreter running this script; repairs Debian's Python that comes without ensurepip."""
    if VENV.exists():
        shutil.rmtree(VENV)
    command = [sys.executable, "-m", "venv", str(VENV)]
    if subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0:
        return
    if shutil.which("apt-get") is not None:
        prefix = as_root()
        if prefix is not None:
            run([*prefix, "apt-get", "update", "-q"])
            run([*prefix, "apt-get", "install", "-q", "-y", "--no-install-recommends", *APT_PACKAGES])
            run(command)
            return
    raise Failure(f"{sys.executable} cannot make a virtual environment; install its venv module (Debian: python3-venv)")


def install(extras: list[str]) -> None:
    """Installs the project editable with its extras, at the pinned versions."""
    target = f".[{','.join(extras)}]" if extras else "."
    environment = os.environ | {"PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    command = [str(VENV_PYTHON), "-m", "pip", "install", "--quiet", "--constraint", "constraints.txt", "--editable", target]
    run(command, cwd=ROOT, env=environment)


def setup() -> None:
    extras = sorted(set(sys.argv[1:]))
    inputs = digest(ROOT / "pyproject.toml", ROOT / "constraints.txt", text=sys.version)
    stamp = VENV / "stamps" / "-".join(["environment", *extras])
    with stamped(stamp, inputs) as fresh:
        if fresh:
            return
        alive = VENV_PYTHON.exists() and subprocess.run([str(VENV_PYTHON), "-m", "pip", "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0
        if not alive:
            print(f"Making .venv with Python {sys.version.split()[0]}", flush=True)
            make_venv()
        print(f"Installing svintus[{','.join(extras)}] into .venv", flush=True)
        install(extras)


if __name__ == "__main__":
    main(setup)
