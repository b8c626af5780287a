"""Make the mutants of `law coverage --mutate`: specs in which one citing line is removed or does nothing.

Removing a line may leave a spec that does not compile, so there are several ways to do it, the simplest first:

    setup  @A-1                 (gone)               setup
        gain 1 food                                      skip
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec.structs import replace

from lawspeaker.project.cited_lines import Cited, logical_starts
from lawspeaker.project.spec import Spec
from lawspeaker.source import Source, end_of_block, indent_of

DEFINED = re.compile(r"^(?P<head> *(?:value|can)\b[^=\n]*=)[^@#\n]*")
RULE = re.compile(r" *(adds|sets|forbids|allows|ignores|when|may|before|after|instead|while|until)\b")
TEXT = re.compile(r' *text "')
OTHERWISE = re.compile(r" *otherwise\b")


def mutants(spec: Spec, cited: Cited) -> Iterator[Spec]:
    """Yield variants of a spec in which a citing line is removed or has no effect."""
    source = next(source for source in spec.sources if source.name == cited.file)
    for text in weakened(source.text.split("\n"), cited.line - 1):
        changed = Source(source.name, text)
        yield replace(spec, sources=tuple(changed if other is source else other for other in spec.sources))


def weakened(lines: list[str], at: int) -> Iterator[str]:
    """Yield the text without the line at an index and its block, then with the line but without its effect.

    >>> list(weakened(["setup", "    gain 1 food"], 0))
    ['', 'setup\\n    skip', 'setup']
    >>> list(weakened(["can win = yes", "    and rich", '    text "win"'], 0))[1:]
    ['can win = 0', 'can win = 1', 'can win = yes', 'can win = no', 'can win = nothing']
    """
    head, depth = end_of_line(lines, at), indent_of(lines[at])
    end = end_of_block(lines, at, head)
    yield joined(lines[:at], lines[end:])
    if end < len(lines) and OTHERWISE.match(lines[end]) and indent_of(lines[end]) == depth:
        yield joined(lines[:at], lines[end_of_block(lines, end) :])
    if depth:
        yield joined(lines[:at], [" " * depth + "skip"], lines[end:])
    if end > head and not only_texts(lines[head:end]):
        fields = plain_fields(lines, head, end)
        if 0 < len(fields) < end - head:
            yield joined(lines[:head], fields, lines[end:])
        yield joined(lines[:head], [" " * (depth + 4) + "skip"], lines[end:])
        yield joined(lines[:head], lines[end:])
    yield from redefined(lines, at, end)


def redefined(lines: list[str], at: int, end: int) -> Iterator[str]:
    """Yield the text with the value that a line defines replaced by other values.

    >>> list(redefined(["value bonus = 0"], 0, 1))
    ['value bonus = 1', 'value bonus = yes', 'value bonus = no', 'value bonus = nothing']
    """
    defined = DEFINED.match(lines[at])
    if defined is None:
        return
    for value in ("0", "1", "yes", "no", "nothing"):
        if defined.group().split("=", 1)[1].strip() != value or end_of_line(lines, at) > at + 1:
            yield joined(lines[:at], [f"{defined['head']} {value}"], lines[end:])


def only_texts(lines: list[str]) -> bool:
    """Return whether lines contain only `text` declarations, which have no effect on the game.

    >>> only_texts(['    text "the goal"', ""]), only_texts(["    skip"])
    (True, False)
    """
    return all(not line.strip() or TEXT.match(line) for line in lines)


def plain_fields(lines: list[str], start: int, end: int) -> list[str]:
    """Return the lines of a thing's body that are fields with a value, not rules or steps."""
    fields: list[str] = []
    at = start
    while at < end:
        after = end_of_block(lines, at) if lines[at].strip() else at + 1
        if after == at + 1 and not RULE.match(lines[at]):
            fields.append(lines[at])
        at = after
    return fields


def joined(*parts: list[str]) -> str:
    """Return groups of lines as one text."""
    return "\n".join(line for part in parts for line in part)


def end_of_line(lines: list[str], at: int) -> int:
    """Return the index after the last line of a logical line."""
    starts = logical_starts(lines)
    return max(index for index, start in enumerate(starts) if start == at) + 1
