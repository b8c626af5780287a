"""Components: declare resources, piles, pieces, states and dice."""

from __future__ import annotations

from msgspec.structs import replace

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import ArithmeticOp, Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.context import Namespace, ResolveContext
from lawspeaker.resolve.declaration_lines import is_word, refuse_below
from lawspeaker.resolve.symbols import Die, Piece, Pile, PileFamily, Resource, StateSym, Visibility
from lawspeaker.resolve.types import TypeForm
from lawspeaker_language.plurals import singular_of
from lawspeaker_language.spelling import nearest

SIGHTS = tuple(seen.value for seen in Visibility)
NOT_HIDDEN = (TypeForm.RECORD, TypeForm.SPOT)
"""Types that a hidden state cannot have: `determinize` cannot make another value of them."""
STATE_KEYS = (TypeForm.PLAYER, TypeForm.ENUM, TypeForm.THING, TypeForm.PLACE, TypeForm.UNKNOWN)
PILE_KEYS = (TypeForm.ENUM, TypeForm.THING, TypeForm.UNKNOWN)
FLAGS = ("ordered", "signed", "single")
SHOWN = {"seen": "seen by", "in": "in play", "on": "on BOARD", "limit": "limit NUMBER", "tallied": "tallied by STATE"}
"""How messages show a property, if it is more than its word."""


def add_resource(cx: ResolveContext, decl: t.ResourceDecl) -> None:
    """Declare the resources of one line."""
    mods = Mods(cx, decl.mods, ("limit", "seen", "signed", "tallied"))
    for word in decl.words:
        if cx.own(Namespace.WORD, word, decl.span):
            index = len(cx.symbols.resources)
            limit, limit_by = mods.limit()
            seen = mods.visibility()
            signed = mods.has("signed")
            tally = mods.tally(word, seen, signed or mods.has("limit"))
            cx.symbols.resources[word] = Resource(word, index, limit, seen, signed, decl.span, limit_by, tally)


def add_pile(cx: ResolveContext, decl: t.PileDecl) -> None:
    """Declare a pile."""
    mods = Mods(cx, decl.mods, ("ordered", "seen", "in"))
    kind = cx.type_of(decl.type)
    if kind.form not in (TypeForm.THING, TypeForm.UNKNOWN):
        cx.facts.add("L206", decl.type.span, type=kind)
        return
    key, seen = pile_key(cx, decl), mods.visibility()
    report_no_owner(cx, decl, seen)
    if decl.by is not None:
        add_pile_family(cx, decl, decl.by)
        return
    if cx.own(Namespace.WORD, decl.word, decl.span, bare=decl.of is None):
        cx.symbols.piles[decl.word] = Pile(
            decl.word,
            decl.of == "player",
            kind.name,
            seen,
            mods.has("ordered"),
            mods.has("in"),
            decl.span,
            wording=decl.wording,
            known=decl.known,
            of=key,
            key="" if key is None else decl.of or "",
        )


def add_pile_family(cx: ResolveContext, decl: t.PileDecl, by: str) -> None:
    """Declare the piles of a player and an enum: one of each player for each of its words."""
    enum = cx.symbols.enums.get(by)
    if decl.of != "player" or enum is None:
        cx.facts.add("L488", decl.span, word=decl.word, of=by if decl.of == "player" else decl.of or by)
        return
    if not cx.own(Namespace.WORD, decl.word, decl.span, bare=False):
        return
    members = tuple(f"{decl.word}_{word}" for word in enum.words)
    for member in members:
        add_pile(cx, replace(decl, word=member, by=None))
    key = cx.type_of(t.TypeWord(decl.span, by))
    cx.symbols.pile_families[decl.word] = PileFamily(decl.word, key, members, decl.span)


def report_no_owner(cx: ResolveContext, decl: t.PileDecl | t.StateDecl, seen: Visibility) -> None:
    """Report a pile or a state that is seen by its owner, and is not one of each player."""
    if seen == Visibility.OWNER and decl.of != "player":
        cx.facts.add("L487", decl.span, word=decl.word, of=decl.of or "")


def pile_key(cx: ResolveContext, decl: t.PileDecl) -> ty.Type | None:
    """Return the enum or kind for each of whose words or things there is a pile; None if there is no such type."""
    if decl.of in (None, "player"):
        return None
    key = cx.type_of(t.TypeWord(decl.span, decl.of or ""))
    if key.form not in PILE_KEYS:
        cx.facts.add("L488", decl.span, word=decl.word, of=decl.of or "")
        return None
    return None if key.form == TypeForm.UNKNOWN else key


def number_piles(cx: ResolveContext) -> None:
    """Assign a number to each pile, after things were numbered; piles of players and of keys have several."""
    symbols, code = cx.symbols, 0
    for pile in symbols.piles.values():
        pile.code, pile.slots = code, 1
        if pile.per_player:
            pile.slots = symbols.players[1] + 1
        elif pile.of is not None and pile.of.form == TypeForm.ENUM:
            pile.slots = len(symbols.enums[pile.of.name].words)
        elif pile.of is not None:
            kind = symbols.kinds[pile.of.name]
            pile.slots = max(1, kind.last - kind.first + 1)
        code += pile.slots


def add_piece(cx: ResolveContext, decl: t.PieceDecl) -> None:
    """Declare a piece; it is placed on the first board unless `on` names another."""
    mods = Mods(cx, decl.mods, ("limit", "single", "on"))
    if decl.of not in (None, "player"):
        cx.facts.add("L207", decl.span, word=decl.of)
    if not cx.own(Namespace.WORD, decl.word, decl.span):
        return
    boards = cx.symbols.boards
    board = mods.word("on") or next(iter(boards), "")
    if board not in boards:
        if not cx.broken_board:
            cx.facts.add("L208", decl.span, word=decl.word, board=board, close=nearest(board, boards) or "")
        return
    limit, limit_by = mods.limit()
    cx.symbols.pieces[decl.word] = Piece(
        decl.word, decl.of == "player", limit, mods.has("single"), board, decl.span, limit_by
    )


