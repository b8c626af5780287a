"""A spec whose lines can be replaced, with its errors: each change is parsed, resolved and checked anew.

spec.changed(Edit("nim.law", 4, ("    shuffle deck",))).errors()     ->     []
"""

from __future__ import annotations

import re

from msgspec import Struct

from lawspeaker.check.check import check
from lawspeaker.facts import Fact, Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.parse import drop_repeated_mistakes, parse
from lawspeaker.repair.edit import Edit
from lawspeaker.repair.recover import WORD, Recovered, declaration, indent_of, is_like, recovered
from lawspeaker.resolve.resolve import resolve
from lawspeaker.source import Source

# Facts about a declaration that is missing altogether.
ABOUT_MISSING = ("L232", "L233", "L234", "L246", "L381", "L420", "L424", "L425")


# A line that no example has, whatever the other declarations are.
NO_LINE_OF_EXAMPLES = "L373"


class Spec(Struct):
    """The files of a spec with what was found in each; `is_checked` if `facts` could go on to the check."""

    sources: dict[str, Source]
    files: dict[str, Recovered]
    is_checked: bool = False

    def lines(self, file: str) -> list[str]:
        """Return the lines of a file."""
        return self.sources[file].text.split("\n")

    def changed(self, edit: Edit) -> Spec:
        """Return the spec with new lines in one file."""
        lines = self.lines(edit.file)
        lines[edit.first - 1 : edit.first - 1 + len(edit.lines)] = edit.lines
        source = Source(edit.file, "\n".join(lines))
        return Spec({**self.sources, edit.file: source}, {**self.files, edit.file: recovered(source)})

    def is_expansion(self, file: str) -> bool:
        """Return whether a file belongs to an expansion: its first line says so, or another folder holds the game."""
        first = next(iter(self.sources), file)
        says = re.match(r"(?:\s*(?:#.*)?\n)*expansion\b", self.sources[file].text) if file in self.sources else None
        return says is not None or file.rpartition("/")[0] != first.rpartition("/")[0]

    def reads(self, edit: Edit) -> bool:
        """Return whether the parser finds no mistake in the changed lines; it reads only them and the blocks around."""
        lines = self.lines(edit.file)
        lines[edit.first - 1 : edit.first - 1 + len(edit.lines)] = edit.lines
        first, last = edit.first - 1, edit.first + len(edit.lines) - 2
        around = [*lines_above(lines, first), *range(first, last + 1), *lines_below(lines, last)]
        facts = Facts()
        parse(Source(edit.file, "\n".join(lines[number] for number in around)), facts)
        changed = [number for number, line in enumerate(around, 1) if first <= line <= last]
        return not any(fact.code.startswith("L") and fact.span.line in changed for fact in facts.found)

    def syntax_errors(self) -> list[Fact]:
        """Return the errors of the parser."""
        return [fact for file in self.files.values() for fact in file.facts if fact.code.startswith("L")]

    def facts(self) -> list[Fact]:
        """Return the facts of all passes; none that only follows from a declaration that cannot be read."""
        facts = Facts()
        for file in self.files.values():
            for fact in file.facts:
                facts.add(fact.code, fact.span, *fact.related, **fact.words)
        drop_repeated_mistakes(facts)
        later = Facts()
        symbols = resolve([file.tree for file in self.files.values()], later)
        self.is_checked = not later.errors()
        if self.is_checked:
            check(symbols, later)
        if not facts.errors():
            return [*facts.found, *later.found]
        return [*facts.found, *(fact for fact in later.found if self.is_certain(fact))]

    def is_certain(self, fact: Fact) -> bool:
        """Return whether a fact is an error that has nothing to do with the lines that cannot be read."""
        if not fact.code.startswith("L"):
            return False
        file = self.files.get(fact.span.file)
        if file is not None and fact.span.line in file.broken:
            return False
        if file is not None and fact.code != NO_LINE_OF_EXAMPLES and self.is_example(fact):
            return False
        if self.has_lost() and fact.code in ABOUT_MISSING:
            return False
        doubtful = {word for file in self.files.values() for word in file.words}
        return not any(
            is_like(word, other) for word in {*fact.words.values(), *self.words_at(fact)} for other in doubtful
        )

    def has_lost(self) -> bool:
        """Return whether nothing remains of some declaration, so that what it declares is not known."""
        return any(file.heads for file in self.files.values())

    def is_example(self, fact: Fact) -> bool:
        """Return whether a fact is about an example, which depends on decisions in all other declarations."""
        lines = self.lines(fact.span.file)
        return lines[declaration(lines, min(fact.span.line, len(lines)) - 1)[0]].startswith("example")

    def words_at(self, fact: Fact) -> set[str]:
        """Return the words of the line of a fact."""
        lines = self.lines(fact.span.file) if fact.span.file in self.sources else []
        return set(WORD.findall(lines[fact.span.line - 1])) if fact.span.line <= len(lines) else set()


def read(sources: list[Source], trees: list[t.File], facts: list[Fact]) -> Spec:
    """Return a spec that was parsed; files with facts are parsed again, for what can be recovered of them."""
    doubtful = {fact.span.file for fact in facts}
    files = {
        tree.name: recovered(source) if tree.name in doubtful else Recovered(tree, [])
        for source, tree in zip(sources, trees, strict=True)
    }
    return Spec({source.name: source for source in sources}, files)


def lines_above(lines: list[str], at: int) -> list[int]:
    """Return the lines above a line that the parser needs to read it: the lines around its block, the block before."""
    kept: list[int] = []
    width, before = indent_of(lines[at]), True
    for number in range(at - 1, declaration(lines, at)[0] - 1, -1):
        indent = indent_of(lines[number])
        if not lines[number].strip():
            continue
        if indent < width or before:
            kept.append(number)
        before = before and indent > width
        width = min(width, indent)
    return kept[::-1]


def lines_below(lines: list[str], at: int) -> list[int]:
    """Return the lines below a line that belong to it, and the block after it."""
    kept: list[int] = []
    width, after = indent_of(lines[at]), 0
    for number in range(at + 1, declaration(lines, at)[1]):
        indent = indent_of(lines[number])
        after += indent <= width and bool(lines[number].strip())
        if after > 1 or indent < width:
            break
        kept.append(number)
    return kept
