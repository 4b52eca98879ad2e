"""Lines break, tabs are closed, servers die: the seat and its cards stay."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from webtable.deals import seed_of
from webtable.hosting import TableServer
from webtable.player import PHONE, Player
from webtable.table_of import Someone, seat_people
from webtable.three_ways import until


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
    anna.wait_for_view(seat=0)
    boris.wait_for_view(seats=2)


def test_two_tabs_show_one_truth(server: TableServer, someone: Someone) -> None:
    anna, boris = someone("Anna"), someone("Boris")
    seat_people([anna, boris], "v2", clock=0)
    anna.start()
    expect(anna.by("table")).to_be_visible()
    mover = (anna, boris)[anna.view()["mover"]]
    other = mover.open()
    other.goto(mover.page.url)
    before = mover.held()
    expect(other.get_by_test_id("card")).to_have_count(before)
    mover.by("main-act").click()
    expect(other.get_by_test_id("card")).to_have_count(before + 1)


def test_a_watcher_takes_the_seat_of_a_bot_with_the_next_round(server: TableServer, someone: Someone) -> None:
    anna, late = someone("Anna"), someone("Late", viewport=PHONE)
    seed, deal = seed_of("office", 2, lambda deal: deal.mover == 1 and deal.playable("number"), deal=1, target=500)
    code = anna.make_table("office", 2, bots=("clerk",), deal=1, target=500)
    server.next_seed(seed)
    anna.start()
    expect(anna.by("table")).to_be_visible()
    late.come(code)
    late.by("watching").get_by_role("button").click()
    expect(late.by("watching")).to_contain_text("you join with the next round")
    assert late.cards().count() == 0
    anna.play(deal.hands[1][0])
    anna.by("next-round").click()
    late.wait_for_count(1)
    late.wait_for_view(seat=0)
    expect(anna.by("opponent-0")).to_contain_text("Late")


def test_a_bot_plays_for_someone_who_is_gone_and_gives_the_seat_back(server: TableServer, someone: Someone) -> None:
    anna, boris = someone("Anna"), someone("Boris", viewport=PHONE)
    seat_people([anna, boris], "v2", clock=0)
    anna.start()
    expect(boris.by("table")).to_be_visible()
    address = boris.page.url
    boris.page.close()
    expect(anna.by("opponent-1")).to_contain_text("a bot plays", timeout=60_000)
    boris.page = boris.open()
    boris.page.goto(address)
    expect(boris.by("hand")).to_be_visible()
    expect(anna.by("opponent-1")).not_to_contain_text("a bot plays")
    boris.wait_for_view(seat=1)


def test_whoever_wakes_the_page_before_it_has_a_token_stays_the_same_guest(someone: Someone) -> None:
    """A token that is slow to come must not be asked for twice: the seat would be another guest's."""
    anna, boris = someone("Anna"), someone("Boris")
    code = anna.make_table("v2", 2)
    asked: list[Route] = []
    boris.context.route("**/api/guest", lambda route: asked.append(route))
    boris.set_out(code)
    until(boris, "document.readyState === 'complete'")
    boris.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow'))")
    boris.page.wait_for_timeout(300)  # As long as a wrong knock at the table's door would take to come back.
    for route in asked:
        route.continue_()
    boris.sit()
    assert len(asked) == 1
    boris.page.reload()
    expect(boris.by("rise")).to_be_visible()


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
        anna.wait_for_view(seat=1)
        assert anna.hand() == hand
    finally:
        anna.context.close()
