"""Expressions that read the game: fields, states, resources, piles, boards, values and permissions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from lawspeaker.check.ir.forms import BoardWord, GameWord
from lawspeaker.resolve.symbols import (
    Board,
    Die,
    FieldSym,
    Option,
    Piece,
    Pile,
    Record,
    Resource,
    Signed,
    StateSym,
)
from lawspeaker.resolve.types import Type

if TYPE_CHECKING:
    from lawspeaker.check.ir.expressions import Expr


class FieldGet(Struct, frozen=True):
    """A field of a thing or record."""

    field: FieldSym
    target: Expr
    type: Type


class StateGet(Struct, frozen=True):
    """A state; `key` is the thing or player it belongs to, `by` the second key: `(level of p for might)`."""

    state: StateSym
    key: Expr | None
    type: Type
    by: Expr | None = None


class OptionGet(Struct, frozen=True):
    """The setting of an option, of one player if the option is per player."""

    option: Option
    player: Expr | None
    type: Type


class ResourceGet(Struct, frozen=True):
    """How many of a resource a player has."""

    resource: Resource
    player: Expr
    type: Type


class ResourceOf(Struct, frozen=True):
    """How many of a resource a player has, where the resource is itself an expression: `k of p`."""

    resource: Expr
    player: Expr
    type: Type


class CanPay(Struct, frozen=True):
    """`can pay 2 wood`: whether a player has a bundle, counting resources that may stand in for others."""

    bundle: Expr
    player: Expr
    type: Type


class PileGet(Struct, frozen=True):
    """A pile as a list; `unordered`: the reader does not depend on the order."""

    pile: Pile
    owner: Expr | None
    type: Type
    unordered: bool = False


class InPile(Struct, frozen=True):
    """`c is in your hand`: read from the position of the thing, without a search through the pile."""

    thing: Expr
    pile: Expr
    negated: bool
    type: Type


class KnownTo(Struct, frozen=True):
    """Whether a player (None: every player) knows where things are; `hidden`: whether none of them is known to any."""

    things: Expr
    player: Expr | None
    hidden: bool
    type: Type


class Universe(Struct, frozen=True):
    """All values of a type: all players, all things of a kind, all places, all words of an enum."""

    type: Type


class CallRulePoint(Struct, frozen=True):
    """A value or permission, evaluated; `unordered`: the reader does not depend on the order of the list."""

    signed: Signed
    args: tuple[Expr, ...]
    you: Expr | None
    type: Type
    unordered: bool = False


class BoardValue(Struct, frozen=True):
    """A property of a board or of its places."""

    word: BoardWord
    board: Board
    args: tuple[Expr, ...]
    type: Type


class PieceOn(Struct, frozen=True):
    """The owner of the single piece on a place; yes or no if the piece belongs to no player."""

    piece: Piece
    place: Expr
    type: Type


class PieceCount(Struct, frozen=True):
    """The number of pieces, of all players if `player` is None, on all places if `place` is None."""

    piece: Piece
    player: Expr | None
    place: Expr | None
    type: Type


class Reserve(Struct, frozen=True):
    """The number of pieces that are not on the board."""

    piece: Piece
    player: Expr | None
    type: Type


class ThingsAt(Struct, frozen=True):
    """The things of a kind on a place."""

    kind: str
    place: Expr
    type: Type


class PlaceOf(Struct, frozen=True):
    """The place of a thing, if it is on a board."""

    thing: Expr
    type: Type


class GameValue(Struct, frozen=True):
    """A value that every game has: the active player, the phase, who sits to the left."""

    word: GameWord
    args: tuple[Expr, ...]
    type: Type


class OutcomeMarks(Struct, frozen=True):
    """How many marks of a sort an outcome of a die shows."""

    die: Die
    mark: int
    outcome: Expr
    type: Type


class FaceChoices(Struct, frozen=True):
    """The alternatives of a rolled face."""

    die: Die
    face: Expr
    type: Type


class CurrentRecord(Struct, frozen=True):
    """`combat`: the most recently started record of its sort that has not ended."""

    record: Record
    type: Type
