"""Contradictions: two rules that always set the same value, verbs that may end without their result.

sets hand_size of player to 5
sets hand_size of player to 6     ->     both always apply: only one can be meant
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Symbols
from lawspeaker.resolve.types import TypeForm


def check_duplicate_sets(program: c.Program, facts: Facts) -> None:
    """Report two rules with the same applicability that set the same value without a condition."""
    for point in program.values.values():
        first: dict[tuple[object, ...], c.PointRule] = {}
        for rule in point.rules:
            if rule.form != c.RuleForm.SETS or rule.tests:
                continue
            before = first.setdefault(activation_key(rule.holds), rule)
            if before.span != rule.span:
                facts.add("L386", rule.span, (before.span, "this one says it too"), word=point.signed.name)


def activation_key(holds: c.Holds) -> tuple[object, ...]:
    """Return a key that is equal for rules that apply at the same time and place."""
    pile = None if holds.pile is None else holds.pile.name
    option = None if holds.option is None else holds.option.name
    effect = None if holds.effect is None else holds.effect.index
    return holds.form, tuple(holds.things), pile, option, effect, holds.module


def check_results(symbols: Symbols, facts: Facts) -> None:
    """Report verbs with a result that may end without one."""
    for verb in symbols.verbs.values():
        assert isinstance(verb.decl, t.VerbDecl)
        if verb.type.form not in (TypeForm.NOTHING, TypeForm.UNKNOWN) and not always_gives(verb.decl.block):
            facts.add("L390", verb.span, word=verb.name, type=verb.type)


def always_gives(block: t.Block | None) -> bool:
    """Return whether a block always ends with a `give`, or with a line after which no result is needed."""
    return bool(block) and block is not None and any(sentence_gives(line) for line in block)


def sentence_gives(line: t.Stmt) -> bool:
    """Return whether no path leads past a sentence without a result."""
    match line:
        case t.Call(word="fail" | "end"):
            return True
        case t.Call(word="give", phrases=()):
            return True
        case t.If(arms=arms, otherwise=otherwise):
            return always_gives(otherwise) and all(always_gives(block) for _, block in arms)
        case t.Depending(matches=matches, otherwise=otherwise):
            return (otherwise is None or always_gives(otherwise)) and all(always_gives(block) for _, block in matches)
        case t.Choose(may=may, block=block, otherwise=otherwise, beside=beside):
            other = always_gives(otherwise) or (otherwise is None and not may)
            return always_gives(block) and other and all(always_gives(label.block) for label in beside)
        case t.ChooseOne(labels=labels, otherwise=otherwise):
            return (otherwise is None or always_gives(otherwise)) and all(always_gives(label.block) for label in labels)
        case t.MayDo(block=block, otherwise=otherwise):
            return always_gives(block) and always_gives(otherwise)
        case t.As(block=block) | t.Announce(block=block):
            return always_gives(block)
        case t.Repeat(form=c.LoopForm.FOREVER, block=block) | t.Turns(until=None, block=block):
            return not has_stop(block)
        case (t.Call() | t.Subject() | t.Holds() | t.Label() | t.Becomes() | t.Let() | t.ChooseOrder()
              | t.DoPossible() | t.Each() | t.Repeat() | t.Turns() | t.OnlyIf() | t.That() | t.Adds()
              | t.Sets() | t.Permits() | t.Ignores() | t.When() | t.While() | t.Until()):  # fmt: skip
            return False
        case _:
            assert_never(line)


def has_stop(block: t.Block) -> bool:
    """Return whether a block contains a `stop` of the loop around it."""
    for line in block:
        match line:
            case t.Call(word="stop"):
                return True
            case t.If(arms=arms, otherwise=otherwise):
                if any(has_stop(inner) for inner in (*(b for _, b in arms), otherwise or ())):
                    return True
            case t.Depending(matches=matches, otherwise=otherwise):
                if any(has_stop(inner) for inner in (*(b for _, b in matches), otherwise or ())):
                    return True
            case t.DoPossible(lines=lines, otherwise=otherwise):
                blocks = [other.block if isinstance(other, t.Label) else (other,) for other in lines]
                if any(has_stop(inner) for inner in (*blocks, otherwise or ())):
                    return True
            case t.ChooseOne(labels=labels, otherwise=otherwise):
                if any(has_stop(inner) for inner in (*(label.block for label in labels), otherwise or ())):
                    return True
            case t.Choose() | t.MayDo() | t.Call() | t.As() | t.Announce():
                inside = [line.block or ()]
                if isinstance(line, t.Choose | t.MayDo | t.Call):
                    inside.append(line.otherwise or ())
                if isinstance(line, t.Choose):
                    inside += [label.block for label in line.beside]
                if any(has_stop(inner) for inner in inside):
                    return True
            case (t.Subject() | t.Holds() | t.Label() | t.Becomes() | t.Let() | t.ChooseOrder() | t.Each()
                  | t.Repeat() | t.Turns() | t.OnlyIf() | t.That() | t.Adds() | t.Sets() | t.Permits()
                  | t.Ignores() | t.When() | t.While() | t.Until()):  # fmt: skip
                pass
            case _:
                assert_never(line)
    return False
