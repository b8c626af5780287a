"""Rules as sentences: triggers, modifiers, permissions, and what holds while or until something.

    when foraged where forager is you      When you have foraged: gain 1 food.
        gain 1 food                   ->
    forbids hunt prey by p where p is you  You cannot hunt any beast.

A condition `parameter is X` is not said as a condition: X takes the parameter's place.
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import ParamSym, Signed
from lawspeaker.shape import holder
from lawspeaker.text.language.forms import SEVERAL
from lawspeaker.text.language.phrase import Phrase, Said
from lawspeaker.text.language.template import is_silent
from lawspeaker.text.nouns.collections import conjuncts
from lawspeaker.text.nouns.noun_of import YES_NO
from lawspeaker.text.nouns.nouns import arguments
from lawspeaker.text.nouns.words import Untranslated
from lawspeaker.text.scope import Env, Ref, same_word_in
from lawspeaker.text.sentences.events import EventWriter
from lawspeaker.text.sentences.sentences import Fragment, inline

MOMENTS = {"when": "when", "after": "when", "before": "before", "instead": "instead", "instead of": "instead"}


@holder
class Matched:
    """The parameters of a head, said; whether anything, or anybody else, may stand for them; the conditions left."""

    values: dict[str, Phrase]
    free: set[str]
    others: set[str]
    rest: list[t.Expr]
    env: Env


class RuleWriter(EventWriter):
    """Writes rules."""

    def rules(self, block: t.Block, env: Env) -> list[Fragment]:
        """Return the sentences of rules; one that can never hold for this thing is not said."""
        said = [fragment for line in block if not self.idle(line, env) for fragment in self.rule_or_step(line, env)]
        return [fragment for fragment in said if fragment.text]

    def idle(self, e: t.Stmt, env: Env) -> bool:
        """Tell whether what is printed on the thing already says that a rule does not hold."""
        where = e.where if isinstance(e, t.Adds | t.Sets | t.Permits | t.Ignores | t.When) else None
        return where is not None and any(self.settled(test, env) is False for test in conjuncts(where))

    def rule_or_step(self, e: t.Stmt, env: Env) -> list[Fragment]:
        """Return one rule, in English if this language cannot say it."""
        try:
            return [self.rule(e, env)]
        except Untranslated:
            if self.english is None:
                raise
            return [self.foreign(fragment) for fragment in self.english.rules((e,), env)]

    def rule(self, e: t.Stmt, env: Env) -> Fragment:
        """Return one rule."""
        match e:
            case t.Adds(_, amount, head, where):
                return self.modifier(head, amount, where, env, "adds")
            case t.Sets(_, head, value, where):
                return self.modifier(head, value, where, env, "sets")
            case t.Permits():
                return self.permits(e, env)
            case t.Ignores(_, things, where):
                said = self.pattern("ignores", things=self.objects(things, env))
                return Fragment(self.with_rest(said, [] if where is None else [where], env).say())
            case t.When():
                return self.trigger(e, env)
            case t.While(_, test, block):
                steps = Said(inline(self.rules(block, env.child())))
                said = self.pattern("while", test=self.clause(test, env), steps=steps)
                return Fragment(said.say() if steps.text else "", True)
            case t.Until(_, event, block):
                steps = Said(inline(self.rules(block, env.child())))
                said = self.pattern("until", event=self.moment(event), steps=steps)
                return Fragment(said.say() if steps.text else "", True)
            case _:
                raise Untranslated(type(e).__name__)

    # ---------- matching parameters ----------

    def matched(
        self, signed: Signed, given: dict[str, t.Expr], where: t.Expr | None, env: Env, article: str
    ) -> Matched:
        """Return the parameters of a rule's head: what is written, what `where` says they are, or anything."""
        scope = env.child()
        rest = [] if where is None else conjuncts(where)
        found = Matched({}, set(), set(), [test for test in rest if self.settled(test, env) is not True], scope)
        for param in signed.params:
            e = given.get(param.name, t.Word(param.span, param.name))
            if isinstance(e, t.Word) and self.is_new(e.word, param.name, env):
                self.variable(param, e.word, found, env, article)
            else:
                found.values[param.name] = self.noun(e, env)
                scope.let(param.name, self.sorts.type(param.type), e)
        return found

    def is_new(self, word: str, param: str, env: Env) -> bool:
        """Tell whether a word of a rule's head is a variable of the rule's own."""
        if word == param:
            return True
        known = ("you", "this", "here", "nothing", "nobody", "yes", "no", "winner", "winners", "active", "it")
        s = self.symbols
        declared = any(word in table for table in (s.states, s.options, s.values, s.resources))
        return word not in env.names and word not in known and not declared and self.sorts.enum(word) is None

    def variable(self, param: ParamSym, word: str, found: Matched, env: Env, article: str) -> None:
        """Say a parameter that a word stands for: by the condition that names it, or as any of its kind."""
        sort = self.sorts.type(param.type)
        same = next((test for test in found.rest if named_by(test, word) is not None), None)
        other = next((test for test in found.rest if is_not_you(test, word)), None)
        names = {word, param.name}
        if same is not None:
            value = named_by(same, word)
            assert value is not None
            found.rest.remove(same)
            found.values[param.name] = self.noun(value, env)
            for name in names:
                found.env.names[name] = Ref(sort, "same", expr=value, env=env.child())
            return
        if env.nobodys and sort.word == "player":
            found.values[param.name] = self.you(env)
            for name in names:
                found.env.names[name] = Ref(sort, "same", expr=t.Word(param.span, "you"), env=env.child())
            return
        ref = found.env.bind(word, sort)
        found.env.names[param.name] = ref
        among = next((test for test in found.rest if is_among(test, word)), None)
        if ref.mode == "letter":
            found.free |= {param.name} if other is None and among is None else set()
            found.values[param.name] = self.ref(ref)
            return
        if isinstance(among, t.Compare) and self.has("one_among"):
            found.rest.remove(among)
            found.values[param.name] = self.pattern(
                "one_among", what=self.common(sort.word), source=self.noun(among.right, env)
            )
        elif other is not None and sort.word == "player" and env.you is None:
            found.rest.remove(other)
            found.others.add(param.name)
            found.values[param.name] = self.common("other_player", "one", article)
        else:
            found.free.add(param.name)
            found.values[param.name] = self.common(sort.word, SEVERAL if sort.many else "one", article)

    def settled(self, test: t.Expr, env: Env) -> bool | None:
        """Tell whether a condition about the thing itself is so by what is printed on it; None if that is open."""
        match test:
            case t.Of(_, t.Word(_, word), t.Word(_, "this")) if env.thing is not None:
                field = self.symbols.field_of(env.thing.kind, word)
                if field is None or field.dynamic or self.sorts.type(field.type) != YES_NO:
                    return None
                return word in env.thing.values
            case t.Not(_, inner):
                found = self.settled(inner, env)
                return None if found is None else not found
            case _:
                return None

    def with_rest(self, rule: Phrase, rest: list[t.Expr], env: Env) -> Phrase:
        """Return a rule with the conditions that are left."""
        plain = [test for test in rest if not self.is_option(test, env)]
        said = self.pattern("rule_if", rule=rule, test=self.all_of(plain, env)) if plain else rule
        return self.with_options(said, rest, env)

    def with_options(self, rule: Phrase, rest: list[t.Expr], env: Env) -> Phrase:
        """Return a rule with the options it needs, in brackets behind it."""
        options = [test for test in rest if self.is_option(test, env)]
        return self.pattern("only_with", rule=rule, test=self.all_of(options, env)) if options else rule

    def is_option(self, test: t.Expr, env: Env) -> bool:
        """Tell whether a condition is about an option of the game, and can be said behind a rule."""
        match test:
            case t.Not(_, t.Word(_, word)) | t.Word(_, word) | t.Compare(_, "is" | "is not", t.Word(_, word), _):
                return self.optional(word, env) and self.has("only_with")
            case _:
                return False

    def all_of(self, tests: list[t.Expr], env: Env) -> Phrase:
        """Return conditions that must all hold."""
        found = self.grouped(tests[0], env) if len(tests) > 1 else self.clause(tests[0], env)
        for test in tests[1:]:
            found = self.pattern("and", left=found, right=self.grouped(test, env))
        return found

    # ---------- values and permissions ----------

    def modifier(self, head: t.Head, value: t.Expr, where: t.Expr | None, env: Env, key: str) -> Fragment:
        """Return `adds` or `sets`."""
        signed = self.symbols.values.get(head.word)
        if signed is None:
            raise Untranslated(head.word)
        found = self.matched(signed, arguments(signed, head.arg, head.phrases), where, env, "each")
        if key == "sets" and self.sorts.type(signed.type) == YES_NO:
            return Fragment(self.with_rest(self.truth(signed, value, found), found.rest, found.env).say())
        what = self.signed_said(signed, found.values, None, env)
        if key == "adds" and isinstance(value, t.Negative):
            key, value = "takes", value.value
        named = self.noun(value, found.env)
        if signed.type.form in ("list", "set") and self.pile(value, found.env):
            named = self.source(value, found.env, SEVERAL, "all")
        none = isinstance(value, t.Word) and value.word == "nothing" and self.has(f"{key}_nothing")
        said = self.pattern(f"{key}_nothing", what=what) if none else self.pattern(key, what=what, value=named)
        return Fragment(self.with_rest(said, found.rest, found.env).say())

    def truth(self, signed: Signed, value: t.Expr, found: Matched) -> Phrase:
        """Return that a yes/no value is so, is not so, or is so exactly if something else is."""
        fixed = isinstance(value, t.Word) and value.word in ("yes", "no")
        so = not (isinstance(value, t.Word) and value.word == "no")
        values = list(found.values.values())
        told = self.by_text(signed, found.values, so)
        if told is None and len(values) == 1:
            told = self.pattern("flag" if so else "flag_not", target=values[0], word=self.common(signed.name))
        elif told is None:
            told = self.happens(signed, found.values)
            told = told if so else self.pattern("not", test=told)
        if fixed:
            return told
        told = self.pattern("exactly_if", rule=told, test=self.clause(value, found.env))
        rest, found.rest = found.rest, []
        return self.pattern("if_then", rule=told, test=self.all_of(rest, found.env)) if rest else told

    def happens(self, signed: Signed, values: dict[str, Phrase]) -> Phrase:
        """Return a yes/no value without a text as a clause: its first argument does what its word says."""
        rest = [(param.prep or "", values[param.name]) for param in signed.params[1:]]
        act = self.own_words(signed.name, rest)
        if not signed.params:
            return self.pattern("flag_alone", word=act)
        return self.pattern("does_so", target=values[signed.params[0].name], act=act)

    def permits(self, e: t.Permits, env: Env) -> Fragment:
        """Return `forbids` or `allows`; what pays for what is a rule of its own."""
        said: list[Phrase] = []
        for head in e.heads:
            if head.word == "pay" and e.allows:
                said.append(self.stand_in(head, e.where, env))
            else:
                said.append(self.permit(head, e, env))
        return Fragment(self.listed(said, "and").say())

    def permit(self, head: t.Head, e: t.Permits, env: Env) -> Phrase:
        """Return one permission that is given or taken."""
        signed = self.symbols.permissions.get(head.word)
        if signed is None:
            raise Untranslated(head.word)
        article = "none" if not e.allows and "none" in self.tongue.articles else "any"
        if not e.allows and self.permitted(head.word, {}, False) is not None:
            article = "each"
        found = self.matched(signed, arguments(signed, head.arg, head.phrases), e.where, env, article)
        actor = next((param for param in signed.params if param.prep == "by"), None)
        clause = self.permitted(head.word, found.values, e.allows)
        if clause is not None:
            return self.with_rest(clause, found.rest, found.env)
        act = self.act(head.word, signed, found.values)
        if actor is None and (env.acting or env.nobodys or self.symbols.players == (1, 1)):
            rule = self.pattern("can" if e.allows else "cannot", player=self.you(env), act=act)
        elif actor is None or actor.name in found.free:
            rule = self.pattern("everybody_can" if e.allows else "nobody_can", act=act)
        elif actor.name in found.others and not e.allows:
            rule = self.pattern("no_other_can", act=act)
        else:
            rule = self.pattern("can" if e.allows else "cannot", player=found.values[actor.name], act=act)
        return self.with_rest(rule, found.rest, found.env)

    def stand_in(self, head: t.Head, where: t.Expr | None, env: Env) -> Phrase:
        """Return what may be paid instead of what: `allows pay gold for need where need is in (food, wood)`."""
        paid = self.noun(head.arg, env) if head.arg is not None else self.own("nothing")
        need = next((phrase.args[0] for phrase in head.phrases if phrase.prep == "for"), None)
        match where, need:
            case t.Compare(_, "is in", t.Word(_, left), t.SetOf(_, items)), t.Word(_, word) if left == word:
                needed = self.listed([self.noun(item, env) for item in items], "or")
                return self.pattern("stand_in", paid=paid, need=needed)
            case t.Compare(_, "is", t.Word(_, left), right), t.Word(_, word) if left == word:
                return self.pattern("stand_in", paid=paid, need=self.noun(right, env))
            case _:
                rule = self.pattern("stand_in", paid=paid, need=self.common("resource", "one", "any"))
                return self.with_rest(rule, [] if where is None else [where], env)

    # ---------- events ----------

    def trigger(self, e: t.When, env: Env) -> Fragment:
        """Return `when`, `before` or `instead of`."""
        signed = self.symbols.events.get(e.event)
        if signed is None:
            event, scope, rest = self.moment(e.event), env.child(), [] if e.where is None else conjuncts(e.where)
        else:
            found = self.matched(signed, {}, e.where, env, "a")
            event, scope, rest = self.happening(signed, found.values), found.env, found.rest
        plain = [test for test in rest if not self.is_option(test, scope)]
        if plain:
            event = self.pattern("and", left=event, right=self.all_of(plain, scope))
        key = ("may_" if e.may else "") + MOMENTS[e.moment]
        steps: Phrase = Said(inline(self.block(e.block, scope)))
        if not steps.say():
            if all(self.says_nothing(line) for line in e.block):
                return Fragment("")
            steps, key = self.pattern("do_nothing"), f"{key}_nothing" if self.has(f"{key}_nothing") else key
        said = self.with_options(self.pattern(key, event=event, steps=steps, player=self.you(env)), rest, scope)
        said = self.openly(said, e)
        if e.once is not None:
            said = self.pattern("once", rule=said, event=self.moment(e.once))
        return Fragment(said.say(), True)

    def says_nothing(self, e: t.Stmt) -> bool:
        """Tell whether the spec itself keeps a step out of texts: a verb with `text nothing`."""
        signed = self.symbols.verbs.get(e.word) if isinstance(e, t.Call) else None
        return signed is not None and is_silent(signed)


def named_by(test: t.Expr, word: str) -> t.Expr | None:
    """Return what a condition says a parameter is, if it says just that."""
    match test:
        case t.Compare(_, "is", t.Word(_, left), right) if left == word and not same_word_in(right, word):
            return None if isinstance(right, t.Word) and right.word in ("nothing", "nobody") else right
        case t.Compare(_, "is", left_side, t.Word(_, right_word)) if right_word == word:
            return None if same_word_in(left_side, word) else left_side
        case _:
            return None


def is_among(test: t.Expr, word: str) -> bool:
    """Tell whether a condition says that a parameter is one of a list that is not written out."""
    match test:
        case t.Compare(_, "is in", t.Word(_, left), right):
            return left == word and not isinstance(right, t.SetOf) and not same_word_in(right, word)
        case _:
            return False


def is_not_you(test: t.Expr, word: str) -> bool:
    """Tell whether a condition says that a player is somebody else."""
    match test:
        case t.Compare(_, "is not", t.Word(_, left), t.Word(_, "you")):
            return left == word
        case _:
            return False
