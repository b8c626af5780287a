"""Words and names: variables, `you`, `this`, plurals, enum words, resources, things.

c -> that card        cards -> all cards        Wolf -> Loup
"""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Aggregate
from lawspeaker.text.expressions.noun_finder import NUMBER
from lawspeaker.text.lexicon import spaced
from lawspeaker.text.scope import Env, Noun, Ref, RefMode
from lawspeaker.text.writer import PEOPLE, Untranslated, Writer
from lawspeaker_language.forms import PLURAL, Article, Form, Number, Person, Term
from lawspeaker_language.phrase import FixedText, NounPhrase, Phrase
from lawspeaker_language.plurals import looks_plural

OWN_TERMS = ("here", "nothing", "nobody", "yes", "no", "winner", "winners", "active", "phase")
ACCUSATIVE = Form("acc")
SEVERAL_MODES = (RefMode.THAT, RefMode.LETTER)


def write_you(w: Writer, env: Env) -> Phrase:
    """Return what `you` means: the reader, or the player who acts instead."""
    return w.own_term("you", Person.YOU) if env.you is None else write_reference(w, env.you)


def write_they(w: Writer) -> Phrase:
    """Return the pronoun of a player."""
    return w.own_term("they", Person.THEY)


def write_player(w: Writer, by: t.Expr | None, env: Env) -> tuple[Phrase, bool]:
    """Return the player behind `by`, by default `you`, and whether it is the reader."""
    if by is None:
        return write_you(w, env), env.you is None
    return w.parts.write_noun(w, first_of(by, env), env), is_reader(by, env)


def first_of(e: t.Expr, env: Env) -> t.Expr:
    """Return an expression where one is wanted: of a variable that holds several, the first is taken."""
    ref = env.names.get(e.word) if isinstance(e, t.Word) else None
    if ref is None or not ref.noun.many or ref.noun.word == NUMBER.word or ref.mode not in SEVERAL_MODES:
        return e
    return t.Query(e.span, Aggregate.FIRST, "it", e)


def is_reader(e: t.Expr, env: Env) -> bool:
    """Tell whether an expression is the reader of the text."""
    match e:
        case t.Word(_, "you"):
            return env.you is None
        case t.Word(_, word) if word in env.names:
            ref = env.names[word]
            return ref.expr is not None and ref.env is not None and is_reader(ref.expr, ref.env)
        case _:
            return False


def write_reference(w: Writer, ref: Ref) -> Phrase:
    """Return the phrase that refers to a variable."""
    if ref.inlined is not None:
        return w.parts.write_noun(w, *ref.inlined)
    number = Number.SEVERAL if ref.noun.many else Number.ONE
    if ref.mode == RefMode.PRONOUN:
        return write_pronoun(w, ref.noun)
    if ref.mode == RefMode.LETTER:
        if ref.noun == NUMBER:
            return FixedText(ref.letter)
        key = "lettered_again" if w.has("lettered_again") else "lettered"
        return w.fill(key, what=w.common_noun(ref.noun.word, number), letter=FixedText(ref.letter))
    return w.common_noun(ref.noun.word, number, Article.THAT)


def write_pronoun(w: Writer, noun: Noun) -> Phrase:
    """Return the pronoun of a noun: by person, and by gender if the language has a pronoun for it."""
    if noun.word in PEOPLE:
        return write_they(w)
    genders = w.lexicon.word(noun.word).genders
    return w.own_term(next((f"it_{gender}" for gender in genders if f"it_{gender}" in w.language.terms), "it"))


def add_letter(w: Writer, ref: Ref, what: Phrase) -> Phrase:
    """Return the noun that introduces a variable, with the variable's letter if it has one."""
    if ref.mode != RefMode.LETTER:
        return what
    return w.fill("lettered", what=what, letter=FixedText(ref.letter))


