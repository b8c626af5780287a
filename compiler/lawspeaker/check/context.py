"""The state that the functions of this folder share: the context of a check, of a function, of a block.

    CheckContext       one per check: symbols, diagnostics, the program so far        passed as `cx`
    FunctionContext    one per function whose body is checked: its variables, whether it may fail
    Scope              one per block: which words are visible and what they mean

Every checker takes the context first and, where it looks up words, a scope: `check_expr(cx, e, scope)`.
"""

from __future__ import annotations

import keyword
from typing import Protocol

from msgspec import Struct, field

from lawspeaker.check import ir as c
from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Board, FieldSym, Symbols
from lawspeaker.resolve.types import PLAYER, YES_NO, Type, TypeForm
from lawspeaker.source import Span
from lawspeaker.vocabulary import NAMES

YOU = c.Local("you", PLAYER)
PYTHON_WORDS = (
    frozenset(
        (
            "s st pc legal you_ list int bool len range sum any all max min sorted print None True False State tables "
            "tuple value total note need run note_event answer next set lists hash id zip entry owner this finish "
            "end_game score score_parts check_endings matches trigger serial index ignored thing purse stand_ins "
            "present can_cover best PILES rules copy mark way it_ guess winners ending best_ action super key slot"
        ).split()
    )
    | NAMES
)


class Uses(Struct):
    """What the rules mention, by name: the lint reports declarations that are missing here.

    `things` are indexes, `unread` the variables that no line below them reads; `failing_verbs` are the verbs with an
    `otherwise` at one of their calls.
    """

    piles: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    things: set[int] = field(default_factory=set)
    unread: list[t.Let] = field(default_factory=list)
    records: set[str] = field(default_factory=set)
    failing_verbs: set[str] = field(default_factory=set)


class Parts(Protocol):
    """The checkers of what may stand inside of an expression, a sentence or a rule; `parts.py` has them."""

    def check_bounded(self, cx: CheckContext, e: t.Expr, scope: Scope, top: int, word: str, board: Board) -> c.Expr:
        """Check a column or row; report it if the board certainly does not have it."""
        ...

    def check_expr(self, cx: CheckContext, e: t.Expr, scope: Scope, want: Type | None = None) -> c.Expr:
        """Check an expression and coerce it to the type `want`, if one is given."""
        ...

    def needs_expected_type(self, cx: CheckContext, e: t.Expr, scope: Scope) -> bool:
        """Return whether an expression has a meaning only with a wanted type, as a word of an enum has."""
        ...

    def check_rule_point_call(
        self,
        cx: CheckContext,
        signed: object,
        arg: t.Expr | None,
        phrases: tuple[t.Phrase, ...],
        scope: Scope,
        span: Span,
    ) -> c.Expr:
        """Check a call of a value or permission."""
        ...

    def check_trigger(
        self, cx: CheckContext, rule: t.When, holds: list[c.Holds], scope: Scope, tests: list[t.Expr]
    ) -> None:
        """Check a `when`, `before`, `after` or `instead of`: its conditions, and its body as a function."""
        ...

    def check_block(self, cx: CheckContext, block: t.Block | None, scope: Scope) -> c.Block:
        """Check a block; a variable is visible in the lines after its declaration."""
        ...

    def check_lvalue(self, cx: CheckContext, e: t.Expr, scope: Scope) -> c.Expr | None:
        """Check an expression that is assigned to or changed; report it if it cannot be."""
        ...


