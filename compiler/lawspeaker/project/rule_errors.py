"""Report errors of the rules that occur only while a game is played, with the line of the spec.

RuleError: farm.law:12: there is nothing here   ->   error: the rules stop here: there is nothing here
                                                       --> farm/farm.law:12:9
                                                        |
                                                     12 |         let c = first deck
                                                        |         ^^^^^^^^^^^^^^^^^^
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from lawspeaker.diagnostics.render import Line, Piece, excerpt_lines
from lawspeaker.project.spec import Spec
from lawspeaker.source import Span
from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.game.spec_lines import spec_line_in_errors
from lawspeaker_system.failure import Failure

PLACED = re.compile(r"(?:\w+: )?([^\s:]+\.law:\d+): (.*)", re.S)


class RuleFailure(Failure):
    """Ends a command at an error of the rules; `how` says how to reproduce it."""

    def __init__(self, spec: Spec, error: RuleError, how: str = "") -> None:
        super().__init__(str(error))
        self.spec = spec
        self.how = how


@contextmanager
def rule_errors_in(spec: Spec, how: Callable[[], str]) -> Iterator[None]:
    """Turn a RuleError into a failure of the command; `how` returns how to reproduce it."""
    try:
        with spec_line_in_errors():
            yield
    except RuleError as error:
        raise RuleFailure(spec, error, how()) from error


def how_to_repeat(game: str, command: str, seed: int) -> str:
    """Return how to reproduce an error that a command found with a seed."""
    return f"to reproduce it: `law {command} {shlex.quote(game)} --games 1 --seed {seed}`"


def stop_lines(spec: Spec, text: str, how: str = "") -> list[Line]:
    """Return the message about an error of the rules."""
    span, words = split_location(spec, text)
    lines: list[Line] = [(Piece("error", "error"), Piece(f": the rules stop here: {words}", "message"))]
    lines += frame_of(spec, span, "")
    return [*lines, (Piece("help", "help"), Piece(f": {how}"))] if how else lines


def frame_of(spec: Spec, span: Span | None, label: str, *, related: bool = False) -> list[Line]:
    """Return a line of a spec as messages quote it; empty if the line is unknown."""
    if span is None:
        return []
    texts = {source.name: source.text for source in spec.sources}
    return excerpt_lines(span, label, texts, len(str(span.line)), related=related)


def split_location(spec: Spec, text: str) -> tuple[Span | None, str]:
    """Split a message of the form `file.law:12: text` into the span of the line and the text."""
    found = PLACED.fullmatch(text)
    span = None if found is None else line_span(spec, found[1])
    return (span, found[2]) if found is not None and span is not None else (None, text)


def line_span(spec: Spec, line: str) -> Span | None:
    """Return the span of a line of a spec, given as `file:line`; None if there is no such line."""
    file, _, number = line.rpartition(":")
    for source in spec.sources:
        lines = source.text.split("\n")
        if source.name.rsplit("/", 1)[-1] == file and number.isdecimal() and 1 <= int(number) <= len(lines):
            text = lines[int(number) - 1].split("@")[0].rstrip()
            start = len(text) - len(text.lstrip()) + 1
            return Span(source.name, int(number), start, int(number), max(len(text) + 1, start + 1))
    return None
