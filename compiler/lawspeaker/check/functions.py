"""Functions: verbs, phases, the steps of things, setups and the course.

verb stake n: number by p: player          Function("stake", params=[you, n, p],
    lower chips of p by n            ->        body=[Change(chips of p, n, -1), …])
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import YOU, CheckContext, FunctionContext, Scope
from lawspeaker.check.rules import rules, triggers
from lawspeaker.check.sentences import sentences
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Signed, Thing
from lawspeaker.resolve.types import Type, TypeForm


def check_functions(cx: CheckContext) -> None:
    """Check verbs, phases, the steps of things, setups and the course."""
    program, symbols = cx.program, cx.symbols
    for signed in symbols.verbs.values():
        program.verbs[signed.name] = check_verb(cx, signed)
    for phase in symbols.phases.values():
        name = triggers.fresh_function_name(cx, f"phase_{rules.identifier(phase.name)}")
        program.phases[phase.name] = check_function(cx, name, phase.name, phase.decl, phase.module)
    for thing in symbols.things:
        for word, block in thing.steps.items():
            check_steps(cx, thing, word, block)
    for kind in symbols.kinds.values():
        for field in kind.fields.values():
            if field.type.form == TypeForm.STEPS:
                program.steps.setdefault((kind.name, field.name), {})
    for number, (decl, module) in enumerate(symbols.setups):
        name = "setup" if number == 0 else f"setup_{number + 1}"
        program.setups.append(check_function(cx, name, "setup", decl, module))
    if symbols.course is not None:
        program.course = check_function(cx, "course", "course", symbols.course, None)


def check_verb(cx: CheckContext, signed: Signed) -> c.Function:
    """Check a verb; if a module declares it, it fails in games without the module."""
    decl = signed.decl
    assert isinstance(decl, t.VerbDecl)
    params = [("you", ty.PLAYER), *((verb_param_name(cx, p.name), p.type) for p in signed.params)]
    context = FunctionContext(signed.name, dict(params), signed.type)
    scope = Scope(context, pure=False, module=signed.module, you=YOU)
    for param, (name, type_) in zip(signed.params, params[1:], strict=True):
        scope.own(param.name, name, type_)
    block = sentences.check_block(cx, tuple(line for line in decl.block if not is_text(line)), scope)
    if signed.module is not None:
        block = (c.OnlyIf(signed.span, cx.module_test(signed.module)), *block)
        context.fails = True
    return context.function(signed.name, params, block, signed.span)


def verb_param_name(cx: CheckContext, word: str) -> str:
    """Return the Python name of a parameter of a verb, which always has the parameter `you`."""
    return cx.python_name(FunctionContext("", {"you": ty.PLAYER}), word, ty.NUMBER)


def is_text(line: t.Stmt) -> bool:
    """Return whether a line of a verb says how cards describe it."""
    return isinstance(line, t.Call) and line.word == "text"


def check_function(
    cx: CheckContext, name: str, title: str, decl: t.PhaseDecl | t.SetupDecl | t.CourseDecl, module: str | None
) -> c.Function:
    """Check a phase, setup or course; if a module declares it, it does nothing in games without the module."""
    context = FunctionContext(name)
    scope = Scope(context, pure=False, module=module)
    params: list[tuple[str, Type]] = []
    if isinstance(decl, t.PhaseDecl):
        params = [("you", ty.PLAYER)]
        context.locals["you"] = ty.PLAYER
        scope.you = YOU
    elif cx.symbols.players[1] == 1:
        scope.you = c.Const(1, ty.PLAYER, "you")
    block = sentences.check_block(cx, decl.block, scope)
    if module is not None:
        without = c.Not(cx.module_test(module), ty.YES_NO)
        block = (c.If(decl.span, ((without, (c.Leave(decl.span, c.LeaveForm.DONE),)),), ()), *block)
    return context.function(title, params, block, decl.span)


def check_steps(cx: CheckContext, thing: Thing, word: str, block: t.Block) -> None:
    """Check the steps of a thing: a function of the thing and of the player who runs it."""
    field = cx.symbols.field_of(thing.kind, word)
    assert field is not None
    type_ = Type(TypeForm.THING, thing.kind)
    params = [("you", ty.PLAYER), ("this", type_)]
    context = FunctionContext(f"{thing.name} {word}", dict(params), thing=thing.name)
    scope = Scope(context, pure=False, module=thing.module, you=YOU, this=c.Local("this", type_))
    checked = sentences.check_block(cx, block, scope)
    context.name = triggers.fresh_function_name(cx, f"{rules.identifier(thing.name)}_{word}")
    function = context.function(thing.name, params, checked, thing.span)
    cx.program.steps.setdefault((field.owner, word), {})[thing.index] = function


def mark_failing_verbs(cx: CheckContext) -> None:
    """Let verbs with an `otherwise` at one of their calls return whether they failed, even if they never do."""
    for name in cx.uses.failing_verbs:
        cx.program.verbs[name].fails = True
