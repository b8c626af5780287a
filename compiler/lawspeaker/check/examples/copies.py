"""Things with several copies in what an example expects: a condition is true if any copy fulfils it.

    that Farm is in row        ->   OfAnyCopy(Farm, c, c is in row)
    that Farm is not in row    ->   not OfAnyCopy(Farm, c, c is in row)
    that row is (Farm, Farm)   ->   the names of the cards in row are Farm, Farm

Rules have to say which copy they mean; examples need not, because they cannot know it.
"""

from __future__ import annotations

from msgspec.structs import replace

from lawspeaker.check import ir as c
from lawspeaker.check.walk import map_parts, nodes
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Symbols, Thing
from lawspeaker.resolve.types import Type, TypeForm

JOINING = (c.Logic, c.Not, c.Cond, c.Const, c.Local, c.Unknown)


def match_any_copy(symbols: Symbols, e: c.Expr) -> c.Expr:
    """Return an expression whose conditions about a thing with several copies are true if any copy fulfils them."""
    return quantify(symbols, e) if names_with_copies(symbols, e) else e


def quantify(symbols: Symbols, e: c.Expr) -> c.Expr:
    """Replace the smallest conditions that name a thing with several copies, from the inside out."""
    e = map_parts(e, lambda part: quantify(symbols, part))
    if e.type.form != TypeForm.YES_NO or isinstance(e, JOINING):
        return e
    if isinstance(e, c.Compare) and TypeForm.LIST in (e.left.type.form, e.right.type.form):
        return compare_by_name(symbols, e)
    found = names_with_copies(symbols, e)
    if not found:
        return e
    test, negated = without_negation(e)
    for number, thing in enumerate(found.values(), 1):
        test = any_copy_of(symbols, thing, "copy" if number == 1 else f"copy_{number}", test)
    return c.Not(test, ty.YES_NO) if negated else test


def names_with_copies(symbols: Symbols, e: c.Expr) -> dict[int, Thing]:
    """Return the things with several copies that an expression names, by index."""
    found: dict[int, Thing] = {}
    for node in nodes(e):
        if isinstance(node, c.Const) and node.type.form == TypeForm.THING and node.text:
            thing = symbols.owners.get(node.value)
            if thing is not None and len(thing.ids) > 1:
                found[thing.index] = thing
    return found


def without_negation(e: c.Expr) -> tuple[c.Expr, bool]:
    """Return a condition without its negation, and whether it was negated."""
    if isinstance(e, c.Negatable) and e.negated:
        return replace(e, negated=False), True
    if isinstance(e, c.Compare) and e.op == c.Comparison.NOT_EQUAL:
        return replace(e, op=c.Comparison.EQUAL), True
    return e, False


def any_copy_of(symbols: Symbols, thing: Thing, var: str, test: c.Expr) -> c.Expr:
    """Return the condition that any copy of a thing fulfils `test`, with the thing in it replaced by the variable."""
    return c.OfAnyCopy(thing, var, generalize(symbols, thing, var, test), ty.YES_NO)


def generalize(symbols: Symbols, thing: Thing, var: str, e: c.Expr) -> c.Expr:
    """Return an expression with a thing in it replaced by a variable."""
    copy = c.Local(var, Type(TypeForm.THING, thing.kind))

    def named(part: c.Expr) -> c.Expr:
        if isinstance(part, c.Const) and part.type.form == TypeForm.THING and symbols.owners.get(part.value) is thing:
            return copy
        return map_parts(part, named)

    return map_parts(e, named)


def compare_by_name(symbols: Symbols, e: c.Compare) -> c.Expr:
    """Return a comparison of lists that treats all copies of a thing as equal, if it names such a thing."""
    if not names_with_copies(symbols, e):
        return e
    return replace(e, left=c.FirstCopies(e.left, e.left.type), right=c.FirstCopies(e.right, e.right.type))
