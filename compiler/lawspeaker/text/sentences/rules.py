"""Rules as sentences: triggers, modifiers, permissions, and what holds while or until something.

    when foraged where forager is you      When you have foraged: gain 1 food.
        gain 1 food                   ->
    forbids hunt prey by p where p is you  You cannot hunt any beast.

A condition `parameter is X` is not said as a condition: X takes the parameter's place.
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import ParamSym, Signed
from lawspeaker.text.expressions import clauses, collections, nouns, words
from lawspeaker.text.expressions.noun_finder import YES_NO
from lawspeaker.text.language.forms import Number
from lawspeaker.text.language.phrase import FixedText, Phrase
from lawspeaker.text.language.template import is_silent
from lawspeaker.text.scope import Env, Ref, same_word_in
from lawspeaker.text.sentences import blocks, built_in, choices, events
from lawspeaker.text.sentences.fragments import Fragment, inline
from lawspeaker.text.writer import Untranslated, Writer

MOMENTS = {"when": "when", "after": "when", "before": "before", "instead": "instead", "instead of": "instead"}


class Matched(Struct):
    """The parameters of a head, said; whether anything, or anybody else, may stand for them; the conditions left."""

    values: dict[str, Phrase]
    free: set[str]
    others: set[str]
    rest: list[t.Expr]
    env: Env


def write_rules(w: Writer, block: t.Block, env: Env) -> list[Fragment]:
    """Return the sentences of rules; one that can never hold for this thing is not said."""
    said = [fragment for line in block if not never_holds(w, line, env) for fragment in write_rule(w, line, env)]
    return [fragment for fragment in said if fragment.text]


def never_holds(w: Writer, e: t.Stmt, env: Env) -> bool:
    """Tell whether what is printed on the thing already says that a rule does not hold."""
    where = e.where if isinstance(e, t.Adds | t.Sets | t.Permits | t.Ignores | t.When) else None
    return where is not None and any(printed_truth(w, test, env) is False for test in collections.conjuncts(where))


def write_rule(w: Writer, e: t.Stmt, env: Env) -> list[Fragment]:
    """Return one rule, in English if this language cannot say it."""
    try:
        return [rule_in_language(w, e, env)]
    except Untranslated:
        if w.english is None:
            raise
        return [blocks.mark_english(w, fragment) for fragment in write_rules(w.english, (e,), env)]


def rule_in_language(w: Writer, e: t.Stmt, env: Env) -> Fragment:
    """Return one rule."""
    match e:
        case t.Adds(_, amount, head, where):
            return write_modifier(w, head, amount, where, env, "adds")
        case t.Sets(_, head, value, where):
            return write_modifier(w, head, value, where, env, "sets")
        case t.Permits():
            return write_permits(w, e, env)
        case t.Ignores(_, things, where):
            said = w.fill("ignores", things=built_in.write_objects(w, things, env))
            return Fragment(add_conditions(w, said, [] if where is None else [where], env).render())
        case t.When():
            return write_trigger(w, e, env)
        case t.While(_, test, block):
            steps = FixedText(inline(write_rules(w, block, env.child())))
            said = w.fill("while", test=clauses.write_clause(w, test, env), steps=steps)
            return Fragment(said.render() if steps.text else "", True)
        case t.Until(_, event, block):
            steps = FixedText(inline(write_rules(w, block, env.child())))
            said = w.fill("until", event=events.write_event_name(w, event), steps=steps)
            return Fragment(said.render() if steps.text else "", True)
        case _:
            raise Untranslated(type(e).__name__)


def match_parameters(
    w: Writer, signed: Signed, given: dict[str, t.Expr], where: t.Expr | None, env: Env, article: str
) -> Matched:
    """Return the parameters of a rule's head: what is written, what `where` says they are, or anything."""
    scope = env.child()
    rest = [] if where is None else collections.conjuncts(where)
    found = Matched({}, set(), set(), [test for test in rest if printed_truth(w, test, env) is not True], scope)
    for param in signed.params:
        e = given.get(param.name, t.Word(param.span, param.name))
        if isinstance(e, t.Word) and is_rule_variable(w, e.word, param.name, env):
            match_variable(w, param, e.word, found, env, article)
        else:
            found.values[param.name] = nouns.write_noun(w, e, env)
            scope.let(param.name, w.nouns.of_type(param.type), e)
    return found


