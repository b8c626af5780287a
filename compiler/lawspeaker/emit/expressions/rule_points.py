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

from msgspec.structs import replace

from lawspeaker.analysis.piece_index import conjuncts
from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.check.walk import locals_in
from lawspeaker.emit.expressions import expressions, lookups, search_loops
from lawspeaker.emit.imports import used_words
from lawspeaker.emit.memoize import memoized_body
from lawspeaker.emit.precedence import NOT
from lawspeaker.emit.python_text import FEW, INDENT, by_halves, indented, under
from lawspeaker.emit.sentences import functions
from lawspeaker.emit.sentences.nesting import counted_call
from lawspeaker.emit.spec_lines import printable
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.types import TypeForm
from lawspeaker.source import Span

FEW_THINGS = 4
RULE_INDENT = 16


def point(w: Writer, point: c.RulePoint) -> list[str]:
    """Write one value or permission."""
    signed = point.signed
    name = w.subject = w.layout.value_name(signed)
    state = [] if name in w.layout.static else ["s: State"]
    typed = [(n, functions.python_type(t)) for n, t in point.params]
    params = ", ".join([*state, *(f"{n}: {t}" for n, t in typed)])
    around = counted_call(w.layout, name, signed.span, typed, functions.python_type(signed.type))
    head = f"def {w.layout.lowered.within.get(name, name)}({params}) -> {functions.python_type(signed.type)}:"
    lines = (
        [*around, w.layout.spec.comment(signed.span), head]
        if signed.span.file
        else [head, f'{INDENT}"""Tell whether one may pay for the other."""']
    )
    if name in w.layout.memo.keys:
        anew = w.layout.memo.fresh(f"{name}_anew")
        lines += [
            *memoized_body(w.layout.memo, name, [param for param, _ in point.params], anew),
            "",
            "",
            f"def {anew}({head.partition('(')[2]}",
        ]
        lines.append(f'{INDENT}"""Work out what `{name}` keeps."""')
    if not point.rules:
        return [*lines, *indented(cases(w, point, "return "))]
    body = cases(w, point, "value = ")
    if is_list(signed.type) and not all(isinstance(value, lookups.FRESH_LISTS) for value, _ in point.cases):
        body.append("value = list(value)")
    order = (c.RuleForm.SETS, c.RuleForm.FORBIDS, c.RuleForm.ADDS, c.RuleForm.ALLOWS)
    for form in sorted({rule.form for rule in point.rules}, key=order.index):
        for group in groups(w, [rule for rule in point.rules if rule.form == form]):
            body += write_group(w, group)
    return [*lines, *indented([*body, "return value"])]


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
        return loop(w, [(rule.holds, write_rule(w, rule)) for rule in rules], used)
    free = [replace(rule, holds=replace(rule.holds, module=None)) for rule in rules]
    lines = loop(w, [(rule.holds, write_rule(w, rule)) for rule in free], used)
    return [f"if s.{w.layout.attribute('option', module)}:", *indented(lines)]


def apart(w: Writer, rules: list[c.PointRule]) -> list[str]:
    """Write rules that always hold; of those for one thing each, an asker meets few, however many there are."""
    lines: list[str] = []
    waiting: dict[int, list[str]] = {}
    asked = ""
    for rule in rules:
        found = only_for(rule)
        if found is None or found[0] != asked:
            lines += for_each(w, asked, waiting)
            asked, waiting = "" if found is None else found[0], {}
        if found is None:
            lines += write_rule(w, rule)
        else:
            waiting.setdefault(found[1], []).extend(write_rule(w, rule))
    return [*lines, *for_each(w, asked, waiting)]


def for_each(w: Writer, asked: str, own: dict[int, list[str]]) -> list[str]:
    """Write the rules for single things, in the order of their numbers where they are many."""
    if len(own) <= FEW:
        return [line for lines in own.values() for line in lines]
    return by_halves(asked, [(expressions.const(w, c.Const(i, expressions.THING)), own[i]) for i in sorted(own)])


def write_rule(w: Writer, rule: c.PointRule) -> list[str]:
    conditions = expressions.conjunction(w, rule.tests, guards(w, rule.holds))
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
    comment = rule_comment(w, rule.holds, rule.span)
    if not conditions:
        return [comment, act]
    return [comment, f"if {conditions}:", INDENT + act]


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
        guards.append("not ignored(s, this)")
    return guards


def covers(w: Writer, holds: c.Holds) -> bool:
    """Tell whether a rule belongs to everything that can be where it holds."""
    if holds.pile is None or holds.pile.kind not in w.layout.symbols.kinds:
        return not holds.things
    kind = w.layout.symbols.kinds[holds.pile.kind]
    return set(range(kind.first, kind.last + 1)) <= set(holds.things)


