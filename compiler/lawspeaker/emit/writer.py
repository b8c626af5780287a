"""The context of the functions that write Python: names, and what is known about the function being written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from msgspec import Struct, field

from lawspeaker.analysis.effects import reads
from lawspeaker.check import ir as c
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.precedence import ATOM, Text
from lawspeaker.emit.sentences.invalidate import Invalidation
from lawspeaker.lower.program import Block, Coroutine


class Reads(Struct):
    """What expressions read, in the order in which they were written: lists of the state, and rows of tables.

    A row is a table with the variable that chooses the row.
    """

    lists: dict[str, None] = field(default_factory=dict)
    rows: dict[tuple[str, str], None] = field(default_factory=dict)


class Hoisted(Struct):
    """The variables that are bound before a loop to what expressions in it read."""

    lists: dict[str, str] = field(default_factory=dict)
    rows: dict[tuple[str, str], str] = field(default_factory=dict)


class Writer:
    """What the functions of this folder pass to each other as `w`.

    `certain` are the variables that hold something at this point. `function` is the function that sentences are in,
    `frame` its frame if it may suspend; `number` is the block being written, `position` the order of the blocks,
    `labels` their constants, and `inner` the blocks that are written where the one jump to them is. `watching` tells
    whether sentences are followed by a check whether the game has ended, `watched` what such checks read. `no_owner`
    stands for the owner of things without one, `subject` is the name of the rule point being written, `tabulated` tells
    whether that becomes a table. `write_text`
    writes any expression: `expressions.write_text`, or a function that writes some expressions in another way. `names`
    are the variables that were written since the innermost `recording` began. `stack` is what the stack is called in
    the function being written. `reads` is what expressions have read, `hoisted` what they find in a variable.
    """

    def __init__(self, layout: Layout, write_text: Callable[[Writer, c.Expr], Text], no_owner: str = "0") -> None:
        self.layout = layout
        self.write_text = write_text
        self.certain: set[str] = set()
        self.function: c.Function | None = None
        self.frame: Coroutine | None = None
        self.number = 0
        self.position: dict[int, int] = {}
        self.inner: dict[int, Block] = {}
        self.labels: dict[int, str] = {}
        self.empty_place = ""
        ends = [ending for ending in layout.program.endings if ending.event is None]
        tests = [test for ending in ends for test in [*ending.tests, *(key for _, key in ending.ranks)]]
        self.watched = reads(layout.program, layout.symbols, tests)
        self.watching = bool(ends)
        self.invalidation = Invalidation(layout)
        self.no_owner = no_owner
        self.subject = ""
        self.tabulated = False
        self.names: set[str] = set()
        self.stack = "st"
        self.reads = Reads()
        self.hoisted = Hoisted()

    @contextmanager
    def recording(self) -> Iterator[set[str]]:
        """Collect the names of variables that are written inside the `with` statement."""
        outer, self.names = self.names, set()
        try:
            yield self.names
        finally:
            outer |= self.names
            self.names = outer

    def state(self, attribute: str) -> str:
        """Write an attribute of the state, or the variable that it is hoisted to."""
        return self.hoisted.lists.get(attribute, f"s.{attribute}")

    def indexed(self, attribute: str) -> str:
        """Write a list of the state that an index follows."""
        self.reads.lists.setdefault(attribute)
        return self.state(attribute)

    def row(self, table: str, index: str) -> str:
        """Write the row of a table for a variable, or the variable that the row is hoisted to."""
        self.reads.rows.setdefault((table, index))
        return self.hoisted.rows.get((table, index), f"{table}[{self.name(index)}]")

    def label(self, block: int) -> str:
        """Write the constant for a block of the function being written."""
        self.layout.constants.used.add(self.labels[block])
        return self.labels[block]

    def name(self, name: str) -> str:
        """Write a variable; every use of one is recorded."""
        self.names.add(name)
        return name

    def value(self, e: c.Expr, level: int = 0) -> str:
        """Write an expression; it is put in brackets if it binds less tightly than `level`."""
        text, own = self.write_text(self, e)
        return f"({text})" if own < level else text

    def atom(self, e: c.Expr) -> str:
        """Write an expression that an index, a call or an attribute may follow."""
        return self.value(e, ATOM)
