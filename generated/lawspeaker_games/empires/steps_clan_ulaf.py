"""Imperial Settlers: Empires of the North: verbs, events and phases of clan_ulaf.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import (
    State,
    invalidate_goods,
    invalidate_goods_fish,
    invalidate_goods_gold,
    invalidate_goods_points,
    invalidate_goods_raze,
)
from lawspeaker_games.empires.tables import (
    AFTER_ACTION,
    AFTER_PERFORM,
    AFTER_PILLAGE_NOW,
    AFTER_SPEND,
    AFTER_VOYAGE_NOW,
    ASK_OPTION,
    BEGIN,
    DONE,
    FIRST_SHIP,
    FISH,
    GOLD,
    GOODS,
    POINTS,
    QUEUE,
    RAZE,
    SAIL,
    TAKE_OPTION,
    TAKE_R,
    TAKE_S,
    THEN_PULL_AHEAD_S,
    THEN_REPEAT_MOST_OF_1,
    THEN_REPEAT_MOST_OF_1_3,
    VERB_BRING_MORE,
    VERB_PERFORM,
    VERB_PILLAGE_NOW,
    VERB_ROW_ON,
    VERB_SPEND,
    VERB_VOYAGE_NOW,
)
from lawspeaker_games.empires.values import TABLE_FAR_AWAY, TABLE_SPOILS, isles, realm
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.selection import first_or

# Decisions and their actions.
FIRST_BRING_MORE_R: Final = 2010
DECISION_BRING_MORE_R: Final = 28
OFFSET_ROW_ON_S: Final = 1793
DECISION_ROW_ON_S: Final = 29
DECLINE_ROW_ON_S: Final = 2035
ROW_1_MORE_SPACE: Final = 2036
NO_ROW_ON_OPTION: Final = 2037
DECISION_ROW_ON_OPTION: Final = 30


# clan_ulaf.law:71  location "Floki's Workshop"
def floki_s_workshop_bonus(s: State, you: int, this: int) -> None:
    gain_clan_ship(s, you)


# clan_ulaf.law:80  location Trophy Wall
def trophy_wall_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, RAZE, 1)
    invalidate_goods_raze(s)


# clan_ulaf.law:119  boost "Sharpening the Axes"
def sharpening_the_axes_plays(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, RAZE, 1)
    invalidate_goods_raze(s)
    recover(s, you, 1)
    s.failed = False


# clan_ulaf.law:27  when conquered where conqueror is you
def treasury_when_conquered(s: State, i: int, conqueror: int, s_: int, this: int, you: int) -> None:
    goods.gain(s, s.goods, GOODS, you, [0, 0, 0, 0, 0, 1, 0, 0, 1])
    invalidate_goods(s)


# clan_ulaf.law:34  when conquered where conqueror is you
def watchtower_when_conquered(s: State, i: int, conqueror: int, s_: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 2 if TABLE_FAR_AWAY[i] else 1)
    invalidate_goods_points(s)


# clan_ulaf.law:40  when conquered where conqueror is you
def white_keep_when_conquered(s: State, i: int, conqueror: int, s_: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, min(3, realm(s, you)))
    invalidate_goods_points(s)


# clan_ulaf.law:53  when pillaged where pillager is you and armed of s
def priest_of_thor_when_pillaged(s: State, i: int, pillager: int, s_: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 2)
    invalidate_goods_points(s)


# clan_ulaf.law:69  when pillaged where pillager is you
def squadron_when_pillaged(s: State, i: int, pillager: int, s_: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
    invalidate_goods_points(s)


# clan_ulaf.law:84  when raided where raider is you
def trophy_wall_when_raided(s: State, c: int, raider: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 2)
    invalidate_goods_points(s)


# clan_ulaf.law:86  when warded_off where guard is you
def trophy_wall_when_warded_off(s: State, o: int, guard: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 2)
    invalidate_goods_points(s)


# clan_ulaf.law:159  verb bring_more i: island
def bring_more(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:161  choose r from spoils of i asking "Of which goods do you bring home 1…
            i = st[-3]
            you = st[-4]
            legal = [r + FIRST_BRING_MORE_R for r in TABLE_SPOILS[i]]
            if legal:
                s.player = you
                s.site = DECISION_BRING_MORE_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # clan_ulaf.law:161  answered: choose r from spoils of i asking "Of which goods do you bring…
            you = st[-4]
            r = s.answer - FIRST_BRING_MORE_R
            goods.gain_one(s, s.goods, GOODS, you, r, 1)
            invalidate_goods(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# clan_ulaf.law:165  verb row_on most_of: number
def row_on(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:167  may choose s from queue where captain of it is you and it is not first…
            you = st[-7]
            ship_captain = s.ship_captain
            legal = [
                s_ + OFFSET_ROW_ON_S
                for s_ in s.piles[QUEUE]
                if ship_captain[s_ - FIRST_SHIP] == you and s_ != first_or(s.piles[QUEUE], -1)
            ]
            if legal:
                legal.append(DECLINE_ROW_ON_S)
                s.player = you
                s.site = DECISION_ROW_ON_S
                s.legal = legal
                st[-2] = TAKE_S
                return True
            pc = DONE
        if pc == TAKE_S:  # clan_ulaf.law:167  answered: may choose s from queue where captain of it is you and it is…
            most_of = st[-6]
            you = st[-7]
            if s.answer == DECLINE_ROW_ON_S:
                pc = DONE
                continue
            s_ = st[-5] = s.answer - OFFSET_ROW_ON_S
            pull_ahead(s, you, s_)
            times_left = st[-3] = most_of - 1
            pc = THEN_REPEAT_MOST_OF_1
        if pc == THEN_REPEAT_MOST_OF_1:  # clan_ulaf.law:169  repeat (most_of - 1) times
            times_left = st[-3]
            if times_left > 0:
                # clan_ulaf.law:169  repeat (most_of - 1) times
                s_ = st[-5]
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                if s_ != first_or(s.piles[QUEUE], -1):
                    # clan_ulaf.law:170  may "row 1 more space" when s is not first queue asking "Do your oarsmen row {s}…
                    s_ = st[-5]
                    st[-4] = s_
                    pc = ASK_OPTION
                else:
                    pc = DONE
            else:
                pc = DONE
        if pc == ASK_OPTION:  # clan_ulaf.law:170  may "row 1 more space" when s is not first queue asking "Do your…
            you = st[-7]
            s.player = you
            s.site = DECISION_ROW_ON_OPTION
            s.legal = [ROW_1_MORE_SPACE, NO_ROW_ON_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clan_ulaf.law:170  answered: may "row 1 more space" when s is not first queue asking…
            pc = THEN_PULL_AHEAD_S if s.answer == ROW_1_MORE_SPACE else DONE
        if pc == THEN_PULL_AHEAD_S:  # clan_ulaf.law:171  pull_ahead s
            s_ = st[-5]
            you = st[-7]
            pull_ahead(s, you, s_)
            pc = THEN_REPEAT_MOST_OF_1_3
        if pc == THEN_REPEAT_MOST_OF_1_3:  # clan_ulaf.law:169  repeat (most_of - 1) times
            pc = THEN_REPEAT_MOST_OF_1
            continue
        if pc == DONE:  # done
            del st[-7:]
            return False


# clan_ulaf.law:71  location "Floki's Workshop"
def try_action_of_location_floki_s_workshop(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:71  location "Floki's Workshop"
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_ACTION
            if run_card_action(s, you, this):
                return True
            pc = AFTER_ACTION
        if pc == AFTER_ACTION:  # clan_ulaf.law:71  location "Floki's Workshop"
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_ulaf.law:55  location Valkyrie
def valkyrie_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:61  spend 1 workers
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_ulaf.law:61  spend 1 workers
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_PILLAGE_NOW
            st += [you, BEGIN, VERB_PILLAGE_NOW]
            if pillage_now(s):
                return True
            pc = AFTER_PILLAGE_NOW
        if pc == AFTER_PILLAGE_NOW:  # clan_ulaf.law:62  pillage_now
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
            invalidate_goods_points(s)
            s.failed = False
            del st[-4:]
            return False


# clan_ulaf.law:71  location "Floki's Workshop"
def floki_s_workshop_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:76  spend 1 workers + 1 wood
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 1, 0, 0, 0, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_ulaf.law:76  spend 1 workers + 1 wood
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_PERFORM
            st += [you, SAIL, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # clan_ulaf.law:77  perform sail
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_ulaf.law:90  location "Skald's Hall"
def skald_s_hall_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:96  spend 1 food
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[1, 0, 0, 0, 0, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_ulaf.law:96  spend 1 food
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, min(3, isles(s, you)))
            invalidate_goods_points(s)
            s.failed = False
            del st[-4:]
            return False


# clan_ulaf.law:98  location Weapon Forge
def weapon_forge_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:104  spend 1 workers
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_ulaf.law:104  spend 1 workers
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, RAZE, 1)
            invalidate_goods_raze(s)
            s.failed = False
            del st[-4:]
            return False


# clan_ulaf.law:127  boost War Horn
def war_horn_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:133  perform sail
            you = st[-4]
            st[-2] = AFTER_PERFORM
            st += [you, SAIL, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # clan_ulaf.law:133  perform sail
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_ulaf.law:134  boost "Sack the Coast"
def sack_the_coast_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:140  voyage_now
            you = st[-4]
            st[-2] = AFTER_VOYAGE_NOW
            st += [you, BEGIN, VERB_VOYAGE_NOW]
            if voyage_now(s):
                return True
            pc = AFTER_VOYAGE_NOW
        if pc == AFTER_VOYAGE_NOW:  # clan_ulaf.law:140  voyage_now
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)
            invalidate_goods_gold(s)
            s.failed = False
            del st[-4:]
            return False


# clan_ulaf.law:142  boost Sworn Oarsmen
def sworn_oarsmen_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:148  gain 1 fish
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, FISH, 1)
            invalidate_goods_fish(s)
            st[-2] = DONE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_ROW_ON]
            if row_on(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# clan_ulaf.law:47  when pillaged where pillager is you
def twin_ships_when_pillaged(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:48  bring_more i
            i = st[-7]
            you = st[-3]
            st[-2] = DONE
            st += [you, i, BEGIN, VERB_BRING_MORE]
            if bring_more(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps import run_card_action
from lawspeaker_games.empires.steps_keywords import recover, spend
from lawspeaker_games.empires.steps_ships import gain_clan_ship, pillage_now, pull_ahead, voyage_now
from lawspeaker_games.empires.steps_tasks import perform
