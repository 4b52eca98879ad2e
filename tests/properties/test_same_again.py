"""The same journal gives the same match, and a match that was stored goes on as though it had not been."""

import json

from hypothesis import given

from properties.walks import Opening, everything, openings, paths, walk
from svintus.engine import journal, snapshot
from svintus.engine.actions import Action
from svintus.engine.journal import Entry, Header, Journal
from svintus.engine.match import Match
from svintus.engine.rng import commitment


def views(match: Match) -> list[object]:
    return [match.view(seat) for seat in range(-1, match.seats)]


@given(openings(), paths(80))
def test_the_same_acts_give_the_same_match(opening: Opening, path: list[int]) -> None:
    match = opening.match()
    accepted = [(seat, action) for seat, action, reason in walk(match, path) if reason == 0]
    again, quiet = opening.match(), opening.match(telling=False)
    for seat, action in accepted:
        assert again.apply(seat, action) == 0
        assert quiet.apply(seat, action) == 0
    assert everything(again) == everything(match)
    assert again.take_events() == match.take_events()
    assert quiet.take_events() == []
    assert snapshot.save(quiet) == snapshot.save(match)


@given(openings(), paths(60), paths(40))
def test_saving_and_loading_changes_nothing(opening: Opening, path: list[int], onward: list[int]) -> None:
    match = opening.match()
    for _ in walk(match, path):
        pass
    match.take_events()
    stored = json.loads(json.dumps(snapshot.save(match)))
    other = snapshot.load(stored)
    assert everything(other) == everything(match)
    assert views(other) == views(match)
    for one, two in zip(walk(match, onward), walk(other, onward), strict=True):
        assert one == two
        assert views(other) == views(match)
        assert [match.legal(seat) for seat in range(match.seats)] == [other.legal(seat) for seat in range(match.seats)]
    assert other.take_events() == match.take_events()
    assert snapshot.save(other) == snapshot.save(match)


@given(openings(), paths(60))
def test_a_written_journal_is_read_and_replayed_to_the_same_match(opening: Opening, path: list[int]) -> None:
    match = opening.match()
    names = tuple(f"Seat {seat}" for seat in range(opening.seats))
    header = Header("custom", "", opening.options, opening.deck, names, commitment(opening.seed), opening.seed)
    entries = [
        Entry(number, 10 * number, seat, Action.unpack(action))
        for number, (seat, action, reason) in enumerate(walk(match, path), 1)
        if reason == 0
    ]
    entries = [Entry(number, entry.at, entry.seat, entry.action) for number, entry in enumerate(entries, 1)]
    text = journal.write(Journal(header, tuple(entries)))
    assert journal.read(text) == Journal(header, tuple(entries))
    *_, replayed = journal.replay(journal.read(text))
    assert snapshot.save(replayed) == snapshot.save(match)
    verdict = journal.verify(text)
    assert verdict.sound, verdict.why
    assert verdict.totals == tuple(match.totals)


@given(openings(), paths(60))
def test_every_act_is_written_and_read_as_the_same_act(opening: Opening, path: list[int]) -> None:
    match = opening.match()
    for _, action, reason in walk(match, path):
        if reason == 0:
            written = Action.unpack(action)
            assert Action.read(written.write()) == written
            assert written.pack() == action
