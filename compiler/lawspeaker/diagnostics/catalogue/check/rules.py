"""Messages about rules, fields, examples and endings: L366 to L382, L498."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

CARD = "kind card\n    worth: number = 1\n\ncard Ace\n\n"
SEATS = 'game "Colours"\n    players 2\n    named Red, Blue\n\n'
ONE = 'course\n    choose one by player 1\n        "bet"\n            end\n        "pass"\n            skip\n\n'
TABLE = "pile table: card\n\ncourse\n    choose c by player 1 from cards\n        put c into table\n\n"
DECK = "pile deck: card\n\nsetup\n    put cards into deck\n"

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L366",
        title="an unknown value",
        message="no value or field is called `{word}`",
        label="did you mean `{close}`? || not declared with `value`, and no field of a kind",
        help="`adds` and `sets` change values and fields: `value {word} … -> number = …`",
        explain=(
            "`adds` and `sets` change a value that some file declares with `value`, or a field of things. States and "
            "resources change by steps."
        ),
        bad="value size -> number = 4\nadds 1 to sise\n",
        good="value size -> number = 4\nadds 1 to size\n",
    ),
    Entry(
        code="L367",
        title="adding to something that is not a number",
        message="`{word}` is {type:a}, and nothing can be added to it",
        label="not a number and not an amount",
        help="replace it with `sets {word} … to …`",
        explain="`adds` sums up numbers or amounts of goods. Any other value is replaced with `sets`.",
        bad="value first_player -> player = player 1\nadds 1 to first_player\n",
        good="value first_player -> player = player 1\nsets first_player to player 2\n",
    ),
    Entry(
        code="L368",
        title="ignoring something else than things",
        message="only things by name can be ignored",
        label="not the name of a thing",
        help="`ignores Mill, Tower where …`",
        explain="`ignores` switches off the rules of things, so it names things.",
        bad=CARD + "ignores 3 where 1 is 1\n",
        good=CARD + "ignores Ace where 1 is 1\n",
    ),
    Entry(
        code="L369",
        title="a field without a value",
        message="`{name}` does not say its `{field}`",
        label="`{field}` is missing",
        help="add a line `{field} …`, or give the field a default in the kind",
        explain="Every thing of a kind has a value for every field: its own, or the default of the kind.",
        bad="kind card\n    worth: number\n\ncard Ace\n",
        good="kind card\n    worth: number\n\ncard Ace\n    worth 11\n\n" + DECK,
    ),
    Entry(
        code="L370",
        title="a field without anything behind it",
        message="`{field}` of `{name}` needs steps below it{steps:.0} || `{field}` of `{name}` needs a value behind it",
        label="what does it do?{steps:.0} || which `{field}`?",
        help=(
            "a field of type `steps` has a block below it{steps:.0} || only a yes_no field stands alone, and "
            "then means yes"
        ),
        explain="A field line is the field and its value. A field of type yes_no may stand alone for yes.",
        bad="kind card\n    worth: number\n\ncard Ace\n    worth\n",
        good="kind card\n    worth: number\n\ncard Ace\n    worth 11\n\n" + DECK,
    ),
    Entry(
        code="L371",
        title="two values for one field",
        message="`{field}` takes one value",
        label="one too many",
        help="declare the field as `list of …` if it has several",
        explain="A field has one value, unless its type is a list or a set.",
        bad="kind card\n    worth: number\n\ncard Ace\n    worth 1, 11\n",
        good="kind card\n    worth: list of number\n\ncard Ace\n    worth 1, 11\n\n" + DECK,
    ),
    Entry(
        code="L372",
        title="a value that is not known before the game",
        message="this has to be known before the game starts",
        label="not a fixed value",
        help="use numbers, words, names, and other fields of the same thing",
        explain=(
            "The fields of a thing at the start are fixed values, and so is what `chance` names in an example, except "
            "for places."
        ),
        bad="state round: number = 1\nkind card\n    worth: number\n\ncard Ace\n    worth round + 1\n",
        good="kind card\n    worth: number\n\ncard Ace\n    worth 1 + 1\n\n" + DECK,
    ),
    Entry(
        code="L373",
        title="an unknown line of an example",
        message="an example does not know this line",
        label="not a line of an example",
        help="`given`, `P does VERB`, decisions as `variable value`, `chance`, `offers`, `refuses`, `asks`, `expect`",
        explain=(
            "An example has `players`, `options`, `given`, `P does VERB`, decisions (`variable value`, also below "
            "`P decides`), `chance`, `offers`, `refuses`, `asks` and `expect`. "
            "Below `expect` stand `that CONDITION` and `Red has 2 food`."
        ),
        bad=CARD + TABLE + 'example "an ace"\n    c Ace\n    expect\n        put Ace into table\n',
        good=CARD + TABLE + 'example "an ace"\n    c Ace\n    expect\n        that Ace is in table\n',
    ),
    Entry(
        code="L374",
        title="an unknown option in an example",
        message='no choice has an option "{label}"',
        label="did you mean `{close}`? || not the text of an option",
        help=(
            "a rule that waits for `{event}` and may be declined is answered by the name of its thing "
            "|| the text is the one that stands in the `choose one`"
        ),
        explain='`one "bet"` in an example takes the option with that text of a `choose one`.',
        bad=ONE + 'example "a bet"\n    one "bte"\n    expect\n        that 1 is 1\n',
        good=ONE + 'example "a bet"\n    one "bet"\n    expect\n        that 1 is 1\n',
    ),
    Entry(
        code="L375",
        title="an unknown decision in an example",
        message="no choice has a variable `{word}`",
        label="did you mean `{close}`? || not the variable of a `choose`",
        help=(
            "nothing that is paid in this game leaves a choice, so nobody is asked what to `{payment}`: leave this "
            "line out || decisions are named after the variable of the `choose`"
        ),
        explain="A decision in an example is written `variable value`, with the variable of the `choose` that asks.",
        bad=CARD + TABLE + 'example "an ace"\n    card_played Ace\n    expect\n        that Ace is in table\n',
        good=CARD + TABLE + 'example "an ace"\n    c Ace\n    expect\n        that Ace is in table\n',
    ),
    Entry(
        code="L376",
        title="a player who has something unknown",
        message="`has` is followed by amounts of resources or pieces",
        label="did you mean `{close}`? || not an amount",
        help="`Red has 2 food, 1 wood`; for piles write `that count hand of Red is 3`",
        explain=(
            "`Red has 2 food` in an example is about the counters of a player, and behind `expect` also about pieces."
        ),
        bad=SEATS + 'resource food\n\nexample "rich"\n    expect\n        Red has 0 fodo\n',
        good=SEATS + 'resource food\n\nexample "poor"\n    expect\n        Red has 0 food\n',
    ),
    Entry(
        code="L377",
        title="a value without a value",
        message="`{word}` does not say what it is",
        label="what is it?",
        help="write `= …` behind the type, or cases `X when C` below",
        explain="A value is defined by an expression behind `=`, or by cases below it that are tried in order.",
        bad="value size -> number\n\nstate round: number = 1\n\nsetup\n    round becomes size\n",
        good="value size -> number = 4\n\nstate round: number = 1\n\nsetup\n    round becomes size\n",
    ),
    Entry(
        code="L378",
        title="cases that leave something out",
        message="`{word}` may have no case that fits",
        label="what is it then?",
        help="end the cases with `otherwise …`",
        explain=(
            "The cases of a value are tried in order. The last is `otherwise`, unless they name all words of an enum."
        ),
        bad=(
            "state round: number = 1\n\nvalue size -> number\n    4 when round is 1\n    5 when round is 2\n\n"
            "setup\n    round becomes size\n"
        ),
        good=(
            "state round: number = 1\n\nvalue size -> number\n    4 when round is 1\n    otherwise 5\n\n"
            "setup\n    round becomes size\n"
        ),
    ),
    Entry(
        code="L379",
        title="cases behind `otherwise`",
        message="`{word}` has cases behind its `otherwise`",
        label="these are never reached",
        help="put `otherwise` last",
        explain="The cases of a value are tried in order, and `otherwise` always fits.",
        bad=(
            "state round: number = 1\n\nvalue size -> number\n    otherwise 5\n    4 when round is 1\n    otherwise "
            "6\n\nsetup\n    round becomes size\n"
        ),
        good=(
            "state round: number = 1\n\nvalue size -> number\n    4 when round is 1\n    otherwise 5\n\n"
            "setup\n    round becomes size\n"
        ),
    ),
    Entry(
        code="L498",
        title="`=` and cases",
        message="`{word}` has `=` and cases below it",
        label="this is `otherwise`, or it is not needed",
        help="write either `= …` or cases: take the `=` away and end the cases with `otherwise …`",
        explain=(
            "A value or a permission is said in one way: by an expression behind `=`, or by cases below it that are "
            "tried in order, the last of them `otherwise`."
        ),
        bad=(
            "state round: number = 1\n\nvalue size -> number = 5\n    4 when round is 1\n\n"
            "setup\n    round becomes size\n"
        ),
        good=(
            "state round: number = 1\n\nvalue size -> number\n    4 when round is 1\n    otherwise 5\n\n"
            "setup\n    round becomes size\n"
        ),
    ),
    Entry(
        code="L380",
        title="a score without parts",
        message="the score does not say what counts",
        label="no part of the score",
        help='add a line such as `"coins" = coins of p`',
        explain="A `score` has one line for each part: its name in quotes, `=`, and a number.",
        bad="resource food\n\nscore for p\n    most food of p\n",
        good='resource food\n\nscore for p\n    "food" = food of p\n    most food of p\n',
    ),
    Entry(
        code="L381",
        title="a game that cannot be won",
        message="nothing says who wins",
        label="this game has neither `win` nor `score`",
        help='add `score for p` with a line `"points" = …`, or `win NAME for p when …`',
        explain="A game needs an ending: a `score` that is counted at the end, or a `win` that decides.",
        bad=(
            '=== game.yaml\nname: pebbles\ntitle: Pebbles\n=== pebbles.law\ngame "Pebbles"\n    players 2\n\ncourse\n  '
            "  end\n"
        ),
        good=(
            "=== game.yaml\nname: pebbles\ntitle: Pebbles\n"
            '=== pebbles.law\ngame "Pebbles"\n    players 2\n\ncourse\n    end\n\nwin Draw when ended\n    shared\n'
        ),
    ),
    Entry(
        code="L382",
        title="a state without a start",
        message="`{word}` does not say what it is at the start",
        label="which value at the start?",
        help="write `= …` behind the type, or make it `optional`",
        explain="Every state has a value when the game starts: the one behind `=`, or nothing if it is optional.",
        bad="state dealer: player\n",
        good="state dealer: player = player 1\n",
    ),
)
