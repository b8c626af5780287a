"""Messages about lines of examples: L490 to L492."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

GAME = (
    'game "Table"\n    players 2\n    named Red, Blue\n\nkind card\n    worth: number = 1\n\n'
    "card Ace\ncard King\n\npile deck: card\n\nsetup\n    put cards into deck\n\n"
    "pile table: card\n\nverb play\n    choose c from cards\n        put c into table\n\n"
    "course\n    as Red\n        play\n\n"
)

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L490",
        title="a question that an example does not name",
        message="`asks` is followed by what is asked, and by whose decision it is",
        label="write `asks c`, or `asks c by Blue`",
        help='`c` is the variable of the `choose`; for a `choose one`, write the text of an option: `asks "pass"`',
        explain=(
            "`asks c` in an example says that the pending decision is the one with the variable `c`, and "
            '`asks "pass"` that it has an option with that text. `by Blue` says who decides. An example that plays a '
            "verb and does not make all its decisions ends with such a line."
        ),
        bad=GAME + 'example "an ace"\n    Red does play\n    asks 2\n',
        good=GAME + 'example "an ace"\n    Red does play\n    asks c\n',
    ),
    Entry(
        code="L491",
        title="a line of an example in the wrong place",
        message="`{word}` cannot stand below `does` or `decides`",
        label="move it to the left, as a line of its own",
        help="below `does` and `decides` stand decisions, `chance`, `offers`, `refuses`, `asks` and `expect`",
        explain=(
            "The lines below `does` happen while the verb runs: decisions, `chance`, `offers`, `refuses`, `asks`, "
            "`expect`, and decisions of other players below `decides`. How many play, the options, the position and "
            "other verbs are lines of the example itself."
        ),
        bad=GAME + 'example "an ace"\n    Red does play\n        given\n            put Ace into table\n',
        good=GAME + 'example "an ace"\n    given\n        put Ace into table\n    Red does play\n        c King\n',
    ),
    Entry(
        code="L492",
        title="a question below `given`",
        message="`{word}` may ask a player, and below `given` nobody is asked || below `given` nobody is asked",
        label="this asks",
        help="lay out the position with facts and sentences that ask nobody, or let a player do it: `Red does play`",
        explain=(
            "Below `given` stands what the position is: facts like `Red has 2 food`, and sentences that change "
            "something without a decision. A choice, a payment with several ways to pay, and verbs, phases and events "
            "that lead to one are done by a player: `Red does play`, with the decisions in the lines below it."
        ),
        bad=GAME + 'example "an ace"\n    given\n        as Red\n            play\n    c King\n',
        good=GAME + 'example "an ace"\n    given\n        put Ace into table\n    Red does play\n        c King\n',
    ),
)
