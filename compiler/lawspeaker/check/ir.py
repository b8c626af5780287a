"""The checked program: the same rules, with every word replaced by its meaning and every expression typed.

    suit of c   ->   FieldGet(card.suit, Local("c"))

Nothing is looked up by name after this. Check builds it, lower cuts it into resumable blocks, emit writes it down.
"""

from __future__ import annotations

from msgspec import Struct, field

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
from lawspeaker.source import Span

# ---------- expressions ----------


class Const(Struct, frozen=True):
    """A number, yes/no, an enum word, a thing, a place, a player: an integer by now. `text` is how it was written."""

    value: int
    type: Type
    text: str = ""


class Seat(Struct, frozen=True):
    """A player by the seat, `Green` or `player 3`, where fewer may play; stops the game with the line if it is empty.

    A seat that is only compared is a `Const`: nobody is the player of an empty seat.
    """

    number: int
    text: str
    line: str
    type: Type


class Nothing(Struct, frozen=True):
    """`nothing`, `nobody`: the missing value of a type."""

    type: Type


class Local(Struct, frozen=True):
    name: str
    type: Type


class FieldGet(Struct, frozen=True):
    field: FieldSym
    target: Expr
    type: Type


class StateGet(Struct, frozen=True):
    """`by` is the second key of a state kept for each of two things: `(level of p for might)`."""

    state: StateSym
    key: Expr | None
    type: Type
    by: Expr | None = None


class OptionGet(Struct, frozen=True):
    option: Option
    player: Expr | None
    type: Type


class ResourceGet(Struct, frozen=True):
    resource: Resource
    player: Expr
    type: Type


class ResourceOf(Struct, frozen=True):
    """The count of a resource that is only known in play: `k of p` with k a resource."""

    resource: Expr
    player: Expr
    type: Type


class BundlePart(Struct, frozen=True):
    bundle: Expr
    resource: Expr
    type: Type


class BundleOf(Struct, frozen=True):
    """`2 wood + 1 food`: counts by resource."""

    parts: tuple[tuple[Expr, Expr], ...]
    type: Type


class BundleSum(Struct, frozen=True):
    """`a + b` or `a - b` of bundles, `n * a` with op `*`."""

    op: str
    left: Expr
    right: Expr
    type: Type


class PileGet(Struct, frozen=True):
    """`free`: the order of the pile does not matter here."""

    pile: Pile
    owner: Expr | None
    type: Type
    free: bool = False


class Universe(Struct, frozen=True):
    """All values of a type: all players, all things of a kind, all places, all words of an enum."""

    type: Type


class ListOf(Struct, frozen=True):
    items: tuple[Expr, ...]
    type: Type


class Use(Struct, frozen=True):
    """A value or permission asked for; `free`: the order of a list does not matter here."""

    signed: Signed
    args: tuple[Expr, ...]
    you: Expr | None
    type: Type
    free: bool = False


class Arithmetic(Struct, frozen=True):
    """`line` is where it stands, for a division that fails."""

    op: str
    left: Expr
    right: Expr
    type: Type
    line: str = ""


class Compare(Struct, frozen=True):
    """`op` is == != >= <= > <."""

    op: str
    left: Expr
    right: Expr
    type: Type


class IsThing(Struct, frozen=True):
    """`c is "Bolt of Light"` of a thing with copies."""

    value: Expr
    thing: Thing
    negated: bool
    type: Type


class IsKind(Struct, frozen=True):
    """`c is spell`: of the kind."""

    value: Expr
    first: int
    last: int
    negated: bool
    type: Type


class Alike(Struct, frozen=True):
    """`c is like d`: copies of one thing."""

    left: Expr
    right: Expr
    negated: bool
    type: Type


class Extreme(Struct, frozen=True):
    """The smallest or the largest of several numbers."""

    most: bool
    items: tuple[Expr, ...]
    type: Type


class Member(Struct, frozen=True):
    value: Expr
    source: Expr
    negated: bool
    type: Type


class Empty(Struct, frozen=True):
    value: Expr
    negated: bool
    type: Type


class Logic(Struct, frozen=True):
    op: str
    left: Expr
    right: Expr
    type: Type


class Not(Struct, frozen=True):
    value: Expr
    type: Type


class Cond(Struct, frozen=True):
    then: Expr
    test: Expr
    other: Expr
    type: Type


class Query(Struct, frozen=True):
    """`having` are (most, key) in order; `agg` as in the tree, or None for the list itself."""

    agg: str | None
    var: str
    source: Expr
    where: Expr | None
    prefix: Expr | None
    having: tuple[tuple[bool, Expr], ...]
    type: Type
    span: Span


class FirstN(Struct, frozen=True):
    """`first 3 of deck`, `last 2 of row`."""

    agg: str
    count: Expr
    source: Expr
    type: Type


class FirstCopies(Struct, frozen=True):
    """A list of things by name: the first copy of each instead of the thing itself. Only in examples."""

    source: Expr
    type: Type


