"""Symbols to a checked program: the third pass. Types, purity, who decides, what extends what.

    verb stake n: number by p: player          Function("stake", params=[you, n, p],
        lower chips of p by n            ->        body=[Change(chips of p, n, -1), …])

It runs after resolve, because only then every name has one owner, and before lower, which trusts every type.
"""

from __future__ import annotations

from msgspec import Struct, field

from lawspeaker.check import constants
from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, FunctionContext, Scope, Uses
from lawspeaker.check.examples import examples
from lawspeaker.check.examples.incremental import check_examples
from lawspeaker.check.expressions import collections, expressions
from lawspeaker.check.lint.lint import lint_program
from lawspeaker.check.lint.pile_order import piles_without_order
from lawspeaker.check.option_settings import Setting, check_settings
from lawspeaker.check.rules import rules, triggers
from lawspeaker.check.rules.implicit_player import mark_implicit_players
from lawspeaker.check.rules.known_piles import check_known_conditions
from lawspeaker.check.sentences import sentences
from lawspeaker.check.sentences.predicates import empty_value, is_known_in_play, is_text
from lawspeaker.check.walk import nodes
from lawspeaker.facts import Facts
from lawspeaker.incremental import CheckCache
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Option, ParamSym, Signed, Symbols
from lawspeaker.resolve.types import Type
from lawspeaker.source import NOWHERE, Span


class Checked(Struct):
    """The checked program with the symbols it stands on."""

    symbols: Symbols
    program: c.Program
    fields: list[dict[str, constants.Value]]
    defaults: dict[str, c.Expr]
    settings: dict[str, Setting]
    examples: list[examples.Example] = field(default_factory=list)


def check(symbols: Symbols, facts: Facts, cache: CheckCache | None = None) -> Checked:
    """Check everything the symbols stand for, but skip the examples that the cache has seen to be correct."""
    declare_built_ins(symbols)
    mark_implicit_players(symbols)
    cx = CheckContext(symbols, facts, c.Program())
    prepare_context(cx)
    check_values(cx)
    check_functions(cx)
    check_rules(cx)
    check_endings(cx)
    check_known_conditions(cx)
    mark_failing_verbs(cx)
    checked = Checked(symbols, cx.program, *check_starting_values(cx))
    uses, cx.uses = cx.uses, Uses()  # what only examples mention counts as unused
    checked.examples = check_examples(cx, cache or CheckCache())
    lint_program(checked, uses, facts)
    return checked


def declare_built_ins(symbols: Symbols) -> None:
    """Declare what every game has: the event `ended`, the permission to pay with a stand-in."""
    ended = t.EventDecl(NOWHERE, t.Sig(NOWHERE, "ended", ()), ())
    symbols.events.setdefault("ended", Signed("event", "ended", (), ty.NOTHING, ended, NOWHERE, (), None))
    if "pay" not in symbols.permissions and symbols.resources:
        params = (
            ParamSym("offered", ty.RESOURCE, None, NOWHERE),
            ParamSym("need", ty.RESOURCE, "for", NOWHERE),
        )
        sig = t.Sig(NOWHERE, "pay", ())
        same = t.Compare(NOWHERE, "is", t.Word(NOWHERE, "offered"), t.Word(NOWHERE, "need"))
        decl = t.PermissionDecl(NOWHERE, sig, same, ())
        symbols.permissions["pay"] = Signed("permission", "pay", params, ty.YES_NO, decl, NOWHERE, (), None, True)


def prepare_context(cx: CheckContext) -> None:
    """Reserve the names of functions, and find out which piles are shuffled and whether payments have stand-ins."""
    s = cx.symbols
    steps = [f"run_{k.name}_{f.name}" for k in s.kinds.values() for f in k.fields.values() if f.type.form == "steps"]
    moments = [f"{word}_{event}" for event in s.events for word in ("before", "after", "instead_of", "match")]
    verbs = [*s.verbs, *s.values, *(f"can_{p}" for p in s.permissions), "course", "setup"]
    cx.reserved = frozenset([*verbs, *steps, *moments])
    cx.program.shuffled.update(piles_without_order(s.noted("shuffled"), s.noted("poured")))
    cx.program.wild = bool(s.noted("wild"))


