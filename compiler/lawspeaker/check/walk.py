"""Walk checked programs: nodes, variables, records; rebuild expressions with changed parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import attrgetter

from msgspec.structs import replace

from lawspeaker.check import ir as c
from lawspeaker.check.ir import choices, control_flow, lookups, operations, program
from lawspeaker.check.ir import expressions as ir_expressions
from lawspeaker.check.ir import rules as ir_rules
from lawspeaker.check.ir import sentences as ir_sentences
from lawspeaker.resolve.symbols import Record
from lawspeaker.resolve.types import Type
from lawspeaker.struct_fields import fields_by_class, parts_by_class

MODULES = (operations, lookups, ir_expressions, choices, control_flow, ir_sentences, ir_rules, program)
FIELDS = fields_by_class(*MODULES)
PARTS = parts_by_class(*MODULES)
GETTERS = {cls: [attrgetter(name) for name in reversed(names)] for cls, names in PARTS.items()}
"""The functions that return the parts of a node, the last part first."""


def nodes(root: object) -> Iterator[c.Node]:
    """Yield every node of a checked expression, sentence or block, the root first."""
    waiting = [root]
    while waiting:
        part = waiting.pop()
        getters = GETTERS.get(type(part))
        if getters is not None:
            yield part  # type: ignore[misc]  # the classes of `GETTERS` are those of `c.Node`, as a test checks
            for get in getters:
                waiting.append(get(part))
        elif isinstance(part, tuple | list):
            waiting += reversed(part)
        elif isinstance(part, dict):
            waiting += reversed(part.values())


def locals_in(root: object) -> dict[str, Type]:
    """Return the variables that a part mentions, with their types."""
    return {node.name: node.type for node in nodes(root) if isinstance(node, c.Local)}


def free_locals(root: object) -> set[str]:
    """Return the variables that a part reads but does not bind in a query or loop of its own."""
    if isinstance(root, tuple | list):
        return set().union(*(free_locals(item) for item in root))
    if isinstance(root, c.Local):
        return {root.name}
    found = {name: free_locals(getattr(root, name)) for name in PARTS.get(type(root), ())}
    if isinstance(root, c.Binder):
        return set().union(*(part - {root.var} if name not in c.OUTSIDE else part for name, part in found.items()))
    return set().union(*found.values())


def records_in(root: object) -> dict[str, Record]:
    """Return the records that a part reads as the current one."""
    return {node.record.name: node.record for node in nodes(root) if isinstance(node, c.CurrentRecord)}


def map_parts(e: c.Expr, change: Callable[[c.Expr], c.Expr]) -> c.Expr:
    """Return an expression with a function applied to each of its direct parts."""
    parts: dict[str, object] = {}
    for name in FIELDS[type(e)]:
        old = getattr(e, name)
        new = map_part(old, change)
        if new is not old:
            parts[name] = new
    return replace(e, **parts) if parts else e


def map_part(part: object, change: Callable[[c.Expr], c.Expr]) -> object:
    """Apply a function to a part of an expression: an expression, or a tuple of expressions."""
    if isinstance(part, tuple):
        items = tuple(map_part(item, change) for item in part)
        return items if any(a is not b for a, b in zip(items, part, strict=True)) else part
    if isinstance(part, c.Expression):
        return change(part)  # type: ignore[arg-type]
    return part


def blocks_in(stmt: c.Stmt) -> list[c.Block]:
    """Return the blocks directly inside a sentence, such as the arms of an `if`."""
    return [block for name in PARTS[type(stmt)] for block in blocks_of(getattr(stmt, name))]


def blocks_of(part: object) -> list[c.Block]:
    """Return the blocks in a part of a sentence: the part itself, or those in a tuple of tests and blocks."""
    if not isinstance(part, tuple):
        return []
    if part and all(isinstance(one, c.Sentence) for one in part):
        return [part]
    return [block for one in part for block in blocks_of(one)]