class OfAnyCopy(Struct, frozen=True):
    """A condition that holds if it holds of any copy of a thing, called `var` in it. Only in examples."""

    thing: Thing
    var: str
    test: Expr
    type: Type


class AllHave(Struct, frozen=True):
    var: str
    source: Expr
    test: Expr
    type: Type


class SumOf(Struct, frozen=True):
    value: Expr
    var: str
    source: Expr
    where: Expr | None
    type: Type


class Reach(Struct, frozen=True):
    start: Expr
    var: str
    source: Expr
    where: Expr | None
    board: Board
    type: Type


class BoardValue(Struct, frozen=True):
    """Something a board knows: `word` is neighbours, neighbour, ray, file, column, distance, line, closed …"""

    word: str
    board: Board
    args: tuple[Expr, ...]
    type: Type


class PieceOn(Struct, frozen=True):
    """The owner of the single piece on a place (or yes/no for a piece of nobody)."""

    piece: Piece
    place: Expr
    type: Type


class PieceCount(Struct, frozen=True):
    piece: Piece
    player: Expr | None
    place: Expr | None
    type: Type


class Reserve(Struct, frozen=True):
    piece: Piece
    player: Expr | None
    type: Type


class ThingsAt(Struct, frozen=True):
    kind: str
    place: Expr
    type: Type


class PlaceOf(Struct, frozen=True):
    thing: Expr
    type: Type


class InPile(Struct, frozen=True):
    """`c is in your hand`, without a walk through the pile."""

    thing: Expr
    pile: Expr
    negated: bool
    type: Type


class PlayerValue(Struct, frozen=True):
    """`word` is left, right, opponents, winner, winners, active, phase, resources."""

    word: str
    args: tuple[Expr, ...]
    type: Type


class CanPay(Struct, frozen=True):
    bundle: Expr
    player: Expr
    type: Type


class OutcomeMarks(Struct, frozen=True):
    """How many marks of a sort a die's outcome shows."""

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
    """`combat`: the innermost record of its sort that is going on."""

    record: Record
    type: Type


class Need(Struct, frozen=True):
    """An optional value where a value is needed; stops the game with the line if it is missing."""

    value: Expr
    line: str
    type: Type


class FirstOf(Struct, frozen=True):
    """A list where one is wanted: its first."""

    value: Expr
    line: str
    type: Type


class Unknown(Struct, frozen=True):
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


class SiteVar(Struct):
    """A variable of a choice and the values it can take: `size` values from `first` on.

    `columns` is the board whose columns they are, "" if they are none.
    """

    name: str
    type: Type
    first: int
    size: int
    columns: str = ""


class SiteInfo(Struct):
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


class Assign(Struct, frozen=True):
    """`let x = …` or `x becomes …` of a local."""

    span: Span
    name: str
    value: Expr


class Store(Struct, frozen=True):
    """A state, field or counter gets a value."""

    span: Span
    place: Expr
    value: Expr


class Change(Struct, frozen=True):
    """`raise X by n`, `lower X by n` (sign -1)."""

    span: Span
    place: Expr
    amount: Expr
    sign: int


class Gain(Struct, frozen=True):
    span: Span
    bundle: Expr
    player: Expr
    sign: int


class Pay(Struct, frozen=True):
    """A payment; `site` is None when nothing can stand in for anything, so nothing has to be chosen."""

    span: Span
    bundle: Expr
    player: Expr
    site: SiteInfo | None
    otherwise: Block | None
    temp: str


class Give(Struct, frozen=True):
    span: Span
    bundle: Expr
    giver: Expr
    taker: Expr
    otherwise: Block | None


class Put(Struct, frozen=True):
    span: Span
    things: Expr
    pile: PileGet
    first: bool


class Deal(Struct, frozen=True):
    span: Span
    count: Expr
    source: PileGet
    target: PileGet


class Shuffle(Struct, frozen=True):
    span: Span
    pile: PileGet


class PlaceThing(Struct, frozen=True):
    span: Span
    thing: Expr
    place: Expr


class RemoveThing(Struct, frozen=True):
    span: Span
    things: Expr


class MovePieces(Struct, frozen=True):
    """Pieces onto, off, or between places; `source` or `target` is None for the reserve."""

    span: Span
    piece: Piece
    count: Expr
    player: Expr | None
    source: Expr | None
    target: Expr | None


class Roll(Struct, frozen=True):
    """`seen`: only this player sees what was rolled; None: everybody."""

    span: Span
    die: Die
    name: str
    seen: Expr | None = None


class Pick(Struct, frozen=True):
    """Chance: a value from a list, or a number from `source` to `high`; `seen` as for a roll."""

    span: Span
    name: str
    source: Expr
    high: Expr | None
    type: Type
    seen: Expr | None = None


class Show(Struct, frozen=True):
    """Player None: everybody."""

    span: Span
    things: Expr
    player: Expr | None


class Swap(Struct, frozen=True):
    span: Span
    left: Expr
    right: Expr


