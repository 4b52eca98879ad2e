"""Temnodel and Svinorost, played by three people: one with a finger, one with a mouse, one with the keyboard."""

from playwright.sync_api import expect

from webtable.axe import faults
from webtable.deals import Deal, kind_of, numbers
from webtable.hidden import assert_no_secrets_among
from webtable.hosting import TableServer
from webtable.table_of import Someone, dealt, first
from webtable.ways import Finger, Keys, Mouse, three

DARK = {"number": 1, "temnodel": 6}


def test_a_lie_in_the_dark_comes_to_light(server: TableServer, someone: Someone) -> None:
    def honest(deal: Deal) -> bool:
        hand = deal.hands[0]
        temnodel = next((act.cards[0] for act in deal.legal if act.cards and kind_of(act.cards[0]) == "temnodel"), "")
        return deal.mover == 0 and temnodel != "" and any(card[0] == temnodel[-1] for card in numbers(hand))

    people = three(someone)
    (anna, boris, clara), deal = dealt(server, people, "v2", honest, deck=DARK, deal=4, clock=0)
    temnodel = first(deal, "temnodel")
    truth = next(card for card in numbers(anna.hand()) if card[0] == temnodel[-1])
    Finger(anna).card(temnodel)
    expect(anna.by("dark-scene")).to_be_visible()
    expect(anna.by("act-check")).to_have_count(0)
    assert faults(anna.page) == []
    Finger(anna).card(truth)
    Finger(anna).press("act-lay")

    # The oath is known to all, the card to nobody but Anna.
    for person in (boris, clara):
        expect(person.by("dark-scene")).to_contain_text(truth[1])
        assert person.events("card-laid-in-dark")[-1]["cards"] == []
    assert len(anna.events("card-laid-in-dark")[-1]["cards"]) == 1
    # Whatever the theme, it is dark in the dark; and light again when the theme changes and the dark is over.
    clara.page.emulate_media(color_scheme="dark")
    clara.page.emulate_media(color_scheme="light")
    expect(clara.page.locator("html")).to_have_attribute("data-theme", "dark")

    expect(boris.by("act-check")).to_be_visible()
    assert faults(boris.page) == []
    lie = next(card for card in boris.hand() if card != truth)
    oath = next(value for value in "01234567" if f"{truth[0]}{value}" not in (lie, truth))
    Mouse(boris).card(lie)
    Mouse(boris).press(f"oath-{truth[0]}")
    Mouse(boris).press(f"oath-{oath}")
    Mouse(boris).press("act-lay")

    expect(clara.by("act-check")).to_be_visible()
    Keys(clara).press("act-check")
    for person in people:
        expect(person.by("dark-reveal")).to_have_attribute("data-card", lie)
        expect(person.by("dark-reveal")).to_have_attribute("data-true", "false")
        assert person.wait_for_event("dark-checked")["true"] is False
    boris.wait_for_count(4 + 1)
    assert sorted([truth, lie]) == sorted(card for card in boris.hand() if card in (truth, lie))
    clara.wait_for_view(owes=[2])
    expect(clara.page.locator("html")).to_have_attribute("data-theme", "light")
    expect(clara.by("pile")).to_have_attribute("data-top", temnodel)
    assert_no_secrets_among(people)
    # Play goes on by the usual rules.
    Keys(clara).press("main-act")
    clara.wait_for_count(4 + 1)


def test_doubt_of_the_truth_is_paid_for(server: TableServer, someone: Someone) -> None:
    def honest(deal: Deal) -> bool:
        temnodel = next((act.cards[0] for act in deal.legal if act.cards and kind_of(act.cards[0]) == "temnodel"), "")
        return deal.mover == 0 and any(card[0] == temnodel[-1:] for card in numbers(deal.hands[0]))

    people = three(someone)
    (anna, boris, clara), deal = dealt(server, people, "v2", honest, deck=DARK, deal=4, clock=0)
    temnodel = first(deal, "temnodel")
    truth = next(card for card in numbers(anna.hand()) if card[0] == temnodel[-1])
    Finger(anna).card(temnodel)
    expect(anna.by("dark-scene")).to_be_visible()
    # The oath begins as the truth, where that may be said.
    Finger(anna).card(truth)
    Finger(anna).press("act-lay")
    expect(boris.by("act-check")).to_be_visible()
    Mouse(boris).press("act-check")
    for person in people:
        expect(person.by("dark-reveal")).to_have_attribute("data-true", "true")
    boris.wait_for_count(4 + 1)
    assert truth in boris.hand()
    clara.wait_for_view(owes=[2])
    assert_no_secrets_among(people)


