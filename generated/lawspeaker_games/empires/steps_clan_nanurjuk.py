"""Imperial Settlers: Empires of the North: verbs, events and phases of clan_nanurjuk.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import (
    State,
    invalidate_field_field_base,
    invalidate_goods,
    invalidate_goods_food,
    invalidate_goods_gold,
    invalidate_goods_points,
    invalidate_things_card,
)
from lawspeaker_games.empires.tables import (
    AFTER_ACTION,
    AFTER_ADVANCE_SHIP,
    AFTER_COPY_ANEW,
    AFTER_FOLD_UP,
    AFTER_LEAD_VOYAGE,
    AFTER_LEAVE_FIELD,
    AFTER_MOVE_ANY,
    AFTER_MOVE_PAWN,
    AFTER_PERFORM,
    AFTER_SEND_PAWN,
    AFTER_SEND_PAWN_ITSELF,
    AFTER_SPEND,
    AFTER_SPEND_ONE,
    AFTER_SPEND_THEN_SPEND_X,
    AFTER_SPEND_THEN_SPEND_Y,
    ASK_OPTION,
    ASK_TO_TASK,
    BEGIN,
    CHOOSE_TRIGGER,
    DONE,
    DONE_2,
    EITHER_WAY,
    EMPIRE,
    EVENT_PAWN_MOVED,
    EVENT_WALKED_ON,
    EXPLORE,
    FAIL,
    FIELDS,
    FIRST_CARD,
    FIRST_FIELD,
    FISH,
    FOOD,
    GOLD,
    GOODS,
    HAND,
    HARVEST,
    LOCATIONS,
    NEXT_W,
    ONCE_WELL_TRODDEN_PATH_WHEN_WALKED_ON,
    PILES,
    POINTS,
    QUEUE,
    RUN_TRIGGER,
    STONE,
    TAKE_C,
    TAKE_F,
    TAKE_OPTION,
    TAKE_R,
    TAKE_TO_TASK,
    TASK_COUNT,
    THEN_ADVANCE_SHIP,
    THEN_MOVE_PAWN,
    THEN_SPEND_X,
    THEN_SPEND_Y,
    THEN_TUCK_THIS_UNDER,
    TRAIL_SONGS,
    TYPE_TILE,
    VERB_ADVANCE_SHIP,
    VERB_AFTER_WALKED_ON,
    VERB_COPY_ANEW,
    VERB_DRIFT,
    VERB_FIND_ON_PATH,
    VERB_FOLD_UP,
    VERB_LEAD_VOYAGE,
    VERB_LEAVE_FIELD,
    VERB_MOVE_ANY,
    VERB_MOVE_PAWN,
    VERB_PADDLE,
    VERB_PERFORM,
    VERB_ROW_AHEAD,
    VERB_SEND_PAWN,
    VERB_SEND_PAWN_ITSELF,
    VERB_SPEND,
    VERB_SPEND_ONE,
    VERB_VOYAGE,
    VERB_WELL_TRODDEN_PATH_WHEN_WALKED_ON,
    WELL_TRODDEN_PATH_COPIES,
)
from lawspeaker_games.empires.values import (
    can_cover,
    can_venture,
    farms,
    out,
    rounds_made,
    ship_behind,
    site,
    spread,
    upgrades,
    yield_,
)
from lawspeaker_runtime.piles.moves import place_thing
from lawspeaker_runtime.piles.unseen_moves import put_last_unseen
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.effects_and_triggers import in_turn_order, take_match
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.pile_state import place_of
from lawspeaker_runtime.state.selection import first_or, require, without_duplicates

# Decisions and their actions.
X: Final = 954
Y: Final = 955
DECISION_SPEND_ONE_OPTION: Final = 16
MOVE_A_SHIP_ROW_AHEAD_OPTION: Final = 956
NO_ROW_AHEAD_OPTION: Final = 957
DECISION_ROW_AHEAD_OPTION: Final = 17
FIRST_FIND_ON_PATH_R: Final = 964
DECISION_FIND_ON_PATH_R: Final = 19
MOVE_A_SHIP_PADDLE_OPTION: Final = 973
NO_PADDLE_OPTION: Final = 974
DECISION_PADDLE_OPTION: Final = 20
OFFSET_LEAVE_FIELD_F: Final = 866
DECISION_LEAVE_FIELD_F: Final = 21
OFFSET_FOLD_UP_C: Final = 1020
DECISION_FOLD_UP_C: Final = 22
MOVE_A_PAWN: Final = 1180
NO_DRIFT_OPTION: Final = 1181
DECISION_DRIFT_OPTION: Final = 23
FIRST_SEND_PAWN_ITSELF_TO_TASK: Final = 958
DECISION_SEND_PAWN_ITSELF_TO_TASK: Final = 18
DECLINE_SEND_PAWN_ITSELF_TO_TASK: Final = 963
REINDEER_CALVES_REINDEER_CALVES_BEFORE_HARVESTED_OPTION: Final = 2457525
NO_REINDEER_CALVES_BEFORE_HARVESTED_OPTION: Final = 2457526
DECISION_REINDEER_CALVES_BEFORE_HARVESTED_OPTION: Final = 80


# clan_nanurjuk.law:237  verb tuck u: field under f: field
def tuck(s: State, you: int, u: int, f: int) -> None:
    s.field_base[u - FIRST_FIELD] = f
    invalidate_field_field_base(s)


# clan_nanurjuk.law:93  location "Great Round"
def great_round_action(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, rounds_made(s, you) - 2)
    invalidate_goods_points(s)
    s.failed = False


# clan_nanurjuk.law:105  location "Caribou Tent"
def caribou_tent_bonus(s: State, you: int, this: int) -> None:
    recover(s, you, 2)


# clan_nanurjuk.law:138  location "Umiak Builders"
def umiak_builders_bonus(s: State, you: int, this: int) -> None:
    gain_ship(s, you)


# clan_nanurjuk.law:67  after move_pawn
def move_pawn_after_move_pawn(s: State, doer: int, you: int) -> None:
    if s.noting:
        note_event(s, EVENT_PAWN_MOVED, EVERYBODY, [doer])
    after_pawn_moved(s, doer)


# clan_nanurjuk.law:69  after send_pawn
def send_pawn_after_send_pawn(s: State, w: int, doer: int, you: int) -> None:
    if s.noting:
        note_event(s, EVENT_PAWN_MOVED, EVERYBODY, [doer])
    after_pawn_moved(s, doer)


# clan_nanurjuk.law:101  when round_over
def round_over_when_round_over(s: State, you: int) -> None:
    for p in range(1, s.players + 1):
        for t in range(TASK_COUNT):
            s.roamed[p * TASK_COUNT + t] = False


# clan_nanurjuk.law:62  when pawn_moved where mover is you
def trail_songs_when_pawn_moved(s: State, mover: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
    invalidate_goods_points(s)


# clan_nanurjuk.law:31  verb spend_one x: bundle against y: bundle
def spend_one(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:34  "{x}" when can pay x
            x = s.lists[-4]
            y = s.lists[-3]
            s.lists[-2] = list(x)
            s.lists[-1] = list(y)
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # clan_nanurjuk.law:33  choose one asking "What do you spend?"
            x = s.lists[-4]
            y = s.lists[-3]
            you = st[-3]
            legal = []
            if can_cover(s, you, x):
                legal.append(X)
            if can_cover(s, you, y):
                legal.append(Y)
            if legal:
                s.player = you
                s.site = DECISION_SPEND_ONE_OPTION
                s.legal = legal
                st[-2] = TAKE_OPTION
                return True
            pc = FAIL
        if pc == TAKE_OPTION:  # clan_nanurjuk.law:33  answered: choose one asking "What do you spend?"
            pc = THEN_SPEND_X if s.answer == X else THEN_SPEND_Y
        if pc == THEN_SPEND_X:  # clan_nanurjuk.law:35  spend x
            x = s.lists[-4]
            you = st[-3]
            st[-2] = AFTER_SPEND_THEN_SPEND_X
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [list(x), []]
            if spend(s):
                return True
            pc = AFTER_SPEND_THEN_SPEND_X
        if pc == AFTER_SPEND_THEN_SPEND_X:  # clan_nanurjuk.law:35  spend x
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == THEN_SPEND_Y:  # clan_nanurjuk.law:37  spend y
            y = s.lists[-3]
            you = st[-3]
            st[-2] = AFTER_SPEND_THEN_SPEND_Y
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [list(y), []]
            if spend(s):
                return True
            pc = AFTER_SPEND_THEN_SPEND_Y
        if pc == AFTER_SPEND_THEN_SPEND_Y:  # clan_nanurjuk.law:37  spend y
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == FAIL:  # clan_nanurjuk.law:39  fail
            s.failed = True
            del st[-3:]
            del s.lists[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            del s.lists[-4:]
            return False


# clan_nanurjuk.law:40  verb row_ahead
def row_ahead(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:42  may "move a ship" when ship_behind of you asking "Do you move a ship…
            you = st[-3]
            pc = ASK_OPTION if ship_behind(s, you) else DONE
        if pc == ASK_OPTION:  # clan_nanurjuk.law:42  may "move a ship" when ship_behind of you asking "Do you move a…
            you = st[-3]
            s.player = you
            s.site = DECISION_ROW_AHEAD_OPTION
            s.legal = [MOVE_A_SHIP_ROW_AHEAD_OPTION, NO_ROW_AHEAD_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clan_nanurjuk.law:42  answered: may "move a ship" when ship_behind of you asking "Do…
            pc = THEN_ADVANCE_SHIP if s.answer == MOVE_A_SHIP_ROW_AHEAD_OPTION else DONE
        if pc == THEN_ADVANCE_SHIP:  # clan_nanurjuk.law:43  advance_ship
            you = st[-3]
            st[-2] = AFTER_ADVANCE_SHIP
            st += [you, BEGIN, VERB_ADVANCE_SHIP]
            if advance_ship(s):
                return True
            pc = AFTER_ADVANCE_SHIP
        if pc == AFTER_ADVANCE_SHIP:  # clan_nanurjuk.law:43  advance_ship
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# clan_nanurjuk.law:71  verb send_pawn w: pawn
def send_pawn(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:71  verb send_pawn w: pawn
            w = st[-3]
            you = st[-4]
            st[-2] = AFTER_SEND_PAWN_ITSELF
            st += [you, w, 0, 0, BEGIN, VERB_SEND_PAWN_ITSELF]
            if send_pawn_itself(s):
                return True
            pc = AFTER_SEND_PAWN_ITSELF
        if pc == AFTER_SEND_PAWN_ITSELF:  # clan_nanurjuk.law:71  verb send_pawn w: pawn
            if s.failed:
                # clan_nanurjuk.law:71  verb send_pawn w: pawn
                s.failed = True
                del st[-4:]
                return False
            # clan_nanurjuk.law:71  verb send_pawn w: pawn
            w = st[-3]
            you = st[-4]
            after_send_pawn(s, w, you)
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# clan_nanurjuk.law:89  verb find_on_path x: resource against y: resource
def find_on_path(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:91  choose r from (x, y) asking "What do you find on the path?"
            x = st[-4]
            y = st[-3]
            you = st[-5]
            legal = [r + FIRST_FIND_ON_PATH_R for r in (x, y)]
            legal = without_duplicates(legal)
            if legal:
                s.player = you
                s.site = DECISION_FIND_ON_PATH_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # clan_nanurjuk.law:91  answered: choose r from (x, y) asking "What do you find on the path?"
            you = st[-5]
            r = s.answer - FIRST_FIND_ON_PATH_R
            goods.gain_one(s, s.goods, GOODS, you, r, 1)
            invalidate_goods(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# clan_nanurjuk.law:129  verb paddle n: number
def paddle(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:131  may "move a ship" when ship_behind of you asking "Do you move a ship…
            you = st[-5]
            if ship_behind(s, you):
                # clan_nanurjuk.law:131  may "move a ship" when ship_behind of you asking "Do you move a ship 1 space…
                n = st[-4]
                st[-3] = n
                pc = ASK_OPTION
            else:
                pc = DONE_2
        if pc == ASK_OPTION:  # clan_nanurjuk.law:131  may "move a ship" when ship_behind of you asking "Do you move a…
            you = st[-5]
            s.player = you
            s.site = DECISION_PADDLE_OPTION
            s.legal = [MOVE_A_SHIP_PADDLE_OPTION, NO_PADDLE_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clan_nanurjuk.law:131  answered: may "move a ship" when ship_behind of you asking "Do…
            pc = THEN_ADVANCE_SHIP if s.answer == MOVE_A_SHIP_PADDLE_OPTION else DONE_2
        if pc == THEN_ADVANCE_SHIP:  # clan_nanurjuk.law:132  advance_ship
            you = st[-5]
            st[-2] = AFTER_ADVANCE_SHIP
            st += [you, BEGIN, VERB_ADVANCE_SHIP]
            if advance_ship(s):
                return True
            pc = AFTER_ADVANCE_SHIP
        if pc == AFTER_ADVANCE_SHIP:  # clan_nanurjuk.law:132  advance_ship
            if s.failed:
                # clan_nanurjuk.law:134  done
                del st[-5:]
                return False
            # clan_nanurjuk.law:135  gain n points
            n = st[-4]
            you = st[-5]
            goods.gain_one(s, s.goods, GOODS, you, POINTS, n)
            invalidate_goods_points(s)
            pc = DONE_2
        if pc == DONE_2:  # done
            del st[-5:]
            return False


# clan_nanurjuk.law:146  verb lead_voyage
def lead_voyage(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:148  only if queue is not empty
            if len(s.piles[QUEUE]) > 0:
                # clan_nanurjuk.law:149  let s = first queue
                you = st[-4]
                s_ = st[-3] = first_or(s.piles[QUEUE], -1)
                if can_venture(s, require(s_, "clan_nanurjuk.law:150"), EITHER_WAY, you):
                    # clan_nanurjuk.law:151  voyage s as either_way
                    s_ = st[-3]
                    you = st[-4]
                    st[-2] = DONE
                    st += [you, require(s_, "clan_nanurjuk.law:151"), EITHER_WAY, 0, 0, BEGIN, VERB_VOYAGE]
                    if voyage(s):
                        return True
                    pc = DONE
                else:
                    # clan_nanurjuk.law:150  only if can venture s as either_way
                    s.failed = True
                    del st[-4:]
                    return False
            else:
                # clan_nanurjuk.law:148  only if queue is not empty
                s.failed = True
                del st[-4:]
                return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# clan_nanurjuk.law:159  verb leave_field n: number to most_of: number
def leave_field(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:161  choose f from farms of you asking "Which Field do you leave?"
            you = st[-5]
            legal = [f + OFFSET_LEAVE_FIELD_F for f in farms(s, you)]
            if legal:
                s.player = you
                s.site = DECISION_LEAVE_FIELD_F
                s.legal = legal
                st[-2] = TAKE_F
                return True
            pc = FAIL
        if pc == TAKE_F:  # clan_nanurjuk.law:161  answered: choose f from farms of you asking "Which Field do you…
            most_of = st[-3]
            n = st[-4]
            you = st[-5]
            f = s.answer - OFFSET_LEAVE_FIELD_F
            goods.gain(s, s.goods, GOODS, you, list(yield_(s, f)))
            invalidate_goods(s)
            goods.gain_one(s, s.goods, GOODS, you, POINTS, min(n * (1 + len(upgrades(s, f))), most_of))
            invalidate_goods_points(s)
            throw_away(s, you, f)
            s.failed = False
            del st[-5:]
            return False
        if pc == FAIL:  # clan_nanurjuk.law:166  fail
            s.failed = True
            del st[-5:]
            return False


# clan_nanurjuk.law:175  verb fold_up
def fold_up(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:177  choose c from locations of your empire where it is not field asking…
            you = st[-3]
            legal = [
                c + OFFSET_FOLD_UP_C for c in [it for it in s.piles[EMPIRE + you] if it in LOCATIONS] if c not in FIELDS
            ]
            if legal:
                s.player = you
                s.site = DECISION_FOLD_UP_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # clan_nanurjuk.law:177  answered: choose c from locations of your empire where it is not…
            you = st[-3]
            c = s.answer - OFFSET_FOLD_UP_C
            s.card_exhausted[c - FIRST_CARD] = False
            s.card_copied[c - FIRST_CARD] = -1
            put_last_unseen(s, PILES, c, HAND + you)
            invalidate_things_card(s)
            s.failed = False
            del st[-3:]
            return False
        if pc == FAIL:  # clan_nanurjuk.law:182  fail
            s.failed = True
            del st[-3:]
            return False


# clan_nanurjuk.law:191  verb move_any
def move_any(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:193  each w among out of you
            you = st[-3]
            w_left = s.lists[-1] = list(out(s, you))
            pc = NEXT_W
        if pc == NEXT_W:  # clan_nanurjuk.law:193  each w among out of you
            w_left = s.lists[-1]
            you = st[-3]
            if len(w_left) == 0:
                pc = DONE
                continue
            w = w_left[0]
            w_left = s.lists[-1] = w_left[1:]
            st[-2] = AFTER_SEND_PAWN
            st += [you, w, BEGIN, VERB_SEND_PAWN]
            if send_pawn(s):
                return True
            pc = AFTER_SEND_PAWN
        if pc == AFTER_SEND_PAWN:  # clan_nanurjuk.law:194  send_pawn w
            pc = NEXT_W
            continue
        if pc == DONE:  # done
            del st[-3:]
            del s.lists[-1:]
            return False


# clan_nanurjuk.law:212  verb drift
def drift(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:214  may "move a pawn" when out of you is not empty asking "Do you move a…
            you = st[-3]
            pc = ASK_OPTION if len(out(s, you)) > 0 else DONE
        if pc == ASK_OPTION:  # clan_nanurjuk.law:214  may "move a pawn" when out of you is not empty asking "Do you…
            you = st[-3]
            s.player = you
            s.site = DECISION_DRIFT_OPTION
            s.legal = [MOVE_A_PAWN, NO_DRIFT_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clan_nanurjuk.law:214  answered: may "move a pawn" when out of you is not empty…
            pc = THEN_MOVE_PAWN if s.answer == MOVE_A_PAWN else DONE
        if pc == THEN_MOVE_PAWN:  # clan_nanurjuk.law:215  move_pawn
            you = st[-3]
            st[-2] = AFTER_MOVE_PAWN
            st += [you, BEGIN, VERB_MOVE_PAWN]
            if move_pawn(s):
                return True
            pc = AFTER_MOVE_PAWN
        if pc == AFTER_MOVE_PAWN:  # clan_nanurjuk.law:215  move_pawn
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# clan_nanurjuk.law:71  verb send_pawn w: pawn
def send_pawn_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:73  let start = task_on of place of w
            w = st[-5]
            start = st[-3] = s.task_on[require(place_of(s, w), "clan_nanurjuk.law:73")]
            st[-4] = start
            pc = ASK_TO_TASK
        if pc == ASK_TO_TASK:  # clan_nanurjuk.law:74  may choose to_task from tasks where it is not start asking…
            start = st[-3]
            you = st[-6]
            legal = [to_task + FIRST_SEND_PAWN_ITSELF_TO_TASK for to_task in range(TASK_COUNT) if to_task != start]
            if legal:
                legal.append(DECLINE_SEND_PAWN_ITSELF_TO_TASK)
                s.player = you
                s.site = DECISION_SEND_PAWN_ITSELF_TO_TASK
                s.legal = legal
                st[-2] = TAKE_TO_TASK
                return True
            pc = FAIL
        if pc == TAKE_TO_TASK:  # clan_nanurjuk.law:74  answered: may choose to_task from tasks where it is not start…
            w = st[-5]
            if s.answer == DECLINE_SEND_PAWN_ITSELF_TO_TASK:
                pc = FAIL
                continue
            to_task = s.answer - FIRST_SEND_PAWN_ITSELF_TO_TASK
            place_thing(s, PILES, w, site(s, to_task), TYPE_TILE)
            s.memo_possible_move_pawn_itself = {}
            s.failed = False
            del st[-6:]
            return False
        if pc == FAIL:  # clan_nanurjuk.law:77  fail
            s.failed = True
            del st[-6:]
            return False


# clan_nanurjuk.law:105  location "Caribou Tent"
def try_action_of_location_caribou_tent(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:105  location "Caribou Tent"
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_ACTION
            if run_card_action(s, you, this):
                return True
            pc = AFTER_ACTION
        if pc == AFTER_ACTION:  # clan_nanurjuk.law:105  location "Caribou Tent"
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_nanurjuk.law:22  location "River Trade Route"
def river_trade_route_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:28  spend_one 1 fish against 1 sheep
            you = st[-4]
            st[-2] = AFTER_SPEND_ONE
            st += [you, BEGIN, VERB_SPEND_ONE]
            s.lists += [[0, 0, 0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0, 0], [], []]
            if spend_one(s):
                return True
            pc = AFTER_SPEND_ONE
        if pc == AFTER_SPEND_ONE:  # clan_nanurjuk.law:28  spend_one 1 fish against 1 sheep
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)
            invalidate_goods_gold(s)
            st[-2] = DONE
            st += [you, BEGIN, VERB_ROW_AHEAD]
            if row_ahead(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# clan_nanurjuk.law:49  location "Dog Sleds"
def dog_sleds_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:55  spend 1 fish
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 1, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_nanurjuk.law:55  spend 1 fish
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_MOVE_PAWN
            st += [you, BEGIN, VERB_MOVE_PAWN]
            if move_pawn(s):
                return True
            pc = AFTER_MOVE_PAWN
        if pc == AFTER_MOVE_PAWN:  # clan_nanurjuk.law:56  move_pawn
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
            invalidate_goods_points(s)
            s.failed = False
            del st[-4:]
            return False


# clan_nanurjuk.law:105  location "Caribou Tent"
def caribou_tent_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:113  spend 1 workers
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_nanurjuk.law:113  spend 1 workers
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_PERFORM
            st += [you, EXPLORE, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # clan_nanurjuk.law:114  perform explore
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_nanurjuk.law:115  location "Wandering Storyteller"
def wandering_storyteller_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:121  copy_anew for this
            this = st[-3]
            you = st[-4]
            st[-2] = AFTER_COPY_ANEW
            st += [you, this, BEGIN, VERB_COPY_ANEW]
            if copy_anew(s):
                return True
            pc = AFTER_COPY_ANEW
        if pc == AFTER_COPY_ANEW:  # clan_nanurjuk.law:121  copy_anew for this
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_nanurjuk.law:138  location "Umiak Builders"
def umiak_builders_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:145  lead_voyage
            you = st[-4]
            st[-2] = AFTER_LEAD_VOYAGE
            st += [you, 0, BEGIN, VERB_LEAD_VOYAGE]
            if lead_voyage(s):
                return True
            pc = AFTER_LEAD_VOYAGE
        if pc == AFTER_LEAD_VOYAGE:  # clan_nanurjuk.law:145  lead_voyage
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_nanurjuk.law:240  location "Hunters' Return"
def hunters_return_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:246  spend 1 fish
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 1, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_nanurjuk.law:246  spend 1 fish
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 2 if spread(s, you) else 1)
            invalidate_goods_points(s)
            s.failed = False
            del st[-4:]
            return False


# clan_nanurjuk.law:204  field "Ice-Floe Camp"
def ice_floe_camp_bonus(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:211  drift
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_DRIFT]
            if drift(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# clan_nanurjuk.law:152  boost "New Outpost"
def new_outpost_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:158  leave_field 2 to 6
            you = st[-4]
            st[-2] = AFTER_LEAVE_FIELD
            st += [you, 2, 6, BEGIN, VERB_LEAVE_FIELD]
            if leave_field(s):
                return True
            pc = AFTER_LEAVE_FIELD
        if pc == AFTER_LEAVE_FIELD:  # clan_nanurjuk.law:158  leave_field 2 to 6
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_nanurjuk.law:167  boost "Fold the Tents"
def fold_the_tents_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:173  fold_up
            you = st[-4]
            st[-2] = AFTER_FOLD_UP
            st += [you, BEGIN, VERB_FOLD_UP]
            if fold_up(s):
                return True
            pc = AFTER_FOLD_UP
        if pc == AFTER_FOLD_UP:  # clan_nanurjuk.law:173  fold_up
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
            invalidate_goods_points(s)
            s.failed = False
            del st[-4:]
            return False


# clan_nanurjuk.law:183  boost "Change of Plans"
def change_of_plans_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:189  move_any
            you = st[-4]
            st[-2] = AFTER_MOVE_ANY
            st += [you, BEGIN, VERB_MOVE_ANY]
            s.lists += [[]]
            if move_any(s):
                return True
            pc = AFTER_MOVE_ANY
        if pc == AFTER_MOVE_ANY:  # clan_nanurjuk.law:190  gain 1 food
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, FOOD, 1)
            invalidate_goods_food(s)
            s.failed = False
            del st[-4:]
            return False


# clan_nanurjuk.law:197  boost "Follow the Herd"
def follow_the_herd_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:203  perform harvest
            you = st[-4]
            st[-2] = AFTER_PERFORM
            st += [you, HARVEST, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # clan_nanurjuk.law:203  perform harvest
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_nanurjuk.law:87  after step_pawn
def step_pawn_after_step_pawn(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:88  announce walked_on by doer
            doer = st[-4]
            if s.noting:
                note_event(s, EVENT_WALKED_ON, EVERYBODY, [doer])
            matches = match_after_walked_on(s, doer)
            if matches:
                st[-2] = DONE
                st += [doer, CHOOSE_TRIGGER, VERB_AFTER_WALKED_ON]
                s.lists += [matches]
                if after_walked_on(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# clan_nanurjuk.law:83  when walked_on where walker is you once each round_over
def well_trodden_path_when_walked_on(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:83  when walked_on where walker is you once each round_over
            this = st[-4]
            you = st[-3]
            s.once = [*s.once, ONCE_WELL_TRODDEN_PATH_WHEN_WALKED_ON + this]
            st[-2] = DONE
            st += [you, FISH, STONE, BEGIN, VERB_FIND_ON_PATH]
            if find_on_path(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# clan_nanurjuk.law:127  when sailed where sailor is you
def skin_kayaks_when_sailed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:128  paddle 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_PADDLE]
            if paddle(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# clan_nanurjuk.law:233  may before harvested where reaper is you and (pasture of f for this)
def reindeer_calves_before_harvested(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:233  may before harvested where reaper is you and (pasture of f for this)
            you = st[-3]
            s.player = you
            s.site = DECISION_REINDEER_CALVES_BEFORE_HARVESTED_OPTION
            s.legal = [
                REINDEER_CALVES_REINDEER_CALVES_BEFORE_HARVESTED_OPTION,
                NO_REINDEER_CALVES_BEFORE_HARVESTED_OPTION,
            ]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clan_nanurjuk.law:233  answered: may before harvested where reaper is you and…
            pc = THEN_TUCK_THIS_UNDER if s.answer == REINDEER_CALVES_REINDEER_CALVES_BEFORE_HARVESTED_OPTION else DONE
        if pc == THEN_TUCK_THIS_UNDER:  # clan_nanurjuk.law:234  tuck this under f
            f = st[-6]
            this = st[-4]
            you = st[-3]
            tuck(s, you, this, f)
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# clan_nanurjuk.law:71  verb send_pawn w: pawn
def match_after_send_pawn(s: State, w: int, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # clan_nanurjuk.law:69  after send_pawn
    matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# clan_nanurjuk.law:71  verb send_pawn w: pawn
def after_send_pawn(s: State, w: int, doer: int) -> None:
    """Run what is triggered by the verb send_pawn."""
    matches = match_after_send_pawn(s, w, doer)
    for index in range(0, len(matches), 4):
        trigger, _this, _owner, _serial = matches[index : index + 4]
        if trigger == 0:
            send_pawn_after_send_pawn(s, w, doer, doer)


# clan_nanurjuk.law:65  event pawn_moved by mover: player
def match_after_pawn_moved(s: State, mover: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = mover
    for this in s.piles[EMPIRE + owner]:
        # clan_nanurjuk.law:62  Trail Songs: when pawn_moved where mover is you
        if this == TRAIL_SONGS:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# clan_nanurjuk.law:65  event pawn_moved by mover: player
def after_pawn_moved(s: State, mover: int) -> None:
    """Run what is triggered by the event pawn_moved."""
    matches = match_after_pawn_moved(s, mover)
    for index in range(0, len(matches), 4):
        trigger, this, owner, _serial = matches[index : index + 4]
        if trigger == 0:
            trail_songs_when_pawn_moved(s, mover, this, owner)


# clan_nanurjuk.law:85  event walked_on by walker: player
def match_after_walked_on(s: State, walker: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = walker
    for this in s.piles[EMPIRE + owner]:
        # clan_nanurjuk.law:83  Well-Trodden Path: when walked_on where walker is you once each round_over
        if this in WELL_TRODDEN_PATH_COPIES and ONCE_WELL_TRODDEN_PATH_WHEN_WALKED_ON + this not in s.once:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# clan_nanurjuk.law:85  event walked_on by walker: player
def after_walked_on(s: State) -> bool:
    """Run what is triggered by the event walked_on."""
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
            walker = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [walker, this, owner, BEGIN, VERB_WELL_TRODDEN_PATH_WHEN_WALKED_ON]
                if well_trodden_path_when_walked_on(s):
                    return True
            pc = CHOOSE_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps import run_card_action
from lawspeaker_games.empires.steps_keywords import copy_anew, move_pawn, recover, spend, throw_away
from lawspeaker_games.empires.steps_ships import advance_ship, gain_ship, voyage
from lawspeaker_games.empires.steps_tasks import perform
