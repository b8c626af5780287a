"""Which sentences invalidate memoized values, and the functions that invalidate several at once."""

from __future__ import annotations

from collections.abc import Set
from typing import assert_never

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.emit.memoize import MemoTable
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.render import Definition, definition

ANY_GOODS = c.Part(c.PartKind.GOODS)
"""All resources together."""


class Invalidation:
    """Writes the lines that invalidate memoized values; when disabled, the caller invalidates."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.disabled = False

    def after(self, stmt: c.Stmt) -> list[str]:
        """Write what a sentence invalidates: everything, if it is not known what is assigned to."""
        if self.disabled or not self.layout.memo.tables:
            return []
        match stmt:
            case c.Lay() | c.Telling():  # which places there are changes, too
                return self.everything()
            case c.Activate():  # whatever begins an effect invalidates what depends on it
                return []
            case c.Store(_, place, _) | c.Change(_, place, _, _):
                return self.after_change([place])
            case c.Swap(_, left, right):
                return self.after_change([left, right])
            case c.Act() | c.Pay() | c.Give() | c.Running() | c.Flow():
                return self.of(stmt.writes(self.layout.symbols))
            case _:
                assert_never(stmt)

    def after_change(self, places: list[c.Expr]) -> list[str]:
        """Write what assignments invalidate."""
        written = c.Parts()
        for place in places:
            found = c.whole(place).reads(self.layout.symbols)
            if not found and not isinstance(c.whole(place), c.Local):
                return self.everything()
            written |= found
        return self.of(written)

    def everything(self) -> list[str]:
        """Write that all memoized values are invalid."""
        memo = self.layout.memo
        return [f"{memo.invalidate_all}(s)"] if memo.tables else []

    def of(self, written: Set[c.Part]) -> list[str]:
        """Write what is invalid because parts of the state were written; all resources together are one part."""
        resources = c.all_goods(self.layout.symbols)
        if len(resources) > 1 and resources <= written:
            written = (written - resources) | {ANY_GOODS}
        lines = [line for part in sorted(written) for line in self.lines(part)]
        return list(dict.fromkeys(lines))

    def lines(self, part: c.Part) -> list[str]:
        memo = self.layout.memo
        concerned = [table.attribute for table in memo.tables if is_read(part, table)]
        if len(concerned) < 2:
            return [f"s.{attribute} = {{}}" for attribute in concerned]
        return [f"{memo.invalidate(part)}(s)"]


def is_read(part: c.Part, table: MemoTable) -> bool:
    """Tell whether the values of a table read a part of the state."""
    if part == ANY_GOODS:
        return any(read.kind == c.PartKind.GOODS for read in table.reads)
    return part in table.reads


class InvalidateFunction(Struct, frozen=True):
    """A function that empties the memo tables of all values that read a part of the state."""

    name: str
    about: str
    tables: list[str]


def invalidate_functions(layout: Layout) -> Definition:
    """Write the functions that invalidate several tables, and the one that invalidates all."""
    memo = layout.memo
    rows = [
        InvalidateFunction(name, spoken(part), [table.attribute for table in memo.tables if is_read(part, table)])
        for name, part in sorted(memo.invalidating.items())
    ]
    names = (*(row.name for row in rows), memo.invalidate_all)
    tables = [table.attribute for table in memo.tables]
    return definition(names, "functions/invalidate", functions=rows, invalidate_all=memo.invalidate_all, tables=tables)


def spoken(part: c.Part) -> str:
    """Name a part of the state in a docstring.

    >>> spoken(c.Part(c.PartKind.PIECE, "unit")), spoken(c.Part(c.PartKind.FIELD, "card used"))
    ('the piece unit', 'the field used of card')
    >>> spoken(c.Part(c.PartKind.GOODS, "silver")), spoken(ANY_GOODS)
    ('how much silver players have', 'what players have')
    """
    match part.kind:
        case c.PartKind.FIELD:
            owner, name = part.name.split()
            return f"the field {name} of {owner}"
        case c.PartKind.GOODS:
            return f"how much {part.name} players have" if part.name else "what players have"
        case c.PartKind.THINGS:
            return f"where {part.name} things are"
        case (c.PartKind.ACTIVE | c.PartKind.EFFECT | c.PartKind.GROUND | c.PartKind.PHASE
              | c.PartKind.PIECE | c.PartKind.RECORD | c.PartKind.STATE):  # fmt: skip
            return f"the {part.kind} {part.name}" if part.name else part.kind.value
        case _:
            assert_never(part.kind)
