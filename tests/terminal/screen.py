"""The screen of an application under test, read as a person would: lines of text, and one game played with its keys."""

from textual.pilot import Pilot

from svintus.engine.actions import (
    A_CALL,
    A_DRAW,
    A_PASS,
    A_SLAP,
    AN_ACCEPT,
    CATCH,
    INTERCEPT,
    PLAY,
    TRANSFER,
    cards_of,
    colour_of,
    kind_of,
    seat_of,
)
from svintus.engine.faces import GREY
from svintus.terminal.app import TerminalTable
from svintus.terminal.dialogs import Choice
from svintus.terminal.endings import Ending
from svintus.terminal.hand import KEYS
from svintus.terminal.intent import catch_candidates

BARE_KEYS = {A_DRAW: "d", A_PASS: "p", AN_ACCEPT: "a", A_CALL: "s", A_SLAP: "space"}


def lines(app: TerminalTable) -> list[str]:
    """What the screen shows, line by line."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip).rstrip() for strip in strips]


def shown(app: TerminalTable) -> str:
    return "\n".join(lines(app))


def window(app: TerminalTable) -> str:
    """Which screen or window has the keyboard."""
    return type(app.screen).__name__


def region(app: TerminalTable, widget: str) -> list[str]:
    """The part of the screen that a widget of the table covers, line by line."""
    area = app.table.query_one(widget).region
    return [line.ljust(area.right)[area.x : area.right].rstrip() for line in lines(app)[area.y : area.bottom]]


class Player:
    """Plays at the keyboard only; always some legal act."""

    def __init__(self, app: TerminalTable, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self.acts: list[int] = []
        """What was done, packed."""
        self.endings: list[str] = []
        """The text of each screen after a round."""
        self._arrows = False

    async def play_match(self, most_steps: int = 4_000) -> None:
        """Until the match is over and its last screen is shown."""
        for _ in range(most_steps):
            screen = self.app.screen
            if isinstance(screen, Ending):
                await self.pilot.pause()
                self.endings.append(shown(self.app))
                if screen.match_is_over:
                    return
                await self.pilot.press("n")
            elif not await self.act():
                await self._wait()
        raise AssertionError("the match does not end")

    async def _wait(self) -> None:
        """Until the player can do something, or the round is over."""
        match, table = self.app.session.match, self.app.table
        while not match.round.over and not match.legal(self.app.session.seat):
            table.clock.now += 250  # type: ignore[attr-defined]
            table.tick()
        await self.pilot.pause()

    async def act(self) -> bool:
        """Do something that is legal now, a call before anything else; False if there is nothing."""
        session = self.app.session
        legal = session.match.legal(session.seat)
        if not legal:
            return False
        action = A_CALL if A_CALL in legal else legal[0]
        if action == A_SLAP:
            self.app.table.clock.now += 150  # type: ignore[attr-defined]
            self.app.table.tick()
            if A_SLAP not in session.match.legal(session.seat):
                return True
        before = len(session.journal().entries)
        await self._press_for(action)
        entries = session.journal().entries[before:]
        done = [entry.action.pack() for entry in entries if entry.seat == session.seat]
        assert done == [action], f"{action} was pressed, {done} was done; {shown(self.app)}"
        self.acts.append(action)
        return True

    async def _press_for(self, action: int) -> None:
        table, kind = self.app.table, kind_of(action)
        if action in BARE_KEYS:
            await self.pilot.press(BARE_KEYS[action])
        elif kind == CATCH:
            await self.pilot.press("c")
            seats = catch_candidates(self.app.session.view, hints=True)
            if len(seats) > 1:
                await self.pilot.press(str(seats.index(seat_of(action)) + 1))
        elif kind == INTERCEPT:
            await self.pilot.press("i")
        elif kind in (PLAY, TRANSFER):
            place = table.hand.faces.index(cards_of(action)[0])
            self._arrows = not self._arrows
            if self._arrows or place >= len(KEYS):
                while table.hand.chosen != place:
                    await self.pilot.press("right")
                await self.pilot.press("enter")
            else:
                await self.pilot.press(KEYS[place])
        if colour_of(action) != GREY:
            assert isinstance(self.app.screen, Choice)
            await self.pilot.press("rogb"[colour_of(action)])
