"""What lies on the boards of a game, from a view: which board a word means, and the pieces and things on its places.

For whoever draws or exports a board: engines have their own ways to ask.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType

from lawspeaker_runtime.boards.board import Board
from lawspeaker_runtime.boards.grid import Grid, grid, hexes
from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_runtime.boards.ring import Ring, circle
from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.rules.rules import BoardInfo, PieceInfo, Rules

View = Mapping[str, object]
FORMS: dict[str, type[Board] | type[TileSet]] = {
    "grid": Grid,
    "hexes": Grid,
    "circle": Ring,
    "places": FixedMap,
    "laid": TileSet,
}


@dataclass(frozen=True, slots=True)
class Standing:
    """Pieces of one sort and one owner on a place; the owner of pieces of nobody is 0."""

    piece: PieceInfo
    owner: int
    count: int


def board_called(tables: ModuleType, rules: Rules, word: str) -> Board | TileSet | None:
    """Return a board by its word: the engine's own, or one like it where the engine needs none of its tables."""
    info = next((info for info in rules.boards if info.word == word), None)
    if info is None:
        return None
    for made in vars(tables).values():
        if isinstance(made, FORMS[info.form]) and fits(made, info):
            return made
    match info.form:
        case "grid":
            return grid(info.width, info.height)
        case "hexes":
            return hexes(info.width, info.height)
        case "circle":
            return circle(info.width)
        case _:
            return None


def fits(made: Board | TileSet, info: BoardInfo) -> bool:
    """Tell whether a board of the engine is the one that is described."""
    if isinstance(made, Grid | TileSet):
        return (made.width, made.height) == (info.width, info.height)
    return not isinstance(made, Ring) or made.size == info.width


def rows(data: object) -> list[list[int]]:
    """Return a dumped board as rows of numbers."""
    if not isinstance(data, Sequence):
        return []
    return [[number for number in row if isinstance(number, int)] for row in data if isinstance(row, Sequence)]


def pieces_on(rules: Rules, word: str) -> list[PieceInfo]:
    """Return the pieces that stand on a board."""
    return [piece for piece in rules.pieces if rules.boards[piece.board].word == word]


def pieces_at(rules: Rules, view: View, word: str, size: int, players: int) -> list[list[Standing]]:
    """Return the pieces on each place of a board, sort by sort, owner by owner."""
    found: list[list[Standing]] = [[] for _ in range(size)]
    for piece in pieces_on(rules, word):
        counts = numbers(view.get(piece.word))
        for place in range(size):
            found[place] += standing(piece, counts, place, size, players)
    return found


def standing(piece: PieceInfo, counts: list[int], place: int, size: int, players: int) -> list[Standing]:
    """Return the pieces of one sort on a place: one for each owner who has some there."""
    if piece.single:
        owner = counts[place] if place < len(counts) else 0
        return [Standing(piece, owner if piece.per_player else 0, 1)] if owner > 0 else []
    found: list[Standing] = []
    for seat in range(players + 1):
        index = seat * size + place
        if index < len(counts) and counts[index] > 0:
            found.append(Standing(piece, seat, counts[index]))
    return found


def things_at(rules: Rules, view: View, word: str, size: int) -> list[list[int]]:
    """Return the things on each place of a board."""
    found: list[list[int]] = [[] for _ in range(size)]
    for thing, where in enumerate(numbers(view.get("places"))):
        if where <= -2 and -where - 2 < size and home_of(rules, thing) == word:
            found[-where - 2].append(thing)
    return found


def home_of(rules: Rules, thing: int) -> str:
    """Return the board on which a thing lies when it lies on one: the first, unless its kind says otherwise."""
    lies = dict(rules.lies)
    return lies.get(rules.things[thing].kind, rules.boards[0].word)


def numbers(data: object) -> list[int]:
    """Return a part of a view that is a list of numbers."""
    if not isinstance(data, Sequence) or isinstance(data, str):
        return []
    return [int(number) for number in data if isinstance(number, int)]
