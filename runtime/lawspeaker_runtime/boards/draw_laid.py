r"""Laid tiles as text for terminals: a box for each cell, on each side the group that has it.

                 5
       +--------------------+
       |\       01 n       /|      a border of the first kind comes in from the corners in the upper left and right,
     5 |02 w     01     01 s|      one of the second kind in the lower left
       |~       01 s        |
       +--------------------+

Empty cells where a tile could lie show their column and row.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.boards.ground import Ground
from lawspeaker_runtime.boards.tiles import TileSet, border_between

# By corner, between a side and the next clockwise: northeast, southeast, southwest, northwest.
FIRST_KIND: Final = "/\\/\\"
OTHER_KINDS: Final = "~=#%&"
NO_BORDER: Final = ":"


def draw_laid(tiles: TileSet, g: Ground, texts: list[str]) -> str:
    """Draw the table; `texts` are what to write for each group, by root; an empty text or list writes its name."""
    laid = {spot // 4: 4 * k + spot % 4 for k, spot in enumerate(g.spot_of) if spot >= 0}
    shown = [*laid, *g.cells]
    if not shown:
        return "no tile has been laid"
    columns = range(min(cell % tiles.width for cell in shown), max(cell % tiles.width for cell in shown) + 1)
    rows = range(max(cell // tiles.width for cell in shown), min(cell // tiles.width for cell in shown) - 1, -1)
    labels = [label_of(tiles, root, texts) for root in g.roots]
    width = box_width(tiles, labels)
    lines = ["    " + " ".join(str(column + 1).center(width + 2) for column in columns)]
    for row in rows:
        boxes = [draw_cell(tiles, g, row * tiles.width + column, laid, texts, width) for column in columns]
        for height in range(5):
            margin = f"{row + 1:>3} " if height == 2 else "    "
            lines.append(margin + " ".join(box[height] for box in boxes))
    lines.append(legend(tiles))
    return "\n".join(line.rstrip() for line in lines).rstrip()


def box_width(tiles: TileSet, labels: list[str]) -> int:
    """Return the inner width of a box: room for the west side, the name of the tile and the east side."""
    longest = max((len(label) for label in labels), default=1)
    return 2 * longest + max(len(name) for name in tiles.tile_names) + 4


def label_of(tiles: TileSet, root: int, texts: list[str]) -> str:
    """Return what to write for a group."""
    text = texts[root] if texts else ""
    return text or tiles.names[root]


def draw_cell(
    tiles: TileSet, g: Ground, cell: int, laid: dict[int, int], texts: list[str], width: int
) -> tuple[str, str, str, str, str]:
    """Draw one cell in five lines."""
    if cell in laid:
        return draw_tile(tiles, g, laid[cell], texts, width)
    blank = " " * (width + 2)
    if cell not in g.cells:
        return (blank, blank, blank, blank, blank)
    name = f"{cell % tiles.width + 1}, {cell // tiles.width + 1}".center(width + 2)
    return (blank, blank, name, blank, blank)


def draw_tile(tiles: TileSet, g: Ground, turned: int, texts: list[str], width: int) -> tuple[str, str, str, str, str]:
    """Draw a laid tile as it lies: its groups on the sides, its name in the middle, its borders in the corners."""
    areas = tiles.area_at[4 * turned : 4 * turned + 4]
    north, east, south, west = (label_of(tiles, g.root[area], texts) for area in areas)
    northeast, southeast, southwest, northwest = (
        corner(tiles, areas[side], areas[(side + 1) % 4], side) for side in range(4)
    )
    rim = f"+{'-' * width}+"
    middle = tiles.tile_names[turned // 4].center(width - len(west) - len(east))
    return (
        rim,
        f"|{northwest}{north.center(width - 2)}{northeast}|",
        f"|{west}{middle}{east}|",
        f"|{southwest}{south.center(width - 2)}{southeast}|",
        rim,
    )


def corner(tiles: TileSet, one: int, two: int, side: int) -> str:
    """Return the sign for what lies between a side and the next: nothing, or a border of some kind."""
    if one == two:
        return " "
    kind = border_between(tiles, one, two)
    if kind < 0:
        return NO_BORDER
    return FIRST_KIND[side] if kind == 0 else OTHER_KINDS[(kind - 1) % len(OTHER_KINDS)]


def legend(tiles: TileSet) -> str:
    """Say which sign is which border."""
    signs = ["/ \\", *OTHER_KINDS]
    return "    " + "   ".join(f"{sign} {word}" for sign, word in zip(signs, tiles.borders, strict=False))


def list_groups(tiles: TileSet, g: Ground, texts: list[str]) -> str:
    """List the groups: name, text, open or closed, on how many tiles, with which marks, beside which others."""
    lines = []
    for root in g.roots:
        facts = ["closed" if g.open_sides[root] == 0 else "open"]
        facts.append(f"{g.tiles_in[root]} tile" + ("s" if g.tiles_in[root] != 1 else ""))
        facts += [f"{count} {word}" for word, count in zip(tiles.marks, g.marks[root], strict=True) if count]
        near = [
            f"{tiles.names[other]} ({tiles.borders[kind]})"
            for other, kind in zip(g.near[root], g.kinds[root], strict=True)
        ]
        text = f" [{texts[root]}]" if texts and texts[root] else ""
        beside = f"; beside {', '.join(near)}" if near else ""
        lines.append(f"{tiles.names[root]}{text}: {', '.join(facts)}{beside}")
    return "\n".join(lines)
