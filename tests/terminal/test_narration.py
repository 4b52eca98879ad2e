"""Everything that can happen is told, in both languages, and to the reader as "you"."""

from typing import get_args

import pytest

from svintus.engine import events
from svintus.engine.events import NOBODY, Event
from svintus.engine.faces import FACES, GREY, face_of
from svintus.engine.refusals import REASON_KEYS
from svintus.locale import LANGUAGES, Words
from svintus.terminal.card_art import hand_card, hand_chip, pile_card, small_card
from svintus.terminal.hand import Hand
from svintus.terminal.minutes import Minutes
from svintus.terminal.narration import Narrator, card_about, card_name

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
        *[events.RoundEnded(who, 7, (), "emptied") for who in (seat, NOBODY)],
        *[events.MatchEnded(winners, (1, 2, 3)) for winners in ((seat,), (seat, other))],
    ]


HOWS = get_args(events.CardPlayed.__annotations__["how"])
WHYS = get_args(events.CardsDrawn.__annotations__["why"])


def test_no_type_of_event_is_missing_here() -> None:
    types = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert {type(event) for event in every_event(1, 2)} == types


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_event_has_its_sentence(language: str, seat: int) -> None:
    narrator = Narrator(Words(language, strict=True), NAMES, 0)
    for event in every_event(seat, 2):
        told = narrator.tell(event)
        assert told or isinstance(event, events.TurnCame), event
        assert all(sentence.strip() for sentence in told)


def test_the_reader_is_you_and_others_have_names() -> None:
    narrator = Narrator(Words("en", strict=True), NAMES, 0)
    assert narrator.tell(events.Passed(0)) == ["You pass, with dignity."]
    assert narrator.tell(events.Passed(1)) == ["Boris passes, with dignity."]
    assert narrator.tell(events.CardPlayed(1, (face_of("polisvin"),), 2, "turn")) == [
        "Boris: Polisvin.",
        "Green is this season’s colour.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_words_and_a_picture_of_the_right_size(language: str) -> None:
    words = Words(language, strict=True)
    hand = Hand()
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
    words = Words("ru", strict=True)
    pictures = ["\n".join(line.plain for line in pile_card(words, face)) for face in range(FACES)]
    assert len(set(pictures)) == FACES
    assert len({small_card(words, face).plain for face in range(FACES)}) == FACES


def test_the_log_shows_its_newest_lines_and_scrolls_back() -> None:
    minutes = Minutes()
    minutes.add([f"number {number} and some words to wrap" for number in range(30)])
    newest = minutes.draw(20, 4).plain.split("\n")
    assert newest == ["· number 28 and some", "  words to wrap", "· number 29 and some", "  words to wrap"]
    minutes.scroll(1_000)
    assert minutes.draw(20, 6).plain.startswith("· number 0")
    minutes.add(["new"])
    assert minutes.draw(20, 6).plain.endswith("· new")
