"""What bots do with the cards of the whole box, moment by moment: heads, hands, memory and manners."""

from typing import Any

import pytest

from bots.scenes import PERFECT, acts, choice, seen, sensible
from rulings import ruling
from svintus import editions
from svintus.bots import Attention, Temper, make
from svintus.bots.darkness import probability_of_lie
from svintus.bots.keeping import worst
from svintus.bots.printed import PLAIN
from svintus.bots.temper import Mood
from svintus.engine.actions import FEAT, SAY, SUM, THROW, Action, kind_of, number_of
from svintus.engine.events import CardPlayed, CardsDrawn, CourageLaid, DueArose, Rewarded, SumAnnounced
from svintus.engine.faces import (
    BLUE,
    FACES,
    GREY,
    OVATSII,
    PARODIST,
    REYTING,
    SHEVELIS,
    SHINKOGNITO,
    SHTOL,
    face_of,
)
from svintus.engine.feats import IN_WORDS
from svintus.engine.in_front import front
from svintus.engine.phases.feat import FeatScene
from svintus.engine.phases.race import RaceScene
from svintus.engine.phases.throw import PLACES, REACH, place_at
from svintus.engine.rng import Generator
from svintus.engine.tasks import WORDS
from svintus.engine.view import View

MANY = (5, 6, 6, 6)
STEADY = Temper(steadiness=1.0)
SHAKY = Temper(steadiness=0.0)


def watching(hand: str, top: str, counts: tuple[int, ...] = MANY, **changes: Any) -> View:
    """Seat 0 holds `hand`, and it is the move of seat 1."""
    return seen(hand, top, counts, owes=(1,), mover=1, **changes)


def rewards(face: str, hand: str, seat: int) -> list[str]:
    others = hand.split()
    others.remove(face)
    return [f"reward {face} {one} {other} @{seat}" for i, one in enumerate(others) for other in others[i + 1 :]]


# -- gifts -------------------------------------------------------------------------------------------------------------


def test_a_reward_takes_the_least_wanted_cards_along() -> None:
    hand = "shtol polisvin awl slabo r5"
    view = watching(hand, "r1")
    assert choice(sensible(), view, *rewards("shtol", hand, 1)) == "reward shtol awl slabo @1"


def test_a_ground_that_is_not_noticed_is_let_go() -> None:
    hand = "shtol polisvin awl slabo r5"
    inattentive = sensible(temper=Temper(attention=0.0))
    assert choice(inattentive, watching(hand, "r1"), *rewards("shtol", hand, 1)) is None


def test_of_two_offenders_the_one_about_to_win_is_rewarded() -> None:
    hand = "shtol awl slabo r5"
    view = watching(hand, "r1", (5, 6, 1, 6))
    assert choice(sensible(), view, "reward shtol awl slabo @1", "reward shtol awl slabo @2") == (
        "reward shtol awl slabo @2"
    )


@ruling("SV-1")
def test_a_reward_that_leaves_one_card_is_called_for() -> None:
    view = watching("shtol awl slabo r5", "r1")
    assert choice(sensible(), view, "reward shtol awl slabo @1", "call") == "call"
    assert choice(sensible(), view, "reward shtol awl slabo @1") == "reward shtol awl slabo @1"


def test_what_must_be_given_is_what_is_missed_least() -> None:
    view = seen("polisvin awl r1 neither r2", "r5", MANY, phase="gives")
    assert choice(sensible(), view, "give polisvin r1", "give r1 r2") == "give neither awl"
    assert [face_of("awl"), face_of("neither")] == worst(
        [face_of(c) for c in ["polisvin", "awl", "neither", "r2"]], 2, PLAIN
    )


def test_each_gives_its_worst() -> None:
    view = seen("polisvin awl r1", "r5", MANY, phase="each-gives")
    assert choice(sensible(), view, "give polisvin", "give r1", "give awl") == "give awl"


@ruling("SHM-1")
def test_shmunitet_answers_with_the_worst_cards() -> None:
    view = seen("shmunitet polisvin awl slabo", "r5", MANY, phase="question")
    answers = ("accept", "answer shmunitet polisvin awl", "answer shmunitet awl slabo")
    assert choice(sensible(), view, *answers) == "answer shmunitet awl slabo"


# -- courage -----------------------------------------------------------------------------------------------------------


