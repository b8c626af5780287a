"""Boards in a terminal: what lies on each place as a short text, laid out as the board is.

On a grid a piece is a letter of its owner, explained below the board; elsewhere there is room for words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from lawspeaker.command.loading import Loaded
from lawspeaker.resolve.plurals import plural_of
from lawspeaker_runtime.boards.board import Board
from lawspeaker_runtime.boards.draw import draw_grid, draw_places, draw_ring
from lawspeaker_runtime.boards.draw_laid import draw_laid, list_groups
from lawspeaker_runtime.boards.grid import Grid, grid, hexes
from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_runtime.boards.ring import Ring, circle
from lawspeaker_runtime.boards.tiles import TileSet
from lawspeaker_runtime.boards.told import restore
from lawspeaker_runtime.log import spaced
from lawspeaker_runtime.rules import BoardInfo, PieceInfo, Rules

View = Mapping[str, object]
FORMS: dict[str, type[Board] | type[TileSet]] = {
    "grid": Grid,
    "hexes": Grid,
    "circle": Ring,
    "places": FixedMap,
    "laid": TileSet,
}


def board_lines(loaded: Loaded, view: View, word: str, players: int) -> list[str]:
    """Return a board with what lies on it."""
    rules = loaded.rules
    board = board_called(loaded, word)
    if isinstance(board, TileSet):
        return laid_lines(loaded, view, word, board, players)
    if isinstance(board, Grid):
        marks = marks_of(rules, pieces_on(rules, word), players)
        texts = [",".join(cell) for cell in on_places(rules, view, word, board.size, players, marks)]
        return [*draw_grid(board, texts).split("\n"), *legend(rules, marks)]
    if isinstance(board, Board):
        texts = [", ".join(words) for words in on_places(rules, view, word, board.size, players, {})]
        drawn = draw_ring(board, texts) if isinstance(board, Ring) else draw_places(board, texts)
        return drawn.split("\n")
    return []


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


def laid_lines(loaded: Loaded, view: View, word: str, tiles: TileSet, players: int) -> list[str]:
    """Return a board of laid tiles: its drawing, and a list of its areas with what stands in them."""
    data = view.get(word)
    ground = restore(tiles, [[int(number) for number in row] for row in rows(data)])
    cells = on_places(loaded.rules, view, word, len(tiles.names), players, {})
    texts = [", ".join(words) for words in cells]
    drawn = draw_laid(tiles, ground, [])
    return [*drawn.split("\n"), *list_groups(tiles, ground, texts).split("\n")]


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


def legend(rules: Rules, marks: dict[tuple[str, int], str]) -> list[str]:
    """Return what the marks on a board mean, in one line."""
    said = [f"{short} {rules.seat(seat) if seat else word}" for (word, seat), short in marks.items()]
    return ["  " + ", ".join(said)] if said else []


def on_places(
    rules: Rules, view: View, word: str, size: int, players: int, marks: dict[tuple[str, int], str]
) -> list[list[str]]:
    """Return what lies on each place of a board: pieces, then things."""
    found: list[list[str]] = [[] for _ in range(size)]
    for piece in pieces_on(rules, word):
        counts = numbers(view.get(piece.word))
        for place in range(size):
            found[place] += piece_texts(rules, piece, counts, place, size, players, marks)
    for thing, where in enumerate(numbers(view.get("places"))):
        if where <= -2 and -where - 2 < size and rules.boards[0].word == word:
            found[-where - 2].append(rules.things[thing].name)
    return [grouped(texts) for texts in found]


def grouped(texts: list[str]) -> list[str]:
    """Return texts with neighbours that are equal as one, counted.

    >>> grouped(["Ox", "Ox", "Mule", "Ox"])
    ['Ox ×2', 'Mule', 'Ox']
    """
    runs = [(text, len(list(equal))) for text, equal in groupby(texts)]
    return [text if count == 1 else f"{text} ×{count}" for text, count in runs]


def piece_texts(
    rules: Rules,
    piece: PieceInfo,
    counts: list[int],
    place: int,
    size: int,
    players: int,
    marks: dict[tuple[str, int], str],
) -> list[str]:
    """Return the pieces of one sort on a place: one for each owner who has some there."""
    if piece.single:
        owner = counts[place] if place < len(counts) else 0
        return [named(rules, piece, owner if piece.per_player else 0, 1, marks)] if owner > 0 else []
    texts: list[str] = []
    for seat in range(players + 1):
        index = seat * size + place
        if index < len(counts) and counts[index] > 0:
            texts.append(named(rules, piece, seat, counts[index], marks))
    return texts


def named(rules: Rules, piece: PieceInfo, seat: int, count: int, marks: dict[tuple[str, int], str]) -> str:
    """Return pieces in letters where there are marks, else in words."""
    short = marks.get((piece.word, seat))
    if short is not None:
        return short if count == 1 else f"{count}{short}"
    owner = f" of {rules.seat(seat)}" if seat else ""
    word = spaced(piece.word if count == 1 else plural_of(piece.word))
    return f"{word}{owner}" if piece.single else f"{count} {word}{owner}"


def numbers(data: object) -> list[int]:
    """Return a part of a view that is a list of numbers."""
    if not isinstance(data, Sequence) or isinstance(data, str):
        return []
    return [int(number) for number in data if isinstance(number, int)]
