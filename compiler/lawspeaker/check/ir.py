"""The checked program: the same rules, with every word replaced by its meaning and every expression typed.

    suit of c   ->   FieldGet(card.suit, Local("c"))

Nothing is looked up by name after this. Check builds it, lower cuts it into resumable blocks, emit writes it down.
"""

from __future__ import annotations

from lawspeaker.resolve.symbols import (
    Board,
    Die,
    FieldSym,
    Option,
    Phase,
    Piece,
    Pile,
    Record,
    Resource,
    Signed,
    StateSym,
    Thing,
)
from lawspeaker.resolve.types import Type
from lawspeaker.shape import field, holder, shape
from lawspeaker.source import Span

# ---------- expressions ----------


@shape
class Const:
    """A number, yes/no, an enum word, a thing, a place, a player: an integer by now. `text` is how it was written."""

    value: int
    type: Type
    text: str = ""


@shape
class Seat:
    """A player by the seat, `Green` or `player 3`, where fewer may play; stops the game with the line if it is empty.

    A seat that is only compared is a `Const`: nobody is the player of an empty seat.
    """

    number: int
    text: str
    line: str
    type: Type


@shape
class Nothing:
    """`nothing`, `nobody`: the missing value of a type."""

    type: Type


@shape
class Local:
    name: str
    type: Type


@shape
class FieldGet:
    field: FieldSym
    target: Expr
    type: Type


@shape
class StateGet:
    """`by` is the second key of a state kept for each of two things: `(level of p for might)`."""

    state: StateSym
    key: Expr | None
    type: Type
    by: Expr | None = None


@shape
class OptionGet:
    option: Option
    player: Expr | None
    type: Type


@shape
class ResourceGet:
    resource: Resource
    player: Expr
    type: Type


@shape
class ResourceOf:
    """The count of a resource that is only known in play: `k of p` with k a resource."""

    resource: Expr
    player: Expr
    type: Type


@shape
class BundlePart:
    bundle: Expr
    resource: Expr
    type: Type


@shape
class BundleOf:
    """`2 wood + 1 food`: counts by resource."""

    parts: tuple[tuple[Expr, Expr], ...]
    type: Type


@shape
class BundleSum:
    """`a + b` or `a - b` of bundles, `n * a` with op `*`."""

    op: str
    left: Expr
    right: Expr
    type: Type


@shape
class PileGet:
    """`free`: the order of the pile does not matter here."""

    pile: Pile
    owner: Expr | None
    type: Type
    free: bool = False


@shape
class Universe:
    """All values of a type: all players, all things of a kind, all places, all words of an enum."""

    type: Type


@shape
class ListOf:
    items: tuple[Expr, ...]
    type: Type


@shape
class Use:
    """A value or permission asked for; `free`: the order of a list does not matter here."""

    signed: Signed
    args: tuple[Expr, ...]
    you: Expr | None
    type: Type
    free: bool = False


@shape
class Arithmetic:
    """`line` is where it stands, for a division that fails."""

    op: str
    left: Expr
    right: Expr
    type: Type
    line: str = ""


@shape
class Compare:
    """`op` is == != >= <= > <."""

    op: str
    left: Expr
    right: Expr
    type: Type


@shape
class IsThing:
    """`c is "Bolt of Light"` of a thing with copies."""

    value: Expr
    thing: Thing
    negated: bool
    type: Type


@shape
class IsKind:
    """`c is spell`: of the kind."""

    value: Expr
    first: int
    last: int
    negated: bool
    type: Type


@shape
class Alike:
    """`c is like d`: copies of one thing."""

    left: Expr
    right: Expr
    negated: bool
    type: Type


@shape
class Extreme:
    """The smallest or the largest of several numbers."""

    most: bool
    items: tuple[Expr, ...]
    type: Type


@shape
class Member:
    value: Expr
    source: Expr
    negated: bool
    type: Type


@shape
class Empty:
    value: Expr
    negated: bool
    type: Type


@shape
class Logic:
    op: str
    left: Expr
    right: Expr
    type: Type


@shape
class Not:
    value: Expr
    type: Type


@shape
class Cond:
    then: Expr
    test: Expr
    other: Expr
    type: Type


@shape
class Query:
    """`having` are (most, key) in order; `agg` as in the tree, or None for the list itself."""

    agg: str | None
    var: str
    source: Expr
    where: Expr | None
    prefix: Expr | None
    having: tuple[tuple[bool, Expr], ...]
    type: Type
    span: Span


@shape
class FirstN:
    """`first 3 of deck`, `last 2 of row`."""

    agg: str
    count: Expr
    source: Expr
    type: Type


@shape
class FirstCopies:
    """A list of things by name: the first copy of each instead of the thing itself. Only in examples."""

    source: Expr
    type: Type


