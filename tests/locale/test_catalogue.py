"""The catalogue is whole: both languages say the same things, and every message can be said."""

from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from svintus.locale import LANGUAGES, MissingWords, Words, topics

Value = str | int

COUNTS: tuple[Value, ...] = (0, 1, 2, 5, 11, 21, 112)
NAME = "Анна"


class Needs(Visitor):
    """Collects what a message asks for: its variables, the variants chosen by each, and the messages it names."""

    def __init__(self) -> None:
        self.variants: dict[str, set[Value]] = {}
        self.counted: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variants.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            for variant in node.variants:
                if isinstance(variant.key, ast.NumberLiteral):
                    self.variants.setdefault(name, set()).add(int(variant.key.value))
                elif variant.key.name in {"zero", "one", "two", "few", "many"}:
                    self.counted.add(name)
                elif variant.key.name != "other":
                    self.variants.setdefault(name, set()).add(variant.key.name)
        self.generic_visit(node)


def entries(language: str) -> Iterator[tuple[str, str, ast.Message | ast.Term | ast.Junk]]:
    """Topic, key and entry of everything in a language's catalogue, comments aside."""
    for topic, source in topics(language).items():
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message | ast.Term):
                yield topic, entry.id.name, entry
            elif isinstance(entry, ast.Junk):
                yield topic, "", entry


def messages(language: str) -> dict[str, ast.Message]:
    return {key: entry for _, key, entry in entries(language) if isinstance(entry, ast.Message)}


def needs(language: str) -> dict[str, Needs]:
    """What each message asks for, the messages that it names included."""
    found = {}
    for key, entry in messages(language).items():
        found[key] = Needs()
        found[key].visit(entry)
    for own in found.values():
        waiting = sorted(own.messages)
        while waiting:
            named = found[waiting.pop()]
            waiting += sorted(named.messages - own.messages)
            own.messages |= named.messages
            own.counted |= named.counted
            for variable, variants in named.variants.items():
                own.variants.setdefault(variable, set()).update(variants)
    return found


def samples(need: Needs, variable: str) -> list[Value]:
    """Values that between them reach every variant."""
    values: list[Value] = sorted(need.variants[variable], key=str)
    if variable in need.counted:
        values += COUNTS
    return values or [NAME]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses(language: str) -> None:
    assert [entry.content for _, _, entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_said_twice(language: str) -> None:
    keys = [key for _, key, _ in entries(language)]
    assert sorted(keys) == sorted(set(keys))


def test_both_languages_have_the_same_topics_and_keys() -> None:
    russian, english = (
        {(topic, key) for topic, key, entry in entries(language) if isinstance(entry, ast.Message)}
        for language in LANGUAGES
    )
    assert russian == english


def test_both_languages_use_the_same_variables() -> None:
    russian, english = ({key: sorted(need.variants) for key, need in needs(language).items()} for language in LANGUAGES)
    assert russian == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_with_every_variant(language: str) -> None:
    words = Words(language, strict=True)
    for key, need in needs(language).items():
        names = sorted(need.variants)
        for values in product(*(samples(need, name) for name in names)):
            text = words(key, **dict(zip(names, values, strict=True)))
            assert text.strip(), key
            assert "{" not in text, key


def test_a_missing_key_stands_for_itself_unless_strict() -> None:
    assert Words("ru")("no-such-key") == "no-such-key"
    with pytest.raises(MissingWords):
        Words("ru", strict=True)("no-such-key")


def test_a_missing_variable_is_an_error_when_strict() -> None:
    with pytest.raises(Exception, match="colour"):
        Words("en", strict=True)("card-in-colour", card="Khapyozh")


def test_a_language_without_words_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'pig'"):
        Words("pig")


def test_the_words_are_in_the_languages_they_claim() -> None:
    assert Words("ru")("card-number-in-colour", colour="green", value=7) == "зелёная семёрка"
    assert Words("en")("card-number-in-colour", colour="green", value=7) == "green seven"
    assert Words("ru")("card-in-colour", colour="grey", card="Полисвин") == "Полисвин"
