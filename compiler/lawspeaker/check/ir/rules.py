"""Functions, rule points, and the rules that extend them.

rule point    a value or permission: rules add to it, set it, forbid or allow it
trigger       a function that runs before, after or instead of an event
effect        rules that apply from a step on: until an event, or during a call
holds         where a rule applies: everywhere, or depending on where its thing is
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from lawspeaker.check.ir.forms import HoldsForm, Moment, RuleForm
from lawspeaker.resolve.symbols import Option, Pile, Signed
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span

if TYPE_CHECKING:
    from lawspeaker.check.ir.expressions import Expr
    from lawspeaker.check.ir.sentences import Block


class Function(Struct):
    """A verb, a phase, the steps of a thing, the body of a trigger, a setup or the course.

    `suspends`: it may ask a player. `fails`: it returns whether it failed. `records` are the records that it starts,
    `marks` the variables with the position of each. `once` is the number of its `once each`, or -1.
    `looks_at_endings`: it is the course of a game with victories that are checked at every change.
    """

    name: str
    title: str
    params: list[tuple[str, Type]]
    body: Block
    result: Type | None
    span: Span
    locals: dict[str, Type]
    suspends: bool = False
    fails: bool = False
    records: list[str] = field(default_factory=list)
    marks: dict[str, str] = field(default_factory=dict)
    index: int = -1
    once: int = -1
    looks_at_endings: bool = False


class Effect(Struct):
    """Rules that apply from a step on: until the event `until`, or during a call if it is None.

    `captures` are the variables of the step that the rules read. `this`: the step belongs to a thing.
    """

    index: int
    until: str | None
    captures: list[tuple[str, Type]]
    this: bool
    span: Span


class Holds(Struct):
    """Where a rule applies: `things` are the ids that have it, `name` is their name, `belongs` is who `you` is."""

    form: HoldsForm
    things: list[int] = field(default_factory=list)
    pile: Pile | None = None
    option: Option | None = None
    effect: Effect | None = None
    module: str | None = None
    belongs: Expr | None = None
    name: str = ""


class PointRule(Struct):
    """A rule that changes a value or permission where all its tests are true."""

    form: RuleForm
    holds: Holds
    tests: list[Expr]
    value: Expr | None
    span: Span


class IgnoreRule(Struct):
    """`ignores Fortress where …`: the rules of these things do not apply."""

    index: int
    holds: Holds
    things: list[int]
    tests: list[Expr]
    span: Span


class Trigger(Struct):
    """A `when`, `before`, `after` or `instead of`; `once` is the event that lets it run again, if it runs only once."""

    index: int
    event: str
    moment: Moment
    holds: Holds
    tests: list[Expr]
    once: str | None
    function: Function
    span: Span


class RulePoint(Struct):
    """A value or permission: its cases, each a value with its condition, and the rules that extend it."""

    signed: Signed
    cases: list[tuple[Expr, Expr | None]]
    rules: list[PointRule]
    params: list[tuple[str, Type]]
