"""Sitting down: who plays, what is refused before anything is drawn, what is left in the journal afterwards."""

from pathlib import Path

import pytest

from svintus import bots, editions, terminal
from svintus.bots import BadBot
from svintus.editions import BadEdition
from svintus.engine import journal
from svintus.engine.deck import BadDeck
from svintus.locale import Words
from svintus.server.names import BadName
from svintus.terminal import NoTerminal, app
from svintus.terminal.app import TerminalTable, open_session, seated_bots, told_apart

SEED = bytes(32)
V2 = editions.load("v2").options


def test_missing_bots_are_characters_drawn_from_the_seed() -> None:
    keys = {character.key for character in bots.CHARACTERS}
    assert set(seated_bots([], 4, SEED)) <= keys
    assert seated_bots([], 6, SEED) == seated_bots([], 6, SEED)
    assert len({tuple(seated_bots([], 6, bytes([n] * 32))) for n in range(8)}) > 1
    assert len(set(seated_bots([], len(keys) + 1, SEED))) == len(keys), "nobody sits twice while others are free"
    assert len(seated_bots([], 20, SEED)) == 19


def test_bots_asked_for_sit_first() -> None:
    seated = seated_bots(["random", "prima"], 5, SEED)
    assert seated[:2] == ["random", "prima"]
    assert "prima" not in seated[2:]


def test_names_are_told_apart() -> None:
    assert told_apart(["Ann", "Bob", "Ann", "Ann"]) == ["Ann", "Bob", "Ann 2", "Ann 3"]


def test_the_same_seed_seats_the_same_table() -> None:
    one, two = (open_session("classic", "", V2, 4, [], Words("ru"), SEED, "") for _ in range(2))
    assert one.header == two.header
    assert one.header.seats[0] == "Игрок"
    assert one.header.recipe == "box"


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"edition": "v9"}, BadEdition),
        ({"recipe": "stew"}, BadEdition),
        ({"seats": 11}, BadEdition),
        ({"seats": 1}, BadEdition),
        ({"options": V2.changed(deal=20), "seats": 9}, BadDeck),
        ({"bots": ["nobody"]}, BadBot),
        ({"bots": ["random"] * 4}, BadBot),
        ({"name": "x" * 25}, BadName),
        ({"name": "\x1b[2J"}, BadName),
        ({"name": "\u202eann"}, BadName),
        ({"lang": "pig"}, ValueError),
        ({}, NoTerminal),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(change: dict[str, object], error: type[Exception]) -> None:
    asked: dict[str, object] = {
        "edition": "v2",
        "recipe": "",
        "options": V2,
        "seats": 4,
        "bots": [],
        "lang": "en",
        "seed": None,
        "name": "Ann",
    }
    with pytest.raises(error) as raised:
        terminal.run(**(asked | change))  # type: ignore[arg-type]
    assert "\n" not in str(raised.value)


def play_at(monkeypatch: pytest.MonkeyPatch, file: Path | None) -> None:
    monkeypatch.setattr(app, "has_terminal", lambda: True)
    terminal.run("v2", "", V2.changed(clock=2_000), 3, [], "en", SEED, "Ann", file)


def test_the_journal_is_written_however_the_table_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def walk_out(table: TerminalTable) -> None:
        table.session.elapse(30_000)
        raise KeyboardInterrupt

    monkeypatch.setattr(TerminalTable, "run", walk_out)
    file = tmp_path / "match.journal"
    with pytest.raises(KeyboardInterrupt):
        play_at(monkeypatch, file)
    verdict = journal.verify(file.read_text(encoding="utf-8"))
    assert verdict.sound
    assert verdict.entries > 3
    assert not verdict.over


def test_a_journal_that_cannot_be_written_is_refused_before_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TerminalTable, "run", lambda table: pytest.fail("the game began"))
    with pytest.raises(OSError, match="nowhere"):
        play_at(monkeypatch, tmp_path / "nowhere" / "match.journal")
