"""For Northwood!: verbs, events and phases of characters.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northwood.state import State
from lawspeaker_games.northwood.tables import (
    ASK_CS,
    ASK_GIVEN_BACK,
    ASK_ONE_OF_DISCARDED,
    ASK_OPTION,
    BEGIN,
    CARD_RANK,
    CARD_SUIT,
    CHARACTER_SUIT,
    DECK,
    DISCARD,
    DONE,
    DONE_2,
    FIRST_FIEF,
    HAND,
    PILES,
    QUEEN_OF_LEAVES,
    ROW,
    SCORE_PILE,
    SUIT_COUNT,
    TAKE_CS,
    TAKE_GIVEN_BACK,
    TAKE_LOW_HIGH,
    TAKE_NEIGHBOUR,
    TAKE_ONE_OF_DISCARDED,
    TAKE_OPTION,
    TAKE_THEME,
    THEN_CHOOSE_2_DISCARDED,
    THEN_CHOOSE_ORDER,
    THEN_FROM_DECK,
    THEN_FROM_DISCARD,
    THEN_FROM_SCORE,
    THEN_REPEAT_3_TIMES,
    TYPE_CARD,
    VERB_DISCARD_ALL,
    VERB_DISCARD_NINE,
    VERB_SCORE_ALL,
    VERB_TAKE_TOPS,
    VERB_TRADE_RULERS,
)
from lawspeaker_games.northwood.values import can_trade_places
from lawspeaker_runtime.piles.moves import deal, put_first, put_last
from lawspeaker_runtime.piles.order import first_card, with_first_in_order
from lawspeaker_runtime.piles.unseen_moves import put_first_unseen
from lawspeaker_runtime.state.base_state import enter_call
from lawspeaker_runtime.state.selection import first_or, most, require, without_first
from lawspeaker_runtime.visibility.knowledge import show

# Decisions and their actions.
DECISION_DISCARD_ALL_CS: Final = 0
FIRST_SCORE_ALL_CS: Final = 32
DECISION_SCORE_ALL_CS: Final = 1
TOP_OF_THE_DECK: Final = 64
TOP_OF_THE_DISCARD_PILE: Final = 65
TOP_OF_THE_SCORE_PILE: Final = 66
ENOUGH: Final = 67
DECISION_OPTION: Final = 2
FIRST_OPTION: Final = 64
STRIDE_LOW_HIGH_LOW: Final = 32
FIRST_LOW_HIGH: Final = 68
DECISION_LOW_HIGH: Final = 3
COUNT_LOW_HIGH_HIGH: Final = 32
OFFSET_NEIGHBOUR: Final = 1036
DECISION_NEIGHBOUR: Final = 4
FIRST_GIVEN_BACK: Final = 1191
DECISION_GIVEN_BACK: Final = 9
FIRST_ONE_OF_DISCARDED: Final = 1223
DECISION_ONE_OF_DISCARDED: Final = 10
FIRST_KING_OF_EYES_ABILITY_THEME: Final = 1255
DECISION_KING_OF_EYES_ABILITY_THEME: Final = 11


# characters.law:2  verb draw n: number
def draw_(s: State, you: int, n: int) -> None:
    deal(s, PILES, n, DECK, HAND, TYPE_CARD)


# characters.law:6  verb fill_hand to n: number
def fill_hand(s: State, you: int, n: int) -> None:
    draw_(s, you, n - len(s.piles[HAND]))


# characters.law:22  character "Jack of Claws"
def jack_of_claws_ability(s: State, you: int, this: int) -> None:
    fill_hand(s, you, 8)


# characters.law:67  character "Queen of Flowers"
def queen_of_flowers_ability(s: State, you: int, this: int) -> None:
    if len(s.piles[SCORE_PILE]) > 0:
        put_first(s, PILES, require(first_or(s.piles[SCORE_PILE], -1), "characters.law:72"), DECK)


# characters.law:134  character "Queen of Eyes"
def queen_of_eyes_ability(s: State, you: int, this: int) -> None:
    show(s, PILES, you, with_first_in_order(s, PILES, DECK, 3, TYPE_CARD)[:3])


# characters.law:10  verb discard_all cs: list of card
def discard_all(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:12  choose order of cs asking "Which card goes onto the discard pile next?"
            ordered_cs = s.lists[-1] = []
            pc = ASK_CS
        if pc == TAKE_CS:  # characters.law:12  answered: choose order of cs asking "Which card goes onto the discard…
            cs = s.lists[-2]
            ordered_cs = s.lists[-1]
            ordered_cs = s.lists[-1] = [*ordered_cs, s.answer]
            cs = s.lists[-2] = without_first(cs, s.answer)
            pc = ASK_CS
        if pc == ASK_CS:  # characters.law:12  choose order of cs asking "Which card goes onto the discard pile next?"
            cs = s.lists[-2]
            you = st[-3]
            legal = sorted(set(cs))
            if len(legal) > 1:
                s.player = you
                s.site = DECISION_DISCARD_ALL_CS
                s.legal = legal
                st[-2] = TAKE_CS
                return True
            pc = THEN_CHOOSE_ORDER
        if pc == THEN_CHOOSE_ORDER:  # characters.law:12  choose order of cs asking "Which card goes onto the discard…
            cs = s.lists[-2]
            ordered_cs = s.lists[-1]
            cs = s.lists[-2] = [*ordered_cs, *cs]
            for c in list(cs):
                put_first(s, PILES, c, DISCARD)
            del st[-3:]
            del s.lists[-2:]
            return False


# characters.law:16  verb score_all cs: list of card
def score_all(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:18  choose order of cs asking "Which card goes onto the score pile next?"
            ordered_cs = s.lists[-1] = []
            pc = ASK_CS
        if pc == TAKE_CS:  # characters.law:18  answered: choose order of cs asking "Which card goes onto the score…
            cs = s.lists[-2]
            ordered_cs = s.lists[-1]
            ordered_cs = s.lists[-1] = [*ordered_cs, s.answer - FIRST_SCORE_ALL_CS]
            cs = s.lists[-2] = without_first(cs, s.answer - FIRST_SCORE_ALL_CS)
            pc = ASK_CS
        if pc == ASK_CS:  # characters.law:18  choose order of cs asking "Which card goes onto the score pile next?"
            cs = s.lists[-2]
            you = st[-3]
            legal = [it + FIRST_SCORE_ALL_CS for it in sorted(set(cs))]
            if len(legal) > 1:
                s.player = you
                s.site = DECISION_SCORE_ALL_CS
                s.legal = legal
                st[-2] = TAKE_CS
                return True
            pc = THEN_CHOOSE_ORDER
        if pc == THEN_CHOOSE_ORDER:  # characters.law:18  choose order of cs asking "Which card goes onto the score…
            cs = s.lists[-2]
            ordered_cs = s.lists[-1]
            cs = s.lists[-2] = [*ordered_cs, *cs]
            for c in list(cs):
                put_first(s, PILES, c, SCORE_PILE)
            del st[-3:]
            del s.lists[-2:]
            return False


# characters.law:34  verb take_tops
def take_tops(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:36  let from_deck = no
            from_deck = st[-6] = False
            from_discard = st[-5] = False
            from_score = st[-4] = False
            times_left = st[-3] = 3
            pc = THEN_REPEAT_3_TIMES
        if pc == THEN_REPEAT_3_TIMES:  # characters.law:39  repeat 3 times
            times_left = st[-3]
            if times_left > 0:
                # characters.law:39  repeat 3 times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_OPTION
            else:
                del st[-7:]
                return False
        if pc == ASK_OPTION:  # characters.law:40  choose one asking "Which card do you take?"
            from_deck = st[-6] != 0
            from_discard = st[-5] != 0
            from_score = st[-4] != 0
            you = st[-7]
            legal = []
            if not from_deck and len(s.piles[DECK]) > 0:
                legal.append(TOP_OF_THE_DECK)
            if not from_discard and len(s.piles[DISCARD]) > 0:
                legal.append(TOP_OF_THE_DISCARD_PILE)
            if not from_score and len(s.piles[SCORE_PILE]) > 0:
                legal.append(TOP_OF_THE_SCORE_PILE)
            if from_deck or from_discard or from_score:
                legal.append(ENOUGH)
            if legal:
                s.player = you
                s.site = DECISION_OPTION
                s.legal = legal
                st[-2] = TAKE_OPTION
                return True
            pc = DONE_2
        if pc == TAKE_OPTION:  # characters.law:40  answered: choose one asking "Which card do you take?"
            pc = (THEN_FROM_DECK, THEN_FROM_DISCARD, THEN_FROM_SCORE, DONE)[s.answer - FIRST_OPTION]
        if pc == THEN_FROM_DECK:  # characters.law:42  from_deck becomes yes
            you = st[-7]
            from_deck = st[-6] = True
            draw_(s, you, 1)
            pc = THEN_REPEAT_3_TIMES
            continue
        if pc == THEN_FROM_DISCARD:  # characters.law:45  from_discard becomes yes
            from_discard = st[-5] = True
            put_last(s, PILES, require(first_or(s.piles[DISCARD], -1), "characters.law:46"), HAND)
            pc = THEN_REPEAT_3_TIMES
            continue
        if pc == THEN_FROM_SCORE:  # characters.law:48  from_score becomes yes
            from_score = st[-4] = True
            put_last(s, PILES, require(first_or(s.piles[SCORE_PILE], -1), "characters.law:49"), HAND)
            pc = THEN_REPEAT_3_TIMES
            continue
        if pc == DONE:  # characters.law:51  done
            del st[-7:]
            return False
        if pc == DONE_2:  # characters.law:53  done
            del st[-7:]
            return False


# characters.law:80  verb discard_nine
def discard_nine(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:82  choose low from hand then high from hand where rank of low + rank of…
            you = st[-3]
            legal = [
                low * STRIDE_LOW_HIGH_LOW + high + FIRST_LOW_HIGH
                for low in s.piles[HAND]
                for high in s.piles[HAND]
                if CARD_RANK[low] + CARD_RANK[high] == 9 and CARD_RANK[low] < CARD_RANK[high]
            ]
            if legal:
                s.player = you
                s.site = DECISION_LOW_HIGH
                s.legal = legal
                st[-2] = TAKE_LOW_HIGH
                return True
            pc = DONE
        if pc == TAKE_LOW_HIGH:  # characters.law:82  answered: choose low from hand then high from hand where rank of…
            you = st[-3]
            low = (s.answer - FIRST_LOW_HIGH) // STRIDE_LOW_HIGH_LOW
            high = (s.answer - FIRST_LOW_HIGH) % COUNT_LOW_HIGH_HIGH
            st[-2] = DONE
            st += [you, BEGIN, VERB_DISCARD_ALL]
            s.lists += [[low, high], []]
            if discard_all(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# characters.law:93  verb trade_rulers over n: number
def trade_rulers(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:95  choose neighbour from row where can trade_places with it over n asking…
            n = st[-3]
            you = st[-4]
            legal = [neighbour + OFFSET_NEIGHBOUR for neighbour in s.piles[ROW] if can_trade_places(s, neighbour, n)]
            if legal:
                s.player = you
                s.site = DECISION_NEIGHBOUR
                s.legal = legal
                st[-2] = TAKE_NEIGHBOUR
                return True
            pc = DONE
        if pc == TAKE_NEIGHBOUR:  # characters.law:95  answered: choose neighbour from row where can trade_places with…
            neighbour = s.answer - OFFSET_NEIGHBOUR
            (
                s.fief_ruler[neighbour - FIRST_FIEF],
                s.fief_ruler[require(s.visited_fief, "characters.law:96") - FIRST_FIEF],
            ) = (
                s.fief_ruler[require(s.visited_fief, "characters.law:96") - FIRST_FIEF],
                s.fief_ruler[neighbour - FIRST_FIEF],
            )
            s.memo_total_ = {}
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# characters.law:28  character "Queen of Claws"
def queen_of_claws_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:32  take_tops
            you = st[-4]
            st[-2] = DONE
            st += [you, 0, 0, 0, 0, BEGIN, VERB_TAKE_TOPS]
            if take_tops(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# characters.law:55  character "King of Claws"
def king_of_claws_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:59  score_all (c among hand having most rank of c)
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_SCORE_ALL]
            s.lists += [most(list(s.piles[HAND]), lambda c: CARD_RANK[c]), []]
            if score_all(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# characters.law:61  character "Jack of Flowers"
def jack_of_flowers_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:65  discard_all (c among hand where suit of c is suit of ruler of…
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_DISCARD_ALL]
            s.lists += [
                [
                    c
                    for c in s.piles[HAND]
                    if CARD_SUIT[c]
                    == CHARACTER_SUIT[
                        require(
                            s.fief_ruler[require(s.visited_fief, "characters.law:65") - FIRST_FIEF], "characters.law:65"
                        )
                    ]
                ],
                [],
            ]
            if discard_all(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# characters.law:74  character "King of Flowers"
def king_of_flowers_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:78  discard_nine
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_DISCARD_NINE]
            if discard_nine(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# characters.law:87  character "Jack of Leaves"
def jack_of_leaves_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:91  trade_rulers over 2
            you = st[-4]
            st[-2] = DONE
            st += [you, 2, BEGIN, VERB_TRADE_RULERS]
            if trade_rulers(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# characters.law:104  character "Queen of Leaves"
def queen_of_leaves_ability(s: State) -> bool:
    enter_call(s, "characters.law:104")
    found = queen_of_leaves_ability_within(s)
    s.call_depth -= 1
    return found


# characters.law:104  character "Queen of Leaves"
def queen_of_leaves_ability_within(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:108  if ruler of visited_fief is not character "Queen of Leaves"
            if s.fief_ruler[require(s.visited_fief, "characters.law:108") - FIRST_FIEF] != QUEEN_OF_LEAVES:
                # characters.law:109  run ability of (ruler of visited_fief)
                you = st[-4]
                st[-2] = DONE
                if run_character_ability(
                    s,
                    you,
                    require(
                        s.fief_ruler[require(s.visited_fief, "characters.law:109") - FIRST_FIEF], "characters.law:109"
                    ),
                ):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# characters.law:111  character "King of Leaves"
def king_of_leaves_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:115  let top = first deck
            you = st[-6]
            top = st[-3] = first_card(s, PILES, DECK, TYPE_CARD)
            show(s, PILES, you, [require(top, "characters.law:116")])
            st[-4] = top
            pc = ASK_GIVEN_BACK
        if pc == ASK_GIVEN_BACK:  # characters.law:117  choose given_back from hand asking "Which card do you put on…
            you = st[-6]
            legal = [given_back + FIRST_GIVEN_BACK for given_back in s.piles[HAND]]
            if legal:
                s.player = you
                s.site = DECISION_GIVEN_BACK
                s.legal = legal
                st[-2] = TAKE_GIVEN_BACK
                return True
            pc = DONE
        if pc == TAKE_GIVEN_BACK:  # characters.law:117  answered: choose given_back from hand asking "Which card do…
            top = st[-3]
            given_back = s.answer - FIRST_GIVEN_BACK
            put_last(s, PILES, require(top, "characters.law:118"), HAND)
            put_first_unseen(s, PILES, given_back, DECK)
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# characters.law:123  character "Jack of Eyes"
def jack_of_eyes_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:127  draw 2
            you = st[-5]
            draw_(s, you, 2)
            discarded = s.lists[-1] = []
            left = st[-3] = 2
            pc = THEN_CHOOSE_2_DISCARDED
        if pc == THEN_CHOOSE_2_DISCARDED:  # characters.law:128  choose 2 discarded from hand asking "Which cards do…
            left = st[-3]
            if left > 0:
                pc = ASK_ONE_OF_DISCARDED
            else:
                # characters.law:129  each c among discarded
                discarded = s.lists[-1]
                for c in list(discarded):
                    put_first(s, PILES, c, DISCARD)
                pc = DONE
        if pc == ASK_ONE_OF_DISCARDED:  # characters.law:128  choose 2 discarded from hand asking "Which cards do you…
            discarded = s.lists[-1]
            left = st[-3]
            you = st[-5]
            legal = [
                one_of_discarded + FIRST_ONE_OF_DISCARDED
                for one_of_discarded in s.piles[HAND]
                if one_of_discarded not in discarded
            ]
            if len(legal) < left:
                legal = []
            if legal:
                s.player = you
                s.site = DECISION_ONE_OF_DISCARDED
                s.legal = legal
                st[-2] = TAKE_ONE_OF_DISCARDED
                return True
            pc = DONE
        if pc == TAKE_ONE_OF_DISCARDED:  # characters.law:128  answered: choose 2 discarded from hand asking "Which…
            discarded = s.lists[-1]
            left = st[-3]
            discarded = s.lists[-1] = [*discarded, s.answer - FIRST_ONE_OF_DISCARDED]
            left = st[-3] = left - 1
            pc = THEN_CHOOSE_2_DISCARDED
            continue
        if pc == DONE:  # done
            del st[-5:]
            del s.lists[-1:]
            return False


# characters.law:140  character "King of Eyes"
def king_of_eyes_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:144  choose theme from suits asking "Which suit do you discard after drawing…
            you = st[-4]
            legal = [theme + FIRST_KING_OF_EYES_ABILITY_THEME for theme in range(SUIT_COUNT)]
            if legal:
                s.player = you
                s.site = DECISION_KING_OF_EYES_ABILITY_THEME
                s.legal = legal
                st[-2] = TAKE_THEME
                return True
            pc = DONE
        if pc == TAKE_THEME:  # characters.law:144  answered: choose theme from suits asking "Which suit do you…
            you = st[-4]
            theme = s.answer - FIRST_KING_OF_EYES_ABILITY_THEME
            draw_(s, you, 2)
            st[-2] = DONE
            st += [you, BEGIN, VERB_DISCARD_ALL]
            s.lists += [[c for c in s.piles[HAND] if CARD_SUIT[c] == theme], []]
            if discard_all(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.northwood.steps import run_character_ability
