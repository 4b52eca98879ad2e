"""The table on the screen: whole matches by keyboard, in both languages; what is drawn; what keys do."""

from typing import Any

import pytest
from textual.widgets import Input

from rulings import ruling
from svintus.engine.actions import Action
from svintus.locale import Words
from terminal.hosting import laid, new_app, new_session, slapped
from terminal.screen import Player, lines, region, shown, window

SIZE = (80, 24)


@pytest.mark.parametrize(
    ("lang", "edition", "seats", "seed", "target"),
    [("ru", "v2", 3, 1, 1), ("en", "classic", 2, 3, 15), ("ru", "office", 5, 4, 1)],
)
async def test_a_match_is_played_to_its_end_by_keyboard(
    lang: str, edition: str, seats: int, seed: int, target: int
) -> None:
    session = new_session(edition, seats, lang, seed, target=target)
    app, _ = new_app(session, lang)
    async with app.run_test(size=SIZE) as pilot:
        player = Player(app, pilot)
        await player.play_match()
        assert session.match.over
        assert len(player.endings) == session.view.round
        last = player.endings[-1].replace("\n", "").replace(" ", "").replace("│", "").replace("┃", "")
        assert session.view.commitment[:60] in last
        assert session.match.seed.hex()[:60] in last
        await pilot.press("q")
    assert app.return_code == 0


async def test_the_table_fits_into_80_by_24() -> None:
    session = laid(top="khapyozh.g", Ann="r5 g1 khapyozh.g b7 polisvin", Boris="r1 b2", Clara="g3 g4 g5", Dan="b2 b3")
    app, _ = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert len(lines(app)) == 24
        assert region(app, "#opponents") == [
            " Boris                     Clara                     Dan",
            "  2 ▮▮  Σ0                  3 ▮▮▮  Σ0                 2 ▮▮  Σ0",
            "",
        ]
        assert region(app, "#pile") == [
            "┏━━━━━━━━━━━━┓  Colour: ♣ green",
            "┃ ♣          ┃  → clockwise",
            "┃  Khapyozh  ┃  Deck 99",
            "┃            ┃  Pile 1",
            "┃     +3     ┃",
            "┃          ♣ ┃",
            "┗━━━━━━━━━━━━┛",
        ]
        assert region(app, "#hand") == [
            "",
            "╭─────╮ ┏━━━━━┓ ┏━━━━━┓ ╭─────╮ ┏━━━━━┓",
            "│●   ●│ ┃♣   ♣┃ ┃♣   ♣┃ │◆   ◆│ ┃○   ○┃",
            "│  5  │ ┃  1  ┃ ┃ +3  ┃ │  7  │ ┃  ★  ┃",
            "╰─[1]─╯ ┗━ 2 ━┛ ┗━ 3 ━┛ ╰─ 4 ─╯ ┗━ 5 ━┛",
        ]
        assert region(app, "#me") == ["▶Ann · 5 cards · score 0"]
        assert region(app, "#prompt")[0] == " Your move: a card’s number, or [d] to draw"


async def test_the_table_speaks_russian() -> None:
    session = laid(top="r7", Ann="r5 tikhokhryun.b", Boris="r1 b2", Clara="g3 g4 g5")
    app, _ = new_app(session, "ru")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert region(app, "#pile") == [
            "┏━━━━━━━━━━━━┓  Цвет: ● малиновый",
            "┃ ●          ┃  → по часовой",
            "┃    ╺━┓     ┃  Колода 104",
            "┃      ┃     ┃  Сброс 1",
            "┃      ╹     ┃",
            "┃          ● ┃",
            "┗━━━━━━━━━━━━┛",
        ]
        assert region(app, "#hand")[1:4] == [
            "┏━━━━━┓ ╭─────╮",
            "┃●   ●┃ │◆   ◆│",
            "┃  5  ┃ │тсс! │",
        ]
        assert region(app, "#me") == ["▶Ann · 2 карты · очки 0"]


