"""What is in scope while a sentence is checked: variables, whose rule it is, and the findings.

An `Env` is one function's view; blocks inside it share the function and see the variables declared before them.
"""

from __future__ import annotations

import keyword

from msgspec import Struct, field

from lawspeaker.check import ir as c
from lawspeaker.facts import Facts
from lawspeaker.resolve.symbols import FieldSym, Symbols
from lawspeaker.resolve.types import PLAYER, Type
from lawspeaker.source import Span
from lawspeaker.vocabulary import NAMES

PYTHON_WORDS = (
    frozenset(
        (
            "s st pc legal you_ list int bool len range sum any all max min sorted print None True False State tables "
            "tuple value total note need run note_event answer next set lists hash id zip entry owner this finish "
            "end_game score score_parts check_endings matches trigger serial index ignored thing purse stand_ins "
            "present can_cover best PILES rules copy mark way it_ guess winners ending best_ action super"
        ).split()
    )
    | NAMES
)


class Body(Struct):
    """The function under construction: its variables by their Python names, what it may do.

    `told` counts how often an example has put each thing somewhere, so that a name told again is another copy;
    `replaces`: it happens instead of something, unless it fails.
    """

    name: str
    locals: dict[str, Type] = field(default_factory=dict)
    result: Type | None = None
    fails: bool = False
    records: list[str] = field(default_factory=list)
    effect: c.Effect | None = None
    outer: frozenset[str] = frozenset()
    told: dict[int, int] = field(default_factory=dict)
    replaces: bool = False


class Env(Struct):
    """Names in scope: a word maps to the expression it stands for. `players`: how many play in an example."""

    body: Body
    names: dict[str, c.Expr] = field(default_factory=dict)
    you: c.Expr | None = None
    this: c.Expr | None = None
    loops: int = 0
    pure: bool = True
    module: str | None = None
    example: bool = False
    known_some: tuple[object, ...] = ()
    players: int | None = None

    def child(self) -> Env:
        """Return a scope for an inner block."""
        return Env(
            self.body,
            dict(self.names),
            self.you,
            self.this,
            self.loops,
            self.pure,
            self.module,
            self.example,
            self.known_some,
            self.players,
        )


class Checker(Struct):
    """The shared part of the checkers: symbols, findings, the program so far.

    `asking` are the fields of a thing that are being worked out, each for the one before it; `answers` are the
    variables that the decisions of examples answer, and of how many decisions.
    """

    symbols: Symbols
    facts: Facts
    program: c.Program
    reserved: frozenset[str] = frozenset()
    used_words: set[str] = field(default_factory=set)
    asking: list[FieldSym] = field(default_factory=list)
    depth: int = 0
    answers: tuple[int, dict[str, list[Type]]] | None = None

    def declare(self, env: Env, word: str, type_: Type) -> c.Local:
        """Bring a new variable into scope under a Python name of its own."""
        name = self.python_name(env.body, word, type_)
        while any(isinstance(other, c.Local) and other.name == name for other in env.names.values()):
            name += "_"
        env.body.locals[name] = type_
        local = c.Local(name, type_)
        env.names[word] = local
        return local

    def python_name(self, body: Body, word: str, type_: Type) -> str:
        """Return a Python name for a variable: the word itself unless that would hide something else."""
        name = word
        if keyword.iskeyword(name) or name in PYTHON_WORDS or name in self.reserved:
            name += "_"
        while name in body.locals and not same_slot(body.locals[name], type_):
            name += "_"
        return name

    def temp(self, env: Env, word: str, type_: Type) -> str:
        """Return a fresh variable of the compiler's own."""
        name, n = word, 2
        while name in env.body.locals or name in self.reserved or name in PYTHON_WORDS:
            name, n = f"{word}_{n}", n + 1
        env.body.locals[name] = type_
        return name

    def site(self, form: str, span: Span, question: str, decline: str = "") -> c.SiteInfo:
        """Make a new choice site."""
        info = c.SiteInfo(len(self.program.sites), form, [], [], decline, question, span)
        self.program.sites.append(info)
        return info


def same_slot(one: Type, other: Type) -> bool:
    """Tell whether two variables may share a name: both lists, or neither."""
    return is_list(one) == is_list(other) and one == other


def is_list(type_: Type) -> bool:
    """Tell whether values of the type are lists in Python: lists and bundles."""
    return type_.form in ("list", "bundle")


YOU = c.Local("you", PLAYER)
