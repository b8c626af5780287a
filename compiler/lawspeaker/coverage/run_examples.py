"""Run the examples of a game and report failures with their lines, for `law test` and `law coverage`."""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.diagnostics.render import Line, Piece
from lawspeaker.project.rule_errors import frame_of, line_span, split_location
from lawspeaker.project.spec import Spec
from lawspeaker_runtime.checks.example_steps import Example, examples_of
from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.state.base_state import BaseState


class Outcome(Struct, frozen=True):
    """The result of an example: `wrong` is the failure, or ""; `line` is its position as `file:line`."""

    name: str
    cites: tuple[str, ...]
    line: str
    wrong: str = ""


def outcomes(loaded: Loaded) -> list[Outcome]:
    """Run all examples of a game and return their outcomes."""
    return [outcome(loaded, example) for example in examples_of(loaded)]


def outcome(loaded: Loaded, example: Example[BaseState]) -> Outcome:
    """Run one example; an exception of the engine is a failure."""
    try:
        wrong = run_example(loaded.engine, loaded.rules, example)
    except Exception as error:
        wrong = f"{example.line}: {type(error).__name__}: {error}"
    if wrong is None:
        return Outcome(example.name, example.cites, example.line)
    line, _, words = wrong.partition(": ")
    return Outcome(example.name, example.cites, line, words)


def failure_lines(spec: Spec, found: Outcome) -> list[Line]:
    """Return the message about an example that failed, with its line."""
    heading = (Piece("failed", "error"), Piece(f": {found.name}", "message"))
    span = line_span(spec, found.line)
    if span is None:
        return [heading, (Piece(f"  {found.line}: {found.wrong}"),)]
    rule, words = split_location(spec, found.wrong)
    if rule is None:
        return [heading, *frame_of(spec, span, found.wrong)]
    return [heading, *frame_of(spec, rule, words), *frame_of(spec, span, "the example is here", related=True)]
