"""Messages about specs that could not be played: L420 to L427."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

DECK = "\npile deck: card\n\nsetup\n    put cards into deck\n"

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L420",
        title="points of a game without a score",
        message="this game has no `score`, so there are no points",
        label="no points to ask for",
        help="declare one, `score for p`, or ask for what the `win` looks at",
        explain=(
            "`score of p` is what the `score` of the game counts for a player. A game that is only won by a `win` "
            "has no score."
        ),
        bad=(
            "resource gold\n\nwin Rich for p when ended\n    most gold of p\n\n"
            "value lead -> number = score of player 1\n\nsetup\n    gain lead gold for player 1\n"
        ),
        good=(
            'resource gold\n\nscore for p\n    "gold" = gold of p\n\n'
            "value lead -> number = score of player 1\n\nsetup\n    gain lead gold for player 1\n"
        ),
    ),
    Entry(
        code="L421",
        title="the end of the game cannot be replaced",
        message="nothing can happen instead of `ended`",
        label="the game ends all the same",
        help="`when ended` lets something happen at the end; to go on, let the `course` go on",
        explain=(
            "The event `ended` is announced when the course is over or at `end`. What it triggers still counts, but "
            "there is nothing that could be replaced: the game is over then."
        ),
        bad="resource gold\n\ninstead of ended\n    gain 1 gold for player 1\n",
        good="resource gold\n\nwhen ended\n    gain 1 gold for player 1\n",
    ),
    Entry(
        code="L422",
        title="only the game announces its end",
        message="`ended` is announced by the game itself",
        label="cannot be announced by a rule",
        help="write `end`: the game is over then, and what waits for `ended` happens",
        explain=(
            "The event `ended` happens once, when the course is over or at `end`. A rule that wants the game to end "
            "says `end`; one that wants something to happen at other times, too, has an event of its own."
        ),
        bad="course\n    announce ended\n",
        good="course\n    end\n",
    ),
    Entry(
        code="L423",
        title="a state that begins with an empty seat",
        message="`{seat}` does not play in a game of {least}, so `{word}` cannot begin with `{seat}`",
        label="this seat may be empty",
        help="begin with a seat that is always taken, or declare it `optional player` and set it in `setup`",
        explain=(
            "A state has its first value in every game, also in those of fewer players. A seat that may be empty is "
            "set in `setup`, after asking for it: `if Green is in players`."
        ),
        bad='game "Example"\n    players 2 to 3\n    named Red, Blue, Green\n\nstate dealer: player = Green\n\n'
        "setup\n    dealer becomes left of dealer\n",
        good='game "Example"\n    players 2 to 3\n    named Red, Blue, Green\n\nstate dealer: player = Blue\n\n'
        "setup\n    dealer becomes left of dealer\n",
    ),
    Entry(
        code="L424",
        title="a direction in a game without a grid",
        message="there are no directions without a board of squares or hexes",
        label="no board has directions",
        help="declare a board with a `grid` or with `hexes`, or an enum of your own",
        explain=(
            "`direction` is one of the eight directions of a grid, or of those of a board of hexes. In a game without "
            "such a board there is none to choose from."
        ),
        bad="state ways: list of direction\n\nsetup\n    ways becomes nothing\n",
        good=(
            "board field\n    grid 3 by 3 squares\n\nstate ways: list of direction\n\nsetup\n    ways becomes nothing\n"
        ),
    ),
    Entry(
        code="L425",
        title="an amount in a game without resources",
        message="there is no resource in this game, so there is no `{word}`",
        label="of what?",
        help="declare what is counted: `resource food`",
        explain=(
            "`bundle` is an amount of resources, `resource` one of them. A game that declares no resource has neither, "
            "and nothing can be gained, lost or paid in it."
        ),
        bad="state stock: bundle\n\nsetup\n    stock becomes nothing\n",
        good="resource food\nstate stock: bundle\n\nsetup\n    stock becomes 2 food\n",
    ),
    Entry(
        code="L426",
        title="a field that needs itself",
        message="`{field}` needs its own value",
        label="this leads back to `{field}`",
        help="write a number, or ask only for fields that do not ask back",
        explain=(
            "The default of a field may use the other fields of the thing. Two fields that need each other, or "
            "one that needs itself, have no value."
        ),
        bad="kind card\n    rank: number = 3\n    worth: number = worth + rank\n\ncard Ace\n" + DECK,
        good="kind card\n    rank: number = 3\n    worth: number = rank + 1\n\ncard Ace\n" + DECK,
    ),
    Entry(
        code="L427",
        title="a win for something that is no player",
        message="`{word}` is {type:a}, and only a player can win",
        label="who wins?",
        help="name a field of the event that is a player, or another word: then every player is looked at",
        explain=(
            "`win NAME for p when E` is about the player who is the field p of the event. A field that is a list, "
            "a number or an `optional player` names no winner."
        ),
        bad=("event met by p: list of player\n\nwin Meeting for p when met\n\ncourse\n    announce met by players\n"),
        good=("event met by p: player\n\nwin Meeting for p when met\n\ncourse\n    announce met by player 1\n"),
    ),
)