@shape
class OfAnyCopy:
    """A condition that holds if it holds of any copy of a thing, called `var` in it. Only in examples."""

    thing: Thing
    var: str
    test: Expr
    type: Type


@shape
class AllHave:
    var: str
    source: Expr
    test: Expr
    type: Type


@shape
class SumOf:
    value: Expr
    var: str
    source: Expr
    where: Expr | None
    type: Type


@shape
class Reach:
    start: Expr
    var: str
    source: Expr
    where: Expr | None
    board: Board
    type: Type


@shape
class BoardValue:
    """Something a board knows: `word` is neighbours, neighbour, ray, file, column, distance, line, closed …"""

    word: str
    board: Board
    args: tuple[Expr, ...]
    type: Type


@shape
class PieceOn:
    """The owner of the single piece on a place (or yes/no for a piece of nobody)."""

    piece: Piece
    place: Expr
    type: Type


@shape
class PieceCount:
    piece: Piece
    player: Expr | None
    place: Expr | None
    type: Type


@shape
class Reserve:
    piece: Piece
    player: Expr | None
    type: Type


@shape
class ThingsAt:
    kind: str
    place: Expr
    type: Type


@shape
class PlaceOf:
    thing: Expr
    type: Type


@shape
class InPile:
    """`c is in your hand`, without a walk through the pile."""

    thing: Expr
    pile: Expr
    negated: bool
    type: Type


@shape
class PlayerValue:
    """`word` is left, right, opponents, winner, winners, active, phase, resources."""

    word: str
    args: tuple[Expr, ...]
    type: Type


@shape
class CanPay:
    bundle: Expr
    player: Expr
    type: Type


@shape
class OutcomeMarks:
    """How many marks of a sort a die's outcome shows."""

    die: Die
    mark: int
    outcome: Expr
    type: Type


@shape
class FaceChoices:
    """The alternatives of a rolled face."""

    die: Die
    face: Expr
    type: Type


@shape
class CurrentRecord:
    """`combat`: the innermost record of its sort that is going on."""

    record: Record
    type: Type


@shape
class Need:
    """An optional value where a value is needed; stops the game with the line if it is missing."""

    value: Expr
    line: str
    type: Type


@shape
class FirstOf:
    """A list where one is wanted: its first."""

    value: Expr
    line: str
    type: Type


@shape
class Unknown:
    """What could not be understood; reported already."""

    type: Type


Expr = (
    Const
    | Seat
    | Nothing
    | Local
    | FieldGet
    | StateGet
    | OptionGet
    | ResourceGet
    | ResourceOf
    | BundlePart
    | BundleOf
    | BundleSum
    | PileGet
    | Universe
    | ListOf
    | Use
    | Arithmetic
    | Compare
    | IsThing
    | IsKind
    | Alike
    | Extreme
    | Member
    | Empty
    | Logic
    | Not
    | Cond
    | Query
    | FirstN
    | FirstCopies
    | OfAnyCopy
    | AllHave
    | SumOf
    | Reach
    | BoardValue
    | PieceOn
    | PieceCount
    | Reserve
    | ThingsAt
    | PlaceOf
    | InPile
    | PlayerValue
    | CanPay
    | OutcomeMarks
    | FaceChoices
    | CurrentRecord
    | Need
    | FirstOf
    | Unknown
)

# ---------- sites ----------


@holder
class SiteVar:
    """A variable of a choice and the values it can take: `size` values from `first` on.

    `columns` is the board whose columns they are, "" if they are none.
    """

    name: str
    type: Type
    first: int
    size: int
    columns: str = ""


@holder
class SiteInfo:
    """A choice of the spec: where its action ids start, what is chosen, how it may be declined.

    `openly`: the spec says that what can be chosen may tell what is hidden.
    """

    index: int
    form: str
    vars: list[SiteVar]
    labels: list[str]
    decline: str
    question: str
    span: Span
    base: int = 0
    openly: bool = False

    @property
    def options(self) -> int:
        """Return the number of ids without the declining one."""
        size = len(self.labels) if self.labels else 1
        for var in self.vars:
            size *= var.size
        return size

    @property
    def size(self) -> int:
        return self.options + (1 if self.decline else 0)


# ---------- sentences ----------

Block = tuple["Stmt", ...]


@shape
class Assign:
    """`let x = …` or `x becomes …` of a local."""

    span: Span
    name: str
    value: Expr


@shape
class Store:
    """A state, field or counter gets a value."""

    span: Span
    place: Expr
    value: Expr


@shape
class Change:
    """`raise X by n`, `lower X by n` (sign -1)."""

    span: Span
    place: Expr
    amount: Expr
    sign: int


@shape
class Gain:
    span: Span
    bundle: Expr
    player: Expr
    sign: int


