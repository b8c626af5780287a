"""Endings: how a game is won and scored."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, FunctionContext, Scope
from lawspeaker.check.expressions import expressions
from lawspeaker.check.rules import rules, verb_events
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import EndingForm
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.types import TypeForm


def check_endings(cx: CheckContext) -> None:
    """Check the `win` declarations and the `score`."""
    for win, module in cx.symbols.wins:
        check_win(cx, win, module)
    if cx.symbols.score is not None:
        check_score(cx, cx.symbols.score)
    elif all(win.form == EndingForm.LOSE_TOGETHER for win, _ in cx.symbols.wins) and cx.symbols.game is not None:
        cx.facts.add("L381", cx.symbols.game)


def check_score(cx: CheckContext, score: t.ScoreDecl) -> None:
    """Check the parts of a score and the ranks that break ties."""
    player = c.Local(rules.param_name(cx, score.player), ty.PLAYER)
    scope = Scope(FunctionContext("score"), {score.player: player}, you=player)
    parts = [(part.name, expressions.check_expr(cx, part.value, scope, ty.NUMBER)) for part in score.goal.parts]
    ranks = [(rank.most, expressions.check_expr(cx, rank.key, scope, ty.NUMBER)) for rank in score.goal.ranks]
    if not parts:
        cx.facts.add("L380", score.span)
    cx.program.scoring = c.Scoring(parts, ranks, player.name, score.span)


def check_win(cx: CheckContext, win: t.WinDecl, module: str | None) -> None:
    """Check a `win` or `lose`: the event it waits for, the winner, the conditions."""
    check_together(cx, win)
    event: Signed | None = None
    if win.event is not None:
        event = verb_events.find_event(cx, win.event, win.span)
        if event is None:
            return
    fields = () if event is None else event.params
    params = [(rules.param_name(cx, param.name), param.type) for param in fields]
    named = () if event is None else verb_events.visible_fields(cx.symbols, event)
    names: dict[str, c.Expr] = {p.name: c.Local(*param) for p, param in zip(named, params, strict=False)}
    scope = Scope(FunctionContext("win"), names)
    for field in fields:
        if field.name == win.player and field.type.form not in (TypeForm.PLAYER, TypeForm.UNKNOWN):
            cx.facts.add("L427", win.span, (field.span, "declared here"), word=field.name, type=field.type)
    player = None
    if win.player is not None:
        player = rules.param_name(cx, win.player)
        scope.you = names.setdefault(win.player, c.Local(player, ty.PLAYER))
    tests = [] if module is None else [cx.module_test(module)]
    if win.where is not None:
        tests.append(expressions.check_expr(cx, win.where, scope, ty.YES_NO))
    tests.extend(expressions.check_expr(cx, need, scope, ty.YES_NO) for need in win.goal.needs)
    ranks = [(rank.most, expressions.check_expr(cx, rank.key, scope, ty.NUMBER)) for rank in win.goal.ranks]
    is_field = any(field.name == win.player for field in fields)
    ending = c.Ending(win.name, win.event, params, player, is_field, tests, ranks, win.goal.shared, win.span, win.form)
    cx.program.endings.append(ending)


def check_together(cx: CheckContext, win: t.WinDecl) -> None:
    """Report a `lose` for one player, and lines that choose among players who win or lose together."""
    if win.form == EndingForm.LOSE_TOGETHER and win.player is not None:
        cx.facts.add("L463", win.span, name=win.name, player=win.player)
    if win.form != EndingForm.WIN and (win.goal.ranks or win.goal.shared):
        rank = win.goal.ranks[0] if win.goal.ranks else None
        word = "shared" if rank is None else "most" if rank.most else "least"
        cx.facts.add("L463", win.span if rank is None else rank.span, name=win.name, word=word)
