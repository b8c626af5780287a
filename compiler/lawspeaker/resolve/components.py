"""Dice, piles, pieces, resources, states: the material of a game, read from its declarations."""

from __future__ import annotations

from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.plain_lines import is_word, refuse_below
from lawspeaker.resolve.plurals import singular_of
from lawspeaker.resolve.scope import Scope
from lawspeaker.resolve.symbols import Die, Piece, Pile, Resource, StateSym

SIGHTS = ("everyone", "owner", "nobody")
UNGUESSED = ("record", "spot")
"""Types of which a value only means something in the one game that made it: nobody can guess another."""
ALONE = ("ordered", "signed", "single")
FULL = {"seen": "seen by", "in": "in play", "on": "on BOARD", "limit": "limit NUMBER"}


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
    if scope.own("word", decl.word, decl.span, bare=decl.of is None):
        scope.symbols.piles[decl.word] = Pile(
            decl.word,
            decl.of == "player",
            kind.name,
            mods.sight("everyone"),
            mods.has("ordered"),
            mods.has("in"),
            decl.span,
            wording=decl.wording,
            known=decl.known,
        )


def add_piece(scope: Scope, decl: t.PieceDecl) -> None:
    """Declare counted tokens; they stand on the only board unless `on` names another."""
    mods = Mods(scope, decl.mods, ("limit", "single", "on"))
    if decl.of not in (None, "player"):
        scope.facts.add("L207", decl.span, word=decl.of)
    if not scope.own("word", decl.word, decl.span):
        return
    boards = scope.symbols.boards
    board = mods.word("on") or next(iter(boards), "")
    if board not in boards:
        if not scope.broken_board:
            scope.facts.add("L208", decl.span, word=decl.word, board=board, close=nearest(board, boards) or "")
        return
    scope.symbols.pieces[decl.word] = Piece(
        decl.word, decl.of == "player", mods.number("limit", -1), mods.has("single"), board, decl.span
    )


def add_state(scope: Scope, decl: t.StateDecl) -> None:
    """Declare a state word."""
    mods = Mods(scope, decl.mods, ("seen",))
    of, by = state_key(scope, decl, decl.of), state_key(scope, decl, decl.by)
    type_, sight = scope.type_of(decl.type, decl.word), mods.sight("everyone")
    if sight != "everyone" and type_.element.form in UNGUESSED:
        scope.facts.add("L404", decl.type.span, word=decl.word, type=type_.element.form)
    if scope.own("word", decl.word, decl.span, bare=decl.of is None):
        scope.symbols.states[decl.word] = StateSym(
            decl.word, of, type_, decl.default, sight, decl.span, by, decl.wording
        )


def state_key(scope: Scope, decl: t.StateDecl, word: str | None) -> ty.Type | None:
    """Return what a state keeps a value for each of."""
    if word is None:
        return None
    key = scope.type_of(t.TypeName(decl.span, "word", (word,)))
    if key.form not in ("player", "enum", "thing", "place", "unknown"):
        scope.facts.add("L209", decl.span, word=decl.word, of=word)
    return key


class Mods:
    """The properties behind a declaration's colon."""

    def __init__(self, scope: Scope, mods: tuple[t.Mod, ...], allowed: tuple[str, ...]) -> None:
        self.scope = scope
        self.mods = {mod.word: mod for mod in mods}
        shown = [FULL.get(word, word) for word in allowed]
        for mod in mods:
            if mod.word not in allowed or (mod.word == "in" and not is_word(mod.arg, "play")):
                close = nearest(mod.word, allowed) or ""
                scope.facts.add("L210", mod.span, word=mod.word, allowed=", ".join(shown), close=close)
            elif mod.word in ALONE and (mod.arg is not None or mod.phrases):
                scope.facts.add("L353", mod.span, word=mod.word)

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
        by = mod.phrases[0].args[0] if mod.phrases and mod.phrases[0].prep == "by" else None
        if not isinstance(by, t.Word) or by.word not in SIGHTS:
            self.scope.facts.add("L212", mod.span)
            return default
        return by.word


def add_die(scope: Scope, decl: t.DieDecl) -> None:
    """Declare a die, with numbers or with faces of marks."""
    if not scope.own("word", decl.word, decl.span):
        return
    faces: list[list[dict[str, int]]] = []
    low, high = 0, -1
    for line in decl.block:
        if isinstance(line, t.Call):
            refuse_below(line, scope.facts)
        match line:
            case t.Call(word="face", phrases=()) if line.args:
                faces.append([face_marks(scope, arg) for arg in line.args])
            case t.Call(word="faces", args=(t.Number(_, first),), phrases=(t.Phrase(_, "to", (t.Number(_, last),)),)):
                low, high = first, last
                if last < first:
                    scope.facts.add("L213", line.span, low=first, high=last)
            case _:
                scope.facts.add("L218", line.span)
    if high >= low and faces:
        scope.facts.add("L256", decl.span, word=decl.word)
    words = list(dict.fromkeys(word for face in faces for option in face for word in option))
    canonical = {word: singular_of(word) if singular_of(word) in words else word for word in words}
    marks = tuple(dict.fromkeys(canonical.values()))
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
