"""Keep what can be read of a declaration with a syntax error, so that the other declarations are checked all the same.

    verb draw n: number                 verb draw n: number
        repaet n times          ->      (two empty lines)
            deal 1 from deck
        shuffle deck                        shuffle deck

The line of the error and the lines below it become empty until the declaration can be read. If nothing remains, the
words that it may have declared are collected: messages about them would only repeat the mistake.
"""

from __future__ import annotations

import re

from msgspec import Struct, field

from lawspeaker.facts import Fact, Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.parse import parse
from lawspeaker.repair.language import language
from lawspeaker.source import Source

ROUNDS = 6
WORD = re.compile(r'"[^"\n]*"|[A-Z][\w-]*(?: [A-Z][\w-]*)*|[a-z]\w*')
DECLARING_BODIES = ("kind", "record", "board", "game", "die", "enum", "option", "resource", "module")


class Recovered(Struct):
    """A file with syntax errors: its tree without the broken lines, and what is doubtful because they are missing.

    `broken` are the lines of declarations with errors, `words` the words that they may have declared, `heads` the first
    words of declarations of which nothing remains.
    """

    tree: t.File
    facts: list[Fact]
    broken: set[int] = field(default_factory=set)
    words: set[str] = field(default_factory=set)
    heads: set[str] = field(default_factory=set)


def recovered(source: Source) -> Recovered:
    """Parse a file; leave out the lines that cannot be read."""
    facts = Facts()
    tree = parse(source, facts)
    result = Recovered(tree, list(facts.found))
    errors = [fact for fact in facts.found if fact.code.startswith("L")]
    lines = source.text.split("\n")
    for _ in range(ROUNDS):
        if not errors:
            return result
        for fact in errors:
            blank(lines, fact.span.line - 1, result)
        again = Facts()
        result.tree = parse(Source(source.name, "\n".join(lines)), again)
        errors = [fact for fact in again.found if fact.code.startswith("L")]
    for fact in errors:
        blank(lines, declaration(lines, fact.span.line - 1)[0], result)
    result.tree = parse(Source(source.name, "\n".join(lines)), Facts())
    return result


def blank(lines: list[str], at: int, result: Recovered) -> None:
    """Make a line and the lines below it empty, and note what may be missing now."""
    if at >= len(lines):
        return
    start, end = declaration(lines, at)
    result.broken |= set(range(start + 1, end + 1))
    head = lines[start].split()
    depth = indent_of(lines[at])
    last = at + 1
    while last < end and (not lines[last].strip() or indent_of(lines[last]) > depth):
        last += 1
    declares = at == start or (bool(head) and head[0] in DECLARING_BODIES)
    for number in range(at, last):
        if declares:
            result.words |= set(WORD.findall(lines[number])) - language()
        lines[number] = ""
    if at == start and head:
        result.heads.add(head[0])


def is_like(word: str, other: str) -> bool:
    """Return whether two words are the same, or one may be a broken form of the other.

    >>> is_like("tricks", "tricks0"), is_like("trump", "tricks0")
    (True, False)
    """
    return word == other or (len(word) > 2 and len(other) > 2 and (word in other or other in word))


def declaration(lines: list[str], at: int) -> tuple[int, int]:
    """Return the first line of the declaration around a line, and the line after its last, counted from 0."""
    start = at
    while start > 0 and not starts(lines[start]):
        start -= 1
    end = at + 1
    while end < len(lines) and not starts(lines[end]):
        end += 1
    return start, end


def starts(line: str) -> bool:
    """Return whether a line starts a declaration."""
    return bool(line) and line[0] not in " \t#\r"


def indent_of(line: str) -> int:
    """Return the number of blanks before a line."""
    return len(line) - len(line.lstrip(" \t"))
