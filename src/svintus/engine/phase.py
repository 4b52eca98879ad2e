"""What every phase is: something that waits for an answer."""

from typing import TYPE_CHECKING, ClassVar, Final

from svintus.engine.actions import RACE_ACTS
from svintus.engine.refusals import TOO_LATE, WRONG_PHASE

if TYPE_CHECKING:
    from svintus.engine.round import Round


NO_RACE: Final = -1


def out_of_place(kind: int) -> int:
    """Why an act of this kind does not answer what waits: it is late for a race (`PACE-3`), or of another phase."""
    return TOO_LATE if kind in RACE_ACTS else WRONG_PHASE


class Phase:
    """Something that waits for an answer. Immutable: replaced on the stack, never changed."""

    number: ClassVar[int] = -1
    """Its place in `actions.PHASE_KEYS`."""
    deadline: ClassVar[int] = 0
    """Seconds that a race or an act of many lasts at most, even with the clock off (`RACE-1`); 0: as the clock says."""
    is_ordinary: ClassVar[bool] = False
    """Play goes its usual way while it waits: turn, attack, growth."""
    lets_give: ClassVar[bool] = False
    """Rewards and courage cards can be given while it waits alone (`ETI-2`, `GROW-4`)."""
    race_act: ClassVar[int] = NO_RACE
    """The kind of act by which it is run, if it is a race."""

    def begin(self, r: "Round") -> None:
        """It has come to the top of the stack, and says so: once, whatever is answered in the middle of it later."""

    def owes(self, r: "Round", seat: int) -> bool:
        """Whether this seat must answer."""
        raise NotImplementedError

    def offer(self, r: "Round", seat: int, out: list[int]) -> None:
        """Add every lawful answer of a seat that owes one."""
        raise NotImplementedError

    def check(self, r: "Round", seat: int, action: int) -> int:
        """0, or the reason why this act is refused. Knows every kind of act of seats except the standing ones."""
        raise NotImplementedError

    def act(self, r: "Round", seat: int, action: int) -> None:
        """Do what `check` has found lawful."""
        raise NotImplementedError

    def expire(self, r: "Round") -> None:
        """What silence means: time has run out (`PACE-1`)."""
        raise NotImplementedError

    def forfeit(self, r: "Round", seat: int, why: str) -> None:
        """A seat that owes an answer pays 2 cards and loses the decision (`PACE-1`, `PACE-2`)."""
        raise NotImplementedError

    def without(self, r: "Round", seat: int) -> None:
        """A seat has left the round (`SEAT-1`); answer harmlessly what it owed, if it owed anything here."""
        raise NotImplementedError

    def stake_for_copy(self, r: "Round") -> int:
        """What an interception takes over from what was waiting (`INT-4`)."""
        return 0

    def delays_win(self, seat: int) -> bool:
        """Whether an empty hand of this seat has not won yet, because its cards are on their way (`SHM-5`)."""
        return False

    def held(self) -> tuple[int, ...]:
        """The cards that lie inside it, in a temporary pile or on their way; no reshuffle takes them."""
        return ()

    def stored(self) -> tuple[int, ...]:
        """The ints that make this phase again."""
        raise NotImplementedError
