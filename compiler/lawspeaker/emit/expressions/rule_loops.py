"""Loops over the things whose rules hold, with these rules inside them: for values, permissions and triggers.

    for owner in range(1, 3):
        for this in s.piles[TOWER + owner]:
            # rules.law:9  Bell: adds 1 to loudness
            value += 1

The loops run over what is in play. Where many things have rules, a table tells which things have none, so that a rule
that is not in play costs nothing, however many there are. Where all rules are about one player's own things
(`when built where builder is you`), the loop runs over the things of that player alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from lawspeaker.analysis.piece_index import conjuncts
from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.check.rules.applicability import OWNER
from lawspeaker.emit.expressions import expressions
from lawspeaker.emit.lines import INDENT, indented
from lawspeaker.emit.precedence import OR, TERNARY
from lawspeaker.emit.python_text import FEW, by_halves
from lawspeaker.emit.sentences.decision_names import effect_number
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


def are_many(holds: list[c.Holds]) -> bool:
    """Tell whether so many things have rules on boards that the loop runs over what is on the boards instead."""
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


def only_owner(holds: c.Holds, tests: list[list[c.Expr]]) -> str:
    """Return the parameter that all rules ask to be the owner of their thing, `builder is you`; empty if there is none.

    `tests` are the conditions of each rule.
    """
    if holds.form not in (c.HoldsForm.PILE, c.HoldsForm.OPTION) or (
        holds.pile is not None and not holds.pile.per_player
    ):
        return ""
    asked = [{name for test in each for part in conjuncts(test) if (name := owner_in(part))} for each in tests]
    return min(set.intersection(*asked), default="")


def owner_in(test: c.Expr) -> str:
    """Return the parameter in a condition `builder is you`, else an empty text."""
    match test:
        case c.Compare(c.Comparison.EQUAL, c.Local() as one, c.Local() as other):
            if OWNER in (one, other) and one.type == other.type and one != other:
                return other.name if one == OWNER else one.name
        case _:
            pass
    return ""


def without_owner(tests: list[c.Expr], owner: str) -> list[c.Expr]:
    """Leave out the condition that a loop over the things of that player fulfils."""
    if not owner:
        return tests
    return [part for test in tests for part in conjuncts(test) if owner_in(part) != owner]


def loop(w: Writer, rules: list[RuleLines], used: set[str], owner: str = "") -> list[str]:
    """Write the loop over the things whose rules hold, and their rules in it; with `owner` only over that player's."""
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
                lines = under("s.at[this] <= ON_PLACES", before, rules)
            if len(ids) == 1:
                return [f"this = {expressions.thing_text(w, ids[0])}", *lines]
            groups = expressions.some_things(w, ids)
            through = groups[0] if len(groups) == 1 else f"({', '.join(f'*{each}' for each in groups)})"
            return [f"for this in {through}:", *indented(lines)]
        case c.HoldsForm.PILE:
            return in_pile(w, rules, used, owner)
        case c.HoldsForm.OPTION:
            assert holds.option is not None
            option = f"s.{w.layout.attribute('option', holds.option.name)}"
            inner = near(w, [(rule.holds, rule.lines()) for rule in rules])
            return of_owner(w, rules, owner, lambda whose: [f"this = {option}[{whose}]", *inner])
        case c.HoldsForm.EFFECT | c.HoldsForm.NOWHERE:
            assert holds.effect is not None
            test = f"entry[0] == {effect_number(w.layout, holds.effect)}"
            return ["for entry in s.effects:", *indented(under(test, unpack(w, holds.effect, used), rules))]
        case _:
            assert_never(holds.form)


def of_owner(w: Writer, rules: list[RuleLines], owner: str, lines: Callable[[str], list[str]]) -> list[str]:
    """Write lines about the things of each player, or of the player in a variable."""
    if not owner:
        return [f"for owner in {w.layout.seats}:", *indented(lines("owner"))]
    if any("owner" in rule.names for rule in rules):
        return [f"owner = {w.name(owner)}", *lines("owner")]
    return lines(w.name(owner))


def in_pile(w: Writer, rules: list[RuleLines], used: set[str], owner: str) -> list[str]:
    """Write the loop over the things in a pile, or in the piles of all players, and their rules in it."""
    holds = rules[0].holds
    assert holds.pile is not None
    code = w.layout.table("pile", holds.pile.name)
    with w.recording() as names:
        inner = near(w, [(rule.holds, rule.lines()) for rule in rules])
        before = [] if holds.pile.per_player else whose(w, holds, used)
    this = "this" if "this" in names.union(*(rule.names for rule in rules)) else "_this"
    if holds.pile.of is not None:
        walk = [f"for {this} in s.piles[{code} + slot]:", *indented([*before, *inner])]
        return [f"for slot in range({holds.pile.slots}):", *indented(walk)]
    if not holds.pile.per_player:
        return [f"for {this} in s.piles[{code}]:", *indented([*before, *inner])]
    return of_owner(w, rules, owner, lambda whose: [f"for {this} in s.piles[{code} + {whose}]:", *indented(inner)])


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


def on_board(w: Writer, rule: RuleLines) -> tuple[c.Holds, list[str]]:
    """Write a rule for the case that a thing on a board is its own."""
    return rule.holds, under(expressions.among(w, "this", rule.holds.things), whose(w, rule.holds, rule.names), [rule])


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


def whose(w: Writer, holds: c.Holds, used: set[str]) -> list[str]:
    """Write the player that `you` means in the rules of a thing, if they use it."""
    if "owner" not in used:
        return []
    return [f"owner = {w.no_owner if holds.belongs is None else w.value(holds.belongs)}"]


def unpack(w: Writer, effect: c.Effect, used: set[str]) -> list[str]:
    lines: list[str] = []
    if "owner" in used:
        lines.append("owner = entry[2]")
    if "this" in used and effect.this:
        lines.append("this = entry[3]")
    for var in effect.captures:
        if var.name in used:
            lines.append(
                f"{var.name} = {kept_by(effect, var.name)}{' != 0' if var.type.form == TypeForm.YES_NO else ''}"
            )
    return lines


def kept_by(effect: c.Effect, name: str) -> str:
    """Write a variable that an effect captured: numbers follow the first four of its entry, lists follow those."""
    numbers = [var.name for var in effect.captures if not is_list(var.type)]
    if name in numbers:
        return f"entry[{4 + numbers.index(name)}]"
    lists = [var.name for var in effect.captures if is_list(var.type)]
    return f"unpack_list(entry, {4 + len(numbers)}, {lists.index(name)})"


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


def rule_comment(w: Writer, holds: c.Holds, span: Span) -> str:
    """Return the comment that leads to a rule, with the thing whose rule it is."""
    return w.layout.spec.comment(span, RULE_INDENT, f"{printable(holds.name)}: " if holds.name else "")
