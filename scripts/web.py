"""Builds or checks the web client.

    .venv/bin/python scripts/web.py build | check | install

Both steps, the packages and the build, are stamped with a hash of what they are made from. Standard library only,
because the wheel's build hook uses it too.
"""

from __future__ import annotations

import sys
from typing import Final

import node
from shared import ROOT, Failure, digest, fresh, locked, main

WEB: Final = node.WEB
MODULES: Final = WEB / "node_modules"
BUILT: Final = ROOT / "src" / "svintus" / "server" / "static"
STAMP: Final = BUILT / "build.stamp"
LOCALE: Final = ROOT / "src" / "svintus" / "locale"


def install() -> None:
    """Brings web/node_modules up to date with the lock file."""
    inputs = digest([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"])
    stamp = MODULES / ".svintus-stamp"
    with locked("web-modules"):
        if not fresh(stamp, inputs):
            print("Installing the packages of the web client", flush=True)
            node.find().run("ci", "--no-progress", "--loglevel=error")
            stamp.write_text(inputs)


def sources() -> str:
    """A hash of everything that the built client is made from."""
    tops = (path for path in sorted(WEB.iterdir()) if path.name not in {"node_modules", "tests"})
    return digest([*tops, *sorted(LOCALE.glob("*/*.ftl"))])


def built() -> bool:
    """Whether the client in the server package was built from the sources as they are now."""
    return fresh(STAMP, sources())


def build() -> None:
    """Builds the client into the server package, unless it is there already."""
    with locked("web-build"):
        if built():
            return
        inputs = sources()
        install()
        print("Building the web client", flush=True)
        node.find().run("run", "--silent", "build", "--", "--logLevel=warn")
        STAMP.write_text(inputs)


def check() -> None:
    """Types and unit tests of the client."""
    install()
    found = node.find()
    found.run("run", "--silent", "check")
    found.run("run", "--silent", "test")


STEPS: Final = {"install": install, "build": build, "check": check}


def step() -> None:
    """The command line: one step by name."""
    if len(sys.argv) != 2 or sys.argv[1] not in STEPS:
        raise Failure(f"usage: scripts/web.py {' | '.join(STEPS)}")
    STEPS[sys.argv[1]]()


if __name__ == "__main__":
    main(step)
