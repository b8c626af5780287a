"""Check names and texts against what the game declares: every key names something, every hole can be filled.

Mistakes are reported in `names.<lang>.yaml`, or at the `text` line of a declaration.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from functools import cached_property

from lawspeaker.check.rules.verb_events import is_verb_event
from lawspeaker.facts import Facts
from lawspeaker.parse.tree_enums import NoteForm
from lawspeaker.resolve.consistency import TRUTH
from lawspeaker.resolve.countable_words import countable_words, counted_words
from lawspeaker.resolve.symbols import Signed, SignedForm, Symbols
from lawspeaker.resolve.types import YES_NO
from lawspeaker.source import Span
from lawspeaker.text.text_lines import text_key, text_of
from lawspeaker_language.language import ENGLISH, load_language
from lawspeaker_language.spelling import nearest
from lawspeaker_language.template import BadTemplate, holes, read_template
from lawspeaker_language.translation import Languages, Translation, Wording


def check_texts(symbols: Symbols, languages: Languages | None, facts: Facts) -> None:
    """Record the mistakes in the `text` lines of a spec and in each language of a game."""
    validator = Validator(symbols, facts)
    for signed in all_signed(symbols):
        line = text_of(signed)
        if line is not None:
            validator.check_template(line.name, line.span, signed)
    for code, translation in (languages or {}).items():
        validator.check_translation(code, translation)


class Validator:
    """Records mistakes; what the game declares is collected on first use."""

    def __init__(self, symbols: Symbols, facts: Facts) -> None:
        self.symbols = symbols
        self.facts = facts

    @cached_property
    def words(self) -> set[str]:
        """Return what may have a name: the words of the game and those of every language."""
        return declared_words(self.symbols) | set(load_language(ENGLISH).terms)

    @cached_property
    def labels(self) -> set[str]:
        """Return the texts in quotes that a player reads: labels and questions, and patterns of names."""
        return self.symbols.noted(NoteForm.LABEL) | {kind.naming for kind in self.symbols.kinds.values() if kind.naming}

    def check_translation(self, code: str, translation: Translation) -> None:
        """Record the mistakes in one language."""
        language, counted = load_language(code), counted_words(self.symbols)
        for key, term in translation.names.items():
            missing = language.missing_forms(term, key in counted)
            if self.check_key(key, term.span, self.words, "name") and missing:
                self.facts.add("L027", term.span, name=key, form=", ".join(missing), language=code)
        table = keys_of_texts(self.symbols)
        for key, wording in translation.texts.items():
            if self.check_key(key, wording.key, set(table), "text"):
                self.check_template(wording.text, wording.span, table[key], {*language.terms, *translation.names})
        for key, wording in translation.labels.items():
            if self.check_key(key, wording.key, self.labels, "label"):
                self.check_label(key, wording)

    def check_label(self, key: str, wording: Wording) -> None:
        """Record a translated question or label that cannot be parsed, or that mentions more than the spec's own."""
        try:
            found = holes(read_template(wording.text))
            variables = list(dict.fromkeys(hole.counted[0] for hole in holes(read_template(key))))
        except BadTemplate as error:
            self.facts.add("L026", wording.span, part=error.part)
            return
        for hole in found:
            name, noun = hole.counted
            if noun:
                self.check_key(noun, wording.span, countable_words(self.symbols), "noun")
            if name not in variables:
                listed = ", ".join(f"`{{{variable}}}`" for variable in variables) or "none"
                near = nearest(name, variables) or ""
                self.facts.add("L025", wording.span, hole=hole.name, word=key, near=near, holes=listed)

    def check_key(self, key: str, span: Span, known: set[str], section: str) -> bool:
        """Tell whether a key is known; record it if it is not."""
        if key not in known:
            self.facts.add("L024", span, key=key, sort=section, near=nearest(key, sorted(known)) or "")
        return key in known

    def check_template(self, text: str, span: Span, signed: Signed, terms: AbstractSet[str] = frozenset()) -> None:
        """Record a text that cannot be parsed, and holes that nothing fills; a translation may use its `terms`."""
        try:
            found = holes(read_template(text))
        except BadTemplate as error:
            self.facts.add("L026", span, part=error.part)
            return
        params = [param.name for param in signed.params]
        if signed.form in (SignedForm.VALUE, SignedForm.PERMISSION) and signed.type == YES_NO:
            params.append(TRUTH)
        for hole in found:
            name, noun = hole.counted
            counts = signed.form == SignedForm.VERB
            if noun and counts:
                self.check_key(noun, span, countable_words(self.symbols), "noun")
            if name in terms and not noun:
                continue
            if name not in params or (noun and not counts):
                listed = ", ".join(f"`{{{param}}}`" for param in params) or "none"
                near = nearest(name, params) or ""
                self.facts.add("L025", span, hole=hole.name, word=signed.name, near=near, holes=listed)


def all_signed(symbols: Symbols) -> list[Signed]:
    """Return everything that may have a text."""
    tables = (symbols.verbs, symbols.values, symbols.permissions)
    found = [signed for table in tables for signed in table.values()]
    return [*found, *(event for event in symbols.events.values() if not is_verb_event(event))]


def keys_of_texts(symbols: Symbols) -> dict[str, Signed]:
    """Return the keys that may have a text: `verb WORD`, `can WORD` …; a permission must have its `can`.

    Where a verb, a value and an event share a word, the word alone means the verb, else the value.
    """
    found: dict[str, Signed] = {}
    for table in (symbols.events, symbols.values, symbols.verbs):
        for word, signed in table.items():
            found[word] = found[text_key(signed)] = signed
    return found | {text_key(signed): signed for signed in symbols.permissions.values()}


def declared_words(symbols: Symbols) -> set[str]:
    """Return every word and name that a translation may give a name of its own."""
    s = symbols
    tables = (
        s.kinds,
        s.enums,
        s.records,
        s.resources,
        s.piles,
        s.pile_families,
        s.states,
        s.pieces,
        s.boards,
        s.dice,
        s.options,
    )
    found = {word for table in tables for word in table}
    found |= {word for table in (s.values, s.permissions, s.events, s.verbs, s.phases) for word in table}
    found |= {*s.seats, *(win.name for win, _ in s.wins)}
    found |= {part.name for part in (s.score.goal.parts if s.score is not None else ())}
    found |= {word for kind in s.kinds.values() for word in kind.fields}
    found |= {word for record in s.records.values() for word in record.fields}
    for enum in s.enums.values():
        found |= {*enum.words, *(f"{enum.name} {word}" for word in enum.words)}
    for board in s.boards.values():
        found |= {board.place, *board.edges, *board.borders, *board.marks} - {""}
    for die in s.dice.values():
        found |= set(die.marks)
    found |= s.noted(NoteForm.LET)
    for thing in s.things:
        found |= {thing.name, f"{thing.kind} {thing.name}"}
    return found
