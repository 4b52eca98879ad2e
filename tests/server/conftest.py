"""Every match of these tests has a seed of its own, and the same one each time."""

import random

import pytest


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    source = random.Random(request.node.name)
    monkeypatch.setattr("secrets.token_bytes", lambda count=32: source.randbytes(count))
