"""The documents hold together: links lead somewhere, rulings exist, commands that are shown can be typed."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
DECISIONS = sorted(ROOT.glob("docs/adr/[0-9]*.md"))
RULES = [ROOT / "docs" / f"rules.{language}.md" for language in ("en", "ru")]

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
RULING = re.compile(r"\b(?!SHA-|UTF-|OINK-)[A-Z]{2,5}-\d+\b")
TARGET = re.compile(r"^([a-z]+):", re.MULTILINE)


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def without_code(text: str) -> str:
    """The text without blocks and spans of code, where nothing is a link."""
    return re.sub(r"`[^`]*`", "", re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE))


def anchors(text: str) -> set[str]:
    """What the headings of a page can be linked by."""
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def rulings(path: Path) -> set[str]:
    return set(RULING.findall(path.read_text("utf-8")))


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_link_leads_somewhere(document: Path) -> None:
    for link in LINK.findall(without_code(document.read_text("utf-8"))):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        target = (document.parent / path).resolve() if path else document
        assert target.exists(), link
        assert not anchor or anchor in anchors(target.read_text("utf-8")), link


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_ruling_that_is_named_exists(document: Path) -> None:
    assert rulings(document) <= rulings(ROOT / "docs" / "rulings.md")


def test_both_languages_tell_the_same_rulings() -> None:
    english, russian = map(rulings, RULES)
    assert english == russian
    assert len(english) > 40


@pytest.mark.parametrize("decision", DECISIONS, ids=name)
def test_a_decision_says_why_what_and_what_follows(decision: Path) -> None:
    text = decision.read_text("utf-8")
    assert re.findall(r"^\*\*(\w+)\.\*\*", text, re.MULTILINE) == ["Context", "Decision", "Consequences"]
    number = int(decision.name[:4])
    title = text.splitlines()[0].removeprefix(f"# {number}. ")
    assert f"{number}. [{title}]({decision.name})" in (decision.parent / "README.md").read_text("utf-8")


def test_decisions_are_numbered_without_gaps() -> None:
    assert [int(decision.name[:4]) for decision in DECISIONS] == list(range(1, len(DECISIONS) + 1))


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_make_target_that_is_shown_exists(document: Path) -> None:
    targets = set(TARGET.findall((ROOT / "Makefile").read_text("utf-8")))
    assert set(re.findall(r"`make ([a-z]+)", document.read_text("utf-8"))) <= targets
