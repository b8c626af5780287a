"""Messages about the syntax of sentences: L116 to L130."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

FEED = "resource food\n\nsetup\n    each p among players\n        gain 1 food for p\n"
CARDS = (
    'kind card\n    rank: number\ncard Jack\n    rank 1\ncard "Two of Swords"\n    rank 2\n'
    "pile deck: card\nsetup\n    put cards into deck\n"
)

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L116",
        title="a citation on a line of its own",
        message="`{cite}` stands on a line of its own",
        label="what does it cite?",
        help="put it at the end of the line that says the same as the statement",
        explain=(
            "A citation belongs to the sentence on its line: it says which statement of the rulebook the sentence "
            "carries out. On a line of its own it belongs to nothing."
        ),
        bad="state round: number = 1\n    @PEB-01\n",
        good="state round: number = 1\n",
    ),
    Entry(
        code="L117",
        title="a bracket that was never opened",
        message="this bracket was never opened",
        label="closes nothing",
        help="put a `(` where the part begins, or leave this one out",
        explain="Every `)` closes a `(` before it in the same sentence.",
        bad="state round: number = 1 + 2)\n",
        good="state round: number = (1 + 2)\n",
    ),
    Entry(
        code="L118",
        title="a filter without brackets",
        message="`{found}` cannot stand here: a filter inside a longer sentence needs brackets",
        label="write `{better}`",
        help="brackets say where the filter ends",
        explain=(
            "`count c among deck where rank of c is 1` is clear when it stands alone. Inside something longer it "
            "is not clear where its condition ends, so it stands in brackets: `if (count c among deck where …) is "
            "at least 2`. So it does in sentences: `pick s at random from (squares where tile of it is 0)`. Only "
            "`choose s from squares where …` needs none."
        ),
        bad=CARDS + "\nvalue high -> yes_no = count c among deck where rank of c is 2 is at least 2\n",
        good=CARDS + "\nvalue high -> yes_no = (count c among deck where rank of c is 2) is at least 2\n",
    ),
    Entry(
        code="L119",
        title="a value with prepositions without brackets",
        message="`{found}` cannot stand here: a value with prepositions needs brackets",
        label="write `{better}`",
        help="brackets say where the value ends",
        explain=(
            "A value that is asked for with `in`, `on`, `to`, `from` and the like stands in brackets, because the same "
            "words also belong to sentences: `(mark on square) is nobody`, `(distance from a to b) + 1`."
        ),
        bad="value far from n: number to m: number -> number = n - m\nvalue near -> yes_no = far from 1 to 2 is 1\n",
        good="value far from n: number to m: number -> number = n - m\nvalue near -> yes_no = (far from 1 to 2) is 1\n",
    ),
    Entry(
        code="L120",
        title="something is missing",
        message=(
            "`{missing}` is missing between `{before}` and `{after}` || `{missing}` is missing after `{before}` || "
            "`{missing}` is missing"
        ),
        label="`{missing}` is missing here",
        help=(
            "an `if` inside a line has an `else`: `1 if C else 2`; for whole sentences write a line `if C` above, for "
            "rules `where C`, in a list of cases `when C`{condition:.0} || the reference has an example of each "
            "sentence"
        ),
        explain=(
            "With one more sign or word the line can be read, so that one was probably forgotten. Types follow a `:`, "
            "results a `->`, the things of a list are separated by commas."
        ),
        bad="state round number = 1\n",
        good="state round: number = 1\n",
    ),
    Entry(
        code="L121",
        title="`=` in a sentence",
        message="`=` cannot stand here",
        label="no line can begin with `=`{begins:.0} || write `is`{test:.0} || write `becomes`",
        help=(
            "write it at the end of the line above; what is long goes on in brackets, or with a line that begins "
            "with `and`, `or`, `where`, `else`{begins:.0} || "
            "`is` compares, `becomes` changes{test:.0} || "
            "`{left} becomes {right}` changes it; `let {left} = {right}` names a new value; `is` compares"
        ),
        explain=(
            "`=` stands in declarations and after `let`, where something gets its value once. To change something "
            "write `round becomes 2`; to compare write `if round is 2`."
        ),
        bad="state round: number = 1\n\nsetup\n    round = 2\n",
        good="state round: number = 1\n\nsetup\n    round becomes 2\n",
    ),
    Entry(
        code="L122",
        title="`else` for a block",
        message="`else` cannot stand here",
        label="write `otherwise`",
        help="blocks go on with `otherwise`, or `otherwise if`; `else` belongs to `1 if C else 2` on one line",
        explain=(
            "After the block of an `if`, a choice or a verb, the other case is `otherwise` with its own block. `else` "
            "is for values within one line. (A line that starts with `else` continues the line above it.)"
        ),
        bad=(
            "state round: number = 1\n\nsetup\n    if round is 2\n        round becomes 3\n    else\n"
            "        round becomes 4\n"
        ),
        good=(
            "state round: number = 1\n\nsetup\n    if round is 2\n        round becomes 3\n    otherwise\n"
            "        round becomes 4\n"
        ),
    ),
    Entry(
        code="L123",
        title="`otherwise` after nothing",
        message="this `otherwise` belongs to nothing",
        label="otherwise than what?",
        help="it stands directly after the block of an `if`, a choice or a call, and as far to the left as that",
        explain=(
            "`otherwise` is the other case of the sentence right before it at the same indentation: an `if` that is "
            "not so, a choice without an option, a verb that fails. No other sentence may stand between them."
        ),
        bad=("state round: number = 1\n\nsetup\n    let n = 2\n    otherwise\n        round becomes 4\n"),
        good=(
            "state round: number = 1\n\nsetup\n    if round is 2\n        round becomes 3\n    otherwise\n"
            "        round becomes 4\n"
        ),
    ),
    Entry(
        code="L124",
        title="a line at the left margin that declares nothing",
        message="`{word}` does not start a declaration",
        label="did you mean `{near}`? || nothing is declared by this",
        help=(
            "steps stand indented in `setup`, `course`, a `verb` or a `phase`; at the margin stand declarations: "
            "`state`, `kind`, `verb` … or a kind of the game and a Name"
        ),
        explain=(
            "A line that starts in the first column declares something: a word such as `game`, `state`, `pile`, "
            "`value`, `verb`; a kind of your game and a Name (`card Jack`); or a rule (`adds`, `forbids`, `when` …). "
            "Steps such as `gain`, `choose` or `let` belong into a block."
        ),
        bad="resource food\n\ngain 1 food for player 1\n",
        good=FEED,
    ),
    Entry(
        code="L125",
        title="a name without a capital letter or quotes",
        message="`{word}` is not written as a name here",
        label="write `{better}`",
        help="a name starts with a capital letter or stands in quotes; the title of a game or example stands in quotes",
        explain=(
            "Things have names: `Jack`, `Heroic Charge`, or in quotes when there are small words or signs in it, "
            '`"Two of Swords"`. Small letters are for the language and for words such as kinds, states and verbs.'
        ),
        bad=CARDS + "card queen\n    rank 12\n",
        good=CARDS + "card Queen\n    rank 12\n",
    ),
    Entry(
        code="L126",
        title="a capital letter or quotes where a word belongs",
        message="{word} is written as a name, but a word belongs here",
        label="write `{better}`",
        help="kinds, states, values, verbs and variables are written in small letters",
        explain=(
            "Words of a game are small: `kind card`, `state round`, `resource food`, `let n = 3`. Capital letters and "
            "quotes are for single things with a name."
        ),
        bad="resource Food\n",
        good="resource food\n",
    ),
    Entry(
        code="L127",
        title="more mistakes than are shown",
        message="more than {most} lines of this file cannot be read",
        label="this is the first",
        help="is this a spec? If it is, correct this line first: it may explain the others",
        explain=(
            "When more than a hundred declarations of a file cannot be read, it is probably not a spec at all, or "
            "something at its beginning went wrong. Only the first place is shown then."
        ),
        bad="state round: number = 1\n" + "round\n" * 101,
        good="state round: number = 1\n",
    ),
    Entry(
        code="L128",
        title="`sets` or `adds` on something that is not a value",
        message="only a value can be changed by a rule",
        label="this is not the use of a `value`",
        help="write `sets hand_size of p to 5`, or with prepositions `sets (steps from t to u) to 1`",
        explain=(
            "`sets` replaces what a declared `value` says, and `adds` adds to it: the word of the value, then its "
            "parameters behind `of` and prepositions, with or without brackets. A state is changed with `becomes`, in "
            "a step."
        ),
        bad="value hand_size of player -> number = 4\nsets 4 to 5\n",
        good="value hand_size of player -> number = 4\nsets hand_size of player to 5\n",
    ),
    Entry(
        code="L129",
        title="an empty name or text",
        message="nothing stands between these quotes",
        label="an empty text",
        help="write a name or a text",
        explain="Games, things, examples and options are called by their text, so there must be one.",
        bad='game ""\n    players 2\n',
        good='game "Pebbles"\n    players 2\n',
    ),
    Entry(
        code="L130",
        title="too many citations on one line",
        message="this line cites {count} statements; {most} is the most",
        label="one too many",
        help="cite each statement where it is carried out",
        explain=(
            "A citation says which statement of the rulebook a line carries out. A line that cites many of them proves "
            "nothing about any; the lines below it can cite their own."
        ),
        bad="setup  @PEB-01 @PEB-02 @PEB-03 @PEB-04 @PEB-05\n    skip\n",
        good="setup  @PEB-01 @PEB-02 @PEB-03 @PEB-04\n    skip  @PEB-05\n",
    ),
)