def check_values(cx: CheckContext) -> None:
    """Check base values and permissions."""
    for signed in cx.symbols.values.values():
        cx.program.points[signed.name] = new_rule_point(cx, signed)
    for signed in cx.symbols.permissions.values():
        cx.program.permissions[signed.name] = new_rule_point(cx, signed)
    for signed in [*cx.symbols.values.values(), *cx.symbols.permissions.values()]:
        check_base(cx, signed)


def new_rule_point(cx: CheckContext, signed: Signed) -> c.Point:
    params = [(rules.param_name(cx, p.name), p.type) for p in signed.params]
    if signed.uses_you:
        params.append(("you", ty.PLAYER))
    return c.Point(signed, [], [], params)


def check_base(cx: CheckContext, signed: Signed) -> None:
    table = cx.program.points if signed.word == "value" else cx.program.permissions
    point = table[signed.name]
    scope = signature_scope(signed, point.params)
    decl = signed.decl
    if isinstance(decl, t.PermissionDecl):
        expr = c.Const(1, ty.YES_NO) if decl.expr is None else expressions.check_expr(cx, decl.expr, scope, ty.YES_NO)
        point.cases = [(expr, None)]
    elif isinstance(decl, t.ValueDecl) and decl.expr is not None:
        point.cases = [(expressions.check_expr(cx, decl.expr, scope, signed.type), None)]
    elif isinstance(decl, t.ValueDecl):
        check_cases(cx, decl, point, scope)


def check_cases(cx: CheckContext, decl: t.ValueDecl, point: c.Point, scope: Scope) -> None:
    """Check the cases of a value; they must end with `otherwise` or cover an enum."""
    if not decl.cases:
        cx.facts.add("L377", decl.span, word=decl.sig.word)
    for value, test in decl.cases:
        question = None if test is None else expressions.check_expr(cx, test, scope, ty.YES_NO)
        point.cases.append((expressions.check_expr(cx, value, scope, point.signed.type), question))
    if decl.cases and decl.cases[-1][1] is not None and not is_exhaustive(cx, point.cases):
        cx.facts.add("L378", decl.span, word=decl.sig.word)
    if any(test is None for _, test in decl.cases[:-1]):
        cx.facts.add("L379", decl.span, word=decl.sig.word)


def is_exhaustive(cx: CheckContext, cases: list[tuple[c.Expr, c.Expr | None]]) -> bool:
    """Tell whether cases of the form `x is WORD` name every word of an enum."""
    subject: c.Expr | None = None
    named: set[int] = set()
    for _, test in cases:
        if not isinstance(test, c.Compare) or test.op != "==" or not isinstance(test.right, c.Const):
            return False
        if subject is not None and test.left != subject:
            return False
        subject = test.left
        named.add(test.right.value)
    size = None if subject is None else collections.type_size(cx, subject.type.bare())
    return size is not None and len(named) == size


def signature_scope(signed: Signed, params: list[tuple[str, Type]]) -> Scope:
    scope = Scope(FunctionContext(signed.name), module=signed.module)
    for param, (name, type_) in zip(signed.params, params, strict=False):
        scope.names[param.name] = c.Local(name, type_)
        scope.function.locals[name] = type_
    if signed.uses_you:
        scope.you = c.Local("you", ty.PLAYER)
    return scope


def check_functions(cx: CheckContext) -> None:
    """Check verbs, phases, the steps of things, setup and course."""
    for signed in cx.symbols.verbs.values():
        check_verb(cx, signed)
    for phase in cx.symbols.phases.values():
        name = triggers.fresh_function_name(cx, f"phase_{rules.identifier(phase.name)}")
        check_function(cx, f"phase {phase.name}", name, phase.name, phase.decl.block, phase.decl, phase.module)
    for thing in cx.symbols.things:
        for word, block in thing.steps.items():
            check_steps(cx, thing.index, word, block)
    for kind in cx.symbols.kinds.values():
        for field_ in kind.fields.values():
            if field_.type.form == "steps":
                cx.program.steps.setdefault((kind.name, field_.name), {})
    for number, (decl, module) in enumerate(cx.symbols.setups):
        name = "setup" if number == 0 else f"setup_{number + 1}"
        check_function(cx, f"setup {number}", name, "setup", decl.block, decl, module)
    course = cx.symbols.course
    if course is not None:
        check_function(cx, "course", "course", "course", course.block, course, None)


