"""Builds a wheel with the engine as native code, outside src/, and holds it against the interpreted one.

    .venv/bin/python scripts/compiled.py

The wheel is made from the sdist, because a build in the tree would leave `.so` files that shadow the edited sources.
It is unpacked into build/compiled/site, the engine's tests run on it, and the traces of both engines are compared.
The wheel stays in build/compiled.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

from shared import ROOT, Failure, apt_install, digest, fresh, locked, main, run

FOLDER: Final = ROOT / "build" / "compiled"
SITE: Final = FOLDER / "site"
STAMP: Final = FOLDER / "wheel.stamp"
INPUTS: Final = (ROOT / "src" / "svintus", ROOT / "pyproject.toml", ROOT / "constraints.txt", ROOT / "hatch_build.py")
ENGINE_TESTS: Final = ("engine", "cards", "properties", "fingerprints", "editions")
MATCHES: Final = "5"


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


def traces(form: str, environment: dict[str, str]) -> str:
    """What random matches come to on one form of the engine."""
    command = [sys.executable, "bench/traces.py", "--matches", MATCHES, "--form", form]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure(f"the traces of the {form} engine could not be made:\n{done.stderr}")
    return done.stdout


def compare() -> None:
    """Tests on the compiled engine, then the traces of both."""
    interpreted = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    native = interpreted | {"PYTHONPATH": str(SITE)}
    tests = [f"tests/{name}" for name in ENGINE_TESTS if (ROOT / "tests" / name).is_dir()]
    run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests], env=native)
    before, after = traces("uncompiled", interpreted), traces("compiled", native)
    if before != after:
        both = zip(before.splitlines(), after.splitlines(), strict=True)
        different = [line.rsplit(" ", 1)[0] for line, other in both if line != other]
        raise Failure(f"compiled and interpreted engine differ: {', '.join(different)}")
    count = len(before.splitlines()) * int(MATCHES)
    print(f"{count} random matches went alike on both; the wheel is {next(FOLDER.glob('*.whl')).relative_to(ROOT)}")


def work() -> None:
    """Builds, then compares."""
    with locked("compiled"):
        build()
        compare()


if __name__ == "__main__":
    main(work)
