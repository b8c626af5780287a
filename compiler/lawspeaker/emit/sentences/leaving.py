"""The ends of functions: what is done before one returns, and with which result."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.emit.expressions import expressions, lookups
from lawspeaker.emit.lines import Return, indented
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.types import TypeForm


def leave_plain(w: Writer, stmt: c.Leaves) -> list[str]:
    assert w.function is not None
    match stmt:
        case c.GiveBack(_, value):
            return give_back(w, value)
        case c.OnlyIf(_, test):
            out = [*leaving(w), *outcome(w, True), bare_return(w)]
            return [f"if {w.value(expressions.negation(test))}:", *indented(out)]
        case c.Leave(_, c.LeaveForm.SKIP):
            return []
        case c.Leave(_, c.LeaveForm.STOP):
            return ["break"]
        case c.Leave(_, c.LeaveForm.END):
            return ["end_game(s)", *leaving(w), bare_return(w)]
        case c.Leave(_, form):
            return [*leaving(w), *outcome(w, form == c.LeaveForm.FAIL), bare_return(w)]


def give_back(w: Writer, value: c.Expr) -> list[str]:
    """Write `give E`; E is worked out first, because it may speak of a record that ends with the function."""
    text = lookups.list_value(w, value)
    ends = leaving(w)
    if not ends or isinstance(value, c.Local | c.Const):
        return [*ends, *outcome(w, False), Return(f"return {text}")]
    # A word of the language, so no variable of a spec is called so.
    return [f"giving = {text}", *ends, *outcome(w, False), Return("return giving")]


def outcome(w: Writer, failed: bool) -> list[str]:
    """Write whether the call failed, in functions that can."""
    assert w.function is not None
    return [f"s.failed = {failed}"] if w.function.fails else []


def bare_return(w: Writer) -> Return:
    """Write that a function returns without a result of its own."""
    assert w.function is not None
    result = w.function.result
    if result is None or result.form == TypeForm.NOTHING:
        return Return("return")
    return Return("return []" if is_list(result) else f"return {'False' if result.form == TypeForm.YES_NO else '0'}")


def leaving(w: Writer) -> list[str]:
    """Write what a function does before it returns."""
    assert w.function is not None
    records = w.function.records
    lines = [line for record in records for line in end_record(w, record)]
    return [*lines, *w.invalidation.of({c.Part(c.PartKind.RECORD, record) for record in records})]


def end_record(w: Writer, record: str) -> list[str]:
    assert w.function is not None
    fields = w.layout.symbols.records[record].fields.values()
    return [f"del s.{w.layout.field_attribute(f)}[{w.name(w.function.marks[record])}:]" for f in fields]
