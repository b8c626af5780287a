"""Options: defaults that depend on other options, and conditions under which an option may be set.

    option teams: yes_no = no                    Setting(default=Const(no), value=0,
        needs count players is 4          ->             needs=[(Needs(…), Compare(count players, 4))])

Both are evaluated before the game starts, so they may read only options and the number of players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import assert_never

from msgspec import Struct, field

from lawspeaker.check import ir as c
from lawspeaker.check.constants import calculate, compare_numbers
from lawspeaker.check.walk import nodes
from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Option, Symbols
from lawspeaker.resolve.types import TypeForm

KnownBefore = (
    c.Const
    | c.OptionGet
    | c.Compare
    | c.Logic
    | c.Not
    | c.Cond
    | c.Arithmetic
    | c.Extreme
    | c.IsThing
    | c.ListOf
    | c.Member
)
"""The expressions that can be evaluated before the game if their operands can."""


class Setting(Struct):
    """One option: its default, what that is in a game of the fewest players, and what the option needs."""

    default: c.Expr | None = None
    value: int | None = None
    needs: list[tuple[t.Needs, c.Expr]] = field(default_factory=list)

    def follows(self) -> bool:
        """Return whether the default depends on how many play or on other options."""
        return self.default is not None and not isinstance(self.default, c.Const)


def check_settings(symbols: Symbols, settings: Mapping[str, Setting], facts: Facts) -> None:
    """Report defaults and conditions that cannot be evaluated before the game, and cycles of defaults."""
    known = True
    for name, setting in settings.items():
        written = symbols.options[name].default
        evaluated = [] if setting.default is None or written is None else [(setting.default, written)]
        evaluated += [(test, needs.test) for needs, test in setting.needs]
        for expr, tree in evaluated:
            if not is_known_before_game(expr):
                facts.add("L394", tree.span, word=name)
                known = False
    if known and not report_cycles(symbols, settings, facts):
        for setting in settings.values():
            if setting.default is not None:
                setting.value = evaluate_setting(setting.default, symbols, settings)


def is_known_before_game(expr: c.Expr) -> bool:
    """Return whether an expression reads only options and the number of players."""
    if counts_players(expr):
        return True
    if isinstance(expr, c.Unknown):
        return True  # reported already
    if not isinstance(expr, KnownBefore) or (isinstance(expr, c.OptionGet) and expr.player is not None):
        return False
    return all(is_known_before_game(part) for part in operands(expr))


def operands(expr: KnownBefore) -> tuple[c.Expr, ...]:
    """Return the operands of an expression over options."""
    match expr:
        case c.Const() | c.OptionGet():
            return ()
        case c.Compare(_, left, right) | c.Logic(_, left, right) | c.Arithmetic(_, left, right):
            return left, right
        case c.Not(value) | c.IsThing(value):
            return (value,)
        case c.Cond(then, test, other):
            return then, test, other
        case c.Member(value, source):
            return value, source
        case c.ListOf(items) | c.Extreme(_, items):
            return items
        case _:
            assert_never(expr)


def counts_players(expr: c.Expr) -> bool:
    """Return whether an expression is `count players`."""
    if not isinstance(expr, c.Query) or expr.agg != c.Aggregate.COUNT or expr.where or expr.prefix or expr.having:
        return False
    return isinstance(expr.source, c.Universe) and expr.source.type.element.form == TypeForm.PLAYER


def report_cycles(symbols: Symbols, settings: Mapping[str, Setting], facts: Facts) -> bool:
    """Report each cycle of defaults at its first option; return whether there is one."""
    done: set[str] = set()
    found = [around for name in settings if (around := find_cycle(settings, name, (), done))]
    for around in found:
        facts.add("L395", symbols.options[around[0]].span, word=around[0], way=" → ".join(around))
    return bool(found)


def find_cycle(settings: Mapping[str, Setting], name: str, path: tuple[str, ...], done: set[str]) -> tuple[str, ...]:
    """Return the first cycle of defaults that is reachable from an option; empty if there is none."""
    if name in path:
        return (*path[path.index(name) :], name)
    if name in done:
        return ()
    done.add(name)
    ways = (find_cycle(settings, other, (*path, name), done) for other in options_read(settings, name))
    return next((way for way in ways if way), ())


def options_read(settings: Mapping[str, Setting], name: str) -> Iterator[str]:
    """Yield the options that the default of an option reads."""
    setting = settings[name]
    for node in () if setting.default is None else nodes(setting.default):
        if isinstance(node, c.OptionGet):
            yield node.option.name


def option_values(symbols: Symbols, option: Option) -> list[int]:
    """Return the values that an option can have; without a default, it has the first."""
    match option.type.form:
        case TypeForm.YES_NO:
            return [0, 1]
        case TypeForm.ENUM:
            return list(range(len(symbols.enums[option.type.name].words)))
        case TypeForm.THING:
            return [thing.ids[0] for thing in symbols.things_of(option.type.name)]
        case TypeForm.NUMBER if option.type.low is not None and option.type.high is not None:
            return list(range(option.type.low, option.type.high + 1))
        case TypeForm.PLAYER:
            return list(range(1, symbols.players[1] + 1))
        case (TypeForm.NUMBER | TypeForm.PLACE | TypeForm.RECORD | TypeForm.RESOURCE | TypeForm.BUNDLE
              | TypeForm.LIST | TypeForm.OPTIONAL | TypeForm.STEPS | TypeForm.OUTCOME | TypeForm.FACE
              | TypeForm.SPOT | TypeForm.PHASE | TypeForm.NOTHING | TypeForm.UNKNOWN):  # fmt: skip
            return [0]
        case _:
            assert_never(option.type.form)


def evaluate_setting(expr: c.Expr, symbols: Symbols, settings: Mapping[str, Setting]) -> int:
    """Return the value of an expression over options in a game of the fewest players with default settings."""

    def default_of(option: Option) -> int:
        """Return the default of an option."""
        default = settings[option.name].default
        return option_values(symbols, option)[0] if default is None else evaluate_setting(default, symbols, settings)

    return evaluate_chosen(expr, symbols.players[0], default_of)


def evaluate_chosen(expr: c.Expr, players: int, chosen: Callable[[Option], int]) -> int:
    """Return the value of an expression over options in a game of so many players with chosen options."""

    def value(part: c.Expr) -> int:
        """Return the value of an operand."""
        return evaluate_chosen(part, players, chosen)

    def values(part: c.Expr) -> list[int]:
        """Return the values of a list."""
        if isinstance(part, c.Cond):
            return values(part.then if value(part.test) else part.other)
        assert isinstance(part, c.ListOf)
        return [each for item in part.items for each in (values(item) if part.joined else [value(item)])]

    if not isinstance(expr, KnownBefore):
        return players if counts_players(expr) else 0
    match expr:
        case c.Const(number):
            return number
        case c.OptionGet(option):
            return chosen(option)
        case c.Extreme(most, items):
            return (max if most else min)(value(item) for item in items)
        case c.Compare(op, left, right):
            return int(compare_numbers(op, value(left), value(right)))
        case c.Logic(op, left, right):
            return int(
                bool(value(left)) and bool(value(right)) if op == c.LogicOp.AND else bool(value(left) or value(right))
            )
        case c.Not(inner):
            return int(not value(inner))
        case c.Cond(then, test, other):
            return value(then) if value(test) else value(other)
        case c.Arithmetic(op, left, right):
            return calculate(op, value(left), value(right))
        case c.IsThing(inner, thing, negated):
            return int((value(inner) in thing.ids) != negated)
        case c.Member(inner, source, negated):
            return int((value(inner) in values(source)) != negated)
        case c.ListOf():
            raise AssertionError("an option holds no list")
        case _:
            assert_never(expr)
