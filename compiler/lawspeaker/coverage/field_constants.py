"""Edits of fields: what they replace in the constants that hold the fields of all things of a kind.

    card Forge
        fame 1              `fame 1` becomes `fame 2`      CARD_FAME = (5, 1, 3)   ->   CARD_FAME = (5, 2, 3)

Of several edits that are compiled together, each makes another replacement ("1" by "2", "3" by "4"), so each changed
value of the constant belongs to one of them.
"""

from __future__ import annotations

import ast

from msgspec.structs import replace

from lawspeaker.coverage.chunks import Chunk
from lawspeaker.coverage.edits.edit import Edit, Operator, offset
from lawspeaker.project.spec import Spec
from lawspeaker.source import indent_of

Replacement = tuple[str, str]
"""A value before and after."""
CODE = ("verb", "value", "can", "setup", "course", "phase", "event", "win", "lose", "score", "when", "before", "after")
"""First words of declarations that have no fields."""


def is_below_thing(spec: Spec, edit: Edit) -> bool:
    """Return whether an edit is in a line directly below a thing: a field or a rule."""
    lines = lines_of(spec, edit)
    return indent_of(lines[edit.span.line - 1]) == 4 and lines[edit.top - 1].split()[0] not in CODE


def is_number(edit: Edit) -> bool:
    """Return whether an edit changes a line of a word and a number, such as `fame 1`."""
    words = edit.line.split()
    return edit.operator is Operator.NUMBER and len(words) == 2 and words[1].isdigit()


def replacement(spec: Spec, edit: Edit) -> Replacement:
    """Return the text that an edit replaces, and what it replaces it by."""
    lines, span = lines_of(spec, edit), edit.span
    text = "\n".join(lines)
    return text[offset(lines, span.line, span.column) : offset(lines, span.end_line, span.end_column)], edit.new


def lines_of(spec: Spec, edit: Edit) -> list[str]:
    """Return the lines of the file of an edit."""
    return next(source.text for source in spec.sources if source.name == edit.span.file).split("\n")


def replacements(before: str, after: str) -> set[Replacement] | None:
    """Return which values of a constant are replaced by which; None if that is not all that changes.

    >>> sorted(replacements("A = (1, 2, 1)", "A = (1, 3, 0)"))
    [('1', '0'), ('2', '3')]
    >>> replacements("A = (1, 2)", "A = (1, 2, 3)"), replacements("A = 4", "A = 5")
    (None, None)
    """
    old, new = values(before), values(after)
    if old is None or new is None or len(old) != len(new):
        return None
    return {pair for pair in zip(old, new, strict=True) if pair[0] != pair[1]}


def only_with(made: Replacement, before: Chunk, after: Chunk) -> Chunk:
    """Return a constant in which only one of the replacements is made."""
    old, new = values(before.text) or [], values(after.text) or []
    kept = [second if (first, second) == made else first for first, second in zip(old, new, strict=True)]
    name = before.text.partition("=")[0].strip()
    return replace(before, text=f"{name} = ({', '.join(kept)},)")


def values(text: str) -> list[str] | None:
    """Return the values of a constant that is a tuple; None if it is something else."""
    try:
        parsed = ast.parse(text.strip()).body
    except SyntaxError:
        return None
    value = parsed[0].value if len(parsed) == 1 and isinstance(parsed[0], ast.Assign | ast.AnnAssign) else None
    return [ast.unparse(item) for item in value.elts] if isinstance(value, ast.Tuple) else None
