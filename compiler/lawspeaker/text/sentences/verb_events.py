"""Verbs as clauses, for rules that wait for a verb: `after explore`, `instead of earn`.

    earn n     ->     you earn 2 gold     another player earns 2 gold

The text of a verb is an imperative. In English a clause is made of it; a language in which that is not possible has the
text in quotes: `vous effectuez l’action « explorez »`. An English text that begins with a hole, `{p} loses 1 card`, is
a clause already; who does the verb is then left out if it can be anyone.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from lawspeaker.check.rules.verb_events import doer_index, is_verb_event, visible_fields
from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Signed
from lawspeaker.text.expressions import permissions, words
from lawspeaker.text.expressions.noun_finder import NUMBER, PLAYER
from lawspeaker.text.scope import Env, mentions
from lawspeaker.text.sentences import calls
from lawspeaker.text.sentences.fragments import uncapitalize
from lawspeaker.text.sentences.parameters import Matched
from lawspeaker.text.writer import Writer
from lawspeaker_language.forms import PLURAL, Article, Number, Person
from lawspeaker_language.phrase import Filled, FixedText, Phrase
from lawspeaker_language.template import Template, holes

IRREGULAR = {"be": "is", "have": "has"}


def find_event(w: Writer, word: str) -> Signed | None:
    """Return an event, or a verb for which rules wait, with the fields that rules can name."""
    event = w.symbols.events.get(word)
    if event is None or not is_verb_event(event):
        return event
    return replace(event, params=visible_fields(w.symbols, event))


def write_verb_clause(w: Writer, signed: Signed, given: dict[str, Phrase], env: Env | None) -> Phrase:
    """Return a verb with the player who does it, if any is given; `env` has the variables that its text may count."""
    place = doer_index(w.symbols, signed)
    named = given.get(signed.params[place].name)
    doer = named or w.common_noun(PLAYER.word, Number.ONE, Article.A)
    params = [param for param in signed.params[:place] if param.name in given]
    template = w.lexicon.template(signed)
    if template is None:
        parts = [(permissions.prep_of(param), given[param.name]) for param in params]
        act = words.write_as_spelled(w, signed.name, parts).render()
    else:
        act = Filled(w.language, template, {**given, **counted_holes(w, signed, template, env)}).render()
    quoted = template is not None and not isinstance(template[0], str)
    if quoted and w.has("verb_done_quoted"):
        if named is None:
            return FixedText(act)
        return w.fill("verb_done_quoted", player=doer, act=FixedText(act))
    act = uncapitalize(act)
    several = {Person.YOU, Person.THEY, Number.SEVERAL, PLURAL} & set(doer.keys)
    if several or not w.has("verb_done_by_one"):
        return w.fill("verb_done", player=doer, act=FixedText(act))
    return w.fill("verb_done_by_one", player=doer, acts=FixedText(third_person(act)))


def name_numbers(w: Writer, signed: Signed, found: Matched) -> None:
    """Call the numbers of a verb that no condition determines X, Y and Z: `when you earn X gold`."""
    for param in signed.params:
        if param.name in found.free and w.nouns.of_type(param.type) == NUMBER:
            found.values[param.name] = words.write_reference(w, found.env.bind_number(param.name, NUMBER))


def leave_out_anyone(w: Writer, signed: Signed, found: Matched, steps: Sequence[t.Stmt]) -> None:
    """Take out the player who does a verb, if that can be anyone and the steps do not mention the player."""
    doer = signed.params[doer_index(w.symbols, signed)].name
    if doer in found.free and not mentions((*found.rest, *steps), doer):
        del found.values[doer]


def counted_holes(w: Writer, signed: Signed, template: Template, env: Env | None) -> dict[str, Phrase]:
    """Return what fills the holes `{n card}` of a text: an amount if the variables are known, else the plural."""
    if env is not None:
        return calls.write_counted_holes(w, template, {p.name: t.Word(p.span, p.name) for p in signed.params}, env)
    nouns = {hole.name: hole.counted[1] for hole in holes(template) if hole.counted[1]}
    return {name: w.common_noun(noun, Number.SEVERAL) for name, noun in nouns.items()}


def third_person(act: str) -> str:
    """Return an English imperative in the third person.

    >>> third_person("earn 2 gold"), third_person("carry it"), third_person("pass"), third_person("play a card")
    ('earns 2 gold', 'carries it', 'passes', 'plays a card')
    """
    verb, space, rest = act.partition(" ")
    if verb in IRREGULAR:
        return f"{IRREGULAR[verb]}{space}{rest}"
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ies{space}{rest}"
    ending = "es" if verb.endswith(("s", "x", "z", "ch", "sh", "o")) else "s"
    return f"{verb}{ending}{space}{rest}"
