"""A journal says where it was tampered with, and a stored match that does not hold together is not loaded."""

import random
from hashlib import sha256

import pytest

from rulings import ruling
from svintus import editions
from svintus.engine import journal, snapshot
from svintus.engine.actions import Action
from svintus.engine.faces import SHTOL
from svintus.engine.journal import BadJournal, Entry, Header, Journal
from svintus.engine.match import Match
from svintus.engine.refusals import OK
from svintus.engine.rng import commitment

SEED = bytes(range(32))
NAMES = ("Хряк", 'Anna "the Boar"', "~ 7", "Boris\nBorisovich")


def played(acts: int = 60, seed: bytes | None = SEED) -> tuple[Match, Journal]:
    """A match of random acts and its journal."""
    edition = editions.load("classic")
    match = Match(edition.options, edition.deck(4, edition.options), 4, SEED)
    header = Header("classic", "box", match.options, tuple(match.deck), NAMES, commitment(SEED), seed)
    entries: list[Entry] = []
    rng = random.Random(1)
    while len(entries) < acts and not match.round.over:
        seat = rng.choice(match.owing())
        action = rng.choice(match.legal(seat))
        assert match.apply(seat, action) == 0
        entries.append(Entry(len(entries) + 1, 700 * len(entries), seat, Action.unpack(action)))
    return match, Journal(header, tuple(entries))


def chained(lines: list[str]) -> str:
    """The lines with checks that continue one another again: a forger who knows how it is done."""
    end = lines.index("---")
    check = sha256("\n".join(lines[: end + 1]).encode()).hexdigest()
    out = lines[: end + 1]
    for line in lines[end + 1 :]:
        body = line.rpartition(" ~")[0] or line
        check = sha256(f"{check}\n{body}".encode()).hexdigest()
        out.append(f"{body} ~{check[:8]}")
    return "\n".join(out) + "\n"


def test_what_is_written_is_read_and_verified() -> None:
    match, written = played()
    text = journal.write(written)
    assert journal.read(text) == written
    verdict = journal.verify(text)
    assert (verdict.sound, verdict.entries, verdict.over) == (True, len(written.entries), False)
    assert verdict.totals == tuple(match.totals)
    assert chained(text.removesuffix("\n").split("\n")) == text


def test_a_change_in_any_line_is_found_in_that_line_or_before() -> None:
    text = journal.write(played()[1])
    lines = text.removesuffix("\n").split("\n")
    end = lines.index("---")
    for number, line in enumerate(lines, 1):
        for changed in (line + " ", line[:-1], line.replace("0", "1", 1) if "0" in line else line + "0"):
            tampered = "\n".join([*lines[: number - 1], changed, *lines[number:]]) + "\n"
            verdict = journal.verify(tampered)
            assert not verdict.sound, changed
            assert verdict.why
            if number > end + 1:
                assert verdict.line == number, (changed, verdict)


def test_a_line_that_is_missing_doubled_or_moved_is_found() -> None:
    lines = journal.write(played()[1]).removesuffix("\n").split("\n")
    end = lines.index("---")
    for at in range(end + 1, len(lines) - 1):
        without = [*lines[:at], *lines[at + 1 :]]
        twice = [*lines[: at + 1], *lines[at:]]
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        assert journal.verify("\n".join(without) + "\n").line == at + 1
        assert journal.verify("\n".join(twice) + "\n").line == at + 2
        assert journal.verify("\n".join(swapped) + "\n").line == at + 1


def test_a_forger_who_mends_the_checks_is_found_by_the_rules() -> None:
    lines = journal.write(played()[1]).removesuffix("\n").split("\n")
    end = lines.index("---")
    at = next(number for number, line in enumerate(lines) if number > end + 4 and " draw" in line)
    forged = [*lines[:at], lines[at].replace(" draw", " accept"), *lines[at + 1 :]]
    verdict = journal.verify(chained(forged))
    assert (verdict.sound, verdict.line) == (False, at + 1)
    assert "accept" in verdict.why


def test_another_seed_than_the_promised_one_is_found() -> None:
    text = journal.write(played()[1])
    other = text.replace(SEED.hex(), bytes(32).hex())
    verdict = journal.verify(chained(other.removesuffix("\n").split("\n")))
    assert not verdict.sound
    assert "promised" in verdict.why


