"""A line of Python to tokens. Strings, f-strings included, are one token: nothing inside them ever breaks."""

from __future__ import annotations

import re
from typing import NamedTuple

_STRING = r"""[rRbBfFuU]{0,2}(?:\"""(?:[^\\]|\\.)*?\"""|'''(?:[^\\]|\\.)*?'''|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')"""
_NUMBER = r"0[xXbBoO][\da-fA-F_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?[jJ]?"
_MARK = r"\*\*=|//=|>>=|<<=|\.\.\.|\*\*|//|>>|<<|<=|>=|==|!=|->|:=|[-+*/%@&|^]=|[-+*/%@&|^~<>()\[\]{},:.=;]"
_TOKEN = re.compile(rf"(?P<string>{_STRING})|(?P<number>{_NUMBER})|(?P<name>\w+)|(?P<mark>{_MARK})|(?P<space> +)")


class UnreadableError(Exception):
    """The line is not of a shape the wrapper knows; it stays as it is."""


class Token(NamedTuple):
    """A word or mark and where it stands in the line."""

    kind: str
    text: str
    start: int
    end: int


def tokens(line: str) -> list[Token]:
    """Return the tokens of a line, then an empty one; raise if the line has a comment or is not a whole one.

    >>> [token.text for token in tokens('a = "b c"')]
    ['a', '=', '"b c"', '']
    """
    found: list[Token] = []
    at = 0
    while at < len(line):
        match = _TOKEN.match(line, at)
        if match is None:
            raise UnreadableError(line)
        kind = match.lastgroup or ""
        if kind != "space":
            found.append(Token(kind, match[0], at, match.end()))
        at = match.end()
    found.append(Token("end", "", at, at))
    return found
