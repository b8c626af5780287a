"""What is known at a point of steps, while their condition is derived."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, field
from msgspec.structs import replace

from lawspeaker.check import ir as c


class NotPlain(Exception):
    """Steps whose condition cannot be derived."""


class Happened(Struct, frozen=True):
    """A place between sentences where something was written that no sentence of the block shows."""

    parts: frozenset[c.Part]
    may_end: bool


Steps = tuple[c.Stmt | Happened, ...]


class Path(Struct, frozen=True):
    """What is known at a point of the steps.

    `values` are the variables that stand for an expression over the state before the steps, `unknown` those that do
    not. `written` are the parts of the state that have changed, `supposed` the sentences that can be taken back, and
    `assumed` the parts that they write. `things` are the variables that are a certain thing, each with its index.
    """

    values: dict[str, c.Expr] = field(default_factory=dict)
    unknown: frozenset[str] = frozenset()
    written: frozenset[c.Part] = frozenset()
    supposed: c.Block = ()
    assumed: frozenset[c.Part] = frozenset()
    things: dict[str, int] = field(default_factory=dict)


Test = Callable[[c.Expr, Path], c.Expr]


class Uses(Struct, frozen=True):
    """What a derivation asks of the program: possibilities of calls and steps, and the trial of the whole."""

    of_verb: Callable[[c.CallVerb, Path, Test], c.Expr]
    of_steps: Callable[[c.RunSteps, Path, Test], c.Expr]
    tried: Callable[[], c.Expr]


def with_supposed(path: Path, stmt: c.Stmt, parts: frozenset[c.Part]) -> Path:
    return replace(path, supposed=(*path.supposed, stmt), assumed=path.assumed | parts)


def captured_by(effect: c.Effect) -> list[str]:
    """Return the variables that an effect keeps when it begins."""
    return [*effect.captured, "you", *(["this"] if effect.this else [])]
