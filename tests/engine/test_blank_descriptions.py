"""Descriptions of blank cards: what is taken, what is refused and where, and that they survive every store (DECK-4)."""

import copy
import json
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rulings import ruling
from svintus.engine import deck as decks
from svintus.engine import snapshot
from svintus.engine.blank import (
    AIMED,
    COUNTED,
    DO_KEYS,
    PICTURES,
    REASONS,
    WAYS,
    BadBlank,
    Blank,
    read_blank,
    read_blanks,
)
from svintus.engine.faces import BLANKS, COLOUR_KEYS
from svintus.engine.journal import BadJournal, Header, Journal, read, verify, write
from svintus.engine.match import Match
from svintus.engine.options import Options
from svintus.engine.rng import commitment
from svintus.locale import LANGUAGES, Words

LUNCH: dict[str, Any] = {
    "name_ru": "Обед",
    "name_en": "Lunch",
    "picture": "pig.happy.glass",
    "colour": "blue",
    "value": 3,
    "fits": ["colour", "value"],
    "effects": [{"do": "colour"}, {"do": "draw", "who": "others", "count": 2}, {"do": "gives", "who": "me"}],
}


def changed(path: str, value: Any) -> dict[str, Any]:
    """The description with one place changed; `...` takes it away."""
    data = copy.deepcopy(LUNCH)
    at: Any = data
    *above, last = [int(step) if step.isdigit() else step for step in path.split("/")]
    for step in above:
        at = at[step]
    if value is ...:
        del at[last]
    else:
        at[last] = value
    return data


BAD = [
    ("not a table", [], "blanks[0]", "not-a-table"),
    ("nothing", {}, "blanks[0]", "no-name"),
    ("no name", {**changed("name_ru", ...), "name_en": ""}, "blanks[0].name_en", "bad-name"),
    ("name of spaces", changed("name_en", "  \t "), "blanks[0].name_en", "bad-name"),
    ("long name", changed("name_ru", "х" * 25), "blanks[0].name_ru", "bad-name"),
    ("invisible name", changed("name_en", "a\u202eb"), "blanks[0].name_en", "bad-name"),
    ("name of a number", changed("name_en", 5), "blanks[0].name_en", "not-a-text"),
    ("unknown field", changed("joker", 1), "blanks[0].joker", "unknown"),
    ("no picture", changed("picture", ...), "blanks[0].picture", "missing"),
    ("foreign picture", changed("picture", "https://example.org/pig.png"), "blanks[0].picture", "no-picture"),
    ("picture of a list", changed("picture", ["pig"]), "blanks[0].picture", "not-a-text"),
    ("no colour", changed("colour", ...), "blanks[0].colour", "missing"),
    ("foreign colour", changed("colour", "pink"), "blanks[0].colour", "not-one-of"),
    ("high value", changed("value", 8), "blanks[0].value", "not-a-number"),
    ("low value", changed("value", -1), "blanks[0].value", "not-a-number"),
    ("value of a switch", changed("value", True), "blanks[0].value", "not-a-number"),
    ("value of a part", changed("value", 3.0), "blanks[0].value", "not-a-number"),
    ("no place", changed("fits", ...), "blanks[0].fits", "missing"),
    ("fits nowhere", changed("fits", []), "blanks[0].fits", "nowhere"),
    ("fits by smell", changed("fits", ["smell"]), "blanks[0].fits[0]", "not-one-of"),
    ("fits twice", changed("fits", ["value", "value"]), "blanks[0].fits[1]", "twice"),
    ("fits as a text", changed("fits", "colour"), "blanks[0].fits", "not-a-list"),
    ("fits too much", changed("fits", ["anything", "colour"]), "blanks[0].fits", "alone"),
    ("grey by colour", changed("colour", "grey"), "blanks[0].fits", "grey-by-colour"),
    ("no value to fit by", changed("value", ...), "blanks[0].fits", "no-value-to-fit-by"),
    ("effects as a table", changed("effects", {"do": "skip"}), "blanks[0].effects", "not-a-list"),
    ("effect as a text", changed("effects", ["skip"]), "blanks[0].effects[0]", "not-a-table"),
    ("too many effects", changed("effects", [{"do": "skip"}] * 7), "blanks[0].effects", "too-many"),
    ("no deed", changed("effects/1/do", ...), "blanks[0].effects[1].do", "missing"),
    ("unknown deed", changed("effects/1/do", "explode"), "blanks[0].effects[1].do", "not-one-of"),
    ("unknown field of an effect", changed("effects/1/why", "so"), "blanks[0].effects[1].why", "unknown"),
    ("no count", changed("effects/1/count", ...), "blanks[0].effects[1].count", "missing"),
    ("count of none", changed("effects/1/count", 0), "blanks[0].effects[1].count", "not-a-number"),
    ("count of many", changed("effects/1/count", 9), "blanks[0].effects[1].count", "not-a-number"),
    ("count of a text", changed("effects/1/count", "2"), "blanks[0].effects[1].count", "not-a-number"),
    ("count where none is", changed("effects/0/count", 2), "blanks[0].effects[0].count", "not-here"),
    ("nobody meant", changed("effects/1/who", ...), "blanks[0].effects[1].who", "missing"),
    ("stranger meant", changed("effects/1/who", "mother"), "blanks[0].effects[1].who", "not-one-of"),
    ("gives to all", changed("effects/2/who", "others"), "blanks[0].effects[2].who", "not-one-of"),
    ("who where nobody is meant", changed("effects/0/who", "me"), "blanks[0].effects[0].who", "not-here"),
    ("colour twice", changed("effects/1", {"do": "colour"}), "blanks[0].effects[1]", "twice"),
    (
        "turn after skip",
        changed("effects", [{"do": "skip"}, {"do": "turn"}]),
        "blanks[0].effects[1]",
        "turn-after-skip",
    ),
]


