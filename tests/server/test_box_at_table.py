"""Whole matches of every recipe at a hosted table, with people, bots and deaths of the server."""

import random
from pathlib import Path

import pytest

from server.hall import Hall, Person, play_of
from svintus.engine import snapshot
from svintus.engine.journal import verify, write


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


def plays_along(person: Person, number: int) -> None:
    """Something lawful that moves the match on, or the next round. Whoever winks away their time only draws cards."""
    if person.table_state["stage"] == "between":
        person.says(type="next-round")
    elif person.update["legal"] and person.view["seat"] in person.view["owes"]:
        moves = [act for act in person.update["legal"] if act["kind"] not in ("call", "catch", "wink")]
        legal = moves or person.update["legal"]
        action = legal[number % len(legal)]
        person.says(type="act", id=f"{person.name}-{number}", seq=person.update["seq"], action=action)


@pytest.mark.parametrize(
    ("edition", "recipe"),
    [("v2", "paranoid"), ("v2", "artistic"), ("v2", "challenge"), ("extended", None)],
)
def test_a_match_is_played_to_its_end_through_deaths_and_its_journal_is_sound(
    hall: Hall, edition: str, recipe: str | None
) -> None:
    people = hall.seated(2, edition, ["courier", "prima", "gambler"], recipe=recipe, clock=5_000, target=1)
    code = people[0].line.table.seating.code
    lifetimes = random.Random(3)
    for number in range(1_500):
        hall.passes(lifetimes.randrange(50, 900))
        for person in people:
            plays_along(person, number)
        if people[0].table_state["stage"] == "over":
            break
        if number % 40 == 39:
            before = snapshot.save(play_of(people[0]).game.match)
            hall.dies()
            hall.open()
            for person in people:
                person.comes(code)
            assert snapshot.save(play_of(people[0]).game.match) == before
        assert all(person.line.closed is None for person in people)
    assert people[0].table_state["stage"] == "over"
    verdict = verify(write(hall.store.journal(play_of(people[0]).game.id)))
    assert (verdict.sound, verdict.over) == (True, True)
