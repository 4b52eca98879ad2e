"""Blank cards at the table: where they fit, what they do, one effect after the other (`DECK-4`)."""

from typing import Any

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine import snapshot
from svintus.engine.actions import Action
from svintus.engine.events import BallotBegan, BallotEnded, CardsDrawn, GivingBegan, TurnLost

DECK = "r0 g0 b0 o0 r1 g1 b1 o1 r2 g2 b2 o2"


def printed(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A description; unless `more` says otherwise, of a grey card that goes on anything."""
    return {
        "name_en": "House card",
        "picture": "pig.sly.nothing",
        "colour": "grey",
        "fits": ["anything"],
        "effects": effects,
    } | more


def draw(who: str, count: int = 1) -> dict[str, Any]:
    return {"do": "draw", "who": who, "count": count}


def gives(who: str) -> dict[str, Any]:
    return {"do": "gives", "who": who}


SKIP = {"do": "skip"}
TURN = {"do": "turn"}
COLOUR = {"do": "colour"}
SWAP = {"do": "swap", "who": "chosen"}
FEAT = {"do": "feat"}


def race(count: int = 2) -> dict[str, Any]:
    return {"do": "race", "count": count}


def vote(count: int = 2) -> dict[str, Any]:
    return {"do": "vote", "count": count}


def at_table(*effects: dict[str, Any], anna: str = "blank.1 r5 r6 r7", **more: Any) -> Table:
    """Anna to move with the card, Boris, Clara and Dan after her, each with four cards."""
    hands = {"Anna": anna, "Boris": "b4 b5 b6 b7", "Clara": "g4 g5 g6 g7", "Dan": "o4 o5 o6 o7"}
    return table("v2", top="r3", deck=DECK, blanks=[printed(*effects)], **(hands | more))


# -- where it fits -----------------------------------------------------------------------------------------------------


@ruling("DECK-4")
@pytest.mark.parametrize(
    ("fits", "value", "on", "refused_on"),
    [
        (["colour"], None, "b0 khapyozh.b b7", "g3 khapyozh.g"),
        (["colour"], 3, "b0", "g3"),
        (["value"], 3, "r3 g3 b3 shtol", "b4 khapyozh.b"),
        (["colour", "value"], 3, "r3 b4 zapevala", "r4 khapyozh.g"),
        (["anything"], None, "r3 b4 khapyozh.g", ""),
    ],
)
def test_it_fits_where_it_says(fits: list[str], value: int | None, on: str, refused_on: str) -> None:
    print_ = printed(colour="blue", fits=fits, **({} if value is None else {"value": value}))
    for top in on.split():
        colour = "blue" if top == "zapevala" else "orange" if top == "shtol" else ""
        t = table("v2", top=top, colour=colour, deck=DECK, blanks=[print_], Anna="blank.1 r5", Boris="r4")
        t.anna.plays("blank.1")
        assert t.top == "blank.1"
        assert t.colour == "blue"
        assert t.boris.is_to_move
    for top in refused_on.split():
        t = table("v2", top=top, deck=DECK, blanks=[print_], Anna="blank.1 r5", Boris="r4")
        t.anna.plays("blank.1", refused="does-not-fit")


@ruling("DECK-4")
def test_what_follows_it_fits_its_colour_or_its_value() -> None:
    print_ = printed(colour="green", value=6, fits=["colour", "value"])
    t = table(
        "v2", top="g3", deck=DECK, blanks=[print_], Anna="blank.1*2 r5", Boris="b6 r4 g1 folklorist suflyor antrakt"
    )
    t.anna.plays("blank.1")
    assert [act for act in t.boris.may if act.startswith("play")] == [
        "play b6",
        "play g1",
        *[f"play antrakt ={colour}" for colour in ("raspberry", "orange", "green", "blue")],
    ]


@ruling("DECK-4")
def test_without_a_value_nothing_follows_it_by_value() -> None:
    t = table("v2", top="g3", deck=DECK, blanks=[printed()], Anna="blank.1 r5", Boris="shuriken shto shtul b3 g1 r3")
    t.anna.plays("blank.1")
    assert [act for act in t.boris.may if act.startswith("play")] == ["play g1"]


@ruling("DECK-4")
def test_specials_on_their_kind_and_blank_cards_on_their_copies() -> None:
    blanks = [printed(colour="green", fits=["colour"], effects=[COLOUR]), printed(colour="green", fits=["colour"])]
    for edition, lawful in (("v2", True), ("classic", False)):
        t = table(edition, top="g3", deck=DECK, blanks=blanks, Anna="blank.1 r5", Boris="blank.1 blank.2 r7")
        t.anna.plays("blank.1", "blue")
        t.boris.plays("blank.2", refused="does-not-fit")
        if lawful:
            t.boris.plays("blank.1", "blue")
        else:
            t.boris.plays("blank.1", "blue", refused="does-not-fit")


@ruling("DECK-4")
def test_a_grey_card_that_names_no_colour_leaves_the_one_in_force() -> None:
    t = table("v2", top="polisvin", colour="blue", deck=DECK, blanks=[printed()], Anna="blank.1 r5", Boris="b1 r1")
    t.anna.plays("blank.1", "green", refused="no-colour-to-name")
    t.anna.plays("blank.1")
    assert t.colour == "blue"
    t.boris.plays("r1", refused="does-not-fit")
    t.boris.plays("b1", refused="")


@ruling("DECK-4")
def test_a_card_that_names_a_colour() -> None:
    t = at_table(COLOUR)
    t.anna.plays("blank.1", refused="name-a-colour")
    assert [act for act in t.anna.may if "blank" in act] == [
        f"play blank.1 ={colour}" for colour in ("raspberry", "orange", "green", "blue")
    ]
    t.anna.plays("blank.1", "blue")
    assert t.colour == "blue"
    assert t.boris.is_to_move


# -- what it does ------------------------------------------------------------------------------------------------------


@ruling("DECK-4")
@pytest.mark.parametrize(
    ("who", "counts"),
    [("next", (3, 6, 4, 4)), ("me", (5, 4, 4, 4)), ("others", (3, 6, 6, 6)), ("chosen", (3, 4, 6, 4))],
)
@pytest.mark.parametrize("direction", [1, -1])
def test_cards_are_drawn(who: str, counts: tuple[int, ...], direction: int) -> None:
    t = at_table(draw(who, 2), direction=direction)
    t.anna.plays("blank.1", at=t.clara if who == "chosen" else None)
    expected = counts if direction == 1 or who != "next" else (3, 4, 4, 6)
    assert tuple(person.count for person in t.people) == expected
    assert (t.boris if direction == 1 else t.dan).is_to_move
    for event in t.heard(CardsDrawn):
        assert event.why == "blank"
        assert [len(event.seen_by(viewer).cards) for viewer in range(4)] == [
            2 if viewer == event.seat else 0 for viewer in range(4)
        ]


@ruling("DECK-4")
def test_an_opponent_is_named_by_cards_that_mean_one() -> None:
    t = at_table(draw("chosen"))
    t.anna.plays("blank.1", refused="name-a-seat")
    t.anna.plays("blank.1", at=t.anna, refused="no-such-seat")
    assert [act for act in t.anna.may if "blank" in act] == [f"play blank.1 @{seat}" for seat in (1, 2, 3)]
    t.clara.leaves()
    t.anna.plays("blank.1", at=t.clara, refused="seat-left")
    plain = at_table(draw("next"))
    plain.anna.plays("blank.1", at=plain.boris, refused="malformed")


@ruling("DECK-4")
def test_turns_are_skipped_and_play_turns_round() -> None:
    t = at_table(SKIP)
    t.anna.plays("blank.1")
    assert t.clara.is_to_move
    assert [event.seat for event in t.heard(TurnLost)] == [1]
    t = at_table(SKIP, SKIP)
    t.anna.plays("blank.1")
    assert t.dan.is_to_move
    t = at_table(TURN)
    t.anna.plays("blank.1")
    assert t.dan.is_to_move
    assert t.direction == -1
    t = at_table(TURN, SKIP)
    t.anna.plays("blank.1")
    assert t.clara.is_to_move
    assert t.direction == -1


@ruling("DECK-4", "ROUND-6")
def test_between_two_a_skip_gives_the_move_again() -> None:
    t = table("v2", top="r3", deck=DECK, blanks=[printed(SKIP)], Anna="blank.1 r5 r6", Boris="b4 b5")
    t.anna.plays("blank.1")
    assert t.anna.is_to_move


@ruling("DECK-4", "SIL-4")
def test_who_loses_a_turn_has_got_it() -> None:
    blanks, anna, clara = [printed(SKIP)], "tikhokhryun.r r5", "blank.1 g1 g2"
    t = table("classic", top="r3", deck=DECK, blanks=blanks, Anna=anna, Boris="r7 b5 b6", Clara=clara)
    t.anna.plays("tikhokhryun.r")
    t.boris.plays("r7")
    assert t.silence_of == "Anna"
    t.clara.plays("blank.1")
    assert t.silence_of == ""
    assert t.boris.is_to_move


@ruling("DECK-4")
def test_effects_happen_in_their_order() -> None:
    t = at_table(draw("next"), TURN, draw("next"))
    t.anna.plays("blank.1")
    assert [event.seat for event in t.heard(CardsDrawn)] == [1, 3]
    assert t.types.index("direction-turned") == t.types.index("cards-drawn") + 1


@ruling("DECK-4")
@pytest.mark.parametrize(
    ("who", "receiver", "givers"), [("me", 0, (1, 2, 3)), ("next", 1, (0, 2, 3)), ("chosen", 2, (0, 1, 3))]
)
def test_each_gives_one(who: str, receiver: int, givers: tuple[int, ...]) -> None:
    t = at_table(gives(who))
    t.anna.plays("blank.1", at=t.clara if who == "chosen" else None)
    assert [(event.to, event.givers) for event in t.heard(GivingBegan)] == [(receiver, givers)]
    for seat, card in zip(range(4), ("r5", "b4", "g4", "o4"), strict=True):
        if seat != receiver:
            t.people[seat].gives(card)
    assert t.people[receiver].count == (6 if receiver == 0 else 7)
    assert t.boris.is_to_move


@ruling("DECK-4", "SV-3")
def test_hands_are_swapped() -> None:
    t = at_table(SWAP, anna="blank.1 r5", Clara="g4 g5 g6 g7", rows={"Anna": "reyting"})
    t.anna.plays("blank.1", at=t.clara)
    assert t.anna.holds("g4 g5 g6 g7")
    assert t.clara.holds("r5")
    assert t.anna.row == "reyting"
    assert not t.clara.can_be_caught
    assert t.boris.is_to_move


@ruling("DECK-4", "ROUND-2")
def test_a_swap_that_hands_over_an_empty_hand_makes_a_winner() -> None:
    t = at_table(SWAP, draw("others"), anna="blank.1", rows={"Anna": "reyting"})
    t.anna.plays("blank.1", at=t.clara)
    assert t.won_by(t.clara, 1 + 4 + 4 + 4)
    assert not t.heard(CardsDrawn)


@ruling("DECK-4", "SLAP-1")
def test_a_race_of_palms() -> None:
    t = at_table(race(3), draw("next"))
    t.anna.plays("blank.1")
    assert t.phase == "slap"
    assert t.boris.count == 4
    for person in (t.dan, t.anna, t.boris):
        person.slaps()
    assert t.clara.count == 7
    assert t.boris.count == 5
    assert t.boris.is_to_move


@ruling("DECK-4", "SLA")
def test_a_feat_is_shown() -> None:
    t = at_table(FEAT, SKIP)
    t.anna.plays("blank.1", number=4094, refused="no-such-choice")
    t.anna.plays("blank.1", refused="no-such-choice")
    t.anna.plays("blank.1", number=0)
    t.anna.performs(50)
    t.boris.passes()
    t.clara.tries()
    t.clara.performs(60)
    t.clara.gives("g4 g5 g6")
    assert t.anna.count == 6
    assert t.clara.is_to_move
    assert [act for act in t.clara.may if act == "call"] == []


@ruling("DECK-4", "SV-1")
def test_where_feats_are_shown_a_call_is_due_with_four_cards() -> None:
    t = at_table(FEAT)
    assert "call" in t.anna.may
    assert "call" not in at_table(SKIP).anna.may


# -- the ballot --------------------------------------------------------------------------------------------------------


@ruling("DECK-4")
def test_the_table_elects_who_draws() -> None:
    t = at_table(vote(3))
    t.anna.plays("blank.1")
    assert [event.count for event in t.heard(BallotBegan)] == [3]
    assert (t.phase, t.match.view(1).stake) == ("ballot", 3)
    t.boris.votes_for(t.boris, refused="no-such-seat")
    t.boris.draws(refused="wrong-phase")
    t.boris.slaps(refused="too-late")
    t.boris.votes_for(t.dan)
    assert t.told == []
    t.boris.votes_for(t.dan, refused="wrong-phase")
    assert t.match.owing() == [0, 2, 3]
    t.dan.votes_for(t.boris)
    t.anna.votes_for(t.boris)
    assert t.match.owing() == [2]
    t.clara.votes_for(t.boris)
    assert [(event.votes, event.loser) for event in t.heard(BallotEnded)] == [((1, 3, 1, 1), 1)]
    assert [person.count for person in t.people] == [3, 7, 4, 4]
    assert t.boris.is_to_move


@ruling("DECK-4")
def test_a_tie_acquits() -> None:
    t = at_table(vote())
    t.anna.plays("blank.1")
    for voter, elected in ((t.anna, t.boris), (t.boris, t.anna), (t.clara, t.boris), (t.dan, t.anna)):
        voter.votes_for(elected)
    assert [(event.votes, event.loser) for event in t.heard(BallotEnded)] == [((1, 0, 1, 0), -1)]
    assert [person.count for person in t.people] == [3, 4, 4, 4]


@ruling("DECK-4", "RACE-1")
def test_who_has_not_voted_in_time_has_not_voted() -> None:
    t = at_table(vote())
    t.anna.plays("blank.1")
    t.clara.votes_for(t.dan)
    t.time_runs_out()
    assert [person.count for person in t.people] == [3, 4, 4, 6]
    t = at_table(vote())
    t.anna.plays("blank.1")
    t.time_runs_out()
    assert [(event.votes, event.loser) for event in t.heard(BallotEnded)] == [((-1, -1, -1, -1), -1)]
    assert t.boris.is_to_move


@ruling("DECK-4", "SEAT-1")
def test_votes_for_who_has_left_count_for_nothing() -> None:
    t = at_table(vote())
    t.anna.plays("blank.1")
    t.anna.votes_for(t.dan)
    t.boris.votes_for(t.dan)
    t.clara.votes_for(t.boris)
    t.anna.votes_for(t.dan, refused="wrong-phase")
    t.dan.leaves()
    assert [(event.votes, event.loser) for event in t.heard(BallotEnded)] == [((-1, -1, 1, -1), 1)]
    assert t.boris.count == 6


@ruling("DECK-4")
def test_nobody_sees_a_vote_before_all_have_voted() -> None:
    def seen_by_others(elected: str) -> list[object]:
        t = at_table(vote())
        t.anna.plays("blank.1")
        t.boris.votes_for(getattr(t, elected))
        return [t.match.view(viewer) for viewer in (-1, 0, 2, 3)] + [event.seen_by(0) for event in t.told]

    assert seen_by_others("dan") == seen_by_others("clara")


# -- endings and interruptions -----------------------------------------------------------------------------------------


@ruling("DECK-4", "ROUND-2")
def test_as_a_last_card_it_wins_and_does_nothing() -> None:
    t = at_table(draw("others", 2), vote(), anna="blank.1")
    t.anna.plays("blank.1")
    assert t.won_by(t.anna, 12)


@ruling("DECK-4", "CHA-1", "ROUND-2")
def test_a_hand_emptied_by_giving_wins_and_the_rest_does_not_happen() -> None:
    t = at_table(gives("next"), draw("others", 2), anna="blank.1 r5")
    t.anna.calls()
    t.anna.plays("blank.1")
    t.anna.gives("r5")
    t.clara.gives("g4")
    t.dan.gives("o4")
    assert t.won_by(t.anna, 7 + 3 + 3)


@ruling("DECK-4", "SV-1")
def test_the_card_owes_a_call_like_any_other() -> None:
    t = at_table(race(), anna="blank.1 r5")
    t.anna.plays("blank.1")
    assert t.anna.can_be_caught
    t.boris.catches(t.anna)
    assert t.anna.count == 4


@ruling("DECK-4", "INT-1", "INT-3", "INT-5")
def test_its_copy_intercepts_when_the_effects_are_done() -> None:
    t = at_table(COLOUR, draw("chosen"), race(), Clara="blank.1 g4 g5")
    t.anna.plays("blank.1", "green", at=t.dan)
    assert not [act for act in t.clara.may if act.startswith("intercept")]
    for person in (t.anna, t.boris, t.clara):
        person.slaps()
    assert t.dan.count == 4 + 1 + 2
    assert len([act for act in t.clara.may if act.startswith("intercept")]) == 4 * 3
    t.clara.intercepts("blank.1", "blue", at=t.boris)
    assert t.boris.count == 5
    assert t.colour == "blue"
    assert t.phase == "slap"
    for person in (t.anna, t.boris, t.clara):
        person.slaps()
    assert t.dan.is_to_move


@ruling("DECK-4", "SEAT-1")
def test_effects_for_a_seat_that_has_left_do_nothing() -> None:
    t = at_table(race(), draw("chosen", 2), gives("chosen"), SWAP, draw("next"), Clara="g4 g5 g6 g7")
    t.anna.plays("blank.1", at=t.clara)
    t.clara.leaves()
    t.anna.slaps()
    t.boris.slaps()
    assert t.anna.holds("r5 r6 r7")
    assert t.clara.count == 0
    assert t.boris.count == 5
    assert t.boris.is_to_move


@ruling("DECK-4", "SEAT-1")
def test_effects_go_on_when_their_player_has_left() -> None:
    t = at_table(race(), gives("me"), FEAT, draw("next"), vote(), SKIP)
    t.anna.plays("blank.1", number=0)
    t.anna.leaves()
    t.boris.slaps()
    t.clara.slaps()
    assert t.phase == "ballot"
    assert t.boris.count == 5
    t.time_runs_out()
    assert t.clara.is_to_move


@ruling("DECK-4")
def test_everything_can_be_saved_in_the_middle() -> None:
    t = at_table(race(), vote(), gives("chosen"), SWAP, draw("me"), options={"deal": 1})
    t.anna.plays("blank.1", at=t.clara)
    for acts in (("anna", "boris", "dan"), ("anna", "boris", "clara", "dan"), ("anna", "boris", "dan")):
        assert t.match.round.stack
        stored = snapshot.save(t.match)
        t.match = snapshot.load(stored)
        assert snapshot.save(t.match) == stored
        for name in acts:
            person = getattr(t, name)
            t.act(person.seat, _first_act(t, person.seat))
    assert t.boris.is_to_move


def _first_act(t: Table, seat: int) -> Action:
    return next(Action.read(act) for act in t.legal(seat) if act.split()[0] in ("slap", "vote", "give"))


# -- among the other cards ---------------------------------------------------------------------------------------------


@ruling("DECK-4", "ROU")
def test_russian_roulette_sees_the_colour_that_is_printed() -> None:
    t = table(
        "v2",
        top="r3",
        deck="blank.1*3",
        blanks=[printed(colour="blue")],
        Anna="roulette r5",
        Boris="b4 b5",
        Clara="g4 g5",
    )
    t.anna.plays("roulette")
    t.boris.turns_up()
    assert t.boris.count == 4


@ruling("DECK-4", "DON")
def test_dont_darken_sees_the_colour_that_is_printed() -> None:
    for colour, kept in (("blue", True), ("grey", True), ("orange", False)):
        t = table(
            "v2",
            top="b3",
            deck=DECK,
            blanks=[printed(colour=colour)],
            Anna="dont_darken r5",
            Boris="blank.1*2",
            Clara="g4 g5",
        )
        t.anna.plays("dont_darken", "blue", at=t.boris)
        assert t.anna.holds("r5 blank.1" if kept else "r5")


@ruling("DECK-4", "DARK-11")
def test_in_the_dark_it_is_a_lie() -> None:
    t = table(
        "v2",
        top="r3",
        deck=DECK,
        blanks=[printed(colour="raspberry", value=5, fits=["colour"])],
        Anna="temnodel.r blank.1 r5",
        Boris="b4 b5",
    )
    t.anna.plays("temnodel.r")
    t.anna.lays("blank.1", "r5")
    t.boris.checks()
    assert t.anna.holds("blank.1 r5")
    assert t.boris.is_to_move


@ruling("DECK-4", "GROW-4", "COU-2")
def test_with_a_number_on_it_it_is_still_no_number_card() -> None:
    blanks = [printed(colour="raspberry", value=1, fits=["colour", "value"])]
    t = table("v2", top="r3", deck=DECK, blanks=blanks, Anna="svinorost r0 r5", Boris="blank.1 b5")
    t.anna.plays("svinorost r0")
    t.boris.plays("blank.1", refused="does-not-grow")
    t = table("v2", top="r3", deck=DECK, blanks=blanks, Anna="blank.1 r5", Boris="zapevala b5")
    t.anna.plays("blank.1")
    t.boris.encourages(t.anna, "zapevala", 0, refused="too-late")


@ruling("DECK-4", "REYTING", "OVATSII", "PARODIST")
def test_courage_counts_its_number_and_claps_but_has_no_word_for_it() -> None:
    blanks = [printed(colour="raspberry", value=4, fits=["colour"])]
    for task, due in (("reyting", ["reyting"]), ("ovatsii", ["ovatsii"]), ("parodist", [])):
        t = table("v2", top="r3", deck=DECK, blanks=blanks, rows={"Boris": task}, Anna="blank.1 r5", Boris="b5 b6")
        t.anna.plays("blank.1")
        assert t.boris.must == due
        if task == "reyting":
            t.boris.announces(4)
            assert t.boris.count == 3
