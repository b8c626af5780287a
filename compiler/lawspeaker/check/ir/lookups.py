"""Expressions that read the game: fields, states, resources, piles, boards, values and permissions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from lawspeaker.check.ir.forms import BoardWord, GameWord
from lawspeaker.check.ir.operations import number_of
from lawspeaker.check.ir.parts import (
    GROUND,
    NONE,
    Expression,
    Part,
    PartKind,
    Parts,
    ReadsGame,
    ReadsNothing,
    Untracked,
    all_goods,
    goods,
    things,
    things_of_type,
)
from lawspeaker.resolve.symbols import (
    Board,
    BoardForm,
    Die,
    FieldSym,
    Option,
    Piece,
    Pile,
    Record,
    Resource,
    Signed,
    StateSym,
    Symbols,
    Visibility,
)
from lawspeaker.resolve.types import Type, TypeForm

if TYPE_CHECKING:
    from lawspeaker.check.ir.expressions import Expr


@final
class FieldGet(Expression, frozen=True):
    """A field of a thing or record."""

    tracked: ClassVar[bool] = True
    hides: ClassVar[bool] = False

    field: FieldSym
    target: Expr
    type: Type

    @property
    def in_play(self) -> bool:
        return self.field.dynamic

    def reads(self, symbols: Symbols) -> Parts:
        if self.field.owner in symbols.records:
            return frozenset({Part(PartKind.RECORD, self.field.owner)})
        return (
            frozenset({Part(PartKind.FIELD, f"{self.field.owner} {self.field.name}")}) if self.field.dynamic else NONE
        )


@final
class StateGet(ReadsGame, frozen=True):
    """A state; `key` is the thing or player it belongs to, `by` the second key: `(level of p for might)`."""

    state: StateSym
    key: Expr | None
    type: Type
    by: Expr | None = None

    @property
    def hides(self) -> bool:
        return self.state.seen != Visibility.EVERYONE

    def reads(self, symbols: Symbols) -> Parts:
        return frozenset({Part(PartKind.STATE, self.state.name)})


@final
class OptionGet(ReadsGame, frozen=True):
    """The setting of an option, of one player if the option is per player."""

    hides: ClassVar[bool] = False

    option: Option
    player: Expr | None
    type: Type

    def reads(self, symbols: Symbols) -> Parts:
        return NONE


@final
class ResourceGet(ReadsGame, frozen=True):
    """How many of a resource a player has."""

    resource: Resource
    player: Expr
    type: Type

    @property
    def hides(self) -> bool:
        return self.resource.seen != Visibility.EVERYONE

    def reads(self, symbols: Symbols) -> Parts:
        return frozenset({Part(PartKind.GOODS, self.resource.name)})


@final
class ResourceOf(ReadsGame, frozen=True):
    """How many of a resource a player has, where the resource is itself an expression: `k of p`."""

    hides: ClassVar[bool] = True

    resource: Expr
    player: Expr
    type: Type

    def reads(self, symbols: Symbols) -> Parts:
        return goods(symbols, [number_of(self.resource)])


@final
class CanPay(ReadsGame, frozen=True):
    """`can pay 2 wood`: whether a player has a bundle, counting resources that may stand in for others."""

    hides: ClassVar[bool] = True

    bundle: Expr
    player: Expr
    type: Type

    def reads(self, symbols: Symbols) -> Parts:
        return all_goods(symbols)


@final
class PileGet(ReadsGame, frozen=True):
    """A pile as a list; `unordered`: the reader does not depend on the order.

    With a `key` the pile is the first of a player and each word of an enum, and the key says which one is meant.
    """

    pile: Pile
    owner: Expr | None
    type: Type
    unordered: bool = False
    key: Expr | None = None

    @property
    def hides(self) -> bool:
        return self.pile.seen != Visibility.EVERYONE

    def reads(self, symbols: Symbols) -> Parts:
        return things(symbols, self.pile.kind)


@final
class InPile(ReadsGame, frozen=True):
    """`c is in your hand`: read from the position of the thing, without a search through the pile."""

    hides: ClassVar[bool] = False

    thing: Expr
    pile: Expr
    negated: bool
    type: Type

    def reads(self, symbols: Symbols) -> Parts:
        return NONE


@final
class KnownTo(Untracked, frozen=True):
    """Whether a player (None: every player) knows where things are; `hidden`: whether none of them is known to any."""

    things: Expr
    player: Expr | None
    hidden: bool
    type: Type


@final
class Universe(Expression, frozen=True):
    """All values of a type: all players, all things of a kind, all places, all words of an enum."""

    tracked: ClassVar[bool] = True
    hides: ClassVar[bool] = False

    type: Type

    @property
    def in_play(self) -> bool:
        return self.type.element.form in (TypeForm.PLAYER, TypeForm.THING)

    def reads(self, symbols: Symbols) -> Parts:
        return NONE


@final
class CallRulePoint(ReadsGame, frozen=True):
    """A value or permission, evaluated; `unordered`: the reader does not depend on the order of the list."""

    hides: ClassVar[bool] = False

    signed: Signed
    args: tuple[Expr, ...]
    you: Expr | None
    type: Type
    unordered: bool = False

    def reads(self, symbols: Symbols) -> Parts:
        return NONE


@final
class BoardValue(Expression, frozen=True):
    """A property of a board or of its places.

    A search along ways (`check/expressions/ways.py`) has, behind the places it is asked of, which ways it may use: a
    constant, a list of the links or of the places that are entered, and the list of what these cost; `line` is the line
    of the spec if a cost may be negative.
    """

    tracked: ClassVar[bool] = True
    hides: ClassVar[bool] = False

    word: BoardWord
    board: Board
    args: tuple[Expr, ...]
    type: Type
    line: str = ""

    @property
    def in_play(self) -> bool:
        named = self.word in (BoardWord.AT, BoardWord.SPACE) and self.type.form == TypeForm.PLACE
        return self.board.form == BoardForm.LAID or (bool(self.board.sizes) and not named)

    def reads(self, symbols: Symbols) -> Parts:
        return frozenset({GROUND}) if self.board.form == BoardForm.LAID else NONE


@final
class PieceOn(ReadsGame, frozen=True):
    """The owner of the single piece on a place; yes or no if the piece belongs to no player."""

    hides: ClassVar[bool] = False

    piece: Piece
    place: Expr
    type: Type

    def reads(self, symbols: Symbols) -> Parts:
        return frozenset({Part(PartKind.PIECE, self.piece.name)})


@final
class PieceCount(ReadsGame, frozen=True):
    """The number of pieces, of all players if `player` is None, on all places if `place` is None."""

    hides: ClassVar[bool] = False

    piece: Piece
    player: Expr | None
    place: Expr | None
    type: Type

    def reads(self, symbols: Symbols) -> Parts:
        return frozenset({Part(PartKind.PIECE, self.piece.name)})


@final
class Reserve(ReadsGame, frozen=True):
    """The number of pieces that are not on the board."""

    hides: ClassVar[bool] = False

    piece: Piece
    player: Expr | None
    type: Type

    def reads(self, symbols: Symbols) -> Parts:
        return frozenset({Part(PartKind.PIECE, self.piece.name)})


PieceLookup = PieceOn | PieceCount | Reserve


@final
class ThingsAt(ReadsGame, frozen=True):
    """The things of a kind on a place."""

    hides: ClassVar[bool] = False

    kind: str
    place: Expr
    type: Type

    def reads(self, symbols: Symbols) -> Parts:
        return things(symbols, self.kind)


@final
class PlaceOf(ReadsGame, frozen=True):
    """The place of a thing, if it is on a board."""

    hides: ClassVar[bool] = False

    thing: Expr
    type: Type

    def reads(self, symbols: Symbols) -> Parts:
        return things_of_type(symbols, self.thing.type)


@final
class GameValue(Expression, frozen=True):
    """A value that every game has: the active player, the phase, who sits to the left."""

    in_play: ClassVar[bool] = True
    hides: ClassVar[bool] = False

    word: GameWord
    args: tuple[Expr, ...]
    type: Type

    @property
    def tracked(self) -> bool:
        match self.word:
            case GameWord.LEFT | GameWord.RIGHT | GameWord.OPPONENTS | GameWord.FROM:
                return True
            case GameWord.REVERSED | GameWord.SORTED:
                return True
            case GameWord.ACTIVE | GameWord.PHASE | GameWord.RESERVE:
                return True
            case GameWord.WINNER | GameWord.WINNERS | GameWord.OVER | GameWord.ENDING:
                return False
            case GameWord.SCORE | GameWord.SPARE:
                return False

    def reads(self, symbols: Symbols) -> Parts:
        match self.word:
            case GameWord.RESERVE:
                return all_goods(symbols)
            case GameWord.ACTIVE | GameWord.PHASE:
                return frozenset({Part(PartKind(self.word))})
            case GameWord.LEFT | GameWord.RIGHT | GameWord.OPPONENTS | GameWord.FROM:
                return NONE
            case GameWord.REVERSED | GameWord.SORTED:
                return NONE
            case GameWord.WINNER | GameWord.WINNERS | GameWord.OVER | GameWord.ENDING:
                return NONE
            case GameWord.SCORE | GameWord.SPARE:
                return NONE


@final
class OutcomeMarks(ReadsNothing, frozen=True):
    """How many marks of a sort an outcome of a die shows."""

    die: Die
    mark: int
    outcome: Expr
    type: Type


@final
class FaceChoices(ReadsNothing, frozen=True):
    """The alternatives of a rolled face."""

    die: Die
    face: Expr
    type: Type


@final
class CurrentRecord(ReadsGame, frozen=True):
    """`combat`: the most recently started record of its sort that has not ended."""

    hides: ClassVar[bool] = True

    record: Record
    type: Type

    def reads(self, symbols: Symbols) -> Parts:
        return frozenset({Part(PartKind.RECORD, self.record.name)})
