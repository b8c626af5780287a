"""Imperial Settlers: Empires of the North: values and permissions.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import State, clone
from lawspeaker_games.empires.tables import (
    BEGIN,
    BOOSTS,
    BY_CONQUEST,
    BY_PILLAGE,
    CARD_COPIER,
    CARD_ICON,
    CARD_REQUIRED,
    CARD_WITH_ACTION,
    CARDS,
    CASH_DESK,
    CEILIDH_COPIES,
    CONSTRUCT,
    COUNT_ONE,
    DECK,
    DISCARD,
    DISTANT,
    DRAGON_S_SPINE,
    DRINKING_COMPETITION_COPIES,
    EITHER_WAY,
    EMPIRE,
    EXPLORE,
    FIELD_FORM,
    FIELD_GOODS,
    FIELDS,
    FIRST_COPY,
    FISH,
    FISHING_CREW_COPIES,
    FLOKI_S_WORKSHOP,
    FOOD,
    FROZEN_SHIPYARD,
    GOLD,
    GOLD_VAULT,
    HAND,
    HARBOUR,
    HARVEST,
    HERMIT_S_SKERRY,
    ISLAND_CONQUEST,
    ISLAND_RANGE,
    ISLANDS,
    LOCATION_COST,
    LOCATIONS,
    NEAR,
    NEIGHBOURLY_ADVICE,
    NEW_OUTPOST,
    NEW_OUTPOST_COPIES,
    PARTY_SHIP,
    PAWN_OWNER,
    PAWNS,
    POINTS,
    POPULATE,
    QUEUE,
    RAZE,
    RIVER_TRADE_ROUTE_COPIES,
    ROW,
    SACK_THE_COAST_COPIES,
    SAIL,
    SEA,
    SHEEP,
    STONE,
    STOREHOUSE_RATE,
    SUNK,
    SWORN_OARSMEN_COPIES,
    THRONE_OF_ICE,
    TILE_NEIGHBOURS,
    TILES,
    TUG_OF_WAR_COPIES,
    UPGRADE,
    VALKYRIE_COPIES,
    VERB_STAY_IDLE,
    VERB_TRY_ACTION_OF_STOREHOUSE_CASH_DESK,
    VERB_TRY_COPY,
    VERB_TRY_PLAY,
    WALRUS_BANKS,
    WAR_HORN_COPIES,
    WEAPON_FORGE_COPIES,
    WEAVER_S_HOUSE_COPIES,
    WHALE_SOUND,
    WOOD,
    WORKERS,
    WRECK_BEACH,
)
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import TRIAL_DEPTH, enter_call
from lawspeaker_runtime.state.pile_state import place_of
from lawspeaker_runtime.state.selection import different, first_or, floor_divide, require, require_player

# Which things take part is the same in all games with the same settings: it is found out once.
PRESENT_THINGS: Final[dict[int, list[int]]] = {}


# empires.law:33  value stuffs -> list of resource = (food, wood, stone, sheep, fish)
def stuffs(s: State) -> list[int]:
    return [FOOD, WOOD, STONE, SHEEP, FISH]


# empires.law:35  value goods_kinds -> list of resource = (food, wood, stone, sheep, fish, gold, raze)
def goods_kinds(s: State) -> list[int]:
    return [FOOD, WOOD, STONE, SHEEP, FISH, GOLD, RAZE]


# empires.law:37  value load_kinds -> list of resource = (food, wood, stone, sheep, fish, gold, raze, workers)
def load_kinds(s: State) -> list[int]:
    return [FOOD, WOOD, STONE, SHEEP, FISH, GOLD, RAZE, WORKERS]


# empires.law:117  value emblems of p: player for i: icon -> number = count c among empire of p where icon of c is i
def emblems(s: State, p: int, i: int) -> int:
    total = 0
    for c in s.piles[EMPIRE + p]:
        if CARD_ICON[c] == i:
            total += 1
    return total


# empires.law:119  value isles of p: player -> number = count islands of empire of p
def isles(s: State, p: int) -> int:
    return len([it for it in s.piles[EMPIRE + p] if it in ISLANDS])


# empires.law:121  value site of t: task -> tile = first s among tiles where task_on of s is t
def site(s: State, t: int) -> int:
    return require(next((s_ for s_ in TILES if s.task_on[s_] == t), -1), "empires.law:121")


# empires.law:122  value stock of p: player -> number = food of p + wood of p + stone of p + sheep of p + fish of p
def stock(s: State, p: int) -> int:
    return (
        s.goods[p * 9 + FOOD]
        + s.goods[p * 9 + WOOD]
        + s.goods[p * 9 + STONE]
        + s.goods[p * 9 + SHEEP]
        + s.goods[p * 9 + FISH]
    )


# empires.law:123  value load of c: storehouse -> number = sum of (r of stored of c) for each r among load_kinds
def load_(s: State, c: int) -> int:
    total = 0
    for r in load_kinds(s):
        total += s.storehouse_stored[c - 32][r]
    return total


# empires.law:125  value planted of f: field -> yes_no = base of f is nothing
def planted(s: State, f: int) -> bool:
    return s.field_base[f - 34] == -1


# empires.law:126  value upgrades of f: field -> list of field = u among fields where base of u is f
def upgrades(s: State, f: int) -> list[int]:
    value = s.memo_upgrades.get(f)
    if value is None:
        value = s.memo_upgrades[f] = compute_upgrades(s, f)
    return value


def compute_upgrades(s: State, f: int) -> list[int]:
    """Compute what `upgrades` memoizes."""
    return [u for u in FIELDS if s.field_base[u - 34] == f]


# empires.law:127  value yield of f: field -> bundle = goods of f + (sum of goods of u for each u among upgrades of f)
def yield_(s: State, f: int) -> list[int]:
    return goods.add(list(FIELD_GOODS[f]), goods.total([list(FIELD_GOODS[u]) for u in upgrades(s, f)], 9))


# empires.law:129  value active_card of c: card -> yes_no = action of c is not empty
def active_card(c: int) -> bool:
    return CARD_WITH_ACTION[c]


# empires.law:131  value victims of p: player -> list of player = q among players where q is not p and can target q
def victims(s: State, p: int) -> list[int]:
    return [q for q in range(1, s.players + 1) if q != p and can_target(s, q)]


# keywords.law:9  value kinds_held of p: player -> number = (count r among stuffs where r of p is at least 1) + gold…
def kinds_held(s: State, p: int) -> int:
    return sum(1 for r in stuffs(s) if s.goods[p * 9 + r] >= 1) + s.goods[p * 9 + GOLD]


# keywords.law:71  value payouts of c: storehouse -> number = load of c / rate of c if rate of c is at least 1 else 0
def payouts(s: State, c: int) -> int:
    return floor_divide(load_(s, c), STOREHOUSE_RATE[c], "keywords.law:71") if STOREHOUSE_RATE[c] >= 1 else 0


# keywords.law:136  value out of p: player -> list of pawn = w among pawns where owner of w is p and place of w is not…
def out(s: State, p: int) -> list[int]:
    return [w for w in present(s, PAWNS) if PAWN_OWNER[w] == p and place_of(s, w) != -1]


# round.law:55  value lookout_size of p: player -> number = 4
def lookout_size(s: State, p: int) -> int:
    value = 4
    for owner in range(1, s.players + 1):
        for this in s.piles[EMPIRE + owner]:
            # islands.law:35  Hermit's Skerry: adds 1 to lookout_size of you
            if this == HERMIT_S_SKERRY and p == owner:
                value += 1
    return value


# round.law:122  value legacy of p: player -> number = 0
def legacy(p: int) -> int:
    return 0


# round.law:135  value supply of p: player -> bundle = sum of (r of p) r for each r among resources
def supply(s: State, p: int) -> list[int]:
    return goods.total([[s.goods[p * 9 + r] if k == r else 0 for k in range(9)] for r in range(9)], 9)


# ships.law:10  value hold_room of p: player for r: resource -> number = 1
def hold_room(s: State, p: int, r: int) -> int:
    return 1


# ships.law:12  value cargo_stock of r: resource -> number = r of you + (gold of you if gold_as_cargo and r is fish…
def cargo_stock(s: State, r: int, you: int) -> int:
    return s.goods[you * 9 + r] + (s.goods[you * 9 + GOLD] if s.gold_as_cargo and r == FISH else 0)


# ships.law:74  value conquest_price of i: island for p: player -> number = conquest of i
def conquest_price(i: int, p: int) -> int:
    return ISLAND_CONQUEST[i]


# ships.law:79  value shores -> list of island = row of near + row of distant
def shores(s: State) -> list[int]:
    return [*s.piles[ROW + NEAR], *s.piles[ROW + DISTANT]]


# tasks.law:81  value explored of p: player -> number = 1
def explored(p: int) -> int:
    return 1


# tasks.law:83  value settlers of p: player -> number = 1
def settlers(p: int) -> int:
    return 1


# tasks.law:106  value farms of p: player -> list of field = f among fields of empire of p where planted of f
def farms(s: State, p: int) -> list[int]:
    return [f for f in [it for it in s.piles[EMPIRE + p] if it in FIELDS] if planted(s, f)]


# tasks.law:120  value fits of u: field on f: field -> yes_no = planted of f and (any r among goods_kinds where r of…
def fits(s: State, u: int, f: int) -> bool:
    if planted(s, f):
        for r in goods_kinds(s):
            if FIELD_GOODS[u][r] >= 1 and FIELD_GOODS[f][r] >= 1:
                return True
    return False


# turn.law:16  value marks_for of p: player -> list of card = c among empire of p where active_card of c and not…
def marks_for(s: State, p: int) -> list[int]:
    return [c for c in s.piles[EMPIRE + p] if TABLE_ACTIVE_CARD[c] and not s.card_exhausted[c - 6]]


# turn.law:17  value raid_targets of p: player -> list of card = c among cards where active_card of c and not…
def raid_targets(s: State, p: int) -> list[int]:
    return [
        c
        for c in CARDS
        if TABLE_ACTIVE_CARD[c]
        and not s.card_exhausted[c - 6]
        and any(s.at[c] == EMPIRE + q and q != p and can_suffer_raid(s, q) for q in range(1, s.players + 1))
    ]


# turn.law:23  value idle of p: player -> list of pawn = w among pawns where owner of w is p and place of w is nothing
def idle(s: State, p: int) -> list[int]:
    return [w for w in present(s, PAWNS) if PAWN_OWNER[w] == p and place_of(s, w) == -1]


# turn.law:24  value walking of p: player -> list of pawn = w among pawns where owner of w is p and place of w is not…
def walking(s: State, p: int) -> list[int]:
    return [
        w for w in present(s, PAWNS) if PAWN_OWNER[w] == p and place_of(s, w) != -1 and not s.pawn_inactive[w - 109]
    ]


# turn.law:27  value move_price of p: player -> bundle = 1 food
def move_price(p: int) -> list[int]:
    return [1, 0, 0, 0, 0, 0, 0, 0, 0]


# turn.law:113  value goal -> number = 25
def goal(s: State) -> int:
    return 25


# tasks.law:58  verb carry_out t: task
def possible_carry_out(s: State, t: int, you: int) -> bool:
    return (
        possible_explore(s, you)
        if t == EXPLORE
        else t == POPULATE
        or (
            possible_construct(s, you)
            if t == CONSTRUCT
            else possible_harvest(s, you)
            if t == HARVEST
            else t != SAIL or possible_sail(s, you)
        )
    )


# empires.law:67  plays: steps
def possible_plays_of_boost(s: State, this: int, you: int) -> bool:
    if this < NEW_OUTPOST:
        if this in TUG_OF_WAR_COPIES:
            return possible_plays_of_boost_tug_of_war(s, this, you)
        if this in CEILIDH_COPIES:
            return possible_unexhaust_one(s, you)
        if this in DRINKING_COMPETITION_COPIES:
            return possible_plays_of_boost_drinking_competition(s, this, you)
        if this == PARTY_SHIP:
            return possible_plays_of_boost_party_ship(s, this, you)
    else:
        if this in NEW_OUTPOST_COPIES:
            return possible_plays_of_boost_new_outpost(s, this, you)
        if this in WAR_HORN_COPIES:
            return can_declare(s, SAIL, you)
        if this in SACK_THE_COAST_COPIES:
            return possible_venture(s, EITHER_WAY, you)
        if this in SWORN_OARSMEN_COPIES:
            return possible_plays_of_boost_sworn_oarsmen(s, this, you)
    return True


# tasks.law:51  verb play c: boost for t: task
def possible_play(s: State, c: int, t: int, you: int) -> bool:
    return try_play_on_copies(s, you, c, t)


# empires.law:50  action: steps
def possible_action_of_card(s: State, this: int, you: int) -> bool:
    if this < FLOKI_S_WORKSHOP:
        if this in WEAVER_S_HOUSE_COPIES:
            return possible_spend(s, [0, 0, 0, 1, 0, 0, 0, 0, 0], you)
        if this == NEIGHBOURLY_ADVICE:
            return possible_copy(s, this, you)
        if this in FISHING_CREW_COPIES:
            return possible_action_of_location_fishing_crew(s, this, you)
        if this in RIVER_TRADE_ROUTE_COPIES:
            return possible_action_of_location_river_trade_route(s, this, you)
        if this == FROZEN_SHIPYARD:
            return possible_action_of_location_frozen_shipyard(s, this, you)
        if this in VALKYRIE_COPIES:
            return possible_action_of_location_valkyrie(s, this, you)
    else:
        if this < CASH_DESK:
            if this == FLOKI_S_WORKSHOP:
                return possible_action_of_location_floki_s_workshop(s, this, you)
            if this in WEAPON_FORGE_COPIES:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
            if this == GOLD_VAULT:
                return possible_action_of_storehouse_gold_vault(s, this, you)
        else:
            if this == CASH_DESK:
                return possible_action_of_storehouse_cash_desk(s, this, you)
            if this == WRECK_BEACH:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
            if this == WHALE_SOUND:
                return possible_spend(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], you)
            if this == DRAGON_S_SPINE:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 1, 0, 0], you)
    return True


# ships.law:45  verb advance_ship
def possible_advance_ship(s: State, you: int) -> bool:
    value = s.memo_possible_advance_ship.get(you)
    if value is None:
        value = s.memo_possible_advance_ship[you] = compute_possible_advance_ship(s, you)
    return value


def compute_possible_advance_ship(s: State, you: int) -> bool:
    """Compute what `possible_advance_ship` memoizes."""
    for s_ in s.piles[QUEUE]:
        if s.ship_captain[s_ - 93] == you and s_ != first_or(s.piles[QUEUE], -1):
            return True
    return False


# keywords.law:137  verb move_pawn
def possible_move_pawn(s: State, you: int) -> bool:
    value = s.memo_possible_move_pawn.get(you)
    if value is None:
        value = s.memo_possible_move_pawn[you] = compute_possible_move_pawn(s, you)
    return value


def compute_possible_move_pawn(s: State, you: int) -> bool:
    """Compute what `possible_move_pawn` memoizes."""
    for from_task in range(5):
        for w in out(s, you):
            if place_of(s, w) == site(s, from_task):
                return True
    return False


# ships.law:14  verb sail
def possible_sail(s: State, you: int) -> bool:
    return len(different(s.piles[HARBOUR + you], FIRST_COPY)) > 0


# tasks.law:108  verb harvest
def possible_harvest(s: State, you: int) -> bool:
    return len(farms(s, you)) > 0


# tasks.law:96  verb construct
def possible_construct(s: State, you: int) -> bool:
    return len(different([it for it in s.piles[HAND + you] if can_construct(s, it)], FIRST_COPY)) > 0


# tasks.law:85  verb explore
def possible_explore(s: State, you: int) -> bool:
    return len(s.piles[DECK + you]) > 0 or len(s.piles[DISCARD + you]) > 0


# clan_glenn.law:99  boost "Call the Cousins"
def possible_plays_of_boost_call_the_cousins(s: State, this: int, you: int) -> bool:
    return True


# clan_glenn.law:107  boost "Tug of War"
def possible_plays_of_boost_tug_of_war(s: State, this: int, you: int) -> bool:
    if s.goods[you * 9 + WORKERS] >= 1:
        for n in range(min(3, s.goods[you * 9 + WORKERS]) + 1):
            if possible_spend(s, [0, 0, 0, 0, 0, 0, 0, n, 0], you):
                return True
    return False


# keywords.law:4  verb spend price: bundle
def possible_spend(s: State, price: list[int], you: int) -> bool:
    return can_cover(s, you, list(price))


# clan_glenn.law:119  boost Ceilidh
def possible_plays_of_boost_ceilidh(s: State, this: int, you: int) -> bool:
    return possible_unexhaust_one(s, you)


# keywords.law:130  verb unexhaust_one
def possible_unexhaust_one(s: State, you: int) -> bool:
    for c in s.piles[EMPIRE + you]:
        if s.card_exhausted[c - 6]:
            return True
    return False


# clan_heidel.law:23  boost Drinking Competition
def possible_plays_of_boost_drinking_competition(s: State, this: int, you: int) -> bool:
    return not possible_move_pawn(s, you) or possible_move_pawn(s, you)


# clan_heidel.law:32  boost Party Ship
def possible_plays_of_boost_party_ship(s: State, this: int, you: int) -> bool:
    for i in [it for it in s.piles[EMPIRE + you] if it in ISLANDS]:
        if s.card_exhausted[i - 6]:
            return True
    return False


# clan_nanurjuk.law:41  boost New Outpost
def possible_plays_of_boost_new_outpost(s: State, this: int, you: int) -> bool:
    return len(farms(s, you)) > 0


# clan_ulaf.law:90  boost "Sharpening the Axes"
def possible_plays_of_boost_sharpening_the_axes(s: State, this: int, you: int) -> bool:
    return True


# clan_ulaf.law:98  boost War Horn
def possible_plays_of_boost_war_horn(s: State, this: int, you: int) -> bool:
    return can_declare(s, SAIL, you)


# tasks.law:15  verb perform t: task
def possible_perform(s: State, t: int, you: int) -> bool:
    return can_declare(s, t, you)


# clan_ulaf.law:105  boost "Sack the Coast"
def possible_plays_of_boost_sack_the_coast(s: State, this: int, you: int) -> bool:
    return possible_venture(s, EITHER_WAY, you)


# ships.law:153  verb voyage_now
def possible_voyage_now(s: State, you: int) -> bool:
    return possible_venture(s, EITHER_WAY, you)


# ships.law:168  verb venture as m: manner
def possible_venture(s: State, m: int, you: int) -> bool:
    key = you * 4 + m
    value = s.memo_possible_venture.get(key)
    if value is None:
        value = s.memo_possible_venture[key] = compute_possible_venture(s, m, you)
    return value


def compute_possible_venture(s: State, m: int, you: int) -> bool:
    """Compute what `possible_venture` memoizes."""
    for s_ in s.piles[QUEUE]:
        if can_venture(s, s_, m, you):
            return True
    return False


# clan_ulaf.law:112  boost Sworn Oarsmen
def possible_plays_of_boost_sworn_oarsmen(s: State, this: int, you: int) -> bool:
    return not possible_advance_ship(s, you) or possible_advance_ship(s, you)


# clan_glenn.law:45  location "Shepherd's Cot"
def possible_action_of_location_shepherd_s_cot(s: State, this: int, you: int) -> bool:
    return True


# clan_glenn.law:55  location "Weaver's House"
def possible_action_of_location_weaver_s_house(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 1, 0, 0, 0, 0, 0], you)


# clan_glenn.law:75  location Neighbourly Advice
def possible_action_of_location_neighbourly_advice(s: State, this: int, you: int) -> bool:
    return possible_copy(s, this, you)


# keywords.law:53  verb copy for c: card
def possible_copy(s: State, c: int, you: int) -> bool:
    return try_copy_on_copies(s, you, c)


# clan_glenn.law:82  location Fishing Crew
def possible_action_of_location_fishing_crew(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 2, 0], you) and can_declare(s, SAIL, you)


# clan_nanurjuk.law:23  location River Trade Route
def possible_action_of_location_river_trade_route(s: State, this: int, you: int) -> bool:
    return (can_cover(s, you, [0, 0, 0, 0, 1, 0, 0, 0, 0]) and possible_spend(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], you)) or (
        can_cover(s, you, [0, 0, 0, 1, 0, 0, 0, 0, 0]) and possible_spend(s, [0, 0, 0, 1, 0, 0, 0, 0, 0], you)
    )


# clan_panuk.law:23  location Frozen Shipyard
def possible_action_of_location_frozen_shipyard(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 1, 0, 0, 1, 0], you) and can_declare(s, SAIL, you)


# clan_ulaf.law:36  location Valkyrie
def possible_action_of_location_valkyrie(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you) and possible_venture(s, BY_PILLAGE, you)


# ships.law:158  verb pillage_now
def possible_pillage_now(s: State, you: int) -> bool:
    return possible_venture(s, BY_PILLAGE, you)


# clan_ulaf.law:52  location "Floki's Workshop"
def possible_action_of_location_floki_s_workshop(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 1, 0, 0, 0, 0, 0, 1, 0], you) and can_declare(s, SAIL, you)


# clan_ulaf.law:69  location Weapon Forge
def possible_action_of_location_weapon_forge(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)


# clan_mackinnon.law:23  storehouse Gold Vault
def possible_action_of_storehouse_gold_vault(s: State, this: int, you: int) -> bool:
    for n in range(1, min(2, s.goods[you * 9 + GOLD], 6 - load_(s, this)) + 1):
        if possible_assign(s, [0, 0, 0, 0, 0, n, 0, 0, 0], this, you):
            return True
    return False


# keywords.law:27  verb assign what: bundle to c: storehouse
def possible_assign(s: State, what: list[int], c: int, you: int) -> bool:
    return can_spare(s, list(what), you)


# clan_mackinnon.law:40  storehouse Cash Desk
def possible_action_of_storehouse_cash_desk(s: State, this: int, you: int) -> bool:
    return try_action_of_storehouse_cash_desk_on_copies(s, you, this)


# islands.law:17  island Wreck Beach
def possible_action_of_island_wreck_beach(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)


# islands.law:25  island Whale Sound
def possible_action_of_island_whale_sound(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], you)


# islands.law:41  island Peat Island
def possible_action_of_island_peat_island(s: State, this: int, you: int) -> bool:
    return True


# islands.law:54  island Golden Fells
def possible_action_of_island_golden_fells(s: State, this: int, you: int) -> bool:
    return True


# islands.law:61  island "Dragon's Spine"
def possible_action_of_island_dragon_s_spine(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 0, 0, 1, 0, 0], you)


# keywords.law:53  verb copy for c: card
def possible_copy_part_1(s: State, c: int, you: int) -> bool:
    thing = require(s.card_copied[c - 6], "keywords.law:61")
    if thing < FLOKI_S_WORKSHOP:
        if thing in WEAVER_S_HOUSE_COPIES:
            return possible_action_of_location_weaver_s_house(s, require(s.card_copied[c - 6], "keywords.law:61"), you)
        if thing == NEIGHBOURLY_ADVICE:
            return try_copy_on_copies(s, you, c)
        if thing in FISHING_CREW_COPIES:
            return possible_action_of_location_fishing_crew(s, require(s.card_copied[c - 6], "keywords.law:61"), you)
        if thing in RIVER_TRADE_ROUTE_COPIES:
            return possible_action_of_location_river_trade_route(
                s, require(s.card_copied[c - 6], "keywords.law:61"), you
            )
        if thing == FROZEN_SHIPYARD:
            return possible_action_of_location_frozen_shipyard(s, require(s.card_copied[c - 6], "keywords.law:61"), you)
        if thing in VALKYRIE_COPIES:
            return possible_action_of_location_valkyrie(s, require(s.card_copied[c - 6], "keywords.law:61"), you)
    else:
        if thing < CASH_DESK:
            if thing == FLOKI_S_WORKSHOP:
                return possible_action_of_location_floki_s_workshop(
                    s, require(s.card_copied[c - 6], "keywords.law:61"), you
                )
            if thing in WEAPON_FORGE_COPIES:
                return possible_action_of_location_weapon_forge(
                    s, require(s.card_copied[c - 6], "keywords.law:61"), you
                )
            if thing == GOLD_VAULT:
                return possible_action_of_storehouse_gold_vault(
                    s, require(s.card_copied[c - 6], "keywords.law:61"), you
                )
        else:
            if thing == CASH_DESK:
                return possible_action_of_storehouse_cash_desk(s, require(s.card_copied[c - 6], "keywords.law:61"), you)
            if thing == WRECK_BEACH:
                return possible_action_of_island_wreck_beach(s, require(s.card_copied[c - 6], "keywords.law:61"), you)
            if thing == WHALE_SOUND:
                return possible_action_of_island_whale_sound(s, require(s.card_copied[c - 6], "keywords.law:61"), you)
            if thing == DRAGON_S_SPINE:
                return possible_action_of_island_dragon_s_spine(
                    s, require(s.card_copied[c - 6], "keywords.law:61"), you
                )
    return True


# empires.law:133  can target p: player = not passed of p
def can_target(s: State, p: int) -> bool:
    return not s.passed[p]


# keywords.law:25  can spare what: bundle = all r among load_kinds have r of you is at least r of what
def can_spare(s: State, what: list[int], you: int) -> bool:
    return all(s.goods[you * 9 + r] >= what[r] for r in load_kinds(s))


# keywords.law:52  can copy d: card for c: card = d is in your empire and active_card of d and not copier of d and d…
def can_copy(s: State, d: int, c: int, you: int) -> bool:
    return s.at[d] == EMPIRE + you and TABLE_ACTIVE_CARD[d] and not CARD_COPIER[d] and d != c


# ships.law:72  can land s: ship on r: range = r is near or fish of cargo of s is at least 1
def can_land(s: State, s_: int, r: int) -> bool:
    value = r == NEAR or s.ship_cargo[s_ - 93][FISH] >= 1
    for owner in range(1, s.players + 1):
        for this in s.piles[EMPIRE + owner]:
            # islands.law:72  Walrus Banks: allows land s on r where captain of s is you
            if this == WALRUS_BANKS and s.ship_captain[s_ - 93] == owner:
                value = True
    return value


# ships.law:76  can seize i: island by s: ship = raze of cargo of s is at least (conquest_price of i for captain of s)
def can_seize(s: State, i: int, s_: int) -> bool:
    return (
        s.ship_cargo[s_ - 93][RAZE] >= TABLE_CONQUEST_PRICE[require_player(s.ship_captain[s_ - 93], "ships.law:76")][i]
    )


# ships.law:78  can take i: island by s: ship as m: manner = can land s on range of i and (m is not by_conquest or can…
def can_take(s: State, i: int, s_: int, m: int) -> bool:
    return can_land(s, s_, ISLAND_RANGE[i]) and (m != BY_CONQUEST or can_seize(s, i, s_))


# ships.law:80  can chance s: ship on r: range as m: manner = (sea of r is not empty or sunk of r is not empty) and…
def can_chance(s: State, s_: int, r: int, m: int) -> bool:
    return (
        (len(s.piles[SEA + r]) > 0 or len(s.piles[SUNK + r]) > 0)
        and can_land(s, s_, r)
        and (m != BY_CONQUEST or s.ship_cargo[s_ - 93][RAZE] >= 1)
    )


# ships.law:151  can venture s: ship as m: manner = captain of s is you and ((any i among shores where can take i by s…
def can_venture(s: State, s_: int, m: int, you: int) -> bool:
    return s.ship_captain[s_ - 93] == you and (
        any(can_take(s, i, s_, m) for i in shores(s)) or any(can_chance(s, s_, r, m) for r in range(2))
    )


# tasks.law:11  can declare t: task = possible carry_out t
def can_declare(s: State, t: int, you: int) -> bool:
    key = t * 5 + you
    value = s.memo_can_declare.get(key)
    if value is None:
        value = s.memo_can_declare[key] = compute_can_declare(s, t, you)
    return value


def compute_can_declare(s: State, t: int, you: int) -> bool:
    """Compute what `can_declare` memoizes."""
    return possible_carry_out(s, t, you)


# tasks.law:45  can add c: card to t: task = required of c is t and ((c is field and can plant c) or (c is boost and…
def can_add(s: State, c: int, t: int, you: int) -> bool:
    return CARD_REQUIRED[c] == t and (
        (c in FIELDS and can_plant(s, c, you)) or (c in BOOSTS and can_boost(s, t, c, you))
    )


# tasks.law:47  can boost t: task with c: card = possible plays of c and (t is explore or t is populate or possible…
def can_boost(s: State, t: int, c: int, you: int) -> bool:
    return possible_plays_of_boost(s, c, you) and (t == EXPLORE or t == POPULATE or possible_play(s, c, t, you))


# tasks.law:94  can construct c: card = c is location and c is not field and workers of cost of c is 0
def can_construct(s: State, c: int) -> bool:
    return c in LOCATIONS and c not in FIELDS and LOCATION_COST[c][WORKERS] == 0


# tasks.law:122  can plant c: card = c is field and (form of c is not upgrade or (any f among farms of you where (fits…
def can_plant(s: State, c: int, you: int) -> bool:
    key = c * 5 + you
    value = s.memo_can_plant.get(key)
    if value is None:
        value = s.memo_can_plant[key] = compute_can_plant(s, c, you)
    return value


def compute_can_plant(s: State, c: int, you: int) -> bool:
    """Compute what `can_plant` memoizes."""
    return c in FIELDS and (FIELD_FORM[c] != UPGRADE or any(fits(s, c, f) for f in farms(s, you)))


# turn.law:12  can build c: card = c is location and c is not field and can pay cost of c
def can_build(s: State, c: int, you: int) -> bool:
    return c in LOCATIONS and c not in FIELDS and can_cover(s, you, list(LOCATION_COST[c]))


# turn.law:14  can use c: card = active_card of c and not exhausted of c and possible action of c
def can_use(s: State, c: int, you: int) -> bool:
    return TABLE_ACTIVE_CARD[c] and not s.card_exhausted[c - 6] and possible_action_of_card(s, c, you)


# turn.law:19  can suffer_raid p: player = can target p
def can_suffer_raid(s: State, p: int) -> bool:
    value = can_target(s, p)
    for owner in range(1, s.players + 1):
        for this in s.piles[EMPIRE + owner]:
            # islands.law:78  Throne of Ice: forbids suffer_raid p where p is you
            if this == THRONE_OF_ICE and p == owner:
                value = False
    return value


# turn.law:21  can raid = raze of you is at least 1 and (any q among opponents where can suffer_raid q and marks_for…
def can_raid(s: State, you: int) -> bool:
    if s.goods[you * 9 + RAZE] >= 1:
        for q in [p for p in range(1, s.players + 1) if p != you]:
            if can_suffer_raid(s, q) and len(marks_for(s, q)) > 0:
                return True
    return False


# turn.law:25  can step to t: task = can declare t and (any w among walking of you where site of t is next to place of…
def can_step(s: State, t: int, you: int) -> bool:
    key = t * 5 + you
    value = s.memo_can_step.get(key)
    if value is None:
        value = s.memo_can_step[key] = compute_can_step(s, t, you)
    return value


def compute_can_step(s: State, t: int, you: int) -> bool:
    """Compute what `can_step` memoizes."""
    if can_declare(s, t, you):
        for w in walking(s, you):
            if require(place_of(s, w), "turn.law:25") in TILE_NEIGHBOURS[site(s, t)]:
                return True
    return False


def can_pay(s: State, offered: int, need_: int, you: int) -> bool:
    """Tell whether one may pay for the other."""
    value = offered == need_
    # empires.law:39  allows pay gold for need where need is in stuffs
    if offered == GOLD and need_ in stuffs(s):
        value = True
    return value


# tasks.law:51  verb play c: boost for t: task
def try_play_on_copies(s: State, you: int, c: int, t: int) -> bool:
    """Tell whether this can be carried out, by trying every way on copies of the state."""
    from lawspeaker_games.empires.steps import has_way

    copy = clone(s)
    copy.call_depth = s.call_depth + TRIAL_DEPTH
    s = copy
    enter_call(s, "tasks.law:51")
    if s.over:
        s.over = False
        s.ending = -1
    s.explicit = True
    s.stack = [BEGIN, VERB_STAY_IDLE]
    s.lists = []
    s.stack += [you, c, t, BEGIN, VERB_TRY_PLAY]
    return has_way(s, "tasks.law:51")


# keywords.law:53  verb copy for c: card
def try_copy_on_copies(s: State, you: int, c: int) -> bool:
    """Tell whether this can be carried out, by trying every way on copies of the state."""
    from lawspeaker_games.empires.steps import has_way

    copy = clone(s)
    copy.call_depth = s.call_depth + TRIAL_DEPTH
    s = copy
    enter_call(s, "keywords.law:53")
    if s.over:
        s.over = False
        s.ending = -1
    s.explicit = True
    s.stack = [BEGIN, VERB_STAY_IDLE]
    s.lists = []
    s.stack += [you, c, BEGIN, VERB_TRY_COPY]
    return has_way(s, "keywords.law:53")


# clan_mackinnon.law:40  storehouse Cash Desk
def try_action_of_storehouse_cash_desk_on_copies(s: State, you: int, this: int) -> bool:
    """Tell whether this can be carried out, by trying every way on copies of the state."""
    from lawspeaker_games.empires.steps import has_way

    copy = clone(s)
    copy.call_depth = s.call_depth + TRIAL_DEPTH
    s = copy
    enter_call(s, "clan_mackinnon.law:40")
    if s.over:
        s.over = False
        s.ending = -1
    s.explicit = True
    s.stack = [BEGIN, VERB_STAY_IDLE]
    s.lists = []
    s.stack += [you, this, BEGIN, VERB_TRY_ACTION_OF_STOREHOUSE_CASH_DESK]
    return has_way(s, "clan_mackinnon.law:40")


# round.law:124  score for p
def score_parts(s: State, p: int) -> list[int]:
    return [
        s.goods[p * 9 + POINTS],
        len(s.piles[EMPIRE + p]),
        stock(s, p) // 2,
        s.goods[p * 9 + GOLD],
        s.goods[p * 9 + RAZE] if s.raze_tokens == COUNT_ONE else 0,
        TABLE_LEGACY[p],
    ]


def score(s: State, p: int) -> int:
    """Add up a player's points."""
    return sum(score_parts(s, p))


