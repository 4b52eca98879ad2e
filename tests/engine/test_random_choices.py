"""Games at random, full of duels, pulls, swaps, throws and answers, in which people leave and time runs out."""

import random
from collections import Counter

import pytest

from svintus import editions
from svintus.engine import deck as decks
from svintus.engine import snapshot
from svintus.engine.actions import FACT, LEAVE, NEXT_ROUND, NO_SEAT, PHASE_KEYS, Action, bare, expire, with_cards
from svintus.engine.events import NOBODY
from svintus.engine.faces import SHTOL
from svintus.engine.match import Match

ACTS = 400
COPIES = {
    "number": 2,
    "khapyozh": 2,
    "perekhryuk": 2,
    "khlopkopyt": 1,
    "temnodel": 1,
    "svinorost": 4,
    "shtol": 6,
    "shalun": 4,
    "shuriken": 6,
    "shmunitet": 8,
    "antrakt": 4,
    "pokloonnik": 4,
    "razborka": 6,
    "roulette": 4,
    "neither": 4,
    "dont_darken": 6,
    "chip_in": 6,
    "awl": 8,
}
PHASES = {
    "question",
    "gives",
    "each-gives",
    "duel",
    "roulette",
    "chip-in",
    "throw",
    "dark",
    "growth",
    "last-dark",
    "row-choice",
}


def everywhere(match: Match) -> Counter[int]:
    """Every card of the round, wherever it is."""
    r = match.round
    cards = Counter([*r.deck, *r.pile, *r.box, r.top])
    for seat in range(match.seats):
        cards.update(r.held(seat))
    for phase in r.stack:
        cards.update(phase.held())
    return cards


def is_over(match: Match) -> bool:
    """The round is over; asked anew after every act."""
    return match.round.over


def check_secrets(match: Match) -> None:
    """Of the events only those concerned read faces that are not public; of the table each sees one hand."""
    for event in match.take_events():
        concerned = {getattr(event, name, NOBODY) for name in ("seat", "to", "other")}
        for viewer in range(NOBODY, match.seats):
            hidden = event.type in ("cards-drawn", "cards-taken", "cards-given", "card-pulled", "card-laid-in-dark")  # type: ignore[attr-defined]
            if hidden and viewer not in concerned:
                assert event.seen_by(viewer).cards == ()  # type: ignore[attr-defined]
    for viewer in range(NOBODY, match.seats):
        hand = match.view(viewer).hand
        assert hand == (tuple(match.round.hands[viewer]) if viewer != NOBODY else ())


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_nothing_is_lost_or_told_and_every_offer_is_accepted(seats: int) -> None:
    for seed in range(4):
        chance = random.Random(f"{seats} {seed}")
        options = editions.load("v2").options.changed(deal=4 if seed % 2 else 8, dawdle=seed != 2, keep_two=seed == 3)
        match = Match(options, decks.build(COPIES), seats, bytes([seed]) * 32)
        for _ in range(ACTS):
            if match.over:
                break
            if is_over(match):
                assert match.apply(NOBODY, bare(NEXT_ROUND)) == 0
                continue
            draw = chance.random()
            if draw < 0.02:
                seat, action = NOBODY, expire(match.round.stack[-1].number)
            elif draw < 0.03 and match.seats - match.round.gone.bit_count() > 2:
                seat, action = chance.randrange(seats), bare(LEAVE)
            elif draw < 0.1:
                seat, action = chance.randrange(seats), with_cards(FACT, [], seat=NO_SEAT, number=SHTOL)
            else:
                offered = [(seat, action) for seat in range(seats) for action in match.legal(seat)]
                assert len(offered) == len(set(offered))
                kind = chance.choice(sorted({action & 63 for _, action in offered}))
                seat, action = chance.choice([(seat, action) for seat, action in offered if action & 63 == kind])
                assert Action.read(Action.unpack(action).write()).pack() == action
                assert match.check(seat, action) == 0, Action.unpack(action).write()
            match.apply(seat, action)
            assert everywhere(match) == Counter(match.deck)
            assert is_over(match) or match.owing(), "nobody is asked for anything"
            check_secrets(match)
        stored = snapshot.save(match)
        assert snapshot.save(snapshot.load(stored)) == stored


@pytest.mark.parametrize("phase", sorted(PHASES))
def test_a_match_goes_on_from_the_middle_of_every_phase(phase: str) -> None:
    """Stored and loaded while this waits, the same acts lead to the same end."""
    chance = random.Random(phase)
    for seed in range(60):
        match = Match(editions.load("v2").options.changed(deal=3), decks.build(COPIES), 4, bytes([seed]) * 32)
        for _ in range(ACTS):
            if is_over(match):
                break
            if PHASE_KEYS[match.round.stack[-1].number] == phase:
                twin = snapshot.load(snapshot.save(match))
                for _ in range(60):
                    if is_over(match):
                        break
                    seat, action = chance.choice([(s, a) for s in range(4) for a in match.legal(s)])
                    assert match.apply(seat, action) == twin.apply(seat, action) == 0
                assert snapshot.save(match) == snapshot.save(twin)
                return
            if chance.random() < 0.05:
                match.apply(chance.randrange(4), with_cards(FACT, [], seat=NO_SEAT, number=SHTOL))
            else:
                offered = [(s, a) for s in range(4) for a in match.legal(s)]
                kind = chance.choice(sorted({action & 63 for _, action in offered}))
                match.apply(*chance.choice([(s, a) for s, a in offered if a & 63 == kind]))
    raise AssertionError(f"{phase} never came")
