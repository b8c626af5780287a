"""Where the rules of a thing apply: on a board, in a pile, as an option of a player; and who `you` is there.

    building Forge   ->   Holds(BOARD, [Forge], belongs=controller of its place)

This is decided once, so that things that are not in play cost nothing later.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import expressions
from lawspeaker.check.walk import locals_in, nodes
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.types import TypeForm
from lawspeaker.source import Span
from lawspeaker_language.spelling import nearest

OWNER = c.Local("owner", ty.PLAYER)


def find_holds(
    cx: CheckContext,
    kind: str,
    ids: list[int],
    name: str,
    module: str | None,
    pile: str | None,
    scope: Scope,
    span: Span,
) -> list[c.Holds]:
    """Return where the rules of a thing apply: in the pile named, or wherever the thing is in play."""
    s = cx.symbols
    if pile is not None:
        if pile not in s.piles:
            cx.facts.add("L317", span, word=pile, close=nearest(pile, s.piles) or "")
            return []
        return [c.Holds(c.HoldsForm.PILE, ids, s.piles[pile], None, None, module, None, name)]
    found: list[c.Holds] = []
    place = any(kind in (*b.kinds, *b.links) for b in s.boards.values())
    tile = any(kind == b.tile for b in s.boards.values())
    if s.boards and not place and not tile:
        found.append(c.Holds(c.HoldsForm.BOARD, ids, None, None, None, module, check_belongs(cx, kind, scope), name))
    if place:
        found.append(c.Holds(c.HoldsForm.PLACE, ids, None, None, None, module, check_belongs(cx, kind, scope), name))
    for other in s.piles.values():
        if other.in_play and (s.is_kind(kind, other.kind) or s.is_kind(other.kind, kind)):
            owner = None if other.per_player else check_belongs_in_pile(cx, kind, scope)
            found.append(c.Holds(c.HoldsForm.PILE, ids, other, None, None, module, owner, name))
    for option in s.options.values():
        if option.per_player and option.type.form == TypeForm.THING and s.is_kind(kind, option.type.name):
            found.append(c.Holds(c.HoldsForm.OPTION, ids, None, option, None, module, None, name))
    return found


def check_belongs(cx: CheckContext, kind: str, scope: Scope) -> c.Expr | None:
    """Return who `you` is for a thing on a board, None if it belongs to no player."""
    current: str | None = kind
    while current is not None and current in cx.symbols.kinds:
        found = cx.symbols.kinds[current]
        if found.belongs is not None:
            return expressions.check_expr(cx, found.belongs, scope, ty.optional(ty.PLAYER))
        current = found.parent
    field = cx.symbols.field_of(kind, "owner")
    if field is not None and field.type.bare().form == TypeForm.PLAYER and scope.this is not None:
        return c.FieldGet(field, scope.this, field.type)
    return None


def check_belongs_in_pile(cx: CheckContext, kind: str, scope: Scope) -> c.Expr | None:
    """Return who `you` is for a thing in a shared pile: its owner, unless that depends on its place."""
    found = check_belongs(cx, kind, scope)
    return None if any(isinstance(node, c.PlaceOf) for node in nodes(found)) else found


def check_you_has_owner(cx: CheckContext, holds: list[c.Holds], exprs: list[c.Expr], span: Span) -> None:
    """Report `you` in a rule of a thing that has no owner."""
    used = {name for expr in exprs for name in locals_in(expr)}
    if "owner" in used and len(holds) == 1 and is_unowned(holds[0]):
        cx.facts.add("L342", span, name=holds[0].name)


def is_unowned(holds: c.Holds) -> bool:
    """Return whether things have no owner there: on a board or in a shared pile."""
    shared = holds.pile is not None and not holds.pile.per_player
    return holds.belongs is None and (holds.form in (c.HoldsForm.BOARD, c.HoldsForm.PLACE) or shared)
