"""Text to the same text in the common look; for `law fmt`, beside the pipeline.

Works line by line on tokens and keeps the author's lines, comments and blank lines; what comes out must have the same
tokens and comments as what went in, or nothing is returned at all. Tabs and other indents than four spaces are repaired
first where only one reading of them makes sense (`indent`); a text that still cannot be parsed is left alone.

    setup   @TTT-01          ->     setup                                                               @TTT-01
        gain 2   food+1 wood            gain 2 food + 1 wood
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct, field

from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.grammar import grammar
from lawspeaker.parse.indent import is_about_indent, repaired
from lawspeaker.parse.lexer import Lexer
from lawspeaker.parse.parse import parse
from lawspeaker.source import Source

CITATIONS = 68
STEP = 4
NO_SPACE_BEFORE = {"COMMA", "COLON", "RPAR", "__ANON_1"}


class MeaningChanged(Exception):
    """Formatting would have changed what a spec says: a mistake of the formatter, so the text is not touched."""


def format_source(source: Source, facts: Facts) -> str:
    """Return the formatted text, or the text as it is after reporting why it cannot be parsed."""
    found = Facts()
    text, file = source.text, parse(source, found)
    if any(is_about_indent(fact) for fact in found.found):
        text = repaired(source.text) or source.text
        again = Facts()
        file = parse(Source(source.name, text), again)
        found = found if again.found else again
    if found.found:
        for fact in found.found:
            facts.add(fact.code, fact.span, *fact.related, **fact.words)
        return source.text
    formatted = format_lines(text, signs_of(file))
    if meaning(formatted) != meaning(text):
        raise MeaningChanged(f"`law fmt` would change what {source.name} says, so it does not touch it")
    return formatted


def format_text(text: str) -> str:
    """Return the formatted text, or the text as it is if it cannot be parsed.

    >>> format_text("state  round :number=1   # first")
    'state round: number = 1  # first\\n'
    >>> format_text("state round number")
    'state round number'
    """
    return format_source(Source("", text), Facts())


class Parts(Struct):
    """One line, taken apart. `column` is where the author put the comment, aligned with others perhaps."""

    code: list[re.Match[str]] = field(default_factory=list)
    cites: list[str] = field(default_factory=list)
    comment: str = ""
    column: int = 0


def signs_of(file: t.File) -> dict[int, set[int]]:
    """Return the columns of the minuses that are signs, not subtractions, by line."""
    found: dict[int, set[int]] = {}
    for negative in negatives(file):
        found.setdefault(negative.span.line, set()).add(negative.span.column)
    return found


def negatives(value: object) -> Iterator[t.Negative]:
    """Yield the negative expressions of a tree."""
    if isinstance(value, t.Negative):
        yield value
    if isinstance(value, tuple):
        for part in value:
            yield from negatives(part)
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from negatives(getattr(value, name))


def meaning(text: str) -> tuple[list[list[tuple[str, str, str]]], list[str]]:
    """Return what formatting must keep: the tokens of every declaration with its layout, and the comments."""
    lines = text.split("\n")
    chunks = Lexer(grammar()).read(lines)
    tokens = [[(token.type, token.text, token.article) for token in chunk.tokens] for chunk in chunks]
    return tokens, [comment for line in lines if (comment := take_apart(line.rstrip(" \t\r")).comment)]


def format_lines(text: str, signs: dict[int, set[int]]) -> str:
    """Format a text that parses; `signs` are the places of the minuses that belong to what follows them."""
    out: list[str] = []
    indent = depth = 0
    for number, line in enumerate(text.split("\n"), 1):
        body = line.strip(" \t\r")
        if not body:
            if out and out[-1]:
                out.append("")
            continue
        width = len(line) - len(line.lstrip(" "))
        if body[0] == "#":
            out.append(" " * ((width + 2) // STEP * STEP) + body)
            continue
        if depth or grammar().continued.match("\n" + line):
            width = max(width, indent + STEP)
        else:
            indent = width
        parts = take_apart(line.rstrip(" \t\r"))
        depth += sum({"LPAR": 1, "RPAR": -1}.get(found.lastgroup or "", 0) for found in parts.code)
        out.append(put_together(width, parts, signs.get(number, set())))
    while out and not out[-1]:
        out.pop()
    return "".join(f"{line}\n" for line in out)


def take_apart(text: str) -> Parts:
    """Divide a line into code, citations and comment."""
    parts = Parts()
    for found in grammar().scanner.finditer(text):
        if found.lastgroup == "CITE":
            parts.cites.append(found.group())
        elif found.lastgroup == "COMMENT":
            parts.comment, parts.column = found.group(), found.start()
        elif found.lastgroup != "BLANK":
            parts.code.append(found)
    return parts


def put_together(width: int, parts: Parts, signs: set[int]) -> str:
    """Write a line: code, citations in their column if they fit there, comment."""
    line = " " * width + spaced(parts.code, signs)
    if parts.cites:
        line = line.ljust(CITATIONS - 1) + " " + " ".join(parts.cites)
    return f"{line}  ".ljust(parts.column) + parts.comment if parts.comment else line


def spaced(code: list[re.Match[str]], signs: set[int]) -> str:
    """Write tokens with one space between words, none inside brackets, after a sign and before commas, colons and `'s`.

    >>> spaced(take_apart("f(x ,- 1)").code, {6}), spaced(take_apart("- (1 + n)").code, set())
    ('f (x, -1)', '- (1 + n)')
    """
    text, tight = "", True
    for found in code:
        kind = found.lastgroup or ""
        text += found.group() if tight or kind in NO_SPACE_BEFORE else f" {found.group()}"
        tight = kind == "LPAR" or (kind == "MINUS" and found.start() + 1 in signs)
    return text
