"""What happened, in the past tense: for motion and for the log. The truth is the View.

Each event knows what each viewer may see of it (`seen_by`). Cards are faces, seats indices, `NOBODY` is -1.
"""

from dataclasses import dataclass, replace
from typing import Final, Literal

from svintus.engine.frozen import Frozen

NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Event(Frozen):
    """Base of all events. Public unless `seen_by` says otherwise."""

    def seen_by(self, viewer: int) -> "Event":
        """The event as the seat `viewer` may see it (`NOBODY`: a spectator)."""
        return self


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """Cards were dealt and the start card turned (`ROUND-1`)."""

    dealer: int
    first: int
    start: int
    round: int
    type: Literal["round-started"] = "round-started"


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """One or several cards landed on the play pile; the last one lies on top. `colour` is the one named, or grey.

    `how`: in turn, as an interception of what `instead_of` was to do, passing an attack on, or following Polisvin.
    """

    seat: int
    cards: tuple[int, ...]
    colour: int
    how: Literal["turn", "intercept", "transfer", "follow-up"]
    instead_of: int = NOBODY
    type: Literal["card-played"] = "card-played"


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """A seat drew `count` cards (fewer than asked if no more exist). Only the seat itself sees which."""

    seat: int
    cards: tuple[int, ...]
    count: int
    why: Literal[
        "turn", "attack", "caught", "silence", "slap", "slow", "mistake", "growth", "neither", "task", "huts", "blank"
    ]
    type: Literal["cards-drawn"] = "cards-drawn"

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed after drawing, or left Polisvin without a follow-up card."""

    seat: int
    type: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A seat called "Svintus!"; `due` says whether there was a reason to."""

    seat: int
    due: bool
    type: Literal["called"] = "called"


@dataclass(frozen=True, slots=True)
class Caught(Event):
    """`by` caught `seat` with one card and no call; `found` is false where there was nothing to catch."""

    seat: int
    by: int
    found: bool
    type: Literal["caught"] = "caught"


@dataclass(frozen=True, slots=True)
class AttackBegan(Event):
    """`victim` must answer a Khapyozh (count: cards) or a Zakhrapin (count: skips)."""

    victim: int
    card: int
    count: int
    type: Literal["attack-began"] = "attack-began"


@dataclass(frozen=True, slots=True)
class AttackAccepted(Event):
    """The victim takes what is due."""

    seat: int
    card: int
    count: int
    type: Literal["attack-accepted"] = "attack-accepted"


@dataclass(frozen=True, slots=True)
class DirectionTurned(Event):
    """1 is clockwise, -1 the other way."""

    direction: int
    type: Literal["direction-turned"] = "direction-turned"


@dataclass(frozen=True, slots=True)
class SilenceBegan(Event):
    """Not a word until the owner's turn (`SIL-1`)."""

    owner: int
    type: Literal["silence-began"] = "silence-began"


@dataclass(frozen=True, slots=True)
class SilenceBroken(Event):
    """A seat was heard during silence (`SIL-2`)."""

    seat: int
    type: Literal["silence-broken"] = "silence-broken"


@dataclass(frozen=True, slots=True)
class SilenceEnded(Event):
    """Everybody may speak again."""

    type: Literal["silence-ended"] = "silence-ended"


@dataclass(frozen=True, slots=True)
class SlapBegan(Event):
    """Every palm onto the deck; the last pays `count` cards."""

    count: int
    type: Literal["slap-began"] = "slap-began"


@dataclass(frozen=True, slots=True)
class Slapped(Event):
    """`place` counts from 1, the fastest."""

    seat: int
    place: int
    type: Literal["slapped"] = "slapped"


@dataclass(frozen=True, slots=True)
class SlapEnded(Event):
    """The race is over; each loser draws."""

    losers: tuple[int, ...]
    type: Literal["slap-ended"] = "slap-ended"


