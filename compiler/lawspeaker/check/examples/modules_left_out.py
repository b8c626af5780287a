"""Conditions about a module that an example does not choose: if they fail, the message shows that it is left out.

that count storms is 3     ->     `count storms` is 0, not 3, `weather` is no

In a game without a module, the things that it declares are not there.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from lawspeaker.check import ir as c
from lawspeaker.check.examples.shown_parts import Condition, PartForm, ShownPart
from lawspeaker.check.walk import nodes
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Symbols
from lawspeaker.resolve.types import TypeForm


def with_modules_left_out(symbols: Symbols, condition: Condition, chosen: dict[str, list[c.Expr]]) -> Condition:
    """Return a condition that also shows the options of the modules it speaks of, unless the example chooses them."""
    words = dict.fromkeys(modules_in(symbols, condition.test))
    options = [symbols.options[word] for word in words if word not in chosen]
    shown = [ShownPart(option.name, PartForm.VALUE, c.OptionGet(option, None, ty.YES_NO)) for option in options]
    return replace(condition, shown=(*condition.shown, *shown))


def modules_in(symbols: Symbols, test: c.Expr) -> Iterator[str]:
    """Yield the modules that declare the things a condition names, or the kinds of which it means all things."""
    for node in nodes(test):
        module: str | None = None
        if isinstance(node, c.Universe) and node.type.element.form == TypeForm.THING:
            module = symbols.kinds[node.type.element.name].module
        elif isinstance(node, c.Const) and node.type.form == TypeForm.THING:
            module = symbols.proto_of(node.value).module
        if module is not None:
            yield module
