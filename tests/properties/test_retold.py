"""The engine does what the rules say when they are told a second time, in another way."""

from hypothesis import given

from properties.retold import Expectation, after
from properties.walks import Opening, act_for, openings, paths
from rulings import ruling
from svintus.engine.actions import Action
from svintus.engine.events import NOBODY

GIVING = ("each-gives", "gives")
"""Where acts of others, or time, take effect that shrink a seat's hand by its own choice."""
PAYING = "gives"
"""What a spotted wink costs may begin after any act."""


@ruling("TURN-1", "TURN-6", "TURN-8", "SV-1", "SV-2", "INT-3", "INT-4", "ATT-2", "BUR-1", "SLAP-1", "GROW-3", "DARK-1")
@given(openings(), paths(120))
def test_what_follows_an_act_is_what_the_rules_told_again_say(opening: Opening, path: list[int]) -> None:
    match = opening.match(telling=False)
    for step in path:
        if match.over:
            return
        seat, action = act_for(match, step)
        before = match.view(NOBODY)
        lawful = match.check(seat, action) == 0
        match.apply(seat, action)
        act = Action.unpack(action)
        view = match.view(NOBODY)
        over = view.phase in ("round-over", "match-over")
        expected = after(before, seat, act, opening.options) if lawful else None
        if act.kind != "next-round":
            changed = {other for other in range(view.seats) if view.counts[other] != before.counts[other]}
            assert not changed & set(view.called), "a call outlived its hand"
            if before.phase not in GIVING:
                assert not (changed - {seat}) & set(view.catchable), "a miss outlived its hand"
        if expected is None or (act.kind == "pass" and over) or view.phase == PAYING:
            continue
        phase = "over" if over else view.phase
        assert Expectation(phase, view.mover, view.direction, view.stake, view.window, view.catchable) == expected
        if act.kind in ("play", "intercept", "transfer"):
            assert view.counts[seat] == before.counts[seat] - len(act.cards)
            assert view.pile_count == before.pile_count + len(act.cards)
