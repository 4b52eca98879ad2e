"""Decks of a table's own in the browser: the form for blank cards, the builder, files, and a match with them."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from rulings import ruling
from svintus import editions
from svintus.cli.main import run
from svintus.editions.own import read_own_table
from svintus.engine.journal import read
from webtable.axe import faults
from webtable.deals import Deal, seed_of
from webtable.hosting import TableServer
from webtable.player import CORNER, PHONE, Player
from webtable.table_of import Someone

LUNCH: dict[str, Any] = {
    "name_ru": "Обед",
    "name_en": "Lunch",
    "picture": "dog.sly.cards",
    "colour": "grey",
    "fits": ["anything"],
    "effects": [{"do": "colour"}, {"do": "draw", "who": "others", "count": 2}],
}


def picture(card: Locator) -> str:
    return card.locator("img").first.get_attribute("src") or ""


def open_builder(host: Player) -> None:
    host.by("own-deck").click()
    expect(host.by("deck-dialog")).to_be_visible()


def latest_table(person: Player) -> dict[str, Any]:
    table: dict[str, Any] = [frame for frame in person.frames if frame["type"] == "table"][-1]
    return table


def settled(host: Player, **copies: int) -> None:
    """The table has taken a deck with so many copies of these."""
    for _ in range(100):
        table = latest_table(host)
        deck = table["deck"] or {}
        if table["recipe"] == "own" and all(deck.get(kind, 0) == count for kind, count in copies.items()):
            return
        host.page.wait_for_timeout(50)
    raise AssertionError(f"{copies} never lay on the table")


@ruling("DECK-2", "DECK-4")
def test_a_card_is_described_on_the_form_and_played_between_people_and_a_bot(
    server: TableServer, someone: Someone, tmp_path: Path
) -> None:
    host = someone("Anna")
    phone = someone("Борис", viewport=PHONE, locale="ru-RU", has_touch=True)
    third = someone("Clara")
    # Without interceptions: the bot might draw a copy, and cut in with it.
    code = host.make_table("v2", 4, clock=0, deal=4, interception=False)
    for guest in (phone, third):
        guest.come(code)
        guest.sit()

    open_builder(host)
    host.by("begin-numbers").click()
    host.by("blank-new").click()
    form = host.by("blank-form")
    shown = picture(form.locator(".shown"))
    host.by("blank-approve").click()
    expect(host.by("form-fault")).to_contain_text("called something")
    expect(host.by("form-fault")).to_be_focused()
    host.by("blank-name-en").fill("Lunch")
    host.by("blank-name-ru").fill("Обед")
    expect(host.by("form-fault")).to_have_count(0)
    for pick in ("animal-dog", "mood-sly", "thing-cards", "blank-colour-grey"):
        host.by(pick).click()
    assert picture(form.locator(".shown")) != shown
    # Grey goes with no colour: refused beside the field that says where the card goes.
    host.by("blank-approve").click()
    expect(host.by("form-fault")).to_contain_text("grey goes with no colour")
    host.by("fits-anything").click()
    host.by("add-draw").click()
    host.by("who-0-others").click()
    host.by("add-colour").click()
    host.by("effect-up-1").click()
    expect(form).to_contain_text("On anything. Name a colour. Everyone else draws 2.")
    host.by("add-skip").click()
    host.by("add-turn").click()
    host.by("blank-approve").click()
    expect(host.by("effect-3").get_by_test_id("form-fault")).to_contain_text("first turn round")
    host.by("effect-remove-3").click()
    host.by("effect-remove-2").click()
    for _ in range(4):
        host.by("more-blank-copies").click()
    host.by("blank-approve").click()
    expect(form).to_have_count(0)
    settled(host, **{"blank.1": 8, "number": 2})
    assert latest_table(host)["blanks"] == [LUNCH]
    host.by("deck-done").click()
    expect(host.by("recipe-own")).to_have_attribute("aria-pressed", "true")
    expect(phone.by("recipe-own")).to_have_attribute("aria-pressed", "true")
    phone.by("own-card-1").tap()
    expect(phone.by("blank-words")).to_contain_text("Назови цвет")
    phone.page.keyboard.press("Escape")

    host.page.locator("[data-testid=seats]").get_by_text("a bot").first.click()
    host.by("choose-clerk").click()
    deck = {"number": 2, "blank.1": 8}

    def lunch_first(deal: Deal) -> bool:
        return deal.mover == 0 and "blank.1" in deal.hands[0] and "blank.1" in deal.hands[1]

    seed, deal = seed_of("v2", 4, lunch_first, deck=deck, blanks=[LUNCH], clock=0, deal=4, interception=False)
    server.next_seed(seed)
    host.start()
    for seat, person in enumerate((host, phone, third)):
        expect(person.by("table")).to_be_visible()
        person.wait_for_count(len(deal.hands[seat]))

    card = host.cards(card="blank.1").first
    expect(card).to_have_attribute("title", re.compile("Everyone else draws 2"))
    card.click(button="right", position=CORNER)
    expect(host.by("blank-words")).to_contain_text("Name a colour")
    host.page.keyboard.press("Escape")
    host.play("blank.1")
    host.by("colour-blue").click()
    host.wait_for_count(3)
    for seat, person in ((1, phone), (2, third)):
        expect(person.by("pile")).to_have_attribute("data-top", "blank.1")
        expect(person.by("colour")).to_have_attribute("data-colour", "blue")
        person.wait_for_count(len(deal.hands[seat]) + 2)
    expect(phone.by("pile").locator("img").last).to_have_attribute("src", re.compile("svg"))
    expect(phone.by("pile")).to_have_attribute("aria-label", re.compile("Обед"))
    phone.cards(card="blank.1").first.dispatch_event("pointerdown")  # and no finger is lifted
    expect(phone.by("blank-words")).to_contain_text("На что угодно")
    phone.page.keyboard.press("Escape")
    expect(phone.by("blank-words")).to_have_count(0)
    phone.by("pile").tap()
    expect(phone.by("blank-words")).to_contain_text("Все остальные берут 2 карты")
    expect(phone.by("card-words").locator("img")).to_have_attribute("alt", "")
    phone.page.keyboard.press("Escape")
    phone.by("chat").first.click()
    expect(phone.by("minutes")).to_contain_text("Обед")
    phone.page.keyboard.press("Escape")
    expect(third.by("minutes")).to_contain_text("Lunch")
    assert picture(third.by("pile")) == picture(host.by("pile"))

    # The table goes on; the bot has its turns like everybody.
    for _ in range(200):
        bots = [event for event in host.events("card-played") + host.events("cards-drawn") if event["seat"] == 3]
        if any(event.get("how") == "turn" or event.get("why") == "turn" for event in bots):
            break
        if not any(person.something() for person in (host, phone, third)):
            host.page.wait_for_timeout(100)
    else:
        raise AssertionError("the bot never moved")

    exported = tmp_path / "match.svintus"
    match = latest_table(host)["match_id"]
    assert run(["export", match, "--database", str(server.database), "--output", str(exported)]) == 0
    assert [blank.as_data() for blank in read(exported.read_text(encoding="utf-8")).header.blanks] == [LUNCH]


@ruling("DECK-2", "DECK-3")
def test_the_builder_says_what_it_thinks_while_one_builds_and_keeps_files(
    server: TableServer, someone: Someone, tmp_path: Path
) -> None:
    host = someone("Anna", viewport=PHONE, locale="ru-RU", accept_downloads=True)
    host.make_table("v2", 4)
    open_builder(host)
    expect(host.by("deck-count")).to_contain_text("112")
    host.by("more-neither").click()
    expect(host.by("deck-says")).to_contain_text("мало народу")
    host.by("begin-numbers").click()
    host.by("fewer-number").click()
    expect(host.by("deck-says")).to_contain_text("нужно хотя бы 33")
    expect(host.by("deck-says")).to_contain_text("прежняя")
    host.by("more-number").click()
    expect(host.by("deck-says")).to_be_hidden()
    settled(host, number=2)

    host.by("blank-new").click()
    host.by("blank-name-ru").fill("Внезапная ревизия")
    host.by("add-vote").click()
    host.by("blank-approve").click()
    expect(host.by("blank-1")).to_contain_text("Внезапная ревизия")
    settled(host, **{"blank.1": 4})
    with host.page.expect_download() as download:
        host.by("deck-save").click()
    file = tmp_path / "deck.toml"
    download.value.save_as(file)
    own = read_own_table(file.read_text(encoding="utf-8"))
    assert own.deck.copies == {"number": 2, "blank.1": 4}
    assert own.deck.blanks[0].name_ru == "Внезапная ревизия"

    host.by("blank-open-1").click()
    host.by("blank-tear").click()
    expect(host.by("blank-1")).to_have_count(0)
    settled(host, **{"blank.1": 0})
    spoilt = tmp_path / "spoilt.toml"
    spoilt.write_text("[copies]\npig = 2\n", encoding="utf-8")
    host.by("deck-file").set_input_files(spoilt)
    expect(host.by("deck-says")).to_contain_text("Карты «pig» не бывает")
    spoilt.write_text("[[blanks]]\nname_ru = 'Обед'\ncolour = 'pink'\n", encoding="utf-8")
    host.by("deck-file").set_input_files(spoilt)
    expect(host.by("deck-says")).to_contain_text("blanks[0].colour «pink» не годится")
    host.by("deck-file").set_input_files(file)
    expect(host.by("blank-1")).to_contain_text("Внезапная ревизия")
    expect(host.by("deck-says")).to_be_hidden()
    settled(host, **{"blank.1": 4, "number": 2})
    assert host.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@ruling("DECK-1")
def test_recipes_say_for_whom_they_are_and_a_large_table_takes_another_box(
    server: TableServer, someone: Someone
) -> None:
    host = someone("Anna")
    host.make_table("v2", 10)
    expect(host.by("recipe-simple")).to_have_attribute("aria-pressed", "true")
    expect(host.by("recipe-challenge")).to_contain_text("3–10")
    for seats in range(11, 21):
        host.by("more-seats").click()
        expect(host.by("seats").locator("> li")).to_have_count(seats)
    expect(host.page.locator(".chairs")).to_contain_text("2 boxes")
    for seats in range(19, 1, -1):
        host.by("fewer-seats").click()
        expect(host.by("seats").locator("> li")).to_have_count(seats)
    expect(host.page.locator(".chairs")).not_to_contain_text("boxes")
    expect(host.by("recipe-challenge")).to_contain_text("not for 2")
    expect(host.by("recipe-simple")).to_contain_text("2–10")
    assert {recipe.key for recipe in editions.load("v2").recipes} == {"simple", "paranoid", "artistic", "challenge"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_form_is_filled_in_by_keyboard_and_axe_finds_nothing(
    server: TableServer, someone: Someone, scheme: str
) -> None:
    host = someone("Anna", color_scheme=scheme, viewport=PHONE if scheme == "dark" else None)
    host.make_table("v2", 2)
    press = host.page.keyboard.press

    def tab_to(testid: str) -> None:
        """On to the control with this id, or to the one inside what has it."""
        for _ in range(120):
            if host.page.evaluate("id => document.activeElement?.closest(`[data-testid='${id}']`) !== null", testid):
                return
            press("Tab")
        raise AssertionError(f"no Tab leads to {testid}")

    tab_to("own-deck")
    press("Enter")
    expect(host.by("deck-dialog")).to_be_visible()
    assert faults(host.page) == []
    tab_to("blank-new")
    press("Enter")
    expect(host.by("blank-form")).to_be_visible()
    tab_to("blank-approve")
    press("Enter")
    expect(host.by("form-fault")).to_be_focused()
    assert faults(host.page) == []
    press("Shift+Tab")
    press("Shift+Tab")
    tab_to("blank-name-en")
    host.page.keyboard.type("Tea break")
    tab_to("blank-colour-green")
    press("ArrowRight")
    expect(host.by("blank-colour-blue").locator("input")).to_be_checked()
    tab_to("fits-anything")
    press("Space")
    tab_to("add-gives")
    press("Enter")
    tab_to("who-0-next")
    press("ArrowRight")
    expect(host.by("who-0-me").locator("input")).to_be_checked()
    expect(host.by("blank-form")).to_contain_text("All the others give a card to you.")
    assert faults(host.page) == []
    tab_to("blank-approve")
    press("Enter")
    expect(host.by("blank-form")).to_have_count(0)
    expect(host.by("blank-1")).to_contain_text("Tea break")
    press("Escape")
    expect(host.by("deck-dialog")).to_have_count(0)
    settled(host, **{"blank.1": 4})
