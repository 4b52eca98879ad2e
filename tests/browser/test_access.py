"""Everybody can play: by keyboard, by ear, with large text, with any name."""

from itertools import combinations

import pytest
from playwright.sync_api import expect

from webtable.axe import faults
from webtable.deals import Deal
from webtable.hosting import TableServer
from webtable.player import CORNER, ON_ITS_SIDE, PHONE, Player
from webtable.table_of import Someone, dealt, first, seat_people
from webtable.three_ways import react


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, {"width": 1440, "height": 900}], ids=["phone", "desktop"])
def test_axe_finds_nothing(server: TableServer, someone: Someone, scheme: str, viewport: dict[str, int]) -> None:
    anna = someone("Anna", viewport=viewport, color_scheme=scheme)
    boris = someone("Boris")

    anna.page.goto(anna.address)
    assert faults(anna.page) == []
    anna.by("plate").click()
    expect(anna.by("person")).to_be_visible()
    assert faults(anna.page) == []
    anna.page.goto(f"{anna.address}/cards")
    expect(anna.by("kind-khapyozh")).to_be_visible()
    assert faults(anna.page) == []

    _, deal = dealt(server, [anna, boris], "office", lambda deal: deal.mover == 0 and deal.playable("polisvin"))
    assert faults(anna.page) == []
    anna.play(first(deal, "polisvin"))
    expect(anna.by("colour-choice")).to_be_visible()
    assert faults(anna.page) == []


def out_of_reach(person: Player, testids: tuple[str, ...]) -> list[str]:
    """What cannot be seen without scrolling, or lies over another part."""
    boxes = [person.by(testid).first.evaluate("part => part.getBoundingClientRect().toJSON()") for testid in testids]
    size = person.page.viewport_size
    assert size is not None
    found = [
        testid
        for testid, box in zip(testids, boxes, strict=True)
        if box["left"] < 0 or box["top"] < 0 or box["right"] > size["width"] or box["bottom"] > size["height"]
    ]
    for (one, a), (other, b) in combinations(zip(testids, boxes, strict=True), 2):
        beside = a["right"] <= b["left"] or b["right"] <= a["left"]
        if not (beside or a["bottom"] <= b["top"] or b["bottom"] <= a["top"]):
            found.append(f"{one} and {other}")
    return found


def assert_within_reach(person: Player, *testids: str) -> None:
    """All of it can be seen at once, each beside the other, as soon as the page has come to rest."""
    for _ in range(50):
        if not out_of_reach(person, testids):
            return
        person.page.wait_for_timeout(100)
    assert out_of_reach(person, testids) == []


def test_a_phone_on_its_side_has_everything_within_reach(server: TableServer, someone: Someone) -> None:
    def wanted(deal: Deal) -> bool:
        return deal.mover == 0 and all(deal.playable(kind) for kind in ("polisvin", "khlopkopyt"))

    people = anna, boris, clara = [
        someone("Anna", viewport=ON_ITS_SIDE, has_touch=True),
        someone("Boris", viewport={"width": 1024, "height": 768}),
        someone("Clara", viewport={"width": 1366, "height": 620}, locale="ru-RU", color_scheme="dark"),
    ]
    deck = {"number": 1, "polisvin": 4, "khlopkopyt": 4}
    with server.deadlines(slap=60):
        _, deal = dealt(server, people, "v2", wanted, deck=deck, deal=5, clock=0)
        for person in people:
            assert_within_reach(person, "pile", "hand", "main-act", "sort", "menu-button")
            assert faults(person.page) == []
        anna.cards(card="polisvin").first.tap(position=CORNER)
        assert_within_reach(
            anna, *[f"colour-{colour}" for colour in ("raspberry", "orange", "green", "blue")], "cancel"
        )
        anna.by("cancel").tap()
        anna.cards(card=first(deal, "khlopkopyt")).first.tap(position=CORNER)
        for person in people:
            expect(person.by("slap-scene")).to_be_visible()
            assert_within_reach(person, "slap")
            assert faults(person.page) == []
        react(anna)
        anna.by("slap").tap()
        for person in (boris, clara):
            expect(person.by("slap-scene")).to_contain_text("Anna")
            react(person)  # So much later than the one before that no measurement of the line can turn it round.
            person.page.keyboard.press("Space")
        expect(anna.by("slap-scene")).to_have_count(0)
        assert anna.wait_for_event("slap-ended")["losers"] == [2]


