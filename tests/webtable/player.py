"""One person at a browser: what they see and what they do, by the page's own words and buttons."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Position, WebSocket, expect

PHONE = {"width": 360, "height": 740}
ON_ITS_SIDE = {"width": 740, "height": 360}
"""A phone held as one holds a steering wheel."""
DESKTOP = {"width": 1440, "height": 900}
CORNER: Position = {"x": 12, "y": 18}
"""Where a card of a fan can be got at: the next one lies over the rest of it."""

SOMETHING = """() => {
    const click = (selector) => {
        const found = document.querySelector(selector);
        found?.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
        return found !== null;
    };
    for (const button of ["slap", "next-round"]) if (click(`[data-testid=${button}]:enabled`)) return true;
    for (const choice of ["colour", "way"]) if (click(`[data-testid=${choice}-choice] button`)) return true;
    click("button.svintus.must");
    return click("[data-testid=card][data-playable=true]") || click("[data-testid=main-act]:not([aria-disabled=true])");
}"""


class Player:
    """A browser context of its own: another person, with their own token. Without `motion` cards lie where they go at
    once, as the system of this person asks for: that saves everybody's time."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        *,
        locale: str = "en-GB",
        viewport: dict[str, int] | None = None,
        motion: bool = False,
        **context: Any,
    ) -> None:
        self.address = address
        self.name = name
        self.frames: list[dict[str, Any]] = []
        self.complaints: list[str] = []
        size: Any = viewport or DESKTOP
        self.context: BrowserContext = browser.new_context(
            locale=locale, viewport=size, reduced_motion="no-preference" if motion else "reduce", **context
        )
        self.context.set_default_timeout(10_000)
        self.context.add_init_script(
            f"if (!localStorage.getItem('svintus.name')) localStorage.setItem('svintus.name', {json.dumps(name)});"
        )
        self.page = self.open()

    def open(self) -> Page:
        """Another tab of the same person."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self._listen)
        page.on("request", self._stay_home)
        return page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def _stay_home(self, request: Any) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws"), "data:", "blob:")):
            self.complaints.append(f"asked another host: {request.url}")

    # -- coming ------------------------------------------------------------------------------------------------

    def make_table(self, edition: str, seats: int, **wish: Any) -> str:
        """A table, and the chair of its host. `wish` is what `lay_table` takes."""
        code = self.lay_table(edition, seats, **wish)
        self.come(code)
        self.sit()
        return code

    def lay_table(
        self,
        edition: str,
        seats: int,
        bots: tuple[str, ...] = (),
        *,
        recipe: str = "",
        deck: Mapping[str, int] | None = None,
        blanks: Sequence[Any] = (),
        setting: str = "online",
        **options: Any,
    ) -> str:
        """A table of this person's, who has not come to it yet. Its code; the front door is not drawn for it."""
        token = self._posts("/api/guest")["token"]
        self.context.add_init_script(f"localStorage.setItem('svintus.token', {json.dumps(token)});")
        wish = {"edition": edition, "seats": seats, "bots": bots, "options": options, "setting": setting}
        cards = {"recipe": recipe or None, "deck": deck, "blanks": blanks}
        return str(self._posts("/api/tables", token=token, **wish, **cards)["code"])

    def _posts(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.context.request.post(f"{self.address}{path}", data=body)
        assert answer.ok, answer.text()
        said: dict[str, Any] = answer.json()
        return said

    def come(self, code: str) -> None:
        self.set_out(code)
        expect(self.by("seats").or_(self.by("table"))).to_be_visible()

    def set_out(self, code: str) -> None:
        """On the way to a table, and not yet there."""
        self.page.goto(f"{self.address}/t/{code}", wait_until="commit")

    def sit(self) -> None:
        self.by("sit").click()
        expect(self.by("sit")).to_have_count(0)

    def start(self) -> None:
        self.by("start").click()

    # -- seeing ------------------------------------------------------------------------------------------------

    def by(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def cards(self, *, playable: bool | None = None, card: str | None = None) -> Locator:
        wanted = "" if playable is None else f"[data-playable={str(playable).lower()}]"
        wanted += "" if card is None else f"[data-card='{card}']"
        return self.page.locator(f"[data-testid=card]{wanted}")

    def hand(self) -> list[str]:
        """The cards on the screen, in any order."""
        codes: list[str] = self.cards().evaluate_all("cards => cards.map(card => card.dataset.card)")
        return sorted(codes)

    def view(self) -> dict[str, Any]:
        """The last View that reached this browser."""
        updates = [frame for frame in self.frames if frame["type"] == "update"]
        view: dict[str, Any] = updates[-1]["view"]
        return view

    def events(self, kind: str) -> list[dict[str, Any]]:
        """Every event of one type that has reached this browser."""
        return [
            event
            for frame in self.frames
            if frame["type"] == "update"
            for event in frame["events"]
            if event["type"] == kind
        ]

    def wait_for_event(self, kind: str, count: int = 1) -> dict[str, Any]:
        """The last event of this type; waits for the first, or until there are so many."""
        for _ in range(100):
            if len(found := self.events(kind)) >= count:
                return found[-1]
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{self.name}: no {kind}" + (f" number {count}" if count > 1 else ""))

    def wait_for_view(self, **facts: Any) -> None:
        """Returns when a View that says all this has reached this browser and nothing newer has: `mover=1`."""
        for _ in range(100):
            updates = [frame for frame in self.frames if frame["type"] == "update"]
            said = {fact: updates[-1]["view"][fact] for fact in facts} if updates else {}
            if said == facts:
                return
            self.page.wait_for_timeout(100)
        assert said == facts, self.name

    def wait_for_count(self, count: int) -> None:
        expect(self.cards()).to_have_count(count)

    def held(self) -> int:
        """How many cards this person holds, once the screen shows what was told last."""
        count = len(self.view()["hand"])
        self.wait_for_count(count)
        return count

    # -- doing -------------------------------------------------------------------------------------------------

    def play(self, card: str) -> None:
        self.cards(card=card).first.click(position=CORNER)

    def say(self, text: str) -> None:
        self.by("say").fill(text)
        self.by("say").press("Enter")

    def something(self) -> bool:
        """One click that moves the match on, if one is wanted from this person; as a beginner would."""
        return bool(self.page.evaluate(SOMETHING))

    def leave(self) -> None:
        """Close everything; what went wrong on the page comes out here."""
        self.context.close()
        assert self.complaints == []
