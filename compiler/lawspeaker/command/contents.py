"""What lies on the boards of a game, from a view: which board a word means, and the pieces and things on its places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lawspeaker.command.loading import Loaded
from lawspeaker_runtime.boards.board import Board
from lawspeaker_runtime.boards.grid import Grid, grid, hexes
from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_runtime.boards.ring import Ring, circle
from lawspeaker_runtime.boards.tiles import TileSet
from lawspeaker_runtime.rules import BoardInfo, PieceInfo, Rules

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


def board_called(loaded: Loaded, word: str) -> Board | TileSet | None:
    """Return a board by its word: the engine's own, or one like it where the engine needs none of its tables."""
    info = next((info for info in loaded.rules.boards if info.word == word), None)
    if info is None:
        return None
    for made in vars(loaded.tables).values():
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


def marks_of(rules: Rules, pieces: list[PieceInfo], players: int) -> dict[tuple[str, int], str]:
    """Return a short mark for each piece and owner: letters that tell them apart.

    With one sort of pieces it is the owner's initial, with several the piece's comes first.
    """
    names = [(piece, seat) for piece in pieces for seat in (range(1, players + 1) if piece.per_player else (0,))]
    for length in range(1, 9):
        found = {(piece.word, seat): mark(rules, piece, seat, len(pieces) > 1, length) for piece, seat in names}
        if len(set(found.values())) == len(found):
            return found
    return {(piece.word, seat): f"{piece.word} {seat}" for piece, seat in names}


def mark(rules: Rules, piece: PieceInfo, seat: int, several: bool, length: int) -> str:
    """Return the mark of a piece, with so many letters of each name."""
    owner = rules.seat(seat).removeprefix("player ")[:length] if seat else ""
    return piece.word[:length] + owner if several or not owner else owner


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
    if rules.boards[0].word != word:
        return found
    for thing, where in enumerate(numbers(view.get("places"))):
        if where <= -2 and -where - 2 < size:
            found[-where - 2].append(thing)
    return found


def numbers(data: object) -> list[int]:
    """Return a part of a view that is a list of numbers."""
    if not isinstance(data, Sequence) or isinstance(data, str):
        return []
    return [int(number) for number in data if isinstance(number, int)]
