"""A turn (TURN-1 to TURN-8) and the cards that only change what follows (BUR-1, BUR-2)."""

import pytest

from engine.talk import table
from rulings import ruling
from svintus.engine.events import CardPlayed, CardsDrawn, DirectionTurned, Passed, TurnCame
from svintus.engine.faces import CODES, COLOUR_KEYS, FACES

COLOURS = COLOUR_KEYS[:4]
COLOURED_SPECIALS = ("khapyozh", "perekhryuk", "zakhrapin", "tikhokhryun", "khlopkopyt")


NUMBERED_GREYS = {
    "shtul": 0, "shalun": 1, "shevelis": 2, "shtol": 3, "shinkognito": 4, "shmotrun": 5, "shmunitet": 6, "shto": 7,
    "shuriken": 7, "shuriken.6": 6, "parodist": 0, "zapevala": 1, "folklorist": 2, "pokloonnik": 3, "suflyor": 4,
    "ovatsii": 5, "antrakt": 6, "reyting": 7,
}  # fmt: skip
CHALLENGES = {
    "razborka": "raspberry", "roulette": "raspberry", "clothes": "raspberry", "one_for_all": "green",
    "slippers": "blue", "dont_darken": "blue", "slabo": "orange", "neither": "orange", "hands": "orange",
    "chip_in": "orange", "awl": "never",
}  # fmt: skip
PRINTED = [code for code in CODES if not code.startswith("blank")]
ON_THE_PILE = [code for code in PRINTED if code not in CHALLENGES and code != "svinorost"]
"""Svinorost never lies on top: a number card came with it."""
GREYS = ("polisvin", *NUMBERED_GREYS)


def fits_as_told(top: str, colour: str, card: str, on_kind: bool) -> bool:
    """TURN-1, TURN-2 and TURN-4 said again in the plainest way, from the printed codes alone."""

    def value_of(code: str) -> int:
        return int(code[1:]) if code[1:].isdigit() else NUMBERED_GREYS.get(code, -1)

    if card in ("polisvin", "svinorost"):
        return True
    if card in CHALLENGES:
        return CHALLENGES[card] == colour
    if value_of(card) >= 0 and value_of(card) == value_of(top):
        return True
    if card in NUMBERED_GREYS:
        return False
    letter = card[0] if card[1:].isdigit() else card[-1]
    if {"r": "raspberry", "o": "orange", "g": "green", "b": "blue"}[letter] == colour:
        return True
    return on_kind and not card[1:].isdigit() and top.split(".")[0] == card.split(".")[0]


@ruling("TURN-1", "TURN-2", "TURN-4")
@pytest.mark.parametrize("edition", ["office", "classic", "v2"])
@pytest.mark.parametrize("top", ON_THE_PILE)
def test_a_card_fits_by_colour_number_or_kind_and_no_other_is_accepted(edition: str, top: str) -> None:
    for colour in COLOURS if top in GREYS else [""]:
        t = table(edition, Anna=" ".join(PRINTED), Boris="r0", top=top, colour=colour, deck="b0*9")
        on_kind = edition != "classic"
        fitting = [card for card in PRINTED if fits_as_told(top, t.colour, card, on_kind)]
        plays = [act.split()[1:] for act in t.anna.may if act.startswith("play")]
        assert {card for card, *_ in plays} == set(fitting)
        for card in set(PRINTED) - set(fitting):
            assert t.anna.why_not("play", card, t.boris) == "does-not-fit"


@ruling("TURN-1")
@pytest.mark.parametrize("edition", ["office", "classic", "v2"])
@pytest.mark.parametrize("card", [f"r{value}" for value in range(1, 8)])
def test_a_played_card_lies_on_top_and_the_neighbour_moves(edition: str, card: str) -> None:
    t = table(edition, Anna=f"{card} b1 b2", Boris="g1 g2", Clara="g3", top="r0")
    t.anna.plays(card)
    assert (t.top, t.colour) == (card, "raspberry")
    assert t.anna.holds("b1 b2")
    assert t.boris.is_to_move
    assert [(event.cards, event.how) for event in t.heard(CardPlayed)] == [((CODES.index(card),), "turn")]


@ruling("TURN-1")
@pytest.mark.parametrize("kind", COLOURED_SPECIALS)
@pytest.mark.parametrize(("edition", "accepted"), [("office", True), ("classic", False), ("v2", True)])
def test_a_special_card_goes_on_its_kind_by_option(kind: str, edition: str, accepted: bool) -> None:
    t = table(edition, Anna=f"{kind}.b g1 g2", Boris="g3", Clara="g4", top=f"{kind}.o")
    t.anna.plays(f"{kind}.b", refused="" if accepted else "does-not-fit")


