"""The screen of a game: its lines as data for `names.py`, and `screen.py`, which computes the values they show.

show trump                        ScreenItem("trump", "", ())
show row with wanted      ->      ScreenItem("row", "", ("wanted",))
                                  def work_out(s, word, of, you): …
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.emit.expressions import lookups
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.new_writer import new_writer
from lawspeaker.emit.python_text import literal, tuple_text
from lawspeaker.emit.render import Definition, definition
from lawspeaker.emit.writer import Writer
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve.screen import first_word, lines_of, shown_fields, shown_values, word_in
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.types import PLAYER, Type, TypeForm


class ScreenWriter:
    """Writes what the `screen` says."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.symbols = layout.symbols
        self.values = [self.symbols.values[word] for word in shown_values(self.symbols)]
        fields = [kind.fields.get(word) for word in shown_fields(self.symbols) for kind in self.symbols.kinds.values()]
        self.changed = [self.symbols.field_values[sym.value] for sym in fields if sym is not None and sym.value]

    def fields(self) -> list[tuple[str, str]]:
        """Return the arguments of `Rules(...)` that are about the screen; most games have only the first."""
        lines = lines_of(self.symbols)
        items = [item for line in lines if line.word == "show" for item in screen_items(line)]
        found = [("screen", tuple_text(items))]
        for key, word in (("explains", "explain"), ("colours", "colour")):
            pairs = [pair for line in lines if line.word == word for pair in pairs_of(line)]
            if pairs:
                found.append((key, tuple_text(pairs)))
        shown = [*self.shown_fields(), *map(self.shown_value, self.values)]
        return [*found, *([("shown", tuple_text(shown))] if shown else [])]

    def shown_fields(self) -> list[str]:
        """Describe the fields that the screen names, for every kind that has one of that name."""
        found: list[str] = []
        for word in shown_fields(self.symbols):
            for kind in self.symbols.kinds.values():
                sym = kind.fields.get(word)
                if sym is not None and sym.type.form != TypeForm.STEPS:
                    form = literal("value" if sym.value else "field")
                    found.append(f"ShownInfo({literal(word)}, {form}, {literal(kind.name)}, {self.tag(sym.type)})")
        return found

    def shown_value(self, value: Signed) -> str:
        """Describe a value that the screen shows."""
        of = value.params[0].type if value.params else None
        asked = "" if of is None else of.name if of.form in (TypeForm.THING, TypeForm.PLACE) else of.form.value
        return f'ShownInfo({literal(value.name)}, "value", {literal(asked)}, {self.tag(value.type)})'

    def tag(self, type_: Type) -> int:
        return self.layout.type_tag(type_.element if type_.form == TypeForm.LIST else type_)

    def functions(self) -> list[Definition]:
        """Write the function that computes the values of the screen; none if it shows none."""
        if not self.values and not self.changed:
            return []
        writer = new_writer(self.layout)
        values: list[tuple[str, str]] = []
        for value in self.values:
            of = tuple(c.Local("of", param.type) for param in value.params)
            you = c.Local("you", PLAYER) if value.uses_you else None
            values.append((literal(value.name), lookups.use(writer, c.CallRulePoint(value, of, you, value.type))))
        values += [(literal(word), self.changed_field(writer, word)) for word in {sym.word: 0 for sym in self.changed}]
        return [definition("work_out", "modules/screen", values=values)]

    def changed_field(self, writer: Writer, word: str) -> str:
        """Write a field that rules change; where several kinds have one of that name, by the kind of the thing."""
        text = ""
        for value in reversed([value for value in self.changed if value.word == word]):
            of = c.Local("of", value.params[0].type)
            use = lookups.use(writer, c.CallRulePoint(value, (of,), None, value.type))
            text = f"{use} if of in {self.layout.kind_range(of.type.name)} else {text}" if text else use
        return text


def pairs_of(line: t.Call) -> list[str]:
    """Return the words that a line of the screen names, each with what the line says about it."""
    said = word_in(line.phrases[0].args[0])
    names = [arg.name if isinstance(arg, t.Name) else word_in(arg) for arg in line.args]
    return [f"({literal(name)}, {literal(said)})" for name in names]


def screen_items(line: t.Call) -> list[str]:
    """Return what a `show` line shows."""
    behind = {phrase.prep: [word_in(arg) for arg in phrase.args] for phrase in line.phrases}
    fields, order, form = (behind.get(prep, []) for prep in (Preposition.WITH, Preposition.BY, Preposition.AS))
    found: list[str] = []
    for arg in line.args:
        parts = [literal(first_word(arg)), literal(owner_of(arg)), tuple_text([literal(word) for word in fields])]
        parts += [f"order={tuple_text([literal(word) for word in order])}"] if order else []
        parts += [f"form={literal(form[0])}"] if form else []
        parts += ["beside=True"] if found else []
        found.append(f"ScreenItem({', '.join(parts)})")
    return found


def owner_of(arg: t.Expr) -> str:
    """Return whose it is: `your hand` and `hand of you` are both yours."""
    match arg:
        case t.Yours():
            return "you"
        case t.Of(_, _, t.Word(_, owner)):
            return owner
        case _:
            return ""
