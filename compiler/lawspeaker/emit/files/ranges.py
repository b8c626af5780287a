"""The ranges of numbers in the state, which `check` of an engine looks at when the game waits.

    state pot: 0 to 1     ->     for n in (s.pot,):
                                     if n < 0 or n > 1:
                                         wrong.append(f"pot.law:5: `pot` is {n}, and its range is 0 to 1")

No sentence is stopped by a range, so that rules may pass through numbers outside of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from lawspeaker.check.context import is_list
from lawspeaker.check.expressions.coercion import range_text
from lawspeaker.emit.naming import Layout
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span


class Range(Struct, frozen=True):
    """Numbers that should be in a range: the text that lists them, the test of one `n`, and the message about it."""

    values: str
    test: str
    message: str


def ranges(layout: Layout) -> list[Range]:
    """Return the ranges of states, of fields of things that rules change, and of fields of records."""
    s = layout.symbols
    found: list[Range] = []
    for state in s.states.values():
        found += of_attribute(
            layout.attribute("state", state.name), state.of is not None, state.type, state.name, state.span
        )
    for kind in s.kinds.values():
        for field in kind.fields.values():
            if field.dynamic:
                found += of_attribute(layout.field_attribute(field), True, field.type, field.name, field.span)
    for record in s.records.values():
        for field in record.fields.values():
            found += of_attribute(layout.field_attribute(field), True, field.type, field.name, field.span)
    return found


def of_attribute(name: str, several: bool, type_: Type, word: str, span: Span) -> Iterator[Range]:
    """Yield the range of the numbers of one attribute of the state, if it has one."""
    number = type_.element if is_list(type_) else type_
    if number.form != TypeForm.NUMBER or (number.low is None and number.high is None):
        return
    values = f"s.{name}" if several or is_list(type_) else f"(s.{name},)"
    if several and is_list(type_):
        values = f"[n for row in s.{name} for n in row]"
    tests = [] if number.low is None else [f"n < {number.low}"]
    tests += [] if number.high is None else [f"n > {number.high}"]
    message = f'f"{span.place()}: `{word}` is {{n}}, and its range is {range_text(number)}"'
    yield Range(values, " or ".join(tests), message)