@dataclass(frozen=True, slots=True)
class GrowthEnded(Event):
    """Svinorost grows no more: `seat` draws as many cards as the value on top (`GROW-3`)."""

    seat: int
    value: int
    type: Literal["growth-ended"] = "growth-ended"


@dataclass(frozen=True, slots=True)
class CardLaidInDark(Event):
    """A card was laid face down and declared as `declared`; now `lying` cards lie in the dark. Only its own seat
    sees what it is."""

    seat: int
    cards: tuple[int, ...]
    declared: int
    lying: int
    type: Literal["card-laid-in-dark"] = "card-laid-in-dark"

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class LastCardInDark(Event):
    """`seat` has laid its last card; `asked` may check it or let it be (`DARK-7`)."""

    seat: int
    asked: int
    type: Literal["last-card-in-dark"] = "last-card-in-dark"


@dataclass(frozen=True, slots=True)
class DarkChecked(Event):
    """The last dark card was turned up for all to see."""

    by: int
    seat: int
    card: int
    declared: int
    true: bool
    type: Literal["dark-checked"] = "dark-checked"


@dataclass(frozen=True, slots=True)
class CardsTaken(Event):
    """A seat took cards that had lain on the table. Only the seat itself sees which."""

    seat: int
    cards: tuple[int, ...]
    count: int
    why: Literal["dark", "duel", "roulette"]
    type: Literal["cards-taken"] = "cards-taken"

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class GroundArose(Event):
    """`offender` has given a ground for a kind of etiquette card, for `to` or for any opponent. What is for one seat
    only nobody else is told of by the machine (-1 for all three); the others have eyes."""

    number: int
    kind: int
    offender: int
    to: int
    type: Literal["ground-arose"] = "ground-arose"

    def seen_by(self, viewer: int) -> Event:
        if self.to in (NOBODY, viewer):
            return self
        return replace(self, kind=NOBODY, offender=NOBODY, to=NOBODY)


@dataclass(frozen=True, slots=True)
class DueArose(Event):
    """A courage card of this kind asks its holder for a word, a clap or a sum; `number` is what fades."""

    number: int
    seat: int
    kind: int
    type: Literal["due-arose"] = "due-arose"


@dataclass(frozen=True, slots=True)
class WordSaid(Event):
    """A seat said one of the words of Parodist (`tasks.WORDS`); `right` says whether a card asked for it."""

    seat: int
    word: int
    right: bool
    type: Literal["said"] = "said"


@dataclass(frozen=True, slots=True)
class Clapped(Event):
    """A seat clapped for a card (`OVATSII`)."""

    seat: int
    type: Literal["clapped"] = "clapped"


@dataclass(frozen=True, slots=True)
class SumAnnounced(Event):
    """A seat announced the running sum (`REYTING`)."""

    seat: int
    sum: int
    right: bool
    type: Literal["sum-announced"] = "sum-announced"


@dataclass(frozen=True, slots=True)
class PerformedTask(Event):
    """A seat sang, recited or bowed in its turn; `fresh` is false for what had been heard before (`COU-5`)."""

    seat: int
    kind: int
    fresh: bool
    type: Literal["performed-task"] = "performed-task"


@dataclass(frozen=True, slots=True)
class TaskFailed(Event):
    """A mistake in the task of a courage card of this kind (`COU-4`)."""

    seat: int
    kind: int
    type: Literal["task-failed"] = "task-failed"


@dataclass(frozen=True, slots=True)
class Winked(Event):
    """The eye of `seat` flickers: a wink at `to`. Only those two are told at whom (-1 for the others)."""

    number: int
    seat: int
    to: int
    type: Literal["winked"] = "winked"

    def seen_by(self, viewer: int) -> Event:
        return self if viewer in (self.seat, self.to) else replace(self, to=NOBODY)


