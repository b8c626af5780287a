"""Northgard: Uncharted Lands: verbs, events and phases of effects.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import (
    State,
    invalidate_all,
    invalidate_field_building_stands,
    invalidate_piece_unit,
    invalidate_things_building,
)
from lawspeaker_games.northgard.tables import (
    AFTER_BEFORE_BUILT,
    AFTER_BEFORE_EXPLORED,
    AFTER_BEFORE_STATIONED,
    AFTER_CHOOSE_TILE,
    AFTER_EXPLORE_AMONG,
    AFTER_FIND_SPACE,
    AFTER_LAY_FOUND,
    AFTER_LAY_FOUND_ITSELF,
    AFTER_STATION,
    ASK_B,
    ASK_ONE_OF_KS,
    ASK_ONE_OF_RS,
    ASK_OPTION,
    ASK_RECRUITED,
    ASK_REST,
    ASK_S,
    ASK_T,
    ASK_X,
    BEGIN,
    BUILDING_ON_STONE,
    BUILDING_SIZE,
    CHOOSE_TRIGGER,
    DECK,
    DISCARD,
    DONE,
    DONE_2,
    DONE_5,
    DRAWN,
    EACH_TERRITORY,
    EVENT_BUILT,
    EVENT_EXPLORED,
    EVENT_MUSTERED,
    EVENT_RECRUITED,
    EVENT_STATIONED,
    FAIL,
    FAIL_2,
    FIRST_BUILDING,
    GOODS,
    GRAND,
    HAND,
    LAIR,
    LAND,
    MAP_SIZE,
    MOST_CHOSEN,
    NEXT_T,
    NOWHERE,
    PIECE_UNIT,
    PILES,
    PLAIN,
    RES_WOOD,
    RUN_TRIGGER,
    SIFTED,
    SIZE_LARGE,
    STONE,
    TAKE_B,
    TAKE_ONE_OF_KS,
    TAKE_ONE_OF_RS,
    TAKE_OPTION,
    TAKE_RECRUITED,
    TAKE_REST,
    TAKE_S,
    TAKE_T,
    TAKE_X,
    THEN_CHOOSE_KEPT_KS,
    THEN_CHOOSE_ORDER,
    THEN_CHOOSE_RETURNED_RS,
    THEN_CHOOSE_RETURNED_RS_2,
    THEN_CHOOSE_TILE,
    THEN_IF_JOINED,
    THEN_LET_REST,
    THEN_MUSTER_JOINED,
    THEN_PUT_DRAWN_UNDER,
    THEN_REPEAT_COUNT_LAND,
    THEN_REPEAT_WHILE_LEFT,
    THING_COUNT,
    TILES,
    TILES_MAP,
    TYPE_CARD,
    TYPE_MAP,
    TYPE_TERRITORY,
    TYPE_TILE,
    UNIT_LIMIT,
    VERB_AFTER_BUILT,
    VERB_AFTER_EXPLORED,
    VERB_AFTER_LAY_FOUND,
    VERB_AFTER_MUSTERED,
    VERB_AFTER_RECRUITED,
    VERB_BEFORE_BUILT,
    VERB_BEFORE_STATIONED,
    VERB_CHOOSE_TILE,
    VERB_ERECT,
    VERB_EXPLORE_AMONG,
    VERB_FIND_SPACE,
    VERB_LAY_FOUND,
    VERB_LAY_FOUND_ITSELF,
    VERB_LAY_FOUND_WHEN_LAY_FOUND,
    VERB_MUSTER,
    VERB_STATION,
)
from lawspeaker_games.northgard.values import (
    can_build,
    can_draw,
    can_explore,
    can_look_again,
    can_recruit,
    can_recruit_any,
    can_venture,
    controller,
    holdings,
    models,
    price,
    reaches,
    recruits,
    room,
    sites,
    spaceless,
)
from lawspeaker_runtime.boards.pieces import place_pieces
from lawspeaker_runtime.boards.tiles import laid
from lawspeaker_runtime.boards.tiles.merge import merge_counts, merge_thing_places
from lawspeaker_runtime.piles.moves import deal, lay_out, place_thing, put_list_last
from lawspeaker_runtime.piles.order import shuffle
from lawspeaker_runtime.piles.unseen_moves import put_list_first_unseen, put_list_last_unseen
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import RETURNED, SUSPENDED, count_step
from lawspeaker_runtime.state.effects_and_triggers import in_turn_order, take_match
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.selection import first_or, require, require_at_most, without_first
from lawspeaker_runtime.visibility.knowledge import open_to

# Decisions and their actions.
FIRST_RECRUIT_T: Final = 2186
DECISION_RECRUIT_T: Final = 29
DECLINE_RECRUIT_T: Final = 2338
FIRST_RECRUITED: Final = 2339
DECISION_RECRUITED: Final = 30
FIRST_BUILD_T: Final = 2439
DECISION_BUILD_T: Final = 31
OFFSET_BUILD_B: Final = 2538
DECISION_BUILD_B: Final = 32
FIRST_FIND_SPACE_S: Final = 2647
DECISION_FIND_SPACE_S: Final = 33
ANOTHER_TILE: Final = 2651
NO_EXPLORE_AMONG_OPTION: Final = 2652
DECISION_EXPLORE_AMONG_OPTION: Final = 34
OFFSET_CHOOSE_TILE_X: Final = 2644
DECISION_CHOOSE_TILE_X: Final = 35
OFFSET_ONE_OF_KS: Final = 22743
DECISION_ONE_OF_KS: Final = 37
OFFSET_ONE_OF_RS: Final = 22863
DECISION_ONE_OF_RS: Final = 38
OFFSET_REST: Final = 22983
DECISION_REST: Final = 39
FIRST_LAY_FOUND_ITSELF_S: Final = 2688
DECISION_LAY_FOUND_ITSELF_S: Final = 36


# effects.law:175  verb reward_closing
def reward_closing(s: State, you: int) -> None:
    closed_now = [t for t in s.map.just_closed if controller(s, t) == you]
    if s.closing_fame == EACH_TERRITORY:
        honour(s, you, you, sum(laid.tile_count(s.map, t) for t in closed_now))
    else:
        honour(s, you, you, sum(1 for x in TILES if any(reaches(s, t, x) for t in closed_now)))


# effects.law:186  verb draw_one
def draw_one(s: State, you: int) -> None:
    refill(s, you)
    deal(s, PILES, 1, DECK + you, HAND + you, TYPE_CARD)


# effects.law:190  verb refill
def refill(s: State, you: int) -> None:
    if len(s.piles[DECK + you]) == 0 and len(s.piles[DISCARD + you]) > 0:
        put_all_last(s, PILES, DISCARD + you, DECK + you)
        shuffle(s, PILES, DECK + you)


# effects.law:195  verb draw_up n: number
def draw_up(s: State, you: int, n: int) -> None:
    for _ in range(n):
        count_step(s, "effects.law:197")
        draw_one(s, you)


# effects.law:200  verb draw n: number
def draw_(s: State, you: int, n: int) -> None:
    if not can_draw(s, n, you):
        s.failed = True
        return
    draw_up(s, you, n)
    s.failed = False


# effects.law:15  verb recruit n: number
def recruit(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:17  only if can recruit_any
            you = st[-6]
            if can_recruit_any(s, you):
                # effects.law:18  let left = n
                n = st[-5]
                left = st[-4] = n
                joined = s.lists[-1] = list(range(0))
                pc = THEN_REPEAT_WHILE_LEFT
            else:
                # effects.law:17  only if can recruit_any
                s.failed = True
                del st[-6:]
                del s.lists[-1:]
                return False
        if pc == THEN_REPEAT_WHILE_LEFT:  # effects.law:20  repeat while left is at least 1 and recruits of you is at…
            left = st[-4]
            you = st[-6]
            pc = ASK_T if left >= 1 and recruits(s, you) >= 1 else THEN_MUSTER_JOINED
        if pc == ASK_T:  # effects.law:21  may choose t from territories where can recruit in it
            you = st[-6]
            legal = [t + FIRST_RECRUIT_T for t in s.map.roots if can_recruit(s, t, you)]
            if legal:
                legal.append(DECLINE_RECRUIT_T)
                s.player = you
                s.site = DECISION_RECRUIT_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = THEN_MUSTER_JOINED
        if pc == TAKE_T:  # effects.law:21  answered: may choose t from territories where can recruit in it
            you = st[-6]
            if s.answer == DECLINE_RECRUIT_T:
                pc = THEN_MUSTER_JOINED
                continue
            t = st[-3] = s.answer - FIRST_RECRUIT_T
            st[-2] = AFTER_STATION
            st += [you, 1, t, BEGIN, VERB_STATION]
            if station(s):
                return True
            pc = AFTER_STATION
        if pc == AFTER_STATION:  # effects.law:23  lower left by 1
            joined = s.lists[-1]
            left = st[-4]
            t = st[-3]
            left = st[-4] = left - 1
            if t not in joined:
                joined = s.lists[-1] = [*joined, t]
            pc = THEN_REPEAT_WHILE_LEFT
            continue
        if pc == THEN_MUSTER_JOINED:  # effects.law:28  muster joined
            joined = s.lists[-1]
            you = st[-6]
            st[-2] = DONE
            st += [you, BEGIN, VERB_MUSTER]
            s.lists += [list(joined), []]
            if muster(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-6:]
            del s.lists[-1:]
            return False


# effects.law:30  verb recruit_here n: number in t: territory
def recruit_here(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:32  only if recruits of you is at least 1
            you = st[-7]
            if recruits(s, you) >= 1:
                # effects.law:33  choose recruited from 0 to n where it is at most recruits of you asking "How many…
                t = st[-5]
                st[-3] = t
                pc = ASK_RECRUITED
            else:
                # effects.law:32  only if recruits of you is at least 1
                s.failed = True
                del st[-7:]
                return False
        if pc == ASK_RECRUITED:  # effects.law:33  choose recruited from 0 to n where it is at most recruits of you…
            n = st[-6]
            you = st[-7]
            legal = [
                recruited + FIRST_RECRUITED
                for recruited in range(require_at_most(n, MOST_CHOSEN, "effects.law:33") + 1)
                if recruited <= recruits(s, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_RECRUITED
                s.legal = legal
                st[-2] = TAKE_RECRUITED
                return True
            pc = FAIL_2
        if pc == TAKE_RECRUITED:  # effects.law:33  answered: choose recruited from 0 to n where it is at most…
            recruited = st[-4] = s.answer - FIRST_RECRUITED
            if recruited >= 1:
                # effects.law:35  station recruited in t
                recruited = st[-4]
                t = st[-5]
                you = st[-7]
                st[-2] = AFTER_STATION
                st += [you, recruited, t, BEGIN, VERB_STATION]
                if station(s):
                    return True
                pc = AFTER_STATION
            else:
                pc = DONE
        if pc == AFTER_STATION:  # effects.law:36  muster t
            t = st[-5]
            you = st[-7]
            st[-2] = DONE
            st += [you, BEGIN, VERB_MUSTER]
            s.lists += [[t], []]
            if muster(s):
                return True
            pc = DONE
        if pc == FAIL_2:  # effects.law:38  fail
            s.failed = True
            del st[-7:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-7:]
            return False


# effects.law:41  verb station n: number in t: territory
def station(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:43  replaced becomes 0
            t = st[-3]
            you = st[-5]
            s.replaced = 0
            if s.noting:
                note_event(s, EVENT_STATIONED, EVERYBODY, [t, you])
            matches = match_before_stationed(s, t, you)
            if matches:
                st[-2] = AFTER_BEFORE_STATIONED
                st += [t, you, CHOOSE_TRIGGER, VERB_BEFORE_STATIONED]
                s.lists += [matches]
                if before_stationed(s):
                    return True
            pc = AFTER_BEFORE_STATIONED
        if pc == AFTER_BEFORE_STATIONED:  # effects.law:45  place (n - replaced) units in t
            n = st[-4]
            t = st[-3]
            you = st[-5]
            place_pieces(s, s.unit, s.unit_placed, MAP_SIZE, PIECE_UNIT, UNIT_LIMIT, you, s.map.root[t], n - s.replaced)
            invalidate_piece_unit(s)
            del st[-5:]
            return False


# effects.law:49  verb muster joined: list of territory
def muster(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:51  each t among joined
            joined = s.lists[-2]
            t_left = s.lists[-1] = list(joined)
            pc = NEXT_T
        if pc == NEXT_T:  # effects.law:51  each t among joined
            t_left = s.lists[-1]
            you = st[-3]
            if len(t_left) == 0:
                pc = THEN_IF_JOINED
                continue
            t = t_left[0]
            t_left = s.lists[-1] = t_left[1:]
            if s.noting:
                note_event(s, EVENT_RECRUITED, EVERYBODY, [t, you])
            matches = match_after_recruited(s, t, you)
            if matches:
                st[-2] = NEXT_T
                st += [t, you, CHOOSE_TRIGGER, VERB_AFTER_RECRUITED]
                s.lists += [matches]
                if after_recruited(s):
                    return True
            pc = NEXT_T
            continue
        if pc == THEN_IF_JOINED:  # effects.law:53  if joined is not empty
            joined = s.lists[-2]
            if len(joined) > 0:
                # effects.law:54  announce mustered by you
                you = st[-3]
                if s.noting:
                    note_event(s, EVENT_MUSTERED, EVERYBODY, [you])
                matches = match_after_mustered(s, you)
                if matches:
                    st[-2] = DONE
                    st += [you, CHOOSE_TRIGGER, VERB_AFTER_MUSTERED]
                    s.lists += [matches]
                    if after_mustered(s):
                        return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            del s.lists[-2:]
            return False


# effects.law:83  verb build
def build(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:85  choose t from (holdings of you) where (any b among models where can build b…
            you = st[-4]
            legal = [t + FIRST_BUILD_T for t in holdings(s, you) if any(can_build(s, b, t, you) for b in models(s))]
            if legal:
                s.player = you
                s.site = DECISION_BUILD_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL_2
        if pc == TAKE_T:  # effects.law:85  answered: choose t from (holdings of you) where (any b among models where…
            t = st[-3] = s.answer - FIRST_BUILD_T
            pc = ASK_B
        if pc == ASK_B:  # effects.law:86  choose b from models where can build it in t
            t = st[-3]
            you = st[-4]
            legal = [b + OFFSET_BUILD_B for b in models(s) if can_build(s, b, t, you)]
            if legal:
                s.player = you
                s.site = DECISION_BUILD_B
                s.legal = legal
                st[-2] = TAKE_B
                return True
            pc = FAIL
        if pc == TAKE_B:  # effects.law:86  answered: choose b from models where can build it in t
            t = st[-3]
            you = st[-4]
            b = s.answer - OFFSET_BUILD_B
            st[-2] = DONE
            st += [you, b, t, BEGIN, VERB_ERECT]
            if erect(s):
                return True
            pc = DONE
        if pc == FAIL:  # effects.law:89  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == FAIL_2:  # effects.law:91  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# effects.law:93  verb erect b: building in t: territory
def erect(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:94  find_space b in t giving s
            b = st[-4]
            t = st[-3]
            you = st[-5]
            st[-2] = AFTER_FIND_SPACE
            st += [you, b, t, BEGIN, VERB_FIND_SPACE]
            if find_space(s):
                return True
            pc = AFTER_FIND_SPACE
        if pc == AFTER_FIND_SPACE:  # effects.law:94  find_space b in t giving s
            b = st[-4]
            t = st[-3]
            you = st[-5]
            s_ = s.result
            s.building_stands[b - FIRST_BUILDING] = s_
            invalidate_field_building_stands(s)
            s.heavy = BUILDING_SIZE[b] == SIZE_LARGE
            s.memo_possible_build = {}
            if s.noting:
                note_event(s, EVENT_BUILT, EVERYBODY, [b, you, t])
            matches = match_before_built(s, b, you, t)
            if matches:
                st[-2] = AFTER_BEFORE_BUILT
                st += [b, you, t, CHOOSE_TRIGGER, VERB_BEFORE_BUILT]
                s.lists += [matches]
                if before_built(s):
                    return True
            pc = AFTER_BEFORE_BUILT
        if pc == AFTER_BEFORE_BUILT:  # effects.law:98  lose (price of b) wood
            b = st[-4]
            t = st[-3]
            you = st[-5]
            goods.lose_one(s, s.goods, GOODS, you, RES_WOOD, price(s, b))
            s.memo_possible_build = {}
            place_thing(s, PILES, b, t, TYPE_TERRITORY)
            invalidate_things_building(s)
            matches = match_after_built(s, b, you, t)
            if matches:
                st[-2] = DONE
                st += [b, you, t, CHOOSE_TRIGGER, VERB_AFTER_BUILT]
                s.lists += [matches]
                if after_built(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# effects.law:101  verb find_space b: building in t: territory -> space
def find_space(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:102  if spaceless of b
            b = st[-4]
            if spaceless(s, b):
                # effects.law:103  give nowhere
                s.result = NOWHERE
                del st[-5:]
                return False
            # effects.law:102  if spaceless of b
            b = st[-4]
            if BUILDING_SIZE[b] == SIZE_LARGE:
                # effects.law:105  give grand
                s.result = GRAND
                del st[-5:]
                return False
            # effects.law:102  if spaceless of b
            b = st[-4]
            t = st[-3]
            if BUILDING_ON_STONE[b] or room(s, PLAIN, t) == 0:
                # effects.law:107  give stone
                s.result = STONE
                del st[-5:]
                return False
            # effects.law:102  if spaceless of b
            t = st[-3]
            if room(s, STONE, t) == 0:
                # effects.law:109  give plain
                s.result = PLAIN
                del st[-5:]
                return False
            pc = ASK_S
        if pc == ASK_S:  # effects.law:111  choose s from (plain, stone)
            you = st[-5]
            legal = [s_ + FIRST_FIND_SPACE_S for s_ in (PLAIN, STONE)]
            if legal:
                s.player = you
                s.site = DECISION_FIND_SPACE_S
                s.legal = legal
                st[-2] = TAKE_S
                return True
            pc = DONE_5
        if pc == TAKE_S:  # effects.law:111  answered: choose s from (plain, stone)
            s_ = s.answer - FIRST_FIND_SPACE_S
            s.result = s_
            del st[-5:]
            return False
        if pc == DONE_5:  # done
            s.result = 0
            del st[-5:]
            return False


# effects.law:130  verb explore
def explore(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:132  explore_among 1
            you = st[-3]
            st[-2] = AFTER_EXPLORE_AMONG
            st += [you, 1, 0, 0, 0, 0, BEGIN, VERB_EXPLORE_AMONG]
            s.lists += [[]]
            if explore_among(s):
                return True
            pc = AFTER_EXPLORE_AMONG
        if pc == AFTER_EXPLORE_AMONG:  # effects.law:132  explore_among 1
            if s.failed:
                s.undone = True
            del st[-3:]
            return False


# effects.law:134  verb explore_among n: number
def explore_among(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # effects.law:136  let near = t among territories where not closed of t and can explore from…
            you = st[-8]
            near = s.lists[-1] = [
                t for t in s.map.roots if not laid.closed(s.map, t) and can_explore(s, t, you) and can_venture(s, t)
            ]
            if len(near) > 0 and len(s.piles[LAND]) > 0:
                # effects.law:138  let may_look = can look_again by you
                n = st[-7]
                you = st[-8]
                st[-6] = can_look_again(s, you)
                number_drawn = st[-5] = n
                st[-4] = len(s.piles[LAND])
                pc = THEN_REPEAT_COUNT_LAND
            else:
                # effects.law:137  only if near is not empty and land is not empty
                s.failed = True
                del st[-8:]
                del s.lists[-1:]
                return False
        if pc == THEN_REPEAT_COUNT_LAND:  # effects.law:140  repeat (count land) times
            pc = explore_among_then_repeat_count_land(s)
        if pc == ASK_OPTION:  # effects.law:145  may "another tile"
            you = st[-8]
            s.player = you
            s.site = DECISION_EXPLORE_AMONG_OPTION
            s.legal = [ANOTHER_TILE, NO_EXPLORE_AMONG_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # effects.law:145  answered: may "another tile"
            pc = THEN_PUT_DRAWN_UNDER if s.answer == ANOTHER_TILE else THEN_CHOOSE_TILE
        if pc == THEN_PUT_DRAWN_UNDER:  # effects.law:146  put drawn under land
            number_drawn = st[-5]
            put_all_last(s, PILES, DRAWN, LAND)
            s.memo_possible_explore_among = {}
            deal(s, PILES, number_drawn, LAND, DRAWN, TYPE_TILE)
            s.memo_possible_explore_among = {}
            pc = THEN_CHOOSE_TILE
        if pc == THEN_CHOOSE_TILE:  # effects.law:150  choose_tile from near giving x
            near = s.lists[-1]
            you = st[-8]
            st[-2] = AFTER_CHOOSE_TILE
            st += [you, BEGIN, VERB_CHOOSE_TILE]
            s.lists += [list(near), []]
            if choose_tile(s):
                return True
            pc = AFTER_CHOOSE_TILE
        if pc == AFTER_CHOOSE_TILE:  # effects.law:150  choose_tile from near giving x
            x = st[-3] = s.result
            if x != -1:
                # effects.law:152  lay_found x from near
                near = s.lists[-1]
                x = st[-3]
                you = st[-8]
                st[-2] = AFTER_LAY_FOUND
                st += [you, require(x, "effects.law:152"), BEGIN, VERB_LAY_FOUND]
                s.lists += [list(near)]
                if lay_found(s):
                    return True
                pc = AFTER_LAY_FOUND
            else:
                # effects.law:155  put drawn under land
                put_all_last(s, PILES, DRAWN, LAND)
                s.memo_possible_explore_among = {}
                number_drawn = st[-5] = 1
                pc = THEN_REPEAT_COUNT_LAND
                continue
        if pc == AFTER_LAY_FOUND:  # effects.law:153  put drawn under land
            put_all_last(s, PILES, DRAWN, LAND)
            s.memo_possible_explore_among = {}
            s.failed = False
            del st[-8:]
            del s.lists[-1:]
            return False
    return pc == SUSPENDED


# effects.law:140  repeat (count land) times
def explore_among_then_repeat_count_land(s: State) -> int:
    st = s.stack
    times_left = st[-4]
    if times_left > 0:
        # effects.law:140  repeat (count land) times
        near = s.lists[-1]
        number_drawn = st[-5]
        times_left = st[-4]
        times_left = st[-4] = times_left - 1
        deal(s, PILES, number_drawn, LAND, DRAWN, TYPE_TILE)
        s.memo_possible_explore_among = {}
        if any(len(sites(s, x, near)) > 0 for x in s.piles[DRAWN]):
            # effects.law:143  if may_look and land is not empty
            may_look = st[-6] != 0
            if may_look and len(s.piles[LAND]) > 0:
                # effects.law:144  may_look becomes no
                may_look = st[-6] = False
                return ASK_OPTION
        return THEN_CHOOSE_TILE
    s.failed = False
    del st[-8:]
    del s.lists[-1:]
    return RETURNED


# effects.law:158  verb choose_tile from near: list of territory -> optional tile
def choose_tile(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:159  let fitting = x among drawn where (sites of x from near) is not empty
            near = s.lists[-2]
            fitting = s.lists[-1] = [x for x in s.piles[DRAWN] if len(sites(s, x, near)) > 0]
            if len(fitting) <= 1:
                # effects.law:161  give first fitting
                fitting = s.lists[-1]
                s.result = first_or(fitting, -1)
                del st[-3:]
                del s.lists[-2:]
                return False
            pc = ASK_X
        if pc == ASK_X:  # effects.law:162  choose x from fitting
            fitting = s.lists[-1]
            you = st[-3]
            legal = [x + OFFSET_CHOOSE_TILE_X for x in fitting]
            if legal:
                s.player = you
                s.site = DECISION_CHOOSE_TILE_X
                s.legal = legal
                st[-2] = TAKE_X
                return True
            pc = DONE_2
        if pc == TAKE_X:  # effects.law:162  answered: choose x from fitting
            x = s.answer - OFFSET_CHOOSE_TILE_X
            s.result = x
            del st[-3:]
            del s.lists[-2:]
            return False
        if pc == DONE_2:  # effects.law:165  give nothing
            s.result = -1
            del st[-3:]
            del s.lists[-2:]
            return False


# effects.law:167  verb lay_found x: tile from near: list of territory
def lay_found(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:167  verb lay_found x: tile from near: list of territory
            near = s.lists[-1]
            x = st[-3]
            you = st[-4]
            st[-2] = AFTER_LAY_FOUND_ITSELF
            st += [you, x, 0, BEGIN, VERB_LAY_FOUND_ITSELF]
            s.lists += [list(near)]
            if lay_found_itself(s):
                return True
            pc = AFTER_LAY_FOUND_ITSELF
        if pc == AFTER_LAY_FOUND_ITSELF:  # effects.law:167  verb lay_found x: tile from near: list of territory
            near = s.lists[-1]
            x = st[-3]
            you = st[-4]
            matches = match_after_lay_found(s, x, list(near), you)
            if matches:
                st[-2] = DONE
                st += [x, you, CHOOSE_TRIGGER, VERB_AFTER_LAY_FOUND]
                s.lists += [list(near), matches]
                if after_lay_found(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            del s.lists[-1:]
            return False


# effects.law:205  verb sift n: number into kept: number onto returned: number
def sift(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # effects.law:207  only if can draw n
            pc = sift_begin(s)
        if pc == THEN_CHOOSE_KEPT_KS:  # effects.law:211  choose (kept) ks from your sifted
            left = st[-4]
            if left > 0:
                pc = ASK_ONE_OF_KS
            else:
                # effects.law:212  put ks into your hand
                ks = s.lists[-4]
                you = st[-8]
                put_list_last_unseen(s, PILES, list(ks), HAND + you)
                pc = THEN_CHOOSE_RETURNED_RS
        if pc == ASK_ONE_OF_KS:  # effects.law:211  choose (kept) ks from your sifted
            pc = sift_ask_one_of_ks(s)
        if pc == TAKE_ONE_OF_KS:  # effects.law:211  answered: choose (kept) ks from your sifted
            ks = s.lists[-4]
            left = st[-4]
            ks = s.lists[-4] = [*ks, s.answer - OFFSET_ONE_OF_KS]
            left = st[-4] = left - 1
            pc = THEN_CHOOSE_KEPT_KS
            continue
        if pc == THEN_CHOOSE_RETURNED_RS:  # effects.law:215  choose (returned) rs from your sifted
            returned = st[-5]
            rs = s.lists[-1] = []
            left_2 = st[-3] = returned
            pc = THEN_CHOOSE_RETURNED_RS_2
        if pc == THEN_CHOOSE_RETURNED_RS_2:  # effects.law:215  choose (returned) rs from your sifted
            left_2 = st[-3]
            if left_2 > 0:
                pc = ASK_ONE_OF_RS
            else:
                # effects.law:216  put rs onto your deck
                rs = s.lists[-1]
                you = st[-8]
                put_list_first_unseen(s, PILES, list(rs), DECK + you)
                pc = THEN_LET_REST
        if pc == ASK_ONE_OF_RS:  # effects.law:215  choose (returned) rs from your sifted
            pc = sift_ask_one_of_rs(s)
        if pc == TAKE_ONE_OF_RS:  # effects.law:215  answered: choose (returned) rs from your sifted
            left_2 = st[-3]
            rs = s.lists[-1]
            rs = s.lists[-1] = [*rs, s.answer - OFFSET_ONE_OF_RS]
            left_2 = st[-3] = left_2 - 1
            pc = THEN_CHOOSE_RETURNED_RS_2
            continue
        if pc == THEN_LET_REST:  # effects.law:219  let rest = c among your sifted
            you = st[-8]
            rest = s.lists[-2] = list(s.piles[SIFTED + you])
            ordered_rest = s.lists[-3] = []
            pc = ASK_REST
        if pc == TAKE_REST:  # effects.law:220  answered: choose order of rest
            ordered_rest = s.lists[-3]
            rest = s.lists[-2]
            ordered_rest = s.lists[-3] = [*ordered_rest, s.answer - OFFSET_REST]
            rest = s.lists[-2] = without_first(rest, s.answer - OFFSET_REST)
            pc = ASK_REST
        if pc == ASK_REST:  # effects.law:220  choose order of rest
            rest = s.lists[-2]
            you = st[-8]
            legal = [it + OFFSET_REST for it in sorted(set(rest))]
            if len(legal) > 1:
                s.player = you
                s.site = DECISION_REST
                s.legal = legal
                st[-2] = TAKE_REST
                return True
            pc = THEN_CHOOSE_ORDER
        if pc == THEN_CHOOSE_ORDER:  # effects.law:220  choose order of rest
            ordered_rest = s.lists[-3]
            rest = s.lists[-2]
            you = st[-8]
            rest = s.lists[-2] = [*ordered_rest, *rest]
            put_list_last(s, PILES, list(rest), DISCARD + you)
            s.failed = False
            del st[-8:]
            del s.lists[-4:]
            return False
    return pc == SUSPENDED


# effects.law:207  only if can draw n
def sift_begin(s: State) -> int:
    st = s.stack
    n = st[-7]
    you = st[-8]
    if can_draw(s, n, you):
        # effects.law:208  repeat n times
        kept = st[-6]
        n = st[-7]
        you = st[-8]
        for _ in range(n):
            count_step(s, "effects.law:208")
            refill(s, you)
            deal(s, PILES, 1, DECK + you, SIFTED + you, TYPE_CARD)
        s.lists[-4] = []
        st[-4] = kept
        return THEN_CHOOSE_KEPT_KS
    # effects.law:207  only if can draw n
    s.failed = True
    del st[-8:]
    del s.lists[-4:]
    return RETURNED


# effects.law:211  choose (kept) ks from your sifted
def sift_ask_one_of_ks(s: State) -> int:
    st = s.stack
    ks = s.lists[-4]
    left = st[-4]
    you = st[-8]
    legal = [one_of_ks + OFFSET_ONE_OF_KS for one_of_ks in s.piles[SIFTED + you] if one_of_ks not in ks]
    if len(legal) < left:
        legal = []
    if legal:
        s.player = you
        s.site = DECISION_ONE_OF_KS
        s.legal = legal
        st[-2] = TAKE_ONE_OF_KS
        return SUSPENDED
    return THEN_CHOOSE_RETURNED_RS


# effects.law:215  choose (returned) rs from your sifted
def sift_ask_one_of_rs(s: State) -> int:
    st = s.stack
    left_2 = st[-3]
    rs = s.lists[-1]
    you = st[-8]
    legal = [one_of_rs + OFFSET_ONE_OF_RS for one_of_rs in s.piles[SIFTED + you] if one_of_rs not in rs]
    if len(legal) < left_2:
        legal = []
    if legal:
        s.player = you
        s.site = DECISION_ONE_OF_RS
        s.legal = legal
        st[-2] = TAKE_ONE_OF_RS
        return SUSPENDED
    return THEN_LET_REST


# effects.law:167  verb lay_found x: tile from near: list of territory
def lay_found_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:168  choose s from (sites of x from near)
            near = s.lists[-1]
            x = st[-4]
            you = st[-5]
            legal = [s_ + FIRST_LAY_FOUND_ITSELF_S for s_ in sites(s, x, near)]
            if legal:
                s.player = you
                s.site = DECISION_LAY_FOUND_ITSELF_S
                s.legal = legal
                st[-2] = TAKE_S
                return True
            pc = DONE
        if pc == TAKE_S:  # effects.law:168  answered: choose s from (sites of x from near)
            x = st[-4]
            you = st[-5]
            s_ = st[-3] = s.answer - FIRST_LAY_FOUND_ITSELF_S
            if s.noting:
                note_event(s, EVENT_EXPLORED, open_to(s, PILES, [x]), [x, you])
            before_explored(s, x, you)
            pc = AFTER_BEFORE_EXPLORED
        if pc == AFTER_BEFORE_EXPLORED:  # effects.law:170  lay x at s
            s_ = st[-3]
            x = st[-4]
            you = st[-5]
            laid.lay(TILES_MAP, s.map, x, s_)
            lay_out(s, PILES, x, s_, TYPE_MAP)
            merge_thing_places(s, s.map.moved, 0, THING_COUNT)
            merge_counts(s.unit, TILES_MAP.places, s.map.moved)
            for moved_at in range(0, len(s.map.moved), 2):
                old_root = s.map.moved[moved_at]
                new_root = s.map.moved[moved_at + 1]
                if s.prey[new_root] == -1:
                    s.prey[new_root] = s.prey[old_root]
                s.prey[old_root] = -1
                s.passing[new_root] += s.passing[old_root]
                s.passing[old_root] = 0
                if s.invader[new_root] == 0:
                    s.invader[new_root] = s.invader[old_root]
                s.invader[old_root] = 0
            invalidate_all(s)
            reward_closing(s, you)
            matches = match_after_explored(s, x, you)
            if matches:
                st[-2] = DONE
                st += [x, you, CHOOSE_TRIGGER, VERB_AFTER_EXPLORED]
                s.lists += [matches]
                if after_explored(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            del s.lists[-1:]
            return False


# effects.law:167  verb lay_found x: tile from near: list of territory
def match_after_lay_found(s: State, x: int, near: list[int], doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:64  when lay_found where (marks of lair on x) is at least 1
    if s.creatures and laid.tile_marks(TILES_MAP, LAIR, x) >= 1:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# effects.law:167  verb lay_found x: tile from near: list of territory
def after_lay_found(s: State) -> bool:
    """Run what is triggered by the verb lay_found."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-4:]
                del s.lists[-2:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            x = st[-4]
            doer = st[-3]
            near = s.lists[-2]
            trigger, _this, _owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [x, doer, doer, BEGIN, VERB_LAY_FOUND_WHEN_LAY_FOUND]
                s.lists += [near]
                if lay_found_when_lay_found(s):
                    return True
            pc = CHOOSE_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.northgard.steps_creatures import lay_found_when_lay_found
from lawspeaker_games.northgard.steps_northgard import (
    after_built,
    after_explored,
    after_mustered,
    after_recruited,
    before_built,
    before_explored,
    before_stationed,
    honour,
    match_after_built,
    match_after_explored,
    match_after_mustered,
    match_after_recruited,
    match_before_built,
    match_before_stationed,
)
