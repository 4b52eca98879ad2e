"""The Shuriken at its moving mark: a reward after an interception is thrown, by mouse, finger and key."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from svintus.engine.phases.throw import MOMENT, MOMENTS, PLACES, REACH, Path, place_at
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
"""By then whoever throws has found out where to."""


def copied(deal: Deal) -> str | None:
    """A card that the mover may lay and the last seat, whose turn does not come next, can lay upon it."""
    cards = [act.cards[0] for act in deal.legal if act.kind == "play" and len(act.cards) == 1]
    return next((card for card in cards if card[0] in "rogb" and card in deal.hands[2]), None)


def rewarded(server: TableServer, people: tuple[Player, ...]) -> list[str]:
    """The first lays a card, the third cuts in, the second gives a Shuriken for it; the two cards besides."""
    mover, thrower, offender = people

    def wanted(deal: Deal) -> bool:
        return deal.mover == 0 and copied(deal) is not None and deal.hands[1].count("shuriken") == 1

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
    thrower.by("act-reward").click()
    expect(thrower.by("throw-scene")).to_be_visible()
    return gifts


def path_of(person: Player) -> Path:
    start, speed, turn, after = person.view()["mark"]
    return start, speed, turn, after


def spots(path: Path, good: Callable[[int, int], bool]) -> tuple[int, int]:
    """The place that is good (the mark's place, this place) for the longest, and the moment from which on it is."""
    best = (0, 0, 0)
    for place in range(PLACES):
        since = None
        for moment in range(SOONEST, MOMENTS):
            if not good(place_at(path, moment), place):
                since = None
                continue
            since = moment if since is None else since
            best = max(best, (moment - since, place, since))
    return best[1], best[2]


def throw(person: Player, way: str, *, hit: bool) -> None:
    """Aims at where the mark will linger, or where it will not be, and throws when the moment has come."""
    reached: Callable[[int, int], bool] = lambda mark, place: abs(mark - place) <= REACH  # noqa: E731
    missed: Callable[[int, int], bool] = lambda mark, place: abs(mark - place) > 4 * REACH  # noqa: E731
    place, moment = spots(path_of(person), reached if hit else missed)
    come = f"document.querySelector('[data-testid=throw-field]').dataset.moment >= {moment + 1}"
    at = within(person, "throw-field", (place + 0.5) / PLACES, 0.6)
    if way == "keys":
        aim = int(person.by("throw-field").get_attribute("data-aim") or 0)
        key = "ArrowLeft" if place < aim else "ArrowRight"
        for _ in range(abs(place - aim) // 4):
            person.page.keyboard.press(f"Shift+{key}")
        for _ in range(abs(place - aim) % 4):
            person.page.keyboard.press(key)
        expect(person.by("throw-field")).to_have_attribute("data-aim", str(place))
        until(person, come)
        person.page.keyboard.press("Space")
    elif way == "finger":
        until(person, come)
        person.page.touchscreen.tap(*at)
    else:
        person.page.mouse.move(*at)
        until(person, come)
        person.page.mouse.click(*at)


@pytest.mark.parametrize("way", ["mouse", "finger", "keys"])
def test_a_hit_delivers_the_prize_and_a_miss_costs_two(server: TableServer, someone: Someone, way: str) -> None:
    anna, boris, clara = three_ways(someone)
    people = {"mouse": (boris, anna, clara), "finger": (clara, boris, anna), "keys": (anna, clara, boris)}[way]
    mover, thrower, target = people
    hit = way != "finger"
    gifts = rewarded(server, people)
    see(people, "throw-scene")
    left, had = thrower.hand(), target.hand()
    throw(thrower, way, hit=hit)
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


def test_a_star_that_is_never_thrown_has_missed(server: TableServer, someone: Someone) -> None:
    people = mover, thrower, target = three_ways(someone)
    with server.deadlines(throw=7, gives=40):
        rewarded(server, people)
        nothing_wrong(target)
        field = target.by("throw-field")
        moment = int(field.get_attribute("data-moment") or 0)
        come_back(thrower)
        expect(thrower.by("throw-scene")).to_be_visible()
        assert int(thrower.by("throw-field").get_attribute("data-moment") or 0) > moment, "nobody has a second look"
        thrown = mover.wait_for_event("thrown")
        assert (thrown["seat"], thrown["hit"], thrown["number"]) == (1, False, -1)
        see((target,), "gives-scene")
        pick(target, 2)
        target.by("act-give").click()
        their_turn(people, 0)