def is_rule_variable(w: Writer, word: str, param: str, env: Env) -> bool:
    """Tell whether a word of a rule's head is a variable of the rule's own."""
    if word == param:
        return True
    known = ("you", "this", "here", "nothing", "nobody", "yes", "no", "winner", "winners", "active", "it")
    s = w.symbols
    declared = any(word in table for table in (s.states, s.options, s.values, s.resources))
    return word not in env.names and word not in known and not declared and w.nouns.of_enum_word(word) is None


def match_variable(w: Writer, param: ParamSym, word: str, found: Matched, env: Env, article: str) -> None:
    """Say a parameter that a word stands for: by the condition that names it, or as any of its kind."""
    noun = w.nouns.of_type(param.type)
    same = next((test for test in found.rest if named_by(test, word) is not None), None)
    other = next((test for test in found.rest if is_not_you(test, word)), None)
    names = {word, param.name}
    if same is not None:
        value = named_by(same, word)
        assert value is not None
        found.rest.remove(same)
        found.values[param.name] = nouns.write_noun(w, value, env)
        for name in names:
            found.env.names[name] = Ref(noun, "same", expr=value, env=env.child())
        return
    if env.nobodys and noun.word == "player":
        found.values[param.name] = words.write_you(w, env)
        for name in names:
            found.env.names[name] = Ref(noun, "same", expr=t.Word(param.span, "you"), env=env.child())
        return
    ref = found.env.bind(word, noun)
    found.env.names[param.name] = ref
    among = next((test for test in found.rest if is_among(test, word)), None)
    if ref.mode == "letter":
        found.free |= {param.name} if other is None and among is None else set()
        found.values[param.name] = words.write_reference(w, ref)
        return
    if isinstance(among, t.Compare) and w.has("one_among"):
        found.rest.remove(among)
        found.values[param.name] = w.fill(
            "one_among", what=w.common_noun(noun.word), source=nouns.write_noun(w, among.right, env)
        )
    elif other is not None and noun.word == "player" and env.you is None:
        found.rest.remove(other)
        found.others.add(param.name)
        found.values[param.name] = w.common_noun("other_player", "one", article)
    else:
        found.free.add(param.name)
        found.values[param.name] = w.common_noun(noun.word, Number.SEVERAL if noun.many else "one", article)


def printed_truth(w: Writer, test: t.Expr, env: Env) -> bool | None:
    """Tell whether a condition about the thing itself is so by what is printed on it; None if that is open."""
    match test:
        case t.Of(_, t.Word(_, word), t.Word(_, "this")) if env.thing is not None:
            field = w.symbols.field_of(env.thing.kind, word)
            if field is None or field.dynamic or w.nouns.of_type(field.type) != YES_NO:
                return None
            return word in env.thing.values
        case t.Not(_, inner):
            found = printed_truth(w, inner, env)
            return None if found is None else not found
        case _:
            return None


def add_conditions(w: Writer, rule: Phrase, rest: list[t.Expr], env: Env) -> Phrase:
    """Return a rule with the conditions that are left."""
    plain = [test for test in rest if not is_option_test(w, test, env)]
    said = w.fill("rule_if", rule=rule, test=write_all(w, plain, env)) if plain else rule
    return add_option_conditions(w, said, rest, env)


def add_option_conditions(w: Writer, rule: Phrase, rest: list[t.Expr], env: Env) -> Phrase:
    """Return a rule with the options it needs, in brackets behind it."""
    options = [test for test in rest if is_option_test(w, test, env)]
    return w.fill("only_with", rule=rule, test=write_all(w, options, env)) if options else rule


