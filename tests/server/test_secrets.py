"""No frame holds what its viewer may not know (fault 26): at start, in play, on return, in the log, to watchers."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.hall import Hall, Person, play_of
from svintus.engine import snapshot
from svintus.engine.events import NOBODY
from svintus.engine.faces import CODES
from svintus.engine.in_front import face_in_front
from svintus.server.connection import Connection
from svintus.server.game import Game
from svintus.server.updates import frames_for

SECRET_KEYS = {"hand", "drawn", "cards", "hands", "deck", "seed", "legal"}
"""Where a hidden card could stand in a frame; `test_no_other_place_holds_cards` checks that there are no others."""


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


def company(hall: Hall, **options: Any) -> tuple[list[Person], Person]:
    people = hall.seated(2, bots=["courier", "prima", "gambler"], clock=2_000, **options)
    watcher = hall.person("Vera")
    watcher.comes(people[0].line.table.seating.code)
    return people, watcher


def moments(hall: Hall, people: list[Person], count: int) -> Iterator[Game]:
    """The game after each of so many steps of time, through rounds and their ends; people do the first lawful thing
    that moves it on."""
    for _ in range(count):
        hall.passes(400)
        for person in people:
            if person.table_state["stage"] == "between":
                person.says(type="next-round")
            elif person.view["seat"] in person.view["owes"] and person.update["legal"]:
                moves = [act for act in person.update["legal"] if act["kind"] not in ("call", "catch", "wink")]
                action = (moves or person.update["legal"])[0]
                person.says(type="act", id=str(person.update["seq"]), seq=person.update["seq"], action=action)
        yield play_of(people[0]).game


def permuted(game: Game, viewer: int, rng: random.Random) -> dict[str, Any]:
    """The match with everything that this viewer cannot see dealt out anew; counts stay."""
    stored: dict[str, Any] = json.loads(json.dumps(snapshot.save(game.match)))
    hidden = [seat for seat in range(game.match.seats) if seat != viewer]
    places = [*(stored["round"]["hands"][seat] for seat in hidden), stored["round"]["deck"]]
    cards = [card for place in places for card in place]
    rng.shuffle(cards)
    for place in places:
        place[:] = [cards.pop() for _ in place]
    return stored


RECIPES = [("v2", "simple"), ("v2", "paranoid"), ("v2", "artistic"), ("v2", "challenge"), ("extended", "box")]


@pytest.mark.parametrize("by_the_book", [False, True], ids=["guarded", "by the book"])
@pytest.mark.parametrize(("edition", "recipe"), RECIPES)
def test_dealing_out_the_unseen_anew_changes_no_frame(hall: Hall, edition: str, recipe: str, by_the_book: bool) -> None:
    people, watcher = company(hall, edition=edition, recipe=recipe, by_the_book=by_the_book)
    rng = random.Random(26)
    compared = 0
    for game in moments(hall, people, 150):
        if game.match.round.over:
            continue
        for person in (*people, watcher):
            seat = person.line.table.seating.seat_of(person.guest)
            connections: list[Connection] = [person.line]
            seating = person.line.table.seating
            frames = frames_for(game, seating, connections, game.seq, None)
            real = game.match
            game.match = snapshot.load(permuted(game, NOBODY if seat is None else seat, rng))
            again = frames_for(game, seating, connections, game.seq, None)
            game.match = real
            assert [frame for _, frame in again] == [frame for _, frame in frames]
            compared += 1
    assert compared > 200


def walk(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from walk(inner, (*path, key))
    elif isinstance(value, list):
        yield path, value
        for inner in value:
            yield from walk(inner, path)
    else:
        yield path, value


@pytest.mark.parametrize(("edition", "recipe"), RECIPES)
def test_every_frame_that_leaves_holds_only_ones_own_cards(hall: Hall, edition: str, recipe: str) -> None:
    people, watcher = company(hall, edition=edition, target=900, recipe=recipe, deal=2)
    code = people[0].line.table.seating.code
    lines = []
    for number, _ in enumerate(moments(hall, people, 400)):
        if number % 35 == 0:
            for person in (*people, watcher):
                lines.append((person, person.line))
                person.goes()
                person.comes(code, since=0 if number % 2 else None)
    lines += [(person, person.line) for person in (*people, watcher)]
    drawn = shown = 0
    for person, line in lines:
        seat = people.index(person) if person in people else NOBODY
        for frame in line.frames:
            if frame["type"] != "update":
                paths = [path for path, _ in walk(frame) if path[:1] not in (("remarks",), ("faults",))]
                assert not [path for path in paths if path[-1:] and path[-1] in SECRET_KEYS - {"seed", "deck"}]
                assert frame.get("seed") is None
                assert frame.get("deck") is None, "the table's own deck is public, but here there is none"
                continue
            view = frame["view"]
            assert view["seat"] == seat
            in_front = view["rows"][seat] if seat != NOBODY else []
            assert len(view["hand"]) == (view["counts"][seat] - len(in_front) if seat != NOBODY else 0)
            assert bool(view["hands"]) == (view["phase"] in ("round-over", "match-over"))
            shown += bool(view["hands"])
            if seat == NOBODY:
                assert view["drawn"] == NOBODY
                assert frame["legal"] == []
            mine = {CODES[face] for face in view["hand"]} | {CODES[face_in_front(card)] for card in in_front}
            assert {card for act in frame["legal"] for card in _own_cards(act, view["phase"])} <= mine
            for event in frame["events"]:
                knowing = [event[who] for who in KNOWING.get(event["type"], ())]
                if knowing:
                    drawn += 1
                    assert seat in knowing or event["cards"] == []
                if event["type"] == "ground-arose":
                    assert event["to"] in (NOBODY, seat)
                if event["type"] == "winked" and seat not in (event["seat"], event["to"]):
                    assert event["to"] == NOBODY
            assert all(to == NOBODY or seat in (by, to) for by, to in view["winks"])
    assert drawn > 50
    assert shown > 1


KNOWING = {
    "cards-drawn": ("seat",),
    "cards-taken": ("seat",),
    "card-laid-in-dark": ("seat",),
    "cards-given": ("seat", "to"),
    "card-pulled": ("seat", "other"),
}
"""Events that hide their cards, and the seats that see them."""


def _own_cards(act: dict[str, Any], phase: str) -> list[str]:
    """The cards of an act that its seat must hold: in the dark the second one is only what it is said to be."""
    cards: list[str] = act["cards"]
    return cards[:1] if phase in ("dark", "last-dark") or act["kind"] == "lay" else cards


def test_no_other_place_holds_cards(hall: Hall) -> None:
    """Every list of numbers or codes in an update is a known one, so that a new field cannot slip past these tests."""
    people, _ = company(hall)
    found: set[str] = set()
    for _ in moments(hall, people, 200):
        pass
    for frame in people[0].line.told("update"):
        found |= {path[-1] for path, value in walk(frame["view"]) if isinstance(value, list)}
    assert found == {
        "totals", "hand", "counts", "owes", "called", "catchable", "slapped", "gone", "winners", "hands",
        "kinds", "rows", "box", "open_pile", "mark", "feats_shown", "dues", "performed", "winks", "garments",
        "blanks", "givers",
    }  # fmt: skip


def test_the_seed_is_shown_when_the_match_is_over_and_never_before(hall: Hall) -> None:
    people, watcher = company(hall, target=5)
    seed = play_of(people[0]).game.match.seed.hex()
    for _ in moments(hall, people, 600):
        if watcher.table_state["stage"] == "over":
            break
    assert watcher.table_state["seed"] == seed
    for person in (*people, watcher):
        for raw, frame in zip(person.line.raw, person.line.frames, strict=True):
            assert (seed in raw.decode()) == (frame["type"] == "table" and frame["stage"] == "over")


def test_an_export_before_the_end_keeps_the_seed(hall: Hall) -> None:
    people, _ = company(hall)
    journal = hall.store.journal(play_of(people[0]).game.id)
    assert journal.header.seed is None


def test_a_new_owner_of_a_seat_does_not_hear_what_was_drawn_before(hall: Hall) -> None:
    people, watcher = company(hall)
    for _ in moments(hall, people, 30):
        pass
    people[1].says(type="rise")
    watcher.sits(seat=1)
    for _ in moments(hall, people[:1], 400):
        if watcher.line.told("welcome")[-1]["seat"] == 1:
            break
    code = watcher.line.table.seating.code
    watcher.goes()
    watcher.comes(code, since=0)
    assert watcher.view["seat"] == 1
    assert not [event for event in watcher.events("cards-drawn") if event["cards"]]
