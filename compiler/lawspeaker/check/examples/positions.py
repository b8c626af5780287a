"""Positions in examples: what is given before the first decision, and what is expected afterwards.

    Red has 2 food   ->   in `given` a Store, in `expect` a Compare

A line means one thing or the other by where it stands, so both are read here.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.examples.copies import of_any_copy
from lawspeaker.check.examples.regions import TOLD, ToldChecker
from lawspeaker.check.scope import Env
from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.source import Span


class PositionChecker(ToldChecker):
    """Checks what an example says about a position."""

    def given_subject(self, line: t.Subject, env: Env) -> list[c.Stmt]:
        """Check `Red has 2 food`, `A holds 2 units of Red`, `A touches B` as facts to make true."""
        if line.block or not line.args or (line.phrases and line.word not in TOLD):
            self.facts.add("L373", line.span)
            return []
        if line.word in TOLD:
            return self.given_told(line, env)
        match line.word:
            case "has":
                player = self.expr(t.Name(line.span, line.name), env, ty.PLAYER)
                stmts: list[c.Stmt] = []
                for arg in line.args:
                    if isinstance(arg, t.Amount) and arg.word in self.symbols.resources:
                        resource = self.symbols.resources[arg.word]
                        place = c.ResourceGet(resource, player, ty.NUMBER)
                        stmts.append(c.Store(line.span, place, self.expr(arg.count, env, ty.NUMBER)))
                    else:
                        self.not_had(arg)
                return stmts
            case "holds":
                return [stmt for arg in line.args for stmt in self.given_holds(line, arg, env)]
            case _:
                self.facts.add("L373", line.span)
                return []

    def given_holds(self, line: t.Subject, arg: t.Expr, env: Env) -> list[c.Stmt]:
        place = t.Name(line.span, line.name)
        pieces = self.pieces(arg, env)
        if pieces is not None:
            piece, count, owner = pieces
            player = None if owner is None else self.expr(owner, env, ty.PLAYER)
            where = self.expr(place, env, self.place_type(self.symbols.boards[piece.board]))
            return [c.MovePieces(line.span, piece, count, player, None, where)]
        things = self.next_copies(self.things(arg, env), env)
        return [self.placing(line.span, things, self.solid(self.expr(place, env), line.span))]

    def expectation(self, line: t.Stmt, env: Env) -> list[tuple[c.Expr, Span]]:
        """Check one line of `expect` as conditions."""
        match line:
            case t.That(span, test):
                return [(of_any_copy(self.symbols, self.expr(test, env, ty.YES_NO)), span)]
            case t.Subject(span, name, "has", args, (), None) if args:
                player = t.Name(span, name)
                return [(self.has(player, arg, env), span) for arg in args]
            case t.Subject(span, name, "holds", args, (), None) if args:
                return [(self.holds_test(t.Name(span, name), arg, env), span) for arg in args]
            case t.Subject(span, _, word, args, _, None) if args and word in TOLD:
                return [(test, span) for test in self.expected_told(line, env)]
            case _:
                self.facts.add("L373", line.span)
                return []

    def has(self, player: t.Name, arg: t.Expr, env: Env) -> c.Expr:
        who = self.expr(player, env, ty.PLAYER)
        if isinstance(arg, t.Amount) and arg.word in self.symbols.resources:
            have = c.ResourceGet(self.symbols.resources[arg.word], who, ty.NUMBER)
            return c.Compare("==", have, self.expr(arg.count, env, ty.NUMBER), ty.YES_NO)
        if isinstance(arg, t.Amount) and self.piece_word(arg.word) is not None:
            piece = self.piece_word(arg.word)
            assert piece is not None
            count = c.PieceCount(piece, who, None, ty.NUMBER)
            return c.Compare("==", count, self.expr(arg.count, env, ty.NUMBER), ty.YES_NO)
        self.not_had(arg)
        return c.Unknown(ty.YES_NO)

    def not_had(self, arg: t.Expr) -> None:
        """Report something that a player cannot be said to have."""
        known = [*self.symbols.resources, *self.symbols.pieces]
        close = nearest(arg.word, known) if isinstance(arg, t.Amount) else None
        self.facts.add("L376", arg.span, close=close or "")

    def holds_test(self, place: t.Name, arg: t.Expr, env: Env) -> c.Expr:
        pieces = self.pieces(arg, env)
        where = self.solid(self.expr(place, env), place.span)
        if pieces is not None:
            piece, count, owner = pieces
            player = None if owner is None else self.expr(owner, env, ty.PLAYER)
            return c.Compare("==", c.PieceCount(piece, player, where, ty.NUMBER), count, ty.YES_NO)
        thing = self.things(arg, env)
        lies = c.Compare("==", c.PlaceOf(thing, ty.optional(where.type)), where, ty.YES_NO)
        return of_any_copy(self.symbols, lies)
