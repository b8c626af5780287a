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

# Types, pieces and events, as they are numbered for whoever reads.
TYPE_CARD: Final = 0
