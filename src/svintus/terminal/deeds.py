"""What the player does at the table that takes more than one key: acts are chosen from what the table lists, step by
step; sums, songs, throws and feats have windows of their own."""

from collections.abc import Callable, Sequence
from functools import partial
from secrets import token_bytes
from typing import TYPE_CHECKING, Final

from svintus.engine import actions
from svintus.engine.actions import cards_of, kind_of
from svintus.engine.faces import REYTING
from svintus.engine.feats import IN_WORDS
from svintus.engine.in_front import kind_in_front
from svintus.engine.rng import Generator
from svintus.engine.tasks import PERFORMED
from svintus.terminal import intent
from svintus.terminal.dialogs import Choice, Item
from svintus.terminal.entries import Aim, NumberEntry, Performance
from svintus.terminal.naming import feat_name
from svintus.terminal.skill import Contest, game_of
from svintus.terminal.steps import act_name, next_step

if TYPE_CHECKING:
    from svintus.terminal.table import Table

KEYS: Final = "123456789abcdefghijklmnopqrstuvwxyz"
"""The keys of the entries of a list, in order."""
AT_ONCE: Final = (
    actions.SLAP,
    actions.FIST,
    actions.FAS,
    actions.TOUCH,
    actions.DONE,
    actions.TURN_UP,
)
"""What the space bar does, whichever of them is asked for."""
ORDINARY: Final = ("turn", "attack", "follow-up", "growth")
STICKS: Final = 12
"""Presses that build two huts."""
UNHURRIED: Final = 400
"""Milliseconds between two presses; quicker ones shake the table, and the huts fall."""

Deed = tuple[str, Callable[[], None]]
"""How something reads in a list, and what it does."""