def test_while_the_seed_is_secret_nothing_can_be_verified() -> None:
    text = journal.write(played(seed=None)[1])
    assert "seed " + SEED.hex() not in text
    assert journal.read(text).header.seed is None
    verdict = journal.verify(text)
    assert not verdict.sound
    assert "secret" in verdict.why


@pytest.mark.parametrize(
    "entry",
    [
        "1 0 0 play r5 extra words",
        "1 0 9 draw",
        "1 0 -1 draw",
        "1 0 x draw",
        "2 0 0 draw",
        "1 x 0 draw",
        "1 -5 0 draw",
        "1 0 0",
        "",
        "1 0 0 ",
        "1 0 0 catch @77",
        "1 0 * draw",
        "1 0 * expire dawn",
        "1 0 0 catch @" + "9" * 5000,
        "9" * 5000 + " 0 0 draw",
        "1 " + "9" * 5000 + " 0 draw",
        "1 0 " + "9" * 5000 + " draw",
        "١ 0 0 draw",
    ],
)
def test_a_forged_entry_is_a_bad_journal_and_nothing_worse(entry: str) -> None:
    lines = journal.write(played(acts=0)[1]).removesuffix("\n").split("\n")
    text = chained([*lines, entry])
    verdict = journal.verify(text)
    assert not verdict.sound
    assert verdict.line in (0, len(lines) + 1)


@pytest.mark.parametrize(
    "line",
    [
        "option deal 9",
        "option deal true",
        'option jokers "yes"',
        "option deal",
        "option deal [" + "[" * 100_000,
        "deck r5",
        "deck joker",
        'seat "one more"',
        "seat",
        "commitment 0",
        "seed zz",
        "seed 00",
        "edition",
        "nonsense",
        "",
        "---",
        "svintus-journal 1",
    ],
)
def test_a_forged_header_is_a_bad_journal_and_nothing_worse(line: str) -> None:
    lines = journal.write(played(acts=1)[1]).removesuffix("\n").split("\n")
    for at in range(len(lines)):
        forged = [*lines[:at], line, *lines[at + 1 :]]
        if forged != lines:
            assert not journal.verify("\n".join(forged) + "\n").sound
        assert not journal.verify("\n".join([*lines[:at], line, *lines[at:]]) + "\n").sound


@pytest.mark.parametrize(
    "text", ["", "\n", "svintus-journal 1", "svintus-journal 2\n---\n", "svintus-journal 1\n---\n", "\0" * 100]
)
def test_what_is_no_journal_at_all(text: str) -> None:
    with pytest.raises(BadJournal):
        journal.read(text)
    assert not journal.verify(text).sound


@pytest.mark.parametrize("part", [None, "round"])
def test_a_stored_match_with_anything_missing_is_not_loaded(part: str | None) -> None:
    stored = snapshot.save(played()[0])
    for name in stored[part] if part else stored:
        spoilt = {**stored, "round": dict(stored["round"])}
        del (spoilt[part] if part else spoilt)[name]
        with pytest.raises(snapshot.BadSnapshot):
            snapshot.load(spoilt)


@pytest.mark.parametrize(
    ("name", "value"),
    [("format", 2), ("deck", ["joker"]), ("deck", 3), ("seed", "xyz"), ("options", {"deal": 99}), ("round", [])],
)
def test_a_stored_match_that_makes_no_sense_is_not_loaded(name: str, value: object) -> None:
    stored = snapshot.save(played()[0])
    with pytest.raises(snapshot.BadSnapshot):
        snapshot.load({**stored, name: value})


@ruling("FACT-1")
def test_what_is_said_in_court_is_written_down_and_changes_nothing() -> None:
    match, _ = played(3)
    before = snapshot.save(match)
    claim = Action("claim", seat=1, number=SHTOL)
    for seat, said in ((0, claim), (1, Action("plead", number=0)), (2, Action("judge", number=1))):
        assert match.apply(seat, said.pack()) == OK
    assert snapshot.save(match) == before
    for nonsense in (Action("claim", seat=7, number=SHTOL), Action("claim", seat=1), Action("judge", number=2)):
        assert match.apply(0, nonsense.pack()) != OK
