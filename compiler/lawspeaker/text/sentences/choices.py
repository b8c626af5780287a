"""Choices as sentences: of things, numbers, texts, orders, and whether to do something at all.

choose victim from opponents           Choose an opponent whose silver is at least 1.
    where silver of it is at least 1
"""

from __future__ import annotations

from functools import reduce

from lawspeaker.parse import tree as t
from lawspeaker.text.expressions import amounts, clauses, collections, nouns, words
from lawspeaker.text.expressions.noun_finder import NUMBER
from lawspeaker.text.language.phrase import FixedText, Phrase
from lawspeaker.text.scope import Env, Noun, Ref, same_word_in
from lawspeaker.text.sentences import blocks
from lawspeaker.text.sentences.fragments import Fragment, inline
from lawspeaker.text.writer import Writer


def write_choose(w: Writer, e: t.Choose, env: Env) -> list[Fragment]:
    """Return a choice with what follows from it."""
    decider = words.write_you(w, env) if e.by is None else nouns.write_noun(w, e.by, env)
    by_reader = env.you is None if e.by is None else words.is_reader(w, e.by, env)
    picks: list[Phrase] = []
    scope = env.child()
    scope.focus = e.by.word if isinstance(e.by, t.Word) and e.by.word in env.names and not by_reader else ""
    for pool in e.pools:
        picks.append(write_pool(w, pool, e, scope))
    scope.focus = ""
    what = w.join(picks, "then")
    key = "may_choose" if e.may else "choose" if by_reader else "choose_by"
    said = mark_openly(w, w.fill(key, player=decider, what=what), e).render()
    steps = blocks.write_block(w, e.block or (), scope)
    other = blocks.write_failure(w, e.otherwise, env, "if_not" if e.may else "if_none")
    env.names.update(scope.names)
    if not steps or (not e.may and not other):
        return [Fragment(said), *steps, *other]
    return [Fragment(w.fill("then_do", act=FixedText(said), steps=FixedText(inline(steps))).render(), True), *other]


def mark_openly(w: Writer, said: Phrase, e: t.Choose | t.ChooseOne | t.MayDo | t.When) -> Phrase:
    """Return a choice with the remark that it may tell what is hidden, where the spec says so."""
    key = "openly_first" if isinstance(e, t.ChooseOne) else "openly"
    return w.fill(key, rule=said) if e.openly else said


def write_pool(w: Writer, pool: t.Pool, e: t.Choose, env: Env) -> Phrase:
    """Return what is chosen, and bring it into scope."""
    if pool.high is not None:
        ref = env.bind(pool.var, NUMBER)
        ends = {"low": nouns.write_noun(w, pool.source, env), "high": nouns.write_noun(w, pool.high, env)}
        noun = words.add_letter(w, ref, w.common_noun("number", "one", "a"))
        what = w.fill("number_from", what=noun, **ends)
        var = pool.var if pool.where is not None and same_word_in(pool.where, pool.var) else "it"
        return collections.write_filtered(w, what, var, NUMBER, pool.where, env)
    source, where = pool.source, pool.where
    having: tuple[t.Having, ...] = ()
    var = "it"
    different = isinstance(source, t.Query) and source.agg == "different"
    if isinstance(source, t.Query) and source.agg in (None, "different"):
        where, having, var, source = source.where, source.having, source.var, source.source
    if where is not None and same_word_in(where, pool.var):
        var = pool.var
    element = w.nouns.of(source, env)
    ref = env.bind(pool.var, Noun(element.word, e.count is not None))
    said = write_chosen(w, source, e, env, ref, different)
    for item in having:
        said = collections.write_extreme(w, said, item, var, env.element(var, Noun(element.word)))
    return collections.write_filtered(w, said, var, element, where, env)


def write_chosen(w: Writer, source: t.Expr, e: t.Choose, env: Env, ref: Ref, different: bool) -> Phrase:
    """Return one, or so many, or up to so many of a collection."""
    if e.count is None:
        return collections.write_source(w, source, env, "one", "a", "from", ref)
    count = e.count.value if isinstance(e.count, t.Number) else 2
    what = collections.write_source(w, source, env, w.language.number(count), "", "from", ref)
    if different:
        what = w.fill("different", what=what)
    key = "up_to" if e.up_to else "exactly"
    if not different and ref.mode == "that" and collections.is_named_by_elements(w, source, env) and w.has(f"{key}_of"):
        whole = w.fill(f"{key}_of", count=nouns.write_noun(w, e.count, env), source=nouns.write_noun(w, source, env))
        return FixedText(whole.render(), what.keys)
    return w.fill(key, count=nouns.write_noun(w, e.count, env), what=what)


