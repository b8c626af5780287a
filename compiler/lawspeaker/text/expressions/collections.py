"""Collections as noun phrases: filters, counts, extremes, sums.

c among your hand where rank of c is more than 3   ->   all cards in your hand whose rank is more than 3
p among opponents having most fame of p            ->   the opponent with the most fame
"""

from __future__ import annotations

from msgspec.structs import replace

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.word_clashes import TRUTH
from lawspeaker.text.expressions import amounts, clauses, nouns, words
from lawspeaker.text.expressions.noun_finder import NUMBER, YES_NO
from lawspeaker.text.language.forms import Number
from lawspeaker.text.language.phrase import Filled, FixedText, NounPhrase, Phrase
from lawspeaker.text.language.template import Hole, holes
from lawspeaker.text.scope import Env, Noun, Ref, same_word_in
from lawspeaker.text.writer import Untranslated, Writer


def write_collection(w: Writer, e: t.Expr, env: Env) -> Phrase:
    """Return a query as a noun phrase."""
    match e:
        case t.Query(agg="count"):
            if w.nouns.of(e.source, env) == NUMBER:
                return nouns.write_noun(w, e.source, env)
            inner = e.source if isinstance(e.source, t.Query) and e.source.agg == "different" else e
            return w.fill("number_of", what=write_elements(w, inner, env, Number.SEVERAL, ""))
        case t.Query(agg="first" | "last"):
            return write_end(w, e, env)
        case t.Query(agg="any" | "no"):
            return w.fill("whether", test=clauses.write_clause(w, e, env))
        case t.Query(agg="different"):
            return write_elements(w, e, env, Number.SEVERAL, "")
        case t.Query(having=()):
            return write_elements(w, e, env, Number.SEVERAL, "all")
        case t.Query():
            return write_elements(w, e, env, "one", "the")
        case t.SumOf():
            return write_sum(w, e, env)
        case t.Reach(_, start, source, where):
            noun = w.nouns.of(source, env)
            what = write_filtered(w, write_source(w, source, env, Number.SEVERAL, "all"), "it", noun, where, env)
            return w.fill("reach", what=what, start=nouns.write_noun(w, start, env))
        case _:
            raise Untranslated(type(e).__name__)


def write_elements(w: Writer, e: t.Query, env: Env, number: str, article: str) -> Phrase:
    """Return the elements of a query: their noun, where they are, and what they must be like."""
    noun = w.nouns.of(e.source, env)
    what = write_source(w, e.source, env, number, article)
    what = write_filtered(w, what, e.var, noun, e.where, env)
    inner = env.element(e.var, Noun(noun.word))
    if e.prefix is not None:
        what = w.fill("prefix", what=what, test=clauses.write_clause(w, e.prefix, inner))
    for having in e.having:
        what = write_extreme(w, what, having, e.var, inner)
    return w.fill("different", what=what) if e.agg == "different" else what


def write_extreme(w: Writer, what: Phrase, having: t.Having, var: str, env: Env) -> Phrase:
    """Return those with the most or least of something; of the element itself only the word is said."""
    word = attribute_of(having.key, var)
    if word is not None and word not in w.symbols.values:
        counted = word in w.symbols.resources or w.nouns.piece_called(word) is not None
        which = ("most" if having.most else "least") if counted else ("high" if having.most else "low")
        return w.fill(f"having_{which}", what=what, key=nouns.write_attribute_word(w, word, env))
    key = nouns.write_noun(w, having.key, env)
    return w.fill("having_highest" if having.most else "having_lowest", what=what, key=key)


def write_list(w: Writer, e: t.Expr, env: Env) -> Phrase:
    """Return an expression where a list is wanted: all that have the most of something, not one of them."""
    if isinstance(e, t.Query) and e.agg is None and e.having:
        return write_elements(w, e, env, Number.SEVERAL, "all")
    return nouns.write_noun(w, e, env)


