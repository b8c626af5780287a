"""The words of one game in one language: those of `names.<lang>.yaml`, or else the words of the spec.

Lexicon(fr).word("food")      ->  nourriture          without a translation: `food (en)`
Lexicon(en).word("hand_size") ->  hand size           in English a word is its own name
"""

from __future__ import annotations

import re

from lawspeaker.parse import tree as t
from lawspeaker.resolve.combination_names import fill, fill_name
from lawspeaker.resolve.symbols import Signed, SignedForm, Symbols
from lawspeaker.resolve.types import PLAYER
from lawspeaker.text.text_lines import text_key, text_line, text_of
from lawspeaker_language.agreement import agreeing
from lawspeaker_language.forms import Form, Number, Term, fixed_term
from lawspeaker_language.language import ENGLISH, Language
from lawspeaker_language.phrase import ENGLISH_MARK
from lawspeaker_language.plurals import ALWAYS_PLURAL, looks_plural, plural_of, singular_of
from lawspeaker_language.template import BadTemplate, Hole, Template, read_template
from lawspeaker_language.translation import Translation


class Lexicon:
    """Looks up terms, texts and labels. `native`: the language is English, the language of specs."""

    def __init__(self, symbols: Symbols, language: Language, translation: Translation) -> None:
        self.symbols = symbols
        self.language = language
        self.translation = translation
        self.native = language.code == ENGLISH

    def word(self, word: str, owner: str = "") -> Term:
        """Return the term of a declared word; `owner` is the enum or kind it belongs to, where two share a word."""
        names = self.translation.names
        found = names.get(f"{owner} {word}") or names.get(word)
        if found is None and not self.declares(word):
            found = self.language.terms.get(word)
        if found is not None:
            return found
        member = self.pile_of_family(word)
        if member is not None:
            return member
        term = english_term(self.symbols, word)
        return term if self.native else mark_term(term)

    def pile_of_family(self, word: str) -> Term | None:
        """Return the term of a pile of a player and a word of an enum: `stall red`; None for any other word."""
        for family in self.symbols.pile_families.values():
            if word in family.members:
                key = self.symbols.enums[family.key.name].words[family.members.index(word)]
                parts = [self.word(family.name), self.word(key, family.key.name)]
                return fixed_term(" ".join(self.language.inflect(term, Form("", "", Number.ONE)) for term in parts))
        return None

    def declares(self, word: str) -> bool:
        """Tell whether the game declares a word; such a word has priority over a term of the language."""
        s = self.symbols
        return any(word in table for table in (s.kinds, s.enums, s.records, s.resources, s.piles, s.pieces))

    def name(self, name: str, kind: str = "") -> Term:
        """Return the term of a thing, a seat or a phase."""
        names = self.translation.names
        found = names.get(f"{kind} {name}") or names.get(name)
        if found is not None:
            return found
        composed = self.composed_name(name, kind)
        if composed:
            return fixed_term(composed)
        title = next((thing.title for thing in self.symbols.named.get(name, ()) if kind in ("", thing.kind)), "")
        text = title or name
        return fixed_term(text if self.native or not re.search("[A-Za-z]{2}", text) else text + ENGLISH_MARK)

    def composed_name(self, name: str, kind: str) -> str:
        """Return the name of a thing that `every` made, by the translation of the pattern `named`; "" without one.

        A link without a name is called after its places: by their names, if both are translated.
        """
        for thing in self.symbols.named.get(name, ()):
            if thing.ends is not None and not thing.ends.named and kind in ("", thing.kind):
                return self.name_of_ends(thing.ends)
            made = self.symbols.kinds.get(thing.kind) if kind in ("", thing.kind) else None
            wording = self.translation.labels.get(made.naming) if made is not None and made.naming else None
            if made is None or wording is None or not thing.values.keys() >= set(made.every):
                continue
            values = {word: thing.values[word][0] for word in made.every}
            texts = {word: text_of_value(value) for word, value in values.items()}
            if fill_name(read_template(made.naming), texts) == name:
                return self.fill_name(wording.text, values)
        return ""

    def name_of_ends(self, ends: t.LinkEnds) -> str:
        """Return the names of the places of a link, joined by a hyphen; "" if one is not translated."""
        names = self.translation.names
        terms = [names.get(end.name) for end in (ends.start, ends.end)]
        found = [self.language.inflect(term, Form("", "", Number.ONE)) for term in terms if term is not None]
        return "-".join(found) if len(found) == len(terms) else ""

    def fill_name(self, pattern: str, values: dict[str, t.Expr]) -> str:
        """Return a name by its pattern: of a hole without a text for its value, the word in the case that is asked."""
        texts = {word: text_of_value(value) for word, value in values.items()}

        def write(hole: Hole) -> str:
            value = values[hole.name]
            if isinstance(value, t.Number):
                return texts[hole.name]
            term = self.name(value.name, value.kind or "") if isinstance(value, t.Name) else self.word(texts[hole.name])
            case = next((word for word in hole.words if word in (*self.language.cases, *self.language.derived)), "")
            return self.language.inflect(term, Form(case, "", Number.ONE))

        return self.language.contract(fill(read_template(pattern), texts, write))

    def label(self, text: str) -> str:
        """Return the translation of a text that the spec has in quotes."""
        found = self.translation.labels.get(text)
        if found is not None:
            return found.text
        return text if self.native else text + ENGLISH_MARK

    def template(self, signed: Signed) -> Template | None:
        """Return the text of a verb, value, permission or event in this language; None if it has none."""
        texts = self.translation.texts
        found = texts.get(text_key(signed))
        if found is None and signed.form != SignedForm.PERMISSION:
            found = texts.get(signed.name)
        text = found.text if found is not None else self.own_text(signed)
        try:
            return None if text is None else read_template(text)
        except BadTemplate:
            return None

    def own_text(self, signed: Signed) -> str | None:
        """Return the `text` line of a declaration, which is English; None in another language."""
        line = text_of(signed) if self.native else None
        players = {param.name for param in signed.params if param.type == PLAYER}
        return None if line is None else agreeing(line.name, players)


