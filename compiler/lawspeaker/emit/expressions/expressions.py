"""Expressions as Python text, with just the brackets that precedence asks for.

    Compare(">=", FieldGet(card.rank, c), 7)   ->   CARD_RANK[c] >= 7

Precedence levels travel with the texts, so that no bracket is missing and none is needless.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lawspeaker.check import ir as c
from lawspeaker.check.constants import NO_NUMBER, compare, nothing_of
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import range_text, tuple_text
from lawspeaker.resolve.symbols import Piece, Thing
from lawspeaker.resolve.types import Type

TERNARY, OR, AND, NOT, COMPARE, ADD, MULTIPLY, ATOM = range(8)
LINES = {3: "three_in_line", 4: "four_in_line"}
Text = tuple[str, int]
THING = Type("thing")
MOST_NAMED = 3


class ExpressionWriter:
    """Writes expressions."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.certain: set[str] = set()

    def value(self, e: c.Expr, level: int = 0) -> str:
        """Write an expression; it is put in brackets if it binds less than `level`."""
        text, own = self.text(e)
        return f"({text})" if own < level else text

    def atom(self, e: c.Expr) -> str:
        return self.value(e, ATOM)

    def text(self, e: c.Expr) -> Text:
        """Write an expression and tell how tightly it binds."""
        match e:
            case c.Const():
                return self.const(e), ATOM if e.value >= 0 else ADD
            case c.Nothing(type_):
                return self.nothing(type_), ATOM
            case c.Local(name):
                return name, ATOM
            case c.Arithmetic():
                return self.arithmetic(e)
            case c.Compare(op, left, right):
                return self.compare(op, left, right)
            case c.Logic(op, left, right):
                return self.logic(op, left, right)
            case c.Not(value):
                return f"not {self.value(value, COMPARE)}", NOT
            case c.Cond(c.Const(1, type_), test, c.Const(0)) if type_.form == "yes_no":
                return self.text(test)
            case c.Cond(c.Const(0, type_), test, c.Const(1)) if type_.form == "yes_no":
                return self.text(negation(test))
            case c.Cond(then, test, other):
                first, question = self.list_value(then, TERNARY + 1), self.value(test, TERNARY + 1)
                return f"{first} if {question} else {self.list_value(other, TERNARY)}", TERNARY
            case c.IsThing(value, thing, negated):
                return self.is_thing(value, thing, negated), COMPARE
            case c.IsKind(value, first, last, negated):
                return f"{self.value(value, ADD)} {'not in' if negated else 'in'} {self.things(first, last)}", COMPARE
            case c.Alike(left, right, negated):
                table = self.layout.table("first", "copy")
                op = "!=" if negated else "=="
                return f"{table}[{self.value(left)}] {op} {table}[{self.value(right)}]", COMPARE
            case c.FirstCopies(source):
                return f"[{self.layout.table('first', 'copy')}[it] for it in {self.iterable(source)}]", ATOM
            case c.OfAnyCopy(thing, var, test):
                return f"of_any_copy({self.layout.copies_constant(thing)}, lambda {var}: {self.value(test)})", ATOM
            case c.Extreme(most, items):
                return f"{'max' if most else 'min'}({', '.join(self.value(item) for item in items)})", ATOM
            case c.Member(value, source, negated):
                op = "not in" if negated else "in"
                return f"{self.value(value, ADD)} {op} {self.iterable(source, ADD)}", COMPARE
            case c.InPile(thing, pile, negated) if thing.type.form == "optional" and not isinstance(thing, c.Const):
                call = f"is_in_pile(s, {self.value(thing)}, {self.pile_code(pile)})"
                return (f"not {call}", NOT) if negated else (call, ATOM)
            case c.InPile(thing, pile, negated):
                op = "!=" if negated else "=="
                return f"s.at[{self.value(thing)}] {op} {self.pile_code(pile)}", COMPARE
            case c.Empty(value, negated):
                return self.empty(value, negated)
            case c.Need(value, line):
                return self.need(value, line), ATOM
            case c.FirstOf(value, line):
                if line:
                    return f'first_of({self.iterable(value)}, "{line}")', ATOM
                return f"first_or({self.iterable(value)}, {self.nothing(e.type)})", ATOM
            case _:
                return self.lookup(e)

    def is_thing(self, value: c.Expr, thing: Thing, negated: bool) -> str:
        """Write the question whether something is a thing, or one of its copies."""
        if len(thing.ids) == 1:
            return f"{self.value(value, ADD)} {'!=' if negated else '=='} {self.layout.thing_constant(thing)}"
        return f"{self.value(value, ADD)} {'not in' if negated else 'in'} {self.layout.copies_constant(thing)}"

    def things(self, first: int, last: int) -> str:
        """Write all things of a kind, which stand together."""
        for kind in self.layout.symbols.kinds.values():
            if (kind.first, kind.last) == (first, last):
                return self.layout.kind_range(kind.name)
        return range_text(str(first), str(last + 1))

    def among(self, name: str, ids: list[int]) -> str:
        """Write the question whether a thing is one of some."""
        if len(ids) == 1:
            return f"{name} == {self.const(c.Const(ids[0], THING))}"
        if len(self.protos(ids)) > MOST_NAMED and list(ids) == list(range(ids[0], ids[-1] + 1)):
            return f"{self.const(c.Const(ids[0], THING))} <= {name} <= {self.const(c.Const(ids[-1], THING))}"
        return f"{name} in {self.some_things(ids)}"

    def some_things(self, ids: list[int]) -> str:
        """Write several things: all copies of one by name, others one by one."""
        things = self.protos(ids)
        if len(things) == 1 and len(ids) == len(things[0].ids):
            return self.layout.copies_constant(things[0])
        return tuple_text([self.const(c.Const(i, THING)) for i in ids])

    def protos(self, ids: list[int]) -> list[Thing]:
        """Return the declared things that some copies are of."""
        return list({th.index: th for th in map(self.layout.symbols.proto_of, ids)}.values())

    def logic(self, op: str, left: c.Expr, right: c.Expr) -> Text:
        """Write `and`, `or`; an `and` inside an `or` gets brackets, because nobody remembers which binds tighter."""
        if op == "and":
            return f"{self.value(left, AND)} and {self.value(right, NOT)}", AND
        first, second = (f"({text})" if own in (TERNARY, AND) else text for text, own in map(self.text, (left, right)))
        return f"{first} or {second}", OR

    def conjunction(self, tests: Sequence[c.Expr], before: Sequence[str] = ()) -> str:
        """Write conditions that must all hold, behind those that are written already."""
        if len(tests) == 1 and not before:
            return self.value(tests[0])
        return " and ".join([*before, *(self.value(test, AND) for test in tests)])

    def const(self, e: c.Const) -> str:
        """Write a constant by its name where it has one."""
        match e.type.form:
            case "yes_no":
                return "True" if e.value else "False"
            case "enum":
                return self.layout.enum_constant(e.type.name, e.value)
            case "thing":
                thing = self.layout.symbols.proto_of(e.value)
                if thing.ids[0] == e.value:
                    return self.layout.thing_constant(thing)
            case "resource":
                return self.layout.table("res", list(self.layout.symbols.resources)[e.value])
            case _:
                pass
        return str(e.value)

    def nothing(self, type_: Type) -> str:
        value = nothing_of(type_)
        return "NO_NUMBER" if value == NO_NUMBER else str(value)

    def arithmetic(self, e: c.Arithmetic) -> Text:
        op, left, right = e.op, e.left, e.right
        if op in "+-":
            if op == "-" and isinstance(left, c.Const) and left.value == 0 and not left.text:
                return f"-{self.value(right, ATOM)}", MULTIPLY
            return f"{self.value(left, ADD)} {op} {self.value(right, MULTIPLY)}", ADD
        if op == "*":
            return f"{self.value(left, MULTIPLY)} * {self.value(right, ATOM)}", MULTIPLY
        if isinstance(right, c.Const) and right.value != 0:
            return f"{self.value(left, MULTIPLY)} // {self.value(right, ATOM)}", MULTIPLY
        return f'divided({self.value(left)}, {self.value(right)}, "{e.line}")', ATOM

    def compare(self, op: str, left: c.Expr, right: c.Expr) -> Text:
        if isinstance(left, c.Const) and isinstance(right, c.Const):
            return str(compare(op, left.value, right.value)), ATOM
        if isinstance(right, c.Const) and right.type.form == "yes_no" and op in ("==", "!="):
            positive = (op == "==") == bool(right.value)
            return self.text(left) if positive else (f"not {self.value(left, COMPARE)}", NOT)
        if isinstance(right, c.Const):
            short = self.compare_count(op, left, right.value)
            if short is not None:
                return short
        if isinstance(right, c.Nothing) and left.type.form == "bundle":
            return self.empty(left, op == "!=")
        if isinstance(right, c.Nothing) and left.type.bare().form != "nothing":
            return f"{self.place(left, ADD)} {op} {self.nothing(left.type)}", COMPARE
        if isinstance(left, c.Nothing) and right.type.bare().form != "nothing":
            return f"{self.nothing(right.type)} {op} {self.place(right, ADD)}", COMPARE
        if left.type.form == "list" or right.type.form == "list":
            return f"{self.list_value(left, ADD)} {op} {self.list_value(right, ADD)}", COMPARE
        return f"{self.place(left, ADD)} {op} {self.place(right, ADD)}", COMPARE

    def compare_count(self, op: str, left: c.Expr, number: int) -> Text | None:
        """Write a comparison with a number that can be answered without counting."""
        match left:
            case c.PieceCount(piece, player, None) if piece.single and player is not None and number == 0:
                if op not in ("==", "!="):
                    return None
                if piece.name in self.layout.owned:
                    return f"len({self.kept(piece.name, 'owned')}[{self.value(player)}]) {op} 0", COMPARE
                word = "not in" if op == "==" else "in"
                return f"{self.value(player, ADD)} {word} {self.piece_attribute(piece)}", COMPARE
            case c.BoardValue("line") if op == ">=" and number in LINES:
                return self.line_of(left, number), ATOM
            case _:
                return None

    def place(self, e: c.Expr, level: int = 0) -> str:
        """Write a value to be compared; a place of a laid board by the name its group goes by now."""
        board = self.layout.board_of(e.type)
        if (
            board is None
            or board.form != "laid"
            or e.type.form not in ("place", "optional")
            or isinstance(e, c.Nothing)
        ):
            return self.value(e, level)
        return f"s.{self.layout.attribute('board', board.name)}.root[{self.value(e)}]"

    def empty(self, value: c.Expr, negated: bool) -> Text:
        if value.type.form == "bundle":
            return (f"any({self.list_value(value)})", ATOM) if negated else (f"not any({self.list_value(value)})", NOT)
        if isinstance(value, c.Query) and value.agg is None and not value.having and value.prefix is None:
            agg = "any" if negated else "no"
            return self.text(c.Query(agg, value.var, value.source, value.where, None, (), Type("yes_no"), value.span))
        text = f"len({self.iterable(value)})"
        return f"{text} {'>' if negated else '=='} 0", COMPARE

    def need(self, value: c.Expr, line: str) -> str:
        if isinstance(value, c.Local) and value.name in self.certain:
            return value.name
        function = {"player": "need_player", "number": "need_number"}.get(value.type.bare().form, "need")
        return f'{function}({self.value(value)}, "{line}")'

    def line_of(self, e: c.BoardValue, length: int) -> str:
        """Write the question for a line of three or four, by the table of lines through the place."""
        piece = e.args[1]
        assert isinstance(piece, c.PieceOn)
        table = self.layout.table(e.board.place, "lines of", str(length))
        return f"{LINES[length]}({self.piece_attribute(piece.piece)}, {self.value(e.args[0])}, {table})"

    def lookup(self, e: c.Expr) -> Text:
        raise NotImplementedError

    def iterable(self, e: c.Expr, level: int = 0) -> str:
        """Write something a loop can run over."""
        return self.value(e, level)

    def list_value(self, e: c.Expr, level: int = 0) -> str:
        """Write a list of one's own where a list is kept, passed or given back; anything else as it is."""
        raise NotImplementedError

    def pile_code(self, pile: c.Expr) -> str:
        """Write the number of a pile."""
        assert isinstance(pile, c.PileGet)
        table = self.layout.table("pile", pile.pile.name)
        if pile.owner is None:
            return table
        return f"{table} + {self.value(pile.owner, MULTIPLY)}"

    def kept(self, piece: str, list_: str) -> str:
        """Return the list of places that is kept for a piece: those it owns, or those without one."""
        return f"s.{self.layout.attribute('piece', f'{piece}_{list_}')}"

    def piece_attribute(self, piece: Piece) -> str:
        return f"s.{self.layout.attribute('piece', piece.name)}"

    def placed_attribute(self, piece: Piece) -> str:
        """Write the list of how many of a piece each player has on the board."""
        return f"s.{self.layout.attribute('piece', f'{piece.name}_placed')}"


def negation(test: c.Expr) -> c.Expr:
    """Return the opposite of a condition."""
    if isinstance(test, c.Compare) and test.op in ("==", "!="):
        return replace(test, op="!=" if test.op == "==" else "==")
    if isinstance(test, c.Query) and test.agg in ("any", "no"):
        return replace(test, agg="no" if test.agg == "any" else "any")
    if isinstance(test, c.Empty):
        return replace(test, negated=not test.negated)
    return c.Not(test, test.type)
