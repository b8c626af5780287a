"""Decisions: who decides, what the options are, whether there may be none.

    choose c from your hand where …   ->   Choose(site 3, by you, pools=[c: card from …])

Each choice gets a site: a fixed range of ids in the action space.
"""

from __future__ import annotations

from msgspec.structs import replace

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import collections, expressions, nouns
from lawspeaker.check.lint.control_flow import always_leaves, comparable_form, proven_nonempty
from lawspeaker.check.lint.pile_order import ignore_order
from lawspeaker.check.sentences import choice_domains
from lawspeaker.check.sentences.spoken_variables import check_asking, check_spoken
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_walk import tree_nodes
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span


def check_decider(cx: CheckContext, by: t.Expr | None, scope: Scope, span: Span) -> c.Expr:
    """Return the player who decides: `you` if none is written."""
    return nouns.check_you(cx, scope, span) if by is None else expressions.check_expr(cx, by, scope, ty.PLAYER)


def check_choose(cx: CheckContext, e: t.Choose, scope: Scope) -> list[c.Stmt]:
    """Check `choose` in all its forms."""
    by = check_decider(cx, e.by, scope, e.span)
    if e.count is not None:
        if e.beside:
            cx.facts.add("L477", e.beside[0].span, form="choose several")
        return check_choose_many(cx, e, by, scope)
    site = cx.add_site(c.SiteForm.CHOOSE, e.span, "decline" if e.may else "")
    site.openly, site.sentence = e.openly, e
    said = check_asking(cx, site, e.asking, scope)
    inner = scope.child()
    pools: list[c.PoolInfo] = []
    some = True
    for pool in e.pools:
        some = some and not may_be_empty(cx, pool, inner)
        pools.append(check_pool(cx, pool, inner, site))
    beside = check_beside(cx, e, site, scope, said)
    some = some or any(label.when is None for label in e.beside)
    if not some and e.otherwise is None and not e.may:
        cx.facts.add("L331", e.span)
    choice_domains.check_size(cx, site, e.span)
    otherwise = cx.parts.check_block(cx, e.otherwise, scope.child())
    block = cx.parts.check_block(cx, e.block, inner)
    if e.block is None:
        scope.names.update(inner.names)
        without = [*([otherwise] if e.may or e.otherwise is not None else []), *(steps for _, steps in beside)]
        if not all(always_leaves(steps) for steps in without):
            cx.facts.add("L332", e.span, word=e.pools[0].var)
    return [*said, c.Choose(e.span, site, by, tuple(pools), block, otherwise, beside)]


def check_beside(
    cx: CheckContext, e: t.Choose, site: c.SiteInfo, scope: Scope, said: list[c.Stmt]
) -> tuple[tuple[c.Expr | None, c.Block], ...]:
    """Check the `or` lines below a choice of one element; what their labels mention is added to `said`."""
    if e.beside and e.may:
        cx.facts.add("L477", e.beside[0].span, form="may choose")
    if e.otherwise is not None and any(label.when is None for label in e.beside):
        cx.facts.add("W539", e.span)
    return check_labels(cx, e.beside, site, site.beside, scope, said)


def check_labels(
    cx: CheckContext,
    labels: tuple[t.Label, ...],
    site: c.SiteInfo,
    texts: list[str],
    scope: Scope,
    said: list[c.Stmt],
) -> tuple[tuple[c.Expr | None, c.Block], ...]:
    """Check labels with their blocks; their texts are added to `texts`, and what these mention to `said`."""
    checked: list[tuple[c.Expr | None, c.Block]] = []
    for label in labels:
        if label.text in texts:
            cx.facts.add("L336", label.span, text=label.text)
        texts.append(label.text)
        said += check_spoken(cx, site, label.text, label.span, scope)
        inner = scope.child()
        test = None if label.when is None else expressions.check_expr(cx, label.when, scope, ty.YES_NO)
        if label.when is not None:
            inner.nonempty = (*scope.nonempty, *proven_nonempty(label.when))
        checked.append((test, cx.parts.check_block(cx, label.block, inner)))
    return tuple(checked)


