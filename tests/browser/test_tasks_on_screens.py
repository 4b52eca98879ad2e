"""Parts to be played on screens: words, claps, sums, songs, proverbs, bows and whispers (COU-4, COU-5).

Clara casts Anna in a part; seats are 0 (Anna), 1 (Boris) and 2 (Clara), and Anna moves first.
"""

from typing import Any

from playwright.sync_api import expect

from webtable.axe import faults
from webtable.deals import Deal, kind_of
from webtable.hosting import TableServer
from webtable.player import PHONE, Player
from webtable.table_of import Someone, dealt

ANNA, BORIS, CLARA = range(3)
VALUES = {
    "parodist": 0, "zapevala": 1, "folklorist": 2, "pokloonnik": 3, "suflyor": 4, "ovatsii": 5, "reyting": 7,
}  # fmt: skip


PHONE_WITH_TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True}


def trio(someone: Someone, *names: str, **options: Any) -> list[Player]:
    """A phone, a desktop and a phone."""
    anna, boris, clara = names or ("Anna", "Boris", "Clara")
    return [
        someone(anna, **PHONE_WITH_TOUCH, **options),
        someone(boris, **options),
        someone(clara, **PHONE_WITH_TOUCH, **options),
    ]


def opening(deal: Deal, part: str) -> str | None:
    """The coloured number of the part's value with which Anna can begin."""
    value = str(VALUES[part])
    return next((card for card in deal.hands[ANNA] if card[1:] == value and deal.can_play(card)), None)


def cast(server: TableServer, people: list[Player], part: str, genre: int | None = None, **table: Any) -> Deal:
    """Anna plays a number, and Clara casts her for it in this part, before everybody's eyes."""
    wanted = table.pop("wanted", lambda deal: True)

    def holds(deal: Deal) -> bool:
        return deal.mover == ANNA and part in deal.hands[CLARA] and opening(deal, part) is not None and wanted(deal)

    table.setdefault("deck", {"number": 2, part: 2})
    table.setdefault("deal", 5)
    _, deal = dealt(server, people, "v2", holds, clock=0, **table)
    anna, boris, clara = people
    anna.play(str(opening(deal, part)))
    expect(clara.cards(card=part).first).to_have_attribute("data-playable", "true")
    clara.play(part)
    if genre is not None:
        assert faults(clara.page) == []
        clara.by(f"genre-{genre}").tap()
    for person in people:
        laid = person.wait_for_event("courage-laid")
        assert laid["seat"] == ANNA
    assert [len(row) for row in boris.view()["rows"]] == [1, 0, 0]
    return deal


def draws_and_passes(person: Player) -> None:
    """One move that shows nothing."""
    expect(person.by("prompt")).to_have_attribute("data-tone", "mine")
    before = person.held()
    person.by("main-act").click()
    person.wait_for_count(before + 1)
    person.by("main-act").click()
    expect(person.by("prompt")).not_to_have_attribute("data-tone", "mine")


def plays(person: Player, card: str, colour: str = "", *, asked: bool = False) -> None:
    """This card, which lies on top then. `asked`: it could be used in another way as well."""
    expect(person.by("prompt")).to_have_attribute("data-tone", "mine")
    person.play(card)
    if asked:
        person.by("way-play").click()
    if colour:
        person.by(f"colour-{colour}").click()
    expect(person.by("pile")).to_have_attribute("data-top", card)


def performs(person: Player, text: str) -> None:
    person.by("perform-text").fill(text)
    person.by("perform").click()


def assert_failed(people: list[Player], times: int) -> None:
    """Everybody knows that Anna has failed so many times, and nobody else has."""
    for person in people if times else people[:1]:
        if times:
            person.wait_for_event("task-failed", times)
        assert [event["seat"] for event in person.events("task-failed")] == [ANNA] * times


def announced(person: Player, count: int) -> list[bool]:
    """Whether each of so many sums was right."""
    person.wait_for_event("sum-announced", count)
    return [event["right"] for event in person.events("sum-announced")]


SONG = "Пусть бегут неуклюже пешеходы по лужам, а вода по асфальту рекой"


