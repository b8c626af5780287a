"""Northgard: Uncharted Lands: verbs, events and phases of creatures.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import (
    State,
    invalidate_state_arrival,
    invalidate_state_passing,
    invalidate_things_creature,
)
from lawspeaker_games.northgard.tables import (
    AFTER_BATTLE,
    AFTER_BEFORE_FOUGHT,
    AFTER_WANDER,
    ASK_T,
    ASK_TARGET,
    BEGIN,
    CHOOSE_TRIGGER,
    CREATURE_DECK,
    CREATURE_FAME,
    CREATURE_PREFERS,
    CREATURE_SHARES,
    CREATURE_STRENGTH,
    DONE,
    DRAUGR_COPIES,
    EVENT_FOUGHT,
    EVENT_ROUSED,
    FALLEN_VALKYRIE_COPIES,
    FIRST_CREATURE,
    HUNTING_ANYWHERE,
    LAIR,
    LAIRS,
    LAST_CREATURE,
    NEXT_C,
    NEXT_T,
    PILES,
    PRESENT_BEASTS,
    RUN_TRIGGER,
    SLAIN,
    TAKE_OPTION,
    TAKE_T,
    TAKE_TARGET,
    THEN_LURE_OUT,
    TILES_MAP,
    TYPE_CREATURE,
    TYPE_TERRITORY,
    VERB_AFTER_ROUSED,
    VERB_ASSAULT,
    VERB_BATTLE,
    VERB_BEFORE_FOUGHT,
    VERB_BURY,
    VERB_CREATURE_PHASE,
    VERB_DRAUGR_WHEN_ROUSED,
    VERB_FALLEN_VALKYRIE_WHEN_ROUSED,
    VERB_HUNT,
    VERB_LURE_OUT,
    VERB_ROUSE,
    VERB_WANDER,
)
from lawspeaker_games.northgard.values import appeal, controller, figures, holdings, wild
from lawspeaker_runtime.boards.tiles import laid
from lawspeaker_runtime.piles.moves import deal, place_thing, put_last
from lawspeaker_runtime.piles.order import first_card, shuffle
from lawspeaker_runtime.piles.unseen_moves import put_list_last_unseen
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state.effects_and_triggers import first_owner_rules, in_turn_order, take_match
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.pile_state import ON_PLACES, place_of
from lawspeaker_runtime.state.selection import first_or, last_or, most, require, require_player, without_duplicates
from lawspeaker_runtime.visibility.knowledge import open_to

# Decisions and their actions.
FIRST_WANDER_T: Final = 1882
DECISION_WANDER_T: Final = 27
FIRST_LURE_OUT_T: Final = 2034
DECISION_LURE_OUT_T: Final = 28
FIRST_TARGET: Final = 159942
DECISION_TARGET: Final = 122
DECLINE_TARGET: Final = 159951
LET_A_CREATURE_APPEAR: Final = 159952
NO_GAVE_WAY_WHEN_GAVE_WAY_OPTION: Final = 159953
DECISION_GAVE_WAY_WHEN_GAVE_WAY_OPTION: Final = 123
FIRST_AFTER_ROUSED_TRIGGER: Final = 160131
DECISION_AFTER_ROUSED_TRIGGER: Final = 135


# creatures.law:54  verb appear in t: territory
def appear(s: State, you: int, t: int) -> None:
    if not s.creatures:
        s.failed = True
        return
    if len(s.piles[CREATURE_DECK]) == 0:
        put_all_last(s, PILES, SLAIN, CREATURE_DECK)
        invalidate_things_creature(s)
        shuffle(s, PILES, CREATURE_DECK)
    if len(s.piles[CREATURE_DECK]) > 0:
        c = first_card(s, PILES, CREATURE_DECK, TYPE_CREATURE)
        place_thing(s, PILES, require(c, "creatures.law:60"), t, TYPE_TERRITORY)
        invalidate_things_creature(s)
        s.line = [*s.line, c]
    s.failed = False


# creatures.law:149  verb slay c: creature
def slay(s: State, you: int, c: int) -> None:
    if not s.creatures:
        s.failed = True
        return
    s.line = [x for x in s.line if x != c]
    put_last(s, PILES, c, SLAIN)
    invalidate_things_creature(s)
    s.failed = False


# creatures.law:38  when equipped
def equipped_when_equipped(s: State, you: int) -> None:
    put_list_last_unseen(s, PILES, [c for c in PRESENT_BEASTS[int(s.creatures)] if CREATURE_STRENGTH[c] <= 6], LAIRS)
    invalidate_things_creature(s)
    shuffle(s, PILES, LAIRS)
    deal(s, PILES, s.players + 1, LAIRS, CREATURE_DECK, TYPE_CREATURE)
    invalidate_things_creature(s)
    put_list_last_unseen(s, PILES, [c for c in PRESENT_BEASTS[int(s.creatures)] if CREATURE_STRENGTH[c] > 6], LAIRS)
    invalidate_things_creature(s)
    shuffle(s, PILES, LAIRS)
    deal(s, PILES, len(s.piles[LAIRS]), LAIRS, CREATURE_DECK, TYPE_CREATURE)
    invalidate_things_creature(s)


# creatures.law:46  when landed where (marks of lair on x) is at least 1
def landed_when_landed(s: State, x: int, settler: int, you: int) -> None:
    appear(s, you, require(laid.area_with(TILES_MAP, s.map, x, LAIR), "creatures.law:47"))


# creatures.law:88  when moving
def moving_when_moving(s: State, mover: int, you: int) -> None:
    s.homeland = list(holdings(s, you))


# creatures.law:90  after marched
def marched_after_marched(s: State, source: int, target: int, mover: int, group: int, you: int) -> None:
    s.passing[s.map.root[source]] -= group
    invalidate_state_passing(s)
    s.passing[s.map.root[target]] += group
    invalidate_state_passing(s)
    if s.riding:
        s.arrival = target
        invalidate_state_arrival(s)


# creatures.law:96  after won where beast is nothing and winning is attack
def won_after_won(s: State, winner: int, winning: int, ground: int, you: int) -> None:
    s.homeland = [*s.homeland, ground]


# creatures.law:145  when won where beast is not nothing
def won_when_won(s: State, winner: int, winning: int, ground: int, you: int) -> None:
    honour(s, you, winner, CREATURE_FAME[require(s.beast, "creatures.law:146")])
    slay(s, you, require(s.beast, "creatures.law:147"))


# creatures.law:70  verb rouse c: creature
def rouse(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:70  verb rouse c: creature
            if s.creatures:
                # creatures.law:71  announce roused c in place of c
                c = st[-3]
                event_ground = require(place_of(s, c), "creatures.law:71")
                if s.noting:
                    note_event(s, EVENT_ROUSED, open_to(s, PILES, [c]), [c, event_ground])
                matches = match_after_roused(s, c, event_ground)
                if matches:
                    st[-2] = DONE
                    st += [c, event_ground, CHOOSE_TRIGGER, VERB_AFTER_ROUSED]
                    s.lists += [matches]
                    if after_roused(s):
                        return True
                pc = DONE
            else:
                # creatures.law:70  verb rouse c: creature
                s.failed = True
                del st[-4:]
                return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# creatures.law:120  verb hunt c: creature in t: territory
def hunt(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:120  verb hunt c: creature in t: territory
            combat_mark = st[-3] = len(s.combat_place)
            if s.creatures:
                # creatures.law:121  start combat
                c = st[-5]
                t = st[-4]
                you = st[-6]
                s.combat_place.append(t)
                s.combat_attacker.append(you)
                s.combat_defender.append(0)
                s.beast = c
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
            else:
                # creatures.law:120  verb hunt c: creature in t: territory
                combat_mark = st[-3]
                del s.combat_place[combat_mark:]
                del s.combat_attacker[combat_mark:]
                del s.combat_defender[combat_mark:]
                s.failed = True
                del st[-6:]
                return False
        if pc == AFTER_BEFORE_FOUGHT:  # creatures.law:127  battle
            you = st[-6]
            st[-2] = AFTER_BATTLE
            st += [you, 0, 0, 0, BEGIN, VERB_BATTLE]
            s.lists += [[], []]
            if battle(s):
                return True
            pc = AFTER_BATTLE
        if pc == AFTER_BATTLE:  # creatures.law:128  beast becomes nothing
            combat_mark = st[-3]
            s.beast = -1
            del s.combat_place[combat_mark:]
            del s.combat_attacker[combat_mark:]
            del s.combat_defender[combat_mark:]
            s.failed = False
            del st[-6:]
            return False


# creatures.law:130  verb assault c: creature in t: territory
def assault(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:130  verb assault c: creature in t: territory
            combat_mark = st[-3] = len(s.combat_place)
            if s.creatures:
                # creatures.law:132  start combat
                c = st[-5]
                t = st[-4]
                s.combat_place.append(t)
                s.combat_attacker.append(0)
                s.combat_defender.append(controller(s, t))
                s.beast = c
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
            else:
                # creatures.law:130  verb assault c: creature in t: territory
                combat_mark = st[-3]
                del s.combat_place[combat_mark:]
                del s.combat_attacker[combat_mark:]
                del s.combat_defender[combat_mark:]
                s.failed = True
                del st[-6:]
                return False
        if pc == AFTER_BEFORE_FOUGHT:  # creatures.law:138  battle
            you = st[-6]
            st[-2] = AFTER_BATTLE
            st += [you, 0, 0, 0, BEGIN, VERB_BATTLE]
            s.lists += [[], []]
            if battle(s):
                return True
            pc = AFTER_BATTLE
        if pc == AFTER_BATTLE:  # creatures.law:139  beast becomes nothing
            combat_mark = st[-3]
            s.beast = -1
            del s.combat_place[combat_mark:]
            del s.combat_attacker[combat_mark:]
            del s.combat_defender[combat_mark:]
            s.failed = False
            del st[-6:]
            return False


# creatures.law:156  verb creature_phase
def creature_phase(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:156  verb creature_phase
            if s.creatures:
                # creatures.law:157  each c among line
                c_left = s.lists[-1] = list(s.line)
                pc = NEXT_C
            else:
                # creatures.law:156  verb creature_phase
                s.failed = True
                del st[-5:]
                del s.lists[-1:]
                return False
        if pc == NEXT_C:  # creatures.law:157  each c among line
            c_left = s.lists[-1]
            if len(c_left) == 0:
                pc = DONE
                continue
            c = st[-4] = c_left[0]
            c_left = s.lists[-1] = c_left[1:]
            if s.at[c] <= ON_PLACES:
                # creatures.law:159  let den = place of c
                c = st[-4]
                you = st[-5]
                den = st[-3] = place_of(s, c)
                st[-2] = AFTER_WANDER
                st += [you, c, BEGIN, VERB_WANDER]
                s.lists += [[]]
                if wander(s):
                    return True
                pc = AFTER_WANDER
            else:
                pc = NEXT_C
                continue
        if pc == AFTER_WANDER:  # creatures.law:161  if place of c is not den
            c = st[-4]
            den = st[-3]
            if s.map.root[place_of(s, c)] != s.map.root[den]:
                # creatures.law:162  rouse c
                c = st[-4]
                you = st[-5]
                st[-2] = NEXT_C
                st += [you, c, BEGIN, VERB_ROUSE]
                if rouse(s):
                    return True
            pc = NEXT_C
            continue
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            del s.lists[-1:]
            return False


# creatures.law:170  verb wander c: creature
def wander(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:170  verb wander c: creature
            if s.creatures:
                # creatures.law:171  let near = t among neighbours of place of c where count (beasts in t) is 0
                c = st[-3]
                near = s.lists[-1] = [
                    t
                    for t in laid.neighbours(TILES_MAP, s.map, require(place_of(s, c), "creatures.law:171"))
                    if len(
                        [
                            it
                            for it in s.on_board
                            if FIRST_CREATURE <= it <= LAST_CREATURE and s.at[it] == ON_PLACES - s.map.root[t]
                        ]
                    )
                    == 0
                ]
                if any(controller(s, t) != 0 for t in near):
                    near = s.lists[-1] = [t for t in near if controller(s, t) != 0]
                for w in CREATURE_PREFERS[c]:
                    near = s.lists[-1] = most(list(near), lambda t: appeal(s, t, w))
                if len(near) == 1:
                    # creatures.law:177  place c in first near
                    c = st[-3]
                    near = s.lists[-1]
                    place_thing(s, PILES, c, require(first_or(near, -1), "creatures.law:177"), TYPE_TERRITORY)
                    invalidate_things_creature(s)
                    pc = DONE
                else:
                    pc = ASK_T
            else:
                # creatures.law:170  verb wander c: creature
                s.failed = True
                del st[-4:]
                del s.lists[-1:]
                return False
        if pc == ASK_T:  # creatures.law:179  choose t by first_player from near
            near = s.lists[-1]
            legal = [t + FIRST_WANDER_T for t in near]
            legal = without_duplicates(legal)
            if legal:
                s.player = s.first_player
                s.site = DECISION_WANDER_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = DONE
        if pc == TAKE_T:  # creatures.law:179  answered: choose t by first_player from near
            c = st[-3]
            t = s.answer - FIRST_WANDER_T
            place_thing(s, PILES, c, t, TYPE_TERRITORY)
            invalidate_things_creature(s)
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            del s.lists[-1:]
            return False


# creatures.law:191  verb lure_out
def lure_out(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:191  verb lure_out
            if s.creatures:
                # creatures.law:193  let dens = t among territories where count (beasts in t) is 0 and (marks of lair…
                dens = s.lists[-1] = [
                    t
                    for t in s.map.roots
                    if len(
                        [
                            it
                            for it in s.on_board
                            if FIRST_CREATURE <= it <= LAST_CREATURE and s.at[it] == ON_PLACES - s.map.root[t]
                        ]
                    )
                    == 0
                    and laid.marks(s.map, LAIR, t) >= 1
                ]
                if len(dens) == 0:
                    dens = s.lists[-1] = [
                        t
                        for t in s.map.roots
                        if len(
                            [
                                it
                                for it in s.on_board
                                if FIRST_CREATURE <= it <= LAST_CREATURE and s.at[it] == ON_PLACES - s.map.root[t]
                            ]
                        )
                        == 0
                    ]
                pc = ASK_T
            else:
                # creatures.law:191  verb lure_out
                s.failed = True
                del st[-3:]
                del s.lists[-1:]
                return False
        if pc == ASK_T:  # creatures.law:196  choose t from dens
            dens = s.lists[-1]
            you = st[-3]
            legal = [t + FIRST_LURE_OUT_T for t in dens]
            if legal:
                s.player = you
                s.site = DECISION_LURE_OUT_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = DONE
        if pc == TAKE_T:  # creatures.law:196  answered: choose t from dens
            you = st[-3]
            t = s.answer - FIRST_LURE_OUT_T
            known = len(s.line)
            appear(s, you, t)
            if len(s.line) > known:
                # creatures.law:200  rouse last line
                you = st[-3]
                st[-2] = DONE
                st += [you, require(last_or(s.line, -1), "creatures.law:200"), BEGIN, VERB_ROUSE]
                if rouse(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            del s.lists[-1:]
            return False


# creatures.law:64  when lay_found where (marks of lair on x) is at least 1
def lay_found_when_lay_found(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:65  let known = count line
            x = st[-5]
            you = st[-3]
            known = len(s.line)
            appear(s, you, require(laid.area_with(TILES_MAP, s.map, x, LAIR), "creatures.law:66"))
            if len(s.line) > known:
                # creatures.law:68  rouse last line
                you = st[-3]
                st[-2] = DONE
                st += [you, require(last_or(s.line, -1), "creatures.law:68"), BEGIN, VERB_ROUSE]
                if rouse(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            del s.lists[-1:]
            return False


# creatures.law:101  when moved
def moved_when_moved(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:102  arrival becomes nothing
            s.arrival = -1
            invalidate_state_arrival(s)
            t_left = s.lists[-1] = list(s.map.roots)
            pc = NEXT_T
        if pc == NEXT_T:  # creatures.law:103  each t among territories
            t_left = s.lists[-1]
            you = st[-5]
            if len(t_left) == 0:
                pc = DONE
                continue
            t = st[-3] = t_left[0]
            t_left = s.lists[-1] = t_left[1:]
            s.passing[s.map.root[t]] = 0
            invalidate_state_passing(s)
            if figures(s, you, t) >= 1 and (s.hunting == HUNTING_ANYWHERE or s.invader[s.map.root[t]] != you):
                # creatures.law:106  if wild of t
                t = st[-3]
                if wild(s, t):
                    # creatures.law:107  prey of t becomes first c among (beasts in t) where not shares of c
                    t = st[-3]
                    s.prey[s.map.root[t]] = next(
                        (
                            c
                            for c in s.on_board
                            if FIRST_CREATURE <= c <= LAST_CREATURE
                            and s.at[c] == ON_PLACES - s.map.root[t]
                            and not CREATURE_SHARES[c]
                        ),
                        -1,
                    )
                    pc = NEXT_T
                    continue
                # creatures.law:109  may choose target from (beasts in t) asking "Which creature do you attack in {t}?"
                t = st[-3]
                st[-4] = t
                pc = ASK_TARGET
            else:
                pc = NEXT_T
                continue
        if pc == ASK_TARGET:  # creatures.law:109  may choose target from (beasts in t) asking "Which creature do you…
            t = st[-3]
            you = st[-5]
            at = s.at
            legal = [
                target + FIRST_TARGET
                for target in [
                    it
                    for it in s.on_board
                    if FIRST_CREATURE <= it <= LAST_CREATURE and at[it] == ON_PLACES - s.map.root[t]
                ]
            ]
            if legal:
                legal.append(DECLINE_TARGET)
                s.player = you
                s.site = DECISION_TARGET
                s.legal = legal
                st[-2] = TAKE_TARGET
                return True
            pc = NEXT_T
            continue
        if pc == TAKE_TARGET:  # creatures.law:109  answered: may choose target from (beasts in t) asking "Which…
            t = st[-3]
            if s.answer == DECLINE_TARGET:
                pc = NEXT_T
                continue
            target = s.answer - FIRST_TARGET
            s.prey[s.map.root[t]] = target
            pc = NEXT_T
            continue
        if pc == DONE:  # done
            del st[-6:]
            del s.lists[-1:]
            return False


# creatures.law:114  after clashed where prey of ground is not nothing
def clashed_after_clashed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:115  let c = prey of ground
            ground = st[-5]
            you = st[-4]
            c = st[-3] = s.prey[s.map.root[ground]]
            s.prey[s.map.root[ground]] = -1
            if (
                controller(s, ground) == you
                and s.map.root[place_of(s, require(c, "creatures.law:117"))] == s.map.root[ground]
            ):
                # creatures.law:118  hunt c in ground
                c = st[-3]
                ground = st[-5]
                you = st[-4]
                st[-2] = DONE
                st += [you, require(c, "creatures.law:118"), ground, 0, BEGIN, VERB_HUNT]
                if hunt(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# creatures.law:154  when actions_over
def actions_over_when_actions_over(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:155  creature_phase
            you = st[-3]
            st[-2] = DONE
            st += [you, 0, 0, BEGIN, VERB_CREATURE_PHASE]
            s.lists += [[]]
            if creature_phase(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# creatures.law:185  when gave_way where more_creatures and count line is less than count players
def gave_way_when_gave_way(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:186  may "let a creature appear"
            you = st[-3]
            s.player = you
            s.site = DECISION_GAVE_WAY_WHEN_GAVE_WAY_OPTION
            s.legal = [LET_A_CREATURE_APPEAR, NO_GAVE_WAY_WHEN_GAVE_WAY_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # creatures.law:186  answered: may "let a creature appear"
            pc = THEN_LURE_OUT if s.answer == LET_A_CREATURE_APPEAR else DONE
        if pc == THEN_LURE_OUT:  # creatures.law:187  lure_out
            you = st[-3]
            st[-2] = DONE
            st += [you, BEGIN, VERB_LURE_OUT]
            s.lists += [[]]
            if lure_out(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# creatures.law:219  when roused where c is this and controller of ground is not nobody
def draugr_when_roused(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:220  bury 1 by controller of ground in ground
            ground = st[-5]
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, require_player(controller(s, ground), "creatures.law:220"), ground, 0, BEGIN, VERB_BURY]
            if bury(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# creatures.law:239  when roused where c is this and controller of ground is not nobody
def fallen_valkyrie_when_roused(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:240  assault c in ground
            c = st[-6]
            ground = st[-5]
            you = st[-3]
            st[-2] = DONE
            st += [you, c, ground, 0, BEGIN, VERB_ASSAULT]
            if assault(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# creatures.law:72  event roused c: creature in ground: territory
def match_after_roused(s: State, c: int, ground: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for this in DRAUGR_COPIES:
        if s.at[this] <= ON_PLACES:
            owner = s.active
            # creatures.law:219  Draugr: when roused where c is this and controller of ground is not nobody
            if s.creatures and c == this and controller(s, ground) != 0:
                matches += [0, this, owner, 0]
    for this in FALLEN_VALKYRIE_COPIES:
        if s.at[this] <= ON_PLACES:
            owner = s.active
            # creatures.law:239  Fallen Valkyrie: when roused where c is this and controller of ground is not nobody
            if s.creatures and c == this and controller(s, ground) != 0:
                matches += [1, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# creatures.law:72  event roused c: creature in ground: territory
def after_roused(s: State) -> bool:
    """Run what is triggered by the event roused."""
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
                s.site = DECISION_AFTER_ROUSED_TRIGGER
                s.legal = [rule + FIRST_AFTER_ROUSED_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_AFTER_ROUSED_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            c = st[-4]
            ground = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer - FIRST_AFTER_ROUSED_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [c, ground, this, owner, BEGIN, VERB_DRAUGR_WHEN_ROUSED]
                if draugr_when_roused(s):
                    return True
            elif trigger == 1:
                st += [c, ground, this, owner, BEGIN, VERB_FALLEN_VALKYRIE_WHEN_ROUSED]
                if fallen_valkyrie_when_roused(s):
                    return True
            pc = CHOOSE_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.northgard.steps_movement import battle, bury
from lawspeaker_games.northgard.steps_northgard import before_fought, honour, match_before_fought
