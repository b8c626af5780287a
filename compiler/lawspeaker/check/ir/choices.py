"""Decisions: choice sites, and the sentences that ask a player.

A site is one place in the spec where a player decides. It has a fixed range of action ids, one id per combination of
values of its variables, or one per label.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, final

from msgspec import field

from lawspeaker.check.ir.forms import SiteForm
from lawspeaker.check.ir.operations import resources_in
from lawspeaker.check.ir.parts import Asks, Choosing, Draws, Entry, FrozenEntry, Parts, Sentence, all_goods, goods
from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Symbols
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span

if TYPE_CHECKING:
    from lawspeaker.check.ir.expressions import Expr
    from lawspeaker.check.ir.program import Program
    from lawspeaker.check.ir.rules import Effect, Function
    from lawspeaker.check.ir.sentences import Block


class SiteVar(Entry):
    """A variable of a choice; its values are `size` integers from `first` on.

    `columns` is the name of the board whose columns are chosen, or "".
    """

    name: str
    type: Type
    first: int
    size: int
    columns: str = ""


class SpokenVar(FrozenEntry, frozen=True):
    """A value that a question or label mentions as `name`; the variable `local` of the function holds it."""

    name: str
    local: str
    type: Type


class SiteInfo(Entry):
    """A choice site: its variables or labels, and the first of its action ids (`base`).

    `decline` is the text of the option to choose nothing, or "". `openly`: the spec accepts that the options reveal
    hidden information. `asking` is the question that the spec gives, or "", and `sentence` the sentence or the rule
    that asks. `spoken` are the values that the question and the labels mention. `beside` are labels that are offered
    beside the values of variables; their ids follow those of the values. `sealed`: several players make it together.
    """

    index: int
    form: SiteForm
    vars: list[SiteVar]
    labels: list[str]
    decline: str
    span: Span
    base: int = 0
    openly: bool = False
    asking: str = ""
    sentence: t.Choose | t.ChooseOrder | t.When | None = None
    spoken: list[SpokenVar] = field(default_factory=list)
    beside: list[str] = field(default_factory=list)
    sealed: bool = False

    @property
    def options(self) -> int:
        """Return the number of ids without those of labels beside and the one for declining."""
        size = len(self.labels) if self.labels else 1
        for var in self.vars:
            size *= var.size
        return size

    @property
    def size(self) -> int:
        """Return the number of ids."""
        return self.options + len(self.beside) + (1 if self.decline else 0)

    @property
    def texts(self) -> list[str]:
        """Return the labels, whether beside values or alone."""
        return [*self.labels, *self.beside]


class PoolInfo(FrozenEntry, frozen=True):
    """What one variable is chosen from: a list, or the numbers from `source` to `high`; `where` filters them.

    `span` is that of the choice.
    """

    var: str
    type: Type
    source: Expr
    high: Expr | None
    where: Expr | None
    span: Span


@final
class Choose(Choosing, frozen=True):
    """`choose x from …`: `block` runs with the choice, `otherwise` if nothing is or can be chosen.

    `beside` are the conditions and blocks of the labels of `or` lines.
    """

    span: Span
    site: SiteInfo
    by: Expr
    pools: tuple[PoolInfo, ...]
    block: Block
    otherwise: Block
    beside: tuple[tuple[Expr | None, Block], ...] = ()

    @property
    def binds(self) -> tuple[str, ...]:
        return tuple([pool.var for pool in self.pools])


@final
class ChooseMany(Choosing, frozen=True):
    """`choose [up to] n xs from …`: the player picks one at a time, and the picks become the list `name`.

    `element` is the variable of one pick, `left` the variable that counts the picks still to be made.
    """

    span: Span
    site: SiteInfo
    by: Expr
    pool: PoolInfo
    count: Expr
    up_to: bool
    may: bool
    name: str
    element: str
    left: str
    block: Block
    otherwise: Block

    @property
    def binds(self) -> tuple[str, ...]:
        return (self.name, self.element)


@final
class ChooseOrder(Choosing, frozen=True):
    """`choose order of xs`: the player picks what comes next; `temp` is the list of what is picked."""

    span: Span
    site: SiteInfo
    by: Expr
    name: str
    type: Type
    temp: str

    @property
    def binds(self) -> tuple[str, ...]:
        return (self.name,)


@final
class ChooseOne(Choosing, frozen=True):
    """`choose one` of labels, each with its condition and its block; also `may "…"`."""

    binds: ClassVar[tuple[str, ...]] = ()

    span: Span
    site: SiteInfo
    by: Expr
    labels: tuple[tuple[Expr | None, Block], ...]
    otherwise: Block


ChoiceWithBlocks = Choose | ChooseMany | ChooseOne
Choice = ChoiceWithBlocks | ChooseOrder


@final
class Pay(Sentence, frozen=True):
    """A payment. `site` is None if no resource may stand in for another: then the player has nothing to choose.

    `temp` is the bundle that is to be paid. Without `otherwise`, the verb fails if the player cannot pay.
    """

    draws: ClassVar[Draws] = Draws.NEVER
    hides: ClassVar[bool] = False
    shows: ClassVar[bool] = False
    binds: ClassVar[tuple[str, ...]] = ()

    span: Span
    bundle: Expr
    player: Expr
    site: SiteInfo | None
    otherwise: Block | None
    temp: str

    @property
    def asks(self) -> Asks:
        return Asks.NEVER if self.site is None else Asks.ALWAYS

    @property
    def fails(self) -> bool:
        return self.otherwise is None

    def calls(self, program: Program) -> Sequence[Function]:
        return ()

    def writes(self, symbols: Symbols) -> Parts:
        return all_goods(symbols) if self.site is not None else goods(symbols, resources_in(self.bundle))

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return self.writes(symbols)


Question = Choice | Pay
"""The sentences that list options and wait for an answer."""
