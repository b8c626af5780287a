"""Messages about names, types, piles, pieces, states and dice: L201 to L213, L218, L256, L260, L410, L411."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

CARDS = "kind card\n    worth: number = 1\n\ncard Ace\n\n"
USE_DECK = "\nsetup\n    put cards into deck\n"

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L201",
        title="a word declared twice",
        message="`{word}` is declared twice",
        label="the second time",
        help="give one of them another name",
        explain=(
            "Every word and every name is declared once, so that a sentence means one thing. Kinds, enums, "
            "records and places share their words; so do piles, states, options, resources, pieces, dice and "
            "values. Verbs, events, permissions, phases, endings and examples have words of their own, and so "
            "have the fields of a kind, the areas of a tile and the things of one kind."
        ),
        bad="resource food\nstate food: number = 1\n",
        good="resource food\nstate hunger: number = 1\n",
    ),
    Entry(
        code="L202",
        title="an unknown type",
        message="no type or kind is called `{word}`",
        label="did you mean `{close}`? || not declared",
        help="types are `number`, `yes_no`, `player`, `bundle`, a range as `1 to 6`, and the game's kinds and enums",
        explain=(
            "A type says what sort of value something is: a number, yes or no, a player, a kind or an enum. "
            "Kinds and enums may be declared in any file of the game, before or after."
        ),
        bad="state round: nummber = 1\n",
        good="state round: number = 1\n",
    ),
    Entry(
        code="L203",
        title="an unknown name",
        message="no {wanted} is called `{word}`",
        label="did you mean `{close}`? || not declared",
        help="names are written exactly as declared",
        explain=(
            "A capitalised or quoted name is a thing, a player's seat or a phase that some file of the game declares, "
            "written exactly as it is declared there."
        ),
        bad=CARDS + "pile deck: card\n\nsetup\n    put Acce into deck\n",
        good=CARDS + "pile deck: card\n\nsetup\n    put Ace into deck\n",
    ),
    Entry(
        code="L204",
        title="a thing of an unknown kind",
        message="`{word}` is not a kind, so nothing can be declared with it",
        label="did you mean `{close}`? || no kind of this name",
        help="write `kind {word}` first, or check the spelling",
        explain=(
            "A line that starts with a word and a name declares a thing: `card Ace`. The word has to be a kind of the "
            "game (`kind card`), or one of the words with which every declaration starts, such as `pile` or `verb`."
        ),
        bad="kind card\n    worth: number = 1\n\ncrad Ace\n",
        good="kind card\n    worth: number = 1\n\ncard Ace\n\npile deck: card\n" + USE_DECK,
    ),
    Entry(
        code="L205",
        title="a step where a field belongs",
        message="this cannot stand in the body of a {kind}",
        label="neither a field nor a rule",
        help="steps belong below a field of type `steps`, such as `plays`",
        explain=(
            "The body of a thing holds its fields (`worth 3`), its rules (`adds`, `when` …) and `copies`. Steps stand "
            "indented below a field of type `steps`."
        ),
        bad="kind card\n    plays: steps\n\nresource food\n\ncard Ace\n    if yes\n        gain 1 food\n",
        good=(
            "kind card\n    plays: steps\n\nresource food\n\ncard Ace\n    plays\n        if yes\n"
            "            gain 1 food\n\nsetup\n    run plays of Ace\n"
        ),
    ),
    Entry(
        code="L206",
        title="a pile of something else than things",
        message="a pile holds things of a kind, not `{type}`",
        label="this is not a kind",
        help="declare a `kind` and make the pile hold it",
        explain="A pile is a collection of things: cards, tiles, tokens. Numbers are kept in a `state` or `resource`.",
        bad="pile deck: number\n",
        good="kind card\n    worth: number = 1\n\npile deck: card\n" + USE_DECK,
    ),
    Entry(
        code="L207",
        title="owned by something else than a player",
        message="this can be kept for each player, but not for each `{word}`",
        label="only `of player` is possible here",
        help="a `state … of KIND` keeps a value for each thing of a kind",
        explain=(
            "Pieces and options are there once, or once for each player (`of player`). A `state` and a `pile` can be "
            "kept for more."
        ),
        bad="enum suit: red or blue\noption bonus of suit: 1 to 3 = 1\n",
        good="enum suit: red or blue\noption bonus of player: 1 to 3 = 1\n",
    ),
    Entry(
        code="L208",
        title="pieces without a board",
        message=("there is no board `{board}` for `{word}` || there is no board for the piece `{word}` to stand on"),
        label="did you mean `{close}`? || on which board?",
        help="declare a `board`; with several boards write `on BOARD` behind the colon",
        explain="A piece is a token that stands on the places of a board. The game needs a board for it.",
        bad="piece pawn of player: limit 8\n",
        good="board field\n    grid 8 by 8 squares\n\npiece pawn of player: limit 8\n",
    ),
    Entry(
        code="L209",
        title="a state kept for the wrong sort of thing",
        message="`{word}` cannot be kept for each `{of}`",
        label="this has no fixed list of values",
        help="a state is kept for each player, word of an enum, thing of a kind, or place of a board",
        explain=(
            "`state … of X` keeps one value for each X, so there has to be a fixed list of them: the players, the "
            "words of an enum, the things of a kind, the places of a board."
        ),
        bad="state seen of number: yes_no = no\n",
        good="state seen of player: yes_no = no\n",
    ),
    Entry(
        code="L210",
        title="an unknown property",
        message="`{word}` is not a property this can have",
        label="did you mean `{close}`? || possible here: {allowed}",
        help="properties stand behind the colon, separated by commas",
        explain=(
            "Behind the colon of a declaration stand its properties: `limit`, `seen by` and `signed` for resources; "
            "`ordered`, `seen by` and `in play` for piles; `limit`, `single` and `on` for pieces; `seen by` for states."
        ),
        bad="resource food: ordered\n",
        good="resource food: limit 30\n",
    ),
    Entry(
        code="L211",
        title="a property without its number",
        message="`{word}` needs a number behind it",
        label="which number?",
        help="for instance `{word} 30`",
        explain="A limit is known before the game starts: a number, or worked out from options and `count players`.",
        bad="resource food: limit\n",
        good="resource food: limit 30\n",
    ),
    Entry(
        code="L212",
        title="seen by whom?",
        message="`seen` is followed by `by everyone`, `by owner` or `by nobody`",
        label="seen by whom?",
        help="`seen by owner` for a hand, `seen by nobody` for a face-down deck",
        explain=(
            "Who may see a pile, a resource or a state decides what players' views show. It is `seen by everyone` "
            "(which need not be written), `seen by owner` or `seen by nobody`."
        ),
        bad="resource fame: seen by winner\n",
        good="resource fame: seen by owner\n",
    ),
    Entry(
        code="L213",
        title="a range the wrong way round",
        message="no number lies between {low} and {high}",
        label="the smaller number comes first",
        help="write `{high} to {low}`",
        explain="A range goes from its smallest to its largest number: `1 to 6`.",
        bad="state pips: 6 to 1 = 6\n",
        good="state pips: 1 to 6 = 6\n",
    ),
    Entry(
        code="L218",
        title="a die without faces",
        message="this is not a face of a die",
        label="a die has `faces 1 to 6`, or `face` lines",
        help="`face 2 hits + 1 loss` is both; `face 1 hit, 1 loss` is a choice",
        explain=(
            "A die has `faces LOW to HIGH`, or one `face` line for each of its sides with amounts of the die's own "
            "marks. A plus means both, a comma a choice, `nothing` a blank."
        ),
        bad="die bones\n    sides 6\n",
        good="die bones\n    faces 1 to 6\n",
    ),
    Entry(
        code="L256",
        title="a die of two sorts",
        message="the die `{word}` has numbers and marks",
        label="either `faces 1 to 6`, or `face` lines",
        help="keep one of the two; two dice can be rolled one after the other",
        explain="A die shows a number (`faces 1 to 6`) or one of its `face` lines, never both.",
        bad="die bones\n    faces 1 to 6\n    face 2 hits\n",
        good="die bones\n    faces 1 to 6\n",
    ),
    Entry(
        code="L260",
        title="`steps` where no steps can be kept",
        message="only a field of a kind can be `steps`",
        label="not here",
        help="declare a field `plays: steps` in a kind, and run it with `run plays of c`",
        explain=(
            "What a card does is written below a field of type `steps`, once for each thing. Steps cannot be kept in a "
            "state, passed to a verb or put into a list: keep the thing instead, and run its steps."
        ),
        bad="state plan: steps\n",
        good=(
            "kind card\n    plays: steps\n\ncard Ace\n    plays\n        end\n\nstate plan: card = Ace\n\n"
            "setup\n    run plays of plan\n"
        ),
    ),
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