def test_antrakt_takes_along_what_lies_in_front_of_oneself() -> None:
    parodist = face_of("parodist")
    view = watching("antrakt r1 r2", "g6", rows=((front(parodist, 2),), (), (front(parodist, 1),), ()))
    mine, theirs = (f"give-courage antrakt @1 #{owner * FACES + parodist}" for owner in (0, 2))
    assert choice(sensible(), view, theirs, mine) == mine
    assert choice(sensible(), view, mine, theirs) == mine


def test_a_song_comes_before_the_card_and_a_bow_too() -> None:
    zapevala = face_of("zapevala")
    view = seen("r3 o1 b2", "r5", MANY, rows=((front(zapevala, 2),), (), (), ()))
    plays = ("play r3", "draw", "performed zapevala #0", "performed zapevala #1")
    assert choice(sensible(), view, *plays) == "performed zapevala #0"
    assert choice(sensible(temper=Temper(memory=0.0)), view, *plays) in ("play r3", "draw")


@ruling("SIL-5")
def test_a_song_waits_where_tasks_rest_in_silence() -> None:
    resting = sensible(editions.load("v2").options.changed(voice_tasks_rest=True))
    rows = ((front(face_of("zapevala"), 2),), (), (), ())
    view = seen("r3 o1 b2", "r5", MANY, rows=rows, silence_owner=1)
    assert choice(resting, view, "play r3", "performed zapevala #0", "performed zapevala #1") == "play r3"


def test_no_bow_goes_with_a_pass() -> None:
    view = seen("o1 b2", "r5", MANY, has_drawn=True)
    assert choice(sensible(), view, "pass", "performed pokloonnik #0", "performed pokloonnik #1") == "pass"


def test_the_word_is_the_family_of_the_card_played() -> None:
    bot = sensible()
    words = [f"say #{word}" for word in range(len(WORDS))]
    for number, (event, word) in enumerate(
        (
            (CardPlayed(2, (face_of("khapyozh.r"),), GREY, "turn"), "oink"),
            (Rewarded(2, 1, face_of("shtol"), 2), "sh"),
            (CardPlayed(2, (face_of("antrakt"),), BLUE, "turn"), "piastres"),
            (CardPlayed(2, (face_of("hands"),), GREY, "turn"), "woof"),
        )
    ):
        bot.observe(event)
        bot.observe(DueArose(number, 0, PARODIST))
        assert choice(bot, watching("r1 r2", "r5", dues=((number, PARODIST),)), *words) == f"say #{WORDS.index(word)}"


def test_the_sum_runs_from_when_the_card_came_and_anew_after_a_mistake() -> None:
    bot = sensible()
    for event in (
        CardPlayed(1, (face_of("r7"),), GREY, "turn"),
        CourageLaid(0, face_of("reyting"), 1),
        CardPlayed(1, (face_of("r3"),), GREY, "turn"),
        CardPlayed(2, (face_of("polisvin"),), BLUE, "turn"),
        CardPlayed(3, (face_of("svinorost"), face_of("b2")), GREY, "turn"),
    ):
        bot.observe(event)
    bot.observe(DueArose(4, 0, REYTING))
    assert choice(bot, watching("r1 r2", "b2", dues=((4, REYTING),)), "sum #0") == "sum #5"
    bot.observe(SumAnnounced(0, 6, False))
    bot.observe(CardPlayed(1, (face_of("b4"),), GREY, "turn"))
    bot.observe(DueArose(5, 0, REYTING))
    assert choice(bot, watching("r1 r2", "b4", dues=((5, REYTING),)), "sum #0") == "sum #4"


def test_two_dues_are_answered_one_after_the_other() -> None:
    bot = sensible()
    bot.observe(CardPlayed(2, (face_of("hands"),), GREY, "turn"))
    bot.observe(DueArose(1, 0, PARODIST))
    bot.observe(CardPlayed(3, (face_of("khapyozh.r"),), GREY, "turn"))
    bot.observe(DueArose(2, 0, PARODIST))
    attention = Attention(bot)
    attention.look(0, watching("r1 r2", "r5", dues=((1, PARODIST), (2, PARODIST))), [])
    said = [number_of(attention.take().action) for _ in range(2)]
    assert sorted(said) == [WORDS.index("oink"), WORDS.index("woof")]


def test_who_does_not_listen_does_not_clap() -> None:
    view = watching("r1 r2", "r5", dues=((3, OVATSII),))
    assert choice(sensible(), view, "clap") == "clap"
    assert choice(sensible(temper=Temper(attention=0.0)), view, "clap") is None


# -- choices -----------------------------------------------------------------------------------------------------------


