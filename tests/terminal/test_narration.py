"""Everything that can happen is told, in both languages, and to the reader as "you"."""

from typing import Any, get_args

import pytest

from svintus.engine import events
from svintus.engine.events import NOBODY, Event
from svintus.engine.faces import FACES, GREY, OVATSII, PARODIST, REYTING, SHTUL, face_of
from svintus.engine.feats import FEATS
from svintus.engine.refusals import REASON_KEYS
from svintus.engine.tasks import PERFORMED, WORDS
from svintus.locale import LANGUAGES
from svintus.terminal.card_art import hand_card, hand_chip, pile_card, small_card
from svintus.terminal.hand import Hand
from svintus.terminal.minutes import Minutes
from svintus.terminal.naming import card_about, card_name
from svintus.terminal.narration import Narrator
from svintus.terminal.printing import Printing

NAMES = ("Анна", "Boris", "Clara")
KHAPYOZH, ZAKHRAPIN = face_of("khapyozh.g"), face_of("zakhrapin.b")


def every_event(seat: int, other: int) -> list[Event]:
    """At least one event of every type, with every variant, about `seat`."""
    cards = (face_of("r5"), face_of("polisvin"))
    plays = [events.CardPlayed(seat, cards, colour, how, other) for how in HOWS for colour in (1, GREY)]
    draws = [events.CardsDrawn(seat, seen, 2, why) for why in WHYS for seen in ((), cards)]
    return [
        events.RoundStarted(other, seat, cards[0], 3),
        *plays,
        *draws,
        events.CardsDrawn(seat, (), 0, "turn"),
        events.Passed(seat),
        *[events.Called(seat, due) for due in (True, False)],
        *[events.Caught(seat, other, found) for found in (True, False)],
        *[events.AttackBegan(seat, card, 3) for card in (KHAPYOZH, ZAKHRAPIN)],
        *[events.AttackAccepted(seat, card, 3) for card in (KHAPYOZH, ZAKHRAPIN)],
        *[events.DirectionTurned(direction) for direction in (1, -1)],
        events.SilenceBegan(seat),
        events.SilenceBroken(seat),
        events.SilenceEnded(),
        events.SlapBegan(2),
        events.Slapped(seat, 1),
        events.SlapEnded((seat, other)),
        events.Reshuffled(40),
        events.TurnCame(seat),
        *[events.TimeRanOut(who, "turn") for who in (seat, NOBODY)],
        *[events.WrongAct(seat, cards[:1], reason, 2) for reason in REASON_KEYS[1:]],
        events.SeatLeft(seat),
        *piles_and_gifts(seat, other, cards),
        *tasks_and_races(seat, other, cards),
        *[events.RoundEnded(who, 7, (), "emptied") for who in (seat, NOBODY)],
        *[events.MatchEnded(winners, (1, 2, 3)) for winners in ((seat,), (seat, other))],
    ]


def piles_and_gifts(seat: int, other: int, cards: tuple[int, int]) -> list[Event]:
    card, hidden = cards[0], tuple[int, ...]()
    return [
        events.GrowthEnded(seat, 4),
        *[events.CardLaidInDark(seat, seen, card, 3) for seen in (hidden, cards[:1])],
        *[events.LastCardInDark(seat, other), events.LastCardInDark(other, seat)],
        *[
            events.DarkChecked(other, seat, card, declared, true)
            for declared, true in ((card, True), (card + 1, False))
        ],
        *[
            events.CardsTaken(seat, seen, 2, why)
            for why in choices(events.CardsTaken, "why")
            for seen in (hidden, cards)
        ],
        events.LaidInDuel(seat, card, 1),
        *[events.TurnedUp(seat, card, lying) for lying in (1, 2)],
        events.RouletteRanDry(5),
        events.ChippedIn(seat, card),
        events.NothingToChipIn(seat),
        events.GroundArose(3, SHTUL, seat, NOBODY),
        *[events.Rewarded(seat, other, card, gifts) for gifts in (0, 1, 2)],
        *[events.CourageGiven(seat, other, card, choice) for choice in (NOBODY, 100)],
        events.CourageLaid(seat, card, other),
        events.CourageBoxed(seat, card),
        events.QuestionAsked(seat, other, card),
        events.Undone(seat),
        *[events.CardsGiven(seat, to, seen, 2, "gift") for to in (other, seat) for seen in (hidden, cards)],
        events.GivingBegan(seat, (other,)),
        events.AwlPlayed(seat, other),
        events.GiftAsked(seat, other, 2),
        events.HandsSwapped(seat, other),
        *[events.CardPulled(seat, other, seen, kept) for seen in (hidden, cards[:1]) for kept in (True, False)],
        events.ThrowBegan(seat, other),
        *[events.Thrown(seat, other, 500, hit) for hit in (True, False)],
    ]


