from typing import ClassVar

from svintus.engine.actions import number_of
from svintus.engine.cards.challenge.challenge import Challenge
from svintus.engine.feats import unshown
from svintus.engine.phases.feat import slabo
from svintus.engine.round import Round


class Slabo(Challenge):
    """Show a feat that was not shown at this table before; the first other to match it gives you three cards, and if
    nobody can you put three into the box (`SLA`)."""

    names_choice: ClassVar[str] = "feat"

    def choices(self, r: Round) -> list[int]:
        return unshown(r.feats_shown)

    def happen(self, r: Round, seat: int, action: int) -> None:
        slabo(r, seat, number_of(action))
