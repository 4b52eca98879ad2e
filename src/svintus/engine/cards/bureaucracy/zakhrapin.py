from svintus.engine.card import Card
from svintus.engine.faces import ZAKHRAPIN
from svintus.engine.phases.attack import Attack
from svintus.engine.round import Round


class Zakhrapin(Card):
    """The next seat loses its turn (`ATT-1`). Passed on, the skip moves one seat on (`ATT-2`); it never adds up."""

    def on_play(self, r: Round, seat: int, action: int) -> None:
        r.stake += 1
        r.wait_for(Attack(ZAKHRAPIN, r.next_to(seat), r.stake))

    def stake_taken_over(self, stake: int, transferred: bool, adds_up: bool) -> int:
        return stake - 1 if transferred else 0

    def on_accept(self, r: Round, victim: int, stake: int) -> None:
        if stake == 1:
            r.pass_to_next(victim)
            return
        r.wait_for(Attack(ZAKHRAPIN, r.next_to(victim), stake - 1))