@ruling("AWL")
def test_hands_are_swapped_only_for_a_smaller_one() -> None:
    hand = "awl r1 r2 r3"
    assert choice(sensible(), watching(hand, "r5", (4, 3, 6, 6)), "swap awl @1") == "swap awl @1"
    assert choice(sensible(), watching(hand, "r5", (4, 5, 6, 6)), "swap awl @1") is None


def test_a_colour_is_named_for_which_one_can_chip_in() -> None:
    view = seen("chip_in b1 b2 o3", "o5", MANY)
    plays = [f"play chip_in ={colour}" for colour in ("raspberry", "orange", "green", "blue")]
    assert choice(sensible(), view, *plays) == "play chip_in =blue"


def test_a_card_is_pulled_where_it_is_hoped_to_be_of_another_colour() -> None:
    bot = sensible(editions.load("office").options)
    bot.observe(CardPlayed(0, (face_of("g7"),), GREY, "turn"))
    bot.observe(CardsDrawn(2, (), 1, "turn"))
    view = seen("dont_darken r1 r2", "b5", MANY)
    plays = [f"play dont_darken ={colour} @{seat}" for seat in (1, 2, 3) for colour in ("raspberry", "green", "blue")]
    assert choice(bot, view, *plays) == "play dont_darken =green @2"


def test_a_growth_is_fed_rather_than_drawn_for() -> None:
    view = seen("r3 g2 polisvin", "b2", MANY, phase="growth")
    assert choice(sensible(), view, "play r3", "play g2", "accept") in ("play r3", "play g2")


def test_who_has_fewest_cards_is_winked_at_and_voted_for() -> None:
    view = watching("shmotrun r1 r2", "r5", (3, 4, 2, 6))
    assert choice(sensible(), view, "wink @1", "wink @2", "wink @3") == "wink @2"
    view = seen("r1 r2", "r5", (2, 4, 3, 6), phase="ballot")
    assert choice(sensible(), view, "vote @1", "vote @2", "vote @3") == "vote @2"


@ruling("COU-3")
def test_of_two_tasks_the_heavier_goes_into_the_box() -> None:
    rows = ((front(face_of("antrakt"), 1), front(face_of("parodist"), 2)), (), (), ())
    view = seen("r1 r2", "r5", MANY, phase="row-choice", rows=rows, waiting=face_of("reyting"))
    assert choice(sensible(), view, "choose #0", "choose #1") == "choose #1"


# -- the dark ----------------------------------------------------------------------------------------------------------


def in_the_dark(hand: str, declared: str, layer_holds: int, lying: int = 3) -> View:
    counts = (len(hand.split()), 6, 6, layer_holds)
    return seen(hand, "temnodel.r", counts, phase="dark", layer=3, declared=face_of(declared), lying=lying)


def test_the_truth_is_laid_where_it_fits() -> None:
    honest = sensible(temper=Temper(nerve=0.0, attention=1.0))
    view = in_the_dark("r3 g7 polisvin awl", "r5", 7)
    assert choice(honest, view, "check", "lay r3 r3", "lay r3 r4", "lay g7 r1", "lay awl r7") == "lay r3 r3"


def test_what_cannot_be_true_is_checked() -> None:
    view = in_the_dark("r5 r5 g7", "r5", 7)
    assert probability_of_lie(view, 1) == 1.0
    assert choice(sensible(), view, "check", "lay r5 r5", "lay g7 r4") == "check"


def test_the_fewer_cards_the_layer_had_the_less_is_believed() -> None:
    few, many = (probability_of_lie(in_the_dark("g1 g2", "r5", held), 1) for held in (1, 8))
    assert 0 < many < few < 1


def test_a_lie_is_told_with_the_worst_card_and_none_that_one_holds() -> None:
    view = seen("awl g7 r6", "temnodel.r", (3, 6, 6, 6), phase="dark", layer=-1, declared=-1)
    said = choice(sensible(temper=Temper(nerve=0.0)), view, "lay awl r6", "lay awl r1", "lay g7 r1", "lay awl r2")
    assert said in ("lay awl r1", "lay awl r2")


@ruling("DARK-7")
def test_a_last_card_in_the_dark_is_always_checked() -> None:
    view = seen("r1 g2", "temnodel.r", (2, 6, 6, 0), phase="last-dark", layer=3, declared=face_of("r5"), lying=2)
    assert choice(sensible(), view, "check", "pass") == "check"


# -- hands and eyes ----------------------------------------------------------------------------------------------------


