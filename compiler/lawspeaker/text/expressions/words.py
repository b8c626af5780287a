"""Words standing alone: variables, `you`, piles, plurals, enum words, names.

c -> that card        your -> your        cards -> all cards        Wolf -> Loup
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.text.expressions import nouns
from lawspeaker.text.expressions.noun_finder import NUMBER
from lawspeaker.text.language.forms import Form, Number, Term
from lawspeaker.text.language.lexicon import looks_plural, spaced
from lawspeaker.text.language.phrase import FixedText, NounPhrase, Phrase
from lawspeaker.text.scope import Env, Noun, Ref
from lawspeaker.text.writer import PEOPLE, Untranslated, Writer

OWN_TERMS = ("here", "nothing", "nobody", "yes", "no", "winner", "winners", "active", "phase")
OBJECT = Form("acc")


def write_you(w: Writer, env: Env) -> Phrase:
    """Return whoever `you` is here: the reader, or who acts instead of him."""
    return w.own_term("you", "you") if env.you is None else write_reference(w, env.you)


def is_reader(w: Writer, e: t.Expr, env: Env) -> bool:
    """Tell whether an expression is the reader himself."""
    match e:
        case t.Word(_, "you"):
            ref = env.you
            return ref is None
        case t.Word(_, word) if word in env.names:
            ref = env.names[word]
            return ref.expr is not None and ref.env is not None and is_reader(w, ref.expr, ref.env)
        case _:
            return False


def write_reference(w: Writer, ref: Ref) -> Phrase:
    """Return how a variable is spoken of."""
    if ref.mode == "same" and ref.expr is not None and ref.env is not None:
        return nouns.write_noun(w, ref.expr, ref.env)
    number = Number.SEVERAL if ref.noun.many else "one"
    if ref.mode == "it":
        return write_pronoun(w, ref.noun)
    if ref.mode == "letter":
        if ref.noun == NUMBER:
            return FixedText(ref.letter)
        again = "lettered_again" if w.has("lettered_again") else "lettered"
        return w.fill(again, what=w.common_noun(ref.noun.word, number), letter=FixedText(ref.letter))
    return w.common_noun(ref.noun.word, number, "that")


def write_pronoun(w: Writer, noun: Noun) -> Phrase:
    """Return the pronoun of an element: by person, and by gender where the language has such pronouns."""
    if noun.word in PEOPLE:
        return w.own_term("they", "they")
    genders = w.lexicon.word(noun.word).genders
    return w.own_term(next((f"it_{gender}" for gender in genders if f"it_{gender}" in w.language.terms), "it"))


def add_letter(w: Writer, ref: Ref, what: Phrase) -> Phrase:
    """Return what is chosen or counted, with its letter if it has one."""
    if ref.mode != "letter":
        return what
    return w.fill("lettered", what=what, letter=FixedText(ref.letter))


def write_word(w: Writer, word: str, env: Env) -> Phrase:
    """Return a lower-case word."""
    if word in env.names and word == env.focus:
        return w.own_term("they", "they")
    if word in env.names:
        return write_reference(w, env.names[word])
    if word == "you":
        return write_you(w, env)
    if word == "this":
        return write_this(w, env)
    places = {board.place for board in w.symbols.boards.values() if board.place}
    if word == "here" and len(places) == 1:
        return w.common_noun(places.pop(), "one", "this")
    if word in OWN_TERMS:
        return w.own_term(word)
    universe = noun_of_all(w, word)
    if universe is not None:
        return w.common_noun(universe.word, Number.SEVERAL, "all")
    return write_declared(w, word)


def write_this(w: Writer, env: Env) -> Phrase:
    """Return the thing itself; where another is spoken of, a language may have to tell them apart."""
    said = w.common_noun(env.kind or "thing", "one", "this")
    other = any(ref.mode == "that" and ref.noun == Noun(env.kind) for ref in env.names.values())
    return w.fill("this_one", what=said) if other and w.has("this_one") else said


def noun_of_all(w: Writer, word: str) -> Noun | None:
    """Return the noun of all there are, if the word means all of them: `players`, `cards`."""
    if word in ("players", "opponents", "resources", "directions"):
        return Noun(word[:-1], True)
    return w.nouns.of_plural(word)


def write_declared(w: Writer, word: str) -> Phrase:
    """Return a word that a declaration owns."""
    s = w.symbols
    enum = w.nouns.of_enum_word(word)
    if enum is not None:
        return NounPhrase(w.language, w.lexicon.word(word, enum.word))
    if word in s.resources:
        return NounPhrase(w.language, w.lexicon.word(word), uncounted_number(w, w.lexicon.word(word)))
    said = nouns.write_value_text(w, s.values[word], {}) if word in s.values else None
    if said is not None:
        return said
    return w.common_noun(word, w.lexicon.word(word).natural, "the")


def uncounted_number(w: Writer, term: Term) -> str:
    """Return the number in which a resource is spoken of without a count: `your coins` but `your food`."""
    same = term.fixed or term.forms.get("one") == term.form("", w.language.several)
    several = {term.form("", word) for word in w.language.classes if word != "one"}
    uncounted = len(w.language.classes) > 2 and len(several) == 1 and None not in several
    return "one" if same or uncounted else Number.SEVERAL


def write_name(w: Writer, e: t.Name, env: Env) -> Phrase:
    """Return a thing, a seat or a phase; with its kind where the spec says so."""
    if e.name in env.names:
        return write_reference(w, env.names[e.name])
    kind = e.kind or w.nouns.of_name(e.name, None).word
    name = NounPhrase(w.language, w.lexicon.name(e.name, kind))
    if e.kind is None and kind in w.symbols.kinds and not named_alone(name.term.name):
        return w.fill("numbered", kind=w.common_noun(kind), name=name)
    if e.kind is None:
        return name
    return w.fill("named", kind=w.common_noun(e.kind), name=name)


def write_as_spelled(w: Writer, word: str, parts: list[tuple[str, Phrase]]) -> Phrase:
    """Return a word with its prepositions as the spec writes them: that is English, and only that."""
    if not w.lexicon.native:
        raise Untranslated(word)
    said = [spaced(word)]
    for prep, phrase in parts:
        said += [prep] if prep else []
        said.append(phrase.render(OBJECT))
    return FixedText(" ".join(said), ("many",) if looks_plural(word) else ("one",))


def named_alone(name: str) -> bool:
    """Tell whether a name says by itself what it is: a bare number does not.

    >>> named_alone("Wolf"), named_alone("7")
    (True, False)
    """
    return not name.replace(" ", "").isdigit()
