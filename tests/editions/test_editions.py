"""The editions, their boxes and recipes, and the decks that tables build (DECK-1 to DECK-3)."""

from collections import Counter
from collections.abc import Iterator

import pytest

from rulings import ruling
from svintus import editions
from svintus.editions import BadEdition
from svintus.engine import deck as decks
from svintus.engine.cards.catalogue import CARDS
from svintus.engine.faces import (
    AWL,
    BLANK,
    CODES,
    COLOUR_OF,
    COURAGE,
    ETIQUETTE,
    FAMILY_OF,
    FIRST_SPECIAL,
    GREY,
    KIND_KEYS,
    KIND_OF,
    PARODIST,
    PRINTED_KINDS,
    RAZBORKA,
    REYTING,
    SHTUL,
    SHURIKEN,
    VALUE_OF,
)
from svintus.engine.match import Match
from svintus.engine.options import BadOption, Options, option_specs

EDITIONS = ("office", "classic", "extended", "v2")

TABLE = {
    # option: office, classic, extended, 2.0, as the table of the rules has them
    "deal": (8, 8, 8, 8),
    "first_mover": ("left", "right", "left", "left"),
    "draw_freely": (False, False, True, True),
    "specials_on_kind": (True, False, True, True),
    "several": ("off", "same", "off", "off"),
    "follow_up": (False, True, False, False),
    "interception": (True, True, True, True),
    "interception_adds": (False, True, True, True),
    "transfer": (False, True, True, True),
    "missed_call": (3, 2, 3, 3),
    "catch_until": ("card", "move", "move", "move"),
    "dawdle": (False, False, True, True),
    "silence_until": ("play", "turn", "turn", "play"),
    "breach_ends_silence": (True, False, False, True),
    "starting_direction": ("clockwise", "towards-first", "clockwise", "clockwise"),
    "clock": (0, 0, 15_000, 15_000),
    "target": (30, 30, 30, 0),
    **dict.fromkeys(("by_the_book", "late_call_saves", "calls_are_speech", "draw_until_fits"), (False,) * 4),
    **dict.fromkeys(("keep_two", "voice_tasks_rest", "threats"), (False,) * 4),
    "song_genre": ("any",) * 4,
    "time_limit_minutes": (0,) * 4,
    "absent": ("bot",) * 4,
    "boxes": (1,) * 4,
    "forbidden": ((),) * 4,
}

NUMBERS = {"number": 64}
PIGS = {
    **dict.fromkeys(("khapyozh", "perekhryuk", "zakhrapin", "tikhokhryun", "khlopkopyt", "polisvin"), 8),
    "temnodel": 4,
    "svinorost": 4,
}
SNAKES = dict.fromkeys(KIND_KEYS[SHTUL : SHURIKEN + 1], 2)
PARROTS = dict.fromkeys(KIND_KEYS[PARODIST : REYTING + 1], 2)
DOGS = dict.fromkeys(KIND_KEYS[RAZBORKA : AWL + 1], 2)
BOX = {**NUMBERS, **PIGS, **SNAKES, **PARROTS, **DOGS}


def without(family: dict[str, int], *kinds: str) -> dict[str, int]:
    assert set(kinds) <= set(family)
    return {kind: count for kind, count in family.items() if kind not in kinds}


CROWD = ("tikhokhryun", "perekhryuk", "khlopkopyt")
CHALLENGE = {
    **NUMBERS,
    **without(PIGS, "tikhokhryun", "perekhryuk", "zakhrapin"),
    **dict.fromkeys(("shmotrun", "shuriken", "pokloonnik", "zapevala"), 2),
    **DOGS,
}

RECIPES = {
    # recipe, seats: what is in it, and how many cards
    ("simple", 2): ({**NUMBERS, "khapyozh": 8, "zakhrapin": 8, "polisvin": 8}, 88),
    ("simple", 3): ({**NUMBERS, **without(PIGS, "temnodel", "svinorost")}, 112),
    ("paranoid", 2): ({**NUMBERS, **without(PIGS, *CROWD), **without(SNAKES, "shmotrun")}, 112),
    ("paranoid", 3): (
        {
            **NUMBERS,
            **without(PIGS, "perekhryuk", "temnodel", "zakhrapin"),
            **SNAKES,
            **dict.fromkeys(("parodist", "suflyor", "reyting"), 2),
        },
        124,
    ),
    ("artistic", 2): ({**NUMBERS, **without(PIGS, *CROWD)}, 96),
    ("artistic", 3): ({**NUMBERS, **without(PIGS, "tikhokhryun", "perekhryuk"), **PARROTS}, 120),
    ("challenge", 3): (without(CHALLENGE, "neither"), 124),
    ("challenge", 4): (without(CHALLENGE, "neither"), 124),
    ("challenge", 5): (CHALLENGE, 126),
}


def snakes_of(deck: list[int]) -> list[int]:
    return [face for face in deck if FAMILY_OF[face] == ETIQUETTE]


def kinds_of(deck: list[int]) -> dict[str, int]:
    return dict(Counter(KIND_KEYS[KIND_OF[face]] for face in deck))


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
    assert len(deck) == 112
    assert kinds_of(deck) == {**NUMBERS, **dict.fromkeys(KIND_KEYS[1:7], 8)}
    faces = Counter(deck)
    assert all(count == (8 if COLOUR_OF[face] == GREY else 2) for face, count in faces.items())