@dataclass(frozen=True, slots=True)
class Spotted(Event):
    """`by` says that `seat` has winked; `found` is false where there was nothing to see."""

    seat: int
    by: int
    found: bool
    type: Literal["spotted"] = "spotted"


@dataclass(frozen=True, slots=True)
class CountedAloud(Event):
    """A seat counts to five, for whoever thinks too long. Or for fun."""

    seat: int
    type: Literal["counted-aloud"] = "counted-aloud"


@dataclass(frozen=True, slots=True)
class Rewarded(Event):
    """`seat` gives `to` an etiquette card and `gifts` further cards (`ETI-2`)."""

    seat: int
    to: int
    card: int
    gifts: int
    type: Literal["rewarded"] = "rewarded"


@dataclass(frozen=True, slots=True)
class CourageGiven(Event):
    """`seat` gives `to` a courage card, with what it chose to go with it (-1: nothing) (`COU-2`)."""

    seat: int
    to: int
    card: int
    choice: int
    type: Literal["courage-given"] = "courage-given"


@dataclass(frozen=True, slots=True)
class CourageLaid(Event):
    """A courage card lies in front of `seat` now, given by `giver`."""

    seat: int
    card: int
    giver: int
    type: Literal["courage-laid"] = "courage-laid"


@dataclass(frozen=True, slots=True)
class CourageBoxed(Event):
    """A courage card that lay in front of `seat`, or was coming, went to the box (`COU-3`)."""

    seat: int
    card: int
    type: Literal["courage-boxed"] = "courage-boxed"


@dataclass(frozen=True, slots=True)
class QuestionAsked(Event):
    """`asked` may undo a card of `giver` with Shmunitet (`SHM-4`)."""

    asked: int
    giver: int
    card: int
    type: Literal["question-asked"] = "question-asked"


@dataclass(frozen=True, slots=True)
class Undone(Event):
    """`seat` answered with Shmunitet (`SHM-1`)."""

    seat: int
    type: Literal["undone"] = "undone"


GivenWhy = Literal["reward", "each-gives", "gift", "shmunitet", "undone", "missed"]


@dataclass(frozen=True, slots=True)
class CardsGiven(Event):
    """Cards went from `seat` to `to`. Only those two see which.

    What was undone, and a Shuriken that missed, comes back: then `to` is `seat` itself.
    """

    seat: int
    to: int
    cards: tuple[int, ...]
    count: int
    why: GivenWhy
    type: Literal["cards-given"] = "cards-given"

    def seen_by(self, viewer: int) -> Event:
        return self if viewer in (self.seat, self.to) else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class GivingBegan(Event):
    """Each of `givers` chooses a card for `to`, unseen by the others (`CHA-1`)."""

    to: int
    givers: tuple[int, ...]
    type: Literal["giving-began"] = "giving-began"


@dataclass(frozen=True, slots=True)
class AwlPlayed(Event):
    """`seat` wants to swap hands with `other`, whom it has just intercepted (`AWL`)."""

    seat: int
    other: int
    type: Literal["awl-played"] = "awl-played"


@dataclass(frozen=True, slots=True)
class GiftAsked(Event):
    """`seat` must give `to` so many cards of its own choice."""

    seat: int
    to: int
    count: int
    type: Literal["gift-asked"] = "gift-asked"


@dataclass(frozen=True, slots=True)
class HandsSwapped(Event):
    """Two seats have swapped hands (`AWL`)."""

    seat: int
    other: int
    type: Literal["hands-swapped"] = "hands-swapped"


