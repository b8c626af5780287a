"""The context of lowering one function: its blocks so far, labels of later blocks, and temporary variables."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, field

from lawspeaker.analysis.suspension import Suspension
from lawspeaker.check import ir as c
from lawspeaker.lower.block_graph import ends, renumber
from lawspeaker.lower.function_names import unused
from lawspeaker.lower.program import Block, Branch, Goto, Line
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span


class BlockBuilder(Struct):
    """The blocks of one function; lines are added to the last one. `stops` are the labels after the loops around.

    `lower_block` lowers the sentences of a block, so that a sentence can have blocks inside.
    """

    function: c.Function
    suspension: Suspension
    lower_block: Callable[[BlockBuilder, c.Block], None]
    taken: frozenset[str] = frozenset()
    blocks: list[Block] = field(default_factory=list)
    stops: list[int] = field(default_factory=list)
    labels: int = 0
    here: Span | None = None

    def lower(self, block: c.Block) -> None:
        """Lower the sentences inside of another one."""
        self.lower_block(self, block)

    def start_block(self) -> int:
        """Start an empty block and return its number."""
        block = Block(len(self.blocks))
        self.blocks.append(block)
        return block.number

    def line(self, line: Line) -> None:
        """Add a line to the current block; the span of a block is that of its first sentence."""
        block = self.blocks[-1]
        block.span = block.span or self.here
        block.lines.append(line)

    def ended(self) -> bool:
        """Return whether the current block has ended with a jump, a call or a return."""
        return ends(self.blocks[-1])

    def go(self, target: int) -> None:
        """Jump to a block, unless the current one has ended."""
        if not self.ended():
            self.line(Goto(target))

    def temp(self, word: str, type_: Type) -> str:
        """Declare a temporary variable and return its name."""
        name = unused(word, self.taken | self.function.locals.keys())
        self.function.locals[name] = type_
        return name

    def fork(self, test: c.Expr) -> tuple[int, int]:
        """End the block with a branch and return the labels of its two targets."""
        yes, no = self.reserve(), self.reserve()
        self.line(Branch(test, yes, no))
        return yes, no

    def reserve(self) -> int:
        """Return a label, a negative number, for a block that `open_at` starts later."""
        self.labels += 1
        return -self.labels

    def open_at(self, label: int) -> None:
        """Start a block and replace the label by its number in all lines."""
        number = self.start_block()
        for block in self.blocks:
            block.lines = [renumber(line, {label: number}) for line in block.lines]
        self.stops = [number if stop == label else stop for stop in self.stops]
