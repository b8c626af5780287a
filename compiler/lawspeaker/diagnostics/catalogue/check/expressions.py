"""Messages about expressions: L301 to L305, L307, L320 to L330."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

CARD = "kind card\n    worth: number = 1\n\ncard Ace\n\n"
SEATS = (
    'game "Race"\n    players 2 to 3\n    named Red, Blue, Green\n\n'
    "board hall\n    grid 4 by 4 squares\nkind robot\n    driver: optional player\n\n"
)
SUITS = "enum suit: red or blue\nkind card\n    suit: suit\n    every suit\n\n"
PRICED = 'pile deck: card\nstate cost: number = 0\n\nsetup\n    put cards into deck\n    cost becomes price of "red"\n'
GRID = "board field\n    grid 8 by 8 squares\n\n"

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L301",
        title="another sort of value than is needed",
        message="this is {have:a}, but {want:a} is needed here",
        label="{have:a}, not {want:a}",
        help="check the types of the words in this line",
        explain=(
            "Every value has a type, and every place where one stands needs a certain type: `raise X by N` needs a "
            "number, `if` needs yes or no, `put` needs things. The two have to agree."
        ),
        bad="state round: number = 1\n\nsetup\n    round becomes yes\n",
        good="state round: number = 1\n\nsetup\n    round becomes 2\n",
    ),
    Entry(
        code="L302",
        title="division by zero",
        message="nothing can be divided by zero",
        label="this is 0",
        help="divide by another number",
        explain="A division by the number 0 has no result, in mathematics as in Law.",
        bad="state round: number = 1\n\nsetup\n    round becomes 6 / 0\n",
        good="state round: number = 1\n\nsetup\n    round becomes 6 / 2\n",
    ),
    Entry(
        code="L303",
        title="an amount divided",
        message="an amount of goods cannot be divided",
        label="divide the number instead",
        help="write the number in brackets: `(n / 2) food`",
        explain="Amounts can be added, taken away and multiplied by a number. To halve one, halve its number.",
        bad="resource food\n\nsetup\n    gain (4 food) / (2 food) for player 1\n",
        good="resource food\n\nsetup\n    gain (4 / 2) food for player 1\n",
    ),
    Entry(
        code="L304",
        title="something that is not a place",
        message=(
            "`{pile}` is a pile; a place of a board is needed here || a place of a board is needed here, not {type:a}"
        ),
        label="`{pile}` is no place || this is {type:a}",
        help=(
            "things are `put` into a pile, and counted with `count {pile}`; `first {pile}` is one of them "
            "|| places are written `(square at 1, 2)`, by name, or as a variable"
        ),
        explain=(
            "Neighbours, distances, pieces and `place … on` are about places of a board. A pile is a list of things: "
            "they are put into it, and are not next to anything. `(cards in X)` may be asked of both."
        ),
        bad=GRID + "setup\n    if 3 is next to (square at 1, 1)\n        end\n",
        good=GRID + "setup\n    if (square at 2, 1) is next to (square at 1, 1)\n        end\n",
    ),
    Entry(
        code="L305",
        title="something that is not a collection",
        message="a collection is needed here, not {type:a}",
        label="this is {type:a}",
        help="collections are piles, lists, and the plurals of kinds, enums and places: `players`, `your hand`",
        explain=(
            "`each`, `count`, `any`, `first`, `choose … from` and `is in` look at several things one by one: a pile, a "
            "list, or all of a kind by its plural."
        ),
        bad="state round: number = 1\n\nsetup\n    each n among round\n        skip\n",
        good="setup\n    each p among players\n        skip\n",
    ),
    Entry(
        code="L307",
        title="nothing where something must be",
        message="{type:a} is needed here, and `nothing` is none",
        label="this must not be missing",
        help="declare it as `optional {type}` if it may be missing",
        explain="Only what is declared `optional` can be `nothing` (or `nobody`, of a player).",
        bad="state dealer: player = player 1\n\nsetup\n    dealer becomes nothing\n",
        good="state dealer: optional player\n\nsetup\n    dealer becomes nobody\n",
    ),
    Entry(
        code="L320",
        title="something is missing",
        message="`{word}` is not complete",
        label="{missing} is missing",
        help="write the words in the order and with the prepositions of the declaration",
        explain="A value, permission, event or verb is used with all the parameters its declaration lists.",
        bad="verb feed n: number to p: player\n    skip\n\nsetup\n    feed 2\n",
        good="verb feed n: number to p: player\n    skip\n\nsetup\n    feed 2 to player 1\n",
    ),
    Entry(
        code="L321",
        title="kept for something else",
        message="`{word}` is kept for each {want}, not for {have:a}",
        label="of {have:a}",
        help="see the declaration of `{word}`",
        explain="`state … of K` has one value for each K, so it is asked `of` a K.",
        bad="enum suit: red or blue\nstate led of suit: number = 0\n\nsetup\n    led of player 1 becomes 2\n",
        good="enum suit: red or blue\nstate led of suit: number = 0\n\nsetup\n    led of red becomes 2\n",
    ),
    Entry(
        code="L322",
        title="too much",
        message=(
            "`{word}` takes only one thing here{plus:.0} || `{word}` does not take this `{prep}` || "
            "`{word}` does not take this"
        ),
        label="write `+` between amounts{plus:.0} || too much",
        help=(
            "an amount of several goods is one thing: `1 food + 2 wood`{plus:.0} || "
            "write it with the words and prepositions of its declaration"
        ),
        explain=(
            "A value, permission, event or verb takes exactly the parameters its declaration lists, and a built-in "
            "sentence the words of the table in the language reference. A list with commas is possible where a list "
            "is wanted; amounts of several goods are joined with `+`."
        ),
        bad="verb rest p: player\n    skip\n\nsetup\n    rest player 1 to player 2\n",
        good="verb rest p: player\n    skip\n\nsetup\n    rest player 1\n",
    ),
    Entry(
        code="L323",
        title="an unknown permission",
        message="no permission is called `{word}`",
        label="did you mean `{close}`? || not declared with `can`",
        help="declare it: `can {word} … = CONDITION`",
        explain=(
            "`can X` asks a permission, which is declared once with `can` and extended with `forbids` and `allows`."
        ),
        bad="can build n: number = n is at least 1\n\nsetup\n    if can biuld 2\n        end\n",
        good="can build n: number = n is at least 1\n\nsetup\n    if can build 2\n        end\n",
    ),
    Entry(
        code="L324",
        title="an amount of something unknown",
        message="no resource or piece is called `{word}`",
        label="did you mean `{close}`? || not declared",
        help="declare it: `resource {word}`",
        explain="A number with a word behind it is an amount of a resource (`3 wood`), or so many pieces (`2 units`).",
        bad="resource food\n\nsetup\n    gain 1 fodo for player 1\n",
        good="resource food\n\nsetup\n    gain 1 food for player 1\n",
    ),
    Entry(
        code="L325",
        title="an unknown word of something",
        message="{type:a} has no `{word}`",
        label="did you mean `{close}`? || not known of it",
        help="fields are declared in the kind; values with `value {word} of …`",
        explain=(
            "`X of Y` is a field of a thing, something every player has, a value with one parameter, or a built-in "
            "word."
        ),
        bad=CARD + "state round: number = 1\n\nsetup\n    round becomes wroth of Ace\n",
        good=CARD + "state round: number = 1\n\nsetup\n    round becomes worth of Ace\n",
    ),
    Entry(
        code="L326",
        title="a place that cannot exist",
        message="there is no {word} {number}: they go from 1 to {top}",
        label="off the board",
        help="columns count from the left and rows from below, both from 1",
        explain="A place written with numbers has to be on the board.",
        bad=GRID + "piece pawn of player: single\n\nsetup\n    place a pawn of player 1 on (square at 9, 1)\n",
        good=GRID + "piece pawn of player: single\n\nsetup\n    place a pawn of player 1 on (square at 8, 1)\n",
    ),
    Entry(
        code="L327",
        title="a line of something else than single pieces",
        message=(
            "`{word}` stands on `{board}`, which has no lines || `{word}` is not a piece of which one stands on a place"
        ),
        label="lines are of pieces on a grid or on hexes{board:.0} || lines are of single pieces",
        help=(
            "`on` in the declaration of a piece names its board{board:.0} || "
            "declare it `piece {word} of player: single`"
        ),
        explain=(
            "`(line of X through s)` counts pieces of one owner in a row, so there is at most one of them on a place. "
            "Only boards of squares and hexes have lines, and the line is on the board on which the piece stands."
        ),
        bad=(
            GRID + "piece pawn of player: limit 8\n\nsetup\n    each s among squares\n"
            "        if (line of pawn through s) is 3\n            end\n"
        ),
        good=(
            GRID + "piece pawn of player: single\n\nsetup\n    each s among squares\n"
            "        if (line of pawn through s) is 3\n            end\n"
        ),
    ),
    Entry(
        code="L328",
        title="copies of something that has none",
        message="only things have copies, {type:a} has none",
        label="this is {type:a}",
        help="`is` compares values of every type; `like` and `different` ask whether things are copies of one name",
        explain=(
            "A thing declared with `copies` is there several times. `c is like d` asks whether two are copies of one "
            "thing, `different C` leaves out all but the first copy of each. Numbers, players, words of enums and "
            "squares have no copies: compare them with `is`."
        ),
        bad="state round: number = 1\n\nsetup\n    if round is like 2\n        end\n",
        good=CARD + "pile row: card\n\nsetup\n    put (different cards) into row\n",
    ),
    Entry(
        code="L329",
        title="all of them compared with one",
        message="`{word}` are all of them, so they are never one of them",
        label="did you mean `{close}`? || all, not one",
        help="write `{close}` || say which one is compared: a variable, or a field as in `colour of c`; "
        "`x is in {word}` asks whether one is among them",
        explain=(
            "The plural of a kind, of an enum or of the places of a board means all of them: `suits` are all suits. "
            "All of them together are never equal to a single one, so the condition would never hold. Name the one "
            "that is compared: `suit of c is red`."
        ),
        bad=SUITS + "value price of c: card -> number = 1 if suits is red else 2\n" + PRICED,
        good=SUITS + "value price of c: card -> number = 1 if suit of c is red else 2\n" + PRICED,
    ),
    Entry(
        code="L330",
        title="a player who may not play",
        message="{name} may not play: this seat is empty with fewer than {number} players",
        label="a seat that may be empty",
        help="set the field in `setup` instead, below `if count players is at least {number}`",
        explain=(
            "The fields of a thing at the start are the same with every number of players, so they can only name "
            "players who are always there. A seat beyond the fewest players may be empty. Declare the field as "
            "`optional player`, and set it in `setup` if there are enough players."
        ),
        bad=SEATS + "robot Zap\n    driver Green\n",
        good=SEATS + "robot Zap\n\nsetup\n    if count players is at least 3\n        driver of Zap becomes Green\n",
    ),
)