def write_source(
    w: Writer, source: t.Expr, env: Env, number: str, article: str, joint: str = "", ref: Ref | None = None
) -> Phrase:
    """Return the noun of a collection with where it is; of all there are, only the noun."""
    noun: Phrase = w.common_noun(w.nouns.of(source, env).word, number, article)
    if ref is not None:
        noun = words.add_letter(w, ref, noun)
    if isinstance(source, t.Word) and source.word not in env.names and words.noun_of_all(w, source.word) is not None:
        return noun
    if isinstance(source, t.CallValue) and noun_of_things_on(w, source) is not None:
        key = nouns.location_pattern(w, "on", source.phrases[0].prep)
        return w.fill(key, what=noun, place=nouns.write_noun(w, source.phrases[0].args[0], env))
    if isinstance(source, t.SetOf):
        return w.fill("among", what=noun, source=nouns.write_noun(w, source, env))
    known = env.names.get(source.word) if isinstance(source, t.Word) else None
    if known is not None and known.mode != "same" and number == "one" and article == "a":
        one = w.fill("one_of", what=noun, source=nouns.write_noun(w, source, env))
        if (ref or known).mode == "letter" and w.has("called"):
            return w.fill("lettered", what=one, letter=w.fill("called", what=words.write_reference(w, ref or known)))
        return words.add_letter(w, ref or known, one)
    if ref is None and number == "one" and article == "" and is_named_by_elements(w, source, env) and w.has("of_same"):
        return w.fill("of_same", what=noun, source=nouns.write_noun(w, source, env))
    where = "in" if is_pile(w, source, env) else "among"
    return w.fill(joint or where, what=noun, source=nouns.write_noun(w, source, env))


def is_named_by_elements(w: Writer, source: t.Expr, env: Env) -> bool:
    """Tell whether a collection is called by the noun of its elements: `your regions`."""
    if not amounts.attribute_word(source) or is_pile(w, source, env):
        return False
    noun = w.common_noun(w.nouns.of(source, env).word, Number.SEVERAL).render()
    return f" {nouns.write_noun(w, source, env).render()}".endswith(f" {noun}")


def noun_of_things_on(w: Writer, source: t.CallValue) -> Noun | None:
    """Return the noun of `(houses on s)`."""
    word = source.head.word if isinstance(source.head, t.Word) else ""
    return w.nouns.of_plural(word) if source.phrases[0].prep in ("in", "on", "at") else None


def is_pile(w: Writer, e: t.Expr, env: Env) -> bool:
    """Tell whether an expression is a pile."""
    match e:
        case t.Yours(_, word) | t.Of(_, t.Word(_, word), _) | t.Dot(_, _, word):
            return word in w.symbols.piles
        case t.Word(_, word):
            return word in w.symbols.piles and word not in env.names
        case _:
            return False


def write_end(w: Writer, e: t.Query, env: Env) -> Phrase:
    """Return the first or last of a collection: of a pile its top or bottom."""
    top = e.agg == "first"
    source = e.source
    count = 1
    if isinstance(source, t.Of) and not isinstance(source.head, t.Word):
        if not isinstance(source.head, t.Number):
            parts = {"count": nouns.write_noun(w, source.head, env), "pile": nouns.write_noun(w, source.target, env)}
            what = w.common_noun(w.nouns.of(source.target, env).word, Number.SEVERAL)
            return w.fill("top_several" if top else "bottom_several", what=what, **parts)
        count = source.head.value
        source = source.target
    if e.where is not None or e.having or not is_pile(w, source, env):
        found = write_elements(w, replace(e, source=source), env, "one" if count == 1 else Number.SEVERAL, "")
        if count != 1:
            return w.fill("first_several" if top else "last_several", count=FixedText(str(count)), what=found)
        return w.fill("first" if top else "last", what=found)
    number = w.language.number(count)
    what = NounPhrase(w.language, w.lexicon.word(w.nouns.of(source, env).word), number)
    key = ("top" if top else "bottom") + ("" if count == 1 else "_several")
    return w.fill(key, count=FixedText(str(count)), what=what, pile=nouns.write_noun(w, source, env))


def write_sum(w: Writer, e: t.SumOf, env: Env) -> Phrase:
    """Return a sum over a collection."""
    noun = Noun(w.nouns.of(e.source, env).word)
    what = write_filtered(w, write_source(w, e.source, env, Number.SEVERAL, "all"), e.var, noun, e.where, env)
    word = attribute_of(e.value, e.var)
    if word is not None:
        return w.fill("total", value=nouns.write_attribute_word(w, word, env), what=what)
    return w.fill("sum", value=nouns.write_noun(w, e.value, env.element(e.var, noun)), what=what)