def test_the_last_card_in_the_dark_is_believed_or_not_by_each_rival(server: TableServer, someone: Someone) -> None:
    def two_cards(deal: Deal) -> bool:
        return deal.mover == 0 and deal.playable("temnodel") and len(numbers(deal.hands[0])) == 1

    people = three(someone)
    (anna, boris, clara), deal = dealt(server, people, "v2", two_cards, deck=DARK, deal=2, clock=0)
    last = numbers(anna.hand())[0]
    anna.page.locator("button.svintus.must").tap()
    Finger(anna).card(first(deal, "temnodel"))
    expect(anna.by("dark-scene")).to_be_visible()
    Finger(anna).card(last)
    # She lies if she must, and otherwise too.
    colour = first(deal, "temnodel")[-1]
    oath = next(value for value in "01234567" if f"{colour}{value}" != last)
    Finger(anna).press(f"oath-{oath}")
    Finger(anna).press("act-lay")

    expect(boris.by("act-pass")).to_be_visible()
    expect(clara.by("act-pass")).to_have_count(0)
    assert faults(boris.page) == []
    Mouse(boris).press("act-pass")
    expect(boris.by("act-pass")).to_have_count(0)
    expect(clara.by("act-pass")).to_be_visible()
    Keys(clara).press("act-check")
    assert anna.wait_for_event("dark-checked")["true"] is False
    anna.wait_for_count(1)
    assert anna.hand() == [last]
    clara.wait_for_view(owes=[2])
    assert_no_secrets_among(people)


def test_an_unchecked_last_card_in_the_dark_wins_a_point_more(server: TableServer, someone: Someone) -> None:
    def two_cards(deal: Deal) -> bool:
        return deal.mover == 0 and deal.playable("temnodel") and len(numbers(deal.hands[0])) == 1

    people = three(someone)
    (anna, boris, clara), deal = dealt(server, people, "v2", two_cards, deck=DARK, deal=2, clock=0)
    anna.page.locator("button.svintus.must").tap()
    Finger(anna).card(first(deal, "temnodel"))
    expect(anna.by("dark-scene")).to_be_visible()
    Finger(anna).card(anna.hand()[0])
    Finger(anna).press("act-lay")
    for doubter in (boris, clara):
        expect(doubter.by("act-pass")).to_be_visible()
        Mouse(doubter).press("act-pass")
    for person in people:
        expect(person.by("round-end")).to_be_visible()
        person.wait_for_view(totals=[2 + 2 + 1, 0, 0])


def test_svinorost_grows_until_somebody_cannot_follow(server: TableServer, someone: Someone) -> None:
    def grows(deal: Deal) -> bool:
        if deal.mover != 0 or not deal.playable("svinorost"):
            return False
        seeds = [card for card in numbers(deal.hands[0]) if card[1] in "12"]
        follows = {card[1] for card in numbers(deal.hands[1])}
        stops = {card[1] for card in numbers(deal.hands[2])}
        return any(
            seed[1] in follows and not stops & {seed[1], str(int(seed[1]) + 1)} and int(seed[1]) > 0 for seed in seeds
        )

    people = three(someone)
    (anna, boris, clara), _ = dealt(server, people, "v2", grows, deck={"number": 1, "svinorost": 4}, deal=5, clock=0)
    follow = numbers(boris.hand())
    stops = {card[1] for card in numbers(clara.hand())}
    seed = next(
        card
        for card in numbers(anna.hand())
        if card[1] in "12" and any(card[1] == one[1] for one in follow) and not stops & {card[1], str(int(card[1]) + 1)}
    )
    Finger(anna).card("svinorost")
    expect(anna.by("prompt")).to_contain_text("0, 1 or 2")
    assert faults(anna.page) == []
    Finger(anna).card(seed)
    Finger(anna).press("lay")
    for person in people:
        expect(person.by("pile")).to_have_attribute("data-top", seed)
        expect(person.by("growth")).to_contain_text(seed[1])

    other = next(card for card in follow if card[1] == seed[1])
    wrong = [card for card in follow if int(card[1]) not in (int(seed[1]), int(seed[1]) + 1)]
    if wrong:
        Mouse(boris).card(wrong[0])
        expect(boris.by("prompt")).to_have_attribute("data-tone", "refused")
    Mouse(boris).card(other)
    for person in people:
        expect(person.by("pile")).to_have_attribute("data-top", other)

    expect(clara.cards(playable=True)).to_have_count(0)
    expect(clara.by("main-act")).to_have_attribute("data-kind", "accept")
    clara.page.keyboard.press("d")
    clara.wait_for_count(5 + int(seed[1]))
    assert anna.wait_for_event("growth-ended")["value"] == int(seed[1])
    for person in people:
        expect(person.by("growth")).to_have_count(0)
        expect(person.by("colour")).to_be_visible()
    anna.wait_for_view(owes=[0])
    assert_no_secrets_among(people)
