"""Three people with three ways to play, mouse, touch and keyboard, and a challenge card that the first one plays."""

import json
from typing import Any

from playwright.sync_api import expect

from webtable.axe import faults
from webtable.deals import Deal
from webtable.hosting import TableServer
from webtable.player import CORNER, PHONE, Player
from webtable.table_of import Someone, dealt

Point = tuple[float, float]

PATIENCE = 15_000
"""Milliseconds to wait for anything."""


REMEMBER_OUTCOMES = """
    window.outcomes = [];
    window.outcomesInTheWay = false;
    new MutationObserver(() => {
        const slip = document.querySelector("[data-testid=outcome]");
        if (slip === null || window.outcomes.includes(slip)) return;
        window.outcomes.push(slip);
        window.outcomesInTheWay ||= getComputedStyle(slip).pointerEvents !== "none";
    }).observe(document, {childList: true, subtree: true});
"""
"""They hang over the table for less than two seconds, and a slow test looks at one page after the other."""


def three_ways(someone: Someone) -> tuple[Player, Player, Player]:
    """With a mouse; with a finger on a phone, in the dark, where everything moves; by keyboard alone, in Russian."""
    people = (
        someone("Anna"),
        someone("Boris", viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark", motion=True),
        someone("Clara", locale="ru-RU"),
    )
    for person in people:
        person.context.add_init_script(REMEMBER_OUTCOMES)
    return people


def challenged(server: TableServer, people: tuple[Player, Player, Player], kind: str, **table: Any) -> None:
    """They sit in this order, small hands are dealt, and the first of them lays a card of this kind."""

    def wanted(deal: Deal) -> bool:
        others = [hand for seat, hand in enumerate(deal.hands) if seat]
        return deal.mover == 0 and deal.playable(kind) and all(kind not in hand for hand in others)

    dealt(server, list(people), "v2", wanted, deck={"number": 2, kind: 6}, deal=5, clock=0, **table)
    people[0].play(kind)


def see(people: tuple[Player, ...], testid: str) -> None:
    for person in people:
        expect(person.by(testid)).to_be_visible()


def nothing_wrong(*people: Player) -> None:
    """Everybody's page is for everybody, and nothing of it is beside the screen."""
    for person in people:
        found = faults(person.page)
        assert found == [], found
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def react(person: Player) -> None:
    """Faster than a tenth of a second is a false start; nobody is."""
    person.page.wait_for_timeout(150)


def drag_with_a_finger(person: Player, start: Point, end: Point) -> None:
    """A finger is put down, led in a few steps, held still and lifted."""
    line = person.context.new_cdp_session(person.page)

    def touch(kind: str, *points: Point) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", start)
    for step in range(1, 6):
        touch("touchMove", (start[0] + (end[0] - start[0]) * step / 5, start[1] + (end[1] - start[1]) * step / 5))
    person.page.wait_for_timeout(150)
    touch("touchEnd")
    line.detach()


def drag_with_a_mouse(person: Player, start: Point, end: Point) -> None:
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=5)
    person.page.wait_for_timeout(150)
    mouse.up()


def within(person: Player, testid: str, across: float, down: float) -> Point:
    """A point of something on the page, by shares of its width and height."""
    box = person.by(testid).bounding_box()
    assert box is not None
    return box["x"] + box["width"] * across, box["y"] + box["height"] * down


def until(person: Player, condition: str) -> None:
    """Returns with the frame that makes this JavaScript true: sooner than an assertion that asks from outside."""
    person.page.evaluate(
        f"""() => new Promise((done, fail) => {{
            setTimeout(() => fail(new Error("it never was")), {PATIENCE});
            const look = () => ({condition}) ? done() : requestAnimationFrame(look);
            look();
        }})"""
    )


def come_back(person: Player) -> None:
    """The browser was closed; the same person opens it again at the same table."""
    address = person.page.url
    person.page.close()
    person.page = person.open()
    person.page.goto(address)


def come_out(people: tuple[Player, ...], seat: int, words: str) -> None:
    """Everybody has seen for a moment who it was, the first of them in these words; it was in nobody's way."""
    for person in people:
        until(person, f"window.outcomes.at(-1)?.dataset.seat === '{seat}'")
        assert person.page.evaluate("() => window.outcomesInTheWay") is False
    until(people[0], f"window.outcomes.at(-1).textContent.includes({json.dumps(words)})")
    for person in people:
        expect(person.by("outcome")).to_have_count(0)


def pick(person: Player, count: int, other_than: str = "") -> list[str]:
    """Taps so many cards of the hand, from the left, that are not of this code; their codes."""
    codes: list[str] = person.cards().evaluate_all("cards => cards.map(card => card.dataset.card)")
    places = [place for place, code in enumerate(codes) if code != other_than][:count]
    for place in places:
        person.cards().nth(place).click(position=CORNER)
    return [codes[place] for place in places]


def give_one(person: Player) -> str:
    """A present: the first card of the hand. Its code."""
    expect(person.by("each-gives-scene")).to_be_visible()
    (card,) = pick(person, 1)
    person.by("act-give").click()
    return card


def their_turn(people: tuple[Player, ...], seat: int) -> None:
    """Play goes on with this seat, whoever looks."""
    for person in people:
        expect(person.by("table")).to_have_attribute("data-seq-phase", "turn")
        person.wait_for_view(mover=seat)
