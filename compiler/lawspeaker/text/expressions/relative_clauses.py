"""Conditions on the elements of a collection, as relative clauses.

c among hand where rank of c is 3      ->   … whose rank is 3
s among statues where hollow of s      ->   … that is hollow
any other condition                    ->   … for which …
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Aggregate, CompareWord
from lawspeaker.parse.tree_walk import with_word_renamed
from lawspeaker.resolve.consistency import TRUTH
from lawspeaker.resolve.symbols import Signed
from lawspeaker.text.expressions import attributes, clauses, collections, flags, nouns, values
from lawspeaker.text.expressions.expression_shapes import arguments, attribute_of, call_parts, conjuncts
from lawspeaker.text.expressions.noun_finder import YES_NO
from lawspeaker.text.scope import Env, Noun, mentions
from lawspeaker.text.writer import Writer
from lawspeaker_language.forms import Article, Number
from lawspeaker_language.phrase import FixedText, Phrase
from lawspeaker_language.template import Hole, has_hole


def write_filtered(w: Writer, what: Phrase, var: str, noun: Noun, where: t.Expr | None, env: Env) -> Phrase:
    """Return a noun with the conditions on its elements."""
    if where is None:
        return what
    element = Noun(noun.word)
    if var != "it" and "it" not in env.names:
        where = with_word_renamed(where, "it", var)
    env.note_ambiguity(element, where)
    inner = env.element(var, element)
    parts = [write_condition(w, what, test, var, inner) for test in conjuncts(where)]
    return w.fill("relative", what=what, clause=w.join(parts, "and"))


def write_condition(w: Writer, what: Phrase, test: t.Expr, var: str, env: Env) -> Phrase:
    """Return one condition on the elements: a relative clause, or `for which …`."""
    relative = write_relative_clause(w, what, test, var, env)
    return relative or w.fill("for_which", what=what, clause=clauses.write_clause(w, test, env))


def write_relative_clause(w: Writer, what: Phrase, test: t.Expr, var: str, env: Env) -> Phrase | None:
    """Return a condition on the element as a relative clause; None if it cannot be one."""
    text = write_relative_text(w, what, test, var, env)
    if text is not None:
        return text
    match test:
        case t.Compare(_, CompareWord.IS | CompareWord.IS_NOT, left, t.Word(_, "nobody" | "nothing")) if (
            attribute_of(left, var) is not None
        ):
            subject = write_who(w, what) if w.has("who") else what
            lack = clauses.write_lack(w, attribute_of(left, var) or "", subject, test.op == CompareWord.IS, env)
            return write_relative_comparison(w, what, test, var, env) if lack is None else lack
        case t.Compare(_, CompareWord.AT_LEAST, t.Of(_, t.Word(_, word), target), right) if word == var:
            who, count = nouns.write_noun(w, target, env), nouns.write_noun(w, right, env)
            return w.fill_optional("of_which", what=what, who=who, count=count)
        case t.Compare(_, CompareWord.IN, left, right) if attribute_of(right, var) in w.symbols.piles:
            return write_holding(w, what, left, right, env)
        case t.Query(agg=Aggregate.ANY | Aggregate.NO):
            return write_had(w, what, test, var, env)
        case t.Compare():
            return write_relative_comparison(w, what, test, var, env)
        case t.Between(_, value):
            found = None if mentions((test.low, test.high), var) else write_relative_subject(w, what, value, var, env)
            return None if found is None else clauses.write_between(w, found, test, env)
        case t.EmptyTest(_, value, negated):
            found = write_relative_subject(w, what, value, var, env)
            return None if found is None else clauses.write_empty_test(w, found, negated)
        case t.Not(_, value):
            return write_relative_flag(w, what, value, var, env, flags.FlagForm.IS_NOT)
        case _:
            return write_relative_flag(w, what, test, var, env, flags.FlagForm.IS)


def write_who(w: Writer, what: Phrase) -> Phrase:
    """Return the relative pronoun, which has the person, gender and number of what it refers to."""
    return FixedText(w.fill("who", what=what).render(), what.keys)


def write_relative_comparison(w: Writer, what: Phrase, test: t.Compare, var: str, env: Env) -> Phrase | None:
    """Return a comparison of the element or of its attribute as a relative clause."""
    if mentions(test.right, var) or test.op == CompareWord.NEXT_TO:
        return None
    subject = write_relative_subject(w, what, test.left, var, env)
    return None if subject is None else clauses.write_compared(w, test.op, subject, test.right, env)


def write_relative_text(w: Writer, what: Phrase, test: t.Expr, var: str, env: Env) -> Phrase | None:
    """Return a yes/no value or permission whose text begins with the element: `that is an enemy harbour`."""
    asked = test.value if isinstance(test, t.Not) else test
    signed, given = asked_signature(w, asked)
    if signed is None or not w.has("who"):
        return None
    template = w.lexicon.template(signed)
    about = [name for name, e in given.items() if isinstance(e, t.Word) and e.word == var]
    others = [e for name, e in given.items() if name not in about]
    if template is None or len(about) != 1 or template[0] != Hole(about[0]) or mentions(others, var):
        return None
    if not has_hole(template, TRUTH):
        return None
    phrases = {name: nouns.write_noun(w, e, env) for name, e in given.items() if name not in about}
    phrases[about[0]] = write_who(w, what)
    return values.fill_truth(w, template, phrases, not isinstance(test, t.Not))


def asked_signature(w: Writer, e: t.Expr) -> tuple[Signed | None, dict[str, t.Expr]]:
    """Return the permission or value that a condition is, and its arguments."""
    signed: Signed | None = None
    arg: t.Expr | None = None
    phrases: tuple[t.Phrase, ...] = ()
    match e:
        case t.Can(_, head):
            signed, arg, phrases = w.symbols.permissions.get(head.word), head.arg, head.phrases
        case t.Of(_, t.Word(_, word), arg) | t.Dot(_, arg, word):
            signed = w.symbols.values.get(word)
        case t.CallValue():
            word, arg = call_parts(e)
            signed, phrases = w.symbols.values.get(word), e.phrases
        case _:
            pass
    return signed, {} if signed is None else arguments(signed, arg, phrases)


def write_holding(w: Writer, what: Phrase, left: t.Expr, pile: t.Expr, env: Env) -> Phrase | None:
    """Return `who has that card in their hand`."""
    if not w.has("who") or not w.has("has_in"):
        return None
    held, place = nouns.write_noun(w, left, env), nouns.write_noun(w, pile, env)
    return w.fill("has_in", subject=write_who(w, what), what=held, pile=place)


def write_had(w: Writer, what: Phrase, test: t.Query, var: str, env: Env) -> Phrase | None:
    """Return `that no card in your hand has`, for a suit or any other attribute of things."""
    key = "had" if test.agg == Aggregate.ANY else "had_not"
    match test.where:
        case t.Compare(_, CompareWord.IS, left, t.Word(_, word)) if (
            word == var and attribute_of(left, test.var) is not None
        ):
            if test.prefix is None and not test.having and w.has(key):
                source = collections.write_source(w, test.source, env, Number.ONE, Article.BARE)
                return w.fill(key, of=what, what=source)
        case (t.Number() | t.Word() | t.Name() | t.Yours() | t.Every() | t.Amount() | t.Numbered()
              | t.VerbNumbered() | t.SetOf() | t.CallValue() | t.Of() | t.Dot() | t.Printed()
              | t.Negative() | t.Binary() | t.Compare() | t.Between() | t.EmptyTest() | t.Logic() | t.Not()
              | t.Cond() | t.Query() | t.Extreme() | t.AllHave() | t.SumOf() | t.ListFor() | t.Range()
              | t.Reach() | t.Can() | t.Possible() | None):  # fmt: skip
            pass
        case _:
            assert_never(test.where)
    return None


def write_relative_subject(w: Writer, what: Phrase, left: t.Expr, var: str, env: Env) -> Phrase | None:
    """Return the subject of a relative clause: `that`, or `whose rank`; None for any other expression."""
    if isinstance(left, t.Word) and left.word == var and w.has("who"):
        return write_who(w, what)
    if isinstance(left, t.Printed) and left.target == t.Word(left.target.span, var) and w.has("whose"):
        head = attributes.write_printed_word(w, left.word, env)
        return FixedText(w.fill("whose", head=head, what=what).render(), head.keys)
    word = attribute_of(left, var)
    if word is None or word in w.symbols.values or w.nouns.piece_called(word) is not None:
        return None
    if not w.has("whose") or word in ("left", "right"):
        return None
    head = attributes.write_attribute_word(w, word, env)
    return FixedText(w.fill("whose", head=head, what=what).render(), head.keys)


def write_relative_flag(
    w: Writer, what: Phrase, test: t.Expr, var: str, env: Env, form: flags.FlagForm
) -> Phrase | None:
    """Return `that is hollow`, for a yes/no attribute of the element."""
    word = attribute_of(test, var)
    if word is None or not w.has("who") or w.nouns.of(test, env) != YES_NO:
        return None
    key = f"flag{form}_rel" if w.has(f"flag{form}_rel") else f"flag{form}"
    return w.fill(key, target=write_who(w, what), word=w.common_noun(word))
