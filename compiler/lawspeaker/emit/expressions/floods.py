"""Searches through connected places as loops: the condition is tested only where the search arrives.

    chain of s                                          while index < len(queue):
    = reach from s through points where C(it)    ->         place = queue[index]
                                                            for it in POINT_NEIGHBOURS[place]:
                                                                if seen[it] == 0: ...

A question that any of the places may answer (`any t among chain of s where …`) stops at the first that does.
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.emit.expressions import lookups
from lawspeaker.emit.expressions.formulas import bound_in, formula_of
from lawspeaker.emit.lines import INDENT, indented
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.symbols import BoardForm
from lawspeaker.resolve.types import TypeForm

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
    if not isinstance(e, c.Reach) or e.board.form == BoardForm.LAID or not isinstance(e.source, c.Universe):
        return None
    kind = e.source.type.element
    if kind.form == TypeForm.THING and w.layout.absences(kind.name):
        return None
    return None if bound_in(e) & taken else e


def asked(w: Writer, flood: c.Reach, place: str, met: list[str], taken: set[str]) -> list[str]:
    """Write a search whose lines `met` are carried out for each place that is found, which is called `place`.

    Most searches end where they start, so that place is asked before anything is kept.
    """
    names = free_names(flood, taken | {place})
    lines = written(w, flood, place, met, names)
    match flood.start:
        case c.ListOf(items=(only,), joined=False):
            first = [f"{flood.var} = {w.value(only)}"]
            found = [f"{place} = {flood.var}", *met]
            if flood.where is not None:
                found = [f"if {w.value(flood.where)}:", *indented(found)]
            return [*first, *found, *lines]
        case _:
            return lines


def written(w: Writer, flood: c.Reach, place: str, met: list[str], names: Names) -> list[str]:
    """Write the loop over the places, in the order in which they are found."""
    table, size = lookups.board_table(w, flood.board, "neighbours"), w.layout.places(flood.board)
    look = looked_at(w, flood, names)
    return [
        f"{names.seen}: Row = [0] * {size}",
        f"{names.queue}: Row = []",
        *starts(w, flood, look),
        f"{names.index} = 0",
        f"while {names.index} < len({names.queue}):",
        *indented([f"{place} = {names.queue}[{names.index}]", f"{names.index} += 1", *met]),
        f"{INDENT}for {flood.var} in {table}[{place}]:",
        *indented(indented(look)),
    ]


def listed(w: Writer, flood: c.Reach, taken: set[str]) -> list[str]:
    """Write a search that returns the places in their order."""
    names = free_names(flood, taken)
    all_places = w.value(flood.source)
    found = f"[{names.place} for {names.place} in {all_places} if {names.seen}[{names.place}] == {INSIDE}]"
    return [*written(w, flood, names.place, [], names), f"return {found}"]


def starts(w: Writer, flood: c.Reach, look: list[str]) -> list[str]:
    """Write that the places from which the search starts are looked at."""
    match flood.start:
        case c.ListOf(items=(only,), joined=False):
            return [f"{flood.var} = {w.value(only)}", *outdented(look[1:])]
        case _:
            return [f"for {flood.var} in {lookups.iterable(w, flood.start)}:", *indented(look)]


def looked_at(w: Writer, flood: c.Reach, names: Names) -> list[str]:
    """Write that a place is looked at, once."""
    found = [f"{names.seen}[{flood.var}] = {INSIDE}", f"{names.queue}.append({flood.var})"]
    if flood.where is not None:
        found = [f"{names.seen}[{flood.var}] = 1", f"if {w.value(flood.where)}:", *indented(found)]
    return [f"if {names.seen}[{flood.var}] == 0:", *indented(found)]


def outdented(lines: list[str]) -> list[str]:
    """Return lines one level further to the left."""
    return [line.removeprefix(INDENT) for line in lines]


def free_names(flood: c.Reach, taken: set[str]) -> Names:
    """Return names for the variables of a search."""
    used = taken | bound_in(flood) | {"s"}

    def free(name: str) -> str:
        while name in used:
            name += "_"
        used.add(name)
        return name

    return Names(*[free(name) for name in ("seen", "queue", "index", "place")])
