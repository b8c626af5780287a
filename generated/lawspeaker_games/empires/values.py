"""Imperial Settlers: Empires of the North: values and permissions.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import State, clone
from lawspeaker_games.empires.tables import (
    AMBER_COAST,
    ARE_SPENT,
    BAKER_S_OVEN_COPIES,
    BEAR_GUARDS,
    BEGIN,
    BIRD_CLIFFS,
    BONE_CARVER,
    BONE_CARVER_COPIES,
    BOOSTS,
    BREW_KETTLE,
    BREW_KETTLE_COPIES,
    BUILDERS_BOND,
    BULL_MARKET_COPIES,
    BY_CONQUEST,
    BY_PILLAGE,
    CABINET_OF_CURIOSITIES,
    CARD_COPIER,
    CARD_ICON,
    CARD_REQUIRED,
    CARD_WITH_ACTION,
    CARDS,
    CARIBOU_TENT_COPIES,
    CASH_DESK,
    CEILIDH_COPIES,
    CHARTERED_VESSEL,
    CLERKS_OFFICE_COPIES,
    CLOSED_SEA,
    CONSTRUCT,
    CONTRACTORS,
    CONTRACTORS_COPIES,
    COUNT_ONE,
    DECK,
    DISCARD,
    DISTANT,
    DIVIDEND_DAY_COPIES,
    DOG_SLEDS_COPIES,
    DRAGON_S_SPINE,
    EITHER_WAY,
    EMPIRE,
    EXPLORE,
    FEAST_OF_MANY_TASTES,
    FIELD_FORM,
    FIELD_GOODS,
    FIELDS,
    FIRST_CARD,
    FIRST_COPY,
    FIRST_FIELD,
    FIRST_ISLAND,
    FIRST_LOCATION,
    FIRST_PAWN,
    FIRST_SHIP,
    FIRST_STOREHOUSE,
    FISH,
    FISHING_CREW_COPIES,
    FLOKI_S_WORKSHOP,
    FOG_PASSAGE,
    FOLD_THE_TENTS,
    FOLD_THE_TENTS_COPIES,
    FOLLOW_THE_HERD_COPIES,
    FOOD,
    FROZEN_SHIPYARD,
    FROZEN_SOIL,
    GIANTS_QUARRY,
    GOLD,
    GOLD_VAULT,
    GREAT_SORTING_COPIES,
    HAND,
    HARBOUR,
    HARVEST,
    HERMIT_S_SKERRY,
    HIGHLAND_GAMES,
    HOME,
    HUNTERS_RETURN_COPIES,
    ICON_COUNT,
    ISLAND_CONQUEST,
    ISLAND_LOOT,
    ISLAND_RANGE,
    ISLANDS,
    JUNIPER_STILL_COPIES,
    KEY_OF_POSSIBLE_SERVE_THREE,
    KEY_OF_POSSIBLE_TAKE_BACK,
    KEY_OF_POSSIBLE_TRADE_TWO,
    KEY_OF_YIELD,
    LAST_CARD,
    LAST_ISLAND,
    LAST_LOCATION,
    LOCATION_COST,
    LOCATIONS,
    MANNER_KEYS,
    MANY_HANDS,
    MASONS_AWAY,
    MEAD_CASK_COPIES,
    MIXED_DRINKS,
    MIXED_DRINKS_COPIES,
    MONEY_LENDER_COPIES,
    NEAR,
    NEIGHBOURLY_ADVICE,
    NEW_OUTPOST_COPIES,
    OMEN_DUE,
    OMEN_TALE,
    OMENS,
    PAWNS_BY_OWNER,
    PENGUIN_PARADE,
    PENGUIN_PARADE_COPIES,
    PENGUIN_POST_COPIES,
    PIRATE_CAMP,
    PLAIN,
    PLAYER_KEYS,
    POINTS,
    POPULATE,
    QUEUE,
    RANGE_COUNT,
    RAZE,
    RESOURCE_COUNT,
    RIGHT_DRAWER_COPIES,
    RIVER_TRADE_ROUTE_COPIES,
    ROW,
    SACK_THE_COAST_COPIES,
    SAIL,
    SAVINGS_CHEST,
    SAVINGS_CHEST_COPIES,
    SCENARIO_ROUNDS,
    SCENARIO_TARGET,
    SCENARIOS,
    SEA,
    SHEEP,
    SHEPHERD_S_COT_COPIES,
    SKALD_S_HALL,
    SKALD_S_HALL_COPIES,
    SMUGGLERS_COVE,
    SNOW_OWL_PERCH_COPIES,
    STONE,
    STONE_CIRCLE,
    STOREHOUSE_RATE,
    STOREHOUSES,
    SUNDAY_SAILORS_COPIES,
    SUNK,
    TAP_ROOM_COPIES,
    TASK_COUNT,
    THE_GREAT_MOOT,
    THE_KING_S_TRIBUTE,
    THE_OPEN_SEA,
    THING_KEYS,
    THRONE_OF_ICE,
    TIDAL_HAVEN,
    TILE_NEIGHBOURS,
    TILES,
    TRADING_SLEDGE,
    TUG_OF_WAR_COPIES,
    UMIAK_BUILDERS,
    UPGRADE,
    VALKYRIE_COPIES,
    VALUES_IN_MEMO_POSSIBLE_PAY_NOW,
    VALUES_IN_MEMO_POSSIBLE_PULL_ROPE,
    VALUES_IN_MEMO_UPGRADES,
    VERB_STAY_IDLE,
    VERB_TRY_ACTION_OF_ISLAND_FOG_PASSAGE,
    VERB_TRY_ACTION_OF_ISLAND_GIANTS_QUARRY,
    VERB_TRY_ACTION_OF_LOCATION_CARIBOU_TENT,
    VERB_TRY_ACTION_OF_LOCATION_CHARTERED_VESSEL,
    VERB_TRY_ACTION_OF_LOCATION_CONTRACTORS,
    VERB_TRY_ACTION_OF_LOCATION_FISHING_CREW,
    VERB_TRY_ACTION_OF_LOCATION_FLOKI_S_WORKSHOP,
    VERB_TRY_ACTION_OF_LOCATION_FROZEN_SHIPYARD,
    VERB_TRY_ACTION_OF_LOCATION_SUNDAY_SAILORS,
    VERB_TRY_COPY,
    VERB_TRY_COPY_ANEW,
    VERB_TRY_PLAY,
    VERB_TRY_PUT_PAWN,
    VERB_TRY_SOW,
    VERB_TRY_WALK,
    WALRUS_BANKS,
    WANDERING_STORYTELLER,
    WAR_HORN_COPIES,
    WEAPON_FORGE_COPIES,
    WEATHER,
    WEAVER_S_HOUSE_COPIES,
    WHALE_SOUND,
    WILDS,
    WOOD,
    WOOL_EXCHANGE_COPIES,
    WORKERS,
    WRECK_BEACH,
)
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import TRIAL_DEPTH, Row, Rows, enter_call
from lawspeaker_runtime.state.pile_state import ON_PLACES, is_in_pile, place_of
from lawspeaker_runtime.state.selection import (
    different,
    first_or,
    floor_divide,
    last_or,
    require,
    require_player,
    take_while,
)


# clan_glenn.law:163  value improved of f: field -> yes_no = upgrades of f is not empty
def improved(s: State, f: int) -> bool:
    return len(upgrades(s, f)) > 0


# clan_glenn.law:165  value improved_farms of p: player -> number = count f among farms of p where improved of f
def improved_farms(s: State, p: int) -> int:
    total = 0
    for f in farms(s, p):
        if improved(s, f):
            total += 1
    return total


# clan_glenn.law:167  value gives_food of f: field -> yes_no = food of yield of f is at least 1
def gives_food(s: State, f: int) -> bool:
    return yield_(s, f)[FOOD] >= 1


# clan_glenn.law:169  value weaver_near of p: player -> yes_no = any c among empire of p where c is "Weaver's House"
def weaver_near(s: State, p: int) -> bool:
    for c in s.piles[EMPIRE + p]:
        if c in WEAVER_S_HOUSE_COPIES:
            return True
    return False


# clan_glenn.law:171  value shepherd_near of p: player -> yes_no = any c among empire of p where c is "Shepherd's Cot"
def shepherd_near(s: State, p: int) -> bool:
    for c in s.piles[EMPIRE + p]:
        if c in SHEPHERD_S_COT_COPIES:
            return True
    return False


# clan_glenn.law:173  value cousins -> list of card = c among cards where c is "Shepherd's Cot" or c is "Weaver's House"
def cousins() -> list[int]:
    return [c for c in CARDS if c in SHEPHERD_S_COT_COPIES or c in WEAVER_S_HOUSE_COPIES]


# clan_glenn.law:175  value namesake of c: card for p: player -> yes_no = any d among empire of p where d is like c…
def namesake(s: State, c: int, p: int) -> bool:
    for d in s.piles[EMPIRE + p]:
        if FIRST_COPY[d] == FIRST_COPY[c] and d != c:
            return True
    return False


# clan_glenn.law:177  value crew_for of c: location -> number = sum of (r of cost of c) for each r among goods_kinds
def crew_for(c: int) -> int:
    total = 0
    for r in TABLE_GOODS_KINDS:
        total += LOCATION_COST[c][r]
    return total


# clan_heidel.law:33  value sent_out of p: player -> yes_no = out of p is not empty
def sent_out(s: State, p: int) -> bool:
    return len(out(s, p)) > 0


# clan_mackinnon.law:136  value invested of p: player -> number = sum of load of c for each c among storehouses of…
def invested(s: State, p: int) -> int:
    value = s.memo_invested.get(p)
    if value is None:
        value = s.memo_invested[p] = compute_invested(s, p)
    return value


def compute_invested(s: State, p: int) -> int:
    """Compute what `invested` memoizes."""
    total = 0
    for c in [it for it in s.piles[EMPIRE + p] if it in STOREHOUSES]:
        total += load_(s, c)
    return total


# clan_mackinnon.law:194  value insured of c: card by p: player -> yes_no = c is in empire of p
def insured(s: State, c: int, p: int) -> bool:
    return s.at[c] == EMPIRE + p


# clan_nanurjuk.law:48  value ship_behind of p: player -> yes_no = any s among queue where captain of s is p and s is…
def ship_behind(s: State, p: int) -> bool:
    value = s.memo_ship_behind.get(p)
    if value is None:
        value = s.memo_ship_behind[p] = compute_ship_behind(s, p)
    return value


def compute_ship_behind(s: State, p: int) -> bool:
    """Compute what `ship_behind` memoizes."""
    for s_ in s.piles[QUEUE]:
        if s.ship_captain[s_ - FIRST_SHIP] == p and s_ != first_or(s.piles[QUEUE], -1):
            return True
    return False


# clan_nanurjuk.law:99  value rounds_made of p: player -> number = count t among tasks where (roamed of p for t)
def rounds_made(s: State, p: int) -> int:
    total = 0
    for t in range(TASK_COUNT):
        if s.roamed[p * TASK_COUNT + t]:
            total += 1
    return total


# clan_nanurjuk.law:235  value pasture of f: field for u: field -> yes_no = sheep of goods of f is at least 1 and base…
def pasture(s: State, f: int, u: int) -> bool:
    return FIELD_GOODS[f][SHEEP] >= 1 and s.field_base[u - FIRST_FIELD] != f


# clan_nanurjuk.law:248  value spread of p: player -> yes_no = count out of p is 2 and place of first out of p is not…
def spread(s: State, p: int) -> bool:
    return len(out(s, p)) == 2 and place_of(s, require(first_or(out(s, p), -1), "clan_nanurjuk.law:248")) != place_of(
        s, require(last_or(out(s, p), -1), "clan_nanurjuk.law:248")
    )


# clan_panuk.law:39  value variety of p: player -> number = count i among icons where i is not plain and (emblems of p…
def variety(s: State, p: int) -> int:
    value = s.memo_variety.get(p)
    if value is None:
        value = s.memo_variety[p] = compute_variety(s, p)
    return value


def compute_variety(s: State, p: int) -> int:
    """Compute what `variety` memoizes."""
    total = 0
    for i in range(ICON_COUNT):
        if i != PLAIN and emblems(s, p, i) >= 1:
            total += 1
    return total


# clan_panuk.law:48  value lone of c: card -> yes_no = (emblems of you for icon of c) is 1
def lone(s: State, c: int, you: int) -> bool:
    return emblems(s, you, CARD_ICON[c]) == 1


# clan_panuk.law:67  value lacking of p: player -> list of resource = r among stuffs where r of p is 0
def lacking(s: State, p: int) -> list[int]:
    return [r for r in TABLE_STUFFS if s.goods[p * RESOURCE_COUNT + r] == 0]


# clan_panuk.law:118  value shelf of r: resource -> number = count s among (s among stuffs while s is not r)
def shelf(r: int) -> int:
    return len(take_while(list(TABLE_STUFFS), lambda s_: s_ != r))


# clan_ulaf.law:152  value realm of p: player -> number = (1 + isles of p) / 2
def realm(s: State, p: int) -> int:
    return (1 + isles(s, p)) // 2


# clan_ulaf.law:154  value armed of s: ship -> yes_no = raze of cargo of s is at least 1
def armed(s: State, s_: int) -> bool:
    return s.ship_cargo[s_ - FIRST_SHIP][RAZE] >= 1


# clan_ulaf.law:156  value spoils of i: island -> list of resource = r among goods_kinds where r of loot of i is at…
def spoils(i: int) -> list[int]:
    return [r for r in TABLE_GOODS_KINDS if ISLAND_LOOT[i][r] >= 1]


# empires.law:34  value stuffs -> list of resource = (food, wood, stone, sheep, fish)
def stuffs() -> list[int]:
    return [FOOD, WOOD, STONE, SHEEP, FISH]


# empires.law:36  value goods_kinds -> list of resource = (food, wood, stone, sheep, fish, gold, raze)
def goods_kinds() -> list[int]:
    return [FOOD, WOOD, STONE, SHEEP, FISH, GOLD, RAZE]


# empires.law:38  value load_kinds -> list of resource = (food, wood, stone, sheep, fish, gold, raze, workers)
def load_kinds() -> list[int]:
    return [FOOD, WOOD, STONE, SHEEP, FISH, GOLD, RAZE, WORKERS]


# empires.law:122  value emblems of p: player for i: icon -> number = count c among empire of p where icon of c is i
def emblems(s: State, p: int, i: int) -> int:
    total = 0
    for c in s.piles[EMPIRE + p]:
        if CARD_ICON[c] == i:
            total += 1
    return total


# empires.law:124  value isles of p: player -> number = count islands of empire of p
def isles(s: State, p: int) -> int:
    return len([it for it in s.piles[EMPIRE + p] if it in ISLANDS])


# empires.law:126  value far_away of i: island -> yes_no = range of i is distant
def far_away(i: int) -> bool:
    return ISLAND_RANGE[i] == DISTANT


# empires.law:128  value site of t: task -> tile = first s among tiles where task_on of s is t
def site(s: State, t: int) -> int:
    return require(next((s_ for s_ in TILES if s.task_on[s_] == t), -1), "empires.law:128")


# empires.law:129  value stock of p: player -> number = food of p + wood of p + stone of p + sheep of p + fish of p
def stock(s: State, p: int) -> int:
    return (
        s.goods[p * RESOURCE_COUNT + FOOD]
        + s.goods[p * RESOURCE_COUNT + WOOD]
        + s.goods[p * RESOURCE_COUNT + STONE]
        + s.goods[p * RESOURCE_COUNT + SHEEP]
        + s.goods[p * RESOURCE_COUNT + FISH]
    )


# empires.law:130  value load of c: storehouse -> number = sum of (r of stored of c) for each r among load_kinds
def load_(s: State, c: int) -> int:
    total = 0
    for r in TABLE_LOAD_KINDS:
        total += s.storehouse_stored[c - FIRST_STOREHOUSE][r]
    return total


# empires.law:132  value planted of f: field -> yes_no = base of f is nothing
def planted(s: State, f: int) -> bool:
    return s.field_base[f - FIRST_FIELD] == -1


# empires.law:133  value upgrades of f: field -> list of field = u among fields where base of u is f
def upgrades(s: State, f: int) -> list[int]:
    key = f * VALUES_IN_MEMO_UPGRADES
    value = s.memo_upgrades.get(key)
    if value is None:
        value = s.memo_upgrades[key] = compute_upgrades(s, f)
    return value


def compute_upgrades(s: State, f: int) -> list[int]:
    """Compute what `upgrades` memoizes."""
    return [u for u in FIELDS if s.field_base[u - FIRST_FIELD] == f]


# empires.law:134  value yield of f: field -> bundle = goods of f + (sum of goods of u for each u among upgrades of f)
def yield_(s: State, f: int) -> list[int]:
    key = f * VALUES_IN_MEMO_UPGRADES + KEY_OF_YIELD
    value = s.memo_upgrades.get(key)
    if value is None:
        value = s.memo_upgrades[key] = compute_yield_(s, f)
    return value


def compute_yield_(s: State, f: int) -> list[int]:
    """Compute what `yield_` memoizes."""
    return goods.add(list(FIELD_GOODS[f]), goods.total([list(FIELD_GOODS[u]) for u in upgrades(s, f)], RESOURCE_COUNT))


# empires.law:136  value active_card of c: card -> yes_no = action of c is not empty
def active_card(c: int) -> bool:
    return CARD_WITH_ACTION[c]


# islands.law:166  value provisioned of p: player -> yes_no = no
def provisioned(s: State, p: int) -> bool:
    value = False
    for this in s.piles[EMPIRE + p]:
        # islands.law:163  Walrus Banks: sets provisioned of you to yes
        if this == WALRUS_BANKS:
            value = True
    return value


# islands.law:175  value shielded of p: player -> yes_no = no
def shielded(s: State, p: int) -> bool:
    value = False
    for this in s.piles[EMPIRE + p]:
        # islands.law:172  Throne of Ice: sets shielded of you to yes
        if this == THRONE_OF_ICE:
            value = True
    return value


# keywords.law:9  value kinds_held of p: player -> number = (count r among stuffs where r of p is at least 1) + gold…
def kinds_held(s: State, p: int) -> int:
    return sum(1 for r in TABLE_STUFFS if s.goods[p * RESOURCE_COUNT + r] >= 1) + s.goods[p * RESOURCE_COUNT + GOLD]


# keywords.law:54  value payouts of c: storehouse -> number = load of c / rate of c if rate of c is at least 1 else 0
def payouts(s: State, c: int) -> int:
    return floor_divide(load_(s, c), STOREHOUSE_RATE[c], "keywords.law:54") if STOREHOUSE_RATE[c] >= 1 else 0


# keywords.law:108  value out of p: player -> list of pawn = w among pawns where owner of w is p and place of w is not…
def out(s: State, p: int) -> list[int]:
    return [w for w in PAWNS_BY_OWNER[p] if s.at[w] <= ON_PLACES]


# round.law:56  value lookout_size of p: player -> number = 4
def lookout_size(s: State, p: int) -> int:
    value = 4
    for this in s.piles[EMPIRE + p]:
        # islands.law:34  Hermit's Skerry: adds 1 to lookout_size of you
        if this == HERMIT_S_SKERRY:
            value += 1
    return value


# round.law:126  value legacy of p: player -> number = 0
def legacy(s: State, p: int) -> int:
    value = 0
    # solo.law:158  adds symbols of p to legacy of p where solo and chosen is "The Great Moot"
    if s.solo and chosen(s) == THE_GREAT_MOOT:
        value += symbols(s, p)
    # solo.law:159  adds 4 to legacy of p where solo and chosen is "The King's Tribute" and tributes of p…
    if s.solo and chosen(s) == THE_KING_S_TRIBUTE and s.tributes[p] == 6:
        value += 4
    return value


# round.law:128  value cards_worth of p: player -> number = count empire of p
def cards_worth(s: State, p: int) -> int:
    value = len(s.piles[EMPIRE + p])
    # solo.law:156  sets cards_worth of p to 3 * isles of p where solo and chosen is "The Open Sea"
    if s.solo and chosen(s) == THE_OPEN_SEA:
        value = 3 * isles(s, p)
    return value


# round.law:130  value goods_worth of p: player for n: number -> number = n
def goods_worth(s: State, p: int, n: int) -> int:
    value = n
    # solo.law:157  sets (goods_worth of p for n) to 0 where solo and chosen is "The Great Moot"
    if s.solo and chosen(s) == THE_GREAT_MOOT:
        value = 0
    return value


# round.law:143  value supply of p: player -> bundle = sum of (r of p) r for each r among resources
def supply(s: State, p: int) -> list[int]:
    return goods.total(
        [
            [s.goods[p * RESOURCE_COUNT + r] if k == r else 0 for k in range(RESOURCE_COUNT)]
            for r in range(RESOURCE_COUNT)
        ],
        RESOURCE_COUNT,
    )


# ships.law:10  value hold_room of p: player for r: resource -> number = 1
def hold_room(p: int, r: int) -> int:
    return 1


# ships.law:12  value cargo_stock of r: resource -> number = r of you + (gold of you if gold_as_cargo and r is fish…
def cargo_stock(s: State, r: int, you: int) -> int:
    return s.goods[you * RESOURCE_COUNT + r] + (
        s.goods[you * RESOURCE_COUNT + GOLD] if s.gold_as_cargo and r == FISH else 0
    )


# ships.law:77  value conquest_price of i: island for p: player -> number = conquest of i
def conquest_price(i: int, p: int) -> int:
    return ISLAND_CONQUEST[i]


# ships.law:82  value shores -> list of island = row of near + row of distant
def shores(s: State) -> list[int]:
    return [*s.piles[ROW + NEAR], *s.piles[ROW + DISTANT]]


# solo.law:12  value chosen -> scenario = scenario
def chosen(s: State) -> int:
    return s.scenario


# solo.law:22  value calendar -> list of omen = o among omens where solo and tale of o is chosen and due of o is at…
def calendar(s: State) -> list[int]:
    value = s.memo_calendar.get(0)
    if value is None:
        value = s.memo_calendar[0] = compute_calendar(s)
    return value


def compute_calendar(s: State) -> list[int]:
    """Compute what `calendar` memoizes."""
    return [o for o in OMENS if s.solo and OMEN_TALE[o] == chosen(s) and OMEN_DUE[o] >= s.round]


# solo.law:141  value margin of p: player -> number = score of p - target of chosen
def margin(s: State, p: int) -> int:
    return score(s, p) - SCENARIO_TARGET[chosen(s)]


# solo.law:142  value symbols of p: player -> number = count i among icons where i is not plain and (emblems of p for…
def symbols(s: State, p: int) -> int:
    total = 0
    for i in range(ICON_COUNT):
        if i != PLAIN and emblems(s, p, i) >= 1:
            total += 1
    return total


# solo.law:162  value tale_told -> scenario = first s among scenarios where solo and s is chosen
def tale_told(s: State) -> int:
    return require(next((s_ for s_ in SCENARIOS if s.solo and s_ == chosen(s)), -1), "solo.law:162")


# solo.law:163  value aim -> number = target of tale_told
def aim(s: State) -> int:
    return SCENARIO_TARGET[tale_told(s)]


# solo.law:164  value last_due -> number = rounds of tale_told
def last_due(s: State) -> int:
    return SCENARIO_ROUNDS[tale_told(s)]


# tasks.law:107  value explored of p: player -> number = 1
def explored(s: State, p: int) -> int:
    value = 1
    for this in s.piles[EMPIRE + p]:
        # islands.law:67  Bird Cliffs: adds 1 to explored of you
        if this == BIRD_CLIFFS:
            value += 1
    return value


# tasks.law:109  value settlers of p: player -> number = 1
def settlers(p: int) -> int:
    return 1


# tasks.law:122  value workers_due of c: card -> number = (workers of cost of c if c is location and construct_workers…
def workers_due(s: State, c: int) -> int:
    return LOCATION_COST[c][WORKERS] if c in LOCATIONS and s.construct_workers == ARE_SPENT else 0


# tasks.law:136  value farms of p: player -> list of field = f among fields of empire of p where planted of f
def farms(s: State, p: int) -> list[int]:
    return [f for f in [it for it in s.piles[EMPIRE + p] if it in FIELDS] if planted(s, f)]


# tasks.law:150  value fits of u: field on f: field -> yes_no = planted of f and (any r among goods_kinds where r of…
def fits(s: State, u: int, f: int) -> bool:
    if planted(s, f):
        for r in TABLE_GOODS_KINDS:
            if FIELD_GOODS[u][r] >= 1 and FIELD_GOODS[f][r] >= 1:
                return True
    return False


# turn.law:16  value ready of p: player -> list of card = c among empire of p where active_card of c and not exhausted…
def ready(s: State, p: int) -> list[int]:
    return [c for c in s.piles[EMPIRE + p] if TABLE_ACTIVE_CARD[c] and not s.card_exhausted[c - FIRST_CARD]]


# turn.law:17  value raid_targets of p: player -> list of card = c among cards where active_card of c and not…
def raid_targets(s: State, p: int) -> list[int]:
    return [
        c
        for c in CARDS
        if TABLE_ACTIVE_CARD[c]
        and not s.card_exhausted[c - FIRST_CARD]
        and any(s.at[c] == EMPIRE + q and q != p and can_suffer_raid(s, q) for q in range(1, s.players + 1))
    ]


# turn.law:23  value walking of p: player -> list of pawn = w among pawns where owner of w is p and place of w is not…
def walking(s: State, p: int) -> list[int]:
    return [w for w in PAWNS_BY_OWNER[p] if s.at[w] <= ON_PLACES and not s.pawn_inactive[w - FIRST_PAWN]]


# turn.law:29  value helped of t: task -> yes_no = any c among your hand where required of c is t
def helped(s: State, t: int, you: int) -> bool:
    for c in s.piles[HAND + you]:
        if CARD_REQUIRED[c] == t:
            return True
    return False


# turn.law:31  value move_price of p: player -> bundle = 1 food
def move_price(p: int) -> list[int]:
    return [1, 0, 0, 0, 0, 0, 0, 0, 0]


# turn.law:127  value goal -> number = 25
def goal() -> int:
    return 25


# tasks.law:84  verb carry_out t: task
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


# empires.law:68  plays: steps
def possible_plays_of_boost(s: State, this: int, you: int) -> bool:
    enter_call(s, "empires.law:68")
    found = possible_plays_of_boost_within(s, this, you)
    s.call_depth -= 1
    return found


# empires.law:68  plays: steps
def possible_plays_of_boost_within(s: State, this: int, you: int) -> bool:
    if this < FOLD_THE_TENTS:
        if this < MIXED_DRINKS:
            if this in TUG_OF_WAR_COPIES:
                return possible_pull_rope(s, 2, you)
            if this in CEILIDH_COPIES:
                return possible_plays_of_boost_ceilidh(s, this, you)
            if this == MANY_HANDS:
                return possible_raise_house(s, you)
        else:
            if this in MIXED_DRINKS_COPIES:
                return possible_mix_drinks(s, you)
            if this in DIVIDEND_DAY_COPIES:
                return possible_plays_of_boost_dividend_day(s, this, you)
            if this in BULL_MARKET_COPIES:
                return possible_pay_now(s, you)
            if this in NEW_OUTPOST_COPIES:
                return possible_leave_field(s, 2, 6, you)
    else:
        if this < PENGUIN_PARADE:
            if this in FOLD_THE_TENTS_COPIES:
                return possible_fold_up(s, you)
            if this in FOLLOW_THE_HERD_COPIES:
                return can_declare(s, HARVEST, you)
            if this in GREAT_SORTING_COPIES:
                return possible_plays_of_boost_great_sorting(s, this, you)
        else:
            if this in PENGUIN_PARADE_COPIES:
                return possible_parade(s, min(emblems(s, you, WILDS), 2), you)
            if this in RIGHT_DRAWER_COPIES:
                return possible_search_drawer(s, you)
            if this in WAR_HORN_COPIES:
                return can_declare(s, SAIL, you)
            if this in SACK_THE_COAST_COPIES:
                return possible_venture(s, EITHER_WAY, you)
    return True


# tasks.law:70  verb play c: boost for t: task
def possible_play(s: State, c: int, t: int, you: int) -> bool:
    return try_play_on_copies(s, you, c, t)


# tasks.law:77  verb sow c: field for t: task
def possible_sow(s: State, c: int, t: int, you: int) -> bool:
    return try_sow_on_copies(s, you, c, t)


# empires.law:51  action: steps
def possible_action_of_card(s: State, this: int, you: int) -> bool:
    enter_call(s, "empires.law:51")
    found = possible_action_of_card_within(s, this, you)
    s.call_depth -= 1
    return found


# empires.law:51  action: steps
def possible_action_of_card_within(s: State, this: int, you: int) -> bool:
    if this < BONE_CARVER:
        return possible_action_of_card_below_bone_carver(s, this, you)
    return possible_action_of_card_from_bone_carver(s, this, you)


def possible_action_of_card_below_bone_carver(s: State, this: int, you: int) -> bool:
    """Tell the same of some of the things."""
    if this < CONTRACTORS:
        if this < BREW_KETTLE:
            if this in WEAVER_S_HOUSE_COPIES:
                return possible_spend(s, [0, 0, 0, 1, 0, 0, 0, 0, 0], you)
            if this in BAKER_S_OVEN_COPIES:
                return possible_bake(s, 2, you)
            if this == HIGHLAND_GAMES:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
            if this == NEIGHBOURLY_ADVICE:
                return possible_copy(s, this, you)
            if this in FISHING_CREW_COPIES:
                return possible_action_of_location_fishing_crew(s, this, you)
        else:
            if this in BREW_KETTLE_COPIES:
                return possible_action_of_location_brew_kettle(s, this, you)
            if this in TAP_ROOM_COPIES:
                return possible_spend(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], you)
            if this in JUNIPER_STILL_COPIES:
                return possible_action_of_location_juniper_still(s, this, you)
            if this in SUNDAY_SAILORS_COPIES:
                return possible_action_of_location_sunday_sailors(s, this, you)
            if this in MONEY_LENDER_COPIES:
                return possible_spend(s, [0, 0, 0, 0, 0, 1, 0, 0, 0], you)
            if this == CASH_DESK:
                return possible_take_back(s, 3, you)
    else:
        if this < UMIAK_BUILDERS:
            if this in CONTRACTORS_COPIES:
                return possible_action_of_location_contractors(s, this, you)
            if this == CHARTERED_VESSEL:
                return possible_action_of_location_chartered_vessel(s, this, you)
            if this in RIVER_TRADE_ROUTE_COPIES:
                return possible_spend_one(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0, 0], you)
            if this in DOG_SLEDS_COPIES:
                return possible_action_of_location_dog_sleds(s, this, you)
            if this in CARIBOU_TENT_COPIES:
                return possible_action_of_location_caribou_tent(s, this, you)
            if this == WANDERING_STORYTELLER:
                return possible_copy_anew(s, this, you)
        else:
            if this == UMIAK_BUILDERS:
                return possible_lead_voyage(s, you)
            if this in HUNTERS_RETURN_COPIES:
                return possible_spend(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], you)
            if this == FROZEN_SHIPYARD:
                return possible_action_of_location_frozen_shipyard(s, this, you)
            if this == CABINET_OF_CURIOSITIES:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
            if this in PENGUIN_POST_COPIES:
                return possible_action_of_location_penguin_post(s, this, you)
            if this in SNOW_OWL_PERCH_COPIES:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
    return True


def possible_action_of_card_from_bone_carver(s: State, this: int, you: int) -> bool:
    """Tell the same of some of the things."""
    if this < SAVINGS_CHEST:
        if this < SKALD_S_HALL:
            if this in BONE_CARVER_COPIES:
                return possible_spend(s, [0, 0, 1, 0, 0, 0, 0, 0, 0], you)
            if this == FEAST_OF_MANY_TASTES:
                return possible_serve_three(s, you)
            if this == BEAR_GUARDS:
                return possible_action_of_location_bear_guards(s, this, you)
            if this == TRADING_SLEDGE:
                return possible_trade_two(s, you)
            if this in VALKYRIE_COPIES:
                return possible_action_of_location_valkyrie(s, this, you)
            if this == FLOKI_S_WORKSHOP:
                return possible_action_of_location_floki_s_workshop(s, this, you)
        else:
            if this in SKALD_S_HALL_COPIES:
                return possible_spend(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], you)
            if this in WEAPON_FORGE_COPIES:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
            if this in MEAD_CASK_COPIES:
                return possible_action_of_storehouse_mead_cask(s, this, you)
            if this in WOOL_EXCHANGE_COPIES:
                return possible_deposit(s, SHEEP, this, 2, 4, you)
            if this == GOLD_VAULT:
                return possible_deposit(s, GOLD, this, 2, 6, you)
            if this == BUILDERS_BOND:
                return possible_back_builders(s, this, 4, you)
    else:
        if this < PIRATE_CAMP:
            if this in SAVINGS_CHEST_COPIES:
                return possible_keep_chest(s, this, 4, you)
            if this in CLERKS_OFFICE_COPIES:
                return possible_hire_clerk(s, this, 2, you)
            if this == WRECK_BEACH:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
            if this == WHALE_SOUND:
                return possible_spend(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], you)
            if this == SMUGGLERS_COVE:
                return possible_smuggle(s, you)
            if this == STONE_CIRCLE:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 2, 0], you)
        else:
            if this == PIRATE_CAMP:
                return possible_spend(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], you)
            if this == TIDAL_HAVEN:
                return possible_spend(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], you)
            if this == DRAGON_S_SPINE:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 1, 0, 0], you)
            if this == AMBER_COAST:
                return possible_spend(s, [0, 0, 0, 0, 0, 1, 0, 0, 0], you)
            if this == FOG_PASSAGE:
                return possible_action_of_island_fog_passage(s, this, you)
            if this == GIANTS_QUARRY:
                return possible_action_of_island_giants_quarry(s, this, you)
    return True


# turn.law:67  verb walk to t: task
def possible_walk(s: State, t: int, you: int) -> bool:
    return try_walk_on_copies(s, you, t)


# turn.law:55  verb put_pawn on t: task
def possible_put_pawn(s: State, t: int, you: int) -> bool:
    return try_put_pawn_on_copies(s, you, t)


# ships.law:14  verb sail
def possible_sail(s: State, you: int) -> bool:
    return len(different(s.piles[HARBOUR + you], FIRST_COPY)) > 0


# tasks.law:138  verb harvest
def possible_harvest(s: State, you: int) -> bool:
    return len(farms(s, you)) > 0


# tasks.law:124  verb construct
def possible_construct(s: State, you: int) -> bool:
    for c in different([it for it in s.piles[HAND + you] if can_construct(s, it, you)], FIRST_COPY):
        if possible_spend(s, [0, 0, 0, 0, 0, 0, 0, workers_due(s, c), 0], you):
            return True
    return False


# keywords.law:4  verb spend price: bundle
def possible_spend(s: State, price: list[int], you: int) -> bool:
    return can_cover(s, you, price)


# tasks.law:111  verb explore
def possible_explore(s: State, you: int) -> bool:
    return len(s.piles[DECK + you]) > 0 or len(s.piles[DISCARD + you]) > 0


# clan_glenn.law:187  verb pull_rope most_of: number
def possible_pull_rope(s: State, most_of: int, you: int) -> bool:
    key = (most_of * PLAYER_KEYS + you) * VALUES_IN_MEMO_POSSIBLE_PULL_ROPE
    value = s.memo_possible_pull_rope.get(key)
    if value is None:
        value = s.memo_possible_pull_rope[key] = compute_possible_pull_rope(s, most_of, you)
    return value


def compute_possible_pull_rope(s: State, most_of: int, you: int) -> bool:
    """Compute what `possible_pull_rope` memoizes."""
    if s.goods[you * RESOURCE_COUNT + WORKERS] >= 1:
        for n in range(min(most_of, s.goods[you * RESOURCE_COUNT + WORKERS]) + 1):
            if possible_spend(s, [0, 0, 0, 0, 0, 0, 0, n, 0], you):
                return True
    return False


# clan_glenn.law:147  boost Ceilidh
def possible_plays_of_boost_ceilidh(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you) and possible_dance(s, you)


# clan_glenn.law:195  verb dance
def possible_dance(s: State, you: int) -> bool:
    for c in s.piles[EMPIRE + you]:
        if s.card_exhausted[c - FIRST_CARD]:
            return True
    return False


# clan_glenn.law:205  verb raise_house
def possible_raise_house(s: State, you: int) -> bool:
    for c in different(
        [
            it
            for it in [it for it in s.piles[HAND + you] if it in LOCATIONS]
            if it not in FIELDS
            and LOCATION_COST[it][WORKERS] == 0
            and TABLE_CREW_FOR[it] <= s.goods[you * RESOURCE_COUNT + WORKERS]
        ],
        FIRST_COPY,
    ):
        if possible_spend(s, [0, 0, 0, 0, 0, 0, 0, TABLE_CREW_FOR[c], 0], you):
            return True
    return False


# clan_heidel.law:148  verb mix_drinks
def possible_mix_drinks(s: State, you: int) -> bool:
    for r in TABLE_STUFFS:
        if can_cover(s, you, [1 if k == r else 0 for k in range(RESOURCE_COUNT)]):
            return True
    return False


# clan_mackinnon.law:232  boost "Dividend Day"
def possible_plays_of_boost_dividend_day(s: State, this: int, you: int) -> bool:
    return invested(s, you) >= 2


# clan_mackinnon.law:248  verb pay_now
def possible_pay_now(s: State, you: int) -> bool:
    key = you * VALUES_IN_MEMO_POSSIBLE_PAY_NOW
    value = s.memo_possible_pay_now.get(key)
    if value is None:
        value = s.memo_possible_pay_now[key] = compute_possible_pay_now(s, you)
    return value


def compute_possible_pay_now(s: State, you: int) -> bool:
    """Compute what `possible_pay_now` memoizes."""
    for c in [it for it in s.piles[EMPIRE + you] if it in STOREHOUSES]:
        if payouts(s, c) >= 1:
            return True
    return False


# keywords.law:19  verb unassign from c: storehouse
def possible_unassign(s: State, c: int, you: int) -> bool:
    for r in TABLE_LOAD_KINDS:
        if s.storehouse_stored[c - FIRST_STOREHOUSE][r] >= 1:
            return True
    return False


# clan_nanurjuk.law:159  verb leave_field n: number to most_of: number
def possible_leave_field(s: State, n: int, most_of: int, you: int) -> bool:
    return len(farms(s, you)) > 0


# clan_nanurjuk.law:175  verb fold_up
def possible_fold_up(s: State, you: int) -> bool:
    for c in [it for it in s.piles[EMPIRE + you] if it in LOCATIONS]:
        if c not in FIELDS:
            return True
    return False


# clan_panuk.law:147  boost "Great Sorting"
def possible_plays_of_boost_great_sorting(s: State, this: int, you: int) -> bool:
    for k in range(ICON_COUNT):
        if (
            sum(1 for c in s.piles[HAND + you] if CARD_ICON[c] == k and c != this) >= 2
            and sum(1 for one_of_cs in s.piles[HAND + you] if CARD_ICON[one_of_cs] == k) >= 2
        ):
            return True
    return False


# clan_panuk.law:176  verb parade n: number
def possible_parade(s: State, n: int, you: int) -> bool:
    return n >= 1 and len(TABLE_STUFFS) >= n


# clan_panuk.law:193  verb search_drawer
def possible_search_drawer(s: State, you: int) -> bool:
    if len(s.piles[DECK + you]) > 0 or len(s.piles[DISCARD + you]) > 0:
        for k in range(ICON_COUNT):
            if k != PLAIN:
                return True
    return False


# ships.law:170  verb venture as m: manner
def possible_venture(s: State, m: int, you: int) -> bool:
    for s_ in s.piles[QUEUE]:
        if can_venture(s, s_, m, you):
            return True
    return False


# clan_glenn.law:55  location "Weaver's House"
def possible_action_of_location_weaver_s_house(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 1, 0, 0, 0, 0, 0], you)


# clan_glenn.law:72  location "Baker's Oven"
def possible_action_of_location_baker_s_oven(s: State, this: int, you: int) -> bool:
    return possible_bake(s, 2, you)


# clan_glenn.law:180  verb bake most_of: number
def possible_bake(s: State, most_of: int, you: int) -> bool:
    key = most_of * PLAYER_KEYS + you
    value = s.memo_possible_bake.get(key)
    if value is None:
        value = s.memo_possible_bake[key] = compute_possible_bake(s, most_of, you)
    return value


def compute_possible_bake(s: State, most_of: int, you: int) -> bool:
    """Compute what `possible_bake` memoizes."""
    for n in range(1, min(most_of, emblems(s, you, HOME)) + 1):
        if can_cover(s, you, [n, 0, 0, 0, 0, 0, 0, 0, 0]) and possible_spend(s, [n, 0, 0, 0, 0, 0, 0, 0, 0], you):
            return True
    return False


# clan_glenn.law:101  location Highland Games
def possible_action_of_location_highland_games(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)


# keywords.law:34  verb copy for c: card
def possible_copy(s: State, c: int, you: int) -> bool:
    return (
        any(
            can_copy(s, d, c, you) and possible_action_of_card(s, d, you) and possible_copy_part_2(s, d, c, you)
            for d in s.piles[EMPIRE + you]
        )
        if s.card_copied[c - FIRST_CARD] == -1
        else is_in_pile(s, s.card_copied[c - FIRST_CARD], EMPIRE + you) and possible_copy_part_1(s, c, you)
    )


# clan_glenn.law:115  location Fishing Crew
def possible_action_of_location_fishing_crew(s: State, this: int, you: int) -> bool:
    return try_action_of_location_fishing_crew_on_copies(s, you, this)


# clan_heidel.law:61  location "Brew Kettle"
def possible_action_of_location_brew_kettle(s: State, this: int, you: int) -> bool:
    return not any(s.pawn_inactive[w - FIRST_PAWN] for w in PAWNS_BY_OWNER[you]) and possible_spend(
        s, [2, 0, 0, 0, 0, 0, 0, 0, 0], you
    )


# clan_heidel.law:87  location "Tap Room"
def possible_action_of_location_tap_room(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], you)


# clan_heidel.law:96  location "Juniper Still"
def possible_action_of_location_juniper_still(s: State, this: int, you: int) -> bool:
    return (can_cover(s, you, [0, 1, 0, 0, 0, 0, 0, 0, 0]) and possible_spend(s, [0, 1, 0, 0, 0, 0, 0, 0, 0], you)) or (
        can_cover(s, you, [0, 0, 0, 1, 0, 0, 0, 0, 0]) and possible_spend(s, [0, 0, 0, 1, 0, 0, 0, 0, 0], you)
    )


# clan_heidel.law:161  location "Sunday Sailors"
def possible_action_of_location_sunday_sailors(s: State, this: int, you: int) -> bool:
    return try_action_of_location_sunday_sailors_on_copies(s, you, this)


# clan_mackinnon.law:128  location "Money Lender"
def possible_action_of_location_money_lender(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 0, 1, 0, 0, 0], you)


# clan_mackinnon.law:138  location "Cash Desk"
def possible_action_of_location_cash_desk(s: State, this: int, you: int) -> bool:
    return possible_take_back(s, 3, you)


# clan_mackinnon.law:145  verb take_back most_of: number
def possible_take_back(s: State, most_of: int, you: int) -> bool:
    key = (most_of * PLAYER_KEYS + you) * VALUES_IN_MEMO_POSSIBLE_PAY_NOW + KEY_OF_POSSIBLE_TAKE_BACK
    value = s.memo_possible_pay_now.get(key)
    if value is None:
        value = s.memo_possible_pay_now[key] = compute_possible_take_back(s, most_of, you)
    return value


def compute_possible_take_back(s: State, most_of: int, you: int) -> bool:
    """Compute what `possible_take_back` memoizes."""
    for c in [it for it in s.piles[EMPIRE + you] if it in STOREHOUSES]:
        if load_(s, c) >= 1 and possible_unassign(s, c, you):
            return True
    return False


# clan_mackinnon.law:196  location "Contractors"
def possible_action_of_location_contractors(s: State, this: int, you: int) -> bool:
    return try_action_of_location_contractors_on_copies(s, you, this)


# clan_mackinnon.law:204  location "Chartered Vessel"
def possible_action_of_location_chartered_vessel(s: State, this: int, you: int) -> bool:
    return try_action_of_location_chartered_vessel_on_copies(s, you, this)


# clan_nanurjuk.law:22  location "River Trade Route"
def possible_action_of_location_river_trade_route(s: State, this: int, you: int) -> bool:
    return possible_spend_one(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0, 0], you)


# clan_nanurjuk.law:31  verb spend_one x: bundle against y: bundle
def possible_spend_one(s: State, x: list[int], y: list[int], you: int) -> bool:
    return (can_cover(s, you, x) and possible_spend(s, x, you)) or (can_cover(s, you, y) and possible_spend(s, y, you))


# clan_nanurjuk.law:49  location "Dog Sleds"
def possible_action_of_location_dog_sleds(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], you) and possible_move_pawn_itself(s, you)


# keywords.law:119  verb move_pawn
def possible_move_pawn_itself(s: State, you: int) -> bool:
    value = s.memo_possible_move_pawn_itself.get(you)
    if value is None:
        value = s.memo_possible_move_pawn_itself[you] = compute_possible_move_pawn_itself(s, you)
    return value


def compute_possible_move_pawn_itself(s: State, you: int) -> bool:
    """Compute what `possible_move_pawn_itself` memoizes."""
    for from_task in range(TASK_COUNT):
        for w in out(s, you):
            if place_of(s, w) == site(s, from_task):
                return True
    return False


# clan_nanurjuk.law:105  location "Caribou Tent"
def possible_action_of_location_caribou_tent(s: State, this: int, you: int) -> bool:
    return try_action_of_location_caribou_tent_on_copies(s, you, this)


# clan_nanurjuk.law:115  location "Wandering Storyteller"
def possible_action_of_location_wandering_storyteller(s: State, this: int, you: int) -> bool:
    return possible_copy_anew(s, this, you)


# keywords.law:45  verb copy_anew for c: card
def possible_copy_anew(s: State, c: int, you: int) -> bool:
    for d in s.piles[EMPIRE + you]:
        if can_copy(s, d, c, you) and possible_action_of_card(s, d, you) and possible_copy_anew_part_1(s, d, c, you):
            return True
    return False


# clan_nanurjuk.law:138  location "Umiak Builders"
def possible_action_of_location_umiak_builders(s: State, this: int, you: int) -> bool:
    return possible_lead_voyage(s, you)


# clan_nanurjuk.law:146  verb lead_voyage
def possible_lead_voyage(s: State, you: int) -> bool:
    return len(s.piles[QUEUE]) > 0 and can_venture(
        s, require(first_or(s.piles[QUEUE], -1), "clan_nanurjuk.law:150"), EITHER_WAY, you
    )


# clan_nanurjuk.law:240  location "Hunters' Return"
def possible_action_of_location_hunters_return(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], you)


# clan_panuk.law:23  location "Frozen Shipyard"
def possible_action_of_location_frozen_shipyard(s: State, this: int, you: int) -> bool:
    return try_action_of_location_frozen_shipyard_on_copies(s, you, this)


# clan_panuk.law:32  location "Cabinet of Curiosities"
def possible_action_of_location_cabinet_of_curiosities(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)


# clan_panuk.law:57  location "Penguin Post"
def possible_action_of_location_penguin_post(s: State, this: int, you: int) -> bool:
    return len(lacking(s, you)) > 0


# clan_panuk.law:69  location "Snow Owl Perch"
def possible_action_of_location_snow_owl_perch(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)


# clan_panuk.law:94  location "Bone Carver"
def possible_action_of_location_bone_carver(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 1, 0, 0, 0, 0, 0, 0], you)


# clan_panuk.law:102  location "Feast of Many Tastes"
def possible_action_of_location_feast_of_many_tastes(s: State, this: int, you: int) -> bool:
    return possible_serve_three(s, you)


# clan_panuk.law:111  verb serve_three
def possible_serve_three(s: State, you: int) -> bool:
    key = you * VALUES_IN_MEMO_POSSIBLE_PULL_ROPE + KEY_OF_POSSIBLE_SERVE_THREE
    value = s.memo_possible_pull_rope.get(key)
    if value is None:
        value = s.memo_possible_pull_rope[key] = compute_possible_serve_three(s, you)
    return value


def compute_possible_serve_three(s: State, you: int) -> bool:
    """Compute what `possible_serve_three` memoizes."""
    if kinds_held(s, you) >= 3:
        for x in TABLE_STUFFS:
            for y in TABLE_STUFFS:
                if TABLE_SHELF[y] > TABLE_SHELF[x]:
                    for z in TABLE_STUFFS:
                        if (
                            TABLE_SHELF[z] > TABLE_SHELF[y]
                            and can_cover(
                                s,
                                you,
                                goods.add(
                                    goods.add(
                                        [1 if k == x else 0 for k in range(RESOURCE_COUNT)],
                                        [1 if k == y else 0 for k in range(RESOURCE_COUNT)],
                                    ),
                                    [1 if k == z else 0 for k in range(RESOURCE_COUNT)],
                                ),
                            )
                            and possible_spend(
                                s,
                                goods.add(
                                    goods.add(
                                        [1 if k == x else 0 for k in range(RESOURCE_COUNT)],
                                        [1 if k == y else 0 for k in range(RESOURCE_COUNT)],
                                    ),
                                    [1 if k == z else 0 for k in range(RESOURCE_COUNT)],
                                ),
                                you,
                            )
                        ):
                            return True
    return False


# clan_panuk.law:119  location "Bear Guards"
def possible_action_of_location_bear_guards(s: State, this: int, you: int) -> bool:
    return s.goods[you * RESOURCE_COUNT + RAZE] == 0


# clan_panuk.law:205  location "Trading Sledge"
def possible_action_of_location_trading_sledge(s: State, this: int, you: int) -> bool:
    return possible_trade_two(s, you)


# clan_panuk.law:214  verb trade_two
def possible_trade_two(s: State, you: int) -> bool:
    key = you * VALUES_IN_MEMO_POSSIBLE_PULL_ROPE + KEY_OF_POSSIBLE_TRADE_TWO
    value = s.memo_possible_pull_rope.get(key)
    if value is None:
        value = s.memo_possible_pull_rope[key] = compute_possible_trade_two(s, you)
    return value


def compute_possible_trade_two(s: State, you: int) -> bool:
    """Compute what `possible_trade_two` memoizes."""
    for x in TABLE_STUFFS:
        if can_cover(s, you, [2 if k == x else 0 for k in range(RESOURCE_COUNT)]):
            for y in TABLE_STUFFS:
                if y != x and possible_spend(s, [2 if k == x else 0 for k in range(RESOURCE_COUNT)], you):
                    return True
    return False


# clan_ulaf.law:55  location Valkyrie
def possible_action_of_location_valkyrie(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you) and possible_venture(s, BY_PILLAGE, you)


# clan_ulaf.law:71  location "Floki's Workshop"
def possible_action_of_location_floki_s_workshop(s: State, this: int, you: int) -> bool:
    return try_action_of_location_floki_s_workshop_on_copies(s, you, this)


# clan_ulaf.law:90  location "Skald's Hall"
def possible_action_of_location_skald_s_hall(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], you)


# clan_ulaf.law:98  location Weapon Forge
def possible_action_of_location_weapon_forge(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)


# clan_heidel.law:70  storehouse "Mead Cask"
def possible_action_of_storehouse_mead_cask(s: State, this: int, you: int) -> bool:
    return (
        s.goods[you * RESOURCE_COUNT + FOOD] >= 1 and load_(s, this) < 3 and possible_deposit(s, FOOD, this, 3, 3, you)
    ) or load_(s, this) >= 1


# clan_mackinnon.law:37  verb deposit r: resource to c: storehouse for most_of: number under room: number
def possible_deposit(s: State, r: int, c: int, most_of: int, room: int, you: int) -> bool:
    for n in range(1, min(s.goods[you * RESOURCE_COUNT + r], most_of, room - load_(s, c)) + 1):
        if possible_assign(s, [n if k == r else 0 for k in range(RESOURCE_COUNT)], c, you):
            return True
    return False


# keywords.law:14  verb assign what: bundle to c: storehouse
def possible_assign(s: State, what: list[int], c: int, you: int) -> bool:
    return can_spare(s, what, you)


# clan_mackinnon.law:22  storehouse "Wool Exchange"
def possible_action_of_storehouse_wool_exchange(s: State, this: int, you: int) -> bool:
    return possible_deposit(s, SHEEP, this, 2, 4, you)


# clan_mackinnon.law:43  storehouse "Gold Vault"
def possible_action_of_storehouse_gold_vault(s: State, this: int, you: int) -> bool:
    return possible_deposit(s, GOLD, this, 2, 6, you)


# clan_mackinnon.law:56  storehouse "Builders' Bond"
def possible_action_of_storehouse_builders_bond(s: State, this: int, you: int) -> bool:
    return possible_back_builders(s, this, 4, you)


# clan_mackinnon.law:71  verb back_builders c: storehouse under room: number
def possible_back_builders(s: State, c: int, room: int, you: int) -> bool:
    return load_(s, c) < room and (
        (s.goods[you * RESOURCE_COUNT + WOOD] >= 1 and possible_assign(s, [0, 1, 0, 0, 0, 0, 0, 0, 0], c, you))
        or (s.goods[you * RESOURCE_COUNT + STONE] >= 1 and possible_assign(s, [0, 0, 1, 0, 0, 0, 0, 0, 0], c, you))
        or (
            s.goods[you * RESOURCE_COUNT + WOOD] >= 1
            and s.goods[you * RESOURCE_COUNT + STONE] >= 1
            and load_(s, c) < room - 1
            and possible_assign(s, [0, 1, 1, 0, 0, 0, 0, 0, 0], c, you)
        )
    )


# clan_mackinnon.law:83  storehouse "Savings Chest"
def possible_action_of_storehouse_savings_chest(s: State, this: int, you: int) -> bool:
    return possible_keep_chest(s, this, 4, you)


# clan_mackinnon.law:90  verb keep_chest c: storehouse under room: number
def possible_keep_chest(s: State, c: int, room: int, you: int) -> bool:
    key = (room * THING_KEYS + c) * PLAYER_KEYS + you
    value = s.memo_possible_keep_chest.get(key)
    if value is None:
        value = s.memo_possible_keep_chest[key] = compute_possible_keep_chest(s, c, room, you)
    return value


def compute_possible_keep_chest(s: State, c: int, room: int, you: int) -> bool:
    """Compute what `possible_keep_chest` memoizes."""
    return (stock(s, you) >= 1 and load_(s, c) < room and possible_save_up(s, c, room, you)) or load_(s, c) >= 1


# clan_mackinnon.law:102  verb save_up in c: storehouse under room: number
def possible_save_up(s: State, c: int, room: int, you: int) -> bool:
    for x in TABLE_STUFFS:
        if s.goods[you * RESOURCE_COUNT + x] >= 1 and (
            any(
                s.goods[you * RESOURCE_COUNT + y] >= (2 if y == x else 1)
                and can_spare(
                    s,
                    goods.add(
                        [1 if k == x else 0 for k in range(RESOURCE_COUNT)],
                        [1 if k == y else 0 for k in range(RESOURCE_COUNT)],
                    ),
                    you,
                )
                for y in TABLE_STUFFS
            )
            or can_spare(s, [1 if k == x else 0 for k in range(RESOURCE_COUNT)], you)
            if load_(s, c) < room - 1
            else can_spare(s, [1 if k == x else 0 for k in range(RESOURCE_COUNT)], you)
        ):
            return True
    return False


# clan_mackinnon.law:114  storehouse "Clerks' Office"
def possible_action_of_storehouse_clerks_office(s: State, this: int, you: int) -> bool:
    return possible_hire_clerk(s, this, 2, you)


# clan_mackinnon.law:124  verb hire_clerk for c: storehouse under room: number
def possible_hire_clerk(s: State, c: int, room: int, you: int) -> bool:
    return load_(s, c) < room and possible_assign(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], c, you)


# islands.law:16  island "Wreck Beach"
def possible_action_of_island_wreck_beach(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)


# islands.law:24  island "Whale Sound"
def possible_action_of_island_whale_sound(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], you)


# islands.law:35  island "Smugglers' Cove"
def possible_action_of_island_smugglers_cove(s: State, this: int, you: int) -> bool:
    return possible_smuggle(s, you)


# islands.law:42  verb smuggle
def possible_smuggle(s: State, you: int) -> bool:
    for r in TABLE_STUFFS:
        if can_cover(
            s, you, goods.add([1 if k == r else 0 for k in range(RESOURCE_COUNT)], [0, 0, 0, 0, 0, 0, 0, 1, 0])
        ) and possible_spend(
            s, goods.add([1 if k == r else 0 for k in range(RESOURCE_COUNT)], [0, 0, 0, 0, 0, 0, 0, 1, 0]), you
        ):
            return True
    return False


# islands.law:48  island "Stone Circle"
def possible_action_of_island_stone_circle(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 2, 0], you)


# islands.law:54  island "Pirate Camp"
def possible_action_of_island_pirate_camp(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], you)


# islands.law:68  island "Tidal Haven"
def possible_action_of_island_tidal_haven(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], you)


# islands.law:108  island "Dragon's Spine"
def possible_action_of_island_dragon_s_spine(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 0, 0, 1, 0, 0], you)


# islands.law:116  island "Amber Coast"
def possible_action_of_island_amber_coast(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 0, 1, 0, 0, 0], you)


# islands.law:144  island "Fog Passage"
def possible_action_of_island_fog_passage(s: State, this: int, you: int) -> bool:
    return try_action_of_island_fog_passage_on_copies(s, you, this)


# islands.law:151  island "Giants' Quarry"
def possible_action_of_island_giants_quarry(s: State, this: int, you: int) -> bool:
    return try_action_of_island_giants_quarry_on_copies(s, you, this)


# keywords.law:45  verb copy_anew for c: card
def possible_copy_anew_part_1(s: State, d: int, c: int, you: int) -> bool:
    if d < BONE_CARVER:
        return possible_copy_anew_part_1_below_bone_carver(s, d, c, you)
    return possible_copy_anew_part_1_from_bone_carver(s, d, c, you)


def possible_copy_anew_part_1_below_bone_carver(s: State, d: int, c: int, you: int) -> bool:
    """Tell the same of some of the things."""
    if d < CONTRACTORS:
        if d < BREW_KETTLE:
            if d in WEAVER_S_HOUSE_COPIES:
                return possible_spend(s, [0, 0, 0, 1, 0, 0, 0, 0, 0], you)
            if d in BAKER_S_OVEN_COPIES:
                return possible_bake(s, 2, you)
            if d == HIGHLAND_GAMES:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
            if d == NEIGHBOURLY_ADVICE:
                return try_copy_anew_on_copies(s, you, c)
            if d in FISHING_CREW_COPIES:
                return possible_action_of_location_fishing_crew(s, d, you)
        else:
            if d in BREW_KETTLE_COPIES:
                return possible_action_of_location_brew_kettle(s, d, you)
            if d in TAP_ROOM_COPIES:
                return possible_spend(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], you)
            if d in JUNIPER_STILL_COPIES:
                return possible_action_of_location_juniper_still(s, d, you)
            if d in SUNDAY_SAILORS_COPIES:
                return possible_action_of_location_sunday_sailors(s, d, you)
            if d in MONEY_LENDER_COPIES:
                return possible_spend(s, [0, 0, 0, 0, 0, 1, 0, 0, 0], you)
            if d == CASH_DESK:
                return possible_take_back(s, 3, you)
    else:
        if d < UMIAK_BUILDERS:
            if d in CONTRACTORS_COPIES:
                return possible_action_of_location_contractors(s, d, you)
            if d == CHARTERED_VESSEL:
                return possible_action_of_location_chartered_vessel(s, d, you)
            if d in RIVER_TRADE_ROUTE_COPIES:
                return possible_spend_one(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0, 0], you)
            if d in DOG_SLEDS_COPIES:
                return possible_action_of_location_dog_sleds(s, d, you)
            if d in CARIBOU_TENT_COPIES:
                return possible_action_of_location_caribou_tent(s, d, you)
            if d == WANDERING_STORYTELLER:
                return try_copy_anew_on_copies(s, you, c)
        else:
            if d == UMIAK_BUILDERS:
                return possible_lead_voyage(s, you)
            if d in HUNTERS_RETURN_COPIES:
                return possible_spend(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], you)
            if d == FROZEN_SHIPYARD:
                return possible_action_of_location_frozen_shipyard(s, d, you)
            if d == CABINET_OF_CURIOSITIES:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
            if d in PENGUIN_POST_COPIES:
                return possible_action_of_location_penguin_post(s, d, you)
            if d in SNOW_OWL_PERCH_COPIES:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
    return True


def possible_copy_anew_part_1_from_bone_carver(s: State, d: int, c: int, you: int) -> bool:
    """Tell the same of some of the things."""
    if d < SAVINGS_CHEST:
        if d < SKALD_S_HALL:
            if d in BONE_CARVER_COPIES:
                return possible_spend(s, [0, 0, 1, 0, 0, 0, 0, 0, 0], you)
            if d == FEAST_OF_MANY_TASTES:
                return possible_serve_three(s, you)
            if d == BEAR_GUARDS:
                return possible_action_of_location_bear_guards(s, d, you)
            if d == TRADING_SLEDGE:
                return possible_trade_two(s, you)
            if d in VALKYRIE_COPIES:
                return possible_action_of_location_valkyrie(s, d, you)
            if d == FLOKI_S_WORKSHOP:
                return possible_action_of_location_floki_s_workshop(s, d, you)
        else:
            if d in SKALD_S_HALL_COPIES:
                return possible_spend(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], you)
            if d in WEAPON_FORGE_COPIES:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
            if d in MEAD_CASK_COPIES:
                return possible_action_of_storehouse_mead_cask(s, d, you)
            if d in WOOL_EXCHANGE_COPIES:
                return possible_deposit(s, SHEEP, d, 2, 4, you)
            if d == GOLD_VAULT:
                return possible_deposit(s, GOLD, d, 2, 6, you)
            if d == BUILDERS_BOND:
                return possible_back_builders(s, d, 4, you)
    else:
        if d < PIRATE_CAMP:
            if d in SAVINGS_CHEST_COPIES:
                return possible_keep_chest(s, d, 4, you)
            if d in CLERKS_OFFICE_COPIES:
                return possible_hire_clerk(s, d, 2, you)
            if d == WRECK_BEACH:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
            if d == WHALE_SOUND:
                return possible_spend(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], you)
            if d == SMUGGLERS_COVE:
                return possible_smuggle(s, you)
            if d == STONE_CIRCLE:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 2, 0], you)
        else:
            if d == PIRATE_CAMP:
                return possible_spend(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], you)
            if d == TIDAL_HAVEN:
                return possible_spend(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], you)
            if d == DRAGON_S_SPINE:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 1, 0, 0], you)
            if d == AMBER_COAST:
                return possible_spend(s, [0, 0, 0, 0, 0, 1, 0, 0, 0], you)
            if d == FOG_PASSAGE:
                return possible_action_of_island_fog_passage(s, d, you)
            if d == GIANTS_QUARRY:
                return possible_action_of_island_giants_quarry(s, d, you)
    return True


# keywords.law:34  verb copy for c: card
def possible_copy_part_1(s: State, c: int, you: int) -> bool:
    thing = require(s.card_copied[c - FIRST_CARD], "keywords.law:44")
    if thing < BONE_CARVER:
        if thing < CONTRACTORS:
            return possible_copy_part_1_below_contractors(s, c, you, thing)
        return possible_copy_part_1_from_contractors_below_bone_carver(s, c, you, thing)
    if thing < SAVINGS_CHEST:
        return possible_copy_part_1_from_bone_carver_below_savings_chest(s, c, you, thing)
    return possible_copy_part_1_from_savings_chest(s, c, you, thing)


def possible_copy_part_1_below_contractors(s: State, c: int, you: int, thing: int) -> bool:
    """Tell the same of some of the things."""
    if thing < BREW_KETTLE:
        if thing in WEAVER_S_HOUSE_COPIES:
            return possible_action_of_location_weaver_s_house(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing in BAKER_S_OVEN_COPIES:
            return possible_action_of_location_baker_s_oven(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == HIGHLAND_GAMES:
            return possible_action_of_location_highland_games(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == NEIGHBOURLY_ADVICE:
            return try_copy_on_copies(s, you, c)
        if thing in FISHING_CREW_COPIES:
            return possible_action_of_location_fishing_crew(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
    else:
        if thing in BREW_KETTLE_COPIES:
            return possible_action_of_location_brew_kettle(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing in TAP_ROOM_COPIES:
            return possible_action_of_location_tap_room(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing in JUNIPER_STILL_COPIES:
            return possible_action_of_location_juniper_still(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing in SUNDAY_SAILORS_COPIES:
            return possible_action_of_location_sunday_sailors(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing in MONEY_LENDER_COPIES:
            return possible_action_of_location_money_lender(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == CASH_DESK:
            return possible_action_of_location_cash_desk(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
    return True


def possible_copy_part_1_from_contractors_below_bone_carver(s: State, c: int, you: int, thing: int) -> bool:
    """Tell the same of some of the things."""
    if thing < UMIAK_BUILDERS:
        if thing in CONTRACTORS_COPIES:
            return possible_action_of_location_contractors(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == CHARTERED_VESSEL:
            return possible_action_of_location_chartered_vessel(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing in RIVER_TRADE_ROUTE_COPIES:
            return possible_action_of_location_river_trade_route(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing in DOG_SLEDS_COPIES:
            return possible_action_of_location_dog_sleds(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing in CARIBOU_TENT_COPIES:
            return possible_action_of_location_caribou_tent(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == WANDERING_STORYTELLER:
            return possible_action_of_location_wandering_storyteller(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
    else:
        if thing == UMIAK_BUILDERS:
            return possible_action_of_location_umiak_builders(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing in HUNTERS_RETURN_COPIES:
            return possible_action_of_location_hunters_return(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == FROZEN_SHIPYARD:
            return possible_action_of_location_frozen_shipyard(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == CABINET_OF_CURIOSITIES:
            return possible_action_of_location_cabinet_of_curiosities(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing in PENGUIN_POST_COPIES:
            return possible_action_of_location_penguin_post(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing in SNOW_OWL_PERCH_COPIES:
            return possible_action_of_location_snow_owl_perch(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
    return True


def possible_copy_part_1_from_bone_carver_below_savings_chest(s: State, c: int, you: int, thing: int) -> bool:
    """Tell the same of some of the things."""
    if thing < SKALD_S_HALL:
        if thing in BONE_CARVER_COPIES:
            return possible_action_of_location_bone_carver(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == FEAST_OF_MANY_TASTES:
            return possible_action_of_location_feast_of_many_tastes(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == BEAR_GUARDS:
            return possible_action_of_location_bear_guards(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == TRADING_SLEDGE:
            return possible_action_of_location_trading_sledge(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing in VALKYRIE_COPIES:
            return possible_action_of_location_valkyrie(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == FLOKI_S_WORKSHOP:
            return possible_action_of_location_floki_s_workshop(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
    else:
        if thing in SKALD_S_HALL_COPIES:
            return possible_action_of_location_skald_s_hall(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing in WEAPON_FORGE_COPIES:
            return possible_action_of_location_weapon_forge(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing in MEAD_CASK_COPIES:
            return possible_action_of_storehouse_mead_cask(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing in WOOL_EXCHANGE_COPIES:
            return possible_action_of_storehouse_wool_exchange(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == GOLD_VAULT:
            return possible_action_of_storehouse_gold_vault(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == BUILDERS_BOND:
            return possible_action_of_storehouse_builders_bond(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
    return True


def possible_copy_part_1_from_savings_chest(s: State, c: int, you: int, thing: int) -> bool:
    """Tell the same of some of the things."""
    if thing < PIRATE_CAMP:
        if thing in SAVINGS_CHEST_COPIES:
            return possible_action_of_storehouse_savings_chest(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing in CLERKS_OFFICE_COPIES:
            return possible_action_of_storehouse_clerks_office(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == WRECK_BEACH:
            return possible_action_of_island_wreck_beach(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == WHALE_SOUND:
            return possible_action_of_island_whale_sound(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == SMUGGLERS_COVE:
            return possible_action_of_island_smugglers_cove(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == STONE_CIRCLE:
            return possible_action_of_island_stone_circle(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
    else:
        if thing == PIRATE_CAMP:
            return possible_action_of_island_pirate_camp(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == TIDAL_HAVEN:
            return possible_action_of_island_tidal_haven(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == DRAGON_S_SPINE:
            return possible_action_of_island_dragon_s_spine(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == AMBER_COAST:
            return possible_action_of_island_amber_coast(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == FOG_PASSAGE:
            return possible_action_of_island_fog_passage(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
        if thing == GIANTS_QUARRY:
            return possible_action_of_island_giants_quarry(
                s, require(s.card_copied[c - FIRST_CARD], "keywords.law:44"), you
            )
    return True


# keywords.law:34  verb copy for c: card
def possible_copy_part_2(s: State, d: int, c: int, you: int) -> bool:
    if d < BONE_CARVER:
        return possible_copy_part_2_below_bone_carver(s, d, c, you)
    return possible_copy_part_2_from_bone_carver(s, d, c, you)


def possible_copy_part_2_below_bone_carver(s: State, d: int, c: int, you: int) -> bool:
    """Tell the same of some of the things."""
    if d < CONTRACTORS:
        if d < BREW_KETTLE:
            if d in WEAVER_S_HOUSE_COPIES:
                return possible_spend(s, [0, 0, 0, 1, 0, 0, 0, 0, 0], you)
            if d in BAKER_S_OVEN_COPIES:
                return possible_bake(s, 2, you)
            if d == HIGHLAND_GAMES:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
            if d == NEIGHBOURLY_ADVICE:
                return try_copy_on_copies(s, you, c)
            if d in FISHING_CREW_COPIES:
                return try_copy_on_copies(s, you, c)
        else:
            if d in BREW_KETTLE_COPIES:
                return possible_action_of_location_brew_kettle(s, d, you)
            if d in TAP_ROOM_COPIES:
                return possible_spend(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], you)
            if d in JUNIPER_STILL_COPIES:
                return possible_action_of_location_juniper_still(s, d, you)
            if d in SUNDAY_SAILORS_COPIES:
                return try_copy_on_copies(s, you, c)
            if d in MONEY_LENDER_COPIES:
                return possible_spend(s, [0, 0, 0, 0, 0, 1, 0, 0, 0], you)
            if d == CASH_DESK:
                return possible_take_back(s, 3, you)
    else:
        if d < UMIAK_BUILDERS:
            if d in CONTRACTORS_COPIES:
                return try_copy_on_copies(s, you, c)
            if d == CHARTERED_VESSEL:
                return try_copy_on_copies(s, you, c)
            if d in RIVER_TRADE_ROUTE_COPIES:
                return possible_spend_one(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0, 0], you)
            if d in DOG_SLEDS_COPIES:
                return possible_action_of_location_dog_sleds(s, d, you)
            if d in CARIBOU_TENT_COPIES:
                return try_copy_on_copies(s, you, c)
            if d == WANDERING_STORYTELLER:
                return try_copy_on_copies(s, you, c)
        else:
            if d == UMIAK_BUILDERS:
                return possible_lead_voyage(s, you)
            if d in HUNTERS_RETURN_COPIES:
                return possible_spend(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], you)
            if d == FROZEN_SHIPYARD:
                return try_copy_on_copies(s, you, c)
            if d == CABINET_OF_CURIOSITIES:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
            if d in PENGUIN_POST_COPIES:
                return possible_action_of_location_penguin_post(s, d, you)
            if d in SNOW_OWL_PERCH_COPIES:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
    return True


def possible_copy_part_2_from_bone_carver(s: State, d: int, c: int, you: int) -> bool:
    """Tell the same of some of the things."""
    if d < SAVINGS_CHEST:
        if d < SKALD_S_HALL:
            if d in BONE_CARVER_COPIES:
                return possible_spend(s, [0, 0, 1, 0, 0, 0, 0, 0, 0], you)
            if d == FEAST_OF_MANY_TASTES:
                return possible_serve_three(s, you)
            if d == BEAR_GUARDS:
                return possible_action_of_location_bear_guards(s, d, you)
            if d == TRADING_SLEDGE:
                return possible_trade_two(s, you)
            if d in VALKYRIE_COPIES:
                return possible_action_of_location_valkyrie(s, d, you)
            if d == FLOKI_S_WORKSHOP:
                return try_copy_on_copies(s, you, c)
        else:
            if d in SKALD_S_HALL_COPIES:
                return possible_spend(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], you)
            if d in WEAPON_FORGE_COPIES:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
            if d in MEAD_CASK_COPIES:
                return possible_action_of_storehouse_mead_cask(s, d, you)
            if d in WOOL_EXCHANGE_COPIES:
                return possible_deposit(s, SHEEP, d, 2, 4, you)
            if d == GOLD_VAULT:
                return possible_deposit(s, GOLD, d, 2, 6, you)
            if d == BUILDERS_BOND:
                return possible_back_builders(s, d, 4, you)
    else:
        if d < PIRATE_CAMP:
            if d in SAVINGS_CHEST_COPIES:
                return possible_keep_chest(s, d, 4, you)
            if d in CLERKS_OFFICE_COPIES:
                return possible_hire_clerk(s, d, 2, you)
            if d == WRECK_BEACH:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
            if d == WHALE_SOUND:
                return possible_spend(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], you)
            if d == SMUGGLERS_COVE:
                return possible_smuggle(s, you)
            if d == STONE_CIRCLE:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 2, 0], you)
        else:
            if d == PIRATE_CAMP:
                return possible_spend(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], you)
            if d == TIDAL_HAVEN:
                return possible_spend(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], you)
            if d == DRAGON_S_SPINE:
                return possible_spend(s, [0, 0, 0, 0, 0, 0, 1, 0, 0], you)
            if d == AMBER_COAST:
                return possible_spend(s, [0, 0, 0, 0, 0, 1, 0, 0, 0], you)
            if d == FOG_PASSAGE:
                return try_copy_on_copies(s, you, c)
            if d == GIANTS_QUARRY:
                return try_copy_on_copies(s, you, c)
    return True


# empires.law:138  can target p: player = not passed of p
def can_target(s: State, p: int) -> bool:
    return not s.passed[p]


# keywords.law:12  can spare what: bundle = all r among load_kinds have r of you is at least r of what
def can_spare(s: State, what: list[int], you: int) -> bool:
    return all(s.goods[you * RESOURCE_COUNT + r] >= what[r] for r in TABLE_LOAD_KINDS)


# keywords.law:33  can copy d: card for c: card = d is in your empire and active_card of d and not copier of d and d…
def can_copy(s: State, d: int, c: int, you: int) -> bool:
    return s.at[d] == EMPIRE + you and TABLE_ACTIVE_CARD[d] and not CARD_COPIER[d] and d != c


# ships.law:75  can land s: ship on r: range = r is near or fish of cargo of s is at least 1
def can_land(s: State, s_: int, r: int) -> bool:
    value = r == NEAR or s.ship_cargo[s_ - FIRST_SHIP][FISH] >= 1
    # islands.law:168  allows land s on r where captain of s is not nobody and provisioned of captain of s
    if s.ship_captain[s_ - FIRST_SHIP] != 0 and provisioned(
        s, require_player(s.ship_captain[s_ - FIRST_SHIP], "islands.law:168")
    ):
        value = True
    return value


# ships.law:79  can seize i: island by s: ship = raze of cargo of s is at least (conquest_price of i for captain of s)
def can_seize(s: State, i: int, s_: int) -> bool:
    return (
        s.ship_cargo[s_ - FIRST_SHIP][RAZE]
        >= TABLE_CONQUEST_PRICE[require_player(s.ship_captain[s_ - FIRST_SHIP], "ships.law:79")][i]
    )


# ships.law:81  can take i: island by s: ship as m: manner = can land s on range of i and (m is not by_conquest or can…
def can_take(s: State, i: int, s_: int, m: int) -> bool:
    return can_land(s, s_, ISLAND_RANGE[i]) and (m != BY_CONQUEST or can_seize(s, i, s_))


# ships.law:83  can chance s: ship on r: range as m: manner = (sea of r is not empty or sunk of r is not empty) and…
def can_chance(s: State, s_: int, r: int, m: int) -> bool:
    return (
        (len(s.piles[SEA + r]) > 0 or len(s.piles[SUNK + r]) > 0)
        and can_land(s, s_, r)
        and (m != BY_CONQUEST or s.ship_cargo[s_ - FIRST_SHIP][RAZE] >= 1)
    )


# ships.law:158  can venture s: ship as m: manner = captain of s is you and ((any i among shores where can take i by s…
def can_venture(s: State, s_: int, m: int, you: int) -> bool:
    key = (s_ * PLAYER_KEYS + you) * MANNER_KEYS + m
    value = s.memo_can_venture.get(key)
    if value is None:
        value = s.memo_can_venture[key] = compute_can_venture(s, s_, m, you)
    return value


def compute_can_venture(s: State, s_: int, m: int, you: int) -> bool:
    """Compute what `can_venture` memoizes."""
    return s.ship_captain[s_ - FIRST_SHIP] == you and (
        any(can_take(s, i, s_, m) for i in shores(s)) or any(can_chance(s, s_, r, m) for r in range(RANGE_COUNT))
    )


# tasks.law:14  can declare t: task = can fulfil t or (any c among your hand where can add c to t)
def can_declare(s: State, t: int, you: int) -> bool:
    value = can_fulfil(s, t, you) or any(can_add(s, c, t, you) for c in s.piles[HAND + you])
    for owner in range(1, s.players + 1):
        for this in s.piles[WEATHER + owner]:
            # solo_scenarios.law:15  Frozen Soil: forbids declare t where t is harvest and harvests of you is at…
            if this == FROZEN_SOIL and t == HARVEST and s.harvests[owner] >= 1:
                value = False
            # solo_scenarios.law:27  Closed Sea: forbids declare t where t is sail
            if this == CLOSED_SEA and t == SAIL:
                value = False
            # solo_scenarios.law:105  Masons Away: forbids declare t where t is construct
            if this == MASONS_AWAY and t == CONSTRUCT:
                value = False
    return value


# tasks.law:16  can fulfil t: task = possible carry_out t
def can_fulfil(s: State, t: int, you: int) -> bool:
    return possible_carry_out(s, t, you)


# tasks.law:66  can boost t: task with c: card = possible plays of c and (t is explore or t is populate or possible…
def can_boost(s: State, t: int, c: int, you: int) -> bool:
    return possible_plays_of_boost(s, c, you) and (t == EXPLORE or t == POPULATE or possible_play(s, c, t, you))


# tasks.law:68  can add c: card to t: task = required of c is t and ((c is field and can plant c and (t is populate or…
def can_add(s: State, c: int, t: int, you: int) -> bool:
    return CARD_REQUIRED[c] == t and (
        (c in FIELDS and can_plant(s, c, you) and (t == POPULATE or t == HARVEST or possible_sow(s, c, t, you)))
        or (c in BOOSTS and can_boost(s, t, c, you))
    )


# tasks.law:120  can construct c: card = c is location and c is not field and workers of you is at least workers_due…
def can_construct(s: State, c: int, you: int) -> bool:
    return c in LOCATIONS and c not in FIELDS and s.goods[you * RESOURCE_COUNT + WORKERS] >= workers_due(s, c)


# tasks.law:152  can plant c: card = c is field and (form of c is not upgrade or (any f among farms of you where (fits…
def can_plant(s: State, c: int, you: int) -> bool:
    key = c * PLAYER_KEYS + you
    value = s.memo_can_plant.get(key)
    if value is None:
        value = s.memo_can_plant[key] = compute_can_plant(s, c, you)
    return value


def compute_can_plant(s: State, c: int, you: int) -> bool:
    """Compute what `can_plant` memoizes."""
    return c in FIELDS and (FIELD_FORM[c] != UPGRADE or any(fits(s, c, f) for f in farms(s, you)))


# turn.law:12  can build c: card = c is location and c is not field and can pay cost of c
def can_build(s: State, c: int, you: int) -> bool:
    return c in LOCATIONS and c not in FIELDS and can_cover(s, you, LOCATION_COST[c])


# turn.law:14  can use c: card = active_card of c and not exhausted of c and possible action of c
def can_use(s: State, c: int, you: int) -> bool:
    return TABLE_ACTIVE_CARD[c] and not s.card_exhausted[c - FIRST_CARD] and possible_action_of_card(s, c, you)


# turn.law:19  can suffer_raid p: player = can target p
def can_suffer_raid(s: State, p: int) -> bool:
    value = can_target(s, p)
    # islands.law:177  forbids suffer_raid p where shielded of p
    if shielded(s, p):
        value = False
    return value


# turn.law:21  can raid = raze of you is at least 1 and (any q among opponents where can suffer_raid q and ready of q…
def can_raid(s: State, you: int) -> bool:
    if s.goods[you * RESOURCE_COUNT + RAZE] >= 1:
        for q in [p for p in range(1, s.players + 1) if p != you]:
            if can_suffer_raid(s, q) and len(ready(s, q)) > 0:
                return True
    return False


# turn.law:25  can step to t: task = (any w among walking of you where site of t is next to place of w) and ((can…
def can_step(s: State, t: int, you: int) -> bool:
    return any(require(place_of(s, w), "turn.law:25") in TILE_NEIGHBOURS[site(s, t)] for w in walking(s, you)) and (
        (can_declare(s, t, you) and can_fulfil(s, t, you)) or (helped(s, t, you) and possible_walk(s, t, you))
    )


# turn.law:27  can place on t: task = can declare t or (helped of t and possible put_pawn on t)
def can_place(s: State, t: int, you: int) -> bool:
    return can_declare(s, t, you) or (helped(s, t, you) and possible_put_pawn(s, t, you))


# turn.law:129  can bring_end p: player = not reached of p
def can_bring_end(s: State, p: int) -> bool:
    value = not s.reached[p]
    # solo.law:48  forbids bring_end p where solo
    if s.solo:
        value = False
    return value


def can_pay(s: State, offered: int, need_: int, you: int) -> bool:
    """Tell whether one may pay for the other."""
    value = offered == need_
    # empires.law:40  allows pay gold for need where need is in stuffs
    if offered == GOLD and need_ in TABLE_STUFFS:
        value = True
    return value


# tasks.law:70  verb play c: boost for t: task
def try_play_on_copies(s: State, you: int, c: int, t: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.empires.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "tasks.law:70")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, c, t, BEGIN, VERB_TRY_PLAY]
        if has_way(s, "tasks.law:70") if every_way else has_first_way(s):
            return True
    return False


# tasks.law:77  verb sow c: field for t: task
def try_sow_on_copies(s: State, you: int, c: int, t: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.empires.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "tasks.law:77")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, c, t, BEGIN, VERB_TRY_SOW]
        if has_way(s, "tasks.law:77") if every_way else has_first_way(s):
            return True
    return False


# keywords.law:34  verb copy for c: card
def try_copy_on_copies(s: State, you: int, c: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.empires.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "keywords.law:34")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, c, BEGIN, VERB_TRY_COPY]
        if has_way(s, "keywords.law:34") if every_way else has_first_way(s):
            return True
    return False


# clan_glenn.law:115  location Fishing Crew
def try_action_of_location_fishing_crew_on_copies(s: State, you: int, this: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.empires.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "clan_glenn.law:115")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, this, BEGIN, VERB_TRY_ACTION_OF_LOCATION_FISHING_CREW]
        if has_way(s, "clan_glenn.law:115") if every_way else has_first_way(s):
            return True
    return False


# clan_heidel.law:161  location "Sunday Sailors"
def try_action_of_location_sunday_sailors_on_copies(s: State, you: int, this: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.empires.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "clan_heidel.law:161")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, this, BEGIN, VERB_TRY_ACTION_OF_LOCATION_SUNDAY_SAILORS]
        if has_way(s, "clan_heidel.law:161") if every_way else has_first_way(s):
            return True
    return False


# clan_mackinnon.law:196  location "Contractors"
def try_action_of_location_contractors_on_copies(s: State, you: int, this: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.empires.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "clan_mackinnon.law:196")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, this, BEGIN, VERB_TRY_ACTION_OF_LOCATION_CONTRACTORS]
        if has_way(s, "clan_mackinnon.law:196") if every_way else has_first_way(s):
            return True
    return False


# clan_mackinnon.law:204  location "Chartered Vessel"
def try_action_of_location_chartered_vessel_on_copies(s: State, you: int, this: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.empires.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "clan_mackinnon.law:204")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, this, BEGIN, VERB_TRY_ACTION_OF_LOCATION_CHARTERED_VESSEL]
        if has_way(s, "clan_mackinnon.law:204") if every_way else has_first_way(s):
            return True
    return False


# clan_nanurjuk.law:105  location "Caribou Tent"
def try_action_of_location_caribou_tent_on_copies(s: State, you: int, this: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.empires.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "clan_nanurjuk.law:105")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, this, BEGIN, VERB_TRY_ACTION_OF_LOCATION_CARIBOU_TENT]
        if has_way(s, "clan_nanurjuk.law:105") if every_way else has_first_way(s):
            return True
    return False


# keywords.law:45  verb copy_anew for c: card
def try_copy_anew_on_copies(s: State, you: int, c: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.empires.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "keywords.law:45")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, c, BEGIN, VERB_TRY_COPY_ANEW]
        if has_way(s, "keywords.law:45") if every_way else has_first_way(s):
            return True
    return False


# clan_panuk.law:23  location "Frozen Shipyard"
def try_action_of_location_frozen_shipyard_on_copies(s: State, you: int, this: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.empires.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "clan_panuk.law:23")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, this, BEGIN, VERB_TRY_ACTION_OF_LOCATION_FROZEN_SHIPYARD]
        if has_way(s, "clan_panuk.law:23") if every_way else has_first_way(s):
            return True
    return False


# clan_ulaf.law:71  location "Floki's Workshop"
def try_action_of_location_floki_s_workshop_on_copies(s: State, you: int, this: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.empires.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "clan_ulaf.law:71")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, this, BEGIN, VERB_TRY_ACTION_OF_LOCATION_FLOKI_S_WORKSHOP]
        if has_way(s, "clan_ulaf.law:71") if every_way else has_first_way(s):
            return True
    return False


# islands.law:144  island "Fog Passage"
def try_action_of_island_fog_passage_on_copies(s: State, you: int, this: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.empires.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "islands.law:144")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, this, BEGIN, VERB_TRY_ACTION_OF_ISLAND_FOG_PASSAGE]
        if has_way(s, "islands.law:144") if every_way else has_first_way(s):
            return True
    return False


# islands.law:151  island "Giants' Quarry"
def try_action_of_island_giants_quarry_on_copies(s: State, you: int, this: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.empires.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "islands.law:151")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, this, BEGIN, VERB_TRY_ACTION_OF_ISLAND_GIANTS_QUARRY]
        if has_way(s, "islands.law:151") if every_way else has_first_way(s):
            return True
    return False


# turn.law:67  verb walk to t: task
def try_walk_on_copies(s: State, you: int, t: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.empires.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "turn.law:67")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, t, BEGIN, VERB_TRY_WALK]
        if has_way(s, "turn.law:67") if every_way else has_first_way(s):
            return True
    return False


# turn.law:55  verb put_pawn on t: task
def try_put_pawn_on_copies(s: State, you: int, t: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.empires.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "turn.law:55")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, t, BEGIN, VERB_TRY_PUT_PAWN]
        if has_way(s, "turn.law:55") if every_way else has_first_way(s):
            return True
    return False


# round.law:132  score for p
def score_parts(s: State, p: int) -> list[int]:
    return [
        s.goods[p * RESOURCE_COUNT + POINTS],
        cards_worth(s, p),
        goods_worth(s, p, stock(s, p) // 2),
        goods_worth(s, p, s.goods[p * RESOURCE_COUNT + GOLD]),
        goods_worth(s, p, s.goods[p * RESOURCE_COUNT + RAZE] if s.raze_tokens == COUNT_ONE else 0),
        legacy(s, p),
    ]


def score(s: State, p: int) -> int:
    """Add up a player's points."""
    return sum(score_parts(s, p))


