"""Messages about `possible` and `do what you can`: L470 to L473."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

WOOD = "resource wood\n\n"
BUILD = "verb build\n    pay 2 wood\n\n"
TURN = "course\n    each p among players\n        as p\n            "

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L470",
        title="possible what?",
        message="`possible` asks about a verb or about the steps of a thing; `{word}` is neither",
        label="did you mean `{close}`? || neither a verb nor a field of steps",
        help="write a verb as it is called (`possible build in t`), or a field of steps (`possible plays of c`)",
        explain=(
            "`possible` is yes if a verb, with its arguments, or the steps of a thing can be carried out to their end. "
            "For a condition of your own, declare a permission and ask `can …`."
        ),
        bad=WOOD + BUILD + TURN + "if possible bild\n                build\n",
        good=WOOD + BUILD + TURN + "if possible build\n                build\n",
    ),
    Entry(
        code="L471",
        title="a sentence of the language behind possible",
        message="`possible` does not ask about sentences of the language such as `{word}`",
        label="a verb of the game is needed here",
        help="a payment is asked with `can pay`; for anything else, put the sentence into a verb and ask about that",
        explain=(
            "Most sentences of the language always succeed: they do as much as can be done. A payment is the "
            "exception, and `can pay 2 wood` asks about it."
        ),
        bad=WOOD + BUILD + TURN + "if possible pay 2 wood\n                build\n",
        good=WOOD + BUILD + TURN + "if can pay 2 wood\n                build\n",
    ),
    Entry(
        code="L472",
        title="a permission behind possible",
        message="`{word}` is a permission: it is asked with `can`, not with `possible`",
        label="write `can {word}`",
        help="`can {word} …` asks what the rules allow; `possible` asks whether a verb can be carried out",
        explain=(
            "A permission is a rule that is stated and extended with `forbids` and `allows`. `possible` is derived "
            "from the steps of a verb and cannot be extended."
        ),
        bad=WOOD + "can fell\n\n" + BUILD + TURN + "if possible fell\n                build\n",
        good=WOOD + "can fell\n\n" + BUILD + TURN + "if can fell\n                build\n",
    ),
    Entry(
        code="L473",
        title="a line without a label below `or less`",
        message="this line needs a label: the player is asked whether to do it",
        label="which text does the player see?",
        help='put the line below a text in quotes: `"build"`, then the line with four more spaces',
        explain=(
            "Below `do what you can or less` the player may leave lines out. The question shows the label of the line. "
            "Without `or less` nothing is asked, and lines need no labels."
        ),
        bad=WOOD + BUILD + "verb work\n    do what you can or less\n        build\n\n" + TURN + "work\n",
        good=(
            WOOD
            + BUILD
            + 'verb work\n    do what you can or less\n        "build"\n            build\n\n'
            + TURN
            + "work\n"
        ),
    ),
)
