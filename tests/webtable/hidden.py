"""What may never reach a browser: a card that its person may not know."""

from collections.abc import Iterable
from typing import Any, Final

from webtable.player import Player

WHO_KNOWS: Final = {
    "cards-drawn": ("seat",),
    "card-laid-in-dark": ("seat",),
    "cards-taken": ("seat",),
    "cards-given": ("seat", "to"),
    "card-pulled": ("seat", "other"),
}
"""Events about cards that only some seats may see, and in which of their fields those seats are."""


def updates(player: Player) -> list[dict[str, Any]]:
    return [frame for frame in player.frames if frame["type"] == "update"]


def assert_no_secret_of_others(update: dict[str, Any], seat: int) -> None:
    view = update["view"]
    assert view["seat"] == seat
    assert "deck" not in view
    if view["phase"] not in ("round-over", "match-over"):
        assert view["hands"] == []
    for event in update["events"]:
        known_to = WHO_KNOWS.get(event["type"], ())
        if known_to and seat not in [event[field] for field in known_to]:
            assert event["cards"] == [], event


def assert_no_secrets_among(people: Iterable[Player]) -> None:
    """Nobody was ever sent a card of another's hand, of the dark, or on its way between two others."""
    for player in people:
        seat = player.view()["seat"]
        assert updates(player)
        for update in updates(player):
            assert_no_secret_of_others(update, seat)
            own, row = update["view"]["counts"][seat], update["view"]["rows"][seat]
            assert len(update["view"]["hand"]) == own - len(row)
