"""Boards, dice, piles, pieces, resources, states: the material of a game, read from its declarations."""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.plurals import plural_of
from lawspeaker.resolve.scope import Scope
from lawspeaker.resolve.symbols import Board, Die, Enum, Piece, Pile, Resource, StateSym
from lawspeaker.source import Span

SIGHTS = ("everyone", "owner", "nobody")
DIRECTIONS = ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest")


def singular_of(word: str) -> str:
    """Return the word whose plural is given.

    >>> singular_of("squares"), singular_of("territories"), singular_of("boxes")
    ('square', 'territory', 'box')
    """
    for candidate in (word[:-3] + "y", word[:-2], word[:-1]):
        if candidate and plural_of(candidate) == word:
            return candidate
    return word


def add_resource(scope: Scope, decl: t.ResourceDecl) -> None:
    """Declare counters."""
    mods = Mods(scope, decl.mods, ("limit", "seen", "signed"))
    for word in decl.words:
        if scope.own("word", word, decl.span):
            index = len(scope.symbols.resources)
            limit = mods.number("limit", -1)
            sight = mods.sight("everyone")
            signed = mods.has("signed")
            scope.symbols.resources[word] = Resource(word, index, limit, sight, signed, decl.span)


def add_pile(scope: Scope, decl: t.PileDecl) -> None:
    """Declare a pile."""
    mods = Mods(scope, decl.mods, ("ordered", "seen", "in"))
    kind = scope.type_of(decl.type)
    if kind.form not in ("thing", "unknown"):
        scope.facts.add("L206", decl.type.span, type=kind)
        return
    if decl.of not in (None, "player"):
        scope.facts.add("L207", decl.span, word=decl.of)
    if scope.own("word", decl.word, decl.span):
        scope.symbols.piles[decl.word] = Pile(
            decl.word,
            decl.of == "player",
            kind.name,
            mods.sight("everyone"),
            mods.has("ordered"),
            mods.has("in"),
            decl.span,
        )


def add_piece(scope: Scope, decl: t.PieceDecl) -> None:
    """Declare counted tokens; they stand on the only board unless `on` names another."""
    mods = Mods(scope, decl.mods, ("limit", "single", "on"))
    if not scope.own("word", decl.word, decl.span):
        return
    board = mods.word("on") or next(iter(scope.symbols.boards), "")
    if board not in scope.symbols.boards:
        scope.facts.add("L208", decl.span, word=decl.word)
        return
    scope.symbols.pieces[decl.word] = Piece(
        decl.word, decl.of == "player", mods.number("limit", -1), mods.has("single"), board, decl.span
    )


def add_state(scope: Scope, decl: t.StateDecl) -> None:
    """Declare a state word."""
    mods = Mods(scope, decl.mods, ("seen",))
    of = None
    if decl.of is not None:
        of = scope.type_of(t.TypeName(decl.span, "word", (decl.of,)))
        if of.form not in ("player", "enum", "thing", "place", "unknown"):
            scope.facts.add("L209", decl.span, word=decl.word, of=decl.of)
    type_ = scope.type_of(decl.type, decl.word)
    if scope.own("word", decl.word, decl.span):
        scope.symbols.states[decl.word] = StateSym(
            decl.word, of, type_, decl.default, mods.sight("everyone"), decl.span
        )


class Mods:
    """The properties behind a declaration's colon."""

    def __init__(self, scope: Scope, mods: tuple[t.Mod, ...], allowed: tuple[str, ...]) -> None:
        self.scope = scope
        self.mods = {mod.word: mod for mod in mods}
        for mod in mods:
            if mod.word not in allowed:
                scope.facts.add("L210", mod.span, word=mod.word, allowed=", ".join(allowed))

    def has(self, word: str) -> bool:
        return word in self.mods

    def number(self, word: str, default: int) -> int:
        mod = self.mods.get(word)
        if mod is None:
            return default
        if not isinstance(mod.arg, t.Number):
            self.scope.facts.add("L211", mod.span, word=word)
            return default
        return mod.arg.value

    def word(self, word: str) -> str | None:
        mod = self.mods.get(word)
        return mod.arg.word if mod is not None and isinstance(mod.arg, t.Word) else None

    def sight(self, default: str) -> str:
        mod = self.mods.get("seen")
        if mod is None:
            return default
        by = mod.phrases[0].args[0] if mod.phrases else None
        if not isinstance(by, t.Word) or by.word not in SIGHTS:
            self.scope.facts.add("L212", mod.span)
            return default
        return by.word


