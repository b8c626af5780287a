"""Imperial Settlers: Empires of the North: endings, and the loop that runs the stack.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import State, clone, hash_of
from lawspeaker_games.empires.tables import (
    ALL_OWNED,
    AMBER_COAST,
    BAKER_S_OVEN_COPIES,
    BEAR_GUARDS,
    BEGIN,
    BONE_CARVER_COPIES,
    BREW_KETTLE,
    BREW_KETTLE_COPIES,
    BUILDERS_BOND,
    BULL_MARKET_COPIES,
    CABINET_OF_CURIOSITIES,
    CALL_THE_COUSINS_COPIES,
    CARIBOU_TENT_COPIES,
    CASH_DESK,
    CEILIDH_COPIES,
    CHANGE_OF_PLANS_COPIES,
    CHARTERED_VESSEL,
    CLERKS_OFFICE_COPIES,
    COMPLETE_SET,
    CONTRACTORS,
    CONTRACTORS_COPIES,
    CROWN_SILVER,
    DIVIDEND_DAY_COPIES,
    DOG_SLEDS_COPIES,
    DRAGON_S_SPINE,
    DRINKING_COMPETITION_COPIES,
    DRY_STONE_DYKE_COPIES,
    EMPIRE,
    FAIR_WIND,
    FEAST_AT_COURT,
    FEAST_OF_MANY_TASTES,
    FIRST_SNOW,
    FISHING_CREW_COPIES,
    FLOKI_S_WORKSHOP,
    FOG_PASSAGE,
    FOLD_THE_TENTS_COPIES,
    FOLLOW_THE_HERD_COPIES,
    FROZEN_SHIPYARD,
    GHOST_ISLAND,
    GIANTS_QUARRY,
    GOLD_VAULT,
    GOLDEN_FELLS,
    GOLDEN_STAG,
    GREAT_ROUND,
    GREAT_SORTING_COPIES,
    GUEST_HOUSE,
    GUEST_HOUSE_COPIES,
    GUESTS_ARRIVE,
    HAND,
    HANGOVER_CURE_COPIES,
    HELPING_HANDS_COPIES,
    HERALD,
    HIGHLAND_GAMES,
    HOT_SPRINGS,
    HUNGRY_MONTH,
    HUNTERS_RETURN_COPIES,
    ICE_FLOE_CAMP_COPIES,
    ICE_PANTRY,
    ICE_PANTRY_COPIES,
    INSPECTION,
    INSURANCE_OFFICE,
    JUNIPER_STILL_COPIES,
    LAST_TIDE,
    LEVY,
    MANY_HANDS,
    MEAD_CASK,
    MEAD_CASK_COPIES,
    MIXED_DRINKS_COPIES,
    MONEY_LENDER_COPIES,
    NEIGHBOURLY_ADVICE,
    NEIGHBOURS_FERRY,
    NEW_OUTPOST,
    NEW_OUTPOST_COPIES,
    PARTY_SHIP,
    PEAT_ISLAND,
    PENGUIN_PARADE,
    PENGUIN_PARADE_COPIES,
    PENGUIN_POST_COPIES,
    PENGUIN_ROOKERY,
    PENGUIN_ROOKERY_COPIES,
    PIRATE_CAMP,
    RESOURCE_COUNT,
    RIGHT_DRAWER_COPIES,
    RIVER_TRADE_ROUTE_COPIES,
    ROUND_FOR_EVERYBODY_COPIES,
    ROYAL_CLOAK,
    SACK_THE_COAST_COPIES,
    SAVINGS_CHEST,
    SAVINGS_CHEST_COPIES,
    SEA_ROBBERS,
    SHARPENING_THE_AXES_COPIES,
    SHEEP_HOLM,
    SHEPHERD_S_COT_COPIES,
    SKALD_S_HALL_COPIES,
    SMUGGLERS_COVE,
    SNOW_OWL_PERCH_COPIES,
    STONE_CIRCLE,
    STORM,
    SUNDAY_SAILORS_COPIES,
    SWORN_OARSMEN_COPIES,
    TABLE_TAX,
    TAP_ROOM_COPIES,
    THAW,
    THRONE_OF_ICE,
    TIDAL_HAVEN,
    TIMBER_RAFT,
    TRADING_SLEDGE,
    TROPHY_WALL,
    TUG_OF_WAR_COPIES,
    UMIAK_BUILDERS,
    VALKYRIE_COPIES,
    VERB_AMBER_COAST_ACTION,
    VERB_BAKER_S_OVEN_ACTION,
    VERB_BONE_CARVER_ACTION,
    VERB_BREW_KETTLE_ACTION,
    VERB_BUILDERS_BOND_ACTION,
    VERB_BUILDERS_BOND_PAYS,
    VERB_BULL_MARKET_PLAYS,
    VERB_CABINET_OF_CURIOSITIES_ACTION,
    VERB_CALL_THE_COUSINS_PLAYS,
    VERB_CARIBOU_TENT_ACTION,
    VERB_CASH_DESK_ACTION,
    VERB_CEILIDH_PLAYS,
    VERB_CHANGE_OF_PLANS_PLAYS,
    VERB_CHARTERED_VESSEL_ACTION,
    VERB_CONTRACTORS_ACTION,
    VERB_CROWN_SILVER_HAPPENS,
    VERB_DOG_SLEDS_ACTION,
    VERB_DRAGON_S_SPINE_ACTION,
    VERB_DRINKING_COMPETITION_PLAYS,
    VERB_FEAST_AT_COURT_HAPPENS,
    VERB_FEAST_OF_MANY_TASTES_ACTION,
    VERB_FISHING_CREW_ACTION,
    VERB_FLOKI_S_WORKSHOP_ACTION,
    VERB_FOG_PASSAGE_ACTION,
    VERB_FOLD_THE_TENTS_PLAYS,
    VERB_FOLLOW_THE_HERD_PLAYS,
    VERB_FROZEN_SHIPYARD_ACTION,
    VERB_GIANTS_QUARRY_ACTION,
    VERB_GOLD_VAULT_ACTION,
    VERB_GOLD_VAULT_PAYS,
    VERB_GREAT_SORTING_PLAYS,
    VERB_HERALD_HAPPENS,
    VERB_HIGHLAND_GAMES_ACTION,
    VERB_HUNGRY_MONTH_HAPPENS,
    VERB_HUNTERS_RETURN_ACTION,
    VERB_ICE_FLOE_CAMP_BONUS,
    VERB_JUNIPER_STILL_ACTION,
    VERB_LEVY_HAPPENS,
    VERB_MANY_HANDS_PLAYS,
    VERB_MEAD_CASK_ACTION,
    VERB_MIXED_DRINKS_PLAYS,
    VERB_MONEY_LENDER_ACTION,
    VERB_NEIGHBOURLY_ADVICE_ACTION,
    VERB_NEW_OUTPOST_PLAYS,
    VERB_PEAT_ISLAND_ACTION,
    VERB_PENGUIN_PARADE_PLAYS,
    VERB_PENGUIN_POST_ACTION,
    VERB_PIRATE_CAMP_ACTION,
    VERB_RIGHT_DRAWER_PLAYS,
    VERB_RIVER_TRADE_ROUTE_ACTION,
    VERB_ROYAL_CLOAK_HAPPENS,
    VERB_SACK_THE_COAST_PLAYS,
    VERB_SAVINGS_CHEST_ACTION,
    VERB_SEA_ROBBERS_HAPPENS,
    VERB_SKALD_S_HALL_ACTION,
    VERB_SMUGGLERS_COVE_ACTION,
    VERB_SNOW_OWL_PERCH_ACTION,
    VERB_STONE_CIRCLE_ACTION,
    VERB_STORM_HAPPENS,
    VERB_SUNDAY_SAILORS_ACTION,
    VERB_SWORN_OARSMEN_PLAYS,
    VERB_TABLE_TAX_HAPPENS,
    VERB_TAP_ROOM_ACTION,
    VERB_TIDAL_HAVEN_ACTION,
    VERB_TRADING_SLEDGE_ACTION,
    VERB_TUG_OF_WAR_PLAYS,
    VERB_UMIAK_BUILDERS_ACTION,
    VERB_VALKYRIE_ACTION,
    VERB_WANDERING_STORYTELLER_ACTION,
    VERB_WAR_HORN_PLAYS,
    VERB_WEAPON_FORGE_ACTION,
    VERB_WEAVER_S_HOUSE_ACTION,
    VERB_WHALE_SOUND_ACTION,
    VERB_WOLVES_HAPPENS,
    VERB_WOOL_EXCHANGE_ACTION,
    VERB_WRECK_BEACH_ACTION,
    VINE_SHORE,
    WALRUS_BANKS,
    WANDERING_STORYTELLER,
    WAR_HORN_COPIES,
    WEAPON_FORGE_COPIES,
    WEAVER_S_HOUSE_COPIES,
    WHALE_SOUND,
    WOLVES,
    WOOL_EXCHANGE_COPIES,
    WORKERS,
    WRECK_BEACH,
)
from lawspeaker_games.empires.values import margin, score
from lawspeaker_runtime.errors import ChanceNeeded
from lawspeaker_runtime.state.base_state import (
    FIRST_ANSWERS,
    TRIAL_CHECK_MASK,
    TRIED_WITHOUT_HASH,
    finish,
    is_over,
    stay_idle,
)
from lawspeaker_runtime.state.budget import check_trial
from lawspeaker_runtime.state.selection import most


def run_card_action(s: State, you: int, this: int) -> bool:
    """Run the action of a thing; a thing without any does nothing."""
    if this < ICE_PANTRY:
        if this < CONTRACTORS:
            return run_card_action_below_contractors(s, you, this)
        return run_card_action_from_contractors_below_ice_pantry(s, you, this)
    if this < SAVINGS_CHEST:
        return run_card_action_from_ice_pantry_below_savings_chest(s, you, this)
    return run_card_action_from_savings_chest(s, you, this)


def run_card_action_below_contractors(s: State, you: int, this: int) -> bool:
    """Run the action of a thing; a thing without any does nothing."""
    if this < BREW_KETTLE:
        if this in SHEPHERD_S_COT_COPIES:
            shepherd_s_cot_action(s, you, this)
            return False
        if this in WEAVER_S_HOUSE_COPIES:
            s.stack += [you, this, BEGIN, VERB_WEAVER_S_HOUSE_ACTION]
            return weaver_s_house_action(s)
        if this in BAKER_S_OVEN_COPIES:
            s.stack += [you, this, BEGIN, VERB_BAKER_S_OVEN_ACTION]
            return baker_s_oven_action(s)
        if this == HIGHLAND_GAMES:
            s.stack += [you, this, BEGIN, VERB_HIGHLAND_GAMES_ACTION]
            return highland_games_action(s)
        if this == NEIGHBOURLY_ADVICE:
            s.stack += [you, this, BEGIN, VERB_NEIGHBOURLY_ADVICE_ACTION]
            return neighbourly_advice_action(s)
        if this in FISHING_CREW_COPIES:
            s.stack += [you, this, BEGIN, VERB_FISHING_CREW_ACTION]
            return fishing_crew_action(s)
    else:
        if this < GUEST_HOUSE:
            if this in BREW_KETTLE_COPIES:
                s.stack += [you, this, BEGIN, VERB_BREW_KETTLE_ACTION]
                return brew_kettle_action(s)
            if this in TAP_ROOM_COPIES:
                s.stack += [you, this, BEGIN, VERB_TAP_ROOM_ACTION]
                return tap_room_action(s)
            if this in JUNIPER_STILL_COPIES:
                s.stack += [you, this, BEGIN, VERB_JUNIPER_STILL_ACTION]
                return juniper_still_action(s)
        else:
            if this in GUEST_HOUSE_COPIES:
                guest_house_action(s, you, this)
                return False
            if this in SUNDAY_SAILORS_COPIES:
                s.stack += [you, this, BEGIN, VERB_SUNDAY_SAILORS_ACTION]
                return sunday_sailors_action(s)
            if this in MONEY_LENDER_COPIES:
                s.stack += [you, this, BEGIN, VERB_MONEY_LENDER_ACTION]
                return money_lender_action(s)
            if this == CASH_DESK:
                s.stack += [you, this, BEGIN, VERB_CASH_DESK_ACTION]
                return cash_desk_action(s)
    return False


def run_card_action_from_contractors_below_ice_pantry(s: State, you: int, this: int) -> bool:
    """Run the action of a thing; a thing without any does nothing."""
    if this < WANDERING_STORYTELLER:
        if this in CONTRACTORS_COPIES:
            s.stack += [you, this, BEGIN, VERB_CONTRACTORS_ACTION]
            return contractors_action(s)
        if this == CHARTERED_VESSEL:
            s.stack += [you, this, BEGIN, VERB_CHARTERED_VESSEL_ACTION]
            return chartered_vessel_action(s)
        if this in RIVER_TRADE_ROUTE_COPIES:
            s.stack += [you, this, BEGIN, VERB_RIVER_TRADE_ROUTE_ACTION]
            return river_trade_route_action(s)
        if this in DOG_SLEDS_COPIES:
            s.stack += [you, this, BEGIN, VERB_DOG_SLEDS_ACTION]
            return dog_sleds_action(s)
        if this == GREAT_ROUND:
            great_round_action(s, you, this)
            return False
        if this in CARIBOU_TENT_COPIES:
            s.stack += [you, this, BEGIN, VERB_CARIBOU_TENT_ACTION]
            return caribou_tent_action(s)
    else:
        if this < FROZEN_SHIPYARD:
            if this == WANDERING_STORYTELLER:
                s.stack += [you, this, BEGIN, VERB_WANDERING_STORYTELLER_ACTION]
                return wandering_storyteller_action(s)
            if this == UMIAK_BUILDERS:
                s.stack += [you, this, BEGIN, VERB_UMIAK_BUILDERS_ACTION]
                return umiak_builders_action(s)
            if this in HUNTERS_RETURN_COPIES:
                s.stack += [you, this, BEGIN, VERB_HUNTERS_RETURN_ACTION]
                return hunters_return_action(s)
        else:
            if this == FROZEN_SHIPYARD:
                s.stack += [you, this, BEGIN, VERB_FROZEN_SHIPYARD_ACTION]
                return frozen_shipyard_action(s)
            if this == CABINET_OF_CURIOSITIES:
                s.stack += [you, this, BEGIN, VERB_CABINET_OF_CURIOSITIES_ACTION]
                return cabinet_of_curiosities_action(s)
            if this in PENGUIN_POST_COPIES:
                s.stack += [you, this, BEGIN, VERB_PENGUIN_POST_ACTION]
                return penguin_post_action(s)
            if this in SNOW_OWL_PERCH_COPIES:
                s.stack += [you, this, BEGIN, VERB_SNOW_OWL_PERCH_ACTION]
                return snow_owl_perch_action(s)
    return False


def run_card_action_from_ice_pantry_below_savings_chest(s: State, you: int, this: int) -> bool:
    """Run the action of a thing; a thing without any does nothing."""
    if this < FLOKI_S_WORKSHOP:
        if this in ICE_PANTRY_COPIES:
            ice_pantry_action(s, you, this)
            return False
        if this in BONE_CARVER_COPIES:
            s.stack += [you, this, BEGIN, VERB_BONE_CARVER_ACTION]
            return bone_carver_action(s)
        if this == FEAST_OF_MANY_TASTES:
            s.stack += [you, this, BEGIN, VERB_FEAST_OF_MANY_TASTES_ACTION]
            return feast_of_many_tastes_action(s)
        if this == BEAR_GUARDS:
            bear_guards_action(s, you, this)
            return False
        if this == TRADING_SLEDGE:
            s.stack += [you, this, BEGIN, VERB_TRADING_SLEDGE_ACTION]
            return trading_sledge_action(s)
        if this in VALKYRIE_COPIES:
            s.stack += [you, this, BEGIN, VERB_VALKYRIE_ACTION]
            return valkyrie_action(s)
    else:
        if this < MEAD_CASK:
            if this == FLOKI_S_WORKSHOP:
                s.stack += [you, this, BEGIN, VERB_FLOKI_S_WORKSHOP_ACTION]
                return floki_s_workshop_action(s)
            if this in SKALD_S_HALL_COPIES:
                s.stack += [you, this, BEGIN, VERB_SKALD_S_HALL_ACTION]
                return skald_s_hall_action(s)
            if this in WEAPON_FORGE_COPIES:
                s.stack += [you, this, BEGIN, VERB_WEAPON_FORGE_ACTION]
                return weapon_forge_action(s)
        else:
            if this in MEAD_CASK_COPIES:
                s.stack += [you, this, BEGIN, VERB_MEAD_CASK_ACTION]
                return mead_cask_action(s)
            if this in WOOL_EXCHANGE_COPIES:
                s.stack += [you, this, BEGIN, VERB_WOOL_EXCHANGE_ACTION]
                return wool_exchange_action(s)
            if this == GOLD_VAULT:
                s.stack += [you, this, BEGIN, VERB_GOLD_VAULT_ACTION]
                return gold_vault_action(s)
            if this == BUILDERS_BOND:
                s.stack += [you, this, BEGIN, VERB_BUILDERS_BOND_ACTION]
                return builders_bond_action(s)
    return False


def run_card_action_from_savings_chest(s: State, you: int, this: int) -> bool:
    """Run the action of a thing; a thing without any does nothing."""
    if this < TIDAL_HAVEN:
        if this < WHALE_SOUND:
            if this in SAVINGS_CHEST_COPIES:
                s.stack += [you, this, BEGIN, VERB_SAVINGS_CHEST_ACTION]
                return savings_chest_action(s)
            if this in CLERKS_OFFICE_COPIES:
                clerks_office_action(s, you, this)
                return False
            if this == WRECK_BEACH:
                s.stack += [you, this, BEGIN, VERB_WRECK_BEACH_ACTION]
                return wreck_beach_action(s)
        else:
            if this == WHALE_SOUND:
                s.stack += [you, this, BEGIN, VERB_WHALE_SOUND_ACTION]
                return whale_sound_action(s)
            if this == SMUGGLERS_COVE:
                s.stack += [you, this, BEGIN, VERB_SMUGGLERS_COVE_ACTION]
                return smugglers_cove_action(s)
            if this == STONE_CIRCLE:
                s.stack += [you, this, BEGIN, VERB_STONE_CIRCLE_ACTION]
                return stone_circle_action(s)
            if this == PIRATE_CAMP:
                s.stack += [you, this, BEGIN, VERB_PIRATE_CAMP_ACTION]
                return pirate_camp_action(s)
    else:
        if this < DRAGON_S_SPINE:
            if this == TIDAL_HAVEN:
                s.stack += [you, this, BEGIN, VERB_TIDAL_HAVEN_ACTION]
                return tidal_haven_action(s)
            if this == PEAT_ISLAND:
                s.stack += [you, this, BEGIN, VERB_PEAT_ISLAND_ACTION]
                return peat_island_action(s)
            if this == GOLDEN_FELLS:
                golden_fells_action(s, you, this)
                return False
        else:
            if this == DRAGON_S_SPINE:
                s.stack += [you, this, BEGIN, VERB_DRAGON_S_SPINE_ACTION]
                return dragon_s_spine_action(s)
            if this == AMBER_COAST:
                s.stack += [you, this, BEGIN, VERB_AMBER_COAST_ACTION]
                return amber_coast_action(s)
            if this == FOG_PASSAGE:
                s.stack += [you, this, BEGIN, VERB_FOG_PASSAGE_ACTION]
                return fog_passage_action(s)
            if this == GIANTS_QUARRY:
                s.stack += [you, this, BEGIN, VERB_GIANTS_QUARRY_ACTION]
                return giants_quarry_action(s)
    return False


def run_card_bonus(s: State, you: int, this: int) -> bool:
    """Run the bonus of a thing; a thing without any does nothing."""
    if this < PENGUIN_ROOKERY:
        return run_card_bonus_below_penguin_rookery(s, you, this)
    return run_card_bonus_from_penguin_rookery(s, you, this)


def run_card_bonus_below_penguin_rookery(s: State, you: int, this: int) -> bool:
    """Run the bonus of a thing; a thing without any does nothing."""
    if this < UMIAK_BUILDERS:
        if this in HELPING_HANDS_COPIES:
            helping_hands_bonus(s, you, this)
            return False
        if this == NEIGHBOURS_FERRY:
            neighbours_ferry_bonus(s, you, this)
            return False
        if this == GOLDEN_STAG:
            golden_stag_bonus(s, you, this)
            return False
        if this == INSURANCE_OFFICE:
            insurance_office_bonus(s, you, this)
            return False
        if this == CHARTERED_VESSEL:
            chartered_vessel_bonus(s, you, this)
            return False
        if this in CARIBOU_TENT_COPIES:
            caribou_tent_bonus(s, you, this)
            return False
    else:
        if this < TROPHY_WALL:
            if this == UMIAK_BUILDERS:
                umiak_builders_bonus(s, you, this)
                return False
            if this == FROZEN_SHIPYARD:
                frozen_shipyard_bonus(s, you, this)
                return False
            if this == FLOKI_S_WORKSHOP:
                floki_s_workshop_bonus(s, you, this)
                return False
        else:
            if this == TROPHY_WALL:
                trophy_wall_bonus(s, you, this)
                return False
            if this in WOOL_EXCHANGE_COPIES:
                wool_exchange_bonus(s, you, this)
                return False
            if this in DRY_STONE_DYKE_COPIES:
                dry_stone_dyke_bonus(s, you, this)
                return False
            if this in ICE_FLOE_CAMP_COPIES:
                s.stack += [you, this, BEGIN, VERB_ICE_FLOE_CAMP_BONUS]
                return ice_floe_camp_bonus(s)
    return False


def run_card_bonus_from_penguin_rookery(s: State, you: int, this: int) -> bool:
    """Run the bonus of a thing; a thing without any does nothing."""
    if this < DRAGON_S_SPINE:
        if this < WRECK_BEACH:
            if this in PENGUIN_ROOKERY_COPIES:
                penguin_rookery_bonus(s, you, this)
                return False
            if this == GHOST_ISLAND:
                ghost_island_bonus(s, you, this)
                return False
            if this == SHEEP_HOLM:
                sheep_holm_bonus(s, you, this)
                return False
        else:
            if this == WRECK_BEACH:
                wreck_beach_bonus(s, you, this)
                return False
            if this == TIDAL_HAVEN:
                tidal_haven_bonus(s, you, this)
                return False
            if this == PEAT_ISLAND:
                peat_island_bonus(s, you, this)
                return False
            if this == GOLDEN_FELLS:
                golden_fells_bonus(s, you, this)
                return False
    else:
        if this < VINE_SHORE:
            if this == DRAGON_S_SPINE:
                dragon_s_spine_bonus(s, you, this)
                return False
            if this == AMBER_COAST:
                amber_coast_bonus(s, you, this)
                return False
            if this == HOT_SPRINGS:
                hot_springs_bonus(s, you, this)
                return False
        else:
            if this == VINE_SHORE:
                vine_shore_bonus(s, you, this)
                return False
            if this == GIANTS_QUARRY:
                giants_quarry_bonus(s, you, this)
                return False
            if this == WALRUS_BANKS:
                walrus_banks_bonus(s, you, this)
                return False
            if this == THRONE_OF_ICE:
                throne_of_ice_bonus(s, you, this)
                return False
    return False


def run_storehouse_pays(s: State, you: int, this: int) -> bool:
    """Run the pays of a thing; a thing without any does nothing."""
    if this in WOOL_EXCHANGE_COPIES:
        wool_exchange_pays(s, you, this)
        return False
    if this == GOLD_VAULT:
        s.stack += [you, this, BEGIN, VERB_GOLD_VAULT_PAYS]
        return gold_vault_pays(s)
    if this == BUILDERS_BOND:
        s.stack += [you, this, BEGIN, VERB_BUILDERS_BOND_PAYS]
        return builders_bond_pays(s)
    if this in CLERKS_OFFICE_COPIES:
        clerks_office_pays(s, you, this)
        return False
    return False


def run_boost_plays(s: State, you: int, this: int) -> bool:
    """Run the plays of a thing; a thing without any does nothing."""
    if this < NEW_OUTPOST:
        if this < PARTY_SHIP:
            if this in CALL_THE_COUSINS_COPIES:
                s.stack += [you, this, BEGIN, VERB_CALL_THE_COUSINS_PLAYS]
                return call_the_cousins_plays(s)
            if this in TUG_OF_WAR_COPIES:
                s.stack += [you, this, BEGIN, VERB_TUG_OF_WAR_PLAYS]
                return tug_of_war_plays(s)
            if this in CEILIDH_COPIES:
                s.stack += [you, this, BEGIN, VERB_CEILIDH_PLAYS]
                return ceilidh_plays(s)
            if this == MANY_HANDS:
                s.stack += [you, this, BEGIN, VERB_MANY_HANDS_PLAYS]
                return many_hands_plays(s)
            if this in DRINKING_COMPETITION_COPIES:
                s.stack += [you, this, BEGIN, VERB_DRINKING_COMPETITION_PLAYS]
                return drinking_competition_plays(s)
        else:
            if this == PARTY_SHIP:
                party_ship_plays(s, you, this)
                return False
            if this in ROUND_FOR_EVERYBODY_COPIES:
                round_for_everybody_plays(s, you, this)
                return False
            if this in HANGOVER_CURE_COPIES:
                hangover_cure_plays(s, you, this)
                return False
            if this in MIXED_DRINKS_COPIES:
                s.stack += [you, this, BEGIN, VERB_MIXED_DRINKS_PLAYS]
                return mixed_drinks_plays(s)
            if this in DIVIDEND_DAY_COPIES:
                dividend_day_plays(s, you, this)
                return False
            if this in BULL_MARKET_COPIES:
                s.stack += [you, this, BEGIN, VERB_BULL_MARKET_PLAYS]
                return bull_market_plays(s)
    else:
        if this < PENGUIN_PARADE:
            if this in NEW_OUTPOST_COPIES:
                s.stack += [you, this, BEGIN, VERB_NEW_OUTPOST_PLAYS]
                return new_outpost_plays(s)
            if this in FOLD_THE_TENTS_COPIES:
                s.stack += [you, this, BEGIN, VERB_FOLD_THE_TENTS_PLAYS]
                return fold_the_tents_plays(s)
            if this in CHANGE_OF_PLANS_COPIES:
                s.stack += [you, this, BEGIN, VERB_CHANGE_OF_PLANS_PLAYS]
                return change_of_plans_plays(s)
            if this in FOLLOW_THE_HERD_COPIES:
                s.stack += [you, this, BEGIN, VERB_FOLLOW_THE_HERD_PLAYS]
                return follow_the_herd_plays(s)
            if this in GREAT_SORTING_COPIES:
                s.stack += [you, this, 0, 0, BEGIN, VERB_GREAT_SORTING_PLAYS]
                s.lists += [[]]
                return great_sorting_plays(s)
            if this == COMPLETE_SET:
                complete_set_plays(s, you, this)
                return False
        else:
            if this in PENGUIN_PARADE_COPIES:
                s.stack += [you, this, BEGIN, VERB_PENGUIN_PARADE_PLAYS]
                return penguin_parade_plays(s)
            if this in RIGHT_DRAWER_COPIES:
                s.stack += [you, this, BEGIN, VERB_RIGHT_DRAWER_PLAYS]
                return right_drawer_plays(s)
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


def run_omen_happens(s: State, you: int, this: int) -> bool:
    """Run the happens of a thing; a thing without any does nothing."""
    if this < TIMBER_RAFT:
        if this < FAIR_WIND:
            if this == FIRST_SNOW:
                first_snow_happens(s, you, this)
                return False
            if this == HUNGRY_MONTH:
                s.stack += [you, this, BEGIN, VERB_HUNGRY_MONTH_HAPPENS]
                return hungry_month_happens(s)
            if this == WOLVES:
                s.stack += [you, this, BEGIN, VERB_WOLVES_HAPPENS]
                return wolves_happens(s)
            if this == THAW:
                thaw_happens(s, you, this)
                return False
        else:
            if this == FAIR_WIND:
                fair_wind_happens(s, you, this)
                return False
            if this == STORM:
                s.stack += [you, this, BEGIN, VERB_STORM_HAPPENS]
                return storm_happens(s)
            if this == SEA_ROBBERS:
                s.stack += [you, this, BEGIN, VERB_SEA_ROBBERS_HAPPENS]
                return sea_robbers_happens(s)
            if this == LAST_TIDE:
                last_tide_happens(s, you, this)
                return False
    else:
        if this < TABLE_TAX:
            if this == TIMBER_RAFT:
                timber_raft_happens(s, you, this)
                return False
            if this == INSPECTION:
                inspection_happens(s, you, this)
                return False
            if this == GUESTS_ARRIVE:
                guests_arrive_happens(s, you, this)
                return False
            if this == HERALD:
                s.stack += [you, this, BEGIN, VERB_HERALD_HAPPENS]
                return herald_happens(s)
        else:
            if this == TABLE_TAX:
                s.stack += [you, this, BEGIN, VERB_TABLE_TAX_HAPPENS]
                return table_tax_happens(s)
            if this == LEVY:
                s.stack += [you, this, BEGIN, VERB_LEVY_HAPPENS]
                return levy_happens(s)
            if this == ROYAL_CLOAK:
                s.stack += [you, this, BEGIN, VERB_ROYAL_CLOAK_HAPPENS]
                return royal_cloak_happens(s)
            if this == FEAST_AT_COURT:
                s.stack += [you, this, BEGIN, VERB_FEAST_AT_COURT_HAPPENS]
                return feast_at_court_happens(s)
            if this == CROWN_SILVER:
                s.stack += [you, this, BEGIN, VERB_CROWN_SILVER_HAPPENS]
                return crown_silver_happens(s)
    return False


# solo.law:144  win "A legend of the North" for p when ended where solo
def win_a_legend_of_the_north(s: State) -> None:
    best = [p for p in range(1, s.players + 1) if s.solo and margin(s, p) >= 15]
    if best and not s.over:
        finish(s, 0, best[:1])


# solo.law:146  win "Songs are sung" for p when ended where solo
def win_songs_are_sung(s: State) -> None:
    best = [p for p in range(1, s.players + 1) if s.solo and margin(s, p) >= 10]
    if best and not s.over:
        finish(s, 1, best[:1])


# solo.law:148  win "Neighbours envy you" for p when ended where solo
def win_neighbours_envy_you(s: State) -> None:
    best = [p for p in range(1, s.players + 1) if s.solo and margin(s, p) >= 5]
    if best and not s.over:
        finish(s, 2, best[:1])


# solo.law:150  win "The clan holds" for p when ended where solo
def win_the_clan_holds(s: State) -> None:
    best = [p for p in range(1, s.players + 1) if s.solo and margin(s, p) >= 0]
    if best and not s.over:
        finish(s, 3, best[:1])


# solo.law:152  lose "A hard year" when ended where solo
def win_a_hard_year(s: State) -> None:
    if not s.over and s.solo and all(margin(s, p) >= -5 for p in range(1, s.players + 1)):
        finish(s, 4, [])


# solo.law:154  lose "The clan scatters" when ended where solo
def win_the_clan_scatters(s: State) -> None:
    if not s.over and s.solo and all(margin(s, p) <= -6 for p in range(1, s.players + 1)):
        finish(s, 5, [])


def end_game(s: State) -> None:
    """Decide who wins when the game is over."""
    if s.over:
        return
    win_a_legend_of_the_north(s)
    win_songs_are_sung(s)
    win_neighbours_envy_you(s)
    win_the_clan_holds(s)
    win_a_hard_year(s)
    win_the_clan_scatters(s)
    if is_over(s):
        return
    best = most(list(range(1, s.players + 1)), lambda p: score(s, p))
    best = most(best, lambda p: len(s.piles[EMPIRE + p]))
    best = most(
        best, lambda p: s.goods[p * RESOURCE_COUNT + WORKERS] + (s.spent[p] if s.tied_workers == ALL_OWNED else 0)
    )
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
from lawspeaker_games.empires.steps_clan_glenn import (
    bake,
    baker_s_oven_action,
    call_the_cousins_plays,
    ceilidh_plays,
    dance,
    dry_stone_dyke_bonus,
    fishing_crew_action,
    helping_hands_bonus,
    highland_games_action,
    many_hands_plays,
    neighbourly_advice_action,
    neighbours_ferry_bonus,
    pull_rope,
    raise_house,
    shepherd_s_cot_action,
    try_action_of_location_fishing_crew,
    tug_of_war_plays,
    weaver_s_house_action,
)
from lawspeaker_games.empires.steps_clan_heidel import (
    brew_kettle_action,
    drinking_competition_plays,
    guest_house_action,
    hangover_cure_plays,
    juniper_still_action,
    mead_cask_action,
    mix_drinks,
    mixed_drinks_plays,
    party_ship_plays,
    round_for_everybody_plays,
    sunday_sailors_action,
    tap_room_action,
    try_action_of_location_sunday_sailors,
)
from lawspeaker_games.empires.steps_clan_mackinnon import (
    back_builders,
    builders_bond_action,
    builders_bond_pays,
    bull_market_plays,
    cash_desk_action,
    chartered_vessel_action,
    chartered_vessel_bonus,
    clerks_office_action,
    clerks_office_pays,
    collect_rent,
    contractors_action,
    deposit,
    dividend_day_plays,
    gold_vault_action,
    gold_vault_pays,
    golden_stag_bonus,
    insurance_office_bonus,
    keep_chest,
    money_lender_action,
    pay_now,
    rent_collector_when_harvested,
    save_up,
    savings_chest_action,
    take_back_,
    try_action_of_location_chartered_vessel,
    try_action_of_location_contractors,
    wool_exchange_action,
    wool_exchange_bonus,
    wool_exchange_pays,
)
from lawspeaker_games.empires.steps_clan_nanurjuk import (
    after_walked_on,
    caribou_tent_action,
    caribou_tent_bonus,
    change_of_plans_plays,
    dog_sleds_action,
    drift,
    find_on_path,
    fold_the_tents_plays,
    fold_up,
    follow_the_herd_plays,
    great_round_action,
    hunters_return_action,
    ice_floe_camp_bonus,
    lead_voyage,
    leave_field,
    move_any,
    new_outpost_plays,
    paddle,
    reindeer_calves_before_harvested,
    river_trade_route_action,
    row_ahead,
    send_pawn,
    send_pawn_itself,
    skin_kayaks_when_sailed,
    spend_one,
    step_pawn_after_step_pawn,
    try_action_of_location_caribou_tent,
    umiak_builders_action,
    umiak_builders_bonus,
    wandering_storyteller_action,
    well_trodden_path_when_walked_on,
)
from lawspeaker_games.empires.steps_clan_panuk import (
    bear_guards_action,
    bone_carver_action,
    cabinet_of_curiosities_action,
    complete_set_plays,
    feast_of_many_tastes_action,
    frozen_shipyard_action,
    frozen_shipyard_bonus,
    great_sorting_plays,
    ice_pantry_action,
    parade,
    penguin_parade_plays,
    penguin_post_action,
    penguin_rookery_bonus,
    right_drawer_plays,
    search_drawer,
    serve_three,
    snow_owl_perch_action,
    trade_two,
    trading_sledge_action,
    try_action_of_location_frozen_shipyard,
)
from lawspeaker_games.empires.steps_clan_ulaf import (
    bring_more,
    floki_s_workshop_action,
    floki_s_workshop_bonus,
    row_on,
    sack_the_coast_plays,
    sharpening_the_axes_plays,
    skald_s_hall_action,
    sworn_oarsmen_plays,
    trophy_wall_bonus,
    try_action_of_location_floki_s_workshop,
    twin_ships_when_pillaged,
    valkyrie_action,
    war_horn_plays,
    weapon_forge_action,
)
from lawspeaker_games.empires.steps_islands import (
    amber_coast_action,
    amber_coast_bonus,
    dragon_s_spine_action,
    dragon_s_spine_bonus,
    fog_passage_action,
    ghost_island_bonus,
    giants_quarry_action,
    giants_quarry_bonus,
    golden_fells_action,
    golden_fells_bonus,
    hot_springs_bonus,
    peat_island_action,
    peat_island_bonus,
    pirate_camp_action,
    ride_tide,
    sheep_holm_bonus,
    smuggle,
    smugglers_cove_action,
    stone_circle_action,
    throne_of_ice_bonus,
    tidal_haven_action,
    tidal_haven_bonus,
    try_action_of_island_fog_passage,
    try_action_of_island_giants_quarry,
    vine_shore_bonus,
    walrus_banks_bonus,
    whale_sound_action,
    wreck_beach_action,
    wreck_beach_bonus,
)
from lawspeaker_games.empires.steps_keywords import (
    copy_,
    copy_anew,
    find,
    move_pawn,
    move_pawn_itself,
    pay_out,
    spend,
    try_copy,
    try_copy_anew,
    unassign,
    which_pawn,
)
from lawspeaker_games.empires.steps_round import (
    before_look_out,
    course,
    look_out,
    look_out_itself,
    phase_actions,
    phase_expedition,
    phase_lookout,
    setup,
)
from lawspeaker_games.empires.steps_ships import (
    advance_ship,
    after_come_home,
    after_conquered,
    after_pillaged,
    after_sailed,
    come_home,
    conquer,
    conquered_when_conquered_2,
    load_ship,
    pillage,
    pillage_now,
    sail,
    strange_shore,
    venture,
    visit,
    voyage,
    voyage_now,
)
from lawspeaker_games.empires.steps_solo import (
    blow_home,
    come_home_after_come_home,
    look_out_before_look_out,
    meet,
    pass_after_pass,
    render,
    render_either,
    render_one,
    render_three_kinds,
    render_two,
    render_two_kinds,
)
from lawspeaker_games.empires.steps_solo_scenarios import (
    crown_silver_happens,
    fair_wind_happens,
    feast_at_court_happens,
    first_snow_happens,
    guests_arrive_happens,
    herald_happens,
    hungry_month_happens,
    inspection_happens,
    last_tide_happens,
    levy_happens,
    royal_cloak_happens,
    sea_robbers_happens,
    storm_happens,
    table_tax_happens,
    thaw_happens,
    timber_raft_happens,
    wolves_happens,
)
from lawspeaker_games.empires.steps_tasks import (
    add_to,
    after_declared,
    after_harvested,
    after_performed,
    before_harvested,
    bring,
    carry_out_,
    construct,
    declared_when_declared,
    harvest,
    perform,
    performed_when_performed,
    plant,
    play,
    reap,
    sow,
    try_play,
    try_sow,
    undertake,
)
from lawspeaker_games.empires.steps_turn import (
    act,
    after_built,
    after_gave_up,
    after_pass,
    after_step_pawn,
    build,
    build_itself,
    built_when_built,
    choose_walker,
    establish,
    pass_,
    pass_itself,
    place_pawn,
    put_pawn,
    raid,
    step_pawn,
    step_pawn_itself,
    try_put_pawn,
    try_walk,
    use_one,
    walk,
)

# Functions that may suspend, by the numbers that the stack holds.
VERBS: Final = (
    bake,
    pull_rope,
    dance,
    raise_house,
    mix_drinks,
    deposit,
    back_builders,
    keep_chest,
    save_up,
    take_back_,
    collect_rent,
    pay_now,
    spend_one,
    row_ahead,
    send_pawn,
    find_on_path,
    paddle,
    lead_voyage,
    leave_field,
    fold_up,
    move_any,
    drift,
    serve_three,
    parade,
    search_drawer,
    trade_two,
    bring_more,
    row_on,
    smuggle,
    ride_tide,
    spend,
    unassign,
    copy_,
    copy_anew,
    pay_out,
    find,
    which_pawn,
    move_pawn,
    look_out,
    sail,
    load_ship,
    advance_ship,
    voyage,
    strange_shore,
    visit,
    pillage,
    conquer,
    come_home,
    voyage_now,
    pillage_now,
    venture,
    meet,
    render,
    render_either,
    render_one,
    render_two,
    render_two_kinds,
    render_three_kinds,
    blow_home,
    perform,
    undertake,
    add_to,
    bring,
    play,
    sow,
    carry_out_,
    construct,
    harvest,
    reap,
    plant,
    act,
    place_pawn,
    put_pawn,
    step_pawn,
    walk,
    choose_walker,
    build,
    establish,
    use_one,
    raid,
    pass_,
    build_itself,
    look_out_itself,
    move_pawn_itself,
    pass_itself,
    send_pawn_itself,
    step_pawn_itself,
    phase_lookout,
    phase_actions,
    phase_expedition,
    setup,
    course,
    try_play,
    try_sow,
    try_copy,
    try_action_of_location_fishing_crew,
    try_action_of_location_sunday_sailors,
    try_action_of_location_contractors,
    try_action_of_location_chartered_vessel,
    try_action_of_location_caribou_tent,
    try_copy_anew,
    try_action_of_location_frozen_shipyard,
    try_action_of_location_floki_s_workshop,
    try_action_of_island_fog_passage,
    try_action_of_island_giants_quarry,
    try_walk,
    try_put_pawn,
    weaver_s_house_action,
    baker_s_oven_action,
    highland_games_action,
    neighbourly_advice_action,
    fishing_crew_action,
    brew_kettle_action,
    tap_room_action,
    juniper_still_action,
    sunday_sailors_action,
    money_lender_action,
    cash_desk_action,
    contractors_action,
    chartered_vessel_action,
    river_trade_route_action,
    dog_sleds_action,
    caribou_tent_action,
    wandering_storyteller_action,
    umiak_builders_action,
    hunters_return_action,
    frozen_shipyard_action,
    cabinet_of_curiosities_action,
    penguin_post_action,
    snow_owl_perch_action,
    bone_carver_action,
    feast_of_many_tastes_action,
    trading_sledge_action,
    valkyrie_action,
    floki_s_workshop_action,
    skald_s_hall_action,
    weapon_forge_action,
    mead_cask_action,
    wool_exchange_action,
    gold_vault_action,
    builders_bond_action,
    savings_chest_action,
    wreck_beach_action,
    whale_sound_action,
    smugglers_cove_action,
    stone_circle_action,
    pirate_camp_action,
    tidal_haven_action,
    peat_island_action,
    dragon_s_spine_action,
    amber_coast_action,
    fog_passage_action,
    giants_quarry_action,
    ice_floe_camp_bonus,
    gold_vault_pays,
    builders_bond_pays,
    call_the_cousins_plays,
    tug_of_war_plays,
    ceilidh_plays,
    many_hands_plays,
    drinking_competition_plays,
    mixed_drinks_plays,
    bull_market_plays,
    new_outpost_plays,
    fold_the_tents_plays,
    change_of_plans_plays,
    follow_the_herd_plays,
    great_sorting_plays,
    penguin_parade_plays,
    right_drawer_plays,
    war_horn_plays,
    sack_the_coast_plays,
    sworn_oarsmen_plays,
    hungry_month_happens,
    wolves_happens,
    storm_happens,
    sea_robbers_happens,
    herald_happens,
    table_tax_happens,
    levy_happens,
    royal_cloak_happens,
    feast_at_court_happens,
    crown_silver_happens,
    step_pawn_after_step_pawn,
    conquered_when_conquered_2,
    look_out_before_look_out,
    pass_after_pass,
    come_home_after_come_home,
    declared_when_declared,
    performed_when_performed,
    built_when_built,
    rent_collector_when_harvested,
    well_trodden_path_when_walked_on,
    skin_kayaks_when_sailed,
    twin_ships_when_pillaged,
    reindeer_calves_before_harvested,
    after_step_pawn,
    after_pillaged,
    after_conquered,
    before_look_out,
    after_pass,
    after_come_home,
    after_harvested,
    after_declared,
    after_performed,
    after_built,
    after_gave_up,
    after_walked_on,
    after_sailed,
    before_harvested,
    stay_idle,
)
