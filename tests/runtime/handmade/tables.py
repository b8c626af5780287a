"""What never changes about Burrow: six ranks twice, the piles, the option numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.pile_state import PileTable

MOST_PLAYERS: Final = 3
CARDS: Final = 12
RANK: Final[tuple[int, ...]] = tuple(1 + card % 6 for card in range(CARDS))

NUMBER, YES_NO, CARD, PLAYER, CLAN = range(5)

DECK: i64 = 0
TABLE: i64 = 1
HAND: i64 = 2
BURIED: i64 = HAND + MOST_PLAYERS + 1

PILES: Final = PileTable(
    sight=(0, 2, *([1] * (MOST_PLAYERS + 1)), *([0] * (MOST_PLAYERS + 1))),
    owner=(0, 0, *range(MOST_PLAYERS + 1), *range(MOST_PLAYERS + 1)),
    group=(0,) * CARDS,
)

CHOOSE_CARD, CHOOSE_DEED, CHOOSE_PEEK = range(3)
CARD_BASE: i64 = 0
DEED_BASE: i64 = CARDS
PEEK_BASE: i64 = CARDS + 3
NO_PEEK: i64 = PEEK_BASE + 2