@ruling("DECK-4")
@pytest.mark.parametrize(("data", "path", "key"), [one[1:] for one in BAD], ids=[one[0] for one in BAD])
def test_a_bad_description_is_refused_by_place_and_reason(data: Any, path: str, key: str) -> None:
    with pytest.raises(BadBlank) as refused:
        read_blanks([data])
    assert (refused.value.path, refused.value.key) == (path, key)
    assert str(refused.value).startswith(f"{path}: ")
    for language in LANGUAGES:
        assert Words(language, strict=True)(f"blank-{key}", **refused.value.values)


def test_every_reason_was_met() -> None:
    assert {one[3] for one in BAD} == set(REASONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_its_words(language: str) -> None:
    words = Words(language, strict=True)
    said = {words(f"effect-{do}", who=who, count=3) for do in DO_KEYS for who in AIMED.get(do, ("me",))}
    assert len(said) == sum(len(AIMED.get(do, ("me",))) for do in DO_KEYS)


@ruling("DECK-4")
def test_the_list_itself_is_looked_at() -> None:
    assert len(read_blanks([LUNCH] * BLANKS)) == BLANKS
    for wrong, key in (({}, "not-a-list"), ("blanks", "not-a-list"), ([LUNCH] * (BLANKS + 1), "too-many")):
        with pytest.raises(BadBlank) as refused:
            read_blanks(wrong)
        assert (refused.value.path, refused.value.key) == ("blanks", key)
    with pytest.raises(BadBlank, match=r"blanks\[1\]\.value"):
        read_blanks([LUNCH, changed("value", 9)])


def test_names_in_two_languages_or_one() -> None:
    lunch = read_blank(LUNCH)
    assert (lunch.name("ru"), lunch.name("en")) == ("Обед", "Lunch")
    russian = read_blank(changed("name_en", ...))
    assert (russian.name("ru"), russian.name("en")) == ("Обед", "Обед")
    english = read_blank({**changed("name_ru", ...), "name_en": "  Free   lunch "})
    assert (english.name("ru"), english.name("en")) == ("Free lunch", "Free lunch")


def effects() -> st.SearchStrategy[dict[str, Any]]:
    def one(do: str) -> st.SearchStrategy[dict[str, Any]]:
        values: dict[str, st.SearchStrategy[Any]] = {"do": st.just(do)}
        if do in COUNTED:
            values["count"] = st.integers(1, 8)
        if do in AIMED:
            values["who"] = st.sampled_from(AIMED[do])
        return st.fixed_dictionaries(values)

    return st.sampled_from(DO_KEYS).flatmap(one)


DESCRIPTIONS = st.fixed_dictionaries(
    {
        "picture": st.sampled_from(PICTURES),
        "colour": st.sampled_from(COLOUR_KEYS),
        "fits": st.lists(st.sampled_from(WAYS), min_size=1, max_size=2, unique=True),
        "effects": st.lists(effects(), max_size=6),
        "name_en": st.text(st.characters(categories=["L", "N", "P", "Zs"]), min_size=1, max_size=24),
    },
    optional={"name_ru": st.text(st.characters(categories=["L", "Zs"]), min_size=1), "value": st.integers(0, 7)},
)


@ruling("DECK-4")
@given(DESCRIPTIONS)
def test_what_is_taken_is_written_as_it_was_read(data: dict[str, Any]) -> None:
    try:
        described = read_blank(data)
    except BadBlank:
        assume(False)
    written = described.as_data()
    assert read_blank(json.loads(json.dumps(written))) == described
    assert written["effects"] == data["effects"]
    assert read_blank(written).as_data() == written


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.sampled_from([*LUNCH, "do", "count"]), inside),
    max_leaves=8,
)