def near(w: Writer, rules: list[tuple[c.Holds, list[str]]]) -> list[str]:
    """Write rules of things so that a thing in play does not meet those of all others, however many there are."""
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
    """Write the rules of single things; where these are many, those without any are told by a table."""
    lines = by_halves("this", [(expressions.const(w, c.Const(i, expressions.THING)), own[i]) for i in sorted(own)])
    if len(own) <= FEW:
        return lines
    table = w.layout.table(w.subject, "bearers")
    w.layout.bearers.setdefault(table, set()).update(own)
    return [f"if {table}[this]:", *indented(lines)]


def on_board(w: Writer, holds: c.Holds, part: list[str], used: set[str]) -> tuple[c.Holds, list[str]]:
    """Write a rule for the case that a thing that stands on a board is its own."""
    owner = used & used_words("\n".join(part))
    return holds, under(expressions.among(w, "this", holds.things), [*whose(w, holds, owner), *part])


def whose(w: Writer, holds: c.Holds, used: set[str]) -> list[str]:
    """Write who `you` is in the rules of a thing, where they ask."""
    if "owner" not in used:
        return []
    return [f"owner = {w.no_owner if holds.belongs is None else w.value(holds.belongs)}"]


def loop(w: Writer, rules: list[tuple[c.Holds, list[str]]], used: set[str]) -> list[str]:
    """Write the loop over the things whose rules hold, and their rules in it."""
    holds = rules[0][0]
    ids = sorted({i for other, _ in rules for i in other.things})
    if holds.form == c.HoldsForm.BOARD and len(ids) > FEW_THINGS:
        return ["for this in s.on_board:", *indented(near(w, [on_board(w, *rule, used) for rule in rules]))]
    inner = (
        near(w, rules)
        if holds.form in (c.HoldsForm.PILE, c.HoldsForm.OPTION)
        else [line for _, part in rules for line in part]
    )
    match holds.form:
        case c.HoldsForm.ALWAYS:
            return inner
        case c.HoldsForm.BOARD | c.HoldsForm.PLACE:
            inner = [*whose(w, holds, used), *inner]
            lines = inner if holds.form == c.HoldsForm.PLACE else under("s.at[this] <= -2", inner)
            if len(ids) == 1:
                return [f"this = {expressions.const(w, c.Const(ids[0], expressions.THING))}", *lines]
            return [f"for this in {expressions.some_things(w, ids)}:", *indented(lines)]
        case c.HoldsForm.PILE:
            assert holds.pile is not None
            code = w.layout.table("pile", holds.pile.name)
            if not holds.pile.per_player:
                inner = [*whose(w, holds, used), *inner]
                return [f"for {this_or_unused(inner)} in s.piles[{code}]:", *indented(inner)]
            walk = [f"for {this_or_unused(inner)} in s.piles[{code} + owner]:", *indented(inner)]
            return [f"for owner in {w.layout.seats}:", *indented(walk)]
        case c.HoldsForm.OPTION:
            assert holds.option is not None
            this = f"this = s.{w.layout.attribute('option', holds.option.name)}[owner]"
            return [f"for owner in {w.layout.seats}:", *indented([this, *inner])]
        case _:
            assert holds.effect is not None
            kept = unpack(w, holds.effect, used)
            test = f"entry[0] == {holds.effect.index}"
            return ["for entry in s.effects:", *indented(under(test, [*kept, *inner]))]


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


def ignored(w: Writer) -> list[str]:
    """Write the function that tells whether a thing's rules are switched off."""
    lines = [
        "def ignored(s: State, this: int) -> bool:",
        f'{INDENT}"""Tell whether the rules of a thing are off."""',
    ]
    body = ["thing = this"]
    for rule in w.layout.program.ignores:
        if not w.layout.may_hold(rule.holds):
            continue
        used = {name for test in rule.tests for name in locals_in(test)}
        tests = [
            expressions.among(w, "thing", rule.things),
            *guards_of_ignoring(w, rule),
            *(w.value(t, NOT) for t in rule.tests),
        ]
        inner = [
            w.layout.spec.comment(rule.span, RULE_INDENT),
            f"if {' and '.join(tests)}:",
            f"{INDENT}return True",
        ]
        body += loop(w, [(rule.holds, inner)], used)
    return [*lines, *indented([*body, "return False"])]


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


def this_or_unused(lines: list[str]) -> str:
    """Return what a loop over things calls one of them."""
    return "this" if "this" in used_words("\n".join(lines)) else "_this"
