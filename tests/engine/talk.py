"""Table talk: tests of the engine that read like a game being told.

    t = table("v2", Anna="r5 g7", Boris="b5 polisvin", top="r3")
    t.anna.plays("r5")
    assert t.boris.is_to_move
    t.boris.plays("g7", refused="not-in-hand")

Names become seats, clockwise in the order in which they are given; the first one is to move. Hands, piles and decks
are face codes with spaces between; `b0*20` is twenty of them. Everything goes through `Match` and its public acts; only
the beginning is set up by hand. After every act it is checked that no card was lost or made, that no act is offered
twice, and that a refusal changed nothing.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from svintus import editions
from svintus.engine import events, refusals, snapshot
from svintus.engine.actions import Action
from svintus.engine.blank import read_blanks
from svintus.engine.events import NOBODY, Event
from svintus.engine.faces import CODES, COLOUR_KEYS, COURAGE, ETIQUETTE, FAMILY_OF, KIND_KEYS, face_of
from svintus.engine.in_front import face_in_front, front
from svintus.engine.known import know_deck
from svintus.engine.match import Match
from svintus.engine.matching import row
from svintus.engine.options import Options
from svintus.engine.phases.race import RaceScene
from svintus.engine.tasks import WORDS

SEED = bytes(range(32))


def faces(text: str) -> list[int]:
    """The faces of a text such as `r5 g7 b0*3`."""
    found: list[int] = []
    for word in text.split():
        code, _, times = word.partition("*")
        found.extend([face_of(code)] * int(times or 1))
    return found


def words(hand: list[int] | tuple[int, ...]) -> str:
    """The codes of some faces, sorted as the faces are."""
    return " ".join(CODES[face] for face in sorted(hand))


NAMES_A_COLOUR = ("polisvin", "chip_in", "dont_darken")
NAMES_A_SEAT = ("razborka", "neither", "dont_darken")


class Person:
    """Somebody at the table. Acts are told in the present tense and must be accepted, unless `refused` says why not
    or, by the book, `wrong` says what for."""

    def __init__(self, table: "Table", name: str, seat: int) -> None:
        self.table = table
        self.name = name
        self.seat = seat

    def __repr__(self) -> str:
        return self.name

    def plays(
        self,
        cards: str,
        colour: str | None = None,
        *,
        at: "Person | None" = None,
        number: int | None = None,
        refused: str = "",
        wrong: str = "",
    ) -> None:
        self._cards("play", cards, colour, refused, wrong, at, number)

    def intercepts(
        self,
        cards: str,
        colour: str | None = None,
        *,
        at: "Person | None" = None,
        refused: str = "",
        wrong: str = "",
    ) -> None:
        self._cards("intercept", cards, colour, refused, wrong, at)

    def transfers(self, cards: str, colour: str | None = None, *, refused: str = "", wrong: str = "") -> None:
        self._cards("transfer", cards, colour, refused, wrong)

    def why_not(self, how: str, card: str, at: "Person") -> str:
        """The reason why a card is refused, whatever choices it needs; if it is against somebody, against `at`."""
        face = face_of(card)
        r = self.table.match.round
        colour = "green" if card in NAMES_A_COLOUR or FAMILY_OF[face] in (ETIQUETTE, COURAGE) else None
        worn = next(garment for garment in range(99) if any(mask >> garment & 1 for mask in r.garments))
        number = {"slabo": 0, "clothes": worn}.get(card)
        cards = f"{card} {words(r.hands[self.seat][:1])}" if card == "svinorost" else card
        codes = tuple(CODES[face] for face in faces(cards))
        action = Action(how, codes, colour, at.seat if card in NAMES_A_SEAT else None, number=number)
        return refusals.REASON_KEYS[self.table.match.check(self.seat, action.pack())]

    def draws(self, *, refused: str = "", wrong: str = "") -> None:
        self.table.act(self.seat, Action("draw"), refused, wrong)

    def passes(self, *, refused: str = "", wrong: str = "") -> None:
        self.table.act(self.seat, Action("pass"), refused, wrong)

    def accepts(self, *, refused: str = "", wrong: str = "") -> None:
        self.table.act(self.seat, Action("accept"), refused, wrong)

    def slaps(self, *, refused: str = "", wrong: str = "") -> None:
        self.table.act(self.seat, Action("slap"), refused, wrong)

    def calls(self, *, refused: str = "") -> None:
        self.table.act(self.seat, Action("call"), refused)

    def catches(self, whom: "Person", *, refused: str = "") -> None:
        self.table.act(self.seat, Action("catch", seat=whom.seat), refused)

    def lays(self, card: str, as_: str = "", *, refused: str = "", wrong: str = "") -> None:
        """In the dark with a declaration, elsewhere without."""
        self._cards("lay", f"{card} {as_}".strip(), None, refused, wrong)

    def checks(self, *, refused: str = "") -> None:
        self.table.act(self.seat, Action("check"), refused)

    def rewards(self, whom: "Person", cards: str, *, refused: str = "", wrong: str = "") -> None:
        """With an etiquette card and the gifts that go with it."""
        self._cards("reward", cards, None, refused, wrong, whom)

    def encourages(self, whom: "Person", card: str, number: int | None = None, *, refused: str = "") -> None:
        """Gives a courage card."""
        self._cards("give-courage", card, None, refused, "", whom, number)

    def undoes(self, gifts: str = "", *, refused: str = "") -> None:
        """Answers with Shmunitet and gifts."""
        self._cards("answer", f"shmunitet {gifts}".strip(), None, refused)

    def chooses(self, number: int, *, refused: str = "") -> None:
        self.table.act(self.seat, Action("choose", number=number), refused)

    def gives(self, cards: str, *, refused: str = "") -> None:
        self._cards("give", cards, None, refused)

    def turns_up(self, *, refused: str = "") -> None:
        self.table.act(self.seat, Action("turn-up"), refused)

    def throws(self, number: int, *, refused: str = "") -> None:
        self.table.act(self.seat, Action("throw", number=number), refused)

    def swaps_with(self, whom: "Person", *, refused: str = "") -> None:
        self._cards("swap", "awl", None, refused, "", whom)

    def votes_for(self, whom: "Person", *, refused: str = "", wrong: str = "") -> None:
        self.table.act(self.seat, Action("vote", seat=whom.seat), refused, wrong)

    def stacks_a_fist(self, *, refused: str = "", wrong: str = "") -> None:
        self.table.act(self.seat, Action("fist"), refused, wrong)

    def calls_fas(self, *, refused: str = "", wrong: str = "") -> None:
        self.table.act(self.seat, Action("fas"), refused, wrong)

    def grabs_from(self, whom: "Person", *, refused: str = "", wrong: str = "") -> None:
        self.table.act(self.seat, Action("grab", seat=whom.seat), refused, wrong)

    def touches(self, *, refused: str = "", wrong: str = "") -> None:
        """The garment that was named."""
        self.table.act(self.seat, Action("touch"), refused, wrong)

    def has_built(self, *, refused: str = "", wrong: str = "") -> None:
        """The two huts stand."""
        self.table.act(self.seat, Action("done"), refused, wrong)

    def tries(self, *, refused: str = "", wrong: str = "") -> None:
        """Wants to match a feat."""
        self.table.act(self.seat, Action("try"), refused, wrong)

    def performs(self, score: int, *, refused: str = "") -> None:
        """The host has seen how well this person did a feat."""
        self.table.act(self.seat, Action("feat", number=score), refused)

    def says(self, word: str, *, refused: str = "") -> None:
        """One of Parodist's words."""
        self.table.act(self.seat, Action("say", number=WORDS.index(word)), refused)

    def claps(self, *, refused: str = "") -> None:
        self.table.act(self.seat, Action("clap"), refused)

    def announces(self, total: int, *, refused: str = "") -> None:
        """The running sum."""
        self.table.act(self.seat, Action("sum", number=total), refused)

    def does(self, card: str, *, repeated: bool = False, refused: str = "") -> None:
        """The host has heard the song, the proverb or the compliment that a courage card asks for."""
        self.table.act(self.seat, Action("performed", (card,), number=int(repeated)), refused)

    def fails(self, card: str, *, refused: str = "") -> None:
        """The host has seen a mistake in the task of a courage card."""
        self.table.act(self.seat, Action("mistake", (card,)), refused)

    def winks_at(self, whom: "Person", *, refused: str = "") -> None:
        self.table.act(self.seat, Action("wink", seat=whom.seat), refused)

    def spots(self, whom: "Person", *, refused: str = "") -> None:
        """Says that somebody has winked."""
        self.table.act(self.seat, Action("spot", seat=whom.seat), refused)

    def counts_aloud(self, *, refused: str = "") -> None:
        """To five."""
        self.table.act(self.seat, Action("count"), refused)

    def speaks(self, *, refused: str = "") -> None:
        self.table.act(self.seat, Action("speak"), refused)

    def leaves(self, *, refused: str = "") -> None:
        self.table.act(self.seat, Action("leave"), refused)

    def _cards(
        self,
        kind: str,
        cards: str,
        colour: str | None,
        refused: str,
        wrong: str = "",
        whom: "Person | None" = None,
        number: int | None = None,
    ) -> None:
        codes = tuple(CODES[face] for face in faces(cards))
        seat = None if whom is None else whom.seat
        self.table.act(self.seat, Action(kind, codes, colour, seat, number=number), refused, wrong)

    @property
    def hand(self) -> str:
        """What this person sees in the own hand."""
        return words(self.table.match.view(self.seat).hand)

    def holds(self, cards: str) -> bool:
        """Whether the hand is exactly these cards."""
        return self.hand == words(faces(cards))

    @property
    def row(self) -> str:
        """The courage cards in front of this person, in their order."""
        return " ".join([CODES[face_in_front(card)] for card in self.table.match.view(NOBODY).rows[self.seat]])

    @property
    def must(self) -> list[str]:
        """What courage cards ask of this person just now, by the keys of the cards."""
        return [KIND_KEYS[kind] for _, kind in self.table.match.view(self.seat).dues]

    @property
    def is_asked(self) -> bool:
        """Whether to undo a card is this person's question now, and nobody else's."""
        view = self.table.match.view(self.seat)
        return view.phase == "question" and view.owes == (self.seat,)

    @property
    def count(self) -> int:
        return self.table.match.view(NOBODY).counts[self.seat]

    @property
    def is_to_move(self) -> bool:
        """It is this person's ordinary turn, and nothing else waits."""
        view = self.table.match.view(self.seat)
        return view.phase == "turn" and view.owes == (self.seat,)

    def faces_attack_of(self, stake: int) -> bool:
        """An attack of so many cards or skips waits for this person."""
        view = self.table.match.view(self.seat)
        return view.phase == "attack" and view.owes == (self.seat,) and view.stake == stake

    @property
    def may(self) -> list[str]:
        """The lawful acts, as journals write them."""
        return self.table.legal(self.seat)

    @property
    def can_be_caught(self) -> bool:
        return self.seat in self.table.match.view(NOBODY).catchable

    @property
    def has_called(self) -> bool:
        return self.seat in self.table.match.view(NOBODY).called


