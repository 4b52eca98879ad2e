"""The tree in the page about the architecture is the tree."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TREE = (ROOT / "docs" / "architecture.md").read_text("utf-8").split("```")[1]


def entries(indent: int) -> set[str]:
    return set(re.findall(rf"^ {{{indent}}}(\S+)", TREE, re.MULTILINE))


def test_every_part_of_the_package_is_in_the_tree() -> None:
    package = ROOT / "src" / "svintus"
    folders = {f"{init.parent.name}/" for init in package.glob("*/__init__.py")}
    modules = {module.name for module in package.glob("*.py") if not module.name.startswith("__")}
    assert entries(2) == folders | modules


def test_every_part_of_the_engine_is_in_the_tree() -> None:
    engine = ROOT / "src" / "svintus" / "engine"
    folders = {f"{init.parent.name}/" for init in engine.glob("*/__init__.py")}
    modules = {module.name for module in engine.glob("*.py") if not module.name.startswith("__")}
    assert entries(4) == folders | modules


def test_every_folder_of_the_tree_exists() -> None:
    assert {entry for entry in entries(0) if not (ROOT / entry).is_dir()} == set()
