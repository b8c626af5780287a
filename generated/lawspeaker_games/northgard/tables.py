"""Northgard: Uncharted Lands: what never changes.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.boards.tiles import laid
from lawspeaker_runtime.state.goods import GoodsTable
from lawspeaker_runtime.state.pile_state import PileTable

# How many there are of something, where the things of a kind begin and end, and limits; in keys of
# memoized values, how many a part of the key has, one of them for nothing.
CARD_COUNT: Final = 120
FIRST_BUILDING: Final = 53
FIRST_CARD: Final = 109
FIRST_CREATURE: Final = 0
KEY_OF_CAN_RENOVATE: Final = 1
KEY_OF_HOLDINGS: Final = 1
KEY_OF_HOUSES: Final = 2
KEY_OF_LARGE_BUILDINGS: Final = 1
KEY_OF_POSSIBLE_LINE_24: Final = 1
LAST_BUILDING: Final = 108
LAST_CREATURE: Final = 8
MAP_SIZE: Final = 152
MOST_CHOSEN: Final = 99
PLAYER_KEYS: Final = 6
RESOURCE_COUNT: Final = 4
RESOURCE_KEYS: Final = 5
SIDE_COUNT: Final = 2
SPACE_KEYS: Final = 5
TERRITORY_KEYS: Final = 153
THING_COUNT: Final = 229
UNIT_LIMIT: Final = 14
VALUES_IN_MEMO_HALFWAY: Final = 2
VALUES_IN_MEMO_POSSIBLE_LINE_12: Final = 2
VALUES_IN_MEMO_POSSIBLE_RENEW_BUILDING: Final = 2
VALUES_IN_MEMO_SMALL_BUILDINGS: Final = 3

# northgard.law:54  resource food: limit 55 if bank is counted else 9999
# northgard.law:55  resource wood: limit 50 if bank is counted else 9999
# northgard.law:56  resource lore: limit 45 if bank is counted else 9999
# northgard.law:57  resource fame: seen by owner, tallied by acclaim
RES_FOOD: Final = 0
RES_WOOD: Final = 1
RES_LORE: Final = 2
FAME: Final = 3
GOODS: Final = GoodsTable((9999, 9999, 9999, -1), (False, False, False, False))

# creatures.law:15  enum priority: by_resources or by_buildings or by_units
BY_BUILDINGS: Final = 1
BY_UNITS: Final = 2

# movement.law:123  enum side: attack or defence
ATTACK: Final = 0
DEFENCE: Final = 1

# northgard.law:71  board map
REGULAR: Final = 0

# northgard.law:71  board map
MARK_FOOD: Final = 0
MARK_WOOD: Final = 1
MARK_LORE: Final = 2
MARK_SMALL: Final = 3
MARK_LARGE: Final = 4
CARVED: Final = 5
LAIR: Final = 6

# northgard.law:88  enum space: plain or stone or grand or nowhere
PLAIN: Final = 0
STONE: Final = 1
GRAND: Final = 2
NOWHERE: Final = 3

# northgard.law:89  enum effect: recruiting or moving or building or exploring
RECRUITING: Final = 0
MOVING: Final = 1
BUILDING: Final = 2
EXPLORING: Final = 3

# northgard.law:90  enum family: starting_card or clan_card or early or advanced or achievement or trouble
STARTING_CARD: Final = 0
CLAN_CARD: Final = 1
EARLY: Final = 2
ADVANCED: Final = 3
ACHIEVEMENT: Final = 4
TROUBLE: Final = 5

# northgard.law:83  size: small or large
SIZE_SMALL: Final = 0
SIZE_LARGE: Final = 1

# creatures.law:9  option lost_hunt: by_role or by_kind = by_kind if edition is uk else by_role
BY_ROLE: Final = 0
BY_KIND: Final = 1

# creatures.law:10  option hunting: anywhere or own_or_neutral = own_or_neutral if edition is fr else anywhere
HUNTING_ANYWHERE: Final = 0
OWN_OR_NEUTRAL: Final = 1

# northgard.law:36  option edition: recommended or fr or uk
FR: Final = 1
UK: Final = 2

# northgard.law:37  option trade: any_three or same_three = same_three if edition is uk else any_three
ANY_THREE: Final = 0
SAME_THREE: Final = 1

# northgard.law:39  option camps: each_camp or one_unit = one_unit if edition is uk else each_camp
EACH_CAMP: Final = 0
ONE_UNIT: Final = 1

# northgard.law:40  option boar_lore: no_closing or no_own_closing = no_own_closing if edition is uk else no_closing
NO_CLOSING: Final = 0
NO_OWN_CLOSING: Final = 1

# northgard.law:41  option scorched_place: foreign or anywhere = anywhere if edition is uk else foreign
FOREIGN: Final = 0
SCORCHED_PLACE_ANYWHERE: Final = 1

# northgard.law:42  option scorched_yield: one_resource or any_number = any_number if edition is uk else one_resource
ONE_RESOURCE: Final = 0
ANY_NUMBER: Final = 1

# northgard.law:43  option kaija_moves: alone or in_company = in_company if edition is uk else alone
ALONE: Final = 0
IN_COMPANY: Final = 1

# northgard.law:44  option exploring: from_territory or from_tile = from_tile if edition is fr else from_territory
FROM_TERRITORY: Final = 0
FROM_TILE: Final = 1

# northgard.law:45  option kaija_joins: as_one or besides = as_one
AS_ONE: Final = 0
BESIDES: Final = 1

# northgard.law:46  option bank: endless or counted = endless
COUNTED: Final = 1

# northgard.law:47  option closing_fame: each_territory or each_tile = each_tile if edition is fr else each_territory
EACH_TERRITORY: Final = 0
EACH_TILE: Final = 1

# All things of a kind.
TILES: Final = range(9, 44)
BUILDINGS: Final = range(53, 109)

# Things; of several copies the first.
THING_TILE_START: Final = 9
SECOND_START: Final = 10
BEAR: Final = 44
BOAR: Final = 45
GOAT: Final = 46
RAVEN: Final = 47
SNAKE: Final = 48
STAG: Final = 49
THING_CLAN_WOLF: Final = 50
KAIJA: Final = 51
SCORCHED_EARTH: Final = 52
BUILDER: Final = 109
EXPLORER: Final = 110
FOOD_TRADER: Final = 111
WOOD_TRADER: Final = 112
SCHOLAR: Final = 113
TRAPPER: Final = 114
WARLORD: Final = 115
SPY: Final = 116
FISHING: Final = 117
AXE_THROWERS: Final = 118
LORE_MASTERY: Final = 119
INDUSTRIOUS_VILLAGERS: Final = 120
DEFENSIVE_STRATEGY: Final = 121
ENEMY_SECRETS: Final = 122
HUNTERS: Final = 123
WOODCUTTERS: Final = 124
LOREMASTERS: Final = 125
OUTPOST: Final = 126
HIDDEN_WAYS: Final = 127
CARPENTRY_MASTERY: Final = 128
CONQUEROR: Final = 129
HUGINN_MUNINN: Final = 130
UPGRADED_MARKET_PLACE: Final = 131
GRIZZLED_WARRIORS: Final = 132
UPGRADED_TRADING_POST: Final = 133
ANCESTRAL_CURSE: Final = 134
RANGERS: Final = 135
UPGRADED_SCOUT_CAMP: Final = 136
GREATER_TRADE_ROUTES: Final = 137
INFILTRATION: Final = 138
UPGRADED_TOWN_HALL: Final = 139
AMENITIES: Final = 140
WOOD_MONOPOLY: Final = 141
BRIBERY: Final = 142
INCURSION: Final = 143
HEROIC_CHARGE: Final = 144
TRADING_POST: Final = 145
LEGENDARY_HEROES: Final = 146
ALLIES_FROM_THE_WILD: Final = 147
WARRIORS: Final = 148
CUNNING_MERCHANT: Final = 149
CAPTURE: Final = 150
VEILED_THREATS: Final = 151
NEGOTIATION: Final = 152
SCOUTS: Final = 153
TOWN_HALL: Final = 154
MERCHANT: Final = 155
MILITIA: Final = 156
IMPROVED_VILLAGER_TOOLS: Final = 157
RECRUITMENT: Final = 158
MARKET_PLACE: Final = 159
MERCENARY: Final = 160
INTIMIDATE: Final = 161
FEAST_DAY: Final = 162
SCOUT_CAMP: Final = 163
SHIELDBEARERS: Final = 164
BODYGUARD: Final = 165
SIMPLE_LIVING: Final = 166
FUTURE_SIGHT: Final = 167
MOVE: Final = 173
EXPLORE: Final = 178
BEAR_CLAN: Final = 208
THE_BEAR_AWAKENS: Final = 209
PROTECTOR_OF_THE_LAND: Final = 210
BOAR_CLAN: Final = 211
OSMOSIS: Final = 212
LAY_OF_THE_LAND: Final = 213
GOAT_CLAN: Final = 214
TEAMWORK: Final = 215
RESOURCEFUL_PEOPLE: Final = 216
RAVEN_CLAN: Final = 217
RAIDING_PARTY: Final = 218
RAVEN_MERCENARIES: Final = 219
SNAKE_CLAN: Final = 220
RAPACIOUS_EXPLOITATION: Final = 221
STOLEN_LORE: Final = 222
STAG_CLAN: Final = 223
GLORY_OF_THE_CLAN: Final = 224
ANNEXATION: Final = 225
WOLF_CLAN: Final = 226
PLUNDER: Final = 227
CALL_TO_WAR: Final = 228

# All copies of a thing.
THING_CREATURE_WOLF_COPIES: Final = range(3)
DRAUGR_COPIES: Final = range(3, 5)
BROWN_BEAR_COPIES: Final = range(5, 7)
FALLEN_VALKYRIE_COPIES: Final = range(7, 9)
DEFENSE_TOWER_COPIES: Final = range(74, 81)
TRAINING_CAMP_COPIES: Final = range(81, 88)
FORTRESS_COPIES: Final = range(88, 95)
FORGE_COPIES: Final = range(95, 102)
ALTAR_OF_KINGS_COPIES: Final = range(102, 109)
RECRUIT_COPIES: Final = range(168, 173)
MOVE_COPIES: Final = range(173, 178)
EXPLORE_COPIES: Final = range(178, 183)
BUILD_COPIES: Final = range(183, 188)
FEAST_COPIES: Final = range(188, 198)
UNREST_COPIES: Final = range(198, 208)

# By thing, the first of its copies.
FIRST_COPY: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    3,
    3,
    5,
    5,
    7,
    7,
    9,
    10,
    11,
    12,
    13,
    14,
    15,
    16,
    17,
    18,
    19,
    20,
    21,
    22,
    23,
    24,
    25,
    26,
    27,
    28,
    29,
    30,
    31,
    32,
    33,
    34,
    35,
    36,
    37,
    38,
    39,
    40,
    41,
    42,
    43,
    44,
    45,
    46,
    47,
    48,
    49,
    50,
    51,
    52,
    53,
    53,
    53,
    53,
    53,
    53,
    53,
    60,
    60,
    60,
    60,
    60,
    60,
    60,
    67,
    67,
    67,
    67,
    67,
    67,
    67,
    74,
    74,
    74,
    74,
    74,
    74,
    74,
    81,
    81,
    81,
    81,
    81,
    81,
    81,
    88,
    88,
    88,
    88,
    88,
    88,
    88,
    95,
    95,
    95,
    95,
    95,
    95,
    95,
    102,
    102,
    102,
    102,
    102,
    102,
    102,
    109,
    110,
    111,
    112,
    113,
    114,
    115,
    116,
    117,
    118,
    119,
    120,
    121,
    122,
    123,
    124,
    125,
    126,
    127,
    128,
    129,
    130,
    131,
    132,
    133,
    134,
    135,
    136,
    137,
    138,
    139,
    140,
    141,
    142,
    143,
    144,
    145,
    146,
    147,
    148,
    149,
    150,
    151,
    152,
    153,
    154,
    155,
    156,
    157,
    158,
    159,
    160,
    161,
    162,
    163,
    164,
    165,
    166,
    167,
    168,
    168,
    168,
    168,
    168,
    173,
    173,
    173,
    173,
    173,
    178,
    178,
    178,
    178,
    178,
    183,
    183,
    183,
    183,
    183,
    188,
    188,
    188,
    188,
    188,
    188,
    188,
    188,
    188,
    188,
    198,
    198,
    198,
    198,
    198,
    198,
    198,
    198,
    198,
    198,
    208,
    209,
    210,
    211,
    212,
    213,
    214,
    215,
    216,
    217,
    218,
    219,
    220,
    221,
    222,
    223,
    224,
    225,
    226,
    227,
    228,
)

# creatures.law:16  kind creature
CREATURE_STRENGTH: Final[tuple[int, ...]] = (4, 4, 4, 5, 5, 6, 6, 7, 7)
CREATURE_FAME: Final[tuple[int, ...]] = (1, 1, 1, 2, 2, 3, 3, 4, 4)
CREATURE_PREFERS: Final[tuple[list[int], ...]] = (
    [0, 1, 2],
    [0, 1, 2],
    [0, 1, 2],
    [2, 1, 0],
    [2, 1, 0],
    [1, 0, 2],
    [1, 0, 2],
    [0, 1, 2],
    [0, 1, 2],
)
CREATURE_SHARES: Final[tuple[bool, ...]] = (True, True, True, True, True, True, True, False, False)

# northgard.law:79  kind token
TOKEN_CLAN: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    44,
    48,
)

# northgard.law:82  kind building
BUILDING_SIZE: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
)
BUILDING_ON_STONE: Final[tuple[bool, ...]] = (
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    True,
    True,
    True,
    True,
    True,
    True,
    True,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
)
BUILDING_GIVES: Final[tuple[list[int], ...]] = (
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [1, 0, 0, 0],
    [1, 0, 0, 0],
    [1, 0, 0, 0],
    [1, 0, 0, 0],
    [1, 0, 0, 0],
    [1, 0, 0, 0],
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 1, 0, 0],
    [0, 1, 0, 0],
    [0, 1, 0, 0],
    [0, 1, 0, 0],
    [0, 1, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 1, 0],
    [0, 0, 1, 0],
    [0, 0, 1, 0],
    [0, 0, 1, 0],
    [0, 0, 1, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
)
BUILDING_STANDS: Final[tuple[int, ...]] = (
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
)

# northgard.law:91  kind card
CARD_FAMILY: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    4,
    4,
    4,
    4,
    4,
    4,
    4,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    2,
    2,
    2,
    2,
    2,
    2,
    2,
    2,
    2,
    2,
    2,
    2,
    2,
    2,
    2,
    2,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    5,
    5,
    5,
    5,
    5,
    5,
    5,
    5,
    5,
    5,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
)
CARD_CLAN: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    44,
    44,
    44,
    45,
    45,
    45,
    46,
    46,
    46,
    47,
    47,
    47,
    48,
    48,
    48,
    49,
    49,
    49,
    50,
    50,
    50,
)
CARD_UPGRADE: Final[tuple[bool, ...]] = (
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    True,
    True,
    False,
    True,
    True,
    False,
    True,
    True,
    False,
    True,
    True,
    False,
    True,
    True,
    False,
    True,
    True,
    False,
    True,
    True,
)
CARD_FAME: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    2,
    2,
    0,
    2,
    3,
    3,
    0,
    1,
    1,
    1,
    1,
    0,
    2,
    2,
    3,
    1,
    0,
    0,
    2,
    1,
    0,
    0,
    0,
    1,
    2,
    2,
    3,
    0,
    0,
    1,
    2,
    1,
    0,
    1,
    3,
    1,
    2,
    2,
    1,
    1,
    0,
    2,
    1,
    0,
    1,
    0,
    0,
    1,
    0,
    0,
    1,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
)
CARD_FLASH: Final[tuple[bool, ...]] = (
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    True,
    False,
    True,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    True,
    False,
    True,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    True,
    False,
    True,
    True,
    False,
    False,
    False,
    True,
    False,
    False,
    False,
    True,
    False,
    False,
    True,
    True,
    False,
    True,
    True,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    True,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    True,
    True,
    False,
    True,
    False,
    False,
    True,
    False,
    False,
    True,
    True,
    False,
    True,
    False,
    True,
    True,
    False,
    True,
    True,
    True,
    False,
)
CARD_USED: Final[tuple[bool, ...]] = (
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
)
CARD_OWNER: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    2,
    3,
    4,
    5,
    1,
    2,
    3,
    4,
    5,
    1,
    2,
    3,
    4,
    5,
    1,
    2,
    3,
    4,
    5,
    1,
    1,
    2,
    2,
    3,
    3,
    4,
    4,
    5,
    5,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
)

# The things that take part, by the number of players and by modules that are on.
PRESENT_BEASTS: Final[tuple[tuple[int, ...], ...]] = ((), (0, 1, 2, 3, 4, 5, 6, 7, 8))
PRESENT_CARDS: Final[tuple[tuple[int, ...], ...]] = (
    (
        109,
        110,
        111,
        112,
        113,
        114,
        115,
        116,
        117,
        118,
        119,
        120,
        121,
        122,
        123,
        124,
        125,
        126,
        127,
        128,
        129,
        130,
        131,
        132,
        133,
        134,
        135,
        136,
        137,
        138,
        139,
        140,
        141,
        142,
        143,
        144,
        145,
        146,
        147,
        148,
        149,
        150,
        151,
        152,
        153,
        154,
        155,
        156,
        157,
        158,
        159,
        160,
        161,
        162,
        163,
        164,
        165,
        166,
        167,
        198,
        199,
        200,
        201,
        202,
        203,
        204,
        205,
        206,
        207,
        208,
        209,
        210,
        211,
        212,
        213,
        214,
        215,
        216,
        217,
        218,
        219,
        220,
        221,
        222,
        223,
        224,
        225,
        226,
        227,
        228,
    ),
    (
        109,
        110,
        111,
        112,
        113,
        114,
        115,
        116,
        117,
        118,
        119,
        120,
        121,
        122,
        123,
        124,
        125,
        126,
        127,
        128,
        129,
        130,
        131,
        132,
        133,
        134,
        135,
        136,
        137,
        138,
        139,
        140,
        141,
        142,
        143,
        144,
        145,
        146,
        147,
        148,
        149,
        150,
        151,
        152,
        153,
        154,
        155,
        156,
        157,
        158,
        159,
        160,
        161,
        162,
        163,
        164,
        165,
        166,
        167,
        168,
        173,
        178,
        183,
        188,
        189,
        198,
        199,
        200,
        201,
        202,
        203,
        204,
        205,
        206,
        207,
        208,
        209,
        210,
        211,
        212,
        213,
        214,
        215,
        216,
        217,
        218,
        219,
        220,
        221,
        222,
        223,
        224,
        225,
        226,
        227,
        228,
    ),
    (
        109,
        110,
        111,
        112,
        113,
        114,
        115,
        116,
        117,
        118,
        119,
        120,
        121,
        122,
        123,
        124,
        125,
        126,
        127,
        128,
        129,
        130,
        131,
        132,
        133,
        134,
        135,
        136,
        137,
        138,
        139,
        140,
        141,
        142,
        143,
        144,
        145,
        146,
        147,
        148,
        149,
        150,
        151,
        152,
        153,
        154,
        155,
        156,
        157,
        158,
        159,
        160,
        161,
        162,
        163,
        164,
        165,
        166,
        167,
        168,
        169,
        173,
        174,
        178,
        179,
        183,
        184,
        188,
        189,
        190,
        191,
        198,
        199,
        200,
        201,
        202,
        203,
        204,
        205,
        206,
        207,
        208,
        209,
        210,
        211,
        212,
        213,
        214,
        215,
        216,
        217,
        218,
        219,
        220,
        221,
        222,
        223,
        224,
        225,
        226,
        227,
        228,
    ),
    (
        109,
        110,
        111,
        112,
        113,
        114,
        115,
        116,
        117,
        118,
        119,
        120,
        121,
        122,
        123,
        124,
        125,
        126,
        127,
        128,
        129,
        130,
        131,
        132,
        133,
        134,
        135,
        136,
        137,
        138,
        139,
        140,
        141,
        142,
        143,
        144,
        145,
        146,
        147,
        148,
        149,
        150,
        151,
        152,
        153,
        154,
        155,
        156,
        157,
        158,
        159,
        160,
        161,
        162,
        163,
        164,
        165,
        166,
        167,
        168,
        169,
        170,
        173,
        174,
        175,
        178,
        179,
        180,
        183,
        184,
        185,
        188,
        189,
        190,
        191,
        192,
        193,
        198,
        199,
        200,
        201,
        202,
        203,
        204,
        205,
        206,
        207,
        208,
        209,
        210,
        211,
        212,
        213,
        214,
        215,
        216,
        217,
        218,
        219,
        220,
        221,
        222,
        223,
        224,
        225,
        226,
        227,
        228,
    ),
    (
        109,
        110,
        111,
        112,
        113,
        114,
        115,
        116,
        117,
        118,
        119,
        120,
        121,
        122,
        123,
        124,
        125,
        126,
        127,
        128,
        129,
        130,
        131,
        132,
        133,
        134,
        135,
        136,
        137,
        138,
        139,
        140,
        141,
        142,
        143,
        144,
        145,
        146,
        147,
        148,
        149,
        150,
        151,
        152,
        153,
        154,
        155,
        156,
        157,
        158,
        159,
        160,
        161,
        162,
        163,
        164,
        165,
        166,
        167,
        168,
        169,
        170,
        171,
        173,
        174,
        175,
        176,
        178,
        179,
        180,
        181,
        183,
        184,
        185,
        186,
        188,
        189,
        190,
        191,
        192,
        193,
        194,
        195,
        198,
        199,
        200,
        201,
        202,
        203,
        204,
        205,
        206,
        207,
        208,
        209,
        210,
        211,
        212,
        213,
        214,
        215,
        216,
        217,
        218,
        219,
        220,
        221,
        222,
        223,
        224,
        225,
        226,
        227,
        228,
    ),
    (
        109,
        110,
        111,
        112,
        113,
        114,
        115,
        116,
        117,
        118,
        119,
        120,
        121,
        122,
        123,
        124,
        125,
        126,
        127,
        128,
        129,
        130,
        131,
        132,
        133,
        134,
        135,
        136,
        137,
        138,
        139,
        140,
        141,
        142,
        143,
        144,
        145,
        146,
        147,
        148,
        149,
        150,
        151,
        152,
        153,
        154,
        155,
        156,
        157,
        158,
        159,
        160,
        161,
        162,
        163,
        164,
        165,
        166,
        167,
        168,
        169,
        170,
        171,
        172,
        173,
        174,
        175,
        176,
        177,
        178,
        179,
        180,
        181,
        182,
        183,
        184,
        185,
        186,
        187,
        188,
        189,
        190,
        191,
        192,
        193,
        194,
        195,
        196,
        197,
        198,
        199,
        200,
        201,
        202,
        203,
        204,
        205,
        206,
        207,
        208,
        209,
        210,
        211,
        212,
        213,
        214,
        215,
        216,
        217,
        218,
        219,
        220,
        221,
        222,
        223,
        224,
        225,
        226,
        227,
        228,
    ),
)

# Piles; where each player has one, player p's has p added.
CREATURE_DECK: Final = 0
LAIRS: Final = 1
SLAIN: Final = 2
DECK: Final = 3
HAND: Final = 9
ACTIVE_AREA: Final = 15
DISCARD: Final = 21
UPGRADES: Final = 27
SIFTED: Final = 33
OUT_OF_GAME: Final = 39
DEVELOPMENTS: Final = 40
ACHIEVEMENTS: Final = 41
DISPLAY: Final = 42
TROUBLES: Final = 43
SUPPLY: Final = 44
LAND: Final = 45
TILE_HAND: Final = 46
DRAWN: Final = 52
BOX: Final = 53
PILES: Final = PileTable(
    (
        0,
        0,
        2,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        1,
        1,
        1,
        1,
        1,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        1,
        1,
        1,
        1,
        1,
        1,
        2,
        0,
        2,
        2,
        2,
        2,
        0,
        1,
        1,
        1,
        1,
        1,
        1,
        2,
        0,
    ),
    (
        0,
        0,
        0,
        0,
        1,
        2,
        3,
        4,
        5,
        0,
        1,
        2,
        3,
        4,
        5,
        0,
        1,
        2,
        3,
        4,
        5,
        0,
        1,
        2,
        3,
        4,
        5,
        0,
        1,
        2,
        3,
        4,
        5,
        0,
        1,
        2,
        3,
        4,
        5,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        2,
        3,
        4,
        5,
        0,
        0,
    ),
    (
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        3,
        3,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        4,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
    ),
)

# northgard.law:120  die combat_die
COMBAT_DIE_FACES: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2, 3), (4,), (5,), (6,))
COMBAT_DIE_POINT: Final[tuple[int, ...]] = (2, 3, 1, 0, 2, 0, 1)
COMBAT_DIE_CASUALTY: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 2, 1)

# northgard.law:71  board map
TILES_MAP: Final = laid.tile_set(
    (
        laid.Tile(
            "Start",
            (
                laid.TileArea("n", "N", (0, 0, 0, 0, 0, 0, 0)),
                laid.TileArea("e", "E", (0, 0, 0, 0, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 0, 0, 0, 0, 0)),
                laid.TileArea("w", "W", (0, 0, 0, 0, 0, 0, 0)),
            ),
            ((0, 3, 0), (0, 1, 0), (3, 1, 0), (3, 2, 0), (1, 2, 0)),
        ),
        laid.Tile(
            "Second Start",
            (
                laid.TileArea("n", "N", (0, 0, 0, 0, 0, 0, 0)),
                laid.TileArea("e", "E", (0, 0, 0, 0, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 0, 0, 0, 0, 0)),
                laid.TileArea("w", "W", (1, 0, 0, 0, 0, 0, 0)),
            ),
            ((0, 3, 0), (0, 1, 0), (0, 2, 0), (3, 2, 0), (1, 2, 0)),
        ),
        laid.Tile(
            "01",
            (
                laid.TileArea("n", "N", (1, 0, 0, 0, 0, 0, 0)),
                laid.TileArea("e", "E", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("w", "W", (0, 0, 0, 0, 0, 0, 1)),
            ),
            ((0, 3, 0), (0, 1, 0), (3, 1, 0), (3, 2, 0), (1, 2, 1)),
        ),
        laid.Tile(
            "02",
            (laid.TileArea("n", "N", (0, 0, 0, 1, 0, 0, 0)), laid.TileArea("s", "ESW", (1, 0, 0, 1, 0, 0, 0))),
            ((0, 1, 0),),
        ),
        laid.Tile(
            "03",
            (
                laid.TileArea("n", "N", (0, 0, 0, 0, 0, 0, 1)),
                laid.TileArea("e", "E", (0, 0, 0, 0, 0, 1, 0)),
                laid.TileArea("s", "S", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("w", "W", (1, 0, 0, 0, 0, 0, 0)),
            ),
            ((0, 3, 0), (1, 2, 0), (0, 1, 1), (3, 2, 1), (3, 1, 1)),
        ),
        laid.Tile(
            "04",
            (
                laid.TileArea("n", "NW", (0, 0, 0, 0, 1, 0, 0)),
                laid.TileArea("e", "E", (0, 0, 0, 0, 0, 0, 1)),
                laid.TileArea("s", "S", (0, 0, 0, 0, 0, 1, 0)),
            ),
            ((0, 1, 0), (0, 2, 0), (1, 2, 0)),
        ),
        laid.Tile(
            "05",
            (laid.TileArea("n", "NW", (0, 0, 0, 0, 0, 1, 0)), laid.TileArea("s", "ES", (0, 0, 0, 0, 1, 0, 0))),
            ((0, 1, 0),),
        ),
        laid.Tile(
            "06",
            (
                laid.TileArea("n", "N", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("e", "E", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 1, 0, 0, 0, 0)),
                laid.TileArea("w", "W", (0, 1, 0, 0, 0, 0, 0)),
            ),
            ((0, 3, 0), (0, 1, 0), (3, 1, 0), (1, 2, 0), (3, 2, 1)),
        ),
        laid.Tile(
            "07",
            (
                laid.TileArea("n", "N", (0, 0, 0, 0, 0, 1, 0)),
                laid.TileArea("m", "WE", (1, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 0, 0, 0, 0, 1)),
            ),
            ((0, 1, 0), (1, 2, 0)),
        ),
        laid.Tile(
            "08",
            (
                laid.TileArea("n", "N", (0, 0, 0, 0, 0, 0, 0)),
                laid.TileArea("m", "WE", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 0, 1, 0, 0, 0)),
            ),
            ((1, 2, 0), (0, 1, 1)),
        ),
        laid.Tile(
            "09",
            (
                laid.TileArea("n", "NW", (1, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("e", "E", (0, 0, 0, 0, 0, 1, 0)),
                laid.TileArea("s", "S", (0, 0, 0, 1, 0, 0, 0)),
            ),
            ((0, 1, 0), (0, 2, 0), (1, 2, 0)),
        ),
        laid.Tile(
            "10",
            (
                laid.TileArea("n", "NW", (1, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("e", "E", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 0, 1, 0, 0, 0)),
            ),
            ((0, 1, 0), (0, 2, 0), (1, 2, 0)),
        ),
        laid.Tile(
            "11",
            (laid.TileArea("n", "N", (0, 1, 0, 1, 0, 0, 0)), laid.TileArea("s", "ESW", (0, 0, 0, 0, 1, 0, 0))),
            ((0, 1, 0),),
        ),
        laid.Tile(
            "12",
            (
                laid.TileArea("n", "N", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("m", "WE", (0, 1, 0, 1, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 0, 0, 0, 0, 0)),
            ),
            ((0, 1, 0), (1, 2, 0)),
        ),
        laid.Tile("13", (laid.TileArea("whole", "NESW", (0, 1, 0, 0, 1, 0, 0)),), ()),
        laid.Tile(
            "14",
            (
                laid.TileArea("n", "N", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("m", "WE", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("s", "S", (1, 0, 0, 0, 0, 0, 0)),
            ),
            ((1, 2, 0), (0, 1, 1)),
        ),
        laid.Tile(
            "15",
            (
                laid.TileArea("n", "NW", (0, 0, 0, 0, 1, 0, 0)),
                laid.TileArea("e", "E", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 1, 0, 0, 0, 0)),
            ),
            ((0, 1, 0), (0, 2, 0), (1, 2, 0)),
        ),
        laid.Tile(
            "16",
            (
                laid.TileArea("n", "NW", (1, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("e", "E", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 1, 0, 0, 0, 0)),
            ),
            ((0, 1, 0), (1, 2, 0), (0, 2, 1)),
        ),
        laid.Tile(
            "17",
            (laid.TileArea("n", "N", (0, 0, 0, 0, 0, 0, 1)), laid.TileArea("s", "ESW", (0, 0, 0, 0, 1, 0, 0))),
            ((0, 1, 0),),
        ),
        laid.Tile(
            "18",
            (
                laid.TileArea("n", "NW", (0, 0, 0, 0, 0, 1, 0)),
                laid.TileArea("e", "E", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 1, 0, 0, 0, 0, 0)),
            ),
            ((0, 1, 0), (0, 2, 1), (1, 2, 1)),
        ),
        laid.Tile(
            "19",
            (
                laid.TileArea("n", "NW", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("e", "E", (0, 0, 1, 0, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 0, 1, 0, 0, 0)),
            ),
            ((1, 2, 0), (0, 1, 1), (0, 2, 1)),
        ),
        laid.Tile(
            "20",
            (laid.TileArea("n", "NW", (1, 0, 0, 1, 0, 0, 0)), laid.TileArea("s", "ES", (0, 0, 1, 1, 0, 0, 0))),
            ((0, 1, 1),),
        ),
        laid.Tile(
            "21",
            (laid.TileArea("n", "NW", (1, 0, 0, 1, 0, 0, 0)), laid.TileArea("s", "ES", (0, 0, 0, 0, 1, 0, 0))),
            ((0, 1, 0),),
        ),
        laid.Tile(
            "22",
            (
                laid.TileArea("n", "N", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("e", "E", (0, 0, 0, 0, 0, 0, 1)),
                laid.TileArea("s", "S", (0, 0, 1, 0, 0, 0, 0)),
                laid.TileArea("w", "W", (0, 0, 0, 0, 0, 1, 0)),
            ),
            ((3, 1, 0), (3, 2, 0), (1, 2, 0), (0, 3, 1), (0, 1, 1)),
        ),
        laid.Tile(
            "23",
            (
                laid.TileArea("n", "NW", (0, 0, 1, 1, 0, 0, 0)),
                laid.TileArea("e", "E", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 0, 0, 0, 0, 1)),
            ),
            ((0, 1, 0), (0, 2, 0), (1, 2, 0)),
        ),
        laid.Tile(
            "24",
            (
                laid.TileArea("n", "NW", (0, 0, 0, 0, 1, 0, 0)),
                laid.TileArea("e", "E", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 0, 1, 0, 0, 0)),
            ),
            ((0, 1, 0), (0, 2, 0), (1, 2, 0)),
        ),
        laid.Tile(
            "25",
            (
                laid.TileArea("n", "NW", (0, 0, 0, 0, 1, 0, 0)),
                laid.TileArea("e", "E", (0, 0, 0, 0, 0, 0, 1)),
                laid.TileArea("s", "S", (0, 0, 0, 1, 0, 0, 0)),
            ),
            ((0, 1, 0), (0, 2, 0), (1, 2, 1)),
        ),
        laid.Tile(
            "26",
            (
                laid.TileArea("n", "NW", (1, 0, 0, 0, 0, 0, 0)),
                laid.TileArea("e", "E", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 1, 0, 1, 0, 0, 0)),
            ),
            ((0, 1, 0), (1, 2, 0), (0, 2, 1)),
        ),
        laid.Tile(
            "27",
            (
                laid.TileArea("n", "NW", (0, 0, 0, 0, 1, 0, 0)),
                laid.TileArea("e", "E", (0, 1, 0, 1, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 0, 0, 0, 0, 1)),
            ),
            ((0, 1, 0), (0, 2, 0), (1, 2, 0)),
        ),
        laid.Tile(
            "28",
            (laid.TileArea("n", "NW", (0, 0, 0, 0, 1, 0, 0)), laid.TileArea("s", "ES", (0, 1, 0, 1, 0, 0, 0))),
            ((0, 1, 0),),
        ),
        laid.Tile(
            "29",
            (
                laid.TileArea("n", "N", (0, 1, 0, 0, 0, 0, 0)),
                laid.TileArea("e", "ES", (0, 0, 0, 0, 1, 0, 0)),
                laid.TileArea("w", "W", (0, 0, 0, 1, 0, 0, 0)),
            ),
            ((0, 2, 0), (0, 1, 0), (2, 1, 0)),
        ),
        laid.Tile(
            "30",
            (
                laid.TileArea("n", "N", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("e", "E", (0, 1, 0, 0, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("w", "W", (0, 0, 0, 0, 0, 0, 1)),
            ),
            ((0, 3, 0), (0, 1, 0), (3, 1, 0), (3, 2, 0), (1, 2, 0)),
        ),
        laid.Tile(
            "31",
            (
                laid.TileArea("n", "NW", (0, 0, 0, 0, 1, 0, 0)),
                laid.TileArea("e", "E", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 1, 0, 0, 0, 0)),
            ),
            ((1, 2, 0), (0, 1, 1), (0, 2, 1)),
        ),
        laid.Tile(
            "32",
            (
                laid.TileArea("n", "NW", (0, 0, 0, 1, 0, 0, 0)),
                laid.TileArea("e", "E", (0, 1, 0, 0, 0, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 0, 1, 0, 0, 0)),
            ),
            ((0, 1, 0), (0, 2, 0), (1, 2, 1)),
        ),
        laid.Tile(
            "33",
            (
                laid.TileArea("n", "N", (0, 0, 0, 0, 0, 1, 0)),
                laid.TileArea("m", "WE", (0, 0, 0, 0, 1, 0, 0)),
                laid.TileArea("s", "S", (0, 0, 0, 0, 0, 0, 1)),
            ),
            ((1, 2, 0), (0, 1, 1)),
        ),
    ),
    ("regular", "rough"),
    ("food", "wood", "lore", "small", "large", "carved", "lair"),
    9,
    71,
    71,
    12,
)

# The event each effect, each rule of once lasts until; -1: as long as the call it is written under.
EFFECTS_UNTIL: Final[tuple[int, ...]] = (
    -1,
    -1,
    20,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    20,
    -1,
    20,
    -1,
    -1,
    -1,
    -1,
    -1,
)

# Whose frame lies on the stack.
VERB_ACT: Final = 0
VERB_PLAY_CARDS: Final = 1
VERB_PLAY: Final = 2
VERB_RESOLVE: Final = 3
VERB_UPGRADE: Final = 4
VERB_PASS: Final = 5
VERB_RENEW_BUILDING: Final = 6
VERB_SWAP_BUILDING: Final = 7
VERB_RECRUIT_BY: Final = 8
VERB_HALT: Final = 9
VERB_LEAD: Final = 10
VERB_RECRUIT_WILD: Final = 11
VERB_PUSH_OUT: Final = 12
VERB_FEAST: Final = 13
VERB_RECRUIT_EACH: Final = 14
VERB_BUY_CARD: Final = 15
VERB_SCORCH: Final = 16
VERB_SCORCH_AGAIN: Final = 17
VERB_BRING_ALONG: Final = 18
VERB_ANNEX: Final = 19
VERB_PAY_ANY: Final = 20
VERB_DO_TWO_OF: Final = 21
VERB_DO_BASIC: Final = 22
VERB_ROUSE: Final = 23
VERB_HUNT: Final = 24
VERB_ASSAULT: Final = 25
VERB_CREATURE_PHASE: Final = 26
VERB_WANDER: Final = 27
VERB_LURE_OUT: Final = 28
VERB_RECRUIT: Final = 29
VERB_RECRUIT_HERE: Final = 30
VERB_STATION: Final = 31
VERB_MUSTER: Final = 32
VERB_BUILD: Final = 33
VERB_ERECT: Final = 34
VERB_FIND_SPACE: Final = 35
VERB_EXPLORE: Final = 36
VERB_EXPLORE_AMONG: Final = 37
VERB_CHOOSE_TILE: Final = 38
VERB_LAY_FOUND: Final = 39
VERB_SIFT: Final = 40
VERB_MOVE: Final = 41
VERB_MARCH: Final = 42
VERB_FIGHT_ALL: Final = 43
VERB_CLASH: Final = 44
VERB_FIGHT: Final = 45
VERB_BATTLE: Final = 46
VERB_FEED: Final = 47
VERB_STRIKE: Final = 48
VERB_SUFFER: Final = 49
VERB_BURY: Final = 50
VERB_TRANSFER: Final = 51
VERB_WITHDRAW: Final = 52
VERB_RETREAT: Final = 53
VERB_SWAP_GOODS: Final = 54
VERB_LAY_HOME: Final = 55
VERB_CAMP_ON: Final = 56
VERB_TRADE_GOODS: Final = 57
VERB_BUY: Final = 58
VERB_SECOND_WIND: Final = 59
VERB_FIND_LAND: Final = 60
VERB_BUY_ITSELF: Final = 61
VERB_LAY_FOUND_ITSELF: Final = 62
VERB_TRADE_GOODS_ITSELF: Final = 63
VERB_PHASE_ACTIONS: Final = 64
VERB_PHASE_HARVEST: Final = 65
VERB_PHASE_TURNING: Final = 66
VERB_SETUP: Final = 67
VERB_COURSE: Final = 68
VERB_TRY_PLAYS_OF_CARD_CARPENTRY_MASTERY: Final = 69
VERB_TRY_PLAYS_OF_CARD_RANGERS: Final = 70
VERB_TRY_PLAYS_OF_CARD_OSMOSIS: Final = 71
VERB_TRY_DO_TWO_OF: Final = 72
VERB_TRY_PAY_ANY: Final = 73
VERB_TRY_RESOLVE: Final = 74
VERB_TRY_ANNEX: Final = 75
VERB_TRY_PLAYS_OF_CARD_CALL_TO_WAR: Final = 76
VERB_SPY_PLAYS: Final = 77
VERB_AXE_THROWERS_PLAYS: Final = 78
VERB_INDUSTRIOUS_VILLAGERS_PLAYS: Final = 79
VERB_ENEMY_SECRETS_PLAYS: Final = 80
VERB_HUNTERS_PLAYS: Final = 81
VERB_WOODCUTTERS_PLAYS: Final = 82
VERB_LOREMASTERS_PLAYS: Final = 83
VERB_OUTPOST_PLAYS: Final = 84
VERB_HIDDEN_WAYS_PLAYS: Final = 85
VERB_CARPENTRY_MASTERY_PLAYS: Final = 86
VERB_HUGINN_MUNINN_PLAYS: Final = 87
VERB_GRIZZLED_WARRIORS_PLAYS: Final = 88
VERB_UPGRADED_TRADING_POST_PLAYS: Final = 89
VERB_ANCESTRAL_CURSE_PLAYS: Final = 90
VERB_RANGERS_PLAYS: Final = 91
VERB_UPGRADED_SCOUT_CAMP_PLAYS: Final = 92
VERB_GREATER_TRADE_ROUTES_PLAYS: Final = 93
VERB_INFILTRATION_PLAYS: Final = 94
VERB_UPGRADED_TOWN_HALL_PLAYS: Final = 95
VERB_AMENITIES_PLAYS: Final = 96
VERB_BRIBERY_PLAYS: Final = 97
VERB_INCURSION_PLAYS: Final = 98
VERB_HEROIC_CHARGE_PLAYS: Final = 99
VERB_TRADING_POST_PLAYS: Final = 100
VERB_LEGENDARY_HEROES_PLAYS: Final = 101
VERB_ALLIES_FROM_THE_WILD_PLAYS: Final = 102
VERB_WARRIORS_PLAYS: Final = 103
VERB_CUNNING_MERCHANT_PLAYS: Final = 104
VERB_CAPTURE_PLAYS: Final = 105
VERB_VEILED_THREATS_PLAYS: Final = 106
VERB_NEGOTIATION_PLAYS: Final = 107
VERB_SCOUTS_PLAYS: Final = 108
VERB_TOWN_HALL_PLAYS: Final = 109
VERB_MERCHANT_PLAYS: Final = 110
VERB_MILITIA_PLAYS: Final = 111
VERB_IMPROVED_VILLAGER_TOOLS_PLAYS: Final = 112
VERB_RECRUITMENT_PLAYS: Final = 113
VERB_MERCENARY_PLAYS: Final = 114
VERB_INTIMIDATE_PLAYS: Final = 115
VERB_FEAST_DAY_PLAYS: Final = 116
VERB_SCOUT_CAMP_PLAYS: Final = 117
VERB_SHIELDBEARERS_PLAYS: Final = 118
VERB_BODYGUARD_PLAYS: Final = 119
VERB_SIMPLE_LIVING_PLAYS: Final = 120
VERB_FUTURE_SIGHT_PLAYS: Final = 121
VERB_RECRUIT_PLAYS: Final = 122
VERB_MOVE_PLAYS: Final = 123
VERB_EXPLORE_PLAYS: Final = 124
VERB_BUILD_PLAYS: Final = 125
VERB_FEAST_PLAYS: Final = 126
VERB_BEAR_CLAN_PLAYS: Final = 127
VERB_THE_BEAR_AWAKENS_PLAYS: Final = 128
VERB_BOAR_CLAN_PLAYS: Final = 129
VERB_OSMOSIS_PLAYS: Final = 130
VERB_LAY_OF_THE_LAND_PLAYS: Final = 131
VERB_GOAT_CLAN_PLAYS: Final = 132
VERB_TEAMWORK_PLAYS: Final = 133
VERB_RESOURCEFUL_PEOPLE_PLAYS: Final = 134
VERB_RAVEN_CLAN_PLAYS: Final = 135
VERB_RAIDING_PARTY_PLAYS: Final = 136
VERB_RAVEN_MERCENARIES_PLAYS: Final = 137
VERB_SNAKE_CLAN_PLAYS: Final = 138
VERB_RAPACIOUS_EXPLOITATION_PLAYS: Final = 139
VERB_STOLEN_LORE_PLAYS: Final = 140
VERB_STAG_CLAN_PLAYS: Final = 141
VERB_GLORY_OF_THE_CLAN_PLAYS: Final = 142
VERB_ANNEXATION_PLAYS: Final = 143
VERB_WOLF_CLAN_PLAYS: Final = 144
VERB_PLUNDER_PLAYS: Final = 145
VERB_CALL_TO_WAR_PLAYS: Final = 146
VERB_AXE_THROWERS_AFTER_ROLLED: Final = 147
VERB_INTIMIDATE_BEFORE_FOUGHT: Final = 148
VERB_GLORY_OF_THE_CLAN_BEFORE_BUILT: Final = 149
VERB_RECRUITED_WHEN_RECRUITED: Final = 150
VERB_LAY_FOUND_WHEN_LAY_FOUND: Final = 151
VERB_MOVED_WHEN_MOVED: Final = 152
VERB_CLASHED_AFTER_CLASHED: Final = 153
VERB_ACTIONS_OVER_WHEN_ACTIONS_OVER: Final = 154
VERB_GAVE_WAY_WHEN_GAVE_WAY: Final = 155
VERB_BARTERING_WHEN_BARTERING: Final = 156
VERB_BUY_AFTER_BUY: Final = 157
VERB_DRAUGR_WHEN_ROUSED: Final = 158
VERB_FALLEN_VALKYRIE_WHEN_ROUSED: Final = 159
VERB_BEAR_BEFORE_STATIONED: Final = 160
VERB_BEAR_WHEN_MUSTERED: Final = 161
VERB_BEAR_WHEN_SETTLED: Final = 162
VERB_SNAKE_BEFORE_RESOLVING: Final = 163
VERB_SNAKE_BEFORE_GATHERING: Final = 164
VERB_TRAINING_CAMP_WHEN_RECRUITED: Final = 165
VERB_DEFENSIVE_STRATEGY_INSTEAD_PLAYED: Final = 166
VERB_AFTER_ROLLED: Final = 167
VERB_BEFORE_FOUGHT: Final = 168
VERB_BEFORE_BUILT: Final = 169
VERB_AFTER_BUILT: Final = 170
VERB_AFTER_RECRUITED: Final = 171
VERB_AFTER_LAY_FOUND: Final = 172
VERB_AFTER_WON: Final = 173
VERB_AFTER_MOVED: Final = 174
VERB_AFTER_CLASHED: Final = 175
VERB_AFTER_ACTIONS_OVER: Final = 176
VERB_AFTER_GAVE_WAY: Final = 177
VERB_AFTER_BARTERING: Final = 178
VERB_AFTER_BUY: Final = 179
VERB_AFTER_ROUSED: Final = 180
VERB_BEFORE_STATIONED: Final = 181
VERB_AFTER_MUSTERED: Final = 182
VERB_AFTER_SETTLED: Final = 183
VERB_AFTER_EXPLORED: Final = 184
VERB_BEFORE_RESOLVING: Final = 185
VERB_BEFORE_GATHERING: Final = 186
VERB_INSTEAD_OF_PLAYED: Final = 187
VERB_STAY_IDLE: Final = 188

# Where functions that may suspend go on, and by function and label, where each asked.
BEGIN: Final = 0
THEN_REPEAT_WHILE_CANCELLED: Final = 2
ASK_OPTION: Final = 4
TAKE_OPTION: Final = 5
THEN_PLAY_CARDS: Final = 6
ASK_C: Final = 7
TAKE_C: Final = 8
ASK_C_2: Final = 9
TAKE_C_2: Final = 10
ASK_C_FROM_DIFFERENT_YOUR_HAND_WHERE: Final = 11
TAKE_C_FROM_DIFFERENT_YOUR_HAND_WHERE: Final = 12
THEN_UPGRADE: Final = 13
THEN_PASS: Final = 14
AFTER_PASS: Final = 15
DONE: Final = 16
ASK_C_FROM_DIFFERENT_YOUR_HAND_WHERE_CAN: Final = 17
TAKE_C_FROM_DIFFERENT_YOUR_HAND_WHERE_CAN: Final = 18
AFTER_PLAY: Final = 19
DONE_2: Final = 21
ASK_C_FROM_DIFFERENT_YOUR_HAND_WHERE_FLASH: Final = 22
TAKE_C_FROM_DIFFERENT_YOUR_HAND_WHERE_FLASH: Final = 23
AFTER_PLAY_2: Final = 24
DONE_3: Final = 25
AFTER_INSTEAD_OF_PLAYED: Final = 26
AFTER_RESOLVE: Final = 28
CHOOSE_TRIGGER: Final = 29
AFTER_BEFORE_RESOLVING: Final = 30
AFTER_PLAYS: Final = 31
THEN_AWAY: Final = 32
THEN_IF_AWAY: Final = 33
ASK_U: Final = 34
TAKE_U: Final = 35
THEN_IF_NO_P: Final = 36
FAIL: Final = 37
ASK_OLD: Final = 39
TAKE_OLD: Final = 40
AFTER_SWAP_BUILDING: Final = 41
FAIL_2: Final = 42
ASK_OLD_2: Final = 43
TAKE_OLD_2: Final = 44
AFTER_SWAP_BUILDING_2: Final = 45
ASK_B: Final = 46
TAKE_B: Final = 47
NEXT_T: Final = 49
ASK_N: Final = 50
TAKE_N: Final = 51
AFTER_STATION: Final = 53
THEN_MUSTER_SETTLED_IN: Final = 54
AFTER_TRANSFER: Final = 55
THEN_REPEAT_WHILE_LEFT: Final = 58
ASK_T: Final = 59
TAKE_T: Final = 60
THEN_MUSTER_JOINED: Final = 61
TAKE_E: Final = 62
THEN_STATION_1: Final = 64
AFTER_PAY_ANY: Final = 66
THEN_PAY_ANY_3_2: Final = 67
AFTER_PAY_ANY_2: Final = 68
THEN_SCORCH: Final = 69
AFTER_SCORCH: Final = 70
THEN_SCORCH_2: Final = 71
AFTER_SCORCH_2: Final = 72
TAKE_SOURCE: Final = 73
AFTER_DO_BASIC: Final = 74
ASK_F: Final = 75
TAKE_F: Final = 76
THEN_REPEAT_N_TIMES: Final = 78
ASK_R: Final = 80
TAKE_R: Final = 81
ASK_F_2: Final = 82
TAKE_F_2: Final = 83
AFTER_RECRUIT: Final = 85
AFTER_MOVE: Final = 88
AFTER_BUILD: Final = 91
THEN_EXPLORE: Final = 93
AFTER_BEFORE_FOUGHT: Final = 96
AFTER_BATTLE: Final = 97
NEXT_C: Final = 99
AFTER_WANDER: Final = 101
ASK_RECRUITED: Final = 108
TAKE_RECRUITED: Final = 109
AFTER_BEFORE_STATIONED: Final = 111
THEN_IF_JOINED: Final = 112
AFTER_FIND_SPACE: Final = 114
AFTER_BEFORE_BUILT: Final = 115
ASK_S: Final = 120
TAKE_S: Final = 121
DONE_5: Final = 122
AFTER_EXPLORE_AMONG: Final = 123
THEN_REPEAT_COUNT_LAND: Final = 125
THEN_PUT_DRAWN_UNDER: Final = 129
THEN_CHOOSE_TILE: Final = 130
AFTER_CHOOSE_TILE: Final = 131
AFTER_LAY_FOUND: Final = 133
ASK_X: Final = 135
TAKE_X: Final = 136
AFTER_LAY_FOUND_ITSELF: Final = 137
THEN_CHOOSE_KEPT_KS: Final = 138
ASK_ONE_OF_KS: Final = 139
TAKE_ONE_OF_KS: Final = 140
THEN_CHOOSE_RETURNED_RS: Final = 142
THEN_CHOOSE_RETURNED_RS_2: Final = 143
ASK_ONE_OF_RS: Final = 144
TAKE_ONE_OF_RS: Final = 145
THEN_LET_REST: Final = 147
ASK_REST: Final = 148
TAKE_REST: Final = 149
THEN_CHOOSE_ORDER: Final = 150
ASK_SOURCE_TARGET_CHOOSE: Final = 153
TAKE_SOURCE_TARGET_CHOOSE: Final = 154
AFTER_MARCH: Final = 155
ASK_SOURCE_TARGET_MAY: Final = 156
TAKE_SOURCE_TARGET_MAY: Final = 157
AFTER_MARCH_2: Final = 158
THEN_REPEAT_WHILE_LEFT_2: Final = 159
THEN_ANNOUNCE_MOVED: Final = 160
AFTER_AFTER_MOVED: Final = 161
ASK_RIDE: Final = 165
TAKE_RIDE: Final = 166
THEN_LET_LEAST_UNITS: Final = 167
THEN_RIDING: Final = 169
ASK_FIELD: Final = 172
TAKE_FIELD: Final = 173
AFTER_CLASH: Final = 174
AFTER_FIGHT: Final = 175
NEXT_S: Final = 177
THEN_EACH_S: Final = 178
NEXT_S_2: Final = 179
THEN_LET_BEST: Final = 180
AFTER_SUFFER_THEN_SUFFER: Final = 181
AFTER_SUFFER_THEN_IF: Final = 182
AFTER_WITHDRAW: Final = 186
ASK_FED: Final = 189
TAKE_FED: Final = 190
ASK_E: Final = 191
THEN_ANNOUNCE_ROLLED: Final = 192
ASK_KAIJA_FALLS: Final = 198
TAKE_KAIJA_FALLS: Final = 199
THEN_IF_MOURNED: Final = 200
THEN_IF_RIDES: Final = 201
ASK_REFUGE: Final = 204
TAKE_REFUGE: Final = 205
THEN_PLACE_KAIJA: Final = 207
THEN_BURY_FIGURES: Final = 208
THEN_REPEAT_WHILE_FIGURES: Final = 209
THEN_REPEAT_WHILE_SILENT: Final = 210
ASK_MINE_YOURS: Final = 212
TAKE_MINE_YOURS: Final = 213
THEN_GIVE_1_MINE: Final = 214
THEN_RAISE_SILENT: Final = 215
THEN_REPEAT_WHILE_SILENT_2: Final = 216
THEN_PUT_YOUR_TILE_HAND: Final = 217
AFTER_BEFORE_TRADE_GOODS: Final = 218
AFTER_BUY_ITSELF: Final = 219
THEN_FIND_LAND: Final = 221
THEN_REPEAT_3_TIMES_2: Final = 223
ASK_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_1: Final = 225
TAKE_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_1: Final = 226
ASK_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_3: Final = 228
TAKE_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_3: Final = 229
THEN_GAIN_1_WANTED: Final = 230
AFTER_BEFORE_EXPLORED: Final = 231
AFTER_AFTER_BARTERING: Final = 232
ASK_WANTED: Final = 233
TAKE_WANTED: Final = 234
AFTER_BUY: Final = 235
THEN_TURNS: Final = 236
AFTER_ACT: Final = 239
NEXT_P: Final = 240
AFTER_BEFORE_GATHERING: Final = 241
THEN_TRADE_GOODS: Final = 242
THEN_ANNOUNCE_YEAR_ENDED: Final = 245
THEN_EACH_P_AMONG_PLAYERS_STARTING: Final = 246
NEXT_P_2: Final = 247
THEN_EACH_P_AMONG_PLAYERS: Final = 248
AFTER_PHASE_ACTIONS: Final = 249
AFTER_AFTER_ACTIONS_OVER: Final = 250
AFTER_PHASE_HARVEST: Final = 251
AFTER_PHASE_TURNING: Final = 252
AFTER_DO_TWO_OF: Final = 254
AFTER_ANNEX: Final = 255
ASK_OPTION_LOOK: Final = 257
TAKE_OPTION_LOOK: Final = 258
THEN_LOOK_2: Final = 259
THEN_LOOK_3: Final = 260
ASK_P: Final = 261
TAKE_P: Final = 262
THEN_LOOK_4: Final = 263
THEN_DRAW_CARD: Final = 264
ASK_OPTION_DRAW: Final = 266
TAKE_OPTION_DRAW: Final = 267
THEN_DRAW_CARD_3: Final = 268
THEN_DRAW_CARD_4: Final = 269
THEN_DO_WHAT_YOU: Final = 270
ASK_OPTION_BUILD: Final = 271
TAKE_OPTION_BUILD: Final = 272
THEN_BUILD_2: Final = 273
THEN_BUILD_3: Final = 274
THEN_SWAP_BUILDING: Final = 276
ASK_OPTION_SWAP: Final = 278
TAKE_OPTION_SWAP: Final = 279
THEN_SWAP_BUILDING_3: Final = 280
THEN_SWAP_BUILDING_4: Final = 281
AFTER_RENEW_BUILDING: Final = 283
AFTER_RECRUIT_BY: Final = 284
AFTER_RECRUIT_HERE: Final = 285
ASK_SOURCE_TARGET: Final = 286
TAKE_SOURCE_TARGET: Final = 287
AFTER_HALT: Final = 288
ASK_OPTION_BUILD_NO: Final = 289
TAKE_OPTION_BUILD_NO: Final = 290
THEN_BUILD_ANOTHER: Final = 291
ASK_OPTION_BUILD_ANOTHER: Final = 293
TAKE_OPTION_BUILD_ANOTHER: Final = 294
THEN_BUILD_ANOTHER_3: Final = 295
THEN_BUILD_ANOTHER_4: Final = 296
AFTER_BUILD_2: Final = 298
AFTER_EXPLORE: Final = 299
AFTER_SIFT: Final = 300
ASK_OPTION_CURSE: Final = 302
TAKE_OPTION_CURSE: Final = 303
THEN_CURSE_2: Final = 304
THEN_CURSE_3: Final = 305
THEN_CURSE_4: Final = 306
AFTER_RECRUIT_WILD: Final = 307
ASK_OPTION_ATTACK: Final = 309
TAKE_OPTION_ATTACK: Final = 310
THEN_ATTACK_2: Final = 311
THEN_ATTACK_3: Final = 312
ASK_T_FROM_TERRITORIES: Final = 313
TAKE_T_FROM_TERRITORIES: Final = 314
AFTER_BURY: Final = 315
THEN_ADD_UNIT_WHEN: Final = 316
ASK_OPTION_ADD: Final = 318
TAKE_OPTION_ADD: Final = 319
THEN_ADD_UNIT_WHEN_3: Final = 320
THEN_ADD_UNIT_WHEN_4: Final = 321
ASK_T_FROM_HOLDINGS: Final = 322
TAKE_T_FROM_HOLDINGS: Final = 323
ASK_OPTION_THREATEN: Final = 326
TAKE_OPTION_THREATEN: Final = 327
THEN_THREATEN_2: Final = 328
THEN_THREATEN_3: Final = 329
ASK_OPTION_DISCARD: Final = 330
TAKE_OPTION_DISCARD: Final = 331
THEN_THREATEN_4: Final = 332
THEN_DRAW_1: Final = 333
AFTER_FEAST: Final = 334
ASK_OPTION_RECRUIT: Final = 337
TAKE_OPTION_RECRUIT: Final = 338
THEN_RECRUIT_3: Final = 339
THEN_RECRUIT_4: Final = 340
THEN_LET_KAIJA: Final = 342
ASK_OPTION_LET: Final = 344
TAKE_OPTION_LET: Final = 345
THEN_LET_KAIJA_3: Final = 346
THEN_LET_KAIJA_4: Final = 347
THEN_CHOOSE_UP: Final = 348
ASK_ONE_OF_TS: Final = 349
TAKE_ONE_OF_TS: Final = 350
THEN_RECRUIT_EACH_TS: Final = 351
AFTER_RECRUIT_EACH: Final = 352
THEN_DRAW_2_CARDS_2: Final = 354
THEN_DRAW_2_CARDS_3: Final = 355
THEN_PAY_3_RESOURCES: Final = 356
ASK_OPTION_PAY: Final = 358
TAKE_OPTION_PAY: Final = 359
THEN_PAY_3_RESOURCES_3: Final = 360
THEN_PAY_3_RESOURCES_4: Final = 361
AFTER_BUY_CARD: Final = 363
THEN_PAY_ANY_2: Final = 364
THEN_RECRUIT_HERE_N: Final = 365
ASK_OPTION_MOVE: Final = 367
TAKE_OPTION_MOVE: Final = 368
THEN_MOVE_2: Final = 369
THEN_MOVE_3: Final = 370
THEN_PLACE_SCORCHED_EARTH: Final = 371
ASK_OPTION_PLACE: Final = 373
TAKE_OPTION_PLACE: Final = 374
THEN_PLACE_SCORCHED_EARTH_3: Final = 375
THEN_PLACE_SCORCHED_EARTH_4: Final = 376
AFTER_SCORCH_AGAIN: Final = 378
THEN_PUT_C: Final = 379
THEN_REPEAT_2_TIMES: Final = 380
THEN_REPEAT_2_TIMES_2: Final = 381
THEN_BRING_ALONG: Final = 384
AFTER_BRING_ALONG: Final = 386
TAKE_OPTION_AXE: Final = 387
TAKE_OPTION_1: Final = 388
THEN_RAISE_STRUCK: Final = 389
THEN_RAISE_SCORED: Final = 390
THEN_PUSH_OUT: Final = 391
THEN_NOTE_PRAISE: Final = 392
ASK_TARGET: Final = 396
TAKE_TARGET: Final = 397
THEN_LURE_OUT: Final = 399
THEN_STAND_IN: Final = 400
THEN_PUT_THIS: Final = 402
RUN_TRIGGER: Final = 403
AFTER_TRIGGER: Final = 404
ASKED_AT: Final[dict[tuple[int, int], int]] = {
    (VERB_ACT, TAKE_OPTION): ASK_OPTION,
    (VERB_ACT, TAKE_C): ASK_C,
    (VERB_ACT, TAKE_C_2): ASK_C_2,
    (VERB_ACT, TAKE_C_FROM_DIFFERENT_YOUR_HAND_WHERE): ASK_C_FROM_DIFFERENT_YOUR_HAND_WHERE,
    (VERB_PLAY_CARDS, TAKE_C_FROM_DIFFERENT_YOUR_HAND_WHERE_CAN): ASK_C_FROM_DIFFERENT_YOUR_HAND_WHERE_CAN,
    (VERB_PLAY_CARDS, TAKE_C_FROM_DIFFERENT_YOUR_HAND_WHERE_FLASH): ASK_C_FROM_DIFFERENT_YOUR_HAND_WHERE_FLASH,
    (VERB_UPGRADE, TAKE_C): ASK_C,
    (VERB_UPGRADE, TAKE_OPTION): ASK_OPTION,
    (VERB_UPGRADE, TAKE_U): ASK_U,
    (VERB_PASS, TAKE_C): ASK_C,
    (VERB_RENEW_BUILDING, TAKE_OLD): ASK_OLD,
    (VERB_RENEW_BUILDING, TAKE_OLD_2): ASK_OLD_2,
    (VERB_SWAP_BUILDING, TAKE_B): ASK_B,
    (VERB_RECRUIT_BY, TAKE_N): ASK_N,
    (VERB_RECRUIT_WILD, TAKE_T): ASK_T,
    (VERB_PUSH_OUT, TAKE_U): ASK_U,
    (VERB_FEAST, TAKE_E): BEGIN,
    (VERB_BUY_CARD, TAKE_OPTION): ASK_OPTION,
    (VERB_SCORCH, TAKE_T): BEGIN,
    (VERB_SCORCH_AGAIN, TAKE_OPTION): ASK_OPTION,
    (VERB_BRING_ALONG, TAKE_SOURCE): BEGIN,
    (VERB_ANNEX, TAKE_E): BEGIN,
    (VERB_ANNEX, TAKE_F): ASK_F,
    (VERB_PAY_ANY, TAKE_R): ASK_R,
    (VERB_DO_TWO_OF, TAKE_E): BEGIN,
    (VERB_DO_TWO_OF, TAKE_F): ASK_F,
    (VERB_DO_TWO_OF, TAKE_F_2): ASK_F_2,
    (VERB_WANDER, TAKE_T): ASK_T,
    (VERB_LURE_OUT, TAKE_T): ASK_T,
    (VERB_RECRUIT, TAKE_T): ASK_T,
    (VERB_RECRUIT_HERE, TAKE_RECRUITED): ASK_RECRUITED,
    (VERB_BUILD, TAKE_T): BEGIN,
    (VERB_BUILD, TAKE_B): ASK_B,
    (VERB_FIND_SPACE, TAKE_S): ASK_S,
    (VERB_EXPLORE_AMONG, TAKE_OPTION): ASK_OPTION,
    (VERB_CHOOSE_TILE, TAKE_X): ASK_X,
    (VERB_SIFT, TAKE_ONE_OF_KS): ASK_ONE_OF_KS,
    (VERB_SIFT, TAKE_ONE_OF_RS): ASK_ONE_OF_RS,
    (VERB_SIFT, TAKE_REST): ASK_REST,
    (VERB_MOVE, TAKE_SOURCE_TARGET_CHOOSE): ASK_SOURCE_TARGET_CHOOSE,
    (VERB_MOVE, TAKE_SOURCE_TARGET_MAY): ASK_SOURCE_TARGET_MAY,
    (VERB_MARCH, TAKE_RIDE): ASK_RIDE,
    (VERB_MARCH, TAKE_N): ASK_N,
    (VERB_FIGHT_ALL, TAKE_FIELD): ASK_FIELD,
    (VERB_FEED, TAKE_FED): ASK_FED,
    (VERB_STRIKE, TAKE_E): ASK_E,
    (VERB_BURY, TAKE_KAIJA_FALLS): ASK_KAIJA_FALLS,
    (VERB_TRANSFER, TAKE_RIDE): ASK_RIDE,
    (VERB_RETREAT, TAKE_REFUGE): ASK_REFUGE,
    (VERB_RETREAT, TAKE_N): ASK_N,
    (VERB_RETREAT, TAKE_RIDE): ASK_RIDE,
    (VERB_SWAP_GOODS, TAKE_MINE_YOURS): ASK_MINE_YOURS,
    (VERB_SWAP_GOODS, TAKE_OPTION): ASK_OPTION,
    (VERB_LAY_HOME, TAKE_X): ASK_X,
    (VERB_LAY_HOME, TAKE_S): ASK_S,
    (VERB_CAMP_ON, TAKE_T): BEGIN,
    (VERB_SECOND_WIND, TAKE_T): ASK_T,
    (VERB_SECOND_WIND, TAKE_OPTION): ASK_OPTION,
    (VERB_FIND_LAND, TAKE_S): ASK_S,
    (VERB_FIND_LAND, TAKE_T): ASK_T,
    (VERB_BUY_ITSELF, TAKE_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_1): ASK_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_1,
    (VERB_BUY_ITSELF, TAKE_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_3): ASK_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_3,
    (VERB_LAY_FOUND_ITSELF, TAKE_S): BEGIN,
    (VERB_TRADE_GOODS_ITSELF, TAKE_WANTED): ASK_WANTED,
    (VERB_SPY_PLAYS, TAKE_OPTION_LOOK): ASK_OPTION_LOOK,
    (VERB_SPY_PLAYS, TAKE_P): ASK_P,
    (VERB_SPY_PLAYS, TAKE_C): ASK_C,
    (VERB_SPY_PLAYS, TAKE_OPTION_DRAW): ASK_OPTION_DRAW,
    (VERB_INDUSTRIOUS_VILLAGERS_PLAYS, TAKE_OPTION_BUILD): ASK_OPTION_BUILD,
    (VERB_INDUSTRIOUS_VILLAGERS_PLAYS, TAKE_OPTION_SWAP): ASK_OPTION_SWAP,
    (VERB_ENEMY_SECRETS_PLAYS, TAKE_T): BEGIN,
    (VERB_ENEMY_SECRETS_PLAYS, TAKE_C): ASK_C,
    (VERB_OUTPOST_PLAYS, TAKE_T): BEGIN,
    (VERB_HIDDEN_WAYS_PLAYS, TAKE_SOURCE_TARGET): ASK_SOURCE_TARGET,
    (VERB_CARPENTRY_MASTERY_PLAYS, TAKE_OPTION_BUILD_NO): ASK_OPTION_BUILD_NO,
    (VERB_CARPENTRY_MASTERY_PLAYS, TAKE_OPTION_BUILD_ANOTHER): ASK_OPTION_BUILD_ANOTHER,
    (VERB_ANCESTRAL_CURSE_PLAYS, TAKE_OPTION_CURSE): ASK_OPTION_CURSE,
    (VERB_ANCESTRAL_CURSE_PLAYS, TAKE_C): ASK_C,
    (VERB_ANCESTRAL_CURSE_PLAYS, TAKE_OPTION_DRAW): ASK_OPTION_DRAW,
    (VERB_RANGERS_PLAYS, TAKE_OPTION): ASK_OPTION,
    (VERB_BRIBERY_PLAYS, TAKE_SOURCE_TARGET): BEGIN,
    (VERB_BRIBERY_PLAYS, TAKE_N): ASK_N,
    (VERB_LEGENDARY_HEROES_PLAYS, TAKE_C): BEGIN,
    (VERB_CAPTURE_PLAYS, TAKE_OPTION_ATTACK): ASK_OPTION_ATTACK,
    (VERB_CAPTURE_PLAYS, TAKE_T_FROM_TERRITORIES): ASK_T_FROM_TERRITORIES,
    (VERB_CAPTURE_PLAYS, TAKE_OPTION_ADD): ASK_OPTION_ADD,
    (VERB_CAPTURE_PLAYS, TAKE_T_FROM_HOLDINGS): ASK_T_FROM_HOLDINGS,
    (VERB_VEILED_THREATS_PLAYS, TAKE_OPTION_THREATEN): ASK_OPTION_THREATEN,
    (VERB_VEILED_THREATS_PLAYS, TAKE_P): ASK_P,
    (VERB_VEILED_THREATS_PLAYS, TAKE_OPTION_DISCARD): ASK_OPTION_DISCARD,
    (VERB_VEILED_THREATS_PLAYS, TAKE_C): ASK_C,
    (VERB_VEILED_THREATS_PLAYS, TAKE_R): ASK_R,
    (VERB_VEILED_THREATS_PLAYS, TAKE_OPTION_DRAW): ASK_OPTION_DRAW,
    (VERB_NEGOTIATION_PLAYS, TAKE_OPTION): BEGIN,
    (VERB_NEGOTIATION_PLAYS, TAKE_C): ASK_C,
    (VERB_RECRUITMENT_PLAYS, TAKE_T): BEGIN,
    (VERB_FUTURE_SIGHT_PLAYS, TAKE_C): ASK_C,
    (VERB_THE_BEAR_AWAKENS_PLAYS, TAKE_OPTION_RECRUIT): ASK_OPTION_RECRUIT,
    (VERB_THE_BEAR_AWAKENS_PLAYS, TAKE_OPTION_LET): ASK_OPTION_LET,
    (VERB_OSMOSIS_PLAYS, TAKE_ONE_OF_TS): ASK_ONE_OF_TS,
    (VERB_RESOURCEFUL_PEOPLE_PLAYS, TAKE_OPTION_DRAW): ASK_OPTION_DRAW,
    (VERB_RESOURCEFUL_PEOPLE_PLAYS, TAKE_OPTION_PAY): ASK_OPTION_PAY,
    (VERB_RAIDING_PARTY_PLAYS, TAKE_T): BEGIN,
    (VERB_RAIDING_PARTY_PLAYS, TAKE_R): ASK_R,
    (VERB_RAVEN_MERCENARIES_PLAYS, TAKE_T): BEGIN,
    (VERB_RAVEN_MERCENARIES_PLAYS, TAKE_OPTION): ASK_OPTION,
    (VERB_SNAKE_CLAN_PLAYS, TAKE_OPTION_MOVE): ASK_OPTION_MOVE,
    (VERB_SNAKE_CLAN_PLAYS, TAKE_OPTION_PLACE): ASK_OPTION_PLACE,
    (VERB_RAPACIOUS_EXPLOITATION_PLAYS, TAKE_P): BEGIN,
    (VERB_RAPACIOUS_EXPLOITATION_PLAYS, TAKE_C): ASK_C,
    (VERB_RAPACIOUS_EXPLOITATION_PLAYS, TAKE_OPTION): ASK_OPTION,
    (VERB_RAPACIOUS_EXPLOITATION_PLAYS, TAKE_R): ASK_R,
    (VERB_STOLEN_LORE_PLAYS, TAKE_C): ASK_C,
    (VERB_STAG_CLAN_PLAYS, TAKE_T): BEGIN,
    (VERB_PLUNDER_PLAYS, TAKE_OPTION_ATTACK): ASK_OPTION_ATTACK,
    (VERB_PLUNDER_PLAYS, TAKE_T): ASK_T,
    (VERB_PLUNDER_PLAYS, TAKE_OPTION_DRAW): ASK_OPTION_DRAW,
    (VERB_CALL_TO_WAR_PLAYS, TAKE_ONE_OF_TS): ASK_ONE_OF_TS,
    (VERB_AXE_THROWERS_AFTER_ROLLED, TAKE_OPTION_AXE): BEGIN,
    (VERB_AXE_THROWERS_AFTER_ROLLED, TAKE_OPTION_1): ASK_OPTION,
    (VERB_INTIMIDATE_BEFORE_FOUGHT, TAKE_OPTION): BEGIN,
    (VERB_GLORY_OF_THE_CLAN_BEFORE_BUILT, TAKE_OPTION): BEGIN,
    (VERB_MOVED_WHEN_MOVED, TAKE_TARGET): ASK_TARGET,
    (VERB_GAVE_WAY_WHEN_GAVE_WAY, TAKE_OPTION): BEGIN,
    (VERB_BEAR_BEFORE_STATIONED, TAKE_OPTION): BEGIN,
    (VERB_BEAR_WHEN_MUSTERED, TAKE_OPTION): BEGIN,
    (VERB_BEAR_WHEN_MUSTERED, TAKE_T): ASK_T,
    (VERB_BEAR_WHEN_SETTLED, TAKE_OPTION): BEGIN,
    (VERB_SNAKE_BEFORE_RESOLVING, TAKE_OPTION): BEGIN,
    (VERB_SNAKE_BEFORE_GATHERING, TAKE_R): BEGIN,
    (VERB_TRAINING_CAMP_WHEN_RECRUITED, TAKE_OPTION): BEGIN,
    (VERB_DEFENSIVE_STRATEGY_INSTEAD_PLAYED, TAKE_OPTION): BEGIN,
    (VERB_BEFORE_BUILT, RUN_TRIGGER): CHOOSE_TRIGGER,
    (VERB_AFTER_BUILT, RUN_TRIGGER): CHOOSE_TRIGGER,
    (VERB_AFTER_WON, RUN_TRIGGER): CHOOSE_TRIGGER,
    (VERB_AFTER_ROUSED, RUN_TRIGGER): CHOOSE_TRIGGER,
    (VERB_BEFORE_STATIONED, RUN_TRIGGER): CHOOSE_TRIGGER,
    (VERB_AFTER_EXPLORED, RUN_TRIGGER): CHOOSE_TRIGGER,
}

# Effects.
EFFECT_AXE_THROWERS_PLAYS: Final = 0
EFFECT_CARPENTRY_MASTERY_PLAYS: Final = 1
EFFECT_CONQUEROR_PLAYS: Final = 2
EFFECT_HUGINN_MUNINN_PLAYS: Final = 3
EFFECT_GRIZZLED_WARRIORS_PLAYS: Final = 4
EFFECT_INFILTRATION_PLAYS: Final = 5
EFFECT_AMENITIES_PLAYS: Final = 6
EFFECT_HEROIC_CHARGE_PLAYS: Final = 7
EFFECT_WARRIORS_PLAYS: Final = 8
EFFECT_MERCENARY_PLAYS: Final = 9
EFFECT_INTIMIDATE_PLAYS: Final = 10
EFFECT_SCOUT_CAMP_PLAYS: Final = 11
EFFECT_SHIELDBEARERS_PLAYS: Final = 12
EFFECT_BODYGUARD_PLAYS: Final = 13
EFFECT_SIMPLE_LIVING_PLAYS: Final = 14
EFFECT_FUTURE_SIGHT_PLAYS: Final = 15
EFFECT_BEAR_CLAN_PLAYS: Final = 16
EFFECT_THE_BEAR_AWAKENS_PLAYS: Final = 17
EFFECT_BOAR_CLAN_PLAYS: Final = 18
EFFECT_LAY_OF_THE_LAND_PLAYS: Final = 19
EFFECT_GOAT_CLAN_PLAYS: Final = 20
EFFECT_GLORY_OF_THE_CLAN_PLAYS: Final = 21
EFFECT_WOLF_CLAN_PLAYS: Final = 22

# Types, pieces and events, as chance and the log number them.
TYPE_TERRITORY: Final = 0
TYPE_CREATURE: Final = 1
TYPE_CARD: Final = 2
TYPE_COMBAT_DIE_FACE: Final = 3
TYPE_TILE: Final = 4
TYPE_MAP: Final = 5
PIECE_UNIT: Final = 0
EVENT_GAVE_WAY: Final = 0
EVENT_ROUSED: Final = 1
EVENT_PLAYED: Final = 2
EVENT_RESOLVING: Final = 3
EVENT_SETTLED: Final = 4
EVENT_STATIONED: Final = 5
EVENT_RECRUITED: Final = 6
EVENT_MUSTERED: Final = 7
EVENT_BUILT: Final = 8
EVENT_MARCHED: Final = 9
EVENT_EXPLORED: Final = 10
EVENT_MOVING: Final = 11
EVENT_MOVED: Final = 12
EVENT_CLASHED: Final = 13
EVENT_FOUGHT: Final = 14
EVENT_ROLLED: Final = 15
EVENT_WON: Final = 16
EVENT_GATHERING: Final = 17
EVENT_ACTIONS_OVER: Final = 18
EVENT_RECKONING: Final = 19
EVENT_YEAR_ENDED: Final = 20
EVENT_EQUIPPED: Final = 21
EVENT_LANDED: Final = 22
EVENT_BARTERING: Final = 23