async def test_by_the_book_no_card_is_marked_and_no_key_stands_out() -> None:
    session = laid(top="r7", Ann="r5 b1", Boris="r1 b2", options={"by_the_book": True})
    app, _ = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert region(app, "#hand")[1] == "╭─────╮ ╭─────╮"
        assert "▸" not in shown(app)
        await pilot.press("2")
        assert "colour or the number" in " ".join(region(app, "#minutes"))
        assert session.view.counts == (4, 2)


async def test_many_cards_become_chips_and_every_one_has_a_key() -> None:
    session = laid(top="r7", Ann=" ".join(["r1 r2 g3 g4 b5 b6 o0 o1 khlopkopyt.g"] * 4), Boris="r1 b2", deck="r0*9")
    app, _ = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        hand = "\n".join(region(app, "#hand"))
        assert "[1]▐●1" in hand
        assert "Z" in hand
        assert "slap!" in hand
        assert len(lines(app)) == 24
        assert region(app, "#keys")[0].startswith("▸[d]draw")


async def test_ten_seats_fit_too() -> None:
    session = new_session("v2", 10, "ru", 5)
    app, _ = new_app(session, "ru")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert all(name[:8] in shown(app) for name in session.header.seats)
        assert len(region(app, "#opponents")) == 4
        assert len(region(app, "#pile")) == 7


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("3", "Does not fit: match the colour or the number."),
        ("p", "No passing empty-handed. Draw first."),
        ("a", "The table is waiting for something else."),
        ("i", "You hold no copy of the card on top."),
        ("9", "There is no card with that number."),
        ("up", "One card at a time, please."),
    ],
)
async def test_a_refused_key_gets_its_reason_in_words(key: str, reason: str) -> None:
    session = laid(top="r7", Ann="g1 r2 r4", Boris="r1 b2", Clara="g3 g4")
    before = session.view
    app, clock = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(key)
        await pilot.pause()
        assert region(app, "#notice") == [f" {reason}"]
        assert session.view == before
        clock.now += 10_000
        app.table.tick()
        await pilot.pause()
        assert region(app, "#notice") == [""]


async def test_a_key_out_of_turn_gets_its_reason_in_russian() -> None:
    session = laid(top="r7", Ann="g1 r2 r4", Boris="r1 b2", Clara="g3 g4", mover=1)
    app, _ = new_app(session, "ru")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("d")
        await pilot.pause()
        assert region(app, "#notice") == [" Сейчас не ваш ход."]


@pytest.mark.parametrize(("key", "colour"), [("g", 2), ("п", 2), ("з", 2), ("м", 0), ("4", 3), ("о", 1)])
async def test_a_colour_is_named_by_letter_in_either_layout_or_by_number(key: str, colour: int) -> None:
    session = laid(top="r7", Ann="g1 r2 polisvin", Boris="r1 b2")
    app, _ = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("3")
        assert window(app) == "Choice"
        await pilot.press(key)
        assert window(app) == "Table"
        assert session.view.colour == colour
        assert session.view.owes == (1,)


async def test_second_thoughts_about_a_colour_play_nothing() -> None:
    session = laid(top="r7", Ann="g1 r2 polisvin", Boris="r1 b2")
    app, _ = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("3", "escape")
        assert window(app) == "Table"
        assert session.view.counts == (3, 2)
        await pilot.press("3", "down", "down", "enter")
        assert session.view.colour == 2


async def test_the_question_for_a_colour_goes_when_its_moment_is_over() -> None:
    session = laid(top="r7", Ann="g1 r2 polisvin", Boris="r1 b2", options={"clock": 3_000})
    app, clock = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("3")
        for _ in range(7):
            clock.now += 500
            app.table.tick()
        await pilot.pause()
        assert window(app) == "Table"
        assert session.view.owes == (1,)


