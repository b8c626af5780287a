"""Expressions as noun phrases: amounts, attributes, arithmetic, values of the game.

silver of you / 2      ->  half of your silver, rounded down
(strength of prey) fame -> fame equal to that beast’s strength
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.word_clashes import TRUTH
from lawspeaker.text.expressions import amounts, clauses, collections, words
from lawspeaker.text.language.forms import Number
from lawspeaker.text.language.phrase import EnglishPhrase, Filled, FixedText, NounPhrase, Phrase
from lawspeaker.text.language.template import holes
from lawspeaker.text.scope import Env
from lawspeaker.text.writer import Untranslated, Writer

ARITHMETIC = {"+": "plus", "-": "minus", "*": "times", "/": "divided"}


def write_noun(w: Writer, e: t.Expr, env: Env) -> Phrase:
    """Return an expression as a noun phrase, in English if this language cannot say it."""
    try:
        return noun_in_language(w, e, env)
    except Untranslated:
        if w.english is None:
            raise
        return EnglishPhrase(w.english.language, write_noun(w.english, e, env))


def noun_in_language(w: Writer, e: t.Expr, env: Env) -> Phrase:
    """Return an expression as a noun phrase of this language."""
    match e:
        case t.Number(_, value):
            return w.number(value)
        case t.Word(_, word):
            return words.write_word(w, word, env)
        case t.Name():
            return words.write_name(w, e, env)
        case t.Numbered(_, _, number):
            return w.fill("player_number", number=FixedText(str(number)))
        case t.Yours(span, word):
            return write_attribute(w, word, t.Word(span, "you"), env)
        case t.Dot(_, target, word) | t.Of(_, t.Word(_, word), target):
            return write_attribute(w, word, target, env)
        case t.CallValue():
            return write_value_call(w, e, env)
        case t.Amount() if amounts.owner_of_whole(w, e) is not None and w.has("whole"):
            return amounts.write_whole(w, [e], env)
        case t.Amount():
            return amounts.write_amount(w, e.count, amounts.counted_noun(w, e.word, e.of, env), env)
        case t.SetOf(_, items):
            return w.join([write_noun(w, item, env) for item in items], "and")
        case t.Negative(_, value):
            return w.fill("negative", value=write_noun(w, value, env))
        case t.Binary():
            return write_arithmetic(w, e, env)
        case t.Cond(_, then, t.Compare(_, op, left, right), other) if amounts.limited(then, op, left, right, other):
            key = amounts.limited(then, op, left, right, other)
            return w.fill(key, items=w.join([write_noun(w, then, env), write_noun(w, other, env)], "and"))
        case t.Cond(_, then, test, other):
            parts = {"then": write_noun(w, then, env), "test": clauses.write_clause(w, test, env)}
            return w.fill("cond", **parts, other=write_noun(w, other, env))
        case t.Extreme(_, most, items):
            numbers = w.join([write_noun(w, item, env) for item in items], "and")
            return w.fill("most_of" if most else "least_of", items=numbers)
        case t.Query() | t.SumOf() | t.Reach() | t.Of():
            return collections.write_collection(w, e, env)
        case _:
            return w.fill("whether", test=clauses.write_clause(w, e, env))


def write_arithmetic(w: Writer, e: t.Binary, env: Env) -> Phrase:
    """Return a sum, difference, product or quotient; doubles and halves have words of their own."""
    parts = [part for part in amounts.summands(e) if isinstance(part, t.Amount)]
    alike_all = all(
        (whole := amounts.owner_of_whole(w, part)) is not None
        and amounts.alike(whole, amounts.owner_of_whole(w, parts[0]))
        for part in parts
    )
    if parts and alike_all and len(parts) == len(amounts.summands(e)) and w.has("whole"):
        return amounts.write_whole(w, parts, env)
    noun = w.nouns.of(e, env)
    if e.op == "+" and (noun.many or noun.word == "amount"):
        return w.fill("and", left=write_noun(w, e.left, env), right=write_noun(w, e.right, env))
    if e.op == "-" and noun.many and is_rest_of_choice(w, e, env) and w.has("the_rest"):
        return w.fill("the_rest", what=w.common_noun(noun.word, Number.SEVERAL))
    if e.op == "-" and noun.many:
        return w.fill("without", left=write_noun(w, e.left, env), right=write_noun(w, e.right, env))
    left, right = write_operand(w, e.left, e.op, env), write_operand(w, e.right, e.op, env)
    match e:
        case t.Binary(_, "*", t.Number(_, 2), _):
            return w.fill("twice", value=right)
        case t.Binary(_, "*", _, t.Number(_, 2)):
            return w.fill("twice", value=left)
        case t.Binary(_, "/", _, t.Number(_, 2)):
            return w.fill("half", value=left)
        case _:
            return w.fill(ARITHMETIC[e.op], left=left, right=right)


def is_rest_of_choice(w: Writer, e: t.Binary, env: Env) -> bool:
    """Tell whether one that was just chosen is left out of those it was chosen from."""
    words = [side.word for side in (e.left, e.right) if isinstance(side, t.Word)]
    return len(words) == 2 and all(word in env.names and env.names[word].mode == "that" for word in words)


def write_operand(w: Writer, e: t.Expr, op: str, env: Env) -> Phrase:
    """Return one side of a calculation, in brackets where it is one itself; a sum may have products and sums."""
    said = write_noun(w, e, env)
    known = env.names.get(e.word) if isinstance(e, t.Word) else None
    if known is not None and known.expr is not None:
        e = known.expr
    inside = isinstance(e, t.Cond) or (isinstance(e, t.Binary) and not (op == "+" and e.op in "+*"))
    return w.fill("bracket", clause=said) if inside else said


def write_attribute(w: Writer, word: str, target: t.Expr, env: Env) -> Phrase:
    """Return `rank of c`, `your hand`, `left of p`: a word of something."""
    signed = w.symbols.values.get(word)
    if signed is not None:
        return write_value(w, signed, target, (), env)
    printed = printed_number(w, word, target, env)
    if printed is not None:
        return w.number(printed.value)
    if word in ("left", "right"):
        return w.fill(word, player=write_noun(w, target, env))
    piece = w.nouns.piece_called(word)
    if piece is not None:
        return write_piece_count(w, piece, target, None, env)
    if is_player_of_record(w, word, target, env):
        return w.fill("the", what=w.common_noun(word))
    universe = w.nouns.of_plural(word)
    if universe is not None:
        return w.fill("in", what=w.common_noun(universe.word, Number.SEVERAL, "all"), source=write_noun(w, target, env))
    return write_owned(w, write_attribute_word(w, word, env), target, env)


def is_player_of_record(w: Writer, word: str, target: t.Expr, env: Env) -> bool:
    """Tell whether somebody takes part in the situation that is going on: `duel's challenger` is the challenger."""
    if not isinstance(target, t.Word) or target.word in env.names:
        return False
    record = w.symbols.records.get(target.word)
    if record is None or word not in record.fields:
        return False
    return w.nouns.of_type(record.fields[word].type).word == "player"


def printed_number(w: Writer, word: str, target: t.Expr, env: Env) -> t.Number | None:
    """Return the number that stands on the thing itself, if nothing changes it: `strength of this`."""
    if env.thing is None or not (isinstance(target, t.Word) and target.word == "this"):
        return None
    field = w.symbols.field_of(env.thing.kind, word)
    if field is None or field.dynamic:
        return None
    given = env.thing.values.get(word) or (field.default,)
    return given[0] if len(given) == 1 and isinstance(given[0], t.Number) else None


def write_attribute_word(w: Writer, word: str, env: Env) -> Phrase:
    """Return the word of an attribute."""
    if word in env.names:
        ref = env.names[word]
        return w.common_noun(ref.noun.word) if ref.mode == "it" else words.write_reference(w, ref)
    term = w.lexicon.word(word)
    return NounPhrase(
        w.language, term, words.uncounted_number(w, term) if word in w.symbols.resources else term.natural
    )


def write_owned(w: Writer, head: Phrase, target: t.Expr, env: Env) -> Phrase:
    """Return something of somebody: `your hand`, `its rank`, `Red’s hand`, `the owner of the top card of …`."""
    if words.is_reader(w, target, env):
        return w.fill("yours", head=head)
    if isinstance(target, t.Word) and target.word == env.focus:
        return w.fill("focused", head=head)
    said = write_noun(w, target, env)
    if isinstance(target, t.Word) and target.word in env.names and env.names[target.word].mode == "it":
        return w.fill("its", head=head, target=said)
    if w.has("of_short") and is_short(w, target, env):
        return w.fill("of_short", head=head, target=said)
    return w.fill("of", head=head, target=said)


def is_short(w: Writer, target: t.Expr, env: Env) -> bool:
    """Tell whether something is said in a word or two: a variable, a name, a player."""
    if isinstance(target, t.Word):
        known = env.names.get(target.word)
        if known is not None and known.mode == "same" and known.expr is not None and known.env is not None:
            return is_short(w, known.expr, known.env) or not isinstance(known.expr, t.Query)
        return target.word in ("you", "this") or (known is not None and known.mode != "letter")
    return isinstance(target, t.Name | t.Numbered)


def location_pattern(w: Writer, key: str, prep: str) -> str:
    """Return the pattern for where something is: `in` an area may be said otherwise than `on` a field."""
    return f"{key}_in" if prep == "in" and w.has(f"{key}_in") else key


def write_piece_count(
    w: Writer, piece: str, owner: t.Expr | None, place: t.Expr | None, env: Env, prep: str = "on"
) -> Phrase:
    """Return how many pieces there are of somebody, somewhere, or both."""
    what: Phrase = w.common_noun(piece, Number.SEVERAL)
    if owner is not None and words.is_reader(w, owner, env):
        what = w.fill("yours", head=what)
    elif owner is not None:
        what = w.fill("pieces_of", what=what, owner=write_noun(w, owner, env))
    if place is not None:
        what = w.fill(location_pattern(w, "on", prep), what=what, place=write_noun(w, place, env))
    return w.fill("number_of", what=what)


def write_value_call(w: Writer, e: t.CallValue, env: Env) -> Phrase:
    """Return a value asked for with prepositions."""
    arg: t.Expr | None = None
    head = e.head
    if isinstance(head, t.Of):
        arg = head.target
        head = head.head
    word = head.word if isinstance(head, t.Word) else ""
    signed = w.symbols.values.get(word)
    if signed is not None:
        return write_value(w, signed, arg, e.phrases, env)
    piece = w.nouns.piece_called(word)
    place = e.phrases[0].args[0]
    if piece is not None and e.phrases[0].prep in ("in", "on", "at"):
        if w.symbols.pieces[piece].single and arg is None:
            return w.fill("piece_owner", piece=w.common_noun(piece), place=write_noun(w, place, env))
        return write_piece_count(w, piece, arg, place, env, e.phrases[0].prep)
    universe = w.nouns.of_plural(word)
    if universe is not None and arg is None and e.phrases[0].prep in ("in", "on", "at"):
        things = w.common_noun(universe.word, Number.SEVERAL, "all")
        return w.fill(location_pattern(w, "on", e.phrases[0].prep), what=things, place=write_noun(w, place, env))
    return write_board_value(w, word, arg, e.phrases, env)


def write_board_value(w: Writer, word: str, arg: t.Expr | None, phrases: tuple[t.Phrase, ...], env: Env) -> Phrase:
    """Return what a board knows: by a pattern of the language, or in its own words."""
    parts = {"of": write_noun(w, arg, env)} if arg is not None else {}
    for phrase in phrases:
        parts[phrase.prep] = w.join([write_noun(w, item, env) for item in phrase.args], "comma")
    key = f"board_{word}"
    key = next((longer for prep in parts if w.has(longer := f"{key}_{prep}")), key)
    if w.has(key) and set(parts) <= w.holes_of(key):
        return w.fill(key, **parts)
    return w.fill("the", what=words.write_as_spelled(w, word, list(parts.items())))


def write_value(w: Writer, signed: Signed, arg: t.Expr | None, phrases: tuple[t.Phrase, ...], env: Env) -> Phrase:
    """Return a value of the game: by its text, or by its word and its arguments."""
    given = arguments(signed, arg, phrases)
    values = {name: write_noun(w, e, env) for name, e in given.items()}
    return write_value_with(w, signed, values, arg, env)


def write_value_with(w: Writer, signed: Signed, values: dict[str, Phrase], arg: t.Expr | None, env: Env) -> Phrase:
    """Return a value with its arguments said already; `arg` is the only one, if it was written out."""
    said = write_value_text(w, signed, values)
    if said is not None:
        return said
    if len(signed.params) == 1 and arg is not None:
        return write_owned(w, write_attribute_word(w, signed.name, env), arg, env)
    if len(values) == 1:
        (only,) = values.values()
        key = "yours" if "you" in only.keys else "of_short" if w.has("of_short") else "of"
        return w.fill(key, head=write_attribute_word(w, signed.name, env), target=only)
    parts = [(param.prep or "of", values[param.name]) for param in signed.params if param.name in values]
    if signed.params and signed.params[0].type.form == "player" and parts[0][0] == "of" and w.has("of_short"):
        head = words.write_as_spelled(w, signed.name, parts[1:])
        return w.fill("yours" if "you" in parts[0][1].keys else "of_short", head=head, target=parts[0][1])
    return w.fill("the", what=words.write_as_spelled(w, signed.name, parts))


def write_value_text(w: Writer, signed: Signed, values: dict[str, Phrase], so: bool = True) -> Phrase | None:
    """Return a value as its text says it, if it has one; a yes/no value may say that it is not so."""
    template = w.lexicon.template(signed)
    if template is None or not all(param.name in values for param in signed.params):
        return None
    if so or any(hole.name == TRUTH for hole in holes(template)):
        number = Number.SEVERAL if signed.type.form in ("list", "set") else "one"
        given = {**values, TRUTH: FixedText("", ("yes" if so else "no",))}
        return Filled(w.language, template, given, () if number == "one" else ("many",))
    return w.fill("not", test=Filled(w.language, template, values))


def arguments(signed: Signed, arg: t.Expr | None, phrases: tuple[t.Phrase, ...]) -> dict[str, t.Expr]:
    """Return what is written for each parameter."""
    given: dict[str | None, t.Expr] = {} if arg is None else {None: arg}
    for phrase in phrases:
        given[phrase.prep] = phrase.args[0]
    found: dict[str, t.Expr] = {}
    for param in signed.params:
        prep = None if param.prep == "of" else param.prep
        if prep in given:
            found[param.name] = given[prep]
    return found
