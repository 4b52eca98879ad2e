"""Nothing that the engine does has changed without being meant to. See renew.py."""

import json

import pytest

from fingerprints import traces
from svintus import editions
from svintus.engine.actions import PHASE_KEYS

TABLES = pytest.mark.parametrize("table", traces.TABLES)
OF_OTHER_BOXES = {"follow-up", "ballot"}
"""Phases of an option, and of blank cards."""


@TABLES
def test_all_states_within_a_few_plies_are_the_same(table: str) -> None:
    stored = json.loads(traces.fingerprint_file(table).read_text(encoding="utf-8"))
    assert traces.fingerprint(table) == stored


@TABLES
def test_a_golden_round_goes_as_it_went(table: str) -> None:
    assert traces.golden(table) == traces.golden_file(table).read_text(encoding="utf-8")


def test_every_edition_every_recipe_and_every_phase_has_its_fingerprint() -> None:
    recipes = editions.load("v2").recipe_keys[1:]
    assert set(traces.TABLES) == {*editions.keys(), *[f"v2-{recipe}" for recipe in recipes]}
    begun = {terms.get("phase") for table in traces.TABLES.values() for terms in table}
    assert begun >= set(PHASE_KEYS.values()) - OF_OTHER_BOXES