class CallVerb(Struct, frozen=True):
    span: Span
    verb: Signed
    args: tuple[Expr, ...]
    you: Expr
    giving: str | None
    effect: Effect | None
    otherwise: Block | None


class RunSteps(Struct, frozen=True):
    span: Span
    field: FieldSym
    target: Expr
    you: Expr
    effect: Effect | None


class RunPhase(Struct, frozen=True):
    span: Span
    phase: Phase
    you: Expr


class StartRecord(Struct, frozen=True):
    span: Span
    record: Record
    name: str
    values: tuple[tuple[FieldSym, Expr], ...]


class Lay(Struct, frozen=True):
    span: Span
    board: Board
    tile: Expr
    spot: Expr


class Touch(Struct, frozen=True):
    """`A touches B` in an example on a laid board: abstract areas side by side."""

    span: Span
    board: Board
    names: tuple[str, str]
    border: int


class ShapeArea(Struct, frozen=True):
    """`A spans 3 tiles, closed` in an example on a laid board."""

    span: Span
    board: Board
    names: tuple[str]
    tiles: Expr
    closed: bool


class MarkArea(Struct, frozen=True):
    """`A shows 2 food` in an example on a laid board."""

    span: Span
    board: Board
    names: tuple[str]
    mark: int
    count: Expr


class Leave(Struct, frozen=True):
    """`form` is stop (the loop), done (the verb), fail, end (the game), skip."""

    span: Span
    form: str


class GiveBack(Struct, frozen=True):
    span: Span
    value: Expr


class OnlyIf(Struct, frozen=True):
    span: Span
    test: Expr


class If(Struct, frozen=True):
    span: Span
    arms: tuple[tuple[Expr, Block], ...]
    otherwise: Block


class Each(Struct, frozen=True):
    """A loop over a list that is fixed when the loop starts."""

    span: Span
    var: str
    type: Type
    source: Expr
    block: Block
    temp: str


class Loop(Struct, frozen=True):
    """`form` is forever, times, until or while."""

    span: Span
    form: str
    value: Expr | None
    block: Block
    temp: str


class Turns(Struct, frozen=True):
    span: Span
    var: str
    starting: Expr
    until: Expr | None
    block: Block


class PoolInfo(Struct, frozen=True):
    """One variable of a choice: the list it comes from (already filtered) or numbers from `source` to `high`."""

    var: str
    type: Type
    source: Expr
    high: Expr | None
    where: Expr | None


class Choose(Struct, frozen=True):
    span: Span
    site: SiteInfo
    by: Expr
    pools: tuple[PoolInfo, ...]
    block: Block
    otherwise: Block


class ChooseMany(Struct, frozen=True):
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


class ChooseOrder(Struct, frozen=True):
    span: Span
    site: SiteInfo
    by: Expr
    name: str
    type: Type
    temp: str


class ChooseOne(Struct, frozen=True):
    span: Span
    site: SiteInfo
    by: Expr
    labels: tuple[tuple[Expr | None, Block], ...]
    otherwise: Block


class Announce(Struct, frozen=True):
    """An event. `block` is what happens unless it is replaced."""

    span: Span
    event: Signed
    args: tuple[Expr, ...]
    block: Block


class Activate(Struct, frozen=True):
    """`until E`: the rules of an effect begin to hold."""

    span: Span
    effect: Effect


class MarkOnce(Struct, frozen=True):
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


class Effect(Struct):
    """Rules that begin to hold at a step: until an event, or while a call runs (`until` is None)."""

    index: int
    until: str | None
    captures: list[tuple[str, Type]]
    this: bool
    span: Span


class Holds(Struct):
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


class PointRule(Struct):
    """An `adds`, `sets`, `forbids` or `allows` at a value or permission."""

    form: str
    holds: Holds
    tests: list[Expr]
    value: Expr | None
    span: Span


class IgnoreRule(Struct):
    """`ignores Fortress where …`: the rules of these things are off."""

    index: int
    holds: Holds
    things: list[int]
    tests: list[Expr]
    span: Span


class Trigger(Struct):
    """A `when`, `before`, `after` or `instead of`."""

    index: int
    event: str
    moment: str
    holds: Holds
    tests: list[Expr]
    once: str | None
    function: Function
    span: Span


class Function(Struct):
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


class Point(Struct):
    """A value or permission with everything that extends it."""

    signed: Signed
    cases: list[tuple[Expr, Expr | None]]
    rules: list[PointRule]
    params: list[tuple[str, Type]]


class Ending(Struct):
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


class Known(Struct):
    """`known where …` below a pile: what holds of every thing `it` in it, whoever its `owner` is.

    `function` is what the test is called, once it has a name.
    """

    pile: Pile
    it: Local
    test: Expr
    span: Span
    function: str = ""


class Scoring(Struct):
    parts: list[tuple[str, Expr]]
    ranks: list[tuple[bool, Expr]]
    player: str
    span: Span


class Program(Struct):
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
