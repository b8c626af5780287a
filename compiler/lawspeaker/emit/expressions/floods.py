"""Searches through connected places as loops: the condition is tested only where the search arrives.

    chain of s                                          while index < len(queue):
    = reach from s through points where C(it)    ->         place = queue[index]
                                                            for it in POINT_NEIGHBOURS[place]:
                                                                if seen[it] == 0: ...

A question that any of the places may answer (`any t among chain of s where …`) stops at the first that does.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from lawspeaker.analysis.domains import may_be_absent
from lawspeaker.check import ir as c
from lawspeaker.check.walk import free_locals
from lawspeaker.emit import size_names
from lawspeaker.emit.expressions import lookups
from lawspeaker.emit.expressions.formulas import bound_in, formula_of, substituted
from lawspeaker.emit.lines import INDENT, indented
from lawspeaker.emit.python_text import free_name
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.symbols import BoardForm
from lawspeaker.resolve.types import Type, TypeForm

INSIDE = 2
"""What is written for a place that belongs to the result; 1 is a place that was looked at."""


class Names(Struct, frozen=True):
    """The variables of a search that no other variable of the function is called."""

    seen: str
    queue: str
    index: str
    place: str


def flood_in(w: Writer, e: c.Expr, taken: set[str]) -> c.Reach | None:
    """Return the search that an expression is, or that the value is which it asks for; None if it cannot be a loop."""
    if isinstance(e, c.CallRulePoint) and all(isinstance(arg, c.Local | c.Const) for arg in e.args) and e.you is None:
        formula = formula_of(w, e)
        return flood_in(w, formula, taken) if isinstance(formula, c.Reach) else None
    if not isinstance(e, c.Reach) or e.board.form == BoardForm.LAID:
        return None
    e = through_all(w, e)
    if not isinstance(e.source, c.Universe):
        return None
    kind = e.source.type.element
    if kind.form == TypeForm.THING and may_be_absent(w.layout.symbols, kind.name):
        return None
    return None if bound_in(e) & taken else within_kind(w, e, kind)


def through_all(w: Writer, e: c.Reach) -> c.Reach:
    """Return a search through some of the places as one through all of them that tests which ones they are."""
    source = formula_of(w, e.source) if isinstance(e.source, c.CallRulePoint) else e.source
    match source:
        case c.Query(None, var, c.Universe() as places, where, None, ()) if where is not None:
            if e.var in bound_in(where) | (free_locals(where) - {var}):
                return e
            inside = substituted(where, {var: c.Local(e.var, places.type.element)})
            return replace(e, source=places, where=both(inside, e.where))
        case _:
            return e


def within_kind(w: Writer, e: c.Reach, kind: Type) -> c.Reach:
    """Return a search that tests of which kind a place is, if the board has places of other kinds, too."""
    symbols = w.layout.symbols
    if kind.form != TypeForm.THING or all(symbols.is_kind(each, kind.name) for each in e.board.kinds):
        return e
    known = symbols.kinds[kind.name]
    inside = c.IsKind(c.Local(e.var, kind), known.first, known.last, False, Type(TypeForm.YES_NO))
    return replace(e, where=both(inside, e.where))


def both(first: c.Expr, second: c.Expr | None) -> c.Expr:
    """Join two conditions, of which the second may be missing."""
    return first if second is None else c.Logic(c.LogicOp.AND, first, second, first.type)


def asked(w: Writer, flood: c.Reach, place: str, met: list[str], taken: set[str]) -> list[str]:
    """Write a search whose lines `met` are carried out for each place that is found, which is called `place`.

    A place is asked when it is found. Most searches end where they start, so that place is asked before anything is
    kept.
    """
    names = free_names(flood, taken | {place})
    here = [f"{place} = {flood.var}", *met]
    step = f"if {names.seen}[{flood.var}] == 0:"
    look = [step, *indented(looked_at(w, flood, names, [*here, f"{names.queue}.append({flood.var})"]))]
    match flood.start:
        case c.ListOf(items=(only,), joined=False):
            kept = [f"{names.seen}: Row = {no_marks(w, flood)}", f"{names.seen}[{flood.var}] = 1"]
            lines = [*here, *kept, f"{names.queue}: Row = [{flood.var}]", *spread(w, flood, look, names)]
            if flood.where is not None:
                lines = [f"if {w.value(flood.where)}:", *indented(lines)]
            return [f"{flood.var} = {w.value(only)}", *lines]
        case _:
            return [
                f"{names.seen}: Row = {no_marks(w, flood)}",
                f"{names.queue}: Row = []",
                f"for {flood.var} in {lookups.iterable(w, flood.start)}:",
                *indented(look),
                *spread(w, flood, look, names),
            ]


def listed(w: Writer, flood: c.Reach, taken: set[str]) -> list[str]:
    """Write a search that returns the places in their order."""
    names = free_names(flood, taken)
    marked = [f"{names.seen}[{flood.var}] = {INSIDE}", f"{names.queue}.append({flood.var})"]
    look = [f"if {names.seen}[{flood.var}] == 0:", *indented(looked_at(w, flood, names, marked))]
    found = f"[{names.place} for {names.place} in {w.value(flood.source)} if {names.seen}[{names.place}] == {INSIDE}]"
    return [
        f"{names.seen}: Row = {no_marks(w, flood)}",
        f"{names.queue}: Row = []",
        *starts(w, flood, look),
        *spread(w, flood, look, names),
        f"return {found}",
    ]


def no_marks(w: Writer, flood: c.Reach) -> str:
    """Write a row with a mark for each place, none of which was looked at."""
    return f"[0] * {size_names.place_count(w.layout, flood.board)}"


def spread(w: Writer, flood: c.Reach, look: list[str], names: Names) -> list[str]:
    """Write the loop that looks at the neighbours of all places that were found, in the order of finding them."""
    return [
        f"{names.index} = 0",
        f"while {names.index} < len({names.queue}):",
        *indented([f"{names.place} = {names.queue}[{names.index}]", f"{names.index} += 1"]),
        f"{INDENT}for {flood.var} in {lookups.board_table(w, flood.board, 'neighbours')}[{names.place}]:",
        *indented(indented(look)),
    ]


def starts(w: Writer, flood: c.Reach, look: list[str]) -> list[str]:
    """Write that the places from which the search starts are looked at."""
    match flood.start:
        case c.ListOf(items=(only,), joined=False):
            return [f"{flood.var} = {w.value(only)}", *outdented(look[1:])]
        case _:
            return [f"for {flood.var} in {lookups.iterable(w, flood.start)}:", *indented(look)]


def looked_at(w: Writer, flood: c.Reach, names: Names, found: list[str]) -> list[str]:
    """Write that a place is looked at for the first time, and what is done if it belongs to the search."""
    mark = f"{names.seen}[{flood.var}] = 1"
    if flood.where is not None:
        return [mark, f"if {w.value(flood.where)}:", *indented(found)]
    return found if found[0].startswith(f"{names.seen}[") else [mark, *found]


def outdented(lines: list[str]) -> list[str]:
    """Return lines one level further to the left."""
    return [line.removeprefix(INDENT) for line in lines]


def free_names(flood: c.Reach, taken: set[str]) -> Names:
    """Return names for the variables of a search."""
    used = taken | bound_in(flood) | {"s"}
    return Names(*[free_name(name, used) for name in ("seen", "queue", "index", "place")])
