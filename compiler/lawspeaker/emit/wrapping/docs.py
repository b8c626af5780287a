"""Text that may break: the small algebra of groups, indents and soft lines that a layout is chosen from.

A group is printed flat if it fits in the rest of the line, else its own soft lines break; inner groups decide anew.

    group("(", indent(SOFT, "a,", SPACE, "b"), SOFT, ")")      ->   (a, b)      or      (
                                                                                            a,
                                                                                            b
                                                                                        )
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TypeAlias


class Line(Enum):
    """A place where a line may end: nothing or a space while flat; HARD always ends it."""

    SOFT = auto()
    SPACE = auto()
    HARD = auto()


SOFT = Line.SOFT
SPACE = Line.SPACE
HARD = Line.HARD


@dataclass(slots=True, eq=False)
class Mark:
    """Remembers whether the group that carries it is broken, for parts that depend on a group they are not in."""

    broken: bool = False


@dataclass(slots=True, eq=False)
class Group:
    """Flat or broken as a whole; with `unless_flat`, a group only while the group of that mark is broken.

    `flat` is its text on one line, if that depends on nothing else: most groups of a table fit and are not entered.
    """

    content: Doc
    mark: Mark | None = None
    forced: bool = False
    unless_flat: Mark | None = None
    flat: str | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        """Write down the flat text while the parts are at hand."""
        if self.mark is None and not self.forced and self.unless_flat is None:
            self.flat = flat_text(self.content)


@dataclass(slots=True, frozen=True)
class When:
    """Shown only while a group is broken (or only while it is flat): the one with the mark, or the enclosing one."""

    broken: bool
    content: Doc
    mark: Mark | None = None


@dataclass(slots=True, frozen=True)
class Indent:
    """One level deeper, or, with a mark, only while the group of that mark is broken."""

    content: Doc
    mark: Mark | None = None


@dataclass(slots=True, frozen=True)
class MayBreak:
    """Content whose breaking does not break the group of the mark around it (of any group, without a mark)."""

    content: Doc
    mark: Mark | None = None


@dataclass(slots=True, frozen=True)
class Best:
    """The first variant that fits, or the last; `all_lines` asks every line of a variant to fit, not just its first."""

    variants: tuple[Doc, ...]
    all_lines: bool = False


@dataclass(slots=True, frozen=True)
class IfItHelps:
    """Content that gets parentheses and lines of its own, but only if it fits then."""

    content: Doc
    mark: Mark


Doc: TypeAlias = "str | tuple[Doc, ...] | Line | Group | When | Indent | MayBreak | Best | IfItHelps"


def flat_text(doc: Doc) -> str | None:
    """Return a doc on one line; None if its text depends on groups around it or needs more lines.

    >>> flat_text(("f(", block(("a,", SPACE, "b", When(True, ","))), ")"))
    'f(a, b)'
    """
    match doc:
        case str():
            return doc
        case tuple():
            texts = [part if isinstance(part, str) else flat_text(part) for part in doc]
            whole = [text for text in texts if text is not None]
            return "".join(whole) if len(whole) == len(texts) else None
        case Line():
            return None if doc is HARD else " " if doc is SPACE else ""
        case Group():
            return doc.flat
        case When(mark=None):
            return "" if doc.broken else flat_text(doc.content)
        case Indent(mark=None):
            return flat_text(doc.content)
        case _:
            return None


def block(content: Doc) -> Doc:
    """Return the content on lines of its own, one level deeper, if the enclosing group breaks."""
    return (Indent((SOFT, content)), SOFT)


def joined(items: list[Doc], separator: Doc) -> Doc:
    """Return the items with the separator between them."""
    parts: list[Doc] = []
    for item in items:
        if parts:
            parts.append(separator)
        parts.append(item)
    return tuple(parts)


def listed(items: list[Doc], alone: bool = False) -> Doc:
    """Return items with commas; a last comma appears when they break, for a single item only if `alone`."""
    last: Doc = When(True, ",") if alone or len(items) > 1 else ""
    return (joined(items, (",", SPACE)), last)
