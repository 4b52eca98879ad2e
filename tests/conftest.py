"""What holds for every test."""

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "ruling(*ids): the rulings of docs/rulings.md that the test proves")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright keeps an event loop of its own running in the thread of the tests for as long
    as its browser lives, and no asyncio test can run beside it."""
    items.sort(key=lambda item: item.path.is_relative_to(BROWSER))
