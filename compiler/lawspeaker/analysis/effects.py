"""Which parts of the state expressions read, through the values that they use.

    units of p in t                     reads   piece unit
    place 1 unit of you in t            writes  piece unit
    place of Forge                      reads   things building
    silver of p                         reads   goods silver
    gain 2 silver + 1 wood              writes  goods silver, goods wood
    adds 1 to x of you (of an effect)   reads   effect 4

What one expression reads and one sentence writes is declared beside its class, in `check/ir`. Endings are checked after
sentences that write what they read; memoized values are invalidated likewise.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.resolve.symbols import Signed, SignedForm, Symbols


def reads(program: c.Program, symbols: Symbols, roots: list[c.Expr]) -> set[c.Part]:
    """Return what expressions depend on, through all values and permissions they use, and through the score."""
    found: set[c.Part] = set()
    seen: set[str] = set()
    score_seen = False
    pending: list[object] = list(roots)
    while pending:
        for node in nodes(pending.pop()):
            found |= read_by(symbols, node)
            if isinstance(node, c.CallRulePoint) and node.signed.name not in seen:
                seen.add(node.signed.name)
                pending.extend(point_parts(point_of(program, node)))
            elif isinstance(node, c.GameValue) and node.word == c.GameWord.SCORE and program.scoring and not score_seen:
                score_seen = True
                pending.extend(value for _, value in program.scoring.parts)
    return found


ValueKey = tuple[SignedForm, str]


def value_key(signed: Signed) -> ValueKey:
    """Return what tells a value or permission from all others: its word and its name."""
    return signed.form, signed.name


def point_of(program: c.Program, use: c.CallRulePoint) -> c.RulePoint:
    """Return the value or permission that an expression uses."""
    return program.rule_point(use.signed)


def point_parts(point: c.RulePoint) -> list[c.Expr]:
    """Return the expressions of a value or permission and of the rules that extend it."""
    parts = [part for case in point.cases for part in case]
    parts += [part for rule in point.rules for part in (*rule.tests, rule.value)]
    return [part for part in parts if part is not None]


def read_by(symbols: Symbols, node: c.Node) -> c.Parts:
    """Return what a node reads itself, without its parts; sentences read only through their parts."""
    return node.reads(symbols) if isinstance(node, c.Expression) else frozenset()
