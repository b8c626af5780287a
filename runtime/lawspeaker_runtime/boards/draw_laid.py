r"""How the borders of laid tiles are drawn: a sign in each corner, between a side and the next.

+--------+
|\      /|      a border of the first kind comes in from the corners in the upper left and right,
|~       |      one of the second kind in the lower left
+--------+
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.boards.tiles import TileSet, border_between

# By corner, between a side and the next clockwise: northeast, southeast, southwest, northwest.
FIRST_KIND: Final = "/\\/\\"
OTHER_KINDS: Final = "~=#%&"
NO_BORDER: Final = ":"


def corner(tiles: TileSet, one: int, two: int, side: int) -> str:
    """Return the sign for what lies between a side and the next: nothing, or a border of some kind."""
    if one == two:
        return " "
    kind = border_between(tiles, one, two)
    if kind < 0:
        return NO_BORDER
    return FIRST_KIND[side] if kind == 0 else OTHER_KINDS[(kind - 1) % len(OTHER_KINDS)]