def write_filtered(w: Writer, what: Phrase, var: str, noun: Noun, where: t.Expr | None, env: Env) -> Phrase:
    """Return a noun with what its elements must be like: `that is …`, `whose …`, or `for which …`."""
    if where is None:
        return what
    env.asked_of(Noun(noun.word), where)
    inner = env.element(var, Noun(noun.word))
    parts = [write_filter(w, what, test, var, inner) for test in conjuncts(where)]
    return w.fill("relative", what=what, clause=w.join(parts, "and"))


def write_filter(w: Writer, what: Phrase, test: t.Expr, var: str, env: Env) -> Phrase:
    """Return one condition about the elements of a collection."""
    relative = write_relative_clause(w, what, test, var, env)
    return relative or w.fill("for_which", what=what, clause=clauses.write_clause(w, test, env))


def write_grouped_clause(w: Writer, test: t.Expr, env: Env) -> Phrase:
    """Return a clause; an `or` inside of an `and` in brackets."""
    clause = clauses.write_clause(w, test, env)
    if isinstance(test, t.Logic) and test.op == "or":
        return w.fill("bracket", clause=clause)
    return clause


def write_relative_clause(w: Writer, what: Phrase, test: t.Expr, var: str, env: Env) -> Phrase | None:
    """Return a condition about the element as a relative clause, if it has the shape of one."""
    told = write_relative_text(w, what, test, var, env)
    if told is not None:
        return told
    match test:
        case t.Compare(_, "is" | "is not", left, t.Word(_, "nobody" | "nothing")) if attribute_of(left, var):
            whom = FixedText(w.fill("who", what=what).render(), what.keys) if w.has("who") else what
            lacked = write_lack(w, attribute_of(left, var) or "", whom, test.op == "is", env)
            return write_relative_comparison(w, what, test, var, env) if lacked is None else lacked
        case t.Compare(_, "is at least", t.Of(_, t.Word(_, word), target), right) if word == var:
            return w.fill_optional(
                "of_which", what=what, who=nouns.write_noun(w, target, env), count=nouns.write_noun(w, right, env)
            )
        case t.Compare(_, "is in", left, right) if attribute_of(right, var) in w.symbols.piles:
            return write_holding(w, what, left, right, env)
        case t.Query(agg="any" | "no"):
            return write_had(w, what, test, var, env)
        case t.Compare():
            return write_relative_comparison(w, what, test, var, env)
        case t.EmptyTest(_, value, negated):
            subject = write_relative_subject(w, what, value, var, env)
            return None if subject is None else clauses.write_empty_test(w, subject, negated)
        case t.Not(_, value):
            return write_relative_flag(w, what, value, var, env, "flag_not")
        case _:
            return write_relative_flag(w, what, test, var, env, "flag")


def write_relative_comparison(w: Writer, what: Phrase, test: t.Compare, var: str, env: Env) -> Phrase | None:
    """Return a comparison of the element, or of what it has, as a relative clause."""
    if same_word_in(test.right, var) or test.op == "is next to":
        return None
    subject = write_relative_subject(w, what, test.left, var, env)
    return None if subject is None else clauses.write_compared(w, test.op, subject, test.right, env)


def write_lack(w: Writer, word: str, subject: Phrase, none: bool, env: Env) -> Phrase | None:
    """Return `that hut has no guard`, `the totem is not on the board`."""
    if word == "place":
        return w.fill_optional("off_board" if none else "on_board", what=subject)
    signed = w.symbols.values.get(word)
    has_text = signed is not None and w.lexicon.template(signed) is not None
    if has_text or word in w.symbols.resources or word in env.names:
        return None
    return w.fill_optional("has_no" if none else "has_some", what=subject, head=w.common_noun(word))


