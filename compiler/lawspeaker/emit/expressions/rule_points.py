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

Extensions are direct code at the value they extend. The loops run over what is in play, and where many things have
rules a table tells the others, so that a rule that is not in play costs nothing, however many there are.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from lawspeaker.analysis.piece_index import conjuncts
from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.check.walk import locals_in
from lawspeaker.emit.expressions import expressions, lookups, search_loops
from lawspeaker.emit.lines import INDENT, indented
from lawspeaker.emit.precedence import OR, TERNARY
from lawspeaker.emit.python_text import FEW, by_halves
from lawspeaker.emit.render import Definition, definition
from lawspeaker.emit.sentences import functions
from lawspeaker.emit.spec_lines import printable
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.types import TypeForm
from lawspeaker.source import Span

FEW_THINGS = 4
RULE_INDENT = 16


class RuleLines(Struct, frozen=True):
    """A rule as lines below its comment: `act`, under the condition `test` if there is one.

    `level` is how tightly the condition binds; `names` are the variables that the rule uses.
    """

    holds: c.Holds
    comment: str
    test: str
    level: int
    act: str
    names: set[str]

    def lines(self) -> list[str]:
        return [self.comment, *([f"if {self.test}:", INDENT + self.act] if self.test else [self.act])]


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
    return definition(
        (*functions.defined_names(w.layout, name), *([memo.function] if memo is not None else [])),
        "value",
        counted=functions.counted_call(w.layout, name, signed.span, typed, result),
        comment=w.layout.spec.comment(signed.span) if signed.span.file else "",
        name=w.layout.lowered.within.get(name, name),
        params=functions.parameters(typed, state=name not in w.layout.static),
        result=result,
        memo=memo,
        base=base,
        extended=bool(point.rules),
        extensions=extensions,
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
    return Memo(name, table.attribute, key, key_text, memo.fresh(f"{name}_anew"), arguments)


def cases(w: Writer, point: c.RulePoint, prefix: str) -> list[str]:
    """Write the base rule: one expression, or cases in order."""
    cases = point.cases
    returns = prefix == "return "
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
    many = are_many([rule.holds for rule in rules])
    for rule in rules:
        found.setdefault(holding(rule.holds, many), []).append(rule)
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
    if module is None:
        return loop(w, [write_rule(w, rule) for rule in rules], used)
    free = [replace(rule, holds=replace(rule.holds, module=None)) for rule in rules]
    lines = loop(w, [write_rule(w, rule) for rule in free], used)
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


def write_rule(w: Writer, rule: c.PointRule) -> RuleLines:
    with w.recording() as names:
        test, level = expressions.joined(w, rule.tests, guards(w, rule.holds))
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
    return RuleLines(rule.holds, rule_comment(w, rule.holds, rule.span), test, level, act, names)


def rule_comment(w: Writer, holds: c.Holds, span: Span) -> str:
    """Return the comment that leads to a rule, with the thing whose rule it is."""
    return w.layout.spec.comment(span, RULE_INDENT, f"{printable(holds.name)}: " if holds.name else "")


def guards(w: Writer, holds: c.Holds) -> list[str]:
    """Write what must hold besides the rule's own conditions: its module, its thing, that nothing ignores it."""
    guards: list[str] = []
    if holds.module is not None:
        guards.append(f"s.{w.layout.attribute('option', holds.module)}")
    if holds.form in (c.HoldsForm.PILE, c.HoldsForm.OPTION) and not covers(w, holds):
        guards.append(expressions.among(w, "this", holds.things))
    ignored = {i for rule in w.layout.program.ignores for i in rule.things}
    if ignored & set(holds.things):
        guards.append(f"not ignored(s, {w.name('this')})")
    return guards


def covers(w: Writer, holds: c.Holds) -> bool:
    """Tell whether a rule belongs to everything that can be where it holds."""
    if holds.pile is None or holds.pile.kind not in w.layout.symbols.kinds:
        return not holds.things
    kind = w.layout.symbols.kinds[holds.pile.kind]
    return set(range(kind.first, kind.last + 1)) <= set(holds.things)


def near(w: Writer, rules: list[tuple[c.Holds, list[str]]]) -> list[str]:
    """Write rules of things so that a thing in play is not tested against all others, however many there are."""
    lines: list[str] = []
    own: dict[int, list[str]] = {}
    for holds, part in rules:
        things = expressions.protos(w, holds.things)
        if len(things) == 1:
            own.setdefault(things[0].ids[0], []).extend(part)
            continue
        lines += [*in_halves(w, own), *part]
        own = {}
    return [*lines, *in_halves(w, own)]


def in_halves(w: Writer, own: dict[int, list[str]]) -> list[str]:
    """Write the rules of single things; where these are many, a table tells which things have none."""
    lines = by_halves("this", sorted(own.items()), lambda thing: expressions.thing_text(w, thing))
    if len(own) <= FEW:
        return lines
    table = w.layout.table(w.subject, "bearers")
    w.layout.bearers.setdefault(table, set()).update(own)
    return [f"if {table}[{w.name('this')}]:", *indented(lines)]


def under(test: str, before: list[str], rules: list[RuleLines]) -> list[str]:
    """Write rules under a condition, behind other lines; the condition of a single rule is joined to it.

    # why                         # why
    if b or c:          ->        if a and (b or c):
        x = 1                         x = 1
    """
    if before or len(rules) != 1 or not rules[0].test:
        return [f"if {test}:", *indented([*before, *(line for rule in rules for line in rule.lines())])]
    (rule,) = rules
    inner = f"({rule.test})" if rule.level in (TERNARY, OR) else rule.test
    return replace(rule, test=f"{test} and {inner}").lines()


def on_board(w: Writer, rule: RuleLines) -> tuple[c.Holds, list[str]]:
    """Write a rule for the case that a thing on a board is its own."""
    return rule.holds, under(expressions.among(w, "this", rule.holds.things), whose(w, rule.holds, rule.names), [rule])


def whose(w: Writer, holds: c.Holds, used: set[str]) -> list[str]:
    """Write who `you` is in the rules of a thing, if they use it."""
    if "owner" not in used:
        return []
    return [f"owner = {w.no_owner if holds.belongs is None else w.value(holds.belongs)}"]


def loop(w: Writer, rules: list[RuleLines], used: set[str]) -> list[str]:
    """Write the loop over the things whose rules hold, and their rules in it."""
    holds = rules[0].holds
    ids = sorted({i for rule in rules for i in rule.holds.things})
    if holds.form == c.HoldsForm.BOARD and len(ids) > FEW_THINGS:
        return ["for this in s.on_board:", *indented(near(w, [on_board(w, rule) for rule in rules]))]
    match holds.form:
        case c.HoldsForm.ALWAYS:
            return [line for rule in rules for line in rule.lines()]
        case c.HoldsForm.BOARD | c.HoldsForm.PLACE:
            before = whose(w, holds, used)
            lines = [*before, *(line for rule in rules for line in rule.lines())]
            if holds.form == c.HoldsForm.BOARD:
                lines = under("s.at[this] <= -2", before, rules)
            if len(ids) == 1:
                return [f"this = {expressions.thing_text(w, ids[0])}", *lines]
            return [f"for this in {expressions.some_things(w, ids)}:", *indented(lines)]
        case c.HoldsForm.PILE:
            return in_pile(w, rules, used)
        case c.HoldsForm.OPTION:
            assert holds.option is not None
            this = f"this = s.{w.layout.attribute('option', holds.option.name)}[owner]"
            inner = near(w, [(rule.holds, rule.lines()) for rule in rules])
            return [f"for owner in {w.layout.seats}:", *indented([this, *inner])]
        case _:
            assert holds.effect is not None
            test = f"entry[0] == {holds.effect.index}"
            return ["for entry in s.effects:", *indented(under(test, unpack(w, holds.effect, used), rules))]


def in_pile(w: Writer, rules: list[RuleLines], used: set[str]) -> list[str]:
    """Write the loop over the things in a pile, or in the piles of all players, and their rules in it."""
    holds = rules[0].holds
    assert holds.pile is not None
    code = w.layout.table("pile", holds.pile.name)
    with w.recording() as names:
        inner = near(w, [(rule.holds, rule.lines()) for rule in rules])
        before = [] if holds.pile.per_player else whose(w, holds, used)
    this = "this" if "this" in names.union(*(rule.names for rule in rules)) else "_this"
    if not holds.pile.per_player:
        return [f"for {this} in s.piles[{code}]:", *indented([*before, *inner])]
    walk = [f"for {this} in s.piles[{code} + owner]:", *indented(inner)]
    return [f"for owner in {w.layout.seats}:", *indented(walk)]


def unpack(w: Writer, effect: c.Effect, used: set[str]) -> list[str]:
    lines: list[str] = []
    if "owner" in used:
        lines.append("owner = entry[2]")
    if "this" in used:
        lines.append("this = entry[3]")
    for name, type_ in effect.captures:
        if name in used:
            lines.append(f"{name} = {kept_by(effect, name)}{' != 0' if type_.form == TypeForm.YES_NO else ''}")
    return lines


def ignored(w: Writer) -> Definition:
    """Write the function that tells whether a thing's rules are switched off."""
    lines: list[str] = []
    for rule in w.layout.program.ignores:
        if w.layout.may_hold(rule.holds):
            used = {name for test in rule.tests for name in locals_in(test)}
            with w.recording() as names:
                tests = [expressions.among(w, "thing", rule.things), *guards_of_ignoring(w, rule)]
                test, level = expressions.joined(w, rule.tests, tests)
            comment = w.layout.spec.comment(rule.span, RULE_INDENT)
            lines += loop(w, [RuleLines(rule.holds, comment, test, level, "return True", names)], used)
    return definition("ignored", "ignored", rules=lines)


def guards_of_ignoring(w: Writer, rule: c.IgnoreRule) -> list[str]:
    holds = rule.holds
    guards = [] if holds.module is None else [f"s.{w.layout.attribute('option', holds.module)}"]
    if holds.form in (c.HoldsForm.PILE, c.HoldsForm.OPTION) and not covers(w, holds):
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


def kept_by(effect: c.Effect, name: str) -> str:
    """Write what an effect kept: numbers stand behind the first four of its entry, lists behind those."""
    numbers = [word for word, type_ in effect.captures if not is_list(type_)]
    if name in numbers:
        return f"entry[{4 + numbers.index(name)}]"
    lists = [word for word, type_ in effect.captures if is_list(type_)]
    return f"unpack_list(entry, {4 + len(numbers)}, {lists.index(name)})"


def are_many(holds: list[c.Holds]) -> bool:
    """Tell whether so many things on boards have rules at one place that what stands there is walked over instead."""
    return len({thing for each in holds if each.form == c.HoldsForm.BOARD for thing in each.things}) > FEW_THINGS


def holding(holds: c.Holds, many: bool = False) -> tuple[object, ...]:
    """Return what two rules have in common when they can share a loop."""
    pile = holds.pile.name if holds.pile is not None else ""
    option = holds.option.name if holds.option is not None else ""
    effect = holds.effect.index if holds.effect is not None else -1
    things = (
        tuple(holds.things) if holds.form == c.HoldsForm.PLACE or (holds.form == c.HoldsForm.BOARD and not many) else ()
    )
    return holds.form, pile, option, effect, things
