"""Lords of Ragnarok: verbs, events and phases of heroics.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State, invalidate_things_ship
from lawspeaker_games.ragnarok.tables import (
    AFTER_INSTEAD_OF_DRAW_CARDS,
    AFTER_INSTEAD_OF_INJURE_TOKEN,
    AFTER_INSTEAD_OF_TAKE_INJURY,
    AFTER_TAKE_INJURY,
    AFTER_THIRD_FAVOUR,
    AFTER_TRIGGER,
    AFTER_TRIM,
    ASK_C,
    ASK_K,
    ASK_R,
    ASK_S,
    ATTRIBUTE_COUNT,
    BEGIN,
    BEOWULF,
    CHOOSE_TRIGGER,
    CHOOSERS_OF_THE_SLAIN,
    COMBAT_DECK,
    COMBAT_DISCARD,
    DONE,
    EVENT_BONDED,
    EVENT_HURT,
    EVENT_PRAYED,
    EVENT_RODE,
    EVENT_SAILED,
    FAIL,
    FALCON_CLOAK,
    FIRST_ARTIFACT,
    FIRST_FORGE,
    FIRST_GOD,
    FIRST_HERO,
    FIRST_REALM,
    FORGE_RUNE,
    GOD_ATTRIBUTE,
    GOD_COUNT,
    GOODS,
    HAND,
    PILES,
    PRESENT_REGIONS,
    PRESENT_SEAS,
    PRIEST,
    REALM_COUNT,
    REALMS,
    REGION_JOINED,
    RESOURCE_COUNT,
    RUN_TRIGGER,
    STONE_HEART,
    TAKE_C,
    TAKE_K,
    TAKE_R,
    TAKE_S,
    TAKE_W,
    THEN_IF_HUNTING,
    THEN_REPEAT_N_TIMES,
    THEN_REPEAT_WHILE_COUNT,
    THEN_REPEAT_WHILE_RUNE_COUNT,
    TREASURES,
    TYPE_CARD,
    TYPE_REGION,
    TYPE_SEA,
    VERB_AFTER_HURT,
    VERB_AFTER_PRAYED,
    VERB_ALLY,
    VERB_BEOWULF_WHEN_HURT,
    VERB_CHOOSERS_OF_THE_SLAIN_INSTEAD_DRAW_CARDS,
    VERB_DRAW_CARDS,
    VERB_DRAW_CARDS_ITSELF,
    VERB_FALCON_CLOAK_WHEN_PRAYED,
    VERB_INJURE_TOKEN_ITSELF,
    VERB_INSTEAD_OF_DRAW_CARDS,
    VERB_INSTEAD_OF_INJURE_TOKEN,
    VERB_INSTEAD_OF_TAKE_INJURY,
    VERB_STONE_HEART_INSTEAD_INJURE_TOKEN,
    VERB_STONE_HEART_INSTEAD_TAKE_INJURY,
    VERB_TAKE_INJURY,
    VERB_TAKE_INJURY_ITSELF,
    VERB_TRIM,
    VERB_TURN_TOKEN,
)
from lawspeaker_games.ragnarok.values import (
    TABLE_RUNES,
    can_bleed,
    can_improve,
    can_ride,
    card_limit,
    drakkar,
    harbour,
    hunting,
    injury_chooser,
    rune_count,
    rune_limit,
    seat,
    spare_priests,
    stock,
    ways,
)
from lawspeaker_runtime.piles.moves import deal, place_thing, put_last
from lawspeaker_runtime.piles.order import shuffle
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import count_step
from lawspeaker_runtime.state.chance import pick_from
from lawspeaker_runtime.state.effects_and_triggers import in_turn_order, take_match
from lawspeaker_runtime.state.notes import EVERYBODY, NOTE_CHANCE, note, note_event
from lawspeaker_runtime.state.pile_state import ON_PLACES
from lawspeaker_runtime.state.selection import require, require_any, without_duplicates
from lawspeaker_runtime.visibility import knowledge

# Decisions and their actions.
FIRST_RAISE_LOWEST_K: Final = 668
DECISION_RAISE_LOWEST_K: Final = 29
FIRST_HEAL_K: Final = 674
DECISION_HEAL_K: Final = 31
OFFSET_TRIM_C: Final = 518
DECISION_TRIM_C: Final = 32
FIRST_TRIM_R: Final = 712
DECISION_TRIM_R: Final = 33
OFFSET_DISCARD_CARDS_C: Final = 558
DECISION_DISCARD_CARDS_C: Final = 34
FIRST_GAIN_RUNES_R: Final = 752
DECISION_GAIN_RUNES_R: Final = 35
FIRST_LOSE_RUNES_R: Final = 757
DECISION_LOSE_RUNES_R: Final = 36
FIRST_ROAM_R: Final = 762
DECISION_ROAM_R: Final = 37
DECLINE_ROAM_R: Final = 799
FIRST_PLACE_HERO_R: Final = 800
DECISION_PLACE_HERO_R: Final = 38
OFFSET_SAIL_S: Final = 800
DECISION_SAIL_S: Final = 39
DECLINE_SAIL_S: Final = 848
OFFSET_ALLY_ANY_W: Final = 801
DECISION_ALLY_ANY_W: Final = 40
FIRST_TAKE_INJURY_ITSELF_K: Final = 671
DECISION_TAKE_INJURY_ITSELF_K: Final = 30


# heroics.law:8  verb raise_attribute k: attribute by n: number
def raise_attribute(s: State, you: int, k: int, n: int) -> None:
    s.level[you * ATTRIBUTE_COUNT + k] = min(6, s.level[you * ATTRIBUTE_COUNT + k] + n)
    s.memo_can_improve = {}


# heroics.law:89  verb renew_cards
def renew_cards(s: State, you: int) -> None:
    if len(s.piles[COMBAT_DECK]) == 0:
        put_all_last(s, PILES, COMBAT_DISCARD, COMBAT_DECK)
        shuffle(s, PILES, COMBAT_DECK)


# heroics.law:103  verb discard_random n: number by p: player
def discard_random(s: State, you: int, n: int, p: int) -> None:
    for _ in range(n):
        count_step(s, "heroics.law:105")
        if len(s.piles[HAND + p]) > 0:
            c = pick_from(s, require_any(list(s.piles[HAND + p]), "heroics.law:107"), TYPE_CARD)
            note(s, NOTE_CHANCE, TYPE_CARD, c, knowledge.seen_by(s, PILES, c))
            put_last(s, PILES, c, COMBAT_DISCARD)


# heroics.law:147  verb gain_priests n: number
def gain_priests(s: State, you: int, n: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, PRIEST, min(n, spare_priests(s, you)))
    s.memo_can_invoke = {}


# heroics.law:172  verb move_hero_to r: region
def move_hero_to(s: State, you: int, r: int) -> None:
    event_source = seat(s, you)
    if s.noting:
        note_event(s, EVENT_RODE, EVERYBODY, [event_source, r, you])
    place_thing(s, PILES, require(s.hero[you], "heroics.law:175"), r, TYPE_REGION)
    s.memo_can_recruit_any = {}


# heroics.law:14  verb raise_lowest
def raise_lowest(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:16  choose k from attributes where can improve it by you asking "Which of your…
            you = st[-3]
            legal = [k + FIRST_RAISE_LOWEST_K for k in range(ATTRIBUTE_COUNT) if can_improve(s, k, you)]
            if legal:
                s.player = you
                s.site = DECISION_RAISE_LOWEST_K
                s.legal = legal
                st[-2] = TAKE_K
                return True
            pc = DONE
        if pc == TAKE_K:  # heroics.law:16  answered: choose k from attributes where can improve it by you asking…
            you = st[-3]
            k = s.answer - FIRST_RAISE_LOWEST_K
            raise_attribute(s, you, k, 1)
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# heroics.law:25  verb injure p: player by n: number
def injure(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:27  repeat n times
            n = st[-4]
            times_left = st[-3] = n
            pc = THEN_REPEAT_N_TIMES
        if pc == THEN_REPEAT_N_TIMES:  # heroics.law:27  repeat n times
            times_left = st[-3]
            if times_left > 0:
                # heroics.law:27  repeat n times
                p = st[-5]
                times_left = st[-3]
                you = st[-6]
                times_left = st[-3] = times_left - 1
                st[-2] = AFTER_TAKE_INJURY
                st += [you, p, BEGIN, VERB_TAKE_INJURY]
                if take_injury(s):
                    return True
                pc = AFTER_TAKE_INJURY
            else:
                del st[-6:]
                return False
        if pc == AFTER_TAKE_INJURY:  # heroics.law:27  repeat n times
            count_step(s, "heroics.law:27")
            pc = THEN_REPEAT_N_TIMES
            continue


# heroics.law:30  verb take_injury p: player
def take_injury(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:30  verb take_injury p: player
            p = st[-3]
            you = st[-4]
            matches = match_instead_of_take_injury(s, p, you)
            if matches:
                st[-2] = AFTER_INSTEAD_OF_TAKE_INJURY
                st += [p, you, CHOOSE_TRIGGER, VERB_INSTEAD_OF_TAKE_INJURY]
                s.lists += [matches]
                if instead_of_take_injury(s):
                    return True
            else:
                s.result = 0
            pc = AFTER_INSTEAD_OF_TAKE_INJURY
        if pc == AFTER_INSTEAD_OF_TAKE_INJURY:  # heroics.law:30  verb take_injury p: player
            if s.result == 0:
                # heroics.law:30  verb take_injury p: player
                p = st[-3]
                you = st[-4]
                st[-2] = DONE
                st += [you, p, BEGIN, VERB_TAKE_INJURY_ITSELF]
                if take_injury_itself(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# heroics.law:41  verb injure_token p: player for k: attribute
def injure_token(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:41  verb injure_token p: player for k: attribute
            k = st[-3]
            p = st[-4]
            you = st[-5]
            matches = match_instead_of_injure_token(s, p, k, you)
            if matches:
                st[-2] = AFTER_INSTEAD_OF_INJURE_TOKEN
                st += [p, k, you, CHOOSE_TRIGGER, VERB_INSTEAD_OF_INJURE_TOKEN]
                s.lists += [matches]
                if instead_of_injure_token(s):
                    return True
            else:
                s.result = 0
            pc = AFTER_INSTEAD_OF_INJURE_TOKEN
        if pc == AFTER_INSTEAD_OF_INJURE_TOKEN:  # heroics.law:41  verb injure_token p: player for k: attribute
            if s.result == 0:
                # heroics.law:41  verb injure_token p: player for k: attribute
                k = st[-3]
                p = st[-4]
                you = st[-5]
                st[-2] = DONE
                st += [you, p, k, BEGIN, VERB_INJURE_TOKEN_ITSELF]
                if injure_token_itself(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# heroics.law:45  verb turn_token p: player for k: attribute
def turn_token(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:47  announce hurt p for k
            k = st[-3]
            p = st[-4]
            you = st[-5]
            if s.noting:
                note_event(s, EVENT_HURT, EVERYBODY, [p, k])
            s.injured[p * ATTRIBUTE_COUNT + k] = True
            s.memo_can_improve = {}
            st[-2] = AFTER_TRIM
            st += [you, p, 0, BEGIN, VERB_TRIM]
            if trim(s):
                return True
            pc = AFTER_TRIM
        if pc == AFTER_TRIM:  # heroics.law:47  announce hurt p for k
            k = st[-3]
            p = st[-4]
            matches = match_after_hurt(s, p, k)
            if matches:
                st[-2] = DONE
                st += [p, k, CHOOSE_TRIGGER, VERB_AFTER_HURT]
                s.lists += [matches]
                if after_hurt(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# heroics.law:51  verb heal n: number
def heal(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:53  repeat n times
            n = st[-4]
            times_left = st[-3] = n
            pc = THEN_REPEAT_N_TIMES
        if pc == THEN_REPEAT_N_TIMES:  # heroics.law:53  repeat n times
            times_left = st[-3]
            if times_left > 0:
                # heroics.law:53  repeat n times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_K
            else:
                pc = DONE
        if pc == ASK_K:  # heroics.law:54  choose k from attributes where (injured of you for it) asking "Which…
            you = st[-5]
            injured = s.injured
            legal = [k + FIRST_HEAL_K for k in range(ATTRIBUTE_COUNT) if injured[you * ATTRIBUTE_COUNT + k]]
            if legal:
                s.player = you
                s.site = DECISION_HEAL_K
                s.legal = legal
                st[-2] = TAKE_K
                return True
            pc = DONE
        if pc == TAKE_K:  # heroics.law:54  answered: choose k from attributes where (injured of you for it) asking…
            you = st[-5]
            k = s.answer - FIRST_HEAL_K
            s.injured[you * ATTRIBUTE_COUNT + k] = False
            s.memo_can_improve = {}
            pc = THEN_REPEAT_N_TIMES
            continue
        if pc == DONE:  # done
            del st[-5:]
            return False


# heroics.law:67  verb trim p: player
def trim(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:69  as p
            p = st[-4]
            you_2 = st[-3] = p
            pc = THEN_REPEAT_WHILE_COUNT
        if pc == THEN_REPEAT_WHILE_COUNT:  # heroics.law:70  repeat while count your hand is more than card_limit of…
            you_2 = st[-3]
            pc = (
                ASK_C
                if len(s.piles[HAND + you_2]) > card_limit(s, you_2) and not hunting(s, you_2)
                else THEN_REPEAT_WHILE_RUNE_COUNT
            )
        if pc == ASK_C:  # heroics.law:71  choose c from your hand asking "You have too many Combat cards. Which one…
            you_2 = st[-3]
            legal = [c + OFFSET_TRIM_C for c in s.piles[HAND + you_2]]
            if legal:
                s.player = you_2
                s.site = DECISION_TRIM_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = THEN_REPEAT_WHILE_RUNE_COUNT
        if pc == TAKE_C:  # heroics.law:71  answered: choose c from your hand asking "You have too many Combat cards.…
            c = s.answer - OFFSET_TRIM_C
            put_last(s, PILES, c, COMBAT_DISCARD)
            pc = THEN_REPEAT_WHILE_COUNT
            continue
        if pc == THEN_REPEAT_WHILE_RUNE_COUNT:  # heroics.law:75  repeat while rune_count of you is more than…
            you_2 = st[-3]
            pc = ASK_R if rune_count(s, you_2) > rune_limit(s, you_2) else DONE
        if pc == ASK_R:  # heroics.law:76  choose r from runes where it of you is at least 1 asking "You have too many…
            you_2 = st[-3]
            goods_now = s.goods
            legal = [r + FIRST_TRIM_R for r in TABLE_RUNES if goods_now[you_2 * RESOURCE_COUNT + r] >= 1]
            if legal:
                s.player = you_2
                s.site = DECISION_TRIM_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # heroics.law:76  answered: choose r from runes where it of you is at least 1 asking "You…
            you_2 = st[-3]
            r = s.answer - FIRST_TRIM_R
            goods.lose_one(s, s.goods, GOODS, you_2, r, 1)
            s.memo_can_invoke = {}
            if check_endings(s):
                return True
            pc = THEN_REPEAT_WHILE_RUNE_COUNT
            continue
        if pc == DONE:  # done
            del st[-5:]
            return False


# heroics.law:82  verb draw_cards n: number
def draw_cards(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:82  verb draw_cards n: number
            n = st[-3]
            you = st[-4]
            matches = match_instead_of_draw_cards(s, n, you)
            if matches:
                st[-2] = AFTER_INSTEAD_OF_DRAW_CARDS
                st += [n, you, CHOOSE_TRIGGER, VERB_INSTEAD_OF_DRAW_CARDS]
                s.lists += [matches]
                if instead_of_draw_cards(s):
                    return True
            else:
                s.result = 0
            pc = AFTER_INSTEAD_OF_DRAW_CARDS
        if pc == AFTER_INSTEAD_OF_DRAW_CARDS:  # heroics.law:82  verb draw_cards n: number
            if s.result == 0:
                # heroics.law:82  verb draw_cards n: number
                n = st[-3]
                you = st[-4]
                st[-2] = DONE
                st += [you, n, 0, BEGIN, VERB_DRAW_CARDS_ITSELF]
                if draw_cards_itself(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# heroics.law:95  verb discard_cards n: number by p: player
def discard_cards(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:97  repeat n times
            n = st[-5]
            times_left = st[-3] = n
            pc = THEN_REPEAT_N_TIMES
        if pc == THEN_REPEAT_N_TIMES:  # heroics.law:97  repeat n times
            times_left = st[-3]
            if times_left > 0:
                # heroics.law:97  repeat n times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_C
            else:
                pc = DONE
        if pc == ASK_C:  # heroics.law:98  choose c by p from hand of p asking "Which Combat card do you discard?"
            p = st[-4]
            legal = [c + OFFSET_DISCARD_CARDS_C for c in s.piles[HAND + p]]
            if legal:
                s.player = p
                s.site = DECISION_DISCARD_CARDS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = DONE
        if pc == TAKE_C:  # heroics.law:98  answered: choose c by p from hand of p asking "Which Combat card do you…
            c = s.answer - OFFSET_DISCARD_CARDS_C
            put_last(s, PILES, c, COMBAT_DISCARD)
            pc = THEN_REPEAT_N_TIMES
            continue
        if pc == DONE:  # done
            del st[-6:]
            return False


# heroics.law:110  verb gain_runes n: number
def gain_runes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:112  repeat n times
            n = st[-4]
            times_left = st[-3] = n
            pc = THEN_REPEAT_N_TIMES
        if pc == THEN_REPEAT_N_TIMES:  # heroics.law:112  repeat n times
            times_left = st[-3]
            if times_left > 0:
                # heroics.law:112  repeat n times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_R
            else:
                pc = DONE
        if pc == ASK_R:  # heroics.law:113  choose r from runes where stock of it is at least 1 asking "Which Rune do…
            you = st[-5]
            legal = [r + FIRST_GAIN_RUNES_R for r in TABLE_RUNES if stock(s, r) >= 1]
            if legal:
                s.player = you
                s.site = DECISION_GAIN_RUNES_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # heroics.law:113  answered: choose r from runes where stock of it is at least 1 asking…
            you = st[-5]
            r = s.answer - FIRST_GAIN_RUNES_R
            goods.gain_one(s, s.goods, GOODS, you, r, 1)
            s.memo_can_invoke = {}
            if check_endings(s):
                return True
            st[-2] = AFTER_TRIM
            st += [you, you, 0, BEGIN, VERB_TRIM]
            if trim(s):
                return True
            pc = AFTER_TRIM
        if pc == AFTER_TRIM:  # heroics.law:112  repeat n times
            pc = THEN_REPEAT_N_TIMES
            continue
        if pc == DONE:  # done
            del st[-5:]
            return False


# heroics.law:119  verb lose_runes n: number by p: player
def lose_runes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:121  repeat n times
            n = st[-5]
            times_left = st[-3] = n
            pc = THEN_REPEAT_N_TIMES
        if pc == THEN_REPEAT_N_TIMES:  # heroics.law:121  repeat n times
            times_left = st[-3]
            if times_left > 0:
                # heroics.law:121  repeat n times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_R
            else:
                pc = DONE
        if pc == ASK_R:  # heroics.law:122  choose r by p from runes where it of p is at least 1 asking "Which Rune do…
            p = st[-4]
            goods_now = s.goods
            legal = [r + FIRST_LOSE_RUNES_R for r in TABLE_RUNES if goods_now[p * RESOURCE_COUNT + r] >= 1]
            if legal:
                s.player = p
                s.site = DECISION_LOSE_RUNES_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # heroics.law:122  answered: choose r by p from runes where it of p is at least 1 asking…
            p = st[-4]
            r = s.answer - FIRST_LOSE_RUNES_R
            goods.lose_one(s, s.goods, GOODS, p, r, 1)
            s.memo_can_invoke = {}
            if check_endings(s):
                return True
            pc = THEN_REPEAT_N_TIMES
            continue
        if pc == DONE:  # done
            del st[-6:]
            return False


# heroics.law:127  verb empty_forge f: forge by p: player
def empty_forge(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:129  laden of f becomes no
            f = st[-4]
            p = st[-3]
            you = st[-5]
            s.forge_laden[f - FIRST_FORGE] = False
            r = FORGE_RUNE[f]
            goods.gain_one(s, s.goods, GOODS, p, r, 1)
            s.memo_can_invoke = {}
            if check_endings(s):
                return True
            st[-2] = DONE
            st += [you, p, 0, BEGIN, VERB_TRIM]
            if trim(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# heroics.law:151  verb send_priest to g: god
def send_priest(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:153  announce prayed to g by you
            g = st[-3]
            you = st[-4]
            if s.noting:
                note_event(s, EVENT_PRAYED, EVERYBODY, [g, you])
            goods.lose_one(s, s.goods, GOODS, you, PRIEST, 1)
            s.memo_can_invoke = {}
            s.serving[you * GOD_COUNT + g - FIRST_GOD] += 1
            raise_attribute(s, you, GOD_ATTRIBUTE[g], 1)
            if s.god_level[g - FIRST_GOD] == 1:
                # heroics.law:159  run first_favour of g
                g = st[-3]
                you = st[-4]
                st[-2] = AFTER_THIRD_FAVOUR
                if run_god_first_favour(s, you, g):
                    return True
                pc = AFTER_THIRD_FAVOUR
            else:
                # heroics.law:157  depending on level of g
                g = st[-3]
                if s.god_level[g - FIRST_GOD] == 2:
                    # heroics.law:161  run second_favour of g
                    g = st[-3]
                    you = st[-4]
                    st[-2] = AFTER_THIRD_FAVOUR
                    if run_god_second_favour(s, you, g):
                        return True
                    pc = AFTER_THIRD_FAVOUR
                else:
                    # heroics.law:157  depending on level of g
                    g = st[-3]
                    if s.god_level[g - FIRST_GOD] == 3:
                        # heroics.law:163  run third_favour of g
                        g = st[-3]
                        you = st[-4]
                        st[-2] = AFTER_THIRD_FAVOUR
                        if run_god_third_favour(s, you, g):
                            return True
                    pc = AFTER_THIRD_FAVOUR
        if pc == AFTER_THIRD_FAVOUR:  # heroics.law:153  announce prayed to g by you
            g = st[-3]
            you = st[-4]
            matches = match_after_prayed(s, g, you)
            if matches:
                st[-2] = DONE
                st += [g, you, CHOOSE_TRIGGER, VERB_AFTER_PRAYED]
                s.lists += [matches]
                if after_prayed(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# heroics.law:177  verb roam n: number
def roam(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:179  repeat n times
            n = st[-4]
            times_left = st[-3] = n
            pc = THEN_REPEAT_N_TIMES
        if pc == THEN_REPEAT_N_TIMES:  # heroics.law:179  repeat n times
            times_left = st[-3]
            if times_left > 0:
                # heroics.law:179  repeat n times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_R
            else:
                pc = DONE
        if pc == ASK_R:  # heroics.law:180  may choose r from (ways of seat of you for you) where can ride into it by…
            you = st[-5]
            legal = [r + FIRST_ROAM_R for r in ways(s, seat(s, you), you) if can_ride(s, r, you)]
            legal = without_duplicates(legal)
            if legal:
                legal.append(DECLINE_ROAM_R)
                s.player = you
                s.site = DECISION_ROAM_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # heroics.law:180  answered: may choose r from (ways of seat of you for you) where can ride…
            you = st[-5]
            if s.answer == DECLINE_ROAM_R:
                pc = DONE
                continue
            r = s.answer - FIRST_ROAM_R
            move_hero_to(s, you, r)
            pc = THEN_REPEAT_N_TIMES
            continue
        if pc == DONE:  # done
            del st[-5:]
            return False


# heroics.law:185  verb place_hero
def place_hero(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:187  choose r from regions asking "In which Region do you place your Hero?"
            you = st[-3]
            legal = [r + FIRST_PLACE_HERO_R for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)]]
            if legal:
                s.player = you
                s.site = DECISION_PLACE_HERO_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # heroics.law:187  answered: choose r from regions asking "In which Region do you place your…
            you = st[-3]
            r = s.answer - FIRST_PLACE_HERO_R
            place_thing(s, PILES, require(s.hero[you], "heroics.law:188"), r, TYPE_REGION)
            s.memo_can_recruit_any = {}
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# heroics.law:194  verb sail n: number
def sail(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:196  repeat n times
            n = st[-4]
            times_left = st[-3] = n
            pc = THEN_REPEAT_N_TIMES
        if pc == THEN_REPEAT_N_TIMES:  # heroics.law:196  repeat n times
            times_left = st[-3]
            if times_left > 0:
                # heroics.law:196  repeat n times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_S
            else:
                pc = DONE
        if pc == ASK_S:  # heroics.law:197  may choose s from seas where (strait from it to harbour of you) asking "To…
            you = st[-5]
            legal = [
                s_ + OFFSET_SAIL_S
                for s_ in PRESENT_SEAS[int(s.large_board) * 2 + int(s.small_board)]
                if harbour(s, you) in REGION_JOINED[2][s_]
            ]
            if legal:
                legal.append(DECLINE_SAIL_S)
                s.player = you
                s.site = DECISION_SAIL_S
                s.legal = legal
                st[-2] = TAKE_S
                return True
            pc = DONE
        if pc == TAKE_S:  # heroics.law:197  answered: may choose s from seas where (strait from it to harbour of you)…
            you = st[-5]
            if s.answer == DECLINE_SAIL_S:
                pc = DONE
                continue
            s_ = s.answer - OFFSET_SAIL_S
            if s.noting:
                note_event(s, EVENT_SAILED, EVERYBODY, [s_, you])
            place_thing(s, PILES, drakkar(s, you), s_, TYPE_SEA)
            invalidate_things_ship(s)
            pc = THEN_REPEAT_N_TIMES
            continue
        if pc == DONE:  # done
            del st[-5:]
            return False


# heroics.law:208  verb ally with w: realm
def ally(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:210  let is_first = no p among players where (allied of p for w)
            w = st[-3]
            you = st[-4]
            is_first = not any(s.allied[p * REALM_COUNT + w - FIRST_REALM] for p in range(1, s.players + 1))
            if s.noting:
                note_event(s, EVENT_BONDED, EVERYBODY, [w, you])
            s.allied[you * REALM_COUNT + w - FIRST_REALM] = True
            s.memo_can_invoke = {}
            if is_first:
                # heroics.law:214  draw_cards 1
                you = st[-4]
                st[-2] = DONE
                st += [you, 1, BEGIN, VERB_DRAW_CARDS]
                if draw_cards(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# heroics.law:216  verb ally_any
def ally_any(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:218  choose w from realms where not (allied of you for it) asking "With which…
            you = st[-3]
            allied = s.allied
            legal = [w + OFFSET_ALLY_ANY_W for w in REALMS if not allied[you * REALM_COUNT + w - FIRST_REALM]]
            if legal:
                s.player = you
                s.site = DECISION_ALLY_ANY_W
                s.legal = legal
                st[-2] = TAKE_W
                return True
            pc = FAIL
        if pc == TAKE_W:  # heroics.law:218  answered: choose w from realms where not (allied of you for it) asking…
            you = st[-3]
            w = s.answer - OFFSET_ALLY_ANY_W
            st[-2] = DONE
            st += [you, w, BEGIN, VERB_ALLY]
            if ally(s):
                return True
            pc = DONE
        if pc == FAIL:  # heroics.law:221  fail
            s.failed = True
            del st[-3:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            return False


# heroics.law:82  verb draw_cards n: number
def draw_cards_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:84  repeat n times
            n = st[-4]
            times_left = st[-3] = n
            pc = THEN_REPEAT_N_TIMES
        if pc == THEN_REPEAT_N_TIMES:  # heroics.law:84  repeat n times
            times_left = st[-3]
            if times_left > 0:
                # heroics.law:84  repeat n times
                times_left = st[-3]
                you = st[-5]
                times_left = st[-3] = times_left - 1
                renew_cards(s, you)
                deal(s, PILES, 1, COMBAT_DECK, HAND + you, TYPE_CARD)
                st[-2] = AFTER_TRIM
                st += [you, you, 0, BEGIN, VERB_TRIM]
                if trim(s):
                    return True
                pc = AFTER_TRIM
            else:
                del st[-5:]
                return False
        if pc == AFTER_TRIM:  # heroics.law:84  repeat n times
            count_step(s, "heroics.law:84")
            pc = THEN_REPEAT_N_TIMES
            continue


# heroics.law:41  verb injure_token p: player for k: attribute
def injure_token_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:43  turn_token p for k
            k = st[-3]
            p = st[-4]
            you = st[-5]
            st[-2] = DONE
            st += [you, p, k, BEGIN, VERB_TURN_TOKEN]
            if turn_token(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# heroics.law:30  verb take_injury p: player
def take_injury_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroics.law:32  choose k by injury_chooser of p from attributes where not (injured of p for…
            p = st[-3]
            injured = s.injured
            legal = [
                k + FIRST_TAKE_INJURY_ITSELF_K for k in range(ATTRIBUTE_COUNT) if not injured[p * ATTRIBUTE_COUNT + k]
            ]
            if legal:
                s.player = injury_chooser(s, p)
                s.site = DECISION_TAKE_INJURY_ITSELF_K
                s.legal = legal
                st[-2] = TAKE_K
                return True
            pc = THEN_IF_HUNTING
        if pc == TAKE_K:  # heroics.law:32  answered: choose k by injury_chooser of p from attributes where not…
            p = st[-3]
            you = st[-4]
            k = s.answer - FIRST_TAKE_INJURY_ITSELF_K
            st[-2] = DONE
            st += [you, p, k, BEGIN, VERB_TURN_TOKEN]
            if turn_token(s):
                return True
            pc = DONE
        if pc == THEN_IF_HUNTING:  # heroics.law:35  if hunting of p
            p = st[-3]
            you = st[-4]
            if hunting(s, p):
                end_hunt(s, you)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# heroics.law:23  event hurt p: player for k: attribute
def match_after_hurt(s: State, p: int, k: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    this = BEOWULF
    if s.at[this] <= ON_PLACES:
        owner = s.hero_master[this - FIRST_HERO]
        # heroes.law:21  Beowulf: when hurt where p is you
        if owner != 0 and p == owner:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# heroics.law:23  event hurt p: player for k: attribute
def after_hurt(s: State) -> bool:
    """Run what is triggered by the event hurt."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-4:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            p = st[-4]
            k = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [p, k, this, owner, BEGIN, VERB_BEOWULF_WHEN_HURT]
                if beowulf_when_hurt(s):
                    return True
            pc = CHOOSE_TRIGGER


