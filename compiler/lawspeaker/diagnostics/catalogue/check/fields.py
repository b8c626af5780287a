"""Messages about fields that rules change: L465 to L469."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

CARD = "kind card\n    cost: number = 2\n    plays: steps\n\ncard Ace\n\n"
SHOP = CARD + "pile row: card\n\nsetup\n    put cards into row\n\n"
HOUSES = "kind house\n    cost: number = 5\n\nhouse Inn\n\npile town: house\n\nsetup\n    put houses into town\n\n"

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L465",
        title="`printed` before something that is no field",
        message="`printed` is for fields of things and records, and `{word}` of {type:a} is none",
        label="not a field",
        help="leave out `printed`: `{word} of …`",
        explain=(
            "`printed cost of c` is the field as the thing has it, without the rules that change it with `adds` and "
            "`sets`. Values, states, piles and resources have no printed form: a value is what its declaration and the "
            "rules make it."
        ),
        bad=SHOP + "value worth of c: card -> number = 3\n\nadds 1 to cost of c where printed worth of c is 3\n",
        good=SHOP + "value worth of c: card -> number = 3\n\nadds 1 to cost of c where worth of c is 3\n",
    ),
    Entry(
        code="L466",
        title="a rule that changes steps",
        message="`{word}` are steps, and rules cannot change steps",
        label="neither a number nor anything else that can be set",
        help="write `when`, `before` or `instead of` an event, or a second field of steps",
        explain=(
            "`adds` and `sets` change fields that are numbers, amounts, yes or no, words, things or players. What a "
            "thing does is changed by rules about events, or by running the steps of another thing."
        ),
        bad=SHOP + "sets plays of c to 3\n",
        good=SHOP + "sets cost of c to 3\n",
    ),
    Entry(
        code="L467",
        title="a field of several kinds",
        message="{owners} each have a field `{word}`: which one does this rule change?",
        label="of which kind?",
        help="name the kind: `{word} of {owner}`, or `{word} of c where c is {owner}`",
        explain=(
            "A rule changes the field of one kind, with all kinds below it. Where several kinds have a field of the "
            "same name, the rule says which it means: by the name of the kind, by a condition `c is card`, by `this`, "
            "or by the name of a thing. For both, write two rules."
        ),
        bad=SHOP + HOUSES + "adds -1 to cost of c\n",
        good=SHOP + HOUSES + "adds -1 to cost of card\nadds -1 to cost of h where h is house\n",
    ),
    Entry(
        code="L468",
        title="a rule that needs what it changes",
        message="this rule asks for `{word}`, which it changes itself",
        label="asks for `{word}` with this rule in it",
        help="write `printed {field} of …` for the one that is written down || "
        "ask for something that this rule does not change",
        explain=(
            "`cost of c` in a rule about `cost of c` would be the cost with this very rule, and so on without end. "
            "`printed cost of c` is the cost that is written down, before any rule. Of a value there is no printed "
            "one: declare a value of its own for what the rule starts from, and let both use it."
        ),
        bad=SHOP + "adds -1 to cost of c where cost of c is at least 2\n",
        good=SHOP + "adds -1 to cost of c where printed cost of c is at least 2\n",
    ),
    Entry(
        code="L469",
        title="a rule that does not say of which thing",
        message="`{several}` is a list, and a rule speaks of one thing at a time || "
        "`{word}` is a field, and the rule does not say of which thing",
        label="only the first of `{several}` would count || of which thing?",
        help="write `{word} of c where c is in {several}` || write `{word} of this`, or `{word} of c where …`",
        explain=(
            "A rule changes a field or value of one thing, or of every thing for which its condition holds: `adds 1 to "
            "power of c where c is in your town`. `this` is the thing that has the rule."
        ),
        bad=SHOP + "adds 1 to cost of row\n",
        good=SHOP + "adds 1 to cost of c where c is in row\n",
    ),
)
