"""Endless recursion and loops: values that evaluate themselves, verbs that start themselves, loops without exit.

    value a -> number = b + 1
    value b -> number = a          ->     `a` evaluates itself

Only certain cases are reported: a condition, a decision or a sentence that leaves may end it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.lint.call_graph import FunctionForm, FunctionKey, find_cycles
from lawspeaker.check.walk import FIELDS, blocks_in, locals_in, nodes
from lawspeaker.facts import Facts
from lawspeaker.resolve.symbols import Signed, Symbols
from lawspeaker.source import Span

ValueKey = tuple[str, str]
"""A value or permission: its form and its name."""

SCORE: ValueKey = ("score", "score")


def check_recursive_values(program: c.Program, facts: Facts) -> None:
    """Report values and permissions that always evaluate themselves."""
    graph = {value_key(point.signed): always_evaluated(point) for point in program.rule_points()}
    spans = {value_key(point.signed): point.signed.span for point in program.rule_points()}
    if program.scoring is not None:
        graph[SCORE] = evaluated_in([value for _, value in program.scoring.parts])
        spans[SCORE] = program.scoring.span
    for first, *others in find_cycles(graph):
        related = [(spans[other], "which asks for this") for other in others]
        facts.add("L387", spans[first], *related, word=first[1])


def value_key(signed: Signed) -> ValueKey:
    """Return the key of a value or permission in the graph of values."""
    return signed.form.value, signed.name


def always_evaluated(point: c.RulePoint) -> set[ValueKey]:
    """Return the values that are evaluated whenever this one is; a rule that replaces it makes nothing certain."""
    if any(rule.form != c.RuleForm.ADDS for rule in point.rules) or not point.cases:
        return set()
    _, first = point.cases[0]
    found = set() if first is None else evaluated_in(first)
    return found | set.intersection(*(evaluated_in(value) for value, _ in point.cases))


def evaluated_in(expr: object) -> set[ValueKey]:
    """Return the values that are evaluated whenever an expression is."""
    match expr:
        case c.CallRulePoint(signed, args, you):
            return {value_key(signed)} | evaluated_in(args) | evaluated_in(you)
        case c.GameValue(c.GameWord.SCORE, args):
            return {SCORE} | evaluated_in(args)
        case c.Cond(then, test, other):
            return evaluated_in(test) | (evaluated_in(then) & evaluated_in(other))
        case c.Logic(_, left, _):
            return evaluated_in(left)
        case c.Query(source=source) | c.SumOf(source=source) | c.ListFor(source=source) | c.AllHave(source=source):
            return evaluated_in(source)
        case c.Reach(start=start):
            return evaluated_in(start)
        case tuple() | list():
            return {use for item in expr for use in evaluated_in(item)}
        case _:
            return {use for name in FIELDS.get(type(expr), ()) for use in evaluated_in(getattr(expr, name))}


def warn_cycles(program: c.Program, facts: Facts) -> None:
    """Report verbs, phases and triggers that always start themselves again."""
    if any(ending.event is None for ending in program.endings):
        return
    certain: dict[FunctionKey, c.Trigger] = {
        (FunctionForm.TRIGGER, str(trigger.index)): trigger
        for trigger in program.triggers
        if not trigger.tests and trigger.once is None
    }
    bodies: dict[FunctionKey, c.Function] = {(FunctionForm.VERB, name): f for name, f in program.verbs.items()}
    bodies |= {(FunctionForm.PHASE, name): f for name, f in program.phases.items()}
    bodies |= {key: trigger.function for key, trigger in certain.items()}
    graph = {key: always_started(program, function.body, certain) for key, function in bodies.items()}
    for circle in find_cycles(graph):
        spans = [certain[key].span if key in certain else bodies[key].span for key in circle]
        event = next((certain[key].event for key in circle if key in certain), None)
        related = [(span, "which starts this again") for span in spans[1:]]
        if event is not None:
            facts.add("W506", spans[0], *related, word=event)
        else:
            facts.add("W510", spans[0], *related, word=bodies[circle[0]].title)


def always_started(program: c.Program, block: c.Block, certain: Mapping[FunctionKey, c.Trigger]) -> set[FunctionKey]:
    """Return what a block always starts, before anything may leave it."""
    found: set[FunctionKey] = set()
    for stmt in block:
        match stmt:
            case c.Choosing() | c.Leaving() | c.Pay():
                break
            case c.CallVerb(verb=verb):
                found.add((FunctionForm.VERB, verb.name))
            case c.RunPhase(phase=phase):
                found.add((FunctionForm.PHASE, phase.name))
            case c.Announce(event=event, block=inner):
                if any(ending.event == event.name for ending in program.endings):
                    break
                found |= always_started(program, inner, certain)
                found |= {key for key, trigger in certain.items() if trigger.event == event.name}
            case c.Act() | c.Give() | c.RunSteps() | c.Branching() | c.Repeating():
                pass
            case _:
                assert_never(stmt)
        if may_leave(stmt):
            break
    return found


def may_leave(stmt: c.Stmt) -> bool:
    """Return whether a sentence may leave the block that contains it."""
    return any(isinstance(node, c.Leaving) for node in nodes(stmt))


def warn_loops(program: c.Program, symbols: Symbols, facts: Facts) -> None:
    """Report loops that nothing can leave."""
    if any(ending.event is None for ending in program.endings):
        return
    for function in program.all_functions():
        for node in nodes(function.body):
            if isinstance(node, c.Loop) and node.form == c.LoopForm.FOREVER and not can_leave(node.block):
                report_loop(node.span, facts, "repeat")
            if isinstance(node, c.Turns) and node.until is None and not can_leave(node.block):
                report_loop(node.span, facts, "turns")
            if (
                isinstance(node, c.Loop)
                and node.form in (c.LoopForm.UNTIL, c.LoopForm.WHILE)
                and never_changes(node.value, node.block, symbols)
            ):
                report_loop(node.span, facts, "repeat", "the condition of")


def report_loop(span: Span, facts: Facts, word: str, what: str = "") -> None:
    """Report a loop, or the condition of one."""
    facts.add("W511", span, word=word, what=what)


def never_changes(test: c.Expr | None, block: c.Block, symbols: Symbols) -> bool:
    """Return whether a loop waits for a condition that nothing in the loop changes, and nothing else leaves it."""
    if can_leave(block) or any(map(may_go_otherwise, nodes(block))):
        return False
    parts = [part for part in nodes(test) if isinstance(part, c.Expression)]
    if any(isinstance(part, c.CallRulePoint) or not part.tracked for part in parts):
        return False
    reads = {read for part in parts for read in part.reads(symbols)}
    names = set(locals_in(test))
    return not any(
        isinstance(stmt, c.Sentence)
        and (names & {*stmt.binds} or reads & (stmt.writes(symbols) | stmt.stirs(symbols, ())))
        for stmt in nodes(block)
    )


def can_leave(block: c.Block, inner: bool = False) -> bool:
    """Return whether anything in a loop may leave it; `inner`: inside another loop, which a `stop` leaves instead."""
    for stmt in block:
        match stmt:
            case c.Leave(form=form):
                if form != c.LeaveForm.SKIP and not (inner and form == c.LeaveForm.STOP):
                    return True
            case c.GiveBack() | c.OnlyIf() | c.Running():
                return True
            case c.Pay(otherwise=None) | c.Give(otherwise=None):
                return True
            case c.Act() | c.Pay() | c.Give() | c.Choosing() | c.Branching() | c.Repeating():
                pass
            case _:
                assert_never(stmt)
        loop = isinstance(stmt, c.Repeating)
        if any(can_leave(part, inner or loop) for part in blocks_in(stmt)):
            return True
    return False


def may_go_otherwise(node: c.Node) -> bool:
    """Return whether a sentence asks or draws, or runs something that may."""
    return isinstance(node, c.Sentence) and (node.asks is not c.Asks.NEVER or node.draws is not c.Draws.NEVER)
