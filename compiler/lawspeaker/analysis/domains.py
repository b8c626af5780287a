"""How many values a type has, and how many places a board: the sizes of tables and keys."""

from __future__ import annotations

from typing import assert_never

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Board, BoardForm, Symbols, Thing
from lawspeaker.resolve.types import Type, TypeForm

SPARE_AREAS = 12
"""Numbers of areas beyond those of the tiles, for places that examples describe without laying tiles."""


def place_count(symbols: Symbols, board: Board) -> int:
    """Return how many place numbers a board has."""
    if board.form == BoardForm.LAID:
        return tile_count(symbols, board) * most_areas(symbols, board) + SPARE_AREAS
    if board.form == BoardForm.PLACES:
        return max((symbols.kinds[kind].last for kind in board.kinds), default=-1) + 1
    return board.width * board.height


def tile_count(symbols: Symbols, board: Board) -> int:
    """Return how many tiles a laid board may have."""
    kind = symbols.kinds[board.tile]
    return kind.last - kind.first + 1


def most_areas(symbols: Symbols, board: Board) -> int:
    """Return how many areas the tile with most of them has."""
    tiles = symbols.things_of(board.tile)
    return max((sum(1 for line in tile.areas if line.word == "area") for tile in tiles), default=1)


def board_of(symbols: Symbols, type_: Type) -> Board | None:
    """Return the board whose places are values of a type, or elements of a list type; None if there is none."""
    bare = type_.element.bare() if type_.form == TypeForm.LIST else type_.bare()
    if bare.form == TypeForm.PLACE:
        return symbols.place_board(bare.name)
    if bare.board:
        return symbols.boards[bare.board]
    if bare.form == TypeForm.THING:
        for board in symbols.boards.values():
            if board.kinds and (not bare.name or any(are_related(symbols, bare.name, kind) for kind in board.kinds)):
                return board
    return None


def are_related(symbols: Symbols, one: str, other: str) -> bool:
    """Tell whether one kind is the other, or below it."""
    return symbols.is_kind(one, other) or symbols.is_kind(other, one)


def may_be_absent(symbols: Symbols, kind: str) -> bool:
    """Tell whether things of a kind can be out of the game: their module is off, or their player is not there."""
    fewer = symbols.players[0] < symbols.players[1]
    return any(thing.module is not None or (thing.per_player and fewer) for thing in symbols.things_of(kind))


def may_lose_neighbours(symbols: Symbols, board: Board, type_: Type) -> bool:
    """Tell whether a place of a type may be next to one that is not in the game, although it is there itself."""
    if board.form != BoardForm.PLACES or not any(may_be_absent(symbols, kind) for kind in board.kinds):
        return False
    kinds = [type_.name] if type_.form == TypeForm.THING and type_.name else list(board.kinds)
    modules = {thing.name: thing.module for thing in symbols.things if in_kinds(symbols, thing, list(board.kinds))}
    inside = {thing.name for thing in symbols.things if in_kinds(symbols, thing, kinds)}
    edges = [(one, other.name) for one, other in joined_places(symbols, board) if isinstance(other, t.Name)]
    both_ways = [*edges, *((two, one) for one, two in edges)]
    return any(one in inside and modules.get(two) not in (None, modules[one]) for one, two in both_ways)


def joined_places(symbols: Symbols, board: Board) -> list[tuple[str, t.Expr]]:
    """Return the edges of a map as they are written: the name of a place and what it is joined to."""
    places = [thing for thing in symbols.things if in_kinds(symbols, thing, list(board.kinds))]
    return [(place.name, other) for place in places for _, other in place.edges]


def in_kinds(symbols: Symbols, thing: Thing, kinds: list[str]) -> bool:
    return any(symbols.is_kind(thing.kind, kind) for kind in kinds)


def index_count(symbols: Symbols, type_: Type) -> int:
    """Return how many indices a table needs for a parameter; 0 if there can be no table."""
    match type_.form:
        case TypeForm.PLAYER:
            return symbols.players[1] + 1
        case TypeForm.ENUM:
            return len(symbols.enums[type_.name].words)
        case TypeForm.RESOURCE:
            return len(symbols.resources)
        case TypeForm.PLACE:
            board = symbols.place_board(type_.name)
            return 0 if board is None or board.form == BoardForm.LAID else place_count(symbols, board)
        case TypeForm.THING if type_.name in symbols.kinds:
            return symbols.kinds[type_.name].last + 1
        case TypeForm.NUMBER if type_.low is not None and type_.low >= 0 and type_.high is not None:
            return type_.high + 1
        case (TypeForm.NUMBER | TypeForm.YES_NO | TypeForm.THING | TypeForm.RECORD | TypeForm.BUNDLE
              | TypeForm.LIST | TypeForm.OPTIONAL | TypeForm.STEPS | TypeForm.OUTCOME | TypeForm.FACE
              | TypeForm.SPOT | TypeForm.PHASE | TypeForm.NOTHING | TypeForm.UNKNOWN):  # fmt: skip
            return 0
        case _:
            assert_never(type_.form)


def radix(symbols: Symbols, type_: Type) -> int | None:
    """Return how many values a parameter has, one of them for nothing; None if there is no bound."""
    bare = type_.bare()
    match bare.form:
        case TypeForm.PLAYER:
            return symbols.players[1] + 1
        case TypeForm.YES_NO:
            return 2
        case TypeForm.ENUM if bare.name in symbols.enums:
            return len(symbols.enums[bare.name].words) + 1
        case TypeForm.THING:
            return symbols.thing_count + 1
        case TypeForm.RESOURCE:
            return len(symbols.resources) + 1
        case TypeForm.PLACE:
            board = symbols.place_board(bare.name)
            return None if board is None else place_count(symbols, board) + 1
        case (TypeForm.NUMBER | TypeForm.ENUM | TypeForm.RECORD | TypeForm.BUNDLE | TypeForm.LIST
              | TypeForm.OPTIONAL | TypeForm.STEPS | TypeForm.OUTCOME | TypeForm.FACE | TypeForm.SPOT
              | TypeForm.PHASE | TypeForm.NOTHING | TypeForm.UNKNOWN):  # fmt: skip
            return None
        case _:
            assert_never(bare.form)