def check_pool(cx: CheckContext, pool: t.Pool, scope: Scope, site: c.SiteInfo, name: str | None = None) -> c.PoolInfo:
    """Check what one variable is chosen from, and add the variable to the site."""
    if pool.high is not None:
        low, high = (
            expressions.check_expr(cx, pool.source, scope, ty.NUMBER),
            expressions.check_expr(cx, pool.high, scope, ty.NUMBER),
        )
        type_ = choice_domains.number_choice_type(low.type, high.type)
        local = cx.declare(scope, name or pool.var, type_)
        inner, _ = scope_with_it(scope, local)
        where = None if pool.where is None else expressions.check_expr(cx, pool.where, inner, ty.YES_NO)
        site.vars.append(c.SiteVar(name or pool.var, type_, type_.low or 0, (type_.high or 0) - (type_.low or 0) + 1))
        return c.PoolInfo(local.name, type_, low, high, where, site.span)
    query = pool.source if isinstance(pool.source, t.Query) and pool.source.agg is None else None
    simple = query is not None and not query.having and query.prefix is None
    source = check_pool_source(cx, query.source if query is not None and simple else distinct_source(pool), scope)
    element = source.type.element if source.type.form == TypeForm.LIST else ty.UNKNOWN
    local = cx.declare(scope, name or pool.var, element.bare())
    where = None
    if query is not None and simple and query.where is not None:
        inner, _ = scope_with_it(scope, local)
        inner.names[query.var] = local
        where = expressions.check_expr(cx, query.where, inner, ty.YES_NO)
    choice_domains.add_domain(cx, site, name or pool.var, element.bare(), pool.span)
    if isinstance(source, c.BoardValue) and source.word == c.BoardWord.COLUMNS:
        site.vars[-1].columns = source.board.name
    return c.PoolInfo(local.name, element.bare(), ignore_order(source), None, where, site.span)


def check_pool_source(cx: CheckContext, e: t.Expr, scope: Scope) -> c.Expr:
    """Check what a choice is made from: a list, or the alternatives of a rolled face."""
    found = expressions.check_expr(cx, e, scope)
    if found.type.bare().form == TypeForm.FACE:
        return collections.face_alternatives(cx, found, e.span)
    if found.type.form == TypeForm.BUNDLE:
        cx.facts.add("L333", e.span, type=found.type)
        return c.Unknown(ty.list_of(ty.UNKNOWN))
    if found.type.form not in (TypeForm.LIST, TypeForm.UNKNOWN):
        cx.facts.add("L305", e.span, type=found.type)
        return c.Unknown(ty.list_of(ty.UNKNOWN))
    return found if found.type.form == TypeForm.LIST else c.Unknown(ty.list_of(ty.UNKNOWN))


def scope_with_it(scope: Scope, local: c.Local) -> tuple[Scope, c.Local]:
    """Return a scope in which `it` means a variable."""
    inner = scope.child()
    inner.names["it"] = local
    return inner, local


def report_yes_no_list(cx: CheckContext, type_: Type, span: Span) -> None:
    """Report a list of `yes` and `no` that is stored or looped over; it can only be chosen from."""
    if type_.form == TypeForm.LIST and type_.element.bare().form == TypeForm.YES_NO:
        cx.facts.add("L410", span, type=type_.element.bare())


def check_choose_many(cx: CheckContext, e: t.Choose, by: c.Expr, scope: Scope) -> list[c.Stmt]:
    """Check `choose [up to] n xs from …`; with `may`, the player chooses all of them or none."""
    assert e.count is not None
    pool = e.pools[0]
    decline = "done" if e.up_to else "decline" if e.may else ""
    site = cx.add_site(c.SiteForm.CHOOSE, e.span, decline)
    site.openly, site.sentence = e.openly, e
    said = check_asking(cx, site, e.asking, scope)
    count = expressions.check_expr(cx, e.count, scope, ty.NUMBER)
    inner = scope.child()
    info = check_pool(cx, pool, inner, site, f"one_of_{pool.var}")
    site.vars[0].name = pool.var
    if not e.up_to and e.otherwise is None and not e.may:
        cx.facts.add("L331", e.span)
    choice_domains.check_size(cx, site, e.span)
    report_yes_no_list(cx, ty.list_of(info.type), pool.span)
    local = cx.declare(scope, pool.var, ty.list_of(info.type))
    left = cx.temporary(scope, "left", ty.NUMBER)
    block = cx.parts.check_block(cx, e.block, scope.child())
    otherwise = cx.parts.check_block(cx, e.otherwise, scope.child())
    names = (local.name, info.var, left)
    return [*said, c.ChooseMany(e.span, site, by, info, count, e.up_to, e.may, *names, block, otherwise)]


