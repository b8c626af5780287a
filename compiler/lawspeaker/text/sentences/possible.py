"""`possible` as a clause, and `do what you can` as a sentence.

do what you can         Do as much of this as you can, at least one part: • build • draw 1 card.
    build         ->
    draw 1
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.text.expressions import words
from lawspeaker.text.scope import Env
from lawspeaker.text.sentences import calls, choices
from lawspeaker.text.sentences.block_shapes import without_final_failure
from lawspeaker.text.sentences.fragments import Fragment, inline_text
from lawspeaker.text.writer import Writer
from lawspeaker_language.phrase import FixedText, Phrase


def write_possible(w: Writer, e: t.Possible, env: Env, so: bool) -> Phrase:
    """Return that something can or cannot be carried out: a verb, or what a thing says."""
    head, player = e.head, words.write_you(w, env)
    signed = w.symbols.verbs.get(head.word)
    if signed is None and head.arg is not None:
        what = w.parts.write_noun(w, head.arg, env)
        return w.fill("possible_steps" if so else "impossible_steps", player=player, what=what)
    args = () if head.arg is None else (head.arg,)
    call = t.Call(e.span, head.word, args, head.phrases, None, None, None, ())
    act = words.write_as_spelled(w, head.word, []) if signed is None else verb_text(w, call, env)
    return w.fill("possible" if so else "impossible", player=player, act=act)


def verb_text(w: Writer, call: t.Call, env: Env) -> Phrase:
    inner = env.child()
    inner.you = None
    return FixedText(calls.write_verb(w, w.symbols.verbs[call.word], call, inner).text)


def write_do_possible(w: Writer, e: t.DoPossible, env: Env) -> list[Fragment]:
    """Return the lines of `do what you can`, and what happens if none of them is possible."""
    parts = [part for line in e.lines if (part := write_line(w, line, env)) is not None]
    steps = w.join(parts, "part_next") if parts else w.fill("do_nothing")
    if not e.or_less:
        found = w.fill("do_possible", parts=steps)
    elif e.when is None:
        found = w.fill("do_any", parts=steps)
    else:
        found = w.fill("do_any_if", parts=steps, test=w.parts.write_clause(w, e.when, env))
    return [Fragment(found.render(), True), *w.parts.write_failure(w, e.otherwise, env, "if_none")]


def write_line(w: Writer, line: t.Stmt, env: Env) -> Phrase | None:
    """Return one line, with its condition; None for a line without a text."""
    block, when = (line.block, line.when) if isinstance(line, t.Label) else ((line,), None)
    steps = w.parts.write_block(w, without_final_failure(block), env.child())
    if not steps:
        return None
    when = choices.drop_implied(w, when, "", block, env)
    text = inline_text(steps)
    if when is None:
        return w.fill("part", steps=text)
    return w.fill("part_if", steps=text, test=w.parts.write_clause(w, when, env))
