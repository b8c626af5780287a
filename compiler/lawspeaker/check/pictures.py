"""A value of a place of a grid, drawn with a letter for each place.

value ground of s: square -> ground        RulePoint(ground, cases=[(sea, s in (a1, b2)), (plain, None)])
    row "p s"                          ->
    row "s p"

The first row is the top one. A letter is the first of a word of the enum unless a line says which; digits are numbers.
Like every value that depends on its argument alone it becomes a table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext
from lawspeaker.check.expressions import coercion, place_names
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import GRIDS, Board, Signed
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker_language.spelling import nearest

ROW = "row"
YES, NO = "x", "."
Meanings = dict[str, c.Expr]


def check_picture(cx: CheckContext, signed: Signed, decl: t.ValueDecl, point: c.RulePoint) -> None:
    """Check the picture of a value: its size, its letters; its cases are the places of each value."""
    board = board_of_picture(cx, signed, point)
    of_type = bare_type(signed)
    if board is None or decl.expr is not None or decl.cases or of_type is None:
        cx.facts.add("L455", decl.picture[0].span, word=signed.name)
        return
    rows, legend = rows_and_legend(decl.picture)
    meanings = meanings_of(cx, signed.type, of_type, legend)
    if not has_size(cx, board, rows):
        return
    places: dict[c.Expr, list[int]] = {}
    for number, line in enumerate(reversed(rows)):
        for column, letter in enumerate(letters(line)):
            value = meanings.get(letter)
            if value is None:
                report_letter(cx, line, letter, of_type, meanings)
                return
            places.setdefault(value, []).append(number * board.width + column)
    point.cases = cases_of(places, point, board, coercion.place_type(cx, board))


def board_of_picture(cx: CheckContext, signed: Signed, point: c.RulePoint) -> Board | None:
    """Return the grid of whose places a value is; None if its only parameter is no such place."""
    if len(signed.params) != 1 or len(point.params) != 1:
        return None
    board = coercion.board_of(cx, signed.params[0].type)
    return board if board is not None and board.form in GRIDS and not board.sizes else None


def bare_type(signed: Signed) -> Type | None:
    """Return the type that letters can stand for, None for other types."""
    bare = signed.type.bare()
    return bare if bare.form in (TypeForm.ENUM, TypeForm.NUMBER, TypeForm.YES_NO) else None


def rows_and_legend(lines: t.Block) -> tuple[list[t.Call], list[t.Call]]:
    """Return the rows of a picture, and the lines that say what its letters are."""
    calls = [line for line in lines if isinstance(line, t.Call)]
    return [line for line in calls if line.word == ROW], [line for line in calls if line.word != ROW]


def letters(line: t.Call) -> str:
    """Return the letters of a line without the spaces between them."""
    name = line.args[0]
    assert isinstance(name, t.Name)
    return name.name.replace(" ", "")


def meanings_of(cx: CheckContext, type_: Type, bare: Type, legend: Iterable[t.Call]) -> Meanings:
    """Return what each letter stands for."""
    found: Meanings = {NO: c.Nothing(type_)} if type_.form == TypeForm.OPTIONAL else {}
    if bare.form == TypeForm.ENUM:
        return found | letters_of_words(cx, bare, list(legend))
    for line in legend:
        cx.facts.add("L456", line.span, letter=line.word, known="")
    if bare.form == TypeForm.YES_NO:
        return {YES: c.Const(1, ty.YES_NO), NO: c.Const(0, ty.YES_NO)}
    return found | {str(digit): c.Const(digit, ty.NUMBER) for digit in range(10)}


def letters_of_words(cx: CheckContext, bare: Type, legend: list[t.Call]) -> Meanings:
    """Return the words of an enum by their letters: those that lines give, else their first, if no other has it."""
    words = cx.symbols.enums[bare.name].words
    found: Meanings = {}
    for line in legend:
        if line.word not in words or len(letters(line)) != 1:
            cx.facts.add("L456", line.span, letter=line.word, close=nearest(line.word, words) or "")
            continue
        found[letters(line)] = c.Const(words.index(line.word), bare, line.word)
    said = {line.word for line in legend}
    first = Counter(word[0] for word in words if word not in said)
    for index, word in enumerate(words):
        if word not in said and first[word[0]] == 1:
            found.setdefault(word[0], c.Const(index, bare, word))
    return found


def has_size(cx: CheckContext, board: Board, rows: list[t.Call]) -> bool:
    """Return whether a picture has as many rows and columns as the board; report one that has not."""
    wrong = next((row for row in rows if len(letters(row)) != board.width), None)
    if wrong is None and len(rows) == board.height:
        return True
    line = wrong or rows[-1]
    size = f"{board.width} by {board.height}"
    words = {"size": size, "columns": len(letters(line))} if wrong is not None else {"size": size, "rows": len(rows)}
    cx.facts.add("L457", line.span, (board.span, "the board"), **words)
    return False


def report_letter(cx: CheckContext, line: t.Call, letter: str, bare: Type, meanings: Meanings) -> None:
    """Report a letter that stands for nothing, with those that stand for something."""
    known = [f"`{sign}`" for sign in meanings]
    words = cx.symbols.enums[bare.name].words if bare.form == TypeForm.ENUM else ()
    shared = [word for word in words if word.startswith(letter)]
    cx.facts.add("L456", line.span, letter=letter, known=", ".join(known), shared=shared[0] if shared else "")


def cases_of(
    places: dict[c.Expr, list[int]], point: c.RulePoint, board: Board, type_: Type
) -> list[tuple[c.Expr, c.Expr | None]]:
    """Return a case for each value, with its places; that of the most places is what is left."""
    subject = c.Local(*point.params[0])
    *fewer, (most, _) = sorted(places.items(), key=lambda item: len(item[1]))
    found: list[tuple[c.Expr, c.Expr | None]] = []
    for value, numbers in fewer:
        items = tuple(named_place(number, board, type_) for number in sorted(numbers))
        found.append((value, c.Member(subject, c.ListOf(items, ty.list_of(type_)), False, ty.YES_NO)))
    return [*found, (most, None)]


def named_place(number: int, board: Board, type_: Type) -> c.Const:
    """Return a place of a picture, with its name."""
    return c.Const(number, type_, place_names.square_name(number % board.width + 1, number // board.width + 1))
