"""What blank cards can ask of everybody at once: a secret ballot, and a race of palms."""

from typing import Any

from playwright.sync_api import expect

from webtable.hosting import TableServer
from webtable.table_of import Someone
from webtable.three_ways import challenged, come_back, come_out, nothing_wrong, react, see, three_ways

ELECTION: dict[str, Any] = {
    "name_ru": "Выборы",
    "name_en": "Election",
    "picture": "pig.sly.hat",
    "colour": "grey",
    "fits": ["anything"],
    "effects": [{"do": "vote", "count": 2}, {"do": "race", "count": 1}],
}


def test_a_secret_ballot_elects_and_palms_race_after_it(server: TableServer, someone: Someone) -> None:
    people = anna, boris, clara = three_ways(someone)
    with server.deadlines(ballot=300, slap=300):
        challenged(server, people, "blank.1", blanks=[ELECTION])
        see(people, "plain-scene")
        nothing_wrong(anna, boris)
        anna.by("choose-seat-2").click()
        expect(anna.by("plain-scene")).to_have_count(0)
        come_back(clara)
        assert "votes" not in str(clara.frames[-1]), "who has voted for whom is nobody's business yet"
        boris.by("choose-seat-2").tap()
        clara.by("choose-seat-0").press("Enter")
        come_out(people, 2, "Elected by popular demand: Clara")
        assert anna.events("ballot-ended")[-1]["votes"] == [2, 2, 0]
        clara.wait_for_count(5 + 2)

        see(people, "slap-scene")
        react(clara)
        clara.page.keyboard.press("Space")
        boris.by("slap").tap()
        expect(boris.by("slap-scene")).to_contain_text("Anna")
        anna.wait_for_count(4 + 1)
        for person in people:
            expect(person.by("slap-scene")).to_have_count(0)


def test_whoever_does_not_vote_has_not_voted(server: TableServer, someone: Someone) -> None:
    people = anna, boris, _ = three_ways(someone)
    with server.deadlines(ballot=3, slap=2):
        challenged(server, people, "blank.1", blanks=[ELECTION])
        boris.by("choose-seat-0").tap()
        come_out(people, 0, "Elected by popular demand: you")
        anna.wait_for_count(4 + 2 + 1)  # Nobody has slapped either, and all draw.
        boris.wait_for_count(5 + 1)