def write_relative_text(w: Writer, what: Phrase, test: t.Expr, var: str, env: Env) -> Phrase | None:
    """Return a condition whose text begins with the element: `that is an enemy harbour`."""
    so = not isinstance(test, t.Not)
    asked = test.value if isinstance(test, t.Not) else test
    signed, given = asked_signature(w, asked)
    if signed is None or not w.has("who"):
        return None
    template = w.lexicon.template(signed)
    about = [name for name, e in given.items() if isinstance(e, t.Word) and e.word == var]
    others = [e for name, e in given.items() if name not in about]
    if template is None or len(about) != 1 or template[0] != Hole(about[0]) or same_word_in(others, var):
        return None
    if not any(hole.name == TRUTH for hole in holes(template)):
        return None
    values = {name: nouns.write_noun(w, e, env) for name, e in given.items() if name not in about}
    values[about[0]] = FixedText(w.fill("who", what=what).render(), what.keys)
    return Filled(w.language, template, {**values, TRUTH: FixedText("", ("yes" if so else "no",))})


def asked_signature(w: Writer, e: t.Expr) -> tuple[Signed | None, dict[str, t.Expr]]:
    """Return the permission or yes/no value that a condition asks, and what for."""
    signed: Signed | None = None
    arg: t.Expr | None = None
    phrases: tuple[t.Phrase, ...] = ()
    match e:
        case t.Can(_, head):
            signed, arg, phrases = w.symbols.permissions.get(head.word), head.arg, head.phrases
        case t.Of(_, t.Word(_, word), arg) | t.Dot(_, arg, word):
            signed = w.symbols.values.get(word)
        case t.CallValue(_, t.Of(_, t.Word(_, word), arg), phrases):
            signed = w.symbols.values.get(word)
        case t.CallValue(_, t.Word(_, word), phrases):
            signed = w.symbols.values.get(word)
        case _:
            pass
    return signed, {} if signed is None else nouns.arguments(signed, arg, phrases)


def write_holding(w: Writer, what: Phrase, left: t.Expr, pile: t.Expr, env: Env) -> Phrase | None:
    """Return `who has that card in their hand`."""
    if not w.has("who") or not w.has("has_in"):
        return None
    subject = FixedText(w.fill("who", what=what).render(), what.keys)
    return w.fill("has_in", subject=subject, what=nouns.write_noun(w, left, env), pile=nouns.write_noun(w, pile, env))


def write_had(w: Writer, what: Phrase, test: t.Query, var: str, env: Env) -> Phrase | None:
    """Return `that no card in your hand has`, for a suit or anything else that things have."""
    key = "had" if test.agg == "any" else "had_not"
    match test.where:
        case t.Compare(_, "is", left, t.Word(_, word)) if word == var and attribute_of(left, test.var) is not None:
            if test.prefix is None and not test.having and w.has(key):
                return w.fill(key, of=what, what=write_source(w, test.source, env, "one", ""))
        case _:
            pass
    return None


def write_relative_subject(w: Writer, what: Phrase, left: t.Expr, var: str, env: Env) -> Phrase | None:
    """Return the subject of a relative clause: `that`, or `whose rank`."""
    if isinstance(left, t.Word) and left.word == var and w.has("who"):
        return FixedText(w.fill("who", what=what).render(), what.keys)
    word = attribute_of(left, var)
    plain = word is not None and word not in w.symbols.values and w.nouns.piece_called(word) is None
    if word is None or not plain or not w.has("whose") or word in ("left", "right"):
        return None
    head = nouns.write_attribute_word(w, word, env)
    return FixedText(w.fill("whose", head=head, what=what).render(), head.keys)


def write_relative_flag(w: Writer, what: Phrase, test: t.Expr, var: str, env: Env, key: str) -> Phrase | None:
    """Return `that is hollow`, for a yes/no word of the element."""
    word = attribute_of(test, var)
    if word is None or not w.has("who") or w.nouns.of(test, env) != YES_NO:
        return None
    subject = FixedText(w.fill("who", what=what).render(), what.keys)
    key = f"{key}_rel" if w.has(f"{key}_rel") else key
    return w.fill(key, target=subject, word=w.common_noun(word))


def conjuncts(test: t.Expr) -> list[t.Expr]:
    """Return the parts of a condition that must all hold."""
    if isinstance(test, t.Logic) and test.op == "and":
        return [*conjuncts(test.left), *conjuncts(test.right)]
    return [test]


def attribute_of(e: t.Expr, var: str) -> str | None:
    """Return the word in `word of var` or `var's word`."""
    match e:
        case t.Of(_, t.Word(_, word), t.Word(_, target)) | t.Dot(_, t.Word(_, target), word) if target == var:
            return word
        case _:
            return None
