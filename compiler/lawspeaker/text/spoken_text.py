"""Questions and labels as the runtime fills them in: names and numbers are only known at the decision.

    "Draw {n card} for {p:acc}?"     ->     "Draw {n} {n|one=card|other=cards} for {p}?"

The runtime knows two holes: `{n}` is the name of a value, `{n|one=…|other=…}` a text chosen by it. A counted noun is
written out in every plural class of the language. Where a language needs a name in a case, the noun of its type takes
that case and the name follows it, as in texts of the log.
"""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker.check import ir as c
from lawspeaker.resolve.types import Type
from lawspeaker.text.expressions.amounts import counted_noun
from lawspeaker.text.log_text import placeholder_of
from lawspeaker.text.scope import Env
from lawspeaker.text.writer import Writer
from lawspeaker_language.forms import Form
from lawspeaker_language.template import BadTemplate, Hole, read_template


def write_spoken_text(w: Writer, text: str, spoken: Sequence[c.SpokenVar]) -> str:
    """Return a question or label in the form that the runtime fills in."""
    try:
        template = read_template(text)
    except BadTemplate:
        return text
    types = {var.name: var.type for var in spoken}
    parts = [part if isinstance(part, str) else write_spoken_hole(w, part, types) for part in template]
    return w.language.contract("".join(parts))


def write_spoken_hole(w: Writer, hole: Hole, types: dict[str, Type]) -> str:
    """Return one hole in the form that the runtime fills in."""
    name, noun = hole.counted
    if hole.choices:
        return "{" + "|".join([name, *(f"{key}={text}" for key, text in hole.choices)]) + "}"
    case = next((word for word in hole.words if word in w.language.cases or word in w.language.derived), "")
    if noun:
        counted = counted_noun(w, noun, None, Env())
        forms = [f"{number}={counted(number).render(Form(case, '', number))}" for number in w.language.classes]
        return f"{{{name}}} {{{'|'.join([name, *forms])}}}"
    if name not in types:
        return f"{{{name}}}"
    return placeholder_of(w, name, types[name]).render(Form(case))
