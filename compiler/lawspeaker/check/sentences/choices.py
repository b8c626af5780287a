"""Decisions: who decides, what among, and whether there may be nothing to choose.

    choose c from your hand where …   ->   Choose(site 3, by you, pools=[c: card from …])

Every choice gets a site here: the fixed place of its options in the action space.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.expressions.collections import CollectionChecker
from lawspeaker.check.lint.control_flow import guards, leaves, plain
from lawspeaker.check.lint.pile_order import free
from lawspeaker.check.rules.implicit_player import tree_nodes
from lawspeaker.check.scope import Env
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.types import Type
from lawspeaker.shape import replace
from lawspeaker.source import Span

MOST = 99
LARGEST_SITE = 2_000_000


class ChoiceChecker(CollectionChecker):
    """Checks the family of choices."""

    def block(self, block: t.Block | None, env: Env) -> c.Block:
        raise NotImplementedError

    def decider(self, by: t.Expr | None, env: Env, span: Span) -> c.Expr:
        return self.you(env, span) if by is None else self.expr(by, env, ty.PLAYER)

    def choose(self, e: t.Choose, env: Env) -> list[c.Stmt]:
        """Check `choose` in all its forms."""
        by = self.decider(e.by, env, e.span)
        if e.count is not None:
            return [self.choose_many(e, by, env)]
        site = self.site("choose", e.span, f"choose {' and '.join(p.var for p in e.pools)}", "decline" if e.may else "")
        site.openly = e.openly
        inner = env.child()
        pools: list[c.PoolInfo] = []
        some = True
        for pool in e.pools:
            some = some and not self.maybe_empty(pool, inner)
            pools.append(self.pool(pool, inner, site))
        if not some and e.otherwise is None and not e.may:
            self.facts.add("L331", e.span)
        self.check_size(site, e.span)
        otherwise = self.block(e.otherwise, env.child())
        if e.block is not None:
            return [c.Choose(e.span, site, by, tuple(pools), self.block(e.block, inner), otherwise)]
        env.names.update(inner.names)
        if (e.may or e.otherwise is not None) and not leaves(otherwise):
            self.facts.add("L332", e.span, word=e.pools[0].var)
        return [c.Choose(e.span, site, by, tuple(pools), (), otherwise)]

    def pool(self, pool: t.Pool, env: Env, site: c.SiteInfo, name: str | None = None) -> c.PoolInfo:
        """Check one variable's pool and give the site its domain."""
        if pool.high is not None:
            low, high = self.expr(pool.source, env, ty.NUMBER), self.expr(pool.high, env, ty.NUMBER)
            type_ = self.number_domain(low.type, high.type)
            local = self.declare(env, name or pool.var, type_)
            inner, _ = self.with_it(env, local)
            where = None if pool.where is None else self.expr(pool.where, inner, ty.YES_NO)
            site.vars.append(
                c.SiteVar(name or pool.var, type_, type_.low or 0, (type_.high or 0) - (type_.low or 0) + 1)
            )
            return c.PoolInfo(local.name, type_, low, high, where)
        query = pool.source if isinstance(pool.source, t.Query) and pool.source.agg is None else None
        simple = query is not None and not query.having and query.prefix is None
        source = self.pool_source(query.source if query is not None and simple else different(pool), env)
        element = source.type.element if source.type.form == "list" else ty.UNKNOWN
        local = self.declare(env, name or pool.var, element.bare())
        where = None
        if query is not None and simple and query.where is not None:
            inner, _ = self.with_it(env, local)
            inner.names[query.var] = local
            where = self.expr(query.where, inner, ty.YES_NO)
        self.add_domain(site, name or pool.var, element.bare(), pool.span)
        if isinstance(source, c.BoardValue) and source.word == "columns":
            site.vars[-1].columns = source.board.name
        return c.PoolInfo(local.name, element.bare(), free(source), None, where)

    def pool_source(self, e: t.Expr, env: Env) -> c.Expr:
        """Check what a choice is made from: a list, or the alternatives of a rolled face."""
        found = self.expr(e, env)
        if found.type.bare().form == "face":
            return self.alternatives(found, e.span)
        if found.type.form == "bundle":
            self.facts.add("L333", e.span, type=found.type)
            return c.Unknown(ty.list_of(ty.UNKNOWN))
        if found.type.form not in ("list", "unknown"):
            self.facts.add("L305", e.span, type=found.type)
            return c.Unknown(ty.list_of(ty.UNKNOWN))
        return found if found.type.form == "list" else c.Unknown(ty.list_of(ty.UNKNOWN))

    def with_it(self, env: Env, local: c.Local) -> tuple[Env, c.Local]:
        inner = env.child()
        inner.names["it"] = local
        return inner, local

    def number_domain(self, low: Type, high: Type) -> Type:
        bottom = low.low if low.low is not None else 0
        top = high.high if high.high is not None else MOST
        return ty.number(bottom, max(bottom, top))

    def add_domain(self, site: c.SiteInfo, name: str, type_: Type, span: Span) -> None:
        """Give a site the values a variable of the type can take."""
        domain = self.domain(type_)
        if domain is None:
            if type_.form != "unknown":
                self.facts.add("L333", span, type=type_)
            domain = (0, 1)
        site.vars.append(c.SiteVar(name, type_, domain[0], domain[1]))

    def domain(self, type_: Type) -> tuple[int, int] | None:
        """Return the first value and the number of values of a type one can choose among."""
        s = self.symbols
        match type_.form:
            case "player":
                return 1, s.players[1]
            case "thing" if type_.name in s.kinds:
                kind = s.kinds[type_.name]
                return kind.first, max(1, kind.last - kind.first + 1)
            case "thing":
                board = self.board_of(type_)
                return None if board is None else (0, self.board_size(board.name))
            case "number":
                top = type_.high if type_.high is not None else MOST
                low = type_.low if type_.low is not None else 0
                return low, max(1, top - low + 1)
            case "outcome":
                die = s.dice[type_.name]
                return 0, len(die.outcomes)
            case "place":
                board = s.place_board(type_.name)
                return None if board is None else (0, self.board_size(board.name))
            case "spot":
                board = s.boards[type_.name]
                return 0, board.width * board.height * 4
            case "enum" | "yes_no" | "resource":
                return 0, self.universe_size(type_) or 1
            case _:
                return None

    def board_size(self, name: str) -> int:
        """Return how many place numbers a board has; a laid board has one per printed area, and spares for examples."""
        board = self.symbols.boards[name]
        if board.form == "laid":
            kind = self.symbols.kinds.get(board.tile)
            tiles = kind.last - kind.first + 1 if kind else 0
            return tiles * self.most_areas(board.tile) + SPARE_AREAS
        if board.form == "places":
            lasts = [self.symbols.kinds[k].last for k in board.kinds if k in self.symbols.kinds]
            return max(lasts, default=0) + 1
        return board.width * board.height

    def most_areas(self, kind: str) -> int:
        counts = [sum(1 for line in th.areas if line.word == "area") for th in self.symbols.things_of(kind)]
        return max(counts, default=1)

    def check_size(self, site: c.SiteInfo, span: Span) -> None:
        if site.size > LARGEST_SITE:
            self.facts.add("L334", span, size=f"{site.size:,}", most=f"{LARGEST_SITE:,}")

    def refuse_answers(self, type_: Type, span: Span) -> None:
        """Report a list of `yes` and `no` that is kept or gone through; only a choice can be made from one."""
        if type_.form == "list" and type_.element.bare().form == "yes_no":
            self.facts.add("L410", span, type=type_.element.bare())

    def choose_many(self, e: t.Choose, by: c.Expr, env: Env) -> c.Stmt:
        """Check `choose [up to] n xs from …`; with `may`, all of them or none."""
        assert e.count is not None
        pool = e.pools[0]
        decline = "done" if e.up_to else "decline" if e.may else ""
        site = self.site("choose", e.span, f"choose {pool.var}", decline)
        site.openly = e.openly
        count = self.expr(e.count, env, ty.NUMBER)
        inner = env.child()
        info = self.pool(pool, inner, site, f"one_of_{pool.var}")
        site.vars[0].name = pool.var
        if not e.up_to and e.otherwise is None and not e.may:
            self.facts.add("L331", e.span)
        self.check_size(site, e.span)
        self.refuse_answers(ty.list_of(info.type), pool.span)
        local = self.declare(env, pool.var, ty.list_of(info.type))
        left = self.temp(env, "left", ty.NUMBER)
        block = self.block(e.block, env.child())
        otherwise = self.block(e.otherwise, env.child())
        return c.ChooseMany(e.span, site, by, info, count, e.up_to, e.may, local.name, info.var, left, block, otherwise)

    def choose_order(self, e: t.ChooseOrder, env: Env) -> list[c.Stmt]:
        by = self.decider(e.by, env, e.span)
        found = env.names.get(e.word)
        if not isinstance(found, c.Local) or found.type.form != "list":
            self.facts.add("L335", e.span, word=e.word)
            return []
        site = self.site("order", e.span, f"what comes next of {e.word}")
        self.add_domain(site, "order", found.type.element, e.span)
        temp = self.temp(env, f"ordered_{e.word}", found.type)
        return [c.ChooseOrder(e.span, site, by, found.name, found.type, temp)]

    def choose_one(self, e: t.ChooseOne, env: Env) -> c.Stmt:
        by = self.decider(e.by, env, e.span)
        site = self.site("one", e.span, "choose one")
        site.openly = e.openly
        labels: list[tuple[c.Expr | None, c.Block]] = []
        for label in e.labels:
            if label.text in site.labels:
                self.facts.add("L336", label.span, text=label.text)
            site.labels.append(label.text)
            inner = env.child()
            test = None if label.when is None else self.expr(label.when, env, ty.YES_NO)
            if label.when is not None:
                inner.known_some = (*env.known_some, *guards(label.when))
            labels.append((test, self.block(label.block, inner)))
        if e.otherwise is None and labels and all(test is not None for test, _ in labels):
            self.facts.add("L331", e.span)
        return c.ChooseOne(e.span, site, by, tuple(labels), self.block(e.otherwise, env.child()))

    def may_do(self, e: t.MayDo, env: Env) -> list[c.Stmt]:
        """Check `may "…"`: a choice between doing it and not."""
        by = self.decider(e.by, env, e.span)
        site = self.site("may", e.span, e.text)
        site.openly = e.openly
        site.labels.extend((e.text, "no"))
        if e.text == "no":
            self.facts.add("L336", e.span, text=e.text)
        inner = env.child()
        test = None if e.when is None else self.expr(e.when, env, ty.YES_NO)
        if e.when is not None:
            inner.known_some = (*env.known_some, *guards(e.when))
        block = self.block(e.block, inner)
        otherwise = self.block(e.otherwise, env.child())
        ask = c.ChooseOne(e.span, site, by, ((None, block), (None, otherwise)), ())
        if test is None:
            return [ask]
        return [c.If(e.span, ((test, (ask,)),), otherwise)]

    def maybe_empty(self, pool: t.Pool, env: Env) -> bool:
        """Tell whether a choice may have no option, as far as the text shows."""
        if pool.high is not None:
            if pool.where is not None:
                return True
            low, high = self.quiet(pool.source, env), self.quiet(pool.high, env)
            return not (low.type.high is not None and high.type.low is not None and low.type.high <= high.type.low)
        if plain(pool.source) in env.known_some:
            return False
        source = pool.source
        if isinstance(source, t.Query):
            if source.where is not None or source.prefix is not None:
                return True
            source = source.source
        found = self.quiet(source, env)
        if found.type.bare().form == "face":
            return False
        if isinstance(found, c.PlayerValue) and found.word == "opponents":
            return self.symbols.players[0] < 2
        if isinstance(found, c.Universe):
            return self.universe_size(found.type.element) == 0
        return not isinstance(found, c.ListOf | c.FaceChoices) and not (
            isinstance(found, c.BoardValue) and found.word in ("columns", "rows")
        )

    def quiet(self, e: t.Expr, env: Env) -> c.Expr:
        """Check an expression without keeping what is reported; it is checked again for real."""
        mark = self.facts.mark()
        found = self.expr(e, env)
        self.facts.forget(mark)
        return found


SPARE_AREAS = 12


def different(pool: t.Pool) -> t.Expr:
    """Return what a choice is made from; in `choose c from different … where …` the element is `it`, or c."""
    source = pool.source
    if not isinstance(source, t.Query) or source.agg != "different" or source.var != "it":
        return source
    words = {node.word for node in tree_nodes(source.where) if isinstance(node, t.Word)}
    return replace(source, var=pool.var) if pool.var in words and "it" not in words else source
