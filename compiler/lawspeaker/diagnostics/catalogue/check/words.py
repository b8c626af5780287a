"""Messages about words and names without context: L308 to L318, L400, L480 to L484, L496."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

GRID = "board field\n    grid 8 by 8 squares\n\npiece pawn of player: single\n\n"
ROUND = "state round: number = 1\n\nsetup\n"
CARD = "kind card\n    worth: number = 1\n\ncard Ace\n\n"

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L308",
        title="a player who cannot exist",
        message="there is no player {number}: at most {most} play",
        label="there is no such seat",
        help="players count from 1",
        explain="`game` says how many can play. A number of players, or a player's number, beyond that is a mistake.",
        bad="state dealer: player = player 3\n",
        good="state dealer: player = player 2\n",
    ),
    Entry(
        code="L309",
        title="a number behind the wrong word",
        message="only players and the spaces of a circle have numbers, not `{word}`",
        label="a word and a number",
        help="`player 2` is the second player; the square in column 1 and row 2 of a grid is `a2`",
        explain=(
            "A word with a number behind it means a player, `player 2`, or a place of a board that is a circle: "
            "`space 3`. An amount has its number in front: `2 wood`."
        ),
        bad="state round: number = 1\n\nsetup\n    round becomes week 2\n",
        good="state round: number = 1\n\nsetup\n    round becomes 2\n",
    ),
    Entry(
        code="L310",
        title="`this` or `here` outside of a thing",
        message="`{word}` means nothing here",
        label="not in the body of a thing",
        help="`this` and `here` stand in the rules of a thing: the thing itself, and its place",
        explain=(
            "In the body of a thing `this` is the thing and `here` the place it stands on. Elsewhere there is neither."
        ),
        bad=CARD + "pile deck: card\n\nsetup\n    put this into deck\n",
        good=CARD + "pile deck: card\n\nsetup\n    put Ace into deck\n",
    ),
    Entry(
        code="L311",
        title="`you` without a player",
        message="there is no `you` here",
        label="who?",
        help="say who with `by p` or `for p`, or put the steps below `as p` or `turns`",
        explain=(
            "`you` is the owner of the rule, the player whose turn it is, or who `as p` names. In `setup` and at the "
            "top of `course` there is no such player."
        ),
        bad="resource food\n\nsetup\n    gain 1 food\n",
        good="resource food\n\nsetup\n    each p among players\n        gain 1 food for p\n",
    ),
    Entry(
        code="L312",
        title="whose?",
        message="every player has a `{word}` of their own",
        label="whose?",
        help="`your {word}`, or `{word} of p`",
        explain="What is declared `of player` is there once for each player, so a sentence has to say whose it means.",
        bad=CARD + "pile hand of player: card\n\nsetup\n    put Ace into hand\n",
        good=CARD + "pile hand of player: card\n\nsetup\n    put Ace into hand of player 1\n",
    ),
    Entry(
        code="L313",
        title="a word of two enums",
        message="`{word}` is a word of several enums: {owners}",
        label="which one?",
        help="compare it with a value of the enum you mean, or give one of the words another name",
        explain="Two enums may share a word; then the sentence has to make clear which one is meant.",
        bad=(
            "enum mood: red or glad\nenum suit: red or blue\nstate round: number = 1\n\n"
            "setup\n    let colour = red\n    round becomes 1 if colour is red else 2\n"
        ),
        good=(
            "enum mood: angry or glad\nenum suit: red or blue\nstate round: number = 1\n\n"
            "setup\n    let colour = red\n    round becomes 1 if colour is red else 2\n"
        ),
    ),
    Entry(
        code="L314",
        title="a name of two things",
        message="`{name}` is the name of several things: {kinds}",
        label="which one?",
        help="write the kind in front: `{kind} {name}`",
        explain=(
            "A name is unique within its kind. Where two kinds share one, and nothing tells them apart, say the kind."
        ),
        bad=(
            "kind guild\n    worth: number = 1\nkind animal\n    worth: number = 2\nguild Otter\nanimal Otter\n"
            "state round: number = 1\n\nsetup\n    round becomes worth of Otter\n"
        ),
        good=(
            "kind guild\n    worth: number = 1\nkind animal\n    worth: number = 2\nguild Otter\nanimal Otter\n"
            "state round: number = 1\n\nsetup\n    round becomes worth of (animal Otter) + worth of (guild Otter)\n"
        ),
    ),
    Entry(
        code="L315",
        title="one of several copies",
        message="there are {copies} copies of `{name}`",
        label="which one of them?",
        help="pick one: `first c among cards where c is {name}`",
        explain=(
            "A name with `copies` stands for all of them in a comparison; to move one, the rule has to say which one."
        ),
        bad=(
            "kind card\n    worth: number = 1\ncard Ace\n    copies 4\npile deck: card\n\nsetup\n    put Ace into "
            "deck\n"
        ),
        good=(
            "kind card\n    worth: number = 1\ncard Ace\n    copies 4\npile deck: card\n\nsetup\n    put cards into "
            "deck\n"
        ),
    ),
    Entry(
        code="L316",
        title="not a word of the enum",
        message="`{word}` is not a word of `{enum}`",
        label="did you mean `{close}`? || not one of its words",
        help="the words of `{enum}` are {words} || the words of an enum are listed where it is declared",
        explain="An enum is a closed list of words; only these are its values.",
        bad="enum suit: red or blue\nstate chosen: suit = red\n\nsetup\n    chosen becomes bleu\n",
        good="enum suit: red or blue\nstate chosen: suit = red\n\nsetup\n    chosen becomes blue\n",
    ),
    Entry(
        code="L317",
        title="an unknown word",
        message="`{word}` is the board; a {place} of it is needed here || nothing is called `{word}` here",
        label="not a {place} || did you mean `{close}`? || not declared",
        help=(
            "`{doer}` is the player who does a verb; only rules that wait for a verb know it, such as `after explore` "
            "|| name the {place}, with a variable or by its name: `place x on s` "
            "|| declare it, or check the spelling; variables are known only below the line that names them"
        ),
        explain=(
            "A word in small letters is a variable, a resource, a pile, a state, an option, a value, a word of an "
            "enum, or the plural of a kind or place. It has to be declared in some file of the game."
        ),
        bad="state round: number = 1\n\nsetup\n    round becomes ruond + 1\n",
        good="state round: number = 1\n\nsetup\n    round becomes round + 1\n",
    ),
    Entry(
        code="L318",
        title="the order of a shuffled pile",
        message="the order of `{word}` is not known before a card is dealt",
        label="a value cannot look at it",
        help="deal or look at the card in a step, and use that",
        explain=(
            "A value or a condition is pure: asking it changes nothing. Which card lies on top of a shuffled pile is "
            "decided when it is dealt or looked at, so no value may depend on it: not by `first` or `last`, nor by "
            "`while`. A value may count the cards, filter them and list them."
        ),
        bad=(
            CARD + "pile deck: card, seen by nobody\n\nvalue top -> number = worth of first deck\n\n"
            "state round: number = 1\n\nsetup\n    put cards into deck\n    shuffle deck\n    round becomes top\n"
        ),
        good=(
            CARD + "pile deck: card, seen by nobody\n\nvalue size -> number = count deck\n\n"
            "state round: number = 1\n\nsetup\n    put cards into deck\n    shuffle deck\n    round becomes size\n"
        ),
    ),
    Entry(
        code="L400",
        title="the order of a list of hidden cards",
        message="`{word}` lists cards of a shuffled pile, in no order",
        label="this depends on their order",
        help="count or filter what it lists, or take the card from the pile itself",
        explain=(
            "A value may list the cards of a hidden pile that was shuffled. Their order is not decided yet, and asking "
            "a value decides nothing, so the list has no order: its first or last, and a loop over it, mean nothing."
        ),
        bad=(
            CARD + "pile deck: card, seen by nobody\n\nvalue good_ones -> list of card = c among deck where worth of c "
            "is more than 1\n\nstate round: number = 1\n\nsetup\n    put cards into deck\n    shuffle deck\n"
            "    each c among good_ones\n        round becomes worth of c\n"
        ),
        good=(
            CARD + "pile deck: card, seen by nobody\n\nvalue good_ones -> list of card = c among deck where worth of c "
            "is more than 1\n\nstate round: number = 1\n\nsetup\n    put cards into deck\n    shuffle deck\n"
            "    round becomes count good_ones\n"
        ),
    ),
    Entry(
        code="L496",
        title="a word about boards that is not complete",
        message="`{word}` needs {missing} here || `{word}` is not written so",
        label="without {missing} || with other words",
        help="it is written `{form}`; which {number} a place is in is `{number} of s` || it is written `{form}`",
        explain=(
            "The words about boards are used with certain prepositions, and most of them in brackets: "
            "`(ray from s towards d)`, `(neighbour of s towards d)`, `(distance from s to t)`. The language reference "
            "lists them for each form of board."
        ),
        bad=GRID + ROUND + "    let free = t among (ray from c3) while t is empty\n    round becomes count free\n",
        good=(
            GRID + ROUND + "    let free = t among (ray from c3 towards north) while t is empty\n"
            "    round becomes count free\n"
        ),
    ),
    Entry(
        code="L480",
        title="a square that is not on the board",
        message="`{board}` has no {place} `{word}`: it is {width} by {height}, from `a1` to `{last}`",
        label="off the board",
        help="the letter is the column, from the left; the number is the row, from below",
        explain=(
            "On a board of squares or hexes a place has a name: the letter of its column and the number of its row, as "
            "in chess. After column z comes aa. A variable, or anything the game declares, comes before a square of "
            "the same spelling."
        ),
        bad=GRID + "setup\n    place a pawn of player 1 on j1\n",
        good=GRID + "setup\n    place a pawn of player 1 on h1\n",
    ),
    Entry(
        code="L481",
        title="a square of two boards",
        message="both `{first}` and `{second}` have a `{word}`",
        label="which of them?",
        help="write `({place} at {at})` for that of `{first}`, `({other} at {at})` for that of `{second}`",
        explain=(
            "Where a certain sort of place is expected, as behind `place … on` or beside a variable, `a1` is a place "
            "of that board. Elsewhere in a game with several grids it has to be said which board is meant."
        ),
        bad=GRID + "board side\n    grid 4 by 4 cells\n\nvalue edge -> number = row of a1\n",
        good=GRID + "board side\n    grid 4 by 4 cells\n\nvalue edge -> number = row of (square at 1, 1)\n",
    ),
    Entry(
        code="L482",
        title="a piece without its owner in a position",
        message="whose `{word}` is it?",
        label="every player has such pieces",
        help="write `{word} of` and the player",
        explain=(
            "Below `given`, a place can only hold pieces of a certain player if players have such pieces. Below "
            "`expect` the player may be left out: then it does not matter whose they are."
        ),
        bad=GRID + 'example "start"\n    given\n        a1 holds pawn\n',
        good=GRID + 'example "start"\n    given\n        a1 holds pawn of player 1\n',
    ),
    Entry(
        code="L483",
        title="a limit or a size that is not known before the game",
        message=(
            "the limit of `{word}` is {least} in some games || what `{word}` depends on must be known before the game "
            "starts"
        ),
        label="a limit is 0 or more{least:.0} || only options and `count players` are",
        help=(
            "`(most of 0, …)` is never less than 0{least:.0} || "
            "use numbers, options that are the same for all players, `count players`, and comparisons of these"
        ),
        explain=(
            "A limit of pieces or of a resource, and the size of a board, may depend on options and on how many play: "
            "`limit 14 if count players is 2 else 10`, `grid (size) by (size) squares`. They are worked out before "
            "the game starts, so they cannot look at states, piles or values."
        ),
        bad="state round: number = 3\n\nresource food: limit 10 * round\n\nsetup\n    round becomes 2\n",
        good="resource food: limit 10 * count players\n",
    ),
    Entry(
        code="L484",
        title="a reserve without a limit",
        message="`{word}` has no limit, so nothing of it is in a reserve",
        label="there is always more",
        help="declare how many there are: `limit 20`",
        explain="A reserve is what is left of a limit. Of pieces and resources without a limit there is always more.",
        bad="resource food\n\nvalue left_over -> number = reserve of food\n",
        good="resource food: limit 20\n\nvalue left_over -> number = reserve of food\n",
    ),
    Entry(
        code="L493",
        title="a word of several boards",
        message="several boards have `{word}`",
        label="of which board?",
        help="write `{first}` or `{second}`",
        explain=(
            "`columns`, `rows`, `(file at c)` and `(rank at r)` do not tell their board. In a game with several boards "
            "of squares or hexes the name of the board is written behind `of`. `(file at c)` and `(rank at r)` may "
            "leave it out where places of a certain board are expected."
        ),
        bad=GRID + "board side\n    grid 4 by 4 cells\n\nvalue width -> number = count columns\n",
        good=GRID + "board side\n    grid 4 by 4 cells\n\nvalue width -> number = count columns of side\n",
    ),
    Entry(
        code="L494",
        title="columns and rows of something else than a grid",
        message="`{named}` is no board of squares or hexes || this is no board of squares or hexes",
        label="`{word}` is of a board",
        help=(
            "write the name of the board, as in `{word} of {close}` || "
            "no board of this game has columns and rows; declare one with `grid` or `hexes`"
        ),
        explain=(
            "Behind `columns of` and `rows of`, and in `(file of B at c)` and `(rank of B at r)`, stands the name of a "
            "board that has columns and rows: a `grid` or `hexes`."
        ),
        bad=GRID + "board track\n    circle 6 spaces\n\nvalue width -> number = count columns of track\n",
        good=GRID + "board track\n    circle 6 spaces\n\nvalue width -> number = count columns of field\n",
    ),
)
