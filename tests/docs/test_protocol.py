"""The page about the protocol leaves nothing out and makes nothing up."""

import re
from pathlib import Path
from typing import get_args

from svintus.protocol import messages, requests

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


def first_column(heading: str) -> list[str]:
    """The words in the first column of the table under a heading."""
    section = re.split(r"^#+ ", PAGE.partition(f"# {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]
    rows = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    return [word for row in rows for word in re.findall(r"`([^`]+)`", row) if word != "type"]


def tags(union: object) -> set[str]:
    return {member.__struct_config__.tag for member in get_args(union)}


def test_every_request_is_there() -> None:
    assert set(first_column("To the server")) == tags(requests.AnyRequest)


def test_every_message_is_there() -> None:
    assert set(first_column("From the server")) == tags(messages.AnyMessage)


def test_every_failure_is_there() -> None:
    assert sorted(first_column("Refusals and failures")) == sorted(get_args(messages.FailureCode))
