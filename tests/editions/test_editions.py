"""The editions, their boxes and recipes, and the decks that tables build (DECK-1, DECK-2)."""

from collections import Counter

import pytest

from rulings import ruling
from svintus import editions
from svintus.editions import BadEdition
from svintus.engine import deck as decks
from svintus.engine.deck import BadDeck
from svintus.engine.faces import CODES, COLOUR_OF, FIRST_SPECIAL, GREY, KIND_KEYS, KIND_OF, VALUE_OF, faces_of_kind
from svintus.engine.options import BadOption, Options, option_specs

EDITIONS = ("office", "classic", "v2")

TABLE = {
    # option: office, classic, 2.0, as the table of the rules has them
    "deal": (8, 8, 8),
    "first_mover": ("left", "right", "left"),
    "draw_freely": (False, False, True),
    "specials_on_kind": (True, False, True),
    "several": ("off", "same", "off"),
    "follow_up": (False, True, False),
    "interception": (True, True, True),
    "interception_adds": (False, True, True),
    "transfer": (False, True, True),
    "missed_call": (3, 2, 3),
    "catch_until": ("card", "move", "move"),
    "dawdle": (False, False, True),
    "silence_until": ("play", "turn", "play"),
    "breach_ends_silence": (True, False, True),
    "starting_direction": ("clockwise", "towards-first", "clockwise"),
    "clock": (0, 0, 15_000),
    "target": (30, 30, 0),
    "by_the_book": (False, False, False),
    "late_call_saves": (False, False, False),
    "calls_are_speech": (False, False, False),
    "draw_until_fits": (False, False, False),
    "time_limit_minutes": (0, 0, 0),
    "absent": ("bot", "bot", "bot"),
    "boxes": (1, 1, 1),
    "forbidden": ((), (), ()),
}


def test_the_editions_there_are_the_plainest_first() -> None:
    assert editions.keys() == EDITIONS


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_presets_are_those_of_the_rules(edition: str) -> None:
    options = editions.load(edition).options.as_dict()
    assert set(options) == set(TABLE)
    assert options == {name: values[EDITIONS.index(edition)] for name, values in TABLE.items()}


@ruling("DECK-1")
@pytest.mark.parametrize(("edition", "seats"), [("office", 2), ("office", 10), ("classic", 4), ("v2", 3), ("v2", 10)])
def test_the_box_of_112(edition: str, seats: int) -> None:
    loaded = editions.load(edition)
    deck = loaded.deck(seats, loaded.options)
    kinds = Counter(KIND_KEYS[KIND_OF[face]] for face in deck)
    assert len(deck) == 112
    assert kinds == {"number": 64, "polisvin": 8, **dict.fromkeys(KIND_KEYS[1:6], 8)}
    faces = Counter(deck)
    assert set(faces) == set(range(len(CODES)))
    assert all(count == (8 if COLOUR_OF[face] == GREY else 2) for face, count in faces.items())


@ruling("DECK-1")
def test_the_simple_recipe_for_two_has_no_cards_that_need_a_third() -> None:
    loaded = editions.load("v2")
    kinds = Counter(KIND_KEYS[KIND_OF[face]] for face in loaded.deck(2, loaded.options, "simple"))
    assert kinds == {"number": 64, "khapyozh": 8, "zakhrapin": 8, "polisvin": 8}


