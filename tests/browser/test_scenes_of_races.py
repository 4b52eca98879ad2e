"""Races of the body, by mouse, finger and keyboard: who was last, who did nothing, who dropped out and came back."""

import pytest
from playwright.sync_api import expect

from webtable.hosting import TableServer
from webtable.player import CORNER, Player
from webtable.table_of import Someone
from webtable.three_ways import (
    challenged,
    come_back,
    come_out,
    drag_with_a_finger,
    drag_with_a_mouse,
    give_one,
    nothing_wrong,
    react,
    see,
    their_turn,
    three_ways,
    until,
    within,
)

UNHURRIED = dict.fromkeys(("tower", "lay_open", "fas", "grab", "touch", "huts", "each_gives"), 300)


def anna_is_given_cards(people: tuple[Player, Player, Player]) -> None:
    """She has lost the race: each of the others gives her a card, and play goes on after her."""
    anna, boris, clara = people
    count = anna.held()
    give_one(boris)
    give_one(clara)
    anna.wait_for_count(count + 2)
    their_turn(people, 1)


def test_fists_are_stacked_and_the_roof_pays(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = three_ways(someone)
    with server.deadlines(**UNHURRIED):
        challenged(server, people, "one_for_all")
        counts = [person.held() for person in people]
        see(people, "tower-scene")
        nothing_wrong(boris, clara)
        expect(anna.by("fist")).to_have_attribute("aria-disabled", "true")  # Never a fist upon one's own.
        react(boris)
        boris.by("fist").tap()
        for person in people:
            expect(person.by("fist")).to_have_attribute("data-fists", "2")
        clara.page.keyboard.press("Space")
        expect(boris.by("fist")).to_have_attribute("data-fists", "3")
        boris.by("fist").tap()
        expect(anna.by("fist")).to_have_attribute("data-fists", "4")
        anna.by("fist").click()
        expect(clara.by("fist")).to_have_attribute("data-fists", "5")
        clara.page.keyboard.press("Enter")
        come_out(people, 2, "Quickest trotter")
        given = [give_one(anna), give_one(boris)]
        clara.wait_for_count(counts[2] + 2)
        assert all(card in clara.hand() for card in given)
        their_turn(people, 1)


def test_slippers_are_grabbed_and_a_dropped_browser_grabs_too(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = three_ways(someone)
    with server.deadlines(**UNHURRIED):
        challenged(server, people, "slippers")
        see(people, "lay-open-scene")
        nothing_wrong(anna, boris)
        slipper_of_boris = boris.hand()[0]
        boris.cards(card=slipper_of_boris).first.tap(position=CORNER)
        clara.page.keyboard.press("ArrowRight")
        slipper_of_clara = str(clara.page.evaluate("document.activeElement.dataset.card"))
        clara.page.keyboard.press("Enter")
        see(people, "slippers-scene")
        nothing_wrong(anna, boris)
        come_back(clara)
        see(people, "slippers-scene")
        expect(clara.by("slipper-1")).to_be_visible()
        anna.by("fas").click()
        for person in people:
            expect(person.by("table")).to_have_attribute("data-seq-phase", "grab")
        react(clara)
        clara.page.keyboard.press("2")  # Her own: the key does nothing.
        clara.page.keyboard.press("1")
        assert boris.wait_for_event("grabbed")["seat"] == 2
        boris.by("slipper-2").tap()
        come_out(people, 0, "Quickest trotter")
        assert slipper_of_boris in clara.hand()
        assert slipper_of_clara in boris.hand()
        anna_is_given_cards(people)


def test_what_was_named_is_touched_where_it_is_worn(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = three_ways(someone)
    with server.deadlines(**UNHURRIED):
        challenged(server, people, "clothes")
        expect(anna.by("garment-choice")).to_be_visible()
        anna.by("garment-shirt").click()
        see(people, "clothes-scene")
        nothing_wrong(anna, boris)
        worn = boris.page.locator("[data-testid^=bust-]:not([data-spot=''])").first
        across, down = map(float, str(worn.get_attribute("data-spot")).split())
        bust = str(worn.get_attribute("data-testid"))
        react(boris)
        boris.by(bust).evaluate(
            "bust => new MutationObserver(() => bust.classList.contains('wrong') && (bust.dataset.shook = 'yes'))"
            ".observe(bust, {attributeFilter: ['class']})"
        )
        boris.page.touchscreen.tap(*within(boris, bust, 0.1, 0.3))  # Beside it.
        expect(boris.by(bust)).to_have_attribute("data-shook", "yes")
        assert boris.events("raced") == []
        boris.page.touchscreen.tap(*within(boris, bust, across, down))
        for person, words in zip(people, ("Boris no. 1", "You no. 1", "Boris 1-е"), strict=True):
            expect(person.by("clothes-scene")).to_contain_text(words)
        assert anna.wait_for_event("raced") == {"type": "raced", "race": "touch", "seat": 1, "place": 1}
        clara.page.keyboard.press(bust[-1:].translate(str.maketrans("012", "123")))
        come_out(people, 0, "Quickest trotter: Boris")
        anna_is_given_cards(people)


def test_huts_are_built_by_hand_finger_and_key(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = three_ways(someone)
    with server.deadlines(**UNHURRIED):
        challenged(server, people, "hands")
        see(people, "huts-scene")
        nothing_wrong(anna, boris)

        def lean(person: Player, card: int, across: float) -> None:
            drag = drag_with_a_finger if person is boris else drag_with_a_mouse
            drag(person, within(person, f"huts-card-{card}", 0.5, 0.5), within(person, "huts-desk", across, 0.5))

        def standing(person: Player) -> int:
            desk = person.by("huts-desk")
            return int(desk.get_attribute("data-built") or 0) if desk.count() else 4

        def build(person: Player, cards: int) -> None:
            """Nobody's hand is quite still: what falls is built once more."""
            while (built := standing(person)) < cards:
                lean(person, built, 0.3 if built < 2 else 0.7)

        build(anna, 1)
        lean(anna, 1, 0.05)  # Far beside the first: both lie on the desk.
        expect(anna.by("huts-desk")).to_have_attribute("data-built", "0")

        come_back(boris)
        see(people, "huts-scene")
        build(boris, 4)
        assert anna.wait_for_event("raced")["seat"] == 1

        while standing(clara) < 4:
            clara.page.keyboard.press("Space")
            until(clara, "Math.abs(parseFloat(document.querySelector('.needle').style.left) - 50) < 0.28 * 48")
            clara.page.keyboard.press("Space")
        come_out(people, 0, "Quickest trotter: Boris")
        anna_is_given_cards(people)


@pytest.mark.parametrize(
    ("kind", "phase"), [("one_for_all", "tower"), ("slippers", "grab"), ("clothes", "touch"), ("hands", "huts")]
)
def test_whoever_does_nothing_has_lost_in_the_end(server: TableServer, someone: Someone, kind: str, phase: str) -> None:
    people = anna, *_ = three_ways(someone)
    with server.deadlines(lay_open=1, fas=1, each_gives=1, **{phase: 2}):
        challenged(server, people, kind)
        if kind == "clothes":
            anna.by("garment-shirt").click()
        for person in people:
            ended = person.wait_for_event("race-ended")
            assert ended["race"] == phase
            assert ended["loser"] == 2, "of all who have done nothing, the one furthest from the starter"
        their_turn(people, 1)
        anna.wait_for_view(counts=[3, 4, 7])
