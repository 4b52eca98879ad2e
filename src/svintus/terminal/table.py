"""The table's screen: draws the View, turns keys into acts, lets time pass."""

from collections.abc import Callable
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Static

from svintus.engine import actions
from svintus.engine.events import (
    Caught,
    DueArose,
    Event,
    GroundArose,
    RaceBegan,
    RoundEnded,
    SlapBegan,
    ThrowBegan,
    TurnCame,
)
from svintus.engine.view import View
from svintus.terminal import intent
from svintus.terminal.blocks import stacked
from svintus.terminal.deeds import Deeds
from svintus.terminal.dialogs import Choice, Help, Quit, Talk, Window, catch_choice, colour_choice
from svintus.terminal.endings import Ending
from svintus.terminal.hand import Hand, hand_height
from svintus.terminal.keyboard import latin, typed
from svintus.terminal.minutes import Minutes
from svintus.terminal.naming import card_about, card_name
from svintus.terminal.narration import Narrator
from svintus.terminal.palette import ACCENT, BRASS, FAINT, GOOD, QUIET, TEXT
from svintus.terminal.prompt import Allowed, clock_text, is_urgent, key_row, prompt
from svintus.terminal.session import Session
from svintus.terminal.table_art import Sight, middle, opponents, own_line

Clock = Callable[[], int]
"""The time in milliseconds from some beginning."""

TICK: Final = 1 / 30
"""Seconds between two looks at the clock."""

LONGEST_STEP: Final = 500
"""Milliseconds that one look lets pass at most: a terminal that slept does not cost anyone a turn."""

NOTICE: Final = 5_000
"""Milliseconds for which an answer of the table stays in sight."""

_BARE_ACTS: Final = {
    "d": actions.A_DRAW,
    "p": actions.A_PASS,
    "a": actions.AN_ACCEPT,
    "s": actions.A_CALL,
}
_SCROLLS: Final = {"pageup": 5, "pagedown": -5}


