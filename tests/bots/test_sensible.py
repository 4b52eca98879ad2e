"""How the sensible bot plays, moment by moment."""

from bots.scenes import PERFECT, acts, choice, seen, sensible
from svintus import editions
from svintus.bots.temper import Temper
from svintus.engine.events import CardPlayed, CardsDrawn
from svintus.engine.faces import BLUE, GREEN, GREY, ORANGE, face_of

MANY = (5, 6, 6, 6)
NEXT_ABOUT_TO_WIN = (5, 1, 6, 6)


def test_an_attack_waits_until_the_next_seat_has_few_cards() -> None:
    hand = "r3 khapyozh.r o1 g2 b4"
    plays = ("play r3", "play khapyozh.r", "draw")
    assert choice(sensible(), seen(hand, "r5", MANY), *plays) == "play r3"
    assert choice(sensible(), seen(hand, "r5", NEXT_ABOUT_TO_WIN), *plays) == "play khapyozh.r"


def test_who_is_next_depends_on_the_direction() -> None:
    hand = "r3 khapyozh.r o1 g2 b4"
    view = seen(hand, "r5", (5, 6, 6, 1), direction=-1)
    assert choice(sensible(), view, "play r3", "play khapyozh.r") == "play khapyozh.r"


def test_seats_that_are_gone_are_not_next() -> None:
    hand = "r3 khapyozh.r o1 g2 b4"
    view = seen(hand, "r5", (5, 0, 1, 6), gone=(1,))
    assert choice(sensible(), view, "play r3", "play khapyozh.r") == "play khapyozh.r"


def test_the_direction_turns_away_from_a_winner_not_towards_one() -> None:
    hand = "r3 perekhryuk.r o1 g2 b4"
    plays = ("play r3", "play perekhryuk.r")
    assert choice(sensible(), seen(hand, "r5", (5, 1, 6, 9)), *plays) == "play perekhryuk.r"
    assert choice(sensible(), seen(hand, "r5", (5, 9, 6, 1)), *plays) == "play r3"


def test_polisvin_is_kept_while_another_card_fits() -> None:
    view = seen("polisvin r3 o1 o2", "r5", MANY)
    assert choice(sensible(), view, "play polisvin =orange", "play r3", "draw") == "play r3"


def test_polisvin_comes_out_where_drawing_is_not_allowed() -> None:
    view = seen("polisvin o3 o1 b2", "r5", MANY)
    plays = [f"play polisvin ={colour}" for colour in ("raspberry", "orange", "green", "blue")]
    assert choice(sensible(), view, *plays) == "play polisvin =orange"


def test_the_colour_named_is_one_that_the_next_seat_lacks() -> None:
    bot = sensible(editions.load("office").options)
    bot.observe(CardPlayed(3, (face_of("b7"),), GREY, "turn"))
    bot.observe(CardsDrawn(1, (), 1, "turn"))
    view = seen("polisvin o3 b1 g4", "r5", NEXT_ABOUT_TO_WIN)
    plays = [f"play polisvin ={colour}" for colour in ("raspberry", "orange", "green", "blue")]
    assert choice(bot, view, *plays) == "play polisvin =blue"


def test_a_card_of_the_colour_held_most_goes_first() -> None:
    view = seen("r5 g5 g1 g2 g7", "b5", MANY)
    assert choice(sensible(), view, "play r5", "play g5", "draw") == "play g5"


def test_a_pair_is_opened_to_intercept_itself() -> None:
    view = seen("r3 r4 r4 o1 g1 b1", "r5", MANY)
    assert choice(sensible(), view, "play r3", "play r4", "draw") == "play r4"


def test_the_last_card_is_played_whatever_it_is() -> None:
    view = seen("polisvin", "r5", MANY)
    assert (choice(sensible(), view, "draw", "play polisvin =blue", "call") or "").startswith("play")


def test_svintus_is_called_before_one_card_is_left() -> None:
    view = seen("r3 o1", "r5", MANY)
    assert choice(sensible(), view, "play r3", "draw", "call") == "call"
    assert choice(sensible(), view, "play r3", "draw") == "play r3"


def test_the_call_comes_before_an_interception_and_a_transfer_too() -> None:
    view = seen("r3 o1", "r3", MANY, owes=(1,), mover=1)
    assert choice(sensible(), view, "intercept r3", "call") == "call"
    view = seen("khapyozh.b o1", "khapyozh.r", MANY, phase="attack", attack=face_of("khapyozh.r"), stake=3)
    assert choice(sensible(), view, "accept", "transfer khapyozh.b", "call") == "call"


