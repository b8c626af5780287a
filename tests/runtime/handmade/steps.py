"""The course of Burrow as one suspended verb: its frame on the stack is round, player, card and program counter."""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.piles.moves import deal, put_last, put_list_last
from lawspeaker_runtime.piles.order import fix_order, shuffle
from lawspeaker_runtime.state.chance import pick_number
from lawspeaker_runtime.state.notes import EVERYBODY, NOTE_CHANCE, NOTE_GAIN, note, note_event
from lawspeaker_runtime.visibility.knowledge import seen_by, show
from tests.runtime.handmade.state import State
from tests.runtime.handmade.tables import (
    BURIED,
    CARD,
    CARD_BASE,
    CARDS,
    CHOOSE_CARD,
    CHOOSE_DEED,
    CHOOSE_PEEK,
    DECK,
    DEED_BASE,
    HAND,
    NO_PEEK,
    NUMBER,
    PEEK_BASE,
    PILES,
    RANK,
    TABLE,
)

ROUND, PLAYER, CHOSEN, PC = range(4)
ASK_CARD, GOT_CARD, GOT_DEED, GOT_PEEK = range(4)


def setup(s: State) -> None:
    """Deal three cards each."""
    put_list_last(s, PILES, list(range(CARDS)), DECK)
    shuffle(s, PILES, DECK)
    for player in range(1, s.players + 1):
        deal(s, PILES, 3, DECK, HAND + player, CARD)
    s.stack = [1, 1, -1, ASK_CARD]


def run(s: State) -> None:
    """Advance the course until a decision is pending or the game is over."""
    while not s.over:
        pc: i64 = s.stack[PC]
        if pc == ASK_CARD:
            s.active = s.stack[PLAYER]
            s.stack[PC] = GOT_CARD
            return ask(s, CHOOSE_CARD)
        if pc == GOT_CARD:
            s.stack[CHOSEN] = s.answer - CARD_BASE
            s.stack[PC] = GOT_DEED
            return ask(s, CHOOSE_DEED)
        if pc == GOT_DEED:
            do_deed(s, s.active, s.stack[CHOSEN], s.answer - DEED_BASE)
            s.stack[CHOSEN] = -1
            s.stack[PC] = GOT_PEEK
            return ask(s, CHOOSE_PEEK)
        if s.answer != NO_PEEK:
            peek(s, s.active, s.answer - PEEK_BASE + 1)
        next_turn(s)
    return None


def ask(s: State, site: i64) -> None:
    """Leave a decision pending."""
    s.player = s.active
    s.site = site
    s.legal = options(s, site)


def options(s: State, site: i64) -> list[int]:
    """Return the actions of a site."""
    if site == CHOOSE_CARD:
        return sorted(CARD_BASE + card for card in s.piles[HAND + s.active])
    if site == CHOOSE_DEED:
        return [DEED_BASE, DEED_BASE + 1, DEED_BASE + 2]
    return [PEEK_BASE + n for n in range(min(2, len(s.piles[DECK])))] + [NO_PEEK]


def do_deed(s: State, player: i64, card: i64, deed: i64) -> None:
    """Play, bury or trade a card."""
    if deed == 0:
        put_last(s, PILES, card, TABLE)
        gain(s, player, RANK[card])
    elif deed == 1:
        put_last(s, PILES, card, BURIED + player)
        if s.noting:
            note_event(s, 0, seen_by(s, PILES, card), [player, card])
    else:
        put_last(s, PILES, card, DECK)
        points = pick_number(s, 1, 6, NUMBER)
        note(s, NOTE_CHANCE, NUMBER, points, EVERYBODY)
        gain(s, player, points)


def gain(s: State, player: i64, points: i64) -> None:
    """Give a player points."""
    s.points[player] += points
    note(s, NOTE_GAIN, player, 0, points)


def peek(s: State, player: i64, n: i64) -> None:
    """Let a player look at the top cards of the deck."""
    fix_order(s, PILES, DECK, n, CARD)
    show(s, PILES, player, s.piles[DECK][:n])


def next_turn(s: State) -> None:
    """Go on with the next player, the next round or the end."""
    s.stack[PC] = ASK_CARD
    s.stack[PLAYER] += 1
    if s.stack[PLAYER] > s.players:
        s.stack[PLAYER] = 1
        s.stack[ROUND] += 1
    if s.stack[ROUND] > s.length:
        s.over = True
        s.stack = []
        s.player = 0
        s.site = -1
        s.legal = []
