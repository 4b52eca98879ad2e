"""The kernel of a round: the named operations by which its state changes, and nothing else does.

Cards and phases are written in these operations. The state is plain: hands as lists of faces, an unordered deck that
is drawn by seeded swap-and-pop (there is no order that could leak), a stack of phases that are immutable data.
"""

from svintus.engine import actions, events, silence, tasks
from svintus.engine.blank import Blank
from svintus.engine.card import Card
from svintus.engine.events import NOBODY
from svintus.engine.faces import (
    FIRST_SPECIAL,
    GREY,
    KIND_OF,
    SHALUN,
    SHEVELIS,
    SHMUNITET,
)
from svintus.engine.garments import EVERYTHING
from svintus.engine.grounds import Ground, arise, card_landed, spend_all
from svintus.engine.in_front import face_in_front
from svintus.engine.matching import prints, row
from svintus.engine.options import Options
from svintus.engine.phase import Phase
from svintus.engine.rng import Generator

NO_DRAW = -1
"""No card was drawn in this turn."""
DREW_NOTHING = -2
"""A draw was made, but no card existed (`ROUND-5`)."""
FINE = 2
"""Cards for a decision that took too long or was wrong (`PACE-1`, `PACE-2`)."""


class Round:
    """One deal: from the start card until a hand is empty."""

    def __init__(
        self,
        options: Options,
        cards: list[Card],
        turns: list[Phase],
        growths: list[Phase],
        deck: list[int],
        rng: Generator,
        telling: bool,
        blanks: tuple[Blank, ...],
    ) -> None:
        self.options = options
        self.cards = cards
        self.turns = turns
        self.growths = growths
        self.rng = rng
        self.telling = telling
        self.told: list[events.Event] = []
        self.seats = len(turns)
        self.blanks = blanks
        printed = prints(options.specials_on_kind, blanks)
        self.fit = printed.fit
        self.colours = printed.colours
        self.values = printed.values
        self.hands: list[list[int]] = [[] for _ in turns]
        self.rows: list[list[int]] = [[] for _ in turns]
        """Courage cards in front of each seat, as `front` packs them (`TURN-5`)."""
        self.deck = deck
        self.pile: list[int] = []
        self.box: list[int] = []
        self.top = 0
        self.colour = 0
        self.row = 0
        self.direction = 1
        self.stack: list[Phase] = []
        self.fresh = 0
        """Mask of the places in the stack whose phases have not begun yet."""
        self.stake = 0
        self.window = False
        self.last_player = NOBODY
        self.called = 0
        self.owing = 0
        self.gone = 0
        self.silence_owner = NOBODY
        self.passes = 0
        self.growing = False
        self.kinds = 0
        """Mask of the kinds of cards in this match's deck."""
        self.kinds_known: tuple[int, ...] = ()
        """The same kinds, in their order."""
        self.gives_courage = False
        """The deck holds courage cards."""
        self.brings_dues = False
        """The deck holds courage cards that answer to the cards played."""
        self.most_given = 1
        """The most cards that one act of a seat can get rid of, as far as everybody can know (`SV-1`)."""
        self.grounds: list[Ground] = []
        self.ground_number = 0
        self.dues: list[tasks.Due] = []
        """What courage cards ask of their holders just now (`COU-4`)."""
        self.sums = [0] * self.seats
        """The running sum of each seat that holds Reyting (`REYTING`)."""
        self.performed = 0
        """Mask of seats and tasks performed in this turn (see `tasks.perform`)."""
        self.winks: list[tuple[int, int, int]] = []
        """Winks that have not faded: number, who winks, at whom; at nobody once spotted (`SHMOTRUN`)."""
        self.pondered = 0
        """Mask of seats that have thought too long about the decision under way."""
        self.excused = 0
        """Mask of seats that have been rewarded for that: the clock takes nothing more from them (`ETI-5`)."""
        self.waiting: list[Phase] = []
        """What comes first as soon as an ordinary turn, attack or growth waits alone."""
        self.courage_target = NOBODY
        """Who has just played a coloured number card, while no further card has landed (`COU-2`)."""
        self.interceptor = NOBODY
        self.robbed = NOBODY
        """Whose move the last interception took, while nobody has moved since (`INT-7`)."""
        self.bonus = 0
        self.garments = [EVERYTHING] * self.seats
        """What each seat wears, as a mask (`CLO`)."""
        self.feats_shown = 0
        """Mask of the feats that have been shown at this table (`SLA`)."""
        self.over = False
        self.winner = NOBODY
        self.why_over = ""

    @property
    def asks(self) -> bool:
        """Whether whoever a card is played against is asked first (`SHM-4`)."""
        return self.kinds >> SHMUNITET & 1 == 1

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

    def in_play_order(self, first: int) -> list[int]:
        """Every seat that is still in the round, from `first` on; that one in any case."""
        seats: list[int] = []
        seat = first
        while seat not in seats:
            seats.append(seat)
            seat = self.next_to(seat)
        return seats

    def pass_to_next(self, seat: int) -> None:
        """The move goes on to the neighbour of `seat`; whatever else was waiting is done with."""
        self.give_turn(self.next_to(seat))

    def give_turn(self, seat: int) -> None:
        """It is the move of `seat`, and nothing else waits."""
        self.wait_for(self.growths[seat] if self.growing else self.turns[seat])

    def wait_for(self, phase: Phase) -> None:
        """This must be answered, and nothing else."""
        self.performed = self.pondered = self.excused = 0
        self.stack = [phase]
        self.fresh = 1

    def push(self, phase: Phase) -> None:
        """This must be answered first."""
        self.fresh |= 1 << len(self.stack)
        self.stack.append(phase)

    def push_below(self, phase: Phase) -> None:
        """This must be answered last, before play goes its usual way again."""
        self.fresh = self.fresh & 1 | 2 | (self.fresh & ~1) << 1
        self.stack.insert(1, phase)

    def pop(self) -> None:
        """What had to be answered first is done with."""
        self.stack.pop()
        self.fresh &= (1 << len(self.stack)) - 1

    def drop(self, phase: Phase) -> None:
        """This is not waited for any more, wherever it stands in the stack."""
        place = self.stack.index(phase)
        below = (1 << place) - 1
        self.fresh = self.fresh & below | self.fresh >> 1 & ~below
        del self.stack[place]

    def swap_in(self, old: Phase, new: Phase) -> None:
        """The same is waited for in another state, wherever it stands in the stack."""
        self.stack[self.stack.index(old)] = new

    def move_goes_to(self, seat: int) -> None:
        """When everything else has been answered it is the move of `seat`."""
        self.stack[0] = self.turns[seat]
        self.fresh |= 1

    def go_on(self) -> None:
        """At the end of every act: what has come to the top of the stack begins, once, and says so.

        Not sooner, so that several cards of one act, or a slap before the next move, are announced once and in order.
        """
        if self.dues:
            tasks.drop_orphans(self)
        while self.fresh or self.waiting:
            if self.waiting and len(self.stack) == 1 and self.stack[0].is_ordinary:
                self.push(self.waiting.pop(0))
            top = len(self.stack) - 1
            if not self.fresh >> top & 1:
                return
            self.fresh ^= 1 << top
            self.stack[top].begin(self)

    def turn_round(self) -> None:
        self.direction = -self.direction
        if self.telling:
            self.tell(events.DirectionTurned(self.direction))

    def moved(self, landing: bool) -> None:
        """A seat moves in turn: windows of interception and of catching close (`INT-2`, `SV-2`)."""
        self.window = False
        self.interceptor = NOBODY
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

    def fine(self, seat: int, why: str) -> int:
        """The seat pays for its decision; slowness that an opponent has already rewarded costs nothing, and the other
        way round (`ETI-5`). Returns what `draw` does, or `NO_DRAW`."""
        if why == "slow":
            if self.excused >> seat & 1:
                return NO_DRAW
            spend_all(self, SHEVELIS, seat)
        return self.draw(seat, FINE, why)

    def take(self, seat: int, faces: list[int], why: str) -> None:
        """Cards from a temporary pile go to a hand; those of a seat that has left go under the deck (`SEAT-1`)."""
        if self.gone >> seat & 1:
            self.deck.extend(faces)
            return
        self.hands[seat].extend(faces)
        if faces:
            self.hand_changed(seat)
        if self.telling:
            self.tell(events.CardsTaken(seat, tuple(faces), len(faces), why))  # type: ignore[arg-type]

    def reshuffle(self) -> bool:
        """The play pile without its top card becomes the deck. False if there is nothing to shuffle."""
        if not self.pile:
            return False
        self.deck, self.pile = self.pile, []
        if self.telling:
            self.tell(events.Reshuffled(len(self.deck)))
        return True

    def held(self, seat: int) -> list[int]:
        """The faces that a seat can play or give: its hand, and what lies in front of it (`TURN-5`)."""
        row = self.rows[seat]
        return self.hands[seat] + [face_in_front(card) for card in row] if row else self.hands[seat]

    def count(self, seat: int) -> int:
        """Cards of a seat, in hand and in front."""
        return len(self.hands[seat]) + len(self.rows[seat])

    def give_up(self, seat: int, face: int) -> None:
        """A card leaves the seat; of two with the same face the one in front goes first (`TURN-5`)."""
        if self.dues:
            tasks.card_leaves(self, seat)
        for card in self.rows[seat]:
            if face_in_front(card) == face:
                self.rows[seat].remove(card)
                return
        self.hands[seat].remove(face)

    def hand_changed(self, seat: int) -> None:
        """Calls and misses of another hand size are void (`SV-1`, `SV-2`)."""
        keep = ~(1 << seat)
        self.called &= keep
        self.owing &= keep

    def shrunk(self, seat: int) -> None:
        """The seat's own act has left it with fewer cards; with one card it must have called (`SV-1`)."""
        missed = self.count(seat) == 1 and not self.called >> seat & 1
        self.hand_changed(seat)
        if missed:
            self.owing |= 1 << seat
            arise(self, SHALUN, seat, NOBODY)

    def land(self, face: int, colour: int) -> None:
        """A card lies on top of the play pile; `colour` is the one named, or grey. A grey card whose player names none
        leaves the colour in force as it was."""
        self.pile.append(self.top)
        self.top = face
        printed = self.colours[face] if colour == GREY else colour
        if printed != GREY:
            self.colour = printed
        self.row = row(face, self.colour)
        card_landed(self)
        if self.dues:
            tasks.card_landed(self)

    def play(self, seat: int, action: int, how: str, stake: int) -> None:
        """A seat plays the cards of an action from its hand, and they do what they do (`ROUND-2`, `SV-1`).

        `stake` is what these cards take over from an attack that was waiting.
        """
        colour = actions.colour_of(action)
        several = actions.has_several(action)
        if self.rows[seat] and how in ("turn", "transfer"):
            tasks.turn_ends(self, seat, True)
        if several:
            faces = actions.cards_of(action)
            for face in faces:
                self.give_up(seat, face)
                self.land(face, colour if self.cards[KIND_OF[face]].names_colour else GREY)
            face = faces[-1]
        else:
            faces = []
            face = actions.first_card(action)
            self.give_up(seat, face)
            if not self.cards[KIND_OF[face]].goes_to_box:
                self.land(face, colour)
        self.shrunk(seat)
        card = self.cards[KIND_OF[face]]
        self.window = self.options.interception and card.can_be_intercepted
        if not card.goes_to_box:
            occasion = self.gives_courage and face < FIRST_SPECIAL and not self.growing
            self.courage_target = seat if occasion else NOBODY
        self.last_player = seat
        self.passes = 0
        if self.telling:
            cards = tuple(faces) if several else (face,)
            robbed = self.to_move() if how == "intercept" else NOBODY
            self.tell(events.CardPlayed(seat, cards, colour, how, robbed if robbed != seat else NOBODY))  # type: ignore[arg-type]
        if not self.count(seat):
            if card.goes_to_box:
                self.box.append(face)
            self.end(seat, "emptied")
            return
        if seat == self.silence_owner and how != "intercept" and self.options.silence_until == "play":
            silence.end(self)
        if self.brings_dues:
            tasks.cards_played(self, faces or [face])
        self.stake = stake
        if several:
            for face in faces:
                self.cards[KIND_OF[face]].on_play(self, seat, action)
        else:
            card.on_play(self, seat, action)

    def to_move(self) -> int:
        """The seat whose move it is, or that must answer an attack; asks the bottom of the stack."""
        for seat in range(self.seats):
            if self.stack[0].owes(self, seat):
                return seat
        return NOBODY

    # -- ends --------------------------------------------------------------------------------------------------

    def end(self, winner: int, why: str) -> None:
        """The round is over; nothing that was waiting happens any more (`ROUND-2`)."""
        self.over = True
        self.winner = winner
        self.why_over = why
        self.window = False
        self.owing = 0
        self.silence_owner = NOBODY
        for phase in self.stack:
            self.box.extend(phase.held())
        self.stack = []
        self.fresh = 0
        self.waiting = []
        self.dues = []
        self.winks = []
