"""Messages about boards, their places and tiles: L214 to L217, L236 to L244, L254, L265 to L267."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

MAP = "kind region\n    value: number = 1\n\nboard map\n    places region\n    edges border\n\n"
LAND = (
    "kind tile\n\nboard land\n    laid from tile\n    size 5 by 5\n    areas field\n    borders hedge\n"
    "    marks sheep\n\n"
)
LAY = '\nsetup\n    lay (tile "01") at (spot at 3, 3 rotated 0)\n'
WHOLE = 'tile "01"\n    area m on north, east, south, west\n'
HALVES = 'tile "01"\n    area n on north, east\n    area s on south, west\n'

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L214",
        title="an unknown line of a board",
        message="{form:a} has no line `{word}` || a board has no line `{word}` || a board does not know this line",
        label="did you mean `{close}`? || {form:a} does not have this || not a line of a board",
        help="lines are `grid`, `hexes`, `circle`, `places`, `edges`, `links`, `neighbours`, `laid from`, `size` …",
        explain=(
            "The body of a board says what it is: `grid 8 by 8 squares`, `hexes 5 by 5 cells`, `circle 6 spaces`, "
            "`places region, sea`, or `laid from tile`. With a grid goes `neighbours`, with places go `edges` and "
            "`links`, with laid tiles go `size`, `areas`, `borders` and `marks`."
        ),
        bad="board field\n    grid 8 by 8 squares\n    neighbors orthogonal\n",
        good="board field\n    grid 8 by 8 squares\n    neighbours orthogonal, diagonal\n",
    ),
    Entry(
        code="L215",
        title="a board without a shape",
        message="the board `{word}` does not say what it is",
        label="a grid, a circle, places, or laid tiles?",
        help="add a line such as `grid 8 by 8 squares`",
        explain="A board is a `grid`, `hexes`, a `circle`, `places` of declared kinds, or `laid from` tiles.",
        bad="board field\n    neighbours orthogonal\n",
        good="board field\n    grid 8 by 8 squares\n    neighbours orthogonal\n",
    ),
    Entry(
        code="L216",
        title="a line of a board that is not complete",
        message="this line of the board cannot be read",
        label="write it like `{example}`",
        help="the last word of `grid`, `hexes` and `circle` is the plural of what one place is called",
        explain=(
            "`grid 8 by 8 squares` makes 64 places, each a `square`; `circle 6 spaces` makes a ring of six. The other "
            "lines list words, with commas between them; `size` gives the columns and rows tiles may be laid on."
        ),
        bad="board field\n    grid 8 squares\n",
        good="board field\n    grid 8 by 8 squares\n",
    ),
    Entry(
        code="L217",
        title="a board of an impossible size",
        message=(
            "a board cannot have {sizes} different sizes{most:.0} || a board of {width} by {height} is not possible"
        ),
        label="at most {most} || from 1 to 100 each way",
        help="let fewer sizes be chosen{most:.0} || a board has 1 to 100 columns and rows",
        explain=(
            "Every place of a board has a number of its own, so boards have a limit: 100 by 100. A board whose size "
            "depends on options or players has at most 40 sizes, and each of them is possible."
        ),
        bad="board field\n    grid 0 by 8 squares\n",
        good="board field\n    grid 1 by 8 squares\n",
    ),
    Entry(
        code="L236",
        title="a board of laid tiles that is not complete",
        message="the board `{word}` does not say its `{missing}`",
        label="add a line such as `{example}`",
        help="a board that is laid from tiles has lines `size` and `areas`",
        explain=(
            "Tiles are laid on a table of a certain size (`size 9 by 9`), and the areas that grow together on them "
            "have a name (`areas meadow` makes `meadow` a kind of place)."
        ),
        bad=LAND.replace("    size 5 by 5\n", "") + WHOLE,
        good=LAND + WHOLE + LAY,
    ),
    Entry(
        code="L237",
        title="a board of two shapes",
        message="the board `{word}` has two shapes",
        label="the second one",
        help="keep one of them; a game may have several boards",
        explain="A board is one thing: a grid, a ring, a map of places, or laid tiles. Two shapes are two boards.",
        bad="board field\n    grid 8 by 8 squares\n    circle 6 spaces\n",
        good="board field\n    grid 8 by 8 squares\n\nboard wheel\n    circle 6 spaces\n",
    ),
    Entry(
        code="L238",
        title="an unknown way of being neighbours",
        message="squares cannot be neighbours in the way `{word}`",
        label="did you mean `{close}`? || `orthogonal` or `diagonal`",
        help="write `neighbours orthogonal`, `neighbours diagonal`, or both with a comma",
        explain=(
            "On a grid the squares above, below and beside a square are its orthogonal neighbours, the other four its "
            "diagonal ones. Without the line it is the orthogonal ones that count."
        ),
        bad="board field\n    grid 8 by 8 squares\n    neighbours diagonol\n",
        good="board field\n    grid 8 by 8 squares\n    neighbours diagonal\n",
    ),
    Entry(
        code="L239",
        title="an unknown side of a tile",
        message="a tile has no side `{word}` || this is not a side of a tile",
        label="did you mean `{close}`? || a side is north, east, south or west",
        help="sides are `north`, `east`, `south` and `west`, as the tile lies without a turn",
        explain="`area n on north, east` says which sides of the square tile an area touches.",
        bad=LAND + HALVES.replace("north", "nroth"),
        good=LAND + HALVES + LAY,
    ),
    Entry(
        code="L240",
        title="a side in two areas",
        message="the {side} side of `{name}` is in two areas",
        label="the second one",
        help="every side of a tile belongs to exactly one area",
        explain=(
            "Areas grow together across the sides where tiles meet, so each side belongs to one area. If two areas "
            "share a side in the game, they are one area, or the side's middle decides."
        ),
        bad=LAND + HALVES.replace("on south, west", "on south, west, north"),
        good=LAND + HALVES + LAY,
    ),
    Entry(
        code="L241",
        title="a side in no area",
        message="no area of `{name}` touches the {sides}",
        label="which area is in the {sides}?",
        help="add the side to one of its areas: `area n on north, east`",
        explain="Every side of a tile touches the next tile with one of its areas, so all four sides are named.",
        bad=LAND + HALVES.replace("on south, west", "on south"),
        good=LAND + HALVES + LAY,
    ),
    Entry(
        code="L242",
        title="an unknown word on a tile",
        message="{owner} has no {sort} `{word}` || this is not {sort:a} of {owner}",
        label="did you mean `{close}`? || not declared",
        help="the board declares its `borders` and `marks`; a tile names its own areas",
        explain=(
            "The marks behind `with` and the sort of a border are words of the board's lines `marks` and `borders`. "
            "The areas of a border are areas of the same tile."
        ),
        bad=LAND + HALVES.replace("north, east", "north, east with shep"),
        good=LAND + HALVES.replace("north, east", "north, east with sheep") + LAY,
    ),
    Entry(
        code="L243",
        title="a line of a tile that is not complete",
        message="this line of the tile cannot be read",
        label="write it like `{example}`",
        help="an area has a name of its own and the sides it touches; a border lies between two areas",
        explain=(
            "`area n on north, east with food` is an area called n that touches two sides and has a mark; "
            "`border rough from n to s` keeps two areas of the same tile apart."
        ),
        bad=LAND + HALVES + "    border hedge from n\n",
        good=LAND + HALVES + "    border hedge from n to s\n" + LAY,
    ),
    Entry(
        code="L244",
        title="joined to itself",
        message=(
            "`{name}` cannot be its own neighbour || the area `{area}` cannot have a border with itself || "
            "a link cannot lead from `{link}` to itself"
        ),
        label="the same one",
        help="name another one",
        explain=(
            "An edge and a link join two different places, and a border lies between two different areas of a tile."
        ),
        bad=MAP + "region North\n    border South\nregion South\n    border South\n",
        good=MAP + "region North\n    border South\nregion South\n    border North\n",
    ),
    Entry(
        code="L254",
        title="a board without places",
        message="the board `{word}` has no places",
        label="no {kind} is declared",
        help='declare some: `{kind} "…"`',
        explain=(
            "A board of `places` consists of things of these kinds, and a board that is `laid from` tiles of these "
            "tiles. At least one has to be declared."
        ),
        bad="kind region\n    value: number = 1\n\nboard map\n    places region\n",
        good="kind region\n    value: number = 1\n\nboard map\n    places region\n\nregion North\n",
    ),
    Entry(
        code="L265",
        title="a position that cannot be read",
        message="this is not a position",
        label="write it like `position 4, 2`",
        help="the first number counts steps to the right, the second steps upwards",
        explain=(
            "`position 4, 2` in a place of a map says where pictures draw it. Both are whole numbers from 0; only "
            "their differences matter, because a picture is scaled to its size."
        ),
        bad=MAP + "region North\n    position 4\n    border South\nregion South\n    position 4, 0\n",
        good=MAP + "region North\n    position 4, 2\n    border South\nregion South\n    position 4, 0\n",
    ),
    Entry(
        code="L266",
        title="a place without a position",
        message="`{name}` has no position, but other places have one",
        label="where is it drawn?",
        help="add a line `position 4, 2` to it, or take the positions of all places away",
        explain=(
            "Either every place of a map says where it is drawn, or none does; then pictures lay the map out "
            "themselves. A mixture cannot be drawn."
        ),
        bad=MAP + "region North\n    position 4, 2\n    border South\nregion South\n",
        good=MAP + "region North\n    position 4, 2\n    border South\nregion South\n    position 4, 0\n",
    ),
    Entry(
        code="L267",
        title="two places with one position",
        message="`{name}` is drawn on top of `{other}`",
        label="the same position",
        help="give it another position",
        explain="Places are drawn as discs, so each needs a position of its own.",
        bad=MAP + "region North\n    position 4, 2\n    border South\nregion South\n    position 4, 2\n",
        good=MAP + "region North\n    position 4, 2\n    border South\nregion South\n    position 4, 0\n",
    ),
)
