"""In one room people are the witnesses: claim, plea, votes (FACT-1), also when the line breaks or the server dies."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from webtable.axe import faults
from webtable.deals import Deal, kind_of, seed_of
from webtable.hosting import TableServer
from webtable.player import PHONE, Player
from webtable.table_of import Someone, dealt, seat_people
from webtable.three_ways import until

ANNA, BORIS, CLARA = range(3)
MANNERS = {"number": 2, "shtol": 4, "tikhokhryun": 2}


def in_one_room(server: TableServer, people: list[Player]) -> Deal:
    """The first moves; the second has been dealt Shtol, and the first has not."""

    def wanted(deal: Deal) -> bool:
        return deal.mover == ANNA and "shtol" in deal.hands[BORIS] and deal.playable("number")

    _, deal = dealt(server, people, "v2", wanted, deck=MANNERS, deal=5, clock=0, setting="room")
    return deal


def accuse(by: Player, seat: int, fault: str) -> None:
    """From the seat of the accused, as far as the court."""
    by.by(f"seat-{seat}").click()
    expect(by.by("seat-dialog")).to_be_visible()
    by.by(f"claim-{fault}").click()
    expect(by.by("seat-dialog")).to_have_count(0)


def judged(person: Player, count: int = 1) -> dict[str, object]:
    """The latest verdict; waits until there are so many."""
    for _ in range(100):
        verdicts = [frame for frame in person.frames if frame["type"] == "judged"]
        if len(verdicts) >= count:
            return verdicts[-1]
        person.page.wait_for_timeout(100)
    raise AssertionError(f"{person.name}: nothing was judged")


def plays_a_number(people: list[Player], deal: Deal) -> None:
    """Play goes on with the one who was to move."""
    card = next(act.cards[0] for act in deal.legal if act.kind == "play" and kind_of(act.cards[0]) == "number")
    people[deal.mover].play(card)
    for person in people:
        expect(person.by("pile")).to_have_attribute("data-top", card)


def test_what_is_confessed_is_rewarded(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = [
        someone("Анна", viewport=PHONE, has_touch=True, locale="ru-RU"),
        someone("Борис", locale="ru-RU"),
        someone("Клара", viewport=PHONE, has_touch=True, locale="ru-RU", color_scheme="dark"),
    ]
    deal = in_one_room(server, people)
    # In one room the felt says nothing.
    anna.page.locator(".felt").tap(position={"x": 20, "y": 120})
    accuse(clara, ANNA, "shtol")
    for person in people:
        expect(person.by("trial")).to_contain_text("Клара обвиняет. Анна: лапы на столе.")
    assert anna.events("ground-arose") == []
    for person in people:
        assert faults(person.page) == []
    expect(boris.by("plead-guilty")).to_have_count(0)
    expect(boris.by("vote-upheld")).to_have_count(0)
    anna.by("plead-guilty").tap()
    for person in people:
        expect(person.by("trial")).to_have_count(0)
        assert judged(person)["admitted"]
    expect(boris.by("minutes")).to_contain_text("во всём признаётся")
    boris.by("reward-0").click()
    for card in [card for card in boris.hand() if card != "shtol"][:2]:
        boris.play(card)
    boris.by("act-reward").click()
    anna.wait_for_count(8)
    boris.wait_for_count(2)
    plays_a_number(people, deal)


def test_everybody_sees_the_same_time_run_out(server: TableServer, someone: Someone) -> None:
    """Also where nothing else moves, and whatever is told of the table meanwhile."""

    def gone_by(person: Player) -> float:
        bar = person.by("trial").locator(".tells-time")
        return float(bar.evaluate("bar => bar.getAnimations()[0].effect.getComputedTiming().progress"))

    people = anna, boris, clara = [someone("Anna"), someone("Boris", motion=True), someone("Clara")]
    in_one_room(server, people)
    accuse(clara, ANNA, "shtol")
    for person in people:
        expect(person.by("trial")).to_be_visible()
    until(anna, "document.querySelector('.tells-time').getAnimations()[0].currentTime > 2_500")
    clara.page.reload()
    expect(clara.by("trial")).to_be_visible()
    late, *others = [gone_by(person) for person in (clara, anna, boris)]
    assert 0 < late < 1
    for share in others:
        assert share == pytest.approx(late, abs=0.08)


def test_what_is_denied_is_voted_on_by_keyboard(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = [
        someone("Anna", viewport=PHONE, has_touch=True),
        someone("Boris"),
        someone("Clara", viewport=PHONE, has_touch=True),
    ]
    deal = in_one_room(server, people)
    press = boris.page.keyboard.press
    for round_, (upheld, testid) in enumerate([(False, "vote-acquit"), (True, "vote-upheld")], 1):
        accuse(clara, ANNA, "shtol")
        anna.by("plead-innocent").tap()
        expect(boris.by(testid)).to_be_visible()
        for person in (anna, clara):
            expect(person.by("trial")).to_contain_text("0/1")
            expect(person.by("vote-upheld")).to_have_count(0)
        assert faults(boris.page) == []
        expect(boris.by("trial")).to_be_focused()
        for _ in range(2 if upheld else 1):
            press("Tab")
        expect(boris.by(testid)).to_be_focused()
        press("Enter")
        for person in people:
            expect(person.by("trial")).to_have_count(0)
            assert judged(person, round_)["upheld"] == upheld
        expect(boris.by("reward-0")).to_have_count(int(upheld))
    expect(boris.by("minutes")).to_contain_text("clean as a whistle")
    expect(boris.by("minutes")).to_contain_text("Proven.")
    plays_a_number(people, deal)


def test_a_tie_acquits(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara, dora = [
        someone("Anna"),
        someone("Boris", viewport=PHONE, has_touch=True),
        someone("Clara"),
        someone("Dora", viewport=PHONE, has_touch=True),
    ]
    deal = in_one_room(server, people)
    accuse(clara, ANNA, "shtol")
    anna.by("plead-innocent").click()
    boris.by("vote-upheld").tap()
    for person in (anna, boris, clara):
        expect(person.by("trial")).to_contain_text("1/2")
    expect(boris.by("trial")).to_contain_text("Your vote is in")
    dora.by("vote-acquit").tap()
    for person in people:
        verdict = judged(person)
        assert (verdict["upheld"], verdict["votes_for"], verdict["votes_against"]) == (False, 1, 1)
        expect(person.by("trial")).to_have_count(0)
    assert anna.events("ground-arose") == []
    plays_a_number(people, deal)


def test_with_no_juror_left_nothing_is_upheld(server: TableServer, someone: Someone) -> None:
    """Two play, a third only watches: a watcher is no juror."""
    anna, boris = someone("Anna", viewport=PHONE, has_touch=True), someone("Boris")
    watcher = someone("Vera", viewport=PHONE)
    seed, deal = seed_of("v2", 2, lambda deal: deal.mover == ANNA and deal.playable("number"), deck=MANNERS, clock=0)
    code = seat_people([anna, boris], "v2", deck=MANNERS, setting="room", clock=0)
    watcher.come(code)
    server.next_seed(seed)
    anna.start()
    anna.wait_for_count(8)
    accuse(boris, ANNA, "shtol")
    expect(watcher.by("trial")).to_be_visible()
    expect(watcher.by("trial").get_by_role("button")).to_have_count(0)
    anna.by("plead-innocent").tap()
    for person in (anna, boris, watcher):
        assert judged(person)["upheld"] is False
        expect(person.by("trial")).to_have_count(0)
    plays_a_number([anna, boris, watcher], deal)


def test_a_word_in_the_silence_of_a_room_is_for_the_others_to_hear(server: TableServer, someone: Someone) -> None:
    people = [
        someone("Anna", viewport=PHONE, has_touch=True),
        someone("Boris"),
        someone("Clara", viewport=PHONE, has_touch=True),
    ]
    _, deal = dealt(
        server, people, "v2", lambda deal: deal.mover == ANNA and deal.playable("tikhokhryun"),
        deck=MANNERS, deal=5, clock=0, setting="room",
    )  # fmt: skip
    anna, boris, clara = people
    hush = next(act.cards[0] for act in deal.legal if act.kind == "play" and kind_of(act.cards[0]) == "tikhokhryun")
    anna.play(hush)
    expect(boris.by("silence")).to_be_visible()
    accuse(boris, CLARA, "silence")
    expect(clara.by("trial")).to_contain_text("talks in silence")
    clara.by("plead-guilty").tap()
    clara.wait_for_count(7)
    for person in people:
        expect(person.by("silence")).to_have_count(0)
    expect(boris.by("prompt")).to_have_attribute("data-tone", "mine")


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[TableServer]:
    """A server of its own, to be killed."""
    running = TableServer(tmp_path).start()
    yield running
    running.kill()


def test_a_trial_goes_on_after_the_server_was_killed(fragile: TableServer, browser: Browser) -> None:
    people = anna, boris, clara, dora = [
        Player(browser, fragile.address, "Anna", viewport=PHONE, has_touch=True),
        Player(browser, fragile.address, "Boris"),
        Player(browser, fragile.address, "Clara"),
        Player(browser, fragile.address, "Dora", viewport=PHONE, has_touch=True),
    ]
    try:
        deal = in_one_room(fragile, people)
        accuse(clara, ANNA, "shtol")
        anna.by("plead-innocent").tap()
        boris.by("vote-upheld").click()
        expect(dora.by("trial")).to_contain_text("It was so")
        expect(anna.by("trial")).to_contain_text("1/2")
        fragile.kill()
        for person in people:
            expect(person.by("prompt")).to_have_attribute("data-tone", "away")
        # Said into a dead line: it is heard when the server is back, and once.
        dora.by("vote-upheld").tap()
        boris.say("Is anybody there?")
        fragile.start()
        for person in people:
            expect(person.by("trial")).to_have_count(0, timeout=20_000)
            assert judged(person)["votes_for"] == 2
            expect(person.by("prompt")).not_to_have_attribute("data-tone", "away")
        expect(clara.by("minutes")).to_contain_text("Is anybody there?")
        expect(boris.by("minutes").locator("li.said")).to_have_count(1)
        expect(boris.by("reward-0")).to_be_visible()
        plays_a_number(people, deal)
        assert [person.complaints for person in people] == [[], [], [], []]
    finally:
        for person in people:
            person.context.close()
