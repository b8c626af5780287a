"""The order in which examples are run in a mutant: those that most probably fail come first.

An example is likely to notice an edit if it runs the function that is generated from the line, cites the same
statement or mentions the thing. The order decides how soon a mutant is killed, never whether: an example may also
notice an edit of a line that it does not run (a table, a deal, what another rule reads), so in the end all are run.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from types import CodeType, FrameType

from msgspec import Struct

from lawspeaker.cli.coverage.draft_package import NAME, Draft
from lawspeaker.cli.coverage.edits.edit import Edit
from lawspeaker.cli.coverage.mutants import end_of_block
from lawspeaker.project.spec import Spec
from lawspeaker_runtime.checks.examples import run_example

REFERENCE = re.compile(r"#\s+([^\s:]+\.law):(\d+)")
DEFINITION = re.compile(r"(?:def|class) ")
Lines = frozenset[tuple[str, int]]


class Trail(Struct, frozen=True):
    """What is known of an example: the spec lines whose functions it runs, the statements it cites, and its text."""

    name: str
    lines: Lines
    cites: frozenset[str]
    text: str


def trails(spec: Spec, draft: Draft, files: dict[str, str]) -> list[Trail]:
    """Run all examples and return their trails."""
    functions = {f"<{NAME}>/{file}": references(text) for file, text in files.items()}
    texts = example_texts(spec)
    found: list[Trail] = []
    for example in draft.examples:
        codes = called(lambda example=example: run_example(draft.engine, draft.rules, example))  # type: ignore[misc]
        lines = frozenset[tuple[str, int]]().union(
            *(functions.get(code.co_filename, {}).get(code.co_firstlineno, ()) for code in codes)
        )
        found.append(Trail(example.name, lines, frozenset(example.cites), texts.get(example.line, "")))
    return found


def references(text: str) -> dict[int, Lines]:
    """Return the spec lines that are named above and in each function of a generated file, by the line of its `def`."""
    found: dict[int, set[tuple[str, int]]] = {}
    lines = text.split("\n")
    current: set[tuple[str, int]] = set()
    for number, line in enumerate(lines, 1):
        if DEFINITION.match(line):
            above = REFERENCE.match(lines[number - 2]) if number > 1 else None
            current = found[number] = {(above[1], int(above[2]))} if above is not None else set()
        elif line[:1] == " ":
            current.update((file, int(at)) for file, at in REFERENCE.findall(line))
    return {number: frozenset(where) for number, where in found.items()}


def called(act: Callable[[], object]) -> set[CodeType]:
    """Call a function and return the code of all functions that it calls."""
    codes: set[CodeType] = set()

    def note(frame: FrameType, event: str, found: object) -> None:
        codes.add(frame.f_code)

    before = sys.gettrace()
    sys.settrace(note)
    try:
        act()
    except Exception:  # an example that fails kills no mutant; it is reported elsewhere
        pass
    finally:
        sys.settrace(before)
    return codes


def example_texts(spec: Spec) -> dict[str, str]:
    """Return the text of each example, by its place as examples name it."""
    found: dict[str, str] = {}
    for source in spec.sources:
        lines = source.text.split("\n")
        for at, line in enumerate(lines):
            if line.startswith("example "):
                name = source.name.rsplit("/", 1)[-1]
                found[f"{name}:{at + 1}"] = "\n".join(lines[at : end_of_block(lines, at)])
    return found


def in_order(edit: Edit, trails: list[Trail]) -> list[str]:
    """Return the names of all examples, those that most probably notice an edit first."""
    file = edit.span.file.rsplit("/", 1)[-1]
    inside = {line for trail in trails for name, line in trail.lines if name == file and edit.top <= line}
    nearest = max((line for line in inside if line <= edit.span.line), default=0)

    def unlikely(trail: Trail) -> tuple[int, int]:
        likely = 4 * ((file, nearest) in trail.lines) + 3 * bool(trail.cites & set(edit.ids))
        likely += 3 * (bool(edit.declared) and edit.declared in trail.text)
        return -likely, len(trail.lines)

    return [trail.name for trail in sorted(trails, key=unlikely)]
