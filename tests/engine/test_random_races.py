"""Games at random, full of races and feats, with acts that come too early, too late, or from the wrong seat."""

import random

import pytest

from svintus import editions
from svintus.engine import deck as decks
from svintus.engine import journal, snapshot
from svintus.engine.actions import (
    A_DONE,
    A_FAS,
    A_FIST,
    A_TOUCH,
    A_TRY,
    FEAT,
    GRAB,
    LEAVE,
    NEXT_ROUND,
    SHOWN,
    Action,
    bare,
    expire,
    with_number,
    with_seat,
)
from svintus.engine.events import NOBODY
from svintus.engine.feats import FEATS
from svintus.engine.garments import EVERYTHING
from svintus.engine.match import Match
from svintus.engine.phases.feat import performer
from svintus.engine.rng import commitment

ACTS = 1200
RACES = ("one_for_all", "slippers", "clothes", "hands", "slabo")
COPIES = {"number": 1, "khapyozh": 1, "polisvin": 4, "shmunitet": 2, "reyting": 4, "neither": 2} | dict.fromkeys(
    RACES, 8
)


def anything(chance: random.Random, match: Match) -> tuple[int, int]:
    """An act of a seat or of the host that need not be lawful now."""
    seat, other = chance.randrange(match.seats), chance.randrange(match.seats)
    if chance.random() < 0.1:
        return NOBODY, expire(match.round.stack[-1].number)
    if chance.random() < 0.01 and match.seats - match.round.gone.bit_count() > 2:
        return seat, bare(LEAVE)
    at_it = performer(match.round)
    if at_it != NOBODY:
        return at_it, with_number(FEAT, chance.choice([0, 1, 7, 4094]))
    return seat, chance.choice(
        [
            *[A_FIST, A_FAS, A_TOUCH, A_DONE, A_TRY],
            with_seat(GRAB, other),
            with_number(FEAT, 1),
            with_number(SHOWN, chance.randrange(FEATS)),
        ]
    )


@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_lost_and_the_journal_tells_the_same_again(seed: int) -> None:
    chance = random.Random(seed)
    edition = editions.load("v2")
    options = edition.options.changed(deal=chance.randint(2, 8), dawdle=seed % 2 == 0)
    seats, deck, key = chance.randint(2, 7), decks.build(COPIES), bytes([seed]) * 32
    names = tuple([f"seat {seat}" for seat in range(seats)])
    garments = tuple([chance.randint(0, EVERYTHING) for _ in names]) if seed % 3 else ()
    header = journal.Header("v2", "", options, tuple(deck), names, commitment(key), key, garments=garments)
    match = header.new_match()
    entries: list[journal.Entry] = []
    while not match.over and len(entries) < ACTS:
        if match.round.over:
            seat, action = NOBODY, bare(NEXT_ROUND)
        elif chance.random() < 0.25:
            seat, action = anything(chance, match)
        else:
            offered = [(seat, action) for seat in range(seats) for action in match.legal(seat)]
            assert len(offered) == len(set(offered))
            seat, action = chance.choice(offered)
            assert match.check(seat, action) == 0, Action.unpack(action).write()
        reason = match.check(seat, action)
        before = snapshot.save(match) if reason else {}
        assert match.apply(seat, action) == reason
        if reason:
            assert snapshot.save(match) == before, Action.unpack(action).write()
            continue
        entries.append(journal.Entry(len(entries) + 1, 0, seat, Action.unpack(action)))
        assert match.card_count() == len(match.deck)
        for owing in match.owing():
            assert match.legal(owing), "somebody is asked and can do nothing"
        if len(entries) % 50 == 0:
            match = snapshot.load(snapshot.save(match))
    text = journal.write(journal.Journal(header, tuple(entries)))
    *_, again = journal.replay(journal.read(text))
    assert snapshot.save(again) == snapshot.save(match)
    assert journal.verify(text).sound
