"""Lines of Python that say what they do, so that a later step does not have to read their text.

Statements are lists of lines. `indented` gives plain lines: an exit that is indented no longer leaves the block around
it.
"""

from __future__ import annotations

INDENT = "    "


class Exit(str):
    """A line that always leaves the block it is in: `return …` or `continue`."""

    __slots__ = ()


class Return(Exit):
    """A line `return …`."""

    __slots__ = ()


class NoteTest(str):
    """The line `if s.noting:`, below which a note is written to the log."""

    __slots__ = ()


class NoteCall(str):
    """The line below a `NoteTest`."""

    __slots__ = ()


class Comment(str):
    """A line that is only a comment."""

    __slots__ = ()


CONTINUE = Exit("continue")


def indented(lines: list[str]) -> list[str]:
    """Move lines one level in."""
    return [INDENT + line if line else line for line in lines]


WIDTH = 112
"""How long a line may be, wherever it stands in a function, without being broken."""
LONGEST = 84
"""How many lines a function may have before it is divided, of the about 100 that it has when long ones are broken."""


def height(lines: list[str]) -> int:
    """Return about how many lines some lines are when long ones are broken, at their loops and conditions.

    >>> height(["a = 1", f"legal = [{'x' * 90} for x in range(4) if x > 1 and f(x)]"])
    7
    """
    return sum(1 if len(line) <= WIDTH else broken(line) for line in lines)


def broken(line: str) -> int:
    """Return how many lines a long line becomes, broken at its loops and conditions, a very long one at commas."""
    breaks = (" for ", " if ", " and ", " or ", *([", "] if len(line) > 2 * WIDTH else []))
    return 3 + sum(line.count(word) for word in breaks)


def always_leaves(lines: list[str]) -> bool:
    """Tell whether nothing that follows some lines can run."""
    return bool(lines) and isinstance(lines[-1], Exit)


def always_returns(lines: list[str]) -> bool:
    """Tell whether some lines end with a `return`.

    >>> always_returns(["x = 1", Return("return x")]), always_returns(indented([Return("return x")]))
    (True, False)
    """
    return bool(lines) and isinstance(lines[-1], Return)


def noting(call: str) -> list[str]:
    """Write a note to the log, if there is one."""
    return [NoteTest("if s.noting:"), NoteCall(f"{INDENT}{call}")]


def merge_notes(lines: list[str]) -> list[str]:
    """Test once whether there is a log where several notes follow each other.

    >>> merge_notes([*noting("note(s, 1)"), *noting("note(s, 2)")])
    ['if s.noting:', '    note(s, 1)', '    note(s, 2)']
    """
    merged: list[str] = []
    for line in lines:
        if isinstance(line, NoteTest) and merged and isinstance(merged[-1], NoteCall):
            continue
        merged.append(line)
    return merged
