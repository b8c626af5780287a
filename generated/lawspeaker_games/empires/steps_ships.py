"""Imperial Settlers: Empires of the North: verbs, events and phases of ships.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import (
    State,
    invalidate_field_ship_captain,
    invalidate_goods,
    invalidate_things_card,
)
from lawspeaker_games.empires.tables import (
    AFTER_LOAD_SHIP,
    AFTER_VENTURE,
    AFTER_VISIT,
    ASK_I,
    ASK_N,
    ASK_OPTION,
    ASK_PAYMENT,
    AT_ONCE,
    BEFORE_SEEING,
    BEGIN,
    BY_CONQUEST,
    BY_PILLAGE,
    CHOOSE_TRIGGER,
    DISTANT,
    DONE,
    EITHER_WAY,
    EMPIRE,
    EVENT_CONQUERED,
    EVENT_PILLAGED,
    EVENT_SAILED,
    FAIL,
    FIRST_COPY,
    FIRST_SHIP,
    FISH,
    GHOST_ISLAND,
    GOODS,
    HARBOUR,
    ISLAND_LOOT,
    ISLAND_RANGE,
    LANDFALL,
    LARGEST_PAYMENT,
    LIGHTHOUSE_ROCK,
    MOST_CHOSEN,
    NEAR,
    NEXT_R,
    ONCE_LIGHTHOUSE_ROCK_WHEN_SAILED,
    PILES,
    PRIEST_OF_THOR,
    QUEUE,
    RAZE,
    RESOURCE_COUNT,
    RUMOURS_OF_GOLD,
    RUN_TRIGGER,
    SEA,
    SHIP_CLAN,
    SHIPYARD,
    SKIN_KAYAKS_COPIES,
    SQUADRON_COPIES,
    SUNK,
    TAKE_I,
    TAKE_N,
    TAKE_OPTION,
    TAKE_PAYMENT,
    TAKE_S,
    THEN_CARGO,
    THEN_CONQUER_I_2,
    THEN_DEAL_1,
    THEN_PILLAGE_I_2,
    THEN_PLAN_BECOMES_BY_CONQUEST,
    THEN_PLAN_BECOMES_BY_PILLAGE,
    THEN_STRANGE_SHORE_DISTANT,
    THEN_STRANGE_SHORE_NEAR,
    THEN_VISIT_I,
    TREASURY,
    TWIN_SHIPS_COPIES,
    TYPE_ISLAND,
    VERB_AFTER_COME_HOME,
    VERB_AFTER_CONQUERED,
    VERB_AFTER_PILLAGED,
    VERB_AFTER_SAILED,
    VERB_COME_HOME,
    VERB_COME_HOME_AFTER_COME_HOME,
    VERB_CONQUER,
    VERB_CONQUERED_WHEN_CONQUERED_2,
    VERB_LOAD_SHIP,
    VERB_PILLAGE,
    VERB_SKIN_KAYAKS_WHEN_SAILED,
    VERB_STRANGE_SHORE,
    VERB_TWIN_SHIPS_WHEN_PILLAGED,
    VERB_VENTURE,
    VERB_VISIT,
    VERB_VOYAGE,
    WATCHTOWER_COPIES,
    WEATHER,
    WHITE_KEEP,
)
from lawspeaker_games.empires.values import (
    STAND_INS,
    TABLE_FAR_AWAY,
    TABLE_HOLD_ROOM,
    armed,
    can_chance,
    can_cover,
    can_seize,
    can_take,
    can_venture,
    cargo_stock,
    purse,
    shores,
)
from lawspeaker_runtime.piles.moves import deal, put_last, put_list_last
from lawspeaker_runtime.piles.order import shuffle
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import NO_NUMBER, SUSPENDED, enter_call
from lawspeaker_runtime.state.effects_and_triggers import first_owner_rules, in_turn_order, take_match
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.selection import (
    different,
    first_or,
    last_or,
    require,
    require_at_most,
    require_number,
    require_player,
    take_while,
    without_duplicates,
)
from lawspeaker_runtime.visibility.knowledge import open_to

# Decisions and their actions.
OFFSET_SAIL_S: Final = 819913
DECISION_SAIL_S: Final = 41
FIRST_LOAD_SHIP_N: Final = 820155
DECISION_LOAD_SHIP_N: Final = 42
FIRST_LOAD_SHIP_PAYMENT: Final = 820255
DECISION_LOAD_SHIP_PAYMENT: Final = 43
OFFSET_ADVANCE_SHIP_S: Final = 1637219
DECISION_ADVANCE_SHIP_S: Final = 44
OFFSET_I: Final = 1637257
THE_TOP_CARD_OF_THE_I: Final = 1637483
THE_TOP_CARD_OF_THE_I_: Final = 1637484
TURN_BACK: Final = 1637485
DECISION_I: Final = 45
PILLAGE_IT_STRANGE_SHORE_OPTION: Final = 1637486
CONQUER_IT_STRANGE_SHORE_OPTION: Final = 1637487
DECISION_STRANGE_SHORE_OPTION: Final = 46
PILLAGE_IT_VISIT_OPTION: Final = 1637488
CONQUER_IT_VISIT_OPTION: Final = 1637489
DECISION_VISIT_OPTION: Final = 47
OFFSET_VENTURE_S: Final = 1637264
DECISION_VENTURE_S: Final = 48
FIRST_AFTER_PILLAGED_TRIGGER: Final = 2457527
DECISION_AFTER_PILLAGED_TRIGGER: Final = 81
FIRST_AFTER_CONQUERED_TRIGGER: Final = 2457532
DECISION_AFTER_CONQUERED_TRIGGER: Final = 82
FIRST_AFTER_SAILED_TRIGGER: Final = 2457556
DECISION_AFTER_SAILED_TRIGGER: Final = 87


# ships.law:40  verb number_ship s: ship
def number_ship(s: State, you: int, s_: int) -> None:
    if SHIP_CLAN[s_] == -1:
        s.ship_mark[s_ - FIRST_SHIP] = require_number(
            next(
                (n for n in range(1, 4) if not any(s.ship_mark[t - FIRST_SHIP] == n for t in s.piles[QUEUE])), NO_NUMBER
            ),
            "ships.law:43",
        )


# ships.law:51  verb pull_ahead s: ship
def pull_ahead(s: State, you: int, s_: int) -> None:
    ahead_of = last_or(take_while(list(s.piles[QUEUE]), lambda t: t != s_), -1)
    behind = [t for t in s.piles[QUEUE] if t not in take_while(list(s.piles[QUEUE]), lambda u: u != s_) and t != s_]
    if s.ship_mark[s_ - FIRST_SHIP] >= 1 and s.ship_mark[require(ahead_of, "ships.law:55") - FIRST_SHIP] >= 1:
        s.ship_mark[s_ - FIRST_SHIP], s.ship_mark[require(ahead_of, "ships.law:56") - FIRST_SHIP] = (
            s.ship_mark[require(ahead_of, "ships.law:56") - FIRST_SHIP],
            s.ship_mark[s_ - FIRST_SHIP],
        )
    put_last(s, PILES, require(ahead_of, "ships.law:57"), QUEUE)
    s.memo_ship_behind = {}
    put_list_last(s, PILES, list(behind), QUEUE)
    s.memo_ship_behind = {}


# ships.law:60  verb gain_ship
def gain_ship(s: State, you: int) -> None:
    if any(SHIP_CLAN[s_] == -1 for s_ in s.piles[SHIPYARD]):
        for s_ in s.piles[SHIPYARD]:
            if SHIP_CLAN[s_] == -1:
                s_ = s_
                break
        else:
            s_ = -1
        s.ship_captain[require(s_, "ships.law:64") - FIRST_SHIP] = you
        invalidate_field_ship_captain(s)
        put_last(s, PILES, require(s_, "ships.law:65"), HARBOUR + you)
        s.memo_ship_behind = {}


# ships.law:66  verb gain_clan_ship
def gain_clan_ship(s: State, you: int) -> None:
    if any(SHIP_CLAN[s_] == s.clan[you] for s_ in s.piles[SHIPYARD]):
        for s_ in s.piles[SHIPYARD]:
            if SHIP_CLAN[s_] == s.clan[you]:
                s_ = s_
                break
        else:
            s_ = -1
        s.ship_captain[require(s_, "ships.law:70") - FIRST_SHIP] = you
        invalidate_field_ship_captain(s)
        put_last(s, PILES, require(s_, "ships.law:71"), HARBOUR + you)
        s.memo_ship_behind = {}


# ships.law:151  verb refill_sea r: range
def refill_sea(s: State, you: int, r: int) -> None:
    if len(s.piles[SEA + r]) == 0:
        put_all_last(s, PILES, SUNK + r, SEA + r)
        invalidate_things_card(s)
        shuffle(s, PILES, SEA + r)


# ships.law:141  verb come_home s: ship
def come_home_itself(s: State, you: int, s_: int) -> None:
    s.ship_cargo[s_ - FIRST_SHIP] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
    s.memo_can_venture = {}
    if s.ship_mark[s_ - FIRST_SHIP] >= 1:
        for t in [t for t in s.piles[QUEUE] if s.ship_mark[t - FIRST_SHIP] > s.ship_mark[s_ - FIRST_SHIP]]:
            s.ship_mark[t - FIRST_SHIP] -= 1
    s.ship_mark[s_ - FIRST_SHIP] = 0
    if s.ship_captain[s_ - FIRST_SHIP] != 0:
        put_last(s, PILES, s_, HARBOUR + require_player(s.ship_captain[s_ - FIRST_SHIP], "ships.law:149"))
        s.memo_ship_behind = {}


# ships.law:14  verb sail
def sail(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # ships.law:16  choose s from different your harbour asking "Which ship sails?"
            you = st[-4]
            legal = [s_ + OFFSET_SAIL_S for s_ in different(s.piles[HARBOUR + you], FIRST_COPY)]
            if legal:
                s.player = you
                s.site = DECISION_SAIL_S
                s.legal = legal
                st[-2] = TAKE_S
                return True
            pc = FAIL
        if pc == TAKE_S:  # ships.law:16  answered: choose s from different your harbour asking "Which ship sails?"
            you = st[-4]
            s_ = st[-3] = s.answer - OFFSET_SAIL_S
            put_last(s, PILES, s_, QUEUE)
            s.memo_ship_behind = {}
            number_ship(s, you, s_)
            st[-2] = AFTER_LOAD_SHIP
            st += [you, s_, 0, 0, 0, 0, BEGIN, VERB_LOAD_SHIP]
            s.lists += [[], []]
            if load_ship(s):
                return True
            pc = AFTER_LOAD_SHIP
        if pc == AFTER_LOAD_SHIP:  # ships.law:20  announce sailed s by you
            s_ = st[-3]
            you = st[-4]
            if s.noting:
                note_event(s, EVENT_SAILED, EVERYBODY, [s_, you])
            matches = match_after_sailed(s, s_, you)
            if matches:
                st[-2] = DONE
                st += [s_, you, CHOOSE_TRIGGER, VERB_AFTER_SAILED]
                s.lists += [matches]
                if after_sailed(s):
                    return True
            pc = DONE
        if pc == FAIL:  # ships.law:22  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# ships.law:24  verb load_ship s: ship
def load_ship(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # ships.law:26  each r among (fish, raze)
            r_left = s.lists[-1] = [FISH, RAZE]
            pc = NEXT_R
        if pc == NEXT_R:  # ships.law:26  each r among (fish, raze)
            r_left = s.lists[-1]
            you = st[-8]
            if len(r_left) == 0:
                pc = DONE
                continue
            r = st[-4] = r_left[0]
            r_left = s.lists[-1] = r_left[1:]
            most_of = st[-6] = min(TABLE_HOLD_ROOM[you][r], cargo_stock(s, r, you))
            if most_of >= 1:
                # ships.law:29  choose n from 0 to most_of asking "How many {r} go aboard?"
                r = st[-4]
                st[-3] = r
                pc = ASK_N
            else:
                pc = NEXT_R
                continue
        if pc == ASK_N:  # ships.law:29  choose n from 0 to most_of asking "How many {r} go aboard?"
            most_of = st[-6]
            you = st[-8]
            legal = [n + FIRST_LOAD_SHIP_N for n in range(require_at_most(most_of, MOST_CHOSEN, "ships.law:29") + 1)]
            if legal:
                s.player = you
                s.site = DECISION_LOAD_SHIP_N
                s.legal = legal
                st[-2] = TAKE_N
                return True
            pc = NEXT_R
            continue
        if pc == TAKE_N:  # ships.law:29  answered: choose n from 0 to most_of asking "How many {r} go aboard?"
            pc = load_ship_take_n(s)
        if pc == ASK_PAYMENT:  # ships.law:31  pay n r
            owed = s.lists[-2]
            you = st[-8]
            legal = [
                it + FIRST_LOAD_SHIP_PAYMENT
                for it in goods.payments(purse(s, you), owed, STAND_INS, LARGEST_PAYMENT, "ships.law:24")
            ]
            if len(legal) > 1:
                s.player = you
                s.site = DECISION_LOAD_SHIP_PAYMENT
                s.legal = legal
                st[-2] = TAKE_PAYMENT
                return True
            if len(legal) == 1:
                s.answer = legal[0]
                pc = TAKE_PAYMENT
            else:
                pc = THEN_CARGO
        if pc == TAKE_PAYMENT:  # ships.law:31  answered: pay n r
            you = st[-8]
            goods.pay_with(s, s.goods, GOODS, you, s.answer - FIRST_LOAD_SHIP_PAYMENT)
            invalidate_goods(s)
            pc = THEN_CARGO
        if pc == THEN_CARGO:  # ships.law:36  cargo of s becomes cargo of s + (n) r
            n = st[-5]
            r = st[-4]
            s_ = st[-7]
            s.ship_cargo[s_ - FIRST_SHIP] = goods.add(
                list(s.ship_cargo[s_ - FIRST_SHIP]), [n if k == r else 0 for k in range(RESOURCE_COUNT)]
            )
            s.memo_can_venture = {}
            pc = NEXT_R
            continue
        if pc == DONE:  # done
            del st[-8:]
            del s.lists[-2:]
            return False
    return pc == SUSPENDED


# ships.law:29  choose n from 0 to most_of asking "How many {r} go aboard?"
def load_ship_take_n(s: State) -> int:
    st = s.stack
    n = st[-5] = s.answer - FIRST_LOAD_SHIP_N
    if s.gold_as_cargo:
        # ships.law:31  pay n r
        n = st[-5]
        r = st[-4]
        you = st[-8]
        if can_cover(s, you, [n if k == r else 0 for k in range(RESOURCE_COUNT)]):
            # ships.law:31  pay n r
            n = st[-5]
            r = st[-4]
            s.lists[-2] = [n if k == r else 0 for k in range(RESOURCE_COUNT)]
            return ASK_PAYMENT
        return DONE
    # ships.law:35  lose n r
    n = st[-5]
    r = st[-4]
    you = st[-8]
    goods.lose_one(s, s.goods, GOODS, you, r, n)
    invalidate_goods(s)
    return THEN_CARGO


# ships.law:45  verb advance_ship
def advance_ship(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # ships.law:47  choose s from queue where captain of it is you and it is not first queue…
            you = st[-3]
            ship_captain = s.ship_captain
            legal = [
                s_ + OFFSET_ADVANCE_SHIP_S
                for s_ in s.piles[QUEUE]
                if ship_captain[s_ - FIRST_SHIP] == you and s_ != first_or(s.piles[QUEUE], -1)
            ]
            if legal:
                s.player = you
                s.site = DECISION_ADVANCE_SHIP_S
                s.legal = legal
                st[-2] = TAKE_S
                return True
            pc = FAIL
        if pc == TAKE_S:  # ships.law:47  answered: choose s from queue where captain of it is you and it is not first…
            you = st[-3]
            s_ = s.answer - OFFSET_ADVANCE_SHIP_S
            pull_ahead(s, you, s_)
            s.failed = False
            del st[-3:]
            return False
        if pc == FAIL:  # ships.law:50  fail
            s.failed = True
            del st[-3:]
            return False


# ships.law:87  verb voyage s: ship as m: manner
def voyage(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # ships.law:89  choose i from shores where can take it by s as m asking "Which island does…
            s_ = st[-6]
            st[-3] = s_
            pc = ASK_I
        if pc == ASK_I:  # ships.law:89  choose i from shores where can take it by s as m asking "Which island does…
            m = st[-5]
            s_ = st[-6]
            you = st[-7]
            legal = [i + OFFSET_I for i in shores(s) if can_take(s, i, s_, m)]
            legal = without_duplicates(legal)
            if can_chance(s, s_, NEAR, m):
                legal.append(THE_TOP_CARD_OF_THE_I)
            if can_chance(s, s_, DISTANT, m):
                legal.append(THE_TOP_CARD_OF_THE_I_)
            if s.turning_back:
                legal.append(TURN_BACK)
            if legal:
                s.player = you
                s.site = DECISION_I
                s.legal = legal
                st[-2] = TAKE_I
                return True
            pc = AFTER_VISIT
        if pc == TAKE_I:  # ships.law:89  answered: choose i from shores where can take it by s as m asking "Which…
            if s.answer == THE_TOP_CARD_OF_THE_I:
                pc = THEN_STRANGE_SHORE_NEAR
                continue
            if s.answer == THE_TOP_CARD_OF_THE_I_:
                pc = THEN_STRANGE_SHORE_DISTANT
                continue
            if s.answer == TURN_BACK:
                pc = AFTER_VISIT
                continue
            i = st[-4] = s.answer - OFFSET_I
            pc = THEN_VISIT_I
        if pc == THEN_STRANGE_SHORE_NEAR:  # ships.law:92  strange_shore near with s as m
            m = st[-5]
            s_ = st[-6]
            you = st[-7]
            st[-2] = AFTER_VISIT
            st += [you, NEAR, s_, m, 0, BEGIN, VERB_STRANGE_SHORE]
            if strange_shore(s):
                return True
            pc = AFTER_VISIT
        if pc == THEN_STRANGE_SHORE_DISTANT:  # ships.law:94  strange_shore distant with s as m
            m = st[-5]
            s_ = st[-6]
            you = st[-7]
            st[-2] = AFTER_VISIT
            st += [you, DISTANT, s_, m, 0, BEGIN, VERB_STRANGE_SHORE]
            if strange_shore(s):
                return True
            pc = AFTER_VISIT
        if pc == THEN_VISIT_I:  # ships.law:90  visit i with s as m
            i = st[-4]
            m = st[-5]
            s_ = st[-6]
            you = st[-7]
            st[-2] = AFTER_VISIT
            st += [you, i, s_, m, 0, BEGIN, VERB_VISIT]
            if visit(s):
                return True
            pc = AFTER_VISIT
        if pc == AFTER_VISIT:  # ships.law:99  come_home s
            s_ = st[-6]
            you = st[-7]
            st[-2] = DONE
            st += [you, s_, BEGIN, VERB_COME_HOME]
            if come_home(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# ships.law:101  verb strange_shore r: range with s: ship as m: manner
def strange_shore(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # ships.law:103  refill_sea r
            m = st[-4]
            r = st[-6]
            s_ = st[-5]
            you = st[-7]
            refill_sea(s, you, r)
            plan = st[-3] = m
            pc = (
                ASK_OPTION
                if s.landing == BEFORE_SEEING and m == EITHER_WAY and s.ship_cargo[s_ - FIRST_SHIP][RAZE] >= 1
                else THEN_DEAL_1
            )
        if pc == ASK_OPTION:  # ships.law:106  choose one asking "The island is still face down. What do you do with…
            you = st[-7]
            s.player = you
            s.site = DECISION_STRANGE_SHORE_OPTION
            s.legal = [PILLAGE_IT_STRANGE_SHORE_OPTION, CONQUER_IT_STRANGE_SHORE_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # ships.law:106  answered: choose one asking "The island is still face down. What do…
            pc = (
                THEN_PLAN_BECOMES_BY_PILLAGE
                if s.answer == PILLAGE_IT_STRANGE_SHORE_OPTION
                else THEN_PLAN_BECOMES_BY_CONQUEST
            )
        if pc == THEN_PLAN_BECOMES_BY_PILLAGE:  # ships.law:108  plan becomes by_pillage
            plan = st[-3] = BY_PILLAGE
            pc = THEN_DEAL_1
        if pc == THEN_PLAN_BECOMES_BY_CONQUEST:  # ships.law:110  plan becomes by_conquest
            plan = st[-3] = BY_CONQUEST
            pc = THEN_DEAL_1
        if pc == THEN_DEAL_1:  # ships.law:111  deal 1 from sea of r to landfall
            plan = st[-3]
            r = st[-6]
            s_ = st[-5]
            you = st[-7]
            deal(s, PILES, 1, SEA + r, LANDFALL, TYPE_ISLAND)
            invalidate_things_card(s)
            refill_sea(s, you, r)
            st[-2] = DONE
            st += [you, require(first_or(s.piles[LANDFALL], -1), "ships.law:113"), s_, plan, 0, BEGIN, VERB_VISIT]
            if visit(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# ships.law:115  verb visit i: island with s: ship as m: manner
def visit(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # ships.law:117  if m is by_conquest and can seize i by s
            i = st[-6]
            m = st[-4]
            s_ = st[-5]
            if m == BY_CONQUEST and can_seize(s, i, s_):
                # ships.law:118  conquer i with s
                i = st[-6]
                s_ = st[-5]
                you = st[-7]
                st[-2] = DONE
                st += [you, i, s_, BEGIN, VERB_CONQUER]
                if conquer(s):
                    return True
                pc = DONE
            else:
                # ships.law:117  if m is by_conquest and can seize i by s
                i = st[-6]
                m = st[-4]
                s_ = st[-5]
                if m == BY_PILLAGE or not can_seize(s, i, s_):
                    # ships.law:120  pillage i with s
                    i = st[-6]
                    s_ = st[-5]
                    you = st[-7]
                    st[-2] = DONE
                    st += [you, i, s_, BEGIN, VERB_PILLAGE]
                    if pillage(s):
                        return True
                    pc = DONE
                else:
                    # ships.law:122  choose one asking "What do you do with {i}?"
                    i = st[-6]
                    st[-3] = i
                    pc = ASK_OPTION
        if pc == ASK_OPTION:  # ships.law:122  choose one asking "What do you do with {i}?"
            you = st[-7]
            s.player = you
            s.site = DECISION_VISIT_OPTION
            s.legal = [PILLAGE_IT_VISIT_OPTION, CONQUER_IT_VISIT_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # ships.law:122  answered: choose one asking "What do you do with {i}?"
            pc = THEN_PILLAGE_I_2 if s.answer == PILLAGE_IT_VISIT_OPTION else THEN_CONQUER_I_2
        if pc == THEN_PILLAGE_I_2:  # ships.law:124  pillage i with s
            i = st[-6]
            s_ = st[-5]
            you = st[-7]
            st[-2] = DONE
            st += [you, i, s_, BEGIN, VERB_PILLAGE]
            if pillage(s):
                return True
            pc = DONE
        if pc == THEN_CONQUER_I_2:  # ships.law:126  conquer i with s
            i = st[-6]
            s_ = st[-5]
            you = st[-7]
            st[-2] = DONE
            st += [you, i, s_, BEGIN, VERB_CONQUER]
            if conquer(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# ships.law:128  verb pillage i: island with s: ship
def pillage(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # ships.law:130  announce pillaged i by you with s
            i = st[-4]
            s_ = st[-3]
            you = st[-5]
            if s.noting:
                note_event(s, EVENT_PILLAGED, open_to(s, PILES, [i]), [i, you, s_])
            goods.gain(s, s.goods, GOODS, you, list(ISLAND_LOOT[i]))
            invalidate_goods(s)
            put_last(s, PILES, i, SUNK + ISLAND_RANGE[i])
            invalidate_things_card(s)
            matches = match_after_pillaged(s, i, you, s_)
            if matches:
                st[-2] = DONE
                st += [i, you, s_, CHOOSE_TRIGGER, VERB_AFTER_PILLAGED]
                s.lists += [matches]
                if after_pillaged(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# ships.law:133  verb conquer i: island with s: ship
def conquer(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # ships.law:135  announce conquered i by you with s
            i = st[-4]
            s_ = st[-3]
            you = st[-5]
            if s.noting:
                note_event(s, EVENT_CONQUERED, open_to(s, PILES, [i]), [i, you, s_])
            put_last(s, PILES, i, EMPIRE + you)
            invalidate_things_card(s)
            matches = match_after_conquered(s, i, you, s_)
            if matches:
                st[-2] = DONE
                st += [i, you, s_, CHOOSE_TRIGGER, VERB_AFTER_CONQUERED]
                s.lists += [matches]
                if after_conquered(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# ships.law:141  verb come_home s: ship
def come_home(s: State) -> bool:
    enter_call(s, "ships.law:141")
    found = come_home_within(s)
    s.call_depth -= 1
    return found


# ships.law:141  verb come_home s: ship
def come_home_within(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # ships.law:141  verb come_home s: ship
            s_ = st[-3]
            you = st[-4]
            come_home_itself(s, you, s_)
            matches = match_after_come_home(s, s_, you)
            if matches:
                st[-2] = DONE
                st += [s_, you, CHOOSE_TRIGGER, VERB_AFTER_COME_HOME]
                s.lists += [matches]
                if after_come_home(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# ships.law:160  verb voyage_now
def voyage_now(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # ships.law:162  venture as either_way
            you = st[-3]
            st[-2] = AFTER_VENTURE
            st += [you, EITHER_WAY, BEGIN, VERB_VENTURE]
            if venture(s):
                return True
            pc = AFTER_VENTURE
        if pc == AFTER_VENTURE:  # ships.law:162  venture as either_way
            if s.failed:
                # ships.law:164  fail
                s.failed = True
                del st[-3:]
                return False
            s.failed = False
            del st[-3:]
            return False


# ships.law:165  verb pillage_now
def pillage_now(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # ships.law:167  venture as by_pillage
            you = st[-3]
            st[-2] = AFTER_VENTURE
            st += [you, BY_PILLAGE, BEGIN, VERB_VENTURE]
            if venture(s):
                return True
            pc = AFTER_VENTURE
        if pc == AFTER_VENTURE:  # ships.law:167  venture as by_pillage
            if s.failed:
                # ships.law:169  fail
                s.failed = True
                del st[-3:]
                return False
            s.failed = False
            del st[-3:]
            return False


# ships.law:170  verb venture as m: manner
def venture(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # ships.law:172  choose s from queue where can venture it as m asking "Which ship goes now?"
            m = st[-3]
            you = st[-4]
            legal = [s_ + OFFSET_VENTURE_S for s_ in s.piles[QUEUE] if can_venture(s, s_, m, you)]
            if legal:
                s.player = you
                s.site = DECISION_VENTURE_S
                s.legal = legal
                st[-2] = TAKE_S
                return True
            pc = FAIL
        if pc == TAKE_S:  # ships.law:172  answered: choose s from queue where can venture it as m asking "Which ship…
            m = st[-3]
            you = st[-4]
            s_ = s.answer - OFFSET_VENTURE_S
            st[-2] = DONE
            st += [you, s_, m, 0, 0, BEGIN, VERB_VOYAGE]
            if voyage(s):
                return True
            pc = DONE
        if pc == FAIL:  # ships.law:175  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# ships.law:137  when conquered
def conquered_when_conquered_2(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # ships.law:138  as conqueror
            conqueror = st[-5]
            i = st[-6]
            you_2 = conqueror
            st[-2] = DONE
            if run_card_bonus(s, you_2, i):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# ships.law:5  event pillaged i: island by pillager: player with s: ship
def match_after_pillaged(s: State, i: int, pillager: int, s_: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # round.law:120  when pillaged where refill is at_once
    if s.refill == AT_ONCE:
        matches += [0, -1, 0, 0]
    owner = pillager
    for this in s.piles[EMPIRE + owner]:
        # clan_ulaf.law:47  Twin Ships: when pillaged where pillager is you
        if this in TWIN_SHIPS_COPIES:
            matches += [1, this, owner, 0]
        # clan_ulaf.law:53  Priest of Thor: when pillaged where pillager is you and armed of s
        if this == PRIEST_OF_THOR and armed(s, s_):
            matches += [2, this, owner, 0]
        # clan_ulaf.law:69  Squadron: when pillaged where pillager is you
        if this in SQUADRON_COPIES:
            matches += [3, this, owner, 0]
    owner = pillager
    for this in s.piles[WEATHER + owner]:
        # solo_scenarios.law:63  Rumours of Gold: when pillaged where pillager is you and far_away of i
        if this == RUMOURS_OF_GOLD and TABLE_FAR_AWAY[i]:
            matches += [4, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# ships.law:5  event pillaged i: island by pillager: player with s: ship
def after_pillaged(s: State) -> bool:
    """Run what is triggered by the event pillaged."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-5:]
                del s.lists[-1:]
                return False
            rules = first_owner_rules(matches)
            if len(rules) > 1 and matches[2] != 0:
                s.player = matches[2]
                s.site = DECISION_AFTER_PILLAGED_TRIGGER
                s.legal = [rule + FIRST_AFTER_PILLAGED_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_AFTER_PILLAGED_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            i = st[-5]
            pillager = st[-4]
            s_ = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer - FIRST_AFTER_PILLAGED_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                pillaged_when_pillaged(s, i, pillager, s_, s.active)
            elif trigger == 1:
                st += [i, pillager, s_, this, owner, BEGIN, VERB_TWIN_SHIPS_WHEN_PILLAGED]
                if twin_ships_when_pillaged(s):
                    return True
            elif trigger == 2:
                priest_of_thor_when_pillaged(s, i, pillager, s_, this, owner)
            elif trigger == 3:
                squadron_when_pillaged(s, i, pillager, s_, this, owner)
            elif trigger == 4:
                rumours_of_gold_when_pillaged(s, i, pillager, s_, this, owner)
            pc = CHOOSE_TRIGGER


# ships.law:7  event conquered i: island by conqueror: player with s: ship
def match_after_conquered(s: State, i: int, conqueror: int, s_: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # round.law:122  when conquered where refill is at_once
    if s.refill == AT_ONCE:
        matches += [0, -1, 0, 0]
    # ships.law:137  when conquered
    matches += [1, -1, 0, 0]
    owner = conqueror
    for this in s.piles[EMPIRE + owner]:
        # clan_ulaf.law:27  Treasury: when conquered where conqueror is you
        if this == TREASURY:
            matches += [2, this, owner, 0]
        # clan_ulaf.law:34  Watchtower: when conquered where conqueror is you
        if this in WATCHTOWER_COPIES:
            matches += [3, this, owner, 0]
        # clan_ulaf.law:40  White Keep: when conquered where conqueror is you
        if this == WHITE_KEEP:
            matches += [4, this, owner, 0]
        # islands.law:5  Ghost Island: when conquered where conqueror is you and i is not this
        if this == GHOST_ISLAND and i != this:
            matches += [5, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# ships.law:7  event conquered i: island by conqueror: player with s: ship
def after_conquered(s: State) -> bool:
    """Run what is triggered by the event conquered."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-5:]
                del s.lists[-1:]
                return False
            rules = first_owner_rules(matches)
            if len(rules) > 1 and matches[2] != 0:
                s.player = matches[2]
                s.site = DECISION_AFTER_CONQUERED_TRIGGER
                s.legal = [rule + FIRST_AFTER_CONQUERED_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_AFTER_CONQUERED_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            i = st[-5]
            conqueror = st[-4]
            s_ = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer - FIRST_AFTER_CONQUERED_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                conquered_when_conquered(s, i, conqueror, s_, s.active)
            elif trigger == 1:
                st += [i, conqueror, s_, s.active, BEGIN, VERB_CONQUERED_WHEN_CONQUERED_2]
                if conquered_when_conquered_2(s):
                    return True
            elif trigger == 2:
                treasury_when_conquered(s, i, conqueror, s_, this, owner)
            elif trigger == 3:
                watchtower_when_conquered(s, i, conqueror, s_, this, owner)
            elif trigger == 4:
                white_keep_when_conquered(s, i, conqueror, s_, this, owner)
            elif trigger == 5:
                ghost_island_when_conquered(s, i, conqueror, s_, this, owner)
            pc = CHOOSE_TRIGGER


# ships.law:141  verb come_home s: ship
def match_after_come_home(s: State, s_: int, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # solo.law:44  after come_home where solo
    if s.solo:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# ships.law:141  verb come_home s: ship
def after_come_home(s: State) -> bool:
    """Run what is triggered by the verb come_home."""
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
            s_ = st[-4]
            doer = st[-3]
            trigger, _this, _owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [s_, doer, doer, BEGIN, VERB_COME_HOME_AFTER_COME_HOME]
                if come_home_after_come_home(s):
                    return True
            pc = CHOOSE_TRIGGER


# ships.law:3  event sailed s: ship by sailor: player
def match_after_sailed(s: State, s_: int, sailor: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = sailor
    for this in s.piles[EMPIRE + owner]:
        # clan_nanurjuk.law:127  Skin Kayaks: when sailed where sailor is you
        if this in SKIN_KAYAKS_COPIES:
            matches += [0, this, owner, 0]
        # islands.law:86  Lighthouse Rock: when sailed where sailor is you once each round_over
        if this == LIGHTHOUSE_ROCK and ONCE_LIGHTHOUSE_ROCK_WHEN_SAILED + this not in s.once:
            matches += [1, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# ships.law:3  event sailed s: ship by sailor: player
def after_sailed(s: State) -> bool:
    """Run what is triggered by the event sailed."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-4:]
                del s.lists[-1:]
                return False
            rules = first_owner_rules(matches)
            if len(rules) > 1 and matches[2] != 0:
                s.player = matches[2]
                s.site = DECISION_AFTER_SAILED_TRIGGER
                s.legal = [rule + FIRST_AFTER_SAILED_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_AFTER_SAILED_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            s_ = st[-4]
            sailor = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer - FIRST_AFTER_SAILED_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [s_, sailor, this, owner, BEGIN, VERB_SKIN_KAYAKS_WHEN_SAILED]
                if skin_kayaks_when_sailed(s):
                    return True
            elif trigger == 1:
                lighthouse_rock_when_sailed(s, s_, sailor, this, owner)
            pc = CHOOSE_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps import run_card_bonus
from lawspeaker_games.empires.steps_clan_nanurjuk import skin_kayaks_when_sailed
from lawspeaker_games.empires.steps_clan_ulaf import (
    priest_of_thor_when_pillaged,
    squadron_when_pillaged,
    treasury_when_conquered,
    twin_ships_when_pillaged,
    watchtower_when_conquered,
    white_keep_when_conquered,
)
from lawspeaker_games.empires.steps_islands import ghost_island_when_conquered, lighthouse_rock_when_sailed
from lawspeaker_games.empires.steps_round import conquered_when_conquered, pillaged_when_pillaged
from lawspeaker_games.empires.steps_solo import come_home_after_come_home
from lawspeaker_games.empires.steps_solo_scenarios import rumours_of_gold_when_pillaged
