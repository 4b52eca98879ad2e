from svintus.engine.cards.challenge.challenge import Challenge
from svintus.engine.phases.slippers import slippers
from svintus.engine.round import Round


class Slippers(Challenge):
    """The others lay a card open, everyone grabs one; who gets none is given a card by each other (`SLI`)."""

    def happen(self, r: Round, seat: int, action: int) -> None:
        slippers(r, seat)
