"""Messages about the game header, options, modules and plurals: L229 to L234, L245 to L248, L253, L255, L257."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

CARDS = "kind card\n    worth: number = 1\n\ncard Ace\n\npile deck: card\n\nsetup\n    put cards into deck\n\n"
GUILDS = "kind guild\n    bonus: number = 1\n\nguild Otter\n"
END = '\ncourse\n    end\n\nscore for p\n    "points" = 0\n'

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L229",
        title="two of what there is once",
        message=(
            "the {owner} has one `{word}`, and this is the second || a game has one `{word}`, and this is the second"
        ),
        label="the second one",
        help="put both into one, or make a `phase` or `verb` of its own",
        explain=(
            "There is one `game`, one `course` and one `score` in all files together; there may be several `setup`."
        ),
        bad='game "Two"\n    players 2\n\ncourse\n    end\n\ncourse\n    end\n\nscore for p\n    "points" = 0\n',
        good='game "One"\n    players 2\n' + END,
    ),
    Entry(
        code="L230",
        title="an impossible number of players",
        message=(
            "a game cannot be for {count} players || a game cannot be for {low} to {high} players || this does "
            "not say how many can play"
        ),
        label="from 1 to {most}, the smaller number first",
        help="`players 2`, or `players 2 to 4`",
        explain="A game is for 1 to 12 players: `players 3` for exactly three, `players 2 to 4` for a range.",
        bad='game "Nobody"\n    players 0\n' + END,
        good='game "Alone"\n    players 1\n' + END,
    ),
    Entry(
        code="L231",
        title="an unknown line of the game",
        message="the game knows only `players` and `named`",
        label="not a line of `game`",
        help="settings are options of their own: `option length: 3 to 7 = 5`",
        explain="Below `game` stand how many play (`players 2 to 4`) and the names of the seats (`named Red, Blue`).",
        bad='game "Colours"\n    players 2\n    colours Red, Blue\n' + END,
        good='game "Colours"\n    players 2\n    named Red, Blue\n' + END,
    ),
    Entry(
        code="L232",
        title="rules without a game",
        message="no file says `game`",
        label="the game is missing",
        help='begin one file with `game "TITLE"` and a line `players 2 to 4`',
        explain="One of a game's files declares the game with its title and how many can play.",
        bad="=== game.yaml\nname: pebbles\ntitle: Pebbles\n=== pebbles.law" + END,
        good=('=== game.yaml\nname: pebbles\ntitle: Pebbles\n=== pebbles.law\ngame "Pebbles"\n    players 2\n' + END),
    ),
    Entry(
        code="L233",
        title="a game without a course",
        message="no file says `course`: nothing would ever happen",
        label="the course of this game is missing",
        help="add a `course` with the steps of the game; often it is `turns` with a `choose` below",
        explain="The `course` is what happens from the first decision to the last. Its end is the end of the game.",
        bad=(
            "=== game.yaml\nname: pebbles\ntitle: Pebbles\n"
            '=== pebbles.law\ngame "Pebbles"\n    players 2\n\nscore for p\n    "points" = 0\n'
        ),
        good=('=== game.yaml\nname: pebbles\ntitle: Pebbles\n=== pebbles.law\ngame "Pebbles"\n    players 2\n' + END),
    ),
    Entry(
        code="L234",
        title="not as many seats as players",
        message="{seats} names for {players} players",
        label="did you mean `named {better}`? || {extra} can never play || some players have no name",
        help="name as many as can play, or none",
        explain="`named` gives a name to every seat, in turn order. Without it they are player 1, player 2 and so on.",
        bad='game "Colours"\n    players 2 to 4\n    named Red, Blue\n' + END,
        good='game "Colours"\n    players 2 to 4\n    named Red, Blue, Green, Yellow\n' + END,
    ),
    Entry(
        code="L245",
        title="a plural that is taken",
        message="`{plural}` is already the plural of `{word}`",
        label="this word speaks of the pieces{piece:.0} || this word means every {word} of the game",
        help=(
            "give this another name, such as `{plural}_there`{piece:.0} || "
            "give this another name, or the kind another plural: `plural WORD` in its body"
        ),
        explain=(
            "The plural of a kind, an enum or a place means all of them: with `kind card`, `cards` are all cards. So "
            "no pile, state or other word can be called `cards` as well. With `piece man`, `men of p` and `(men on s)` "
            "are counts of pieces."
        ),
        bad="kind card\n    worth: number = 1\n\ncard Ace\n\npile cards: card\n\nsetup\n    put Ace into cards\n",
        good=CARDS,
    ),
    Entry(
        code="L246",
        title="a game without a number of players",
        message="the game does not say how many can play",
        label="for how many players?",
        help="add a line `players 2`, or `players 2 to 4`",
        explain="Below `game` stands how many can play: `players 3` for exactly three, `players 2 to 4` for a range.",
        bad='game "Pebbles"\n' + END,
        good='game "Pebbles"\n    players 2\n' + END,
    ),
    Entry(
        code="L247",
        title="an option without a list of values",
        message="the option `{word}` has no list of values to choose from",
        label="a range such as `1 to 6` is such a list",
        help="an option is yes_no, a range of at most 1000 numbers, an enum, a kind, or a player",
        explain=(
            "A setting is picked before the game from a list that people can read: `yes_no`, `3 to 7`, "
            "`old or new`, the things of a kind. `number` alone has no end."
        ),
        bad="option length: number = 5\n",
        good="option length: 3 to 7 = 5\n",
    ),
    Entry(
        code="L248",
        title="too few things to choose among",
        message="there are too few of the kind `{kind}`: {needed} are needed and {there} declared",
        label="needs {needed} of the kind {kind}",
        help="declare more, or make the option another type",
        explain=(
            "An `option … of player` of a kind gives every player a thing of their own, so there have to be as "
            "many of them as players."
        ),
        bad=GUILDS + "\noption side of player: guild\n",
        good=GUILDS + "guild Heron\n\noption side of player: guild\n",
    ),
    Entry(
        code="L253",
        title="not a word",
        message="a word is needed here, for {sort}",
        label="not a word",
        help="words are written in small letters, with commas between them",
        explain="Lines that list words (`places region, sea`, `marks food, wood`) have nothing else in them.",
        bad="board field\n    grid 8 by 8 squares\n    neighbours 4\n",
        good="board field\n    grid 8 by 8 squares\n    neighbours orthogonal\n",
    ),
    Entry(
        code="L255",
        title="not a name",
        message="a name is needed here",
        label="write `{better}` || not a name",
        help="names have a capital letter, or stand in quotes",
        explain=(
            "Seats (`named Red, Blue`) and the places an edge leads to are written as names: in capitalised words, or "
            "in quotes."
        ),
        bad='game "Colours"\n    players 2\n    named red, Blue\n' + END,
        good='game "Colours"\n    players 2\n    named Red, Blue\n' + END,
    ),
    Entry(
        code="L257",
        title="`module` or `expansion` in the middle of a file",
        message="`{word}` belongs at the top of its file",
        label="this is not the first line",
        help="move what belongs to the {word} into a file of its own",
        explain=(
            "`module Storms` at the top of a file makes everything in that file part of the module. A file is one "
            "module, or none."
        ),
        bad="resource food\n\nmodule Storms\n",
        good=(
            "=== game.yaml\nname: pebbles\ntitle: Pebbles\n"
            f'=== pebbles.law\ngame "Pebbles"\n    players 2\n{END}=== storms.law\nmodule Storms\n\nresource food\n'
        ),
    ),
)
