"""Simulated time: the soonest act happens, clocks run out, and nothing of the round's own luck is touched."""

from collections import Counter

import pytest

from svintus import bots, editions
from svintus.bots import Bot, Decision
from svintus.bots.deadline import MILLISECONDS
from svintus.engine.actions import A_DRAW, A_PASS, A_SLAP, EXPIRE, PLAY, SLAP, Action, kind_of, with_card
from svintus.engine.events import NOBODY, Event
from svintus.engine.faces import FIRST_SPECIAL, face_of
from svintus.engine.match import Match
from svintus.engine.matching import row
from svintus.engine.phases.slap import Slap
from svintus.engine.view import View
from svintus.lab.driver import CardsLost, Driver, Stuck, Unlawful

RACE_DEADLINE = Slap.deadline * MILLISECONDS
Records = list[tuple[int, int, int]]


class Steady:
    """Draws and passes, slaps, takes no chance; always after the same time, or never."""

    def __init__(self, after: int | None) -> None:
        self.after = after

    def observe(self, event: Event) -> None: ...

    def decide(self, view: View, legal: list[int]) -> Decision | None:
        answers = [act for act in legal if act in (A_DRAW, A_PASS, A_SLAP)]
        return None if self.after is None or not answers else Decision(answers[0], self.after)


def table(seats: int, seed: bytes = b"driver", **options: object) -> Match:
    chosen = editions.load("v2")
    rules = chosen.options.changed(**options)
    return Match(rules, chosen.deck(seats, rules), seats, seed)


def driven(match: Match, sitting: list[Bot]) -> tuple[Driver, Records]:
    records: Records = []
    return Driver(match, sitting, lambda at, seat, action: records.append((at, seat, action))), records


def clap(match: Match) -> None:
    """Whoever is to move has played Khlopkopyt, which it has exchanged for another card."""
    seat = match.owing()[0]
    card = face_of("khlopkopyt.r")
    hand, place = next((cards, cards.index(card)) for cards in [match.round.deck, *match.round.hands] if card in cards)
    hand[place], match.round.hands[seat][0] = match.round.hands[seat][0], hand[place]
    match.round.colour = 0
    match.round.row = row(match.round.top, 0)
    assert match.apply(seat, with_card(PLAY, card)) == 0


def test_time_passes_by_the_acts() -> None:
    driver, records = driven(table(3, clock=0), [Steady(100), Steady(200), Steady(300)])
    driver.play_round()
    first = driver.match.dealer
    order = [(first + turn) % 3 for turn in range(1, 4)]
    expected, now = [], 0
    for seat in order:
        for act in (A_DRAW, A_PASS):
            now += 100 * (seat + 1)
            expected.append((now, seat, act))
    assert records[:6] == expected
    assert driver.now == records[-1][0]


def test_whoever_is_too_slow_for_the_clock_loses_the_turn() -> None:
    driver, records = driven(table(2, clock=2_000), [Steady(500), Steady(2_500)])
    driver.play_round()
    slow = [(at, seat) for at, seat, action in records if kind_of(action) == EXPIRE]
    assert slow
    assert {seat for _, seat in slow} == {NOBODY}
    assert {seat for _, seat, action in records if kind_of(action) != EXPIRE} == {0}


def test_the_clock_starts_again_after_a_draw() -> None:
    driver, records = driven(table(2, clock=2_000), [Steady(1_500), Steady(1_500)])
    driver.play_round()
    assert not [action for _, _, action in records if kind_of(action) == EXPIRE]


def test_a_slap_ends_at_its_deadline_with_the_clock_off() -> None:
    match = table(3, clock=0)
    clap(match)
    driver, records = driven(match, [Steady(300), Steady(None), Steady(None)])
    with pytest.raises(Stuck):
        driver.play_round()
    assert records[0] == (300, 0, A_SLAP)
    assert records[1] == (RACE_DEADLINE, NOBODY, Action("expire", phase="slap").pack())


def test_equal_times_are_decided_fairly() -> None:
    firsts: Counter[int] = Counter()
    for game in range(300):
        match = table(3, bytes([game % 256, game // 256]), clock=0)
        clap(match)
        driver, records = driven(match, [Steady(300), Steady(300), Steady(300)])
        driver.play_round()
        firsts[next(seat for _, seat, action in records if kind_of(action) == SLAP)] += 1
    assert all(70 <= firsts[seat] <= 130 for seat in range(3))


def test_nobody_acting_without_a_clock_is_a_fault() -> None:
    driver, _ = driven(table(2, clock=0), [Steady(None), Steady(None)])
    with pytest.raises(Stuck, match="turn"):
        driver.play_round()


def test_an_unlawful_act_is_a_fault() -> None:
    class Cheat(Steady):
        def decide(self, view: View, legal: list[int]) -> Decision | None:
            return Decision(A_PASS, 1)

    driver, _ = driven(table(2), [Cheat(1), Cheat(1)])
    with pytest.raises(Unlawful, match=r"pass \(draw-first\)"):
        driver.play_round()


def test_the_rounds_luck_does_not_depend_on_who_plays() -> None:
    """The same acts on a match without bots lead to the same cards."""
    match = table(4)
    sitting = [bots.make(name, seat, match.options, b"x") for seat, name in enumerate(("random", "sensible") * 2)]
    driver, records = driven(match, sitting)
    driver.play_round()
    replayed = table(4)
    for _, seat, action in records:
        assert replayed.apply(seat, action) == 0
    assert replayed.round.hands == match.round.hands
    assert replayed.round.deck == match.round.deck
    assert replayed.totals == match.totals


@pytest.mark.parametrize("exchanged", [False, True])
def test_a_card_that_is_lost_is_a_fault(exchanged: bool) -> None:
    match = table(3)
    driver, _ = driven(match, [Steady(100), Steady(100), Steady(100)])
    lost = match.round.deck.pop()
    if exchanged:
        match.round.deck.append((lost + 1) % FIRST_SPECIAL)
    with pytest.raises(CardsLost, match="cards that are not the"):
        driver.play_round()
