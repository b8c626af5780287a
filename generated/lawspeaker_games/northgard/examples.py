"""Northgard: Uncharted Lands: worked examples.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import State, forget_all
from lawspeaker_games.northgard.steps import appear, draw_up, phase_beginning, phase_winter, roll_for_first, run, score
from lawspeaker_games.northgard.tables import (
    ACHIEVEMENT,
    ACHIEVEMENTS,
    ACTIVE_AREA,
    ADVANCED,
    ALLIES_FROM_THE_WILD,
    ALONE,
    ALTAR_OF_KINGS,
    ALTAR_OF_KINGS_COPIES,
    AMENITIES,
    ANCESTRAL_CURSE,
    ANNEXATION,
    ANY_NUMBER,
    ANY_THREE,
    ANYWHERE,
    ATTACK,
    AXE_THROWERS,
    BEAR_CLAN,
    BEASTS,
    BOAR_CLAN,
    BODYGUARD,
    BOX,
    BRIBERY,
    BROWN_BEAR,
    BROWN_BEAR_COPIES,
    BUILD,
    BUILDER,
    BUILDING,
    BUILDINGS,
    CALL_TO_WAR,
    CAPTURE,
    CARD_CLAN,
    CARD_FAMILY,
    CARD_OWNER,
    CARD_UPGRADE,
    CARDS,
    CARPENTRY_MASTERY,
    CARVED,
    CARVED_STONE,
    CARVED_STONE_COPIES,
    CLAN_CARD,
    CLANS,
    CONQUEROR,
    CREATURE_DECK,
    CREATURE_STRENGTH,
    CUNNING_MERCHANT,
    DECK,
    DEFENCE,
    DEFENSE_TOWER,
    DEFENSE_TOWER_COPIES,
    DEFENSIVE_STRATEGY,
    DEVELOPMENTS,
    DISCARD,
    DISPLAY,
    DRAUGR,
    DRAUGR_COPIES,
    DRAWN,
    EACH_CAMP,
    EACH_TERRITORY,
    EACH_TILE,
    EARLY,
    ENEMY_SECRETS,
    EXPLORE,
    EXPLORE_COPIES,
    EXPLORER,
    EXPLORING,
    FALLEN_VALKYRIE,
    FALLEN_VALKYRIE_COPIES,
    FAME,
    FEAST,
    FEAST_COPIES,
    FEAST_DAY,
    FIRST_COPY,
    FISHING,
    FOOD_SILO,
    FOOD_SILO_COPIES,
    FOOD_TRADER,
    FOREIGN,
    FORGE,
    FORGE_COPIES,
    FORTRESS,
    FORTRESS_COPIES,
    FREE_USE,
    FROM_TERRITORY,
    FROM_TILE,
    FUTURE_SIGHT,
    GLORY_OF_THE_CLAN,
    GOAT,
    GOAT_CLAN,
    GOODS,
    GREATER_TRADE_ROUTES,
    GRIZZLED_WARRIORS,
    HAND,
    HEROIC_CHARGE,
    HIDDEN_WAYS,
    HUGINN_MUNINN,
    HUNTERS,
    IMPROVED_VILLAGER_TOOLS,
    IN_COMPANY,
    INCURSION,
    INDUSTRIOUS_VILLAGERS,
    INFILTRATION,
    INTIMIDATE,
    KAIJA,
    LAIR,
    LAIRS,
    LAND,
    LAY_OF_THE_LAND,
    LEGENDARY_HEROES,
    LORE_MASTERY,
    LOREMASTERS,
    MARK_FOOD,
    MARK_LARGE,
    MARK_LORE,
    MARK_SMALL,
    MARK_WOOD,
    MARKET_PLACE,
    MERCENARY,
    MERCHANT,
    MILITIA,
    MOVE,
    MOVE_COPIES,
    MOVING,
    N01,
    N02,
    N03,
    N05,
    N06,
    N09,
    N13,
    N15,
    N20,
    N23,
    N24,
    N27,
    N28,
    N30,
    NEGOTIATION,
    NO_CLOSING,
    NO_OWN_CLOSING,
    ONE_RESOURCE,
    ONE_UNIT,
    OSMOSIS,
    OUTPOST,
    PIECE_UNIT,
    PILES,
    PLAIN,
    PLUNDER,
    PROTECTOR_OF_THE_LAND,
    RAIDING_PARTY,
    RANGERS,
    RAPACIOUS_EXPLOITATION,
    RAVEN_CLAN,
    RAVEN_MERCENARIES,
    RECOMMENDED,
    RECRUIT,
    RECRUIT_COPIES,
    RECRUITING,
    RECRUITMENT,
    REGULAR,
    RES_FOOD,
    RES_LORE,
    RES_WOOD,
    RESOURCEFUL_PEOPLE,
    ROUGH,
    SAME_THREE,
    SCHOLAR,
    SCORCHED_EARTH,
    SCOUT_CAMP,
    SCOUTS,
    SECOND_START,
    SHIELDBEARERS,
    SIMPLE_LIVING,
    SLAIN,
    SNAKE_CLAN,
    SPY,
    STAG_CLAN,
    STARTING_CARD,
    STOLEN_LORE,
    STONE,
    SUPPLY,
    TEAMWORK,
    THE_BEAR_AWAKENS,
    THING_CREATURE_WOLF,
    THING_CREATURE_WOLF_COPIES,
    THING_TILE_START,
    TILE_HAND,
    TILES,
    TILES_MAP,
    TOWN_HALL,
    TRADING_POST,
    TRAINING_CAMP,
    TRAINING_CAMP_COPIES,
    TRAPPER,
    TROUBLES,
    TYPE_CARD,
    TYPE_CREATURE,
    TYPE_MAP,
    TYPE_TERRITORY,
    TYPE_TILE,
    UNREST,
    UNREST_COPIES,
    UPGRADED_MARKET_PLACE,
    UPGRADED_SCOUT_CAMP,
    UPGRADED_TOWN_HALL,
    UPGRADED_TRADING_POST,
    UPGRADES,
    VEILED_THREATS,
    VERB_ACT,
    VERB_ASSAULT,
    VERB_BUILD,
    VERB_CAMP_ON,
    VERB_CREATURE_PHASE,
    VERB_EXPLORE,
    VERB_LAY_HOME,
    VERB_MOVE,
    VERB_PASS,
    VERB_PHASE_HARVEST,
    VERB_PHASE_TURNING,
    VERB_PLAY,
    VERB_PLAY_CARDS,
    VERB_RECRUIT,
    VERB_RESOLVE,
    VERB_STAY_IDLE,
    VERB_TRADE_GOODS,
    WAIT_ONLY,
    WARLORD,
    WARRIORS,
    WOLF_CLAN,
    WOOD_MONOPOLY,
    WOOD_TRADER,
    WOODCUTTER_LODGE,
    WOODCUTTER_LODGE_COPIES,
    WOODCUTTERS,
)
from lawspeaker_games.northgard.values import (
    can_begin,
    can_oppose,
    controller,
    figures,
    force,
    homeless,
    inflicted,
    partner,
    power,
    present,
    room,
    strongholds,
    strongholds_needed,
    unrest,
    winter_cost,
    years,
)
from lawspeaker_runtime import goods
from lawspeaker_runtime.boards import laid
from lawspeaker_runtime.boards.follow import merge_counts
from lawspeaker_runtime.pieces import place_pieces, remove_pieces, shift_pieces
from lawspeaker_runtime.piles import (
    deal,
    lay_out,
    place_thing,
    put_all_last,
    put_first,
    put_last,
    put_list_first,
    put_list_last,
    take_out,
)
from lawspeaker_runtime.prove import Answer, Example, Step, of_any_copy
from lawspeaker_runtime.seating import winner
from lawspeaker_runtime.selecting import first_or, last_or, need
from lawspeaker_runtime.standing import first_card, follow_groups, place_of, settled, spare_copy


# examples_achievements.law:3  given
def example_1_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_ash, area_cedar, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, FOOD_SILO, area_ash, TYPE_TERRITORY)
    place_thing(s, PILES, TRAINING_CAMP, area_ash, TYPE_TERRITORY)
    place_thing(s, PILES, FORGE, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    place_thing(s, PILES, ALTAR_OF_KINGS, area_birch, TYPE_TERRITORY)
    place_thing(s, PILES, FORTRESS, area_cedar, TYPE_TERRITORY)
    put_last(s, PILES, BUILDER, DISCARD + 1)
    put_last(s, PILES, EXPLORER, DECK + 2)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    forget_all(s)


# examples_achievements.law:13  that score of Red is 8
def example_1_2_1(s: State) -> bool:
    return score(s, 1) == 8


# examples_achievements.law:14  that score of Purple is 0
def example_1_2_2(s: State) -> bool:
    return score(s, 2) == 0


# examples_achievements.law:17  given
def example_2_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 3, 2)
    laid.mark_area(TILES_MAP, s.map, area_ash, 5, 1)
    laid.mark_area(TILES_MAP, s.map, area_ash, 4, 1)
    laid.mark_area(TILES_MAP, s.map, area_birch, 4, 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    put_last(s, PILES, EXPLORER, HAND + 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 3
    forget_all(s)


# examples_achievements.law:25  that score of Red is 7
def example_2_2_1(s: State) -> bool:
    return score(s, 1) == 7


# examples_achievements.law:26  Red does build
def example_2_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_BUILD]
    run(s)


# examples_achievements.law:27  t Ash
def example_2_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_achievements.law:28  b "Carved Stone"
def example_2_5_1(s: State) -> list[list[int]]:
    return [list(CARVED_STONE_COPIES)]


# examples_achievements.law:30  that score of Red is 5
def example_2_6_1(s: State) -> bool:
    return score(s, 1) == 5


# examples_achievements.law:34  given
def example_3_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_ash, area_cedar, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 0, 2)
    laid.mark_area(TILES_MAP, s.map, area_ash, 1, 1)
    laid.mark_area(TILES_MAP, s.map, area_ash, 2, 1)
    laid.mark_area(TILES_MAP, s.map, area_birch, 0, 1)
    laid.mark_area(TILES_MAP, s.map, area_birch, 1, 2)
    laid.mark_area(TILES_MAP, s.map, area_cedar, 2, 1)
    laid.mark_area(TILES_MAP, s.map, area_cedar, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, FOOD_SILO, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    place_thing(s, PILES, WOODCUTTER_LODGE, area_birch, TYPE_TERRITORY)
    place_thing(s, PILES, 54, area_birch, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 3, s.map.root[area_cedar], 1)
    place_thing(s, PILES, CARVED_STONE, area_cedar, TYPE_TERRITORY)
    place_thing(s, PILES, 68, area_cedar, TYPE_TERRITORY)
    put_last(s, PILES, FOOD_TRADER, HAND + 1)
    put_last(s, PILES, WOOD_TRADER, DECK + 2)
    put_last(s, PILES, SCHOLAR, ACTIVE_AREA + 3)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    s.goods[12 + RES_FOOD] = 0
    s.goods[12 + RES_WOOD] = 0
    forget_all(s)


# examples_achievements.law:49  that score of Red is 6
def example_3_2_1(s: State) -> bool:
    return score(s, 1) == 6


# examples_achievements.law:50  that score of Purple is 6
def example_3_2_2(s: State) -> bool:
    return score(s, 2) == 6


# examples_achievements.law:51  that score of Yellow is 6
def example_3_2_3(s: State) -> bool:
    return score(s, 3) == 6


# examples_achievements.law:54  given
def example_4_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 6, 2)
    laid.mark_area(TILES_MAP, s.map, area_birch, 6, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 5)
    put_last(s, PILES, TRAPPER, HAND + 1)
    put_last(s, PILES, WARLORD, HAND + 2)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    forget_all(s)


# examples_achievements.law:65  that score of Red is 6
def example_4_2_1(s: State) -> bool:
    return score(s, 1) == 6


# examples_achievements.law:66  that score of Purple is 5
def example_4_2_2(s: State) -> bool:
    return score(s, 2) == 5


# examples_achievements.law:69  given
def example_5_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 9)
    place_thing(s, PILES, FORGE, area_ash, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    forget_all(s)


# examples_achievements.law:74  that score of Red is 0
def example_5_2_1(s: State) -> bool:
    return score(s, 1) == 0


# examples_advanced_1.law:4  given
def example_6_1(s: State) -> None:
    put_list_last(s, PILES, [FISHING, CAPTURE], HAND + 2)
    put_first(s, PILES, SCOUTS, DECK + 1)
    forget_all(s)


# examples_advanced_1.law:7  Red does resolve Spy
def example_6_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, SPY, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:9  p Purple
def example_6_4_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_1.law:11  c Fishing, Capture
def example_6_5_1(s: State) -> list[list[int]]:
    return [[FISHING], [CAPTURE]]


# examples_advanced_1.law:12  c Capture
def example_6_6_1(s: State) -> list[list[int]]:
    return [[CAPTURE]]


# examples_advanced_1.law:14  that Capture is in discard of Purple
def example_6_7_1(s: State) -> bool:
    return s.at[CAPTURE] == DISCARD + 2


# examples_advanced_1.law:15  that Fishing is in hand of Purple
def example_6_7_2(s: State) -> bool:
    return s.at[FISHING] == HAND + 2


# examples_advanced_1.law:16  that Scouts is in hand of Red
def example_6_7_3(s: State) -> bool:
    return s.at[SCOUTS] == HAND + 1


# examples_advanced_1.law:20  given
def example_7_1(s: State) -> None:
    put_last(s, PILES, FISHING, HAND + 2)
    put_first(s, PILES, SCOUTS, DECK + 1)
    forget_all(s)


# examples_advanced_1.law:23  Red does resolve Spy
def example_7_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, SPY, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:26  that Fishing is in hand of Purple
def example_7_4_1(s: State) -> bool:
    return s.at[FISHING] == HAND + 2


# examples_advanced_1.law:27  that Scouts is in hand of Red
def example_7_4_2(s: State) -> bool:
    return s.at[SCOUTS] == HAND + 1


# examples_advanced_1.law:32  given
def example_8_1(s: State) -> None:
    put_last(s, PILES, FISHING, HAND + 2)
    forget_all(s)


# examples_advanced_1.law:34  Red does resolve Spy
def example_8_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, SPY, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:35  p Purple
def example_8_3_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_1.law:36  c Fishing
def example_8_4_1(s: State) -> list[list[int]]:
    return [[FISHING]]


# examples_advanced_1.law:38  that Fishing is in discard of Purple
def example_8_5_1(s: State) -> bool:
    return s.at[FISHING] == DISCARD + 2


# examples_advanced_1.law:42  given
def example_9_1(s: State) -> None:
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    forget_all(s)


# examples_advanced_1.law:44  Red does resolve Fishing
def example_9_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, FISHING, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:46  Red has 3 food
def example_9_3_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 3


# examples_advanced_1.law:47  Red does resolve "Lore Mastery"
def example_9_4(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, LORE_MASTERY, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:49  Red has 2 lore
def example_9_5_1(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 2


# examples_advanced_1.law:50  Red does resolve "Wood Monopoly"
def example_9_6(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, WOOD_MONOPOLY, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:52  Red has 3 wood
def example_9_7_1(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 3


# examples_advanced_1.law:56  given
def example_10_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_b], 2)
    forget_all(s)


# examples_advanced_1.law:63  Red does resolve "Axe Throwers"
def example_10_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, AXE_THROWERS, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:64  source A
def example_10_4_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_1.law:65  target B
def example_10_5_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_1.law:66  n 2
def example_10_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_1.law:70  B holds 2 units of Red
def example_10_9_1(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 2


# examples_advanced_1.law:71  B holds 0 units of Purple
def example_10_9_2(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_b]] == 0


# examples_advanced_1.law:72  that (reserve of unit for Purple) is 14
def example_10_9_3(s: State) -> bool:
    return 14 - s.unit_placed[2] == 14


# examples_advanced_1.law:76  given
def example_11_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_b], 2)
    forget_all(s)


# examples_advanced_1.law:83  Red does resolve "Axe Throwers"
def example_11_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, AXE_THROWERS, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:84  source A
def example_11_4_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_1.law:85  target B
def example_11_5_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_1.law:86  n 2
def example_11_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_1.law:89  refuge A
def example_11_9_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_1.law:90  n 2
def example_11_10_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_1.law:92  B holds 2 units of Red
def example_11_11_1(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 2


# examples_advanced_1.law:93  A holds 2 units of Purple
def example_11_11_2(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[2 * 152 + s.map.root[area_a]] == 2


# examples_advanced_1.law:97  given
def example_12_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    s.goods[4 + RES_WOOD] = 1
    laid.shape_area(TILES_MAP, s.map, area_a, 1, 1)
    laid.mark_area(TILES_MAP, s.map, area_a, 3, 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    place_thing(s, PILES, DEFENSE_TOWER, area_a, TYPE_TERRITORY)
    s.building_stands[
        need(
            next(
                (
                    b
                    for b in BUILDINGS
                    if b in DEFENSE_TOWER_COPIES and s.map.root[place_of(s, b)] == s.map.root[area_a]
                ),
                -1,
            ),
            "examples_advanced_1.law:102",
        )
        - 53
    ] = PLAIN
    forget_all(s)


# examples_advanced_1.law:103  Red does resolve "Industrious Villagers"
def example_12_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, INDUSTRIOUS_VILLAGERS, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:104  t A
def example_12_3_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_1.law:105  b "Food Silo"
def example_12_4_1(s: State) -> list[list[int]]:
    return [list(FOOD_SILO_COPIES)]


# examples_advanced_1.law:106  old "Defense Tower"
def example_12_5_1(s: State) -> list[list[int]]:
    return [list(DEFENSE_TOWER_COPIES)]


# examples_advanced_1.law:108  b "Food Silo", "Woodcutter Lodge", "Carved Stone", "Training Camp"
def example_12_6_1(s: State) -> list[list[int]]:
    return [
        list(FOOD_SILO_COPIES),
        list(WOODCUTTER_LODGE_COPIES),
        list(CARVED_STONE_COPIES),
        list(TRAINING_CAMP_COPIES),
    ]


# examples_advanced_1.law:109  b "Food Silo"
def example_12_7_1(s: State) -> list[list[int]]:
    return [list(FOOD_SILO_COPIES)]


# examples_advanced_1.law:111  that (count b among (buildings in A) where b is "Food Silo") is 2
def example_12_8_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return (
        sum(
            1
            for b in [it for it in s.standing if 53 <= it <= 108 and place_of(s, it) == s.map.root[area_a]]
            if b in FOOD_SILO_COPIES
        )
        == 2
    )


# examples_advanced_1.law:112  that no b among (buildings in A) where b is "Defense Tower"
def example_12_8_2(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return not any(
        b in DEFENSE_TOWER_COPIES
        for b in [it for it in s.standing if 53 <= it <= 108 and place_of(s, it) == s.map.root[area_a]]
    )


# examples_advanced_1.law:116  given
def example_13_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    laid.shape_area(TILES_MAP, s.map, area_a, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    put_list_last(s, PILES, [spare_copy(s, [RECRUIT], HAND + 1), FISHING], HAND + 1)
    put_last(s, PILES, DEFENSIVE_STRATEGY, HAND + 2)
    forget_all(s)


# examples_advanced_1.law:121  Red does act
def example_13_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_advanced_1.law:123  c Recruit
def example_13_4_1(s: State) -> list[list[int]]:
    return [list(RECRUIT_COPIES)]


# examples_advanced_1.law:127  A holds 1 unit of Red
def example_13_6_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 1


# examples_advanced_1.law:128  that Recruit is in discard of Red
def example_13_6_2(s: State) -> bool:
    return of_any_copy(RECRUIT_COPIES, lambda copy: s.at[copy] == DISCARD + 1)


# examples_advanced_1.law:129  that "Defensive Strategy" is in active_area of Purple
def example_13_6_3(s: State) -> bool:
    return s.at[DEFENSIVE_STRATEGY] == ACTIVE_AREA + 2


# examples_advanced_1.law:131  c Fishing
def example_13_8_1(s: State) -> list[list[int]]:
    return [[FISHING]]


# examples_advanced_1.law:133  Red has 5 food
def example_13_9_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 5


# examples_advanced_1.law:137  given
def example_14_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    laid.shape_area(TILES_MAP, s.map, area_a, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    put_last(s, PILES, spare_copy(s, [RECRUIT], HAND + 1), HAND + 1)
    put_last(s, PILES, DEFENSIVE_STRATEGY, HAND + 2)
    forget_all(s)


# examples_advanced_1.law:142  Red does act
def example_14_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_advanced_1.law:144  c Recruit
def example_14_4_1(s: State) -> list[list[int]]:
    return [list(RECRUIT_COPIES)]


# examples_advanced_1.law:146  t A
def example_14_6_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_1.law:148  A holds 2 units of Red
def example_14_7_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 2


# examples_advanced_1.law:149  that "Defensive Strategy" is in hand of Purple
def example_14_7_2(s: State) -> bool:
    return s.at[DEFENSIVE_STRATEGY] == HAND + 2


# examples_advanced_1.law:153  given
def example_15_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    laid.shape_area(TILES_MAP, s.map, area_a, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    put_list_last(s, PILES, [spare_copy(s, [RECRUIT], HAND + 1), FISHING, LORE_MASTERY], HAND + 1)
    put_last(s, PILES, DEFENSIVE_STRATEGY, HAND + 2)
    forget_all(s)


# examples_advanced_1.law:158  Red does act
def example_15_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_advanced_1.law:160  c Recruit
def example_15_4_1(s: State) -> list[list[int]]:
    return [list(RECRUIT_COPIES)]


# examples_advanced_1.law:162  t A
def example_15_6_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_1.law:163  c Fishing
def example_15_7_1(s: State) -> list[list[int]]:
    return [[FISHING]]


# examples_advanced_1.law:166  Red has 2 food
def example_15_9_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 2


# examples_advanced_1.law:167  that Fishing is in discard of Red
def example_15_9_2(s: State) -> bool:
    return s.at[FISHING] == DISCARD + 1


# examples_advanced_1.law:169  c "Lore Mastery"
def example_15_10_1(s: State) -> list[list[int]]:
    return [[LORE_MASTERY]]


# examples_advanced_1.law:170  c "Lore Mastery"
def example_15_11_1(s: State) -> list[list[int]]:
    return [[LORE_MASTERY]]


# examples_advanced_1.law:172  Red has 2 lore
def example_15_12_1(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 2


# examples_advanced_1.law:176  given
def example_16_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_b], 1)
    put_list_last(
        s,
        PILES,
        [FISHING, spare_copy(s, [UNREST, 199, 200, 201, 202, 203, 204, 205, 206, 207], ACTIVE_AREA + 2)],
        ACTIVE_AREA + 2,
    )
    s.goods[4 + RES_FOOD] = 0
    forget_all(s)


# examples_advanced_1.law:182  Red does resolve "Enemy Secrets"
def example_16_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, ENEMY_SECRETS, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:183  t B
def example_16_3_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_1.law:185  c Fishing
def example_16_4_1(s: State) -> list[list[int]]:
    return [[FISHING]]


# examples_advanced_1.law:186  c Fishing
def example_16_5_1(s: State) -> list[list[int]]:
    return [[FISHING]]


# examples_advanced_1.law:188  Red has 3 food
def example_16_6_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 3


# examples_advanced_1.law:189  that Fishing is in active_area of Purple
def example_16_6_2(s: State) -> bool:
    return s.at[FISHING] == ACTIVE_AREA + 2


# examples_advanced_1.law:193  given
def example_17_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_b], 1)
    put_last(s, PILES, FISHING, DISCARD + 2)
    put_last(s, PILES, ENEMY_SECRETS, HAND + 1)
    forget_all(s)


# examples_advanced_1.law:199  Red does act
def example_17_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_advanced_1.law:205  given
def example_18_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.shape_area(TILES_MAP, s.map, area_a, 1, 1)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    laid.mark_area(TILES_MAP, s.map, area_a, 0, 1)
    laid.mark_area(TILES_MAP, s.map, area_a, 1, 1)
    laid.mark_area(TILES_MAP, s.map, area_b, 2, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    place_thing(s, PILES, FOOD_SILO, area_a, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_b], 1)
    forget_all(s)


# examples_advanced_1.law:212  Red does resolve Hunters
def example_18_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, HUNTERS, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:214  n 0, 1, 2
def example_18_3_1(s: State) -> list[list[int]]:
    return [[0], [1], [2]]


# examples_advanced_1.law:215  n 2
def example_18_4_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_1.law:217  A holds 3 units of Red
def example_18_5_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 3


# examples_advanced_1.law:218  Red does resolve Woodcutters
def example_18_6(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, WOODCUTTERS, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:219  n 1
def example_18_7_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_advanced_1.law:220  Red does resolve Loremasters
def example_18_8(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, LOREMASTERS, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:221  n 1
def example_18_9_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_advanced_1.law:223  A holds 4 units of Red
def example_18_10_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 4


# examples_advanced_1.law:224  B holds 2 units of Red
def example_18_10_2(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 2


# examples_advanced_1.law:228  given
def example_19_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    forget_all(s)


# examples_advanced_1.law:231  Red does resolve Outpost
def example_19_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, OUTPOST, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:232  t B
def example_19_3_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_1.law:234  B holds 2 units of Red
def example_19_4_1(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 2


# examples_advanced_1.law:238  given
def example_20_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    area_d = laid.abstract_area(TILES_MAP, s.map, 3)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    laid.shape_area(TILES_MAP, s.map, area_c, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_d, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_d], 1)
    forget_all(s)


# examples_advanced_1.law:247  Red does resolve "Hidden Ways"
def example_20_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, HIDDEN_WAYS, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:249  target C
def example_20_4_1(s: State) -> list[list[int]]:
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_c]]


# examples_advanced_1.law:250  source A
def example_20_5_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_1.law:251  target D
def example_20_6_1(s: State) -> list[list[int]]:
    area_d = laid.abstract_area(TILES_MAP, s.map, 3)
    return [[area_d]]


# examples_advanced_1.law:252  n 2
def example_20_7_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_1.law:254  D holds 2 units of Red
def example_20_8_1(s: State) -> bool:
    area_d = laid.abstract_area(TILES_MAP, s.map, 3)
    return s.unit[1 * 152 + s.map.root[area_d]] == 2


# examples_advanced_1.law:255  A holds 1 unit of Red
def example_20_8_2(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 1


# examples_advanced_1.law:256  that (reserve of unit for Purple) is 14
def example_20_8_3(s: State) -> bool:
    return 14 - s.unit_placed[2] == 14


# examples_advanced_1.law:260  given
def example_21_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    s.goods[4 + RES_WOOD] = 9
    laid.shape_area(TILES_MAP, s.map, area_a, 1, 1)
    laid.mark_area(TILES_MAP, s.map, area_a, 3, 1)
    laid.mark_area(TILES_MAP, s.map, area_a, 4, 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    forget_all(s)


# examples_advanced_1.law:265  Red does resolve "Carpentry Mastery"
def example_21_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, CARPENTRY_MASTERY, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:266  t A
def example_21_3_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_1.law:267  b Forge
def example_21_4_1(s: State) -> list[list[int]]:
    return [list(FORGE_COPIES)]


# examples_advanced_1.law:268  t A
def example_21_5_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_1.law:270  b "Food Silo", "Woodcutter Lodge", "Defense Tower", "Training Camp"
def example_21_6_1(s: State) -> list[list[int]]:
    return [
        list(FOOD_SILO_COPIES),
        list(WOODCUTTER_LODGE_COPIES),
        list(DEFENSE_TOWER_COPIES),
        list(TRAINING_CAMP_COPIES),
    ]


# examples_advanced_1.law:271  b "Food Silo"
def example_21_7_1(s: State) -> list[list[int]]:
    return [list(FOOD_SILO_COPIES)]


# examples_advanced_1.law:273  A holds Forge, "Food Silo"
def example_21_8_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(FORGE_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_a])


# examples_advanced_1.law:273  A holds Forge, "Food Silo"
def example_21_8_2(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(FOOD_SILO_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_a])


# examples_advanced_1.law:274  Red has 5 wood
def example_21_8_3(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 5


# examples_advanced_1.law:278  given
def example_22_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_b], 1)
    place_thing(s, PILES, FORTRESS, area_b, TYPE_TERRITORY)
    place_thing(s, PILES, DEFENSE_TOWER, area_b, TYPE_TERRITORY)
    forget_all(s)


# examples_advanced_1.law:285  Red does resolve Conqueror
def example_22_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, CONQUEROR, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:286  Red does resolve Militia
def example_22_4(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, MILITIA, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:287  source A
def example_22_5_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_1.law:288  target B
def example_22_6_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_1.law:289  n 2
def example_22_7_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_1.law:290  refuge A
def example_22_8_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_1.law:292  B holds 2 units of Red
def example_22_9_1(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 2


# examples_advanced_1.law:293  A holds 1 unit of Purple
def example_22_9_2(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[2 * 152 + s.map.root[area_a]] == 1


# examples_advanced_1.law:297  given
def example_23_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_b], 1)
    place_thing(s, PILES, FORTRESS, area_b, TYPE_TERRITORY)
    place_thing(s, PILES, DEFENSE_TOWER, area_b, TYPE_TERRITORY)
    forget_all(s)


# examples_advanced_1.law:304  Red does resolve Conqueror
def example_23_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, CONQUEROR, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:305  Red does Turning
def example_23_4(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 4
    s.stack += [1, 0, 0, 0, 0, VERB_PHASE_TURNING]
    run(s)


# examples_advanced_1.law:306  Red does resolve Militia
def example_23_5(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, MILITIA, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_1.law:307  source A
def example_23_6_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_1.law:308  target B
def example_23_7_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_1.law:309  n 2
def example_23_8_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_1.law:310  refuge A
def example_23_9_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_1.law:312  A holds 1 unit of Red
def example_23_10_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 1


# examples_advanced_1.law:313  B holds 1 unit of Purple
def example_23_10_2(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_b]] == 1


# examples_advanced_2.law:4  given
def example_24_1(s: State) -> None:
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_advanced_2.law:5")],
        1,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        2,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 2), "examples_advanced_2.law:6")],
        1,
    )
    put_first(s, PILES, N02, LAND)
    forget_all(s)


# examples_advanced_2.law:8  Red does resolve "Huginn & Muninn"
def example_24_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, HUGINN_MUNINN, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:9  s (spot at 36, 35 rotated 0)
def example_24_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 35, 0)]]


# examples_advanced_2.law:11  that spot of "02" is (spot at 36, 35 rotated 0)
def example_24_4_1(s: State) -> bool:
    return s.map.spot_of[N02 - 9] == TILES_MAP.spot_at(36, 35, 0)


# examples_advanced_2.law:15  given
def example_25_1(s: State) -> None:
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_advanced_2.law:16")],
        1,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        2,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 2), "examples_advanced_2.law:17")],
        1,
    )
    put_first(s, PILES, N02, LAND)
    forget_all(s)


# examples_advanced_2.law:19  Red does resolve Explore
def example_25_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, EXPLORE, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:21  s (spot at 36, 35 rotated 0)
def example_25_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 35, 0)]]


# examples_advanced_2.law:25  given
def example_26_1(s: State) -> None:
    put_list_first(s, PILES, [SPY, FISHING], DECK + 1)
    forget_all(s)


# examples_advanced_2.law:27  Red does resolve "Upgraded Market Place"
def example_26_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, UPGRADED_MARKET_PLACE, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:29  that hand of Red is (Spy, Fishing)
def example_26_3_1(s: State) -> bool:
    return list(s.piles[HAND + 1]) == [SPY, FISHING]


# examples_advanced_2.law:33  given
def example_27_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    laid.touch(TILES_MAP, s.map, area_b, area_c, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_b], 3)
    forget_all(s)


# examples_advanced_2.law:41  Red does resolve "Grizzled Warriors"
def example_27_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, GRIZZLED_WARRIORS, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:42  source A
def example_27_4_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_2.law:43  target B
def example_27_5_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_2.law:44  n 2
def example_27_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_2.law:45  refuge C
def example_27_7_1(s: State) -> list[list[int]]:
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_c]]


# examples_advanced_2.law:46  n 3
def example_27_8_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_advanced_2.law:48  B holds 2 units of Red
def example_27_9_1(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 2


# examples_advanced_2.law:49  C holds 3 units of Purple
def example_27_9_2(s: State) -> bool:
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[2 * 152 + s.map.root[area_c]] == 3


# examples_advanced_2.law:53  given
def example_28_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_b], 3)
    forget_all(s)


# examples_advanced_2.law:60  Red does resolve "Heroic Charge"
def example_28_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, HEROIC_CHARGE, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:61  source A
def example_28_4_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_2.law:62  target B
def example_28_5_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_2.law:63  n 2
def example_28_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_2.law:64  refuge A
def example_28_7_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_2.law:65  n 2
def example_28_8_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_2.law:67  A holds 2 units of Red
def example_28_9_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 2


# examples_advanced_2.law:68  B holds 3 units of Purple
def example_28_9_2(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_b]] == 3


# examples_advanced_2.law:72  given
def example_29_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_b], 2)
    forget_all(s)


# examples_advanced_2.law:79  Red does resolve Warriors
def example_29_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, WARRIORS, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:80  source A
def example_29_4_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_2.law:81  target B
def example_29_5_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_2.law:82  n 2
def example_29_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_2.law:83  refuge A
def example_29_7_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_2.law:84  n 2
def example_29_8_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_2.law:86  B holds 2 units of Red
def example_29_9_1(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 2


# examples_advanced_2.law:90  given
def example_30_1(s: State) -> None:
    put_list_first(s, PILES, [SPY, FISHING, CAPTURE], DECK + 1)
    forget_all(s)


# examples_advanced_2.law:92  Red does resolve "Upgraded Trading Post"
def example_30_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, UPGRADED_TRADING_POST, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:93  ks Spy
def example_30_3_1(s: State) -> list[list[int]]:
    return [[SPY]]


# examples_advanced_2.law:94  ks Capture
def example_30_4_1(s: State) -> list[list[int]]:
    return [[CAPTURE]]


# examples_advanced_2.law:96  that hand of Red is (Spy, Capture)
def example_30_5_1(s: State) -> bool:
    return list(s.piles[HAND + 1]) == [SPY, CAPTURE]


# examples_advanced_2.law:97  that discard of Red is (Fishing)
def example_30_5_2(s: State) -> bool:
    return list(s.piles[DISCARD + 1]) == [FISHING]


# examples_advanced_2.law:101  given
def example_31_1(s: State) -> None:
    put_list_first(s, PILES, [SPY, FISHING, CAPTURE], DECK + 1)
    forget_all(s)


# examples_advanced_2.law:103  Red does resolve "Trading Post"
def example_31_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, TRADING_POST, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:104  ks Spy
def example_31_3_1(s: State) -> list[list[int]]:
    return [[SPY]]


# examples_advanced_2.law:105  rs Capture
def example_31_4_1(s: State) -> list[list[int]]:
    return [[CAPTURE]]


# examples_advanced_2.law:107  that hand of Red is (Spy)
def example_31_5_1(s: State) -> bool:
    return list(s.piles[HAND + 1]) == [SPY]


# examples_advanced_2.law:108  that first deck of Red is Capture
def example_31_5_2(s: State) -> bool:
    return first_card(s, PILES, DECK + 1, TYPE_CARD) == CAPTURE


# examples_advanced_2.law:109  that discard of Red is (Fishing)
def example_31_5_3(s: State) -> bool:
    return list(s.piles[DISCARD + 1]) == [FISHING]


# examples_advanced_2.law:113  given
def example_32_1(s: State) -> None:
    put_list_first(s, PILES, [SPY, FISHING, CAPTURE], DECK + 1)
    forget_all(s)


# examples_advanced_2.law:115  Red does resolve "Greater Trade Routes"
def example_32_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, GREATER_TRADE_ROUTES, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:116  ks Spy
def example_32_3_1(s: State) -> list[list[int]]:
    return [[SPY]]


# examples_advanced_2.law:117  ks Fishing
def example_32_4_1(s: State) -> list[list[int]]:
    return [[FISHING]]


# examples_advanced_2.law:118  rs Capture
def example_32_5_1(s: State) -> list[list[int]]:
    return [[CAPTURE]]


# examples_advanced_2.law:120  that first deck of Red is Capture
def example_32_6_1(s: State) -> bool:
    return first_card(s, PILES, DECK + 1, TYPE_CARD) == CAPTURE


# examples_advanced_2.law:121  that discard of Red is empty
def example_32_6_2(s: State) -> bool:
    return len(s.piles[DISCARD + 1]) == 0


# examples_advanced_2.law:125  given
def example_33_1(s: State) -> None:
    put_list_first(s, PILES, [SPY, FISHING, CAPTURE], DECK + 1)
    forget_all(s)


# examples_advanced_2.law:127  Red does resolve "Cunning Merchant"
def example_33_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, CUNNING_MERCHANT, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:128  ks Spy
def example_33_3_1(s: State) -> list[list[int]]:
    return [[SPY]]


# examples_advanced_2.law:129  rs Capture
def example_33_4_1(s: State) -> list[list[int]]:
    return [[CAPTURE]]


# examples_advanced_2.law:130  rs Fishing
def example_33_5_1(s: State) -> list[list[int]]:
    return [[FISHING]]


# examples_advanced_2.law:132  that first 2 of deck of Red is (Capture, Fishing)
def example_33_6_1(s: State) -> bool:
    return settled(s, PILES, DECK + 1, 2, TYPE_CARD)[:2] == [CAPTURE, FISHING]


# examples_advanced_2.law:137  given
def example_34_1(s: State) -> None:
    put_list_last(
        s, PILES, [FISHING, spare_copy(s, [UNREST, 199, 200, 201, 202, 203, 204, 205, 206, 207], HAND + 2)], HAND + 2
    )
    put_first(s, PILES, SPY, DECK + 1)
    forget_all(s)


# examples_advanced_2.law:140  Red does resolve "Ancestral Curse"
def example_34_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, ANCESTRAL_CURSE, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:142  c Fishing, Unrest
def example_34_3_1(s: State) -> list[list[int]]:
    return [[FISHING], list(UNREST_COPIES)]


# examples_advanced_2.law:143  c Unrest
def example_34_4_1(s: State) -> list[list[int]]:
    return [list(UNREST_COPIES)]


# examples_advanced_2.law:145  that Unrest is in discard of Purple
def example_34_5_1(s: State) -> bool:
    return of_any_copy(UNREST_COPIES, lambda copy: s.at[copy] == DISCARD + 2)


# examples_advanced_2.law:146  that hand of Purple is (Fishing)
def example_34_5_2(s: State) -> bool:
    return list(s.piles[HAND + 2]) == [FISHING]


# examples_advanced_2.law:147  that Spy is in hand of Red
def example_34_5_3(s: State) -> bool:
    return s.at[SPY] == HAND + 1


# examples_advanced_2.law:152  given
def example_35_1(s: State) -> None:
    put_list_last(
        s, PILES, [FISHING, spare_copy(s, [UNREST, 199, 200, 201, 202, 203, 204, 205, 206, 207], HAND + 2)], HAND + 2
    )
    forget_all(s)


# examples_advanced_2.law:154  Red does resolve "Ancestral Curse"
def example_35_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, ANCESTRAL_CURSE, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:156  c Fishing
def example_35_3_1(s: State) -> list[list[int]]:
    return [[FISHING]]


# examples_advanced_2.law:160  given
def example_36_1(s: State) -> None:
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_advanced_2.law:161")],
        1,
    )
    put_list_first(s, PILES, [N13, N05], LAND)
    forget_all(s)


# examples_advanced_2.law:163  Red does resolve Rangers
def example_36_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, RANGERS, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:164  s (spot at 36, 37 rotated 0)
def example_36_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_advanced_2.law:166  s (spot at 36, 38 rotated 0)
def example_36_5_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 38, 0)]]


# examples_advanced_2.law:168  that spot of "05" is (spot at 36, 38 rotated 0)
def example_36_6_1(s: State) -> bool:
    return s.map.spot_of[N05 - 9] == TILES_MAP.spot_at(36, 38, 0)


# examples_advanced_2.law:172  given
def example_37_1(s: State) -> None:
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_advanced_2.law:173")],
        1,
    )
    put_list_first(s, PILES, [N02, N05], LAND)
    forget_all(s)


# examples_advanced_2.law:175  Red does resolve "Upgraded Scout Camp"
def example_37_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, UPGRADED_SCOUT_CAMP, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:176  x "05"
def example_37_3_1(s: State) -> list[list[int]]:
    return [[N05]]


# examples_advanced_2.law:177  s (spot at 36, 37 rotated 0)
def example_37_4_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_advanced_2.law:179  that spot of "05" is (spot at 36, 37 rotated 0)
def example_37_5_1(s: State) -> bool:
    return s.map.spot_of[N05 - 9] == TILES_MAP.spot_at(36, 37, 0)


# examples_advanced_2.law:180  that last land is "02"
def example_37_5_2(s: State) -> bool:
    return last_or(settled(s, PILES, LAND, len(s.piles[LAND]), TYPE_TILE), -1) == N02


# examples_advanced_2.law:184  given
def example_38_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    laid.touch(TILES_MAP, s.map, area_b, area_c, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_b], 3)
    forget_all(s)


# examples_advanced_2.law:189  Red does resolve Infiltration
def example_38_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, INFILTRATION, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:190  source A
def example_38_3_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_2.law:191  target B
def example_38_4_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_2.law:192  n 2
def example_38_5_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_2.law:193  source B
def example_38_6_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_2.law:194  target C
def example_38_7_1(s: State) -> list[list[int]]:
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_c]]


# examples_advanced_2.law:195  n 2
def example_38_8_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_2.law:198  C holds 2 units of Red
def example_38_10_1(s: State) -> bool:
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_c]] == 2


# examples_advanced_2.law:199  B holds 3 units of Purple
def example_38_10_2(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_b]] == 3


# examples_advanced_2.law:200  that controller of B is Purple
def example_38_10_3(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_b) == 2


# examples_advanced_2.law:204  given
def example_39_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_b], 1)
    forget_all(s)


# examples_advanced_2.law:208  Red does resolve "Upgraded Town Hall"
def example_39_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, UPGRADED_TOWN_HALL, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:209  t A
def example_39_3_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_2.law:210  t B
def example_39_4_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_2.law:212  A holds 2 units of Red
def example_39_5_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 2


# examples_advanced_2.law:213  B holds 2 units of Red
def example_39_5_2(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 2


# examples_advanced_2.law:217  given
def example_40_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    s.goods[4 + RES_WOOD] = 1
    laid.shape_area(TILES_MAP, s.map, area_a, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    forget_all(s)


# examples_advanced_2.law:221  Red does resolve Amenities
def example_40_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, AMENITIES, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:222  t A
def example_40_3_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_2.law:223  b "Carved Stone"
def example_40_4_1(s: State) -> list[list[int]]:
    return [list(CARVED_STONE_COPIES)]


# examples_advanced_2.law:225  A holds "Carved Stone"
def example_40_5_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(CARVED_STONE_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_a])


# examples_advanced_2.law:226  Red has 0 wood
def example_40_5_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 0


# examples_advanced_2.law:230  given
def example_41_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    laid.touch(TILES_MAP, s.map, area_b, area_c, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_b], 3)
    forget_all(s)


# examples_advanced_2.law:235  Red does resolve Bribery
def example_41_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, BRIBERY, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:236  source B
def example_41_3_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_2.law:237  target C
def example_41_4_1(s: State) -> list[list[int]]:
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_c]]


# examples_advanced_2.law:238  n 2
def example_41_5_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_2.law:240  B holds 1 unit of Purple
def example_41_6_1(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_b]] == 1


# examples_advanced_2.law:241  C holds 2 units of Purple
def example_41_6_2(s: State) -> bool:
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[2 * 152 + s.map.root[area_c]] == 2


# examples_advanced_2.law:246  given
def example_42_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    s.goods[8 + RES_FOOD] = 0
    s.goods[12 + RES_FOOD] = 0
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_a], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 3, s.map.root[area_b], 1)
    forget_all(s)


# examples_advanced_2.law:253  Red does resolve Bribery
def example_42_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, BRIBERY, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:254  source A
def example_42_4_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_2.law:255  target B
def example_42_5_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_2.law:256  n 2
def example_42_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_2.law:258  B holds 2 units of Purple
def example_42_7_1(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_b]] == 2


# examples_advanced_2.law:259  that controller of B is Purple
def example_42_7_2(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_b) == 2


# examples_advanced_2.law:260  that (reserve of unit for Yellow) is 14
def example_42_7_3(s: State) -> bool:
    return 14 - s.unit_placed[3] == 14


# examples_advanced_2.law:264  given
def example_43_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 1)
    laid.touch(TILES_MAP, s.map, area_b, area_c, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 2)
    forget_all(s)


# examples_advanced_2.law:268  Red does resolve Incursion
def example_43_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, INCURSION, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:269  source A
def example_43_3_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_2.law:270  target B
def example_43_4_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_2.law:271  n 2
def example_43_5_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_2.law:272  source B
def example_43_6_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_2.law:273  target C
def example_43_7_1(s: State) -> list[list[int]]:
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_c]]


# examples_advanced_2.law:274  n 2
def example_43_8_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_2.law:276  C holds 2 units of Red
def example_43_9_1(s: State) -> bool:
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_c]] == 2


# examples_advanced_2.law:280  given
def example_44_1(s: State) -> None:
    s.goods[4 + RES_FOOD] = 0
    put_list_last(s, PILES, [FISHING, LEGENDARY_HEROES, SPY], HAND + 1)
    forget_all(s)


# examples_advanced_2.law:283  Red does act
def example_44_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_advanced_2.law:285  c Fishing
def example_44_4_1(s: State) -> list[list[int]]:
    return [[FISHING]]


# examples_advanced_2.law:286  c "Legendary Heroes"
def example_44_5_1(s: State) -> list[list[int]]:
    return [[LEGENDARY_HEROES]]


# examples_advanced_2.law:288  c Fishing
def example_44_6_1(s: State) -> list[list[int]]:
    return [[FISHING]]


# examples_advanced_2.law:289  c Fishing
def example_44_7_1(s: State) -> list[list[int]]:
    return [[FISHING]]


# examples_advanced_2.law:291  Red has 6 food
def example_44_8_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 6


# examples_advanced_2.law:295  given
def example_45_1(s: State) -> None:
    put_last(s, PILES, FISHING, ACTIVE_AREA + 1)
    put_last(s, PILES, LEGENDARY_HEROES, HAND + 1)
    forget_all(s)


# examples_advanced_2.law:298  Red does act
def example_45_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_advanced_2.law:304  given
def example_46_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    forget_all(s)


# examples_advanced_2.law:307  Red does resolve "Allies from the Wild"
def example_46_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, ALLIES_FROM_THE_WILD, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:309  t A
def example_46_3_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_2.law:310  t B
def example_46_4_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_2.law:311  t B
def example_46_5_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_2.law:312  t B
def example_46_6_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_2.law:314  B holds 3 units of Red
def example_46_7_1(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 3


# examples_advanced_2.law:315  A holds 1 unit of Red
def example_46_7_2(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 1


# examples_advanced_2.law:319  given
def example_47_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_b], 2)
    forget_all(s)


# examples_advanced_2.law:323  Red does resolve Capture
def example_47_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, CAPTURE, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:325  t B
def example_47_4_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_advanced_2.law:326  t A
def example_47_5_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_advanced_2.law:328  B holds 1 unit of Purple
def example_47_6_1(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_b]] == 1


# examples_advanced_2.law:329  A holds 2 units of Red
def example_47_6_2(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 2


# examples_advanced_2.law:333  given
def example_48_1(s: State) -> None:
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 1
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + RES_LORE] = 0
    put_last(s, PILES, FISHING, HAND + 2)
    put_first(s, PILES, SCOUTS, DECK + 1)
    forget_all(s)


# examples_advanced_2.law:338  Red does resolve "Veiled Threats"
def example_48_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, VEILED_THREATS, 0, VERB_RESOLVE]
    run(s)


# examples_advanced_2.law:339  p Purple
def example_48_3_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_advanced_2.law:341  r food
def example_48_5_1(s: State) -> list[list[int]]:
    return [[RES_FOOD]]


# examples_advanced_2.law:343  Red has 1 food
def example_48_6_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 1


# examples_advanced_2.law:344  that Fishing is in hand of Purple
def example_48_6_2(s: State) -> bool:
    return s.at[FISHING] == HAND + 2


# examples_advanced_2.law:345  that Scouts is in hand of Red
def example_48_6_3(s: State) -> bool:
    return s.at[SCOUTS] == HAND + 1


# examples_bear.law:6  x "02"
def example_49_3_1(s: State) -> list[list[int]]:
    return [[N02]]


# examples_bear.law:7  s (spot at 36, 37 rotated 0)
def example_49_4_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_bear.law:8  t (territory of "02" on north)
def example_49_5_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N02, 0), "examples_bear.law:8")]]


# examples_bear.law:11  that place of Kaija is (territory of "02" on north)
def example_49_7_1(s: State) -> bool:
    return s.map.root[place_of(s, KAIJA)] == s.map.root[laid.area_on(TILES_MAP, s.map, N02, 0)]


# examples_bear.law:12  that (units of Red in (territory of "02" on north)) is 3
def example_49_7_2(s: State) -> bool:
    return s.unit[1 * 152 + s.map.root[need(laid.area_on(TILES_MAP, s.map, N02, 0), "examples_bear.law:12")]] == 3


# examples_bear.law:13  that (figures of Red in (territory of "02" on north)) is 4
def example_49_7_3(s: State) -> bool:
    return figures(s, 1, need(laid.area_on(TILES_MAP, s.map, N02, 0), "examples_bear.law:13")) == 4


# examples_bear.law:17  given
def example_50_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_birch, area_cedar, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_cedar], 1)
    forget_all(s)


# examples_bear.law:23  Red does recruit 1
def example_50_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, VERB_RECRUIT]
    s.lists += [[]]
    run(s)


# examples_bear.law:24  t Ash
def example_50_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear.law:27  t Ash, Birch
def example_50_5_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_ash], [area_birch]]


# examples_bear.law:28  t Birch
def example_50_6_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear.law:30  Ash holds 2 units of Red
def example_50_7_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 2


# examples_bear.law:31  Birch holds 1 unit of Red, Kaija
def example_50_7_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 1


# examples_bear.law:31  Birch holds 1 unit of Red, Kaija
def example_50_7_3(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.map.root[place_of(s, KAIJA)] == s.map.root[area_birch]


# examples_bear.law:35  given
def example_51_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, KAIJA, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    forget_all(s)


# examples_bear.law:39  Red does recruit 1
def example_51_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, VERB_RECRUIT]
    s.lists += [[]]
    run(s)


# examples_bear.law:40  t Birch
def example_51_3_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear.law:42  Ash holds 1 unit of Red, Kaija
def example_51_4_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 1


# examples_bear.law:42  Ash holds 1 unit of Red, Kaija
def example_51_4_2(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.map.root[place_of(s, KAIJA)] == s.map.root[area_ash]


# examples_bear.law:43  Birch holds 2 units of Red
def example_51_4_3(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 2


# examples_bear.law:47  given
def example_52_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_thing(s, PILES, KAIJA, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    forget_all(s)


# examples_bear.law:52  that controller of Ash is Red
def example_52_2_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return controller(s, area_ash) == 1


# examples_bear.law:53  that not homeless of Red
def example_52_2_2(s: State) -> bool:
    return not homeless(s, 1)


# examples_bear.law:54  Red does recruit 1
def example_52_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, VERB_RECRUIT]
    s.lists += [[]]
    run(s)


# examples_bear.law:56  t Ash
def example_52_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear.law:60  given
def example_53_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 3)
    place_thing(s, PILES, KAIJA, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 2)
    s.goods[4 + RES_FOOD] = 5
    s.goods[8 + RES_FOOD] = 1
    forget_all(s)


# examples_bear.law:66  Purple does move 1
def example_53_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 2
    s.stack += [2, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_bear.law:67  source Birch
def example_53_3_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear.law:68  target Ash
def example_53_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear.law:69  n 2
def example_53_5_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_bear.law:71  that power of attack is 2
def example_53_6_1(s: State) -> bool:
    return power(s, ATTACK) == 2


# examples_bear.law:72  that power of defence is 5
def example_53_6_2(s: State) -> bool:
    return power(s, DEFENCE) == 5


# examples_bear.law:73  fed 0
def example_53_7_1(s: State) -> list[list[int]]:
    return [[0]]


# examples_bear.law:75  fed 0, 1, 2, 3, 4
def example_53_8_1(s: State) -> list[list[int]]:
    return [[0], [1], [2], [3], [4]]


# examples_bear.law:79  given
def example_54_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    s.first_player = 1
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 3)
    place_thing(s, PILES, KAIJA, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 4)
    s.goods[4 + RES_FOOD] = 2
    s.goods[8 + RES_FOOD] = 2
    forget_all(s)


# examples_bear.law:86  Red does Winter
def example_54_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    phase_before = s.phase
    s.phase = 3
    phase_winter(s, 1)
    s.phase = phase_before
    run(s)


# examples_bear.law:88  Red has 2 food
def example_54_3_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 2


# examples_bear.law:89  Purple has 1 food
def example_54_3_2(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 1


# examples_bear.law:94  given
def example_55_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    place_thing(s, PILES, KAIJA, area_ash, TYPE_TERRITORY)
    forget_all(s)


# examples_bear.law:97  Red does move 3
def example_55_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 3, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_bear.law:98  source Ash
def example_55_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear.law:99  target Birch
def example_55_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear.law:101  ride yes, no
def example_55_5_1(s: State) -> list[list[int]]:
    return [[True], [False]]


# examples_bear.law:102  ride yes
def example_55_6_1(s: State) -> list[list[int]]:
    return [[True]]


# examples_bear.law:104  n 0, 1, 2
def example_55_7_1(s: State) -> list[list[int]]:
    return [[0], [1], [2]]


# examples_bear.law:105  n 0
def example_55_8_1(s: State) -> list[list[int]]:
    return [[0]]


# examples_bear.law:107  Ash holds 2 units of Red
def example_55_9_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 2


# examples_bear.law:108  Birch holds 0 units of Red, Kaija
def example_55_9_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 0


# examples_bear.law:108  Birch holds 0 units of Red, Kaija
def example_55_9_3(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.map.root[place_of(s, KAIJA)] == s.map.root[area_birch]


# examples_bear.law:109  source Birch
def example_55_10_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear.law:110  target Ash
def example_55_11_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear.law:112  Ash holds 2 units of Red, Kaija
def example_55_12_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 2


# examples_bear.law:112  Ash holds 2 units of Red, Kaija
def example_55_12_2(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.map.root[place_of(s, KAIJA)] == s.map.root[area_ash]


# examples_bear.law:113  source Ash
def example_55_13_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear.law:114  target Birch
def example_55_14_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear.law:115  ride no
def example_55_15_1(s: State) -> list[list[int]]:
    return [[False]]


# examples_bear.law:117  n 1, 2
def example_55_16_1(s: State) -> list[list[int]]:
    return [[1], [2]]


# examples_bear.law:118  n 2
def example_55_17_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_bear.law:120  Ash holds 0 units of Red, Kaija
def example_55_18_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 0


# examples_bear.law:120  Ash holds 0 units of Red, Kaija
def example_55_18_2(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.map.root[place_of(s, KAIJA)] == s.map.root[area_ash]


# examples_bear.law:121  Birch holds 2 units of Red
def example_55_18_3(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 2


# examples_bear.law:126  given
def example_56_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_cedar, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    place_thing(s, PILES, KAIJA, area_ash, TYPE_TERRITORY)
    forget_all(s)


# examples_bear.law:130  Red does move 3
def example_56_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 3, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_bear.law:131  source Ash
def example_56_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear.law:132  target Birch
def example_56_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear.law:133  ride yes
def example_56_5_1(s: State) -> list[list[int]]:
    return [[True]]


# examples_bear.law:135  n 1, 2
def example_56_6_1(s: State) -> list[list[int]]:
    return [[1], [2]]


# examples_bear.law:136  n 1
def example_56_7_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_bear.law:137  source Birch
def example_56_8_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear.law:138  target Cedar
def example_56_9_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_bear.law:139  ride no
def example_56_10_1(s: State) -> list[list[int]]:
    return [[False]]


# examples_bear.law:141  Birch holds 0 units of Red, Kaija
def example_56_11_1(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 0


# examples_bear.law:141  Birch holds 0 units of Red, Kaija
def example_56_11_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.map.root[place_of(s, KAIJA)] == s.map.root[area_birch]


# examples_bear.law:142  Cedar holds 1 unit of Red
def example_56_11_3(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_cedar]] == 1


# examples_bear.law:144  source Birch
def example_56_12_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear.law:148  given
def example_57_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    place_thing(s, PILES, KAIJA, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    s.goods[4 + RES_FOOD] = 1
    forget_all(s)


# examples_bear.law:153  Red does move 1
def example_57_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_bear.law:154  source Ash
def example_57_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear.law:155  target Birch
def example_57_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear.law:157  n 1, 2
def example_57_5_1(s: State) -> list[list[int]]:
    return [[1], [2]]


# examples_bear.law:158  n 2
def example_57_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_bear.law:160  Ash holds Kaija
def example_57_7_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.map.root[place_of(s, KAIJA)] == s.map.root[area_ash]


# examples_bear.law:161  Birch holds 2 units of Red
def example_57_7_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 2


# examples_bear.law:162  that force of attack is 2
def example_57_7_3(s: State) -> bool:
    return force(s, ATTACK) == 2


# examples_bear.law:166  given
def example_58_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_ash, area_cedar, 0)
    place_thing(s, PILES, KAIJA, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    forget_all(s)


# examples_bear.law:170  Red does move 1
def example_58_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_bear.law:172  source Ash
def example_58_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear.law:173  target Cedar
def example_58_3_2(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_bear.law:177  given
def example_59_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_ash, area_cedar, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, KAIJA, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 6)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_bear.law:184  Purple does move 1
def example_59_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 2
    s.stack += [2, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_bear.law:185  source Birch
def example_59_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear.law:186  target Ash
def example_59_5_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear.law:187  n 5
def example_59_6_1(s: State) -> list[list[int]]:
    return [[5]]


# examples_bear.law:189  kaija_falls yes, no
def example_59_7_1(s: State) -> list[list[int]]:
    return [[True], [False]]


# examples_bear.law:190  kaija_falls no
def example_59_8_1(s: State) -> list[list[int]]:
    return [[False]]


# examples_bear.law:192  refuge Cedar
def example_59_9_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_bear.law:193  refuge Cedar
def example_59_10_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_bear.law:195  Cedar holds 0 units of Red, Kaija
def example_59_11_1(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_cedar]] == 0


# examples_bear.law:195  Cedar holds 0 units of Red, Kaija
def example_59_11_2(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.map.root[place_of(s, KAIJA)] == s.map.root[area_cedar]


# examples_bear.law:196  Red has 0 units
def example_59_11_3(s: State) -> bool:
    return s.unit_placed[1] == 0


# examples_bear.law:200  given
def example_60_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_ash, area_cedar, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, KAIJA, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 6)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_cedar], 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_bear.law:208  Purple does move 1
def example_60_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 2
    s.stack += [2, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_bear.law:209  source Birch
def example_60_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear.law:210  target Ash
def example_60_5_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear.law:211  n 5
def example_60_6_1(s: State) -> list[list[int]]:
    return [[5]]


# examples_bear.law:213  that place of Kaija is nothing
def example_60_7_1(s: State) -> bool:
    return s.map.root[place_of(s, KAIJA)] == -1


# examples_bear.law:214  that controller of Ash is Purple
def example_60_7_2(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return controller(s, area_ash) == 2


# examples_bear.law:215  Red does recruit 1
def example_60_8(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, VERB_RECRUIT]
    s.lists += [[]]
    run(s)


# examples_bear.law:216  t Cedar
def example_60_9_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_bear.law:218  t Cedar
def example_60_11_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_bear.law:220  Cedar holds 2 units of Red, Kaija
def example_60_12_1(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_cedar]] == 2


# examples_bear.law:220  Cedar holds 2 units of Red, Kaija
def example_60_12_2(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.map.root[place_of(s, KAIJA)] == s.map.root[area_cedar]


# examples_bear.law:224  given
def example_61_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_ash, area_cedar, 0)
    laid.touch(TILES_MAP, s.map, area_ash, area_dune, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, KAIJA, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 6)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_bear.law:231  Purple does move 1
def example_61_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 2
    s.stack += [2, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_bear.law:232  source Birch
def example_61_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear.law:233  target Ash
def example_61_5_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear.law:234  n 5
def example_61_6_1(s: State) -> list[list[int]]:
    return [[5]]


# examples_bear.law:235  refuge Cedar
def example_61_7_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_bear.law:236  ride no
def example_61_8_1(s: State) -> list[list[int]]:
    return [[False]]


# examples_bear.law:237  refuge Dune
def example_61_9_1(s: State) -> list[list[int]]:
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    return [[area_dune]]


# examples_bear.law:239  Cedar holds 1 unit of Red
def example_61_10_1(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_cedar]] == 1


# examples_bear.law:240  Dune holds Kaija
def example_61_10_2(s: State) -> bool:
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    return s.map.root[place_of(s, KAIJA)] == s.map.root[area_dune]


# examples_bear_cards.law:4  given
def example_62_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 0, 1)
    laid.mark_area(TILES_MAP, s.map, area_ash, 1, 2)
    laid.mark_area(TILES_MAP, s.map, area_ash, 2, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    place_thing(s, PILES, KAIJA, area_ash, TYPE_TERRITORY)
    place_thing(s, PILES, FOOD_SILO, area_ash, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    forget_all(s)


# examples_bear_cards.law:9  Red does resolve "Bear Clan"
def example_62_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, BEAR_CLAN, 0, VERB_RESOLVE]
    run(s)


# examples_bear_cards.law:10  source Ash
def example_62_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear_cards.law:11  target Birch
def example_62_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear_cards.law:12  ride yes
def example_62_5_1(s: State) -> list[list[int]]:
    return [[True]]


# examples_bear_cards.law:13  n 1
def example_62_6_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_bear_cards.law:15  Red has 2 food, 2 wood, 0 lore
def example_62_7_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 2


# examples_bear_cards.law:15  Red has 2 food, 2 wood, 0 lore
def example_62_7_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 2


# examples_bear_cards.law:15  Red has 2 food, 2 wood, 0 lore
def example_62_7_3(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 0


# examples_bear_cards.law:16  Birch holds 1 unit of Red, Kaija
def example_62_7_4(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 1


# examples_bear_cards.law:16  Birch holds 1 unit of Red, Kaija
def example_62_7_5(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.map.root[place_of(s, KAIJA)] == s.map.root[area_birch]


# examples_bear_cards.law:20  given
def example_63_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 0, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    place_thing(s, PILES, KAIJA, area_ash, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    forget_all(s)


# examples_bear_cards.law:25  Red does resolve "Bear Clan"
def example_63_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, BEAR_CLAN, 0, VERB_RESOLVE]
    run(s)


# examples_bear_cards.law:26  source Ash
def example_63_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear_cards.law:27  target Birch
def example_63_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear_cards.law:28  ride no
def example_63_5_1(s: State) -> list[list[int]]:
    return [[False]]


# examples_bear_cards.law:29  n 1
def example_63_6_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_bear_cards.law:31  Red has 0 food, 0 wood
def example_63_7_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 0


# examples_bear_cards.law:31  Red has 0 food, 0 wood
def example_63_7_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 0


# examples_bear_cards.law:35  given
def example_64_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    place_thing(s, PILES, KAIJA, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 1
    forget_all(s)


# examples_bear_cards.law:41  Red does resolve "The Bear Awakens"
def example_64_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, THE_BEAR_AWAKENS, 0, VERB_RESOLVE]
    run(s)


# examples_bear_cards.law:42  t Ash
def example_64_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear_cards.law:43  t Ash
def example_64_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear_cards.law:45  Ash holds 4 units of Red
def example_64_5_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 4


# examples_bear_cards.law:46  Red does move 1
def example_64_6(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_bear_cards.law:47  source Ash
def example_64_7_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear_cards.law:48  target Birch
def example_64_8_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear_cards.law:49  ride yes
def example_64_9_1(s: State) -> list[list[int]]:
    return [[True]]


# examples_bear_cards.law:50  n 1
def example_64_10_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_bear_cards.law:52  that force of attack is 2
def example_64_11_1(s: State) -> bool:
    return force(s, ATTACK) == 2


# examples_bear_cards.law:53  that power of attack is 3
def example_64_11_2(s: State) -> bool:
    return power(s, ATTACK) == 3


# examples_bear_cards.law:57  given
def example_65_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    place_thing(s, PILES, KAIJA, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    forget_all(s)


# examples_bear_cards.law:61  Red does resolve "The Bear Awakens"
def example_65_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, THE_BEAR_AWAKENS, 0, VERB_RESOLVE]
    run(s)


# examples_bear_cards.law:63  Red does Turning
def example_65_4(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 4
    s.stack += [1, 0, 0, 0, 0, VERB_PHASE_TURNING]
    run(s)


# examples_bear_cards.law:64  Red does move 1
def example_65_5(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_bear_cards.law:65  source Ash
def example_65_6_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear_cards.law:66  target Birch
def example_65_7_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear_cards.law:68  n 1, 2
def example_65_8_1(s: State) -> list[list[int]]:
    return [[1], [2]]


# examples_bear_cards.law:72  given
def example_66_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 14)
    place_thing(s, PILES, KAIJA, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    put_last(s, PILES, THE_BEAR_AWAKENS, HAND + 1)
    forget_all(s)


# examples_bear_cards.law:77  Red does play_cards
def example_66_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_PLAY_CARDS]
    run(s)


# examples_bear_cards.law:78  c "The Bear Awakens"
def example_66_3_1(s: State) -> list[list[int]]:
    return [[THE_BEAR_AWAKENS]]


# examples_bear_cards.law:79  Red does move 1
def example_66_4(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_bear_cards.law:80  source Ash
def example_66_5_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_bear_cards.law:81  target Birch
def example_66_6_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_bear_cards.law:83  ride yes, no
def example_66_7_1(s: State) -> list[list[int]]:
    return [[True], [False]]


# examples_bear_cards.law:87  given
def example_67_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.shape_area(TILES_MAP, s.map, area_ash, 3, 0)
    laid.shape_area(TILES_MAP, s.map, area_birch, 4, 0)
    laid.shape_area(TILES_MAP, s.map, area_cedar, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_dune, 3, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_cedar], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_dune], 1)
    forget_all(s)


# examples_bear_cards.law:96  Red does resolve "Protector of the Land"
def example_67_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, PROTECTOR_OF_THE_LAND, 0, VERB_RESOLVE]
    run(s)


# examples_bear_cards.law:98  that count hand of Red is 2
def example_67_3_1(s: State) -> bool:
    return len(s.piles[HAND + 1]) == 2


# examples_boar_goat_raven.law:4  given
def example_68_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_boar_goat_raven.law:6")],
        1,
    )
    put_first(s, PILES, N30, LAND)
    s.goods[4 + RES_LORE] = 0
    forget_all(s)


# examples_boar_goat_raven.law:9  Red does explore
def example_68_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_boar_goat_raven.law:10  s (spot at 35, 37 rotated 0)
def example_68_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(35, 37, 0)]]


# examples_boar_goat_raven.law:12  Red has 1 lore, 0 fame
def example_68_4_1(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 1


# examples_boar_goat_raven.law:12  Red has 1 lore, 0 fame
def example_68_4_2(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_boar_goat_raven.law:17  given
def example_69_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_2 = TILES_MAP.spot_at(37, 36, 0)
    laid.lay(TILES_MAP, s.map, N13, laid_spot_2)
    lay_out(s, PILES, N13, laid_spot_2, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        2,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_boar_goat_raven.law:20")],
        2,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N13, 0), "examples_boar_goat_raven.law:21")],
        1,
    )
    put_first(s, PILES, N30, LAND)
    s.goods[4 + RES_LORE] = 0
    forget_all(s)


# examples_boar_goat_raven.law:24  Red does explore
def example_69_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_boar_goat_raven.law:25  s (spot at 37, 37 rotated 0)
def example_69_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 37, 0)]]


# examples_boar_goat_raven.law:27  that closed of (territory of "05" on south)
def example_69_4_1(s: State) -> bool:
    return laid.closed(s.map, need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_boar_goat_raven.law:27"))


# examples_boar_goat_raven.law:28  Red has 0 lore, 0 fame
def example_69_4_2(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 0


# examples_boar_goat_raven.law:28  Red has 0 lore, 0 fame
def example_69_4_3(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_boar_goat_raven.law:33  given
def example_70_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_2 = TILES_MAP.spot_at(37, 36, 0)
    laid.lay(TILES_MAP, s.map, N13, laid_spot_2)
    lay_out(s, PILES, N13, laid_spot_2, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        2,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_boar_goat_raven.law:36")],
        2,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N13, 0), "examples_boar_goat_raven.law:37")],
        1,
    )
    put_first(s, PILES, N30, LAND)
    s.goods[4 + RES_LORE] = 0
    forget_all(s)


# examples_boar_goat_raven.law:40  Red does explore
def example_70_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_boar_goat_raven.law:41  s (spot at 37, 37 rotated 0)
def example_70_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 37, 0)]]


# examples_boar_goat_raven.law:43  Red has 1 lore, 0 fame
def example_70_4_1(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 1


# examples_boar_goat_raven.law:43  Red has 1 lore, 0 fame
def example_70_4_2(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_boar_goat_raven.law:48  given
def example_71_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_boar_goat_raven.law:50")],
        2,
    )
    put_first(s, PILES, N30, LAND)
    s.goods[4 + RES_LORE] = 0
    forget_all(s)


# examples_boar_goat_raven.law:53  Red does explore
def example_71_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_boar_goat_raven.law:54  s (spot at 37, 37 rotated 0)
def example_71_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 37, 0)]]


# examples_boar_goat_raven.law:56  Red has 0 lore, 3 fame
def example_71_4_1(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 0


# examples_boar_goat_raven.law:56  Red has 0 lore, 3 fame
def example_71_4_2(s: State) -> bool:
    return s.goods[4 + FAME] == 3


# examples_boar_goat_raven.law:60  given
def example_72_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 3, 1)
    laid.mark_area(TILES_MAP, s.map, area_ash, 4, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    s.goods[4 + RES_WOOD] = 2
    forget_all(s)


# examples_boar_goat_raven.law:65  Red does resolve "Boar Clan"
def example_72_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, BOAR_CLAN, 0, VERB_RESOLVE]
    run(s)


# examples_boar_goat_raven.law:66  t Ash
def example_72_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_boar_goat_raven.law:67  b Fortress
def example_72_4_1(s: State) -> list[list[int]]:
    return [list(FORTRESS_COPIES)]


# examples_boar_goat_raven.law:69  Red has 0 wood
def example_72_5_1(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 0


# examples_boar_goat_raven.law:70  Ash holds Fortress
def example_72_5_2(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(FORTRESS_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_ash])


# examples_boar_goat_raven.law:71  Red does resolve "Boar Clan"
def example_72_6(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, BOAR_CLAN, 0, VERB_RESOLVE]
    run(s)


# examples_boar_goat_raven.law:72  t Ash
def example_72_7_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_boar_goat_raven.law:74  b "Food Silo", "Woodcutter Lodge", "Defense Tower", "Training Camp"
def example_72_8_1(s: State) -> list[list[int]]:
    return [
        list(FOOD_SILO_COPIES),
        list(WOODCUTTER_LODGE_COPIES),
        list(DEFENSE_TOWER_COPIES),
        list(TRAINING_CAMP_COPIES),
    ]


# examples_boar_goat_raven.law:75  b "Food Silo"
def example_72_9_1(s: State) -> list[list[int]]:
    return [list(FOOD_SILO_COPIES)]


# examples_boar_goat_raven.law:77  Red has 0 wood
def example_72_10_1(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 0


# examples_boar_goat_raven.law:78  Ash holds "Food Silo"
def example_72_10_2(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(FOOD_SILO_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_ash])


# examples_boar_goat_raven.law:82  given
def example_73_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    area_elm = laid.abstract_area(TILES_MAP, s.map, 4)
    laid.shape_area(TILES_MAP, s.map, area_ash, 2, 1)
    laid.shape_area(TILES_MAP, s.map, area_birch, 2, 0)
    laid.mark_area(TILES_MAP, s.map, area_birch, 1, 1)
    laid.shape_area(TILES_MAP, s.map, area_cedar, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_dune, 1, 1)
    laid.shape_area(TILES_MAP, s.map, area_elm, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    place_thing(s, PILES, TRAINING_CAMP, area_birch, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_cedar], 1)
    place_thing(s, PILES, WOODCUTTER_LODGE, area_cedar, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_dune], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_elm], 1)
    forget_all(s)


# examples_boar_goat_raven.law:94  Red does resolve Osmosis
def example_73_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, OSMOSIS, 0, VERB_RESOLVE]
    run(s)


# examples_boar_goat_raven.law:96  ts Ash, Birch, Dune, Elm
def example_73_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    area_elm = laid.abstract_area(TILES_MAP, s.map, 4)
    return [[area_ash], [area_birch], [area_dune], [area_elm]]


# examples_boar_goat_raven.law:97  ts Birch, Ash, Elm
def example_73_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_elm = laid.abstract_area(TILES_MAP, s.map, 4)
    return [[area_birch], [area_ash], [area_elm]]


# examples_boar_goat_raven.law:100  Ash holds 2 units of Red
def example_73_6_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 2


# examples_boar_goat_raven.law:101  Birch holds 3 units of Red
def example_73_6_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 3


# examples_boar_goat_raven.law:102  Cedar holds 1 unit of Red
def example_73_6_3(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_cedar]] == 1


# examples_boar_goat_raven.law:103  Dune holds 1 unit of Red
def example_73_6_4(s: State) -> bool:
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    return s.unit[1 * 152 + s.map.root[area_dune]] == 1


# examples_boar_goat_raven.law:104  Elm holds 2 units of Red
def example_73_6_5(s: State) -> bool:
    area_elm = laid.abstract_area(TILES_MAP, s.map, 4)
    return s.unit[1 * 152 + s.map.root[area_elm]] == 2


# examples_boar_goat_raven.law:108  given
def example_74_1(s: State) -> None:
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_boar_goat_raven.law:109")],
        1,
    )
    put_list_first(s, PILES, [N20, N24, N02], LAND)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    forget_all(s)


# examples_boar_goat_raven.law:112  Red does resolve "Lay of the Land"
def example_74_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, LAY_OF_THE_LAND, 0, VERB_RESOLVE]
    run(s)


# examples_boar_goat_raven.law:114  x "20", "24", "02"
def example_74_3_1(s: State) -> list[list[int]]:
    return [[N20], [N24], [N02]]


# examples_boar_goat_raven.law:115  x "20"
def example_74_4_1(s: State) -> list[list[int]]:
    return [[N20]]


# examples_boar_goat_raven.law:116  s (spot at 36, 37 rotated 0)
def example_74_5_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_boar_goat_raven.law:118  Red has 1 food, 0 wood, 2 lore
def example_74_6_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 1


# examples_boar_goat_raven.law:118  Red has 1 food, 0 wood, 2 lore
def example_74_6_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 0


# examples_boar_goat_raven.law:118  Red has 1 food, 0 wood, 2 lore
def example_74_6_3(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 2


# examples_boar_goat_raven.law:119  that last land is "02"
def example_74_6_4(s: State) -> bool:
    return last_or(settled(s, PILES, LAND, len(s.piles[LAND]), TYPE_TILE), -1) == N02


# examples_boar_goat_raven.law:120  that spot of "24" is nothing
def example_74_6_5(s: State) -> bool:
    return s.map.spot_of[N24 - 9] == -1


# examples_boar_goat_raven.law:124  given
def example_75_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 3, 1)
    laid.mark_area(TILES_MAP, s.map, area_ash, 4, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    s.goods[4 + RES_WOOD] = 4
    s.goods[4 + RES_FOOD] = 0
    forget_all(s)


# examples_boar_goat_raven.law:129  Red does build
def example_75_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_BUILD]
    run(s)


# examples_boar_goat_raven.law:130  t Ash
def example_75_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_boar_goat_raven.law:131  b "Food Silo"
def example_75_4_1(s: State) -> list[list[int]]:
    return [list(FOOD_SILO_COPIES)]


# examples_boar_goat_raven.law:133  Red has 3 wood, 1 food
def example_75_5_1(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 3


# examples_boar_goat_raven.law:133  Red has 3 wood, 1 food
def example_75_5_2(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 1


# examples_boar_goat_raven.law:134  Red does build
def example_75_6(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_BUILD]
    run(s)


# examples_boar_goat_raven.law:135  t Ash
def example_75_7_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_boar_goat_raven.law:136  b Forge
def example_75_8_1(s: State) -> list[list[int]]:
    return [list(FORGE_COPIES)]


# examples_boar_goat_raven.law:138  Red has 0 wood, 3 food
def example_75_9_1(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 0


# examples_boar_goat_raven.law:138  Red has 0 wood, 3 food
def example_75_9_2(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 3


# examples_boar_goat_raven.law:142  given
def example_76_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 3, 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, FOOD_SILO, area_ash, TYPE_TERRITORY)
    s.goods[4 + RES_WOOD] = 1
    forget_all(s)


# examples_boar_goat_raven.law:147  Red does resolve "Goat Clan"
def example_76_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, GOAT_CLAN, 0, VERB_RESOLVE]
    run(s)


# examples_boar_goat_raven.law:148  t Ash
def example_76_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_boar_goat_raven.law:150  b "Food Silo", "Woodcutter Lodge", "Defense Tower", "Training Camp"
def example_76_4_1(s: State) -> list[list[int]]:
    return [
        list(FOOD_SILO_COPIES),
        list(WOODCUTTER_LODGE_COPIES),
        list(DEFENSE_TOWER_COPIES),
        list(TRAINING_CAMP_COPIES),
    ]


# examples_boar_goat_raven.law:151  b "Food Silo"
def example_76_5_1(s: State) -> list[list[int]]:
    return [list(FOOD_SILO_COPIES)]


# examples_boar_goat_raven.law:153  that (count (buildings in Ash)) is 2
def example_76_6_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return len([it for it in s.standing if 53 <= it <= 108 and place_of(s, it) == s.map.root[area_ash]]) == 2


# examples_boar_goat_raven.law:157  given
def example_77_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 3, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    s.goods[4 + RES_WOOD] = 1
    s.goods[4 + RES_FOOD] = 0
    forget_all(s)


# examples_boar_goat_raven.law:162  Red does resolve Teamwork
def example_77_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, TEAMWORK, 0, VERB_RESOLVE]
    run(s)


# examples_boar_goat_raven.law:164  e recruiting, moving, building, exploring
def example_77_3_1(s: State) -> list[list[int]]:
    return [[RECRUITING], [MOVING], [BUILDING], [EXPLORING]]


# examples_boar_goat_raven.law:165  e building
def example_77_4_1(s: State) -> list[list[int]]:
    return [[BUILDING]]


# examples_boar_goat_raven.law:166  t Ash
def example_77_5_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_boar_goat_raven.law:167  b "Training Camp"
def example_77_6_1(s: State) -> list[list[int]]:
    return [list(TRAINING_CAMP_COPIES)]


# examples_boar_goat_raven.law:169  f recruiting, moving, exploring
def example_77_7_1(s: State) -> list[list[int]]:
    return [[RECRUITING], [MOVING], [EXPLORING]]


# examples_boar_goat_raven.law:170  f recruiting
def example_77_8_1(s: State) -> list[list[int]]:
    return [[RECRUITING]]


# examples_boar_goat_raven.law:171  t Ash
def example_77_9_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_boar_goat_raven.law:174  Ash holds 4 units of Red, "Training Camp"
def example_77_11_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 4


# examples_boar_goat_raven.law:174  Ash holds 4 units of Red, "Training Camp"
def example_77_11_2(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(TRAINING_CAMP_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_ash])


# examples_boar_goat_raven.law:175  Red has 0 wood, 1 food
def example_77_11_3(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 0


# examples_boar_goat_raven.law:175  Red has 0 wood, 1 food
def example_77_11_4(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 1


# examples_boar_goat_raven.law:179  given
def example_78_1(s: State) -> None:
    s.goods[4 + RES_FOOD] = 2
    s.goods[4 + RES_WOOD] = 1
    s.goods[4 + RES_LORE] = 1
    forget_all(s)


# examples_boar_goat_raven.law:181  Red does resolve "Resourceful People"
def example_78_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, RESOURCEFUL_PEOPLE, 0, VERB_RESOLVE]
    run(s)


# examples_boar_goat_raven.law:183  that count hand of Red is 2
def example_78_3_1(s: State) -> bool:
    return len(s.piles[HAND + 1]) == 2


# examples_boar_goat_raven.law:185  r food
def example_78_5_1(s: State) -> list[list[int]]:
    return [[RES_FOOD]]


# examples_boar_goat_raven.law:186  r food
def example_78_6_1(s: State) -> list[list[int]]:
    return [[RES_FOOD]]


# examples_boar_goat_raven.law:187  r lore
def example_78_7_1(s: State) -> list[list[int]]:
    return [[RES_LORE]]


# examples_boar_goat_raven.law:189  that count hand of Red is 3
def example_78_8_1(s: State) -> bool:
    return len(s.piles[HAND + 1]) == 3


# examples_boar_goat_raven.law:190  Red has 0 food, 1 wood, 0 lore
def example_78_8_2(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 0


# examples_boar_goat_raven.law:190  Red has 0 food, 1 wood, 0 lore
def example_78_8_3(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 1


# examples_boar_goat_raven.law:190  Red has 0 food, 1 wood, 0 lore
def example_78_8_4(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 0


# examples_boar_goat_raven.law:194  given
def example_79_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_2 = TILES_MAP.spot_at(37, 36, 0)
    laid.lay(TILES_MAP, s.map, N01, laid_spot_2)
    lay_out(s, PILES, N01, laid_spot_2, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_boar_goat_raven.law:197")],
        1,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        2,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N01, 0), "examples_boar_goat_raven.law:198")],
        1,
    )
    place_thing(
        s,
        PILES,
        WOODCUTTER_LODGE,
        need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_boar_goat_raven.law:199"),
        TYPE_TERRITORY,
    )
    put_first(s, PILES, N30, LAND)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    forget_all(s)


# examples_boar_goat_raven.law:203  Red does explore
def example_79_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_boar_goat_raven.law:204  s (spot at 37, 37 rotated 3)
def example_79_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 37, 3)]]


# examples_boar_goat_raven.law:206  that closed of (territory of "05" on south)
def example_79_4_1(s: State) -> bool:
    return laid.closed(s.map, need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_boar_goat_raven.law:206"))


# examples_boar_goat_raven.law:207  that closed of (territory of "01" on north)
def example_79_4_2(s: State) -> bool:
    return laid.closed(s.map, need(laid.area_on(TILES_MAP, s.map, N01, 0), "examples_boar_goat_raven.law:207"))


# examples_boar_goat_raven.law:208  Red has 0 food, 1 wood, 3 fame
def example_79_4_3(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 0


# examples_boar_goat_raven.law:208  Red has 0 food, 1 wood, 3 fame
def example_79_4_4(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 1


# examples_boar_goat_raven.law:208  Red has 0 food, 1 wood, 3 fame
def example_79_4_5(s: State) -> bool:
    return s.goods[4 + FAME] == 3


# examples_boar_goat_raven.law:209  Purple has 0 food, 0 wood
def example_79_4_6(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 0


# examples_boar_goat_raven.law:209  Purple has 0 food, 0 wood
def example_79_4_7(s: State) -> bool:
    return s.goods[8 + RES_WOOD] == 0


# examples_boar_goat_raven.law:213  given
def example_80_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(37, 36, 0)
    laid.lay(TILES_MAP, s.map, N01, laid_spot)
    lay_out(s, PILES, N01, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N01, 0), "examples_boar_goat_raven.law:215")],
        1,
    )
    place_thing(
        s,
        PILES,
        ALTAR_OF_KINGS,
        need(laid.area_on(TILES_MAP, s.map, N01, 0), "examples_boar_goat_raven.law:216"),
        TYPE_TERRITORY,
    )
    put_first(s, PILES, N30, LAND)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    forget_all(s)


# examples_boar_goat_raven.law:219  Red does explore
def example_80_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_boar_goat_raven.law:220  s (spot at 37, 37 rotated 1)
def example_80_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 37, 1)]]


# examples_boar_goat_raven.law:222  Red has 1 food, 1 wood, 2 fame
def example_80_4_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 1


# examples_boar_goat_raven.law:222  Red has 1 food, 1 wood, 2 fame
def example_80_4_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 1


# examples_boar_goat_raven.law:222  Red has 1 food, 1 wood, 2 fame
def example_80_4_3(s: State) -> bool:
    return s.goods[4 + FAME] == 2


# examples_boar_goat_raven.law:226  given
def example_81_1(s: State) -> None:
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_boar_goat_raven.law:227")],
        1,
    )
    put_list_first(s, PILES, [N20, N24, N02], LAND)
    forget_all(s)


# examples_boar_goat_raven.law:229  Red does resolve "Raven Clan"
def example_81_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, RAVEN_CLAN, 0, VERB_RESOLVE]
    run(s)


# examples_boar_goat_raven.law:231  x "20", "24"
def example_81_3_1(s: State) -> list[list[int]]:
    return [[N20], [N24]]


# examples_boar_goat_raven.law:232  x "24"
def example_81_4_1(s: State) -> list[list[int]]:
    return [[N24]]


# examples_boar_goat_raven.law:233  s (spot at 36, 37 rotated 0)
def example_81_5_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_boar_goat_raven.law:235  that last land is "20"
def example_81_6_1(s: State) -> bool:
    return last_or(settled(s, PILES, LAND, len(s.piles[LAND]), TYPE_TILE), -1) == N20


# examples_boar_goat_raven.law:236  that first land is "02"
def example_81_6_2(s: State) -> bool:
    return first_card(s, PILES, LAND, TYPE_TILE) == N02


# examples_boar_goat_raven.law:240  given
def example_82_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_cedar, area_dune, 0)
    laid.mark_area(TILES_MAP, s.map, area_cedar, 0, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_cedar], 2)
    place_thing(s, PILES, CARVED_STONE, area_cedar, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_LORE] = 0
    forget_all(s)


# examples_boar_goat_raven.law:247  Red does resolve "Raiding Party"
def example_82_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, RAIDING_PARTY, 0, VERB_RESOLVE]
    run(s)


# examples_boar_goat_raven.law:249  t Cedar
def example_82_3_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_boar_goat_raven.law:250  t Cedar
def example_82_4_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_boar_goat_raven.law:252  r food, lore
def example_82_5_1(s: State) -> list[list[int]]:
    return [[RES_FOOD], [RES_LORE]]


# examples_boar_goat_raven.law:253  r lore
def example_82_6_1(s: State) -> list[list[int]]:
    return [[RES_LORE]]


# examples_boar_goat_raven.law:255  Cedar holds 1 unit of Purple
def example_82_7_1(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[2 * 152 + s.map.root[area_cedar]] == 1


# examples_boar_goat_raven.law:256  Red has 0 food, 1 lore
def example_82_7_2(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 0


# examples_boar_goat_raven.law:256  Red has 0 food, 1 lore
def example_82_7_3(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 1


# examples_boar_goat_raven.law:260  given
def example_83_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_ash, area_cedar, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    place_thing(s, PILES, TRAINING_CAMP, area_cedar, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 1
    s.goods[4 + RES_WOOD] = 1
    forget_all(s)


# examples_boar_goat_raven.law:266  Red does resolve "Raven Mercenaries"
def example_83_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, RAVEN_MERCENARIES, 0, VERB_RESOLVE]
    run(s)


# examples_boar_goat_raven.law:268  t Ash, Birch
def example_83_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_ash], [area_birch]]


# examples_boar_goat_raven.law:269  t Cedar
def example_83_4_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_boar_goat_raven.law:271  r food
def example_83_6_1(s: State) -> list[list[int]]:
    return [[RES_FOOD]]


# examples_boar_goat_raven.law:272  r wood
def example_83_7_1(s: State) -> list[list[int]]:
    return [[RES_WOOD]]


# examples_boar_goat_raven.law:275  Cedar holds 4 units of Red
def example_83_9_1(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_cedar]] == 4


# examples_boar_goat_raven.law:276  Red has 0 food, 0 wood
def example_83_9_2(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 0


# examples_boar_goat_raven.law:276  Red has 0 food, 0 wood
def example_83_9_3(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 0


# examples_combat.law:3  given
def example_84_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_home, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 6)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 2)
    place_thing(s, PILES, FORTRESS, area_hall, TYPE_TERRITORY)
    place_thing(s, PILES, DEFENSE_TOWER, area_hall, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 2
    s.goods[8 + RES_FOOD] = 3
    forget_all(s)


# examples_combat.law:10  Red does move 1
def example_84_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_combat.law:11  source Home
def example_84_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:12  target Hall
def example_84_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_combat.law:13  n 5
def example_84_6_1(s: State) -> list[list[int]]:
    return [[5]]


# examples_combat.law:14  fed 2
def example_84_7_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_combat.law:16  that power of attack is 7
def example_84_8_1(s: State) -> bool:
    return power(s, ATTACK) == 7


# examples_combat.law:17  that power of defence is 4
def example_84_8_2(s: State) -> bool:
    return power(s, DEFENCE) == 4


# examples_combat.law:19  fed 0, 1, 2
def example_84_9_1(s: State) -> list[list[int]]:
    return [[0], [1], [2]]


# examples_combat.law:20  fed 2
def example_84_10_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_combat.law:22  Hall holds 4 units of Red, Fortress, "Defense Tower"
def example_84_11_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 4


# examples_combat.law:22  Hall holds 4 units of Red, Fortress, "Defense Tower"
def example_84_11_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(FORTRESS_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_combat.law:22  Hall holds 4 units of Red, Fortress, "Defense Tower"
def example_84_11_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(DEFENSE_TOWER_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_combat.law:23  that controller of Hall is Red
def example_84_11_4(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_hall) == 1


# examples_combat.law:24  Purple has 0 units, 1 food
def example_84_11_5(s: State) -> bool:
    return s.unit_placed[2] == 0


# examples_combat.law:24  Purple has 0 units, 1 food
def example_84_11_6(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 1


# examples_combat.law:25  Red has 5 units, 0 food
def example_84_11_7(s: State) -> bool:
    return s.unit_placed[1] == 5


# examples_combat.law:25  Red has 5 units, 0 food
def example_84_11_8(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 0


# examples_combat.law:28  given
def example_85_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 4)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 2)
    place_thing(s, PILES, FORTRESS, area_hall, TYPE_TERRITORY)
    place_thing(s, PILES, DEFENSE_TOWER, area_hall, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 2
    forget_all(s)


# examples_combat.law:36  Red does resolve Bodyguard
def example_85_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, BODYGUARD, 0, VERB_RESOLVE]
    run(s)


# examples_combat.law:37  source Home
def example_85_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:38  target Hall
def example_85_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_combat.law:39  n 4
def example_85_6_1(s: State) -> list[list[int]]:
    return [[4]]


# examples_combat.law:40  fed 2
def example_85_7_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_combat.law:41  e "1 casualty"
def example_85_8_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_combat.law:43  that power of attack is 4
def example_85_9_1(s: State) -> bool:
    return power(s, ATTACK) == 4


# examples_combat.law:44  that power of defence is 5
def example_85_9_2(s: State) -> bool:
    return power(s, DEFENCE) == 5


# examples_combat.law:45  Hall holds 2 units of Red, 1 unit of Purple
def example_85_9_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 2


# examples_combat.law:45  Hall holds 2 units of Red, 1 unit of Purple
def example_85_9_4(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_hall]] == 1


# examples_combat.law:47  refuge Hall
def example_85_10_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_combat.law:49  refuge Home, Moor
def example_85_11_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_home], [area_moor]]


# examples_combat.law:50  refuge Home
def example_85_12_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:52  n 1, 2
def example_85_13_1(s: State) -> list[list[int]]:
    return [[1], [2]]


# examples_combat.law:53  n 1
def example_85_14_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_combat.law:54  refuge Moor
def example_85_15_1(s: State) -> list[list[int]]:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_moor]]


# examples_combat.law:56  Home holds 1 unit of Red
def example_85_16_1(s: State) -> bool:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_home]] == 1


# examples_combat.law:57  Moor holds 1 unit of Red
def example_85_16_2(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_moor]] == 1


# examples_combat.law:58  Hall holds 1 unit of Purple, 0 units of Red, Fortress
def example_85_16_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_hall]] == 1


# examples_combat.law:58  Hall holds 1 unit of Purple, 0 units of Red, Fortress
def example_85_16_4(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 0


# examples_combat.law:58  Hall holds 1 unit of Purple, 0 units of Red, Fortress
def example_85_16_5(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(FORTRESS_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_combat.law:59  that controller of Hall is Purple
def example_85_16_6(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_hall) == 2


# examples_combat.law:60  Purple has 0 food
def example_85_16_7(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 0


# examples_combat.law:63  given
def example_86_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_home], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 1)
    s.goods[8 + RES_FOOD] = 1
    s.goods[4 + RES_FOOD] = 1
    forget_all(s)


# examples_combat.law:69  Purple does move 1
def example_86_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 2
    s.stack += [2, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_combat.law:70  source Home
def example_86_3_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:71  target Hall
def example_86_4_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_combat.law:72  n 2
def example_86_5_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_combat.law:74  that combat's attacker is Purple
def example_86_6_1(s: State) -> bool:
    return s.combat_attacker[need(len(s.combat_place) - 1, "examples_combat.law:74")] == 2


# examples_combat.law:75  that combat's defender is Red
def example_86_6_2(s: State) -> bool:
    return s.combat_defender[need(len(s.combat_place) - 1, "examples_combat.law:75")] == 1


# examples_combat.law:76  that invader of Hall is Purple
def example_86_6_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.invader[s.map.root[area_hall]] == 2


# examples_combat.law:77  that controller of Hall is Red
def example_86_6_4(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_hall) == 1


# examples_combat.law:80  given
def example_87_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_keep, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 5)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_keep], 6)
    s.goods[4 + RES_FOOD] = 1
    forget_all(s)


# examples_combat.law:87  Red does move 1
def example_87_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_combat.law:88  source Home
def example_87_3_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:89  target Hall
def example_87_4_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_combat.law:90  n 3
def example_87_5_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_combat.law:92  that power of attack is 3
def example_87_6_1(s: State) -> bool:
    return power(s, ATTACK) == 3


# examples_combat.law:93  that power of defence is 2
def example_87_6_2(s: State) -> bool:
    return power(s, DEFENCE) == 2


# examples_combat.law:96  given
def example_88_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 3)
    s.goods[4 + RES_FOOD] = 5
    s.goods[8 + RES_FOOD] = 2
    forget_all(s)


# examples_combat.law:103  Red does move 1
def example_88_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_combat.law:104  source Home
def example_88_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:105  target Hall
def example_88_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_combat.law:106  n 2
def example_88_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_combat.law:108  fed 0, 1, 2
def example_88_7_1(s: State) -> list[list[int]]:
    return [[0], [1], [2]]


# examples_combat.law:109  fed 1
def example_88_8_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_combat.law:111  Red has 4 food
def example_88_9_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 4


# examples_combat.law:112  Purple has 2 food
def example_88_9_2(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 2


# examples_combat.law:113  that power of attack is 3
def example_88_9_3(s: State) -> bool:
    return power(s, ATTACK) == 3


# examples_combat.law:115  fed 0, 1, 2
def example_88_10_1(s: State) -> list[list[int]]:
    return [[0], [1], [2]]


# examples_combat.law:116  fed 2
def example_88_11_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_combat.law:118  Red has 4 food
def example_88_12_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 4


# examples_combat.law:119  Purple has 0 food
def example_88_12_2(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 0


# examples_combat.law:120  that power of defence is 5
def example_88_12_3(s: State) -> bool:
    return power(s, DEFENCE) == 5


# examples_combat.law:123  given
def example_89_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_home, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 3)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_combat.law:130  Red does move 1
def example_89_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_combat.law:131  source Home
def example_89_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:132  target Hall
def example_89_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_combat.law:133  n 3
def example_89_6_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_combat.law:135  that scored of defence is 0
def example_89_7_1(s: State) -> bool:
    return s.scored[DEFENCE] == 0


# examples_combat.law:136  that struck of defence is 0
def example_89_7_2(s: State) -> bool:
    return s.struck[DEFENCE] == 0


# examples_combat.law:138  e "1 point", "1 casualty"
def example_89_8_1(s: State) -> list[list[int]]:
    return [[2], [3]]


# examples_combat.law:140  e "1 point"
def example_89_10_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_combat.law:142  that power of attack is 4
def example_89_11_1(s: State) -> bool:
    return power(s, ATTACK) == 4


# examples_combat.law:144  e "1 point", "1 casualty"
def example_89_12_1(s: State) -> list[list[int]]:
    return [[2], [3]]


# examples_combat.law:145  e "1 casualty"
def example_89_13_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_combat.law:146  refuge Home
def example_89_14_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:147  n 3
def example_89_15_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_combat.law:149  that controller of Hall is Red
def example_89_16_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_hall) == 1


# examples_combat.law:150  Hall holds 2 units of Red
def example_89_16_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 2


# examples_combat.law:153  given
def example_90_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_keep, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 2)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_combat.law:161  Red does move 1
def example_90_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_combat.law:162  source Home
def example_90_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:163  target Hall
def example_90_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_combat.law:164  n 2
def example_90_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_combat.law:166  that power of attack is 5
def example_90_7_1(s: State) -> bool:
    return power(s, ATTACK) == 5


# examples_combat.law:167  that power of defence is 4
def example_90_7_2(s: State) -> bool:
    return power(s, DEFENCE) == 4


# examples_combat.law:168  refuge Keep
def example_90_8_1(s: State) -> list[list[int]]:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_keep]]


# examples_combat.law:169  n 2
def example_90_9_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_combat.law:171  Hall holds 2 units of Red, 0 units of Purple
def example_90_10_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 2


# examples_combat.law:171  Hall holds 2 units of Red, 0 units of Purple
def example_90_10_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_hall]] == 0


# examples_combat.law:172  Keep holds 2 units of Purple
def example_90_10_3(s: State) -> bool:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[2 * 152 + s.map.root[area_keep]] == 2


# examples_combat.law:175  given
def example_91_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_keep, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 3)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_combat.law:183  Red does move 1
def example_91_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_combat.law:184  source Home
def example_91_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:185  target Hall
def example_91_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_combat.law:186  n 2
def example_91_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_combat.law:188  that (reserve of unit for Red) is 13
def example_91_7_1(s: State) -> bool:
    return 14 - s.unit_placed[1] == 13


# examples_combat.law:189  that (reserve of unit for Purple) is 12
def example_91_7_2(s: State) -> bool:
    return 14 - s.unit_placed[2] == 12


# examples_combat.law:190  Hall holds 1 unit of Red, 2 units of Purple
def example_91_7_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 1


# examples_combat.law:190  Hall holds 1 unit of Red, 2 units of Purple
def example_91_7_4(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_hall]] == 2


# examples_combat.law:191  refuge Home
def example_91_8_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:193  Home holds 1 unit of Red
def example_91_9_1(s: State) -> bool:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_home]] == 1


# examples_combat.law:196  given
def example_92_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 4)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 4)
    place_thing(s, PILES, FORTRESS, area_hall, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_combat.law:203  Red does move 1
def example_92_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_combat.law:204  source Home
def example_92_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:205  target Hall
def example_92_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_combat.law:206  n 4
def example_92_6_1(s: State) -> list[list[int]]:
    return [[4]]


# examples_combat.law:207  refuge Home
def example_92_7_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:208  n 3
def example_92_8_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_combat.law:210  Home holds 3 units of Red
def example_92_9_1(s: State) -> bool:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_home]] == 3


# examples_combat.law:211  Hall holds 2 units of Purple, Fortress
def example_92_9_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_hall]] == 2


# examples_combat.law:211  Hall holds 2 units of Purple, Fortress
def example_92_9_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(FORTRESS_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_combat.law:214  given
def example_93_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 1)
    place_thing(s, PILES, DEFENSE_TOWER, area_hall, TYPE_TERRITORY)
    place_thing(s, PILES, 75, area_hall, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 3
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_combat.law:221  Red does move 1
def example_93_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_combat.law:222  source Home
def example_93_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:223  target Hall
def example_93_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_combat.law:224  n 3
def example_93_6_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_combat.law:225  fed 3
def example_93_7_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_combat.law:227  Hall holds 1 unit of Purple
def example_93_8_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_hall]] == 1


# examples_combat.law:228  Red has 0 units, 0 food
def example_93_8_2(s: State) -> bool:
    return s.unit_placed[1] == 0


# examples_combat.law:228  Red has 0 units, 0 food
def example_93_8_3(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 0


# examples_combat.law:229  that controller of Hall is Purple
def example_93_8_4(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_hall) == 2


# examples_combat.law:233  given
def example_94_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 1)
    place_thing(s, PILES, FOOD_SILO, area_hall, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_combat.law:240  Red does move 1
def example_94_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_combat.law:241  source Home
def example_94_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:242  target Hall
def example_94_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_combat.law:244  Hall holds 0 units of Red, 0 units of Purple, "Food Silo"
def example_94_6_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 0


# examples_combat.law:244  Hall holds 0 units of Red, 0 units of Purple, "Food Silo"
def example_94_6_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_hall]] == 0


# examples_combat.law:244  Hall holds 0 units of Red, 0 units of Purple, "Food Silo"
def example_94_6_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(FOOD_SILO_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_combat.law:245  that controller of Hall is nobody
def example_94_6_4(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_hall) == 0


# examples_combat.law:246  that invader of Hall is nobody
def example_94_6_5(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.invader[s.map.root[area_hall]] == 0


# examples_combat.law:247  Red has 0 fame, 0 units
def example_94_6_6(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_combat.law:247  Red has 0 fame, 0 units
def example_94_6_7(s: State) -> bool:
    return s.unit_placed[1] == 0


# examples_combat.law:248  that (reserve of unit for Purple) is 14
def example_94_6_8(s: State) -> bool:
    return 14 - s.unit_placed[2] == 14


# examples_combat.law:251  given
def example_95_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_home, area_keep, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_keep], 2)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_combat.law:259  Red does move 1
def example_95_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_combat.law:260  source Home
def example_95_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:261  target Hall
def example_95_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_combat.law:262  n 2
def example_95_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_combat.law:264  Hall holds 2 units of Red
def example_95_7_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 2


# examples_combat.law:265  Purple has 2 units
def example_95_7_2(s: State) -> bool:
    return s.unit_placed[2] == 2


# examples_combat.law:268  given
def example_96_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 1)
    place_thing(s, PILES, DEFENSE_TOWER, area_hall, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_combat.law:275  Red does move 1
def example_96_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_combat.law:276  source Home
def example_96_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:277  target Hall
def example_96_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_combat.law:278  n 2
def example_96_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_combat.law:280  Hall holds 1 unit of Red, "Defense Tower"
def example_96_7_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 1


# examples_combat.law:280  Hall holds 1 unit of Red, "Defense Tower"
def example_96_7_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(DEFENSE_TOWER_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_combat.law:283  given
def example_97_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 2)
    place_thing(s, PILES, FORTRESS, area_home, TYPE_TERRITORY)
    place_thing(s, PILES, DEFENSE_TOWER, area_home, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 2)
    place_thing(s, PILES, 89, area_hall, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 1
    forget_all(s)


# examples_combat.law:289  Red does move 1
def example_97_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_combat.law:290  source Home
def example_97_3_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:291  target Hall
def example_97_4_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_combat.law:292  n 2
def example_97_5_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_combat.law:294  that power of attack is 2
def example_97_6_1(s: State) -> bool:
    return power(s, ATTACK) == 2


# examples_combat.law:295  that power of defence is 4
def example_97_6_2(s: State) -> bool:
    return power(s, DEFENCE) == 4


# examples_combat.law:296  that (inflicted by attack) is 0
def example_97_6_3(s: State) -> bool:
    return inflicted(s, ATTACK) == 0


# examples_combat.law:297  that (inflicted by defence) is 0
def example_97_6_4(s: State) -> bool:
    return inflicted(s, DEFENCE) == 0


# examples_creatures_clans.law:4  given
def example_98_1(s: State) -> None:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_hall, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 2)
    place_thing(s, PILES, BROWN_BEAR, area_hall, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    forget_all(s)


# examples_creatures_clans.law:9  Red does assault "Brown Bear" in Hall
def example_98_3(s: State) -> None:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, BROWN_BEAR, area_hall, 0, 0, VERB_ASSAULT]
    run(s)


# examples_creatures_clans.law:10  refuge Moor
def example_98_4_1(s: State) -> list[list[int]]:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_moor]]


# examples_creatures_clans.law:11  n 2
def example_98_5_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_creatures_clans.law:13  Moor holds 2 units of Red
def example_98_6_1(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_moor]] == 2


# examples_creatures_clans.law:14  Hall holds "Brown Bear"
def example_98_6_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(BROWN_BEAR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_creatures_clans.law:19  given
def example_99_1(s: State) -> None:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_hall, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 2)
    place_thing(s, PILES, BROWN_BEAR, area_hall, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    forget_all(s)


# examples_creatures_clans.law:24  Red does assault "Brown Bear" in Hall
def example_99_3(s: State) -> None:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, BROWN_BEAR, area_hall, 0, 0, VERB_ASSAULT]
    run(s)


# examples_creatures_clans.law:26  Hall holds 2 units of Red, "Brown Bear"
def example_99_4_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 2


# examples_creatures_clans.law:26  Hall holds 2 units of Red, "Brown Bear"
def example_99_4_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(BROWN_BEAR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_creatures_clans.law:27  that beast is nothing
def example_99_4_3(s: State) -> bool:
    return s.beast == -1


# examples_creatures_clans.law:32  given
def example_100_1(s: State) -> None:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_hall, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 2)
    place_thing(s, PILES, FALLEN_VALKYRIE, area_hall, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    forget_all(s)


# examples_creatures_clans.law:37  Red does assault "Fallen Valkyrie" in Hall
def example_100_3(s: State) -> None:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, FALLEN_VALKYRIE, area_hall, 0, 0, VERB_ASSAULT]
    run(s)


# examples_creatures_clans.law:38  refuge Moor
def example_100_4_1(s: State) -> list[list[int]]:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_moor]]


# examples_creatures_clans.law:39  n 2
def example_100_5_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_creatures_clans.law:41  Moor holds 2 units of Red
def example_100_6_1(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_moor]] == 2


# examples_creatures_clans.law:46  given
def example_101_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_home, area_wood, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_wood], 5)
    place_thing(s, PILES, DRAUGR, area_wood, TYPE_TERRITORY)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_wood]]
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + FAME] = 0
    forget_all(s)


# examples_creatures_clans.law:52  Red does move 1
def example_101_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_clans.law:54  target Draugr
def example_101_5_1(s: State) -> list[list[int]]:
    return [list(DRAUGR_COPIES)]


# examples_creatures_clans.law:56  Red has 1 food, 2 fame
def example_101_6_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 1


# examples_creatures_clans.law:56  Red has 1 food, 2 fame
def example_101_6_2(s: State) -> bool:
    return s.goods[4 + FAME] == 2


# examples_creatures_clans.law:61  given
def example_102_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_home, area_wood, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_wood], 5)
    place_thing(s, PILES, DRAUGR, area_wood, TYPE_TERRITORY)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_wood]]
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + FAME] = 0
    forget_all(s)


# examples_creatures_clans.law:67  Red does move 1
def example_102_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_clans.law:69  target Draugr
def example_102_5_1(s: State) -> list[list[int]]:
    return [list(DRAUGR_COPIES)]


# examples_creatures_clans.law:71  Red has 2 fame
def example_102_6_1(s: State) -> bool:
    return s.goods[4 + FAME] == 2


# examples_creatures_clans.law:76  given
def example_103_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_home, area_wood, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 5)
    place_thing(s, PILES, DRAUGR, area_wood, TYPE_TERRITORY)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_wood]]
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + FAME] = 0
    forget_all(s)


# examples_creatures_clans.law:83  Red does move 1
def example_103_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_clans.law:84  source Home
def example_103_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_creatures_clans.law:85  target Wood
def example_103_5_1(s: State) -> list[list[int]]:
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_wood]]


# examples_creatures_clans.law:86  n 5
def example_103_6_1(s: State) -> list[list[int]]:
    return [[5]]


# examples_creatures_clans.law:87  target Draugr
def example_103_7_1(s: State) -> list[list[int]]:
    return [list(DRAUGR_COPIES)]


# examples_creatures_clans.law:89  Red has 3 fame
def example_103_8_1(s: State) -> bool:
    return s.goods[4 + FAME] == 3


# examples_creatures_clans.law:94  given
def example_104_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_den, 0)
    laid.touch(TILES_MAP, s.map, area_den, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 1)
    place_thing(s, PILES, KAIJA, area_den, TYPE_TERRITORY)
    place_thing(s, PILES, BROWN_BEAR, area_den, TYPE_TERRITORY)
    forget_all(s)


# examples_creatures_clans.law:99  Red does move 2
def example_104_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_clans.law:100  source Home
def example_104_3_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_creatures_clans.law:101  target Den
def example_104_4_1(s: State) -> list[list[int]]:
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_den]]


# examples_creatures_clans.law:102  source Den
def example_104_5_1(s: State) -> list[list[int]]:
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_den]]


# examples_creatures_clans.law:103  target Moor
def example_104_6_1(s: State) -> list[list[int]]:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_moor]]


# examples_creatures_clans.law:106  Moor holds 1 unit of Red
def example_104_8_1(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_moor]] == 1


# examples_creatures_clans.law:107  Den holds Kaija, "Brown Bear"
def example_104_8_2(s: State) -> bool:
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.map.root[place_of(s, KAIJA)] == s.map.root[area_den]


# examples_creatures_clans.law:107  Den holds Kaija, "Brown Bear"
def example_104_8_3(s: State) -> bool:
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(BROWN_BEAR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_den])


# examples_creatures_combat.law:4  given
def example_105_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_home, area_wood, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_wood], 1)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_wood, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 1
    s.goods[4 + FAME] = 0
    forget_all(s)


# examples_creatures_combat.law:10  Red does move 1
def example_105_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_combat.law:11  source Home
def example_105_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_creatures_combat.law:12  target Wood
def example_105_5_1(s: State) -> list[list[int]]:
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_wood]]


# examples_creatures_combat.law:13  n 2
def example_105_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_creatures_combat.law:15  target creature Wolf
def example_105_7_1(s: State) -> list[list[int]]:
    return [list(THING_CREATURE_WOLF_COPIES)]


# examples_creatures_combat.law:16  target creature Wolf
def example_105_8_1(s: State) -> list[list[int]]:
    return [list(THING_CREATURE_WOLF_COPIES)]


# examples_creatures_combat.law:17  fed 1
def example_105_9_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_creatures_combat.law:18  e "1 point"
def example_105_10_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_creatures_combat.law:20  Wood holds 3 units of Red, creature Wolf
def example_105_11_1(s: State) -> bool:
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_wood]] == 3


# examples_creatures_combat.law:20  Wood holds 3 units of Red, creature Wolf
def example_105_11_2(s: State) -> bool:
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(THING_CREATURE_WOLF_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_wood])


# examples_creatures_combat.law:21  Home holds 1 unit of Red
def example_105_11_3(s: State) -> bool:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_home]] == 1


# examples_creatures_combat.law:22  Red has 0 fame
def example_105_11_4(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_creatures_combat.law:23  that beast is nothing
def example_105_11_5(s: State) -> bool:
    return s.beast == -1


# examples_creatures_combat.law:27  given
def example_106_1(s: State) -> None:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_crag, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_moor, 0)
    laid.touch(TILES_MAP, s.map, area_moor, area_fen, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_fen, 0)
    place_thing(s, PILES, FALLEN_VALKYRIE, area_crag, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 3)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_crag]]
    s.goods[4 + RES_FOOD] = 3
    forget_all(s)


# examples_creatures_combat.law:37  Red does creature_phase
def example_106_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, VERB_CREATURE_PHASE]
    s.lists += [[]]
    run(s)


# examples_creatures_combat.law:38  fed 3
def example_106_4_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_creatures_combat.law:40  refuge Crag, Moor, Fen
def example_106_5_1(s: State) -> list[list[int]]:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 0)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 3)
    return [[area_crag], [area_moor], [area_fen]]


# examples_creatures_combat.law:41  refuge Moor
def example_106_6_1(s: State) -> list[list[int]]:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_moor]]


# examples_creatures_combat.law:42  n 2
def example_106_7_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_creatures_combat.law:43  refuge Fen
def example_106_8_1(s: State) -> list[list[int]]:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 3)
    return [[area_fen]]


# examples_creatures_combat.law:45  Hall holds "Fallen Valkyrie", 0 units of Red
def example_106_9_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(FALLEN_VALKYRIE_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_creatures_combat.law:45  Hall holds "Fallen Valkyrie", 0 units of Red
def example_106_9_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 0


# examples_creatures_combat.law:46  Moor holds 2 units of Red
def example_106_9_3(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_moor]] == 2


# examples_creatures_combat.law:47  Fen holds 1 unit of Red
def example_106_9_4(s: State) -> bool:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 3)
    return s.unit[1 * 152 + s.map.root[area_fen]] == 1


# examples_creatures_combat.law:48  Red has 0 fame
def example_106_9_5(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_creatures_combat.law:52  given
def example_107_1(s: State) -> None:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_crag, area_hall, 0)
    place_thing(s, PILES, FALLEN_VALKYRIE, area_crag, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 3)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_crag]]
    s.goods[4 + RES_FOOD] = 4
    s.goods[4 + FAME] = 0
    forget_all(s)


# examples_creatures_combat.law:59  Red does creature_phase
def example_107_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, VERB_CREATURE_PHASE]
    s.lists += [[]]
    run(s)


# examples_creatures_combat.law:61  fed 0, 1, 2, 3
def example_107_4_1(s: State) -> list[list[int]]:
    return [[0], [1], [2], [3]]


# examples_creatures_combat.law:62  fed 3
def example_107_5_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_creatures_combat.law:64  Hall holds 3 units of Red
def example_107_6_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 3


# examples_creatures_combat.law:65  Red has 4 fame, 1 food
def example_107_6_2(s: State) -> bool:
    return s.goods[4 + FAME] == 4


# examples_creatures_combat.law:65  Red has 4 fame, 1 food
def example_107_6_3(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 1


# examples_creatures_combat.law:66  that "Fallen Valkyrie" is in slain
def example_107_6_4(s: State) -> bool:
    return of_any_copy(FALLEN_VALKYRIE_COPIES, lambda copy: s.at[copy] == SLAIN)


# examples_creatures_combat.law:67  that line is empty
def example_107_6_5(s: State) -> bool:
    return len(s.line) == 0


# examples_creatures_combat.law:71  given
def example_108_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_home, area_wood, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_wood], 4)
    place_thing(s, PILES, DRAUGR, area_wood, TYPE_TERRITORY)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_wood]]
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + FAME] = 0
    forget_all(s)


# examples_creatures_combat.law:77  Red does move 2
def example_108_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_combat.law:79  target Draugr
def example_108_5_1(s: State) -> list[list[int]]:
    return [list(DRAUGR_COPIES)]


# examples_creatures_combat.law:81  Wood holds 3 units of Red
def example_108_6_1(s: State) -> bool:
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_wood]] == 3


# examples_creatures_combat.law:82  Red has 2 fame
def example_108_6_2(s: State) -> bool:
    return s.goods[4 + FAME] == 2


# examples_creatures_combat.law:83  that Draugr is in slain
def example_108_6_3(s: State) -> bool:
    return of_any_copy(DRAUGR_COPIES, lambda copy: s.at[copy] == SLAIN)


# examples_creatures_combat.law:84  that line is empty
def example_108_6_4(s: State) -> bool:
    return len(s.line) == 0


# examples_creatures_combat.law:88  given
def example_109_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_home, area_wood, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_wood], 2)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_wood, TYPE_TERRITORY)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_wood]]
    s.goods[4 + RES_FOOD] = 2
    s.goods[4 + FAME] = 0
    forget_all(s)


# examples_creatures_combat.law:94  Red does move 1
def example_109_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_combat.law:96  target creature Wolf
def example_109_5_1(s: State) -> list[list[int]]:
    return [list(THING_CREATURE_WOLF_COPIES)]


# examples_creatures_combat.law:97  fed 2
def example_109_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_creatures_combat.law:99  Wood holds creature Wolf, 0 units of Red
def example_109_7_1(s: State) -> bool:
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(THING_CREATURE_WOLF_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_wood])


# examples_creatures_combat.law:99  Wood holds creature Wolf, 0 units of Red
def example_109_7_2(s: State) -> bool:
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_wood]] == 0


# examples_creatures_combat.law:100  Red has 0 fame
def example_109_7_3(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_creatures_combat.law:104  given
def example_110_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_home, area_wood, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_wood], 4)
    place_thing(s, PILES, BROWN_BEAR, area_wood, TYPE_TERRITORY)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_wood]]
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + FAME] = 0
    forget_all(s)


# examples_creatures_combat.law:110  Red does move 1
def example_110_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_combat.law:111  target "Brown Bear"
def example_110_4_1(s: State) -> list[list[int]]:
    return [list(BROWN_BEAR_COPIES)]


# examples_creatures_combat.law:113  Wood holds 4 units of Red, "Brown Bear"
def example_110_5_1(s: State) -> bool:
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_wood]] == 4


# examples_creatures_combat.law:113  Wood holds 4 units of Red, "Brown Bear"
def example_110_5_2(s: State) -> bool:
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(BROWN_BEAR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_wood])


# examples_creatures_combat.law:114  Red has 0 fame
def example_110_5_3(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_creatures_combat.law:118  given
def example_111_1(s: State) -> None:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_hall, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 2)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_hall, TYPE_TERRITORY)
    place_thing(s, PILES, DEFENSE_TOWER, area_hall, TYPE_TERRITORY)
    place_thing(s, PILES, 75, area_hall, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + FAME] = 0
    forget_all(s)


# examples_creatures_combat.law:123  Red does assault Wolf in Hall
def example_111_3(s: State) -> None:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, THING_CREATURE_WOLF, area_hall, 0, 0, VERB_ASSAULT]
    run(s)


# examples_creatures_combat.law:124  refuge Moor
def example_111_4_1(s: State) -> list[list[int]]:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_moor]]


# examples_creatures_combat.law:125  n 2
def example_111_5_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_creatures_combat.law:127  Hall holds creature Wolf, 0 units of Red
def example_111_6_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(THING_CREATURE_WOLF_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_creatures_combat.law:127  Hall holds creature Wolf, 0 units of Red
def example_111_6_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 0


# examples_creatures_combat.law:128  Moor holds 2 units of Red
def example_111_6_3(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_moor]] == 2


# examples_creatures_combat.law:129  Red has 0 fame
def example_111_6_4(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_creatures_combat.law:133  given
def example_112_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_home, area_wood, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_wood], 3)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_wood, TYPE_TERRITORY)
    place_thing(s, PILES, FORTRESS, area_wood, TYPE_TERRITORY)
    place_thing(s, PILES, DEFENSE_TOWER, area_wood, TYPE_TERRITORY)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_wood]]
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + FAME] = 0
    forget_all(s)


# examples_creatures_combat.law:139  Red does move 1
def example_112_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_combat.law:141  target creature Wolf
def example_112_5_1(s: State) -> list[list[int]]:
    return [list(THING_CREATURE_WOLF_COPIES)]


# examples_creatures_combat.law:143  Wood holds 2 units of Red, creature Wolf
def example_112_6_1(s: State) -> bool:
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_wood]] == 2


# examples_creatures_combat.law:143  Wood holds 2 units of Red, creature Wolf
def example_112_6_2(s: State) -> bool:
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(THING_CREATURE_WOLF_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_wood])


# examples_creatures_combat.law:144  Red has 0 fame
def example_112_6_3(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_creatures_combat.law:148  given
def example_113_1(s: State) -> None:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_crag, area_hall, 0)
    place_thing(s, PILES, FALLEN_VALKYRIE, area_crag, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 3)
    place_thing(s, PILES, FORTRESS, area_hall, TYPE_TERRITORY)
    place_thing(s, PILES, DEFENSE_TOWER, area_hall, TYPE_TERRITORY)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_crag]]
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + FAME] = 0
    forget_all(s)


# examples_creatures_combat.law:155  Red does creature_phase
def example_113_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, VERB_CREATURE_PHASE]
    s.lists += [[]]
    run(s)


# examples_creatures_combat.law:157  Hall holds 1 unit of Red, Fortress, "Defense Tower"
def example_113_4_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 1


# examples_creatures_combat.law:157  Hall holds 1 unit of Red, Fortress, "Defense Tower"
def example_113_4_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(FORTRESS_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_creatures_combat.law:157  Hall holds 1 unit of Red, Fortress, "Defense Tower"
def example_113_4_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(DEFENSE_TOWER_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_creatures_combat.law:158  Red has 4 fame
def example_113_4_4(s: State) -> bool:
    return s.goods[4 + FAME] == 4


# examples_creatures_combat.law:162  given
def example_114_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_crag = laid.abstract_area(TILES_MAP, s.map, 1)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_home, area_crag, 0)
    laid.touch(TILES_MAP, s.map, area_home, area_fen, 0)
    laid.touch(TILES_MAP, s.map, area_crag, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 4)
    place_thing(s, PILES, FALLEN_VALKYRIE, area_crag, TYPE_TERRITORY)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_crag]]
    s.goods[4 + RES_FOOD] = 0
    forget_all(s)


# examples_creatures_combat.law:170  Red does move 2
def example_114_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_combat.law:171  source Home
def example_114_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_creatures_combat.law:172  target Crag
def example_114_5_1(s: State) -> list[list[int]]:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_crag]]


# examples_creatures_combat.law:173  n 2
def example_114_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_creatures_combat.law:175  source Home
def example_114_7_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_creatures_combat.law:176  source Home
def example_114_8_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_creatures_combat.law:177  target Fen
def example_114_9_1(s: State) -> list[list[int]]:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_fen]]


# examples_creatures_combat.law:178  n 1
def example_114_10_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_creatures_combat.law:180  refuge Home, Moor
def example_114_11_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    return [[area_home], [area_moor]]


# examples_creatures_combat.law:181  refuge Moor
def example_114_12_1(s: State) -> list[list[int]]:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    return [[area_moor]]


# examples_creatures_combat.law:182  n 2
def example_114_13_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_creatures_combat.law:184  Crag holds "Fallen Valkyrie", 0 units of Red
def example_114_14_1(s: State) -> bool:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(FALLEN_VALKYRIE_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_crag])


# examples_creatures_combat.law:184  Crag holds "Fallen Valkyrie", 0 units of Red
def example_114_14_2(s: State) -> bool:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_crag]] == 0


# examples_creatures_combat.law:185  Fen holds 1 unit of Red
def example_114_14_3(s: State) -> bool:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_fen]] == 1


# examples_creatures_combat.law:186  Moor holds 2 units of Red
def example_114_14_4(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    return s.unit[1 * 152 + s.map.root[area_moor]] == 2


# examples_creatures_combat.law:190  given
def example_115_1(s: State) -> None:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 0)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_crag, area_fen, 0)
    place_thing(s, PILES, FALLEN_VALKYRIE, area_crag, TYPE_TERRITORY)
    forget_all(s)


# examples_creatures_combat.law:193  Red does recruit 1
def example_115_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, VERB_RECRUIT]
    s.lists += [[]]
    run(s)


# examples_creatures_combat.law:195  t Crag
def example_115_3_1(s: State) -> list[list[int]]:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_crag]]


# examples_creatures_combat.law:196  t Fen
def example_115_4_1(s: State) -> list[list[int]]:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_fen]]


# examples_creatures_combat.law:198  Fen holds 1 unit of Red
def example_115_5_1(s: State) -> bool:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_fen]] == 1


# examples_creatures_combat.law:203  given
def example_116_1(s: State) -> None:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    area_crag = laid.abstract_area(TILES_MAP, s.map, 1)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_hall, area_crag, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 3)
    place_thing(s, PILES, FALLEN_VALKYRIE, area_crag, TYPE_TERRITORY)
    forget_all(s)


# examples_creatures_combat.law:207  Red does resolve Bribery
def example_116_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, BRIBERY, 0, VERB_RESOLVE]
    run(s)


# examples_creatures_combat.law:209  target Crag
def example_116_3_1(s: State) -> list[list[int]]:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_crag]]


# examples_creatures_combat.law:210  source Hall
def example_116_4_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_hall]]


# examples_creatures_combat.law:211  target Moor
def example_116_5_1(s: State) -> list[list[int]]:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_moor]]


# examples_creatures_combat.law:212  n 2
def example_116_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_creatures_combat.law:214  Moor holds 2 units of Purple
def example_116_7_1(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[2 * 152 + s.map.root[area_moor]] == 2


# examples_creatures_combat.law:220  given
def example_117_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_home, area_fen, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 4)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 3, s.map.root[area_hall], 2)
    place_thing(s, PILES, FALLEN_VALKYRIE, area_hall, TYPE_TERRITORY)
    forget_all(s)


# examples_creatures_combat.law:225  Red does move 2
def example_117_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_combat.law:227  target Fen
def example_117_3_1(s: State) -> list[list[int]]:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_fen]]


# examples_creatures_combat.law:228  source Home
def example_117_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_creatures_combat.law:229  target Fen
def example_117_5_1(s: State) -> list[list[int]]:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_fen]]


# examples_creatures_combat.law:230  n 1
def example_117_6_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_creatures_combat.law:232  Fen holds 1 unit of Red
def example_117_7_1(s: State) -> bool:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_fen]] == 1


# examples_creatures_combat.law:237  given
def example_118_1(s: State) -> None:
    area_den = laid.abstract_area(TILES_MAP, s.map, 0)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_den, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_den], 4)
    place_thing(s, PILES, BROWN_BEAR, area_den, TYPE_TERRITORY)
    put_last(
        s,
        PILES,
        need(
            next((c for c in present(s, CARDS) if c in MOVE_COPIES and CARD_OWNER[c] == 1), -1),
            "examples_creatures_combat.law:240",
        ),
        HAND + 1,
    )
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + FAME] = 0
    forget_all(s)


# examples_creatures_combat.law:243  Red does act
def example_118_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_creatures_combat.law:245  c Move
def example_118_5_1(s: State) -> list[list[int]]:
    return [list(MOVE_COPIES)]


# examples_creatures_combat.law:246  target "Brown Bear"
def example_118_6_1(s: State) -> list[list[int]]:
    return [list(BROWN_BEAR_COPIES)]


# examples_creatures_combat.law:248  Den holds 3 units of Red, "Brown Bear"
def example_118_7_1(s: State) -> bool:
    area_den = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_den]] == 3


# examples_creatures_combat.law:248  Den holds 3 units of Red, "Brown Bear"
def example_118_7_2(s: State) -> bool:
    area_den = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(BROWN_BEAR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_den])


# examples_creatures_combat.law:249  Red has 0 fame
def example_118_7_3(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_creatures_combat.law:253  given
def example_119_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_crag = laid.abstract_area(TILES_MAP, s.map, 1)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_crag, 0)
    laid.touch(TILES_MAP, s.map, area_home, area_fen, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 4)
    place_thing(s, PILES, FALLEN_VALKYRIE, area_crag, TYPE_TERRITORY)
    place_thing(s, PILES, 8, area_crag, TYPE_TERRITORY)
    forget_all(s)


# examples_creatures_combat.law:257  Red does move 1
def example_119_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_combat.law:259  target Fen
def example_119_3_1(s: State) -> list[list[int]]:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_fen]]


# examples_creatures_combat.law:262  that count (beasts in Crag) is 2
def example_119_5_1(s: State) -> bool:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 1)
    return len([it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_crag]]) == 2


# examples_creatures_combat.law:266  given
def example_120_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_wood, 0)
    laid.touch(TILES_MAP, s.map, area_home, area_fen, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_wood], 5)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_wood, TYPE_TERRITORY)
    place_thing(s, PILES, DRAUGR, area_wood, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_fen], 5)
    place_thing(s, PILES, 1, area_fen, TYPE_TERRITORY)
    s.line = [
        *[it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_wood]],
        *[it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_fen]],
    ]
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + FAME] = 0
    forget_all(s)


# examples_creatures_combat.law:274  Red does move 1
def example_120_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_combat.law:276  target Draugr
def example_120_5_1(s: State) -> list[list[int]]:
    return [list(DRAUGR_COPIES)]


# examples_creatures_combat.law:277  target creature Wolf
def example_120_6_1(s: State) -> list[list[int]]:
    return [list(THING_CREATURE_WOLF_COPIES)]


# examples_creatures_combat.law:279  field Wood, Fen
def example_120_7_1(s: State) -> list[list[int]]:
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_wood], [area_fen]]


# examples_creatures_combat.law:280  field Fen
def example_120_8_1(s: State) -> list[list[int]]:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_fen]]


# examples_creatures_combat.law:282  Wood holds 5 units of Red, creature Wolf
def example_120_9_1(s: State) -> bool:
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_wood]] == 5


# examples_creatures_combat.law:282  Wood holds 5 units of Red, creature Wolf
def example_120_9_2(s: State) -> bool:
    area_wood = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(THING_CREATURE_WOLF_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_wood])


# examples_creatures_combat.law:283  Fen holds 5 units of Red
def example_120_9_3(s: State) -> bool:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_fen]] == 5


# examples_creatures_combat.law:284  Red has 3 fame
def example_120_9_4(s: State) -> bool:
    return s.goods[4 + FAME] == 3


# examples_creatures_combat.law:285  that count line is 1
def example_120_9_5(s: State) -> bool:
    return len(s.line) == 1


# examples_creatures_combat.law:289  given
def example_121_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_wood = laid.abstract_area(TILES_MAP, s.map, 2)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_wood, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_wood], 2)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_wood, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 5)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_wood]]
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_creatures_combat.law:299  Red does move 1
def example_121_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_combat.law:300  source Home
def example_121_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_creatures_combat.law:301  target Hall
def example_121_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_creatures_combat.law:302  n 3
def example_121_6_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_creatures_combat.law:303  target creature Wolf
def example_121_7_1(s: State) -> list[list[int]]:
    return [list(THING_CREATURE_WOLF_COPIES)]


# examples_creatures_combat.law:304  field Hall
def example_121_8_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_creatures_combat.law:306  refuge Home, Moor
def example_121_9_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    return [[area_home], [area_moor]]


# examples_creatures_combat.law:307  refuge Home
def example_121_10_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_creatures_combat.law:308  n 3
def example_121_11_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_creatures_combat.law:310  Home holds 3 units of Red
def example_121_12_1(s: State) -> bool:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_home]] == 3


# examples_creatures_combat.law:314  given
def example_122_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 6)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 1)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_hall, TYPE_TERRITORY)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_hall]]
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_creatures_combat.law:323  Red does move 1
def example_122_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_combat.law:324  source Home
def example_122_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_creatures_combat.law:325  target Hall
def example_122_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_creatures_combat.law:326  n 6
def example_122_6_1(s: State) -> list[list[int]]:
    return [[6]]


# examples_creatures_combat.law:327  target creature Wolf
def example_122_7_1(s: State) -> list[list[int]]:
    return [list(THING_CREATURE_WOLF_COPIES)]


# examples_creatures_combat.law:328  refuge Moor
def example_122_8_1(s: State) -> list[list[int]]:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_moor]]


# examples_creatures_combat.law:330  Hall holds 6 units of Red
def example_122_9_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 6


# examples_creatures_combat.law:331  Moor holds 1 unit of Purple
def example_122_9_2(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[2 * 152 + s.map.root[area_moor]] == 1


# examples_creatures_combat.law:332  Red has 1 fame
def example_122_9_3(s: State) -> bool:
    return s.goods[4 + FAME] == 1


# examples_creatures_combat.law:336  given
def example_123_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 5)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_hall, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_creatures_combat.law:343  Red does move 1
def example_123_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_combat.law:344  source Home
def example_123_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_creatures_combat.law:345  target Hall
def example_123_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_creatures_combat.law:346  n 3
def example_123_6_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_creatures_combat.law:347  target creature Wolf
def example_123_7_1(s: State) -> list[list[int]]:
    return [list(THING_CREATURE_WOLF_COPIES)]


# examples_creatures_combat.law:348  refuge Home
def example_123_8_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_creatures_combat.law:349  n 3
def example_123_9_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_creatures_combat.law:351  Home holds 3 units of Red
def example_123_10_1(s: State) -> bool:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_home]] == 3


# examples_creatures_combat.law:352  Hall holds 5 units of Purple, creature Wolf
def example_123_10_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_hall]] == 5


# examples_creatures_combat.law:352  Hall holds 5 units of Purple, creature Wolf
def example_123_10_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(THING_CREATURE_WOLF_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_creatures_line.law:5  given
def example_124_1(s: State) -> None:
    deal(s, PILES, 4, CREATURE_DECK, SLAIN, TYPE_CREATURE)
    forget_all(s)


# examples_creatures_line.law:8  that all c among slain have strength of c is at most 6
def example_124_2_1(s: State) -> bool:
    return all(CREATURE_STRENGTH[c] <= 6 for c in s.piles[SLAIN])


# examples_creatures_line.law:9  that count creature_deck is count beasts - 4
def example_124_2_2(s: State) -> bool:
    return len(s.piles[CREATURE_DECK]) == len(present(s, BEASTS)) - 4


# examples_creatures_line.law:10  that count (c among creature_deck where strength of c is more than 6) is 2
def example_124_2_3(s: State) -> bool:
    return len([c for c in s.piles[CREATURE_DECK] if CREATURE_STRENGTH[c] > 6]) == 2


# examples_creatures_line.law:11  that lairs is empty
def example_124_2_4(s: State) -> bool:
    return len(s.piles[LAIRS]) == 0


# examples_creatures_line.law:15  that creature_deck is empty
def example_125_1_1(s: State) -> bool:
    return len(s.piles[CREATURE_DECK]) == 0


# examples_creatures_line.law:19  given
def example_126_1(s: State) -> None:
    put_all_last(s, PILES, TILE_HAND + 1, LAND, TYPE_TILE)
    put_last(s, PILES, N01, TILE_HAND + 1)
    put_list_first(s, PILES, [c for c in present(s, BEASTS) if c in DRAUGR_COPIES], CREATURE_DECK)
    forget_all(s)


# examples_creatures_line.law:23  Red does lay_home 1
def example_126_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, VERB_LAY_HOME]
    run(s)


# examples_creatures_line.law:24  x "01"
def example_126_3_1(s: State) -> list[list[int]]:
    return [[N01]]


# examples_creatures_line.law:25  s (spot at 36, 37 rotated 0)
def example_126_4_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_creatures_line.law:27  that place of first line is (territory of "01" with lair)
def example_126_5_1(s: State) -> bool:
    return (
        s.map.root[place_of(s, need(first_or(s.line, -1), "examples_creatures_line.law:27"))]
        == s.map.root[laid.area_with(TILES_MAP, s.map, N01, LAIR)]
    )


# examples_creatures_line.law:28  that first line is Draugr
def example_126_5_2(s: State) -> bool:
    return first_or(s.line, -1) in DRAUGR_COPIES


# examples_creatures_line.law:29  t (territory of "01" with lair)
def example_126_6_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N01, LAIR), "examples_creatures_line.law:29")]]


# examples_creatures_line.law:31  that (units of Red in (territory of "01" with lair)) is 3
def example_126_7_1(s: State) -> bool:
    return (
        s.unit[
            1 * 152 + s.map.root[need(laid.area_with(TILES_MAP, s.map, N01, LAIR), "examples_creatures_line.law:31")]
        ]
        == 3
    )


# examples_creatures_line.law:32  that count line is 1
def example_126_7_2(s: State) -> bool:
    return len(s.line) == 1


# examples_creatures_line.law:36  given
def example_127_1(s: State) -> None:
    put_all_last(s, PILES, TILE_HAND + 1, LAND, TYPE_TILE)
    put_last(s, PILES, N01, TILE_HAND + 1)
    put_list_first(s, PILES, [c for c in present(s, BEASTS) if c in FALLEN_VALKYRIE_COPIES], CREATURE_DECK)
    forget_all(s)


# examples_creatures_line.law:40  Red does lay_home 1
def example_127_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, VERB_LAY_HOME]
    run(s)


# examples_creatures_line.law:41  x "01"
def example_127_3_1(s: State) -> list[list[int]]:
    return [[N01]]


# examples_creatures_line.law:42  s (spot at 36, 37 rotated 0)
def example_127_4_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_creatures_line.law:44  t (territory of "01" with lair)
def example_127_5_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N01, LAIR), "examples_creatures_line.law:44")]]


# examples_creatures_line.law:45  t (territory of "01" on north)
def example_127_6_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N01, 0), "examples_creatures_line.law:45")]]


# examples_creatures_line.law:47  that (units of Red in (territory of "01" with lair)) is 0
def example_127_7_1(s: State) -> bool:
    return (
        s.unit[
            1 * 152 + s.map.root[need(laid.area_with(TILES_MAP, s.map, N01, LAIR), "examples_creatures_line.law:47")]
        ]
        == 0
    )


# examples_creatures_line.law:51  given
def example_128_1(s: State) -> None:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 0)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_moor, area_fen, 0)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_moor, TYPE_TERRITORY)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_moor]]
    put_list_first(s, PILES, [c for c in present(s, BEASTS) if c in DRAUGR_COPIES], CREATURE_DECK)
    forget_all(s)


# examples_creatures_line.law:56  Red does appear in Moor
def example_128_2(s: State) -> None:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 0)
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    appear(s, 1, area_moor)
    run(s)


# examples_creatures_line.law:58  Moor holds creature Wolf, Draugr
def example_128_3_1(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(THING_CREATURE_WOLF_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_moor])


# examples_creatures_line.law:58  Moor holds creature Wolf, Draugr
def example_128_3_2(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(DRAUGR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_moor])


# examples_creatures_line.law:59  that count line is 2
def example_128_3_3(s: State) -> bool:
    return len(s.line) == 2


# examples_creatures_line.law:60  that first line is creature Wolf
def example_128_3_4(s: State) -> bool:
    return first_or(s.line, -1) in THING_CREATURE_WOLF_COPIES


# examples_creatures_line.law:61  that last line is Draugr
def example_128_3_5(s: State) -> bool:
    return last_or(s.line, -1) in DRAUGR_COPIES


# examples_creatures_line.law:65  given
def example_129_1(s: State) -> None:
    area_glade = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_crag = laid.abstract_area(TILES_MAP, s.map, 2)
    area_pass = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_glade, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_crag, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_crag, area_pass, 0)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_glade, TYPE_TERRITORY)
    place_thing(s, PILES, DRAUGR, area_crag, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 2)
    s.line = [
        *[it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_glade]],
        *[it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_crag]],
    ]
    forget_all(s)


# examples_creatures_line.law:72  Red does creature_phase
def example_129_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, VERB_CREATURE_PHASE]
    s.lists += [[]]
    run(s)


# examples_creatures_line.law:74  Hall holds creature Wolf, 2 units of Red
def example_129_3_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(THING_CREATURE_WOLF_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_creatures_line.law:74  Hall holds creature Wolf, 2 units of Red
def example_129_3_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 2


# examples_creatures_line.law:75  Pass holds Draugr
def example_129_3_3(s: State) -> bool:
    area_pass = laid.abstract_area(TILES_MAP, s.map, 3)
    return of_any_copy(DRAUGR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_pass])


# examples_creatures_line.law:79  given
def example_130_1(s: State) -> None:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 0)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_moor, area_fen, 0)
    for it in list(s.piles[CREATURE_DECK]):
        take_out(s, PILES, it)
    put_list_last(s, PILES, [c for c in present(s, BEASTS) if c in BROWN_BEAR_COPIES], SLAIN)
    forget_all(s)


# examples_creatures_line.law:83  Red does appear in Moor
def example_130_2(s: State) -> None:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 0)
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    appear(s, 1, area_moor)
    run(s)


# examples_creatures_line.law:85  Moor holds "Brown Bear"
def example_130_3_1(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(BROWN_BEAR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_moor])


# examples_creatures_line.law:86  that count creature_deck is 1
def example_130_3_2(s: State) -> bool:
    return len(s.piles[CREATURE_DECK]) == 1


# examples_creatures_line.law:87  that slain is empty
def example_130_3_3(s: State) -> bool:
    return len(s.piles[SLAIN]) == 0


# examples_creatures_line.law:91  given
def example_131_1(s: State) -> None:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 0)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_moor, area_fen, 0)
    for it in list(s.piles[CREATURE_DECK]):
        take_out(s, PILES, it)
    forget_all(s)


# examples_creatures_line.law:94  Red does appear in Moor
def example_131_2(s: State) -> None:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 0)
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    appear(s, 1, area_moor)
    run(s)


# examples_creatures_line.law:96  that line is empty
def example_131_3_1(s: State) -> bool:
    return len(s.line) == 0


# examples_creatures_line.law:97  that count (beasts in Moor) is 0
def example_131_3_2(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 0)
    return len([it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_moor]]) == 0


# examples_creatures_line.law:101  given
def example_132_1(s: State) -> None:
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_creatures_line.law:102")],
        3,
    )
    put_first(s, PILES, N01, LAND)
    put_list_first(s, PILES, [c for c in present(s, BEASTS) if c in DRAUGR_COPIES], CREATURE_DECK)
    forget_all(s)


# examples_creatures_line.law:105  Red does explore
def example_132_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_creatures_line.law:106  s (spot at 36, 37 rotated 2)
def example_132_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 2)]]


# examples_creatures_line.law:108  that place of first line is (territory of "01" with lair)
def example_132_4_1(s: State) -> bool:
    return (
        s.map.root[place_of(s, need(first_or(s.line, -1), "examples_creatures_line.law:108"))]
        == s.map.root[laid.area_with(TILES_MAP, s.map, N01, LAIR)]
    )


# examples_creatures_line.law:109  that (units of Red in (territory of Start on north)) is 3
def example_132_4_2(s: State) -> bool:
    return (
        s.unit[
            1 * 152
            + s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_creatures_line.law:109")]
        ]
        == 3
    )


# examples_creatures_line.law:113  given
def example_133_1(s: State) -> None:
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 2), "examples_creatures_line.law:114")],
        1,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        2,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_creatures_line.law:115")],
        3,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 1), "examples_creatures_line.law:116")],
        2,
    )
    put_first(s, PILES, N01, LAND)
    put_list_first(s, PILES, [c for c in present(s, BEASTS) if c in DRAUGR_COPIES], CREATURE_DECK)
    forget_all(s)


# examples_creatures_line.law:119  Red does explore
def example_133_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_creatures_line.law:120  s (spot at 37, 36 rotated 0)
def example_133_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 36, 0)]]


# examples_creatures_line.law:122  that place of first line is (territory of Start on east)
def example_133_4_1(s: State) -> bool:
    return (
        s.map.root[place_of(s, need(first_or(s.line, -1), "examples_creatures_line.law:122"))]
        == s.map.root[laid.area_on(TILES_MAP, s.map, THING_TILE_START, 1)]
    )


# examples_creatures_line.law:123  that (units of Red in (territory of Start on east)) is 1
def example_133_4_2(s: State) -> bool:
    return (
        s.unit[
            1 * 152
            + s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 1), "examples_creatures_line.law:123")]
        ]
        == 1
    )


# examples_creatures_line.law:124  that (units of Purple in (territory of Start on north)) is 3
def example_133_4_3(s: State) -> bool:
    return (
        s.unit[
            2 * 152
            + s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_creatures_line.law:124")]
        ]
        == 3
    )


# examples_creatures_line.law:129  given
def example_134_1(s: State) -> None:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 0)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    area_glade = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_moor, area_fen, 0)
    laid.touch(TILES_MAP, s.map, area_moor, area_glade, 0)
    laid.mark_area(TILES_MAP, s.map, area_fen, 6, 1)
    laid.mark_area(TILES_MAP, s.map, area_glade, 6, 1)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_glade, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_fen], 2)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_glade]]
    put_list_first(s, PILES, [c for c in present(s, BEASTS) if c in DRAUGR_COPIES], CREATURE_DECK)
    put_last(s, PILES, spare_copy(s, [UNREST, 199, 200, 201, 202, 203, 204, 205, 206, 207], DISPLAY), DISPLAY)
    put_last(s, PILES, spare_copy(s, [199, 200, 201, 202, 203, 204, 205, 206, 207, UNREST], DISPLAY), DISPLAY)
    forget_all(s)


# examples_creatures_line.law:139  Red does pass
def example_134_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_PASS]
    run(s)


# examples_creatures_line.law:140  c Unrest
def example_134_3_1(s: State) -> list[list[int]]:
    return [list(UNREST_COPIES)]


# examples_creatures_line.law:143  t Fen
def example_134_5_1(s: State) -> list[list[int]]:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_fen]]


# examples_creatures_line.law:144  t Fen
def example_134_6_1(s: State) -> list[list[int]]:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_fen]]


# examples_creatures_line.law:146  Fen holds Draugr, 1 unit of Purple
def example_134_7_1(s: State) -> bool:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(DRAUGR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_fen])


# examples_creatures_line.law:146  Fen holds Draugr, 1 unit of Purple
def example_134_7_2(s: State) -> bool:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_fen]] == 1


# examples_creatures_line.law:147  that first line is creature Wolf
def example_134_7_3(s: State) -> bool:
    return first_or(s.line, -1) in THING_CREATURE_WOLF_COPIES


# examples_creatures_line.law:148  that last line is Draugr
def example_134_7_4(s: State) -> bool:
    return last_or(s.line, -1) in DRAUGR_COPIES


# examples_creatures_line.law:149  that first_player is Red
def example_134_7_5(s: State) -> bool:
    return s.first_player == 1


# examples_creatures_line.law:154  given
def example_135_1(s: State) -> None:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 0)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_moor, area_fen, 0)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_moor, TYPE_TERRITORY)
    place_thing(s, PILES, DRAUGR, area_fen, TYPE_TERRITORY)
    s.line = [
        *[it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_moor]],
        *[it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_fen]],
    ]
    put_last(s, PILES, spare_copy(s, [UNREST, 199, 200, 201, 202, 203, 204, 205, 206, 207], DISPLAY), DISPLAY)
    forget_all(s)


# examples_creatures_line.law:160  Red does pass
def example_135_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_PASS]
    run(s)


# examples_creatures_line.law:161  c Unrest
def example_135_3_1(s: State) -> list[list[int]]:
    return [list(UNREST_COPIES)]


# examples_creatures_line.law:163  that count line is 2
def example_135_4_1(s: State) -> bool:
    return len(s.line) == 2


# examples_creatures_line.law:168  given
def example_136_1(s: State) -> None:
    put_last(s, PILES, spare_copy(s, [UNREST, 199, 200, 201, 202, 203, 204, 205, 206, 207], DISPLAY), DISPLAY)
    forget_all(s)


# examples_creatures_line.law:170  Red does pass
def example_136_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_PASS]
    run(s)


# examples_creatures_line.law:171  c Unrest
def example_136_3_1(s: State) -> list[list[int]]:
    return [list(UNREST_COPIES)]


# examples_creatures_line.law:174  that line is empty
def example_136_5_1(s: State) -> bool:
    return len(s.line) == 0


# examples_creatures_line.law:179  given
def example_137_1(s: State) -> None:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 0)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_moor, area_fen, 0)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_moor, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_fen], 2)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_moor]]
    put_list_first(s, PILES, [c for c in present(s, BEASTS) if c in DRAUGR_COPIES], CREATURE_DECK)
    put_last(s, PILES, spare_copy(s, [UNREST, 199, 200, 201, 202, 203, 204, 205, 206, 207], DISPLAY), DISPLAY)
    forget_all(s)


# examples_creatures_line.law:186  Red does pass
def example_137_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_PASS]
    run(s)


# examples_creatures_line.law:187  c Unrest
def example_137_3_1(s: State) -> list[list[int]]:
    return [list(UNREST_COPIES)]


# examples_creatures_line.law:190  t Moor
def example_137_5_1(s: State) -> list[list[int]]:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_moor]]


# examples_creatures_line.law:191  t Fen
def example_137_6_1(s: State) -> list[list[int]]:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_fen]]


# examples_creatures_line.law:193  Fen holds Draugr, 1 unit of Purple
def example_137_7_1(s: State) -> bool:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(DRAUGR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_fen])


# examples_creatures_line.law:193  Fen holds Draugr, 1 unit of Purple
def example_137_7_2(s: State) -> bool:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_fen]] == 1


# examples_creatures_line.law:198  that count (c among beasts where c is creature Wolf) is 3
def example_138_1_1(s: State) -> bool:
    return len([c for c in present(s, BEASTS) if c in THING_CREATURE_WOLF_COPIES]) == 3


# examples_creatures_line.law:199  that count (c among beasts where c is Draugr) is 2
def example_138_1_2(s: State) -> bool:
    return len([c for c in present(s, BEASTS) if c in DRAUGR_COPIES]) == 2


# examples_creatures_line.law:200  that count (c among beasts where c is "Brown Bear") is 2
def example_138_1_3(s: State) -> bool:
    return len([c for c in present(s, BEASTS) if c in BROWN_BEAR_COPIES]) == 2


# examples_creatures_line.law:201  that count (c among beasts where c is "Fallen Valkyrie") is 2
def example_138_1_4(s: State) -> bool:
    return len([c for c in present(s, BEASTS) if c in FALLEN_VALKYRIE_COPIES]) == 2


# examples_creatures_line.law:205  given
def example_139_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N01, laid_spot)
    lay_out(s, PILES, N01, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_thing(
        s,
        PILES,
        FALLEN_VALKYRIE,
        need(laid.area_with(TILES_MAP, s.map, N01, LAIR), "examples_creatures_line.law:207"),
        TYPE_TERRITORY,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        2,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N01, 0), "examples_creatures_line.law:208")],
        1,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        2,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N01, 1), "examples_creatures_line.law:209")],
        1,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        2,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N01, 2), "examples_creatures_line.law:210")],
        1,
    )
    forget_all(s)


# examples_creatures_line.law:211  Red does camp_on just_laid
def example_139_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_CAMP_ON]
    s.lists += [list(s.map.just_laid)]
    run(s)


# examples_creatures_line.law:212  t (territory of "01" with lair)
def example_139_3_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N01, LAIR), "examples_creatures_line.law:212")]]


# examples_creatures_line.law:214  that (units of Red in (territory of "01" with lair)) is 3
def example_139_4_1(s: State) -> bool:
    return (
        s.unit[
            1 * 152 + s.map.root[need(laid.area_with(TILES_MAP, s.map, N01, LAIR), "examples_creatures_line.law:214")]
        ]
        == 3
    )


# examples_creatures_phase.law:4  given
def example_140_1(s: State) -> None:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_crag, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_crag, area_keep, 0)
    place_thing(s, PILES, DRAUGR, area_crag, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 3)
    place_thing(s, PILES, DEFENSE_TOWER, area_hall, TYPE_TERRITORY)
    laid.mark_area(TILES_MAP, s.map, area_hall, 0, 1)
    laid.mark_area(TILES_MAP, s.map, area_hall, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_keep], 3)
    place_thing(s, PILES, FOOD_SILO, area_keep, TYPE_TERRITORY)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_crag]]
    forget_all(s)


# examples_creatures_phase.law:11  Red does creature_phase
def example_140_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, VERB_CREATURE_PHASE]
    s.lists += [[]]
    run(s)


# examples_creatures_phase.law:13  Hall holds Draugr, 2 units of Red
def example_140_3_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(DRAUGR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_creatures_phase.law:13  Hall holds Draugr, 2 units of Red
def example_140_3_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 2


# examples_creatures_phase.law:14  Keep holds 3 units of Purple
def example_140_3_3(s: State) -> bool:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[2 * 152 + s.map.root[area_keep]] == 3


# examples_creatures_phase.law:18  given
def example_141_1(s: State) -> None:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_crag, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_crag, area_keep, 0)
    place_thing(s, PILES, DRAUGR, area_crag, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 3)
    place_thing(s, PILES, FORGE, area_hall, TYPE_TERRITORY)
    laid.mark_area(TILES_MAP, s.map, area_hall, 0, 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_keep], 4)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_crag]]
    forget_all(s)


# examples_creatures_phase.law:25  Red does creature_phase
def example_141_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, VERB_CREATURE_PHASE]
    s.lists += [[]]
    run(s)


# examples_creatures_phase.law:27  Keep holds Draugr, 3 units of Purple
def example_141_3_1(s: State) -> bool:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return of_any_copy(DRAUGR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_keep])


# examples_creatures_phase.law:27  Keep holds Draugr, 3 units of Purple
def example_141_3_2(s: State) -> bool:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[2 * 152 + s.map.root[area_keep]] == 3


# examples_creatures_phase.law:28  Hall holds 3 units of Red
def example_141_3_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 3


# examples_creatures_phase.law:32  given
def example_142_1(s: State) -> None:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_crag, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_crag, area_keep, 0)
    place_thing(s, PILES, BROWN_BEAR, area_crag, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 1)
    place_thing(s, PILES, FORGE, area_hall, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_keep], 4)
    place_thing(s, PILES, DEFENSE_TOWER, area_keep, TYPE_TERRITORY)
    place_thing(s, PILES, TRAINING_CAMP, area_keep, TYPE_TERRITORY)
    laid.mark_area(TILES_MAP, s.map, area_keep, 0, 3)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_crag]]
    forget_all(s)


# examples_creatures_phase.law:39  Red does creature_phase
def example_142_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, VERB_CREATURE_PHASE]
    s.lists += [[]]
    run(s)


# examples_creatures_phase.law:41  Hall holds "Brown Bear"
def example_142_3_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(BROWN_BEAR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_creatures_phase.law:45  given
def example_143_1(s: State) -> None:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_crag, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_crag, area_keep, 0)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_crag, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 1)
    place_thing(s, PILES, FOOD_SILO, area_hall, TYPE_TERRITORY)
    place_thing(s, PILES, WOODCUTTER_LODGE, area_hall, TYPE_TERRITORY)
    laid.mark_area(TILES_MAP, s.map, area_hall, 2, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_keep], 4)
    place_thing(s, PILES, FORTRESS, area_keep, TYPE_TERRITORY)
    laid.mark_area(TILES_MAP, s.map, area_keep, 1, 2)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_crag]]
    forget_all(s)


# examples_creatures_phase.law:53  Red does creature_phase
def example_143_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, VERB_CREATURE_PHASE]
    s.lists += [[]]
    run(s)


# examples_creatures_phase.law:55  Hall holds creature Wolf
def example_143_3_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(THING_CREATURE_WOLF_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_creatures_phase.law:59  given
def example_144_1(s: State) -> None:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 0)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_crag, area_fen, 0)
    laid.touch(TILES_MAP, s.map, area_crag, area_hall, 1)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_crag, TYPE_TERRITORY)
    laid.mark_area(TILES_MAP, s.map, area_fen, 0, 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 1)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_crag]]
    forget_all(s)


# examples_creatures_phase.law:66  Red does creature_phase
def example_144_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, VERB_CREATURE_PHASE]
    s.lists += [[]]
    run(s)


# examples_creatures_phase.law:68  Hall holds creature Wolf
def example_144_3_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 2)
    return of_any_copy(THING_CREATURE_WOLF_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_creatures_phase.law:72  given
def example_145_1(s: State) -> None:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 0)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_crag, area_fen, 0)
    laid.touch(TILES_MAP, s.map, area_crag, area_moor, 0)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_crag, TYPE_TERRITORY)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_crag]]
    s.first_player = 2
    forget_all(s)


# examples_creatures_phase.law:77  Red does creature_phase
def example_145_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, VERB_CREATURE_PHASE]
    s.lists += [[]]
    run(s)


# examples_creatures_phase.law:79  t Fen, Moor
def example_145_3_1(s: State) -> list[list[int]]:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_fen], [area_moor]]


# examples_creatures_phase.law:81  t Moor
def example_145_4_1(s: State) -> list[list[int]]:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_moor]]


# examples_creatures_phase.law:83  Moor holds creature Wolf
def example_145_5_1(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return of_any_copy(THING_CREATURE_WOLF_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_moor])


# examples_creatures_phase.law:87  given
def example_146_1(s: State) -> None:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 0)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_crag, area_fen, 0)
    place_thing(s, PILES, DRAUGR, area_crag, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_crag], 2)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_fen, TYPE_TERRITORY)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_crag]]
    forget_all(s)


# examples_creatures_phase.law:92  Red does creature_phase
def example_146_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, VERB_CREATURE_PHASE]
    s.lists += [[]]
    run(s)


# examples_creatures_phase.law:94  Crag holds Draugr, 1 unit of Red
def example_146_3_1(s: State) -> bool:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(DRAUGR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_crag])


# examples_creatures_phase.law:94  Crag holds Draugr, 1 unit of Red
def example_146_3_2(s: State) -> bool:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_crag]] == 1


# examples_creatures_phase.law:95  Fen holds creature Wolf
def example_146_3_3(s: State) -> bool:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(THING_CREATURE_WOLF_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_fen])


# examples_creatures_phase.law:99  given
def example_147_1(s: State) -> None:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_crag, area_hall, 0)
    place_thing(s, PILES, DRAUGR, area_crag, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 1)
    place_thing(s, PILES, FORGE, area_hall, TYPE_TERRITORY)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_crag]]
    forget_all(s)


# examples_creatures_phase.law:104  Red does creature_phase
def example_147_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, VERB_CREATURE_PHASE]
    s.lists += [[]]
    run(s)


# examples_creatures_phase.law:106  Hall holds Draugr, Forge, 0 units of Red
def example_147_3_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(DRAUGR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_creatures_phase.law:106  Hall holds Draugr, Forge, 0 units of Red
def example_147_3_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(FORGE_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_creatures_phase.law:106  Hall holds Draugr, Forge, 0 units of Red
def example_147_3_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 0


# examples_creatures_phase.law:107  that controller of Hall is nobody
def example_147_3_4(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_hall) == 0


# examples_creatures_phase.law:112  given
def example_148_1(s: State) -> None:
    area_crag = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_crag, area_hall, 0)
    place_thing(s, PILES, DRAUGR, area_crag, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 1)
    place_thing(s, PILES, KAIJA, area_hall, TYPE_TERRITORY)
    s.line = [it for it in s.standing if 0 <= it <= 8 and place_of(s, it) == s.map.root[area_crag]]
    forget_all(s)


# examples_creatures_phase.law:117  Purple does creature_phase
def example_148_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 2
    s.stack += [2, 0, 0, VERB_CREATURE_PHASE]
    s.lists += [[]]
    run(s)


# examples_creatures_phase.law:118  kaija_falls yes
def example_148_3_1(s: State) -> list[list[int]]:
    return [[True]]


# examples_creatures_phase.law:120  Hall holds 1 unit of Red
def example_148_4_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 1


# examples_creatures_phase.law:121  that place of Kaija is nothing
def example_148_4_2(s: State) -> bool:
    return s.map.root[place_of(s, KAIJA)] == -1


# examples_creatures_phase.law:125  given
def example_149_1(s: State) -> None:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    area_home = laid.abstract_area(TILES_MAP, s.map, 2)
    s.first_player = 1
    laid.touch(TILES_MAP, s.map, area_hall, area_fen, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 2)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_hall, TYPE_TERRITORY)
    place_thing(s, PILES, BROWN_BEAR, area_hall, TYPE_TERRITORY)
    laid.mark_area(TILES_MAP, s.map, area_hall, 0, 2)
    s.goods[4 + RES_FOOD] = 0
    laid.touch(TILES_MAP, s.map, area_home, area_fen, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 1)
    forget_all(s)


# examples_creatures_phase.law:133  Red does Harvest
def example_149_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 2
    s.stack += [1, 0, 0, 0, 0, 0, 0, VERB_PHASE_HARVEST]
    s.lists += [[]]
    run(s)


# examples_creatures_phase.law:135  Red has 0 food
def example_149_3_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 0


# examples_creatures_phase.law:136  Red does recruit 1
def example_149_4(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, VERB_RECRUIT]
    s.lists += [[]]
    run(s)


# examples_creatures_phase.law:138  t Home
def example_149_5_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_home]]


# examples_creatures_phase.law:139  t Home
def example_149_6_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_home]]


# examples_creatures_phase.law:141  Home holds 2 units of Red
def example_149_7_1(s: State) -> bool:
    area_home = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_home]] == 2


# examples_creatures_phase.law:145  given
def example_150_1(s: State) -> None:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    s.first_player = 1
    laid.touch(TILES_MAP, s.map, area_hall, area_fen, 0)
    laid.shape_area(TILES_MAP, s.map, area_hall, 3, 0)
    laid.mark_area(TILES_MAP, s.map, area_hall, 0, 2)
    laid.mark_area(TILES_MAP, s.map, area_hall, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 2)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_hall, TYPE_TERRITORY)
    place_thing(s, PILES, FOOD_SILO, area_hall, TYPE_TERRITORY)
    place_thing(s, PILES, ALTAR_OF_KINGS, area_hall, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + FAME] = 0
    forget_all(s)


# examples_creatures_phase.law:152  Red does Harvest
def example_150_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 2
    s.stack += [1, 0, 0, 0, 0, 0, 0, VERB_PHASE_HARVEST]
    s.lists += [[]]
    run(s)


# examples_creatures_phase.law:154  Red has 1 food, 0 wood, 3 fame
def example_150_3_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 1


# examples_creatures_phase.law:154  Red has 1 food, 0 wood, 3 fame
def example_150_3_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 0


# examples_creatures_phase.law:154  Red has 1 food, 0 wood, 3 fame
def example_150_3_3(s: State) -> bool:
    return s.goods[4 + FAME] == 3


# examples_creatures_phase.law:159  given
def example_151_1(s: State) -> None:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    s.first_player = 1
    laid.touch(TILES_MAP, s.map, area_hall, area_fen, 0)
    laid.mark_area(TILES_MAP, s.map, area_hall, 1, 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 2)
    place_thing(s, PILES, THING_CREATURE_WOLF, area_hall, TYPE_TERRITORY)
    place_thing(s, PILES, FOOD_SILO, area_hall, TYPE_TERRITORY)
    place_thing(s, PILES, SCORCHED_EARTH, area_hall, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_fen], 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    forget_all(s)


# examples_creatures_phase.law:167  Red does Harvest
def example_151_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 2
    s.stack += [1, 0, 0, 0, 0, 0, 0, VERB_PHASE_HARVEST]
    s.lists += [[]]
    run(s)


# examples_creatures_phase.law:169  r food
def example_151_3_1(s: State) -> list[list[int]]:
    return [[RES_FOOD]]


# examples_creatures_phase.law:170  r food
def example_151_4_1(s: State) -> list[list[int]]:
    return [[RES_FOOD]]


# examples_creatures_phase.law:172  Red has 1 food, 0 wood
def example_151_5_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 1


# examples_creatures_phase.law:172  Red has 1 food, 0 wood
def example_151_5_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 0


# examples_creatures_phase.law:173  Purple has 0 food, 0 wood
def example_151_5_3(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 0


# examples_creatures_phase.law:173  Purple has 0 food, 0 wood
def example_151_5_4(s: State) -> bool:
    return s.goods[8 + RES_WOOD] == 0


# examples_creatures_phase.law:177  given
def example_152_1(s: State) -> None:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    area_home = laid.abstract_area(TILES_MAP, s.map, 1)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_hall, area_home, 0)
    laid.touch(TILES_MAP, s.map, area_home, area_moor, 0)
    laid.mark_area(TILES_MAP, s.map, area_hall, 3, 1)
    laid.mark_area(TILES_MAP, s.map, area_home, 3, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_hall], 2)
    place_thing(s, PILES, BROWN_BEAR, area_hall, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 2)
    s.goods[4 + RES_WOOD] = 9
    forget_all(s)


# examples_creatures_phase.law:185  Red does build
def example_152_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_BUILD]
    run(s)


# examples_creatures_phase.law:187  t Home
def example_152_3_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_home]]


# examples_creatures_phase.law:188  t Home
def example_152_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_home]]


# examples_creatures_phase.law:189  b "Food Silo"
def example_152_5_1(s: State) -> list[list[int]]:
    return [list(FOOD_SILO_COPIES)]


# examples_creatures_phase.law:190  Red does move 1
def example_152_6(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_phase.law:192  source Home
def example_152_7_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_home]]


# examples_creatures_phase.law:196  Hall holds 2 units of Red, "Brown Bear"
def example_152_10_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 2


# examples_creatures_phase.law:196  Hall holds 2 units of Red, "Brown Bear"
def example_152_10_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(BROWN_BEAR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_hall])


# examples_creatures_phase.law:197  Home holds 2 units of Red, "Food Silo"
def example_152_10_3(s: State) -> bool:
    area_home = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_home]] == 2


# examples_creatures_phase.law:197  Home holds 2 units of Red, "Food Silo"
def example_152_10_4(s: State) -> bool:
    area_home = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(FOOD_SILO_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_home])


# examples_creatures_phase.law:201  given
def example_153_1(s: State) -> None:
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_creatures_phase.law:202")],
        2,
    )
    place_thing(
        s,
        PILES,
        BROWN_BEAR,
        need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_creatures_phase.law:203"),
        TYPE_TERRITORY,
    )
    put_first(s, PILES, N01, LAND)
    forget_all(s)


# examples_creatures_phase.law:205  Red does explore
def example_153_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_creatures_phase.law:207  that "01" is in land
def example_153_3_1(s: State) -> bool:
    return s.at[N01] == LAND


# examples_creatures_phase.law:211  given
def example_154_1(s: State) -> None:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_hall, area_fen, 0)
    place_thing(s, PILES, BROWN_BEAR, area_hall, TYPE_TERRITORY)
    forget_all(s)


# examples_creatures_phase.law:214  Red does recruit 1
def example_154_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, VERB_RECRUIT]
    s.lists += [[]]
    run(s)


# examples_creatures_phase.law:216  t Hall
def example_154_3_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_hall]]


# examples_creatures_phase.law:217  t Fen
def example_154_4_1(s: State) -> list[list[int]]:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_fen]]


# examples_creatures_phase.law:219  Fen holds 1 unit of Red
def example_154_5_1(s: State) -> bool:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_fen]] == 1


# examples_creatures_phase.law:223  given
def example_155_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_den, 0)
    laid.touch(TILES_MAP, s.map, area_den, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_den], 2)
    place_thing(s, PILES, BROWN_BEAR, area_den, TYPE_TERRITORY)
    forget_all(s)


# examples_creatures_phase.law:228  Red does move 2
def example_155_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_phase.law:229  source Home
def example_155_3_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_creatures_phase.law:230  target Den
def example_155_4_1(s: State) -> list[list[int]]:
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_den]]


# examples_creatures_phase.law:231  n 1
def example_155_5_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_creatures_phase.law:233  source Home, Den
def example_155_6_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_home], [area_den]]


# examples_creatures_phase.law:234  source Den
def example_155_7_1(s: State) -> list[list[int]]:
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_den]]


# examples_creatures_phase.law:235  target Moor
def example_155_8_1(s: State) -> list[list[int]]:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_moor]]


# examples_creatures_phase.law:238  Moor holds 1 unit of Red
def example_155_10_1(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_moor]] == 1


# examples_creatures_phase.law:239  Den holds 2 units of Red, "Brown Bear"
def example_155_10_2(s: State) -> bool:
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_den]] == 2


# examples_creatures_phase.law:239  Den holds 2 units of Red, "Brown Bear"
def example_155_10_3(s: State) -> bool:
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(BROWN_BEAR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_den])


# examples_creatures_phase.law:244  given
def example_156_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_den, 0)
    laid.touch(TILES_MAP, s.map, area_den, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_den], 2)
    place_thing(s, PILES, BROWN_BEAR, area_den, TYPE_TERRITORY)
    forget_all(s)


# examples_creatures_phase.law:249  Red does move 2
def example_156_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_phase.law:250  source Home
def example_156_3_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_creatures_phase.law:251  target Den
def example_156_4_1(s: State) -> list[list[int]]:
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_den]]


# examples_creatures_phase.law:252  n 1
def example_156_5_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_creatures_phase.law:254  source Den
def example_156_6_1(s: State) -> list[list[int]]:
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_den]]


# examples_creatures_phase.law:258  Den holds 3 units of Red, "Brown Bear"
def example_156_9_1(s: State) -> bool:
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_den]] == 3


# examples_creatures_phase.law:258  Den holds 3 units of Red, "Brown Bear"
def example_156_9_2(s: State) -> bool:
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(BROWN_BEAR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_den])


# examples_creatures_phase.law:265  given
def example_157_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_home, area_fen, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 4)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 3, s.map.root[area_hall], 2)
    place_thing(s, PILES, BROWN_BEAR, area_hall, TYPE_TERRITORY)
    forget_all(s)


# examples_creatures_phase.law:270  Red does move 2
def example_157_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_phase.law:272  target Fen
def example_157_3_1(s: State) -> list[list[int]]:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_fen]]


# examples_creatures_phase.law:273  source Home
def example_157_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_creatures_phase.law:274  target Fen
def example_157_5_1(s: State) -> list[list[int]]:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_fen]]


# examples_creatures_phase.law:275  n 1
def example_157_6_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_creatures_phase.law:277  Fen holds 1 unit of Red
def example_157_7_1(s: State) -> bool:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_fen]] == 1


# examples_creatures_phase.law:281  given
def example_158_1(s: State) -> None:
    area_camp = laid.abstract_area(TILES_MAP, s.map, 0)
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_camp, area_den, 0)
    laid.touch(TILES_MAP, s.map, area_den, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_camp], 6)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_den], 2)
    place_thing(s, PILES, BROWN_BEAR, area_den, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_creatures_phase.law:289  Purple does move 1
def example_158_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 2
    s.stack += [2, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_creatures_phase.law:290  source Camp
def example_158_4_1(s: State) -> list[list[int]]:
    area_camp = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_camp]]


# examples_creatures_phase.law:291  target Den
def example_158_5_1(s: State) -> list[list[int]]:
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_den]]


# examples_creatures_phase.law:292  n 5
def example_158_6_1(s: State) -> list[list[int]]:
    return [[5]]


# examples_creatures_phase.law:295  refuge Moor
def example_158_8_1(s: State) -> list[list[int]]:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_moor]]


# examples_creatures_phase.law:296  refuge Moor
def example_158_9_1(s: State) -> list[list[int]]:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_moor]]


# examples_creatures_phase.law:297  n 2
def example_158_10_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_creatures_phase.law:299  Moor holds 2 units of Red
def example_158_11_1(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_moor]] == 2


# examples_creatures_phase.law:300  Den holds 5 units of Purple, "Brown Bear"
def example_158_11_2(s: State) -> bool:
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_den]] == 5


# examples_creatures_phase.law:300  Den holds 5 units of Purple, "Brown Bear"
def example_158_11_3(s: State) -> bool:
    area_den = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(BROWN_BEAR_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_den])


# examples_early.law:4  given
def example_159_1(s: State) -> None:
    put_list_last(s, PILES, [SPY, FISHING], DISCARD + 1)
    forget_all(s)


# examples_early.law:6  Red does resolve Negotiation
def example_159_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, NEGOTIATION, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:8  c Fishing
def example_159_4_1(s: State) -> list[list[int]]:
    return [[FISHING]]


# examples_early.law:10  that Fishing is in hand of Red
def example_159_5_1(s: State) -> bool:
    return s.at[FISHING] == HAND + 1


# examples_early.law:11  that Spy is in discard of Red
def example_159_5_2(s: State) -> bool:
    return s.at[SPY] == DISCARD + 1


# examples_early.law:15  given
def example_160_1(s: State) -> None:
    put_first(s, PILES, FISHING, DECK + 1)
    forget_all(s)


# examples_early.law:17  Red does resolve Negotiation
def example_160_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, NEGOTIATION, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:22  that Fishing is in hand of Red
def example_160_5_1(s: State) -> bool:
    return s.at[FISHING] == HAND + 1


# examples_early.law:26  given
def example_161_1(s: State) -> None:
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_early.law:27")],
        1,
    )
    put_first(s, PILES, N13, LAND)
    forget_all(s)


# examples_early.law:29  Red does resolve Scouts
def example_161_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, SCOUTS, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:30  s (spot at 36, 37 rotated 2)
def example_161_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 2)]]


# examples_early.law:32  that (tiles in (territory of Start on north)) is 2
def example_161_4_1(s: State) -> bool:
    return (
        laid.tile_count(s.map, need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_early.law:32")) == 2
    )


# examples_early.law:36  given
def example_162_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    laid.shape_area(TILES_MAP, s.map, area_a, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    forget_all(s)


# examples_early.law:39  Red does resolve "Town Hall"
def example_162_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, TOWN_HALL, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:40  t A
def example_162_3_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_early.law:42  A holds 2 units of Red
def example_162_4_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 2


# examples_early.law:46  given
def example_163_1(s: State) -> None:
    put_last(s, PILES, spare_copy(s, [RECRUIT], HAND + 1), HAND + 1)
    put_list_first(s, PILES, [SPY, FISHING, CAPTURE], DECK + 1)
    forget_all(s)


# examples_early.law:49  Red does resolve Merchant
def example_163_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, MERCHANT, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:51  ks Spy, Fishing, Capture
def example_163_3_1(s: State) -> list[list[int]]:
    return [[SPY], [FISHING], [CAPTURE]]


# examples_early.law:52  ks Fishing
def example_163_4_1(s: State) -> list[list[int]]:
    return [[FISHING]]


# examples_early.law:53  order Capture, Spy
def example_163_5_1(s: State) -> list[list[int]]:
    return [[CAPTURE], [SPY]]


# examples_early.law:55  that hand of Red is (Recruit, Fishing)
def example_163_6_1(s: State) -> bool:
    return [FIRST_COPY[it] for it in s.piles[HAND + 1]] == [FIRST_COPY[it] for it in (RECRUIT, FISHING)]


# examples_early.law:56  that discard of Red is (Capture, Spy)
def example_163_6_2(s: State) -> bool:
    return list(s.piles[DISCARD + 1]) == [CAPTURE, SPY]


# examples_early.law:60  given
def example_164_1(s: State) -> None:
    for it in list(s.piles[DECK + 1]):
        take_out(s, PILES, it)
    put_first(s, PILES, SPY, DECK + 1)
    put_last(s, PILES, FISHING, DISCARD + 1)
    put_last(s, PILES, MERCHANT, HAND + 1)
    forget_all(s)


# examples_early.law:65  Red does act
def example_164_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_early.law:71  given
def example_165_1(s: State) -> None:
    for it in list(s.piles[DECK + 1]):
        take_out(s, PILES, it)
    put_list_last(s, PILES, [SPY, FISHING], DISCARD + 1)
    put_last(s, PILES, MARKET_PLACE, HAND + 1)
    forget_all(s)


# examples_early.law:75  Red does act
def example_165_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_early.law:77  c "Market Place"
def example_165_4_1(s: State) -> list[list[int]]:
    return [[MARKET_PLACE]]


# examples_early.law:79  that count hand of Red is 2
def example_165_5_1(s: State) -> bool:
    return len(s.piles[HAND + 1]) == 2


# examples_early.law:80  that discard of Red is empty
def example_165_5_2(s: State) -> bool:
    return len(s.piles[DISCARD + 1]) == 0


# examples_early.law:81  that "Market Place" is in active_area of Red
def example_165_5_3(s: State) -> bool:
    return s.at[MARKET_PLACE] == ACTIVE_AREA + 1


# examples_early.law:85  given
def example_166_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    laid.touch(TILES_MAP, s.map, area_b, area_c, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 2)
    forget_all(s)


# examples_early.law:89  Red does resolve Militia
def example_166_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, MILITIA, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:90  source A
def example_166_3_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_early.law:91  target B
def example_166_4_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_early.law:92  n 2
def example_166_5_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_early.law:93  source B
def example_166_6_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_early.law:94  target C
def example_166_7_1(s: State) -> list[list[int]]:
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_c]]


# examples_early.law:95  n 1
def example_166_8_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_early.law:97  A holds 0 units of Red
def example_166_9_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 0


# examples_early.law:98  B holds 1 unit of Red
def example_166_9_2(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 1


# examples_early.law:99  C holds 1 unit of Red
def example_166_9_3(s: State) -> bool:
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_c]] == 1


# examples_early.law:103  given
def example_167_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    laid.shape_area(TILES_MAP, s.map, area_a, 1, 1)
    laid.mark_area(TILES_MAP, s.map, area_a, 4, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    s.goods[4 + RES_WOOD] = 3
    forget_all(s)


# examples_early.law:108  Red does resolve "Improved Villager Tools"
def example_167_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, IMPROVED_VILLAGER_TOOLS, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:109  t A
def example_167_3_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_early.law:111  b Fortress, Forge, "Altar of Kings"
def example_167_4_1(s: State) -> list[list[int]]:
    return [list(FORTRESS_COPIES), list(FORGE_COPIES), list(ALTAR_OF_KINGS_COPIES)]


# examples_early.law:112  b Forge
def example_167_5_1(s: State) -> list[list[int]]:
    return [list(FORGE_COPIES)]


# examples_early.law:114  A holds Forge
def example_167_6_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(FORGE_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_a])


# examples_early.law:115  Red has 0 wood
def example_167_6_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 0


# examples_early.law:119  given
def example_168_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_b], 1)
    forget_all(s)


# examples_early.law:123  Red does resolve Recruitment
def example_168_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, RECRUITMENT, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:124  t B
def example_168_3_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_early.law:126  A holds 1 unit of Red
def example_168_4_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 1


# examples_early.law:127  B holds 3 units of Red
def example_168_4_2(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 3


# examples_early.law:131  given
def example_169_1(s: State) -> None:
    put_list_first(s, PILES, [SPY, FISHING], DECK + 1)
    forget_all(s)


# examples_early.law:133  Red does resolve "Market Place"
def example_169_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, MARKET_PLACE, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:135  that hand of Red is (Spy, Fishing)
def example_169_3_1(s: State) -> bool:
    return list(s.piles[HAND + 1]) == [SPY, FISHING]


# examples_early.law:139  given
def example_170_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    laid.touch(TILES_MAP, s.map, area_b, area_c, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_c], 1)
    forget_all(s)


# examples_early.law:144  Red does resolve Mercenary
def example_170_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, MERCENARY, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:146  t C
def example_170_3_1(s: State) -> list[list[int]]:
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_c]]


# examples_early.law:147  t B
def example_170_4_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_early.law:149  B holds 1 unit of Red
def example_170_5_1(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 1


# examples_early.law:153  given
def example_171_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    laid.touch(TILES_MAP, s.map, area_b, area_c, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_b], 2)
    forget_all(s)


# examples_early.law:161  Red does resolve Intimidate
def example_171_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, INTIMIDATE, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:162  source A
def example_171_4_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_early.law:163  target B
def example_171_5_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_early.law:164  n 2
def example_171_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_early.law:166  u C
def example_171_8_1(s: State) -> list[list[int]]:
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_c]]


# examples_early.law:167  refuge C
def example_171_9_1(s: State) -> list[list[int]]:
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_c]]


# examples_early.law:169  B holds 2 units of Red
def example_171_10_1(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 2


# examples_early.law:170  C holds 2 units of Purple
def example_171_10_2(s: State) -> bool:
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[2 * 152 + s.map.root[area_c]] == 2


# examples_early.law:174  given
def example_172_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    laid.touch(TILES_MAP, s.map, area_b, area_c, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_b], 1)
    forget_all(s)


# examples_early.law:179  Red does resolve Intimidate
def example_172_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, INTIMIDATE, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:180  source A
def example_172_3_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_early.law:181  target B
def example_172_4_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_early.law:183  u C
def example_172_6_1(s: State) -> list[list[int]]:
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_c]]


# examples_early.law:185  B holds 1 unit of Red
def example_172_7_1(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 1


# examples_early.law:186  C holds 1 unit of Purple
def example_172_7_2(s: State) -> bool:
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[2 * 152 + s.map.root[area_c]] == 1


# examples_early.law:187  that controller of B is Red
def example_172_7_3(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_b) == 1


# examples_early.law:191  given
def example_173_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    forget_all(s)


# examples_early.law:194  Red does resolve "Feast Day"
def example_173_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, FEAST_DAY, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:195  e moving
def example_173_3_1(s: State) -> list[list[int]]:
    return [[MOVING]]


# examples_early.law:196  source A
def example_173_4_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_early.law:197  target B
def example_173_5_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_early.law:199  B holds 1 unit of Red
def example_173_6_1(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 1


# examples_early.law:203  given
def example_174_1(s: State) -> None:
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_early.law:204")],
        1,
    )
    put_list_first(s, PILES, [N13, N02, N05], LAND)
    forget_all(s)


# examples_early.law:206  Red does resolve "Scout Camp"
def example_174_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, SCOUT_CAMP, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:208  s (spot at 36, 37 rotated 0)
def example_174_4_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_early.law:210  that spot of "02" is (spot at 36, 37 rotated 0)
def example_174_5_1(s: State) -> bool:
    return s.map.spot_of[N02 - 9] == TILES_MAP.spot_at(36, 37, 0)


# examples_early.law:211  that last land is "13"
def example_174_5_2(s: State) -> bool:
    return last_or(settled(s, PILES, LAND, len(s.piles[LAND]), TYPE_TILE), -1) == N13


# examples_early.law:215  given
def example_175_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_b], 1)
    forget_all(s)


# examples_early.law:222  Red does resolve Shieldbearers
def example_175_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, SHIELDBEARERS, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:223  source A
def example_175_4_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_early.law:224  target B
def example_175_5_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_early.law:225  n 3
def example_175_6_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_early.law:227  B holds 2 units of Red
def example_175_7_1(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 2


# examples_early.law:231  given
def example_176_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_b], 2)
    forget_all(s)


# examples_early.law:238  Red does resolve Bodyguard
def example_176_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, BODYGUARD, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:239  source A
def example_176_4_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_early.law:240  target B
def example_176_5_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_early.law:241  n 2
def example_176_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_early.law:242  refuge A
def example_176_7_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_early.law:243  n 2
def example_176_8_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_early.law:245  B holds 2 units of Red
def example_176_9_1(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 2


# examples_early.law:246  B holds 0 units of Purple
def example_176_9_2(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_b]] == 0


# examples_early.law:250  given
def example_177_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    laid.shape_area(TILES_MAP, s.map, area_a, 1, 1)
    laid.mark_area(TILES_MAP, s.map, area_a, 3, 1)
    laid.mark_area(TILES_MAP, s.map, area_a, 4, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    s.goods[4 + RES_WOOD] = 2
    forget_all(s)


# examples_early.law:255  Red does resolve "Simple Living"
def example_177_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, SIMPLE_LIVING, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:256  t A
def example_177_3_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_early.law:257  b Fortress
def example_177_4_1(s: State) -> list[list[int]]:
    return [list(FORTRESS_COPIES)]


# examples_early.law:259  A holds Fortress
def example_177_5_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(FORTRESS_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_a])


# examples_early.law:260  Red has 0 wood
def example_177_5_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 0


# examples_early.law:264  given
def example_178_1(s: State) -> None:
    put_list_last(s, PILES, [SCOUTS, MILITIA], DISPLAY)
    forget_all(s)


# examples_early.law:266  Red does resolve "Future Sight"
def example_178_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, FUTURE_SIGHT, 0, VERB_RESOLVE]
    run(s)


# examples_early.law:267  c Scouts
def example_178_3_1(s: State) -> list[list[int]]:
    return [[SCOUTS]]


# examples_early.law:269  that first deck of Red is Scouts
def example_178_4_1(s: State) -> bool:
    return first_card(s, PILES, DECK + 1, TYPE_CARD) == SCOUTS


# examples_early.law:270  Red does pass
def example_178_5(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_PASS]
    run(s)


# examples_early.law:272  that first deck of Red is Scouts
def example_178_6_1(s: State) -> bool:
    return first_card(s, PILES, DECK + 1, TYPE_CARD) == SCOUTS


# examples_early.law:273  that display is (Militia)
def example_178_6_2(s: State) -> bool:
    return list(s.piles[DISPLAY]) == [MILITIA]


# examples_early.law:274  that passed of Red
def example_178_6_3(s: State) -> bool:
    return s.passed[1]


# examples_editions.law:4  that edition is recommended
def example_179_1_1(s: State) -> bool:
    return s.edition == RECOMMENDED


# examples_editions.law:5  that trade is any_three
def example_179_1_2(s: State) -> bool:
    return s.trade == ANY_THREE


# examples_editions.law:6  that unrest_use is free_use
def example_179_1_3(s: State) -> bool:
    return s.unrest_use == FREE_USE


# examples_editions.law:7  that unrest_shield
def example_179_1_4(s: State) -> bool:
    return s.unrest_shield


# examples_editions.law:8  that partial
def example_179_1_5(s: State) -> bool:
    return s.partial


# examples_editions.law:9  that camps is each_camp
def example_179_1_6(s: State) -> bool:
    return s.camps == EACH_CAMP


# examples_editions.law:10  that boar_lore is no_closing
def example_179_1_7(s: State) -> bool:
    return s.boar_lore == NO_CLOSING


# examples_editions.law:11  that scorched_place is foreign
def example_179_1_8(s: State) -> bool:
    return s.scorched_place == FOREIGN


# examples_editions.law:12  that scorched_yield is one_resource
def example_179_1_9(s: State) -> bool:
    return s.scorched_yield == ONE_RESOURCE


# examples_editions.law:13  that kaija_moves is alone
def example_179_1_10(s: State) -> bool:
    return s.kaija_moves == ALONE


# examples_editions.law:14  that exploring is from_territory
def example_179_1_11(s: State) -> bool:
    return s.exploring == FROM_TERRITORY


# examples_editions.law:15  that closing_fame is each_territory
def example_179_1_12(s: State) -> bool:
    return s.closing_fame == EACH_TERRITORY


# examples_editions.law:20  that trade is any_three
def example_180_1_1(s: State) -> bool:
    return s.trade == ANY_THREE


# examples_editions.law:21  that unrest_use is wait_only
def example_180_1_2(s: State) -> bool:
    return s.unrest_use == WAIT_ONLY


# examples_editions.law:22  that not unrest_shield
def example_180_1_3(s: State) -> bool:
    return not s.unrest_shield


# examples_editions.law:23  that partial
def example_180_1_4(s: State) -> bool:
    return s.partial


# examples_editions.law:24  that camps is each_camp
def example_180_1_5(s: State) -> bool:
    return s.camps == EACH_CAMP


# examples_editions.law:25  that boar_lore is no_closing
def example_180_1_6(s: State) -> bool:
    return s.boar_lore == NO_CLOSING


# examples_editions.law:26  that scorched_place is foreign
def example_180_1_7(s: State) -> bool:
    return s.scorched_place == FOREIGN


# examples_editions.law:27  that scorched_yield is one_resource
def example_180_1_8(s: State) -> bool:
    return s.scorched_yield == ONE_RESOURCE


# examples_editions.law:28  that kaija_moves is alone
def example_180_1_9(s: State) -> bool:
    return s.kaija_moves == ALONE


# examples_editions.law:29  that exploring is from_tile
def example_180_1_10(s: State) -> bool:
    return s.exploring == FROM_TILE


# examples_editions.law:30  that closing_fame is each_tile
def example_180_1_11(s: State) -> bool:
    return s.closing_fame == EACH_TILE


# examples_editions.law:35  that trade is same_three
def example_181_1_1(s: State) -> bool:
    return s.trade == SAME_THREE


# examples_editions.law:36  that unrest_use is free_use
def example_181_1_2(s: State) -> bool:
    return s.unrest_use == FREE_USE


# examples_editions.law:37  that unrest_shield
def example_181_1_3(s: State) -> bool:
    return s.unrest_shield


# examples_editions.law:38  that not partial
def example_181_1_4(s: State) -> bool:
    return not s.partial


# examples_editions.law:39  that camps is one_unit
def example_181_1_5(s: State) -> bool:
    return s.camps == ONE_UNIT


# examples_editions.law:40  that boar_lore is no_own_closing
def example_181_1_6(s: State) -> bool:
    return s.boar_lore == NO_OWN_CLOSING


# examples_editions.law:41  that scorched_place is anywhere
def example_181_1_7(s: State) -> bool:
    return s.scorched_place == ANYWHERE


# examples_editions.law:42  that scorched_yield is any_number
def example_181_1_8(s: State) -> bool:
    return s.scorched_yield == ANY_NUMBER


# examples_editions.law:43  that kaija_moves is in_company
def example_181_1_9(s: State) -> bool:
    return s.kaija_moves == IN_COMPANY


# examples_editions.law:44  that exploring is from_territory
def example_181_1_10(s: State) -> bool:
    return s.exploring == FROM_TERRITORY


# examples_editions.law:45  that closing_fame is each_territory
def example_181_1_11(s: State) -> bool:
    return s.closing_fame == EACH_TERRITORY


# examples_editions.law:51  that trade is any_three
def example_182_1_1(s: State) -> bool:
    return s.trade == ANY_THREE


# examples_editions.law:52  that scorched_yield is any_number
def example_182_1_2(s: State) -> bool:
    return s.scorched_yield == ANY_NUMBER


# examples_editions.law:53  that kaija_moves is in_company
def example_182_1_3(s: State) -> bool:
    return s.kaija_moves == IN_COMPANY


# examples_exploring.law:5  given
def example_183_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_2 = TILES_MAP.spot_at(37, 36, 0)
    laid.lay(TILES_MAP, s.map, N13, laid_spot_2)
    lay_out(s, PILES, N13, laid_spot_2, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        3,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_exploring.law:8")],
        2,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N13, 0), "examples_exploring.law:9")],
        1,
    )
    put_first(s, PILES, N30, LAND)
    forget_all(s)


# examples_exploring.law:12  that not (closed of (territory of "05" on south))
def example_183_2_1(s: State) -> bool:
    return not laid.closed(s.map, need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_exploring.law:12"))


# examples_exploring.law:13  Red does explore
def example_183_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_exploring.law:14  s (spot at 37, 37 rotated 0)
def example_183_4_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 37, 0)]]


# examples_exploring.law:16  that closed of (territory of "05" on south)
def example_183_5_1(s: State) -> bool:
    return laid.closed(s.map, need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_exploring.law:16"))


# examples_exploring.law:17  that (tiles in (territory of "05" on south)) is 3
def example_183_5_2(s: State) -> bool:
    return laid.tile_count(s.map, need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_exploring.law:17")) == 3


# examples_exploring.law:18  Red has 0 fame
def example_183_5_3(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_exploring.law:19  Yellow has 0 fame
def example_183_5_4(s: State) -> bool:
    return s.goods[12 + FAME] == 0


# examples_exploring.law:20  that spot of "30" is (spot at 37, 37 rotated 0)
def example_183_5_5(s: State) -> bool:
    return s.map.spot_of[N30 - 9] == TILES_MAP.spot_at(37, 37, 0)


# examples_exploring.law:25  given
def example_184_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_2 = TILES_MAP.spot_at(37, 36, 0)
    laid.lay(TILES_MAP, s.map, N13, laid_spot_2)
    lay_out(s, PILES, N13, laid_spot_2, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        3,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_exploring.law:28")],
        2,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N13, 0), "examples_exploring.law:29")],
        1,
    )
    put_first(s, PILES, N30, LAND)
    forget_all(s)


# examples_exploring.law:31  Yellow does explore
def example_184_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 3
    s.stack += [3, 0, VERB_EXPLORE]
    run(s)


# examples_exploring.law:32  s (spot at 37, 37 rotated 0)
def example_184_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 37, 0)]]


# examples_exploring.law:34  that closed of (territory of "05" on south)
def example_184_4_1(s: State) -> bool:
    return laid.closed(s.map, need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_exploring.law:34"))


# examples_exploring.law:35  Yellow has 3 fame
def example_184_4_2(s: State) -> bool:
    return s.goods[12 + FAME] == 3


# examples_exploring.law:36  Red has 0 fame
def example_184_4_3(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_exploring.law:40  given
def example_185_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_2 = TILES_MAP.spot_at(37, 36, 0)
    laid.lay(TILES_MAP, s.map, N28, laid_spot_2)
    lay_out(s, PILES, N28, laid_spot_2, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_exploring.law:43")],
        1,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_exploring.law:44")],
        1,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        2,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N28, 0), "examples_exploring.law:45")],
        1,
    )
    put_first(s, PILES, N13, LAND)
    forget_all(s)


# examples_exploring.law:47  Red does explore
def example_185_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_exploring.law:49  s (spot at 37, 37 rotated 0), (spot at 37, 37 rotated 1), (spot at 37, 37 rotated 2),…
def example_185_3_1(s: State) -> list[list[int]]:
    return [
        [TILES_MAP.spot_at(37, 37, 0)],
        [TILES_MAP.spot_at(37, 37, 1)],
        [TILES_MAP.spot_at(37, 37, 2)],
        [TILES_MAP.spot_at(37, 37, 3)],
    ]


# examples_exploring.law:50  s (spot at 37, 38 rotated 0), (spot at 35, 38 rotated 0)
def example_185_3_2(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 38, 0)], [TILES_MAP.spot_at(35, 38, 0)]]


# examples_exploring.law:51  s (spot at 36, 38 rotated 0)
def example_185_4_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 38, 0)]]


# examples_exploring.law:53  that (tiles in (territory of "13" on north)) is 2
def example_185_5_1(s: State) -> bool:
    return laid.tile_count(s.map, need(laid.area_on(TILES_MAP, s.map, N13, 0), "examples_exploring.law:53")) == 2


# examples_exploring.law:54  that controller of (territory of "13" on north) is Red
def example_185_5_2(s: State) -> bool:
    return controller(s, need(laid.area_on(TILES_MAP, s.map, N13, 0), "examples_exploring.law:54")) == 1


# examples_exploring.law:58  given
def example_186_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_2 = TILES_MAP.spot_at(37, 36, 0)
    laid.lay(TILES_MAP, s.map, N30, laid_spot_2)
    lay_out(s, PILES, N30, laid_spot_2, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_exploring.law:61")],
        1,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        2,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N30, 0), "examples_exploring.law:62")],
        1,
    )
    put_first(s, PILES, N20, LAND)
    forget_all(s)


# examples_exploring.law:64  Red does explore
def example_186_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_exploring.law:66  s (spot at 37, 37 rotated 0), (spot at 37, 37 rotated 2)
def example_186_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 37, 0)], [TILES_MAP.spot_at(37, 37, 2)]]


# examples_exploring.law:70  given
def example_187_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_2 = TILES_MAP.spot_at(37, 36, 0)
    laid.lay(TILES_MAP, s.map, N28, laid_spot_2)
    lay_out(s, PILES, N28, laid_spot_2, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_exploring.law:73")],
        1,
    )
    put_first(s, PILES, N30, LAND)
    put_first(s, PILES, N13, LAND)
    forget_all(s)


# examples_exploring.law:76  Red does explore
def example_187_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_exploring.law:78  s (spot at 37, 37 rotated 0), (spot at 37, 37 rotated 1), (spot at 37, 37 rotated 2),…
def example_187_3_1(s: State) -> list[list[int]]:
    return [
        [TILES_MAP.spot_at(37, 37, 0)],
        [TILES_MAP.spot_at(37, 37, 1)],
        [TILES_MAP.spot_at(37, 37, 2)],
        [TILES_MAP.spot_at(37, 37, 3)],
    ]


# examples_exploring.law:79  s (spot at 37, 37 rotated 1)
def example_187_4_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 37, 1)]]


# examples_exploring.law:81  that spot of "30" is (spot at 37, 37 rotated 1)
def example_187_5_1(s: State) -> bool:
    return s.map.spot_of[N30 - 9] == TILES_MAP.spot_at(37, 37, 1)


# examples_exploring.law:82  that last land is "13"
def example_187_5_2(s: State) -> bool:
    return last_or(settled(s, PILES, LAND, len(s.piles[LAND]), TYPE_TILE), -1) == N13


# examples_exploring.law:86  given
def example_188_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_2 = TILES_MAP.spot_at(37, 36, 0)
    laid.lay(TILES_MAP, s.map, N28, laid_spot_2)
    lay_out(s, PILES, N28, laid_spot_2, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_exploring.law:89")],
        1,
    )
    for it in list(s.piles[LAND]):
        take_out(s, PILES, it)
    put_last(s, PILES, N13, LAND)
    forget_all(s)


# examples_exploring.law:92  Red does explore
def example_188_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_exploring.law:94  that "13" is in land
def example_188_3_1(s: State) -> bool:
    return s.at[N13] == LAND


# examples_exploring.law:95  that drawn is empty
def example_188_3_2(s: State) -> bool:
    return len(s.piles[DRAWN]) == 0


# examples_exploring.law:100  given
def example_189_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_exploring.law:102")],
        1,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        2,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 3), "examples_exploring.law:103")],
        1,
    )
    put_first(s, PILES, N30, LAND)
    forget_all(s)


# examples_exploring.law:105  Red does explore
def example_189_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_exploring.law:107  s (spot at 37, 37 rotated 0), (spot at 37, 36 rotated 0), (spot at 35, 36 rotated 0),…
def example_189_3_1(s: State) -> list[list[int]]:
    return [
        [TILES_MAP.spot_at(37, 37, 0)],
        [TILES_MAP.spot_at(37, 36, 0)],
        [TILES_MAP.spot_at(35, 36, 0)],
        [TILES_MAP.spot_at(36, 35, 0)],
    ]


# examples_exploring.law:108  s (spot at 35, 37 rotated 0)
def example_189_4_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(35, 37, 0)]]


# examples_exploring.law:110  that (territory of "30" on east) is (territory of "05" on west)
def example_189_5_1(s: State) -> bool:
    return s.map.root[laid.area_on(TILES_MAP, s.map, N30, 1)] == s.map.root[laid.area_on(TILES_MAP, s.map, N05, 3)]


# examples_exploring.law:115  given
def example_190_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_exploring.law:117")],
        1,
    )
    put_first(s, PILES, N30, LAND)
    forget_all(s)


# examples_exploring.law:119  Red does explore
def example_190_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_exploring.law:121  s (spot at 37, 36 rotated 0), (spot at 35, 36 rotated 0), (spot at 36, 35 rotated 0),…
def example_190_3_1(s: State) -> list[list[int]]:
    return [
        [TILES_MAP.spot_at(37, 36, 0)],
        [TILES_MAP.spot_at(35, 36, 0)],
        [TILES_MAP.spot_at(36, 35, 0)],
        [TILES_MAP.spot_at(37, 38, 0)],
    ]


# examples_exploring.law:122  s (spot at 37, 37 rotated 0)
def example_190_4_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 37, 0)]]


# examples_exploring.law:124  that (territory of "30" on west) is (territory of "05" on east)
def example_190_5_1(s: State) -> bool:
    return s.map.root[laid.area_on(TILES_MAP, s.map, N30, 3)] == s.map.root[laid.area_on(TILES_MAP, s.map, N05, 1)]


# examples_exploring.law:128  given
def example_191_1(s: State) -> None:
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_exploring.law:129")],
        1,
    )
    for it in list(s.piles[LAND]):
        take_out(s, PILES, it)
    put_last(
        s,
        PILES,
        need(
            next((c for c in present(s, CARDS) if c in EXPLORE_COPIES and CARD_OWNER[c] == 1), -1),
            "examples_exploring.law:131",
        ),
        HAND + 1,
    )
    forget_all(s)


# examples_exploring.law:132  Red does act
def example_191_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_exploring.law:138  given
def example_192_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    laid.shape_area(TILES_MAP, s.map, area_ash, 2, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    put_last(
        s,
        PILES,
        need(
            next((c for c in present(s, CARDS) if c in EXPLORE_COPIES and CARD_OWNER[c] == 1), -1),
            "examples_exploring.law:141",
        ),
        HAND + 1,
    )
    forget_all(s)


# examples_exploring.law:142  Red does act
def example_192_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_exploring.law:148  given
def example_193_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_2 = TILES_MAP.spot_at(37, 36, 0)
    laid.lay(TILES_MAP, s.map, N30, laid_spot_2)
    lay_out(s, PILES, N30, laid_spot_2, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_exploring.law:151")],
        2,
    )
    place_thing(
        s, PILES, FOOD_SILO, need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_exploring.law:152"), TYPE_TERRITORY
    )
    place_thing(
        s, PILES, 54, need(laid.area_on(TILES_MAP, s.map, N30, 0), "examples_exploring.law:153"), TYPE_TERRITORY
    )
    put_first(s, PILES, N13, LAND)
    forget_all(s)


# examples_exploring.law:155  Red does explore
def example_193_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_exploring.law:156  s (spot at 37, 37 rotated 0)
def example_193_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 37, 0)]]


# examples_exploring.law:158  that (territory of "30" on north) is (territory of Start on north)
def example_193_4_1(s: State) -> bool:
    return (
        s.map.root[laid.area_on(TILES_MAP, s.map, N30, 0)]
        == s.map.root[laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0)]
    )


# examples_exploring.law:159  that (tiles in (territory of "13" on north)) is 4
def example_193_4_2(s: State) -> bool:
    return laid.tile_count(s.map, need(laid.area_on(TILES_MAP, s.map, N13, 0), "examples_exploring.law:159")) == 4


# examples_exploring.law:160  that (count (buildings in (territory of "13" on north))) is 2
def example_193_4_3(s: State) -> bool:
    return (
        len(
            [
                it
                for it in s.standing
                if 53 <= it <= 108
                and place_of(s, it)
                == s.map.root[need(laid.area_on(TILES_MAP, s.map, N13, 0), "examples_exploring.law:160")]
            ]
        )
        == 2
    )


# examples_exploring.law:161  that (units of Red in (territory of "30" on north)) is 2
def example_193_4_4(s: State) -> bool:
    return s.unit[1 * 152 + s.map.root[need(laid.area_on(TILES_MAP, s.map, N30, 0), "examples_exploring.law:161")]] == 2


# examples_exploring.law:162  that controller of (territory of "30" on north) is Red
def example_193_4_5(s: State) -> bool:
    return controller(s, need(laid.area_on(TILES_MAP, s.map, N30, 0), "examples_exploring.law:162")) == 1


# examples_exploring.law:166  given
def example_194_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_2 = TILES_MAP.spot_at(36, 38, 0)
    laid.lay(TILES_MAP, s.map, N30, laid_spot_2)
    lay_out(s, PILES, N30, laid_spot_2, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_3 = TILES_MAP.spot_at(37, 36, 0)
    laid.lay(TILES_MAP, s.map, N28, laid_spot_3)
    lay_out(s, PILES, N28, laid_spot_3, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_4 = TILES_MAP.spot_at(38, 36, 0)
    laid.lay(TILES_MAP, s.map, N02, laid_spot_4)
    lay_out(s, PILES, N02, laid_spot_4, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_5 = TILES_MAP.spot_at(38, 37, 0)
    laid.lay(TILES_MAP, s.map, N06, laid_spot_5)
    lay_out(s, PILES, N06, laid_spot_5, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N30, 1), "examples_exploring.law:172")],
        1,
    )
    put_first(s, PILES, N24, LAND)
    forget_all(s)


# examples_exploring.law:174  Red does explore
def example_194_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_exploring.law:175  s (spot at 37, 38 rotated 0)
def example_194_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 38, 0)]]


# examples_exploring.law:177  that spot of "24" is (spot at 37, 38 rotated 0)
def example_194_4_1(s: State) -> bool:
    return s.map.spot_of[N24 - 9] == TILES_MAP.spot_at(37, 38, 0)


# examples_exploring.law:178  that controller of (territory of "24" on west) is Red
def example_194_4_2(s: State) -> bool:
    return controller(s, need(laid.area_on(TILES_MAP, s.map, N24, 3), "examples_exploring.law:178")) == 1


# examples_exploring.law:183  given
def example_195_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_2 = TILES_MAP.spot_at(37, 36, 0)
    laid.lay(TILES_MAP, s.map, N01, laid_spot_2)
    lay_out(s, PILES, N01, laid_spot_2, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_exploring.law:186")],
        1,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N01, 0), "examples_exploring.law:187")],
        1,
    )
    put_first(s, PILES, N30, LAND)
    forget_all(s)


# examples_exploring.law:189  Red does explore
def example_195_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_exploring.law:190  s (spot at 37, 37 rotated 0)
def example_195_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 37, 0)]]


# examples_exploring.law:192  that closed of (territory of "01" on north)
def example_195_4_1(s: State) -> bool:
    return laid.closed(s.map, need(laid.area_on(TILES_MAP, s.map, N01, 0), "examples_exploring.law:192"))


# examples_exploring.law:193  that closed of (territory of "05" on south)
def example_195_4_2(s: State) -> bool:
    return laid.closed(s.map, need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_exploring.law:193"))


# examples_exploring.law:194  Red has 5 fame
def example_195_4_3(s: State) -> bool:
    return s.goods[4 + FAME] == 5


# examples_exploring.law:199  given
def example_196_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_2 = TILES_MAP.spot_at(37, 36, 0)
    laid.lay(TILES_MAP, s.map, N01, laid_spot_2)
    lay_out(s, PILES, N01, laid_spot_2, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_exploring.law:202")],
        1,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N01, 0), "examples_exploring.law:203")],
        1,
    )
    put_first(s, PILES, N30, LAND)
    forget_all(s)


# examples_exploring.law:205  Red does explore
def example_196_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_exploring.law:206  s (spot at 37, 37 rotated 0)
def example_196_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 37, 0)]]


# examples_exploring.law:208  Red has 4 fame
def example_196_4_1(s: State) -> bool:
    return s.goods[4 + FAME] == 4


# examples_exploring.law:212  given
def example_197_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_2 = TILES_MAP.spot_at(37, 36, 0)
    laid.lay(TILES_MAP, s.map, N01, laid_spot_2)
    lay_out(s, PILES, N01, laid_spot_2, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_exploring.law:215")],
        1,
    )
    put_first(s, PILES, N30, LAND)
    forget_all(s)


# examples_exploring.law:217  Red does explore
def example_197_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_exploring.law:218  s (spot at 37, 37 rotated 0)
def example_197_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 37, 0)]]


# examples_exploring.law:220  that closed of (territory of "01" on north)
def example_197_4_1(s: State) -> bool:
    return laid.closed(s.map, need(laid.area_on(TILES_MAP, s.map, N01, 0), "examples_exploring.law:220"))


# examples_exploring.law:221  Red has 3 fame
def example_197_4_2(s: State) -> bool:
    return s.goods[4 + FAME] == 3


# examples_exploring.law:224  given
def example_198_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N03, laid_spot)
    lay_out(s, PILES, N03, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_2 = TILES_MAP.spot_at(37, 36, 0)
    laid.lay(TILES_MAP, s.map, N27, laid_spot_2)
    lay_out(s, PILES, N27, laid_spot_2, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_3 = TILES_MAP.spot_at(35, 36, 0)
    laid.lay(TILES_MAP, s.map, N23, laid_spot_3)
    lay_out(s, PILES, N23, laid_spot_3, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    forget_all(s)


# examples_exploring.law:229  that (border from (territory of "03" on north) to (territory of "03" on west)) is regular
def example_198_2_1(s: State) -> bool:
    return (
        laid.border(
            TILES_MAP,
            s.map,
            need(laid.area_on(TILES_MAP, s.map, N03, 0), "examples_exploring.law:229"),
            need(laid.area_on(TILES_MAP, s.map, N03, 3), "examples_exploring.law:229"),
        )
        == REGULAR
    )


# examples_exploring.law:230  that (border from (territory of "03" on north) to (territory of "03" on east)) is rough
def example_198_2_2(s: State) -> bool:
    return (
        laid.border(
            TILES_MAP,
            s.map,
            need(laid.area_on(TILES_MAP, s.map, N03, 0), "examples_exploring.law:230"),
            need(laid.area_on(TILES_MAP, s.map, N03, 1), "examples_exploring.law:230"),
        )
        == ROUGH
    )


# examples_exploring.law:231  that (marks of food on "03") is 1
def example_198_2_3(s: State) -> bool:
    return laid.tile_marks(TILES_MAP, MARK_FOOD, N03) == 1


# examples_exploring.law:232  that (marks of lair in (territory of "03" on north)) is 1
def example_198_2_4(s: State) -> bool:
    return laid.marks(s.map, LAIR, need(laid.area_on(TILES_MAP, s.map, N03, 0), "examples_exploring.law:232")) == 1


# examples_exploring.law:233  that (marks of carved in (territory of "03" on east)) is 1
def example_198_2_5(s: State) -> bool:
    return laid.marks(s.map, CARVED, need(laid.area_on(TILES_MAP, s.map, N03, 1), "examples_exploring.law:233")) == 1


# examples_exploring.law:234  that (marks of large in (territory of "27" on north)) is 1
def example_198_2_6(s: State) -> bool:
    return (
        laid.marks(s.map, MARK_LARGE, need(laid.area_on(TILES_MAP, s.map, N27, 0), "examples_exploring.law:234")) == 1
    )


# examples_exploring.law:235  that (marks of wood in (territory of "27" on east)) is 1
def example_198_2_7(s: State) -> bool:
    return laid.marks(s.map, MARK_WOOD, need(laid.area_on(TILES_MAP, s.map, N27, 1), "examples_exploring.law:235")) == 1


# examples_exploring.law:236  that (marks of small in (territory of "27" on east)) is 1
def example_198_2_8(s: State) -> bool:
    return (
        laid.marks(s.map, MARK_SMALL, need(laid.area_on(TILES_MAP, s.map, N27, 1), "examples_exploring.law:236")) == 1
    )


# examples_exploring.law:237  that (marks of lore in (territory of "23" on west)) is 1
def example_198_2_9(s: State) -> bool:
    return laid.marks(s.map, MARK_LORE, need(laid.area_on(TILES_MAP, s.map, N23, 3), "examples_exploring.law:237")) == 1


# examples_exploring.law:241  that (territory of Start on north) is next to (territory of Start on east)
def example_199_1_1(s: State) -> bool:
    return need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 1), "examples_exploring.law:241") in laid.neighbours(
        TILES_MAP, s.map, need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_exploring.law:241")
    )


# examples_exploring.law:242  that (territory of Start on south) is not in neighbours of (territory of Start on north)
def example_199_1_2(s: State) -> bool:
    return laid.area_on(TILES_MAP, s.map, THING_TILE_START, 2) not in laid.neighbours(
        TILES_MAP, s.map, need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_exploring.law:242")
    )


# examples_exploring.law:243  that (border from (territory of Start on north) to (territory of Start on south)) is…
def example_199_1_3(s: State) -> bool:
    return (
        laid.border(
            TILES_MAP,
            s.map,
            need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_exploring.law:243"),
            need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 2), "examples_exploring.law:243"),
        )
        == -1
    )


# examples_last_year.law:6  given
def example_200_3(s: State) -> None:
    s.year = 7
    forget_all(s)


# examples_last_year.law:8  x "02"
def example_200_4_1(s: State) -> list[list[int]]:
    return [[N02]]


# examples_last_year.law:9  s (spot at 36, 37 rotated 0)
def example_200_5_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_last_year.law:10  t (territory of "02" with food)
def example_200_6_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N02, MARK_FOOD), "examples_last_year.law:10")]]


# examples_last_year.law:11  x "13"
def example_200_7_1(s: State) -> list[list[int]]:
    return [[N13]]


# examples_last_year.law:12  s (spot at 37, 36 rotated 0)
def example_200_8_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 36, 0)]]


# examples_last_year.law:13  t (territory of "13" with wood)
def example_200_9_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N13, MARK_WOOD), "examples_last_year.law:13")]]


# examples_last_year.law:14  x "05"
def example_200_10_1(s: State) -> list[list[int]]:
    return [[N05]]


# examples_last_year.law:15  s (spot at 35, 37 rotated 0)
def example_200_11_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(35, 37, 0)]]


# examples_last_year.law:16  t (territory of "05" on north)
def example_200_12_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_last_year.law:16")]]


# examples_last_year.law:17  x "15"
def example_200_13_1(s: State) -> list[list[int]]:
    return [[N15]]


# examples_last_year.law:18  s (spot at 38, 36 rotated 0)
def example_200_14_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(38, 36, 0)]]


# examples_last_year.law:19  t (territory of "15" on east)
def example_200_15_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N15, 1), "examples_last_year.law:19")]]


# examples_last_year.law:21  that Trapper is in display
def example_200_16_1(s: State) -> bool:
    return s.at[TRAPPER] == DISPLAY


# examples_last_year.law:22  that Scholar is in display
def example_200_16_2(s: State) -> bool:
    return s.at[SCHOLAR] == DISPLAY


# examples_last_year.law:23  that count display is 2
def example_200_16_3(s: State) -> bool:
    return len(s.piles[DISPLAY]) == 2


# examples_last_year.law:24  that count developments is 12
def example_200_16_4(s: State) -> bool:
    return len(s.piles[DEVELOPMENTS]) == 12


# examples_last_year.law:25  that achievements is empty
def example_200_16_5(s: State) -> bool:
    return len(s.piles[ACHIEVEMENTS]) == 0


# examples_last_year.law:26  given
def example_200_17(s: State) -> None:
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 1
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + RES_LORE] = 0
    s.goods[8 + FAME] = 0
    s.goods[4 + FAME] = 3
    s.goods[8 + FAME] = 4
    forget_all(s)


# examples_last_year.law:32  c Trapper
def example_200_19_1(s: State) -> list[list[int]]:
    return [[TRAPPER]]


# examples_last_year.law:34  c Scholar
def example_200_21_1(s: State) -> list[list[int]]:
    return [[SCHOLAR]]


# examples_last_year.law:36  that winner is Purple
def example_200_22_1(s: State) -> bool:
    return winner(s) == 2


# examples_last_year.law:37  that score of Red is 3
def example_200_22_2(s: State) -> bool:
    return score(s, 1) == 3


# examples_last_year.law:38  that score of Purple is 4
def example_200_22_3(s: State) -> bool:
    return score(s, 2) == 4


# examples_last_year.law:39  that Trapper is in deck of Red
def example_200_22_4(s: State) -> bool:
    return s.at[TRAPPER] == DECK + 1


# examples_last_year.law:40  that year is 7
def example_200_22_5(s: State) -> bool:
    return s.year == 7


# examples_last_year.law:45  given
def example_201_3(s: State) -> None:
    s.year = 7
    forget_all(s)


# examples_last_year.law:47  x "02"
def example_201_4_1(s: State) -> list[list[int]]:
    return [[N02]]


# examples_last_year.law:48  s (spot at 36, 37 rotated 0)
def example_201_5_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_last_year.law:49  t (territory of "02" with food)
def example_201_6_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N02, MARK_FOOD), "examples_last_year.law:49")]]


# examples_last_year.law:50  x "13"
def example_201_7_1(s: State) -> list[list[int]]:
    return [[N13]]


# examples_last_year.law:51  s (spot at 37, 36 rotated 0)
def example_201_8_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 36, 0)]]


# examples_last_year.law:52  t (territory of "13" with wood)
def example_201_9_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N13, MARK_WOOD), "examples_last_year.law:52")]]


# examples_last_year.law:53  x "05"
def example_201_10_1(s: State) -> list[list[int]]:
    return [[N05]]


# examples_last_year.law:54  s (spot at 35, 37 rotated 0)
def example_201_11_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(35, 37, 0)]]


# examples_last_year.law:55  t (territory of "05" on north)
def example_201_12_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_last_year.law:55")]]


# examples_last_year.law:56  x "15"
def example_201_13_1(s: State) -> list[list[int]]:
    return [[N15]]


# examples_last_year.law:57  s (spot at 38, 36 rotated 0)
def example_201_14_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(38, 36, 0)]]


# examples_last_year.law:58  t (territory of "15" on east)
def example_201_15_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N15, 1), "examples_last_year.law:58")]]


# examples_last_year.law:59  given
def example_201_16(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 1
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + RES_LORE] = 0
    s.goods[8 + FAME] = 0
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    shift_pieces(
        s,
        s.unit,
        152,
        PIECE_UNIT,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_last_year.law:63")],
        s.map.root[area_ash],
        1,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        2,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N13, 0), "examples_last_year.law:64")],
        3,
    )
    s.goods[8 + RES_FOOD] = 2
    forget_all(s)


# examples_last_year.law:67  c Trapper
def example_201_18_1(s: State) -> list[list[int]]:
    return [[TRAPPER]]


# examples_last_year.law:69  c Scholar
def example_201_20_1(s: State) -> list[list[int]]:
    return [[SCHOLAR]]


# examples_last_year.law:72  that score of Red is 0
def example_201_22_1(s: State) -> bool:
    return score(s, 1) == 0


# examples_last_year.law:73  that score of Purple is 0
def example_201_22_2(s: State) -> bool:
    return score(s, 2) == 0


# examples_last_year.law:74  that winner is Red
def example_201_22_3(s: State) -> bool:
    return winner(s) == 1


# examples_last_year.law:80  given
def example_202_3(s: State) -> None:
    s.year = 7
    forget_all(s)


# examples_last_year.law:82  x "02"
def example_202_4_1(s: State) -> list[list[int]]:
    return [[N02]]


# examples_last_year.law:83  s (spot at 36, 37 rotated 0)
def example_202_5_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_last_year.law:84  t (territory of "02" with food)
def example_202_6_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N02, MARK_FOOD), "examples_last_year.law:84")]]


# examples_last_year.law:85  x "13"
def example_202_7_1(s: State) -> list[list[int]]:
    return [[N13]]


# examples_last_year.law:86  s (spot at 37, 36 rotated 0)
def example_202_8_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 36, 0)]]


# examples_last_year.law:87  t (territory of "13" with wood)
def example_202_9_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N13, MARK_WOOD), "examples_last_year.law:87")]]


# examples_last_year.law:88  x "05"
def example_202_10_1(s: State) -> list[list[int]]:
    return [[N05]]


# examples_last_year.law:89  s (spot at 35, 37 rotated 0)
def example_202_11_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(35, 37, 0)]]


# examples_last_year.law:90  t (territory of "05" on north)
def example_202_12_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_last_year.law:90")]]


# examples_last_year.law:91  x "15"
def example_202_13_1(s: State) -> list[list[int]]:
    return [[N15]]


# examples_last_year.law:92  s (spot at 38, 36 rotated 0)
def example_202_14_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(38, 36, 0)]]


# examples_last_year.law:93  t (territory of "15" on east)
def example_202_15_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N15, 1), "examples_last_year.law:93")]]


# examples_last_year.law:94  given
def example_202_16(s: State) -> None:
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 1
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + RES_LORE] = 0
    s.goods[8 + FAME] = 0
    remove_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_last_year.law:97")],
        1,
    )
    place_thing(
        s,
        PILES,
        DEFENSE_TOWER,
        need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_last_year.law:98"),
        TYPE_TERRITORY,
    )
    forget_all(s)


# examples_last_year.law:100  c Trapper
def example_202_18_1(s: State) -> list[list[int]]:
    return [[TRAPPER]]


# examples_last_year.law:102  c Scholar
def example_202_20_1(s: State) -> list[list[int]]:
    return [[SCHOLAR]]


# examples_last_year.law:104  that score of Red is 0
def example_202_21_1(s: State) -> bool:
    return score(s, 1) == 0


# examples_last_year.law:105  that score of Purple is 0
def example_202_21_2(s: State) -> bool:
    return score(s, 2) == 0


# examples_last_year.law:106  that winner is Purple
def example_202_21_3(s: State) -> bool:
    return winner(s) == 2


# examples_last_year.law:112  given
def example_203_3(s: State) -> None:
    s.year = 7
    forget_all(s)


# examples_last_year.law:114  x "02"
def example_203_4_1(s: State) -> list[list[int]]:
    return [[N02]]


# examples_last_year.law:115  s (spot at 36, 37 rotated 0)
def example_203_5_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_last_year.law:116  t (territory of "02" with food)
def example_203_6_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N02, MARK_FOOD), "examples_last_year.law:116")]]


# examples_last_year.law:117  x "13"
def example_203_7_1(s: State) -> list[list[int]]:
    return [[N13]]


# examples_last_year.law:118  s (spot at 37, 36 rotated 0)
def example_203_8_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 36, 0)]]


# examples_last_year.law:119  t (territory of "13" with wood)
def example_203_9_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N13, MARK_WOOD), "examples_last_year.law:119")]]


# examples_last_year.law:120  x "05"
def example_203_10_1(s: State) -> list[list[int]]:
    return [[N05]]


# examples_last_year.law:121  s (spot at 35, 37 rotated 0)
def example_203_11_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(35, 37, 0)]]


# examples_last_year.law:122  t (territory of "05" on north)
def example_203_12_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_last_year.law:122")]]


# examples_last_year.law:123  x "15"
def example_203_13_1(s: State) -> list[list[int]]:
    return [[N15]]


# examples_last_year.law:124  s (spot at 38, 36 rotated 0)
def example_203_14_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(38, 36, 0)]]


# examples_last_year.law:125  t (territory of "15" on east)
def example_203_15_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N15, 1), "examples_last_year.law:125")]]


# examples_last_year.law:126  given
def example_203_16(s: State) -> None:
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 1
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + RES_LORE] = 0
    s.goods[8 + FAME] = 0
    place_thing(
        s,
        PILES,
        DEFENSE_TOWER,
        need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_last_year.law:129"),
        TYPE_TERRITORY,
    )
    forget_all(s)


# examples_last_year.law:131  c Trapper
def example_203_18_1(s: State) -> list[list[int]]:
    return [[TRAPPER]]


# examples_last_year.law:133  c Scholar
def example_203_20_1(s: State) -> list[list[int]]:
    return [[SCHOLAR]]


# examples_last_year.law:135  that winner is Red
def example_203_21_1(s: State) -> bool:
    return winner(s) == 1


# examples_last_year.law:141  given
def example_204_3(s: State) -> None:
    s.year = 7
    forget_all(s)


# examples_last_year.law:143  x "02"
def example_204_4_1(s: State) -> list[list[int]]:
    return [[N02]]


# examples_last_year.law:144  s (spot at 36, 37 rotated 0)
def example_204_5_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_last_year.law:145  t (territory of "02" with food)
def example_204_6_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N02, MARK_FOOD), "examples_last_year.law:145")]]


# examples_last_year.law:146  x "13"
def example_204_7_1(s: State) -> list[list[int]]:
    return [[N13]]


# examples_last_year.law:147  s (spot at 37, 36 rotated 0)
def example_204_8_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 36, 0)]]


# examples_last_year.law:148  t (territory of "13" with wood)
def example_204_9_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N13, MARK_WOOD), "examples_last_year.law:148")]]


# examples_last_year.law:149  x "05"
def example_204_10_1(s: State) -> list[list[int]]:
    return [[N05]]


# examples_last_year.law:150  s (spot at 35, 37 rotated 0)
def example_204_11_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(35, 37, 0)]]


# examples_last_year.law:151  t (territory of "05" on north)
def example_204_12_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_last_year.law:151")]]


# examples_last_year.law:152  x "15"
def example_204_13_1(s: State) -> list[list[int]]:
    return [[N15]]


# examples_last_year.law:153  s (spot at 38, 36 rotated 0)
def example_204_14_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(38, 36, 0)]]


# examples_last_year.law:154  t (territory of "15" on east)
def example_204_15_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N15, 1), "examples_last_year.law:154")]]


# examples_last_year.law:155  given
def example_204_16(s: State) -> None:
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 1
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + RES_LORE] = 0
    s.goods[8 + FAME] = 0
    forget_all(s)


# examples_last_year.law:159  c Trapper
def example_204_18_1(s: State) -> list[list[int]]:
    return [[TRAPPER]]


# examples_last_year.law:161  c Scholar
def example_204_20_1(s: State) -> list[list[int]]:
    return [[SCHOLAR]]


# examples_last_year.law:163  that winners is (Red, Purple)
def example_204_21_1(s: State) -> bool:
    return s.winners[:] == [1, 2]


# examples_last_year.law:164  that score of Red is score of Purple
def example_204_21_2(s: State) -> bool:
    return score(s, 1) == score(s, 2)


# examples_moving.law:3  given
def example_205_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_ash, area_cedar, 0)
    laid.touch(TILES_MAP, s.map, area_cedar, area_dune, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_cedar], 4)
    forget_all(s)


# examples_moving.law:8  Red does resolve Incursion
def example_205_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, INCURSION, 0, VERB_RESOLVE]
    run(s)


# examples_moving.law:9  source Ash
def example_205_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_moving.law:10  target Birch
def example_205_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_moving.law:11  n 1
def example_205_5_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_moving.law:12  source Ash
def example_205_6_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_moving.law:13  target Cedar
def example_205_7_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_moving.law:14  n 1
def example_205_8_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_moving.law:16  Cedar holds 5 units of Red
def example_205_9_1(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_cedar]] == 5


# examples_moving.law:17  source Cedar
def example_205_10_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_moving.law:18  target Dune
def example_205_11_1(s: State) -> list[list[int]]:
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    return [[area_dune]]


# examples_moving.law:19  n 4
def example_205_12_1(s: State) -> list[list[int]]:
    return [[4]]


# examples_moving.law:21  Ash holds 1 unit of Red
def example_205_13_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 1


# examples_moving.law:22  Birch holds 1 unit of Red
def example_205_13_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 1


# examples_moving.law:23  Cedar holds 1 unit of Red
def example_205_13_3(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_cedar]] == 1


# examples_moving.law:24  Dune holds 4 units of Red
def example_205_13_4(s: State) -> bool:
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    return s.unit[1 * 152 + s.map.root[area_dune]] == 4


# examples_moving.law:25  that controller of Birch is Red
def example_205_13_5(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_birch) == 1


# examples_moving.law:26  that controller of Cedar is Red
def example_205_13_6(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return controller(s, area_cedar) == 1


# examples_moving.law:27  that controller of Dune is Red
def example_205_13_7(s: State) -> bool:
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    return controller(s, area_dune) == 1


# examples_moving.law:30  given
def example_206_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    area_elm = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_birch, area_cedar, 0)
    laid.touch(TILES_MAP, s.map, area_elm, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_elm], 2)
    forget_all(s)


# examples_moving.law:37  that controller of Ash is Red
def example_206_2_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return controller(s, area_ash) == 1


# examples_moving.law:38  that controller of Birch is nobody
def example_206_2_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_birch) == 0


# examples_moving.law:39  Red does move 1
def example_206_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_moving.law:41  source Ash
def example_206_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_moving.law:42  target Birch
def example_206_4_2(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_moving.law:43  source Ash
def example_206_5_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_moving.law:44  target Birch
def example_206_6_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_moving.law:46  n 1, 2, 3
def example_206_7_1(s: State) -> list[list[int]]:
    return [[1], [2], [3]]


# examples_moving.law:47  n 3
def example_206_8_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_moving.law:49  Ash holds 0 units of Red
def example_206_9_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 0


# examples_moving.law:50  Birch holds 3 units of Red
def example_206_9_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 3


# examples_moving.law:51  that controller of Ash is nobody
def example_206_9_3(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return controller(s, area_ash) == 0


# examples_moving.law:52  that controller of Birch is Red
def example_206_9_4(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_birch) == 1


# examples_moving.law:53  that controller of Cedar is nobody
def example_206_9_5(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return controller(s, area_cedar) == 0


# examples_moving.law:56  given
def example_207_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_birch, area_cedar, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    forget_all(s)


# examples_moving.law:60  Red does resolve Move
def example_207_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, MOVE, 0, VERB_RESOLVE]
    run(s)


# examples_moving.law:61  source Ash
def example_207_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_moving.law:62  target Birch
def example_207_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_moving.law:63  n 2
def example_207_5_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_moving.law:65  Birch holds 2 units of Red
def example_207_6_1(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 2


# examples_moving.law:68  given
def example_208_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_birch, area_cedar, 0)
    laid.touch(TILES_MAP, s.map, area_birch, area_dune, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    forget_all(s)


# examples_moving.law:73  Red does move 4
def example_208_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 4, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_moving.law:74  source Ash
def example_208_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_moving.law:75  target Birch
def example_208_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_moving.law:76  n 2
def example_208_5_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_moving.law:77  source Birch
def example_208_6_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_moving.law:78  target Cedar
def example_208_7_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_moving.law:79  n 2
def example_208_8_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_moving.law:80  source Cedar
def example_208_9_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_moving.law:81  target Birch
def example_208_10_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_moving.law:82  n 1
def example_208_11_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_moving.law:83  source Birch
def example_208_12_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_moving.law:84  target Dune
def example_208_13_1(s: State) -> list[list[int]]:
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    return [[area_dune]]


# examples_moving.law:85  n 2
def example_208_14_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_moving.law:87  Ash holds 0 units of Red
def example_208_15_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 0


# examples_moving.law:88  Birch holds 0 units of Red
def example_208_15_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 0


# examples_moving.law:89  Cedar holds 1 unit of Red
def example_208_15_3(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_cedar]] == 1


# examples_moving.law:90  Dune holds 2 units of Red
def example_208_15_4(s: State) -> bool:
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    return s.unit[1 * 152 + s.map.root[area_dune]] == 2


# examples_moving.law:93  given
def example_209_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    forget_all(s)


# examples_moving.law:96  Red does move 3
def example_209_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 3, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_moving.law:97  source Ash
def example_209_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_moving.law:98  target Birch
def example_209_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_moving.law:99  n 1
def example_209_5_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_moving.law:102  Ash holds 1 unit of Red
def example_209_7_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 1


# examples_moving.law:103  Birch holds 1 unit of Red
def example_209_7_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 1


# examples_moving.law:106  given
def example_210_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_cedar, 0)
    laid.touch(TILES_MAP, s.map, area_cedar, area_dune, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    forget_all(s)


# examples_moving.law:111  Red does move 2
def example_210_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_moving.law:113  target Birch, Cedar
def example_210_3_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_birch], [area_cedar]]


# examples_moving.law:114  source Ash
def example_210_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_moving.law:115  target Cedar
def example_210_5_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_moving.law:116  n 2
def example_210_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_moving.law:118  source Cedar
def example_210_7_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_moving.law:119  target Ash
def example_210_7_2(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_moving.law:122  Cedar holds 2 units of Red
def example_210_9_1(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_cedar]] == 2


# examples_moving.law:125  given
def example_211_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    put_last(
        s,
        PILES,
        need(
            next((c for c in present(s, CARDS) if c in MOVE_COPIES and CARD_OWNER[c] == 1), -1),
            "examples_moving.law:128",
        ),
        HAND + 1,
    )
    put_last(s, PILES, BODYGUARD, HAND + 1)
    forget_all(s)


# examples_moving.law:130  Red does act
def example_211_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_moving.law:135  given
def example_212_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    forget_all(s)


# examples_moving.law:139  Red does move 1
def example_212_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_moving.law:140  source Ash
def example_212_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_moving.law:141  target Birch
def example_212_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_moving.law:142  n 2
def example_212_5_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_moving.law:144  Birch holds 2 units of Red
def example_212_6_1(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 2


# examples_moving.law:147  given
def example_213_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_birch, area_cedar, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 4)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    s.goods[4 + RES_FOOD] = 1
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_moving.law:154  Red does move 3
def example_213_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 3, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_moving.law:155  source Ash
def example_213_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_moving.law:156  target Birch
def example_213_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_moving.law:157  n 2
def example_213_5_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_moving.law:159  source Ash
def example_213_6_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_moving.law:160  target Birch
def example_213_6_2(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_moving.law:161  source Ash
def example_213_7_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_moving.law:162  target Birch
def example_213_8_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_moving.law:163  n 1
def example_213_9_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_moving.law:165  Birch holds 3 units of Red, 1 unit of Purple
def example_213_10_1(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 3


# examples_moving.law:165  Birch holds 3 units of Red, 1 unit of Purple
def example_213_10_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_birch]] == 1


# examples_moving.law:166  that invader of Birch is Red
def example_213_10_3(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.invader[s.map.root[area_birch]] == 1


# examples_moving.law:169  fed 0
def example_213_13_1(s: State) -> list[list[int]]:
    return [[0]]


# examples_moving.law:170  refuge Cedar
def example_213_14_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_moving.law:172  Birch holds 3 units of Red
def example_213_15_1(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 3


# examples_moving.law:173  Cedar holds 1 unit of Purple
def example_213_15_2(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[2 * 152 + s.map.root[area_cedar]] == 1


# examples_moving.law:176  given
def example_214_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_birch, area_cedar, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    put_all_last(s, PILES, HAND + 1, DECK + 1, TYPE_CARD)
    put_list_last(s, PILES, [BODYGUARD, MILITIA], HAND + 1)
    forget_all(s)


# examples_moving.law:186  Red does play_cards
def example_214_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_PLAY_CARDS]
    run(s)


# examples_moving.law:187  c Bodyguard
def example_214_4_1(s: State) -> list[list[int]]:
    return [[BODYGUARD]]


# examples_moving.law:188  source Ash
def example_214_5_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_moving.law:189  target Birch
def example_214_6_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_moving.law:190  n 3
def example_214_7_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_moving.law:192  that controller of Birch is Red
def example_214_8_1(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_birch) == 1


# examples_moving.law:193  c Militia
def example_214_9_1(s: State) -> list[list[int]]:
    return [[MILITIA]]


# examples_moving.law:194  source Birch
def example_214_10_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_moving.law:195  target Cedar
def example_214_11_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_moving.law:196  n 2
def example_214_12_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_moving.law:199  Birch holds 1 unit of Red
def example_214_14_1(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 1


# examples_moving.law:200  Cedar holds 2 units of Red
def example_214_14_2(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_cedar]] == 2


# examples_retreat.law:3  given
def example_215_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    area_camp = laid.abstract_area(TILES_MAP, s.map, 4)
    area_crag = laid.abstract_area(TILES_MAP, s.map, 5)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_keep, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_moor, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_camp, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_crag, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 6)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_keep], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_camp], 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_retreat.law:14  Red does move 1
def example_215_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_retreat.law:15  source Home
def example_215_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_retreat.law:16  target Hall
def example_215_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_retreat.law:17  n 6
def example_215_6_1(s: State) -> list[list[int]]:
    return [[6]]


# examples_retreat.law:19  refuge Home, Keep, Moor
def example_215_7_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    return [[area_home], [area_keep], [area_moor]]


# examples_retreat.law:20  refuge Keep
def example_215_8_1(s: State) -> list[list[int]]:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_keep]]


# examples_retreat.law:22  n 1, 2, 3
def example_215_9_1(s: State) -> list[list[int]]:
    return [[1], [2], [3]]


# examples_retreat.law:23  n 1
def example_215_10_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_retreat.law:24  refuge Moor
def example_215_11_1(s: State) -> list[list[int]]:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    return [[area_moor]]


# examples_retreat.law:25  n 2
def example_215_12_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_retreat.law:27  Keep holds 2 units of Purple
def example_215_13_1(s: State) -> bool:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[2 * 152 + s.map.root[area_keep]] == 2


# examples_retreat.law:28  Moor holds 2 units of Purple
def example_215_13_2(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    return s.unit[2 * 152 + s.map.root[area_moor]] == 2


# examples_retreat.law:29  Hall holds 6 units of Red, 0 units of Purple
def example_215_13_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 6


# examples_retreat.law:29  Hall holds 6 units of Red, 0 units of Purple
def example_215_13_4(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_hall]] == 0


# examples_retreat.law:32  given
def example_216_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_camp = laid.abstract_area(TILES_MAP, s.map, 2)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    area_keep = laid.abstract_area(TILES_MAP, s.map, 4)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_camp, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_moor, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_keep, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_camp], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_keep], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 5)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_retreat.law:42  Red does move 1
def example_216_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_retreat.law:43  source Home
def example_216_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_retreat.law:44  target Hall
def example_216_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_retreat.law:45  n 2
def example_216_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_retreat.law:47  refuge Home, Camp, Moor
def example_216_7_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_camp = laid.abstract_area(TILES_MAP, s.map, 2)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    return [[area_home], [area_camp], [area_moor]]


# examples_retreat.law:48  refuge Camp
def example_216_8_1(s: State) -> list[list[int]]:
    area_camp = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_camp]]


# examples_retreat.law:49  n 2
def example_216_9_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_retreat.law:51  Camp holds 3 units of Red
def example_216_10_1(s: State) -> bool:
    area_camp = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_camp]] == 3


# examples_retreat.law:52  Home holds 1 unit of Red
def example_216_10_2(s: State) -> bool:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_home]] == 1


# examples_retreat.law:53  Hall holds 5 units of Purple
def example_216_10_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_hall]] == 5


# examples_retreat.law:56  given
def example_217_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_camp = laid.abstract_area(TILES_MAP, s.map, 2)
    area_crag = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_camp, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_crag, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 7)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_camp], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 3)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_retreat.law:66  Red does move 1
def example_217_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_retreat.law:67  source Home
def example_217_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_retreat.law:68  target Hall
def example_217_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_retreat.law:69  n 6
def example_217_6_1(s: State) -> list[list[int]]:
    return [[6]]


# examples_retreat.law:71  Purple has 0 units
def example_217_7_1(s: State) -> bool:
    return s.unit_placed[2] == 0


# examples_retreat.law:72  that (reserve of unit for Purple) is 14
def example_217_7_2(s: State) -> bool:
    return 14 - s.unit_placed[2] == 14


# examples_retreat.law:73  Hall holds 6 units of Red
def example_217_7_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 6


# examples_retreat.law:76  given
def example_218_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_home, area_keep, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_keep, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 8)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_keep], 2)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_retreat.law:85  Red does move 2
def example_218_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_retreat.law:86  source Home
def example_218_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_retreat.law:87  target Hall
def example_218_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_retreat.law:88  n 4
def example_218_6_1(s: State) -> list[list[int]]:
    return [[4]]


# examples_retreat.law:90  Hall holds 4 units of Red, 2 units of Purple
def example_218_7_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 4


# examples_retreat.law:90  Hall holds 4 units of Red, 2 units of Purple
def example_218_7_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_hall]] == 2


# examples_retreat.law:91  source Home
def example_218_8_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_retreat.law:92  target Keep
def example_218_9_1(s: State) -> list[list[int]]:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_keep]]


# examples_retreat.law:93  n 4
def example_218_10_1(s: State) -> list[list[int]]:
    return [[4]]


# examples_retreat.law:95  field Hall, Keep
def example_218_11_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_hall], [area_keep]]


# examples_retreat.law:96  field Keep
def example_218_12_1(s: State) -> list[list[int]]:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_keep]]


# examples_retreat.law:98  Keep holds 4 units of Red, 2 units of Purple
def example_218_13_1(s: State) -> bool:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_keep]] == 4


# examples_retreat.law:98  Keep holds 4 units of Red, 2 units of Purple
def example_218_13_2(s: State) -> bool:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[2 * 152 + s.map.root[area_keep]] == 2


# examples_retreat.law:99  that invader of Hall is Red
def example_218_13_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.invader[s.map.root[area_hall]] == 1


# examples_retreat.law:101  refuge Home
def example_218_14_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_retreat.law:103  refuge Home
def example_218_16_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_retreat.law:104  n 2
def example_218_17_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_retreat.law:106  Keep holds 4 units of Red
def example_218_18_1(s: State) -> bool:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_keep]] == 4


# examples_retreat.law:107  Home holds 2 units of Purple
def example_218_18_2(s: State) -> bool:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[2 * 152 + s.map.root[area_home]] == 2


# examples_retreat.law:108  Hall holds 4 units of Red, 2 units of Purple
def example_218_18_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 4


# examples_retreat.law:108  Hall holds 4 units of Red, 2 units of Purple
def example_218_18_4(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_hall]] == 2


# examples_retreat.law:110  refuge Home
def example_218_19_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_retreat.law:111  refuge Home
def example_218_20_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_retreat.law:112  n 2
def example_218_21_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_retreat.law:115  given
def example_219_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_home, area_keep, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_keep, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 9)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_keep], 6)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_retreat.law:124  Red does move 2
def example_219_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_retreat.law:125  source Home
def example_219_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_retreat.law:126  target Hall
def example_219_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_retreat.law:127  n 4
def example_219_6_1(s: State) -> list[list[int]]:
    return [[4]]


# examples_retreat.law:128  source Home
def example_219_7_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_retreat.law:129  target Keep
def example_219_8_1(s: State) -> list[list[int]]:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_keep]]


# examples_retreat.law:130  n 4
def example_219_9_1(s: State) -> list[list[int]]:
    return [[4]]


# examples_retreat.law:131  field Keep
def example_219_10_1(s: State) -> list[list[int]]:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_keep]]


# examples_retreat.law:132  refuge Home
def example_219_11_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_retreat.law:133  n 4
def example_219_12_1(s: State) -> list[list[int]]:
    return [[4]]


# examples_retreat.law:135  Keep holds 6 units of Purple
def example_219_13_1(s: State) -> bool:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[2 * 152 + s.map.root[area_keep]] == 6


# examples_retreat.law:137  refuge Keep
def example_219_14_1(s: State) -> list[list[int]]:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_keep]]


# examples_retreat.law:138  refuge Keep
def example_219_15_1(s: State) -> list[list[int]]:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_keep]]


# examples_retreat.law:139  n 2
def example_219_16_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_retreat.law:141  Keep holds 8 units of Purple
def example_219_17_1(s: State) -> bool:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[2 * 152 + s.map.root[area_keep]] == 8


# examples_retreat.law:142  Hall holds 4 units of Red
def example_219_17_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 4


# examples_retreat.law:145  given
def example_220_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_home, area_keep, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 4)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_hall], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_keep], 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 1
    forget_all(s)


# examples_retreat.law:153  Red does resolve "Grizzled Warriors"
def example_220_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, GRIZZLED_WARRIORS, 0, VERB_RESOLVE]
    run(s)


# examples_retreat.law:154  source Home
def example_220_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_retreat.law:155  target Hall
def example_220_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_retreat.law:156  n 2
def example_220_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_retreat.law:157  source Home
def example_220_7_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_retreat.law:158  target Keep
def example_220_8_1(s: State) -> list[list[int]]:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_keep]]


# examples_retreat.law:159  n 2
def example_220_9_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_retreat.law:160  field Hall
def example_220_10_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_retreat.law:162  that combat's place is Hall
def example_220_11_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return (
        s.map.root[s.combat_place[need(len(s.combat_place) - 1, "examples_retreat.law:162")]] == s.map.root[area_hall]
    )


# examples_retreat.law:163  that power of attack is 4
def example_220_11_2(s: State) -> bool:
    return power(s, ATTACK) == 4


# examples_retreat.law:164  that (inflicted by attack) is 0
def example_220_11_3(s: State) -> bool:
    return inflicted(s, ATTACK) == 0


# examples_retreat.law:165  fed 0
def example_220_12_1(s: State) -> list[list[int]]:
    return [[0]]


# examples_retreat.law:167  that combat's place is Keep
def example_220_13_1(s: State) -> bool:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return (
        s.map.root[s.combat_place[need(len(s.combat_place) - 1, "examples_retreat.law:167")]] == s.map.root[area_keep]
    )


# examples_retreat.law:168  that power of attack is 4
def example_220_13_2(s: State) -> bool:
    return power(s, ATTACK) == 4


# examples_retreat.law:169  fed 0
def example_220_14_1(s: State) -> list[list[int]]:
    return [[0]]


# examples_retreat.law:171  that controller of Hall is Red
def example_220_15_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_hall) == 1


# examples_retreat.law:172  that controller of Keep is Red
def example_220_15_2(s: State) -> bool:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 2)
    return controller(s, area_keep) == 1


# examples_seasons.law:5  given
def example_221_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    area_elm = laid.abstract_area(TILES_MAP, s.map, 4)
    area_fern = laid.abstract_area(TILES_MAP, s.map, 5)
    laid.shape_area(TILES_MAP, s.map, area_ash, 3, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 0, 2)
    laid.mark_area(TILES_MAP, s.map, area_ash, 2, 1)
    laid.shape_area(TILES_MAP, s.map, area_birch, 2, 1)
    laid.mark_area(TILES_MAP, s.map, area_birch, 2, 1)
    laid.mark_area(TILES_MAP, s.map, area_birch, 3, 1)
    laid.shape_area(TILES_MAP, s.map, area_cedar, 1, 1)
    laid.mark_area(TILES_MAP, s.map, area_cedar, 1, 2)
    laid.mark_area(TILES_MAP, s.map, area_cedar, 2, 1)
    laid.shape_area(TILES_MAP, s.map, area_dune, 2, 0)
    laid.mark_area(TILES_MAP, s.map, area_dune, 0, 1)
    laid.shape_area(TILES_MAP, s.map, area_elm, 2, 0)
    laid.mark_area(TILES_MAP, s.map, area_elm, 1, 1)
    laid.shape_area(TILES_MAP, s.map, area_fern, 4, 0)
    laid.mark_area(TILES_MAP, s.map, area_fern, 0, 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    place_thing(s, PILES, FOOD_SILO, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 2)
    place_thing(s, PILES, WOODCUTTER_LODGE, area_birch, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_cedar], 7)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 3, s.map.root[area_dune], 1)
    place_thing(s, PILES, ALTAR_OF_KINGS, area_dune, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 3, s.map.root[area_elm], 2)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + RES_LORE] = 0
    s.goods[8 + FAME] = 0
    s.goods[12 + RES_FOOD] = 0
    s.goods[12 + RES_WOOD] = 0
    s.goods[12 + RES_LORE] = 0
    s.goods[12 + FAME] = 0
    s.first_player = 1
    forget_all(s)


# examples_seasons.law:27  Red does Harvest
def example_221_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 2
    s.stack += [1, 0, 0, 0, 0, 0, 0, VERB_PHASE_HARVEST]
    s.lists += [[]]
    run(s)


# examples_seasons.law:31  Red has 3 food, 1 wood, 2 lore, 2 fame
def example_221_5_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 3


# examples_seasons.law:31  Red has 3 food, 1 wood, 2 lore, 2 fame
def example_221_5_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 1


# examples_seasons.law:31  Red has 3 food, 1 wood, 2 lore, 2 fame
def example_221_5_3(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 2


# examples_seasons.law:31  Red has 3 food, 1 wood, 2 lore, 2 fame
def example_221_5_4(s: State) -> bool:
    return s.goods[4 + FAME] == 2


# examples_seasons.law:32  Purple has 0 food, 2 wood, 1 lore, 0 fame
def example_221_5_5(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 0


# examples_seasons.law:32  Purple has 0 food, 2 wood, 1 lore, 0 fame
def example_221_5_6(s: State) -> bool:
    return s.goods[8 + RES_WOOD] == 2


# examples_seasons.law:32  Purple has 0 food, 2 wood, 1 lore, 0 fame
def example_221_5_7(s: State) -> bool:
    return s.goods[8 + RES_LORE] == 1


# examples_seasons.law:32  Purple has 0 food, 2 wood, 1 lore, 0 fame
def example_221_5_8(s: State) -> bool:
    return s.goods[8 + FAME] == 0


# examples_seasons.law:33  Yellow has 1 food, 1 wood, 0 lore, 5 fame
def example_221_5_9(s: State) -> bool:
    return s.goods[12 + RES_FOOD] == 1


# examples_seasons.law:33  Yellow has 1 food, 1 wood, 0 lore, 5 fame
def example_221_5_10(s: State) -> bool:
    return s.goods[12 + RES_WOOD] == 1


# examples_seasons.law:33  Yellow has 1 food, 1 wood, 0 lore, 5 fame
def example_221_5_11(s: State) -> bool:
    return s.goods[12 + RES_LORE] == 0


# examples_seasons.law:33  Yellow has 1 food, 1 wood, 0 lore, 5 fame
def example_221_5_12(s: State) -> bool:
    return s.goods[12 + FAME] == 5


# examples_seasons.law:37  given
def example_222_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    s.first_player = 1
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_ash, area_cedar, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 4)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 7)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 3, s.map.root[area_cedar], 3)
    s.goods[4 + RES_FOOD] = 3
    s.goods[8 + RES_FOOD] = 2
    s.goods[12 + RES_FOOD] = 1
    forget_all(s)


# examples_seasons.law:46  Red does Winter
def example_222_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    phase_before = s.phase
    s.phase = 3
    phase_winter(s, 1)
    s.phase = phase_before
    run(s)


# examples_seasons.law:48  Red has 2 food
def example_222_3_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 2


# examples_seasons.law:49  Purple has 0 food
def example_222_3_2(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 0


# examples_seasons.law:50  Yellow has 1 food
def example_222_3_3(s: State) -> bool:
    return s.goods[12 + RES_FOOD] == 1


# examples_seasons.law:51  that count troubles is 10
def example_222_3_4(s: State) -> bool:
    return len(s.piles[TROUBLES]) == 10


# examples_seasons.law:55  given
def example_223_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    s.first_player = 1
    laid.shape_area(TILES_MAP, s.map, area_ash, 3, 1)
    laid.mark_area(TILES_MAP, s.map, area_ash, 0, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + RES_LORE] = 0
    forget_all(s)


# examples_seasons.law:62  Red does Harvest
def example_223_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 2
    s.stack += [1, 0, 0, 0, 0, 0, 0, VERB_PHASE_HARVEST]
    s.lists += [[]]
    run(s)


# examples_seasons.law:64  Red has 1 food, 0 fame
def example_223_3_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 1


# examples_seasons.law:64  Red has 1 food, 0 fame
def example_223_3_2(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_seasons.law:68  given
def example_224_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    s.first_player = 1
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, FOOD_SILO, area_ash, TYPE_TERRITORY)
    place_thing(s, PILES, 54, area_ash, TYPE_TERRITORY)
    place_thing(s, PILES, WOODCUTTER_LODGE, area_ash, TYPE_TERRITORY)
    place_thing(s, PILES, CARVED_STONE, area_ash, TYPE_TERRITORY)
    place_thing(s, PILES, DEFENSE_TOWER, area_ash, TYPE_TERRITORY)
    place_thing(s, PILES, ALTAR_OF_KINGS, area_ash, TYPE_TERRITORY)
    place_thing(s, PILES, 103, area_ash, TYPE_TERRITORY)
    place_thing(s, PILES, FORTRESS, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    place_thing(s, PILES, 104, area_birch, TYPE_TERRITORY)
    place_thing(s, PILES, 68, area_birch, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + RES_LORE] = 0
    s.goods[8 + FAME] = 0
    forget_all(s)


# examples_seasons.law:76  Red does Harvest
def example_224_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 2
    s.stack += [1, 0, 0, 0, 0, 0, 0, VERB_PHASE_HARVEST]
    s.lists += [[]]
    run(s)


# examples_seasons.law:79  Red has 2 food, 1 wood, 1 lore, 6 fame
def example_224_4_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 2


# examples_seasons.law:79  Red has 2 food, 1 wood, 1 lore, 6 fame
def example_224_4_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 1


# examples_seasons.law:79  Red has 2 food, 1 wood, 1 lore, 6 fame
def example_224_4_3(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 1


# examples_seasons.law:79  Red has 2 food, 1 wood, 1 lore, 6 fame
def example_224_4_4(s: State) -> bool:
    return s.goods[4 + FAME] == 6


# examples_seasons.law:80  Purple has 0 food, 0 wood, 1 lore, 3 fame
def example_224_4_5(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 0


# examples_seasons.law:80  Purple has 0 food, 0 wood, 1 lore, 3 fame
def example_224_4_6(s: State) -> bool:
    return s.goods[8 + RES_WOOD] == 0


# examples_seasons.law:80  Purple has 0 food, 0 wood, 1 lore, 3 fame
def example_224_4_7(s: State) -> bool:
    return s.goods[8 + RES_LORE] == 1


# examples_seasons.law:80  Purple has 0 food, 0 wood, 1 lore, 3 fame
def example_224_4_8(s: State) -> bool:
    return s.goods[8 + FAME] == 3


# examples_seasons.law:84  given
def example_225_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    s.first_player = 1
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, ALTAR_OF_KINGS, area_ash, TYPE_TERRITORY)
    s.goods[4 + FAME] = 500
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[8 + FAME] = 100
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    forget_all(s)


# examples_seasons.law:90  Red does Harvest
def example_225_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 2
    s.stack += [1, 0, 0, 0, 0, 0, 0, VERB_PHASE_HARVEST]
    s.lists += [[]]
    run(s)


# examples_seasons.law:92  Red has 503 fame
def example_225_3_1(s: State) -> bool:
    return s.goods[4 + FAME] == 503


# examples_seasons.law:96  given
def example_226_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    s.first_player = 1
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 0, 2)
    place_thing(s, PILES, FOOD_SILO, area_ash, TYPE_TERRITORY)
    place_thing(s, PILES, ALTAR_OF_KINGS, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + RES_LORE] = 0
    s.goods[8 + FAME] = 0
    forget_all(s)


# examples_seasons.law:104  Red does Harvest
def example_226_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 2
    s.stack += [1, 0, 0, 0, 0, 0, 0, VERB_PHASE_HARVEST]
    s.lists += [[]]
    run(s)


# examples_seasons.law:106  Red has 0 food, 0 fame
def example_226_3_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 0


# examples_seasons.law:106  Red has 0 food, 0 fame
def example_226_3_2(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_seasons.law:107  Purple has 0 food, 0 fame
def example_226_3_3(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 0


# examples_seasons.law:107  Purple has 0 food, 0 fame
def example_226_3_4(s: State) -> bool:
    return s.goods[8 + FAME] == 0


# examples_seasons.law:112  given
def example_227_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_ash, area_cedar, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 2, 1)
    laid.mark_area(TILES_MAP, s.map, area_birch, 2, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 3, s.map.root[area_birch], 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + RES_LORE] = 44
    s.goods[12 + RES_FOOD] = 0
    s.goods[12 + RES_WOOD] = 0
    s.goods[12 + RES_LORE] = 0
    s.first_player = 3
    forget_all(s)


# examples_seasons.law:122  Red does Harvest
def example_227_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 2
    s.stack += [1, 0, 0, 0, 0, 0, 0, VERB_PHASE_HARVEST]
    s.lists += [[]]
    run(s)


# examples_seasons.law:124  Yellow has 1 lore
def example_227_3_1(s: State) -> bool:
    return s.goods[12 + RES_LORE] == 1


# examples_seasons.law:125  Red has 0 lore
def example_227_3_2(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 0


# examples_seasons.law:126  that (reserve of lore) is 0
def example_227_3_3(s: State) -> bool:
    return goods.supply(s.goods, GOODS, RES_LORE) == 0


# examples_seasons.law:131  given
def example_228_1(s: State) -> None:
    s.goods[4 + RES_FOOD] = 2
    s.goods[4 + RES_WOOD] = 3
    s.goods[4 + RES_LORE] = 1
    s.goods[4 + FAME] = 9
    forget_all(s)


# examples_seasons.law:133  Red does trade_goods
def example_228_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_TRADE_GOODS]
    run(s)


# examples_seasons.law:135  wanted food, wood, lore
def example_228_3_1(s: State) -> list[list[int]]:
    return [[RES_FOOD], [RES_WOOD], [RES_LORE]]


# examples_seasons.law:136  wanted lore
def example_228_4_1(s: State) -> list[list[int]]:
    return [[RES_LORE]]


# examples_seasons.law:138  r food, wood, lore
def example_228_5_1(s: State) -> list[list[int]]:
    return [[RES_FOOD], [RES_WOOD], [RES_LORE]]


# examples_seasons.law:139  r food
def example_228_6_1(s: State) -> list[list[int]]:
    return [[RES_FOOD]]


# examples_seasons.law:140  r food
def example_228_7_1(s: State) -> list[list[int]]:
    return [[RES_FOOD]]


# examples_seasons.law:141  r wood
def example_228_8_1(s: State) -> list[list[int]]:
    return [[RES_WOOD]]


# examples_seasons.law:143  Red has 0 food, 2 wood, 2 lore, 9 fame
def example_228_9_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 0


# examples_seasons.law:143  Red has 0 food, 2 wood, 2 lore, 9 fame
def example_228_9_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 2


# examples_seasons.law:143  Red has 0 food, 2 wood, 2 lore, 9 fame
def example_228_9_3(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 2


# examples_seasons.law:143  Red has 0 food, 2 wood, 2 lore, 9 fame
def example_228_9_4(s: State) -> bool:
    return s.goods[4 + FAME] == 9


# examples_seasons.law:144  wanted food
def example_228_10_1(s: State) -> list[list[int]]:
    return [[RES_FOOD]]


# examples_seasons.law:145  r wood
def example_228_11_1(s: State) -> list[list[int]]:
    return [[RES_WOOD]]


# examples_seasons.law:146  r wood
def example_228_12_1(s: State) -> list[list[int]]:
    return [[RES_WOOD]]


# examples_seasons.law:147  r lore
def example_228_13_1(s: State) -> list[list[int]]:
    return [[RES_LORE]]


# examples_seasons.law:149  Red has 1 food, 0 wood, 1 lore, 9 fame
def example_228_14_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 1


# examples_seasons.law:149  Red has 1 food, 0 wood, 1 lore, 9 fame
def example_228_14_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 0


# examples_seasons.law:149  Red has 1 food, 0 wood, 1 lore, 9 fame
def example_228_14_3(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 1


# examples_seasons.law:149  Red has 1 food, 0 wood, 1 lore, 9 fame
def example_228_14_4(s: State) -> bool:
    return s.goods[4 + FAME] == 9


# examples_seasons.law:154  given
def example_229_1(s: State) -> None:
    s.goods[4 + RES_FOOD] = 2
    s.goods[4 + RES_WOOD] = 4
    s.goods[4 + RES_LORE] = 2
    forget_all(s)


# examples_seasons.law:156  Red does trade_goods
def example_229_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_TRADE_GOODS]
    run(s)


# examples_seasons.law:157  wanted lore
def example_229_3_1(s: State) -> list[list[int]]:
    return [[RES_LORE]]


# examples_seasons.law:159  r wood
def example_229_4_1(s: State) -> list[list[int]]:
    return [[RES_WOOD]]


# examples_seasons.law:160  r wood
def example_229_5_1(s: State) -> list[list[int]]:
    return [[RES_WOOD]]


# examples_seasons.law:162  Red has 2 food, 1 wood, 3 lore
def example_229_6_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 2


# examples_seasons.law:162  Red has 2 food, 1 wood, 3 lore
def example_229_6_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 1


# examples_seasons.law:162  Red has 2 food, 1 wood, 3 lore
def example_229_6_3(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 3


# examples_seasons.law:165  Red has 2 food, 1 wood, 3 lore
def example_229_8_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 2


# examples_seasons.law:165  Red has 2 food, 1 wood, 3 lore
def example_229_8_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 1


# examples_seasons.law:165  Red has 2 food, 1 wood, 3 lore
def example_229_8_3(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 3


# examples_seasons.law:170  given
def example_230_1(s: State) -> None:
    s.goods[4 + RES_FOOD] = 2
    s.goods[4 + RES_WOOD] = 2
    s.goods[4 + RES_LORE] = 2
    forget_all(s)


# examples_seasons.law:172  Red does trade_goods
def example_230_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_TRADE_GOODS]
    run(s)


# examples_seasons.law:174  Red has 2 food, 2 wood, 2 lore
def example_230_3_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 2


# examples_seasons.law:174  Red has 2 food, 2 wood, 2 lore
def example_230_3_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 2


# examples_seasons.law:174  Red has 2 food, 2 wood, 2 lore
def example_230_3_3(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 2


# examples_seasons.law:178  that winter_cost of 0 is nothing
def example_231_1_1(s: State) -> bool:
    return not any(winter_cost(s, 0))


# examples_seasons.law:179  that winter_cost of 3 is nothing
def example_231_1_2(s: State) -> bool:
    return not any(winter_cost(s, 3))


# examples_seasons.law:180  that winter_cost of 4 is 1 food
def example_231_1_3(s: State) -> bool:
    return winter_cost(s, 4) == [1, 0, 0, 0]


# examples_seasons.law:181  that winter_cost of 6 is 1 food
def example_231_1_4(s: State) -> bool:
    return winter_cost(s, 6) == [1, 0, 0, 0]


# examples_seasons.law:182  that winter_cost of 7 is 2 food
def example_231_1_5(s: State) -> bool:
    return winter_cost(s, 7) == [2, 0, 0, 0]


# examples_seasons.law:183  that winter_cost of 9 is 2 food
def example_231_1_6(s: State) -> bool:
    return winter_cost(s, 9) == [2, 0, 0, 0]


# examples_seasons.law:184  that winter_cost of 10 is 3 food + 1 wood
def example_231_1_7(s: State) -> bool:
    return winter_cost(s, 10) == [3, 1, 0, 0]


# examples_seasons.law:185  that winter_cost of 12 is 3 food + 1 wood
def example_231_1_8(s: State) -> bool:
    return winter_cost(s, 12) == [3, 1, 0, 0]


# examples_seasons.law:186  that winter_cost of 13 is 4 food + 2 wood
def example_231_1_9(s: State) -> bool:
    return winter_cost(s, 13) == [4, 2, 0, 0]


# examples_seasons.law:187  that winter_cost of 14 is 4 food + 2 wood
def example_231_1_10(s: State) -> bool:
    return winter_cost(s, 14) == [4, 2, 0, 0]


# examples_seasons.law:190  given
def example_232_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    s.first_player = 1
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 13)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 10)
    s.goods[4 + RES_FOOD] = 1
    s.goods[4 + RES_WOOD] = 3
    s.goods[8 + RES_FOOD] = 3
    s.goods[8 + RES_WOOD] = 1
    put_first(s, PILES, FISHING, DECK + 1)
    forget_all(s)


# examples_seasons.law:198  Red does Winter
def example_232_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    phase_before = s.phase
    s.phase = 3
    phase_winter(s, 1)
    s.phase = phase_before
    run(s)


# examples_seasons.law:200  Red has 0 food, 1 wood
def example_232_3_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 0


# examples_seasons.law:200  Red has 0 food, 1 wood
def example_232_3_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 1


# examples_seasons.law:201  Purple has 0 food, 0 wood
def example_232_3_3(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 0


# examples_seasons.law:201  Purple has 0 food, 0 wood
def example_232_3_4(s: State) -> bool:
    return s.goods[8 + RES_WOOD] == 0


# examples_seasons.law:202  that count troubles is 9
def example_232_3_5(s: State) -> bool:
    return len(s.piles[TROUBLES]) == 9


# examples_seasons.law:203  that first deck of Red is Unrest
def example_232_3_6(s: State) -> bool:
    return first_card(s, PILES, DECK + 1, TYPE_CARD) in UNREST_COPIES


# examples_seasons.law:204  that unrest of Red is 5
def example_232_3_7(s: State) -> bool:
    return unrest(s, 1) == 5


# examples_seasons.law:205  that unrest of Purple is 0
def example_232_3_8(s: State) -> bool:
    return unrest(s, 2) == 0


# examples_seasons.law:208  given
def example_233_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 4)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 4)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + FAME] = 7
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + FAME] = 3
    for it in [c for c in s.piles[TROUBLES] if c != first_or(s.piles[TROUBLES], -1)]:
        take_out(s, PILES, it)
    put_all_last(s, PILES, DECK + 1, DISCARD + 1, TYPE_CARD)
    for it in list(s.piles[DISCARD + 1]):
        take_out(s, PILES, it)
    put_last(s, PILES, FISHING, DISCARD + 1)
    s.first_player = 2
    forget_all(s)


# examples_seasons.law:219  Red does Winter
def example_233_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    phase_before = s.phase
    s.phase = 3
    phase_winter(s, 1)
    s.phase = phase_before
    run(s)


# examples_seasons.law:221  Purple has 3 fame
def example_233_3_1(s: State) -> bool:
    return s.goods[8 + FAME] == 3


# examples_seasons.law:222  Red has 2 fame
def example_233_3_2(s: State) -> bool:
    return s.goods[4 + FAME] == 2


# examples_seasons.law:223  that unrest of Purple is 5
def example_233_3_3(s: State) -> bool:
    return unrest(s, 2) == 5


# examples_seasons.law:224  that unrest of Red is 0
def example_233_3_4(s: State) -> bool:
    return unrest(s, 1) == 0


# examples_seasons.law:225  that Fishing is in discard of Red
def example_233_3_5(s: State) -> bool:
    return s.at[FISHING] == DISCARD + 1


# examples_seasons.law:226  that deck of Red is empty
def example_233_3_6(s: State) -> bool:
    return len(s.piles[DECK + 1]) == 0


# examples_seasons.law:230  given
def example_234_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_ash], 2)
    laid.mark_area(TILES_MAP, s.map, area_birch, 0, 1)
    s.goods[4 + RES_FOOD] = 3
    s.goods[4 + FAME] = 2
    forget_all(s)


# examples_seasons.law:235  Red does Turning
def example_234_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 4
    s.stack += [1, 0, 0, 0, 0, VERB_PHASE_TURNING]
    run(s)


# examples_seasons.law:237  t Ash
def example_234_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_seasons.law:238  t Birch
def example_234_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_seasons.law:240  Birch holds 3 units of Red
def example_234_5_1(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 3


# examples_seasons.law:241  Red has 3 food, 2 fame
def example_234_5_2(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 3


# examples_seasons.law:241  Red has 3 food, 2 fame
def example_234_5_3(s: State) -> bool:
    return s.goods[4 + FAME] == 2


# examples_seasons.law:245  given
def example_235_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_ash], 1)
    forget_all(s)


# examples_seasons.law:248  Red does Turning
def example_235_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 4
    s.stack += [1, 0, 0, 0, 0, VERB_PHASE_TURNING]
    run(s)


# examples_seasons.law:251  Red has 0 units
def example_235_4_1(s: State) -> bool:
    return s.unit_placed[1] == 0


# examples_seasons.law:252  Purple has 1 unit
def example_235_4_2(s: State) -> bool:
    return s.unit_placed[2] == 1


# examples_seasons.law:256  given
def example_236_1(s: State) -> None:
    for t in s.map.roots:
        place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[t], 1)
    s.goods[8 + RES_LORE] = 0
    s.goods[8 + FAME] = 0
    put_list_last(s, PILES, [x for x in s.piles[LAND] if x != N01 and x != N20], DRAWN)
    for it in list(s.piles[DRAWN]):
        take_out(s, PILES, it)
    put_first(s, PILES, N01, LAND)
    forget_all(s)


# examples_seasons.law:263  Red does Turning
def example_236_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 4
    s.stack += [1, 0, 0, 0, 0, VERB_PHASE_TURNING]
    run(s)


# examples_seasons.law:265  s (spot at 36, 37 rotated 0)
def example_236_4_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_seasons.law:267  t (territory of "01" on north), (territory of "01" on east), (territory of "01" on west)
def example_236_5_1(s: State) -> list[list[int]]:
    return [
        [need(laid.area_on(TILES_MAP, s.map, N01, 0), "examples_seasons.law:267")],
        [need(laid.area_on(TILES_MAP, s.map, N01, 1), "examples_seasons.law:267")],
        [need(laid.area_on(TILES_MAP, s.map, N01, 3), "examples_seasons.law:267")],
    ]


# examples_seasons.law:268  t (territory of "01" on north)
def example_236_6_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N01, 0), "examples_seasons.law:268")]]


# examples_seasons.law:270  that (units of Red in (territory of "01" on north)) is 3
def example_236_7_1(s: State) -> bool:
    return s.unit[1 * 152 + s.map.root[need(laid.area_on(TILES_MAP, s.map, N01, 0), "examples_seasons.law:270")]] == 3


# examples_seasons.law:271  that (units of Purple in (territory of "01" on south)) is 1
def example_236_7_2(s: State) -> bool:
    return s.unit[2 * 152 + s.map.root[need(laid.area_on(TILES_MAP, s.map, N01, 2), "examples_seasons.law:271")]] == 1


# examples_seasons.law:272  Red has 0 fame
def example_236_7_3(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_settling.law:3  given
def example_237_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, TRAINING_CAMP, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    place_thing(s, PILES, 82, area_birch, TYPE_TERRITORY)
    forget_all(s)


# examples_settling.law:7  Red does recruit 2
def example_237_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, VERB_RECRUIT]
    s.lists += [[]]
    run(s)


# examples_settling.law:8  t Ash
def example_237_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:9  t Birch
def example_237_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_settling.law:13  Ash holds 3 units of Red
def example_237_7_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 3


# examples_settling.law:14  Birch holds 3 units of Red
def example_237_7_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 3


# examples_settling.law:18  given
def example_238_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_ash, area_cedar, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 9)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    forget_all(s)


# examples_settling.law:22  Red does recruit 2
def example_238_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, VERB_RECRUIT]
    s.lists += [[]]
    run(s)


# examples_settling.law:24  t Ash
def example_238_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:25  t Ash
def example_238_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:26  t Ash
def example_238_5_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:28  Ash holds 11 units of Red
def example_238_6_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 11


# examples_settling.law:32  given
def example_239_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    forget_all(s)


# examples_settling.law:35  Red does recruit 2
def example_239_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, VERB_RECRUIT]
    s.lists += [[]]
    run(s)


# examples_settling.law:36  t Ash
def example_239_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:39  Ash holds 2 units of Red
def example_239_5_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 2


# examples_settling.law:43  given
def example_240_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 13)
    forget_all(s)


# examples_settling.law:46  Red does recruit 2
def example_240_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, VERB_RECRUIT]
    s.lists += [[]]
    run(s)


# examples_settling.law:47  t Ash
def example_240_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:49  Ash holds 14 units of Red
def example_240_4_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 14


# examples_settling.law:50  that (reserve of unit for Red) is 0
def example_240_4_2(s: State) -> bool:
    return 14 - s.unit_placed[1] == 0


# examples_settling.law:54  given
def example_241_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    place_thing(s, PILES, TRAINING_CAMP, area_birch, TYPE_TERRITORY)
    forget_all(s)


# examples_settling.law:58  Red does recruit 1
def example_241_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, VERB_RECRUIT]
    s.lists += [[]]
    run(s)


# examples_settling.law:59  t Ash
def example_241_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:61  Ash holds 2 units of Red
def example_241_4_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 2


# examples_settling.law:62  Birch holds 1 unit of Red
def example_241_4_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 1


# examples_settling.law:66  given
def example_242_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, TRAINING_CAMP, area_ash, TYPE_TERRITORY)
    place_thing(s, PILES, 82, area_ash, TYPE_TERRITORY)
    forget_all(s)


# examples_settling.law:69  Red does recruit 2
def example_242_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, VERB_RECRUIT]
    s.lists += [[]]
    run(s)


# examples_settling.law:70  t Ash
def example_242_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:71  t Ash
def example_242_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:75  Ash holds 4 units of Red
def example_242_7_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 4


# examples_settling.law:80  given
def example_243_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_ash, area_cedar, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, TRAINING_CAMP, area_ash, TYPE_TERRITORY)
    place_thing(s, PILES, 82, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    place_thing(s, PILES, 83, area_birch, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_cedar], 1)
    forget_all(s)


# examples_settling.law:85  Red does recruit 3
def example_243_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 3, 0, 0, VERB_RECRUIT]
    s.lists += [[]]
    run(s)


# examples_settling.law:86  t Ash
def example_243_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:87  t Ash
def example_243_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:88  t Birch
def example_243_5_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_settling.law:90  Ash holds 4 units of Red
def example_243_6_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 4


# examples_settling.law:91  Birch holds 3 units of Red
def example_243_6_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 3


# examples_settling.law:92  Cedar holds 1 unit of Red
def example_243_6_3(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_cedar]] == 1


# examples_settling.law:96  given
def example_244_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    forget_all(s)


# examples_settling.law:99  Red does recruit 2
def example_244_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, VERB_RECRUIT]
    s.lists += [[]]
    run(s)


# examples_settling.law:101  t Birch
def example_244_3_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_settling.law:102  t Ash
def example_244_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:104  t Ash
def example_244_5_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:105  t Ash
def example_244_6_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:107  Ash holds 2 units of Red
def example_244_7_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 2


# examples_settling.law:110  given
def example_245_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.mark_area(TILES_MAP, s.map, area_ash, 3, 1)
    laid.mark_area(TILES_MAP, s.map, area_birch, 5, 1)
    laid.mark_area(TILES_MAP, s.map, area_birch, 3, 1)
    laid.mark_area(TILES_MAP, s.map, area_cedar, 4, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_ash, area_cedar, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_cedar], 1)
    s.goods[4 + RES_WOOD] = 2
    forget_all(s)


# examples_settling.law:119  Red does build
def example_245_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_BUILD]
    run(s)


# examples_settling.law:121  t Ash, Birch
def example_245_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_ash], [area_birch]]


# examples_settling.law:122  t Birch
def example_245_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_settling.law:124  b "Carved Stone", "Food Silo", "Woodcutter Lodge", "Defense Tower", "Training Camp"
def example_245_5_1(s: State) -> list[list[int]]:
    return [
        list(CARVED_STONE_COPIES),
        list(FOOD_SILO_COPIES),
        list(WOODCUTTER_LODGE_COPIES),
        list(DEFENSE_TOWER_COPIES),
        list(TRAINING_CAMP_COPIES),
    ]


# examples_settling.law:125  b "Carved Stone"
def example_245_6_1(s: State) -> list[list[int]]:
    return [list(CARVED_STONE_COPIES)]


# examples_settling.law:127  Birch holds "Carved Stone"
def example_245_7_1(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(CARVED_STONE_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_birch])


# examples_settling.law:128  Red has 1 wood
def example_245_7_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 1


# examples_settling.law:131  given
def example_246_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.mark_area(TILES_MAP, s.map, area_ash, 3, 1)
    laid.mark_area(TILES_MAP, s.map, area_birch, 5, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    s.goods[4 + RES_WOOD] = 2
    forget_all(s)


# examples_settling.law:138  Red does build
def example_246_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_BUILD]
    run(s)


# examples_settling.law:139  t Ash
def example_246_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:141  b "Food Silo", "Woodcutter Lodge", "Defense Tower", "Training Camp"
def example_246_4_1(s: State) -> list[list[int]]:
    return [
        list(FOOD_SILO_COPIES),
        list(WOODCUTTER_LODGE_COPIES),
        list(DEFENSE_TOWER_COPIES),
        list(TRAINING_CAMP_COPIES),
    ]


# examples_settling.law:142  b "Food Silo"
def example_246_5_1(s: State) -> list[list[int]]:
    return [list(FOOD_SILO_COPIES)]


# examples_settling.law:144  Ash holds "Food Silo"
def example_246_6_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(FOOD_SILO_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_ash])


# examples_settling.law:145  Red does build
def example_246_7(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_BUILD]
    run(s)


# examples_settling.law:147  t Birch
def example_246_8_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_settling.law:148  t Birch
def example_246_9_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_settling.law:150  b "Carved Stone", "Food Silo", "Woodcutter Lodge", "Defense Tower", "Training Camp"
def example_246_10_1(s: State) -> list[list[int]]:
    return [
        list(CARVED_STONE_COPIES),
        list(FOOD_SILO_COPIES),
        list(WOODCUTTER_LODGE_COPIES),
        list(DEFENSE_TOWER_COPIES),
        list(TRAINING_CAMP_COPIES),
    ]


# examples_settling.law:151  b "Defense Tower"
def example_246_11_1(s: State) -> list[list[int]]:
    return [list(DEFENSE_TOWER_COPIES)]


# examples_settling.law:153  Birch holds "Defense Tower"
def example_246_12_1(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return of_any_copy(DEFENSE_TOWER_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_birch])


# examples_settling.law:154  that (room of stone in Birch) is 0
def example_246_12_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return room(s, STONE, area_birch) == 0


# examples_settling.law:157  given
def example_247_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 3, 1)
    laid.mark_area(TILES_MAP, s.map, area_ash, 5, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    s.goods[4 + RES_WOOD] = 2
    forget_all(s)


# examples_settling.law:162  Red does build
def example_247_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_BUILD]
    run(s)


# examples_settling.law:163  t Ash
def example_247_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:164  b "Food Silo"
def example_247_4_1(s: State) -> list[list[int]]:
    return [list(FOOD_SILO_COPIES)]


# examples_settling.law:166  s plain, stone
def example_247_5_1(s: State) -> list[list[int]]:
    return [[PLAIN], [STONE]]


# examples_settling.law:167  s plain
def example_247_6_1(s: State) -> list[list[int]]:
    return [[PLAIN]]


# examples_settling.law:169  that (room of plain in Ash) is 0
def example_247_7_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return room(s, PLAIN, area_ash) == 0


# examples_settling.law:170  that (room of stone in Ash) is 1
def example_247_7_2(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return room(s, STONE, area_ash) == 1


# examples_settling.law:171  Red does build
def example_247_8(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_BUILD]
    run(s)


# examples_settling.law:172  t Ash
def example_247_9_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:173  b "Carved Stone"
def example_247_10_1(s: State) -> list[list[int]]:
    return [list(CARVED_STONE_COPIES)]


# examples_settling.law:175  that (room of stone in Ash) is 0
def example_247_11_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return room(s, STONE, area_ash) == 0


# examples_settling.law:178  given
def example_248_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 4, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    s.goods[4 + RES_WOOD] = 3
    forget_all(s)


# examples_settling.law:183  Red does build
def example_248_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_BUILD]
    run(s)


# examples_settling.law:184  t Ash
def example_248_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:186  b Fortress, Forge, "Altar of Kings"
def example_248_4_1(s: State) -> list[list[int]]:
    return [list(FORTRESS_COPIES), list(FORGE_COPIES), list(ALTAR_OF_KINGS_COPIES)]


# examples_settling.law:187  b Forge
def example_248_5_1(s: State) -> list[list[int]]:
    return [list(FORGE_COPIES)]


# examples_settling.law:189  Ash holds Forge
def example_248_6_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(FORGE_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_ash])


# examples_settling.law:190  Red has 0 wood
def example_248_6_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 0


# examples_settling.law:193  given
def example_249_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_ash, area_cedar, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 3, 1)
    laid.mark_area(TILES_MAP, s.map, area_birch, 3, 1)
    laid.mark_area(TILES_MAP, s.map, area_cedar, 3, 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_ash], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_cedar], 1)
    s.goods[4 + RES_WOOD] = 4
    forget_all(s)


# examples_settling.law:201  Red does build
def example_249_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_BUILD]
    run(s)


# examples_settling.law:203  t Cedar
def example_249_3_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_settling.law:204  t Cedar
def example_249_4_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_settling.law:206  b Forge, "Carved Stone"
def example_249_5_1(s: State) -> list[list[int]]:
    return [list(FORGE_COPIES), list(CARVED_STONE_COPIES)]


# examples_settling.law:207  b "Food Silo"
def example_249_6_1(s: State) -> list[list[int]]:
    return [list(FOOD_SILO_COPIES)]


# examples_settling.law:209  Red has 3 wood
def example_249_7_1(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 3


# examples_settling.law:210  Cedar holds "Food Silo"
def example_249_7_2(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return of_any_copy(FOOD_SILO_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_cedar])


# examples_settling.law:211  that (count (buildings in Cedar)) is 1
def example_249_7_3(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return len([it for it in s.standing if 53 <= it <= 108 and place_of(s, it) == s.map.root[area_cedar]]) == 1


# examples_settling.law:214  given
def example_250_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 3, 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, FOOD_SILO, area_ash, TYPE_TERRITORY)
    place_thing(s, PILES, TRAINING_CAMP, area_ash, TYPE_TERRITORY)
    s.goods[4 + RES_WOOD] = 3
    forget_all(s)


# examples_settling.law:219  Red does build
def example_250_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_BUILD]
    run(s)


# examples_settling.law:220  t Ash
def example_250_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:222  b "Woodcutter Lodge", "Defense Tower"
def example_250_4_1(s: State) -> list[list[int]]:
    return [list(WOODCUTTER_LODGE_COPIES), list(DEFENSE_TOWER_COPIES)]


# examples_settling.law:225  given
def example_251_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 3, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, FOOD_SILO, area_birch, TYPE_TERRITORY)
    place_thing(s, PILES, 54, area_birch, TYPE_TERRITORY)
    place_thing(s, PILES, 55, area_birch, TYPE_TERRITORY)
    place_thing(s, PILES, 56, area_birch, TYPE_TERRITORY)
    place_thing(s, PILES, 57, area_birch, TYPE_TERRITORY)
    place_thing(s, PILES, 58, area_birch, TYPE_TERRITORY)
    place_thing(s, PILES, 59, area_birch, TYPE_TERRITORY)
    s.goods[4 + RES_WOOD] = 3
    forget_all(s)


# examples_settling.law:233  that (count b among buildings where b is Forge) is 7
def example_251_2_1(s: State) -> bool:
    return sum(1 for b in BUILDINGS if b in FORGE_COPIES) == 7


# examples_settling.law:234  that count buildings is 56
def example_251_2_2(s: State) -> bool:
    return len(BUILDINGS) == 56


# examples_settling.law:235  Red does build
def example_251_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_BUILD]
    run(s)


# examples_settling.law:236  t Ash
def example_251_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_settling.law:238  b "Woodcutter Lodge", "Defense Tower", "Training Camp"
def example_251_5_1(s: State) -> list[list[int]]:
    return [list(WOODCUTTER_LODGE_COPIES), list(DEFENSE_TOWER_COPIES), list(TRAINING_CAMP_COPIES)]


# examples_setup.law:7  that first_player is Red
def example_252_3_1(s: State) -> bool:
    return s.first_player == 1


# examples_setup.law:8  that count tile_hand of Red is 3
def example_252_3_2(s: State) -> bool:
    return len(s.piles[TILE_HAND + 1]) == 3


# examples_setup.law:9  that count tile_hand of Purple is 3
def example_252_3_3(s: State) -> bool:
    return len(s.piles[TILE_HAND + 2]) == 3


# examples_setup.law:10  Red has 2 food, 2 wood
def example_252_3_4(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 2


# examples_setup.law:10  Red has 2 food, 2 wood
def example_252_3_5(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 2


# examples_setup.law:12  x "02", "05", "09"
def example_252_4_1(s: State) -> list[list[int]]:
    return [[N02], [N05], [N09]]


# examples_setup.law:13  x "02"
def example_252_5_1(s: State) -> list[list[int]]:
    return [[N02]]


# examples_setup.law:15  s (spot at 37, 37 rotated 0)
def example_252_6_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 37, 0)]]


# examples_setup.law:16  s (spot at 36, 37 rotated 0)
def example_252_7_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_setup.law:18  t (territory of "02" on north), (territory of Start on north)
def example_252_8_1(s: State) -> list[list[int]]:
    return [
        [need(laid.area_on(TILES_MAP, s.map, N02, 0), "examples_setup.law:18")],
        [need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_setup.law:18")],
    ]


# examples_setup.law:19  t (territory of "02" with food)
def example_252_9_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N02, MARK_FOOD), "examples_setup.law:19")]]


# examples_setup.law:21  that (units of Red in (territory of "02" on south)) is 3
def example_252_10_1(s: State) -> bool:
    return s.unit[1 * 152 + s.map.root[need(laid.area_on(TILES_MAP, s.map, N02, 2), "examples_setup.law:21")]] == 3


# examples_setup.law:22  that (tiles in (territory of "02" on south)) is 2
def example_252_10_2(s: State) -> bool:
    return laid.tile_count(s.map, need(laid.area_on(TILES_MAP, s.map, N02, 2), "examples_setup.law:22")) == 2


# examples_setup.law:23  that controller of (territory of Start on north) is Red
def example_252_10_3(s: State) -> bool:
    return controller(s, need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_setup.law:23")) == 1


# examples_setup.law:25  x "03", "13", "15"
def example_252_11_1(s: State) -> list[list[int]]:
    return [[N03], [N13], [N15]]


# examples_setup.law:26  x "13"
def example_252_12_1(s: State) -> list[list[int]]:
    return [[N13]]


# examples_setup.law:28  s (spot at 36, 38 rotated 0), (spot at 35, 37 rotated 0), (spot at 37, 37 rotated 0)
def example_252_13_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 38, 0)], [TILES_MAP.spot_at(35, 37, 0)], [TILES_MAP.spot_at(37, 37, 0)]]


# examples_setup.law:29  s (spot at 37, 36 rotated 0)
def example_252_14_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 36, 0)]]


# examples_setup.law:30  t (territory of "13" with wood)
def example_252_15_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N13, MARK_WOOD), "examples_setup.law:30")]]


# examples_setup.law:32  x "05", "09"
def example_252_16_1(s: State) -> list[list[int]]:
    return [[N05], [N09]]


# examples_setup.law:33  x "05"
def example_252_17_1(s: State) -> list[list[int]]:
    return [[N05]]


# examples_setup.law:34  s (spot at 35, 37 rotated 0)
def example_252_18_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(35, 37, 0)]]


# examples_setup.law:36  t (territory of "05" on north)
def example_252_19_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_setup.law:36")]]


# examples_setup.law:37  t (territory of "05" on north)
def example_252_20_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_setup.law:37")]]


# examples_setup.law:38  x "15"
def example_252_21_1(s: State) -> list[list[int]]:
    return [[N15]]


# examples_setup.law:39  s (spot at 38, 36 rotated 0)
def example_252_22_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(38, 36, 0)]]


# examples_setup.law:41  t (territory of "15" on east), (territory of "15" on south)
def example_252_23_1(s: State) -> list[list[int]]:
    return [
        [need(laid.area_on(TILES_MAP, s.map, N15, 1), "examples_setup.law:41")],
        [need(laid.area_on(TILES_MAP, s.map, N15, 2), "examples_setup.law:41")],
    ]


# examples_setup.law:42  t (territory of "15" on south)
def example_252_24_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N15, 2), "examples_setup.law:42")]]


# examples_setup.law:44  Red has 6 units, 2 food, 2 wood
def example_252_25_1(s: State) -> bool:
    return s.unit_placed[1] == 6


# examples_setup.law:44  Red has 6 units, 2 food, 2 wood
def example_252_25_2(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 2


# examples_setup.law:44  Red has 6 units, 2 food, 2 wood
def example_252_25_3(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 2


# examples_setup.law:45  Red has 0 lore, 0 fame
def example_252_25_4(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 0


# examples_setup.law:45  Red has 0 lore, 0 fame
def example_252_25_5(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_setup.law:46  Purple has 6 units, 2 food, 2 wood
def example_252_25_6(s: State) -> bool:
    return s.unit_placed[2] == 6


# examples_setup.law:46  Purple has 6 units, 2 food, 2 wood
def example_252_25_7(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 2


# examples_setup.law:46  Purple has 6 units, 2 food, 2 wood
def example_252_25_8(s: State) -> bool:
    return s.goods[8 + RES_WOOD] == 2


# examples_setup.law:47  Purple has 0 lore, 0 fame
def example_252_25_9(s: State) -> bool:
    return s.goods[8 + RES_LORE] == 0


# examples_setup.law:47  Purple has 0 lore, 0 fame
def example_252_25_10(s: State) -> bool:
    return s.goods[8 + FAME] == 0


# examples_setup.law:48  that tile_hand of Red is empty
def example_252_25_11(s: State) -> bool:
    return len(s.piles[TILE_HAND + 1]) == 0


# examples_setup.law:49  that tile_hand of Purple is empty
def example_252_25_12(s: State) -> bool:
    return len(s.piles[TILE_HAND + 2]) == 0


# examples_setup.law:50  that count land is 29
def example_252_25_13(s: State) -> bool:
    return len(s.piles[LAND]) == 29


# examples_setup.law:51  that "09" is in land
def example_252_25_14(s: State) -> bool:
    return s.at[N09] == LAND


# examples_setup.law:52  that "03" is in land
def example_252_25_15(s: State) -> bool:
    return s.at[N03] == LAND


# examples_setup.law:59  that first_player is Purple
def example_253_3_1(s: State) -> bool:
    return s.first_player == 2


# examples_setup.law:60  x "13"
def example_253_4_1(s: State) -> list[list[int]]:
    return [[N13]]


# examples_setup.law:61  s (spot at 37, 36 rotated 0)
def example_253_5_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 36, 0)]]


# examples_setup.law:62  t (territory of "13" with wood)
def example_253_6_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N13, MARK_WOOD), "examples_setup.law:62")]]


# examples_setup.law:63  x "02"
def example_253_7_1(s: State) -> list[list[int]]:
    return [[N02]]


# examples_setup.law:64  s (spot at 36, 37 rotated 0)
def example_253_8_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_setup.law:65  t (territory of "02" on north)
def example_253_9_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N02, 0), "examples_setup.law:65")]]


# examples_setup.law:66  x "15"
def example_253_10_1(s: State) -> list[list[int]]:
    return [[N15]]


# examples_setup.law:67  s (spot at 38, 36 rotated 0)
def example_253_11_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(38, 36, 0)]]


# examples_setup.law:69  t (territory of "15" on west), (territory of "13" on north)
def example_253_12_1(s: State) -> list[list[int]]:
    return [
        [need(laid.area_on(TILES_MAP, s.map, N15, 3), "examples_setup.law:69")],
        [need(laid.area_on(TILES_MAP, s.map, N13, 0), "examples_setup.law:69")],
    ]


# examples_setup.law:70  t (territory of "15" on east)
def example_253_13_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N15, 1), "examples_setup.law:70")]]


# examples_setup.law:71  x "05"
def example_253_14_1(s: State) -> list[list[int]]:
    return [[N05]]


# examples_setup.law:72  s (spot at 36, 38 rotated 0)
def example_253_15_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 38, 0)]]


# examples_setup.law:74  t (territory of "05" on south)
def example_253_16_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_setup.law:74")]]


# examples_setup.law:75  t (territory of "05" on north)
def example_253_17_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_setup.law:75")]]


# examples_setup.law:77  that (units of Purple in (territory of "13" on north)) is 3
def example_253_18_1(s: State) -> bool:
    return s.unit[2 * 152 + s.map.root[need(laid.area_on(TILES_MAP, s.map, N13, 0), "examples_setup.law:77")]] == 3


# examples_setup.law:78  that (units of Purple in (territory of "15" on east)) is 3
def example_253_18_2(s: State) -> bool:
    return s.unit[2 * 152 + s.map.root[need(laid.area_on(TILES_MAP, s.map, N15, 1), "examples_setup.law:78")]] == 3


# examples_setup.law:79  that (units of Red in (territory of "02" on north)) is 3
def example_253_18_3(s: State) -> bool:
    return s.unit[1 * 152 + s.map.root[need(laid.area_on(TILES_MAP, s.map, N02, 0), "examples_setup.law:79")]] == 3


# examples_setup.law:80  that (units of Red in (territory of "05" on north)) is 3
def example_253_18_4(s: State) -> bool:
    return s.unit[1 * 152 + s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_setup.law:80")]] == 3


# examples_setup.law:81  that count land is 29
def example_253_18_5(s: State) -> bool:
    return len(s.piles[LAND]) == 29


# examples_setup.law:82  that active is Purple
def example_253_18_6(s: State) -> bool:
    return s.active == 2


# examples_setup.law:83  that phase is Actions
def example_253_18_7(s: State) -> bool:
    return s.phase == 1


# examples_setup.law:84  that count hand of Purple is 4
def example_253_18_8(s: State) -> bool:
    return len(s.piles[HAND + 2]) == 4


# examples_setup.law:85  that count hand of Red is 4
def example_253_18_9(s: State) -> bool:
    return len(s.piles[HAND + 1]) == 4


# examples_setup.law:86  that Scouts is in display
def example_253_18_10(s: State) -> bool:
    return s.at[SCOUTS] == DISPLAY


# examples_setup.law:87  that Militia is in display
def example_253_18_11(s: State) -> bool:
    return s.at[MILITIA] == DISPLAY


# examples_setup.law:88  that count display is 2
def example_253_18_12(s: State) -> bool:
    return len(s.piles[DISPLAY]) == 2


# examples_setup.law:94  x "02"
def example_254_3_1(s: State) -> list[list[int]]:
    return [[N02]]


# examples_setup.law:95  s (spot at 36, 37 rotated 0)
def example_254_4_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_setup.law:96  t (territory of "02" on north)
def example_254_5_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N02, 0), "examples_setup.law:96")]]


# examples_setup.law:97  x "05"
def example_254_6_1(s: State) -> list[list[int]]:
    return [[N05]]


# examples_setup.law:98  s (spot at 37, 36 rotated 0)
def example_254_7_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 36, 0)]]


# examples_setup.law:99  t (territory of "05" on south)
def example_254_8_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_setup.law:99")]]


# examples_setup.law:100  x "13"
def example_254_9_1(s: State) -> list[list[int]]:
    return [[N13]]


# examples_setup.law:102  s (spot at 37, 37 rotated 0), (spot at 37, 37 rotated 1), (spot at 37, 37 rotated 2), (spot…
def example_254_10_1(s: State) -> list[list[int]]:
    return [
        [TILES_MAP.spot_at(37, 37, 0)],
        [TILES_MAP.spot_at(37, 37, 1)],
        [TILES_MAP.spot_at(37, 37, 2)],
        [TILES_MAP.spot_at(37, 37, 3)],
    ]


# examples_setup.law:103  s (spot at 35, 37 rotated 0)
def example_254_11_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(35, 37, 0)]]


# examples_setup.law:105  Purple has 2 food, 2 wood, 0 lore, 0 fame
def example_254_12_1(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 2


# examples_setup.law:105  Purple has 2 food, 2 wood, 0 lore, 0 fame
def example_254_12_2(s: State) -> bool:
    return s.goods[8 + RES_WOOD] == 2


# examples_setup.law:105  Purple has 2 food, 2 wood, 0 lore, 0 fame
def example_254_12_3(s: State) -> bool:
    return s.goods[8 + RES_LORE] == 0


# examples_setup.law:105  Purple has 2 food, 2 wood, 0 lore, 0 fame
def example_254_12_4(s: State) -> bool:
    return s.goods[8 + FAME] == 0


# examples_setup.law:106  Red has 2 food, 2 wood, 0 lore, 0 fame
def example_254_12_5(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 2


# examples_setup.law:106  Red has 2 food, 2 wood, 0 lore, 0 fame
def example_254_12_6(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 2


# examples_setup.law:106  Red has 2 food, 2 wood, 0 lore, 0 fame
def example_254_12_7(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 0


# examples_setup.law:106  Red has 2 food, 2 wood, 0 lore, 0 fame
def example_254_12_8(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_setup.law:111  that count developments is 12
def example_255_1_1(s: State) -> bool:
    return len(s.piles[DEVELOPMENTS]) == 12


# examples_setup.law:112  that (count c among developments where family of c is early) is 4
def example_255_1_2(s: State) -> bool:
    return sum(1 for c in s.piles[DEVELOPMENTS] if CARD_FAMILY[c] == EARLY) == 4


# examples_setup.law:113  that (count c among developments where family of c is advanced) is 8
def example_255_1_3(s: State) -> bool:
    return sum(1 for c in s.piles[DEVELOPMENTS] if CARD_FAMILY[c] == ADVANCED) == 8


# examples_setup.law:114  that (all c among (first 4 of developments) have family of c is early)
def example_255_1_4(s: State) -> bool:
    return all(CARD_FAMILY[c] == EARLY for c in s.piles[DEVELOPMENTS][:4])


# examples_setup.law:115  that (all c among (last 8 of developments) have family of c is advanced)
def example_255_1_5(s: State) -> bool:
    return all(CARD_FAMILY[c] == ADVANCED for c in s.piles[DEVELOPMENTS][-8:])


# examples_setup.law:116  that box is empty
def example_255_1_6(s: State) -> bool:
    return len(s.piles[BOX]) == 0


# examples_setup.law:117  that count achievements is 2
def example_255_1_7(s: State) -> bool:
    return len(s.piles[ACHIEVEMENTS]) == 2


# examples_setup.law:118  that (all c among achievements have family of c is achievement)
def example_255_1_8(s: State) -> bool:
    return all(CARD_FAMILY[c] == ACHIEVEMENT for c in s.piles[ACHIEVEMENTS])


# examples_setup.law:123  that count developments is 18
def example_256_1_1(s: State) -> bool:
    return len(s.piles[DEVELOPMENTS]) == 18


# examples_setup.law:124  that (all c among (first 6 of developments) have family of c is early)
def example_256_1_2(s: State) -> bool:
    return all(CARD_FAMILY[c] == EARLY for c in s.piles[DEVELOPMENTS][:6])


# examples_setup.law:125  that (all c among (last 12 of developments) have family of c is advanced)
def example_256_1_3(s: State) -> bool:
    return all(CARD_FAMILY[c] == ADVANCED for c in s.piles[DEVELOPMENTS][-12:])


# examples_setup.law:126  that count achievements is 3
def example_256_1_4(s: State) -> bool:
    return len(s.piles[ACHIEVEMENTS]) == 3


# examples_setup.law:127  Red has 2 food, 2 wood
def example_256_1_5(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 2


# examples_setup.law:127  Red has 2 food, 2 wood
def example_256_1_6(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 2


# examples_setup.law:128  Purple has 2 food, 2 wood
def example_256_1_7(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 2


# examples_setup.law:128  Purple has 2 food, 2 wood
def example_256_1_8(s: State) -> bool:
    return s.goods[8 + RES_WOOD] == 2


# examples_setup.law:129  Yellow has 2 food, 2 wood
def example_256_1_9(s: State) -> bool:
    return s.goods[12 + RES_FOOD] == 2


# examples_setup.law:129  Yellow has 2 food, 2 wood
def example_256_1_10(s: State) -> bool:
    return s.goods[12 + RES_WOOD] == 2


# examples_setup.law:134  that count developments is 24
def example_257_1_1(s: State) -> bool:
    return len(s.piles[DEVELOPMENTS]) == 24


# examples_setup.law:135  that (all c among (first 8 of developments) have family of c is early)
def example_257_1_2(s: State) -> bool:
    return all(CARD_FAMILY[c] == EARLY for c in s.piles[DEVELOPMENTS][:8])


# examples_setup.law:136  that (all c among (last 16 of developments) have family of c is advanced)
def example_257_1_3(s: State) -> bool:
    return all(CARD_FAMILY[c] == ADVANCED for c in s.piles[DEVELOPMENTS][-16:])


# examples_setup.law:137  that count achievements is 4
def example_257_1_4(s: State) -> bool:
    return len(s.piles[ACHIEVEMENTS]) == 4


# examples_setup.law:138  that count territories is 4
def example_257_1_5(s: State) -> bool:
    return len(s.map.roots) == 4


# examples_setup.law:139  that food of first_player is 2
def example_257_1_6(s: State) -> bool:
    return s.goods[s.first_player * 4 + RES_FOOD] == 2


# examples_setup.law:140  that food of right of first_player is 3
def example_257_1_7(s: State) -> bool:
    return s.goods[((s.first_player - 2) % s.players + 1) * 4 + RES_FOOD] == 3


# examples_setup.law:141  that wood of right of first_player is 2
def example_257_1_8(s: State) -> bool:
    return s.goods[((s.first_player - 2) % s.players + 1) * 4 + RES_WOOD] == 2


# examples_setup.law:146  that count developments is 30
def example_258_1_1(s: State) -> bool:
    return len(s.piles[DEVELOPMENTS]) == 30


# examples_setup.law:147  that (all c among (first 10 of developments) have family of c is early)
def example_258_1_2(s: State) -> bool:
    return all(CARD_FAMILY[c] == EARLY for c in s.piles[DEVELOPMENTS][:10])


# examples_setup.law:148  that (all c among (last 20 of developments) have family of c is advanced)
def example_258_1_3(s: State) -> bool:
    return all(CARD_FAMILY[c] == ADVANCED for c in s.piles[DEVELOPMENTS][-20:])


# examples_setup.law:149  that count achievements is 5
def example_258_1_4(s: State) -> bool:
    return len(s.piles[ACHIEVEMENTS]) == 5


# examples_setup.law:150  that (count p among players where food of p is 2) is 3
def example_258_1_5(s: State) -> bool:
    return sum(1 for p in range(1, s.players + 1) if s.goods[p * 4 + RES_FOOD] == 2) == 3


# examples_setup.law:151  that (count p among players where wood of p is 2) is 5
def example_258_1_6(s: State) -> bool:
    return sum(1 for p in range(1, s.players + 1) if s.goods[p * 4 + RES_WOOD] == 2) == 5


# examples_setup.law:152  that food of left of left of first_player is 2
def example_258_1_7(s: State) -> bool:
    return s.goods[((s.first_player % s.players + 1) % s.players + 1) * 4 + RES_FOOD] == 2


# examples_setup.law:153  that food of left of left of left of first_player is 3
def example_258_1_8(s: State) -> bool:
    return s.goods[(((s.first_player % s.players + 1) % s.players + 1) % s.players + 1) * 4 + RES_FOOD] == 3


# examples_setup.law:154  that food of right of first_player is 3
def example_258_1_9(s: State) -> bool:
    return s.goods[((s.first_player - 2) % s.players + 1) * 4 + RES_FOOD] == 3


# examples_setup.law:159  that count tiles is 35
def example_259_1_1(s: State) -> bool:
    return len(TILES) == 35


# examples_setup.law:160  that count territories is 4
def example_259_1_2(s: State) -> bool:
    return len(s.map.roots) == 4


# examples_setup.law:161  that "Second Start" is not in land
def example_259_1_3(s: State) -> bool:
    return s.at[SECOND_START] != LAND


# examples_setup.law:162  that Start is not in land
def example_259_1_4(s: State) -> bool:
    return s.at[THING_TILE_START] != LAND


# examples_setup.law:163  that count land is 21
def example_259_1_5(s: State) -> bool:
    return len(s.piles[LAND]) == 21


# examples_setup.law:164  that (tiles in (territory of Start on north)) is 1
def example_259_1_6(s: State) -> bool:
    return (
        laid.tile_count(s.map, need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_setup.law:164")) == 1
    )


# examples_setup.law:169  that count territories is 7
def example_260_1_1(s: State) -> bool:
    return len(s.map.roots) == 7


# examples_setup.law:170  that (territory of Start on east) is (territory of "Second Start" on west)
def example_260_1_2(s: State) -> bool:
    return (
        s.map.root[laid.area_on(TILES_MAP, s.map, THING_TILE_START, 1)]
        == s.map.root[laid.area_on(TILES_MAP, s.map, SECOND_START, 3)]
    )


# examples_setup.law:171  that (marks of food in (territory of Start on east)) is 1
def example_260_1_3(s: State) -> bool:
    return (
        laid.marks(
            s.map, MARK_FOOD, need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 1), "examples_setup.law:171")
        )
        == 1
    )


# examples_setup.law:172  that (tiles in (territory of Start on east)) is 2
def example_260_1_4(s: State) -> bool:
    return (
        laid.tile_count(s.map, need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 1), "examples_setup.law:172")) == 2
    )


# examples_setup.law:173  that count land is 18
def example_260_1_5(s: State) -> bool:
    return len(s.piles[LAND]) == 18


# examples_setup.law:174  that (count x among land where x is "Second Start") is 0
def example_260_1_6(s: State) -> bool:
    return sum(1 for x in s.piles[LAND] if x == SECOND_START) == 0


# examples_setup.law:175  that (any s among (s among (spots for "02") where can begin "02" at s in 1) where (any y…
def example_260_1_7(s: State) -> bool:
    return any(
        any(y == SECOND_START for y in laid.tiles_against(TILES_MAP, s.map, s_))
        for s_ in [s_ for s_ in laid.spots(TILES_MAP, s.map, N02) if can_begin(s, N02, s_, 1)]
    )


# examples_setup.law:176  that (all s among (s among (spots for "02") where can begin "02" at s in 1) have (any y…
def example_260_1_8(s: State) -> bool:
    return all(
        any(y == THING_TILE_START or y == SECOND_START for y in laid.tiles_against(TILES_MAP, s.map, s_))
        for s_ in [s_ for s_ in laid.spots(TILES_MAP, s.map, N02) if can_begin(s, N02, s_, 1)]
    )


# examples_setup.law:180  that year is 1
def example_261_1_1(s: State) -> bool:
    return s.year == 1


# examples_setup.law:181  that count supply is 56
def example_261_1_2(s: State) -> bool:
    return len(s.piles[SUPPLY]) == 56


# examples_setup.law:182  that count troubles is 10
def example_261_1_3(s: State) -> bool:
    return len(s.piles[TROUBLES]) == 10


# examples_setup.law:183  that (reserve of food) is 51
def example_261_1_4(s: State) -> bool:
    return goods.supply(s.goods, GOODS, RES_FOOD) == 51


# examples_setup.law:184  that (reserve of wood) is 46
def example_261_1_5(s: State) -> bool:
    return goods.supply(s.goods, GOODS, RES_WOOD) == 46


# examples_setup.law:185  that (reserve of lore) is 45
def example_261_1_6(s: State) -> bool:
    return goods.supply(s.goods, GOODS, RES_LORE) == 45


# examples_setup.law:186  that (count c among cards where family of c is achievement) is 7
def example_261_1_7(s: State) -> bool:
    return sum(1 for c in present(s, CARDS) if CARD_FAMILY[c] == ACHIEVEMENT) == 7


# examples_setup.law:187  that count achievements is 2
def example_261_1_8(s: State) -> bool:
    return len(s.piles[ACHIEVEMENTS]) == 2


# examples_setup.law:192  that count deck of Red is 7
def example_262_1_1(s: State) -> bool:
    return len(s.piles[DECK + 1]) == 7


# examples_setup.law:193  that (count c among deck of Red where family of c is starting_card and owner of c is Red) is 6
def example_262_1_2(s: State) -> bool:
    return sum(1 for c in s.piles[DECK + 1] if CARD_FAMILY[c] == STARTING_CARD and CARD_OWNER[c] == 1) == 6


# examples_setup.law:194  that (count c among deck of Red where c is Feast) is 2
def example_262_1_3(s: State) -> bool:
    return sum(1 for c in s.piles[DECK + 1] if c in FEAST_COPIES) == 2


# examples_setup.law:195  that "Wolf Clan" is in deck of Red
def example_262_1_4(s: State) -> bool:
    return s.at[WOLF_CLAN] == DECK + 1


# examples_setup.law:196  that Plunder is in upgrades of Red
def example_262_1_5(s: State) -> bool:
    return s.at[PLUNDER] == UPGRADES + 1


# examples_setup.law:197  that "Call to War" is in upgrades of Red
def example_262_1_6(s: State) -> bool:
    return s.at[CALL_TO_WAR] == UPGRADES + 1


# examples_setup.law:198  that count upgrades of Red is 2
def example_262_1_7(s: State) -> bool:
    return len(s.piles[UPGRADES + 1]) == 2


# examples_setup.law:199  that "Goat Clan" is in deck of Purple
def example_262_1_8(s: State) -> bool:
    return s.at[GOAT_CLAN] == DECK + 2


# examples_setup.law:200  that (reserve of unit for Red) is 14
def example_262_1_9(s: State) -> bool:
    return 14 - s.unit_placed[1] == 14


# examples_setup.law:201  that clan of Purple is Goat
def example_262_1_10(s: State) -> bool:
    return s.clan[2] == GOAT


# examples_setup.law:206  that (count c among cards where family of c is clan_card) is 3 * count clans
def example_263_1_1(s: State) -> bool:
    return sum(1 for c in present(s, CARDS) if CARD_FAMILY[c] == CLAN_CARD) == 3 * len(CLANS)


# examples_setup.law:207  that (all k among clans have (count c among cards where clan of c is k and upgrade of c) is 2)
def example_263_1_2(s: State) -> bool:
    return all(sum(1 for c in present(s, CARDS) if CARD_CLAN[c] == k and CARD_UPGRADE[c]) == 2 for k in CLANS)


# examples_setup.law:208  that (all k among clans have (count c among cards where clan of c is k and not upgrade of c)…
def example_263_1_3(s: State) -> bool:
    return all(sum(1 for c in present(s, CARDS) if CARD_CLAN[c] == k and not CARD_UPGRADE[c]) == 1 for k in CLANS)


# examples_setup.law:209  that (count c among cards where family of c is early) is at least 16
def example_263_1_4(s: State) -> bool:
    return sum(1 for c in present(s, CARDS) if CARD_FAMILY[c] == EARLY) >= 16


# examples_setup.law:210  that (count c among developments where family of c is early) is 10
def example_263_1_5(s: State) -> bool:
    return sum(1 for c in s.piles[DEVELOPMENTS] if CARD_FAMILY[c] == EARLY) == 10


# examples_setup.law:211  that (count c among cards where family of c is advanced) is at least 36
def example_263_1_6(s: State) -> bool:
    return sum(1 for c in present(s, CARDS) if CARD_FAMILY[c] == ADVANCED) >= 36


# examples_setup.law:212  that (count c among developments where family of c is advanced) is 20
def example_263_1_7(s: State) -> bool:
    return sum(1 for c in s.piles[DEVELOPMENTS] if CARD_FAMILY[c] == ADVANCED) == 20


# examples_setup.law:213  that (count c among cards where family of c is starting_card) is 30
def example_263_1_8(s: State) -> bool:
    return sum(1 for c in present(s, CARDS) if CARD_FAMILY[c] == STARTING_CARD) == 30


# examples_setup.law:214  that (all p among players have count upgrades of p is 2 and count deck of p is 7)
def example_263_1_9(s: State) -> bool:
    return all(len(s.piles[UPGRADES + p]) == 2 and len(s.piles[DECK + p]) == 7 for p in range(1, s.players + 1))


# examples_setup.law:218  given
def example_264_1(s: State) -> None:
    s.year = 1
    forget_all(s)


# examples_setup.law:223  Red does roll_for_first
def example_264_5(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    roll_for_first(s, 1)
    run(s)


# examples_setup.law:225  that first_player is Yellow
def example_264_6_1(s: State) -> bool:
    return s.first_player == 3


# examples_setup.law:226  that axes of Red is 3
def example_264_6_2(s: State) -> bool:
    return s.axes[1] == 3


# examples_setup.law:227  that axes of Purple is 2
def example_264_6_3(s: State) -> bool:
    return s.axes[2] == 2


# examples_setup.law:228  that axes of Yellow is 3
def example_264_6_4(s: State) -> bool:
    return s.axes[3] == 3


# examples_setup.law:233  that count beasts is at least 9
def example_265_1_1(s: State) -> bool:
    return len(present(s, BEASTS)) >= 9


# examples_setup.law:234  that (count c among beasts where c is creature Wolf) is 3
def example_265_1_2(s: State) -> bool:
    return sum(1 for c in present(s, BEASTS) if c in THING_CREATURE_WOLF_COPIES) == 3


# examples_setup.law:235  that (count c among beasts where c is Draugr) is 2
def example_265_1_3(s: State) -> bool:
    return sum(1 for c in present(s, BEASTS) if c in DRAUGR_COPIES) == 2


# examples_setup.law:236  that (count c among beasts where c is "Brown Bear") is 2
def example_265_1_4(s: State) -> bool:
    return sum(1 for c in present(s, BEASTS) if c in BROWN_BEAR_COPIES) == 2


# examples_setup.law:237  that (count c among beasts where c is "Fallen Valkyrie") is 2
def example_265_1_5(s: State) -> bool:
    return sum(1 for c in present(s, BEASTS) if c in FALLEN_VALKYRIE_COPIES) == 2


# examples_snake.law:5  given
def example_266_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_birch, area_cedar, 0)
    laid.touch(TILES_MAP, s.map, area_cedar, area_dune, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_cedar], 1)
    forget_all(s)


# examples_snake.law:11  Red does resolve "Snake Clan"
def example_266_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, SNAKE_CLAN, 0, VERB_RESOLVE]
    run(s)


# examples_snake.law:14  t Birch
def example_266_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_snake.law:15  t Birch
def example_266_5_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_snake.law:17  Birch holds "Scorched Earth"
def example_266_6_1(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.map.root[place_of(s, SCORCHED_EARTH)] == s.map.root[area_birch]


# examples_snake.law:18  source Ash
def example_266_7_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_snake.law:19  target Birch
def example_266_8_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_snake.law:20  n 1
def example_266_9_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_snake.law:23  t Cedar
def example_266_11_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_snake.law:24  t Cedar
def example_266_12_1(s: State) -> list[list[int]]:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_cedar]]


# examples_snake.law:26  that place of "Scorched Earth" is Cedar
def example_266_13_1(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.map.root[place_of(s, SCORCHED_EARTH)] == s.map.root[area_cedar]


# examples_snake.law:27  that (count (tokens in Birch)) is 0
def example_266_13_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return len([it for it in s.standing if 51 <= it <= 52 and place_of(s, it) == s.map.root[area_birch]]) == 0


# examples_snake.law:32  given
def example_267_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_ash, area_cedar, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_cedar], 1)
    forget_all(s)


# examples_snake.law:37  Red does resolve "Snake Clan"
def example_267_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, SNAKE_CLAN, 0, VERB_RESOLVE]
    run(s)


# examples_snake.law:40  t Ash, Birch, Cedar
def example_267_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_ash], [area_birch], [area_cedar]]


# examples_snake.law:41  t Birch
def example_267_5_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_snake.law:43  Birch holds "Scorched Earth"
def example_267_6_1(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.map.root[place_of(s, SCORCHED_EARTH)] == s.map.root[area_birch]


# examples_snake.law:47  given
def example_268_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    forget_all(s)


# examples_snake.law:50  Red does resolve Militia
def example_268_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, MILITIA, 0, VERB_RESOLVE]
    run(s)


# examples_snake.law:52  source Ash
def example_268_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_snake.law:56  given
def example_269_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    place_thing(s, PILES, SCORCHED_EARTH, area_birch, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 1
    forget_all(s)


# examples_snake.law:61  Red does move 1
def example_269_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_snake.law:62  source Ash
def example_269_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_snake.law:63  target Birch
def example_269_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_snake.law:64  n 2
def example_269_5_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_snake.law:66  that power of attack is 3
def example_269_6_1(s: State) -> bool:
    return power(s, ATTACK) == 3


# examples_snake.law:67  that power of defence is 1
def example_269_6_2(s: State) -> bool:
    return power(s, DEFENCE) == 1


# examples_snake.law:71  given
def example_270_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 2)
    place_thing(s, PILES, SCORCHED_EARTH, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 3)
    s.goods[8 + RES_FOOD] = 1
    forget_all(s)


# examples_snake.law:76  Purple does move 1
def example_270_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 2
    s.stack += [2, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_snake.law:77  source Birch
def example_270_3_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_snake.law:78  target Ash
def example_270_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_snake.law:79  n 2
def example_270_5_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_snake.law:81  that power of attack is 2
def example_270_6_1(s: State) -> bool:
    return power(s, ATTACK) == 2


# examples_snake.law:82  that power of defence is 3
def example_270_6_2(s: State) -> bool:
    return power(s, DEFENCE) == 3


# examples_snake.law:87  given
def example_271_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    s.first_player = 1
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_birch, 0, 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    place_thing(s, PILES, SCORCHED_EARTH, area_birch, TYPE_TERRITORY)
    place_thing(s, PILES, CARVED_STONE, area_birch, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + RES_LORE] = 0
    forget_all(s)


# examples_snake.law:94  Red does Harvest
def example_271_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 2
    s.stack += [1, 0, 0, 0, 0, 0, 0, VERB_PHASE_HARVEST]
    s.lists += [[]]
    run(s)


# examples_snake.law:96  r food, lore
def example_271_3_1(s: State) -> list[list[int]]:
    return [[RES_FOOD], [RES_LORE]]


# examples_snake.law:97  r food
def example_271_4_1(s: State) -> list[list[int]]:
    return [[RES_FOOD]]


# examples_snake.law:99  Red has 1 food, 0 lore
def example_271_5_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 1


# examples_snake.law:99  Red has 1 food, 0 lore
def example_271_5_2(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 0


# examples_snake.law:100  Purple has 1 food, 1 lore
def example_271_5_3(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 1


# examples_snake.law:100  Purple has 1 food, 1 lore
def example_271_5_4(s: State) -> bool:
    return s.goods[8 + RES_LORE] == 1


# examples_snake.law:105  given
def example_272_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    s.first_player = 1
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_birch, 0, 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    place_thing(s, PILES, SCORCHED_EARTH, area_birch, TYPE_TERRITORY)
    place_thing(s, PILES, CARVED_STONE, area_birch, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + RES_LORE] = 0
    forget_all(s)


# examples_snake.law:112  Red does Harvest
def example_272_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 2
    s.stack += [1, 0, 0, 0, 0, 0, 0, VERB_PHASE_HARVEST]
    s.lists += [[]]
    run(s)


# examples_snake.law:113  r food
def example_272_3_1(s: State) -> list[list[int]]:
    return [[RES_FOOD]]


# examples_snake.law:115  r food, lore
def example_272_4_1(s: State) -> list[list[int]]:
    return [[RES_FOOD], [RES_LORE]]


# examples_snake.law:116  r lore
def example_272_5_1(s: State) -> list[list[int]]:
    return [[RES_LORE]]


# examples_snake.law:119  Red has 1 food, 0 wood, 1 lore
def example_272_7_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 1


# examples_snake.law:119  Red has 1 food, 0 wood, 1 lore
def example_272_7_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 0


# examples_snake.law:119  Red has 1 food, 0 wood, 1 lore
def example_272_7_3(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 1


# examples_snake.law:120  Purple has 1 food, 0 wood, 0 lore
def example_272_7_4(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 1


# examples_snake.law:120  Purple has 1 food, 0 wood, 0 lore
def example_272_7_5(s: State) -> bool:
    return s.goods[8 + RES_WOOD] == 0


# examples_snake.law:120  Purple has 1 food, 0 wood, 0 lore
def example_272_7_6(s: State) -> bool:
    return s.goods[8 + RES_LORE] == 0


# examples_snake.law:124  given
def example_273_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    s.first_player = 1
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_birch, 0, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    place_thing(s, PILES, SCORCHED_EARTH, area_birch, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + RES_LORE] = 0
    forget_all(s)


# examples_snake.law:131  Red does Harvest
def example_273_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 2
    s.stack += [1, 0, 0, 0, 0, 0, 0, VERB_PHASE_HARVEST]
    s.lists += [[]]
    run(s)


# examples_snake.law:134  Red has 0 food
def example_273_4_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 0


# examples_snake.law:135  Purple has 1 food
def example_273_4_2(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 1


# examples_snake.law:139  given
def example_274_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    put_list_last(s, PILES, [FISHING, SPY], HAND + 2)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    s.goods[8 + RES_FOOD] = 1
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + RES_LORE] = 2
    forget_all(s)


# examples_snake.law:144  Red does resolve "Rapacious Exploitation"
def example_274_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, RAPACIOUS_EXPLOITATION, 0, VERB_RESOLVE]
    run(s)


# examples_snake.law:145  p Purple
def example_274_3_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_snake.law:147  c Fishing, Spy
def example_274_4_1(s: State) -> list[list[int]]:
    return [[FISHING], [SPY]]


# examples_snake.law:148  c Spy
def example_274_5_1(s: State) -> list[list[int]]:
    return [[SPY]]


# examples_snake.law:151  r food, lore
def example_274_7_1(s: State) -> list[list[int]]:
    return [[RES_FOOD], [RES_LORE]]


# examples_snake.law:152  r food
def example_274_8_1(s: State) -> list[list[int]]:
    return [[RES_FOOD]]


# examples_snake.law:153  r lore
def example_274_9_1(s: State) -> list[list[int]]:
    return [[RES_LORE]]


# examples_snake.law:155  Red has 1 food, 1 lore
def example_274_10_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 1


# examples_snake.law:155  Red has 1 food, 1 lore
def example_274_10_2(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 1


# examples_snake.law:156  Purple has 0 food, 1 lore
def example_274_10_3(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 0


# examples_snake.law:156  Purple has 0 food, 1 lore
def example_274_10_4(s: State) -> bool:
    return s.goods[8 + RES_LORE] == 1


# examples_snake.law:157  that Spy is in hand of Purple
def example_274_10_5(s: State) -> bool:
    return s.at[SPY] == HAND + 2


# examples_snake.law:161  given
def example_275_1(s: State) -> None:
    put_list_last(s, PILES, [FISHING, SPY], HAND + 2)
    s.goods[8 + RES_FOOD] = 1
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + RES_LORE] = 0
    forget_all(s)


# examples_snake.law:164  Red does resolve "Rapacious Exploitation"
def example_275_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, RAPACIOUS_EXPLOITATION, 0, VERB_RESOLVE]
    run(s)


# examples_snake.law:165  p Purple
def example_275_3_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_snake.law:166  c Spy
def example_275_4_1(s: State) -> list[list[int]]:
    return [[SPY]]


# examples_snake.law:171  that Spy is in discard of Purple
def example_275_7_1(s: State) -> bool:
    return s.at[SPY] == DISCARD + 2


# examples_snake.law:172  that Fishing is in hand of Purple
def example_275_7_2(s: State) -> bool:
    return s.at[FISHING] == HAND + 2


# examples_snake.law:173  Purple has 1 food
def example_275_7_3(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 1


# examples_snake.law:177  given
def example_276_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    place_thing(s, PILES, SCORCHED_EARTH, area_birch, TYPE_TERRITORY)
    put_list_last(s, PILES, [FISHING, LORE_MASTERY], ACTIVE_AREA + 2)
    put_last(s, PILES, WOOD_MONOPOLY, ACTIVE_AREA + 1)
    s.goods[4 + RES_FOOD] = 0
    forget_all(s)


# examples_snake.law:184  Red does play "Stolen Lore"
def example_276_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, STOLEN_LORE, 0, VERB_PLAY]
    run(s)


# examples_snake.law:187  c Fishing, "Lore Mastery"
def example_276_4_1(s: State) -> list[list[int]]:
    return [[FISHING], [LORE_MASTERY]]


# examples_snake.law:188  c Fishing
def example_276_5_1(s: State) -> list[list[int]]:
    return [[FISHING]]


# examples_snake.law:190  Red has 3 food
def example_276_6_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 3


# examples_snake.law:191  that Fishing is in active_area of Purple
def example_276_6_2(s: State) -> bool:
    return s.at[FISHING] == ACTIVE_AREA + 2


# examples_snake.law:192  that "Stolen Lore" is in active_area of Red
def example_276_6_3(s: State) -> bool:
    return s.at[STOLEN_LORE] == ACTIVE_AREA + 1


# examples_stag_wolf.law:4  given
def example_277_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_stag_wolf.law:11  Red does move 1
def example_277_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_stag_wolf.law:12  source Ash
def example_277_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_stag_wolf.law:13  target Birch
def example_277_5_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_stag_wolf.law:14  n 2
def example_277_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_stag_wolf.law:16  Red has 1 fame
def example_277_7_1(s: State) -> bool:
    return s.goods[4 + FAME] == 1


# examples_stag_wolf.law:17  that controller of Birch is Red
def example_277_7_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_birch) == 1


# examples_stag_wolf.law:21  given
def example_278_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_stag_wolf.law:28  Purple does move 1
def example_278_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 2
    s.stack += [2, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_stag_wolf.law:29  source Birch
def example_278_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_stag_wolf.law:30  target Ash
def example_278_5_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_stag_wolf.law:32  Red has 0 fame
def example_278_6_1(s: State) -> bool:
    return s.goods[4 + FAME] == 0


# examples_stag_wolf.law:33  Purple has 0 units
def example_278_6_2(s: State) -> bool:
    return s.unit_placed[2] == 0


# examples_stag_wolf.law:37  given
def example_279_1(s: State) -> None:
    laid_spot = TILES_MAP.spot_at(36, 37, 0)
    laid.lay(TILES_MAP, s.map, N05, laid_spot)
    lay_out(s, PILES, N05, laid_spot, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    laid_spot_2 = TILES_MAP.spot_at(37, 36, 0)
    laid.lay(TILES_MAP, s.map, N01, laid_spot_2)
    lay_out(s, PILES, N01, laid_spot_2, TYPE_MAP)
    follow_groups(s, s.map.moved, 0, 229)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N05, 2), "examples_stag_wolf.law:40")],
        1,
    )
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, N01, 0), "examples_stag_wolf.law:41")],
        1,
    )
    put_first(s, PILES, N30, LAND)
    forget_all(s)


# examples_stag_wolf.law:43  Red does explore
def example_279_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_EXPLORE]
    run(s)


# examples_stag_wolf.law:44  s (spot at 37, 37 rotated 0)
def example_279_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 37, 0)]]


# examples_stag_wolf.law:46  Red has 7 fame
def example_279_4_1(s: State) -> bool:
    return s.goods[4 + FAME] == 7


# examples_stag_wolf.law:50  given
def example_280_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_cedar, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_cedar], 1)
    forget_all(s)


# examples_stag_wolf.law:56  Red does resolve "Stag Clan"
def example_280_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, STAG_CLAN, 0, VERB_RESOLVE]
    run(s)


# examples_stag_wolf.law:58  t Ash, Birch
def example_280_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_ash], [area_birch]]


# examples_stag_wolf.law:59  t Ash
def example_280_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_stag_wolf.law:61  source Birch
def example_280_5_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_stag_wolf.law:62  source Birch
def example_280_6_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_stag_wolf.law:64  Ash holds 3 units of Red
def example_280_7_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 3


# examples_stag_wolf.law:65  Birch holds 1 unit of Red
def example_280_7_2(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_birch]] == 1


# examples_stag_wolf.law:69  given
def example_281_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 1, 1)
    laid.mark_area(TILES_MAP, s.map, area_ash, 3, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    s.goods[4 + RES_WOOD] = 1
    s.goods[4 + RES_FOOD] = 0
    forget_all(s)


# examples_stag_wolf.law:74  Red does resolve "Glory of the Clan"
def example_281_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, GLORY_OF_THE_CLAN, 0, VERB_RESOLVE]
    run(s)


# examples_stag_wolf.law:75  t Ash
def example_281_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_stag_wolf.law:76  b "Food Silo"
def example_281_4_1(s: State) -> list[list[int]]:
    return [list(FOOD_SILO_COPIES)]


# examples_stag_wolf.law:79  Red has 1 wood, 0 food
def example_281_6_1(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 1


# examples_stag_wolf.law:79  Red has 1 wood, 0 food
def example_281_6_2(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 0


# examples_stag_wolf.law:80  Ash holds "Food Silo"
def example_281_6_3(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(FOOD_SILO_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_ash])


# examples_stag_wolf.law:84  given
def example_282_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.mark_area(TILES_MAP, s.map, area_ash, 1, 1)
    laid.mark_area(TILES_MAP, s.map, area_ash, 3, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    s.goods[4 + RES_WOOD] = 1
    s.goods[4 + RES_FOOD] = 0
    forget_all(s)


# examples_stag_wolf.law:89  Red does resolve "Glory of the Clan"
def example_282_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, GLORY_OF_THE_CLAN, 0, VERB_RESOLVE]
    run(s)


# examples_stag_wolf.law:90  t Ash
def example_282_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_stag_wolf.law:91  b "Food Silo"
def example_282_4_1(s: State) -> list[list[int]]:
    return [list(FOOD_SILO_COPIES)]


# examples_stag_wolf.law:94  Red has 1 wood, 1 food
def example_282_6_1(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 1


# examples_stag_wolf.law:94  Red has 1 wood, 1 food
def example_282_6_2(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 1


# examples_stag_wolf.law:98  given
def example_283_1(s: State) -> None:
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_stag_wolf.law:99")],
        1,
    )
    put_first(s, PILES, N02, LAND)
    forget_all(s)


# examples_stag_wolf.law:101  Red does resolve Annexation
def example_283_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, ANNEXATION, 0, VERB_RESOLVE]
    run(s)


# examples_stag_wolf.law:103  e moving, exploring
def example_283_3_1(s: State) -> list[list[int]]:
    return [[MOVING], [EXPLORING]]


# examples_stag_wolf.law:104  e exploring
def example_283_4_1(s: State) -> list[list[int]]:
    return [[EXPLORING]]


# examples_stag_wolf.law:105  s (spot at 36, 37 rotated 0)
def example_283_5_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_stag_wolf.law:106  f moving
def example_283_6_1(s: State) -> list[list[int]]:
    return [[MOVING]]


# examples_stag_wolf.law:107  source (territory of Start on north)
def example_283_7_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 0), "examples_stag_wolf.law:107")]]


# examples_stag_wolf.law:108  target (territory of "02" on north)
def example_283_8_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N02, 0), "examples_stag_wolf.law:108")]]


# examples_stag_wolf.law:110  that controller of (territory of "02" on north) is Red
def example_283_9_1(s: State) -> bool:
    return controller(s, need(laid.area_on(TILES_MAP, s.map, N02, 0), "examples_stag_wolf.law:110")) == 1


# examples_stag_wolf.law:114  given
def example_284_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_stag_wolf.law:121  Red does move 1
def example_284_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_stag_wolf.law:122  source Ash
def example_284_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_stag_wolf.law:123  target Birch
def example_284_5_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_stag_wolf.law:124  n 2
def example_284_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_stag_wolf.law:126  Red has 1 food
def example_284_7_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 1


# examples_stag_wolf.law:130  given
def example_285_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_stag_wolf.law:137  Purple does move 1
def example_285_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 2
    s.stack += [2, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_stag_wolf.law:138  source Birch
def example_285_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_stag_wolf.law:139  target Ash
def example_285_5_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_stag_wolf.law:141  Red has 0 food
def example_285_6_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 0


# examples_stag_wolf.law:145  given
def example_286_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 3)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 3)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_stag_wolf.law:152  Red does resolve "Wolf Clan"
def example_286_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, WOLF_CLAN, 0, VERB_RESOLVE]
    run(s)


# examples_stag_wolf.law:153  source Ash
def example_286_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_stag_wolf.law:154  target Birch
def example_286_5_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_stag_wolf.law:155  n 3
def example_286_6_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_stag_wolf.law:157  refuge Ash
def example_286_7_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_stag_wolf.law:158  refuge Ash
def example_286_8_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_ash]]


# examples_stag_wolf.law:159  n 3
def example_286_9_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_stag_wolf.law:161  Ash holds 3 units of Red
def example_286_10_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 3


# examples_stag_wolf.law:165  given
def example_287_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_cedar, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_cedar], 1)
    forget_all(s)


# examples_stag_wolf.law:171  Red does resolve Plunder
def example_287_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, PLUNDER, 0, VERB_RESOLVE]
    run(s)


# examples_stag_wolf.law:174  t Birch
def example_287_4_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_stag_wolf.law:175  t Birch
def example_287_5_1(s: State) -> list[list[int]]:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_birch]]


# examples_stag_wolf.law:177  Birch holds 1 unit of Purple
def example_287_6_1(s: State) -> bool:
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_birch]] == 1


# examples_stag_wolf.law:178  that count hand of Red is 1
def example_287_6_2(s: State) -> bool:
    return len(s.piles[HAND + 1]) == 1


# examples_stag_wolf.law:182  given
def example_288_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_cedar, area_birch, 0)
    laid.touch(TILES_MAP, s.map, area_cedar, area_dune, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_cedar], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_dune], 1)
    forget_all(s)


# examples_stag_wolf.law:189  Red does resolve "Call to War"
def example_288_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, CALL_TO_WAR, 0, VERB_RESOLVE]
    run(s)


# examples_stag_wolf.law:191  ts Ash, Cedar
def example_288_3_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_ash], [area_cedar]]


# examples_stag_wolf.law:192  ts Ash, Cedar
def example_288_4_1(s: State) -> list[list[int]]:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_ash], [area_cedar]]


# examples_stag_wolf.law:194  Ash holds 2 units of Red
def example_288_5_1(s: State) -> bool:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_ash]] == 2


# examples_stag_wolf.law:195  Cedar holds 2 units of Red
def example_288_5_2(s: State) -> bool:
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_cedar]] == 2


# examples_stag_wolf.law:196  Dune holds 1 unit of Red
def example_288_5_3(s: State) -> bool:
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    return s.unit[1 * 152 + s.map.root[area_dune]] == 1


# examples_starting.law:4  given
def example_289_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_b], 1)
    forget_all(s)


# examples_starting.law:8  Red does resolve Recruit
def example_289_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, RECRUIT, 0, VERB_RESOLVE]
    run(s)


# examples_starting.law:10  t A
def example_289_3_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_starting.law:11  t A
def example_289_4_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_starting.law:13  A holds 3 units of Red
def example_289_5_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 3


# examples_starting.law:14  B holds 1 unit of Purple
def example_289_5_2(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[2 * 152 + s.map.root[area_b]] == 1


# examples_starting.law:18  given
def example_290_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    area_c = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    laid.touch(TILES_MAP, s.map, area_b, area_c, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 4)
    forget_all(s)


# examples_starting.law:22  Red does resolve Move
def example_290_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, MOVE, 0, VERB_RESOLVE]
    run(s)


# examples_starting.law:23  source A
def example_290_3_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_starting.law:24  target B
def example_290_4_1(s: State) -> list[list[int]]:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_b]]


# examples_starting.law:25  n 3
def example_290_5_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_starting.law:27  A holds 1 unit of Red
def example_290_6_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 1


# examples_starting.law:28  B holds 3 units of Red
def example_290_6_2(s: State) -> bool:
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_b]] == 3


# examples_starting.law:32  given
def example_291_1(s: State) -> None:
    place_pieces(
        s,
        s.unit,
        s.unit_placed,
        152,
        PIECE_UNIT,
        14,
        1,
        s.map.root[need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 1), "examples_starting.law:33")],
        2,
    )
    put_all_last(s, PILES, LAND, DRAWN, TYPE_TILE)
    put_all_last(s, PILES, DRAWN, LAND, TYPE_TILE)
    put_first(s, PILES, N13, LAND)
    forget_all(s)


# examples_starting.law:37  Red does resolve Explore
def example_291_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, EXPLORE, 0, VERB_RESOLVE]
    run(s)


# examples_starting.law:38  s (spot at 37, 36 rotated 0)
def example_291_3_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 36, 0)]]


# examples_starting.law:40  that (tiles in (territory of Start on east)) is 2
def example_291_4_1(s: State) -> bool:
    return (
        laid.tile_count(s.map, need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 1), "examples_starting.law:40"))
        == 2
    )


# examples_starting.law:41  that (territory of "13" on west) is (territory of Start on east)
def example_291_4_2(s: State) -> bool:
    return (
        s.map.root[laid.area_on(TILES_MAP, s.map, N13, 3)]
        == s.map.root[laid.area_on(TILES_MAP, s.map, THING_TILE_START, 1)]
    )


# examples_starting.law:42  that closed of (territory of Start on east) is no
def example_291_4_3(s: State) -> bool:
    return not laid.closed(s.map, need(laid.area_on(TILES_MAP, s.map, THING_TILE_START, 1), "examples_starting.law:42"))


# examples_starting.law:46  given
def example_292_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    laid.shape_area(TILES_MAP, s.map, area_a, 1, 1)
    laid.mark_area(TILES_MAP, s.map, area_a, 3, 1)
    laid.mark_area(TILES_MAP, s.map, area_a, 4, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    s.goods[4 + RES_WOOD] = 2
    forget_all(s)


# examples_starting.law:51  Red does resolve Build
def example_292_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, BUILD, 0, VERB_RESOLVE]
    run(s)


# examples_starting.law:52  t A
def example_292_3_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_starting.law:53  b "Food Silo"
def example_292_4_1(s: State) -> list[list[int]]:
    return [list(FOOD_SILO_COPIES)]


# examples_starting.law:55  A holds "Food Silo"
def example_292_5_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return of_any_copy(FOOD_SILO_COPIES, lambda copy: s.map.root[place_of(s, copy)] == s.map.root[area_a])


# examples_starting.law:56  Red has 1 wood
def example_292_5_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 1


# examples_starting.law:60  given
def example_293_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    area_b = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.shape_area(TILES_MAP, s.map, area_a, 1, 1)
    laid.touch(TILES_MAP, s.map, area_a, area_b, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    s.goods[4 + RES_WOOD] = 0
    forget_all(s)


# examples_starting.law:65  Red does resolve Feast
def example_293_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, FEAST, 0, VERB_RESOLVE]
    run(s)


# examples_starting.law:67  e recruiting, moving, exploring
def example_293_3_1(s: State) -> list[list[int]]:
    return [[RECRUITING], [MOVING], [EXPLORING]]


# examples_starting.law:68  e recruiting
def example_293_4_1(s: State) -> list[list[int]]:
    return [[RECRUITING]]


# examples_starting.law:69  t A
def example_293_5_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_starting.law:71  A holds 2 units of Red
def example_293_6_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 2


# examples_starting.law:75  given
def example_294_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    laid.shape_area(TILES_MAP, s.map, area_a, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    put_last(s, PILES, spare_copy(s, [UNREST, 199, 200, 201, 202, 203, 204, 205, 206, 207], HAND + 1), HAND + 1)
    s.goods[4 + RES_LORE] = 3
    forget_all(s)


# examples_starting.law:80  Red does act
def example_294_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_starting.law:90  c Unrest
def example_294_6_1(s: State) -> list[list[int]]:
    return [list(UNREST_COPIES)]


# examples_starting.law:92  that Unrest is in active_area of Red
def example_294_7_1(s: State) -> bool:
    return of_any_copy(UNREST_COPIES, lambda copy: s.at[copy] == ACTIVE_AREA + 1)


# examples_starting.law:93  that hand of Red is empty
def example_294_7_2(s: State) -> bool:
    return len(s.piles[HAND + 1]) == 0


# examples_starting.law:98  given
def example_295_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    laid.shape_area(TILES_MAP, s.map, area_a, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    put_last(s, PILES, spare_copy(s, [UNREST, 199, 200, 201, 202, 203, 204, 205, 206, 207], HAND + 1), HAND + 1)
    s.goods[4 + RES_LORE] = 3
    forget_all(s)


# examples_starting.law:103  Red does act
def example_295_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_starting.law:112  given
def example_296_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    laid.shape_area(TILES_MAP, s.map, area_a, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    put_last(s, PILES, TOWN_HALL, HAND + 1)
    put_last(s, PILES, spare_copy(s, [RECRUIT], HAND + 1), HAND + 1)
    put_last(s, PILES, UPGRADED_TOWN_HALL, HAND + 1)
    put_last(s, PILES, RECRUITMENT, HAND + 1)
    forget_all(s)


# examples_starting.law:119  Red does act
def example_296_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_starting.law:121  c "Town Hall"
def example_296_4_1(s: State) -> list[list[int]]:
    return [[TOWN_HALL]]


# examples_starting.law:122  t A
def example_296_5_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_starting.law:123  c Recruit
def example_296_6_1(s: State) -> list[list[int]]:
    return [list(RECRUIT_COPIES)]


# examples_starting.law:124  t A
def example_296_7_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_starting.law:126  c "Upgraded Town Hall"
def example_296_8_1(s: State) -> list[list[int]]:
    return [[UPGRADED_TOWN_HALL]]


# examples_starting.law:127  c "Upgraded Town Hall"
def example_296_9_1(s: State) -> list[list[int]]:
    return [[UPGRADED_TOWN_HALL]]


# examples_starting.law:128  t A
def example_296_10_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_starting.law:131  A holds 4 units of Red
def example_296_12_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 4


# examples_starting.law:132  that Recruitment is in hand of Red
def example_296_12_2(s: State) -> bool:
    return s.at[RECRUITMENT] == HAND + 1


# examples_starting.law:133  that count active_area of Red is 3
def example_296_12_3(s: State) -> bool:
    return len(s.piles[ACTIVE_AREA + 1]) == 3


# examples_starting.law:137  given
def example_297_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    laid.shape_area(TILES_MAP, s.map, area_a, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    put_last(s, PILES, TOWN_HALL, HAND + 1)
    put_last(s, PILES, spare_copy(s, [RECRUIT], HAND + 1), HAND + 1)
    forget_all(s)


# examples_starting.law:142  Red does act
def example_297_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_starting.law:144  c "Town Hall"
def example_297_4_1(s: State) -> list[list[int]]:
    return [[TOWN_HALL]]


# examples_starting.law:145  t A
def example_297_5_1(s: State) -> list[list[int]]:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_a]]


# examples_starting.law:148  A holds 2 units of Red
def example_297_7_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 2


# examples_starting.law:149  that Recruit is in hand of Red
def example_297_7_2(s: State) -> bool:
    return of_any_copy(RECRUIT_COPIES, lambda copy: s.at[copy] == HAND + 1)


# examples_starting.law:153  given
def example_298_1(s: State) -> None:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    laid.shape_area(TILES_MAP, s.map, area_a, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_a], 1)
    put_last(s, PILES, spare_copy(s, [RECRUIT], HAND + 1), HAND + 1)
    forget_all(s)


# examples_starting.law:157  Red does act
def example_298_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_starting.law:159  c Recruit
def example_298_4_1(s: State) -> list[list[int]]:
    return [list(RECRUIT_COPIES)]


# examples_starting.law:161  A holds 1 unit of Red
def example_298_5_1(s: State) -> bool:
    area_a = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_a]] == 1


# examples_starting.law:162  that Recruit is in active_area of Red
def example_298_5_2(s: State) -> bool:
    return of_any_copy(RECRUIT_COPIES, lambda copy: s.at[copy] == ACTIVE_AREA + 1)


# examples_starting.law:166  given
def example_299_1(s: State) -> None:
    put_all_last(s, PILES, DECK + 1, DISCARD + 1, TYPE_CARD)
    put_last(s, PILES, spare_copy(s, [RECRUIT], HAND + 1), HAND + 1)
    put_first(s, PILES, SPY, DECK + 1)
    s.goods[4 + RES_LORE] = 1
    forget_all(s)


# examples_starting.law:171  Red does act
def example_299_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_starting.law:173  c Recruit
def example_299_4_1(s: State) -> list[list[int]]:
    return [list(RECRUIT_COPIES)]


# examples_starting.law:175  Red has 0 lore
def example_299_5_1(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 0


# examples_starting.law:176  that Recruit is in active_area of Red
def example_299_5_2(s: State) -> bool:
    return of_any_copy(RECRUIT_COPIES, lambda copy: s.at[copy] == ACTIVE_AREA + 1)


# examples_starting.law:177  that Spy is in hand of Red
def example_299_5_3(s: State) -> bool:
    return s.at[SPY] == HAND + 1


# examples_starting.law:181  given
def example_300_1(s: State) -> None:
    put_last(s, PILES, spare_copy(s, [RECRUIT], HAND + 1), HAND + 1)
    put_list_first(s, PILES, [SPY, FISHING], DECK + 1)
    s.goods[4 + RES_LORE] = 2
    forget_all(s)


# examples_starting.law:185  Red does act
def example_300_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_starting.law:187  c Recruit
def example_300_4_1(s: State) -> list[list[int]]:
    return [list(RECRUIT_COPIES)]


# examples_starting.law:189  Red has 0 lore
def example_300_5_1(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 0


# examples_starting.law:190  that Recruit is not in active_area of Red
def example_300_5_2(s: State) -> bool:
    return not of_any_copy(RECRUIT_COPIES, lambda copy: s.at[copy] == ACTIVE_AREA + 1)


# examples_starting.law:191  that count discard of Red is 0
def example_300_5_3(s: State) -> bool:
    return len(s.piles[DISCARD + 1]) == 0


# examples_starting.law:192  that Spy is in hand of Red
def example_300_5_4(s: State) -> bool:
    return s.at[SPY] == HAND + 1


# examples_starting.law:193  that Fishing is in hand of Red
def example_300_5_5(s: State) -> bool:
    return s.at[FISHING] == HAND + 1


# examples_starting.law:197  given
def example_301_1(s: State) -> None:
    for it in list(s.piles[DECK + 1]):
        take_out(s, PILES, it)
    put_last(s, PILES, spare_copy(s, [RECRUIT], HAND + 1), HAND + 1)
    put_last(s, PILES, SPY, DISCARD + 1)
    s.goods[4 + RES_LORE] = 2
    forget_all(s)


# examples_starting.law:202  Red does act
def example_301_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_starting.law:204  c Recruit
def example_301_4_1(s: State) -> list[list[int]]:
    return [list(RECRUIT_COPIES)]


# examples_starting.law:206  that hand of Red is (Spy)
def example_301_5_1(s: State) -> bool:
    return list(s.piles[HAND + 1]) == [SPY]


# examples_starting.law:210  given
def example_302_1(s: State) -> None:
    put_last(s, PILES, spare_copy(s, [RECRUIT], HAND + 1), HAND + 1)
    s.goods[4 + RES_LORE] = 3
    forget_all(s)


# examples_starting.law:213  Red does act
def example_302_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_starting.law:215  c Recruit
def example_302_4_1(s: State) -> list[list[int]]:
    return [list(RECRUIT_COPIES)]


# examples_starting.law:217  u Annexation
def example_302_6_1(s: State) -> list[list[int]]:
    return [[ANNEXATION]]


# examples_starting.law:219  Red has 0 lore
def example_302_7_1(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 0


# examples_starting.law:220  that Recruit is in active_area of Red
def example_302_7_2(s: State) -> bool:
    return of_any_copy(RECRUIT_COPIES, lambda copy: s.at[copy] == ACTIVE_AREA + 1)


# examples_starting.law:221  that Annexation is in hand of Red
def example_302_7_3(s: State) -> bool:
    return s.at[ANNEXATION] == HAND + 1


# examples_starting.law:222  that count upgrades of Red is 1
def example_302_7_4(s: State) -> bool:
    return len(s.piles[UPGRADES + 1]) == 1


# examples_starting.law:226  given
def example_303_1(s: State) -> None:
    put_last(s, PILES, spare_copy(s, [RECRUIT], HAND + 1), HAND + 1)
    put_last(s, PILES, spare_copy(s, [UNREST, 199, 200, 201, 202, 203, 204, 205, 206, 207], HAND + 1), HAND + 1)
    s.goods[4 + RES_LORE] = 6
    forget_all(s)


# examples_starting.law:230  Red does act
def example_303_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_starting.law:232  c Recruit
def example_303_4_1(s: State) -> list[list[int]]:
    return [list(RECRUIT_COPIES)]


# examples_starting.law:234  u Annexation
def example_303_6_1(s: State) -> list[list[int]]:
    return [[ANNEXATION]]


# examples_starting.law:236  that count active_area of Red is 0
def example_303_7_1(s: State) -> bool:
    return len(s.piles[ACTIVE_AREA + 1]) == 0


# examples_starting.law:237  that Recruit is not in hand of Red
def example_303_7_2(s: State) -> bool:
    return not of_any_copy(RECRUIT_COPIES, lambda copy: s.at[copy] == HAND + 1)


# examples_starting.law:238  Red does act
def example_303_8(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_starting.law:240  c Unrest
def example_303_10_1(s: State) -> list[list[int]]:
    return [list(UNREST_COPIES)]


# examples_starting.law:241  u "Glory of the Clan"
def example_303_11_1(s: State) -> list[list[int]]:
    return [[GLORY_OF_THE_CLAN]]


# examples_starting.law:243  that Unrest is in active_area of Red
def example_303_12_1(s: State) -> bool:
    return of_any_copy(UNREST_COPIES, lambda copy: s.at[copy] == ACTIVE_AREA + 1)


# examples_starting.law:244  that upgrades of Red is empty
def example_303_12_2(s: State) -> bool:
    return len(s.piles[UPGRADES + 1]) == 0


# examples_starting.law:248  given
def example_304_1(s: State) -> None:
    s.first_player = 2
    put_last(s, PILES, spare_copy(s, [RECRUIT], HAND + 1), HAND + 1)
    put_last(s, PILES, SPY, ACTIVE_AREA + 1)
    put_list_last(s, PILES, [SCOUTS, MILITIA], DISPLAY)
    forget_all(s)


# examples_starting.law:253  Red does act
def example_304_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_starting.law:256  c Scouts, Militia
def example_304_4_1(s: State) -> list[list[int]]:
    return [[SCOUTS], [MILITIA]]


# examples_starting.law:257  c Militia
def example_304_5_1(s: State) -> list[list[int]]:
    return [[MILITIA]]


# examples_starting.law:259  that first deck of Red is Militia
def example_304_6_1(s: State) -> bool:
    return first_card(s, PILES, DECK + 1, TYPE_CARD) == MILITIA


# examples_starting.law:260  that Recruit is in discard of Red
def example_304_6_2(s: State) -> bool:
    return of_any_copy(RECRUIT_COPIES, lambda copy: s.at[copy] == DISCARD + 1)


# examples_starting.law:261  that Spy is in discard of Red
def example_304_6_3(s: State) -> bool:
    return s.at[SPY] == DISCARD + 1


# examples_starting.law:262  that first_player is Red
def example_304_6_4(s: State) -> bool:
    return s.first_player == 1


# examples_starting.law:263  that passed of Red
def example_304_6_5(s: State) -> bool:
    return s.passed[1]


# examples_starting.law:267  given
def example_305_1(s: State) -> None:
    s.first_player = 2
    s.passed[2] = True
    put_last(s, PILES, SCOUTS, DISPLAY)
    forget_all(s)


# examples_starting.law:271  Red does act
def example_305_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_starting.law:273  c Scouts
def example_305_4_1(s: State) -> list[list[int]]:
    return [[SCOUTS]]


# examples_starting.law:275  that first_player is Purple
def example_305_5_1(s: State) -> bool:
    return s.first_player == 2


# examples_starting.law:276  that display is empty
def example_305_5_2(s: State) -> bool:
    return len(s.piles[DISPLAY]) == 0


# examples_starting.law:280  given
def example_306_1(s: State) -> None:
    s.goods[4 + RES_LORE] = 3
    put_last(s, PILES, SCOUTS, DISPLAY)
    forget_all(s)


# examples_starting.law:283  Red does act
def example_306_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_starting.law:291  c Scouts
def example_306_5_1(s: State) -> list[list[int]]:
    return [[SCOUTS]]


# examples_starting.law:293  that passed of Red
def example_306_6_1(s: State) -> bool:
    return s.passed[1]


# examples_starting.law:294  that first deck of Red is Scouts
def example_306_6_2(s: State) -> bool:
    return first_card(s, PILES, DECK + 1, TYPE_CARD) == SCOUTS


# examples_variants.law:6  that count developments is 27
def example_307_1_1(s: State) -> bool:
    return len(s.piles[DEVELOPMENTS]) == 27


# examples_variants.law:7  that count (c among developments where family of c is early) is 9
def example_307_1_2(s: State) -> bool:
    return len([c for c in s.piles[DEVELOPMENTS] if CARD_FAMILY[c] == EARLY]) == 9


# examples_variants.law:8  that count (c among developments where family of c is advanced) is 18
def example_307_1_3(s: State) -> bool:
    return len([c for c in s.piles[DEVELOPMENTS] if CARD_FAMILY[c] == ADVANCED]) == 18


# examples_variants.law:9  that years is 10
def example_307_1_4(s: State) -> bool:
    return years(s) == 10


# examples_variants.law:13  given
def example_308_1(s: State) -> None:
    s.year = 7
    put_all_last(s, PILES, DEVELOPMENTS, BOX, TYPE_CARD)
    put_all_last(s, PILES, ACHIEVEMENTS, BOX, TYPE_CARD)
    put_last(s, PILES, MERCENARY, DEVELOPMENTS)
    forget_all(s)


# examples_variants.law:18  Red does Beginning
def example_308_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    phase_before = s.phase
    s.phase = 0
    phase_beginning(s, 1)
    s.phase = phase_before
    run(s)


# examples_variants.law:20  that count display is 1
def example_308_3_1(s: State) -> bool:
    return len(s.piles[DISPLAY]) == 1


# examples_variants.law:24  given
def example_309_1(s: State) -> None:
    area_north = laid.abstract_area(TILES_MAP, s.map, 0)
    area_east = laid.abstract_area(TILES_MAP, s.map, 1)
    area_south = laid.abstract_area(TILES_MAP, s.map, 2)
    area_west = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_north, area_east, 0)
    laid.touch(TILES_MAP, s.map, area_south, area_west, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_north], 1)
    place_thing(s, PILES, FORGE, area_north, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_east], 1)
    place_thing(s, PILES, 96, area_east, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_south], 1)
    place_thing(s, PILES, 97, area_south, TYPE_TERRITORY)
    laid.shape_area(TILES_MAP, s.map, area_north, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_east, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_south, 2, 0)
    s.goods[4 + FAME] = 0
    s.goods[8 + FAME] = 9
    s.year = 3
    forget_all(s)


# examples_variants.law:36  Red does Turning
def example_309_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 4
    s.stack += [1, 0, 0, 0, 0, VERB_PHASE_TURNING]
    run(s)


# examples_variants.law:40  that winners is empty
def example_309_4_1(s: State) -> bool:
    return len(s.winners[:]) == 0


# examples_variants.law:45  given
def example_310_1(s: State) -> None:
    s.goods[4 + FAME] = 3
    s.goods[12 + FAME] = 4
    s.goods[8 + FAME] = 5
    for p in range(1, s.players + 1):
        goods.lose(s, s.goods, GOODS, p, [s.goods[p * 4 + RES_FOOD], s.goods[p * 4 + RES_WOOD], 0, 0])
    forget_all(s)


# examples_variants.law:52  that partner of Red is Yellow
def example_310_2_1(s: State) -> bool:
    return partner(s, 1) == 3


# examples_variants.law:53  that partner of Green is Purple
def example_310_2_2(s: State) -> bool:
    return partner(s, 4) == 2


# examples_variants.law:54  that not (can oppose Red against Yellow)
def example_310_2_3(s: State) -> bool:
    return not can_oppose(s, 1, 3)


# examples_variants.law:55  that can oppose Red against Purple
def example_310_2_4(s: State) -> bool:
    return can_oppose(s, 1, 2)


# examples_variants.law:56  that score of Red is 7
def example_310_2_5(s: State) -> bool:
    return score(s, 1) == 7


# examples_variants.law:57  that score of Yellow is 7
def example_310_2_6(s: State) -> bool:
    return score(s, 3) == 7


# examples_variants.law:58  that score of Purple is 5
def example_310_2_7(s: State) -> bool:
    return score(s, 2) == 5


# examples_variants.law:59  Red has 3 fame
def example_310_2_8(s: State) -> bool:
    return s.goods[4 + FAME] == 3


# examples_variants.law:64  given
def example_311_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 4)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 3, s.map.root[area_hall], 2)
    forget_all(s)


# examples_variants.law:69  Red does move 3
def example_311_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 3, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_variants.law:70  source Home
def example_311_3_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_variants.law:71  target Hall
def example_311_4_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_variants.law:72  n 3
def example_311_5_1(s: State) -> list[list[int]]:
    return [[3]]


# examples_variants.law:74  source Hall
def example_311_6_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_variants.law:75  target Home, Moor
def example_311_6_2(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_home], [area_moor]]


# examples_variants.law:76  source Hall
def example_311_7_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_variants.law:77  target Moor
def example_311_8_1(s: State) -> list[list[int]]:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_moor]]


# examples_variants.law:79  Moor holds 3 units of Red
def example_311_9_1(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_moor]] == 3


# examples_variants.law:80  Hall holds 2 units of Yellow, 0 units of Red
def example_311_9_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[3 * 152 + s.map.root[area_hall]] == 2


# examples_variants.law:80  Hall holds 2 units of Yellow, 0 units of Red
def example_311_9_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 0


# examples_variants.law:81  that controller of Hall is Yellow
def example_311_9_4(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_hall) == 3


# examples_variants.law:86  given
def example_312_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_home, area_fen, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_moor, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 4)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 3, s.map.root[area_hall], 2)
    forget_all(s)


# examples_variants.law:91  Red does move 1
def example_312_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_variants.law:93  target Fen
def example_312_3_1(s: State) -> list[list[int]]:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_fen]]


# examples_variants.law:94  source Home
def example_312_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_variants.law:95  target Fen
def example_312_5_1(s: State) -> list[list[int]]:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_fen]]


# examples_variants.law:96  n 1
def example_312_6_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_variants.law:98  Fen holds 1 unit of Red
def example_312_7_1(s: State) -> bool:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_fen]] == 1


# examples_variants.law:103  given
def example_313_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 1)
    laid.touch(TILES_MAP, s.map, area_home, area_fen, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 4)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 3, s.map.root[area_hall], 2)
    forget_all(s)


# examples_variants.law:109  Red does move 2
def example_313_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_variants.law:111  target Fen
def example_313_3_1(s: State) -> list[list[int]]:
    area_fen = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_fen]]


# examples_variants.law:114  Home holds 4 units of Red
def example_313_5_1(s: State) -> bool:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_home]] == 4


# examples_variants.law:119  given
def example_314_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_keep = laid.abstract_area(TILES_MAP, s.map, 1)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 2)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_home, area_keep, 0)
    laid.touch(TILES_MAP, s.map, area_keep, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_keep, area_moor, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 3, s.map.root[area_hall], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_keep], 6)
    s.goods[4 + RES_FOOD] = 0
    s.goods[8 + RES_FOOD] = 0
    forget_all(s)


# examples_variants.law:128  Red does move 1
def example_314_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_variants.law:129  source Home
def example_314_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_variants.law:130  target Keep
def example_314_5_1(s: State) -> list[list[int]]:
    area_keep = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_keep]]


# examples_variants.law:131  n 2
def example_314_6_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_variants.law:133  refuge Home, Moor
def example_314_7_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 3)
    return [[area_home], [area_moor]]


# examples_variants.law:134  refuge Home
def example_314_8_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_variants.law:135  n 2
def example_314_9_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_variants.law:137  Home holds 2 units of Red
def example_314_10_1(s: State) -> bool:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return s.unit[1 * 152 + s.map.root[area_home]] == 2


# examples_variants.law:142  given
def example_315_1(s: State) -> None:
    s.goods[4 + RES_FOOD] = 2
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    s.goods[12 + RES_FOOD] = 0
    s.goods[12 + RES_WOOD] = 2
    s.goods[12 + RES_LORE] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + RES_LORE] = 0
    s.goods[16 + RES_FOOD] = 0
    s.goods[16 + RES_WOOD] = 0
    s.goods[16 + RES_LORE] = 0
    s.first_player = 1
    forget_all(s)


# examples_variants.law:148  Red does trade_goods
def example_315_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, 0, 0, VERB_TRADE_GOODS]
    run(s)


# examples_variants.law:149  mine food
def example_315_3_1(s: State) -> list[list[int]]:
    return [[RES_FOOD]]


# examples_variants.law:150  yours wood
def example_315_4_1(s: State) -> list[list[int]]:
    return [[RES_WOOD]]


# examples_variants.law:152  mine food
def example_315_6_1(s: State) -> list[list[int]]:
    return [[RES_FOOD]]


# examples_variants.law:153  yours wood
def example_315_7_1(s: State) -> list[list[int]]:
    return [[RES_WOOD]]


# examples_variants.law:156  Red has 1 food, 1 wood
def example_315_9_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 1


# examples_variants.law:156  Red has 1 food, 1 wood
def example_315_9_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 1


# examples_variants.law:157  Yellow has 1 food, 1 wood
def example_315_9_3(s: State) -> bool:
    return s.goods[12 + RES_FOOD] == 1


# examples_variants.law:157  Yellow has 1 food, 1 wood
def example_315_9_4(s: State) -> bool:
    return s.goods[12 + RES_WOOD] == 1


# examples_variants.law:162  given
def example_316_1(s: State) -> None:
    area_north = laid.abstract_area(TILES_MAP, s.map, 0)
    area_east = laid.abstract_area(TILES_MAP, s.map, 1)
    area_south = laid.abstract_area(TILES_MAP, s.map, 2)
    area_west = laid.abstract_area(TILES_MAP, s.map, 3)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 4)
    laid.touch(TILES_MAP, s.map, area_north, area_east, 0)
    laid.touch(TILES_MAP, s.map, area_south, area_west, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_north, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_north], 1)
    place_thing(s, PILES, FORGE, area_north, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_east], 1)
    place_thing(s, PILES, 96, area_east, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_south], 1)
    place_thing(s, PILES, 97, area_south, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 3, s.map.root[area_west], 1)
    place_thing(s, PILES, 98, area_west, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 3, s.map.root[area_hall], 1)
    place_thing(s, PILES, 99, area_hall, TYPE_TERRITORY)
    laid.shape_area(TILES_MAP, s.map, area_north, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_east, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_south, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_west, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_hall, 2, 0)
    s.goods[8 + FAME] = 9
    s.year = 3
    forget_all(s)


# examples_variants.law:178  Red does Turning
def example_316_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 4
    s.stack += [1, 0, 0, 0, 0, VERB_PHASE_TURNING]
    run(s)


# examples_variants.law:180  that strongholds of Red + strongholds of Yellow is strongholds_needed
def example_316_3_1(s: State) -> bool:
    return strongholds(s, 1) + strongholds(s, 3) == strongholds_needed(s)


# examples_variants.law:181  that winners is (Red, Yellow)
def example_316_3_2(s: State) -> bool:
    return s.winners[:] == [1, 3]


# examples_variants.law:186  given
def example_317_1(s: State) -> None:
    area_north = laid.abstract_area(TILES_MAP, s.map, 0)
    area_east = laid.abstract_area(TILES_MAP, s.map, 1)
    area_south = laid.abstract_area(TILES_MAP, s.map, 2)
    area_west = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_north, area_east, 0)
    laid.touch(TILES_MAP, s.map, area_south, area_west, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_north], 1)
    place_thing(s, PILES, FORGE, area_north, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_east], 1)
    place_thing(s, PILES, 96, area_east, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_south], 1)
    place_thing(s, PILES, 97, area_south, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 3, s.map.root[area_west], 1)
    place_thing(s, PILES, 98, area_west, TYPE_TERRITORY)
    laid.shape_area(TILES_MAP, s.map, area_north, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_east, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_south, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_west, 2, 0)
    s.year = 3
    forget_all(s)


# examples_variants.law:198  Red does Turning
def example_317_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 4
    s.stack += [1, 0, 0, 0, 0, VERB_PHASE_TURNING]
    run(s)


# examples_variants.law:202  that winners is empty
def example_317_4_1(s: State) -> bool:
    return len(s.winners[:]) == 0


# examples_variants.law:208  given
def example_318_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    area_keep = laid.abstract_area(TILES_MAP, s.map, 3)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_moor, 0)
    laid.touch(TILES_MAP, s.map, area_hall, area_keep, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_home], 1)
    place_thing(s, PILES, KAIJA, area_home, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 3, s.map.root[area_hall], 2)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_keep], 1)
    forget_all(s)


# examples_variants.law:214  Red does move 2
def example_318_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 2, 0, 0, 0, 0, VERB_MOVE]
    run(s)


# examples_variants.law:215  source Home
def example_318_3_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_variants.law:216  target Hall
def example_318_4_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_variants.law:217  ride yes
def example_318_5_1(s: State) -> list[list[int]]:
    return [[True]]


# examples_variants.law:218  n 1
def example_318_6_1(s: State) -> list[list[int]]:
    return [[1]]


# examples_variants.law:220  source Hall
def example_318_7_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_variants.law:221  target Home, Moor
def example_318_7_2(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_home], [area_moor]]


# examples_variants.law:222  source Hall
def example_318_8_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_variants.law:223  target Moor
def example_318_9_1(s: State) -> list[list[int]]:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return [[area_moor]]


# examples_variants.law:225  Moor holds 1 unit of Red, Kaija
def example_318_10_1(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.unit[1 * 152 + s.map.root[area_moor]] == 1


# examples_variants.law:225  Moor holds 1 unit of Red, Kaija
def example_318_10_2(s: State) -> bool:
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    return s.map.root[place_of(s, KAIJA)] == s.map.root[area_moor]


# examples_variants.law:226  Hall holds 2 units of Yellow, 0 units of Red
def example_318_10_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[3 * 152 + s.map.root[area_hall]] == 2


# examples_variants.law:226  Hall holds 2 units of Yellow, 0 units of Red
def example_318_10_4(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + s.map.root[area_hall]] == 0


# examples_victory.law:3  given
def example_319_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.shape_area(TILES_MAP, s.map, area_ash, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_birch, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_cedar, 3, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_ash], 1)
    place_thing(s, PILES, FORTRESS, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    place_thing(s, PILES, FORGE, area_birch, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_cedar], 1)
    place_thing(s, PILES, ALTAR_OF_KINGS, area_cedar, TYPE_TERRITORY)
    s.goods[4 + FAME] = 30
    forget_all(s)


# examples_victory.law:11  Red does Turning
def example_319_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 4
    s.stack += [1, 0, 0, 0, 0, VERB_PHASE_TURNING]
    run(s)


# examples_victory.law:13  that winner is Purple
def example_319_3_1(s: State) -> bool:
    return winner(s) == 2


# examples_victory.law:17  given
def example_320_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    area_elm = laid.abstract_area(TILES_MAP, s.map, 4)
    laid.shape_area(TILES_MAP, s.map, area_ash, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_birch, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_cedar, 3, 1)
    laid.shape_area(TILES_MAP, s.map, area_dune, 3, 0)
    laid.shape_area(TILES_MAP, s.map, area_elm, 2, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_ash], 1)
    place_thing(s, PILES, FORTRESS, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    place_thing(s, PILES, FORGE, area_birch, TYPE_TERRITORY)
    place_thing(s, PILES, 89, area_birch, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_cedar], 1)
    place_thing(s, PILES, ALTAR_OF_KINGS, area_cedar, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_dune], 1)
    place_thing(s, PILES, DEFENSE_TOWER, area_dune, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_elm], 1)
    place_thing(s, PILES, 103, area_elm, TYPE_TERRITORY)
    forget_all(s)


# examples_victory.law:28  Red does Turning
def example_320_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 4
    s.stack += [1, 0, 0, 0, 0, VERB_PHASE_TURNING]
    run(s)


# examples_victory.law:30  that strongholds of Purple is 2
def example_320_3_1(s: State) -> bool:
    return strongholds(s, 2) == 2


# examples_victory.law:31  that winner is nobody
def example_320_3_2(s: State) -> bool:
    return winner(s) == 0


# examples_victory.law:34  given
def example_321_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.shape_area(TILES_MAP, s.map, area_ash, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_birch, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_cedar, 3, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_ash], 1)
    place_thing(s, PILES, FORTRESS, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    place_thing(s, PILES, 89, area_birch, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_cedar], 1)
    place_thing(s, PILES, 90, area_cedar, TYPE_TERRITORY)
    s.goods[4 + FAME] = 99
    s.goods[8 + FAME] = 0
    s.year = 7
    forget_all(s)


# examples_victory.law:44  Red does Turning
def example_321_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 4
    s.stack += [1, 0, 0, 0, 0, VERB_PHASE_TURNING]
    run(s)


# examples_victory.law:46  that winner is Purple
def example_321_3_1(s: State) -> bool:
    return winner(s) == 2


# examples_victory.law:49  given
def example_322_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    area_elm = laid.abstract_area(TILES_MAP, s.map, 4)
    area_fern = laid.abstract_area(TILES_MAP, s.map, 5)
    area_grove = laid.abstract_area(TILES_MAP, s.map, 6)
    area_heath = laid.abstract_area(TILES_MAP, s.map, 7)
    laid.shape_area(TILES_MAP, s.map, area_ash, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_birch, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_cedar, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_dune, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_elm, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_fern, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_grove, 2, 1)
    laid.shape_area(TILES_MAP, s.map, area_heath, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, FORTRESS, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    place_thing(s, PILES, 89, area_birch, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_cedar], 1)
    place_thing(s, PILES, 90, area_cedar, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_dune], 1)
    place_thing(s, PILES, 91, area_dune, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_elm], 1)
    place_thing(s, PILES, FORGE, area_elm, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_fern], 1)
    place_thing(s, PILES, 96, area_fern, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + FAME] = 0
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_grove], 1)
    s.goods[8 + FAME] = 2
    s.goods[4 + FAME] = 1
    forget_all(s)


# examples_victory.law:69  Red does Turning
def example_322_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 4
    s.stack += [1, 0, 0, 0, 0, VERB_PHASE_TURNING]
    run(s)


# examples_victory.law:71  that winner is Purple
def example_322_3_1(s: State) -> bool:
    return winner(s) == 2


# examples_victory.law:74  given
def example_323_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    area_elm = laid.abstract_area(TILES_MAP, s.map, 4)
    area_fern = laid.abstract_area(TILES_MAP, s.map, 5)
    area_grove = laid.abstract_area(TILES_MAP, s.map, 6)
    area_heath = laid.abstract_area(TILES_MAP, s.map, 7)
    laid.shape_area(TILES_MAP, s.map, area_ash, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_birch, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_cedar, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_dune, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_elm, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_fern, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_grove, 2, 1)
    laid.shape_area(TILES_MAP, s.map, area_heath, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, FORTRESS, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    place_thing(s, PILES, 89, area_birch, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_cedar], 1)
    place_thing(s, PILES, 90, area_cedar, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_dune], 1)
    place_thing(s, PILES, 91, area_dune, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_elm], 1)
    place_thing(s, PILES, FORGE, area_elm, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_fern], 1)
    place_thing(s, PILES, 96, area_fern, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + FAME] = 0
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_grove], 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 4)
    forget_all(s)


# examples_victory.law:93  Red does Turning
def example_323_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 4
    s.stack += [1, 0, 0, 0, 0, VERB_PHASE_TURNING]
    run(s)


# examples_victory.law:95  that winner is Purple
def example_323_3_1(s: State) -> bool:
    return winner(s) == 2


# examples_victory.law:98  given
def example_324_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    area_elm = laid.abstract_area(TILES_MAP, s.map, 4)
    area_fern = laid.abstract_area(TILES_MAP, s.map, 5)
    area_grove = laid.abstract_area(TILES_MAP, s.map, 6)
    area_heath = laid.abstract_area(TILES_MAP, s.map, 7)
    laid.shape_area(TILES_MAP, s.map, area_ash, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_birch, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_cedar, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_dune, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_elm, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_fern, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_grove, 2, 1)
    laid.shape_area(TILES_MAP, s.map, area_heath, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, FORTRESS, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    place_thing(s, PILES, 89, area_birch, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_cedar], 1)
    place_thing(s, PILES, 90, area_cedar, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_dune], 1)
    place_thing(s, PILES, 91, area_dune, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_elm], 1)
    place_thing(s, PILES, FORGE, area_elm, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_fern], 1)
    place_thing(s, PILES, 96, area_fern, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + FAME] = 0
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_dune], 1)
    place_thing(s, PILES, FOOD_SILO, area_ash, TYPE_TERRITORY)
    forget_all(s)


# examples_victory.law:117  Red does Turning
def example_324_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 4
    s.stack += [1, 0, 0, 0, 0, VERB_PHASE_TURNING]
    run(s)


# examples_victory.law:119  that winner is Purple
def example_324_3_1(s: State) -> bool:
    return winner(s) == 2


# examples_victory.law:122  given
def example_325_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    area_elm = laid.abstract_area(TILES_MAP, s.map, 4)
    area_fern = laid.abstract_area(TILES_MAP, s.map, 5)
    area_grove = laid.abstract_area(TILES_MAP, s.map, 6)
    area_heath = laid.abstract_area(TILES_MAP, s.map, 7)
    laid.shape_area(TILES_MAP, s.map, area_ash, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_birch, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_cedar, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_dune, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_elm, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_fern, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_grove, 2, 1)
    laid.shape_area(TILES_MAP, s.map, area_heath, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, FORTRESS, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    place_thing(s, PILES, 89, area_birch, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_cedar], 1)
    place_thing(s, PILES, 90, area_cedar, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_dune], 1)
    place_thing(s, PILES, 91, area_dune, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_elm], 1)
    place_thing(s, PILES, FORGE, area_elm, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_fern], 1)
    place_thing(s, PILES, 96, area_fern, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + FAME] = 0
    place_thing(s, PILES, FOOD_SILO, area_dune, TYPE_TERRITORY)
    forget_all(s)


# examples_victory.law:140  Red does Turning
def example_325_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 4
    s.stack += [1, 0, 0, 0, 0, VERB_PHASE_TURNING]
    run(s)


# examples_victory.law:142  that winner is Purple
def example_325_3_1(s: State) -> bool:
    return winner(s) == 2


# examples_victory.law:145  given
def example_326_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    area_cedar = laid.abstract_area(TILES_MAP, s.map, 2)
    area_dune = laid.abstract_area(TILES_MAP, s.map, 3)
    area_elm = laid.abstract_area(TILES_MAP, s.map, 4)
    area_fern = laid.abstract_area(TILES_MAP, s.map, 5)
    area_grove = laid.abstract_area(TILES_MAP, s.map, 6)
    area_heath = laid.abstract_area(TILES_MAP, s.map, 7)
    laid.shape_area(TILES_MAP, s.map, area_ash, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_birch, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_cedar, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_dune, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_elm, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_fern, 2, 0)
    laid.shape_area(TILES_MAP, s.map, area_grove, 2, 1)
    laid.shape_area(TILES_MAP, s.map, area_heath, 1, 1)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, FORTRESS, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_birch], 1)
    place_thing(s, PILES, 89, area_birch, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_cedar], 1)
    place_thing(s, PILES, 90, area_cedar, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_dune], 1)
    place_thing(s, PILES, 91, area_dune, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_elm], 1)
    place_thing(s, PILES, FORGE, area_elm, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_fern], 1)
    place_thing(s, PILES, 96, area_fern, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + FAME] = 0
    s.goods[8 + RES_FOOD] = 0
    s.goods[8 + RES_WOOD] = 0
    s.goods[8 + FAME] = 0
    forget_all(s)


# examples_victory.law:162  Red does Turning
def example_326_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.phase = 4
    s.stack += [1, 0, 0, 0, 0, VERB_PHASE_TURNING]
    run(s)


# examples_victory.law:164  that winners is (Red, Purple)
def example_326_3_1(s: State) -> bool:
    return s.winners[:] == [1, 2]


# examples_victory.law:167  given
def example_327_1(s: State) -> None:
    s.goods[4 + FAME] = 7
    s.goods[4 + RES_FOOD] = 2
    s.goods[4 + RES_WOOD] = 1
    s.goods[4 + RES_LORE] = 2
    s.goods[8 + FAME] = 7
    s.goods[8 + RES_FOOD] = 3
    s.goods[8 + RES_WOOD] = 2
    s.goods[8 + RES_LORE] = 1
    put_last(s, PILES, SPY, DECK + 1)
    put_last(s, PILES, FISHING, HAND + 1)
    put_last(s, PILES, SCOUTS, ACTIVE_AREA + 1)
    put_last(s, PILES, TOWN_HALL, DISCARD + 1)
    put_last(s, PILES, NEGOTIATION, UPGRADES + 1)
    put_last(s, PILES, spare_copy(s, [UNREST, 199, 200, 201, 202, 203, 204, 205, 206, 207], DECK + 2), DECK + 2)
    put_last(s, PILES, spare_copy(s, [199, 200, 201, 202, 203, 204, 205, 206, 207, UNREST], DISCARD + 2), DISCARD + 2)
    forget_all(s)


# examples_victory.law:178  that score of Red is 15
def example_327_2_1(s: State) -> bool:
    return score(s, 1) == 15


# examples_victory.law:179  that score of Purple is -1
def example_327_2_2(s: State) -> bool:
    return score(s, 2) == -1


# examples_victory.law:182  given
def example_328_1(s: State) -> None:
    s.goods[4 + FAME] = 12
    s.goods[4 + RES_FOOD] = 0
    s.goods[4 + RES_WOOD] = 0
    s.goods[4 + RES_LORE] = 0
    put_last(s, PILES, spare_copy(s, [UNREST, 199, 200, 201, 202, 203, 204, 205, 206, 207], HAND + 1), HAND + 1)
    put_last(
        s, PILES, spare_copy(s, [199, 200, 201, 202, 203, 204, 205, 206, 207, UNREST], ACTIVE_AREA + 1), ACTIVE_AREA + 1
    )
    forget_all(s)


# examples_victory.law:187  that score of Red is 2
def example_328_2_1(s: State) -> bool:
    return score(s, 1) == 2


# examples_year.law:4  given
def example_329_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 1, s.map.root[area_ash], 1)
    place_thing(s, PILES, FORGE, area_ash, TYPE_TERRITORY)
    place_thing(s, PILES, 96, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    place_thing(s, PILES, 97, area_birch, TYPE_TERRITORY)
    forget_all(s)


# examples_year.law:8  Red does Beginning
def example_329_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    phase_before = s.phase
    s.phase = 0
    phase_beginning(s, 1)
    s.phase = phase_before
    run(s)


# examples_year.law:10  that count hand of Red is 6
def example_329_3_1(s: State) -> bool:
    return len(s.piles[HAND + 1]) == 6


# examples_year.law:11  that count hand of Purple is 5
def example_329_3_2(s: State) -> bool:
    return len(s.piles[HAND + 2]) == 5


# examples_year.law:12  that count deck of Red is 1
def example_329_3_3(s: State) -> bool:
    return len(s.piles[DECK + 1]) == 1


# examples_year.law:13  that count deck of Purple is 2
def example_329_3_4(s: State) -> bool:
    return len(s.piles[DECK + 2]) == 2


# examples_year.law:17  given
def example_330_1(s: State) -> None:
    area_ash = laid.abstract_area(TILES_MAP, s.map, 0)
    area_birch = laid.abstract_area(TILES_MAP, s.map, 1)
    laid.touch(TILES_MAP, s.map, area_ash, area_birch, 0)
    place_thing(s, PILES, FORGE, area_ash, TYPE_TERRITORY)
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, 2, s.map.root[area_birch], 1)
    forget_all(s)


# examples_year.law:21  Red does Beginning
def example_330_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    phase_before = s.phase
    s.phase = 0
    phase_beginning(s, 1)
    s.phase = phase_before
    run(s)


# examples_year.law:23  that count hand of Red is 4
def example_330_3_1(s: State) -> bool:
    return len(s.piles[HAND + 1]) == 4


# examples_year.law:24  that count hand of Purple is 4
def example_330_3_2(s: State) -> bool:
    return len(s.piles[HAND + 2]) == 4


# examples_year.law:28  Red does Beginning
def example_331_1(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    phase_before = s.phase
    s.phase = 0
    phase_beginning(s, 1)
    s.phase = phase_before
    run(s)


# examples_year.law:30  that count display is 3
def example_331_2_1(s: State) -> bool:
    return len(s.piles[DISPLAY]) == 3


# examples_year.law:31  that (all c among display have family of c is early)
def example_331_2_2(s: State) -> bool:
    return all(CARD_FAMILY[c] == EARLY for c in s.piles[DISPLAY])


# examples_year.law:32  that count developments is 15
def example_331_2_3(s: State) -> bool:
    return len(s.piles[DEVELOPMENTS]) == 15


# examples_year.law:35  given
def example_332_1(s: State) -> None:
    for it in s.piles[DEVELOPMENTS][:4]:
        take_out(s, PILES, it)
    s.year = 3
    forget_all(s)


# examples_year.law:38  Red does Beginning
def example_332_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    phase_before = s.phase
    s.phase = 0
    phase_beginning(s, 1)
    s.phase = phase_before
    run(s)


# examples_year.law:40  that count display is 2
def example_332_3_1(s: State) -> bool:
    return len(s.piles[DISPLAY]) == 2


# examples_year.law:41  that (all c among display have family of c is advanced)
def example_332_3_2(s: State) -> bool:
    return all(CARD_FAMILY[c] == ADVANCED for c in s.piles[DISPLAY])


# examples_year.law:44  given
def example_333_1(s: State) -> None:
    s.year = 7
    forget_all(s)


# examples_year.law:46  Red does Beginning
def example_333_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    phase_before = s.phase
    s.phase = 0
    phase_beginning(s, 1)
    s.phase = phase_before
    run(s)


# examples_year.law:48  that count display is 2
def example_333_3_1(s: State) -> bool:
    return len(s.piles[DISPLAY]) == 2


# examples_year.law:49  that (all c among display have family of c is achievement)
def example_333_3_2(s: State) -> bool:
    return all(CARD_FAMILY[c] == ACHIEVEMENT for c in s.piles[DISPLAY])


# examples_year.law:50  that count developments is 12
def example_333_3_3(s: State) -> bool:
    return len(s.piles[DEVELOPMENTS]) == 12


# examples_year.law:56  x "02"
def example_334_3_1(s: State) -> list[list[int]]:
    return [[N02]]


# examples_year.law:57  s (spot at 36, 37 rotated 0)
def example_334_4_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_year.law:58  t (territory of "02" with food)
def example_334_5_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N02, MARK_FOOD), "examples_year.law:58")]]


# examples_year.law:59  x "13"
def example_334_6_1(s: State) -> list[list[int]]:
    return [[N13]]


# examples_year.law:60  s (spot at 37, 36 rotated 0)
def example_334_7_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 36, 0)]]


# examples_year.law:61  t (territory of "13" with wood)
def example_334_8_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N13, MARK_WOOD), "examples_year.law:61")]]


# examples_year.law:62  x "05"
def example_334_9_1(s: State) -> list[list[int]]:
    return [[N05]]


# examples_year.law:63  s (spot at 35, 37 rotated 0)
def example_334_10_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(35, 37, 0)]]


# examples_year.law:64  t (territory of "05" on north)
def example_334_11_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_year.law:64")]]


# examples_year.law:65  x "15"
def example_334_12_1(s: State) -> list[list[int]]:
    return [[N15]]


# examples_year.law:66  s (spot at 38, 36 rotated 0)
def example_334_13_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(38, 36, 0)]]


# examples_year.law:67  t (territory of "15" on east)
def example_334_14_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N15, 1), "examples_year.law:67")]]


# examples_year.law:69  that phase is Actions
def example_334_15_1(s: State) -> bool:
    return s.phase == 1


# examples_year.law:70  that year is 1
def example_334_15_2(s: State) -> bool:
    return s.year == 1


# examples_year.law:71  that active is Red
def example_334_15_3(s: State) -> bool:
    return s.active == 1


# examples_year.law:73  c Militia
def example_334_17_1(s: State) -> list[list[int]]:
    return [[MILITIA]]


# examples_year.law:75  c Scouts
def example_334_19_1(s: State) -> list[list[int]]:
    return [[SCOUTS]]


# examples_year.law:77  Red has 3 food, 2 wood
def example_334_20_1(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 3


# examples_year.law:77  Red has 3 food, 2 wood
def example_334_20_2(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 2


# examples_year.law:78  that phase is Harvest
def example_334_20_3(s: State) -> bool:
    return s.phase == 2


# examples_year.law:79  that year is 1
def example_334_20_4(s: State) -> bool:
    return s.year == 1


# examples_year.law:83  that phase is Actions
def example_334_23_1(s: State) -> bool:
    return s.phase == 1


# examples_year.law:84  that year is 2
def example_334_23_2(s: State) -> bool:
    return s.year == 2


# examples_year.law:85  that active is Red
def example_334_23_3(s: State) -> bool:
    return s.active == 1


# examples_year.law:86  Red has 2 food, 2 wood
def example_334_23_4(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 2


# examples_year.law:86  Red has 2 food, 2 wood
def example_334_23_5(s: State) -> bool:
    return s.goods[4 + RES_WOOD] == 2


# examples_year.law:87  Purple has 1 food, 3 wood
def example_334_23_6(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 1


# examples_year.law:87  Purple has 1 food, 3 wood
def example_334_23_7(s: State) -> bool:
    return s.goods[8 + RES_WOOD] == 3


# examples_year.law:88  that Militia is in hand of Red
def example_334_23_8(s: State) -> bool:
    return s.at[MILITIA] == HAND + 1


# examples_year.law:89  that Scouts is in hand of Purple
def example_334_23_9(s: State) -> bool:
    return s.at[SCOUTS] == HAND + 2


# examples_year.law:90  that Merchant is in display
def example_334_23_10(s: State) -> bool:
    return s.at[MERCHANT] == DISPLAY


# examples_year.law:91  that winner is nobody
def example_334_23_11(s: State) -> bool:
    return winner(s) == 0


# examples_year.law:97  x "13"
def example_335_3_1(s: State) -> list[list[int]]:
    return [[N13]]


# examples_year.law:98  s (spot at 37, 36 rotated 0)
def example_335_4_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(37, 36, 0)]]


# examples_year.law:99  t (territory of "13" with wood)
def example_335_5_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N13, MARK_WOOD), "examples_year.law:99")]]


# examples_year.law:100  x "02"
def example_335_6_1(s: State) -> list[list[int]]:
    return [[N02]]


# examples_year.law:101  s (spot at 36, 37 rotated 0)
def example_335_7_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(36, 37, 0)]]


# examples_year.law:102  t (territory of "02" with food)
def example_335_8_1(s: State) -> list[list[int]]:
    return [[need(laid.area_with(TILES_MAP, s.map, N02, MARK_FOOD), "examples_year.law:102")]]


# examples_year.law:103  x "15"
def example_335_9_1(s: State) -> list[list[int]]:
    return [[N15]]


# examples_year.law:104  s (spot at 38, 36 rotated 0)
def example_335_10_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(38, 36, 0)]]


# examples_year.law:105  t (territory of "15" on east)
def example_335_11_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N15, 1), "examples_year.law:105")]]


# examples_year.law:106  x "05"
def example_335_12_1(s: State) -> list[list[int]]:
    return [[N05]]


# examples_year.law:107  s (spot at 35, 37 rotated 0)
def example_335_13_1(s: State) -> list[list[int]]:
    return [[TILES_MAP.spot_at(35, 37, 0)]]


# examples_year.law:108  t (territory of "05" on north)
def example_335_14_1(s: State) -> list[list[int]]:
    return [[need(laid.area_on(TILES_MAP, s.map, N05, 0), "examples_year.law:108")]]


# examples_year.law:109  given
def example_335_15(s: State) -> None:
    put_last(s, PILES, FISHING, HAND + 1)
    put_list_last(s, PILES, [SPY, HUNTERS, INCURSION], HAND + 2)
    forget_all(s)


# examples_year.law:113  that active is Purple
def example_335_16_1(s: State) -> bool:
    return s.active == 2


# examples_year.law:115  c Spy
def example_335_18_1(s: State) -> list[list[int]]:
    return [[SPY]]


# examples_year.law:117  that active is Red
def example_335_19_1(s: State) -> bool:
    return s.active == 1


# examples_year.law:119  c Fishing
def example_335_21_1(s: State) -> list[list[int]]:
    return [[FISHING]]


# examples_year.law:121  that active is Purple
def example_335_22_1(s: State) -> bool:
    return s.active == 2


# examples_year.law:122  that phase is Actions
def example_335_22_2(s: State) -> bool:
    return s.phase == 1


# examples_year.law:124  c Hunters
def example_335_24_1(s: State) -> list[list[int]]:
    return [[HUNTERS]]


# examples_year.law:126  c Scouts
def example_335_26_1(s: State) -> list[list[int]]:
    return [[SCOUTS]]


# examples_year.law:128  that passed of Red
def example_335_27_1(s: State) -> bool:
    return s.passed[1]


# examples_year.law:129  that not passed of Purple
def example_335_27_2(s: State) -> bool:
    return not s.passed[2]


# examples_year.law:130  that active is Purple
def example_335_27_3(s: State) -> bool:
    return s.active == 2


# examples_year.law:132  c Incursion
def example_335_29_1(s: State) -> list[list[int]]:
    return [[INCURSION]]


# examples_year.law:134  that active is Purple
def example_335_30_1(s: State) -> bool:
    return s.active == 2


# examples_year.law:135  that Incursion is in active_area of Purple
def example_335_30_2(s: State) -> bool:
    return s.at[INCURSION] == ACTIVE_AREA + 2


# examples_year.law:137  c Militia
def example_335_32_1(s: State) -> list[list[int]]:
    return [[MILITIA]]


# examples_year.law:139  that phase is Harvest
def example_335_33_1(s: State) -> bool:
    return s.phase == 2


# examples_year.law:143  given
def example_336_1(s: State) -> None:
    put_all_last(s, PILES, DECK + 1, DISCARD + 1, TYPE_CARD)
    for it in list(s.piles[DISCARD + 1]):
        take_out(s, PILES, it)
    put_list_last(s, PILES, [FISHING, SPY], DECK + 1)
    forget_all(s)


# examples_year.law:147  Red does draw_up 1
def example_336_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    draw_up(s, 1, 1)
    run(s)


# examples_year.law:149  that Fishing is in hand of Red
def example_336_3_1(s: State) -> bool:
    return s.at[FISHING] == HAND + 1


# examples_year.law:150  that Spy is in deck of Red
def example_336_3_2(s: State) -> bool:
    return s.at[SPY] == DECK + 1


# examples_year.law:151  Red does play Fishing
def example_336_4(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, FISHING, 0, VERB_PLAY]
    run(s)


# examples_year.law:153  that Fishing is in active_area of Red
def example_336_5_1(s: State) -> bool:
    return s.at[FISHING] == ACTIVE_AREA + 1


# examples_year.law:154  given
def example_336_6(s: State) -> None:
    for it in list(s.piles[DISPLAY]):
        take_out(s, PILES, it)
    forget_all(s)


# examples_year.law:156  Red does pass
def example_336_7(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_PASS]
    run(s)


# examples_year.law:158  that Fishing is in discard of Red
def example_336_8_1(s: State) -> bool:
    return s.at[FISHING] == DISCARD + 1


# examples_year.law:159  that active_area of Red is empty
def example_336_8_2(s: State) -> bool:
    return len(s.piles[ACTIVE_AREA + 1]) == 0


# examples_year.law:160  that hand of Red is empty
def example_336_8_3(s: State) -> bool:
    return len(s.piles[HAND + 1]) == 0


# examples_year.law:164  given
def example_337_1(s: State) -> None:
    for it in list(s.piles[DECK + 1]):
        take_out(s, PILES, it)
    put_list_last(s, PILES, [FISHING, SPY], DISCARD + 1)
    put_last(s, PILES, HUNTERS, DECK + 1)
    forget_all(s)


# examples_year.law:168  Red does draw_up 1
def example_337_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    draw_up(s, 1, 1)
    run(s)


# examples_year.law:170  that Hunters is in hand of Red
def example_337_3_1(s: State) -> bool:
    return s.at[HUNTERS] == HAND + 1


# examples_year.law:171  that deck of Red is empty
def example_337_3_2(s: State) -> bool:
    return len(s.piles[DECK + 1]) == 0


# examples_year.law:172  that count discard of Red is 2
def example_337_3_3(s: State) -> bool:
    return len(s.piles[DISCARD + 1]) == 2


# examples_year.law:173  Red does draw_up 1
def example_337_4(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    draw_up(s, 1, 1)
    run(s)


# examples_year.law:175  that count hand of Red is 2
def example_337_5_1(s: State) -> bool:
    return len(s.piles[HAND + 1]) == 2


# examples_year.law:176  that count deck of Red is 1
def example_337_5_2(s: State) -> bool:
    return len(s.piles[DECK + 1]) == 1


# examples_year.law:177  that discard of Red is empty
def example_337_5_3(s: State) -> bool:
    return len(s.piles[DISCARD + 1]) == 0


# examples_year.law:178  Red does draw_up 2
def example_337_6(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    draw_up(s, 1, 2)
    run(s)


# examples_year.law:180  that count hand of Red is 3
def example_337_7_1(s: State) -> bool:
    return len(s.piles[HAND + 1]) == 3


# examples_year.law:181  that deck of Red is empty
def example_337_7_2(s: State) -> bool:
    return len(s.piles[DECK + 1]) == 0


# examples_year.law:185  given
def example_338_1(s: State) -> None:
    for it in list(s.piles[DECK + 1]):
        take_out(s, PILES, it)
    put_last(s, PILES, spare_copy(s, [UNREST, 199, 200, 201, 202, 203, 204, 205, 206, 207], HAND + 1), HAND + 1)
    s.goods[4 + RES_LORE] = 5
    forget_all(s)


# examples_year.law:189  Red does act
def example_338_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_year.law:194  c Unrest
def example_338_5_1(s: State) -> list[list[int]]:
    return [list(UNREST_COPIES)]


# examples_year.law:196  that Unrest is in active_area of Red
def example_338_6_1(s: State) -> bool:
    return of_any_copy(UNREST_COPIES, lambda copy: s.at[copy] == ACTIVE_AREA + 1)


# examples_year.law:201  given
def example_339_1(s: State) -> None:
    for it in list(s.piles[DECK + 1]):
        take_out(s, PILES, it)
    put_last(s, PILES, spare_copy(s, [UNREST, 199, 200, 201, 202, 203, 204, 205, 206, 207], HAND + 1), HAND + 1)
    put_last(s, PILES, spare_copy(s, [199, 200, 201, 202, 203, 204, 205, 206, 207, UNREST], HAND + 1), HAND + 1)
    put_last(s, PILES, FISHING, DECK + 1)
    s.goods[4 + RES_LORE] = 4
    forget_all(s)


# examples_year.law:207  Red does act
def example_339_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_year.law:209  c Unrest
def example_339_4_1(s: State) -> list[list[int]]:
    return [list(UNREST_COPIES)]


# examples_year.law:211  Red has 3 lore
def example_339_5_1(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 3


# examples_year.law:212  that Fishing is in hand of Red
def example_339_5_2(s: State) -> bool:
    return s.at[FISHING] == HAND + 1


# examples_year.law:213  Red does act
def example_339_6(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_year.law:215  c Unrest
def example_339_8_1(s: State) -> list[list[int]]:
    return [list(UNREST_COPIES)]


# examples_year.law:216  u Plunder
def example_339_9_1(s: State) -> list[list[int]]:
    return [[PLUNDER]]


# examples_year.law:218  Red has 0 lore
def example_339_10_1(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 0


# examples_year.law:219  that (count c among active_area of Red where c is Unrest) is 2
def example_339_10_2(s: State) -> bool:
    return sum(1 for c in s.piles[ACTIVE_AREA + 1] if c in UNREST_COPIES) == 2


# examples_year.law:220  that Plunder is in hand of Red
def example_339_10_3(s: State) -> bool:
    return s.at[PLUNDER] == HAND + 1


# examples_year.law:225  given
def example_340_1(s: State) -> None:
    for it in list(s.piles[DECK + 1]):
        take_out(s, PILES, it)
    put_last(s, PILES, spare_copy(s, [UNREST, 199, 200, 201, 202, 203, 204, 205, 206, 207], HAND + 1), HAND + 1)
    s.goods[4 + RES_LORE] = 4
    forget_all(s)


# examples_year.law:229  Red does act
def example_340_2(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 0, VERB_ACT]
    run(s)


# examples_year.law:236  c Unrest
def example_340_5_1(s: State) -> list[list[int]]:
    return [list(UNREST_COPIES)]


# examples_year.law:238  that Unrest is in active_area of Red
def example_340_6_1(s: State) -> bool:
    return of_any_copy(UNREST_COPIES, lambda copy: s.at[copy] == ACTIVE_AREA + 1)


# examples_year.law:239  Red has 4 lore
def example_340_6_2(s: State) -> bool:
    return s.goods[4 + RES_LORE] == 4


EXAMPLES: Final[tuple[Example[State], ...]] = (
    Example(
        "Builder: one for a small building, three for a large one",
        "examples_achievements.law:2",
        ("NG-END-07",),
        None,
        (),
        (
            Step("given", "examples_achievements.law:3", edit=example_1_1),
            Step(
                "expect",
                "examples_achievements.law:12",
                tests=(
                    (example_1_2_1, "examples_achievements.law:13"),
                    (example_1_2_2, "examples_achievements.law:14"),
                ),
            ),
        ),
    ),
    Example(
        "Explorer: one for an empty small space, three for a large one",
        "examples_achievements.law:16",
        ("NG-END-07",),
        None,
        (),
        (
            Step("given", "examples_achievements.law:17", edit=example_2_1),
            Step("expect", "examples_achievements.law:24", tests=((example_2_2_1, "examples_achievements.law:25"),)),
            Step("does", "examples_achievements.law:26", edit=example_2_3),
            Step("answer", "examples_achievements.law:27", answers=(Answer("t", values=example_2_4_1),)),
            Step("answer", "examples_achievements.law:28", answers=(Answer("b", values=example_2_5_1),)),
            Step("expect", "examples_achievements.law:29", tests=((example_2_6_1, "examples_achievements.law:30"),)),
        ),
    ),
    Example(
        "Food Trader, Wood Trader, Scholar: two for each symbol, buildings included",
        "examples_achievements.law:32",
        ("NG-END-07",),
        3,
        (),
        (
            Step("given", "examples_achievements.law:34", edit=example_3_1),
            Step(
                "expect",
                "examples_achievements.law:48",
                tests=(
                    (example_3_2_1, "examples_achievements.law:49"),
                    (example_3_2_2, "examples_achievements.law:50"),
                    (example_3_2_3, "examples_achievements.law:51"),
                ),
            ),
        ),
    ),
    Example(
        "Trapper: three for each lair; Warlord: one for each unit",
        "examples_achievements.law:53",
        ("NG-END-07",),
        None,
        (),
        (
            Step("given", "examples_achievements.law:54", edit=example_4_1),
            Step(
                "expect",
                "examples_achievements.law:64",
                tests=(
                    (example_4_2_1, "examples_achievements.law:65"),
                    (example_4_2_2, "examples_achievements.law:66"),
                ),
            ),
        ),
    ),
    Example(
        "who has no Achievement counts none",
        "examples_achievements.law:68",
        ("NG-END-07",),
        None,
        (),
        (
            Step("given", "examples_achievements.law:69", edit=example_5_1),
            Step("expect", "examples_achievements.law:73", tests=((example_5_2_1, "examples_achievements.law:74"),)),
        ),
    ),
    Example(
        "Spy looks into a hand, discards a card of it, and draws",
        "examples_advanced_1.law:2",
        ("NG-EFF-03", "NG-EFF-05"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_1.law:4", edit=example_6_1),
            Step("does", "examples_advanced_1.law:7", edit=example_6_2),
            Step("answer", "examples_advanced_1.law:8", answers=(Answer("one", "no"),)),
            Step("answer", "examples_advanced_1.law:9", answers=(Answer("p", values=example_6_4_1),)),
            Step("offers", "examples_advanced_1.law:10", answers=(Answer("c", values=example_6_5_1),)),
            Step("answer", "examples_advanced_1.law:12", answers=(Answer("c", values=example_6_6_1),)),
            Step(
                "expect",
                "examples_advanced_1.law:13",
                tests=(
                    (example_6_7_1, "examples_advanced_1.law:14"),
                    (example_6_7_2, "examples_advanced_1.law:15"),
                    (example_6_7_3, "examples_advanced_1.law:16"),
                ),
            ),
        ),
    ),
    Example(
        "only the draw of Spy",
        "examples_advanced_1.law:18",
        ("NG-EFF-05",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_1.law:20", edit=example_7_1),
            Step("does", "examples_advanced_1.law:23", edit=example_7_2),
            Step("answer", "examples_advanced_1.law:24", answers=(Answer("one", "leave the hands alone"),)),
            Step(
                "expect",
                "examples_advanced_1.law:25",
                tests=((example_7_4_1, "examples_advanced_1.law:26"), (example_7_4_2, "examples_advanced_1.law:27")),
            ),
        ),
    ),
    Example(
        "all of Spy, in the edition without partial effects",
        "examples_advanced_1.law:29",
        ("NG-EFF-05",),
        None,
        (("edition", (2,)), ("clan", (49, 50))),
        (
            Step("given", "examples_advanced_1.law:32", edit=example_8_1),
            Step("does", "examples_advanced_1.law:34", edit=example_8_2),
            Step("answer", "examples_advanced_1.law:35", answers=(Answer("p", values=example_8_3_1),)),
            Step("answer", "examples_advanced_1.law:36", answers=(Answer("c", values=example_8_4_1),)),
            Step("expect", "examples_advanced_1.law:37", tests=((example_8_5_1, "examples_advanced_1.law:38"),)),
        ),
    ),
    Example(
        "Fishing, Lore Mastery and Wood Monopoly bring resources",
        "examples_advanced_1.law:40",
        ("NG-GLOS-10",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_1.law:42", edit=example_9_1),
            Step("does", "examples_advanced_1.law:44", edit=example_9_2),
            Step("expect", "examples_advanced_1.law:45", tests=((example_9_3_1, "examples_advanced_1.law:46"),)),
            Step("does", "examples_advanced_1.law:47", edit=example_9_4),
            Step("expect", "examples_advanced_1.law:48", tests=((example_9_5_1, "examples_advanced_1.law:49"),)),
            Step("does", "examples_advanced_1.law:50", edit=example_9_6),
            Step("expect", "examples_advanced_1.law:51", tests=((example_9_7_1, "examples_advanced_1.law:52"),)),
        ),
    ),
    Example(
        "Axe Throwers choose after their own roll",
        "examples_advanced_1.law:54",
        ("NG-MOVE-06", "NG-COMBAT-12", "NG-COMBAT-14"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_1.law:56", edit=example_10_1),
            Step("chance", "examples_advanced_1.law:62", outcomes=((5,), (1,))),
            Step("does", "examples_advanced_1.law:63", edit=example_10_3),
            Step("answer", "examples_advanced_1.law:64", answers=(Answer("source", values=example_10_4_1),)),
            Step("answer", "examples_advanced_1.law:65", answers=(Answer("target", values=example_10_5_1),)),
            Step("answer", "examples_advanced_1.law:66", answers=(Answer("n", values=example_10_6_1),)),
            Step("answer", "examples_advanced_1.law:67", answers=(Answer("one", "rolled"),)),
            Step("answer", "examples_advanced_1.law:68", answers=(Answer("one", "1 casualty"),)),
            Step(
                "expect",
                "examples_advanced_1.law:69",
                tests=(
                    (example_10_9_1, "examples_advanced_1.law:70"),
                    (example_10_9_2, "examples_advanced_1.law:71"),
                    (example_10_9_3, "examples_advanced_1.law:72"),
                ),
            ),
        ),
    ),
    Example(
        "Axe Throwers take a point instead",
        "examples_advanced_1.law:74",
        ("NG-MOVE-06", "NG-COMBAT-12"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_1.law:76", edit=example_11_1),
            Step("chance", "examples_advanced_1.law:82", outcomes=((0,), (0,))),
            Step("does", "examples_advanced_1.law:83", edit=example_11_3),
            Step("answer", "examples_advanced_1.law:84", answers=(Answer("source", values=example_11_4_1),)),
            Step("answer", "examples_advanced_1.law:85", answers=(Answer("target", values=example_11_5_1),)),
            Step("answer", "examples_advanced_1.law:86", answers=(Answer("n", values=example_11_6_1),)),
            Step("answer", "examples_advanced_1.law:87", answers=(Answer("one", "rolled"),)),
            Step("answer", "examples_advanced_1.law:88", answers=(Answer("one", "1 point"),)),
            Step("answer", "examples_advanced_1.law:89", answers=(Answer("refuge", values=example_11_9_1),)),
            Step("answer", "examples_advanced_1.law:90", answers=(Answer("n", values=example_11_10_1),)),
            Step(
                "expect",
                "examples_advanced_1.law:91",
                tests=(
                    (example_11_11_1, "examples_advanced_1.law:92"),
                    (example_11_11_2, "examples_advanced_1.law:93"),
                ),
            ),
        ),
    ),
    Example(
        "Industrious Villagers build, then swap a building",
        "examples_advanced_1.law:95",
        ("NG-BUILD-06", "NG-BUILD-08", "NG-EFF-04"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_1.law:97", edit=example_12_1),
            Step("does", "examples_advanced_1.law:103", edit=example_12_2),
            Step("answer", "examples_advanced_1.law:104", answers=(Answer("t", values=example_12_3_1),)),
            Step("answer", "examples_advanced_1.law:105", answers=(Answer("b", values=example_12_4_1),)),
            Step("answer", "examples_advanced_1.law:106", answers=(Answer("old", values=example_12_5_1),)),
            Step("offers", "examples_advanced_1.law:107", answers=(Answer("b", values=example_12_6_1),)),
            Step("answer", "examples_advanced_1.law:109", answers=(Answer("b", values=example_12_7_1),)),
            Step(
                "expect",
                "examples_advanced_1.law:110",
                tests=(
                    (example_12_8_1, "examples_advanced_1.law:111"),
                    (example_12_8_2, "examples_advanced_1.law:112"),
                ),
            ),
        ),
    ),
    Example(
        "Defensive Strategy cancels a card, and the other acts again",
        "examples_advanced_1.law:114",
        ("NG-EFF-04",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_1.law:116", edit=example_13_1),
            Step("does", "examples_advanced_1.law:121", edit=example_13_2),
            Step("answer", "examples_advanced_1.law:122", answers=(Answer("one", "play"),)),
            Step("answer", "examples_advanced_1.law:123", answers=(Answer("c", values=example_13_4_1),)),
            Step("answer", "examples_advanced_1.law:125", answers=(Answer("one", "Defensive Strategy"),)),
            Step(
                "expect",
                "examples_advanced_1.law:126",
                tests=(
                    (example_13_6_1, "examples_advanced_1.law:127"),
                    (example_13_6_2, "examples_advanced_1.law:128"),
                    (example_13_6_3, "examples_advanced_1.law:129"),
                ),
            ),
            Step("answer", "examples_advanced_1.law:130", answers=(Answer("one", "play"),)),
            Step("answer", "examples_advanced_1.law:131", answers=(Answer("c", values=example_13_8_1),)),
            Step("expect", "examples_advanced_1.law:132", tests=((example_13_9_1, "examples_advanced_1.law:133"),)),
        ),
    ),
    Example(
        "Defensive Strategy is kept",
        "examples_advanced_1.law:135",
        ("NG-EFF-04",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_1.law:137", edit=example_14_1),
            Step("does", "examples_advanced_1.law:142", edit=example_14_2),
            Step("answer", "examples_advanced_1.law:143", answers=(Answer("one", "play"),)),
            Step("answer", "examples_advanced_1.law:144", answers=(Answer("c", values=example_14_4_1),)),
            Step("answer", "examples_advanced_1.law:145", answers=(Answer("one", "no"),)),
            Step("answer", "examples_advanced_1.law:146", answers=(Answer("t", values=example_14_6_1),)),
            Step(
                "expect",
                "examples_advanced_1.law:147",
                tests=(
                    (example_14_7_1, "examples_advanced_1.law:148"),
                    (example_14_7_2, "examples_advanced_1.law:149"),
                ),
            ),
        ),
    ),
    Example(
        "Defensive Strategy against a Flash card after the main card",
        "examples_advanced_1.law:151",
        ("NG-EFF-04", "NG-ACT-03"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_1.law:153", edit=example_15_1),
            Step("does", "examples_advanced_1.law:158", edit=example_15_2),
            Step("answer", "examples_advanced_1.law:159", answers=(Answer("one", "play"),)),
            Step("answer", "examples_advanced_1.law:160", answers=(Answer("c", values=example_15_4_1),)),
            Step("answer", "examples_advanced_1.law:161", answers=(Answer("one", "no"),)),
            Step("answer", "examples_advanced_1.law:162", answers=(Answer("t", values=example_15_6_1),)),
            Step("answer", "examples_advanced_1.law:163", answers=(Answer("c", values=example_15_7_1),)),
            Step("answer", "examples_advanced_1.law:164", answers=(Answer("one", "Defensive Strategy"),)),
            Step(
                "expect",
                "examples_advanced_1.law:165",
                tests=(
                    (example_15_9_1, "examples_advanced_1.law:166"),
                    (example_15_9_2, "examples_advanced_1.law:167"),
                ),
            ),
            Step("offers", "examples_advanced_1.law:168", answers=(Answer("c", values=example_15_10_1),)),
            Step("answer", "examples_advanced_1.law:170", answers=(Answer("c", values=example_15_11_1),)),
            Step("expect", "examples_advanced_1.law:171", tests=((example_15_12_1, "examples_advanced_1.law:172"),)),
        ),
    ),
    Example(
        "Enemy Secrets copies a card of a neighbour",
        "examples_advanced_1.law:174",
        ("NG-EFF-04", "NG-ACT-16"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_1.law:176", edit=example_16_1),
            Step("does", "examples_advanced_1.law:182", edit=example_16_2),
            Step("answer", "examples_advanced_1.law:183", answers=(Answer("t", values=example_16_3_1),)),
            Step("offers", "examples_advanced_1.law:184", answers=(Answer("c", values=example_16_4_1),)),
            Step("answer", "examples_advanced_1.law:186", answers=(Answer("c", values=example_16_5_1),)),
            Step(
                "expect",
                "examples_advanced_1.law:187",
                tests=(
                    (example_16_6_1, "examples_advanced_1.law:188"),
                    (example_16_6_2, "examples_advanced_1.law:189"),
                ),
            ),
        ),
    ),
    Example(
        "Enemy Secrets needs a neighbour with played cards",
        "examples_advanced_1.law:191",
        ("NG-EFF-04", "NG-ACT-16"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_1.law:193", edit=example_17_1),
            Step("does", "examples_advanced_1.law:199", edit=example_17_2),
            Step("refuses", "examples_advanced_1.law:200", answers=(Answer("one", "play"),)),
        ),
    ),
    Example(
        "Hunters, Woodcutters and Loremasters recruit by symbols",
        "examples_advanced_1.law:203",
        ("NG-RECR-01", "NG-EFF-04"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_1.law:205", edit=example_18_1),
            Step("does", "examples_advanced_1.law:212", edit=example_18_2),
            Step("offers", "examples_advanced_1.law:213", answers=(Answer("n", values=example_18_3_1),)),
            Step("answer", "examples_advanced_1.law:215", answers=(Answer("n", values=example_18_4_1),)),
            Step("expect", "examples_advanced_1.law:216", tests=((example_18_5_1, "examples_advanced_1.law:217"),)),
            Step("does", "examples_advanced_1.law:218", edit=example_18_6),
            Step("answer", "examples_advanced_1.law:219", answers=(Answer("n", values=example_18_7_1),)),
            Step("does", "examples_advanced_1.law:220", edit=example_18_8),
            Step("answer", "examples_advanced_1.law:221", answers=(Answer("n", values=example_18_9_1),)),
            Step(
                "expect",
                "examples_advanced_1.law:222",
                tests=(
                    (example_18_10_1, "examples_advanced_1.law:223"),
                    (example_18_10_2, "examples_advanced_1.law:224"),
                ),
            ),
        ),
    ),
    Example(
        "Outpost in a neutral territory",
        "examples_advanced_1.law:226",
        ("NG-RECR-02", "NG-EFF-04"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_1.law:228", edit=example_19_1),
            Step("does", "examples_advanced_1.law:231", edit=example_19_2),
            Step("answer", "examples_advanced_1.law:232", answers=(Answer("t", values=example_19_3_1),)),
            Step("expect", "examples_advanced_1.law:233", tests=((example_19_4_1, "examples_advanced_1.law:234"),)),
        ),
    ),
    Example(
        "Hidden Ways lead to any open territory",
        "examples_advanced_1.law:236",
        ("NG-EFF-04", "NG-GLOS-05"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_1.law:238", edit=example_20_1),
            Step("chance", "examples_advanced_1.law:246", outcomes=((4,), (0,))),
            Step("does", "examples_advanced_1.law:247", edit=example_20_3),
            Step("refuses", "examples_advanced_1.law:248", answers=(Answer("target", values=example_20_4_1),)),
            Step("answer", "examples_advanced_1.law:250", answers=(Answer("source", values=example_20_5_1),)),
            Step("answer", "examples_advanced_1.law:251", answers=(Answer("target", values=example_20_6_1),)),
            Step("answer", "examples_advanced_1.law:252", answers=(Answer("n", values=example_20_7_1),)),
            Step(
                "expect",
                "examples_advanced_1.law:253",
                tests=(
                    (example_20_8_1, "examples_advanced_1.law:254"),
                    (example_20_8_2, "examples_advanced_1.law:255"),
                    (example_20_8_3, "examples_advanced_1.law:256"),
                ),
            ),
        ),
    ),
    Example(
        "Carpentry Mastery builds twice, one of them small",
        "examples_advanced_1.law:258",
        ("NG-EFF-04", "NG-BUILD-01"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_1.law:260", edit=example_21_1),
            Step("does", "examples_advanced_1.law:265", edit=example_21_2),
            Step("answer", "examples_advanced_1.law:266", answers=(Answer("t", values=example_21_3_1),)),
            Step("answer", "examples_advanced_1.law:267", answers=(Answer("b", values=example_21_4_1),)),
            Step("answer", "examples_advanced_1.law:268", answers=(Answer("t", values=example_21_5_1),)),
            Step("offers", "examples_advanced_1.law:269", answers=(Answer("b", values=example_21_6_1),)),
            Step("answer", "examples_advanced_1.law:271", answers=(Answer("b", values=example_21_7_1),)),
            Step(
                "expect",
                "examples_advanced_1.law:272",
                tests=(
                    (example_21_8_1, "examples_advanced_1.law:273"),
                    (example_21_8_2, "examples_advanced_1.law:273"),
                    (example_21_8_3, "examples_advanced_1.law:274"),
                ),
            ),
        ),
    ),
    Example(
        "Conqueror passes over towers and fortresses for a year",
        "examples_advanced_1.law:276",
        ("NG-EFF-04", "NG-BLDG-03", "NG-BLDG-06"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_1.law:278", edit=example_22_1),
            Step("chance", "examples_advanced_1.law:284", outcomes=((0,), (0,))),
            Step("does", "examples_advanced_1.law:285", edit=example_22_3),
            Step("does", "examples_advanced_1.law:286", edit=example_22_4),
            Step("answer", "examples_advanced_1.law:287", answers=(Answer("source", values=example_22_5_1),)),
            Step("answer", "examples_advanced_1.law:288", answers=(Answer("target", values=example_22_6_1),)),
            Step("answer", "examples_advanced_1.law:289", answers=(Answer("n", values=example_22_7_1),)),
            Step("answer", "examples_advanced_1.law:290", answers=(Answer("refuge", values=example_22_8_1),)),
            Step(
                "expect",
                "examples_advanced_1.law:291",
                tests=(
                    (example_22_9_1, "examples_advanced_1.law:292"),
                    (example_22_9_2, "examples_advanced_1.law:293"),
                ),
            ),
        ),
    ),
    Example(
        "Conqueror ends with the year",
        "examples_advanced_1.law:295",
        ("NG-EFF-04", "NG-BLDG-03", "NG-BLDG-06"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_1.law:297", edit=example_23_1),
            Step("chance", "examples_advanced_1.law:303", outcomes=((0,), (0,))),
            Step("does", "examples_advanced_1.law:304", edit=example_23_3),
            Step("does", "examples_advanced_1.law:305", edit=example_23_4),
            Step("does", "examples_advanced_1.law:306", edit=example_23_5),
            Step("answer", "examples_advanced_1.law:307", answers=(Answer("source", values=example_23_6_1),)),
            Step("answer", "examples_advanced_1.law:308", answers=(Answer("target", values=example_23_7_1),)),
            Step("answer", "examples_advanced_1.law:309", answers=(Answer("n", values=example_23_8_1),)),
            Step("answer", "examples_advanced_1.law:310", answers=(Answer("refuge", values=example_23_9_1),)),
            Step(
                "expect",
                "examples_advanced_1.law:311",
                tests=(
                    (example_23_10_1, "examples_advanced_1.law:312"),
                    (example_23_10_2, "examples_advanced_1.law:313"),
                ),
            ),
        ),
    ),
    Example(
        "Huginn and Muninn explore from any open territory",
        "examples_advanced_2.law:2",
        ("NG-EFF-04", "NG-EXPL-02"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:4", edit=example_24_1),
            Step("does", "examples_advanced_2.law:8", edit=example_24_2),
            Step("answer", "examples_advanced_2.law:9", answers=(Answer("s", values=example_24_3_1),)),
            Step("expect", "examples_advanced_2.law:10", tests=((example_24_4_1, "examples_advanced_2.law:11"),)),
        ),
    ),
    Example(
        "without them a tile goes beside the own territory only",
        "examples_advanced_2.law:13",
        ("NG-EXPL-02",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:15", edit=example_25_1),
            Step("does", "examples_advanced_2.law:19", edit=example_25_2),
            Step("refuses", "examples_advanced_2.law:20", answers=(Answer("s", values=example_25_3_1),)),
        ),
    ),
    Example(
        "Upgraded Market Place draws two",
        "examples_advanced_2.law:23",
        ("NG-DRAW-01",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:25", edit=example_26_1),
            Step("does", "examples_advanced_2.law:27", edit=example_26_2),
            Step("expect", "examples_advanced_2.law:28", tests=((example_26_3_1, "examples_advanced_2.law:29"),)),
        ),
    ),
    Example(
        "Grizzled Warriors, Heroic Charge and Warriors add points",
        "examples_advanced_2.law:31",
        ("NG-MOVE-06", "NG-COMBAT-07", "NG-COMBAT-17"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:33", edit=example_27_1),
            Step("chance", "examples_advanced_2.law:40", outcomes=((0,), (0,))),
            Step("does", "examples_advanced_2.law:41", edit=example_27_3),
            Step("answer", "examples_advanced_2.law:42", answers=(Answer("source", values=example_27_4_1),)),
            Step("answer", "examples_advanced_2.law:43", answers=(Answer("target", values=example_27_5_1),)),
            Step("answer", "examples_advanced_2.law:44", answers=(Answer("n", values=example_27_6_1),)),
            Step("answer", "examples_advanced_2.law:45", answers=(Answer("refuge", values=example_27_7_1),)),
            Step("answer", "examples_advanced_2.law:46", answers=(Answer("n", values=example_27_8_1),)),
            Step(
                "expect",
                "examples_advanced_2.law:47",
                tests=((example_27_9_1, "examples_advanced_2.law:48"), (example_27_9_2, "examples_advanced_2.law:49")),
            ),
        ),
    ),
    Example(
        "Heroic Charge ties, and the defender holds",
        "examples_advanced_2.law:51",
        ("NG-MOVE-06", "NG-COMBAT-07", "NG-COMBAT-17"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:53", edit=example_28_1),
            Step("chance", "examples_advanced_2.law:59", outcomes=((0,), (0,))),
            Step("does", "examples_advanced_2.law:60", edit=example_28_3),
            Step("answer", "examples_advanced_2.law:61", answers=(Answer("source", values=example_28_4_1),)),
            Step("answer", "examples_advanced_2.law:62", answers=(Answer("target", values=example_28_5_1),)),
            Step("answer", "examples_advanced_2.law:63", answers=(Answer("n", values=example_28_6_1),)),
            Step("answer", "examples_advanced_2.law:64", answers=(Answer("refuge", values=example_28_7_1),)),
            Step("answer", "examples_advanced_2.law:65", answers=(Answer("n", values=example_28_8_1),)),
            Step(
                "expect",
                "examples_advanced_2.law:66",
                tests=((example_28_9_1, "examples_advanced_2.law:67"), (example_28_9_2, "examples_advanced_2.law:68")),
            ),
        ),
    ),
    Example(
        "Warriors win by their point",
        "examples_advanced_2.law:70",
        ("NG-MOVE-06", "NG-COMBAT-07", "NG-COMBAT-17"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:72", edit=example_29_1),
            Step("chance", "examples_advanced_2.law:78", outcomes=((0,), (0,))),
            Step("does", "examples_advanced_2.law:79", edit=example_29_3),
            Step("answer", "examples_advanced_2.law:80", answers=(Answer("source", values=example_29_4_1),)),
            Step("answer", "examples_advanced_2.law:81", answers=(Answer("target", values=example_29_5_1),)),
            Step("answer", "examples_advanced_2.law:82", answers=(Answer("n", values=example_29_6_1),)),
            Step("answer", "examples_advanced_2.law:83", answers=(Answer("refuge", values=example_29_7_1),)),
            Step("answer", "examples_advanced_2.law:84", answers=(Answer("n", values=example_29_8_1),)),
            Step("expect", "examples_advanced_2.law:85", tests=((example_29_9_1, "examples_advanced_2.law:86"),)),
        ),
    ),
    Example(
        "Upgraded Trading Post keeps two and discards one",
        "examples_advanced_2.law:88",
        ("NG-DRAW-01", "NG-DRAW-02"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:90", edit=example_30_1),
            Step("does", "examples_advanced_2.law:92", edit=example_30_2),
            Step("answer", "examples_advanced_2.law:93", answers=(Answer("ks", values=example_30_3_1),)),
            Step("answer", "examples_advanced_2.law:94", answers=(Answer("ks", values=example_30_4_1),)),
            Step(
                "expect",
                "examples_advanced_2.law:95",
                tests=((example_30_5_1, "examples_advanced_2.law:96"), (example_30_5_2, "examples_advanced_2.law:97")),
            ),
        ),
    ),
    Example(
        "Trading Post keeps one, returns one, discards one",
        "examples_advanced_2.law:99",
        ("NG-DRAW-01", "NG-DRAW-02"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:101", edit=example_31_1),
            Step("does", "examples_advanced_2.law:103", edit=example_31_2),
            Step("answer", "examples_advanced_2.law:104", answers=(Answer("ks", values=example_31_3_1),)),
            Step("answer", "examples_advanced_2.law:105", answers=(Answer("rs", values=example_31_4_1),)),
            Step(
                "expect",
                "examples_advanced_2.law:106",
                tests=(
                    (example_31_5_1, "examples_advanced_2.law:107"),
                    (example_31_5_2, "examples_advanced_2.law:108"),
                    (example_31_5_3, "examples_advanced_2.law:109"),
                ),
            ),
        ),
    ),
    Example(
        "Greater Trade Routes return one on top",
        "examples_advanced_2.law:111",
        ("NG-DRAW-01", "NG-DRAW-02"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:113", edit=example_32_1),
            Step("does", "examples_advanced_2.law:115", edit=example_32_2),
            Step("answer", "examples_advanced_2.law:116", answers=(Answer("ks", values=example_32_3_1),)),
            Step("answer", "examples_advanced_2.law:117", answers=(Answer("ks", values=example_32_4_1),)),
            Step("answer", "examples_advanced_2.law:118", answers=(Answer("rs", values=example_32_5_1),)),
            Step(
                "expect",
                "examples_advanced_2.law:119",
                tests=(
                    (example_32_6_1, "examples_advanced_2.law:120"),
                    (example_32_6_2, "examples_advanced_2.law:121"),
                ),
            ),
        ),
    ),
    Example(
        "Cunning Merchant returns two in the order of choice",
        "examples_advanced_2.law:123",
        ("NG-DRAW-01", "NG-DRAW-03"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:125", edit=example_33_1),
            Step("does", "examples_advanced_2.law:127", edit=example_33_2),
            Step("answer", "examples_advanced_2.law:128", answers=(Answer("ks", values=example_33_3_1),)),
            Step("answer", "examples_advanced_2.law:129", answers=(Answer("rs", values=example_33_4_1),)),
            Step("answer", "examples_advanced_2.law:130", answers=(Answer("rs", values=example_33_5_1),)),
            Step("expect", "examples_advanced_2.law:131", tests=((example_33_6_1, "examples_advanced_2.law:132"),)),
        ),
    ),
    Example(
        "Ancestral Curse: everybody else discards, then draw",
        "examples_advanced_2.law:134",
        ("NG-EFF-04", "NG-WINT-08"),
        3,
        (("clan", (49, 50, 46)),),
        (
            Step("given", "examples_advanced_2.law:137", edit=example_34_1),
            Step("does", "examples_advanced_2.law:140", edit=example_34_2),
            Step("offers", "examples_advanced_2.law:141", answers=(Answer("c", values=example_34_3_1),)),
            Step("answer", "examples_advanced_2.law:143", answers=(Answer("c", values=example_34_4_1),)),
            Step(
                "expect",
                "examples_advanced_2.law:144",
                tests=(
                    (example_34_5_1, "examples_advanced_2.law:145"),
                    (example_34_5_2, "examples_advanced_2.law:146"),
                    (example_34_5_3, "examples_advanced_2.law:147"),
                ),
            ),
        ),
    ),
    Example(
        "Ancestral Curse, where Unrest is no shield",
        "examples_advanced_2.law:149",
        ("NG-WINT-08",),
        None,
        (("edition", (1,)), ("clan", (49, 50))),
        (
            Step("given", "examples_advanced_2.law:152", edit=example_35_1),
            Step("does", "examples_advanced_2.law:154", edit=example_35_2),
            Step("offers", "examples_advanced_2.law:155", answers=(Answer("c", values=example_35_3_1),)),
        ),
    ),
    Example(
        "Rangers may explore twice",
        "examples_advanced_2.law:158",
        ("NG-EXPL-01",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:160", edit=example_36_1),
            Step("does", "examples_advanced_2.law:163", edit=example_36_2),
            Step("answer", "examples_advanced_2.law:164", answers=(Answer("s", values=example_36_3_1),)),
            Step("answer", "examples_advanced_2.law:165", answers=(Answer("one", "explore again"),)),
            Step("answer", "examples_advanced_2.law:166", answers=(Answer("s", values=example_36_5_1),)),
            Step("expect", "examples_advanced_2.law:167", tests=((example_36_6_1, "examples_advanced_2.law:168"),)),
        ),
    ),
    Example(
        "Upgraded Scout Camp chooses one of two tiles",
        "examples_advanced_2.law:170",
        ("NG-EXPL-01",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:172", edit=example_37_1),
            Step("does", "examples_advanced_2.law:175", edit=example_37_2),
            Step("answer", "examples_advanced_2.law:176", answers=(Answer("x", values=example_37_3_1),)),
            Step("answer", "examples_advanced_2.law:177", answers=(Answer("s", values=example_37_4_1),)),
            Step(
                "expect",
                "examples_advanced_2.law:178",
                tests=(
                    (example_37_5_1, "examples_advanced_2.law:179"),
                    (example_37_5_2, "examples_advanced_2.law:180"),
                ),
            ),
        ),
    ),
    Example(
        "Infiltration passes through enemy territory",
        "examples_advanced_2.law:182",
        ("NG-MOVE-10", "NG-EFF-04"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:184", edit=example_38_1),
            Step("does", "examples_advanced_2.law:189", edit=example_38_2),
            Step("answer", "examples_advanced_2.law:190", answers=(Answer("source", values=example_38_3_1),)),
            Step("answer", "examples_advanced_2.law:191", answers=(Answer("target", values=example_38_4_1),)),
            Step("answer", "examples_advanced_2.law:192", answers=(Answer("n", values=example_38_5_1),)),
            Step("answer", "examples_advanced_2.law:193", answers=(Answer("source", values=example_38_6_1),)),
            Step("answer", "examples_advanced_2.law:194", answers=(Answer("target", values=example_38_7_1),)),
            Step("answer", "examples_advanced_2.law:195", answers=(Answer("n", values=example_38_8_1),)),
            Step("answer", "examples_advanced_2.law:196", answers=(Answer("source", "nothing"),)),
            Step(
                "expect",
                "examples_advanced_2.law:197",
                tests=(
                    (example_38_10_1, "examples_advanced_2.law:198"),
                    (example_38_10_2, "examples_advanced_2.law:199"),
                    (example_38_10_3, "examples_advanced_2.law:200"),
                ),
            ),
        ),
    ),
    Example(
        "Upgraded Town Hall recruits two, split",
        "examples_advanced_2.law:202",
        ("NG-RECR-01", "NG-RECR-03"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:204", edit=example_39_1),
            Step("does", "examples_advanced_2.law:208", edit=example_39_2),
            Step("answer", "examples_advanced_2.law:209", answers=(Answer("t", values=example_39_3_1),)),
            Step("answer", "examples_advanced_2.law:210", answers=(Answer("t", values=example_39_4_1),)),
            Step(
                "expect",
                "examples_advanced_2.law:211",
                tests=(
                    (example_39_5_1, "examples_advanced_2.law:212"),
                    (example_39_5_2, "examples_advanced_2.law:213"),
                ),
            ),
        ),
    ),
    Example(
        "Amenities need no space for a small building",
        "examples_advanced_2.law:215",
        ("NG-EFF-04", "NG-BUILD-02"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:217", edit=example_40_1),
            Step("does", "examples_advanced_2.law:221", edit=example_40_2),
            Step("answer", "examples_advanced_2.law:222", answers=(Answer("t", values=example_40_3_1),)),
            Step("answer", "examples_advanced_2.law:223", answers=(Answer("b", values=example_40_4_1),)),
            Step(
                "expect",
                "examples_advanced_2.law:224",
                tests=(
                    (example_40_5_1, "examples_advanced_2.law:225"),
                    (example_40_5_2, "examples_advanced_2.law:226"),
                ),
            ),
        ),
    ),
    Example(
        "Bribery sends two enemies away",
        "examples_advanced_2.law:228",
        ("NG-EFF-04",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:230", edit=example_41_1),
            Step("does", "examples_advanced_2.law:235", edit=example_41_2),
            Step("answer", "examples_advanced_2.law:236", answers=(Answer("source", values=example_41_3_1),)),
            Step("answer", "examples_advanced_2.law:237", answers=(Answer("target", values=example_41_4_1),)),
            Step("answer", "examples_advanced_2.law:238", answers=(Answer("n", values=example_41_5_1),)),
            Step(
                "expect",
                "examples_advanced_2.law:239",
                tests=(
                    (example_41_6_1, "examples_advanced_2.law:240"),
                    (example_41_6_2, "examples_advanced_2.law:241"),
                ),
            ),
        ),
    ),
    Example(
        "Bribery makes two others fight",
        "examples_advanced_2.law:243",
        ("NG-EFF-04", "NG-COMBAT-02"),
        3,
        (("clan", (49, 45, 46)),),
        (
            Step("given", "examples_advanced_2.law:246", edit=example_42_1),
            Step("chance", "examples_advanced_2.law:252", outcomes=((4,), (0,))),
            Step("does", "examples_advanced_2.law:253", edit=example_42_3),
            Step("answer", "examples_advanced_2.law:254", answers=(Answer("source", values=example_42_4_1),)),
            Step("answer", "examples_advanced_2.law:255", answers=(Answer("target", values=example_42_5_1),)),
            Step("answer", "examples_advanced_2.law:256", answers=(Answer("n", values=example_42_6_1),)),
            Step(
                "expect",
                "examples_advanced_2.law:257",
                tests=(
                    (example_42_7_1, "examples_advanced_2.law:258"),
                    (example_42_7_2, "examples_advanced_2.law:259"),
                    (example_42_7_3, "examples_advanced_2.law:260"),
                ),
            ),
        ),
    ),
    Example(
        "Incursion moves four times",
        "examples_advanced_2.law:262",
        ("NG-MOVE-01", "NG-MOVE-05"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:264", edit=example_43_1),
            Step("does", "examples_advanced_2.law:268", edit=example_43_2),
            Step("answer", "examples_advanced_2.law:269", answers=(Answer("source", values=example_43_3_1),)),
            Step("answer", "examples_advanced_2.law:270", answers=(Answer("target", values=example_43_4_1),)),
            Step("answer", "examples_advanced_2.law:271", answers=(Answer("n", values=example_43_5_1),)),
            Step("answer", "examples_advanced_2.law:272", answers=(Answer("source", values=example_43_6_1),)),
            Step("answer", "examples_advanced_2.law:273", answers=(Answer("target", values=example_43_7_1),)),
            Step("answer", "examples_advanced_2.law:274", answers=(Answer("n", values=example_43_8_1),)),
            Step("expect", "examples_advanced_2.law:275", tests=((example_43_9_1, "examples_advanced_2.law:276"),)),
        ),
    ),
    Example(
        "Legendary Heroes repeat a card played this year",
        "examples_advanced_2.law:278",
        ("NG-EFF-04",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:280", edit=example_44_1),
            Step("does", "examples_advanced_2.law:283", edit=example_44_2),
            Step("answer", "examples_advanced_2.law:284", answers=(Answer("one", "play"),)),
            Step("answer", "examples_advanced_2.law:285", answers=(Answer("c", values=example_44_4_1),)),
            Step("answer", "examples_advanced_2.law:286", answers=(Answer("c", values=example_44_5_1),)),
            Step("offers", "examples_advanced_2.law:287", answers=(Answer("c", values=example_44_6_1),)),
            Step("answer", "examples_advanced_2.law:289", answers=(Answer("c", values=example_44_7_1),)),
            Step("expect", "examples_advanced_2.law:290", tests=((example_44_8_1, "examples_advanced_2.law:291"),)),
        ),
    ),
    Example(
        "Legendary Heroes repeat nothing that only waited",
        "examples_advanced_2.law:293",
        ("NG-EFF-04",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:295", edit=example_45_1),
            Step("does", "examples_advanced_2.law:298", edit=example_45_2),
            Step("refuses", "examples_advanced_2.law:299", answers=(Answer("one", "play"),)),
        ),
    ),
    Example(
        "Allies from the Wild come to neutral territories only",
        "examples_advanced_2.law:302",
        ("NG-EFF-04", "NG-RECR-04"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:304", edit=example_46_1),
            Step("does", "examples_advanced_2.law:307", edit=example_46_2),
            Step("refuses", "examples_advanced_2.law:308", answers=(Answer("t", values=example_46_3_1),)),
            Step("answer", "examples_advanced_2.law:310", answers=(Answer("t", values=example_46_4_1),)),
            Step("answer", "examples_advanced_2.law:311", answers=(Answer("t", values=example_46_5_1),)),
            Step("answer", "examples_advanced_2.law:312", answers=(Answer("t", values=example_46_6_1),)),
            Step(
                "expect",
                "examples_advanced_2.law:313",
                tests=(
                    (example_46_7_1, "examples_advanced_2.law:314"),
                    (example_46_7_2, "examples_advanced_2.law:315"),
                ),
            ),
        ),
    ),
    Example(
        "Capture removes an enemy and adds a unit",
        "examples_advanced_2.law:317",
        ("NG-EFF-04", "NG-EFF-05"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:319", edit=example_47_1),
            Step("does", "examples_advanced_2.law:323", edit=example_47_2),
            Step("answer", "examples_advanced_2.law:324", answers=(Answer("one", "no"),)),
            Step("answer", "examples_advanced_2.law:325", answers=(Answer("t", values=example_47_4_1),)),
            Step("answer", "examples_advanced_2.law:326", answers=(Answer("t", values=example_47_5_1),)),
            Step(
                "expect",
                "examples_advanced_2.law:327",
                tests=(
                    (example_47_6_1, "examples_advanced_2.law:328"),
                    (example_47_6_2, "examples_advanced_2.law:329"),
                ),
            ),
        ),
    ),
    Example(
        "Veiled Threats: a card or a resource, as the victim likes",
        "examples_advanced_2.law:331",
        ("NG-EFF-04",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_advanced_2.law:333", edit=example_48_1),
            Step("does", "examples_advanced_2.law:338", edit=example_48_2),
            Step("answer", "examples_advanced_2.law:339", answers=(Answer("p", values=example_48_3_1),)),
            Step("answer", "examples_advanced_2.law:340", answers=(Answer("one", "give a resource"),)),
            Step("answer", "examples_advanced_2.law:341", answers=(Answer("r", values=example_48_5_1),)),
            Step(
                "expect",
                "examples_advanced_2.law:342",
                tests=(
                    (example_48_6_1, "examples_advanced_2.law:343"),
                    (example_48_6_2, "examples_advanced_2.law:344"),
                    (example_48_6_3, "examples_advanced_2.law:345"),
                ),
            ),
        ),
    ),
    Example(
        "Kaija joins in setup",
        "examples_bear.law:2",
        ("NG-CLAN-02", "NG-COMP-13", "NG-CLAN-01"),
        None,
        (("clan", (44, 50)),),
        (
            Step(
                "chance",
                "examples_bear.law:4",
                outcomes=(
                    (153,),
                    (156,),
                    (155,),
                    (165,),
                    (116,),
                    (117,),
                    (123,),
                    (126,),
                    (135,),
                    (150,),
                    (148,),
                    (143,),
                ),
            ),
            Step(
                "chance",
                "examples_bear.law:5",
                outcomes=((109,), (110,), (1,), (0,), (0,), (0,), (12,), (15,), (19,), (13,), (23,), (25,)),
            ),
            Step("answer", "examples_bear.law:6", answers=(Answer("x", values=example_49_3_1),)),
            Step("answer", "examples_bear.law:7", answers=(Answer("s", values=example_49_4_1),)),
            Step("answer", "examples_bear.law:8", answers=(Answer("t", values=example_49_5_1),)),
            Step("answer", "examples_bear.law:9", answers=(Answer("one", "Bear"),)),
            Step(
                "expect",
                "examples_bear.law:10",
                tests=(
                    (example_49_7_1, "examples_bear.law:11"),
                    (example_49_7_2, "examples_bear.law:12"),
                    (example_49_7_3, "examples_bear.law:13"),
                ),
            ),
        ),
    ),
    Example(
        "Kaija joins when the clan recruits, where it may recruit",
        "examples_bear.law:15",
        ("NG-CLAN-02",),
        None,
        (("clan", (44, 50)),),
        (
            Step("given", "examples_bear.law:17", edit=example_50_1),
            Step("does", "examples_bear.law:23", edit=example_50_2),
            Step("answer", "examples_bear.law:24", answers=(Answer("t", values=example_50_3_1),)),
            Step("answer", "examples_bear.law:25", answers=(Answer("one", "Bear"),)),
            Step("offers", "examples_bear.law:26", answers=(Answer("t", values=example_50_5_1),)),
            Step("answer", "examples_bear.law:28", answers=(Answer("t", values=example_50_6_1),)),
            Step(
                "expect",
                "examples_bear.law:29",
                tests=(
                    (example_50_7_1, "examples_bear.law:30"),
                    (example_50_7_2, "examples_bear.law:31"),
                    (example_50_7_3, "examples_bear.law:31"),
                ),
            ),
        ),
    ),
    Example(
        "there is one Kaija",
        "examples_bear.law:33",
        ("NG-CLAN-02",),
        None,
        (("clan", (44, 50)),),
        (
            Step("given", "examples_bear.law:35", edit=example_51_1),
            Step("does", "examples_bear.law:39", edit=example_51_2),
            Step("answer", "examples_bear.law:40", answers=(Answer("t", values=example_51_3_1),)),
            Step(
                "expect",
                "examples_bear.law:41",
                tests=(
                    (example_51_4_1, "examples_bear.law:42"),
                    (example_51_4_2, "examples_bear.law:42"),
                    (example_51_4_3, "examples_bear.law:43"),
                ),
            ),
        ),
    ),
    Example(
        "Kaija alone controls a territory, and may be placed later",
        "examples_bear.law:45",
        ("NG-CLAN-02", "NG-GLOS-06"),
        None,
        (("clan", (44, 50)),),
        (
            Step("given", "examples_bear.law:47", edit=example_52_1),
            Step(
                "expect",
                "examples_bear.law:51",
                tests=((example_52_2_1, "examples_bear.law:52"), (example_52_2_2, "examples_bear.law:53")),
            ),
            Step("does", "examples_bear.law:54", edit=example_52_3),
            Step("offers", "examples_bear.law:55", answers=(Answer("t", values=example_52_4_1),)),
        ),
    ),
    Example(
        "two points, one figure, in winter none",
        "examples_bear.law:58",
        ("NG-CLAN-03", "NG-CLAN-05"),
        None,
        (("clan", (44, 50)),),
        (
            Step("given", "examples_bear.law:60", edit=example_53_1),
            Step("does", "examples_bear.law:66", edit=example_53_2),
            Step("answer", "examples_bear.law:67", answers=(Answer("source", values=example_53_3_1),)),
            Step("answer", "examples_bear.law:68", answers=(Answer("target", values=example_53_4_1),)),
            Step("answer", "examples_bear.law:69", answers=(Answer("n", values=example_53_5_1),)),
            Step(
                "expect",
                "examples_bear.law:70",
                tests=((example_53_6_1, "examples_bear.law:71"), (example_53_6_2, "examples_bear.law:72")),
            ),
            Step("answer", "examples_bear.law:73", answers=(Answer("fed", values=example_53_7_1),)),
            Step("offers", "examples_bear.law:74", answers=(Answer("fed", values=example_53_8_1),)),
        ),
    ),
    Example(
        "Kaija needs no food in winter",
        "examples_bear.law:77",
        ("NG-CLAN-05", "NG-WINT-01"),
        None,
        (("clan", (44, 50)),),
        (
            Step("given", "examples_bear.law:79", edit=example_54_1),
            Step("does", "examples_bear.law:86", edit=example_54_2),
            Step(
                "expect",
                "examples_bear.law:87",
                tests=((example_54_3_1, "examples_bear.law:88"), (example_54_3_2, "examples_bear.law:89")),
            ),
        ),
    ),
    Example(
        "Kaija moves alone, with others or not at all",
        "examples_bear.law:91",
        ("NG-CLAN-04",),
        None,
        (("clan", (44, 50)), ("kaija_moves", (0,))),
        (
            Step("given", "examples_bear.law:94", edit=example_55_1),
            Step("does", "examples_bear.law:97", edit=example_55_2),
            Step("answer", "examples_bear.law:98", answers=(Answer("source", values=example_55_3_1),)),
            Step("answer", "examples_bear.law:99", answers=(Answer("target", values=example_55_4_1),)),
            Step("offers", "examples_bear.law:100", answers=(Answer("ride", values=example_55_5_1),)),
            Step("answer", "examples_bear.law:102", answers=(Answer("ride", values=example_55_6_1),)),
            Step("offers", "examples_bear.law:103", answers=(Answer("n", values=example_55_7_1),)),
            Step("answer", "examples_bear.law:105", answers=(Answer("n", values=example_55_8_1),)),
            Step(
                "expect",
                "examples_bear.law:106",
                tests=(
                    (example_55_9_1, "examples_bear.law:107"),
                    (example_55_9_2, "examples_bear.law:108"),
                    (example_55_9_3, "examples_bear.law:108"),
                ),
            ),
            Step("answer", "examples_bear.law:109", answers=(Answer("source", values=example_55_10_1),)),
            Step("answer", "examples_bear.law:110", answers=(Answer("target", values=example_55_11_1),)),
            Step(
                "expect",
                "examples_bear.law:111",
                tests=((example_55_12_1, "examples_bear.law:112"), (example_55_12_2, "examples_bear.law:112")),
            ),
            Step("answer", "examples_bear.law:113", answers=(Answer("source", values=example_55_13_1),)),
            Step("answer", "examples_bear.law:114", answers=(Answer("target", values=example_55_14_1),)),
            Step("answer", "examples_bear.law:115", answers=(Answer("ride", values=example_55_15_1),)),
            Step("offers", "examples_bear.law:116", answers=(Answer("n", values=example_55_16_1),)),
            Step("answer", "examples_bear.law:118", answers=(Answer("n", values=example_55_17_1),)),
            Step(
                "expect",
                "examples_bear.law:119",
                tests=(
                    (example_55_18_1, "examples_bear.law:120"),
                    (example_55_18_2, "examples_bear.law:120"),
                    (example_55_18_3, "examples_bear.law:121"),
                ),
            ),
        ),
    ),
    Example(
        "the other reading: Kaija moves with units only",
        "examples_bear.law:123",
        ("NG-CLAN-04",),
        None,
        (("clan", (44, 50)), ("kaija_moves", (1,))),
        (
            Step("given", "examples_bear.law:126", edit=example_56_1),
            Step("does", "examples_bear.law:130", edit=example_56_2),
            Step("answer", "examples_bear.law:131", answers=(Answer("source", values=example_56_3_1),)),
            Step("answer", "examples_bear.law:132", answers=(Answer("target", values=example_56_4_1),)),
            Step("answer", "examples_bear.law:133", answers=(Answer("ride", values=example_56_5_1),)),
            Step("offers", "examples_bear.law:134", answers=(Answer("n", values=example_56_6_1),)),
            Step("answer", "examples_bear.law:136", answers=(Answer("n", values=example_56_7_1),)),
            Step("answer", "examples_bear.law:137", answers=(Answer("source", values=example_56_8_1),)),
            Step("answer", "examples_bear.law:138", answers=(Answer("target", values=example_56_9_1),)),
            Step("answer", "examples_bear.law:139", answers=(Answer("ride", values=example_56_10_1),)),
            Step(
                "expect",
                "examples_bear.law:140",
                tests=(
                    (example_56_11_1, "examples_bear.law:141"),
                    (example_56_11_2, "examples_bear.law:141"),
                    (example_56_11_3, "examples_bear.law:142"),
                ),
            ),
            Step("refuses", "examples_bear.law:143", answers=(Answer("source", values=example_56_12_1),)),
        ),
    ),
    Example(
        "Kaija does not enter enemy territory",
        "examples_bear.law:146",
        ("NG-CLAN-04",),
        None,
        (("clan", (44, 50)),),
        (
            Step("given", "examples_bear.law:148", edit=example_57_1),
            Step("does", "examples_bear.law:153", edit=example_57_2),
            Step("answer", "examples_bear.law:154", answers=(Answer("source", values=example_57_3_1),)),
            Step("answer", "examples_bear.law:155", answers=(Answer("target", values=example_57_4_1),)),
            Step("offers", "examples_bear.law:156", answers=(Answer("n", values=example_57_5_1),)),
            Step("answer", "examples_bear.law:158", answers=(Answer("n", values=example_57_6_1),)),
            Step(
                "expect",
                "examples_bear.law:159",
                tests=(
                    (example_57_7_1, "examples_bear.law:160"),
                    (example_57_7_2, "examples_bear.law:161"),
                    (example_57_7_3, "examples_bear.law:162"),
                ),
            ),
        ),
    ),
    Example(
        "alone she has nowhere to go but neutral or own ground",
        "examples_bear.law:164",
        ("NG-CLAN-04",),
        None,
        (("clan", (44, 50)),),
        (
            Step("given", "examples_bear.law:166", edit=example_58_1),
            Step("does", "examples_bear.law:170", edit=example_58_2),
            Step(
                "offers",
                "examples_bear.law:171",
                answers=(Answer("source", values=example_58_3_1), Answer("target", values=example_58_3_2)),
            ),
        ),
    ),
    Example(
        "the owner says whether Kaija falls",
        "examples_bear.law:175",
        ("NG-CLAN-03", "NG-COMBAT-18"),
        None,
        (("clan", (44, 50)),),
        (
            Step("given", "examples_bear.law:177", edit=example_59_1),
            Step("chance", "examples_bear.law:183", outcomes=((5,), (0,))),
            Step("does", "examples_bear.law:184", edit=example_59_3),
            Step("answer", "examples_bear.law:185", answers=(Answer("source", values=example_59_4_1),)),
            Step("answer", "examples_bear.law:186", answers=(Answer("target", values=example_59_5_1),)),
            Step("answer", "examples_bear.law:187", answers=(Answer("n", values=example_59_6_1),)),
            Step("offers", "examples_bear.law:188", answers=(Answer("kaija_falls", values=example_59_7_1),)),
            Step("answer", "examples_bear.law:190", answers=(Answer("kaija_falls", values=example_59_8_1),)),
            Step("offers", "examples_bear.law:191", answers=(Answer("refuge", values=example_59_9_1),)),
            Step("answer", "examples_bear.law:193", answers=(Answer("refuge", values=example_59_10_1),)),
            Step(
                "expect",
                "examples_bear.law:194",
                tests=(
                    (example_59_11_1, "examples_bear.law:195"),
                    (example_59_11_2, "examples_bear.law:195"),
                    (example_59_11_3, "examples_bear.law:196"),
                ),
            ),
        ),
    ),
    Example(
        "Kaija falls with the last of them, and may come back",
        "examples_bear.law:198",
        ("NG-CLAN-02", "NG-COMBAT-15"),
        None,
        (("clan", (44, 50)),),
        (
            Step("given", "examples_bear.law:200", edit=example_60_1),
            Step("chance", "examples_bear.law:207", outcomes=((4,), (0,))),
            Step("does", "examples_bear.law:208", edit=example_60_3),
            Step("answer", "examples_bear.law:209", answers=(Answer("source", values=example_60_4_1),)),
            Step("answer", "examples_bear.law:210", answers=(Answer("target", values=example_60_5_1),)),
            Step("answer", "examples_bear.law:211", answers=(Answer("n", values=example_60_6_1),)),
            Step(
                "expect",
                "examples_bear.law:212",
                tests=((example_60_7_1, "examples_bear.law:213"), (example_60_7_2, "examples_bear.law:214")),
            ),
            Step("does", "examples_bear.law:215", edit=example_60_8),
            Step("answer", "examples_bear.law:216", answers=(Answer("t", values=example_60_9_1),)),
            Step("answer", "examples_bear.law:217", answers=(Answer("one", "Bear"),)),
            Step("answer", "examples_bear.law:218", answers=(Answer("t", values=example_60_11_1),)),
            Step(
                "expect",
                "examples_bear.law:219",
                tests=((example_60_12_1, "examples_bear.law:220"), (example_60_12_2, "examples_bear.law:220")),
            ),
        ),
    ),
    Example(
        "Kaija retreats apart from the unit",
        "examples_bear.law:222",
        ("NG-COMBAT-20", "NG-CLAN-04"),
        None,
        (("clan", (44, 50)),),
        (
            Step("given", "examples_bear.law:224", edit=example_61_1),
            Step("chance", "examples_bear.law:230", outcomes=((1,), (0,))),
            Step("does", "examples_bear.law:231", edit=example_61_3),
            Step("answer", "examples_bear.law:232", answers=(Answer("source", values=example_61_4_1),)),
            Step("answer", "examples_bear.law:233", answers=(Answer("target", values=example_61_5_1),)),
            Step("answer", "examples_bear.law:234", answers=(Answer("n", values=example_61_6_1),)),
            Step("answer", "examples_bear.law:235", answers=(Answer("refuge", values=example_61_7_1),)),
            Step("answer", "examples_bear.law:236", answers=(Answer("ride", values=example_61_8_1),)),
            Step("answer", "examples_bear.law:237", answers=(Answer("refuge", values=example_61_9_1),)),
            Step(
                "expect",
                "examples_bear.law:238",
                tests=((example_61_10_1, "examples_bear.law:239"), (example_61_10_2, "examples_bear.law:240")),
            ),
        ),
    ),
    Example(
        "card Bear Clan: Kaija takes food and wood along",
        "examples_bear_cards.law:2",
        ("NG-CLAN-01", "NG-EFF-04"),
        None,
        (("clan", (44, 50)),),
        (
            Step("given", "examples_bear_cards.law:4", edit=example_62_1),
            Step("does", "examples_bear_cards.law:9", edit=example_62_2),
            Step("answer", "examples_bear_cards.law:10", answers=(Answer("source", values=example_62_3_1),)),
            Step("answer", "examples_bear_cards.law:11", answers=(Answer("target", values=example_62_4_1),)),
            Step("answer", "examples_bear_cards.law:12", answers=(Answer("ride", values=example_62_5_1),)),
            Step("answer", "examples_bear_cards.law:13", answers=(Answer("n", values=example_62_6_1),)),
            Step(
                "expect",
                "examples_bear_cards.law:14",
                tests=(
                    (example_62_7_1, "examples_bear_cards.law:15"),
                    (example_62_7_2, "examples_bear_cards.law:15"),
                    (example_62_7_3, "examples_bear_cards.law:15"),
                    (example_62_7_4, "examples_bear_cards.law:16"),
                    (example_62_7_5, "examples_bear_cards.law:16"),
                ),
            ),
        ),
    ),
    Example(
        "card Bear Clan without Kaija",
        "examples_bear_cards.law:18",
        ("NG-CLAN-01",),
        None,
        (("clan", (44, 50)),),
        (
            Step("given", "examples_bear_cards.law:20", edit=example_63_1),
            Step("does", "examples_bear_cards.law:25", edit=example_63_2),
            Step("answer", "examples_bear_cards.law:26", answers=(Answer("source", values=example_63_3_1),)),
            Step("answer", "examples_bear_cards.law:27", answers=(Answer("target", values=example_63_4_1),)),
            Step("answer", "examples_bear_cards.law:28", answers=(Answer("ride", values=example_63_5_1),)),
            Step("answer", "examples_bear_cards.law:29", answers=(Answer("n", values=example_63_6_1),)),
            Step(
                "expect",
                "examples_bear_cards.law:30",
                tests=((example_63_7_1, "examples_bear_cards.law:31"), (example_63_7_2, "examples_bear_cards.law:31")),
            ),
        ),
    ),
    Example(
        "card The Bear Awakens: Kaija goes to war until the year ends",
        "examples_bear_cards.law:33",
        ("NG-CLAN-04", "NG-EFF-04"),
        None,
        (("clan", (44, 50)),),
        (
            Step("given", "examples_bear_cards.law:35", edit=example_64_1),
            Step("does", "examples_bear_cards.law:41", edit=example_64_2),
            Step("answer", "examples_bear_cards.law:42", answers=(Answer("t", values=example_64_3_1),)),
            Step("answer", "examples_bear_cards.law:43", answers=(Answer("t", values=example_64_4_1),)),
            Step("expect", "examples_bear_cards.law:44", tests=((example_64_5_1, "examples_bear_cards.law:45"),)),
            Step("does", "examples_bear_cards.law:46", edit=example_64_6),
            Step("answer", "examples_bear_cards.law:47", answers=(Answer("source", values=example_64_7_1),)),
            Step("answer", "examples_bear_cards.law:48", answers=(Answer("target", values=example_64_8_1),)),
            Step("answer", "examples_bear_cards.law:49", answers=(Answer("ride", values=example_64_9_1),)),
            Step("answer", "examples_bear_cards.law:50", answers=(Answer("n", values=example_64_10_1),)),
            Step(
                "expect",
                "examples_bear_cards.law:51",
                tests=(
                    (example_64_11_1, "examples_bear_cards.law:52"),
                    (example_64_11_2, "examples_bear_cards.law:53"),
                ),
            ),
        ),
    ),
    Example(
        "card The Bear Awakens: with the year it is over",
        "examples_bear_cards.law:55",
        ("NG-CLAN-04",),
        None,
        (("clan", (44, 50)),),
        (
            Step("given", "examples_bear_cards.law:57", edit=example_65_1),
            Step("does", "examples_bear_cards.law:61", edit=example_65_2),
            Step("answer", "examples_bear_cards.law:62", answers=(Answer("t", "nothing"),)),
            Step("does", "examples_bear_cards.law:63", edit=example_65_4),
            Step("does", "examples_bear_cards.law:64", edit=example_65_5),
            Step("answer", "examples_bear_cards.law:65", answers=(Answer("source", values=example_65_6_1),)),
            Step("answer", "examples_bear_cards.law:66", answers=(Answer("target", values=example_65_7_1),)),
            Step("offers", "examples_bear_cards.law:67", answers=(Answer("n", values=example_65_8_1),)),
        ),
    ),
    Example(
        "card The Bear Awakens: for Kaija alone, when all figures are on the map",
        "examples_bear_cards.law:70",
        ("NG-CLAN-04", "NG-RECR-05"),
        None,
        (("clan", (44, 50)),),
        (
            Step("given", "examples_bear_cards.law:72", edit=example_66_1),
            Step("does", "examples_bear_cards.law:77", edit=example_66_2),
            Step("answer", "examples_bear_cards.law:78", answers=(Answer("c", values=example_66_3_1),)),
            Step("does", "examples_bear_cards.law:79", edit=example_66_4),
            Step("answer", "examples_bear_cards.law:80", answers=(Answer("source", values=example_66_5_1),)),
            Step("answer", "examples_bear_cards.law:81", answers=(Answer("target", values=example_66_6_1),)),
            Step("offers", "examples_bear_cards.law:82", answers=(Answer("ride", values=example_66_7_1),)),
        ),
    ),
    Example(
        "card Protector of the Land: a card for each closed territory of three tiles",
        "examples_bear_cards.law:85",
        ("NG-CLAN-01",),
        None,
        (("clan", (44, 50)),),
        (
            Step("given", "examples_bear_cards.law:87", edit=example_67_1),
            Step("does", "examples_bear_cards.law:96", edit=example_67_2),
            Step("expect", "examples_bear_cards.law:97", tests=((example_67_3_1, "examples_bear_cards.law:98"),)),
        ),
    ),
    Example(
        "Boar: an exploration that closes nothing brings lore",
        "examples_boar_goat_raven.law:2",
        ("NG-CLAN-06", "NG-CLAN-01"),
        None,
        (("clan", (45, 50)),),
        (
            Step("given", "examples_boar_goat_raven.law:4", edit=example_68_1),
            Step("does", "examples_boar_goat_raven.law:9", edit=example_68_2),
            Step("answer", "examples_boar_goat_raven.law:10", answers=(Answer("s", values=example_68_3_1),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:11",
                tests=(
                    (example_68_4_1, "examples_boar_goat_raven.law:12"),
                    (example_68_4_2, "examples_boar_goat_raven.law:12"),
                ),
            ),
        ),
    ),
    Example(
        "Boar: closing somebody else's territory brings no lore",
        "examples_boar_goat_raven.law:14",
        ("NG-CLAN-06",),
        None,
        (("clan", (45, 50)), ("boar_lore", (0,))),
        (
            Step("given", "examples_boar_goat_raven.law:17", edit=example_69_1),
            Step("does", "examples_boar_goat_raven.law:24", edit=example_69_2),
            Step("answer", "examples_boar_goat_raven.law:25", answers=(Answer("s", values=example_69_3_1),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:26",
                tests=(
                    (example_69_4_1, "examples_boar_goat_raven.law:27"),
                    (example_69_4_2, "examples_boar_goat_raven.law:28"),
                    (example_69_4_3, "examples_boar_goat_raven.law:28"),
                ),
            ),
        ),
    ),
    Example(
        "Boar, the other reading: it counts only what the clan closes for itself",
        "examples_boar_goat_raven.law:30",
        ("NG-CLAN-06",),
        None,
        (("clan", (45, 50)), ("boar_lore", (1,))),
        (
            Step("given", "examples_boar_goat_raven.law:33", edit=example_70_1),
            Step("does", "examples_boar_goat_raven.law:40", edit=example_70_2),
            Step("answer", "examples_boar_goat_raven.law:41", answers=(Answer("s", values=example_70_3_1),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:42",
                tests=(
                    (example_70_4_1, "examples_boar_goat_raven.law:43"),
                    (example_70_4_2, "examples_boar_goat_raven.law:43"),
                ),
            ),
        ),
    ),
    Example(
        "Boar, the other reading: closing for oneself brings no lore",
        "examples_boar_goat_raven.law:45",
        ("NG-CLAN-06",),
        None,
        (("clan", (45, 50)), ("boar_lore", (1,))),
        (
            Step("given", "examples_boar_goat_raven.law:48", edit=example_71_1),
            Step("does", "examples_boar_goat_raven.law:53", edit=example_71_2),
            Step("answer", "examples_boar_goat_raven.law:54", answers=(Answer("s", values=example_71_3_1),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:55",
                tests=(
                    (example_71_4_1, "examples_boar_goat_raven.law:56"),
                    (example_71_4_2, "examples_boar_goat_raven.law:56"),
                ),
            ),
        ),
    ),
    Example(
        "card Boar Clan: one wood less",
        "examples_boar_goat_raven.law:58",
        ("NG-CLAN-01", "NG-EFF-04"),
        None,
        (("clan", (45, 50)),),
        (
            Step("given", "examples_boar_goat_raven.law:60", edit=example_72_1),
            Step("does", "examples_boar_goat_raven.law:65", edit=example_72_2),
            Step("answer", "examples_boar_goat_raven.law:66", answers=(Answer("t", values=example_72_3_1),)),
            Step("answer", "examples_boar_goat_raven.law:67", answers=(Answer("b", values=example_72_4_1),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:68",
                tests=(
                    (example_72_5_1, "examples_boar_goat_raven.law:69"),
                    (example_72_5_2, "examples_boar_goat_raven.law:70"),
                ),
            ),
            Step("does", "examples_boar_goat_raven.law:71", edit=example_72_6),
            Step("answer", "examples_boar_goat_raven.law:72", answers=(Answer("t", values=example_72_7_1),)),
            Step("offers", "examples_boar_goat_raven.law:73", answers=(Answer("b", values=example_72_8_1),)),
            Step("answer", "examples_boar_goat_raven.law:75", answers=(Answer("b", values=example_72_9_1),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:76",
                tests=(
                    (example_72_10_1, "examples_boar_goat_raven.law:77"),
                    (example_72_10_2, "examples_boar_goat_raven.law:78"),
                ),
            ),
        ),
    ),
    Example(
        "card Osmosis: one unit each in up to three open or wooded territories",
        "examples_boar_goat_raven.law:80",
        ("NG-CLAN-01",),
        None,
        (("clan", (45, 50)),),
        (
            Step("given", "examples_boar_goat_raven.law:82", edit=example_73_1),
            Step("does", "examples_boar_goat_raven.law:94", edit=example_73_2),
            Step("offers", "examples_boar_goat_raven.law:95", answers=(Answer("ts", values=example_73_3_1),)),
            Step("answer", "examples_boar_goat_raven.law:97", answers=(Answer("ts", values=example_73_4_1),)),
            Step("answer", "examples_boar_goat_raven.law:98", answers=(Answer("one", "Training Camp"),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:99",
                tests=(
                    (example_73_6_1, "examples_boar_goat_raven.law:100"),
                    (example_73_6_2, "examples_boar_goat_raven.law:101"),
                    (example_73_6_3, "examples_boar_goat_raven.law:102"),
                    (example_73_6_4, "examples_boar_goat_raven.law:103"),
                    (example_73_6_5, "examples_boar_goat_raven.law:104"),
                ),
            ),
        ),
    ),
    Example(
        "card Lay of the Land: three tiles, one kept, its resources first",
        "examples_boar_goat_raven.law:106",
        ("NG-CLAN-01", "NG-CLAN-06"),
        None,
        (("clan", (45, 50)),),
        (
            Step("given", "examples_boar_goat_raven.law:108", edit=example_74_1),
            Step("does", "examples_boar_goat_raven.law:112", edit=example_74_2),
            Step("offers", "examples_boar_goat_raven.law:113", answers=(Answer("x", values=example_74_3_1),)),
            Step("answer", "examples_boar_goat_raven.law:115", answers=(Answer("x", values=example_74_4_1),)),
            Step("answer", "examples_boar_goat_raven.law:116", answers=(Answer("s", values=example_74_5_1),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:117",
                tests=(
                    (example_74_6_1, "examples_boar_goat_raven.law:118"),
                    (example_74_6_2, "examples_boar_goat_raven.law:118"),
                    (example_74_6_3, "examples_boar_goat_raven.law:118"),
                    (example_74_6_4, "examples_boar_goat_raven.law:119"),
                    (example_74_6_5, "examples_boar_goat_raven.law:120"),
                ),
            ),
        ),
    ),
    Example(
        "Goat: building brings food",
        "examples_boar_goat_raven.law:122",
        ("NG-CLAN-07", "NG-CLAN-01"),
        None,
        (("clan", (46, 50)),),
        (
            Step("given", "examples_boar_goat_raven.law:124", edit=example_75_1),
            Step("does", "examples_boar_goat_raven.law:129", edit=example_75_2),
            Step("answer", "examples_boar_goat_raven.law:130", answers=(Answer("t", values=example_75_3_1),)),
            Step("answer", "examples_boar_goat_raven.law:131", answers=(Answer("b", values=example_75_4_1),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:132",
                tests=(
                    (example_75_5_1, "examples_boar_goat_raven.law:133"),
                    (example_75_5_2, "examples_boar_goat_raven.law:133"),
                ),
            ),
            Step("does", "examples_boar_goat_raven.law:134", edit=example_75_6),
            Step("answer", "examples_boar_goat_raven.law:135", answers=(Answer("t", values=example_75_7_1),)),
            Step("answer", "examples_boar_goat_raven.law:136", answers=(Answer("b", values=example_75_8_1),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:137",
                tests=(
                    (example_75_9_1, "examples_boar_goat_raven.law:138"),
                    (example_75_9_2, "examples_boar_goat_raven.law:138"),
                ),
            ),
        ),
    ),
    Example(
        "card Goat Clan: a second building of a type",
        "examples_boar_goat_raven.law:140",
        ("NG-CLAN-01", "NG-EFF-04"),
        None,
        (("clan", (46, 50)),),
        (
            Step("given", "examples_boar_goat_raven.law:142", edit=example_76_1),
            Step("does", "examples_boar_goat_raven.law:147", edit=example_76_2),
            Step("answer", "examples_boar_goat_raven.law:148", answers=(Answer("t", values=example_76_3_1),)),
            Step("offers", "examples_boar_goat_raven.law:149", answers=(Answer("b", values=example_76_4_1),)),
            Step("answer", "examples_boar_goat_raven.law:151", answers=(Answer("b", values=example_76_5_1),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:152",
                tests=((example_76_6_1, "examples_boar_goat_raven.law:153"),),
            ),
        ),
    ),
    Example(
        "card Teamwork: two different effects in any order",
        "examples_boar_goat_raven.law:155",
        ("NG-CLAN-01",),
        None,
        (("clan", (46, 50)),),
        (
            Step("given", "examples_boar_goat_raven.law:157", edit=example_77_1),
            Step("does", "examples_boar_goat_raven.law:162", edit=example_77_2),
            Step("offers", "examples_boar_goat_raven.law:163", answers=(Answer("e", values=example_77_3_1),)),
            Step("answer", "examples_boar_goat_raven.law:165", answers=(Answer("e", values=example_77_4_1),)),
            Step("answer", "examples_boar_goat_raven.law:166", answers=(Answer("t", values=example_77_5_1),)),
            Step("answer", "examples_boar_goat_raven.law:167", answers=(Answer("b", values=example_77_6_1),)),
            Step("offers", "examples_boar_goat_raven.law:168", answers=(Answer("f", values=example_77_7_1),)),
            Step("answer", "examples_boar_goat_raven.law:170", answers=(Answer("f", values=example_77_8_1),)),
            Step("answer", "examples_boar_goat_raven.law:171", answers=(Answer("t", values=example_77_9_1),)),
            Step("answer", "examples_boar_goat_raven.law:172", answers=(Answer("one", "Training Camp"),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:173",
                tests=(
                    (example_77_11_1, "examples_boar_goat_raven.law:174"),
                    (example_77_11_2, "examples_boar_goat_raven.law:174"),
                    (example_77_11_3, "examples_boar_goat_raven.law:175"),
                    (example_77_11_4, "examples_boar_goat_raven.law:175"),
                ),
            ),
        ),
    ),
    Example(
        "card Resourceful People: two cards, a third for three resources",
        "examples_boar_goat_raven.law:177",
        ("NG-CLAN-01",),
        None,
        (("clan", (46, 50)),),
        (
            Step("given", "examples_boar_goat_raven.law:179", edit=example_78_1),
            Step("does", "examples_boar_goat_raven.law:181", edit=example_78_2),
            Step(
                "expect",
                "examples_boar_goat_raven.law:182",
                tests=((example_78_3_1, "examples_boar_goat_raven.law:183"),),
            ),
            Step("answer", "examples_boar_goat_raven.law:184", answers=(Answer("one", "pay 3 resources"),)),
            Step("answer", "examples_boar_goat_raven.law:185", answers=(Answer("r", values=example_78_5_1),)),
            Step("answer", "examples_boar_goat_raven.law:186", answers=(Answer("r", values=example_78_6_1),)),
            Step("answer", "examples_boar_goat_raven.law:187", answers=(Answer("r", values=example_78_7_1),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:188",
                tests=(
                    (example_78_8_1, "examples_boar_goat_raven.law:189"),
                    (example_78_8_2, "examples_boar_goat_raven.law:190"),
                    (example_78_8_3, "examples_boar_goat_raven.law:190"),
                    (example_78_8_4, "examples_boar_goat_raven.law:190"),
                ),
            ),
        ),
    ),
    Example(
        "Raven: what a closed territory bears is collected at once",
        "examples_boar_goat_raven.law:192",
        ("NG-CLAN-08", "NG-CLAN-01"),
        None,
        (("clan", (47, 50)),),
        (
            Step("given", "examples_boar_goat_raven.law:194", edit=example_79_1),
            Step("does", "examples_boar_goat_raven.law:203", edit=example_79_2),
            Step("answer", "examples_boar_goat_raven.law:204", answers=(Answer("s", values=example_79_3_1),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:205",
                tests=(
                    (example_79_4_1, "examples_boar_goat_raven.law:206"),
                    (example_79_4_2, "examples_boar_goat_raven.law:207"),
                    (example_79_4_3, "examples_boar_goat_raven.law:208"),
                    (example_79_4_4, "examples_boar_goat_raven.law:208"),
                    (example_79_4_5, "examples_boar_goat_raven.law:208"),
                    (example_79_4_6, "examples_boar_goat_raven.law:209"),
                    (example_79_4_7, "examples_boar_goat_raven.law:209"),
                ),
            ),
        ),
    ),
    Example(
        "Raven: the resources of tiles, too",
        "examples_boar_goat_raven.law:211",
        ("NG-CLAN-08", "NG-GLOS-10"),
        None,
        (("clan", (47, 50)),),
        (
            Step("given", "examples_boar_goat_raven.law:213", edit=example_80_1),
            Step("does", "examples_boar_goat_raven.law:219", edit=example_80_2),
            Step("answer", "examples_boar_goat_raven.law:220", answers=(Answer("s", values=example_80_3_1),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:221",
                tests=(
                    (example_80_4_1, "examples_boar_goat_raven.law:222"),
                    (example_80_4_2, "examples_boar_goat_raven.law:222"),
                    (example_80_4_3, "examples_boar_goat_raven.law:222"),
                ),
            ),
        ),
    ),
    Example(
        "card Raven Clan: two tiles, one kept",
        "examples_boar_goat_raven.law:224",
        ("NG-CLAN-01",),
        None,
        (("clan", (47, 50)),),
        (
            Step("given", "examples_boar_goat_raven.law:226", edit=example_81_1),
            Step("does", "examples_boar_goat_raven.law:229", edit=example_81_2),
            Step("offers", "examples_boar_goat_raven.law:230", answers=(Answer("x", values=example_81_3_1),)),
            Step("answer", "examples_boar_goat_raven.law:232", answers=(Answer("x", values=example_81_4_1),)),
            Step("answer", "examples_boar_goat_raven.law:233", answers=(Answer("s", values=example_81_5_1),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:234",
                tests=(
                    (example_81_6_1, "examples_boar_goat_raven.law:235"),
                    (example_81_6_2, "examples_boar_goat_raven.law:236"),
                ),
            ),
        ),
    ),
    Example(
        "card Raiding Party: a unit anywhere, and a resource of its territory",
        "examples_boar_goat_raven.law:238",
        ("NG-CLAN-01",),
        None,
        (("clan", (47, 50)),),
        (
            Step("given", "examples_boar_goat_raven.law:240", edit=example_82_1),
            Step("does", "examples_boar_goat_raven.law:247", edit=example_82_2),
            Step("offers", "examples_boar_goat_raven.law:248", answers=(Answer("t", values=example_82_3_1),)),
            Step("answer", "examples_boar_goat_raven.law:250", answers=(Answer("t", values=example_82_4_1),)),
            Step("offers", "examples_boar_goat_raven.law:251", answers=(Answer("r", values=example_82_5_1),)),
            Step("answer", "examples_boar_goat_raven.law:253", answers=(Answer("r", values=example_82_6_1),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:254",
                tests=(
                    (example_82_7_1, "examples_boar_goat_raven.law:255"),
                    (example_82_7_2, "examples_boar_goat_raven.law:256"),
                    (example_82_7_3, "examples_boar_goat_raven.law:256"),
                ),
            ),
        ),
    ),
    Example(
        "card Raven Mercenaries: two or three units in a neutral territory",
        "examples_boar_goat_raven.law:258",
        ("NG-CLAN-01",),
        None,
        (("clan", (47, 50)),),
        (
            Step("given", "examples_boar_goat_raven.law:260", edit=example_83_1),
            Step("does", "examples_boar_goat_raven.law:266", edit=example_83_2),
            Step("refuses", "examples_boar_goat_raven.law:267", answers=(Answer("t", values=example_83_3_1),)),
            Step("answer", "examples_boar_goat_raven.law:269", answers=(Answer("t", values=example_83_4_1),)),
            Step("answer", "examples_boar_goat_raven.law:270", answers=(Answer("one", "pay 2 resources"),)),
            Step("answer", "examples_boar_goat_raven.law:271", answers=(Answer("r", values=example_83_6_1),)),
            Step("answer", "examples_boar_goat_raven.law:272", answers=(Answer("r", values=example_83_7_1),)),
            Step("answer", "examples_boar_goat_raven.law:273", answers=(Answer("one", "Training Camp"),)),
            Step(
                "expect",
                "examples_boar_goat_raven.law:274",
                tests=(
                    (example_83_9_1, "examples_boar_goat_raven.law:275"),
                    (example_83_9_2, "examples_boar_goat_raven.law:276"),
                    (example_83_9_3, "examples_boar_goat_raven.law:276"),
                ),
            ),
        ),
    ),
    Example(
        "EX-07 Combat 1",
        "examples_combat.law:2",
        ("NG-COMBAT-05", "NG-COMBAT-08", "NG-COMBAT-15", "NG-BLDG-10"),
        None,
        (),
        (
            Step("given", "examples_combat.law:3", edit=example_84_1),
            Step("chance", "examples_combat.law:9", outcomes=((4,), (0,))),
            Step("does", "examples_combat.law:10", edit=example_84_3),
            Step("answer", "examples_combat.law:11", answers=(Answer("source", values=example_84_4_1),)),
            Step("answer", "examples_combat.law:12", answers=(Answer("target", values=example_84_5_1),)),
            Step("answer", "examples_combat.law:13", answers=(Answer("n", values=example_84_6_1),)),
            Step("answer", "examples_combat.law:14", answers=(Answer("fed", values=example_84_7_1),)),
            Step(
                "expect",
                "examples_combat.law:15",
                tests=((example_84_8_1, "examples_combat.law:16"), (example_84_8_2, "examples_combat.law:17")),
            ),
            Step("offers", "examples_combat.law:18", answers=(Answer("fed", values=example_84_9_1),)),
            Step("answer", "examples_combat.law:20", answers=(Answer("fed", values=example_84_10_1),)),
            Step(
                "expect",
                "examples_combat.law:21",
                tests=(
                    (example_84_11_1, "examples_combat.law:22"),
                    (example_84_11_2, "examples_combat.law:22"),
                    (example_84_11_3, "examples_combat.law:22"),
                    (example_84_11_4, "examples_combat.law:23"),
                    (example_84_11_5, "examples_combat.law:24"),
                    (example_84_11_6, "examples_combat.law:24"),
                    (example_84_11_7, "examples_combat.law:25"),
                    (example_84_11_8, "examples_combat.law:25"),
                ),
            ),
        ),
    ),
    Example(
        "EX-08 Combat 2",
        "examples_combat.law:27",
        ("NG-COMBAT-07", "NG-COMBAT-12", "NG-COMBAT-17", "NG-COMBAT-20"),
        None,
        (),
        (
            Step("given", "examples_combat.law:28", edit=example_85_1),
            Step("chance", "examples_combat.law:35", outcomes=((5,), (2,))),
            Step("does", "examples_combat.law:36", edit=example_85_3),
            Step("answer", "examples_combat.law:37", answers=(Answer("source", values=example_85_4_1),)),
            Step("answer", "examples_combat.law:38", answers=(Answer("target", values=example_85_5_1),)),
            Step("answer", "examples_combat.law:39", answers=(Answer("n", values=example_85_6_1),)),
            Step("answer", "examples_combat.law:40", answers=(Answer("fed", values=example_85_7_1),)),
            Step("answer", "examples_combat.law:41", answers=(Answer("e", values=example_85_8_1),)),
            Step(
                "expect",
                "examples_combat.law:42",
                tests=(
                    (example_85_9_1, "examples_combat.law:43"),
                    (example_85_9_2, "examples_combat.law:44"),
                    (example_85_9_3, "examples_combat.law:45"),
                    (example_85_9_4, "examples_combat.law:45"),
                ),
            ),
            Step("refuses", "examples_combat.law:46", answers=(Answer("refuge", values=example_85_10_1),)),
            Step("offers", "examples_combat.law:48", answers=(Answer("refuge", values=example_85_11_1),)),
            Step("answer", "examples_combat.law:50", answers=(Answer("refuge", values=example_85_12_1),)),
            Step("offers", "examples_combat.law:51", answers=(Answer("n", values=example_85_13_1),)),
            Step("answer", "examples_combat.law:53", answers=(Answer("n", values=example_85_14_1),)),
            Step("answer", "examples_combat.law:54", answers=(Answer("refuge", values=example_85_15_1),)),
            Step(
                "expect",
                "examples_combat.law:55",
                tests=(
                    (example_85_16_1, "examples_combat.law:56"),
                    (example_85_16_2, "examples_combat.law:57"),
                    (example_85_16_3, "examples_combat.law:58"),
                    (example_85_16_4, "examples_combat.law:58"),
                    (example_85_16_5, "examples_combat.law:58"),
                    (example_85_16_6, "examples_combat.law:59"),
                    (example_85_16_7, "examples_combat.law:60"),
                ),
            ),
        ),
    ),
    Example(
        "who moved in attacks, who was there defends and controls",
        "examples_combat.law:62",
        ("NG-COMBAT-01", "NG-COMBAT-02", "NG-GLOS-07", "NG-GLOS-09"),
        None,
        (),
        (
            Step("given", "examples_combat.law:63", edit=example_86_1),
            Step("does", "examples_combat.law:69", edit=example_86_2),
            Step("answer", "examples_combat.law:70", answers=(Answer("source", values=example_86_3_1),)),
            Step("answer", "examples_combat.law:71", answers=(Answer("target", values=example_86_4_1),)),
            Step("answer", "examples_combat.law:72", answers=(Answer("n", values=example_86_5_1),)),
            Step(
                "expect",
                "examples_combat.law:73",
                tests=(
                    (example_86_6_1, "examples_combat.law:74"),
                    (example_86_6_2, "examples_combat.law:75"),
                    (example_86_6_3, "examples_combat.law:76"),
                    (example_86_6_4, "examples_combat.law:77"),
                ),
            ),
        ),
    ),
    Example(
        "only the units of the territory take part, one point each",
        "examples_combat.law:79",
        ("NG-COMBAT-03", "NG-COMBAT-06"),
        None,
        (),
        (
            Step("given", "examples_combat.law:80", edit=example_87_1),
            Step("does", "examples_combat.law:87", edit=example_87_2),
            Step("answer", "examples_combat.law:88", answers=(Answer("source", values=example_87_3_1),)),
            Step("answer", "examples_combat.law:89", answers=(Answer("target", values=example_87_4_1),)),
            Step("answer", "examples_combat.law:90", answers=(Answer("n", values=example_87_5_1),)),
            Step(
                "expect",
                "examples_combat.law:91",
                tests=((example_87_6_1, "examples_combat.law:92"), (example_87_6_2, "examples_combat.law:93")),
            ),
        ),
    ),
    Example(
        "food: the attacker first, at most one for each unit",
        "examples_combat.law:95",
        ("NG-COMBAT-09", "NG-COMBAT-10"),
        None,
        (),
        (
            Step("given", "examples_combat.law:96", edit=example_88_1),
            Step("chance", "examples_combat.law:102", outcomes=((0,), (2,))),
            Step("does", "examples_combat.law:103", edit=example_88_3),
            Step("answer", "examples_combat.law:104", answers=(Answer("source", values=example_88_4_1),)),
            Step("answer", "examples_combat.law:105", answers=(Answer("target", values=example_88_5_1),)),
            Step("answer", "examples_combat.law:106", answers=(Answer("n", values=example_88_6_1),)),
            Step("offers", "examples_combat.law:107", answers=(Answer("fed", values=example_88_7_1),)),
            Step("answer", "examples_combat.law:109", answers=(Answer("fed", values=example_88_8_1),)),
            Step(
                "expect",
                "examples_combat.law:110",
                tests=(
                    (example_88_9_1, "examples_combat.law:111"),
                    (example_88_9_2, "examples_combat.law:112"),
                    (example_88_9_3, "examples_combat.law:113"),
                ),
            ),
            Step("offers", "examples_combat.law:114", answers=(Answer("fed", values=example_88_10_1),)),
            Step("answer", "examples_combat.law:116", answers=(Answer("fed", values=example_88_11_1),)),
            Step(
                "expect",
                "examples_combat.law:117",
                tests=(
                    (example_88_12_1, "examples_combat.law:118"),
                    (example_88_12_2, "examples_combat.law:119"),
                    (example_88_12_3, "examples_combat.law:120"),
                ),
            ),
        ),
    ),
    Example(
        "the attacker rolls and chooses before the defender rolls",
        "examples_combat.law:122",
        ("NG-COMBAT-11", "NG-COMBAT-12", "NG-COMBAT-13"),
        None,
        (),
        (
            Step("given", "examples_combat.law:123", edit=example_89_1),
            Step("chance", "examples_combat.law:129", outcomes=((2,),)),
            Step("does", "examples_combat.law:130", edit=example_89_3),
            Step("answer", "examples_combat.law:131", answers=(Answer("source", values=example_89_4_1),)),
            Step("answer", "examples_combat.law:132", answers=(Answer("target", values=example_89_5_1),)),
            Step("answer", "examples_combat.law:133", answers=(Answer("n", values=example_89_6_1),)),
            Step(
                "expect",
                "examples_combat.law:134",
                tests=((example_89_7_1, "examples_combat.law:135"), (example_89_7_2, "examples_combat.law:136")),
            ),
            Step("offers", "examples_combat.law:137", answers=(Answer("e", values=example_89_8_1),)),
            Step("chance", "examples_combat.law:139", outcomes=((2,),)),
            Step("answer", "examples_combat.law:140", answers=(Answer("e", values=example_89_10_1),)),
            Step("expect", "examples_combat.law:141", tests=((example_89_11_1, "examples_combat.law:142"),)),
            Step("offers", "examples_combat.law:143", answers=(Answer("e", values=example_89_12_1),)),
            Step("answer", "examples_combat.law:145", answers=(Answer("e", values=example_89_13_1),)),
            Step("answer", "examples_combat.law:146", answers=(Answer("refuge", values=example_89_14_1),)),
            Step("answer", "examples_combat.law:147", answers=(Answer("n", values=example_89_15_1),)),
            Step(
                "expect",
                "examples_combat.law:148",
                tests=((example_89_16_1, "examples_combat.law:149"), (example_89_16_2, "examples_combat.law:150")),
            ),
        ),
    ),
    Example(
        "three points on the die",
        "examples_combat.law:152",
        ("NG-COMBAT-13", "NG-COMBAT-14", "NG-COMBAT-17"),
        None,
        (),
        (
            Step("given", "examples_combat.law:153", edit=example_90_1),
            Step("chance", "examples_combat.law:160", outcomes=((1,), (0,))),
            Step("does", "examples_combat.law:161", edit=example_90_3),
            Step("answer", "examples_combat.law:162", answers=(Answer("source", values=example_90_4_1),)),
            Step("answer", "examples_combat.law:163", answers=(Answer("target", values=example_90_5_1),)),
            Step("answer", "examples_combat.law:164", answers=(Answer("n", values=example_90_6_1),)),
            Step(
                "expect",
                "examples_combat.law:165",
                tests=((example_90_7_1, "examples_combat.law:166"), (example_90_7_2, "examples_combat.law:167")),
            ),
            Step("answer", "examples_combat.law:168", answers=(Answer("refuge", values=example_90_8_1),)),
            Step("answer", "examples_combat.law:169", answers=(Answer("n", values=example_90_9_1),)),
            Step(
                "expect",
                "examples_combat.law:170",
                tests=(
                    (example_90_10_1, "examples_combat.law:171"),
                    (example_90_10_2, "examples_combat.law:171"),
                    (example_90_10_3, "examples_combat.law:172"),
                ),
            ),
        ),
    ),
    Example(
        "two points and a casualty on the die",
        "examples_combat.law:174",
        ("NG-COMBAT-13", "NG-COMBAT-14", "NG-COMBAT-18"),
        None,
        (),
        (
            Step("given", "examples_combat.law:175", edit=example_91_1),
            Step("chance", "examples_combat.law:182", outcomes=((3,), (5,))),
            Step("does", "examples_combat.law:183", edit=example_91_3),
            Step("answer", "examples_combat.law:184", answers=(Answer("source", values=example_91_4_1),)),
            Step("answer", "examples_combat.law:185", answers=(Answer("target", values=example_91_5_1),)),
            Step("answer", "examples_combat.law:186", answers=(Answer("n", values=example_91_6_1),)),
            Step(
                "expect",
                "examples_combat.law:187",
                tests=(
                    (example_91_7_1, "examples_combat.law:188"),
                    (example_91_7_2, "examples_combat.law:189"),
                    (example_91_7_3, "examples_combat.law:190"),
                    (example_91_7_4, "examples_combat.law:190"),
                ),
            ),
            Step("answer", "examples_combat.law:191", answers=(Answer("refuge", values=example_91_8_1),)),
            Step("expect", "examples_combat.law:192", tests=((example_91_9_1, "examples_combat.law:193"),)),
        ),
    ),
    Example(
        "the points of the defender win although both lose units",
        "examples_combat.law:195",
        ("NG-COMBAT-14", "NG-COMBAT-17"),
        None,
        (),
        (
            Step("given", "examples_combat.law:196", edit=example_92_1),
            Step("chance", "examples_combat.law:202", outcomes=((4,), (5,))),
            Step("does", "examples_combat.law:203", edit=example_92_3),
            Step("answer", "examples_combat.law:204", answers=(Answer("source", values=example_92_4_1),)),
            Step("answer", "examples_combat.law:205", answers=(Answer("target", values=example_92_5_1),)),
            Step("answer", "examples_combat.law:206", answers=(Answer("n", values=example_92_6_1),)),
            Step("answer", "examples_combat.law:207", answers=(Answer("refuge", values=example_92_7_1),)),
            Step("answer", "examples_combat.law:208", answers=(Answer("n", values=example_92_8_1),)),
            Step(
                "expect",
                "examples_combat.law:209",
                tests=(
                    (example_92_9_1, "examples_combat.law:210"),
                    (example_92_9_2, "examples_combat.law:211"),
                    (example_92_9_3, "examples_combat.law:211"),
                ),
            ),
        ),
    ),
    Example(
        "casualties beat points: the attacker is wiped out",
        "examples_combat.law:213",
        ("NG-COMBAT-15", "NG-BLDG-03"),
        None,
        (),
        (
            Step("given", "examples_combat.law:214", edit=example_93_1),
            Step("chance", "examples_combat.law:220", outcomes=((1,), (5,))),
            Step("does", "examples_combat.law:221", edit=example_93_3),
            Step("answer", "examples_combat.law:222", answers=(Answer("source", values=example_93_4_1),)),
            Step("answer", "examples_combat.law:223", answers=(Answer("target", values=example_93_5_1),)),
            Step("answer", "examples_combat.law:224", answers=(Answer("n", values=example_93_6_1),)),
            Step("answer", "examples_combat.law:225", answers=(Answer("fed", values=example_93_7_1),)),
            Step(
                "expect",
                "examples_combat.law:226",
                tests=(
                    (example_93_8_1, "examples_combat.law:227"),
                    (example_93_8_2, "examples_combat.law:228"),
                    (example_93_8_3, "examples_combat.law:228"),
                    (example_93_8_4, "examples_combat.law:229"),
                ),
            ),
        ),
    ),
    Example(
        "both wiped out: nobody wins, the territory is neutral",
        "examples_combat.law:231",
        ("NG-COMBAT-16", "NG-GLOS-08", "NG-BUILD-08"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_combat.law:233", edit=example_94_1),
            Step("chance", "examples_combat.law:239", outcomes=((4,), (4,))),
            Step("does", "examples_combat.law:240", edit=example_94_3),
            Step("answer", "examples_combat.law:241", answers=(Answer("source", values=example_94_4_1),)),
            Step("answer", "examples_combat.law:242", answers=(Answer("target", values=example_94_5_1),)),
            Step(
                "expect",
                "examples_combat.law:243",
                tests=(
                    (example_94_6_1, "examples_combat.law:244"),
                    (example_94_6_2, "examples_combat.law:244"),
                    (example_94_6_3, "examples_combat.law:244"),
                    (example_94_6_4, "examples_combat.law:245"),
                    (example_94_6_5, "examples_combat.law:246"),
                    (example_94_6_6, "examples_combat.law:247"),
                    (example_94_6_7, "examples_combat.law:247"),
                    (example_94_6_8, "examples_combat.law:248"),
                ),
            ),
        ),
    ),
    Example(
        "casualties beyond the units are lost",
        "examples_combat.law:250",
        ("NG-COMBAT-15", "NG-COMBAT-18"),
        None,
        (),
        (
            Step("given", "examples_combat.law:251", edit=example_95_1),
            Step("chance", "examples_combat.law:258", outcomes=((4,), (1,))),
            Step("does", "examples_combat.law:259", edit=example_95_3),
            Step("answer", "examples_combat.law:260", answers=(Answer("source", values=example_95_4_1),)),
            Step("answer", "examples_combat.law:261", answers=(Answer("target", values=example_95_5_1),)),
            Step("answer", "examples_combat.law:262", answers=(Answer("n", values=example_95_6_1),)),
            Step(
                "expect",
                "examples_combat.law:263",
                tests=((example_95_7_1, "examples_combat.law:264"), (example_95_7_2, "examples_combat.law:265")),
            ),
        ),
    ),
    Example(
        "a tower strikes although its units fall",
        "examples_combat.law:267",
        ("NG-BLDG-03", "NG-COMBAT-14"),
        None,
        (),
        (
            Step("given", "examples_combat.law:268", edit=example_96_1),
            Step("chance", "examples_combat.law:274", outcomes=((4,), (0,))),
            Step("does", "examples_combat.law:275", edit=example_96_3),
            Step("answer", "examples_combat.law:276", answers=(Answer("source", values=example_96_4_1),)),
            Step("answer", "examples_combat.law:277", answers=(Answer("target", values=example_96_5_1),)),
            Step("answer", "examples_combat.law:278", answers=(Answer("n", values=example_96_6_1),)),
            Step(
                "expect",
                "examples_combat.law:279",
                tests=((example_96_7_1, "examples_combat.law:280"), (example_96_7_2, "examples_combat.law:280")),
            ),
        ),
    ),
    Example(
        "towers and fortresses help the defender only",
        "examples_combat.law:282",
        ("NG-BLDG-03", "NG-BLDG-06", "NG-BLDG-10", "NG-COMBAT-08"),
        None,
        (),
        (
            Step("given", "examples_combat.law:283", edit=example_97_1),
            Step("does", "examples_combat.law:289", edit=example_97_2),
            Step("answer", "examples_combat.law:290", answers=(Answer("source", values=example_97_3_1),)),
            Step("answer", "examples_combat.law:291", answers=(Answer("target", values=example_97_4_1),)),
            Step("answer", "examples_combat.law:292", answers=(Answer("n", values=example_97_5_1),)),
            Step(
                "expect",
                "examples_combat.law:293",
                tests=(
                    (example_97_6_1, "examples_combat.law:294"),
                    (example_97_6_2, "examples_combat.law:295"),
                    (example_97_6_3, "examples_combat.law:296"),
                    (example_97_6_4, "examples_combat.law:297"),
                ),
            ),
        ),
    ),
    Example(
        "attacked by a creature that shares: one retreats, by the recommended rules",
        "examples_creatures_clans.law:2",
        ("NG-CRE-37",),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_clans.law:4", edit=example_98_1),
            Step("chance", "examples_creatures_clans.law:8", outcomes=((0,), (0,))),
            Step("does", "examples_creatures_clans.law:9", edit=example_98_3),
            Step("answer", "examples_creatures_clans.law:10", answers=(Answer("refuge", values=example_98_4_1),)),
            Step("answer", "examples_creatures_clans.law:11", answers=(Answer("n", values=example_98_5_1),)),
            Step(
                "expect",
                "examples_creatures_clans.law:12",
                tests=(
                    (example_98_6_1, "examples_creatures_clans.law:13"),
                    (example_98_6_2, "examples_creatures_clans.law:14"),
                ),
            ),
        ),
    ),
    Example(
        "attacked by a creature that shares: one stays, by the Ukrainian rules",
        "examples_creatures_clans.law:16",
        ("NG-CRE-37",),
        None,
        (("creatures", (1,)), ("edition", (2,))),
        (
            Step("given", "examples_creatures_clans.law:19", edit=example_99_1),
            Step("chance", "examples_creatures_clans.law:23", outcomes=((0,), (0,))),
            Step("does", "examples_creatures_clans.law:24", edit=example_99_3),
            Step(
                "expect",
                "examples_creatures_clans.law:25",
                tests=(
                    (example_99_4_1, "examples_creatures_clans.law:26"),
                    (example_99_4_2, "examples_creatures_clans.law:26"),
                    (example_99_4_3, "examples_creatures_clans.law:27"),
                ),
            ),
        ),
    ),
    Example(
        "beaten by a Valkyrie one retreats in every edition",
        "examples_creatures_clans.law:29",
        ("NG-CRE-37", "NG-CRE-14"),
        None,
        (("creatures", (1,)), ("edition", (2,))),
        (
            Step("given", "examples_creatures_clans.law:32", edit=example_100_1),
            Step("chance", "examples_creatures_clans.law:36", outcomes=((0,), (0,))),
            Step("does", "examples_creatures_clans.law:37", edit=example_100_3),
            Step("answer", "examples_creatures_clans.law:38", answers=(Answer("refuge", values=example_100_4_1),)),
            Step("answer", "examples_creatures_clans.law:39", answers=(Answer("n", values=example_100_5_1),)),
            Step(
                "expect",
                "examples_creatures_clans.law:40",
                tests=((example_100_6_1, "examples_creatures_clans.law:41"),),
            ),
        ),
    ),
    Example(
        "Wolves eat after slaying a creature",
        "examples_creatures_clans.law:43",
        ("NG-CRE-28", "NG-CLAN-16"),
        None,
        (("creatures", (1,)), ("clan", (50, 49))),
        (
            Step("given", "examples_creatures_clans.law:46", edit=example_101_1),
            Step("chance", "examples_creatures_clans.law:51", outcomes=((1,), (0,))),
            Step("does", "examples_creatures_clans.law:52", edit=example_101_3),
            Step("answer", "examples_creatures_clans.law:53", answers=(Answer("source", "nothing"),)),
            Step("answer", "examples_creatures_clans.law:54", answers=(Answer("target", values=example_101_5_1),)),
            Step(
                "expect",
                "examples_creatures_clans.law:55",
                tests=(
                    (example_101_6_1, "examples_creatures_clans.law:56"),
                    (example_101_6_2, "examples_creatures_clans.law:56"),
                ),
            ),
        ),
    ),
    Example(
        "Stags gain nothing more for a creature at home",
        "examples_creatures_clans.law:58",
        ("NG-CLAN-14", "NG-CRE-34"),
        None,
        (("creatures", (1,)), ("clan", (49, 50))),
        (
            Step("given", "examples_creatures_clans.law:61", edit=example_102_1),
            Step("chance", "examples_creatures_clans.law:66", outcomes=((1,), (0,))),
            Step("does", "examples_creatures_clans.law:67", edit=example_102_3),
            Step("answer", "examples_creatures_clans.law:68", answers=(Answer("source", "nothing"),)),
            Step("answer", "examples_creatures_clans.law:69", answers=(Answer("target", values=example_102_5_1),)),
            Step(
                "expect",
                "examples_creatures_clans.law:70",
                tests=((example_102_6_1, "examples_creatures_clans.law:71"),),
            ),
        ),
    ),
    Example(
        "Stags conquer the land of a creature",
        "examples_creatures_clans.law:73",
        ("NG-CLAN-14", "NG-CRE-34"),
        None,
        (("creatures", (1,)), ("clan", (49, 50))),
        (
            Step("given", "examples_creatures_clans.law:76", edit=example_103_1),
            Step("chance", "examples_creatures_clans.law:82", outcomes=((1,), (0,))),
            Step("does", "examples_creatures_clans.law:83", edit=example_103_3),
            Step("answer", "examples_creatures_clans.law:84", answers=(Answer("source", values=example_103_4_1),)),
            Step("answer", "examples_creatures_clans.law:85", answers=(Answer("target", values=example_103_5_1),)),
            Step("answer", "examples_creatures_clans.law:86", answers=(Answer("n", values=example_103_6_1),)),
            Step("answer", "examples_creatures_clans.law:87", answers=(Answer("target", values=example_103_7_1),)),
            Step(
                "expect",
                "examples_creatures_clans.law:88",
                tests=((example_103_8_1, "examples_creatures_clans.law:89"),),
            ),
        ),
    ),
    Example(
        "Kaija does not leave a bear with units that come through",
        "examples_creatures_clans.law:91",
        ("NG-CRE-53", "NG-CRE-55", "NG-CLAN-04"),
        None,
        (("creatures", (1,)), ("clan", (44, 50))),
        (
            Step("given", "examples_creatures_clans.law:94", edit=example_104_1),
            Step("does", "examples_creatures_clans.law:99", edit=example_104_2),
            Step("answer", "examples_creatures_clans.law:100", answers=(Answer("source", values=example_104_3_1),)),
            Step("answer", "examples_creatures_clans.law:101", answers=(Answer("target", values=example_104_4_1),)),
            Step("answer", "examples_creatures_clans.law:102", answers=(Answer("source", values=example_104_5_1),)),
            Step("answer", "examples_creatures_clans.law:103", answers=(Answer("target", values=example_104_6_1),)),
            Step("answer", "examples_creatures_clans.law:104", answers=(Answer("target", "nothing"),)),
            Step(
                "expect",
                "examples_creatures_clans.law:105",
                tests=(
                    (example_104_8_1, "examples_creatures_clans.law:106"),
                    (example_104_8_2, "examples_creatures_clans.law:107"),
                    (example_104_8_3, "examples_creatures_clans.law:107"),
                ),
            ),
        ),
    ),
    Example(
        "EX-10 Creature combat",
        "examples_creatures_combat.law:2",
        ("NG-CRE-27", "NG-CRE-31", "NG-CRE-33", "NG-CRE-37"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_combat.law:4", edit=example_105_1),
            Step("chance", "examples_creatures_combat.law:9", outcomes=((2,), (2,))),
            Step("does", "examples_creatures_combat.law:10", edit=example_105_3),
            Step("answer", "examples_creatures_combat.law:11", answers=(Answer("source", values=example_105_4_1),)),
            Step("answer", "examples_creatures_combat.law:12", answers=(Answer("target", values=example_105_5_1),)),
            Step("answer", "examples_creatures_combat.law:13", answers=(Answer("n", values=example_105_6_1),)),
            Step("offers", "examples_creatures_combat.law:14", answers=(Answer("target", values=example_105_7_1),)),
            Step("answer", "examples_creatures_combat.law:16", answers=(Answer("target", values=example_105_8_1),)),
            Step("answer", "examples_creatures_combat.law:17", answers=(Answer("fed", values=example_105_9_1),)),
            Step("answer", "examples_creatures_combat.law:18", answers=(Answer("e", values=example_105_10_1),)),
            Step(
                "expect",
                "examples_creatures_combat.law:19",
                tests=(
                    (example_105_11_1, "examples_creatures_combat.law:20"),
                    (example_105_11_2, "examples_creatures_combat.law:20"),
                    (example_105_11_3, "examples_creatures_combat.law:21"),
                    (example_105_11_4, "examples_creatures_combat.law:22"),
                    (example_105_11_5, "examples_creatures_combat.law:23"),
                ),
            ),
        ),
    ),
    Example(
        "EX-12 Valkyrie activation",
        "examples_creatures_combat.law:25",
        ("NG-CRE-17", "NG-CRE-57", "NG-CRE-26", "NG-CRE-43"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_combat.law:27", edit=example_106_1),
            Step("chance", "examples_creatures_combat.law:36", outcomes=((2,), (4,))),
            Step("does", "examples_creatures_combat.law:37", edit=example_106_3),
            Step("answer", "examples_creatures_combat.law:38", answers=(Answer("fed", values=example_106_4_1),)),
            Step("offers", "examples_creatures_combat.law:39", answers=(Answer("refuge", values=example_106_5_1),)),
            Step("answer", "examples_creatures_combat.law:41", answers=(Answer("refuge", values=example_106_6_1),)),
            Step("answer", "examples_creatures_combat.law:42", answers=(Answer("n", values=example_106_7_1),)),
            Step("answer", "examples_creatures_combat.law:43", answers=(Answer("refuge", values=example_106_8_1),)),
            Step(
                "expect",
                "examples_creatures_combat.law:44",
                tests=(
                    (example_106_9_1, "examples_creatures_combat.law:45"),
                    (example_106_9_2, "examples_creatures_combat.law:45"),
                    (example_106_9_3, "examples_creatures_combat.law:46"),
                    (example_106_9_4, "examples_creatures_combat.law:47"),
                    (example_106_9_5, "examples_creatures_combat.law:48"),
                ),
            ),
        ),
    ),
    Example(
        "EX-12 Valkyrie activation: the defender wins a tie",
        "examples_creatures_combat.law:50",
        ("NG-CRE-33", "NG-CRE-34", "NG-CRE-36", "NG-CRE-29"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_combat.law:52", edit=example_107_1),
            Step("chance", "examples_creatures_combat.law:58", outcomes=((2,), (0,))),
            Step("does", "examples_creatures_combat.law:59", edit=example_107_3),
            Step("offers", "examples_creatures_combat.law:60", answers=(Answer("fed", values=example_107_4_1),)),
            Step("answer", "examples_creatures_combat.law:62", answers=(Answer("fed", values=example_107_5_1),)),
            Step(
                "expect",
                "examples_creatures_combat.law:63",
                tests=(
                    (example_107_6_1, "examples_creatures_combat.law:64"),
                    (example_107_6_2, "examples_creatures_combat.law:65"),
                    (example_107_6_3, "examples_creatures_combat.law:65"),
                    (example_107_6_4, "examples_creatures_combat.law:66"),
                    (example_107_6_5, "examples_creatures_combat.law:67"),
                ),
            ),
        ),
    ),
    Example(
        "a creature is slain for its fame",
        "examples_creatures_combat.law:69",
        ("NG-CRE-34", "NG-CRE-36", "NG-CRE-21", "NG-CRE-25"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_combat.law:71", edit=example_108_1),
            Step("chance", "examples_creatures_combat.law:76", outcomes=((1,), (5,))),
            Step("does", "examples_creatures_combat.law:77", edit=example_108_3),
            Step("answer", "examples_creatures_combat.law:78", answers=(Answer("source", "nothing"),)),
            Step("answer", "examples_creatures_combat.law:79", answers=(Answer("target", values=example_108_5_1),)),
            Step(
                "expect",
                "examples_creatures_combat.law:80",
                tests=(
                    (example_108_6_1, "examples_creatures_combat.law:81"),
                    (example_108_6_2, "examples_creatures_combat.law:82"),
                    (example_108_6_3, "examples_creatures_combat.law:83"),
                    (example_108_6_4, "examples_creatures_combat.law:84"),
                ),
            ),
        ),
    ),
    Example(
        "more points do not help who has no units left",
        "examples_creatures_combat.law:86",
        ("NG-CRE-32", "NG-CRE-35"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_combat.law:88", edit=example_109_1),
            Step("chance", "examples_creatures_combat.law:93", outcomes=((1,), (4,))),
            Step("does", "examples_creatures_combat.law:94", edit=example_109_3),
            Step("answer", "examples_creatures_combat.law:95", answers=(Answer("source", "nothing"),)),
            Step("answer", "examples_creatures_combat.law:96", answers=(Answer("target", values=example_109_5_1),)),
            Step("answer", "examples_creatures_combat.law:97", answers=(Answer("fed", values=example_109_6_1),)),
            Step(
                "expect",
                "examples_creatures_combat.law:98",
                tests=(
                    (example_109_7_1, "examples_creatures_combat.law:99"),
                    (example_109_7_2, "examples_creatures_combat.law:99"),
                    (example_109_7_3, "examples_creatures_combat.law:100"),
                ),
            ),
        ),
    ),
    Example(
        "casualties do not harm a creature",
        "examples_creatures_combat.law:102",
        ("NG-CRE-35", "NG-CRE-28"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_combat.law:104", edit=example_110_1),
            Step("chance", "examples_creatures_combat.law:109", outcomes=((4,), (0,))),
            Step("does", "examples_creatures_combat.law:110", edit=example_110_3),
            Step("answer", "examples_creatures_combat.law:111", answers=(Answer("target", values=example_110_4_1),)),
            Step(
                "expect",
                "examples_creatures_combat.law:112",
                tests=(
                    (example_110_5_1, "examples_creatures_combat.law:113"),
                    (example_110_5_2, "examples_creatures_combat.law:113"),
                    (example_110_5_3, "examples_creatures_combat.law:114"),
                ),
            ),
        ),
    ),
    Example(
        "as many casualties as a creature has points do not harm it",
        "examples_creatures_combat.law:116",
        ("NG-CRE-35",),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_combat.law:118", edit=example_111_1),
            Step("chance", "examples_creatures_combat.law:122", outcomes=((0,), (4,))),
            Step("does", "examples_creatures_combat.law:123", edit=example_111_3),
            Step("answer", "examples_creatures_combat.law:124", answers=(Answer("refuge", values=example_111_4_1),)),
            Step("answer", "examples_creatures_combat.law:125", answers=(Answer("n", values=example_111_5_1),)),
            Step(
                "expect",
                "examples_creatures_combat.law:126",
                tests=(
                    (example_111_6_1, "examples_creatures_combat.law:127"),
                    (example_111_6_2, "examples_creatures_combat.law:127"),
                    (example_111_6_3, "examples_creatures_combat.law:128"),
                    (example_111_6_4, "examples_creatures_combat.law:129"),
                ),
            ),
        ),
    ),
    Example(
        "no buildings help whoever attacks a creature",
        "examples_creatures_combat.law:131",
        ("NG-CRE-38", "NG-CRE-30", "NG-CRE-28"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_combat.law:133", edit=example_112_1),
            Step("chance", "examples_creatures_combat.law:138", outcomes=((0,), (3,))),
            Step("does", "examples_creatures_combat.law:139", edit=example_112_3),
            Step("answer", "examples_creatures_combat.law:140", answers=(Answer("source", "nothing"),)),
            Step("answer", "examples_creatures_combat.law:141", answers=(Answer("target", values=example_112_5_1),)),
            Step(
                "expect",
                "examples_creatures_combat.law:142",
                tests=(
                    (example_112_6_1, "examples_creatures_combat.law:143"),
                    (example_112_6_2, "examples_creatures_combat.law:143"),
                    (example_112_6_3, "examples_creatures_combat.law:144"),
                ),
            ),
        ),
    ),
    Example(
        "a Fortress helps against a creature that attacks, a tower does not",
        "examples_creatures_combat.law:146",
        ("NG-CRE-28", "NG-CRE-35", "NG-CRE-17"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_combat.law:148", edit=example_113_1),
            Step("chance", "examples_creatures_combat.law:154", outcomes=((4,), (0,))),
            Step("does", "examples_creatures_combat.law:155", edit=example_113_3),
            Step(
                "expect",
                "examples_creatures_combat.law:156",
                tests=(
                    (example_113_4_1, "examples_creatures_combat.law:157"),
                    (example_113_4_2, "examples_creatures_combat.law:157"),
                    (example_113_4_3, "examples_creatures_combat.law:157"),
                    (example_113_4_4, "examples_creatures_combat.law:158"),
                ),
            ),
        ),
    ),
    Example(
        "with a Valkyrie units stop, and have to fight after all moves",
        "examples_creatures_combat.law:160",
        ("NG-CRE-15", "NG-CRE-14", "NG-CRE-37"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_combat.law:162", edit=example_114_1),
            Step("chance", "examples_creatures_combat.law:169", outcomes=((0,), (0,))),
            Step("does", "examples_creatures_combat.law:170", edit=example_114_3),
            Step("answer", "examples_creatures_combat.law:171", answers=(Answer("source", values=example_114_4_1),)),
            Step("answer", "examples_creatures_combat.law:172", answers=(Answer("target", values=example_114_5_1),)),
            Step("answer", "examples_creatures_combat.law:173", answers=(Answer("n", values=example_114_6_1),)),
            Step("offers", "examples_creatures_combat.law:174", answers=(Answer("source", values=example_114_7_1),)),
            Step("answer", "examples_creatures_combat.law:176", answers=(Answer("source", values=example_114_8_1),)),
            Step("answer", "examples_creatures_combat.law:177", answers=(Answer("target", values=example_114_9_1),)),
            Step("answer", "examples_creatures_combat.law:178", answers=(Answer("n", values=example_114_10_1),)),
            Step("offers", "examples_creatures_combat.law:179", answers=(Answer("refuge", values=example_114_11_1),)),
            Step("answer", "examples_creatures_combat.law:181", answers=(Answer("refuge", values=example_114_12_1),)),
            Step("answer", "examples_creatures_combat.law:182", answers=(Answer("n", values=example_114_13_1),)),
            Step(
                "expect",
                "examples_creatures_combat.law:183",
                tests=(
                    (example_114_14_1, "examples_creatures_combat.law:184"),
                    (example_114_14_2, "examples_creatures_combat.law:184"),
                    (example_114_14_3, "examples_creatures_combat.law:185"),
                    (example_114_14_4, "examples_creatures_combat.law:186"),
                ),
            ),
        ),
    ),
    Example(
        "nobody is recruited beside a Valkyrie",
        "examples_creatures_combat.law:188",
        ("NG-CRE-14",),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_combat.law:190", edit=example_115_1),
            Step("does", "examples_creatures_combat.law:193", edit=example_115_2),
            Step("refuses", "examples_creatures_combat.law:194", answers=(Answer("t", values=example_115_3_1),)),
            Step("answer", "examples_creatures_combat.law:196", answers=(Answer("t", values=example_115_4_1),)),
            Step(
                "expect",
                "examples_creatures_combat.law:197",
                tests=((example_115_5_1, "examples_creatures_combat.law:198"),),
            ),
        ),
    ),
    Example(
        "Bribery leads nobody to a Valkyrie",
        "examples_creatures_combat.law:200",
        ("NG-CRE-14",),
        None,
        (("creatures", (1,)), ("clan", (49, 50))),
        (
            Step("given", "examples_creatures_combat.law:203", edit=example_116_1),
            Step("does", "examples_creatures_combat.law:207", edit=example_116_2),
            Step("refuses", "examples_creatures_combat.law:208", answers=(Answer("target", values=example_116_3_1),)),
            Step("answer", "examples_creatures_combat.law:210", answers=(Answer("source", values=example_116_4_1),)),
            Step("answer", "examples_creatures_combat.law:211", answers=(Answer("target", values=example_116_5_1),)),
            Step("answer", "examples_creatures_combat.law:212", answers=(Answer("n", values=example_116_6_1),)),
            Step(
                "expect",
                "examples_creatures_combat.law:213",
                tests=((example_116_7_1, "examples_creatures_combat.law:214"),),
            ),
        ),
    ),
    Example(
        "no way through where a Valkyrie is, not even a partner's",
        "examples_creatures_combat.law:216",
        ("NG-CRE-15",),
        4,
        (("creatures", (1,)), ("teams", (1,))),
        (
            Step("given", "examples_creatures_combat.law:220", edit=example_117_1),
            Step("does", "examples_creatures_combat.law:225", edit=example_117_2),
            Step("offers", "examples_creatures_combat.law:226", answers=(Answer("target", values=example_117_3_1),)),
            Step("answer", "examples_creatures_combat.law:228", answers=(Answer("source", values=example_117_4_1),)),
            Step("answer", "examples_creatures_combat.law:229", answers=(Answer("target", values=example_117_5_1),)),
            Step("answer", "examples_creatures_combat.law:230", answers=(Answer("n", values=example_117_6_1),)),
            Step(
                "expect",
                "examples_creatures_combat.law:231",
                tests=((example_117_7_1, "examples_creatures_combat.law:232"),),
            ),
        ),
    ),
    Example(
        "a Move card may be played just to attack",
        "examples_creatures_combat.law:234",
        ("NG-CRE-25",),
        None,
        (("creatures", (1,)), ("clan", (49, 50))),
        (
            Step("given", "examples_creatures_combat.law:237", edit=example_118_1),
            Step("chance", "examples_creatures_combat.law:242", outcomes=((1,), (5,))),
            Step("does", "examples_creatures_combat.law:243", edit=example_118_3),
            Step("answer", "examples_creatures_combat.law:244", answers=(Answer("one", "play"),)),
            Step("answer", "examples_creatures_combat.law:245", answers=(Answer("c", values=example_118_5_1),)),
            Step("answer", "examples_creatures_combat.law:246", answers=(Answer("target", values=example_118_6_1),)),
            Step(
                "expect",
                "examples_creatures_combat.law:247",
                tests=(
                    (example_118_7_1, "examples_creatures_combat.law:248"),
                    (example_118_7_2, "examples_creatures_combat.law:248"),
                    (example_118_7_3, "examples_creatures_combat.law:249"),
                ),
            ),
        ),
    ),
    Example(
        "nobody moves in with two Valkyries",
        "examples_creatures_combat.law:251",
        ("NG-CRE-16", "NG-CRE-13"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_combat.law:253", edit=example_119_1),
            Step("does", "examples_creatures_combat.law:257", edit=example_119_2),
            Step("offers", "examples_creatures_combat.law:258", answers=(Answer("target", values=example_119_3_1),)),
            Step("answer", "examples_creatures_combat.law:260", answers=(Answer("source", "nothing"),)),
            Step(
                "expect",
                "examples_creatures_combat.law:261",
                tests=((example_119_5_1, "examples_creatures_combat.law:262"),),
            ),
        ),
    ),
    Example(
        "one target in each territory",
        "examples_creatures_combat.law:264",
        ("NG-CRE-23", "NG-CRE-24"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_combat.law:266", edit=example_120_1),
            Step("chance", "examples_creatures_combat.law:273", outcomes=((1,), (0,), (1,), (0,))),
            Step("does", "examples_creatures_combat.law:274", edit=example_120_3),
            Step("answer", "examples_creatures_combat.law:275", answers=(Answer("source", "nothing"),)),
            Step("answer", "examples_creatures_combat.law:276", answers=(Answer("target", values=example_120_5_1),)),
            Step("answer", "examples_creatures_combat.law:277", answers=(Answer("target", values=example_120_6_1),)),
            Step("offers", "examples_creatures_combat.law:278", answers=(Answer("field", values=example_120_7_1),)),
            Step("answer", "examples_creatures_combat.law:280", answers=(Answer("field", values=example_120_8_1),)),
            Step(
                "expect",
                "examples_creatures_combat.law:281",
                tests=(
                    (example_120_9_1, "examples_creatures_combat.law:282"),
                    (example_120_9_2, "examples_creatures_combat.law:282"),
                    (example_120_9_3, "examples_creatures_combat.law:283"),
                    (example_120_9_4, "examples_creatures_combat.law:284"),
                    (example_120_9_5, "examples_creatures_combat.law:285"),
                ),
            ),
        ),
    ),
    Example(
        "no retreat to where a creature will be fought",
        "examples_creatures_combat.law:287",
        ("NG-CRE-24",),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_combat.law:289", edit=example_121_1),
            Step("chance", "examples_creatures_combat.law:298", outcomes=((0,), (0,))),
            Step("does", "examples_creatures_combat.law:299", edit=example_121_3),
            Step("answer", "examples_creatures_combat.law:300", answers=(Answer("source", values=example_121_4_1),)),
            Step("answer", "examples_creatures_combat.law:301", answers=(Answer("target", values=example_121_5_1),)),
            Step("answer", "examples_creatures_combat.law:302", answers=(Answer("n", values=example_121_6_1),)),
            Step("answer", "examples_creatures_combat.law:303", answers=(Answer("target", values=example_121_7_1),)),
            Step("answer", "examples_creatures_combat.law:304", answers=(Answer("field", values=example_121_8_1),)),
            Step("offers", "examples_creatures_combat.law:305", answers=(Answer("refuge", values=example_121_9_1),)),
            Step("answer", "examples_creatures_combat.law:307", answers=(Answer("refuge", values=example_121_10_1),)),
            Step("answer", "examples_creatures_combat.law:308", answers=(Answer("n", values=example_121_11_1),)),
            Step(
                "expect",
                "examples_creatures_combat.law:309",
                tests=((example_121_12_1, "examples_creatures_combat.law:310"),),
            ),
        ),
    ),
    Example(
        "the units are fought before the creature among them",
        "examples_creatures_combat.law:312",
        ("NG-CRE-22", "NG-CRE-21"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_combat.law:314", edit=example_122_1),
            Step("chance", "examples_creatures_combat.law:322", outcomes=((1,), (0,), (0,), (0,))),
            Step("does", "examples_creatures_combat.law:323", edit=example_122_3),
            Step("answer", "examples_creatures_combat.law:324", answers=(Answer("source", values=example_122_4_1),)),
            Step("answer", "examples_creatures_combat.law:325", answers=(Answer("target", values=example_122_5_1),)),
            Step("answer", "examples_creatures_combat.law:326", answers=(Answer("n", values=example_122_6_1),)),
            Step("answer", "examples_creatures_combat.law:327", answers=(Answer("target", values=example_122_7_1),)),
            Step("answer", "examples_creatures_combat.law:328", answers=(Answer("refuge", values=example_122_8_1),)),
            Step(
                "expect",
                "examples_creatures_combat.law:329",
                tests=(
                    (example_122_9_1, "examples_creatures_combat.law:330"),
                    (example_122_9_2, "examples_creatures_combat.law:331"),
                    (example_122_9_3, "examples_creatures_combat.law:332"),
                ),
            ),
        ),
    ),
    Example(
        "beaten by the units, nobody fights the creature",
        "examples_creatures_combat.law:334",
        ("NG-CRE-22",),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_combat.law:336", edit=example_123_1),
            Step("chance", "examples_creatures_combat.law:342", outcomes=((0,), (0,))),
            Step("does", "examples_creatures_combat.law:343", edit=example_123_3),
            Step("answer", "examples_creatures_combat.law:344", answers=(Answer("source", values=example_123_4_1),)),
            Step("answer", "examples_creatures_combat.law:345", answers=(Answer("target", values=example_123_5_1),)),
            Step("answer", "examples_creatures_combat.law:346", answers=(Answer("n", values=example_123_6_1),)),
            Step("answer", "examples_creatures_combat.law:347", answers=(Answer("target", values=example_123_7_1),)),
            Step("answer", "examples_creatures_combat.law:348", answers=(Answer("refuge", values=example_123_8_1),)),
            Step("answer", "examples_creatures_combat.law:349", answers=(Answer("n", values=example_123_9_1),)),
            Step(
                "expect",
                "examples_creatures_combat.law:350",
                tests=(
                    (example_123_10_1, "examples_creatures_combat.law:351"),
                    (example_123_10_2, "examples_creatures_combat.law:352"),
                    (example_123_10_3, "examples_creatures_combat.law:352"),
                ),
            ),
        ),
    ),
    Example(
        "the weaker creatures lie on top of the deck",
        "examples_creatures_line.law:2",
        ("NG-CRE-03", "NG-CRE-04", "NG-CRE-01", "NG-CRE-02"),
        3,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_line.law:5", edit=example_124_1),
            Step(
                "expect",
                "examples_creatures_line.law:7",
                tests=(
                    (example_124_2_1, "examples_creatures_line.law:8"),
                    (example_124_2_2, "examples_creatures_line.law:9"),
                    (example_124_2_3, "examples_creatures_line.law:10"),
                    (example_124_2_4, "examples_creatures_line.law:11"),
                ),
            ),
        ),
    ),
    Example(
        "without the module there are no creatures",
        "examples_creatures_line.law:13",
        ("NG-CRE-01",),
        None,
        (),
        (
            Step(
                "expect", "examples_creatures_line.law:14", tests=((example_125_1_1, "examples_creatures_line.law:15"),)
            ),
        ),
    ),
    Example(
        "a lair among the first tiles: a creature, which does nothing yet",
        "examples_creatures_line.law:17",
        ("NG-CRE-05", "NG-CRE-06", "NG-CRE-07", "NG-CRE-60"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_line.law:19", edit=example_126_1),
            Step("does", "examples_creatures_line.law:23", edit=example_126_2),
            Step("answer", "examples_creatures_line.law:24", answers=(Answer("x", values=example_126_3_1),)),
            Step("answer", "examples_creatures_line.law:25", answers=(Answer("s", values=example_126_4_1),)),
            Step(
                "expect",
                "examples_creatures_line.law:26",
                tests=(
                    (example_126_5_1, "examples_creatures_line.law:27"),
                    (example_126_5_2, "examples_creatures_line.law:28"),
                ),
            ),
            Step("answer", "examples_creatures_line.law:29", answers=(Answer("t", values=example_126_6_1),)),
            Step(
                "expect",
                "examples_creatures_line.law:30",
                tests=(
                    (example_126_7_1, "examples_creatures_line.law:31"),
                    (example_126_7_2, "examples_creatures_line.law:32"),
                ),
            ),
        ),
    ),
    Example(
        "nobody camps beside a Valkyrie while the tile has room",
        "examples_creatures_line.law:34",
        ("NG-CRE-07", "NG-CRE-14"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_line.law:36", edit=example_127_1),
            Step("does", "examples_creatures_line.law:40", edit=example_127_2),
            Step("answer", "examples_creatures_line.law:41", answers=(Answer("x", values=example_127_3_1),)),
            Step("answer", "examples_creatures_line.law:42", answers=(Answer("s", values=example_127_4_1),)),
            Step("refuses", "examples_creatures_line.law:43", answers=(Answer("t", values=example_127_5_1),)),
            Step("answer", "examples_creatures_line.law:45", answers=(Answer("t", values=example_127_6_1),)),
            Step(
                "expect", "examples_creatures_line.law:46", tests=((example_127_7_1, "examples_creatures_line.law:47"),)
            ),
        ),
    ),
    Example(
        "a new creature joins the right end of the line",
        "examples_creatures_line.law:49",
        ("NG-CRE-08", "NG-CRE-13"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_line.law:51", edit=example_128_1),
            Step("does", "examples_creatures_line.law:56", edit=example_128_2),
            Step(
                "expect",
                "examples_creatures_line.law:57",
                tests=(
                    (example_128_3_1, "examples_creatures_line.law:58"),
                    (example_128_3_2, "examples_creatures_line.law:58"),
                    (example_128_3_3, "examples_creatures_line.law:59"),
                    (example_128_3_4, "examples_creatures_line.law:60"),
                    (example_128_3_5, "examples_creatures_line.law:61"),
                ),
            ),
        ),
    ),
    Example(
        "EX-09 Creature line order",
        "examples_creatures_line.law:63",
        ("NG-CRE-09", "NG-CRE-39", "NG-CRE-42", "NG-CRE-02"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_line.law:65", edit=example_129_1),
            Step("does", "examples_creatures_line.law:72", edit=example_129_2),
            Step(
                "expect",
                "examples_creatures_line.law:73",
                tests=(
                    (example_129_3_1, "examples_creatures_line.law:74"),
                    (example_129_3_2, "examples_creatures_line.law:74"),
                    (example_129_3_3, "examples_creatures_line.law:75"),
                ),
            ),
        ),
    ),
    Example(
        "the slain creatures are the next deck",
        "examples_creatures_line.law:77",
        ("NG-CRE-10", "NG-CRE-08"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_line.law:79", edit=example_130_1),
            Step("does", "examples_creatures_line.law:83", edit=example_130_2),
            Step(
                "expect",
                "examples_creatures_line.law:84",
                tests=(
                    (example_130_3_1, "examples_creatures_line.law:85"),
                    (example_130_3_2, "examples_creatures_line.law:86"),
                    (example_130_3_3, "examples_creatures_line.law:87"),
                ),
            ),
        ),
    ),
    Example(
        "with all creatures on the map none appears",
        "examples_creatures_line.law:89",
        ("NG-CRE-10",),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_line.law:91", edit=example_131_1),
            Step("does", "examples_creatures_line.law:94", edit=example_131_2),
            Step(
                "expect",
                "examples_creatures_line.law:95",
                tests=(
                    (example_131_3_1, "examples_creatures_line.law:96"),
                    (example_131_3_2, "examples_creatures_line.law:97"),
                ),
            ),
        ),
    ),
    Example(
        "a lair is explored: its creature acts at once and stays",
        "examples_creatures_line.law:99",
        ("NG-CRE-19", "NG-CRE-20", "NG-CRE-56", "NG-CRE-60"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_line.law:101", edit=example_132_1),
            Step("does", "examples_creatures_line.law:105", edit=example_132_2),
            Step("answer", "examples_creatures_line.law:106", answers=(Answer("s", values=example_132_3_1),)),
            Step(
                "expect",
                "examples_creatures_line.law:107",
                tests=(
                    (example_132_4_1, "examples_creatures_line.law:108"),
                    (example_132_4_2, "examples_creatures_line.law:109"),
                ),
            ),
        ),
    ),
    Example(
        "a lair on one's own land: the creature acts on whoever holds it",
        "examples_creatures_line.law:111",
        ("NG-CRE-20", "NG-CRE-56", "NG-CRE-26"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_line.law:113", edit=example_133_1),
            Step("does", "examples_creatures_line.law:119", edit=example_133_2),
            Step("answer", "examples_creatures_line.law:120", answers=(Answer("s", values=example_133_3_1),)),
            Step(
                "expect",
                "examples_creatures_line.law:121",
                tests=(
                    (example_133_4_1, "examples_creatures_line.law:122"),
                    (example_133_4_2, "examples_creatures_line.law:123"),
                    (example_133_4_3, "examples_creatures_line.law:124"),
                ),
            ),
        ),
    ),
    Example(
        "EX-13 More creatures",
        "examples_creatures_line.law:126",
        ("NG-CRE-49", "NG-CRE-51", "NG-CRE-52", "NG-CRE-60"),
        None,
        (("creatures", (1,)), ("more_creatures", (1,))),
        (
            Step("given", "examples_creatures_line.law:129", edit=example_134_1),
            Step("does", "examples_creatures_line.law:139", edit=example_134_2),
            Step("answer", "examples_creatures_line.law:140", answers=(Answer("c", values=example_134_3_1),)),
            Step("answer", "examples_creatures_line.law:141", answers=(Answer("one", "let a creature appear"),)),
            Step("offers", "examples_creatures_line.law:142", answers=(Answer("t", values=example_134_5_1),)),
            Step("answer", "examples_creatures_line.law:144", answers=(Answer("t", values=example_134_6_1),)),
            Step(
                "expect",
                "examples_creatures_line.law:145",
                tests=(
                    (example_134_7_1, "examples_creatures_line.law:146"),
                    (example_134_7_2, "examples_creatures_line.law:146"),
                    (example_134_7_3, "examples_creatures_line.law:147"),
                    (example_134_7_4, "examples_creatures_line.law:148"),
                    (example_134_7_5, "examples_creatures_line.law:149"),
                ),
            ),
        ),
    ),
    Example(
        "more creatures: not as many as players, and nobody has to",
        "examples_creatures_line.law:151",
        ("NG-CRE-50", "NG-CRE-49"),
        None,
        (("creatures", (1,)), ("more_creatures", (1,))),
        (
            Step("given", "examples_creatures_line.law:154", edit=example_135_1),
            Step("does", "examples_creatures_line.law:160", edit=example_135_2),
            Step("answer", "examples_creatures_line.law:161", answers=(Answer("c", values=example_135_3_1),)),
            Step(
                "expect",
                "examples_creatures_line.law:162",
                tests=((example_135_4_1, "examples_creatures_line.law:163"),),
            ),
        ),
    ),
    Example(
        "more creatures: declined",
        "examples_creatures_line.law:165",
        ("NG-CRE-49",),
        None,
        (("creatures", (1,)), ("more_creatures", (1,))),
        (
            Step("given", "examples_creatures_line.law:168", edit=example_136_1),
            Step("does", "examples_creatures_line.law:170", edit=example_136_2),
            Step("answer", "examples_creatures_line.law:171", answers=(Answer("c", values=example_136_3_1),)),
            Step("answer", "examples_creatures_line.law:172", answers=(Answer("one", "no"),)),
            Step(
                "expect",
                "examples_creatures_line.law:173",
                tests=((example_136_5_1, "examples_creatures_line.law:174"),),
            ),
        ),
    ),
    Example(
        "more creatures: without a free lair, anywhere without a creature",
        "examples_creatures_line.law:176",
        ("NG-CRE-51", "NG-CRE-52"),
        None,
        (("creatures", (1,)), ("more_creatures", (1,))),
        (
            Step("given", "examples_creatures_line.law:179", edit=example_137_1),
            Step("does", "examples_creatures_line.law:186", edit=example_137_2),
            Step("answer", "examples_creatures_line.law:187", answers=(Answer("c", values=example_137_3_1),)),
            Step("answer", "examples_creatures_line.law:188", answers=(Answer("one", "let a creature appear"),)),
            Step("refuses", "examples_creatures_line.law:189", answers=(Answer("t", values=example_137_5_1),)),
            Step("answer", "examples_creatures_line.law:191", answers=(Answer("t", values=example_137_6_1),)),
            Step(
                "expect",
                "examples_creatures_line.law:192",
                tests=(
                    (example_137_7_1, "examples_creatures_line.law:193"),
                    (example_137_7_2, "examples_creatures_line.law:193"),
                ),
            ),
        ),
    ),
    Example(
        "nine creatures in the box",
        "examples_creatures_line.law:195",
        ("NG-COMP-14",),
        None,
        (("creatures", (1,)),),
        (
            Step(
                "expect",
                "examples_creatures_line.law:197",
                tests=(
                    (example_138_1_1, "examples_creatures_line.law:198"),
                    (example_138_1_2, "examples_creatures_line.law:199"),
                    (example_138_1_3, "examples_creatures_line.law:200"),
                    (example_138_1_4, "examples_creatures_line.law:201"),
                ),
            ),
        ),
    ),
    Example(
        "beside a Valkyrie if the tile has no other room",
        "examples_creatures_line.law:203",
        ("NG-CRE-07",),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_line.law:205", edit=example_139_1),
            Step("does", "examples_creatures_line.law:211", edit=example_139_2),
            Step("answer", "examples_creatures_line.law:212", answers=(Answer("t", values=example_139_3_1),)),
            Step(
                "expect",
                "examples_creatures_line.law:213",
                tests=((example_139_4_1, "examples_creatures_line.law:214"),),
            ),
        ),
    ),
    Example(
        "EX-11 Draugr activation",
        "examples_creatures_phase.law:2",
        ("NG-CRE-44", "NG-CRE-46", "NG-CRE-47", "NG-CRE-56"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_phase.law:4", edit=example_140_1),
            Step("does", "examples_creatures_phase.law:11", edit=example_140_2),
            Step(
                "expect",
                "examples_creatures_phase.law:12",
                tests=(
                    (example_140_3_1, "examples_creatures_phase.law:13"),
                    (example_140_3_2, "examples_creatures_phase.law:13"),
                    (example_140_3_3, "examples_creatures_phase.law:14"),
                ),
            ),
        ),
    ),
    Example(
        "a Draugr goes where most units are",
        "examples_creatures_phase.law:16",
        ("NG-CRE-46",),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_phase.law:18", edit=example_141_1),
            Step("does", "examples_creatures_phase.law:25", edit=example_141_2),
            Step(
                "expect",
                "examples_creatures_phase.law:26",
                tests=(
                    (example_141_3_1, "examples_creatures_phase.law:27"),
                    (example_141_3_2, "examples_creatures_phase.law:27"),
                    (example_141_3_3, "examples_creatures_phase.law:28"),
                ),
            ),
        ),
    ),
    Example(
        "building points decide before resources, large ones count three",
        "examples_creatures_phase.law:30",
        ("NG-CRE-45", "NG-CRE-44"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_phase.law:32", edit=example_142_1),
            Step("does", "examples_creatures_phase.law:39", edit=example_142_2),
            Step(
                "expect",
                "examples_creatures_phase.law:40",
                tests=((example_142_3_1, "examples_creatures_phase.law:41"),),
            ),
        ),
    ),
    Example(
        "resources count those of the land and of buildings",
        "examples_creatures_phase.law:43",
        ("NG-CRE-47",),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_phase.law:45", edit=example_143_1),
            Step("does", "examples_creatures_phase.law:53", edit=example_143_2),
            Step(
                "expect",
                "examples_creatures_phase.law:54",
                tests=((example_143_3_1, "examples_creatures_phase.law:55"),),
            ),
        ),
    ),
    Example(
        "units first, neutral land only without any",
        "examples_creatures_phase.law:57",
        ("NG-CRE-43", "NG-CRE-41", "NG-CRE-40"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_phase.law:59", edit=example_144_1),
            Step("does", "examples_creatures_phase.law:66", edit=example_144_2),
            Step(
                "expect",
                "examples_creatures_phase.law:67",
                tests=((example_144_3_1, "examples_creatures_phase.law:68"),),
            ),
        ),
    ),
    Example(
        "the first player chooses among equals",
        "examples_creatures_phase.law:70",
        ("NG-CRE-48", "NG-CRE-40"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_phase.law:72", edit=example_145_1),
            Step("does", "examples_creatures_phase.law:77", edit=example_145_2),
            Step("offers", "examples_creatures_phase.law:78", answers=(Answer("t", values=example_145_3_1),)),
            Step("answer", "examples_creatures_phase.law:81", answers=(Answer("t", values=example_145_4_1),)),
            Step(
                "expect",
                "examples_creatures_phase.law:82",
                tests=((example_145_5_1, "examples_creatures_phase.law:83"),),
            ),
        ),
    ),
    Example(
        "a creature that cannot move acts where it is",
        "examples_creatures_phase.law:85",
        ("NG-CRE-40", "NG-CRE-42", "NG-CRE-18", "NG-CRE-11"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_phase.law:87", edit=example_146_1),
            Step("does", "examples_creatures_phase.law:92", edit=example_146_2),
            Step(
                "expect",
                "examples_creatures_phase.law:93",
                tests=(
                    (example_146_3_1, "examples_creatures_phase.law:94"),
                    (example_146_3_2, "examples_creatures_phase.law:94"),
                    (example_146_3_3, "examples_creatures_phase.law:95"),
                ),
            ),
        ),
    ),
    Example(
        "the last unit falls to a Draugr: the land is neutral",
        "examples_creatures_phase.law:97",
        ("NG-CRE-56",),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_phase.law:99", edit=example_147_1),
            Step("does", "examples_creatures_phase.law:104", edit=example_147_2),
            Step(
                "expect",
                "examples_creatures_phase.law:105",
                tests=(
                    (example_147_3_1, "examples_creatures_phase.law:106"),
                    (example_147_3_2, "examples_creatures_phase.law:106"),
                    (example_147_3_3, "examples_creatures_phase.law:106"),
                    (example_147_3_4, "examples_creatures_phase.law:107"),
                ),
            ),
        ),
    ),
    Example(
        "the owner chooses which figure a Draugr takes",
        "examples_creatures_phase.law:109",
        ("NG-CRE-56",),
        None,
        (("creatures", (1,)), ("clan", (44, 50))),
        (
            Step("given", "examples_creatures_phase.law:112", edit=example_148_1),
            Step("does", "examples_creatures_phase.law:117", edit=example_148_2),
            Step(
                "answer", "examples_creatures_phase.law:118", answers=(Answer("kaija_falls", values=example_148_3_1),)
            ),
            Step(
                "expect",
                "examples_creatures_phase.law:119",
                tests=(
                    (example_148_4_1, "examples_creatures_phase.law:120"),
                    (example_148_4_2, "examples_creatures_phase.law:121"),
                ),
            ),
        ),
    ),
    Example(
        "several creatures in one territory all keep their effects",
        "examples_creatures_phase.law:123",
        ("NG-CRE-13", "NG-CRE-58", "NG-CRE-53"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_phase.law:125", edit=example_149_1),
            Step("does", "examples_creatures_phase.law:133", edit=example_149_2),
            Step(
                "expect",
                "examples_creatures_phase.law:134",
                tests=((example_149_3_1, "examples_creatures_phase.law:135"),),
            ),
            Step("does", "examples_creatures_phase.law:136", edit=example_149_4),
            Step("offers", "examples_creatures_phase.law:137", answers=(Answer("t", values=example_149_5_1),)),
            Step("answer", "examples_creatures_phase.law:139", answers=(Answer("t", values=example_149_6_1),)),
            Step(
                "expect",
                "examples_creatures_phase.law:140",
                tests=((example_149_7_1, "examples_creatures_phase.law:141"),),
            ),
        ),
    ),
    Example(
        "a wolf leaves only what buildings bring",
        "examples_creatures_phase.law:143",
        ("NG-CRE-58", "NG-CRE-18"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_phase.law:145", edit=example_150_1),
            Step("does", "examples_creatures_phase.law:152", edit=example_150_2),
            Step(
                "expect",
                "examples_creatures_phase.law:153",
                tests=(
                    (example_150_3_1, "examples_creatures_phase.law:154"),
                    (example_150_3_2, "examples_creatures_phase.law:154"),
                    (example_150_3_3, "examples_creatures_phase.law:154"),
                ),
            ),
        ),
    ),
    Example(
        "Scorched Earth and a wolf: nothing of the land for the Snake",
        "examples_creatures_phase.law:156",
        ("NG-CRE-59", "NG-CRE-58"),
        None,
        (("creatures", (1,)), ("clan", (48, 50))),
        (
            Step("given", "examples_creatures_phase.law:159", edit=example_151_1),
            Step("does", "examples_creatures_phase.law:167", edit=example_151_2),
            Step("offers", "examples_creatures_phase.law:168", answers=(Answer("r", values=example_151_3_1),)),
            Step("answer", "examples_creatures_phase.law:170", answers=(Answer("r", values=example_151_4_1),)),
            Step(
                "expect",
                "examples_creatures_phase.law:171",
                tests=(
                    (example_151_5_1, "examples_creatures_phase.law:172"),
                    (example_151_5_2, "examples_creatures_phase.law:172"),
                    (example_151_5_3, "examples_creatures_phase.law:173"),
                    (example_151_5_4, "examples_creatures_phase.law:173"),
                ),
            ),
        ),
    ),
    Example(
        "a bear: no building and no way out",
        "examples_creatures_phase.law:175",
        ("NG-CRE-53",),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_phase.law:177", edit=example_152_1),
            Step("does", "examples_creatures_phase.law:185", edit=example_152_2),
            Step("offers", "examples_creatures_phase.law:186", answers=(Answer("t", values=example_152_3_1),)),
            Step("answer", "examples_creatures_phase.law:188", answers=(Answer("t", values=example_152_4_1),)),
            Step("answer", "examples_creatures_phase.law:189", answers=(Answer("b", values=example_152_5_1),)),
            Step("does", "examples_creatures_phase.law:190", edit=example_152_6),
            Step("offers", "examples_creatures_phase.law:191", answers=(Answer("source", values=example_152_7_1),)),
            Step("answer", "examples_creatures_phase.law:193", answers=(Answer("source", "nothing"),)),
            Step("answer", "examples_creatures_phase.law:194", answers=(Answer("target", "nothing"),)),
            Step(
                "expect",
                "examples_creatures_phase.law:195",
                tests=(
                    (example_152_10_1, "examples_creatures_phase.law:196"),
                    (example_152_10_2, "examples_creatures_phase.law:196"),
                    (example_152_10_3, "examples_creatures_phase.law:197"),
                    (example_152_10_4, "examples_creatures_phase.law:197"),
                ),
            ),
        ),
    ),
    Example(
        "a bear: no exploring",
        "examples_creatures_phase.law:199",
        ("NG-CRE-53",),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_phase.law:201", edit=example_153_1),
            Step("does", "examples_creatures_phase.law:205", edit=example_153_2),
            Step(
                "expect",
                "examples_creatures_phase.law:206",
                tests=((example_153_3_1, "examples_creatures_phase.law:207"),),
            ),
        ),
    ),
    Example(
        "a bear keeps recruits out of neutral land, too",
        "examples_creatures_phase.law:209",
        ("NG-CRE-53",),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_phase.law:211", edit=example_154_1),
            Step("does", "examples_creatures_phase.law:214", edit=example_154_2),
            Step("refuses", "examples_creatures_phase.law:215", answers=(Answer("t", values=example_154_3_1),)),
            Step("answer", "examples_creatures_phase.law:217", answers=(Answer("t", values=example_154_4_1),)),
            Step(
                "expect",
                "examples_creatures_phase.law:218",
                tests=((example_154_5_1, "examples_creatures_phase.law:219"),),
            ),
        ),
    ),
    Example(
        "a bear's territory is passed through in one effect",
        "examples_creatures_phase.law:221",
        ("NG-CRE-55", "NG-CRE-12"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_phase.law:223", edit=example_155_1),
            Step("does", "examples_creatures_phase.law:228", edit=example_155_2),
            Step("answer", "examples_creatures_phase.law:229", answers=(Answer("source", values=example_155_3_1),)),
            Step("answer", "examples_creatures_phase.law:230", answers=(Answer("target", values=example_155_4_1),)),
            Step("answer", "examples_creatures_phase.law:231", answers=(Answer("n", values=example_155_5_1),)),
            Step("offers", "examples_creatures_phase.law:232", answers=(Answer("source", values=example_155_6_1),)),
            Step("answer", "examples_creatures_phase.law:234", answers=(Answer("source", values=example_155_7_1),)),
            Step("answer", "examples_creatures_phase.law:235", answers=(Answer("target", values=example_155_8_1),)),
            Step("answer", "examples_creatures_phase.law:236", answers=(Answer("target", "nothing"),)),
            Step(
                "expect",
                "examples_creatures_phase.law:237",
                tests=(
                    (example_155_10_1, "examples_creatures_phase.law:238"),
                    (example_155_10_2, "examples_creatures_phase.law:239"),
                    (example_155_10_3, "examples_creatures_phase.law:239"),
                ),
            ),
        ),
    ),
    Example(
        "a bear's territory is the end of the way in the French edition",
        "examples_creatures_phase.law:241",
        ("NG-CRE-55", "NG-CRE-53"),
        None,
        (("creatures", (1,)), ("edition", (1,))),
        (
            Step("given", "examples_creatures_phase.law:244", edit=example_156_1),
            Step("does", "examples_creatures_phase.law:249", edit=example_156_2),
            Step("answer", "examples_creatures_phase.law:250", answers=(Answer("source", values=example_156_3_1),)),
            Step("answer", "examples_creatures_phase.law:251", answers=(Answer("target", values=example_156_4_1),)),
            Step("answer", "examples_creatures_phase.law:252", answers=(Answer("n", values=example_156_5_1),)),
            Step("refuses", "examples_creatures_phase.law:253", answers=(Answer("source", values=example_156_6_1),)),
            Step("answer", "examples_creatures_phase.law:255", answers=(Answer("source", "nothing"),)),
            Step("answer", "examples_creatures_phase.law:256", answers=(Answer("target", "nothing"),)),
            Step(
                "expect",
                "examples_creatures_phase.law:257",
                tests=(
                    (example_156_9_1, "examples_creatures_phase.law:258"),
                    (example_156_9_2, "examples_creatures_phase.law:258"),
                ),
            ),
        ),
    ),
    Example(
        "no way through a partner's territory with a bear in the French edition",
        "examples_creatures_phase.law:260",
        ("NG-CRE-55",),
        4,
        (("creatures", (1,)), ("edition", (1,)), ("teams", (1,))),
        (
            Step("given", "examples_creatures_phase.law:265", edit=example_157_1),
            Step("does", "examples_creatures_phase.law:270", edit=example_157_2),
            Step("offers", "examples_creatures_phase.law:271", answers=(Answer("target", values=example_157_3_1),)),
            Step("answer", "examples_creatures_phase.law:273", answers=(Answer("source", values=example_157_4_1),)),
            Step("answer", "examples_creatures_phase.law:274", answers=(Answer("target", values=example_157_5_1),)),
            Step("answer", "examples_creatures_phase.law:275", answers=(Answer("n", values=example_157_6_1),)),
            Step(
                "expect",
                "examples_creatures_phase.law:276",
                tests=((example_157_7_1, "examples_creatures_phase.law:277"),),
            ),
        ),
    ),
    Example(
        "whoever is beaten in a bear's territory may retreat",
        "examples_creatures_phase.law:279",
        ("NG-CRE-54", "NG-CRE-22"),
        None,
        (("creatures", (1,)),),
        (
            Step("given", "examples_creatures_phase.law:281", edit=example_158_1),
            Step("chance", "examples_creatures_phase.law:288", outcomes=((0,), (0,))),
            Step("does", "examples_creatures_phase.law:289", edit=example_158_3),
            Step("answer", "examples_creatures_phase.law:290", answers=(Answer("source", values=example_158_4_1),)),
            Step("answer", "examples_creatures_phase.law:291", answers=(Answer("target", values=example_158_5_1),)),
            Step("answer", "examples_creatures_phase.law:292", answers=(Answer("n", values=example_158_6_1),)),
            Step("answer", "examples_creatures_phase.law:293", answers=(Answer("target", "nothing"),)),
            Step("offers", "examples_creatures_phase.law:294", answers=(Answer("refuge", values=example_158_8_1),)),
            Step("answer", "examples_creatures_phase.law:296", answers=(Answer("refuge", values=example_158_9_1),)),
            Step("answer", "examples_creatures_phase.law:297", answers=(Answer("n", values=example_158_10_1),)),
            Step(
                "expect",
                "examples_creatures_phase.law:298",
                tests=(
                    (example_158_11_1, "examples_creatures_phase.law:299"),
                    (example_158_11_2, "examples_creatures_phase.law:300"),
                    (example_158_11_3, "examples_creatures_phase.law:300"),
                ),
            ),
        ),
    ),
    Example(
        "Negotiation takes a card of the own discard pile",
        "examples_early.law:2",
        ("NG-EFF-03",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:4", edit=example_159_1),
            Step("does", "examples_early.law:6", edit=example_159_2),
            Step("answer", "examples_early.law:7", answers=(Answer("one", "take a discarded card"),)),
            Step("answer", "examples_early.law:8", answers=(Answer("c", values=example_159_4_1),)),
            Step(
                "expect",
                "examples_early.law:9",
                tests=((example_159_5_1, "examples_early.law:10"), (example_159_5_2, "examples_early.law:11")),
            ),
        ),
    ),
    Example(
        "Negotiation draws instead",
        "examples_early.law:13",
        ("NG-EFF-03", "NG-DRAW-01"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:15", edit=example_160_1),
            Step("does", "examples_early.law:17", edit=example_160_2),
            Step("refuses", "examples_early.law:18", answers=(Answer("one", "take a discarded card"),)),
            Step("answer", "examples_early.law:20", answers=(Answer("one", "draw a card"),)),
            Step("expect", "examples_early.law:21", tests=((example_160_5_1, "examples_early.law:22"),)),
        ),
    ),
    Example(
        "Scouts explore",
        "examples_early.law:24",
        ("NG-EXPL-01",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:26", edit=example_161_1),
            Step("does", "examples_early.law:29", edit=example_161_2),
            Step("answer", "examples_early.law:30", answers=(Answer("s", values=example_161_3_1),)),
            Step("expect", "examples_early.law:31", tests=((example_161_4_1, "examples_early.law:32"),)),
        ),
    ),
    Example(
        "Town Hall recruits one",
        "examples_early.law:34",
        ("NG-RECR-01",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:36", edit=example_162_1),
            Step("does", "examples_early.law:39", edit=example_162_2),
            Step("answer", "examples_early.law:40", answers=(Answer("t", values=example_162_3_1),)),
            Step("expect", "examples_early.law:41", tests=((example_162_4_1, "examples_early.law:42"),)),
        ),
    ),
    Example(
        "Merchant draws three, keeps one and discards two in order",
        "examples_early.law:44",
        ("NG-DRAW-01", "NG-DRAW-02", "NG-DRAW-03"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:46", edit=example_163_1),
            Step("does", "examples_early.law:49", edit=example_163_2),
            Step("offers", "examples_early.law:50", answers=(Answer("ks", values=example_163_3_1),)),
            Step("answer", "examples_early.law:52", answers=(Answer("ks", values=example_163_4_1),)),
            Step("answer", "examples_early.law:53", answers=(Answer("order", values=example_163_5_1),)),
            Step(
                "expect",
                "examples_early.law:54",
                tests=((example_163_6_1, "examples_early.law:55"), (example_163_6_2, "examples_early.law:56")),
            ),
        ),
    ),
    Example(
        "Merchant with two cards to draw from cannot be used",
        "examples_early.law:58",
        ("NG-DRAW-05",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:60", edit=example_164_1),
            Step("does", "examples_early.law:65", edit=example_164_2),
            Step("refuses", "examples_early.law:66", answers=(Answer("one", "play"),)),
        ),
    ),
    Example(
        "a draw pile that is empty is made anew of the discard pile",
        "examples_early.law:69",
        ("NG-DECK-03", "NG-DRAW-04"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:71", edit=example_165_1),
            Step("does", "examples_early.law:75", edit=example_165_2),
            Step("answer", "examples_early.law:76", answers=(Answer("one", "play"),)),
            Step("answer", "examples_early.law:77", answers=(Answer("c", values=example_165_4_1),)),
            Step(
                "expect",
                "examples_early.law:78",
                tests=(
                    (example_165_5_1, "examples_early.law:79"),
                    (example_165_5_2, "examples_early.law:80"),
                    (example_165_5_3, "examples_early.law:81"),
                ),
            ),
        ),
    ),
    Example(
        "Militia moves twice with the same units",
        "examples_early.law:83",
        ("NG-MOVE-04",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:85", edit=example_166_1),
            Step("does", "examples_early.law:89", edit=example_166_2),
            Step("answer", "examples_early.law:90", answers=(Answer("source", values=example_166_3_1),)),
            Step("answer", "examples_early.law:91", answers=(Answer("target", values=example_166_4_1),)),
            Step("answer", "examples_early.law:92", answers=(Answer("n", values=example_166_5_1),)),
            Step("answer", "examples_early.law:93", answers=(Answer("source", values=example_166_6_1),)),
            Step("answer", "examples_early.law:94", answers=(Answer("target", values=example_166_7_1),)),
            Step("answer", "examples_early.law:95", answers=(Answer("n", values=example_166_8_1),)),
            Step(
                "expect",
                "examples_early.law:96",
                tests=(
                    (example_166_9_1, "examples_early.law:97"),
                    (example_166_9_2, "examples_early.law:98"),
                    (example_166_9_3, "examples_early.law:99"),
                ),
            ),
        ),
    ),
    Example(
        "Improved Villager Tools build",
        "examples_early.law:101",
        ("NG-BUILD-01",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:103", edit=example_167_1),
            Step("does", "examples_early.law:108", edit=example_167_2),
            Step("answer", "examples_early.law:109", answers=(Answer("t", values=example_167_3_1),)),
            Step("offers", "examples_early.law:110", answers=(Answer("b", values=example_167_4_1),)),
            Step("answer", "examples_early.law:112", answers=(Answer("b", values=example_167_5_1),)),
            Step(
                "expect",
                "examples_early.law:113",
                tests=((example_167_6_1, "examples_early.law:114"), (example_167_6_2, "examples_early.law:115")),
            ),
        ),
    ),
    Example(
        "Recruitment puts both units into one territory",
        "examples_early.law:117",
        ("NG-RECR-01", "NG-RECR-03"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:119", edit=example_168_1),
            Step("does", "examples_early.law:123", edit=example_168_2),
            Step("answer", "examples_early.law:124", answers=(Answer("t", values=example_168_3_1),)),
            Step(
                "expect",
                "examples_early.law:125",
                tests=((example_168_4_1, "examples_early.law:126"), (example_168_4_2, "examples_early.law:127")),
            ),
        ),
    ),
    Example(
        "Market Place draws two",
        "examples_early.law:129",
        ("NG-DRAW-01",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:131", edit=example_169_1),
            Step("does", "examples_early.law:133", edit=example_169_2),
            Step("expect", "examples_early.law:134", tests=((example_169_3_1, "examples_early.law:135"),)),
        ),
    ),
    Example(
        "Mercenary may come to a neutral territory",
        "examples_early.law:137",
        ("NG-RECR-02",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:139", edit=example_170_1),
            Step("does", "examples_early.law:144", edit=example_170_2),
            Step("refuses", "examples_early.law:145", answers=(Answer("t", values=example_170_3_1),)),
            Step("answer", "examples_early.law:147", answers=(Answer("t", values=example_170_4_1),)),
            Step("expect", "examples_early.law:148", tests=((example_170_5_1, "examples_early.law:149"),)),
        ),
    ),
    Example(
        "Intimidate pushes a defender away before the fight",
        "examples_early.law:151",
        ("NG-MOVE-06",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:153", edit=example_171_1),
            Step("chance", "examples_early.law:160", outcomes=((0,), (0,))),
            Step("does", "examples_early.law:161", edit=example_171_3),
            Step("answer", "examples_early.law:162", answers=(Answer("source", values=example_171_4_1),)),
            Step("answer", "examples_early.law:163", answers=(Answer("target", values=example_171_5_1),)),
            Step("answer", "examples_early.law:164", answers=(Answer("n", values=example_171_6_1),)),
            Step("answer", "examples_early.law:165", answers=(Answer("one", "fought"),)),
            Step("answer", "examples_early.law:166", answers=(Answer("u", values=example_171_8_1),)),
            Step("answer", "examples_early.law:167", answers=(Answer("refuge", values=example_171_9_1),)),
            Step(
                "expect",
                "examples_early.law:168",
                tests=((example_171_10_1, "examples_early.law:169"), (example_171_10_2, "examples_early.law:170")),
            ),
        ),
    ),
    Example(
        "Intimidate pushes the last defender away, and nobody fights",
        "examples_early.law:172",
        ("NG-MOVE-06", "NG-COMBAT-01"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:174", edit=example_172_1),
            Step("does", "examples_early.law:179", edit=example_172_2),
            Step("answer", "examples_early.law:180", answers=(Answer("source", values=example_172_3_1),)),
            Step("answer", "examples_early.law:181", answers=(Answer("target", values=example_172_4_1),)),
            Step("answer", "examples_early.law:182", answers=(Answer("one", "fought"),)),
            Step("answer", "examples_early.law:183", answers=(Answer("u", values=example_172_6_1),)),
            Step(
                "expect",
                "examples_early.law:184",
                tests=(
                    (example_172_7_1, "examples_early.law:185"),
                    (example_172_7_2, "examples_early.law:186"),
                    (example_172_7_3, "examples_early.law:187"),
                ),
            ),
        ),
    ),
    Example(
        "Feast among the developments is a wild card, too",
        "examples_early.law:189",
        ("NG-EFF-02",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:191", edit=example_173_1),
            Step("does", "examples_early.law:194", edit=example_173_2),
            Step("answer", "examples_early.law:195", answers=(Answer("e", values=example_173_3_1),)),
            Step("answer", "examples_early.law:196", answers=(Answer("source", values=example_173_4_1),)),
            Step("answer", "examples_early.law:197", answers=(Answer("target", values=example_173_5_1),)),
            Step("expect", "examples_early.law:198", tests=((example_173_6_1, "examples_early.law:199"),)),
        ),
    ),
    Example(
        "Scout Camp may look at another tile, once",
        "examples_early.law:201",
        ("NG-EXPL-01",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:203", edit=example_174_1),
            Step("does", "examples_early.law:206", edit=example_174_2),
            Step("answer", "examples_early.law:207", answers=(Answer("one", "another tile"),)),
            Step("answer", "examples_early.law:208", answers=(Answer("s", values=example_174_4_1),)),
            Step(
                "expect",
                "examples_early.law:209",
                tests=((example_174_5_1, "examples_early.law:210"), (example_174_5_2, "examples_early.law:211")),
            ),
        ),
    ),
    Example(
        "Shieldbearers cancel one casualty",
        "examples_early.law:213",
        ("NG-MOVE-06", "NG-COMBAT-14"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:215", edit=example_175_1),
            Step("chance", "examples_early.law:221", outcomes=((1,), (4,))),
            Step("does", "examples_early.law:222", edit=example_175_3),
            Step("answer", "examples_early.law:223", answers=(Answer("source", values=example_175_4_1),)),
            Step("answer", "examples_early.law:224", answers=(Answer("target", values=example_175_5_1),)),
            Step("answer", "examples_early.law:225", answers=(Answer("n", values=example_175_6_1),)),
            Step("expect", "examples_early.law:226", tests=((example_175_7_1, "examples_early.law:227"),)),
        ),
    ),
    Example(
        "Bodyguard adds a point to the attack",
        "examples_early.law:229",
        ("NG-MOVE-06", "NG-COMBAT-07"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:231", edit=example_176_1),
            Step("chance", "examples_early.law:237", outcomes=((0,), (0,))),
            Step("does", "examples_early.law:238", edit=example_176_3),
            Step("answer", "examples_early.law:239", answers=(Answer("source", values=example_176_4_1),)),
            Step("answer", "examples_early.law:240", answers=(Answer("target", values=example_176_5_1),)),
            Step("answer", "examples_early.law:241", answers=(Answer("n", values=example_176_6_1),)),
            Step("answer", "examples_early.law:242", answers=(Answer("refuge", values=example_176_7_1),)),
            Step("answer", "examples_early.law:243", answers=(Answer("n", values=example_176_8_1),)),
            Step(
                "expect",
                "examples_early.law:244",
                tests=((example_176_9_1, "examples_early.law:245"), (example_176_9_2, "examples_early.law:246")),
            ),
        ),
    ),
    Example(
        "Simple Living builds for one wood less",
        "examples_early.law:248",
        ("NG-BUILD-03",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:250", edit=example_177_1),
            Step("does", "examples_early.law:255", edit=example_177_2),
            Step("answer", "examples_early.law:256", answers=(Answer("t", values=example_177_3_1),)),
            Step("answer", "examples_early.law:257", answers=(Answer("b", values=example_177_4_1),)),
            Step(
                "expect",
                "examples_early.law:258",
                tests=((example_177_5_1, "examples_early.law:259"), (example_177_5_2, "examples_early.law:260")),
            ),
        ),
    ),
    Example(
        "Future Sight picks a card now and none when passing",
        "examples_early.law:262",
        ("NG-ACT-12", "NG-EFF-04"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_early.law:264", edit=example_178_1),
            Step("does", "examples_early.law:266", edit=example_178_2),
            Step("answer", "examples_early.law:267", answers=(Answer("c", values=example_178_3_1),)),
            Step("expect", "examples_early.law:268", tests=((example_178_4_1, "examples_early.law:269"),)),
            Step("does", "examples_early.law:270", edit=example_178_5),
            Step(
                "expect",
                "examples_early.law:271",
                tests=(
                    (example_178_6_1, "examples_early.law:272"),
                    (example_178_6_2, "examples_early.law:273"),
                    (example_178_6_3, "examples_early.law:274"),
                ),
            ),
        ),
    ),
    Example(
        "the recommended reading",
        "examples_editions.law:2",
        ("NG-HARV-06", "NG-WINT-07", "NG-WINT-08", "NG-EFF-05"),
        None,
        (),
        (
            Step(
                "expect",
                "examples_editions.law:3",
                tests=(
                    (example_179_1_1, "examples_editions.law:4"),
                    (example_179_1_2, "examples_editions.law:5"),
                    (example_179_1_3, "examples_editions.law:6"),
                    (example_179_1_4, "examples_editions.law:7"),
                    (example_179_1_5, "examples_editions.law:8"),
                    (example_179_1_6, "examples_editions.law:9"),
                    (example_179_1_7, "examples_editions.law:10"),
                    (example_179_1_8, "examples_editions.law:11"),
                    (example_179_1_9, "examples_editions.law:12"),
                    (example_179_1_10, "examples_editions.law:13"),
                    (example_179_1_11, "examples_editions.law:14"),
                    (example_179_1_12, "examples_editions.law:15"),
                ),
            ),
        ),
    ),
    Example(
        "the French edition",
        "examples_editions.law:17",
        ("NG-WINT-07", "NG-WINT-08", "NG-EXPL-02", "NG-EXPL-10"),
        None,
        (("edition", (1,)),),
        (
            Step(
                "expect",
                "examples_editions.law:19",
                tests=(
                    (example_180_1_1, "examples_editions.law:20"),
                    (example_180_1_2, "examples_editions.law:21"),
                    (example_180_1_3, "examples_editions.law:22"),
                    (example_180_1_4, "examples_editions.law:23"),
                    (example_180_1_5, "examples_editions.law:24"),
                    (example_180_1_6, "examples_editions.law:25"),
                    (example_180_1_7, "examples_editions.law:26"),
                    (example_180_1_8, "examples_editions.law:27"),
                    (example_180_1_9, "examples_editions.law:28"),
                    (example_180_1_10, "examples_editions.law:29"),
                    (example_180_1_11, "examples_editions.law:30"),
                ),
            ),
        ),
    ),
    Example(
        "the Ukrainian edition",
        "examples_editions.law:32",
        ("NG-HARV-06", "NG-RECR-06", "NG-CLAN-06", "NG-CLAN-09"),
        None,
        (("edition", (2,)),),
        (
            Step(
                "expect",
                "examples_editions.law:34",
                tests=(
                    (example_181_1_1, "examples_editions.law:35"),
                    (example_181_1_2, "examples_editions.law:36"),
                    (example_181_1_3, "examples_editions.law:37"),
                    (example_181_1_4, "examples_editions.law:38"),
                    (example_181_1_5, "examples_editions.law:39"),
                    (example_181_1_6, "examples_editions.law:40"),
                    (example_181_1_7, "examples_editions.law:41"),
                    (example_181_1_8, "examples_editions.law:42"),
                    (example_181_1_9, "examples_editions.law:43"),
                    (example_181_1_10, "examples_editions.law:44"),
                    (example_181_1_11, "examples_editions.law:45"),
                ),
            ),
        ),
    ),
    Example(
        "an option set beside the edition",
        "examples_editions.law:47",
        ("NG-HARV-06", "NG-CLAN-13", "NG-CLAN-04"),
        None,
        (("edition", (2,)), ("trade", (0,))),
        (
            Step(
                "expect",
                "examples_editions.law:50",
                tests=(
                    (example_182_1_1, "examples_editions.law:51"),
                    (example_182_1_2, "examples_editions.law:52"),
                    (example_182_1_3, "examples_editions.law:53"),
                ),
            ),
        ),
    ),
    Example(
        "EX-05 Closing, case 1: another player lays the tile",
        "examples_exploring.law:2",
        ("NG-EXPL-11", "NG-EXPL-01", "NG-GLOS-04"),
        3,
        (("clan", (50, 46, 45)),),
        (
            Step("given", "examples_exploring.law:5", edit=example_183_1),
            Step("expect", "examples_exploring.law:11", tests=((example_183_2_1, "examples_exploring.law:12"),)),
            Step("does", "examples_exploring.law:13", edit=example_183_3),
            Step("answer", "examples_exploring.law:14", answers=(Answer("s", values=example_183_4_1),)),
            Step(
                "expect",
                "examples_exploring.law:15",
                tests=(
                    (example_183_5_1, "examples_exploring.law:16"),
                    (example_183_5_2, "examples_exploring.law:17"),
                    (example_183_5_3, "examples_exploring.law:18"),
                    (example_183_5_4, "examples_exploring.law:19"),
                    (example_183_5_5, "examples_exploring.law:20"),
                ),
            ),
        ),
    ),
    Example(
        "EX-05 Closing, case 2: the controller lays the tile",
        "examples_exploring.law:22",
        ("NG-EXPL-10", "NG-EXPL-01"),
        3,
        (("clan", (50, 46, 45)),),
        (
            Step("given", "examples_exploring.law:25", edit=example_184_1),
            Step("does", "examples_exploring.law:31", edit=example_184_2),
            Step("answer", "examples_exploring.law:32", answers=(Answer("s", values=example_184_3_1),)),
            Step(
                "expect",
                "examples_exploring.law:33",
                tests=(
                    (example_184_4_1, "examples_exploring.law:34"),
                    (example_184_4_2, "examples_exploring.law:35"),
                    (example_184_4_3, "examples_exploring.law:36"),
                ),
            ),
        ),
    ),
    Example(
        "EX-06 Illegal placement",
        "examples_exploring.law:38",
        ("NG-EXPL-04", "NG-EXPL-09", "NG-EXPL-03", "NG-EXPL-02"),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_exploring.law:40", edit=example_185_1),
            Step("does", "examples_exploring.law:47", edit=example_185_2),
            Step(
                "refuses",
                "examples_exploring.law:48",
                answers=(Answer("s", values=example_185_3_1), Answer("s", values=example_185_3_2)),
            ),
            Step("answer", "examples_exploring.law:51", answers=(Answer("s", values=example_185_4_1),)),
            Step(
                "expect",
                "examples_exploring.law:52",
                tests=((example_185_5_1, "examples_exploring.law:53"), (example_185_5_2, "examples_exploring.law:54")),
            ),
        ),
    ),
    Example(
        "units of two players are not brought together, though no border is cut",
        "examples_exploring.law:56",
        ("NG-EXPL-09",),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_exploring.law:58", edit=example_186_1),
            Step("does", "examples_exploring.law:64", edit=example_186_2),
            Step("offers", "examples_exploring.law:65", answers=(Answer("s", values=example_186_3_1),)),
        ),
    ),
    Example(
        "no border may end inside a territory, whoever stands there",
        "examples_exploring.law:68",
        ("NG-EXPL-04", "NG-EXPL-05"),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_exploring.law:70", edit=example_187_1),
            Step("does", "examples_exploring.law:76", edit=example_187_2),
            Step("offers", "examples_exploring.law:77", answers=(Answer("s", values=example_187_3_1),)),
            Step("answer", "examples_exploring.law:79", answers=(Answer("s", values=example_187_4_1),)),
            Step(
                "expect",
                "examples_exploring.law:80",
                tests=((example_187_5_1, "examples_exploring.law:81"), (example_187_5_2, "examples_exploring.law:82")),
            ),
        ),
    ),
    Example(
        "no tile fits: all go back under the pile",
        "examples_exploring.law:84",
        ("NG-EXPL-05",),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_exploring.law:86", edit=example_188_1),
            Step("does", "examples_exploring.law:92", edit=example_188_2),
            Step(
                "expect",
                "examples_exploring.law:93",
                tests=((example_188_3_1, "examples_exploring.law:94"), (example_188_3_2, "examples_exploring.law:95")),
            ),
        ),
    ),
    Example(
        "from an open territory of one's own, on its own sides",
        "examples_exploring.law:97",
        ("NG-EXPL-02", "NG-EXPL-03"),
        None,
        (("clan", (50, 46)), ("exploring", (0,))),
        (
            Step("given", "examples_exploring.law:100", edit=example_189_1),
            Step("does", "examples_exploring.law:105", edit=example_189_2),
            Step("refuses", "examples_exploring.law:106", answers=(Answer("s", values=example_189_3_1),)),
            Step("answer", "examples_exploring.law:108", answers=(Answer("s", values=example_189_4_1),)),
            Step("expect", "examples_exploring.law:109", tests=((example_189_5_1, "examples_exploring.law:110"),)),
        ),
    ),
    Example(
        "the other reading: beside any tile of such a territory",
        "examples_exploring.law:112",
        ("NG-EXPL-02",),
        None,
        (("clan", (50, 46)), ("exploring", (1,))),
        (
            Step("given", "examples_exploring.law:115", edit=example_190_1),
            Step("does", "examples_exploring.law:119", edit=example_190_2),
            Step("refuses", "examples_exploring.law:120", answers=(Answer("s", values=example_190_3_1),)),
            Step("answer", "examples_exploring.law:122", answers=(Answer("s", values=example_190_4_1),)),
            Step("expect", "examples_exploring.law:123", tests=((example_190_5_1, "examples_exploring.law:124"),)),
        ),
    ),
    Example(
        "no tile is left",
        "examples_exploring.law:126",
        ("NG-EXPL-06",),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_exploring.law:128", edit=example_191_1),
            Step("does", "examples_exploring.law:132", edit=example_191_2),
            Step("refuses", "examples_exploring.law:133", answers=(Answer("one", "play"),)),
        ),
    ),
    Example(
        "no open territory",
        "examples_exploring.law:136",
        ("NG-EXPL-02", "NG-GLOS-04"),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_exploring.law:138", edit=example_192_1),
            Step("does", "examples_exploring.law:142", edit=example_192_2),
            Step("refuses", "examples_exploring.law:143", answers=(Answer("one", "play"),)),
        ),
    ),
    Example(
        "merged territories, with two buildings of a type",
        "examples_exploring.law:146",
        ("NG-EXPL-07", "NG-GLOS-02"),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_exploring.law:148", edit=example_193_1),
            Step("does", "examples_exploring.law:155", edit=example_193_2),
            Step("answer", "examples_exploring.law:156", answers=(Answer("s", values=example_193_3_1),)),
            Step(
                "expect",
                "examples_exploring.law:157",
                tests=(
                    (example_193_4_1, "examples_exploring.law:158"),
                    (example_193_4_2, "examples_exploring.law:159"),
                    (example_193_4_3, "examples_exploring.law:160"),
                    (example_193_4_4, "examples_exploring.law:161"),
                    (example_193_4_5, "examples_exploring.law:162"),
                ),
            ),
        ),
    ),
    Example(
        "a hole in the map",
        "examples_exploring.law:164",
        ("NG-EXPL-08",),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_exploring.law:166", edit=example_194_1),
            Step("does", "examples_exploring.law:174", edit=example_194_2),
            Step("answer", "examples_exploring.law:175", answers=(Answer("s", values=example_194_3_1),)),
            Step(
                "expect",
                "examples_exploring.law:176",
                tests=(
                    (example_194_4_1, "examples_exploring.law:177"),
                    (example_194_4_2, "examples_exploring.law:178"),
                ),
            ),
        ),
    ),
    Example(
        "two territories closed at once, counted one by one",
        "examples_exploring.law:180",
        ("NG-EXPL-10",),
        None,
        (("clan", (50, 46)), ("closing_fame", (0,))),
        (
            Step("given", "examples_exploring.law:183", edit=example_195_1),
            Step("does", "examples_exploring.law:189", edit=example_195_2),
            Step("answer", "examples_exploring.law:190", answers=(Answer("s", values=example_195_3_1),)),
            Step(
                "expect",
                "examples_exploring.law:191",
                tests=(
                    (example_195_4_1, "examples_exploring.law:192"),
                    (example_195_4_2, "examples_exploring.law:193"),
                    (example_195_4_3, "examples_exploring.law:194"),
                ),
            ),
        ),
    ),
    Example(
        "the other reading: each tile once",
        "examples_exploring.law:196",
        ("NG-EXPL-10",),
        None,
        (("clan", (50, 46)), ("closing_fame", (1,))),
        (
            Step("given", "examples_exploring.law:199", edit=example_196_1),
            Step("does", "examples_exploring.law:205", edit=example_196_2),
            Step("answer", "examples_exploring.law:206", answers=(Answer("s", values=example_196_3_1),)),
            Step("expect", "examples_exploring.law:207", tests=((example_196_4_1, "examples_exploring.law:208"),)),
        ),
    ),
    Example(
        "a territory of nobody is closed: no fame",
        "examples_exploring.law:210",
        ("NG-EXPL-11",),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_exploring.law:212", edit=example_197_1),
            Step("does", "examples_exploring.law:217", edit=example_197_2),
            Step("answer", "examples_exploring.law:218", answers=(Answer("s", values=example_197_3_1),)),
            Step(
                "expect",
                "examples_exploring.law:219",
                tests=(
                    (example_197_4_1, "examples_exploring.law:220"),
                    (example_197_4_2, "examples_exploring.law:221"),
                ),
            ),
        ),
    ),
    Example(
        "what tiles show",
        "examples_exploring.law:223",
        ("NG-TILE-02", "NG-TILE-03", "NG-TILE-04", "NG-TILE-06"),
        None,
        (),
        (
            Step("given", "examples_exploring.law:224", edit=example_198_1),
            Step(
                "expect",
                "examples_exploring.law:228",
                tests=(
                    (example_198_2_1, "examples_exploring.law:229"),
                    (example_198_2_2, "examples_exploring.law:230"),
                    (example_198_2_3, "examples_exploring.law:231"),
                    (example_198_2_4, "examples_exploring.law:232"),
                    (example_198_2_5, "examples_exploring.law:233"),
                    (example_198_2_6, "examples_exploring.law:234"),
                    (example_198_2_7, "examples_exploring.law:235"),
                    (example_198_2_8, "examples_exploring.law:236"),
                    (example_198_2_9, "examples_exploring.law:237"),
                ),
            ),
        ),
    ),
    Example(
        "territories that meet in a corner do not touch",
        "examples_exploring.law:239",
        ("NG-GLOS-03", "NG-GLOS-02", "NG-TILE-01"),
        None,
        (),
        (
            Step(
                "expect",
                "examples_exploring.law:240",
                tests=(
                    (example_199_1_1, "examples_exploring.law:241"),
                    (example_199_1_2, "examples_exploring.law:242"),
                    (example_199_1_3, "examples_exploring.law:243"),
                ),
            ),
        ),
    ),
    Example(
        "the last year: Achievements on display, and the most fame wins",
        "examples_last_year.law:2",
        ("NG-YEAR-01", "NG-GOAL-02", "NG-END-03", "NG-EOY-02"),
        None,
        (("clan", (50, 46)),),
        (
            Step(
                "chance",
                "examples_last_year.law:4",
                outcomes=(
                    (153,),
                    (156,),
                    (155,),
                    (165,),
                    (116,),
                    (117,),
                    (123,),
                    (126,),
                    (135,),
                    (150,),
                    (148,),
                    (143,),
                ),
            ),
            Step(
                "chance",
                "examples_last_year.law:5",
                outcomes=((114,), (113,), (1,), (0,), (0,), (0,), (12,), (15,), (19,), (13,), (23,), (25,)),
            ),
            Step("given", "examples_last_year.law:6", edit=example_200_3),
            Step("answer", "examples_last_year.law:8", answers=(Answer("x", values=example_200_4_1),)),
            Step("answer", "examples_last_year.law:9", answers=(Answer("s", values=example_200_5_1),)),
            Step("answer", "examples_last_year.law:10", answers=(Answer("t", values=example_200_6_1),)),
            Step("answer", "examples_last_year.law:11", answers=(Answer("x", values=example_200_7_1),)),
            Step("answer", "examples_last_year.law:12", answers=(Answer("s", values=example_200_8_1),)),
            Step("answer", "examples_last_year.law:13", answers=(Answer("t", values=example_200_9_1),)),
            Step("answer", "examples_last_year.law:14", answers=(Answer("x", values=example_200_10_1),)),
            Step("answer", "examples_last_year.law:15", answers=(Answer("s", values=example_200_11_1),)),
            Step("answer", "examples_last_year.law:16", answers=(Answer("t", values=example_200_12_1),)),
            Step("answer", "examples_last_year.law:17", answers=(Answer("x", values=example_200_13_1),)),
            Step("answer", "examples_last_year.law:18", answers=(Answer("s", values=example_200_14_1),)),
            Step("answer", "examples_last_year.law:19", answers=(Answer("t", values=example_200_15_1),)),
            Step(
                "expect",
                "examples_last_year.law:20",
                tests=(
                    (example_200_16_1, "examples_last_year.law:21"),
                    (example_200_16_2, "examples_last_year.law:22"),
                    (example_200_16_3, "examples_last_year.law:23"),
                    (example_200_16_4, "examples_last_year.law:24"),
                    (example_200_16_5, "examples_last_year.law:25"),
                ),
            ),
            Step("given", "examples_last_year.law:26", edit=example_200_17),
            Step("answer", "examples_last_year.law:31", answers=(Answer("one", "pass"),)),
            Step("answer", "examples_last_year.law:32", answers=(Answer("c", values=example_200_19_1),)),
            Step("answer", "examples_last_year.law:33", answers=(Answer("one", "pass"),)),
            Step("answer", "examples_last_year.law:34", answers=(Answer("c", values=example_200_21_1),)),
            Step(
                "expect",
                "examples_last_year.law:35",
                tests=(
                    (example_200_22_1, "examples_last_year.law:36"),
                    (example_200_22_2, "examples_last_year.law:37"),
                    (example_200_22_3, "examples_last_year.law:38"),
                    (example_200_22_4, "examples_last_year.law:39"),
                    (example_200_22_5, "examples_last_year.law:40"),
                ),
            ),
        ),
    ),
    Example(
        "a tie: the most territories, open or closed",
        "examples_last_year.law:41",
        ("NG-END-09",),
        None,
        (("clan", (50, 46)),),
        (
            Step(
                "chance",
                "examples_last_year.law:43",
                outcomes=(
                    (153,),
                    (156,),
                    (155,),
                    (165,),
                    (116,),
                    (117,),
                    (123,),
                    (126,),
                    (135,),
                    (150,),
                    (148,),
                    (143,),
                ),
            ),
            Step(
                "chance",
                "examples_last_year.law:44",
                outcomes=((114,), (113,), (1,), (0,), (0,), (0,), (12,), (15,), (19,), (13,), (23,), (25,)),
            ),
            Step("given", "examples_last_year.law:45", edit=example_201_3),
            Step("answer", "examples_last_year.law:47", answers=(Answer("x", values=example_201_4_1),)),
            Step("answer", "examples_last_year.law:48", answers=(Answer("s", values=example_201_5_1),)),
            Step("answer", "examples_last_year.law:49", answers=(Answer("t", values=example_201_6_1),)),
            Step("answer", "examples_last_year.law:50", answers=(Answer("x", values=example_201_7_1),)),
            Step("answer", "examples_last_year.law:51", answers=(Answer("s", values=example_201_8_1),)),
            Step("answer", "examples_last_year.law:52", answers=(Answer("t", values=example_201_9_1),)),
            Step("answer", "examples_last_year.law:53", answers=(Answer("x", values=example_201_10_1),)),
            Step("answer", "examples_last_year.law:54", answers=(Answer("s", values=example_201_11_1),)),
            Step("answer", "examples_last_year.law:55", answers=(Answer("t", values=example_201_12_1),)),
            Step("answer", "examples_last_year.law:56", answers=(Answer("x", values=example_201_13_1),)),
            Step("answer", "examples_last_year.law:57", answers=(Answer("s", values=example_201_14_1),)),
            Step("answer", "examples_last_year.law:58", answers=(Answer("t", values=example_201_15_1),)),
            Step("given", "examples_last_year.law:59", edit=example_201_16),
            Step("answer", "examples_last_year.law:66", answers=(Answer("one", "pass"),)),
            Step("answer", "examples_last_year.law:67", answers=(Answer("c", values=example_201_18_1),)),
            Step("answer", "examples_last_year.law:68", answers=(Answer("one", "pass"),)),
            Step("answer", "examples_last_year.law:69", answers=(Answer("c", values=example_201_20_1),)),
            Step("answer", "examples_last_year.law:70", answers=(Answer("wanted", "nothing"),)),
            Step(
                "expect",
                "examples_last_year.law:71",
                tests=(
                    (example_201_22_1, "examples_last_year.law:72"),
                    (example_201_22_2, "examples_last_year.law:73"),
                    (example_201_22_3, "examples_last_year.law:74"),
                ),
            ),
        ),
    ),
    Example(
        "a tie: then the most units",
        "examples_last_year.law:76",
        ("NG-END-09",),
        None,
        (("clan", (50, 46)),),
        (
            Step(
                "chance",
                "examples_last_year.law:78",
                outcomes=(
                    (153,),
                    (156,),
                    (155,),
                    (165,),
                    (116,),
                    (117,),
                    (123,),
                    (126,),
                    (135,),
                    (150,),
                    (148,),
                    (143,),
                ),
            ),
            Step(
                "chance",
                "examples_last_year.law:79",
                outcomes=((114,), (113,), (1,), (0,), (0,), (0,), (12,), (15,), (19,), (13,), (23,), (25,)),
            ),
            Step("given", "examples_last_year.law:80", edit=example_202_3),
            Step("answer", "examples_last_year.law:82", answers=(Answer("x", values=example_202_4_1),)),
            Step("answer", "examples_last_year.law:83", answers=(Answer("s", values=example_202_5_1),)),
            Step("answer", "examples_last_year.law:84", answers=(Answer("t", values=example_202_6_1),)),
            Step("answer", "examples_last_year.law:85", answers=(Answer("x", values=example_202_7_1),)),
            Step("answer", "examples_last_year.law:86", answers=(Answer("s", values=example_202_8_1),)),
            Step("answer", "examples_last_year.law:87", answers=(Answer("t", values=example_202_9_1),)),
            Step("answer", "examples_last_year.law:88", answers=(Answer("x", values=example_202_10_1),)),
            Step("answer", "examples_last_year.law:89", answers=(Answer("s", values=example_202_11_1),)),
            Step("answer", "examples_last_year.law:90", answers=(Answer("t", values=example_202_12_1),)),
            Step("answer", "examples_last_year.law:91", answers=(Answer("x", values=example_202_13_1),)),
            Step("answer", "examples_last_year.law:92", answers=(Answer("s", values=example_202_14_1),)),
            Step("answer", "examples_last_year.law:93", answers=(Answer("t", values=example_202_15_1),)),
            Step("given", "examples_last_year.law:94", edit=example_202_16),
            Step("answer", "examples_last_year.law:99", answers=(Answer("one", "pass"),)),
            Step("answer", "examples_last_year.law:100", answers=(Answer("c", values=example_202_18_1),)),
            Step("answer", "examples_last_year.law:101", answers=(Answer("one", "pass"),)),
            Step("answer", "examples_last_year.law:102", answers=(Answer("c", values=example_202_20_1),)),
            Step(
                "expect",
                "examples_last_year.law:103",
                tests=(
                    (example_202_21_1, "examples_last_year.law:104"),
                    (example_202_21_2, "examples_last_year.law:105"),
                    (example_202_21_3, "examples_last_year.law:106"),
                ),
            ),
        ),
    ),
    Example(
        "a tie: then the most buildings",
        "examples_last_year.law:108",
        ("NG-END-09",),
        None,
        (("clan", (50, 46)),),
        (
            Step(
                "chance",
                "examples_last_year.law:110",
                outcomes=(
                    (153,),
                    (156,),
                    (155,),
                    (165,),
                    (116,),
                    (117,),
                    (123,),
                    (126,),
                    (135,),
                    (150,),
                    (148,),
                    (143,),
                ),
            ),
            Step(
                "chance",
                "examples_last_year.law:111",
                outcomes=((114,), (113,), (1,), (0,), (0,), (0,), (12,), (15,), (19,), (13,), (23,), (25,)),
            ),
            Step("given", "examples_last_year.law:112", edit=example_203_3),
            Step("answer", "examples_last_year.law:114", answers=(Answer("x", values=example_203_4_1),)),
            Step("answer", "examples_last_year.law:115", answers=(Answer("s", values=example_203_5_1),)),
            Step("answer", "examples_last_year.law:116", answers=(Answer("t", values=example_203_6_1),)),
            Step("answer", "examples_last_year.law:117", answers=(Answer("x", values=example_203_7_1),)),
            Step("answer", "examples_last_year.law:118", answers=(Answer("s", values=example_203_8_1),)),
            Step("answer", "examples_last_year.law:119", answers=(Answer("t", values=example_203_9_1),)),
            Step("answer", "examples_last_year.law:120", answers=(Answer("x", values=example_203_10_1),)),
            Step("answer", "examples_last_year.law:121", answers=(Answer("s", values=example_203_11_1),)),
            Step("answer", "examples_last_year.law:122", answers=(Answer("t", values=example_203_12_1),)),
            Step("answer", "examples_last_year.law:123", answers=(Answer("x", values=example_203_13_1),)),
            Step("answer", "examples_last_year.law:124", answers=(Answer("s", values=example_203_14_1),)),
            Step("answer", "examples_last_year.law:125", answers=(Answer("t", values=example_203_15_1),)),
            Step("given", "examples_last_year.law:126", edit=example_203_16),
            Step("answer", "examples_last_year.law:130", answers=(Answer("one", "pass"),)),
            Step("answer", "examples_last_year.law:131", answers=(Answer("c", values=example_203_18_1),)),
            Step("answer", "examples_last_year.law:132", answers=(Answer("one", "pass"),)),
            Step("answer", "examples_last_year.law:133", answers=(Answer("c", values=example_203_20_1),)),
            Step("expect", "examples_last_year.law:134", tests=((example_203_21_1, "examples_last_year.law:135"),)),
        ),
    ),
    Example(
        "a tie in everything",
        "examples_last_year.law:137",
        ("NG-END-09",),
        None,
        (("clan", (50, 46)),),
        (
            Step(
                "chance",
                "examples_last_year.law:139",
                outcomes=(
                    (153,),
                    (156,),
                    (155,),
                    (165,),
                    (116,),
                    (117,),
                    (123,),
                    (126,),
                    (135,),
                    (150,),
                    (148,),
                    (143,),
                ),
            ),
            Step(
                "chance",
                "examples_last_year.law:140",
                outcomes=((114,), (113,), (1,), (0,), (0,), (0,), (12,), (15,), (19,), (13,), (23,), (25,)),
            ),
            Step("given", "examples_last_year.law:141", edit=example_204_3),
            Step("answer", "examples_last_year.law:143", answers=(Answer("x", values=example_204_4_1),)),
            Step("answer", "examples_last_year.law:144", answers=(Answer("s", values=example_204_5_1),)),
            Step("answer", "examples_last_year.law:145", answers=(Answer("t", values=example_204_6_1),)),
            Step("answer", "examples_last_year.law:146", answers=(Answer("x", values=example_204_7_1),)),
            Step("answer", "examples_last_year.law:147", answers=(Answer("s", values=example_204_8_1),)),
            Step("answer", "examples_last_year.law:148", answers=(Answer("t", values=example_204_9_1),)),
            Step("answer", "examples_last_year.law:149", answers=(Answer("x", values=example_204_10_1),)),
            Step("answer", "examples_last_year.law:150", answers=(Answer("s", values=example_204_11_1),)),
            Step("answer", "examples_last_year.law:151", answers=(Answer("t", values=example_204_12_1),)),
            Step("answer", "examples_last_year.law:152", answers=(Answer("x", values=example_204_13_1),)),
            Step("answer", "examples_last_year.law:153", answers=(Answer("s", values=example_204_14_1),)),
            Step("answer", "examples_last_year.law:154", answers=(Answer("t", values=example_204_15_1),)),
            Step("given", "examples_last_year.law:155", edit=example_204_16),
            Step("answer", "examples_last_year.law:158", answers=(Answer("one", "pass"),)),
            Step("answer", "examples_last_year.law:159", answers=(Answer("c", values=example_204_18_1),)),
            Step("answer", "examples_last_year.law:160", answers=(Answer("one", "pass"),)),
            Step("answer", "examples_last_year.law:161", answers=(Answer("c", values=example_204_20_1),)),
            Step(
                "expect",
                "examples_last_year.law:162",
                tests=(
                    (example_204_21_1, "examples_last_year.law:163"),
                    (example_204_21_2, "examples_last_year.law:164"),
                ),
            ),
        ),
    ),
    Example(
        "EX-04 Move 4",
        "examples_moving.law:2",
        ("NG-MOVE-01", "NG-MOVE-04", "NG-MOVE-07"),
        None,
        (),
        (
            Step("given", "examples_moving.law:3", edit=example_205_1),
            Step("does", "examples_moving.law:8", edit=example_205_2),
            Step("answer", "examples_moving.law:9", answers=(Answer("source", values=example_205_3_1),)),
            Step("answer", "examples_moving.law:10", answers=(Answer("target", values=example_205_4_1),)),
            Step("answer", "examples_moving.law:11", answers=(Answer("n", values=example_205_5_1),)),
            Step("answer", "examples_moving.law:12", answers=(Answer("source", values=example_205_6_1),)),
            Step("answer", "examples_moving.law:13", answers=(Answer("target", values=example_205_7_1),)),
            Step("answer", "examples_moving.law:14", answers=(Answer("n", values=example_205_8_1),)),
            Step("expect", "examples_moving.law:15", tests=((example_205_9_1, "examples_moving.law:16"),)),
            Step("answer", "examples_moving.law:17", answers=(Answer("source", values=example_205_10_1),)),
            Step("answer", "examples_moving.law:18", answers=(Answer("target", values=example_205_11_1),)),
            Step("answer", "examples_moving.law:19", answers=(Answer("n", values=example_205_12_1),)),
            Step(
                "expect",
                "examples_moving.law:20",
                tests=(
                    (example_205_13_1, "examples_moving.law:21"),
                    (example_205_13_2, "examples_moving.law:22"),
                    (example_205_13_3, "examples_moving.law:23"),
                    (example_205_13_4, "examples_moving.law:24"),
                    (example_205_13_5, "examples_moving.law:25"),
                    (example_205_13_6, "examples_moving.law:26"),
                    (example_205_13_7, "examples_moving.law:27"),
                ),
            ),
        ),
    ),
    Example(
        "one move: any number of units of one territory over one border",
        "examples_moving.law:29",
        ("NG-MOVE-02", "NG-GLOS-03", "NG-GLOS-06"),
        None,
        (),
        (
            Step("given", "examples_moving.law:30", edit=example_206_1),
            Step(
                "expect",
                "examples_moving.law:36",
                tests=((example_206_2_1, "examples_moving.law:37"), (example_206_2_2, "examples_moving.law:38")),
            ),
            Step("does", "examples_moving.law:39", edit=example_206_3),
            Step(
                "offers",
                "examples_moving.law:40",
                answers=(Answer("source", values=example_206_4_1), Answer("target", values=example_206_4_2)),
            ),
            Step("answer", "examples_moving.law:43", answers=(Answer("source", values=example_206_5_1),)),
            Step("answer", "examples_moving.law:44", answers=(Answer("target", values=example_206_6_1),)),
            Step("offers", "examples_moving.law:45", answers=(Answer("n", values=example_206_7_1),)),
            Step("answer", "examples_moving.law:47", answers=(Answer("n", values=example_206_8_1),)),
            Step(
                "expect",
                "examples_moving.law:48",
                tests=(
                    (example_206_9_1, "examples_moving.law:49"),
                    (example_206_9_2, "examples_moving.law:50"),
                    (example_206_9_3, "examples_moving.law:51"),
                    (example_206_9_4, "examples_moving.law:52"),
                    (example_206_9_5, "examples_moving.law:53"),
                ),
            ),
        ),
    ),
    Example(
        "the starting card grants a single move",
        "examples_moving.law:55",
        ("NG-MOVE-03", "NG-MOVE-01"),
        None,
        (),
        (
            Step("given", "examples_moving.law:56", edit=example_207_1),
            Step("does", "examples_moving.law:60", edit=example_207_2),
            Step("answer", "examples_moving.law:61", answers=(Answer("source", values=example_207_3_1),)),
            Step("answer", "examples_moving.law:62", answers=(Answer("target", values=example_207_4_1),)),
            Step("answer", "examples_moving.law:63", answers=(Answer("n", values=example_207_5_1),)),
            Step("expect", "examples_moving.law:64", tests=((example_207_6_1, "examples_moving.law:65"),)),
        ),
    ),
    Example(
        "groups merge, split and move on",
        "examples_moving.law:67",
        ("NG-MOVE-04", "NG-MOVE-02"),
        None,
        (),
        (
            Step("given", "examples_moving.law:68", edit=example_208_1),
            Step("does", "examples_moving.law:73", edit=example_208_2),
            Step("answer", "examples_moving.law:74", answers=(Answer("source", values=example_208_3_1),)),
            Step("answer", "examples_moving.law:75", answers=(Answer("target", values=example_208_4_1),)),
            Step("answer", "examples_moving.law:76", answers=(Answer("n", values=example_208_5_1),)),
            Step("answer", "examples_moving.law:77", answers=(Answer("source", values=example_208_6_1),)),
            Step("answer", "examples_moving.law:78", answers=(Answer("target", values=example_208_7_1),)),
            Step("answer", "examples_moving.law:79", answers=(Answer("n", values=example_208_8_1),)),
            Step("answer", "examples_moving.law:80", answers=(Answer("source", values=example_208_9_1),)),
            Step("answer", "examples_moving.law:81", answers=(Answer("target", values=example_208_10_1),)),
            Step("answer", "examples_moving.law:82", answers=(Answer("n", values=example_208_11_1),)),
            Step("answer", "examples_moving.law:83", answers=(Answer("source", values=example_208_12_1),)),
            Step("answer", "examples_moving.law:84", answers=(Answer("target", values=example_208_13_1),)),
            Step("answer", "examples_moving.law:85", answers=(Answer("n", values=example_208_14_1),)),
            Step(
                "expect",
                "examples_moving.law:86",
                tests=(
                    (example_208_15_1, "examples_moving.law:87"),
                    (example_208_15_2, "examples_moving.law:88"),
                    (example_208_15_3, "examples_moving.law:89"),
                    (example_208_15_4, "examples_moving.law:90"),
                ),
            ),
        ),
    ),
    Example(
        "fewer moves than granted",
        "examples_moving.law:92",
        ("NG-MOVE-05",),
        None,
        (),
        (
            Step("given", "examples_moving.law:93", edit=example_209_1),
            Step("does", "examples_moving.law:96", edit=example_209_2),
            Step("answer", "examples_moving.law:97", answers=(Answer("source", values=example_209_3_1),)),
            Step("answer", "examples_moving.law:98", answers=(Answer("target", values=example_209_4_1),)),
            Step("answer", "examples_moving.law:99", answers=(Answer("n", values=example_209_5_1),)),
            Step("answer", "examples_moving.law:100", answers=(Answer("source", "nothing"),)),
            Step(
                "expect",
                "examples_moving.law:101",
                tests=((example_209_7_1, "examples_moving.law:102"), (example_209_7_2, "examples_moving.law:103")),
            ),
        ),
    ),
    Example(
        "a rough border needs two moves of one effect",
        "examples_moving.law:105",
        ("NG-MOVE-07", "NG-MOVE-09"),
        None,
        (),
        (
            Step("given", "examples_moving.law:106", edit=example_210_1),
            Step("does", "examples_moving.law:111", edit=example_210_2),
            Step("offers", "examples_moving.law:112", answers=(Answer("target", values=example_210_3_1),)),
            Step("answer", "examples_moving.law:114", answers=(Answer("source", values=example_210_4_1),)),
            Step("answer", "examples_moving.law:115", answers=(Answer("target", values=example_210_5_1),)),
            Step("answer", "examples_moving.law:116", answers=(Answer("n", values=example_210_6_1),)),
            Step(
                "offers",
                "examples_moving.law:117",
                answers=(Answer("source", values=example_210_7_1), Answer("target", values=example_210_7_2)),
            ),
            Step("answer", "examples_moving.law:120", answers=(Answer("source", "nothing"),)),
            Step("expect", "examples_moving.law:121", tests=((example_210_9_1, "examples_moving.law:122"),)),
        ),
    ),
    Example(
        "one move is not enough for a rough border, whatever another card grants",
        "examples_moving.law:124",
        ("NG-MOVE-09", "NG-MOVE-03"),
        None,
        (),
        (
            Step("given", "examples_moving.law:125", edit=example_211_1),
            Step("does", "examples_moving.law:130", edit=example_211_2),
            Step("refuses", "examples_moving.law:131", answers=(Answer("one", "play"),)),
        ),
    ),
    Example(
        "a regular border beside a rough one",
        "examples_moving.law:134",
        ("NG-MOVE-08",),
        None,
        (),
        (
            Step("given", "examples_moving.law:135", edit=example_212_1),
            Step("does", "examples_moving.law:139", edit=example_212_2),
            Step("answer", "examples_moving.law:140", answers=(Answer("source", values=example_212_3_1),)),
            Step("answer", "examples_moving.law:141", answers=(Answer("target", values=example_212_4_1),)),
            Step("answer", "examples_moving.law:142", answers=(Answer("n", values=example_212_5_1),)),
            Step("expect", "examples_moving.law:143", tests=((example_212_6_1, "examples_moving.law:144"),)),
        ),
    ),
    Example(
        "who enters an enemy territory stops there",
        "examples_moving.law:146",
        ("NG-MOVE-10", "NG-MOVE-11", "NG-MOVE-02", "NG-MOVE-05"),
        None,
        (),
        (
            Step("given", "examples_moving.law:147", edit=example_213_1),
            Step("does", "examples_moving.law:154", edit=example_213_2),
            Step("answer", "examples_moving.law:155", answers=(Answer("source", values=example_213_3_1),)),
            Step("answer", "examples_moving.law:156", answers=(Answer("target", values=example_213_4_1),)),
            Step("answer", "examples_moving.law:157", answers=(Answer("n", values=example_213_5_1),)),
            Step(
                "offers",
                "examples_moving.law:158",
                answers=(Answer("source", values=example_213_6_1), Answer("target", values=example_213_6_2)),
            ),
            Step("answer", "examples_moving.law:161", answers=(Answer("source", values=example_213_7_1),)),
            Step("answer", "examples_moving.law:162", answers=(Answer("target", values=example_213_8_1),)),
            Step("answer", "examples_moving.law:163", answers=(Answer("n", values=example_213_9_1),)),
            Step(
                "expect",
                "examples_moving.law:164",
                tests=(
                    (example_213_10_1, "examples_moving.law:165"),
                    (example_213_10_2, "examples_moving.law:165"),
                    (example_213_10_3, "examples_moving.law:166"),
                ),
            ),
            Step("chance", "examples_moving.law:167", outcomes=((1,), (1,))),
            Step("answer", "examples_moving.law:168", answers=(Answer("source", "nothing"),)),
            Step("answer", "examples_moving.law:169", answers=(Answer("fed", values=example_213_13_1),)),
            Step("answer", "examples_moving.law:170", answers=(Answer("refuge", values=example_213_14_1),)),
            Step(
                "expect",
                "examples_moving.law:171",
                tests=((example_213_15_1, "examples_moving.law:172"), (example_213_15_2, "examples_moving.law:173")),
            ),
        ),
    ),
    Example(
        "the combat of a card is over before the next card",
        "examples_moving.law:175",
        ("NG-MOVE-12", "NG-ACT-04"),
        None,
        (),
        (
            Step("given", "examples_moving.law:176", edit=example_214_1),
            Step("chance", "examples_moving.law:185", outcomes=((4,), (0,))),
            Step("does", "examples_moving.law:186", edit=example_214_3),
            Step("answer", "examples_moving.law:187", answers=(Answer("c", values=example_214_4_1),)),
            Step("answer", "examples_moving.law:188", answers=(Answer("source", values=example_214_5_1),)),
            Step("answer", "examples_moving.law:189", answers=(Answer("target", values=example_214_6_1),)),
            Step("answer", "examples_moving.law:190", answers=(Answer("n", values=example_214_7_1),)),
            Step("expect", "examples_moving.law:191", tests=((example_214_8_1, "examples_moving.law:192"),)),
            Step("answer", "examples_moving.law:193", answers=(Answer("c", values=example_214_9_1),)),
            Step("answer", "examples_moving.law:194", answers=(Answer("source", values=example_214_10_1),)),
            Step("answer", "examples_moving.law:195", answers=(Answer("target", values=example_214_11_1),)),
            Step("answer", "examples_moving.law:196", answers=(Answer("n", values=example_214_12_1),)),
            Step("answer", "examples_moving.law:197", answers=(Answer("source", "nothing"),)),
            Step(
                "expect",
                "examples_moving.law:198",
                tests=((example_214_14_1, "examples_moving.law:199"), (example_214_14_2, "examples_moving.law:200")),
            ),
        ),
    ),
    Example(
        "retreat over regular borders only, and apart",
        "examples_retreat.law:2",
        ("NG-COMBAT-19", "NG-COMBAT-20", "NG-COMBAT-21"),
        None,
        (),
        (
            Step("given", "examples_retreat.law:3", edit=example_215_1),
            Step("chance", "examples_retreat.law:13", outcomes=((1,), (0,))),
            Step("does", "examples_retreat.law:14", edit=example_215_3),
            Step("answer", "examples_retreat.law:15", answers=(Answer("source", values=example_215_4_1),)),
            Step("answer", "examples_retreat.law:16", answers=(Answer("target", values=example_215_5_1),)),
            Step("answer", "examples_retreat.law:17", answers=(Answer("n", values=example_215_6_1),)),
            Step("offers", "examples_retreat.law:18", answers=(Answer("refuge", values=example_215_7_1),)),
            Step("answer", "examples_retreat.law:20", answers=(Answer("refuge", values=example_215_8_1),)),
            Step("offers", "examples_retreat.law:21", answers=(Answer("n", values=example_215_9_1),)),
            Step("answer", "examples_retreat.law:23", answers=(Answer("n", values=example_215_10_1),)),
            Step("answer", "examples_retreat.law:24", answers=(Answer("refuge", values=example_215_11_1),)),
            Step("answer", "examples_retreat.law:25", answers=(Answer("n", values=example_215_12_1),)),
            Step(
                "expect",
                "examples_retreat.law:26",
                tests=(
                    (example_215_13_1, "examples_retreat.law:27"),
                    (example_215_13_2, "examples_retreat.law:28"),
                    (example_215_13_3, "examples_retreat.law:29"),
                    (example_215_13_4, "examples_retreat.law:29"),
                ),
            ),
        ),
    ),
    Example(
        "attackers retreat where they like, not only where they came from",
        "examples_retreat.law:31",
        ("NG-COMBAT-19", "NG-COMBAT-21"),
        None,
        (),
        (
            Step("given", "examples_retreat.law:32", edit=example_216_1),
            Step("chance", "examples_retreat.law:41", outcomes=((0,), (0,))),
            Step("does", "examples_retreat.law:42", edit=example_216_3),
            Step("answer", "examples_retreat.law:43", answers=(Answer("source", values=example_216_4_1),)),
            Step("answer", "examples_retreat.law:44", answers=(Answer("target", values=example_216_5_1),)),
            Step("answer", "examples_retreat.law:45", answers=(Answer("n", values=example_216_6_1),)),
            Step("offers", "examples_retreat.law:46", answers=(Answer("refuge", values=example_216_7_1),)),
            Step("answer", "examples_retreat.law:48", answers=(Answer("refuge", values=example_216_8_1),)),
            Step("answer", "examples_retreat.law:49", answers=(Answer("n", values=example_216_9_1),)),
            Step(
                "expect",
                "examples_retreat.law:50",
                tests=(
                    (example_216_10_1, "examples_retreat.law:51"),
                    (example_216_10_2, "examples_retreat.law:52"),
                    (example_216_10_3, "examples_retreat.law:53"),
                ),
            ),
        ),
    ),
    Example(
        "no way to retreat: the units return to the reserve",
        "examples_retreat.law:55",
        ("NG-COMBAT-22", "NG-COMBAT-19"),
        None,
        (),
        (
            Step("given", "examples_retreat.law:56", edit=example_217_1),
            Step("chance", "examples_retreat.law:65", outcomes=((0,), (0,))),
            Step("does", "examples_retreat.law:66", edit=example_217_3),
            Step("answer", "examples_retreat.law:67", answers=(Answer("source", values=example_217_4_1),)),
            Step("answer", "examples_retreat.law:68", answers=(Answer("target", values=example_217_5_1),)),
            Step("answer", "examples_retreat.law:69", answers=(Answer("n", values=example_217_6_1),)),
            Step(
                "expect",
                "examples_retreat.law:70",
                tests=(
                    (example_217_7_1, "examples_retreat.law:71"),
                    (example_217_7_2, "examples_retreat.law:72"),
                    (example_217_7_3, "examples_retreat.law:73"),
                ),
            ),
        ),
    ),
    Example(
        "several combats, in the attacker's order",
        "examples_retreat.law:75",
        ("NG-COMBAT-04", "NG-MOVE-11", "NG-COMBAT-21"),
        None,
        (),
        (
            Step("given", "examples_retreat.law:76", edit=example_218_1),
            Step("chance", "examples_retreat.law:84", outcomes=((1,), (0,))),
            Step("does", "examples_retreat.law:85", edit=example_218_3),
            Step("answer", "examples_retreat.law:86", answers=(Answer("source", values=example_218_4_1),)),
            Step("answer", "examples_retreat.law:87", answers=(Answer("target", values=example_218_5_1),)),
            Step("answer", "examples_retreat.law:88", answers=(Answer("n", values=example_218_6_1),)),
            Step(
                "expect",
                "examples_retreat.law:89",
                tests=((example_218_7_1, "examples_retreat.law:90"), (example_218_7_2, "examples_retreat.law:90")),
            ),
            Step("answer", "examples_retreat.law:91", answers=(Answer("source", values=example_218_8_1),)),
            Step("answer", "examples_retreat.law:92", answers=(Answer("target", values=example_218_9_1),)),
            Step("answer", "examples_retreat.law:93", answers=(Answer("n", values=example_218_10_1),)),
            Step("offers", "examples_retreat.law:94", answers=(Answer("field", values=example_218_11_1),)),
            Step("answer", "examples_retreat.law:96", answers=(Answer("field", values=example_218_12_1),)),
            Step(
                "expect",
                "examples_retreat.law:97",
                tests=(
                    (example_218_13_1, "examples_retreat.law:98"),
                    (example_218_13_2, "examples_retreat.law:98"),
                    (example_218_13_3, "examples_retreat.law:99"),
                ),
            ),
            Step("offers", "examples_retreat.law:100", answers=(Answer("refuge", values=example_218_14_1),)),
            Step("chance", "examples_retreat.law:102", outcomes=((0,), (1,))),
            Step("answer", "examples_retreat.law:103", answers=(Answer("refuge", values=example_218_16_1),)),
            Step("answer", "examples_retreat.law:104", answers=(Answer("n", values=example_218_17_1),)),
            Step(
                "expect",
                "examples_retreat.law:105",
                tests=(
                    (example_218_18_1, "examples_retreat.law:106"),
                    (example_218_18_2, "examples_retreat.law:107"),
                    (example_218_18_3, "examples_retreat.law:108"),
                    (example_218_18_4, "examples_retreat.law:108"),
                ),
            ),
            Step("offers", "examples_retreat.law:109", answers=(Answer("refuge", values=example_218_19_1),)),
            Step("answer", "examples_retreat.law:111", answers=(Answer("refuge", values=example_218_20_1),)),
            Step("answer", "examples_retreat.law:112", answers=(Answer("n", values=example_218_21_1),)),
        ),
    ),
    Example(
        "a loser of one combat may retreat to where another was fought",
        "examples_retreat.law:114",
        ("NG-COMBAT-21", "NG-COMBAT-04"),
        None,
        (),
        (
            Step("given", "examples_retreat.law:115", edit=example_219_1),
            Step("chance", "examples_retreat.law:123", outcomes=((0,), (0,), (1,), (0,))),
            Step("does", "examples_retreat.law:124", edit=example_219_3),
            Step("answer", "examples_retreat.law:125", answers=(Answer("source", values=example_219_4_1),)),
            Step("answer", "examples_retreat.law:126", answers=(Answer("target", values=example_219_5_1),)),
            Step("answer", "examples_retreat.law:127", answers=(Answer("n", values=example_219_6_1),)),
            Step("answer", "examples_retreat.law:128", answers=(Answer("source", values=example_219_7_1),)),
            Step("answer", "examples_retreat.law:129", answers=(Answer("target", values=example_219_8_1),)),
            Step("answer", "examples_retreat.law:130", answers=(Answer("n", values=example_219_9_1),)),
            Step("answer", "examples_retreat.law:131", answers=(Answer("field", values=example_219_10_1),)),
            Step("answer", "examples_retreat.law:132", answers=(Answer("refuge", values=example_219_11_1),)),
            Step("answer", "examples_retreat.law:133", answers=(Answer("n", values=example_219_12_1),)),
            Step("expect", "examples_retreat.law:134", tests=((example_219_13_1, "examples_retreat.law:135"),)),
            Step("offers", "examples_retreat.law:136", answers=(Answer("refuge", values=example_219_14_1),)),
            Step("answer", "examples_retreat.law:138", answers=(Answer("refuge", values=example_219_15_1),)),
            Step("answer", "examples_retreat.law:139", answers=(Answer("n", values=example_219_16_1),)),
            Step(
                "expect",
                "examples_retreat.law:140",
                tests=((example_219_17_1, "examples_retreat.law:141"), (example_219_17_2, "examples_retreat.law:142")),
            ),
        ),
    ),
    Example(
        "the bonus of a card counts in every combat of its moves",
        "examples_retreat.law:144",
        ("NG-MOVE-06", "NG-COMBAT-07", "NG-COMBAT-04"),
        None,
        (),
        (
            Step("given", "examples_retreat.law:145", edit=example_220_1),
            Step("chance", "examples_retreat.law:152", outcomes=((4,), (0,), (4,), (0,))),
            Step("does", "examples_retreat.law:153", edit=example_220_3),
            Step("answer", "examples_retreat.law:154", answers=(Answer("source", values=example_220_4_1),)),
            Step("answer", "examples_retreat.law:155", answers=(Answer("target", values=example_220_5_1),)),
            Step("answer", "examples_retreat.law:156", answers=(Answer("n", values=example_220_6_1),)),
            Step("answer", "examples_retreat.law:157", answers=(Answer("source", values=example_220_7_1),)),
            Step("answer", "examples_retreat.law:158", answers=(Answer("target", values=example_220_8_1),)),
            Step("answer", "examples_retreat.law:159", answers=(Answer("n", values=example_220_9_1),)),
            Step("answer", "examples_retreat.law:160", answers=(Answer("field", values=example_220_10_1),)),
            Step(
                "expect",
                "examples_retreat.law:161",
                tests=(
                    (example_220_11_1, "examples_retreat.law:162"),
                    (example_220_11_2, "examples_retreat.law:163"),
                    (example_220_11_3, "examples_retreat.law:164"),
                ),
            ),
            Step("answer", "examples_retreat.law:165", answers=(Answer("fed", values=example_220_12_1),)),
            Step(
                "expect",
                "examples_retreat.law:166",
                tests=((example_220_13_1, "examples_retreat.law:167"), (example_220_13_2, "examples_retreat.law:168")),
            ),
            Step("answer", "examples_retreat.law:169", answers=(Answer("fed", values=example_220_14_1),)),
            Step(
                "expect",
                "examples_retreat.law:170",
                tests=((example_220_15_1, "examples_retreat.law:171"), (example_220_15_2, "examples_retreat.law:172")),
            ),
        ),
    ),
    Example(
        "EX-01 Harvest",
        "examples_seasons.law:2",
        ("NG-HARV-02", "NG-HARV-03", "NG-HARV-04", "NG-HARV-05"),
        3,
        (("clan", (50, 46, 45)),),
        (
            Step("given", "examples_seasons.law:5", edit=example_221_1),
            Step("does", "examples_seasons.law:27", edit=example_221_2),
            Step("answer", "examples_seasons.law:28", answers=(Answer("wanted", "nothing"),)),
            Step("answer", "examples_seasons.law:29", answers=(Answer("wanted", "nothing"),)),
            Step(
                "expect",
                "examples_seasons.law:30",
                tests=(
                    (example_221_5_1, "examples_seasons.law:31"),
                    (example_221_5_2, "examples_seasons.law:31"),
                    (example_221_5_3, "examples_seasons.law:31"),
                    (example_221_5_4, "examples_seasons.law:31"),
                    (example_221_5_5, "examples_seasons.law:32"),
                    (example_221_5_6, "examples_seasons.law:32"),
                    (example_221_5_7, "examples_seasons.law:32"),
                    (example_221_5_8, "examples_seasons.law:32"),
                    (example_221_5_9, "examples_seasons.law:33"),
                    (example_221_5_10, "examples_seasons.law:33"),
                    (example_221_5_11, "examples_seasons.law:33"),
                    (example_221_5_12, "examples_seasons.law:33"),
                ),
            ),
        ),
    ),
    Example(
        "EX-01 Winter",
        "examples_seasons.law:35",
        ("NG-WINT-01", "NG-WINT-02"),
        3,
        (),
        (
            Step("given", "examples_seasons.law:37", edit=example_222_1),
            Step("does", "examples_seasons.law:46", edit=example_222_2),
            Step(
                "expect",
                "examples_seasons.law:47",
                tests=(
                    (example_222_3_1, "examples_seasons.law:48"),
                    (example_222_3_2, "examples_seasons.law:49"),
                    (example_222_3_3, "examples_seasons.law:50"),
                    (example_222_3_4, "examples_seasons.law:51"),
                ),
            ),
        ),
    ),
    Example(
        "open territories bring resources and no fame",
        "examples_seasons.law:53",
        ("NG-HARV-02", "NG-HARV-03", "NG-GLOS-05"),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_seasons.law:55", edit=example_223_1),
            Step("does", "examples_seasons.law:62", edit=example_223_2),
            Step(
                "expect",
                "examples_seasons.law:63",
                tests=((example_223_3_1, "examples_seasons.law:64"), (example_223_3_2, "examples_seasons.law:64")),
            ),
        ),
    ),
    Example(
        "buildings give what they show, three Altars nine fame",
        "examples_seasons.law:66",
        ("NG-BLDG-01", "NG-BLDG-02", "NG-BLDG-05", "NG-BLDG-08"),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_seasons.law:68", edit=example_224_1),
            Step("does", "examples_seasons.law:76", edit=example_224_2),
            Step("answer", "examples_seasons.law:77", answers=(Answer("wanted", "nothing"),)),
            Step(
                "expect",
                "examples_seasons.law:78",
                tests=(
                    (example_224_4_1, "examples_seasons.law:79"),
                    (example_224_4_2, "examples_seasons.law:79"),
                    (example_224_4_3, "examples_seasons.law:79"),
                    (example_224_4_4, "examples_seasons.law:79"),
                    (example_224_4_5, "examples_seasons.law:80"),
                    (example_224_4_6, "examples_seasons.law:80"),
                    (example_224_4_7, "examples_seasons.law:80"),
                    (example_224_4_8, "examples_seasons.law:80"),
                ),
            ),
        ),
    ),
    Example(
        "the bank of fame has no end",
        "examples_seasons.law:82",
        ("NG-COMP-03", "NG-HARV-04"),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_seasons.law:84", edit=example_225_1),
            Step("does", "examples_seasons.law:90", edit=example_225_2),
            Step("expect", "examples_seasons.law:91", tests=((example_225_3_1, "examples_seasons.law:92"),)),
        ),
    ),
    Example(
        "buildings of a neutral territory give nothing",
        "examples_seasons.law:94",
        ("NG-HARV-05", "NG-GLOS-08"),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_seasons.law:96", edit=example_226_1),
            Step("does", "examples_seasons.law:104", edit=example_226_2),
            Step(
                "expect",
                "examples_seasons.law:105",
                tests=(
                    (example_226_3_1, "examples_seasons.law:106"),
                    (example_226_3_2, "examples_seasons.law:106"),
                    (example_226_3_3, "examples_seasons.law:107"),
                    (example_226_3_4, "examples_seasons.law:107"),
                ),
            ),
        ),
    ),
    Example(
        "from the first player on: the last token of the supply",
        "examples_seasons.law:109",
        ("NG-HARV-01", "NG-COMP-07", "NG-COMP-08"),
        3,
        (("clan", (50, 46, 45)),),
        (
            Step("given", "examples_seasons.law:112", edit=example_227_1),
            Step("does", "examples_seasons.law:122", edit=example_227_2),
            Step(
                "expect",
                "examples_seasons.law:123",
                tests=(
                    (example_227_3_1, "examples_seasons.law:124"),
                    (example_227_3_2, "examples_seasons.law:125"),
                    (example_227_3_3, "examples_seasons.law:126"),
                ),
            ),
        ),
    ),
    Example(
        "trade: any three for one, as often as one likes",
        "examples_seasons.law:128",
        ("NG-HARV-06", "NG-GLOS-10"),
        None,
        (("clan", (50, 46)), ("trade", (0,))),
        (
            Step("given", "examples_seasons.law:131", edit=example_228_1),
            Step("does", "examples_seasons.law:133", edit=example_228_2),
            Step("offers", "examples_seasons.law:134", answers=(Answer("wanted", values=example_228_3_1),)),
            Step("answer", "examples_seasons.law:136", answers=(Answer("wanted", values=example_228_4_1),)),
            Step("offers", "examples_seasons.law:137", answers=(Answer("r", values=example_228_5_1),)),
            Step("answer", "examples_seasons.law:139", answers=(Answer("r", values=example_228_6_1),)),
            Step("answer", "examples_seasons.law:140", answers=(Answer("r", values=example_228_7_1),)),
            Step("answer", "examples_seasons.law:141", answers=(Answer("r", values=example_228_8_1),)),
            Step(
                "expect",
                "examples_seasons.law:142",
                tests=(
                    (example_228_9_1, "examples_seasons.law:143"),
                    (example_228_9_2, "examples_seasons.law:143"),
                    (example_228_9_3, "examples_seasons.law:143"),
                    (example_228_9_4, "examples_seasons.law:143"),
                ),
            ),
            Step("answer", "examples_seasons.law:144", answers=(Answer("wanted", values=example_228_10_1),)),
            Step("answer", "examples_seasons.law:145", answers=(Answer("r", values=example_228_11_1),)),
            Step("answer", "examples_seasons.law:146", answers=(Answer("r", values=example_228_12_1),)),
            Step("answer", "examples_seasons.law:147", answers=(Answer("r", values=example_228_13_1),)),
            Step(
                "expect",
                "examples_seasons.law:148",
                tests=(
                    (example_228_14_1, "examples_seasons.law:149"),
                    (example_228_14_2, "examples_seasons.law:149"),
                    (example_228_14_3, "examples_seasons.law:149"),
                    (example_228_14_4, "examples_seasons.law:149"),
                ),
            ),
        ),
    ),
    Example(
        "trade: three of one kind",
        "examples_seasons.law:151",
        ("NG-HARV-06",),
        None,
        (("clan", (50, 46)), ("trade", (1,))),
        (
            Step("given", "examples_seasons.law:154", edit=example_229_1),
            Step("does", "examples_seasons.law:156", edit=example_229_2),
            Step("answer", "examples_seasons.law:157", answers=(Answer("wanted", values=example_229_3_1),)),
            Step("offers", "examples_seasons.law:158", answers=(Answer("r", values=example_229_4_1),)),
            Step("answer", "examples_seasons.law:160", answers=(Answer("r", values=example_229_5_1),)),
            Step(
                "expect",
                "examples_seasons.law:161",
                tests=(
                    (example_229_6_1, "examples_seasons.law:162"),
                    (example_229_6_2, "examples_seasons.law:162"),
                    (example_229_6_3, "examples_seasons.law:162"),
                ),
            ),
            Step("answer", "examples_seasons.law:163", answers=(Answer("wanted", "nothing"),)),
            Step(
                "expect",
                "examples_seasons.law:164",
                tests=(
                    (example_229_8_1, "examples_seasons.law:165"),
                    (example_229_8_2, "examples_seasons.law:165"),
                    (example_229_8_3, "examples_seasons.law:165"),
                ),
            ),
        ),
    ),
    Example(
        "trade: two of each are not three of a kind",
        "examples_seasons.law:167",
        ("NG-HARV-06",),
        None,
        (("clan", (50, 46)), ("trade", (1,))),
        (
            Step("given", "examples_seasons.law:170", edit=example_230_1),
            Step("does", "examples_seasons.law:172", edit=example_230_2),
            Step(
                "expect",
                "examples_seasons.law:173",
                tests=(
                    (example_230_3_1, "examples_seasons.law:174"),
                    (example_230_3_2, "examples_seasons.law:174"),
                    (example_230_3_3, "examples_seasons.law:174"),
                ),
            ),
        ),
    ),
    Example(
        "the winter table",
        "examples_seasons.law:176",
        ("NG-WINT-02", "NG-WINT-03"),
        None,
        (),
        (
            Step(
                "expect",
                "examples_seasons.law:177",
                tests=(
                    (example_231_1_1, "examples_seasons.law:178"),
                    (example_231_1_2, "examples_seasons.law:179"),
                    (example_231_1_3, "examples_seasons.law:180"),
                    (example_231_1_4, "examples_seasons.law:181"),
                    (example_231_1_5, "examples_seasons.law:182"),
                    (example_231_1_6, "examples_seasons.law:183"),
                    (example_231_1_7, "examples_seasons.law:184"),
                    (example_231_1_8, "examples_seasons.law:185"),
                    (example_231_1_9, "examples_seasons.law:186"),
                    (example_231_1_10, "examples_seasons.law:187"),
                ),
            ),
        ),
    ),
    Example(
        "a hard winter: what there is, then one Unrest on top",
        "examples_seasons.law:189",
        ("NG-WINT-03", "NG-WINT-04"),
        None,
        (),
        (
            Step("given", "examples_seasons.law:190", edit=example_232_1),
            Step("does", "examples_seasons.law:198", edit=example_232_2),
            Step(
                "expect",
                "examples_seasons.law:199",
                tests=(
                    (example_232_3_1, "examples_seasons.law:200"),
                    (example_232_3_2, "examples_seasons.law:200"),
                    (example_232_3_3, "examples_seasons.law:201"),
                    (example_232_3_4, "examples_seasons.law:201"),
                    (example_232_3_5, "examples_seasons.law:202"),
                    (example_232_3_6, "examples_seasons.law:203"),
                    (example_232_3_7, "examples_seasons.law:204"),
                    (example_232_3_8, "examples_seasons.law:205"),
                ),
            ),
        ),
    ),
    Example(
        "no Unrest is left: five fame and a card, from the first player on",
        "examples_seasons.law:207",
        ("NG-WINT-10", "NG-WINT-01", "NG-DECK-03"),
        None,
        (),
        (
            Step("given", "examples_seasons.law:208", edit=example_233_1),
            Step("does", "examples_seasons.law:219", edit=example_233_2),
            Step(
                "expect",
                "examples_seasons.law:220",
                tests=(
                    (example_233_3_1, "examples_seasons.law:221"),
                    (example_233_3_2, "examples_seasons.law:222"),
                    (example_233_3_3, "examples_seasons.law:223"),
                    (example_233_3_4, "examples_seasons.law:224"),
                    (example_233_3_5, "examples_seasons.law:225"),
                    (example_233_3_6, "examples_seasons.law:226"),
                ),
            ),
        ),
    ),
    Example(
        "second wind: three units in any neutral territory",
        "examples_seasons.law:228",
        ("NG-EOY-03",),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_seasons.law:230", edit=example_234_1),
            Step("does", "examples_seasons.law:235", edit=example_234_2),
            Step("refuses", "examples_seasons.law:236", answers=(Answer("t", values=example_234_3_1),)),
            Step("answer", "examples_seasons.law:238", answers=(Answer("t", values=example_234_4_1),)),
            Step(
                "expect",
                "examples_seasons.law:239",
                tests=(
                    (example_234_5_1, "examples_seasons.law:240"),
                    (example_234_5_2, "examples_seasons.law:241"),
                    (example_234_5_3, "examples_seasons.law:241"),
                ),
            ),
        ),
    ),
    Example(
        "second wind is a choice, for who has no unit",
        "examples_seasons.law:243",
        ("NG-EOY-03",),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_seasons.law:245", edit=example_235_1),
            Step("does", "examples_seasons.law:248", edit=example_235_2),
            Step("answer", "examples_seasons.law:249", answers=(Answer("t", "nothing"),)),
            Step(
                "expect",
                "examples_seasons.law:250",
                tests=((example_235_4_1, "examples_seasons.law:251"), (example_235_4_2, "examples_seasons.law:252")),
            ),
        ),
    ),
    Example(
        "second wind without neutral territory: a new tile",
        "examples_seasons.law:254",
        ("NG-EOY-04", "NG-SETUP-19"),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_seasons.law:256", edit=example_236_1),
            Step("does", "examples_seasons.law:263", edit=example_236_2),
            Step("answer", "examples_seasons.law:264", answers=(Answer("one", "new land"),)),
            Step("answer", "examples_seasons.law:265", answers=(Answer("s", values=example_236_4_1),)),
            Step("offers", "examples_seasons.law:266", answers=(Answer("t", values=example_236_5_1),)),
            Step("answer", "examples_seasons.law:268", answers=(Answer("t", values=example_236_6_1),)),
            Step(
                "expect",
                "examples_seasons.law:269",
                tests=(
                    (example_236_7_1, "examples_seasons.law:270"),
                    (example_236_7_2, "examples_seasons.law:271"),
                    (example_236_7_3, "examples_seasons.law:272"),
                ),
            ),
        ),
    ),
    Example(
        "EX-02 Recruit",
        "examples_settling.law:2",
        ("NG-RECR-01", "NG-RECR-03", "NG-RECR-06", "NG-BLDG-04"),
        None,
        (),
        (
            Step("given", "examples_settling.law:3", edit=example_237_1),
            Step("does", "examples_settling.law:7", edit=example_237_2),
            Step("answer", "examples_settling.law:8", answers=(Answer("t", values=example_237_3_1),)),
            Step("answer", "examples_settling.law:9", answers=(Answer("t", values=example_237_4_1),)),
            Step("answer", "examples_settling.law:10", answers=(Answer("one", "Training Camp"),)),
            Step("answer", "examples_settling.law:11", answers=(Answer("one", "Training Camp"),)),
            Step(
                "expect",
                "examples_settling.law:12",
                tests=((example_237_7_1, "examples_settling.law:13"), (example_237_7_2, "examples_settling.law:14")),
            ),
        ),
    ),
    Example(
        "only into territories of one's own, and no more than the card says",
        "examples_settling.law:16",
        ("NG-RECR-01", "NG-RECR-02", "NG-RECR-04"),
        None,
        (("clan", (50, 44)),),
        (
            Step("given", "examples_settling.law:18", edit=example_238_1),
            Step("does", "examples_settling.law:22", edit=example_238_2),
            Step("offers", "examples_settling.law:23", answers=(Answer("t", values=example_238_3_1),)),
            Step("answer", "examples_settling.law:25", answers=(Answer("t", values=example_238_4_1),)),
            Step("answer", "examples_settling.law:26", answers=(Answer("t", values=example_238_5_1),)),
            Step("expect", "examples_settling.law:27", tests=((example_238_6_1, "examples_settling.law:28"),)),
        ),
    ),
    Example(
        "fewer recruits than the card allows",
        "examples_settling.law:30",
        ("NG-RECR-01",),
        None,
        (("clan", (50, 44)),),
        (
            Step("given", "examples_settling.law:32", edit=example_239_1),
            Step("does", "examples_settling.law:35", edit=example_239_2),
            Step("answer", "examples_settling.law:36", answers=(Answer("t", values=example_239_3_1),)),
            Step("answer", "examples_settling.law:37", answers=(Answer("t", "nothing"),)),
            Step("expect", "examples_settling.law:38", tests=((example_239_5_1, "examples_settling.law:39"),)),
        ),
    ),
    Example(
        "fourteen figures and no more",
        "examples_settling.law:41",
        ("NG-RECR-05", "NG-COMP-01"),
        None,
        (("clan", (50, 44)),),
        (
            Step("given", "examples_settling.law:43", edit=example_240_1),
            Step("does", "examples_settling.law:46", edit=example_240_2),
            Step("answer", "examples_settling.law:47", answers=(Answer("t", values=example_240_3_1),)),
            Step(
                "expect",
                "examples_settling.law:48",
                tests=((example_240_4_1, "examples_settling.law:49"), (example_240_4_2, "examples_settling.law:50")),
            ),
        ),
    ),
    Example(
        "camps of other territories do nothing",
        "examples_settling.law:52",
        ("NG-RECR-06", "NG-BLDG-04"),
        None,
        (("clan", (50, 44)),),
        (
            Step("given", "examples_settling.law:54", edit=example_241_1),
            Step("does", "examples_settling.law:58", edit=example_241_2),
            Step("answer", "examples_settling.law:59", answers=(Answer("t", values=example_241_3_1),)),
            Step(
                "expect",
                "examples_settling.law:60",
                tests=((example_241_4_1, "examples_settling.law:61"), (example_241_4_2, "examples_settling.law:62")),
            ),
        ),
    ),
    Example(
        "one unit for each camp of the territory, as the player likes",
        "examples_settling.law:64",
        ("NG-RECR-06",),
        None,
        (("clan", (50, 44)),),
        (
            Step("given", "examples_settling.law:66", edit=example_242_1),
            Step("does", "examples_settling.law:69", edit=example_242_2),
            Step("answer", "examples_settling.law:70", answers=(Answer("t", values=example_242_3_1),)),
            Step("answer", "examples_settling.law:71", answers=(Answer("t", values=example_242_4_1),)),
            Step("answer", "examples_settling.law:72", answers=(Answer("one", "Training Camp"),)),
            Step("answer", "examples_settling.law:73", answers=(Answer("one", "no"),)),
            Step("expect", "examples_settling.law:74", tests=((example_242_7_1, "examples_settling.law:75"),)),
        ),
    ),
    Example(
        "the other reading: one unit for each territory with a camp",
        "examples_settling.law:77",
        ("NG-RECR-06",),
        None,
        (("clan", (50, 44)), ("camps", (1,))),
        (
            Step("given", "examples_settling.law:80", edit=example_243_1),
            Step("does", "examples_settling.law:85", edit=example_243_2),
            Step("answer", "examples_settling.law:86", answers=(Answer("t", values=example_243_3_1),)),
            Step("answer", "examples_settling.law:87", answers=(Answer("t", values=example_243_4_1),)),
            Step("answer", "examples_settling.law:88", answers=(Answer("t", values=example_243_5_1),)),
            Step(
                "expect",
                "examples_settling.law:89",
                tests=(
                    (example_243_6_1, "examples_settling.law:90"),
                    (example_243_6_2, "examples_settling.law:91"),
                    (example_243_6_3, "examples_settling.law:92"),
                ),
            ),
        ),
    ),
    Example(
        "without units on the map one recruits into one neutral territory",
        "examples_settling.law:94",
        ("NG-RECR-07",),
        None,
        (("clan", (50, 44)),),
        (
            Step("given", "examples_settling.law:96", edit=example_244_1),
            Step("does", "examples_settling.law:99", edit=example_244_2),
            Step("refuses", "examples_settling.law:100", answers=(Answer("t", values=example_244_3_1),)),
            Step("answer", "examples_settling.law:102", answers=(Answer("t", values=example_244_4_1),)),
            Step("offers", "examples_settling.law:103", answers=(Answer("t", values=example_244_5_1),)),
            Step("answer", "examples_settling.law:105", answers=(Answer("t", values=example_244_6_1),)),
            Step("expect", "examples_settling.law:106", tests=((example_244_7_1, "examples_settling.law:107"),)),
        ),
    ),
    Example(
        "EX-03 Build",
        "examples_settling.law:109",
        ("NG-BUILD-03", "NG-BUILD-04", "NG-BUILD-05", "NG-TILE-05"),
        None,
        (),
        (
            Step("given", "examples_settling.law:110", edit=example_245_1),
            Step("does", "examples_settling.law:119", edit=example_245_2),
            Step("offers", "examples_settling.law:120", answers=(Answer("t", values=example_245_3_1),)),
            Step("answer", "examples_settling.law:122", answers=(Answer("t", values=example_245_4_1),)),
            Step("offers", "examples_settling.law:123", answers=(Answer("b", values=example_245_5_1),)),
            Step("answer", "examples_settling.law:125", answers=(Answer("b", values=example_245_6_1),)),
            Step(
                "expect",
                "examples_settling.law:126",
                tests=((example_245_7_1, "examples_settling.law:127"), (example_245_7_2, "examples_settling.law:128")),
            ),
        ),
    ),
    Example(
        "no carved space, no Carved Stone; other small ones fit on it",
        "examples_settling.law:130",
        ("NG-BUILD-05", "NG-BUILD-04"),
        None,
        (),
        (
            Step("given", "examples_settling.law:131", edit=example_246_1),
            Step("does", "examples_settling.law:138", edit=example_246_2),
            Step("answer", "examples_settling.law:139", answers=(Answer("t", values=example_246_3_1),)),
            Step("offers", "examples_settling.law:140", answers=(Answer("b", values=example_246_4_1),)),
            Step("answer", "examples_settling.law:142", answers=(Answer("b", values=example_246_5_1),)),
            Step("expect", "examples_settling.law:143", tests=((example_246_6_1, "examples_settling.law:144"),)),
            Step("does", "examples_settling.law:145", edit=example_246_7),
            Step("offers", "examples_settling.law:146", answers=(Answer("t", values=example_246_8_1),)),
            Step("answer", "examples_settling.law:148", answers=(Answer("t", values=example_246_9_1),)),
            Step("offers", "examples_settling.law:149", answers=(Answer("b", values=example_246_10_1),)),
            Step("answer", "examples_settling.law:151", answers=(Answer("b", values=example_246_11_1),)),
            Step(
                "expect",
                "examples_settling.law:152",
                tests=(
                    (example_246_12_1, "examples_settling.law:153"),
                    (example_246_12_2, "examples_settling.law:154"),
                ),
            ),
        ),
    ),
    Example(
        "the builder says which space, the carved one or the plain one",
        "examples_settling.law:156",
        ("NG-BUILD-05",),
        None,
        (),
        (
            Step("given", "examples_settling.law:157", edit=example_247_1),
            Step("does", "examples_settling.law:162", edit=example_247_2),
            Step("answer", "examples_settling.law:163", answers=(Answer("t", values=example_247_3_1),)),
            Step("answer", "examples_settling.law:164", answers=(Answer("b", values=example_247_4_1),)),
            Step("offers", "examples_settling.law:165", answers=(Answer("s", values=example_247_5_1),)),
            Step("answer", "examples_settling.law:167", answers=(Answer("s", values=example_247_6_1),)),
            Step(
                "expect",
                "examples_settling.law:168",
                tests=((example_247_7_1, "examples_settling.law:169"), (example_247_7_2, "examples_settling.law:170")),
            ),
            Step("does", "examples_settling.law:171", edit=example_247_8),
            Step("answer", "examples_settling.law:172", answers=(Answer("t", values=example_247_9_1),)),
            Step("answer", "examples_settling.law:173", answers=(Answer("b", values=example_247_10_1),)),
            Step("expect", "examples_settling.law:174", tests=((example_247_11_1, "examples_settling.law:175"),)),
        ),
    ),
    Example(
        "a large building costs three and needs a large space",
        "examples_settling.law:177",
        ("NG-BUILD-03", "NG-BUILD-04"),
        None,
        (),
        (
            Step("given", "examples_settling.law:178", edit=example_248_1),
            Step("does", "examples_settling.law:183", edit=example_248_2),
            Step("answer", "examples_settling.law:184", answers=(Answer("t", values=example_248_3_1),)),
            Step("offers", "examples_settling.law:185", answers=(Answer("b", values=example_248_4_1),)),
            Step("answer", "examples_settling.law:187", answers=(Answer("b", values=example_248_5_1),)),
            Step(
                "expect",
                "examples_settling.law:188",
                tests=((example_248_6_1, "examples_settling.law:189"), (example_248_6_2, "examples_settling.law:190")),
            ),
        ),
    ),
    Example(
        "one building in a territory of one's own, on a free space",
        "examples_settling.law:192",
        ("NG-BUILD-01", "NG-BUILD-02"),
        None,
        (),
        (
            Step("given", "examples_settling.law:193", edit=example_249_1),
            Step("does", "examples_settling.law:201", edit=example_249_2),
            Step("offers", "examples_settling.law:202", answers=(Answer("t", values=example_249_3_1),)),
            Step("answer", "examples_settling.law:204", answers=(Answer("t", values=example_249_4_1),)),
            Step("refuses", "examples_settling.law:205", answers=(Answer("b", values=example_249_5_1),)),
            Step("answer", "examples_settling.law:207", answers=(Answer("b", values=example_249_6_1),)),
            Step(
                "expect",
                "examples_settling.law:208",
                tests=(
                    (example_249_7_1, "examples_settling.law:209"),
                    (example_249_7_2, "examples_settling.law:210"),
                    (example_249_7_3, "examples_settling.law:211"),
                ),
            ),
        ),
    ),
    Example(
        "no type twice in a territory",
        "examples_settling.law:213",
        ("NG-BUILD-06",),
        None,
        (),
        (
            Step("given", "examples_settling.law:214", edit=example_250_1),
            Step("does", "examples_settling.law:219", edit=example_250_2),
            Step("answer", "examples_settling.law:220", answers=(Answer("t", values=example_250_3_1),)),
            Step("offers", "examples_settling.law:221", answers=(Answer("b", values=example_250_4_1),)),
        ),
    ),
    Example(
        "seven of each, and no eighth",
        "examples_settling.law:224",
        ("NG-BUILD-07", "NG-COMP-02"),
        None,
        (),
        (
            Step("given", "examples_settling.law:225", edit=example_251_1),
            Step(
                "expect",
                "examples_settling.law:232",
                tests=((example_251_2_1, "examples_settling.law:233"), (example_251_2_2, "examples_settling.law:234")),
            ),
            Step("does", "examples_settling.law:235", edit=example_251_3),
            Step("answer", "examples_settling.law:236", answers=(Answer("t", values=example_251_4_1),)),
            Step("offers", "examples_settling.law:237", answers=(Answer("b", values=example_251_5_1),)),
        ),
    ),
    Example(
        "two players lay their tiles and place their units",
        "examples_setup.law:2",
        ("NG-SETUP-15", "NG-SETUP-16", "NG-SETUP-17", "NG-SETUP-18"),
        None,
        (("clan", (50, 46)),),
        (
            Step(
                "chance",
                "examples_setup.law:4",
                outcomes=(
                    (153,),
                    (156,),
                    (155,),
                    (165,),
                    (116,),
                    (117,),
                    (123,),
                    (126,),
                    (135,),
                    (150,),
                    (148,),
                    (143,),
                ),
            ),
            Step(
                "chance",
                "examples_setup.law:5",
                outcomes=((109,), (110,), (1,), (0,), (0,), (0,), (12,), (15,), (19,), (13,), (23,), (25,)),
            ),
            Step(
                "expect",
                "examples_setup.law:6",
                tests=(
                    (example_252_3_1, "examples_setup.law:7"),
                    (example_252_3_2, "examples_setup.law:8"),
                    (example_252_3_3, "examples_setup.law:9"),
                    (example_252_3_4, "examples_setup.law:10"),
                    (example_252_3_5, "examples_setup.law:10"),
                ),
            ),
            Step("offers", "examples_setup.law:11", answers=(Answer("x", values=example_252_4_1),)),
            Step("answer", "examples_setup.law:13", answers=(Answer("x", values=example_252_5_1),)),
            Step("refuses", "examples_setup.law:14", answers=(Answer("s", values=example_252_6_1),)),
            Step("answer", "examples_setup.law:16", answers=(Answer("s", values=example_252_7_1),)),
            Step("offers", "examples_setup.law:17", answers=(Answer("t", values=example_252_8_1),)),
            Step("answer", "examples_setup.law:19", answers=(Answer("t", values=example_252_9_1),)),
            Step(
                "expect",
                "examples_setup.law:20",
                tests=(
                    (example_252_10_1, "examples_setup.law:21"),
                    (example_252_10_2, "examples_setup.law:22"),
                    (example_252_10_3, "examples_setup.law:23"),
                ),
            ),
            Step("offers", "examples_setup.law:24", answers=(Answer("x", values=example_252_11_1),)),
            Step("answer", "examples_setup.law:26", answers=(Answer("x", values=example_252_12_1),)),
            Step("refuses", "examples_setup.law:27", answers=(Answer("s", values=example_252_13_1),)),
            Step("answer", "examples_setup.law:29", answers=(Answer("s", values=example_252_14_1),)),
            Step("answer", "examples_setup.law:30", answers=(Answer("t", values=example_252_15_1),)),
            Step("offers", "examples_setup.law:31", answers=(Answer("x", values=example_252_16_1),)),
            Step("answer", "examples_setup.law:33", answers=(Answer("x", values=example_252_17_1),)),
            Step("answer", "examples_setup.law:34", answers=(Answer("s", values=example_252_18_1),)),
            Step("offers", "examples_setup.law:35", answers=(Answer("t", values=example_252_19_1),)),
            Step("answer", "examples_setup.law:37", answers=(Answer("t", values=example_252_20_1),)),
            Step("answer", "examples_setup.law:38", answers=(Answer("x", values=example_252_21_1),)),
            Step("answer", "examples_setup.law:39", answers=(Answer("s", values=example_252_22_1),)),
            Step("offers", "examples_setup.law:40", answers=(Answer("t", values=example_252_23_1),)),
            Step("answer", "examples_setup.law:42", answers=(Answer("t", values=example_252_24_1),)),
            Step(
                "expect",
                "examples_setup.law:43",
                tests=(
                    (example_252_25_1, "examples_setup.law:44"),
                    (example_252_25_2, "examples_setup.law:44"),
                    (example_252_25_3, "examples_setup.law:44"),
                    (example_252_25_4, "examples_setup.law:45"),
                    (example_252_25_5, "examples_setup.law:45"),
                    (example_252_25_6, "examples_setup.law:46"),
                    (example_252_25_7, "examples_setup.law:46"),
                    (example_252_25_8, "examples_setup.law:46"),
                    (example_252_25_9, "examples_setup.law:47"),
                    (example_252_25_10, "examples_setup.law:47"),
                    (example_252_25_11, "examples_setup.law:48"),
                    (example_252_25_12, "examples_setup.law:49"),
                    (example_252_25_13, "examples_setup.law:50"),
                    (example_252_25_14, "examples_setup.law:51"),
                    (example_252_25_15, "examples_setup.law:52"),
                ),
            ),
        ),
    ),
    Example(
        "no group joins another, and the first player begins",
        "examples_setup.law:54",
        ("NG-SETUP-20", "NG-SETUP-21", "NG-SETUP-22", "NG-SETUP-24"),
        None,
        (("clan", (50, 46)),),
        (
            Step(
                "chance",
                "examples_setup.law:56",
                outcomes=(
                    (153,),
                    (156,),
                    (155,),
                    (165,),
                    (116,),
                    (117,),
                    (123,),
                    (126,),
                    (135,),
                    (150,),
                    (148,),
                    (143,),
                ),
            ),
            Step(
                "chance",
                "examples_setup.law:57",
                outcomes=((109,), (110,), (0,), (0,), (1,), (0,), (12,), (15,), (19,), (13,), (23,), (25,)),
            ),
            Step("expect", "examples_setup.law:58", tests=((example_253_3_1, "examples_setup.law:59"),)),
            Step("answer", "examples_setup.law:60", answers=(Answer("x", values=example_253_4_1),)),
            Step("answer", "examples_setup.law:61", answers=(Answer("s", values=example_253_5_1),)),
            Step("answer", "examples_setup.law:62", answers=(Answer("t", values=example_253_6_1),)),
            Step("answer", "examples_setup.law:63", answers=(Answer("x", values=example_253_7_1),)),
            Step("answer", "examples_setup.law:64", answers=(Answer("s", values=example_253_8_1),)),
            Step("answer", "examples_setup.law:65", answers=(Answer("t", values=example_253_9_1),)),
            Step("answer", "examples_setup.law:66", answers=(Answer("x", values=example_253_10_1),)),
            Step("answer", "examples_setup.law:67", answers=(Answer("s", values=example_253_11_1),)),
            Step("refuses", "examples_setup.law:68", answers=(Answer("t", values=example_253_12_1),)),
            Step("answer", "examples_setup.law:70", answers=(Answer("t", values=example_253_13_1),)),
            Step("answer", "examples_setup.law:71", answers=(Answer("x", values=example_253_14_1),)),
            Step("answer", "examples_setup.law:72", answers=(Answer("s", values=example_253_15_1),)),
            Step("refuses", "examples_setup.law:73", answers=(Answer("t", values=example_253_16_1),)),
            Step("answer", "examples_setup.law:75", answers=(Answer("t", values=example_253_17_1),)),
            Step(
                "expect",
                "examples_setup.law:76",
                tests=(
                    (example_253_18_1, "examples_setup.law:77"),
                    (example_253_18_2, "examples_setup.law:78"),
                    (example_253_18_3, "examples_setup.law:79"),
                    (example_253_18_4, "examples_setup.law:80"),
                    (example_253_18_5, "examples_setup.law:81"),
                    (example_253_18_6, "examples_setup.law:82"),
                    (example_253_18_7, "examples_setup.law:83"),
                    (example_253_18_8, "examples_setup.law:84"),
                    (example_253_18_9, "examples_setup.law:85"),
                    (example_253_18_10, "examples_setup.law:86"),
                    (example_253_18_11, "examples_setup.law:87"),
                    (example_253_18_12, "examples_setup.law:88"),
                ),
            ),
        ),
    ),
    Example(
        "setup tiles continue borders, and bring nothing",
        "examples_setup.law:90",
        ("NG-SETUP-19", "NG-SETUP-23", "NG-SETUP-08"),
        None,
        (("clan", (49, 45)),),
        (
            Step(
                "chance",
                "examples_setup.law:92",
                outcomes=(
                    (153,),
                    (156,),
                    (155,),
                    (165,),
                    (116,),
                    (117,),
                    (123,),
                    (126,),
                    (135,),
                    (150,),
                    (148,),
                    (143,),
                ),
            ),
            Step(
                "chance",
                "examples_setup.law:93",
                outcomes=((109,), (110,), (1,), (0,), (0,), (0,), (12,), (23,), (19,), (15,), (13,), (25,)),
            ),
            Step("answer", "examples_setup.law:94", answers=(Answer("x", values=example_254_3_1),)),
            Step("answer", "examples_setup.law:95", answers=(Answer("s", values=example_254_4_1),)),
            Step("answer", "examples_setup.law:96", answers=(Answer("t", values=example_254_5_1),)),
            Step("answer", "examples_setup.law:97", answers=(Answer("x", values=example_254_6_1),)),
            Step("answer", "examples_setup.law:98", answers=(Answer("s", values=example_254_7_1),)),
            Step("answer", "examples_setup.law:99", answers=(Answer("t", values=example_254_8_1),)),
            Step("answer", "examples_setup.law:100", answers=(Answer("x", values=example_254_9_1),)),
            Step("refuses", "examples_setup.law:101", answers=(Answer("s", values=example_254_10_1),)),
            Step("answer", "examples_setup.law:103", answers=(Answer("s", values=example_254_11_1),)),
            Step(
                "expect",
                "examples_setup.law:104",
                tests=(
                    (example_254_12_1, "examples_setup.law:105"),
                    (example_254_12_2, "examples_setup.law:105"),
                    (example_254_12_3, "examples_setup.law:105"),
                    (example_254_12_4, "examples_setup.law:105"),
                    (example_254_12_5, "examples_setup.law:106"),
                    (example_254_12_6, "examples_setup.law:106"),
                    (example_254_12_7, "examples_setup.law:106"),
                    (example_254_12_8, "examples_setup.law:106"),
                ),
            ),
        ),
    ),
    Example(
        "EX-14 Setup counts, two players",
        "examples_setup.law:108",
        ("NG-SETUP-04", "NG-SETUP-05", "NG-SETUP-06", "NG-SETUP-07"),
        2,
        (),
        (
            Step(
                "expect",
                "examples_setup.law:110",
                tests=(
                    (example_255_1_1, "examples_setup.law:111"),
                    (example_255_1_2, "examples_setup.law:112"),
                    (example_255_1_3, "examples_setup.law:113"),
                    (example_255_1_4, "examples_setup.law:114"),
                    (example_255_1_5, "examples_setup.law:115"),
                    (example_255_1_6, "examples_setup.law:116"),
                    (example_255_1_7, "examples_setup.law:117"),
                    (example_255_1_8, "examples_setup.law:118"),
                ),
            ),
        ),
    ),
    Example(
        "EX-14 Setup counts, three players",
        "examples_setup.law:120",
        ("NG-SETUP-04", "NG-SETUP-05", "NG-SETUP-07", "NG-SETUP-13"),
        3,
        (),
        (
            Step(
                "expect",
                "examples_setup.law:122",
                tests=(
                    (example_256_1_1, "examples_setup.law:123"),
                    (example_256_1_2, "examples_setup.law:124"),
                    (example_256_1_3, "examples_setup.law:125"),
                    (example_256_1_4, "examples_setup.law:126"),
                    (example_256_1_5, "examples_setup.law:127"),
                    (example_256_1_6, "examples_setup.law:127"),
                    (example_256_1_7, "examples_setup.law:128"),
                    (example_256_1_8, "examples_setup.law:128"),
                    (example_256_1_9, "examples_setup.law:129"),
                    (example_256_1_10, "examples_setup.law:129"),
                ),
            ),
        ),
    ),
    Example(
        "EX-14 Setup counts, four players",
        "examples_setup.law:131",
        ("NG-SETUP-04", "NG-SETUP-05", "NG-SETUP-07", "NG-SETUP-14"),
        4,
        (),
        (
            Step(
                "expect",
                "examples_setup.law:133",
                tests=(
                    (example_257_1_1, "examples_setup.law:134"),
                    (example_257_1_2, "examples_setup.law:135"),
                    (example_257_1_3, "examples_setup.law:136"),
                    (example_257_1_4, "examples_setup.law:137"),
                    (example_257_1_5, "examples_setup.law:138"),
                    (example_257_1_6, "examples_setup.law:139"),
                    (example_257_1_7, "examples_setup.law:140"),
                    (example_257_1_8, "examples_setup.law:141"),
                ),
            ),
        ),
    ),
    Example(
        "EX-14 Setup counts, five players",
        "examples_setup.law:143",
        ("NG-SETUP-04", "NG-SETUP-05", "NG-SETUP-07", "NG-SETUP-14"),
        5,
        (),
        (
            Step(
                "expect",
                "examples_setup.law:145",
                tests=(
                    (example_258_1_1, "examples_setup.law:146"),
                    (example_258_1_2, "examples_setup.law:147"),
                    (example_258_1_3, "examples_setup.law:148"),
                    (example_258_1_4, "examples_setup.law:149"),
                    (example_258_1_5, "examples_setup.law:150"),
                    (example_258_1_6, "examples_setup.law:151"),
                    (example_258_1_7, "examples_setup.law:152"),
                    (example_258_1_8, "examples_setup.law:153"),
                    (example_258_1_9, "examples_setup.law:154"),
                ),
            ),
        ),
    ),
    Example(
        "one starting tile for fewer than five",
        "examples_setup.law:156",
        ("NG-SETUP-08", "NG-TILE-07", "NG-COMP-06", "NG-TILE-01"),
        4,
        (),
        (
            Step(
                "expect",
                "examples_setup.law:158",
                tests=(
                    (example_259_1_1, "examples_setup.law:159"),
                    (example_259_1_2, "examples_setup.law:160"),
                    (example_259_1_3, "examples_setup.law:161"),
                    (example_259_1_4, "examples_setup.law:162"),
                    (example_259_1_5, "examples_setup.law:163"),
                    (example_259_1_6, "examples_setup.law:164"),
                ),
            ),
        ),
    ),
    Example(
        "both starting tiles for five, the food between them",
        "examples_setup.law:166",
        ("NG-SETUP-08", "NG-TILE-08", "NG-SETUP-16"),
        5,
        (),
        (
            Step(
                "expect",
                "examples_setup.law:168",
                tests=(
                    (example_260_1_1, "examples_setup.law:169"),
                    (example_260_1_2, "examples_setup.law:170"),
                    (example_260_1_3, "examples_setup.law:171"),
                    (example_260_1_4, "examples_setup.law:172"),
                    (example_260_1_5, "examples_setup.law:173"),
                    (example_260_1_6, "examples_setup.law:174"),
                    (example_260_1_7, "examples_setup.law:175"),
                    (example_260_1_8, "examples_setup.law:176"),
                ),
            ),
        ),
    ),
    Example(
        "the common supply",
        "examples_setup.law:178",
        ("NG-SETUP-01", "NG-SETUP-02", "NG-SETUP-03", "NG-COMP-12"),
        None,
        (),
        (
            Step(
                "expect",
                "examples_setup.law:179",
                tests=(
                    (example_261_1_1, "examples_setup.law:180"),
                    (example_261_1_2, "examples_setup.law:181"),
                    (example_261_1_3, "examples_setup.law:182"),
                    (example_261_1_4, "examples_setup.law:183"),
                    (example_261_1_5, "examples_setup.law:184"),
                    (example_261_1_6, "examples_setup.law:185"),
                    (example_261_1_7, "examples_setup.law:186"),
                    (example_261_1_8, "examples_setup.law:187"),
                ),
            ),
        ),
    ),
    Example(
        "a colour and a clan: six starting cards, the clan's card, two upgrades",
        "examples_setup.law:189",
        ("NG-SETUP-09", "NG-SETUP-10", "NG-SETUP-11", "NG-COMP-05"),
        None,
        (("clan", (50, 46)),),
        (
            Step(
                "expect",
                "examples_setup.law:191",
                tests=(
                    (example_262_1_1, "examples_setup.law:192"),
                    (example_262_1_2, "examples_setup.law:193"),
                    (example_262_1_3, "examples_setup.law:194"),
                    (example_262_1_4, "examples_setup.law:195"),
                    (example_262_1_5, "examples_setup.law:196"),
                    (example_262_1_6, "examples_setup.law:197"),
                    (example_262_1_7, "examples_setup.law:198"),
                    (example_262_1_8, "examples_setup.law:199"),
                    (example_262_1_9, "examples_setup.law:200"),
                    (example_262_1_10, "examples_setup.law:201"),
                ),
            ),
        ),
    ),
    Example(
        "the cards of the box",
        "examples_setup.law:203",
        ("NG-COMP-10", "NG-COMP-11", "NG-COMP-05", "NG-CLAN-01"),
        5,
        (),
        (
            Step(
                "expect",
                "examples_setup.law:205",
                tests=(
                    (example_263_1_1, "examples_setup.law:206"),
                    (example_263_1_2, "examples_setup.law:207"),
                    (example_263_1_3, "examples_setup.law:208"),
                    (example_263_1_4, "examples_setup.law:209"),
                    (example_263_1_5, "examples_setup.law:210"),
                    (example_263_1_6, "examples_setup.law:211"),
                    (example_263_1_7, "examples_setup.law:212"),
                    (example_263_1_8, "examples_setup.law:213"),
                    (example_263_1_9, "examples_setup.law:214"),
                ),
            ),
        ),
    ),
    Example(
        "the most axes of two dice; those who are equal roll again",
        "examples_setup.law:216",
        ("NG-SETUP-12", "NG-COMP-04"),
        3,
        (),
        (
            Step("given", "examples_setup.law:218", edit=example_264_1),
            Step("chance", "examples_setup.law:220", outcomes=((0,), (2,), (0,), (1,), (1,), (3,))),
            Step("chance", "examples_setup.law:221", outcomes=((0,), (0,), (1,), (5,))),
            Step("chance", "examples_setup.law:222", outcomes=((4,), (0,), (0,), (5,))),
            Step("does", "examples_setup.law:223", edit=example_264_5),
            Step(
                "expect",
                "examples_setup.law:224",
                tests=(
                    (example_264_6_1, "examples_setup.law:225"),
                    (example_264_6_2, "examples_setup.law:226"),
                    (example_264_6_3, "examples_setup.law:227"),
                    (example_264_6_4, "examples_setup.law:228"),
                ),
            ),
        ),
    ),
    Example(
        "nine creatures",
        "examples_setup.law:230",
        ("NG-COMP-14",),
        None,
        (("creatures", (1,)),),
        (
            Step(
                "expect",
                "examples_setup.law:232",
                tests=(
                    (example_265_1_1, "examples_setup.law:233"),
                    (example_265_1_2, "examples_setup.law:234"),
                    (example_265_1_3, "examples_setup.law:235"),
                    (example_265_1_4, "examples_setup.law:236"),
                    (example_265_1_5, "examples_setup.law:237"),
                ),
            ),
        ),
    ),
    Example(
        "Snake: Scorched Earth before a clan card, and after the move of the first one",
        "examples_snake.law:2",
        ("NG-CLAN-09", "NG-CLAN-10", "NG-CLAN-11", "NG-COMP-13"),
        None,
        (("clan", (48, 50)), ("scorched_place", (0,))),
        (
            Step("given", "examples_snake.law:5", edit=example_266_1),
            Step("does", "examples_snake.law:11", edit=example_266_2),
            Step("answer", "examples_snake.law:12", answers=(Answer("one", "Snake"),)),
            Step("offers", "examples_snake.law:13", answers=(Answer("t", values=example_266_4_1),)),
            Step("answer", "examples_snake.law:15", answers=(Answer("t", values=example_266_5_1),)),
            Step("expect", "examples_snake.law:16", tests=((example_266_6_1, "examples_snake.law:17"),)),
            Step("answer", "examples_snake.law:18", answers=(Answer("source", values=example_266_7_1),)),
            Step("answer", "examples_snake.law:19", answers=(Answer("target", values=example_266_8_1),)),
            Step("answer", "examples_snake.law:20", answers=(Answer("n", values=example_266_9_1),)),
            Step("answer", "examples_snake.law:21", answers=(Answer("one", "place Scorched Earth"),)),
            Step("offers", "examples_snake.law:22", answers=(Answer("t", values=example_266_11_1),)),
            Step("answer", "examples_snake.law:24", answers=(Answer("t", values=example_266_12_1),)),
            Step(
                "expect",
                "examples_snake.law:25",
                tests=((example_266_13_1, "examples_snake.law:26"), (example_266_13_2, "examples_snake.law:27")),
            ),
        ),
    ),
    Example(
        "Snake, the other reading: also in territories of its own",
        "examples_snake.law:29",
        ("NG-CLAN-09",),
        None,
        (("clan", (48, 50)), ("scorched_place", (1,))),
        (
            Step("given", "examples_snake.law:32", edit=example_267_1),
            Step("does", "examples_snake.law:37", edit=example_267_2),
            Step("answer", "examples_snake.law:38", answers=(Answer("one", "Snake"),)),
            Step("offers", "examples_snake.law:39", answers=(Answer("t", values=example_267_4_1),)),
            Step("answer", "examples_snake.law:41", answers=(Answer("t", values=example_267_5_1),)),
            Step("expect", "examples_snake.law:42", tests=((example_267_6_1, "examples_snake.law:43"),)),
        ),
    ),
    Example(
        "Snake: no token for other cards",
        "examples_snake.law:45",
        ("NG-CLAN-09",),
        None,
        (("clan", (48, 50)),),
        (
            Step("given", "examples_snake.law:47", edit=example_268_1),
            Step("does", "examples_snake.law:50", edit=example_268_2),
            Step("offers", "examples_snake.law:51", answers=(Answer("source", values=example_268_3_1),)),
        ),
    ),
    Example(
        "Snake: one point more on Scorched Earth, attacking",
        "examples_snake.law:54",
        ("NG-CLAN-12",),
        None,
        (("clan", (48, 50)),),
        (
            Step("given", "examples_snake.law:56", edit=example_269_1),
            Step("does", "examples_snake.law:61", edit=example_269_2),
            Step("answer", "examples_snake.law:62", answers=(Answer("source", values=example_269_3_1),)),
            Step("answer", "examples_snake.law:63", answers=(Answer("target", values=example_269_4_1),)),
            Step("answer", "examples_snake.law:64", answers=(Answer("n", values=example_269_5_1),)),
            Step(
                "expect",
                "examples_snake.law:65",
                tests=((example_269_6_1, "examples_snake.law:66"), (example_269_6_2, "examples_snake.law:67")),
            ),
        ),
    ),
    Example(
        "Snake: one point more on Scorched Earth, defending",
        "examples_snake.law:69",
        ("NG-CLAN-12",),
        None,
        (("clan", (48, 50)),),
        (
            Step("given", "examples_snake.law:71", edit=example_270_1),
            Step("does", "examples_snake.law:76", edit=example_270_2),
            Step("answer", "examples_snake.law:77", answers=(Answer("source", values=example_270_3_1),)),
            Step("answer", "examples_snake.law:78", answers=(Answer("target", values=example_270_4_1),)),
            Step("answer", "examples_snake.law:79", answers=(Answer("n", values=example_270_5_1),)),
            Step(
                "expect",
                "examples_snake.law:80",
                tests=((example_270_6_1, "examples_snake.law:81"), (example_270_6_2, "examples_snake.law:82")),
            ),
        ),
    ),
    Example(
        "Snake: one resource of an enemy's Scorched Earth, in his place",
        "examples_snake.law:84",
        ("NG-CLAN-13",),
        None,
        (("clan", (48, 50)), ("scorched_yield", (0,))),
        (
            Step("given", "examples_snake.law:87", edit=example_271_1),
            Step("does", "examples_snake.law:94", edit=example_271_2),
            Step("offers", "examples_snake.law:95", answers=(Answer("r", values=example_271_3_1),)),
            Step("answer", "examples_snake.law:97", answers=(Answer("r", values=example_271_4_1),)),
            Step(
                "expect",
                "examples_snake.law:98",
                tests=(
                    (example_271_5_1, "examples_snake.law:99"),
                    (example_271_5_2, "examples_snake.law:99"),
                    (example_271_5_3, "examples_snake.law:100"),
                    (example_271_5_4, "examples_snake.law:100"),
                ),
            ),
        ),
    ),
    Example(
        "Snake, the other reading: any number of them",
        "examples_snake.law:102",
        ("NG-CLAN-13",),
        None,
        (("clan", (48, 50)), ("scorched_yield", (1,))),
        (
            Step("given", "examples_snake.law:105", edit=example_272_1),
            Step("does", "examples_snake.law:112", edit=example_272_2),
            Step("answer", "examples_snake.law:113", answers=(Answer("r", values=example_272_3_1),)),
            Step("offers", "examples_snake.law:114", answers=(Answer("r", values=example_272_4_1),)),
            Step("answer", "examples_snake.law:116", answers=(Answer("r", values=example_272_5_1),)),
            Step("answer", "examples_snake.law:117", answers=(Answer("r", "nothing"),)),
            Step(
                "expect",
                "examples_snake.law:118",
                tests=(
                    (example_272_7_1, "examples_snake.law:119"),
                    (example_272_7_2, "examples_snake.law:119"),
                    (example_272_7_3, "examples_snake.law:119"),
                    (example_272_7_4, "examples_snake.law:120"),
                    (example_272_7_5, "examples_snake.law:120"),
                    (example_272_7_6, "examples_snake.law:120"),
                ),
            ),
        ),
    ),
    Example(
        "Snake: nothing from neutral ground, and nobody has to take",
        "examples_snake.law:122",
        ("NG-CLAN-13",),
        None,
        (("clan", (48, 50)),),
        (
            Step("given", "examples_snake.law:124", edit=example_273_1),
            Step("does", "examples_snake.law:131", edit=example_273_2),
            Step("answer", "examples_snake.law:132", answers=(Answer("r", "nothing"),)),
            Step(
                "expect",
                "examples_snake.law:133",
                tests=((example_273_4_1, "examples_snake.law:134"), (example_273_4_2, "examples_snake.law:135")),
            ),
        ),
    ),
    Example(
        "card Rapacious Exploitation: a card or two resources",
        "examples_snake.law:137",
        ("NG-CLAN-01",),
        None,
        (("clan", (48, 50)),),
        (
            Step("given", "examples_snake.law:139", edit=example_274_1),
            Step("does", "examples_snake.law:144", edit=example_274_2),
            Step("answer", "examples_snake.law:145", answers=(Answer("p", values=example_274_3_1),)),
            Step("offers", "examples_snake.law:146", answers=(Answer("c", values=example_274_4_1),)),
            Step("answer", "examples_snake.law:148", answers=(Answer("c", values=example_274_5_1),)),
            Step("answer", "examples_snake.law:149", answers=(Answer("one", "give 2 resources"),)),
            Step("offers", "examples_snake.law:150", answers=(Answer("r", values=example_274_7_1),)),
            Step("answer", "examples_snake.law:152", answers=(Answer("r", values=example_274_8_1),)),
            Step("answer", "examples_snake.law:153", answers=(Answer("r", values=example_274_9_1),)),
            Step(
                "expect",
                "examples_snake.law:154",
                tests=(
                    (example_274_10_1, "examples_snake.law:155"),
                    (example_274_10_2, "examples_snake.law:155"),
                    (example_274_10_3, "examples_snake.law:156"),
                    (example_274_10_4, "examples_snake.law:156"),
                    (example_274_10_5, "examples_snake.law:157"),
                ),
            ),
        ),
    ),
    Example(
        "card Rapacious Exploitation: too poor to give",
        "examples_snake.law:159",
        ("NG-CLAN-01",),
        None,
        (("clan", (48, 50)),),
        (
            Step("given", "examples_snake.law:161", edit=example_275_1),
            Step("does", "examples_snake.law:164", edit=example_275_2),
            Step("answer", "examples_snake.law:165", answers=(Answer("p", values=example_275_3_1),)),
            Step("answer", "examples_snake.law:166", answers=(Answer("c", values=example_275_4_1),)),
            Step("refuses", "examples_snake.law:167", answers=(Answer("one", "give 2 resources"),)),
            Step("answer", "examples_snake.law:169", answers=(Answer("one", "discard it"),)),
            Step(
                "expect",
                "examples_snake.law:170",
                tests=(
                    (example_275_7_1, "examples_snake.law:171"),
                    (example_275_7_2, "examples_snake.law:172"),
                    (example_275_7_3, "examples_snake.law:173"),
                ),
            ),
        ),
    ),
    Example(
        "card Stolen Lore: a card of whoever holds Scorched Earth",
        "examples_snake.law:175",
        ("NG-CLAN-01", "NG-CLAN-09"),
        None,
        (("clan", (48, 50)),),
        (
            Step("given", "examples_snake.law:177", edit=example_276_1),
            Step("does", "examples_snake.law:184", edit=example_276_2),
            Step("answer", "examples_snake.law:185", answers=(Answer("one", "no"),)),
            Step("offers", "examples_snake.law:186", answers=(Answer("c", values=example_276_4_1),)),
            Step("answer", "examples_snake.law:188", answers=(Answer("c", values=example_276_5_1),)),
            Step(
                "expect",
                "examples_snake.law:189",
                tests=(
                    (example_276_6_1, "examples_snake.law:190"),
                    (example_276_6_2, "examples_snake.law:191"),
                    (example_276_6_3, "examples_snake.law:192"),
                ),
            ),
        ),
    ),
    Example(
        "Stag: fame for each conquest",
        "examples_stag_wolf.law:2",
        ("NG-CLAN-14", "NG-CLAN-01", "NG-COMBAT-15"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_stag_wolf.law:4", edit=example_277_1),
            Step("chance", "examples_stag_wolf.law:10", outcomes=((4,), (0,))),
            Step("does", "examples_stag_wolf.law:11", edit=example_277_3),
            Step("answer", "examples_stag_wolf.law:12", answers=(Answer("source", values=example_277_4_1),)),
            Step("answer", "examples_stag_wolf.law:13", answers=(Answer("target", values=example_277_5_1),)),
            Step("answer", "examples_stag_wolf.law:14", answers=(Answer("n", values=example_277_6_1),)),
            Step(
                "expect",
                "examples_stag_wolf.law:15",
                tests=((example_277_7_1, "examples_stag_wolf.law:16"), (example_277_7_2, "examples_stag_wolf.law:17")),
            ),
        ),
    ),
    Example(
        "Stag: a defence won is no conquest",
        "examples_stag_wolf.law:19",
        ("NG-CLAN-14",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_stag_wolf.law:21", edit=example_278_1),
            Step("chance", "examples_stag_wolf.law:27", outcomes=((0,), (4,))),
            Step("does", "examples_stag_wolf.law:28", edit=example_278_3),
            Step("answer", "examples_stag_wolf.law:29", answers=(Answer("source", values=example_278_4_1),)),
            Step("answer", "examples_stag_wolf.law:30", answers=(Answer("target", values=example_278_5_1),)),
            Step(
                "expect",
                "examples_stag_wolf.law:31",
                tests=((example_278_6_1, "examples_stag_wolf.law:32"), (example_278_6_2, "examples_stag_wolf.law:33")),
            ),
        ),
    ),
    Example(
        "Stag: one more for each territory it closes for itself",
        "examples_stag_wolf.law:35",
        ("NG-CLAN-15",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_stag_wolf.law:37", edit=example_279_1),
            Step("does", "examples_stag_wolf.law:43", edit=example_279_2),
            Step("answer", "examples_stag_wolf.law:44", answers=(Answer("s", values=example_279_3_1),)),
            Step("expect", "examples_stag_wolf.law:45", tests=((example_279_4_1, "examples_stag_wolf.law:46"),)),
        ),
    ),
    Example(
        "card Stag Clan: a recruit, and a neighbour comes along",
        "examples_stag_wolf.law:48",
        ("NG-CLAN-01",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_stag_wolf.law:50", edit=example_280_1),
            Step("does", "examples_stag_wolf.law:56", edit=example_280_2),
            Step("offers", "examples_stag_wolf.law:57", answers=(Answer("t", values=example_280_3_1),)),
            Step("answer", "examples_stag_wolf.law:59", answers=(Answer("t", values=example_280_4_1),)),
            Step("offers", "examples_stag_wolf.law:60", answers=(Answer("source", values=example_280_5_1),)),
            Step("answer", "examples_stag_wolf.law:62", answers=(Answer("source", values=example_280_6_1),)),
            Step(
                "expect",
                "examples_stag_wolf.law:63",
                tests=((example_280_7_1, "examples_stag_wolf.law:64"), (example_280_7_2, "examples_stag_wolf.law:65")),
            ),
        ),
    ),
    Example(
        "card Glory of the Clan: the territory's resources, before",
        "examples_stag_wolf.law:67",
        ("NG-CLAN-01",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_stag_wolf.law:69", edit=example_281_1),
            Step("does", "examples_stag_wolf.law:74", edit=example_281_2),
            Step("answer", "examples_stag_wolf.law:75", answers=(Answer("t", values=example_281_3_1),)),
            Step("answer", "examples_stag_wolf.law:76", answers=(Answer("b", values=example_281_4_1),)),
            Step("answer", "examples_stag_wolf.law:77", answers=(Answer("one", "built"),)),
            Step(
                "expect",
                "examples_stag_wolf.law:78",
                tests=(
                    (example_281_6_1, "examples_stag_wolf.law:79"),
                    (example_281_6_2, "examples_stag_wolf.law:79"),
                    (example_281_6_3, "examples_stag_wolf.law:80"),
                ),
            ),
        ),
    ),
    Example(
        "card Glory of the Clan: or after the building stands",
        "examples_stag_wolf.law:82",
        ("NG-CLAN-01",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_stag_wolf.law:84", edit=example_282_1),
            Step("does", "examples_stag_wolf.law:89", edit=example_282_2),
            Step("answer", "examples_stag_wolf.law:90", answers=(Answer("t", values=example_282_3_1),)),
            Step("answer", "examples_stag_wolf.law:91", answers=(Answer("b", values=example_282_4_1),)),
            Step("answer", "examples_stag_wolf.law:92", answers=(Answer("one", "no"),)),
            Step(
                "expect",
                "examples_stag_wolf.law:93",
                tests=((example_282_6_1, "examples_stag_wolf.law:94"), (example_282_6_2, "examples_stag_wolf.law:94")),
            ),
        ),
    ),
    Example(
        "card Annexation: a move, and before or after it a tile",
        "examples_stag_wolf.law:96",
        ("NG-CLAN-01",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_stag_wolf.law:98", edit=example_283_1),
            Step("does", "examples_stag_wolf.law:101", edit=example_283_2),
            Step("offers", "examples_stag_wolf.law:102", answers=(Answer("e", values=example_283_3_1),)),
            Step("answer", "examples_stag_wolf.law:104", answers=(Answer("e", values=example_283_4_1),)),
            Step("answer", "examples_stag_wolf.law:105", answers=(Answer("s", values=example_283_5_1),)),
            Step("answer", "examples_stag_wolf.law:106", answers=(Answer("f", values=example_283_6_1),)),
            Step("answer", "examples_stag_wolf.law:107", answers=(Answer("source", values=example_283_7_1),)),
            Step("answer", "examples_stag_wolf.law:108", answers=(Answer("target", values=example_283_8_1),)),
            Step("expect", "examples_stag_wolf.law:109", tests=((example_283_9_1, "examples_stag_wolf.law:110"),)),
        ),
    ),
    Example(
        "Wolf: food for a combat won as the attacker",
        "examples_stag_wolf.law:112",
        ("NG-CLAN-16", "NG-CLAN-01", "NG-COMBAT-15"),
        None,
        (("clan", (50, 49)),),
        (
            Step("given", "examples_stag_wolf.law:114", edit=example_284_1),
            Step("chance", "examples_stag_wolf.law:120", outcomes=((4,), (0,))),
            Step("does", "examples_stag_wolf.law:121", edit=example_284_3),
            Step("answer", "examples_stag_wolf.law:122", answers=(Answer("source", values=example_284_4_1),)),
            Step("answer", "examples_stag_wolf.law:123", answers=(Answer("target", values=example_284_5_1),)),
            Step("answer", "examples_stag_wolf.law:124", answers=(Answer("n", values=example_284_6_1),)),
            Step("expect", "examples_stag_wolf.law:125", tests=((example_284_7_1, "examples_stag_wolf.law:126"),)),
        ),
    ),
    Example(
        "Wolf: none for the defender",
        "examples_stag_wolf.law:128",
        ("NG-CLAN-16",),
        None,
        (("clan", (50, 49)),),
        (
            Step("given", "examples_stag_wolf.law:130", edit=example_285_1),
            Step("chance", "examples_stag_wolf.law:136", outcomes=((0,), (4,))),
            Step("does", "examples_stag_wolf.law:137", edit=example_285_3),
            Step("answer", "examples_stag_wolf.law:138", answers=(Answer("source", values=example_285_4_1),)),
            Step("answer", "examples_stag_wolf.law:139", answers=(Answer("target", values=example_285_5_1),)),
            Step("expect", "examples_stag_wolf.law:140", tests=((example_285_6_1, "examples_stag_wolf.law:141"),)),
        ),
    ),
    Example(
        "card Wolf Clan: rough borders like others, in retreat, too",
        "examples_stag_wolf.law:143",
        ("NG-CLAN-01", "NG-EFF-04"),
        None,
        (("clan", (50, 49)),),
        (
            Step("given", "examples_stag_wolf.law:145", edit=example_286_1),
            Step("chance", "examples_stag_wolf.law:151", outcomes=((0,), (0,))),
            Step("does", "examples_stag_wolf.law:152", edit=example_286_3),
            Step("answer", "examples_stag_wolf.law:153", answers=(Answer("source", values=example_286_4_1),)),
            Step("answer", "examples_stag_wolf.law:154", answers=(Answer("target", values=example_286_5_1),)),
            Step("answer", "examples_stag_wolf.law:155", answers=(Answer("n", values=example_286_6_1),)),
            Step("offers", "examples_stag_wolf.law:156", answers=(Answer("refuge", values=example_286_7_1),)),
            Step("answer", "examples_stag_wolf.law:158", answers=(Answer("refuge", values=example_286_8_1),)),
            Step("answer", "examples_stag_wolf.law:159", answers=(Answer("n", values=example_286_9_1),)),
            Step("expect", "examples_stag_wolf.law:160", tests=((example_286_10_1, "examples_stag_wolf.law:161"),)),
        ),
    ),
    Example(
        "card Plunder: a unit next door, then a card",
        "examples_stag_wolf.law:163",
        ("NG-CLAN-01",),
        None,
        (("clan", (50, 49)),),
        (
            Step("given", "examples_stag_wolf.law:165", edit=example_287_1),
            Step("does", "examples_stag_wolf.law:171", edit=example_287_2),
            Step("answer", "examples_stag_wolf.law:172", answers=(Answer("one", "no"),)),
            Step("offers", "examples_stag_wolf.law:173", answers=(Answer("t", values=example_287_4_1),)),
            Step("answer", "examples_stag_wolf.law:175", answers=(Answer("t", values=example_287_5_1),)),
            Step(
                "expect",
                "examples_stag_wolf.law:176",
                tests=(
                    (example_287_6_1, "examples_stag_wolf.law:177"),
                    (example_287_6_2, "examples_stag_wolf.law:178"),
                ),
            ),
        ),
    ),
    Example(
        "card Call to War: a unit wherever an enemy is near",
        "examples_stag_wolf.law:180",
        ("NG-CLAN-01",),
        None,
        (("clan", (50, 49)),),
        (
            Step("given", "examples_stag_wolf.law:182", edit=example_288_1),
            Step("does", "examples_stag_wolf.law:189", edit=example_288_2),
            Step("offers", "examples_stag_wolf.law:190", answers=(Answer("ts", values=example_288_3_1),)),
            Step("answer", "examples_stag_wolf.law:192", answers=(Answer("ts", values=example_288_4_1),)),
            Step(
                "expect",
                "examples_stag_wolf.law:193",
                tests=(
                    (example_288_5_1, "examples_stag_wolf.law:194"),
                    (example_288_5_2, "examples_stag_wolf.law:195"),
                    (example_288_5_3, "examples_stag_wolf.law:196"),
                ),
            ),
        ),
    ),
    Example(
        "Recruit puts one unit into an own territory",
        "examples_starting.law:2",
        ("NG-EFF-01", "NG-RECR-01", "NG-RECR-02"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_starting.law:4", edit=example_289_1),
            Step("does", "examples_starting.law:8", edit=example_289_2),
            Step("offers", "examples_starting.law:9", answers=(Answer("t", values=example_289_3_1),)),
            Step("answer", "examples_starting.law:11", answers=(Answer("t", values=example_289_4_1),)),
            Step(
                "expect",
                "examples_starting.law:12",
                tests=((example_289_5_1, "examples_starting.law:13"), (example_289_5_2, "examples_starting.law:14")),
            ),
        ),
    ),
    Example(
        "Move takes one group over one border",
        "examples_starting.law:16",
        ("NG-EFF-01", "NG-MOVE-02", "NG-MOVE-03"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_starting.law:18", edit=example_290_1),
            Step("does", "examples_starting.law:22", edit=example_290_2),
            Step("answer", "examples_starting.law:23", answers=(Answer("source", values=example_290_3_1),)),
            Step("answer", "examples_starting.law:24", answers=(Answer("target", values=example_290_4_1),)),
            Step("answer", "examples_starting.law:25", answers=(Answer("n", values=example_290_5_1),)),
            Step(
                "expect",
                "examples_starting.law:26",
                tests=((example_290_6_1, "examples_starting.law:27"), (example_290_6_2, "examples_starting.law:28")),
            ),
        ),
    ),
    Example(
        "Explore lays the top tile beside an own open territory",
        "examples_starting.law:30",
        ("NG-EFF-01", "NG-EXPL-01", "NG-EXPL-02"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_starting.law:32", edit=example_291_1),
            Step("does", "examples_starting.law:37", edit=example_291_2),
            Step("answer", "examples_starting.law:38", answers=(Answer("s", values=example_291_3_1),)),
            Step(
                "expect",
                "examples_starting.law:39",
                tests=(
                    (example_291_4_1, "examples_starting.law:40"),
                    (example_291_4_2, "examples_starting.law:41"),
                    (example_291_4_3, "examples_starting.law:42"),
                ),
            ),
        ),
    ),
    Example(
        "Build puts one building on a free space and costs wood",
        "examples_starting.law:44",
        ("NG-EFF-01", "NG-BUILD-01", "NG-BUILD-02", "NG-BUILD-03"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_starting.law:46", edit=example_292_1),
            Step("does", "examples_starting.law:51", edit=example_292_2),
            Step("answer", "examples_starting.law:52", answers=(Answer("t", values=example_292_3_1),)),
            Step("answer", "examples_starting.law:53", answers=(Answer("b", values=example_292_4_1),)),
            Step(
                "expect",
                "examples_starting.law:54",
                tests=((example_292_5_1, "examples_starting.law:55"), (example_292_5_2, "examples_starting.law:56")),
            ),
        ),
    ),
    Example(
        "Feast is any one of the four basic effects",
        "examples_starting.law:58",
        ("NG-EFF-02", "NG-EFF-01"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_starting.law:60", edit=example_293_1),
            Step("does", "examples_starting.law:65", edit=example_293_2),
            Step("offers", "examples_starting.law:66", answers=(Answer("e", values=example_293_3_1),)),
            Step("answer", "examples_starting.law:68", answers=(Answer("e", values=example_293_4_1),)),
            Step("answer", "examples_starting.law:69", answers=(Answer("t", values=example_293_5_1),)),
            Step("expect", "examples_starting.law:70", tests=((example_293_6_1, "examples_starting.law:71"),)),
        ),
    ),
    Example(
        "Unrest does nothing when played and can only wait",
        "examples_starting.law:73",
        ("NG-WINT-05", "NG-WINT-06", "NG-WINT-07"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_starting.law:75", edit=example_294_1),
            Step("does", "examples_starting.law:80", edit=example_294_2),
            Step(
                "offers",
                "examples_starting.law:81",
                answers=(
                    Answer("one", "wait"),
                    Answer("one", "replace"),
                    Answer("one", "upgrade"),
                    Answer("one", "pass"),
                ),
            ),
            Step("refuses", "examples_starting.law:86", answers=(Answer("one", "play"), Answer("one", "remove"))),
            Step("answer", "examples_starting.law:89", answers=(Answer("one", "wait"),)),
            Step("answer", "examples_starting.law:90", answers=(Answer("c", values=example_294_6_1),)),
            Step(
                "expect",
                "examples_starting.law:91",
                tests=((example_294_7_1, "examples_starting.law:92"), (example_294_7_2, "examples_starting.law:93")),
            ),
        ),
    ),
    Example(
        "Unrest can only wait in the French edition",
        "examples_starting.law:95",
        ("NG-WINT-07",),
        None,
        (("edition", (1,)), ("clan", (49, 50))),
        (
            Step("given", "examples_starting.law:98", edit=example_295_1),
            Step("does", "examples_starting.law:103", edit=example_295_2),
            Step(
                "refuses",
                "examples_starting.law:104",
                answers=(
                    Answer("one", "play"),
                    Answer("one", "replace"),
                    Answer("one", "remove"),
                    Answer("one", "upgrade"),
                ),
            ),
        ),
    ),
    Example(
        "Flash cards before and after the main card",
        "examples_starting.law:110",
        ("NG-ACT-02", "NG-ACT-03", "NG-ACT-04"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_starting.law:112", edit=example_296_1),
            Step("does", "examples_starting.law:119", edit=example_296_2),
            Step("answer", "examples_starting.law:120", answers=(Answer("one", "play"),)),
            Step("answer", "examples_starting.law:121", answers=(Answer("c", values=example_296_4_1),)),
            Step("answer", "examples_starting.law:122", answers=(Answer("t", values=example_296_5_1),)),
            Step("answer", "examples_starting.law:123", answers=(Answer("c", values=example_296_6_1),)),
            Step("answer", "examples_starting.law:124", answers=(Answer("t", values=example_296_7_1),)),
            Step("offers", "examples_starting.law:125", answers=(Answer("c", values=example_296_8_1),)),
            Step("answer", "examples_starting.law:127", answers=(Answer("c", values=example_296_9_1),)),
            Step("answer", "examples_starting.law:128", answers=(Answer("t", values=example_296_10_1),)),
            Step("answer", "examples_starting.law:129", answers=(Answer("t", "nothing"),)),
            Step(
                "expect",
                "examples_starting.law:130",
                tests=(
                    (example_296_12_1, "examples_starting.law:131"),
                    (example_296_12_2, "examples_starting.law:132"),
                    (example_296_12_3, "examples_starting.law:133"),
                ),
            ),
        ),
    ),
    Example(
        "a turn of Flash cards only",
        "examples_starting.law:135",
        ("NG-ACT-05",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_starting.law:137", edit=example_297_1),
            Step("does", "examples_starting.law:142", edit=example_297_2),
            Step("answer", "examples_starting.law:143", answers=(Answer("one", "play"),)),
            Step("answer", "examples_starting.law:144", answers=(Answer("c", values=example_297_4_1),)),
            Step("answer", "examples_starting.law:145", answers=(Answer("t", values=example_297_5_1),)),
            Step("answer", "examples_starting.law:146", answers=(Answer("c", "nothing"),)),
            Step(
                "expect",
                "examples_starting.law:147",
                tests=((example_297_7_1, "examples_starting.law:148"), (example_297_7_2, "examples_starting.law:149")),
            ),
        ),
    ),
    Example(
        "Wait puts a card away without effect",
        "examples_starting.law:151",
        ("NG-ACT-06",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_starting.law:153", edit=example_298_1),
            Step("does", "examples_starting.law:157", edit=example_298_2),
            Step("answer", "examples_starting.law:158", answers=(Answer("one", "wait"),)),
            Step("answer", "examples_starting.law:159", answers=(Answer("c", values=example_298_4_1),)),
            Step(
                "expect",
                "examples_starting.law:160",
                tests=((example_298_5_1, "examples_starting.law:161"), (example_298_5_2, "examples_starting.law:162")),
            ),
        ),
    ),
    Example(
        "Replace costs a lore and draws a card",
        "examples_starting.law:164",
        ("NG-ACT-07",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_starting.law:166", edit=example_299_1),
            Step("does", "examples_starting.law:171", edit=example_299_2),
            Step("answer", "examples_starting.law:172", answers=(Answer("one", "replace"),)),
            Step("answer", "examples_starting.law:173", answers=(Answer("c", values=example_299_4_1),)),
            Step(
                "expect",
                "examples_starting.law:174",
                tests=(
                    (example_299_5_1, "examples_starting.law:175"),
                    (example_299_5_2, "examples_starting.law:176"),
                    (example_299_5_3, "examples_starting.law:177"),
                ),
            ),
        ),
    ),
    Example(
        "Remove costs two lore, the card leaves the game, two are drawn",
        "examples_starting.law:179",
        ("NG-ACT-08",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_starting.law:181", edit=example_300_1),
            Step("does", "examples_starting.law:185", edit=example_300_2),
            Step("answer", "examples_starting.law:186", answers=(Answer("one", "remove"),)),
            Step("answer", "examples_starting.law:187", answers=(Answer("c", values=example_300_4_1),)),
            Step(
                "expect",
                "examples_starting.law:188",
                tests=(
                    (example_300_5_1, "examples_starting.law:189"),
                    (example_300_5_2, "examples_starting.law:190"),
                    (example_300_5_3, "examples_starting.law:191"),
                    (example_300_5_4, "examples_starting.law:192"),
                    (example_300_5_5, "examples_starting.law:193"),
                ),
            ),
        ),
    ),
    Example(
        "Replace and Remove with too few cards draw what there is",
        "examples_starting.law:195",
        ("NG-ACT-08", "NG-DECK-03"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_starting.law:197", edit=example_301_1),
            Step("does", "examples_starting.law:202", edit=example_301_2),
            Step("answer", "examples_starting.law:203", answers=(Answer("one", "remove"),)),
            Step("answer", "examples_starting.law:204", answers=(Answer("c", values=example_301_4_1),)),
            Step("expect", "examples_starting.law:205", tests=((example_301_5_1, "examples_starting.law:206"),)),
        ),
    ),
    Example(
        "Upgrade keeps the card in the deck",
        "examples_starting.law:208",
        ("NG-ACT-09", "NG-ACT-10"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_starting.law:210", edit=example_302_1),
            Step("does", "examples_starting.law:213", edit=example_302_2),
            Step("answer", "examples_starting.law:214", answers=(Answer("one", "upgrade"),)),
            Step("answer", "examples_starting.law:215", answers=(Answer("c", values=example_302_4_1),)),
            Step("answer", "examples_starting.law:216", answers=(Answer("one", "keep the card"),)),
            Step("answer", "examples_starting.law:217", answers=(Answer("u", values=example_302_6_1),)),
            Step(
                "expect",
                "examples_starting.law:218",
                tests=(
                    (example_302_7_1, "examples_starting.law:219"),
                    (example_302_7_2, "examples_starting.law:220"),
                    (example_302_7_3, "examples_starting.law:221"),
                    (example_302_7_4, "examples_starting.law:222"),
                ),
            ),
        ),
    ),
    Example(
        "Upgrade may remove the card, but not Unrest",
        "examples_starting.law:224",
        ("NG-ACT-09", "NG-WINT-06"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_starting.law:226", edit=example_303_1),
            Step("does", "examples_starting.law:230", edit=example_303_2),
            Step("answer", "examples_starting.law:231", answers=(Answer("one", "upgrade"),)),
            Step("answer", "examples_starting.law:232", answers=(Answer("c", values=example_303_4_1),)),
            Step("answer", "examples_starting.law:233", answers=(Answer("one", "remove the card"),)),
            Step("answer", "examples_starting.law:234", answers=(Answer("u", values=example_303_6_1),)),
            Step(
                "expect",
                "examples_starting.law:235",
                tests=((example_303_7_1, "examples_starting.law:236"), (example_303_7_2, "examples_starting.law:237")),
            ),
            Step("does", "examples_starting.law:238", edit=example_303_8),
            Step("answer", "examples_starting.law:239", answers=(Answer("one", "upgrade"),)),
            Step("answer", "examples_starting.law:240", answers=(Answer("c", values=example_303_10_1),)),
            Step("answer", "examples_starting.law:241", answers=(Answer("u", values=example_303_11_1),)),
            Step(
                "expect",
                "examples_starting.law:242",
                tests=(
                    (example_303_12_1, "examples_starting.law:243"),
                    (example_303_12_2, "examples_starting.law:244"),
                ),
            ),
        ),
    ),
    Example(
        "who passes first takes a card and the marker",
        "examples_starting.law:246",
        ("NG-ACT-11", "NG-ACT-12", "NG-ACT-13"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_starting.law:248", edit=example_304_1),
            Step("does", "examples_starting.law:253", edit=example_304_2),
            Step("answer", "examples_starting.law:254", answers=(Answer("one", "pass"),)),
            Step("offers", "examples_starting.law:255", answers=(Answer("c", values=example_304_4_1),)),
            Step("answer", "examples_starting.law:257", answers=(Answer("c", values=example_304_5_1),)),
            Step(
                "expect",
                "examples_starting.law:258",
                tests=(
                    (example_304_6_1, "examples_starting.law:259"),
                    (example_304_6_2, "examples_starting.law:260"),
                    (example_304_6_3, "examples_starting.law:261"),
                    (example_304_6_4, "examples_starting.law:262"),
                    (example_304_6_5, "examples_starting.law:263"),
                ),
            ),
        ),
    ),
    Example(
        "who passes second does not take the marker",
        "examples_starting.law:265",
        ("NG-ACT-13", "NG-ACT-15", "NG-ACT-16"),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_starting.law:267", edit=example_305_1),
            Step("does", "examples_starting.law:271", edit=example_305_2),
            Step("answer", "examples_starting.law:272", answers=(Answer("one", "pass"),)),
            Step("answer", "examples_starting.law:273", answers=(Answer("c", values=example_305_4_1),)),
            Step(
                "expect",
                "examples_starting.law:274",
                tests=((example_305_5_1, "examples_starting.law:275"), (example_305_5_2, "examples_starting.law:276")),
            ),
        ),
    ),
    Example(
        "an empty hand can only pass",
        "examples_starting.law:278",
        ("NG-ACT-14",),
        None,
        (("clan", (49, 50)),),
        (
            Step("given", "examples_starting.law:280", edit=example_306_1),
            Step("does", "examples_starting.law:283", edit=example_306_2),
            Step(
                "refuses",
                "examples_starting.law:284",
                answers=(
                    Answer("one", "play"),
                    Answer("one", "wait"),
                    Answer("one", "replace"),
                    Answer("one", "remove"),
                    Answer("one", "upgrade"),
                ),
            ),
            Step("answer", "examples_starting.law:290", answers=(Answer("one", "pass"),)),
            Step("answer", "examples_starting.law:291", answers=(Answer("c", values=example_306_5_1),)),
            Step(
                "expect",
                "examples_starting.law:292",
                tests=((example_306_6_1, "examples_starting.law:293"), (example_306_6_2, "examples_starting.law:294")),
            ),
        ),
    ),
    Example(
        "the longer game: nine cards for each player, ten years",
        "examples_variants.law:2",
        ("NG-VAR-01", "NG-VAR-02"),
        3,
        (("longer", (1,)),),
        (
            Step(
                "expect",
                "examples_variants.law:5",
                tests=(
                    (example_307_1_1, "examples_variants.law:6"),
                    (example_307_1_2, "examples_variants.law:7"),
                    (example_307_1_3, "examples_variants.law:8"),
                    (example_307_1_4, "examples_variants.law:9"),
                ),
            ),
        ),
    ),
    Example(
        "the longer game: year seven is not the last",
        "examples_variants.law:11",
        ("NG-VAR-01",),
        None,
        (("longer", (1,)),),
        (
            Step("given", "examples_variants.law:13", edit=example_308_1),
            Step("does", "examples_variants.law:18", edit=example_308_2),
            Step("expect", "examples_variants.law:19", tests=((example_308_3_1, "examples_variants.law:20"),)),
        ),
    ),
    Example(
        "the longer game: strongholds do not win",
        "examples_variants.law:22",
        ("NG-VAR-03",),
        None,
        (("longer", (1,)),),
        (
            Step("given", "examples_variants.law:24", edit=example_309_1),
            Step("does", "examples_variants.law:36", edit=example_309_2),
            Step("answer", "examples_variants.law:38", answers=(Answer("t", "nothing"),)),
            Step("expect", "examples_variants.law:39", tests=((example_309_4_1, "examples_variants.law:40"),)),
        ),
    ),
    Example(
        "team-mates sit opposite each other and are no opponents",
        "examples_variants.law:42",
        ("NG-VAR-04", "NG-VAR-05"),
        4,
        (("teams", (1,)),),
        (
            Step("given", "examples_variants.law:45", edit=example_310_1),
            Step(
                "expect",
                "examples_variants.law:51",
                tests=(
                    (example_310_2_1, "examples_variants.law:52"),
                    (example_310_2_2, "examples_variants.law:53"),
                    (example_310_2_3, "examples_variants.law:54"),
                    (example_310_2_4, "examples_variants.law:55"),
                    (example_310_2_5, "examples_variants.law:56"),
                    (example_310_2_6, "examples_variants.law:57"),
                    (example_310_2_7, "examples_variants.law:58"),
                    (example_310_2_8, "examples_variants.law:59"),
                ),
            ),
        ),
    ),
    Example(
        "through a partner's territory, and on",
        "examples_variants.law:61",
        ("NG-VAR-07", "NG-VAR-06"),
        4,
        (("teams", (1,)),),
        (
            Step("given", "examples_variants.law:64", edit=example_311_1),
            Step("does", "examples_variants.law:69", edit=example_311_2),
            Step("answer", "examples_variants.law:70", answers=(Answer("source", values=example_311_3_1),)),
            Step("answer", "examples_variants.law:71", answers=(Answer("target", values=example_311_4_1),)),
            Step("answer", "examples_variants.law:72", answers=(Answer("n", values=example_311_5_1),)),
            Step(
                "offers",
                "examples_variants.law:73",
                answers=(Answer("source", values=example_311_6_1), Answer("target", values=example_311_6_2)),
            ),
            Step("answer", "examples_variants.law:76", answers=(Answer("source", values=example_311_7_1),)),
            Step("answer", "examples_variants.law:77", answers=(Answer("target", values=example_311_8_1),)),
            Step(
                "expect",
                "examples_variants.law:78",
                tests=(
                    (example_311_9_1, "examples_variants.law:79"),
                    (example_311_9_2, "examples_variants.law:80"),
                    (example_311_9_3, "examples_variants.law:80"),
                    (example_311_9_4, "examples_variants.law:81"),
                ),
            ),
        ),
    ),
    Example(
        "nobody stops in a partner's territory",
        "examples_variants.law:83",
        ("NG-VAR-06", "NG-VAR-07"),
        4,
        (("teams", (1,)),),
        (
            Step("given", "examples_variants.law:86", edit=example_312_1),
            Step("does", "examples_variants.law:91", edit=example_312_2),
            Step("offers", "examples_variants.law:92", answers=(Answer("target", values=example_312_3_1),)),
            Step("answer", "examples_variants.law:94", answers=(Answer("source", values=example_312_4_1),)),
            Step("answer", "examples_variants.law:95", answers=(Answer("target", values=example_312_5_1),)),
            Step("answer", "examples_variants.law:96", answers=(Answer("n", values=example_312_6_1),)),
            Step("expect", "examples_variants.law:97", tests=((example_312_7_1, "examples_variants.law:98"),)),
        ),
    ),
    Example(
        "a partner's border may be too rough to go on",
        "examples_variants.law:100",
        ("NG-VAR-07",),
        4,
        (("teams", (1,)),),
        (
            Step("given", "examples_variants.law:103", edit=example_313_1),
            Step("does", "examples_variants.law:109", edit=example_313_2),
            Step("offers", "examples_variants.law:110", answers=(Answer("target", values=example_313_3_1),)),
            Step("answer", "examples_variants.law:112", answers=(Answer("source", "nothing"),)),
            Step("expect", "examples_variants.law:113", tests=((example_313_5_1, "examples_variants.law:114"),)),
        ),
    ),
    Example(
        "no retreat to a partner",
        "examples_variants.law:116",
        ("NG-VAR-06",),
        4,
        (("teams", (1,)),),
        (
            Step("given", "examples_variants.law:119", edit=example_314_1),
            Step("chance", "examples_variants.law:127", outcomes=((0,), (0,))),
            Step("does", "examples_variants.law:128", edit=example_314_3),
            Step("answer", "examples_variants.law:129", answers=(Answer("source", values=example_314_4_1),)),
            Step("answer", "examples_variants.law:130", answers=(Answer("target", values=example_314_5_1),)),
            Step("answer", "examples_variants.law:131", answers=(Answer("n", values=example_314_6_1),)),
            Step("offers", "examples_variants.law:132", answers=(Answer("refuge", values=example_314_7_1),)),
            Step("answer", "examples_variants.law:134", answers=(Answer("refuge", values=example_314_8_1),)),
            Step("answer", "examples_variants.law:135", answers=(Answer("n", values=example_314_9_1),)),
            Step("expect", "examples_variants.law:136", tests=((example_314_10_1, "examples_variants.law:137"),)),
        ),
    ),
    Example(
        "partners swap one for one in the harvest",
        "examples_variants.law:139",
        ("NG-VAR-08",),
        4,
        (("teams", (1,)),),
        (
            Step("given", "examples_variants.law:142", edit=example_315_1),
            Step("does", "examples_variants.law:148", edit=example_315_2),
            Step("answer", "examples_variants.law:149", answers=(Answer("mine", values=example_315_3_1),)),
            Step("answer", "examples_variants.law:150", answers=(Answer("yours", values=example_315_4_1),)),
            Step("answer", "examples_variants.law:151", answers=(Answer("one", "agree"),)),
            Step("answer", "examples_variants.law:152", answers=(Answer("mine", values=example_315_6_1),)),
            Step("answer", "examples_variants.law:153", answers=(Answer("yours", values=example_315_7_1),)),
            Step("answer", "examples_variants.law:154", answers=(Answer("one", "refuse"),)),
            Step(
                "expect",
                "examples_variants.law:155",
                tests=(
                    (example_315_9_1, "examples_variants.law:156"),
                    (example_315_9_2, "examples_variants.law:156"),
                    (example_315_9_3, "examples_variants.law:157"),
                    (example_315_9_4, "examples_variants.law:157"),
                ),
            ),
        ),
    ),
    Example(
        "a team wins with five strongholds together",
        "examples_variants.law:159",
        ("NG-VAR-09", "NG-VAR-10"),
        4,
        (("teams", (1,)),),
        (
            Step("given", "examples_variants.law:162", edit=example_316_1),
            Step("does", "examples_variants.law:178", edit=example_316_2),
            Step(
                "expect",
                "examples_variants.law:179",
                tests=((example_316_3_1, "examples_variants.law:180"), (example_316_3_2, "examples_variants.law:181")),
            ),
        ),
    ),
    Example(
        "four strongholds are not enough for a team",
        "examples_variants.law:183",
        ("NG-VAR-10",),
        4,
        (("teams", (1,)),),
        (
            Step("given", "examples_variants.law:186", edit=example_317_1),
            Step("does", "examples_variants.law:198", edit=example_317_2),
            Step("answer", "examples_variants.law:200", answers=(Answer("t", "nothing"),)),
            Step("expect", "examples_variants.law:201", tests=((example_317_4_1, "examples_variants.law:202"),)),
        ),
    ),
    Example(
        "Kaija goes through a partner's territory with the units",
        "examples_variants.law:204",
        ("NG-VAR-07", "NG-CLAN-04"),
        4,
        (("teams", (1,)), ("clan", (44, 50, 49, 46))),
        (
            Step("given", "examples_variants.law:208", edit=example_318_1),
            Step("does", "examples_variants.law:214", edit=example_318_2),
            Step("answer", "examples_variants.law:215", answers=(Answer("source", values=example_318_3_1),)),
            Step("answer", "examples_variants.law:216", answers=(Answer("target", values=example_318_4_1),)),
            Step("answer", "examples_variants.law:217", answers=(Answer("ride", values=example_318_5_1),)),
            Step("answer", "examples_variants.law:218", answers=(Answer("n", values=example_318_6_1),)),
            Step(
                "offers",
                "examples_variants.law:219",
                answers=(Answer("source", values=example_318_7_1), Answer("target", values=example_318_7_2)),
            ),
            Step("answer", "examples_variants.law:222", answers=(Answer("source", values=example_318_8_1),)),
            Step("answer", "examples_variants.law:223", answers=(Answer("target", values=example_318_9_1),)),
            Step(
                "expect",
                "examples_variants.law:224",
                tests=(
                    (example_318_10_1, "examples_variants.law:225"),
                    (example_318_10_2, "examples_variants.law:225"),
                    (example_318_10_3, "examples_variants.law:226"),
                    (example_318_10_4, "examples_variants.law:226"),
                ),
            ),
        ),
    ),
    Example(
        "three closed territories with a large building each",
        "examples_victory.law:2",
        ("NG-GOAL-01", "NG-EOY-01", "NG-END-01", "NG-BLDG-09"),
        None,
        (),
        (
            Step("given", "examples_victory.law:3", edit=example_319_1),
            Step("does", "examples_victory.law:11", edit=example_319_2),
            Step("expect", "examples_victory.law:12", tests=((example_319_3_1, "examples_victory.law:13"),)),
        ),
    ),
    Example(
        "an open one, one without a large building, two in one do not count",
        "examples_victory.law:15",
        ("NG-GOAL-01", "NG-EOY-01", "NG-GLOS-04"),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_victory.law:17", edit=example_320_1),
            Step("does", "examples_victory.law:28", edit=example_320_2),
            Step(
                "expect",
                "examples_victory.law:29",
                tests=((example_320_3_1, "examples_victory.law:30"), (example_320_3_2, "examples_victory.law:31")),
            ),
        ),
    ),
    Example(
        "the three territories win before fame, also in the last year",
        "examples_victory.law:33",
        ("NG-END-10", "NG-END-01"),
        None,
        (),
        (
            Step("given", "examples_victory.law:34", edit=example_321_1),
            Step("does", "examples_victory.law:44", edit=example_321_2),
            Step("expect", "examples_victory.law:45", tests=((example_321_3_1, "examples_victory.law:46"),)),
        ),
    ),
    Example(
        "two of them: the most fame",
        "examples_victory.law:48",
        ("NG-END-02",),
        None,
        (),
        (
            Step("given", "examples_victory.law:49", edit=example_322_1),
            Step("does", "examples_victory.law:69", edit=example_322_2),
            Step("expect", "examples_victory.law:70", tests=((example_322_3_1, "examples_victory.law:71"),)),
        ),
    ),
    Example(
        "two of them: then the most territories, open or closed",
        "examples_victory.law:73",
        ("NG-END-02",),
        None,
        (),
        (
            Step("given", "examples_victory.law:74", edit=example_323_1),
            Step("does", "examples_victory.law:93", edit=example_323_2),
            Step("expect", "examples_victory.law:94", tests=((example_323_3_1, "examples_victory.law:95"),)),
        ),
    ),
    Example(
        "two of them: then the most units",
        "examples_victory.law:97",
        ("NG-END-02",),
        None,
        (),
        (
            Step("given", "examples_victory.law:98", edit=example_324_1),
            Step("does", "examples_victory.law:117", edit=example_324_2),
            Step("expect", "examples_victory.law:118", tests=((example_324_3_1, "examples_victory.law:119"),)),
        ),
    ),
    Example(
        "two of them: then the most buildings",
        "examples_victory.law:121",
        ("NG-END-02",),
        None,
        (),
        (
            Step("given", "examples_victory.law:122", edit=example_325_1),
            Step("does", "examples_victory.law:140", edit=example_325_2),
            Step("expect", "examples_victory.law:141", tests=((example_325_3_1, "examples_victory.law:142"),)),
        ),
    ),
    Example(
        "two of them, equal in everything",
        "examples_victory.law:144",
        ("NG-END-02",),
        None,
        (),
        (
            Step("given", "examples_victory.law:145", edit=example_326_1),
            Step("does", "examples_victory.law:162", edit=example_326_2),
            Step("expect", "examples_victory.law:163", tests=((example_326_3_1, "examples_victory.law:164"),)),
        ),
    ),
    Example(
        "fame, three resources, cards, Unrest",
        "examples_victory.law:166",
        ("NG-END-04", "NG-END-05", "NG-END-06", "NG-END-08"),
        None,
        (),
        (
            Step("given", "examples_victory.law:167", edit=example_327_1),
            Step(
                "expect",
                "examples_victory.law:177",
                tests=((example_327_2_1, "examples_victory.law:178"), (example_327_2_2, "examples_victory.law:179")),
            ),
        ),
    ),
    Example(
        "each Unrest costs five fame",
        "examples_victory.law:181",
        ("NG-WINT-09", "NG-END-08"),
        None,
        (),
        (
            Step("given", "examples_victory.law:182", edit=example_328_1),
            Step("expect", "examples_victory.law:186", tests=((example_328_2_1, "examples_victory.law:187"),)),
        ),
    ),
    Example(
        "four cards, and one more for each Forge",
        "examples_year.law:2",
        ("NG-P1-01", "NG-BLDG-07"),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_year.law:4", edit=example_329_1),
            Step("does", "examples_year.law:8", edit=example_329_2),
            Step(
                "expect",
                "examples_year.law:9",
                tests=(
                    (example_329_3_1, "examples_year.law:10"),
                    (example_329_3_2, "examples_year.law:11"),
                    (example_329_3_3, "examples_year.law:12"),
                    (example_329_3_4, "examples_year.law:13"),
                ),
            ),
        ),
    ),
    Example(
        "a Forge serves whoever controls it",
        "examples_year.law:15",
        ("NG-BLDG-07", "NG-BLDG-10", "NG-P1-01"),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_year.law:17", edit=example_330_1),
            Step("does", "examples_year.law:21", edit=example_330_2),
            Step(
                "expect",
                "examples_year.law:22",
                tests=((example_330_3_1, "examples_year.law:23"), (example_330_3_2, "examples_year.law:24")),
            ),
        ),
    ),
    Example(
        "as many development cards as players",
        "examples_year.law:26",
        ("NG-P1-02", "NG-P1-03"),
        3,
        (),
        (
            Step("does", "examples_year.law:28", edit=example_331_1),
            Step(
                "expect",
                "examples_year.law:29",
                tests=(
                    (example_331_2_1, "examples_year.law:30"),
                    (example_331_2_2, "examples_year.law:31"),
                    (example_331_2_3, "examples_year.law:32"),
                ),
            ),
        ),
    ),
    Example(
        "Advanced cards from the third year on",
        "examples_year.law:34",
        ("NG-P1-03", "NG-YEAR-01"),
        None,
        (),
        (
            Step("given", "examples_year.law:35", edit=example_332_1),
            Step("does", "examples_year.law:38", edit=example_332_2),
            Step(
                "expect",
                "examples_year.law:39",
                tests=((example_332_3_1, "examples_year.law:40"), (example_332_3_2, "examples_year.law:41")),
            ),
        ),
    ),
    Example(
        "the seventh year shows Achievements",
        "examples_year.law:43",
        ("NG-P1-04",),
        None,
        (),
        (
            Step("given", "examples_year.law:44", edit=example_333_1),
            Step("does", "examples_year.law:46", edit=example_333_2),
            Step(
                "expect",
                "examples_year.law:47",
                tests=(
                    (example_333_3_1, "examples_year.law:48"),
                    (example_333_3_2, "examples_year.law:49"),
                    (example_333_3_3, "examples_year.law:50"),
                ),
            ),
        ),
    ),
    Example(
        "the year goes on",
        "examples_year.law:52",
        ("NG-YEAR-01", "NG-EOY-05", "NG-EOY-02", "NG-SETUP-24"),
        None,
        (("clan", (50, 46)),),
        (
            Step(
                "chance",
                "examples_year.law:54",
                outcomes=(
                    (153,),
                    (156,),
                    (155,),
                    (165,),
                    (116,),
                    (117,),
                    (123,),
                    (126,),
                    (135,),
                    (150,),
                    (148,),
                    (143,),
                ),
            ),
            Step(
                "chance",
                "examples_year.law:55",
                outcomes=((114,), (113,), (1,), (0,), (0,), (0,), (12,), (15,), (19,), (13,), (23,), (25,)),
            ),
            Step("answer", "examples_year.law:56", answers=(Answer("x", values=example_334_3_1),)),
            Step("answer", "examples_year.law:57", answers=(Answer("s", values=example_334_4_1),)),
            Step("answer", "examples_year.law:58", answers=(Answer("t", values=example_334_5_1),)),
            Step("answer", "examples_year.law:59", answers=(Answer("x", values=example_334_6_1),)),
            Step("answer", "examples_year.law:60", answers=(Answer("s", values=example_334_7_1),)),
            Step("answer", "examples_year.law:61", answers=(Answer("t", values=example_334_8_1),)),
            Step("answer", "examples_year.law:62", answers=(Answer("x", values=example_334_9_1),)),
            Step("answer", "examples_year.law:63", answers=(Answer("s", values=example_334_10_1),)),
            Step("answer", "examples_year.law:64", answers=(Answer("t", values=example_334_11_1),)),
            Step("answer", "examples_year.law:65", answers=(Answer("x", values=example_334_12_1),)),
            Step("answer", "examples_year.law:66", answers=(Answer("s", values=example_334_13_1),)),
            Step("answer", "examples_year.law:67", answers=(Answer("t", values=example_334_14_1),)),
            Step(
                "expect",
                "examples_year.law:68",
                tests=(
                    (example_334_15_1, "examples_year.law:69"),
                    (example_334_15_2, "examples_year.law:70"),
                    (example_334_15_3, "examples_year.law:71"),
                ),
            ),
            Step("answer", "examples_year.law:72", answers=(Answer("one", "pass"),)),
            Step("answer", "examples_year.law:73", answers=(Answer("c", values=example_334_17_1),)),
            Step("answer", "examples_year.law:74", answers=(Answer("one", "pass"),)),
            Step("answer", "examples_year.law:75", answers=(Answer("c", values=example_334_19_1),)),
            Step(
                "expect",
                "examples_year.law:76",
                tests=(
                    (example_334_20_1, "examples_year.law:77"),
                    (example_334_20_2, "examples_year.law:77"),
                    (example_334_20_3, "examples_year.law:78"),
                    (example_334_20_4, "examples_year.law:79"),
                ),
            ),
            Step("answer", "examples_year.law:80", answers=(Answer("wanted", "nothing"),)),
            Step("answer", "examples_year.law:81", answers=(Answer("wanted", "nothing"),)),
            Step(
                "expect",
                "examples_year.law:82",
                tests=(
                    (example_334_23_1, "examples_year.law:83"),
                    (example_334_23_2, "examples_year.law:84"),
                    (example_334_23_3, "examples_year.law:85"),
                    (example_334_23_4, "examples_year.law:86"),
                    (example_334_23_5, "examples_year.law:86"),
                    (example_334_23_6, "examples_year.law:87"),
                    (example_334_23_7, "examples_year.law:87"),
                    (example_334_23_8, "examples_year.law:88"),
                    (example_334_23_9, "examples_year.law:89"),
                    (example_334_23_10, "examples_year.law:90"),
                    (example_334_23_11, "examples_year.law:91"),
                ),
            ),
        ),
    ),
    Example(
        "one action each, in turn, until all have passed",
        "examples_year.law:93",
        ("NG-ACT-01", "NG-ACT-15"),
        None,
        (("clan", (50, 46)),),
        (
            Step(
                "chance",
                "examples_year.law:95",
                outcomes=(
                    (153,),
                    (156,),
                    (155,),
                    (165,),
                    (116,),
                    (117,),
                    (123,),
                    (126,),
                    (135,),
                    (150,),
                    (148,),
                    (143,),
                ),
            ),
            Step(
                "chance",
                "examples_year.law:96",
                outcomes=((114,), (113,), (0,), (0,), (1,), (0,), (12,), (15,), (19,), (13,), (23,), (25,)),
            ),
            Step("answer", "examples_year.law:97", answers=(Answer("x", values=example_335_3_1),)),
            Step("answer", "examples_year.law:98", answers=(Answer("s", values=example_335_4_1),)),
            Step("answer", "examples_year.law:99", answers=(Answer("t", values=example_335_5_1),)),
            Step("answer", "examples_year.law:100", answers=(Answer("x", values=example_335_6_1),)),
            Step("answer", "examples_year.law:101", answers=(Answer("s", values=example_335_7_1),)),
            Step("answer", "examples_year.law:102", answers=(Answer("t", values=example_335_8_1),)),
            Step("answer", "examples_year.law:103", answers=(Answer("x", values=example_335_9_1),)),
            Step("answer", "examples_year.law:104", answers=(Answer("s", values=example_335_10_1),)),
            Step("answer", "examples_year.law:105", answers=(Answer("t", values=example_335_11_1),)),
            Step("answer", "examples_year.law:106", answers=(Answer("x", values=example_335_12_1),)),
            Step("answer", "examples_year.law:107", answers=(Answer("s", values=example_335_13_1),)),
            Step("answer", "examples_year.law:108", answers=(Answer("t", values=example_335_14_1),)),
            Step("given", "examples_year.law:109", edit=example_335_15),
            Step("expect", "examples_year.law:112", tests=((example_335_16_1, "examples_year.law:113"),)),
            Step("answer", "examples_year.law:114", answers=(Answer("one", "wait"),)),
            Step("answer", "examples_year.law:115", answers=(Answer("c", values=example_335_18_1),)),
            Step("expect", "examples_year.law:116", tests=((example_335_19_1, "examples_year.law:117"),)),
            Step("answer", "examples_year.law:118", answers=(Answer("one", "wait"),)),
            Step("answer", "examples_year.law:119", answers=(Answer("c", values=example_335_21_1),)),
            Step(
                "expect",
                "examples_year.law:120",
                tests=((example_335_22_1, "examples_year.law:121"), (example_335_22_2, "examples_year.law:122")),
            ),
            Step("answer", "examples_year.law:123", answers=(Answer("one", "wait"),)),
            Step("answer", "examples_year.law:124", answers=(Answer("c", values=example_335_24_1),)),
            Step("answer", "examples_year.law:125", answers=(Answer("one", "pass"),)),
            Step("answer", "examples_year.law:126", answers=(Answer("c", values=example_335_26_1),)),
            Step(
                "expect",
                "examples_year.law:127",
                tests=(
                    (example_335_27_1, "examples_year.law:128"),
                    (example_335_27_2, "examples_year.law:129"),
                    (example_335_27_3, "examples_year.law:130"),
                ),
            ),
            Step("answer", "examples_year.law:131", answers=(Answer("one", "wait"),)),
            Step("answer", "examples_year.law:132", answers=(Answer("c", values=example_335_29_1),)),
            Step(
                "expect",
                "examples_year.law:133",
                tests=((example_335_30_1, "examples_year.law:134"), (example_335_30_2, "examples_year.law:135")),
            ),
            Step("answer", "examples_year.law:136", answers=(Answer("one", "pass"),)),
            Step("answer", "examples_year.law:137", answers=(Answer("c", values=example_335_32_1),)),
            Step("expect", "examples_year.law:138", tests=((example_335_33_1, "examples_year.law:139"),)),
        ),
    ),
    Example(
        "draw pile, hand, active area, discard pile",
        "examples_year.law:141",
        ("NG-DECK-01", "NG-DECK-02"),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_year.law:143", edit=example_336_1),
            Step("does", "examples_year.law:147", edit=example_336_2),
            Step(
                "expect",
                "examples_year.law:148",
                tests=((example_336_3_1, "examples_year.law:149"), (example_336_3_2, "examples_year.law:150")),
            ),
            Step("does", "examples_year.law:151", edit=example_336_4),
            Step("expect", "examples_year.law:152", tests=((example_336_5_1, "examples_year.law:153"),)),
            Step("given", "examples_year.law:154", edit=example_336_6),
            Step("does", "examples_year.law:156", edit=example_336_7),
            Step(
                "expect",
                "examples_year.law:157",
                tests=(
                    (example_336_8_1, "examples_year.law:158"),
                    (example_336_8_2, "examples_year.law:159"),
                    (example_336_8_3, "examples_year.law:160"),
                ),
            ),
        ),
    ),
    Example(
        "shuffled again only when a card cannot be drawn",
        "examples_year.law:162",
        ("NG-DECK-03", "NG-DECK-04", "NG-DECK-02"),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_year.law:164", edit=example_337_1),
            Step("does", "examples_year.law:168", edit=example_337_2),
            Step(
                "expect",
                "examples_year.law:169",
                tests=(
                    (example_337_3_1, "examples_year.law:170"),
                    (example_337_3_2, "examples_year.law:171"),
                    (example_337_3_3, "examples_year.law:172"),
                ),
            ),
            Step("does", "examples_year.law:173", edit=example_337_4),
            Step(
                "expect",
                "examples_year.law:174",
                tests=(
                    (example_337_5_1, "examples_year.law:175"),
                    (example_337_5_2, "examples_year.law:176"),
                    (example_337_5_3, "examples_year.law:177"),
                ),
            ),
            Step("does", "examples_year.law:178", edit=example_337_6),
            Step(
                "expect",
                "examples_year.law:179",
                tests=((example_337_7_1, "examples_year.law:180"), (example_337_7_2, "examples_year.law:181")),
            ),
        ),
    ),
    Example(
        "Unrest: no effect, never removed",
        "examples_year.law:183",
        ("NG-WINT-05", "NG-WINT-06"),
        None,
        (("clan", (50, 46)),),
        (
            Step("given", "examples_year.law:185", edit=example_338_1),
            Step("does", "examples_year.law:189", edit=example_338_2),
            Step("refuses", "examples_year.law:190", answers=(Answer("one", "play"), Answer("one", "remove"))),
            Step("answer", "examples_year.law:193", answers=(Answer("one", "wait"),)),
            Step("answer", "examples_year.law:194", answers=(Answer("c", values=example_338_5_1),)),
            Step("expect", "examples_year.law:195", tests=((example_338_6_1, "examples_year.law:196"),)),
        ),
    ),
    Example(
        "Unrest may be replaced and pay for an upgrade, without leaving",
        "examples_year.law:198",
        ("NG-WINT-06", "NG-WINT-07", "NG-ACT-09"),
        None,
        (("clan", (50, 46)), ("unrest_use", (0,))),
        (
            Step("given", "examples_year.law:201", edit=example_339_1),
            Step("does", "examples_year.law:207", edit=example_339_2),
            Step("answer", "examples_year.law:208", answers=(Answer("one", "replace"),)),
            Step("answer", "examples_year.law:209", answers=(Answer("c", values=example_339_4_1),)),
            Step(
                "expect",
                "examples_year.law:210",
                tests=((example_339_5_1, "examples_year.law:211"), (example_339_5_2, "examples_year.law:212")),
            ),
            Step("does", "examples_year.law:213", edit=example_339_6),
            Step("answer", "examples_year.law:214", answers=(Answer("one", "upgrade"),)),
            Step("answer", "examples_year.law:215", answers=(Answer("c", values=example_339_8_1),)),
            Step("answer", "examples_year.law:216", answers=(Answer("u", values=example_339_9_1),)),
            Step(
                "expect",
                "examples_year.law:217",
                tests=(
                    (example_339_10_1, "examples_year.law:218"),
                    (example_339_10_2, "examples_year.law:219"),
                    (example_339_10_3, "examples_year.law:220"),
                ),
            ),
        ),
    ),
    Example(
        "the other reading: Unrest only waits",
        "examples_year.law:222",
        ("NG-WINT-07",),
        None,
        (("clan", (50, 46)), ("unrest_use", (1,))),
        (
            Step("given", "examples_year.law:225", edit=example_340_1),
            Step("does", "examples_year.law:229", edit=example_340_2),
            Step(
                "refuses",
                "examples_year.law:230",
                answers=(
                    Answer("one", "replace"),
                    Answer("one", "upgrade"),
                    Answer("one", "remove"),
                    Answer("one", "play"),
                ),
            ),
            Step("answer", "examples_year.law:235", answers=(Answer("one", "wait"),)),
            Step("answer", "examples_year.law:236", answers=(Answer("c", values=example_340_5_1),)),
            Step(
                "expect",
                "examples_year.law:237",
                tests=((example_340_6_1, "examples_year.law:238"), (example_340_6_2, "examples_year.law:239")),
            ),
        ),
    ),
)
