"""Lower, the fourth pass: find the functions that may suspend and split them into blocks.

It runs after check, because whether a verb reaches a decision depends on the whole program.
"""

from __future__ import annotations

from lawspeaker.analysis.possibility.possibilities import derive_possibilities
from lawspeaker.analysis.recursion import counted_calls
from lawspeaker.analysis.suspension import Suspension
from lawspeaker.check import ir as c
from lawspeaker.check.checked import Checked
from lawspeaker.lower.block_builder import BlockBuilder
from lawspeaker.lower.coroutines import lower_function, lower_stmts
from lawspeaker.lower.function_names import name_functions, name_marks
from lawspeaker.lower.loop_guards import counts_rounds, drop_needless_counts
from lawspeaker.lower.program import Lowered


def lower(checked: Checked, try_all: bool = False) -> Lowered:
    """Return the lowered program; `try_all` is for tests of possibilities."""
    derive_possibilities(checked, try_all)
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
    coroutines = [lower_function(BlockBuilder(function, suspension, lower_stmts, taken)) for function in asking]
    drop_needless_counts(coroutines)
    plain = [function for function in suspension.functions if not function.suspends]
    counts = counts_rounds(coroutines, plain)
    return Lowered(checked, plain, coroutines, suspension.moments, names, taken, within, counts, try_all)


def number_sites(program: c.Program) -> None:
    """Lay out the action space: each decision has a range of action ids."""
    base = 0
    for site in program.sites:
        site.base = base
        base += site.size