def present(s: State, things: range) -> list[int]:
    """Leave out things of modules that are off and of players who do not take part; callers do not change the list."""
    key = (things.start * 118 + things.stop) * 5 + s.players
    cached = PRESENT_THINGS.get(key)
    if cached is not None:
        return cached
    found: list[int] = []
    for thing in things:
        if 109 + 2 * s.players <= thing <= 116:
            continue
        found.append(thing)
    PRESENT_THINGS[key] = found
    return found


def purse(s: State, player: int) -> list[int]:
    """Return what a player has."""
    return s.goods[player * 9 : player * 9 + 9]


def stand_ins(s: State, player: int, have: list[int], owed: list[int]) -> list[list[int]]:
    """List for each resource that is owed what a player has to pay for it."""
    held = [r for r in range(9) if have[r] > 0]
    return [[r for r in held if can_pay(s, r, k, player)] if owed[k] else [] for k in range(9)]


def can_cover(s: State, player: int, bundle: list[int]) -> bool:
    """Tell whether a player can pay a bundle, with stand-ins."""
    have = purse(s, player)
    return goods.is_enough(have, bundle) or goods.payable(have, bundle, stand_ins(s, player, have, bundle))


TABLE_ACTIVE_CARD: Final = tuple(active_card(c) for c in range(93))
TABLE_LEGACY: Final = tuple(legacy(max(p, 1)) for p in range(5))
TABLE_CONQUEST_PRICE: Final = tuple(tuple(conquest_price(i, max(p, 1)) for i in range(93)) for p in range(5))
TABLE_EXPLORED: Final = tuple(explored(max(p, 1)) for p in range(5))
TABLE_SETTLERS: Final = tuple(settlers(max(p, 1)) for p in range(5))
TABLE_MOVE_PRICE: Final = tuple(move_price(max(p, 1)) for p in range(5))
