"""Steps as sentences: conditions, loops, new values, the game's own verbs.

choose victim from opponents           Choose an opponent.
    give 1 silver from victim    ->    Take 1 silver from that opponent.
"""

from __future__ import annotations

import re

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Signed
from lawspeaker.shape import replace
from lawspeaker.text.language.phrase import ENGLISH_MARK, Filled, Phrase, Said
from lawspeaker.text.language.template import holes, is_silent
from lawspeaker.text.nouns.noun_of import NUMBER, THING, YES_NO
from lawspeaker.text.nouns.nouns import arguments
from lawspeaker.text.nouns.words import Untranslated
from lawspeaker.text.scope import Env, Ref, Sort
from lawspeaker.text.sentences.blocks import (
    all_do,
    all_moved,
    exhausted,
    is_short,
    lowered,
    shown_next,
    stops_if,
    told_once,
)
from lawspeaker.text.sentences.choices import ChoiceWriter
from lawspeaker.text.sentences.sentences import Fragment, inline

RULES = (t.Adds, t.Sets, t.Permits, t.Ignores, t.When, t.While, t.Until)


class StepWriter(ChoiceWriter):
    """Writes steps."""

    english: StepWriter | None = None

    def built_in(self, e: t.Call, env: Env) -> list[Fragment]:
        raise NotImplementedError

    def rules(self, block: t.Block, env: Env) -> list[Fragment]:
        raise NotImplementedError

    def event(self, head: t.Head, env: Env) -> Phrase:
        raise NotImplementedError

    def block(self, block: t.Block, env: Env) -> list[Fragment]:
        """Return the sentences of a block; a `let` that is used once is said where it is used."""
        found: list[Fragment] = []
        skipped = -1
        for index, line in enumerate(block):
            if isinstance(line, t.Let) and (told_once(line, block[index + 1 :]) or is_short(line, block[index + 1 :])):
                env.let(line.word, self.sorts.of(line.value, env), line.value)
            elif isinstance(line, t.Let) and self.sorts.of(line.value, env) == YES_NO:
                found.extend(self.note(line, env))
            elif isinstance(line, t.Let) and shown_next(line.word, block[index + 1 :]):
                shown, ref = env.child(), env.bind(line.word, self.sorts.of(line.value, env))
                shown.let(line.word, ref.sort, line.value)
                found.extend(self.shown(block[index + 1], shown, ref))
                skipped = index + 1
            elif index == skipped:
                continue
            else:
                found.extend(self.step(line, env))
        return found

    def shown(self, e: t.Stmt, env: Env, ref: Ref) -> list[Fragment]:
        """Return a step that looks at what a `let` has just found: it is said there, with its letter if it has one."""
        said = self.step(e, env)
        if ref.mode != "letter" or not said or not self.has("called"):
            return said
        letter = self.pattern("called", what=self.ref(ref)).say()
        return [Fragment(f"{said[0].text} {letter}", said[0].open, said[0].continues), *said[1:]]

    def step(self, e: t.Stmt, env: Env) -> list[Fragment]:
        """Return the sentences of one step, in English if this language cannot say it."""
        try:
            return self.stepped(e, env)
        except Untranslated:
            if self.english is None:
                raise
            return [self.foreign(fragment) for fragment in self.english.step(e, env)]

    def foreign(self, fragment: Fragment) -> Fragment:
        """Return an English sentence, marked."""
        assert self.english is not None
        text = self.english.tongue.joined(fragment.text).replace(ENGLISH_MARK, "")
        return Fragment(text + ENGLISH_MARK, fragment.open, fragment.continues)

    def inner(self, block: t.Block, env: Env) -> Phrase:
        """Return a block as part of a sentence."""
        fragments = self.block(block, env)
        return Said(inline(fragments)) if fragments else self.pattern("do_nothing")

    def stepped(self, e: t.Stmt, env: Env) -> list[Fragment]:
        """Return the sentences of one step of this language."""
        match e:
            case t.Call():
                return self.call(e, env)
            case t.Choose():
                return self.choose(e, env)
            case t.If(_, arms, otherwise):
                return self.branches(arms, otherwise, env)
            case t.Depending():
                return self.depending(e, env)
            case t.ChooseOne() | t.ChooseOrder() | t.MayDo():
                return self.option(e, env)
            case t.As(_, player, block):
                inner = env.child()
                inner.you = None if self.reader(player, env) else Ref(THING, "same", expr=player, env=env.child())
                return self.block(block, inner)
            case t.Each() | t.Repeat() | t.Turns():
                return self.loop(e, env)
            case t.Let() | t.Becomes():
                return [self.change(e, env)]
            case t.Announce(_, head, block):
                event = self.pattern("announce", event=self.event(head, env))
                return [*self.block(block or (), env), Fragment(event.say())]
            case t.OnlyIf(_, test) | t.That(_, test):
                return [Fragment(self.pattern("only_if", test=self.clause(test, env)).say())]
            case t.Label() | t.Subject():
                return []
            case _:
                return self.rules((e,), env)

    # ---------- the game's verbs ----------

    def call(self, e: t.Call, env: Env) -> list[Fragment]:
        """Return a verb of the game or a built-in sentence, with what holds meanwhile and what happens otherwise."""
        signed = self.symbols.verbs.get(e.word)
        if signed is not None and is_silent(signed):
            return self.failing(e.otherwise, env, "cannot_do")
        said = self.built_in(e, env) if signed is None else [self.verb(signed, e, env)]
        rules = e.block if e.block and (signed is not None or e.word == "run") else ()
        inner = env.child()
        inner.acting = True
        meanwhile = Said(inline(self.rules(rules, inner)))
        if meanwhile.text and said:
            said = [Fragment(self.pattern("meanwhile", act=Said(said[0].text), rules=meanwhile).say(), True), *said[1:]]
        return [*said, *self.failing(e.otherwise, env, "cannot_do")]

    def failing(self, otherwise: t.Block | None, env: Env, key: str) -> list[Fragment]:
        """Return what happens if something is not possible; nothing, if it says to skip."""
        steps = self.block(otherwise or (), env.child())
        if not steps:
            return []
        return [Fragment(self.pattern(key, steps=Said(inline(steps)), player=self.you(env)).say(), True, True)]

    def verb(self, signed: Signed, e: t.Call, env: Env) -> Fragment:
        """Return a call of a verb by its text, or in its own words."""
        arg = e.args[0] if e.args else None
        given = arguments(signed, arg, e.phrases)
        lists = {param.name for param in signed.params if param.type.form == "list"}
        values = {
            name: self.several(value, env) if name in lists else self.noun(value, env) for name, value in given.items()
        }
        template = self.lexicon.template("verb", signed.name)
        if template is not None:
            for hole in holes(template):
                name, _, noun = hole.name.partition(" ")
                if noun:
                    values[hole.name] = self.amount(given[name], self.counted(noun, None, env), env)
            act: Phrase = Filled(self.tongue, template, values)
        else:
            params = [(param, values[param.name]) for param in signed.params if param.name in values]
            act = self.own_words(signed.name, [(p.prep if p.prep not in (None, "of") else "", v) for p, v in params])
        sort = self.sorts.type(signed.type)
        if e.giving is not None and sort == YES_NO:
            env.names[e.giving] = Ref(YES_NO, "noted", e.giving)
        elif e.giving is not None:
            env.bind(e.giving, sort)
        said = act.say()
        if template is not None and isinstance(template[0], str):
            said = lowered(said)
        if env.you is not None:
            said = self.pattern("does", player=self.you(env), act=Said(said)).say()
        return Fragment(said)

    # ---------- conditions and loops ----------

    def branches(self, arms: tuple[tuple[t.Expr, t.Block], ...], otherwise: t.Block | None, env: Env) -> list[Fragment]:
        """Return an `if` with all that is otherwise."""
        found: list[Fragment] = []
        match arms:
            case ((test, (t.MayDo(when=None) as choice,)),) if otherwise is None:
                return self.option(replace(choice, when=test), env)
            case ((t.Can(_, head), block),) if otherwise is None and self.has("if_able"):
                if self.does_it(head.word, block, env):
                    steps = self.inner(block, env.child())
                    return [Fragment(self.pattern("if_able", player=self.you(env), steps=steps).say(), True)]
            case _:
                pass
        for test, block in arms:
            key = "otherwise_if" if found else "if"
            said = self.pattern(key, test=self.clause(test, env), steps=self.inner(block, env.child()))
            found.append(Fragment(said.say(), True, bool(found)))
        return [*found, *self.failing(otherwise, env, "otherwise")]

    def does_it(self, word: str, block: t.Block, env: Env) -> bool:
        """Tell whether a block does just what a permission without parameters is about: `if can build_any: build`."""
        english = self.english or self
        signed = self.symbols.permissions.get(word)
        if signed is None or signed.params or english.permitted(word, {}, True) is not None:
            return False
        act = english.act(word, signed, {}).say()
        said = english.block(block, env.child())
        return len(said) == 1 and re.match(rf"{re.escape(act)}\b", said[0].text) is not None

    def depending(self, e: t.Depending, env: Env) -> list[Fragment]:
        """Return the cases of a `depending on`."""
        cases: list[Phrase] = []
        for values, block in e.matches:
            value = self.listed([self.noun(value, env) for value in values], "or")
            cases.append(self.pattern("case", value=value, steps=self.inner(block, env.child())))
        steps = self.block(e.otherwise or (), env.child())
        if steps:
            cases.append(self.pattern("otherwise", steps=Said(inline(steps)), player=self.you(env)))
        listed = self.listed(cases, "slash")
        return [Fragment(self.pattern("depending", value=self.noun(e.value, env), cases=listed).say(), True)]

    def loop(self, e: t.Each | t.Repeat | t.Turns, env: Env) -> list[Fragment]:
        """Return a loop."""
        scope = env.child()
        match e:
            case t.Each(_, var, source, reverse, starting, where, block):
                sort = Sort(self.sorts.of(source, env).word)
                if starting is None and not reverse and all_do(var, block):
                    each = self.filtered(self.source(source, env, "one", "each"), var, sort, where, env)
                    return [self.together(each, block[0], env)]
                if starting is None and not reverse and all_moved(var, block):
                    return self.moved(e, env)
                ref = scope.bind(var, sort)
                known = isinstance(source, t.Word) and source.word in env.names
                whole = starting is None and not reverse and where is None
                if whole and (known or self.named_list(source)) and self.has("each_of"):
                    values = {"source": self.noun(source, env), "steps": self.inner(block, scope)}
                    return [Fragment(self.pattern("each_of", **values).say(), True)]
                if known and where is None:
                    what = self.pattern("of_those", source=self.noun(source, env))
                else:
                    what = self.filtered(self.source(source, env, "one", "", "", ref), var, sort, where, env)
                if starting is not None:
                    what = self.pattern("starting", what=what, start=self.noun(starting, env))
                key = "each_reverse" if reverse else "each"
                return [Fragment(self.pattern(key, what=what, steps=self.inner(block, scope)).say(), True)]
            case t.Repeat(_, "forever", _, (t.Choose(may=True, otherwise=(t.Call(word="stop"),)) as choice, *rest)) if (
                self.has("as_often") and (not rest or stops_if(rest) is not None)
            ):
                return [self.as_often(replace(choice, may=False, otherwise=None), stops_if(rest), env)]
            case t.Repeat(_, form, value, block):
                values = {"steps": self.inner(exhausted(block) if form == "times" else block, scope)}
                if form == "times" and value is not None:
                    values["count"] = self.noun(value, env)
                elif value is not None:
                    values["test"] = self.clause(value, env)
                return [Fragment(self.pattern(f"repeat_{form}", **values).say(), True)]
            case t.Turns(_, starting, until, block):
                key, values = "turns", {"steps": self.inner(block, scope)}
                if starting is not None:
                    key, values = f"{key}_starting", {**values, "start": self.noun(starting, env)}
                if until is not None:
                    key, values = f"{key}_until", {**values, "test": self.clause(until, env)}
                return [Fragment(self.pattern(key, **values).say(), True)]

    def as_often(self, choice: t.Choose, once: t.Expr | None, env: Env) -> Fragment:
        """Return a choice that somebody makes until he declines, or only once if something holds."""
        steps = Said(inline(self.block((choice,), env.child())))
        said = self.pattern("as_often", player=self.you(env), steps=steps)
        if once is not None:
            said = self.pattern("only_once", steps=said, test=self.clause(once, env))
        return Fragment(said.say(), True)

    def moved(self, e: t.Each, env: Env) -> list[Fragment]:
        """Return a loop that moves each of some things in the same way, as if it moved all of them at once."""
        (step,) = e.block
        assert isinstance(step, t.Call)
        query = t.Query(e.span, None, e.var, e.source, e.where) if e.where is not None else e.source
        return self.step(replace(step, args=(query,)), env)

    def together(self, each: Phrase, step: t.Stmt, env: Env) -> Fragment:
        """Return what everybody does alike: `each opponent gains 1 food`."""
        assert isinstance(step, t.Call)
        bundle = self.listed([self.noun(arg, env) for arg in step.args], "and")
        return Fragment(self.pattern(f"{step.word}_by", player=each, bundle=bundle).say())

    def note(self, e: t.Let, env: Env) -> list[Fragment]:
        """Return a yes/no that is kept in mind; one that starts with no is not worth a sentence."""
        env.names[e.word] = Ref(YES_NO, "noted", e.word)
        if isinstance(e.value, t.Word) and e.value.word == "no":
            return []
        said = self.flag(t.Word(e.span, e.word), env, "flag_on").say()
        if isinstance(e.value, t.Word) and e.value.word == "yes":
            return [Fragment(said)]
        return [Fragment(self.pattern("if", test=self.clause(e.value, env), steps=Said(said)).say(), True)]

    def change(self, e: t.Let | t.Becomes, env: Env) -> Fragment:
        """Return a new value of something, or a value that is used several times."""
        if isinstance(e, t.Becomes):
            match e.value:
                case t.Word(_, "yes"):
                    return Fragment(self.flag(e.place, env, "flag_on").say())
                case t.Word(_, "no"):
                    return Fragment(self.flag(e.place, env, "flag_off").say())
                case _ if self.sorts.of(e.place, env) == YES_NO:
                    rule = self.flag(e.place, env, "flag_on")
                    return Fragment(self.pattern("exactly_if", rule=rule, test=self.clause(e.value, env)).say())
                case _:
                    values = {"what": self.noun(e.place, env), "value": self.noun(e.value, env)}
                    return Fragment(self.pattern("becomes", **values).say())
        value = self.noun(e.value, env)
        sort = self.sorts.of(e.value, env)
        if sort != NUMBER:
            env.bind(e.word, sort)
            return Fragment(self.pattern("find", value=value).say())
        numbers = sum(ref.sort == NUMBER and ref.mode == "letter" for ref in env.names.values())
        env.names[e.word] = Ref(NUMBER, "letter", "XYZ"[min(numbers, 2)])
        return Fragment(self.pattern("counts", letter=self.ref(env.names[e.word]), value=value).say())
