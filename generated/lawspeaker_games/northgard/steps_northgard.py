"""Northgard: Uncharted Lands: verbs, events and phases of northgard.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import State
from lawspeaker_games.northgard.tables import (
    AFTER_TRIGGER,
    AS_ONE,
    ATTACK,
    BEAR,
    BEGIN,
    BESIDES,
    BOAR,
    CARD_CLAN,
    CHOOSE_TRIGGER,
    DEFENSIVE_STRATEGY,
    EACH_CAMP,
    EFFECT_AXE_THROWERS_PLAYS,
    EFFECT_BEAR_CLAN_PLAYS,
    EFFECT_GLORY_OF_THE_CLAN_PLAYS,
    EFFECT_INTIMIDATE_PLAYS,
    EFFECT_LAY_OF_THE_LAND_PLAYS,
    FAME,
    FIRST_BUILDING,
    GOAT,
    HAND,
    KAIJA,
    LAST_BUILDING,
    ONE_UNIT,
    RAVEN,
    RES_WOOD,
    RESOURCE_COUNT,
    RUN_TRIGGER,
    SCORCHED_EARTH,
    SNAKE,
    STAG,
    THING_CLAN_WOLF,
    TRAINING_CAMP_COPIES,
    VERB_ACTIONS_OVER_WHEN_ACTIONS_OVER,
    VERB_AXE_THROWERS_AFTER_ROLLED,
    VERB_BEAR_BEFORE_STATIONED,
    VERB_BEAR_WHEN_MUSTERED,
    VERB_BEAR_WHEN_SETTLED,
    VERB_CLASHED_AFTER_CLASHED,
    VERB_DEFENSIVE_STRATEGY_INSTEAD_PLAYED,
    VERB_GLORY_OF_THE_CLAN_BEFORE_BUILT,
    VERB_INTIMIDATE_BEFORE_FOUGHT,
    VERB_MOVED_WHEN_MOVED,
    VERB_RECRUITED_WHEN_RECRUITED,
    VERB_SNAKE_BEFORE_GATHERING,
    VERB_SNAKE_BEFORE_RESOLVING,
    VERB_TRAINING_CAMP_WHEN_RECRUITED,
)
from lawspeaker_games.northgard.values import (
    can_claim,
    can_reinforce,
    can_scorch,
    controller,
    limited_goods,
    present_,
    price,
    rides_along,
    rivals,
    still_due,
)
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.effects_and_triggers import effect_entry, first_owner_rules, in_turn_order, take_match
from lawspeaker_runtime.state.pile_state import ON_PLACES, place_of
from lawspeaker_runtime.state.selection import require

# Decisions and their actions.
FIRST_BEFORE_BUILT_TRIGGER: Final = 160123
DECISION_BEFORE_BUILT_TRIGGER: Final = 132
FIRST_AFTER_BUILT_TRIGGER: Final = 160125
DECISION_AFTER_BUILT_TRIGGER: Final = 133
FIRST_AFTER_WON_TRIGGER: Final = 160127
DECISION_AFTER_WON_TRIGGER: Final = 134
FIRST_BEFORE_STATIONED_TRIGGER: Final = 160133
DECISION_BEFORE_STATIONED_TRIGGER: Final = 136
FIRST_AFTER_EXPLORED_TRIGGER: Final = 160135
DECISION_AFTER_EXPLORED_TRIGGER: Final = 137


# northgard.law:60  verb honour p: player with n: number
def honour(s: State, you: int, p: int, n: int) -> None:
    goods.gain_one(s, s.goods, limited_goods(s), p, FAME, n)
    s.acclaim[p] += n


# northgard.law:208  event rolled by roller: player
def match_after_rolled(s: State, roller: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == EFFECT_AXE_THROWERS_PLAYS:
            owner = entry[2]
            this = entry[3]
            # cards_advanced.law:28  may after rolled where roller is you and combat's attacker is you
            if (
                len(s.combat_place) - 1 != -1
                and roller == owner
                and s.combat_attacker[require(len(s.combat_place) - 1, "cards_advanced.law:28")] == owner
            ):
                matches += [0, this, owner, entry[1]]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:208  event rolled by roller: player
def after_rolled(s: State) -> bool:
    """Run what is triggered by the event rolled."""
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
            roller = st[-3]
            trigger, this, owner, serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                entry = effect_entry(s, serial)
                if entry:
                    st += [roller, this, owner, BEGIN, VERB_AXE_THROWERS_AFTER_ROLLED]
                    if axe_throwers_after_rolled(s):
                        return True
            pc = CHOOSE_TRIGGER


# northgard.law:206  event fought in ground: territory
def match_before_fought(s: State, ground: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == EFFECT_INTIMIDATE_PLAYS:
            owner = entry[2]
            this = entry[3]
            # cards_early.law:64  may before fought where combat's attacker is you and combat's defender is not…
            if (
                len(s.combat_place) - 1 != -1
                and s.combat_attacker[require(len(s.combat_place) - 1, "cards_early.law:64")] == owner
                and s.combat_defender[require(len(s.combat_place) - 1, "cards_early.law:64")] != 0
            ):
                matches += [0, this, owner, entry[1]]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:206  event fought in ground: territory
def before_fought(s: State) -> bool:
    """Run what is triggered before the event fought."""
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
            ground = st[-3]
            trigger, this, owner, serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                entry = effect_entry(s, serial)
                if entry:
                    st += [ground, this, owner, BEGIN, VERB_INTIMIDATE_BEFORE_FOUGHT]
                    if intimidate_before_fought(s):
                        return True
            pc = CHOOSE_TRIGGER


# northgard.law:196  event marched from source: territory to target: territory by mover: player with group: number
def match_before_marched(s: State, source: int, target: int, mover: int, group: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == EFFECT_BEAR_CLAN_PLAYS:
            owner = entry[2]
            this = entry[3]
            # clans.law:33  before marched where mover is you and rides_along
            if mover == owner and rides_along(s):
                matches += [0, this, owner, entry[1]]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:196  event marched from source: territory to target: territory by mover: player with group: number
def before_marched(s: State, source: int, target: int, mover: int, group: int) -> None:
    """Run what is triggered before the event marched."""
    matches = match_before_marched(s, source, target, mover, group)
    for index in range(0, len(matches), 4):
        trigger, this, owner, serial = matches[index : index + 4]
        if trigger == 0:
            entry = effect_entry(s, serial)
            if entry:
                bear_clan_before_marched(s, source, target, mover, group, this, owner)


# northgard.law:198  event explored x: tile by explorer: player
def match_before_explored(s: State, x: int, explorer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == EFFECT_LAY_OF_THE_LAND_PLAYS:
            owner = entry[2]
            this = entry[3]
            # clans.law:92  before explored where explorer is you
            if explorer == owner:
                matches += [0, this, owner, entry[1]]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:198  event explored x: tile by explorer: player
def before_explored(s: State, x: int, explorer: int) -> None:
    """Run what is triggered before the event explored."""
    matches = match_before_explored(s, x, explorer)
    for index in range(0, len(matches), 4):
        trigger, this, owner, serial = matches[index : index + 4]
        if trigger == 0:
            entry = effect_entry(s, serial)
            if entry:
                lay_of_the_land_before_explored(s, x, explorer, this, owner)


# northgard.law:194  event built b: building by builder: player in ground: territory
def match_before_built(s: State, b: int, builder: int, ground: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == EFFECT_GLORY_OF_THE_CLAN_PLAYS:
            owner = entry[2]
            this = entry[3]
            # clans.law:311  may before built where builder is you and (price of b) is at most wood of you
            if builder == owner and price(s, b) <= s.goods[owner * RESOURCE_COUNT + RES_WOOD]:
                matches += [0, this, owner, entry[1]]
            # clans.law:314  before built where builder is you and (price of b) is more than wood of you
            if builder == owner and price(s, b) > s.goods[owner * RESOURCE_COUNT + RES_WOOD]:
                matches += [1, this, owner, entry[1]]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:194  event built b: building by builder: player in ground: territory
def before_built(s: State) -> bool:
    """Run what is triggered before the event built."""
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
                s.site = DECISION_BEFORE_BUILT_TRIGGER
                s.legal = [rule + FIRST_BEFORE_BUILT_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_BEFORE_BUILT_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            b = st[-5]
            builder = st[-4]
            ground = st[-3]
            trigger, this, owner, serial = take_match(s, s.answer - FIRST_BEFORE_BUILT_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                entry = effect_entry(s, serial)
                if entry:
                    st += [b, builder, ground, this, owner, BEGIN, VERB_GLORY_OF_THE_CLAN_BEFORE_BUILT]
                    if glory_of_the_clan_before_built(s):
                        return True
            elif trigger == 1:
                entry = effect_entry(s, serial)
                if entry:
                    glory_of_the_clan_before_built_2(s, b, builder, ground, this, owner)
            pc = CHOOSE_TRIGGER


# northgard.law:194  event built b: building by builder: player in ground: territory
def match_after_built(s: State, b: int, builder: int, ground: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == EFFECT_GLORY_OF_THE_CLAN_PLAYS:
            owner = entry[2]
            this = entry[3]
            # clans.law:317  when built where builder is you and still_due
            if builder == owner and still_due(s):
                matches += [0, this, owner, entry[1]]
    owner = builder
    this = s.clan[owner]
    # clans.law:99  Goat: when built where builder is you
    if this == GOAT:
        matches += [1, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:194  event built b: building by builder: player in ground: territory
def after_built(s: State) -> bool:
    """Run what is triggered by the event built."""
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
                s.site = DECISION_AFTER_BUILT_TRIGGER
                s.legal = [rule + FIRST_AFTER_BUILT_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_AFTER_BUILT_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            b = st[-5]
            builder = st[-4]
            ground = st[-3]
            trigger, this, owner, serial = take_match(s, s.answer - FIRST_AFTER_BUILT_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                entry = effect_entry(s, serial)
                if entry:
                    glory_of_the_clan_when_built(s, b, builder, ground, this, owner)
            elif trigger == 1:
                goat_when_built(s, b, builder, ground, this, owner)
            pc = CHOOSE_TRIGGER


# northgard.law:190  event recruited in ground: territory by owner: player
def match_after_recruited(s: State, ground: int, owner_: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # buildings.law:37  when recruited where camps is one_unit and (any b among (buildings in ground)…
    if s.camps == ONE_UNIT and any(
        FIRST_BUILDING <= b <= LAST_BUILDING and s.at[b] == ON_PLACES - s.map.root[ground] and b in TRAINING_CAMP_COPIES
        for b in s.on_board
    ):
        matches += [0, -1, 0, 0]
    for this in s.on_board:
        if this in TRAINING_CAMP_COPIES:
            owner = controller(s, require(place_of(s, this), "northgard.law:87"))
            # buildings.law:22  Training Camp: may when recruited where owner is you and ground is here and camps…
            if (
                owner != 0
                and owner_ == owner
                and s.map.root[ground] == s.map.root[place_of(s, this)]
                and s.camps == EACH_CAMP
            ):
                matches += [1, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:190  event recruited in ground: territory by owner: player
def after_recruited(s: State) -> bool:
    """Run what is triggered by the event recruited."""
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
            ground = st[-4]
            owner_ = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [ground, owner_, s.active, BEGIN, VERB_RECRUITED_WHEN_RECRUITED]
                if recruited_when_recruited(s):
                    return True
            elif trigger == 1:
                st += [ground, owner_, this, owner, BEGIN, VERB_TRAINING_CAMP_WHEN_RECRUITED]
                if training_camp_when_recruited(s):
                    return True
            pc = CHOOSE_TRIGGER


# northgard.law:200  event moving by mover: player
def match_after_moving(s: State, mover: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:88  when moving
    if s.creatures:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:200  event moving by mover: player
def after_moving(s: State, mover: int) -> None:
    """Run what is triggered by the event moving."""
    matches = match_after_moving(s, mover)
    for index in range(0, len(matches), 4):
        trigger, _this, _owner, _serial = matches[index : index + 4]
        if trigger == 0:
            moving_when_moving(s, mover, s.active)


# northgard.law:196  event marched from source: territory to target: territory by mover: player with group: number
def match_after_marched(s: State, source: int, target: int, mover: int, group: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:90  after marched
    if s.creatures:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:196  event marched from source: territory to target: territory by mover: player with group: number
def after_marched(s: State, source: int, target: int, mover: int, group: int) -> None:
    """Run what is triggered by the event marched."""
    matches = match_after_marched(s, source, target, mover, group)
    for index in range(0, len(matches), 4):
        trigger, _this, _owner, _serial = matches[index : index + 4]
        if trigger == 0:
            marched_after_marched(s, source, target, mover, group, s.active)


# northgard.law:210  event won by winner: player as winning: side in ground: territory
def match_after_won(s: State, winner: int, winning: int, ground: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:96  after won where beast is nothing and winning is attack
    if s.creatures and s.beast == -1 and winning == ATTACK:
        matches += [0, -1, 0, 0]
    # creatures.law:145  when won where beast is not nothing
    if s.creatures and s.beast != -1:
        matches += [1, -1, 0, 0]
    owner = winner
    this = s.clan[owner]
    # clans.law:278  Stag: when won where winner is you and winning is attack and (present of you in…
    if this == STAG and winning == ATTACK and present_(s, owner, ground) and can_claim(s, ground):
        matches += [2, this, owner, 0]
    # clans.law:351  Wolf: when won where winner is you and winning is attack
    if this == THING_CLAN_WOLF and winning == ATTACK:
        matches += [3, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:210  event won by winner: player as winning: side in ground: territory
def after_won(s: State) -> bool:
    """Run what is triggered by the event won."""
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
                s.site = DECISION_AFTER_WON_TRIGGER
                s.legal = [rule + FIRST_AFTER_WON_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_AFTER_WON_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            winner = st[-5]
            winning = st[-4]
            ground = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer - FIRST_AFTER_WON_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                won_after_won(s, winner, winning, ground, s.active)
            elif trigger == 1:
                won_when_won(s, winner, winning, ground, s.active)
            elif trigger == 2:
                stag_when_won(s, winner, winning, ground, this, owner)
            elif trigger == 3:
                wolf_when_won(s, winner, winning, ground, this, owner)
            pc = CHOOSE_TRIGGER


# northgard.law:202  event moved by mover: player
def match_after_moved(s: State, mover: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:101  when moved
    if s.creatures:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:202  event moved by mover: player
def after_moved(s: State) -> bool:
    """Run what is triggered by the event moved."""
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
            mover = st[-3]
            trigger, _this, _owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [mover, s.active, 0, 0, BEGIN, VERB_MOVED_WHEN_MOVED]
                s.lists += [[]]
                if moved_when_moved(s):
                    return True
            pc = CHOOSE_TRIGGER


# northgard.law:204  event clashed in ground: territory
def match_after_clashed(s: State, ground: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:114  after clashed where prey of ground is not nothing
    if s.creatures and s.prey[s.map.root[ground]] != -1:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:204  event clashed in ground: territory
def after_clashed(s: State) -> bool:
    """Run what is triggered by the event clashed."""
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
            ground = st[-3]
            trigger, _this, _owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [ground, s.active, 0, BEGIN, VERB_CLASHED_AFTER_CLASHED]
                if clashed_after_clashed(s):
                    return True
            pc = CHOOSE_TRIGGER


# northgard.law:214  event actions_over
def match_after_actions_over(s: State) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:154  when actions_over
    if s.creatures:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:214  event actions_over
def after_actions_over(s: State) -> bool:
    """Run what is triggered by the event actions_over."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-2:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            trigger, _this, _owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [s.active, BEGIN, VERB_ACTIONS_OVER_WHEN_ACTIONS_OVER]
                if actions_over_when_actions_over(s):
                    return True
            pc = CHOOSE_TRIGGER


