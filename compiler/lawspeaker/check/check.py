"""The third pass: symbols to a checked program. Types, purity, who decides, what extends what.

    verb stake n: number by p: player          Function("stake", params=[you, n, p],
        lower chips of p by n            ->        body=[Change(chips of p, n, -1), …])

It runs after resolve, because only then every name has one owner, and before lower, which relies on the types.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check import parts
from lawspeaker.check.checked import Checked
from lawspeaker.check.context import CheckContext, Uses
from lawspeaker.check.endings import check_endings
from lawspeaker.check.examples.incremental import check_examples
from lawspeaker.check.functions import check_functions, mark_failing_verbs
from lawspeaker.check.lint.lint import lint_program
from lawspeaker.check.lint.pile_order import piles_without_order
from lawspeaker.check.measures import check_measures
from lawspeaker.check.rules import rules
from lawspeaker.check.rules.implicit_player import mark_implicit_players
from lawspeaker.check.rules.known_piles import check_known_conditions
from lawspeaker.check.rules.verb_events import declare_verb_events, wrap_verbs
from lawspeaker.check.starting_values import check_starting_values
from lawspeaker.check.values import check_values
from lawspeaker.facts import Facts
from lawspeaker.incremental import CheckCache
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import CompareWord, NoteForm, Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import ParamSym, Signed, SignedForm, Symbols
from lawspeaker.resolve.types import TypeForm
from lawspeaker.source import NOWHERE


def check(symbols: Symbols, facts: Facts, cache: CheckCache | None = None) -> Checked:
    """Check everything that is declared, but skip the examples that the cache has seen to be correct."""
    cx, checked = check_program(symbols, facts)
    uses, cx.uses = cx.uses, Uses()  # the lint tells what only examples mention from what rules do
    cache = cache or CheckCache()
    checked.examples = check_examples(cx, cache)
    lint_program(checked, uses, cache, facts)
    return checked


def check_program(symbols: Symbols, facts: Facts) -> tuple[CheckContext, Checked]:
    """Check everything but the examples."""
    declare_built_ins(symbols)
    declare_verb_events(symbols)
    mark_implicit_players(symbols)
    cx = CheckContext(symbols, facts, c.Program(), parts)
    prepare_context(cx)
    check_measures(cx)
    check_values(cx)
    check_functions(cx)
    rules.check_rules(cx)
    check_endings(cx)
    check_known_conditions(cx)
    wrap_verbs(cx)
    mark_failing_verbs(cx)
    return cx, Checked(symbols, cx.program, *check_starting_values(cx))


def declare_built_ins(symbols: Symbols) -> None:
    """Declare what every game has: the event `ended`, and the permission to pay with another resource."""
    ended = t.EventDecl(NOWHERE, t.Sig(NOWHERE, "ended", ()), ())
    symbols.events.setdefault("ended", Signed(SignedForm.EVENT, "ended", (), ty.NOTHING, ended, NOWHERE, (), None))
    if "pay" not in symbols.permissions and symbols.resources:
        params = (
            ParamSym("offered", ty.RESOURCE, None, NOWHERE),
            ParamSym("need", ty.RESOURCE, Preposition.FOR, NOWHERE),
        )
        sig = t.Sig(NOWHERE, "pay", ())
        same = t.Compare(NOWHERE, CompareWord.IS, t.Word(NOWHERE, "offered"), t.Word(NOWHERE, "need"))
        decl = t.PermissionDecl(NOWHERE, sig, same, ())
        symbols.permissions["pay"] = Signed(
            SignedForm.PERMISSION, "pay", params, ty.YES_NO, decl, NOWHERE, (), None, True
        )


def prepare_context(cx: CheckContext) -> None:
    """Reserve the names of generated functions; find the piles without order and whether payments have stand-ins."""
    s = cx.symbols
    steps = [
        f"run_{k.name}_{f.name}" for k in s.kinds.values() for f in k.fields.values() if f.type.form == TypeForm.STEPS
    ]
    moments = [f"{word}_{event}" for event in s.events for word in ("before", "after", "instead_of", "match")]
    verbs = [*s.verbs, *s.values, *(f"can_{p}" for p in s.permissions), "course", "setup"]
    cx.reserved = frozenset([*verbs, *steps, *moments])
    cx.program.shuffled.update(piles_without_order(s.noted(NoteForm.SHUFFLED), s.noted(NoteForm.POURED)))
    for family in s.pile_families.values():
        if family.name in cx.program.shuffled:
            cx.program.shuffled.update(family.members)
    cx.program.wild = bool(s.noted(NoteForm.WILD))
