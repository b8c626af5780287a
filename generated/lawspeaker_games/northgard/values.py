"""Northgard: Uncharted Lands: values and permissions.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import (
    State,
    clone,
    invalidate_effect_9,
    invalidate_effect_20,
    invalidate_effect_22,
)
from lawspeaker_games.northgard.tables import (
    ACHIEVEMENT,
    ACTIVE_AREA,
    ALLIES_FROM_THE_WILD,
    ALONE,
    ALTAR_OF_KINGS_COPIES,
    AMENITIES,
    ANCESTRAL_CURSE,
    ANNEXATION,
    ATTACK,
    AXE_THROWERS,
    BEAR,
    BEAR_CLAN,
    BEGIN,
    BOAR_CLAN,
    BODYGUARD,
    BRIBERY,
    BROWN_BEAR_COPIES,
    BUILD_COPIES,
    BUILDER,
    BUILDING,
    BUILDING_GIVES,
    BUILDING_ON_STONE,
    BUILDING_SIZE,
    BUILDINGS,
    BY_BUILDINGS,
    BY_KIND,
    BY_UNITS,
    CALL_TO_WAR,
    CAPTURE,
    CARD_FAME,
    CARD_FAMILY,
    CARPENTRY_MASTERY,
    CARVED,
    COUNTED,
    CREATURE_SHARES,
    CREATURE_STRENGTH,
    CUNNING_MERCHANT,
    DECK,
    DEFENCE,
    DEFENSE_TOWER_COPIES,
    DEFENSIVE_STRATEGY,
    DISCARD,
    DISPLAY,
    EFFECT_AMENITIES_PLAYS,
    EFFECT_BOAR_CLAN_PLAYS,
    EFFECT_BODYGUARD_PLAYS,
    EFFECT_CARPENTRY_MASTERY_PLAYS,
    EFFECT_CONQUEROR_PLAYS,
    EFFECT_FUTURE_SIGHT_PLAYS,
    EFFECT_GLORY_OF_THE_CLAN_PLAYS,
    EFFECT_GOAT_CLAN_PLAYS,
    EFFECT_GRIZZLED_WARRIORS_PLAYS,
    EFFECT_HEROIC_CHARGE_PLAYS,
    EFFECT_HUGINN_MUNINN_PLAYS,
    EFFECT_INFILTRATION_PLAYS,
    EFFECT_MERCENARY_PLAYS,
    EFFECT_SCOUT_CAMP_PLAYS,
    EFFECT_SHIELDBEARERS_PLAYS,
    EFFECT_SIMPLE_LIVING_PLAYS,
    EFFECT_THE_BEAR_AWAKENS_PLAYS,
    EFFECT_WARRIORS_PLAYS,
    EFFECT_WOLF_CLAN_PLAYS,
    ENEMY_SECRETS,
    EXPLORE,
    EXPLORE_COPIES,
    EXPLORER,
    EXPLORING,
    FAME,
    FEAST_COPIES,
    FEAST_DAY,
    FIRST_BUILDING,
    FIRST_CARD,
    FIRST_COPY,
    FIRST_CREATURE,
    FOOD_TRADER,
    FORGE_COPIES,
    FORTRESS_COPIES,
    FROM_TERRITORY,
    FUTURE_SIGHT,
    GLORY_OF_THE_CLAN,
    GOAT_CLAN,
    GOODS,
    GRAND,
    GREATER_TRADE_ROUTES,
    GRIZZLED_WARRIORS,
    HAND,
    HEROIC_CHARGE,
    HIDDEN_WAYS,
    HUGINN_MUNINN,
    HUNTERS,
    IMPROVED_VILLAGER_TOOLS,
    INCURSION,
    INDUSTRIOUS_VILLAGERS,
    INFILTRATION,
    INTIMIDATE,
    KAIJA,
    KEY_OF_CAN_RENOVATE,
    KEY_OF_HOLDINGS,
    KEY_OF_HOUSES,
    KEY_OF_LARGE_BUILDINGS,
    KEY_OF_POSSIBLE_LINE_24,
    LAIR,
    LAND,
    LAST_BUILDING,
    LAST_CREATURE,
    LAY_OF_THE_LAND,
    LEGENDARY_HEROES,
    LOREMASTERS,
    MAP_SIZE,
    MARK_FOOD,
    MARK_LARGE,
    MARK_LORE,
    MARK_SMALL,
    MARK_WOOD,
    MARKET_PLACE,
    MERCENARY,
    MERCHANT,
    MILITIA,
    MOVE_COPIES,
    MOVING,
    NEGOTIATION,
    NO_CLOSING,
    OSMOSIS,
    OUTPOST,
    PLAIN,
    PLAYER_KEYS,
    PLUNDER,
    PROTECTOR_OF_THE_LAND,
    RAIDING_PARTY,
    RANGERS,
    RAPACIOUS_EXPLOITATION,
    RAVEN_CLAN,
    RAVEN_MERCENARIES,
    RECRUIT_COPIES,
    RECRUITING,
    RECRUITMENT,
    REGULAR,
    RES_FOOD,
    RES_LORE,
    RES_WOOD,
    RESOURCE_COUNT,
    RESOURCE_KEYS,
    RESOURCEFUL_PEOPLE,
    SCHOLAR,
    SCORCHED_EARTH,
    SCORCHED_PLACE_ANYWHERE,
    SCOUT_CAMP,
    SCOUTS,
    SECOND_START,
    SHIELDBEARERS,
    SIDE_COUNT,
    SIMPLE_LIVING,
    SIZE_LARGE,
    SIZE_SMALL,
    SNAKE_CLAN,
    SPACE_KEYS,
    SPY,
    STAG_CLAN,
    STOLEN_LORE,
    STONE,
    SUPPLY,
    TEAMWORK,
    TERRITORY_KEYS,
    THE_BEAR_AWAKENS,
    THING_CREATURE_WOLF_COPIES,
    THING_TILE_START,
    TILES_MAP,
    TOKEN_CLAN,
    TOWN_HALL,
    TRADING_POST,
    TRAPPER,
    TROUBLE,
    UNIT_LIMIT,
    UNREST_COPIES,
    UPGRADED_MARKET_PLACE,
    UPGRADED_SCOUT_CAMP,
    UPGRADED_TOWN_HALL,
    UPGRADED_TRADING_POST,
    VALUES_IN_MEMO_HALFWAY,
    VALUES_IN_MEMO_POSSIBLE_LINE_12,
    VALUES_IN_MEMO_POSSIBLE_RENEW_BUILDING,
    VALUES_IN_MEMO_SMALL_BUILDINGS,
    VEILED_THREATS,
    VERB_STAY_IDLE,
    VERB_TRY_ANNEX,
    VERB_TRY_DO_TWO_OF,
    VERB_TRY_PAY_ANY,
    VERB_TRY_PLAYS_OF_CARD_CALL_TO_WAR,
    VERB_TRY_PLAYS_OF_CARD_CARPENTRY_MASTERY,
    VERB_TRY_PLAYS_OF_CARD_OSMOSIS,
    VERB_TRY_PLAYS_OF_CARD_RANGERS,
    VERB_TRY_RESOLVE,
    WARLORD,
    WARRIORS,
    WOLF_CLAN,
    WOOD_TRADER,
    WOODCUTTERS,
)
from lawspeaker_runtime.boards.tiles import laid
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import TRIAL_DEPTH, Row, enter_call
from lawspeaker_runtime.state.effects_and_triggers import begin_effect
from lawspeaker_runtime.state.goods import GoodsTable
from lawspeaker_runtime.state.pile_state import ON_PLACES, place_of
from lawspeaker_runtime.state.selection import different, require, require_player


# achievements.law:2  value small_buildings of p: player -> number = sum of (count b among (buildings in t) where size…
def small_buildings(s: State, p: int) -> int:
    key = p * VALUES_IN_MEMO_SMALL_BUILDINGS
    value = s.memo_small_buildings.get(key)
    if value is None:
        value = s.memo_small_buildings[key] = compute_small_buildings(s, p)
    return value


def compute_small_buildings(s: State, p: int) -> int:
    """Compute what `small_buildings` memoizes."""
    total = 0
    for t in holdings(s, p):
        total += sum(
            1
            for b in s.on_board
            if FIRST_BUILDING <= b <= LAST_BUILDING
            and s.at[b] == ON_PLACES - s.map.root[t]
            and BUILDING_SIZE[b] == SIZE_SMALL
        )
    return total


# achievements.law:4  value large_buildings of p: player -> number = sum of (count b among (buildings in t) where size…
def large_buildings(s: State, p: int) -> int:
    key = p * VALUES_IN_MEMO_SMALL_BUILDINGS + KEY_OF_LARGE_BUILDINGS
    value = s.memo_small_buildings.get(key)
    if value is None:
        value = s.memo_small_buildings[key] = compute_large_buildings(s, p)
    return value


def compute_large_buildings(s: State, p: int) -> int:
    """Compute what `large_buildings` memoizes."""
    total = 0
    for t in holdings(s, p):
        total += sum(
            1
            for b in s.on_board
            if FIRST_BUILDING <= b <= LAST_BUILDING
            and s.at[b] == ON_PLACES - s.map.root[t]
            and BUILDING_SIZE[b] == SIZE_LARGE
        )
    return total


# achievements.law:6  value small_spaces of p: player -> number = sum of ((room of plain in t) + (room of stone in t))…
def small_spaces(s: State, p: int) -> int:
    total = 0
    for t in holdings(s, p):
        total += room(s, PLAIN, t) + room(s, STONE, t)
    return total


# achievements.law:8  value large_spaces of p: player -> number = sum of (room of grand in t) for each t among…
def large_spaces(s: State, p: int) -> int:
    total = 0
    for t in holdings(s, p):
        total += room(s, GRAND, t)
    return total


# achievements.law:10  value symbols of r: resource for p: player -> number = sum of r of crop of t for each t among…
def symbols(s: State, r: int, p: int) -> int:
    total = 0
    for t in holdings(s, p):
        total += crop(s, t)[r]
    return total


# achievements.law:12  value lairs_held of p: player -> number = sum of (marks of lair in t) for each t among holdings…
def lairs_held(s: State, p: int) -> int:
    total = 0
    for t in holdings(s, p):
        total += laid.marks(s.map, LAIR, t)
    return total


# achievements.law:14  value army of p: player -> number = (units of p) + (1 if clan of p is Bear and place of Kaija…
def army(s: State, p: int) -> int:
    return s.unit_placed[p] + (1 if s.clan[p] == BEAR and s.at[KAIJA] <= ON_PLACES else 0)


# cards_advanced.law:159  value open_land of t: territory -> yes_no = not closed of t
def open_land(s: State, t: int) -> bool:
    return not laid.closed(s.map, t)


# cards_advanced.law:175  value first_large -> yes_no = heavy
def first_large(s: State) -> bool:
    return s.heavy


# cards_advanced.law:277  value garrison of t: territory -> number = (figures of controller of t in t)
def garrison(s: State, t: int) -> int:
    return figures(s, require_player(controller(s, t), "cards_advanced.law:277"), t)


# clans.law:59  value barren -> yes_no = no t among just_closed where (boar_lore is no_closing or controller of t is…
def barren(s: State, you: int) -> bool:
    for t in s.map.just_closed:
        if s.boar_lore == NO_CLOSING or controller(s, t) == you:
            return False
    return True


# clans.law:75  value wooded of t: territory -> yes_no = not closed of t or (marks of wood in t) is at least 1
def wooded(s: State, t: int) -> bool:
    return not laid.closed(s.map, t) or laid.marks(s.map, MARK_WOOD, t) >= 1


# clans.law:94  value printed of x: tile -> bundle = (marks of food on x) food + (marks of wood on x) wood + (marks of…
def printed(s: State, x: int) -> list[int]:
    return [
        laid.tile_marks(TILES_MAP, MARK_FOOD, x),
        laid.tile_marks(TILES_MAP, MARK_WOOD, x),
        laid.tile_marks(TILES_MAP, MARK_LORE, x),
        0,
    ]


# clans.law:267  value scorched_rival -> optional player
def scorched_rival(s: State, you: int) -> int:
    if s.at[SCORCHED_EARTH] > ON_PLACES:
        return 0
    if can_strike_at(s, require(place_of(s, SCORCHED_EARTH), "clans.law:269"), you):
        return controller(s, require(place_of(s, SCORCHED_EARTH), "clans.law:269"))
    return 0


# clans.law:320  value still_due -> yes_no = not praised
def still_due(s: State) -> bool:
    return not s.praised


# clans.law:382  value exposed of t: territory -> yes_no = any u among neighbours of t where can strike_at u
def exposed(s: State, t: int, you: int) -> bool:
    for u in laid.neighbours(TILES_MAP, s.map, t):
        if can_strike_at(s, u, you):
            return True
    return False


# creatures.law:35  value wild of t: territory -> yes_no = any c among (beasts in t) where not shares of c
def wild(s: State, t: int) -> bool:
    for c in s.on_board:
        if FIRST_CREATURE <= c <= LAST_CREATURE and s.at[c] == ON_PLACES - s.map.root[t]:
            if not CREATURE_SHARES[c]:
                return True
    return False


# creatures.law:81  value mixes of x: tile at s: spot -> yes_no = any t among (merged by x at s) where (controller of…
def mixes(s: State, x: int, s_: int) -> bool:
    for t in laid.merged(TILES_MAP, s.map, x, s_):
        if controller(s, t) != 0:
            for u in laid.merged(TILES_MAP, s.map, x, s_):
                if wild(s, u) and laid.joins(TILES_MAP, s.map, x, s_, t, u):
                    return True
    return False


# creatures.law:164  value size_points of b: building -> number = 1 if size of b is small else 3
def size_points(b: int) -> int:
    return 1 if BUILDING_SIZE[b] == SIZE_SMALL else 3


# creatures.law:165  value appeal of t: territory for w: priority -> number
def appeal(s: State, t: int, w: int) -> int:
    if w == BY_BUILDINGS:
        return sum(
            TABLE_SIZE_POINTS[b]
            for b in [
                it
                for it in s.on_board
                if FIRST_BUILDING <= it <= LAST_BUILDING and s.at[it] == ON_PLACES - s.map.root[t]
            ]
        )
    if w == BY_UNITS:
        return sum(s.unit[s.map.root[t] :: MAP_SIZE]) + (1 if s.map.root[place_of(s, KAIJA)] == s.map.root[t] else 0)
    return crop(s, t)[RES_FOOD] + crop(s, t)[RES_WOOD] + crop(s, t)[RES_LORE]


# creatures.law:205  value fresh of t: territory -> yes_no = passing of t is at least 1 or arrival is t
def fresh(s: State, t: int) -> bool:
    return s.passing[s.map.root[t]] >= 1 or s.map.root[s.arrival] == s.map.root[t]


# effects.law:10  value recruits of p: player -> number = (reserve of unit for p)
def recruits(s: State, p: int) -> int:
    value = UNIT_LIMIT - s.unit_placed[p]
    this = s.clan[p]
    # clans.law:8  Bear: adds 1 to recruits of you where place of Kaija is nothing
    if this == BEAR and s.at[KAIJA] > ON_PLACES:
        value += 1
    return value


# effects.law:57  value price of b: building -> number = 1 if size of b is small else 3
def price(s: State, b: int) -> int:
    value = 1 if BUILDING_SIZE[b] == SIZE_SMALL else 3
    for entry in s.effects:
        if entry[0] == EFFECT_SIMPLE_LIVING_PLAYS:
            # cards_early.law:103  adds -1 to price of b
            value += -1
    for entry in s.effects:
        if entry[0] == EFFECT_BOAR_CLAN_PLAYS:
            # clans.law:67  adds -1 to price of b
            value += -1
    return value


# effects.law:58  value funds in t: territory -> number = wood of you
def funds(s: State, t: int, you: int) -> int:
    value = s.goods[you * RESOURCE_COUNT + RES_WOOD]
    for entry in s.effects:
        if entry[0] == EFFECT_GLORY_OF_THE_CLAN_PLAYS:
            # clans.law:310  adds (wood of harvest of t) to funds in t
            value += harvest(s, t)[RES_WOOD]
    return value


# effects.law:60  value spaceless of b: building -> yes_no = no
def spaceless(s: State, b: int) -> bool:
    value = False
    for entry in s.effects:
        # cards_advanced.law:255  sets spaceless of b to yes where minor of b
        if entry[0] == EFFECT_AMENITIES_PLAYS and TABLE_MINOR[b]:
            value = True
    return value


# effects.law:62  value room of s: space in t: territory -> number
def room(s: State, s_: int, t: int) -> int:
    key = t * SPACE_KEYS + s_
    value = s.memo_room.get(key)
    if value is None:
        value = s.memo_room[key] = compute_room(s, s_, t)
    return value


def compute_room(s: State, s_: int, t: int) -> int:
    """Compute what `room` memoizes."""
    if s_ == PLAIN:
        return laid.marks(s.map, MARK_SMALL, t) - sum(
            1
            for b in s.on_board
            if FIRST_BUILDING <= b <= LAST_BUILDING
            and s.at[b] == ON_PLACES - s.map.root[t]
            and s.building_stands[b - FIRST_BUILDING] == PLAIN
        )
    if s_ == STONE:
        return laid.marks(s.map, CARVED, t) - sum(
            1
            for b in s.on_board
            if FIRST_BUILDING <= b <= LAST_BUILDING
            and s.at[b] == ON_PLACES - s.map.root[t]
            and s.building_stands[b - FIRST_BUILDING] == STONE
        )
    if s_ == GRAND:
        return laid.marks(s.map, MARK_LARGE, t) - sum(
            1
            for b in s.on_board
            if FIRST_BUILDING <= b <= LAST_BUILDING
            and s.at[b] == ON_PLACES - s.map.root[t]
            and s.building_stands[b - FIRST_BUILDING] == GRAND
        )
    return 0


# effects.law:67  value fits of b: building in t: territory -> yes_no
def fits(s: State, b: int, t: int) -> bool:
    if spaceless(s, b):
        return True
    if BUILDING_SIZE[b] == SIZE_LARGE:
        return room(s, GRAND, t) >= 1
    if BUILDING_ON_STONE[b]:
        return room(s, STONE, t) >= 1
    return room(s, PLAIN, t) >= 1 or room(s, STONE, t) >= 1


# effects.law:81  value models -> list of building = different supply
def models(s: State) -> list[int]:
    value = s.memo_models.get(0)
    if value is None:
        value = s.memo_models[0] = compute_models(s)
    return value


def compute_models(s: State) -> list[int]:
    """Compute what `models` memoizes."""
    return different(s.piles[SUPPLY], FIRST_COPY)


# effects.law:121  value reaches of t: territory on x: tile -> yes_no = (territory of x on north) is t or (territory…
def reaches(s: State, t: int, x: int) -> bool:
    return (
        s.map.root[laid.area_on(TILES_MAP, s.map, x, 0)] == s.map.root[t]
        or s.map.root[laid.area_on(TILES_MAP, s.map, x, 1)] == s.map.root[t]
        or s.map.root[laid.area_on(TILES_MAP, s.map, x, 2)] == s.map.root[t]
        or s.map.root[laid.area_on(TILES_MAP, s.map, x, 3)] == s.map.root[t]
    )


# effects.law:123  value sites of x: tile from near: list of territory -> list of spot
def sites(s: State, x: int, near: list[int]) -> list[int]:
    if s.exploring == FROM_TERRITORY:
        return [s_ for s_ in laid.spots_from(TILES_MAP, s.map, x, list(near)) if can_unite(s, x, s_)]
    return [
        s_
        for s_ in laid.spots(TILES_MAP, s.map, x)
        if can_unite(s, x, s_)
        and any(any(reaches(s, t, y) for t in near) for y in laid.tiles_against(TILES_MAP, s.map, s_))
    ]


# movement.law:4  value steps from t: territory to u: territory -> number
def steps(s: State, t: int, u: int) -> int:
    if laid.border(TILES_MAP, s.map, t, u) == REGULAR:
        return 1
    return rough_cost(s)


# movement.law:8  value rough_cost -> number = 2
def rough_cost(s: State) -> int:
    value = 2
    for entry in s.effects:
        if entry[0] == EFFECT_WOLF_CLAN_PLAYS:
            # clans.law:359  sets rough_cost to 1
            value = 1
    return value


# movement.law:30  value halfway -> list of territory = t among territories where (figures of you in t) is at least 1…
def halfway(s: State, you: int) -> list[int]:
    key = you * VALUES_IN_MEMO_HALFWAY
    value = s.memo_halfway.get(key)
    if value is None:
        value = s.memo_halfway[key] = compute_halfway(s, you)
    return value


def compute_halfway(s: State, you: int) -> list[int]:
    """Compute what `halfway` memoizes."""
    return [t for t in s.map.roots if figures(s, you, t) >= 1 and not can_stay(s, t, you)]


# movement.law:34  value rider of t: territory -> yes_no = place of Kaija is t and clan of you is Bear and can saddle…
def rider(s: State, t: int, you: int) -> bool:
    return s.map.root[place_of(s, KAIJA)] == s.map.root[t] and s.clan[you] == BEAR and can_saddle(s, t)


# movement.law:38  value movable of t: territory -> number = (units of you in t)
def movable(s: State, t: int, you: int) -> int:
    value = s.unit[you * MAP_SIZE + s.map.root[t]]
    if s.creatures:
        for this in BROWN_BEAR_COPIES:
            # creatures.law:232  Brown Bear: sets movable of here to passing of here
            if s.at[this] <= ON_PLACES and s.map.root[t] == s.map.root[place_of(s, this)]:
                value = s.passing[s.map.root[require(place_of(s, this), "creatures.law:232")]]
    return value


# movement.law:96  value rides_along -> yes_no = riding
def rides_along(s: State) -> bool:
    return s.riding


# movement.law:132  value fighter of side -> optional player = combat's attacker if side is attack else combat's…
def fighter(s: State, side: int) -> int:
    return (
        s.combat_attacker[require(len(s.combat_place) - 1, "movement.law:132")]
        if side == ATTACK
        else s.combat_defender[require(len(s.combat_place) - 1, "movement.law:132")]
    )


# movement.law:133  value other of s: side -> side = defence if s is attack else attack
def other(s_: int) -> int:
    return DEFENCE if s_ == ATTACK else ATTACK


# movement.law:134  value force of s: side -> number
def force(s: State, s_: int) -> int:
    if fighter(s, s_) == 0:
        value = 0
    else:
        value = figures(
            s,
            require_player(fighter(s, s_), "movement.law:136"),
            s.combat_place[require(len(s.combat_place) - 1, "movement.law:136")],
        )
    # creatures.law:141  adds strength of beast to force of s where beast is not nothing and fighter of s…
    if s.creatures and s.beast != -1 and fighter(s, s_) == 0:
        value += CREATURE_STRENGTH[require(s.beast, "creatures.law:141")]
    return value


# movement.law:137  value prowess of p: player -> number = 0
def prowess(s: State, p: int) -> int:
    value = 0
    this = KAIJA
    if s.at[this] <= ON_PLACES:
        owner = chief(s, TOKEN_CLAN[this])
        # clans.law:6  Kaija: adds 1 to prowess of you where combat's place is here
        if (
            len(s.combat_place) - 1 != -1
            and p == owner
            and s.map.root[s.combat_place[require(len(s.combat_place) - 1, "clans.law:6")]]
            == s.map.root[place_of(s, this)]
        ):
            value += 1
    this = SCORCHED_EARTH
    if s.at[this] <= ON_PLACES:
        owner = chief(s, TOKEN_CLAN[this])
        # clans.law:187  Scorched Earth: adds 1 to prowess of you where combat's place is here
        if (
            len(s.combat_place) - 1 != -1
            and p == owner
            and s.map.root[s.combat_place[require(len(s.combat_place) - 1, "clans.law:187")]]
            == s.map.root[place_of(s, this)]
        ):
            value += 1
    return value


# movement.law:139  value edge of p: player as s: side -> number = prowess of p
def edge(s: State, p: int, s_: int) -> int:
    value = prowess(s, p)
    for this in s.on_board:
        if this in FORTRESS_COPIES:
            owner = controller(s, require(place_of(s, this), "northgard.law:87"))
            # buildings.law:27  Fortress: adds 2 to edge of you as defence where combat's place is here
            if (
                not ignored(s, this)
                and len(s.combat_place) - 1 != -1
                and p == owner
                and s_ == DEFENCE
                and s.map.root[s.combat_place[require(len(s.combat_place) - 1, "buildings.law:27")]]
                == s.map.root[place_of(s, this)]
            ):
                value += 2
    for entry in s.effects:
        if entry[0] == EFFECT_GRIZZLED_WARRIORS_PLAYS:
            owner = entry[2]
            # cards_advanced.law:203  adds 2 to edge of you as attack
            if p == owner and s_ == ATTACK:
                value += 2
    for entry in s.effects:
        if entry[0] == EFFECT_HEROIC_CHARGE_PLAYS:
            owner = entry[2]
            # cards_advanced.law:294  adds 1 to edge of you as attack
            if p == owner and s_ == ATTACK:
                value += 1
    for entry in s.effects:
        if entry[0] == EFFECT_WARRIORS_PLAYS:
            owner = entry[2]
            # cards_advanced.law:318  adds 1 to edge of you as attack
            if p == owner and s_ == ATTACK:
                value += 1
    for entry in s.effects:
        if entry[0] == EFFECT_BODYGUARD_PLAYS:
            owner = entry[2]
            # cards_early.law:97  adds 1 to edge of you as attack
            if p == owner and s_ == ATTACK:
                value += 1
    return value


# movement.law:141  value bonus of s: side -> number
def bonus(s: State, s_: int) -> int:
    if fighter(s, s_) == 0:
        return 0
    return edge(s, require_player(fighter(s, s_), "movement.law:143"), s_)


# movement.law:144  value sting of p: player as s: side -> number = 0
def sting(s: State, p: int, s_: int) -> int:
    value = 0
    for this in s.on_board:
        if this in DEFENSE_TOWER_COPIES:
            owner = controller(s, require(place_of(s, this), "northgard.law:87"))
            # buildings.law:18  Defense Tower: adds 1 to sting of you as defence where combat's place is here
            if (
                not ignored(s, this)
                and len(s.combat_place) - 1 != -1
                and p == owner
                and s_ == DEFENCE
                and s.map.root[s.combat_place[require(len(s.combat_place) - 1, "buildings.law:18")]]
                == s.map.root[place_of(s, this)]
            ):
                value += 1
    return value


# movement.law:146  value harm of s: side -> number
def harm(s: State, s_: int) -> int:
    if fighter(s, s_) == 0:
        return 0
    return sting(s, require_player(fighter(s, s_), "movement.law:148"), s_)


# movement.law:149  value guard of p: player as s: side -> number = 0
def guard(s: State, p: int, s_: int) -> int:
    value = 0
    for entry in s.effects:
        if entry[0] == EFFECT_SHIELDBEARERS_PLAYS:
            owner = entry[2]
            # cards_early.law:91  adds 1 to guard of you as attack
            if p == owner and s_ == ATTACK:
                value += 1
    return value


# movement.law:151  value shield of s: side -> number = (guard of fighter of s as s) if fighter of s is not nobody…
def shield(s: State, s_: int) -> int:
    return guard(s, require_player(fighter(s, s_), "movement.law:151"), s_) if fighter(s, s_) != 0 else 0


# movement.law:152  value power of s: side -> number = force of s + bonus of s + scored of s
def power(s: State, s_: int) -> int:
    return force(s, s_) + bonus(s, s_) + s.scored[s_]


# movement.law:153  value inflicted by s: side -> number = struck of s + harm of s
def inflicted(s: State, s_: int) -> int:
    return s.struck[s_] + harm(s, s_)


# movement.law:154  value toll of s: side -> number = (most of 0, (inflicted by other of s) - shield of s)
def toll(s: State, s_: int) -> int:
    return max(0, inflicted(s, TABLE_OTHER[s_]) - shield(s, s_))


# movement.law:155  value wiped of s: side -> yes_no = toll of s is at least force of s
def wiped(s: State, s_: int) -> bool:
    value = toll(s, s_) >= force(s, s_)
    # creatures.law:142  sets wiped of s to no where fighter of s is nobody
    if s.creatures and fighter(s, s_) == 0:
        value = False
    return value


# movement.law:156  value victor -> optional side
def victor(s: State) -> int:
    if wiped(s, ATTACK) and wiped(s, DEFENCE):
        return -1
    if wiped(s, ATTACK):
        return DEFENCE
    if wiped(s, DEFENCE):
        return ATTACK
    if power(s, ATTACK) > power(s, DEFENCE):
        return ATTACK
    return DEFENCE


# northgard.law:65  value goods -> list of resource = (food, wood, lore)
def goods_() -> list[int]:
    return [RES_FOOD, RES_WOOD, RES_LORE]


# northgard.law:67  value wealth of p: player -> number = food of p + wood of p + lore of p
def wealth(s: State, p: int) -> int:
    return (
        s.goods[p * RESOURCE_COUNT + RES_FOOD]
        + s.goods[p * RESOURCE_COUNT + RES_WOOD]
        + s.goods[p * RESOURCE_COUNT + RES_LORE]
    )


# northgard.law:138  value years -> number = 7
def years(s: State) -> int:
    value = 7
    # variants.law:4  sets years to 10 where longer
    if s.longer:
        value = 10
    return value


# northgard.law:139  value chief of c: clan -> optional player = first p among players where clan of p is c
def chief(s: State, c: int) -> int:
    for p in range(1, s.players + 1):
        if s.clan[p] == c:
            return p
    return 0


# northgard.law:142  value rivals of p: player -> list of player = q among players where can oppose p against q
def rivals(s: State, p: int) -> list[int]:
    return [q for q in range(1, s.players + 1) if can_oppose(s, p, q)]


# northgard.law:148  value figures of p: player in t: territory -> number = (units of p in t) + (1 if clan of p is…
def figures(s: State, p: int, t: int) -> int:
    return s.unit[p * MAP_SIZE + s.map.root[t]] + (
        1 if s.clan[p] == BEAR and s.map.root[place_of(s, KAIJA)] == s.map.root[t] else 0
    )


# northgard.law:150  value controller of t: territory -> optional player = first p among players
def controller(s: State, t: int) -> int:
    value = s.memo_controller.get(t)
    if value is None:
        value = s.memo_controller[t] = compute_controller(s, t)
    return value


def compute_controller(s: State, t: int) -> int:
    """Compute what `controller` memoizes."""
    for p in range(1, s.players + 1):
        if figures(s, p, t) >= 1 and s.invader[s.map.root[t]] != p:
            return p
    return 0


# northgard.law:152  value present of p: player in t: territory -> yes_no = (figures of p in t) is at least 1
def present_(s: State, p: int, t: int) -> bool:
    return figures(s, p, t) >= 1


# northgard.law:154  value yours of t: territory -> yes_no = controller of t is you
def yours(s: State, t: int, you: int) -> bool:
    return controller(s, t) == you


# northgard.law:156  value beside_you of t: territory -> yes_no = any u among neighbours of t where controller of u is…
def beside_you(s: State, t: int, you: int) -> bool:
    for u in laid.neighbours(TILES_MAP, s.map, t):
        if controller(s, u) == you:
            return True
    return False


# northgard.law:158  value minor of b: building -> yes_no = size of b is small
def minor(b: int) -> bool:
    return BUILDING_SIZE[b] == SIZE_SMALL


# northgard.law:160  value closed_by of p: player -> list of territory = t among just_closed where controller of t is p
def closed_by(s: State, p: int) -> list[int]:
    return [t for t in s.map.just_closed if controller(s, t) == p]


# northgard.law:162  value free of t: territory -> yes_no = controller of t is nobody
def free(s: State, t: int) -> bool:
    value = s.memo_free.get(t)
    if value is None:
        value = s.memo_free[t] = compute_free(s, t)
    return value


def compute_free(s: State, t: int) -> bool:
    """Compute what `free` memoizes."""
    value = controller(s, t) == 0
    # creatures.law:76  sets free of t to no where wild of t
    if s.creatures and wild(s, t):
        value = False
    return value


# northgard.law:164  value holdings of p: player -> list of territory = t among territories where controller of t is p
def holdings(s: State, p: int) -> list[int]:
    key = p * VALUES_IN_MEMO_HALFWAY + KEY_OF_HOLDINGS
    value = s.memo_halfway.get(key)
    if value is None:
        value = s.memo_halfway[key] = compute_holdings(s, p)
    return value


def compute_holdings(s: State, p: int) -> list[int]:
    """Compute what `holdings` memoizes."""
    return [t for t in s.map.roots if controller(s, t) == p]


# northgard.law:165  value homeless of p: player -> yes_no = (units of p) is 0 and (clan of p is not Bear or place of…
def homeless(s: State, p: int) -> bool:
    return s.unit_placed[p] == 0 and (s.clan[p] != BEAR or s.at[KAIJA] > ON_PLACES)


# northgard.law:168  value soil of t: territory -> bundle = (marks of food in t) food + (marks of wood in t) wood +…
def soil(s: State, t: int) -> list[int]:
    return [laid.marks(s.map, MARK_FOOD, t), laid.marks(s.map, MARK_WOOD, t), laid.marks(s.map, MARK_LORE, t), 0]


# northgard.law:169  value works of t: territory -> bundle = sum of gives of b for each b among (buildings in t)
def works(s: State, t: int) -> list[int]:
    return goods.total(
        [
            list(BUILDING_GIVES[b])
            for b in [
                it
                for it in s.on_board
                if FIRST_BUILDING <= it <= LAST_BUILDING and s.at[it] == ON_PLACES - s.map.root[t]
            ]
        ],
        RESOURCE_COUNT,
    )


# northgard.law:170  value crop of t: territory -> bundle = soil of t + works of t
def crop(s: State, t: int) -> list[int]:
    value = s.memo_crop.get(t)
    if value is None:
        value = s.memo_crop[t] = compute_crop(s, t)
    return value


def compute_crop(s: State, t: int) -> list[int]:
    """Compute what `crop` memoizes."""
    return goods.add(soil(s, t), works(s, t))


# northgard.law:172  value growth of t: territory -> bundle = soil of t
def growth(s: State, t: int) -> list[int]:
    value = soil(s, t)
    if s.creatures:
        for this in THING_CREATURE_WOLF_COPIES:
            # creatures.law:212  Wolf: sets growth of here to nothing
            if s.at[this] <= ON_PLACES and s.map.root[t] == s.map.root[place_of(s, this)]:
                value = [0, 0, 0, 0]
    return value


# northgard.law:174  value harvest of t: territory -> bundle = growth of t + works of t
def harvest(s: State, t: int) -> list[int]:
    value = s.memo_harvest.get(t)
    if value is None:
        value = s.memo_harvest[t] = compute_harvest(s, t)
    return value


def compute_harvest(s: State, t: int) -> list[int]:
    """Compute what `harvest` memoizes."""
    return goods.add(growth(s, t), works(s, t))


# northgard.law:176  value renown of t: territory -> number
def renown(s: State, t: int) -> int:
    if not laid.closed(s.map, t):
        value = 0
    elif laid.tile_count(s.map, t) >= 3:
        value = 2
    else:
        value = 1
    if s.creatures:
        for this in THING_CREATURE_WOLF_COPIES:
            # creatures.law:213  Wolf: sets renown of here to 0
            if s.at[this] <= ON_PLACES and s.map.root[t] == s.map.root[place_of(s, this)]:
                value = 0
    return value


# variants.law:11  value partner of p: player -> player = left of left of p
def partner(s: State, p: int) -> int:
    return (p % s.players + 1) % s.players + 1


# variants.law:18  value offers_at_most -> number = 20
def offers_at_most() -> int:
    return 20


# year.law:4  value early_each -> number = 2
def early_each(s: State) -> int:
    value = 2
    # variants.law:5  sets early_each to 3 where longer
    if s.longer:
        value = 3
    return value


# year.law:5  value advanced_each -> number = 4
def advanced_each(s: State) -> int:
    value = 4
    # variants.law:6  sets advanced_each to 6 where longer
    if s.longer:
        value = 6
    return value


# year.law:75  value frees of x: tile at s: spot -> yes_no = (begun by x at s) is at least 1
def frees(s: State, x: int, s_: int) -> bool:
    return laid.new_groups(TILES_MAP, s.map, x, s_) >= 1 or any(
        controller(s, t) == 0
        and not any(
            controller(s, u) != 0 and laid.joins(TILES_MAP, s.map, x, s_, t, u)
            for u in laid.merged(TILES_MAP, s.map, x, s_)
        )
        for t in laid.touches(TILES_MAP, s.map, x, s_)
    )


# year.law:106  value hand_size of p: player -> number = 4
def hand_size(s: State, p: int) -> int:
    value = 4
    for this in s.on_board:
        if this in FORGE_COPIES:
            owner = controller(s, require(place_of(s, this), "northgard.law:87"))
            # buildings.law:31  Forge: adds 1 to hand_size of you
            if p == owner:
                value += 1
    return value


# year.law:145  value tribute of p: player -> number = sum of renown of t for each t among holdings of p
def tribute(s: State, p: int) -> int:
    value = sum(renown(s, t) for t in holdings(s, p))
    for this in s.on_board:
        if this in ALTAR_OF_KINGS_COPIES:
            owner = controller(s, require(place_of(s, this), "northgard.law:87"))
            # buildings.law:35  Altar of Kings: adds 3 to tribute of you
            if p == owner:
                value += 3
    return value


# year.law:177  value mouths of p: player -> number = (units of p)
def mouths(s: State, p: int) -> int:
    return s.unit_placed[p]


# year.law:178  value winter_cost of n: number -> bundle
def winter_cost(s: State, n: int) -> list[int]:
    if n <= 3:
        return [0, 0, 0, 0]
    if n <= 6:
        return [1, 0, 0, 0]
    if n <= 9:
        return [2, 0, 0, 0]
    if n <= 12:
        return [3, 1, 0, 0]
    return [4, 2, 0, 0]


# year.law:239  value strongholds of p: player -> number = count t among holdings of p where closed of t and (any b…
def strongholds(s: State, p: int) -> int:
    total = 0
    for t in holdings(s, p):
        if laid.closed(s.map, t) and any(
            FIRST_BUILDING <= b <= LAST_BUILDING
            and s.at[b] == ON_PLACES - s.map.root[t]
            and BUILDING_SIZE[b] == SIZE_LARGE
            for b in s.on_board
        ):
            total += 1
    return total


# year.law:240  value strongholds_needed -> number = 3
def strongholds_needed(s: State) -> int:
    value = 3
    # variants.law:15  sets strongholds_needed to 5 where teams
    if s.teams:
        value = 5
    return value


# year.law:241  value library of p: player -> list of card = deck of p + hand of p + active_area of p + discard of p
def library(s: State, p: int) -> list[int]:
    return [*s.piles[DECK + p], *s.piles[HAND + p], *s.piles[ACTIVE_AREA + p], *s.piles[DISCARD + p]]


# year.law:242  value worth of c: card for p: player -> number = fame of c
def worth(s: State, c: int, p: int) -> int:
    value = CARD_FAME[c]
    if c < WOOD_TRADER:
        # achievements.law:20  Builder: sets (worth of this for p) to small_buildings of p + 3 *…
        if c == BUILDER:
            value = small_buildings(s, p) + 3 * large_buildings(s, p)
        # achievements.law:24  Explorer: sets (worth of this for p) to small_spaces of p + 3 * large_spaces of p
        if c == EXPLORER:
            value = small_spaces(s, p) + 3 * large_spaces(s, p)
        # achievements.law:28  Food Trader: sets (worth of this for p) to 2 * (symbols of food for p)
        if c == FOOD_TRADER:
            value = 2 * symbols(s, RES_FOOD, p)
    else:
        # achievements.law:32  Wood Trader: sets (worth of this for p) to 2 * (symbols of wood for p)
        if c == WOOD_TRADER:
            value = 2 * symbols(s, RES_WOOD, p)
        # achievements.law:36  Scholar: sets (worth of this for p) to 2 * (symbols of lore for p)
        if c == SCHOLAR:
            value = 2 * symbols(s, RES_LORE, p)
        # achievements.law:40  Trapper: sets (worth of this for p) to 3 * lairs_held of p
        if c == TRAPPER:
            value = 3 * lairs_held(s, p)
        # achievements.law:44  Warlord: sets (worth of this for p) to army of p
        if c == WARLORD:
            value = army(s, p)
    return value


# year.law:244  value burden of c: card -> number = 0
def burden(s: State, c: int) -> int:
    value = 0
    # cards_starting.law:37  Unrest: sets burden of this to 5
    if c in UNREST_COPIES:
        value = 5
    return value


# year.law:246  value printed_fame of p: player -> number = sum of (worth of c for p) for each c among library of p
def printed_fame(s: State, p: int) -> int:
    total = 0
    for c in library(s, p):
        total += worth(s, c, p)
    return total


# year.law:247  value unrest of p: player -> number = sum of burden of c for each c among library of p
def unrest(s: State, p: int) -> int:
    total = 0
    for c in library(s, p):
        total += burden(s, c)
    return total


# year.law:248  value houses of p: player -> number = sum of (count (buildings in t)) for each t among holdings of p
def houses(s: State, p: int) -> int:
    key = p * VALUES_IN_MEMO_SMALL_BUILDINGS + KEY_OF_HOUSES
    value = s.memo_small_buildings.get(key)
    if value is None:
        value = s.memo_small_buildings[key] = compute_houses(s, p)
    return value


def compute_houses(s: State, p: int) -> int:
    """Compute what `houses` memoizes."""
    total = 0
    for t in holdings(s, p):
        total += len(
            [it for it in s.on_board if FIRST_BUILDING <= it <= LAST_BUILDING and s.at[it] == ON_PLACES - s.map.root[t]]
        )
    return total


# year.law:249  value allies of p: player -> list of player = p
def allies(s: State, p: int) -> list[int]:
    value = [p]
    # variants.law:14  sets allies of p to (p, partner of p) where teams
    if s.teams:
        value = [p, partner(s, p)]
    return value


# actions.law:62  verb resolve c: card
def possible_resolve(s: State, c: int, you: int) -> bool:
    enter_call(s, "actions.law:62")
    found = possible_resolve_within(s, c, you)
    s.call_depth -= 1
    return found


# actions.law:62  verb resolve c: card
def possible_resolve_within(s: State, c: int, you: int) -> bool:
    if c < IMPROVED_VILLAGER_TOOLS:
        if c < INFILTRATION:
            return possible_resolve_below_infiltration(s, c, you)
        return possible_resolve_from_infiltration_below_improved_villager_tools(s, c, you)
    if c < PROTECTOR_OF_THE_LAND:
        return possible_resolve_from_improved_villager_tools_below_protector_of_the_land(s, c, you)
    return possible_resolve_from_protector_of_the_land(s, c, you)


def possible_resolve_below_infiltration(s: State, c: int, you: int) -> bool:
    """Tell the same of some of the things."""
    if c < CARPENTRY_MASTERY:
        if c < HUNTERS:
            if c == SPY:
                return possible_plays_of_card_spy(s, c, you)
            if c == AXE_THROWERS:
                return can_move_any(s, 2, you)
            if c == INDUSTRIOUS_VILLAGERS:
                return possible_plays_of_card_industrious_villagers(s, c, you)
            if c == ENEMY_SECRETS:
                return possible_resolve_part_1(s, c, you)
        else:
            if c == HUNTERS:
                return possible_recruit_by(s, RES_FOOD, you)
            if c == WOODCUTTERS:
                return possible_recruit_by(s, RES_WOOD, you)
            if c == LOREMASTERS:
                return possible_recruit_by(s, RES_LORE, you)
            if c == OUTPOST:
                return possible_plays_of_card_outpost(s, c, you)
            if c == HIDDEN_WAYS:
                return possible_plays_of_card_hidden_ways(s, c, you)
    else:
        if c < UPGRADED_TRADING_POST:
            if c == CARPENTRY_MASTERY:
                return possible_resolve_part_2(s, c, you)
            if c == HUGINN_MUNINN:
                return possible_plays_of_card_huginn_muninn(s, c, you)
            if c == UPGRADED_MARKET_PLACE:
                return can_draw(s, 2, you)
            if c == GRIZZLED_WARRIORS:
                return can_move_any(s, 2, you)
        else:
            if c == UPGRADED_TRADING_POST:
                return can_draw(s, 3, you)
            if c == ANCESTRAL_CURSE:
                return possible_plays_of_card_ancestral_curse(s, c, you)
            if c == RANGERS:
                return possible_explore_among(s, 1, you)
            if c == UPGRADED_SCOUT_CAMP:
                return possible_explore_among(s, 2, you)
            if c == GREATER_TRADE_ROUTES:
                return can_draw(s, 3, you)
    return True


def possible_resolve_from_infiltration_below_improved_villager_tools(s: State, c: int, you: int) -> bool:
    """Tell the same of some of the things."""
    if c < WARRIORS:
        if c < INCURSION:
            if c == INFILTRATION:
                return possible_plays_of_card_infiltration(s, c, you)
            if c == UPGRADED_TOWN_HALL:
                return can_recruit_any(s, you)
            if c == AMENITIES:
                return possible_plays_of_card_amenities(s, c, you)
            if c == BRIBERY:
                return possible_plays_of_card_bribery(s, c, you)
        else:
            if c == INCURSION:
                return can_move_any(s, 4, you)
            if c == HEROIC_CHARGE:
                return can_move_any(s, 3, you)
            if c == TRADING_POST:
                return can_draw(s, 3, you)
            if c == LEGENDARY_HEROES:
                return possible_resolve_part_3(s, c, you)
            if c == ALLIES_FROM_THE_WILD:
                return possible_recruit_wild(s, 3, you)
    else:
        if c < NEGOTIATION:
            if c == WARRIORS:
                return can_move_any(s, 2, you)
            if c == CUNNING_MERCHANT:
                return can_draw(s, 3, you)
            if c == CAPTURE:
                return possible_plays_of_card_capture(s, c, you)
            if c == VEILED_THREATS:
                return possible_plays_of_card_veiled_threats(s, c, you)
        else:
            if c == NEGOTIATION:
                return possible_plays_of_card_negotiation(s, c, you)
            if c == SCOUTS:
                return possible_explore_among(s, 1, you)
            if c == TOWN_HALL:
                return can_recruit_any(s, you)
            if c == MERCHANT:
                return can_draw(s, 3, you)
            if c == MILITIA:
                return can_move_any(s, 2, you)
    return True


def possible_resolve_from_improved_villager_tools_below_protector_of_the_land(s: State, c: int, you: int) -> bool:
    """Tell the same of some of the things."""
    if c < SIMPLE_LIVING:
        if c < INTIMIDATE:
            if c == IMPROVED_VILLAGER_TOOLS:
                return possible_build(s, you)
            if c == RECRUITMENT:
                return possible_plays_of_card_recruitment(s, c, you)
            if c == MARKET_PLACE:
                return can_draw(s, 2, you)
            if c == MERCENARY:
                return possible_plays_of_card_mercenary(s, c, you)
        else:
            if c == INTIMIDATE:
                return can_move_any(s, 2, you)
            if c == FEAST_DAY:
                return possible_feast(s, you)
            if c == SCOUT_CAMP:
                return possible_explore_among(s, 1, you)
            if c == SHIELDBEARERS:
                return can_move_any(s, 2, you)
            if c == BODYGUARD:
                return can_move_any(s, 1, you)
    else:
        if c < EXPLORE:
            if c == SIMPLE_LIVING:
                return possible_plays_of_card_simple_living(s, c, you)
            if c == FUTURE_SIGHT:
                return possible_plays_of_card_future_sight(s, c, you)
            if c in RECRUIT_COPIES:
                return can_recruit_any(s, you)
            if c in MOVE_COPIES:
                return can_move_any(s, 1, you)
        else:
            if c in EXPLORE_COPIES:
                return possible_explore_among(s, 1, you)
            if c in BUILD_COPIES:
                return possible_build(s, you)
            if c in FEAST_COPIES:
                return possible_feast(s, you)
            if c == BEAR_CLAN:
                return can_move_any(s, 1, you)
            if c == THE_BEAR_AWAKENS:
                return possible_plays_of_card_the_bear_awakens(s, c, you)
    return True


def possible_resolve_from_protector_of_the_land(s: State, c: int, you: int) -> bool:
    """Tell the same of some of the things."""
    if c < RAVEN_MERCENARIES:
        if c < GOAT_CLAN:
            if c == PROTECTOR_OF_THE_LAND:
                return possible_draw(
                    s, sum(1 for t in holdings(s, you) if laid.closed(s.map, t) and laid.tile_count(s.map, t) >= 3), you
                )
            if c == BOAR_CLAN:
                return possible_plays_of_card_boar_clan(s, c, you)
            if c == OSMOSIS:
                return possible_resolve_part_4(s, c, you)
            if c == LAY_OF_THE_LAND:
                return possible_explore_among(s, 3, you)
        else:
            if c == GOAT_CLAN:
                return possible_plays_of_card_goat_clan(s, c, you)
            if c == TEAMWORK:
                return possible_resolve_part_5(s, c, you)
            if c == RESOURCEFUL_PEOPLE:
                return possible_resolve_part_6(s, c, you)
            if c == RAVEN_CLAN:
                return possible_explore_among(s, 2, you)
            if c == RAIDING_PARTY:
                return possible_plays_of_card_raiding_party(s, c, you)
    else:
        if c < GLORY_OF_THE_CLAN:
            if c == RAVEN_MERCENARIES:
                return possible_resolve_part_7(s, c, you)
            if c == SNAKE_CLAN:
                return possible_plays_of_card_snake_clan(s, c, you)
            if c == RAPACIOUS_EXPLOITATION:
                return possible_plays_of_card_rapacious_exploitation(s, c, you)
            if c == STOLEN_LORE:
                return try_resolve_on_copies(s, you, c)
            if c == STAG_CLAN:
                return possible_plays_of_card_stag_clan(s, c, you)
        else:
            if c == GLORY_OF_THE_CLAN:
                return possible_plays_of_card_glory_of_the_clan(s, c, you)
            if c == ANNEXATION:
                return possible_resolve_part_8(s, c, you)
            if c == WOLF_CLAN:
                return possible_plays_of_card_wolf_clan(s, c, you)
            if c == PLUNDER:
                return possible_plays_of_card_plunder(s, c, you)
            if c == CALL_TO_WAR:
                return possible_resolve_part_9(s, c, you)
    return True


# clans.law:411  verb do_basic e: effect
def possible_do_basic(s: State, e: int, you: int) -> bool:
    return (
        can_recruit_any(s, you)
        if e == RECRUITING
        else can_move_any(s, 1, you)
        if e == MOVING
        else possible_build(s, you)
        if e == BUILDING
        else e != EXPLORING or possible_explore_among(s, 1, you)
    )


# cards_advanced.law:7  "look at a hand"
def possible_line_3(s: State, this: int, you: int) -> bool:
    for p in rivals(s, you):
        if len(s.piles[HAND + p]) > 0:
            return True
    return False


# cards_advanced.law:16  "draw a card"
def possible_line_4(s: State, this: int, you: int) -> bool:
    return can_draw(s, 1, you)


# cards_advanced.law:45  "build"
def possible_line_5(s: State, this: int, you: int) -> bool:
    return possible_build(s, you)


# cards_advanced.law:47  "swap a building"
def possible_line_6(s: State, this: int, you: int) -> bool:
    return possible_renew_building(s, you)


# cards_advanced.law:169  "build"
def possible_line_7(s: State, this: int, you: int) -> bool:
    return possible_build(s, you)


# cards_advanced.law:171  "build another"
def possible_line_8(s: State, this: int, you: int) -> bool:
    effects = s.effects
    serial = s.serial
    memo = s.memo_possible_build
    begin_effect(s, EFFECT_CARPENTRY_MASTERY_PLAYS, you, this, [])
    s.memo_possible_build = {}
    found = possible_build(s, you)
    s.effects = effects
    s.serial = serial
    s.memo_possible_build = memo
    return found


# cards_advanced.law:213  "curse"
def possible_line_9(s: State, this: int, you: int) -> bool:
    return True


# cards_advanced.law:219  "draw a card"
def possible_line_10(s: State, this: int, you: int) -> bool:
    return can_draw(s, 1, you)


# effects.law:130  verb explore
def possible_explore(s: State, you: int) -> bool:
    return possible_explore_among(s, 1, you)


# cards_advanced.law:330  "attack"
def possible_line_12(s: State, this: int, you: int) -> bool:
    key = (this * PLAYER_KEYS + you) * VALUES_IN_MEMO_POSSIBLE_LINE_12
    value = s.memo_possible_line_12.get(key)
    if value is None:
        value = s.memo_possible_line_12[key] = compute_possible_line_12(s, this, you)
    return value


def compute_possible_line_12(s: State, this: int, you: int) -> bool:
    """Compute what `possible_line_12` memoizes."""
    for t in s.map.roots:
        if can_strike_at(s, t, you) and beside_you(s, t, you):
            return True
    return False


# cards_advanced.law:335  "add a unit" when (reserve of unit for you) is at least 1
def possible_line_13(s: State, this: int, you: int) -> bool:
    return len(holdings(s, you)) > 0


# cards_advanced.law:345  "threaten"
def possible_line_14(s: State, this: int, you: int) -> bool:
    for p in rivals(s, you):
        if len(s.piles[HAND + p]) > 0 or can_spare(s, 1, p):
            return True
    return False


# cards_advanced.law:362  "draw a card"
def possible_line_15(s: State, this: int, you: int) -> bool:
    return can_draw(s, 1, you)


# clans.law:42  "recruit"
def possible_line_16(s: State, this: int, you: int) -> bool:
    return can_recruit_any(s, you)


# clans.law:44  "let Kaija roam"
def possible_line_17(s: State, this: int, you: int) -> bool:
    return True


# clans.law:123  "draw 2 cards"
def possible_line_18(s: State, this: int, you: int) -> bool:
    return can_draw(s, 2, you)


# clans.law:125  "pay 3 resources"
def possible_line_19(s: State, this: int, you: int) -> bool:
    return possible_buy_card(s, you)


# clans.law:230  "move"
def possible_line_20(s: State, this: int, you: int) -> bool:
    return can_move_any(s, 1, you)


# clans.law:232  "place Scorched Earth"
def possible_line_21(s: State, this: int, you: int) -> bool:
    return possible_scorch_again(s, you)


# clans.law:289  recruit_here 1 in t
def possible_line_22(s: State, t: int, this: int, you: int) -> bool:
    return possible_recruit_here(s, 1, t, you)


# clans.law:290  bring_along to t
def possible_line_23(s: State, t: int, this: int, you: int) -> bool:
    return True


# clans.law:368  "attack"
def possible_line_24(s: State, this: int, you: int) -> bool:
    key = (this * PLAYER_KEYS + you) * VALUES_IN_MEMO_POSSIBLE_LINE_12 + KEY_OF_POSSIBLE_LINE_24
    value = s.memo_possible_line_12.get(key)
    if value is None:
        value = s.memo_possible_line_12[key] = compute_possible_line_24(s, this, you)
    return value


def compute_possible_line_24(s: State, this: int, you: int) -> bool:
    """Compute what `possible_line_24` memoizes."""
    for t in s.map.roots:
        if can_strike_at(s, t, you) and beside_you(s, t, you):
            return True
    return False


# clans.law:373  "draw a card"
def possible_line_25(s: State, this: int, you: int) -> bool:
    return can_draw(s, 1, you)


# cards_advanced.law:2  card Spy
def possible_plays_of_card_spy(s: State, this: int, you: int) -> bool:
    return possible_line_3(s, this, you) or possible_line_4(s, this, you)


# effects.law:200  verb draw n: number
def possible_draw(s: State, n: int, you: int) -> bool:
    return can_draw(s, n, you)


# cards_advanced.law:40  card Industrious Villagers
def possible_plays_of_card_industrious_villagers(s: State, this: int, you: int) -> bool:
    return possible_line_5(s, this, you) or possible_line_6(s, this, you)


# effects.law:83  verb build
def possible_build(s: State, you: int) -> bool:
    value = s.memo_possible_build.get(you)
    if value is None:
        value = s.memo_possible_build[you] = compute_possible_build(s, you)
    return value


def compute_possible_build(s: State, you: int) -> bool:
    """Compute what `possible_build` memoizes."""
    for t in holdings(s, you):
        if any(can_build(s, b, t, you) for b in models(s)):
            for b in models(s):
                if can_build(s, b, t, you):
                    return True
    return False


# cards_advanced.law:55  verb renew_building
def possible_renew_building(s: State, you: int) -> bool:
    key = you * VALUES_IN_MEMO_POSSIBLE_RENEW_BUILDING
    value = s.memo_possible_renew_building.get(key)
    if value is None:
        value = s.memo_possible_renew_building[key] = compute_possible_renew_building(s, you)
    return value


def compute_possible_renew_building(s: State, you: int) -> bool:
    """Compute what `possible_renew_building` memoizes."""
    return any(can_renovate(s, b, you) for b in BUILDINGS) and (
        not s.partial or any(can_renovate(s, old, you) and possible_swap_building(s, old, you) for old in BUILDINGS)
    )


# cards_advanced.law:68  verb swap_building old: building
def possible_swap_building(s: State, old: int, you: int) -> bool:
    for it in s.piles[SUPPLY]:
        if can_supplant(s, old, it):
            return True
    return False


# cards_advanced.law:91  card Enemy Secrets
def possible_plays_of_card_enemy_secrets(s: State, this: int, you: int) -> bool:
    for t in s.map.roots:
        if can_spy_on(s, t, you):
            for c in s.piles[ACTIVE_AREA + require_player(controller(s, t), "cards_advanced.law:95")]:
                if can_copy(s, c, you) and possible_resolve(s, c, you):
                    return True
    return False


# actions.law:62  verb resolve c: card
def possible_resolve_part_1(s: State, c: int, you: int) -> bool:
    before = s.chain
    s.chain = [*s.chain, c]
    found = possible_plays_of_card_enemy_secrets(s, c, you)
    s.chain = before
    return found


# cards_advanced.law:119  verb recruit_by r: resource
def possible_recruit_by(s: State, r: int, you: int) -> bool:
    key = you * RESOURCE_KEYS + r
    value = s.memo_possible_recruit_by.get(key)
    if value is None:
        value = s.memo_possible_recruit_by[key] = compute_possible_recruit_by(s, r, you)
    return value


def compute_possible_recruit_by(s: State, r: int, you: int) -> bool:
    """Compute what `possible_recruit_by` memoizes."""
    return any(crop(s, t)[r] >= 1 and can_recruit(s, t, you) for t in holdings(s, you)) and recruits(s, you) >= 1


# cards_advanced.law:132  card Outpost
def possible_plays_of_card_outpost(s: State, this: int, you: int) -> bool:
    for t in s.map.roots:
        if can_found(s, t, you) and possible_recruit_here(s, 2, t, you):
            return True
    return False


# effects.law:30  verb recruit_here n: number in t: territory
def possible_recruit_here(s: State, n: int, t: int, you: int) -> bool:
    key = (n * TERRITORY_KEYS + t) * PLAYER_KEYS + you
    value = s.memo_possible_recruit_here.get(key)
    if value is None:
        value = s.memo_possible_recruit_here[key] = compute_possible_recruit_here(s, n, t, you)
    return value


def compute_possible_recruit_here(s: State, n: int, t: int, you: int) -> bool:
    """Compute what `possible_recruit_here` memoizes."""
    if recruits(s, you) >= 1:
        for recruited in range(n + 1):
            if recruited <= recruits(s, you):
                return True
    return False


# cards_advanced.law:142  card Hidden Ways
def possible_plays_of_card_hidden_ways(s: State, this: int, you: int) -> bool:
    for source in s.map.roots:
        if can_leave(s, source, you):
            for target in s.map.roots:
                if (
                    open_land(s, target)
                    and can_arrive(s, target, source, you)
                    and s.map.root[target] != s.map.root[source]
                ):
                    return True
    return False


# cards_advanced.law:163  card Carpentry Mastery
def possible_plays_of_card_carpentry_mastery(s: State, this: int, you: int) -> bool:
    return try_plays_of_card_carpentry_mastery_on_copies(s, you, this)


# actions.law:62  verb resolve c: card
def possible_resolve_part_2(s: State, c: int, you: int) -> bool:
    before = s.chain
    s.chain = [*s.chain, c]
    found = possible_plays_of_card_carpentry_mastery(s, c, you)
    s.chain = before
    return found


# cards_advanced.law:187  card "Huginn & Muninn"
def possible_plays_of_card_huginn_muninn(s: State, this: int, you: int) -> bool:
    effects = s.effects
    serial = s.serial
    memo = s.memo_possible_explore_among
    begin_effect(s, EFFECT_HUGINN_MUNINN_PLAYS, you, this, [])
    s.memo_possible_explore_among = {}
    found = possible_explore_among(s, 1, you)
    s.effects = effects
    s.serial = serial
    s.memo_possible_explore_among = memo
    return found


# effects.law:134  verb explore_among n: number
def possible_explore_among(s: State, n: int, you: int) -> bool:
    key = n * PLAYER_KEYS + you
    value = s.memo_possible_explore_among.get(key)
    if value is None:
        value = s.memo_possible_explore_among[key] = compute_possible_explore_among(s, n, you)
    return value


def compute_possible_explore_among(s: State, n: int, you: int) -> bool:
    """Compute what `possible_explore_among` memoizes."""
    return (
        any(not laid.closed(s.map, t) and can_explore(s, t, you) and can_venture(s, t) for t in s.map.roots)
        and len(s.piles[LAND]) > 0
    )


# cards_advanced.law:208  card Ancestral Curse
def possible_plays_of_card_ancestral_curse(s: State, this: int, you: int) -> bool:
    return possible_line_9(s, this, you) or possible_line_10(s, this, you)


# cards_advanced.law:239  card Infiltration
def possible_plays_of_card_infiltration(s: State, this: int, you: int) -> bool:
    effects = s.effects
    serial = s.serial
    memo = s.memo_can_move_any
    begin_effect(s, EFFECT_INFILTRATION_PLAYS, you, this, [])
    s.memo_can_move_any = {}
    found = can_move_any(s, 3, you)
    s.effects = effects
    s.serial = serial
    s.memo_can_move_any = memo
    return found


# cards_advanced.law:250  card Amenities
def possible_plays_of_card_amenities(s: State, this: int, you: int) -> bool:
    effects = s.effects
    serial = s.serial
    memo = s.memo_possible_build
    begin_effect(s, EFFECT_AMENITIES_PLAYS, you, this, [])
    s.memo_possible_build = {}
    found = possible_build(s, you)
    s.effects = effects
    s.serial = serial
    s.memo_possible_build = memo
    return found


# cards_advanced.law:262  card Bribery
def possible_plays_of_card_bribery(s: State, this: int, you: int) -> bool:
    for source in s.map.roots:
        if can_bribe(s, source, you):
            for target in laid.neighbours(TILES_MAP, s.map, source):
                if can_be_led(s, target, require_player(controller(s, source), "cards_advanced.law:268")):
                    return True
    return False


# cards_advanced.law:300  card Legendary Heroes
def possible_plays_of_card_legendary_heroes(s: State, this: int, you: int) -> bool:
    for c in s.piles[ACTIVE_AREA + you]:
        if s.card_used[c - FIRST_CARD] and can_copy(s, c, you) and possible_resolve(s, c, you):
            return True
    return False


# actions.law:62  verb resolve c: card
def possible_resolve_part_3(s: State, c: int, you: int) -> bool:
    before = s.chain
    s.chain = [*s.chain, c]
    found = possible_plays_of_card_legendary_heroes(s, c, you)
    s.chain = before
    return found


# cards_advanced.law:364  verb recruit_wild n: number
def possible_recruit_wild(s: State, n: int, you: int) -> bool:
    key = n * PLAYER_KEYS + you
    value = s.memo_possible_recruit_wild.get(key)
    if value is None:
        value = s.memo_possible_recruit_wild[key] = compute_possible_recruit_wild(s, n, you)
    return value


def compute_possible_recruit_wild(s: State, n: int, you: int) -> bool:
    """Compute what `possible_recruit_wild` memoizes."""
    if recruits(s, you) >= 1:
        for t in s.map.roots:
            if free(s, t) and can_enlist(s, t):
                return True
    return False


# cards_advanced.law:324  card Capture
def possible_plays_of_card_capture(s: State, this: int, you: int) -> bool:
    return possible_line_12(s, this, you) or (UNIT_LIMIT - s.unit_placed[you] >= 1 and possible_line_13(s, this, you))


# cards_advanced.law:340  card Veiled Threats
def possible_plays_of_card_veiled_threats(s: State, this: int, you: int) -> bool:
    return possible_line_14(s, this, you) or possible_line_15(s, this, you)


# cards_early.law:2  card Negotiation
def possible_plays_of_card_negotiation(s: State, this: int, you: int) -> bool:
    return len(s.piles[DISCARD + you]) > 0 or can_draw(s, 1, you)


# cards_early.law:42  card Recruitment
def possible_plays_of_card_recruitment(s: State, this: int, you: int) -> bool:
    for t in s.map.roots:
        if can_recruit(s, t, you) and possible_recruit_here(s, 2, t, you):
            return True
    return False


# cards_early.law:54  card Mercenary
def possible_plays_of_card_mercenary(s: State, this: int, you: int) -> bool:
    effects = s.effects
    serial = s.serial
    memo = s.memo_possible_recruit_by
    memo_2 = s.memo_can_recruit
    memo_3 = s.memo_can_recruit_any
    begin_effect(s, EFFECT_MERCENARY_PLAYS, you, this, [])
    invalidate_effect_9(s)
    s.memo_possible_recruit_by = {}
    s.memo_can_recruit = {}
    s.memo_can_recruit_any = {}
    found = can_recruit_any(s, you)
    s.effects = effects
    s.serial = serial
    s.memo_possible_recruit_by = memo
    s.memo_can_recruit = memo_2
    s.memo_can_recruit_any = memo_3
    return found


# cards_starting.law:27  verb feast
def possible_feast(s: State, you: int) -> bool:
    for e in (RECRUITING, MOVING, BUILDING, EXPLORING):
        if possible_do_basic(s, e, you):
            return True
    return False


# cards_early.law:98  card Simple Living
def possible_plays_of_card_simple_living(s: State, this: int, you: int) -> bool:
    effects = s.effects
    serial = s.serial
    memo = s.memo_possible_build
    begin_effect(s, EFFECT_SIMPLE_LIVING_PLAYS, you, this, [])
    s.memo_possible_build = {}
    found = possible_build(s, you)
    s.effects = effects
    s.serial = serial
    s.memo_possible_build = memo
    return found


# cards_early.law:104  card Future Sight
def possible_plays_of_card_future_sight(s: State, this: int, you: int) -> bool:
    return can_pick_card(s, you) and len(s.piles[DISPLAY]) > 0


# clans.law:35  card "The Bear Awakens"
def possible_plays_of_card_the_bear_awakens(s: State, this: int, you: int) -> bool:
    return possible_line_16(s, this, you) or possible_line_17(s, this, you)


# clans.law:61  card "Boar Clan"
def possible_plays_of_card_boar_clan(s: State, this: int, you: int) -> bool:
    effects = s.effects
    serial = s.serial
    memo = s.memo_possible_build
    begin_effect(s, EFFECT_BOAR_CLAN_PLAYS, you, this, [])
    s.memo_possible_build = {}
    found = possible_build(s, you)
    s.effects = effects
    s.serial = serial
    s.memo_possible_build = memo
    return found


# clans.law:68  card Osmosis
def possible_plays_of_card_osmosis(s: State, this: int, you: int) -> bool:
    return try_plays_of_card_osmosis_on_copies(s, you, this)


# actions.law:62  verb resolve c: card
def possible_resolve_part_4(s: State, c: int, you: int) -> bool:
    before = s.chain
    s.chain = [*s.chain, c]
    found = possible_plays_of_card_osmosis(s, c, you)
    s.chain = before
    return found


# clans.law:104  card "Goat Clan"
def possible_plays_of_card_goat_clan(s: State, this: int, you: int) -> bool:
    effects = s.effects
    serial = s.serial
    memo = s.memo_possible_build
    memo_2 = s.memo_can_double
    begin_effect(s, EFFECT_GOAT_CLAN_PLAYS, you, this, [])
    invalidate_effect_20(s)
    s.memo_possible_build = {}
    s.memo_can_double = {}
    found = possible_build(s, you)
    s.effects = effects
    s.serial = serial
    s.memo_possible_build = memo
    s.memo_can_double = memo_2
    return found


# clans.law:393  verb do_two_of es: list of effect
def possible_do_two_of(s: State, es: list[int], you: int) -> bool:
    return try_do_two_of_on_copies(s, you, es)


# actions.law:62  verb resolve c: card
def possible_resolve_part_5(s: State, c: int, you: int) -> bool:
    before = s.chain
    s.chain = [*s.chain, c]
    found = possible_do_two_of(s, [RECRUITING, MOVING, BUILDING, EXPLORING], you)
    s.chain = before
    return found


# clans.law:117  card "Resourceful People"
def possible_plays_of_card_resourceful_people(s: State, this: int, you: int) -> bool:
    return possible_line_18(s, this, you) or possible_line_19(s, this, you)


# clans.law:127  verb buy_card
def possible_buy_card(s: State, you: int) -> bool:
    return (
        can_spare(s, 3, you)
        and can_draw(s, 1, you)
        and (not s.partial or (possible_pay_any(s, 3, you) and can_draw(s, 1, you)))
    )


# clans.law:385  verb pay_any n: number
def possible_pay_any(s: State, n: int, you: int) -> bool:
    return try_pay_any_on_copies(s, you, n)


# actions.law:62  verb resolve c: card
def possible_resolve_part_6(s: State, c: int, you: int) -> bool:
    before = s.chain
    s.chain = [*s.chain, c]
    found = possible_plays_of_card_resourceful_people(s, c, you)
    s.chain = before
    return found


# clans.law:151  card "Raiding Party"
def possible_plays_of_card_raiding_party(s: State, this: int, you: int) -> bool:
    for t in s.map.roots:
        if can_strike_at(s, t, you):
            return True
    return False


# clans.law:165  card "Raven Mercenaries"
def possible_plays_of_card_raven_mercenaries(s: State, this: int, you: int) -> bool:
    for t in s.map.roots:
        if (
            free(s, t)
            and can_enlist(s, t)
            and (
                (possible_pay_any(s, 2, you) and possible_recruit_here(s, 3, t, you))
                or possible_recruit_here(s, 2, t, you)
                if can_spare(s, 2, you)
                else possible_recruit_here(s, 2, t, you)
            )
        ):
            return True
    return False


# actions.law:62  verb resolve c: card
def possible_resolve_part_7(s: State, c: int, you: int) -> bool:
    before = s.chain
    s.chain = [*s.chain, c]
    found = possible_plays_of_card_raven_mercenaries(s, c, you)
    s.chain = before
    return found


# clans.law:224  card "Snake Clan"
def possible_plays_of_card_snake_clan(s: State, this: int, you: int) -> bool:
    return possible_line_20(s, this, you) or possible_line_21(s, this, you)


# clans.law:214  verb scorch_again
def possible_scorch_again(s: State, you: int) -> bool:
    return any(can_scorch(s, t, you) for t in s.map.roots) and (not s.partial or possible_scorch(s, you))


# clans.law:208  verb scorch
def possible_scorch(s: State, you: int) -> bool:
    for t in s.map.roots:
        if can_scorch(s, t, you):
            return True
    return False


# clans.law:234  card "Rapacious Exploitation"
def possible_plays_of_card_rapacious_exploitation(s: State, this: int, you: int) -> bool:
    for p in rivals(s, you):
        if len(s.piles[HAND + p]) > 0:
            return True
    return False


# clans.law:282  card "Stag Clan"
def possible_plays_of_card_stag_clan(s: State, this: int, you: int) -> bool:
    for t in s.map.roots:
        if can_rally(s, t, you) and (possible_line_22(s, t, this, you) or possible_line_23(s, t, this, you)):
            return True
    return False


# clans.law:303  card "Glory of the Clan"
def possible_plays_of_card_glory_of_the_clan(s: State, this: int, you: int) -> bool:
    effects = s.effects
    serial = s.serial
    memo = s.memo_possible_build
    begin_effect(s, EFFECT_GLORY_OF_THE_CLAN_PLAYS, you, this, [])
    s.memo_possible_build = {}
    found = possible_build(s, you)
    s.effects = effects
    s.serial = serial
    s.memo_possible_build = memo
    return found


# clans.law:335  verb annex
def possible_annex(s: State, you: int) -> bool:
    return try_annex_on_copies(s, you)


# actions.law:62  verb resolve c: card
def possible_resolve_part_8(s: State, c: int, you: int) -> bool:
    before = s.chain
    s.chain = [*s.chain, c]
    found = possible_annex(s, you)
    s.chain = before
    return found


# clans.law:353  card "Wolf Clan"
def possible_plays_of_card_wolf_clan(s: State, this: int, you: int) -> bool:
    effects = s.effects
    serial = s.serial
    memo = s.memo_can_march
    memo_2 = s.memo_can_move_any
    begin_effect(s, EFFECT_WOLF_CLAN_PLAYS, you, this, [])
    invalidate_effect_22(s)
    s.memo_can_march = {}
    s.memo_can_move_any = {}
    found = can_move_any(s, 1, you)
    s.effects = effects
    s.serial = serial
    s.memo_can_march = memo
    s.memo_can_move_any = memo_2
    return found


# clans.law:361  card Plunder
def possible_plays_of_card_plunder(s: State, this: int, you: int) -> bool:
    return possible_line_24(s, this, you) or possible_line_25(s, this, you)


# clans.law:375  card "Call to War"
def possible_plays_of_card_call_to_war(s: State, this: int, you: int) -> bool:
    return try_plays_of_card_call_to_war_on_copies(s, you, this)


# actions.law:62  verb resolve c: card
def possible_resolve_part_9(s: State, c: int, you: int) -> bool:
    before = s.chain
    s.chain = [*s.chain, c]
    found = possible_plays_of_card_call_to_war(s, c, you)
    s.chain = before
    return found


# actions.law:4  can resolve c: card = family of c is not trouble and family of c is not achievement and possible…
def can_resolve(s: State, c: int, you: int) -> bool:
    value = CARD_FAMILY[c] != TROUBLE and CARD_FAMILY[c] != ACHIEVEMENT and possible_resolve(s, c, you)
    # cards_advanced.law:82  Defensive Strategy: forbids resolve this
    if c == DEFENSIVE_STRATEGY:
        value = False
    return value


# actions.law:6  can remove c: card
def can_remove(s: State, c: int) -> bool:
    value = True
    # cards_starting.law:38  Unrest: forbids remove this
    if c in UNREST_COPIES:
        value = False
    return value


# actions.law:89  can pick_card by p: player
def can_pick_card(s: State, p: int) -> bool:
    value = True
    for entry in s.effects:
        if entry[0] == EFFECT_FUTURE_SIGHT_PLAYS:
            owner = entry[2]
            # cards_early.law:109  forbids pick_card by you
            if p == owner:
                value = False
    return value


# cards_advanced.law:49  can renovate b: building = place of b is not nothing and controller of place of b is you
def can_renovate(s: State, b: int, you: int) -> bool:
    key = (b * PLAYER_KEYS + you) * VALUES_IN_MEMO_POSSIBLE_RENEW_BUILDING + KEY_OF_CAN_RENOVATE
    value = s.memo_possible_renew_building.get(key)
    if value is None:
        value = s.memo_possible_renew_building[key] = compute_can_renovate(s, b, you)
    return value


def compute_can_renovate(s: State, b: int, you: int) -> bool:
    """Compute what `can_renovate` memoizes."""
    if s.at[b] <= ON_PLACES and controller(s, require(place_of(s, b), "cards_advanced.law:49")) == you:
        for c in different(s.piles[SUPPLY], FIRST_COPY):
            if can_supplant(s, b, c):
                return True
    return False


# cards_advanced.law:52  can supplant old: building with b: building = size of b is size of old and b is not like old
def can_supplant(s: State, old: int, b: int) -> bool:
    return (
        BUILDING_SIZE[b] == BUILDING_SIZE[old]
        and FIRST_COPY[b] != FIRST_COPY[old]
        and (not BUILDING_ON_STONE[b] or s.building_stands[old - FIRST_BUILDING] == STONE)
    )


# cards_advanced.law:101  can spy_on t: territory = can strike_at t and beside_you of t
def can_spy_on(s: State, t: int, you: int) -> bool:
    if can_strike_at(s, t, you) and beside_you(s, t, you):
        for c in s.piles[ACTIVE_AREA + require_player(controller(s, t), "cards_advanced.law:102")]:
            if can_copy(s, c, you):
                return True
    return False


# cards_advanced.law:140  can found in t: territory = can enlist in t and (free of t or can recruit in t)
def can_found(s: State, t: int, you: int) -> bool:
    return can_enlist(s, t) and (free(s, t) or can_recruit(s, t, you))


# cards_advanced.law:161  can arrive in u: territory from t: territory = can stay in u by you and can march from t to…
def can_arrive(s: State, u: int, t: int, you: int) -> bool:
    return can_stay(s, u, you) and can_march(s, t, u, 99, you)


# cards_advanced.law:275  can bribe t: territory = can strike_at t and can depart t and garrison of t is at least 1
def can_bribe(s: State, t: int, you: int) -> bool:
    return can_strike_at(s, t, you) and can_depart(s, t) and garrison(s, t) >= 1


# cards_early.law:66  can dislodge from t: territory
def can_dislodge(s: State, t: int) -> bool:
    value = True
    if s.creatures:
        for this in BROWN_BEAR_COPIES:
            # creatures.law:226  Brown Bear: forbids settle_in here, enlist in here, venture from here, dislodge…
            if s.at[this] <= ON_PLACES and s.map.root[t] == s.map.root[place_of(s, this)]:
                value = False
    return value


# clans.law:20  can reinforce by p: player = (reserve of unit for p) is at least 1
def can_reinforce(s: State, p: int) -> bool:
    return UNIT_LIMIT - s.unit_placed[p] >= 1


# clans.law:181  can strike_at t: territory = controller of t is not nobody and can oppose you against controller of t
def can_strike_at(s: State, t: int, you: int) -> bool:
    key = t * PLAYER_KEYS + you
    value = s.memo_can_strike_at.get(key)
    if value is None:
        value = s.memo_can_strike_at[key] = compute_can_strike_at(s, t, you)
    return value


def compute_can_strike_at(s: State, t: int, you: int) -> bool:
    """Compute what `can_strike_at` memoizes."""
    return controller(s, t) != 0 and can_oppose(s, you, require_player(controller(s, t), "clans.law:181"))


# clans.law:200  can loot r: resource in t: territory = r of (harvest of t - taken) is at least 1
def can_loot(s: State, r: int, t: int) -> bool:
    return goods.less(harvest(s, t), list(s.taken))[r] >= 1


# clans.law:205  can scorch t: territory = beside_you of t
def can_scorch(s: State, t: int, you: int) -> bool:
    return beside_you(s, t, you) and (
        s.scorched_place == SCORCHED_PLACE_ANYWHERE or controller(s, t) == 0 or can_strike_at(s, t, you)
    )


# clans.law:272  can copy c: card = c is not in chain and can resolve c
def can_copy(s: State, c: int, you: int) -> bool:
    return c not in s.chain and can_resolve(s, c, you)


# clans.law:275  can claim t: territory
def can_claim(s: State, t: int) -> bool:
    value = True
    # creatures.law:98  forbids claim t where beast is not nothing and t is in homeland
    if s.creatures and s.beast != -1 and t in s.homeland:
        value = False
    return value


# clans.law:293  can rally in t: territory = can recruit in t and (recruits of you is at least 1 or (any u among…
def can_rally(s: State, t: int, you: int) -> bool:
    return can_recruit(s, t, you) and (
        recruits(s, you) >= 1 or any(can_send_from(s, u, you) for u in laid.neighbours(TILES_MAP, s.map, t))
    )


# clans.law:295  can send_from t: territory = yours of t and can depart t and (figures of you in t) is at least 1
def can_send_from(s: State, t: int, you: int) -> bool:
    return yours(s, t, you) and can_depart(s, t) and figures(s, you, t) >= 1


# effects.law:4  can enlist in t: territory
def can_enlist(s: State, t: int) -> bool:
    value = True
    if s.creatures:
        for this in BROWN_BEAR_COPIES:
            # creatures.law:226  Brown Bear: forbids settle_in here, enlist in here, venture from here, dislodge…
            if s.at[this] <= ON_PLACES and s.map.root[t] == s.map.root[place_of(s, this)]:
                value = False
    return value


# effects.law:6  can recruit_free in t: territory = homeless of you
def can_recruit_free(s: State, t: int, you: int) -> bool:
    value = homeless(s, you)
    for entry in s.effects:
        if entry[0] == EFFECT_MERCENARY_PLAYS:
            # cards_early.law:59  allows recruit_free in t
            value = True
    return value


# effects.law:8  can recruit in t: territory = (controller of t is you or (free of t and can recruit_free in t))
def can_recruit(s: State, t: int, you: int) -> bool:
    key = t * PLAYER_KEYS + you
    value = s.memo_can_recruit.get(key)
    if value is None:
        value = s.memo_can_recruit[key] = compute_can_recruit(s, t, you)
    return value


def compute_can_recruit(s: State, t: int, you: int) -> bool:
    """Compute what `can_recruit` memoizes."""
    return (controller(s, t) == you or (free(s, t) and can_recruit_free(s, t, you))) and can_enlist(s, t)


# effects.law:12  can recruit_any = recruits of you is at least 1 and (any t among territories where can recruit in t)
def can_recruit_any(s: State, you: int) -> bool:
    value = s.memo_can_recruit_any.get(you)
    if value is None:
        value = s.memo_can_recruit_any[you] = compute_can_recruit_any(s, you)
    return value


def compute_can_recruit_any(s: State, you: int) -> bool:
    """Compute what `can_recruit_any` memoizes."""
    if recruits(s, you) >= 1:
        for t in s.map.roots:
            if can_recruit(s, t, you):
                return True
    return False


# effects.law:72  can settle_in t: territory
def can_settle_in(s: State, t: int) -> bool:
    value = True
    if s.creatures:
        for this in BROWN_BEAR_COPIES:
            # creatures.law:226  Brown Bear: forbids settle_in here, enlist in here, venture from here, dislodge…
            if s.at[this] <= ON_PLACES and s.map.root[t] == s.map.root[place_of(s, this)]:
                value = False
    return value


# effects.law:74  can double b: building in t: territory = no c among (buildings in t) where c is like b
def can_double(s: State, b: int, t: int) -> bool:
    key = b * TERRITORY_KEYS + t
    value = s.memo_can_double.get(key)
    if value is None:
        value = s.memo_can_double[key] = compute_can_double(s, b, t)
    return value


def compute_can_double(s: State, b: int, t: int) -> bool:
    """Compute what `can_double` memoizes."""
    value = not any(
        FIRST_BUILDING <= c <= LAST_BUILDING and s.at[c] == ON_PLACES - s.map.root[t] and FIRST_COPY[c] == FIRST_COPY[b]
        for c in s.on_board
    )
    for entry in s.effects:
        if entry[0] == EFFECT_GOAT_CLAN_PLAYS:
            # clans.law:110  allows double b in t
            value = True
    return value


# effects.law:76  can build_large
def can_build_large(s: State) -> bool:
    value = True
    for entry in s.effects:
        # cards_advanced.law:173  forbids build_large where first_large
        if entry[0] == EFFECT_CARPENTRY_MASTERY_PLAYS and first_large(s):
            value = False
    return value


# effects.law:78  can build b: building in t: territory = (price of b) is at most (funds in t) and can settle_in t
def can_build(s: State, b: int, t: int, you: int) -> bool:
    return (
        price(s, b) <= funds(s, t, you)
        and can_settle_in(s, t)
        and (BUILDING_SIZE[b] == SIZE_SMALL or can_build_large(s))
        and fits(s, b, t)
        and can_double(s, b, t)
    )


# effects.law:115  can explore from t: territory = controller of t is you
def can_explore(s: State, t: int, you: int) -> bool:
    value = controller(s, t) == you
    for entry in s.effects:
        if entry[0] == EFFECT_HUGINN_MUNINN_PLAYS:
            # cards_advanced.law:192  allows explore from t
            value = True
    return value


# effects.law:116  can venture from t: territory
def can_venture(s: State, t: int) -> bool:
    value = True
    if s.creatures:
        for this in BROWN_BEAR_COPIES:
            # creatures.law:226  Brown Bear: forbids settle_in here, enlist in here, venture from here, dislodge…
            if s.at[this] <= ON_PLACES and s.map.root[t] == s.map.root[place_of(s, this)]:
                value = False
    return value


# effects.law:118  can unite x: tile at s: spot = no t among (merged by x at s) where (controller of t is not nobody
def can_unite(s: State, x: int, s_: int) -> bool:
    value = not any(
        controller(s, t) != 0
        and any(
            controller(s, u) != 0 and controller(s, u) != controller(s, t) and laid.joins(TILES_MAP, s.map, x, s_, t, u)
            for u in laid.merged(TILES_MAP, s.map, x, s_)
        )
        for t in laid.merged(TILES_MAP, s.map, x, s_)
    )
    # creatures.law:84  forbids unite x at s where (mixes of x at s)
    if s.creatures and mixes(s, x, s_):
        value = False
    return value


# effects.law:127  can look_again by p: player = no
def can_look_again(s: State, p: int) -> bool:
    value = False
    for entry in s.effects:
        if entry[0] == EFFECT_SCOUT_CAMP_PLAYS:
            owner = entry[2]
            # cards_early.law:86  allows look_again by you
            if p == owner:
                value = True
    return value


# effects.law:183  can draw n: number = n is at least 1 and count your deck + count your discard is at least n
def can_draw(s: State, n: int, you: int) -> bool:
    return n >= 1 and len(s.piles[DECK + you]) + len(s.piles[DISCARD + you]) >= n


# movement.law:10  can depart t: territory
def can_depart(s: State, t: int) -> bool:
    value = True
    # creatures.law:78  forbids depart t where wild of t
    if s.creatures and wild(s, t):
        value = False
    if s.creatures:
        for this in BROWN_BEAR_COPIES:
            if s.at[this] <= ON_PLACES:
                # creatures.law:228  Brown Bear: forbids depart here where not bear_passing
                if s.map.root[t] == s.map.root[place_of(s, this)] and not s.bear_passing:
                    value = False
                # creatures.law:229  Brown Bear: forbids depart here where not fresh of here
                if s.map.root[t] == s.map.root[place_of(s, this)] and not fresh(
                    s, require(place_of(s, this), "creatures.law:229")
                ):
                    value = False
    return value


# movement.law:12  can slip_through t: territory = not (can stay in t by you)
def can_slip_through(s: State, t: int, you: int) -> bool:
    value = not can_stay(s, t, you)
    for entry in s.effects:
        if entry[0] == EFFECT_INFILTRATION_PLAYS:
            # cards_advanced.law:243  allows slip_through t
            value = True
    return value


# movement.law:14  can leave t: territory = (controller of t is you or (invader of t is you and can slip_through t))…
def can_leave(s: State, t: int, you: int) -> bool:
    return (
        controller(s, t) == you or (s.invader[s.map.root[t]] == you and can_slip_through(s, t, you))
    ) and can_depart(s, t)


# movement.law:16  can enter t: territory
def can_enter(s: State, t: int) -> bool:
    value = True
    # creatures.law:77  forbids enter t where (count c among (beasts in t) where not shares of c) is at…
    if (
        s.creatures
        and sum(
            1
            for c in s.on_board
            if FIRST_CREATURE <= c <= LAST_CREATURE and s.at[c] == ON_PLACES - s.map.root[t] and not CREATURE_SHARES[c]
        )
        >= 2
    ):
        value = False
    return value


# movement.law:17  can ride into t: territory = controller of t is nobody or not (can oppose you against controller of…
def can_ride(s: State, t: int, you: int) -> bool:
    value = controller(s, t) == 0 or not can_oppose(s, you, require_player(controller(s, t), "movement.law:17"))
    for entry in s.effects:
        if entry[0] == EFFECT_THE_BEAR_AWAKENS_PLAYS:
            # clans.law:46  allows ride into t
            value = True
    return value


# movement.law:19  can stay in t: territory by p: player
def can_stay(s: State, t: int, p: int) -> bool:
    value = True
    # variants.law:13  forbids stay in t by p where teams and controller of t is partner of p
    if s.teams and controller(s, t) == partner(s, p):
        value = False
    return value


# movement.law:20  can traverse t: territory
def can_traverse(s: State, t: int) -> bool:
    value = True
    # creatures.law:79  forbids traverse t where wild of t
    if s.creatures and wild(s, t):
        value = False
    if s.creatures:
        for this in BROWN_BEAR_COPIES:
            # creatures.law:227  Brown Bear: forbids traverse here where not bear_passing
            if s.at[this] <= ON_PLACES and s.map.root[t] == s.map.root[place_of(s, this)] and not s.bear_passing:
                value = False
    return value


# movement.law:22  can be_led into t: territory by p: player = can stay in t by p
def can_be_led(s: State, t: int, p: int) -> bool:
    value = can_stay(s, t, p)
    # creatures.law:80  forbids be_led into t by p where wild of t
    if s.creatures and wild(s, t):
        value = False
    return value


# movement.law:24  can hop from t: territory to u: territory with n: number = (steps from t to u) is at most n and can…
def can_hop(s: State, t: int, u: int, n: int, you: int) -> bool:
    enter_call(s, "movement.law:24")
    found = can_hop_within(s, t, u, n, you)
    s.call_depth -= 1
    return found


# movement.law:24  can hop from t: territory to u: territory with n: number = (steps from t to u) is at most n and can…
def can_hop_within(s: State, t: int, u: int, n: int, you: int) -> bool:
    return (
        steps(s, t, u) <= n
        and can_enter(s, u)
        and (
            can_stay(s, u, you)
            or (
                can_traverse(s, u)
                and any(can_hop(s, u, v, n - steps(s, t, u), you) for v in laid.neighbours(TILES_MAP, s.map, u))
            )
        )
    )


# movement.law:26  can march from t: territory to u: territory with n: number = can hop from t to u with n
def can_march(s: State, t: int, u: int, n: int, you: int) -> bool:
    key = ((n * TERRITORY_KEYS + t) * TERRITORY_KEYS + u) * PLAYER_KEYS + you
    value = s.memo_can_march.get(key)
    if value is None:
        value = s.memo_can_march[key] = compute_can_march(s, t, u, n, you)
    return value


def compute_can_march(s: State, t: int, u: int, n: int, you: int) -> bool:
    """Compute what `can_march` memoizes."""
    return (
        can_hop(s, t, u, n, you)
        and (movable(s, t, you) >= 1 or (s.kaija_moves == ALONE and rider(s, t, you)))
        and (not rider(s, t, you) or can_trek(s, t, u, n, you) or (movable(s, t, you) >= 1 and can_stay(s, t, you)))
    )


# movement.law:32  can saddle in t: territory
def can_saddle(s: State, t: int) -> bool:
    value = True
    if s.creatures:
        for this in BROWN_BEAR_COPIES:
            if s.at[this] <= ON_PLACES:
                # creatures.law:230  Brown Bear: forbids saddle in here where not bear_passing
                if s.map.root[t] == s.map.root[place_of(s, this)] and not s.bear_passing:
                    value = False
                # creatures.law:231  Brown Bear: forbids saddle in here where arrival is not here
                if (
                    s.map.root[t] == s.map.root[place_of(s, this)]
                    and s.map.root[s.arrival] != s.map.root[place_of(s, this)]
                ):
                    value = False
    return value


# movement.law:35  can trek from t: territory to u: territory with n: number = (steps from t to u) is at most n and…
def can_trek(s: State, t: int, u: int, n: int, you: int) -> bool:
    enter_call(s, "movement.law:35")
    found = can_trek_within(s, t, u, n, you)
    s.call_depth -= 1
    return found


# movement.law:35  can trek from t: territory to u: territory with n: number = (steps from t to u) is at most n and…
def can_trek_within(s: State, t: int, u: int, n: int, you: int) -> bool:
    return (
        steps(s, t, u) <= n
        and can_enter(s, u)
        and can_ride(s, u, you)
        and (
            can_stay(s, u, you)
            or (
                can_traverse(s, u)
                and any(can_trek(s, u, v, n - steps(s, t, u), you) for v in laid.neighbours(TILES_MAP, s.map, u))
            )
        )
    )


# movement.law:40  can move_any with n: number = any t among territories where can leave t
def can_move_any(s: State, n: int, you: int) -> bool:
    key = n * PLAYER_KEYS + you
    value = s.memo_can_move_any.get(key)
    if value is None:
        value = s.memo_can_move_any[key] = compute_can_move_any(s, n, you)
    return value


def compute_can_move_any(s: State, n: int, you: int) -> bool:
    """Compute what `can_move_any` memoizes."""
    value = any(
        can_leave(s, t, you) and any(can_march(s, t, u, n, you) for u in laid.neighbours(TILES_MAP, s.map, t))
        for t in s.map.roots
    )
    # creatures.law:99  allows move_any with n where (any t among holdings of you where count (beasts in…
    if s.creatures and any(
        len(
            [it for it in s.on_board if FIRST_CREATURE <= it <= LAST_CREATURE and s.at[it] == ON_PLACES - s.map.root[t]]
        )
        >= 1
        for t in holdings(s, you)
    ):
        value = True
    return value


# movement.law:116  can contest t: territory = invader of t is you
def can_contest(s: State, t: int, you: int) -> bool:
    value = s.invader[s.map.root[t]] == you
    # creatures.law:113  allows contest t where prey of t is not nothing
    if s.creatures and s.prey[s.map.root[t]] != -1:
        value = True
    return value


# movement.law:252  can scramble by p: player = no
def can_scramble(s: State, p: int) -> bool:
    value = False
    for entry in s.effects:
        if entry[0] == EFFECT_WOLF_CLAN_PLAYS:
            owner = entry[2]
            # clans.law:360  allows scramble by you
            if p == owner:
                value = True
    return value


# movement.law:254  can cross from t: territory to u: territory by p: player = (border from t to u) is regular or can…
def can_cross(s: State, t: int, u: int, p: int) -> bool:
    return laid.border(TILES_MAP, s.map, t, u) == REGULAR or can_scramble(s, p)


# movement.law:256  can retreat from t: territory to u: territory by p: player = can cross from t to u by p
def can_retreat(s: State, t: int, u: int, p: int) -> bool:
    value = can_cross(s, t, u, p) and s.invader[s.map.root[u]] == 0 and (free(s, u) or controller(s, u) == p)
    # creatures.law:85  forbids retreat from t to u by p where wild of u or prey of u is not nothing
    if s.creatures and (wild(s, u) or s.prey[s.map.root[u]] != -1):
        value = False
    return value


# movement.law:259  can stand_ground s: side = no
def can_stand_ground(s: State, s_: int) -> bool:
    value = False
    # creatures.law:143  allows stand_ground s where beast is not nothing and shares of beast
    if (
        s.creatures
        and s.beast != -1
        and CREATURE_SHARES[require(s.beast, "creatures.law:143")]
        and (s_ == ATTACK or s.lost_hunt == BY_KIND)
    ):
        value = True
    return value


# northgard.law:140  can oppose p: player against q: player = p is not q
def can_oppose(s: State, p: int, q: int) -> bool:
    value = p != q
    # variants.law:12  forbids oppose p against q where teams and q is partner of p
    if s.teams and q == partner(s, p):
        value = False
    return value


# northgard.law:144  can spare n: number by p: player = wealth of p is at least n
def can_spare(s: State, n: int, p: int) -> bool:
    return wealth(s, p) >= n


# year.law:78  can begin x: tile at s: spot in round: number = (round is 2 or (any y among (tiles against s) where y…
def can_begin(s: State, x: int, s_: int, round: int) -> bool:
    return (
        (
            round == 2
            or any(y == THING_TILE_START or y == SECOND_START for y in laid.tiles_against(TILES_MAP, s.map, s_))
        )
        and can_unite(s, x, s_)
        and frees(s, x, s_)
    )


# year.law:80  can camp in t: territory = free of t
def can_camp(s: State, t: int) -> bool:
    value = s.memo_can_camp.get(t)
    if value is None:
        value = s.memo_can_camp[t] = compute_can_camp(s, t)
    return value


def compute_can_camp(s: State, t: int) -> bool:
    """Compute what `can_camp` memoizes."""
    value = free(s, t)
    # creatures.law:49  forbids camp in t where wild of t
    if s.creatures and wild(s, t):
        value = False
    # creatures.law:50  allows camp in t where wild of t and controller of t is nobody
    if (
        s.creatures
        and wild(s, t)
        and controller(s, t) == 0
        and not any(controller(s, u) == 0 and not wild(s, u) for u in s.map.just_laid)
    ):
        value = True
    return value


# cards_advanced.law:163  card Carpentry Mastery
def try_plays_of_card_carpentry_mastery_on_copies(s: State, you: int, this: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.northgard.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "cards_advanced.law:163")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, this, BEGIN, VERB_TRY_PLAYS_OF_CARD_CARPENTRY_MASTERY]
        if has_way(s, "cards_advanced.law:163") if every_way else has_first_way(s):
            return True
    return False


# cards_advanced.law:221  card Rangers
def try_plays_of_card_rangers_on_copies(s: State, you: int, this: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.northgard.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "cards_advanced.law:221")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, this, BEGIN, VERB_TRY_PLAYS_OF_CARD_RANGERS]
        if has_way(s, "cards_advanced.law:221") if every_way else has_first_way(s):
            return True
    return False


# clans.law:68  card Osmosis
def try_plays_of_card_osmosis_on_copies(s: State, you: int, this: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.northgard.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "clans.law:68")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, this, BEGIN, VERB_TRY_PLAYS_OF_CARD_OSMOSIS]
        if has_way(s, "clans.law:68") if every_way else has_first_way(s):
            return True
    return False


# clans.law:393  verb do_two_of es: list of effect
def try_do_two_of_on_copies(s: State, you: int, es: list[int]) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.northgard.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "clans.law:393")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, BEGIN, VERB_TRY_DO_TWO_OF]
        s.lists += [es]
        if has_way(s, "clans.law:393") if every_way else has_first_way(s):
            return True
    return False


# clans.law:385  verb pay_any n: number
def try_pay_any_on_copies(s: State, you: int, n: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.northgard.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "clans.law:385")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, n, BEGIN, VERB_TRY_PAY_ANY]
        if has_way(s, "clans.law:385") if every_way else has_first_way(s):
            return True
    return False


# actions.law:62  verb resolve c: card
def try_resolve_on_copies(s: State, you: int, c: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.northgard.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "actions.law:62")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, c, BEGIN, VERB_TRY_RESOLVE]
        if has_way(s, "actions.law:62") if every_way else has_first_way(s):
            return True
    return False


# clans.law:335  verb annex
def try_annex_on_copies(s: State, you: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.northgard.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "clans.law:335")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, BEGIN, VERB_TRY_ANNEX]
        if has_way(s, "clans.law:335") if every_way else has_first_way(s):
            return True
    return False


# clans.law:375  card "Call to War"
def try_plays_of_card_call_to_war_on_copies(s: State, you: int, this: int) -> bool:
    """Tell whether this can be carried out, by trying it on copies of the state: the first answers, then every way."""
    from lawspeaker_games.northgard.steps import has_first_way, has_way

    before = s
    for every_way in (False, True):
        s = clone(before)
        s.call_depth = before.call_depth + TRIAL_DEPTH
        enter_call(s, "clans.law:375")
        if s.over:
            s.over = False
            s.ending = -1
        s.explicit = every_way
        s.forced = []
        s.stack = [BEGIN, VERB_STAY_IDLE]
        s.lists = []
        s.stack += [you, this, BEGIN, VERB_TRY_PLAYS_OF_CARD_CALL_TO_WAR]
        if has_way(s, "clans.law:375") if every_way else has_first_way(s):
            return True
    return False


# year.law:260  score for p
def score_parts(s: State, p: int) -> list[int]:
    return [
        sum(s.goods[q * RESOURCE_COUNT + FAME] for q in allies(s, p)),
        sum(wealth(s, q) // 3 for q in allies(s, p)),
        sum(printed_fame(s, q) for q in allies(s, p)),
        -sum(unrest(s, q) for q in allies(s, p)),
    ]


def score(s: State, p: int) -> int:
    """Add up a player's points."""
    return sum(score_parts(s, p))


