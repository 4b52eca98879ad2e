"""The kernel of a round: the named operations by which its state changes, and nothing else does.

Cards and phases are written in these operations. The state is plain: hands as lists of faces, an unordered deck that
is drawn by seeded swap-and-pop (there is no order that could leak), a stack of phases that are immutable data.
"""

from typing import ClassVar

from svintus.engine import actions, events
from svintus.engine.events import NOBODY
from svintus.engine.faces import COLOUR_OF, GREY, KIND_OF
from svintus.engine.matching import fit_table, row
from svintus.engine.options import Options
from svintus.engine.rng import Generator

NO_DRAW = -1
"""No card was drawn in this turn."""
DREW_NOTHING = -2
"""A draw was made, but no card existed (`ROUND-5`)."""


class Phase:
    """Something that waits for an answer. Immutable: replaced on the stack, never changed."""

    number: ClassVar[int] = -1
    """Its place in `actions.PHASE_KEYS`."""

    def begin(self, r: "Round") -> None:
        """Everything above it is done with: it begins, and says so."""

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

    def stored(self) -> tuple[int, ...]:
        """The ints that make this phase again."""
        raise NotImplementedError


class Card:
    """What a kind of card does. Stateless; reads like its print."""

    names_colour: ClassVar[bool] = False

    def on_play(self, r: "Round", seat: int, action: int) -> None:
        """The card has landed and its player still holds others."""
        raise NotImplementedError

    def stake_taken_over(self, stake: int, transferred: bool, adds_up: bool) -> int:
        """What is left of a waiting attack of this kind when a copy passes it on or intercepts it."""
        return 0

    def on_accept(self, r: "Round", victim: int, stake: int) -> None:
        """The victim of this card's attack takes what is due."""
        raise NotImplementedError


