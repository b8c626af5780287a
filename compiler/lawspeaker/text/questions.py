"""The question of every choice: the one that the spec gives, or one from what is chosen and what becomes of it.

    choose d from your hand         ->     "choose a card to put into the discard"
        put d into discard
    choose n from 1 to 6            ->     "choose a number from 1 to 6"
    may when rung                   ->     "Do you use Bell? When a chime is rung, you may: gain 1 food."
        gain 1 food

A question never mentions the name of a variable. The names of values are filled in at run time (`spoken_text.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from lawspeaker.check import ir as c
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import NoteForm, Preposition
from lawspeaker.resolve.types import TypeForm
from lawspeaker.sentence_words import COSTS
from lawspeaker.text.expressions import nouns
from lawspeaker.text.expressions.noun_finder import BUILT_IN, NUMBER
from lawspeaker.text.lexicon import spaced
from lawspeaker.text.scope import Env, Noun, mentions
from lawspeaker.text.sentences import triggers
from lawspeaker.text.sentences.fragments import uncapitalize, write_unambiguously
from lawspeaker.text.spoken_text import write_spoken_text
from lawspeaker.text.text_lines import is_silent
from lawspeaker.text.writer import Untranslated, Writer
from lawspeaker_language.forms import Article, Number
from lawspeaker_language.phrase import FixedText, Phrase, mark_english
from lawspeaker_language.template import Hole

PUT = {Preposition.INTO: "ask_put_into", Preposition.ONTO: "ask_put_onto", Preposition.UNDER: "ask_put_under"}


def write_questions(w: Writer, sites: Sequence[c.SiteInfo]) -> tuple[str, ...]:
    """Return the questions of all choices, and at the end the one for the order of triggers."""
    return (*(write_question(w, site) for site in sites), write_pattern(w, "ask_first"))


def write_labels(w: Writer, sites: Sequence[c.SiteInfo]) -> tuple[tuple[str, str], ...]:
    """Return the labels with holes, each as in the spec and as the runtime fills it in."""
    found = {label: write_label(w, label, site) for site in sites for label in site.texts if "{" in label}
    return tuple(found.items())


def write_label(w: Writer, label: str, site: c.SiteInfo) -> str:
    """Return a label or a question of the spec; the title of a trigger is the name of its thing."""
    if label in w.symbols.noted(NoteForm.LABEL):
        return write_spoken_text(w, w.lexicon.label(label), site.spoken)
    return w.lexicon.name(label).name if label in w.symbols.named else spaced(label)


def write_question(w: Writer, site: c.SiteInfo) -> str:
    """Return the question of a choice."""
    if site.asking:
        return write_label(w, site.asking, site)
    match site.form:
        case c.SiteForm.MAY if isinstance(site.sentence, t.When):
            return write_rule_question(w, site.labels[0], site.sentence)
        case c.SiteForm.MAY:
            return write_label(w, site.labels[0], site)
        case c.SiteForm.ONE:
            return write_pattern(w, "ask_one")
        case c.SiteForm.TRIGGERS:
            return write_pattern(w, "ask_first")
        case c.SiteForm.PAY:
            return write_pattern(w, "ask_payment")
        case c.SiteForm.ORDER:
            return write_pattern(w, "ask_next", what=w.common_noun(w.nouns.of_type(site.vars[0].type).word))
        case c.SiteForm.CHOOSE:
            return write_choice(w, site)


def write_pattern(w: Writer, key: str, **values: Phrase) -> str:
    """Return a filled pattern; a language without it uses the English one."""
    try:
        return w.language.contract(w.fill(key, **values).render())
    except Untranslated:
        return mark_english(write_pattern(w.english, key, **values)) if w.english is not None else key


def write_rule_question(w: Writer, title: str, rule: t.When) -> str:
    """Return the question of a rule that may be declined: whether to use its thing, and what the rule offers."""
    things = w.symbols.named.get(title, [])
    name = FixedText(w.lexicon.name(title).name)
    ask = write_pattern(w, "ask_use", name=name) if things else write_pattern(w, "ask_do")
    thing = things[0] if things else None
    try:
        text = w.language.contract(write_unambiguously(partial(triggers.write_offer, w, rule), thing))
    except Untranslated:
        return mark_english(write_rule_question(w.english, title, rule)) if w.english is not None else ask
    return f"{ask} {text}".strip()


def write_choice(w: Writer, site: c.SiteInfo) -> str:
    """Return the question of a `choose`: what is chosen, and what becomes of it."""
    e = site.sentence
    assert isinstance(e, t.Choose)
    if len(site.vars) == 1 and site.vars[0].type.form == TypeForm.YES_NO:
        return write_pattern(w, "ask_yes_no")
    what = write_what(w, site, e)
    key, values = purpose(w, e) if len(e.pools) == 1 else ("ask", {})
    return write_pattern(w, key, what=what, **values)


def write_what(w: Writer, site: c.SiteInfo, e: t.Choose) -> Phrase:
    """Return what is chosen: `a card`, `2 cards`, `up to 2 cards`, `a number from 1 to 6`, `a card and a player`."""
    pool, words = e.pools[0], [noun_of(w, pool, var) for pool, var in zip(e.pools, site.vars, strict=True)]
    if e.count is not None:
        if not isinstance(e.count, t.Number):
            return w.common_noun(words[0].word, Number.SEVERAL, Article.A)
        return write_several(w, words[0], e.count.value, "up_to" if e.up_to else "exactly")
    if len(words) > 1 and len(set(words)) == 1:
        return write_several(w, words[0], len(words), "exactly")
    if isinstance(pool.source, t.Number) and isinstance(pool.high, t.Number) and len(words) == 1:
        ends = {"low": w.number(pool.source.value), "high": w.number(pool.high.value)}
        return w.fill("number_from", what=w.common_noun(NUMBER.word, Number.ONE, Article.A), **ends)
    return w.join([w.common_noun(word.word, Number.ONE, Article.A) for word in words], "and")


def write_several(w: Writer, noun: Noun, count: int, key: str) -> Phrase:
    """Return a number of things."""
    return w.fill(key, count=w.number(count), what=w.common_noun(noun.word, w.language.number(count)))


def noun_of(w: Writer, pool: t.Pool, var: c.SiteVar) -> Noun:
    """Return the noun for one of what is chosen from; `opponents` and `columns` have nouns of their own."""
    source = pool.source.source if isinstance(pool.source, t.Query) else pool.source
    match source:
        case t.Of(_, t.Word(_, "columns" | "rows") as lines, t.Word(_, board)) if board in w.symbols.boards:
            source = lines
        case _:
            pass
    if isinstance(source, t.Word) and BUILT_IN.get(source.word, NUMBER) != NUMBER:
        return Noun(BUILT_IN[source.word].word)
    return w.nouns.of_type(var.type)


def purpose(w: Writer, e: t.Choose) -> tuple[str, dict[str, Phrase]]:
    """Return the pattern for what becomes of what is chosen: by the first sentence that is about it."""
    var = e.pools[0].var
    lines = [line for line in e.block or () if mentions(line, var)]
    while lines and isinstance(lines[0], t.Call) and lines[0].word in COSTS:
        lines = lines[1:]
    match lines[0] if lines else None:
        case t.Call(word="put", args=(t.Word(word=word),), phrases=(t.Phrase(prep=prep, args=(pile,)),)) if (
            word == var and prep in PUT and is_plain_pile(pile, e)
        ):
            return PUT[prep], {"pile": nouns.write_noun(w, pile, Env())}
        case t.Call(word="remove", args=(t.Word(word=word),), phrases=()) if word == var:
            return "ask_remove", {}
        case t.Call(word=verb, args=(t.Word(word=word), *_)) if word == var and w.has("ask_verb"):
            act = act_of(w, verb)
            return ("ask_verb", {"act": FixedText(act)}) if act else ("ask", {})
        case _:
            return "ask", {}


def is_plain_pile(pile: t.Expr, e: t.Choose) -> bool:
    """Tell whether a pile can be named without the variables of the spec."""
    return isinstance(pile, t.Word) or (isinstance(pile, t.Yours) and e.by is None)


def act_of(w: Writer, verb: str) -> str:
    """Return what a verb of the game does with its first argument, as an English infinitive; empty if not known."""
    signed = w.symbols.verbs.get(verb)
    if signed is None or is_silent(signed) or not signed.params or signed.params[0].prep is not None:
        return ""
    match w.lexicon.template(signed):
        case None:
            return spaced(verb) if len(signed.params) == 1 else ""
        case (str(act), Hole(name=name, choices=())) if name == signed.params[0].name:
            return uncapitalize(act).strip()
        case _:
            return ""
