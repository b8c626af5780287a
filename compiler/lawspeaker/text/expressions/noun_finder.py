"""The noun of an expression, so that a text can say `that card` for `c`.

    your hand -> card, many        c's owner -> player        count players -> number

Unlike check, it needs no exact type, and it works on the tree as the designer wrote it.
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.parse import tree as t
from lawspeaker.parse.lexer import SQUARE
from lawspeaker.parse.tree_enums import Aggregate, Preposition
from lawspeaker.resolve.ranges import as_range, is_all_links
from lawspeaker.resolve.symbols import GRIDS, Board, BoardForm, FieldSym, PileFamily, Symbols
from lawspeaker.resolve.types import NAMED_FORMS, Type, TypeForm
from lawspeaker.text.scope import Env, Noun
from lawspeaker_language.plurals import plural_of

NUMBER = Noun("number")
PLAYER = Noun("player")
THING = Noun("thing")
YES_NO = Noun("yes_no")
AMOUNT = Noun("amount")
BUILT_IN = {
    "you": PLAYER,
    "players": Noun("player", True),
    "opponents": Noun("opponent", True),
    "winner": PLAYER,
    "winners": Noun("player", True),
    "active": PLAYER,
    "left": PLAYER,
    "right": PLAYER,
    "nobody": PLAYER,
    "phase": Noun("phase"),
    "resources": Noun("resource", True),
    "directions": Noun("direction", True),
    "columns": Noun("column", True),
    "rows": Noun("row", True),
    "column": NUMBER,
    "row": NUMBER,
    "number": NUMBER,
    "score": NUMBER,
    "reserve": NUMBER,
    "distance": NUMBER,
    "line": NUMBER,
    "tiles": NUMBER,
    "marks": NUMBER,
    "begun": NUMBER,
    "spot": Noun("spot"),
    "closed": YES_NO,
    "joins": YES_NO,
    "connected": YES_NO,
    "yes": YES_NO,
    "no": YES_NO,
    "spots": Noun("spot", True),
}
PLURAL_PLACE_WORDS = (
    *("neighbours", "ray", "file", "rank", "touched", "merged", "just_closed", "just_laid"),
    *("path", "ends", "cut_places"),
)
PLACE_WORDS = ("neighbour", "ahead", "behind", "place", "here", "end")
ROWS_OF_PLACES = ("file", "rank")
FORMS_OF_WORDS = {
    **dict.fromkeys(("neighbour", "ray", *ROWS_OF_PLACES), GRIDS),
    **dict.fromkeys(("ahead", "behind"), (BoardForm.CIRCLE,)),
    **dict.fromkeys(("touched", "merged", "just_closed", "just_laid"), (BoardForm.LAID,)),
}
"""The forms of boards that have a word; all forms have the other words."""
WORDS_OF_TYPES = {
    TypeForm.BUNDLE: AMOUNT.word,
    TypeForm.OUTCOME: "result",
    TypeForm.FACE: "result",
    TypeForm.NOTHING: THING.word,
    TypeForm.UNKNOWN: THING.word,
}


def family_called(symbols: Symbols, e: t.CallValue) -> PileFamily | None:
    """Return the piles of a player and an enum of which `(stall of p for red)`, `(your stall for red)` is one."""
    head = e.head.head if isinstance(e.head, t.Of) else e.head
    return symbols.pile_families.get(head.word) if isinstance(head, t.Word | t.Yours) else None


class NounFinder:
    """Finds the noun of an expression."""

    def __init__(self, symbols: Symbols) -> None:
        self.symbols = symbols

    def of(self, e: t.Expr, env: Env) -> Noun:
        """Return the noun of an expression."""
        match e:
            case t.Word(_, word):
                return env.names[word].noun if word in env.names else self.of_word(word, env)
            case t.Dot(_, target, word) | t.Of(_, t.Word(_, word), target):
                return self.of_word(word, env, (target,))
            case t.Yours(_, word) | t.Printed(_, word, _):
                return self.of_word(word, env)
            case t.CallValue() if as_range(self.symbols, e) is not None:
                return Noun(NUMBER.word, True)
            case t.CallValue() if (family := family_called(self.symbols, e)) is not None:
                return Noun(self.symbols.piles[family.members[0]].kind, True)
            case t.CallValue(_, t.Word(_, word), phrases):
                return self.of_call(word, (), phrases, env)
            case t.CallValue(_, t.Of(_, t.Word(_, word), target), phrases):
                return self.of_call(word, (target,), phrases, env)
            case t.Every(_, word) | t.Of(_, t.Every(_, word), _):
                return Noun(word, True)
            case t.Name(_, name, kind):
                return self.of_name(name, kind)
            case t.Numbered(_, word):
                return Noun(word)
            case t.Amount():
                return AMOUNT if self.piece_called(e.word) is None else NUMBER
            case t.Query():
                return self.of_query(e, env)
            case t.SetOf(_, items):
                return Noun(self.of(items[0], env).word, True)
            case t.Cond(_, then):
                return self.of(then, env)
            case t.Binary(_, _, left, right):
                sides = (self.of(left, env), self.of(right, env))
                return next((side for side in sides if side != NUMBER), NUMBER)
            case t.Range():
                return Noun(NUMBER.word, True)
            case t.ListFor(_, value, var, source):
                inner = env.element(var, Noun(self.of(source, env).word))
                return Noun(self.of(value, inner).word, True)
            case t.Reach(_, _, source):
                return self.of(source, env)
            case t.Number() | t.Negative() | t.SumOf() | t.Extreme():
                return NUMBER
            case (t.VerbNumbered() | t.CallValue() | t.Of() | t.Compare() | t.Between() | t.EmptyTest()
                  | t.Logic() | t.Not() | t.AllHave() | t.Can() | t.Possible()):  # fmt: skip
                return YES_NO
            case _:
                assert_never(e)

    def of_query(self, e: t.Query, env: Env) -> Noun:
        """Return the noun of a query: that of its elements, unless it is a count or a question."""
        if e.agg == Aggregate.COUNT:
            return NUMBER
        if e.agg in (Aggregate.ANY, Aggregate.NO):
            return YES_NO
        source = e.source
        several = isinstance(source, t.Of) and not isinstance(source.head, t.Word)
        if isinstance(source, t.Of) and several:
            source = source.target
        return Noun(self.of(source, env).word, several or (e.agg in (None, Aggregate.DIFFERENT) and not e.having))

    def of_call(self, word: str, targets: tuple[t.Expr, ...], phrases: tuple[t.Phrase, ...], env: Env) -> Noun:
        """Return the noun of a value with prepositions; `targets` is what stands behind its `of`."""
        s = self.symbols
        piece = s.pieces.get(word)
        if piece is not None and piece.single:
            return PLAYER
        if self.is_edge(word, phrases):
            return YES_NO
        if any(board.place == word for board in s.boards.values()):
            return Noun(word)
        if word == "path" and targets:
            return Noun(self.of(targets[0], env).word, True)
        args = (*targets, *(arg for phrase in phrases for arg in phrase.args))
        if word in ROWS_OF_PLACES and word not in s.values and phrases[0].prep == Preposition.AT:
            return self.of_place_word(word, env, args) or THING  # fields may have these words, but take no preposition
        return self.of_word(word, env, args)

    def is_edge(self, word: str, phrases: tuple[t.Phrase, ...]) -> bool:
        """Tell whether a value such as `(border from a to b)` is an edge of a map."""
        has_ends = [phrase.prep for phrase in phrases] == [Preposition.FROM, Preposition.TO]
        return has_ends and any(word in board.edges for board in self.symbols.boards.values())

    def is_link(self, word: str) -> bool:
        """Tell whether a word means all links of a kind."""
        return is_all_links(self.symbols, word)

    def of_step(self) -> str:
        """Return what a way enters or uses where it says no links: the first kind of links, or the first places."""
        boards = list(self.symbols.boards.values())
        linked = next((board.links[0] for board in boards if board.links), "")
        return linked or next((board.place for board in boards if board.place), THING.word)

    def of_word(self, word: str, env: Env, args: tuple[t.Expr, ...] = ()) -> Noun:
        """Return the noun of a word that the game or the language declares; `args` is what it is asked of."""
        s = self.symbols
        if word == "this":
            return Noun(env.kind or THING.word)
        for table in (s.states, s.options, s.values):
            if word in table:
                return self.of_type(table[word].type)
        if word in s.piles:
            return Noun(s.piles[word].kind, True)
        if word in s.resources or self.piece_called(word) is not None:
            return NUMBER
        field = self.field_called(word)
        if field is not None:
            return self.of_type(field.type)
        found = self.of_plural(word) or self.of_enum_word(word) or self.of_place_word(word, env, args)
        return found or BUILT_IN.get(word) or self.of_square(word) or THING

    def of_square(self, word: str) -> Noun | None:
        """Return the noun of squares, for the name of one."""
        grids = [board for board in self.symbols.boards.values() if board.form in GRIDS]
        return Noun(grids[0].place) if grids and SQUARE.fullmatch(word) is not None else None

    def of_plural(self, word: str) -> Noun | None:
        """Return the noun of the plural of a kind, enum or place."""
        s = self.symbols
        plurals = [(kind.plural, kind.name) for kind in s.kinds.values()]
        plurals += [(enum.plural, enum.name) for enum in s.enums.values()]
        for plural, name in plurals:
            if plural == word:
                return Noun(name, True)
        places = [board.place for board in s.boards.values() if board.place]
        return next((Noun(place, True) for place in places if plural_of(place) == word), None)

    def of_enum_word(self, word: str) -> Noun | None:
        """Return the enum that a word belongs to."""
        return next((Noun(enum.name) for enum in self.symbols.enums.values() if word in enum.words), None)

    def of_place_word(self, word: str, env: Env, args: tuple[t.Expr, ...]) -> Noun | None:
        """Return the noun of places, for words such as `neighbours` and `ahead`."""
        if word not in PLURAL_PLACE_WORDS and word not in PLACE_WORDS:
            return None
        board = self.board_asked(word, env, args)
        place = "place"
        if board is not None:
            place = board.kinds[0] if len(board.kinds) == 1 else board.place or place
        return Noun(place, word in PLURAL_PLACE_WORDS)

    def board_asked(self, word: str, env: Env, args: tuple[t.Expr, ...]) -> Board | None:
        """Return the board that a word is asked of: that of a thing, the one that is named, that of a place.

        If none of these tells it, it is the first board that has such a word.
        """
        boards = self.symbols.boards
        if len(boards) < 2:
            return next(iter(boards.values()), None)
        if word in ("place", "here"):
            return self.symbols.home_board(self.of(args[0], env).word if args else env.kind)
        forms = FORMS_OF_WORDS.get(word, tuple(BoardForm))
        fitting = [board for board in boards.values() if board.form in forms]
        words = [arg.word if isinstance(arg, t.Word) and arg.word in boards else "" for arg in args]
        told = [board for board in fitting if word in ROWS_OF_PLACES and board.name in words]
        for noun in [self.of(arg, env).word for arg in args]:
            told += [board for board in fitting if noun in (board.place, *board.kinds, *board.links)]
        return next(iter([*told, *fitting]), None)

    def piece_called(self, word: str) -> str | None:
        """Return the piece that a word or its plural means."""
        return next((name for name in self.symbols.pieces if word in (name, plural_of(name))), None)

    def field_called(self, word: str) -> FieldSym | None:
        """Return the first field of that name, whatever its owner."""
        tables = [kind.fields for kind in self.symbols.kinds.values()]
        tables += [record.fields for record in self.symbols.records.values()]
        return next((table[word] for table in tables if word in table), None)

    def of_name(self, name: str, kind: str | None) -> Noun:
        """Return the noun of a thing or a seat."""
        if kind is None and name in self.symbols.seats:
            return PLAYER
        thing = next((th for th in self.symbols.things if th.name == name and kind in (None, th.kind)), None)
        return Noun(thing.kind) if thing is not None else THING

    def of_type(self, type_: Type) -> Noun:
        """Return the noun of a type."""
        if type_.form == TypeForm.LIST:
            return Noun(self.of_type(type_.element).word, True)
        bare = type_.bare()
        if bare.form in NAMED_FORMS:
            return Noun(bare.name or THING.word)
        return Noun(WORDS_OF_TYPES.get(bare.form, bare.form.value))
