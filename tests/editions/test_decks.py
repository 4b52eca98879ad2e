"""Decks that tables put together: what cannot work, what is warned of, and files of one's own (DECK-2, DECK-3)."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.test_blank_descriptions import DESCRIPTIONS
from rulings import ruling
from svintus import editions
from svintus.editions import OWN, BadEdition
from svintus.editions.own import BadOwnDeck, OwnDeck, OwnTable, read_own_table, write_own_table
from svintus.engine import deck as decks
from svintus.engine.blank import BadBlank, read_blanks
from svintus.engine.deck import BadDeck
from svintus.engine.faces import CODES, FIRST_SPECIAL, KIND_KEYS, KIND_OF, faces_of_kind
from svintus.engine.match import Match
from svintus.engine.options import BadOption, Options
from svintus.locale import LANGUAGES, Words


def kinds_of(deck: list[int]) -> dict[str, int]:
    return dict(Counter(KIND_KEYS[KIND_OF[face]] for face in deck))


@ruling("DECK-2")
def test_any_selection_makes_a_deck_unless_it_cannot_work() -> None:
    options = Options()
    decks.check(decks.build({"number": 1}), 3, options)
    decks.check(decks.build({"number": 1, "polisvin": 1, "khlopkopyt": 8}), 2, options)
    decks.check([*decks.build({"number": 1}), 0], 4, options)
    decks.check(decks.build({"r2": 8, "r3": 8, "svinorost": 4}), 2, options)
    with pytest.raises(BadDeck, match="'joker'"):
        decks.build({"joker": 1})
    for copies in (-1, 9, 1.5, "2", True, None):
        with pytest.raises(BadDeck, match="copies"):
            decks.build({"number": copies})


FAULTY = [
    ({"number": 1}, 4, {}, "too-few-cards", "32 cards are too few: 4 seats with 8 each need 33"),
    ({"khapyozh": 8, "polisvin": 8}, 2, {}, "no-numbers", "number cards"),
    ({"khapyozh": 8, "svinorost": 4}, 2, {}, "no-numbers", "number cards"),
    ({"r3": 8, "b7": 8, "polisvin": 8, "svinorost": 1}, 2, {}, "no-low-numbers", "numbers? cards 0 to 2"),
    ({"number": 2, "blank.1": 1}, 2, {}, "blank-undescribed", "blank.1"),
    ({"number": 2, "slabo": 2, "hands": 2}, 2, {"forbidden": [["slabo", "hands"]]}, "forbidden", "forbids slabo"),
]


@ruling("DECK-2")
@pytest.mark.parametrize(("copies", "seats", "options", "key", "said"), FAULTY)
def test_a_deck_that_cannot_work_says_why(
    copies: dict[str, int], seats: int, options: dict[str, Any], key: str, said: str
) -> None:
    deck, rules = decks.build(copies), Options().changed(**options)
    (fault,) = decks.faults(deck, seats, rules)
    assert fault.key == key
    with pytest.raises(BadDeck, match=said) as refused:
        decks.check(deck, seats, rules)
    assert refused.value.fault == fault
    for language in LANGUAGES:
        assert Words(language, strict=True)(f"fault-{key}", **fault.values)


def test_all_faults_of_a_deck_are_found() -> None:
    deck = decks.build({"r5": 2, "svinorost": 1, "blank.3": 1, "blank.7": 1})
    found = [(fault.key, fault.values.get("card")) for fault in decks.faults(deck, 2, Options(), 3)]
    assert found == [("too-few-cards", None), ("no-low-numbers", None), ("blank-undescribed", "blank.7")]
    known = {"no-such-kind", "copies", *(one[3] for one in FAULTY)}
    for copies, key in (({"joker": 1}, "no-such-kind"), ({"number": 9}, "copies")):
        with pytest.raises(BadDeck) as refused:
            decks.build(copies)
        assert refused.value.fault.key == key
        for language in LANGUAGES:
            assert Words(language, strict=True)(f"fault-{key}", **refused.value.fault.values)
    assert known == set(decks.FAULTS)


WARNED = [
    (("tikhokhryun", "zapevala", "reyting"), 4, {}, "silenced-courage", "tikhokhryun zapevala reyting"),
    (("tikhokhryun", "ovatsii", "antrakt"), 4, {}, "", ""),
    (("ovatsii", "shtul"), 4, {}, "standing-ovation", "shtul ovatsii"),
    (("ovatsii", "shtol"), 4, {}, "", ""),
    (("slabo", "hands", "folklorist"), 5, {"clock": 5_000}, "slow-on-a-short-clock", "folklorist slabo hands"),
    (("slabo", "hands", "folklorist"), 5, {"clock": 10_000}, "", ""),
    (("slabo", "hands", "folklorist"), 5, {"clock": 0}, "", ""),
    (("khapyozh", "perekhryuk", "shmotrun"), 2, {}, "better-with-more", "perekhryuk shmotrun"),
    (("tikhokhryun", "khlopkopyt"), 2, {}, "better-with-more", "tikhokhryun khlopkopyt"),
    (("perekhryuk", "tikhokhryun", "khlopkopyt", "shmotrun"), 3, {}, "", ""),
    (("neither",), 4, {}, "neither-with-few", "neither"),
    (("neither",), 5, {}, "", ""),
    (("awl", "neither"), 2, {}, "challenge-for-two", "neither awl"),
    (("awl",), 3, {}, "", ""),
]


@ruling("DECK-3")
@pytest.mark.parametrize(("kinds", "seats", "options", "key", "concerned"), WARNED)
def test_known_combinations_are_warned_of(
    kinds: tuple[str, ...], seats: int, options: dict[str, Any], key: str, concerned: str
) -> None:
    deck, rules = decks.build({"number": 2, **dict.fromkeys(kinds, 1)}), Options().changed(**options)
    found = [(warning.key, " ".join(warning.kinds)) for warning in decks.warnings(deck, seats, rules)]
    assert found == ([(key, concerned)] if key else [])
    decks.check(deck, seats, rules)
    for language in LANGUAGES if key else ():
        assert "slabo" in Words(language, strict=True)(f"warning-{key}", cards="slabo")


@ruling("DECK-3")
def test_what_the_recipes_are_warned_of() -> None:
    loaded = editions.load("v2")
    found = {}
    for recipe in loaded.recipes:
        for seats in (recipe.fewest, recipe.most):
            deck = loaded.deck(seats, loaded.options, recipe.key)
            found[recipe.key, seats] = [warning.key for warning in decks.warnings(deck, seats, loaded.options)]
    assert {table: keys for table, keys in found.items() if keys} == {
        ("paranoid", 3): ["silenced-courage"],
        ("paranoid", 10): ["silenced-courage"],
    }


@ruling("DECK-2", "DECK-4")
def test_a_deck_of_ones_own_goes_with_any_edition() -> None:
    own = read_own_table(OWN_FILE)
    assert (own.edition, own.options) == ("classic", {"clock": 20_000})
    loaded = editions.load(own.edition).with_own(own.deck)
    assert loaded.recipe_keys == ["box", "own"]
    for seats in (2, 10, 20):
        deck = loaded.deck(seats, loaded.options.changed(boxes=3), OWN)
        assert kinds_of(deck) == {"number": 192, "blank.1": 24}
        Match(loaded.options, deck, seats, bytes(32), blanks=loaded.blanks)
    with pytest.raises(BadDeck, match="too few"):
        loaded.deck(20, loaded.options, OWN)
    with pytest.raises(BadEdition):
        loaded.deck(21, loaded.options, OWN)
    assert editions.load(own.edition).recipe_keys == ["box"]


OWN_FILE = """
edition = "classic"
[options]
clock = 20_000
[copies]
number = 2
"blank.1" = 8
[[blanks]]
name_en = "Lunch"
picture = "pig.happy.glass"
colour = "grey"
fits = ["anything"]
"""


@ruling("DECK-2", "DECK-4")
@pytest.mark.parametrize(
    ("text", "error", "path"),
    [
        ("number = ", BadOwnDeck, ""),
        ("a = " + "[" * 5_000, BadOwnDeck, ""),
        ("a = 1" + "0" * 5_000, BadOwnDeck, ""),
        ("edition = 5", BadOwnDeck, "edition"),
        ("joker = 5", BadOwnDeck, "joker"),
        ("copies = 5", BadOwnDeck, "copies"),
        ("options = []", BadOwnDeck, "options"),
        ("blanks = 5", BadBlank, "blanks"),
        ("[[blanks]]\nname_en = 'x'", BadBlank, "blanks[0].colour"),
    ],
)
def test_a_bad_file_is_refused_by_place_and_reason(text: str, error: type[BadOwnDeck | BadBlank], path: str) -> None:
    with pytest.raises(error) as caught:
        read_own_table(text)
    refused = caught.value
    assert isinstance(refused, BadOwnDeck | BadBlank)
    if path:
        assert refused.path == path
    topic = "own" if isinstance(refused, BadOwnDeck) else "blank"
    for language in LANGUAGES:
        assert f"{topic}-{refused.key}" in Words(language)


OPTIONS = st.dictionaries(
    st.text(min_size=1),
    st.booleans() | st.integers() | st.text() | st.lists(st.tuples(st.text(), st.text()).map(list)),
    max_size=3,
)


@ruling("DECK-2", "DECK-4")
@given(
    st.text(),
    OPTIONS,
    st.dictionaries(st.sampled_from(CODES) | st.text(min_size=1), st.integers(0, 8), max_size=5),
    st.lists(DESCRIPTIONS, max_size=3),
)
def test_a_file_is_read_as_it_was_written(
    edition: str, options: dict[str, Any], copies: dict[str, int], blanks: list[dict[str, Any]]
) -> None:
    try:
        described = read_blanks(blanks)
    except BadBlank:
        assume(False)
    table = OwnTable(edition, options, OwnDeck(copies, described))
    assert read_own_table(write_own_table(table)) == table


def test_a_file_is_written_for_people_to_read() -> None:
    assert (
        write_own_table(read_own_table(OWN_FILE))
        == OWN_FILE.strip().replace("\n[", "\n\n[").replace("20_000", "20000") + "\neffects = []\n"
    )


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
