"""Names and codes, as people type them (fault 27)."""

from pathlib import Path

import pytest

from server.hall import Hall
from svintus.server import codes
from svintus.server.names import LONGEST_NAME, BadName, checked_name, shape, told_apart

GOOD = ["Анна", "Ли", "Ø", "عمر", "נועה", "李雷", "🐷", "👩‍🚀 Оля", "O'Neil", "Жан-Поль", "Мама ❤️", "R2-D2", "é"]
BAD = [
    ("", "name-empty"),
    ("   \t\n", "name-empty"),
    ("\u200b\u200b", "name-empty"),
    ("\u3164", "name-empty"),
    ("\u2800\u2800", "name-empty"),
    ("\u202e", "name-empty"),
    ("\u202eаннА", "name-unreadable"),
    ("Ан\u200bна", "name-unreadable"),
    ("Ан\u2066на", "name-unreadable"),
    ("Ан\u0000на", "name-unreadable"),
    ("Ан\ue000на", "name-unreadable"),
    ("Анна\u3164", "name-unreadable"),
    ("А" + "\u0301" * 12, "name-unreadable"),
    ("Ан\u200dна", "name-unreadable"),
    ("я" * (LONGEST_NAME + 1), "name-too-long"),
    ("я" * 1_000, "name-too-long"),
    ("👩‍🚀" * 30, "name-too-long"),
]
ALIKE = [
    ("Анна", "анна"),
    ("Анна", "Aннa"),
    ("Анна", "А н н а"),
    ("Анна", "Áнна"),
    ("Oleg", "0leg"),
    ("Oleg", "ΟLEG"),
    ("Bill", "BiII"),
    ("Вася", "Bаcя"),
    ("Петр", "Пётр".replace("ё", "е")),
    ("🐷", "🐷 "),
]
APART = [("Анна", "Анна 2"), ("Анна", "Аня"), ("Oleg", "Olga"), ("🐷", "🐶"), ("Мила", "Мика")]


@pytest.mark.parametrize("name", GOOD)
def test_a_name_that_can_be_read_is_taken_as_it_is(name: str) -> None:
    assert checked_name(f"  {name} ") == name


@pytest.mark.parametrize(("name", "code"), BAD)
def test_a_name_that_cannot_be_read_is_refused_by_name(name: str, code: str) -> None:
    with pytest.raises(BadName) as refused:
        checked_name(name)
    assert refused.value.code == code


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_not_told_apart(one: str, other: str) -> None:
    assert shape(one) == shape(other)
    with pytest.raises(BadName) as refused:
        told_apart(checked_name(other), [one])
    assert refused.value.code == "name-taken"


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_differ_are_told_apart(one: str, other: str) -> None:
    told_apart(other, [one])


def test_at_a_table_bad_names_are_refused_and_ones_own_is_free(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    anna, boris = hall.person(), hall.person()
    code = hall.table(anna)
    for person in (anna, boris):
        person.comes(code)
    anna.sits(name="Анна")
    for name, failure in [*BAD, ("аннa", "name-taken")]:
        boris.says(type="sit", name=name, look="pig.-.-.-.1")
        assert boris.failure == failure
    assert [seat["kind"] for seat in anna.table_state["seats"]] == ["human", "open", "open", "open"]
    anna.sits(name="Анна")
    assert anna.failure is None
    anna.sits(name="Анюта")
    boris.sits(name="Анна")
    assert [seat["name"] for seat in anna.table_state["seats"]][:2] == ["Анюта", "Анна"]


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("OINK-27", "OINK-27"),
        ("oink 27", "OINK-27"),
        ("Oink27", "OINK-27"),
        ("ХРЮК-27", "OINK-27"),
        ("хрюк — 27", "OINK-27"),
        ("XPЮK-27", "OINK-27"),
        ("ОINK–27", "OINK-27"),
        ("oink-l0", "OINK-10"),
        ("ЖЁЛУДЬ 99", "ACORN-99"),
        ("желудь-1234", "ACORN-1234"),
    ],
)
def test_a_code_is_understood_in_both_alphabets_and_however_it_is_typed(typed: str, code: str) -> None:
    assert codes.normal(typed) == code


@pytest.mark.parametrize("typed", ["", "27", "OINK", "OINK-", "OINK-1", "OINK-12345", "MOO-27", "OINK-²7", "../../etc"])
def test_what_is_no_code_is_none(typed: str) -> None:
    assert codes.normal(typed) is None


def test_new_codes_are_free_and_read_back_in_both_alphabets() -> None:
    taken: set[str] = set()
    for _ in range(2_000):
        code = codes.new(taken)
        assert code not in taken
        taken.add(code)
        assert codes.normal(code) == code
        assert codes.normal(codes.russian(code)) == code
    assert len({codes.normal(word) for pair in codes.WORDS for word in (f"{pair[0]}-10", f"{pair[1]}-10")}) == len(
        codes.WORDS
    )