def check_verb(cx: CheckContext, signed: Signed) -> None:
    decl = signed.decl
    assert isinstance(decl, t.VerbDecl)
    params = [("you", ty.PLAYER), *((verb_param_name(cx, p.name), p.type) for p in signed.params)]
    context = FunctionContext(signed.name, dict(params), signed.type)
    scope = Scope(context, pure=False, module=signed.module, you=c.Local("you", ty.PLAYER))
    for param, (name, type_) in zip(signed.params, params[1:], strict=True):
        scope.names[param.name] = c.Local(name, type_)
    block = sentences.check_block(cx, tuple(line for line in decl.block if not is_text(line)), scope)
    if signed.module is not None:
        block = (c.OnlyIf(signed.span, module_test(cx, signed.module)), *block)
        context.fails = True
    function = c.Function(signed.name, signed.name, params, block, signed.type, signed.span, context.locals)
    function.fails, function.records = context.fails, context.records
    cx.program.functions[f"verb {signed.name}"] = function


def module_test(cx: CheckContext, module: str) -> c.Expr:
    """Return the question whether a module is in the game: what it declares does nothing without it."""
    return c.OptionGet(cx.symbols.options[module], None, ty.YES_NO)


def verb_param_name(cx: CheckContext, word: str) -> str:
    return cx.python_name(FunctionContext("", {"you": ty.PLAYER}), word, ty.NUMBER)


def check_function(
    cx: CheckContext,
    key: str,
    name: str,
    title: str,
    block: t.Block,
    decl: t.PhaseDecl | t.SetupDecl | t.CourseDecl,
    module: str | None,
) -> None:
    context = FunctionContext(name)
    scope = Scope(context, pure=False, module=module)
    params: list[tuple[str, Type]] = []
    if isinstance(decl, t.PhaseDecl):
        params = [("you", ty.PLAYER)]
        context.locals["you"] = ty.PLAYER
        scope.you = c.Local("you", ty.PLAYER)
    elif cx.symbols.players[1] == 1:
        scope.you = c.Const(1, ty.PLAYER, "you")
    checked = sentences.check_block(cx, block, scope)
    if module is not None:
        without = c.Not(module_test(cx, module), ty.YES_NO)
        checked = (c.If(decl.span, ((without, (c.Leave(decl.span, "done"),)),), ()), *checked)
    function = c.Function(name, title, params, checked, None, decl.span, context.locals)
    function.fails, function.records = context.fails, context.records
    cx.program.functions[key] = function


def check_steps(cx: CheckContext, index: int, word: str, block: t.Block) -> None:
    """Check the steps of a thing: a function of the thing and of whoever runs them."""
    thing = cx.symbols.things[index]
    field_ = cx.symbols.field_of(thing.kind, word)
    assert field_ is not None
    params: list[tuple[str, Type]] = [("you", ty.PLAYER), ("this", Type("thing", thing.kind))]
    context = FunctionContext(f"{thing.name} {word}", dict(params))
    scope = Scope(context, pure=False, module=thing.module, you=c.Local("you", ty.PLAYER))
    scope.this = c.Local("this", Type("thing", thing.kind))
    checked = sentences.check_block(cx, block, scope)
    name = triggers.fresh_function_name(cx, f"{rules.identifier(thing.name)}_{word}")
    function = c.Function(name, thing.name, params, checked, None, thing.span, context.locals)
    function.fails, function.records = context.fails, context.records
    cx.program.steps.setdefault((field_.owner, word), {})[index] = function


def check_rules(cx: CheckContext) -> None:
    """Check every rule that extends something."""
    for rule in cx.symbols.rules:
        rules.check_top_rule(cx, rule.rule, rule.module)
    for kind in cx.symbols.kinds.values():
        rules.check_kind_rules(cx, kind)
    for thing in cx.symbols.things:
        rules.check_thing_rules(cx, thing)


def mark_failing_verbs(cx: CheckContext) -> None:
    """Let verbs with an `otherwise` at some call say whether they failed, also if they never do."""
    for name in cx.uses.failing_verbs:
        cx.program.functions[f"verb {name}"].fails = True


