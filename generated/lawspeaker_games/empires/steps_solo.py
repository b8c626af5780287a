"""Imperial Settlers: Empires of the North: verbs, events and phases of solo.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import State, invalidate_goods_gold, invalidate_goods_points
from lawspeaker_games.empires.tables import (
    AFTER_MEET,
    AFTER_SPEND,
    AFTER_SPEND_THEN_SPEND_OTHER,
    AFTER_SPEND_THEN_SPEND_PRICE,
    ASK_OPTION,
    ASK_X,
    ASK_X_Y,
    ASK_X_Y_Z,
    BEGIN,
    BYGONE,
    DONE,
    EMPIRE,
    EVENT_CAME,
    EVENT_PAID_FOR,
    EVENT_WARDED_OFF,
    FINISH,
    FIRST_SHIP,
    GOLD,
    GOODS,
    HAND,
    INSURANCE_OFFICE,
    MOMENT_START,
    NEXT_O,
    OMEN_MOMENT,
    OMEN_THREAT,
    OPEN_DAY,
    PILES,
    POINTS,
    QUEUE,
    RESOURCE_COUNT,
    SCENARIO_ROUNDS,
    TAKE_OPTION,
    TAKE_X,
    TAKE_X_Y,
    TAKE_X_Y_Z,
    THEN_RUN_HAPPENS,
    THEN_SPEND_1_RAZE,
    THEN_SPEND_1_X,
    THEN_SPEND_OTHER,
    THEN_SPEND_PRICE,
    THEN_SUFFER_N,
    TIDE,
    TROPHY_WALL,
    VERB_COME_HOME,
    VERB_MEET,
    VERB_SPEND,
    WEATHER,
)
from lawspeaker_games.empires.values import TABLE_SHELF, TABLE_STUFFS, calendar, can_cover, chosen
from lawspeaker_runtime.piles.moves import put_last
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.effects_and_triggers import in_turn_order
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.selection import first_or, last_or, require

# Decisions and their actions.
WARD_IT_OFF: Final = 1637506
NO_MEET_OPTION: Final = 1637507
DECISION_MEET_OPTION: Final = 49
SPEND_PRICE_RENDER_OPTION: Final = 1637508
LOSE_N_POINTS_RENDER_OPTION: Final = 1637509
DECISION_RENDER_OPTION: Final = 50
SPEND_PRICE_RENDER_EITHER_OPTION: Final = 1637510
SPEND_OTHER: Final = 1637511
LOSE_N_POINTS_RENDER_EITHER_OPTION: Final = 1637512
DECISION_RENDER_EITHER_OPTION: Final = 51
FIRST_RENDER_EITHER_OPTION: Final = 1637510
FIRST_RENDER_ONE_X: Final = 1637513
LOSE_N_POINTS_RENDER_ONE_X: Final = 1637522
DECISION_RENDER_ONE_X: Final = 52
STRIDE_RENDER_TWO_X_Y_X: Final = 9
FIRST_RENDER_TWO_X_Y: Final = 1637523
LOSE_N_POINTS_RENDER_TWO_X_Y: Final = 1637604
DECISION_RENDER_TWO_X_Y: Final = 53
COUNT_RENDER_TWO_X_Y_Y: Final = 9
STRIDE_RENDER_TWO_KINDS_X_Y_X: Final = 9
FIRST_RENDER_TWO_KINDS_X_Y: Final = 1637605
LOSE_N_POINTS_RENDER_TWO_KINDS_X_Y: Final = 1637686
DECISION_RENDER_TWO_KINDS_X_Y: Final = 54
COUNT_RENDER_TWO_KINDS_X_Y_Y: Final = 9
STRIDE_RENDER_THREE_KINDS_X_Y_Z_X: Final = 81
STRIDE_RENDER_THREE_KINDS_X_Y_Z_Y: Final = 9
FIRST_RENDER_THREE_KINDS_X_Y_Z: Final = 1637687
LOSE_N_POINTS_RENDER_THREE_KINDS_X_Y_Z: Final = 1638416
DECISION_RENDER_THREE_KINDS_X_Y_Z: Final = 55
COUNT_RENDER_THREE_KINDS_X_Y_Z_Y: Final = 9
COUNT_RENDER_THREE_KINDS_X_Y_Z_Z: Final = 9


# solo.law:80  verb suffer n: number
def suffer(s: State, you: int, n: int) -> None:
    if n >= 1 and s.goods[you * RESOURCE_COUNT + POINTS] >= 1:
        for _ in range(sum(1 for c in s.piles[EMPIRE + you] if c == INSURANCE_OFFICE)):
            goods.gain_one(s, s.goods, GOODS, you, GOLD, 2)
            invalidate_goods_gold(s)
    goods.lose_one(s, s.goods, GOODS, you, POINTS, n)
    invalidate_goods_points(s)


# solo.law:136  verb inspect keep: number to most_of: number
def inspect(s: State, you: int, keep: int, most_of: int) -> None:
    suffer(s, you, min(len(s.piles[HAND + you]) - keep, most_of))


# solo.law:49  when round_over where solo
def round_over_when_round_over_2(s: State, you: int) -> None:
    for p in range(1, s.players + 1):
        put_all_last(s, PILES, WEATHER + p, BYGONE + p)
        s.harvests[p] = 0


# solo.law:70  when harvested where solo
def harvested_when_harvested(s: State, f: int, reaper: int, you: int) -> None:
    s.harvests[reaper] += 1


# solo.law:74  after build where solo
def build_after_build(s: State, doer: int, you: int) -> None:
    if s.noting:
        note_event(s, EVENT_PAID_FOR, EVERYBODY, [doer])
    after_paid_for(s, doer)


# solo.law:54  verb meet m: moment
def meet(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo.law:56  each o among your weather where moment of o is m
            m = st[-5]
            you = st[-6]
            o_left = s.lists[-1] = [o for o in s.piles[WEATHER + you] if OMEN_MOMENT[o] == m]
            pc = NEXT_O
        if pc == NEXT_O:  # solo.law:56  each o among your weather where moment of o is m
            o_left = s.lists[-1]
            you = st[-6]
            if len(o_left) == 0:
                pc = DONE
                continue
            o = st[-4] = o_left[0]
            o_left = s.lists[-1] = o_left[1:]
            if s.noting:
                note_event(s, EVENT_CAME, EVERYBODY, [o, you])
            if OMEN_THREAT[o]:
                # solo.law:59  may "ward it off" when can pay 1 raze + 1 workers asking "{o}: do you spend 1 raze…
                you = st[-6]
                if can_cover(s, you, [0, 0, 0, 0, 0, 0, 1, 1, 0]):
                    # solo.law:59  may "ward it off" when can pay 1 raze + 1 workers asking "{o}: do you spend 1 raze…
                    o = st[-4]
                    st[-3] = o
                    pc = ASK_OPTION
                else:
                    pc = THEN_RUN_HAPPENS
            else:
                pc = THEN_RUN_HAPPENS
        if pc == ASK_OPTION:  # solo.law:59  may "ward it off" when can pay 1 raze + 1 workers asking "{o}: do you…
            you = st[-6]
            s.player = you
            s.site = DECISION_MEET_OPTION
            s.legal = [WARD_IT_OFF, NO_MEET_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # solo.law:59  answered: may "ward it off" when can pay 1 raze + 1 workers asking "{o}:…
            pc = THEN_SPEND_1_RAZE if s.answer == WARD_IT_OFF else THEN_RUN_HAPPENS
        if pc == THEN_SPEND_1_RAZE:  # solo.law:60  spend 1 raze + 1 workers
            you = st[-6]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 1, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # solo.law:60  spend 1 raze + 1 workers
            o = st[-4]
            you = st[-6]
            if s.failed:
                s.undone = True
            if s.noting:
                note_event(s, EVENT_WARDED_OFF, EVERYBODY, [o, you])
            after_warded_off(s, o, you)
            del st[-6:]
            del s.lists[-1:]
            return False
        if pc == THEN_RUN_HAPPENS:  # solo.law:65  run happens of o
            o = st[-4]
            you = st[-6]
            st[-2] = NEXT_O
            if run_omen_happens(s, you, o):
                return True
            pc = NEXT_O
            continue
        if pc == DONE:  # done
            del st[-6:]
            del s.lists[-1:]
            return False


# solo.law:86  verb render price: bundle for n: number
def render(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo.law:89  "spend {price}" when can pay price
            n = st[-4]
            price = s.lists[-2]
            s.lists[-1] = list(price)
            st[-3] = n
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # solo.law:88  choose one asking "What do you do?"
            price = s.lists[-2]
            you = st[-5]
            legal = []
            if can_cover(s, you, price):
                legal.append(SPEND_PRICE_RENDER_OPTION)
            legal.append(LOSE_N_POINTS_RENDER_OPTION)
            s.player = you
            s.site = DECISION_RENDER_OPTION
            s.legal = legal
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # solo.law:88  answered: choose one asking "What do you do?"
            pc = THEN_SPEND_PRICE if s.answer == SPEND_PRICE_RENDER_OPTION else THEN_SUFFER_N
        if pc == THEN_SPEND_PRICE:  # solo.law:90  spend price
            price = s.lists[-2]
            you = st[-5]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [list(price), []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # solo.law:90  spend price
            you = st[-5]
            if s.failed:
                s.undone = True
            s.tributes[you] += 1
            pc = DONE
        if pc == THEN_SUFFER_N:  # solo.law:93  suffer n
            n = st[-4]
            you = st[-5]
            suffer(s, you, n)
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            del s.lists[-2:]
            return False


# solo.law:94  verb render_either price: bundle against other: bundle for n: number
def render_either(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo.law:97  "spend {price}" when can pay price
            n = st[-4]
            other = s.lists[-3]
            price = s.lists[-4]
            s.lists[-1] = list(price)
            s.lists[-2] = list(other)
            st[-3] = n
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # solo.law:96  choose one asking "What do you do?"
            other = s.lists[-3]
            price = s.lists[-4]
            you = st[-5]
            legal = []
            if can_cover(s, you, price):
                legal.append(SPEND_PRICE_RENDER_EITHER_OPTION)
            if can_cover(s, you, other):
                legal.append(SPEND_OTHER)
            legal.append(LOSE_N_POINTS_RENDER_EITHER_OPTION)
            s.player = you
            s.site = DECISION_RENDER_EITHER_OPTION
            s.legal = legal
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # solo.law:96  answered: choose one asking "What do you do?"
            pc = (THEN_SPEND_PRICE, THEN_SPEND_OTHER, THEN_SUFFER_N)[s.answer - FIRST_RENDER_EITHER_OPTION]
        if pc == THEN_SPEND_PRICE:  # solo.law:98  spend price
            price = s.lists[-4]
            you = st[-5]
            st[-2] = AFTER_SPEND_THEN_SPEND_PRICE
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [list(price), []]
            if spend(s):
                return True
            pc = AFTER_SPEND_THEN_SPEND_PRICE
        if pc == AFTER_SPEND_THEN_SPEND_PRICE:  # solo.law:98  spend price
            you = st[-5]
            if s.failed:
                s.undone = True
            s.tributes[you] += 1
            pc = DONE
        if pc == THEN_SPEND_OTHER:  # solo.law:101  spend other
            other = s.lists[-3]
            you = st[-5]
            st[-2] = AFTER_SPEND_THEN_SPEND_OTHER
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [list(other), []]
            if spend(s):
                return True
            pc = AFTER_SPEND_THEN_SPEND_OTHER
        if pc == AFTER_SPEND_THEN_SPEND_OTHER:  # solo.law:101  spend other
            you = st[-5]
            if s.failed:
                s.undone = True
            s.tributes[you] += 1
            pc = DONE
        if pc == THEN_SUFFER_N:  # solo.law:104  suffer n
            n = st[-4]
            you = st[-5]
            suffer(s, you, n)
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            del s.lists[-4:]
            return False


# solo.law:105  verb render_one for n: number
def render_one(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo.law:110  or "lose {n points}"
            n = st[-5]
            st[-4] = n
            pc = ASK_X
        if pc == ASK_X:  # solo.law:107  choose x from stuffs where can pay 1 it asking "Which resource do you spend?"
            you = st[-6]
            legal = [
                x + FIRST_RENDER_ONE_X
                for x in TABLE_STUFFS
                if can_cover(s, you, [1 if k == x else 0 for k in range(RESOURCE_COUNT)])
            ]
            legal.append(LOSE_N_POINTS_RENDER_ONE_X)
            s.player = you
            s.site = DECISION_RENDER_ONE_X
            s.legal = legal
            st[-2] = TAKE_X
            return True
        if pc == TAKE_X:  # solo.law:107  answered: choose x from stuffs where can pay 1 it asking "Which resource do…
            if s.answer == LOSE_N_POINTS_RENDER_ONE_X:
                pc = THEN_SUFFER_N
                continue
            x = st[-3] = s.answer - FIRST_RENDER_ONE_X
            pc = THEN_SPEND_1_X
        if pc == THEN_SUFFER_N:  # solo.law:111  suffer n
            n = st[-5]
            you = st[-6]
            suffer(s, you, n)
            pc = DONE
        if pc == THEN_SPEND_1_X:  # solo.law:108  spend 1 x
            x = st[-3]
            you = st[-6]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[1 if k == x else 0 for k in range(RESOURCE_COUNT)], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # solo.law:108  spend 1 x
            you = st[-6]
            if s.failed:
                s.undone = True
            s.tributes[you] += 1
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# solo.law:112  verb render_two for n: number
def render_two(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo.law:116  or "lose {n points}"
            n = st[-6]
            st[-5] = n
            pc = ASK_X_Y
        if pc == ASK_X_Y:  # solo.law:114  choose x from stuffs then y from stuffs where shelf of y is at least shelf…
            you = st[-7]
            legal = [
                x * STRIDE_RENDER_TWO_X_Y_X + y + FIRST_RENDER_TWO_X_Y
                for x in TABLE_STUFFS
                for y in TABLE_STUFFS
                if TABLE_SHELF[y] >= TABLE_SHELF[x]
                and can_cover(
                    s,
                    you,
                    goods.add(
                        [1 if k == x else 0 for k in range(RESOURCE_COUNT)],
                        [1 if k == y else 0 for k in range(RESOURCE_COUNT)],
                    ),
                )
            ]
            legal.append(LOSE_N_POINTS_RENDER_TWO_X_Y)
            s.player = you
            s.site = DECISION_RENDER_TWO_X_Y
            s.legal = legal
            st[-2] = TAKE_X_Y
            return True
        if pc == TAKE_X_Y:  # solo.law:114  answered: choose x from stuffs then y from stuffs where shelf of y is at…
            if s.answer == LOSE_N_POINTS_RENDER_TWO_X_Y:
                pc = THEN_SUFFER_N
                continue
            x = st[-4] = (s.answer - FIRST_RENDER_TWO_X_Y) // STRIDE_RENDER_TWO_X_Y_X
            y = st[-3] = (s.answer - FIRST_RENDER_TWO_X_Y) % COUNT_RENDER_TWO_X_Y_Y
            pc = THEN_SPEND_1_X
        if pc == THEN_SUFFER_N:  # solo.law:117  suffer n
            n = st[-6]
            you = st[-7]
            suffer(s, you, n)
            pc = DONE
        if pc == THEN_SPEND_1_X:  # solo.law:115  spend 1 x + 1 y
            x = st[-4]
            y = st[-3]
            you = st[-7]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [
                goods.add(
                    [1 if k == x else 0 for k in range(RESOURCE_COUNT)],
                    [1 if k == y else 0 for k in range(RESOURCE_COUNT)],
                ),
                [],
            ]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # solo.law:115  spend 1 x + 1 y
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# solo.law:118  verb render_two_kinds for n: number
def render_two_kinds(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo.law:123  or "lose {n points}"
            n = st[-6]
            st[-5] = n
            pc = ASK_X_Y
        if pc == ASK_X_Y:  # solo.law:120  choose x from stuffs then y from stuffs where shelf of y is more than shelf…
            you = st[-7]
            legal = [
                x * STRIDE_RENDER_TWO_KINDS_X_Y_X + y + FIRST_RENDER_TWO_KINDS_X_Y
                for x in TABLE_STUFFS
                for y in TABLE_STUFFS
                if TABLE_SHELF[y] > TABLE_SHELF[x]
                and can_cover(
                    s,
                    you,
                    goods.add(
                        [1 if k == x else 0 for k in range(RESOURCE_COUNT)],
                        [1 if k == y else 0 for k in range(RESOURCE_COUNT)],
                    ),
                )
            ]
            legal.append(LOSE_N_POINTS_RENDER_TWO_KINDS_X_Y)
            s.player = you
            s.site = DECISION_RENDER_TWO_KINDS_X_Y
            s.legal = legal
            st[-2] = TAKE_X_Y
            return True
        if pc == TAKE_X_Y:  # solo.law:120  answered: choose x from stuffs then y from stuffs where shelf of y is more…
            if s.answer == LOSE_N_POINTS_RENDER_TWO_KINDS_X_Y:
                pc = THEN_SUFFER_N
                continue
            x = st[-4] = (s.answer - FIRST_RENDER_TWO_KINDS_X_Y) // STRIDE_RENDER_TWO_KINDS_X_Y_X
            y = st[-3] = (s.answer - FIRST_RENDER_TWO_KINDS_X_Y) % COUNT_RENDER_TWO_KINDS_X_Y_Y
            pc = THEN_SPEND_1_X
        if pc == THEN_SUFFER_N:  # solo.law:124  suffer n
            n = st[-6]
            you = st[-7]
            suffer(s, you, n)
            pc = DONE
        if pc == THEN_SPEND_1_X:  # solo.law:121  spend 1 x + 1 y
            x = st[-4]
            y = st[-3]
            you = st[-7]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [
                goods.add(
                    [1 if k == x else 0 for k in range(RESOURCE_COUNT)],
                    [1 if k == y else 0 for k in range(RESOURCE_COUNT)],
                ),
                [],
            ]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # solo.law:121  spend 1 x + 1 y
            you = st[-7]
            if s.failed:
                s.undone = True
            s.tributes[you] += 1
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# solo.law:125  verb render_three_kinds for n: number
def render_three_kinds(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo.law:130  or "lose {n points}"
            n = st[-7]
            st[-6] = n
            pc = ASK_X_Y_Z
        if pc == ASK_X_Y_Z:  # solo.law:127  choose x from stuffs then y from stuffs where shelf of y is more than…
            you = st[-8]
            legal = [
                x * STRIDE_RENDER_THREE_KINDS_X_Y_Z_X
                + y * STRIDE_RENDER_THREE_KINDS_X_Y_Z_Y
                + z
                + FIRST_RENDER_THREE_KINDS_X_Y_Z
                for x in TABLE_STUFFS
                for y in TABLE_STUFFS
                if TABLE_SHELF[y] > TABLE_SHELF[x]
                for z in TABLE_STUFFS
                if TABLE_SHELF[z] > TABLE_SHELF[y]
                and can_cover(
                    s,
                    you,
                    goods.add(
                        goods.add(
                            [1 if k == x else 0 for k in range(RESOURCE_COUNT)],
                            [1 if k == y else 0 for k in range(RESOURCE_COUNT)],
                        ),
                        [1 if k == z else 0 for k in range(RESOURCE_COUNT)],
                    ),
                )
            ]
            legal.append(LOSE_N_POINTS_RENDER_THREE_KINDS_X_Y_Z)
            s.player = you
            s.site = DECISION_RENDER_THREE_KINDS_X_Y_Z
            s.legal = legal
            st[-2] = TAKE_X_Y_Z
            return True
        if pc == TAKE_X_Y_Z:  # solo.law:127  answered: choose x from stuffs then y from stuffs where shelf of y is…
            if s.answer == LOSE_N_POINTS_RENDER_THREE_KINDS_X_Y_Z:
                pc = THEN_SUFFER_N
                continue
            x = st[-5] = (s.answer - FIRST_RENDER_THREE_KINDS_X_Y_Z) // STRIDE_RENDER_THREE_KINDS_X_Y_Z_X
            y = st[-4] = (
                (s.answer - FIRST_RENDER_THREE_KINDS_X_Y_Z)
                // STRIDE_RENDER_THREE_KINDS_X_Y_Z_Y
                % COUNT_RENDER_THREE_KINDS_X_Y_Z_Y
            )
            z = st[-3] = (s.answer - FIRST_RENDER_THREE_KINDS_X_Y_Z) % COUNT_RENDER_THREE_KINDS_X_Y_Z_Z
            pc = THEN_SPEND_1_X
        if pc == THEN_SUFFER_N:  # solo.law:131  suffer n
            n = st[-7]
            you = st[-8]
            suffer(s, you, n)
            pc = DONE
        if pc == THEN_SPEND_1_X:  # solo.law:128  spend 1 x + 1 y + 1 z
            x = st[-5]
            y = st[-4]
            you = st[-8]
            z = st[-3]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [
                goods.add(
                    goods.add(
                        [1 if k == x else 0 for k in range(RESOURCE_COUNT)],
                        [1 if k == y else 0 for k in range(RESOURCE_COUNT)],
                    ),
                    [1 if k == z else 0 for k in range(RESOURCE_COUNT)],
                ),
                [],
            ]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # solo.law:128  spend 1 x + 1 y + 1 z
            you = st[-8]
            if s.failed:
                s.undone = True
            s.tributes[you] += 1
            pc = DONE
        if pc == DONE:  # done
            del st[-8:]
            return False


# solo.law:132  verb blow_home
def blow_home(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo.law:134  if any s among queue where captain of s is you
            you = st[-3]
            if any(s.ship_captain[s_ - FIRST_SHIP] == you for s_ in s.piles[QUEUE]):
                # solo.law:135  come_home (last s among queue where captain of s is you)
                you = st[-3]
                st[-2] = DONE
                st += [
                    you,
                    require(
                        last_or([s_ for s_ in s.piles[QUEUE] if s.ship_captain[s_ - FIRST_SHIP] == you], -1),
                        "solo.law:135",
                    ),
                    BEGIN,
                    VERB_COME_HOME,
                ]
                if come_home(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# solo.law:33  before look_out where solo
def look_out_before_look_out(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo.law:34  if round is rounds of chosen
            you = st[-3]
            if s.round == SCENARIO_ROUNDS[chosen(s)]:
                s.last_round = True
            if len(calendar(s)) > 0:
                put_last(s, PILES, require(first_or(calendar(s), -1), "solo.law:37"), WEATHER + you)
            st[-2] = DONE
            st += [you, MOMENT_START, 0, 0, BEGIN, VERB_MEET]
            s.lists += [[]]
            if meet(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# solo.law:39  after pass where solo
def pass_after_pass(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo.law:40  meet tide
            you = st[-3]
            st[-2] = AFTER_MEET
            st += [you, TIDE, 0, 0, BEGIN, VERB_MEET]
            s.lists += [[]]
            if meet(s):
                return True
            pc = AFTER_MEET
        if pc == AFTER_MEET:  # solo.law:41  if queue is empty
            if len(s.piles[QUEUE]) == 0:
                # solo.law:42  meet finish
                you = st[-3]
                st[-2] = DONE
                st += [you, FINISH, 0, 0, BEGIN, VERB_MEET]
                s.lists += [[]]
                if meet(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# solo.law:44  after come_home where solo
def come_home_after_come_home(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo.law:45  if phase is Expedition and queue is empty
            if s.phase == 2 and len(s.piles[QUEUE]) == 0:
                # solo.law:46  meet finish
                you = st[-3]
                st[-2] = DONE
                st += [you, FINISH, 0, 0, BEGIN, VERB_MEET]
                s.lists += [[]]
                if meet(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# solo.law:30  event warded_off o: omen by guard: player
def match_after_warded_off(s: State, o: int, guard: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = guard
    for this in s.piles[EMPIRE + owner]:
        # clan_ulaf.law:86  Trophy Wall: when warded_off where guard is you
        if this == TROPHY_WALL:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# solo.law:30  event warded_off o: omen by guard: player
def after_warded_off(s: State, o: int, guard: int) -> None:
    """Run what is triggered by the event warded_off."""
    matches = match_after_warded_off(s, o, guard)
    for index in range(0, len(matches), 4):
        trigger, this, owner, _serial = matches[index : index + 4]
        if trigger == 0:
            trophy_wall_when_warded_off(s, o, guard, this, owner)


# solo.law:72  event paid_for by payer: player
def match_after_paid_for(s: State, payer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = payer
    for this in s.piles[WEATHER + owner]:
        # solo_scenarios.law:92  Open Day: when paid_for where payer is you
        if this == OPEN_DAY:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# solo.law:72  event paid_for by payer: player
def after_paid_for(s: State, payer: int) -> None:
    """Run what is triggered by the event paid_for."""
    matches = match_after_paid_for(s, payer)
    for index in range(0, len(matches), 4):
        trigger, this, owner, _serial = matches[index : index + 4]
        if trigger == 0:
            open_day_when_paid_for(s, payer, this, owner)


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps import run_omen_happens
from lawspeaker_games.empires.steps_clan_ulaf import trophy_wall_when_warded_off
from lawspeaker_games.empires.steps_keywords import spend
from lawspeaker_games.empires.steps_ships import come_home
from lawspeaker_games.empires.steps_solo_scenarios import open_day_when_paid_for
