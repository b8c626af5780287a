"""Values and permissions as Python functions: the base rule, then everything that extends it, as direct code.

    def hand_size(s: State, player: int) -> int:
        # rules.law:12
        value = 4
        for this in s.standing:
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

from dataclasses import replace

from lawspeaker.check import ir as c
from lawspeaker.check.scope import is_list
from lawspeaker.check.walk import locals_in
from lawspeaker.emit.expressions.expressions import NOT, THING
from lawspeaker.emit.expressions.lookups import FRESH_LISTS
from lawspeaker.emit.expressions.search_loops import LoopWriter
from lawspeaker.emit.imports import used_words
from lawspeaker.emit.memoize import kept_body
from lawspeaker.emit.piece_index import conjuncts
from lawspeaker.emit.python_text import FEW, INDENT, by_halves, indented, under
from lawspeaker.emit.sentences.functions import python_type
from lawspeaker.emit.sentences.nesting import counted_call
from lawspeaker.emit.spec_lines import printable
from lawspeaker.source import Span

FEW_THINGS = 4
RULE_INDENT = 16


class PointWriter(LoopWriter):
    """Writes values and permissions. `subject` is the function being written."""

    subject = ""

    def point(self, point: c.Point) -> list[str]:
        """Write one value or permission."""
        signed = point.signed
        name = self.subject = self.layout.value_name(signed)
        state = [] if name in self.layout.static else ["s: State"]
        typed = [(n, python_type(t)) for n, t in point.params]
        params = ", ".join([*state, *(f"{n}: {t}" for n, t in typed)])
        around = counted_call(self.layout, name, signed.span, typed, python_type(signed.type))
        head = f"def {self.layout.lowered.within.get(name, name)}({params}) -> {python_type(signed.type)}:"
        lines = (
            [*around, self.layout.spec.comment(signed.span), head]
            if signed.span.file
            else [head, f'{INDENT}"""Tell whether one may pay for the other."""']
        )
        if name in self.layout.keeping.keys:
            anew = self.layout.keeping.fresh(f"{name}_anew")
            lines += [*kept_body(self.layout, point, anew), "", "", f"def {anew}({head.partition('(')[2]}"]
            lines.append(f'{INDENT}"""Work out what `{name}` keeps."""')
        if not point.rules:
            return [*lines, *indented(self.cases(point, "return "))]
        body = self.cases(point, "value = ")
        if is_list(signed.type) and not all(isinstance(value, FRESH_LISTS) for value, _ in point.cases):
            body.append("value = list(value)")
        order = {"sets": 0, "adds": 1, "forbids": 0, "allows": 1}
        for form in sorted({rule.form for rule in point.rules}, key=lambda f: order[f]):
            for group in self.groups([rule for rule in point.rules if rule.form == form]):
                body += self.group(group)
        return [*lines, *indented([*body, "return value"])]

    def cases(self, point: c.Point, prefix: str) -> list[str]:
        """Write the base rule: one expression, or cases in order."""
        cases = point.cases
        returns = prefix == "return "
        if len(cases) == 1 and cases[0][1] is None:
            if returns:
                return self.returned(cases[0][0], {name for name, _ in point.params})
            return [prefix + self.list_value(cases[0][0])]
        lines: list[str] = []
        for number, (value, test) in enumerate(cases):
            last = number == len(cases) - 1
            if test is None or last:
                lines += (
                    [prefix + self.list_value(value)]
                    if returns
                    else ["else:", INDENT + prefix + self.list_value(value)]
                )
                break
            word = "if" if number == 0 or returns else "elif"
            lines += [f"{word} {self.value(test)}:", INDENT + prefix + self.list_value(value)]
        return lines

    def groups(self, rules: list[c.PointRule]) -> list[list[c.PointRule]]:
        """Put rules that hold in the same way together, so that they share a loop."""
        found: dict[tuple[object, ...], list[c.PointRule]] = {}
        rules = [rule for rule in rules if self.layout.may_hold(rule.holds)]
        many = are_many([rule.holds for rule in rules])
        for rule in rules:
            found.setdefault(holding(rule.holds, many), []).append(rule)
        order = ("always", "place", "board", "pile", "option", "effect")
        return sorted(found.values(), key=lambda group: order.index(group[0].holds.form))

    def group(self, rules: list[c.PointRule]) -> list[str]:
        """Write the loop over what is in play, and the rules inside it."""
        used = {name for rule in rules for e in [*rule.tests, rule.value] if e is not None for name in locals_in(e)}
        modules = {rule.holds.module for rule in rules}
        module = modules.pop() if len(modules) == 1 and rules[0].holds.form != "always" else None
        if rules[0].holds.form == "always":
            return self.apart(rules)
        if module is None:
            return self.loop([(rule.holds, self.rule(rule)) for rule in rules], used)
        free = [replace(rule, holds=replace(rule.holds, module=None)) for rule in rules]
        lines = self.loop([(rule.holds, self.rule(rule)) for rule in free], used)
        return [f"if s.{self.layout.attribute('option', module)}:", *indented(lines)]

    def apart(self, rules: list[c.PointRule]) -> list[str]:
        """Write rules that always hold; of those for one thing each, an asker meets few, however many there are."""
        lines: list[str] = []
        waiting: dict[int, list[str]] = {}
        asked = ""
        for rule in rules:
            found = only_for(rule)
            if found is None or found[0] != asked:
                lines += self.for_each(asked, waiting)
                asked, waiting = "" if found is None else found[0], {}
            if found is None:
                lines += self.rule(rule)
            else:
                waiting.setdefault(found[1], []).extend(self.rule(rule))
        return [*lines, *self.for_each(asked, waiting)]

    def for_each(self, asked: str, own: dict[int, list[str]]) -> list[str]:
        """Write the rules for single things, in the order of their numbers where they are many."""
        if len(own) <= FEW:
            return [line for lines in own.values() for line in lines]
        return by_halves(asked, [(self.const(c.Const(i, THING)), own[i]) for i in sorted(own)])

    def rule(self, rule: c.PointRule) -> list[str]:
        conditions = self.conjunction(rule.tests, self.guards(rule.holds))
        match rule.form:
            case "adds":
                assert rule.value is not None
                if is_list(rule.value.type):
                    act = f"value = goods.add(value, {self.list_value(rule.value)})"
                else:
                    act = f"value += {self.value(rule.value)}"
            case "sets":
                assert rule.value is not None
                act = f"value = {self.list_value(rule.value)}"
            case form:
                act = f"value = {form == 'allows'}"
        comment = self.rule_comment(rule.holds, rule.span)
        if not conditions:
            return [comment, act]
        return [comment, f"if {conditions}:", INDENT + act]

    def rule_comment(self, holds: c.Holds, span: Span) -> str:
        """Return the comment that leads to a rule, with the thing whose rule it is."""
        return self.layout.spec.comment(span, RULE_INDENT, f"{printable(holds.name)}: " if holds.name else "")

    def guards(self, holds: c.Holds) -> list[str]:
        """Write what must hold besides the rule's own conditions: its module, its thing, that nothing ignores it."""
        guards: list[str] = []
        if holds.module is not None:
            guards.append(f"s.{self.layout.attribute('option', holds.module)}")
        if holds.form in ("pile", "option") and not self.covers(holds):
            guards.append(self.among("this", holds.things))
        ignored = {i for rule in self.layout.program.ignores for i in rule.things}
        if ignored & set(holds.things):
            guards.append("not ignored(s, this)")
        return guards

    def covers(self, holds: c.Holds) -> bool:
        """Tell whether a rule belongs to everything that can be where it holds."""
        if holds.pile is None or holds.pile.kind not in self.layout.symbols.kinds:
            return not holds.things
        kind = self.layout.symbols.kinds[holds.pile.kind]
        return set(range(kind.first, kind.last + 1)) <= set(holds.things)

    def near(self, rules: list[tuple[c.Holds, list[str]]]) -> list[str]:
        """Write rules of things so that a thing in play does not meet those of all others, however many there are."""
        lines: list[str] = []
        own: dict[int, list[str]] = {}
        for holds, part in rules:
            things = self.protos(holds.things)
            if len(things) == 1:
                own.setdefault(things[0].ids[0], []).extend(part)
                continue
            lines += [*self.in_halves(own), *part]
            own = {}
        return [*lines, *self.in_halves(own)]

    def in_halves(self, own: dict[int, list[str]]) -> list[str]:
        """Write the rules of single things; where these are many, those without any are told by a table."""
        lines = by_halves("this", [(self.const(c.Const(i, THING)), own[i]) for i in sorted(own)])
        if len(own) <= FEW:
            return lines
        table = self.layout.table(self.subject, "bearers")
        self.layout.bearers.setdefault(table, set()).update(own)
        return [f"if {table}[this]:", *indented(lines)]

    def on_board(self, holds: c.Holds, part: list[str], used: set[str]) -> tuple[c.Holds, list[str]]:
        """Write a rule for the case that a thing that stands on a board is its own."""
        owner = used & used_words("\n".join(part))
        return holds, under(self.among("this", holds.things), [*self.whose(holds, owner), *part])

    def whose(self, holds: c.Holds, used: set[str]) -> list[str]:
        """Write who `you` is in the rules of a thing, where they ask."""
        if "owner" not in used:
            return []
        return [f"owner = {self.nobody() if holds.belongs is None else self.value(holds.belongs)}"]

    def nobody(self) -> str:
        """Write who owns a thing that belongs to nobody."""
        return "0"

    def loop(self, rules: list[tuple[c.Holds, list[str]]], used: set[str]) -> list[str]:
        """Write the loop over the things whose rules hold, and their rules in it."""
        holds = rules[0][0]
        ids = sorted({i for other, _ in rules for i in other.things})
        if holds.form == "board" and len(ids) > FEW_THINGS:
            return ["for this in s.standing:", *indented(self.near([self.on_board(*rule, used) for rule in rules]))]
        inner = self.near(rules) if holds.form in ("pile", "option") else [line for _, part in rules for line in part]
        match holds.form:
            case "always":
                return inner
            case "board" | "place":
                inner = [*self.whose(holds, used), *inner]
                lines = inner if holds.form == "place" else under("s.at[this] <= -2", inner)
                if len(ids) == 1:
                    return [f"this = {self.const(c.Const(ids[0], THING))}", *lines]
                return [f"for this in {self.some_things(ids)}:", *indented(lines)]
            case "pile":
                assert holds.pile is not None
                code = self.layout.table("pile", holds.pile.name)
                if not holds.pile.per_player:
                    inner = [*self.whose(holds, used), *inner]
                    return [f"for {this_or_unused(inner)} in s.piles[{code}]:", *indented(inner)]
                walk = [f"for {this_or_unused(inner)} in s.piles[{code} + owner]:", *indented(inner)]
                return [f"for owner in {self.layout.seats}:", *indented(walk)]
            case "option":
                assert holds.option is not None
                this = f"this = s.{self.layout.attribute('option', holds.option.name)}[owner]"
                return [f"for owner in {self.layout.seats}:", *indented([this, *inner])]
            case _:
                assert holds.effect is not None
                kept = self.unpack(holds.effect, used)
                test = f"entry[0] == {holds.effect.index}"
                return ["for entry in s.effects:", *indented(under(test, [*kept, *inner]))]

    def unpack(self, effect: c.Effect, used: set[str]) -> list[str]:
        lines: list[str] = []
        if "owner" in used:
            lines.append("owner = entry[2]")
        if "this" in used:
            lines.append("this = entry[3]")
        for name, type_ in effect.captures:
            if name in used:
                lines.append(f"{name} = {kept_by(effect, name)}{' != 0' if type_.form == 'yes_no' else ''}")
        return lines

    def ignored(self) -> list[str]:
        """Write the function that tells whether a thing's rules are switched off."""
        lines = [
            "def ignored(s: State, this: int) -> bool:",
            f'{INDENT}"""Tell whether the rules of a thing are off."""',
        ]
        body = ["thing = this"]
        for rule in self.layout.program.ignores:
            if not self.layout.may_hold(rule.holds):
                continue
            used = {name for test in rule.tests for name in locals_in(test)}
            tests = [
                self.among("thing", rule.things),
                *self.guards_of_ignoring(rule),
                *(self.value(t, NOT) for t in rule.tests),
            ]
            inner = [
                self.layout.spec.comment(rule.span, RULE_INDENT),
                f"if {' and '.join(tests)}:",
                f"{INDENT}return True",
            ]
            body += self.loop([(rule.holds, inner)], used)
        return [*lines, *indented([*body, "return False"])]

    def guards_of_ignoring(self, rule: c.IgnoreRule) -> list[str]:
        holds = rule.holds
        guards = [] if holds.module is None else [f"s.{self.layout.attribute('option', holds.module)}"]
        if holds.form in ("pile", "option") and not self.covers(holds):
            guards.append(self.among("this", holds.things))
        return guards


def only_for(rule: c.PointRule) -> tuple[str, int] | None:
    """Return the parameter and the number of the one thing a rule is for; None if it is for several."""
    for test in rule.tests:
        for part in conjuncts(test):
            match part:
                case c.Compare("==", c.Local(name), c.Const(value)) if part.left.type.bare().form == "thing":
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
    return f"kept_list(entry, {4 + len(numbers)}, {lists.index(name)})"


def are_many(holds: list[c.Holds]) -> bool:
    """Tell whether so many things on boards have rules at one place that what stands there is walked over instead."""
    return len({thing for each in holds if each.form == "board" for thing in each.things}) > FEW_THINGS


def holding(holds: c.Holds, many: bool = False) -> tuple[object, ...]:
    """Return what two rules have in common when they can share a loop."""
    pile = holds.pile.name if holds.pile is not None else ""
    option = holds.option.name if holds.option is not None else ""
    effect = holds.effect.index if holds.effect is not None else -1
    things = tuple(holds.things) if holds.form == "place" or (holds.form == "board" and not many) else ()
    return holds.form, pile, option, effect, things


def this_or_unused(lines: list[str]) -> str:
    """Return what a loop over things calls one of them."""
    return "this" if "this" in used_words("\n".join(lines)) else "_this"
