"""What is open beside the cards of a match: the trial, and what prompters owe. Plain values, kept with the table, so
that a server that dies goes on with them."""

from msgspec import Struct, field

from svintus.protocol.messages import Said


class Case(Struct):
    """Something to be judged: `by` says that `seat` is guilty of `fault`.

    `if_upheld` and `if_not` are the acts that then come to the engine for `seat`, as the journal writes them; empty is
    none. `reopened`: everybody was gone meanwhile, and the jurors may still be on their way back.
    """

    fault: str
    seat: int
    by: int
    if_upheld: str
    if_not: str = ""
    number: int = 0
    pleading: bool = True
    admitted: bool = False
    reopened: bool = False
    votes: dict[int, bool] = field(default_factory=dict)


class Owed(Struct):
    """The messages that the prompter on `seat` must repeat for `card`, which lies there in this round."""

    round: int
    seat: int
    card: int
    messages: list[Said] = field(default_factory=list)


class Docket(Struct):
    """`trials` counts those of this match."""

    trials: int = 0
    case: Case | None = None
    owed: list[Owed] = field(default_factory=list)
