"""What endings that are checked at every change look at, and which sentences change it."""

from __future__ import annotations

from lawspeaker.check import core as c
from lawspeaker.check.walk import nodes


def reads(program: c.Program, roots: list[c.Expr]) -> set[str]:
    """Return what expressions depend on, through all values and permissions they use."""
    found: set[str] = set()
    seen: set[str] = set()
    pending: list[object] = list(roots)
    while pending:
        for node in nodes(pending.pop()):
            found |= read_by(node)
            if isinstance(node, c.Use) and node.signed.name not in seen:
                seen.add(node.signed.name)
                point = (program.points if node.signed.word == "value" else program.permissions)[node.signed.name]
                pending.extend(value for value, _ in point.cases)
                pending.extend(test for _, test in point.cases if test is not None)
                pending.extend(test for rule in point.rules for test in rule.tests)
                pending.extend(rule.value for rule in point.rules if rule.value is not None)
    return found


def read_by(node: object) -> set[str]:
    match node:
        case c.ResourceGet() | c.ResourceOf() | c.CanPay():
            return {"goods"}
        case c.StateGet():
            return {f"state {node.state.name}"}
        case c.FieldGet():
            return {f"field {node.field.owner} {node.field.name}"} if node.field.dynamic else set()
        case c.PieceOn() | c.PieceCount() | c.Reserve():
            return {f"piece {node.piece.name}"}
        case c.PileGet() | c.InPile() | c.ThingsAt() | c.PlaceOf():
            return {"things"}
        case c.BoardValue():
            return {"ground"} if node.board.form == "laid" else set()
        case _:
            return set()


def written_by(stmt: c.Stmt) -> set[str]:
    """Return what a sentence itself changes, not what it calls."""
    match stmt:
        case c.Gain() | c.Give() | c.Pay():
            return {"goods"}
        case c.Store(_, place, _) | c.Change(_, place, _, _):
            return read_by(place)
        case c.Swap(_, left, right):
            return read_by(left) | read_by(right)
        case c.MovePieces():
            return {f"piece {stmt.piece.name}"}
        case c.Put() | c.Deal() | c.PlaceThing() | c.RemoveThing():
            return {"things"}
        case c.Lay():
            return {"ground", "things"}
        case _:
            return set()
