"""Messages about `names.<lang>.yaml` and texts with holes: L024 to L028."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry
from lawspeaker.diagnostics.catalogue.project.files import MANIFEST

SPEC = (
    '=== pebbles.law\ngame "Pebbles"\n    players 2\n\nresource pebble\n\nkind card\n    plays: steps\ncard Scoop\n'
    '    plays\n        scoop 2\n\nverb scoop n: number\n    text "Scoop {n pebble}"\n    gain (n) pebble\n\n'
    "course\n    each p among players\n        as p\n            run plays of Scoop\n\n"
    'score for p\n    "pebbles" = pebble of p\n'
)
NAMES = "=== names.uk.yaml\n"
FORMS = (
    "one: камінець, few: камінці, many: камінців, gender: m,\n"
    "    gen: {one: камінця, few: камінців, many: камінців}, dat: {one: камінцю, few: камінцям, many: камінцям},\n"
    "    acc: {one: камінець, few: камінці, many: камінців}, ins: {one: камінцем, few: камінцями, many: камінцями},\n"
    "    loc: {one: камінці, few: камінцях, many: камінцях}"
)

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L024",
        title="a translation of nothing",
        message="no {sort} of this game is called `{key}`",
        label="did you mean `{near}`? || not declared anywhere",
        help="keys are written as in the spec: `food`, `Frost Giant`, `beast Wolf`; a permission as `can build`",
        explain=(
            "In `names.<lang>.yaml` every key below `names` is a word or a name that the game declares (with its kind "
            "before it where two kinds share a name), every key below `texts` a verb, a value, an event, or `can` with "
            "a permission, and every key below `labels` a text that a player chooses."
        ),
        bad=MANIFEST + SPEC + NAMES + "names:\n  peble: {" + FORMS + "}\n",
        good=MANIFEST + SPEC + NAMES + "names:\n  pebble: {" + FORMS + "}\n",
    ),
    Entry(
        code="L025",
        title="a hole that nothing fills",
        message="`{{{hole}}}` is not a parameter of `{word}`",
        label="did you mean `{{{near}}}`? || `{word}` has {holes}",
        help="a text may have a hole for each parameter: {holes}",
        explain=(
            "The text of a verb, value, event or permission has holes in braces, each named after a parameter. The "
            "text of a verb may also count: `{{n card}}` says `1 card` or `2 cards`."
        )
        .replace("{{", "{")
        .replace("}}", "}"),
        bad=MANIFEST + SPEC + NAMES + 'texts:\n  scoop: "Зачерпніть {m}"\n',
        good=MANIFEST + SPEC + NAMES + 'texts:\n  scoop: "Зачерпніть {n}"\n',
    ),
    Entry(
        code="L026",
        title="a text that cannot be read",
        message="`{part}` in this text cannot be read",
        label="holes are written {{n}}, {{n card}}, {{p:acc}} or {{p|you=have|one=has}}",
        help="braces are only for holes; each is closed",
        explain=(
            "A hole is a parameter in braces, perhaps with a colon and a form that the language knows, perhaps "
            "with texts to choose from: `{p|you=have|one=has}` says `have` if p is the reader and `has` for any "
            "other player."
        ),
        bad=MANIFEST + SPEC + NAMES + 'texts:\n  scoop: "Зачерпніть {n"\n',
        good=MANIFEST + SPEC + NAMES + 'texts:\n  scoop: "Зачерпніть {n}"\n',
    ),
    Entry(
        code="L027",
        title="a name without a form",
        message="the name `{name}` lacks forms that texts in this language (`{language}`) need: {form}",
        label="add {form}",
        help="give it every form, or write a bare text instead of forms for a name that never changes",
        explain=(
            "A name may be one text, the same everywhere, or a group of forms. Which forms a noun needs is the "
            "language's: its plural classes (`one` and `other` in English and French, `one`, `few`, `many` in "
            "Ukrainian), the same below each of its cases (`gen`, `acc` …), and `gender` where articles or adjectives "
            "ask for it. A word of which there is only ever one, such as a pile, has `one` alone, in every case. An "
            "adjective has its genders and `several` instead: `{m: neutre, f: neutre, several: neutres}`."
        ),
        bad=MANIFEST
        + SPEC
        + NAMES
        + 'names:\n  pebble: {one: камінець, few: камінці}\ntexts:\n  scoop: "Зачерпніть {n pebble}"\n',
        good=MANIFEST + SPEC + NAMES + "names:\n  pebble: {" + FORMS + '}\ntexts:\n  scoop: "Зачерпніть {n pebble}"\n',
    ),
    Entry(
        code="L028",
        title="names for no language",
        message="`{tag}` in `{file}` is not a language",
        label="no such language",
        help="the file is called `names.` and the tag of a language: `names.uk.yaml`, `names.pt-BR.yaml`",
        explain=(
            "Between `names.` and `.yaml` stands the tag of the language, as everywhere on the web: `en`, `fr`, `uk`, "
            "`pt-BR`. Its numbers follow the plural rules of that language, so it has to be one that is known."
        ),
        bad=MANIFEST + SPEC + "=== names.xx.yaml\ntitle: Pebbles\n",
        good=MANIFEST + SPEC + "=== names.fr.yaml\ntitle: Cailloux\n",
    ),
)
