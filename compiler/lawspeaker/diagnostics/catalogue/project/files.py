"""Messages about folders and files, found before any rule is read: L001 to L011, L016 to L022, L450 to L454."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

PEBBLES = '=== pebbles.law\ngame "Pebbles"\n    players 2\n\ncourse\n    end\n\nwin Draw when ended\n    shared\n'
MANIFEST = "=== game.yaml\nname: pebbles\ntitle: Pebbles\n"

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L001",
        title="a game that cannot be found",
        message="no game is called `{name}`",
        label="",
        help="did you mean `{near}`? || write the name of a shipped game ({games}) or the path of a folder",
        explain=(
            "A game is named in one of two ways: by the path of a folder with a `game.yaml` and one or more `.law` "
            "files, or by the name of a game that comes with Lawspeaker. A folder here comes before a game that comes "
            "with Lawspeaker, and so does the game in the current folder, by the name in its `game.yaml`."
        ),
        bad="law check my-gmae\n",
        good="law check my-game\n",
    ),
    Entry(
        code="L002",
        title="a folder without a manifest",
        message="`{folder}` is not a game: it has no `game.yaml`",
        label="",
        help="write a `game.yaml` with `name:` and `title:`, or start with `law new NAME`",
        explain=(
            "Every game folder has a manifest, `game.yaml`, with the name of the game. Two lines are enough:\n\n"
            "    name: pebbles\n    title: Pebbles"
        ),
        bad=PEBBLES,
        good=MANIFEST + PEBBLES,
    ),
    Entry(
        code="L003",
        title="a file that is not YAML",
        message="this is not YAML: {problem}",
        label="here",
        help="indent with spaces, and put a text with `:`, `#` or quotes in it between quotes",
        explain=(
            "`game.yaml`, `rulebook.yaml` and `names.<lang>.yaml` are YAML files: lines `key: value`, lists with `- `, "
            "structure by indentation with spaces. A colon or a quote inside a text often needs quotes around it."
        ),
        bad='=== game.yaml\nname: pebbles\ntitle: "Pebbles\n' + PEBBLES,
        good='=== game.yaml\nname: pebbles\ntitle: "Pebbles"\n' + PEBBLES,
    ),
    Entry(
        code="L004",
        title="YAML of the wrong shape",
        message="{what} should be {wanted}, but this is {found}",
        label="this should be {wanted}",
        help="see the files of a shipped game, or `law new NAME`",
        explain=(
            "Each YAML file has a shape. `game.yaml` has keys with values; `rulebook.yaml` has one key, `statements`, "
            "with a list below it; `names.<lang>.yaml` has keys with values."
        ),
        bad="=== game.yaml\n- pebbles\n" + PEBBLES,
        good=MANIFEST + PEBBLES,
    ),
    Entry(
        code="L005",
        title="an unknown key",
        message="{what} has no key `{key}`",
        label="did you mean `{near}`? || not a key",
        help="the keys are {keys}",
        explain="A key that Lawspeaker does not know is usually misspelt, so it is an error.",
        bad="=== game.yaml\nname: pebbles\ntitel: Pebbles\n" + PEBBLES,
        good=MANIFEST + PEBBLES,
    ),
    Entry(
        code="L006",
        title="a missing key",
        message="{what} needs the key `{key}`",
        label="`{key}:` is missing here",
        help="add a line `{key}: {example}`",
        explain=(
            "`game.yaml` needs `name` (small letters, digits and hyphens) and `title`; a statement in `rulebook.yaml` "
            "needs `id`, `kind` and `text`."
        ),
        bad="=== game.yaml\ntitle: Pebbles\n" + PEBBLES,
        good=MANIFEST + PEBBLES,
    ),
    Entry(
        code="L007",
        title="a key written twice",
        message="`{key}` is written twice",
        label="the second time",
        help="keep one of the two",
        explain="YAML would silently take the last one; Lawspeaker asks which one is meant.",
        bad="=== game.yaml\nname: pebbles\ntitle: Pebbles\ntitle: Old Pebbles\n" + PEBBLES,
        good=MANIFEST + PEBBLES,
    ),
    Entry(
        code="L008",
        title="text that is not UTF-8",
        message="this file is not UTF-8 text: byte {byte} cannot be read",
        label="the text can be read up to here",
        help="save the file as UTF-8 in your editor",
        explain=(
            "Spec files are text in UTF-8, the encoding that editors use by default. A file saved in an older encoding "
            "(often the case with accents), or something that is no text at all, cannot be read."
        ),
        bad='=== pebbles.law\ngame "caf\\xe9", saved as Latin-1\n',
        good='=== pebbles.law\ngame "café", saved as UTF-8\n',
    ),
    Entry(
        code="L009",
        title="a game without rules",
        message="`{folder}` has no `.law` file",
        label="its rules are missing",
        help="write the rules in a file such as `{name}.law`",
        explain="All `.law` files of a game's folder, in alphabetical order, are its rules. At least one is needed.",
        bad=MANIFEST,
        good=MANIFEST + PEBBLES,
    ),
    Entry(
        code="L010",
        title="a file that is too large",
        message="this file has {size} bytes; {limit} is the most for one file",
        label="",
        help="split the file; all `.law` files of a folder are one text",
        explain=(
            "A spec file is written and read by people; the largest games need a few hundred kilobytes in all. "
            "A larger file is probably not a spec."
        ),
        bad="=== pebbles.law\n# five million letters\n",
        good=PEBBLES,
    ),
    Entry(
        code="L011",
        title="a file that cannot be read",
        message="`{name}` cannot be read: {problem}",
        label="",
        help="check that the file exists and that you may read it",
        explain="The file is there but the system does not let Lawspeaker read it, or it is not a file.",
        bad="=== pebbles.law\n# a folder of this name, or a file without permission to read\n",
        good=PEBBLES,
    ),
    Entry(
        code="L016",
        title="an expansion of an unknown game",
        message="`{name}` extends `{base}`, which is not a game",
        label="did you mean `{near}`? || no shipped game and no folder",
        help="`extends:` is the name of a shipped game or the path of a folder, seen from this file",
        explain=(
            "The manifest of an expansion says which game it extends. A path starts at the folder of the expansion: "
            "`extends: ../pebbles`."
        ),
        bad="=== game.yaml\nname: more-pebbles\ntitle: More Pebbles\nextends: ../pebles\n" + PEBBLES,
        good=MANIFEST + PEBBLES,
    ),
    Entry(
        code="L017",
        title="games that extend each other",
        message="`{name}` extends itself: {chain}",
        label="this leads back to `{name}`",
        help="an expansion extends a game that stands on its own",
        explain="Following `extends` from game to game must end at a game that extends nothing.",
        bad="=== game.yaml\nname: pebbles\ntitle: Pebbles\nextends: .\n" + PEBBLES,
        good=MANIFEST + PEBBLES,
    ),
    Entry(
        code="L018",
        title="a path that is not a spec",
        message="`{name}` is neither a folder nor a `.law` file",
        label="",
        help="name the folder of a game, or one of its `.law` files",
        explain="Lawspeaker reads folders with a `game.yaml`, or a single `.law` file that is a whole game.",
        bad="law check notes.txt\n",
        good="law check pebbles.law\n",
    ),
    Entry(
        code="L019",
        title="an expansion of another game",
        message="`{name}` does not extend `{game}`",
        label="it extends `{base}` || it extends nothing",
        help="`--with` adds an expansion of the game that is played",
        explain="`--with PATH` adds an expansion to a game; its `game.yaml` says `extends:` with that game.",
        bad="law play pebbles --with ../more-marbles\n",
        good="law play pebbles --with ../more-pebbles\n",
    ),
    Entry(
        code="L020",
        title="a name that cannot be a game's",
        message="`{name}` cannot be a game's name",
        label="small letters, digits and hyphens, a letter first",
        help="the `title` may be anything; the `name` is what commands call the game",
        explain=(
            "A game's `name` is typed in commands and becomes the name of a Python package, so it is made of small "
            "letters, digits and hyphens and starts with a letter. It may not be a word of Python such as `class`."
        ),
        bad="=== game.yaml\nname: Pebbles!\ntitle: Pebbles\n" + PEBBLES,
        good=MANIFEST + PEBBLES,
    ),
    Entry(
        code="L021",
        title="a folder or a file that cannot be written",
        message="`{file}` cannot be written: {problem} || `{folder}` cannot be written: {problem}",
        label="",
        help="the file was not changed{file:.0} || choose another folder",
        explain=(
            "The engine of a game is written to the folder that `--out` names, and `law fmt` writes the spec itself. "
            "The system did not allow it. A file is replaced as a whole or not at all, so nothing is lost."
        ),
        bad="law build pebbles --out /read-only\n",
        good="law build pebbles --out engines\n",
    ),
    Entry(
        code="L022",
        title="a value of the wrong sort",
        message="`{key}` should be {wanted}, but this is {found}",
        label="this should be {wanted}",
        help="put a text between quotes if it looks like a number or a list",
        explain="Each key has a sort of value: `title` is a text, `statements` a list, and so on.",
        bad="=== game.yaml\nname: pebbles\ntitle: [Pebbles]\n" + PEBBLES,
        good=MANIFEST + PEBBLES,
    ),
    Entry(
        code="L450",
        title="a cache that cannot be used",
        message="the cache folder `{folder}` cannot be used: {problem}",
        label="",
        help="set the variable LAW_CACHE to a folder that only you can write to",
        explain=(
            "The engine of a game is written to a cache folder and run from there. The cache must belong to you, and "
            "other users must not be able to write to it: what lies there is run with your rights. The folder is the "
            "one that the variable LAW_CACHE names, otherwise the one where your system keeps such things."
        ),
        bad="LAW_CACHE=/tmp law play pebbles\n",
        good="LAW_CACHE=~/engines law play pebbles\n",
    ),
    Entry(
        code="L451",
        title="the name of a file that cannot be shown",
        message="`{name}` has characters that cannot be shown",
        label="",
        help="call the file something else, in letters, digits and hyphens",
        explain=(
            "The names of files are printed in messages. A name with control characters, or one that is not UTF-8, "
            "cannot be printed, so such a file is not read."
        ),
        bad="mv pebbles.law $'peb\\nbles.law'\n",
        good="mv pebbles.law stones.law\n",
    ),
    Entry(
        code="L452",
        title="a character that cannot be shown",
        message="the character {character} cannot be shown",
        label="remove it",
        help="control characters and marks that turn the direction of writing are not allowed in a spec",
        explain=(
            "Some characters are not letters but commands: they colour or clear a terminal, or show a text in another "
            "order than it is written in. A name or a text of a game cannot have them."
        ),
        bad='=== game.yaml\nname: pebbles\ntitle: "Peb\\ebles"\n' + PEBBLES,
        good=MANIFEST + PEBBLES,
    ),
    Entry(
        code="L453",
        title="too many games that extend each other",
        message="more than {most} games extend each other",
        label="this one is too many",
        help="put several expansions into one folder",
        explain="A game may extend another, which extends another, and so on; but not without end.",
        bad="law check the-hundredth-expansion\n",
        good="law check the-third-expansion\n",
    ),
    Entry(
        code="L454",
        title="a folder without games",
        message="there is no game in this folder or below it",
        label="",
        help="name a game, or go to the folder of your games; `law new NAME` creates one",
        explain=(
            "Without the name of a game, `law check`, `law test`, `law build` and `law fmt` mean every game and "
            "expansion in the current folder and below it: each folder with a `game.yaml`, and each `.law` file "
            "without one beside it. Hidden folders and build output are left out. The games that come with Lawspeaker "
            "are meant only if they are named."
        ),
        bad="mkdir empty && cd empty && law check\n",
        good="law check pebbles\n",
    ),
)
