"""Messages about links, the things that join places of a map: L290 to L294."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

ROADS = (
    "kind town\nkind road\n    cost: number = 1\n\nboard map\n    places town\n    links road\n\n"
    "town Hill\ntown Shore\n\n"
)
PEBBLES = (
    '=== game.yaml\nname: pebbles\ntitle: Pebbles\n=== pebbles.law\ngame "Pebbles"\n    players 2\n\n'
    f'{ROADS}link road between Hill and Shore\n\ncourse\n    end\n\nscore for p\n    "points" = 0\n'
)

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L290",
        title="a link of a kind that no board links by",
        message="no map has links of the kind `{word}`",
        label="did you mean `{close}`? || name the kind in the `links` line of a board",
        help="a map says which kinds of things join its places: `links road` below `places town`",
        explain=(
            "A `link` is a thing that joins two places of a map. The board says in its line `links` of which kinds "
            "they are; the kind has their fields."
        ),
        bad=ROADS.replace("    links road\n", "    edges way\n") + "link road between Hill and Shore\n",
        good=ROADS + "link road between Hill and Shore\n",
    ),
    Entry(
        code="L291",
        title="a link that leads nowhere",
        message="`{name}` does not say which places it joins",
        label="write it as a link",
        help="`link {word} from A to B` leads one way, `link {word} between A and B` both ways",
        explain=(
            "All things of a kind that stands in the `links` line of a board are links, and every link says what it "
            'joins. It may have a name: `link road "Old Pass" from Hill to Shore`.'
        ),
        bad=ROADS + 'road "Old Pass"\nlink road between Hill and Shore\n',
        good=ROADS + 'link road "Old Pass" from Hill to Shore\nlink road between Hill and Shore\n',
    ),
    Entry(
        code="L292",
        title="two links without names between the same places",
        message="there is already a {word} without a name from `{one}` to `{two}`",
        label="give this one a name",
        help='write a name behind the kind: `link {word} "Old Pass" from A to B`',
        explain=(
            "Several links may join the same places. A link without a name is called after its places (`Hill-Shore`), "
            "so at most one of its kind that starts and ends there can do without one."
        ),
        bad=ROADS + "link road between Hill and Shore\nlink road from Hill to Shore\n",
        good=ROADS + 'link road between Hill and Shore\nlink road "Old Pass" from Hill to Shore\n',
    ),
    Entry(
        code="L293",
        title="a kind that cannot be one of links",
        message="the kind `{word}` already belongs to the board `{other}`",
        label="declare another kind for links",
        help="places and links are things of different kinds, and a kind of links belongs to one board",
        explain=(
            "A thing is a place or a link, not both, and a link joins places of one map. Kinds below the same kind may "
            "be links of one board: then name that kind in the `links` line."
        ),
        bad=ROADS.replace("links road", "links town") + 'road "Old Pass"\n',
        good=ROADS + "link road between Hill and Shore\n",
    ),
    Entry(
        code="L294",
        title="a link and its places in different modules",
        message=(
            "`{name}` joins a place of another module{outside:.0} || `{name}` belongs to a module, and both its places "
            "to every game"
        ),
        label="not in the module of one of its places",
        help=(
            "a link to a place of a module is declared in that module{outside:.0} || use a field, such as "
            "`open: yes_no = no`, and filter: `by (roads where open of it)`"
        ),
        explain=(
            "In a game without a module its places do not exist, nor do the links that lead there; so they are "
            "declared together. The neighbours of the places of every game are the same in all games."
        ),
        bad=PEBBLES + "=== marsh.law\nmodule Marsh\n\nlink road from Shore to Hill\n",
        good=PEBBLES + "=== marsh.law\nmodule Marsh\n\ntown Fen\nlink road between Shore and Fen\n",
    ),
)
