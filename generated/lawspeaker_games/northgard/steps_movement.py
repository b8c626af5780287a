"""Northgard: Uncharted Lands: verbs, events and phases of movement.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import (
    State,
    invalidate_piece_unit,
    invalidate_state_invader,
    invalidate_things_token,
)
from lawspeaker_games.northgard.tables import (
    AFTER_AFTER_MOVED,
    AFTER_BATTLE,
    AFTER_BEFORE_FOUGHT,
    AFTER_CLASH,
    AFTER_FIGHT,
    AFTER_MARCH,
    AFTER_MARCH_2,
    AFTER_SUFFER_THEN_IF,
    AFTER_SUFFER_THEN_SUFFER,
    AFTER_WITHDRAW,
    ALONE,
    ASK_E,
    ASK_FED,
    ASK_FIELD,
    ASK_KAIJA_FALLS,
    ASK_N,
    ASK_REFUGE,
    ASK_RIDE,
    ASK_SOURCE_TARGET_CHOOSE,
    ASK_SOURCE_TARGET_MAY,
    ATTACK,
    BEAR,
    BEGIN,
    CHOOSE_TRIGGER,
    COMBAT_DIE_CASUALTY,
    COMBAT_DIE_FACES,
    COMBAT_DIE_POINT,
    DEFENCE,
    DONE,
    EVENT_CLASHED,
    EVENT_FOUGHT,
    EVENT_MARCHED,
    EVENT_MOVED,
    EVENT_MOVING,
    EVENT_ROLLED,
    EVENT_WON,
    GOODS,
    IN_COMPANY,
    KAIJA,
    MAP_SIZE,
    MOST_CHOSEN,
    NEXT_S,
    NEXT_S_2,
    PIECE_UNIT,
    PILES,
    RES_FOOD,
    RESOURCE_COUNT,
    SIDE_COUNT,
    TAKE_E,
    TAKE_FED,
    TAKE_FIELD,
    TAKE_KAIJA_FALLS,
    TAKE_N,
    TAKE_REFUGE,
    TAKE_RIDE,
    TAKE_SOURCE_TARGET_CHOOSE,
    TAKE_SOURCE_TARGET_MAY,
    THEN_ANNOUNCE_MOVED,
    THEN_ANNOUNCE_ROLLED,
    THEN_BURY_FIGURES,
    THEN_EACH_S,
    THEN_IF_MOURNED,
    THEN_IF_RIDES,
    THEN_LET_BEST,
    THEN_LET_LEAST_UNITS,
    THEN_LET_REST,
    THEN_REPEAT_WHILE_FIGURES,
    THEN_REPEAT_WHILE_LEFT,
    THEN_REPEAT_WHILE_LEFT_2,
    THEN_RIDING,
    TILES_MAP,
    TYPE_COMBAT_DIE_FACE,
    TYPE_TERRITORY,
    VERB_AFTER_CLASHED,
    VERB_AFTER_MOVED,
    VERB_AFTER_ROLLED,
    VERB_AFTER_WON,
    VERB_BATTLE,
    VERB_BEFORE_FOUGHT,
    VERB_BURY,
    VERB_CLASH,
    VERB_FEED,
    VERB_FIGHT,
    VERB_FIGHT_ALL,
    VERB_MARCH,
    VERB_RETREAT,
    VERB_STRIKE,
    VERB_SUFFER,
    VERB_WITHDRAW,
)
from lawspeaker_games.northgard.values import (
    can_contest,
    can_leave,
    can_march,
    can_move_any,
    can_retreat,
    can_stand_ground,
    can_stay,
    can_trek,
    controller,
    fighter,
    figures,
    force,
    halfway,
    movable,
    rider,
    steps,
    toll,
    victor,
)
from lawspeaker_runtime.boards.pieces import move_pieces, remove_pieces
from lawspeaker_runtime.boards.tiles import laid
from lawspeaker_runtime.piles.moves import place_thing, take_out
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import RETURNED, SUSPENDED, count_step
from lawspeaker_runtime.state.chance import pick_number
from lawspeaker_runtime.state.notes import EVERYBODY, NOTE_CHANCE, note, note_event
from lawspeaker_runtime.state.pile_state import place_of
from lawspeaker_runtime.state.selection import (
    first_or,
    most,
    require,
    require_at_least,
    require_at_most,
    require_player,
)

# Decisions and their actions.
STRIDE_MOVE_SOURCE_TARGET_1_SOURCE: Final = 152
FIRST_MOVE_SOURCE_TARGET_1: Final = 23212
DECISION_MOVE_SOURCE_TARGET_1: Final = 40
COUNT_MOVE_SOURCE_TARGET_1_TARGET: Final = 152
STRIDE_MOVE_SOURCE_TARGET_2_SOURCE: Final = 152
FIRST_MOVE_SOURCE_TARGET_2: Final = 46316
DECISION_MOVE_SOURCE_TARGET_2: Final = 41
DECLINE_MOVE_SOURCE_TARGET_2: Final = 69420
COUNT_MOVE_SOURCE_TARGET_2_TARGET: Final = 152
FIRST_MARCH_RIDE: Final = 69421
DECISION_MARCH_RIDE: Final = 42
FIRST_MARCH_N: Final = 69423
DECISION_MARCH_N: Final = 43
FIRST_FIELD: Final = 69523
DECISION_FIELD: Final = 44
FIRST_FED: Final = 69675
DECISION_FED: Final = 45
FIRST_STRIKE_E: Final = 69775
DECISION_STRIKE_E: Final = 46
FIRST_KAIJA_FALLS: Final = 69782
DECISION_KAIJA_FALLS: Final = 47
FIRST_TRANSFER_RIDE: Final = 69784
DECISION_TRANSFER_RIDE: Final = 48
FIRST_REFUGE: Final = 69786
DECISION_REFUGE: Final = 49
OFFSET_RETREAT_N: Final = 69937
DECISION_RETREAT_N: Final = 50
FIRST_RETREAT_RIDE: Final = 70037
DECISION_RETREAT_RIDE: Final = 51


# movement.law:99  verb meet_in t: territory by p: player
def meet_in(s: State, you: int, t: int, p: int) -> None:
    if any(q != p and figures(s, q, t) >= 1 for q in range(1, s.players + 1)):
        s.invader[s.map.root[t]] = p
        invalidate_state_invader(s)


# movement.law:44  verb move n: number
def move(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # movement.law:46  only if can move_any with n
            pc = move_begin(s)
        if pc == THEN_REPEAT_WHILE_LEFT:  # movement.law:49  repeat while left is at least 1
            left = st[-5]
            if left >= 1:
                # movement.law:50  if halfway is not empty
                you = st[-7]
                pc = ASK_SOURCE_TARGET_CHOOSE if len(halfway(s, you)) > 0 else ASK_SOURCE_TARGET_MAY
            else:
                pc = THEN_ANNOUNCE_MOVED
        if pc == ASK_SOURCE_TARGET_CHOOSE:  # movement.law:51  choose source from halfway
            pc = move_ask_source_target_choose(s)
        if pc == TAKE_SOURCE_TARGET_CHOOSE:  # movement.law:51  answered: choose source from halfway
            left = st[-5]
            you = st[-7]
            source = st[-4] = (s.answer - FIRST_MOVE_SOURCE_TARGET_1) // STRIDE_MOVE_SOURCE_TARGET_1_SOURCE
            target = st[-3] = (s.answer - FIRST_MOVE_SOURCE_TARGET_1) % COUNT_MOVE_SOURCE_TARGET_1_TARGET
            st[-2] = AFTER_MARCH
            st += [you, source, target, left, 0, 0, 0, 0, 0, 0, 0, BEGIN, VERB_MARCH]
            if march(s):
                return True
            pc = AFTER_MARCH
        if pc == AFTER_MARCH:  # movement.law:54  lower left by (steps from source to target)
            left = st[-5]
            source = st[-4]
            target = st[-3]
            left = st[-5] = left - steps(s, source, target)
            pc = THEN_REPEAT_WHILE_LEFT_2
        if pc == ASK_SOURCE_TARGET_MAY:  # movement.law:58  may choose source from territories where can leave it
            pc = move_ask_source_target_may(s)
        if pc == TAKE_SOURCE_TARGET_MAY:  # movement.law:58  answered: may choose source from territories where can…
            left = st[-5]
            you = st[-7]
            if s.answer == DECLINE_MOVE_SOURCE_TARGET_2:
                pc = THEN_ANNOUNCE_MOVED
                continue
            source = st[-4] = (s.answer - FIRST_MOVE_SOURCE_TARGET_2) // STRIDE_MOVE_SOURCE_TARGET_2_SOURCE
            target = st[-3] = (s.answer - FIRST_MOVE_SOURCE_TARGET_2) % COUNT_MOVE_SOURCE_TARGET_2_TARGET
            st[-2] = AFTER_MARCH_2
            st += [you, source, target, left, 0, 0, 0, 0, 0, 0, 0, BEGIN, VERB_MARCH]
            if march(s):
                return True
            pc = AFTER_MARCH_2
        if pc == AFTER_MARCH_2:  # movement.law:61  lower left by (steps from source to target)
            left = st[-5]
            source = st[-4]
            target = st[-3]
            left = st[-5] = left - steps(s, source, target)
            pc = THEN_REPEAT_WHILE_LEFT_2
        if pc == THEN_REPEAT_WHILE_LEFT_2:  # movement.law:49  repeat while left is at least 1
            pc = THEN_REPEAT_WHILE_LEFT
            continue
        if pc == THEN_ANNOUNCE_MOVED:  # movement.law:64  announce moved by you
            you = st[-7]
            if s.noting:
                note_event(s, EVENT_MOVED, EVERYBODY, [you])
            matches = match_after_moved(s, you)
            if matches:
                st[-2] = AFTER_AFTER_MOVED
                st += [you, CHOOSE_TRIGGER, VERB_AFTER_MOVED]
                s.lists += [matches]
                if after_moved(s):
                    return True
            pc = AFTER_AFTER_MOVED
        if pc == AFTER_AFTER_MOVED:  # movement.law:65  fight_all
            you = st[-7]
            st[-2] = DONE
            st += [you, BEGIN, VERB_FIGHT_ALL]
            s.lists += [[]]
            if fight_all(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-7:]
            return False
    return pc == SUSPENDED


# movement.law:46  only if can move_any with n
def move_begin(s: State) -> int:
    st = s.stack
    n = st[-6]
    you = st[-7]
    if can_move_any(s, n, you):
        # movement.law:47  announce moving by you
        n = st[-6]
        you = st[-7]
        if s.noting:
            note_event(s, EVENT_MOVING, EVERYBODY, [you])
        after_moving(s, you)
        st[-5] = n
        return THEN_REPEAT_WHILE_LEFT
    # movement.law:46  only if can move_any with n
    s.failed = True
    del st[-7:]
    return RETURNED


# movement.law:51  choose source from halfway
def move_ask_source_target_choose(s: State) -> int:
    st = s.stack
    left = st[-5]
    you = st[-7]
    legal = [
        source * STRIDE_MOVE_SOURCE_TARGET_1_SOURCE + target + FIRST_MOVE_SOURCE_TARGET_1
        for source in halfway(s, you)
        for target in laid.neighbours(TILES_MAP, s.map, source)
        if can_march(s, source, target, left, you)
    ]
    if legal:
        s.player = you
        s.site = DECISION_MOVE_SOURCE_TARGET_1
        s.legal = legal
        st[-2] = TAKE_SOURCE_TARGET_CHOOSE
        return SUSPENDED
    return THEN_ANNOUNCE_MOVED


# movement.law:58  may choose source from territories where can leave it
def move_ask_source_target_may(s: State) -> int:
    st = s.stack
    left = st[-5]
    you = st[-7]
    legal = [
        source * STRIDE_MOVE_SOURCE_TARGET_2_SOURCE + target + FIRST_MOVE_SOURCE_TARGET_2
        for source in s.map.roots
        if can_leave(s, source, you)
        for target in laid.neighbours(TILES_MAP, s.map, source)
        if can_march(s, source, target, left, you)
    ]
    if legal:
        legal.append(DECLINE_MOVE_SOURCE_TARGET_2)
        s.player = you
        s.site = DECISION_MOVE_SOURCE_TARGET_2
        s.legal = legal
        st[-2] = TAKE_SOURCE_TARGET_MAY
        return SUSPENDED
    return THEN_ANNOUNCE_MOVED


# movement.law:67  verb march from source: territory to target: territory with left: number
def march(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # movement.law:69  let rides = no
            left = st[-10]
            source = st[-12]
            target = st[-11]
            you = st[-13]
            rides = st[-6] = False
            if rider(s, source, you) and can_trek(s, source, target, left, you):
                # movement.law:71  if movable of source is 0 or not (can stay in source by you)
                source = st[-12]
                you = st[-13]
                if movable(s, source, you) == 0 or not can_stay(s, source, you):
                    # movement.law:72  rides becomes yes
                    rides = st[-6] = True
                    pc = THEN_LET_LEAST_UNITS
                else:
                    # movement.law:74  choose ride from (yes, no) asking "Does Kaija move to {target}?"
                    target = st[-11]
                    st[-4] = target
                    pc = ASK_RIDE
            else:
                pc = THEN_LET_LEAST_UNITS
        if pc == ASK_RIDE:  # movement.law:74  choose ride from (yes, no) asking "Does Kaija move to {target}?"
            you = st[-13]
            legal = [ride + FIRST_MARCH_RIDE for ride in (True, False)]
            if legal:
                s.player = you
                s.site = DECISION_MARCH_RIDE
                s.legal = legal
                st[-2] = TAKE_RIDE
                return True
            pc = THEN_LET_LEAST_UNITS
        if pc == TAKE_RIDE:  # movement.law:74  answered: choose ride from (yes, no) asking "Does Kaija move to…
            ride = s.answer - FIRST_MARCH_RIDE != 0
            rides = st[-6] = ride
            pc = THEN_LET_LEAST_UNITS
        if pc == THEN_LET_LEAST_UNITS:  # movement.law:76  let least_units = 0 if rides and kaija_moves is alone else 1
            rides = st[-6] != 0
            source = st[-12]
            you = st[-13]
            least_units = st[-8] = 0 if rides and s.kaija_moves == ALONE else 1
            most_units = st[-7] = movable(s, source, you)
            if not can_stay(s, source, you):
                least_units = st[-8] = most_units
            st[-9] = most_units
            if most_units > least_units:
                # movement.law:82  choose n from least_units to most_units asking "How many units move from {source}…
                source = st[-12]
                target = st[-11]
                st[-5] = source
                st[-3] = target
                pc = ASK_N
            else:
                pc = THEN_RIDING
        if pc == ASK_N:  # movement.law:82  choose n from least_units to most_units asking "How many units move from…
            least_units = st[-8]
            most_units = st[-7]
            you = st[-13]
            legal = [
                n + FIRST_MARCH_N
                for n in range(
                    require_at_least(least_units, 0, "movement.law:82"),
                    require_at_most(most_units, MOST_CHOSEN, "movement.law:82") + 1,
                )
            ]
            if legal:
                s.player = you
                s.site = DECISION_MARCH_N
                s.legal = legal
                st[-2] = TAKE_N
                return True
            pc = THEN_RIDING
        if pc == TAKE_N:  # movement.law:82  answered: choose n from least_units to most_units asking "How many units…
            n = s.answer - FIRST_MARCH_N
            st[-9] = n
            pc = THEN_RIDING
        if pc == THEN_RIDING:  # movement.law:86  riding becomes rides
            pc = march_then_riding(s)
    return pc == SUSPENDED


# movement.law:86  riding becomes rides
def march_then_riding(s: State) -> int:
    st = s.stack
    group = st[-9]
    rides = st[-6] != 0
    source = st[-12]
    target = st[-11]
    you = st[-13]
    s.riding = rides
    if s.noting:
        note_event(s, EVENT_MARCHED, EVERYBODY, [source, target, you, group])
    before_marched(s, source, target, you, group)
    move_pieces(s, s.unit, MAP_SIZE, PIECE_UNIT, you, s.map.root[source], s.map.root[target], group)
    invalidate_piece_unit(s)
    if rides:
        place_thing(s, PILES, KAIJA, target, TYPE_TERRITORY)
        invalidate_things_token(s)
    after_marched(s, source, target, you, group)
    meet_in(s, you, target, you)
    if s.invader[s.map.root[source]] == you and figures(s, you, source) == 0:
        s.invader[s.map.root[source]] = 0
        invalidate_state_invader(s)
    del st[-13:]
    return RETURNED


# movement.law:104  verb fight_all
def fight_all(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:106  repeat while any t among territories where can contest t
            you = st[-3]
            if any(can_contest(s, t, you) for t in s.map.roots):
                # movement.law:107  let fields = t among territories where can contest t
                you = st[-3]
                fields = s.lists[-1] = [t for t in s.map.roots if can_contest(s, t, you)]
                if len(fields) == 1:
                    # movement.law:109  clash in first fields
                    fields = s.lists[-1]
                    you = st[-3]
                    st[-2] = AFTER_CLASH
                    st += [you, require(first_or(fields, -1), "movement.law:109"), BEGIN, VERB_CLASH]
                    if clash(s):
                        return True
                    pc = AFTER_CLASH
                else:
                    pc = ASK_FIELD
            else:
                pc = DONE
        if pc == ASK_FIELD:  # movement.law:111  choose field from fields asking "Which combat is fought next?"
            fields = s.lists[-1]
            you = st[-3]
            legal = [field + FIRST_FIELD for field in fields]
            if legal:
                s.player = you
                s.site = DECISION_FIELD
                s.legal = legal
                st[-2] = TAKE_FIELD
                return True
            pc = DONE
        if pc == TAKE_FIELD:  # movement.law:111  answered: choose field from fields asking "Which combat is fought…
            you = st[-3]
            field = s.answer - FIRST_FIELD
            st[-2] = AFTER_CLASH
            st += [you, field, BEGIN, VERB_CLASH]
            if clash(s):
                return True
            pc = AFTER_CLASH
        if pc == AFTER_CLASH:  # movement.law:106  repeat while any t among territories where can contest t
            count_step(s, "movement.law:106")
            pc = BEGIN
            continue
        if pc == DONE:  # done
            del st[-3:]
            del s.lists[-1:]
            return False


# movement.law:117  verb clash in t: territory
def clash(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:118  announce clashed in t
            t = st[-3]
            if s.noting:
                note_event(s, EVENT_CLASHED, EVERYBODY, [t])
            if s.invader[s.map.root[t]] != 0:
                # movement.law:120  fight in t
                t = st[-3]
                you = st[-4]
                st[-2] = AFTER_FIGHT
                st += [you, t, 0, BEGIN, VERB_FIGHT]
                if fight(s):
                    return True
            pc = AFTER_FIGHT
        if pc == AFTER_FIGHT:  # movement.law:118  announce clashed in t
            t = st[-3]
            matches = match_after_clashed(s, t)
            if matches:
                st[-2] = DONE
                st += [t, CHOOSE_TRIGGER, VERB_AFTER_CLASHED]
                s.lists += [matches]
                if after_clashed(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# movement.law:163  verb fight in t: territory
def fight(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:165  start combat
            combat_mark = st[-3] = len(s.combat_place)
            t = st[-4]
            s.combat_place.append(t)
            s.combat_attacker.append(s.invader[s.map.root[t]])
            s.combat_defender.append(controller(s, t))
            if s.noting:
                note_event(s, EVENT_FOUGHT, EVERYBODY, [t])
            matches = match_before_fought(s, t)
            if matches:
                st[-2] = AFTER_BEFORE_FOUGHT
                st += [t, CHOOSE_TRIGGER, VERB_BEFORE_FOUGHT]
                s.lists += [matches]
                if before_fought(s):
                    return True
            pc = AFTER_BEFORE_FOUGHT
        if pc == AFTER_BEFORE_FOUGHT:  # movement.law:170  if force of attack is at least 1 and (force of defence is…
            if force(s, ATTACK) >= 1 and force(s, DEFENCE) >= 1:
                # movement.law:171  battle
                you = st[-5]
                st[-2] = AFTER_BATTLE
                st += [you, 0, 0, 0, BEGIN, VERB_BATTLE]
                s.lists += [[], []]
                if battle(s):
                    return True
            pc = AFTER_BATTLE
        if pc == AFTER_BATTLE:  # movement.law:172  invader of t becomes nothing
            t = st[-4]
            combat_mark = st[-3]
            s.invader[s.map.root[t]] = 0
            invalidate_state_invader(s)
            del s.combat_place[combat_mark:]
            del s.combat_attacker[combat_mark:]
            del s.combat_defender[combat_mark:]
            del st[-5:]
            return False


# movement.law:174  verb battle
def battle(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # movement.law:175  let t = combat's place
            t = st[-3] = s.combat_place[require(len(s.combat_place) - 1, "movement.law:175")]
            for s_ in range(SIDE_COUNT):
                s.scored[s_] = 0
                s.struck[s_] = 0
            s_left_2 = s.lists[-2] = list(range(SIDE_COUNT))
            pc = NEXT_S
        if pc == NEXT_S:  # movement.law:179  each s among sides
            s_left_2 = s.lists[-2]
            you = st[-6]
            if len(s_left_2) == 0:
                pc = THEN_EACH_S
                continue
            s_ = s_left_2[0]
            s_left_2 = s.lists[-2] = s_left_2[1:]
            st[-2] = NEXT_S
            st += [you, s_, 0, 0, BEGIN, VERB_FEED]
            if feed(s):
                return True
            pc = NEXT_S
            continue
        if pc == THEN_EACH_S:  # movement.law:181  each s among sides
            s_left_3 = s.lists[-1] = list(range(SIDE_COUNT))
            pc = NEXT_S_2
        if pc == NEXT_S_2:  # movement.law:181  each s among sides
            s_left_3 = s.lists[-1]
            you = st[-6]
            if len(s_left_3) == 0:
                pc = THEN_LET_BEST
                continue
            s_ = s_left_3[0]
            s_left_3 = s.lists[-1] = s_left_3[1:]
            st[-2] = NEXT_S_2
            st += [you, s_, 0, BEGIN, VERB_STRIKE]
            if strike(s):
                return True
            pc = NEXT_S_2
            continue
        if pc == THEN_LET_BEST:  # movement.law:183  let best = victor
            you = st[-6]
            best_ = st[-5] = victor(s)
            losses = toll(s, ATTACK)
            harmed = st[-4] = toll(s, DEFENCE)
            st[-2] = AFTER_SUFFER_THEN_SUFFER
            st += [you, losses, ATTACK, BEGIN, VERB_SUFFER]
            if suffer(s):
                return True
            pc = AFTER_SUFFER_THEN_SUFFER
        if pc == AFTER_SUFFER_THEN_SUFFER:  # movement.law:187  suffer harmed on defence
            harmed = st[-4]
            you = st[-6]
            st[-2] = AFTER_SUFFER_THEN_IF
            st += [you, harmed, DEFENCE, BEGIN, VERB_SUFFER]
            if suffer(s):
                return True
            pc = AFTER_SUFFER_THEN_IF
        if pc == AFTER_SUFFER_THEN_IF:  # movement.law:188  if best is not nothing
            pc = battle_after_suffer_then_if(s)
        if pc == AFTER_WITHDRAW:  # movement.law:193  invader of t becomes nothing
            best_ = st[-5]
            t = st[-3]
            s.invader[s.map.root[t]] = 0
            invalidate_state_invader(s)
            if fighter(s, require(best_, "movement.law:194")) != 0:
                # movement.law:195  announce won by fighter of best as best in t
                best_ = st[-5]
                t = st[-3]
                event_winner = require_player(fighter(s, require(best_, "movement.law:195")), "movement.law:195")
                best_ = require(best_, "movement.law:195")
                if s.noting:
                    note_event(s, EVENT_WON, EVERYBODY, [event_winner, best_, t])
                matches = match_after_won(s, event_winner, best_, t)
                if matches:
                    st[-2] = DONE
                    st += [event_winner, best_, t, CHOOSE_TRIGGER, VERB_AFTER_WON]
                    s.lists += [matches]
                    if after_won(s):
                        return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            del s.lists[-2:]
            return False
    return pc == SUSPENDED


# movement.law:188  if best is not nothing
def battle_after_suffer_then_if(s: State) -> int:
    st = s.stack
    best_ = st[-5]
    if best_ != -1:
        # movement.law:189  if best is attack
        best_ = st[-5]
        if best_ == ATTACK:
            # movement.law:190  withdraw defence
            you = st[-6]
            st[-2] = AFTER_WITHDRAW
            st += [you, DEFENCE, BEGIN, VERB_WITHDRAW]
            if withdraw(s):
                return SUSPENDED
            return AFTER_WITHDRAW
        # movement.law:192  withdraw attack
        you = st[-6]
        st[-2] = AFTER_WITHDRAW
        st += [you, ATTACK, BEGIN, VERB_WITHDRAW]
        if withdraw(s):
            return SUSPENDED
        return AFTER_WITHDRAW
    return DONE


# movement.law:197  verb feed s: side
def feed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:198  if fighter of s is not nobody
            s_ = st[-5]
            if fighter(s, s_) != 0:
                # movement.law:199  let p = fighter of s
                s_ = st[-5]
                p = st[-3] = fighter(s, s_)
                most_fed = st[-4] = min(
                    s.goods[require_player(p, "movement.law:200") * RESOURCE_COUNT + RES_FOOD], force(s, s_)
                )
                pc = ASK_FED if most_fed >= 1 else DONE
            else:
                pc = DONE
        if pc == ASK_FED:  # movement.law:202  choose fed by p from 0 to most_fed asking "How much food do you spend…
            most_fed = st[-4]
            p = st[-3]
            legal = [fed + FIRST_FED for fed in range(require_at_most(most_fed, MOST_CHOSEN, "movement.law:202") + 1)]
            if legal:
                s.player = require_player(p, "movement.law:202")
                s.site = DECISION_FED
                s.legal = legal
                st[-2] = TAKE_FED
                return True
            pc = DONE
        if pc == TAKE_FED:  # movement.law:202  answered: choose fed by p from 0 to most_fed asking "How much food do…
            p = st[-3]
            s_ = st[-5]
            fed = s.answer - FIRST_FED
            goods.lose_one(s, s.goods, GOODS, require_player(p, "movement.law:203"), RES_FOOD, fed)
            s.scored[s_] += fed
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# movement.law:208  verb strike s: side
def strike(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:209  roll combat_die giving face
            s_ = st[-4]
            face = st[-3] = pick_number(s, 0, 5, TYPE_COMBAT_DIE_FACE)
            note(s, NOTE_CHANCE, TYPE_COMBAT_DIE_FACE, face, EVERYBODY)
            if fighter(s, s_) != 0:
                pc = ASK_E
            else:
                # movement.law:216  let e = first e among face having most (points of e)
                face = st[-3]
                s_ = st[-4]
                e_ = first_or(most(list(COMBAT_DIE_FACES[face]), lambda e: COMBAT_DIE_POINT[e]), -1)
                s.scored[s_] += COMBAT_DIE_POINT[require(e_, "movement.law:217")]
                s.struck[s_] += COMBAT_DIE_CASUALTY[require(e_, "movement.law:218")]
                pc = DONE
        if pc == ASK_E:  # movement.law:211  choose e by fighter of s from face
            face = st[-3]
            s_ = st[-4]
            legal = [e + FIRST_STRIKE_E for e in COMBAT_DIE_FACES[face]]
            if len(legal) > 1:
                s.player = require_player(fighter(s, s_), "movement.law:211")
                s.site = DECISION_STRIKE_E
                s.legal = legal
                st[-2] = TAKE_E
                return True
            if len(legal) == 1:
                s.answer = legal[0]
                pc = TAKE_E
            else:
                pc = THEN_ANNOUNCE_ROLLED
        if pc == TAKE_E:  # movement.law:211  answered: choose e by fighter of s from face
            s_ = st[-4]
            e = s.answer - FIRST_STRIKE_E
            s.scored[s_] += COMBAT_DIE_POINT[e]
            s.struck[s_] += COMBAT_DIE_CASUALTY[e]
            pc = THEN_ANNOUNCE_ROLLED
        if pc == THEN_ANNOUNCE_ROLLED:  # movement.law:214  announce rolled by fighter of s
            s_ = st[-4]
            event_roller = require_player(fighter(s, s_), "movement.law:214")
            if s.noting:
                note_event(s, EVENT_ROLLED, EVERYBODY, [event_roller])
            matches = match_after_rolled(s, event_roller)
            if matches:
                st[-2] = DONE
                st += [event_roller, CHOOSE_TRIGGER, VERB_AFTER_ROLLED]
                s.lists += [matches]
                if after_rolled(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# movement.law:220  verb suffer n: number on s: side
def suffer(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:221  if fighter of s is not nobody
            s_ = st[-3]
            if fighter(s, s_) != 0:
                # movement.law:222  bury n by fighter of s in combat's place
                n = st[-4]
                s_ = st[-3]
                you = st[-5]
                st[-2] = DONE
                st += [
                    you,
                    n,
                    require_player(fighter(s, s_), "movement.law:222"),
                    s.combat_place[require(len(s.combat_place) - 1, "movement.law:222")],
                    0,
                    BEGIN,
                    VERB_BURY,
                ]
                if bury(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# movement.law:224  verb bury n: number by p: player in t: territory
def bury(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:226  let mourned = no
            p = st[-5]
            t = st[-4]
            mourned = st[-3] = False
            if s.map.root[place_of(s, KAIJA)] == s.map.root[t] and s.clan[p] == BEAR:
                # movement.law:228  if n is at least (figures of p in t)
                n = st[-6]
                p = st[-5]
                t = st[-4]
                if n >= figures(s, p, t):
                    # movement.law:229  mourned becomes yes
                    mourned = st[-3] = True
                    pc = THEN_IF_MOURNED
                else:
                    # movement.law:228  if n is at least (figures of p in t)
                    n = st[-6]
                    pc = ASK_KAIJA_FALLS if n >= 1 else THEN_IF_MOURNED
            else:
                pc = THEN_IF_MOURNED
        if pc == ASK_KAIJA_FALLS:  # movement.law:231  choose kaija_falls by p from (yes, no) asking "Does Kaija fall?"
            p = st[-5]
            legal = [kaija_falls + FIRST_KAIJA_FALLS for kaija_falls in (True, False)]
            if legal:
                s.player = p
                s.site = DECISION_KAIJA_FALLS
                s.legal = legal
                st[-2] = TAKE_KAIJA_FALLS
                return True
            pc = THEN_IF_MOURNED
        if pc == TAKE_KAIJA_FALLS:  # movement.law:231  answered: choose kaija_falls by p from (yes, no) asking "Does…
            kaija_falls = s.answer - FIRST_KAIJA_FALLS != 0
            mourned = st[-3] = kaija_falls
            pc = THEN_IF_MOURNED
        if pc == THEN_IF_MOURNED:  # movement.law:233  if mourned
            mourned = st[-3] != 0
            n = st[-6]
            p = st[-5]
            t = st[-4]
            if mourned:
                take_out(s, PILES, KAIJA)
                invalidate_things_token(s)
            remove_pieces(s, s.unit, s.unit_placed, MAP_SIZE, PIECE_UNIT, p, s.map.root[t], n - (1 if mourned else 0))
            invalidate_piece_unit(s)
            del st[-7:]
            return False


# movement.law:238  verb transfer n: number by p: player from source: territory to target: territory
def transfer(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:240  let rides = no
            p = st[-7]
            source = st[-6]
            rides = st[-4] = False
            if s.map.root[place_of(s, KAIJA)] == s.map.root[source] and s.clan[p] == BEAR:
                # movement.law:242  if n is at least (figures of p in source)
                n = st[-8]
                p = st[-7]
                source = st[-6]
                if n >= figures(s, p, source):
                    # movement.law:243  rides becomes yes
                    rides = st[-4] = True
                    pc = THEN_IF_RIDES
                else:
                    # movement.law:245  choose ride from (yes, no) asking "Does Kaija move to {target}?"
                    target = st[-5]
                    st[-3] = target
                    pc = ASK_RIDE
            else:
                pc = THEN_IF_RIDES
        if pc == ASK_RIDE:  # movement.law:245  choose ride from (yes, no) asking "Does Kaija move to {target}?"
            you = st[-9]
            legal = [ride + FIRST_TRANSFER_RIDE for ride in (True, False)]
            if legal:
                s.player = you
                s.site = DECISION_TRANSFER_RIDE
                s.legal = legal
                st[-2] = TAKE_RIDE
                return True
            pc = THEN_IF_RIDES
        if pc == TAKE_RIDE:  # movement.law:245  answered: choose ride from (yes, no) asking "Does Kaija move to…
            ride = s.answer - FIRST_TRANSFER_RIDE != 0
            rides = st[-4] = ride
            pc = THEN_IF_RIDES
        if pc == THEN_IF_RIDES:  # movement.law:247  if rides
            n = st[-8]
            p = st[-7]
            rides = st[-4] != 0
            source = st[-6]
            target = st[-5]
            if rides:
                place_thing(s, PILES, KAIJA, target, TYPE_TERRITORY)
                invalidate_things_token(s)
            move_pieces(
                s, s.unit, MAP_SIZE, PIECE_UNIT, p, s.map.root[source], s.map.root[target], n - (1 if rides else 0)
            )
            invalidate_piece_unit(s)
            del st[-9:]
            return False


# movement.law:260  verb withdraw s: side
def withdraw(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:261  if fighter of s is not nobody and not (can stand_ground s)
            s_ = st[-3]
            if fighter(s, s_) != 0 and not can_stand_ground(s, s_):
                # movement.law:262  retreat fighter of s from combat's place
                s_ = st[-3]
                you = st[-4]
                st[-2] = DONE
                st += [
                    you,
                    require_player(fighter(s, s_), "movement.law:262"),
                    s.combat_place[require(len(s.combat_place) - 1, "movement.law:262")],
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    BEGIN,
                    VERB_RETREAT,
                ]
                if retreat(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# movement.law:264  verb retreat p: player from t: territory
def retreat(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # movement.law:265  repeat while (figures of p in t) is at least 1
            p = st[-10]
            t = st[-9]
            if figures(s, p, t) >= 1:
                # movement.law:266  choose refuge by p from neighbours of t where can retreat from t to it by p asking…
                t = st[-9]
                st[-3] = t
                pc = ASK_REFUGE
            else:
                pc = DONE
        if pc == ASK_REFUGE:  # movement.law:266  choose refuge by p from neighbours of t where can retreat from t to…
            pc = retreat_ask_refuge(s)
        if pc == TAKE_REFUGE:  # movement.law:266  answered: choose refuge by p from neighbours of t where can retreat…
            p = st[-10]
            t = st[-9]
            refuge = st[-7] = s.answer - FIRST_REFUGE
            group = st[-8] = s.unit[p * MAP_SIZE + s.map.root[t]]
            if group >= 2:
                # movement.law:269  choose n by p from 1 to group asking "How many units retreat to {refuge}?"
                refuge = st[-7]
                st[-5] = refuge
                pc = ASK_N
            else:
                pc = THEN_LET_REST
        if pc == ASK_N:  # movement.law:269  choose n by p from 1 to group asking "How many units retreat to {refuge}?"
            group = st[-8]
            p = st[-10]
            legal = [
                n + OFFSET_RETREAT_N for n in range(1, require_at_most(group, MOST_CHOSEN, "movement.law:269") + 1)
            ]
            if legal:
                s.player = p
                s.site = DECISION_RETREAT_N
                s.legal = legal
                st[-2] = TAKE_N
                return True
            pc = THEN_LET_REST
        if pc == TAKE_N:  # movement.law:269  answered: choose n by p from 1 to group asking "How many units retreat…
            n = s.answer - OFFSET_RETREAT_N
            group = st[-8] = n
            pc = THEN_LET_REST
        if pc == THEN_LET_REST:  # movement.law:273  let rest = (units of p in t) - group
            pc = retreat_then_let_rest(s)
        if pc == ASK_RIDE:  # movement.law:279  choose ride by p from (yes, no) asking "Does Kaija retreat to {refuge}?"
            p = st[-10]
            legal = [ride + FIRST_RETREAT_RIDE for ride in (True, False)]
            if legal:
                s.player = p
                s.site = DECISION_RETREAT_RIDE
                s.legal = legal
                st[-2] = TAKE_RIDE
                return True
            pc = THEN_REPEAT_WHILE_FIGURES
        if pc == TAKE_RIDE:  # movement.law:279  answered: choose ride by p from (yes, no) asking "Does Kaija retreat…
            refuge = st[-7]
            ride = s.answer - FIRST_RETREAT_RIDE != 0
            if ride:
                place_thing(s, PILES, KAIJA, refuge, TYPE_TERRITORY)
                invalidate_things_token(s)
            pc = THEN_REPEAT_WHILE_FIGURES
        if pc == THEN_BURY_FIGURES:  # movement.law:283  bury (figures of p in t) by p in t
            p = st[-10]
            t = st[-9]
            you = st[-11]
            st[-2] = DONE
            st += [you, figures(s, p, t), p, t, 0, BEGIN, VERB_BURY]
            if bury(s):
                return True
            pc = DONE
        if pc == THEN_REPEAT_WHILE_FIGURES:  # movement.law:265  repeat while (figures of p in t) is at least 1
            pc = BEGIN
            continue
        if pc == DONE:  # done
            del st[-11:]
            return False
    return pc == SUSPENDED


# movement.law:266  choose refuge by p from neighbours of t where can retreat from t to it by p asking "Where do your…
def retreat_ask_refuge(s: State) -> int:
    st = s.stack
    p = st[-10]
    t = st[-9]
    legal = [refuge + FIRST_REFUGE for refuge in laid.neighbours(TILES_MAP, s.map, t) if can_retreat(s, t, refuge, p)]
    if legal:
        s.player = p
        s.site = DECISION_REFUGE
        s.legal = legal
        st[-2] = TAKE_REFUGE
        return SUSPENDED
    return THEN_BURY_FIGURES


# movement.law:273  let rest = (units of p in t) - group
def retreat_then_let_rest(s: State) -> int:
    st = s.stack
    group = st[-8]
    p = st[-10]
    refuge = st[-7]
    t = st[-9]
    rest = st[-6] = s.unit[p * MAP_SIZE + s.map.root[t]] - group
    move_pieces(s, s.unit, MAP_SIZE, PIECE_UNIT, p, s.map.root[t], s.map.root[refuge], group)
    invalidate_piece_unit(s)
    if s.map.root[place_of(s, KAIJA)] == s.map.root[t] and s.clan[p] == BEAR:
        # movement.law:276  if rest is 0 and (group is 0 or kaija_moves is in_company)
        group = st[-8]
        rest = st[-6]
        if rest == 0 and (group == 0 or s.kaija_moves == IN_COMPANY):
            # movement.law:277  place Kaija in refuge
            refuge = st[-7]
            place_thing(s, PILES, KAIJA, refuge, TYPE_TERRITORY)
            invalidate_things_token(s)
            return THEN_REPEAT_WHILE_FIGURES
        # movement.law:279  choose ride by p from (yes, no) asking "Does Kaija retreat to {refuge}?"
        refuge = st[-7]
        st[-4] = refuge
        return ASK_RIDE
    return THEN_REPEAT_WHILE_FIGURES


# At the end, because these modules call each other.
from lawspeaker_games.northgard.steps_northgard import (
    after_clashed,
    after_marched,
    after_moved,
    after_moving,
    after_rolled,
    after_won,
    before_fought,
    before_marched,
    match_after_clashed,
    match_after_moved,
    match_after_rolled,
    match_after_won,
    match_before_fought,
)
