"""Words for types that cannot be, found by resolve and check: codes L410 and L411."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

TYPES: tuple[Entry, ...] = (
    Entry(
        code="L410",
        title="a list of what is no single value",
        message="a list cannot hold {type}",
        label="each of a list must be a single value",
        help="keep a list for each player or thing: `state X of player: list of number`; for yes and no use an enum",
        explain=(
            "A list holds single values: numbers, players, things, places, words of an enum, resources. It cannot hold "
            "lists, bundles, or yes and no. Several lists are kept as a state or a field of something: "
            "`state path of player: list of square` is a list for each player, `path: list of square` in a kind a list "
            "for each thing. For yes and no declare an enum (`enum answer: agreed or refused`), or keep only those "
            "in the list that agreed. `choose b from (yes, no)` is possible."
        ),
        bad="state paths: list of list of number\n",
        good="state paths of player: list of number\n",
    ),
    Entry(
        code="L411",
        title="an optional list, bundle or yes_no",
        message="{type} cannot be optional",
        label="this has an empty value of its own, or only two values",
        help="leave out `optional`: a list or a bundle may be empty; for yes, no and neither use an enum",
        explain=(
            "`optional T` is a T or nothing. A list and a bundle may be empty, so they need no `optional`: ask "
            "`is empty`. `yes_no` has two values; for three, declare an enum with three words."
        ),
        bad="state path: optional list of number\n",
        good="state path: list of number\n",
    ),
)