class CheckContext(Struct):
    """One check of a spec: symbols, diagnostics, the program so far, and the checkers of parts.

    `reserved` are names of generated functions, which variables must not have. `fields_in_progress` are the fields
    being evaluated at compile time, outermost first. `replacements` counts the rules that replace a verb and call it.
    `answer_cache` are the types of the variables that examples may answer, with the number of choice sites for which
    they were collected; `label_cache` are the labels of options likewise. `recorded` has the meaning of each expression
    of a condition by the identity of its tree, while an example's `expect` is checked.
    """

    symbols: Symbols
    facts: Facts
    program: c.Program
    parts: Parts
    reserved: frozenset[str] = frozenset()
    uses: Uses = field(default_factory=Uses)
    fields_in_progress: list[FieldSym] = field(default_factory=list)
    expression_depth: int = 0
    replacements: int = 0
    answer_cache: tuple[int, dict[str, list[Type]]] | None = None
    label_cache: tuple[int, dict[str, None]] | None = None
    recorded: dict[int, c.Expr] | None = None

    def declare(self, scope: Scope, word: str, type_: Type) -> c.Local:
        """Declare a variable in a scope, under a Python name that is free there."""
        name = self.python_name(scope.function, word, type_)
        while any(isinstance(other, c.Local) and other.name == name for other in scope.names.values()):
            name += "_"
        return scope.own(word, name, type_)

    def python_name(self, function: FunctionContext, word: str, type_: Type) -> str:
        """Return a Python name for a variable: the word itself unless that would shadow something else."""
        name = word
        if keyword.iskeyword(name) or name in PYTHON_WORDS or name in self.reserved:
            name += "_"
        while name in function.locals and function.locals[name] != type_:
            name += "_"
        return name

    def temporary(self, scope: Scope, word: str, type_: Type) -> str:
        """Declare a variable that the spec does not name, and return its Python name."""
        name, n = word, 2
        while name in scope.function.locals or name in self.reserved or name in PYTHON_WORDS:
            name, n = f"{word}_{n}", n + 1
        scope.function.locals[name] = type_
        return name

    def module_test(self, module: str) -> c.Expr:
        """Return the test whether a module is part of the game."""
        return c.OptionGet(self.symbols.options[module], None, YES_NO)

    def add_site(self, form: c.SiteForm, span: Span, decline: str = "") -> c.SiteInfo:
        """Add a choice site to the program."""
        info = c.SiteInfo(len(self.program.sites), form, [], [], decline, span)
        self.program.sites.append(info)
        return info


class CallAgain(Struct, frozen=True):
    """How a block that replaces a verb calls the verb again: it adds its own number to what has replaced it already."""

    verb: str
    replaced: c.Expr
    number: c.Expr


class FunctionContext(Struct):
    """What is collected about a function while its body is checked.

    `locals` are its variables by their Python names, `words` those that the spec names, each with its word there.
    `effect` is the effect whose rules contain the function, if any.
    `copies_placed` counts how often an example has placed each thing: a name that is placed again means the next copy.
    `replaces`: the function runs instead of an event, unless it fails. `again`: it runs instead of a verb and calls it.
    `thing` is the name of the thing whose steps or rules contain the function, if any.
    """

    name: str
    locals: dict[str, Type] = field(default_factory=dict)
    result: Type | None = None
    fails: bool = False
    records: list[str] = field(default_factory=list)
    effect: c.Effect | None = None
    copies_placed: dict[int, int] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)
    replaces: bool = False
    again: CallAgain | None = None
    thing: str = ""

    def function(self, title: str, params: list[tuple[str, Type]], body: c.Block, span: Span) -> c.Function:
        """Return the function, with what was collected about it."""
        function = c.Function(self.name, title, params, body, self.result, span, self.locals)
        function.fails, function.records, function.words = self.fails, self.records, self.words
        return function


class Scope(Struct):
    """The words visible in a block, each with the expression that it means.

    `pure`: the expression must not draw from chance (values, permissions, conditions). `nonempty` are the collections
    that a condition around the block proves to be not empty. `players` is the number of players of an example.
    """

    function: FunctionContext
    names: dict[str, c.Expr] = field(default_factory=dict)
    you: c.Expr | None = None
    this: c.Expr | None = None
    loops: int = 0
    pure: bool = True
    module: str | None = None
    example: bool = False
    nonempty: tuple[object, ...] = ()
    players: int | None = None

    def own(self, word: str, name: str, type_: Type) -> c.Local:
        """Add a variable that the spec names, under its Python name."""
        self.function.locals[name] = type_
        self.function.words[name] = word
        local = c.Local(name, type_)
        self.names[word] = local
        return local

    def child(self) -> Scope:
        """Return a scope for an inner block."""
        return Scope(
            self.function,
            dict(self.names),
            self.you,
            self.this,
            self.loops,
            self.pure,
            self.module,
            self.example,
            self.nonempty,
            self.players,
        )


def is_list(type_: Type) -> bool:
    """Return whether values of the type are lists in Python: lists and bundles."""
    return type_.form in (TypeForm.LIST, TypeForm.BUNDLE)
