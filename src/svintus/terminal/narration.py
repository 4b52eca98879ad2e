"""The log: what happened, as sentences of the catalogue for the one who sits at this screen."""

from collections.abc import Sequence
from typing import Final

from svintus.engine import events as happened
from svintus.engine.events import NOBODY, Event
from svintus.engine.faces import COLOUR_KEYS, COLOUR_OF, GREY, KHAPYOZH, KIND_KEYS, KIND_OF, NUMBER, VALUE_OF
from svintus.locale import Words

_PLAYED: Final = {
    "turn": "event-card-played",
    "intercept": "event-card-intercepted",
    "transfer": "event-card-transferred",
    "follow-up": "event-card-followed-up",
}


def card_name(words: Words, face: int) -> str:
    """A card in words: "green seven", "raspberry Khapyozh"."""
    colour = COLOUR_KEYS[COLOUR_OF[face]]
    if KIND_OF[face] == NUMBER:
        return words("card-number-in-colour", colour=colour, value=VALUE_OF[face])
    return words("card-in-colour", colour=colour, card=words(f"card-{KIND_KEYS[KIND_OF[face]]}"))


def card_about(words: Words, face: int) -> str:
    """What a card does, in a sentence or two."""
    return words(f"card-{KIND_KEYS[KIND_OF[face]]}-words")


def due_of(face: int) -> str:
    """What an attack with this card takes: `cards`, or a `skip`."""
    return "cards" if KIND_OF[face] == KHAPYOZH else "skip"


class Narrator:
    """Tells events to the seat `reader`; `names` has one name for each seat."""

    def __init__(self, words: Words, names: Sequence[str], reader: int) -> None:
        self.words = words
        self.names = names
        self.reader = reader

    def name(self, seat: int) -> str:
        return self.names[seat]

    def you(self, seat: int) -> str:
        """The catalogue's variant: whether this seat is the reader's."""
        return "you" if seat == self.reader else "they"

    def cards(self, faces: Sequence[int]) -> str:
        return ", ".join([card_name(self.words, face) for face in faces])

    def tell(self, event: Event) -> list[str]:
        """The sentences for an event, none for what the screen shows better."""
        match event:
            case happened.TurnCame():
                return []
            case happened.RoundStarted():
                card = card_name(self.words, event.start)
                return [self._of("event-round-started", event.first, round=event.round, card=card)]
            case happened.CardPlayed():
                told = [self._of(_PLAYED[event.how], event.seat, card=self.cards(event.cards))]
                if event.colour != GREY:
                    told.append(self.words("event-colour-named", colour=COLOUR_KEYS[event.colour]))
                return told
            case happened.CardsDrawn():
                told = [self._of(f"event-cards-drawn-{event.why}", event.seat, count=event.count)]
                if event.cards:
                    told.append(self.words("event-cards-drawn-own", card=self.cards(event.cards)))
                return told
            case happened.Called():
                return [self._of("event-called" if event.due else "event-called-undue", event.seat)]
            case happened.Caught():
                by, by_you = self.name(event.by), self.you(event.by)
                key = "event-caught" if event.found else "event-caught-empty"
                return [self._of(key, event.seat, by=by, by_you=by_you)]
            case happened.AttackBegan():
                return [self._of(f"event-attack-began-{due_of(event.card)}", event.victim, count=event.count)]
            case happened.AttackAccepted():
                return [self._of(f"event-attack-accepted-{due_of(event.card)}", event.seat, count=event.count)]
            case happened.DirectionTurned():
                direction = "clockwise" if event.direction > 0 else "counter"
                return [self.words("event-direction-turned", direction=direction)]
            case happened.SlapBegan() | happened.Reshuffled() | happened.BallotBegan():
                return [self.words(f"event-{event.type}", count=event.count)]
            case happened.Slapped():
                return [self._of("event-slapped", event.seat, place=event.place)]
            case happened.SlapEnded():
                return [self._of("event-slap-ended", seat) for seat in event.losers]
            case happened.BallotEnded() if event.loser == NOBODY:
                return [self.words("event-ballot-tied")]
            case happened.BallotEnded():
                return [self._of("event-ballot-ended", event.loser)]
            case happened.SilenceEnded():
                return [self.words("event-silence-ended")]
            case happened.SilenceBegan():
                return [self._of("event-silence-began", event.owner)]
            case happened.TimeRanOut() if event.seat == NOBODY:
                return [self.words("event-time-ran-out", you="race", seat="")]
            case happened.WrongAct():
                reason = self.words(f"refused-{event.reason}")
                return [self._of("event-wrong-act", event.seat, reason=reason)]
            case happened.RoundEnded():
                if event.winner == NOBODY:
                    return [self.words("event-round-ended-draw")]
                return [self._of("event-round-ended", event.winner, count=event.points)]
            case happened.MatchEnded():
                return [self.of_winners("event-match-ended", event.winners)]
            case (
                happened.TurnLost()
                | happened.Passed()
                | happened.SilenceBroken()
                | happened.TimeRanOut()
                | happened.SeatLeft()
            ):
                return [self._of(f"event-{event.type}", event.seat)]
        raise AssertionError(f"no words for {event!r}")

    def of_winners(self, key: str, winners: Sequence[int]) -> str:
        """A sentence about those who won a match, alone or together."""
        you = "shared" if len(winners) > 1 else self.you(winners[0])
        return self.words(key, you=you, seat=", ".join([self.name(seat) for seat in winners]))

    def _of(self, key: str, seat: int, **more: str | int) -> str:
        return self.words(key, seat=self.name(seat), you=self.you(seat), **more)
