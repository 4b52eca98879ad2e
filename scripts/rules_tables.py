"""Writes the tables of options in the players' rules, from the editions and the words of the catalogue.

.venv/bin/python scripts/rules_tables.py
"""

from __future__ import annotations

import sys
from typing import Final

from shared import ROOT, Failure, main
from svintus import editions
from svintus.engine.options import OptionSpec, option_specs
from svintus.locale import Words

DOCS: Final = ROOT / "docs"
PAGES: Final = {"en": DOCS / "rules.en.md", "ru": DOCS / "rules.ru.md"}

YES_NO: Final = {"en": ("yes", "no"), "ru": ("да", "нет")}
OFF: Final = {"en": "off", "ru": "нет"}
SECONDS: Final = {"en": "s", "ru": "с"}
BY_PLAYERS: Final = {"en": "by players", "ru": "по игрокам"}
NONE: Final = {"en": "none", "ru": "нет"}
PAIRS: Final = {"en": "pairs of kinds", "ru": "пары видов"}
OPTION: Final = {"en": "option", "ru": "настройка"}
HOUSE: Final = {"en": "may be | usually | what it does", "ru": "бывает | обычно | что меняет"}

OFF_AT_ZERO: Final = ("clock", "time_limit_minutes")


def said(language: str, words: Words, spec: OptionSpec, value: object) -> str:
    """An option's value as a reader would say it."""
    if spec.kind == "switch":
        return YES_NO[language][0 if value else 1]
    if spec.kind == "choice":
        return words(f"option-{dashed(spec.name)}-{value}")
    if spec.kind == "pairs":
        return NONE[language]
    if spec.name == "target" and value == 0:
        return BY_PLAYERS[language]
    if spec.name in OFF_AT_ZERO and value == 0:
        return OFF[language]
    if spec.name == "clock" and isinstance(value, int):
        return f"{value // 1000} {SECONDS[language]}"
    return str(value)


def dashed(name: str) -> str:
    return name.replace("_", "-")


def allowed(language: str, words: Words, spec: OptionSpec) -> str:
    """What an option may be."""
    if spec.kind == "switch":
        return " / ".join(YES_NO[language])
    if spec.kind == "choice":
        return " / ".join(said(language, words, spec, choice) for choice in spec.choices)
    if spec.kind == "pairs":
        return PAIRS[language]
    return f"{spec.lowest}–{spec.highest}"


def differs(spec: OptionSpec) -> bool:
    """Whether the editions disagree about this option."""
    return len({getattr(edition.options, spec.name) for edition in map(editions.load, editions.keys())}) > 1


def editions_table(language: str) -> list[str]:
    """One row for each option about which the editions disagree, one column for each edition."""
    words = Words(language, strict=True)
    keys = editions.keys()
    rows = [f"| {OPTION[language]} | " + " | ".join(words(f"edition-{key}") for key in keys) + " |"]
    rows.append("|---" * (len(keys) + 1) + "|")
    for spec in filter(differs, option_specs()):
        values = [said(language, words, spec, getattr(editions.load(key).options, spec.name)) for key in keys]
        rows.append(f"| {words(f'option-{dashed(spec.name)}')} | " + " | ".join(values) + " |")
    return rows


def house_table(language: str) -> list[str]:
    """One row for each option that is the same in every edition."""
    words = Words(language, strict=True)
    usual = editions.load(editions.keys()[0]).options
    rows = [f"| {OPTION[language]} | {HOUSE[language]} |", "|---|---|---|---|"]
    for spec in option_specs():
        if not differs(spec):
            name = f"option-{dashed(spec.name)}"
            value = said(language, words, spec, getattr(usual, spec.name))
            rows.append(f"| {words(name)} | {allowed(language, words, spec)} | {value} | {words(f'{name}-about')} |")
    return rows


TABLES: Final = {"editions": editions_table, "house": house_table}


def with_tables(text: str, language: str) -> str:
    """The page with both tables as they should be."""
    for name, table in TABLES.items():
        before, first, rest = text.partition(f"<!-- {name}: written by scripts/rules_tables.py -->\n")
        _, last, after = rest.partition("<!-- end -->")
        if not last:
            raise Failure(f"the page in {language!r} has no place for the table {name!r}")
        text = "\n".join([before + first, *table(language), "", last + after])
    return text


def step() -> None:
    """Brings the tables of both pages up to date, or only looks whether they are."""
    if sys.argv[1:] not in ([], ["check"]):
        raise Failure("usage: scripts/rules_tables.py [check]")
    for language, page in PAGES.items():
        found = page.read_text("utf-8")
        meant = with_tables(found, language)
        if not sys.argv[1:]:
            page.write_text(meant, "utf-8")
        elif found != meant:
            raise Failure(f"{page.name}: the tables of options are not current; run scripts/rules_tables.py")


if __name__ == "__main__":
    main(step)