def write_option(w: Writer, e: t.ChooseOne | t.ChooseOrder | t.MayDo, env: Env) -> list[Fragment]:
    """Return a choice between texts, of an order, or whether to do something."""
    by_reader = env.you is None if e.by is None else words.is_reader(w, e.by, env)
    player = words.write_you(w, env) if e.by is None else nouns.write_noun(w, e.by, env)
    match e:
        case t.ChooseOne(_, _, labels, otherwise):
            options = w.join([write_label(w, label, env) for label in labels], "or_else")
            said = w.fill("choose_one" if by_reader else "choose_one_by", player=player, options=options)
            return [
                Fragment(mark_openly(w, said, e).render(), True),
                *blocks.write_failure(w, otherwise, env, "if_none"),
            ]
        case t.ChooseOrder(_, word):
            what = words.write_word(w, word, env)
            key = "choose_order" if by_reader else "choose_order_by"
            return [Fragment(w.fill(key, player=player, what=what).render())]
        case t.MayDo(_, text, _, when, block, otherwise):
            when = drop_implied(w, when, text, block, env)
            act, steps = FixedText(w.lexicon.label(text)), blocks.write_block(w, block, env.child())
            if not steps and otherwise and w.has("or_leave") and not e.openly:
                return write_or_leave(w, act, when, otherwise, env)
            if steps and label_says_step(w, text, block[0], env):
                steps = steps[1:]
            values: dict[str, Phrase] = {"player": player, "act": act, "steps": FixedText(inline(steps))}
            if not steps:
                said = write_may_leave(w, values, when, env)
            elif when is None:
                said = w.fill("may_do", **values)
            else:
                said = w.fill("may_do_if", **values, test=clauses.write_clause(w, when, env))
            return [
                Fragment(mark_openly(w, said, e).render(), True),
                *blocks.write_failure(w, otherwise, env, "if_not"),
            ]


def write_or_leave(w: Writer, act: Phrase, when: t.Expr | None, otherwise: t.Block, env: Env) -> list[Fragment]:
    """Return what happens unless somebody chooses to leave it; that stands behind it in brackets."""
    steps = blocks.write_block(w, otherwise, env.child())
    if not steps:
        values = {"player": words.write_you(w, env), "act": act}
        return [Fragment(write_may_leave(w, values, when, env).render(), True)]
    *before, last = steps
    if when is None:
        said = w.fill("or_leave", steps=FixedText(last.text), act=act)
    else:
        said = w.fill("or_leave_if", steps=FixedText(last.text), act=act, test=clauses.write_clause(w, when, env))
    return [*before, Fragment(said.render(), last.open, last.continues)]


def label_says_step(w: Writer, text: str, step: t.Stmt, env: Env) -> bool:
    """Tell whether a label, which is in English, says a step already: `explore`, `explore again`."""
    said = blocks.write_block(w.english or w, (step,), env.child())
    return len(said) == 1 and f"{text} ".startswith(f"{said[0].text} ")


def write_may_leave(w: Writer, values: dict[str, Phrase], when: t.Expr | None, env: Env) -> Phrase:
    """Return a choice to do nothing at all."""
    said = w.fill("may_leave", **values)
    return said if when is None else w.fill("if_then", rule=said, test=clauses.write_clause(w, when, env))


def write_label(w: Writer, label: t.Stmt, env: Env) -> Phrase:
    """Return one option of a `choose one`."""
    assert isinstance(label, t.Label)
    values = {
        "label": FixedText(w.lexicon.label(label.text)),
        "steps": blocks.write_inline_block(w, label.block, env.child()),
    }
    when = drop_implied(w, label.when, label.text, label.block, env)
    if when is None:
        return w.fill("option", **values)
    return w.fill("option_if", **values, test=clauses.write_clause(w, when, env))


def drop_implied(w: Writer, when: t.Expr | None, text: str, block: t.Block, env: Env) -> t.Expr | None:
    """Return a condition without what goes without saying: that one can do what one may do."""
    english = w.english or w
    if when is None:
        return None
    done = [text, *(fragment.text for fragment in blocks.write_block(english, block, env.child()))]
    able = english.fill("can", player=words.write_you(english, env), act=FixedText("")).render()
    left = [
        test
        for test in collections.conjuncts(when)
        if not (
            isinstance(test, t.Can)
            and begins(clauses.write_clause(english, test, env).render().removeprefix(able), done)
        )
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
            return amounts.alike(value, whole)
        case _:
            return False
