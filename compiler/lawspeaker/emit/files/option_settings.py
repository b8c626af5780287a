"""Functions of `names.py` about options: defaults that follow other options, and what an option needs.

option teams: yes_no = no                    def _teams_needs(chosen: Chosen) -> bool:
    needs count players is 4          ->         return chosen.players == 4
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.check.option_settings import Setting, counts_players
from lawspeaker.emit import parts
from lawspeaker.emit.expressions import expressions, measures
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.precedence import ATOM, COMPARE, Text
from lawspeaker.emit.python_text import literal, tuple_text
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.symbols import Board, Option
from lawspeaker.resolve.types import TypeForm
from lawspeaker.source import Span


class OptionFunction(Struct, frozen=True):
    """A function over the chosen options that returns the value of an expression."""

    comment: str
    name: str
    result: str
    value: str


class SettingWriter:
    """Writes conditions on options. They are evaluated before there is a state: they read `chosen`."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.writer = Writer(layout, chosen_text, parts)
        self.functions: list[OptionFunction] = []

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
            if option.default is not None and line.test.span == option.default.span:
                words = f"to be as `{words}` says"
            needs.append(f"NeedInfo({literal(words)}, {literal(line.span.place())}, {name})")
        return [*found, f"needs={tuple_text(needs)}"] if needs else found

    def size_index(self, board: Board) -> str:
        """Return what a board's description says of its size in a game, if it has several; write the function."""
        if not board.sizes:
            return ""
        index = measures.size_index(self.writer, board)
        comment = self.layout.spec.comment(board.span)
        self.functions.append(OptionFunction(comment, f"_{board.name}_size", "int", index))
        return f", size_by=_{board.name}_size"

    def function(self, name: str, span: Span, result: str, value: c.Expr) -> str:
        """Write a function that reads the chosen options, and return its name, which no word of a game can be."""
        comment = self.layout.spec.comment(span)
        self.functions.append(OptionFunction(comment, name, result, self.writer.value(value)))
        return name


def chosen_text(w: Writer, e: c.Expr) -> Text:
    """Write an option, or the number of players, as what was chosen; other expressions as everywhere."""
    if isinstance(e, c.Not) and isinstance(e.value, c.OptionGet):
        return f"chosen[{literal(e.value.option.name)}] == 0", COMPARE
    if counts_players(e):
        return "chosen.players", ATOM
    if isinstance(e, c.OptionGet):
        chosen = f"chosen[{literal(e.option.name)}]"
        return (f"{chosen} == 1", COMPARE) if e.type.form == TypeForm.YES_NO else (chosen, ATOM)
    return expressions.write_text(w, e)
