"""Long lines to short ones, after the templates and before the files are written.

Templates write each logical line on one physical line; here the few that are too long are broken, exactly as the
formatter of the house would, so generated files are formatter-clean without running it.

    return alpha(...) and beta(...)      ->      return (
                                                     alpha(...)
                                                     and beta(...)
                                                 )
"""

from __future__ import annotations

import re

from lawspeaker.emit.wrapping.fit import Printer, columns
from lawspeaker.emit.wrapping.statements import statement
from lawspeaker.emit.wrapping.tokens import UnreadableError

_OPENING = ("(", "[", "{")
_CLOSING = (")", "]", "}")
_QUOTES = re.compile(r"""#|\"""|'''|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'""")


def wrap(code: str, width: int = 120) -> str:
    """Return code with the lines that are wider than `width` broken; all others stay as they are.

    Lines of a multi-line string or of brackets that are already broken, comments, lines with a comment at their end and
    lines of a shape that is not known stay as well.

    >>> print(wrap("total = first_summand + second_summand", width=30))
    total = (
        first_summand
        + second_summand
    )
    """
    lines = code.split("\n")
    return "\n".join([wrapped(line, width) if whole else line for line, whole in _told_apart(lines, width)])


def wrapped(line: str, width: int) -> str:
    """Return one logical line, broken if it can be."""
    text = line.lstrip(" ")
    try:
        return Printer(width).print(statement(text), len(line) - len(text))
    except UnreadableError:
        return line


def _told_apart(lines: list[str], width: int) -> list[tuple[str, bool]]:
    """Return each line, and whether it is a whole logical line that is too wide."""
    found: list[tuple[str, bool]] = []
    quote = ""
    indents: list[int] = []
    for line in lines:
        if quote:
            found.append((line, False))
            quote = _quote_after(line, quote)
            continue
        if '"""' in line or "'''" in line:
            quote = _quote_after(line, "")
        inside = bool(indents)
        if line.endswith(_OPENING) or inside:
            _follow(line, indents)
        wide = len(line) > width or not line.isascii()
        whole = wide and not quote and not inside and not line.endswith(_OPENING) and columns(line) > width
        found.append((line, whole and not line.lstrip().startswith("#")))
    return found


def _follow(line: str, indents: list[int]) -> None:
    """Keep the indents of lines whose brackets are open: a bracket closes at the indent of the line it opened in."""
    text = line.lstrip(" ")
    if indents and text.startswith(_CLOSING) and len(line) - len(text) == indents[-1]:
        indents.pop()
    if text.endswith(_OPENING) and not text.startswith("#"):
        indents.append(len(line) - len(text))


def _quote_after(line: str, quote: str) -> str:
    """Return the quotes of the string that is open at the end of the line, if one is, given the one at its start."""
    at = 0
    while True:
        if quote:
            end = line.find(quote, at)
            if end < 0:
                return quote
            at, quote = end + 3, ""
        match = _QUOTES.search(line, at)
        if match is None or match[0] == "#":
            return ""
        if match[0] in ('"""', "'''"):
            quote = match[0]
        at = match.end()
