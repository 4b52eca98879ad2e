from svintus.engine.cards.challenge.challenge import Challenge
from svintus.engine.phases.tower import Tower
from svintus.engine.round import Round


class OneForAll(Challenge):
    """Fists are stacked, your first one at the bottom; whose fist is on top is given a card by each other (`ONE`)."""

    def happen(self, r: Round, seat: int, action: int) -> None:
        r.push(Tower(seat, (seat,)))
