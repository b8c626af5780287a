"""What the whole program tells: contradictions are errors; what is legal but surely not meant is a warning.

It runs when everything is checked, and warns only if nothing is wrong: a misspelt verb would seem unused, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lawspeaker.check.lint import conflicts, unused
from lawspeaker.check.lint import openly as openness
from lawspeaker.check.lint import termination as endless
from lawspeaker.check.lint.pile_order import check_lists
from lawspeaker.check.rules.known_piles import check_known
from lawspeaker.facts import Facts

if TYPE_CHECKING:
    from lawspeaker.check.check import Checked


def check_whole(checked: Checked, used: set[str], facts: Facts) -> None:
    """Report contradictions, then warnings about the whole program; `used` are the words that rules use."""
    symbols, program = checked.symbols, checked.program
    conflicts.check_sets(program, facts)
    conflicts.check_results(symbols, facts)
    endless.check_values(program, facts)
    openness.check_openly(checked, facts)
    check_known(symbols, program, facts)
    check_lists(program, facts)
    if facts.errors():
        return
    unused.warn_functions(symbols, program, facts)
    unused.warn_events(symbols, program, facts)
    unused.warn_things(symbols, used, facts)
    unused.warn_piles(symbols, used, facts)
    endless.warn_circles(program, facts)
    endless.warn_loops(program, facts)
    openness.warn_leaks(program, facts)