class Deeds:
    """The deeds of the player at one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.stale: Callable[[], bool] | None = None
        """Whether the question that is asked just now is no question any more."""
        self._sticks = 0
        self._last_stick = 0

    # -- lists -------------------------------------------------------------------------------------------------

    def open_list(self) -> None:
        """Everything that the player can do now, in words."""
        acts: dict[int, list[int]] = {}
        for action in self._listed():
            acts.setdefault(kind_of(action), []).append(action)
        table = self.table
        view = table.session.view
        deeds = self._special_deeds()
        for kind, group in acts.items():
            if kind == actions.THROW:
                deeds.append((table.words("act-throw"), self.throw))
            elif kind != actions.DONE:
                deeds.append((act_name(table.narrator, view, group), partial(self.choose, group)))
        if deeds:
            self._ask("acts-which", deeds, lambda: not set(self._listed()) & {a for g in acts.values() for a in g})
        else:
            table.tell(table.words("terminal-nothing-to-do"))

    def _listed(self) -> list[int]:
        """What may be shown: by the book only answers that the player owes outside the usual run of turns, and what
        could be tried (`PACE-2`)."""
        session = self.table.session
        if not session.by_the_book:
            return session.acts()
        view = session.view
        owed = [] if view.phase in ORDINARY else [a for a in session.acts() if kind_of(a) not in intent.TRIED]
        return owed + intent.tries(view)

    def _special_deeds(self) -> list[Deed]:
        """What is not in the engine's list: a sum, a performance, the feat that the player is at."""
        words, view = self.table.words, self.table.session.view
        deeds: list[Deed] = []
        if any(kind == REYTING for _, kind in view.dues):
            deeds.append((words("terminal-sum"), self.announce))
        if view.mover == view.seat and view.phase in ORDINARY:
            for kind in PERFORMED:
                if kind not in view.performed and kind in [kind_in_front(card) for card in view.rows[view.seat]]:
                    name = {PERFORMED[0]: "song", PERFORMED[1]: "saying", PERFORMED[2]: "bow"}[kind]
                    deeds.append((words(f"terminal-{name}"), partial(self.perform, kind)))
        if view.feat is not None and view.feat.performer == view.seat:
            deeds.append((words("terminal-feat", feat=feat_name(words, view.feat.feat)), self.show_feat))
        return deeds

    def choose(self, acts: Sequence[int], place: int = 0) -> None:
        """One of these acts, asked for as long as there are several."""
        table = self.table
        step = next_step(table.narrator, table.session.view, acts, place)
        if step is None:
            table.act(acts[0])
            return
        deeds = [(words, partial(self.choose, left, step.place)) for words, left in step.answers]
        match, seat = table.session.match, table.session.seat
        self._ask(step.question, deeds, lambda: all(match.check(seat, action) for action in acts))

    def _ask(self, question: str, deeds: Sequence[Deed], stale: Callable[[], bool]) -> None:
        words = self.table.words
        items = []
        for place, (text, _) in enumerate(deeds):
            key = KEYS[place] if place < len(KEYS) else ""
            items.append(Item(key, f"[{key or ' '}] {text}"))
        self.stale = stale

        def chosen(place: int | None) -> None:
            self.stale = None
            if place is not None:
                deeds[place][1]()

        self.table.app.push_screen(Choice(words(question), words("terminal-list-hint"), items), chosen)

    # -- cards -------------------------------------------------------------------------------------------------

    def lay(self, faces: list[int]) -> bool:
        """These cards as part of a listed act that needs more than them; False if there is none such."""
        session = self.table.session
        view = session.view
        if view.seat in view.owes and view.phase not in ORDINARY:
            answers = [a for a in session.acts() if kind_of(a) not in intent.TRIED and _begins(a, faces)]
            if answers:
                self.choose(answers, len(faces))
            return bool(answers)
        if len(faces) != 1:
            return False
        plain = intent.laying(view, faces)
        acts = [a for a in session.acts() if kind_of(a) == kind_of(plain) and cards_of(a)[:1] == faces]
        if not any(actions.seat_of(a) != actions.NO_SEAT or needs_more(a) for a in acts):
            return False
        self.choose(acts, 1)
        return True

    def cut_in(self) -> bool:
        """Interceptions that need more than the copy of the top card; False if there are none."""
        acts = [a for a in self.table.session.acts() if kind_of(a) == actions.INTERCEPT]
        if not any(needs_more(a) for a in acts):
            return False
        self.choose(acts)
        return True

    # -- races -------------------------------------------------------------------------------------------------

    def hit(self) -> None:
        """The space bar: whatever hand or fist a race asks for."""
        asked = [a for a in self.table.session.acts() if kind_of(a) in AT_ONCE]
        if asked == [actions.A_DONE]:
            self._build()
        else:
            self.table.act(asked[0] if asked else actions.A_SLAP)

    def _build(self) -> None:
        """A stick more for the huts, if the hand is steady."""
        table, now = self.table, self.table.session.now
        steady = self._sticks == 0 or now - self._last_stick >= UNHURRIED
        self._sticks = self._sticks + 1 if steady else 0
        self._last_stick = now
        if self._sticks == STICKS:
            self._sticks = 0
            table.act(actions.A_DONE)
        else:
            built = "▲" * (self._sticks * 4 // STICKS)
            table.tell(
                table.words(
                    "terminal-huts" if steady else "terminal-huts-fell", built=built, left=STICKS - self._sticks
                )
            )

    def throw(self) -> None:
        """The Shuriken, while it can be thrown."""
        view = self.table.session.view
        if view.phase == "throw" and view.seat in view.owes and len(view.mark) == 4:
            start, speed, turn, after = view.mark
            aim = Aim(self.table.words, (start, speed, turn, after), self.table.clock)

            def thrown(number: int | None) -> None:
                if number is not None:
                    self.table.act(actions.with_number(actions.THROW, number))

            self.table.app.push_screen(aim, thrown)

    # -- talents -----------------------------------------------------------------------------------------------

    def announce(self) -> None:
        """The running sum."""
        words = self.table.words

        def entered(number: int | None) -> None:
            if number is not None and number < actions.NO_NUMBER:
                self.table.act(actions.with_number(actions.SUM, number))

        self.table.app.push_screen(NumberEntry(words("terminal-sum-title"), words("terminal-entry-hint")), entered)

    def perform(self, kind: int) -> None:
        """A song, a saying or a bow."""
        words = self.table.words
        name = ("song", "saying", "bow")[PERFORMED.index(kind)]

        def performed(text: str | None) -> None:
            if text is not None:
                self.table.answer(self.table.session.perform(kind, text))

        title = words(f"terminal-{name}-title")
        self.table.app.push_screen(Performance(title, words("terminal-entry-hint")), performed)

    def show_feat(self) -> None:
        """The feat that the player is at: a game of skill, or something in words, which the bots always believe."""
        table = self.table
        view = table.session.view
        if view.feat is None or view.feat.performer != view.seat:
            return
        title = feat_name(table.words, view.feat.feat)

        def scored(score: int | None) -> None:
            if score is not None:
                table.answer(table.session.bring_score(score))

        def told(text: str | None) -> None:
            if text is not None:
                table.answer(table.session.bring_score(1))

        if view.feat.feat == IN_WORDS:
            table.app.push_screen(Performance(title, table.words("terminal-entry-hint")), told)
        else:
            game = game_of(view.feat.feat, Generator(token_bytes(32)), table.words)
            table.app.push_screen(Contest(title, table.words("terminal-feat-hint"), game, table.clock), scored)


def _begins(action: int, faces: Sequence[int]) -> bool:
    """Whether these are the first cards of the act."""
    cards = cards_of(action)
    return cards[: len(faces)] == list(faces)


def needs_more(action: int) -> bool:
    """Whether the act carries more than one card and a colour: a second card that goes with it, or a number."""
    faces = cards_of(action)
    return actions.number_of(action) != actions.NO_NUMBER or (len(faces) > 1 and intent.brings_another(faces[0]))