def ignored(s: State, this: int) -> bool:
    """Tell whether the rules of a thing are off."""
    thing = this
    for entry in s.effects:
        if entry[0] == EFFECT_CONQUEROR_PLAYS:
            owner = entry[2]
            # cards_advanced.law:186  ignores Fortress, "Defense Tower" where combat's attacker is you
            if (
                (thing in FORTRESS_COPIES or thing in DEFENSE_TOWER_COPIES)
                and len(s.combat_place) - 1 != -1
                and s.combat_attacker[require(len(s.combat_place) - 1, "cards_advanced.law:186")] == owner
            ):
                return True
    return False


def limited_goods(s: State) -> GoodsTable:
    """Return the constants of resources with the limits that they have in this game."""
    return goods.limited(
        GOODS,
        (55 if s.bank == COUNTED else 9999, 50 if s.bank == COUNTED else 9999, 45 if s.bank == COUNTED else 9999, -1),
    )


TABLE_SIZE_POINTS: Final = tuple(size_points(max(b, FIRST_BUILDING)) for b in range(LAST_BUILDING + 1))
TABLE_OTHER: Final = tuple(other(s_) for s_ in range(SIDE_COUNT))
TABLE_GOODS: Final[Row] = goods_()
TABLE_MINOR: Final = tuple(minor(max(b, FIRST_BUILDING)) for b in range(LAST_BUILDING + 1))
TABLE_OFFERS_AT_MOST: Final = offers_at_most()
