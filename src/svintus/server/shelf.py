"""The shelf of feats as the server knows it: which scores are possible at all, and how soon (`SLA`).

The games run on the players' screens, which bring a score. One that nobody could reach, or not in that time, is not
believed. What a score means is the screens' own affair; the numbers here are those of `web/src/skill`.
"""

from typing import Final, NamedTuple

from svintus.engine.feats import FEAT_KEYS, IN_WORDS

_THOUSAND: Final = 1_000


class _Game(NamedTuple):
    """Scores at one level: the best that is possible, and what the poorest and the best of bots make."""

    best: int
    poor: int
    good: int


_GAMES: Final = {
    # Ten points for each pair, and one for each second that is left of 24.
    "memory": (_Game(84, 30, 68), _Game(104, 40, 86), _Game(124, 40, 100)),
    # A thousand for the very moment, less one for each hundredth of a second beside it.
    "timing": (_Game(1_000, 930, 998), _Game(1_000, 910, 996), _Game(1_000, 880, 994)),
    # Ten points for each of four glimpses.
    "counting": (_Game(40, 20, 40), _Game(40, 12, 38), _Game(40, 6, 36)),
    # Characters a minute.
    "typing": (_Game(1_300, 110, 330), _Game(1_300, 110, 320), _Game(1_300, 100, 310)),
    # Taps, of which twenty a second are possible.
    "tapping": (_Game(100, 22, 42), _Game(120, 26, 50), _Game(140, 24, 46)),
    # A thousand for the very middle all the time.
    "steadiness": (_Game(1_000, 350, 900), _Game(1_000, 280, 850), _Game(1_000, 220, 800)),
}
_GOALS: Final = (5_000, 7_000, 10_000)
"""Milliseconds at which the watch should be stopped."""
_MEMORY_TIME: Final = 24_000
_STEADY_TIME: Final = 8_000


def is_possible(number: int, score: int, after: float) -> bool:
    """Whether a game of skill could have brought this score within so many milliseconds."""
    return number < IN_WORDS and score <= _game(number).best and after >= _least_time(number, score)


def of_talent(number: int, talent: int) -> int:
    """The score of a bot that is better than so many thousandths of all."""
    if number >= IN_WORDS:
        return 1 if talent * 2 >= _THOUSAND else 0
    game = _game(number)
    return game.poor + (game.good - game.poor) * min(talent, _THOUSAND) // _THOUSAND


def _key(number: int) -> str:
    return FEAT_KEYS[number % len(FEAT_KEYS)]


def _level(number: int) -> int:
    """From 0, the easiest."""
    return number // len(FEAT_KEYS)


def _game(number: int) -> _Game:
    return _GAMES[_key(number)][_level(number)]


def _least_time(number: int, score: int) -> float:
    """Milliseconds in which this score can be made at the very soonest."""
    level, key = _level(number), _key(number)
    if score == 0:
        return 0
    if key == "timing":
        return _GOALS[level] - 10 * (_THOUSAND - score)
    if key == "memory":
        left = score - 10 * (6 + 2 * level)
        return _MEMORY_TIME - _THOUSAND * (left + 1) if left > 0 else 50 * score
    if key == "counting":
        return 4 * (900 + 100 * level)
    if key == "tapping":
        return _THOUSAND * (5 + level)
    return _STEADY_TIME if key == "steadiness" else _THOUSAND
