"""The games of skill of the shelf of feats (`SLA`), as they are played with keys. Scores are on the scales of
`server.shelf`, so that a mark set at one kind of screen can be met at another."""

from collections.abc import Callable
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from svintus.engine.feats import FEAT_KEYS
from svintus.engine.rng import Generator
from svintus.locale import Words
from svintus.terminal.dialogs import Window
from svintus.terminal.keyboard import typed
from svintus.terminal.palette import ACCENT, BRASS, QUIET

SECOND: Final = 1_000
FRAME: Final = 1 / 20
"""Seconds between two pictures."""


class Game:
    """One game at one level (from 0). Times are milliseconds since it began; `score` is None while it goes on."""

    def __init__(self, level: int, rng: Generator, words: Words) -> None:
        self.level = level
        self.rng = rng
        self.words = words
        self.score: int | None = None

    def picture(self, now: int) -> str:
        """What is seen."""
        raise NotImplementedError

    def press(self, key: str, now: int) -> None:
        """A key goes down."""

    def pass_time(self, now: int) -> None:
        """Time has passed."""


class Timing(Game):
    """Stop the watch, which is seen for its first two seconds only, at the very moment."""

    goals: ClassVar = (5 * SECOND, 7 * SECOND, 10 * SECOND)

    def picture(self, now: int) -> str:
        goal = self.goals[self.level]
        return f"{now / SECOND:5.2f} / {goal / SECOND:.2f}" if now < 2 * SECOND else f" ?.?? / {goal / SECOND:.2f}"

    def press(self, key: str, now: int) -> None:
        if key == "space":
            self.score = max(0, SECOND - abs(now - self.goals[self.level]) // 10)

    def pass_time(self, now: int) -> None:
        if now > 2 * self.goals[self.level]:
            self.score = 0


class Tapping(Game):
    """As many taps as go into the time; the same key held down counts once for each repeat it sends."""

    fastest: ClassVar = 20
    """Taps in a second; quicker ones are a key that repeats itself."""

    def __init__(self, level: int, rng: Generator, words: Words) -> None:
        super().__init__(level, rng, words)
        self.taps = 0
        self.last = -SECOND

    def picture(self, now: int) -> str:
        return f"{'▮' * (self.taps % 40)} {self.taps} · {max(0, self._span - now) / SECOND:.1f}"

    @property
    def _span(self) -> int:
        return (5 + self.level) * SECOND

    def press(self, key: str, now: int) -> None:
        if key == "space" and now - self.last >= SECOND // self.fastest and now < self._span:
            self.taps += 1
            self.last = now

    def pass_time(self, now: int) -> None:
        if now >= self._span:
            self.score = self.taps


class Typing(Game):
    """A line, typed without a slip: characters a minute. A wrong key is a slip and has to be typed right."""

    def __init__(self, level: int, rng: Generator, words: Words) -> None:
        super().__init__(level, rng, words)
        self.text = words(f"terminal-typing-{level + 1}")
        self.typed = 0
        self.slips = 0

    def picture(self, now: int) -> str:
        return f"{self.text}\n{self.text[: self.typed]}▏ ✗{self.slips}"

    def press(self, key: str, now: int) -> None:
        if (" " if key == "space" else key) == self.text[self.typed]:
            self.typed += 1
        else:
            self.slips += 1
        if self.typed == len(self.text):
            rate = len(self.text) * 60 * SECOND // max(SECOND, now)
            self.score = max(0, min(1_300, rate - 10 * self.slips))


class Counting(Game):
    """Four glimpses of a heap; how many were there? Ten points each."""

    glimpse: ClassVar = 900
    rounds: ClassVar = 4

    def __init__(self, level: int, rng: Generator, words: Words) -> None:
        super().__init__(level, rng, words)
        self.round = 0
        self.right = 0
        self.answer = ""
        self.began = 0
        self._heap()

    def _heap(self) -> None:
        self.count = 10 + self.rng.below(9 + 5 * self.level)
        places = [True] * self.count + [False] * (120 - self.count)
        for at in range(len(places) - 1, 0, -1):
            other = self.rng.below(at + 1)
            places[at], places[other] = places[other], places[at]
        self.rows = ["".join("●" if lies else " " for lies in places[row * 40 : row * 40 + 40]) for row in range(3)]

    def picture(self, now: int) -> str:
        seen = now - self.began < self.glimpse + 100 * self.level
        return "\n".join(self.rows) if seen else f"{self.round + 1}/{self.rounds}: {self.answer}▏"

    def press(self, key: str, now: int) -> None:
        if now - self.began < self.glimpse + 100 * self.level:
            return
        if key.isdigit() and len(self.answer) < 2:
            self.answer += key
        elif key == "enter" and self.answer:
            self.right += self.answer == str(self.count)
            self.round += 1
            self.answer = ""
            self.began = now
            if self.round == self.rounds:
                self.score = 10 * self.right
            else:
                self._heap()


class Memory(Game):
    """Pairs under cards: two are turned up, alike ones stay. Ten points a pair, one for each second left of 24."""

    span: ClassVar = 24 * SECOND
    keys: ClassVar = "abcdefghijklmnopqrst"

    def __init__(self, level: int, rng: Generator, words: Words) -> None:
        super().__init__(level, rng, words)
        pairs = 6 + 2 * level
        self.under = [sign for sign in "0123456789"[:pairs] for _ in range(2)]
        for at in range(len(self.under) - 1, 0, -1):
            other = rng.below(at + 1)
            self.under[at], self.under[other] = self.under[other], self.under[at]
        self.found: set[int] = set()
        self.open: list[int] = []

    def picture(self, now: int) -> str:
        shown = [
            f"({sign})" if place in self.found or place in self.open else f"[{self.keys[place]}]"
            for place, sign in enumerate(self.under)
        ]
        half = len(shown) // 2
        left = f"{max(0, self.span - now) / SECOND:.0f}"
        return f"{' '.join(shown[:half])}\n{' '.join(shown[half:])}   {left}"

    def press(self, key: str, now: int) -> None:
        place = self.keys.find(key.lower()) if len(key) == 1 else -1
        if not 0 <= place < len(self.under) or place in self.found or place in self.open:
            return
        self.open = [place] if len(self.open) == 2 else [*self.open, place]
        if len(self.open) == 2 and self.under[self.open[0]] == self.under[self.open[1]]:
            self.found.update(self.open)
            self.open = []
        if len(self.found) == len(self.under):
            self.score = 10 * len(self.under) // 2 + max(0, self.span - now) // SECOND

    def pass_time(self, now: int) -> None:
        if now >= self.span:
            self.score = 10 * len(self.found) // 2


class Steadiness(Game):
    """A trotter that trembles is kept in the middle for eight seconds: a thousand for the very middle all the time."""

    span: ClassVar = 8 * SECOND
    reach: ClassVar = 20

    def __init__(self, level: int, rng: Generator, words: Words) -> None:
        super().__init__(level, rng, words)
        self.place = 0
        self.off = 0
        self.looks = 0
        self.next = 0

    def picture(self, now: int) -> str:
        line = ["·"] * (2 * self.reach + 1)
        line[self.reach] = "│"
        line[self.reach + self.place] = "●"
        return f"{''.join(line)} {max(0, self.span - now) / SECOND:.0f}"

    def press(self, key: str, now: int) -> None:
        if key in ("left", "right"):
            self._move(2 if key == "right" else -2)

    def _move(self, step: int) -> None:
        self.place = max(-self.reach, min(self.reach, self.place + step))

    def pass_time(self, now: int) -> None:
        while self.next <= min(now, self.span):
            self._move(self.rng.below(2 * (2 + self.level) + 1) - 2 - self.level)
            self.off += abs(self.place)
            self.looks += 1
            self.next += 200
        if now >= self.span:
            self.score = max(0, SECOND - SECOND * self.off // (self.looks * self.reach))


_GAMES: Final[dict[str, type[Game]]] = {
    "memory": Memory,
    "timing": Timing,
    "counting": Counting,
    "typing": Typing,
    "tapping": Tapping,
    "steadiness": Steadiness,
}


def game_of(feat: int, rng: Generator, words: Words) -> Game:
    """The game with this number on the shelf."""
    level, game = divmod(feat, len(FEAT_KEYS))
    return _GAMES[FEAT_KEYS[game]](level, rng, words)


class Contest(Window[int]):
    """A game of skill being played; the answer is its score, None where it is given up."""

    def __init__(self, title: str, hint: str, game: Game, clock: Callable[[], int]) -> None:
        super().__init__()
        self.heading = title
        self.hint = hint
        self.game = game
        self.clock = clock
        self.began = clock()

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(Text(self.heading, f"bold {ACCENT}"), classes="heading")
            yield Static(Text(self.game.picture(0), f"bold {BRASS}"), id="picture")
            yield Static(Text(self.hint, QUIET), classes="hint")

    def on_mount(self) -> None:
        self.set_interval(FRAME, self.look)

    def look(self) -> None:
        """Time has passed; a game that is over closes."""
        now = self.clock() - self.began
        self.game.pass_time(now)
        if self.game.score is not None:
            self.dismiss(self.game.score)
        else:
            self.query_one("#picture", Static).update(Text(self.game.picture(now), f"bold {BRASS}"))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        key = typed(event)
        if key == "escape":
            self.dismiss(None)
        elif key:
            self.game.press(key, self.clock() - self.began)
            self.look()
