"""What an open scene shows to everybody: whose card waits, against whom, and what lies on the table for it."""

from typing import Final, NamedTuple

from svintus.engine.actions import colour_of
from svintus.engine.events import NOBODY
from svintus.engine.faces import GREY
from svintus.engine.in_front import face_in_front, giver_in_front
from svintus.engine.phase import Phase
from svintus.engine.phases.chip_in import Collection
from svintus.engine.phases.duel import Duel
from svintus.engine.phases.each_gives import EachGives
from svintus.engine.phases.gives import Gives
from svintus.engine.phases.question import Question
from svintus.engine.phases.roulette import Roulette
from svintus.engine.phases.row_choice import RowChoice
from svintus.engine.phases.throw import Throw


class Scene(NamedTuple):
    """Nobody, no card and no colour are -1."""

    actor: int = NOBODY
    """Who brought it about: gives the card that waits, throws, opened the roulette or the collection; in a duel and a
    single gift whoever must act."""
    meant: int = NOBODY
    """Against whom it goes, or who receives what is given; in a duel the other one."""
    waiting: int = NOBODY
    """The face of the card that waits to take effect or flies."""
    undone: bool = False
    """The card was undone, and its owner is asked whether that is undone in turn."""
    colour: int = NOBODY
    """The colour that was named."""
    open: tuple[int, ...] = ()
    """The faces lying on a pile of their own, in the order in which they came."""
    path: tuple[int, ...] = ()
    """How the mark moves (see `phases.throw`)."""
    givers: tuple[int, ...] = ()
    """Seats that give a card each, whether they have chosen it or not."""


NO_SCENE: Final = Scene()


def scene_of(phase: Phase) -> Scene:
    """What this phase shows, beyond its name and who owes an answer."""
    match phase:
        case Question():
            named = colour_of(phase.action)
            colour = named if named != GREY else NOBODY
            return Scene(phase.giver, phase.target, phase.cards[0], phase.undo != (), colour)
        case Throw():
            return Scene(phase.seat, phase.to, phase.cards[0], path=phase.path)
        case Duel():
            return Scene(phase.seat, phase.other, open=phase.cards)
        case Roulette():
            return Scene(phase.player, open=phase.cards)
        case Collection():
            return Scene(phase.player, colour=phase.colour)
        case RowChoice():
            return Scene(giver_in_front(phase.coming), phase.seat, face_in_front(phase.coming))
        case EachGives():
            givers = tuple([seat for seat in range(len(phase.chosen)) if phase.givers >> seat & 1])
            return Scene(phase.starter, phase.to, givers=givers)
        case Gives():
            return Scene(phase.seat, phase.to)
    return NO_SCENE