class Round:
    """One deal: from the start card until a hand is empty."""

    def __init__(
        self, options: Options, cards: list[Card], turns: list[Phase], deck: list[int], rng: Generator, telling: bool
    ) -> None:
        self.options = options
        self.cards = cards
        self.turns = turns
        self.rng = rng
        self.telling = telling
        self.told: list[events.Event] = []
        self.seats = len(turns)
        self.fit = fit_table(options.specials_on_kind)
        self.hands: list[list[int]] = [[] for _ in turns]
        self.deck = deck
        self.pile: list[int] = []
        self.top = 0
        self.colour = 0
        self.row = 0
        self.direction = 1
        self.stack: list[Phase] = []
        self.fresh = False
        self.stake = 0
        self.window = False
        self.last_player = NOBODY
        self.called = 0
        self.owing = 0
        self.gone = 0
        self.silence_owner = NOBODY
        self.passes = 0
        self.over = False
        self.winner = NOBODY
        self.why_over = ""

    # -- telling -----------------------------------------------------------------------------------------------

    def tell(self, event: events.Event) -> None:
        self.told.append(event)

    # -- seats and turns ---------------------------------------------------------------------------------------

    def next_to(self, seat: int) -> int:
        """The next seat in the current direction that is still in the round."""
        nxt = (seat + self.direction) % self.seats
        while self.gone and self.gone >> nxt & 1:
            nxt = (nxt + self.direction) % self.seats
        return nxt

    def pass_to_next(self, seat: int) -> None:
        """The move goes on to the neighbour of `seat`; whatever else was waiting is done with."""
        self.give_turn(self.next_to(seat))

    def give_turn(self, seat: int) -> None:
        """It is the move of `seat`, and nothing else waits."""
        self.wait_for(self.turns[seat])

    def wait_for(self, phase: Phase) -> None:
        """This must be answered, and nothing else."""
        self.stack = [phase]
        self.fresh = True

    def push(self, phase: Phase) -> None:
        """This must be answered first."""
        self.stack.append(phase)
        self.fresh = True

    def pop(self) -> None:
        """What had to be answered first is done with."""
        self.stack.pop()
        self.fresh = True

    def go_on(self) -> None:
        """At the end of every act: what has come to the top of the stack begins.

        Not sooner, so that several cards of one act, or a slap before the next move, are announced once and in order.
        """
        if self.fresh:
            self.fresh = False
            if self.stack:
                self.stack[-1].begin(self)

    def turn_reached(self, seat: int) -> None:
        """The seat has got its turn, if only to lose it: the silence of some editions ends with that (`SIL-4`)."""
        if seat == self.silence_owner and self.options.silence_until == "turn":
            self.end_silence()

    def turn_round(self) -> None:
        self.direction = -self.direction
        if self.telling:
            self.tell(events.DirectionTurned(self.direction))

    def moved(self, landing: bool) -> None:
        """A seat moves in turn: windows of interception and of catching close (`INT-2`, `SV-2`)."""
        self.window = False
        if self.owing and (landing or self.options.catch_until == "move"):
            self.owing = 0

    # -- cards -------------------------------------------------------------------------------------------------

    def take_random(self) -> int:
        """Take a card off the deck, which must hold one."""
        deck = self.deck
        i = self.rng.below(len(deck))
        face = deck[i]
        deck[i] = deck[-1]
        deck.pop()
        return face

    def draw(self, seat: int, count: int, why: str) -> int:
        """A seat draws up to `count` cards; the last one drawn, or `DREW_NOTHING` (`ROUND-4`, `ROUND-5`).

        What a seat that has left should draw stays in the deck.
        """
        if self.gone >> seat & 1:
            return DREW_NOTHING
        drawn: list[int] = []
        for _ in range(count):
            if not self.deck and not self.reshuffle():
                break
            drawn.append(self.take_random())
        if self.telling:
            self.tell(events.CardsDrawn(seat, tuple(drawn), len(drawn), why))  # type: ignore[arg-type]
        if not drawn:
            return DREW_NOTHING
        self.hands[seat].extend(drawn)
        self.hand_changed(seat)
        return drawn[-1]

    def reshuffle(self) -> bool:
        """The play pile without its top card becomes the deck. False if there is nothing to shuffle."""
        if not self.pile:
            return False
        self.deck, self.pile = self.pile, []
        if self.telling:
            self.tell(events.Reshuffled(len(self.deck)))
        return True

    def hand_changed(self, seat: int) -> None:
        """Calls and misses of another hand size are void (`SV-1`, `SV-2`)."""
        keep = ~(1 << seat)
        self.called &= keep
        self.owing &= keep

    def land(self, face: int, colour: int) -> None:
        """A card lies on top of the play pile; `colour` is the one named, or grey."""
        self.pile.append(self.top)
        self.top = face
        self.colour = COLOUR_OF[face] if colour == GREY else colour
        self.row = row(face, self.colour)

    def play(self, seat: int, action: int, how: str, stake: int) -> None:
        """A seat plays the cards of an action from its hand, and they do what they do (`ROUND-2`, `SV-1`).

        `stake` is what these cards take over from an attack that was waiting.
        """
        hand = self.hands[seat]
        colour = actions.colour_of(action)
        several = actions.has_several(action)
        if several:
            faces = actions.cards_of(action)
            for face in faces:
                hand.remove(face)
                self.land(face, colour if self.cards[KIND_OF[face]].names_colour else GREY)
        else:
            faces = []
            face = actions.first_card(action)
            hand.remove(face)
            self.land(face, colour)
        missed = len(hand) == 1 and not self.called >> seat & 1
        self.hand_changed(seat)
        if missed:
            self.owing |= 1 << seat
        self.window = self.options.interception
        self.last_player = seat
        self.passes = 0
        if self.telling:
            cards = tuple(faces) if several else (face,)
            robbed = self.to_move() if how == "intercept" else NOBODY
            self.tell(events.CardPlayed(seat, cards, colour, how, robbed if robbed != seat else NOBODY))  # type: ignore[arg-type]
        if not hand:
            self.end(seat, "emptied")
            return
        if seat == self.silence_owner and how != "intercept" and self.options.silence_until == "play":
            self.end_silence()
        self.stake = stake
        if several:
            for face in faces:
                self.cards[KIND_OF[face]].on_play(self, seat, action)
        else:
            self.cards[KIND_OF[face]].on_play(self, seat, action)

    def to_move(self) -> int:
        """The seat whose move it is, or that must answer an attack; asks the bottom of the stack."""
        for seat in range(self.seats):
            if self.stack[0].owes(self, seat):
                return seat
        return NOBODY

    # -- silence -----------------------------------------------------------------------------------------------

    def begin_silence(self, owner: int) -> None:
        if self.telling and owner != self.silence_owner:
            self.tell(events.SilenceBegan(owner))
        self.silence_owner = owner

    def end_silence(self) -> None:
        self.silence_owner = NOBODY
        if self.telling:
            self.tell(events.SilenceEnded())

    def break_silence(self, seat: int) -> None:
        """A seat was heard (`SIL-2`). Outside a silence nothing happens."""
        if self.silence_owner == NOBODY:
            return
        if self.telling:
            self.tell(events.SilenceBroken(seat))
        if self.options.breach_ends_silence:
            self.end_silence()
        self.draw(seat, 2, "silence")

    # -- ends --------------------------------------------------------------------------------------------------

    def end(self, winner: int, why: str) -> None:
        """The round is over; nothing that was waiting happens any more (`ROUND-2`)."""
        self.over = True
        self.winner = winner
        self.why_over = why
        self.window = False
        self.owing = 0
        self.silence_owner = NOBODY
        self.stack = []

    def points(self) -> int:
        """What the winner scores: one for each card left with the others (`MATCH-2`)."""
        if self.winner == NOBODY:
            return 0
        return sum(len(hand) for hand in self.hands) - len(self.hands[self.winner])

    def passed_with_nothing(self) -> None:
        """A seat passed after drawing nothing; when all have in a row, the smallest hand wins (`ROUND-5`)."""
        self.passes += 1
        present = [seat for seat in range(self.seats) if not self.gone >> seat & 1]
        if self.passes < len(present):
            return
        fewest = min(len(self.hands[seat]) for seat in present)
        smallest = [seat for seat in present if len(self.hands[seat]) == fewest]
        self.end(smallest[0] if len(smallest) == 1 else NOBODY, "stalemate")
