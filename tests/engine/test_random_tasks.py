"""Games at random, full of courage cards, with hosts and players who do everything at the wrong moment, too."""

import random

import pytest

from svintus import editions
from svintus.engine import deck as decks
from svintus.engine import grounds, snapshot
from svintus.engine.actions import (
    CLAP,
    COUNT,
    FACT,
    FADE,
    LEAVE,
    MISTAKE,
    NEXT_ROUND,
    NO_SEAT,
    PERFORMED,
    SAY,
    SPOT,
    SUM,
    WINK,
    Action,
    bare,
    expire,
    with_cards,
    with_number,
    with_seat,
)
from svintus.engine.events import NOBODY
from svintus.engine.faces import ANTRAKT, KIND_KEYS, PARODIST, REYTING, faces_of_kind
from svintus.engine.in_front import face_in_front, kind_in_front
from svintus.engine.match import Match

ACTS = 1500
COPIES = {
    "number": 2,
    "khapyozh": 2,
    "khlopkopyt": 1,
    "tikhokhryun": 2,
    "polisvin": 4,
    "temnodel": 1,
    "svinorost": 4,
    **{KIND_KEYS[kind]: 5 for kind in range(PARODIST, REYTING + 1)},
    "shmotrun": 4,
    "shevelis": 4,
    "shtul": 4,
    "shalun": 4,
    "shmunitet": 2,
    "neither": 2,
    "razborka": 2,
}
COURAGE_FACES = [faces_of_kind(kind)[0] for kind in range(PARODIST, REYTING + 1) if kind != ANTRAKT]


def anything(chance: random.Random, match: Match) -> tuple[int, int]:
    """An act of a seat or of the host that need not be lawful now."""
    r = match.round
    seat, other = chance.randrange(match.seats), chance.randrange(match.seats)
    fading = [item[0] for item in [*r.grounds, *r.dues, *r.winks]]
    sums = [due for due in r.dues if due[2] == REYTING]
    if sums and chance.random() < 0.3:
        due = chance.choice(sums)
        return due[1], with_number(SUM, max(0, due[3] + chance.choice([0, 0, 1])))
    if fading and chance.random() < 0.3:
        return NOBODY, with_number(FADE, chance.choice(fading))
    if chance.random() < 0.1:
        return NOBODY, expire(r.stack[-1].number)
    if chance.random() < 0.005 and match.seats - r.gone.bit_count() > 2:
        return seat, bare(LEAVE)
    lying = [(owner, face_in_front(card)) for owner in range(match.seats) for card in r.rows[owner]]
    holder, face = chance.choice(lying or [(seat, chance.choice(COURAGE_FACES))])
    fact = with_cards(FACT, [], seat=chance.choice([NO_SEAT, other]), number=chance.choice(grounds.FACTS))
    return chance.choice(
        [
            (holder, with_cards(PERFORMED, [face], number=chance.randrange(2))),
            (holder, with_cards(MISTAKE, [face])),
            (seat, fact),
            (seat, with_number(SAY, chance.randrange(5))),
            (seat, bare(CLAP)),
            (seat, with_seat(WINK, other)),
            (seat, with_seat(SPOT, other)),
            (seat, bare(COUNT)),
        ]
    )


def check_whole(match: Match) -> None:
    """What must hold whatever has happened."""
    r = match.round
    assert match.card_count() == len(match.deck)
    assert r.over or match.owing(), "nobody is asked for anything"
    numbers = [item[0] for item in [*r.grounds, *r.dues, *r.winks]]
    assert len(numbers) == len(set(numbers)), "two things fade by one number"
    for due in r.dues:
        assert due[2] in [kind_in_front(card) for card in r.rows[due[1]]], "something is due for a card that is gone"
    assert all(len(row) <= 2 for row in r.rows)
    for viewer in range(NOBODY, match.seats):
        view = match.view(viewer)
        assert len(view.dues) == sum(due[1] == viewer for due in r.dues)
        for seat, at in view.winks:
            assert at == NOBODY or viewer in (seat, at), "a wink is told to somebody else"


@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_lost_and_every_offer_is_accepted(seed: int) -> None:
    chance = random.Random(seed)
    options = editions.load("v2").options.changed(
        by_the_book=seed % 4 == 3, voice_tasks_rest=seed % 2 == 1, follow_up=seed % 3 == 0, dawdle=seed % 5 != 0
    )
    seats = chance.randint(2, 6)
    match = Match(options, decks.build(COPIES), seats, bytes([seed]) * 32)
    for _ in range(ACTS):
        if match.over:
            break
        if match.round.over:
            assert match.apply(NOBODY, bare(NEXT_ROUND)) == 0
            continue
        if chance.random() < 0.4:
            seat, action = anything(chance, match)
            before = snapshot.save(match)
            if match.apply(seat, action):
                assert snapshot.save(match) == before, Action.unpack(action).write()
        else:
            offered = [(seat, action) for seat in range(seats) for action in match.legal(seat)]
            assert len(offered) == len(set(offered))
            seat, action = chance.choice(offered)
            assert Action.read(Action.unpack(action).write()).pack() == action
            assert match.apply(seat, action) == 0, Action.unpack(action).write()
        check_whole(match)
    stored = snapshot.save(match)
    assert snapshot.save(snapshot.load(stored)) == stored
