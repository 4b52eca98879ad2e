"""Each task of a courage card while everybody must be silent (SIL-5): its holder breaks one rule or the other."""

from collections.abc import Callable

import pytest

from engine.talk import Person, Table, table
from rulings import ruling
from svintus.engine.events import CardsDrawn, SilenceBroken, TaskFailed


def silent(task: str, **options: object) -> Table:
    """Anna has made everybody silent; this courage card, given by Clara, lies in front of Boris, who moves next."""
    t = table(
        "v2",
        Anna="tikhokhryun.r r5 r4",
        Boris="r7 r6 b2 b3",
        Clara="r1 r0 b4 b5",
        rows={"Boris": task},
        deck="g0*60",
        options=options,
    )
    t.anna.plays("tikhokhryun.r")
    return t


def costs(t: Table, person: Person) -> list[str]:
    """What this person drew cards for in the last act."""
    return [event.why for event in t.heard(CardsDrawn) if event.seat == person.seat]


def says_oink(t: Table) -> None:
    t.boris.says("oink")


def claps(t: Table) -> None:
    t.boris.claps()


def whispers(t: Table) -> None:
    t.boris.speaks()


def performs(card: str) -> Callable[[Table], None]:
    return lambda t: t.boris.does(card)


def plays_and_announces(t: Table) -> None:
    t.boris.plays("r7")
    t.boris.announces(7)


def plays(t: Table) -> None:
    t.boris.plays("r7")


def misses_an_echo(t: Table) -> None:
    t.boris.fails("suflyor")


def lets_the_seconds_pass(t: Table) -> None:
    t.seconds_pass()
    t.boris.plays("r7")


def counts_in_silence(t: Table) -> None:
    t.boris.plays("r7")
    t.seconds_pass()
    t.clara.plays("r1")


OBEYING = {
    "parodist": says_oink,
    "zapevala": performs("zapevala"),
    "folklorist": performs("folklorist"),
    "pokloonnik": performs("pokloonnik"),
    "suflyor": whispers,
    "ovatsii": claps,
    "reyting": plays_and_announces,
}
REFUSING = {
    "parodist": plays,
    "zapevala": plays,
    "folklorist": plays,
    "pokloonnik": plays,
    "suflyor": misses_an_echo,
    "ovatsii": lets_the_seconds_pass,
    "reyting": counts_in_silence,
}
VOICED = tuple(task for task in OBEYING if task != "ovatsii")


@ruling("SIL-5", "SIL-2", "PARODIST", "ZAPEVALA", "FOLKLORIST", "POKLOONNIK", "SUFLYOR", "REYTING")
@pytest.mark.parametrize("task", VOICED)
def test_who_obeys_a_task_of_the_voice_breaks_the_silence(task: str) -> None:
    t = silent(task)
    OBEYING[task](t)
    assert t.heard(SilenceBroken) == [SilenceBroken(1)]
    assert costs(t, t.boris) == ["silence"]
    assert t.silence_of == ""


@ruling("SIL-5", "COU-4", "PARODIST", "ZAPEVALA", "FOLKLORIST", "POKLOONNIK", "SUFLYOR", "REYTING", "OVATSII")
@pytest.mark.parametrize("task", list(REFUSING))
def test_who_keeps_the_silence_pays_for_the_task(task: str) -> None:
    t = silent(task)
    REFUSING[task](t)
    assert [event.seat for event in t.heard(TaskFailed)] == [1]
    assert costs(t, t.boris) == ["task"]
    assert t.silence_of == "Anna"


@ruling("SIL-5", "OVATSII")
@pytest.mark.parametrize("resting", [False, True])
def test_a_clap_is_no_voice_and_never_rests(resting: bool) -> None:
    t = silent("ovatsii", voice_tasks_rest=resting)
    assert t.boris.must == ["ovatsii"]
    t.boris.claps()
    assert costs(t, t.boris) == []
    assert t.silence_of == "Anna"


@ruling("SIL-5", "ANT-1")
@pytest.mark.parametrize("resting", [False, True])
def test_antrakt_asks_for_nothing_in_silence_either(resting: bool) -> None:
    t = silent("antrakt", voice_tasks_rest=resting)
    assert t.boris.must == []
    t.boris.fails("antrakt", refused="no-such-task")
    t.boris.plays("r7")
    assert costs(t, t.boris) == []
    assert t.silence_of == "Anna"


@ruling("SIL-5", "PARODIST", "ZAPEVALA", "FOLKLORIST", "POKLOONNIK", "SUFLYOR", "REYTING")
@pytest.mark.parametrize("task", VOICED)
def test_by_option_each_task_of_the_voice_rests_until_the_silence_is_over(task: str) -> None:
    t = silent(task, voice_tasks_rest=True)
    assert t.boris.must == []
    t.boris.fails(task, refused="no-such-task")
    t.boris.plays("r7")
    t.clara.plays("r1")
    assert not t.heard(TaskFailed)
    t.anna.plays("r5")
    assert t.silence_of == ""
    t.boris.fails(task)
    assert costs(t, t.boris) == ["task"]


@ruling("SIL-5", "PARODIST")
@pytest.mark.parametrize("resting", [False, True])
def test_a_word_that_was_due_when_the_silence_came_rests_with_the_task(resting: bool) -> None:
    t = table(
        "v2",
        Anna="khapyozh.r r5 r4",
        Boris="tikhokhryun.r r7 r6 b2",
        Clara="tikhokhryun.r b4 b5",
        rows={"Anna": "parodist"},
        deck="g0*60",
        options={"voice_tasks_rest": resting},
    )
    t.anna.plays("khapyozh.r")
    t.boris.accepts()
    t.clara.plays("tikhokhryun.r")
    assert t.anna.must == ([] if resting else ["parodist", "parodist"])
    t.anna.plays("r5")
    assert costs(t, t.anna) == ([] if resting else ["task", "task"])
