"""Whatever is typed wrong: one line on standard error that names it, nothing else, exit code 2."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from cli.languages import english_in
from svintus import editions
from svintus.cli.bad_input import FAULTS
from svintus.cli.main import run
from svintus.engine import options
from svintus.locale import LANGUAGES, Words

WRONG = [
    (["simulate", "--edition", "v3"], "v3"),
    (["simulate", "--recipe", "tragic"], "tragic"),
    (["simulate", "--recipe", "challenge", "--seats", "2"], "challenge"),
    (["simulate", "--file", "/no/such.toml"], "/no/such.toml"),
    (["simulate", "--file", "/dev/zero"], "/dev/zero"),
    (["deck", "--file", "my.toml", "--recipe", "simple"], "my.toml"),
    (["deck", "--file", __file__], "test_bad_input"),
    (["simulate", "--seats", "1"], "1"),
    (["simulate", "--seats", "21"], "21"),
    (["simulate", "--seats", "99999999999999999999"], "99999999999999999999"),
    (["simulate", "--seats", "four"], "four"),
    (["simulate", "--seats", "4.5"], "4.5"),
    (["simulate", "--seed", "0.5"], "0.5"),
    (["simulate", "--processes", "1.5"], "1.5"),
    (["simulate", "--seats"], "--seats"),
    (["simulate", "--seats", "4", "--seats", "5"], "--seats"),
    (["simulate", "--matches=often"], "often"),
    (["simulate", "--seats", "11"], "11"),
    (["simulate", "--games", "0"], "--games"),
    (["simulate", "--games", "-3"], "-3"),
    (["simulate", "--games", "1000001"], "1000001"),
    (["simulate", "--processes", "0"], "--processes"),
    (["simulate", "--processes", "257"], "257"),
    (["simulate", "--seed", "lucky"], "lucky"),
    (["simulate", "--bots", "random,hog"], "hog"),
    (["simulate", "--bots", ","], "sensible"),
    (["simulate", "--option", "clock"], "clock"),
    (["simulate", "--option", "clock=1"], "clock"),
    (["simulate", "--option", "clock=soon"], "soon"),
    (["simulate", "--option", "clack=1"], "clack"),
    (["simulate", "--option", "transfer=maybe"], "maybe"),
    (["simulate", "--option", "several=all"], "all"),
    (["simulate", "--option", "forbidden=number"], "number"),
    (["simulate", "--option", "forbidden=number+polisvin"], "polisvin"),
    (["simulate", "--option", "deal=20", "--seats", "10"], "201"),
    (["simulate", "--journals", "/dev/null/journals"], "/dev/null/journals"),
    (["simulate", "--nonsense"], "--nonsense"),
    (["simulate", "nonsense"], "nonsense"),
    (["nonsense"], "nonsense"),
    (["deck", "--edition", "новая\nредакция"], "новая редакция"),
    (["deck", "--lang", "de"], "de"),
    (["deck", "--seats", "-1"], "-1"),
    (["verify"], "FILE"),
    (["verify", "/no/such/file"], "/no/such/file"),
    (["verify", "/dev"], "/dev"),
    (["verify", "/dev/zero"], "/dev/zero"),
    (["verify", sys.executable], "python"),
    (["export", "match", "--database", "/no/such.sqlite3"], "/no/such.sqlite3"),
    (["export", "match", "--database", __file__], "test_bad_input"),
    (["play", "--bots", "random,random,random,random"], "4"),
    (["play", "--bots", "hog"], "hog"),
    (["play", "--edition", "v3"], "v3"),
    (["play"], "svintus"),
    (["play", "--file", __file__], "test_bad_input"),
    (["serve", "--host", "192.0.2.1", "--port", "0"], "192.0.2.1"),
    (["serve", "--port", "0", "--host", "127.0.0.1", "--database", "/dev/null/x"], "/dev/null"),
    (["serve", "--port", "65536"], "65536"),
    (["serve", "--port", "-1"], "-1"),
    (["serve", "--port", "http"], "http"),
    (["serve", "--log-level", "loud"], "loud"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "named"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str], named: str, language: str
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    assert run(arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith("svintus: ")
    assert output.err.count("\n") == 1
    assert output.err.endswith("\n")
    assert named in output.err


@pytest.mark.parametrize("arguments", [one for one, _ in WRONG if one[0] != "export"], ids=" ".join)
def test_a_russian_complaint_has_no_english_in_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert run(arguments) == 2
    assert english_in(capsys.readouterr().err, *arguments) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    reasons = {
        *(f"bad-option-{key}" for key in options.REASONS),
        *(f"bad-edition-{key}" for key in editions.REASONS),
        *(f"cli-system-{key}" for key in FAULTS.values()),
    }
    words = Words(language)
    assert {reason for reason in reasons if reason not in words} == set()


def test_the_language_asked_for_comes_before_that_of_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    for arguments in (["--lang", "ru"], ["--lang=ru"]):
        run(["deck", "--edition", "v3", *arguments])
        assert "нет издания" in capsys.readouterr().err
    run(["deck", "--edition", "v3"])
    assert "no edition" in capsys.readouterr().err
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    run(["deck", "--edition", "v3"])
    assert "нет издания" in capsys.readouterr().err


BLANK = "[[blanks]]\nname_en = 'x'\npicture = 'pig.sly.hat'\ncolour = 'grey'\nfits = ['anything']\n"

WRONG_FILES = [
    ("edition = 'v2'\n[copies]\nnumber two", "line 3, column 8", "строка 3, знак 8"),
    ("[copies]\nnumber = ", "line 2, column 9", "строка 2, знак 9"),
    ("number = [1,\n2\n\n", "line 2, column 2", "строка 2, знак 2"),
    ("number = 1\nnumber = 2\n", "line 2, column 11", "строка 2, знак 11"),
    ("number = " + "9" * 5_000, "no TOML", "не TOML"),
    ("number = " + "[" * 5_000, "no TOML", "не TOML"),
    ("[options]\ndeal = 21", "deal: 21", "deal: 21"),
    ("[options]\nseveral = 'all'", "several", "several"),
    ("edition = 'v3'", "v3", "v3"),
    ("joker = 1", "joker", "joker"),
    ("[options]\nclack = 1", "clack", "clack"),
    ("[options]\nclock = 'soon'", "soon", "soon"),
    ("[copies]\nnumber = 1", "33", "33"),
    ("[copies]\njoker = 1", "“joker”", "«joker»"),
    ("[copies]\nnumber = 'two'", "two", "two"),
    ("[copies]\nkhapyozh = 8\npolisvin = 8", "number cards", "без чисел"),
    ("[copies]\nr7 = 8\nb5 = 8\ng4 = 8\nb3 = 8\nsvinorost = 1", "Svinorost", "Свиноросту"),
    ("[copies]\nnumber = 2\n'blank.1' = 1", "blank.1", "blank.1"),
    (
        f"{BLANK}effects = [{{ do = 'skip' }}, {{ do = 'turn' }}]",
        "[1]: first turn",
        "[1]: сначала",
    ),
    (f"{BLANK}value = 9", "blanks[0].value: “9”", "blanks[0].value: «9»"),
]


@pytest.mark.parametrize(("text", "english", "russian"), WRONG_FILES)
def test_what_is_wrong_in_a_deck_of_ones_own_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, english: str, russian: str
) -> None:
    file = tmp_path / "my.toml"
    file.write_text(text, encoding="utf-8")
    for language, named in (("en", english), ("ru", russian)):
        assert run(["deck", "--file", str(file), "--lang", language]) == 2
        output = capsys.readouterr()
        assert output.out == ""
        assert output.err.count("\n") == 1
        assert named in output.err
    assert english_in(output.err, str(file), text) == set()


def test_a_taken_port_is_said_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert (
            run(
                [
                    "serve",
                    "--host",
                    "127.0.0.1",
                    "--port",
                    port,
                    "--database",
                    str(tmp_path / "x.sqlite3"),
                    "--lang",
                    "en",
                ]
            )
            == 2
        )
    output = capsys.readouterr()
    assert output.err.count("\n") == 1
    assert port in output.err
    assert "somebody else" in output.err


def test_an_unknown_match_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from svintus.server.sqlite import Database

    path = tmp_path / "matches.sqlite3"
    Database(path).close()
    assert run(["export", "nobody-played-this", "--database", str(path)]) == 2
    assert "nobody-played-this" in capsys.readouterr().err
    assert run(["export", "--database", str(path)]) == 0


def test_reading_makes_no_database(tmp_path: Path) -> None:
    path = tmp_path / "none.sqlite3"
    assert run(["export", "--database", str(path)]) == 2
    assert not path.exists()


def test_the_command_itself_exits_so() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from svintus.cli import main; main()", "simulate", "--edition", "v3"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_a_reader_that_goes_away_is_no_error() -> None:
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} -c 'from svintus.cli import main; main()' deck --lang en | head -n 1"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
