"""Messages about characters, indentation and words: L101 to L115."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

FEED = "resource food\n\nsetup\n    each p among players\n        gain 1 food for p\n"

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L101",
        title="a tab",
        message="this file uses tabs",
        label="a tab; lines with tabs besides this one: {more} || a tab",
        help="indent with four spaces; `law fmt` turns tabs into spaces where their meaning is clear",
        explain=(
            "Structure is given by indentation, and a tab is as wide as each editor likes. So a spec has no tabs: "
            "every level is four spaces. The message comes once for a file, at its first tab."
        ),
        bad="resource food\n\nsetup\n\teach p among players\n\t\tgain 1 food for p\n",
        good=FEED,
    ),
    Entry(
        code="L102",
        title="indentation that does not fit",
        message=(
            "the line above takes no indented lines{unasked:.0} || this line is indented by {width} spaces{odd:.0} || "
            "this line is indented by more than one level{jump:.0} || the first line is indented"
        ),
        label=(
            "nothing can stand under line {unasked} || not a multiple of four{odd:.0} || "
            "{width} spaces, under a line with {level}{jump:.0} || nothing stands above it"
        ),
        help=(
            "{unasked:.0}each level is four spaces: a block is indented by four more than the line it belongs to || "
            "each level is four spaces; `law fmt` repairs a file that is indented by another number throughout"
        ),
        explain=(
            "Lines that belong to the line above are indented by four spaces more than it; that is the only way to say "
            "what belongs to what. Two spaces, three spaces, two levels at once, or a block under a line that takes "
            "none (such as `let`) leave that open."
        ),
        bad="resource food\n\nsetup\n    each p among players\n      gain 1 food for p\n",
        good=FEED,
    ),
    Entry(
        code="L103",
        title="a word that cannot stand there",
        message="{found} cannot stand here",
        label="write {instead} || leave this out{extra:.0} || expected {expected}",
        help=(
            "a line that starts with `{continues}` continues the line above || "
            "the prepositions of the language are {prepositions} || "
            "below a {cases_of} stand its cases, `X when C` and at last `otherwise X`, and its `text`; steps stand in "
            "verbs || "
            'a part of the score has no cases: write `"points" = X if C else Y`, or ask a value with cases{score:.0}'
            " || see the reference for how this sentence is built"
        ),
        explain=(
            "Every sentence has a fixed shape: `each p among players`, `choose c from hand`, `state round: number = "
            "1`. The message says at which word the sentence stopped having any shape, and what could have stood there."
        ),
        bad="resource food\n\nsetup\n    each p in players\n        gain 1 food for p\n",
        good=FEED,
    ),
    Entry(
        code="L104",
        title="a bracket that is never closed",
        message="this bracket is never closed",
        label="opened here",
        help="put a `)` where the part ends",
        explain=(
            "Every `(` needs a `)`. Inside brackets a sentence may go on over several lines, so a forgotten one "
            "reaches into the lines below."
        ),
        bad="state round: number = (1 + 2\n",
        good="state round: number = (1 + 2)\n",
    ),
    Entry(
        code="L105",
        title="a quote that is never closed",
        message="this text is never closed",
        label="opened here",
        help='put a `"` at its end; a text stays on one line',
        explain='Texts and names with small words stand between two `"` on the same line.',
        bad='game "Pebbles\n    players 2\n',
        good='game "Pebbles"\n    players 2\n',
    ),
    Entry(
        code="L106",
        title="a sign that is not part of the language",
        message="`{sign}` is not part of the language",
        label="write {instead} || this sign",
        help="the signs are `( ) , : = + - * / -> 's`, quotes for texts, `@` for citations and `#` for remarks",
        explain=(
            "Law is written in words. Comparisons are `is`, `is at least`, `is less than`; a field is `card's rank` or "
            "`rank of card`; blocks are indented. Names with other letters or signs stand in quotes."
        ),
        bad="state round: number = 1;\n",
        good="state round: number = 1\n",
    ),
    Entry(
        code="L107",
        title="an article used as a name",
        message="`{article}` is an article and cannot be a name",
        label="choose another word",
        help="`a`, `an` and `the` may stand anywhere and mean nothing",
        explain=(
            "Articles make sentences read well: `place a mark on the square`. They are skipped, so nothing can be "
            "called `a`, `an` or `the`. Take another letter or a word."
        ),
        bad="resource food\n\nsetup\n    each a among players\n        gain 1 food for a\n",
        good=FEED,
    ),
    Entry(
        code="L108",
        title="a word of the language used as a name",
        message="`{word}` is a word of the language and cannot be a name",
        label="choose another word",
        help="add something to it, such as `{word}_now` or `my_{word}`",
        explain=(
            "About seventy words (`if`, `of`, `count`, `first`, `on`, `turns` …) belong to the language, because "
            "sentences are built with them. A game's own words must be others. A word whose plural is one of them may "
            "be declared, as `enum turn: left or right`; all of them are `every turn` then."
        ),
        bad="state count: number = 1\n",
        good="state counted: number = 1\n",
    ),
    Entry(
        code="L109",
        title="a number that is too large",
        message="{number} is too large",
        label="larger than 2,147,483,648",
        help="numbers go up to 2,147,483,648",
        explain="Engines count with numbers of limited size, for speed. No rulebook comes near the limit.",
        bad="state gold: number = 99999999999\n",
        good="state gold: number = 999\n",
    ),
    Entry(
        code="L110",
        title="a line without its block",
        message="nothing stands under `{word}`",
        label="indented lines belong under this one",
        help="write what happens on the next lines, indented by four more spaces; `skip` does nothing",
        explain=(
            "`setup`, `if`, `each`, `repeat`, an option in quotes and other lines announce a block: at least one line "
            "below, indented by four spaces more. Often the block is there but not indented."
        ),
        bad="resource food\n\nsetup\n    each p among players\n    gain 1 food for p\n",
        good=FEED,
    ),
    Entry(
        code="L111",
        title="a text that is too large or too deep",
        message="`{file}` is longer than {most} characters || {what} are nested too deeply here",
        label="too deep{what:.0} || too long",
        help="divide it into several files; all `.law` files of a folder are one text{file:.0} || "
        "divide it: give a part a name of its own, as a `value` or a `verb`",
        explain=(
            "A file has at most a million characters, blocks and brackets are nested at most forty deep, and one "
            "sentence joins at most about a hundred parts. A larger file was usually written by a program."
        ),
        bad="state round: number = " + "(" * 41 + "1" + ")" * 41 + "\n",
        good="state round: number = 1\n",
    ),
    Entry(
        code="L112",
        title="a file that is not text",
        message="`{file}` is not a text file (UTF-8)",
        label="this cannot be read",
        help="save it as UTF-8, without formatting; editors call that plain text",
        explain=(
            "Specs are plain text in UTF-8. Documents of a word processor, pictures, and texts in older encodings are "
            "not; editors have a setting for the encoding when a file is saved."
        ),
        bad='game "Peb\0bles"\n    players 2\n',
        good='game "Pebbles"\n    players 2\n',
    ),
    Entry(
        code="L113",
        title="an unfinished citation",
        message="`{found}` is not a citation",
        label="a citation looks like `@PEB-SETUP-03`",
        help="capital letters and digits, with at least one `-` between them",
        explain=(
            "A citation names a statement of the game's `rulebook.yaml`: `@` and its id, in capital letters and digits "
            "with a `-` between the parts. It stands at the end of the line that says the same as the statement."
        ),
        bad="state round: number = 1                                             @PEB\n",
        good="state round: number = 1\n",
    ),
    Entry(
        code="L114",
        title="an option where none belongs, or a step where an option belongs",
        message='"{stray}" is an option, but not of a `choose one` || only options stand directly under `choose one`',
        label="an option{stray:.0} || this is a step",
        help="put it under `choose one`{stray:.0} || "
        "put it into an option, a line in quotes with the steps indented below it",
        explain=(
            "Under `choose one` stand options: a text in quotes, perhaps with `when` and a condition, and the steps "
            "indented below it. Options stand nowhere else, and steps do not stand between options."
        ),
        bad=(
            "resource food\n\nsetup\n    choose one by player 1\n        gain 1 food for player 1\n"
            '        "eat"\n            gain 1 food for player 1\n        "fast"\n            skip\n'
        ),
        good=(
            "resource food\n\nsetup\n    gain 1 food for player 1\n    choose one by player 1\n"
            '        "eat"\n            gain 1 food for player 1\n        "fast"\n            skip\n'
        ),
    ),
    Entry(
        code="L115",
        title="words run together",
        message="`{found}` is not one word",
        label="write `{better}`",
        help="words are small letters, digits and `_`; between two words there is a space",
        explain=(
            "A word of a game is written in small letters, with `_` where a space would be: `hand_size`, not "
            "`handSize` or `hand-size` (that is a subtraction). Between a number and a word there is a space: `3 wood`."
        ),
        bad="state handSize: number = 4\n",
        good="state hand_size: number = 4\n",
    ),
)