async def test_cyrillic_keys_work_as_the_latin_ones_in_their_place() -> None:
    session = laid(top="r7", Ann="g1 b2 b4", Boris="r1 b2")
    app, _ = new_app(session, "ru")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("в")
        assert session.view.has_drawn
        await pilot.press("з")
        assert session.view.owes == (1,)


@ruling("TURN-6")
async def test_several_cards_are_lifted_and_laid_in_their_order() -> None:
    session = laid("classic", top="r7", Ann="r3 g3 b3 g1", Boris="r1 b2")
    app, _ = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("up")
        assert region(app, "#about")[0].startswith(" Lifted: raspberry three")
        assert region(app, "#hand")[0] == "┏━━━━━┓"
        await pilot.press("4", "3")
        assert region(app, "#about")[0].startswith(" Lifted: raspberry three, blue three, green three")
        await pilot.press("s", "left", "left", "up", "4", "3", "enter")
        assert [entry.action for entry in session.journal().entries] == [
            Action("call"),
            Action("play", ("r3", "b3", "g3")),
        ]
        assert session.view.counts == (1, 2)


async def test_a_lifted_card_is_dropped_again() -> None:
    session = laid("classic", top="r7", Ann="r3 g3 b3 g1", Boris="r1 b2")
    app, _ = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("up", "2", "escape")
        assert app.table.hand.lifted == []
        await pilot.press("up", "right", "up", "down")
        assert app.table.hand.lifted == [1]
        await pilot.press("2")
        assert app.table.hand.lifted == []


@ruling("INT-1")
async def test_a_copy_cuts_in_out_of_turn() -> None:
    session = laid(top="r3", Ann="r1 g1 g2", Boris="r1 b2 b3", Clara="b4 b5", after=(1_000, None), mover=1)
    app, clock = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(2):
            clock.now += 500
            app.table.tick()
        await pilot.pause()
        assert "▸[i]cut in" in region(app, "#keys")[0]
        await pilot.press("i")
        assert session.view.last_player == 0
        assert session.view.counts == (2, 2, 2)


@ruling("SLAP-1")
async def test_the_space_bar_slaps_and_tells_the_reaction() -> None:
    session = laid(top="r3", Ann="khlopkopyt.r g1 g2", Boris="r1 b2", Clara="b4 b5", after=900)
    app, clock = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("1")
        await pilot.pause()
        assert session.view.phase == "slap"
        assert "SLAP IT!" in region(app, "#prompt")[0]
        await pilot.press("space")
        await pilot.pause()
        assert region(app, "#notice") == [f" {Words('en')('failure-false-start')}"]
        assert slapped(session) == []
        clock.now += 312
        app.table.tick()
        await pilot.press("space")
        await pilot.pause()
        assert region(app, "#notice") == [" Reaction: 312 ms"]
        assert slapped(session) == [0]


@ruling("SV-2")
async def test_c_catches_who_kept_quiet_and_asks_whom_where_two_did() -> None:
    session = laid(top="r3", Ann="r1 g1 g2", Boris="r2 r4", Clara="b4 b5", after=(500, None), mover=1)
    app, clock = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("c")
        await pilot.pause()
        assert region(app, "#notice") == [" Nobody to catch: nobody sits on one card."]
        clock.now += 500
        app.table.tick()
        await pilot.pause()
        assert session.view.counts[1] == 1
        assert "one card, no call!" in shown(app)
        await pilot.press("c")
        assert session.view.counts[1] == 4
        session.match.round.hands[1] = session.match.round.hands[1][:1]
        session.match.round.hands[2] = session.match.round.hands[2][:1]
        await pilot.press("c")
        assert window(app) == "Choice"
        await pilot.press("2")
        assert session.journal().entries[-1].action == Action("catch", seat=2)


