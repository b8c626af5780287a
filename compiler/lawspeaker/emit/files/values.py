"""`values.py` of a game: values, permissions, the score, and what follows from them about payments and presence."""

from __future__ import annotations

import re

from lawspeaker.analysis.domains import index_count
from lawspeaker.check import ir as c
from lawspeaker.emit.expression_facts import table_order
from lawspeaker.emit.expressions import rule_points
from lawspeaker.emit.expressions.expressions import new_writer
from lawspeaker.emit.modules import Module
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import INDENT, indented
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.types import Type, TypeForm

MODULE = re.compile(r"and not (s\.\w+)$")


class ValueWriter:
    """Collects the functions that only look."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def module(self) -> Module:
        """Return the module of values."""
        statics = static_tables(self.layout)
        closing = [statics] if statics else []
        constants = [self.present_table()] if self.layout.absences() else []
        return Module("values", "values and permissions", constants, self.functions(), closing)

    def present_table(self) -> list[str]:
        """Write where lists of things that take part are kept, for all games with the same settings."""
        about = "# Which things take part is the same in all games with the same settings: it is found out once."
        return [about, f"{self.layout.table('present', 'things')}: Final[dict[int, list[int]]] = {{}}"]

    def functions(self) -> list[list[str]]:
        """Write every value and permission that is asked for."""
        writer = new_writer(self.layout)
        points = [*self.layout.program.values.values(), *self.layout.program.permissions.values()]
        functions = [rule_points.point(writer, p) for p in points if self.is_used(p.signed.name)]
        if self.layout.program.scoring is not None:
            functions += score(writer, self.layout.program.scoring)
        if self.layout.program.ignores:
            functions.append(rule_points.ignored(writer))
        if self.layout.absences():
            functions.append(self.present())
        if self.layout.program.wild:
            functions += self.payments()
        return functions

    def present(self) -> list[str]:
        """Write which things take part in a game."""
        absences = self.layout.absences()
        tests = [line for test in absences for line in (f"if {test}:", f"{INDENT}continue")]
        table = self.layout.table("present", "things")
        kept = [
            f"key = {self.settings_key(absences)}",
            f"kept = {table}.get(key)",
            "if kept is not None:",
            f"{INDENT}return kept",
        ]
        loop = ["found: list[int] = []", "for thing in things:", *indented([*tests, "found.append(thing)"])]
        about = "Leave out things of modules that are off and of players who are not there; nobody may change the list."
        head = ["def present(s: State, things: range) -> list[int]:", f'{INDENT}"""{about}"""']
        return [*head, *indented([*kept, *loop, f"{table}[key] = found", "return found"])]

    def settings_key(self, absences: list[str]) -> str:
        """Write a number for things and everything that decides which of them are there: it is fixed for a game."""
        key = f"things.start * {self.layout.symbols.thing_count + 1} + things.stop"
        if any("s.players" in test for test in absences):
            key = f"({key}) * {self.layout.symbols.players[1] + 1} + s.players"
        for option in dict.fromkeys(found[1] for test in absences if (found := MODULE.search(test))):
            key = f"({key}) * 2 + int({option})"
        return key

    def is_used(self, name: str) -> bool:
        return name != "pay" or self.layout.program.wild

    def payments(self) -> list[list[str]]:
        """Write what a player can pay with, where one resource may stand in for another."""
        width = self.layout.width
        row = f"s.goods[player * {width} : player * {width} + {width}]" if width > 1 else "s.goods[player : player + 1]"
        accepted = f"[[r for r in range({width}) if can_pay(s, r, wanted, player)] for wanted in range({width})]"
        return [
            [
                "def purse(s: State, player: int) -> list[int]:",
                f'{INDENT}"""Return what a player has."""',
                f"{INDENT}return {row}",
            ],
            [
                "def stand_ins(s: State, player: int) -> list[list[int]]:",
                f'{INDENT}"""List for each resource what may pay for it."""',
                f"{INDENT}return {accepted}",
            ],
            [
                "def can_cover(s: State, player: int, bundle: list[int]) -> bool:",
                f'{INDENT}"""Tell whether a player can pay a bundle, with stand-ins."""',
                f"{INDENT}return goods.payable(purse(s, player), bundle, stand_ins(s, player))",
            ],
        ]


def score(writer: Writer, scoring: c.Scoring) -> list[list[str]]:
    """Write what a player's points are; a value may ask for them, so they stand beside the values."""
    parts = ", ".join(writer.value(value) for _, value in scoring.parts)
    head = f"def score_parts(s: State, {scoring.player}: int) -> list[int]:"
    return [
        [writer.layout.spec.comment(scoring.span), head, f"{INDENT}return [{parts}]"],
        [
            "def score(s: State, p: int) -> int:",
            f'{INDENT}"""Add up a player\'s points."""',
            f"{INDENT}return sum(score_parts(s, p))",
        ],
    ]


def static_tables(layout: Layout) -> list[str]:
    """Write the tables of values that depend on nothing but their arguments."""
    lines: list[str] = []
    for point in layout.program.values.values():
        name = layout.value_name(point.signed)
        if name not in layout.static:
            continue
        call = f"{name}({', '.join(argument(n, t_) for n, t_ in point.params)})"
        order = table_order([type_ for _, type_ in point.params])
        for param, type_ in [point.params[k] for k in reversed(order)]:
            call = f"tuple({call} for {param} in range({index_count(layout.symbols, type_)}))"
        lines.append(f"{layout.table('table', name)}: Final = {call}")
    return lines


def argument(name: str, type_: Type) -> str:
    return f"max({name}, 1)" if type_.form == TypeForm.PLAYER else name
