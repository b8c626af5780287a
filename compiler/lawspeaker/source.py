"""The texts of a spec and positions in them, which every pass uses to report mistakes.

A `Source` is the text of one file; a `Span` is a range of it, counted from line 1 and column 1.
"""

from __future__ import annotations

import re

from msgspec import Struct

from lawspeaker_language.span import NOWHERE, Span

__all__ = ["NOWHERE", "Source", "Span", "end_of_block", "folder_of", "indent_of", "is_blank", "parted"]

EXAMPLE = re.compile(r'example "([^"]*)"')
CITED = re.compile(r"(\s+@[A-Z][A-Z0-9]*(-[A-Z0-9]+)+)+\s*$")


class Source(Struct, frozen=True):
    """One file of a spec: its name as messages show it, and its text."""

    name: str
    text: str


def folder_of(file: str) -> str:
    """Return the folder of a file, as messages show it.

    >>> folder_of("games/farm/cards.law"), folder_of("farm.law")
    ('games/farm', '')
    """
    return file.rpartition("/")[0]


def parted(text: str) -> tuple[list[str], dict[str, list[str]]]:
    """Return the lines of a file that are rules, and those of each of its examples.

    Citations, comments and blank lines are left out: they do not change how a game is played.

    >>> parted('setup  @A-1\\n    end\\n\\nexample "one"\\n    skip\\n')
    (['setup', '    end'], {'one': ['example "one"', '    skip']})
    """
    lines = text.split("\n")
    rules: list[str] = []
    examples: dict[str, list[str]] = {}
    at = 0
    while at < len(lines):
        named = EXAMPLE.match(lines[at])
        end = end_of_block(lines, at) if named else at + 1
        kept = [CITED.sub("", line).rstrip() for line in lines[at:end] if not is_blank(line)]
        if named:
            examples[named[1]] = kept
        else:
            rules += kept
        at = end
    return rules, examples


def is_blank(line: str) -> bool:
    """Return whether a line is empty or only a comment."""
    return not line.strip() or line.lstrip().startswith("#")


def end_of_block(lines: list[str], at: int, head: int | None = None) -> int:
    """Return the index after the block indented below a line, without trailing blank lines."""
    end = last = head or at + 1
    while end < len(lines) and (not lines[end].strip() or indent_of(lines[end]) > indent_of(lines[at])):
        end += 1
        if lines[end - 1].strip():
            last = end
    return last


def indent_of(line: str) -> int:
    """Return the number of spaces at the start of a line."""
    return len(line) - len(line.lstrip(" "))
