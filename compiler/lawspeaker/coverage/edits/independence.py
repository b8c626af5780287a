"""Whether two neighbouring steps can be exchanged without any difference: then no example can notice it.

    gain 2 wood         writes  goods wood
    raise round by 1    writes  state round         independent: neither reads or writes what the other writes

Steps that ask a player, that may fail or leave, that may end the game, and pairs that both draw, count as dependent,
and so do steps that read something whose changes are not tracked, and lines that are not found in the checked program.
A verb that fails ends alone: failing does not spread, so its call may be exchanged. What is shown depends on where
things are and on nothing else. A step that changes nothing but a variable, or tells only the log, is seen by nobody
who decides, so it may stand before or behind a step that asks or leaves.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import assert_never

from msgspec import Struct

from lawspeaker.analysis.effects import reads
from lawspeaker.analysis.possibility.failing import Failing
from lawspeaker.analysis.possibility.places import overlap
from lawspeaker.analysis.possibility.writes import Writes
from lawspeaker.check import ir as c
from lawspeaker.check.checked import Checked
from lawspeaker.check.walk import locals_in, nodes
from lawspeaker.coverage.edits.rule_reads import RuleReads

Lines = tuple[str, int, int]
"""A file, and the first and the last line of a step with its block, which need not be nested in it: see `as p`."""


class Independence:
    """Answers for two ranges of lines of a checked program whether the steps that stand there are independent."""

    def __init__(self, checked: Checked) -> None:
        self.program = checked.program
        self.symbols = checked.symbols
        failing = Failing(checked.program)
        self.writes = Writes(checked.symbols, checked.program, failing)
        self.rule_reads = RuleReads(checked.symbols, checked.program)
        self.places = c.things(checked.symbols, "")
        watching = [ending for ending in checked.program.endings if ending.event is None]
        tests = [test for ending in watching for test in [*ending.tests, *(key for _, key in ending.ranks)]]
        self.watched = frozenset(reads(checked.program, checked.symbols, tests))
        self.waiting = {ending.event for ending in checked.program.endings if ending.event is not None}
        self.steps: dict[tuple[str, int], list[c.Sentence]] = defaultdict(list)
        for function in checked.program.all_functions():
            for node in nodes(function.body):
                if isinstance(node, c.Sentence):
                    self.steps[node.span.file, node.span.line].append(node)
        self.of = cache(self.found)

    def found(self, lines: Lines) -> Doing | None:
        """Return what the steps on some lines do; None if that is not known or they leave or ask."""
        file, first, last = lines
        steps = [step for line in range(first, last + 1) for step in self.steps.get((file, line), ())]
        if not steps:
            return None
        called = [function.body for function in self.writes.reached(steps)]
        parts, own = [*steps, *called], list(nodes(steps))
        inner = [*own, *nodes(called)]
        read = self.rule_reads.of_steps(parts)
        if read is None:
            return None
        left = any(leaves(node) or fails_here(node) for node in own)
        shows = any(map(shows_things, inner))
        return Doing(
            self.writes.of(steps),
            read | self.places if shows else read,
            shows,
            any(isinstance(node, c.Sentence) and node.draws is not c.Draws.NEVER for node in inner),
            frozenset(name for node in own if isinstance(node, c.Sentence) for name in node.binds),
            frozenset(locals_in(steps)),
            left or any(map(self.is_bound_to_its_place, inner)),
            any(isinstance(node, c.Leave) and node.form is c.LeaveForm.STOP for node in own),
        )

    def is_bound_to_its_place(self, node: c.Node) -> bool:
        """Return whether a node asks or may end the game."""
        match node:
            case c.Turns() | c.Leave(_, c.LeaveForm.END):
                return True
            case c.Announce():
                return node.event.name in self.waiting
            case c.Sentence():
                return node.asks is c.Asks.ALWAYS
            case c.Expression() | c.Entry() | c.FrozenEntry():
                return False
            case _:
                assert_never(node)

    def __call__(self, one: Lines, other: Lines) -> bool:
        """Return whether the steps that stand on some lines and on others are independent."""
        first, second = self.of(one), self.of(other)
        if first is None or second is None or (first.draws and second.draws) or (first.shows and second.shows):
            return False
        if overlap(first.writes, second.writes | second.reads) or overlap(second.writes, first.reads):
            return False
        if first.binds & (second.binds | second.uses) or second.binds & first.uses:
            return False
        if passes_unseen(first, second) or passes_unseen(second, first):
            return True
        if first.bound or second.bound:
            return False
        return not overlap(first.writes | second.writes, self.watched)  # the game may end between them


def passes_unseen(one: Doing, other: Doing) -> bool:
    """Return whether nobody who decides in the other step, and nobody after it, can tell on which side of it one is.

    The variables of a verb are gone when it ends; `stop` only leaves the loop, and behind it they are used.
    """
    return one.is_quiet and not (one.binds and other.stops)


def shows_things(node: c.Node) -> bool:
    """Return whether a node shows things to players."""
    return isinstance(node, c.Show) or (isinstance(node, c.Announce) and node.openly)


def fails_here(node: c.Node) -> bool:
    """Return whether a sentence may let the function fail in which it stands itself."""
    return isinstance(node, c.Sentence) and node.fails


def leaves(node: c.Node) -> bool:
    """Return whether a sentence may leave the block in which it stands; what a called function leaves is its own."""
    if isinstance(node, c.Leave):
        return node.form is not c.LeaveForm.SKIP
    return isinstance(node, c.GiveBack | c.OnlyIf)


class Doing(Struct, frozen=True):
    """What steps write and read of the state, whether they show or draw, and the variables they bind and use.

    `bound`: they ask, leave, fail or may end the game; `stops`: they leave a loop.
    """

    writes: c.Parts
    reads: c.Parts
    shows: bool
    draws: bool
    binds: frozenset[str]
    uses: frozenset[str]
    bound: bool
    stops: bool

    @property
    def is_quiet(self) -> bool:
        """Return whether they change nothing but variables."""
        return not (self.writes or self.draws or self.shows or self.bound)