def test_no_call_is_made_for_a_turn_that_empties_the_hand() -> None:
    bot = sensible(editions.load("classic").options)
    view = seen("r3 o3", "r5", MANY)
    assert choice(bot, view, "play r3", "play r3 o3", "call") == "play r3 o3"


def test_three_cards_of_which_two_go_at_once_want_a_call() -> None:
    bot = sensible(editions.load("classic").options)
    view = seen("r3 o3 b7", "r5", MANY)
    assert choice(bot, view, "play r3", "play r3 o3", "call") == "call"


def test_several_cards_go_before_one() -> None:
    bot = sensible(editions.load("classic").options)
    view = seen("r3 o3 b7 g1 g2", "r5", MANY)
    assert choice(bot, view, "play r3", "play r3 o3", "play r3") == "play r3 o3"


def test_a_forgetful_bot_does_not_call() -> None:
    view = seen("r3 o1", "r5", MANY)
    assert choice(sensible(temper=Temper(forgetfulness=1.0)), view, "play r3", "draw", "call") == "play r3"


def test_a_miss_is_caught_unless_nobody_looks() -> None:
    view = seen("r3 o1 b2", "r5", NEXT_ABOUT_TO_WIN, catchable=(1,), owes=(2,), mover=2)
    assert choice(sensible(), view, "catch @1") == "catch @1"
    assert choice(sensible(temper=Temper(attention=0.0)), view, "catch @1") is None


def test_a_move_waits_for_the_catch_that_it_would_end() -> None:
    view = seen("r3 o1 b2", "r5", (5, 6, 6, 1), catchable=(3,))
    decision = sensible().decide(view, acts("play r3", "draw"))
    assert decision is not None
    assert decision.after >= PERFECT.catching[1]


def test_where_calls_are_speech_silence_is_kept() -> None:
    bot = sensible(editions.load("v2").options.changed(calls_are_speech=True))
    view = seen("r3 o1", "r5", NEXT_ABOUT_TO_WIN, catchable=(1,), silence_owner=2)
    assert choice(bot, view, "catch @1") is None
    assert choice(bot, view, "play r3", "draw", "call") == "play r3"


def test_a_late_call_is_made_where_it_saves() -> None:
    view = seen("r3", "r5", MANY, catchable=(0,), owes=(1,), mover=1)
    assert choice(sensible(), view, "call") == "call"


def test_a_copy_intercepts_but_polisvin_is_too_good_for_it() -> None:
    view = seen("r3 o1 b2", "r3", MANY, owes=(1,), mover=1)
    assert choice(sensible(), view, "intercept r3") == "intercept r3"
    view = seen("polisvin o1 b2", "polisvin", MANY, colour=GREEN, owes=(1,), mover=1)
    assert choice(sensible(), view, "intercept polisvin =orange", "intercept polisvin =blue") is None


def test_an_attack_is_passed_on_where_it_can_be() -> None:
    view = seen("khapyozh.b r1 o1 g1", "khapyozh.r", MANY, phase="attack", attack=face_of("khapyozh.r"), stake=3)
    assert choice(sensible(), view, "accept", "transfer khapyozh.b") == "transfer khapyozh.b"
    assert choice(sensible(), view, "accept") == "accept"


def test_a_slap_is_quick() -> None:
    view = seen("r3 o1", "khlopkopyt.r", MANY, phase="slap", owes=(0, 1, 2, 3))
    for _ in range(50):
        decision = sensible().decide(view, acts("slap"))
        assert decision is not None
        assert PERFECT.slapping[0] <= decision.after <= PERFECT.slapping[1]


def test_a_card_follows_polisvin_where_one_may() -> None:
    bot = sensible(editions.load("classic").options)
    view = seen("r3 o1 o2 b4", "polisvin", MANY, colour=ORANGE, phase="follow-up")
    assert choice(bot, view, "play o1", "play o2", "pass") in ("play o1", "play o2")
    view = seen("r3 r1 r2 b4 polisvin", "polisvin", MANY, colour=BLUE, phase="follow-up")
    assert choice(bot, view, "play b4", "play polisvin =raspberry", "pass") == "play b4"
