"""Where values are used, and whether the same use comes again before anything changes.

    value holdings of p = t among regions where lord of t is p      lord of t: again for every p
    can enclose c = any d among ways where flips of c to d is 1     flips of c to d: once for every c

A use is repeated where a parameter or loop variable around it is not one of its arguments, or where several rules use
the value.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field

from lawspeaker.analysis.effects import ValueKey, point_parts, value_key
from lawspeaker.check import ir as c
from lawspeaker.check.walk import PARTS, free_locals


class Uses(Struct):
    """The uses of a value: whether one is repeated, how many there are, how many by rules, and by which values."""

    again: bool = False
    places: int = 0
    rules: int = 0
    values: list[ValueKey] = field(default_factory=list)


class UseCounts:
    """Finds all uses of values in a program."""

    def __init__(self, program: c.Program) -> None:
        self.program = program
        self.found: dict[ValueKey, Uses] = {}
        for point in program.rule_points():
            around = frozenset(name for name, _ in point.params)
            belongs = [rule.holds.belongs for rule in point.rules if rule.holds.belongs is not None]
            for use, inner in uses_in([*point_parts(point), *belongs], around):
                self.add(use, inner, value_key(point.signed))
        for root in self.rules():
            for use, inner in uses_in(root, frozenset()):
                self.add(use, inner, None)

    def rules(self) -> list[object]:
        """Return everything that uses values and is no value itself."""
        program = self.program
        functions = [*program.declared_functions(), *(f for steps in program.steps.values() for f in steps.values())]
        functions += {trigger.function.name: trigger.function for trigger in program.triggers}.values()
        roots: list[object] = [function.body for function in functions]
        roots += [trigger.tests for trigger in program.triggers]
        roots += [(ending.tests, ending.ranks) for ending in program.endings]
        roots += [known.test for known in program.known]
        return roots if program.scoring is None else [*roots, (program.scoring.parts, program.scoring.ranks)]

    def add(self, use: c.CallRulePoint, around: frozenset[str], user: ValueKey | None) -> None:
        entry = self.found.setdefault(value_key(use.signed), Uses())
        entry.places += 1
        if not around <= free_locals((use.args, use.you)):
            entry.again = True
        elif user is None:
            entry.rules += 1
        else:
            entry.values.append(user)

    def places(self, value: ValueKey) -> int:
        """Return in how many places a value is used."""
        return self.found.get(value, Uses()).places

    def is_repeated(self, value: ValueKey, expensive: set[ValueKey]) -> bool:
        """Tell whether a value is used repeatedly; `expensive` values use it once, others as often as they are used."""
        count, seen, pending = 0, {value}, [value]
        while pending:
            entry = self.found.get(pending.pop(), Uses())
            if entry.again:
                return True
            count += entry.rules
            for user in entry.values:
                if user not in expensive and user not in seen:
                    seen.add(user)
                    pending.append(user)
        return count > 1


def uses_in(part: object, around: frozenset[str]) -> Iterator[tuple[c.CallRulePoint, frozenset[str]]]:
    """Yield each use of a value with the variables around it."""
    if isinstance(part, tuple | list):
        for item in part:
            yield from uses_in(item, around)
            around = around | {item.var} if isinstance(item, c.PoolInfo) else around
    elif isinstance(part, c.Binder):
        for name in part.__struct_fields__:
            yield from uses_in(getattr(part, name), around if name in c.OUTSIDE else around | {part.var})
    else:
        if isinstance(part, c.CallRulePoint):
            yield part, around
        for name in PARTS.get(type(part), ()):
            yield from uses_in(getattr(part, name), around)