def write_word(w: Writer, word: str, env: Env) -> Phrase:
    """Return a lower-case word."""
    if word in env.names and word == env.focus:
        return write_they(w)
    if word in env.names:
        return write_reference(w, env.names[word])
    if word == "you":
        return write_you(w, env)
    if word == "this":
        return write_this(w, env)
    places = {board.place for board in w.symbols.boards.values() if board.place}
    if word == "here" and len(places) == 1:
        return w.common_noun(places.pop(), Number.ONE, Article.THIS)
    if word in OWN_TERMS:
        return w.own_term(word)
    universe = noun_of_all(w, word)
    if universe is not None:
        return w.common_noun(universe.word, Number.SEVERAL, Article.ALL)
    piece = w.nouns.piece_called(word)
    if piece is not None and w.nouns.of_enum_word(word) is None:
        return w.parts.write_piece_count(w, piece, None, None, env)
    return write_declared(w, word)


def write_this(w: Writer, env: Env) -> Phrase:
    """Return the thing itself; next to another one of its kind, a language may have a special pattern for it."""
    this = w.common_noun(env.kind or "thing", Number.ONE, Article.THIS)
    other = any(ref.mode == RefMode.THAT and ref.noun == Noun(env.kind) for ref in env.names.values())
    return w.fill("this_one", what=this) if other and w.has("this_one") else this


def noun_of_all(w: Writer, word: str) -> Noun | None:
    """Return the noun of a word that means all there are: `players`, `cards`; None for any other word."""
    if word in ("players", "opponents", "resources", "directions"):
        return Noun(word[:-1], True)
    return w.nouns.of_plural(word)


def write_declared(w: Writer, word: str) -> Phrase:
    """Return a word that the game declares."""
    s = w.symbols
    enum = w.nouns.of_enum_word(word)
    if enum is not None:
        return NounPhrase(w.language, w.lexicon.word(word, enum.word))
    if word in s.resources:
        return NounPhrase(w.language, w.lexicon.word(word), uncounted_number(w, w.lexicon.word(word)))
    text = w.parts.write_value_text(w, s.values[word], {}) if word in s.values else None
    if text is not None:
        return text
    declared = any(word in table for table in (s.piles, s.states, s.options, s.values, s.records))
    if not declared and w.nouns.of_square(word) is not None:
        return FixedText(word)
    return w.common_noun(word, w.lexicon.word(word).natural, Article.THE)


def uncounted_number(w: Writer, term: Term) -> Number:
    """Return the number of a resource without a count: `your coins` but `your food`."""
    same = term.fixed or term.forms.get(Number.ONE) == term.form("", w.language.several)
    several = {term.form("", number) for number in w.language.classes if number != Number.ONE}
    uncounted = len(w.language.classes) > 2 and len(several) == 1 and None not in several
    return Number.ONE if same or uncounted else Number.SEVERAL


def write_name(w: Writer, e: t.Name, env: Env) -> Phrase:
    """Return a thing, a seat or a phase; with its kind if the spec names the kind."""
    if e.name in env.names:
        return write_reference(w, env.names[e.name])
    kind = e.kind or w.nouns.of_name(e.name, None).word
    name = NounPhrase(w.language, w.lexicon.name(e.name, kind))
    if e.kind is None and kind in w.symbols.kinds and is_bare_number(name.term.name):
        return w.fill("numbered", kind=w.common_noun(kind), name=name)
    if e.kind is None:
        return name
    return w.fill("named", kind=w.common_noun(e.kind), name=name)


def write_as_spelled(w: Writer, word: str, parts: Sequence[tuple[str, Phrase]]) -> Phrase:
    """Return a word with its prepositions as the spec writes them, which is only possible in English."""
    if not w.lexicon.native:
        raise Untranslated(word)
    found = [spaced(word)]
    for prep, phrase in parts:
        found += [prep] if prep else []
        found.append(phrase.render(ACCUSATIVE))
    return FixedText(" ".join(found), (PLURAL,) if looks_plural(word) else (Number.ONE,))


def is_bare_number(name: str) -> bool:
    """Tell whether a name consists of digits, so that it needs its kind to be understood.

    >>> is_bare_number("Wolf"), is_bare_number("7")
    (False, True)
    """
    return name.replace(" ", "").isdigit()