@ruling("DECK-4")
@given(st.dictionaries(st.sampled_from(list(LUNCH)), ANYTHING) | ANYTHING)
def test_nothing_but_a_bad_blank_comes_of_nonsense(data: Any) -> None:
    with pytest.raises(BadBlank):
        read_blank(data if not isinstance(data, dict) else {**data, "picture": 7})


# -- stores ------------------------------------------------------------------------------------------------------------


def a_match() -> tuple[Match, Header]:
    blanks = (read_blank(LUNCH), read_blank({**LUNCH, "colour": "grey", "fits": ["anything"]}))
    deck = decks.build({"number": 2, "blank.1": 3, "blank.2": 4})
    seed = bytes(32)
    header = Header("v2", "own", Options(), tuple(deck), ("Анна", "Bot"), commitment(seed), seed, blanks=blanks)
    return Match(Options(), deck, 2, seed, blanks=blanks), header


@ruling("DECK-4")
def test_the_journal_says_what_is_printed() -> None:
    match, header = a_match()
    text = write(Journal(header, ()))
    lines = [line for line in text.split("\n") if line.startswith("blank ")]
    assert [json.loads(line.removeprefix("blank ")) for line in lines] == [one.as_data() for one in match.blanks]
    assert read(text).header == header
    assert verify(text).sound
    assert next(iter([header.new_match()])).blanks == match.blanks


@ruling("DECK-4")
@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('"count": 2', '"count": 99', "effects[1].count"),
        ('"colour": "blue"', '"colour": "pink"', "colour"),
        ('blank {"name_ru"', "blank {", "blank"),
    ],
)
def test_a_journal_with_a_bad_description_is_refused_by_line(old: str, new: str, named: str) -> None:
    text = write(Journal(a_match()[1], ()))
    at = next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith("blank "))
    with pytest.raises(BadJournal, match=f"line {at}: ") as refused:
        read(text.replace(old, new, 1))
    assert named in str(refused.value)


@ruling("DECK-4")
def test_a_journal_whose_deck_has_an_undescribed_card_is_refused() -> None:
    _, header = a_match()
    text = write(Journal(header, ()))
    last = [line for line in text.split("\n") if line.startswith("blank ")][-1]
    assert "blank.2" in verify(text.replace(last + "\n", "")).why
    with pytest.raises(BadJournal, match="33 blank cards"):
        read(text.replace(last, "\n".join([last] * (BLANKS))))


@ruling("DECK-4")
def test_a_stored_match_says_what_is_printed() -> None:
    match, _ = a_match()
    stored = json.loads(json.dumps(snapshot.save(match)))
    assert stored["blanks"] == [one.as_data() for one in match.blanks]
    loaded = snapshot.load(stored)
    assert loaded.blanks == match.blanks
    assert loaded.round.colours == match.round.colours
    stored["blanks"][0]["colour"] = "pink"
    with pytest.raises(snapshot.BadSnapshot, match="pink"):
        snapshot.load(stored)


def test_prints_of_different_matches_do_not_mix() -> None:
    def colour_of(one: Blank) -> int:
        match = Match(Options(), decks.build({"number": 2, "blank.1": 3}), 2, bytes(32), blanks=(one,))
        return match.round.colours[-BLANKS]

    blue, orange = read_blank(LUNCH), read_blank({**LUNCH, "colour": "orange"})
    assert [COLOUR_KEYS[colour_of(one)] for one in (blue, orange, blue)] == ["blue", "orange", "blue"]
