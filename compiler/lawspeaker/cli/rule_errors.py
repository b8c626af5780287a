"""How a mistake of the spec that shows only in play is told: as the spec's own, with its line, in every command.

RuleError: farm.law:12: there is nothing here   ->   error: the rules stop here: there is nothing here
                                                       --> farm/farm.law:12:9
                                                        |
                                                     12 |         let c = first deck
                                                        |         ^^^^^^^^^^^^^^^^^^
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from lawspeaker.cli.build_spec import Read
from lawspeaker.cli.failure import Failure, say_errors
from lawspeaker.cli.output import in_colour, say
from lawspeaker.diagnostics.as_json import place, row_of
from lawspeaker.diagnostics.render import Line, Piece, excerpt_lines
from lawspeaker.project.spec import Spec
from lawspeaker.source import Span
from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.game.trace import spec_line_in_errors

CODE = "stopped"
PLACED = re.compile(r"(?:\w+: )?([^\s:]+\.law:\d+): (.*)", re.S)


class Stopped(Failure):
    """The end of a command at a mistake of the spec; `how` says how to come there again."""

    def __init__(self, spec: Spec, error: RuleError, how: str = "") -> None:
        super().__init__(str(error))
        self.spec = spec
        self.how = how

    def say(self, as_json: bool) -> None:
        """Print what is wrong, with the line of the spec."""
        if not as_json:
            say(in_colour(stop_lines(self.spec, self.message, self.how), sys.stderr), error=True)
            return
        span, words = placed(self.spec, self.message)
        row = row_of(CODE, words)
        say_errors([row | {"help": self.how} | ({} if span is None else place(span))])


@contextmanager
def blaming_the_spec(read: Read, how: Callable[[], str]) -> Iterator[None]:
    """End the command at a mistake of the spec that was read; `how` is asked then how to come there again."""
    try:
        with spec_line_in_errors():
            yield
    except RuleError as error:
        raise Stopped(read.spec, error, how()) from error


def again(game: str, command: str, seed: int) -> str:
    """Say how to come to a mistake again that a command met with a seed."""
    return f"it shows with seed {seed}: `law {command} {shlex.quote(game)} --games 1 --seed {seed}`"


def stop_lines(spec: Spec, text: str, how: str = "") -> list[Line]:
    """Return the message about a mistake that showed in play."""
    span, words = placed(spec, text)
    lines: list[Line] = [(Piece("error", "error"), Piece(f": the rules stop here: {words}", "message"))]
    lines += frame_of(spec, span, "")
    return [*lines, (Piece("help", "help"), Piece(f": {how}"))] if how else lines


def frame_of(spec: Spec, span: Span | None, label: str, *, related: bool = False) -> list[Line]:
    """Return a line of a spec in its frame, if it is known."""
    if span is None:
        return []
    texts = {source.name: source.text for source in spec.sources}
    return excerpt_lines(span, label, texts, len(str(span.line)), related=related)


def placed(spec: Spec, text: str) -> tuple[Span | None, str]:
    """Return the line that a message begins with, as a place of the spec, and the words after it."""
    found = PLACED.fullmatch(text)
    span = None if found is None else place_in(spec, found[1])
    return (span, found[2]) if found is not None and span is not None else (None, text)


def place_in(spec: Spec, line: str) -> Span | None:
    """Return the span of a whole line of a spec, from the short `file:line` that engines know."""
    file, _, number = line.rpartition(":")
    for source in spec.sources:
        lines = source.text.split("\n")
        if source.name.rsplit("/", 1)[-1] == file and number.isdecimal() and 1 <= int(number) <= len(lines):
            text = lines[int(number) - 1].split("@")[0].rstrip()
            start = len(text) - len(text.lstrip()) + 1
            return Span(source.name, int(number), start, int(number), max(len(text) + 1, start + 1))
    return None
