"""Games at random with blank cards at random: nothing is lost, lawful is accepted, and everything can be told again."""

import random
from typing import Any

import pytest

from rulings import ruling
from svintus.engine import deck as decks
from svintus.engine import snapshot
from svintus.engine.actions import LEAVE, NEXT_ROUND, Action, bare, expire
from svintus.engine.blank import AIMED, COUNTED, DO_KEYS, PICTURES, WAYS, BadBlank, Blank, read_blank
from svintus.engine.events import NOBODY
from svintus.engine.faces import BLANKS, COLOUR_KEYS, KIND_KEYS, PRINTED_KINDS
from svintus.engine.journal import Entry, Header, Journal, verify, write
from svintus.engine.match import Match
from svintus.engine.options import Options

ACTS = 600


def any_blank(chance: random.Random) -> Blank:
    while True:
        effects: list[dict[str, Any]] = []
        for do in chance.choices(DO_KEYS, k=chance.randint(0, 4)):
            effect: dict[str, Any] = {"do": do}
            if do in COUNTED:
                effect["count"] = chance.randint(1, 3)
            if do in AIMED:
                effect["who"] = chance.choice(AIMED[do])
            effects.append(effect)
        data: dict[str, Any] = {
            "name_en": "Any",
            "picture": chance.choice(PICTURES),
            "colour": chance.choice(COLOUR_KEYS),
            "fits": chance.sample(WAYS, chance.choice((1, 1, 2))),
            "effects": effects,
        }
        if chance.random() < 0.7:
            data["value"] = chance.randrange(8)
        try:
            return read_blank(data)
        except BadBlank:
            continue


def any_act(chance: random.Random, match: Match) -> tuple[int, int]:
    if match.round.over:
        return NOBODY, bare(NEXT_ROUND)
    whim = chance.random()
    if whim < 0.01:
        return NOBODY, expire(match.round.stack[-1].number)
    if whim < 0.012:
        return chance.choice([seat for seat in range(match.seats) if not match.round.gone >> seat & 1]), bare(LEAVE)
    acts = [(seat, act) for seat in range(match.seats) for act in match.legal(seat)]
    assert len(acts) == len(set(acts))
    return chance.choice(acts)


@ruling("DECK-4")
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.parametrize("whole_box", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_games_at_random(seats: int, whole_box: bool, seed: int) -> None:
    chance = random.Random(f"{seats} {whole_box} {seed}")
    blanks = tuple(any_blank(chance) for _ in range(chance.randint(4, BLANKS)))
    copies = {"number": 2} | {f"blank.{number}": 2 for number in range(1, len(blanks) + 1)}
    if whole_box:
        copies |= dict.fromkeys(KIND_KEYS[1:PRINTED_KINDS], 1)
    options = Options(deal=4, several=chance.choice(("off", "same", "chain")))
    deck = decks.build(copies)
    if chance.random() < 0.5:
        deck = [*chance.sample(deck, seats * options.deal + 10), 0]
    decks.check(deck, seats, options, len(blanks))
    match = Match(options, deck, seats, bytes([seed]) * 32, blanks=blanks)
    entries: list[Entry] = []
    while len(entries) < ACTS and not match.over:
        assert match.round.over or match.owing()
        seat, act = any_act(chance, match)
        assert match.apply(seat, act) == 0
        assert match.card_count() == len(deck)
        entries.append(Entry(len(entries) + 1, 0, seat, Action.unpack(act)))
        assert Action.read(entries[-1].action.write()).pack() == act
        if len(entries) % 50 == 0:
            stored = snapshot.save(match)
            match = snapshot.load(stored)
            assert snapshot.save(match) == stored
    names = tuple(str(number) for number in range(seats))
    header = Header("v2", "own", options, tuple(deck), names, match.commitment, match.seed, blanks=blanks)
    verdict = verify(write(Journal(header, tuple(entries))))
    assert (verdict.sound, verdict.totals) == (True, tuple(match.totals)), verdict.why
