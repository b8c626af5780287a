"""For Northwood!: verbs, events and phases of crowned.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northwood.state import State
from lawspeaker_games.northwood.tables import (
    AFTER_DISCARD_ALL,
    ALLIES,
    ASK_CS,
    ASK_DISCARDED,
    ASK_KEPT,
    BEGIN,
    CARD_SUIT,
    DECK,
    DISCARD,
    DONE,
    EFFECT_PRINCE_OF_LEAVES_ABILITY,
    FIRST_CHARACTER,
    FRIENDS,
    HAND,
    PILES,
    QUEEN_OF_LEAVES,
    SCORE_PILE,
    SUIT_COUNT,
    TAKE_CS,
    TAKE_DISCARDED,
    TAKE_DISCARDED_2,
    TAKE_FRIEND,
    TAKE_KEPT,
    TAKE_MINE_THEIRS,
    TAKE_THEME,
    TAKE_TRUMP_CARD,
    TAKE_WOKEN,
    THEN_CHOOSE_ORDER,
    TYPE_CARD,
    VERB_DISCARD_ALL,
)
from lawspeaker_games.northwood.values import trump
from lawspeaker_runtime.piles.moves import put_first, put_last
from lawspeaker_runtime.piles.order import first_card, with_first_in_order
from lawspeaker_runtime.piles.unseen_moves import put_list_first_unseen, put_list_last_unseen
from lawspeaker_runtime.state.base_state import enter_call
from lawspeaker_runtime.state.effects_and_triggers import begin_effect
from lawspeaker_runtime.state.selection import first_or, require, without_first
from lawspeaker_runtime.visibility.knowledge import show

# Decisions and their actions.
FIRST_TRUMP_CARD: Final = 1259
DECISION_TRUMP_CARD: Final = 12
FIRST_PRINCE_OF_FLOWERS_ABILITY_DISCARDED_1: Final = 1291
DECISION_PRINCE_OF_FLOWERS_ABILITY_DISCARDED_1: Final = 13
FIRST_PRINCE_OF_FLOWERS_ABILITY_DISCARDED_2: Final = 1323
DECISION_PRINCE_OF_FLOWERS_ABILITY_DISCARDED_2: Final = 14
DECLINE_PRINCE_OF_FLOWERS_ABILITY_DISCARDED_2: Final = 1355
FIRST_MARCHIONESS_OF_FLOWERS_ABILITY_DISCARDED: Final = 1356
DECISION_MARCHIONESS_OF_FLOWERS_ABILITY_DISCARDED: Final = 15
FIRST_PRINCE_OF_LEAVES_ABILITY_THEME: Final = 1388
DECISION_PRINCE_OF_LEAVES_ABILITY_THEME: Final = 16
OFFSET_WOKEN: Final = 1360
DECISION_WOKEN: Final = 17
OFFSET_FRIEND: Final = 1384
DECISION_FRIEND: Final = 18
FIRST_PRINCE_OF_EYES_ABILITY_CS: Final = 1440
DECISION_PRINCE_OF_EYES_ABILITY_CS: Final = 19
FIRST_KEPT: Final = 1472
DECISION_KEPT: Final = 20
STRIDE_MINE_THEIRS_MINE: Final = 32
FIRST_MINE_THEIRS: Final = 1504
DECISION_MINE_THEIRS: Final = 21
COUNT_MINE_THEIRS_THEIRS: Final = 32


# crowned.law:3  character "Prince of Claws"
def prince_of_claws_ability(s: State, you: int, this: int) -> None:
    draw_(s, you, sum(1 for s_ in range(SUIT_COUNT) if not any(CARD_SUIT[c] == s_ for c in s.piles[HAND])))


# crowned.law:10  character "Marchioness of Claws"
def marchioness_of_claws_ability(s: State, you: int, this: int) -> None:
    put_first(s, PILES, require(first_card(s, PILES, DECK, TYPE_CARD), "crowned.law:15"), SCORE_PILE)


# crowned.law:17  character "Baron of Claws"
def baron_of_claws_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:22  choose trump_card from hand where suit of it is trump asking "Which trump…
            you = st[-4]
            legal = [trump_card + FIRST_TRUMP_CARD for trump_card in s.piles[HAND] if CARD_SUIT[trump_card] == trump(s)]
            if legal:
                s.player = you
                s.site = DECISION_TRUMP_CARD
                s.legal = legal
                st[-2] = TAKE_TRUMP_CARD
                return True
            pc = DONE
        if pc == TAKE_TRUMP_CARD:  # crowned.law:22  answered: choose trump_card from hand where suit of it is trump…
            trump_card = s.answer - FIRST_TRUMP_CARD
            put_first(s, PILES, trump_card, SCORE_PILE)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# crowned.law:27  character "Prince of Flowers"
def prince_of_flowers_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:32  choose discarded from hand asking "Which card do you discard?"
            you = st[-4]
            legal = [discarded + FIRST_PRINCE_OF_FLOWERS_ABILITY_DISCARDED_1 for discarded in s.piles[HAND]]
            if legal:
                s.player = you
                s.site = DECISION_PRINCE_OF_FLOWERS_ABILITY_DISCARDED_1
                s.legal = legal
                st[-2] = TAKE_DISCARDED
                return True
            pc = ASK_DISCARDED
        if pc == TAKE_DISCARDED:  # crowned.law:32  answered: choose discarded from hand asking "Which card do you…
            discarded = s.answer - FIRST_PRINCE_OF_FLOWERS_ABILITY_DISCARDED_1
            put_first(s, PILES, discarded, DISCARD)
            pc = ASK_DISCARDED
        if pc == ASK_DISCARDED:  # crowned.law:36  may choose discarded from hand asking "Which other card do you…
            you = st[-4]
            legal = [discarded + FIRST_PRINCE_OF_FLOWERS_ABILITY_DISCARDED_2 for discarded in s.piles[HAND]]
            if legal:
                legal.append(DECLINE_PRINCE_OF_FLOWERS_ABILITY_DISCARDED_2)
                s.player = you
                s.site = DECISION_PRINCE_OF_FLOWERS_ABILITY_DISCARDED_2
                s.legal = legal
                st[-2] = TAKE_DISCARDED_2
                return True
            pc = DONE
        if pc == TAKE_DISCARDED_2:  # crowned.law:36  answered: may choose discarded from hand asking "Which other…
            if s.answer == DECLINE_PRINCE_OF_FLOWERS_ABILITY_DISCARDED_2:
                pc = DONE
                continue
            discarded = s.answer - FIRST_PRINCE_OF_FLOWERS_ABILITY_DISCARDED_2
            put_first(s, PILES, discarded, DISCARD)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# crowned.law:39  character "Marchioness of Flowers"
def marchioness_of_flowers_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:44  if score_pile is not empty
            if len(s.piles[SCORE_PILE]) > 0:
                # crowned.law:45  put (first score_pile) into hand
                put_last(s, PILES, require(first_or(s.piles[SCORE_PILE], -1), "crowned.law:45"), HAND)
                pc = ASK_DISCARDED
            else:
                pc = DONE
        if pc == ASK_DISCARDED:  # crowned.law:46  choose discarded from hand asking "Which card do you discard?"
            you = st[-4]
            legal = [discarded + FIRST_MARCHIONESS_OF_FLOWERS_ABILITY_DISCARDED for discarded in s.piles[HAND]]
            if legal:
                s.player = you
                s.site = DECISION_MARCHIONESS_OF_FLOWERS_ABILITY_DISCARDED
                s.legal = legal
                st[-2] = TAKE_DISCARDED
                return True
            pc = DONE
        if pc == TAKE_DISCARDED:  # crowned.law:46  answered: choose discarded from hand asking "Which card do you…
            discarded = s.answer - FIRST_MARCHIONESS_OF_FLOWERS_ABILITY_DISCARDED
            put_first(s, PILES, discarded, DISCARD)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# crowned.law:51  character "Baron of Flowers"
def baron_of_flowers_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:56  let n = count hand
            you = st[-5]
            n = st[-3] = len(s.piles[HAND])
            st[-2] = AFTER_DISCARD_ALL
            st += [you, BEGIN, VERB_DISCARD_ALL]
            s.lists += [list(s.piles[HAND]), []]
            if discard_all(s):
                return True
            pc = AFTER_DISCARD_ALL
        if pc == AFTER_DISCARD_ALL:  # crowned.law:58  draw n
            n = st[-3]
            you = st[-5]
            draw_(s, you, n)
            del st[-5:]
            return False


# crowned.law:60  character "Prince of Leaves"
def prince_of_leaves_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:65  choose theme from suits asking "Which suit is trump for the rest of this…
            you = st[-4]
            legal = [theme + FIRST_PRINCE_OF_LEAVES_ABILITY_THEME for theme in range(SUIT_COUNT)]
            if legal:
                s.player = you
                s.site = DECISION_PRINCE_OF_LEAVES_ABILITY_THEME
                s.legal = legal
                st[-2] = TAKE_THEME
                return True
            pc = DONE
        if pc == TAKE_THEME:  # crowned.law:65  answered: choose theme from suits asking "Which suit is trump for the…
            this = st[-3]
            you = st[-4]
            theme = s.answer - FIRST_PRINCE_OF_LEAVES_ABILITY_THEME
            begin_effect(s, EFFECT_PRINCE_OF_LEAVES_ABILITY, you, this, [theme])
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# crowned.law:69  character "Marchioness of Leaves"
def marchioness_of_leaves_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:74  choose woken from allies where used of it and it is not asked asking "Which…
            you = st[-4]
            character_used = s.character_used
            legal = [
                woken + OFFSET_WOKEN
                for woken in s.piles[ALLIES]
                if character_used[woken - FIRST_CHARACTER] and woken != s.asked
            ]
            if legal:
                s.player = you
                s.site = DECISION_WOKEN
                s.legal = legal
                st[-2] = TAKE_WOKEN
                return True
            pc = DONE
        if pc == TAKE_WOKEN:  # crowned.law:74  answered: choose woken from allies where used of it and it is not…
            woken = s.answer - OFFSET_WOKEN
            s.character_used[woken - FIRST_CHARACTER] = False
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# crowned.law:79  character "Baron of Leaves"
def baron_of_leaves_ability(s: State) -> bool:
    enter_call(s, "crowned.law:79")
    found = baron_of_leaves_ability_within(s)
    s.call_depth -= 1
    return found


# crowned.law:79  character "Baron of Leaves"
def baron_of_leaves_ability_within(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:84  choose friend from friends where it is not character "Queen of Leaves"…
            you = st[-4]
            legal = [friend + OFFSET_FRIEND for friend in s.piles[FRIENDS] if friend != QUEEN_OF_LEAVES]
            if legal:
                s.player = you
                s.site = DECISION_FRIEND
                s.legal = legal
                st[-2] = TAKE_FRIEND
                return True
            pc = DONE
        if pc == TAKE_FRIEND:  # crowned.law:84  answered: choose friend from friends where it is not character "Queen…
            you = st[-4]
            friend = s.answer - OFFSET_FRIEND
            st[-2] = DONE
            if run_character_ability(s, you, friend):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# crowned.law:89  character "Prince of Eyes"
def prince_of_eyes_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:94  let cs = first 4 of deck
            you = st[-4]
            cs = s.lists[-2] = with_first_in_order(s, PILES, DECK, 4, TYPE_CARD)[:4]
            show(s, PILES, you, list(cs))
            ordered_cs = s.lists[-1] = []
            pc = ASK_CS
        if pc == TAKE_CS:  # crowned.law:96  answered: choose order of cs asking "Which card lies next on the deck,…
            cs = s.lists[-2]
            ordered_cs = s.lists[-1]
            ordered_cs = s.lists[-1] = [*ordered_cs, s.answer - FIRST_PRINCE_OF_EYES_ABILITY_CS]
            cs = s.lists[-2] = without_first(cs, s.answer - FIRST_PRINCE_OF_EYES_ABILITY_CS)
            pc = ASK_CS
        if pc == ASK_CS:  # crowned.law:96  choose order of cs asking "Which card lies next on the deck, from the top…
            cs = s.lists[-2]
            you = st[-4]
            legal = [it + FIRST_PRINCE_OF_EYES_ABILITY_CS for it in sorted(set(cs))]
            if len(legal) > 1:
                s.player = you
                s.site = DECISION_PRINCE_OF_EYES_ABILITY_CS
                s.legal = legal
                st[-2] = TAKE_CS
                return True
            pc = THEN_CHOOSE_ORDER
        if pc == THEN_CHOOSE_ORDER:  # crowned.law:96  choose order of cs asking "Which card lies next on the deck,…
            cs = s.lists[-2]
            ordered_cs = s.lists[-1]
            cs = s.lists[-2] = [*ordered_cs, *cs]
            put_list_first_unseen(s, PILES, list(cs), DECK)
            del st[-4:]
            del s.lists[-2:]
            return False


# crowned.law:99  character "Marchioness of Eyes"
def marchioness_of_eyes_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:104  let cs = first 2 of deck
            you = st[-4]
            cs = s.lists[-1] = with_first_in_order(s, PILES, DECK, 2, TYPE_CARD)[:2]
            show(s, PILES, you, list(cs))
            pc = ASK_KEPT
        if pc == ASK_KEPT:  # crowned.law:106  choose kept from cs asking "Which card do you take into your hand?"
            cs = s.lists[-1]
            you = st[-4]
            legal = [kept + FIRST_KEPT for kept in cs]
            if legal:
                s.player = you
                s.site = DECISION_KEPT
                s.legal = legal
                st[-2] = TAKE_KEPT
                return True
            pc = DONE
        if pc == TAKE_KEPT:  # crowned.law:106  answered: choose kept from cs asking "Which card do you take into your…
            cs = s.lists[-1]
            kept = s.answer - FIRST_KEPT
            put_last(s, PILES, kept, HAND)
            put_list_last_unseen(s, PILES, [it for it in cs if it not in (kept,)], DECK)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            del s.lists[-1:]
            return False


# crowned.law:112  character "Baron of Eyes"
def baron_of_eyes_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:117  choose mine from hand then theirs from discard asking "Which card of your…
            you = st[-4]
            legal = [
                mine * STRIDE_MINE_THEIRS_MINE + theirs + FIRST_MINE_THEIRS
                for mine in s.piles[HAND]
                for theirs in s.piles[DISCARD]
            ]
            if legal:
                s.player = you
                s.site = DECISION_MINE_THEIRS
                s.legal = legal
                st[-2] = TAKE_MINE_THEIRS
                return True
            pc = DONE
        if pc == TAKE_MINE_THEIRS:  # crowned.law:117  answered: choose mine from hand then theirs from discard asking…
            mine = (s.answer - FIRST_MINE_THEIRS) // STRIDE_MINE_THEIRS_MINE
            theirs = (s.answer - FIRST_MINE_THEIRS) % COUNT_MINE_THEIRS_THEIRS
            put_last(s, PILES, theirs, HAND)
            put_first(s, PILES, mine, DISCARD)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.northwood.steps import run_character_ability
from lawspeaker_games.northwood.steps_characters import discard_all, draw_
