"""What screens see of their people, and what it earns them: etiquette at an online table (ETI, FACT-1, SHMOTRUN).

Anna is the one with bad manners, Boris the one with the card for it, Clara looks on. Seats are 0, 1 and 2; Anna moves.
"""

import contextlib
from typing import Any

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from svintus.engine.faces import KIND_KEYS
from webtable.axe import faults
from webtable.deals import Deal, kind_of
from webtable.hosting import TableServer
from webtable.player import PHONE, Player
from webtable.table_of import Someone, dealt

ANNA, BORIS, CLARA = range(3)


def at_table(
    server: TableServer,
    people: list[Player],
    prize: str,
    *also: str,
    holder: int = BORIS,
    **options: Any,
) -> Deal:
    """The three at a table whose deck holds this etiquette card, and these kinds of cards besides. The holder, and
    nobody else, has been dealt the card; the first of them moves, and can play a number."""

    def wanted(deal: Deal) -> bool:
        have = [any(kind_of(card) == prize for card in hand) for hand in deal.hands]
        return deal.mover == ANNA and have == [seat == holder for seat in range(3)] and deal.playable("number")

    deck = {"number": 2, prize: 2, **dict.fromkeys(also, 2)}
    _, deal = dealt(server, people, "v2", wanted, deck=deck, deal=5, clock=0, **options)
    return deal


def grounds(person: Player) -> list[tuple[str, int]]:
    """The grounds that this one was told of: for which card, and whose."""
    return [
        (KIND_KEYS[event["kind"]], event["offender"]) for event in person.events("ground-arose") if event["kind"] >= 0
    ]


def reward(giver: Player, offender: int, prize: str, *, keyboard: bool = False) -> list[str]:
    """Give the card, and the first two others of the hand; the cards that went."""
    gifts = [card for card in giver.hand() if kind_of(card) != prize][:2]
    press = giver.page.keyboard.press
    if keyboard:
        giver.by(f"reward-{offender}").focus()
        press("Enter")
        expect(giver.by("reward-errand")).to_be_visible()
        for gift in gifts:
            giver.cards(card=gift).first.focus()
            press("Enter")
        giver.by("act-reward").focus()
        press("Enter")
    else:
        giver.by(f"reward-{offender}").click()
        for gift in gifts:
            giver.play(gift)
        assert faults(giver.page) == []
        giver.by("act-reward").click()
    return [prize, *gifts]


def assert_given(people: list[Player], deal: Deal, giver: int, to: int, cards: list[str]) -> None:
    """Three cards have changed hands before all eyes, only the two of them know which, and play is where it was."""
    counts = [len(hand) for hand in deal.hands]
    counts[giver] -= 3
    counts[to] += 3
    for seat, person in enumerate(people):
        person.wait_for_count(counts[seat])
        given = person.wait_for_event("cards-given")
        assert (given["seat"], given["to"], given["count"]) == (giver, to, 3)
        assert len(given["cards"]) == (3 if seat in (giver, to) else 0)
        for other in {0, 1, 2} - {seat}:
            expect(person.by(f"opponent-{other}")).to_have_attribute("data-count", str(counts[other]))
        person.wait_for_view(mover=deal.mover)
        expect(person.by("reward-errand")).to_have_count(0)
    assert people[to].hand() == sorted([*deal.hands[to], *cards])


def assert_play_goes_on(people: list[Player], deal: Deal) -> None:
    """The one whose move it was lays a number, and the next is asked."""
    card = next(act.cards[0] for act in deal.legal if act.kind == "play" and kind_of(act.cards[0]) == "number")
    people[deal.mover].play(card)
    for person in people:
        expect(person.by("pile")).to_have_attribute("data-top", card)
    expect(people[BORIS].by("prompt")).to_have_attribute("data-tone", "mine")


def trio(someone: Someone, **anna: Any) -> list[Player]:
    return [
        someone("Anna", viewport=PHONE, has_touch=True, **anna),
        someone("Boris"),
        someone("Clara", viewport=PHONE, has_touch=True),
    ]


