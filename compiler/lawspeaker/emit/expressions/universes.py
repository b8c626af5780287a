"""What loops over things go through: all of a kind, those that take part, those with a value in a fixed field.

u among armies                            ->   PRESENT_ARMIES[s.players]
u among armies where owner of u is p      ->   ARMIES_BY_OWNER[p]
(armies in r) where owner of it is p      ->   s.on_board, with the place as a further condition
"""

from __future__ import annotations

from functools import reduce

from lawspeaker.analysis.domains import may_be_absent
from lawspeaker.analysis.thing_rows import FieldIs, Settings, field_is, is_listed_anew, settings_of
from lawspeaker.check import ir as c
from lawspeaker.check.walk import locals_in
from lawspeaker.emit import size_names
from lawspeaker.emit.precedence import ADD, MULTIPLY, OR
from lawspeaker.emit.python_text import free_name
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.types import TypeForm


def all_things(w: Writer, kind: str) -> str:
    """Write all things of a kind that take part in the game."""
    if not may_be_absent(w.layout.symbols, kind):
        return w.layout.kind_range(kind)
    if is_listed_anew(w.layout.symbols, kind):
        return f"present(s, {w.layout.kind_range(kind)})"
    table = w.layout.table("present", w.layout.symbols.kinds[kind].plural)
    return f"{table}[{settings_text(w, settings_of(w.layout.symbols, kind))}]"


def settings_text(w: Writer, settings: Settings) -> str:
    """Write the number of the settings of a game."""
    text = "s.players" if settings.players >= 0 else ""
    for module in settings.modules:
        on = f"int(s.{w.layout.attribute('option', module)})"
        text = on if not text else f"{f'({text})' if ' ' in text else text} * 2 + {on}"
    return text


def loop(w: Writer, var: str, source: c.Expr, where: c.Expr | None) -> tuple[str, str]:
    """Write what a loop goes through and its condition, "" if it has none; a table answers what never changes."""
    found = fixed_field(w, var, source, where)
    if found is not None:
        fixed, rest = found
        return field_row(w, fixed), w.value(all_of(rest), OR) if rest else ""
    if where is not None and isinstance(source, c.ThingsAt):
        through, test = things_at(w, var, source)
        return through, f"{test} and {w.value(where, OR + 1)}" if test else w.value(where, OR)
    return w.parts.iterable(w, source, OR), "" if where is None else w.value(where, OR)


def fixed_field(w: Writer, var: str, source: c.Expr, where: c.Expr | None) -> tuple[FieldIs, list[c.Expr]] | None:
    """Read the first condition as one that a table answers; one of a thing only where that is of its kind for sure.

    The function of a value that becomes a table is called with the numbers of all things.
    """
    found = field_is(w.layout.symbols, var, source, where)
    if found is None or (w.tabulated and found[0].value.type.form == TypeForm.THING):
        return None
    return found


def all_of(tests: list[c.Expr]) -> c.Expr:
    """Join conditions by `and`."""
    return reduce(lambda left, right: c.Logic(c.LogicOp.AND, left, right, left.type), tests)


def field_row(w: Writer, fixed: FieldIs) -> str:
    """Write the things of a kind with a value in a field that never changes."""
    kinds, field = w.layout.symbols.kinds, fixed.field
    table = w.layout.table(kinds[fixed.kind].plural, "by", field.name)
    of = field.type.bare()
    less = size_names.before_first(w.layout, of.name) if of.form == TypeForm.THING else ""
    return f"{table}[{w.value(fixed.value, ADD if less else 0)}{less}]"


def things_at(w: Writer, var: str, e: c.ThingsAt) -> tuple[str, str]:
    """Write what a loop over the things on a place goes through, and the test of each, "" if it needs none.

    Without an index of places, all things on boards are looked at; `s.at` is ON_PLACES - place there. A place that is
    called like the variable of the loop is asked for before the loop.
    """
    of_kind = w.parts.is_of_kind(w, var, e.kind)
    if w.layout.indexed_places:
        return f"things_on(s, {w.value(e.place)})", of_kind
    place, names = w.parts.place(w, e.place, MULTIPLY), set(locals_in(e.place))
    other = free_name(var, names)
    where = f"{w.indexed('at')}[{other}] == ON_PLACES - {place}"
    if var in names:
        return f"[{other} for {other} in s.on_board if {where}]", of_kind
    return "s.on_board", f"{of_kind} and {where}" if of_kind else where


def indexed_place(w: Writer, e: c.Expr) -> str:
    """Write the place whose things are asked for, if the index knows all of them without looking at their kinds."""
    if not isinstance(e, c.ThingsAt) or not w.layout.indexed_places or w.parts.is_of_kind(w, "it", e.kind):
        return ""
    return w.value(e.place)
