"""Messages about built lists, ranges, numbers with a half, piles of an enum or a kind: L485 to L489, L495, W545."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

CARD = "kind card\n    rank: 1 to 6\n    every rank\n\npile row: card\n\nsetup\n    put cards into row\n"

GRID = "board field\n    grid 5 by 5 squares\nstate round: number = 0\n\nsetup\n"

TIERS = "enum tier: low or high\n\nkind card\n    rank: 1 to 6\n    every rank\n\n"

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L485",
        title="a list of something that lists cannot hold",
        message="a list cannot hold {type:a} for each element",
        label="this is {type:a}",
        help="a list holds numbers, things, players, places, words of an enum or resources",
        explain=(
            "`list of E for each x among C` holds one E for each x: a number, a thing, a player, a place, a word of an "
            "enum or a resource; if E is a list, it holds the elements of all of them. There are no lists of amounts, "
            "or of yes and no. Amounts are added up with `sum of E for each x among C`; who fulfils a condition is "
            "`x among C where …`."
        ),
        bad=CARD + "    let high = list of (rank of c is more than 3) for each c among row\n",
        good=CARD
        + "    let ranks = list of rank of c for each c among row\n    repeat (sum of ranks) times\n        skip\n",
    ),
    Entry(
        code="L486",
        title="a number with a fraction",
        message="`{number}` is no number here: numbers are whole",
        label="a number with a fraction",
        help=(
            "count in halves (`15` for `7.5`, and twice of everything else), or, if the half only breaks a tie, "
            "write the whole part and break the tie with `most …`"
        ),
        explain=(
            "Numbers of Law are whole. Where a rulebook has halves, there are two ways. If the half only breaks ties, "
            "as a komi of 7.5 does, give 7 points and say who wins a tie: `most 1 if p is White else 0` below `score`. "
            "If the halves add up, count in halves: every number is twice as large, so half a point is 1."
        ),
        bad="state bonus: number = 7.5\n",
        good="state bonus: number = 15\n",
    ),
    Entry(
        code="L487",
        title="a pile or state that no player owns, seen by its owner",
        message=(
            "no player owns the `{word}` of a `{of}`, so it cannot be `seen by owner` "
            "|| no player owns `{word}`, so it cannot be `seen by owner`"
        ),
        label="whose is it?",
        help="declare it `of player`, for one of each player, or write `seen by everyone` or `seen by nobody`",
        explain=(
            "`pile hand of player` and `state bid of player` are owned by a player. `pile row of tier` is there once "
            "for each `tier`, and `pile deck` once for all: everyone sees it, or nobody does."
        ),
        bad=TIERS + "pile row of tier: card, seen by owner\n\nsetup\n    put cards into row of low\n",
        good=TIERS + "pile row of tier: card, seen by nobody\n\nsetup\n    put cards into row of low\n",
    ),
    Entry(
        code="L488",
        title="piles of something without fixed values",
        message="there cannot be a `{word}` for each `{of}`",
        label="not a player, an enum or a kind",
        help="a pile is there once, or `of player`, of an enum, of a kind, or `of player for` an enum",
        explain=(
            "`pile row of tier` makes one pile for each word of the enum `tier`, or for each thing of the kind `tier`; "
            "`pile hand of player` one for each player. Numbers and other types have no fixed values: declare an enum."
        ),
        bad=TIERS + "pile row of number: card\n\nsetup\n    put cards into row of 1\n",
        good=TIERS + "pile row of tier: card\n\nsetup\n    put cards into row of low\n",
    ),
    Entry(
        code="L489",
        title="of which?",
        message="there is a `{word}` for each `{of}`",
        label="of which `{of}`?",
        help="write `{word} of` and which one is meant; `each x among` and the plural goes through all",
        explain="What is declared `of` an enum or a kind is there once for each of its words or things. Say which one.",
        bad=TIERS + "pile row of tier: card\n\nsetup\n    put cards into row\n",
        good=TIERS + "pile row of tier: card\n\nsetup\n    put cards into row of low\n",
    ),
    Entry(
        code="L495",
        title="several where one is needed",
        message="this is a list, but one {want} is needed here",
        label="which of them?",
        help=(
            "`list of (…) for each d among …` joins what `({word} … towards d)` finds for each direction d; "
            "`each d among …` goes through them "
            "|| `sum of (list of … for each …)` adds up the numbers of all lists{summed:.0} "
            "|| say which one, or go through them: `each x among …` for steps, "
            "`list of … for each x among …` for a list"
        ),
        explain=(
            "Where one is needed, a list that was filtered may stand, and its first element is taken. A plural such as "
            "`players`, a range and a list in brackets are never meant so, nor is a list of directions behind "
            "`towards`, nor a list as a part of a sum. Say which one is meant (`first …`, a variable), or say what "
            "happens for each: `each d among directions` begins a block, `sum of … for each` adds up, and "
            "`list of (ray from s towards d) for each d among directions` joins the squares of all rays."
        ),
        bad=GRID + "    let seen = (ray from c3 towards directions)\n    round becomes count seen\n",
        good=(
            GRID + "    let seen = list of (ray from c3 towards d) for each d among directions\n"
            "    round becomes count seen\n"
        ),
    ),
    Entry(
        code="W545",
        title="a range without a number in it",
        message="there is no number from {low} to {high}",
        label="always empty",
        help="write the smaller number first",
        explain=(
            "A range and `is between` go from the smaller number to the larger one, both included. Where the first "
            "is larger, the range is empty. To count downwards, write `each n among 1 to 6 in reverse`."
        ),
        bad="state round: number = 1\n\nsetup\n    each n among 6 to 1\n        raise round by n\n",
        good="state round: number = 1\n\nsetup\n    each n among 1 to 6 in reverse\n        raise round by n\n",
    ),
)
