"""Imperial Settlers: Empires of the North: endings, and the loop that runs the stack.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import State, clone, hash_of
from lawspeaker_games.empires.tables import (
    ALL_OWNED,
    BEGIN,
    CALL_THE_COUSINS_COPIES,
    CASH_DESK,
    CEILIDH_COPIES,
    DRAGON_S_SPINE,
    DRINKING_COMPETITION_COPIES,
    DRY_STONE_DYKE_COPIES,
    EMPIRE,
    FISHING_CREW_COPIES,
    FLOKI_S_WORKSHOP,
    FROZEN_SHIPYARD,
    GHOST_ISLAND,
    GOLD_VAULT,
    GOLDEN_FELLS,
    HAND,
    HELPING_HANDS_COPIES,
    NEIGHBOURLY_ADVICE,
    NEIGHBOURS_FERRY,
    NEW_OUTPOST,
    NEW_OUTPOST_COPIES,
    PARTY_SHIP,
    PEAT_ISLAND,
    RIVER_TRADE_ROUTE,
    RIVER_TRADE_ROUTE_COPIES,
    SACK_THE_COAST_COPIES,
    SHARPENING_THE_AXES_COPIES,
    SHEEP_HOLM,
    SHEPHERD_S_COT_COPIES,
    SWORN_OARSMEN_COPIES,
    THRONE_OF_ICE,
    TROPHY_WALL,
    TUG_OF_WAR_COPIES,
    VALKYRIE_COPIES,
    VERB_CALL_THE_COUSINS_PLAYS,
    VERB_CASH_DESK_ACTION,
    VERB_CEILIDH_PLAYS,
    VERB_DRAGON_S_SPINE_ACTION,
    VERB_DRINKING_COMPETITION_PLAYS,
    VERB_FISHING_CREW_ACTION,
    VERB_FLOKI_S_WORKSHOP_ACTION,
    VERB_FROZEN_SHIPYARD_ACTION,
    VERB_GOLD_VAULT_ACTION,
    VERB_GOLD_VAULT_PAYS,
    VERB_NEIGHBOURLY_ADVICE_ACTION,
    VERB_NEW_OUTPOST_PLAYS,
    VERB_PEAT_ISLAND_ACTION,
    VERB_RIVER_TRADE_ROUTE_ACTION,
    VERB_SACK_THE_COAST_PLAYS,
    VERB_SWORN_OARSMEN_PLAYS,
    VERB_TUG_OF_WAR_PLAYS,
    VERB_VALKYRIE_ACTION,
    VERB_WAR_HORN_PLAYS,
    VERB_WEAPON_FORGE_ACTION,
    VERB_WEAVER_S_HOUSE_ACTION,
    VERB_WHALE_SOUND_ACTION,
    VERB_WRECK_BEACH_ACTION,
    WALRUS_BANKS,
    WAR_HORN_COPIES,
    WEAPON_FORGE,
    WEAPON_FORGE_COPIES,
    WEAVER_S_HOUSE_COPIES,
    WHALE_SOUND,
    WORKERS,
    WRECK_BEACH,
)
from lawspeaker_games.empires.values import score
from lawspeaker_runtime.errors import ChanceNeeded
from lawspeaker_runtime.state.base_state import TRIED_WITHOUT_HASH, finish, stay_idle
from lawspeaker_runtime.state.budget import check_trial
from lawspeaker_runtime.state.selection import most


def run_card_action(s: State, you: int, this: int) -> bool:
    """Run the action of a thing; a thing without any does nothing."""
    if this < WEAPON_FORGE:
        if this < RIVER_TRADE_ROUTE:
            if this in SHEPHERD_S_COT_COPIES:
                shepherd_s_cot_action(s, you, this)
                return False
            if this in WEAVER_S_HOUSE_COPIES:
                s.stack += [you, this, BEGIN, VERB_WEAVER_S_HOUSE_ACTION]
                return weaver_s_house_action(s)
            if this == NEIGHBOURLY_ADVICE:
                s.stack += [you, this, BEGIN, VERB_NEIGHBOURLY_ADVICE_ACTION]
                return neighbourly_advice_action(s)
            if this in FISHING_CREW_COPIES:
                s.stack += [you, this, BEGIN, VERB_FISHING_CREW_ACTION]
                return fishing_crew_action(s)
        else:
            if this in RIVER_TRADE_ROUTE_COPIES:
                s.stack += [you, this, BEGIN, VERB_RIVER_TRADE_ROUTE_ACTION]
                return river_trade_route_action(s)
            if this == FROZEN_SHIPYARD:
                s.stack += [you, this, BEGIN, VERB_FROZEN_SHIPYARD_ACTION]
                return frozen_shipyard_action(s)
            if this in VALKYRIE_COPIES:
                s.stack += [you, this, BEGIN, VERB_VALKYRIE_ACTION]
                return valkyrie_action(s)
            if this == FLOKI_S_WORKSHOP:
                s.stack += [you, this, BEGIN, VERB_FLOKI_S_WORKSHOP_ACTION]
                return floki_s_workshop_action(s)
    else:
        if this < WHALE_SOUND:
            if this in WEAPON_FORGE_COPIES:
                s.stack += [you, this, BEGIN, VERB_WEAPON_FORGE_ACTION]
                return weapon_forge_action(s)
            if this == GOLD_VAULT:
                s.stack += [you, this, 0, BEGIN, VERB_GOLD_VAULT_ACTION]
                return gold_vault_action(s)
            if this == CASH_DESK:
                s.stack += [you, this, 0, 0, BEGIN, VERB_CASH_DESK_ACTION]
                return cash_desk_action(s)
            if this == WRECK_BEACH:
                s.stack += [you, this, BEGIN, VERB_WRECK_BEACH_ACTION]
                return wreck_beach_action(s)
        else:
            if this == WHALE_SOUND:
                s.stack += [you, this, BEGIN, VERB_WHALE_SOUND_ACTION]
                return whale_sound_action(s)
            if this == PEAT_ISLAND:
                s.stack += [you, this, BEGIN, VERB_PEAT_ISLAND_ACTION]
                return peat_island_action(s)
            if this == GOLDEN_FELLS:
                golden_fells_action(s, you, this)
                return False
            if this == DRAGON_S_SPINE:
                s.stack += [you, this, BEGIN, VERB_DRAGON_S_SPINE_ACTION]
                return dragon_s_spine_action(s)
    return False


def run_card_bonus(s: State, you: int, this: int) -> None:
    """Run the bonus of a thing; a thing without any does nothing."""
    if this < SHEEP_HOLM:
        if this < FLOKI_S_WORKSHOP:
            if this in HELPING_HANDS_COPIES:
                helping_hands_bonus(s, you, this)
            elif this == NEIGHBOURS_FERRY:
                neighbours_ferry_bonus(s, you, this)
            elif this == FROZEN_SHIPYARD:
                frozen_shipyard_bonus(s, you, this)
        else:
            if this == FLOKI_S_WORKSHOP:
                floki_s_workshop_bonus(s, you, this)
            elif this == TROPHY_WALL:
                trophy_wall_bonus(s, you, this)
            elif this in DRY_STONE_DYKE_COPIES:
                dry_stone_dyke_bonus(s, you, this)
            elif this == GHOST_ISLAND:
                ghost_island_bonus(s, you, this)
    else:
        if this < GOLDEN_FELLS:
            if this == SHEEP_HOLM:
                sheep_holm_bonus(s, you, this)
            elif this == WRECK_BEACH:
                wreck_beach_bonus(s, you, this)
            elif this == PEAT_ISLAND:
                peat_island_bonus(s, you, this)
        else:
            if this == GOLDEN_FELLS:
                golden_fells_bonus(s, you, this)
            elif this == DRAGON_S_SPINE:
                dragon_s_spine_bonus(s, you, this)
            elif this == WALRUS_BANKS:
                walrus_banks_bonus(s, you, this)
            elif this == THRONE_OF_ICE:
                throne_of_ice_bonus(s, you, this)


def run_storehouse_pays(s: State, you: int, this: int) -> bool:
    """Run the pays of a thing; a thing without any does nothing."""
    if this == GOLD_VAULT:
        s.stack += [you, this, BEGIN, VERB_GOLD_VAULT_PAYS]
        return gold_vault_pays(s)
    return False


def run_boost_plays(s: State, you: int, this: int) -> bool:
    """Run the plays of a thing; a thing without any does nothing."""
    if this < NEW_OUTPOST:
        if this in CALL_THE_COUSINS_COPIES:
            s.stack += [you, this, BEGIN, VERB_CALL_THE_COUSINS_PLAYS]
            return call_the_cousins_plays(s)
        if this in TUG_OF_WAR_COPIES:
            s.stack += [you, this, 0, BEGIN, VERB_TUG_OF_WAR_PLAYS]
            return tug_of_war_plays(s)
        if this in CEILIDH_COPIES:
            s.stack += [you, this, BEGIN, VERB_CEILIDH_PLAYS]
            return ceilidh_plays(s)
        if this in DRINKING_COMPETITION_COPIES:
            s.stack += [you, this, BEGIN, VERB_DRINKING_COMPETITION_PLAYS]
            return drinking_competition_plays(s)
        if this == PARTY_SHIP:
            party_ship_plays(s, you, this)
            return False
    else:
        if this in NEW_OUTPOST_COPIES:
            s.stack += [you, this, BEGIN, VERB_NEW_OUTPOST_PLAYS]
            return new_outpost_plays(s)
        if this in SHARPENING_THE_AXES_COPIES:
            sharpening_the_axes_plays(s, you, this)
            return False
        if this in WAR_HORN_COPIES:
            s.stack += [you, this, BEGIN, VERB_WAR_HORN_PLAYS]
            return war_horn_plays(s)
        if this in SACK_THE_COAST_COPIES:
            s.stack += [you, this, BEGIN, VERB_SACK_THE_COAST_PLAYS]
            return sack_the_coast_plays(s)
        if this in SWORN_OARSMEN_COPIES:
            s.stack += [you, this, BEGIN, VERB_SWORN_OARSMEN_PLAYS]
            return sworn_oarsmen_plays(s)
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
    call_the_cousins_plays,
    ceilidh_plays,
    dry_stone_dyke_bonus,
    fishing_crew_action,
    helping_hands_bonus,
    neighbourly_advice_action,
    neighbours_ferry_bonus,
    shepherd_s_cot_action,
    tug_of_war_plays,
    weaver_s_house_action,
)
from lawspeaker_games.empires.steps_clan_heidel import drinking_competition_plays, party_ship_plays
from lawspeaker_games.empires.steps_clan_mackinnon import (
    cash_desk_action,
    gold_vault_action,
    gold_vault_pays,
    try_action_of_storehouse_cash_desk,
)
from lawspeaker_games.empires.steps_clan_nanurjuk import new_outpost_plays, river_trade_route_action
from lawspeaker_games.empires.steps_clan_panuk import frozen_shipyard_action, frozen_shipyard_bonus
from lawspeaker_games.empires.steps_clan_ulaf import (
    floki_s_workshop_action,
    floki_s_workshop_bonus,
    sack_the_coast_plays,
    sharpening_the_axes_plays,
    sworn_oarsmen_plays,
    trophy_wall_bonus,
    valkyrie_action,
    war_horn_plays,
    weapon_forge_action,
)
from lawspeaker_games.empires.steps_islands import (
    dragon_s_spine_action,
    dragon_s_spine_bonus,
    ghost_island_bonus,
    golden_fells_action,
    golden_fells_bonus,
    peat_island_action,
    peat_island_bonus,
    sheep_holm_bonus,
    throne_of_ice_bonus,
    walrus_banks_bonus,
    whale_sound_action,
    wreck_beach_action,
    wreck_beach_bonus,
)
from lawspeaker_games.empires.steps_keywords import (
    assign_one,
    copy_,
    copy_anew,
    discard_cards,
    find,
    move_pawn,
    pay_out,
    spend,
    spend_kinds,
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
    venture,
    visit,
    voyage,
    voyage_now,
)
from lawspeaker_games.empires.steps_tasks import (
    add_to,
    after_declared,
    after_performed,
    carry_out,
    construct,
    declared_when_declared,
    harvest,
    perform,
    performed_when_performed,
    plant,
    play,
    try_play,
)
from lawspeaker_games.empires.steps_turn import (
    act,
    after_built,
    build,
    choose_walker,
    establish,
    place_pawn,
    raid,
    step_pawn,
    use_one,
)

# Functions that may suspend, by the numbers that the stack holds.
VERBS: Final = (
    spend,
    spend_kinds,
    assign_one,
    unassign,
    copy_,
    copy_anew,
    pay_out,
    find,
    discard_cards,
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
    establish,
    use_one,
    raid,
    phase_lookout,
    phase_actions,
    phase_expedition,
    setup,
    course,
    try_play,
    try_copy,
    try_action_of_storehouse_cash_desk,
    weaver_s_house_action,
    neighbourly_advice_action,
    fishing_crew_action,
    river_trade_route_action,
    frozen_shipyard_action,
    valkyrie_action,
    floki_s_workshop_action,
    weapon_forge_action,
    gold_vault_action,
    cash_desk_action,
    wreck_beach_action,
    whale_sound_action,
    peat_island_action,
    dragon_s_spine_action,
    gold_vault_pays,
    call_the_cousins_plays,
    tug_of_war_plays,
    ceilidh_plays,
    drinking_competition_plays,
    new_outpost_plays,
    war_horn_plays,
    sack_the_coast_plays,
    sworn_oarsmen_plays,
    declared_when_declared,
    performed_when_performed,
    after_conquered,
    after_declared,
    after_performed,
    after_built,
    stay_idle,
)
