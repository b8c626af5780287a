"""Text to the same text in the common look; for `law fmt`, beside the pipeline.

Works line by line on tokens and keeps the author's lines, comments and blank lines, so that it cannot change what a
spec says; a text that cannot be parsed is left alone.

    setup   @TTT-01          ->     setup                                                               @TTT-01
        gain 2   food+1 wood            gain 2 food + 1 wood
"""

from __future__ import annotations

import re

from lawspeaker.facts import Facts
from lawspeaker.parse.grammar import grammar
from lawspeaker.parse.parse import parse
from lawspeaker.shape import field, holder
from lawspeaker.source import Source

CITATIONS = 68
STEP = 4
NO_SPACE_BEFORE = {"COMMA", "COLON", "RPAR", "__ANON_1"}
OPERANDS = {"WORD", "NAME", "STRING", "NUMBER", "RPAR", "ARTICLE"}


def format_source(source: Source, facts: Facts) -> str:
    """Return the formatted text, or the text as it is after reporting why it cannot be parsed."""
    before = len(facts.found)
    parse(source, facts)
    return format_lines(source.text) if len(facts.found) == before else source.text


def format_text(text: str) -> str:
    """Return the formatted text, or the text as it is if it cannot be parsed.

    >>> format_text("state  round :number=1   # first")
    'state round: number = 1  # first\\n'
    >>> format_text("state round number")
    'state round number'
    """
    return format_source(Source("", text), Facts())


@holder
class Parts:
    """One line, taken apart. `column` is where the author put the comment, aligned with others perhaps."""

    code: list[re.Match[str]] = field(default_factory=list)
    cites: list[str] = field(default_factory=list)
    comment: str = ""
    column: int = 0


def format_lines(text: str) -> str:
    """Format a text that parses."""
    out: list[str] = []
    indent = depth = 0
    for line in text.split("\n"):
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
        parts = take_apart(line.rstrip(" \r"))
        depth += sum({"LPAR": 1, "RPAR": -1}.get(found.lastgroup or "", 0) for found in parts.code)
        out.append(put_together(width, parts))
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


def put_together(width: int, parts: Parts) -> str:
    """Write a line: code, citations in their column if they fit there, comment."""
    line = " " * width + spaced(parts.code)
    if parts.cites:
        line = line.ljust(CITATIONS - 1) + " " + " ".join(parts.cites)
    return f"{line}  ".ljust(parts.column) + parts.comment if parts.comment else line


def spaced(code: list[re.Match[str]]) -> str:
    """Write tokens with one space between words, none inside brackets and before commas, colons and `'s`.

    >>> spaced(take_apart("f(x ,- 1)").code)
    'f (x, -1)'
    """
    text, tight = "", True
    previous = ""
    for i, found in enumerate(code):
        kind = found.lastgroup or ""
        text += found.group() if tight or kind in NO_SPACE_BEFORE else f" {found.group()}"
        tight = kind == "LPAR" or (kind == "MINUS" and _is_sign(previous, code, i))
        previous = "KEYWORD" if found.group() in grammar().keywords else kind
    return text


def _is_sign(previous: str, code: list[re.Match[str]], i: int) -> bool:
    """Tell whether a minus belongs to the number after it; after a word, as in `gain -1 food`, the author decides."""
    if previous not in OPERANDS:
        return True
    apart = code[i - 1].end() < code[i].start()
    return apart and i + 1 < len(code) and code[i].end() == code[i + 1].start()
