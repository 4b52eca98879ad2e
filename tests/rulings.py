"""Which rulings there are (docs/rulings.md), and which tests prove them: `python tests/rulings.py` lists both.

A test names its rulings with the decorator `ruling`; the check reads the sources, so that it needs no test run.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

TESTS = Path(__file__).parent
INDEX = TESTS.parent / "docs" / "rulings.md"

Test = TypeVar("Test", bound=Callable[..., object])


def ruling(*ids: str) -> Callable[[Test], Test]:
    """The rulings that a test proves. They can be asked for: `pytest -m ruling`."""
    return pytest.mark.ruling(*ids)


def in_the_index() -> dict[str, bool]:
    """Every ruling of the index; true if it is in force, false if it waits for later cards."""
    found: dict[str, bool] = {}
    for ruling_id, later in re.findall(
        r"^- \*\*([A-Z]+(?:-\d+)?)\*\*( \(later\))?", INDEX.read_text(encoding="utf-8"), re.M
    ):
        assert ruling_id not in found, f"{ruling_id} stands twice in the index"
        found[ruling_id] = not later
    return found


def in_the_tests() -> dict[str, list[str]]:
    """The tests (`file::name`) that name each ruling."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "ruling":
                    for argument in mark.args:
                        assert isinstance(argument, ast.Constant), f"{path}: a ruling must be written out"
                        found[str(argument.value)].append(f"{path.relative_to(TESTS)}::{node.name}")
    return found


def main() -> int:
    """Print every ruling with its tests; 1 if one in force has none."""
    index, tests = in_the_index(), in_the_tests()
    for ruling_id, in_force in index.items():
        names = tests.get(ruling_id, [])
        print(f"{ruling_id:9}", "later" if not in_force else f"{len(names)} tests" if names else "NO TEST")
        for name in names:
            print("         ", name)
    unproven = [ruling_id for ruling_id, in_force in index.items() if in_force and ruling_id not in tests]
    print(f"{sum(index.values())} rulings in force, {len(unproven)} without a test")
    return 1 if unproven else 0


if __name__ == "__main__":
    sys.exit(main())
