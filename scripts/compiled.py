"""Builds a wheel with the engine as native code, outside src/, and holds it against the interpreted one.

    .venv/bin/python scripts/compiled.py

The wheel is made from the sdist, because a build in the tree would leave `.so` files that shadow the edited sources.
It is unpacked into build/compiled/site, the engine's tests run on it, and what both engines play is compared: traces of
random matches, and games of bots in two processes. The wheel stays in build/compiled.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any, Final

from shared import ROOT, Failure, apt_install, digest, fresh, locked, main, run

FOLDER: Final = ROOT / "build" / "compiled"
SITE: Final = FOLDER / "site"
STAMP: Final = FOLDER / "wheel.stamp"
INPUTS: Final = (ROOT / "src" / "svintus", ROOT / "pyproject.toml", ROOT / "constraints.txt", ROOT / "hatch_build.py")
ENGINE_TESTS: Final = ("engine", "cards", "properties", "fingerprints", "editions")
MATCHES: Final = "5"
COMMAND_LINE: Final = "from svintus.cli import main; main()"
SIMULATE: Final = ("simulate", "--games", "4", "--processes", "2", "--json")


def need_a_compiler() -> None:
    """A C compiler and Python's headers, installed where that is possible."""
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    if shutil.which("cc") is not None and headers.is_file():
        return
    apt_install("gcc", "libc6-dev", "python3-dev")
    if shutil.which("cc") is None or not headers.is_file():
        raise Failure(f"a C compiler and {headers} are needed (Debian: gcc, libc6-dev, python3-dev)")


def build() -> None:
    """Builds and unpacks the wheel, unless it was made from the same sources."""
    inputs = digest(path for top in INPUTS for path in sources(top))
    if fresh(STAMP, inputs):
        return
    need_a_compiler()
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(FOLDER)])
    print("Compiling the engine", flush=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    # The build backend and the compiler are those of .venv, at the pinned versions.
    quiet = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    run(
        [*pip, "wheel", *quiet, "--wheel-dir", str(FOLDER), *map(str, FOLDER.glob("*.tar.gz"))],
        env=os.environ | {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1"},
    )
    run([*pip, "install", "--quiet", "--no-deps", "--no-index", "--target", str(SITE), *map(str, FOLDER.glob("*.whl"))])
    STAMP.write_text(inputs)


def sources(top: Path) -> list[Path]:
    """The files under a path, without what Python leaves behind."""
    if top.is_file():
        return [top]
    return sorted(path for path in top.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def played(form: str, environment: dict[str, str], *command: str) -> str:
    """What a command prints with one form of the engine."""
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise Failure(f"`{shlex.join(command)}` failed with the {form} engine:\n{done.stderr}")
    return done.stdout


def traces(form: str, environment: dict[str, str]) -> list[str]:
    """What random matches come to on one form of the engine."""
    return played(form, environment, "bench/traces.py", "--matches", MATCHES, "--form", form).splitlines()


def simulation(form: str, environment: dict[str, str]) -> dict[str, Any]:
    """What games of bots in two processes add up to: options and cards are sent to the one, counts come back."""
    counted: dict[str, Any] = json.loads(played(form, environment, "-c", COMMAND_LINE, *SIMULATE))
    del counted["seconds"]
    return counted


def compare() -> None:
    """Tests on the compiled engine, then what both play."""
    interpreted = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    native = interpreted | {"PYTHONPATH": str(SITE)}
    tests = [f"tests/{name}" for name in ENGINE_TESTS if (ROOT / "tests" / name).is_dir()]
    run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests], env=native)
    before, after = traces("uncompiled", interpreted), traces("compiled", native)
    if before != after:
        different = [line.rsplit(" ", 1)[0] for line, other in zip(before, after, strict=True) if line != other]
        raise Failure(f"compiled and interpreted engine differ: {', '.join(different)}")
    if simulation("uncompiled", interpreted) != simulation("compiled", native):
        raise Failure(f"compiled and interpreted bots differ: svintus {shlex.join(SIMULATE)}")
    count = len(before) * int(MATCHES)
    print(f"{count} random matches went alike on both, and so did games of bots in two processes")
    print(f"The wheel is {next(FOLDER.glob('*.whl')).relative_to(ROOT)}")


def work() -> None:
    """Builds, then compares."""
    with locked("compiled"):
        build()
        compare()


if __name__ == "__main__":
    main(work)
