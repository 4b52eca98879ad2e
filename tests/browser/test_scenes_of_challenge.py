"""The challenges that are played with the cards in the hand: the ring, the drum, the hat, presents, a pull, a swap."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from webtable.axe import faults
from webtable.deals import Deal, kind_of, numbers
from webtable.hidden import assert_no_secrets_among
from webtable.hosting import TableServer
from webtable.player import PHONE
from webtable.table_of import Someone, dealt, first
from webtable.ways import Finger, Keys, Mouse, three

REACTION = 150
"""Milliseconds after a cue before which nobody is believed."""


@pytest.fixture(autouse=True)
def unhurried(server: TableServer) -> Iterator[None]:
    """Browsers of a test share the cores of one machine: for choosing cards there is more time than five seconds."""
    with server.deadlines(question=60, each_gives=60):
        yield


def answers(card: str, other: str) -> bool:
    return card[0] == other[0] or card[1] == other[1]


def pullable(deal: Deal) -> bool:
    """Whatever is pulled from the second hand has the same colour."""
    hand = deal.hands[1]
    return deal.mover == 0 and deal.playable("dont_darken") and numbers(hand) == hand and len({c[0] for c in hand}) == 1


def test_a_duel_goes_to_and_fro_until_one_gives_in(server: TableServer, someone: Someone) -> None:
    def hot(deal: Deal) -> bool:
        if deal.mover != 0 or not deal.playable("razborka"):
            return False
        return any(answers(mine, yours) for mine in numbers(deal.hands[0]) for yours in numbers(deal.hands[1]))

    people = three(someone)
    (anna, boris, clara), deal = dealt(server, people, "v2", hot, deck={"number": 1, "razborka": 8}, deal=5, clock=0)
    blow, parry = next(
        (mine, yours) for mine in numbers(deal.hands[0]) for yours in numbers(deal.hands[1]) if answers(mine, yours)
    )
    Finger(anna).card("razborka")
    expect(anna.by("seat-choice")).to_be_visible()
    assert faults(anna.page) == []
    Finger(anna).press("choose-seat-1")
    for person in people:
        expect(person.by("duel-scene")).to_be_visible()
    # Whoever opens must lay.
    expect(anna.by("main-act")).to_have_attribute("aria-disabled", "true")
    Finger(anna).card(blow)
    expect(boris.by("main-act")).to_have_attribute("data-kind", "accept")
    assert faults(boris.page) == []
    Mouse(boris).card(parry)
    for person in people:
        expect(person.by("duel-scene").locator(f"[data-face='{parry}']")).to_be_visible()
    expect(clara.by("main-act")).to_have_attribute("aria-disabled", "true")
    Finger(anna).press("main-act")
    anna.wait_for_count(4 - 1 + 2)
    assert {blow, parry} <= set(anna.hand())
    for person in people:
        expect(person.by("duel-scene")).to_have_count(0)
    boris.wait_for_view(owes=[1])
    assert_no_secrets_among(people)


def test_the_drum_turns_until_somebody_is_hit(server: TableServer, someone: Someone) -> None:
    people = three(someone)
    (anna, boris, clara), deal = dealt(
        server,
        people,
        "v2",
        lambda deal: deal.mover == 0 and deal.playable("roulette"),
        deck={"number": 1, "roulette": 8},
        deal=4,
        clock=0,
    )
    Finger(anna).card(first(deal, "roulette"))
    for person in people:
        expect(person.by("roulette-scene")).to_be_visible()
    expect(anna.by("turn-up")).to_have_attribute("aria-disabled", "true")
    assert faults(anna.page) == []
    assert faults(boris.page) == []
    pullers = [boris, clara]
    pulled = 0
    while not any(person.events("cards-taken") for person in pullers):
        person = pullers[pulled % 2]
        mine = person.page.locator("[data-testid=turn-up][aria-disabled=false]")
        expect(mine).to_be_visible()
        if person is clara:
            clara.page.keyboard.press("Space")
        else:
            Mouse(person).press("turn-up")
        expect(mine).to_have_count(0)
        pulled += 1
    taken = anna.wait_for_event("cards-taken")
    hit = pullers[(pulled - 1) % 2]
    assert (taken["seat"], taken["count"]) == (hit.view()["seat"], pulled + 1)
    hit.wait_for_count(4 + pulled + 1)
    for person in people:
        expect(person.by("roulette-scene")).to_have_count(0)
    boris.wait_for_view(owes=[1])
    assert_no_secrets_among(people)


def test_whoever_has_nothing_to_chip_in_is_given_by_all(server: TableServer, someone: Someone) -> None:
    def poor(deal: Deal) -> bool:
        green = [[card for card in numbers(hand) if card[0] == "g"] for hand in deal.hands]
        return deal.mover == 0 and deal.playable("chip_in") and bool(green[0]) and not green[1]

    people = three(someone)
    (anna, boris, clara), _ = dealt(server, people, "v2", poor, deck={"number": 1, "chip_in": 8}, deal=5, clock=0)
    Finger(anna).card("chip_in")
    expect(anna.by("colour-choice")).to_be_visible()
    assert faults(anna.page) == []
    Finger(anna).press("colour-green")
    for person in people:
        expect(person.by("chip-in-scene")).to_be_visible()
    green = next(card for card in anna.hand() if card[0] == "g")
    # Who has one must lay it.
    expect(anna.by("main-act")).to_have_attribute("aria-disabled", "true")
    Finger(anna).card(green)
    expect(boris.by("main-act")).to_have_attribute("data-kind", "accept")
    assert faults(boris.page) == []
    expect(clara.by("chip-in-scene").locator(f"[data-face='{green}']")).to_be_visible()
    Mouse(boris).press("main-act")

    expect(boris.by("each-gives-scene")).to_be_visible()
    gifts = {anna: anna.hand()[0], clara: clara.hand()[0]}
    Finger(anna).card(gifts[anna])
    Finger(anna).press("act-give")
    Keys(clara).card(gifts[clara])
    Keys(clara).press("act-give")
    boris.wait_for_count(5 + 2)
    assert set(gifts.values()) <= set(boris.hand())
    assert [event["count"] for event in boris.events("cards-given")] == [1, 1]
    # The green card stays on the pile for good.
    expect(boris.by("pile")).to_have_attribute("data-top", green)
    boris.wait_for_view(owes=[1])
    assert_no_secrets_among(people)


def test_neither_to_yourself_and_each_other_gives_one(server: TableServer, someone: Someone) -> None:
    people = [*three(someone), someone("Dora", viewport=PHONE, has_touch=True, locale="ru-RU")]
    (anna, boris, clara, dora), _ = dealt(
        server,
        people,
        "v2",
        lambda deal: deal.mover == 0 and deal.playable("neither"),
        deck={"number": 1, "neither": 6},
        deal=5,
        clock=0,
    )
    Finger(anna).card("neither")
    Finger(anna).press("choose-seat-1")
    for person in people:
        expect(person.by("each-gives-scene")).to_be_visible()
    # Who has brought it about takes two and gives nothing, and nobody is shown as if she did.
    anna.wait_for_count(4 + 2)
    expect(anna.by("act-give")).to_have_count(0)
    expect(boris.by("giver-0")).to_have_count(0)
    gifts = {clara: clara.hand()[0], dora: dora.hand()[0]}
    Keys(clara).card(gifts[clara])
    Keys(clara).press("act-give")
    for person in (anna, boris, dora):
        expect(person.by("giver-2")).to_have_attribute("data-chosen", "true")
    expect(boris.by("giver-3")).to_have_attribute("data-chosen", "false")
    # Nothing changes hands before all have chosen.
    boris.wait_for_count(5)
    Finger(dora).card(gifts[dora])
    Finger(dora).press("act-give")
    boris.wait_for_count(5 + 2)
    assert set(gifts.values()) <= set(boris.hand())
    boris.wait_for_view(owes=[1])
    assert_no_secrets_among(people)


def test_an_unseen_card_is_pulled_and_seen_by_two(server: TableServer, someone: Someone) -> None:
    people = three(someone)
    (anna, boris, clara), deal = dealt(
        server, people, "v2", pullable, deck={"number": 2, "dont_darken": 6}, deal=3, clock=0
    )
    right = {"r": "raspberry", "o": "orange", "g": "green", "b": "blue"}[deal.hands[1][0][0]]
    Finger(anna).card("dont_darken")
    expect(anna.by("seat-choice")).to_be_visible()
    assert faults(anna.page) == []
    Finger(anna).press("choose-seat-1")
    expect(anna.by("colour-choice")).to_be_visible()
    Finger(anna).press(f"colour-{right}")
    for person in people:
        expect(person.by("each-gives-scene")).to_be_visible()
    seen = [person.events("card-pulled")[-1] for person in people]
    assert [event["kept"] for event in seen] == [True] * 3
    assert seen[0]["cards"] == seen[1]["cards"] != []
    assert seen[2]["cards"] == []
    # It was as promised: hers now, and each other gives her one.
    gifts = {boris: boris.hand()[0], clara: clara.hand()[0]}
    Mouse(boris).card(gifts[boris])
    Mouse(boris).press("act-give")
    Keys(clara).card(gifts[clara])
    Keys(clara).press("act-give")
    anna.wait_for_count(2 + 1 + 2)
    assert set(gifts.values()) <= set(anna.hand())
    boris.wait_for_count(1)
    # A card that was pulled away owes no call; a card that was given does.
    boris.wait_for_view(owes=[1])
    assert_no_secrets_among(people)


def test_a_wrong_guess_in_the_dark_is_a_present_for_the_other(server: TableServer, someone: Someone) -> None:
    people = three(someone)
    (anna, boris, clara), deal = dealt(
        server, people, "v2", pullable, deck={"number": 2, "dont_darken": 6}, deal=3, clock=0
    )
    wrong = "raspberry" if deal.hands[1][0][0] != "r" else "blue"
    Finger(anna).card("dont_darken")
    Finger(anna).press("choose-seat-1")
    Finger(anna).press(f"colour-{wrong}")
    expect(clara.by("each-gives-scene")).to_be_visible()
    Keys(clara).card(clara.hand()[0])
    Keys(clara).press("act-give")
    Finger(anna).card(anna.hand()[0])
    Finger(anna).press("act-give")
    boris.wait_for_count(3 + 2)
    assert boris.events("card-pulled")[-1]["kept"] is False
    assert clara.events("card-pulled")[-1]["cards"] == []
    boris.wait_for_view(owes=[1])
    assert_no_secrets_among(people)


def test_hands_are_swapped_right_after_an_interception(server: TableServer, someone: Someone) -> None:
    def copies(deal: Deal) -> bool:
        cards = {act.cards[0] for act in deal.legal if act.kind == "play" and kind_of(act.cards[0]) == "number"}
        return deal.mover == 0 and "awl" in deal.hands[2] and bool(cards & set(deal.hands[2]))

    people = three(someone)
    (anna, boris, clara), deal = dealt(server, people, "v2", copies, deck={"number": 2, "awl": 6}, deal=5, clock=0)
    card = next(
        act.cards[0]
        for act in deal.legal
        if act.kind == "play" and kind_of(act.cards[0]) == "number" and act.cards[0] in deal.hands[2]
    )
    Finger(anna).card(card)
    expect(clara.cards(card=card).first).to_contain_text("cut in")
    expect(clara.by("awl-offer")).to_have_count(0)
    clara.page.wait_for_timeout(REACTION)
    Keys(clara).card(card)
    expect(clara.by("awl-offer")).to_contain_text("Boris")
    for person in (anna, boris):
        expect(person.by("awl-offer")).to_have_count(0)
    hers = clara.hand()
    hers.remove("awl")
    his = boris.hand()
    assert faults(clara.page) == []
    Keys(clara).press("awl-offer")
    clara.wait_for_count(len(his))
    boris.wait_for_count(len(hers))
    assert (clara.hand(), boris.hand()) == (his, sorted(hers))
    for person in people:
        assert person.wait_for_event("hands-swapped")["other"] == 1
        expect(person.by("awl-offer")).to_have_count(0)
    # Her neighbour moves.
    anna.wait_for_view(owes=[0])
    expect(anna.by("opponent-1")).to_have_attribute("data-count", str(len(hers)))
    assert_no_secrets_among(people)
