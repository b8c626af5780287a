"""Check texts and names, but skip those that an earlier check found correct.

The text of a thing depends on its own lines, on the interface of the spec and on the languages. `law check` needs no
texts, only the mistakes that writing them reveals, so a thing whose text needed no missing form is not written again.
"""

from __future__ import annotations

from lawspeaker.check.interface_hash import dynamic_fields
from lawspeaker.facts import Facts
from lawspeaker.incremental import CheckCache, HashInput, stable_hash
from lawspeaker.parse.tree_enums import NoteForm
from lawspeaker.resolve.symbols import Symbols, Thing
from lawspeaker.text.validate import check_texts
from lawspeaker_language.forms import Term
from lawspeaker_language.translation import Languages, Translation


def check_languages(symbols: Symbols, languages: Languages | None, facts: Facts, cache: CheckCache) -> None:
    """Record what is wrong with texts and names; skip what the cache has seen to be correct."""
    given = languages or {}
    contents = tuple([(code, hash_input(translation)) for code, translation in given.items()])
    shared = stable_hash("texts", cache.interface, dynamic_fields(symbols), contents)
    names = stable_hash("names", shared, names_outside_interface(symbols))
    if not cache.has_passed(names):
        before = facts.mark()
        check_texts(symbols, given, facts)
        if facts.mark() == before:
            cache.add_passed(names)
    if given and not facts.errors():
        check_forms(symbols, given, facts, cache, shared)


def hash_input(translation: Translation) -> HashInput:
    """Return the content of a translation without spans."""
    names = [(key, term.gender, tuple(term.forms.items())) for key, term in translation.names.items()]
    texts = [(key, wording.text) for key, wording in translation.texts.items()]
    labels = [(key, wording.text) for key, wording in translation.labels.items()]
    return translation.title, tuple(names), tuple(texts), tuple(labels)


def names_outside_interface(symbols: Symbols) -> HashInput:
    """Return what may have a name or a label and is not part of the interface of the spec."""
    score = symbols.score.goal.parts if symbols.score is not None else ()
    return (
        tuple(sorted(symbols.noted(NoteForm.LET))),
        tuple(sorted(symbols.noted(NoteForm.LABEL))),
        tuple([win.name for win, _ in symbols.wins]),
        tuple([part.name for part in score]),
    )


def check_forms(symbols: Symbols, languages: Languages, facts: Facts, cache: CheckCache, shared: bytes) -> None:
    """Record the forms that names lack, by writing the texts of all things that have changed."""
    keys = {
        thing.index: stable_hash("text", shared, thing.kind, thing.name, cache.declaration_text(thing.span))
        for thing in symbols.things
    }
    changed = [thing for thing in symbols.things if not cache.has_passed(keys[thing.index])]
    if not changed:
        return
    lacking = report_missing_forms(symbols, languages, facts, changed)
    for thing in changed:
        if thing.index not in lacking:
            cache.add_passed(keys[thing.index])


def report_missing_forms(symbols: Symbols, languages: Languages, facts: Facts, things: list[Thing]) -> set[int]:
    """Write the texts of some things in every language, record missing forms, return the things that need one."""
    from lawspeaker.text.write import make_writer, write_thing
    from lawspeaker_language.language import ENGLISH

    lacking: set[int] = set()
    english = make_writer(symbols, ENGLISH, languages.get(ENGLISH, Translation()))
    english.language.joins = {}  # the texts are discarded, so contractions are not needed
    for code in sorted(languages):
        if code == ENGLISH:
            continue
        w = make_writer(symbols, code, languages[code], english)
        w.language.joins = {}
        found, missing = dict[tuple[str, str], Term](), w.language.missing
        for thing in things:
            missing.clear()
            write_thing(w, thing)
            found |= missing
            lacking |= {thing.index} if missing else set()
        for (name, form), term in found.items():
            facts.add("L027", term.span, name=name, form=form, language=code)
    return lacking
