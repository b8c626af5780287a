"""Collections as noun phrases: queries, counts, extremes, sums.

c among your hand where rank of c is more than 3   ->   all cards in your hand whose rank is more than 3
p among opponents having most fame of p            ->   the opponent with the most fame
"""

from __future__ import annotations

from msgspec.structs import replace

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Aggregate
from lawspeaker.resolve.every import plural_of_all
from lawspeaker.resolve.ranges import as_range
from lawspeaker.text.expressions import attributes, ways, words
from lawspeaker.text.expressions.expression_shapes import LOCATIONS, attribute_of, attribute_word
from lawspeaker.text.expressions.noun_finder import NUMBER, family_called
from lawspeaker.text.scope import Env, Noun, Ref, RefMode
from lawspeaker.text.writer import Untranslated, Writer
from lawspeaker_language.forms import Article, Number
from lawspeaker_language.phrase import FixedText, NounPhrase, Phrase


def write_collection(w: Writer, e: t.Expr, env: Env) -> Phrase:
    """Return a query, a sum over a collection, or what can be reached, as a noun phrase."""
    match e:
        case t.Query(agg=Aggregate.COUNT):
            if w.nouns.of(e.source, env) == NUMBER:
                return w.parts.write_noun(w, e.source, env)
            elements = write_elements(w, counted_query(e), env, Number.SEVERAL, Article.BARE)
            return w.fill("number_of", what=elements)
        case t.Query(agg=Aggregate.FIRST | Aggregate.LAST):
            return write_end(w, e, env)
        case t.Query(agg=Aggregate.ANY | Aggregate.NO):
            return w.fill("whether", test=w.parts.write_clause(w, e, env))
        case t.Query(agg=Aggregate.DIFFERENT):
            return write_elements(w, e, env, Number.SEVERAL, Article.BARE)
        case t.Query(having=()):
            return write_elements(w, e, env, Number.SEVERAL, Article.ALL)
        case t.Query():
            return write_elements(w, e, env, Number.ONE, Article.THE)
        case t.SumOf():
            return write_sum(w, e, env)
        case t.ListFor():
            return write_list_for(w, e, env)
        case t.Range(_, low, high):
            return write_range(w, w.common_noun(NUMBER.word, Number.SEVERAL, Article.ALL), low, high, env)
        case t.Reach(_, _, source, where):
            what = write_source(w, source, env, Number.SEVERAL, Article.ALL)
            what = w.parts.write_filtered(w, what, "it", w.nouns.of(source, env), where, env)
            return ways.write_reach(w, e, what, env)
        case _:
            raise Untranslated(type(e).__name__)


def counted_query(e: t.Query) -> t.Query:
    """Return the query whose elements are counted: for `count different …` the inner one."""
    return e.source if isinstance(e.source, t.Query) and e.source.agg == Aggregate.DIFFERENT else e


def write_elements(w: Writer, e: t.Query, env: Env, number: Number, article: Article) -> Phrase:
    """Return the elements of a query: their noun, where they are, and their conditions."""
    noun = w.nouns.of(e.source, env)
    what = write_source(w, e.source, env, number, article)
    what = w.parts.write_filtered(w, what, e.var, noun, e.where, env)
    inner = env.element(e.var, Noun(noun.word))
    if e.prefix is not None:
        what = w.fill("prefix", what=what, test=w.parts.write_clause(w, e.prefix, inner))
    for having in e.having:
        what = write_extreme(w, what, having, e.var, inner)
    return w.fill("different", what=what) if e.agg == Aggregate.DIFFERENT else what


def write_extreme(w: Writer, what: Phrase, having: t.Having, var: str, env: Env) -> Phrase:
    """Return the elements with the most or least of something; an attribute of the element is only named."""
    word = attribute_of(having.key, var)
    if word is not None and word not in w.symbols.values:
        counted = word in w.symbols.resources or w.nouns.piece_called(word) is not None
        which = ("most" if having.most else "least") if counted else ("high" if having.most else "low")
        return w.fill(f"having_{which}", what=what, key=attributes.write_attribute_word(w, word, env))
    key = w.parts.write_noun(w, having.key, env)
    return w.fill("having_highest" if having.most else "having_lowest", what=what, key=key)


