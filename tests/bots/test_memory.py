"""What is remembered of the others' colours."""

from svintus import editions
from svintus.bots.memory import Memory
from svintus.engine.events import CardPlayed, CardsDrawn, RoundStarted
from svintus.engine.faces import BLUE, GREEN, GREY, RASPBERRY, face_of

STRICT = editions.load("office").options
FREE = editions.load("v2").options


def started(memory: Memory) -> Memory:
    memory.observe(RoundStarted(0, 1, face_of("g4"), 1))
    return memory


def test_who_draws_lacks_the_colour_in_force() -> None:
    memory = started(Memory(STRICT))
    memory.observe(CardsDrawn(1, (), 1, "turn"))
    assert memory.lacks(1, GREEN) == 1.0
    assert memory.lacks(1, BLUE) == 0.0
    assert memory.lacks(2, GREEN) == 0.0


def test_a_free_draw_says_less() -> None:
    memory = started(Memory(FREE))
    memory.observe(CardsDrawn(1, (), 1, "turn"))
    assert 0.0 < memory.lacks(1, GREEN) < 1.0


def test_a_colour_named_is_the_colour_in_force() -> None:
    memory = started(Memory(STRICT))
    memory.observe(CardPlayed(0, (face_of("polisvin"),), BLUE, "turn"))
    memory.observe(CardsDrawn(1, (), 1, "turn"))
    assert memory.lacks(1, BLUE) == 1.0
    assert memory.lacks(1, GREEN) == 0.0


def test_later_cards_make_it_less_certain() -> None:
    memory = started(Memory(STRICT))
    memory.observe(CardsDrawn(1, (), 1, "turn"))
    memory.observe(CardsDrawn(1, (), 3, "attack"))
    assert 0.0 < memory.lacks(1, GREEN) < 0.5


def test_penalties_say_nothing_of_the_colour_in_force() -> None:
    memory = started(Memory(STRICT))
    memory.observe(CardsDrawn(1, (), 2, "slap"))
    assert memory.lacks(1, GREEN) == 0.0


def test_a_card_of_the_colour_refutes_it() -> None:
    memory = started(Memory(STRICT))
    memory.observe(CardsDrawn(1, (), 1, "turn"))
    memory.observe(CardPlayed(1, (face_of("g1"),), GREY, "turn"))
    assert memory.lacks(1, GREEN) == 0.0


def test_every_round_begins_anew() -> None:
    memory = started(Memory(STRICT))
    memory.observe(CardsDrawn(1, (), 1, "turn"))
    memory.observe(RoundStarted(1, 2, face_of("r4"), 2))
    assert memory.lacks(1, GREEN) == 0.0
    memory.observe(CardsDrawn(2, (), 1, "turn"))
    assert memory.lacks(2, RASPBERRY) == 1.0
