"""A word of boards with what stands around it, before its meaning is known."""

from __future__ import annotations

from msgspec import Struct, field

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import coercion
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve.symbols import Board
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span


class BoardCall(Struct):
    """`(word of arg prep args …)`; `preps` are the prepositions, `args` what follows them.

    `checked` are the arguments that were checked to find the board, by the identity of their trees.
    """

    word: str
    arg: t.Expr | None
    preps: tuple[Preposition, ...]
    args: list[t.Expr]
    scope: Scope
    span: Span
    want: Type | None = None
    checked: dict[int, c.Expr] = field(default_factory=dict)

    def check(self, cx: CheckContext, part: t.Expr, want: Type) -> c.Expr:
        """Check an argument with the type it has to have."""
        found = self.checked.get(id(part))
        if found is not None:
            return coercion.coerce(cx, found, want, part.span)
        return cx.parts.check_expr(cx, part, self.scope, want)

    def value(
        self, cx: CheckContext, board: Board, word: c.BoardWord, type_: Type, *parts: tuple[t.Expr, Type]
    ) -> c.Expr:
        """Return a board value whose arguments are checked in order, each with the type it has to have."""
        args = tuple([self.check(cx, part, want) for part, want in parts])
        return c.BoardValue(word, board, args, type_)
