"""`possible`: whether a verb, the steps of a thing or a block can be carried out to its end.

    possible build b in t    ->   CallRulePoint(possible build, (b, t)), and the possibility of [CallVerb(build, b, t)]
    possible plays of c      ->   CallRulePoint(possible plays of card, (c,)), and that of [RunSteps(plays, this)]

A possibility is a value like any other; its rule is derived from the steps when the whole program is known
(`analysis/possibility`).
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import YOU, CheckContext, FunctionContext, Scope
from lawspeaker.check.expressions import rule_point_calls
from lawspeaker.check.walk import locals_in
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.resolve import BUILT_IN_VERBS
from lawspeaker.resolve.symbols import FieldSym, ParamSym, Signed, SignedForm
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span
from lawspeaker_language.spelling import nearest

THIS = "this"


def check_possible(cx: CheckContext, e: t.Possible, scope: Scope) -> c.Expr:
    """Check `possible` with a verb and its arguments, or with the steps of a thing."""
    head = e.head
    you = scope.you or c.GameValue(c.GameWord.ACTIVE, (), ty.PLAYER)
    verb = cx.symbols.verbs.get(head.word)
    if verb is not None:
        args = rule_point_calls.check_arguments(cx, verb, head.arg, head.phrases, scope, e.span)
        return c.Unknown(ty.YES_NO) if args is None else of_verb(cx, verb, tuple(args), you)
    if steps_fields(cx, head.word) and head.arg is not None and not head.phrases:
        found = cx.parts.check_expr(cx, t.Of(head.span, t.Word(head.span, head.word), head.arg), scope)
        if isinstance(found, c.FieldGet) and found.type.form == TypeForm.STEPS:
            return of_steps(cx, found, you)
        return c.Unknown(ty.YES_NO)
    report_unknown(cx, e)
    return c.Unknown(ty.YES_NO)


def steps_fields(cx: CheckContext, word: str) -> list[FieldSym]:
    """Return the fields of that name that hold steps."""
    fields = [kind.fields.get(word) for kind in cx.symbols.kinds.values()]
    return [field for field in fields if field is not None and field.type.form == TypeForm.STEPS]


def report_unknown(cx: CheckContext, e: t.Possible) -> None:
    """Report what is neither a verb of the game nor steps: a sentence, a permission, or an unknown word."""
    word = e.head.word
    if word in BUILT_IN_VERBS:
        cx.facts.add("L471", e.span, word=word)
    elif word in cx.symbols.permissions:
        cx.facts.add("L472", e.span, (cx.symbols.permissions[word].span, "declared here"), word=word)
    else:
        kinds = cx.symbols.kinds.values()
        steps = [name for kind in kinds for name, field in kind.fields.items() if field.type.form == TypeForm.STEPS]
        close = nearest(word, [*cx.symbols.verbs, *steps])
        cx.facts.add("L470", e.span, word=word, close=close or "")


def of_verb(cx: CheckContext, verb: Signed, args: tuple[c.Expr, ...], you: c.Expr) -> c.Expr:
    """Return the possibility of a call of a verb."""
    context = FunctionContext("", {"you": ty.PLAYER})
    params = [(cx.python_name(context, param.name, ty.NUMBER), param.type) for param in verb.params]
    called = tuple(c.Local(*param) for param in params)
    block = (c.CallVerb(verb.span, verb, called, YOU, None, None, None),)
    return use_of(cx, f"possible {verb.name}", params, block, verb.span, args, you)


def of_steps(cx: CheckContext, steps: c.FieldGet, you: c.Expr) -> c.Expr:
    """Return the possibility of the steps of a thing."""
    field = steps.field
    params = [(THIS, Type(TypeForm.THING, field.owner))]
    block = (c.RunSteps(field.span, field, c.Local(*params[0]), YOU, None),)
    name = f"possible {field.name} of {field.owner}"
    return use_of(cx, name, params, block, field.span, (steps.target,), you)


def of_block(cx: CheckContext, block: c.Block, scope: Scope, span: Span) -> c.Expr:
    """Return the possibility of a block, as a value of the variables that are in sight and that it mentions."""
    words = locals_in(block)
    known = [*scope.names.values(), *(e for e in (scope.this, scope.you) if e is not None)]
    params = {e.name: e.type for e in known if isinstance(e, c.Local) and (e.name in words or e == scope.this)}
    params.pop(YOU.name, None)
    you = scope.you or c.GameValue(c.GameWord.ACTIVE, (), ty.PLAYER)
    if isinstance(you, c.Local) and you != YOU:
        params[you.name] = you.type
    name = f"possible line {len(cx.program.possibilities) + 1}"
    args = tuple(c.Local(*param) for param in params.items())
    found = use_of(cx, name, list(params.items()), block, span, args, you)
    cx.program.possibilities[name].locals.update(scope.function.locals)
    return found


def use_of(
    cx: CheckContext,
    name: str,
    params: list[tuple[str, Type]],
    block: c.Block,
    span: Span,
    args: tuple[c.Expr, ...],
    you: c.Expr,
) -> c.Expr:
    """Return a use of a possibility, and add the possibility to the program if it is new."""
    if name not in cx.program.possibilities:
        symbols = tuple(ParamSym(word, type_, None, span) for word, type_ in params)
        decl = t.PermissionDecl(span, t.Sig(span, name, ()), None, ())
        signed = Signed(SignedForm.VALUE, name, symbols, ty.YES_NO, decl, span, (), None, True)
        all_params = [*params, (YOU.name, YOU.type)]
        cx.program.values[name] = c.RulePoint(signed, [(c.Const(1, ty.YES_NO), None)], [], all_params)
        cx.program.possibilities[name] = c.Possibility(name, block, dict(all_params), span)
    return c.CallRulePoint(cx.program.values[name].signed, args, you, ty.YES_NO)
