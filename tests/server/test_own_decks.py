"""Decks of a table's own, blank cards, remarks about what is chosen, and what looks wear (DECK-1 to DECK-4, CLO)."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rulings import ruling
from server.hall import LOOK, Hall, Person, play_of
from server.test_box_at_table import plays_along
from svintus import editions
from svintus.bots import character
from svintus.engine.faces import BLANKS, CODES, face_of
from svintus.engine.garments import EVERYTHING, GARMENT_KEYS
from svintus.engine.journal import verify, write
from svintus.server import deck_files
from svintus.server.catalogue import catalogue
from svintus.server.clothes import garments_of
from svintus.server.limits import LARGEST_FRAME
from svintus.server.seating import Declined

LUNCH: dict[str, Any] = {
    "name_ru": "Обед",
    "name_en": "Lunch",
    "picture": "pig.happy.glass",
    "colour": "grey",
    "fits": ["anything"],
    "effects": [{"do": "colour"}, {"do": "draw", "who": "others", "count": 1}],
}


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


def host(hall: Hall, seats: int = 2, bots: tuple[str, ...] = ("clerk",), **options: Any) -> Person:
    anna = hall.person()
    anna.comes(hall.table(anna, seats=seats, bots=bots, **options))
    anna.sits()
    return anna


def fault(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.line.told("failure")[-1]["fault"]
    return found


@ruling("DECK-2", "DECK-4")
def test_a_deck_of_ones_own_with_a_blank_card_is_dealt_kept_and_exported(hall: Hall) -> None:
    anna = host(hall, target=1)
    anna.says(type="configure", deck={"number": 2, "polisvin": 4, "blank.1": 4}, blanks=[LUNCH])
    state = anna.table_state
    assert (state["recipe"], state["deck"], state["blanks"]) == (
        "own",
        {"number": 2, "polisvin": 4, "blank.1": 4},
        [LUNCH],
    )
    code = anna.line.table.seating.code
    hall.dies()
    hall.open()
    anna.comes(code)
    assert anna.table_state["blanks"] == [LUNCH]
    anna.says(type="start")
    match = play_of(anna).game.match
    assert match.deck.count(face_of("blank.1")) == 4
    assert [blank.name_en for blank in match.blanks] == ["Lunch"]
    assert anna.view["blanks"][0]["name_en"] == "Lunch"
    for number in range(600):
        hall.passes(400)
        if anna.table_state["stage"] == "over":
            break
        plays_along(anna, number)
    journal = hall.store.journal(play_of(anna).game.id)
    assert journal.header.blanks == match.blanks
    assert verify(write(journal)).sound


@pytest.mark.parametrize(
    ("wish", "code", "word", "place"),
    [
        ({"deck": {"pig": 2}}, "bad-deck", "fault-no-such-kind", "deck.pig"),
        ({"deck": {"number": 9}}, "bad-deck", "fault-copies", "deck.number"),
        ({"deck": {"number": "many"}}, "bad-deck", "fault-copies", "deck.number"),
        ({"deck": {"polisvin": 8}}, "bad-deck", "fault-too-few-cards", "deck"),
        ({"deck": {"number": 2, "blank.1": 1}}, "bad-deck", "fault-blank-undescribed", "deck.blank.1"),
        ({"deck": {"pig": 2}, "recipe": "simple"}, "bad-deck", "fault-no-such-kind", "deck.pig"),
        ({"blanks": [{**LUNCH, "colour": "pink"}]}, "bad-blank", "blank-not-one-of", "blanks[0].colour"),
        ({"blanks": [LUNCH, {**LUNCH, "fits": []}]}, "bad-blank", "blank-nowhere", "blanks[1].fits"),
        (
            {"blanks": [{**LUNCH, "effects": [{"do": "draw", "who": "next", "count": 99}]}]},
            "bad-blank",
            "blank-not-a-number",
            "blanks[0].effects[0].count",
        ),
        ({"blanks": [7]}, "bad-blank", "blank-not-a-table", "blanks[0]"),
    ],
)
def test_what_will_not_do_is_refused_with_its_place_and_changes_nothing(
    hall: Hall, wish: dict[str, Any], code: str, word: str, place: str
) -> None:
    anna = host(hall)
    before = anna.table_state
    anna.says(type="configure", **wish)
    assert (anna.failure, fault(anna)["word"], fault(anna)["place"]) == (code, word, place)
    assert anna.table_state == before


def test_the_largest_deck_with_all_its_blank_cards_fits_into_a_frame() -> None:
    longest = {**LUNCH, "name_ru": "Щ" * 24, "name_en": "W" * 24, "effects": LUNCH["effects"] * 3}
    wish = {"type": "configure", "deck": dict.fromkeys(CODES, 8), "blanks": [longest] * BLANKS}
    assert len(json.dumps(wish, ensure_ascii=False).encode()) < LARGEST_FRAME


@ruling("DECK-2", "DECK-4")
def test_the_deck_of_a_table_is_a_file_that_another_table_can_play_with(hall: Hall) -> None:
    anna, boris = host(hall), host(hall)
    deck = {"number": 2, "polisvin": 4, "blank.1": 4}
    anna.says(type="configure", edition="classic", options={"clock": 20_000}, deck=deck, blanks=[LUNCH])
    found = deck_files.read(deck_files.write(anna.line.table.seating))
    assert (found.edition, found.deck, found.blanks) == ("classic", deck, (LUNCH,))
    boris.says(type="configure", edition="classic", options={"deal": 5})
    boris.says(type="configure", **msgspec.to_builtins(found))
    for part in ("edition", "recipe", "options", "deck", "blanks"):
        assert boris.table_state[part] == anna.table_state[part]


def test_the_deck_of_a_recipe_is_a_file_to_begin_with(hall: Hall) -> None:
    anna = host(hall, recipe="paranoid")
    found = deck_files.read(deck_files.write(anna.line.table.seating))
    assert (found.edition, found.blanks) == ("v2", ())
    assert found.deck == editions.load("v2").recipe("paranoid", 2).copies


def test_the_largest_deck_is_a_file_that_can_be_sent_back(hall: Hall) -> None:
    anna = host(hall)
    longest = {**LUNCH, "name_ru": "Щ" * 24, "name_en": "W" * 24, "effects": LUNCH["effects"][1:] * 6}
    anna.says(type="configure", deck=dict.fromkeys(CODES, 8), blanks=[longest] * BLANKS)
    text = deck_files.write(anna.line.table.seating)
    assert len(text.encode()) < LARGEST_FRAME
    assert len(deck_files.read(text).blanks) == BLANKS


@pytest.mark.parametrize(
    ("text", "code", "word", "place"),
    [
        ("number = ", "bad-deck", "own-not-toml", None),
        ("[copies]\npig = 2", "bad-deck", "fault-no-such-kind", "deck.pig"),
        ("[copies]\nnumber = 1979-05-27", "bad-deck", "fault-copies", "deck.number"),
        ("[copies]\nnumber = nan", "bad-deck", "fault-copies", "deck.number"),
        ("copies = 5", "bad-deck", "own-not-a-table", "copies"),
        ("[[blanks]]\nname_en = 'Lunch'", "bad-blank", "blank-missing", "blanks[0].colour"),
        ("edition = 'v3'", "bad-table", None, None),
        ("[options]\ndeal = 1000", "bad-table", None, None),
        ("[options]\nclock = 1979-05-27", "bad-table", None, None),
    ],
)
def test_a_file_that_will_not_do_says_why(text: str, code: str, word: str | None, place: str | None) -> None:
    with pytest.raises(Declined) as declined:
        deck_files.read(text)
    fault = declined.value.fault
    assert declined.value.code == code
    assert (fault.word if fault is not None else None) == word
    assert place is None or (fault is not None and fault.place == place)


@ruling("DECK-3")
def test_warnings_come_with_what_is_chosen_for_those_who_sit_there(hall: Hall) -> None:
    anna = host(hall, seats=4, bots=())
    anna.says(type="configure", recipe="paranoid")
    assert "warning-silenced-courage" in {remark["word"] for remark in anna.table_state["remarks"]}
    anna.says(type="configure", recipe="simple")
    assert anna.table_state["remarks"] == []
    anna.says(type="configure", deck={"number": 2, "neither": 2})
    assert anna.table_state["remarks"] == [
        {"word": "warning-neither-with-few", "place": "deck", "cards": ["neither"], "values": {}}
    ]
    for seat in range(3):
        anna.says(type="seat-bot", character="clerk", seat=seat + 1)
    anna.says(type="configure", seats=6)
    assert len(anna.table_state["remarks"]) == 1, "the chairs of nobody do not count"


@ruling("DECK-1")
def test_too_many_for_the_recipe_is_a_fault_that_is_told_before_the_start(hall: Hall) -> None:
    anna = host(hall, seats=2, bots=())
    anna.says(type="configure", seats=12)
    assert anna.failure == "bad-table"
    anna.says(type="configure", seats=10)
    assert anna.table_state["faults"] == []


def test_a_recipes_own_options_go_when_the_recipe_goes(hall: Hall) -> None:
    anna = host(hall)
    every = editions.keys()
    for edition in every:
        chosen = editions.load(edition)
        anna.says(type="configure", edition=edition)
        for recipe in chosen.recipes:
            if recipe.fewest <= 2 <= recipe.most:
                anna.says(type="configure", recipe=recipe.key)
                options = anna.table_state["options"]
                for name, value in recipe.options.items():
                    assert options[name] == value


def test_the_catalogue_has_every_recipe_with_its_players(hall: Hall) -> None:
    found = {edition.key: {recipe.key: recipe.decks for recipe in edition.recipes} for edition in catalogue().editions}
    assert set(found["v2"]) == {"simple", "paranoid", "artistic", "challenge"}
    assert "extended" in found
    assert all(deck.fewest <= deck.most and deck.cards > 0 for decks in found["v2"].values() for deck in decks)


def test_only_the_host_sets_the_room(hall: Hall) -> None:
    anna = host(hall)
    boris = hall.person()
    boris.comes(anna.line.table.seating.code)
    boris.says(type="configure", setting="room")
    assert boris.failure == "not-host"
    anna.says(type="configure", setting="room")
    assert boris.table_state["setting"] == "room"


@ruling("CLO")
@pytest.mark.parametrize(
    ("look", "worn"),
    [
        ("pig.beret.round.bowtie.3", {"hat", "glasses", "tie", "shirt", "boots"}),
        ("dog.-.-.scarf.0", {"scarf", "shirt", "boots"}),
        ("snake.top.-.-.1", {"hat"}),
    ],
)
def test_a_look_wears_what_is_seen_of_it(look: str, worn: set[str]) -> None:
    mask = garments_of(look)
    assert {key for number, key in enumerate(GARMENT_KEYS) if mask >> number & 1} == worn


def test_a_match_knows_what_everybody_wears(hall: Hall) -> None:
    anna = host(hall)
    anna.says(type="start")
    looks = [character("clerk").look, LOOK]
    assert anna.view["garments"] == [garments_of(look) for look in looks]
    assert EVERYTHING not in anna.view["garments"], "nobody wears a tie and a scarf"
    header = hall.store.match(play_of(anna).game.id).header()
    assert list(header.garments) == anna.view["garments"]
