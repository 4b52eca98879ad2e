"""What holds for every bot: lawful, repeatable, blind to what its seat cannot see, within its times."""

import random
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bots.scenes import PERFECT, every_bot, match_of
from rulings import ruling
from svintus import bots, editions
from svintus.bots import Attention, BadBot, Bot, Decision
from svintus.bots.at_random import is_chance
from svintus.bots.attention import cues
from svintus.bots.temper import Mood
from svintus.engine.actions import A_SLAP, FEAT, GIVE, LEAVE, SLAP, SUM, THROW, kind_of
from svintus.engine.events import Event
from svintus.engine.match import Match
from svintus.engine.rng import Generator, derive
from svintus.engine.view import View
from svintus.lab.driver import Driver
from svintus.locale import LANGUAGES, Words

WEB_ART = Path(__file__).parents[2] / "web" / "src" / "art"
EDITIONS = editions.keys()
ROUGH_RULES: dict[str, dict[str, Any]] = {
    "plain": {},
    "late calls": {"late_call_saves": True, "calls_are_speech": True},
    "chains": {"several": "chain", "follow_up": True},
    "by the book": {"by_the_book": True, "draw_until_fits": True, "clock": 2_000},
}


FORMED = (SUM, THROW, FEAT, GIVE, LEAVE)
"""Kinds of acts that a bot makes up by itself; the driver sees to it that they are lawful."""


class Watched:
    """A bot whose every answer is checked, and kept."""

    def __init__(self, bot: Bot, answers: list[tuple[int, int]]) -> None:
        self.bot = bot
        self.answers = answers

    def observe(self, event: Event) -> None:
        self.bot.observe(event)

    def decide(self, view: View, legal: list[int]) -> Decision | None:
        decision = self.bot.decide(view, legal)
        if decision is None:
            assert is_chance(legal)
        else:
            assert kind_of(decision.action) in FORMED or decision.action in legal
            assert decision.after > 0
            self.answers.append((decision.action, decision.after))
        return decision


def play(match: Match, names: list[str], seed: bytes) -> list[tuple[int, int]]:
    """One round; every decision of every bot."""
    answers: list[tuple[int, int]] = []
    sitting: list[Bot] = [
        Watched(bots.make(name, seat, match.options, seed), answers) for seat, name in enumerate(names)
    ]
    assert Driver(match, sitting, lambda at, seat, action: None).play_round()
    return answers


@pytest.mark.parametrize(("edition", "rules"), list(product(EDITIONS, ROUGH_RULES)))
def test_every_bot_plays_lawfully_at_every_table(edition: str, rules: str) -> None:
    names = every_bot()
    for seats in (2, 3, 5, 10):
        random.Random(seats).shuffle(names)
        match = match_of(edition, seats, **ROUGH_RULES[rules])
        assert play(match, names[:seats], b"lawful")


@ruling("SIM-1")
def test_the_same_seed_makes_the_same_bots() -> None:
    games = [play(match_of(seats=6), every_bot()[:6], seed) for seed in (b"one", b"one", b"two")]
    assert games[0] == games[1]
    assert games[0] != games[2]


@ruling("SIM-1")
@pytest.mark.parametrize("name", every_bot())
def test_what_a_seat_cannot_see_changes_nothing(name: str) -> None:
    """The game is played on while a second world, where all that is hidden from seat 0 is dealt anew, is shown to a
    twin of its bot at each moment."""
    match = match_of("classic", 4)
    one, other = (bots.make(name, 0, match.options, b"twin") for _ in range(2))
    others = [Attention(bots.make("random", seat, match.options, b"others")) for seat in (1, 2, 3)]
    shuffled = random.Random(1)
    looks = changed = 0
    while not match.round.over and looks < 300:
        events = match.take_events()
        for event in events:
            one.observe(event.seen_by(0))
            other.observe(event.seen_by(0))
        view, legal = match.view(0), match.legal(0)
        hidden = [list(hand) for hand in match.round.hands[1:]]
        deal_anew(match, shuffled)
        twin_view, twin_legal = match.view(0), match.legal(0)
        changed += hidden != match.round.hands[1:]
        decision = None
        for (_, acts), (_, twin_acts) in zip(cues(view, legal), cues(twin_view, twin_legal), strict=True):
            decision = one.decide(view, acts)
            assert decision == other.decide(twin_view, twin_acts)
            looks += 1
        if decision is not None:
            assert match.apply(0, decision.action) == 0
        else:
            act_of_others(match, others, events)
    assert looks > 10
    assert changed > 10


