"""The built-in sentences: gain, pay, put, deal, place, roll … as the language of the reader says them.

deal 1 from your deck to your hand   ->   deal 1 card from your deck to your hand
gain 1 food for p                    ->   that player gains 1 food
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.text.expressions import amounts, collections, nouns, words
from lawspeaker.text.expressions.noun_finder import NUMBER
from lawspeaker.text.language.phrase import Phrase
from lawspeaker.text.scope import Env, Noun
from lawspeaker.text.sentences.fragments import Fragment
from lawspeaker.text.writer import Untranslated, Writer

RESULT = Noun("result")


def write_built_in(w: Writer, e: t.Call, env: Env) -> list[Fragment]:
    """Return a sentence of the language itself."""
    said = {phrase.prep: phrase.args for phrase in e.phrases}
    match e.word:
        case "skip" | "text":
            return []
        case "stop" | "done" | "fail" | "end":
            found = w.fill(e.word)
        case "give" if not said:
            found = w.fill("result", value=write_objects(w, e.args, env))
        case "gain" | "lose" | "pay":
            found = write_bundle_change(w, e, said, env)
        case "give":
            found = write_give(w, e, said, env)
        case "raise" | "lower":
            parts = {"what": write_objects(w, e.args, env), "by": write_objects(w, said["by"], env)}
            found = w.fill(e.word, **parts)
        case "swap":
            found = w.fill("swap", what=write_objects(w, e.args, env), other=write_objects(w, said["with"], env))
        case "put" | "deal" | "shuffle" | "look" | "show" | "reveal":
            found = write_pile_sentence(w, e, said, env)
        case "place" | "remove" | "shift" | "lay":
            found = write_board_sentence(w, e, said, env)
        case "roll" | "pick":
            found = write_chance(w, e, said, env)
        case "run" | "start":
            found = write_run(w, e, env)
        case _:
            found = words.write_as_spelled(w, e.word, [("", nouns.write_noun(w, arg, env)) for arg in e.args])
    return [Fragment(found.render())]


def write_objects(w: Writer, args: tuple[t.Expr, ...], env: Env) -> Phrase:
    """Return what a sentence is about, one or several."""
    return w.join([collections.write_list(w, arg, env) for arg in args], "and")


def write_actor(w: Writer, said: dict[str, tuple[t.Expr, ...]], env: Env, *preps: str) -> tuple[Phrase, bool]:
    """Return who acts, and whether that is the reader himself."""
    for prep in preps:
        if prep in said:
            return nouns.write_noun(w, said[prep][0], env), words.is_reader(w, said[prep][0], env)
    return words.write_you(w, env), env.you is None


def write_bundle_change(w: Writer, e: t.Call, said: dict[str, tuple[t.Expr, ...]], env: Env) -> Phrase:
    """Return a gain, a loss or a payment."""
    player, reader = write_actor(w, said, env, "for", "by")
    bundle = write_objects(w, e.args, env)
    if reader:
        return w.fill(e.word, bundle=bundle)
    return w.fill(f"{e.word}_by", player=player, bundle=bundle)


def write_give(w: Writer, e: t.Call, said: dict[str, tuple[t.Expr, ...]], env: Env) -> Phrase:
    """Return what passes from one player to another."""
    giver, gives = write_actor(w, said, env, "from")
    taker, takes = write_actor(w, said, env, "to")
    bundle = write_objects(w, e.args, env)
    if takes:
        return w.fill("take", bundle=bundle, giver=giver)
    if gives:
        return w.fill("give", bundle=bundle, taker=taker)
    return w.fill("give_by", bundle=bundle, giver=giver, taker=taker)


def write_pile_sentence(w: Writer, e: t.Call, said: dict[str, tuple[t.Expr, ...]], env: Env) -> Phrase:
    """Return what happens to things in piles."""
    match e.word:
        case "put":
            prep = next(prep for prep in ("into", "onto", "under") if prep in said)
            return w.fill(f"put_{prep}", what=write_objects(w, e.args, env), pile=write_objects(w, said[prep], env))
        case "deal":
            source = said["from"][0]
            word = w.nouns.of(source, env).word
            what = amounts.write_amount(w, e.args[0], lambda number: w.common_noun(word, number), env)
            target = said.get("to") or said["into"]
            return w.fill(
                "deal", what=what, source=nouns.write_noun(w, source, env), target=write_objects(w, target, env)
            )
        case "look":
            return w.fill("look", what=write_objects(w, said["at"], env))
        case "show":
            player, reader = write_actor(w, said, env, "to")
            what = write_objects(w, e.args, env)
            return w.fill("look", what=what) if reader else w.fill("show", what=what, player=player)
        case _:
            return w.fill(e.word, what=write_objects(w, e.args, env))


def write_board_sentence(w: Writer, e: t.Call, said: dict[str, tuple[t.Expr, ...]], env: Env) -> Phrase:
    """Return what happens to pieces and things on a board."""
    what = write_pieces(w, e.args, env)
    if e.word == "lay":
        return w.fill("lay", what=what, spot=write_objects(w, said["at"], env))
    if e.word == "shift":
        ends = {"start": write_objects(w, said["from"], env), "end": write_objects(w, said["to"], env)}
        return w.fill("shift", what=what, **ends)
    if e.word == "place":
        prep = next(prep for prep in ("in", "on", "at") if prep in said)
        return w.fill(nouns.location_pattern(w, "place", prep), what=what, place=write_objects(w, said[prep], env))
    if "from" in said:
        return w.fill("remove_from", what=what, place=write_objects(w, said["from"], env))
    return w.fill("remove", what=what)


def write_pieces(w: Writer, args: tuple[t.Expr, ...], env: Env) -> Phrase:
    """Return pieces or things; a piece without a count is one."""
    match args:
        case (t.Word(_, word),) if word not in env.names and w.nouns.piece_called(word) is not None:
            return w.common_noun(w.nouns.piece_called(word) or word, "one", "a")
        case (t.Of(_, t.Word(_, word), owner),) if w.nouns.piece_called(word) is not None:
            what = w.common_noun(w.nouns.piece_called(word) or word, "one", "a")
            return w.fill("pieces_of", what=what, owner=nouns.write_noun(w, owner, env))
        case (t.Of(_, t.Amount() as amount, owner),):
            return amounts.write_amount(w, amount.count, amounts.counted_noun(w, amount.word, owner, env), env)
        case _:
            return write_objects(w, args, env)


def write_chance(w: Writer, e: t.Call, said: dict[str, tuple[t.Expr, ...]], env: Env) -> Phrase:
    """Return a roll or a random pick, and who alone sees it."""
    act = write_draw(w, e, said, env)
    return act if "for" not in said else w.fill("secretly", act=act, player=nouns.write_noun(w, said["for"][0], env))


def write_draw(w: Writer, e: t.Call, said: dict[str, tuple[t.Expr, ...]], env: Env) -> Phrase:
    """Return a roll or a random pick, and bring its result into scope."""
    if e.word == "roll":
        if e.giving is not None:
            env.bind(e.giving, RESULT)
        return w.fill("roll", die=write_objects(w, e.args, env))
    word = e.args[0].word if isinstance(e.args[0], t.Word) else ""
    source = said["from"][0]
    if "to" in said:
        ends = {"low": nouns.write_noun(w, source, env), "high": nouns.write_noun(w, said["to"][0], env)}
        noun = words.add_letter(w, env.bind(word, NUMBER), w.common_noun("number", "one", "a"))
        return w.fill("pick", what=w.fill("number_from", what=noun, **ends))
    inner = source.source if isinstance(source, t.Query) else source
    element = Noun(w.nouns.of(inner, env).word)
    what = collections.write_source(w, inner, env, "one", "a", "from", env.bind(word, element))
    if isinstance(source, t.Query):
        what = collections.write_filtered(w, what, source.var, element, source.where, env)
    return w.fill("pick", what=what)


def write_run(w: Writer, e: t.Call, env: Env) -> Phrase:
    """Return the steps of a thing, a phase, or a record that starts."""
    arg = e.args[0]
    if e.word == "run":
        if isinstance(arg, t.Name) and arg.name in w.symbols.phases:
            return w.fill("run_phase", phase=words.write_name(w, arg, env))
        return w.fill("run", what=nouns.write_noun(w, arg, env))
    word = arg.word if isinstance(arg, t.Word) else ""
    if word not in w.symbols.records:
        raise Untranslated(word)
    record = w.common_noun(word, "one", "a")
    lines = [line for line in e.block or () if isinstance(line, t.Call) and line.args]
    fields = [
        w.fill("field", word=w.common_noun(line.word), value=nouns.write_noun(w, line.args[0], env)) for line in lines
    ]
    if e.giving is not None:
        env.bind(e.giving, Noun(word))
    if not fields:
        return w.fill("start", record=record)
    return w.fill("start_with", record=record, fields=w.join(fields, "comma"))
