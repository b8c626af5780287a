"""Docs to lines: prints each group flat if it fits, broken if not.

Fitting looks ahead past the end of the group to the next place where the line can end, so a group that fits by itself
still breaks when what follows it would stick out.
"""

from __future__ import annotations

from enum import IntEnum
from unicodedata import combining, east_asian_width

from lawspeaker.emit.wrapping.docs import Best, Doc, Group, IfItHelps, Indent, Line, Mark, MayBreak, When

STEP = 4


class Reach(IntEnum):
    """How far a measurement goes: the first line, all lines, or all lines without minding those that stick out."""

    FIRST = 0
    ALL = 1
    ANY_WIDTH = 2


class Close:
    """The closing parenthesis on its own line, met only while measuring `IfItHelps`."""


CLOSE = Close()


def columns(text: str) -> int:
    """Return how wide the text is on a screen: East Asian wide characters count twice, combining ones not at all.

    >>> columns("rune"), columns("符文")
    (4, 4)
    """
    if text.isascii():
        return len(text)
    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)


Item = tuple[int, bool, "Doc"]
Measured = tuple[int, bool, Reach, "Doc | Close"]


class Printer:
    """Prints one doc; `flat_known` holds while the rest of the line was already measured to fit flat."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.out: list[str] = []
        self.column = 0
        self.pending = 0
        self.flat_known = False
        self.stack: list[Item] = []

    def print(self, doc: Doc, indent: int) -> str:
        """Return the doc as text, the first line indented by `indent` columns and no line break at the end."""
        self.pending = indent
        self.stack.append((indent, True, doc))
        while self.stack:
            self.step(*self.stack.pop())
        return "".join(self.out)

    def step(self, indent: int, broken: bool, doc: Doc) -> None:
        """Print a doc, or put what it consists of back onto the stack."""
        match doc:
            case str():
                self.text(doc)
            case tuple():
                self.stack.extend([(indent, broken, part) for part in reversed(doc)])
            case Line():
                self.line(indent, broken, doc)
            case Group():
                self.group(indent, broken, doc)
            case When():
                if doc.broken is (doc.mark.broken if doc.mark else broken):
                    self.stack.append((indent, broken, doc.content))
            case Indent():
                deeper = doc.mark is None or doc.mark.broken
                self.stack.append((indent + STEP if deeper else indent, broken, doc.content))
            case MayBreak():
                if doc.mark is None or not doc.mark.broken:
                    self.flat_known = False
                self.stack.append((indent, broken, doc.content))
            case Best():
                self.best(indent, broken, doc)
            case IfItHelps():
                self.if_it_helps(indent, broken, doc)

    def text(self, text: str) -> None:
        """Print text, after the indent if it is the first of its line."""
        if self.pending and text:
            self.out.append(" " * self.pending)
            self.column += self.pending
            self.pending = 0
        self.out.append(text)
        self.column += columns(text)

    def line(self, indent: int, broken: bool, line: Line) -> None:
        """End the line if its group is broken."""
        if broken or line is Line.HARD:
            if self.column:
                self.out.append("\n")
                self.flat_known = False
            self.column = 0
            self.pending = indent
        elif line is Line.SPACE:
            self.text(" ")

    def group(self, indent: int, broken: bool, group: Group) -> None:
        """Decide whether a group breaks."""
        if group.unless_flat is None or group.unless_flat.broken:
            content = group.content if group.flat is None else group.flat
            broken = group.forced or not self.flat(indent, broken, content, group.mark)
        if group.mark is not None:
            group.mark.broken = broken
        self.stack.append((indent, broken, group.content if broken or group.flat is None else group.flat))

    def flat(self, indent: int, broken: bool, content: Doc, mark: Mark | None) -> bool:
        """Tell whether the content fits flat with what follows it, measuring only if that is not known."""
        if not broken and self.flat_known:
            return True
        self.flat_known = True
        if mark is not None:
            mark.broken = False
        return self.fits((indent, False, Reach.FIRST, content))

    def best(self, indent: int, broken: bool, best: Best) -> None:
        """Take the first variant that fits."""
        if not broken and self.flat_known:
            self.stack.append((indent, broken, best.variants[0]))
            return
        self.flat_known = True
        reach = Reach.ALL if best.all_lines else Reach.FIRST
        for variant in best.variants[:-1]:
            if self.fits((indent, False, reach, variant)):
                self.stack.append((indent, False, variant))
                return
        self.stack.append((indent, True, best.variants[-1]))

    def if_it_helps(self, indent: int, broken: bool, doc: IfItHelps) -> None:
        """Put parentheses around content that does not fit without and does with them."""
        flat = self.flat(indent, broken, doc.content, doc.mark)
        doc.mark.broken = not flat
        if not flat and self.fits(
            (indent, broken, Reach.ALL, CLOSE),
            (indent + STEP, broken, Reach.ALL, (Line.HARD, doc.content)),
            (indent, broken, Reach.ALL, "("),
        ):
            doc.mark.broken = True
            self.stack.append((indent, True, (Line.HARD, ")")))
            self.stack.append((indent + STEP, True, (Line.HARD, doc.content)))
            self.stack.append((indent, True, "("))
            return
        doc.mark.broken = False
        self.stack.append((indent, False, doc.content))

    def fits(self, *items: Measured) -> bool:
        """Tell whether the items (last first) and the rest of the doc fit up to the next certain end of a line."""
        return Measure(self).fits(list(items))


class Measure:
    """One look ahead; it prints nothing, but marks of groups on the way follow what it assumes about them."""

    def __init__(self, printer: Printer) -> None:
        self.width = printer.width
        self.column = printer.column
        self.pending = printer.pending
        self.rest = printer.stack

    def fits(self, items: list[Measured]) -> bool:
        """Go through the items, then through what the printer has still to print."""
        after = len(self.rest)
        while True:
            if not items:
                if after == 0:
                    return True
                after -= 1
                indent, broken, doc = self.rest[after]
                items.append((indent, broken, Reach.FIRST, doc))
            answer = self.step(items, *items.pop())
            if answer is not None:
                return answer

    def step(self, items: list[Measured], indent: int, broken: bool, reach: Reach, doc: Doc | Close) -> bool | None:
        """Measure one doc; return an answer when there is one."""
        match doc:
            case str():
                return self.text(doc, reach)
            case tuple():
                items.extend([(indent, broken, reach, part) for part in reversed(doc)])
            case Line():
                return self.line(indent, broken, reach, doc)
            case Group():
                self.group(items, indent, broken, reach, doc)
            case When():
                if doc.broken is (doc.mark.broken if doc.mark else broken):
                    items.append((indent, broken, reach, doc.content))
            case Indent():
                deeper = doc.mark is None or doc.mark.broken
                items.append((indent + STEP if deeper else indent, broken, reach, doc.content))
            case MayBreak():
                if not broken and (doc.mark is None or not doc.mark.broken):
                    broken, reach = True, Reach.ANY_WIDTH
                items.append((indent, broken, reach, doc.content))
            case Best():
                if not broken:
                    reach = Reach.ALL if doc.all_lines else Reach.FIRST
                items.append((indent, broken, reach, doc.variants[-1 if broken else 0]))
            case IfItHelps():
                doc.mark.broken = broken
                items.append((indent, broken, reach, doc.content))
            case Close():
                self.column, self.pending = 0, indent
                return self.text(")", reach)
        return None

    def group(self, items: list[Measured], indent: int, broken: bool, reach: Reach, group: Group) -> None:
        """Measure a group as its surroundings are, or broken if it must be."""
        if group.unless_flat is None or group.unless_flat.broken:
            broken = group.forced or broken
        if group.mark is not None:
            group.mark.broken = broken
        items.append((indent, broken, reach, group.content if broken or group.flat is None else group.flat))

    def text(self, text: str, reach: Reach) -> bool | None:
        """Count the width of text; too wide is an answer unless width does not matter."""
        if self.pending and text:
            self.column += self.pending
            self.pending = 0
        self.column += columns(text)
        return False if self.column > self.width and reach is not Reach.ANY_WIDTH else None

    def line(self, indent: int, broken: bool, reach: Reach, line: Line) -> bool | None:
        """Answer yes at the end of the line, or go on with the next one if all lines count."""
        if not broken:
            if line is Line.HARD:
                return True
            return self.text(" ", reach) if line is Line.SPACE else None
        if reach is Reach.FIRST:
            return True
        self.column, self.pending = 0, indent
        return None
