"""What a long line consists of: expressions that remember which parentheses the writer put around them.

The standard `ast` forgets parentheses, and where a line may break depends on them, so the wrapper has nodes of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal


@dataclass(slots=True, kw_only=True)
class Expression:
    """Any expression; `parens` tells whether the source has parentheses around it that are not its own."""

    parens: bool = field(default=False)


@dataclass(slots=True)
class Atom(Expression):
    """A name, number, string, constant or `...`: nothing inside can break."""

    kind: Literal["name", "number", "string"]
    text: str


@dataclass(slots=True)
class Strings(Expression):
    """String literals written one after the other."""

    parts: tuple[str, ...]


@dataclass(slots=True)
class Prefixed(Expression):
    """`-a`, `not a`, `*a`, `await a`, `yield a`: a mark or word, then an operand."""

    sign: str
    operand: Expression


@dataclass(slots=True)
class Operation(Expression):
    """Operands with operators of one precedence between them: `a + b`, `a < b <= c`, `a and b and c`."""

    operands: tuple[Expression, ...]
    operators: tuple[str, ...]


@dataclass(slots=True)
class Choice(Expression):
    """`body if test else other`."""

    body: Expression
    test: Expression
    other: Expression


@dataclass(slots=True)
class Lambda(Expression):
    """`lambda a, b: body`; the parameters never break."""

    parameters: str
    body: Expression


@dataclass(slots=True)
class Named(Expression):
    """`target := value`."""

    target: Expression
    value: Expression


@dataclass(slots=True)
class Keyword(Expression):
    """`name=value` in a call or class header; `name` carries its `=`, or is `**`."""

    name: str
    value: Expression


@dataclass(slots=True)
class Call(Expression):
    """`func(arguments)`."""

    head: Expression
    arguments: tuple[Expression, ...]


@dataclass(slots=True)
class Subscript(Expression):
    """`value[index]`."""

    head: Expression
    index: Expression


@dataclass(slots=True)
class Attribute(Expression):
    """`value.name`."""

    head: Expression
    name: str


@dataclass(slots=True)
class Slice(Expression):
    """`lower:upper:step`; the colons come with the spaces the source has around them."""

    bounds: tuple[Expression | None, ...]
    colons: tuple[str, ...]


@dataclass(slots=True)
class Tuple(Expression):
    """Elements with commas; `bare` when no parentheses of its own are written."""

    items: tuple[Expression, ...]
    bare: bool


@dataclass(slots=True)
class Display(Expression):
    """`[a, b]` or `{a, b}`."""

    brackets: str
    items: tuple[Expression, ...]


@dataclass(slots=True)
class Pair(Expression):
    """`key: value` of a dictionary, or `**value` without a key."""

    key: Expression | None
    value: Expression


@dataclass(slots=True)
class Clause:
    """`for target in source if test if test`."""

    word: str
    target: Expression
    source: Expression
    tests: tuple[Expression, ...]


@dataclass(slots=True)
class Comprehension(Expression):
    """Any comprehension or generator; `brackets` is empty for the only argument of a call."""

    brackets: str
    element: Expression
    clauses: tuple[Clause, ...]