@ruling("TURN-2")
@pytest.mark.parametrize("edition", ["office", "classic", "v2"])
def test_after_polisvin_the_named_colour_counts(edition: str) -> None:
    t = table(
        edition, Anna="polisvin b7 b6", Boris="r0 b0 g1 polisvin", Clara="b5", top="r3", options={"follow_up": False}
    )
    t.anna.plays("polisvin", "green")
    assert (t.top, t.colour) == ("polisvin", "green")
    t.boris.plays("b0", refused="does-not-fit")
    t.boris.plays("r0", refused="does-not-fit")
    t.boris.plays("g1")
    assert t.colour == "green"


@ruling("TURN-2")
@pytest.mark.parametrize("named", COLOURS)
def test_polisvin_on_polisvin_is_judged_by_the_colour_named_last(named: str) -> None:
    t = table("v2", Anna="polisvin b7 b6", Boris="polisvin r1 r2", Clara="r4 o4 g4 b4", top="r3")
    t.anna.plays("polisvin", "green")
    t.boris.plays("polisvin", named)
    assert {act for act in t.clara.may if act.startswith("play")} == {f"play {named[0]}4"}


@ruling("TURN-2", "BUR-2")
@pytest.mark.parametrize("named", COLOURS)
def test_polisvin_names_any_colour_the_one_in_force_among_them(named: str) -> None:
    t = table("v2", Anna="polisvin r7 r6", Boris="r1 r2", Clara="r4", top="r3")
    assert f"play polisvin ={named}" in t.anna.may
    t.anna.plays("polisvin", named)
    assert t.colour == named


@ruling("BUR-2")
def test_polisvin_names_a_colour_and_nothing_else_does() -> None:
    t = table("v2", Anna="polisvin r7 r6", Boris="r1 r2", Clara="r4", top="r3")
    t.anna.plays("polisvin", refused="name-a-colour")
    t.anna.plays("r7", "green", refused="no-colour-to-name")


@ruling("BUR-1")
@pytest.mark.parametrize("direction", [1, -1])
def test_perekhryuk_turns_the_direction_at_once(direction: int) -> None:
    t = table("v2", Anna="perekhryuk.r r7 r6", Boris="r1 r2", Clara="perekhryuk.b r4", top="r3", direction=direction)
    t.anna.plays("perekhryuk.r")
    assert t.direction == -direction
    assert [event.direction for event in t.heard(DirectionTurned)] == [-direction]
    assert (t.clara if direction == 1 else t.boris).is_to_move


@ruling("TURN-3")
def test_a_draw_is_followed_by_that_card_or_a_pass_and_nothing_else() -> None:
    t = table("v2", Anna="r7 b1", Boris="g1 g2", top="r3", deck="r5*9")
    t.anna.draws()
    assert t.anna.holds("r7 b1 r5")
    assert set(t.anna.may) == {"play r5", "pass"}
    t.anna.draws(refused="already-drew")
    t.anna.plays("r7", refused="only-the-drawn-card")
    t.anna.plays("r5")
    assert t.boris.is_to_move


@ruling("TURN-3")
def test_a_card_that_was_drawn_and_does_not_fit_is_passed_on_by_an_act() -> None:
    t = table("v2", Anna="r7 b1", Boris="g1 g2", top="r3", deck="b5*9")
    t.anna.draws()
    assert t.anna.may == ["pass"]
    assert t.anna.is_to_move
    t.anna.plays("b5", refused="does-not-fit")
    t.anna.passes()
    assert t.heard(Passed) == [Passed(0)]
    assert t.boris.is_to_move


@ruling("TURN-3")
@pytest.mark.parametrize("drawn", ["r5", "b3", "polisvin", "zakhrapin.r"])
@pytest.mark.parametrize("edition", ["office", "classic", "v2"])
def test_the_drawn_card_may_be_played_for_whatever_reason_it_fits_or_kept(edition: str, drawn: str) -> None:
    t = table(edition, Anna="b7 g1", Boris="g1 g2", Clara="g4", top="r3", deck=f"{drawn}*9")
    t.anna.draws()
    plays = [f"play {drawn}"] if drawn != "polisvin" else [f"play polisvin ={colour}" for colour in COLOURS]
    assert sorted(t.anna.may) == sorted([*plays, "pass"])
    t.anna.passes()
    assert t.anna.count == 3
    assert t.boris.is_to_move


@ruling("TURN-3")
def test_a_copy_of_the_drawn_card_in_the_hand_is_the_same_card() -> None:
    t = table("v2", Anna="r5 b1", Boris="g1 g2", top="r3", deck="r5*9")
    t.anna.draws()
    t.anna.plays("r5")
    assert t.anna.holds("r5 b1")


