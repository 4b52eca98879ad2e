"""Help speaks the user's language, and every word of it is in the catalogue."""

import pytest

from cli.languages import COMMANDS, english_in, options
from svintus.cli.main import run
from svintus.locale import LANGUAGES

ASKED = [["--help"], *([command, "--help"] for command in COMMANDS)]


def helped(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(arguments) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return output.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", ASKED, ids=" ".join)
def test_nothing_is_missing(capsys: pytest.CaptureFixture[str], arguments: list[str], language: str) -> None:
    text = helped(capsys, *arguments, "--lang", language)
    assert "cli-help" not in text
    assert {name for name in names(arguments) if name not in text} == set()


def names(arguments: list[str]) -> list[str]:
    """The commands or options that must be explained."""
    command, *more = arguments
    if not more:
        return [*COMMANDS, "--help", "--version"]
    return options(command)


@pytest.mark.parametrize("arguments", ASKED, ids=" ".join)
def test_the_russian_help_is_russian(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert english_in(helped(capsys, *arguments)) == set()


def test_defaults_and_choices_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    text = " ".join(helped(capsys, "serve", "--help", "--lang", "en").replace("│", "").split())
    assert "One of: debug, info, warning," in text
    assert "Otherwise warning." in text
    assert "False" not in text
