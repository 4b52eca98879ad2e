from svintus.engine.actions import seat_of
from svintus.engine.cards.etiquette.etiquette import Etiquette
from svintus.engine.phases.throw import Throw, random_path
from svintus.engine.round import Round


class Shuriken(Etiquette):
    """For an opponent who made an interception, and it has to be thrown (`SHURIKEN`)."""

    def take_effect(self, r: Round, giver: int, action: int, cards: list[int]) -> None:
        if (r.gone >> giver | r.gone >> seat_of(action)) & 1:
            super().take_effect(r, giver, action, cards)
        else:
            r.push(Throw(giver, seat_of(action), random_path(r.rng), tuple(cards)))
