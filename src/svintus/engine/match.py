"""The façade: what hosts, bots and tests use. `legal(seat)`, `apply(seat, action, at)`, `view(seat)`.

Actions are packed (see `actions`); `Action.pack` and `Action.unpack` stand at the edge.
"""

from svintus.engine import endings, grounds, refusals, silence, tasks
from svintus.engine.actions import (
    CLAIM,
    END_MATCH,
    EXPIRE,
    FACT,
    FADE,
    FEAT,
    LAST_OF_SEATS,
    LEAVE,
    MISTAKE,
    NEXT_ROUND,
    NO_NUMBER,
    NO_SEAT,
    PERFORMED,
    SHOWN,
    SPEAK,
    TESTIMONY,
    TIME_UP,
    cards_of,
    is_action,
    kind_of,
    number_of,
    seat_of,
)
from svintus.engine.blank import Blank
from svintus.engine.deal import deal
from svintus.engine.events import NOBODY, Event, MatchEnded, RoundEnded, SeatLeft, TimeRanOut, WrongAct
from svintus.engine.faces import KINDS, SHALUN, SHEVELIS
from svintus.engine.feats import IN_WORDS
from svintus.engine.garments import EVERYTHING
from svintus.engine.options import Options
from svintus.engine.phases.feat import perform, performer
from svintus.engine.refusals import FOULS, OK, REASON_KEYS
from svintus.engine.reports import check_report, report
from svintus.engine.rng import Generator, commitment, derive
from svintus.engine.round import FINE, Round
from svintus.engine.standing import IS_STANDING, act_standing, check_standing, offer_standing, winks
from svintus.engine.view import PHASE_NAMES, View, view_of