def is_option_test(w: Writer, test: t.Expr, env: Env) -> bool:
    """Tell whether a condition is about an option of the game, and can be said behind a rule."""
    match test:
        case t.Not(_, t.Word(_, word)) | t.Word(_, word) | t.Compare(_, "is" | "is not", t.Word(_, word), _):
            return clauses.is_game_option(w, word, env) and w.has("only_with")
        case _:
            return False


def write_all(w: Writer, tests: list[t.Expr], env: Env) -> Phrase:
    """Return conditions that must all hold."""
    found = (
        collections.write_grouped_clause(w, tests[0], env) if len(tests) > 1 else clauses.write_clause(w, tests[0], env)
    )
    for test in tests[1:]:
        found = w.fill("and", left=found, right=collections.write_grouped_clause(w, test, env))
    return found


def write_modifier(w: Writer, head: t.Head, value: t.Expr, where: t.Expr | None, env: Env, key: str) -> Fragment:
    """Return `adds` or `sets`."""
    signed = w.symbols.values.get(head.word)
    if signed is None:
        raise Untranslated(head.word)
    found = match_parameters(w, signed, nouns.arguments(signed, head.arg, head.phrases), where, env, "each")
    if key == "sets" and w.nouns.of_type(signed.type) == YES_NO:
        return Fragment(add_conditions(w, write_yes_no_rule(w, signed, value, found), found.rest, found.env).render())
    what = nouns.write_value_with(w, signed, found.values, None, env)
    if key == "adds" and isinstance(value, t.Negative):
        key, value = "takes", value.value
    named = nouns.write_noun(w, value, found.env)
    if signed.type.form in ("list", "set") and collections.is_pile(w, value, found.env):
        named = collections.write_source(w, value, found.env, Number.SEVERAL, "all")
    none = isinstance(value, t.Word) and value.word == "nothing" and w.has(f"{key}_nothing")
    said = w.fill(f"{key}_nothing", what=what) if none else w.fill(key, what=what, value=named)
    return Fragment(add_conditions(w, said, found.rest, found.env).render())


def write_yes_no_rule(w: Writer, signed: Signed, value: t.Expr, found: Matched) -> Phrase:
    """Return that a yes/no value is so, is not so, or is so exactly if something else is."""
    fixed = isinstance(value, t.Word) and value.word in ("yes", "no")
    so = not (isinstance(value, t.Word) and value.word == "no")
    values = list(found.values.values())
    told = nouns.write_value_text(w, signed, found.values, so)
    if told is None and len(values) == 1:
        told = w.fill("flag" if so else "flag_not", target=values[0], word=w.common_noun(signed.name))
    elif told is None:
        told = write_value_clause(w, signed, found.values)
        told = told if so else w.fill("not", test=told)
    if fixed:
        return told
    told = w.fill("exactly_if", rule=told, test=clauses.write_clause(w, value, found.env))
    rest, found.rest = found.rest, []
    return w.fill("if_then", rule=told, test=write_all(w, rest, found.env)) if rest else told


def write_value_clause(w: Writer, signed: Signed, values: dict[str, Phrase]) -> Phrase:
    """Return a yes/no value without a text as a clause: its first argument does what its word says."""
    rest = [(param.prep or "", values[param.name]) for param in signed.params[1:]]
    act = words.write_as_spelled(w, signed.name, rest)
    if not signed.params:
        return w.fill("flag_alone", word=act)
    return w.fill("does_so", target=values[signed.params[0].name], act=act)


def write_permits(w: Writer, e: t.Permits, env: Env) -> Fragment:
    """Return `forbids` or `allows`; what pays for what is a rule of its own."""
    said: list[Phrase] = []
    for head in e.heads:
        if head.word == "pay" and e.allows:
            said.append(write_substitute(w, head, e.where, env))
        else:
            said.append(write_permit(w, head, e, env))
    return Fragment(w.join(said, "and").render())


