"""Messages about `rulebook.yaml` and citations of it: L012 to L015, L023, L029 to L032."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry
from lawspeaker.diagnostics.catalogue.project.files import MANIFEST, PEBBLES

RULEBOOK = "=== rulebook.yaml\nstatements:\n"
ONE_RULE = "  - {id: PEB-01, kind: rule, text: Two play.}\n"
CITING = PEBBLES.replace("players 2\n", "players 2    @PEB-01\n", 1)
SURVIVORS = "survivors:\n  - id: PEB-01\n    reason: Nobody else could play.\n"
TWICE = PEBBLES.replace("    end\n", "    nap\n    rest\n    end\n") + "\nverb nap\n    skip\n\nverb rest\n    skip\n"
EXPLAINED = "survivors:\n  - line: skip\n    edit: nothing\n    reason: Nobody sleeps.\n"

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L012",
        title="two statements with one id",
        message="`{id}` is the id of two statements",
        label="the second one",
        help="every statement has an id of its own",
        explain="Rules cite a statement of the rulebook by its id (`@PEB-01`), so an id belongs to one statement only.",
        bad=MANIFEST
        + PEBBLES
        + RULEBOOK
        + "  - {id: PEB-01, kind: remark, text: Old., reason: History.}\n"
        + "  - {id: PEB-01, kind: remark, text: Very old., reason: History.}\n",
        good=MANIFEST
        + PEBBLES
        + RULEBOOK
        + "  - {id: PEB-01, kind: remark, text: Old., reason: History.}\n"
        + "  - {id: PEB-02, kind: remark, text: Very old., reason: History.}\n",
    ),
    Entry(
        code="L013",
        title="an unknown kind of statement",
        message="`{kind}` is not a kind of statement",
        label="did you mean `{near}`? || not a kind of statement",
        help="a statement is a `rule`, a `component`, a `remark` or a `reading`",
        explain=(
            "Each statement of `rulebook.yaml` has a `kind`: `rule` (something the game does), `component` (something "
            "in the box), `remark` (something that needs no code; it then gives a `reason`), or `reading` (something "
            "that the rulebook leaves open: an option cites it, or a `ruling` says how the game takes it)."
        ),
        bad=MANIFEST + PEBBLES + RULEBOOK + "  - {id: PEB-01, kind: remarks, text: Old., reason: History.}\n",
        good=MANIFEST + PEBBLES + RULEBOOK + "  - {id: PEB-01, kind: remark, text: Old., reason: History.}\n",
    ),
    Entry(
        code="L014",
        title="a remark without a reason",
        message="the remark `{id}` gives no reason",
        label="why does this need no rule?",
        help="add `reason:`, or make it a `rule`",
        explain=(
            "A `remark` is a statement of the rulebook that needs no code. Coverage counts remarks apart, and each "
            "says why it is one: advice, flavour, or how to handle cardboard."
        ),
        bad=MANIFEST + PEBBLES + RULEBOOK + "  - {id: PEB-01, kind: remark, text: Old.}\n",
        good=MANIFEST + PEBBLES + RULEBOOK + "  - {id: PEB-01, kind: remark, text: Old., reason: History.}\n",
    ),
    Entry(
        code="L015",
        title="a citation of nothing",
        message="the rulebook has no statement `{id}`",
        label="did you mean `@{near}`? || not in rulebook.yaml",
        help="ids are written as in `rulebook.yaml`",
        explain=(
            "`@ID` at the end of a line cites a statement of `rulebook.yaml` in the same folder (or of the base game, "
            "in an expansion). The id has to exist there."
        ),
        bad=MANIFEST + PEBBLES + "\nsetup  @PEB-10\n    skip\n" + RULEBOOK + ONE_RULE,
        good=MANIFEST
        + PEBBLES
        + "\nsetup  @PEB-01\n    skip\n"
        + RULEBOOK
        + "  - {id: PEB-01, kind: rule, text: Two.}\n",
    ),
    Entry(
        code="L023",
        title="an id that cannot be cited",
        message="`{id}` cannot be the id of a statement",
        label="capital letters, digits and hyphens, as in `PEB-01`",
        help="an id is a short name of the game in capitals, a hyphen, and a number or word",
        explain=(
            "Rules cite a statement as `@ID`, so an id has the form that the language knows: capital letters and "
            "digits, with at least one hyphen, a letter first: `PEB-01`, `PEB-SETUP-03`."
        ),
        bad=MANIFEST + PEBBLES + RULEBOOK + "  - {id: setup 1, kind: remark, text: Old., reason: History.}\n",
        good=MANIFEST + PEBBLES + RULEBOOK + "  - {id: SETUP-1, kind: remark, text: Old., reason: History.}\n",
    ),
    Entry(
        code="L029",
        title="an explanation of nothing",
        message="no line `{line}` cites `{id}` || the rules have no line `{line}`",
        label="did you mean `{close}`? || not a line of the rules",
        help="copy the line as `law coverage --mutate` shows it, or take the explanation away",
        explain=(
            "Below `survivors` of `rulebook.yaml` stand the lines that may be taken away without any example noticing, "
            "each with the statement it cites and the reason why that is right; and the edits of lines that no "
            "example notices. A line that was changed or removed has to be looked at again."
        ),
        bad=MANIFEST + CITING + RULEBOOK + ONE_RULE + SURVIVORS + "    line: kind card\n",
        good=MANIFEST + CITING + RULEBOOK + ONE_RULE + SURVIVORS + "    line: players 2\n",
    ),
    Entry(
        code="L030",
        title="an unknown source",
        message="`{source}` is not a source of facts",
        label="did you mean `{near}`? || not a source",
        help="a source is `rulebook`, `public sources`, `one public source` or `authored here`",
        explain=(
            "Below `sources` of `rulebook.yaml` stands where the facts of things come from: the `rulebook` itself, "
            "`public sources` that agree, `one public source` that was not compared with the printed card, or "
            "`authored here`. `law card` shows it."
        ),
        bad=MANIFEST + PEBBLES + RULEBOOK + ONE_RULE + "sources:\n  - {of: pebbles.law, source: authored}\n",
        good=MANIFEST + PEBBLES + RULEBOOK + ONE_RULE + "sources:\n  - {of: pebbles.law, source: authored here}\n",
    ),
    Entry(
        code="L031",
        title="the source of nothing",
        message="there is no thing, kind or file `{of}`",
        label="did you mean `{near}`? || not in the rules",
        help="write a thing (`card Spy`), a kind (`scenario`) or a file (`cards.law`)",
        explain=(
            "Each entry below `sources` of `rulebook.yaml` is of a thing, of all things of a kind, or of all things "
            "that a file declares. What it says of a thing counts before what it says of a kind or a file."
        ),
        bad=MANIFEST + PEBBLES + RULEBOOK + ONE_RULE + "sources:\n  - {of: pebble.law, source: authored here}\n",
        good=MANIFEST + PEBBLES + RULEBOOK + ONE_RULE + "sources:\n  - {of: pebbles.law, source: authored here}\n",
    ),
    Entry(
        code="L032",
        title="an explanation of several lines",
        message="`{line}` stands in `{one}` and in `{other}` || `{within}` has no line `{line}`",
        label="did you mean `{close}`? || which of them?",
        help="`in:` with the file and the first line of the declaration, or a list of them, says which line is meant",
        explain=(
            "An explanation below `survivors` of `rulebook.yaml` is about one line. If equal lines stand in several "
            "declarations, what is true of one need not be true of another, so `in` says which: the file, a colon, and "
            'the first line of the declaration without citations, as in `in: "pebbles.law: verb rest"`.'
        ),
        bad=MANIFEST + TWICE + RULEBOOK + ONE_RULE + EXPLAINED,
        good=MANIFEST + TWICE + RULEBOOK + ONE_RULE + EXPLAINED + '    in: "pebbles.law: verb nap"\n',
    ),
)
