"""Why an act is not accepted: a closed list of values. Refusals are never exceptions and never change the state."""

from typing import Final

OK: Final = 0
NOT_YOUR_TURN: Final = 1
NOT_IN_HAND: Final = 2
DOES_NOT_FIT: Final = 3
NAME_A_COLOUR: Final = 4
NO_COLOUR_TO_NAME: Final = 5
ALREADY_DREW: Final = 6
ONLY_THE_DRAWN_CARD: Final = 7
DRAW_FIRST: Final = 8
MUST_PLAY: Final = 9
TOO_LATE: Final = 10
NOT_IDENTICAL: Final = 11
INTERCEPTION_OFF: Final = 12
TRANSFER_OFF: Final = 13
NOT_A_TRANSFER: Final = 14
SEVERAL_OFF: Final = 15
NOT_THE_SAME: Final = 16
WRONG_PHASE: Final = 17
ALREADY_DONE: Final = 18
NO_SUCH_SEAT: Final = 19
SEAT_LEFT: Final = 20
NO_SILENCE: Final = 21
ROUND_OVER: Final = 22
ROUND_RUNNING: Final = 23
MATCH_OVER: Final = 24
NOT_A_SEATS_ACT: Final = 25
MALFORMED: Final = 26
BRINGS_A_LOW_NUMBER: Final = 27
DOES_NOT_GROW: Final = 28
DECLARATION_DOES_NOT_FIT: Final = 29
NOT_SHMUNITET: Final = 30
WRONG_NUMBER_OF_CARDS: Final = 31
NO_GROUND: Final = 32
NOT_ETIQUETTE: Final = 33
KEEP_TWO: Final = 34
NOT_COURAGE: Final = 35
NAME_A_SEAT: Final = 36
NO_SUCH_CHOICE: Final = 37
NO_SUCH_FACT: Final = 38
NEEDS_A_NUMBER: Final = 39
NO_INTERCEPTION: Final = 40
NOTHING_DUE: Final = 41
NO_SUCH_TASK: Final = 42
NOT_IN_THIS_DECK: Final = 43

REASON_KEYS: Final = (
    "ok",
    "not-your-turn",
    "not-in-hand",
    "does-not-fit",
    "name-a-colour",
    "no-colour-to-name",
    "already-drew",
    "only-the-drawn-card",
    "draw-first",
    "must-play",
    "too-late",
    "not-identical",
    "interception-off",
    "transfer-off",
    "not-a-transfer",
    "several-off",
    "not-the-same",
    "wrong-phase",
    "already-done",
    "no-such-seat",
    "seat-left",
    "no-silence",
    "round-over",
    "round-running",
    "match-over",
    "not-a-seats-act",
    "malformed",
    "brings-a-low-number",
    "does-not-grow",
    "declaration-does-not-fit",
    "not-shmunitet",
    "wrong-number-of-cards",
    "no-ground",
    "not-etiquette",
    "keep-two",
    "not-courage",
    "name-a-seat",
    "no-such-choice",
    "no-such-fact",
    "needs-a-number",
    "no-interception",
    "nothing-due",
    "no-such-task",
    "not-in-this-deck",
)

FOULS: Final = (
    NOT_YOUR_TURN,
    DOES_NOT_FIT,
    ALREADY_DREW,
    ONLY_THE_DRAWN_CARD,
    DRAW_FIRST,
    MUST_PLAY,
    NOT_IDENTICAL,
    NOT_A_TRANSFER,
    NOT_THE_SAME,
    BRINGS_A_LOW_NUMBER,
    DOES_NOT_GROW,
    DECLARATION_DOES_NOT_FIT,
    NO_GROUND,
    NEEDS_A_NUMBER,
)
"""Refusals that are wrong acts at a table that plays by the book (`PACE-2`). The others never are: what the hand does
not hold cannot be played at all, and arriving late for a race is nobody's fault (`PACE-3`)."""
