"""Whole matches, from an empty table to the rematch."""

import hashlib
import json
import time
from collections.abc import Callable

from playwright.sync_api import expect

from webtable.player import PHONE, Player

LONG = 100
"""Seconds after which a short match has clearly stopped."""


def play_to_the_end(people: list[Player]) -> None:
    deadline = time.monotonic() + LONG
    while not all(person.by("match-end").count() for person in people):
        assert time.monotonic() < deadline, json.dumps([person.view() for person in people])
        for person in people:
            person.something()
        people[0].page.wait_for_timeout(120)


def test_two_browsers_and_two_bots_play_a_match_to_the_end(someone: Callable[..., Player]) -> None:
    anna, boris = someone("Anna", viewport=PHONE, has_touch=True), someone("Борис", locale="ru-RU")
    code = anna.make_table("v2", 4, bots=("courier", "gambler"), deal=3, target=5)
    boris.come(code)
    boris.sit()
    expect(anna.by("seats")).to_contain_text("Борис")
    boris.by("ready").click()
    anna.start()
    for person in (anna, boris):
        expect(person.by("table")).to_be_visible()
        person.wait_for_view(counts=[3, 3, 3, 3])

    play_to_the_end([anna, boris])

    ends = [person.events("match-ended")[-1] for person in (anna, boris)]
    assert ends[0] == ends[1]
    assert max(ends[0]["totals"]) >= 5
    for person in (anna, boris):
        # The shuffle can be checked by anybody who can hash.
        seed = bytes.fromhex(person.by("seed").inner_text())
        assert hashlib.sha256(seed).hexdigest() == person.by("commitment").inner_text()
        assert person.by("podium-1").count() >= 1

    anna.by("rematch").click()
    boris.by("rematch").click()
    for person in (anna, boris):
        expect(person.by("table")).to_be_visible()
        # The old match is never drawn as if it went on.
        assert person.view()["totals"] == [0, 0, 0, 0]


def test_one_tap_from_the_front_door_leads_to_a_table_with_bots(someone: Callable[..., Player]) -> None:
    hasty = someone("Hasty", viewport=PHONE)
    hasty.page.goto(hasty.address)
    hasty.by("play-now").click()
    expect(hasty.by("table")).to_be_visible()
    hasty.wait_for_event("round-started")
    hasty.wait_for_view(seats=4)
    assert len(hasty.view()["hand"]) == 8


def test_a_table_is_found_by_its_code_and_its_address(someone: Callable[..., Player]) -> None:
    host, friend = someone("Host"), someone("Friend", viewport=PHONE)
    code = host.make_table("office", 3)
    friend.page.goto(friend.address)
    friend.by("code").fill(code.lower())
    friend.by("join").click()
    expect(friend.by("sit")).to_be_visible()
    assert friend.page.url == f"{friend.address}/t/{code}"
    friend.sit()
    expect(host.by("seats")).to_contain_text("Friend")
    qr = host.page.request.get(f"{host.address}/api/tables/{code}/qr.svg")
    assert qr.ok
    assert "<svg" in qr.text()


def test_a_wrong_code_is_told_in_words(someone: Callable[..., Player]) -> None:
    lost = someone("Lost")
    lost.page.goto(f"{lost.address}/t/NOPE-00")
    expect(lost.by("lost")).to_contain_text("the code has a typo")


def test_the_host_changes_what_is_played_and_everybody_reads_it(someone: Callable[..., Player]) -> None:
    host, guest = someone("Host"), someone("Guest")
    code = host.make_table("v2", 3)
    guest.come(code)
    host.by("edition-classic").click()
    expect(guest.by("edition-classic")).to_have_attribute("aria-pressed", "true")
    expect(guest.by("summary")).to_contain_text("Think until you retire.")
    host.by("option-interception").get_by_role("switch").uncheck()
    expect(guest.by("summary")).to_contain_text("Nobody jumps the queue.")
    expect(guest.by("option-interception").get_by_role("switch")).to_be_disabled()
    host.by("bot-1").click()
    host.by("choose-clerk").click()
    expect(guest.by("seat-1")).to_contain_text("Hamlet Trotter")
    host.by("remove-1").click()
    expect(guest.by("seat-1")).to_have_attribute("data-kind", "open")