@shape
class Pay:
    """A payment; `site` is None when nothing can stand in for anything, so nothing has to be chosen."""

    span: Span
    bundle: Expr
    player: Expr
    site: SiteInfo | None
    otherwise: Block | None
    temp: str


@shape
class Give:
    span: Span
    bundle: Expr
    giver: Expr
    taker: Expr
    otherwise: Block | None


@shape
class Put:
    span: Span
    things: Expr
    pile: PileGet
    first: bool


@shape
class Deal:
    span: Span
    count: Expr
    source: PileGet
    target: PileGet


@shape
class Shuffle:
    span: Span
    pile: PileGet


@shape
class PlaceThing:
    span: Span
    thing: Expr
    place: Expr


@shape
class RemoveThing:
    span: Span
    things: Expr


@shape
class MovePieces:
    """Pieces onto, off, or between places; `source` or `target` is None for the reserve."""

    span: Span
    piece: Piece
    count: Expr
    player: Expr | None
    source: Expr | None
    target: Expr | None


@shape
class Roll:
    """`seen`: only this player sees what was rolled; None: everybody."""

    span: Span
    die: Die
    name: str
    seen: Expr | None = None


@shape
class Pick:
    """Chance: a value from a list, or a number from `source` to `high`; `seen` as for a roll."""

    span: Span
    name: str
    source: Expr
    high: Expr | None
    type: Type
    seen: Expr | None = None


@shape
class Show:
    """Player None: everybody."""

    span: Span
    things: Expr
    player: Expr | None


@shape
class Swap:
    span: Span
    left: Expr
    right: Expr


@shape
class CallVerb:
    span: Span
    verb: Signed
    args: tuple[Expr, ...]
    you: Expr
    giving: str | None
    effect: Effect | None
    otherwise: Block | None


@shape
class RunSteps:
    span: Span
    field: FieldSym
    target: Expr
    you: Expr
    effect: Effect | None


@shape
class RunPhase:
    span: Span
    phase: Phase
    you: Expr


@shape
class StartRecord:
    span: Span
    record: Record
    name: str
    values: tuple[tuple[FieldSym, Expr], ...]


@shape
class Lay:
    span: Span
    board: Board
    tile: Expr
    spot: Expr


@shape
class Touch:
    """`A touches B` in an example on a laid board: abstract areas side by side."""

    span: Span
    board: Board
    names: tuple[str, str]
    border: int


@shape
class ShapeArea:
    """`A spans 3 tiles, closed` in an example on a laid board."""

    span: Span
    board: Board
    names: tuple[str]
    tiles: Expr
    closed: bool


@shape
class MarkArea:
    """`A shows 2 food` in an example on a laid board."""

    span: Span
    board: Board
    names: tuple[str]
    mark: int
    count: Expr


@shape
class Leave:
    """`form` is stop (the loop), done (the verb), fail, end (the game), skip."""

    span: Span
    form: str


@shape
class GiveBack:
    span: Span
    value: Expr


@shape
class OnlyIf:
    span: Span
    test: Expr


@shape
class If:
    span: Span
    arms: tuple[tuple[Expr, Block], ...]
    otherwise: Block


@shape
class Each:
    """A loop over a list that is fixed when the loop starts."""

    span: Span
    var: str
    type: Type
    source: Expr
    block: Block
    temp: str


@shape
class Loop:
    """`form` is forever, times, until or while."""

    span: Span
    form: str
    value: Expr | None
    block: Block
    temp: str


@shape
class Turns:
    span: Span
    var: str
    starting: Expr
    until: Expr | None
    block: Block


@shape
class PoolInfo:
    """One variable of a choice: the list it comes from (already filtered) or numbers from `source` to `high`."""

    var: str
    type: Type
    source: Expr
    high: Expr | None
    where: Expr | None


@shape
class Choose:
    span: Span
    site: SiteInfo
    by: Expr
    pools: tuple[PoolInfo, ...]
    block: Block
    otherwise: Block


@shape
class ChooseMany:
    """`choose [up to] n xs from …`: one pick at a time into a list."""

    span: Span
    site: SiteInfo
    by: Expr
    pool: PoolInfo
    count: Expr
    up_to: bool
    may: bool
    name: str
    element: str
    left: str
    block: Block
    otherwise: Block


@shape
class ChooseOrder:
    span: Span
    site: SiteInfo
    by: Expr
    name: str
    type: Type
    temp: str


@shape
class ChooseOne:
    span: Span
    site: SiteInfo
    by: Expr
    labels: tuple[tuple[Expr | None, Block], ...]
    otherwise: Block


@shape
class Announce:
    """An event. `block` is what happens unless it is replaced."""

    span: Span
    event: Signed
    args: tuple[Expr, ...]
    block: Block


