"""Running the examples of a game, and where in the spec one fails; for `law test` and `law coverage`."""

from __future__ import annotations

from dataclasses import dataclass

from lawspeaker.command.loading import Loaded
from lawspeaker.library import Spec
from lawspeaker.report.render import Line, Piece, framed
from lawspeaker.source import Span
from lawspeaker_runtime.core import BaseState
from lawspeaker_runtime.prove import Example, prove


@dataclass(frozen=True, slots=True)
class Outcome:
    """An example and what does not hold of it ("" if it holds); `line` is where, as `file:line`."""

    name: str
    cites: tuple[str, ...]
    line: str
    wrong: str = ""


def outcomes(loaded: Loaded) -> list[Outcome]:
    """Run all examples of a game."""
    return [outcome(loaded, example) for example in loaded.examples()]


def outcome(loaded: Loaded, example: Example[BaseState]) -> Outcome:
    """Run one example; whatever the engine raises is what is wrong with it."""
    try:
        wrong = prove(loaded.engine, loaded.rules, example)
    except Exception as error:
        wrong = f"{example.line}: {type(error).__name__}: {error}"
    if wrong is None:
        return Outcome(example.name, example.cites, example.line)
    line, _, words = wrong.partition(": ")
    return Outcome(example.name, example.cites, line, words)


def place_in(spec: Spec, line: str) -> Span | None:
    """Return the span of a whole line of a spec, from the short `file:line` that engines know."""
    file, _, number = line.rpartition(":")
    for source in spec.sources:
        if source.name.rsplit("/", 1)[-1] == file and number.isdecimal():
            text = source.text.split("\n")[int(number) - 1].split("@")[0].rstrip()
            start = len(text) - len(text.lstrip()) + 1
            return Span(source.name, int(number), start, int(number), max(len(text) + 1, start + 1))
    return None


def failure_lines(spec: Spec, found: Outcome) -> list[Line]:
    """Return the message about an example that does not hold, with its line."""
    heading = (Piece("failed", "error"), Piece(f": {found.name}", "message"))
    span = place_in(spec, found.line)
    if span is None:
        return [heading, (Piece(f"  {found.line}: {found.wrong}"),)]
    texts = {source.name: source.text for source in spec.sources}
    return [heading, *framed(span, found.wrong, texts, len(str(span.line)), related=False)]
