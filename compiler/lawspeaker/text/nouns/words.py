"""Words standing alone: variables, `you`, piles, plurals, enum words, names.

    c -> that card        your -> your        cards -> all cards        Wolf -> Loup

First of the writers, which build on each other: words, nouns, clauses, steps, rules.
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Signed
from lawspeaker.text.language.forms import SEVERAL, Form, Term
from lawspeaker.text.language.lexicon import Lexicon, looks_many, spaced
from lawspeaker.text.language.phrase import Filled, Noun, Phrase, Said
from lawspeaker.text.language.template import holes
from lawspeaker.text.nouns.noun_of import NUMBER, Sorts
from lawspeaker.text.scope import Env, Ref, Sort

PEOPLE = ("player", "opponent", "other_player")
OWN_TERMS = ("here", "nothing", "nobody", "yes", "no", "winner", "winners", "active", "phase")
OBJECT = Form("acc")


class Untranslated(Exception):
    """A pattern that the language does not have: what needed it is said in English."""


class WordWriter:
    """Writes words and names. `english` is who says what this language has no pattern for."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.symbols = lexicon.symbols
        self.tongue = lexicon.tongue
        self.sorts = Sorts(lexicon.symbols)

    def noun(self, e: t.Expr, env: Env) -> Phrase:
        raise NotImplementedError

    def by_text(self, signed: Signed, values: dict[str, Phrase], so: bool = True) -> Phrase | None:
        raise NotImplementedError

    def has(self, key: str) -> bool:
        """Tell whether the language has a pattern."""
        return key in self.tongue.patterns

    def pattern(self, key: str, /, **values: Phrase) -> Phrase:
        """Return a pattern of the language, filled."""
        template = self.tongue.pattern(key)
        if template is None:
            raise Untranslated(key)
        return Filled(self.tongue, template, values)

    def holes_of(self, key: str) -> set[str]:
        """Return what a pattern of the language has room for."""
        return {hole.name for hole in holes(self.tongue.pattern(key) or ())}

    def common(self, word: str, number: str = "one", article: str = "") -> Noun:
        """Return a common noun: a word of the game or of the language."""
        return Noun(self.tongue, self.lexicon.word(word), number, article, "person" if word in PEOPLE else "")

    def own(self, word: str, person: str = "") -> Phrase:
        """Return a word of the language itself, such as a pronoun."""
        term = self.tongue.terms.get(word)
        if term is None:
            raise Untranslated(word)
        return Noun(self.tongue, term, person=person)

    def number(self, value: int) -> Phrase:
        """Return a number; sentences may choose their words by it."""
        return Said(str(value), (str(value), self.tongue.number(value), "many"))

    def you(self, env: Env) -> Phrase:
        """Return whoever `you` is here: the reader, or who acts instead of him."""
        return self.own("you", "you") if env.you is None else self.ref(env.you)

    def reader(self, e: t.Expr, env: Env) -> bool:
        """Tell whether an expression is the reader himself."""
        match e:
            case t.Word(_, "you"):
                ref = env.you
                return ref is None
            case t.Word(_, word) if word in env.names:
                ref = env.names[word]
                return ref.expr is not None and ref.env is not None and self.reader(ref.expr, ref.env)
            case _:
                return False

    def ref(self, ref: Ref) -> Phrase:
        """Return how a variable is spoken of."""
        if ref.mode == "same" and ref.expr is not None and ref.env is not None:
            return self.noun(ref.expr, ref.env)
        number = SEVERAL if ref.sort.many else "one"
        if ref.mode == "it":
            return self.pronoun(ref.sort)
        if ref.mode == "letter":
            if ref.sort == NUMBER:
                return Said(ref.letter)
            again = "lettered_again" if self.has("lettered_again") else "lettered"
            return self.pattern(again, what=self.common(ref.sort.word, number), letter=Said(ref.letter))
        return self.common(ref.sort.word, number, "that")

    def pronoun(self, sort: Sort) -> Phrase:
        """Return the pronoun of an element: by person, and by gender where the language has such pronouns."""
        if sort.word in PEOPLE:
            return self.own("they", "they")
        genders = self.lexicon.word(sort.word).genders
        return self.own(next((f"it_{gender}" for gender in genders if f"it_{gender}" in self.tongue.terms), "it"))

    def introduced(self, ref: Ref, what: Phrase) -> Phrase:
        """Return what is chosen or counted, with its letter if it has one."""
        if ref.mode != "letter":
            return what
        return self.pattern("lettered", what=what, letter=Said(ref.letter))

    def word(self, word: str, env: Env) -> Phrase:
        """Return a lower-case word."""
        if word in env.names and word == env.focus:
            return self.own("they", "they")
        if word in env.names:
            return self.ref(env.names[word])
        if word == "you":
            return self.you(env)
        if word == "this":
            return self.this(env)
        places = {board.place for board in self.symbols.boards.values() if board.place}
        if word == "here" and len(places) == 1:
            return self.common(places.pop(), "one", "this")
        if word in OWN_TERMS:
            return self.own(word)
        universe = self.universe(word)
        if universe is not None:
            return self.common(universe.word, SEVERAL, "all")
        return self.declared(word)

    def this(self, env: Env) -> Phrase:
        """Return the thing itself; where another is spoken of, a language may have to tell them apart."""
        said = self.common(env.kind or "thing", "one", "this")
        other = any(ref.mode == "that" and ref.sort == Sort(env.kind) for ref in env.names.values())
        return self.pattern("this_one", what=said) if other and self.has("this_one") else said

    def universe(self, word: str) -> Sort | None:
        """Return the noun of all there are, if the word means all of them: `players`, `cards`."""
        if word in ("players", "opponents", "resources", "directions"):
            return Sort(word[:-1], True)
        return self.sorts.plural(word)

    def declared(self, word: str) -> Phrase:
        """Return a word that a declaration owns."""
        s = self.symbols
        enum = self.sorts.enum(word)
        if enum is not None:
            return Noun(self.tongue, self.lexicon.word(word, enum.word))
        if word in s.resources:
            return Noun(self.tongue, self.lexicon.word(word), self.mass(self.lexicon.word(word)))
        said = self.by_text(s.values[word], {}) if word in s.values else None
        if said is not None:
            return said
        return self.common(word, self.lexicon.word(word).natural, "the")

    def mass(self, term: Term) -> str:
        """Return the number in which a resource is spoken of without a count: `your coins` but `your food`."""
        same = term.fixed or term.forms.get("one") == term.form("", self.tongue.several)
        several = {term.form("", word) for word in self.tongue.classes if word != "one"}
        uncounted = len(self.tongue.classes) > 2 and len(several) == 1 and None not in several
        return "one" if same or uncounted else SEVERAL

    def name(self, e: t.Name, env: Env) -> Phrase:
        """Return a thing, a seat or a phase; with its kind where the spec says so."""
        if e.name in env.names:
            return self.ref(env.names[e.name])
        kind = e.kind or self.sorts.name(e.name, None).word
        name = Noun(self.tongue, self.lexicon.name(e.name, kind))
        if e.kind is None and kind in self.symbols.kinds and not named_alone(name.term.name):
            return self.pattern("numbered", kind=self.common(kind), name=name)
        if e.kind is None:
            return name
        return self.pattern("named", kind=self.common(e.kind), name=name)

    def own_words(self, word: str, parts: list[tuple[str, Phrase]]) -> Phrase:
        """Return a word with its prepositions as the spec writes them: that is English, and only that."""
        if not self.lexicon.native:
            raise Untranslated(word)
        said = [spaced(word)]
        for prep, phrase in parts:
            said += [prep] if prep else []
            said.append(phrase.say(OBJECT))
        return Said(" ".join(said), ("many",) if looks_many(word) else ("one",))

    def listed(self, phrases: list[Phrase], joint: str) -> Phrase:
        """Return phrases one after the other; words such as `and` stand only between the last two."""
        found = phrases[0]
        for index, phrase in enumerate(phrases[1:], 2):
            key = joint if index == len(phrases) or joint not in ("and", "or") else "comma"
            found = self.pattern(key, left=found, right=phrase)
        return found


def named_alone(name: str) -> bool:
    """Tell whether a name says by itself what it is: a bare number does not.

    >>> named_alone("Wolf"), named_alone("7")
    (True, False)
    """
    return not name.replace(" ", "").isdigit()