@shape
class Activate:
    """`until E`: the rules of an effect begin to hold."""

    span: Span
    effect: Effect


@shape
class MarkOnce:
    """`once each E`: a rule was used; of each thing on its own if it is a rule of things (`this`)."""

    span: Span
    number: int
    this: bool


Stmt = (
    Assign
    | Store
    | Change
    | Gain
    | Pay
    | Give
    | Put
    | Deal
    | Shuffle
    | PlaceThing
    | RemoveThing
    | MovePieces
    | Roll
    | Pick
    | Show
    | Swap
    | CallVerb
    | RunSteps
    | RunPhase
    | StartRecord
    | Lay
    | Touch
    | ShapeArea
    | MarkArea
    | Leave
    | GiveBack
    | OnlyIf
    | If
    | Each
    | Loop
    | Turns
    | Choose
    | ChooseMany
    | ChooseOrder
    | ChooseOne
    | Announce
    | Activate
    | MarkOnce
)

# ---------- rules and functions ----------


@holder
class Effect:
    """Rules that begin to hold at a step: until an event, or while a call runs (`until` is None)."""

    index: int
    until: str | None
    captures: list[tuple[str, Type]]
    this: bool
    span: Span


@holder
class Holds:
    """Where a rule comes from and while what it holds.

    `form`: always (a top-level rule), board, pile, option, effect. `things` are the ids whose rule it is.
    """

    form: str
    things: list[int]
    pile: Pile | None
    option: Option | None
    effect: Effect | None
    module: str | None
    belongs: Expr | None
    name: str


@holder
class PointRule:
    """An `adds`, `sets`, `forbids` or `allows` at a value or permission."""

    form: str
    holds: Holds
    tests: list[Expr]
    value: Expr | None
    span: Span


@holder
class IgnoreRule:
    """`ignores Fortress where …`: the rules of these things are off."""

    index: int
    holds: Holds
    things: list[int]
    tests: list[Expr]
    span: Span


@holder
class Trigger:
    """A `when`, `before`, `after` or `instead of`."""

    index: int
    event: str
    moment: str
    holds: Holds
    tests: list[Expr]
    once: str | None
    function: Function
    span: Span


@holder
class Function:
    """A verb, phase, steps of a thing, trigger body, setup or course: parameters and sentences.

    `looks_at_endings`: the course of a game with victories that wait for no event but the end of the setup.
    `marks` are the variables that keep where a record began, by the record, once they have names.
    """

    name: str
    title: str
    params: list[tuple[str, Type]]
    body: Block
    result: Type | None
    span: Span
    locals: dict[str, Type]
    suspends: bool = False
    fails: bool = False
    records: list[str] = field(default_factory=list)
    marks: dict[str, str] = field(default_factory=dict)
    index: int = -1
    once: int = -1
    looks_at_endings: bool = False


@holder
class Point:
    """A value or permission with everything that extends it."""

    signed: Signed
    cases: list[tuple[Expr, Expr | None]]
    rules: list[PointRule]
    params: list[tuple[str, Type]]


@holder
class Ending:
    """A `win`: `event` None means at every change; `player` is the event field or the player loop variable.

    `params` are the fields of the event as variables; `function` is what the test is called, once it has a name.
    """

    name: str
    event: str | None
    params: list[tuple[str, Type]]
    player: str | None
    player_is_field: bool
    tests: list[Expr]
    ranks: list[tuple[bool, Expr]]
    shared: bool
    span: Span
    function: str = ""


@holder
class Known:
    """`known where …` below a pile: what holds of every thing `it` in it, whoever its `owner` is.

    `function` is what the test is called, once it has a name.
    """

    pile: Pile
    it: Local
    test: Expr
    span: Span
    function: str = ""


@holder
class Scoring:
    parts: list[tuple[str, Expr]]
    ranks: list[tuple[bool, Expr]]
    player: str
    span: Span


@holder
class Program:
    """Everything check found out."""

    points: dict[str, Point] = field(default_factory=dict)
    permissions: dict[str, Point] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    steps: dict[tuple[str, str], dict[int, Function]] = field(default_factory=dict)
    triggers: list[Trigger] = field(default_factory=list)
    ignores: list[IgnoreRule] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    sites: list[SiteInfo] = field(default_factory=list)
    endings: list[Ending] = field(default_factory=list)
    scoring: Scoring | None = None
    known: list[Known] = field(default_factory=list)
    announced: set[str] = field(default_factory=set)
    once: list[str] = field(default_factory=list)
    shuffled: set[str] = field(default_factory=set)
    placed: set[str] = field(default_factory=set)
    """Kinds of which something is placed on a board somewhere; empty words stand for things of any kind."""
    wild: bool = False
