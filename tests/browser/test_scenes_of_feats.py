"""Slabo: each game of skill brings a score that decides, and a feat in words is for the table to judge."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from svintus.engine.feats import IN_WORDS, feat
from webtable.hosting import TableServer
from webtable.player import Player
from webtable.table_of import Someone
from webtable.three_ways import (
    challenged,
    come_back,
    come_out,
    nothing_wrong,
    pick,
    see,
    their_turn,
    three_ways,
    until,
    within,
)

UNHURRIED = dict.fromkeys(("feat", "gives", "puts_aside"), 300)


def find_pairs(person: Player) -> None:
    """With a finger, and a look at the backs."""
    pictures = person.page.locator("[data-picture]").evaluate_all("tiles => tiles.map(tile => tile.dataset.picture)")
    for picture in sorted(set(pictures)):
        for tile, other in enumerate(pictures):
            if other == picture:
                person.by(f"tile-{tile}").tap()


def stop_early(person: Player) -> None:
    person.page.keyboard.press("Space")


def count_them(person: Player) -> None:
    """There are four seconds for each answer, which a slow machine may not have for a look and a click from outside."""
    person.page.evaluate(
        """() => new Promise((done) => {
            let rounds = 4;
            const look = () => {
                const count = document.querySelector("[data-testid=counting-field]").dataset.count;
                const answer = document.querySelector(`[data-testid=count-${count}]:not(:disabled)`);
                if (answer === null) return requestAnimationFrame(look);
                answer.click();
                return --rounds ? requestAnimationFrame(look) : done();
            };
            look();
        })"""
    )


def type_it(person: Player) -> None:
    expect(person.by("typing-field")).to_be_focused()
    sentence = person.page.locator("p.sheet").get_attribute("aria-label")
    person.page.keyboard.type(str(sentence))


def drum(person: Player) -> None:
    """As quick as people are: the table believes nobody who is much quicker."""
    at = within(person, "tap-0", 0.5, 0.5)
    for _ in range(20):
        person.page.touchscreen.tap(*at)
    expect(person.by("tap-0")).to_have_count(0, timeout=15_000)


def follow(person: Player) -> None:
    """As long as there is something to follow."""
    field = person.by("steady-field")
    middle = """fields => fields.map(field => {
        const {x, y, width, height} = field.getBoundingClientRect();
        return [x + width * (Number(field.dataset.x) + 1) / 2, y + height * (Number(field.dataset.y) + 1) / 2];
    })"""
    while places := field.evaluate_all(middle):
        person.page.mouse.move(*places[0])


def give_up(person: Player) -> None:
    """Unless the game's own time ran out first: an attempt has then been made, and a poor one."""
    person.page.evaluate("() => document.querySelector('[data-testid=feat-give-up]')?.click()")


Playing = Callable[[Player], None]
GAMES: list[tuple[str, str, Playing]] = [
    ("memory", "finger", find_pairs),
    ("timing", "keys", stop_early),
    ("counting", "mouse", count_them),
    ("typing", "keys", type_it),
    ("tapping", "finger", drum),
    ("steadiness", "mouse", follow),
]


def begin(person: Player, testid: str) -> None:
    """The countdown, of two seconds, is over."""
    expect(person.page.locator(f"[data-testid^={testid}]").first).to_be_visible(timeout=15_000)


