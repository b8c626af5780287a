"""Format a text, for `law fmt`.

The formatter works line by line on tokens and keeps line breaks, comments and blank lines. If the result does not have
the same tokens and comments as the input, it raises an error. Tabs and other indents than four spaces are repaired
first if they are unambiguous (`repair_indent.py`); a text that cannot be parsed is returned unchanged.

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
from lawspeaker.parse.lexer import Lexer
from lawspeaker.parse.parse import parse
from lawspeaker.parse.repair_indent import is_about_indent, repaired
from lawspeaker.source import Source

CITATIONS = 68
STEP = 4
NO_SPACE_BEFORE = {"COMMA", "COLON", "RPAR", "__ANON_1"}
BEFORE_BOUNDS = (":", "->", "to")
"""Behind these a minus belongs to a bound of a type, as in `-3 to -1`, or to an expression: it is no difference."""


class MeaningChanged(Exception):
    """Formatting would have changed the tokens of a spec, which is a bug of the formatter; the text is not written."""


def format_source(source: Source, facts: Facts) -> str:
    """Return the formatted text; if it cannot be parsed, report why and return it unchanged."""
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
    """Return the formatted text, or the unchanged text if it cannot be parsed.

    >>> format_text("state  round :number=1   # first")
    'state round: number = 1  # first\\n'
    >>> format_text("state round number")
    'state round number'
    """
    return format_source(Source("", text), Facts())


class Parts(Struct):
    """The parts of one line. `column` is the column of the comment, which may be aligned with other lines."""

    code: list[re.Match[str]] = field(default_factory=list)
    cites: list[str] = field(default_factory=list)
    comment: str = ""
    column: int = 0


def signs_of(file: t.File) -> dict[int, set[int]]:
    """Return the columns of unary minuses, by line."""
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
    """Return what formatting must preserve: the tokens of every declaration, layout included, and the comments."""
    lines = text.split("\n")
    chunks = Lexer(grammar()).read(lines)
    tokens = [[(token.type, token.text, token.article) for token in chunk.tokens] for chunk in chunks]
    return tokens, [comment for line in lines if (comment := take_apart(line.rstrip(" \t\r")).comment)]


def format_lines(text: str, signs: dict[int, set[int]]) -> str:
    """Return the formatted text of a text that parses; `signs` are the columns of unary minuses, by line."""
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
    """Return the code, citations and comment of a line."""
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
    """Return a line: code, citations in their column if the code is short enough, comment."""
    line = " " * width + spaced(parts.code, signs)
    if parts.cites:
        line = line.ljust(CITATIONS - 1) + " " + " ".join(parts.cites)
    return f"{line}  ".ljust(parts.column) + parts.comment if parts.comment else line


def spaced(code: list[re.Match[str]], signs: set[int]) -> str:
    """Return tokens with one space between them; none inside brackets, after a unary minus, before `,`, `:` and `'s`.

    >>> spaced(take_apart("f(x ,- 1)").code, {6}), spaced(take_apart("- (1 + n)").code, set())
    ('f (x, -1)', '- (1 + n)')
    """
    text, tight, before = "", True, ""
    for found in code:
        kind = found.lastgroup or ""
        text += found.group() if tight or kind in NO_SPACE_BEFORE else f" {found.group()}"
        unary = found.start() + 1 in signs or before in BEFORE_BOUNDS
        tight, before = kind == "LPAR" or (kind == "MINUS" and unary), found.group()
    return text
