"""Northgard: Uncharted Lands: worked examples.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import State
from lawspeaker_games.northgard.steps import run
from lawspeaker_games.northgard.tables import (
    DEFENSE_TOWER,
    FORTRESS,
    PIECE_UNIT,
    PILES,
    RES_FOOD,
    TILES_MAP,
    TYPE_TERRITORY,
    VERB_MOVE,
    VERB_STAY_IDLE,
)
from lawspeaker_games.northgard.values import controller
from lawspeaker_runtime.boards import laid
from lawspeaker_runtime.pieces import place_pieces
from lawspeaker_runtime.piles import place_thing
from lawspeaker_runtime.prove import Answer, Example, Step
from lawspeaker_runtime.standing import place_of


# examples_combat.law:3  given
def example_1_1(s: State) -> None:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    area_moor = laid.abstract_area(TILES_MAP, s.map, 2)
    laid.touch(TILES_MAP, s.map, area_home, area_hall, 0)
    laid.touch(TILES_MAP, s.map, area_home, area_moor, 0)
    place_pieces(s, s.unit, 152, PIECE_UNIT, 14, 1, laid.resolve(s.map, area_home), 6)
    place_pieces(s, s.unit, 152, PIECE_UNIT, 14, 2, laid.resolve(s.map, area_hall), 2)
    place_thing(s, PILES, FORTRESS, area_hall, TYPE_TERRITORY)
    place_thing(s, PILES, DEFENSE_TOWER, area_hall, TYPE_TERRITORY)
    s.goods[4 + RES_FOOD] = 2
    s.goods[8 + RES_FOOD] = 3


# examples_combat.law:11  Red does move 1
def example_1_3(s: State) -> None:
    s.stack = [0, VERB_STAY_IDLE]
    s.lists = []
    s.active = 1
    s.stack += [1, 1, 0, 0, VERB_MOVE]
    run(s)


# examples_combat.law:12  source Home
def example_1_4_1(s: State) -> list[list[int]]:
    area_home = laid.abstract_area(TILES_MAP, s.map, 0)
    return [[area_home]]


# examples_combat.law:13  target Hall
def example_1_5_1(s: State) -> list[list[int]]:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return [[area_hall]]


# examples_combat.law:14  n 5
def example_1_6_1(s: State) -> list[list[int]]:
    return [[5]]


# examples_combat.law:15  fed 2
def example_1_7_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_combat.law:17  fed 0, 1, 2
def example_1_8_1(s: State) -> list[list[int]]:
    return [[0], [1], [2]]


# examples_combat.law:18  fed 2
def example_1_9_1(s: State) -> list[list[int]]:
    return [[2]]


# examples_combat.law:20  Hall holds 4 units of Red, Fortress, "Defense Tower"
def example_1_10_1(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return s.unit[1 * 152 + laid.resolve(s.map, area_hall)] == 4


# examples_combat.law:20  Hall holds 4 units of Red, Fortress, "Defense Tower"
def example_1_10_2(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return laid.resolve(s.map, place_of(s, FORTRESS)) == laid.resolve(s.map, area_hall)


# examples_combat.law:20  Hall holds 4 units of Red, Fortress, "Defense Tower"
def example_1_10_3(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return laid.resolve(s.map, place_of(s, DEFENSE_TOWER)) == laid.resolve(s.map, area_hall)


# examples_combat.law:21  that controller of Hall is Red
def example_1_10_4(s: State) -> bool:
    area_hall = laid.abstract_area(TILES_MAP, s.map, 1)
    return controller(s, area_hall) == 1


# examples_combat.law:22  Purple has 0 units, 1 food
def example_1_10_5(s: State) -> bool:
    return sum(s.unit[2 * 152 : 2 * 152 + 152]) == 0


# examples_combat.law:22  Purple has 0 units, 1 food
def example_1_10_6(s: State) -> bool:
    return s.goods[8 + RES_FOOD] == 1


# examples_combat.law:23  Red has 5 units, 0 food
def example_1_10_7(s: State) -> bool:
    return sum(s.unit[1 * 152 : 1 * 152 + 152]) == 5


# examples_combat.law:23  Red has 5 units, 0 food
def example_1_10_8(s: State) -> bool:
    return s.goods[4 + RES_FOOD] == 0


EXAMPLES: Final[tuple[Example[State], ...]] = (
    Example(
        "EX-07 Combat 1",
        "examples_combat.law:2",
        ("NG-COMBAT-05", "NG-COMBAT-06", "NG-COMBAT-15", "NG-BLDG-10"),
        None,
        (),
        (
            Step("given", "examples_combat.law:3", edit=example_1_1),
            Step("chance", "examples_combat.law:10", outcomes=((4,), (0,))),
            Step("does", "examples_combat.law:11", edit=example_1_3),
            Step("answer", "examples_combat.law:12", answers=(Answer("source", values=example_1_4_1),)),
            Step("answer", "examples_combat.law:13", answers=(Answer("target", values=example_1_5_1),)),
            Step("answer", "examples_combat.law:14", answers=(Answer("n", values=example_1_6_1),)),
            Step("answer", "examples_combat.law:15", answers=(Answer("fed", values=example_1_7_1),)),
            Step("offers", "examples_combat.law:16", answers=(Answer("fed", values=example_1_8_1),)),
            Step("answer", "examples_combat.law:18", answers=(Answer("fed", values=example_1_9_1),)),
            Step(
                "expect",
                "examples_combat.law:19",
                tests=(
                    (example_1_10_1, "examples_combat.law:20"),
                    (example_1_10_2, "examples_combat.law:20"),
                    (example_1_10_3, "examples_combat.law:20"),
                    (example_1_10_4, "examples_combat.law:21"),
                    (example_1_10_5, "examples_combat.law:22"),
                    (example_1_10_6, "examples_combat.law:22"),
                    (example_1_10_7, "examples_combat.law:23"),
                    (example_1_10_8, "examples_combat.law:23"),
                ),
            ),
        ),
    ),
)
