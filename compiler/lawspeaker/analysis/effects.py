"""Which parts of the state expressions read and sentences write.

    units of p in t                     reads   piece unit
    place 1 unit of you in t            writes  piece unit
    place of Forge                      reads   things building
    silver of p                         reads   goods silver
    gain 2 silver + 1 wood              writes  goods silver, goods wood
    adds 1 to x of you (of an effect)   reads   effect 4

Endings are checked after sentences that write what they read; memoized values are invalidated likewise.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.resolve.symbols import BoardForm, Signed, SignedForm, Symbols
from lawspeaker.resolve.types import Type, TypeForm

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


class PartKind(StrEnum):
    """The kinds of parts that the state of a game has."""

    ACTIVE = "active"
    EFFECT = "effect"
    FIELD = "field"
    GOODS = "goods"
    GROUND = "ground"
    PHASE = "phase"
    PIECE = "piece"
    RECORD = "record"
    STATE = "state"
    THINGS = "things"


class Part(Struct, frozen=True, order=True):
    """A part of the state that is read and written as one: a state, the places of a piece or of things of a kind."""

    kind: PartKind
    name: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """Return the words that name the part: `piece`, `unit`."""
        return (self.kind, *self.name.split())


ACTIVE = Part(PartKind.ACTIVE)
GROUND = Part(PartKind.GROUND)


def reads(program: c.Program, symbols: Symbols, roots: list[c.Expr]) -> set[Part]:
    """Return what expressions depend on, through all values and permissions they use, and through the score."""
    found: set[Part] = set()
    seen: set[str] = set()
    score_seen = False
    pending: list[object] = list(roots)
    while pending:
        for node in nodes(pending.pop()):
            found |= read_by(symbols, node)
            if isinstance(node, c.CallRulePoint) and node.signed.name not in seen:
                seen.add(node.signed.name)
                pending.extend(point_parts(point_of(program, node)))
            elif isinstance(node, c.GameValue) and node.word == c.GameWord.SCORE and program.scoring and not score_seen:
                score_seen = True
                pending.extend(value for _, value in program.scoring.parts)
    return found


ValueKey = tuple[SignedForm, str]


def value_key(signed: Signed) -> ValueKey:
    """Return what tells a value or permission from all others: its word and its name."""
    return signed.form, signed.name


def point_of(program: c.Program, use: c.CallRulePoint) -> c.RulePoint:
    """Return the value or permission that an expression uses."""
    return program.rule_point(use.signed)


def point_parts(point: c.RulePoint) -> list[c.Expr]:
    """Return the expressions of a value or permission and of the rules that extend it."""
    parts = [part for case in point.cases for part in case]
    parts += [part for rule in point.rules for part in (*rule.tests, rule.value)]
    return [part for part in parts if part is not None]


def read_by(symbols: Symbols, node: object) -> set[Part]:
    """Return what a node of an expression reads itself, without its children."""
    match node:
        case c.ResourceGet():
            return {Part(PartKind.GOODS, node.resource.name)}
        case c.ResourceOf():
            return goods(symbols, [node.resource])
        case c.CanPay() | c.GameValue(c.GameWord.RESERVE):
            return all_goods(symbols)
        case c.GameValue(c.GameWord.ACTIVE | c.GameWord.PHASE as word):
            return {Part(PartKind(word))}
        case c.StateGet():
            return {Part(PartKind.STATE, node.state.name)}
        case c.FieldGet():
            if node.field.owner in symbols.records:
                return {Part(PartKind.RECORD, node.field.owner)}
            return {Part(PartKind.FIELD, f"{node.field.owner} {node.field.name}")} if node.field.dynamic else set()
        case c.CurrentRecord():
            return {Part(PartKind.RECORD, node.record.name)}
        case c.PieceOn() | c.PieceCount() | c.Reserve():
            return {Part(PartKind.PIECE, node.piece.name)}
        case c.PileGet():
            return things(symbols, node.pile.kind)
        case c.ThingsAt():
            return things(symbols, node.kind)
        case c.PlaceOf():
            return things_of_type(symbols, node.thing.type)
        case c.BoardValue():
            return {GROUND} if node.board.form == BoardForm.LAID else set()
        case _:
            return set()


def written_by(symbols: Symbols, stmt: c.Stmt) -> set[Part]:
    """Return what a sentence writes itself, without what it calls."""
    match stmt:
        case c.Gain() | c.Give() | c.Pay():
            return moved_goods(symbols, stmt)
        case c.Store(_, place, _) | c.Change(_, place, _, _):
            return read_by(symbols, whole(place))
        case c.Swap(_, left, right):
            return read_by(symbols, whole(left)) | read_by(symbols, whole(right))
        case c.MovePieces():
            return {Part(PartKind.PIECE, stmt.piece.name)}
        case c.Put():
            return things_of_type(symbols, stmt.things.type) | things(symbols, stmt.pile.pile.kind)
        case c.Deal():
            return things(symbols, stmt.source.pile.kind) | things(symbols, stmt.target.pile.kind)
        case c.PlaceThing():
            return things_of_type(symbols, stmt.thing.type)
        case c.RemoveThing():
            return things_of_type(symbols, stmt.things.type)
        case c.Lay():
            return {GROUND} | things(symbols, "") | {Part(PartKind.PIECE, name) for name in symbols.pieces}
        case c.StartRecord():
            return {Part(PartKind.RECORD, stmt.record.name)}
        case c.Activate():
            return {effect_part(stmt.effect)}
        case _:
            return set()


def all_goods(symbols: Symbols) -> set[Part]:
    """Return the parts of all resources."""
    return {Part(PartKind.GOODS, name) for name in symbols.resources}


def goods(symbols: Symbols, resources: Iterable[c.Expr]) -> set[Part]:
    """Return the parts of resources: of all, if the rules tell only during the game which ones they are."""
    names = {resource.index: name for name, resource in symbols.resources.items()}
    found: set[Part] = set()
    for resource in resources:
        if not isinstance(resource, c.Const) or resource.value not in names:
            return all_goods(symbols)
        found.add(Part(PartKind.GOODS, names[resource.value]))
    return found


def moved_goods(symbols: Symbols, stmt: c.Gain | c.Give | c.Pay) -> set[Part]:
    """Return the parts of the resources that a sentence moves; a payment with a choice may take any of them."""
    bundle = stmt.bundle
    if not isinstance(bundle, c.BundleOf) or (isinstance(stmt, c.Pay) and stmt.site is not None):
        return all_goods(symbols)
    return goods(symbols, (resource for resource, _ in bundle.parts))


def effect_part(effect: c.Effect) -> Part:
    """Return the part of the state that says whether an effect holds."""
    return Part(PartKind.EFFECT, str(effect.index))


def whole(place: c.Expr) -> c.Expr:
    """Return what is written when a part of it is: one resource of a bundle is part of the bundle."""
    while isinstance(place, c.BundlePart):
        place = place.bundle
    return place


def things(symbols: Symbols, kind: str) -> set[Part]:
    """Return the part for where things of a kind are: the same for all kinds below one root."""
    current = symbols.kinds.get(kind)
    if current is None:
        return {Part(PartKind.THINGS, root.name) for root in symbols.kinds.values() if root.parent is None}
    while current.parent is not None and current.parent in symbols.kinds:
        current = symbols.kinds[current.parent]
    return {Part(PartKind.THINGS, current.name)}


def things_of_type(symbols: Symbols, type_: Type) -> set[Part]:
    bare = type_.element.bare() if type_.form == TypeForm.LIST else type_.bare()
    return things(symbols, bare.name if bare.form == TypeForm.THING else "")