def test_axe_finds_nothing_in_lobby_race_and_endings(server: TableServer, someone: Someone) -> None:
    people = [someone("Anna", viewport=PHONE), someone("Boris"), someone("Clara")]
    code = seat_people(people[:2], "v2")
    assert code
    assert faults(people[0].page) == []

    def last_card(deal: Deal) -> bool:
        return deal.mover == 0 and deal.playable("number")

    (mover, *_), deal = dealt(server, people[:2], "office", last_card, deal=1, target=500)
    mover.play(deal.hands[0][0])
    expect(mover.by("round-end")).to_be_visible()
    assert faults(mover.page) == []

    (mover, *_), deal = dealt(server, people[:2], "office", last_card, deal=1, target=1)
    mover.play(deal.hands[0][0])
    expect(mover.by("match-end")).to_be_visible()
    assert faults(mover.page) == []

    (mover, *_), deal = dealt(
        server, people, "office", lambda deal: deal.mover == 0 and deal.playable("khlopkopyt"), deal=8
    )
    mover.play(first(deal, "khlopkopyt"))
    expect(mover.by("slap-scene")).to_be_visible()
    assert faults(mover.page) == []


def test_a_round_is_played_by_keyboard_alone(server: TableServer, someone: Someone) -> None:
    anna = someone("Anna")
    anna.page.goto(anna.address)
    press = anna.page.keyboard.press
    for _ in range(12):
        press("Tab")
        if anna.page.evaluate("document.activeElement?.dataset.testid") == "play-now":
            break
    press("Enter")
    expect(anna.by("table")).to_be_visible()

    def own_moves() -> int:
        kinds = ("card-played", "cards-drawn", "passed", "attack-accepted")
        me = anna.view()["seat"]
        return sum(event["seat"] == me for kind in kinds for event in anna.events(kind))

    anna.wait_for_event("round-started")
    for _ in range(500):
        if own_moves() >= 4:
            break
        if anna.by("slap").count():
            press("Space")
        elif anna.by("colour-choice").count():
            press("2")
        elif anna.page.locator("button.svintus.must").count():
            press("s")
        elif anna.cards(playable=True).count():
            for _ in range(anna.cards().count()):
                press("ArrowRight")
                if anna.page.evaluate("document.activeElement?.dataset.playable") == "true":
                    press("Enter")
                    break
        elif anna.page.locator("[data-testid=main-act]:not([aria-disabled=true])").count():
            press("d")
        anna.page.wait_for_timeout(150)
    assert own_moves() >= 4

    press("Shift+Slash")
    expect(anna.by("help")).to_be_visible()
    press("Escape")
    expect(anna.by("help")).to_have_count(0)


def test_the_game_is_told_to_those_who_listen(server: TableServer, someone: Someone) -> None:
    people = [someone("Anna"), someone("Boris", viewport=PHONE)]
    (mover, second), deal = dealt(server, people, "office", lambda deal: deal.playable("number"))
    mover.play(first(deal, "number"))
    expect(second.by("heard")).not_to_be_empty()
    expect(second.by("heard")).to_contain_text(mover.name)


NAMES = ["Анна", "مريم الطويلة", "🐷🐷🐷", "W" * 20, "Ж" * 20]


@pytest.mark.parametrize("name", NAMES)
def test_no_name_breaks_the_page(server: TableServer, someone: Someone, name: str) -> None:
    odd, friend = someone(name, viewport=PHONE), someone("Friend", viewport=PHONE)
    seat_people([odd, friend], "v2", clock=0)
    expect(friend.by("seat-0").locator("bdi")).to_have_text(name)
    odd.start()
    expect(friend.by("opponent-0").locator("bdi").first).to_have_text(name)
    for person in (odd, friend):
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("width", [320, 360, 820, 1440])
def test_text_at_twice_its_size_stays_on_the_page(server: TableServer, someone: Someone, width: int) -> None:
    anna = someone("Anna", viewport={"width": width, "height": 900})
    anna.make_table("v2", 4, bots=("clerk", "prima", "guard"), clock=0)
    anna.page.add_style_tag(content="html { font-size: 200% }")
    fits = "document.documentElement.scrollWidth <= innerWidth"
    assert anna.page.evaluate(fits)
    anna.start()
    expect(anna.by("table")).to_be_visible()
    anna.page.add_style_tag(content="html { font-size: 200% }")
    assert anna.page.evaluate(fits)
    for button in (anna.page.locator("button.svintus"), anna.by("main-act"), anna.cards().first):
        expect(button).to_be_in_viewport()