def add_board(scope: Scope, decl: t.BoardDecl) -> None:
    """Declare a board from the lines of its block."""
    if not scope.own("board", decl.word, decl.span):
        return
    board = Board(decl.word, "", "", decl.span)
    for line in decl.block:
        if isinstance(line, t.Call):
            board_line(scope, board, line)
        else:
            scope.facts.add("L214", line.span)
    if not board.form:
        scope.facts.add("L215", decl.span, word=decl.word)
        return
    if board.form in ("grid", "hexes", "circle", "laid"):
        scope.own("type", board.place, decl.span)
    if board.form in ("grid", "hexes") and "direction" not in scope.symbols.enums:
        scope.symbols.enums["direction"] = Enum("direction", DIRECTIONS, decl.span, "directions")
    if board.form == "laid":
        for name, words in (("border", board.borders), ("mark", board.marks)):
            scope.symbols.enums[name] = Enum(name, words, decl.span, plural_of(name))
    scope.symbols.boards[decl.word] = board


def board_line(scope: Scope, board: Board, line: t.Call) -> None:
    """Read one line of a board."""
    words = tuple(arg.word for arg in line.args if isinstance(arg, t.Word))
    match line.word:
        case "grid" | "hexes":
            size = line.phrases[0].args[0] if line.phrases else None
            first = line.args[0] if line.args else None
            if (
                not isinstance(first, t.Number)
                or not isinstance(size, t.Amount)
                or not isinstance(size.count, t.Number)
            ):
                scope.facts.add("L216", line.span, example=f"{line.word} 8 by 8 squares")
                return
            board.form, board.place = line.word, singular_of(size.word)
            board.width, board.height = first.value, size.count.value
            check_size(scope, board, line.span)
        case "circle":
            amount = line.args[0] if line.args else None
            if not isinstance(amount, t.Amount) or not isinstance(amount.count, t.Number):
                scope.facts.add("L216", line.span, example="circle 6 spaces")
                return
            board.form, board.place = "circle", singular_of(amount.word)
            board.width, board.height = amount.count.value, 1
            check_size(scope, board, line.span)
        case "places":
            board.form, board.kinds, board.place = "places", words, words[0] if words else ""
        case "edges":
            board.edges = words
        case "neighbours":
            board.neighbours = words
        case "laid":
            source = line.phrases[0].args[0] if line.phrases else None
            board.form, board.tile = "laid", source.word if isinstance(source, t.Word) else ""
        case "size":
            height = line.phrases[0].args[0] if line.phrases else None
            if line.args and isinstance(line.args[0], t.Number) and isinstance(height, t.Number):
                board.width, board.height = line.args[0].value, height.value
                check_size(scope, board, line.span)
        case "areas":
            board.place = words[0] if words else ""
        case "borders":
            board.borders = words
        case "marks":
            board.marks = words
        case _:
            scope.facts.add("L214", line.span)


def check_size(scope: Scope, board: Board, span: Span) -> None:
    if not (1 <= board.width <= 100 and 1 <= board.height <= 100):
        scope.facts.add("L217", span, width=board.width, height=board.height)
        board.width, board.height = max(1, min(board.width, 100)), max(1, min(board.height, 100))


def add_die(scope: Scope, decl: t.DieDecl) -> None:
    """Declare a die, with numbers or with faces of marks."""
    if not scope.own("word", decl.word, decl.span):
        return
    faces: list[list[dict[str, int]]] = []
    low, high = 0, -1
    for line in decl.block:
        if isinstance(line, t.Call) and line.word == "face":
            faces.append([face_marks(scope, arg) for arg in line.args])
        elif isinstance(line, t.Call) and line.word == "faces" and line.phrases:
            first, last = line.args[0] if line.args else None, line.phrases[0].args[0]
            if isinstance(first, t.Number) and isinstance(last, t.Number):
                low, high = first.value, last.value
        else:
            scope.facts.add("L218", line.span)
    words = sorted({word for face in faces for option in face for word in option})
    canonical = {word: singular_of(word) if singular_of(word) in words else word for word in words}
    marks = tuple(sorted(set(canonical.values())))
    outcomes: list[tuple[int, ...]] = []
    table: list[tuple[int, ...]] = []
    for face in faces:
        choices = []
        for option in face:
            counts = tuple(sum(n for w, n in option.items() if canonical[w] == mark) for mark in marks)
            if counts not in outcomes:
                outcomes.append(counts)
            choices.append(outcomes.index(counts))
        table.append(tuple(choices))
    if not faces and high < low:
        scope.facts.add("L218", decl.span)
    scope.symbols.dice[decl.word] = Die(decl.word, decl.span, low, high, marks, tuple(table), tuple(outcomes))


def face_marks(scope: Scope, expr: t.Expr) -> dict[str, int]:
    """Read `2 hits + 1 loss` as counts of marks."""
    match expr:
        case t.Amount(_, t.Number(_, value), word):
            return {word: value}
        case t.Binary(_, "+", left, right):
            marks = face_marks(scope, left)
            for word, count in face_marks(scope, right).items():
                marks[word] = marks.get(word, 0) + count
            return marks
        case t.Word(_, "nothing"):
            return {}
        case _:
            scope.facts.add("L218", expr.span)
            return {}


def thing_type(kind: str) -> ty.Type:
    return ty.Type("thing", kind)
