import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "ruling(*ids): the rulings of docs/rulings.md that the test proves")
