"""Choices and payments on the way: some option leads on, or there is none and the `otherwise` does.

choose t from lots where free of it        any t among lots where free of t and possible build in t
    build in t                       ->
otherwise
    fail
"""

from __future__ import annotations

from typing import Protocol

from msgspec.structs import replace

from lawspeaker.analysis.possibility.conditions import NO, YES, any_of, both, branch, either, mentions, negation
from lawspeaker.analysis.possibility.facts import StepFacts
from lawspeaker.analysis.possibility.path import NotPlain, Path, Steps, Uses
from lawspeaker.check import ir as c
from lawspeaker.check.walk import locals_in
from lawspeaker.resolve import types as ty


class Deriver(Protocol):
    """What choices need of the derivation that they are a part of (`Derivation` in `derive.py`)."""

    facts: StepFacts
    uses: Uses

    def condition(self, steps: Steps, path: Path) -> c.Expr:
        """Return the condition under which steps can be carried out from here to their end."""
        ...

    def after_stmt(self, stmt: object, rest: Steps, path: Path) -> c.Expr:
        """Return the condition behind a sentence, of which only is known what it writes."""
        ...

    def after(self, parts: frozenset[c.Part], may_end: bool, rest: Steps, path: Path) -> c.Expr:
        """Return the condition behind something that writes parts of the state, and perhaps ends the game."""
        ...

    def assigned(self, path: Path, name: str, value: c.Expr | None) -> Path:
        """Return a path on which a variable has a new value, which is not known if it is None."""
        ...

    def test(self, e: c.Expr, path: Path) -> c.Expr:
        """Return a condition that is reached on a path."""
        ...

    def fork(self, test: c.Expr, yes: c.Expr, no: c.Expr, path: Path) -> c.Expr:
        """Return the condition of two ways."""
        ...


def choice(d: Deriver, stmt: c.Stmt, rest: Steps, path: Path) -> c.Expr:
    match stmt:
        case c.Choose():
            return choose(d, stmt, rest, path)
        case c.ChooseOne():
            return choose_one(d, stmt, rest, path)
        case c.ChooseMany():
            return choose_many(d, stmt, rest, path)
        case c.ChooseOrder(name=name):
            return d.condition(rest, d.assigned(path, name, None))
        case _:
            raise AssertionError(stmt)


def choose(d: Deriver, stmt: c.Choose, rest: Steps, path: Path) -> c.Expr:
    """Return that some option leads on, or that there is none and the `otherwise` does."""
    names = {pool.var for pool in stmt.pools}
    values = {name: value for name, value in path.values.items() if name not in names}
    if any(mentions(value, names) for value in values.values()) or not names.isdisjoint(locals_in(path.supposed)):
        raise NotPlain
    none = d.condition((*stmt.otherwise, *rest), path)
    if stmt.site.decline and none == YES:
        return YES
    things = {name: index for name, index in path.things.items() if name not in names}
    inside = replace(path, values=values, unknown=path.unknown - names, things=things)
    chosen = d.condition((*stmt.block, *rest), inside)
    if chosen == YES == none and not stmt.beside:
        return YES
    some = some_option(d, stmt.pools, chosen, inside)
    nothing = none if stmt.site.decline or none == NO else both(no_option(d, stmt, inside), none)
    for label, block in stmt.beside:
        test = YES if label is None else d.test(label, path)
        some = either(some, both(test, way(d, (*block, *rest), path)))
    return either(some, nothing)


def no_option(d: Deriver, stmt: c.Choose, path: Path) -> c.Expr:
    """Return that a choice has no option at all."""
    found = negation(some_option(d, stmt.pools, YES, path))
    for label, _ in stmt.beside:
        found = NO if label is None else both(found, negation(d.test(label, path)))
    return found


def some_option(d: Deriver, pools: tuple[c.PoolInfo, ...], chosen: c.Expr, path: Path) -> c.Expr:
    """Return that a condition holds for some way to choose from pools."""
    found = chosen
    for pool in reversed(pools):
        where = YES if pool.where is None else d.test(pool.where, path)
        found = any_of(pool.var, options(d, pool, path), both(where, found))
    return found


def options(d: Deriver, pool: c.PoolInfo, path: Path) -> c.Expr:
    """Return the list that a choice is made from."""
    if pool.high is None:
        return d.test(pool.source, path)
    low, high = d.test(pool.source, path), d.test(pool.high, path)
    return c.Range(low, high, ty.list_of(pool.type))


def choose_one(d: Deriver, stmt: c.ChooseOne, rest: Steps, path: Path) -> c.Expr:
    """Return that some label leads on, or that none is offered and the `otherwise` leads on."""
    found: c.Expr = NO
    none: c.Expr = YES
    ways = [(label, way(d, (*block, *rest), path)) for label, block in stmt.labels]
    if any(label is None and leads == YES for label, leads in ways):
        return YES
    for label, leads in ways:
        test = YES if label is None else d.test(label, path)
        found, none = either(found, both(test, leads)), both(none, negation(test))
    return found if none == NO else either(found, both(none, d.condition((*stmt.otherwise, *rest), path)))


def way(d: Deriver, steps: Steps, path: Path) -> c.Expr:
    """Return the condition of one of several ways; if it is not plain, that of a trial of the whole."""
    try:
        return d.condition(steps, path)
    except NotPlain:
        return d.uses.tried()


def choose_many(d: Deriver, stmt: c.ChooseMany, rest: Steps, path: Path) -> c.Expr:
    """Return that enough can be chosen; what is chosen is not known behind it."""
    chosen = d.condition((*stmt.block, *rest), d.assigned(path, stmt.name, None))
    if stmt.up_to:
        return chosen
    none = d.condition((*stmt.otherwise, *rest), path)
    if chosen == none or (stmt.may and none == YES):
        return none
    pool = stmt.pool
    where = None if pool.where is None else d.test(pool.where, path)
    count = c.Query(c.Aggregate.COUNT, pool.var, options(d, pool, path), where, None, (), ty.NUMBER, stmt.span)
    enough = c.Compare(c.Comparison.AT_LEAST, count, d.test(stmt.count, path), ty.YES_NO)
    return either(both(enough, chosen), none) if stmt.may else branch(enough, chosen, none)


def payment(d: Deriver, stmt: c.Pay | c.Give, rest: Steps, path: Path) -> c.Expr:
    """Return that a payment can be made and the rest carried out, or the `otherwise` and the rest."""
    if isinstance(stmt, c.Give) and stmt.otherwise is None:
        return d.after_stmt(stmt, rest, path)
    paid = d.after(stmt.writes(d.facts.symbols), d.facts.may_end(stmt), rest, path)
    short = NO if stmt.otherwise is None else d.condition((*stmt.otherwise, *rest), path)
    player = stmt.player if isinstance(stmt, c.Pay) else stmt.giver
    return d.fork(c.CanPay(stmt.bundle, player, ty.YES_NO), paid, short, path)