@dataclass(frozen=True, slots=True)
class LaidInDuel(Event):
    """A number card was laid on the pile of a duel, where now `lying` cards lie (`RAZ`)."""

    seat: int
    card: int
    lying: int
    type: Literal["laid-in-duel"] = "laid-in-duel"


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A seat turned up a card of the deck; the first of the `lying` cards is the bullet (`ROU`)."""

    seat: int
    card: int
    lying: int
    type: Literal["turned-up"] = "turned-up"


@dataclass(frozen=True, slots=True)
class RouletteRanDry(Event):
    """No card is left to turn up: the `count` cards that lie there went under the play pile (`ROU`)."""

    count: int
    type: Literal["roulette-ran-dry"] = "roulette-ran-dry"


@dataclass(frozen=True, slots=True)
class ChippedIn(Event):
    """A seat laid a card of the named colour on the play pile (`CHI`)."""

    seat: int
    card: int
    type: Literal["chipped-in"] = "chipped-in"


@dataclass(frozen=True, slots=True)
class NothingToChipIn(Event):
    """A seat has no card of the named colour (`CHI`)."""

    seat: int
    type: Literal["nothing-to-chip-in"] = "nothing-to-chip-in"


@dataclass(frozen=True, slots=True)
class CardPulled(Event):
    """`seat` pulled a card out of the hand of `other`; it keeps the card if `kept` (`DON`). Only those two see it."""

    seat: int
    other: int
    cards: tuple[int, ...]
    kept: bool
    type: Literal["card-pulled"] = "card-pulled"

    def seen_by(self, viewer: int) -> Event:
        return self if viewer in (self.seat, self.other) else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class ThrowBegan(Event):
    """`seat` must hit `to` with the Shuriken (`SHURIKEN`)."""

    seat: int
    to: int
    type: Literal["throw-began"] = "throw-began"


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    """The Shuriken flew. `number` says where and when it was thrown, as `phases.throw` packs it; -1: it never was."""

    seat: int
    to: int
    number: int
    hit: bool
    type: Literal["thrown"] = "thrown"


Race = Literal["tower", "grab", "touch", "huts"]


@dataclass(frozen=True, slots=True)
class RaceBegan(Event):
    """Everybody at once, as fast as they can; `starter` brought it about, `garment` is what must be touched (or -1)."""

    race: Race
    starter: int
    garment: int = NOBODY
    type: Literal["race-began"] = "race-began"


@dataclass(frozen=True, slots=True)
class Raced(Event):
    """A seat has acted; `place` counts from 1, the fastest, or the lowest fist of the tower."""

    race: Race
    seat: int
    place: int
    type: Literal["raced"] = "raced"


@dataclass(frozen=True, slots=True)
class RaceEnded(Event):
    """`loser` is given a card by each other; nobody, if nobody is left who could have lost."""

    race: Race
    loser: int
    type: Literal["race-ended"] = "race-ended"


@dataclass(frozen=True, slots=True)
class LaidOpen(Event):
    """A seat laid a card open in front of itself, to be grabbed (`SLI`)."""

    seat: int
    card: int
    type: Literal["laid-open"] = "laid-open"


@dataclass(frozen=True, slots=True)
class Grabbed(Event):
    """A seat grabbed the card that lies in front of `owner`; it changes hands when the race is over (`SLI`)."""

    seat: int
    owner: int
    card: int
    type: Literal["grabbed"] = "grabbed"


@dataclass(frozen=True, slots=True)
class FeatAsked(Event):
    """`seat` shows the feat with the number `feat`, or is asked to match the `mark` that was set (-1: to show it)."""

    seat: int
    feat: int
    mark: int
    type: Literal["feat-asked"] = "feat-asked"


@dataclass(frozen=True, slots=True)
class FeatAnswered(Event):
    """What a seat made of a feat; `score` is -1 where none was brought."""

    seat: int
    feat: int
    how: Literal["shows", "tries", "matches", "fails", "declines"]
    score: int
    type: Literal["feat-answered"] = "feat-answered"


@dataclass(frozen=True, slots=True)
class PuttingAside(Event):
    """A seat must put `count` cards of its choice into the box (`SLA`)."""

    seat: int
    count: int
    type: Literal["putting-aside"] = "putting-aside"


@dataclass(frozen=True, slots=True)
class PutAside(Event):
    """A seat put cards into the box, for all to see (`SLA`)."""

    seat: int
    cards: tuple[int, ...]
    type: Literal["put-aside"] = "put-aside"


@dataclass(frozen=True, slots=True)
class TurnLost(Event):
    """It would have been `seat`'s move, but for a blank card."""

    seat: int
    type: Literal["turn-lost"] = "turn-lost"