# heroics.law:145  event prayed to g: god by actor: player
def match_after_prayed(s: State, g: int, actor: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = actor
    for this in s.piles[TREASURES + owner]:
        # blessings.law:133  Falcon Cloak: may when prayed where actor is you
        if this == FALCON_CLOAK:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# heroics.law:145  event prayed to g: god by actor: player
def after_prayed(s: State) -> bool:
    """Run what is triggered by the event prayed."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-4:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            g = st[-4]
            actor = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [g, actor, this, owner, BEGIN, VERB_FALCON_CLOAK_WHEN_PRAYED]
                if falcon_cloak_when_prayed(s):
                    return True
            pc = CHOOSE_TRIGGER


# heroics.law:82  verb draw_cards n: number
def match_instead_of_draw_cards(s: State, n: int, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = doer
    for this in s.piles[TREASURES + owner]:
        # blessings.law:145  Choosers of the Slain: instead of draw_cards where doer is you and n is at least…
        if this == CHOOSERS_OF_THE_SLAIN and n >= 1 and not hunting(s, owner):
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# heroics.law:82  verb draw_cards n: number
def instead_of_draw_cards(s: State) -> bool:
    """Run what is triggered instead of the verb draw_cards."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == AFTER_TRIGGER:  # has it been replaced?
            if s.result != 0:
                del st[-4:]
                del s.lists[-1:]
                return False
            pc = CHOOSE_TRIGGER
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                s.result = 0
                del st[-4:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            n = st[-4]
            doer = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = AFTER_TRIGGER
            s.result = 0
            if trigger == 0:
                st += [n, doer, this, owner, BEGIN, VERB_CHOOSERS_OF_THE_SLAIN_INSTEAD_DRAW_CARDS]
                if choosers_of_the_slain_instead_draw_cards(s):
                    return True
            pc = AFTER_TRIGGER


# heroics.law:30  verb take_injury p: player
def match_instead_of_take_injury(s: State, p: int, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = p
    for this in s.piles[TREASURES + owner]:
        # artifacts.law:38  Stone Heart: may instead of take_injury where p is you and (can_bleed of you or…
        if (
            this == STONE_HEART
            and (can_bleed(s, owner) or hunting(s, owner))
            and s.artifact_charged[this - FIRST_ARTIFACT]
        ):
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# heroics.law:30  verb take_injury p: player
def instead_of_take_injury(s: State) -> bool:
    """Run what is triggered instead of the verb take_injury."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == AFTER_TRIGGER:  # has it been replaced?
            if s.result != 0:
                del st[-4:]
                del s.lists[-1:]
                return False
            pc = CHOOSE_TRIGGER
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                s.result = 0
                del st[-4:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            p = st[-4]
            doer = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = AFTER_TRIGGER
            s.result = 0
            if trigger == 0:
                st += [p, doer, this, owner, BEGIN, VERB_STONE_HEART_INSTEAD_TAKE_INJURY]
                if stone_heart_instead_take_injury(s):
                    return True
            pc = AFTER_TRIGGER


# heroics.law:41  verb injure_token p: player for k: attribute
def match_instead_of_injure_token(s: State, p: int, k: int, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = p
    for this in s.piles[TREASURES + owner]:
        # artifacts.law:40  Stone Heart: may instead of injure_token where p is you and charged of this asking…
        if this == STONE_HEART and s.artifact_charged[this - FIRST_ARTIFACT]:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# heroics.law:41  verb injure_token p: player for k: attribute
def instead_of_injure_token(s: State) -> bool:
    """Run what is triggered instead of the verb injure_token."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == AFTER_TRIGGER:  # has it been replaced?
            if s.result != 0:
                del st[-5:]
                del s.lists[-1:]
                return False
            pc = CHOOSE_TRIGGER
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                s.result = 0
                del st[-5:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            p = st[-5]
            k = st[-4]
            doer = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = AFTER_TRIGGER
            s.result = 0
            if trigger == 0:
                st += [p, k, doer, this, owner, BEGIN, VERB_STONE_HEART_INSTEAD_INJURE_TOKEN]
                if stone_heart_instead_injure_token(s):
                    return True
            pc = AFTER_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps import (
    check_endings,
    run_god_first_favour,
    run_god_second_favour,
    run_god_third_favour,
)
from lawspeaker_games.ragnarok.steps_artifacts import stone_heart_instead_injure_token, stone_heart_instead_take_injury
from lawspeaker_games.ragnarok.steps_blessings import choosers_of_the_slain_instead_draw_cards, falcon_cloak_when_prayed
from lawspeaker_games.ragnarok.steps_heroes import beowulf_when_hurt
from lawspeaker_games.ragnarok.steps_hunt import end_hunt
