"""Abstract areas in examples: their adjacency, size and marks, without laying tiles.

    A touches B by ditch              Touch(("area_a", "area_b"), 1)
    A spans 3 tiles, closed    ->     ShapeArea("area_a", 3, closed=True)
    A shows 2 sheep                   MarkArea("area_a", sheep, 2)

Below `expect` the same lines are conditions.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.examples.shown_parts import Condition, PartForm, ShownPart
from lawspeaker.check.expressions import expressions
from lawspeaker.check.rules import rules
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Board, BoardForm
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker_language.plurals import plural_of
from lawspeaker_language.spelling import nearest

REGION_VERBS = ("touches", "spans", "shows")


def laid_board(cx: CheckContext, line: t.Subject) -> Board | None:
    """Return the board of laid tiles; report a line about areas in a game without one."""
    board = next((b for b in cx.symbols.boards.values() if b.form == BoardForm.LAID), None)
    if board is None:
        cx.facts.add("L360", line.span)
    return board


def check_given_region(cx: CheckContext, line: t.Subject, scope: Scope) -> list[c.Stmt]:
    """Check a line about abstract areas as something to make true; a new name is a new area."""
    board = laid_board(cx, line)
    if board is None:
        return []
    area = region_variable(line.name, board, scope)
    match line.word:
        case "touches":
            border = check_border(cx, line, board)
            ends = [region_variable(other.name, board, scope) for other in touched_names(cx, line)]
            return [c.Touch(line.span, board, (area.name, end.name), border or 0) for end in ends]
        case "spans":
            count, word = check_spanned(cx, line, board, scope)
            return [c.ShapeArea(line.span, board, (area.name,), count, word == "closed")]
        case _:
            shown = [check_marks(cx, arg, board, scope) for arg in line.args]
            return [c.MarkArea(line.span, board, (area.name,), mark, count) for mark, count in shown]


def region_variable(name: str, board: Board, scope: Scope) -> c.Local:
    """Return the variable of an abstract area; declare it if the name is new."""
    found = scope.names.get(name)
    if not isinstance(found, c.Local):
        python = f"area_{rules.identifier(name)}"
        while python in scope.function.locals:
            python += "_"
        found = scope.own(name, python, Type(TypeForm.PLACE, board.place))
    return found


def check_expected_region(cx: CheckContext, line: t.Subject, scope: Scope) -> list[Condition]:
    """Check a line about abstract areas as conditions."""
    board = laid_board(cx, line)
    if board is None:
        return []
    place = expressions.check_expr(cx, t.Name(line.span, line.name), scope, Type(TypeForm.PLACE, board.place))
    match line.word:
        case "touches":
            tests = [check_touch(cx, line, board, place, other, scope) for other in touched_names(cx, line)]
            return [Condition(test, line.span) for test in tests]
        case "spans":
            count, word = check_spanned(cx, line, board, scope)
            tiles = c.BoardValue(c.BoardWord.TILE_COUNT, board, (place,), ty.number(0, None))
            found = [compare_number(line, f"tiles of {line.name}", tiles, count)]
            closed = c.BoardValue(c.BoardWord.CLOSED, board, (place,), ty.YES_NO)
            if word:
                test = closed if word == "closed" else c.Not(closed, ty.YES_NO)
                found.append(Condition(test, line.span, (ShownPart(f"closed of {line.name}", PartForm.VALUE, closed),)))
            return found
        case _:
            shown = [check_marks(cx, arg, board, scope) for arg in line.args]
            return [compare_marks(line, board, place, mark, count) for mark, count in shown]


def check_touch(cx: CheckContext, line: t.Subject, board: Board, place: c.Expr, other: t.Name, scope: Scope) -> c.Expr:
    """Return the condition that two areas touch, across a border of the kind that the line names."""
    border, ends = check_border(cx, line, board), (place, expressions.check_expr(cx, other, scope, place.type))
    type_ = Type(TypeForm.ENUM, "border")
    found = c.BoardValue(c.BoardWord.BORDER, board, ends, ty.optional(type_))
    if border is None:
        return c.Compare(c.Comparison.NOT_EQUAL, found, c.Nothing(ty.optional(type_)), ty.YES_NO)
    return c.Compare(c.Comparison.EQUAL, found, c.Const(border, type_), ty.YES_NO)


def compare_marks(line: t.Subject, board: Board, place: c.Expr, mark: int, count: c.Expr) -> Condition:
    """Return the condition that an area has a number of marks."""
    shown = c.BoardValue(
        c.BoardWord.MARKS, board, (c.Const(mark, Type(TypeForm.ENUM, "mark")), place), ty.number(0, None)
    )
    return compare_number(line, f"{board.marks[mark]} of {line.name}", shown, count)


def compare_number(line: t.Subject, words: str, have: c.Expr, count: c.Expr) -> Condition:
    """Return the condition that a number about an area is what the line says."""
    wanted = str(count.value) if isinstance(count, c.Const) else ""
    part = ShownPart(words, PartForm.VALUE, have, wanted)
    return Condition(c.Compare(c.Comparison.EQUAL, have, count, ty.YES_NO), line.span, (part,))


def touched_names(cx: CheckContext, line: t.Subject) -> list[t.Name]:
    """Return the areas that an area is said to touch."""
    for arg in line.args:
        if not isinstance(arg, t.Name):
            cx.facts.add("L373", arg.span)
    return [arg for arg in line.args if isinstance(arg, t.Name)]


def check_border(cx: CheckContext, line: t.Subject, board: Board) -> int | None:
    """Return the kind of border that a line names, if any."""
    for phrase in line.phrases:
        word = phrase.args[0].word if isinstance(phrase.args[0], t.Word) else ""
        if phrase.prep == Preposition.BY and len(phrase.args) == 1 and word in board.borders:
            return board.borders.index(word)
        cx.facts.add("L317", phrase.args[0].span, word=word, close=nearest(word, board.borders) or "")
    return None


def check_spanned(cx: CheckContext, line: t.Subject, board: Board, scope: Scope) -> tuple[c.Expr, str]:
    """Check `3 tiles`, `3 tiles, closed` or `3 tiles, open`."""
    words = ("tile", "tiles", board.tile, cx.symbols.kinds[board.tile].plural)
    match line.args:
        case (t.Amount(_, count, tiles), *rest) if tiles in words and not line.phrases and len(rest) < 2:
            word = rest[0].word if rest and isinstance(rest[0], t.Word) else ""
            if not rest or word in ("closed", "open"):
                return expressions.check_expr(cx, count, scope, ty.NUMBER), word
        case _:
            pass
    cx.facts.add("L396", line.span, name=line.name)
    return c.Unknown(ty.NUMBER), ""


def check_marks(cx: CheckContext, arg: t.Expr, board: Board, scope: Scope) -> tuple[int, c.Expr]:
    """Check `2 food`: a mark of the board, and how many."""
    word = arg.word if isinstance(arg, t.Amount) else ""
    for mark, name in enumerate(board.marks):
        if isinstance(arg, t.Amount) and word in (name, plural_of(name)):
            return mark, expressions.check_expr(cx, arg.count, scope, ty.NUMBER)
    cx.facts.add("L397", arg.span, close=nearest(word, board.marks) or "")
    return 0, c.Unknown(ty.NUMBER)
