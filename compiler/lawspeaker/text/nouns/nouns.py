"""Expressions as noun phrases: amounts, attributes, arithmetic, values of the game.

silver of you / 2      ->  half of your silver, rounded down
(strength of prey) fame -> fame equal to that beast’s strength
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.word_clashes import TRUTH
from lawspeaker.text.language.forms import SEVERAL
from lawspeaker.text.language.phrase import Filled, Foreign, Noun, Phrase, Said
from lawspeaker.text.language.template import holes
from lawspeaker.text.nouns.amounts import AmountWriter, alike, limited, summands
from lawspeaker.text.nouns.words import Untranslated
from lawspeaker.text.scope import Env

ARITHMETIC = {"+": "plus", "-": "minus", "*": "times", "/": "divided"}


class NounWriter(AmountWriter):
    """Writes expressions."""

    english: NounWriter | None = None

    def collected(self, e: t.Expr, env: Env) -> Phrase:
        raise NotImplementedError

    def noun(self, e: t.Expr, env: Env) -> Phrase:
        """Return an expression as a noun phrase, in English if this language cannot say it."""
        try:
            return self.said(e, env)
        except Untranslated:
            if self.english is None:
                raise
            return Foreign(self.english.tongue, self.english.noun(e, env))

    def said(self, e: t.Expr, env: Env) -> Phrase:
        """Return an expression as a noun phrase of this language."""
        match e:
            case t.Number(_, value):
                return self.number(value)
            case t.Word(_, word):
                return self.word(word, env)
            case t.Name():
                return self.name(e, env)
            case t.Numbered(_, _, number):
                return self.pattern("player_number", number=Said(str(number)))
            case t.Yours(span, word):
                return self.attribute(word, t.Word(span, "you"), env)
            case t.Dot(_, target, word) | t.Of(_, t.Word(_, word), target):
                return self.attribute(word, target, env)
            case t.CallValue():
                return self.called(e, env)
            case t.Amount() if self.whole(e) is not None and self.has("whole"):
                return self.wholes([e], env)
            case t.Amount():
                return self.amount(e.count, self.counted(e.word, e.of, env), env)
            case t.SetOf(_, items):
                return self.listed([self.noun(item, env) for item in items], "and")
            case t.Negative(_, value):
                return self.pattern("negative", value=self.noun(value, env))
            case t.Binary():
                return self.arithmetic(e, env)
            case t.Cond(_, then, t.Compare(_, op, left, right), other) if limited(then, op, left, right, other):
                key = limited(then, op, left, right, other)
                return self.pattern(key, items=self.listed([self.noun(then, env), self.noun(other, env)], "and"))
            case t.Cond(_, then, test, other):
                parts = {"then": self.noun(then, env), "test": self.clause(test, env)}
                return self.pattern("cond", **parts, other=self.noun(other, env))
            case t.Extreme(_, most, items):
                numbers = self.listed([self.noun(item, env) for item in items], "and")
                return self.pattern("most_of" if most else "least_of", items=numbers)
            case t.Query() | t.SumOf() | t.Reach() | t.Of():
                return self.collected(e, env)
            case _:
                return self.pattern("whether", test=self.clause(e, env))

    def arithmetic(self, e: t.Binary, env: Env) -> Phrase:
        """Return a sum, difference, product or quotient; doubles and halves have words of their own."""
        parts = [part for part in summands(e) if isinstance(part, t.Amount)]
        alike_all = all(
            (whole := self.whole(part)) is not None and alike(whole, self.whole(parts[0])) for part in parts
        )
        if parts and alike_all and len(parts) == len(summands(e)) and self.has("whole"):
            return self.wholes(parts, env)
        sort = self.sorts.of(e, env)
        if e.op == "+" and (sort.many or sort.word == "amount"):
            return self.pattern("and", left=self.noun(e.left, env), right=self.noun(e.right, env))
        if e.op == "-" and sort.many and self.rest_of(e, env) and self.has("the_rest"):
            return self.pattern("the_rest", what=self.common(sort.word, SEVERAL))
        if e.op == "-" and sort.many:
            return self.pattern("without", left=self.noun(e.left, env), right=self.noun(e.right, env))
        left, right = self.operand(e.left, e.op, env), self.operand(e.right, e.op, env)
        match e:
            case t.Binary(_, "*", t.Number(_, 2), _):
                return self.pattern("twice", value=right)
            case t.Binary(_, "*", _, t.Number(_, 2)):
                return self.pattern("twice", value=left)
            case t.Binary(_, "/", _, t.Number(_, 2)):
                return self.pattern("half", value=left)
            case _:
                return self.pattern(ARITHMETIC[e.op], left=left, right=right)

    def rest_of(self, e: t.Binary, env: Env) -> bool:
        """Tell whether one that was just chosen is left out of those it was chosen from."""
        words = [side.word for side in (e.left, e.right) if isinstance(side, t.Word)]
        return len(words) == 2 and all(word in env.names and env.names[word].mode == "that" for word in words)

    def operand(self, e: t.Expr, op: str, env: Env) -> Phrase:
        """Return one side of a calculation, in brackets where it is one itself; a sum may have products and sums."""
        said = self.noun(e, env)
        known = env.names.get(e.word) if isinstance(e, t.Word) else None
        if known is not None and known.expr is not None:
            e = known.expr
        inside = isinstance(e, t.Cond) or (isinstance(e, t.Binary) and not (op == "+" and e.op in "+*"))
        return self.pattern("bracket", clause=said) if inside else said

    def attribute(self, word: str, target: t.Expr, env: Env) -> Phrase:
        """Return `rank of c`, `your hand`, `left of p`: a word of something."""
        signed = self.symbols.values.get(word)
        if signed is not None:
            return self.signed(signed, target, (), env)
        printed = self.printed(word, target, env)
        if printed is not None:
            return self.number(printed.value)
        if word in ("left", "right"):
            return self.pattern(word, player=self.noun(target, env))
        piece = self.sorts.piece(word)
        if piece is not None:
            return self.pieces(piece, target, None, env)
        if self.party(word, target, env):
            return self.pattern("the", what=self.common(word))
        universe = self.sorts.plural(word)
        if universe is not None:
            return self.pattern("in", what=self.common(universe.word, SEVERAL, "all"), source=self.noun(target, env))
        return self.owned(self.head(word, env), target, env)

    def party(self, word: str, target: t.Expr, env: Env) -> bool:
        """Tell whether somebody takes part in the situation that is going on: `duel's challenger` is the challenger."""
        if not isinstance(target, t.Word) or target.word in env.names:
            return False
        record = self.symbols.records.get(target.word)
        if record is None or word not in record.fields:
            return False
        return self.sorts.type(record.fields[word].type).word == "player"

    def printed(self, word: str, target: t.Expr, env: Env) -> t.Number | None:
        """Return the number that stands on the thing itself, if nothing changes it: `strength of this`."""
        if env.thing is None or not (isinstance(target, t.Word) and target.word == "this"):
            return None
        field = self.symbols.field_of(env.thing.kind, word)
        if field is None or field.dynamic:
            return None
        given = env.thing.values.get(word) or (field.default,)
        return given[0] if len(given) == 1 and isinstance(given[0], t.Number) else None

    def head(self, word: str, env: Env) -> Phrase:
        """Return the word of an attribute."""
        if word in env.names:
            ref = env.names[word]
            return self.common(ref.sort.word) if ref.mode == "it" else self.ref(ref)
        term = self.lexicon.word(word)
        return Noun(self.tongue, term, self.mass(term) if word in self.symbols.resources else term.natural)

    def owned(self, head: Phrase, target: t.Expr, env: Env) -> Phrase:
        """Return something of somebody: `your hand`, `its rank`, `Red’s hand`, `the owner of the top card of …`."""
        if self.reader(target, env):
            return self.pattern("yours", head=head)
        if isinstance(target, t.Word) and target.word == env.focus:
            return self.pattern("focused", head=head)
        said = self.noun(target, env)
        if isinstance(target, t.Word) and target.word in env.names and env.names[target.word].mode == "it":
            return self.pattern("its", head=head, target=said)
        if self.has("of_short") and self.short(target, env):
            return self.pattern("of_short", head=head, target=said)
        return self.pattern("of", head=head, target=said)

    def short(self, target: t.Expr, env: Env) -> bool:
        """Tell whether something is said in a word or two: a variable, a name, a player."""
        if isinstance(target, t.Word):
            known = env.names.get(target.word)
            if known is not None and known.mode == "same" and known.expr is not None and known.env is not None:
                return self.short(known.expr, known.env) or not isinstance(known.expr, t.Query)
            return target.word in ("you", "this") or (known is not None and known.mode != "letter")
        return isinstance(target, t.Name | t.Numbered)

    def located(self, key: str, prep: str) -> str:
        """Return the pattern for where something is: `in` an area may be said otherwise than `on` a field."""
        return f"{key}_in" if prep == "in" and self.has(f"{key}_in") else key

    def pieces(self, piece: str, owner: t.Expr | None, place: t.Expr | None, env: Env, prep: str = "on") -> Phrase:
        """Return how many pieces there are of somebody, somewhere, or both."""
        what: Phrase = self.common(piece, SEVERAL)
        if owner is not None and self.reader(owner, env):
            what = self.pattern("yours", head=what)
        elif owner is not None:
            what = self.pattern("pieces_of", what=what, owner=self.noun(owner, env))
        if place is not None:
            what = self.pattern(self.located("on", prep), what=what, place=self.noun(place, env))
        return self.pattern("number_of", what=what)

    def called(self, e: t.CallValue, env: Env) -> Phrase:
        """Return a value asked for with prepositions."""
        arg: t.Expr | None = None
        head = e.head
        if isinstance(head, t.Of):
            arg = head.target
            head = head.head
        word = head.word if isinstance(head, t.Word) else ""
        signed = self.symbols.values.get(word)
        if signed is not None:
            return self.signed(signed, arg, e.phrases, env)
        piece = self.sorts.piece(word)
        place = e.phrases[0].args[0]
        if piece is not None and e.phrases[0].prep in ("in", "on", "at"):
            if self.symbols.pieces[piece].single and arg is None:
                return self.pattern("piece_owner", piece=self.common(piece), place=self.noun(place, env))
            return self.pieces(piece, arg, place, env, e.phrases[0].prep)
        universe = self.sorts.plural(word)
        if universe is not None and arg is None and e.phrases[0].prep in ("in", "on", "at"):
            things = self.common(universe.word, SEVERAL, "all")
            return self.pattern(self.located("on", e.phrases[0].prep), what=things, place=self.noun(place, env))
        return self.built_in_call(word, arg, e.phrases, env)

    def built_in_call(self, word: str, arg: t.Expr | None, phrases: tuple[t.Phrase, ...], env: Env) -> Phrase:
        """Return what a board knows: by a pattern of the language, or in its own words."""
        parts = {"of": self.noun(arg, env)} if arg is not None else {}
        for phrase in phrases:
            parts[phrase.prep] = self.listed([self.noun(item, env) for item in phrase.args], "comma")
        key = f"board_{word}"
        key = next((longer for prep in parts if self.has(longer := f"{key}_{prep}")), key)
        if self.has(key) and set(parts) <= self.holes_of(key):
            return self.pattern(key, **parts)
        return self.pattern("the", what=self.own_words(word, list(parts.items())))

    def signed(self, signed: Signed, arg: t.Expr | None, phrases: tuple[t.Phrase, ...], env: Env) -> Phrase:
        """Return a value of the game: by its text, or by its word and its arguments."""
        given = arguments(signed, arg, phrases)
        values = {name: self.noun(e, env) for name, e in given.items()}
        return self.signed_said(signed, values, arg, env)

    def signed_said(self, signed: Signed, values: dict[str, Phrase], arg: t.Expr | None, env: Env) -> Phrase:
        """Return a value with its arguments said already; `arg` is the only one, if it was written out."""
        said = self.by_text(signed, values)
        if said is not None:
            return said
        if len(signed.params) == 1 and arg is not None:
            return self.owned(self.head(signed.name, env), arg, env)
        if len(values) == 1:
            (only,) = values.values()
            key = "yours" if "you" in only.keys else "of_short" if self.has("of_short") else "of"
            return self.pattern(key, head=self.head(signed.name, env), target=only)
        parts = [(param.prep or "of", values[param.name]) for param in signed.params if param.name in values]
        if signed.params and signed.params[0].type.form == "player" and parts[0][0] == "of" and self.has("of_short"):
            head = self.own_words(signed.name, parts[1:])
            return self.pattern("yours" if "you" in parts[0][1].keys else "of_short", head=head, target=parts[0][1])
        return self.pattern("the", what=self.own_words(signed.name, parts))

    def by_text(self, signed: Signed, values: dict[str, Phrase], so: bool = True) -> Phrase | None:
        """Return a value as its text says it, if it has one; a yes/no value may say that it is not so."""
        template = self.lexicon.template("value", signed.name)
        if template is None or not all(param.name in values for param in signed.params):
            return None
        if so or any(hole.name == TRUTH for hole in holes(template)):
            number = SEVERAL if signed.type.form in ("list", "set") else "one"
            given = {**values, TRUTH: Said("", ("yes" if so else "no",))}
            return Filled(self.tongue, template, given, () if number == "one" else ("many",))
        return self.pattern("not", test=Filled(self.tongue, template, values))


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
