"""Draw a map of laid tiles.

Every tile is four triangles, one for each side, in the colour of the player with the most pieces in the region.
Borders between areas run from the corners of a tile to its middle, each kind with its own stroke. The contents of a
region are written on one side of one tile.
"""

from __future__ import annotations

from textwrap import wrap

from lawspeaker_language.plurals import plural_of
from lawspeaker_runtime.boards.tiles.tile_set import border_between
from lawspeaker_runtime.game.log import spaced
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_table.picture.canvas import (
    EDGE,
    INK,
    LAND,
    LETTER,
    LINE,
    Picture,
    Point,
    ink_of,
    number,
    stroke_legend,
    stroke_of,
)
from lawspeaker_table.picture.contents import piece_text
from lawspeaker_table.screen.player_view import PlayerView, offered_values
from lawspeaker_table.screen.tile_map import Region, TileMap
from lawspeaker_table.screen.value_text import with_colon

TILE = 140
INNER = TILE * 0.15
"""How far the pieces of a region are from the middle of the tile on which they are drawn."""
NAME_LETTERS = 12
NAME_LINE = 10
"""The letters of a line of a name, and its height."""
# The corner after each side, clockwise, as an offset from the middle in half tiles: northeast, southeast, …
CORNERS = ((1, -1), (1, 1), (-1, 1), (-1, -1))
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def draw_tiles(picture: Picture, board: TileMap, view: PlayerView, *, listed: bool = True) -> Point:
    """Draw the tiles, the cells on which a tile could be laid, and if `listed` the regions; return the size.

    If they are not listed, cells are drawn only while the player may lay a tile, so that the tiles are larger.
    """
    free = board.layout.cells if listed or not board.at or offered_values(view.game, "spot") else []
    cells = [board.cell(cell) for cell in [*board.at, *free]] or [(0, 0)]
    left, top = min(column for column, _ in cells), max(row for _, row in cells)
    across = max(column for column, _ in cells) - left + 1
    down = top - min(row for _, row in cells) + 1
    label_at = label_positions(board)
    middles = {cell: middle_of(board, cell, left, top) for cell in sorted([*board.at, *free])}
    for cell, (x, y) in middles.items():
        if cell in board.at:
            draw_tile(picture, board, view.rules, board.at[cell], x, y)
        else:
            column, row = board.cell(cell)
            draw_free(picture, x, y, f"{column + 1},{row + 1}", cell)
    for cell in sorted(board.at):
        draw_texts(picture, board, view, cell, middles[cell], label_at)
    picture.names.update({root: region_name(view, region) for root, region in board.regions.items()})
    if not listed:
        stroke_legend(picture, [view.translator.word(word) for word in board.tiles.borders], EDGE + down * TILE)
        return 2 * EDGE + across * TILE, EDGE + down * TILE
    longest = max((len(region_text(board, view.rules, one)) for one in board.regions.values()), default=0)
    height = region_list(picture, board, view.rules, EDGE + down * TILE)
    return 2 * EDGE + max(across * TILE, LETTER * longest), height


def middle_of(board: TileMap, cell: int, left: int, top: int) -> Point:
    """Return the middle of a cell, if some column is the leftmost and some row the topmost."""
    column, row = board.cell(cell)
    return EDGE + (column - left) * TILE + TILE / 2, (top - row) * TILE + TILE / 2


def label_positions(board: TileMap) -> dict[int, tuple[int, int]]:
    """Return the cell and side on which the contents of each region are written."""
    found: dict[int, tuple[int, int]] = {}
    for cell in sorted(board.at):
        for side, area in enumerate(board.sides(board.at[cell])):
            found.setdefault(board.layout.root[area], (cell, side))
    return found


def draw_tile(picture: Picture, board: TileMap, rules: Rules, rotated: int, x: float, y: float) -> None:
    """Draw the four triangles, the borders and the outline of a tile."""
    half = TILE / 2
    areas = board.sides(rotated)
    for side, area in enumerate(areas):
        one, two = CORNERS[side - 1], CORNERS[side]
        points = [(x, y), (x + one[0] * half, y + one[1] * half), (x + two[0] * half, y + two[1] * half)]
        owner = board.region(area).owner
        shade: dict[str, object] = {"fill_opacity": "0.45"} if owner else {}
        picture.polygon(points, ink_of(rules, owner) if owner else LAND, data_place=board.layout.root[area], **shade)
    for side, (right, low) in enumerate(CORNERS):
        one_area, two_area = areas[side], areas[(side + 1) % 4]
        if one_area != two_area:
            kind = border_between(board.tiles, one_area, two_area)
            picture.line((x, y), (x + right * half, y + low * half), stroke_of(kind))
    picture.add("rect", x=number(x - half), y=number(y - half), width=TILE, height=TILE, fill="none", stroke="#cfc4aa")


