"""Imperial Settlers: Empires of the North: endings, and the loop that runs the stack.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import State, clone, hash_of
from lawspeaker_games.empires.tables import (
    ALL_OWNED,
    BARN_RAISING_COPIES,
    BEGIN,
    DRIFTWOOD_BAY_COPIES,
    EMPIRE,
    FAIR_WIND_COPIES,
    FALLEN_TEMPLE_COPIES,
    FLOKI_S_WORKSHOP,
    GHOST_ISLAND,
    GOLDEN_COAST_COPIES,
    GOOD_NEIGHBOURS_COPIES,
    GUEST_HOUSE_COPIES,
    HALL_OF_ECHOES_COPIES,
    HAND,
    HARVEST_FEAST_COPIES,
    HELMSMAN_S_HOUSE_COPIES,
    MANY_HANDS_COPIES,
    MARKET_DAY_COPIES,
    MEAD_HALL_COPIES,
    RAIDERS_CAMP,
    RAIDERS_CAMP_COPIES,
    SHARED_GRANARY_COPIES,
    SHEEP_HOLM_COPIES,
    SKERRY,
    STONE_PIER_COPIES,
    STORM_OF_AXES_COPIES,
    VERB_FAIR_WIND_PLAYS,
    VERB_FALLEN_TEMPLE_ACTION,
    VERB_GOOD_NEIGHBOURS_PLAYS,
    VERB_GUEST_HOUSE_ACTION,
    VERB_HALL_OF_ECHOES_ACTION,
    VERB_HARVEST_FEAST_ACTION,
    VERB_HELMSMAN_S_HOUSE_ACTION,
    VERB_MARKET_DAY_PLAYS,
    VERB_MEAD_HALL_ACTION,
    VERB_RAIDERS_CAMP_ACTION,
    VERB_SHARED_GRANARY_PAYS,
    VERB_SHEEP_HOLM_ACTION,
    VERB_SKERRY_ACTION,
    VERB_STONE_PIER_ACTION,
    VERB_STORM_OF_AXES_PLAYS,
    VERB_WEAVER_S_COTTAGE_ACTION,
    WAR_DRUMS_COPIES,
    WEAVER_S_COTTAGE_COPIES,
    WORKERS,
)
from lawspeaker_games.empires.values import score
from lawspeaker_runtime.errors import ChanceNeeded
from lawspeaker_runtime.state.base_state import TRIED_WITHOUT_HASH, finish, stay_idle
from lawspeaker_runtime.state.budget import check_trial
from lawspeaker_runtime.state.selection import most


def run_card_action(s: State, you: int, this: int) -> bool:
    """Run the action of a thing; a thing without any does nothing."""
    if this < RAIDERS_CAMP:
        if this in WEAVER_S_COTTAGE_COPIES:
            s.stack += [you, this, BEGIN, VERB_WEAVER_S_COTTAGE_ACTION]
            return weaver_s_cottage_action(s)
        if this in SHARED_GRANARY_COPIES:
            shared_granary_action(s, you, this)
            return False
        if this in GUEST_HOUSE_COPIES:
            s.stack += [you, this, BEGIN, VERB_GUEST_HOUSE_ACTION]
            return guest_house_action(s)
        if this in HARVEST_FEAST_COPIES:
            s.stack += [you, this, BEGIN, VERB_HARVEST_FEAST_ACTION]
            return harvest_feast_action(s)
        if this in HALL_OF_ECHOES_COPIES:
            s.stack += [you, this, BEGIN, VERB_HALL_OF_ECHOES_ACTION]
            return hall_of_echoes_action(s)
        if this in STONE_PIER_COPIES:
            s.stack += [you, this, BEGIN, VERB_STONE_PIER_ACTION]
            return stone_pier_action(s)
    else:
        if this in RAIDERS_CAMP_COPIES:
            s.stack += [you, this, BEGIN, VERB_RAIDERS_CAMP_ACTION]
            return raiders_camp_action(s)
        if this in HELMSMAN_S_HOUSE_COPIES:
            s.stack += [you, this, BEGIN, VERB_HELMSMAN_S_HOUSE_ACTION]
            return helmsman_s_house_action(s)
        if this in MEAD_HALL_COPIES:
            s.stack += [you, this, BEGIN, VERB_MEAD_HALL_ACTION]
            return mead_hall_action(s)
        if this == SKERRY:
            s.stack += [you, this, BEGIN, VERB_SKERRY_ACTION]
            return skerry_action(s)
        if this in SHEEP_HOLM_COPIES:
            s.stack += [you, this, BEGIN, VERB_SHEEP_HOLM_ACTION]
            return sheep_holm_action(s)
        if this in FALLEN_TEMPLE_COPIES:
            s.stack += [you, this, BEGIN, VERB_FALLEN_TEMPLE_ACTION]
            return fallen_temple_action(s)
    return False


def run_card_bonus(s: State, you: int, this: int) -> None:
    """Run the bonus of a thing; a thing without any does nothing."""
    if this in BARN_RAISING_COPIES:
        barn_raising_bonus(s, you, this)
    elif this == FLOKI_S_WORKSHOP:
        floki_s_workshop_bonus(s, you, this)
    elif this in HELMSMAN_S_HOUSE_COPIES:
        helmsman_s_house_bonus(s, you, this)
    elif this == GHOST_ISLAND:
        ghost_island_bonus(s, you, this)
    elif this in DRIFTWOOD_BAY_COPIES:
        driftwood_bay_bonus(s, you, this)
    elif this in GOLDEN_COAST_COPIES:
        golden_coast_bonus(s, you, this)


def run_card_pays(s: State, you: int, this: int) -> bool:
    """Run the pays of a thing; a thing without any does nothing."""
    if this in SHARED_GRANARY_COPIES:
        s.stack += [you, this, BEGIN, VERB_SHARED_GRANARY_PAYS]
        return shared_granary_pays(s)
    return False


def run_boost_plays(s: State, you: int, this: int) -> bool:
    """Run the plays of a thing; a thing without any does nothing."""
    if this in MANY_HANDS_COPIES:
        many_hands_plays(s, you, this)
        return False
    if this in MARKET_DAY_COPIES:
        s.stack += [you, this, BEGIN, VERB_MARKET_DAY_PLAYS]
        return market_day_plays(s)
    if this in GOOD_NEIGHBOURS_COPIES:
        s.stack += [you, this, BEGIN, VERB_GOOD_NEIGHBOURS_PLAYS]
        return good_neighbours_plays(s)
    if this in WAR_DRUMS_COPIES:
        war_drums_plays(s, you, this)
        return False
    if this in STORM_OF_AXES_COPIES:
        s.stack += [you, this, BEGIN, VERB_STORM_OF_AXES_PLAYS]
        return storm_of_axes_plays(s)
    if this in FAIR_WIND_COPIES:
        s.stack += [you, this, BEGIN, VERB_FAIR_WIND_PLAYS]
        return fair_wind_plays(s)
    return False


def end_game(s: State) -> None:
    """Decide who wins when the game is over."""
    if s.over:
        return
    best = most(list(range(1, s.players + 1)), lambda p: score(s, p))
    best = most(best, lambda p: len(s.piles[EMPIRE + p]))
    best = most(best, lambda p: s.goods[p * 9 + WORKERS] + (s.spent[p] if s.tied_workers == ALL_OWNED else 0))
    best = most(best, lambda p: len(s.piles[HAND + p]))
    finish(s, -1, best)


def run(s: State) -> None:
    """Run what is on the stack until a player must decide or the game is over."""
    stack = s.stack
    while stack and not s.over:
        if VERBS[stack[-1]](s) and not s.over:
            return
    if not s.over:
        end_game(s)
    s.stack = []
    s.lists = []
    s.player = 0
    s.site = -1
    s.legal = []


def has_way(s: State, line: str) -> bool:
    """Tell whether some answers and outcomes of chance lead what is on the stack to its end with nothing left undone."""
    starts = [s]
    answers = [-1]
    outcomes: list[list[int]] = [[]]
    met: set[int] = set()
    tried = 0
    while starts:
        tried += 1
        check_trial(tried, line)
        before = starts.pop()
        answer = answers.pop()
        given = outcomes.pop()
        copy = clone(before)
        copy.call_depth = s.call_depth
        copy.answer = answer
        copy.forced = given[:]
        try:
            run(copy)
        except ChanceNeeded as chance:
            for number in range(len(chance.outcomes) - 1, -1, -1):
                starts.append(before)
                answers.append(answer)
                outcomes.append([*given, chance.outcomes[number]])
            continue
        if copy.undone:
            continue
        if copy.over or copy.ending != s.ending:
            return True
        if copy.site < 0:
            if not copy.failed:
                return True
            continue
        if tried > TRIED_WITHOUT_HASH:
            position = hash_of(copy)
            if position in met:
                continue
            met.add(position)
        for number in range(len(copy.legal) - 1, -1, -1):
            starts.append(copy)
            answers.append(copy.legal[number])
            outcomes.append([])
    return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps_clan_glenn import (
    barn_raising_bonus,
    good_neighbours_plays,
    guest_house_action,
    hall_of_echoes_action,
    harvest_feast_action,
    many_hands_plays,
    market_day_plays,
    shared_granary_action,
    shared_granary_pays,
    try_action_of_location_guest_house,
    try_action_of_location_harvest_feast,
    weaver_s_cottage_action,
)
from lawspeaker_games.empires.steps_clan_ulaf import (
    fair_wind_plays,
    floki_s_workshop_bonus,
    helmsman_s_house_action,
    helmsman_s_house_bonus,
    mead_hall_action,
    raiders_camp_action,
    stone_pier_action,
    storm_of_axes_plays,
    try_action_of_location_stone_pier,
    war_drums_plays,
)
from lawspeaker_games.empires.steps_islands import (
    driftwood_bay_bonus,
    fallen_temple_action,
    ghost_island_bonus,
    golden_coast_bonus,
    sheep_holm_action,
    skerry_action,
)
from lawspeaker_games.empires.steps_keywords import (
    assign_one,
    copy_,
    find,
    move_pawn,
    pay_out,
    spend,
    try_copy,
    unassign,
    unexhaust_one,
)
from lawspeaker_games.empires.steps_round import course, look_out, phase_actions, phase_expedition, phase_lookout, setup
from lawspeaker_games.empires.steps_ships import (
    advance_ship,
    after_conquered,
    conquer,
    conquer_now,
    load_ship,
    pillage_now,
    sail,
    strange_shore,
    try_load_ship,
    try_sail,
    venture,
    visit,
    voyage,
    voyage_now,
)
from lawspeaker_games.empires.steps_tasks import (
    add_to,
    carry_out,
    construct,
    harvest,
    perform,
    plant,
    play,
    try_perform,
    try_play,
)
from lawspeaker_games.empires.steps_turn import act, build, choose_walker, place_pawn, raid, step_pawn, use_one

# Functions that may suspend, by the numbers that the stack holds.
VERBS: Final = (
    spend,
    assign_one,
    unassign,
    copy_,
    pay_out,
    find,
    unexhaust_one,
    move_pawn,
    look_out,
    sail,
    load_ship,
    advance_ship,
    voyage,
    strange_shore,
    visit,
    conquer,
    voyage_now,
    pillage_now,
    conquer_now,
    venture,
    perform,
    add_to,
    play,
    carry_out,
    construct,
    harvest,
    plant,
    act,
    place_pawn,
    step_pawn,
    choose_walker,
    build,
    use_one,
    raid,
    phase_lookout,
    phase_actions,
    phase_expedition,
    setup,
    course,
    try_load_ship,
    try_sail,
    try_play,
    try_perform,
    try_action_of_location_guest_house,
    try_action_of_location_harvest_feast,
    try_copy,
    try_action_of_location_stone_pier,
    weaver_s_cottage_action,
    guest_house_action,
    harvest_feast_action,
    hall_of_echoes_action,
    stone_pier_action,
    raiders_camp_action,
    helmsman_s_house_action,
    mead_hall_action,
    skerry_action,
    sheep_holm_action,
    fallen_temple_action,
    shared_granary_pays,
    market_day_plays,
    good_neighbours_plays,
    storm_of_axes_plays,
    fair_wind_plays,
    after_conquered,
    stay_idle,
)
