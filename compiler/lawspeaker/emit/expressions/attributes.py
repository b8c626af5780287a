"""The lists of the state that hold piles and pieces."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.emit import size_names
from lawspeaker.emit.precedence import MULTIPLY
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.symbols import Piece
from lawspeaker.resolve.types import Type, TypeForm


def pile_code(w: Writer, pile: c.Expr) -> str:
    """Write the number of a pile."""
    assert isinstance(pile, c.PileGet)
    table = w.layout.table("pile", pile.pile.name)
    if pile.owner is None:
        return table
    if pile.key is not None:
        players = size_names.radix(w.layout, Type(TypeForm.PLAYER))
        return f"{table} + {w.value(pile.key, MULTIPLY)} * {players} + {w.value(pile.owner, MULTIPLY)}"
    of = pile.pile.of
    less = size_names.before_first(w.layout, of.name) if of is not None and of.form == TypeForm.THING else ""
    return f"{table} + {w.value(pile.owner, MULTIPLY)}{less}"


def kept(w: Writer, piece: str, list_: str) -> str:
    """Return the index of a piece: the list of places of each owner, or of the places without one."""
    return w.state(w.layout.attribute("piece", f"{piece}_{list_}"))


def piece_attribute(w: Writer, piece: Piece) -> str:
    return w.state(w.layout.attribute("piece", piece.name))


def placed_attribute(w: Writer, piece: Piece) -> str:
    """Write the list of how many of a piece each player has on the board."""
    return w.state(w.layout.attribute("piece", f"{piece.name}_placed"))
