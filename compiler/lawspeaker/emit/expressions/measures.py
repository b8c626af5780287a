"""Limits and sizes of boards as Python text: numbers, or what they depend on in this game.

    grid 8 by 8 squares                  SQUARE_NEIGHBOURS[s]
    grid (size) by (size) squares        SQUARE_NEIGHBOURS[s.size - 5][s]    of the sizes 5, 6, …

The places of a board have the same numbers in games of every size: those of the largest.
"""

from __future__ import annotations

from lawspeaker.emit import size_names
from lawspeaker.emit.constant_names import GOODS_TABLE
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.precedence import ADD
from lawspeaker.emit.python_text import tuple_text
from lawspeaker.emit.render import Definition, definition
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.symbols import Board, Piece, Resource


def limit_text(w: Writer, counted: Piece | Resource, level: int = 0) -> str:
    """Write the limit of pieces or of a resource: a number, or what it depends on in this game."""
    limit = w.layout.program.limits.get(counted.name)
    if limit is not None:
        return w.value(limit, level)
    return str(counted.limit) if counted.limit < 0 else size_names.size(w.layout, counted.limit, counted.name, "limit")


def limited_goods_table(w: Writer) -> str:
    """Write the constants of resources; where a limit depends on the game, with the limits of this game."""
    table, resources = goods_table(w), w.layout.symbols.resources.values()
    if not any(resource.name in w.layout.program.limits for resource in resources):
        return table
    return f"{limits_function(w.layout)}(s)"


def limits_function(layout: Layout) -> str:
    """Return the function that gives the constants of resources with the limits of this game."""
    return layout.memo.fresh("limited_goods")


def limited_goods(w: Writer) -> Definition:
    """Write the function that gives the constants of resources with the limits of this game."""
    limits = tuple_text([limit_text(w, resource) for resource in w.layout.symbols.resources.values()])
    name = limits_function(w.layout)
    return definition(name, "functions/limited_goods", name=name, table=goods_table(w), limits=limits)


def goods_table(w: Writer) -> str:
    """Write the constants of resources, for functions that do not depend on limits."""
    return w.layout.table(GOODS_TABLE)


def sized(w: Writer, board: Board, table: str) -> str:
    """Return the entry of a table for the size that a board has in this game; the table itself if it has one size."""
    return f"{table}[{size_index(w, board)}]" if board.sizes else table


def size_index(w: Writer, board: Board) -> str:
    """Write the index of a board's size among its sizes, which are ordered by width, then by height."""
    across, up = w.layout.program.sizes[board.name]
    low, least = board.least_width, board.least_height
    width, height = f"{w.value(across, ADD)} - {low}", f"{w.value(up, ADD)} - {least}"
    if all(size[0] == size[1] for size in board.sizes) or board.height == least:
        return width
    heights = board.height - least + 1
    return height if board.width == low else f"({width}) * {heights} + {height}"


def width_text(w: Writer, board: Board, level: int = 0) -> str:
    """Write the number of columns of a board, or of spaces of a circle."""
    if board.sizes:
        return w.value(w.layout.program.sizes[board.name][0], level)
    return size_names.size(w.layout, board.width, board.name, "width")


def height_text(w: Writer, board: Board, level: int = 0) -> str:
    """Write the number of rows of a board."""
    if board.sizes:
        return w.value(w.layout.program.sizes[board.name][1], level)
    return size_names.size(w.layout, board.height, board.name, "height")
