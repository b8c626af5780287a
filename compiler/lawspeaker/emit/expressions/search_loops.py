"""Answers that are found by looking through a list, as loops that return: quicker to run than generators, and plain.

return any(can_recruit(s, t, you) for t in s.map.roots)     ->      for t in s.map.roots:
                                                                        if can_recruit(s, t, you):
                                                                            return True
                                                                    return False
"""

from __future__ import annotations

from functools import reduce

from msgspec.structs import replace

from lawspeaker.analysis.piece_index import conjuncts
from lawspeaker.analysis.thing_rows import FieldIs
from lawspeaker.check import ir as c
from lawspeaker.emit.expressions import expressions, floods, lookups, queries, universes
from lawspeaker.emit.expressions.formulas import bound_in
from lawspeaker.emit.lines import INDENT, indented
from lawspeaker.emit.precedence import OR
from lawspeaker.emit.python_text import free_name
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.symbols import BoardForm
from lawspeaker.resolve.types import TypeForm


def returned(w: Writer, e: c.Expr, taken: set[str]) -> list[str]:
    """Write that a function returns an expression; `taken` are the names it must not use for anything else."""
    tests = conjuncts(e)
    if is_search(tests[-1], c.Aggregate.ANY, taken):
        return [*search(w, e, "True", taken), "return False"]
    if is_search(tests[-1], c.Aggregate.NO, taken):
        last = tests[-1]
        assert isinstance(last, c.Query)
        refused = [f"if {w.value(expressions.negation(test))}:" for test in tests[:-1]]
        first = [line for test in refused for line in (test, f"{INDENT}return False")]
        return [*first, *search(w, replace(last, agg=c.Aggregate.ANY), "False", taken), "return True"]
    match e:
        case c.Query(var=var, where=where) if is_search(e, c.Aggregate.FIRST, taken):
            source, test = universes.loop(w, var, e.source, where)
            if not test:
                return [f"return {w.value(e)}"]
            return [
                f"for {var} in {source}:",
                *indented([f"if {test}:", f"{INDENT}return {var}"]),
                f"return {expressions.nothing(w, e.type)}",
            ]
        case c.Query(None, var, prefix=prefix) if prefix is not None and var not in taken and not is_drawn(w, e):
            return taken_while(w, e, prefix, taken)
        case c.FirstN(c.ListPart.FIRST, c.Const(count), c.Query() as listed) if (
            count > 0 and queries.is_filter(listed) and listed.var not in taken
        ):
            return first_found(w, listed, count, taken)
        case c.Reach() if (flood := floods.flood_in(w, e, taken)) is not None:
            return floods.listed(w, flood, taken)
        case c.Query() if is_search(e, c.Aggregate.COUNT, taken):
            return added_up(w, "1", e, taken)
        case c.SumOf(value=value, var=var) if e.type.form != TypeForm.BUNDLE and var not in taken:
            return added_up(w, w.value(value), e, taken)
        case _:
            return [f"return {lookups.list_value(w, e)}"]


def search(w: Writer, e: c.Expr, found: str, taken: set[str]) -> list[str]:
    """Write loops that return something as soon as a condition holds."""
    tests = conjuncts(e)
    last = tests[-1]
    if not is_search(last, c.Aggregate.ANY, taken):
        return [f"if {w.value(e)}:", f"{INDENT}return {found}"]
    assert isinstance(last, c.Query)
    assert last.where is not None
    if (parted := parted_by_cost(last)) is not None:
        lines = [line for part in parted for line in search(w, part, found, taken)]
        return lines if len(tests) == 1 else [f"if {expressions.conjunction(w, tests[:-1])}:", *indented(lines)]
    if (fixed := universes.fixed_field(w, last.var, last.source, last.where)) is not None and fixed[1]:
        lines = searched_row(w, last.var, fixed, found, taken)
        return lines if len(tests) == 1 else [f"if {expressions.conjunction(w, tests[:-1])}:", *indented(lines)]
    inner = search(w, last.where, found, taken | {last.var})
    if (flood := floods.flood_in(w, last.source, taken | {last.var})) is not None:
        within = taken | bound_in(last)
        lines = floods.asked(w, flood, last.var, inner, within)
    elif isinstance(last.source, c.ThingsAt):
        through, test = universes.things_at(w, last.var, last.source)
        lines = [f"for {last.var} in {through}:", *indented([f"if {test}:", *indented(inner)] if test else inner)]
    else:
        lines = [f"for {last.var} in {lookups.iterable(w, last.source, OR)}:", *indented(inner)]
    if len(tests) == 1:
        return lines
    return [f"if {expressions.conjunction(w, tests[:-1])}:", *indented(lines)]


