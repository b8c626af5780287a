"""The order of piles: shuffling makes it undetermined, and looking at cards draws it at random.

shuffle(s, PILES, DECK)                  ->     all cards of the deck are loose
first_card(s, PILES, DECK, TYPE_CARD)    ->     a random card moves to index 0; the others stay loose
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import NOTHING
from lawspeaker_runtime.state.chance import draw, forced
from lawspeaker_runtime.state.notes import NOTE_PILE, note
from lawspeaker_runtime.state.pile_state import ALL, PileState, PileTable, drop_layers, loose_parts, set_loose
from lawspeaker_runtime.visibility.constraints import note_shuffled
from lawspeaker_runtime.visibility.knowledge import forget_loose

SHUFFLED: Final = 0
FLIPPED: Final = 1
PILE_LINES: Final = ("{pile} is shuffled", "{pile} is turned over")
"""What the log says of each."""


def shuffle(s: PileState, table: PileTable, pile: i64) -> None:
    """Make a pile loose: from then on its order is drawn at random when it matters.

    Players keep knowing that a card is in the pile until an unseen card leaves the loose part. With explicit chance
    the stream decides nothing else: it permutes the list, so that rules which read the list instead of drawing its
    order are detected (checks/properties.py).
    """
    count = len(s.piles[pile])
    if s.explicit:
        cards = s.piles[pile]
        for last in range(count - 1, 0, -1):
            other: i64 = draw(s, last + 1)
            thing: i64 = cards[last]
            cards[last] = cards[other]
            cards[other] = thing
    if len(s.layers) > 0:
        drop_layers(s, pile)
    if len(s.mixes) > 0 and not table.open[pile]:
        note_shuffled(s, table, pile, ALL[s.players] & ~table.shown[pile])
    s.loose_from[pile] = 0
    s.loose[pile] = count if count > 1 else 0
    note(s, NOTE_PILE, pile, SHUFFLED)


def flip(s: PileState, pile: i64) -> None:
    """Turn a pile over: its last card becomes the first. What has no order yet has none afterwards.

    Everybody sees it, so what players know of single cards stays known.
    """
    cards = s.piles[pile]
    count: i64 = len(cards)
    for index in range(count // 2):
        first = cards[index]
        cards[index] = cards[count - 1 - index]
        cards[count - 1 - index] = first
    if s.loose[pile] > 0:
        parts = loose_parts(s, pile)
        parts.reverse()
        drop_layers(s, pile)
        s.loose_from[pile] = count - parts[0][1]
        s.loose[pile] = parts[0][1] - parts[0][0]
        s.layers = s.layers + [[pile, count - end, end - start] for start, end in parts[1:]]
    note(s, NOTE_PILE, pile, FLIPPED)


def fix_order(s: PileState, table: PileTable, pile: i64, n: i64, tag: i64) -> None:
    """Draw the order of the first n cards of a pile, because a rule is about to look at it."""
    while s.loose[pile] > 0 and s.loose_from[pile] < n:
        fix_order_of_part(s, table, pile, n, tag)


def fix_order_of_part(s: PileState, table: PileTable, pile: i64, n: i64, tag: i64) -> None:
    """Draw the order of the cards in the first loose part, as far as they are among the first n of the pile."""
    start: i64 = s.loose_from[pile]
    loose: i64 = s.loose[pile]
    if not table.open[pile] and s.familiar[pile] != 0:
        forget_loose(s, table, pile, ALL[s.players] & ~table.shown[pile])
    cards = s.piles[pile]
    while loose > 1 and start < n:
        chosen: i64 = pick_loose(s, pile, start, loose, tag)
        thing = cards[chosen]
        cards[chosen] = cards[start]
        cards[start] = thing
        start += 1
        loose -= 1
        if loose > 1:
            s.loose_from[pile] = start
            s.loose[pile] = loose
    if loose < 2:
        set_loose(s, pile, 0, 0)


def pick_loose(s: PileState, pile: i64, start: i64, count: i64, tag: i64) -> i64:
    """Return the index of a random card of a loose part, which has `count` cards from `start` on."""
    if s.explicit or s.forced:
        cards = s.piles[pile]
        return cards.index(forced(s, sorted(cards[start : start + count]), tag))
    return start + draw(s, count)


def first_card(s: PileState, table: PileTable, pile: i64, tag: i64) -> int:
    """Return the first card of a pile, drawing it if it is loose; -1 if the pile is empty."""
    cards = s.piles[pile]
    loose: i64 = s.loose[pile]
    if loose > 0 and s.loose_from[pile] == 0:
        if s.explicit or s.forced or (not table.open[pile] and s.familiar[pile] != 0):
            fix_order(s, table, pile, 1, tag)
        else:
            chosen: i64 = draw(s, loose)
            thing: i64 = cards[chosen]
            cards[chosen] = cards[0]
            cards[0] = thing
            if loose > 2:
                s.loose_from[pile] = 1
                s.loose[pile] = loose - 1
            else:
                set_loose(s, pile, 0, 0)
    return cards[0] if len(cards) > 0 else NOTHING


def with_all_in_order(s: PileState, table: PileTable, pile: i64, tag: i64) -> list[int]:
    """Draw the order of all cards of a pile and return the pile."""
    fix_order(s, table, pile, len(s.piles[pile]), tag)
    return s.piles[pile]


def take_cards_while(s: PileState, table: PileTable, pile: i64, tag: i64, test: Callable[[int], bool]) -> list[int]:
    """Return the cards before the first one that fails a test; the order of the cards behind it stays undetermined."""
    cards = s.piles[pile]
    found: list[int] = []
    for index in range(len(cards)):
        fix_order(s, table, pile, index + 1, tag)
        if not test(cards[index]):
            break
        found.append(cards[index])
    return found


def with_first_in_order(s: PileState, table: PileTable, pile: i64, count: i64, tag: i64) -> list[int]:
    """Draw the order of the first cards of a pile and return the pile."""
    fix_order(s, table, pile, count, tag)
    return s.piles[pile]
