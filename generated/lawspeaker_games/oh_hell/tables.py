"""Oh Hell: what never changes.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.state.pile_state import PileTable

# How many there are of something, where the things of a kind begin and end, and limits; in keys of
# memoized values, how many a part of the key has, one of them for nothing.
SUIT_COUNT: Final = 4

# oh-hell.law:4  enum suit: clubs or diamonds or spades or hearts
CLUBS: Final = 0

# All things of a kind.
CARDS: Final = range(52)

# oh-hell.law:5  kind card
CARD_SUIT: Final[tuple[int, ...]] = (
    0,
    1,
    2,
    3,
    0,
    1,
    2,
    3,
    0,
    1,
    2,
    3,
    0,
    1,
    2,
    3,
    0,
    1,
    2,
    3,
    0,
    1,
    2,
    3,
    0,
    1,
    2,
    3,
    0,
    1,
    2,
    3,
    0,
    1,
    2,
    3,
    0,
    1,
    2,
    3,
    0,
    1,
    2,
    3,
    0,
    1,
    2,
    3,
    0,
    1,
    2,
    3,
)
CARD_RANK: Final[tuple[int, ...]] = (
    2,
    2,
    2,
    2,
    3,
    3,
    3,
    3,
    4,
    4,
    4,
    4,
    5,
    5,
    5,
    5,
    6,
    6,
    6,
    6,
    7,
    7,
    7,
    7,
    8,
    8,
    8,
    8,
    9,
    9,
    9,
    9,
    10,
    10,
    10,
    10,
    11,
    11,
    11,
    11,
    12,
    12,
    12,
    12,
    13,
    13,
    13,
    13,
    14,
    14,
    14,
    14,
)

# Piles; where each player has one, player p's has p added.
DECK: Final = 0
HAND: Final = 1
PLAYED: Final = 5
TAKEN: Final = 9
TURNED_UP: Final = 10
PILES: Final = PileTable(
    (0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2),
    (0, 0, 1, 2, 3, 0, 1, 2, 3, 0, 0),
    (
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ),
)

# Whose frame lies on the stack.
VERB_PLAY_TRICK: Final = 0
VERB_COURSE: Final = 1

# Where functions that may suspend go on, and by function and label, where each asked.
BEGIN: Final = 0
NEXT_P: Final = 2
ASK_C: Final = 3
TAKE_C: Final = 4
FINISH: Final = 5
THEN_LEADER: Final = 6
NEXT_P_: Final = 7
ASK_TRICKS_BID: Final = 8
TAKE_TRICKS_BID: Final = 9
THEN_REPEAT_TRICKS_TIMES: Final = 10
AFTER_PLAY_TRICK: Final = 11
ASKED_AT: Final[dict[tuple[int, int], int]] = {
    (VERB_PLAY_TRICK, TAKE_C): ASK_C,
    (VERB_COURSE, TAKE_TRICKS_BID): ASK_TRICKS_BID,
}

# Types, pieces and events, as chance and the log number them.
TYPE_CARD: Final = 0
TYPE_NUMBER: Final = 1
TYPE_PLAYER: Final = 2
