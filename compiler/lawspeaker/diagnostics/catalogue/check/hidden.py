"""Messages about what players know of hidden things: L401 to L404 and L406."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

CARDS = "enum suit: clubs or hearts\nkind card\n    suit: suit\n    every suit\n\n"
LACKS = "state lacks of player for suit: yes_no = no\n"
HAND = "pile hand of player: card, seen by owner\n"
CLAIM = "    known where not (lacks of owner for suit of it)\n"
START = "\nsetup\n    put cards into hand of player 1\n"

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L401",
        title="`known where` with something hidden",
        message="some players do not see `{word}`, so it cannot be part of what all know of the pile",
        label="`{word}` is hidden from some players",
        help="ask only for what all see: states without `seen by`, fields that no rule changes, open piles",
        explain=(
            "`known where` says what all players know of the things in a hidden pile, so its condition may use "
            "only what all players see. What rules change about a thing (a field, or a state of each thing) is "
            "seen only by those who see the thing. Store what has been shown in a state of players, `state lacks "
            "of player for suit: yes_no = no`, and change it when it is shown."
        ),
        bad=CARDS + LACKS.replace("= no", "= no, seen by owner") + HAND + CLAIM + START,
        good=CARDS + LACKS + HAND + CLAIM + START,
    ),
    Entry(
        code="L402",
        title="`known where` of an open pile",
        message="all players see what is in `{word}`, so nothing has to be said about it",
        label="this pile is not hidden",
        help="leave the line out, or hide the pile: `seen by owner`, `seen by nobody`",
        explain=(
            "`known where` says what is known of the things in a hidden pile. All players see what is in an open "
            "pile, so it needs no such line."
        ),
        bad=CARDS + LACKS + HAND.replace(", seen by owner", "") + CLAIM + START,
        good=CARDS + LACKS + HAND + CLAIM + START,
    ),
    Entry(
        code="L403",
        title="the owner of a pile without one",
        message="`{word}` has no owner: it is not a pile of each player",
        label="whose pile?",
        help="name a player, or declare a pile of each player: `pile {word} of player: …`",
        explain=(
            "In the `known where` of a pile of each player, `owner` is the player whose pile it is. A pile that "
            "is there only once has no owner. (`owner of it` is the owner of a thing of a player.)"
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
        title="a hidden state that cannot be guessed",
        message="`{word}` cannot be hidden: {type:a} cannot be guessed",
        label="only an open state can be {type:a}",
        help="leave out `seen by`, or hide what matters about it: a number, a word of an enum, a thing, a place",
        explain=(
            "What a player cannot see, bots guess. For a hidden state of most types they guess any value of the "
            "type. A record exists only while it lasts, and a spot fits only the tile it was found for, so "
            "neither can be replaced by another one."
        ),
        bad="record fight\n    rounds: number = 0\n\nstate latest: optional fight, seen by nobody\n\n"
        "course\n    start fight giving f\n    latest becomes f\n",
        good="record fight\n    rounds: number = 0\n\nstate latest: number = 0, seen by nobody\n\n"
        "course\n    start fight giving f\n    latest becomes rounds of f\n",
    ),
    Entry(
        code="L406",
        title="a tally of a resource that has none",
        message="`{word}` cannot be tallied so: a tally is a number of each player, of a hidden resource without limit",
        label="`{word}` is declared here",
        help="write `resource {word}: seen by owner, tallied by gained`, with `state gained of player: number = 0`",
        explain=(
            "Of a hidden resource players may know how much each of them was seen to gain. `tallied by` names the "
            "state that says it: a number of each player, which the rules raise. An open resource, one with a limit "
            "and one that may fall below 0 have no tally."
        ),
        bad="resource fame: tallied by gained\nstate gained of player: number = 0, seen by nobody\n\n"
        "course\n    gain 1 fame for player 1\n    raise gained of player 1 by 1\n",
        good="resource fame: seen by owner, tallied by gained\nstate gained of player: number = 0, seen by nobody\n\n"
        "course\n    gain 1 fame for player 1\n    raise gained of player 1 by 1\n",
    ),
)
