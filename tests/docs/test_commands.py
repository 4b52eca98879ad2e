"""Commands, options and JSON that the documents show are those that there are."""

import contextlib
import io
import json
import re
from pathlib import Path

import pytest

from svintus.cli.main import app, run

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
COMMANDS = ("serve", "play", "simulate", "export", "verify", "deck")


def said_by(*arguments: str) -> str:
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(io.StringIO()):
        assert run(arguments) == 0
    return said.getvalue()


def options_of(command: str) -> set[str]:
    """The options of a command, in their long form."""
    names = [name for argument in app[command].assemble_argument_collection() for name in argument.names]
    return {name for name in names if name.startswith("--")}


def first_column(page: str) -> list[str]:
    return re.findall(r"^\| (`.*?) \|", page, re.MULTILINE)


def text(page: str) -> str:
    return (ROOT / "docs" / page).read_text("utf-8")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_command_that_is_shown_can_be_typed(document: Path) -> None:
    for command, arguments in re.findall(
        r"(?:`|^    )(?:\.venv/bin/)?svintus ([a-z]+)([^`\n#]*)", document.read_text("utf-8"), re.M
    ):
        assert command in COMMANDS, document
        assert set(re.findall(r"--[a-z-]+", arguments)) <= options_of(command), document


@pytest.mark.parametrize(("page", "command"), [("play.md", "serve"), ("simulate.md", "simulate")])
def test_every_option_of_the_command_is_on_its_page(page: str, command: str) -> None:
    shown = {option for cell in first_column(text(page)) for option in re.findall(r"`(--[a-z-]+)`", cell)}
    assert shown == options_of(command)


def test_every_field_of_the_json_is_on_the_page() -> None:
    fields = json.loads(said_by("simulate", "--games", "1", "--processes", "1", "--json"))
    table = text("simulate.md").partition("## The JSON")[2].partition("\n\n`svintus deck")[0]
    shown = [name for cell in first_column(table) for name in re.findall(r"`(\w+)`", cell)]
    assert sorted(shown) == sorted(fields)


def test_every_field_of_a_deck_is_on_the_page() -> None:
    deck = json.loads(said_by("deck", "--edition", "classic", "--json"))
    for name in [*deck, *deck["faces"][0]]:
        assert f"`{name}`" in text("simulate.md")


def test_the_example_in_python_runs() -> None:
    example = re.findall(r"^```python\n(.*?)^```", text("simulate.md"), re.MULTILINE | re.DOTALL)
    assert len(example) == 1
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(example[0], {})
    assert sum(json.loads(said.getvalue())) > 0