@pytest.mark.parametrize(("game", "way", "played"), GAMES, ids=[game for game, *_ in GAMES])
def test_a_game_of_skill_sets_the_mark(
    server: TableServer, someone: Someone, game: str, way: str, played: Playing
) -> None:
    anna, boris, clara = three_ways(someone)
    people = {"mouse": (anna, boris, clara), "finger": (boris, clara, anna), "keys": (clara, anna, boris)}[way]
    boaster, second, third = people
    testid = {"memory": "tile-", "tapping": "tap-", "steadiness": "steady-field"}.get(game, game)
    with server.deadlines(**UNHURRIED):
        challenged(server, people, "slabo")
        boaster.by(f"feat-{feat(game, 1)}").click()
        see(people, "feat-scene")
        begin(boaster, testid)
        played(boaster)
        shown = second.wait_for_event("feat-answered")
        assert (shown["how"], shown["seat"], shown["feat"]) == ("shows", 0, feat(game, 1))
        assert shown["score"] > 0
        come_out(people, 0, "")
        expect(second.by("feat-try")).to_be_visible()
        assert second.view()["feat"]["mark"] == shown["score"]
        nothing_wrong(second, third)

        second.by("feat-try").click()
        begin(second, testid)
        # Whoever plays to win has no time for it.
        nothing_wrong(second)
        give_up(second)
        third.by("feat-pass").click()
        boaster.wait_for_view(counts=[4, 5, 5])
        see((boaster,), "gives-scene")
        pick(boaster, 3)
        boaster.by("act-give").click()
        their_turn(people, 1)
        boaster.wait_for_view(counts=[1, 5, 5])


def test_whoever_matches_the_mark_pays_for_the_lesson(server: TableServer, someone: Someone) -> None:
    """In the middle of the attempt the browser is closed; the game then begins anew."""
    people = anna, boris, _ = three_ways(someone)
    with server.deadlines(**UNHURRIED):
        challenged(server, people, "slabo")
        anna.by(f"feat-{feat('timing', 1)}").click()
        anna.by("timing-stop").click()
        mark = boris.wait_for_event("feat-answered")["score"]
        boris.by("feat-try").tap()
        begin(boris, "timing-stop")
        come_back(boris)
        begin(boris, "timing-stop")
        boris.page.evaluate("() => (window.begun = performance.now())")
        until(boris, f"performance.now() - window.begun > {10 * (mark - 450)}")
        boris.by("timing-stop").tap()
        come_out(people, 1, "")
        assert anna.events("feat-answered")[-1]["how"] == "matches"
        see((boris,), "gives-scene")
        pick(boris, 3)
        boris.by("act-give").click()
        anna.wait_for_count(4 + 3)
        their_turn(people, 1)


def test_a_feat_in_words_is_judged_by_the_table(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = three_ways(someone)
    with server.deadlines(**UNHURRIED):
        challenged(server, people, "slabo")
        anna.by(f"feat-{IN_WORDS}").click()
        see(people, "feat-scene")
        anna.page.locator("#feat-words").fill("I sat through six meetings in one day without a blink")
        anna.by("feat-tell").click()
        boris.by("feat-try").tap()
        boris.page.locator("#feat-words").fill("I sat through seven, and not one of them was mine")
        boris.by("feat-tell").tap()

        # Two jurors who do not agree: that is no match.
        see(people, "trial")
        for juror in (anna, clara):
            expect(juror.by("trial")).to_contain_text("six meetings")
            expect(juror.by("trial")).to_contain_text("I sat through seven")
        nothing_wrong(boris, clara)
        anna.by("vote-acquit").click()
        clara.by("vote-upheld").click()
        come_out(people, 1, "Boris gives it a brave try")

        clara.page.keyboard.press("Enter")
        words = clara.page.locator("#feat-words")
        expect(words).to_be_visible()
        words.fill("А я на восьми спал с открытыми глазами, и меня хвалили")
        clara.by("feat-tell").click()
        for juror in (anna, boris):
            expect(juror.by("trial")).to_contain_text("А я на восьми")
            juror.by("vote-upheld").click()
        come_out(people, 2, "Clara matches it")
        pick(clara, 3)
        clara.by("act-give").click()
        anna.wait_for_count(4 + 3)
        their_turn(people, 1)


def test_a_feat_that_is_not_shown_in_time_costs_nothing(server: TableServer, someone: Someone) -> None:
    people = anna, *_ = three_ways(someone)
    with server.deadlines(feat=3):
        challenged(server, people, "slabo")
        anna.by(f"feat-{feat('tapping', 1)}").click()
        see(people, "feat-scene")
        for person in people:
            assert person.wait_for_event("feat-answered")["how"] == "fails"
        their_turn(people, 1)
        anna.wait_for_view(counts=[4, 5, 5])