@ruling("DECK-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_numbers_of_players(edition: str) -> None:
    loaded = editions.load(edition)
    for seats in (-1, 0, 1, 11, 20, 1000):
        with pytest.raises(BadEdition):
            loaded.deck(seats, loaded.options)
    two_boxes = loaded.options.changed(boxes=2)
    for seats in range(2, 21):
        assert len(loaded.deck(seats, two_boxes)) == 2 * len(loaded.deck(min(seats, 10), loaded.options))
    with pytest.raises(BadEdition):
        loaded.deck(21, two_boxes)
    with pytest.raises(BadEdition, match="no recipe 'paranoid'"):
        loaded.deck(4, loaded.options, "paranoid")


def test_an_edition_that_does_not_exist_is_named() -> None:
    for key in ("uno", "", "V2", "../v2", "v2.toml"):
        with pytest.raises(BadEdition, match="no such edition"):
            editions.load(key)


@ruling("DECK-2")
def test_any_selection_makes_a_deck_unless_it_cannot_work() -> None:
    options = Options()
    decks.check(decks.build({"number": 1}), 3, options)
    decks.check(decks.build({"number": 1, "polisvin": 1, "khlopkopyt": 8}), 2, options)
    with pytest.raises(BadDeck, match="32 cards are too few: 4 seats with 8 each need 33"):
        decks.check(decks.build({"number": 1}), 4, options)
    decks.check([*decks.build({"number": 1}), 0], 4, options)
    with pytest.raises(BadDeck, match="number"):
        decks.check(decks.build({"khapyozh": 8, "polisvin": 8}), 2, options)
    with pytest.raises(BadDeck, match="'joker'"):
        decks.build({"joker": 1})
    for copies in (-1, 9, 1.5, "2", True, None):
        with pytest.raises(BadDeck, match="copies"):
            decks.build({"number": copies})


@ruling("DECK-2")
@pytest.mark.parametrize("boxes", [1, 2, 3])
def test_boxes_are_shuffled_together(boxes: int) -> None:
    assert Counter(decks.build({"number": 2, "polisvin": 8}, boxes)) == Counter(
        dict.fromkeys(range(FIRST_SPECIAL), 2 * boxes) | {faces_of_kind(6)[0]: 8 * boxes}
    )


@ruling("DECK-2")
def test_house_rule_forbidden_combinations() -> None:
    loaded = editions.load("v2")
    forbids = loaded.options.changed(forbidden=[["tikhokhryun", "khlopkopyt"]])
    assert forbids.forbidden == (("tikhokhryun", "khlopkopyt"),)
    with pytest.raises(BadDeck, match="forbids tikhokhryun together with khlopkopyt"):
        loaded.deck(4, forbids)
    loaded.deck(2, forbids)
    for wrong in ([["tikhokhryun"]], [["joker", "number"]], "number", 3, [[1, 2]], [["number", "number", "number"]]):
        with pytest.raises(BadOption, match="forbidden"):
            loaded.options.changed(forbidden=wrong)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("deal", 0),
        ("deal", 21),
        ("deal", True),
        ("deal", "8"),
        ("deal", 8.0),
        ("clock", 1),
        ("clock", 1999),
        ("clock", 60_001),
        ("clock", -1),
        ("several", "all"),
        ("several", True),
        ("several", None),
        ("draw_freely", 1),
        ("draw_freely", "yes"),
        ("boxes", 4),
        ("missed_call", -1),
        ("target", 1001),
        ("catch_until", ["move"]),
        ("jokers", True),
        ("__class__", 1),
    ],
)
def test_a_bad_option_is_refused_by_name(option: str, value: object) -> None:
    with pytest.raises(BadOption, match=option):
        Options().changed(**{option: value})


def test_every_option_is_described_and_changes_by_itself() -> None:
    assert [spec.name for spec in option_specs()] == list(Options().as_dict())
    for spec in option_specs():
        if spec.kind == "choice":
            values: list[object] = list(spec.choices)
        elif spec.kind == "switch":
            values = [True, False]
        elif spec.kind == "number":
            assert spec.lowest is not None
            assert spec.highest is not None
            values = [spec.lowest, spec.highest]
        else:
            assert spec.name == "forbidden"
            continue
        for value in values:
            changed = Options().changed(**{spec.name: value}).as_dict()
            assert changed == {**Options().as_dict(), spec.name: value}


def test_what_is_printed_on_the_faces() -> None:
    assert len(CODES) == len(set(CODES)) == 53
    for face, code in enumerate(CODES):
        if face < FIRST_SPECIAL:
            assert code == f"{'rogb'[COLOUR_OF[face]]}{VALUE_OF[face]}"
            assert KIND_OF[face] == 0
        else:
            assert code.split(".")[0] == KIND_KEYS[KIND_OF[face]]
            assert VALUE_OF[face] not in range(8)
