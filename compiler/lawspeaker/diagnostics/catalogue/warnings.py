"""Words for what is legal but surely not meant: codes W501 to W533. A warning does not stop a build."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

TAKE = "        put c into table\n    otherwise\n        skip\n"
HIDDEN = (
    "kind card\n    worth: number = 1\n\ncard Ace\n\npile hand of player: card, seen by owner\npile table: card\n\n"
    "setup\n    put Ace into hand of player 2\n\n"
)
SHIELD = "kind card\n\nvalue armour of player -> number = 1\n\ncard Shield\n"
WORN = "\npile worn of player: card, in play\n\nsetup\n    put cards into worn of player 1\n"
MAP = "kind region\n\nboard map\n    places region\n    edges border\n\n"
EVENT_AND_VERB = (
    "resource food\n\nevent harvest\nverb harvest\n    gain 2 food\n\nafter harvest\n    gain 1 food for active\n\n"
    "setup\n    as player 1\n"
)
TURN_OVER = (
    "resource gold\n\nevent turn_over by p: player\n\ncourse\n    turns\n        gain 1 gold\n"
    "        announce turn_over by you\n\n"
)
CARD = "kind card\n    worth: number = 1\n\n"
BID = (
    "state bid of player: 1 to 6 = 1, seen by owner\nevent bid_made n: number by p: player\n\ncourse\n"
    "    each p among players\n        choose n by p from 1 to 6\n            bid of p becomes n\n"
)

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="W501",
        title="a line that is never reached",
        message="this line is never reached",
        label="the line above it leaves",
        help="remove it, or put it before the line that leaves",
        explain=(
            "`end`, `done`, `stop`, `fail` and `give` leave; what stands behind them in the same block never happens."
        ),
        bad="resource food\n\nsetup\n    end\n    gain 1 food for player 1\n",
        good="resource food\n\nsetup\n    gain 1 food for player 1\n    end\n",
    ),
    Entry(
        code="W502",
        title="a verb that is not used",
        message="nothing uses the verb `{word}`",
        label="never used",
        help="remove it, or check the spelling where it should be used",
        explain="A verb that no sentence uses is usually a rule that is not connected to the game yet.",
        bad="verb harvest\n    skip\n",
        good="verb harvest\n    skip\n\nsetup\n    harvest\n",
    ),
    Entry(
        code="W503",
        title="a trigger that never fires",
        message="`{word}` is never announced, so this never happens",
        label="never happens",
        help="`announce {word} …` where it happens",
        explain="A `when` waits for an event. If no step announces the event, the rule never does anything.",
        bad="resource food\nevent harvested by p: player\n\nwhen harvested\n    gain 1 food for p\n",
        good=(
            "resource food\nevent harvested by p: player\n\nwhen harvested\n    gain 1 food for p\n\n"
            "setup\n    announce harvested by player 1\n"
        ),
    ),
    Entry(
        code="W504",
        title="a rule that never holds",
        message="this rule of `{name}` never holds",
        label="the thing is never in play",
        help="mark a pile `in play`, or write `while this is in your hand` above the rule",
        explain=(
            "The rules of a thing hold while it is in play: on a board, in a pile marked `in play`, or chosen as an "
            "option of a player. If it can never be there, they never hold."
        ),
        bad=(
            CARD + "value size -> number = 4\ncard Ace\n    adds 1 to size\n\npile hand of player: card\n"
            "state round: number = 1\n\nsetup\n    put Ace into hand of player 1\n    round becomes size\n"
        ),
        good=(
            CARD + "value size -> number = 4\ncard Ace\n    adds 1 to size\n\npile hand of player: card, in play\n"
            "state round: number = 1\n\nsetup\n    put Ace into hand of player 1\n    round becomes size\n"
        ),
    ),
    Entry(
        code="W505",
        title="a phase that is never run",
        message="the phase `{name}` is never run",
        label="never run",
        help="`run {name}` in the course",
        explain="A phase happens when a step says `run` with its name.",
        bad="phase Harvest\n    skip\n",
        good="phase Harvest\n    skip\n\nsetup\n    run Harvest\n",
    ),
    Entry(
        code="W506",
        title="a trigger that sets itself off",
        message="`{word}` sets itself off for ever",
        label="starts again what it waits for",
        help="add a condition with `where`, or `once each EVENT`",
        explain=(
            "A trigger that announces its own event again, with no condition and no decision on the way, never ends."
        ),
        bad=("event rang by p: player\n\nwhen rang\n    announce rang by p\n\nsetup\n    announce rang by player 1\n"),
        good=(
            "event rang by p: player\n\nwhen rang where p is player 1\n    announce rang by player 2\n\n"
            "setup\n    announce rang by player 1\n"
        ),
    ),
    Entry(
        code="W507",
        title="an event that is never announced",
        message="the event `{word}` is never announced, and nothing waits for it",
        label="never used",
        help="remove it, or `announce {word} …` where it happens",
        explain="An event that is neither announced nor waited for does nothing.",
        bad="event harvested by p: player\n",
        good="event harvested by p: player\n\nsetup\n    announce harvested by player 1\n",
    ),
    Entry(
        code="W508",
        title="a pile that is not used",
        message="only examples use the pile `{only}` || nothing uses the pile `{word}`",
        label="no rule uses `{only}` || never used",
        help="remove it, or put something into it",
        explain="A pile that no step and no rule mentions stays empty for the whole game.",
        bad=CARD + "pile deck: card\n",
        good=CARD + "pile deck: card\n\nsetup\n    put cards into deck\n",
    ),
    Entry(
        code="W509",
        title="things that never come into the game",
        message=(
            "only examples use `{only_name}` || only examples use the {only_plural} "
            "|| nothing ever uses `{name}` || nothing ever uses the {plural}"
        ),
        label="stays in the box",
        help="name it in a step, or all of its kind with `{plural}`: `put {plural} into deck`",
        explain=(
            "At the start every thing is nowhere. A thing comes into the game when a step names it, or all of its "
            "kind by the plural. This one is named nowhere, so it never appears."
        ),
        bad=CARD + "card Ace\ncard King\n\npile deck: card\n\nsetup\n    put Ace into deck\n",
        good=CARD + "card Ace\ncard King\n\npile deck: card\n\nsetup\n    put cards into deck\n",
    ),
    Entry(
        code="W510",
        title="a verb that starts itself",
        message="`{word}` starts itself again for ever",
        label="never comes to an end",
        help="put the call below an `if` or a choice, or use `repeat`",
        explain=(
            "A verb may use itself if something can stop it: a condition, a decision, a line that leaves. This one "
            "starts itself again each time, and the game would hang."
        ),
        bad="verb harvest\n    harvest\n\nsetup\n    harvest\n",
        good=(
            "state left: number = 3\n\nverb harvest\n    if left is more than 0\n        lower left by 1\n"
            "        harvest\n\nsetup\n    harvest\n"
        ),
    ),
    Entry(
        code="W511",
        title="a loop without a way out",
        message="nothing ever changes {what} this `{word}` || nothing ever leaves this `{word}`",
        label="goes on for ever",
        help="add `stop`, `done` or `end` where it should be left, or write `{word} until …` with what changes in it",
        explain=(
            "`repeat` and `turns` go on until something leaves them: `until` with a condition, `stop`, `done`, "
            "`end`, a verb that fails, or a `win`. This loop has nothing of the kind, and the game would never "
            "be over. A condition that nothing in the loop changes is no way out either."
        ),
        bad="resource food\n\ncourse\n    turns\n        gain 1 food\n",
        good="resource food\n\ncourse\n    turns until food of player 2 is 5\n        gain 1 food\n",
    ),
    Entry(
        code="W512",
        title="a variable that nothing reads",
        message="nothing reads the variable `{word}`",
        label="never read",
        help="remove it, or check the spelling where it should be read",
        explain=(
            "A `let` is seen by the lines below it in its block. If none of them reads the variable, it has no effect; "
            "often another word was meant further down. `becomes` gives it a new value and does not read it."
        ),
        bad="resource food\n\nsetup\n    let share = 3\n    gain 2 food for player 1\n",
        good="resource food\n\nsetup\n    let share = 3\n    gain share food for player 1\n",
    ),
    Entry(
        code="W520",
        title="a choice that reveals something hidden",
        message="what can be chosen here reveals what is in another player's `{word}`",
        label="depends on hidden things",
        help="`show` or `reveal` them first; or write `openly` if this is meant: `choose openly …`, `may openly …`",
        explain=(
            "Only its owner sees what is in this pile. A player who may choose among the things in it, or is "
            "offered something only because of them, learns what they are. Where the rules mean that, `openly` "
            "says so, and the text of the card, too. `law fuzz` finds all other choices that reveal something "
            "hidden."
        ),
        bad=HIDDEN + "course\n    choose c by player 1 from hand of left of player 1\n" + TAKE,
        good=HIDDEN + "course\n    choose openly c by player 1 from hand of left of player 1\n" + TAKE,
    ),
    Entry(
        code="W540",
        title="an event that tells a secret value",
        message=(
            "`{event}` tells all players of `{word}`, which is kept secret in `{state}` || "
            "`{event}` tells all players of `{word}`, which chance gave to one player only || "
            "`{event}` tells all players by `{value}` something about a thing in `{pile}`"
        ),
        label="this tells the secret",
        help=(
            "leave `{word}` out of the event, announce it when it is no secret any more, or write `announce openly` || "
            "put the thing where all see it first, or `reveal` it; or write `announce openly`, which tells only this"
        ),
        explain=(
            "All players are told of an event with everything that it carries. Here it carries a value that the same "
            "steps keep in a state which not all players see, or that was rolled or drawn for one player. So the "
            "secret is out at once. A value that is worked out from a thing in a hidden pile (`rank of c`) tells as "
            "much. Where it is meant, `announce openly` says so; what is to be revealed later is announced later, from "
            "the state: `announce shown bid of p by p`."
        ),
        bad=BID + "            announce bid_made n by p\n",
        good=BID + "    each p among players\n        announce bid_made (bid of p) by p\n",
    ),
    Entry(
        code="W521",
        title="a map in several parts",
        message="no path joins all places of `{word}`; it is in {count} parts: {parts}",
        label="no path leads from here to `{name}`",
        help="add the edge that is missing; or give places that are no part of the map a board of their own",
        explain=(
            "The edges of a map lead from place to place, both ways. Between two places that no path joins there is no "
            "distance, and nothing that moves from neighbour to neighbour ever gets from one to the other. Usually an "
            "edge was forgotten, or leads to another place than was meant. A board without any edges is no map, and "
            "is not reported."
        ),
        bad=MAP + "region Abbey\n    border Bridge\nregion Bridge\nregion Castle\n    border Dale\nregion Dale\n",
        good=MAP + "region Abbey\n    border Bridge\nregion Bridge\n    border Castle\nregion Castle\n",
    ),
    Entry(
        code="W522",
        title="an edge that only one side names",
        message="`{one}` has a `{word}` to `{two}`, but `{two}` has none to `{one}`",
        label="only written on this side",
        help="add `{written}` to `{two}`, or correct the name here",
        explain=(
            "An edge joins both ways, and it is enough to write it on one side. In this map the other edges of this "
            "kind are written on both sides. So this one may name the wrong place, or the other side was forgotten; "
            "the places are neighbours all the same. A map whose edges are all written once is not reported."
        ),
        bad=(
            MAP + "region Abbey\n    border Bridge, Castle\nregion Bridge\n    border Abbey, Castle\n"
            "region Castle\n    border Bridge\n"
        ),
        good=(
            MAP + "region Abbey\n    border Bridge, Castle\nregion Bridge\n    border Abbey, Castle\n"
            "region Castle\n    border Abbey, Bridge\n"
        ),
    ),
    Entry(
        code="W530",
        title="an event and a verb of one name",
        message="`{word}` is an event and a verb; this waits for the event, which the verb does not announce",
        label="not for the verb",
        help="give the event another name, for example `{word}_done`, if the verb is meant; or announce it in the verb",
        explain=(
            "A rule may wait for an event or for a verb. If an event and a verb have one name, the event is meant. "
            "That is what one expects if the verb announces the event. If it does not, the verb may be done without "
            "this rule being asked."
        ),
        bad=EVENT_AND_VERB + "        harvest\n        announce harvest\n",
        good=EVENT_AND_VERB.replace("event harvest", "event harvested")
        + "        harvest\n        announce harvested\n",
    ),
    Entry(
        code="W531",
        title="a win that only one player can get",
        message="`{word}` is a field of `{event}`, so this win looks at that player alone; but it compares players",
        label="only the `{word}` of the event can win",
        help=(
            "to look at every player: `win {name} for {other} when {event}`; to look at that player alone: leave out "
            "{lines} || "
            "to look at every player: `win {name} for {other} when {event}`; to look at that player alone: "
            "`win {name} for {other} when {event} where {other} is {word}`"
        ),
        explain=(
            "If the word behind `for` is a field of the event, the win is about the player of that field: `win "
            "Line for actor when marked` looks at who made the mark. Any other word stands for every player in "
            "turn. Lines that choose among players (`most`, `least`, `shared`), or that compare the player with "
            "all others, make sense if every player is looked at; then the field has the same name by chance. "
            "Write another word behind `for` to look at every player. If the player of the event is meant, say "
            "so: another word behind `for`, and `where` with both words."
        ),
        bad=TURN_OVER + "win Rich for p when turn_over\n    most gold of p\n",
        good=TURN_OVER + "win Rich for q when turn_over\n    most gold of q\n",
    ),
    Entry(
        code="W533",
        title="a rule that helps everybody",
        message="this rule changes `{word}` for every player, not only for who has {name} || "
        "this rule changes `{word}` for every player, not only for `you`",
        label="did you mean `{word} of you`?",
        help="write `{word} of you`; if everybody is meant, `{word} of {player} where {player} is in players`",
        explain=(
            "A rule in a thing is about all players if it does not say about whom: `adds 1 to armour of p`, or without "
            "`of`. Usually the owner of the thing is meant, who is `you`. If the rule is for everybody, say so: "
            "`adds 1 to armour of p where p is in players`. Any other condition on the player will do as well."
        ),
        bad=SHIELD + "    adds 1 to armour of p\n" + WORN,
        good=SHIELD + "    adds 1 to armour of you\n    adds 1 to armour of p where p is in players\n" + WORN,
    ),
    Entry(
        code="W539",
        title="an `otherwise` that never happens",
        message="this choice always has an option, so its `otherwise` never happens",
        label="an `or` without `when` is always offered",
        help="leave out the `otherwise`, or give every `or` a `when`",
        explain=(
            'A label beside the elements (`or "pass"`) without `when` can always be chosen, even if there is no '
            "element. So there is never nothing to choose."
        ),
        bad=(
            CARD + "card Ace\npile table: card\npile heap: card\n\nsetup\n    put Ace into table\n\n"
            "course\n    choose c by player 1 from table\n        put c into heap\n"
            '    or "pass"\n        skip\n    otherwise\n        end\n'
        ),
        good=(
            CARD + "card Ace\npile table: card\npile heap: card\n\nsetup\n    put Ace into table\n\n"
            "course\n    choose c by player 1 from table\n        put c into heap\n"
            '    or "pass"\n        skip\n'
        ),
    ),
)
