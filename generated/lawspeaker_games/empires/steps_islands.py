"""Imperial Settlers: Empires of the North: verbs, events and phases of islands.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import (
    State,
    invalidate_goods,
    invalidate_goods_food,
    invalidate_goods_gold,
    invalidate_goods_points,
    invalidate_goods_raze,
    invalidate_goods_sheep,
    invalidate_goods_stone,
    invalidate_goods_wood,
    invalidate_goods_workers,
)
from lawspeaker_games.empires.tables import (
    AFTER_ACTION,
    AFTER_ADVANCE_SHIP,
    AFTER_PERFORM,
    AFTER_PILLAGE_NOW,
    AFTER_RIDE_TIDE,
    AFTER_SMUGGLE,
    AFTER_SPEND,
    ASK_OPTION,
    BEGIN,
    CONSTRUCT,
    DONE,
    FAIL,
    FIRST_SHIP,
    FOOD,
    GOLD,
    GOODS,
    ONCE_HOUSE_OF_BOOKS_WHEN_PERFORMED,
    ONCE_LIGHTHOUSE_ROCK_WHEN_SAILED,
    POINTS,
    QUEUE,
    RAZE,
    RESOURCE_COUNT,
    SAIL,
    SHEEP,
    STONE,
    TAKE_OPTION,
    TAKE_R,
    THEN_GAIN_1_FOOD,
    THEN_GAIN_1_GOLD,
    THEN_GAIN_1_RAZE,
    THEN_GAIN_1_STONE,
    THEN_GAIN_1_WOOD,
    VERB_ADVANCE_SHIP,
    VERB_PERFORM,
    VERB_PILLAGE_NOW,
    VERB_RIDE_TIDE,
    VERB_SMUGGLE,
    VERB_SPEND,
    WOOD,
    WORKERS,
)
from lawspeaker_games.empires.values import TABLE_STUFFS, can_cover, isles
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.selection import first_or

# Decisions and their actions.
FIRST_SMUGGLE_R: Final = 2038
DECISION_SMUGGLE_R: Final = 31
N1_RAZE_TOKEN_PIRATE_CAMP_ACTION_OPTION: Final = 2457300
N1_GOLD_PIRATE_CAMP_ACTION_OPTION: Final = 2457301
DECISION_PIRATE_CAMP_ACTION_OPTION: Final = 77
N1_FOOD_PEAT_ISLAND_ACTION_OPTION: Final = 2457302
N1_WOOD_PEAT_ISLAND_ACTION_OPTION: Final = 2457303
N1_STONE_PEAT_ISLAND_ACTION_OPTION: Final = 2457304
DECISION_PEAT_ISLAND_ACTION_OPTION: Final = 78
FIRST_PEAT_ISLAND_ACTION_OPTION: Final = 2457302


# islands.law:101  island "Golden Fells"
def golden_fells_action(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)
    invalidate_goods_gold(s)
    s.failed = False


# islands.law:2  island "Ghost Island"
def ghost_island_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)
    invalidate_goods_gold(s)


# islands.law:9  island "Sheep Holm"
def sheep_holm_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, SHEEP, 1)
    invalidate_goods_sheep(s)


# islands.law:16  island "Wreck Beach"
def wreck_beach_bonus(s: State, you: int, this: int) -> None:
    gain_ship(s, you)


# islands.law:68  island "Tidal Haven"
def tidal_haven_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
    invalidate_goods_points(s)


# islands.law:88  island "Peat Island"
def peat_island_bonus(s: State, you: int, this: int) -> None:
    recover(s, you, 2)


# islands.law:101  island "Golden Fells"
def golden_fells_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)
    invalidate_goods_gold(s)


# islands.law:108  island "Dragon's Spine"
def dragon_s_spine_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, RAZE, 1)
    invalidate_goods_raze(s)


# islands.law:116  island "Amber Coast"
def amber_coast_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)
    invalidate_goods_gold(s)


# islands.law:125  island "Hot Springs"
def hot_springs_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, WORKERS, 1)
    invalidate_goods_workers(s)


# islands.law:132  island "Vine Shore"
def vine_shore_bonus(s: State, you: int, this: int) -> None:
    draw_(s, you, 2)


# islands.law:151  island "Giants' Quarry"
def giants_quarry_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, STONE, 2)
    invalidate_goods_stone(s)


# islands.law:160  island "Walrus Banks"
def walrus_banks_bonus(s: State, you: int, this: int) -> None:
    goods.gain(s, s.goods, GOODS, you, [0, 0, 0, 0, 1, 0, 0, 0, 1])
    invalidate_goods(s)


# islands.law:169  island "Throne of Ice"
def throne_of_ice_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, min(isles(s, you), 4))
    invalidate_goods_points(s)


# islands.law:5  when conquered where conqueror is you and i is not this
def ghost_island_when_conquered(s: State, i: int, conqueror: int, s_: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, RAZE, 1)
    invalidate_goods_raze(s)


# islands.law:12  when harvested where reaper is you
def sheep_holm_when_harvested(s: State, f: int, reaper: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, SHEEP, 1)
    invalidate_goods_sheep(s)


# islands.law:86  when sailed where sailor is you once each round_over
def lighthouse_rock_when_sailed(s: State, s_: int, sailor: int, this: int, you: int) -> None:
    s.once = [*s.once, ONCE_LIGHTHOUSE_ROCK_WHEN_SAILED + this]
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
    invalidate_goods_points(s)


# islands.law:128  when performed where actor is you and t is populate
def hot_springs_when_performed(s: State, t: int, actor: int, this: int, you: int) -> None:
    goods.gain(s, s.goods, GOODS, you, [1, 0, 0, 0, 0, 0, 0, 0, 1])
    invalidate_goods(s)


# islands.law:135  when built where builder is you and c is field
def vine_shore_when_built(s: State, c: int, builder: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
    invalidate_goods_points(s)


# islands.law:142  when performed where actor is you and t is construct once each round_over
def house_of_books_when_performed(s: State, t: int, actor: int, this: int, you: int) -> None:
    s.once = [*s.once, ONCE_HOUSE_OF_BOOKS_WHEN_PERFORMED + this]
    goods.gain(s, s.goods, GOODS, you, [0, 0, 0, 0, 0, 1, 0, 0, 1])
    invalidate_goods(s)


# islands.law:42  verb smuggle
def smuggle(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:44  choose r from stuffs where can pay 1 it + 1 workers asking "What do you…
            you = st[-3]
            legal = [
                r + FIRST_SMUGGLE_R
                for r in TABLE_STUFFS
                if can_cover(
                    s, you, goods.add([1 if k == r else 0 for k in range(RESOURCE_COUNT)], [0, 0, 0, 0, 0, 0, 0, 1, 0])
                )
            ]
            if legal:
                s.player = you
                s.site = DECISION_SMUGGLE_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = FAIL
        if pc == TAKE_R:  # islands.law:44  answered: choose r from stuffs where can pay 1 it + 1 workers asking "What…
            you = st[-3]
            r = s.answer - FIRST_SMUGGLE_R
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [goods.add([1 if k == r else 0 for k in range(RESOURCE_COUNT)], [0, 0, 0, 0, 0, 0, 0, 1, 0]), []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # islands.law:45  spend 1 r + 1 workers
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-3:]
            return False
        if pc == FAIL:  # islands.law:47  fail
            s.failed = True
            del st[-3:]
            return False


# islands.law:77  verb ride_tide
def ride_tide(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:79  if any s among queue where captain of s is you and s is not first queue
            you = st[-3]
            if any(
                s.ship_captain[s_ - FIRST_SHIP] == you and s_ != first_or(s.piles[QUEUE], -1) for s_ in s.piles[QUEUE]
            ):
                # islands.law:80  advance_ship
                you = st[-3]
                st[-2] = AFTER_ADVANCE_SHIP
                st += [you, BEGIN, VERB_ADVANCE_SHIP]
                if advance_ship(s):
                    return True
                pc = AFTER_ADVANCE_SHIP
            else:
                pc = DONE
        if pc == AFTER_ADVANCE_SHIP:  # islands.law:80  advance_ship
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# islands.law:144  island "Fog Passage"
def try_action_of_island_fog_passage(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:144  island "Fog Passage"
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_ACTION
            if run_card_action(s, you, this):
                return True
            pc = AFTER_ACTION
        if pc == AFTER_ACTION:  # islands.law:144  island "Fog Passage"
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# islands.law:151  island "Giants' Quarry"
def try_action_of_island_giants_quarry(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:151  island "Giants' Quarry"
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_ACTION
            if run_card_action(s, you, this):
                return True
            pc = AFTER_ACTION
        if pc == AFTER_ACTION:  # islands.law:151  island "Giants' Quarry"
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# islands.law:16  island "Wreck Beach"
def wreck_beach_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:22  spend 1 workers
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # islands.law:22  spend 1 workers
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, WOOD, 2)
            invalidate_goods_wood(s)
            s.failed = False
            del st[-4:]
            return False


# islands.law:24  island "Whale Sound"
def whale_sound_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:28  spend 1 fish
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 1, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # islands.law:28  spend 1 fish
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain(s, s.goods, GOODS, you, [1, 0, 0, 0, 0, 0, 0, 0, 1])
            invalidate_goods(s)
            s.failed = False
            del st[-4:]
            return False


# islands.law:35  island "Smugglers' Cove"
def smugglers_cove_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:39  smuggle
            you = st[-4]
            st[-2] = AFTER_SMUGGLE
            st += [you, BEGIN, VERB_SMUGGLE]
            if smuggle(s):
                return True
            pc = AFTER_SMUGGLE
        if pc == AFTER_SMUGGLE:  # islands.law:39  smuggle
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)
            invalidate_goods_gold(s)
            draw_(s, you, 1)
            s.failed = False
            del st[-4:]
            return False


# islands.law:48  island "Stone Circle"
def stone_circle_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:52  spend 2 workers
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, 2, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # islands.law:52  spend 2 workers
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain(s, s.goods, GOODS, you, [0, 0, 1, 0, 0, 0, 0, 0, 2])
            invalidate_goods(s)
            s.failed = False
            del st[-4:]
            return False


# islands.law:54  island "Pirate Camp"
def pirate_camp_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:58  spend 1 food
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[1, 0, 0, 0, 0, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # islands.law:58  spend 1 food
            if s.failed:
                s.undone = True
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # islands.law:59  choose one asking "What do the pirates give you?"
            you = st[-4]
            s.player = you
            s.site = DECISION_PIRATE_CAMP_ACTION_OPTION
            s.legal = [N1_RAZE_TOKEN_PIRATE_CAMP_ACTION_OPTION, N1_GOLD_PIRATE_CAMP_ACTION_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # islands.law:59  answered: choose one asking "What do the pirates give you?"
            pc = THEN_GAIN_1_RAZE if s.answer == N1_RAZE_TOKEN_PIRATE_CAMP_ACTION_OPTION else THEN_GAIN_1_GOLD
        if pc == THEN_GAIN_1_RAZE:  # islands.law:61  gain 1 raze
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, RAZE, 1)
            invalidate_goods_raze(s)
            pc = DONE
        if pc == THEN_GAIN_1_GOLD:  # islands.law:63  gain 1 gold
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)
            invalidate_goods_gold(s)
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# islands.law:68  island "Tidal Haven"
def tidal_haven_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:74  spend 1 food
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[1, 0, 0, 0, 0, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # islands.law:74  spend 1 food
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_RIDE_TIDE
            st += [you, BEGIN, VERB_RIDE_TIDE]
            if ride_tide(s):
                return True
            pc = AFTER_RIDE_TIDE
        if pc == AFTER_RIDE_TIDE:  # islands.law:76  recover 1
            you = st[-4]
            recover(s, you, 1)
            s.failed = False
            del st[-4:]
            return False


# islands.law:88  island "Peat Island"
def peat_island_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:94  choose one asking "What do you cut?"
            you = st[-4]
            s.player = you
            s.site = DECISION_PEAT_ISLAND_ACTION_OPTION
            s.legal = [
                N1_FOOD_PEAT_ISLAND_ACTION_OPTION,
                N1_WOOD_PEAT_ISLAND_ACTION_OPTION,
                N1_STONE_PEAT_ISLAND_ACTION_OPTION,
            ]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # islands.law:94  answered: choose one asking "What do you cut?"
            pc = (THEN_GAIN_1_FOOD, THEN_GAIN_1_WOOD, THEN_GAIN_1_STONE)[s.answer - FIRST_PEAT_ISLAND_ACTION_OPTION]
        if pc == THEN_GAIN_1_FOOD:  # islands.law:96  gain 1 food
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, FOOD, 1)
            invalidate_goods_food(s)
            pc = DONE
        if pc == THEN_GAIN_1_WOOD:  # islands.law:98  gain 1 wood
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, WOOD, 1)
            invalidate_goods_wood(s)
            pc = DONE
        if pc == THEN_GAIN_1_STONE:  # islands.law:100  gain 1 stone
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, STONE, 1)
            invalidate_goods_stone(s)
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# islands.law:108  island "Dragon's Spine"
def dragon_s_spine_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:114  spend 1 raze
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 1, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # islands.law:114  spend 1 raze
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 3)
            invalidate_goods_points(s)
            s.failed = False
            del st[-4:]
            return False


# islands.law:116  island "Amber Coast"
def amber_coast_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:122  spend 1 gold
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 1, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # islands.law:122  spend 1 gold
            you = st[-4]
            if s.failed:
                s.undone = True
            draw_(s, you, 2)
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
            invalidate_goods_points(s)
            s.failed = False
            del st[-4:]
            return False


# islands.law:144  island "Fog Passage"
def fog_passage_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:148  spend 1 food
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[1, 0, 0, 0, 0, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # islands.law:148  spend 1 food
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_PILLAGE_NOW
            st += [you, BEGIN, VERB_PILLAGE_NOW]
            if pillage_now(s):
                return True
            pc = AFTER_PILLAGE_NOW
        if pc == AFTER_PILLAGE_NOW:  # islands.law:149  pillage_now
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_PERFORM
            st += [you, SAIL, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # islands.law:150  perform sail
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# islands.law:151  island "Giants' Quarry"
def giants_quarry_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:157  spend 2 stone
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 2, 0, 0, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # islands.law:157  spend 2 stone
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_PERFORM
            st += [you, CONSTRUCT, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # islands.law:158  perform construct
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
            invalidate_goods_points(s)
            s.failed = False
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps import run_card_action
from lawspeaker_games.empires.steps_keywords import draw_, recover, spend
from lawspeaker_games.empires.steps_ships import advance_ship, gain_ship, pillage_now
from lawspeaker_games.empires.steps_tasks import perform
