"""Build hook: a wheel holds the built web client, so that who installs it needs no Node."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))

import node
import web


class WebClient(BuildHookInterface[Any]):
    """Builds web/ into src/svintus/server/static. It may be called twice: what is built already is left alone."""

    def dependencies(self) -> list[str]:
        """Node itself, for the build environment only, where neither PATH nor an earlier build makes it needless."""
        if self.target_name != "wheel" or web.built() or node.on_path() is not None:
            return []
        return [node.REQUIREMENT]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the client; an editable install goes without, `make web` builds it in the tree."""
        if version != "editable":
            web.build()
