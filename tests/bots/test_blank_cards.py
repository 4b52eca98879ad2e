"""How bots read blank cards: by what is printed on them, not by the empty form (DECK-4)."""

from typing import Any

import pytest

from bots.scenes import choice, every_bot, seen, sensible
from rulings import ruling
from svintus import bots, editions
from svintus.bots.keeping import worst
from svintus.bots.memory import Memory
from svintus.bots.printed import Printed
from svintus.bots.prompter import Prompter
from svintus.editions.own import OwnDeck
from svintus.engine.actions import PLAY, cards_of, kind_of
from svintus.engine.blank import read_blanks
from svintus.engine.events import CardPlayed, CardsDrawn, CourageLaid, DueArose, RoundStarted
from svintus.engine.faces import BLUE, FIRST_BLANK, GREEN, GREY, KIND_OF, REYTING, face_of
from svintus.engine.match import Match
from svintus.lab.driver import Driver

OPTIONS = editions.load("v2").options
MANY = (5, 6, 6, 6)


def blank(*effects: dict[str, Any], colour: str = "green", fits: tuple[str, ...] = ("colour",), **more: Any) -> Any:
    name = {"name_en": "Own", "picture": "pig.sly.hat", "colour": colour, "fits": list(fits), "effects": list(effects)}
    return {**name, **more}


@ruling("DECK-4")
def test_a_blank_card_that_would_follow_counts_as_a_follower() -> None:
    plays = ("play b5", "play g5")
    blanks = read_blanks([blank(colour="green")])
    view = seen("b5 g5 blank.1 r1", "o5", MANY, blanks=blanks)
    assert choice(sensible(blanks=blanks), view, *plays) == "play g5"
    blanks = read_blanks([blank(colour="blue")])
    assert choice(sensible(blanks=blanks), view, *plays) == "play b5"


@ruling("DECK-4")
def test_a_blank_card_that_goes_on_anything_is_kept_for_the_end() -> None:
    anything = read_blanks([blank(fits=("anything",))])
    view = seen("blank.1 r3 o1 o2", "g5", MANY, blanks=anything)
    assert choice(sensible(blanks=anything), view, "play blank.1", "draw") == "draw"
    last = seen("blank.1", "g5", MANY, blanks=anything)
    assert choice(sensible(blanks=anything), last, "play blank.1", "draw") == "play blank.1"
    hand = [face_of(code) for code in ("blank.1", "r3", "g2")]
    assert face_of("blank.1") not in worst(hand, 2, Printed(True, anything))


@ruling("DECK-4")
@pytest.mark.parametrize(
    ("bad", "good"),
    [
        ({"do": "draw", "who": "me", "count": 3}, {"do": "draw", "who": "others", "count": 3}),
        ({"do": "gives", "who": "me"}, {"do": "gives", "who": "next"}),
        ({"do": "feat"}, {"do": "race", "count": 2}),
    ],
)
def test_of_two_blank_cards_the_better_effect_is_played(bad: dict[str, Any], good: dict[str, Any]) -> None:
    blanks = read_blanks([blank(bad), blank(good)])
    view = seen("blank.1 blank.2 r1 o2", "g5", MANY, blanks=blanks)
    for hand in (("play blank.1", "play blank.2"), ("play blank.2", "play blank.1")):
        assert choice(sensible(blanks=blanks), view, *hand) == "play blank.2"


@ruling("DECK-4")
def test_nobody_swaps_a_small_hand_for_a_large_one() -> None:
    blanks = read_blanks([blank({"do": "swap", "who": "chosen"})])
    few = seen("blank.1 r1", "g5", (2, 9, 1, 6), blanks=blanks)
    plays = ("play blank.1 @1", "play blank.1 @2", "play blank.1 @3", "draw")
    assert choice(sensible(blanks=blanks), few, *plays) == "play blank.1 @2"
    worse = seen("blank.1 r1", "g5", (2, 9, 8, 6), blanks=blanks)
    assert choice(sensible(blanks=blanks), worse, *plays) == "draw"


@ruling("DECK-4")
def test_memory_knows_the_printed_colour() -> None:
    memory = Memory(OPTIONS.changed(draw_freely=False), Printed(True, read_blanks([blank(colour="blue")])))
    memory.observe(RoundStarted(0, 1, face_of("g5"), 1))
    memory.observe(CardPlayed(0, (face_of("blank.1"),), GREY, "turn"))
    memory.observe(CardsDrawn(1, (), 1, "turn"))
    assert memory.lacks(1, BLUE) == 1
    assert memory.lacks(1, GREEN) == 0


@ruling("REYTING", "DECK-4")
def test_the_prompter_counts_the_printed_number() -> None:
    prompter = Prompter(2, Printed(True, read_blanks([blank(value=6)])))
    prompter.observe(CourageLaid(2, face_of("reyting"), 0))
    prompter.observe(CardPlayed(0, (face_of("blank.1"),), GREY, "turn"))
    prompter.observe(CardPlayed(1, (face_of("g3"),), GREY, "turn"))
    prompter.observe(DueArose(4, 2, REYTING))
    assert prompter.right(4) == 9


@ruling("DECK-4")
def test_every_bot_plays_rounds_with_blank_cards_to_their_end() -> None:
    blanks = read_blanks(
        [
            blank({"do": "turn"}, {"do": "skip"}, {"do": "swap", "who": "chosen"}, value=4, fits=("colour", "value")),
            blank({"do": "colour"}, {"do": "vote", "count": 2}, {"do": "feat"}, colour="grey", fits=("anything",)),
            blank(
                {"do": "gives", "who": "chosen"}, {"do": "race", "count": 1}, {"do": "draw", "who": "me", "count": 1}
            ),
        ]
    )
    own = {"number": 2, "blank.1": 6, "blank.2": 6, "blank.3": 6}
    chosen = editions.load("v2").with_own(OwnDeck(own, blanks))
    names, acts = every_bot(), list[int]()
    for first in range(0, len(names), 4):
        sitting = (names + names)[first : first + 4]
        match = Match(OPTIONS, chosen.deck(4, OPTIONS, editions.OWN), 4, bytes([first] * 32), blanks=blanks)
        players = [bots.make(name, seat, OPTIONS, b"own", blanks) for seat, name in enumerate(sitting)]
        assert Driver(match, players, lambda at, seat, act: acts.append(act)).play_round()
    played = {KIND_OF[face] for act in acts if kind_of(act) == PLAY for face in cards_of(act)}
    assert played >= {FIRST_BLANK, FIRST_BLANK + 1, FIRST_BLANK + 2}
