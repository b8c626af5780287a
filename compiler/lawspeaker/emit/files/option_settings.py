"""Functions of `names.py` about options: defaults that follow other options, and what an option needs.

option teams: yes_no = no                    def _teams_needs(chosen: Chosen) -> bool:
    needs count players is 4          ->         return chosen.players == 4
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.option_settings import Setting, counts_players
from lawspeaker.emit.expressions.expressions import ATOM, COMPARE, Text
from lawspeaker.emit.expressions.queries import QueryWriter
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import INDENT, literal, tuple_text
from lawspeaker.resolve.symbols import Option
from lawspeaker.source import Span


class SettingWriter(QueryWriter):
    """Writes questions about options; nobody plays yet, so they ask what was chosen instead of the state."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self.functions: list[list[str]] = []

    def parts(self, option: Option, setting: Setting) -> list[str]:
        """Return what an option's description says of others; write the functions it names."""
        found: list[str] = []
        if setting.follows() and setting.default is not None and option.default is not None:
            name = self.function(f"_{option.name}_default", option.span, "int", setting.default)
            found.append(f"default_by={name}")
        needs: list[str] = []
        for number, (line, test) in enumerate(setting.needs):
            name = self.function(f"_{option.name}_needs{number or ''}", line.span, "bool", test)
            words = self.layout.spec.rest(line.test.span)
            needs.append(f"NeedInfo({literal(words)}, {literal(line.span.place())}, {name})")
        return [*found, f"needs={tuple_text(needs)}"] if needs else found

    def function(self, name: str, span: Span, result: str, value: c.Expr) -> str:
        """Write a function that answers from what was chosen, and return its name, which no word of a game can be."""
        head = f"def {name}(chosen: Chosen) -> {result}:"
        self.functions.append([self.layout.spec.comment(span), head, f"{INDENT}return {self.value(value)}"])
        return name

    def text(self, e: c.Expr) -> Text:
        """Write an expression; a `not` of an option is its being no."""
        if isinstance(e, c.Not) and isinstance(e.value, c.OptionGet):
            return f"chosen[{literal(e.value.option.name)}] == 0", COMPARE
        return super().text(e)

    def lookup(self, e: c.Expr) -> Text:
        """Write a look at what was chosen."""
        if counts_players(e):
            return "chosen.players", ATOM
        if isinstance(e, c.OptionGet):
            chosen = f"chosen[{literal(e.option.name)}]"
            return (f"{chosen} == 1", COMPARE) if e.type.form == "yes_no" else (chosen, ATOM)
        return super().lookup(e)
