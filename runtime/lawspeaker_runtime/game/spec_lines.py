"""Add the line of the spec to errors that are raised inside engines.

    IndexError in steps.py, line 41   ->   RuleError: pebbles.law:14: list index out of range

Generated modules have the spec line in comments above each function and beside each block; they are read only when an
error occurred.
"""

from __future__ import annotations

import linecache
import re
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType

from lawspeaker_runtime.errors import ChanceNeeded, IllegalChoice, RuleError

REFERENCE = re.compile(r"#\s+([^\s:]+\.law:\d+)")
DEFINITION = re.compile(r"(?:def|class) ")
PLACED = re.compile(r"[^\s:]+\.law:\d+: ")
EXPECTED = (ChanceNeeded, IllegalChoice)


@contextmanager
def spec_line_in_errors() -> Iterator[None]:
    """Turn an exception of an engine into a RuleError with the spec line; pass on those meant for the embedder."""
    try:
        yield
    except EXPECTED:
        raise
    except Exception as error:
        named = isinstance(error, RuleError) and PLACED.match(str(error)) is not None
        place = None if named else spec_line(error.__traceback__)
        if place is None:
            raise
        words = str(error) if isinstance(error, RuleError) else f"{type(error).__name__}: {error}"
        raise RuleError(f"{place}: {words}") from error


def spec_line(traceback: TracebackType | None) -> str | None:
    """Return the spec line of the innermost generated function in a traceback, or None."""
    found: str | None = None
    while traceback is not None:
        found = line_above(traceback.tb_frame.f_code.co_filename, traceback.tb_lineno) or found
        traceback = traceback.tb_next
    return found


def line_above(file: str, number: int) -> str | None:
    """Return the nearest spec reference at or above a line, within the function that the line is in."""
    lines = linecache.getlines(file)
    for index in range(min(number, len(lines)) - 1, -1, -1):
        reference = REFERENCE.search(lines[index])
        if reference is not None:
            return reference[1]
        if DEFINITION.match(lines[index]):
            above = REFERENCE.match(lines[index - 1]) if index else None
            return above[1] if above is not None else None
    return None
