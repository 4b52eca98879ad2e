"""What the server writes down goes where the error output is at that moment."""

import io
import logging
import sys
from collections.abc import Iterator

import pytest
import structlog

from svintus.server.logs import set_up_logs


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    handlers = list(logging.root.handlers)
    yield
    structlog.reset_defaults()
    logging.root.handlers[:] = handlers


def test_a_line_after_the_error_output_was_redirected_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = io.StringIO(), io.StringIO()
    monkeypatch.setattr(sys, "stderr", first)
    set_up_logs("info")
    first.close()
    monkeypatch.setattr(sys, "stderr", second)
    structlog.get_logger("svintus.table").info("table opened")
    assert "table opened" in second.getvalue()
