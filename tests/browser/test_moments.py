"""The moments of the game, each from a deal that holds it: slap, silence, colour, interception, catch, refusals."""

from playwright.sync_api import expect

from webtable.deals import Deal
from webtable.hosting import TableServer
from webtable.player import PHONE
from webtable.table_of import Someone, dealt, first


def test_a_dropped_browser_returns_to_its_seat_in_the_middle_of_a_slap(server: TableServer, someone: Someone) -> None:
    with server.deadlines(slap=60):
        people = [someone("Anna"), someone("Boris", viewport=PHONE, has_touch=True, motion=True), someone("Clara")]
        (mover, second, third), deal = dealt(server, people, "office", lambda deal: deal.playable("khlopkopyt"))
        hand = third.hand()
        third.page.close()
        mover.play(first(deal, "khlopkopyt"))
        for person in (mover, second):
            expect(person.by("slap-scene")).to_be_visible()
        mover.page.wait_for_timeout(150)  # Faster than a tenth of a second is a false start.
        mover.by("slap").click()
        expect(second.by("slap-scene")).to_contain_text(mover.name)

        third.page = third.open()
        third.page.goto(second.page.url)
        expect(third.by("slap-scene")).to_be_visible()
        assert third.view()["hand"]
        third.page.wait_for_timeout(150)
        third.page.keyboard.press("Space")

        expect(second.by("slap-scene")).to_have_count(0)
        assert second.wait_for_event("slap-ended")["losers"] == [second.view()["seat"]]
        second.wait_for_count(len(hand) + 2)
        assert third.hand() == hand
        assert third.view()["seat"] != second.view()["seat"]


def test_chat_breaks_a_silence_and_costs_two_cards(server: TableServer, someone: Someone) -> None:
    people = [someone("Anna"), someone("Boris"), someone("Clara")]
    (mover, second, _), deal = dealt(server, people, "office", lambda deal: deal.playable("tikhokhryun"))
    count = second.held()
    mover.play(first(deal, "tikhokhryun"))
    expect(second.by("silence")).to_be_visible()
    second.say("What is going on?")
    # A slip of the tongue is asked about first.
    second.by("break-silence").click()
    expect(mover.by("minutes")).to_contain_text("What is going on?")
    second.wait_for_count(count + 2)
    expect(mover.by("silence")).to_have_count(0)


def test_polisvin_asks_for_a_colour_in_place(server: TableServer, someone: Someone) -> None:
    people = [someone("Anna", viewport=PHONE), someone("Boris")]
    (mover, second), _ = dealt(server, people, "office", lambda deal: deal.playable("polisvin") and deal.mover == 0)
    mover.play("polisvin")
    expect(mover.by("colour-choice")).to_be_visible()
    mover.by("cancel").click()
    expect(mover.by("colour-choice")).to_have_count(0)
    mover.play("polisvin")
    mover.by("colour-blue").click()
    for person in (mover, second):
        expect(person.by("colour")).to_have_attribute("data-colour", "blue")
        expect(person.by("pile")).to_have_attribute("data-top", "polisvin")


def test_the_very_same_card_cuts_in(server: TableServer, someone: Someone) -> None:
    def copies(deal: Deal) -> bool:
        other = deal.hands[(deal.mover + 2) % 3]
        return any(act.kind == "play" and act.cards[0] in other and act.cards[0][0] in "rogb" for act in deal.legal)

    people = [someone("Anna"), someone("Boris"), someone("Clara")]
    (mover, _, third), deal = dealt(server, people, "office", copies)
    card = next(act.cards[0] for act in deal.legal if act.cards and act.cards[0] in third.hand())
    count = third.held()
    mover.play(card)
    expect(third.cards(card=card).first).to_contain_text("cut in")
    third.page.wait_for_timeout(150)
    third.play(card)
    third.wait_for_count(count - 1)
    expect(mover.by("minutes")).to_contain_text("Snatched!")
    assert mover.wait_for_event("card-played")["how"] == "intercept"


def test_forgetting_to_call_is_caught_on_the_seat(server: TableServer, someone: Someone) -> None:
    people = [someone("Anna"), someone("Boris", viewport=PHONE)]
    (mover, second), deal = dealt(
        server, people, "v2", lambda deal: deal.playable("polisvin") and deal.mover == 0, deal=2, clock=0
    )
    mover.play("polisvin")
    mover.by("colour-red").or_(mover.by("colour-raspberry")).click()
    catch = second.by(f"catch-{deal.mover}")
    expect(catch).to_be_visible()
    second.page.wait_for_timeout(150)
    catch.click()
    mover.wait_for_count(1 + 3)
    expect(catch).to_have_count(0)


def test_a_call_in_time_cannot_be_caught(server: TableServer, someone: Someone) -> None:
    people = [someone("Anna"), someone("Boris")]
    (mover, second), deal = dealt(
        server, people, "v2", lambda deal: deal.playable("polisvin") and deal.mover == 0, deal=2, clock=0
    )
    button = mover.page.locator("button.svintus.must")
    expect(button).to_be_visible()
    button.click()
    expect(button).to_have_count(0)
    mover.play("polisvin")
    mover.by("colour-green").click()
    expect(second.by(f"opponent-{deal.mover}")).to_contain_text("called")
    expect(second.by(f"catch-{deal.mover}")).to_have_count(0)


def test_a_card_that_does_not_fit_comes_back_with_the_reason(server: TableServer, someone: Someone) -> None:
    def misfit(deal: Deal) -> bool:
        return any(not any(card in act.cards for act in deal.legal) for card in deal.hands[deal.mover])

    people = [someone("Anna"), someone("Boris")]
    (mover, second), deal = dealt(server, people, "office", misfit)
    hand = mover.hand()
    card = next(card for card in hand if not any(card in act.cards for act in deal.legal))
    mover.play(card)
    expect(mover.by("prompt")).to_have_attribute("data-tone", "refused")
    expect(mover.by("prompt")).to_contain_text("Does not fit")
    assert mover.hand() == hand
    second.play(second.hand()[0])
    expect(second.by("prompt")).to_contain_text("not your turn")


def test_by_the_book_the_wrong_card_is_shown_to_all_and_paid_for(server: TableServer, someone: Someone) -> None:
    def misfit(deal: Deal) -> bool:
        return any(not any(card in act.cards for act in deal.legal) for card in deal.hands[deal.mover])

    people = [someone("Anna"), someone("Boris")]
    (mover, second), deal = dealt(server, people, "v2", misfit, by_the_book=True, clock=0)
    hand = mover.hand()
    assert mover.cards(playable=True).count() == 0
    mover.play(next(card for card in hand if not any(card in act.cards for act in deal.legal)))
    mover.wait_for_count(len(hand) + 2)
    assert second.wait_for_event("wrong-act")["reason"] == "does-not-fit"


def test_several_cards_are_chosen_and_laid_together(server: TableServer, someone: Someone) -> None:
    def pair(deal: Deal) -> bool:
        return deal.mover == 0 and any(len(act.cards) == 2 and len(set(act.cards)) == 2 for act in deal.legal)

    people = [someone("Anna", viewport=PHONE), someone("Boris")]
    (mover, second), deal = dealt(server, people, "classic", pair)
    count = mover.held()
    cards = next(act.cards for act in deal.legal if len(act.cards) == 2 and len(set(act.cards)) == 2)
    for card in cards:
        mover.play(card)
    mover.by("lay").click()
    if mover.by("colour-choice").count():
        mover.by("colour-green").click()
    mover.wait_for_count(count - 2)
    expect(second.by("pile")).to_have_attribute("data-top", cards[-1])
