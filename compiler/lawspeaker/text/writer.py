"""The context of the functions that write texts: a language, the words of a game in it, and the English writer.

    w.fill("gain", bundle=w.common_noun("food"))     ->     "gain food"

Every function of `expressions` and `sentences` takes a `Writer` first. A pattern that a language does not have raises
`Untranslated`. `write_noun`, `write_clause`, `write_step` and `write_rule` catch it and use the English writer, so that
the smallest possible part of a text is English.

Keys of patterns are strings, because pattern files define them; a test compares the keys in the code with those files.
"""

from __future__ import annotations

from typing import Protocol

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve.symbols import Signed
from lawspeaker.text.expressions.noun_finder import NounFinder
from lawspeaker.text.lexicon import Lexicon
from lawspeaker.text.scope import Env, Noun
from lawspeaker.text.sentences.fragments import Fragment
from lawspeaker_language.forms import PLURAL, Article, Number, Person
from lawspeaker_language.phrase import Filled, FixedText, NounPhrase, Phrase
from lawspeaker_language.template import holes

PEOPLE = ("player", "opponent", "other_player")


class Untranslated(Exception):
    """A pattern or term that the language does not have; the part of the text that needs it is written in English."""


class Parts(Protocol):
    """The functions through which a part of a text writes another that may contain it again; `parts.py` has them."""

    def write_piece_count(
        self,
        w: Writer,
        piece: str,
        owner: t.Expr | None,
        place: t.Expr | None,
        env: Env,
        prep: Preposition = Preposition.ON,
    ) -> Phrase:
        """Return the number of pieces of a player, at a place, or both."""
        ...

    def write_all(self, w: Writer, tests: list[t.Expr], env: Env) -> Phrase:
        """Return conditions joined by `and`."""
        ...

    def write_clause(self, w: Writer, e: t.Expr, env: Env) -> Phrase:
        """Return a condition as a clause, in English if the language lacks a pattern for it."""
        ...

    def write_noun(self, w: Writer, e: t.Expr, env: Env) -> Phrase:
        """Return an expression as a noun phrase, in English if the language lacks a pattern for it."""
        ...

    def write_nouns(self, w: Writer, items: tuple[t.Expr, ...], env: Env, key: str) -> Phrase:
        """Return expressions as noun phrases, joined by a pattern."""
        ...

    def write_filtered(self, w: Writer, what: Phrase, var: str, noun: Noun, where: t.Expr | None, env: Env) -> Phrase:
        """Return a noun with the conditions on its elements."""
        ...

    def write_value(
        self, w: Writer, signed: Signed, arg: t.Expr | None, phrases: tuple[t.Phrase, ...], env: Env
    ) -> Phrase:
        """Return a value of the game."""
        ...

    def write_value_text(
        self, w: Writer, signed: Signed, given: dict[str, Phrase], holds: bool = True
    ) -> Phrase | None:
        """Return a value by its text, negated if a yes/no value does not hold; None if it has no text."""
        ...

    def write_block(self, w: Writer, block: t.Block, env: Env) -> list[Fragment]:
        """Return the sentences of a block; the value of a `let` that is used once is written where it is used."""
        ...

    def write_failure(self, w: Writer, otherwise: t.Block | None, env: Env, key: str) -> list[Fragment]:
        """Return what happens otherwise, by a pattern; nothing if the block has no text."""
        ...

    def write_inline_block(self, w: Writer, block: t.Block, env: Env) -> Phrase:
        """Return a block as part of a sentence."""
        ...

    def write_step(self, w: Writer, e: t.Stmt, env: Env) -> list[Fragment]:
        """Return the sentences of one step, in English if the language lacks a pattern for it."""
        ...

    def write_rules(self, w: Writer, block: t.Block, env: Env) -> list[Fragment]:
        """Return the sentences of rules, without those that can never hold for this thing."""
        ...


class Writer:
    """Fills the patterns of one language with the words of one game.

    `english` is the writer for what this language has no pattern for; it is None for English itself. `parts` are the
    functions that write what is inside of a noun, a clause or a step.
    """

    def __init__(self, lexicon: Lexicon, parts: Parts, english: Writer | None = None) -> None:
        self.lexicon = lexicon
        self.parts = parts
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
