"""What is on the boards of a game, read from a view: for drawing and exporting boards.

    pieces_at(rules, view, "map", 9, 2)     ->     [[PieceCount(pawn, owner 1, count 2)], [], ...]

Engines read their state directly and do not use this module.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType

from lawspeaker_runtime.boards.board import Board
from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.rules.rules import PieceInfo, Rules
from lawspeaker_runtime.state.pile_state import ON_PLACES

View = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class PieceCount:
    """The pieces of one kind and one owner on a place; the owner of shared pieces is 0."""

    piece: PieceInfo
    owner: int
    count: int


def board_called(tables: ModuleType, rules: Rules, word: str) -> Board | TileSet | None:
    """Return the board of a word from the tables of a game, which hold all boards in the order of `rules.boards`."""
    words = [info.word for info in rules.boards]
    return boards_of(tables)[words.index(word)] if word in words else None


@lru_cache(maxsize=64)
def boards_of(tables: ModuleType) -> tuple[Board | TileSet, ...]:
    """Return all boards in the tables of a game."""
    return tuple(made for made in vars(tables).values() if isinstance(made, Board | TileSet))


class ViewedSettings:
    """The settings of a game, read from a view: a `Chosen`."""

    def __init__(self, view: View, players: int) -> None:
        self.view = view
        self.players = players

    def __getitem__(self, word: str) -> int:
        """Return the value of an option."""
        value = self.view[word]
        return int(value) if isinstance(value, int) else 0


def board_in(tables: ModuleType, rules: Rules, word: str, view: View, players: int) -> Board | TileSet | None:
    """Return a board as `board_called` does, of the size that it has in the game of a view."""
    board = board_called(tables, rules, word)
    size_by = next((info.size_by for info in rules.boards if info.word == word), None)
    if size_by is None:
        return board
    all_sizes = [made for made in vars(tables).values() if isinstance(made, tuple) and made and made[-1] is board]
    sized = all_sizes[0][size_by(ViewedSettings(view, players))]
    return sized if isinstance(sized, Board) else board


def rows(data: object) -> list[list[int]]:
    """Return a dumped layout as lists of numbers."""
    if not isinstance(data, Sequence):
        return []
    return [[number for number in row if isinstance(number, int)] for row in data if isinstance(row, Sequence)]


def pieces_on(rules: Rules, word: str) -> list[PieceInfo]:
    """Return the kinds of pieces of a board."""
    return [piece for piece in rules.pieces if rules.boards[piece.board].word == word]


def pieces_at(rules: Rules, view: View, word: str, size: int, players: int) -> list[list[PieceCount]]:
    """Return the pieces on each place of a board, by kind and owner."""
    found: list[list[PieceCount]] = [[] for _ in range(size)]
    for piece in pieces_on(rules, word):
        counts = numbers(view.get(piece.word))
        for place in range(size):
            found[place] += piece_counts(piece, counts, place, size, players)
    return found


def piece_counts(piece: PieceInfo, counts: list[int], place: int, size: int, players: int) -> list[PieceCount]:
    """Return the pieces of one kind on a place, one entry for each owner."""
    if piece.single:
        owner = counts[place] if place < len(counts) else 0
        return [PieceCount(piece, owner if piece.per_player else 0, 1)] if owner > 0 else []
    found: list[PieceCount] = []
    for seat in range(players + 1):
        index = seat * size + place
        if index < len(counts) and counts[index] > 0:
            found.append(PieceCount(piece, seat, counts[index]))
    return found


def things_at(rules: Rules, view: View, word: str, size: int) -> list[list[int]]:
    """Return the things on each place of a board."""
    found: list[list[int]] = [[] for _ in range(size)]
    for thing, where in enumerate(numbers(view.get("places"))):
        if where <= ON_PLACES and ON_PLACES - where < size and home_of(rules, thing) == word:
            found[ON_PLACES - where].append(thing)
    return found


def home_of(rules: Rules, thing: int) -> str:
    """Return the name of the board that a thing is placed on: the first board, unless its kind names another."""
    lies = dict(rules.lies)
    return lies.get(rules.things[thing].kind, rules.boards[0].word)


def numbers(data: object) -> list[int]:
    """Return a part of a view as a list of numbers."""
    if not isinstance(data, Sequence) or isinstance(data, str):
        return []
    return [int(number) for number in data if isinstance(number, int)]


def short_name(tiles: TileSet, area: int) -> str:
    """Return the short name of a region by its first area: `4b` is the second area of the fourth tile."""
    if area >= tiles.areas:
        return tiles.names[area]
    return f"{area // tiles.max_areas + 1}{chr(97 + area % tiles.max_areas)}"


def short_names(tables: ModuleType, rules: Rules) -> dict[int, tuple[str, ...]]:
    """Return the short names of the places of laid tiles, by the index of their type, for `label_parts`."""
    boards = [(board.type, board_called(tables, rules, board.word)) for board in rules.boards]
    return {type_: places_of(tiles) for type_, tiles in boards if isinstance(tiles, TileSet)}


@lru_cache(maxsize=64)
def places_of(tiles: TileSet) -> tuple[str, ...]:
    """Return the short names of all places of laid tiles."""
    return tuple(short_name(tiles, area) for area in range(tiles.places))
