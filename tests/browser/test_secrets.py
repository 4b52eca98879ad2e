"""What reaches a browser: never a card that its person may not know."""

from playwright.sync_api import expect

from webtable.hidden import assert_no_secret_of_others, updates
from webtable.hosting import TableServer
from webtable.player import PHONE, Player
from webtable.table_of import Someone, seat_people

MOVES = 25


def play_on(people: list[Player], moves: int) -> None:
    for _ in range(moves):
        for person in people:
            person.something()
        people[0].page.wait_for_timeout(60)


def test_a_spectator_sees_no_hidden_card_in_any_frame(server: TableServer, someone: Someone) -> None:
    anna, boris = someone("Anna"), someone("Boris")
    watcher = someone("Watcher", viewport=PHONE)
    code = seat_people([anna, boris], "v2", clock=0)
    watcher.come(code)
    anna.start()
    for person in (anna, boris, watcher):
        expect(person.by("table")).to_be_visible()
    play_on([anna, boris], MOVES)
    # A watcher who reloads is told no more than one who stayed.
    watcher.page.reload()
    expect(watcher.by("watching").or_(watcher.by("round-end"))).to_be_visible()
    play_on([anna, boris], 5)

    seen = updates(watcher)
    assert len(seen) > MOVES // 2
    for update in seen:
        assert_no_secret_of_others(update, -1)
        assert update["view"]["hand"] == []
        assert update["view"]["drawn"] == -1
        assert update["legal"] == []
    assert watcher.cards().count() == 0


def test_players_are_sent_their_own_cards_only(server: TableServer, someone: Someone) -> None:
    people = [someone("Anna"), someone("Boris", viewport=PHONE), someone("Clara")]
    seat_people(people, "classic")
    people[0].start()
    for person in people:
        expect(person.by("table")).to_be_visible()
    play_on(people, MOVES)
    for seat, person in enumerate(people):
        assert updates(person)
        for update in updates(person):
            assert_no_secret_of_others(update, seat)
            assert len(update["view"]["hand"]) == update["view"]["counts"][seat]
