"""Control flow: loops, conditions, and the sentences that leave a loop, a verb or the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, final

from lawspeaker.check.ir.forms import LeaveForm
from lawspeaker.check.ir.parts import ACTIVE, Branching, Leaving, Parts, Repeating
from lawspeaker.parse.tree_enums import LoopForm
from lawspeaker.resolve.symbols import Symbols
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span

if TYPE_CHECKING:
    from lawspeaker.check.ir.expressions import Expr
    from lawspeaker.check.ir.rules import Effect
    from lawspeaker.check.ir.sentences import Block


@final
class Leave(Leaving, frozen=True):
    """`stop`, `done`, `fail`, `end` or `skip`."""

    span: Span
    form: LeaveForm

    @property
    def fails(self) -> bool:
        return self.form is LeaveForm.FAIL


@final
class GiveBack(Leaving, frozen=True):
    """`give x`: the verb ends with a result."""

    fails: ClassVar[bool] = False

    span: Span
    value: Expr


@final
class OnlyIf(Leaving, frozen=True):
    """`only if`: the verb fails unless the test is true."""

    fails: ClassVar[bool] = True

    span: Span
    test: Expr


@final
class If(Branching, frozen=True):
    span: Span
    arms: tuple[tuple[Expr, Block], ...]
    otherwise: Block


@final
class DoPossible(Branching, frozen=True):
    """`do what you can`: `body` carries out each line whose test is true; without any, it runs `otherwise` or fails.

    `otherwise` is part of `body`, too.
    """

    span: Span
    tests: tuple[Expr, ...]
    body: Block
    otherwise: Block


@final
class Each(Repeating, frozen=True):
    """A loop over a list that is evaluated once, when the loop starts; `temp` is the list of what is left.

    With `together` the list is one of players, and the last sentence of the block a choice, which all make before its
    blocks are carried out for any.
    """

    span: Span
    var: str
    type: Type
    source: Expr
    block: Block
    temp: str
    together: bool = False

    @property
    def binds(self) -> tuple[str, ...]:
        return (self.var,)


@final
class Loop(Repeating, frozen=True):
    """`repeat`; `value` is the count or condition, `temp` the variable that counts down."""

    binds: ClassVar[tuple[str, ...]] = ()

    span: Span
    form: LoopForm
    value: Expr | None
    block: Block
    temp: str


@final
class Turns(Repeating, frozen=True):
    """`turns`: a loop over the players in seating order, again and again."""

    span: Span
    var: str
    starting: Expr
    until: Expr | None
    block: Block

    @property
    def binds(self) -> tuple[str, ...]:
        return (self.var,)

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return frozenset({ACTIVE})


Leaves = Leave | GiveBack | OnlyIf
Loops = Each | Loop | Turns
