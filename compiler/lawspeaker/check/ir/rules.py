"""Functions, rule points, and the rules that extend them.

rule point    a value or permission: rules add to it, set it, forbid or allow it
trigger       a function that runs before, after or instead of an event
effect        rules that apply from a step on: until an event, or during a call
holds         where a rule applies: everywhere, or depending on where its thing is
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import field

from lawspeaker.check.ir.forms import HoldsForm, Moment, RuleForm
from lawspeaker.check.ir.parts import Entry, FrozenEntry, Part, PartKind
from lawspeaker.resolve.symbols import Option, Pile, Signed
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span

if TYPE_CHECKING:
    from lawspeaker.check.ir.expressions import Expr
    from lawspeaker.check.ir.sentences import Block


class Function(Entry):
    """A verb, a phase, the steps of a thing, the body of a trigger, a setup or the course.

    `words` are the variables that the spec names, each with its word there; the others are the compiler's.
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
    words: dict[str, str] = field(default_factory=dict)


class CapturedVar(FrozenEntry, frozen=True):
    """A variable `local` of a step that the rules of an effect read; `name` is the name of its copy in the rules."""

    name: str
    local: str
    type: Type


class Effect(Entry):
    """Rules that apply from a step on: until the event `until`, or during a call if it is None.

    `captures` are the variables of the step that the rules read; `copies` are the variables of the step by the names
    of all copies. `this`: the step belongs to a thing.
    """

    index: int
    until: str | None
    captures: list[CapturedVar]
    this: bool
    span: Span
    copies: dict[str, str] = field(default_factory=dict)

    @property
    def captured(self) -> list[str]:
        """Return the variables of the step that the rules read."""
        return [capture.local for capture in self.captures]

    @property
    def part(self) -> Part:
        """Return the part of the state that says whether the effect holds."""
        return Part(PartKind.EFFECT, str(self.index))


class Holds(Entry):
    """Where a rule applies: `things` are the ids that have it, `name` is their name, `belongs` is who `you` is."""

    form: HoldsForm
    things: list[int] = field(default_factory=list)
    pile: Pile | None = None
    option: Option | None = None
    effect: Effect | None = None
    module: str | None = None
    belongs: Expr | None = None
    name: str = ""


class PointRule(Entry):
    """A rule that changes a value or permission where all its tests are true."""

    form: RuleForm
    holds: Holds
    tests: list[Expr]
    value: Expr | None
    span: Span


class IgnoreRule(Entry):
    """`ignores Fortress where …`: the rules of these things do not apply."""

    index: int
    holds: Holds
    things: list[int]
    tests: list[Expr]
    span: Span


class Trigger(Entry):
    """A `when`, `before`, `after` or `instead of`; `once` is the event that lets it run again, if it runs only once."""

    index: int
    event: str
    moment: Moment
    holds: Holds
    tests: list[Expr]
    once: str | None
    function: Function
    span: Span


class RulePoint(Entry):
    """A value or permission: its cases, each a value with its condition, and the rules that extend it."""

    signed: Signed
    cases: list[tuple[Expr, Expr | None]]
    rules: list[PointRule]
    params: list[tuple[str, Type]]
