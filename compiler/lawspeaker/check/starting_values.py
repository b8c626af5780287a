"""The values that a game starts with: fields of things, states, options.

    state trump: suit = hearts   ->   defaults["trump"] = Const(hearts)

They are fixed before the game starts, so they may not read anything that only a running game has.
"""

from __future__ import annotations

from lawspeaker.check import constants
from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, FunctionContext, Scope
from lawspeaker.check.expressions import coercion, expressions
from lawspeaker.check.option_settings import Setting, check_settings
from lawspeaker.check.walk import map_parts, nodes
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Option, Signed
from lawspeaker.resolve.types import TypeForm
from lawspeaker.source import Span


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
            defaults[state.name] = as_printed(expressions.check_expr(cx, state.default, scope, state.type))
            check_start(cx, state.name, state.default.span, defaults[state.name])
        elif state.type.form in (TypeForm.OPTIONAL, TypeForm.LIST, TypeForm.BUNDLE, TypeForm.YES_NO):
            defaults[state.name] = coercion.empty_value(state.type)
        else:
            cx.facts.add("L382", state.span, word=state.name)
    settings = {option.name: check_setting(cx, option, scope) for option in cx.symbols.options.values()}
    check_settings(cx.symbols, settings, cx.facts)
    return fields, defaults, settings


def check_start(cx: CheckContext, word: str, span: Span, value: c.Expr) -> None:
    """Report a state whose starting value depends on something that only a running game has."""
    seat = next((node for node in nodes(value) if isinstance(node, c.Seat)), None)
    if seat is not None:
        cx.facts.add("L423", span, word=word, seat=seat.text, least=cx.symbols.players[0])
    elif any(map(is_known_in_play, nodes(value))):
        cx.facts.add("L398", span, word=word)


def check_setting(cx: CheckContext, option: Option, scope: Scope) -> Setting:
    """Check the default of an option and the conditions under which it may be set."""
    default = None
    if option.default is not None:
        default = as_printed(expressions.check_expr(cx, option.default, scope, option.type))
    needs = [(needs, as_printed(expressions.check_expr(cx, needs.test, scope, ty.YES_NO))) for needs in option.needs]
    return Setting(default, needs=needs)


def as_printed(expr: c.Expr) -> c.Expr:
    """Return an expression with the fields as they are written down: no rule holds before the game starts."""
    match expr:
        case c.CallRulePoint(Signed(field=field), (target,)) if field is not None:
            return c.FieldGet(field, as_printed(target), field.type)
        case _:
            return map_parts(expr, as_printed)


def is_known_in_play(node: c.Node) -> bool:
    """Return whether a node reads something that only a running game has."""
    return isinstance(node, c.Expression) and node.in_play
