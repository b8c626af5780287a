"""Loops as sentences.

each p among opponents              For each opponent: …
    …                         ->
                                    A step that is the same for all: each opponent gains 1 food.
"""

from __future__ import annotations

from msgspec.structs import replace

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import LoopForm
from lawspeaker.text.expressions import amounts, collections, words
from lawspeaker.text.scope import Env, Noun
from lawspeaker.text.sentences.block_shapes import is_same_for_all, moves_each, stop_condition, without_final_stop
from lawspeaker.text.sentences.fragments import Fragment, inline_text
from lawspeaker.text.writer import Writer
from lawspeaker_language.forms import Article, Number
from lawspeaker_language.phrase import Phrase


def write_loop(w: Writer, e: t.Each | t.Repeat | t.Turns, env: Env) -> list[Fragment]:
    """Return the sentences of a loop."""
    match e:
        case t.Each(together=True):
            return [Fragment(w.fill("together", rule=write_each(w, with_decider(e), env)).render(), True)]
        case t.Each(_, var, _, False, None, _, block, order=None) if moves_each(var, block):
            return write_moves(w, e, env)
        case t.Each(_, var, _, False, None, _, block, order=None) if is_same_for_all(var, block):
            return [write_same_for_all(w, e, env)]
        case t.Each():
            return [Fragment(write_each(w, e, env).render(), True)]
        case t.Repeat(
            _, LoopForm.FOREVER, _, (t.Choose(may=True, otherwise=(t.Call(word="stop"),)) as choice, *rest)
        ) if w.has("as_often") and (not rest or stop_condition(rest) is not None):
            repeated = write_as_often(w, replace(choice, may=False, otherwise=None), stop_condition(rest), env)
            return [Fragment(repeated.render(), True)]
        case t.Repeat():
            return [Fragment(write_repeat(w, e, env).render(), True)]
        case t.Turns():
            return [Fragment(write_turns(w, e, env).render(), True)]


def write_each(w: Writer, e: t.Each, env: Env) -> Phrase:
    """Return `for each opponent: …`."""
    scope = env.child()
    noun = Noun(w.nouns.of(e.source, env).word)
    ref = scope.bind(e.var, noun)
    known = isinstance(e.source, t.Word) and e.source.word in env.names
    whole = e.starting is None and not e.reverse and e.where is None and e.order is None
    if whole and (known or amounts.is_named_list(w, e.source)) and w.has("each_of"):
        source = w.parts.write_noun(w, e.source, env)
        return w.fill("each_of", source=source, steps=w.parts.write_inline_block(w, e.block, scope))
    if known and e.where is None:
        what = w.fill("of_those", source=w.parts.write_noun(w, e.source, env))
    else:
        what = collections.write_source(w, e.source, env, Number.ONE, Article.BARE, "", ref)
        what = w.parts.write_filtered(w, what, e.var, noun, e.where, env)
    if e.starting is not None:
        what = w.fill("starting", what=what, start=w.parts.write_noun(w, e.starting, env))
    steps = w.parts.write_inline_block(w, e.block, scope)
    if e.order is not None:
        key = collections.write_key(w, e.order, e.var, env.element(e.var, noun))
        return w.fill("each_falling" if e.reverse else "each_rising", what=what, key=key, steps=steps)
    return w.fill("each_reverse" if e.reverse else "each", what=what, steps=steps)


def with_decider(e: t.Each) -> t.Each:
    """Return a choice that players make together with who makes it, which the spec may leave out."""
    by = t.Word(e.span, e.var)
    block = [replace(line, by=by) if isinstance(line, t.Choose | t.ChooseOne | t.MayDo) else line for line in e.block]
    return replace(e, block=tuple(block))


def write_same_for_all(w: Writer, e: t.Each, env: Env) -> Fragment:
    """Return `each opponent gains 1 food`."""
    (step,) = e.block
    assert isinstance(step, t.Call)
    each = collections.write_source(w, e.source, env, Number.ONE, Article.EACH)
    each = w.parts.write_filtered(w, each, e.var, Noun(w.nouns.of(e.source, env).word), e.where, env)
    bundle = w.parts.write_nouns(w, step.args, env, "and")
    return Fragment(w.fill(f"{step.word}_by", player=each, bundle=bundle).render())


def write_moves(w: Writer, e: t.Each, env: Env) -> list[Fragment]:
    """Return a loop that moves each of some things in the same way as one move of all of them."""
    (step,) = e.block
    assert isinstance(step, t.Call)
    query = t.Query(e.span, None, e.var, e.source, e.where) if e.where is not None else e.source
    return w.parts.write_step(w, replace(step, args=(query,)), env)


def write_as_often(w: Writer, choice: t.Choose, once: t.Expr | None, env: Env) -> Phrase:
    """Return a choice that is repeated until the player declines, or made only once on a condition."""
    steps = inline_text(w.parts.write_block(w, (choice,), env.child()))
    repeated = w.fill("as_often", player=words.write_you(w, env), steps=steps)
    if once is None:
        return repeated
    return w.fill("only_once", steps=repeated, test=w.parts.write_clause(w, once, env))


def write_repeat(w: Writer, e: t.Repeat, env: Env) -> Phrase:
    """Return `repeat … times`, `repeat until …`, `repeat while …` or an endless loop."""
    counted = e.form == LoopForm.TIMES
    block = without_final_stop(e.block) if counted else e.block
    values = {"steps": w.parts.write_inline_block(w, block, env.child())}
    if e.value is not None and counted:
        values["count"] = w.parts.write_noun(w, e.value, env)
    elif e.value is not None:
        values["test"] = w.parts.write_clause(w, e.value, env)
    return w.fill(f"repeat_{e.form}", **values)


def write_turns(w: Writer, e: t.Turns, env: Env) -> Phrase:
    """Return a loop of turns, with the player who starts and the condition that ends it."""
    key, values = "turns", {"steps": w.parts.write_inline_block(w, e.block, env.child())}
    if e.starting is not None:
        key, values = f"{key}_starting", {**values, "start": w.parts.write_noun(w, e.starting, env)}
    if e.until is not None:
        key, values = f"{key}_until", {**values, "test": w.parts.write_clause(w, e.until, env)}
    return w.fill(key, **values)
