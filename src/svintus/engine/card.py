"""What every card is: a printed rule that calls the kernel's operations."""

from typing import TYPE_CHECKING, ClassVar

from svintus.engine import actions
from svintus.engine.faces import GREY
from svintus.engine.refusals import MALFORMED, NAME_A_COLOUR, NO_COLOUR_TO_NAME, OK

if TYPE_CHECKING:
    from svintus.engine.round import Round


class Card:
    """What a kind of card does. Stateless; reads like its print."""

    names_colour: ClassVar[bool] = False
    """Its player names the colour that follows."""
    goes_to_box: ClassVar[bool] = False
    """It is not laid on the pile and comes back in the next round (`TURN-4`)."""
    can_be_intercepted: ClassVar[bool] = True
    brings_another: ClassVar[bool] = False
    """It is played together with a second card, in one act."""

    def can_be_played(self, r: "Round", seat: int) -> bool:
        """Whether a seat that holds this card, and for which it fits, has what else the play needs."""
        return True

    def offer(self, r: "Round", seat: int, kind: int, face: int, out: list[int]) -> None:
        """Add the acts of playing this card that are not offered yet, once for each choice that goes with it."""
        if self.names_colour:
            if actions.with_card(kind, face, 0) not in out:
                out.extend([actions.with_card(kind, face, colour) for colour in range(GREY)])
        else:
            action = actions.with_card(kind, face)
            if action not in out:
                out.append(action)

    def check(self, r: "Round", seat: int, action: int) -> int:
        """0, or why the choices that go with this play are not as they must be."""
        if actions.seat_of(action) != actions.NO_SEAT or actions.number_of(action) != actions.NO_NUMBER:
            return MALFORMED
        if self.names_colour:
            return NAME_A_COLOUR if actions.colour_of(action) >= GREY else OK
        return OK if actions.colour_of(action) == GREY else NO_COLOUR_TO_NAME

    def gift_choices(self, r: "Round", seat: int) -> list[int]:
        """What a seat that gives this courage card may choose with it, as the number of the act."""
        return [actions.NO_NUMBER]

    def take_effect(self, r: "Round", giver: int, action: int, cards: list[int]) -> None:
        """The act against a seat happens: nobody has undone it. `cards` came with it, this card first."""
        raise NotImplementedError

    def on_play(self, r: "Round", seat: int, action: int) -> None:
        """The card has landed and its player still holds others."""
        raise NotImplementedError

    def stake_taken_over(self, stake: int, transferred: bool, adds_up: bool) -> int:
        """What is left of a waiting attack of this kind when a copy passes it on or intercepts it."""
        return 0

    def on_accept(self, r: "Round", victim: int, stake: int) -> None:
        """The victim of this card's attack takes what is due."""
        raise NotImplementedError
