"""The Shuriken at its moving mark: a reward after an interception is thrown, by mouse, finger and key."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from svintus.engine.actions import Action
from svintus.engine.phases.throw import MOMENT, MOMENTS, PLACES, REACH, Path, place_at
from svintus.engine.refusals import OK
from webtable.deals import Deal
from webtable.hosting import TableServer
from webtable.player import Player
from webtable.table_of import Someone, dealt
from webtable.three_ways import (
    come_back,
    come_out,
    nothing_wrong,
    pick,
    react,
    see,
    their_turn,
    three_ways,
    until,
    within,
)

SOONEST = 1_500 // MOMENT
"""By then whoever throws has aimed, at a slow machine too."""
STRIDE = 4
"""Places that the aim goes with the shift key."""
LINGERING = 650 // MOMENT
"""So long is the mark to be found near one place: no slow machine makes a hit a miss."""


def copied(deal: Deal) -> str | None:
    """A card that the mover may lay and the last seat, whose turn does not come next, can lay upon it."""
    cards = [act.cards[0] for act in deal.legal if act.kind == "play" and len(act.cards) == 1]
    return next((card for card in cards if card[0] in "rogb" and card in deal.hands[2]), None)


def foreseen(deal: Deal, card: str) -> Path:
    """The path of the mark that the second seat will throw at, once the third has cut in."""
    prize, *others = sorted(deal.hands[1], key=lambda held: held != "shuriken")
    assert deal.match.apply(0, Action("play", (card,)).pack()) == OK
    assert deal.match.apply(2, Action("intercept", (card,)).pack()) == OK
    assert deal.match.apply(1, Action("reward", (prize, *others[:2]), seat=2).pack()) == OK
    start, speed, turn, after = deal.match.view(1).mark
    return start, speed, turn, after


def rewarded(server: TableServer, people: tuple[Player, ...]) -> tuple[Path, list[str]]:
    """The first lays a card, the third cuts in, the second is about to give a Shuriken for it: the path that its mark
    will take, lingering somewhere, and the two cards besides."""
    mover, thrower, offender = people
    paths: list[Path] = []

    def wanted(deal: Deal) -> bool:
        card = copied(deal)
        if deal.mover != 0 or card is None or deal.hands[1].count("shuriken") != 1:
            return False
        paths.append(foreseen(deal, card))
        _, since, until_then = longest(paths[-1], near)
        return until_then - since >= LINGERING

    _, deal = dealt(server, list(people), "v2", wanted, deck={"number": 2, "shuriken": 6}, deal=5, clock=0)
    card = copied(deal)
    assert card is not None
    mover.play(card)
    expect(offender.by("pile")).to_have_attribute("data-top", card)
    react(offender)
    offender.play(card)
    thrower.by("reward-2").click()
    expect(thrower.by("reward-errand")).to_be_visible()
    gifts = pick(thrower, 2, other_than="shuriken")
    return paths[-1], gifts


Good = Callable[[int, int], bool]


def near(mark: int, place: int) -> bool:
    return abs(mark - place) <= REACH


def far(mark: int, place: int) -> bool:
    return abs(mark - place) > 4 * REACH


def longest(path: Path, good: Good) -> tuple[int, int, int]:
    """The place that is good (the mark's place, this place) for the longest, and from which moment to which; one that
    a few keys reach from the middle."""
    best, found = -1, (0, 0, 0)
    for place in range(0, PLACES, STRIDE):
        since = None
        for moment in range(SOONEST, MOMENTS):
            if not good(place_at(path, moment), place):
                since = None
                continue
            since = moment if since is None else since
            if moment - since > best:
                best, found = moment - since, (place, since, moment)
    return found


def throw(person: Player, path: Path, way: str, *, hit: bool) -> None:
    """Gives the prize, aims at where the mark will linger or where it will not be, throws when the moment has come."""
    place, moment, _ = longest(path, near if hit else far)
    come = f"document.querySelector('[data-testid=throw-field]')?.dataset.moment >= {moment + 1}"
    person.by("act-reward").click()
    if way == "keys":
        expect(person.by("throw-field")).to_be_visible()
        strides = (place - PLACES // 2) // STRIDE
        for _ in range(abs(strides)):
            person.page.keyboard.press("Shift+ArrowLeft" if strides < 0 else "Shift+ArrowRight")
        until(person, come)
        person.page.keyboard.press("Space")
        return
    at = within(person, "throw-field", (place + 0.5) / PLACES, 0.6)
    until(person, come)
    if way == "finger":
        person.page.touchscreen.tap(*at)
    else:
        person.page.mouse.click(*at)


@pytest.mark.parametrize("way", ["mouse", "finger", "keys"])
def test_a_hit_delivers_the_prize_and_a_miss_costs_two(server: TableServer, someone: Someone, way: str) -> None:
    anna, boris, clara = three_ways(someone)
    people = {"mouse": (boris, anna, clara), "finger": (clara, boris, anna), "keys": (anna, clara, boris)}[way]
    mover, thrower, target = people
    hit = way != "finger"
    path, gifts = rewarded(server, people)
    had, left = target.hand(), thrower.hand()
    for card in ("shuriken", *gifts):
        left.remove(card)
    throw(thrower, path, way, hit=hit)
    assert mover.wait_for_event("thrown")["hit"] == hit
    come_out(people, 2 if hit else 1, "")
    if hit:
        target.wait_for_count(len(had) + 3)
        assert sorted([*had, "shuriken", *gifts]) == target.hand()
        assert left == thrower.hand()
    else:
        thrower.wait_for_count(len(left) + 3)
        see((target,), "gives-scene")
        pick(target, 2)
        target.by("act-give").click()
        thrower.wait_for_count(len(left) + 5)
        target.wait_for_count(len(had) - 2)
    their_turn(people, 0)


def test_whoever_comes_back_has_no_second_look_at_the_mark(server: TableServer, someone: Someone) -> None:
    people = _, thrower, target = three_ways(someone)
    with server.deadlines(throw=300):
        rewarded(server, people)
        thrower.by("act-reward").click()
        see(people, "throw-scene")
        nothing_wrong(*people)
        moment = int(target.by("throw-field").get_attribute("data-moment") or 0)
        assert moment > 0
        come_back(thrower)
        expect(thrower.by("throw-scene")).to_be_visible()
        assert int(thrower.by("throw-field").get_attribute("data-moment") or 0) >= moment


def test_a_star_that_is_never_thrown_has_missed(server: TableServer, someone: Someone) -> None:
    people = mover, thrower, target = three_ways(someone)
    with server.deadlines(throw=2, gives=300):
        rewarded(server, people)
        thrower.by("act-reward").click()
        thrown = mover.wait_for_event("thrown")
        assert (thrown["seat"], thrown["hit"], thrown["number"]) == (1, False, -1)
        come_out(people, 1, "")
        see((target,), "gives-scene")
        pick(target, 2)
        target.by("act-give").click()
        their_turn(people, 0)
