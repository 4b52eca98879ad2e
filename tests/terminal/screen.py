"""The screen of an application under test, read as a person would: lines of text, and one game played with its keys."""

from textual.pilot import Pilot

from svintus.engine.actions import (
    A_CALL,
    A_DONE,
    A_DRAW,
    A_PASS,
    AN_ACCEPT,
    CATCH,
    INTERCEPT,
    NO_SEAT,
    PLAY,
    RACE_ACTS,
    THROW,
    TRANSFER,
    cards_of,
    colour_of,
    kind_of,
    seat_of,
)
from svintus.engine.faces import GREY
from svintus.engine.rng import Generator
from svintus.terminal.app import TerminalTable
from svintus.terminal.deeds import AT_ONCE, STICKS, UNHURRIED, needs_more
from svintus.terminal.deeds import KEYS as LIST_KEYS
from svintus.terminal.dialogs import Choice
from svintus.terminal.endings import Ending
from svintus.terminal.entries import Aim
from svintus.terminal.hand import KEYS
from svintus.terminal.intent import catch_candidates
from svintus.terminal.steps import next_step

BARE_KEYS = {A_DRAW: "d", A_PASS: "p", AN_ACCEPT: "a", A_CALL: "s"}


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
    """Plays at the keyboard only; always some legal act: the first one, or with dice any."""

    def __init__(self, app: TerminalTable, pilot: Pilot[None], dice: Generator | None = None) -> None:
        self.app = app
        self.pilot = pilot
        self.dice = dice
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
        if isinstance(self.app.screen, Aim):
            # A mark that runs leaves time for nothing but the throw.
            legal = [one for one in legal if kind_of(one) == THROW]
        action = A_CALL if A_CALL in legal else legal[self.dice.below(len(legal)) if self.dice else 0]
        if kind_of(action) in RACE_ACTS:
            self._let_pass(150)
            if action not in session.match.legal(session.seat):
                return True
        if action == A_DONE:
            return await self._build()
        before = len(session.journal().entries)
        await self._press_for(action)
        entries = session.journal().entries[before:]
        done = [entry.action.pack() for entry in entries if entry.seat == session.seat]
        if kind_of(action) == THROW:
            assert [kind_of(one) for one in done] == [THROW]
        else:
            assert done == [action], f"{action} was pressed, {done} was done; {shown(self.app)}"
        self.acts.append(action)
        return True

    def _let_pass(self, milliseconds: int) -> None:
        self.app.table.clock.now += milliseconds  # type: ignore[attr-defined]
        self.app.table.tick()

    async def _build(self) -> bool:
        """Two huts, unless somebody else is last already."""
        session = self.app.session
        for _ in range(STICKS):
            self._let_pass(UNHURRIED)
            if A_DONE not in session.match.legal(session.seat):
                break
            await self.pilot.press("space")
        return True

    async def _press_for(self, action: int) -> None:
        table, kind = self.app.table, kind_of(action)
        if action in BARE_KEYS:
            await self.pilot.press(BARE_KEYS[action])
        elif kind in AT_ONCE:
            await self.pilot.press("space")
        elif kind == THROW:
            if not isinstance(self.app.screen, Aim):
                await self._choose(action)
            await self.pilot.press("space")
        elif kind == CATCH:
            await self.pilot.press("c")
            seats = catch_candidates(self.app.session.view, hints=True)
            if len(seats) > 1:
                await self.pilot.press(str(seats.index(seat_of(action)) + 1))
        elif seat_of(action) == NO_SEAT and not needs_more(action) and kind in (PLAY, TRANSFER, INTERCEPT):
            await self._press_for_card(action)
            if colour_of(action) != GREY:
                assert isinstance(self.app.screen, Choice), f"{action} {shown(self.app)}"
                await self.pilot.press("rogb"[colour_of(action)])
        else:
            assert table.session.acts()
            await self._choose(action)

    async def _press_for_card(self, action: int) -> None:
        table = self.app.table
        if kind_of(action) == INTERCEPT:
            await self.pilot.press("i")
            return
        place = table.hand.faces.index(cards_of(action)[0])
        self._arrows = not self._arrows
        if self._arrows or place >= len(KEYS):
            while table.hand.chosen != place:
                await self.pilot.press("right")
            await self.pilot.press("enter")
        else:
            await self.pilot.press(KEYS[place])

    async def _choose(self, action: int) -> None:
        """From the list of everything, step by step."""
        table = self.app.table
        await self.pilot.press("m")
        assert isinstance(self.app.screen, Choice), shown(self.app)
        kinds = list(dict.fromkeys(kind_of(one) for one in table.session.acts() if one != A_DONE))
        special = len(self.app.screen.items) - len(kinds)
        await self._enter(special + kinds.index(kind_of(action)))
        acts = [one for one in table.session.acts() if kind_of(one) == kind_of(action)]
        place = 0
        while kind_of(action) != THROW and (step := next_step(table.narrator, table.session.view, acts, place)):
            answer = next(at for at, (_, left) in enumerate(step.answers) if action in left)
            assert isinstance(self.app.screen, Choice), shown(self.app)
            await self._enter(answer)
            acts, place = step.answers[answer][1], step.place

    async def _enter(self, place: int) -> None:
        """An entry of a list, by its key or with the arrows."""
        if place < len(LIST_KEYS):
            await self.pilot.press(LIST_KEYS[place])
        else:
            await self.pilot.press(*["down"] * place, "enter")