class Table:
    """A real match, and everybody at it."""

    def __init__(self, match: Match, names: list[str]) -> None:
        self.match = match
        self.people = [Person(self, name, seat) for seat, name in enumerate(names)]
        self.told: list[Event] = []
        self._conserve()

    def __getattr__(self, name: str) -> Person:
        for person in self.people:
            if person.name.lower() == name:
                return person
        raise AttributeError(f"nobody here is called {name}")

    # -- acts ------------------------------------------------------------------------------------------------------

    def act(self, seat: int, action: Action, refused: str = "", wrong: str = "", late: bool = False) -> None:
        """One act of a seat, or of the host (`NOBODY`)."""
        match, packed = self.match, action.pack()
        before = snapshot.save(match)
        offered = self.legal(seat)
        assert action.write() not in offered or not (refused or wrong), f"{action.write()} is offered"
        reason = refusals.REASON_KEYS[match.apply(seat, packed, late)]
        self.told = match.take_events()
        if refused:
            assert reason == refused, f"{action.write()}: {reason}"
            assert snapshot.save(match) == before, "a refusal left a trace"
            assert self.told == []
        else:
            assert reason == "ok", f"{action.write()} of {seat}: {reason}; lawful: {offered}"
        found = [event.reason for event in self.told if isinstance(event, events.WrongAct)]
        assert found == ([wrong] if wrong else []), f"wrong acts: {found}"
        self._conserve()
        for other in range(match.seats):
            legal = match.legal(other)
            assert len(legal) == len(set(legal)), f"offered twice: {self.legal(other)}"

    def time_runs_out(self, refused: str = "") -> None:
        """The clock of whatever is waited for."""
        self.act(NOBODY, Action("expire", phase=self.phase), refused)

    def is_seen(self, fact: str, of: Person, to: Person | None = None, refused: str = "") -> None:
        """The host reports a fact: a ground for the etiquette card `fact`."""
        number = KIND_KEYS.index(fact)
        self.act(of.seat, Action("fact", seat=None if to is None else to.seat, number=number), refused)

    def ten_seconds_pass(self) -> None:
        """All grounds have had their seconds."""
        for ground in list(self.match.round.grounds):
            self.act(NOBODY, Action("fade", number=ground[0]))

    def next_round(self, refused: str = "") -> None:
        self.act(NOBODY, Action("next-round"), refused)

    def time_limit_is_up(self) -> None:
        self.act(NOBODY, Action("time-up"))

    def host_ends_match(self) -> None:
        self.act(NOBODY, Action("end-match"))

    def legal(self, seat: int) -> list[str]:
        return [Action.unpack(action).write() for action in self.match.legal(seat)]

    def seconds_pass(self) -> None:
        """All that is due has had its seconds, and nobody can spot a wink any more."""
        r = self.match.round
        for number in [due[0] for due in r.dues] + [wink[0] for wink in r.winks]:
            self.act(NOBODY, Action("fade", number=number))

    def _conserve(self) -> None:
        r = self.match.round
        everywhere = Counter([*r.deck, *r.pile, *r.box, r.top])
        for seat in range(self.match.seats):
            everywhere.update(r.held(seat))
        for phase in r.stack:
            everywhere.update(phase.held())
        assert everywhere == Counter(self.match.deck), "cards were lost or made"
        assert self.match.card_count() == len(self.match.deck)

    # -- what can be seen --------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return self.match.view(NOBODY).phase

    @property
    def top(self) -> str:
        return CODES[self.match.view(NOBODY).top]

    @property
    def colour(self) -> str:
        return COLOUR_KEYS[self.match.view(NOBODY).colour]

    @property
    def box(self) -> str:
        return words(self.match.view(NOBODY).box)

    @property
    def direction(self) -> int:
        return self.match.view(NOBODY).direction

    @property
    def window_is_open(self) -> bool:
        return self.match.view(NOBODY).window

    @property
    def silence_of(self) -> str:
        """Whose silence it is; empty outside of one."""
        owner = self.match.view(NOBODY).silence_owner
        return "" if owner == NOBODY else self.people[owner].name

    @property
    def totals(self) -> tuple[int, ...]:
        return self.match.view(NOBODY).totals

    @property
    def race(self) -> RaceScene:
        """What everybody sees of the race under way."""
        race = self.match.view(NOBODY).race
        assert race is not None, self.phase
        return race

    def race_is_lost_by(self, person: Person) -> bool:
        """The last act has ended the race, and now each other gives this person one card."""
        givers = [other.seat for other in self.people if other is not person and other.count]
        ended = [event.loser for event in self.heard(events.RaceEnded)]
        return ended == [person.seat] and self.phase == "each-gives" and self.match.owing() == givers

    @property
    def is_over(self) -> bool:
        """The round is over."""
        return self.phase in ("round-over", "match-over")

    def won_by(self, person: Person, points: int) -> bool:
        """The round has just ended, won by this person, with so many points."""
        ended = self.heard(events.RoundEnded)
        return self.is_over and [(event.winner, event.points) for event in ended] == [(person.seat, points)]

    def heard(self, kind: type[Any]) -> list[Any]:
        """The events of one type that the last act brought."""
        return [event for event in self.told if isinstance(event, kind)]

    @property
    def types(self) -> list[str]:
        """The types of the events that the last act brought, in order."""
        return [getattr(event, "type") for event in self.told]  # noqa: B009 - the base class has none


