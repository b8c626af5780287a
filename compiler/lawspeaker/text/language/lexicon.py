"""The words of one game in one language: what `names.<lang>.yaml` gives them, or their own words.

Lexicon(fr).word("food")     ->  nourriture          a name that is missing is said in English, marked
Lexicon(en).word("hand_size") -> hand size           in English a word is its own name
"""

from __future__ import annotations

import re

from lawspeaker.resolve.plurals import plural_of, singular_of
from lawspeaker.resolve.symbols import Symbols
from lawspeaker.text.language.forms import Term, plain
from lawspeaker.text.language.language import ENGLISH, Language
from lawspeaker.text.language.phrase import ENGLISH_MARK
from lawspeaker.text.language.template import BadTemplate, Template, read_template, text_line, text_of
from lawspeaker.text.language.translation import Translation

ALWAYS_MANY = frozenset({"goods"})


class Lexicon:
    """Finds terms, texts and labels."""

    def __init__(self, symbols: Symbols, language: Language, translation: Translation) -> None:
        self.symbols = symbols
        self.language = language
        self.translation = translation
        self.native = language.code == ENGLISH

    def word(self, word: str, owner: str = "") -> Term:
        """Return the term of a declared word; `owner` is the enum or kind it belongs to, where that matters."""
        names = self.translation.names
        found = names.get(f"{owner} {word}") or names.get(word)
        if found is None and not self.declares(word):
            found = self.language.terms.get(word)
        if found is not None:
            return found
        return own_term(self.symbols, word) if self.native else marked(own_term(self.symbols, word))

    def declares(self, word: str) -> bool:
        """Tell whether the game itself has such a word: its own words go before those of the language."""
        s = self.symbols
        return any(word in table for table in (s.kinds, s.enums, s.records, s.resources, s.piles, s.pieces))

    def name(self, name: str, kind: str = "") -> Term:
        """Return the term of a thing, a seat or a phase."""
        names = self.translation.names
        found = names.get(f"{kind} {name}") or names.get(name)
        if found is not None:
            return found
        titled = next((thing.title for thing in self.symbols.named.get(name, ()) if kind in ("", thing.kind)), "")
        said = titled or name
        return plain(said if self.native or not re.search("[A-Za-z]{2}", said) else said + ENGLISH_MARK)

    def label(self, text: str) -> str:
        """Return what stands for a text in quotes of the spec."""
        found = self.translation.labels.get(text)
        if found is not None:
            return found.text
        return text if self.native else text + ENGLISH_MARK

    def template(self, sort: str, word: str) -> Template | None:
        """Return the text that a verb, value, permission (`can`) or event has in this language, if it has one."""
        texts = self.translation.texts
        found = texts.get(f"{sort} {word}") or (texts.get(word) if sort != "can" else None)
        text = found.text if found is not None else self.own_text(sort, word)
        try:
            return None if text is None else read_template(text)
        except BadTemplate:
            return None

    def own_text(self, sort: str, word: str) -> str | None:
        """Return the `text` line of the spec: that is English."""
        s = self.symbols
        table = {"verb": s.verbs, "value": s.values, "can": s.permissions, "event": s.events}[sort]
        line = text_of(table[word]) if self.native and word in table else None
        return None if line is None else line.name


def spaced(word: str) -> str:
    """Return a declared word as a person writes it.

    >>> spaced("hand_size")
    'hand size'
    """
    return word.replace("_", " ")


def own_term(symbols: Symbols, word: str) -> Term:
    """Return a word of the game as an English term; a state or a pile may say in a `text` what it is called."""
    place = symbols.piles.get(word) or symbols.states.get(word)
    called = text_line(place.wording) if place is not None else None
    if called is not None:
        return Term({"other" if looks_many(called.name) else "one": called.name})
    if word in symbols.resources:
        return own_resource(word)
    owner = symbols.kinds.get(word) or symbols.enums.get(word)
    if owner is None and word not in symbols.pieces and looks_many(word):
        return Term({"other": spaced(word)})
    many = owner.plural if owner is not None else plural_of(word)
    return Term({"one": spaced(word), "other": spaced(many)})


def own_resource(word: str) -> Term:
    """Return a resource as an English term: it is declared as one speaks of several.

    >>> own_resource("coins").forms, own_resource("food").forms
    ({'one': 'coin', 'other': 'coins'}, {'one': 'food', 'other': 'food'})
    """
    return Term({"one": spaced(word if word in ALWAYS_MANY else singular_of(word)), "other": spaced(word)})


def looks_many(word: str) -> bool:
    """Tell whether an English word is a plural already.

    >>> [looks_many(word) for word in ("allies", "wounds", "bonus", "glass", "discard")]
    [True, True, False, False, False]
    """
    return word in ALWAYS_MANY or (not word.endswith(("us", "ss", "is")) and singular_of(word) != word)


def marked(term: Term) -> Term:
    """Return an English term as one of a language that has no name for it."""
    plural = term.forms.get("other")
    one = (term.forms.get("one") or plural or "") + ENGLISH_MARK
    many = plural + ENGLISH_MARK if plural else one
    return plain(one) if one == many else Term({"one": one, "other": many})