def tasks_and_races(seat: int, other: int, cards: tuple[int, int]) -> list[Event]:
    return [
        *[events.DueArose(1, seat, kind) for kind in (PARODIST, OVATSII, REYTING)],
        *[events.WordSaid(seat, word, right) for word in range(len(WORDS)) for right in (True, False)],
        events.Clapped(seat),
        *[events.SumAnnounced(seat, 17, right) for right in (True, False)],
        *[events.PerformedTask(seat, kind, fresh) for kind in PERFORMED for fresh in (True, False)],
        events.TaskFailed(seat, REYTING),
        *[events.Winked(4, seat, to) for to in (other, NOBODY)],
        *[events.Spotted(seat, other, found) for found in (True, False)],
        events.CountedAloud(seat),
        *[events.RaceBegan(race, seat, 2) for race in RACES],
        *[events.Raced(race, seat, 2) for race in RACES],
        *[events.RaceEnded(race, loser) for race in RACES for loser in (seat, NOBODY)],
        events.LaidOpen(seat, cards[0]),
        events.Grabbed(seat, other, cards[0]),
        *[events.FeatAsked(seat, feat, mark) for feat in range(FEATS) for mark in (NOBODY, 500)],
        *[events.FeatAnswered(seat, 3, how, 500) for how in choices(events.FeatAnswered, "how")],
        events.PuttingAside(seat, 3),
        events.PutAside(seat, cards),
        events.TurnLost(seat),
        events.BallotBegan(2),
        *[events.BallotEnded((other, NOBODY), loser) for loser in (seat, NOBODY)],
    ]


def choices(event: type[Event], field: str) -> tuple[Any, ...]:
    """What a field of this event can say."""
    return get_args(event.__annotations__[field])


RACES = get_args(events.Race)
TAKINGS = choices(events.CardsTaken, "why")
HOWS = get_args(events.CardPlayed.__annotations__["how"])
WHYS = get_args(events.CardsDrawn.__annotations__["why"])


def test_no_type_of_event_is_missing_here() -> None:
    types = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert {type(event) for event in every_event(1, 2)} == types


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_event_has_its_sentence(language: str, seat: int) -> None:
    narrator = Narrator(Printing(language, strict=True), NAMES, 0)
    for event in every_event(seat, 2):
        told = narrator.tell(event)
        assert told or isinstance(event, events.TurnCame), event
        assert all(sentence.strip() for sentence in told)


def test_the_reader_is_you_and_others_have_names() -> None:
    narrator = Narrator(Printing("en", strict=True), NAMES, 0)
    assert narrator.tell(events.Passed(0)) == ["You pass, with dignity."]
    assert narrator.tell(events.Passed(1)) == ["Boris passes, with dignity."]
    assert narrator.tell(events.CardPlayed(1, (face_of("polisvin"),), 2, "turn")) == [
        "Boris: Polisvin.",
        "Green is this season’s colour.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_words_and_a_picture_of_the_right_size(language: str) -> None:
    words = Printing(language, strict=True)
    hand = Hand(words)
    hand.hold(list(range(FACES)))
    for place, face in enumerate(hand.faces):
        assert card_name(words, face)
        assert card_about(words, face)
        assert [line.cell_len for line in pile_card(words, face)] == [14] * 7
        for playable in (None, set[int](), {face}):
            pose = hand.pose(place, playable)
            assert [line.cell_len for line in hand_card(words, face, pose)] == [7] * 5
            assert hand_chip(words, face, pose).cell_len == 11
            assert "…" not in hand_chip(words, face, pose).plain
        assert "…" not in small_card(words, face).plain


def test_no_two_cards_look_alike_without_colour() -> None:
    words = Printing("ru", strict=True)
    pictures = ["\n".join(line.plain for line in pile_card(words, face)) for face in range(FACES)]
    assert len(set(pictures)) == FACES
    assert len({small_card(words, face).plain for face in range(FACES)}) == FACES


def test_what_only_others_may_know_is_not_told() -> None:
    narrator = Narrator(Printing("en", strict=True), NAMES, 0)
    assert narrator.tell(events.GroundArose(3, SHTUL, 1, 2).seen_by(0)) == []
    assert narrator.tell(events.Winked(3, 1, 2).seen_by(0)) == ["Is something the matter with Boris’s eye?"]


def test_the_log_shows_its_newest_lines_and_scrolls_back() -> None:
    minutes = Minutes()
    minutes.add([f"number {number} and some words to wrap" for number in range(30)])
    newest = minutes.draw(20, 4).plain.split("\n")
    assert newest == ["· number 28 and some", "  words to wrap", "· number 29 and some", "  words to wrap"]
    minutes.scroll(1_000)
    assert minutes.draw(20, 6).plain.startswith("· number 0")
    minutes.add(["new"])
    assert minutes.draw(20, 6).plain.endswith("· new")
