from typing import ClassVar

from svintus.engine.actions import number_of, seat_of
from svintus.engine.blank import COLOUR, DO_KEYS, FEAT, WHO_KEYS, Blank
from svintus.engine.card import Card
from svintus.engine.cards.choices import NO_CHOICE, check_choices, offer_choices
from svintus.engine.feats import unshown
from svintus.engine.orders import Order
from svintus.engine.round import Round


class BlankCard(Card):
    """What the owners of the table have printed on it: its effects happen one after the other (`DECK-4`)."""

    def __init__(self, blank: Blank) -> None:
        self.names_seat = blank.names_seat
        self.shows_feat = blank.shows_feat
        self.effects = [
            (DO_KEYS.index(effect.do), effect.count or 0, WHO_KEYS.index(effect.who or WHO_KEYS[0]))
            for effect in blank.effects
        ]

    def offer(self, r: Round, seat: int, kind: int, face: int, out: list[int]) -> None:
        offer_choices(r, seat, kind, face, self.names_colour, self.names_seat, self._feats(r), out)

    def check(self, r: Round, seat: int, action: int) -> int:
        return check_choices(r, seat, action, self.names_colour, self.names_seat, self._feats(r))

    def _feats(self, r: Round) -> list[int]:
        return unshown(r.feats_shown) if self.shows_feat else NO_CHOICE

    def on_play(self, r: Round, seat: int, action: int) -> None:
        r.pass_to_next(seat)
        for do, count, who in reversed(self.effects):
            if do != COLOUR:
                r.push(Order(do, number_of(action) if do == FEAT else count, who, seat, seat_of(action)))


class NamingBlankCard(BlankCard):
    """One whose player names the colour that follows."""

    names_colour: ClassVar[bool] = True


def blank_card(blank: Blank) -> BlankCard:
    """The card with this print."""
    return NamingBlankCard(blank) if blank.names_colour else BlankCard(blank)
