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
LEAVES = (c.SiteInfo, c.Effect, c.Function)
PARTS = {cls: () if cls in LEAVES else names for cls, names in parts_by_class(*MODULES).items()}
GETTERS = {cls: [attrgetter(name) for name in reversed(names)] for cls, names in PARTS.items()}
"""The functions that return the parts of a node, the last part first."""


def nodes(root: object) -> Iterator[object]:
    """Yield every node of a checked expression, sentence or block, the root first."""
    waiting = [root]
    while waiting:
        part = waiting.pop()
        getters = GETTERS.get(type(part))
        if getters is not None:
            yield part
            for get in getters:
                waiting.append(get(part))
        elif isinstance(part, tuple | list):
            waiting += reversed(part)


def locals_in(root: object) -> dict[str, Type]:
    """Return the variables that a part mentions, with their types."""
    return {node.name: node.type for node in nodes(root) if isinstance(node, c.Local)}


def free_locals(root: object) -> set[str]:
    """Return the variables that a part reads but does not bind in a query or loop of its own."""
    match root:
        case tuple() | list():
            return set().union(*(free_locals(item) for item in root))
        case c.Local(name):
            return {name}
        case c.Query():
            return free_locals(root.source) | (free_locals((root.where, root.prefix, root.having)) - {root.var})
        case c.AllHave():
            return free_locals(root.source) | (free_locals(root.test) - {root.var})
        case c.SumOf() | c.ListFor():
            return free_locals(root.source) | (free_locals((root.value, root.where)) - {root.var})
        case c.Reach():
            return free_locals((root.start, root.source)) | (free_locals(root.where) - {root.var})
        case c.Each():
            return free_locals(root.source) | (free_locals(root.block) - {root.var})
        case _:
            pass
    return set().union(*(free_locals(getattr(root, name)) for name in PARTS.get(type(root), ())))


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
    if type(part) not in LEAVES and "type" in FIELDS.get(type(part), ()):
        return change(part)  # type: ignore[arg-type]
    return part
