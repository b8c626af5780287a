"""The context of the functions that write Python: names, and what is known about the function being written."""

from __future__ import annotations

from collections.abc import Callable

from lawspeaker.analysis.effects import reads
from lawspeaker.check import ir as c
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.precedence import ATOM, Text
from lawspeaker.emit.sentences.invalidate import Invalidation
from lawspeaker.lower.program import Block, Frame


class Writer:
    """What the functions of this folder pass to each other as `w`.

    `certain` are the variables that hold something at this point. `function` is the function that sentences are in,
    `frame` its frame if it may suspend; `number` is the block being written, `position` the order of the blocks,
    `labels` their constants, and `inner` the blocks that are written where the one jump to them is. `watching` tells
    whether sentences are followed by a check whether the game has ended, `watched` what such checks read. `no_owner`
    stands for the owner of things without one, `subject` is the name of the rule point being written. `write_text`
    writes any expression: `expressions.write_text`, or a function that writes some expressions in another way.
    """

    def __init__(self, layout: Layout, write_text: Callable[[Writer, c.Expr], Text], no_owner: str = "0") -> None:
        self.layout = layout
        self.write_text = write_text
        self.certain: set[str] = set()
        self.function: c.Function | None = None
        self.frame: Frame | None = None
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

    def value(self, e: c.Expr, level: int = 0) -> str:
        """Write an expression; it is put in brackets if it binds less tightly than `level`."""
        text, own = self.write_text(self, e)
        return f"({text})" if own < level else text

    def atom(self, e: c.Expr) -> str:
        """Write an expression that an index, a call or an attribute may follow."""
        return self.value(e, ATOM)
