"""Choices as sentences: of things, numbers, labels, orders, and whether to do something at all.

choose victim from opponents           Choose an opponent whose silver is at least 1.
    where silver of it is at least 1
"""

from __future__ import annotations

from functools import reduce

from msgspec.structs import replace

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Aggregate, LogicOp
from lawspeaker.source import NOWHERE
from lawspeaker.text.expressions import collections, words
from lawspeaker.text.expressions.expression_shapes import conjuncts
from lawspeaker.text.expressions.noun_finder import NUMBER
from lawspeaker.text.scope import Env, Noun, Ref, RefMode, mentions
from lawspeaker.text.sentences import calls
from lawspeaker.text.sentences.block_shapes import is_chosen_from
from lawspeaker.text.sentences.fragments import Fragment, inline_text
from lawspeaker.text.writer import Writer
from lawspeaker_language.forms import Article, Number
from lawspeaker_language.phrase import Filled, FixedText, Phrase
from lawspeaker_language.template import holes, read_template


def write_choose(w: Writer, e: t.Choose, env: Env) -> list[Fragment]:
    """Return a choice, its consequences, and what happens if there is nothing to choose."""
    player, by_reader = words.write_player(w, e.by, env)
    scope = env.child()
    scope.focus = e.by.word if isinstance(e.by, t.Word) and e.by.word in env.names and not by_reader else ""
    picks = [write_pool(w, pool, e, scope) for pool in e.pools]
    scope.focus = ""
    key = "may_choose" if e.may else "choose" if by_reader else "choose_by"
    text = mark_openly(w, w.fill(key, player=player, what=w.join(picks, "then")), e).render()
    steps = w.parts.write_block(w, e.block or (), scope)
    other = w.parts.write_failure(w, e.otherwise, env, "if_not" if e.may else "if_none")
    env.names.update(scope.names)
    if e.beside:
        return [Fragment(write_beside(w, text, steps, e, env).render(), True), *other]
    if not steps or (not e.may and not other):
        return [Fragment(text), *steps, *other]
    return [Fragment(w.fill("then_do", act=FixedText(text), steps=inline_text(steps)).render(), True), *other]


def write_beside(w: Writer, text: str, steps: list[Fragment], e: t.Choose, env: Env) -> Phrase:
    """Return a choice of an element with its consequences, or of a label with its own."""
    first: Phrase = FixedText(text)
    if steps:
        first = w.fill("then_do", act=first, steps=inline_text(steps))
    return w.join([first, *[write_label(w, label, env) for label in e.beside]], "or_else")


def mark_openly(w: Writer, choice: Phrase, e: t.Choose | t.ChooseOne | t.MayDo | t.When) -> Phrase:
    """Return a choice with the remark that it may reveal hidden information, if the spec says `openly`."""
    key = "openly_first" if isinstance(e, t.ChooseOne) else "openly"
    return w.fill(key, rule=choice) if e.openly else choice


def write_pool(w: Writer, pool: t.Pool, e: t.Choose, env: Env) -> Phrase:
    """Return what is chosen, and bind it."""
    if pool.high is not None:
        return write_number_pool(w, pool, pool.high, env)
    source, where = pool.source, pool.where
    having: tuple[t.Having, ...] = ()
    var = "it"
    different = isinstance(source, t.Query) and source.agg == Aggregate.DIFFERENT
    if isinstance(source, t.Query) and source.agg in (None, Aggregate.DIFFERENT):
        where, having, var, source = source.where, source.having, source.var, source.source
    if where is not None and mentions(where, pool.var):
        var = pool.var
    noun = w.nouns.of(source, env)
    ref = env.bind(pool.var, Noun(noun.word, e.count is not None))
    what = write_chosen(w, source, e, env, ref, different)
    for item in having:
        what = collections.write_extreme(w, what, item, var, env.element(var, Noun(noun.word)))
    return w.parts.write_filtered(w, what, var, noun, where, env)


def write_number_pool(w: Writer, pool: t.Pool, high: t.Expr, env: Env) -> Phrase:
    """Return `a number from 1 to 3`, and bind it."""
    ref = env.bind(pool.var, NUMBER)
    ends = {"low": w.parts.write_noun(w, pool.source, env), "high": w.parts.write_noun(w, high, env)}
    number = words.add_letter(w, ref, w.common_noun("number", Number.ONE, Article.A))
    what = w.fill("number_from", what=number, **ends)
    var = pool.var if pool.where is not None and mentions(pool.where, pool.var) else "it"
    return w.parts.write_filtered(w, what, var, NUMBER, pool.where, env)


def write_chosen(w: Writer, source: t.Expr, e: t.Choose, env: Env, ref: Ref, different: bool) -> Phrase:
    """Return one, a number of, or up to a number of elements of a collection."""
    if e.count is None:
        return collections.write_source(w, source, env, Number.ONE, Article.A, "from", ref)
    count = e.count.value if isinstance(e.count, t.Number) else 2
    what = collections.write_source(w, source, env, w.language.number(count), Article.BARE, "from", ref)
    if different:
        what = w.fill("different", what=what)
    key = "up_to" if e.up_to else "exactly"
    by_elements = not different and ref.mode == RefMode.THAT and collections.is_named_by_elements(w, source, env)
    if by_elements and w.has(f"{key}_of"):
        whole = w.parts.write_noun(w, source, env)
        phrase = w.fill(f"{key}_of", count=w.parts.write_noun(w, e.count, env), source=whole)
        return FixedText(phrase.render(), what.keys)
    return w.fill(key, count=w.parts.write_noun(w, e.count, env), what=what)


