"""The context of the functions that write Python: names, and what is known about the function being written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from msgspec import Struct, field

from lawspeaker.analysis.effects import reads
from lawspeaker.check import ir as c
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.precedence import ATOM, Text
from lawspeaker.emit.render import Definition
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


class EmptyPlace(Struct, frozen=True):
    """A variable that holds a place without a piece of one sort, because an option was chosen only if it has none."""

    piece: str
    variable: str

    def is_kept_by(self, stmt: c.Stmt) -> bool:
        """Return whether the place still has no such piece when a sentence begins to place pieces.

        A sentence that runs others, such as a loop or a call, may fill it before.
        """
        return isinstance(stmt, c.MovePieces) or (isinstance(stmt, c.Assign) and stmt.name != self.variable)


class Parts(Protocol):
    """The functions that write what may stand inside of an expression or a sentence; `parts.py` has them."""

    def place(self, w: Writer, e: c.Expr, level: int = 0) -> str:
        """Write a value to be compared; a place of a laid board by the name its group goes by now."""
        ...

    def is_of_kind(self, w: Writer, name: str, kind: str) -> str:
        """Write a test that a thing on a board is of a kind, unless all things are."""
        ...

    def iterable(self, w: Writer, e: c.Expr, level: int = 0) -> str:
        """Write something a loop can run over."""
        ...

    def board_value(self, w: Writer, e: c.BoardValue) -> Text:
        """Call `board_value`."""
        ...

    def extreme(self, w: Writer, e: c.Expr, line: str) -> str | None:
        """Write the highest or lowest of some numbers, if an expression is the list of those; else return None."""
        ...

    def query(self, w: Writer, e: c.Quantified | c.FirstN) -> Text:
        """Call `query`."""
        ...

    def won(self, w: Writer, ending: c.Ending, args: tuple[c.Expr, ...]) -> list[str] | None:
        """Write the test for a victory of the player who acted inline, without a call: it runs after most moves."""
        ...

    def unchecked(self, w: Writer, stmt: c.Stmt) -> list[str]:
        """Call `unchecked`."""
        ...

    def write_block(self, w: Writer, block: c.Block) -> list[str]:
        """Call `write_block`."""
        ...

    def ask(self, w: Writer, stmt: c.Question, none: int) -> list[str]:
        """Write the options of a choice; without any, the game goes on at `none`."""
        ...

    def take_answer(self, w: Writer, stmt: c.Question, declined: int, arms: tuple[int, ...]) -> list[str]:
        """Write what is bound to the answer."""
        ...


class Writer:
    """What the functions of this folder pass to each other as `w`.

    `certain` are the variables that hold something at this point. `function` is the function that sentences are in,
    `frame` its frame if it may suspend; `number` is the block being written, `position` the order of the blocks,
    `labels` their constants, and `inner` the blocks that are written where the one jump to them is. `watching` tells
    whether sentences are followed by a check whether the game has ended, `watched` what such checks read. `no_owner`
    stands for the owner of things without one, `subject` is the name of the rule point being written, `tabulated` tells
    whether that becomes a table. `write_text`
    writes any expression: `expressions.write_text`, or a function that writes some expressions in another way. `parts`
    are the functions that write what stands inside of something else. `names`
    are the variables that were written since the innermost `recording` began. `stack` is what the stack is called in
    the function being written. `apart` tells whether the block being written is a function of its own,
    `only_stored` are the variables of the frame that the function being written never reads.
    `extra` are further functions for the function being written.
    `reads` is what expressions have read, `hoisted` what they find in a variable.
    """

    def __init__(
        self, layout: Layout, write_text: Callable[[Writer, c.Expr], Text], parts: Parts, no_owner: str = "0"
    ) -> None:
        self.layout = layout
        self.parts = parts
        self.write_text = write_text
        self.certain: set[str] = set()
        self.function: c.Function | None = None
        self.frame: Coroutine | None = None
        self.number = 0
        self.position: dict[int, int] = {}
        self.inner: dict[int, Block] = {}
        self.labels: dict[int, str] = {}
        self.empty_place: EmptyPlace | None = None
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
        self.apart = False
        self.only_stored: set[str] = set()
        self.extra: list[Definition] = []
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
