"""What the players' rules say of boxes and editions is what the game is made of."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from svintus import editions
from svintus.engine.faces import KIND_KEYS, KIND_OF
from svintus.locale import Words

ROOT = Path(__file__).parents[2]


def test_the_tables_of_options_are_current() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/rules_tables.py", "check"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_box_holds_what_the_rules_say(language: str) -> None:
    text = (ROOT / "docs" / f"rules.{language}.md").read_text("utf-8")
    edition = editions.load("classic")
    deck = edition.deck(4, edition.options)
    assert f"\n{len(deck)} " in text
    words = Words(language, strict=True)
    for kind in sorted({KIND_OF[face] for face in deck}):
        key = KIND_KEYS[kind]
        count = sum(KIND_OF[face] == kind for face in deck)
        card = words(f"card-{key}")
        row = re.search(rf"^\| (?:\*\*)?{card[:4]}.*$", text, re.MULTILINE)
        assert row is not None, card
        assert str(count) in re.findall(r"\d+", row[0].split("|")[2]), row[0]
