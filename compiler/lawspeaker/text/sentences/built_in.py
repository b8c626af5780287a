"""The built-in sentences: gain, pay, put, deal, place, roll …

deal 1 from your deck to your hand   ->   deal 1 card from your deck to your hand
gain 1 food for p                    ->   that player gains 1 food

A sentence is written by the pattern of its word, in `sentences.yaml` of `lawspeaker_language`; `WRITERS` has a function
for each word of which that is not all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.sentence_words import BY_WORD
from lawspeaker.text.expressions import amounts, attributes, collections, words
from lawspeaker.text.expressions.noun_finder import NUMBER
from lawspeaker.text.scope import Env, Noun
from lawspeaker.text.sentences.fragments import Fragment
from lawspeaker.text.writer import Untranslated, Writer
from lawspeaker_language.forms import Article, Number
from lawspeaker_language.phrase import Phrase

RESULT = Noun("result")
Phrases = Mapping[Preposition, tuple[t.Expr, ...]]
WriteSentence = Callable[[Writer, t.Call, Phrases, Env], Phrase]


def write_built_in(w: Writer, e: t.Call, env: Env) -> list[Fragment]:
    """Return a sentence of the language; `skip` and `text` have none."""
    declared = BY_WORD.get(e.word)
    if declared is not None and not declared.keys:
        return []
    write_sentence = write_unknown if declared is None else WRITERS.get(e.word, write_plain)
    phrases = {phrase.prep: phrase.args for phrase in e.phrases}
    return [Fragment(write_sentence(w, e, phrases, env).render())]


def write_objects(w: Writer, args: tuple[t.Expr, ...], env: Env) -> Phrase:
    """Return the objects of a sentence."""
    return w.join([collections.write_list(w, arg, env) for arg in args], "and")


def write_actor(w: Writer, phrases: Phrases, env: Env, *preps: Preposition) -> tuple[Phrase, bool]:
    """Return the player behind the first of some prepositions, by default `you`, and whether it is the reader."""
    player = next((phrases[prep][0] for prep in preps if prep in phrases), None)
    return words.write_player(w, player, env)


def write_unknown(w: Writer, e: t.Call, phrases: Phrases, env: Env) -> Phrase:
    """Return a sentence that has no pattern, as it is spelled."""
    return words.write_as_spelled(w, e.word, [("", w.parts.write_noun(w, arg, env)) for arg in e.args])


def write_plain(w: Writer, e: t.Call, phrases: Phrases, env: Env) -> Phrase:
    """Return a sentence whose pattern is its word: `what` is its object, the other holes are its prepositions."""
    others = {prep.value: write_objects(w, args, env) for prep, args in phrases.items()}
    return w.fill(e.word, what=write_objects(w, e.args, env), **others) if e.args else w.fill(e.word, **others)


def write_bundle_change(w: Writer, e: t.Call, phrases: Phrases, env: Env) -> Phrase:
    """Return a gain, a loss or a payment."""
    player, is_reader = write_actor(w, phrases, env, Preposition.FOR, Preposition.BY)
    bundle = write_objects(w, e.args, env)
    if is_reader:
        return w.fill(e.word, bundle=bundle)
    return w.fill(f"{e.word}_by", player=player, bundle=bundle)


def write_give(w: Writer, e: t.Call, phrases: Phrases, env: Env) -> Phrase:
    """Return a transfer between two players, or the result of a verb."""
    bundle = write_objects(w, e.args, env)
    if not phrases:
        return w.fill("result", value=bundle)
    giver, reader_gives = write_actor(w, phrases, env, Preposition.FROM)
    taker, reader_takes = write_actor(w, phrases, env, Preposition.TO)
    if reader_takes:
        return w.fill("take", bundle=bundle, giver=giver)
    if reader_gives:
        return w.fill("give", bundle=bundle, taker=taker)
    return w.fill("give_by", bundle=bundle, giver=giver, taker=taker)


def write_put(w: Writer, e: t.Call, phrases: Phrases, env: Env) -> Phrase:
    """Return things that are put into, onto or under a pile."""
    prep = next(prep for prep in (Preposition.INTO, Preposition.ONTO, Preposition.UNDER) if prep in phrases)
    return w.fill(f"put_{prep}", what=write_objects(w, e.args, env), pile=write_objects(w, phrases[prep], env))


def write_deal(w: Writer, e: t.Call, phrases: Phrases, env: Env) -> Phrase:
    """Return a number of things that are dealt from a pile."""
    source = phrases[Preposition.FROM][0]
    word = w.nouns.of(source, env).word
    what = amounts.write_amount(w, e.args[0], lambda number: w.common_noun(word, number), env)
    target = write_objects(w, phrases.get(Preposition.TO) or phrases[Preposition.INTO], env)
    return w.fill("deal", what=what, source=w.parts.write_noun(w, source, env), target=target)


def write_look(w: Writer, e: t.Call, phrases: Phrases, env: Env) -> Phrase:
    """Return things that the acting player looks at."""
    return w.fill("look", what=write_objects(w, phrases[Preposition.AT], env))


def write_show(w: Writer, e: t.Call, phrases: Phrases, env: Env) -> Phrase:
    """Return things that are shown to a player; the reader looks at them."""
    player, is_reader = write_actor(w, phrases, env, Preposition.TO)
    what = write_objects(w, e.args, env)
    return w.fill("look", what=what) if is_reader else w.fill("show", what=what, player=player)


def write_lay(w: Writer, e: t.Call, phrases: Phrases, env: Env) -> Phrase:
    """Return a tile that is laid at a spot."""
    return w.fill("lay", what=write_pieces(w, e.args, env), spot=write_objects(w, phrases[Preposition.AT], env))


def write_shift(w: Writer, e: t.Call, phrases: Phrases, env: Env) -> Phrase:
    """Return a piece that moves from one place to another."""
    ends = {
        "start": write_objects(w, phrases[Preposition.FROM], env),
        "end": write_objects(w, phrases[Preposition.TO], env),
    }
    return w.fill("shift", what=write_pieces(w, e.args, env), **ends)


def write_place(w: Writer, e: t.Call, phrases: Phrases, env: Env) -> Phrase:
    """Return a piece or thing that is placed."""
    prep = next(prep for prep in (Preposition.IN, Preposition.ON, Preposition.AT) if prep in phrases)
    key = attributes.location_pattern(w, "place", prep)
    return w.fill(key, what=write_pieces(w, e.args, env), place=write_objects(w, phrases[prep], env))


def write_remove(w: Writer, e: t.Call, phrases: Phrases, env: Env) -> Phrase:
    """Return a piece or thing that is removed, from a place or from the game."""
    what = write_pieces(w, e.args, env)
    if Preposition.FROM in phrases:
        return w.fill("remove_from", what=what, place=write_objects(w, phrases[Preposition.FROM], env))
    return w.fill("remove", what=what)


def write_pieces(w: Writer, args: tuple[t.Expr, ...], env: Env) -> Phrase:
    """Return pieces or things; a piece without a count is one piece."""
    match args:
        case (t.Word(_, word),) if word not in env.names and w.nouns.piece_called(word) is not None:
            return w.common_noun(w.nouns.piece_called(word) or word, Number.ONE, Article.A)
        case (t.Of(_, t.Word(_, word), owner),) if w.nouns.piece_called(word) is not None:
            what = w.common_noun(w.nouns.piece_called(word) or word, Number.ONE, Article.A)
            return w.fill("pieces_of", what=what, owner=w.parts.write_noun(w, owner, env))
        case (t.Of(_, t.Amount() as amount, owner),):
            return amounts.write_amount(w, amount.count, amounts.counted_noun(w, amount.word, owner, env), env)
        case _:
            return write_objects(w, args, env)


def write_roll(w: Writer, e: t.Call, phrases: Phrases, env: Env) -> Phrase:
    """Return a roll of dice, and bind its result."""
    if e.giving is not None:
        env.bind(e.giving, RESULT)
    return add_secrecy(w, w.fill("roll", die=write_objects(w, e.args, env)), phrases, env)


def write_pick(w: Writer, e: t.Call, phrases: Phrases, env: Env) -> Phrase:
    """Return a random number or a random element, and bind it."""
    word = e.args[0].word if isinstance(e.args[0], t.Word) else ""
    source = phrases[Preposition.FROM][0]
    if Preposition.TO in phrases:
        ends = {
            "low": w.parts.write_noun(w, source, env),
            "high": w.parts.write_noun(w, phrases[Preposition.TO][0], env),
        }
        number = words.add_letter(w, env.bind(word, NUMBER), w.common_noun("number", Number.ONE, Article.A))
        return add_secrecy(w, w.fill("pick", what=w.fill("number_from", what=number, **ends)), phrases, env)
    inner = source.source if isinstance(source, t.Query) else source
    noun = Noun(w.nouns.of(inner, env).word)
    what = collections.write_source(w, inner, env, Number.ONE, Article.A, "from", env.bind(word, noun))
    if isinstance(source, t.Query):
        what = w.parts.write_filtered(w, what, source.var, noun, source.where, env)
    return add_secrecy(w, w.fill("pick", what=what), phrases, env)


def add_secrecy(w: Writer, act: Phrase, phrases: Phrases, env: Env) -> Phrase:
    """Return a random event with the only player who sees its result, if the sentence has a `for`."""
    if Preposition.FOR not in phrases:
        return act
    return w.fill("secretly", act=act, player=w.parts.write_noun(w, phrases[Preposition.FOR][0], env))


def write_run(w: Writer, e: t.Call, phrases: Phrases, env: Env) -> Phrase:
    """Return the steps of a thing that are run, or a phase."""
    arg = e.args[0]
    if isinstance(arg, t.Name) and arg.name in w.symbols.phases:
        return w.fill("run_phase", phase=words.write_name(w, arg, env))
    return w.fill("run", what=w.parts.write_noun(w, arg, env))


def write_start(w: Writer, e: t.Call, phrases: Phrases, env: Env) -> Phrase:
    """Return a record that starts, with its fields, and bind it."""
    word = e.args[0].word if isinstance(e.args[0], t.Word) else ""
    if word not in w.symbols.records:
        raise Untranslated(word)
    record = w.common_noun(word, Number.ONE, Article.A)
    lines = [line for line in e.block or () if isinstance(line, t.Call) and line.args]
    fields = [
        w.fill("field", word=w.common_noun(line.word), value=w.parts.write_noun(w, line.args[0], env)) for line in lines
    ]
    if e.giving is not None:
        env.bind(e.giving, Noun(word))
    if not fields:
        return w.fill("start", record=record)
    return w.fill("start_with", record=record, fields=w.join(fields, "comma"))


WRITERS: dict[str, WriteSentence] = {
    "deal": write_deal,
    "gain": write_bundle_change,
    "give": write_give,
    "lay": write_lay,
    "look": write_look,
    "lose": write_bundle_change,
    "pay": write_bundle_change,
    "pick": write_pick,
    "place": write_place,
    "put": write_put,
    "remove": write_remove,
    "roll": write_roll,
    "run": write_run,
    "shift": write_shift,
    "show": write_show,
    "start": write_start,
}
"""What writes the sentences whose words depend on more than their declaration says; `write_plain` writes the others."""
