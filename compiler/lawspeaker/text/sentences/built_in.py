"""The built-in sentences: gain, pay, put, deal, place, roll … as the language of the reader says them.

deal 1 from your deck to your hand   ->   deal 1 card from your deck to your hand
gain 1 food for p                    ->   that player gains 1 food
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.text.language.phrase import Phrase
from lawspeaker.text.nouns.noun_of import NUMBER
from lawspeaker.text.nouns.words import Untranslated
from lawspeaker.text.scope import Env, Sort
from lawspeaker.text.sentences.sentences import Fragment
from lawspeaker.text.sentences.steps import StepWriter

RESULT = Sort("result")


class BuiltInWriter(StepWriter):
    """Writes built-in sentences."""

    def built_in(self, e: t.Call, env: Env) -> list[Fragment]:
        """Return a sentence of the language itself."""
        said = {phrase.prep: phrase.args for phrase in e.phrases}
        match e.word:
            case "skip" | "text":
                return []
            case "stop" | "done" | "fail" | "end":
                found = self.pattern(e.word)
            case "give" if not said:
                found = self.pattern("result", value=self.objects(e.args, env))
            case "gain" | "lose" | "pay":
                found = self.money(e, said, env)
            case "give":
                found = self.given(e, said, env)
            case "raise" | "lower":
                parts = {"what": self.objects(e.args, env), "by": self.objects(said["by"], env)}
                found = self.pattern(e.word, **parts)
            case "swap":
                found = self.pattern("swap", what=self.objects(e.args, env), other=self.objects(said["with"], env))
            case "put" | "deal" | "shuffle" | "look" | "show" | "reveal":
                found = self.cards(e, said, env)
            case "place" | "remove" | "shift" | "lay":
                found = self.board(e, said, env)
            case "roll" | "pick":
                found = self.chance(e, said, env)
            case "run" | "start":
                found = self.running(e, env)
            case _:
                found = self.own_words(e.word, [("", self.noun(arg, env)) for arg in e.args])
        return [Fragment(found.say())]

    def objects(self, args: tuple[t.Expr, ...], env: Env) -> Phrase:
        """Return what a sentence is about, one or several."""
        return self.listed([self.several(arg, env) for arg in args], "and")

    def who(self, said: dict[str, tuple[t.Expr, ...]], env: Env, *preps: str) -> tuple[Phrase, bool]:
        """Return who acts, and whether that is the reader himself."""
        for prep in preps:
            if prep in said:
                return self.noun(said[prep][0], env), self.reader(said[prep][0], env)
        return self.you(env), env.you is None

    def money(self, e: t.Call, said: dict[str, tuple[t.Expr, ...]], env: Env) -> Phrase:
        """Return a gain, a loss or a payment."""
        player, reader = self.who(said, env, "for", "by")
        bundle = self.objects(e.args, env)
        if reader:
            return self.pattern(e.word, bundle=bundle)
        return self.pattern(f"{e.word}_by", player=player, bundle=bundle)

    def given(self, e: t.Call, said: dict[str, tuple[t.Expr, ...]], env: Env) -> Phrase:
        """Return what passes from one player to another."""
        giver, gives = self.who(said, env, "from")
        taker, takes = self.who(said, env, "to")
        bundle = self.objects(e.args, env)
        if takes:
            return self.pattern("take", bundle=bundle, giver=giver)
        if gives:
            return self.pattern("give", bundle=bundle, taker=taker)
        return self.pattern("give_by", bundle=bundle, giver=giver, taker=taker)

    def cards(self, e: t.Call, said: dict[str, tuple[t.Expr, ...]], env: Env) -> Phrase:
        """Return what happens to things in piles."""
        match e.word:
            case "put":
                prep = next(prep for prep in ("into", "onto", "under") if prep in said)
                return self.pattern(f"put_{prep}", what=self.objects(e.args, env), pile=self.objects(said[prep], env))
            case "deal":
                source = said["from"][0]
                word = self.sorts.of(source, env).word
                what = self.amount(e.args[0], lambda number: self.common(word, number), env)
                target = said.get("to") or said["into"]
                return self.pattern("deal", what=what, source=self.noun(source, env), target=self.objects(target, env))
            case "look":
                return self.pattern("look", what=self.objects(said["at"], env))
            case "show":
                player, reader = self.who(said, env, "to")
                what = self.objects(e.args, env)
                return self.pattern("look", what=what) if reader else self.pattern("show", what=what, player=player)
            case _:
                return self.pattern(e.word, what=self.objects(e.args, env))

    def board(self, e: t.Call, said: dict[str, tuple[t.Expr, ...]], env: Env) -> Phrase:
        """Return what happens to pieces and things on a board."""
        what = self.stood(e.args, env)
        if e.word == "lay":
            return self.pattern("lay", what=what, spot=self.objects(said["at"], env))
        if e.word == "shift":
            ends = {"start": self.objects(said["from"], env), "end": self.objects(said["to"], env)}
            return self.pattern("shift", what=what, **ends)
        if e.word == "place":
            prep = next(prep for prep in ("in", "on", "at") if prep in said)
            return self.pattern(self.located("place", prep), what=what, place=self.objects(said[prep], env))
        if "from" in said:
            return self.pattern("remove_from", what=what, place=self.objects(said["from"], env))
        return self.pattern("remove", what=what)

    def stood(self, args: tuple[t.Expr, ...], env: Env) -> Phrase:
        """Return pieces or things; a piece without a count is one."""
        match args:
            case (t.Word(_, word),) if word not in env.names and self.sorts.piece(word) is not None:
                return self.common(self.sorts.piece(word) or word, "one", "a")
            case (t.Of(_, t.Word(_, word), owner),) if self.sorts.piece(word) is not None:
                what = self.common(self.sorts.piece(word) or word, "one", "a")
                return self.pattern("pieces_of", what=what, owner=self.noun(owner, env))
            case (t.Of(_, t.Amount() as amount, owner),):
                return self.amount(amount.count, self.counted(amount.word, owner, env), env)
            case _:
                return self.objects(args, env)

    def chance(self, e: t.Call, said: dict[str, tuple[t.Expr, ...]], env: Env) -> Phrase:
        """Return a roll or a random pick, and who alone sees it."""
        act = self.drawn(e, said, env)
        return act if "for" not in said else self.pattern("secretly", act=act, player=self.noun(said["for"][0], env))

    def drawn(self, e: t.Call, said: dict[str, tuple[t.Expr, ...]], env: Env) -> Phrase:
        """Return a roll or a random pick, and bring its result into scope."""
        if e.word == "roll":
            if e.giving is not None:
                env.bind(e.giving, RESULT)
            return self.pattern("roll", die=self.objects(e.args, env))
        word = e.args[0].word if isinstance(e.args[0], t.Word) else ""
        source = said["from"][0]
        if "to" in said:
            ends = {"low": self.noun(source, env), "high": self.noun(said["to"][0], env)}
            noun = self.introduced(env.bind(word, NUMBER), self.common("number", "one", "a"))
            return self.pattern("pick", what=self.pattern("number_from", what=noun, **ends))
        inner = source.source if isinstance(source, t.Query) else source
        sort = Sort(self.sorts.of(inner, env).word)
        what = self.source(inner, env, "one", "a", "from", env.bind(word, sort))
        if isinstance(source, t.Query):
            what = self.filtered(what, source.var, sort, source.where, env)
        return self.pattern("pick", what=what)

    def running(self, e: t.Call, env: Env) -> Phrase:
        """Return the steps of a thing, a phase, or a record that starts."""
        arg = e.args[0]
        if e.word == "run":
            if isinstance(arg, t.Name) and arg.name in self.symbols.phases:
                return self.pattern("run_phase", phase=self.name(arg, env))
            return self.pattern("run", what=self.noun(arg, env))
        word = arg.word if isinstance(arg, t.Word) else ""
        if word not in self.symbols.records:
            raise Untranslated(word)
        record = self.common(word, "one", "a")
        lines = [line for line in e.block or () if isinstance(line, t.Call) and line.args]
        fields = [
            self.pattern("field", word=self.common(line.word), value=self.noun(line.args[0], env)) for line in lines
        ]
        if e.giving is not None:
            env.bind(e.giving, Sort(word))
        if not fields:
            return self.pattern("start", record=record)
        return self.pattern("start_with", record=record, fields=self.listed(fields, "comma"))