def write_key(w: Writer, key: t.Expr, var: str, env: Env) -> Phrase:
    """Return what elements are ordered by; an attribute of the element is only named."""
    word = attribute_of(key, var)
    if word is not None and word not in w.symbols.values:
        return attributes.write_attribute_word(w, word, env)
    return w.parts.write_noun(w, key, env)


def write_list(w: Writer, e: t.Expr, env: Env) -> Phrase:
    """Return an expression where a list is expected: a query with `having` means all such elements, not one."""
    known = env.names.get(e.word) if isinstance(e, t.Word) else None
    inlined = None if known is None else known.inlined
    if inlined is not None:
        return write_list(w, *inlined)
    if isinstance(e, t.Query) and e.agg is None and e.having:
        return write_elements(w, e, env, Number.SEVERAL, Article.ALL)
    return w.parts.write_noun(w, e, env)


def write_source(
    w: Writer, source: t.Expr, env: Env, number: Number, article: Article, key: str = "", ref: Ref | None = None
) -> Phrase:
    """Return the noun of the elements of a collection, and where they are unless all there are is meant.

    `key` is the pattern that joins the two, by default `in` or `among`; `ref` is the variable that is introduced.
    """
    noun: Phrase = w.common_noun(w.nouns.of(source, env).word, number, article)
    if isinstance(source, t.Every):
        source = t.Word(source.span, plural_of_all(w.symbols, source.word) or source.word)
    if ref is not None:
        noun = words.add_letter(w, ref, noun)
    if isinstance(source, t.Word) and source.word not in env.names and words.noun_of_all(w, source.word) is not None:
        return noun
    numbers = as_range(w.symbols, source) if isinstance(source, t.CallValue) else source
    if isinstance(numbers, t.Range):
        return write_range(w, noun, numbers.low, numbers.high, env)
    linked = ways.write_links(w, source, noun, env)
    if linked is not None:
        return linked
    if isinstance(source, t.CallValue) and noun_of_things_on(w, source) is not None:
        location = attributes.location_pattern(w, "on", source.phrases[0].prep)
        return w.fill(location, what=noun, place=w.parts.write_noun(w, source.phrases[0].args[0], env))
    whole = write_list(w, source, env)
    if isinstance(source, t.SetOf):
        return w.fill("among", what=noun, source=whole)
    known = env.names.get(source.word) if isinstance(source, t.Word) else None
    single = number == Number.ONE
    if known is not None and known.mode != RefMode.INLINE and single and article == Article.A:
        return write_one_of(w, noun, whole, ref or known)
    if ref is None and single and article == Article.BARE and is_named_by_elements(w, source, env) and w.has("of_same"):
        return w.fill("of_same", what=noun, source=whole)
    return w.fill(key or ("in" if is_pile(w, source, env) else "among"), what=noun, source=whole)


def write_range(w: Writer, what: Phrase, low: t.Expr, high: t.Expr, env: Env) -> Phrase:
    """Return `numbers from 1 to 6`, with the article and the number of `what`."""
    ends = {"low": w.parts.write_noun(w, low, env), "high": w.parts.write_noun(w, high, env)}
    return w.fill("number_from", what=what, **ends)


def write_one_of(w: Writer, noun: Phrase, whole: Phrase, ref: Ref) -> Phrase:
    """Return `one of those cards`, with the letter of the variable if it has one."""
    one = w.fill("one_of", what=noun, source=whole)
    if ref.mode == RefMode.LETTER and w.has("called"):
        return w.fill("lettered", what=one, letter=w.fill("called", what=words.write_reference(w, ref)))
    return words.add_letter(w, ref, one)


def is_named_by_elements(w: Writer, source: t.Expr, env: Env) -> bool:
    """Tell whether the phrase for a collection ends with the noun of its elements: `your regions`."""
    if not attribute_word(source) or is_pile(w, source, env):
        return False
    noun = w.common_noun(w.nouns.of(source, env).word, Number.SEVERAL).render()
    return f" {w.parts.write_noun(w, source, env).render()}".endswith(f" {noun}")


