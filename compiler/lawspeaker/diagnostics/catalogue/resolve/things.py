"""Messages about kinds, things, enums and signatures: L219 to L228, L235, L264, L268, L269."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

DECK = "\npile deck: card\n\nsetup\n    put cards into deck\n"

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L219",
        title="an unknown line of a kind",
        message="the kind `{word}` cannot have this line",
        label="neither a field nor a line that kinds know",
        help=(
            "things have `{line}`, kinds do not: write it below each {word}, `{word} NAME`; what `every` makes cannot "
            "have it, give the kind a field more; for a deck of each player see `A deck for each player` in "
            "docs/recipes.md || "
            "a field is `name: type`; kinds also know `every`, `plural`, `belongs to`, `lies on`, `back`, and rules"
        ),
        explain=(
            "The body of a kind declares fields with a colon (`worth: number`), and may have `every FIELD, FIELD` (one "
            "thing for each combination), `plural WORD`, `belongs to WHO`, `lies on BOARD`, `back FIELD`, and rules of "
            "all its things. `copies` and `called` are lines of a thing: `card Ace`, and below it `copies 2 for "
            "player`."
        ),
        bad="kind card\n    worth 3\n",
        good="kind card\n    worth: number = 3\n",
    ),
    Entry(
        code="L220",
        title="a field given twice",
        message="`{name}` says its `{word}` twice",
        label="the second one",
        help="keep one of them; several values of a list stand in one line, with commas",
        explain="A thing gives each of its fields once; a list field takes several values in one line.",
        bad="kind card\n    worth: number\n\ncard Ace\n    worth 1\n    worth 11\n",
        good="kind card\n    worth: number\n\ncard Ace\n    worth 11\n" + DECK,
    ),
    Entry(
        code="L221",
        title="an unknown field",
        message="a {kind} has no field `{word}`",
        label="did you mean `{close}`? || not a field of this kind",
        help="fields are declared in the kind: `{word}: number`",
        explain=(
            "A thing's lines are fields that its kind (or the kind that one descends from) declares, `copies` or "
            "`called`."
        ),
        bad="kind card\n    worth: number\n\ncard Ace\n    wroth 1\n    worth 1\n",
        good="kind card\n    worth: number\n\ncard Ace\n    worth 1\n" + DECK,
    ),
    Entry(
        code="L222",
        title="copies without a number",
        message="`copies` is followed by a number from 1 to {most}",
        label="how many?",
        help="`copies 3`, or `copies 2 for player` for two of each player's own",
        explain="`copies 3` makes three things of one name. The number is fixed, since it is what lies in the box.",
        bad="kind card\n    worth: number = 1\n\ncard Ace\n    copies 0\n",
        good="kind card\n    worth: number = 1\n\ncard Ace\n    copies 4\n" + DECK,
    ),
    Entry(
        code="L223",
        title="every value of what?",
        message="`every` cannot count through `{word}`",
        label="`{word}` has no fixed list of values",
        help="use an enum, a kind or a range: `{word}: 1 to 13`",
        explain=(
            "`every suit, rank` makes one thing for each combination of the two fields, so both need a fixed list of "
            "values: the words of an enum, the things of another kind, or a range such as `2 to 14`."
        ),
        bad="kind card\n    rank: number\n    every rank\n",
        good="kind card\n    rank: 1 to 13\n    every rank\n" + DECK,
    ),
    Entry(
        code="L224",
        title="too many things",
        message="the game would have more than {most} things",
        label="more than {most} from here on",
        help="use smaller ranges, or a `state` that counts instead of things",
        explain="Every thing has a number of its own. A game may have many thousands of things, but not millions.",
        bad="kind card\n    rank: 1 to 200\n    power: 1 to 200\n    every rank, power\n",
        good="kind card\n    rank: 1 to 20\n    power: 1 to 20\n    every rank, power\n" + DECK,
    ),
    Entry(
        code="L225",
        title="an enum without words",
        message="the enum `{word}` needs words, with `or` between them",
        label="a list of words is missing",
        help="for instance `enum suit: clubs or hearts`",
        explain="An enum is a closed list of words: `enum suit: clubs or diamonds or spades or hearts`.",
        bad="enum suit: 1 to 4\n",
        good="enum suit: clubs or hearts\n",
    ),
    Entry(
        code="L226",
        title="a word twice in an enum",
        message="the word `{word}` stands twice in this list",
        label="each word stands once",
        help="remove one of the two",
        explain="The words of an enum are its values, so each stands once.",
        bad="enum suit: clubs or hearts or clubs\n",
        good="enum suit: clubs or hearts or spades\n",
    ),
    Entry(
        code="L227",
        title="two parameters of one name",
        message="two parameters are called `{word}`",
        label="the second one",
        help="give it a name with a colon: `other: {word}`",
        explain="Inside the rule the parameters are told apart by their names. A bare word is both name and type.",
        bad="event met player by player\n",
        good="event met player by other: player\n\nsetup\n    announce met player 1 by player 2\n",
    ),
    Entry(
        code="L228",
        title="a word of the language itself",
        message="`{word}` means something in every game, and cannot be a word of this one",
        label="this word is taken",
        help="choose another word",
        explain=(
            "Some words mean the same in every game: the built-in sentences (`gain`, `put`, `deal`, `end` …), "
            "the types (`number`, `player`, `resource` …), and `you`, `this`, `here`, `it`, `nothing`, "
            "`nobody`, `yes`, `players`, `opponents`, `winner`, `active` and `phase`. They cannot be declared."
        ),
        bad="verb deal\n    skip\n",
        good="verb deal_out\n    skip\n\nsetup\n    deal_out\n",
    ),
    Entry(
        code="L235",
        title="a kind that descends from itself",
        message="the kind `{word}` descends from itself",
        label="this leads in a circle",
        help="one of the kinds has to stand alone",
        explain="`kind spell is card` makes every spell a card. Following `is` from kind to kind must come to an end.",
        bad="kind card is spell\n    worth: number = 1\n\nkind spell is card\n    cost: number = 1\n",
        good="kind card\n    worth: number = 1\n\nkind spell is card\n    cost: number = 1\n",
    ),
    Entry(
        code="L264",
        title="a title that is not one name",
        message="the title of `{name}` is one text in quotes",
        label="what is it called?",
        help='`called "Feast"` is what players read; the name tells it from other things of its kind',
        explain=(
            "Names of one kind are different. Where two things are called the same, one of them gets another name in "
            "the spec and says with `called` what players read."
        ),
        bad="kind card\n    worth: number = 1\n\ncard Ace\n    called 3\n",
        good='kind card\n    worth: number = 1\n\ncard Ace\ncard "Second Ace"\n    called "Ace"\n' + DECK,
    ),
    Entry(
        code="L268",
        title="a combination that depends on the game",
        message="which things there are is known before the game; this is not",
        label="compare the fields behind `every` with each other, with numbers and with words",
        help="`every low, high where low is at most high`, `every suit, rank where suit is not clubs or rank is 1`",
        explain=(
            "`every … where` makes one thing for each combination that fulfils the condition. It is decided when the "
            "game is built, so it can use the fields behind `every`, numbers, words of enums, names of things, "
            "arithmetic, comparisons, `is in`, `and`, `or` and `not`. Words and things are equal or not; only numbers "
            "are more or less."
        ),
        bad="resource gold\n\nkind card\n    rank: 1 to 3\n    every rank where rank is more than gold of you\n" + DECK,
        good="kind card\n    rank: 1 to 3\n    every rank where rank is not 2\n" + DECK,
    ),
    Entry(
        code="L269",
        title="no combination at all",
        message="no {kind} fulfils this condition",
        label="makes nothing",
        help="leave the line out, or correct its `where`",
        explain="`every … where` makes one thing for each combination that fulfils the condition, and none does.",
        bad="kind card\n    rank: 1 to 3\n    every rank where rank is more than 3\n" + DECK,
        good="kind card\n    rank: 1 to 3\n    every rank where rank is more than 2\n" + DECK,
    ),
    Entry(
        code="L280",
        title="a name with a hole that nothing fills",
        message="`{{{hole}}}` is no field behind `every` || `{part}` cannot be read",
        label="did you mean `{near}`? || the fields are {every} || braces stand around a field",
        help='write the fields behind `every` in braces: `named "{{rank|1=ace|13=king}} of {{suit}}"`',
        explain=(
            "`named` says how the things that `every` makes are called: `{rank}` is the value of the field, and "
            "`{rank|1=ace|13=king}` has another text for some values. Only the fields behind `every` can be named."
        ),
        bad='kind card\n    rank: 1 to 3\n    every rank\n    named "card {rang}"\n' + DECK,
        good='kind card\n    rank: 1 to 3\n    every rank\n    named "card {rank}"\n' + DECK,
    ),
    Entry(
        code="L281",
        title="a pattern for names without things to name",
        message="`named` is about the things that `every` makes, and kind `{kind}` makes none",
        label="names nothing",
        help="write `every` with the fields above it; a single thing is named where it is declared",
        explain="`named` below a kind says how the things of its line `every` are called.",
        bad='kind card\n    rank: 1 to 3\n    named "card {rank}"\n\ncard Ace\n    rank 1\n' + DECK,
        good='kind card\n    rank: 1 to 3\n    every rank\n    named "card {rank}"\n' + DECK,
    ),
    Entry(
        code="L282",
        title="a line of an event that names none of its fields",
        message="`{word}` is no such field of this event",
        label="did you mean `{close}`? || a field, and behind `seen by` the field of a player",
        help="`c seen by p` tells the value of the field `c` only to the player in the field `p`",
        explain=(
            "All players are told of an event with the values of its fields. A line `c seen by p` below the event "
            "tells the value of `c` to one player alone, who is another field of the event; the log says *a card* or "
            "*something* to the others."
        ),
        bad="event peeked n: number by p: player\n    n seen by q\n\nsetup\n    announce peeked 2 by player 1\n",
        good="event peeked n: number by p: player\n    n seen by p\n\nsetup\n    announce peeked 2 by player 1\n",
    ),
)