class Match:
    """Rounds until a seat's total reaches the target (`MATCH-1`).

    `deck` is the list of faces of all cards; `seed` (bytes) decides everything random; with `telling` every act's
    events are collected until `take_events`; `blanks` says what is printed on blank cards (`DECK-4`), `garments`
    what each seat wears, as masks of `garments` (everything, unless said). Seats are counted clockwise from 0.
    """

    def __init__(
        self,
        options: Options,
        deck: list[int],
        seats: int,
        seed: bytes,
        telling: bool = True,
        blanks: tuple[Blank, ...] = (),
        garments: tuple[int, ...] = (),
    ) -> None:
        self.options = options
        self.deck = list(deck)
        self.blanks = blanks
        self.garments = list(garments) or [EVERYTHING] * seats
        self.seats = seats
        self.seed = seed
        self.telling = telling
        self.commitment = commitment(seed)
        self.target = options.target_for(seats)
        self.totals = [0] * seats
        self.number = 1
        self.dealer = Generator(derive(seed, "dealer")).below(seats)
        self.time_up = False
        self.over = False
        self.winners: list[int] = []
        self.scored = False
        self.told: list[Event] = []
        self.round: Round = self._deal()

    def _deal(self) -> Round:
        rng = Generator(self.round_seed())
        r = deal(self.options, self.deck, self.blanks, self.seats, self.dealer, rng, self.telling, self.number)
        r.garments = self.garments
        return r

    def round_seed(self) -> bytes:
        """The seed of the running round, made from the match's."""
        return derive(self.seed, "round", self.number)

    # -- what may be done --------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """Every act by which this seat could change something now, in turn or out of it; no duplicates.

        Calls and catches are accepted besides, whenever a round runs (`SV-4`), and so are sums that are due, winks,
        spottings and counts of the cards that the deck holds.
        """
        out: list[int] = []
        r = self.round
        if r.over or not 0 <= seat < self.seats or r.gone >> seat & 1:
            return out
        top = r.stack[-1]
        if top.owes(r, seat):
            top.offer(r, seat, out)
        offer_standing(r, seat, out)
        return out

    def check(self, seat: int, action: int) -> int:
        """0, or the reason why this act would not be accepted (see `refusals`)."""
        if not is_action(action):
            return refusals.MALFORMED
        kind = kind_of(action)
        if kind > LAST_OF_SEATS:
            return self._check_host(seat, action)
        r = self.round
        if self.over:
            return refusals.MATCH_OVER
        if r.over:
            return refusals.ROUND_OVER
        if not 0 <= seat < self.seats:
            return refusals.NO_SUCH_SEAT
        if r.gone >> seat & 1:
            return refusals.SEAT_LEFT
        if not IS_STANDING[kind]:
            top = r.stack[-1]
            if top.owes(r, seat):
                return top.check(r, seat, action)
        return check_standing(r, seat, action)

    def _check_host(self, seat: int, action: int) -> int:
        kind = kind_of(action)
        if self.over:
            return refusals.MATCH_OVER
        if kind == TIME_UP or kind == END_MATCH:
            return OK
        if kind == NEXT_ROUND:
            return OK if self.round.over else refusals.ROUND_RUNNING
        if self.round.over:
            return refusals.ROUND_OVER
        if kind == EXPIRE:
            return OK if self.round.stack[-1].number == number_of(action) else refusals.WRONG_PHASE
        if kind == FADE:
            return OK
        if kind == SHOWN:
            return OK if number_of(action) < IN_WORDS else refusals.NO_SUCH_CHOICE
        if not 0 <= seat < self.seats:
            return refusals.NO_SUCH_SEAT
        if self.round.gone >> seat & 1:
            return refusals.SEAT_LEFT
        if kind == FACT:
            return self._check_fact(action)
        if kind in (PERFORMED, MISTAKE):
            return check_report(self.round, seat, action)
        if kind == FEAT:
            return OK if performer(self.round) == seat and number_of(action) < NO_NUMBER else refusals.WRONG_PHASE
        if kind == SPEAK and self.round.silence_owner == NOBODY:
            return refusals.NO_SILENCE
        return self._check_testimony(action) if kind in TESTIMONY else OK

    def _check_fact(self, action: int) -> int:
        if number_of(action) not in grounds.FACTS:
            return refusals.NO_SUCH_FACT
        to = seat_of(action)
        return OK if to == NO_SEAT or to < self.seats else refusals.NO_SUCH_SEAT

    def _check_testimony(self, action: int) -> int:
        if kind_of(action) == CLAIM:
            if number_of(action) >= KINDS:
                return refusals.NO_SUCH_CHOICE
            return OK if seat_of(action) < self.seats else refusals.NO_SUCH_SEAT
        return OK if number_of(action) <= 1 else refusals.NO_SUCH_CHOICE

    # -- what happens ------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int, late: bool = False) -> int:
        """Do one act; 0, or the reason of the refusal, after which nothing has changed.

        By the book a wrong act is accepted as what it is: taken back and paid for (`PACE-2`), and 0 is returned;
        `late` says that the act was lawful where its seat last looked, which is never wrong (`PACE-3`).
        """
        reason = self.check(seat, action)
        if reason:
            if late or not self.options.by_the_book or reason not in FOULS:
                return reason
            self._wrong_act(seat, action, reason)
        elif kind_of(action) > LAST_OF_SEATS:
            self._act_of_host(seat, action)
        else:
            r = self.round
            kind = kind_of(action)
            if IS_STANDING[kind]:
                act_standing(r, seat, action)
            else:
                if r.pondered:
                    grounds.decided(r, seat)
                r.stack[-1].act(r, seat, action)
        self.round.go_on()
        if self.round.over and not self.scored:
            self._score()
        return OK

    def _wrong_act(self, seat: int, action: int, reason: int) -> None:
        r = self.round
        grounds.arise(r, SHALUN, seat, NOBODY)
        shown = tuple([face for face in cards_of(action) if face in r.held(seat)])
        if self.telling:
            r.tell(WrongAct(seat, shown, REASON_KEYS[reason], FINE if self.options.dawdle else 0))
        if not self.options.dawdle:
            return
        top = r.stack[-1]
        if top.owes(r, seat):
            top.forfeit(r, seat, "mistake")
        else:
            r.fine(seat, "mistake")

    def _act_of_host(self, seat: int, action: int) -> None:
        kind = kind_of(action)
        r = self.round
        if kind == SPEAK:
            silence.heard(r, seat)
        elif kind == LEAVE:
            self._leave(seat)
        elif kind == EXPIRE:
            self._expire()
        elif kind == FADE:
            grounds.fade(r, number_of(action))
            tasks.fade(r, number_of(action))
            winks.fade(r, number_of(action))
        elif kind == FACT and number_of(action) == SHEVELIS:
            grounds.thought_long(r, seat)
        elif kind == FACT:
            grounds.arise(r, number_of(action), seat, seat_of(action) if seat_of(action) != NO_SEAT else NOBODY)
        elif kind in (PERFORMED, MISTAKE):
            report(r, seat, action)
        elif kind == FEAT:
            perform(r, number_of(action))
        elif kind == SHOWN:
            r.feats_shown |= 1 << number_of(action)
        elif kind in TESTIMONY:
            return
        elif kind == NEXT_ROUND:
            self.number += 1
            self.dealer = (self.dealer + 1) % self.seats
            self._collect()
            self.scored = False
            self.round = self._deal()
            self.round.feats_shown = r.feats_shown
        elif kind == TIME_UP:
            self.time_up = True
            if r.over:
                self._end()
        else:
            self._end()

    def _expire(self) -> None:
        """Time has run out. Where nothing is drawn for that, thinking too long is a ground (`SHEVELIS`)."""
        r = self.round
        top = r.stack[-1]
        slow = self.owing()
        if self.telling:
            r.tell(TimeRanOut(slow[0] if len(slow) == 1 else NOBODY, PHASE_NAMES[top.number]))
        if top.is_ordinary and not self.options.dawdle:
            grounds.thought_long(r, slow[0])
        top.expire(r)
        for seat in slow:
            grounds.decided(r, seat)

    def _leave(self, seat: int) -> None:
        """The seat's cards go under the deck and it is out of the round (`SEAT-1`); what it owed is answered."""
        r = self.round
        r.deck.extend(r.held(seat))
        r.hands[seat] = []
        r.rows[seat] = []
        r.hand_changed(seat)
        r.gone |= 1 << seat
        if self.telling:
            r.tell(SeatLeft(seat))
        if r.silence_owner == seat:
            silence.end(r)
        winks.without(r, seat)
        left = [s for s in range(self.seats) if not r.gone >> s & 1]
        if len(left) == 1:
            r.end(left[0], "alone")
            return
        for phase in reversed(r.stack[1:]):
            phase.without(r, seat)
        if r.over:
            return
        above, fresh = r.stack[1:], r.fresh
        del r.stack[1:]
        r.stack[0].without(r, seat)
        if above:
            r.stack.extend(above)
            r.fresh = fresh & ~1 | r.fresh & 1

    # -- rounds and the match ----------------------------------------------------------------------------------

    def _score(self) -> None:
        r = self.round
        points = endings.points(r)
        if r.winner != NOBODY:
            self.totals[r.winner] += points
        if self.telling:
            hands = tuple([tuple(hand) for hand in r.hands])
            r.tell(RoundEnded(r.winner, points, hands, r.why_over))  # type: ignore[arg-type]
        self.scored = True
        if self.time_up or (r.winner != NOBODY and self.totals[r.winner] >= self.target):
            self._end()

    def _end(self) -> None:
        """The highest total wins; equal totals share the win (`MATCH-5`)."""
        best = max(self.totals)
        self.winners = [seat for seat in range(self.seats) if self.totals[seat] == best]
        self.over = True
        if not self.round.over:
            self.round.end(NOBODY, "")
            self.scored = True
        if self.telling:
            self.round.tell(MatchEnded(tuple(self.winners), tuple(self.totals)))

    def _collect(self) -> None:
        self.told.extend(self.round.told)
        self.round.told = []

    # -- what is seen ------------------------------------------------------------------------------------------

    def owing(self) -> list[int]:
        """The seats that must answer now; none when the round is over."""
        r = self.round
        if r.over:
            return []
        top = r.stack[-1]
        return [seat for seat in range(self.seats) if top.owes(r, seat)]

    def view(self, seat: int) -> View:
        """What this seat may know now; `NOBODY` is a spectator."""
        return view_of(self, seat)

    def take_events(self) -> list[Event]:
        """What has happened since the last call, in order. Show each viewer only `event.seen_by(viewer)`."""
        self._collect()
        told, self.told = self.told, []
        return told

    def every_card(self) -> list[int]:
        """The faces of all cards in all places, in no order; always those of the deck."""
        r = self.round
        found = [*r.deck, *r.pile, r.top, *r.box]
        for seat in range(self.seats):
            found += r.held(seat)
        for phase in r.stack:
            found += phase.held()
        return found

    def card_count(self) -> int:
        """How many cards there are in all places; always the size of the deck."""
        return len(self.every_card())
