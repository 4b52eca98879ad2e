"""Names in a sentence: which forms of a Russian name count as the name, and which ordinary words do not."""

import pytest

from svintus.server.declension import names
from svintus.server.texts import words_of


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Маша", "Спроси Машу, а не меня"),
        ("Маша", "Маше везёт"),
        ("Маша", "карта у МАШИ"),
        ("Маша", "за Машей ходить страшно"),
        ("Маша", "ну Маша"),
        ("Боря", "Борю поймали"),
        ("Мария", "ход Марии"),
        ("Борис", "Отдай Борису"),
        ("Борис", "хожу за Борисом"),
        ("Андрей", "у Андрея одна карта"),
        ("Дмитрий", "это всё о Дмитрии"),
        ("Игорь", "Игорю хватит"),
        ("Пётр", "Петра не видно"),
        ("Павел", "с Павлом не спорю"),
        ("Ольга", "Ольги нет"),
        ("Ковалёв", "сижу с Ковалевым"),
        ("Акакий Пятаков", "спроси у Акакия Пятакова"),
        ("Тётя Валя", "тёте Вале виднее"),
        ("Роман", "Роману ходить"),
        ("Анна-Мария", "Анне-Марии привет"),
        ("Clara", "CLARA!"),
        ("Clara", "Clara’s turn"),
    ],
)
def test_a_name_in_any_case_is_the_name(name: str, text: str) -> None:
    assert names(words_of(text), name)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Маша", "машина не едет"),
        ("Маша", "Машенька"),
        ("Клара", "кларнет"),
        ("Света", "выключи свет"),
        ("Света", "на белом свете"),
        ("Люба", "ходи любой"),
        ("Костя", "одни кости"),
        ("Коля", "колю дрова"),
        ("Валя", "вали отсюда"),
        ("Тёма", "на эту тему"),
        ("Петя", "петь в тишине"),
        ("Лена", "лень ходить"),
        ("Ян", "Яна"),
        ("Борис", "борись"),
        ("Clara", "Clarissa"),
        ("Акакий Пятаков", "спроси у Пятакова"),
        ("🐷", "🐷🐷"),
        ("…", "..."),
    ],
)
def test_what_only_sounds_like_a_name_names_nobody(name: str, text: str) -> None:
    assert not names(words_of(text), name)


def test_the_exact_name_of_somebody_else_is_theirs() -> None:
    said = words_of("спроси, Валентина")
    assert names(said, "Валентин")
    assert not names(said, "Валентин", frozenset({words_of("Валентина")}))
    assert names(said, "Валентина", frozenset({words_of("Валентин")}))
