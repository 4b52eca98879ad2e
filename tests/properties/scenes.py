"""Tables that play until a wanted scene has come about: every phase there is, and hidden cards that change hands."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from properties.walks import Act, by_the_way, lawful, time_out
from svintus import editions
from svintus.engine import snapshot
from svintus.engine.actions import ANSWER, GIVE_COURAGE, INTERCEPT, NEXT_ROUND, PHASE_KEYS, REWARD, SWAP, bare, kind_of
from svintus.engine.blank import read_blanks
from svintus.engine.events import NOBODY, CardPulled, Event, HandsSwapped
from svintus.engine.faces import face_of
from svintus.engine.journal import Header
from svintus.engine.match import Match
from svintus.engine.orders import Order
from svintus.engine.phase import Phase
from svintus.engine.rng import commitment

ORDER: Final = "order"
MOVING: Final[dict[str, type[Event]]] = {"pulled": CardPulled, "swapped": HandsSwapped}
"""Scenes that are over in one act, by what is told of them."""

NUMBERS: Final = "r1*4 r2*4 b1*4 b2*4"
DECKS: Final = {
    "turn": f"{NUMBERS} g1*4 g2*4",
    "attack": f"{NUMBERS} khapyozh.r*6 zakhrapin.b*6",
    "slap": f"{NUMBERS} khlopkopyt.r*9",
    "follow-up": f"{NUMBERS} polisvin*9",
    "growth": f"{NUMBERS} svinorost*9",
    "dark": f"{NUMBERS} g5*4 temnodel.r*9 temnodel.b*9",
    "last-dark": "r1*4 b2*4 temnodel.r*9 temnodel.b*9",
    "question": "r0*4 b0*4 r1*4 shtol*6 shmunitet*9 parodist*4",
    "row-choice": "r0*6 b0*6 r1*4 r6*6 parodist*6 antrakt*4 zapevala*3",
    "gives": "r1*12 b1*12 o2*4 shuriken*9",
    "each-gives": f"{NUMBERS} o1*4 neither*6 dont_darken*6",
    "duel": f"{NUMBERS} razborka*9 polisvin*4",
    "roulette": f"{NUMBERS} roulette*9",
    "chip-in": f"{NUMBERS} o1*6 o2*6 chip_in*9",
    "throw": "r1*12 b1*12 o2*4 shuriken*9",
    "tower": f"{NUMBERS} g1*6 one_for_all*9",
    "lay-open": f"{NUMBERS} slippers*9",
    "fas": f"{NUMBERS} slippers*9",
    "grab": f"{NUMBERS} slippers*9",
    "touch": f"{NUMBERS} clothes*9",
    "huts": f"{NUMBERS} o1*6 hands*9",
    "feat": f"{NUMBERS} o1*6 slabo*9",
    "puts-aside": "r1*4 o1*6 o2*6 slabo*9",
    "ballot": f"{NUMBERS} blank.1*12",
    ORDER: f"{NUMBERS} blank.2*12",
    "pulled": f"{NUMBERS} polisvin*4 dont_darken*9",
    "swapped": "r1*12 r2*12 b1*3 awl*12",
}
"""Decks that bring each scene about."""
BLANKS: Final = read_blanks(
    [
        {
            "name_en": "Election",
            "picture": "pig.happy.glass",
            "colour": "grey",
            "fits": ["anything"],
            "effects": [{"do": "vote", "count": 1}],
        },
        {
            "name_en": "Alarm",
            "picture": "dog.angry.nothing",
            "colour": "grey",
            "fits": ["anything"],
            "effects": [{"do": "race", "count": 1}, {"do": "draw", "who": "next", "count": 1}],
        },
    ]
)
SEATS: Final = 4
MATCHES: Final = 60
ACTS: Final = 80


def every_phase(kind: type[Phase] = Phase) -> set[type[Phase]]:
    """All classes of phases, whatever the catalogue says."""
    found = {kind} if kind.number >= 0 else set()
    for heir in kind.__subclasses__():
        found |= every_phase(heir)
    return found


def key_of(phase: type[Phase]) -> str:
    """The name of a scene in which this phase waits, or lies below what waits."""
    return ORDER if phase is Order else PHASE_KEYS.get(phase.number, f"phase {phase.number}")


@dataclass(frozen=True)
class Moment:
    """An act that is about to be done, and how the match came here."""

    header: Header
    done: tuple[Act, ...]
    match: Match
    act: Act


def moments(scene: str) -> Iterator[Moment]:
    """Moments of one scene, from several matches; the same ones every time."""
    rng = random.Random(scene)
    for seed in range(MATCHES):
        header = _header(DECKS[scene], seed)
        match = header.new_match(telling=True)
        done: list[Act] = []
        for _ in range(ACTS):
            act = _chosen(match, rng)
            match.take_events()
            if scene in _scenes_of(match, act):
                yield Moment(header, tuple(done), match, act)
            match.apply(*act)
            done.append(act)


def copied(match: Match) -> Match:
    """The same match again, to go another way."""
    return snapshot.load(snapshot.save(match))


def _header(deck: str, number: int) -> Header:
    words = [word.partition("*") for word in deck.split()]
    faces = [face_of(code) for code, _, times in words for _ in range(int(times or 1))]
    options = editions.load("v2").options.changed(deal=4, target=0, follow_up=True)
    seed = number.to_bytes(32, "big")
    return Header("custom", "", options, tuple(faces), ("A", "B", "C", "D"), commitment(seed), seed, blanks=BLANKS)


def _chosen(match: Match, rng: random.Random) -> Act:
    """Something that may be done: copies and swaps rather than not, at times a fact or the end of somebody's time, and
    a feat's score more often."""
    if match.round.over:
        return NOBODY, bare(NEXT_ROUND)
    seat = rng.randrange(match.seats)
    beside = [(seat, by_the_way(match, seat, rng.randrange(2**16))), (NOBODY, time_out(match))]
    acts = lawful(match)
    rare = [act for act in acts if kind_of(act[1]) in (INTERCEPT, SWAP, REWARD, GIVE_COURAGE, ANSWER)]
    feat = PHASE_KEYS.get(match.round.stack[-1].number) == "feat"
    chosen = rng.choice(rare or acts if rng.randrange(2 if feat else 8) else beside)
    return chosen if not match.check(*chosen) else rng.choice(acts)


def _scenes_of(match: Match, act: Act) -> set[str]:
    """The phases that wait while an act is done, and what hidden cards it moves."""
    after = copied(match)
    after.apply(*act)
    told = {type(event) for event in after.take_events()}
    return {key_of(type(phase)) for phase in match.round.stack} | {
        name for name, kind in MOVING.items() if kind in told
    }
