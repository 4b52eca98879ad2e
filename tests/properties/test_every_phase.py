"""A match can be put away and taken up again in the middle of every phase that there is."""

import json
import random

import pytest

from properties.scenes import DECKS, MOVING, Moment, every_phase, key_of, moments
from properties.walks import act_for, everything
from svintus.engine import journal, snapshot
from svintus.engine.actions import PHASE_KEYS, Action
from svintus.engine.journal import Entry, Journal
from svintus.engine.match import Match
from svintus.engine.phases.catalogue import restored

PHASES = sorted(every_phase(), key=lambda phase: phase.number)
TRIED = 12
"""So many moments of each phase are stored and taken up again."""
ONWARD = 25


def replayed(moment: Moment) -> Match:
    """The match as its journal, written and read again, tells it."""
    entries = [Entry(n, 10 * n, seat, Action.unpack(act)) for n, (seat, act) in enumerate(moment.done, 1)]
    *_, match = journal.replay(journal.read(journal.write(Journal(moment.header, tuple(entries)))), telling=True)
    match.take_events()
    return match


def goes_on_alike(one: Match, others: list[Match], rng: random.Random) -> None:
    """The same acts bring the same events, views and lawful acts, and leave the same state."""
    for _ in range(ONWARD):
        act = act_for(one, rng.randrange(2**20))
        reason = one.apply(*act)
        heard = one.take_events()
        for other in others:
            assert other.apply(*act) == reason
            assert other.take_events() == heard
    for other in others:
        assert everything(other) == everything(one)
        for seat in range(-1, one.seats):
            assert other.view(seat) == one.view(seat)
            assert other.legal(seat) == one.legal(seat)


def test_every_phase_has_a_deck_that_brings_it_about() -> None:
    assert {key_of(phase) for phase in PHASES} | set(MOVING) == set(DECKS)
    assert {phase.number for phase in PHASES} >= set(PHASE_KEYS)


@pytest.mark.parametrize("phase", PHASES, ids=key_of)
def test_what_was_stored_in_the_middle_of_a_phase_goes_on_as_it_would_have(phase: type) -> None:
    rng = random.Random(phase.__name__)
    tried = 0
    for moment in moments(key_of(phase)):
        match = moment.match
        assert any(type(waiting) is phase for waiting in match.round.stack)
        for waiting in match.round.stack:
            again = restored(waiting.number, list(waiting.stored()))
            assert (type(again), again.stored(), again.held()) == (type(waiting), waiting.stored(), waiting.held())
        stored = json.loads(json.dumps(snapshot.save(match)))
        one, loaded = snapshot.load(stored), snapshot.load(stored)
        assert everything(loaded) == everything(match)
        goes_on_alike(one, [loaded, replayed(moment)], rng)
        tried += 1
        if tried == TRIED:
            return
    raise AssertionError(f"only {tried} such moments came about")
