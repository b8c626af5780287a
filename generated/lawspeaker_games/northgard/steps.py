"""Northgard: Uncharted Lands: endings, and the loop that runs the stack.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import State, clone, hash_of
from lawspeaker_games.northgard.tables import (
    ALLIES_FROM_THE_WILD,
    AMENITIES,
    ANCESTRAL_CURSE,
    ANNEXATION,
    AXE_THROWERS,
    BEAR_CLAN,
    BEGIN,
    BOAR_CLAN,
    BODYGUARD,
    BRIBERY,
    BUILD_COPIES,
    CALL_TO_WAR,
    CAPTURE,
    CARPENTRY_MASTERY,
    CONQUEROR,
    CUNNING_MERCHANT,
    ENEMY_SECRETS,
    EXPLORE_COPIES,
    FAME,
    FEAST_COPIES,
    FEAST_DAY,
    FISHING,
    FUTURE_SIGHT,
    GLORY_OF_THE_CLAN,
    GOAT_CLAN,
    GREATER_TRADE_ROUTES,
    GRIZZLED_WARRIORS,
    HEROIC_CHARGE,
    HIDDEN_WAYS,
    HUGINN_MUNINN,
    HUNTERS,
    IMPROVED_VILLAGER_TOOLS,
    INCURSION,
    INDUSTRIOUS_VILLAGERS,
    INFILTRATION,
    INTIMIDATE,
    LAY_OF_THE_LAND,
    LEGENDARY_HEROES,
    LORE_MASTERY,
    LOREMASTERS,
    MARKET_PLACE,
    MERCENARY,
    MERCHANT,
    MILITIA,
    MOVE,
    MOVE_COPIES,
    NEGOTIATION,
    OSMOSIS,
    OUTPOST,
    PLUNDER,
    PROTECTOR_OF_THE_LAND,
    RAIDING_PARTY,
    RANGERS,
    RAPACIOUS_EXPLOITATION,
    RAVEN_CLAN,
    RAVEN_MERCENARIES,
    RECRUIT_COPIES,
    RECRUITMENT,
    RESOURCE_COUNT,
    RESOURCEFUL_PEOPLE,
    SCOUT_CAMP,
    SCOUTS,
    SHIELDBEARERS,
    SIMPLE_LIVING,
    SNAKE_CLAN,
    SPY,
    STAG_CLAN,
    STOLEN_LORE,
    TEAMWORK,
    THE_BEAR_AWAKENS,
    TOWN_HALL,
    TRADING_POST,
    UPGRADED_MARKET_PLACE,
    UPGRADED_SCOUT_CAMP,
    UPGRADED_TOWN_HALL,
    UPGRADED_TRADING_POST,
    VEILED_THREATS,
    VERB_ALLIES_FROM_THE_WILD_PLAYS,
    VERB_AMENITIES_PLAYS,
    VERB_ANCESTRAL_CURSE_PLAYS,
    VERB_ANNEXATION_PLAYS,
    VERB_AXE_THROWERS_PLAYS,
    VERB_BEAR_CLAN_PLAYS,
    VERB_BOAR_CLAN_PLAYS,
    VERB_BODYGUARD_PLAYS,
    VERB_BRIBERY_PLAYS,
    VERB_BUILD_PLAYS,
    VERB_CALL_TO_WAR_PLAYS,
    VERB_CAPTURE_PLAYS,
    VERB_CARPENTRY_MASTERY_PLAYS,
    VERB_CUNNING_MERCHANT_PLAYS,
    VERB_ENEMY_SECRETS_PLAYS,
    VERB_EXPLORE_PLAYS,
    VERB_FEAST_DAY_PLAYS,
    VERB_FEAST_PLAYS,
    VERB_FUTURE_SIGHT_PLAYS,
    VERB_GLORY_OF_THE_CLAN_PLAYS,
    VERB_GOAT_CLAN_PLAYS,
    VERB_GREATER_TRADE_ROUTES_PLAYS,
    VERB_GRIZZLED_WARRIORS_PLAYS,
    VERB_HEROIC_CHARGE_PLAYS,
    VERB_HIDDEN_WAYS_PLAYS,
    VERB_HUGINN_MUNINN_PLAYS,
    VERB_HUNTERS_PLAYS,
    VERB_IMPROVED_VILLAGER_TOOLS_PLAYS,
    VERB_INCURSION_PLAYS,
    VERB_INDUSTRIOUS_VILLAGERS_PLAYS,
    VERB_INFILTRATION_PLAYS,
    VERB_INTIMIDATE_PLAYS,
    VERB_LAY_OF_THE_LAND_PLAYS,
    VERB_LEGENDARY_HEROES_PLAYS,
    VERB_LOREMASTERS_PLAYS,
    VERB_MERCENARY_PLAYS,
    VERB_MERCHANT_PLAYS,
    VERB_MILITIA_PLAYS,
    VERB_MOVE_PLAYS,
    VERB_NEGOTIATION_PLAYS,
    VERB_OSMOSIS_PLAYS,
    VERB_OUTPOST_PLAYS,
    VERB_PLUNDER_PLAYS,
    VERB_RAIDING_PARTY_PLAYS,
    VERB_RANGERS_PLAYS,
    VERB_RAPACIOUS_EXPLOITATION_PLAYS,
    VERB_RAVEN_CLAN_PLAYS,
    VERB_RAVEN_MERCENARIES_PLAYS,
    VERB_RECRUIT_PLAYS,
    VERB_RECRUITMENT_PLAYS,
    VERB_RESOURCEFUL_PEOPLE_PLAYS,
    VERB_SCOUT_CAMP_PLAYS,
    VERB_SCOUTS_PLAYS,
    VERB_SHIELDBEARERS_PLAYS,
    VERB_SIMPLE_LIVING_PLAYS,
    VERB_SNAKE_CLAN_PLAYS,
    VERB_SPY_PLAYS,
    VERB_STAG_CLAN_PLAYS,
    VERB_STOLEN_LORE_PLAYS,
    VERB_TEAMWORK_PLAYS,
    VERB_THE_BEAR_AWAKENS_PLAYS,
    VERB_TOWN_HALL_PLAYS,
    VERB_TRADING_POST_PLAYS,
    VERB_UPGRADED_SCOUT_CAMP_PLAYS,
    VERB_UPGRADED_TOWN_HALL_PLAYS,
    VERB_UPGRADED_TRADING_POST_PLAYS,
    VERB_VEILED_THREATS_PLAYS,
    VERB_WARRIORS_PLAYS,
    VERB_WOLF_CLAN_PLAYS,
    VERB_WOODCUTTERS_PLAYS,
    WARRIORS,
    WOLF_CLAN,
    WOOD_MONOPOLY,
    WOODCUTTERS,
)
from lawspeaker_games.northgard.values import allies, army, holdings, houses, score, strongholds, strongholds_needed
from lawspeaker_runtime.errors import ChanceNeeded
from lawspeaker_runtime.state.base_state import FIRST_ANSWERS, TRIAL_CHECK_MASK, TRIED_WITHOUT_HASH, finish, stay_idle
from lawspeaker_runtime.state.budget import check_trial
from lawspeaker_runtime.state.selection import most


def run_card_plays(s: State, you: int, this: int) -> bool:
    """Run the plays of a thing; a thing without any does nothing."""
    if this < MERCHANT:
        if this < UPGRADED_SCOUT_CAMP:
            return run_card_plays_below_upgraded_scout_camp(s, you, this)
        return run_card_plays_from_upgraded_scout_camp_below_merchant(s, you, this)
    if this < THE_BEAR_AWAKENS:
        return run_card_plays_from_merchant_below_the_bear_awakens(s, you, this)
    return run_card_plays_from_the_bear_awakens(s, you, this)


def run_card_plays_below_upgraded_scout_camp(s: State, you: int, this: int) -> bool:
    """Run the plays of a thing; a thing without any does nothing."""
    if this < OUTPOST:
        if this < INDUSTRIOUS_VILLAGERS:
            if this == SPY:
                s.stack += [you, this, 0, 0, 0, 0, BEGIN, VERB_SPY_PLAYS]
                return spy_plays(s)
            if this == FISHING:
                fishing_plays(s, you, this)
                return False
            if this == AXE_THROWERS:
                s.stack += [you, this, BEGIN, VERB_AXE_THROWERS_PLAYS]
                return axe_throwers_plays(s)
            if this == LORE_MASTERY:
                lore_mastery_plays(s, you, this)
                return False
        else:
            if this == INDUSTRIOUS_VILLAGERS:
                s.stack += [you, this, 0, 0, 0, BEGIN, VERB_INDUSTRIOUS_VILLAGERS_PLAYS]
                return industrious_villagers_plays(s)
            if this == ENEMY_SECRETS:
                s.stack += [you, this, 0, BEGIN, VERB_ENEMY_SECRETS_PLAYS]
                return enemy_secrets_plays(s)
            if this == HUNTERS:
                s.stack += [you, this, BEGIN, VERB_HUNTERS_PLAYS]
                return hunters_plays(s)
            if this == WOODCUTTERS:
                s.stack += [you, this, BEGIN, VERB_WOODCUTTERS_PLAYS]
                return woodcutters_plays(s)
            if this == LOREMASTERS:
                s.stack += [you, this, BEGIN, VERB_LOREMASTERS_PLAYS]
                return loremasters_plays(s)
    else:
        if this < UPGRADED_MARKET_PLACE:
            if this == OUTPOST:
                s.stack += [you, this, BEGIN, VERB_OUTPOST_PLAYS]
                return outpost_plays(s)
            if this == HIDDEN_WAYS:
                s.stack += [you, this, BEGIN, VERB_HIDDEN_WAYS_PLAYS]
                return hidden_ways_plays(s)
            if this == CARPENTRY_MASTERY:
                s.stack += [you, this, 0, 0, 0, BEGIN, VERB_CARPENTRY_MASTERY_PLAYS]
                return carpentry_mastery_plays(s)
            if this == CONQUEROR:
                conqueror_plays(s, you, this)
                return False
            if this == HUGINN_MUNINN:
                s.stack += [you, this, BEGIN, VERB_HUGINN_MUNINN_PLAYS]
                return huginn_muninn_plays(s)
        else:
            if this == UPGRADED_MARKET_PLACE:
                upgraded_market_place_plays(s, you, this)
                return False
            if this == GRIZZLED_WARRIORS:
                s.stack += [you, this, BEGIN, VERB_GRIZZLED_WARRIORS_PLAYS]
                return grizzled_warriors_plays(s)
            if this == UPGRADED_TRADING_POST:
                s.stack += [you, this, BEGIN, VERB_UPGRADED_TRADING_POST_PLAYS]
                return upgraded_trading_post_plays(s)
            if this == ANCESTRAL_CURSE:
                s.stack += [you, this, 0, 0, 0, 0, BEGIN, VERB_ANCESTRAL_CURSE_PLAYS]
                s.lists += [[]]
                return ancestral_curse_plays(s)
            if this == RANGERS:
                s.stack += [you, this, BEGIN, VERB_RANGERS_PLAYS]
                return rangers_plays(s)
    return False


def run_card_plays_from_upgraded_scout_camp_below_merchant(s: State, you: int, this: int) -> bool:
    """Run the plays of a thing; a thing without any does nothing."""
    if this < TRADING_POST:
        if this < AMENITIES:
            if this == UPGRADED_SCOUT_CAMP:
                s.stack += [you, this, BEGIN, VERB_UPGRADED_SCOUT_CAMP_PLAYS]
                return upgraded_scout_camp_plays(s)
            if this == GREATER_TRADE_ROUTES:
                s.stack += [you, this, BEGIN, VERB_GREATER_TRADE_ROUTES_PLAYS]
                return greater_trade_routes_plays(s)
            if this == INFILTRATION:
                s.stack += [you, this, BEGIN, VERB_INFILTRATION_PLAYS]
                return infiltration_plays(s)
            if this == UPGRADED_TOWN_HALL:
                s.stack += [you, this, BEGIN, VERB_UPGRADED_TOWN_HALL_PLAYS]
                return upgraded_town_hall_plays(s)
        else:
            if this == AMENITIES:
                s.stack += [you, this, BEGIN, VERB_AMENITIES_PLAYS]
                return amenities_plays(s)
            if this == WOOD_MONOPOLY:
                wood_monopoly_plays(s, you, this)
                return False
            if this == BRIBERY:
                s.stack += [you, this, 0, 0, 0, 0, BEGIN, VERB_BRIBERY_PLAYS]
                return bribery_plays(s)
            if this == INCURSION:
                s.stack += [you, this, BEGIN, VERB_INCURSION_PLAYS]
                return incursion_plays(s)
            if this == HEROIC_CHARGE:
                s.stack += [you, this, BEGIN, VERB_HEROIC_CHARGE_PLAYS]
                return heroic_charge_plays(s)
    else:
        if this < CAPTURE:
            if this == TRADING_POST:
                s.stack += [you, this, BEGIN, VERB_TRADING_POST_PLAYS]
                return trading_post_plays(s)
            if this == LEGENDARY_HEROES:
                s.stack += [you, this, BEGIN, VERB_LEGENDARY_HEROES_PLAYS]
                return legendary_heroes_plays(s)
            if this == ALLIES_FROM_THE_WILD:
                s.stack += [you, this, BEGIN, VERB_ALLIES_FROM_THE_WILD_PLAYS]
                return allies_from_the_wild_plays(s)
            if this == WARRIORS:
                s.stack += [you, this, BEGIN, VERB_WARRIORS_PLAYS]
                return warriors_plays(s)
            if this == CUNNING_MERCHANT:
                s.stack += [you, this, BEGIN, VERB_CUNNING_MERCHANT_PLAYS]
                return cunning_merchant_plays(s)
        else:
            if this == CAPTURE:
                s.stack += [you, this, 0, 0, 0, BEGIN, VERB_CAPTURE_PLAYS]
                return capture_plays(s)
            if this == VEILED_THREATS:
                s.stack += [you, this, 0, 0, 0, 0, BEGIN, VERB_VEILED_THREATS_PLAYS]
                return veiled_threats_plays(s)
            if this == NEGOTIATION:
                s.stack += [you, this, BEGIN, VERB_NEGOTIATION_PLAYS]
                return negotiation_plays(s)
            if this == SCOUTS:
                s.stack += [you, this, BEGIN, VERB_SCOUTS_PLAYS]
                return scouts_plays(s)
            if this == TOWN_HALL:
                s.stack += [you, this, BEGIN, VERB_TOWN_HALL_PLAYS]
                return town_hall_plays(s)
    return False


def run_card_plays_from_merchant_below_the_bear_awakens(s: State, you: int, this: int) -> bool:
    """Run the plays of a thing; a thing without any does nothing."""
    if this < SHIELDBEARERS:
        if this < MARKET_PLACE:
            if this == MERCHANT:
                s.stack += [you, this, BEGIN, VERB_MERCHANT_PLAYS]
                return merchant_plays(s)
            if this == MILITIA:
                s.stack += [you, this, BEGIN, VERB_MILITIA_PLAYS]
                return militia_plays(s)
            if this == IMPROVED_VILLAGER_TOOLS:
                s.stack += [you, this, BEGIN, VERB_IMPROVED_VILLAGER_TOOLS_PLAYS]
                return improved_villager_tools_plays(s)
            if this == RECRUITMENT:
                s.stack += [you, this, BEGIN, VERB_RECRUITMENT_PLAYS]
                return recruitment_plays(s)
        else:
            if this == MARKET_PLACE:
                market_place_plays(s, you, this)
                return False
            if this == MERCENARY:
                s.stack += [you, this, BEGIN, VERB_MERCENARY_PLAYS]
                return mercenary_plays(s)
            if this == INTIMIDATE:
                s.stack += [you, this, BEGIN, VERB_INTIMIDATE_PLAYS]
                return intimidate_plays(s)
            if this == FEAST_DAY:
                s.stack += [you, this, BEGIN, VERB_FEAST_DAY_PLAYS]
                return feast_day_plays(s)
            if this == SCOUT_CAMP:
                s.stack += [you, this, BEGIN, VERB_SCOUT_CAMP_PLAYS]
                return scout_camp_plays(s)
    else:
        if this < MOVE:
            if this == SHIELDBEARERS:
                s.stack += [you, this, BEGIN, VERB_SHIELDBEARERS_PLAYS]
                return shieldbearers_plays(s)
            if this == BODYGUARD:
                s.stack += [you, this, BEGIN, VERB_BODYGUARD_PLAYS]
                return bodyguard_plays(s)
            if this == SIMPLE_LIVING:
                s.stack += [you, this, BEGIN, VERB_SIMPLE_LIVING_PLAYS]
                return simple_living_plays(s)
            if this == FUTURE_SIGHT:
                s.stack += [you, this, BEGIN, VERB_FUTURE_SIGHT_PLAYS]
                return future_sight_plays(s)
            if this in RECRUIT_COPIES:
                s.stack += [you, this, BEGIN, VERB_RECRUIT_PLAYS]
                return recruit_plays(s)
        else:
            if this in MOVE_COPIES:
                s.stack += [you, this, BEGIN, VERB_MOVE_PLAYS]
                return move_plays(s)
            if this in EXPLORE_COPIES:
                s.stack += [you, this, BEGIN, VERB_EXPLORE_PLAYS]
                return explore_plays(s)
            if this in BUILD_COPIES:
                s.stack += [you, this, BEGIN, VERB_BUILD_PLAYS]
                return build_plays(s)
            if this in FEAST_COPIES:
                s.stack += [you, this, BEGIN, VERB_FEAST_PLAYS]
                return feast_plays(s)
            if this == BEAR_CLAN:
                s.stack += [you, this, BEGIN, VERB_BEAR_CLAN_PLAYS]
                return bear_clan_plays(s)
    return False


def run_card_plays_from_the_bear_awakens(s: State, you: int, this: int) -> bool:
    """Run the plays of a thing; a thing without any does nothing."""
    if this < RAVEN_MERCENARIES:
        if this < GOAT_CLAN:
            if this == THE_BEAR_AWAKENS:
                s.stack += [you, this, 0, 0, 0, BEGIN, VERB_THE_BEAR_AWAKENS_PLAYS]
                return the_bear_awakens_plays(s)
            if this == PROTECTOR_OF_THE_LAND:
                protector_of_the_land_plays(s, you, this)
                return False
            if this == BOAR_CLAN:
                s.stack += [you, this, BEGIN, VERB_BOAR_CLAN_PLAYS]
                return boar_clan_plays(s)
            if this == OSMOSIS:
                s.stack += [you, this, 0, BEGIN, VERB_OSMOSIS_PLAYS]
                s.lists += [[]]
                return osmosis_plays(s)
            if this == LAY_OF_THE_LAND:
                s.stack += [you, this, BEGIN, VERB_LAY_OF_THE_LAND_PLAYS]
                return lay_of_the_land_plays(s)
        else:
            if this == GOAT_CLAN:
                s.stack += [you, this, BEGIN, VERB_GOAT_CLAN_PLAYS]
                return goat_clan_plays(s)
            if this == TEAMWORK:
                s.stack += [you, this, BEGIN, VERB_TEAMWORK_PLAYS]
                return teamwork_plays(s)
            if this == RESOURCEFUL_PEOPLE:
                s.stack += [you, this, 0, 0, 0, BEGIN, VERB_RESOURCEFUL_PEOPLE_PLAYS]
                return resourceful_people_plays(s)
            if this == RAVEN_CLAN:
                s.stack += [you, this, BEGIN, VERB_RAVEN_CLAN_PLAYS]
                return raven_clan_plays(s)
            if this == RAIDING_PARTY:
                s.stack += [you, this, 0, BEGIN, VERB_RAIDING_PARTY_PLAYS]
                return raiding_party_plays(s)
    else:
        if this < GLORY_OF_THE_CLAN:
            if this == RAVEN_MERCENARIES:
                s.stack += [you, this, 0, 0, BEGIN, VERB_RAVEN_MERCENARIES_PLAYS]
                return raven_mercenaries_plays(s)
            if this == SNAKE_CLAN:
                s.stack += [you, this, 0, 0, 0, BEGIN, VERB_SNAKE_CLAN_PLAYS]
                return snake_clan_plays(s)
            if this == RAPACIOUS_EXPLOITATION:
                s.stack += [you, this, 0, 0, 0, BEGIN, VERB_RAPACIOUS_EXPLOITATION_PLAYS]
                return rapacious_exploitation_plays(s)
            if this == STOLEN_LORE:
                s.stack += [you, this, 0, BEGIN, VERB_STOLEN_LORE_PLAYS]
                return stolen_lore_plays(s)
            if this == STAG_CLAN:
                s.stack += [you, this, 0, 0, BEGIN, VERB_STAG_CLAN_PLAYS]
                return stag_clan_plays(s)
        else:
            if this == GLORY_OF_THE_CLAN:
                s.stack += [you, this, BEGIN, VERB_GLORY_OF_THE_CLAN_PLAYS]
                return glory_of_the_clan_plays(s)
            if this == ANNEXATION:
                s.stack += [you, this, BEGIN, VERB_ANNEXATION_PLAYS]
                return annexation_plays(s)
            if this == WOLF_CLAN:
                s.stack += [you, this, BEGIN, VERB_WOLF_CLAN_PLAYS]
                return wolf_clan_plays(s)
            if this == PLUNDER:
                s.stack += [you, this, 0, 0, 0, BEGIN, VERB_PLUNDER_PLAYS]
                return plunder_plays(s)
            if this == CALL_TO_WAR:
                s.stack += [you, this, 0, BEGIN, VERB_CALL_TO_WAR_PLAYS]
                s.lists += [[]]
                return call_to_war_plays(s)
    return False


# year.law:251  win Strongholds for p when reckoning
def win_strongholds(s: State) -> None:
    best = [
        p
        for p in range(1, s.players + 1)
        if not s.longer and sum(strongholds(s, q) for q in allies(s, p)) >= strongholds_needed(s)
    ]
    best = most(best, lambda p: sum(s.goods[q * RESOURCE_COUNT + FAME] for q in allies(s, p)))
    best = most(best, lambda p: sum(len(holdings(s, q)) for q in allies(s, p)))
    best = most(best, lambda p: sum(army(s, q) for q in allies(s, p)))
    best = most(best, lambda p: sum(houses(s, q) for q in allies(s, p)))
    if best and not s.over:
        finish(s, 0, best)


def end_game(s: State) -> None:
    """Decide who wins when the game is over."""
    if s.over:
        return
    best = most(list(range(1, s.players + 1)), lambda p: score(s, p))
    best = most(best, lambda p: sum(len(holdings(s, q)) for q in allies(s, p)))
    best = most(best, lambda p: sum(army(s, q) for q in allies(s, p)))
    best = most(best, lambda p: sum(houses(s, q) for q in allies(s, p)))
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


def has_first_way(s: State) -> bool:
    """Tell whether the first answers lead what is on the stack to its end with nothing left undone; mostly they do."""
    ending = s.ending
    for _ in range(FIRST_ANSWERS):
        run(s)
        if s.undone:
            return False
        if s.over or s.ending != ending:
            return True
        if s.site < 0:
            return not s.failed
        s.answer = s.legal[0]
    return False


def has_way(s: State, line: str) -> bool:
    """Tell whether some answers and outcomes of chance lead what is on the stack to its end with nothing left undone."""
    starts = [s]
    answers = [-1]
    outcomes: list[list[int]] = [[]]
    met: set[int] = set()
    tried = 0
    while starts:
        if tried > 0 and tried & TRIAL_CHECK_MASK == 0:
            check_trial(tried + 1, line)
        tried += 1
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
from lawspeaker_games.northgard.steps_actions import (
    act,
    after_gave_way,
    pass_,
    play,
    play_cards,
    resolve,
    try_resolve,
    upgrade,
)
from lawspeaker_games.northgard.steps_buildings import recruited_when_recruited, training_camp_when_recruited
from lawspeaker_games.northgard.steps_cards_advanced import (
    allies_from_the_wild_plays,
    amenities_plays,
    ancestral_curse_plays,
    axe_throwers_after_rolled,
    axe_throwers_plays,
    bribery_plays,
    capture_plays,
    carpentry_mastery_plays,
    conqueror_plays,
    cunning_merchant_plays,
    defensive_strategy_instead_played,
    enemy_secrets_plays,
    fishing_plays,
    greater_trade_routes_plays,
    grizzled_warriors_plays,
    halt,
    heroic_charge_plays,
    hidden_ways_plays,
    huginn_muninn_plays,
    hunters_plays,
    incursion_plays,
    industrious_villagers_plays,
    infiltration_plays,
    lead,
    legendary_heroes_plays,
    lore_mastery_plays,
    loremasters_plays,
    outpost_plays,
    rangers_plays,
    recruit_by,
    recruit_wild,
    renew_building,
    spy_plays,
    swap_building,
    trading_post_plays,
    try_plays_of_card_carpentry_mastery,
    try_plays_of_card_rangers,
    upgraded_market_place_plays,
    upgraded_scout_camp_plays,
    upgraded_town_hall_plays,
    upgraded_trading_post_plays,
    veiled_threats_plays,
    warriors_plays,
    wood_monopoly_plays,
    woodcutters_plays,
)
from lawspeaker_games.northgard.steps_cards_early import (
    bodyguard_plays,
    feast_day_plays,
    future_sight_plays,
    improved_villager_tools_plays,
    intimidate_before_fought,
    intimidate_plays,
    market_place_plays,
    mercenary_plays,
    merchant_plays,
    militia_plays,
    negotiation_plays,
    push_out,
    recruitment_plays,
    scout_camp_plays,
    scouts_plays,
    shieldbearers_plays,
    simple_living_plays,
    town_hall_plays,
)
from lawspeaker_games.northgard.steps_cards_starting import (
    build_plays,
    explore_plays,
    feast,
    feast_plays,
    move_plays,
    recruit_plays,
)
from lawspeaker_games.northgard.steps_clans import (
    annex,
    annexation_plays,
    bear_before_stationed,
    bear_clan_plays,
    bear_when_mustered,
    bear_when_settled,
    boar_clan_plays,
    bring_along,
    buy_card,
    call_to_war_plays,
    do_basic,
    do_two_of,
    glory_of_the_clan_before_built,
    glory_of_the_clan_plays,
    goat_clan_plays,
    lay_of_the_land_plays,
    osmosis_plays,
    pay_any,
    plunder_plays,
    protector_of_the_land_plays,
    raiding_party_plays,
    rapacious_exploitation_plays,
    raven_clan_plays,
    raven_mercenaries_plays,
    recruit_each,
    resourceful_people_plays,
    scorch,
    scorch_again,
    snake_before_gathering,
    snake_before_resolving,
    snake_clan_plays,
    stag_clan_plays,
    stolen_lore_plays,
    teamwork_plays,
    the_bear_awakens_plays,
    try_annex,
    try_do_two_of,
    try_pay_any,
    try_plays_of_card_call_to_war,
    try_plays_of_card_osmosis,
    wolf_clan_plays,
)
from lawspeaker_games.northgard.steps_creatures import (
    actions_over_when_actions_over,
    after_roused,
    assault,
    clashed_after_clashed,
    creature_phase,
    draugr_when_roused,
    fallen_valkyrie_when_roused,
    gave_way_when_gave_way,
    hunt,
    lay_found_when_lay_found,
    lure_out,
    moved_when_moved,
    rouse,
    wander,
)
from lawspeaker_games.northgard.steps_effects import (
    after_lay_found,
    build,
    choose_tile,
    erect,
    explore,
    explore_among,
    find_space,
    lay_found,
    lay_found_itself,
    muster,
    recruit,
    recruit_here,
    sift,
    station,
)
from lawspeaker_games.northgard.steps_movement import (
    battle,
    bury,
    clash,
    feed,
    fight,
    fight_all,
    march,
    move,
    retreat,
    strike,
    suffer,
    transfer,
    withdraw,
)
from lawspeaker_games.northgard.steps_northgard import (
    after_actions_over,
    after_built,
    after_clashed,
    after_explored,
    after_moved,
    after_mustered,
    after_recruited,
    after_rolled,
    after_settled,
    after_won,
    before_built,
    before_fought,
    before_gathering,
    before_resolving,
    before_stationed,
    instead_of_played,
)
from lawspeaker_games.northgard.steps_variants import bartering_when_bartering, buy_after_buy, swap_goods
from lawspeaker_games.northgard.steps_year import (
    after_bartering,
    after_buy,
    buy,
    buy_itself,
    camp_on,
    course,
    find_land,
    lay_home,
    phase_actions,
    phase_harvest,
    phase_turning,
    second_wind,
    setup,
    trade_goods,
    trade_goods_itself,
)

# Functions that may suspend, by the numbers that the stack holds.
VERBS: Final = (
    act,
    play_cards,
    play,
    resolve,
    upgrade,
    pass_,
    renew_building,
    swap_building,
    recruit_by,
    halt,
    lead,
    recruit_wild,
    push_out,
    feast,
    recruit_each,
    buy_card,
    scorch,
    scorch_again,
    bring_along,
    annex,
    pay_any,
    do_two_of,
    do_basic,
    rouse,
    hunt,
    assault,
    creature_phase,
    wander,
    lure_out,
    recruit,
    recruit_here,
    station,
    muster,
    build,
    erect,
    find_space,
    explore,
    explore_among,
    choose_tile,
    lay_found,
    sift,
    move,
    march,
    fight_all,
    clash,
    fight,
    battle,
    feed,
    strike,
    suffer,
    bury,
    transfer,
    withdraw,
    retreat,
    swap_goods,
    lay_home,
    camp_on,
    trade_goods,
    buy,
    second_wind,
    find_land,
    buy_itself,
    lay_found_itself,
    trade_goods_itself,
    phase_actions,
    phase_harvest,
    phase_turning,
    setup,
    course,
    try_plays_of_card_carpentry_mastery,
    try_plays_of_card_rangers,
    try_plays_of_card_osmosis,
    try_do_two_of,
    try_pay_any,
    try_resolve,
    try_annex,
    try_plays_of_card_call_to_war,
    spy_plays,
    axe_throwers_plays,
    industrious_villagers_plays,
    enemy_secrets_plays,
    hunters_plays,
    woodcutters_plays,
    loremasters_plays,
    outpost_plays,
    hidden_ways_plays,
    carpentry_mastery_plays,
    huginn_muninn_plays,
    grizzled_warriors_plays,
    upgraded_trading_post_plays,
    ancestral_curse_plays,
    rangers_plays,
    upgraded_scout_camp_plays,
    greater_trade_routes_plays,
    infiltration_plays,
    upgraded_town_hall_plays,
    amenities_plays,
    bribery_plays,
    incursion_plays,
    heroic_charge_plays,
    trading_post_plays,
    legendary_heroes_plays,
    allies_from_the_wild_plays,
    warriors_plays,
    cunning_merchant_plays,
    capture_plays,
    veiled_threats_plays,
    negotiation_plays,
    scouts_plays,
    town_hall_plays,
    merchant_plays,
    militia_plays,
    improved_villager_tools_plays,
    recruitment_plays,
    mercenary_plays,
    intimidate_plays,
    feast_day_plays,
    scout_camp_plays,
    shieldbearers_plays,
    bodyguard_plays,
    simple_living_plays,
    future_sight_plays,
    recruit_plays,
    move_plays,
    explore_plays,
    build_plays,
    feast_plays,
    bear_clan_plays,
    the_bear_awakens_plays,
    boar_clan_plays,
    osmosis_plays,
    lay_of_the_land_plays,
    goat_clan_plays,
    teamwork_plays,
    resourceful_people_plays,
    raven_clan_plays,
    raiding_party_plays,
    raven_mercenaries_plays,
    snake_clan_plays,
    rapacious_exploitation_plays,
    stolen_lore_plays,
    stag_clan_plays,
    glory_of_the_clan_plays,
    annexation_plays,
    wolf_clan_plays,
    plunder_plays,
    call_to_war_plays,
    axe_throwers_after_rolled,
    intimidate_before_fought,
    glory_of_the_clan_before_built,
    recruited_when_recruited,
    lay_found_when_lay_found,
    moved_when_moved,
    clashed_after_clashed,
    actions_over_when_actions_over,
    gave_way_when_gave_way,
    bartering_when_bartering,
    buy_after_buy,
    draugr_when_roused,
    fallen_valkyrie_when_roused,
    bear_before_stationed,
    bear_when_mustered,
    bear_when_settled,
    snake_before_resolving,
    snake_before_gathering,
    training_camp_when_recruited,
    defensive_strategy_instead_played,
    after_rolled,
    before_fought,
    before_built,
    after_built,
    after_recruited,
    after_lay_found,
    after_won,
    after_moved,
    after_clashed,
    after_actions_over,
    after_gave_way,
    after_bartering,
    after_buy,
    after_roused,
    before_stationed,
    after_mustered,
    after_settled,
    after_explored,
    before_resolving,
    before_gathering,
    instead_of_played,
    stay_idle,
)
