"""Kuhn Poker: what never changes.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.state.goods import GoodsTable
from lawspeaker_runtime.state.pile_state import PileTable

# kuhn-poker.law:13  resource chips: signed
CHIPS: Final = 0
GOODS: Final = GoodsTable((-1,), (True,))

# All things of a kind.
CARDS: Final = range(3)

# kuhn-poker.law:4  kind card
CARD_RANK: Final[tuple[int, ...]] = (1, 2, 3)

# Piles; where each player has one, player p's has p added.
DECK: Final = 0
HAND: Final = 1
PILES: Final = PileTable((0, 1, 1, 1), (0, 0, 1, 2), (0, 0, 0))

# Whose frame lies on the stack.
VERB_ANSWER: Final = 0
VERB_SETUP: Final = 1
VERB_COURSE: Final = 2

# Where functions that may suspend go on, and by function and label, where each asked.
BEGIN: Final = 0
TAKE_OPTION: Final = 2
THEN_STAKE_1: Final = 3
THEN_WIN_POT: Final = 4
DONE: Final = 5
THEN_STAKE_1_BY_PLAYER_1: Final = 6
ASK_OPTION: Final = 7
TAKE_OPTION_2: Final = 8
THEN_STAKE_1_BY_PLAYER_2: Final = 9
THEN_SHOWDOWN: Final = 10
ASKED_AT: Final[dict[tuple[int, int], int]] = {
    (VERB_ANSWER, TAKE_OPTION): BEGIN,
    (VERB_COURSE, TAKE_OPTION): BEGIN,
    (VERB_COURSE, TAKE_OPTION_2): ASK_OPTION,
}

# Types, pieces and events, as chance and the log number them.
TYPE_CARD: Final = 0
