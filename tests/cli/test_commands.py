"""The commands do what they say, in both languages, and the same seed prints the same."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from svintus import editions
from svintus.cli.main import run
from svintus.engine.faces import CODES
from svintus.engine.options import Options
from svintus.server.sqlite import Database
from svintus.server.store import EntryRow, MatchEnd, MatchRow

SIMULATE = ["simulate", "--bots", "random,sensible"]


def printed(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert run(arguments) == code
    return capsys.readouterr().out


def report(
    capsys: pytest.CaptureFixture[str], *arguments: str, games: int = 30, seed: int = 4, bots: str = "random,sensible"
) -> dict[str, Any]:
    asked = ("--bots", bots, "--games", str(games), "--seed", str(seed), "--json")
    found: dict[str, Any] = json.loads(printed(capsys, "simulate", *asked, *arguments))
    assert found.pop("seconds") >= 0
    return found


def test_simulate_prints_one_object_that_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "--edition", "v2", "--recipe", "simple", "--seats", "4")
    assert found["games"] == found["finished"] == found["rounds"] == 30
    assert found["actions"] == sum(found["acts"].values())
    assert sum(found["cards"].values()) == sum(found["card_kinds"].values())
    assert set(found["cards"]) == {CODES[face] for face in editions.load("v2").deck(4, Options())}
    assert sum(found["wins"].values()) == 30
    assert found["mean_round"] == pytest.approx(found["actions"] / 30, abs=0.01)
    assert found["longest_round"] >= found["mean_round"]
    assert found["seats_by_bot"] == {"random": 60, "sensible": 60}
    assert found["points"]["sensible"] > found["points"]["random"]


def test_the_same_seed_prints_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    one = report(capsys, "--processes", "1")
    assert report(capsys, "--processes", "2") == one
    assert report(capsys, seed=5) != one


def test_progress_goes_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*SIMULATE, "--games", "30", "--json"]) == 0
    output = capsys.readouterr()
    json.loads(output.out)
    assert "30/30" in output.err


def test_options_are_read_by_their_kind_and_reported(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["interception=no", "missed-call=5", "several=same", "forbidden="]
    found = report(capsys, *[word for option in options for word in ("--option", option)])
    assert found["options"] == {
        "interception": False,
        "missed_call": 5,
        "several": "same",
        "forbidden": [],
    }
    assert found["acts"]["intercept"] == 0


def test_matches_and_journals(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "new" / "journals"
    found = report(capsys, "--matches", "--journals", str(folder), games=2)
    assert found["game"] == "match"
    assert found["games"] == 2
    assert found["rounds"] > 2
    files = list(folder.iterdir())
    assert len(files) == 2
    for file in files:
        assert "lawful" in printed(capsys, "verify", str(file), "--lang", "en")


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, *SIMULATE, "--games", "5", "--lang", "ru")
    assert "Толковый" in text
    assert "Хлопкопыт" in text
    assert "Haphazard" in printed(capsys, *SIMULATE, "--games", "5", "--lang", "en")


def test_verify_says_where_a_file_breaks(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(["simulate", "--games", "1", "--journals", str(tmp_path)])
    (file,) = tmp_path.iterdir()
    lines = file.read_text(encoding="utf-8").split("\n")
    at = next(number for number, line in enumerate(lines) if " draw ~" in line)
    lines[at] = lines[at].replace("draw", "slap")
    file.write_text("\n".join(lines), encoding="utf-8")
    capsys.readouterr()
    assert f"line {at + 1}:" in printed(capsys, "verify", str(file), code=1)
    verdict = json.loads(printed(capsys, "verify", str(file), "--json", code=1))
    assert verdict["sound"] is False
    assert verdict["line"] == at + 1


@pytest.mark.parametrize(("edition", "seats", "cards", "faces"), [("classic", 4, 112, 53), ("v2", 2, 88, 41)])
def test_deck_lists_faces_and_copies(
    capsys: pytest.CaptureFixture[str], edition: str, seats: int, cards: int, faces: int
) -> None:
    found = json.loads(printed(capsys, "deck", "--edition", edition, "--seats", str(seats), "--json"))
    assert found["cards"] == cards == sum(face["copies"] for face in found["faces"])
    assert len(found["faces"]) == faces
    assert {"code": "r7", "kind": "number", "colour": "raspberry", "value": 7, "copies": 2} in found["faces"]
    assert {"code": "polisvin", "kind": "polisvin", "colour": "grey", "value": None, "copies": 8} in found["faces"]
    assert "Полисвин" in printed(capsys, "deck", "--edition", edition, "--seats", str(seats), "--lang", "ru")


def test_deck_warns(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("deck", "--recipe", "paranoid", "--seats", "5")
    found = json.loads(printed(capsys, *asked, "--json"))
    assert found["cards"] == 124
    assert found["warnings"] == [
        {"key": "silenced-courage", "cards": ["tikhokhryun", "parodist", "suflyor", "reyting"]}
    ]
    assert "Somebody will pay" in " ".join(printed(capsys, *asked, "--lang", "en").split())
    assert json.loads(printed(capsys, "deck", "--json"))["warnings"] == []


OWN = """
edition = "extended"
[options]
clock = 5_000
[copies]
number = 2
folklorist = 1
"blank.1" = 8
"blank.2" = 2
[[blanks]]
name_ru = "Обед"
picture = "pig.happy.glass"
colour = "grey"
fits = ["anything"]
effects = [{ do = "colour" }, { do = "draw", who = "others", count = 1 }]
[[blanks]]
name_en = "Red tape"
picture = "snake.sly.file"
colour = "green"
value = 3
fits = ["colour", "value"]
effects = [{ do = "skip" }]
"""


def test_a_deck_of_ones_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(OWN, encoding="utf-8")
    found = json.loads(printed(capsys, "deck", "--file", str(file), "--seats", "5", "--json"))
    assert (found["edition"], found["recipe"], found["cards"]) == ("extended", "own", 64 + 1 + 8 + 2)
    assert [blank.get("name_ru") for blank in found["blanks"]] == ["Обед", None]
    assert {"code": "blank.2", "kind": "blank.2", "colour": "green", "value": 3, "copies": 2} in found["faces"]
    assert [warning["key"] for warning in found["warnings"]] == ["slow-on-a-short-clock"]
    assert "Обед" in printed(capsys, "deck", "--file", str(file), "--lang", "en")


def test_bots_play_with_blank_cards(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, folder = tmp_path / "my.toml", tmp_path / "journals"
    file.write_text(OWN.replace("folklorist = 1", ""), encoding="utf-8")
    found = report(capsys, "--file", str(file), "--journals", str(folder), games=20, bots="random")
    assert found["finished"] == 20
    assert found["options"] == {"clock": 5_000}
    assert found["cards"]["blank.1"] > 20
    assert found["cards"]["blank.2"] > 5
    for journal in folder.iterdir():
        assert "lawful" in printed(capsys, "verify", str(journal), "--lang", "en")
    assert "Обед" in printed(
        capsys, "simulate", "--bots", "random", "--file", str(file), "--games", "2", "--lang", "ru"
    )


def stored_match(path: Path) -> str:
    """A database with one match of bots that has been played to its end."""
    from svintus import bots, editions
    from svintus.engine.actions import Action
    from svintus.engine.journal import Header
    from svintus.engine.match import Match
    from svintus.lab.driver import Driver

    chosen = editions.load("office")
    deck = chosen.deck(2, chosen.options)
    match = Match(chosen.options, deck, 2, b"s" * 32)
    header = Header("office", "box", chosen.options, tuple(deck), ("Анна", "Bot"), match.commitment, b"s" * 32)
    rows: list[EntryRow] = []

    def keep(at: int, seat: int, action: int) -> None:
        rows.append(EntryRow("first", len(rows) + 1, f"id-{len(rows)}", at, seat, Action.unpack(action).write()))

    driver = Driver(match, [bots.make("sensible", seat, chosen.options, b"") for seat in range(2)], keep)
    while driver.play_round() and not match.over:
        driver.next_round()
    database = Database(path)
    database.commit([[MatchRow.of("first", "TABLE", 0, header)], rows, [MatchEnd("first", 1)]])
    database.close()
    return "first"


def test_export_gives_what_verify_takes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    match = stored_match(path)
    listed = printed(capsys, "export", "--database", str(path), "--lang", "ru")
    assert match in listed
    assert "Анна" in listed
    text = printed(capsys, "export", match, "--database", str(path))
    file = tmp_path / "match.svintus"
    assert printed(capsys, "export", match, "--database", str(path), "--output", str(file)) == ""
    assert file.read_text(encoding="utf-8") == text
    assert "Итог" in printed(capsys, "verify", str(file), "--lang", "ru")


def test_help_names_every_command_and_loads_nothing_heavy() -> None:
    command = [
        sys.executable,
        "-c",
        "import sys; from svintus.cli import main; from svintus.cli.main import run; run(['--help']);"
        "print(*({'textual', 'uvicorn', 'starlette', 'svintus.bots', 'svintus.server'} & set(sys.modules)))",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    for name in ("serve", "play", "simulate", "export", "verify", "deck"):
        assert name in done.stdout
    assert done.stdout.splitlines()[-1] == ""


@pytest.mark.parametrize("command", ["serve", "play", "simulate", "export", "verify", "deck"])
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    text = printed(capsys, command, "--help")
    assert "--lang" in text