@ruling("TURN-3")
@pytest.mark.parametrize("hand", ["b7 g1", "r7 g1", "polisvin g1", "b3 g1"])
@pytest.mark.parametrize("edition", ["office", "classic", "v2"])
def test_passing_without_a_draw_is_refused(edition: str, hand: str) -> None:
    t = table(edition, Anna=hand, Boris="g1 g2", top="r3")
    t.anna.passes(refused="draw-first")


@ruling("TURN-3")
@pytest.mark.parametrize("fitting", ["r7", "b3", "polisvin", "khapyozh.r"])
@pytest.mark.parametrize(("edition", "refused"), [("office", "must-play"), ("classic", "must-play"), ("v2", "")])
def test_drawing_while_a_card_fits_is_an_option(edition: str, refused: str, fitting: str) -> None:
    t = table(edition, Anna=f"{fitting} g1", Boris="g1 g2", top="r3")
    assert ("draw" in t.anna.may) == (not refused)
    t.anna.draws(refused=refused)


@ruling("TURN-3")
@pytest.mark.parametrize("edition", ["office", "classic", "v2"])
def test_only_the_mover_sees_what_was_drawn(edition: str) -> None:
    t = table(edition, Anna="b7 g1", Boris="g1 g2", Clara="g4", top="r3", deck="r5*9")
    t.anna.draws()
    (drawn,) = t.heard(CardsDrawn)
    assert [drawn.seen_by(viewer).cards for viewer in (-1, 0, 1, 2)] == [(), (CODES.index("r5"),), (), ()]
    assert [t.match.view(viewer).drawn for viewer in (-1, 0, 1, 2)] == [-1, CODES.index("r5"), -1, -1]
    assert all(t.match.view(viewer).has_drawn for viewer in (-1, 0, 1, 2))


@ruling("TURN-3")
def test_house_rule_draw_until_fits() -> None:
    t = table("v2", Anna="b7 g1", Boris="g1 g2", top="r3", deck="b0*5 r5*1", options={"draw_until_fits": True})
    t.anna.draws()
    assert "play r5" in t.anna.may
    assert t.anna.count == 2 + len(t.heard(CardsDrawn))
    t.anna.draws(refused="already-drew")
    t.anna.plays("r5")


@ruling("TURN-3")
def test_house_rule_draw_until_fits_ends_with_the_deck() -> None:
    t = table("v2", Anna="b7 g1", Boris="g1 g2", top="r3", deck="b0*5", pile="g5*2", options={"draw_until_fits": True})
    t.anna.draws()
    assert t.anna.count == 9
    assert t.anna.may == ["pass"]


@ruling("TURN-8")
@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("ending", ["number", "polisvin", "perekhryuk", "tikhokhryun", "pass", "time", "khlopkopyt"])
def test_whatever_ends_a_turn_moves_it_once(direction: int, ending: str) -> None:
    t = table(
        "v2",
        Anna="r1 polisvin perekhryuk.r tikhokhryun.r khlopkopyt.r",
        Boris="b1 b2",
        Clara="b1 b2",
        Dora="b1 b2",
        direction=direction,
        deck="b0*30",
    )
    if ending == "pass":
        t.anna.draws()
        t.anna.passes()
    elif ending == "time":
        t.time_runs_out()
    elif ending == "polisvin":
        t.anna.plays("polisvin", "blue")
    else:
        t.anna.plays("r1" if ending == "number" else f"{ending}.r")
    if ending == "khlopkopyt":
        assert t.heard(TurnCame) == []
        t.time_runs_out()
    came = [event.seat for event in t.heard(TurnCame)]
    step = -direction if ending == "perekhryuk" else direction
    assert came == [step % 4]
    assert t.people[step % 4].is_to_move


@ruling("TURN-8")
def test_nobody_but_the_mover_plays_draws_or_passes() -> None:
    t = table("v2", Anna="r1 r2", Boris="r4 r5", Clara="r6 r7")
    t.boris.plays("r4", refused="not-your-turn")
    t.boris.draws(refused="not-your-turn")
    t.clara.passes(refused="not-your-turn")
    t.clara.accepts(refused="not-your-turn")


def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    t = table("v2", Anna="r1 r2", Boris="r4 r5", Clara="r6 r7")
    for card in CODES:
        if card not in ("r1", "r2"):
            t.anna.plays(card, "green" if card == "polisvin" else None, refused="not-in-hand")
            t.anna.intercepts(card, "green" if card == "polisvin" else None, refused="not-in-hand")


@pytest.mark.parametrize("act", ["accepts", "slaps"])
def test_an_act_of_another_phase_is_refused(act: str) -> None:
    t = table("v2", Anna="r1 r2", Boris="r4 r5")
    getattr(t.anna, act)(refused="wrong-phase" if act == "accepts" else "too-late")
    t.anna.transfers("r1", refused="wrong-phase")


def test_every_face_has_been_looked_at() -> None:
    assert len(CODES) == FACES
