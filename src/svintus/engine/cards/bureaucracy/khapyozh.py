from svintus.engine.card import Card
from svintus.engine.faces import KHAPYOZH
from svintus.engine.phases.attack import Attack
from svintus.engine.round import Round


class Khapyozh(Card):
    """The next seat draws 3 cards and loses its turn (`ATT-1`). Passed on, 3 more each time (`ATT-2`)."""

    def on_play(self, r: Round, seat: int, action: int) -> None:
        r.stake += 3
        r.wait_for(Attack(KHAPYOZH, r.next_to(seat), r.stake))

    def stake_taken_over(self, stake: int, transferred: bool, adds_up: bool) -> int:
        return stake if transferred or adds_up else 0

    def on_accept(self, r: Round, victim: int, stake: int) -> None:
        r.draw(victim, stake, "attack")
        r.pass_to_next(victim)
