"""Cards of the players' own in the terminal: their names, colours and numbers, and a match with them (DECK-4)."""

from pathlib import Path
from typing import Any

import pytest

from rulings import ruling
from svintus import editions, terminal
from svintus.cli.main import run
from svintus.editions.own import OwnDeck
from svintus.engine.blank import read_blanks
from svintus.engine.faces import BLUE, face_of
from svintus.engine.journal import verify, write
from svintus.locale import LANGUAGES, Words
from svintus.terminal.app import open_session
from svintus.terminal.card_art import Pose, hand_card, hand_chip, pile_card, small_card
from svintus.terminal.naming import card_about, card_name
from svintus.terminal.printing import Printing
from terminal.hosting import new_app
from terminal.screen import Player, region

PRINTS: list[dict[str, Any]] = [
    {
        "name_ru": "Обед",
        "name_en": "Lunch",
        "picture": "pig.happy.glass",
        "colour": "grey",
        "fits": ["anything"],
        "effects": [{"do": "colour"}, {"do": "draw", "who": "others", "count": 1}],
    },
    {
        "name_ru": "Внезапная ревизия",
        "picture": "snake.angry.file",
        "colour": "blue",
        "value": 4,
        "fits": ["colour", "value"],
        "effects": [],
    },
]
OWN = OwnDeck({"number": 1, "blank.1": 8, "blank.2": 8}, read_blanks(PRINTS))
LUNCH, AUDIT = face_of("blank.1"), face_of("blank.2")


@ruling("DECK-4")
def test_a_blank_card_goes_by_its_own_name_colour_and_number() -> None:
    english, russian = (Printing(language, OWN.blanks, strict=True) for language in ("en", "ru"))
    assert (card_name(english, LUNCH), card_name(russian, LUNCH)) == ("Lunch", "Обед")
    assert card_name(english, AUDIT) == "Внезапная ревизия in blue, four"
    assert card_about(english, LUNCH) == "On anything. Name a colour. Everyone else draws 1"
    assert english.colours[AUDIT] == BLUE
    pile = "\n".join(row.plain for row in pile_card(russian, AUDIT))
    assert "Внезапная" in pile
    assert "ревизия" in pile
    assert "◆" in pile, "the mark of blue"
    assert "4Внез" in small_card(russian, AUDIT).plain
    assert sorted([LUNCH, face_of("b7"), AUDIT], key=english.sort_key) == [face_of("b7"), AUDIT, LUNCH]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_name_stays_in_its_card(language: str) -> None:
    for name in ("W" * 24, "Щ" * 24, "食" * 24, "a b c d e f g h i j k l"):
        words = Printing(language, read_blanks([{**PRINTS[1], "name_ru": name}]), strict=True)
        assert [row.cell_len for row in pile_card(words, LUNCH)] == [14] * 7
        assert [row.cell_len for row in hand_card(words, LUNCH, Pose("1"))] == [7] * 5
        assert hand_chip(words, LUNCH, Pose("1")).cell_len == 11


@ruling("DECK-4")
async def test_a_match_with_cards_of_ones_own_is_played_by_keyboard() -> None:
    options = editions.load("v2").options.changed(target=1, deal=5)
    session = open_session("v2", "", options, 3, ["sensible", "random"], Words("en"), bytes([7] * 32), "Ann", OWN)
    app, _ = new_app(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        header = " ".join(region(app, "#header"))
        assert "Our own" in header
        player = Player(app, pilot)
        await player.play_match()
        assert session.match.over
        told = "\n".join(app.table.minutes.told)
        assert "Lunch" in told
        assert "Blank" not in told
    journal = session.journal()
    assert journal.header.blanks == OWN.blanks
    assert verify(write(journal)).sound


def test_play_takes_a_deck_from_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(
        "edition = 'classic'\n[options]\ndeal = 4\n[copies]\nnumber = 1\n'blank.1' = 2\n[[blanks]]\nname_en = 'Lunch'\n"
        "picture = 'pig.happy.glass'\ncolour = 'grey'\nfits = ['anything']\n",
        encoding="utf-8",
    )
    played: list[Any] = []
    monkeypatch.setattr(terminal, "run", lambda *table: played.extend(table))
    assert run(["play", "--file", str(file), "--seats", "3"]) == 0
    edition, recipe, options, seats, *_, own = played
    assert (edition, recipe, options.deal, seats) == ("classic", "own", 4, 3)
    assert own.copies == {"number": 1, "blank.1": 2}
    assert [blank.name("ru") for blank in own.blanks] == ["Lunch"]
