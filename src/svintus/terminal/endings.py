"""The screens after a round and after the match: hands laid open, scores, the seed disclosed."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from svintus.engine.events import NOBODY, RoundEnded
from svintus.engine.view import View
from svintus.terminal.blocks import fitted
from svintus.terminal.card_art import small_card
from svintus.terminal.keyboard import latin, typed
from svintus.terminal.narration import Narrator
from svintus.terminal.palette import ACCENT, BRASS, FAINT, GOOD, QUIET, TEXT

NAME_WIDTH = 18


class Ending(ModalScreen[str]):
    """A round is over, and perhaps the match. The answer is `next` or `quit`."""

    stops_clock = True

    def __init__(self, narrator: Narrator, view: View, ended: RoundEnded | None, seed: str, journal: str) -> None:
        """`ended` is None where the match was ended from outside; `journal` is a file's name or empty."""
        super().__init__()
        self.narrator = narrator
        self.view = view
        self.ended = ended
        self.seed = seed
        self.journal = journal

    @property
    def match_is_over(self) -> bool:
        return self.view.phase == "match-over"

    def compose(self) -> ComposeResult:
        words = self.narrator.words
        with Vertical(classes="window ending"):
            yield Static(Text(self._title(), f"bold {ACCENT}"), classes="heading")
            yield Static(self._scores(), id="scores")
            if self.match_is_over:
                yield Static(self._proof(), id="proof")
            hint = words("terminal-match-hint" if self.match_is_over else "terminal-round-hint")
            yield Static(Text(hint, QUIET), classes="hint")

    def _title(self) -> str:
        words, narrator = self.narrator.words, self.narrator
        if self.match_is_over:
            return narrator.of_winners("terminal-match-title", self.view.winners)
        winner = self.view.winner
        if winner == NOBODY:
            return words("terminal-round-title-draw")
        return words("terminal-round-title", seat=narrator.name(winner), you=narrator.you(winner))

    def _scores(self) -> Text:
        """A row a seat, the highest total first: name, total, what this round brought, the cards that were left."""
        words, view = self.narrator.words, self.view
        text = Text()
        for seat in sorted(range(view.seats), key=lambda seat: (-view.totals[seat], seat)):
            won = seat == view.winner
            best = seat in view.winners if self.match_is_over else won
            text.append("★ " if best else "  ", f"bold {BRASS}")
            text.append(fitted(self.narrator.name(seat), NAME_WIDTH), f"bold {BRASS if won else TEXT}")
            text.append(f"{view.totals[seat]:>5} ", f"bold {TEXT}")
            points = words("terminal-round-points", points=self.ended.points) if won and self.ended else ""
            text.append(f"{points:<5}", f"bold {GOOD}")
            hand = sorted(view.hands[seat], key=words.sort_key) if view.hands else []
            if not hand:
                text.append(words("terminal-empty-hand"), FAINT)
            for face in hand:
                text.append_text(small_card(words, face))
                text.append(" ")
            text.append("\n")
        text.rstrip()
        return text

    def _proof(self) -> Text:
        words = self.narrator.words
        text = Text()
        text.append(f"{words('terminal-match-commitment')}\n", QUIET)
        text.append(f"{self.view.commitment}\n", TEXT)
        text.append(f"{words('terminal-match-seed')}\n", QUIET)
        text.append(self.seed, TEXT)
        if self.journal:
            text.append(f"\n{words('terminal-match-journal', file=self.journal)}\n", QUIET)
            text.append(words("terminal-match-check", file=self.journal), QUIET)
        return text

    def on_key(self, event: events.Key) -> None:
        event.stop()
        key = latin(typed(event).lower())
        if key == "q":
            self.dismiss("quit")
        elif key in ("n", "enter") and not self.match_is_over:
            self.dismiss("next")
