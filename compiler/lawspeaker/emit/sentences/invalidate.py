"""Which sentences make kept values forgotten, and the functions that forget several at once."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.emit.effects import read_by, whole, written_by
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import indented

HARMLESS = (
    c.Assign,
    c.Shuffle,
    c.Roll,
    c.Pick,
    c.Show,
    c.CallVerb,
    c.RunSteps,
    c.RunPhase,
    c.Leave,
    c.GiveBack,
    c.OnlyIf,
    c.If,
    c.Each,
    c.Loop,
    c.Turns,
    c.Choose,
    c.ChooseMany,
    c.ChooseOrder,
    c.ChooseOne,
    c.Announce,
    c.Activate,
    c.MarkOnce,
)


class Forgetter:
    """Writes that kept values are forgotten; while it is resting, somebody else sees to that."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.resting = False

    def after(self, stmt: c.Stmt) -> list[str]:
        """Write what is forgotten after a sentence; one that nobody here knows could change anything."""
        if self.resting or not self.layout.keeping.shelves:
            return []
        symbols = self.layout.symbols
        match stmt:
            case c.Lay() | c.Touch():
                return self.everything()
            case c.Store(_, place, _) | c.Change(_, place, _, _):
                return self.after_change([place])
            case c.Swap(_, left, right):
                return self.after_change([left, right])
            case _:
                pass
        if isinstance(stmt, HARMLESS):
            return []
        written = written_by(symbols, stmt)
        return self.of(written) if written else self.everything()

    def after_change(self, places: list[c.Expr]) -> list[str]:
        written: set[str] = set()
        for place in places:
            found = read_by(self.layout.symbols, whole(place))
            if not found and not isinstance(whole(place), c.Local):
                return self.everything()
            written |= found
        return self.of(written)

    def everything(self) -> list[str]:
        keeping = self.layout.keeping
        return [f"{keeping.forget_all}(s)"] if keeping.shelves else []

    def of(self, written: set[str]) -> list[str]:
        """Write what is forgotten because something was changed."""
        lines: list[str] = []
        for what in sorted(written):
            for line in self.lines(what):
                if line not in lines:
                    lines.append(line)
        return lines

    def lines(self, what: str) -> list[str]:
        keeping = self.layout.keeping
        concerned = [shelf.attribute for shelf in keeping.shelves if what in shelf.reads]
        if len(concerned) < 2:
            return [f"s.{attribute} = {{}}" for attribute in concerned]
        return [f"{keeping.forget(what)}(s)"]


def forget_functions(layout: Layout) -> list[list[str]]:
    """Write the functions that forget several shelves, and the one that forgets all."""
    keeping = layout.keeping
    if not keeping.shelves:
        return []
    functions: list[list[str]] = []
    for name, what in sorted(keeping.forgetting.items()):
        lines = [f"s.{shelf.attribute} = {{}}" for shelf in keeping.shelves if what in shelf.reads]
        about = f'"""Forget the values that look at {spoken(what)}."""'
        functions.append([f"def {name}(s: State) -> None:", *indented([about, *lines])])
    lines = [f"s.{shelf.attribute} = {{}}" for shelf in keeping.shelves]
    about = '"""Forget all values that are kept, because anything may have changed."""'
    return [*functions, [f"def {keeping.forget_all}(s: State) -> None:", *indented([about, *lines])]]


def spoken(what: str) -> str:
    """Say what is looked at.

    >>> spoken("piece unit"), spoken("goods"), spoken("field card used")
    ('the piece unit', 'goods', 'the field used of card')
    """
    words = what.split()
    if len(words) == 3:
        return f"the {words[0]} {words[2]} of {words[1]}"
    return what if len(words) == 1 else f"where {words[1]} things are" if words[0] == "things" else f"the {what}"
