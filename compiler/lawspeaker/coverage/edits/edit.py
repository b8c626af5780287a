"""One edit of a spec: a range of characters of one file that is replaced by another text.

    Edit("number", "cards.law", 14, …, new="3")     named     cards.law:14: `2 wood` becomes `3 wood`

An edit keeps the number of lines of its file, so that the lines of a mutant are the lines of the spec.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from lawspeaker.project.spec import Spec
from lawspeaker.source import Source, Span


class Operator(StrEnum):
    """What an edit changes."""

    NUMBER = "number"
    COPIES = "copies"
    COMPARISON = "comparison"
    EACH = "each"
    FIRST = "first"
    MOST = "most"
    MAY = "may"
    WHERE = "where"
    UP_TO = "up to"
    VISIBILITY = "visibility"
    SHUFFLE = "shuffle"
    ORDER = "order"
    DECIDER = "decider"
    PLAYER = "player"
    SHOWN = "shown"
    SWAP = "swap"
    SPAN = "span"
    REMOVED = "removed"


class Edit(Struct, frozen=True):
    """An edit. `span` is replaced by `new`; `change` says so in words; `line` is the logical line, without citations.

    `top` is the first line of the declaration, `declared` the name that it declares, `ids` are the statements that the
    line or its declaration cites. `within` names the file and the declaration, as explanations do. Where two steps are
    exchanged, `second` is the line of the second one.
    """

    operator: Operator
    span: Span
    new: str
    change: str
    line: str
    top: int
    declared: str
    ids: tuple[str, ...] = ()
    second: int = 0
    within: str = ""

    def __str__(self) -> str:
        return f"{self.span.file}:{self.span.line}: {self.change}"


def edited(spec: Spec, edit: Edit) -> Spec:
    """Return a spec with an edit made."""
    changed = tuple(
        Source(source.name, replaced(source.text, edit.span, edit.new)) if source.name == edit.span.file else source
        for source in spec.sources
    )
    return replace(spec, sources=changed)


def replaced(text: str, span: Span, new: str) -> str:
    r"""Return a text with a range of it replaced; blank lines below keep the number of lines.

    >>> replaced("gain 2 wood\nskip", Span("a.law", 1, 6, 1, 7), "3")
    'gain 3 wood\nskip'
    >>> replaced("let n = 1 if a\n    and b else 2\nskip", Span("a.law", 1, 14, 2, 10), "c")
    'let n = 1 if c else 2\n\nskip'
    """
    lines = text.split("\n")
    start = offset(lines, span.line, span.column)
    end = offset(lines, span.end_line, span.end_column)
    rest = offset(lines, span.end_line, len(lines[span.end_line - 1]) + 1)
    fewer = text.count("\n", start, end) - new.count("\n")
    return text[:start] + new + text[end:rest] + "\n" * fewer + text[rest:]


def offset(lines: list[str], line: int, column: int) -> int:
    """Return the index of a position in the text of these lines."""
    return sum(len(one) + 1 for one in lines[: line - 1]) + column - 1
