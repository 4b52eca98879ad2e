"""Two languages, one page."""

from playwright.sync_api import expect

from webtable.hosting import TableServer
from webtable.player import PHONE
from webtable.table_of import Someone


def test_the_language_changes_at_once_and_without_a_reload(server: TableServer, someone: Someone) -> None:
    anna = someone("Anna")
    anna.make_table("v2", 2, bots=("clerk",), clock=0)
    anna.start()
    expect(anna.by("table")).to_be_visible()
    anna.page.evaluate("window.stillHere = true")
    expect(anna.by("minutes")).to_contain_text("lies face up")
    expect(anna.by("opponent-0")).to_contain_text("Hamlet Trotter")

    anna.by("language").click()

    expect(anna.page.locator("html")).to_have_attribute("lang", "ru")
    expect(anna.by("minutes")).to_contain_text("На столе")
    expect(anna.by("opponent-0")).to_contain_text("Акакий Пятаков")
    expect(anna.by("table").get_by_role("button", name="Свинтус!")).to_be_visible()
    assert anna.page.evaluate("window.stillHere")
    assert anna.page.title().endswith("Свинтус")

    # The next page still speaks it.
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("lang", "ru")


def test_the_browser_is_greeted_in_its_own_language(server: TableServer, someone: Someone) -> None:
    ivan, jane = someone("Иван", locale="ru-RU", viewport=PHONE), someone("Jane", locale="en-US", viewport=PHONE)
    for person, words in ((ivan, "Карты для приличных свиней"), (jane, "well-mannered pigs")):
        person.page.goto(person.address)
        expect(person.page.locator("main")).to_contain_text(words)


def test_codes_are_read_out_in_the_reader_s_letters(server: TableServer, someone: Someone) -> None:
    ivan, jane = someone("Иван", locale="ru-RU"), someone("Jane")
    code = jane.make_table("v2", 2)
    ivan.come(code)
    shown = ivan.by("table-code").get_by_role("img").get_attribute("aria-label")
    assert shown is not None
    assert not shown.isascii()
    jane.page.goto(f"{jane.address}/t/{shown}")
    expect(jane.by("table-code").get_by_role("img")).to_have_attribute("aria-label", code)