def write_option(w: Writer, e: t.ChooseOne | t.ChooseOrder | t.MayDo, env: Env) -> list[Fragment]:
    """Return a choice between labels, of an order, or whether to do something."""
    player, by_reader = words.write_player(w, e.by, env)
    match e:
        case t.ChooseOne(_, _, labels, otherwise):
            options = w.join([write_label(w, label, env) for label in labels], "or_else")
            choice = w.fill("choose_one" if by_reader else "choose_one_by", player=player, options=options)
            failure = w.parts.write_failure(w, otherwise, env, "if_none")
            return [Fragment(mark_openly(w, choice, e).render(), True), *failure]
        case t.ChooseOrder(_, word):
            key = "choose_order" if by_reader else "choose_order_by"
            return [Fragment(w.fill(key, player=player, what=words.write_word(w, word, env)).render())]
        case t.MayDo():
            return write_may_do(w, e, player, env)


def write_may_do(w: Writer, e: t.MayDo, player: Phrase, env: Env) -> list[Fragment]:
    """Return `you may …`, with its condition, its steps and what happens if the player declines."""
    when = drop_implied(w, e.when, e.text, e.block, env)
    act, steps = write_label_text(w, e.text, env), w.parts.write_block(w, e.block, env.child())
    if not steps and e.otherwise and w.has("or_leave") and not e.openly:
        return write_or_leave(w, act, when, e.otherwise, env)
    if steps and label_says_step(w, e.text, e.block[0], env):
        steps = steps[1:]
    if not steps:
        choice = write_may_leave(w, player, act, when, env)
    elif when is None:
        choice = w.fill("may_do", player=player, act=act, steps=inline_text(steps))
    else:
        test = w.parts.write_clause(w, when, env)
        choice = w.fill("may_do_if", player=player, act=act, steps=inline_text(steps), test=test)
    failure = w.parts.write_failure(w, e.otherwise, env, "if_not")
    return [Fragment(mark_openly(w, choice, e).render(), True), *failure]


def write_or_leave(w: Writer, act: Phrase, when: t.Expr | None, otherwise: t.Block, env: Env) -> list[Fragment]:
    """Return the steps of `otherwise`, with the choice to decline in brackets behind them."""
    steps = w.parts.write_block(w, otherwise, env.child())
    if not steps:
        return [Fragment(write_may_leave(w, words.write_you(w, env), act, when, env).render(), True)]
    *before, last = steps
    if when is None:
        text = w.fill("or_leave", steps=FixedText(last.text), act=act).render()
    else:
        test = w.parts.write_clause(w, when, env)
        text = w.fill("or_leave_if", steps=FixedText(last.text), act=act, test=test).render()
    return [*before, replace(last, text=text)]


def write_may_leave(w: Writer, player: Phrase, act: Phrase, when: t.Expr | None, env: Env) -> Phrase:
    """Return a choice without steps."""
    choice = w.fill("may_leave", player=player, act=act)
    return choice if when is None else w.fill("if_then", rule=choice, test=w.parts.write_clause(w, when, env))


def label_says_step(w: Writer, text: str, step: t.Stmt, env: Env) -> bool:
    """Tell whether a label, which is English, begins with the English text of a step: `explore`, `explore again`."""
    found = w.parts.write_block(w.english or w, (step,), env.child())
    return len(found) == 1 and f"{text} ".startswith(f"{found[0].text} ")


def write_label(w: Writer, label: t.Stmt, env: Env) -> Phrase:
    """Return one option of a `choose one`."""
    assert isinstance(label, t.Label)
    text, steps = write_label_text(w, label.text, env), w.parts.write_inline_block(w, label.block, env.child())
    when = drop_implied(w, label.when, label.text, label.block, env)
    if when is None:
        return w.fill("option", label=text, steps=steps)
    return w.fill("option_if", label=text, steps=steps, test=w.parts.write_clause(w, when, env))


def write_label_text(w: Writer, label: str, env: Env) -> Phrase:
    """Return the text of an option, with what it mentions."""
    text = w.lexicon.label(label)
    if "{" not in text:
        return FixedText(text)
    template = read_template(text)
    given: dict[str, t.Expr] = {hole.counted[0]: t.Word(NOWHERE, hole.counted[0]) for hole in holes(template)}
    values = {name: w.parts.write_noun(w, value, env) for name, value in given.items()}
    return Filled(w.language, template, values | calls.write_counted_holes(w, template, given, env))


def drop_implied(w: Writer, when: t.Expr | None, text: str, block: t.Block, env: Env) -> t.Expr | None:
    """Return the condition of an option without the parts that its label or its steps imply."""
    if when is None:
        return None
    english = w.english or w
    acts = [text, *(fragment.text for fragment in english.parts.write_block(english, block, env.child()))]
    you_can = english.fill("can", player=words.write_you(english, env), act=FixedText("")).render()

    def implied(test: t.Expr) -> bool:
        if not isinstance(test, t.Can | t.Possible):
            return is_chosen_from(test, block)
        return begins_with_act(english.parts.write_clause(english, test, env).render().removeprefix(you_can), acts)

    left = [test for test in conjuncts(when) if not implied(test)]
    return reduce(lambda first, second: t.Logic(when.span, LogicOp.AND, first, second), left) if left else None


def begins_with_act(act: str, texts: list[str]) -> bool:
    """Tell whether one of some texts begins with an act.

    >>> begins_with_act("explore", ["explore again"]), begins_with_act("draw 1 card", ["pay 3 coins"])
    (True, False)
    """
    return any(f"{text} ".startswith(f"{act} ") for text in texts)
