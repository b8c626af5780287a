"""The result of check: the program with its symbols."""

from __future__ import annotations

from msgspec import Struct, field

from lawspeaker.check import constants
from lawspeaker.check import ir as c
from lawspeaker.check.examples import examples
from lawspeaker.check.option_settings import Setting
from lawspeaker.resolve.symbols import Symbols


class Checked(Struct):
    """The checked program with its symbols.

    `fields` are the field values of each thing, `defaults` the starting values of states, `settings` those of options.
    """

    symbols: Symbols
    program: c.Program
    fields: list[dict[str, constants.Value]]
    defaults: dict[str, c.Expr]
    settings: dict[str, Setting]
    examples: list[examples.Example] = field(default_factory=list)