def purse(s: State, player: int) -> list[int]:
    """Return what a player has."""
    return s.goods[player * RESOURCE_COUNT : player * RESOURCE_COUNT + RESOURCE_COUNT]


def can_cover(s: State, player: int, bundle: list[int]) -> bool:
    """Tell whether a player can pay a bundle, with stand-ins."""
    return goods.can_afford(s.goods, player * RESOURCE_COUNT, bundle, STAND_INS)


TABLE_COUSINS: Final[Row] = cousins()
TABLE_STUFFS: Final[Row] = stuffs()
TABLE_GOODS_KINDS: Final[Row] = goods_kinds()
TABLE_LOAD_KINDS: Final[Row] = load_kinds()
TABLE_FAR_AWAY: Final = tuple(far_away(max(i, FIRST_ISLAND)) for i in range(LAST_ISLAND + 1))
TABLE_ACTIVE_CARD: Final = tuple(active_card(max(c, FIRST_CARD)) for c in range(LAST_CARD + 1))
TABLE_HOLD_ROOM: Final = tuple(tuple(hold_room(max(p, 1), r) for r in range(RESOURCE_COUNT)) for p in range(5))
TABLE_CONQUEST_PRICE: Final = tuple(
    tuple(conquest_price(max(i, FIRST_ISLAND), max(p, 1)) for i in range(LAST_ISLAND + 1)) for p in range(5)
)
TABLE_SETTLERS: Final = tuple(settlers(max(p, 1)) for p in range(5))
TABLE_MOVE_PRICE: Final = tuple(move_price(max(p, 1)) for p in range(5))
TABLE_GOAL: Final = goal()
TABLE_CREW_FOR: Final = tuple(crew_for(max(c, FIRST_LOCATION)) for c in range(LAST_LOCATION + 1))
TABLE_SHELF: Final = tuple(shelf(r) for r in range(RESOURCE_COUNT))
TABLE_SPOILS: Final = tuple(spoils(max(i, FIRST_ISLAND)) for i in range(LAST_ISLAND + 1))
STAND_INS: Final[Rows] = [
    [r for r in range(RESOURCE_COUNT) if can_pay(State(-1), r, k, 0)] for k in range(RESOURCE_COUNT)
]
