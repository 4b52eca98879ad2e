"""The page about the notation leaves no act out and makes none up."""

import re
from pathlib import Path

from svintus.engine.actions import ACTION_KEYS

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")


def test_every_act_is_there() -> None:
    table = PAGE.partition("| act | by | meaning |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    told = {act.split()[0] for row in rows for act in re.findall(r"`([^`]+)`", row)}
    assert told == set(ACTION_KEYS.values())
