"""The context of the functions that write texts: a language, the words of a game in it, and the English writer.

    w.fill("gain", bundle=w.common_noun("food"))     ->     "gain food"

Every function of `expressions` and `sentences` takes a `Writer` first. A pattern that a language does not have raises
`Untranslated`. `write_noun`, `write_clause`, `write_step` and `write_rule` catch it and use the English writer, so that
the smallest possible part of a text is English.

Keys of patterns are strings, because pattern files define them; a test compares the keys in the code with those files.
"""

from __future__ import annotations

from lawspeaker.parse.template import holes
from lawspeaker.text.expressions.noun_finder import NounFinder
from lawspeaker.text.language.forms import PLURAL, Article, Number, Person
from lawspeaker.text.language.lexicon import Lexicon
from lawspeaker.text.language.phrase import Filled, FixedText, NounPhrase, Phrase

PEOPLE = ("player", "opponent", "other_player")


class Untranslated(Exception):
    """A pattern or term that the language does not have; the part of the text that needs it is written in English."""


class Writer:
    """Fills the patterns of one language with the words of one game.

    `english` is the writer for what this language has no pattern for; it is None for English itself.
    """

    def __init__(self, lexicon: Lexicon, english: Writer | None = None) -> None:
        self.lexicon = lexicon
        self.symbols = lexicon.symbols
        self.language = lexicon.language
        self.nouns = NounFinder(lexicon.symbols)
        self.english = english

    def has(self, key: str) -> bool:
        """Tell whether the language has a pattern."""
        return key in self.language.patterns

    def fill(self, key: str, /, **values: Phrase) -> Phrase:
        """Return a pattern of the language with phrases in its holes."""
        template = self.language.pattern(key)
        if template is None:
            raise Untranslated(key)
        return Filled(self.language, template, values)

    def fill_optional(self, key: str, /, **values: Phrase) -> Phrase | None:
        """Return a filled pattern, or None if the language does not have it."""
        return self.fill(key, **values) if self.has(key) else None

    def holes_of(self, key: str) -> set[str]:
        """Return the names of the holes of a pattern."""
        return {hole.name for hole in holes(self.language.pattern(key) or ())}

    def common_noun(self, word: str, number: Number = Number.ONE, article: Article = Article.BARE) -> NounPhrase:
        """Return a common noun: a word of the game or of the language."""
        person = Person.PERSON if word in PEOPLE else Person.THING
        return NounPhrase(self.language, self.lexicon.word(word), number, article, person)

    def own_term(self, word: str, person: Person = Person.THING) -> Phrase:
        """Return a word of the language itself, such as a pronoun."""
        term = self.language.terms.get(word)
        if term is None:
            raise Untranslated(word)
        return NounPhrase(self.language, term, person=person)

    def number(self, value: int) -> Phrase:
        """Return a number; a sentence may choose its words by it."""
        return FixedText(str(value), (str(value), self.language.number(value), PLURAL))

    def join(self, phrases: list[Phrase], key: str) -> Phrase:
        """Return phrases joined by a pattern; `and` and `or` are used only between the last two, else a comma."""
        found = phrases[0]
        for index, phrase in enumerate(phrases[1:], 2):
            joint = key if index == len(phrases) or key not in ("and", "or") else "comma"
            found = self.fill(joint, left=found, right=phrase)
        return found
