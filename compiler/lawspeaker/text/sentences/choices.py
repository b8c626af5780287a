"""Choices as sentences: of things, numbers, texts, orders, and whether to do something at all.

choose victim from opponents           Choose an opponent whose silver is at least 1.
    where silver of it is at least 1
"""

from __future__ import annotations

from functools import reduce

from lawspeaker.parse import tree as t
from lawspeaker.text.language.phrase import Phrase, Said
from lawspeaker.text.nouns.amounts import alike
from lawspeaker.text.nouns.collections import conjuncts
from lawspeaker.text.nouns.noun_of import NUMBER
from lawspeaker.text.scope import Env, Ref, Sort, same_word_in
from lawspeaker.text.sentences.clauses import ClauseWriter
from lawspeaker.text.sentences.sentences import Fragment, inline


class ChoiceWriter(ClauseWriter):
    """Writes choices."""

    english: ChoiceWriter | None = None

    def block(self, block: t.Block, env: Env) -> list[Fragment]:
        raise NotImplementedError

    def inner(self, block: t.Block, env: Env) -> Phrase:
        raise NotImplementedError

    def failing(self, otherwise: t.Block | None, env: Env, key: str) -> list[Fragment]:
        raise NotImplementedError

    def choose(self, e: t.Choose, env: Env) -> list[Fragment]:
        """Return a choice with what follows from it."""
        decider = self.you(env) if e.by is None else self.noun(e.by, env)
        by_reader = env.you is None if e.by is None else self.reader(e.by, env)
        picks: list[Phrase] = []
        scope = env.child()
        scope.focus = e.by.word if isinstance(e.by, t.Word) and e.by.word in env.names and not by_reader else ""
        for pool in e.pools:
            picks.append(self.pool(pool, e, scope))
        scope.focus = ""
        what = self.listed(picks, "then")
        key = "may_choose" if e.may else "choose" if by_reader else "choose_by"
        said = self.openly(self.pattern(key, player=decider, what=what), e).say()
        steps = self.block(e.block or (), scope)
        other = self.failing(e.otherwise, env, "if_not" if e.may else "if_none")
        env.names.update(scope.names)
        if not steps or (not e.may and not other):
            return [Fragment(said), *steps, *other]
        return [Fragment(self.pattern("then_do", act=Said(said), steps=Said(inline(steps))).say(), True), *other]

    def openly(self, said: Phrase, e: t.Choose | t.ChooseOne | t.MayDo | t.When) -> Phrase:
        """Return a choice with the remark that it may tell what is hidden, where the spec says so."""
        key = "openly_first" if isinstance(e, t.ChooseOne) else "openly"
        return self.pattern(key, rule=said) if e.openly else said

    def pool(self, pool: t.Pool, e: t.Choose, env: Env) -> Phrase:
        """Return what is chosen, and bring it into scope."""
        if pool.high is not None:
            ref = env.bind(pool.var, NUMBER)
            ends = {"low": self.noun(pool.source, env), "high": self.noun(pool.high, env)}
            noun = self.introduced(ref, self.common("number", "one", "a"))
            what = self.pattern("number_from", what=noun, **ends)
            var = pool.var if pool.where is not None and same_word_in(pool.where, pool.var) else "it"
            return self.filtered(what, var, NUMBER, pool.where, env)
        source, where = pool.source, pool.where
        having: tuple[t.Having, ...] = ()
        var = "it"
        different = isinstance(source, t.Query) and source.agg == "different"
        if isinstance(source, t.Query) and source.agg in (None, "different"):
            where, having, var, source = source.where, source.having, source.var, source.source
        if where is not None and same_word_in(where, pool.var):
            var = pool.var
        sort = self.sorts.of(source, env)
        ref = env.bind(pool.var, Sort(sort.word, e.count is not None))
        said = self.chosen(source, e, env, ref, different)
        for item in having:
            said = self.extreme(said, item, var, env.element(var, Sort(sort.word)))
        return self.filtered(said, var, sort, where, env)

    def chosen(self, source: t.Expr, e: t.Choose, env: Env, ref: Ref, different: bool) -> Phrase:
        """Return one, or so many, or up to so many of a collection."""
        if e.count is None:
            return self.source(source, env, "one", "a", "from", ref)
        count = e.count.value if isinstance(e.count, t.Number) else 2
        what = self.source(source, env, self.tongue.number(count), "", "from", ref)
        if different:
            what = self.pattern("different", what=what)
        key = "up_to" if e.up_to else "exactly"
        if not different and ref.mode == "that" and self.says_what(source, env) and self.has(f"{key}_of"):
            whole = self.pattern(f"{key}_of", count=self.noun(e.count, env), source=self.noun(source, env))
            return Said(whole.say(), what.keys)
        return self.pattern(key, count=self.noun(e.count, env), what=what)

    def option(self, e: t.ChooseOne | t.ChooseOrder | t.MayDo, env: Env) -> list[Fragment]:
        """Return a choice between texts, of an order, or whether to do something."""
        by_reader = env.you is None if e.by is None else self.reader(e.by, env)
        player = self.you(env) if e.by is None else self.noun(e.by, env)
        match e:
            case t.ChooseOne(_, _, labels, otherwise):
                options = self.listed([self.label(label, env) for label in labels], "or_else")
                said = self.pattern("choose_one" if by_reader else "choose_one_by", player=player, options=options)
                return [Fragment(self.openly(said, e).say(), True), *self.failing(otherwise, env, "if_none")]
            case t.ChooseOrder(_, word):
                what = self.word(word, env)
                key = "choose_order" if by_reader else "choose_order_by"
                return [Fragment(self.pattern(key, player=player, what=what).say())]
            case t.MayDo(_, text, _, when, block, otherwise):
                when = self.unimplied(when, text, block, env)
                act, steps = Said(self.lexicon.label(text)), self.block(block, env.child())
                if not steps and otherwise and self.has("or_leave") and not e.openly:
                    return self.or_leave(act, when, otherwise, env)
                if steps and self.said_already(text, block[0], env):
                    steps = steps[1:]
                values: dict[str, Phrase] = {"player": player, "act": act, "steps": Said(inline(steps))}
                if not steps:
                    said = self.may_leave(values, when, env)
                elif when is None:
                    said = self.pattern("may_do", **values)
                else:
                    said = self.pattern("may_do_if", **values, test=self.clause(when, env))
                return [Fragment(self.openly(said, e).say(), True), *self.failing(otherwise, env, "if_not")]

    def or_leave(self, act: Phrase, when: t.Expr | None, otherwise: t.Block, env: Env) -> list[Fragment]:
        """Return what happens unless somebody chooses to leave it; that stands behind it in brackets."""
        steps = self.block(otherwise, env.child())
        if not steps:
            values = {"player": self.you(env), "act": act}
            return [Fragment(self.may_leave(values, when, env).say(), True)]
        *before, last = steps
        if when is None:
            said = self.pattern("or_leave", steps=Said(last.text), act=act)
        else:
            said = self.pattern("or_leave_if", steps=Said(last.text), act=act, test=self.clause(when, env))
        return [*before, Fragment(said.say(), last.open, last.continues)]

    def said_already(self, text: str, step: t.Stmt, env: Env) -> bool:
        """Tell whether a label, which is in English, says a step already: `explore`, `explore again`."""
        said = (self.english or self).block((step,), env.child())
        return len(said) == 1 and f"{text} ".startswith(f"{said[0].text} ")

    def may_leave(self, values: dict[str, Phrase], when: t.Expr | None, env: Env) -> Phrase:
        """Return a choice to do nothing at all."""
        said = self.pattern("may_leave", **values)
        return said if when is None else self.pattern("if_then", rule=said, test=self.clause(when, env))

    def label(self, label: t.Stmt, env: Env) -> Phrase:
        """Return one option of a `choose one`."""
        assert isinstance(label, t.Label)
        values = {"label": Said(self.lexicon.label(label.text)), "steps": self.inner(label.block, env.child())}
        when = self.unimplied(label.when, label.text, label.block, env)
        if when is None:
            return self.pattern("option", **values)
        return self.pattern("option_if", **values, test=self.clause(when, env))

    def unimplied(self, when: t.Expr | None, text: str, block: t.Block, env: Env) -> t.Expr | None:
        """Return a condition without what goes without saying: that one can do what one may do."""
        english = self.english or self
        if when is None:
            return None
        done = [text, *(fragment.text for fragment in english.block(block, env.child()))]
        able = english.pattern("can", player=english.you(env), act=Said("")).say()
        left = [
            test
            for test in conjuncts(when)
            if not (isinstance(test, t.Can) and begins(english.clause(test, env).say().removeprefix(able), done))
            and not chosen_from(test, block)
        ]
        return reduce(lambda first, second: t.Logic(when.span, "and", first, second), left) if left else None


def begins(act: str, done: list[str]) -> bool:
    """Tell whether something that is done begins with what one can do.

    >>> begins("explore", ["explore again"]), begins("draw 1 card", ["pay 3 coins"])
    (True, False)
    """
    return any(f"{text} ".startswith(f"{act} ") for text in done)


def chosen_from(test: t.Expr, block: t.Block) -> bool:
    """Tell whether a condition says that something is not empty from which a block begins to choose."""
    match test, block[:1]:
        case t.EmptyTest(_, value, True), (t.Choose(pools=(t.Pool(source=source), *_)),):
            whole = source.source if isinstance(source, t.Query) and source.where is None else source
            return alike(value, whole)
        case _:
            return False
