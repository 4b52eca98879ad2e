"""Three ways to act at the same table: a mouse, a finger, the keyboard alone."""

from playwright.sync_api import Locator

from webtable.player import CORNER, PHONE, Player
from webtable.table_of import Someone

MOST_STEPS = 90
"""Presses of a key after which whoever looks for something gives up."""


def three(someone: Someone) -> list[Player]:
    """A phone with touch; a desktop in the dark, in Russian; a desktop for the keyboard, where everything moves."""
    return [
        someone("Anna", viewport=PHONE, has_touch=True),
        someone("Boris", locale="ru-RU", color_scheme="dark"),
        someone("Clara", motion=True),
    ]


class Mouse:
    """Clicks."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def use(self, thing: Locator) -> None:
        thing.click()

    def card(self, code: str) -> None:
        self.player.cards(card=code).first.click(position=CORNER)

    def cards(self, *codes: str) -> None:
        for code in codes:
            self.card(code)

    def press(self, testid: str) -> None:
        self.use(self.player.by(testid))


class Finger(Mouse):
    """Taps: the context must be one with touch."""

    def use(self, thing: Locator) -> None:
        thing.tap()

    def card(self, code: str) -> None:
        self.player.cards(card=code).first.tap(position=CORNER)


class Keys(Mouse):
    """Walks the page with Tab and the hand with the arrows, and presses Enter."""

    def _walk_to(self, key: str, wanted: str) -> None:
        page = self.player.page
        for _ in range(MOST_STEPS):
            if page.evaluate(f"document.activeElement?.matches({wanted!r}) ?? false"):
                page.keyboard.press("Enter")
                return
            page.keyboard.press(key)
        raise AssertionError(f"{self.player.name}: no key leads to {wanted}")

    def use(self, thing: Locator) -> None:
        thing.evaluate("element => element.dataset.goal = ''")
        self._walk_to("Tab", "[data-goal]")
        self.player.page.evaluate("document.querySelector('[data-goal]')?.removeAttribute('data-goal')")

    def card(self, code: str) -> None:
        self._walk_to("ArrowRight", f"[data-testid=card][data-card='{code}']")