def searched_row(w: Writer, var: str, fixed: tuple[FieldIs, list[c.Expr]], found: str, taken: set[str]) -> list[str]:
    """Write a search among the things with a value in a field that never changes."""
    rest = universes.all_of(fixed[1])
    return [f"for {var} in {universes.field_row(w, fixed[0])}:", *indented(search(w, rest, found, taken | {var}))]


def parted_by_cost(e: c.Query) -> tuple[c.Query, c.Query] | None:
    """Divide a search among neighbours into one for what is read off a place and one for what has to be computed.

    any t among neighbours of s where A or B    ->    any t … where A, or any t … where B

    None if all alternatives are of one sort. What is read off a place cannot fail, so the order makes no difference.
    """
    assert e.where is not None
    match e.source:
        case c.BoardValue(word=c.BoardWord.NEIGHBOURS, board=board, args=(c.Local(),)) if board.form != BoardForm.LAID:
            parts = alternatives(e.where)
            plain = [part for part in parts if is_read_off(part)]
            costly = [part for part in parts if part not in plain]
            if plain and costly:
                return replace(e, where=any_of(plain)), replace(e, where=any_of(costly))
        case _:
            pass
    return None


def alternatives(test: c.Expr) -> list[c.Expr]:
    """Split a condition at its `or`s."""
    if isinstance(test, c.Logic) and test.op == c.LogicOp.OR:
        return [*alternatives(test.left), *alternatives(test.right)]
    return [test]


def any_of(tests: list[c.Expr]) -> c.Expr:
    """Join conditions by `or`."""
    return reduce(lambda left, right: c.Logic(c.LogicOp.OR, left, right, left.type), tests)


def is_read_off(test: c.Expr) -> bool:
    """Tell whether a condition only compares variables, constants and the pieces on places."""
    match test:
        case c.Compare(left=left, right=right):
            return is_read_off(left) and is_read_off(right)
        case c.PieceOn(place=c.Local(type=kind)):
            return kind.form == TypeForm.PLACE
        case c.Local() | c.Const() | c.Nothing():
            return True
        case _:
            return False


def added_up(w: Writer, part: str, e: c.Query | c.SumOf, taken: set[str]) -> list[str]:
    """Write the sum of something over a list."""
    name = free_name("total", taken | {e.var})
    act = [f"{name} += {part}"]
    source, test = universes.loop(w, e.var, e.source, e.where)
    if not test and part == "1":
        return [f"return len({source})"]
    if test:
        act = [f"if {test}:", *indented(act)]
    return [
        f"{name} = 0",
        f"for {e.var} in {source}:",
        *indented(act),
        f"return {name}",
    ]


def taken_while(w: Writer, e: c.Query, prefix: c.Expr, taken: set[str]) -> list[str]:
    """Write the elements of a list up to the first that fails a test."""
    found = free_name("found", taken | bound_in(e))
    source, test = universes.loop(w, e.var, e.source, e.where)
    act = [f"if {w.value(expressions.negation(prefix))}:", f"{INDENT}break", f"{found}.append({e.var})"]
    if test:
        act = [f"if {test}:", *indented(act)]
    return [f"{found}: Row = []", f"for {e.var} in {source}:", *indented(act), f"return {found}"]


def first_found(w: Writer, e: c.Query, count: int, taken: set[str]) -> list[str]:
    """Write the first elements of a list that fulfil a condition."""
    found = free_name("found", taken | bound_in(e))
    source, test = universes.loop(w, e.var, e.source, e.where)
    act = [f"{found}.append({e.var})", f"if len({found}) == {count}:", f"{INDENT}break"]
    if test:
        act = [f"if {test}:", *indented(act)]
    return [f"{found}: Row = []", f"for {e.var} in {source}:", *indented(act), f"return {found}"]


def is_drawn(w: Writer, e: c.Query) -> bool:
    """Tell whether the elements are cards of a shuffled pile, of which only those are put in order that are needed."""
    return isinstance(e.source, c.PileGet) and lookups.is_shuffled(w, e.source)


def is_search(e: c.Expr, agg: c.Aggregate, taken: set[str]) -> bool:
    """Tell whether an expression is a query with a given aggregate and a condition, and nothing else."""
    if not isinstance(e, c.Query) or e.agg != agg or e.var in taken:
        return False
    return e.where is not None and e.prefix is None and not e.having