def check_endings(cx: CheckContext) -> None:
    """Check how the game is won and scored."""
    for win, module in cx.symbols.wins:
        check_win(cx, win, module)
    score = cx.symbols.score
    if score is not None:
        scope = Scope(FunctionContext("score"))
        scope.names[score.player] = c.Local(rules.param_name(cx, score.player), ty.PLAYER)
        scope.you = scope.names[score.player]
        parts = [(part.name, expressions.check_expr(cx, part.value, scope, ty.NUMBER)) for part in score.goal.parts]
        ranks = [(rank.most, expressions.check_expr(cx, rank.key, scope, ty.NUMBER)) for rank in score.goal.ranks]
        if not parts:
            cx.facts.add("L380", score.span)
        cx.program.scoring = c.Scoring(parts, ranks, rules.param_name(cx, score.player), score.span)
    if not cx.symbols.wins and score is None and cx.symbols.game is not None:
        cx.facts.add("L381", cx.symbols.game)


def check_win(cx: CheckContext, win: t.WinDecl, module: str | None) -> None:
    event = None
    params: list[tuple[str, Type]] = []
    scope = Scope(FunctionContext("win"))
    if win.event is not None:
        event = cx.symbols.events.get(win.event)
        if event is None:
            from lawspeaker.diagnostics.spelling import nearest

            close = nearest(win.event, cx.symbols.events)
            cx.facts.add("L343", win.span, word=win.event, close=close or "")
            return
        params = [(rules.param_name(cx, p.name), p.type) for p in event.params]
        for param, (name, type_) in zip(event.params, params, strict=True):
            scope.names[param.name] = c.Local(name, type_)
    is_field = event is not None and any(p.name == win.player for p in event.params)
    for param in () if event is None else event.params:
        if param.name == win.player and param.type.form not in ("player", "unknown"):
            cx.facts.add("L427", win.span, (param.span, "declared here"), word=param.name, type=param.type)
    player = None
    if win.player is not None:
        player = rules.param_name(cx, win.player)
        scope.names.setdefault(win.player, c.Local(player, ty.PLAYER))
        scope.you = scope.names[win.player]
    tests = [] if module is None else [module_test(cx, module)]
    if win.where is not None:
        tests.append(expressions.check_expr(cx, win.where, scope, ty.YES_NO))
    tests.extend(expressions.check_expr(cx, need, scope, ty.YES_NO) for need in win.goal.needs)
    ranks = [(rank.most, expressions.check_expr(cx, rank.key, scope, ty.NUMBER)) for rank in win.goal.ranks]
    cx.program.endings.append(
        c.Ending(win.name, win.event, params, player, is_field, tests, ranks, win.goal.shared, win.span)
    )


def check_starting_values(
    cx: CheckContext,
) -> tuple[list[dict[str, constants.Value]], dict[str, c.Expr], dict[str, Setting]]:
    """Check the fields of things and the defaults of states and options."""
    fields = [constants.thing_field_values(cx, thing) for thing in cx.symbols.things]
    constants.check_unused_defaults(cx)
    defaults: dict[str, c.Expr] = {}
    scope = Scope(FunctionContext("state"))
    for state in cx.symbols.states.values():
        if state.default is not None:
            defaults[state.name] = expressions.check_expr(cx, state.default, scope, state.type)
            check_start(cx, state.name, state.default.span, defaults[state.name])
        elif state.type.form in ("optional", "list", "bundle", "yes_no"):
            defaults[state.name] = empty_value(state.type)
        else:
            cx.facts.add("L382", state.span, word=state.name)
    settings = {option.name: check_setting(cx, option, scope) for option in cx.symbols.options.values()}
    check_settings(cx.symbols, settings, cx.facts)
    return fields, defaults, settings


def check_start(cx: CheckContext, word: str, span: Span, value: c.Expr) -> None:
    """Report a state that begins with something that is known only in a game."""
    seat = next((node for node in nodes(value) if isinstance(node, c.Seat)), None)
    if seat is not None:
        cx.facts.add("L423", span, word=word, seat=seat.text, least=cx.symbols.players[0])
    elif any(map(is_known_in_play, nodes(value))):
        cx.facts.add("L398", span, word=word)


def check_setting(cx: CheckContext, option: Option, scope: Scope) -> Setting:
    """Check the default of an option, and what it needs."""
    default = None if option.default is None else expressions.check_expr(cx, option.default, scope, option.type)
    needs = [(needs, expressions.check_expr(cx, needs.test, scope, ty.YES_NO)) for needs in option.needs]
    return Setting(default, needs=needs)
