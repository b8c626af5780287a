"""Messages about choices, conditions and calls: L331 to L336, L338, L340 to L349, L405, L474 to L479, L497, L499."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

HAND = "kind card\n    worth: number = 1\n\ncard Ace\n\npile hand of player: card\npile table: card\n\n"
START = "setup\n    put Ace into hand of player 1\n    put hand of player 1 into table\n\n"
RUNG = "resource food\n\nevent rung by p: player\n\nkind chime\n\npile tower of player: chime, in play\n\nchime Bell\n"
RING = (
    "\nsetup\n    put Bell into tower of player 1\n\ncourse\n    announce rung by player 1\n"
    "    choose n by player 1 from 1 to 2\n        gain n food for player 1\n"
)

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L331",
        title="a choice that may have no option",
        message="this choice may have no option at all",
        label="what happens then?",
        help="add `otherwise` with what happens then (`skip` for nothing), or make it `may choose`",
        explain=(
            "If nothing fits the condition, or the pile is empty, there is nothing to choose. The rules have to say "
            "what happens then: an `otherwise` on the same level as the `choose`."
        ),
        bad=HAND + START + "course\n    choose c by player 1 from table\n        put c into hand of player 1\n",
        good=(
            HAND + START + "course\n    choose c by player 1 from table\n        put c into hand of player 1\n"
            "    otherwise\n        skip\n"
        ),
    ),
    Entry(
        code="L332",
        title="a variable that may be missing below",
        message="`{word}` may not be chosen, but the lines below go on as if it were",
        label="without a block, `otherwise` has to leave",
        help="indent what uses `{word}` below the `choose`, or end the `otherwise` with `done`, `stop` or `end`",
        explain=(
            "A `choose` without a block gives its variable to the lines below it. If it can be declined or have no "
            "option, these lines must not run without it."
        ),
        bad=HAND + START + "course\n    may choose c by player 1 from table\n    put c into hand of player 1\n",
        good=HAND + START + "course\n    may choose c by player 1 from table\n        put c into hand of player 1\n",
    ),
    Entry(
        code="L333",
        title="a choice without a list of options",
        message="one cannot choose among values of this sort: {type}",
        label="no fixed list of options",
        help="choose among things, players, places, numbers from a to b, or words of an enum",
        explain=(
            "Every option of a choice has a number that is the same in every game, so the values have to be countable."
        ),
        bad=(
            "resource food\n\ncourse\n    choose b by player 1 from 2 food\n        gain b for player 1\n    "
            "otherwise\n        end\n"
        ),
        good=(
            "resource food, wood\n\ncourse\n    choose b by player 1 from (food, wood)\n        gain 2 b for player 1\n"
            "    otherwise\n        end\n"
        ),
    ),
    Entry(
        code="L334",
        title="a choice with too many options",
        message="this choice could have {size} options; {most} is the most",
        label="too many to number them",
        help="choose one after the other: first one thing, then the next",
        explain=(
            "Every option has a number of its own. A decision about several things at once multiplies their numbers."
        ),
        bad=(
            "board field\n    grid 100 by 100 squares\n\npiece pawn of player: single\n\ncourse\n"
            "    choose x by player 1 from squares then y from squares\n        place a pawn of player 1 on y\n"
        ),
        good=(
            "board field\n    grid 10 by 10 squares\n\npiece pawn of player: single\n\ncourse\n"
            "    choose x by player 1 from squares then y from squares\n        place a pawn of player 1 on y\n"
        ),
    ),
    Entry(
        code="L335",
        title="an order of something else than a list",
        message="`{word}` is not a list",
        label="an order of what?",
        help="`let cs = …` or `choose up to 3 cs from …` makes a list",
        explain="`choose order of X` lets a player put a list in order, and needs a variable that is a list.",
        bad=HAND + START + "course\n    let n = 3\n    choose order of n by player 1\n",
        good=HAND + START + "course\n    let cs = cards\n    choose order of cs by player 1\n",
    ),
    Entry(
        code="L336",
        title="two options with one text",
        message='two options are called "{text}"',
        label="the second one",
        help="give every option a text of its own",
        explain="The options of a `choose one` are told apart by their texts, by people and in examples.",
        bad='course\n    choose one by player 1\n        "bet"\n            end\n        "bet"\n            skip\n',
        good='course\n    choose one by player 1\n        "bet"\n            end\n        "pass"\n            skip\n',
    ),
    Entry(
        code="L338",
        title="a variable without a type",
        message="`{word}` would be nothing, so its type is not known",
        label="nothing of which type?",
        help="give it a value, or keep it in a `state` that is `optional`",
        explain="A `let` takes its type from its value, and `nothing` alone does not have one.",
        bad="course\n    let c = nothing\n    end\n",
        good="course\n    let c = 1\n    repeat c times\n        end\n",
    ),
    Entry(
        code="L340",
        title="an unknown verb",
        message="there is no verb `{word}`",
        label="did you mean `{close}`? || not a verb",
        help="declare it: `verb {word}`, with the steps below",
        explain=(
            "A sentence starts with a verb: one of the language (`gain`, `put`, `deal` …), or one that the game "
            "declares with `verb`."
        ),
        bad="verb harvest\n    skip\n\nsetup\n    harvest\n    harvets\n",
        good="verb harvest\n    skip\n\nsetup\n    harvest\n    harvest\n",
    ),
    Entry(
        code="L341",
        title="something that cannot be changed",
        message="the pile `{pile}` is changed by moving its cards || this cannot be changed",
        label="not a counter, state, field or variable",
        help=(
            "to fill it, write `put X into {pile} …`; to exchange two piles, remember one of them: "
            "`let mine = your hand`, `put hand of p into your hand`, `put mine into hand of p` || "
            "values and options are fixed; keep what changes in a `state`"
        ),
        explain=(
            "`becomes`, `raise`, `lower` and `swap` change resources, states, fields of things and variables of `let`. "
            "Piles are changed by `put`, `deal`, `remove` and `shuffle`. A variable remembers which cards a pile had: "
            "with `let mine = your hand`, `put hand of p into your hand` and `put mine into hand of p` two hands are "
            "exchanged."
        ),
        bad="value size -> number = 4\n\nsetup\n    size becomes 5\n",
        good="state size: number = 4\n\nsetup\n    size becomes 5\n",
    ),
    Entry(
        code="L342",
        title="a thing without an owner",
        message="there is no `you` in the rules of `{name}`",
        label="whose?",
        help="add `belongs to WHO` to its kind",
        explain=(
            "On a board, a thing has an owner only if its kind says who: `belongs to controller of here`. In a pile of "
            "a player it is that player's."
        ),
        bad=(
            "board field\n    grid 3 by 3 squares\n\nvalue strength of p: player -> number = 1\n"
            "kind tower\n    tall: yes_no = no\ntower Keep\n    adds 1 to strength of p where p is you\n\n"
            "state round: number = 1\n\nsetup\n    place Keep on (square at 1, 1)\n    round becomes strength of "
            "player 1\n"
        ),
        good=(
            "board field\n    grid 3 by 3 squares\n\nvalue strength of p: player -> number = 1\n"
            "kind tower\n    tall: yes_no = no\n    belongs to player 1\ntower Keep\n"
            "    adds 1 to strength of p where p is you\n\nstate round: number = 1\n\n"
            "setup\n    place Keep on (square at 1, 1)\n    round becomes strength of player 1\n"
        ),
    ),
    Entry(
        code="L343",
        title="an unknown event",
        message="no event or verb is called `{awaited}` || no event is called `{word}`",
        label=(
            "did you mean `{close}`? || `{awaited}` is declared neither with `event` nor with `verb` || "
            "not declared with `event`"
        ),
        help="declare it: `event {word}`",
        explain=(
            "Events are declared with `event` and announced with `announce`. Every game has the event `ended`. A rule "
            "may also wait for any verb of the game."
        ),
        bad=(
            "event harvested by p: player\n\nsetup\n    announce harvsted by player 1\n    announce harvested by "
            "player 1\n"
        ),
        good="event harvested by p: player\n\nsetup\n    announce harvested by player 1\n",
    ),
    Entry(
        code="L344",
        title="a line of an example among steps",
        message="this belongs into an `example`, not among steps",
        label="not a step",
        help="use `gain`, `put` or `becomes` to change the game",
        explain="`Red has 2 food`, `that …` and texts in quotes are lines of examples and of `choose one`, not steps.",
        bad="resource food\n\nsetup\n    that 1 is 1\n",
        good="resource food\n\nsetup\n    if 1 is 1\n        end\n",
    ),
    Entry(
        code="L345",
        title="a rule where none can hold",
        message=(
            "a rule cannot stand among steps{rule:.0} || only rules can stand here{step:.0} || `{word}` cannot "
            "stand here"
        ),
        label="this is a rule{rule:.0} || this is not a rule{step:.0} || not here",
        help="rules stand at the top of a file, in a thing, below a call, or below `until EVENT`",
        explain=(
            "`adds`, `forbids`, `when` and the other rules hold for a while: always (at the top of a file), while a "
            "thing is in play, while a call runs, or `until` an event. Among steps they have no such while."
        ),
        bad=(
            "value size -> number = 4\n\nstate round: number = 1\n\nsetup\n    adds 1 to size\n    round becomes size\n"
        ),
        good="value size -> number = 4\nadds 1 to size\n\nstate round: number = 1\n\nsetup\n    round becomes size\n",
    ),
    Entry(
        code="L346",
        title="a value named twice",
        message="`{value}` is named twice",
        label="the first one is always taken",
        help="remove one of the two",
        explain=(
            "The lines of `depending on` are tried in order, so the second line for the same value is never reached."
        ),
        bad=(
            "enum suit: red or blue\nstate chosen: suit = red\n\nsetup\n    depending on chosen\n        red, blue\n"
            "            end\n        red\n            skip\n"
        ),
        good=(
            "enum suit: red or blue\nstate chosen: suit = red\n\nsetup\n    depending on chosen\n        red\n"
            "            end\n        blue\n            skip\n"
        ),
    ),
    Entry(
        code="L347",
        title="not all values are named",
        message="nothing is said for {missing}",
        label="what happens then?",
        help="name them, or add `otherwise` (`skip` for nothing)",
        explain="`depending on` says what happens for every value of an enum, or has an `otherwise` for the rest.",
        bad=(
            "enum suit: red or blue\nstate chosen: suit = red\n\nsetup\n    depending on chosen\n        red\n         "
            "   end\n"
        ),
        good=(
            "enum suit: red or blue\nstate chosen: suit = red\n\nsetup\n    depending on chosen\n        red\n         "
            "   end\n        blue\n            skip\n"
        ),
    ),
    Entry(
        code="L348",
        title="`starting with` among other things than players",
        message="only players are gone through `starting with` one of them",
        label="not a list of players",
        help="use `having least …` to order other things",
        explain=(
            "Players sit in a circle, so one can start anywhere. Other collections are gone through from their front."
        ),
        bad="enum suit: red or blue\n\nsetup\n    each s among suits starting with player 1\n        skip\n",
        good="setup\n    each p among players starting with player 2\n        skip\n",
    ),
    Entry(
        code="L349",
        title="a verb that gives nothing",
        message="`{word}` gives nothing back",
        label="`giving` what?",
        help="declare what it gives, `verb {word} -> number`, and end it with `give …`",
        explain="`giving x` keeps what a verb gives back, for verbs that are declared with `->`.",
        bad="state round: number = 1\n\nverb count_up\n    skip\n\nsetup\n    count_up giving n\n    round becomes 2\n",
        good=(
            "state round: number = 1\n\nverb count_up -> number\n    give 2\n\nsetup\n    count_up giving n\n"
            "    round becomes n\n"
        ),
    ),
    Entry(
        code="L405",
        title="`openly` where nothing is hidden",
        message="`{event}` carries nothing that may be hidden || nothing hidden decides what can be chosen here",
        label="there is nothing to reveal",
        help="leave `openly` out",
        explain=(
            "`choose openly` and `may openly` say that a choice may reveal something hidden: what can be chosen, "
            "or who is asked, depends on piles, states or resources that some players do not see. A choice that "
            "depends on nothing hidden reveals nothing, and is never reported by `law fuzz`. `announce openly` shows "
            "hidden things that an event carries, or tells a secret value; an event without them needs no `openly`."
        ),
        bad=HAND + START + "course\n    choose openly n by player 1 from 1 to 3\n        skip\n",
        good=(
            HAND.replace("hand of player: card", "hand of player: card, seen by owner")
            + START
            + "course\n    choose openly c by player 1 from hand of player 2\n        put c into table\n"
            "    otherwise\n        skip\n"
        ),
    ),
    Entry(
        code="L474",
        title="an `otherwise` of a rule that asks nobody",
        message="this rule cannot be declined, so nothing happens otherwise",
        label="has an `otherwise` below it",
        help="begin the rule with `may` if a player can decline it, or write an `if` with an `otherwise` in its block",
        explain=(
            "The `otherwise` below a rule that begins with `may` happens if its owner declines. A rule without `may` "
            "happens whenever its event does and its condition holds."
        ),
        bad=RUNG + "    when rung where p is you\n        gain 1 food\n    otherwise\n        lose 1 food\n" + RING,
        good=RUNG
        + "    may when rung where p is you\n        gain 1 food\n    otherwise\n        lose 1 food\n"
        + RING,
    ),
    Entry(
        code="L475",
        title="a text that mentions what is not there",
        message="`{{{hole}}}` is nothing that can be named here",
        label="did you mean `{{{near}}}`? || the variables here are {holes}",
        help="a question or a label may mention variables that are known on its line, and states without `of`",
        explain=(
            "Braces in a question (`asking`) or a label are filled in when the player decides: `{c}` is the name of "
            "the variable c. What is chosen by this very `choose` is not known yet when it asks. Variables that "
            "have no name, such as steps, cannot be mentioned."
        ),
        bad=(
            'resource coins\n\ncourse\n    choose n by player 1 from 1 to 3 asking "Do you want {m coins}?"\n'
            "        gain (n) coins for player 1\n"
        ),
        good=(
            "resource coins\n\ncourse\n    let m = 3\n"
            '    choose n by player 1 from 1 to m asking "How many of {m coins}?"\n'
            "        gain (n) coins for player 1\n    otherwise\n        skip\n"
        ),
    ),
    Entry(
        code="L476",
        title="a count of something that is no number",
        message="`{{{hole}}}` counts, but `{word}` is {type:a}",
        label="`{word}` is no number",
        help="write `{{{word}}}` for its name alone",
        explain=(
            "`{n card}` in a question or a label says how many: `1 card`, `2 cards`. So n has to be a number. "
            "`{c}` alone is the name of any variable."
        ),
        bad=(
            "resource coins\n\ncourse\n    each p among players\n"
            '        choose one by p asking "What does {p coins} do?"\n'
            '            "take"\n                gain 1 coins for p\n'
        ),
        good=(
            "resource coins\n\ncourse\n    each p among players\n"
            '        choose one by p asking "What does {p} do?"\n'
            '            "take"\n                gain 1 coins for p\n'
        ),
    ),
    Entry(
        code="L477",
        title="a label beside a choice that has another way out",
        message='`or "…"` belongs to a plain `choose` of one element, not to `{form}`',
        label="a label beside elements",
        help="with `or`, leave out `may`; to choose several, write `up to`, or ask for one at a time",
        explain=(
            'A label beside the elements (`or "pass"`) is one more option of the same decision. `may choose` can be '
            "declined already, and a choice of several is made of several decisions."
        ),
        bad=(
            HAND + START + "course\n    may choose c by player 1 from table\n        put c into hand of player 1\n"
            '    or "pass"\n        skip\n'
        ),
        good=(
            HAND + START + "course\n    choose c by player 1 from table\n        put c into hand of player 1\n"
            '    or "pass"\n        skip\n'
        ),
    ),
    Entry(
        code="L478",
        title="a question of a rule that asks nobody",
        message="this rule asks nobody, so it has no question",
        label="nobody reads this",
        help="begin the rule with `may` if a player can decline it, or leave out `asking`",
        explain=(
            "`asking` gives a rule that begins with `may` its question. A rule without `may` happens whenever its "
            "event does; a choice in its block has a question of its own."
        ),
        bad=RUNG + '    when rung where p is you asking "Do you gain 1 food?"\n        gain 1 food\n' + RING,
        good=RUNG + '    may when rung where p is you asking "Do you gain 1 food?"\n        gain 1 food\n' + RING,
    ),
    Entry(
        code="L479",
        title="`together` among something else than players",
        message="only players can choose together; `{word}` is no player",
        label="not players",
        help="go through players, `together each p among players`, or leave out `together`",
        explain=(
            "`together each p among players` asks all players at once and keeps their answers sealed until the last "
            "one is there. Things and numbers have nothing to answer."
        ),
        bad=(
            "resource food\n\ncourse\n    together each n among (1, 2)\n        choose k from 1 to 3\n"
            "            gain k food for player 1\n"
        ),
        good=(
            "resource food\n\ncourse\n    together each p among players\n        choose k from 1 to 3\n"
            "            gain k food for p\n"
        ),
    ),
    Entry(
        code="L497",
        title="something beside the choice that all make together",
        message=(
            "{second:.0}below `together` stands one choice, and this is a second one"
            " || {bare:.0}this choice has no block, so nothing would follow from it"
            " || {openly:.0}what is chosen together is sealed, so the choice cannot be made `openly`"
            " || {when:.0}a `may` below `together` has no condition of its own"
            " || below `together` stands one choice; this would happen while others still choose"
        ),
        label=(
            "{second:.0}asked while others still choose || {bare:.0}what is done with it?"
            " || {openly:.0}tells something at once || {when:.0}who is asked?"
            " || not before all have answered"
        ),
        help=(
            "{second:.0}join both with `then`, write `choose 2 …`, or write a second `together` below"
            " || {bare:.0}indent what happens with it below the `choose`"
            " || {openly:.0}leave out `openly`; show what the choice depends on before it (`show`, `reveal`)"
            " || {when:.0}write the condition behind `where`: `together each p among players where …`"
            " || indent it below the choice, where it happens when all have answered; or put it above or below the "
            "whole `together`"
        ),
        explain=(
            "`together` asks all players at once. Until the last one has answered nothing may change, and nobody may "
            "read what another has chosen; so its block is a choice, and what follows from an answer stands below that "
            "choice. It is carried out for one player after another, in the order of the loop."
        ),
        bad=(
            "resource food\n\ncourse\n    together each p among players\n        gain 1 food for p\n"
            "        choose k from 1 to 3\n            gain k food for p\n"
        ),
        good=(
            "resource food\n\ncourse\n    together each p among players\n        choose k from 1 to 3\n"
            "            gain 1 food for p\n            gain k food for p\n"
        ),
    ),
    Entry(
        code="L499",
        title="`together` that asks somebody else",
        message="here `{word}` chooses, and nobody else",
        label="another player",
        help="write `by {word}`, or leave out `by`",
        explain="`together each p among players` asks each of these players once, so the choice is made by `p`.",
        bad=(
            "resource food\n\ncourse\n    together each p among players\n        choose k by player 1 from 1 to 3\n"
            "            gain k food for p\n"
        ),
        good=(
            "resource food\n\ncourse\n    together each p among players\n        choose k by p from 1 to 3\n"
            "            gain k food for p\n"
        ),
    ),
)