def test_a_song_goes_with_the_move_and_is_sung_once(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = trio(someone, "Анна", "Борис", "Клара", locale="ru-RU")
    cast(server, people, "zapevala", genre=0)
    draws_and_passes(boris)
    draws_and_passes(clara)

    expect(anna.by("task")).to_contain_text("заказ:")
    assert faults(anna.page) == []
    performs(anna, SONG)
    expect(anna.by("perform-text")).to_have_count(0)
    for person in (boris, clara):
        assert person.wait_for_event("performed-task")["fresh"]
        expect(person.by("opponent-0")).to_contain_text("Пусть бегут неуклюже")
    expect(boris.by("minutes")).to_contain_text(SONG)
    draws_and_passes(anna)
    assert_failed(people, 0)

    draws_and_passes(boris)
    draws_and_passes(clara)
    before = anna.held()
    performs(anna, "пусть бегут неуклюже пешеходы по лужам!!!")
    anna.wait_for_count(before + 2)
    assert_failed(people, 1)
    # It counts as done, badly: nothing more is paid for in this turn.
    draws_and_passes(anna)
    assert_failed(people, 1)
    draws_and_passes(boris)


def test_a_proverb_is_a_whole_one_or_costs_two_cards(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = [
        someone("Anna"),
        someone("Boris", **PHONE_WITH_TOUCH),
        someone("Clara", **PHONE_WITH_TOUCH),
    ]
    cast(server, people, "folklorist")
    draws_and_passes(boris)
    draws_and_passes(clara)
    performs(anna, "well")
    expect(anna.by("toast")).to_be_visible()
    expect(anna.by("perform-text")).to_be_visible()
    # By keyboard: the line, then the button after it.
    anna.by("perform-text").focus()
    anna.page.keyboard.insert_text("A pig in the hand is worth two in the poke")
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    assert clara.wait_for_event("performed-task")["fresh"]
    draws_and_passes(anna)
    assert_failed(people, 0)

    draws_and_passes(boris)
    draws_and_passes(clara)
    before = anna.held()
    expect(anna.by("task")).to_be_visible()
    anna.by("main-act").click()
    anna.wait_for_count(before + 1)
    anna.by("main-act").click()
    anna.wait_for_count(before + 3)
    for person in people:
        assert person.wait_for_event("task-failed")["seat"] == ANNA
    draws_and_passes(boris)


def test_a_compliment_is_due_with_a_card_and_stale_in_the_next_round_too(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = trio(someone)
    threes = {f"{colour}3": 8 for colour in "rogb"}
    cast(
        server, people, "pokloonnik", deck={**threes, "pokloonnik": 8, "polisvin": 8}, deal=2,
        wanted=lambda deal: deal.hands[BORIS].count("polisvin") == 2,
    )  # fmt: skip
    plays(boris, "polisvin", "blue")
    draws_and_passes(clara)
    expect(anna.by("task")).to_contain_text("Clara")
    performs(anna, "Your tail curls like a question nobody dares to ask")
    expect(clara.by("opponent-0")).to_contain_text("Your tail curls")
    draws_and_passes(anna)
    assert_failed(people, 0)
    boris.play("polisvin")
    boris.by("colour-green").click()
    for person in people:
        person.by("next-round").click()
    expect(anna.by("table")).to_be_visible()

    # Half the cards are threes, and some hold a bow: it does not take long until Anna owes one again.
    for mover in [BORIS, CLARA, ANNA] * 20:
        if not anna.view()["rows"][ANNA]:
            in_turn(people, mover)
        elif mover == ANNA:
            break
        else:
            draws_and_passes(people[mover])
    before = anna.held()
    performs(anna, "your tail curls like a question")
    anna.wait_for_count(before + 2)
    assert not boris.wait_for_event("performed-task", 2)["fresh"]
    assert_failed(people, 1)


def in_turn(people: list[Player], mover: int) -> None:
    """Anna plays a three if she can, and is cast for it by whoever can; the others wait for it."""
    anna, boris, clara = people
    three = next((card for card in anna.hand() if card[1:] == "3"), None)
    if mover != ANNA or three is None:
        draws_and_passes(people[mover])
        return
    plays(anna, three)
    giver = next((person for person in (clara, boris) if "pokloonnik" in person.hand()), None)
    if giver is None:
        return
    # Her card has reached the giver's screen as well.
    expect(giver.cards(card="pokloonnik").first).to_have_attribute("data-playable", "true")
    giver.play("pokloonnik")
    if giver is boris:
        boris.by("way-give-courage").click()
    for person in people:
        person.wait_for_event("courage-laid", 2)


def test_a_prompter_whispers_every_line_of_the_giver(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = trio(someone)
    cast(server, people, "suflyor")
    clara.by("chat").tap()
    clara.say("To eat or not to eat")
    clara.page.keyboard.press("Escape")
    expect(anna.by("echo")).to_contain_text("To eat or not to eat")
    assert faults(anna.page) == []
    expect(boris.by("echo")).to_have_count(0)
    anna.by("echo-say").tap()
    expect(anna.by("echo")).to_have_count(0)
    expect(boris.by("minutes").locator(".whisper")).to_have_text("To eat or not to eat")
    draws_and_passes(boris)
    draws_and_passes(clara)
    draws_and_passes(anna)
    assert_failed(people, 0)

    # Aloud: two cards. In a whisper: none.
    before = anna.held()
    anna.by("chat").tap()
    anna.say("Who is there?")
    anna.wait_for_count(before + 2)
    anna.by("whisper").check()
    anna.say("Sorry")
    expect(boris.by("minutes")).to_contain_text("Sorry")
    anna.page.keyboard.press("Escape")
    assert_failed(people, 1)

    # A line that is not repeated before the move.
    draws_and_passes(boris)
    clara.by("chat").tap()
    clara.say("That is the question")
    clara.page.keyboard.press("Escape")
    draws_and_passes(clara)
    expect(anna.by("echo")).to_contain_text("That is the question")
    before = anna.held()
    anna.by("main-act").tap()
    anna.wait_for_count(before + 3)
    assert_failed(people, 2)
    expect(anna.by("echo")).to_have_count(0)
    anna.by("main-act").tap()
    draws_and_passes(boris)


def test_a_parodist_answers_every_family_in_its_own_tongue(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = trio(someone)

    def script(deal: Deal) -> bool:
        return (
            "shtol" in deal.hands[ANNA]
            and deal.hands[BORIS].count("polisvin") >= 2
            and {"neither"} <= {kind_of(card) for card in deal.hands[BORIS]}
            and any(card[1:] == "2" for card in deal.hands[BORIS])
            and any(card[1:] == "3" for card in deal.hands[CLARA])
            and "folklorist" in deal.hands[CLARA]
        )

    deck = {"number": 2, "parodist": 4, "folklorist": 6, "shtol": 6, "neither": 6, "polisvin": 8}
    deal = cast(server, people, "parodist", deck=deck, deal=8, wanted=script)
    colours = {"r": "raspberry", "o": "orange", "g": "green", "b": "blue"}
    three = next(card for card in deal.hands[CLARA] if card[1:] == "3")
    two = next(card for card in deal.hands[BORIS] if card[1:] == "2")
    before = anna.held()

    plays(boris, "polisvin", colours[three[0]])
    expect(anna.by("task")).to_be_visible()
    expect(boris.by("task")).to_have_count(0)
    assert faults(anna.page) == []
    anna.by("say-woof").tap()
    anna.wait_for_count(before + 2)
    assert not clara.wait_for_event("said")["right"]
    draws_and_passes(clara)
    draws_and_passes(anna)

    plays(boris, "polisvin", colours[three[0]])
    anna.by("say-oink").tap()
    plays(clara, three)
    plays(anna, "shtol", colours[two[0]])
    # One's own cards ask for an answer too; by keyboard.
    anna.by("say-sh").focus()
    anna.page.keyboard.press("Enter")
    plays(boris, two)
    plays(clara, "folklorist", "orange", asked=True)
    anna.by("say-piastres").tap()
    draws_and_passes(anna)
    card = next(card for card in deal.hands[BORIS] if kind_of(card) == "neither")
    boris.play(card)
    boris.by("seat-choice").get_by_role("button").first.click()
    expect(anna.by("say-woof")).to_be_visible()
    anna.by("say-woof").tap()
    expect(anna.by("task")).to_have_count(0)
    boris.wait_for_event("said", 5)
    assert [(event["word"], event["right"]) for event in boris.events("said")] == [
        (3, False), (0, True), (1, True), (2, True), (3, True)
    ]  # fmt: skip
    assert_failed(people, 1)


def test_an_ovation_is_given_standing_and_for_every_special_card(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = trio(someone)

    def script(deal: Deal) -> bool:
        return (
            "shtul" in deal.hands[BORIS]
            and "polisvin" in deal.hands[BORIS]
            and deal.hands[CLARA].count("polisvin") >= 1
            and any(card[0] in "rogb" and card[0] != "g" for card in deal.hands[ANNA])
        )

    deck = {"number": 2, "ovatsii": 4, "shtul": 4, "polisvin": 8}
    deal = cast(server, people, "ovatsii", deck=deck, deal=6, wanted=script)
    # Who stands has left the chair.
    expect(boris.by("reward-0")).to_be_visible()
    plays(boris, "polisvin", "green")
    anna.by("clap").tap()
    for person in people:
        assert person.wait_for_event("clapped")["seat"] == ANNA
    expect(anna.by("task")).to_have_count(0)

    colour, name = next(
        (card[0], name)
        for name, letter in {"raspberry": "r", "orange": "o", "blue": "b", "green": "g"}.items()
        for card in deal.hands[ANNA]
        if card[0] == letter and card[1:].isdigit() and card != opening(deal, "ovatsii")
    )
    before = anna.held()
    plays(clara, "polisvin", name)
    expect(anna.by("clap")).to_be_visible()
    card = next(c for c in deal.hands[ANNA] if c[0] == colour and c[1:].isdigit() and c != opening(deal, "ovatsii"))
    plays(anna, card)
    # Keeping one's hands in one's pockets: the next card has landed, and four seconds are over.
    anna.wait_for_count(before - 1 + 2)
    assert_failed(people, 1)
    expect(anna.by("task")).to_have_count(0)
    draws_and_passes(boris)


def test_ratings_are_a_running_sum_and_a_wrong_one_begins_anew(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = [
        someone("Anna", color_scheme="dark"),
        someone("Boris", **PHONE_WITH_TOUCH),
        someone("Clara", **PHONE_WITH_TOUCH),
    ]

    def script(deal: Deal) -> bool:
        """Boris, Clara, Anna and Boris again can follow in one colour."""
        seven = opening(deal, "reyting")
        if seven is None:
            return False
        own = [[card for card in hand if card[0] == seven[0] and card[1:].isdigit()] for hand in deal.hands]
        return len(own[ANNA]) >= 2 and len(own[BORIS]) >= 2 and bool(own[CLARA])

    deal = cast(server, people, "reyting", deck={"number": 2, "reyting": 6}, deal=8, wanted=script)
    seven = str(opening(deal, "reyting"))
    own = [[card for card in hand if card[0] == seven[0] and card[1:].isdigit()] for hand in deal.hands]
    own[ANNA].remove(seven)

    plays(boris, own[BORIS][0])
    total = int(own[BORIS][0][1:])
    anna.by("sum").fill(str(total))
    anna.by("announce").click()
    assert announced(clara, 1) == [True]
    assert clara.events("sum-announced")[0]["sum"] == total

    plays(clara, own[CLARA][0])
    total += int(own[CLARA][0][1:])
    expect(anna.by("sum")).to_be_visible()
    assert faults(anna.page) == []
    anna.by("sum").focus()
    anna.page.keyboard.type(str(total))
    anna.page.keyboard.press("Enter")
    expect(anna.by("task")).to_have_count(0)
    assert announced(boris, 2) == [True, True]

    plays(anna, own[ANNA][0])
    before = anna.held()
    anna.by("sum").fill(str(total + int(own[ANNA][0][1:]) + 1))
    anna.by("announce").click()
    anna.wait_for_count(before + 2)
    assert_failed(people, 1)

    plays(boris, own[BORIS][1])
    anna.by("sum").fill(own[BORIS][1][1:])
    anna.by("announce").click()
    expect(anna.by("task")).to_have_count(0)
    assert announced(clara, 4) == [True, True, False, True]
    assert_failed(people, 1)
