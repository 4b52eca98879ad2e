"""A journal that is not sound: which line it is, and why, in the user's language."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.languages import english_in
from svintus.cli.main import run
from svintus.engine import journal
from svintus.engine.journal import REASONS, verify
from svintus.engine.refusals import REASON_KEYS
from svintus.locale import LANGUAGES, Words


def swapped(pattern: str, other: str) -> Callable[[str], str]:
    """The text with the first match of the pattern replaced."""

    def change(text: str) -> str:
        changed, found = re.subn(pattern, other, text, count=1, flags=re.MULTILINE)
        assert found
        return changed

    return change


def forged(change: Callable[[str], str]) -> Callable[[str], str]:
    """The same with checks that go with it."""

    def mend(text: str) -> str:
        header, _, body = change(text).partition("---\n")
        lines = [*header.removesuffix("\n").split("\n"), "---"]
        check = journal._first_check(lines)
        for line in body.removesuffix("\n").split("\n"):
            entry = line.rpartition(" ~")[0]
            check = journal._next_check(check, entry)
            lines.append(f"{entry} ~{check[: journal._CHECK_DIGITS]}")
        return "\n".join(lines) + "\n"

    return mend


BROKEN: dict[str, Callable[[str], str]] = {
    "not-a-journal": lambda text: "Dear diary,\n" + text,
    "no-rule": swapped("^---\n", ""),
    "not-as-written": swapped("^option boxes 1$", "option boxes  1"),
    "unknown": swapped("^edition ", "edikt "),
    "unreadable": swapped("^deck ", "deck joker "),
    "seats": swapped('^(seat ".*\n)+', ""),
    "blanks": swapped(
        "^seat ",
        'blank {"name_en":"x","picture":"pig.sly.hat","colour":"grey","fits":["anything"]}\n' * 33 + "seat ",
    ),
    "garments": swapped("^garments .*$", "garments 1"),
    "option": swapped("^option boxes 1$", "option boxes 9"),
    "deck": forged(swapped("^deck .*$", "deck r0")),
    "secret": forged(swapped("^seed .*\n", "")),
    "other-seed": forged(swapped("^seed .*$", f"seed {bytes(32).hex()}")),
    "tampered": swapped(r"~[0-9a-f]{8}$", "~00000000"),
    "not-an-entry": forged(swapped("^3 .* ~", "third ~")),
    "missing": forged(swapped("^3 ", "4 ")),
    "no-such-seat": forged(swapped(r"^3 (\d+) \S+ ", r"3 \1 9 ")),
    "not-an-act": forged(swapped(r"^3 (\d+) (\S+) .* ~", r"3 \1 \2 dance ~")),
    "unlawful": forged(swapped(r"^1 (\d+) \S+ .* ~", r"1 \1 0 slap ~")),
}


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The journal of a round."""
    folder = tmp_path_factory.mktemp("journals")
    run(["simulate", "--games", "1", "--journals", str(folder)])
    (file,) = folder.iterdir()
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("key", REASONS)
def test_what_is_wrong_is_said_in_both_languages(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, sound: str, key: str
) -> None:
    file = tmp_path / "broken.svintus"
    file.write_text(BROKEN[key](sound), encoding="utf-8")
    verdict = verify(file.read_text(encoding="utf-8"))
    assert (verdict.sound, verdict.key) == (False, key)
    capsys.readouterr()
    for language, line in (("en", "line"), ("ru", "строка")):
        assert run(["verify", str(file), "--lang", language]) == 1
        said = capsys.readouterr().out
        assert "bad-journal" not in said
        assert (f"{line} {verdict.line}: " in said) == bool(verdict.line)
    found = [str(value) for name, value in verdict.values.items() if name not in ("why", "refusal")]
    assert english_in(said, str(file), *found) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_an_act_has_words(language: str) -> None:
    words = Words(language)
    assert [key for key in REASON_KEYS[1:] if f"refused-{key}" not in words] == []