@ruling("SIL-2")
async def test_what_is_typed_aloud_breaks_the_silence() -> None:
    session = laid(top="r3", Ann="tikhokhryun.r g1 g2", Boris="r1 b2", Clara="b4 b5")
    app, _ = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("1")
        await pilot.pause()
        assert "Shh! You are listening" in "\n".join(region(app, "#pile"))
        await pilot.press("t")
        assert window(app) == "Talk"
        await pilot.press("escape")
        assert session.view.counts[0] == 2
        await pilot.press("t", "o", "i", "n", "k", "enter")
        assert window(app) == "Table"
        await pilot.pause()
        assert session.view.counts[0] == 4
        assert "You: “oink”" in "\n".join(region(app, "#minutes"))


@ruling("FACT-1")
async def test_an_empty_saying_is_no_saying() -> None:
    session = laid(top="r3", Ann="tikhokhryun.r g1 g2", Boris="r1 b2", Clara="b4 b5")
    session.act(Action("play", ("tikhokhryun.r",)).pack())
    app, _ = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("t")
        app.screen.query_one(Input).value = "   "
        await pilot.press("enter")
        assert session.view.counts[0] == 2


async def test_leaving_is_asked_twice_and_the_russian_no_stays() -> None:
    session = laid(top="r3", Ann="r1 g1 g2", Boris="r1 b2")
    app, _ = new_app(session, "ru")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("й")
        assert window(app) == "Quit"
        await pilot.press("н")
        assert window(app) == "Table"
        await pilot.press("q", "д")
    assert app.return_code == 0
    assert not session.match.over


async def test_help_names_the_keys_and_stops_the_clock() -> None:
    session = laid("classic", top="r3", Ann="r1 g1 g2", Boris="r1 b2", options={"clock": 5_000})
    app, clock = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("?")
        assert window(app) == "Help"
        await pilot.pause()
        text = shown(app)
        for words in ("draw", "lift or drop", "Any layout will do", "the clock is stopped"):
            assert words in text
        left = session.time_left
        clock.now += 400
        app.table.tick()
        assert session.time_left == left
        await pilot.press("x")
        assert window(app) == "Table"


async def test_a_terminal_that_slept_costs_nobody_a_turn() -> None:
    session = laid(top="r3", Ann="r1 g1 g2", Boris="r1 b2", options={"clock": 5_000})
    app, clock = new_app(session)
    async with app.run_test(size=SIZE):
        clock.now += 3_600_000
        app.table.tick()
        assert session.time_left == (4_500, 5_000)


async def test_the_end_of_a_round_lays_the_hands_open_and_goes_on() -> None:
    session = laid(top="r3", Ann="r1", Boris="r5 b2 polisvin", Clara="khapyozh.b b5")
    app, _ = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("1")
        app.table.tick()
        await pilot.pause()
        assert window(app) == "Ending"
        text = shown(app)
        assert "The round is yours!" in text
        assert "+5" in text
        assert "●5" in text
        assert "◆+3" in text
        await pilot.press("q", "escape")
        assert window(app) == "Ending", "who stays sees the scores again"
        await pilot.press("n")
        await pilot.pause()
        assert window(app) == "Table"
        assert session.view.round == 2


async def test_names_that_are_odd_do_not_break_the_lines() -> None:
    hands: dict[str, Any] = {"Ann": "r1 g1", "猪" * 15: "r5 b2", "[bold]B[/bold]": "r1 b1"}
    session = laid(top="r3", **hands)
    app, _ = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "[bold]B[/bold]" in region(app, "#opponents")[0]
        assert len(lines(app)) == 24


async def test_without_colours_everything_can_still_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    session = laid(top="r3", Ann="r1 o1 g1 b1", Boris="r5 b2")
    app, _ = new_app(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        row = region(app, "#hand")[2]
        assert row == "┃●   ●┃ │▼   ▼│ │♣   ♣│ │◆   ◆│"
        strips = app.screen._compositor.render_strips()
        colours = {
            segment.style.color for strip in strips for segment in strip if segment.style and segment.style.color
        }
        assert all(len(set(colour.get_truecolor())) == 1 for colour in colours), "only greys are left"
