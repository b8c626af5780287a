"""Verbs as events: a verb that a rule waits for is announced whenever it is done.

    after explore where doer is you          verb explore     ->   announce explore by you
        gain 1 fame                   ->         …body…                    call "explore itself"
                                                                       otherwise fail

Only verbs that some rule names are changed: their body moves into a function of its own (`explore itself`), and the
verb becomes the announcement of an event with the parameters of the verb and the player who does it. All later passes
see an ordinary event. A verb whose replacement calls it again has a third function, `explore again`, which is told
which rules have replaced it already.
"""

from __future__ import annotations

from msgspec.structs import replace

from lawspeaker.check import ir as c
from lawspeaker.check.context import YOU, CheckContext, FunctionContext
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import NoteForm
from lawspeaker.parse.tree_walk import tree_nodes
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.resolve import BUILT_IN_VERBS
from lawspeaker.resolve.symbols import ParamSym, Signed, SignedForm, Symbols
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span
from lawspeaker_language.spelling import nearest

DOER = "doer"
"""The word for the player who does a verb, in the rules that wait for it."""
REPLACED = "replaced_already"
RULE_NUMBERS = 1 << 20
REPLACEMENT = "replacement"
"""How the number is spelled under which a rule is noted that replaces a verb."""
"""A rule that has replaced a verb is noted as its number times this, plus its thing."""
NUMBERS = ty.list_of(ty.NUMBER)


def declare_verb_events(symbols: Symbols) -> None:
    """Declare an event for each verb that a rule names; where an event has the same name, that event is meant."""
    repeated = symbols.noted(NoteForm.REPEATED)
    for word in sorted(symbols.noted(NoteForm.AWAITED)):
        verb = symbols.verbs.get(word)
        if verb is not None and word not in symbols.events:
            fields = [*verb.params, own_field(verb, DOER, ty.PLAYER)]
            if word in repeated:
                fields.append(own_field(verb, REPLACED, NUMBERS))
            symbols.events[word] = replace(verb, params=tuple(fields))


def own_field(verb: Signed, word: str, type_: Type) -> ParamSym:
    """Return a field of the event of a verb that is no parameter; a parameter of that name has priority."""
    while any(param.name == word for param in verb.params):
        word += "_"
    return ParamSym(word, type_, None, verb.span)


def is_verb_event(event: Signed) -> bool:
    """Return whether an event is that a verb is done."""
    return event.form == SignedForm.VERB


def gives_result(event: Signed) -> bool:
    """Return whether what replaces an event has to give a result: it is a verb that gives one."""
    return is_verb_event(event) and event.type.form != TypeForm.NOTHING


def doer_index(symbols: Symbols, event: Signed) -> int:
    """Return the index of the field that is the player who does the verb."""
    return len(symbols.verbs[event.name].params)


def visible_fields(symbols: Symbols, event: Signed) -> tuple[ParamSym, ...]:
    """Return the fields of an event that rules can name."""
    return event.params[: doer_index(symbols, event) + 1] if is_verb_event(event) else event.params


def find_event(cx: CheckContext, word: str, span: Span) -> Signed | None:
    """Return the event or verb that a rule waits for; report a word that is neither."""
    event = cx.symbols.events.get(word)
    if event is None and word in BUILT_IN_VERBS:
        cx.facts.add("L460", span, word=word, verb=verb_that_says(cx, word))
    elif event is None:
        close = nearest(word, [*cx.symbols.events, *cx.symbols.verbs])
        cx.facts.add("L343", span, word=word, close=close or "", awaited=word)
    return event


def verb_that_says(cx: CheckContext, word: str) -> str:
    """Return the first verb of the game whose steps contain a sentence; "" if there is none."""
    for verb in cx.symbols.verbs.values():
        if any(isinstance(node, t.Call) and node.word == word for node in tree_nodes(verb.decl)):
            return verb.name
    return ""


def replacement_number(cx: CheckContext, this: c.Expr | None) -> c.Expr:
    """Return the number under which a rule of a thing is noted when it replaces a verb."""
    cx.replacements += 1
    number = c.Const(cx.replacements * RULE_NUMBERS, ty.NUMBER, REPLACEMENT)
    return number if this is None else c.Arithmetic(c.ArithmeticOp.ADD, number, this, ty.NUMBER)


def call_again(context: FunctionContext, verb: Signed, args: list[c.Expr]) -> Signed:
    """Return the verb to call; in a block that replaces the verb, the one to which the same rule does not apply."""
    again = context.again
    if again is None or again.verb != verb.name:
        return verb
    number = c.ListOf((again.number,), NUMBERS)
    args.append(c.ListOf((again.replaced, number), NUMBERS, joined=True))
    return replace(verb, name=f"{verb.name} again", params=(*verb.params, own_field(verb, REPLACED, NUMBERS)))


def wrap_verbs(cx: CheckContext) -> None:
    """Let each verb that a rule names announce its event."""
    for event in cx.symbols.events.values():
        if is_verb_event(event):
            wrap_verb(cx, cx.symbols.verbs[event.name], event)


def wrap_verb(cx: CheckContext, verb: Signed, event: Signed) -> None:
    """Move the body of a verb into a function of its own, and let the verb announce its event around the call of it."""
    program = cx.program
    program.announced.add(event.name)
    inner = program.verbs[verb.name]
    itself = replace(verb, name=f"{verb.name} itself")
    program.verbs[itself.name] = inner
    program.verbs[verb.name] = announcing(event, itself, inner, inner.params, c.ListOf((), NUMBERS))
    if len(event.params) > doer_index(cx.symbols, event) + 1:
        replaced = c.Local(cx.python_name(FunctionContext("", inner.locals), event.params[-1].name, NUMBERS), NUMBERS)
        params = [*inner.params, (replaced.name, NUMBERS)]
        again = announcing(event, itself, inner, params, replaced)
        again.name = f"{inner.name}_again"
        program.verbs[f"{verb.name} again"] = again
    inner.name = f"{inner.name}_itself"


def announcing(
    event: Signed, itself: Signed, inner: c.Function, params: list[tuple[str, Type]], replaced: c.Expr
) -> c.Function:
    """Return the function that announces a verb and does it, unless a rule replaces it.

    The `only if` lines at the start of the verb are tested first: nothing reacts to a verb that cannot be done.
    """
    span, result = inner.span, itself.type
    function_locals = dict(params)
    given = None
    if result.form != TypeForm.NOTHING:
        given = "given"
        while given in function_locals:
            given += "_"
        function_locals[given] = result
    own = tuple(c.Local(name, type_) for name, type_ in inner.params[1:])
    fail = (c.Leave(span, c.LeaveForm.FAIL),) if inner.fails else None
    call = c.CallVerb(span, itself, own, YOU, given, None, fail)
    fields = (*own, YOU, replaced)[: len(event.params)]
    announce = c.Announce(span, event, fields, (call,), given)
    give = () if given is None else (c.GiveBack(span, c.Local(given, result)),)
    body = (*leading_conditions(inner.body), announce, *give)
    made = c.Function(inner.name, inner.title, params, body, inner.result, span, function_locals, fails=inner.fails)
    made.words = inner.words
    return made


def leading_conditions(body: c.Block) -> c.Block:
    """Return the `only if` lines with which a verb begins."""
    for number, stmt in enumerate(body):
        if not isinstance(stmt, c.OnlyIf):
            return body[:number]
    return body
