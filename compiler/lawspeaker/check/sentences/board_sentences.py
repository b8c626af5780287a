"""Built-in sentences about boards: things and pieces that are placed, removed and shifted, tiles that are laid.

    shift 2 units from a to b   ->   MovePieces(unit, 2, you, a, b)

The words of a sentence are taken apart here for all built-in sentences.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.lint.pile_order import free
from lawspeaker.check.scope import Env
from lawspeaker.check.sentences.sentences import SentenceChecker
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Piece
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span


class BoardStepChecker(SentenceChecker):
    """Checks sentences about boards."""

    def argument(self, e: t.Call) -> t.Expr | None:
        """Return the sentence's object, or report that it is missing."""
        if not e.args:
            self.facts.add("L355", e.span, word=e.word)
            return None
        return e.args[0] if len(e.args) == 1 else t.SetOf(e.args[0].span, e.args)

    def phrase(self, e: t.Call, said: dict[str, t.Phrase], *preps: str) -> t.Expr | None:
        for prep in preps:
            if prep in said:
                args = said[prep].args
                return args[0] if len(args) == 1 else t.SetOf(args[0].span, args)
        self.facts.add("L356", e.span, word=e.word, prep=preps[0])
        return None

    def who(self, said: dict[str, t.Phrase], env: Env, span: Span, *preps: str) -> c.Expr:
        for prep in preps:
            if prep in said:
                return self.expr(said[prep].args[0], env, ty.PLAYER)
        return self.you(env, span)

    def things(self, e: t.Expr, env: Env, kind: str | None = None) -> c.Expr:
        """Check a thing or list of things."""
        found = self.expr(e, env, ty.list_of(Type("thing", kind)) if kind and isinstance(e, t.SetOf | t.Name) else None)
        if isinstance(found, c.ListOf) and not isinstance(e, t.SetOf):
            found = found.items[0]
        one = found.type.element if found.type.form == "list" else found.type
        if one.bare().form not in ("thing", "unknown"):
            self.facts.add("L301", e.span, have=found.type, want="thing")
            return c.Unknown(ty.UNKNOWN)
        items = found.items if isinstance(found, c.ListOf) else (found,)
        for item in items:
            self.one_copy(item, e.span, env)
        return found if found.type.form == "list" else self.solid(found, e.span)

    def board_steps(self, e: t.Call, said: dict[str, t.Phrase], env: Env) -> list[c.Stmt]:
        if not e.args:
            self.facts.add("L355", e.span, word=e.word)
            return []
        if e.word == "lay":
            return self.lay(e, said, env)
        pieces = self.pieces(e.args[0], env)
        if pieces is not None:
            return self.move_pieces(e, said, env, *pieces)
        if e.word == "shift":
            self.facts.add("L359", e.args[0].span)
            return []
        arg = self.argument(e)
        assert arg is not None
        things = self.things(arg, env)
        if e.word == "remove":
            return [c.RemoveThing(e.span, free(things))]
        where = self.phrase(e, said, "in", "on", "at")
        if where is None:
            return []
        place = self.solid(self.expr(where, env), where.span)
        board, one = self.board_of(place.type), things.type.element if things.type.form == "list" else things.type
        home = self.home_board(one)
        if board is None and place.type.form != "unknown":
            self.facts.add("L304", where.span, type=place.type)
        elif board is not None and home is not None and board is not home:
            self.facts.add("L301", where.span, have=place.type, want=self.place_type(home))
        return [self.placing(e.span, self.next_copies(things, env), place)]

    def placing(self, span: Span, things: c.Expr, place: c.Expr) -> c.PlaceThing:
        """Return the placing of things, and note that things of their kind may lie on boards."""
        one = things.type.element if things.type.form == "list" else things.type
        self.program.placed.add(one.bare().name)
        return c.PlaceThing(span, free(things), place)

    def next_copies(self, things: c.Expr, env: Env) -> c.Expr:
        """In an example a name means a copy that was not named before."""
        if isinstance(things, c.ListOf):
            return c.ListOf(tuple(self.next_copies(item, env) for item in things.items), things.type)
        thing = self.thing_named(things) if isinstance(things, c.Const) else None
        if not env.example or thing is None or len(thing.ids) == 1:
            return things
        used = env.body.told.get(thing.ids[0], 0)
        env.body.told[thing.ids[0]] = used + 1
        return c.Const(thing.ids[used % len(thing.ids)], things.type)

    def pieces(self, arg: t.Expr, env: Env) -> tuple[Piece, c.Expr, t.Expr | None] | None:
        """Read `2 units of p`, `unit`, `group units`: which piece, how many, whose."""
        owner: t.Expr | None = None
        match arg:
            case t.Of(_, head, target):
                arg, owner = head, target
            case t.Amount(_, _, _, of) if of is not None:
                owner = of
            case _:
                pass
        match arg:
            case t.Amount(_, count, word):
                piece = self.piece_word(word)
                return None if piece is None else (piece, self.expr(count, env, ty.NUMBER), owner)
            case t.Word(_, word) if word not in env.names:
                piece = self.piece_word(word)
                return None if piece is None else (piece, c.Const(1, ty.NUMBER, "1"), owner)
            case t.Yours(span, word):
                piece = self.piece_word(word)
                return None if piece is None else (piece, c.Const(1, ty.NUMBER, "1"), t.Word(span, "you"))
            case _:
                return None

    def move_pieces(
        self, e: t.Call, said: dict[str, t.Phrase], env: Env, piece: Piece, count: c.Expr, owner: t.Expr | None
    ) -> list[c.Stmt]:
        board = self.symbols.boards[piece.board]
        here = self.place_type(board)
        player: c.Expr | None = None
        anybody = piece.single and e.word == "remove" and owner is None
        if piece.per_player and not anybody:
            player = self.you(env, e.span) if owner is None else self.expr(owner, env, ty.PLAYER)
        source = target = None
        if e.word in ("remove", "shift"):
            where = self.phrase(e, said, "from")
            source = None if where is None else self.expr(where, env, here)
            if where is None:
                return []
        if e.word in ("place", "shift"):
            where = self.phrase(e, said, *(("in", "on", "at") if e.word == "place" else ("to",)))
            target = None if where is None else self.expr(where, env, here)
            if where is None:
                return []
        return [c.MovePieces(e.span, piece, count, player, source, target)]

    def lay(self, e: t.Call, said: dict[str, t.Phrase], env: Env) -> list[c.Stmt]:
        board = next((b for b in self.symbols.boards.values() if b.form == "laid"), None)
        where = self.phrase(e, said, "at")
        if board is None:
            self.facts.add("L360", e.span)
        if board is None or where is None:
            return []
        tile = self.expr(e.args[0], env, Type("thing", board.tile))
        self.one_copy(tile, e.args[0].span, env)
        return [c.Lay(e.span, board, tile, self.expr(where, env, Type("spot", board.name)))]
