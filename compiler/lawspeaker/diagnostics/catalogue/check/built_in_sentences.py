"""Messages about the built-in sentences: L350 to L365."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

CARD = "kind card\n    worth: number = 1\n\ncard Ace\n\n"
LAID = (
    "kind tile\n    worth: number = 1\n\nboard land\n    laid from tile\n    size 5 by 5\n    areas field\n"
    '    borders hedge\n    marks sheep\n\ntile "01"\n    area n on north, east, south, west\n\n'
)

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L350",
        title="the wrong preposition",
        message="`{word}` is not used with `{prep}`",
        label="possible: {allowed} || `{word}` takes no preposition",
        help="see the table of built-in sentences in the language reference",
        explain="The built-in sentences have fixed prepositions: `put C into P`, `deal n from P to Q`, `raise X by n`.",
        bad=CARD + "pile deck: card\n\nsetup\n    put Ace to deck\n",
        good=CARD + "pile deck: card\n\nsetup\n    put Ace into deck\n",
    ),
    Entry(
        code="L351",
        title="something indented below a line that has nothing below it",
        message="nothing belongs below `{word}`",
        label="indented too far?",
        help="take this back to the level of the line above it, or remove it",
        explain=(
            "Indented lines belong to the line above them. Below a call of the game's own verbs, and below "
            "`run`, stand rules that hold while it runs; the other sentences, and plain lines such as `grid 8 "
            "by 8 squares` or `copies 3`, have nothing below them."
        ),
        bad=(
            "resource food\n\nvalue size -> number = 4\n\nsetup\n    gain 1 food for player 1\n        adds 1 to size\n"
        ),
        good="resource food\n\nvalue size -> number = 4\n\nsetup\n    gain 1 food for player 1\n",
    ),
    Entry(
        code="L352",
        title="`stop` outside of a loop",
        message="there is no loop to stop here",
        label="not in `each`, `repeat` or `turns`",
        help="`done` leaves a verb, `end` ends the game",
        explain="`stop` leaves the loop it stands in: `each`, `repeat` or `turns`.",
        bad="setup\n    stop\n",
        good="setup\n    each p among players\n        stop\n",
    ),
    Entry(
        code="L353",
        title="words behind a sentence that is one word",
        message="`{word}` stands alone",
        label="nothing stands behind it",
        help="remove what stands behind it",
        explain=(
            "`stop`, `done`, `fail`, `skip` and `end` are whole sentences; `ordered`, `signed` and `single` "
            "whole properties."
        ),
        bad="setup\n    skip 2\n",
        good="setup\n    skip\n",
    ),
    Entry(
        code="L354",
        title="`give` in something that gives nothing",
        message="nothing is given back here",
        label="not a verb with `->`",
        help="declare what the verb gives: `verb NAME -> number`",
        explain="`give E` ends a verb that is declared with `->` and a type, with E as its result.",
        bad="verb count_up\n    give 2\n\nsetup\n    count_up\n",
        good="verb count_up -> number\n    give 2\n\nsetup\n    count_up giving n\n",
    ),
    Entry(
        code="L355",
        title="a sentence without its object",
        message="`{word}` what?",
        label="something is missing here",
        help="see the table of built-in sentences in the language reference",
        explain="Most sentences need an object: what is gained, put, placed, picked.",
        bad="setup\n    gain\n",
        good="resource food\n\nsetup\n    gain 1 food for player 1\n",
    ),
    Entry(
        code="L356",
        title="a sentence without its end",
        message="`{word}` needs `{prep}` and what follows it",
        label="`{prep} …` is missing",
        help="see the table of built-in sentences in the language reference",
        explain=(
            "Some sentences need to say where to, where from or by how much: `put Ace into deck`, `raise round by 1`."
        ),
        bad=CARD + "pile deck: card\n\nsetup\n    put Ace\n    put cards into deck\n",
        good=CARD + "pile deck: card\n\nsetup\n    put Ace into deck\n",
    ),
    Entry(
        code="L357",
        title="something that is not a pile",
        message="a pile is needed here",
        label="a place of the board `{board}` || not a pile",
        help="onto `{board}` things are placed: `place x on s` || declare it: `pile NAME: KIND`",
        explain=(
            "`put`, `deal` and `shuffle` are about piles that the game declares, not about lists, places or other "
            "collections. So is `(cards in X)` in a game without a board."
        ),
        bad=CARD + "setup\n    shuffle cards\n",
        good=CARD + "pile deck: card\n\nsetup\n    put cards into deck\n    shuffle deck\n",
    ),
    Entry(
        code="L358",
        title="a thing in the wrong pile",
        message="`{pile}` holds things of the kind {kind}, not {have:a}",
        label="{have:a}, not {kind:a}",
        help="a pile takes things of its kind and of kinds that descend from it",
        explain="A pile is declared for one kind: `pile deck: card` takes cards, and what `is card`.",
        bad=CARD + "kind coin\n    worth: number = 1\ncoin Penny\npile deck: card\n\nsetup\n    put coins into deck\n",
        good=CARD + "pile deck: card\n\nsetup\n    put cards into deck\n",
    ),
    Entry(
        code="L359",
        title="`shift` of something else than pieces",
        message="only pieces are shifted",
        label="not a piece",
        help="a thing is moved with `place T in L`",
        explain="`shift 2 units from A to B` moves counted pieces. A thing on a board is moved with `place`.",
        bad=(
            CARD + "board field\n    grid 3 by 3 squares\n\nsetup\n"
            "    shift Ace from (square at 1, 1) to (square at 1, 2)\n"
        ),
        good=CARD + "board field\n    grid 3 by 3 squares\n\nsetup\n    place Ace on (square at 1, 2)\n",
    ),
    Entry(
        code="L360",
        title="tiles without a board to lay them on",
        message="no board of this game is laid from tiles",
        label="nowhere to lay it",
        help="declare one: `board NAME` with `laid from KIND`",
        explain="`lay x at spot` puts a tile on a board that grows: `board land` with the line `laid from tile`.",
        bad=CARD + "state round: number = 1\n\nsetup\n    lay Ace at round\n",
        good=LAID + 'setup\n    lay (tile "01") at (spot at 3, 3 rotated 0)\n',
    ),
    Entry(
        code="L361",
        title="a roll of no die",
        message="`roll` needs a die of the game, and `giving` a variable",
        label="did you mean `{close}`? || for instance `roll bones giving n`",
        help="dice are declared: `die bones` with `faces 1 to 6`",
        explain="A roll names a declared die and keeps what it shows: `roll bones giving n`.",
        bad="die bones\n    faces 1 to 6\n\nsetup\n    roll bnoes giving n\n",
        good="die bones\n    faces 1 to 6\n\nsetup\n    roll bones giving n\n",
    ),
    Entry(
        code="L362",
        title="`run` of something else than steps",
        message="only a phase, or a field of type `steps`, can be run",
        label="not steps",
        help="`run plays of c`, `run Harvest`",
        explain="`run` carries out a phase by its name, or what a thing has in a field of type `steps`.",
        bad=CARD + "setup\n    run worth of Ace\n",
        good="kind card\n    plays: steps\n\ncard Ace\n    plays\n        end\n\nsetup\n    run plays of Ace\n",
    ),
    Entry(
        code="L363",
        title="`start` of something else than a record",
        message="no record is called `{word}`",
        label="did you mean `{close}`? || not declared with `record`",
        help="declare it: `record {word}` with its fields",
        explain="`start duel` begins a situation that lasts a while, declared with `record duel` and its fields.",
        bad="record duel\n    rounds: number = 0\n\nsetup\n    start dule\n",
        good="record duel\n    rounds: number = 0\n\nsetup\n    start duel\n",
    ),
    Entry(
        code="L364",
        title="an unknown field of a record",
        message="the record `{record}` has no field `{word}` || this is not a field of the record `{record}`",
        label="did you mean `{close}`? || not a field of `{record}`",
        help="fields are declared in the record",
        explain="Below `start` stand the fields of the record, each with its value.",
        bad="record duel\n    rounds: number = 0\n\nsetup\n    start duel\n        round 2\n",
        good="record duel\n    rounds: number = 0\n\nsetup\n    start duel\n        rounds 2\n",
    ),
    Entry(
        code="L365",
        title="a record without one of its fields",
        message="`{record}` starts without `{field}`",
        label="`{field}` is missing",
        help="add a line `{field} …` below `start`, or give it a default",
        explain=(
            "A field of a record needs a value when it starts, unless it has a default or can be empty: a list, a "
            "bundle, `yes_no` (which is `no` then) and what is optional."
        ),
        bad="record duel\n    attacker: player\n\nsetup\n    start duel\n",
        good="record duel\n    attacker: player\n\nsetup\n    start duel\n        attacker player 1\n",
    ),
)
