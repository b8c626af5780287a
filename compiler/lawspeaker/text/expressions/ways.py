"""Links and searches along ways as noun phrases.

(roads from s)                                   ->  all roads from that town
(distance from a to b by roads at cost of it)    ->  the distance from Hill to Port by roads, counting the …
reach from s with 3 through towns                ->  all towns within 3 of that town
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.text.expressions import words
from lawspeaker.text.expressions.expression_shapes import attribute_of, call_parts
from lawspeaker.text.scope import Env, Noun
from lawspeaker.text.writer import Writer
from lawspeaker_language.forms import Article, Number
from lawspeaker_language.phrase import NounPhrase, Phrase

SEARCHES = ("distance", "path")
ENDS = (Preposition.FROM, Preposition.TO)


def write_links(w: Writer, e: t.Expr, what: Phrase, env: Env) -> Phrase | None:
    """Return the links from or to places, with their noun as it was written; None for anything else."""
    if not isinstance(e, t.CallValue) or not is_links(w, e):
        return None
    ends = {phrase.prep: w.parts.write_noun(w, phrase.args[0], env) for phrase in e.phrases}
    start, end = ends.get(Preposition.FROM), ends.get(Preposition.TO)
    if start is None:
        return None if end is None else w.fill("links_to", what=what, end=end)
    if end is None:
        return w.fill("links_from", what=what, start=start)
    return w.fill("links_between", what=what, start=start, end=end)


def is_links(w: Writer, e: t.CallValue) -> bool:
    """Tell whether an expression is `(roads from s)`, `(roads to s)` or both."""
    word, arg = call_parts(e)
    if arg is not None or not all(phrase.prep in ENDS for phrase in e.phrases):
        return False
    return word not in w.symbols.values and w.nouns.is_link(word)


def write_way(w: Writer, word: str, arg: t.Expr | None, phrases: tuple[t.Phrase, ...], env: Env) -> Phrase | None:
    """Return a path, or a distance that says what it uses or counts; None for anything else."""
    said = {phrase.prep: phrase.args[0] for phrase in phrases}
    start, end = said.get(Preposition.FROM), said.get(Preposition.TO)
    plain = word == "distance" and len(said) == len(ENDS)
    an_edge = any(word in board.edges for board in w.symbols.boards.values())
    if word not in SEARCHES or start is None or end is None or plain or an_edge:
        return None
    ends = {"start": w.parts.write_noun(w, start, env), "end": w.parts.write_noun(w, end, env)}
    by, at = said.get(Preposition.BY), said.get(Preposition.AT)
    if arg is not None:
        what = write_used(w, arg, env, Article.ALL)
        return add_cost(w, w.fill("path_links", what=what, **ends), arg, at, env)
    return write_used_and_cost(w, w.fill(f"way_{word}", **ends), by, at, env)


def write_reach(w: Writer, e: t.Reach, what: Phrase, env: Env) -> Phrase:
    """Return the places that can be reached, perhaps by certain links only and for a limited cost."""
    said = {phrase.prep: phrase.args[0] for phrase in e.phrases}
    start, limit = w.parts.write_noun(w, e.start, env), said.get(Preposition.WITH)
    if limit is None:
        found = w.fill("reach", what=what, start=start)
    else:
        found = w.fill("reach_within", what=what, start=start, most=w.parts.write_noun(w, limit, env))
    return write_used_and_cost(w, found, said.get(Preposition.BY), said.get(Preposition.AT), env)


def write_connected(w: Writer, clause: Phrase, e: t.CallValue, env: Env) -> Phrase:
    """Return that places are connected, by certain links."""
    return write_used_and_cost(w, clause, e.phrases[0].args[0], None, env)


def write_used_and_cost(w: Writer, way: Phrase, by: t.Expr | None, at: t.Expr | None, env: Env) -> Phrase:
    """Return a way with the links that it may use and with what each costs."""
    if by is not None:
        way = w.fill("way_by", way=way, by=write_used(w, by, env, Article.BARE))
    return add_cost(w, way, by, at, env)


def write_used(w: Writer, links: t.Expr, env: Env, article: Article) -> Phrase:
    """Return the links that a way may use: `roads`, or a list as a noun phrase."""
    universe = words.noun_of_all(w, links.word) if isinstance(links, t.Word) and links.word not in env.names else None
    if universe is not None:
        return w.common_noun(universe.word, Number.SEVERAL, article)
    if isinstance(links, t.Word) and any(links.word in board.edges for board in w.symbols.boards.values()):
        return w.common_noun(links.word, Number.ONE, Article.BARE)
    return w.parts.write_noun(w, links, env)


def add_cost(w: Writer, way: Phrase, links: t.Expr | None, at: t.Expr | None, env: Env) -> Phrase:
    """Return a way with what is counted for each link, or for each place that is entered."""
    if at is None:
        return way
    noun = Noun(w.nouns.of(links, env).word if links is not None else w.nouns.of_step())
    each = w.common_noun(noun.word, Number.ONE, Article.EACH)
    word = attribute_of(at, "it")
    if word is not None:
        term = w.lexicon.word(word)
        return w.fill("way_cost", way=way, cost=NounPhrase(w.language, term, term.natural), each=each)
    cost = w.parts.write_noun(w, at, env.element("it", noun))
    return w.fill("way_counting", way=way, cost=cost, each=each)
