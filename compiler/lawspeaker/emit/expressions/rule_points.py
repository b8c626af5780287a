"""Values and permissions as Python functions: the base rule, then everything that extends it, as direct code.

    def hand_size(s: State, player: int) -> int:
        # rules.law:12
        value = 4
        for this in s.on_board:
            if this == FORGE:
                owner = controller(s, place_of(s, this))
                # buildings.law:7  Forge: adds 1 to hand_size of you
                if owner == player:
                    value += 1
        return value

Extensions are direct code at the value they extend.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from lawspeaker.analysis.piece_index import conjuncts
from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.check.walk import locals_in, nodes
from lawspeaker.emit.expression_facts import table_order
from lawspeaker.emit.expressions import expressions, lookups, possibilities, rule_loops, search_loops
from lawspeaker.emit.lines import INDENT, indented
from lawspeaker.emit.naming import StoppingTable
from lawspeaker.emit.python_text import FEW, by_halves
from lawspeaker.emit.render import Definition, definition, together
from lawspeaker.emit.sentences import functions
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.types import TypeForm


class Memo(Struct, frozen=True):
    """How a memoized value is looked up: its table of the state, its key, and the function that computes it.

    `key` is an expression, or the variable for `key_text`.
    """

    value: str
    table: str
    key: str
    key_text: str
    function: str
    arguments: str


def point(w: Writer, point: c.RulePoint) -> Definition:
    """Write one value or permission."""
    signed = point.signed
    name = w.subject = w.layout.value_name(signed)
    w.tabulated = name in w.layout.static
    typed, result = functions.typed(point.params), functions.python_type(signed.type)
    memo = memo_of(w, point)
    extensions: list[str] = []
    base = cases(w, point, "value = " if point.rules else "return ")
    if point.rules and is_list(signed.type) and not all(isinstance(v, lookups.FRESH_LISTS) for v, _ in point.cases):
        base.append("value = list(value)")
    order = (c.RuleForm.SETS, c.RuleForm.FORBIDS, c.RuleForm.ADDS, c.RuleForm.ALLOWS)
    for form in sorted({rule.form for rule in point.rules}, key=order.index):
        for group in groups(w, [rule for rule in point.rules if rule.form == form]):
            extensions += write_group(w, group)
    found = "value"
    if signed.type.form == TypeForm.BUNDLE and any(map(may_take_away, point.rules)):
        found = f"goods.less(value, [{', '.join(['0'] * w.layout.width)}])"
    w.tabulated = False
    extra, w.extra = w.extra, []
    stopping = w.layout.stopping.get(name)
    value = definition(
        (*functions.defined_names(w.layout, name), *own_functions(memo, stopping)),
        "functions/value",
        counted=functions.counted_call(w.layout, name, signed.span, typed, result),
        comment=w.layout.spec.comment(signed.span) if signed.span.file else "",
        name=w.layout.lowered.within.get(name, name),
        params=functions.parameters(typed, state=name not in w.layout.static),
        result=result,
        memo=memo,
        stopping=stopping,
        entry=table_entry(w, point),
        arguments=", ".join(param for param, _ in point.params),
        base=base,
        extended=bool(point.rules),
        extensions=extensions,
        found=found,
    )
    return together([value, *extra]) if extra else value


def own_functions(memo: Memo | None, stopping: StoppingTable | None) -> list[str]:
    """Return the functions that are written beside a value that is memoized, or in a table with missing entries."""
    if memo is not None:
        return [memo.function]
    return [stopping.compute, stopping.entry] if stopping is not None else []


def table_entry(w: Writer, point: c.RulePoint) -> str:
    """Write the entry of a value in its table."""
    name, params = w.layout.value_name(point.signed), point.params
    order = table_order([type_ for _, type_ in params])
    return (
        w.layout.table("table", name) + "".join(f"[{params[k][0]}]" for k in order) if name in w.layout.stopping else ""
    )


def memo_of(w: Writer, point: c.RulePoint) -> Memo | None:
    """Return how a value is looked up, if it is memoized."""
    name, memo = w.layout.value_name(point.signed), w.layout.memo
    if name not in memo.keys:
        return None
    key, key_text = memo.keys[name], ""
    params, table = [param for param, _ in point.params], memo.table_of(name)
    if len(params) > 1 or (params and len(table.values) > 1):  # then the key is computed, not just looked up
        key, key_text = "key_" if "key" in params else "key", key
    arguments = ", ".join(["s", *params])
    return Memo(name, table.attribute, key, key_text, memo.fresh(f"compute_{name}"), arguments)


def cases(w: Writer, point: c.RulePoint, prefix: str) -> list[str]:
    """Write the base rule: one expression, or cases in order."""
    cases = point.cases
    returns = prefix == "return "
    match cases:
        case [(c.Suppose() as only, None)]:
            return possibilities.supposed(w, point, only)
        case [(c.ByThing() as only, None)]:
            return possibilities.by_thing(w, point, only)
        case _:
            pass
    if len(cases) == 1 and cases[0][1] is None:
        if returns:
            return search_loops.returned(w, cases[0][0], {name for name, _ in point.params})
        return [prefix + lookups.list_value(w, cases[0][0])]
    lines: list[str] = []
    for number, (value, test) in enumerate(cases):
        last = number == len(cases) - 1
        if test is None or last:
            lines += (
                [prefix + lookups.list_value(w, value)]
                if returns
                else ["else:", INDENT + prefix + lookups.list_value(w, value)]
            )
            break
        word = "if" if number == 0 or returns else "elif"
        lines += [f"{word} {w.value(test)}:", INDENT + prefix + lookups.list_value(w, value)]
    return lines


def groups(w: Writer, rules: list[c.PointRule]) -> list[list[c.PointRule]]:
    """Put rules that hold in the same way together, so that they share a loop."""
    found: dict[tuple[object, ...], list[c.PointRule]] = {}
    rules = [rule for rule in rules if w.layout.may_hold(rule.holds)]
    many = rule_loops.are_many([rule.holds for rule in rules])
    for rule in rules:
        found.setdefault(rule_loops.holding(rule.holds, many), []).append(rule)
    order = (
        *(c.HoldsForm.ALWAYS, c.HoldsForm.PLACE, c.HoldsForm.BOARD),
        *(c.HoldsForm.PILE, c.HoldsForm.OPTION, c.HoldsForm.EFFECT),
    )
    return sorted(found.values(), key=lambda group: order.index(group[0].holds.form))


def write_group(w: Writer, rules: list[c.PointRule]) -> list[str]:
    """Write the loop over what is in play, and the rules inside it."""
    used = {name for rule in rules for e in [*rule.tests, rule.value] if e is not None for name in locals_in(e)}
    modules = {rule.holds.module for rule in rules}
    module = modules.pop() if len(modules) == 1 and rules[0].holds.form != c.HoldsForm.ALWAYS else None
    if rules[0].holds.form == c.HoldsForm.ALWAYS:
        return apart(w, rules)
    owner = rule_loops.only_owner(rules[0].holds, [rule.tests for rule in rules])
    rules = [replace(rule, tests=rule_loops.without_owner(rule.tests, owner)) for rule in rules]
    if module is None:
        return rule_loops.loop(w, [write_rule(w, rule) for rule in rules], used, owner)
    free = [replace(rule, holds=replace(rule.holds, module=None)) for rule in rules]
    lines = rule_loops.loop(w, [write_rule(w, rule) for rule in free], used, owner)
    return [f"if s.{w.layout.attribute('option', module)}:", *indented(lines)]


def apart(w: Writer, rules: list[c.PointRule]) -> list[str]:
    """Write rules that always hold; of those for one thing each, a call tests few, however many there are."""
    lines: list[str] = []
    waiting: dict[int, list[str]] = {}
    asked = ""
    for rule in rules:
        found = only_for(rule)
        if found is None or found[0] != asked:
            lines += for_each(w, asked, waiting)
            asked, waiting = "" if found is None else found[0], {}
        if found is None:
            lines += write_rule(w, rule).lines()
        else:
            waiting.setdefault(found[1], []).extend(write_rule(w, rule).lines())
    return [*lines, *for_each(w, asked, waiting)]


def for_each(w: Writer, asked: str, own: dict[int, list[str]]) -> list[str]:
    """Write the rules for single things, in the order of their numbers where they are many."""
    if len(own) <= FEW:
        return [line for lines in own.values() for line in lines]
    return by_halves(asked, sorted(own.items()), lambda thing: expressions.thing_text(w, thing))


def write_rule(w: Writer, rule: c.PointRule) -> rule_loops.RuleLines:
    with w.recording() as names:
        test, level = expressions.joined(w, rule.tests, rule_loops.guards(w, rule.holds))
        match rule.form:
            case c.RuleForm.ADDS:
                assert rule.value is not None
                if is_list(rule.value.type):
                    act = f"value = goods.add(value, {lookups.list_value(w, rule.value)})"
                else:
                    act = f"value += {w.value(rule.value)}"
            case c.RuleForm.SETS:
                assert rule.value is not None
                act = f"value = {lookups.list_value(w, rule.value)}"
            case form:
                act = f"value = {form == c.RuleForm.ALLOWS}"
    return rule_loops.RuleLines(rule.holds, rule_loops.rule_comment(w, rule.holds, rule.span), test, level, act, names)


def may_take_away(rule: c.PointRule) -> bool:
    """Tell whether a rule may add a negative amount: what is left of a bundle is never below 0."""
    return rule.form == c.RuleForm.ADDS and any(map(may_be_negative, nodes(rule.value)))


def may_be_negative(node: c.Node) -> bool:
    match node:
        case c.BundleOf(parts):
            return any(count.type.low is None or count.type.low < 0 for _, count in parts)
        case c.BundleSum(c.ArithmeticOp.MULTIPLY, count):
            return count.type.low is None or count.type.low < 0
        case _:
            return False


def ignored(w: Writer) -> Definition:
    """Write the function that tells whether a thing's rules are switched off."""
    lines: list[str] = []
    for rule in w.layout.program.ignores:
        if w.layout.may_hold(rule.holds):
            used = {name for test in rule.tests for name in locals_in(test)}
            with w.recording() as names:
                tests = [expressions.among(w, "thing", rule.things), *guards_of_ignoring(w, rule)]
                test, level = expressions.joined(w, rule.tests, tests)
            comment = w.layout.spec.comment(rule.span, rule_loops.RULE_INDENT)
            lines += rule_loops.loop(
                w, [rule_loops.RuleLines(rule.holds, comment, test, level, "return True", names)], used
            )
    return definition("ignored", "functions/ignored", rules=lines)


def guards_of_ignoring(w: Writer, rule: c.IgnoreRule) -> list[str]:
    holds = rule.holds
    guards = [] if holds.module is None else [f"s.{w.layout.attribute('option', holds.module)}"]
    if holds.form in (c.HoldsForm.PILE, c.HoldsForm.OPTION) and not rule_loops.covers(w, holds):
        guards.append(expressions.among(w, "this", holds.things))
    return guards


def only_for(rule: c.PointRule) -> tuple[str, int] | None:
    """Return the parameter and the number of the one thing a rule is for; None if it is for several."""
    for test in rule.tests:
        for part in conjuncts(test):
            match part:
                case c.Compare(c.Comparison.EQUAL, c.Local(name), c.Const(value)) if (
                    part.left.type.bare().form == TypeForm.THING
                ):
                    return name, value
                case _:
                    pass
    return None
