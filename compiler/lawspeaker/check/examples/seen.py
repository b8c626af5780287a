"""Who sees what, in the `expect` of examples: what a player knows is a fact of the position, like what lies where.

    visible hand of Red to Red      ->     KnownTo(hand of Red, Red)
    hidden fame of Red from Blue    ->     not (Blue is Red): fame is declared `seen by owner`

Without a player, a line is about all of them. A line that fails shows who sees what.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.examples.copies import match_any_copy, names_with_copies
from lawspeaker.check.examples.shown_parts import Condition, PartForm, ShownPart
from lawspeaker.check.expressions import expressions
from lawspeaker.check.lint.pile_order import ignore_order
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Visibility
from lawspeaker.resolve.types import Type, TypeForm

PREPOSITIONS = {"visible": Preposition.TO, "hidden": Preposition.FROM}
YES, NO = c.Const(1, ty.YES_NO), c.Const(0, ty.YES_NO)


def check_visibility(
    cx: CheckContext, line: t.Call, arg: t.Expr, phrases: tuple[t.Phrase, ...], scope: Scope
) -> Condition:
    """Check `visible X to P` or `hidden X from P`."""
    hidden = line.word == "hidden"
    player: c.Expr | None = None
    match phrases:
        case ():
            pass
        case (t.Phrase(_, prep, (who,)),) if prep == PREPOSITIONS[line.word]:
            player = expressions.check_expr(cx, who, scope, ty.PLAYER)
        case _:
            cx.facts.add("L373", line.span)
            return Condition(c.Unknown(ty.YES_NO), line.span)
    found = expressions.check_expr(cx, arg, scope)
    known = is_known(cx, arg, found, player, hidden)
    return Condition(match_any_copy(cx.symbols, known), line.span, shown_viewers(cx, arg, found, known))


def shown_viewers(cx: CheckContext, arg: t.Expr, found: c.Expr, known: c.Expr) -> tuple[ShownPart, ...]:
    """Return the part that shows who sees each of the things, or how a state or a resource is declared."""
    match found:
        case c.StateGet(state):
            return (ShownPart(arg.span, PartForm.DECLARED, YES, state.seen.value),)
        case c.ResourceGet(resource):
            return (ShownPart(arg.span, PartForm.DECLARED, YES, resource.seen.value),)
        case _:
            pass
    if not isinstance(known, c.KnownTo) or names_with_copies(cx.symbols, known.things):
        return ()
    return (ShownPart(arg.span, PartForm.SEEN, known.things),)


def is_known(cx: CheckContext, arg: t.Expr, found: c.Expr, player: c.Expr | None, hidden: bool) -> c.Expr:
    """Return the condition that a player knows a value, or does not know it."""
    match found:
        case c.StateGet(state, key):
            return declared(state.seen, key, player, hidden)
        case c.ResourceGet(resource, owner):
            return declared(resource.seen, owner, player, hidden)
        case _ if element(found.type).form == TypeForm.THING:
            return c.KnownTo(ignore_order(found), player, hidden, ty.YES_NO)
        case c.Unknown():
            return c.Unknown(ty.YES_NO)
        case _:
            cx.facts.add("L301", arg.span, have=found.type, want="thing")
            return c.Unknown(ty.YES_NO)


def element(type_: Type) -> Type:
    """Return the type of the elements of a list, or the type itself, without `optional`."""
    bare = type_.bare()
    return bare.element.bare() if bare.form == TypeForm.LIST else bare


def declared(seen: Visibility, owner: c.Expr | None, player: c.Expr | None, hidden: bool) -> c.Expr:
    """Return the condition that a player knows a state or a resource, which its declaration decides."""
    match seen:
        case Visibility.EVERYONE:
            known: c.Expr = YES
        case Visibility.OWNER if owner is not None and player is not None:
            known = c.Compare(c.Comparison.EQUAL, owner, player, ty.YES_NO)
        case Visibility.OWNER:  # the owner knows it, the others do not
            return NO
        case Visibility.NOBODY:
            known = NO
    return c.Not(known, ty.YES_NO) if hidden else known
