"""Text that may break: the small algebra of groups, indents and soft lines that a layout is chosen from.

A group is printed flat if it fits in the rest of the line, else its own soft lines break; inner groups decide anew.

    group("(", indent(SOFT, "a,", SPACE, "b"), SOFT, ")")      ->   (a, b)      or      (
                                                                                            a,
                                                                                            b
                                                                                        )
"""

from __future__ import annotations

from dataclasses import dataclass
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


@dataclass(slots=True, frozen=True)
class Group:
    """Flat or broken as a whole; with `unless_flat`, a group only while the group of that mark is broken."""

    content: Doc
    mark: Mark | None = None
    forced: bool = False
    unless_flat: Mark | None = None


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
