"""By the book the table shows nobody what can be done, and everything can be done all the same."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from webtable.deals import Deal, kind_of, numbers
from webtable.hidden import assert_no_secrets_among
from webtable.hosting import TableServer
from webtable.player import Player
from webtable.table_of import Someone, dealt
from webtable.ways import Finger, Keys, Mouse, three

VOTE = {
    "name_en": "By-election",
    "name_ru": "Довыборы",
    "picture": "pig.happy.file",
    "colour": "grey",
    "fits": ["anything"],
    "effects": [{"do": "vote", "count": 2}],
}


@pytest.fixture(autouse=True)
def unhurried(server: TableServer) -> Iterator[None]:
    """Browsers of a test share the cores of one machine: for choosing cards there is more time than five seconds."""
    with server.deadlines(question=60, each_gives=60):
        yield


def assert_nothing_was_listed(people: list[Player]) -> None:
    for person in people:
        assert all(frame["legal"] == [] for frame in person.frames if frame["type"] == "update")


def test_a_duel_a_part_and_a_growth_by_the_book(server: TableServer, someone: Someone) -> None:
    def rich(deal: Deal) -> bool:
        seeds = [card for card in numbers(deal.hands[0]) if card[1] in "012"]
        return (
            deal.mover == 0
            and deal.playable("razborka")
            and len(seeds) >= 1
            and len(numbers(deal.hands[0])) >= 2
            and "svinorost" in deal.hands[1]
            and any(card[1] == "1" for card in numbers(deal.hands[1]))
            and "zapevala" in deal.hands[2]
        )

    people = three(someone)
    (anna, boris, clara), _ = dealt(
        server,
        people,
        "v2",
        rich,
        deck={"number": 1, "razborka": 4, "svinorost": 6, "zapevala": 6},
        deal=6,
        clock=0,
        by_the_book=True,
    )
    Finger(anna).card("razborka")
    Finger(anna).press("choose-seat-1")
    for person in people:
        expect(person.by("duel-scene")).to_be_visible()
    blow = numbers(anna.hand())[0]
    Finger(anna).card(blow)
    expect(boris.by("main-act").and_(boris.page.locator("[data-kind=accept]"))).to_be_enabled()
    Mouse(boris).press("main-act")
    boris.wait_for_count(6 + 1)

    # Svinorost wants a number, and says so.
    seed = next(card for card in numbers(boris.hand()) if card[1] == "1")
    Mouse(boris).card("svinorost")
    expect(boris.by("lay")).to_be_visible()
    Mouse(boris).card(seed)
    Mouse(boris).press("lay")
    for person in people:
        expect(person.by("growth")).to_contain_text("1")
    expect(clara.by("main-act").and_(clara.page.locator("[data-kind=accept]"))).to_be_enabled()
    clara.page.keyboard.press("d")
    clara.wait_for_count(6 + 1)
    anna.wait_for_view(owes=[0])
    for person in people:
        assert person.events("wrong-act") == []
    assert_nothing_was_listed(people)
    assert_no_secrets_among(people)


def test_a_part_is_cast_and_a_pull_is_named_by_the_book(server: TableServer, someone: Someone) -> None:
    def rich(deal: Deal) -> bool:
        ones = [act.cards[0] for act in deal.legal if act.kind == "play" and kind_of(act.cards[0]) == "number"]
        return (
            deal.mover == 0
            and any(card == "b1" for card in ones)
            and "zapevala" in deal.hands[2]
            and "dont_darken" in deal.hands[1]
        )

    people = three(someone)
    (anna, boris, clara), _ = dealt(
        server,
        people,
        "v2",
        rich,
        deck={"number": 1, "dont_darken": 6, "zapevala": 6},
        deal=5,
        clock=0,
        by_the_book=True,
    )
    Finger(anna).card("b1")
    expect(clara.by("pile")).to_have_attribute("data-top", "b1")
    Keys(clara).card("zapevala")
    expect(clara.by("courage-errand")).to_be_visible()
    Keys(clara).press("genre-5")
    expect(boris.by("opponent-0").locator("[data-face=zapevala]")).to_be_visible()

    Mouse(boris).card("dont_darken")
    Mouse(boris).press("choose-seat-2")
    Mouse(boris).press("colour-blue")
    for person in people:
        expect(person.by("each-gives-scene")).to_be_visible()
    kept = boris.events("card-pulled")[-1]["kept"]
    for person, way in ((anna, Finger(anna)), (clara if kept else boris, Mouse(clara if kept else boris))):
        way.card(numbers(person.hand())[0])
        way.press("act-give")
    for person in people:
        expect(person.by("each-gives-scene")).to_have_count(0)
        assert person.events("wrong-act") == []
    clara.wait_for_view(owes=[2])
    assert_nothing_was_listed(people)
    assert_no_secrets_among(people)


def test_a_vote_of_a_card_of_ones_own_by_the_book(server: TableServer, someone: Someone) -> None:
    people = three(someone)
    (anna, boris, clara), _ = dealt(
        server,
        people,
        "v2",
        lambda deal: deal.mover == 0 and "blank.1" in deal.hands[0],
        deck={"number": 1, "blank.1": 4},
        blanks=[VOTE],
        deal=4,
        clock=0,
        by_the_book=True,
    )
    Finger(anna).card("blank.1")
    for person in people:
        expect(person.by("plain-scene")).to_be_visible()
    Finger(anna).press("choose-seat-1")
    expect(anna.by("plain-scene")).to_have_count(0)
    Mouse(boris).press("choose-seat-2")
    Keys(clara).press("choose-seat-1")
    boris.wait_for_count(4 + 2)
    for person in people:
        expect(person.by("plain-scene")).to_have_count(0)
    boris.wait_for_view(owes=[1])
    assert_nothing_was_listed(people)
    assert_no_secrets_among(people)
