"""Tikhokhryun's silence: whose it is, what breaks it, and what that costs (`SIL-1` to `SIL-4`)."""

from typing import TYPE_CHECKING

from svintus.engine.events import NOBODY, SilenceBegan, SilenceBroken, SilenceEnded
from svintus.engine.faces import SHALUN
from svintus.engine.grounds import arise

if TYPE_CHECKING:
    from svintus.engine.round import Round

PRICE = 2
"""Cards that whoever is heard draws."""


def begin(r: "Round", owner: int) -> None:
    """Not a word; a second card of the kind moves the ownership (`SIL-3`)."""
    if r.telling and owner != r.silence_owner:
        r.tell(SilenceBegan(owner))
    r.silence_owner = owner


def end(r: "Round") -> None:
    """Everybody may speak again."""
    r.silence_owner = NOBODY
    if r.telling:
        r.tell(SilenceEnded())


def turn_reached(r: "Round", seat: int) -> None:
    """The seat has got its turn, if only to lose it: the silence of some editions ends with that (`SIL-4`)."""
    if seat == r.silence_owner and r.options.silence_until == "turn":
        end(r)


def heard(r: "Round", seat: int) -> None:
    """A seat was heard (`SIL-2`). Outside a silence nothing happens."""
    if r.silence_owner == NOBODY:
        return
    arise(r, SHALUN, seat, NOBODY)
    if r.telling:
        r.tell(SilenceBroken(seat))
    if r.options.breach_ends_silence:
        end(r)
    r.draw(seat, PRICE, "silence")
