"""Oh Hell: verbs, events and phases.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.oh_hell.state import State
from lawspeaker_games.oh_hell.tables import (
    AFTER_PLAY_TRICK,
    ASK_C,
    ASK_TRICKS_BID,
    BEGIN,
    CARD_SUIT,
    CARDS,
    DECK,
    FINISH,
    HAND,
    NEXT_P,
    NEXT_P_,
    PILES,
    PLAYED,
    SUIT_COUNT,
    TAKE_C,
    TAKE_TRICKS_BID,
    TAKEN,
    THEN_LEADER,
    THEN_REPEAT_TRICKS_TIMES,
    TURNED_UP,
    TYPE_CARD,
    TYPE_NUMBER,
    TYPE_PLAYER,
    VERB_PLAY_TRICK,
)
from lawspeaker_games.oh_hell.values import can_bid, can_follow, led, score, strength
from lawspeaker_runtime.piles.moves import deal, put_last, put_list_last
from lawspeaker_runtime.piles.order import shuffle
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state.base_state import finish
from lawspeaker_runtime.state.chance import pick_from, pick_number
from lawspeaker_runtime.state.notes import EVERYBODY, NOTE_CHANCE, note
from lawspeaker_runtime.state.selection import first_of, first_or, most, require, require_at_most

# Decisions and their actions.
DECISION_C: Final = 0
FIRST_TRICKS_BID: Final = 52
DECISION_TRICKS_BID: Final = 1


# oh-hell.law:35  verb deal_out
def deal_out(s: State, you: int) -> None:
    put_list_last(s, PILES, list(CARDS), DECK)
    shuffle(s, PILES, DECK)
    for _ in range(s.tricks):
        for p in range(1, 4):
            deal(s, PILES, 1, DECK, HAND + p, TYPE_CARD)
    deal(s, PILES, 1, DECK, TURNED_UP, TYPE_CARD)
    s.trump = CARD_SUIT[require(first_or(s.piles[TURNED_UP], -1), "oh-hell.law:42")]


# oh-hell.law:44  verb play_trick
def play_trick(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # oh-hell.law:45  each p among players starting with leader
            p_to_come = st[-3] = 3
            p_next = st[-4] = s.leader
            pc = NEXT_P
        if pc == NEXT_P:  # oh-hell.law:45  each p among players starting with leader
            p_next = st[-4]
            p_to_come = st[-3]
            if p_to_come == 0:
                pc = THEN_LEADER
                continue
            p_to_come = st[-3] = p_to_come - 1
            p = st[-5] = p_next
            p_next = st[-4] = p_next % 3 + 1
            pc = ASK_C
        if pc == ASK_C:  # oh-hell.law:46  choose c by p from hand of p where can follow with it by p
            p = st[-5]
            legal = [c for c in s.piles[HAND + p] if can_follow(s, c, p)]
            if legal:
                s.player = p
                s.site = DECISION_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FINISH
        if pc == TAKE_C:  # oh-hell.law:46  answered: choose c by p from hand of p where can follow with it by p
            p = st[-5]
            c = s.answer
            put_last(s, PILES, c, PLAYED + p)
            if CARD_SUIT[c] != led(s):
                s.lacks[p * SUIT_COUNT + led(s)] = True
            pc = NEXT_P
            continue
        if pc == FINISH:  # oh-hell.law:51  end
            end_game(s)
            return True
        if pc == THEN_LEADER:  # oh-hell.law:52  leader becomes p among players having most strength of first played…
            s.leader = first_of(
                most(
                    list(range(1, 4)),
                    lambda p: strength(s, require(first_or(s.piles[PLAYED + p], -1), "oh-hell.law:52")),
                ),
                "oh-hell.law:52",
            )
            s.won[s.leader] += 1
            for p in range(1, 4):
                put_all_last(s, PILES, PLAYED + p, TAKEN)
            del st[-6:]
            return False


# oh-hell.law:57  course
def course(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # oh-hell.law:58  pick n at random from 1 to 17
            n = pick_number(s, 1, 17, TYPE_NUMBER)
            note(s, NOTE_CHANCE, TYPE_NUMBER, n, EVERYBODY)
            s.tricks = n
            p = pick_from(s, list(range(1, 4)), TYPE_PLAYER)
            note(s, NOTE_CHANCE, TYPE_PLAYER, p, EVERYBODY)
            s.dealer = p
            s.leader = s.dealer % 3 + 1
            deal_out(s, s.active)
            p_to_come = st[-4] = 3
            p_next = st[-5] = s.dealer % 3 + 1
            pc = NEXT_P_
        if pc == NEXT_P_:  # oh-hell.law:64  each p among players starting with left of dealer
            p_next = st[-5]
            p_to_come = st[-4]
            if p_to_come == 0:
                pc = THEN_REPEAT_TRICKS_TIMES
                continue
            p_to_come = st[-4] = p_to_come - 1
            p_ = st[-6] = p_next
            p_next = st[-5] = p_next % 3 + 1
            pc = ASK_TRICKS_BID
        if pc == ASK_TRICKS_BID:  # oh-hell.law:65  choose tricks_bid by p from 0 to tricks where can bid it by p
            p_ = st[-6]
            legal = [
                tricks_bid + FIRST_TRICKS_BID
                for tricks_bid in range(require_at_most(s.tricks, 17, "oh-hell.law:65") + 1)
                if can_bid(s, tricks_bid, p_)
            ]
            if legal:
                s.player = p_
                s.site = DECISION_TRICKS_BID
                s.legal = legal
                st[-2] = TAKE_TRICKS_BID
                return True
            pc = FINISH
        if pc == TAKE_TRICKS_BID:  # oh-hell.law:65  answered: choose tricks_bid by p from 0 to tricks where can bid…
            p_ = st[-6]
            tricks_bid = s.answer - FIRST_TRICKS_BID
            s.bid[p_] = tricks_bid
            pc = NEXT_P_
            continue
        if pc == FINISH:  # oh-hell.law:68  end
            end_game(s)
            return True
        if pc == THEN_REPEAT_TRICKS_TIMES:  # oh-hell.law:69  repeat tricks times
            times_left = st[-3] = s.tricks
            pc = AFTER_PLAY_TRICK
        if pc == AFTER_PLAY_TRICK:  # oh-hell.law:69  repeat tricks times
            times_left = st[-3]
            if times_left > 0:
                # oh-hell.law:69  repeat tricks times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                st[-2] = AFTER_PLAY_TRICK
                st += [s.active, 0, 0, 0, BEGIN, VERB_PLAY_TRICK]
                if play_trick(s):
                    return True
                pc = AFTER_PLAY_TRICK
                continue
            del st[-6:]
            return False


def end_game(s: State) -> None:
    """Decide who wins when the game is over."""
    if s.over:
        return
    best = most(list(range(1, 4)), lambda p: score(s, p))
    finish(s, -1, best)


def run(s: State) -> None:
    """Run what is on the stack until a player must decide or the game is over."""
    stack = s.stack
    while stack and not s.over:
        if VERBS[stack[-1]](s) and not s.over:
            return
    if not s.over:
        end_game(s)
    s.stack = []
    s.lists = []
    s.player = 0
    s.site = -1
    s.legal = []


# Functions that may suspend, by the numbers that the stack holds.
VERBS: Final = (play_trick, course)