@ruling("DECK-1")
def test_the_extended_box_has_twelve_snakes_and_a_shuriken_of_its_own() -> None:
    loaded = editions.load("extended")
    for seats in range(2, 11):
        deck = loaded.deck(seats, loaded.options)
        assert len(deck) == 112 + 12
        snakes = Counter(CODES[face] for face in snakes_of(deck))
        assert snakes == dict.fromkeys(("shalun", "shtol", "shinkognito", "shmotrun", "shuriken.6", "shto"), 2)
        assert sorted(VALUE_OF[face] for face in deck if FAMILY_OF[face] == ETIQUETTE) == [
            1,
            1,
            3,
            3,
            4,
            4,
            5,
            5,
            6,
            6,
            7,
            7,
        ]


@ruling("DECK-2")
def test_the_whole_box_of_the_second_edition() -> None:
    copies = dict.fromkeys(KIND_KEYS[:PRINTED_KINDS], 2) | {"polisvin": 8, "temnodel": 1, "svinorost": 4}
    deck = decks.build(without(copies, "shuriken") | {"shuriken": 2})
    assert kinds_of(deck) == BOX
    assert len(deck) == 176
    decks.check(deck, 20, editions.load("v2").options)


@ruling("DECK-1")
@pytest.mark.parametrize(("recipe", "seats"), RECIPES)
def test_the_recipes_of_the_second_edition(recipe: str, seats: int) -> None:
    loaded = editions.load("v2")
    kinds, cards = RECIPES[recipe, seats]
    deck = loaded.deck(seats, loaded.options, recipe)
    assert kinds_of(deck) == kinds
    assert len(deck) == cards
    for kind, count in kinds.items():
        assert count <= BOX[kind]
    if seats not in (2, 4):
        for more in range(seats + 1, 11 if (recipe, seats) != ("challenge", 3) else 5):
            assert loaded.deck(more, loaded.options, recipe) == deck


@ruling("DECK-1")
def test_the_recipes_and_the_usual_one_first() -> None:
    assert editions.load("v2").recipe_keys == ["simple", "paranoid", "artistic", "challenge"]
    assert all(editions.load(edition).recipe_keys == ["box"] for edition in EDITIONS[:3])


@ruling("ZAP-1")
def test_a_recipe_fixes_options_and_lets_go_of_them() -> None:
    loaded = editions.load("v2")
    fixed = loaded.options_with("challenge", loaded.options)
    assert (fixed.song_genre, fixed.threats) == ("chanson", True)
    assert fixed.changed(song_genre="any", threats=False) == loaded.options
    assert loaded.options_with("artistic", fixed) == loaded.options
    mine = loaded.options.changed(clock=0, song_genre="love")
    assert loaded.options_with("challenge", mine).clock == 0
    for recipe in ("simple", "paranoid", "artistic"):
        assert loaded.options_with(recipe, loaded.options) == loaded.options


def every_table() -> Iterator[tuple[str, str, int, int]]:
    """Edition, recipe, seats and boxes of every table that there is."""
    for edition in EDITIONS:
        for recipe in editions.load(edition).recipe_keys:
            fewest = 3 if recipe == "challenge" else 2
            for seats in range(fewest, 21):
                yield edition, recipe, seats, 1 if seats <= 10 else 2


@ruling("DECK-1")
@pytest.mark.parametrize(("edition", "recipe", "seats", "boxes"), list(every_table()))
def test_every_edition_and_recipe_deals_with_every_number_of_seats(
    edition: str, recipe: str, seats: int, boxes: int
) -> None:
    loaded = editions.load(edition)
    options = loaded.options_with(recipe, loaded.options).changed(boxes=boxes)
    match = Match(options, loaded.deck(seats, options, recipe), seats, bytes(32))
    assert [len(hand) for hand in match.round.hands] == [8] * seats
    assert match.round.top < FIRST_SPECIAL
    assert len(match.owing()) == 1
    assert match.legal(match.owing()[0])


@ruling("DECK-1")
@pytest.mark.parametrize(("edition", "recipe"), sorted({table[:2] for table in every_table()}))
def test_numbers_of_players(edition: str, recipe: str) -> None:
    loaded = editions.load(edition)
    refused = [-1, 0, 1, 11, 20, 1000, *([2] if recipe == "challenge" else [])]
    for seats in refused:
        with pytest.raises(BadEdition):
            loaded.deck(seats, loaded.options, recipe)
    two_boxes = loaded.options.changed(boxes=2)
    for seats in range(3, 21):
        assert len(loaded.deck(seats, two_boxes, recipe)) == 2 * len(
            loaded.deck(min(seats, 10), loaded.options, recipe)
        )
    with pytest.raises(BadEdition):
        loaded.deck(21, two_boxes, recipe)
    with pytest.raises(BadEdition, match="no recipe 'tragic'"):
        loaded.deck(4, loaded.options, "tragic")


def test_an_edition_that_does_not_exist_is_named() -> None:
    for key in ("uno", "", "V2", "../v2", "v2.toml"):
        with pytest.raises(BadEdition, match="no such edition"):
            editions.load(key)


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
    assert len(CODES) == len(set(CODES)) == 87 + 32
    for face, code in enumerate(CODES):
        if face < FIRST_SPECIAL:
            assert code == f"{'rogb'[COLOUR_OF[face]]}{VALUE_OF[face]}"
            assert KIND_OF[face] == 0
        elif FAMILY_OF[face] == BLANK:
            assert code == KIND_KEYS[KIND_OF[face]]
        else:
            assert code.split(".")[0] == KIND_KEYS[KIND_OF[face]]
        numbered = FAMILY_OF[face] in (ETIQUETTE, COURAGE) or face < FIRST_SPECIAL
        assert (VALUE_OF[face] in range(8)) == numbered
    assert [code for code in CODES if code.startswith("blank")] == [f"blank.{number}" for number in range(1, 33)]
    assert len(CARDS) == PRINTED_KINDS
