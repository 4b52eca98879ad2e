"""Every phase by its number, to make it again from what was stored."""

from svintus.engine.orders import Order
from svintus.engine.phase import Phase
from svintus.engine.phases.attack import Attack
from svintus.engine.phases.ballot import Ballot
from svintus.engine.phases.chip_in import Collection
from svintus.engine.phases.dark import Dark, LastDark
from svintus.engine.phases.duel import Duel
from svintus.engine.phases.each_gives import EachGives
from svintus.engine.phases.feat import Feat
from svintus.engine.phases.follow_up import FollowUp
from svintus.engine.phases.gives import Gives, PutsAside
from svintus.engine.phases.growth import Growth
from svintus.engine.phases.last_one import Huts, Touch
from svintus.engine.phases.question import Question
from svintus.engine.phases.roulette import Roulette
from svintus.engine.phases.row_choice import RowChoice
from svintus.engine.phases.slap import Slap
from svintus.engine.phases.slippers import Fas, Grab, LayOpen
from svintus.engine.phases.throw import Throw
from svintus.engine.phases.tower import Tower
from svintus.engine.phases.turn import Turn


def restored(number: int, ints: list[int]) -> Phase:
    """The phase that `Phase.stored` wrote down. Raises `ValueError` for a number that no phase has."""
    if number == Turn.number:
        return Turn(ints[0], ints[1])
    if number == Attack.number:
        return Attack(ints[0], ints[1], ints[2])
    if number == Slap.number:
        return Slap(ints[0], ints[1])
    if number == FollowUp.number:
        return FollowUp(ints[0])
    if number == Growth.number:
        return Growth(ints[0])
    if number == Dark.number:
        return Dark(ints[0], ints[1], ints[2], tuple(ints[3:]))
    if number == LastDark.number:
        return LastDark(ints[0], ints[1], ints[2], tuple(ints[3:]))
    if number == Question.number:
        return Question(ints[0], ints[1], ints[2], tuple(ints[4 : 4 + ints[3]]), tuple(ints[4 + ints[3] :]))
    if number == RowChoice.number:
        return RowChoice(ints[0], ints[1])
    if number == Gives.number:
        return Gives(ints[0], ints[1], ints[2])
    if number == EachGives.number:
        return EachGives(ints[0], ints[1], ints[2], tuple(ints[3:]))
    if number == Duel.number:
        return Duel(ints[0], ints[1], tuple(ints[2:]))
    if number == Roulette.number:
        return Roulette(ints[0], ints[1], tuple(ints[2:]))
    if number == Collection.number:
        return Collection(ints[0], ints[1], ints[2], ints[3])
    if number == Throw.number:
        return Throw(ints[0], ints[1], (ints[2], ints[3], ints[4], ints[5]), tuple(ints[6:]))
    if number == Tower.number:
        return Tower(ints[0], tuple(ints[1:]))
    if number == LayOpen.number:
        return LayOpen(ints[0], tuple(ints[1:]))
    if number == Fas.number:
        return Fas(ints[0], tuple(ints[1:]))
    if number == Grab.number:
        seats = len(ints) // 2
        return Grab(ints[0], tuple(ints[1 : 1 + seats]), tuple(ints[1 + seats :]))
    if number == Touch.number:
        return Touch(ints[0], ints[1], tuple(ints[2:]))
    if number == Huts.number:
        return Huts(ints[0], tuple(ints[1:]))
    if number == Feat.number:
        return Feat(ints[0], ints[1], ints[2], ints[3], ints[4] == 1)
    if number == PutsAside.number:
        return PutsAside(ints[0], ints[1])
    if number == Ballot.number:
        return Ballot(ints[0], tuple(ints[1:]))
    if number == Order.number:
        return Order(ints[0], ints[1], ints[2], ints[3], ints[4])
    raise ValueError(f"no such phase: {number}")
