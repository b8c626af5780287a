"""Putting blocks together: the current block, numbers for blocks to come, variables for what must be kept."""

from __future__ import annotations

from msgspec import Struct, field

from lawspeaker.check import ir as c
from lawspeaker.lower.blocks import ends, renumber
from lawspeaker.lower.function_names import unused
from lawspeaker.lower.program import Block, Branch, Goto, Line
from lawspeaker.lower.suspend import Suspension
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span


class BlockBuilder(Struct):
    """The blocks of one function so far; the last one is being filled."""

    function: c.Function
    suspension: Suspension
    taken: frozenset[str] = frozenset()
    blocks: list[Block] = field(default_factory=list)
    stops: list[int] = field(default_factory=list)
    labels: int = 0
    here: Span | None = None

    def start_block(self) -> int:
        block = Block(len(self.blocks))
        self.blocks.append(block)
        return block.number

    def line(self, line: Line) -> None:
        """Add a line; a block goes by the sentence its first line comes from."""
        block = self.blocks[-1]
        block.span = block.span or self.here
        block.lines.append(line)

    def ended(self) -> bool:
        return ends(self.blocks[-1])

    def go(self, target: int) -> None:
        if not self.ended():
            self.line(Goto(target))

    def temp(self, word: str, type_: Type) -> str:
        name = unused(word, self.taken | self.function.locals.keys())
        self.function.locals[name] = type_
        return name

    def fork(self, test: c.Expr) -> tuple[int, int]:
        """End the block with a branch and return the numbers of its two continuations, to be filled in later."""
        yes, no = self.reserve(), self.reserve()
        self.line(Branch(test, yes, no))
        return yes, no

    def reserve(self) -> int:
        """Return a number for a block to come; it gets its real number when it is opened."""
        self.labels += 1
        return -self.labels

    def open_at(self, label: int) -> None:
        """Start a block and give it the label's number wherever the label is used."""
        number = self.start_block()
        for block in self.blocks:
            block.lines = [renumber(line, {label: number}) for line in block.lines]
        self.stops = [number if stop == label else stop for stop in self.stops]