@dataclass(frozen=True, slots=True)
class BallotBegan(Event):
    """Each seat votes for another, unseen; who gets the most votes draws `count` cards."""

    count: int
    type: Literal["ballot-began"] = "ballot-began"


@dataclass(frozen=True, slots=True)
class BallotEnded(Event):
    """Whom each seat has voted for (-1: nobody that counts), and who draws (-1: nobody, it was a tie)."""

    votes: tuple[int, ...]
    loser: int
    type: Literal["ballot-ended"] = "ballot-ended"


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The play pile became the deck (`ROUND-4`); `count` cards are in it."""

    count: int
    type: Literal["reshuffled"] = "reshuffled"


@dataclass(frozen=True, slots=True)
class TurnCame(Event):
    """It is `seat`'s move."""

    seat: int
    type: Literal["turn-came"] = "turn-came"


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """A decision's clock has run out (`PACE-1`); `seat` is nobody where it was a race."""

    seat: int
    phase: str
    type: Literal["time-ran-out"] = "time-ran-out"


@dataclass(frozen=True, slots=True)
class WrongAct(Event):
    """By the book: a wrong act was seen by all, taken back, and `count` cards paid for it (`PACE-2`)."""

    seat: int
    cards: tuple[int, ...]
    reason: str
    count: int
    type: Literal["wrong-act"] = "wrong-act"


@dataclass(frozen=True, slots=True)
class SeatLeft(Event):
    """A seat has left the round; its cards went under the deck (`SEAT-1`)."""

    seat: int
    type: Literal["seat-left"] = "seat-left"


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The hands are laid open and counted. `why`: an emptied hand, nobody able to move (`ROUND-5`), all others gone."""

    winner: int
    points: int
    hands: tuple[tuple[int, ...], ...]
    why: Literal["emptied", "stalemate", "alone"]
    type: Literal["round-ended"] = "round-ended"


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """`winners` share the win if there are several."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    type: Literal["match-ended"] = "match-ended"


EVENTS: Final = (
    RoundStarted,
    CardPlayed,
    CardsDrawn,
    Passed,
    Called,
    Caught,
    AttackBegan,
    AttackAccepted,
    DirectionTurned,
    SilenceBegan,
    SilenceBroken,
    SilenceEnded,
    SlapBegan,
    Slapped,
    SlapEnded,
    GrowthEnded,
    CardLaidInDark,
    LastCardInDark,
    DarkChecked,
    CardsTaken,
    GroundArose,
    DueArose,
    WordSaid,
    Clapped,
    SumAnnounced,
    PerformedTask,
    TaskFailed,
    Winked,
    Spotted,
    CountedAloud,
    Rewarded,
    CourageGiven,
    CourageLaid,
    CourageBoxed,
    QuestionAsked,
    Undone,
    CardsGiven,
    GivingBegan,
    AwlPlayed,
    GiftAsked,
    HandsSwapped,
    LaidInDuel,
    TurnedUp,
    RouletteRanDry,
    ChippedIn,
    NothingToChipIn,
    CardPulled,
    ThrowBegan,
    Thrown,
    RaceBegan,
    Raced,
    RaceEnded,
    LaidOpen,
    Grabbed,
    FeatAsked,
    FeatAnswered,
    PuttingAside,
    PutAside,
    TurnLost,
    BallotBegan,
    BallotEnded,
    Reshuffled,
    TurnCame,
    TimeRanOut,
    WrongAct,
    SeatLeft,
    RoundEnded,
    MatchEnded,
)
