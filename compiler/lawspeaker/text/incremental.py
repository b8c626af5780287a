"""Check texts and names, but skip those that an earlier check found correct.

What a thing says depends on its own lines, on the outline of the spec and on the languages. `law check` needs no texts,
only the mistakes that writing them brings to light, so of things whose text is known to need no missing form nothing is
written at all.
"""

from __future__ import annotations

from lawspeaker.check.interface_hash import dynamic_fields
from lawspeaker.facts import Facts
from lawspeaker.incremental import CheckCache, HashInput, stable_hash
from lawspeaker.resolve.symbols import Symbols, Thing
from lawspeaker.text.language.forms import Term
from lawspeaker.text.language.translation import Languages, Translation
from lawspeaker.text.language.validate import check_texts


def check_languages(symbols: Symbols, languages: Languages | None, facts: Facts, cache: CheckCache) -> None:
    """Record what is wrong with texts and names; skip what the cache has seen to be correct."""
    given = languages or {}
    spoken = tuple([(code, plain(said)) for code, said in given.items()])
    seen = stable_hash("texts", cache.interface, dynamic_fields(symbols), spoken)
    names = stable_hash("names", seen, spoken_of(symbols))
    if not cache.has_passed(names):
        before = facts.mark()
        check_texts(symbols, given, facts)
        if facts.mark() == before:
            cache.add_passed(names)
    if given and not facts.errors():
        check_forms(symbols, given, facts, cache, seen)


def plain(said: Translation) -> HashInput:
    """Return what a language says, without the places."""
    names = [(key, term.gender, tuple(term.forms.items())) for key, term in said.names.items()]
    texts = [(key, wording.text) for key, wording in said.texts.items()]
    labels = [(key, wording.text) for key, wording in said.labels.items()]
    return said.title, tuple(names), tuple(texts), tuple(labels)


def spoken_of(symbols: Symbols) -> HashInput:
    """Return what may have a name or a label and is not part of the outline."""
    score = symbols.score.goal.parts if symbols.score is not None else ()
    return (
        tuple(sorted(symbols.noted("let"))),
        tuple(sorted(symbols.noted("label"))),
        tuple([win.name for win, _ in symbols.wins]),
        tuple([part.name for part in score]),
    )


def check_forms(symbols: Symbols, languages: Languages, facts: Facts, cache: CheckCache, seen: bytes) -> None:
    """Record the forms that names turn out to lack when texts are written."""
    parts = {
        thing.index: stable_hash("text", seen, thing.kind, thing.name, cache.declaration_text(thing.span))
        for thing in symbols.things
    }
    unsure = [thing for thing in symbols.things if not cache.has_passed(parts[thing.index])]
    if not unsure:
        return
    lacking = missing_forms(symbols, languages, facts, unsure)
    for thing in unsure:
        if thing.index not in lacking:
            cache.add_passed(parts[thing.index])


def missing_forms(symbols: Symbols, languages: Languages, facts: Facts, things: list[Thing]) -> set[int]:
    """Write the texts of some things in every language, record the forms that are missing, return who needs one."""
    from lawspeaker.text.language.language import ENGLISH
    from lawspeaker.text.write import thing_text, writer_of

    lacking: set[int] = set()
    english = writer_of(symbols, ENGLISH, languages.get(ENGLISH, Translation()))
    english.language.joins = {}  # nobody will read these texts, so their words need not be drawn together
    for code in sorted(languages):
        if code == ENGLISH:
            continue
        writer = writer_of(symbols, code, languages[code], english)
        writer.language.joins = {}
        found, missing = dict[tuple[str, str], Term](), writer.language.missing
        for thing in things:
            missing.clear()
            thing_text(writer, thing)
            found |= missing
            lacking |= {thing.index} if missing else set()
        for (name, form), term in found.items():
            facts.add("L027", term.span, name=name, form=form, language=code)
    return lacking
