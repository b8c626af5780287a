"""Where values are asked for, and whether the same question comes again before anything changes.

    value holdings of p = t among regions where lord of t is p      lord of t: again for every p
    can enclose c = any d among ways where flips of c to d is 1     flips of c to d: once for every c

A value is asked again where something around the question, a parameter or the variable of a loop, is no part of it, or
where several rules ask.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field

from lawspeaker.check import ir as c
from lawspeaker.check.walk import LEAVES, free_locals
from lawspeaker.emit.effects import point_parts
from lawspeaker.emit.naming import Layout


class Questions(Struct):
    """Who asks for a value: whether again and again, in how many places, how many rules and which values once."""

    again: bool = False
    places: int = 0
    rules: int = 0
    values: list[str] = field(default_factory=list)


class Asked:
    """Looks through the whole program for questions."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.found: dict[str, Questions] = {}
        program = layout.program
        for point in [*program.points.values(), *program.permissions.values()]:
            around = frozenset(name for name, _ in point.params)
            belongs = [rule.holds.belongs for rule in point.rules if rule.holds.belongs is not None]
            for use, inner in questions([*point_parts(point), *belongs], around):
                self.add(use, inner, layout.value_name(point.signed))
        for root in self.rules():
            for use, inner in questions(root, frozenset()):
                self.add(use, inner, None)

    def rules(self) -> list[object]:
        """Return everything that asks and is no value itself."""
        program = self.layout.program
        functions = [*program.functions.values(), *(f for steps in program.steps.values() for f in steps.values())]
        functions += {trigger.function.name: trigger.function for trigger in program.triggers}.values()
        roots: list[object] = [function.body for function in functions]
        roots += [trigger.tests for trigger in program.triggers]
        roots += [(ending.tests, ending.ranks) for ending in program.endings]
        roots += [known.test for known in program.known]
        return roots if program.scoring is None else [*roots, (program.scoring.parts, program.scoring.ranks)]

    def add(self, use: c.Use, around: frozenset[str], asker: str | None) -> None:
        entry = self.found.setdefault(self.layout.value_name(use.signed), Questions())
        entry.places += 1
        if not around <= free_locals((use.args, use.you)):
            entry.again = True
        elif asker is None:
            entry.rules += 1
        else:
            entry.values.append(asker)

    def places(self, name: str) -> int:
        """Return in how many places a value is asked for."""
        return self.found.get(name, Questions()).places

    def is_repeated(self, name: str, dear: set[str]) -> bool:
        """Tell whether a value is asked for again; `dear` values ask once, others as often as they are asked."""
        count, seen, pending = 0, {name}, [name]
        while pending:
            entry = self.found.get(pending.pop(), Questions())
            if entry.again:
                return True
            count += entry.rules
            for asker in entry.values:
                if asker not in dear and asker not in seen:
                    seen.add(asker)
                    pending.append(asker)
        return count > 1


def questions(part: object, around: frozenset[str]) -> Iterator[tuple[c.Use, frozenset[str]]]:
    """Yield each question with the variables around it."""
    match part:
        case tuple() | list():
            for item in part:
                yield from questions(item, around)
                around = around | {item.var} if isinstance(item, c.PoolInfo) else around
            return
        case c.Query() | c.SumOf() | c.AllHave() | c.Reach() | c.PoolInfo() | c.Each():
            for name in part.__struct_fields__:
                inner = around if name == "source" else around | {part.var}
                yield from questions(getattr(part, name), inner)
            return
        case c.Use():
            yield part, around
        case _:
            pass
    if isinstance(part, Struct) and type(part).__module__ == c.__name__ and not isinstance(part, LEAVES):
        for name in part.__struct_fields__:
            yield from questions(getattr(part, name), around)
