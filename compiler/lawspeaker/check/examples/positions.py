"""Positions in examples: what is given before the first decision, and what is expected afterwards.

    Red has 2 food   ->   in `given` a Store, in `expect` a Compare

A line means one thing or the other by where it stands, so both are read here.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.examples import regions
from lawspeaker.check.examples.copies import of_any_copy
from lawspeaker.check.expressions import coercion, expressions, of_phrases
from lawspeaker.check.scope import Checker, Env
from lawspeaker.check.sentences import board_sentences
from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.source import Span


def given_subject(cx: Checker, line: t.Subject, env: Env) -> list[c.Stmt]:
    """Check `Red has 2 food`, `A holds 2 units of Red`, `A touches B` as facts to make true."""
    if line.block or not line.args or (line.phrases and line.word not in regions.TOLD):
        cx.facts.add("L373", line.span)
        return []
    if line.word in regions.TOLD:
        return regions.given_told(cx, line, env)
    match line.word:
        case "has":
            player = expressions.expr(cx, t.Name(line.span, line.name), env, ty.PLAYER)
            stmts: list[c.Stmt] = []
            for arg in line.args:
                if isinstance(arg, t.Amount) and arg.word in cx.symbols.resources:
                    resource = cx.symbols.resources[arg.word]
                    place = c.ResourceGet(resource, player, ty.NUMBER)
                    stmts.append(c.Store(line.span, place, expressions.expr(cx, arg.count, env, ty.NUMBER)))
                else:
                    not_had(cx, arg)
            return stmts
        case "holds":
            return [stmt for arg in line.args for stmt in given_holds(cx, line, arg, env)]
        case _:
            cx.facts.add("L373", line.span)
            return []


def given_holds(cx: Checker, line: t.Subject, arg: t.Expr, env: Env) -> list[c.Stmt]:
    place = t.Name(line.span, line.name)
    pieces = board_sentences.check_pieces(cx, arg, env)
    if pieces is not None:
        piece, count, owner = pieces
        player = None if owner is None else expressions.expr(cx, owner, env, ty.PLAYER)
        where = expressions.expr(cx, place, env, coercion.place_type(cx, cx.symbols.boards[piece.board]))
        return [c.MovePieces(line.span, piece, count, player, None, where)]
    things = board_sentences.next_copies(cx, board_sentences.check_things(cx, arg, env), env)
    return [board_sentences.placing(cx, line.span, things, coercion.solid(expressions.expr(cx, place, env), line.span))]


def expectation(cx: Checker, line: t.Stmt, env: Env) -> list[tuple[c.Expr, Span]]:
    """Check one line of `expect` as conditions."""
    match line:
        case t.That(span, test):
            return [(of_any_copy(cx.symbols, expressions.expr(cx, test, env, ty.YES_NO)), span)]
        case t.Subject(span, name, "has", args, (), None) if args:
            player = t.Name(span, name)
            return [(has(cx, player, arg, env), span) for arg in args]
        case t.Subject(span, name, "holds", args, (), None) if args:
            return [(holds_test(cx, t.Name(span, name), arg, env), span) for arg in args]
        case t.Subject(span, _, word, args, _, None) if args and word in regions.TOLD:
            return [(test, span) for test in regions.expected_told(cx, line, env)]
        case _:
            cx.facts.add("L373", line.span)
            return []


def has(cx: Checker, player: t.Name, arg: t.Expr, env: Env) -> c.Expr:
    who = expressions.expr(cx, player, env, ty.PLAYER)
    if isinstance(arg, t.Amount) and arg.word in cx.symbols.resources:
        have = c.ResourceGet(cx.symbols.resources[arg.word], who, ty.NUMBER)
        return c.Compare("==", have, expressions.expr(cx, arg.count, env, ty.NUMBER), ty.YES_NO)
    if isinstance(arg, t.Amount) and of_phrases.piece_word(cx, arg.word) is not None:
        piece = of_phrases.piece_word(cx, arg.word)
        assert piece is not None
        count = c.PieceCount(piece, who, None, ty.NUMBER)
        return c.Compare("==", count, expressions.expr(cx, arg.count, env, ty.NUMBER), ty.YES_NO)
    not_had(cx, arg)
    return c.Unknown(ty.YES_NO)


def not_had(cx: Checker, arg: t.Expr) -> None:
    """Report something that a player cannot be said to have."""
    known = [*cx.symbols.resources, *cx.symbols.pieces]
    close = nearest(arg.word, known) if isinstance(arg, t.Amount) else None
    cx.facts.add("L376", arg.span, close=close or "")


def holds_test(cx: Checker, place: t.Name, arg: t.Expr, env: Env) -> c.Expr:
    pieces = board_sentences.check_pieces(cx, arg, env)
    where = coercion.solid(expressions.expr(cx, place, env), place.span)
    if pieces is not None:
        piece, count, owner = pieces
        player = None if owner is None else expressions.expr(cx, owner, env, ty.PLAYER)
        return c.Compare("==", c.PieceCount(piece, player, where, ty.NUMBER), count, ty.YES_NO)
    thing = board_sentences.check_things(cx, arg, env)
    lies = c.Compare("==", c.PlaceOf(thing, ty.optional(where.type)), where, ty.YES_NO)
    return of_any_copy(cx.symbols, lies)
