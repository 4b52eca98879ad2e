"""Temnodel: what to lay in the dark, what to say of it, and when to disbelieve (`DARK-1` to `DARK-11`)."""

from typing import Final

from svintus.bots.keeping import wanted
from svintus.bots.temper import Mood
from svintus.engine.actions import A_CHECK, LAY, cards_of, kind_of
from svintus.engine.events import NOBODY
from svintus.engine.faces import FIRST_SPECIAL
from svintus.engine.view import View

TRUTH_IN_A_CARD: Final = 0.17
"""That one card of a hand is a number that fits the last declaration."""
PROBABLY_LIES_ANYHOW: Final = 0.15
COPIES: Final = 2
"""Of each number in a box."""
DISBELIEF: Final = 0.35
"""How often others are expected to check a lie."""


def dark_act(view: View, legal: list[int], mood: Mood) -> int:
    """One of the acts of the dark: the truth if it is in the hand, else a lie or a check by the odds."""
    hand = list(view.hand)
    laid = [cards_of(act) for act in legal if kind_of(act) == LAY]
    acts = {tuple(cards_of(act)): act for act in legal if kind_of(act) == LAY}
    can_check = A_CHECK in legal
    lie = probability_of_lie(view, mood.options.boxes) if can_check else 0.0
    truths = [(cards[0], cards[1]) for cards in laid if cards[0] == cards[1]]
    cost = 1 + view.lying
    check = lie * (1 + 0.5 * view.lying) - (1 - lie) * cost
    if truths and check < 1 and not mood.happens(mood.temper.nerve / 2):
        return acts[min(truths, key=lambda pair: wanted(hand, pair[0], mood.cards))]
    if not laid or (can_check and check > 1 - DISBELIEF * cost):
        return A_CHECK
    worst = min(hand, key=lambda face: (wanted(hand, face, mood.cards), face))
    lies = sorted({cards[1] for cards in laid if cards[0] == worst and cards[1] != worst and hand.count(cards[1]) == 0})
    if not lies:
        return mood.any_of([acts[pair] for pair in acts if pair[0] == worst])
    return acts[worst, mood.any_of(lies)]


def probability_of_lie(view: View, boxes: int) -> float:
    """By the copies that the viewer sees itself, and by how many cards its layer had to choose from."""
    declared = view.declared
    if declared == NOBODY or declared >= FIRST_SPECIAL:
        return 1.0
    unseen = COPIES * boxes - view.hand.count(declared) - (view.top == declared)
    if unseen <= 0:
        return 1.0
    had = view.counts[view.layer] + 1
    without = (1 - TRUTH_IN_A_CARD * unseen / (COPIES * boxes)) ** had
    return min(1.0, without + PROBABLY_LIES_ANYHOW * (1 - without))
