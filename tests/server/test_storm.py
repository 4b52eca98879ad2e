"""Everything at once: people who come, go, play, err, shout and resend, in a seeded order, with a server that dies."""

import random
from pathlib import Path
from typing import Any

import pytest

from server.hall import Hall, Person, play_of
from svintus.engine import snapshot
from svintus.engine.journal import Journal, replay

SETTINGS: list[dict[str, Any]] = [
    {"edition": "v2"},
    {"edition": "v2", "absent": "leave", "by_the_book": True},
    {"edition": "classic", "clock": 2_000},
    {"edition": "office", "absent": "leave", "clock": 3_000},
    {"edition": "v2", "calls_are_speech": True, "late_call_saves": True, "boxes": 2, "time_limit_minutes": 2},
]


class Storm:
    """A hall, a table and the chance by which things happen."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = random.Random(seed)
        self.hall = Hall(folder)
        settings = dict(SETTINGS[seed % len(SETTINGS)])
        edition = settings.pop("edition")
        self.people = [self.hall.person(f"P{number}", self.chance.choice([5, 40, 250])) for number in range(5)]
        self.code = self.hall.table(self.people[0], edition, 4, ["courier"], deal=5, target=30, **settings)
        self.sent: list[tuple[Person, str]] = []
        self.seen: dict[tuple[str, str], list[str | None]] = {}
        for person in self.people[:3]:
            person.comes(self.code)
            person.sits()
        self.people[0].says(type="start")

    def here(self) -> list[Person]:
        return [
            person for person in self.people if person._line is not None and person.line in person.line.table.audience
        ]

    def collects(self) -> None:
        """Note what was answered before a connection is forgotten."""
        for person in self.here():
            for message in person.line.frames:
                if message["type"] in ("answer", "failure") and message.get("id") is not None:
                    key = (person.name, message["id"])
                    self.seen.setdefault(key, []).append(message.get("refused") or message.get("code"))
            person.line.frames[:] = [
                *person.line.told("welcome")[-1:], *person.line.told("table")[-1:], *person.line.told("update")[-1:]
            ]  # fmt: skip

    def step(self) -> None:
        self.hall.passes(self.chance.choice([0, 0, 5, 60, 150, 400, 1_500]))
        person = self.chance.choice(self.people)
        what = self.chance.random()
        if person not in self.here():
            if what < 0.5:
                since = self.chance.choice([None, 0, 3])
                person.comes(self.code, since)
            return
        if what < 0.03:
            self.collects()
            person.goes()
        elif what < 0.05:
            person.sits(self.chance.choice([None, None, 0, 1, 2, 3, 9]))
        elif what < 0.055:
            person.says(type="rise")
        elif what < 0.07:
            said = self._id(person)
            self.sent.append((person, said))
            for _ in range(self.chance.choice([1, 2])):
                person.says(type="say", id=said, text="хрю")
        elif what < 0.10:
            person.says(type=self.chance.choice(["next-round", "rematch", "start"]))
        elif what < 0.11:
            person.says(type="unseat", seat=self.chance.randrange(4))
        elif what < 0.12:
            person.says(type="seat-bot", character="gambler")
        elif person.line.told("update"):
            self._acts(person)

    def _id(self, person: Person) -> str:
        return f"{person.name}/{len(self.sent)}"

    def _acts(self, person: Person) -> None:
        update = person.update
        wrong = [
            {"kind": "draw"},
            {"kind": "slap"},
            {"kind": "call"},
            {"kind": "catch", "seat": self.chance.randrange(5)},
            {"kind": "play", "cards": ["r5"]},
            {"kind": "intercept", "cards": ["polisvin"], "colour": "blue"},
        ]
        act = self.chance.choice(update["legal"] if update["legal"] and self.chance.random() < 0.8 else wrong)
        act_id = self._id(person)
        seq = max(0, update["seq"] - self.chance.choice([0, 0, 0, 0, 1, 3, 70]))
        reaction = self.chance.choice([None, 1, 150, 500])
        self.sent.append((person, act_id))
        for _ in range(self.chance.choice([1, 1, 1, 2])):
            person.says(type="act", id=act_id, seq=seq, action=act, reaction=reaction)

    def dies(self) -> None:
        self.collects()
        self.hall.passes(1_000)
        self.collects()
        game = play_of(self.people[0]).game if self.people[0] in self.here() else None
        before = snapshot.save(game.match) if game else None
        self.hall.dies()
        self.hall.open()
        for person in self.people:
            person.leaves_nothing()
        for person in self.people[:3]:
            person.comes(self.code)
        if before is not None:
            assert snapshot.save(play_of(self.people[0]).game.match) == before


@pytest.mark.parametrize("seed", range(10))
def test_a_storm_leaves_a_sound_table_and_no_act_without_its_answer(tmp_path: Path, seed: int) -> None:
    storm = Storm(tmp_path, seed)
    for number in range(1_200):
        storm.step()
        if number % 400 == 399:
            storm.dies()
    storm.hall.passes(1_000)
    storm.collects()
    stopped = storm.hall.metrics.registry.get_sample_value("svintus_failures_total", {"code": "storage"})
    assert stopped is None
    for person in storm.people:
        assert not person.was_closed
    answers = [storm.seen.get((person.name, act_id), []) for person, act_id in storm.sent]
    assert all(len(set(answer)) <= 1 for answer in answers), "one act, one answer, however often it is given"
    answered = sum(bool(answer) for answer in answers)
    assert answered > 0.9 * len(answers), "only those who left in between have missed theirs"
    for summary in storm.hall.store.matches():
        row = storm.hall.store.match(summary.id)
        entries = tuple(entry.entry() for entry in storm.hall.store.entries(summary.id))
        for match in replay(Journal(row.header(), entries)):
            assert match.card_count() == len(match.deck)
