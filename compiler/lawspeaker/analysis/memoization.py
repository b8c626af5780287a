"""Which values are worth memoizing: their results are cached until something they read is written.

A value is memoized if it is expensive, used again with the same arguments, and not invalidated all the time. What a
value saves is its own work, without that of other memoized values it uses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from lawspeaker.analysis.costs import Costs
from lawspeaker.analysis.domains import radix
from lawspeaker.analysis.effects import ValueKey, value_key
from lawspeaker.analysis.use_counts import UseCounts
from lawspeaker.analysis.value_reads import ValueReads
from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.check.walk import nodes
from lawspeaker.resolve.symbols import Symbols
from lawspeaker.resolve.types import Type, TypeForm

EXPENSIVE = 120
WORK_PER_WRITE = 10
UNBOUNDED = 1 << 40


class MemoGroup(Struct, frozen=True):
    """Values that share a cache: they read the same parts of the state, and their results have the same form."""

    form: str
    reads: frozenset[c.Part]
    points: list[c.RulePoint]


class Benefit(Struct, frozen=True):
    """What decides whether a value is memoized: it is `wanted` if it is expensive and its uses are repeated."""

    wanted: set[ValueKey]
    costs: Costs
    uses: UseCounts
    writes: Counter[c.Part]


def memoized_values(symbols: Symbols, program: c.Program, static: Iterable[c.RulePoint]) -> list[MemoGroup]:
    """Return the values to memoize, in groups; `static` values are tables and need no cache."""
    fixed = {value_key(point.signed) for point in static}
    points = [p for p in all_points(program) if p.signed.span.file and value_key(p.signed) not in fixed]
    uses, reads_of = UseCounts(program), ValueReads(symbols, program)
    costs = Costs(symbols, program, fixed)
    expensive = {value_key(point.signed) for point in points if costs.of_point(point) >= EXPENSIVE}
    wanted = {key for key in expensive if uses.is_repeated(key, expensive)}
    benefit = Benefit(wanted, Costs(symbols, program, fixed | wanted), uses, count_writes(symbols, program))
    groups: dict[tuple[frozenset[c.Part], str], list[c.RulePoint]] = {}
    for point in points:
        reads = None if key_order(symbols, point.params) is None else reads_of.of(point)
        if reads is not None and saves_work(point, reads, benefit):
            groups.setdefault((reads, form_of(point.signed.type)), []).append(point)
    return [MemoGroup(form, reads, members) for (reads, form), members in groups.items()]


def saves_work(point: c.RulePoint, reads: frozenset[c.Part], benefit: Benefit) -> bool:
    """Tell whether a cache saves more work than it costs to invalidate it."""
    key = value_key(point.signed)
    saved = benefit.uses.places(key) * benefit.costs.of_point(point)
    writes = sum(benefit.writes[part] for part in {counted_as(part) for part in reads})
    return key in benefit.wanted and writes * WORK_PER_WRITE <= saved


def all_points(program: c.Program) -> list[c.RulePoint]:
    """Return all values and permissions of a program."""
    return program.rule_points()


def count_writes(symbols: Symbols, program: c.Program) -> Counter[c.Part]:
    """Count the sentences that write each part of the state."""
    functions = [*program.declared_functions(), *(trigger.function for trigger in program.triggers)]
    functions += [function for steps in program.steps.values() for function in steps.values()]
    sentences = (node for function in functions for node in nodes(function.body) if isinstance(node, c.Sentence))
    return Counter(part for sentence in sentences for part in {counted_as(p) for p in sentence.writes(symbols)})


def counted_as(part: c.Part) -> c.Part:
    """Return the part as which writes are counted: all resources as one, because sentences write several at once."""
    return c.Part(part.kind) if part.kind == c.PartKind.GOODS else part


def form_of(type_: Type) -> str:
    """Return the Python type of a result."""
    return "list[int]" if is_list(type_) else "bool" if type_.form == TypeForm.YES_NO else "int"


def key_order(symbols: Symbols, params: list[tuple[str, Type]]) -> list[tuple[int | None, str]] | None:
    """Return the radix and name of each parameter in the order in which a key is made of them, largest radix first.

    None where there is no key: two parameters have no bound, one is a list, or one has so many values that few of them
    come up again.
    """
    if any(type_.bare().form == TypeForm.SPOT or is_list(type_) for _, type_ in params):
        return None
    sizes = [(radix(symbols, type_), name) for name, type_ in params]
    if sum(size is None for size, _ in sizes) > 1:
        return None
    return sorted(sizes, key=lambda pair: -(pair[0] or UNBOUNDED))