def check_choose_order(cx: CheckContext, e: t.ChooseOrder, scope: Scope) -> list[c.Stmt]:
    """Check `choose order of xs`."""
    by = check_decider(cx, e.by, scope, e.span)
    found = scope.names.get(e.word)
    if not isinstance(found, c.Local) or found.type.form != TypeForm.LIST:
        cx.facts.add("L335", e.span, word=e.word)
        return []
    site = cx.add_site(c.SiteForm.ORDER, e.span)
    site.sentence = e
    said = check_asking(cx, site, e.asking, scope)
    choice_domains.add_domain(cx, site, "order", found.type.element, e.span)
    temp = cx.temporary(scope, f"ordered_{e.word}", found.type)
    return [*said, c.ChooseOrder(e.span, site, by, found.name, found.type, temp)]


def check_choose_one(cx: CheckContext, e: t.ChooseOne, scope: Scope) -> list[c.Stmt]:
    """Check `choose one` with its labels."""
    by = check_decider(cx, e.by, scope, e.span)
    site = cx.add_site(c.SiteForm.ONE, e.span)
    site.openly = e.openly
    said = check_asking(cx, site, e.asking, scope)
    labels = check_labels(cx, e.labels, site, site.labels, scope, said)
    if e.otherwise is None and labels and all(test is not None for test, _ in labels):
        cx.facts.add("L331", e.span)
    otherwise = cx.parts.check_block(cx, e.otherwise, scope.child())
    return [*said, c.ChooseOne(e.span, site, by, labels, otherwise)]


def check_may_do(cx: CheckContext, e: t.MayDo, scope: Scope) -> list[c.Stmt]:
    """Check `may "…"`: a choice between doing it and not."""
    by = check_decider(cx, e.by, scope, e.span)
    site = cx.add_site(c.SiteForm.MAY, e.span)
    site.openly = e.openly
    said = [*check_asking(cx, site, e.asking, scope), *check_spoken(cx, site, e.text, e.span, scope)]
    site.labels.extend((e.text, "no"))
    if e.text == "no":
        cx.facts.add("L336", e.span, text=e.text)
    inner = scope.child()
    test = None if e.when is None else expressions.check_expr(cx, e.when, scope, ty.YES_NO)
    if e.when is not None:
        inner.nonempty = (*scope.nonempty, *proven_nonempty(e.when))
    block = cx.parts.check_block(cx, e.block, inner)
    otherwise = cx.parts.check_block(cx, e.otherwise, scope.child())
    ask = c.ChooseOne(e.span, site, by, ((None, block), (None, otherwise)), ())
    if test is None:
        return [*said, ask]
    return [c.If(e.span, ((test, (*said, ask)),), otherwise)]


def may_be_empty(cx: CheckContext, pool: t.Pool, scope: Scope) -> bool:
    """Return whether a choice may have no option, as far as the text shows."""
    if pool.high is not None:
        if pool.where is not None:
            return True
        low, high = check_silently(cx, pool.source, scope), check_silently(cx, pool.high, scope)
        return not (low.type.high is not None and high.type.low is not None and low.type.high <= high.type.low)
    if comparable_form(pool.source) in scope.nonempty:
        return False
    source = pool.source
    if isinstance(source, t.Query):
        if source.where is not None or source.prefix is not None:
            return True
        source = source.source
    found = check_silently(cx, source, scope)
    if found.type.bare().form == TypeForm.FACE:
        return False
    if isinstance(found, c.GameValue) and found.word == c.GameWord.OPPONENTS:
        return cx.symbols.players[0] < 2
    if isinstance(found, c.Universe):
        return collections.type_size(cx, found.type.element) == 0
    return not isinstance(found, c.ListOf | c.FaceChoices) and not (
        isinstance(found, c.BoardValue) and found.word in (c.BoardWord.COLUMNS, c.BoardWord.ROWS)
    )


def check_silently(cx: CheckContext, e: t.Expr, scope: Scope) -> c.Expr:
    """Check an expression without reporting anything; it is checked again later."""
    mark = cx.facts.mark()
    found = expressions.check_expr(cx, e, scope)
    cx.facts.forget(mark)
    return found


def distinct_source(pool: t.Pool) -> t.Expr:
    """Return what a choice is made from; in `choose c from different … where …` the element may be called `it` or c."""
    source = pool.source
    if not isinstance(source, t.Query) or source.agg != c.Aggregate.DIFFERENT or source.var != "it":
        return source
    words = {node.word for node in tree_nodes(source.where) if isinstance(node, t.Word)}
    return replace(source, var=pool.var) if pool.var in words and "it" not in words else source
