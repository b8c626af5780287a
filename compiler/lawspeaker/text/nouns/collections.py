"""Collections as noun phrases: filters, counts, extremes, sums.

c among your hand where rank of c is more than 3   ->   all cards in your hand whose rank is more than 3
p among opponents having most fame of p            ->   the opponent with the most fame
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.word_clashes import TRUTH
from lawspeaker.shape import replace
from lawspeaker.text.language.forms import SEVERAL
from lawspeaker.text.language.phrase import Filled, Noun, Phrase, Said
from lawspeaker.text.language.template import Hole, holes
from lawspeaker.text.nouns.amounts import attribute_word
from lawspeaker.text.nouns.noun_of import NUMBER, YES_NO
from lawspeaker.text.nouns.nouns import NounWriter, arguments
from lawspeaker.text.nouns.words import Untranslated
from lawspeaker.text.scope import Env, Ref, Sort, same_word_in


class CollectionWriter(NounWriter):
    """Writes queries."""

    def either(self, key: str, parts: dict[str, Phrase]) -> Phrase | None:
        """Return a pattern that a language may leave out."""
        return self.pattern(key, **parts) if self.has(key) else None

    def compared(self, op: str, left: Phrase, right: t.Expr, env: Env) -> Phrase:
        raise NotImplementedError

    def emptied(self, value: Phrase, negated: bool) -> Phrase:
        raise NotImplementedError

    def collected(self, e: t.Expr, env: Env) -> Phrase:
        """Return a query as a noun phrase."""
        match e:
            case t.Query(agg="count"):
                if self.sorts.of(e.source, env) == NUMBER:
                    return self.noun(e.source, env)
                inner = e.source if isinstance(e.source, t.Query) and e.source.agg == "different" else e
                return self.pattern("number_of", what=self.elements(inner, env, SEVERAL, ""))
            case t.Query(agg="first" | "last"):
                return self.end_of(e, env)
            case t.Query(agg="any" | "no"):
                return self.pattern("whether", test=self.clause(e, env))
            case t.Query(agg="different"):
                return self.elements(e, env, SEVERAL, "")
            case t.Query(having=()):
                return self.elements(e, env, SEVERAL, "all")
            case t.Query():
                return self.elements(e, env, "one", "the")
            case t.SumOf():
                return self.sum_of(e, env)
            case t.Reach(_, start, source, where):
                sort = self.sorts.of(source, env)
                what = self.filtered(self.source(source, env, SEVERAL, "all"), "it", sort, where, env)
                return self.pattern("reach", what=what, start=self.noun(start, env))
            case _:
                raise Untranslated(type(e).__name__)

    def elements(self, e: t.Query, env: Env, number: str, article: str) -> Phrase:
        """Return the elements of a query: their noun, where they are, and what they must be like."""
        sort = self.sorts.of(e.source, env)
        what = self.source(e.source, env, number, article)
        what = self.filtered(what, e.var, sort, e.where, env)
        inner = env.element(e.var, Sort(sort.word))
        if e.prefix is not None:
            what = self.pattern("prefix", what=what, test=self.clause(e.prefix, inner))
        for having in e.having:
            what = self.extreme(what, having, e.var, inner)
        return self.pattern("different", what=what) if e.agg == "different" else what

    def extreme(self, what: Phrase, having: t.Having, var: str, env: Env) -> Phrase:
        """Return those with the most or least of something; of the element itself only the word is said."""
        word = attribute_of(having.key, var)
        if word is not None and word not in self.symbols.values:
            counted = word in self.symbols.resources or self.sorts.piece(word) is not None
            which = ("most" if having.most else "least") if counted else ("high" if having.most else "low")
            return self.pattern(f"having_{which}", what=what, key=self.head(word, env))
        key = self.noun(having.key, env)
        return self.pattern("having_highest" if having.most else "having_lowest", what=what, key=key)

    def several(self, e: t.Expr, env: Env) -> Phrase:
        """Return an expression where a list is wanted: all that have the most of something, not one of them."""
        if isinstance(e, t.Query) and e.agg is None and e.having:
            return self.elements(e, env, SEVERAL, "all")
        return self.noun(e, env)

    def source(
        self, source: t.Expr, env: Env, number: str, article: str, joint: str = "", ref: Ref | None = None
    ) -> Phrase:
        """Return the noun of a collection with where it is; of all there are, only the noun."""
        noun: Phrase = self.common(self.sorts.of(source, env).word, number, article)
        if ref is not None:
            noun = self.introduced(ref, noun)
        if isinstance(source, t.Word) and source.word not in env.names and self.universe(source.word) is not None:
            return noun
        if isinstance(source, t.CallValue) and self.all_on(source) is not None:
            key = self.located("on", source.phrases[0].prep)
            return self.pattern(key, what=noun, place=self.noun(source.phrases[0].args[0], env))
        if isinstance(source, t.SetOf):
            return self.pattern("among", what=noun, source=self.noun(source, env))
        known = env.names.get(source.word) if isinstance(source, t.Word) else None
        if known is not None and known.mode != "same" and number == "one" and article == "a":
            one = self.pattern("one_of", what=noun, source=self.noun(source, env))
            if (ref or known).mode == "letter" and self.has("called"):
                return self.pattern("lettered", what=one, letter=self.pattern("called", what=self.ref(ref or known)))
            return self.introduced(ref or known, one)
        if ref is None and number == "one" and article == "" and self.says_what(source, env) and self.has("of_same"):
            return self.pattern("of_same", what=noun, source=self.noun(source, env))
        is_pile = self.pile(source, env)
        return self.pattern(joint or ("in" if is_pile else "among"), what=noun, source=self.noun(source, env))

    def says_what(self, source: t.Expr, env: Env) -> bool:
        """Tell whether a collection is called by the noun of its elements: `your regions`."""
        if not attribute_word(source) or self.pile(source, env):
            return False
        noun = self.common(self.sorts.of(source, env).word, SEVERAL).say()
        return f" {self.noun(source, env).say()}".endswith(f" {noun}")

    def all_on(self, source: t.CallValue) -> Sort | None:
        """Return the noun of `(houses on s)`."""
        word = source.head.word if isinstance(source.head, t.Word) else ""
        return self.sorts.plural(word) if source.phrases[0].prep in ("in", "on", "at") else None

    def pile(self, e: t.Expr, env: Env) -> bool:
        """Tell whether an expression is a pile."""
        match e:
            case t.Yours(_, word) | t.Of(_, t.Word(_, word), _) | t.Dot(_, _, word):
                return word in self.symbols.piles
            case t.Word(_, word):
                return word in self.symbols.piles and word not in env.names
            case _:
                return False

    def end_of(self, e: t.Query, env: Env) -> Phrase:
        """Return the first or last of a collection: of a pile its top or bottom."""
        top = e.agg == "first"
        source = e.source
        count = 1
        if isinstance(source, t.Of) and not isinstance(source.head, t.Word):
            if not isinstance(source.head, t.Number):
                parts = {"count": self.noun(source.head, env), "pile": self.noun(source.target, env)}
                what = self.common(self.sorts.of(source.target, env).word, SEVERAL)
                return self.pattern("top_several" if top else "bottom_several", what=what, **parts)
            count = source.head.value
            source = source.target
        if e.where is not None or e.having or not self.pile(source, env):
            found = self.elements(replace(e, source=source), env, "one" if count == 1 else SEVERAL, "")
            if count != 1:
                return self.pattern("first_several" if top else "last_several", count=Said(str(count)), what=found)
            return self.pattern("first" if top else "last", what=found)
        number = self.tongue.number(count)
        what = Noun(self.tongue, self.lexicon.word(self.sorts.of(source, env).word), number)
        key = ("top" if top else "bottom") + ("" if count == 1 else "_several")
        return self.pattern(key, count=Said(str(count)), what=what, pile=self.noun(source, env))

    def sum_of(self, e: t.SumOf, env: Env) -> Phrase:
        """Return a sum over a collection."""
        sort = Sort(self.sorts.of(e.source, env).word)
        what = self.filtered(self.source(e.source, env, SEVERAL, "all"), e.var, sort, e.where, env)
        word = attribute_of(e.value, e.var)
        if word is not None:
            return self.pattern("total", value=self.head(word, env), what=what)
        return self.pattern("sum", value=self.noun(e.value, env.element(e.var, sort)), what=what)

    def filtered(self, what: Phrase, var: str, sort: Sort, where: t.Expr | None, env: Env) -> Phrase:
        """Return a noun with what its elements must be like: `that is …`, `whose …`, or `for which …`."""
        if where is None:
            return what
        env.asked_of(Sort(sort.word), where)
        inner = env.element(var, Sort(sort.word))
        parts = [self.quality(what, test, var, inner) for test in conjuncts(where)]
        return self.pattern("relative", what=what, clause=self.listed(parts, "and"))

    def quality(self, what: Phrase, test: t.Expr, var: str, env: Env) -> Phrase:
        """Return one condition about the elements of a collection."""
        relative = self.relative(what, test, var, env)
        return relative or self.pattern("for_which", what=what, clause=self.clause(test, env))

    def grouped(self, test: t.Expr, env: Env) -> Phrase:
        """Return a clause; an `or` inside of an `and` in brackets."""
        clause = self.clause(test, env)
        if isinstance(test, t.Logic) and test.op == "or":
            return self.pattern("bracket", clause=clause)
        return clause

    def relative(self, what: Phrase, test: t.Expr, var: str, env: Env) -> Phrase | None:
        """Return a condition about the element as a relative clause, if it has the shape of one."""
        told = self.told_of(what, test, var, env)
        if told is not None:
            return told
        match test:
            case t.Compare(_, "is" | "is not", left, t.Word(_, "nobody" | "nothing")) if attribute_of(left, var):
                whom = Said(self.pattern("who", what=what).say(), what.keys) if self.has("who") else what
                lacked = self.lacked(attribute_of(left, var) or "", whom, test.op == "is", env)
                return self.asked_relative(what, test, var, env) if lacked is None else lacked
            case t.Compare(_, "is at least", t.Of(_, t.Word(_, word), target), right) if word == var:
                return self.either(
                    "of_which", {"what": what, "who": self.noun(target, env), "count": self.noun(right, env)}
                )
            case t.Compare(_, "is in", left, right) if attribute_of(right, var) in self.symbols.piles:
                return self.holding(what, left, right, env)
            case t.Query(agg="any" | "no"):
                return self.had(what, test, var, env)
            case t.Compare():
                return self.asked_relative(what, test, var, env)
            case t.EmptyTest(_, value, negated):
                subject = self.subject(what, value, var, env)
                return None if subject is None else self.emptied(subject, negated)
            case t.Not(_, value):
                return self.relative_flag(what, value, var, env, "flag_not")
            case _:
                return self.relative_flag(what, test, var, env, "flag")

    def asked_relative(self, what: Phrase, test: t.Compare, var: str, env: Env) -> Phrase | None:
        """Return a comparison of the element, or of what it has, as a relative clause."""
        if same_word_in(test.right, var) or test.op == "is next to":
            return None
        subject = self.subject(what, test.left, var, env)
        return None if subject is None else self.compared(test.op, subject, test.right, env)

    def lacked(self, word: str, subject: Phrase, none: bool, env: Env) -> Phrase | None:
        """Return `that hut has no guard`, `the totem is not on the board`."""
        if word == "place":
            return self.either("off_board" if none else "on_board", {"what": subject})
        said = self.lexicon.template("value", word) if word in self.symbols.values else None
        if said is not None or word in self.symbols.resources or word in env.names:
            return None
        return self.either("has_no" if none else "has_some", {"what": subject, "head": self.common(word)})

    def told_of(self, what: Phrase, test: t.Expr, var: str, env: Env) -> Phrase | None:
        """Return a condition whose text begins with the element: `that is an enemy harbour`."""
        so = not isinstance(test, t.Not)
        asked = test.value if isinstance(test, t.Not) else test
        signed, given = self.asked(asked)
        if signed is None or not self.has("who"):
            return None
        template = self.lexicon.template("can" if signed.word == "permission" else "value", signed.name)
        about = [name for name, e in given.items() if isinstance(e, t.Word) and e.word == var]
        others = [e for name, e in given.items() if name not in about]
        if template is None or len(about) != 1 or template[0] != Hole(about[0]) or same_word_in(others, var):
            return None
        if not any(hole.name == TRUTH for hole in holes(template)):
            return None
        values = {name: self.noun(e, env) for name, e in given.items() if name not in about}
        values[about[0]] = Said(self.pattern("who", what=what).say(), what.keys)
        return Filled(self.tongue, template, {**values, TRUTH: Said("", ("yes" if so else "no",))})

    def asked(self, e: t.Expr) -> tuple[Signed | None, dict[str, t.Expr]]:
        """Return the permission or yes/no value that a condition asks, and what for."""
        signed: Signed | None = None
        arg: t.Expr | None = None
        phrases: tuple[t.Phrase, ...] = ()
        match e:
            case t.Can(_, head):
                signed, arg, phrases = self.symbols.permissions.get(head.word), head.arg, head.phrases
            case t.Of(_, t.Word(_, word), arg) | t.Dot(_, arg, word):
                signed = self.symbols.values.get(word)
            case t.CallValue(_, t.Of(_, t.Word(_, word), arg), phrases):
                signed = self.symbols.values.get(word)
            case t.CallValue(_, t.Word(_, word), phrases):
                signed = self.symbols.values.get(word)
            case _:
                pass
        return signed, {} if signed is None else arguments(signed, arg, phrases)

    def holding(self, what: Phrase, left: t.Expr, pile: t.Expr, env: Env) -> Phrase | None:
        """Return `who has that card in their hand`."""
        if not self.has("who") or not self.has("has_in"):
            return None
        subject = Said(self.pattern("who", what=what).say(), what.keys)
        return self.pattern("has_in", subject=subject, what=self.noun(left, env), pile=self.noun(pile, env))

    def had(self, what: Phrase, test: t.Query, var: str, env: Env) -> Phrase | None:
        """Return `that no card in your hand has`, for a suit or anything else that things have."""
        key = "had" if test.agg == "any" else "had_not"
        match test.where:
            case t.Compare(_, "is", left, t.Word(_, word)) if word == var and attribute_of(left, test.var) is not None:
                if test.prefix is None and not test.having and self.has(key):
                    return self.pattern(key, of=what, what=self.source(test.source, env, "one", ""))
            case _:
                pass
        return None

    def subject(self, what: Phrase, left: t.Expr, var: str, env: Env) -> Phrase | None:
        """Return the subject of a relative clause: `that`, or `whose rank`."""
        if isinstance(left, t.Word) and left.word == var and self.has("who"):
            return Said(self.pattern("who", what=what).say(), what.keys)
        word = attribute_of(left, var)
        plain = word is not None and word not in self.symbols.values and self.sorts.piece(word) is None
        if word is None or not plain or not self.has("whose") or word in ("left", "right"):
            return None
        head = self.head(word, env)
        return Said(self.pattern("whose", head=head, what=what).say(), head.keys)

    def relative_flag(self, what: Phrase, test: t.Expr, var: str, env: Env, key: str) -> Phrase | None:
        """Return `that is hollow`, for a yes/no word of the element."""
        word = attribute_of(test, var)
        if word is None or not self.has("who") or self.sorts.of(test, env) != YES_NO:
            return None
        subject = Said(self.pattern("who", what=what).say(), what.keys)
        key = f"{key}_rel" if self.has(f"{key}_rel") else key
        return self.pattern(key, target=subject, word=self.common(word))


def conjuncts(test: t.Expr) -> list[t.Expr]:
    """Return the parts of a condition that must all hold."""
    if isinstance(test, t.Logic) and test.op == "and":
        return [*conjuncts(test.left), *conjuncts(test.right)]
    return [test]


def attribute_of(e: t.Expr, var: str) -> str | None:
    """Return the word in `word of var` or `var's word`."""
    match e:
        case t.Of(_, t.Word(_, word), t.Word(_, target)) | t.Dot(_, t.Word(_, target), word) if target == var:
            return word
        case _:
            return None