def noun_of_things_on(w: Writer, source: t.CallValue) -> Noun | None:
    """Return the noun of `(houses on s)`; None for any other value."""
    word = source.head.word if isinstance(source.head, t.Word) else ""
    return w.nouns.of_plural(word) if source.phrases[0].prep in LOCATIONS else None


def is_pile(w: Writer, e: t.Expr, env: Env) -> bool:
    """Tell whether an expression is a pile."""
    match e:
        case t.Yours(_, word) | t.Of(_, t.Word(_, word), _) | t.Dot(_, _, word):
            return word in w.symbols.piles
        case t.Word(_, word):
            return word in w.symbols.piles and word not in env.names
        case t.CallValue():
            return family_called(w.symbols, e) is not None
        case _:
            return False


def write_end(w: Writer, e: t.Query, env: Env) -> Phrase:
    """Return the first or last elements of a collection; for a pile its top or bottom."""
    first = e.agg == Aggregate.FIRST
    match e.source:
        case t.Of(_, t.Number(_, count), source):
            return write_counted_end(w, replace(e, source=source), count, env)
        case t.Of(_, head, pile) if not isinstance(head, t.Word):
            what = w.common_noun(w.nouns.of(pile, env).word, Number.SEVERAL)
            parts = {"count": w.parts.write_noun(w, head, env), "pile": w.parts.write_noun(w, pile, env)}
            return w.fill("top_several" if first else "bottom_several", what=what, **parts)
        case _:
            return write_counted_end(w, e, 1, env)


def write_counted_end(w: Writer, e: t.Query, count: int, env: Env) -> Phrase:
    """Return a known number of elements from the start or end of a collection."""
    first = e.agg == Aggregate.FIRST
    if e.where is not None or e.having or not is_pile(w, e.source, env):
        number = Number.ONE if count == 1 else Number.SEVERAL
        found = write_elements(w, e, env, number, Article.BARE)
        if count != 1:
            return w.fill("first_several" if first else "last_several", count=FixedText(str(count)), what=found)
        return w.fill("first" if first else "last", what=found)
    what = NounPhrase(w.language, w.lexicon.word(w.nouns.of(e.source, env).word), w.language.number(count))
    key = ("top" if first else "bottom") + ("" if count == 1 else "_several")
    return w.fill(key, count=FixedText(str(count)), what=what, pile=w.parts.write_noun(w, e.source, env))


def write_sum(w: Writer, e: t.SumOf, env: Env) -> Phrase:
    """Return a sum over a collection; an attribute of the element is only named."""
    noun = Noun(w.nouns.of(e.source, env).word)
    what = write_source(w, e.source, env, Number.SEVERAL, Article.ALL)
    what = w.parts.write_filtered(w, what, e.var, noun, e.where, env)
    word = attribute_of(e.value, e.var)
    if word is not None:
        return w.fill("total", value=attributes.write_attribute_word(w, word, env), what=what)
    if isinstance(e.value, t.Word) and e.value.word == e.var:
        return w.fill("sum_of_list", what=w.parts.write_noun(w, e.source, env) if e.where is None else what)
    return w.fill("sum", value=w.parts.write_noun(w, e.value, env.element(e.var, noun)), what=what)


def write_list_for(w: Writer, e: t.ListFor, env: Env) -> Phrase:
    """Return a list of something for each element of a collection; an attribute of the element is only named."""
    if isinstance(e.value, t.Word) and e.value.word == e.var:
        return write_elements(w, t.Query(e.span, None, e.var, e.source, e.where), env, Number.SEVERAL, Article.ALL)
    noun = Noun(w.nouns.of(e.source, env).word)
    each = write_source(w, e.source, env, Number.ONE, Article.EACH)
    each = w.parts.write_filtered(w, each, e.var, noun, e.where, env)
    word = attribute_of(e.value, e.var)
    if word is not None:
        return w.fill("list_of", value=attributes.write_attribute_word(w, word, env), each=each)
    return w.fill("list_for", value=w.parts.write_noun(w, e.value, env.element(e.var, noun)), each=each)
