"""Northgard: Uncharted Lands: verbs, events and phases of actions.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import State
from lawspeaker_games.northgard.tables import (
    ACTIVE_AREA,
    AFTER_BEFORE_RESOLVING,
    AFTER_INSTEAD_OF_PLAYED,
    AFTER_PASS,
    AFTER_PLAY,
    AFTER_PLAY_2,
    AFTER_PLAYS,
    AFTER_RESOLVE,
    ASK_C,
    ASK_C_2,
    ASK_C_FROM_DIFFERENT_YOUR_HAND_WHERE,
    ASK_C_FROM_DIFFERENT_YOUR_HAND_WHERE_CAN,
    ASK_C_FROM_DIFFERENT_YOUR_HAND_WHERE_FLASH,
    ASK_OPTION,
    ASK_U,
    BEGIN,
    CARD_FLASH,
    CHOOSE_TRIGGER,
    DECK,
    DISCARD,
    DISPLAY,
    DONE,
    DONE_2,
    DONE_3,
    EVENT_GAVE_WAY,
    EVENT_PLAYED,
    EVENT_RESOLVING,
    FIRST_CARD,
    FIRST_COPY,
    GOODS,
    HAND,
    OUT_OF_GAME,
    PILES,
    RES_LORE,
    RESOURCE_COUNT,
    RUN_TRIGGER,
    TAKE_C,
    TAKE_C_2,
    TAKE_C_FROM_DIFFERENT_YOUR_HAND_WHERE,
    TAKE_C_FROM_DIFFERENT_YOUR_HAND_WHERE_CAN,
    TAKE_C_FROM_DIFFERENT_YOUR_HAND_WHERE_FLASH,
    TAKE_OPTION,
    TAKE_U,
    THEN_AWAY,
    THEN_IF_AWAY,
    THEN_IF_NO_P,
    THEN_PASS,
    THEN_PLAY_CARDS,
    THEN_REPEAT_WHILE_CANCELLED,
    THEN_UPGRADE,
    UPGRADES,
    VERB_AFTER_GAVE_WAY,
    VERB_BEFORE_RESOLVING,
    VERB_GAVE_WAY_WHEN_GAVE_WAY,
    VERB_INSTEAD_OF_PLAYED,
    VERB_PASS,
    VERB_PLAY,
    VERB_PLAY_CARDS,
    VERB_RESOLVE,
    VERB_UPGRADE,
)
from lawspeaker_games.northgard.values import can_pick_card, can_remove, can_resolve
from lawspeaker_runtime.piles.moves import put_last
from lawspeaker_runtime.piles.unseen_moves import put_first_unseen, put_last_unseen
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import SUSPENDED, enter_call
from lawspeaker_runtime.state.effects_and_triggers import in_turn_order, take_match
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.selection import different
from lawspeaker_runtime.visibility.knowledge import open_to, show

# Decisions and their actions.
PLAY: Final = 0
WAIT: Final = 1
REPLACE: Final = 2
REMOVE: Final = 3
UPGRADE: Final = 4
PASS: Final = 5
DECISION_ACT_OPTION: Final = 0
OFFSET_ACT_C_1: Final = -103
DECISION_ACT_C_1: Final = 1
OFFSET_ACT_C_2: Final = 17
DECISION_ACT_C_2: Final = 2
OFFSET_ACT_C_3: Final = 137
DECISION_ACT_C_3: Final = 3
OFFSET_PLAY_CARDS_C_1: Final = 257
DECISION_PLAY_CARDS_C_1: Final = 4
DECLINE_PLAY_CARDS_C_2: Final = 606
OFFSET_PLAY_CARDS_C_2: Final = 377
DECISION_PLAY_CARDS_C_2: Final = 5
OFFSET_UPGRADE_C: Final = 498
DECISION_UPGRADE_C: Final = 6
KEEP_THE_CARD: Final = 727
REMOVE_THE_CARD: Final = 728
DECISION_UPGRADE_OPTION: Final = 7
OFFSET_UPGRADE_U: Final = 620
DECISION_UPGRADE_U: Final = 8
OFFSET_PASS_C: Final = 740
DECISION_PASS_C: Final = 9


# actions.law:9  verb act
def act(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # actions.law:10  cancelled becomes yes
            s.cancelled = True
            pc = THEN_REPEAT_WHILE_CANCELLED
        if pc == THEN_REPEAT_WHILE_CANCELLED:  # actions.law:11  repeat while cancelled
            if s.cancelled:
                # actions.law:12  cancelled becomes no
                s.cancelled = False
                pc = ASK_OPTION
            else:
                del st[-3:]
                return False
        if pc == ASK_OPTION:  # actions.law:13  choose one
            pc = act_ask_option(s)
        if pc == TAKE_OPTION:  # actions.law:13  answered: choose one
            pc = (THEN_PLAY_CARDS, ASK_C, ASK_C_2, ASK_C_FROM_DIFFERENT_YOUR_HAND_WHERE, THEN_UPGRADE, THEN_PASS)[
                s.answer
            ]
        if pc == THEN_PLAY_CARDS:  # actions.law:15  play_cards
            you = st[-3]
            st[-2] = AFTER_PASS
            st += [you, 0, 0, BEGIN, VERB_PLAY_CARDS]
            if play_cards(s):
                return True
            pc = AFTER_PASS
        if pc == ASK_C:  # actions.law:17  choose c from different your hand
            you = st[-3]
            legal = [c + OFFSET_ACT_C_1 for c in different(s.piles[HAND + you], FIRST_COPY)]
            if legal:
                s.player = you
                s.site = DECISION_ACT_C_1
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = AFTER_PASS
        if pc == TAKE_C:  # actions.law:17  answered: choose c from different your hand
            you = st[-3]
            c = s.answer - OFFSET_ACT_C_1
            put_last(s, PILES, c, ACTIVE_AREA + you)
            pc = AFTER_PASS
        if pc == ASK_C_2:  # actions.law:20  choose c from different your hand
            you = st[-3]
            legal = [c + OFFSET_ACT_C_2 for c in different(s.piles[HAND + you], FIRST_COPY)]
            if legal:
                s.player = you
                s.site = DECISION_ACT_C_2
                s.legal = legal
                st[-2] = TAKE_C_2
                return True
            pc = AFTER_PASS
        if pc == TAKE_C_2:  # actions.law:20  answered: choose c from different your hand
            you = st[-3]
            c = s.answer - OFFSET_ACT_C_2
            goods.lose_one(s, s.goods, GOODS, you, RES_LORE, 1)
            put_last(s, PILES, c, ACTIVE_AREA + you)
            draw_up(s, you, 1)
            pc = AFTER_PASS
        if pc == ASK_C_FROM_DIFFERENT_YOUR_HAND_WHERE:  # actions.law:25  choose c from different your hand where can…
            pc = act_ask_c_from_different_your_hand_where(s)
        if pc == TAKE_C_FROM_DIFFERENT_YOUR_HAND_WHERE:  # actions.law:25  answered: choose c from different your hand…
            you = st[-3]
            c = s.answer - OFFSET_ACT_C_3
            goods.lose_one(s, s.goods, GOODS, you, RES_LORE, 2)
            put_last(s, PILES, c, OUT_OF_GAME)
            draw_up(s, you, 2)
            pc = AFTER_PASS
        if pc == THEN_UPGRADE:  # actions.law:32  upgrade
            you = st[-3]
            st[-2] = AFTER_PASS
            st += [you, 0, 0, BEGIN, VERB_UPGRADE]
            if upgrade(s):
                return True
            pc = AFTER_PASS
        if pc == THEN_PASS:  # actions.law:34  pass
            you = st[-3]
            st[-2] = AFTER_PASS
            st += [you, BEGIN, VERB_PASS]
            if pass_(s):
                return True
            pc = AFTER_PASS
        if pc == AFTER_PASS:  # actions.law:11  repeat while cancelled
            pc = THEN_REPEAT_WHILE_CANCELLED
            continue
    return pc == SUSPENDED


# actions.law:13  choose one
def act_ask_option(s: State) -> int:
    st = s.stack
    you = st[-3]
    legal = []
    if any(can_resolve(s, c, you) for c in s.piles[HAND + you]):
        legal.append(PLAY)
    if len(s.piles[HAND + you]) > 0:
        legal.append(WAIT)
    if s.goods[you * RESOURCE_COUNT + RES_LORE] >= 1 and len(s.piles[HAND + you]) > 0:
        legal.append(REPLACE)
    if s.goods[you * RESOURCE_COUNT + RES_LORE] >= 2 and any(can_remove(s, c) for c in s.piles[HAND + you]):
        legal.append(REMOVE)
    if (
        s.goods[you * RESOURCE_COUNT + RES_LORE] >= 3
        and len(s.piles[HAND + you]) > 0
        and len(s.piles[UPGRADES + you]) > 0
    ):
        legal.append(UPGRADE)
    legal.append(PASS)
    s.player = you
    s.site = DECISION_ACT_OPTION
    s.legal = legal
    st[-2] = TAKE_OPTION
    return SUSPENDED


# actions.law:25  choose c from different your hand where can remove it
def act_ask_c_from_different_your_hand_where(s: State) -> int:
    st = s.stack
    you = st[-3]
    legal = [c + OFFSET_ACT_C_3 for c in different([it for it in s.piles[HAND + you] if can_remove(s, it)], FIRST_COPY)]
    if legal:
        s.player = you
        s.site = DECISION_ACT_C_3
        s.legal = legal
        st[-2] = TAKE_C_FROM_DIFFERENT_YOUR_HAND_WHERE
        return SUSPENDED
    return AFTER_PASS


# actions.law:36  verb play_cards
def play_cards(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # actions.law:37  let main_played = no
            main_played = st[-3] = False
            pc = ASK_C_FROM_DIFFERENT_YOUR_HAND_WHERE_CAN
        if pc == ASK_C_FROM_DIFFERENT_YOUR_HAND_WHERE_CAN:  # actions.law:38  choose c from different your hand where…
            you = st[-5]
            legal = [
                c + OFFSET_PLAY_CARDS_C_1
                for c in different([it for it in s.piles[HAND + you] if can_resolve(s, it, you)], FIRST_COPY)
            ]
            if legal:
                s.player = you
                s.site = DECISION_PLAY_CARDS_C_1
                s.legal = legal
                st[-2] = TAKE_C_FROM_DIFFERENT_YOUR_HAND_WHERE_CAN
                return True
            pc = DONE_2
        if pc == TAKE_C_FROM_DIFFERENT_YOUR_HAND_WHERE_CAN:  # actions.law:38  answered: choose c from different your…
            you = st[-5]
            c = st[-4] = s.answer - OFFSET_PLAY_CARDS_C_1
            st[-2] = AFTER_PLAY
            st += [you, c, BEGIN, VERB_PLAY]
            if play(s):
                return True
            pc = AFTER_PLAY
        if pc == AFTER_PLAY:  # actions.law:40  if cancelled
            if s.cancelled:
                # actions.law:41  done
                del st[-5:]
                return False
            # actions.law:42  main_played becomes not flash of c
            c = st[-4]
            main_played = st[-3] = not CARD_FLASH[c]
            pc = ASK_C_FROM_DIFFERENT_YOUR_HAND_WHERE_FLASH
        if pc == DONE_2:  # actions.law:44  done
            del st[-5:]
            return False
        if pc == TAKE_C_FROM_DIFFERENT_YOUR_HAND_WHERE_FLASH:  # actions.law:46  answered: may choose openly c from…
            you = st[-5]
            if s.answer == DECLINE_PLAY_CARDS_C_2:
                pc = DONE_3
                continue
            c = st[-4] = s.answer - OFFSET_PLAY_CARDS_C_2
            st[-2] = AFTER_PLAY_2
            st += [you, c, BEGIN, VERB_PLAY]
            if play(s):
                return True
            pc = AFTER_PLAY_2
        if pc == AFTER_PLAY_2:  # actions.law:48  if cancelled
            c = st[-4]
            if s.cancelled:
                s.cancelled = False
            elif not CARD_FLASH[c]:
                main_played = st[-3] = True
            pc = ASK_C_FROM_DIFFERENT_YOUR_HAND_WHERE_FLASH
        if pc == ASK_C_FROM_DIFFERENT_YOUR_HAND_WHERE_FLASH:  # actions.law:46  may choose openly c from different…
            main_played = st[-3] != 0
            you = st[-5]
            legal = [
                c + OFFSET_PLAY_CARDS_C_2
                for c in different(
                    [
                        it
                        for it in s.piles[HAND + you]
                        if (CARD_FLASH[it] or not main_played) and can_resolve(s, it, you)
                    ],
                    FIRST_COPY,
                )
            ]
            if legal:
                show(s, PILES, you, [it - OFFSET_PLAY_CARDS_C_2 for it in legal])
                legal.append(DECLINE_PLAY_CARDS_C_2)
                s.player = you
                s.site = DECISION_PLAY_CARDS_C_2
                s.legal = legal
                st[-2] = TAKE_C_FROM_DIFFERENT_YOUR_HAND_WHERE_FLASH
                return True
            pc = DONE_3
        if pc == DONE_3:  # done
            del st[-5:]
            return False


# actions.law:55  verb play c: card
def play(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # actions.law:56  put c into your active_area
            c = st[-3]
            you = st[-4]
            put_last(s, PILES, c, ACTIVE_AREA + you)
            if s.noting:
                note_event(s, EVENT_PLAYED, open_to(s, PILES, [c]), [c, you])
            matches = match_instead_of_played(s, c, you)
            if matches:
                st[-2] = AFTER_INSTEAD_OF_PLAYED
                st += [c, you, CHOOSE_TRIGGER, VERB_INSTEAD_OF_PLAYED]
                s.lists += [matches]
                if instead_of_played(s):
                    return True
            else:
                s.result = 0
            pc = AFTER_INSTEAD_OF_PLAYED
        if pc == AFTER_INSTEAD_OF_PLAYED:  # actions.law:57  announce played c by you
            if s.result == 0:
                # actions.law:58  used of c becomes yes
                c = st[-3]
                you = st[-4]
                s.card_used[c - FIRST_CARD] = True
                st[-2] = AFTER_RESOLVE
                st += [you, c, BEGIN, VERB_RESOLVE]
                if resolve(s):
                    return True
                pc = AFTER_RESOLVE
            else:
                pc = DONE
        if pc == AFTER_RESOLVE:  # actions.law:60  chain becomes nothing
            s.chain = []
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# actions.law:62  verb resolve c: card
def resolve(s: State) -> bool:
    enter_call(s, "actions.law:62")
    found = resolve_within(s)
    s.call_depth -= 1
    return found


# actions.law:62  verb resolve c: card
def resolve_within(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # actions.law:64  chain becomes chain + c
            c = st[-3]
            you = st[-4]
            s.chain = [*s.chain, c]
            if s.noting:
                note_event(s, EVENT_RESOLVING, open_to(s, PILES, [c]), [c, you])
            matches = match_before_resolving(s, c, you)
            if matches:
                st[-2] = AFTER_BEFORE_RESOLVING
                st += [c, you, CHOOSE_TRIGGER, VERB_BEFORE_RESOLVING]
                s.lists += [matches]
                if before_resolving(s):
                    return True
            pc = AFTER_BEFORE_RESOLVING
        if pc == AFTER_BEFORE_RESOLVING:  # actions.law:66  run plays of c
            c = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_PLAYS
            if run_card_plays(s, you, c):
                return True
            pc = AFTER_PLAYS
        if pc == AFTER_PLAYS:  # actions.law:66  run plays of c
            if s.failed:
                s.undone = True
            del st[-4:]
            return False


# actions.law:68  verb upgrade
def upgrade(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # actions.law:69  lose 3 lore
            you = st[-5]
            goods.lose_one(s, s.goods, GOODS, you, RES_LORE, 3)
            pc = ASK_C
        if pc == ASK_C:  # actions.law:70  choose c from different your hand
            you = st[-5]
            legal = [c + OFFSET_UPGRADE_C for c in different(s.piles[HAND + you], FIRST_COPY)]
            if legal:
                s.player = you
                s.site = DECISION_UPGRADE_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = DONE
        if pc == TAKE_C:  # actions.law:70  answered: choose c from different your hand
            c = st[-3] = s.answer - OFFSET_UPGRADE_C
            away = st[-4] = False
            pc = ASK_OPTION if can_remove(s, c) else THEN_IF_AWAY
        if pc == ASK_OPTION:  # actions.law:73  choose one
            you = st[-5]
            s.player = you
            s.site = DECISION_UPGRADE_OPTION
            s.legal = [KEEP_THE_CARD, REMOVE_THE_CARD]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # actions.law:73  answered: choose one
            pc = THEN_IF_AWAY if s.answer == KEEP_THE_CARD else THEN_AWAY
        if pc == THEN_AWAY:  # actions.law:77  away becomes yes
            away = st[-4] = True
            pc = THEN_IF_AWAY
        if pc == THEN_IF_AWAY:  # actions.law:78  if away
            away = st[-4] != 0
            c = st[-3]
            you = st[-5]
            if away:
                put_last(s, PILES, c, OUT_OF_GAME)
            else:
                put_last(s, PILES, c, ACTIVE_AREA + you)
            pc = ASK_U
        if pc == ASK_U:  # actions.law:82  choose u from your upgrades
            you = st[-5]
            legal = [u + OFFSET_UPGRADE_U for u in s.piles[UPGRADES + you]]
            if legal:
                s.player = you
                s.site = DECISION_UPGRADE_U
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = DONE
        if pc == TAKE_U:  # actions.law:82  answered: choose u from your upgrades
            you = st[-5]
            u = s.answer - OFFSET_UPGRADE_U
            put_last_unseen(s, PILES, u, HAND + you)
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# actions.law:91  verb pass
def pass_(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # actions.law:92  each c among your active_area
            you = st[-3]
            for c in s.piles[ACTIVE_AREA + you][:]:
                s.card_used[c - FIRST_CARD] = False
            put_all_last(s, PILES, HAND + you, DISCARD + you)
            put_all_last(s, PILES, ACTIVE_AREA + you, DISCARD + you)
            pc = ASK_C if can_pick_card(s, you) else THEN_IF_NO_P
        if pc == ASK_C:  # actions.law:97  choose c from display
            you = st[-3]
            legal = [c + OFFSET_PASS_C for c in s.piles[DISPLAY]]
            if legal:
                s.player = you
                s.site = DECISION_PASS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = THEN_IF_NO_P
        if pc == TAKE_C:  # actions.law:97  answered: choose c from display
            you = st[-3]
            c = s.answer - OFFSET_PASS_C
            put_first_unseen(s, PILES, c, DECK + you)
            pc = THEN_IF_NO_P
        if pc == THEN_IF_NO_P:  # actions.law:101  if no p among players where passed of p
            you = st[-3]
            if not any(s.passed[1:]):
                s.first_player = you
            s.passed[you] = True
            if s.noting:
                note_event(s, EVENT_GAVE_WAY, EVERYBODY, [you])
            matches = match_after_gave_way(s, you)
            if matches:
                st[-2] = DONE
                st += [you, CHOOSE_TRIGGER, VERB_AFTER_GAVE_WAY]
                s.lists += [matches]
                if after_gave_way(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# actions.law:62  verb resolve c: card
def try_resolve(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # actions.law:62  verb resolve c: card
            c = st[-3]
            you = st[-4]
            st[-2] = DONE
            st += [you, c, BEGIN, VERB_RESOLVE]
            if resolve(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# actions.law:105  event gave_way by passer: player
def match_after_gave_way(s: State, passer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:185  when gave_way where more_creatures and count line is less than count players
    if s.creatures and s.more_creatures and len(s.line) < s.players:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# actions.law:105  event gave_way by passer: player
def after_gave_way(s: State) -> bool:
    """Run what is triggered by the event gave_way."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-3:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            passer = st[-3]
            trigger, _this, _owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [passer, s.active, BEGIN, VERB_GAVE_WAY_WHEN_GAVE_WAY]
                if gave_way_when_gave_way(s):
                    return True
            pc = CHOOSE_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.northgard.steps import run_card_plays
from lawspeaker_games.northgard.steps_creatures import gave_way_when_gave_way
from lawspeaker_games.northgard.steps_effects import draw_up
from lawspeaker_games.northgard.steps_northgard import (
    before_resolving,
    instead_of_played,
    match_before_resolving,
    match_instead_of_played,
)
