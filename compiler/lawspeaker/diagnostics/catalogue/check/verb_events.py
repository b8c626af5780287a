"""Words for mistakes in rules that wait for a verb: codes L460 to L462."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

DRAW = (
    "kind card\n\ncard Ace\n\npile deck: card\npile hand of player: card, in play\n\n"
    "verb draw_one -> card\n    let c = first deck\n    put c into your hand\n    give c\n\n"
    "setup\n    put Ace into deck\n    as player 1\n        draw_one giving c\n\n"
)

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L460",
        title="a rule that waits for a sentence of the language",
        message="`{word}` is a sentence of the language; a rule cannot wait for it",
        label="neither an event nor a verb of the game",
        help=(
            "wait for a verb in which it happens, such as `{verb}`; or announce an event beside it || "
            "put it into a verb and wait for that; or announce an event beside it"
        ),
        explain=(
            "`when`, `before`, `after`, `instead of`, `until` and `once each` name an event or a verb that the game "
            "declares. Sentences such as `gain`, `deal` and `put` happen too often, and for too many reasons, to be "
            "waited for. Name the verb around the sentence; if there is none, move the sentence into a verb, or into "
            "the block of an `announce`."
        ),
        bad=(
            "resource food\n\nverb harvest\n    gain 2 food\n\nafter gain\n    lose 1 food for active\n\n"
            "setup\n    as player 1\n        harvest\n"
        ),
        good=(
            "resource food\n\nverb harvest\n    gain 2 food\n\nafter harvest\n    lose 1 food\n\n"
            "setup\n    as player 1\n        harvest\n"
        ),
    ),
    Entry(
        code="L461",
        title="an announcement of a verb",
        message="`{word}` is a verb, not an event",
        label="a verb is done, not announced",
        help="write `{word}` without `announce`",
        explain=(
            "Rules may wait for a verb as they wait for an event: whenever the verb is done, they are asked. So a verb "
            "needs no announcement. `announce` is for events, which are declared with `event`."
        ),
        bad=(
            "resource food\n\nverb harvest\n    gain 2 food\n\nsetup\n    as player 1\n        harvest\n"
            "        announce harvest\n"
        ),
        good="resource food\n\nverb harvest\n    gain 2 food\n\nsetup\n    as player 1\n        harvest\n",
    ),
    Entry(
        code="L462",
        title="a replacement without a result",
        message="`{word}` gives {type:a}; what happens instead of it has to give one, too",
        label="ends without `give` on some way",
        help="end every way through the block with `give …`, or with `fail` where nothing is to be replaced",
        explain=(
            "A verb declared with `->` gives a result, and its caller goes on with that result. A block that replaces "
            "the verb therefore gives one as well. `fail` in the block means that it replaces nothing."
        ),
        bad=DRAW + "instead of draw_one where deck is empty\n    skip\n",
        good=DRAW + "instead of draw_one where deck is not empty\n    give first deck\n",
    ),
)
