"""Northgard: Uncharted Lands: what never changes.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.boards.tiles import laid
from lawspeaker_runtime.state.goods import GoodsTable
from lawspeaker_runtime.state.pile_state import PileTable

# northgard.law:57  resource food: limit 55 if bank is counted else 9999
# northgard.law:58  resource wood: limit 50 if bank is counted else 9999
# northgard.law:59  resource lore: limit 45 if bank is counted else 9999
# northgard.law:60  resource fame: seen by owner, tallied by acclaim
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

# northgard.law:74  board map
REGULAR: Final = 0

# northgard.law:74  board map
MARK_FOOD: Final = 0
MARK_WOOD: Final = 1
MARK_LORE: Final = 2
MARK_SMALL: Final = 3
MARK_LARGE: Final = 4
CARVED: Final = 5
LAIR: Final = 6

# northgard.law:91  enum space: plain or stone or grand or nowhere
PLAIN: Final = 0
STONE: Final = 1
GRAND: Final = 2
NOWHERE: Final = 3

# northgard.law:92  enum effect: recruiting or moving or building or exploring
RECRUITING: Final = 0
MOVING: Final = 1
BUILDING: Final = 2
EXPLORING: Final = 3

# northgard.law:93  enum family: starting_card or clan_card or early or advanced or achievement or trouble
STARTING_CARD: Final = 0
CLAN_CARD: Final = 1
EARLY: Final = 2
ADVANCED: Final = 3
ACHIEVEMENT: Final = 4
TROUBLE: Final = 5

# northgard.law:86  size: small or large
SIZE_SMALL: Final = 0
SIZE_LARGE: Final = 1

# creatures.law:9  option lost_hunt: by_role or by_kind = by_kind if edition is uk else by_role
BY_ROLE: Final = 0
BY_KIND: Final = 1

# creatures.law:10  option hunting: anywhere or own_or_neutral = own_or_neutral if edition is fr else anywhere
HUNTING_ANYWHERE: Final = 0
OWN_OR_NEUTRAL: Final = 1

# northgard.law:37  option edition: recommended or fr or uk
FR: Final = 1
UK: Final = 2

# northgard.law:38  option trade: any_three or same_three = same_three if edition is uk else any_three
ANY_THREE: Final = 0
SAME_THREE: Final = 1

# northgard.law:39  option unrest_use: free_use or no_upgrade = no_upgrade if edition is fr else free_use
FREE_USE: Final = 0
NO_UPGRADE: Final = 1

# northgard.law:42  option camps: each_camp or one_unit = one_unit if edition is uk else each_camp
EACH_CAMP: Final = 0
ONE_UNIT: Final = 1

# northgard.law:43  option boar_lore: no_closing or no_own_closing = no_own_closing if edition is uk else no_closing
NO_CLOSING: Final = 0
NO_OWN_CLOSING: Final = 1

# northgard.law:44  option scorched_place: foreign or anywhere = anywhere if edition is uk else foreign
FOREIGN: Final = 0
SCORCHED_PLACE_ANYWHERE: Final = 1

# northgard.law:45  option scorched_yield: one_resource or any_number = any_number if edition is uk else one_resource
ONE_RESOURCE: Final = 0
ANY_NUMBER: Final = 1

# northgard.law:46  option kaija_moves: alone or in_company = in_company if edition is uk else alone
ALONE: Final = 0
IN_COMPANY: Final = 1

# northgard.law:47  option exploring: from_territory or from_tile = from_tile if edition is fr else from_territory
FROM_TERRITORY: Final = 0
FROM_TILE: Final = 1

# northgard.law:48  option kaija_joins: as_one or besides = as_one
AS_ONE: Final = 0
BESIDES: Final = 1

# northgard.law:49  option bank: endless or counted = endless
COUNTED: Final = 1

# northgard.law:50  option closing_fame: each_territory or each_tile = each_tile if edition is fr else each_territory
EACH_TERRITORY: Final = 0
EACH_TILE: Final = 1

# All things of a kind.
BEASTS: Final = range(9)
TILES: Final = range(9, 44)
BUILDINGS: Final = range(53, 109)
CARDS: Final = range(109, 229)

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
DEFENSE_TOWER: Final = 74
FORTRESS: Final = 88
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

# northgard.law:82  kind token
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

# northgard.law:85  kind building
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

# northgard.law:94  kind card
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

# northgard.law:123  die combat_die
COMBAT_DIE_FACES: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2, 3), (4,), (5,), (6,))
COMBAT_DIE_POINT: Final[tuple[int, ...]] = (2, 3, 1, 0, 2, 0, 1)
COMBAT_DIE_CASUALTY: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 2, 1)

# northgard.law:74  board map
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
VERB_WITHDRAW: Final = 51
VERB_RETREAT: Final = 52
VERB_SWAP_GOODS: Final = 53
VERB_LAY_HOME: Final = 54
VERB_CAMP_ON: Final = 55
VERB_TRADE_GOODS: Final = 56
VERB_SECOND_WIND: Final = 57
VERB_FIND_LAND: Final = 58
VERB_LAY_FOUND_ITSELF: Final = 59
VERB_PHASE_ACTIONS: Final = 60
VERB_PHASE_HARVEST: Final = 61
VERB_PHASE_TURNING: Final = 62
VERB_SETUP: Final = 63
VERB_COURSE: Final = 64
VERB_TRY_PLAYS_OF_CARD_CARPENTRY_MASTERY: Final = 65
VERB_TRY_PLAYS_OF_CARD_RANGERS: Final = 66
VERB_TRY_PLAYS_OF_CARD_OSMOSIS: Final = 67
VERB_TRY_DO_TWO_OF: Final = 68
VERB_TRY_PAY_ANY: Final = 69
VERB_TRY_RESOLVE: Final = 70
VERB_TRY_ANNEX: Final = 71
VERB_TRY_PLAYS_OF_CARD_CALL_TO_WAR: Final = 72
VERB_SPY_PLAYS: Final = 73
VERB_AXE_THROWERS_PLAYS: Final = 74
VERB_INDUSTRIOUS_VILLAGERS_PLAYS: Final = 75
VERB_ENEMY_SECRETS_PLAYS: Final = 76
VERB_HUNTERS_PLAYS: Final = 77
VERB_WOODCUTTERS_PLAYS: Final = 78
VERB_LOREMASTERS_PLAYS: Final = 79
VERB_OUTPOST_PLAYS: Final = 80
VERB_HIDDEN_WAYS_PLAYS: Final = 81
VERB_CARPENTRY_MASTERY_PLAYS: Final = 82
VERB_HUGINN_MUNINN_PLAYS: Final = 83
VERB_GRIZZLED_WARRIORS_PLAYS: Final = 84
VERB_UPGRADED_TRADING_POST_PLAYS: Final = 85
VERB_ANCESTRAL_CURSE_PLAYS: Final = 86
VERB_RANGERS_PLAYS: Final = 87
VERB_UPGRADED_SCOUT_CAMP_PLAYS: Final = 88
VERB_GREATER_TRADE_ROUTES_PLAYS: Final = 89
VERB_INFILTRATION_PLAYS: Final = 90
VERB_UPGRADED_TOWN_HALL_PLAYS: Final = 91
VERB_AMENITIES_PLAYS: Final = 92
VERB_BRIBERY_PLAYS: Final = 93
VERB_INCURSION_PLAYS: Final = 94
VERB_HEROIC_CHARGE_PLAYS: Final = 95
VERB_TRADING_POST_PLAYS: Final = 96
VERB_LEGENDARY_HEROES_PLAYS: Final = 97
VERB_ALLIES_FROM_THE_WILD_PLAYS: Final = 98
VERB_WARRIORS_PLAYS: Final = 99
VERB_CUNNING_MERCHANT_PLAYS: Final = 100
VERB_CAPTURE_PLAYS: Final = 101
VERB_VEILED_THREATS_PLAYS: Final = 102
VERB_NEGOTIATION_PLAYS: Final = 103
VERB_SCOUTS_PLAYS: Final = 104
VERB_TOWN_HALL_PLAYS: Final = 105
VERB_MERCHANT_PLAYS: Final = 106
VERB_MILITIA_PLAYS: Final = 107
VERB_IMPROVED_VILLAGER_TOOLS_PLAYS: Final = 108
VERB_RECRUITMENT_PLAYS: Final = 109
VERB_MERCENARY_PLAYS: Final = 110
VERB_INTIMIDATE_PLAYS: Final = 111
VERB_FEAST_DAY_PLAYS: Final = 112
VERB_SCOUT_CAMP_PLAYS: Final = 113
VERB_SHIELDBEARERS_PLAYS: Final = 114
VERB_BODYGUARD_PLAYS: Final = 115
VERB_SIMPLE_LIVING_PLAYS: Final = 116
VERB_FUTURE_SIGHT_PLAYS: Final = 117
VERB_RECRUIT_PLAYS: Final = 118
VERB_MOVE_PLAYS: Final = 119
VERB_EXPLORE_PLAYS: Final = 120
VERB_BUILD_PLAYS: Final = 121
VERB_FEAST_PLAYS: Final = 122
VERB_BEAR_CLAN_PLAYS: Final = 123
VERB_THE_BEAR_AWAKENS_PLAYS: Final = 124
VERB_BOAR_CLAN_PLAYS: Final = 125
VERB_OSMOSIS_PLAYS: Final = 126
VERB_LAY_OF_THE_LAND_PLAYS: Final = 127
VERB_GOAT_CLAN_PLAYS: Final = 128
VERB_TEAMWORK_PLAYS: Final = 129
VERB_RESOURCEFUL_PEOPLE_PLAYS: Final = 130
VERB_RAVEN_CLAN_PLAYS: Final = 131
VERB_RAIDING_PARTY_PLAYS: Final = 132
VERB_RAVEN_MERCENARIES_PLAYS: Final = 133
VERB_SNAKE_CLAN_PLAYS: Final = 134
VERB_RAPACIOUS_EXPLOITATION_PLAYS: Final = 135
VERB_STOLEN_LORE_PLAYS: Final = 136
VERB_STAG_CLAN_PLAYS: Final = 137
VERB_GLORY_OF_THE_CLAN_PLAYS: Final = 138
VERB_ANNEXATION_PLAYS: Final = 139
VERB_WOLF_CLAN_PLAYS: Final = 140
VERB_PLUNDER_PLAYS: Final = 141
VERB_CALL_TO_WAR_PLAYS: Final = 142
VERB_AXE_THROWERS_AFTER_ROLLED: Final = 143
VERB_INTIMIDATE_BEFORE_FOUGHT: Final = 144
VERB_GLORY_OF_THE_CLAN_BEFORE_BUILT: Final = 145
VERB_RECRUITED_WHEN_RECRUITED: Final = 146
VERB_LAY_FOUND_WHEN_LAY_FOUND: Final = 147
VERB_MOVED_WHEN_MOVED: Final = 148
VERB_CLASHED_AFTER_CLASHED: Final = 149
VERB_ACTIONS_OVER_WHEN_ACTIONS_OVER: Final = 150
VERB_GAVE_WAY_WHEN_GAVE_WAY: Final = 151
VERB_BARTERING_WHEN_BARTERING: Final = 152
VERB_DRAUGR_WHEN_ROUSED: Final = 153
VERB_FALLEN_VALKYRIE_WHEN_ROUSED: Final = 154
VERB_BEAR_BEFORE_STATIONED: Final = 155
VERB_BEAR_WHEN_MUSTERED: Final = 156
VERB_BEAR_WHEN_SETTLED: Final = 157
VERB_SNAKE_BEFORE_RESOLVING: Final = 158
VERB_SNAKE_BEFORE_GATHERING: Final = 159
VERB_TRAINING_CAMP_WHEN_RECRUITED: Final = 160
VERB_DEFENSIVE_STRATEGY_INSTEAD_PLAYED: Final = 161
VERB_AFTER_ROLLED: Final = 162
VERB_BEFORE_FOUGHT: Final = 163
VERB_BEFORE_BUILT: Final = 164
VERB_AFTER_BUILT: Final = 165
VERB_AFTER_RECRUITED: Final = 166
VERB_AFTER_LAY_FOUND: Final = 167
VERB_AFTER_MOVED: Final = 168
VERB_AFTER_CLASHED: Final = 169
VERB_AFTER_WON: Final = 170
VERB_AFTER_ACTIONS_OVER: Final = 171
VERB_AFTER_GAVE_WAY: Final = 172
VERB_AFTER_BARTERING: Final = 173
VERB_AFTER_ROUSED: Final = 174
VERB_BEFORE_STATIONED: Final = 175
VERB_AFTER_MUSTERED: Final = 176
VERB_AFTER_SETTLED: Final = 177
VERB_AFTER_EXPLORED: Final = 178
VERB_BEFORE_RESOLVING: Final = 179
VERB_BEFORE_GATHERING: Final = 180
VERB_INSTEAD_OF_PLAYED: Final = 181
VERB_STAY_IDLE: Final = 182

# Where functions that may suspend go on, and by function and label, where each asked.
BEGIN: Final = 0
THEN_REPEAT: Final = 2
ASK_OPTION: Final = 4
TAKE_OPTION: Final = 5
THEN_PLAY_CARDS: Final = 6
ASK_C: Final = 7
TAKE_C: Final = 8
ASK_C_2: Final = 9
TAKE_C_2: Final = 10
ASK_C_3: Final = 11
TAKE_C_3: Final = 12
THEN_UPGRADE: Final = 13
THEN_PASS: Final = 14
AFTER_PASS: Final = 15
DONE: Final = 16
AFTER_PLAY: Final = 17
DONE_2: Final = 19
AFTER_PLAY_2: Final = 20
DONE_3: Final = 21
AFTER_INSTEAD_OF_PLAYED: Final = 22
THEN_PUT: Final = 23
AFTER_RESOLVE: Final = 24
CHOOSE_TRIGGER: Final = 25
AFTER_BEFORE_RESOLVING: Final = 26
AFTER_PLAYS: Final = 27
THEN_AWAY: Final = 28
THEN_IF: Final = 29
ASK_U: Final = 30
TAKE_U: Final = 31
FAIL: Final = 32
ASK_OLD: Final = 33
TAKE_OLD: Final = 34
AFTER_SWAP_BUILDING: Final = 35
FAIL_2: Final = 36
ASK_OLD_2: Final = 37
TAKE_OLD_2: Final = 38
AFTER_SWAP_BUILDING_2: Final = 39
ASK_B: Final = 40
TAKE_B: Final = 41
THEN_LET: Final = 42
NEXT_T: Final = 43
ASK_N: Final = 44
TAKE_N: Final = 45
THEN_STATION: Final = 46
AFTER_STATION: Final = 47
THEN_MUSTER: Final = 48
ASK_T: Final = 50
TAKE_T: Final = 51
TAKE_E: Final = 52
THEN_PAY_ANY: Final = 53
AFTER_PAY_ANY: Final = 54
THEN_PAY_ANY_2: Final = 55
AFTER_PAY_ANY_2: Final = 56
THEN_SCORCH: Final = 57
AFTER_SCORCH: Final = 58
THEN_SCORCH_2: Final = 59
AFTER_SCORCH_2: Final = 60
TAKE_SOURCE: Final = 61
AFTER_DO_BASIC: Final = 62
ASK_F: Final = 63
TAKE_F: Final = 64
THEN_REPEAT_2: Final = 66
ASK_R: Final = 67
TAKE_R: Final = 68
ASK_F_2: Final = 69
TAKE_F_2: Final = 70
AFTER_RECRUIT: Final = 72
AFTER_MOVE: Final = 75
AFTER_BUILD: Final = 78
THEN_EXPLORE: Final = 80
THEN_ANNOUNCE: Final = 81
AFTER_BEFORE_FOUGHT: Final = 83
AFTER_BATTLE: Final = 84
THEN_EACH: Final = 85
NEXT_C: Final = 86
AFTER_WANDER: Final = 87
THEN_PLACE: Final = 89
THEN_CHOOSE: Final = 90
ASK_RECRUITED: Final = 91
TAKE_RECRUITED: Final = 92
AFTER_BEFORE_STATIONED: Final = 93
AFTER_FIND_SPACE: Final = 94
AFTER_BEFORE_BUILT: Final = 95
THEN_IF_3: Final = 97
ASK_S: Final = 99
TAKE_S: Final = 100
DONE_5: Final = 101
AFTER_EXPLORE_AMONG: Final = 102
THEN_CHOOSE_TILE: Final = 104
AFTER_CHOOSE_TILE: Final = 105
AFTER_LAY_FOUND: Final = 107
ASK_X: Final = 109
TAKE_X: Final = 110
AFTER_LAY_FOUND_ITSELF: Final = 111
ASK_ONE_OF_KS: Final = 112
TAKE_ONE_OF_KS: Final = 113
THEN_CHOOSE_2: Final = 114
THEN_CHOOSE_3: Final = 115
ASK_ONE_OF_RS: Final = 116
TAKE_ONE_OF_RS: Final = 117
ASK_REST: Final = 118
TAKE_REST: Final = 119
THEN_CHOOSE_4: Final = 120
ASK_SOURCE_TARGET: Final = 121
TAKE_SOURCE_TARGET: Final = 122
AFTER_MARCH: Final = 123
ASK_SOURCE_TARGET_2: Final = 124
TAKE_SOURCE_TARGET_2: Final = 125
AFTER_MARCH_2: Final = 126
THEN_ANNOUNCE_2: Final = 127
AFTER_AFTER_MOVED: Final = 128
ASK_RIDE: Final = 130
TAKE_RIDE: Final = 131
THEN_RIDING: Final = 132
ASK_FIELD: Final = 134
TAKE_FIELD: Final = 135
AFTER_CLASH: Final = 136
AFTER_FIGHT: Final = 137
NEXT_S: Final = 139
NEXT_S_2: Final = 140
AFTER_SUFFER: Final = 141
AFTER_SUFFER_2: Final = 142
AFTER_WITHDRAW: Final = 145
ASK_FED: Final = 146
TAKE_FED: Final = 147
ASK_E: Final = 148
THEN_BURY: Final = 149
ASK_KAIJA_FALLS: Final = 151
TAKE_KAIJA_FALLS: Final = 152
ASK_REFUGE: Final = 154
TAKE_REFUGE: Final = 155
ASK_MINE_YOURS: Final = 156
TAKE_MINE_YOURS: Final = 157
THEN_AGREED: Final = 158
AFTER_AFTER_BARTERING: Final = 162
ASK_WANTED: Final = 163
TAKE_WANTED: Final = 164
ASK_R_2: Final = 166
TAKE_R_2: Final = 167
THEN_GAIN: Final = 168
THEN_FIND_LAND: Final = 169
AFTER_BEFORE_EXPLORED: Final = 170
THEN_TURNS: Final = 171
AFTER_ACT: Final = 173
NEXT_P: Final = 174
AFTER_BEFORE_GATHERING: Final = 175
THEN_TRADE_GOODS: Final = 176
NEXT_P_2: Final = 178
THEN_EACH_2: Final = 179
AFTER_PHASE_ACTIONS: Final = 180
AFTER_AFTER_ACTIONS_OVER: Final = 181
AFTER_PHASE_HARVEST: Final = 182
AFTER_PHASE_TURNING: Final = 183
THEN_RAISE: Final = 184
AFTER_DO_TWO_OF: Final = 185
AFTER_ANNEX: Final = 186
THEN_STEP_2: Final = 188
THEN_STEP_3: Final = 189
ASK_P: Final = 190
TAKE_P: Final = 191
THEN_STEP_4: Final = 192
THEN_STEP_5: Final = 193
THEN_STEP_6: Final = 194
ASK_OPTION_2: Final = 195
TAKE_OPTION_2: Final = 196
THEN_STEP_7: Final = 197
THEN_STEP_8: Final = 198
THEN_DO: Final = 199
AFTER_RENEW_BUILDING: Final = 201
AFTER_RECRUIT_BY: Final = 202
AFTER_RECRUIT_HERE: Final = 203
AFTER_HALT: Final = 204
AFTER_BUILD_2: Final = 206
AFTER_EXPLORE: Final = 207
AFTER_SIFT: Final = 208
AFTER_RECRUIT_WILD: Final = 209
AFTER_BURY: Final = 210
ASK_T_2: Final = 211
TAKE_T_2: Final = 212
ASK_OPTION_3: Final = 214
TAKE_OPTION_3: Final = 215
THEN_DRAW: Final = 216
AFTER_FEAST: Final = 217
ASK_ONE_OF_TS: Final = 219
TAKE_ONE_OF_TS: Final = 220
THEN_RECRUIT_EACH: Final = 221
AFTER_RECRUIT_EACH: Final = 222
AFTER_BUY_CARD: Final = 224
THEN_RECRUIT_HERE: Final = 225
AFTER_SCORCH_AGAIN: Final = 227
THEN_BRING_ALONG: Final = 228
AFTER_BRING_ALONG: Final = 230
THEN_RAISE_2: Final = 231
THEN_PUSH_OUT: Final = 232
THEN_NOTE_PRAISE: Final = 233
ASK_TARGET: Final = 236
TAKE_TARGET: Final = 237
THEN_LURE_OUT: Final = 239
THEN_STAND_IN: Final = 240
RUN_TRIGGER: Final = 241
AFTER_TRIGGER: Final = 242
ASKED_AT: Final[dict[tuple[int, int], int]] = {
    (VERB_ACT, TAKE_OPTION): ASK_OPTION,
    (VERB_ACT, TAKE_C): ASK_C,
    (VERB_ACT, TAKE_C_2): ASK_C_2,
    (VERB_ACT, TAKE_C_3): ASK_C_3,
    (VERB_PLAY_CARDS, TAKE_C): ASK_C,
    (VERB_PLAY_CARDS, TAKE_C_2): ASK_C_2,
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
    (VERB_MOVE, TAKE_SOURCE_TARGET): ASK_SOURCE_TARGET,
    (VERB_MOVE, TAKE_SOURCE_TARGET_2): ASK_SOURCE_TARGET_2,
    (VERB_MARCH, TAKE_RIDE): ASK_RIDE,
    (VERB_MARCH, TAKE_N): ASK_N,
    (VERB_FIGHT_ALL, TAKE_FIELD): ASK_FIELD,
    (VERB_FEED, TAKE_FED): ASK_FED,
    (VERB_STRIKE, TAKE_E): ASK_E,
    (VERB_BURY, TAKE_KAIJA_FALLS): ASK_KAIJA_FALLS,
    (VERB_RETREAT, TAKE_REFUGE): ASK_REFUGE,
    (VERB_RETREAT, TAKE_N): ASK_N,
    (VERB_RETREAT, TAKE_RIDE): ASK_RIDE,
    (VERB_SWAP_GOODS, TAKE_MINE_YOURS): ASK_MINE_YOURS,
    (VERB_SWAP_GOODS, TAKE_OPTION): ASK_OPTION,
    (VERB_LAY_HOME, TAKE_X): ASK_X,
    (VERB_LAY_HOME, TAKE_S): ASK_S,
    (VERB_CAMP_ON, TAKE_T): BEGIN,
    (VERB_TRADE_GOODS, TAKE_WANTED): ASK_WANTED,
    (VERB_TRADE_GOODS, TAKE_R): ASK_R,
    (VERB_TRADE_GOODS, TAKE_R_2): ASK_R_2,
    (VERB_SECOND_WIND, TAKE_T): ASK_T,
    (VERB_SECOND_WIND, TAKE_OPTION): ASK_OPTION,
    (VERB_FIND_LAND, TAKE_S): ASK_S,
    (VERB_FIND_LAND, TAKE_T): ASK_T,
    (VERB_LAY_FOUND_ITSELF, TAKE_S): BEGIN,
    (VERB_SPY_PLAYS, TAKE_OPTION): ASK_OPTION,
    (VERB_SPY_PLAYS, TAKE_P): ASK_P,
    (VERB_SPY_PLAYS, TAKE_C): ASK_C,
    (VERB_SPY_PLAYS, TAKE_OPTION_2): ASK_OPTION_2,
    (VERB_INDUSTRIOUS_VILLAGERS_PLAYS, TAKE_OPTION): ASK_OPTION,
    (VERB_INDUSTRIOUS_VILLAGERS_PLAYS, TAKE_OPTION_2): ASK_OPTION_2,
    (VERB_ENEMY_SECRETS_PLAYS, TAKE_T): BEGIN,
    (VERB_ENEMY_SECRETS_PLAYS, TAKE_C): ASK_C,
    (VERB_OUTPOST_PLAYS, TAKE_T): BEGIN,
    (VERB_HIDDEN_WAYS_PLAYS, TAKE_SOURCE_TARGET): ASK_SOURCE_TARGET,
    (VERB_CARPENTRY_MASTERY_PLAYS, TAKE_OPTION): ASK_OPTION,
    (VERB_CARPENTRY_MASTERY_PLAYS, TAKE_OPTION_2): ASK_OPTION_2,
    (VERB_ANCESTRAL_CURSE_PLAYS, TAKE_OPTION): ASK_OPTION,
    (VERB_ANCESTRAL_CURSE_PLAYS, TAKE_C): ASK_C,
    (VERB_ANCESTRAL_CURSE_PLAYS, TAKE_OPTION_2): ASK_OPTION_2,
    (VERB_RANGERS_PLAYS, TAKE_OPTION): ASK_OPTION,
    (VERB_BRIBERY_PLAYS, TAKE_SOURCE_TARGET): BEGIN,
    (VERB_BRIBERY_PLAYS, TAKE_N): ASK_N,
    (VERB_LEGENDARY_HEROES_PLAYS, TAKE_C): BEGIN,
    (VERB_CAPTURE_PLAYS, TAKE_OPTION): ASK_OPTION,
    (VERB_CAPTURE_PLAYS, TAKE_T): ASK_T,
    (VERB_CAPTURE_PLAYS, TAKE_OPTION_2): ASK_OPTION_2,
    (VERB_CAPTURE_PLAYS, TAKE_T_2): ASK_T_2,
    (VERB_VEILED_THREATS_PLAYS, TAKE_OPTION): ASK_OPTION,
    (VERB_VEILED_THREATS_PLAYS, TAKE_P): ASK_P,
    (VERB_VEILED_THREATS_PLAYS, TAKE_OPTION_2): ASK_OPTION_2,
    (VERB_VEILED_THREATS_PLAYS, TAKE_C): ASK_C,
    (VERB_VEILED_THREATS_PLAYS, TAKE_R): ASK_R,
    (VERB_VEILED_THREATS_PLAYS, TAKE_OPTION_3): ASK_OPTION_3,
    (VERB_NEGOTIATION_PLAYS, TAKE_OPTION): BEGIN,
    (VERB_NEGOTIATION_PLAYS, TAKE_C): ASK_C,
    (VERB_RECRUITMENT_PLAYS, TAKE_T): BEGIN,
    (VERB_FUTURE_SIGHT_PLAYS, TAKE_C): ASK_C,
    (VERB_THE_BEAR_AWAKENS_PLAYS, TAKE_OPTION): ASK_OPTION,
    (VERB_THE_BEAR_AWAKENS_PLAYS, TAKE_OPTION_2): ASK_OPTION_2,
    (VERB_OSMOSIS_PLAYS, TAKE_ONE_OF_TS): ASK_ONE_OF_TS,
    (VERB_RESOURCEFUL_PEOPLE_PLAYS, TAKE_OPTION): ASK_OPTION,
    (VERB_RESOURCEFUL_PEOPLE_PLAYS, TAKE_OPTION_2): ASK_OPTION_2,
    (VERB_RAIDING_PARTY_PLAYS, TAKE_T): BEGIN,
    (VERB_RAIDING_PARTY_PLAYS, TAKE_R): ASK_R,
    (VERB_RAVEN_MERCENARIES_PLAYS, TAKE_T): BEGIN,
    (VERB_RAVEN_MERCENARIES_PLAYS, TAKE_OPTION): ASK_OPTION,
    (VERB_SNAKE_CLAN_PLAYS, TAKE_OPTION): ASK_OPTION,
    (VERB_SNAKE_CLAN_PLAYS, TAKE_OPTION_2): ASK_OPTION_2,
    (VERB_RAPACIOUS_EXPLOITATION_PLAYS, TAKE_P): BEGIN,
    (VERB_RAPACIOUS_EXPLOITATION_PLAYS, TAKE_C): ASK_C,
    (VERB_RAPACIOUS_EXPLOITATION_PLAYS, TAKE_OPTION): ASK_OPTION,
    (VERB_RAPACIOUS_EXPLOITATION_PLAYS, TAKE_R): ASK_R,
    (VERB_STOLEN_LORE_PLAYS, TAKE_C): ASK_C,
    (VERB_STAG_CLAN_PLAYS, TAKE_T): BEGIN,
    (VERB_PLUNDER_PLAYS, TAKE_OPTION): ASK_OPTION,
    (VERB_PLUNDER_PLAYS, TAKE_T): ASK_T,
    (VERB_PLUNDER_PLAYS, TAKE_OPTION_2): ASK_OPTION_2,
    (VERB_CALL_TO_WAR_PLAYS, TAKE_ONE_OF_TS): ASK_ONE_OF_TS,
    (VERB_AXE_THROWERS_AFTER_ROLLED, TAKE_OPTION): BEGIN,
    (VERB_AXE_THROWERS_AFTER_ROLLED, TAKE_OPTION_2): ASK_OPTION,
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
