"""Words for mistakes about how a game ends: codes L463 to L464."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

DEFENCE = (
    "resource walls\n\ncourse\n    turns until walls of player 1 is 3\n        gain 1 walls\n\n"
    "win Safe for players when ended\n"
)

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L463",
        title="one player among players who win or lose together",
        message=(
            "players who win or lose together are not chosen among; `{word}` has nothing to do here || "
            "`lose {name}` is about all players, not about `{player}`"
        ),
        label="`{word}` chooses among several players || all players lose together",
        help=(
            "leave `for {player}` out; if only `{player}` loses, say who wins: `win {name} for q … where q is not "
            "{player}` || leave it out, or write `win {name} for p …` if only the best win"
        ),
        explain=(
            "`win … for players` and `lose …` end a game for all players alike: in a co-operative game everybody wins "
            "or everybody loses. So nothing is chosen among them by `most`, `least` or `shared`. A player who loses "
            "alone lets the others win, and that is written as a `win` for these."
        ),
        bad=DEFENCE + "lose Breach for p when ended\n    needs walls of p is 0\n",
        good=DEFENCE + "lose Breach when ended\n    needs any p among players where walls of p is 0\n",
    ),
    Entry(
        code="L464",
        title="an unknown ending",
        message="no `win` or `lose` is called `{name}`",
        label="did you mean `{close}`? || not declared",
        help="write the name behind `win` or `lose`; `ends` alone means that the game is over",
        explain=(
            "`ends with NAME` below `expect` says that the game is over and which `win` or `lose` decided. `ends` "
            "alone says only that it is over."
        ),
        bad=DEFENCE + 'example "safe"\n    expect\n        ends with Saved\n',
        good=DEFENCE + 'example "safe"\n    expect\n        ends with Safe\n',
    ),
)
