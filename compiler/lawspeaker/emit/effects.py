"""What expressions look at and what sentences change, in the same words, so that the two can be compared.

    units of p in t                     ->  piece unit
    place 1 unit of you in t            ->  piece unit
    place of Forge                      ->  things building
    adds 1 to x of you (of an effect)   ->  effect 4

Endings that are checked at every change need this, and values that are kept until something they look at changes.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.resolve.symbols import Symbols
from lawspeaker.resolve.types import Type

WRITERS = (
    c.Gain,
    c.Give,
    c.Pay,
    c.Store,
    c.Change,
    c.Swap,
    c.MovePieces,
    c.Put,
    c.Deal,
    c.PlaceThing,
    c.RemoveThing,
    c.Lay,
)

SCORE = "score for"
"""The score among the values that were looked at; no word of a game is written so."""


def reads(program: c.Program, symbols: Symbols, roots: list[c.Expr]) -> set[str]:
    """Return what expressions depend on, through all values and permissions they use, and through the score."""
    found: set[str] = set()
    seen: set[str] = set()
    pending: list[object] = list(roots)
    while pending:
        for node in nodes(pending.pop()):
            found |= read_by(symbols, node)
            if isinstance(node, c.Use) and node.signed.name not in seen:
                seen.add(node.signed.name)
                pending.extend(point_parts(point_of(program, node)))
            elif isinstance(node, c.PlayerValue) and node.word == "score" and program.scoring and SCORE not in seen:
                seen.add(SCORE)
                pending.extend(value for _, value in program.scoring.parts)
    return found


def point_of(program: c.Program, use: c.Use) -> c.Point:
    """Return the value or permission that is asked for."""
    return (program.points if use.signed.word == "value" else program.permissions)[use.signed.name]


def point_parts(point: c.Point) -> list[c.Expr]:
    """Return the expressions of a value or permission and of the rules that extend it."""
    parts = [part for case in point.cases for part in case]
    parts += [part for rule in point.rules for part in (*rule.tests, rule.value)]
    return [part for part in parts if part is not None]


def read_by(symbols: Symbols, node: object) -> set[str]:
    """Return what a node of an expression itself looks at, not what its parts do."""
    match node:
        case c.ResourceGet() | c.ResourceOf() | c.CanPay() | c.PlayerValue("reserve"):
            return {"goods"}
        case c.PlayerValue("active" | "phase" as word):
            return {word}
        case c.StateGet():
            return {f"state {node.state.name}"}
        case c.FieldGet():
            if node.field.owner in symbols.records:
                return {f"record {node.field.owner}"}
            return {f"field {node.field.owner} {node.field.name}"} if node.field.dynamic else set()
        case c.CurrentRecord():
            return {f"record {node.record.name}"}
        case c.PieceOn() | c.PieceCount() | c.Reserve():
            return {f"piece {node.piece.name}"}
        case c.PileGet():
            return things(symbols, node.pile.kind)
        case c.ThingsAt():
            return things(symbols, node.kind)
        case c.PlaceOf():
            return things_of_type(symbols, node.thing.type)
        case c.BoardValue():
            return {"ground"} if node.board.form == "laid" else set()
        case _:
            return set()


def written_by(symbols: Symbols, stmt: c.Stmt) -> set[str]:
    """Return what a sentence itself changes, not what it calls."""
    match stmt:
        case c.Gain() | c.Give() | c.Pay():
            return {"goods"}
        case c.Store(_, place, _) | c.Change(_, place, _, _):
            return read_by(symbols, whole(place))
        case c.Swap(_, left, right):
            return read_by(symbols, whole(left)) | read_by(symbols, whole(right))
        case c.MovePieces():
            return {f"piece {stmt.piece.name}"}
        case c.Put():
            return things_of_type(symbols, stmt.things.type) | things(symbols, stmt.pile.pile.kind)
        case c.Deal():
            return things(symbols, stmt.source.pile.kind) | things(symbols, stmt.target.pile.kind)
        case c.PlaceThing():
            return things_of_type(symbols, stmt.thing.type)
        case c.RemoveThing():
            return things_of_type(symbols, stmt.things.type)
        case c.Lay():
            return {"ground"} | things(symbols, "") | {f"piece {name}" for name in symbols.pieces}
        case c.StartRecord():
            return {f"record {stmt.record.name}"}
        case c.Activate():
            return {f"effect {stmt.effect.index}"}
        case _:
            return set()


def whole(place: c.Expr) -> c.Expr:
    """Return what is changed when a part of it is: one resource of a bundle is part of the bundle."""
    while isinstance(place, c.BundlePart):
        place = place.bundle
    return place


def things(symbols: Symbols, kind: str) -> set[str]:
    """Return that things of a kind are somewhere: kinds of one root may be each other's, others may not."""
    current = symbols.kinds.get(kind)
    if current is None:
        return {f"things {root.name}" for root in symbols.kinds.values() if root.parent is None}
    while current.parent is not None and current.parent in symbols.kinds:
        current = symbols.kinds[current.parent]
    return {f"things {current.name}"}


def things_of_type(symbols: Symbols, type_: Type) -> set[str]:
    bare = type_.element.bare() if type_.form == "list" else type_.bare()
    return things(symbols, bare.name if bare.form == "thing" else "")
