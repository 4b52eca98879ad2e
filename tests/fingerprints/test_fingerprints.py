"""Nothing that the engine does has changed without being meant to. See renew.py."""

import json

import pytest

from fingerprints import traces
from svintus import editions

EDITIONS = pytest.mark.parametrize("edition", editions.keys())


@EDITIONS
def test_all_states_within_a_few_plies_are_the_same(edition: str) -> None:
    stored = json.loads(traces.fingerprint_file(edition).read_text(encoding="utf-8"))
    assert traces.fingerprint(edition) == stored


@EDITIONS
def test_a_golden_round_goes_as_it_went(edition: str) -> None:
    assert traces.golden(edition) == traces.golden_file(edition).read_text(encoding="utf-8")