def deal_anew(match: Match, shuffled: random.Random) -> None:
    """Everything that seat 0 does not see is mixed: the others' hands and the deck keep their sizes only."""
    r = match.round
    places = [*r.hands[1:], r.deck]
    cards = [face for place in places for face in place]
    shuffled.shuffle(cards)
    for place in places:
        place[:] = [cards.pop() for _ in place]


def act_of_others(match: Match, others: list[Attention], events: list[Event]) -> None:
    for seat, attention in enumerate(others, 1):
        attention.look_away()
        attention.look(0, match.view(seat), match.legal(seat))
    ready = [(attention.due, seat) for seat, attention in enumerate(others, 1) if attention.due is not None]
    seat = min(ready)[1]
    assert match.apply(seat, others[seat - 1].take().action) == 0


@ruling("SIM-1")
def test_times_stay_within_the_temper_and_the_clock() -> None:
    options = editions.load("v2").options
    slow, quick = Mood(PERFECT, options, Generator(b"t")), Mood(PERFECT, options.changed(clock=2_000), Generator(b"t"))
    times = [slow.time((700, 2_500)) for _ in range(500)]
    assert min(times) >= 700
    assert max(times) <= 2_500
    assert max(times) - min(times) > 1_500
    assert max(quick.time((700, 2_500)) for _ in range(500)) <= 1_200


@ruling("SIM-1")
def test_every_bot_slaps_within_the_race() -> None:
    for name in every_bot():
        match = match_of(clock=2_000)
        view = match.view(0)
        for seed in range(20):
            decision = bots.make(name, 0, match.options, derive(b"slap", seed)).decide(view, [A_SLAP])
            assert decision is not None
            assert kind_of(decision.action) == SLAP
            assert 100 < decision.after < 5_000


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(BadBot, match=r"'hog'.*random.*clerk"):
        bots.make("hog", 0, editions.load("v2").options, b"")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_description(language: str) -> None:
    words = Words(language, strict=True)
    names = [words(f"bot-{key}") for key in every_bot()]
    assert len(set(names)) == len(names)
    assert all(words(f"bot-{key}-about") for key in every_bot())


def drawn(file: str, name: str) -> set[str]:
    """The words of one of the web client's lists of what it can draw."""
    source = (WEB_ART / file).read_text(encoding="utf-8")
    match = re.search(rf"{name} = \[(.*?)\] as const", source, re.DOTALL)
    assert match
    return set(re.findall(r'"([^"]+)"', match[1]))


def test_characters_wear_what_can_be_drawn() -> None:
    wardrobe = [
        drawn("animals/kinds.ts", "ANIMALS"),
        *(drawn("wardrobe/kinds.ts", name) | {"-"} for name in ("HATS", "GLASSES", "NECKWEAR")),
        {str(number) for number in range(len(drawn("look.ts", "BACKGROUNDS")))},
    ]
    for character in bots.CHARACTERS:
        for worn, there_is in zip(character.look.split("."), wardrobe, strict=True):
            assert worn in there_is, character.key


def test_characters_differ_in_look_and_key() -> None:
    assert len({character.look for character in bots.CHARACTERS}) == len(bots.CHARACTERS)
    assert len({character.key for character in bots.CHARACTERS}) == len(bots.CHARACTERS)
