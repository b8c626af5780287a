"""Steps to the condition under which they can be carried out to their end, from the back to the front.

    only if wood of you is at least 1          wood of you is at least 1
    choose t from holdings of you       ->     and any t among holdings of you where can build in t
        build_in t
    otherwise
        fail

All conditions are evaluated before the steps begin. So a sentence that writes what a later condition reads is either
supposed (an effect, an assignment to a state) or not plain: then the steps are tried on copies of the state.
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from lawspeaker.analysis.effects import read_by
from lawspeaker.analysis.possibility import choices
from lawspeaker.analysis.possibility.conditions import (
    NO,
    YES,
    Captured,
    both,
    branch,
    either,
    mentions,
    replaced,
)
from lawspeaker.analysis.possibility.facts import StepFacts
from lawspeaker.analysis.possibility.path import Happened, NotPlain, Path, Steps, Uses, captured_by, with_supposed
from lawspeaker.analysis.possibility.places import overlap
from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.resolve import types as ty

MOST_NODES = 3000


class Derivation:
    """Derives the condition of one block of steps."""

    def __init__(self, facts: StepFacts, uses: Uses) -> None:
        self.facts = facts
        self.uses = uses
        self.size = 0

    def condition(self, steps: Steps, path: Path) -> c.Expr:
        """Return the condition under which steps can be carried out from here to their end."""
        if not self.facts.failing.risks(steps):
            return YES
        self.size += 1
        if self.size > MOST_NODES:
            raise NotPlain
        first, rest = steps[0], steps[1:]
        match first:
            case Happened():
                return self.after(first.parts, first.may_end, rest, path)
            case c.Leave(_, form):
                return self.leave(form, rest, path)
            case c.GiveBack():
                return YES
            case c.OnlyIf(_, test):
                return both(self.test(test, path), self.condition(rest, path))
            case c.If(_, arms, otherwise):
                found = self.condition((*otherwise, *rest), path)
                for test, block in reversed(arms):
                    found = self.fork(test, self.condition((*block, *rest), path), found, path)
                return found
            case c.DoPossible():
                return self.do_possible(first, rest, path)
            case c.Choosing():
                return choices.choice(self, first, rest, path)
            case c.Pay() | c.Give():
                return choices.payment(self, first, rest, path)
            case c.Running():
                return self.call(first, rest, path)
            case c.Each() | c.Loop() | c.Turns():
                return self.loop(first, rest, path)
            case c.Act():
                return self.plain(first, rest, path)
            case _:
                assert_never(first)

    def leave(self, form: c.LeaveForm, rest: Steps, path: Path) -> c.Expr:
        match form:
            case c.LeaveForm.SKIP:
                return self.condition(rest, path)
            case c.LeaveForm.FAIL:
                return NO
            case c.LeaveForm.STOP:
                raise NotPlain
            case c.LeaveForm.DONE | c.LeaveForm.END:
                return YES
            case _:
                assert_never(form)

    def plain(self, stmt: c.Acts, rest: Steps, path: Path) -> c.Expr:
        """Return the condition behind a sentence that cannot fail and has no blocks."""
        match stmt:
            case c.Assign(_, name, value):
                return self.condition(rest, self.assigned(path, name, self.known(value, path)))
            case c.Change(_, c.Local(name) as place, amount, sign) if place.type.form == ty.NUMBER.form:
                op = c.ArithmeticOp.ADD if sign > 0 else c.ArithmeticOp.SUBTRACT
                return self.condition(
                    rest,
                    self.assigned(path, name, self.known(c.Arithmetic(op, place, amount, ty.NUMBER), path)),
                )
            case c.Store():
                return self.store(stmt, rest, path)
            case c.Activate(_, effect):
                if self.captures(effect, path):
                    parts = frozenset({effect.part})
                    return self.condition(rest, with_supposed(path, stmt, parts))
                return self.after_stmt(stmt, rest, path)
            case c.Change() | c.Swap() | c.OnState() | c.Roll() | c.Pick() | c.StartRecord():
                for name in stmt.binds:
                    path = self.assigned(path, name, None)
                return self.after_stmt(stmt, rest, path)
            case _:
                assert_never(stmt)

    def store(self, stmt: c.Store, rest: Steps, path: Path) -> c.Expr:
        """Return the condition behind an assignment to a state, which can be taken back if it is simple."""
        place, value = self.known(stmt.place, path), self.known(stmt.value, path)
        parts = frozenset(read_by(self.facts.symbols, c.whole(stmt.place)))
        simple = isinstance(place, c.StateGet) and place.by is None and isinstance(place.key, c.Local | c.Const | None)
        if not simple or place is None or value is None or self.facts.may_end(stmt):
            return self.after_stmt(stmt, rest, path)
        return self.condition(rest, with_supposed(path, c.Store(stmt.span, place, value), parts))

    def after_stmt(self, stmt: object, rest: Steps, path: Path) -> c.Expr:
        return self.after(self.facts.writes.of(stmt), self.facts.may_end(stmt), rest, path)

    def after(self, parts: frozenset[c.Part], may_end: bool, rest: Steps, path: Path) -> c.Expr:
        """Return the condition behind something that writes parts of the state, and perhaps ends the game."""
        found = self.condition(rest, replace(path, written=path.written | parts))
        if may_end and found != YES:
            raise NotPlain
        return found

    def assigned(self, path: Path, name: str, value: c.Expr | None) -> Path:
        """Return a path on which a variable has a new value, which is not known if it is None."""
        values = {word: known for word, known in path.values.items() if word != name}
        path = replace(path, things={word: index for word, index in path.things.items() if word != name})
        if value is None:
            return replace(path, values=values, unknown=path.unknown | {name})
        return replace(path, values={**values, name: value}, unknown=path.unknown - {name})

    # ---------- conditions on the way ----------

    def known(self, e: c.Expr, path: Path) -> c.Expr | None:
        """Return an expression over the state before the steps, or None if it is not known there."""
        try:
            found = replaced(e, path.values)
        except Captured:
            return None
        if mentions(found, path.unknown):
            return None
        reads = self.facts.reads(found)
        changed = path.written | path.assumed
        return found if not changed or (reads is not None and not overlap(changed, reads)) else None

    def test(self, e: c.Expr, path: Path) -> c.Expr:
        """Return a condition that is reached on a path; sentences that it depends on are supposed."""
        try:
            found = replaced(e, path.values)
        except Captured:
            raise NotPlain from None
        if mentions(found, path.unknown):
            raise NotPlain
        reads = self.facts.reads(found)
        if path.written and (reads is None or overlap(path.written, reads)):
            raise NotPlain
        if path.supposed and (reads is None or overlap(path.assumed, reads)):
            return self.facts.helper(c.Suppose(path.supposed, found, ty.YES_NO))
        return found

    def fork(self, test: c.Expr, yes: c.Expr, no: c.Expr, path: Path) -> c.Expr:
        return yes if yes == no else branch(self.test(test, path), yes, no)

    def do_possible(self, stmt: c.DoPossible, rest: Steps, path: Path) -> c.Expr:
        """Return that a line is possible, or that the `otherwise` leads on; before the first line nothing changes."""
        some: c.Expr = NO
        for test in stmt.tests:
            some = either(some, self.test(test, path))
        done = self.after_block(stmt.body, rest, path)
        return branch(some, done, self.condition((*stmt.otherwise, *rest), path))

    # ---------- calls and loops ----------

    def call(self, stmt: c.Runs, rest: Steps, path: Path) -> c.Expr:
        if isinstance(stmt, c.Announce):
            return self.announce(stmt, rest, path)
        failing, otherwise = self.facts.failing, stmt.otherwise if isinstance(stmt, c.CallVerb) else None
        behind = self.assigned(path, stmt.giving, None) if isinstance(stmt, c.CallVerb) and stmt.giving else path
        then = self.after_stmt(replace(stmt, otherwise=None) if otherwise is not None else stmt, rest, behind)
        if otherwise is not None:
            return self.answered_call(stmt, otherwise, then, rest, path)
        if not failing.node_leaves_undone(stmt):
            return then
        match stmt:
            case c.CallVerb():
                return both(self.uses.of_verb(stmt, path, self.test), then)
            case c.RunSteps():
                return both(self.uses.of_steps(stmt, path, self.test), then)
            case _:
                raise NotPlain

    def answered_call(self, stmt: c.Calls, otherwise: c.Block, then: c.Expr, rest: Steps, path: Path) -> c.Expr:
        """Return the condition of a call with `otherwise`: plain only if this fails, or makes no difference."""
        assert isinstance(stmt, c.CallVerb)
        if not self.facts.failing.node_leaves_undone(replace(stmt, otherwise=None)):
            return then
        failed = self.condition((Happened(self.facts.writes.of(stmt), False), *otherwise, *rest), path)
        if failed == NO:
            return both(self.uses.of_verb(stmt, path, self.test), then)
        if failed == then and not self.facts.failing.node_leaves_undone(stmt):
            return then
        raise NotPlain

    def announce(self, stmt: c.Announce, rest: Steps, path: Path) -> c.Expr:
        """Return the condition of an event: its block and what follows, unless something may replace the block."""
        if self.facts.failing.node_leaves_undone(stmt):
            raise NotPlain
        facts, event, known = self.facts, stmt.event.name, self.known_fields(stmt, path)
        before = Happened(facts.triggered(event, c.Moment.BEFORE, known), facts.triggers_may_end(event))
        after = Happened(
            facts.triggered(event, c.Moment.AFTER, known) | facts.ended_by(event), facts.event_may_end(event)
        )
        found = self.condition((before, *stmt.block, after, *rest), path)
        if facts.is_replaced(event):
            replaced_by = facts.triggered(event, c.Moment.INSTEAD, known)
            instead = Happened(replaced_by | before.parts | after.parts, True)
            behind = path if stmt.giving is None else self.assigned(path, stmt.giving, None)
            if found != YES or self.condition((instead, *rest), behind) != YES:
                raise NotPlain
        return found

    def known_fields(self, stmt: c.Announce, path: Path) -> dict[str, int]:
        """Return the fields of an event that are things which are known."""
        found: dict[str, int] = {}
        for arg, param in zip(stmt.args, stmt.event.params, strict=True):
            if isinstance(arg, c.Local) and arg.name in path.things:
                found[param.name] = path.things[arg.name]
        return found

    def loop(self, stmt: c.Loops, rest: Steps, path: Path) -> c.Expr:
        if self.facts.failing.risks(stmt):
            raise NotPlain
        return self.after_block(stmt, rest, path)

    def after_block(self, block: object, rest: Steps, path: Path) -> c.Expr:
        """Return the condition behind sentences that cannot fail, of which only is known what they write."""
        behind = path
        for name in assigned_in(block):
            behind = self.assigned(behind, name, None)
        found = self.after_stmt(block, rest, behind)
        if found != YES and any(leaves(node) for node in nodes(block)):
            raise NotPlain
        return found

    def captures(self, effect: c.Effect, path: Path) -> bool:
        """Return whether all variables that an effect captures still have their first values."""
        changed = {*path.values, *path.unknown}
        return changed.isdisjoint(captured_by(effect))


def leaves(node: c.Node) -> bool:
    """Return whether a sentence ends the steps without failing."""
    if isinstance(node, c.Leave):
        return node.form in (c.LeaveForm.DONE, c.LeaveForm.END)
    return isinstance(node, c.GiveBack)


def assigned_in(block: object) -> set[str]:
    """Return the variables that sentences give a value."""
    return {name for node in nodes(block) if isinstance(node, c.Sentence) for name in node.binds}
