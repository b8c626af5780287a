"""All diagnostics, by code. The package's docstring says which module holds which codes."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue import warnings
from lawspeaker.diagnostics.catalogue.check import (
    built_in_sentences,
    choices,
    endings,
    examples,
    expressions,
    fields,
    hidden,
    lists,
    pictures,
    playability,
    possibility,
    rules,
    sentence_forms,
    verb_events,
    ways,
    words,
)
from lawspeaker.diagnostics.catalogue.entry import Entry
from lawspeaker.diagnostics.catalogue.parse import layout, sentences
from lawspeaker.diagnostics.catalogue.project import files, rulebook, translations
from lawspeaker.diagnostics.catalogue.resolve import (
    boards,
    header,
    links,
    names_and_components,
    screen_and_texts,
    things,
)

MODULES = (
    *(files, rulebook, translations),
    *(layout, sentences),
    *(names_and_components, things, boards, links, header, screen_and_texts),
    *(expressions, words, choices, built_in_sentences, rules, fields, verb_events, endings),
    *(sentence_forms, hidden, playability, possibility, lists, pictures, ways, examples),
    warnings,
)
CATALOGUE: tuple[Entry, ...] = tuple(
    sorted((entry for module in MODULES for entry in module.ENTRIES), key=lambda entry: entry.code)
)
BY_CODE = {entry.code: entry for entry in CATALOGUE}


def entry_of(code: str) -> Entry | None:
    """Return the entry of a code, or None for a code that does not exist."""
    return BY_CODE.get(code.upper())