def add_state(cx: ResolveContext, decl: t.StateDecl) -> None:
    """Declare a state."""
    mods = Mods(cx, decl.mods, ("seen",))
    of, by = state_key(cx, decl, decl.of), state_key(cx, decl, decl.by)
    type_, seen = cx.type_of(decl.type, decl.word), mods.visibility()
    report_no_owner(cx, decl, seen)
    if seen != Visibility.EVERYONE and type_.element.form in NOT_HIDDEN:
        cx.facts.add("L404", decl.type.span, word=decl.word, type=type_.element.form.value)
    if cx.own(Namespace.WORD, decl.word, decl.span, bare=decl.of is None):
        cx.symbols.states[decl.word] = StateSym(decl.word, of, type_, decl.default, seen, decl.span, by, decl.wording)


def state_key(cx: ResolveContext, decl: t.StateDecl, word: str | None) -> ty.Type | None:
    """Return the type behind the `of` or `by` of a state, which has one value for each value of that type."""
    if word is None:
        return None
    key = cx.type_of(t.TypeWord(decl.span, word))
    if key.form not in STATE_KEYS:
        cx.facts.add("L209", decl.span, word=decl.word, of=word)
    return key


class Mods:
    """The properties behind a declaration's colon. Creating it reports those that are not allowed."""

    def __init__(self, cx: ResolveContext, mods: tuple[t.Mod, ...], allowed: tuple[str, ...]) -> None:
        self.cx = cx
        self.mods = {mod.word: mod for mod in mods}
        shown = [SHOWN.get(word, word) for word in allowed]
        for mod in mods:
            if mod.word not in allowed or (mod.word == "in" and not is_word(mod.arg, "play")):
                close = nearest(mod.word, allowed) or ""
                cx.facts.add("L210", mod.span, word=mod.word, allowed=", ".join(shown), close=close)
            elif mod.word in FLAGS and (mod.arg is not None or mod.phrases):
                cx.facts.add("L353", mod.span, word=mod.word)

    def has(self, word: str) -> bool:
        return word in self.mods

    def limit(self) -> tuple[int, t.Expr | None]:
        """Return the number behind `limit`, -1 without one, and the expression if it is worked out for each game."""
        mod = self.mods.get("limit")
        if mod is None:
            return -1, None
        if mod.arg is None or mod.phrases:
            self.cx.facts.add("L211", mod.span, word="limit")
            return -1, None
        return (mod.arg.value, None) if isinstance(mod.arg, t.Number) else (0, mod.arg)

    def word(self, word: str) -> str | None:
        mod = self.mods.get(word)
        return mod.arg.word if mod is not None and isinstance(mod.arg, t.Word) else None

    def tally(self, word: str, seen: Visibility, bounded: bool) -> str:
        """Return the word of the state behind `tallied by`, "" without one; only a hidden resource has one."""
        mod = self.mods.get("tallied")
        if mod is None:
            return ""
        by = mod.phrases[0].args[0] if mod.phrases and mod.phrases[0].prep == Preposition.BY else None
        if not isinstance(by, t.Word) or mod.arg is not None or seen == Visibility.EVERYONE or bounded:
            self.cx.facts.add("L406", mod.span, word=word)
            return ""
        return by.word

    def visibility(self) -> Visibility:
        mod = self.mods.get("seen")
        if mod is None:
            return Visibility.EVERYONE
        by = mod.phrases[0].args[0] if mod.phrases and mod.phrases[0].prep == Preposition.BY else None
        if not isinstance(by, t.Word) or by.word not in SIGHTS:
            self.cx.facts.add("L212", mod.span)
            return Visibility.EVERYONE
        return Visibility(by.word)


def add_die(cx: ResolveContext, decl: t.DieDecl) -> None:
    """Declare a die, with numbers or with faces of marks."""
    if not cx.own(Namespace.WORD, decl.word, decl.span):
        return
    faces: list[list[dict[str, int]]] = []
    low, high = 0, -1
    for line in decl.block:
        if isinstance(line, t.Call):
            refuse_below(line, cx.facts)
        match line:
            case t.Call(word="face", phrases=()) if line.args:
                faces.append([face_marks(cx, arg) for arg in line.args])
            case t.Call(
                word="faces", args=(t.Number(_, first),), phrases=(t.Phrase(_, Preposition.TO, (t.Number(_, last),)),)
            ):
                low, high = first, last
                if last < first:
                    cx.facts.add("L213", line.span, low=first, high=last)
            case _:
                cx.facts.add("L218", line.span)
    if high >= low and faces:
        cx.facts.add("L256", decl.span, word=decl.word)
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
    cx.symbols.dice[decl.word] = Die(decl.word, decl.span, low, high, marks, tuple(table), tuple(outcomes))


def face_marks(cx: ResolveContext, expr: t.Expr) -> dict[str, int]:
    """Return the count of each mark in `2 hits + 1 loss`."""
    match expr:
        case t.Amount(_, t.Number(_, value), word):
            return {word: value}
        case t.Binary(_, ArithmeticOp.ADD, left, right):
            marks = face_marks(cx, left)
            for word, count in face_marks(cx, right).items():
                marks[word] = marks.get(word, 0) + count
            return marks
        case t.Word(_, "nothing"):
            return {}
        case _:
            cx.facts.add("L218", expr.span)
            return {}
