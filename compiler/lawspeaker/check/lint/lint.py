"""Checks of the whole program: contradictions are errors, probable mistakes are warnings.

They run after everything else. Warnings are given only if there are no errors: a misspelt verb would seem unused, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lawspeaker.check.lint import captured_winners, conflicts, endless_loops, openly, unused
from lawspeaker.check.lint.hidden_reports import Report, tell
from lawspeaker.check.lint.hidden_subjects import hidden_subjects
from lawspeaker.check.lint.pile_order import check_unordered_values
from lawspeaker.check.lint.self_reference import check_self_references
from lawspeaker.check.lint.told_secrets import check_open_events, warn_told_secrets
from lawspeaker.check.lint.used_by_examples import used_by_examples
from lawspeaker.check.rules.known_piles import check_known_visibility
from lawspeaker.facts import Facts
from lawspeaker.incremental import CheckCache

if TYPE_CHECKING:
    from lawspeaker.check.checked import Checked
    from lawspeaker.check.context import Uses


def lint_program(checked: Checked, uses: Uses, cache: CheckCache, facts: Facts) -> None:
    """Report errors, then warnings, about the whole program; `uses` is what rules mention."""
    hidden = report_contradictions(checked, facts)
    if not facts.errors():
        warn_of_mistakes(checked, uses, cache, facts)
        tell(hidden, facts, errors=False)


def report_contradictions(checked: Checked, facts: Facts) -> list[Report]:
    """Report the errors about the whole program: rules that contradict each other, and secrets that are told.

    Return what was found about hidden things: some of it are warnings.
    """
    symbols, program = checked.symbols, checked.program
    hidden = hidden_subjects(checked)
    conflicts.check_duplicate_sets(program, facts)
    conflicts.check_results(symbols, facts)
    endless_loops.check_recursive_values(program, facts)
    check_self_references(program, facts)
    openly.check_openly(checked, facts)
    check_open_events(symbols, program, facts)
    check_known_visibility(symbols, program, facts)
    tell(hidden, facts, errors=True)
    check_unordered_values(program, facts)
    return hidden


def warn_of_mistakes(checked: Checked, uses: Uses, cache: CheckCache, facts: Facts) -> None:
    """Report the warnings about the whole program: what is probably a mistake."""
    symbols, program = checked.symbols, checked.program
    examples = used_by_examples(symbols, cache, unused.unused_names(symbols, program, uses))
    unused.warn_functions(symbols, program, examples.calls, facts)
    unused.warn_events(symbols, program, facts)
    unused.warn_shared_names(symbols, program, facts)
    captured_winners.warn_captured_winners(symbols, program, facts)
    unused.warn_things(symbols, uses, examples.words, facts)
    unused.warn_piles(symbols, uses, examples.words, facts)
    unused.warn_variables(uses, facts)
    endless_loops.warn_cycles(program, facts)
    endless_loops.warn_loops(program, symbols, facts)
    warn_told_secrets(program, facts)
