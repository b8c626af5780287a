"""Control flow: loops, conditions, and the sentences that leave a loop, a verb or the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from lawspeaker.check.ir.forms import LeaveForm
from lawspeaker.parse.tree_enums import LoopForm
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span

if TYPE_CHECKING:
    from lawspeaker.check.ir.expressions import Expr
    from lawspeaker.check.ir.sentences import Block


class Leave(Struct, frozen=True):
    """`stop`, `done`, `fail`, `end` or `skip`."""

    span: Span
    form: LeaveForm


class GiveBack(Struct, frozen=True):
    """`give x`: the verb ends with a result."""

    span: Span
    value: Expr


class OnlyIf(Struct, frozen=True):
    """`only if`: the verb fails unless the test is true."""

    span: Span
    test: Expr


class If(Struct, frozen=True):
    span: Span
    arms: tuple[tuple[Expr, Block], ...]
    otherwise: Block


class DoPossible(Struct, frozen=True):
    """`do what you can`: `body` carries out each line whose test is true; without any, it runs `otherwise` or fails.

    `otherwise` is part of `body`, too.
    """

    span: Span
    tests: tuple[Expr, ...]
    body: Block
    otherwise: Block


class Each(Struct, frozen=True):
    """A loop over a list that is evaluated once, when the loop starts; `temp` is the list of what is left."""

    span: Span
    var: str
    type: Type
    source: Expr
    block: Block
    temp: str


class Loop(Struct, frozen=True):
    """`repeat`; `value` is the count or condition, `temp` the variable that counts down."""

    span: Span
    form: LoopForm
    value: Expr | None
    block: Block
    temp: str


class Turns(Struct, frozen=True):
    """`turns`: a loop over the players in seating order, again and again."""

    span: Span
    var: str
    starting: Expr
    until: Expr | None
    block: Block
