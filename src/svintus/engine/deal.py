"""Shuffle, deal and turn the start card (`ROUND-1`)."""

from svintus.engine.blank import Blank
from svintus.engine.cards.blank import blank_card
from svintus.engine.cards.catalogue import CARDS
from svintus.engine.events import RoundStarted
from svintus.engine.faces import FIRST_SPECIAL, GREY
from svintus.engine.known import know_deck
from svintus.engine.options import Options
from svintus.engine.phase import Phase
from svintus.engine.phases.growth import Growth
from svintus.engine.phases.turn import Turn
from svintus.engine.rng import Generator
from svintus.engine.round import Round


def deal(
    options: Options,
    deck: list[int],
    blanks: tuple[Blank, ...],
    seats: int,
    dealer: int,
    rng: Generator,
    telling: bool,
    number: int,
) -> Round:
    """A round ready for its first move. The deck has passed `deck.check`."""
    r = new_round(options, deck, blanks, seats, rng, telling)
    while True:
        for _ in range(options.deal):
            for hand in r.hands:
                hand.append(r.take_random())
        start = _start_card(r)
        if start >= 0:
            break
        for hand in r.hands:
            r.deck.extend(hand)
            hand.clear()
    r.land(start, GREY)
    r.pile.clear()
    left = options.first_mover == "left"
    first = (dealer + (1 if left else -1)) % seats
    r.direction = 1 if left or options.starting_direction == "clockwise" else -1
    if telling:
        r.tell(RoundStarted(dealer, first, start, number))
    r.give_turn(first)
    r.go_on()
    return r


def new_round(
    options: Options, deck: list[int], blanks: tuple[Blank, ...], seats: int, rng: Generator, telling: bool
) -> Round:
    """A round in which nothing has been dealt yet."""
    turns: list[Phase] = [Turn(seat) for seat in range(seats)]
    growths: list[Phase] = [Growth(seat) for seat in range(seats)]
    cards = [*CARDS, *[blank_card(blank) for blank in blanks]] if blanks else CARDS
    r = Round(options, cards, turns, growths, list(deck), rng, telling, blanks)
    know_deck(r, deck)
    return r


def _start_card(r: Round) -> int:
    """The first number card from the top; those passed over go back. -1 if only others are left."""
    passed_over: list[int] = []
    start = -1
    while r.deck and start < 0:
        face = r.take_random()
        if face < FIRST_SPECIAL:
            start = face
        else:
            passed_over.append(face)
    r.deck.extend(passed_over)
    return start
