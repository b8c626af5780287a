"""Expressions as Python text, with only the brackets that precedence needs.

    Compare(">=", FieldGet(card.rank, c), 7)   ->   CARD_RANK[c] >= 7

Precedence levels travel with the texts, so that no bracket is missing and none is needless.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from lawspeaker.check import ir as c
from lawspeaker.check.constants import NO_NUMBER, compare_numbers, missing_value
from lawspeaker.check.rules.verb_events import REPLACEMENT, RULE_NUMBERS
from lawspeaker.emit import size_names
from lawspeaker.emit.expressions import lookups, universes
from lawspeaker.emit.expressions.attributes import piece_attribute, pile_code
from lawspeaker.emit.precedence import ADD, AND, ATOM, COMPARE, MULTIPLY, NOT, OR, TERNARY, Text
from lawspeaker.emit.python_text import NewList, range_text, tuple_text
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.symbols import Board, BoardForm, FieldSym, Thing
from lawspeaker.resolve.types import Type, TypeForm

LINES = {3: "three_in_line", 4: "four_in_line", 5: "five_in_line"}
FEW_LINES = 8
"""How many lines lead through a place, on average, if it is worth looking at each of them."""
THING = Type(TypeForm.THING)
MOST_NAMED = 3


def write_text(w: Writer, e: c.Expr) -> Text:
    """Write an expression and tell how tightly it binds."""
    match e:
        case c.Const():
            return const(w, e), ATOM if e.value >= 0 else ADD
        case c.Nothing(type_):
            return nothing(w, type_), ATOM
        case c.Local(name):
            return w.name(name), ATOM
        case c.Arithmetic():
            return arithmetic(w, e)
        case c.Compare(op, left, right):
            return write_compare(w, op, left, right)
        case c.Between():
            return between(w, e)
        case c.Logic(op, left, right):
            return logic(w, op, left, right)
        case c.Not(c.Member(value, source, negated, type_)):
            return write_text(w, c.Member(value, source, not negated, type_))
        case c.Not(value):
            return f"not {w.value(value, COMPARE)}", NOT
        case c.Cond(c.Const(1, type_), test, c.Const(0)) if type_.form == TypeForm.YES_NO:
            return write_text(w, test)
        case c.Cond(c.Const(0, type_), test, c.Const(1)) if type_.form == TypeForm.YES_NO:
            return write_text(w, negation(test))
        case c.Cond(then, test, other):
            first, question = lookups.list_value(w, then, TERNARY + 1), w.value(test, TERNARY + 1)
            return f"{first} if {question} else {lookups.list_value(w, other, TERNARY)}", TERNARY
        case c.IsThing(value, thing, negated):
            return is_thing(w, value, thing, negated), COMPARE
        case c.IsKind(value, first, last, negated):
            return f"{w.value(value, ADD)} {'not in' if negated else 'in'} {things(w, first, last)}", COMPARE
        case c.Alike(left, right, negated):
            table = w.layout.table("first", "copy")
            sign = "!=" if negated else "=="
            return f"{table}[{w.value(left)}] {sign} {table}[{w.value(right)}]", COMPARE
        case c.FirstCopies(source):
            return NewList(f"[{w.layout.table('first', 'copy')}[it] for it in {lookups.iterable(w, source)}]"), ATOM
        case c.OfAnyCopy(thing, var, test):
            return f"of_any_copy({w.layout.copies_constant(thing)}, lambda {var}: {w.value(test)})", ATOM
        case c.Extreme(most, items):
            return f"{'max' if most else 'min'}({', '.join(w.value(item) for item in items)})", ATOM
        case c.Member(value, source, negated):
            sign = "not in" if negated else "in"
            return f"{w.value(value, ADD)} {sign} {lookups.iterable(w, source, ADD)}", COMPARE
        case c.InPile(thing, pile, negated) if thing.type.form == TypeForm.OPTIONAL and not isinstance(thing, c.Const):
            call = f"is_in_pile(s, {w.value(thing)}, {pile_code(w, pile)})"
            return (f"not {call}", NOT) if negated else (call, ATOM)
        case c.InPile(thing, pile, negated):
            sign = "!=" if negated else "=="
            return f"{w.indexed('at')}[{w.value(thing)}] {sign} {pile_code(w, pile)}", COMPARE
        case c.KnownTo(known, player, hidden):
            who = "0" if player is None else w.value(player)
            cards = lookups.list_value(w, known) if known.type.form == TypeForm.LIST else f"[{w.value(known)}]"
            return f"{'is_hidden' if hidden else 'is_visible'}(s, PILES, {who}, {cards})", ATOM
        case c.Empty(value, negated):
            return empty(w, value, negated)
        case c.HasSteps(thing, field, negated):
            return has_steps(w, thing, field, negated)
        case c.Try():
            trial = w.layout.program.trials[e.trial].name
            args = ", ".join(["s", *(lookups.read_list(w, arg) for arg in e.args)])
            return f"{trial}_on_copies({args})", ATOM
        case c.Need(value, line):
            return need(w, value, line), ATOM
        case c.FirstOf(value, line):
            if line and (extreme := w.parts.extreme(w, value, line)) is not None:
                return extreme, ATOM
            if line:
                return f'first_of({lookups.iterable(w, value)}, "{line}")', ATOM
            return f"first_or({lookups.iterable(w, value)}, {nothing(w, e.type)})", ATOM
        case (c.Seat() | c.ListOf() | c.BundleOf() | c.BundleSum() | c.BundlePart() | c.Range()
              | c.Unknown() | c.FieldGet() | c.StateGet() | c.OptionGet() | c.ResourceGet()
              | c.ResourceOf() | c.CanPay() | c.PileGet() | c.Universe() | c.CallRulePoint()
              | c.BoardValue() | c.PieceOn() | c.PieceCount() | c.Reserve() | c.ThingsAt() | c.PlaceOf()
              | c.GameValue() | c.OutcomeMarks() | c.FaceChoices() | c.CurrentRecord() | c.Query()
              | c.FirstN() | c.AllHave() | c.SumOf() | c.ListFor() | c.Reach() | c.Suppose()
              | c.ByThing()):  # fmt: skip
            return lookups.lookup(w, e)
        case _:
            assert_never(e)


def is_thing(w: Writer, value: c.Expr, thing: Thing, negated: bool) -> str:
    """Write the question whether something is a thing, or one of its copies."""
    if len(thing.ids) == 1:
        return f"{w.value(value, ADD)} {'!=' if negated else '=='} {w.layout.thing_constant(thing)}"
    return f"{w.value(value, ADD)} {'not in' if negated else 'in'} {w.layout.copies_constant(thing)}"


def has_steps(w: Writer, thing: c.Expr, field: FieldSym, negated: bool) -> Text:
    """Write the question whether a thing has steps in a field, by a table of those that have some."""
    found = f"{w.layout.table(field.owner, 'with', field.name)}[{w.value(thing)}]"
    return (f"not {found}", NOT) if negated else (found, ATOM)


def things(w: Writer, first: int, last: int) -> str:
    """Write all things of a kind, which stand together."""
    for kind in w.layout.symbols.kinds.values():
        if (kind.first, kind.last) == (first, last):
            return w.layout.kind_range(kind.name)
    return range_text(thing_text(w, first), f"{size_names.last_copy(w.layout, w.layout.symbols.proto_of(last))} + 1")


def among(w: Writer, name: str, ids: list[int]) -> str:
    """Write the question whether a thing is one of some."""
    w.name(name)
    if len(ids) == 1:
        return f"{name} == {thing_text(w, ids[0])}"
    if len(protos(w, ids)) > MOST_NAMED and list(ids) == list(range(ids[0], ids[-1] + 1)):
        return f"{thing_text(w, ids[0])} <= {name} <= {size_names.last_copy(w.layout, protos(w, ids)[-1])}"
    groups = some_things(w, ids)
    return f"{name} in {groups[0]}" if len(groups) == 1 else f"({' or '.join(f'{name} in {each}' for each in groups)})"


def some_things(w: Writer, ids: list[int]) -> list[str]:
    """Write several things: all copies of one by name, things without copies one by one."""
    things = protos(w, ids)
    assert len(ids) == sum(len(thing.ids) for thing in things)
    singles = [w.layout.thing_constant(thing) for thing in things if len(thing.ids) == 1]
    copies = [w.layout.copies_constant(thing) for thing in things if len(thing.ids) > 1]
    return [*([tuple_text(singles)] if singles else []), *copies]


def protos(w: Writer, ids: list[int]) -> list[Thing]:
    """Return the declared things that some copies are of."""
    return list({th.index: th for th in map(w.layout.symbols.proto_of, ids)}.values())


def logic(w: Writer, op: str, left: c.Expr, right: c.Expr) -> Text:
    """Write `and`, `or`; an `and` inside an `or` gets brackets, to make the precedence visible."""
    if op == c.LogicOp.AND:
        return f"{w.value(left, AND)} and {w.value(right, NOT)}", AND
    first, second = (
        f"({text})" if own in (TERNARY, AND) else text for text, own in (w.write_text(w, left), w.write_text(w, right))
    )
    return f"{first} or {second}", OR


def conjunction(w: Writer, tests: Sequence[c.Expr], before: Sequence[str] = ()) -> str:
    """Write conditions that must all hold, behind those that are written already."""
    return joined(w, tests, before)[0]


def joined(w: Writer, tests: Sequence[c.Expr], before: Sequence[str] = ()) -> Text:
    """Write conditions that must all hold, and tell how tightly they bind."""
    if len(tests) == 1 and not before:
        return w.write_text(w, tests[0])
    return " and ".join([*before, *(w.value(test, AND) for test in tests)]), AND


def thing_text(w: Writer, thing: int) -> str:
    """Write a thing by its name where it has one."""
    return const(w, c.Const(thing, THING))


def const(w: Writer, e: c.Const) -> str:
    """Write a constant by its name where it has one."""
    match e.type.form:
        case TypeForm.YES_NO:
            return "True" if e.value else "False"
        case TypeForm.ENUM:
            return w.layout.enum_constant(e.type.name, e.value)
        case TypeForm.THING:
            thing = w.layout.symbols.proto_of(e.value)
            if thing.ids[0] == e.value:
                return w.layout.thing_constant(thing)
        case TypeForm.RESOURCE:
            return w.layout.table("res", list(w.layout.symbols.resources)[e.value])
        case TypeForm.NUMBER if e.text == REPLACEMENT:
            return size_names.size(w.layout, e.value, REPLACEMENT, str(e.value // RULE_NUMBERS))
        case TypeForm.PLACE if e.text:
            return size_names.size(w.layout, e.value, e.type.name, e.text)
        case (TypeForm.NUMBER | TypeForm.PLACE | TypeForm.RECORD | TypeForm.PLAYER | TypeForm.BUNDLE
              | TypeForm.LIST | TypeForm.OPTIONAL | TypeForm.STEPS | TypeForm.OUTCOME | TypeForm.FACE
              | TypeForm.SPOT | TypeForm.PHASE | TypeForm.NOTHING | TypeForm.UNKNOWN):  # fmt: skip
            pass
        case _:
            assert_never(e.type.form)
    return str(e.value)


def nothing(w: Writer, type_: Type) -> str:
    value = missing_value(type_)
    return "NO_NUMBER" if value == NO_NUMBER else str(value)


def arithmetic(w: Writer, e: c.Arithmetic) -> Text:
    op, left, right = e.op, e.left, e.right
    if op in (c.ArithmeticOp.ADD, c.ArithmeticOp.SUBTRACT):
        if op == c.ArithmeticOp.SUBTRACT and isinstance(left, c.Const) and left.value == 0 and not left.text:
            return f"-{w.value(right, ATOM)}", MULTIPLY
        return f"{w.value(left, ADD)} {op} {w.value(right, MULTIPLY)}", ADD
    if op == c.ArithmeticOp.MULTIPLY:
        return f"{w.value(left, MULTIPLY)} * {w.value(right, ATOM)}", MULTIPLY
    divides = op == c.ArithmeticOp.DIVIDE
    if isinstance(right, c.Const) and right.value != 0:
        return f"{w.value(left, MULTIPLY)} {'//' if divides else '%'} {w.value(right, ATOM)}", MULTIPLY
    function = "floor_divide" if divides else "floor_remainder"
    return f'{function}({w.value(left)}, {w.value(right)}, "{e.line}")', ATOM


def between(w: Writer, e: c.Between) -> Text:
    """Write the test whether a number lies between two others."""
    text = f"{w.value(e.low, ADD)} <= {w.value(e.value, ADD)} <= {w.value(e.high, ADD)}"
    return (f"not {text}", NOT) if e.negated else (text, COMPARE)


def write_compare(w: Writer, op: c.Comparison, left: c.Expr, right: c.Expr) -> Text:
    if isinstance(left, c.Const) and isinstance(right, c.Const):
        return str(compare_numbers(op, left.value, right.value)), ATOM
    if (
        isinstance(right, c.Const)
        and right.type.form == TypeForm.YES_NO
        and op in (c.Comparison.EQUAL, c.Comparison.NOT_EQUAL)
    ):
        positive = (op == c.Comparison.EQUAL) == bool(right.value)
        return write_text(w, left) if positive else (f"not {w.value(left, COMPARE)}", NOT)
    if isinstance(right, c.Const):
        short = compare_count(w, op, left, right.value)
        if short is not None:
            return short
    if isinstance(right, c.Nothing) and left.type.form == TypeForm.BUNDLE:
        return empty(w, left, op == c.Comparison.NOT_EQUAL)
    if isinstance(right, c.Nothing) and isinstance(left, c.PlaceOf):
        sign = ">" if op == c.Comparison.EQUAL else "<="
        return f"{w.indexed('at')}[{w.value(left.thing)}] {sign} ON_PLACES", COMPARE
    if isinstance(right, c.Nothing) and left.type.bare().form != TypeForm.NOTHING:
        return f"{place(w, left, ADD)} {op} {nothing(w, left.type)}", COMPARE
    if isinstance(left, c.Nothing) and right.type.bare().form != TypeForm.NOTHING:
        return f"{nothing(w, right.type)} {op} {place(w, right, ADD)}", COMPARE
    if left.type.form == TypeForm.LIST or right.type.form == TypeForm.LIST:
        return f"{lookups.list_value(w, left, ADD)} {op} {lookups.list_value(w, right, ADD)}", COMPARE
    return f"{place(w, left, ADD)} {op} {place(w, right, ADD)}", COMPARE


def compare_count(w: Writer, op: str, left: c.Expr, number: int) -> Text | None:
    """Write a comparison with a number that can be answered without counting."""
    match left:
        case c.PieceCount(piece, player, None) if piece.single and player is not None and number == 0:
            if op not in (c.Comparison.EQUAL, c.Comparison.NOT_EQUAL):
                return None
            if piece.name in w.layout.owned:
                owned = w.indexed(w.layout.attribute("piece", f"{piece.name}_owned"))
                return f"len({owned}[{w.value(player)}]) {op} 0", COMPARE
            word = "not in" if op == c.Comparison.EQUAL else "in"
            return f"{w.value(player, ADD)} {word} {piece_attribute(w, piece)}", COMPARE
        case c.BoardValue(c.BoardWord.LINE) if op == c.Comparison.AT_LEAST and has_few_lines(left.board, number):
            return line_of(w, left, number), ATOM
        case c.Arithmetic(c.ArithmeticOp.ADD) | c.PieceCount() if number == 0:
            return compare_pieces(w, op, left)
        case _:
            return None


def compare_pieces(w: Writer, op: str, total: c.Expr) -> Text | None:
    """Write the question whether there are no pieces on a place, or any, if a number is a sum of pieces on places."""
    counts = addends(total)
    if op not in (c.Comparison.EQUAL, c.Comparison.NOT_EQUAL) or not all(map(is_single_on_place, counts)):
        return None
    tests = [f"{piece_cell(w, count)} {op} 0" for count in counts]
    if len(tests) == 1:
        return tests[0], COMPARE
    return (" and ".join(tests), AND) if op == c.Comparison.EQUAL else (" or ".join(tests), OR)


def addends(e: c.Expr) -> list[c.Expr]:
    """Split a number at its `+`s."""
    if isinstance(e, c.Arithmetic) and e.op == c.ArithmeticOp.ADD:
        return [*addends(e.left), *addends(e.right)]
    return [e]


def is_single_on_place(e: c.Expr) -> bool:
    """Tell whether a number is how many pieces of a kind are on a place which has room for one of them."""
    return isinstance(e, c.PieceCount) and e.piece.single and e.player is None and e.place is not None


def piece_cell(w: Writer, e: c.Expr) -> str:
    """Write who has the piece on a place, or whether one is there; 0 is none."""
    assert isinstance(e, c.PieceCount)
    assert e.place is not None
    return f"{w.indexed(w.layout.attribute('piece', e.piece.name))}[{place(w, e.place)}]"


def place(w: Writer, e: c.Expr, level: int = 0) -> str:
    """Write a value to be compared; a place of a laid board by the name its group goes by now."""
    board = w.layout.board_of(e.type)
    if (
        board is None
        or board.form != BoardForm.LAID
        or e.type.form not in (TypeForm.PLACE, TypeForm.OPTIONAL)
        or isinstance(e, c.Nothing)
    ):
        return w.value(e, level)
    return f"{w.state(w.layout.attribute('board', board.name))}.root[{w.value(e)}]"


def empty(w: Writer, value: c.Expr, negated: bool) -> Text:
    if value.type.form == TypeForm.BUNDLE:
        return (
            (f"any({lookups.list_value(w, value)})", ATOM)
            if negated
            else (f"not any({lookups.list_value(w, value)})", NOT)
        )
    if isinstance(value, c.Query) and value.agg is None and not value.having and value.prefix is None:
        agg = c.Aggregate.ANY if negated else c.Aggregate.NO
        return write_text(
            w, c.Query(agg, value.var, value.source, value.where, None, (), Type(TypeForm.YES_NO), value.span)
        )
    place = universes.indexed_place(w, value)
    text = f"count_on(s, {place})" if place else f"len({lookups.iterable(w, value)})"
    return f"{text} {'>' if negated else '=='} 0", COMPARE


def need(w: Writer, value: c.Expr, line: str) -> str:
    if isinstance(value, c.Local) and value.name in w.certain:
        return w.name(value.name)
    function = {TypeForm.PLAYER: "require_player", TypeForm.NUMBER: "require_number"}.get(
        value.type.bare().form, "require"
    )
    return f'{function}({w.value(value)}, "{line}")'


def has_few_lines(board: Board, length: int) -> bool:
    """Tell whether few lines of a length lead through a place of a grid: then it is quicker to look at each of them."""
    if length not in LINES:
        return False
    across, up = max(0, board.width - length + 1), max(0, board.height - length + 1)
    lines = across * board.height + up * board.width + 2 * across * up
    return lines * length <= FEW_LINES * board.width * board.height


def line_of(w: Writer, e: c.BoardValue, length: int) -> str:
    """Write the question for a line of three to five, by the table of lines through the place."""
    piece = e.args[1]
    assert isinstance(piece, c.PieceOn)
    table = lookups.board_table(w, e.board, f"lines of {length}")
    return f"{LINES[length]}({piece_attribute(w, piece.piece)}, {w.value(e.args[0])}, {table})"


def negation(test: c.Expr) -> c.Expr:
    """Return the opposite of a condition."""
    if isinstance(test, c.Compare) and test.op in (c.Comparison.EQUAL, c.Comparison.NOT_EQUAL):
        return replace(test, op=c.Comparison.NOT_EQUAL if test.op == c.Comparison.EQUAL else c.Comparison.EQUAL)
    if isinstance(test, c.Query) and test.agg in (c.Aggregate.ANY, c.Aggregate.NO):
        return replace(test, agg=c.Aggregate.NO if test.agg == c.Aggregate.ANY else c.Aggregate.ANY)
    if isinstance(test, c.Empty):
        return replace(test, negated=not test.negated)
    return c.Not(test, test.type)
