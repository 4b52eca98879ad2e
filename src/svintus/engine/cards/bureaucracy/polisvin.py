from typing import ClassVar

from svintus.engine.card import Card
from svintus.engine.phases.follow_up import FollowUp
from svintus.engine.round import Round


class Polisvin(Card):
    """Goes on anything and names the colour that follows (`BUR-2`); some editions allow a follow-up (`TURN-7`)."""

    names_colour: ClassVar[bool] = True

    def on_play(self, r: Round, seat: int, action: int) -> None:
        r.pass_to_next(seat)
        if r.options.follow_up:
            r.push(FollowUp(seat))
