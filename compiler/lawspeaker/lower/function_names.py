"""Assign a unique Python name to each function of the engine.

    verb draw, value draw of player   ->   draw_, draw_2      (`draw` is a word of the runtime)

Verbs, values, triggers and steps have separate namespaces in a spec; in Python they share one.
"""

from __future__ import annotations

import builtins
import keyword
from collections.abc import Collection

from lawspeaker.analysis.effects import ValueKey, value_key
from lawspeaker.analysis.recursion import Counted
from lawspeaker.check import ir as c
from lawspeaker.check.checked import Checked
from lawspeaker.check.context import PYTHON_WORDS
from lawspeaker.check.rules.rules import identifier
from lawspeaker.check.walk import locals_in

ENGINE = frozenset(
    (
        "apply begin check clone copy_attributes determinize dump ending excluded guess has_first_way has_way hash "
        "hash_of legal load new new_state over player playout points refresh restore returns score_parts sees "
        "show_order start carry_out determinize_by flat_search free_of_chance is_mcts mcts nearness play_by_gains "
        "play_on points_so_far possible_deals simulate view winners worth_of "
        "waiting turn_to seal_anew others_answered "
        "annotations became chooser data given h part self seed top verb word work_out wrong"
    ).split()
)
MOMENTS = ("before", "after", "instead_of", "match_before", "match_after", "match_instead_of")


class Namer:
    """Assigns names, each once. `fixed` are names that have a meaning in every generated module."""

    def __init__(self, checked: Checked) -> None:
        symbols = checked.symbols
        moments = [f"{word}_{event}" for event in symbols.events for word in MOMENTS]
        steps = [f"run_{kind}_{field}" for kind, field in checked.program.steps]
        self.fixed = frozenset([*PYTHON_WORDS, *ENGINE, *dir(builtins), *moments, *steps])
        self.taken = {*self.fixed, *variables(checked.program)}

    def fresh(self, name: str) -> str:
        """Return the name if it is not taken, else the name with a suffix."""
        found, n = name, 2
        while found in self.taken or keyword.iskeyword(found):
            found, n = (f"{name}_", n) if found == name else (f"{name}_{n}", n + 1)
        self.taken.add(found)
        return found


def variables(program: c.Program) -> set[str]:
    """Return the variables of all functions; a variable would shadow a function of the same name."""
    functions = program.all_functions()
    points = program.rule_points()
    found = {name for function in functions for name in function.locals}
    found |= {name for function in functions for name, _ in function.params}
    found |= {name for point in points for name, _ in point.params}
    found |= {name for known in program.known for name in locals_in((known.it, known.test))}
    return found | {name for function in functions for name in locals_in(function.body)}


def name_functions(
    checked: Checked, counted: list[Counted]
) -> tuple[dict[ValueKey, str], dict[str, str], frozenset[str]]:
    """Assign the names of all functions.

    Return the names of values and permissions, the names of the bodies of functions that count their calls, and the
    names of whole modules, which no temporary variable may have.
    """
    program, namer = checked.program, Namer(checked)
    named_before = frozenset(namer.taken)
    words = {word: identifier(word) if " " in word else word for word in program.values}
    names = {value_key(point.signed): namer.fresh(words[word]) for word, point in program.values.items()}
    names |= {value_key(point.signed): namer.fresh(f"can_{word}") for word, point in program.permissions.items()}
    for function in [*program.declared_functions(), *program.step_functions()]:
        function.name = namer.fresh(function.name)
    name_triggers(program.triggers, namer)
    for ending in program.endings:
        ending.function = namer.fresh(f"win_{identifier(ending.name)}")
    for known in program.known:
        known.function = namer.fresh(f"known_in_{known.pile.name}")
    outer = dict.fromkeys(name_of(owner, names) for owner in counted)
    within = {name: namer.fresh(f"{name}_within") for name in outer}
    own = frozenset(namer.taken) - named_before
    return names, within, own | namer.fixed


def name_marks(function: c.Function, taken: frozenset[str]) -> None:
    """Name the variables that store the start of each record that a function starts."""
    for record in function.records:
        function.marks[record] = unused(f"{record}_mark", taken | function.locals.keys())


def unused(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number if it is taken.

    >>> unused("card_next", {"card_next"})
    'card_next_2'
    """
    found, n = name, 2
    while found in taken:
        found, n = f"{name}_{n}", n + 1
    return found


def name_of(owner: Counted, names: dict[ValueKey, str]) -> str:
    """Return the name of a function, value or permission."""
    if isinstance(owner, c.Function):
        return owner.name
    return names[value_key(owner.signed)]


def name_triggers(triggers: list[c.Trigger], namer: Namer) -> None:
    """Name the bodies of triggers; the triggers of one rule share a name."""
    names: dict[str, str] = {}
    for trigger in triggers:
        old = trigger.function.name
        if old not in names:
            names[old] = namer.fresh(old)
    for function in {id(trigger.function): trigger.function for trigger in triggers}.values():
        function.name = names[function.name]
