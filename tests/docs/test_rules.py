"""What the players' rules say of boxes and editions is what the game is made of."""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from svintus import editions
from svintus.engine.faces import KIND_KEYS, KIND_OF
from svintus.locale import Words

ROOT = Path(__file__).parents[2]
MOST_WITH_ONE_BOX = 10


def test_the_tables_of_options_are_current() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/rules_tables.py", "check"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def deck_of_box(key: str) -> Counter[str]:
    """Copies of each kind in the box: the most that any recipe of the edition takes out of it."""
    edition = editions.load(key)
    box: Counter[str] = Counter()
    for recipe in edition.recipes:
        if recipe.fewest <= MOST_WITH_ONE_BOX:
            deck = edition.deck(recipe.fewest, edition.options, recipe.key)
            box |= Counter(KIND_KEYS[KIND_OF[face]] for face in deck)
    return box


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("edition", "cards"), [("classic", 112), ("v2", 176)])
def test_the_box_holds_what_the_rules_say(language: str, edition: str, cards: int) -> None:
    text = (ROOT / "docs" / f"rules.{language}.md").read_text("utf-8")
    box = deck_of_box(edition)
    assert box.total() == cards
    assert f"\n{cards} " in text
    words = Words(language, strict=True)
    for kind, count in box.items():
        card = words(f"card-{kind}")
        row = re.search(rf"^\| (?:\*\*)?{re.escape(card[:4] if kind == 'number' else card)}.*$", text, re.MULTILINE)
        assert row is not None, card
        assert str(count) in re.findall(r"\d+", row[0].split("|")[2]), row[0]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_card_of_the_families_is_explained(language: str) -> None:
    """Beside its row in the box: a paragraph or a row of its own, with a ruling."""
    text = (ROOT / "docs" / f"rules.{language}.md").read_text("utf-8")
    words = Words(language, strict=True)
    for kind in deck_of_box("v2"):
        if kind != "number":
            card = re.escape(words(f"card-{kind}"))
            assert re.search(rf"^(?:\| {card} \||\*\*{card}\.?\*\*)", text, re.MULTILINE), card
