"""Lines break, tabs are closed, servers die: the seat and its cards stay."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from webtable.hosting import TableServer
from webtable.player import PHONE, Player
from webtable.table_of import Someone, seat_people


def test_a_second_tab_is_the_same_seat(server: TableServer, someone: Someone) -> None:
    anna, boris = someone("Anna"), someone("Boris", viewport=PHONE)
    seat_people([anna, boris], "v2", clock=0)
    anna.start()
    expect(anna.by("table")).to_be_visible()
    hand = anna.hand()

    first = anna.page
    second = anna.open()
    second.goto(first.url)
    expect(second.get_by_test_id("card")).to_have_count(len(hand))
    first.close()
    anna.page = second
    assert anna.hand() == hand
    # Whoever has closed one of two tabs has not left.
    expect(boris.by("opponent-0")).not_to_contain_text("away")
    assert anna.view()["seat"] == 0
    assert boris.view()["seats"] == 2


def test_two_tabs_show_one_truth(server: TableServer, someone: Someone) -> None:
    anna, boris = someone("Anna"), someone("Boris")
    seat_people([anna, boris], "v2", clock=0)
    anna.start()
    expect(anna.by("table")).to_be_visible()
    mover = (anna, boris)[anna.view()["mover"]]
    other = mover.open()
    other.goto(mover.page.url)
    before = len(mover.hand())
    expect(other.get_by_test_id("card")).to_have_count(before)
    mover.by("main-act").click()
    expect(other.get_by_test_id("card")).to_have_count(before + 1)


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[TableServer]:
    """A server of its own, to be killed."""
    running = TableServer(tmp_path).start()
    yield running
    running.kill()


def test_the_page_heals_after_the_server_was_killed(fragile: TableServer, browser: Browser) -> None:
    anna = Player(browser, fragile.address, "Anna", viewport=PHONE)
    try:
        anna.make_table("v2", 2, bots=("dreamer",), clock=0)
        anna.start()
        expect(anna.by("table")).to_be_visible()
        hand = anna.hand()
        fragile.kill()
        expect(anna.by("prompt")).to_have_attribute("data-tone", "away")
        expect(anna.by("prompt")).to_contain_text("Your seat and cards are safe.")
        assert anna.hand() == hand
        fragile.start()
        expect(anna.by("prompt")).not_to_have_attribute("data-tone", "away", timeout=15_000)
        assert anna.view()["seat"] == 1
        assert anna.hand() == hand
    finally:
        anna.context.close()