def draw_free(picture: Picture, x: float, y: float, name: str, cell: int) -> None:
    """Draw an empty cell on which a tile could be laid."""
    half = TILE / 2 - 4
    size = number(2 * half)
    picture.add(
        "rect",
        x=number(x - half),
        y=number(y - half),
        width=size,
        height=size,
        fill="none",
        stroke="#cccccc",
        stroke_dasharray="6 6",
        data_cell=cell,
    )
    picture.write(x, y + 4, name, ink="#aaaaaa")


def draw_texts(
    picture: Picture,
    board: TileMap,
    view: PlayerView,
    cell: int,
    middle: tuple[float, float],
    label_at: dict[int, tuple[int, int]],
) -> None:
    """Write the region and marks on each side of a tile, and the contents of a region where its label is."""
    areas = board.sides(board.at[cell])
    for side, area in enumerate(areas):
        region = board.region(area)
        labelled = label_at[region.root] == (cell, side)
        names = name_lines(view, region) if labelled else []
        id_top, marks_top, names_top = text_tops(side, len(names))
        x, y = middle[0] + SIDES[side][0] * TILE * 0.32, middle[1]
        picture.write(x, y + id_top, region.id, 11, "#555555")
        if areas.index(area) == side and (marks := marks_text(board, view, area)):
            picture.write(x, y + marks_top, marks, 9, "#7a5b2e", font_style="italic")
        if labelled:
            draw_pieces(picture, view, region, x=middle[0] + SIDES[side][0] * INNER, y=y + SIDES[side][1] * INNER)
        for index, name in enumerate(names):
            picture.write(x, y + names_top + NAME_LINE * index, name, 10, INK, font_weight="bold")


def name_lines(view: PlayerView, region: Region) -> list[str]:
    """Return the names of the things in a region, long ones in several lines."""
    return [line for thing in region.things for line in wrap(view.translator.thing(thing), NAME_LETTERS)]


def text_tops(side: int, names: int) -> tuple[float, float, float]:
    """Return how far below the middle of a tile the region, its marks and so many lines of names are written on a side.

    A side is a triangle, so that wide lines have room only far from the middle; discs are between them and the middle.
    """
    outwards = SIDES[side][1]
    if not names or not outwards:
        top = outwards * TILE * 0.34
        return top, top + 12, 23
    if outwards < 0:
        first = -35 - NAME_LINE * (names - 1)
        return first - 22, first - 11, first
    last = 41 + NAME_LINE * (names - 1)
    return last + 11, last + 21, 41


def marks_text(board: TileMap, view: PlayerView, area: int) -> str:
    """Return the marks that are printed on an area: `2 food, lair`."""
    marks = zip(board.tiles.marks, board.tiles.area_marks[area], strict=True)
    said = [(view.translator.word(word), count) for word, count in marks if count]
    return ", ".join(f"{count} {word}" if count > 1 else word for word, count in said)


def region_name(view: PlayerView, region: Region) -> str:
    """Return a region and what is in it in one line: `4b: 2 × warrior of Red, Wolf, forest`."""
    pieces = [piece_text(view, part) for part in region.pieces]
    things = [view.translator.thing(thing) for thing in region.things]
    marks = [f"{count} × {view.translator.word(word)}" for word, count in region.marks]
    said = ", ".join([*pieces, *things, *marks])
    return f"{with_colon(view, region.id)} {said}" if said else region.id


def draw_pieces(picture: Picture, view: PlayerView, region: Region, x: float, y: float) -> None:
    """Draw pieces as discs with their numbers."""
    start = x - (len(region.pieces) - 1) * 11
    for index, part in enumerate(region.pieces):
        ink = ink_of(view.rules, part.owner) if part.owner else "#555555"
        at = start + index * 22
        picture.disc((at, y), 10, ink, stroke="#ffffff", stroke_width=2)
        picture.write(at, y + 4, f"{part.count}", 11, "#ffffff", font_weight="bold")


def region_list(picture: Picture, board: TileMap, rules: Rules, top: float) -> float:
    """Draw the legend of borders and the list of regions; return the height of the board with them."""
    stroke_legend(picture, board.tiles.borders, top)
    y = top + LINE / 2
    for region in board.regions.values():
        y += LINE
        picture.write(EDGE, y, region_text(board, rules, region), text_anchor="start")
    return y + LINE


def region_text(board: TileMap, rules: Rules, region: Region) -> str:
    """Return one line about a region."""
    parts = [f"{region.id} ({spaced(region.name)})", "closed" if region.closed else "open"]
    for part in region.pieces:
        whose = f"{rules.seat(part.owner)} " if part.owner else ""
        word = part.piece.word if part.count == 1 else plural_of(part.piece.word)
        parts.append(f"{whose}{part.count} {spaced(word)}")
    parts += [rules.things[thing].called for thing in region.things]
    parts += [f"{count} {spaced(word)}" for word, count in region.marks]
    near = [f"{board.regions[root].id} ({spaced(board.tiles.borders[kind])})" for root, kind in region.near]
    return ", ".join(parts) + (f"; beside {', '.join(near)}" if near else "")
