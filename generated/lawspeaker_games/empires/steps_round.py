"""Imperial Settlers: Empires of the North: verbs, events and phases of round.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import State, invalidate_goods, invalidate_goods_workers, invalidate_things_card
from lawspeaker_games.empires.tables import (
    AFTER_ACT,
    AFTER_BEFORE_LOOK_OUT,
    AFTER_PAY_OUT,
    AFTER_PHASE_ACTIONS,
    AFTER_PHASE_EXPEDITION,
    AFTER_PHASE_LOOKOUT,
    AFTER_SPEND,
    AFTER_VOYAGE,
    ASK_ONE_OF_CS,
    BEGIN,
    CARD_CLAN,
    CARDS,
    CHOOSE_TRIGGER,
    DECK,
    DISCARD,
    DONE,
    DRAWN,
    EITHER_WAY,
    EMPIRE,
    EVENT_LOOKOUT_OVER,
    EVENT_ROUND_OVER,
    FIELD_GOODS,
    FIELDS,
    FIRST_CARD,
    FIRST_PAWN,
    FIRST_SHIP,
    GOODS,
    HAND,
    IDLE,
    ISLAND_RANGE,
    ISLANDS_BY_RANGE,
    LOCATION_BASIC,
    LOCATION_PROVIDES,
    LOCATIONS,
    NEXT_P,
    NEXT_P_,
    NEXT_P_2,
    ONCE_UNTIL,
    PAWN_OWNER,
    PAWNS_BY_OWNER,
    PILES,
    PRESENT_PAWNS,
    QUEUE,
    RANGE_COUNT,
    RESOURCE_COUNT,
    ROW,
    RUN_TRIGGER,
    SEA,
    SHIPS,
    SHIPYARD,
    SUNK,
    TAKE_ONE_OF_CS,
    TASK_COUNT,
    THEN_CHOOSE_2_CS,
    THEN_CHOOSE_UP_2,
    THEN_EACH_P,
    THEN_LOOK_FOR_END,
    THEN_PUT_CS,
    THEN_PUT_YOUR_DRAWN,
    THEN_TURNS,
    TILES,
    TYPE_CARD,
    TYPE_ISLAND,
    TYPE_PLAYER,
    TYPE_TASK,
    VERB_ACT,
    VERB_BEFORE_LOOK_OUT,
    VERB_LOOK_OUT,
    VERB_LOOK_OUT_BEFORE_LOOK_OUT,
    VERB_LOOK_OUT_ITSELF,
    VERB_PAY_OUT,
    VERB_PHASE_ACTIONS,
    VERB_PHASE_EXPEDITION,
    VERB_PHASE_LOOKOUT,
    VERB_SPEND,
    VERB_VOYAGE,
    WORKERS,
)
from lawspeaker_games.empires.values import lookout_size
from lawspeaker_runtime.piles.moves import deal, put_last, put_list_last
from lawspeaker_runtime.piles.order import shuffle
from lawspeaker_runtime.piles.unseen_moves import put_list_last_unseen
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import count_step
from lawspeaker_runtime.state.chance import pick_from
from lawspeaker_runtime.state.effects_and_triggers import ONCE_BITS, in_turn_order, take_match
from lawspeaker_runtime.state.notes import EVERYBODY, NOTE_CHANCE, note, note_event
from lawspeaker_runtime.state.selection import first_or, require, require_any, require_player

# Decisions and their actions.
OFFSET_LOOK_OUT_ITSELF_ONE_OF_CS: Final = 819912
DECISION_LOOK_OUT_ITSELF_ONE_OF_CS: Final = 40
DECLINE_LOOK_OUT_ITSELF_ONE_OF_CS: Final = 820138
OFFSET_SETUP_ONE_OF_CS: Final = 2457299
DECISION_SETUP_ONE_OF_CS: Final = 79


# round.law:24  verb lay_ring
def lay_ring(s: State, you: int) -> None:
    left_over = list(range(TASK_COUNT))
    for s_ in TILES:
        t = pick_from(s, require_any(list(left_over), "round.law:27"), TYPE_TASK)
        note(s, NOTE_CHANCE, TYPE_TASK, t, EVERYBODY)
        s.task_on[s_] = t
        s.memo_possible_move_pawn_itself = {}
        left_over = [it for it in left_over if it not in (t,)]


# round.law:31  verb equip p: player
def equip(s: State, you: int, p: int) -> None:
    put_list_last(s, PILES, [c for c in LOCATIONS if CARD_CLAN[c] == s.clan[p] and LOCATION_BASIC[c]], EMPIRE + p)
    invalidate_things_card(s)
    goods.gain(
        s,
        s.goods,
        GOODS,
        p,
        goods.total(
            [list(LOCATION_PROVIDES[c]) for c in [it for it in s.piles[EMPIRE + p] if it in LOCATIONS]], RESOURCE_COUNT
        ),
    )
    invalidate_goods(s)
    goods.gain(
        s,
        s.goods,
        GOODS,
        p,
        goods.total([list(FIELD_GOODS[f]) for f in [it for it in s.piles[EMPIRE + p] if it in FIELDS]], RESOURCE_COUNT),
    )
    invalidate_goods(s)
    goods.gain_one(s, s.goods, GOODS, p, WORKERS, 5)
    invalidate_goods_workers(s)
    put_list_last(s, PILES, list(PAWNS_BY_OWNER[p]), IDLE + p)
    s.memo_possible_move_pawn_itself = {}
    put_list_last_unseen(s, PILES, [c for c in CARDS if CARD_CLAN[c] == s.clan[p] and s.at[c] != EMPIRE + p], DECK + p)
    invalidate_things_card(s)
    shuffle(s, PILES, DECK + p)
    for _ in range(2):
        you_2 = p
        gain_clan_ship(s, you_2)


# round.law:113  verb refill_row r: range
def refill_row(s: State, you: int, r: int) -> None:
    for _ in range(2 - len(s.piles[ROW + r])):
        refill_sea(s, you, r)
        deal(s, PILES, 1, SEA + r, ROW + r, TYPE_ISLAND)
        invalidate_things_card(s)
        refill_sea(s, you, r)


# round.law:95  phase Cleanup
def phase_cleanup(s: State, you: int) -> None:
    for p in range(1, s.players + 1):
        goods.gain_one(s, s.goods, GOODS, p, WORKERS, s.spent[p])
        invalidate_goods_workers(s)
        s.spent[p] = 0
        s.passed[p] = False
        for c in s.piles[EMPIRE + p][:]:
            s.card_exhausted[c - FIRST_CARD] = False
    for w in PRESENT_PAWNS[s.players]:
        s.pawn_inactive[w - FIRST_PAWN] = False
        put_last(s, PILES, w, IDLE + require_player(PAWN_OWNER[w], "round.law:104"))
        s.memo_possible_move_pawn_itself = {}
    for r in range(RANGE_COUNT):
        put_all_last(s, PILES, ROW + r, SUNK + r)
        invalidate_things_card(s)
        refill_row(s, you, r)
    s.first_player = s.first_player % s.players + 1
    if s.noting:
        note_event(s, EVENT_ROUND_OVER, EVERYBODY, [])
    after_round_over(s)
    s.once = [mark for mark in s.once if ONCE_UNTIL[mark >> ONCE_BITS] != EVENT_ROUND_OVER]


# round.law:120  when pillaged where refill is at_once
def pillaged_when_pillaged(s: State, i: int, pillager: int, s_: int, you: int) -> None:
    refill_row(s, you, ISLAND_RANGE[i])


# round.law:122  when conquered where refill is at_once
def conquered_when_conquered(s: State, i: int, conqueror: int, s_: int, you: int) -> None:
    refill_row(s, you, ISLAND_RANGE[i])


# round.law:68  verb look_out
def look_out(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # round.law:68  verb look_out
            you = st[-3]
            matches = match_before_look_out(s, you)
            if matches:
                st[-2] = AFTER_BEFORE_LOOK_OUT
                st += [you, CHOOSE_TRIGGER, VERB_BEFORE_LOOK_OUT]
                s.lists += [matches]
                if before_look_out(s):
                    return True
            pc = AFTER_BEFORE_LOOK_OUT
        if pc == AFTER_BEFORE_LOOK_OUT:  # round.law:68  verb look_out
            you = st[-3]
            st[-2] = DONE
            st += [you, 0, BEGIN, VERB_LOOK_OUT_ITSELF]
            s.lists += [[]]
            if look_out_itself(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# round.law:68  verb look_out
def look_out_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # round.law:70  deal (lookout_size of you) from your deck to your drawn
            you = st[-4]
            deal(s, PILES, lookout_size(s, you), DECK + you, DRAWN + you, TYPE_CARD)
            invalidate_things_card(s)
            if len(s.piles[DRAWN + you]) < lookout_size(s, you):
                reshuffle(s, you)
                deal(s, PILES, lookout_size(s, you) - len(s.piles[DRAWN + you]), DECK + you, DRAWN + you, TYPE_CARD)
                invalidate_things_card(s)
            reshuffle(s, you)
            if s.goods[you * RESOURCE_COUNT + WORKERS] >= 1:
                # round.law:76  choose up to (workers of you) cs from your drawn asking "Which cards do you keep, for…
                you = st[-4]
                cs = s.lists[-1] = []
                left = st[-3] = s.goods[you * RESOURCE_COUNT + WORKERS]
                pc = THEN_CHOOSE_UP_2
            else:
                pc = AFTER_SPEND
        if pc == THEN_CHOOSE_UP_2:  # round.law:76  choose up to (workers of you) cs from your drawn asking "Which…
            left = st[-3]
            pc = ASK_ONE_OF_CS if left > 0 else THEN_PUT_CS
        if pc == ASK_ONE_OF_CS:  # round.law:76  choose up to (workers of you) cs from your drawn asking "Which cards…
            cs = s.lists[-1]
            you = st[-4]
            legal = [
                one_of_cs + OFFSET_LOOK_OUT_ITSELF_ONE_OF_CS
                for one_of_cs in s.piles[DRAWN + you]
                if one_of_cs not in cs
            ]
            if legal:
                legal.append(DECLINE_LOOK_OUT_ITSELF_ONE_OF_CS)
                s.player = you
                s.site = DECISION_LOOK_OUT_ITSELF_ONE_OF_CS
                s.legal = legal
                st[-2] = TAKE_ONE_OF_CS
                return True
            pc = THEN_PUT_CS
        if pc == TAKE_ONE_OF_CS:  # round.law:76  answered: choose up to (workers of you) cs from your drawn asking…
            cs = s.lists[-1]
            left = st[-3]
            if s.answer == DECLINE_LOOK_OUT_ITSELF_ONE_OF_CS:
                pc = THEN_PUT_CS
                continue
            cs = s.lists[-1] = [*cs, s.answer - OFFSET_LOOK_OUT_ITSELF_ONE_OF_CS]
            left = st[-3] = left - 1
            pc = THEN_CHOOSE_UP_2
            continue
        if pc == THEN_PUT_CS:  # round.law:77  put cs into your hand
            cs = s.lists[-1]
            you = st[-4]
            put_list_last_unseen(s, PILES, list(cs), HAND + you)
            invalidate_things_card(s)
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, len(cs), 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # round.law:79  put your drawn into your discard
            you = st[-4]
            put_all_last(s, PILES, DRAWN + you, DISCARD + you)
            invalidate_things_card(s)
            del st[-4:]
            del s.lists[-1:]
            return False


# round.law:59  phase Lookout
def phase_lookout(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # round.law:60  each p among players starting with first_player
            p_to_come = st[-4] = s.players
            p_next = st[-6] = s.first_player
            pc = NEXT_P
        if pc == NEXT_P:  # round.law:60  each p among players starting with first_player
            p_next = st[-6]
            p_to_come = st[-4]
            if p_to_come == 0:
                pc = THEN_EACH_P
                continue
            p_to_come = st[-4] = p_to_come - 1
            p = st[-7] = p_next
            p_next = st[-6] = p_next % s.players + 1
            you_2 = p
            st[-2] = NEXT_P
            st += [you_2, BEGIN, VERB_LOOK_OUT]
            if look_out(s):
                return True
            pc = NEXT_P
            continue
        if pc == THEN_EACH_P:  # round.law:63  each p among players starting with first_player
            p_to_come_2 = st[-3] = s.players
            p_next_2 = st[-5] = s.first_player
            pc = NEXT_P_2
        if pc == NEXT_P_2:  # round.law:63  each p among players starting with first_player
            p_next_2 = st[-5]
            p_to_come_2 = st[-3]
            you = st[-8]
            if p_to_come_2 == 0:
                pc = THEN_LOOK_FOR_END
                continue
            p_to_come_2 = st[-3] = p_to_come_2 - 1
            p = st[-7] = p_next_2
            p_next_2 = st[-5] = p_next_2 % s.players + 1
            st[-2] = AFTER_PAY_OUT
            st += [you, p, 0, 0, 0, BEGIN, VERB_PAY_OUT]
            s.lists += [[]]
            if pay_out(s):
                return True
            pc = AFTER_PAY_OUT
        if pc == AFTER_PAY_OUT:  # round.law:65  announce lookout_over by p
            p = st[-7]
            if s.noting:
                note_event(s, EVENT_LOOKOUT_OVER, EVERYBODY, [p])
            pc = NEXT_P_2
            continue
        if pc == THEN_LOOK_FOR_END:  # round.law:66  look_for_end
            you = st[-8]
            look_for_end(s, you)
            del st[-8:]
            return False


# round.law:81  phase Actions
def phase_actions(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # round.law:82  each p among players
            for p in range(1, s.players + 1):
                s.passed[p] = False
            s.active = you_2 = st[-3] = s.first_player
            pc = THEN_TURNS
        if pc == THEN_TURNS:  # round.law:84  turns starting with first_player until (all p among players have passed…
            if all(s.passed[1:]):
                del st[-4:]
                return False
            # round.law:85  if not passed of you
            you_2 = st[-3]
            if not s.passed[you_2]:
                # round.law:86  act
                you_2 = st[-3]
                st[-2] = AFTER_ACT
                st += [you_2, BEGIN, VERB_ACT]
                if act(s):
                    return True
            pc = AFTER_ACT
        if pc == AFTER_ACT:  # round.law:84  turns starting with first_player until (all p among players have passed…
            you_2 = st[-3]
            s.active = you_2 = st[-3] = you_2 % s.players + 1
            count_step(s, "round.law:84")
            pc = THEN_TURNS
            continue


# round.law:88  phase Expedition
def phase_expedition(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # round.law:89  repeat until queue is empty
            if len(s.piles[QUEUE]) == 0:
                del st[-3:]
                return False
            # round.law:90  let s = first queue
            s_ = first_or(s.piles[QUEUE], -1)
            you_2 = require_player(s.ship_captain[require(s_, "round.law:91") - FIRST_SHIP], "round.law:91")
            st[-2] = AFTER_VOYAGE
            st += [you_2, require(s_, "round.law:92"), EITHER_WAY, 0, 0, BEGIN, VERB_VOYAGE]
            if voyage(s):
                return True
            pc = AFTER_VOYAGE
        if pc == AFTER_VOYAGE:  # round.law:93  look_for_end
            you = st[-3]
            look_for_end(s, you)
            count_step(s, "round.law:89")
            pc = BEGIN
            continue


# round.law:4  setup
def setup(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # round.law:5  lay_ring
            lay_ring(s, s.active)
            for r in range(RANGE_COUNT):
                put_list_last_unseen(s, PILES, list(ISLANDS_BY_RANGE[r]), SEA + r)
                invalidate_things_card(s)
                shuffle(s, PILES, SEA + r)
                deal(s, PILES, 2, SEA + r, ROW + r, TYPE_ISLAND)
                invalidate_things_card(s)
            put_list_last(s, PILES, list(SHIPS), SHIPYARD)
            s.memo_ship_behind = {}
            for p in range(1, s.players + 1):
                equip(s, s.active, p)
            p = pick_from(s, list(range(1, s.players + 1)), TYPE_PLAYER)
            note(s, NOTE_CHANCE, TYPE_PLAYER, p, EVERYBODY)
            s.first_player = p
            p_to_come = st[-4] = s.players
            p_next = st[-5] = s.first_player
            pc = NEXT_P_
        if pc == NEXT_P_:  # round.law:15  each p among players starting with first_player
            p_next = st[-5]
            p_to_come = st[-4]
            if p_to_come == 0:
                pc = DONE
                continue
            p_to_come = st[-4] = p_to_come - 1
            p_ = p_next
            p_next = st[-5] = p_next % s.players + 1
            you = st[-3] = p_
            deal(s, PILES, 5, DECK + you, DRAWN + you, TYPE_CARD)
            invalidate_things_card(s)
            cs = s.lists[-1] = []
            left = st[-6] = 2
            pc = THEN_CHOOSE_2_CS
        if pc == THEN_CHOOSE_2_CS:  # round.law:18  choose 2 cs from your drawn asking "Which 2 of these 5 cards do…
            left = st[-6]
            if left > 0:
                pc = ASK_ONE_OF_CS
            else:
                # round.law:19  put cs into your discard
                cs = s.lists[-1]
                you = st[-3]
                put_list_last(s, PILES, list(cs), DISCARD + you)
                invalidate_things_card(s)
                pc = THEN_PUT_YOUR_DRAWN
        if pc == ASK_ONE_OF_CS:  # round.law:18  choose 2 cs from your drawn asking "Which 2 of these 5 cards do you…
            cs = s.lists[-1]
            left = st[-6]
            you = st[-3]
            legal = [one_of_cs + OFFSET_SETUP_ONE_OF_CS for one_of_cs in s.piles[DRAWN + you] if one_of_cs not in cs]
            if len(legal) < left:
                legal = []
            if legal:
                s.player = you
                s.site = DECISION_SETUP_ONE_OF_CS
                s.legal = legal
                st[-2] = TAKE_ONE_OF_CS
                return True
            pc = THEN_PUT_YOUR_DRAWN
        if pc == TAKE_ONE_OF_CS:  # round.law:18  answered: choose 2 cs from your drawn asking "Which 2 of these 5…
            cs = s.lists[-1]
            left = st[-6]
            cs = s.lists[-1] = [*cs, s.answer - OFFSET_SETUP_ONE_OF_CS]
            left = st[-6] = left - 1
            pc = THEN_CHOOSE_2_CS
            continue
        if pc == THEN_PUT_YOUR_DRAWN:  # round.law:22  put your drawn into your hand
            you = st[-3]
            put_all_last(s, PILES, DRAWN + you, HAND + you)
            invalidate_things_card(s)
            pc = NEXT_P_
            continue
        if pc == DONE:  # done
            del st[-6:]
            del s.lists[-1:]
            return False


# round.law:44  course
def course(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # round.law:46  run Lookout
            phase_before = st[-5] = s.phase
            s.phase = 0
            st[-2] = AFTER_PHASE_LOOKOUT
            st += [s.active, 0, 0, 0, 0, 0, BEGIN, VERB_PHASE_LOOKOUT]
            if phase_lookout(s):
                return True
            pc = AFTER_PHASE_LOOKOUT
        if pc == AFTER_PHASE_LOOKOUT:  # round.law:46  run Lookout
            phase_before = st[-5]
            s.phase = phase_before
            phase_before_2 = st[-4] = s.phase
            s.phase = 1
            st[-2] = AFTER_PHASE_ACTIONS
            st += [s.active, 0, BEGIN, VERB_PHASE_ACTIONS]
            if phase_actions(s):
                return True
            pc = AFTER_PHASE_ACTIONS
        if pc == AFTER_PHASE_ACTIONS:  # round.law:47  run Actions
            phase_before_2 = st[-4]
            s.phase = phase_before_2
            phase_before_3 = st[-3] = s.phase
            s.phase = 2
            st[-2] = AFTER_PHASE_EXPEDITION
            st += [s.active, BEGIN, VERB_PHASE_EXPEDITION]
            if phase_expedition(s):
                return True
            pc = AFTER_PHASE_EXPEDITION
        if pc == AFTER_PHASE_EXPEDITION:  # round.law:48  run Expedition
            phase_before_3 = st[-3]
            s.phase = phase_before_3
            if s.last_round:
                del st[-5:]
                return False
            # round.law:51  run Cleanup
            phase_before_4 = s.phase
            s.phase = 3
            phase_cleanup(s, s.active)
            s.phase = phase_before_4
            if s.warned:
                s.last_round = True
            s.round += 1
            s.memo_calendar = {}
            count_step(s, "round.law:45")
            pc = BEGIN
            continue


# round.law:110  event round_over
def match_after_round_over(s: State) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # clan_nanurjuk.law:101  when round_over
    matches += [0, -1, 0, 0]
    # solo.law:49  when round_over where solo
    if s.solo:
        matches += [1, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# round.law:110  event round_over
def after_round_over(s: State) -> None:
    """Run what is triggered by the event round_over."""
    matches = match_after_round_over(s)
    for index in range(0, len(matches), 4):
        trigger, _this, _owner, _serial = matches[index : index + 4]
        if trigger == 0:
            round_over_when_round_over(s, s.active)
        elif trigger == 1:
            round_over_when_round_over_2(s, s.active)


# round.law:68  verb look_out
def match_before_look_out(s: State, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # solo.law:33  before look_out where solo
    if s.solo:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# round.law:68  verb look_out
def before_look_out(s: State) -> bool:
    """Run what is triggered before the verb look_out."""
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
            doer = st[-3]
            trigger, _this, _owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [doer, doer, BEGIN, VERB_LOOK_OUT_BEFORE_LOOK_OUT]
                if look_out_before_look_out(s):
                    return True
            pc = CHOOSE_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps_clan_nanurjuk import round_over_when_round_over
from lawspeaker_games.empires.steps_keywords import pay_out, reshuffle, spend
from lawspeaker_games.empires.steps_ships import gain_clan_ship, refill_sea, voyage
from lawspeaker_games.empires.steps_solo import look_out_before_look_out, round_over_when_round_over_2
from lawspeaker_games.empires.steps_turn import act, look_for_end
