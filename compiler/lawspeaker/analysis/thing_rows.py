"""Which things take part under which settings, and which have a certain value in a field that nothing changes.

Both are known before a game begins, so that loops go through rows of tables:

    armies                              ->   row by the number of players
    u among armies where owner of u is p and …      ->   row by owner, if all armies of players in the game take part
"""

from __future__ import annotations

from itertools import product

from msgspec import Struct

from lawspeaker.analysis.domains import may_be_absent, may_lose_neighbours
from lawspeaker.analysis.piece_index import conjuncts
from lawspeaker.check import ir as c
from lawspeaker.check.walk import locals_in
from lawspeaker.resolve.symbols import BoardForm, FieldSym, Symbols, Thing
from lawspeaker.resolve.types import Type, TypeForm

MOST_ROWS = 64


class Settings(Struct, frozen=True):
    """What decides which things of a kind take part: the number of players, and modules, which are on or off."""

    players: int
    modules: tuple[str, ...]

    @property
    def count(self) -> int:
        """Return how many combinations there are; the number of players counts from 0 on."""
        return max(self.players + 1, 1) << len(self.modules)


def settings_of(symbols: Symbols, kind: str) -> Settings:
    """Return the settings on which the presence of things of a kind depends; `players` is -1 if it is not theirs."""
    things = symbols.things_of(kind)
    fewer = symbols.players[0] < symbols.players[1] and any(thing.per_player for thing in things)
    modules = tuple(dict.fromkeys(thing.module for thing in things if thing.module is not None))
    return Settings(symbols.players[1] if fewer else -1, modules)


def is_listed_anew(symbols: Symbols, kind: str) -> bool:
    """Tell whether the things of a kind that take part are listed by a function: a table of them would be too large."""
    return may_be_absent(symbols, kind) and settings_of(symbols, kind).count > MOST_ROWS


def needs_lists(symbols: Symbols) -> bool:
    """Tell whether rules may ask that function: for things of a kind, or for the neighbours of a place."""
    maps = [board for board in symbols.boards.values() if board.form == BoardForm.PLACES]
    return any(is_listed_anew(symbols, kind) for kind in symbols.kinds) or any(
        may_lose_neighbours(symbols, board, Type(TypeForm.THING)) for board in maps
    )


def present_rows(symbols: Symbols, kind: str) -> list[list[int]]:
    """Return the things of a kind that take part, by number of players and then by modules, the last one first."""
    settings, things = settings_of(symbols, kind), symbols.things_of(kind)
    rows: list[list[int]] = []
    for players in range(settings.players + 1) if settings.players >= 0 else (symbols.players[1],):
        for flags in product((False, True), repeat=len(settings.modules)):
            off = {module for module, on in zip(settings.modules, flags, strict=True) if not on}
            there = [thing for thing in things if thing.module not in off]
            rows.append(sorted(i for thing in there for i in ids_for(thing, players)))
    return rows


def ids_for(thing: Thing, players: int) -> list[int]:
    """Return the copies of a thing in a game of so many players."""
    return thing.ids[: thing.copies * players] if thing.per_player else thing.ids


class FieldIs(Struct, frozen=True):
    """The condition that a field of a thing, which nothing changes, has a value."""

    kind: str
    field: FieldSym
    value: c.Expr


def field_is(symbols: Symbols, var: str, source: c.Expr, where: c.Expr | None) -> tuple[FieldIs, list[c.Expr]] | None:
    """Read the first condition on things of a kind as one that a table answers; return it and the other conditions.

    The first one only, so that no condition is left out that could fail.
    """
    if where is None or not isinstance(source, c.Universe) or source.type.element.form != TypeForm.THING:
        return None
    kind, (first, *rest) = source.type.element.name, conjuncts(where)
    match first:
        case c.Compare(c.Comparison.EQUAL, c.FieldGet(field, c.Local(name)), (c.Local() | c.Const()) as value):
            known = name == var and not field.dynamic and var not in locals_in(value)
            if known and has_rows(symbols, kind, field, value):
                return FieldIs(kind, field, value), rest
        case _:
            pass
    return None


def has_rows(symbols: Symbols, kind: str, field: FieldSym, value: c.Expr) -> bool:
    """Tell whether there are rows by a field: its values are few, and all things in the row of a value take part."""
    of, given = field.type.bare(), value.type
    if field.owner not in symbols.kinds or not has_few_values(field):
        return False
    if given.form != of.form or (of.form == TypeForm.THING and not symbols.is_kind(given.name, of.name)):
        return False
    return not may_be_absent(symbols, kind) or is_owned(symbols, kind, field)


def has_few_values(field: FieldSym) -> bool:
    """Tell whether a field has a player, a word of an enum or a thing for its value, which are rows of a table."""
    return field.type.bare().form in (TypeForm.PLAYER, TypeForm.ENUM, TypeForm.THING)


def is_owned(symbols: Symbols, kind: str, field: FieldSym) -> bool:
    """Tell whether a field names the player without whom a thing does not take part, and nothing else matters."""
    if field.name != "owner" or field.default is not None:
        return False
    things = symbols.things_of(kind)
    return all(thing.per_player and thing.module is None and field.name not in thing.values for thing in things)
