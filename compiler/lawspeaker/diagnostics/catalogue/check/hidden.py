"""Messages about what players know of hidden things: L401 to L404 and L406 to L409."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

CARDS = "enum suit: clubs or hearts\nkind card\n    suit: suit\n    every suit\n\n"
LACKS = "state lacks of player for suit: yes_no = no\n"
HAND = "pile hand of player: card, seen by owner\n"
CLAIM = "    known where not (lacks of owner for suit of it)\n"
PLAYED = "event played c: card by actor: player\n"
SECRET = CARDS + HAND + "pile deck: card, seen by nobody\npile table: card\n" + PLAYED
WARD = (
    "kind answer is card\nanswer Ward\n    suit clubs\n    while this is in your hand\n"
    "        may openly instead of played where actor is not you\n            put c into table\n"
)
DEALT = (
    "\nsetup\n    put cards into deck\n    shuffle deck\n    each p among players\n"
    "        deal 3 from deck to hand of p\n"
)
ANNOUNCED = "    if table is not empty\n        announce played (first table) by player 1\n"
PLAY = (
    "\ncourse\n    each p among players\n        choose c by p from hand of p\n            announce played c by p\n"
    "                put c into table\n        otherwise\n            skip\n"
)
DOUBTED = (
    "\ncourse\n    choose c by player 1 from hand of player 1\n"
    '        choose one by player 2 asking "Do you believe in {c}?"\n'
    '            "yes"\n                put c into table\n            "no"\n                put c into table\n'
    "    otherwise\n        skip\n" + ANNOUNCED
)
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
    Entry(
        code="L407",
        title="a rule that asks about a hidden thing",
        message="`{rule}` asks a player about `{word}`, and that player may not see it",
        label="`{verb}` may be done while `{word}` is in `{pile}` || `{word}` is still in `{pile}` here",
        help=(
            "`reveal` it before `{verb}`, or put it where all see it || "
            "before `{event}`, put `{word}` where all see it, or `reveal` it; or announce it `openly`, which shows it"
        ),
        explain=(
            "A rule that begins with `may`, or has a choice in its block, asks the owner of its card when the event "
            "happens. If the thing that the event is about lies in the hand of another player at that moment, the "
            "player decides without knowing about what. In most rulebooks a card that is played lies face up before "
            "anybody reacts: put it where all see it first, and announce it then. `announce openly` shows what the "
            "event is about to all players and leaves it where it is. `may openly` does not help: it says that being "
            "asked is no secret, and shows nothing to the player who is asked. For a game of bluff, in which players "
            "really decide without knowing the thing, announce the event without it, and keep it in a pile."
        ),
        bad=SECRET + WARD + DEALT + PLAY,
        good=SECRET + WARD + DEALT + PLAY.replace("announce played", "announce openly played"),
    ),
    Entry(
        code="L408",
        title="an event that carries a hidden thing",
        message="all players are told of `{event}`, but not all of them see its `{word}`",
        label="this is still in `{pile}` here",
        help="put it where all see it first, or `reveal` it; or write `announce openly`, which shows it to all",
        explain=(
            "An event is told to all players with everything that it carries. Here it carries a thing out of a hidden "
            "pile. Whoever cannot see the thing reads only that something happened, and rules of other players may "
            "react to what nobody showed them. Announce the event when the thing lies where all see it, or write "
            "`announce openly`: it shows the thing to all. If only its owner is to know of it, the event needs no "
            "thing; or let the rules wait for the verb (`when draw`), of which the log does not tell."
        ),
        bad=SECRET + DEALT + PLAY,
        good=SECRET + DEALT + PLAY.replace("announce", "put c into table\n            announce"),
    ),
    Entry(
        code="L409",
        title="a question that names a hidden thing",
        message=(
            "the question names `{word}`, and the player who is asked does not see it || "
            "the question tells `{value}`, and the player who is asked does not see of which thing in `{pile}`"
        ),
        label="`{word}` is still in `{pile}` here || this tells something hidden",
        help=(
            "`show` or `reveal` it first, or leave `{{{word}}}` out of the question || "
            "`show` or `reveal` the thing first, or leave `{{{value}}}` out of the question"
        ),
        explain=(
            "Braces in a question or a label are filled in for the player who reads them. A thing that this player "
            "does not see has no name there (the player reads `a card`), so the question does not say what it is "
            "about. A number or word that was worked out from such a thing, `let n = rank of c`, tells the player what "
            "is hidden."
        ),
        bad=SECRET + DEALT + DOUBTED,
        good=SECRET + DEALT + DOUBTED.replace("        choose one", "        reveal c\n        choose one"),
    ),
)
