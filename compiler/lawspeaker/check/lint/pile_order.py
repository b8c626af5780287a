"""The order of piles: which expressions ignore it, and which depend on an order that is not decided yet.

    count c among deck where tapped of c   ->   Query(COUNT, …, PileGet(deck, unordered=True))

The order of a shuffled pile is decided by chance when it is first read. Every read that is not marked `unordered` reads
the order. So no player and no rule can observe the order in which cards were put into a shuffled pile.

A value that lists cards of a shuffled hidden pile has no order. What evaluates it may count and filter only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from lawspeaker.check import ir as c
from lawspeaker.check.walk import PARTS
from lawspeaker.facts import Facts
from lawspeaker.resolve.symbols import Pile, Visibility
from lawspeaker.resolve.types import TypeForm
from lawspeaker.source import Span


def ignore_order(e: c.Expr, open_too: bool = True) -> c.Expr:
    """Return a list that is read without regard to order; only hidden piles in it, unless `open_too`."""
    match e:
        case c.PileGet() if open_too or e.pile.seen != Visibility.EVERYONE:
            return replace(e, unordered=True)
        case c.CallRulePoint():
            return replace(e, unordered=True)
        case c.Query(agg=None | c.Aggregate.DIFFERENT, prefix=None):
            return replace(e, source=ignore_order(e.source, open_too))
        case c.ListFor():
            return replace(e, source=ignore_order(e.source, open_too), value=ignore_order(e.value, open_too))
        case c.Cond():
            return replace(e, then=ignore_order(e.then, open_too), other=ignore_order(e.other, open_too))
        case c.ListOf(joined=True):
            return replace(e, items=tuple([ignore_order(item, open_too) for item in e.items]))
        case _:
            return e


def list_sources(e: c.Expr) -> list[c.Expr]:
    """Return a list and the lists that its elements come from."""
    match e:
        case c.Query(agg=None | c.Aggregate.DIFFERENT):
            return [e, *list_sources(e.source)]
        case c.ListFor():
            return [e, *list_sources(e.source), *list_sources(e.value)]
        case c.Cond():
            return [e, *list_sources(e.then), *list_sources(e.other)]
        case c.ListOf(joined=True):
            return [e, *(part for item in e.items for part in list_sources(item))]
        case _:
            return [e]


def nodes_with_spans(e: object, span: Span) -> Iterator[tuple[object, Span]]:
    """Yield every node of an expression or block, each with the smallest known span that contains it."""
    if isinstance(e, tuple | list):
        for item in e:
            yield from nodes_with_spans(item, span)
        return
    names = PARTS.get(type(e))
    if names is None:
        return
    here = getattr(e, "span", span)
    yield e, here
    for name in names:
        yield from nodes_with_spans(getattr(e, name), here)


def ordered_piles(e: c.Expr, span: Span) -> list[tuple[Pile, Span]]:
    """Return the piles whose order an expression depends on, each with the span of the part that does."""
    return [
        (node.pile, here)
        for node, here in nodes_with_spans(e, span)
        if isinstance(node, c.PileGet) and not node.unordered
    ]


def piles_without_order(shuffled: Iterable[str], moves: Iterable[str]) -> set[str]:
    """Return the piles that may have no order yet: the shuffled ones, and those that such a pile is put into.

    >>> sorted(piles_without_order(["heap"], ["deck row", "heap deck", "hand trash"]))
    ['deck', 'heap', 'row']
    """
    found, steps = set(shuffled), [move.split(" ") for move in moves]
    while more := {target for source, target in steps if source in found} - found:
        found |= more
    return found


def check_unordered_values(program: c.Program, facts: Facts) -> None:
    """Report what depends on the order of a value that lists things without order."""
    unordered = unordered_values(program)
    if not unordered:
        return
    for part, span in all_parts(program):
        for node, here in nodes_with_spans(part, span):
            if isinstance(node, c.CallRulePoint) and not node.unordered and node.signed.name in unordered:
                facts.add("L400", here, (node.signed.span, "the value"), word=node.signed.name)


def unordered_values(program: c.Program) -> set[str]:
    """Return the values that list things of a shuffled hidden pile, directly or through another value."""
    lists = {
        name: returned_lists(point) for name, point in program.values.items() if point.signed.type.form == TypeForm.LIST
    }
    found: set[str] = set()
    while (
        more := {name for name, parts in lists.items() if any(is_unordered_list(p, program, found) for p in parts)}
        - found
    ):
        found |= more
    return found


def returned_lists(point: c.RulePoint) -> list[c.Expr]:
    """Return the lists that a value may return, and the lists that their elements come from."""
    values = [value for value, _ in point.cases] + [rule.value for rule in point.rules if rule.value is not None]
    return [part for value in values for part in list_sources(value)]


def is_unordered_list(e: c.Expr, program: c.Program, unordered: set[str]) -> bool:
    """Return whether the order of a list may not be decided yet."""
    if isinstance(e, c.PileGet):
        return e.pile.name in program.shuffled and e.pile.seen != Visibility.EVERYONE
    return isinstance(e, c.CallRulePoint) and e.signed.name in unordered


def all_parts(program: c.Program) -> Iterator[tuple[object, Span]]:
    """Yield all expressions and blocks of a program, each with its span."""
    for point in program.rule_points():
        yield point.cases, point.signed.span
        for rule in point.rules:
            yield [rule.tests, rule.value], rule.span
    functions = [*program.declared_functions(), *(trigger.function for trigger in program.triggers)]
    functions += [function for steps in program.steps.values() for function in steps.values()]
    for function in functions:
        yield function.body, function.span
    yield from [(trigger.tests, trigger.span) for trigger in program.triggers]
    yield from [(ignore.tests, ignore.span) for ignore in program.ignores]
    for ending in program.endings:
        yield [ending.tests, ending.ranks], ending.span
    yield from [(known.test, known.span) for known in program.known]
    if program.scoring is not None:
        yield [program.scoring.parts, program.scoring.ranks], program.scoring.span
