"""Draw a map of tiles as an SVG picture; the same board gives the same bytes.

Every tile is four triangles, one for each side, in the colour of the player with the most pieces in the region.
Borders between areas run from the corners of a tile to its middle, each kind with its own stroke. The contents of a
region are written on one side of one tile.
"""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from msgspec import Struct, field

from lawspeaker.cli.screen.text_layout import SEAT_COLOURS, colour_named
from lawspeaker.cli.screen.tile_map import Region, TileMap
from lawspeaker.resolve.plurals import plural_of
from lawspeaker_runtime.boards.tiles.tile_set import border_between
from lawspeaker_runtime.game.log import spaced
from lawspeaker_runtime.rules.rules import Rules

TILE = 140
EDGE = 40
LINE = 20
LETTER = 7
MIN_WIDTH = 480
INKS = {
    "red": "#c0392b",
    "blue": "#2a6fb0",
    "green": "#3d8b40",
    "yellow": "#c9a20d",
    "magenta": "#9b4f96",
    "cyan": "#2a9d9d",
    "white": "#8a8a8a",
    "bright_red": "#e67e22",
    "bright_black": "#3b3b3b",
}
LAND, FREE = "#f2ead8", "#ffffff"
STROKES = (
    ("#2f5d34", 5, ""),
    ("#2a6fb0", 5, "12 6"),
    ("#7a4a21", 5, "3 5"),
    ("#9b4f96", 5, "14 4 3 4"),
    ("#444444", 3, "1 4"),
)
NO_BORDER = ("#b7ac93", 2, "2 5")
# The corner after each side, clockwise, as an offset from the middle in half tiles: northeast, southeast, …
CORNERS = ((1, -1), (1, 1), (-1, 1), (-1, -1))
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Picture(Struct):
    """The lines of an SVG picture."""

    lines: list[str] = field(default_factory=list)

    def add(self, tag: str, text: str = "", **attributes: object) -> None:
        """Add an element; underscores in the names of attributes become hyphens."""
        text_parts = "".join(f" {key.replace('_', '-')}={quoteattr(str(value))}" for key, value in attributes.items())
        self.lines.append(f"  <{tag}{text_parts}>{escape(text)}</{tag}>" if text else f"  <{tag}{text_parts}/>")

    def write(self, x: float, y: float, text: str, size: int = 12, ink: str = "#222222", **more: object) -> None:
        """Add a text centred on a point."""
        attributes_of_text = {"x": number(x), "y": number(y), "font_size": size, "fill": ink}
        self.add("text", text, **{**attributes_of_text, "text_anchor": "middle", **more})


def number(value: float) -> str:
    """Return a number with at most one decimal.

    >>> number(12.0), number(0.5)
    ('12', '0.5')
    """
    return f"{value:.1f}".removesuffix(".0")


def svg_of(board: TileMap, rules: Rules, players: int, caption: str) -> str:
    """Return the picture of a map as SVG text."""
    cells = [board.cell(cell) for cell in [*board.at, *board.layout.cells]] or [(0, 0)]
    left, top = min(column for column, _ in cells), max(row for _, row in cells)
    across = max(column for column, _ in cells) - left + 1
    down = top - min(row for _, row in cells) + 1
    picture = Picture()
    label_at = label_positions(board)
    for cell in sorted([*board.at, *board.layout.cells]):
        column, row = board.cell(cell)
        x, y = EDGE + (column - left) * TILE + TILE / 2, EDGE + LINE + (top - row) * TILE + TILE / 2
        if cell in board.at:
            draw_tile(picture, board, rules, board.at[cell], x, y)
        else:
            draw_free(picture, x, y, f"{column + 1},{row + 1}")
    for cell in sorted(board.at):
        column, row = board.cell(cell)
        x, y = EDGE + (column - left) * TILE + TILE / 2, EDGE + LINE + (top - row) * TILE + TILE / 2
        draw_texts(picture, board, rules, cell, (x, y), label_at)
    longest = max((len(region_text(board, rules, one)) for one in board.regions.values()), default=0)
    width = 2 * EDGE + max(across * TILE, LETTER * longest, MIN_WIDTH)
    height = legend(picture, board, rules, players, EDGE * 2 + LINE + down * TILE)
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    head = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">',
        f"  <title>{escape(caption)}</title>",
        f'  <rect width="{width}" height="{height}" fill="{FREE}"/>',
        f'  <text x="{EDGE}" y="{EDGE - 10}" font-size="16" fill="#222222">{escape(caption)}</text>',
    ]
    return "\n".join([*head, *picture.lines, "</svg>"]) + "\n"


def label_positions(board: TileMap) -> dict[int, tuple[int, int]]:
    """Return the cell and side on which the contents of each region are written."""
    found: dict[int, tuple[int, int]] = {}
    for cell in sorted(board.at):
        for side, area in enumerate(board.sides(board.at[cell])):
            found.setdefault(board.layout.root[area], (cell, side))
    return found