@ruling("SHURIKEN")
@pytest.mark.parametrize(("temper", "hits"), [(STEADY, True), (SHAKY, False)])
def test_a_steady_hand_hits_and_a_shaky_one_does_not(temper: Temper, hits: bool) -> None:
    bot = sensible(temper=temper)
    path = (20 * 8, 3, 15, 3)
    for _ in range(50):
        decision = bot.decide(seen("r1", "r5", MANY, phase="throw", mark=path), acts("throw #800"))
        assert decision is not None
        assert kind_of(decision.action) == THROW
        moment, place = divmod(number_of(decision.action), PLACES)
        assert decision.after == moment * 50
        beside = abs(place - place_at(path, moment))
        assert beside <= REACH if hits else beside > REACH or place in (0, PLACES - 1)


@ruling("CLO")
def test_who_named_the_garment_waits_for_another_hand() -> None:
    for order, waits in (((), True), ((2,), False)):
        race = RaceScene("touch", 0, order, 1)
        decision = sensible().decide(seen("r1 r2", "r5", MANY, phase="touch", race=race), acts("touch"))
        assert decision is not None
        assert (decision.after > PERFECT.slapping[1]) == waits


def test_an_eye_that_flickers_is_seen_or_not() -> None:
    view = watching("r1 r2", "r5", winks=((2, -1),))
    assert choice(sensible(), view, "spot @2") == "spot @2"
    assert choice(sensible(temper=Temper(eye=0.0)), view, "spot @2") is None


def test_talent_shows_in_feats() -> None:
    scene = FeatScene(0, IN_WORDS, -1, 0)
    view = seen("r1 r2", "r5", MANY, phase="feat", feat=scene)
    scores = []
    for talent in (0.2, 0.8):
        bot = sensible(temper=Temper(talent=talent))
        done = [bot.decide(view, acts("pass", "feat #0")) for _ in range(100)]
        assert all(one is not None and kind_of(one.action) == FEAT for one in done)
        scores.append(sum(number_of(one.action) for one in done if one is not None))
    assert scores[0] < scores[1]


# -- manners -----------------------------------------------------------------------------------------------------------


@ruling("SIM-1")
def test_tact_is_what_keeps_a_seat_from_facts() -> None:
    view = watching("r1 r2", "r5", kinds=(0, SHTOL, SHINKOGNITO))
    for tact, lapses in ((1.0, False), (0.0, True)):
        attention = Attention(sensible(temper=Temper(tact=tact)))
        attention.look(0, view, [])
        assert (attention.due is not None) == lapses
        if lapses:
            assert Action.unpack(attention.take().action).kind == "fact"
            attention.look(500, view, [])
            assert attention.due is None, "once between one card and the next"


def test_in_silence_the_lapse_is_a_word() -> None:
    attention = Attention(sensible(temper=Temper(tact=0.0)))
    attention.look(0, watching("r1 r2", "r5", kinds=(0, 4), silence_owner=2), [])
    assert Action.unpack(attention.take().action).kind == "speak"


def test_a_table_without_manners_minds_nothing() -> None:
    attention = Attention(sensible(temper=Temper(tact=0.0)))
    attention.look(0, watching("r1 r2", "r5", kinds=(0, 1, 6)), [])
    assert attention.due is None


@ruling("SHEVELIS")
def test_some_are_lost_in_thought() -> None:
    view = seen("r3 o1 b2", "r5", MANY, kinds=(0, SHEVELIS))
    for pondering, long in ((1.0, True), (0.0, False)):
        decision = sensible(temper=Temper(pondering=pondering)).decide(view, acts("play r3", "draw"))
        assert decision is not None
        assert (decision.after > 5_000) == long


def test_the_random_bot_guesses_what_it_must_form() -> None:
    options = editions.load("v2").options
    bot = make("random", 0, options, b"guesses")
    kinds = {SAY: (PARODIST, [f"say #{word}" for word in range(4)]), SUM: (REYTING, ["sum #0"])}
    for kind, (card, offered) in kinds.items():
        said = set()
        for number in range(60):
            decision = bot.decide(watching("r1", "r5", dues=((number, card),)), acts(*offered))
            if decision is not None:
                assert kind_of(decision.action) == kind
                said.add(number_of(decision.action))
        assert len(said) > 2


def test_a_mood_scores_and_aims_by_its_own_generator() -> None:
    options = editions.load("v2").options
    one, other = (Mood(STEADY, options, Generator(b"same")) for _ in range(2))
    assert [one.score() for _ in range(5)] == [other.score() for _ in range(5)]
    assert all(0 <= one.aim(place, REACH, PLACES) < PLACES for place in (0, 1, PLACES - 1))