def test_a_paw_on_the_felt_is_rewarded_by_keyboard(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = trio(someone)
    deal = at_table(server, people, "shtol")
    # A button on the table is no bare felt.
    anna.by("deck").tap(trial=True)
    anna.page.locator(".felt").tap(position={"x": 20, "y": 120})
    for person in (boris, clara):
        assert person.wait_for_event("ground-arose")["offender"] == ANNA
    expect(clara.by("reward-0")).to_have_count(0)
    cards = reward(boris, ANNA, "shtol", keyboard=True)
    assert_given(people, deal, BORIS, ANNA, cards)
    expect(boris.by("minutes")).to_contain_text("With compliments")
    # It serves once.
    expect(boris.by("reward-0")).to_have_count(0)
    assert_play_goes_on(people, deal)


def test_who_looks_away_has_left_the_chair_and_so_has_who_is_cut_off(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = trio(someone)
    deal = at_table(server, people, "shtul")
    # What a phone does to a page when somebody looks at another one.
    anna.page.evaluate(
        """() => {
            Object.defineProperty(document, 'hidden', {value: true, configurable: true});
            document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    expect(boris.by("reward-0")).to_be_visible()
    assert grounds(clara) == [("shtul", ANNA)]
    address = clara.page.url
    clara.page.close()
    expect(boris.by("reward-2")).to_be_visible()
    assert grounds(boris) == [("shtul", ANNA), ("shtul", CLARA)]
    clara.page = clara.open()
    clara.page.goto(address)
    clara.wait_for_count(5)
    # Being back undoes nothing.
    cards = reward(boris, CLARA, "shtul")
    assert_given(people, deal, BORIS, CLARA, cards)
    assert_play_goes_on(people, deal)


def test_a_name_in_a_message_is_a_liberty_in_every_case(server: TableServer, someone: Someone) -> None:
    people = [
        someone("Аня", viewport=PHONE, has_touch=True, locale="ru-RU"),
        someone("Маша", locale="ru-RU"),
        someone("Клара", viewport=PHONE, has_touch=True, locale="ru-RU"),
    ]
    anna, masha, clara = people
    deal = at_table(server, people, "shinkognito")
    anna.by("chat").tap()
    anna.say("Ну и машина у кого-то")
    expect(masha.by("minutes")).to_contain_text("машина")
    anna.say("А спросим-ка Машу")
    expect(masha.by("opponent-0")).to_contain_text("А спросим-ка Машу")
    assert masha.wait_for_event("ground-arose")["offender"] == ANNA
    assert grounds(clara) == [], "only the one who was named may mind"
    cards = reward(masha, ANNA, "shinkognito")
    anna.page.keyboard.press("Escape")
    assert_given(people, deal, BORIS, ANNA, cards)
    assert_play_goes_on(people, deal)


def test_a_question_is_answered_by_a_reply_or_by_what_is_said_next(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = trio(someone)
    deal = at_table(server, people, "shto")
    boris.say("Whose move is it?")
    question = boris.page.locator("[data-testid=minutes] li.said").last
    expect(question).to_contain_text("Whose move")
    clara.by("chat").tap()
    clara.say("Not mine")
    assert boris.wait_for_event("ground-arose")["offender"] == CLARA
    assert grounds(boris) == [("shto", CLARA)]
    clara.page.keyboard.press("Escape")

    anna.by("chat").tap()
    anna.by("answer-1").tap()
    expect(anna.by("answering")).to_contain_text("Whose move is it?")
    assert faults(anna.page) == []
    anna.say("Mine, and I’m thinking")
    expect(anna.by("answering")).to_have_count(0)
    expect(boris.by("quote")).to_contain_text("Whose move is it?")
    expect(boris.by("reward-0")).to_be_visible()
    assert grounds(boris) == [("shto", CLARA), ("shto", ANNA)]
    anna.page.keyboard.press("Escape")
    cards = reward(boris, ANNA, "shto")
    assert_given(people, deal, BORIS, ANNA, cards)
    assert_play_goes_on(people, deal)


def test_five_seconds_of_thought_are_too_many_and_counting_aloud_is_free(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = trio(someone)
    deal = at_table(server, people, "shevelis")
    clara.by("seat-0").tap()
    assert faults(clara.page) == []
    clara.by("seat-count").tap()
    expect(boris.by("minutes")).to_contain_text("Clara counts aloud")
    expect(boris.by("reward-0")).to_be_visible(timeout=10_000)
    assert grounds(clara) == [("shevelis", ANNA)]
    anna.wait_for_view(mover=ANNA)
    cards = reward(boris, ANNA, "shevelis", keyboard=True)
    assert_given(people, deal, BORIS, ANNA, cards)
    assert_play_goes_on(people, deal)


def test_a_word_in_the_silence_costs_two_cards_and_may_cost_three_more(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = trio(someone)

    def hush(deal: Deal) -> bool:
        return deal.mover == ANNA and deal.playable("tikhokhryun") and "shalun" in deal.hands[BORIS]

    deck = {"number": 2, "shalun": 2, "tikhokhryun": 2}
    _, deal = dealt(server, people, "v2", hush, deck=deck, deal=5, clock=0)
    anna.play(next(act.cards[0] for act in deal.legal if kind_of((act.cards or ("r1",))[0]) == "tikhokhryun"))
    for person in people:
        expect(person.by("silence")).to_be_visible()
    clara.by("chat").tap()
    clara.say("Oops")
    expect(clara.by("break-silence")).to_be_visible()
    assert faults(clara.page) == []
    clara.by("break-silence").tap()
    clara.page.keyboard.press("Escape")
    for person in people:
        expect(person.by("silence")).to_have_count(0)
    clara.wait_for_count(7)
    reward(boris, CLARA, "shalun")
    clara.wait_for_count(10)
    boris.wait_for_count(2)
    expect(boris.by("prompt")).to_have_attribute("data-tone", "mine")
    boris.page.keyboard.press("d")
    boris.wait_for_count(3)


def test_a_wink_that_nobody_else_sees_is_rewarded(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = trio(someone)
    deal = at_table(server, people, "shmotrun", holder=CLARA)
    # A long touch, as one winks: long enough to mean it.
    clara.by("seat-1").dispatch_event("pointerdown")
    expect(boris.by("seat-2")).to_have_attribute("aria-label", "You have been winked at!")
    assert boris.wait_for_event("winked")["to"] == BORIS
    assert anna.wait_for_event("winked")["to"] == -1
    clara.by("seat-1").dispatch_event("pointerup")
    expect(clara.by("reward-1")).to_be_visible()
    cards = reward(clara, BORIS, "shmotrun")
    assert_given(people, deal, CLARA, BORIS, cards)
    assert_play_goes_on(people, deal)


def test_a_wink_that_is_seen_costs_whoever_saw_it_two_cards(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = trio(someone)
    deal = at_table(server, people, "shmotrun", holder=BORIS)
    flickering = anna.page.locator("[data-testid=seat-1].winking")
    for _ in range(10):
        boris.by("seat-2").focus()
        boris.page.keyboard.press("w")
        with contextlib.suppress(TooLate):  # The eye was open again before the finger was there.
            flickering.tap(timeout=2_000)
        if any(event["found"] for event in anna.events("spotted")):
            break
    assert anna.wait_for_event("spotted")["found"]
    for person in people:
        expect(person.by("gives-scene")).to_be_visible()
    gifts = deal.hands[ANNA][:2]
    for gift in gifts:
        anna.play(gift)
    anna.by("act-give").tap()
    boris.wait_for_count(7)
    anna.wait_for_count(3)
    assert clara.wait_for_event("cards-given")["cards"] == []
    anna.wait_for_view(mover=ANNA)
