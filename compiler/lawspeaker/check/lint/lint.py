"""Checks of the whole program: contradictions are errors, probable mistakes are warnings.

They run after everything else. Warnings are given only if there are no errors: a misspelt verb would seem unused, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lawspeaker.check.lint import captured_winners, conflicts, endless_loops, openly, unused
from lawspeaker.check.lint.pile_order import check_unordered_values
from lawspeaker.check.lint.self_reference import check_self_references
from lawspeaker.check.rules.known_piles import check_known_visibility
from lawspeaker.facts import Facts

if TYPE_CHECKING:
    from lawspeaker.check.check import Checked
    from lawspeaker.check.context import Uses


def lint_program(checked: Checked, uses: Uses, facts: Facts) -> None:
    """Report errors, then warnings, about the whole program; `uses` is what rules mention."""
    symbols, program = checked.symbols, checked.program
    conflicts.check_duplicate_sets(program, facts)
    conflicts.check_results(symbols, facts)
    endless_loops.check_recursive_values(program, facts)
    check_self_references(program, facts)
    openly.check_openly(checked, facts)
    check_known_visibility(symbols, program, facts)
    check_unordered_values(program, facts)
    if facts.errors():
        return
    unused.warn_functions(symbols, program, facts)
    unused.warn_events(symbols, program, facts)
    unused.warn_shared_names(symbols, program, facts)
    captured_winners.warn_captured_winners(symbols, program, facts)
    unused.warn_things(symbols, uses, facts)
    unused.warn_piles(symbols, uses, facts)
    endless_loops.warn_cycles(program, facts)
    endless_loops.warn_loops(program, facts)
    openly.warn_leaks(program, facts)
