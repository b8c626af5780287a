"""Messages about ways between places: which may be used, and what they cost: L412 to L416."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

MAP = (
    "kind town\nkind road\n    cost: number = 1\n\nboard map\n    places town\n    links road\n\n"
    "town Hill\ntown Shore\ntown Port\n\nlink road between Hill and Shore\nlink road from Shore to Port\n"
)
TWO_KINDS = MAP.replace("links road", "links road, ferry").replace("board map", "kind ferry\n\nboard map") + (
    "link ferry between Hill and Port\n"
)
SET = "state far: number = 0\n\nsetup\n    far becomes "

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L412",
        title="a way of a negative cost",
        message="the {field} of `{name}` is a cost, and no way can cost less than 0 || no way can cost less than 0",
        label="less than 0",
        help="a way costs 0 or more; let what it gives be gained in a step",
        explain=(
            "Behind `at` stands what each way costs, and a search adds these numbers up. With a negative one there "
            "might be no cheapest path: going round in a circle would make it cheaper and cheaper."
        ),
        bad=MAP + "    cost -1\n" + SET + "(distance from Hill to Port at cost of it)\n",
        good=MAP + "    cost 3\n" + SET + "(distance from Hill to Port at cost of it)\n",
    ),
    Entry(
        code="L413",
        title="ways that a board does not have",
        message=(
            "the board `{board}` joins places by {known}, not by this || the board `{board}` has no links and no edges"
        ),
        label="did you mean `{close}`? || no links of this board",
        help="behind `by` stand links, such as `roads` or `(roads where rough of it)`, or a word of the line `edges`",
        explain=(
            "`by` says which links a way may use: a list of things that the board names in its `links` line, perhaps "
            "with a filter, or a word of its `edges` line. A grid has neither; there a list behind `through` says "
            "which places a way may use."
        ),
        bad=MAP + SET + "(distance from Hill to Port by road)\n",
        good=MAP + SET + "(distance from Hill to Port by (roads where cost of it is less than 3))\n",
    ),
    Entry(
        code="L414",
        title="links said twice",
        message="`{word} of` says which links may be used, and so does `by`",
        label="the second time",
        help="write the links once: `(path of roads from a to b)` lists links, `(path from a to b by roads)` places",
        explain=(
            "`(path of roads from a to b)` is the list of the links on the way, `(path from a to b by roads)` that of "
            "the places. In both, the list of roads may have a filter."
        ),
        bad=MAP + SET + "count (path of roads from Hill to Port by roads)\n",
        good=MAP + SET + "count (path of roads from Hill to Port)\n",
    ),
    Entry(
        code="L415",
        title="a limit of a reach that cannot be used",
        message="on a board of laid tiles, `reach` has no `{word}`{laid:.0} || `{word}` is there twice",
        label="without this",
        help="it is written `reach from s with 3 by roads at cost of it through towns`",
        explain=(
            "Behind `reach from S`, `with` says what a way may cost, `by` which links it may use and `at` what each "
            "costs, each at most once. Boards of laid tiles have only the plain `reach from S through C`."
        ),
        bad=MAP + SET + "count (reach from Hill with 3 with 4 through towns)\n",
        good=MAP + SET + "count (reach from Hill with 3 through towns)\n",
    ),
    Entry(
        code="L416",
        title="links of several kinds",
        message="this map has links of several kinds, so a cost needs the links",
        label="{links}?",
        help="say which links are meant: {links}",
        explain=(
            "Behind `at`, `it` is a link. If a map has links of several kinds, `by` says which are meant. For all of "
            "them, let the kinds be below one kind, and name that kind in the `links` line."
        ),
        bad=TWO_KINDS + SET + "(distance from Hill to Port at cost of it)\n",
        good=TWO_KINDS + SET + "(distance from Hill to Port by roads at cost of it)\n",
    ),
)
