"""Messages about the screen and the `text` lines: L250, L252, L258, L259, L261 to L263, L440 to L442."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

CARDS = "kind card\n    worth: number = 1\n\ncard Ace\n\npile deck: card\n\nsetup\n    put cards into deck\n\n"
GUILDS = "kind guild\n    bonus: number = 1\n\nguild Otter\n"

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L250",
        title="an unknown line of the screen",
        message="the screen does not know this",
        label="not something to show",
        help="write `show deck`, `show hand of you with cost by suit, rank`, `show row as columns with price`",
        explain=(
            "A `screen` lists what a person sees, one `show` for each part: a board, a pile, a resource, a state, an "
            "option or a value. Behind `with` stand fields and values that are shown of things, behind `by` those that "
            "sort them, behind `as` how they are laid out: `columns` or `table`. Besides there are "
            "`explain allies by deputy` and `colour hearts as red`."
        ),
        bad=CARDS + "screen\n    display deck\n",
        good=CARDS + "screen\n    show deck\n",
    ),
    Entry(
        code="L252",
        title="a text that speaks of something unknown",
        message="the {owner} has no parameter `{word}` || there is nothing between these braces",
        label="did you mean `{{{close}}}`? || not a parameter of it",
        help='between braces stand parameters: `text "Take {{n}}"`; of a state or pile there are none',
        explain=(
            "The `text` of a verb, value, permission or event is how cards speak of it. A word in braces is replaced "
            "by what it is used with, so it has to be one of its parameters; a yes/no value may also choose by "
            "`{so|yes=beats|no=does not beat}`. The `text` of a state or pile is a noun, without braces."
        ),
        bad='verb feed n: number\n    text "Feed {m}"\n    skip\n\nsetup\n    feed 2\n',
        good='verb feed n: number\n    text "Feed {n}"\n    skip\n\nsetup\n    feed 2\n',
    ),
    Entry(
        code="L258",
        title="nothing to show",
        message="there is no `{word}` to show",
        label="did you mean `{close}`? || not a board, pile, resource, state, option or value",
        help="a screen shows boards, piles, resources, states, options and values of the game",
        explain=(
            "Every `show` of the `screen` names a board, a pile, a resource, a state, an option or a value that the "
            "game declares; every `explain` names a pile."
        ),
        bad=CARDS + "screen\n    show dekc\n",
        good=CARDS + "screen\n    show deck\n",
    ),
    Entry(
        code="L259",
        title="a text that is not in quotes",
        message="`text` is followed by a text in quotes",
        label='write it like `text "Take {{n}} cards"`',
        help="what a card says stands in quotes, with parameters in braces",
        explain=(
            "A `text` is what a card says, word by word, so it stands in quotes. A verb of which cards do not speak "
            "has the line `text nothing`."
        ),
        bad="verb feed n: number\n    text feed\n    skip\n\nsetup\n    feed 2\n",
        good='verb feed n: number\n    text "Feed {n}"\n    skip\n\nsetup\n    feed 2\n',
    ),
    Entry(
        code="L261",
        title="a value that cannot be shown there",
        message="the screen cannot ask for `{word}`",
        label="it needs more than the screen knows",
        help="show a value that needs nothing, or that is of a player; behind `with` and `by` a value of one thing",
        explain=(
            "The screen asks for values by itself, so it has to know what they are asked of: behind `show` nothing or "
            "a player (`value might of player`), behind `with`, `by` and in `explain` the thing that is shown."
        ),
        bad=CARDS + "value twice of n: number -> number = 2 * n\n\nscreen\n    show twice\n",
        good=CARDS + "value left -> number = count deck\n\nscreen\n    show left\n",
    ),
    Entry(
        code="L262",
        title="an unknown colour",
        message="`{word}` is no colour of the screen || this is no colour of the screen",
        label="did you mean `{close}`? || not a colour",
        help="the colours are red, green, yellow, blue, magenta, cyan, white and grey",
        explain="A `colour` line of the screen paints a word of an enum, a seat or a thing in one of eight colours.",
        bad=CARDS + "screen\n    colour Ace as scarlet\n",
        good=CARDS + "screen\n    colour Ace as red\n",
    ),
    Entry(
        code="L263",
        title="something that is not a text",
        message="below the {owner} only {lines} can stand",
        label="not a text",
        help='write `text "…"`; steps stand in verbs, phases, setup and course',
        explain=(
            "A value, permission, event, state or pile may have one line below it that is no case of a value: its "
            "`text`, which says how cards speak of it. Below a hidden pile may also stand what is `known` of it."
        ),
        bad="event rested by p: player\n    skip\n\nsetup\n    announce rested by player 1\n",
        good='event rested by p: player\n    text "{p} has rested"\n\nsetup\n    announce rested by player 1\n',
    ),
    Entry(
        code="L440",
        title="a way to show what has no things",
        message="`{prep}` has no meaning for `{word}`",
        label="`{prep}` needs {pile} || a board is drawn as it lies",
        help="a pile can be shown `with` fields, `by` fields, `as columns` and `as table`; a board `with` fields",
        explain=(
            "Behind `with`, `by` and `as` a line of the screen says how the things of a pile are shown: with which "
            "fields, in which order, and laid out how. A board is drawn as it lies, so it has only `with`: states, "
            "fields and values of its places, and fields of the things on them. Resources, states, options and values "
            "have no things."
        ),
        bad=CARDS + "state round: number = 1\n\nscreen\n    show round with worth\n",
        good=CARDS + "state round: number = 1\n\nscreen\n    show round\n    show deck with worth\n",
    ),
    Entry(
        code="L441",
        title="a field that the shown things do not have",
        message="things in `{pile}` have no `{word}`",
        label="a {kind} cannot be asked for it",
        help="name a field of {kind}, or a value of one {kind}",
        explain=(
            "Behind `with` and `by` stand fields and values of the things that are shown: of the kind of the pile, of "
            "a kind above it or of one below it."
        ),
        bad=CARDS + GUILDS + "\nscreen\n    show deck with bonus\n",
        good=CARDS + "screen\n    show deck with worth\n",
    ),
    Entry(
        code="L442",
        title="an owner of what all share",
        message="`{word}` is not each player's own",
        label="all players share it",
        help="write `show {word}`",
        explain=(
            "`show your hand` and `show hand of players` say whose is shown. That needs something each player has one "
            "of: a pile, state, option or value `of player`, or a resource."
        ),
        bad=CARDS + "screen\n    show your deck\n",
        good=CARDS + "screen\n    show deck\n",
    ),
)