class Table(Screen[None]):
    """One match. Leaves by `app.exit`."""

    def __init__(self, session: Session, narrator: Narrator, title: str, clock: Clock, journal: str) -> None:
        """`title` names edition and recipe; `journal` is the name of the file where the match will be written."""
        super().__init__()
        self.session = session
        self.narrator = narrator
        self.words = narrator.words
        self.heading = title
        self.clock = clock
        self.journal = journal
        self.minutes = Minutes()
        self.hand = Hand(narrator.words)
        self.caught: set[int] = set()
        self._looked = clock()
        self._notice: tuple[str, str] = ("", QUIET)
        self._notice_until = 0
        self._ended: RoundEnded | None = None
        """How the round ended, until the next one is dealt."""
        self._clock_shown = ""
        self.deeds = Deeds(self)
        options = session.match.options
        self._several = options.several != "off"
        self._allowed = Allowed(options.draw_freely, options.transfer)

    def compose(self) -> ComposeResult:
        yield Static(id="header")
        yield Static(id="opponents")
        with Horizontal(id="middle"):
            yield Static(id="pile")
            yield Static(id="minutes")
        yield Static(id="me")
        with Horizontal(id="prompt-row"):
            yield Static(id="prompt")
            yield Static(id="clock")
        yield Static(id="notice")
        yield Static(id="hand")
        yield Static(id="about")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.set_interval(TICK, self.tick)
        self.tick()

    def on_resize(self) -> None:
        # The log is drawn to the size of its widget, which is known after the layout.
        self.call_after_refresh(self.draw)

    # -- time --------------------------------------------------------------------------------------------------

    def tick(self) -> None:
        """Let the time pass that has passed, and show what it brought."""
        now = self.clock()
        span = min(now - self._looked, LONGEST_STEP)
        self._looked = now
        window = self.app.screen
        if not (isinstance(window, Window | Ending) and window.stops_clock):
            self.session.elapse(span)
        stale = self.deeds.stale
        if stale is not None and stale() and isinstance(window, Choice):
            window.dismiss(None)
        happened = self.session.take_events()
        for event in happened:
            self._note(event)
        if self._notice[0] and now >= self._notice_until:
            self._notice = ("", QUIET)
            self.query_one("#notice", Static).update("")
        if happened:
            self.draw()
        else:
            self._draw_clock()
        if self._ended is not None and self.app.screen is self:
            self._show_ending(self._ended)

    def _note(self, event: Event) -> None:
        if not (self.session.by_the_book and isinstance(event, GroundArose | DueArose)):
            self.minutes.add(self.narrator.tell(event))
        if isinstance(event, TurnCame):
            self.caught.clear()
        elif isinstance(event, Caught) and event.found:
            self.caught.add(event.seat)
        elif isinstance(event, SlapBegan | RaceBegan):
            self.app.bell()
        elif isinstance(event, ThrowBegan) and event.seat == self.session.seat and self.app.screen is self:
            self.deeds.throw()
        elif isinstance(event, RoundEnded):
            self._ended = event

    def _show_ending(self, ended: RoundEnded) -> None:
        seed = self.session.match.seed.hex()
        self.app.push_screen(Ending(self.narrator, self.session.view, ended, seed, self.journal), self._after_ending)

    def _after_ending(self, answer: str | None) -> None:
        if answer == "next":
            self._ended = None
            self.session.next_round()
            self.minutes = Minutes()
            self.tick()
        elif self.session.match.over:
            self.app.exit()
        else:
            self._ask_to_leave()

    # -- keys --------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.press(latin(typed(event)))

    def press(self, key: str) -> None:
        """A key was pressed at the table."""
        if key in _BARE_ACTS:
            self.act(_BARE_ACTS[key])
        elif key in _SCROLLS:
            self.minutes.scroll(_SCROLLS[key])
        elif key in ("left", "right"):
            self.hand.move(1 if key == "right" else -1)
        elif key in ("up", "down"):
            self._lift(self.hand.chosen, key == "up")
        elif key == "enter":
            self._lay(self.hand.lifted_faces or self.hand.faces[self.hand.chosen : self.hand.chosen + 1])
        elif key == "escape":
            self.hand.drop_all()
        elif key == "space":
            self.deeds.hit()
        elif key == "m":
            self.deeds.open_list()
        elif key == "i":
            self._cut_in()
        elif key == "c":
            self._catch()
        elif key == "t":
            silence = self.session.view.silence_owner >= 0
            self.app.push_screen(Talk(self.words, silence), self._say)
        elif key == "?":
            self.app.push_screen(Help(self.words, self._several, self.session.by_the_book))
        elif key == "q":
            self._ask_to_leave()
        elif key:
            self._pick(key)
        self.draw()

    def _pick(self, key: str) -> None:
        place = self.hand.place_of(key)
        if place is None:
            if key.isdigit() or key.isupper():
                self.tell(self.words("terminal-no-card-there"))
            return
        self.hand.chosen = place
        if self.hand.lifted:
            self.hand.lift(place)
        else:
            self._lay([self.hand.faces[place]])

    def _lift(self, place: int, up: bool) -> None:
        if not self._several:
            self.tell(self.words("refused-several-off"))
        elif (place in self.hand.lifted) != up:
            self.hand.lift(place)

    def _lay(self, faces: list[int]) -> None:
        if faces and not self.deeds.lay(faces):
            self._act_in_colour(intent.laying(self.session.view, faces))

    def _cut_in(self) -> None:
        view = self.session.view
        if view.top not in intent.held(view):
            self.tell(self.words("terminal-nothing-to-intercept"))
        elif not self.deeds.cut_in():
            self._act_in_colour(intent.cutting_in(view))

    def _act_in_colour(self, action: int) -> None:
        """Do it, asking for a colour first where the card names one; the question goes when its moment is over."""
        if not intent.asks_colour(self.session.view, action):
            self.act(action)
            return
        check, seat = self.session.match.check, self.session.seat
        sample = intent.in_colour(action, 0)
        asked = check(seat, sample)
        self.deeds.stale = lambda: check(seat, sample) != asked

        def named(colour: int | None) -> None:
            self.deeds.stale = None
            if colour is not None:
                self.act(intent.in_colour(action, colour))

        self.app.push_screen(colour_choice(self.words), named)

    def _catch(self) -> None:
        seats = intent.catch_candidates(self.session.view, not self.session.by_the_book)
        if not seats:
            self.tell(self.words("terminal-nobody-to-catch"))
        elif len(seats) == 1:
            self.act(actions.with_seat(actions.CATCH, seats[0]))
        else:

            def chosen(place: int | None) -> None:
                if place is not None:
                    self.act(actions.with_seat(actions.CATCH, seats[place]))

            self.app.push_screen(catch_choice(self.narrator, seats), chosen)

    def _say(self, said: str | None) -> None:
        if said:
            whisper = said.startswith("(") and said.endswith(")")
            me = self.session.seat
            told = self.words("terminal-said", seat=self.narrator.name(me), you="you", text=said)
            self.minutes.add([told])
            self.session.say(said, whisper)
            self.tick()
            self.draw()

    def _ask_to_leave(self) -> None:
        def answered(leave: bool | None) -> None:
            if leave:
                self.app.exit()
            elif self._ended is not None:
                self._show_ending(self._ended)

        self.app.push_screen(Quit(self.words), answered)

    def act(self, action: int) -> None:
        """Do what the player asks; a refusal is told in words."""
        self.hand.drop_all()
        reason = self.session.act(action)
        if reason is None and actions.kind_of(action) in actions.RACE_ACTS and self.session.reaction is not None:
            self.tell(self.words("terminal-reaction", milliseconds=self.session.reaction), GOOD)
            self.tick()
        else:
            self.answer(reason)

    def answer(self, reason: str | None) -> None:
        """What was asked for is done, or `reason` is the key of why it is not."""
        self.tell(self.words(reason) if reason is not None else "", ACCENT)
        self.tick()

    def tell(self, notice: str, style: str = QUIET) -> None:
        """The table's answer to the player, in the line below the prompt."""
        self._notice = (notice, style)
        self._notice_until = self.clock() + NOTICE
        self.query_one("#notice", Static).update(Text(f" {notice}", style))

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Everything, as it is now."""
        view = self.session.view
        hints = None if self.session.by_the_book else self.session.hints()
        sight = Sight(hints is not None, self.caught)
        width = self.size.width
        self.hand.hold(intent.held(view))
        self._set("#header", self._header(view))
        self._set("#opponents", stacked(opponents(self.narrator, view, sight, width)))
        self._set("#pile", stacked(middle(self.narrator, view)))
        log = self.query_one("#minutes", Static)
        log.update(self.minutes.draw(log.content_size.width, log.content_size.height))
        self._set("#me", own_line(self.narrator, view, sight, width))
        urgent = is_urgent(view)
        style = f"bold {BRASS}" if view.seat in view.owes else QUIET
        self._set(
            "#prompt", Text(f" {prompt(self.narrator, view, self._allowed)} ", f"{style} reverse" if urgent else style)
        )
        self._draw_hand(view, hints, width)
        self._set("#keys", key_row(self.words, hints, width))
        self._draw_clock()

    def _header(self, view: View) -> Text:
        shown = Text(f" {self.words('terminal-title')}", f"bold {ACCENT}", no_wrap=True)
        edition, recipe = self.heading.split("\n")
        about = self.words("terminal-header", edition=edition, recipe=recipe, round=view.round, target=view.target)
        shown.append(f"  {about}", QUIET)
        return shown

    def _draw_hand(self, view: View, hints: list[int] | None, width: int) -> None:
        lifted = self.hand.lifted_faces
        marked = None if hints is None else intent.playable(hints, lifted)
        height = hand_height(len(self.hand.faces), width, self.size.height)
        hand = self.query_one("#hand", Static)
        hand.styles.height = height
        hand.update(stacked(self.hand.draw(self.words, marked, width, height)))
        about = Text()
        if lifted:
            about.append(f"{self.words('terminal-lifted', card=self.narrator.cards(lifted))}", TEXT)
        elif self.hand.faces:
            face = self.hand.faces[self.hand.chosen]
            about.append(card_name(self.words, face), f"bold {TEXT}")
            about.append(f" — {card_about(self.words, face)}", FAINT)
        self._set("#about", about)

    def _draw_clock(self) -> None:
        shown = clock_text(self.words, self.session.time_left)
        if shown != self._clock_shown:
            self._clock_shown = shown
            self._set("#clock", Text(f"{shown} ", BRASS, no_wrap=True))

    def _set(self, where: str, text: Text) -> None:
        self.query_one(where, Static).update(text)