def text_of_value(value: t.Expr) -> str:
    """Return the value of a field behind `every`, as its combination names it."""
    if isinstance(value, t.Number):
        return str(value.value)
    assert isinstance(value, t.Word | t.Name)
    return value.word if isinstance(value, t.Word) else value.name


def spaced(word: str) -> str:
    """Return a declared word with spaces.

    >>> spaced("hand_size")
    'hand size'
    """
    return word.replace("_", " ")


def english_term(symbols: Symbols, word: str) -> Term:
    """Return a word of the game as an English term; a state or a pile may have a name in its `text` line."""
    place = symbols.piles.get(word) or symbols.states.get(word)
    line = text_line(place.wording) if place is not None else None
    if line is not None:
        return Term({Number.OTHER if looks_plural(line.name) else Number.ONE: line.name})
    if word in symbols.resources:
        return english_resource(word)
    owner = symbols.kinds.get(word) or symbols.enums.get(word)
    if owner is None and word not in symbols.pieces and looks_plural(word):
        return Term({Number.OTHER: spaced(word)})
    plural = owner.plural if owner is not None else plural_of(word)
    return Term({Number.ONE: spaced(word), Number.OTHER: spaced(plural)})


def english_resource(word: str) -> Term:
    """Return a resource as an English term; resources are declared in the plural if they have one.

    >>> sorted(english_resource("coins").forms.values()), sorted(english_resource("food").forms.values())
    (['coin', 'coins'], ['food', 'food'])
    """
    singular = word if word in ALWAYS_PLURAL else singular_of(word)
    return Term({Number.ONE: spaced(singular), Number.OTHER: spaced(word)})


def mark_term(term: Term) -> Term:
    """Return an English term with the mark of an untranslated word."""
    plural = term.forms.get(Number.OTHER)
    one = (term.forms.get(Number.ONE) or plural or "") + ENGLISH_MARK
    several = plural + ENGLISH_MARK if plural else one
    return fixed_term(one) if one == several else Term({Number.ONE: one, Number.OTHER: several})
