"""Random Python of the shapes that generated engines consist of: statements, each on one line."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

T = TypeVar("T")

NAMES = (
    "a x card state player players_in_turn_order self remaining_influence board position clan total value lore "
    "kind_of_unit count_of_everything_on_the_board hex_tile"
).split()
FIELDS = "hand owner supply influence_tokens of add discard_pile count get strength_at".split()
STRINGS = ['"ok"', '"the cards in the hand of the first player"', 'f"{player} plays {card}"', '""', '"…"', '"符文之地"']
BINARY = ["+", "-", "*", "//", "%", "|", "&", "**", "<<"]
COMPARING = ["==", "!=", "<", ">=", "in", "not in", "is", "is not"]
TYPES = ["int", "str | None", "Final[tuple[int, ...]]", "Callable[[State, int], Iterator[Decision]]"]


class Writer:
    """Writes random statements from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def pick(self, choices: list[T]) -> T:
        return self.random.choice(choices)

    def one(self, *choices: tuple[float, Callable[[], str]]) -> str:
        """Return what one of the choices writes, by their weights."""
        return self.random.choices(choices, [weight for weight, _ in choices])[0][1]()

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def name(self) -> str:
        return self.pick(NAMES)

    def some(self, depth: int, low: int, high: int) -> str:
        return ", ".join(self.expression(depth - 1) for _ in range(self.random.randint(low, high)))

    def atom(self) -> str:
        number = str(self.random.randint(0, 5000))
        return self.pick([self.name(), self.name(), number, self.pick(STRINGS), self.pick(["None", "True", "..."])])

    def target(self) -> str:
        return self.one(
            (3, self.name),
            (2, lambda: f"{self.name()}.{self.pick(FIELDS)}"),
            (2, lambda: f"{self.name()}[{self.expression(1)}]"),
            (1, lambda: f"{self.trailed(1)}.{self.pick(FIELDS)}"),
            (1, lambda: f"{self.trailed(1)}[{self.expression(1)}]"),
        )

    def primary(self, depth: int) -> str:
        """Return something that may stand before a dot or a bracket."""
        if depth <= 0:
            return self.name()
        return self.one(
            (6, self.name),
            (4, lambda: self.trailed(depth - 1)),
            (0.5, lambda: f"({self.operation(depth - 1)})"),
            (0.2, lambda: self.display(depth - 1)),
            (0.2, lambda: '"some text"'),
        )

    def trailed(self, depth: int) -> str:
        head = self.primary(depth)
        return self.one(
            (2, lambda: f"{head}.{self.pick(FIELDS)}"),
            (4, lambda: f"{head}.{self.pick(FIELDS)}({self.arguments(depth)})"),
            (1, lambda: f"{head}.{self.pick(FIELDS)}({self.arguments(1)}).{self.pick(FIELDS)}({self.arguments(1)})"),
            (4, lambda: f"{head}({self.arguments(depth)})"),
            (2, lambda: f"{head}[{self.expression(depth - 1)}]"),
            (1, lambda: f"{head}[{self.some(depth, 2, 3)}]"),
            (0.3, lambda: f"{head}[{self.name()} : {self.trailed(depth - 1)}]"),
            (0.1, lambda: f"{head}[: {self.name()} + 1]"),
        )

    def arguments(self, depth: int) -> str:
        return self.one(
            (2, lambda: self.comprehension(depth)),
            (1, lambda: f"{self.expression(depth - 1)}, {self.name()}={self.expression(depth - 1)}"),
            (1, lambda: f"key=lambda {self.name()}: {self.expression(depth - 1)}"),
            (0.5, lambda: f"*{self.primary(depth - 1)}, **{self.primary(depth - 1)}"),
            (0.3, lambda: f"*({self.comprehension(depth - 1)})"),
            (6, lambda: self.some(depth, 0, 4)),
        )

    def comprehension(self, depth: int) -> str:
        targets = self.pick(["x", "x, y", "card, (x, y)", "_, player", "(x,)"])
        text = f"{self.expression(depth - 1)} for {targets} in {self.operand(depth - 1)}"
        if self.chance(0.5):
            text += f" if {self.operation(depth - 1)}"
        if self.chance(0.2):
            text += f" for y in {self.operand(depth - 1)}"
        return text

    def operand(self, depth: int) -> str:
        if depth <= 0:
            return self.atom()
        return self.one(
            (2, self.atom),
            (5, lambda: self.trailed(depth)),
            (1, lambda: f"({self.expression(depth - 1)})"),
            (2, lambda: self.display(depth)),
            (0.3, lambda: f"-{self.primary(depth)}"),
            (0.2, lambda: f"({self.name()} := {self.expression(depth - 1)})"),
        )

    def pairs(self, depth: int) -> str:
        pairs = [f"{self.atom()}: {self.expression(depth - 1)}" for _ in range(self.random.randint(0, 3))]
        return ", ".join([*pairs, f"**{self.name()}"] if self.chance(0.1) else pairs)

    def display(self, depth: int) -> str:
        return self.one(
            (1, lambda: f"[{self.some(depth, 0, 5)}]"),
            (1, lambda: f"({self.some(depth, 2, 5)})"),
            (0.5, lambda: f"({self.expression(depth - 1)},)"),
            (0.5, lambda: f"{{{self.some(depth, 1, 5)}}}"),
            (1, lambda: f"{{{self.pairs(depth)}}}"),
            (1, lambda: f"[{self.comprehension(depth)}]"),
            (0.5, lambda: f"{{{self.comprehension(depth)}}}"),
            (1, lambda: f"({self.comprehension(depth)})"),
            (1, lambda: f"{{{self.atom()}: {self.comprehension(depth)}}}"),
            (1, lambda: f"({', '.join(str(self.random.randint(0, 99)) for _ in range(self.random.randint(20, 60)))})"),
        )

    def operation(self, depth: int) -> str:
        count = self.random.randint(1, 4)
        return self.one(
            (4, lambda: self.pick([" and ", " or "]).join(self.compared(depth - 1) for _ in range(count + 1))),
            (1, lambda: f"{self.compared(depth - 1)} and {self.compared(depth - 1)} or not {self.operand(depth)}"),
            (2, lambda: self.compared(depth)),
            (1, lambda: f"not {self.operand(depth)}"),
            (3, lambda: self.operand(depth - 1) + "".join(self.calculated(depth - 1) for _ in range(count))),
        )

    def calculated(self, depth: int) -> str:
        return f" {self.pick(BINARY)} {self.operand(depth)}"

    def compared(self, depth: int) -> str:
        if self.chance(0.4):
            return self.operand(depth)
        return f"{self.operand(depth)} {self.pick(COMPARING)} {self.operand(depth)}"

    def choice(self, depth: int) -> str:
        return f"{self.operand(depth)} if {self.operation(depth)} else {self.expression(depth - 1)}"

    def expression(self, depth: int) -> str:
        if depth <= 0:
            return self.atom()
        return self.one(
            (5, self.atom),
            (6, lambda: self.operand(depth)),
            (6, lambda: self.operation(depth)),
            (2, lambda: self.choice(depth)),
            (1, lambda: f"lambda x, y=1: {self.expression(depth - 1)}"),
            (0.3, lambda: f"lambda: {self.trailed(depth)}"),
        )

    def annotation(self, depth: int = 2) -> str:
        return (
            f"dict[{self.annotation(depth - 1)}, {self.pick(TYPES)}]"
            if depth and self.chance(0.2)
            else self.pick(TYPES)
        )

    def parameters(self) -> str:
        texts = ["self"] if self.chance(0.5) else []
        for index in range(self.random.randint(0, 6)):
            default = f" = {self.atom()}" if self.chance(0.2) else ""
            texts.append(f"{self.name()}_{index}: {self.annotation()}{default}")
        if self.chance(0.2):
            texts.append(f"*, flag: bool = {self.pick(['True', 'False'])}")
        if self.chance(0.1):
            texts.append(f"**others: {self.annotation()}")
        return ", ".join(texts)

    def simple(self, depth: int) -> str:
        """Return a statement without a body."""
        value: Callable[[], str] = lambda: self.expression(depth)  # noqa: E731
        return self.one(
            (2, lambda: f"{self.name()} = {value()}"),
            (2, lambda: f"{self.target()} = {value()}"),
            (1, lambda: f"{self.target()} = {self.target()} = {value()}"),
            (0.5, lambda: f"{self.target()} = {self.target()} = {self.target()} = {value()}"),
            (1, lambda: f"{self.target()}, {self.target()} = {value()}"),
            (1, lambda: f"{self.target()} {self.pick(['+=', '-=', '|=', '//='])} {value()}"),
            (1, lambda: f"{self.name()}: {self.annotation()} = {value()}"),
            (1, lambda: f"{self.name()}: {self.annotation()} = {self.display(depth)}"),
            (1, lambda: f"{self.name()} = {self.display(depth)}"),
            (1, lambda: f"{self.name()} = {value()}, {value()}"),
            (1, lambda: f"return {value()}"),
            (2, lambda: f"return {self.operation(depth)}"),
            (1, lambda: f"return {value()}, {value()}"),
            (1, lambda: f"return {self.some(depth, 3, 4)}"),
            (1, lambda: self.trailed(depth)),
            (0.5, lambda: self.operation(depth)),
            (1, lambda: f"raise Illegal({self.some(depth, 1, 3)})"),
            (0.5, lambda: f"raise {self.trailed(depth)} from {self.trailed(depth)}"),
            (1, lambda: f"assert {self.operation(depth)}, {value()}"),
            (1, lambda: f"assert {self.operation(depth)}"),
            (1, lambda: f"del {self.target()}, {self.trailed(depth)}.x"),
            (1, lambda: f"del {self.trailed(depth)}[{value()}]"),
            (1, lambda: f"yield {value()}"),
            (0.5, lambda: f"yield from {value()}"),
            (0.5, lambda: f"{self.name()} = yield {value()}"),
            (0.5, lambda: f"from {self.name()}.{self.name()} import {', '.join(self.random.sample(NAMES, 12))}"),
        )

    def header(self, depth: int) -> str:
        """Return the first line of a statement with a body."""
        long_name = f"{self.name()}_{'x' * self.random.randint(0, 60)}"
        return self.one(
            (3, lambda: f"if {self.operation(depth)}:"),
            (
                1,
                lambda: f"if ({self.name()} := {self.expression(depth)}) {self.pick(COMPARING)} {self.operand(depth)}:",
            ),
            (1, lambda: f"while {self.operation(depth)}:"),
            (1, lambda: f"for {self.name()} in {self.expression(depth)}:"),
            (0.5, lambda: f"for {self.name()} in {self.some(depth, 2, 3)}:"),
            (1, lambda: f"for {self.target()}, {self.target()} in {self.operand(depth)}:"),
            (2, lambda: f"def {self.name()}({self.parameters()}) -> {self.annotation()}:"),
            (1, lambda: f"def {long_name}({self.parameters()}) -> {self.annotation()}:"),
            (1, lambda: f"def {long_name}() -> {self.annotation()}:"),
            (0.5, lambda: f"def {long_name}(self) -> {long_name}:"),
            (0.5, lambda: f"class {long_name}({self.trailed(depth)}, metaclass={self.name()}):"),
            (0.5, lambda: f"@{self.name()}({self.some(depth, 1, 3)})\ndef f() -> None:"),
        )

    def statement(self) -> str:
        """Return a statement, at an indent of zero to eight columns."""
        depth = self.random.randint(1, 4)
        text = self.simple(depth) if self.chance(0.7) else f"{self.header(depth)}\n    pass"
        deep = self.random.randint(0, 2)
        lines = [f"{'    ' * index}if state:" for index in range(deep)]
        return "\n".join([*lines, *("    " * deep + line for line in text.split("\n"))]) + "\n"