def write_permit(w: Writer, head: t.Head, e: t.Permits, env: Env) -> Phrase:
    """Return one permission that is given or taken."""
    signed = w.symbols.permissions.get(head.word)
    if signed is None:
        raise Untranslated(head.word)
    article = "none" if not e.allows and "none" in w.language.articles else "any"
    if not e.allows and clauses.write_permission_clause(w, signed, {}, False) is not None:
        article = "each"
    found = match_parameters(w, signed, nouns.arguments(signed, head.arg, head.phrases), e.where, env, article)
    actor = next((param for param in signed.params if param.prep == "by"), None)
    clause = clauses.write_permission_clause(w, signed, found.values, e.allows)
    if clause is not None:
        return add_conditions(w, clause, found.rest, found.env)
    act = clauses.write_act(w, head.word, signed, found.values)
    if actor is None and (env.acting or env.nobodys or w.symbols.players == (1, 1)):
        rule = w.fill("can" if e.allows else "cannot", player=words.write_you(w, env), act=act)
    elif actor is None or actor.name in found.free:
        rule = w.fill("everybody_can" if e.allows else "nobody_can", act=act)
    elif actor.name in found.others and not e.allows:
        rule = w.fill("no_other_can", act=act)
    else:
        rule = w.fill("can" if e.allows else "cannot", player=found.values[actor.name], act=act)
    return add_conditions(w, rule, found.rest, found.env)


def write_substitute(w: Writer, head: t.Head, where: t.Expr | None, env: Env) -> Phrase:
    """Return what may be paid instead of what: `allows pay gold for need where need is in (food, wood)`."""
    paid = nouns.write_noun(w, head.arg, env) if head.arg is not None else w.own_term("nothing")
    need = next((phrase.args[0] for phrase in head.phrases if phrase.prep == "for"), None)
    match where, need:
        case t.Compare(_, "is in", t.Word(_, left), t.SetOf(_, items)), t.Word(_, word) if left == word:
            needed = w.join([nouns.write_noun(w, item, env) for item in items], "or")
            return w.fill("stand_in", paid=paid, need=needed)
        case t.Compare(_, "is", t.Word(_, left), right), t.Word(_, word) if left == word:
            return w.fill("stand_in", paid=paid, need=nouns.write_noun(w, right, env))
        case _:
            rule = w.fill("stand_in", paid=paid, need=w.common_noun("resource", "one", "any"))
            return add_conditions(w, rule, [] if where is None else [where], env)


def write_trigger(w: Writer, e: t.When, env: Env) -> Fragment:
    """Return `when`, `before` or `instead of`."""
    signed = w.symbols.events.get(e.event)
    if signed is None:
        event, scope, rest = (
            events.write_event_name(w, e.event),
            env.child(),
            [] if e.where is None else collections.conjuncts(e.where),
        )
    else:
        found = match_parameters(w, signed, {}, e.where, env, "a")
        event, scope, rest = events.write_event_clause(w, signed, found.values), found.env, found.rest
    plain = [test for test in rest if not is_option_test(w, test, scope)]
    if plain:
        event = w.fill("and", left=event, right=write_all(w, plain, scope))
    key = ("may_" if e.may else "") + MOMENTS[e.moment]
    steps: Phrase = FixedText(inline(blocks.write_block(w, e.block, scope)))
    if not steps.render():
        if all(is_silent_step(w, line) for line in e.block):
            return Fragment("")
        steps, key = w.fill("do_nothing"), f"{key}_nothing" if w.has(f"{key}_nothing") else key
    said = add_option_conditions(w, w.fill(key, event=event, steps=steps, player=words.write_you(w, env)), rest, scope)
    said = choices.mark_openly(w, said, e)
    if e.once is not None:
        said = w.fill("once", rule=said, event=events.write_event_name(w, e.once))
    return Fragment(said.render(), True)


def is_silent_step(w: Writer, e: t.Stmt) -> bool:
    """Tell whether the spec itself keeps a step out of texts: a verb with `text nothing`."""
    signed = w.symbols.verbs.get(e.word) if isinstance(e, t.Call) else None
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
