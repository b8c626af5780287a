"""Words for what is said about hidden things, found by resolve and check: codes L401 to L404."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

CARDS = "enum suit: clubs or hearts\nkind card\n    suit: suit\n    every suit\n\n"
LACKS = "state lacks of player for suit: yes_no = no\n"
HAND = "pile hand of player: card, seen by owner\n"
CLAIM = "    known where not (lacks of owner for suit of it)\n"
START = "\nsetup\n    put cards into hand of player 1\n"

SECRETS: tuple[Entry, ...] = (
    Entry(
        code="L401",
        title="something known that not everybody can know",
        message="not everybody knows `{word}`, so not everybody can know this of the pile",
        label="asks for `{word}`",
        help="ask only for what all see: states without `seen by`, fields that no rule changes, open piles",
        explain=(
            "`known where` says what all players know of the things in a hidden pile. So its condition looks only at "
            "what all players see. What rules change about a thing (a field, or a state that is kept for each thing) "
            "is seen only by those who see the thing. Keep what has been shown in a state of players, "
            "`state lacks of player for suit: yes_no = no`, and change it when it is shown."
        ),
        bad=CARDS + LACKS.replace("= no", "= no, seen by owner") + HAND + CLAIM + START,
        good=CARDS + LACKS + HAND + CLAIM + START,
    ),
    Entry(
        code="L402",
        title="something known of an open pile",
        message="everybody sees what lies in `{word}`: nobody has to guess it",
        label="there is nothing to guess",
        help="leave the line out, or hide the pile: `seen by owner`, `seen by nobody`",
        explain=(
            "`known where` helps those who have to guess what lies in a hidden pile. What lies in a pile that all see "
            "is known without it."
        ),
        bad=CARDS + LACKS + HAND.replace(", seen by owner", "") + CLAIM + START,
        good=CARDS + LACKS + HAND + CLAIM + START,
    ),
    Entry(
        code="L403",
        title="the owner of a pile of nobody",
        message="`{word}` is nobody's pile: it has no owner",
        label="whose pile?",
        help="name a player, or declare a pile of each player: `pile {word} of player: …`",
        explain=(
            "In the `known where` of a pile of each player, `owner` is the player whose pile it is. A pile that is "
            "there only once is nobody's. (`owner of it` asks for the owner of a thing of a player.)"
        ),
        bad=CARDS
        + LACKS
        + HAND.replace(" of player", "").replace("owner", "nobody")
        + CLAIM
        + START.replace(" of player 1", ""),
        good=CARDS + LACKS + HAND + CLAIM + START,
    ),
    Entry(
        code="L404",
        title="a secret that nobody could guess",
        message="`{word}` cannot be hidden: nobody can guess {type:a}",
        label="only an open state can be {type:a}",
        help="leave out `seen by`, or hide what matters about it: a number, a word of an enum, a thing, a place",
        explain=(
            "What a player cannot see, the player may guess: bots play on from guesses. For a hidden state of most "
            "types any value of the type is guessed. A record is there only while it goes on, and a spot fits only "
            "the tile it was found for, so another one cannot be put in its place."
        ),
        bad="record fight\n    rounds: number = 0\n\nstate latest: optional fight, seen by nobody\n\n"
        "course\n    start fight giving f\n    latest becomes f\n",
        good="record fight\n    rounds: number = 0\n\nstate latest: number = 0, seen by nobody\n\n"
        "course\n    start fight giving f\n    latest becomes rounds of f\n",
    ),
)
