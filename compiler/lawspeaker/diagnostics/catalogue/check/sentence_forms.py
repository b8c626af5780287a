"""Messages about the form of sentences, and rules that contradict each other.

Codes: L319, L383 to L387, L389 to L391, L393 to L399.
"""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

CARD = "kind card\n    worth: number = 1\n\ncard Ace\ncard King\n\npile deck: card\n\n"
USE = "setup\n    put cards into deck\n\n"
ROUND = "state round: number = 1\n\n"
LAID = (
    "kind tile\n    worth: number = 1\n\nboard land\n    laid from tile\n    size 5 by 5\n    areas field\n"
    '    borders hedge\n    marks sheep\n\ntile "01"\n    area n on north, east, south, west\n\n'
    'setup\n    lay (tile "01") at (spot at 3, 3 rotated 0)\n\n'
)
TABLE = "pile table: card\n\ncourse\n    choose c by player 1 from cards\n        put c into table\n\n"

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L319",
        title="a question that cannot be asked so",
        message="this cannot be asked in this way",
        label="a word belongs in front of `of`, or of the preposition",
        help="write `WORD of X`, `X's WORD`, or in brackets `(WORD of X in Y)`",
        explain=(
            "What is asked comes first, as one word, and then of what it is asked: `worth of c`, `hand of p`, "
            "`(units of p in t)`. `first 3 of deck` takes several from a pile."
        ),
        bad=CARD + USE + ROUND + "setup\n    round becomes 2 of worth of Ace\n",
        good=CARD + USE + ROUND + "setup\n    round becomes 2 * worth of Ace\n",
    ),
    Entry(
        code="L383",
        title="a number out of its range",
        message="{have} is not a number from {want}",
        label="possible: {want}",
        help="change the number, or the range where it is declared",
        explain=(
            "A range such as `1 to 6` says which numbers are possible. Where the text shows that a number lies "
            "outside, it is a mistake."
        ),
        bad="option length: 3 to 7 = 9\n",
        good="option length: 3 to 7 = 5\n",
    ),
    Entry(
        code="L384",
        title="two names run together",
        message="`{name}` is read as one name",
        label="write `{first}, {second}`",
        help="write a comma between two names; capitalised words beside each other are one name",
        explain=(
            "A name may have several words (`Heroic Charge`), so two names beside each other are read as one. A comma "
            "keeps them apart."
        ),
        bad=CARD + "setup\n    put Ace King into deck\n",
        good=CARD + "setup\n    put Ace, King into deck\n",
    ),
    Entry(
        code="L385",
        title="`otherwise` or `giving` where there is nothing to it",
        message="`{word}` is not followed by `{part}`",
        label="`{part}` does not go with `{word}`",
        help="`otherwise` goes with choices, `if`, `pay` and verbs; `giving` with `roll`, `start` and verbs",
        explain=(
            "`otherwise` says what happens when something could not be done: a choice without options, a payment, a "
            "verb that failed. `giving x` keeps a result. A sentence that always works and has no result takes neither."
        ),
        bad="resource food\n\nsetup\n    gain 1 food for player 1\n    otherwise\n        end\n",
        good="resource food\n\nsetup\n    pay 1 food by player 1\n    otherwise\n        end\n",
    ),
    Entry(
        code="L386",
        title="two rules that set the same value",
        message="two rules always set `{word}`, so one of them never counts",
        label="this one counts",
        help="remove one of them, or say with `where` when each of them holds",
        explain=(
            "`sets` replaces a value. Two such rules without a condition, in the same place, contradict each other: "
            "only the last would ever count."
        ),
        bad="value size -> number = 4\nsets size to 5\nsets size to 6\n",
        good=ROUND + "value size -> number = 4\nsets size to 5\nsets size to 6 where round is 2\n",
    ),
    Entry(
        code="L387",
        title="a value that needs itself",
        message="`{word}` needs its own value",
        label="this leads back to `{word}`",
        help="add a case that ends it: `0 when n is 0` and `otherwise …`",
        explain=(
            "A value may be defined by itself only if some case ends the chain: `0 when n is 0`, `otherwise n + "
            "total of (n - 1)`. A value that always needs itself, or another value that needs it, has no result."
        ),
        bad="value total of n: number -> number = n + total of (n - 1)\n",
        good="value total of n: number -> number\n    0 when n is at most 0\n    otherwise n + total of (n - 1)\n",
    ),
    Entry(
        code="L389",
        title="a text in the wrong place",
        message="`text` belongs at the top of a verb",
        label="not a step",
        help="put it directly below the line that declares the verb",
        explain="The `text` of a verb is what a card that uses the verb says. It is a line of the verb, not a step.",
        bad='verb feed n: number\n    if n is 1\n        text "Feed {n}"\n\nsetup\n    feed 2\n',
        good='verb feed n: number\n    text "Feed {n}"\n    if n is 1\n        skip\n\nsetup\n    feed 2\n',
    ),
    Entry(
        code="L390",
        title="a verb that may end without a result",
        message="`{word}` may end without giving {type:a}",
        label="some way through it ends without `give`",
        help="end every way through the verb with `give …`, or with `fail`",
        explain=(
            "A verb with `->` gives something back, whichever way it takes: every branch of an `if`, every option of a "
            "choice and every `otherwise` ends with `give`."
        ),
        bad=ROUND + "verb count_up -> number\n    if round is 1\n        give 2\n\nsetup\n    count_up giving n\n",
        good=(
            ROUND + "verb count_up -> number\n    if round is 1\n        give 2\n    give 3\n\n"
            "setup\n    count_up giving n\n"
        ),
    ),
    Entry(
        code="L391",
        title="an amount with an owner",
        message="an amount of `{word}` has no owner",
        label="say it with `for`, `by`, `from` or `to`",
        help="say whose with the sentence: `gain 3 {word} for p`, `pay 3 {word} by p`, `give 3 {word} from p to q`",
        explain=(
            "`3 wood` is an amount, like a price. Who gains, pays or gives it is said with `for`, `by`, `from` "
            "and `to`; what a player has is `wood of p`."
        ),
        bad="resource food\nstate n: number = 2\n\nsetup\n    as player 1\n        gain n food of player 1\n",
        good="resource food\nstate n: number = 2\n\nsetup\n    gain n food for player 1\n",
    ),
    Entry(
        code="L393",
        title="a line of an example without its block",
        message="`{word}` stands alone, with lines below it",
        label="indent what belongs to it below",
        help="`given` has steps below it, `expect` has `that CONDITION`, `offers` and `refuses` have decisions",
        explain=(
            "In an example the lines `given`, `expect`, `offers` and `refuses` are headings. What they are about "
            "stands below them, one on each line, indented. Only `given` may have a word behind it: `given secretly`."
        ),
        bad=CARD + TABLE + 'example "an ace"\n    c Ace\n    expect Ace\n        that Ace is in table\n',
        good=CARD + USE + TABLE + 'example "an ace"\n    c Ace\n    expect\n        that Ace is in table\n',
    ),
    Entry(
        code="L394",
        title="an option that looks at more than options",
        message="what `{word}` depends on must be known before the game starts",
        label="only options and `count players` are",
        help="use options that are the same for all players, `count players`, names, numbers and comparisons of these",
        explain=(
            "The default of an option, and what an option or module `needs`, are looked at before there is a game. "
            "They may speak of other options and of how many play: `= 5 if edition is old else count players`, "
            "`needs count players is 4 and not quick`. States, piles, values and options of each player come later."
        ),
        bad="state round: number = 1\n\noption quick: yes_no = round is 1\n\nsetup\n    round becomes 2\n",
        good="option quick: yes_no = count players is 2\n",
    ),
    Entry(
        code="L395",
        title="defaults that depend on each other",
        message="the default of `{word}` depends on itself: {way}",
        label="where does it start?",
        help="give one of them a default that does not look at the others",
        explain=(
            "An option that is not set has its default. If that depends on another option whose default depends "
            "on the first, neither has a value."
        ),
        bad="option quick: yes_no = not full\noption full: yes_no = not quick\n",
        good="option quick: yes_no = not full\noption full: yes_no = no\n",
    ),
    Entry(
        code="L396",
        title="a described place without its size",
        message="how many tiles does `{name}` span?",
        label="for instance `spans 3 tiles, closed`",
        help="write `{name} spans 3 tiles`, with `, closed` or `, open` behind it if that matters",
        explain=(
            "An example may describe places instead of laying their tiles: `A spans 3 tiles, closed`. A described "
            "place is open unless the line says `closed`."
        ),
        bad=LAID + 'example "two fields"\n    given\n        A spans 3\n    expect\n        that (tiles in A) is 3\n',
        good=LAID
        + 'example "two fields"\n    given\n        A spans 3 tiles, closed\n    expect\n        that closed of A\n',
    ),
    Entry(
        code="L397",
        title="a described place without a mark",
        message="a place shows marks of its board, each with a number",
        label="did you mean `{close}`? || not a mark of the board",
        help="the marks are listed in the board, `marks food, wood`; a place shows `2 food, 1 wood`",
        explain=(
            "`A shows 2 food` says how many of a mark are printed in a place of an example. Marks are the words "
            "of the board's `marks` line."
        ),
        bad=LAID + 'example "a field"\n    given\n        A shows 2 shep\n    expect\n        A spans 1 tile\n',
        good=LAID + 'example "a field"\n    given\n        A shows 2 sheep\n    expect\n        A shows 2 sheep\n',
    ),
    Entry(
        code="L398",
        title="a state that begins with something of the game",
        message="what `{word}` begins with cannot depend on the game",
        label="known only when the game is there",
        help="begin with a number, a word or a name, and set it in `setup`: `{word} becomes …`",
        explain=(
            "A state has its first value before anything else happens, so this is a number, a word, a name or nothing. "
            "What depends on options, on how many play or on other things of the game is set in `setup`."
        ),
        bad="option rounds: 3 to 7 = 5\nstate left_over: number = rounds\n\nsetup\n    left_over becomes 2\n",
        good="option rounds: 3 to 7 = 5\nstate left_over: number = 0\n\nsetup\n    left_over becomes rounds\n",
    ),
    Entry(
        code="L399",
        title="a rule that holds anywhere and is not about its thing",
        message="a rule of `{name}` that holds anywhere is about `this`",
        label="`this` is not what it is about",
        help="say whom it is about, `sets worth of this to …`, or move the rule out of the thing",
        explain=(
            "`while this is anywhere` is for what a rule says of its own thing, in a hand as in the box: `adds`, "
            "`sets`, `forbids` or `allows` with `this` behind the word. A rule about anything else that holds wherever "
            "the thing is always holds, and stands at the top level."
        ),
        bad=CARD.replace("card King", "    while this is anywhere\n        adds 1 to size\ncard King")
        + USE
        + "value size -> number = 4\n",
        good=CARD.replace("card King", "    while this is anywhere\n        adds 1 to price of this\ncard King")
        + USE
        + "value price of c: card -> number = worth of c\n",
    ),
)
