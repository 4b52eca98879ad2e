"""Several people at one table, dealt what a test asks for."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from webtable.deals import Deal, kind_of, seed_of
from webtable.hosting import TableServer
from webtable.player import Player

Someone = Callable[..., Player]


def seat_people(people: list[Player], edition: str, **options: Any) -> str:
    """All of them at one table, in the order of the list; the match has not begun."""
    code = people[0].lay_table(edition, len(people), **options)
    for person in people:
        person.set_out(code)
    for person in people:
        person.sit()
    return code


def dealt(
    server: TableServer,
    people: list[Player],
    edition: str,
    wanted: Callable[[Deal], bool],
    *,
    setting: str = "online",
    **table: Any,
) -> tuple[list[Player], Deal]:
    """The people from the mover on, clockwise, and the deal, which is as wanted. `table` is what `seed_of` takes: a
    recipe or a deck of the table's own, blank cards, options."""
    seed, deal = seed_of(edition, len(people), wanted, **table)
    seat_people(people, edition, setting=setting, **table)
    server.next_seed(seed)
    people[0].start()
    for seat, person in enumerate(people):
        expect(person.by("table")).to_be_visible()
        person.wait_for_count(len(deal.hands[seat]))
        assert person.hand() == sorted(deal.hands[seat])
    return people[deal.mover :] + people[: deal.mover], deal


def first(deal: Deal, kind: str) -> str:
    """A card of this kind that the mover may begin with."""
    return next(act.cards[0] for act in deal.legal if act.kind == "play" and kind_of(act.cards[0]) == kind)