def table(
    edition: str,
    *,
    top: str = "r3",
    colour: str = "",
    deck: str | None = None,
    pile: str = "",
    direction: int = 1,
    mover: int = 0,
    options: Mapping[str, Any] | None = None,
    totals: tuple[int, ...] = (),
    rows: Mapping[str, str] | None = None,
    garments: tuple[int, ...] = (),
    blanks: Sequence[Mapping[str, Any]] = (),
    **hands: str,
) -> Table:
    """A round in the middle, with the turn of the seat `mover`, an open pile and everything quiet.

    Without `deck` what the edition has left over lies in the deck. `colour` is the one in force on Polisvin. `rows` are
    the courage cards in front of people, by name, given by the last seat; `garments` what each seat wears, `blanks`
    what is printed on the blank cards.
    """
    loaded = editions.load(edition)
    chosen: Options = loaded.options.changed(**options) if options else loaded.options
    held = [faces(hand) for hand in hands.values()]
    lying = [faces((rows or {}).get(name, "")) for name in hands]
    dealt_out = [face for hand in [*held, *lying] for face in hand]
    below, top_face = faces(pile), face_of(top)
    if deck is None:
        left = Counter(loaded.deck(max(len(held), 3), chosen)) - Counter([*below, top_face, *dealt_out])
        drawable = sorted(left.elements())
    else:
        drawable = faces(deck)
    everything = [*drawable, *below, top_face, *dealt_out]
    match = Match(chosen.changed(deal=1), [0] * (len(held) + 1), len(held), SEED, True, read_blanks(blanks), garments)
    match.options, match.deck = chosen, everything
    match.totals = list(totals) or match.totals
    r = match.round
    r.options, r.hands, r.deck, r.pile = chosen, held, drawable, below
    r.top = top_face
    r.colour = COLOUR_KEYS.index(colour) if colour else r.colours[top_face]
    r.row = row(r.top, r.colour)
    r.rows = [[front(face, len(held) - 1) for face in cards] for cards in lying]
    know_deck(r, everything)
    r.direction = direction
    r.give_turn(mover)
    r.go_on()
    match.take_events()
    return Table(match, list(hands))


def dealt(edition: str, seats: int, seed: int = 0, recipe: str = "", **options: Any) -> Table:
    """A match from its very beginning, dealt from the edition's deck. The seats are called A, B, C, …"""
    loaded = editions.load(edition)
    chosen = loaded.options.changed(**options)
    match = Match(chosen, loaded.deck(seats, chosen, recipe), seats, seed.to_bytes(32, "big"))
    t = Table(match, [chr(ord("A") + seat) for seat in range(seats)])
    t.told = match.take_events()
    return t