# northgard.law:188  event stationed in ground: territory by owner: player
def match_before_stationed(s: State, ground: int, owner_: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = owner_
    this = s.clan[owner]
    # clans.law:9  Bear: may before stationed where owner is you and place of Kaija is nothing and…
    if this == BEAR and s.at[KAIJA] > ON_PLACES and s.kaija_joins == AS_ONE and can_reinforce(s, owner):
        matches += [0, this, owner, 0]
    # clans.law:11  Bear: before stationed where owner is you and place of Kaija is nothing and not (can…
    if this == BEAR and s.at[KAIJA] > ON_PLACES and not can_reinforce(s, owner):
        matches += [1, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:188  event stationed in ground: territory by owner: player
def before_stationed(s: State) -> bool:
    """Run what is triggered before the event stationed."""
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
                s.site = DECISION_BEFORE_STATIONED_TRIGGER
                s.legal = [rule + FIRST_BEFORE_STATIONED_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_BEFORE_STATIONED_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            ground = st[-4]
            owner_ = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer - FIRST_BEFORE_STATIONED_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [ground, owner_, this, owner, BEGIN, VERB_BEAR_BEFORE_STATIONED]
                if bear_before_stationed(s):
                    return True
            elif trigger == 1:
                bear_before_stationed_2(s, ground, owner_, this, owner)
            pc = CHOOSE_TRIGGER


# northgard.law:192  event mustered by owner: player
def match_after_mustered(s: State, owner_: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = owner_
    this = s.clan[owner]
    # clans.law:13  Bear: may when mustered where owner is you and place of Kaija is nothing and…
    if this == BEAR and s.at[KAIJA] > ON_PLACES and s.kaija_joins == BESIDES:
        matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:192  event mustered by owner: player
def after_mustered(s: State) -> bool:
    """Run what is triggered by the event mustered."""
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
            owner_ = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [owner_, this, owner, BEGIN, VERB_BEAR_WHEN_MUSTERED]
                if bear_when_mustered(s):
                    return True
            pc = CHOOSE_TRIGGER


# northgard.law:186  event settled in ground: territory by settler: player
def match_after_settled(s: State, ground: int, settler: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = settler
    this = s.clan[owner]
    # clans.law:18  Bear: may when settled where settler is you and place of Kaija is nothing and…
    if this == BEAR and s.at[KAIJA] > ON_PLACES and s.kaija_joins == BESIDES:
        matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:186  event settled in ground: territory by settler: player
def after_settled(s: State) -> bool:
    """Run what is triggered by the event settled."""
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
            ground = st[-4]
            settler = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [ground, settler, this, owner, BEGIN, VERB_BEAR_WHEN_SETTLED]
                if bear_when_settled(s):
                    return True
            pc = CHOOSE_TRIGGER


# northgard.law:198  event explored x: tile by explorer: player
def match_after_explored(s: State, x: int, explorer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = explorer
    this = s.clan[owner]
    # clans.law:56  Boar: when explored where explorer is you
    if this == BOAR:
        matches += [0, this, owner, 0]
    # clans.law:142  Raven: when explored where explorer is you
    if this == RAVEN:
        matches += [1, this, owner, 0]
    # clans.law:280  Stag: when explored where explorer is you
    if this == STAG:
        matches += [2, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:198  event explored x: tile by explorer: player
def after_explored(s: State) -> bool:
    """Run what is triggered by the event explored."""
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
                s.site = DECISION_AFTER_EXPLORED_TRIGGER
                s.legal = [rule + FIRST_AFTER_EXPLORED_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_AFTER_EXPLORED_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            x = st[-4]
            explorer = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer - FIRST_AFTER_EXPLORED_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                boar_when_explored(s, x, explorer, this, owner)
            elif trigger == 1:
                raven_when_explored(s, x, explorer, this, owner)
            elif trigger == 2:
                stag_when_explored(s, x, explorer, this, owner)
            pc = CHOOSE_TRIGGER


# northgard.law:184  event resolving c: card by actor: player
def match_before_resolving(s: State, c: int, actor: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = actor
    this = s.clan[owner]
    # clans.law:189  Snake: may before resolving where actor is you and clan of c is Snake and (any t…
    if this == SNAKE and CARD_CLAN[c] == SNAKE and any(can_scorch(s, t, owner) for t in s.map.roots):
        matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:184  event resolving c: card by actor: player
def before_resolving(s: State) -> bool:
    """Run what is triggered before the event resolving."""
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
            c = st[-4]
            actor = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [c, actor, this, owner, BEGIN, VERB_SNAKE_BEFORE_RESOLVING]
                if snake_before_resolving(s):
                    return True
            pc = CHOOSE_TRIGGER


# northgard.law:212  event gathering in ground: territory by owner: player
def match_before_gathering(s: State, ground: int, owner_: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for owner in range(1, s.players + 1):
        this = s.clan[owner]
        # clans.law:191  Snake: before gathering where place of "Scorched Earth" is ground and owner is in…
        if (
            this == SNAKE
            and s.map.root[place_of(s, SCORCHED_EARTH)] == s.map.root[ground]
            and owner_ in rivals(s, owner)
        ):
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:212  event gathering in ground: territory by owner: player
def before_gathering(s: State) -> bool:
    """Run what is triggered before the event gathering."""
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
            ground = st[-4]
            owner_ = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [ground, owner_, this, owner, BEGIN, VERB_SNAKE_BEFORE_GATHERING]
                if snake_before_gathering(s):
                    return True
            pc = CHOOSE_TRIGGER


# northgard.law:182  event played c: card by actor: player
def match_instead_of_played(s: State, c: int, actor: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for owner in range(1, s.players + 1):
        for this in s.piles[HAND + owner]:
            # cards_advanced.law:84  Defensive Strategy: may openly instead of played where actor is in rivals of…
            if this == DEFENSIVE_STRATEGY and actor in rivals(s, owner):
                matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# northgard.law:182  event played c: card by actor: player
def instead_of_played(s: State) -> bool:
    """Run what is triggered instead of the event played."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == AFTER_TRIGGER:  # has it been replaced?
            if s.result != 0:
                del st[-4:]
                del s.lists[-1:]
                return False
            pc = CHOOSE_TRIGGER
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                s.result = 0
                del st[-4:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            c = st[-4]
            actor = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = AFTER_TRIGGER
            s.result = 0
            if trigger == 0:
                st += [c, actor, this, owner, BEGIN, VERB_DEFENSIVE_STRATEGY_INSTEAD_PLAYED]
                if defensive_strategy_instead_played(s):
                    return True
            pc = AFTER_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.northgard.steps_buildings import recruited_when_recruited, training_camp_when_recruited
from lawspeaker_games.northgard.steps_cards_advanced import axe_throwers_after_rolled, defensive_strategy_instead_played
from lawspeaker_games.northgard.steps_cards_early import intimidate_before_fought
from lawspeaker_games.northgard.steps_clans import (
    bear_before_stationed,
    bear_before_stationed_2,
    bear_clan_before_marched,
    bear_when_mustered,
    bear_when_settled,
    boar_when_explored,
    glory_of_the_clan_before_built,
    glory_of_the_clan_before_built_2,
    glory_of_the_clan_when_built,
    goat_when_built,
    lay_of_the_land_before_explored,
    raven_when_explored,
    snake_before_gathering,
    snake_before_resolving,
    stag_when_explored,
    stag_when_won,
    wolf_when_won,
)
from lawspeaker_games.northgard.steps_creatures import (
    actions_over_when_actions_over,
    clashed_after_clashed,
    marched_after_marched,
    moved_when_moved,
    moving_when_moving,
    won_after_won,
    won_when_won,
)
