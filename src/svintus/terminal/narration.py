"""The log: what happened, as sentences of the catalogue for the one who sits at this screen."""

from collections.abc import Sequence
from typing import Final

from svintus.engine import events as happened
from svintus.engine.events import NOBODY, Event
from svintus.engine.faces import COLOUR_KEYS, GREY, KHAPYOZH, KIND_KEYS, KIND_OF
from svintus.engine.tasks import WORDS
from svintus.terminal.naming import card_name, card_names, feat_name, garment_name
from svintus.terminal.printing import Printing

_PLAYED: Final = {
    "turn": "event-card-played",
    "intercept": "event-card-intercepted",
    "transfer": "event-card-transferred",
    "follow-up": "event-card-followed-up",
}


def due_of(face: int) -> str:
    """What an attack with this card takes: `cards`, or a `skip`."""
    return "cards" if KIND_OF[face] == KHAPYOZH else "skip"


class Narrator:
    """Tells events to the seat `reader`; `names` has one name for each seat."""

    def __init__(self, words: Printing, names: Sequence[str], reader: int) -> None:
        self.words = words
        self.names = names
        self.reader = reader

    def name(self, seat: int) -> str:
        return self.names[seat]

    def you(self, seat: int) -> str:
        """The catalogue's variant: whether this seat is the reader's."""
        return "you" if seat == self.reader else "they"

    def cards(self, faces: Sequence[int]) -> str:
        return card_names(self.words, faces)

    def tell(self, event: Event) -> list[str]:
        """The sentences for an event, none for what the screen shows better or the reader is not told of."""
        for topic in (self._of_play, self._of_piles, self._of_gifts, self._of_tasks, self._of_races, self._of_order):
            told = topic(event)
            if told is not None:
                return told
        raise AssertionError(f"no words for {event!r}")

    def _of_play(self, event: Event) -> list[str] | None:
        """Cards in the usual course of things."""
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
                return told + self._own_cards(event.cards)
            case happened.Called():
                return [self._of("event-called" if event.due else "event-called-undue", event.seat)]
            case happened.Caught():
                return [self._by("event-caught" if event.found else "event-caught-empty", event.seat, event.by)]
            case happened.AttackBegan():
                return [self._of(f"event-attack-began-{due_of(event.card)}", event.victim, count=event.count)]
            case happened.AttackAccepted():
                return [self._of(f"event-attack-accepted-{due_of(event.card)}", event.seat, count=event.count)]
            case happened.DirectionTurned():
                direction = "clockwise" if event.direction > 0 else "counter"
                return [self.words("event-direction-turned", direction=direction)]
            case happened.Reshuffled():
                return [self.words("event-reshuffled", count=event.count)]
            case happened.Passed() | happened.TurnLost():
                return [self._of(f"event-{event.type}", event.seat)]
        return None

    def _of_piles(self, event: Event) -> list[str] | None:
        """Cards that lie on piles of their own, and what grows."""
        match event:
            case happened.GrowthEnded():
                return [self._of("event-growth-ended", event.seat, value=event.value)]
            case happened.CardLaidInDark():
                declared = card_name(self.words, event.declared)
                told = [self._of("event-card-laid-in-dark", event.seat, declared=declared)]
                if event.cards:
                    told.append(self.words("event-card-laid-in-dark-own", card=self.cards(event.cards)))
                return told
            case happened.LastCardInDark():
                asked, asked_you = self.name(event.asked), self.you(event.asked)
                return [self._of("event-last-card-in-dark", event.seat, asked=asked, asked_you=asked_you)]
            case happened.DarkChecked():
                card = card_name(self.words, event.card)
                if event.true:
                    by, by_you = self.name(event.by), self.you(event.by)
                    return [self.words("event-dark-checked-true", card=card, by=by, by_you=by_you)]
                declared = card_name(self.words, event.declared)
                return [self._of("event-dark-checked-false", event.seat, card=card, declared=declared)]
            case happened.CardsTaken():
                told = [self._of(f"event-cards-taken-{event.why}", event.seat, count=event.count)]
                return told + self._own_cards(event.cards)
            case happened.LaidInDuel() | happened.ChippedIn() | happened.LaidOpen():
                return [self._of(f"event-{event.type}", event.seat, card=card_name(self.words, event.card))]
            case happened.TurnedUp():
                card = card_name(self.words, event.card)
                return [self._of("event-turned-up", event.seat, card=card, count=event.lying)]
            case happened.RouletteRanDry():
                return [self.words("event-roulette-ran-dry", count=event.count)]
            case happened.NothingToChipIn():
                return [self._of("event-nothing-to-chip-in", event.seat)]
        return None

    def _of_gifts(self, event: Event) -> list[str] | None:
        """Cards that change owners."""
        match event:
            case happened.GroundArose():
                if event.kind == NOBODY:
                    return []
                card = self.words(f"card-{KIND_KEYS[event.kind]}")
                return [self._of("event-ground-arose", event.offender, card=card)]
            case happened.Rewarded():
                card = card_name(self.words, event.card)
                return [self._to("event-rewarded", event.seat, event.to, card=card, count=event.gifts)]
            case happened.CourageGiven():
                return [self._to("event-courage-given", event.seat, event.to, card=card_name(self.words, event.card))]
            case happened.CourageLaid():
                return [self._of("event-courage-laid", event.seat, card=card_name(self.words, event.card))]
            case happened.CourageBoxed():
                return [self.words("event-courage-boxed", card=card_name(self.words, event.card))]
            case happened.QuestionAsked():
                return [self._of("event-question-asked", event.asked, card=card_name(self.words, event.card))]
            case happened.Undone():
                return [self._of("event-undone", event.seat)]
            case happened.GivingBegan():
                return [self._of("event-giving-began", event.to)]
            case happened.CardsGiven():
                if event.seat == event.to:
                    told = [self._of("event-cards-given-back", event.seat, count=event.count)]
                else:
                    told = [self._to("event-cards-given", event.seat, event.to, count=event.count)]
                return told + (self._own_cards(event.cards) if event.to == self.reader else [])
            case happened.GiftAsked():
                return [self._to("event-gift-asked", event.seat, event.to, count=event.count)]
            case happened.AwlPlayed() | happened.HandsSwapped():
                return [self._to(f"event-{event.type}", event.seat, event.other)]
            case happened.CardPulled():
                key = "event-card-pulled-kept" if event.kept else "event-card-pulled-left"
                told = [self._to(key, event.seat, event.other)]
                if event.cards:
                    told.append(self.words("event-card-pulled-own", card=self.cards(event.cards)))
                return told
            case happened.ThrowBegan():
                return [self._to("event-throw-began", event.seat, event.to)]
            case happened.Thrown():
                return [self._to("event-thrown-hit" if event.hit else "event-thrown-missed", event.seat, event.to)]
        return None

    def _of_tasks(self, event: Event) -> list[str] | None:
        """Talents and winks."""
        match event:
            case happened.DueArose():
                return [self._of("event-due-arose", event.seat, task=KIND_KEYS[event.kind])]
            case happened.WordSaid():
                key = "event-said" if event.right else "event-said-wrong"
                return [self._of(key, event.seat, word=WORDS[event.word])]
            case happened.SumAnnounced():
                key = "event-sum-announced" if event.right else "event-sum-announced-wrong"
                return [self._of(key, event.seat, sum=event.sum)]
            case happened.PerformedTask():
                if not event.fresh:
                    return [self._of("event-performed-task-repeat", event.seat)]
                return [self._of("event-performed-task", event.seat, task=KIND_KEYS[event.kind])]
            case happened.Winked():
                if event.to == NOBODY:
                    return [self._of("event-winked", event.seat)]
                return [self._to("event-winked-at", event.seat, event.to)]
            case happened.Spotted():
                return [self._by("event-spotted" if event.found else "event-spotted-empty", event.seat, event.by)]
            case happened.TaskFailed() | happened.Clapped() | happened.CountedAloud():
                return [self._of(f"event-{event.type}", event.seat)]
        return None

    def _of_races(self, event: Event) -> list[str] | None:
        """Haste, boasting and votes."""
        match event:
            case happened.SlapBegan() | happened.BallotBegan():
                return [self.words(f"event-{event.type}", count=event.count)]
            case happened.Slapped():
                return [self._of("event-slapped", event.seat, place=event.place)]
            case happened.SlapEnded():
                return [self._of("event-slap-ended", seat) for seat in event.losers]
            case happened.RaceBegan(race="touch"):
                garment = garment_name(self.words, event.garment)
                return [self._of("event-race-began-touch", event.starter, garment=garment)]
            case happened.RaceBegan():
                return [self._of(f"event-race-began-{event.race}", event.starter)]
            case happened.Raced():
                return [self._of(f"event-raced-{event.race}", event.seat, place=event.place)]
            case happened.RaceEnded() if event.loser == NOBODY:
                return [self.words("event-race-ended-nobody")]
            case happened.RaceEnded():
                return [self._of(f"event-race-ended-{event.race}", event.loser)]
            case happened.Grabbed():
                card = card_name(self.words, event.card)
                return [self._of("event-grabbed", event.seat, card=card, owner=self.name(event.owner))]
            case happened.FeatAsked():
                key = "event-feat-asked-show" if event.mark == NOBODY else "event-feat-asked"
                return [self._of(key, event.seat, feat=feat_name(self.words, event.feat))]
            case happened.FeatAnswered():
                return [self._of(f"event-feat-answered-{event.how}", event.seat)]
            case happened.PuttingAside():
                return [self._of("event-putting-aside", event.seat, count=event.count)]
            case happened.PutAside():
                return [self._of("event-put-aside", event.seat, card=self.cards(event.cards))]
            case happened.BallotEnded() if event.loser == NOBODY:
                return [self.words("event-ballot-tied")]
            case happened.BallotEnded():
                return [self._of("event-ballot-ended", event.loser)]
        return None

    def _of_order(self, event: Event) -> list[str] | None:
        """Silence, clocks, mistakes and ends."""
        match event:
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
            case happened.SilenceBroken() | happened.TimeRanOut() | happened.SeatLeft():
                return [self._of(f"event-{event.type}", event.seat)]
        return None

    def of_winners(self, key: str, winners: Sequence[int]) -> str:
        """A sentence about those who won a match, alone or together."""
        you = "shared" if len(winners) > 1 else self.you(winners[0])
        return self.words(key, you=you, seat=", ".join([self.name(seat) for seat in winners]))

    def _of(self, key: str, seat: int, **more: str | int) -> str:
        return self.words(key, seat=self.name(seat), you=self.you(seat), **more)

    def _to(self, key: str, seat: int, to: int, **more: str | int) -> str:
        return self._of(key, seat, to=self.name(to), to_you=self.you(to), **more)

    def _by(self, key: str, seat: int, by: int) -> str:
        return self._of(key, seat, by=self.name(by), by_you=self.you(by))

    def _own_cards(self, faces: Sequence[int]) -> list[str]:
        return [self.words("event-cards-drawn-own", card=self.cards(faces))] if faces else []
