"""Checked program to lowered program: the fourth pass. It decides what suspends and cuts that into blocks.

It runs after check, because only the whole program shows which verbs reach a decision.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.check import Checked
from lawspeaker.lower.block_builder import BlockBuilder
from lawspeaker.lower.coroutines import lower_function
from lawspeaker.lower.endless_loops import counts_rounds, drop_needless_counts
from lawspeaker.lower.function_names import name_functions, name_marks
from lawspeaker.lower.program import Lowered
from lawspeaker.lower.recursion import counted_calls
from lawspeaker.lower.suspend import Suspension


def lower(checked: Checked) -> Lowered:
    """Lower the whole program."""
    names, within, taken = name_functions(checked, counted_calls(checked.program))
    suspension = Suspension(checked)
    number_sites(checked.program)
    course = checked.program.course
    if course is not None:
        course.suspends = True
        course.looks_at_endings = any(ending.event is None for ending in checked.program.endings)
    for setup in checked.program.setups:
        setup.suspends = True
    for function in suspension.functions:
        name_marks(function, taken)
    asking = [function for function in suspension.functions if function.suspends]
    frames = [lower_function(BlockBuilder(function, suspension, taken)) for function in asking]
    drop_needless_counts(frames)
    plain = [function for function in suspension.functions if not function.suspends]
    counts = counts_rounds(frames, plain)
    return Lowered(checked, plain, frames, suspension.moments, names, taken, within, counts)


def number_sites(program: c.Program) -> None:
    """Lay out the action space: each choice owns a stretch of ids."""
    base = 0
    for site in program.sites:
        site.base = base
        base += site.size
