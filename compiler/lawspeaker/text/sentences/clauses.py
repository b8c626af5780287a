"""Conditions as clauses: comparisons, permissions, questions about collections.

hollow of s                  ->  that statue is hollow
can hunt it by you           ->  you can hunt it
any c among hand where …     ->  there is a card in your hand …
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.word_clashes import TRUTH
from lawspeaker.shape import replace
from lawspeaker.text.language.forms import SEVERAL
from lawspeaker.text.language.phrase import Filled, Foreign, Phrase, Said
from lawspeaker.text.language.template import holes
from lawspeaker.text.nouns.measures import MeasureWriter
from lawspeaker.text.nouns.nouns import arguments
from lawspeaker.text.nouns.words import Untranslated
from lawspeaker.text.scope import Env, Sort

COMPARISONS = {
    "is": "is",
    "is not": "is_not",
    "is at least": "at_least",
    "is at most": "at_most",
    "is more than": "more_than",
    "is less than": "less_than",
    "is in": "is_in",
    "is not in": "is_not_in",
    "is next to": "next_to",
    "is like": "is_like",
    "is not like": "is_not_like",
}
MEASURES = ("is at least", "is at most", "is more than", "is less than")
OPPOSITE = {
    "is": "is not",
    "is not": "is",
    "is at least": "is less than",
    "is less than": "is at least",
    "is at most": "is more than",
    "is more than": "is at most",
    "is in": "is not in",
    "is not in": "is in",
    "is like": "is not like",
    "is not like": "is like",
}


class ClauseWriter(MeasureWriter):
    """Writes conditions."""

    def clause(self, e: t.Expr, env: Env) -> Phrase:
        """Return a condition as a clause, in English if this language cannot say it."""
        try:
            return self.tested(e, env)
        except Untranslated:
            if self.english is None:
                raise
            return Foreign(self.english.tongue, self.english.clause(e, env))

    def tested(self, e: t.Expr, env: Env) -> Phrase:
        """Return a condition as a clause of this language."""
        match e:
            case t.Compare(_, op, left, right):
                return self.comparison(op, left, right, env)
            case t.EmptyTest(_, value, negated):
                return self.emptied(self.noun(value, env), negated)
            case t.Logic(_, op, left, right):
                first, second = self.grouped(left, env), self.grouped(right, env)
                if op == "or":
                    first, second = self.clause(left, env), self.clause(right, env)
                return self.pattern(op, left=first, right=second)
            case t.Not(_, value):
                return self.negated(value, env)
            case t.Can(_, head):
                return self.can(head, env, "can")
            case t.Query(agg="any" | "no"):
                return self.exists(e, env, e.agg == "any")
            case t.AllHave(_, var, source, test):
                sort = self.sorts.of(source, env)
                every = self.source(source, env, "one", "every")
                return self.pattern("all_have", every=every, test=self.clause(test, env.element(var, Sort(sort.word))))
            case t.Cond(_, then, test, other):
                parts = {"then": self.clause(then, env), "test": self.clause(test, env)}
                return self.pattern("cond", **parts, other=self.clause(other, env))
            case _:
                return self.flag(e, env, "flag")

    def comparison(self, op: str, left: t.Expr, right: t.Expr, env: Env) -> Phrase:
        """Return a comparison; with yes or no it is a flag."""
        if isinstance(right, t.Word) and right.word in ("yes", "no") and op in ("is", "is not"):
            return self.flag(left, env, "flag" if (right.word == "yes") == (op == "is") else "flag_not")
        measured = self.measured(op, left, right, env)
        if measured is not None:
            return measured
        if op in MEASURES and isinstance(left, t.CallValue) and self.all_on(left) is not None:
            counted = self.pattern("number_of", what=self.source(left, env, SEVERAL, ""))
            return self.compared(op, counted, right, env)
        return self.special(op, left, right, env) or self.compared(op, self.noun(left, env), right, env)

    def special(self, op: str, left: t.Expr, right: t.Expr, env: Env) -> Phrase | None:
        """Return a comparison that people say in another way: with `you`, with nothing, of a place, of an option."""
        if op not in ("is", "is not"):
            return None
        is_so = op == "is"
        match left, right:
            case ((t.Of(_, t.Word(_, word), target) | t.Dot(_, target, word)), t.Word(_, "nobody" | "nothing")):
                return self.lacked(word, self.noun(target, env), is_so, env)
            case t.Word(_, word), t.Word(_, "nobody") if word in env.names and env.names[word].mode == "that":
                return self.either("no_such" if is_so else "such", {"what": self.common(env.names[word].sort.word)})
            case t.Word(_, word), _ if self.optional(word, env):
                parts = {"word": self.common(word), "value": self.noun(right, env)}
                return self.either("option_is" if is_so else "option_is_not", parts)
            case ((t.Of(_, t.Word(_, "place"), target) | t.Dot(_, target, "place")), _):
                parts = {"what": self.noun(target, env), "place": self.noun(right, env)}
                return self.either("placed" if is_so else "placed_not", parts)
            case _, t.Word(_, "you") if env.you is None and not isinstance(left, t.Word):
                return self.either("you_are" if is_so else "you_are_not", {"what": self.noun(left, env)})
            case _:
                return None

    def optional(self, word: str, env: Env) -> bool:
        """Tell whether a word is an option of the whole game."""
        return word in self.symbols.options and word not in env.names

    def compared(self, op: str, left: Phrase, right: t.Expr, env: Env) -> Phrase:
        """Return a comparison whose left side is said already."""
        key = COMPARISONS[op]
        if isinstance(right, t.SetOf):
            items = self.listed([self.noun(item, env) for item in right.items], "or")
            return self.pattern("is" if op in ("is", "is in") else "is_not", left=left, right=items)
        is_kind = isinstance(right, t.Word) and right.word in self.symbols.kinds and right.word not in env.names
        if is_kind and isinstance(right, t.Word):
            return self.pattern(key, left=left, right=self.common(right.word, "one", "a"))
        if op in ("is in", "is not in") and not self.pile(right, env):
            key += "_list"
        return self.pattern(key, left=left, right=self.noun(right, env))

    def emptied(self, value: Phrase, negated: bool) -> Phrase:
        """Return `the deck is empty`."""
        return self.pattern("is_not_empty" if negated else "is_empty", value=value)

    def negated(self, e: t.Expr, env: Env) -> Phrase:
        """Return the opposite of a condition."""
        match e:
            case t.Compare(_, op, left, right) if op in OPPOSITE:
                return self.comparison(OPPOSITE[op], left, right, env)
            case t.EmptyTest(_, value, negated):
                return self.emptied(self.noun(value, env), not negated)
            case t.Not(_, value):
                return self.clause(value, env)
            case t.Can(_, head):
                return self.can(head, env, "cannot")
            case t.Query(agg="any" | "no"):
                return self.exists(e, env, e.agg == "no")
            case t.Of() | t.Dot() | t.Yours() | t.Word() | t.CallValue():
                return self.flag(e, env, "flag_not")
            case _:
                return self.pattern("not", test=self.clause(e, env))

    def exists(self, e: t.Query, env: Env, some: bool) -> Phrase:
        """Return `there is a card …`, `there is no card …`."""
        if self.pieces_asked(e.source):
            return self.pattern("more_than" if some else "is", left=self.noun(e.source, env), right=self.number(0))
        if isinstance(e.source, t.Query) and e.source.agg == "different" and e.source.where is None:
            e = replace(e, source=e.source.source)
        return self.pattern("exists" if some else "exists_not", what=self.elements(e, env, "one", "a" if some else ""))

    def pieces_asked(self, source: t.Expr) -> bool:
        """Tell whether the question is about pieces, which are a number already."""
        match source:
            case t.Yours(_, word) | t.Of(_, t.Word(_, word), _) | t.CallValue(_, t.Word(_, word), _):
                return self.sorts.piece(word) is not None
            case _:
                return False

    def flag(self, e: t.Expr, env: Env, key: str) -> Phrase:
        """Return something that is or is not so: a yes/no word of a thing, a player, or of the game."""
        match e:
            case t.Yours(span, word):
                return self.flag_of(word, t.Word(span, "you"), env, key)
            case t.Dot(_, target, word) | t.Of(_, t.Word(_, word), target):
                return self.flag_of(word, target, env, key)
            case t.Word(_, word) if word in env.names and env.names[word].mode == "noted":
                return self.pattern(key.replace("flag", "noted"), word=self.common(word))
            case t.Word(_, word) if self.optional(word, env) and self.has(f"{key}_option"):
                return self.pattern(f"{key}_option", word=self.common(word))
            case t.Word(_, word) if word not in env.names:
                signed = self.symbols.values.get(word)
                said = None if signed is None else self.by_text(signed, {}, key == "flag")
                return said or self.pattern(f"{key}_alone", word=self.common(word))
            case t.CallValue() if key not in ("flag_on", "flag_off"):
                return self.flag_called(e, env, key)
            case _:
                return self.pattern(f"{key}_alone", word=self.noun(e, env))

    def flag_of(self, word: str, target: t.Expr, env: Env, key: str) -> Phrase:
        """Return `that statue is hollow`."""
        said = self.noun(target, env)
        signed = self.symbols.values.get(word)
        if signed is not None and key in ("flag", "flag_not"):
            told = self.by_text(signed, {param.name: said for param in signed.params[:1]}, key == "flag")
            if told is not None:
                return told
        return self.pattern(key, target=said, word=self.common(word))

    def flag_called(self, e: t.CallValue, env: Env, key: str) -> Phrase:
        """Return a yes/no value with prepositions: the first argument is what it is about."""
        of = e.head if isinstance(e.head, t.Of) else None
        head = of.head if of is not None else e.head
        word = head.word if isinstance(head, t.Word) else ""
        if self.sorts.edge(word, e.phrases):
            ends = [self.noun(phrase.args[0], env) for phrase in e.phrases]
            which = "edge" if key == "flag" else "edge_not"
            return self.pattern(which, edge=self.common(word), start=ends[0], end=ends[1])
        arg = None if of is None else of.target
        signed = self.symbols.values.get(word)
        given = {} if signed is None else arguments(signed, arg, e.phrases)
        values = {name: self.noun(value, env) for name, value in given.items()}
        told = None if signed is None else self.by_text(signed, values, key == "flag")
        if told is not None:
            return told
        said = self.flag_words(arg, e, env)
        return said if key == "flag" else self.pattern("not", test=said)

    def flag_words(self, arg: t.Expr | None, e: t.CallValue, env: Env) -> Phrase:
        """Return a yes/no value in its own words."""
        head = e.head.head if isinstance(e.head, t.Of) else e.head
        word = head.word if isinstance(head, t.Word) else ""
        rest = [(phrase.prep, self.noun(phrase.args[0], env)) for phrase in e.phrases]
        act = self.own_words(word, rest)
        if arg is None:
            return self.pattern("flag_alone", word=act)
        return self.pattern("does_so", target=self.noun(arg, env), act=act)

    def can(self, head: t.Head, env: Env, key: str) -> Phrase:
        """Return who can do what."""
        by = next((phrase.args[0] for phrase in head.phrases if phrase.prep == "by"), None)
        if head.word == "pay" and head.arg is not None:
            act = self.pattern("act_pay", bundle=self.noun(head.arg, env))
            return self.pattern(key, player=self.you(env) if by is None else self.noun(by, env), act=act)
        signed = self.symbols.permissions.get(head.word)
        given = {} if signed is None else arguments(signed, head.arg, head.phrases)
        values = {name: self.noun(e, env) for name, e in given.items()}
        return self.permission(head.word, signed, values, env, key)

    def permission(self, word: str, signed: Signed | None, values: dict[str, Phrase], env: Env, key: str) -> Phrase:
        """Return a permission whose arguments are said already; who acts stands behind `by`."""
        params = () if signed is None else signed.params
        clause = self.permitted(word, values, key == "can")
        if clause is not None:
            return clause
        actor = next((param for param in params if param.prep == "by"), None)
        player = self.you(env) if actor is None else values[actor.name]
        return self.pattern(key, player=player, act=self.act(word, signed, values))

    def permitted(self, word: str, values: dict[str, Phrase], so: bool) -> Phrase | None:
        """Return a permission whose text is a clause, in which `{so|…}` says whether it is so."""
        template = self.lexicon.template("can", word)
        if template is None or not any(hole.name == TRUTH for hole in holes(template)):
            return None
        return Filled(self.tongue, template, {**values, TRUTH: Said("", ("yes" if so else "no",))})

    def act(self, word: str, signed: Signed | None, values: dict[str, Phrase]) -> Phrase:
        """Return what is permitted, without who may do it."""
        template = self.lexicon.template("can", word)
        if template is not None:
            return Filled(self.tongue, template, values)
        params = () if signed is None else signed.params
        parts = [
            (param.prep if param.prep != "of" else None, values[param.name])
            for param in params
            if param.prep != "by" and param.name in values
        ]
        return self.own_words(word, [(prep or "", phrase) for prep, phrase in parts])
