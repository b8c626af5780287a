"""Whether a sentence leaves its function or loop, and which variables it changes."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes


def is_settled(arg: c.Expr, block: c.Block) -> bool:
    """Return whether an argument of an event cannot change until the event is over."""
    kept = arg.value if isinstance(arg, c.Need) else arg
    return isinstance(kept, c.Const | c.Nothing) or (isinstance(kept, c.Local) and not changes(block, kept.name))


def jumps(stmt: c.Stmt) -> bool:
    """Return whether a sentence leaves its function or a loop around it, so that it must be lowered."""
    return any(isinstance(node, c.GiveBack | c.OnlyIf) for node in nodes(stmt)) or any(
        leaves_out(node, stmt) for node in nodes(stmt)
    )


def leaves_out(node: object, stmt: c.Stmt) -> bool:
    if isinstance(node, c.Pay):
        return node.otherwise is None or node.site is not None
    if not isinstance(node, c.Leave) or node.form in (c.LeaveForm.SKIP, c.LeaveForm.END):
        return False
    if node.form != c.LeaveForm.STOP:
        return True
    return not any(
        isinstance(loop, c.Each | c.Loop | c.Turns) and any(inner is node for inner in nodes(loop.block))
        for loop in nodes(stmt)
    )


def changes(block: c.Block, name: str) -> bool:
    """Return whether a block assigns to a variable."""
    return any(
        (isinstance(node, c.Assign) and node.name == name)
        or (isinstance(node, c.Change | c.Store) and isinstance(node.place, c.Local) and node.place.name == name)
        for node in nodes(block)
    )
