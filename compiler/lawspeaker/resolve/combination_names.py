"""`named "…"` in a kind: the names of the things that `every` makes.

    every rank, suit                                                     "ace of clubs", "2 of clubs", …
    named "{rank|1=ace|11=jack|12=queen|13=king} of {suit}"      ->      "king of hearts"

A hole is a field behind `every`; behind it may stand texts for some of its values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lawspeaker.parse import tree as t
from lawspeaker.resolve.context import ResolveContext
from lawspeaker.resolve.symbols import Kind
from lawspeaker_language.spelling import nearest
from lawspeaker_language.template import BadTemplate, Hole, Template, holes, read_template


def read_naming(cx: ResolveContext, kind: Kind, line: t.Call) -> bool:
    """Read the line `named "…"` of a kind; return whether it is one."""
    name = line.args[0] if len(line.args) == 1 and not line.phrases else None
    if not isinstance(name, t.Name):
        return False
    kind.naming, kind.spans["named"] = name.name, name.span
    return True


def naming_of(cx: ResolveContext, kind: Kind) -> Template | None:
    """Return the pattern by which the things of a kind are named; None without one, or after reporting a mistake."""
    if not kind.naming:
        return None
    span = kind.spans["named"]
    try:
        template = read_template(kind.naming)
    except BadTemplate as error:
        cx.facts.add("L280", span, part=error.part)
        return None
    for hole in holes(template):
        if hole.name not in kind.every or hole.words or hole.agrees:
            near = nearest(hole.name, kind.every) or ""
            cx.facts.add("L280", span, hole=hole.name, near=near, every=", ".join(kind.every))
            return None
    return template


def fill_name(template: Template, values: Mapping[str, str]) -> str:
    """Return the name of a combination.

    >>> fill_name(read_template("{rank|1=ace|11=jack} of {suit}"), {"rank": "11", "suit": "dark_clubs"})
    'jack of dark clubs'
    """
    return fill(template, values, lambda hole: values[hole.name].replace("_", " "))


def fill(template: Template, values: Mapping[str, str], write: Callable[[Hole], str]) -> str:
    """Return a pattern with its holes filled: by the text for the value, or by what `write` makes of the hole."""
    parts = [
        part if isinstance(part, str) else dict(part.choices).get(values[part.name]) or write(part) for part in template
    ]
    return "".join(parts)