def ink_of(rules: Rules, player: int) -> str:
    """Return a player's colour."""
    text_parts = dict(rules.colours).get(rules.seat(player), "")
    style = (
        colour_named(text_parts) or colour_named(rules.seat(player)) or SEAT_COLOURS[(player - 1) % len(SEAT_COLOURS)]
    )
    return INKS[style]


def draw_tile(picture: Picture, board: TileMap, rules: Rules, rotated: int, x: float, y: float) -> None:
    """Draw the four triangles, the borders and the outline of a tile."""
    half = TILE / 2
    areas = board.sides(rotated)
    for side, area in enumerate(areas):
        one, two = CORNERS[side - 1], CORNERS[side]
        points = " ".join(
            f"{number(px)},{number(py)}"
            for px, py in ((x, y), (x + one[0] * half, y + one[1] * half), (x + two[0] * half, y + two[1] * half))
        )
        owner = board.region(area).owner
        tint = {"fill": ink_of(rules, owner), "fill_opacity": "0.45"} if owner else {"fill": LAND}
        picture.add("polygon", points=points, **tint)
    for side, (right, low) in enumerate(CORNERS):
        one_area, two_area = areas[side], areas[(side + 1) % 4]
        if one_area != two_area:
            kind = border_between(board.tiles, one_area, two_area)
            draw_line(picture, (x, y), (x + right * half, y + low * half), stroke_of(kind))
    picture.add("rect", x=number(x - half), y=number(y - half), width=TILE, height=TILE, fill="none", stroke="#cfc4aa")


def stroke_of(kind: int) -> tuple[str, int, str]:
    """Return the colour, width and dashes of a kind of border; -1 means that there is no border."""
    return STROKES[kind % len(STROKES)] if kind >= 0 else NO_BORDER


def draw_line(
    picture: Picture, start: tuple[float, float], end: tuple[float, float], stroke: tuple[str, int, str]
) -> None:
    """Draw a line with a stroke."""
    ink, wide, dashes = stroke
    dashed = {"stroke_dasharray": dashes} if dashes else {}
    picture.add(
        "line",
        x1=number(start[0]),
        y1=number(start[1]),
        x2=number(end[0]),
        y2=number(end[1]),
        stroke=ink,
        stroke_width=wide,
        stroke_linecap="round",
        **dashed,
    )


def draw_free(picture: Picture, x: float, y: float, name: str) -> None:
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
    )
    picture.write(x, y + 4, name, ink="#aaaaaa")


def draw_texts(
    picture: Picture,
    board: TileMap,
    rules: Rules,
    cell: int,
    middle: tuple[float, float],
    label_at: dict[int, tuple[int, int]],
) -> None:
    """Write the region and marks on each side of a tile, and the contents of a region where its label is."""
    areas = board.sides(board.at[cell])
    for side, area in enumerate(areas):
        region = board.region(area)
        x, y = middle[0] + SIDES[side][0] * TILE * 0.32, middle[1] + SIDES[side][1] * TILE * 0.34
        picture.write(x, y, region.id, 11, "#555555")
        if areas.index(area) == side:
            marks = zip(board.tiles.marks, board.tiles.area_marks[area], strict=True)
            text_parts = ", ".join(
                f"{count} {spaced(word)}" if count > 1 else spaced(word) for word, count in marks if count
            )
            if text_parts:
                picture.write(x, y + 12, text_parts, 9, "#7a5b2e", font_style="italic")
        if label_at[region.root] == (cell, side):
            inner = (middle[0] + SIDES[side][0] * TILE * 0.15, middle[1] + SIDES[side][1] * TILE * 0.15)
            draw_contents(picture, rules, region, *inner)


def draw_contents(picture: Picture, rules: Rules, region: Region, x: float, y: float) -> None:
    """Draw pieces as discs with their numbers, and write the names of things below them."""
    start = x - (len(region.pieces) - 1) * 11
    for index, part in enumerate(region.pieces):
        ink = ink_of(rules, part.owner) if part.owner else "#555555"
        at = start + index * 22
        picture.add("circle", cx=number(at), cy=number(y), r=10, fill=ink, stroke="#ffffff", stroke_width=2)
        picture.write(at, y + 4, f"{part.count}", 11, "#ffffff", font_weight="bold")
    for index, thing in enumerate(region.things):
        picture.write(x, y + 20 + 11 * index, rules.things[thing].called, 10, "#222222", font_weight="bold")


def legend(picture: Picture, board: TileMap, rules: Rules, players: int, top: int) -> int:
    """Draw the legend and the list of regions; return the height of the picture."""
    x = EDGE
    for kind, word in enumerate(board.tiles.borders):
        draw_line(picture, (x, top), (x + 40, top), stroke_of(kind))
        picture.write(x + 50, top + 4, spaced(word), text_anchor="start")
        x += 130
    y = top + LINE + 4
    x = EDGE
    for player in range(1, players + 1):
        picture.add("circle", cx=x + 8, cy=y - 4, r=8, fill=ink_of(rules, player))
        picture.write(x + 22, y, rules.seat(player), text_anchor="start")
        x += 110
    for region in board.regions.values():
        y += LINE
        picture.write(EDGE, y, region_text(board, rules, region), text_anchor="start")
    return y + EDGE


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
