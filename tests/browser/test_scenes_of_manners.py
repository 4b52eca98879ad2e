"""Etiquette and courage from the hand: rewards, Shmunitet's question and its answers, parts and the room for them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from webtable.axe import faults
from webtable.deals import Deal, kind_of
from webtable.hidden import assert_no_secrets_among
from webtable.hosting import TableServer
from webtable.player import Player
from webtable.table_of import Someone, dealt, first
from webtable.ways import Finger, Keys, Mouse, three

SHIELD = "shmunitet"


@pytest.fixture(autouse=True)
def unhurried(server: TableServer) -> Iterator[None]:
    """Browsers of a test share the cores of one machine: for choosing cards there is more time than five seconds."""
    with server.deadlines(question=60, each_gives=60):
        yield


def playable_number(deal: Deal, values: str = "01234567") -> str:
    """A number card that the mover may play; empty if there is none of these values."""
    cards = [act.cards[0] for act in deal.legal if act.kind == "play" and len(act.cards) == 1]
    return next((card for card in cards if kind_of(card) == "number" and card[1] in values), "")


def two_but(player: Player, *kept: str) -> list[str]:
    """Two cards of the hand for a present, none of a kind that is kept."""
    return [card for card in player.hand() if card not in kept][:2]


def test_a_paw_on_the_felt_is_rewarded_on_desktop_and_phone(server: TableServer, someone: Someone) -> None:
    def prized(deal: Deal) -> bool:
        return deal.mover == 0 and "shtol" in deal.hands[1] and "shtol" not in deal.hands[0] + deal.hands[2]

    people = three(someone)
    (anna, boris, clara), _ = dealt(server, people, "v2", prized, deck={"number": 1, "shtol": 3}, deal=5, clock=0)
    Finger(anna).use(anna.by("colour"))
    expect(boris.by("reward-0")).to_be_visible()
    expect(clara.by("reward-0")).to_have_count(0)
    # The other cards would be presents: nothing else can be done with them now.
    expect(boris.cards(playable=True)).to_have_count(boris.hand().count("shtol"))
    gifts = two_but(boris, "shtol")
    Mouse(boris).press("reward-0")
    expect(boris.by("reward-errand")).to_be_visible()
    assert faults(boris.page) == []
    expect(boris.by("act-reward")).to_have_attribute("aria-disabled", "true")
    # Changing one's mind costs nothing.
    Mouse(boris).press("cancel")
    expect(boris.by("reward-errand")).to_have_count(0)
    Mouse(boris).press("reward-0")
    Mouse(boris).cards(*gifts)
    Mouse(boris).press("act-reward")
    anna.wait_for_count(5 + 3)
    assert {"shtol", *gifts} <= set(anna.hand())
    boris.wait_for_count(5 - 3)
    for person in people:
        assert person.wait_for_event("rewarded")["gifts"] == 2
    # The ground has served, and play goes on where it was.
    anna.wait_for_view(owes=[0])
    expect(boris.by("reward-0")).to_have_count(0)

    Mouse(boris).use(boris.by("colour"))
    expect(anna.by("reward-1")).to_be_visible()
    Finger(anna).card("shtol")
    expect(anna.by("reward-errand")).to_be_visible()
    assert faults(anna.page) == []
    back = two_but(anna, "shtol")
    Finger(anna).cards(*back)
    Finger(anna).press("act-reward")
    boris.wait_for_count(2 + 3)
    assert {"shtol", *back} <= set(boris.hand())
    assert_no_secrets_among(people)


def test_whoever_talks_in_silence_is_rewarded_by_keyboard(server: TableServer, someone: Someone) -> None:
    def prized(deal: Deal) -> bool:
        return deal.mover == 0 and deal.playable("tikhokhryun") and "shalun" in deal.hands[2]

    people = three(someone)
    (anna, boris, clara), deal = dealt(
        server, people, "v2", prized, deck={"number": 1, "tikhokhryun": 2, "shalun": 4}, deal=5, clock=0
    )
    Finger(anna).card(first(deal, "tikhokhryun"))
    expect(boris.by("silence")).to_be_visible()
    boris.say("А почему так тихо?")
    boris.by("break-silence").click()
    boris.wait_for_count(5 + 2)
    gifts = two_but(clara, "shalun")
    expect(clara.by("reward-1")).to_be_visible()
    Keys(clara).press("reward-1")
    expect(clara.by("reward-errand")).to_be_visible()
    assert faults(clara.page) == []
    for card in gifts:
        Keys(clara).card(card)
    Keys(clara).press("act-reward")
    boris.wait_for_count(7 + 3)
    assert {"shalun", *gifts} <= set(boris.hand())
    boris.wait_for_view(owes=[1])
    assert_no_secrets_among(people)


def test_a_missed_call_is_rewarded_instead_of_caught_and_the_last_gift_wins(
    server: TableServer, someone: Someone
) -> None:
    def careless(deal: Deal) -> bool:
        other = [card for card in deal.hands[1] if card != "shalun"]
        return deal.mover == 0 and playable_number(deal) != "" and "shalun" in deal.hands[1] and len(other) == 1

    people = three(someone)
    (anna, boris, clara), deal = dealt(server, people, "v2", careless, deck={"number": 1, "shalun": 4}, deal=2, clock=0)
    Finger(anna).card(playable_number(deal))
    expect(boris.by("catch-0")).to_be_visible()
    Mouse(boris).card("shalun")
    expect(boris.by("reward-errand")).to_be_visible()
    # There is one card left to give with it.
    Mouse(boris).cards(*two_but(boris, "shalun"))
    Mouse(boris).press("act-reward")
    for person in people:
        expect(person.by("round-end")).to_be_visible()
        person.wait_for_view(winner=1)
        assert person.events("caught") == []
        assert len(person.view()["hands"][0]) == 1 + 2
        person.wait_for_view(totals=[0, 3 + 2, 0])
    assert_no_secrets_among(people)
    assert len(clara.view()["hands"][2]) == 2


def test_shmunitet_sends_a_reward_back(server: TableServer, someone: Someone) -> None:
    def shielded(deal: Deal) -> bool:
        return deal.mover == 0 and "shtol" in deal.hands[1] and SHIELD in deal.hands[0]

    people = three(someone)
    (anna, boris, clara), _ = dealt(
        server, people, "v2", shielded, deck={"number": 1, "shtol": 4, SHIELD: 4}, deal=6, clock=0
    )
    Finger(anna).use(anna.by("colour"))
    expect(boris.by("reward-0")).to_be_visible()
    his, hers = boris.hand(), anna.hand()
    hers.remove(SHIELD)
    gifts = two_but(boris, "shtol", SHIELD)
    Mouse(boris).press("reward-0")
    Mouse(boris).cards(*gifts)
    Mouse(boris).press("act-reward")
    for person in people:
        expect(person.by("question-scene")).to_be_visible()
    for person in (boris, clara):
        expect(person.by("act-answer")).to_have_count(0)
    answer = two_but(anna, SHIELD)
    Finger(anna).cards(*answer)
    Finger(anna).press("act-answer")
    # Whoever gave is asked in turn, whether Shmunitet is at hand or not.
    expect(boris.by("act-accept")).to_be_visible()
    expect(anna.by("act-accept")).to_have_count(0)
    Mouse(boris).press("act-accept")
    boris.wait_for_count(6 + 3)
    assert boris.hand() == sorted([*his, SHIELD, *answer])
    for card in answer:
        hers.remove(card)
    assert anna.hand() == sorted(hers)
    for person in people:
        expect(person.by("question-scene")).to_have_count(0)
    anna.wait_for_view(owes=[0])
    assert_no_secrets_among(people)


def test_shmunitet_against_shmunitet_and_the_part_is_played_after_all(server: TableServer, someone: Someone) -> None:
    def shielded(deal: Deal) -> bool:
        one = playable_number(deal, "1")
        return deal.mover == 0 and one != "" and SHIELD in deal.hands[0] and {SHIELD, "zapevala"} <= set(deal.hands[2])

    people = three(someone)
    (anna, boris, clara), deal = dealt(
        server, people, "v2", shielded, deck={"number": 1, "zapevala": 4, SHIELD: 4}, deal=6, clock=0
    )
    Finger(anna).card(playable_number(deal, "1"))
    expect(clara.cards(card="zapevala").first).to_contain_text("cast")
    Keys(clara).card("zapevala")
    expect(clara.by("courage-errand")).to_be_visible()
    assert faults(clara.page) == []
    Keys(clara).press("genre-2")

    expect(anna.by("act-answer")).to_be_visible()
    answer = two_but(anna, SHIELD)
    Finger(anna).cards(*answer)
    Finger(anna).press("act-answer")
    expect(clara.by("act-answer")).to_be_visible()
    insisting = two_but(clara, SHIELD)
    for card in insisting:
        Keys(clara).card(card)
    Keys(clara).press("act-answer")

    # The part lies before Anna after all, she has her own cards again, and Clara's three besides.
    anna.wait_for_count(5 + 3)
    assert {SHIELD, *answer, *insisting} <= set(anna.hand())
    clara.wait_for_count(6 - 1 - 3)
    for person in people:
        expect(person.by("question-scene")).to_have_count(0)
    row = boris.view()["rows"][0]
    assert [(packed >> 8 & 255, packed >> 16) for packed in row] == [(2, 2)]
    expect(boris.by("opponent-0").locator("[data-face=zapevala]")).to_be_visible()
    # The last to undo moves next.
    boris.wait_for_view(owes=[2])
    assert_no_secrets_among(people)


def test_shmunitet_sends_a_challenge_back_and_its_player_moves(server: TableServer, someone: Someone) -> None:
    def shielded(deal: Deal) -> bool:
        return deal.mover == 0 and deal.playable("razborka") and SHIELD in deal.hands[2]

    people = three(someone)
    (anna, boris, clara), _ = dealt(
        server, people, "v2", shielded, deck={"number": 1, "razborka": 6, SHIELD: 4}, deal=5, clock=0
    )
    count = anna.held()
    Finger(anna).card("razborka")
    Finger(anna).press("choose-seat-2")
    expect(clara.by("act-answer")).to_be_visible()
    expect(boris.by("question-scene")).to_be_visible()
    answer = two_but(clara, SHIELD)
    for card in answer:
        Keys(clara).card(card)
    Keys(clara).press("act-answer")
    expect(anna.by("act-accept")).to_be_visible()
    Finger(anna).press("act-accept")
    anna.wait_for_count(count + 3)
    assert {"razborka", SHIELD, *answer} <= set(anna.hand())
    for person in people:
        expect(person.by("duel-scene")).to_have_count(0)
    # The next move is whose who has undone it.
    clara.wait_for_view(owes=[2])
    assert_no_secrets_among(people)


def test_whether_shmunitet_is_held_or_not_the_question_looks_the_same(server: TableServer, someone: Someone) -> None:
    def bare(deal: Deal) -> bool:
        return deal.mover == 0 and deal.playable("razborka") and SHIELD not in deal.hands[1]

    people = three(someone)
    (anna, boris, clara), _ = dealt(
        server, people, "v2", bare, deck={"number": 1, "razborka": 6, SHIELD: 1}, deal=5, clock=0
    )
    Finger(anna).card("razborka")
    Finger(anna).press("choose-seat-1")
    expect(boris.by("act-accept")).to_be_visible()
    expect(boris.by("act-answer")).to_have_count(0)
    expect(clara.by("question-scene")).to_be_visible()
    Mouse(boris).press("act-accept")
    for person in people:
        expect(person.by("duel-scene")).to_be_visible()
    assert_no_secrets_among(people)


def test_the_same_part_twice_and_one_goes_into_the_box(server: TableServer, someone: Someone) -> None:
    def twice(deal: Deal) -> bool:
        two = playable_number(deal, "2")
        return deal.mover == 0 and two != "" and all("folklorist" in deal.hands[seat] for seat in (1, 2))

    people = three(someone)
    (anna, boris, clara), deal = dealt(
        server, people, "v2", twice, deck={"number": 1, "folklorist": 6}, deal=5, clock=0
    )
    Finger(anna).card(playable_number(deal, "2"))
    expect(clara.cards(card="folklorist").first).to_contain_text("cast")
    Keys(clara).card("folklorist")
    expect(boris.by("opponent-0").locator("[data-face=folklorist]")).to_be_visible()
    Mouse(boris).card("folklorist")
    # He moves next: to cast or to play it himself is his choice.
    if boris.by("way-give-courage").count():
        Mouse(boris).press("way-give-courage")
    for person in people:
        expect(person.by("row-choice-scene")).to_be_visible()
    assert faults(anna.page) == []
    assert faults(boris.page) == []
    expect(boris.by("choose-0")).to_be_disabled()
    # The old one goes: the part is now Boris's gift.
    Finger(anna).press("choose-0")
    for person in people:
        expect(person.by("row-choice-scene")).to_have_count(0)
        assert [packed >> 8 & 255 for packed in person.view()["rows"][0]] == [1]
        person.wait_for_view(box=[person.view()["rows"][0][0] & 255])
    boris.wait_for_view(owes=[1])
    assert_no_secrets_among(people)


def test_a_third_part_and_one_of_the_old_ones_goes(server: TableServer, someone: Someone) -> None:
    parts = {"2": "folklorist", "3": "pokloonnik", "4": "suflyor"}

    def career(deal: Deal) -> bool:
        if deal.mover != 0 or not (two := playable_number(deal, "2")):
            return False
        same = all(f"{two[0]}{value}" in deal.hands[0] for value in parts)
        return same and set(parts.values()) <= set(deal.hands[2])

    people = three(someone)
    (anna, boris, clara), deal = dealt(
        server,
        people,
        "v2",
        career,
        deck={"number": 1, "folklorist": 8, "pokloonnik": 8, "suflyor": 8},
        deal=7,
        clock=0,
    )
    colour = playable_number(deal, "2")[0]
    for value, part in parts.items():
        Finger(anna).card(f"{colour}{value}")
        expect(clara.cards(card=part).first).to_contain_text("cast")
        Keys(clara).card(part)
        if value == "4":
            break
        expect(boris.by("opponent-0").locator(f"[data-face={part}]")).to_be_visible()
        for other in (boris, clara):
            for kind in ("draw", "pass"):
                expect(other.page.locator(f"[data-testid=main-act][data-kind={kind}]")).to_be_enabled()
                other.page.keyboard.press("d")
        expect(anna.by("main-act")).to_be_enabled()
    expect(anna.by("row-choice-scene")).to_contain_text("lying")
    Finger(anna).press("choose-1")
    expect(boris.by("opponent-0").locator("[data-face=suflyor]")).to_be_visible()
    expect(boris.by("opponent-0").locator("[data-face=pokloonnik]")).to_have_count(0)
    expect(boris.by("opponent-0").locator("[data-face=folklorist]")).to_be_visible()
    assert_no_secrets_among(people)
