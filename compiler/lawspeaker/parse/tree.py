"""The syntax tree of a spec: one frozen class per construct of the grammar, each with its span.

A `Call` may be a verb, a built-in sentence or a field of a thing: resolve and check decide which.
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.parse.tree_enums import (
    Aggregate,
    ArithmeticOp,
    CompareWord,
    EndingForm,
    LogicOp,
    LoopForm,
    NoteForm,
    Preposition,
    TriggerWord,
)
from lawspeaker.source import Span

# ---------- expressions ----------


class Number(Struct, frozen=True):
    span: Span
    value: int


class Word(Struct, frozen=True):
    span: Span
    word: str


class Name(Struct, frozen=True):
    """A capitalised or quoted name, perhaps with its kind: `beast Wolf`."""

    span: Span
    name: str
    kind: str | None = None


class Yours(Struct, frozen=True):
    """`your hand`."""

    span: Span
    word: str


class Every(Struct, frozen=True):
    """`every card`: all things of a kind, all words of an enum, all places, all players."""

    span: Span
    word: str


class Amount(Struct, frozen=True):
    """`3 wood`, `(n + 1) food`, `group units [of you]`."""

    span: Span
    count: Expr
    word: str
    of: Expr | None = None


class Numbered(Struct, frozen=True):
    """`player 2`."""

    span: Span
    word: str
    number: int


class SetOf(Struct, frozen=True):
    """`(food, wood)`."""

    span: Span
    items: tuple[Expr, ...]


class Phrase(Struct, frozen=True):
    """A preposition with its arguments."""

    span: Span
    prep: Preposition
    args: tuple[Expr, ...]


class CallValue(Struct, frozen=True):
    """`(units of you in place)`: a value with prepositions."""

    span: Span
    head: Expr
    phrases: tuple[Phrase, ...]


class Of(Struct, frozen=True):
    """`suit of c`; the head is a word, or `2` in `first 2 of deck`."""

    span: Span
    head: Expr
    target: Expr


class Dot(Struct, frozen=True):
    """`c's suit`."""

    span: Span
    target: Expr
    word: str


class Printed(Struct, frozen=True):
    """`printed cost of c` or `c's printed cost`: a field without the rules that change it."""

    span: Span
    word: str
    target: Expr


class Negative(Struct, frozen=True):
    span: Span
    value: Expr


class Binary(Struct, frozen=True):
    """`+ - * /`, or `remainder of a / b`."""

    span: Span
    op: ArithmeticOp
    left: Expr
    right: Expr


class Compare(Struct, frozen=True):
    """`is`, `is not`, `is at least/at most/more than/less than`, `is in`, `is not in`, `is next to`, `is like`."""

    span: Span
    op: CompareWord
    left: Expr
    right: Expr


class Between(Struct, frozen=True):
    """`x is between a and b`, `x is not between a and b`; both ends are included."""

    span: Span
    value: Expr
    low: Expr
    high: Expr
    negated: bool


class EmptyTest(Struct, frozen=True):
    span: Span
    value: Expr
    negated: bool


class Logic(Struct, frozen=True):
    """`and`, `or`."""

    span: Span
    op: LogicOp
    left: Expr
    right: Expr


class Not(Struct, frozen=True):
    span: Span
    value: Expr


class Cond(Struct, frozen=True):
    """`a if test else b`."""

    span: Span
    then: Expr
    test: Expr
    other: Expr


class Having(Struct, frozen=True):
    """`having most X`, `having least X`."""

    span: Span
    most: bool
    key: Expr


class Query(Struct, frozen=True):
    """A collection, with or without an aggregate and filters: `count t among meadows where … having most …`.

    `var` is the element's name (`it` without a binder);
    `prefix` is the condition after `while`, which keeps the elements before the first that fails it.
    """

    span: Span
    agg: Aggregate | None
    var: str
    source: Expr
    where: Expr | None = None
    prefix: Expr | None = None
    having: tuple[Having, ...] = ()


class Extreme(Struct, frozen=True):
    """`(least of a, b)` or `(most of a, b)`: the smallest or the largest of several numbers."""

    span: Span
    most: bool
    items: tuple[Expr, ...]


class AllHave(Struct, frozen=True):
    """`all t among X have C`."""

    span: Span
    var: str
    source: Expr
    test: Expr


class SumOf(Struct, frozen=True):
    """`sum of E for each x among X where C`."""

    span: Span
    value: Expr
    var: str
    source: Expr
    where: Expr | None


class ListFor(Struct, frozen=True):
    """`list of E for each x among X where C`."""

    span: Span
    value: Expr
    var: str
    source: Expr
    where: Expr | None


class Range(Struct, frozen=True):
    """`1 to 6`: the numbers from one to another, both ends included."""

    span: Span
    low: Expr
    high: Expr


class Reach(Struct, frozen=True):
    """`reach from S through X where C`: the places of X that are connected to S through places of X.

    `phrases` are those behind S: `with` what the way may cost, `by` which links, `at` what a link or a step costs.
    """

    span: Span
    start: Expr
    source: Expr
    where: Expr | None
    phrases: tuple[Phrase, ...] = ()


class Head(Struct, frozen=True):
    """A use of a value, permission or event by its signature: `enter t with this`."""

    span: Span
    word: str
    arg: Expr | None
    phrases: tuple[Phrase, ...]


class Can(Struct, frozen=True):
    span: Span
    head: Head


class Possible(Struct, frozen=True):
    """`possible build b in t`, `possible plays of c`: whether a verb or the steps of a thing can be carried out."""

    span: Span
    head: Head


class VerbNumbered(Struct, frozen=True):
    """`visit space 3`, `challenge player 2`: behind `does` in an example, a verb and what it is about."""

    span: Span
    word: str
    about: Numbered


Expr = (
    Number
    | Word
    | Name
    | Yours
    | Every
    | Amount
    | Numbered
    | VerbNumbered
    | SetOf
    | CallValue
    | Of
    | Dot
    | Printed
    | Negative
    | Binary
    | Compare
    | Between
    | EmptyTest
    | Logic
    | Not
    | Cond
    | Query
    | Extreme
    | AllHave
    | SumOf
    | ListFor
    | Range
    | Reach
    | Can
    | Possible
)

# ---------- types ----------


class TypeWord(Struct, frozen=True):
    """`number`, `card`."""

    span: Span
    word: str


class TypeOf(Struct, frozen=True):
    """`list of card`, `set of card`."""

    span: Span
    word: str
    inner: TypeName


class OptionalType(Struct, frozen=True):
    """`optional player`."""

    span: Span
    inner: TypeName


class WordsType(Struct, frozen=True):
    """`small or large`."""

    span: Span
    words: tuple[str, ...]


class RangeType(Struct, frozen=True):
    """`1 to 8`."""

    span: Span
    low: int
    high: int


TypeName = TypeWord | TypeOf | OptionalType | WordsType | RangeType


# ---------- sentences ----------


class Cite(Struct, frozen=True):
    span: Span
    id: str


Block = tuple["Stmt", ...]


class Call(Struct, frozen=True):
    """A call of a verb, a built-in sentence, or a field line of a thing."""

    span: Span
    word: str
    args: tuple[Expr, ...]
    phrases: tuple[Phrase, ...]
    giving: str | None
    block: Block | None
    otherwise: Block | None
    cites: tuple[Cite, ...]


class Subject(Struct, frozen=True):
    """`Red has 2 food`, `A touches B` (in examples); `seat` is who does it if that is no name: `player 2`, `you`."""

    span: Span
    name: str
    word: str
    args: tuple[Expr, ...]
    phrases: tuple[Phrase, ...]
    block: Block | None
    cites: tuple[Cite, ...] = ()
    seat: Expr | None = None

    def player(self) -> Expr:
        """Return the player whom the sentence is about."""
        return Name(self.span, self.name) if self.seat is None else self.seat


class Holds(Struct, frozen=True):
    """`e5 holds man of White`, `space 3 holds Meeple` (in examples); behind a capitalised name it is a `Subject`."""

    span: Span
    place: Expr
    args: tuple[Expr, ...]
    cites: tuple[Cite, ...] = ()


class Label(Struct, frozen=True):
    """One option of a `choose one`."""

    span: Span
    text: str
    when: Expr | None
    block: Block
    cites: tuple[Cite, ...] = ()


class Becomes(Struct, frozen=True):
    span: Span
    place: Expr
    value: Expr
    cites: tuple[Cite, ...] = ()


class Let(Struct, frozen=True):
    span: Span
    word: str
    value: Expr
    cites: tuple[Cite, ...] = ()


class If(Struct, frozen=True):
    span: Span
    arms: tuple[tuple[Expr, Block], ...]
    otherwise: Block | None
    cites: tuple[Cite, ...] = ()


class Depending(Struct, frozen=True):
    span: Span
    value: Expr
    matches: tuple[tuple[tuple[Expr, ...], Block], ...]
    otherwise: Block | None
    cites: tuple[Cite, ...] = ()


class Pool(Struct, frozen=True):
    """What a choice is made from: a collection, or numbers from `low` to `high`."""

    span: Span
    var: str
    source: Expr
    high: Expr | None
    where: Expr | None


class Choose(Struct, frozen=True):
    """`choose c from hand`.

    In all choices, `openly` says that the options may reveal hidden things, and `asking` is the question in quotes.
    `beside` are the labels of `or` lines, which are offered beside the elements.
    """

    span: Span
    may: bool
    up_to: bool
    count: Expr | None
    pools: tuple[Pool, ...]
    by: Expr | None
    block: Block | None
    otherwise: Block | None
    cites: tuple[Cite, ...] = ()
    openly: bool = False
    asking: Name | None = None
    beside: tuple[Label, ...] = ()


class ChooseOne(Struct, frozen=True):
    span: Span
    by: Expr | None
    labels: tuple[Label, ...]
    otherwise: Block | None
    cites: tuple[Cite, ...] = ()
    openly: bool = False
    asking: Name | None = None


class ChooseOrder(Struct, frozen=True):
    span: Span
    word: str
    by: Expr | None
    cites: tuple[Cite, ...] = ()
    asking: Name | None = None


class DoPossible(Struct, frozen=True):
    """`do what you can`: each line that is possible. `or_less`: the player may leave out some, if `when` holds."""

    span: Span
    or_less: bool
    when: Expr | None
    lines: Block
    otherwise: Block | None
    cites: tuple[Cite, ...] = ()


class MayDo(Struct, frozen=True):
    span: Span
    text: str
    by: Expr | None
    when: Expr | None
    block: Block
    otherwise: Block | None
    cites: tuple[Cite, ...] = ()
    openly: bool = False
    asking: Name | None = None


class As(Struct, frozen=True):
    span: Span
    player: Expr
    block: Block
    cites: tuple[Cite, ...] = ()


class Each(Struct, frozen=True):
    """`each x among xs`; with `together`, the players choose before the block of any choice is carried out."""

    span: Span
    var: str
    source: Expr
    reverse: bool
    starting: Expr | None
    where: Expr | None
    block: Block
    cites: tuple[Cite, ...] = ()
    order: Expr | None = None
    together: bool = False


class Repeat(Struct, frozen=True):
    span: Span
    form: LoopForm
    value: Expr | None
    block: Block
    cites: tuple[Cite, ...] = ()


class Turns(Struct, frozen=True):
    span: Span
    starting: Expr | None
    until: Expr | None
    block: Block
    cites: tuple[Cite, ...] = ()


class Announce(Struct, frozen=True):
    """`announce openly` shows the things that the event carries to all players, and tells a secret value to them."""

    span: Span
    head: Head
    block: Block | None
    cites: tuple[Cite, ...] = ()
    openly: bool = False


class OnlyIf(Struct, frozen=True):
    span: Span
    test: Expr
    cites: tuple[Cite, ...] = ()


class That(Struct, frozen=True):
    span: Span
    test: Expr
    cites: tuple[Cite, ...] = ()


class Adds(Struct, frozen=True):
    span: Span
    amount: Expr
    head: Head
    where: Expr | None
    cites: tuple[Cite, ...]


class Sets(Struct, frozen=True):
    span: Span
    head: Head
    value: Expr
    where: Expr | None
    cites: tuple[Cite, ...]


class Permits(Struct, frozen=True):
    """`forbids` or `allows`."""

    span: Span
    allows: bool
    heads: tuple[Head, ...]
    where: Expr | None
    cites: tuple[Cite, ...]


class Ignores(Struct, frozen=True):
    span: Span
    things: tuple[Expr, ...]
    where: Expr | None
    cites: tuple[Cite, ...]


class When(Struct, frozen=True):
    """A trigger. `moment` says when it runs, relative to the event.

    Of one with `may`, `asking` is the question, and `otherwise` what happens if it is declined.
    """

    span: Span
    may: bool
    moment: TriggerWord
    event: str
    where: Expr | None
    once: str | None
    block: Block
    cites: tuple[Cite, ...]
    openly: bool = False
    asking: Name | None = None
    otherwise: Block | None = None


class While(Struct, frozen=True):
    span: Span
    test: Expr
    block: Block
    cites: tuple[Cite, ...] = ()


class Until(Struct, frozen=True):
    span: Span
    event: str
    block: Block
    cites: tuple[Cite, ...]


Rule = Adds | Sets | Permits | Ignores | When | While | Until
Stmt = (
    Call
    | Subject
    | Holds
    | Label
    | Becomes
    | Let
    | If
    | Depending
    | Choose
    | ChooseOne
    | ChooseOrder
    | DoPossible
    | MayDo
    | As
    | Each
    | Repeat
    | Turns
    | Announce
    | OnlyIf
    | That
    | Rule
)

# ---------- declarations ----------


class Mod(Struct, frozen=True):
    """A property after the colon: `limit 30`, `seen by owner`, `ordered`."""

    span: Span
    word: str
    arg: Expr | None
    phrases: tuple[Phrase, ...]


class Param(Struct, frozen=True):
    """A parameter. `prep` is the preposition before it, None for a first parameter without one."""

    span: Span
    prep: Preposition | None
    word: str
    type: TypeName | None


class Sig(Struct, frozen=True):
    span: Span
    word: str
    params: tuple[Param, ...]


class Field(Struct, frozen=True):
    span: Span
    word: str
    type: TypeName
    default: Expr | None
    cites: tuple[Cite, ...]


class GameDecl(Struct, frozen=True):
    span: Span
    title: str
    block: Block
    cites: tuple[Cite, ...]


class Needs(Struct, frozen=True):
    """`needs C` below an option or a module: what must hold if it is not at its default."""

    span: Span
    test: Expr
    cites: tuple[Cite, ...]


class ModuleDecl(Struct, frozen=True):
    """`module NAME when C`: `when` is the condition under which it takes part, or None if players choose it."""

    span: Span
    name: str
    block: Block
    cites: tuple[Cite, ...]
    needs: tuple[Needs, ...] = ()
    when: Expr | None = None


class ExpansionDecl(Struct, frozen=True):
    span: Span
    name: str
    block: Block
    cites: tuple[Cite, ...]


class OptionDecl(Struct, frozen=True):
    span: Span
    word: str
    of: str | None
    type: TypeName
    default: Expr | None
    block: Block
    cites: tuple[Cite, ...]
    needs: tuple[Needs, ...] = ()


class ResourceDecl(Struct, frozen=True):
    span: Span
    words: tuple[str, ...]
    mods: tuple[Mod, ...]
    cites: tuple[Cite, ...]


class EnumDecl(Struct, frozen=True):
    span: Span
    word: str
    type: TypeName
    cites: tuple[Cite, ...]


class EveryWhere(Struct, frozen=True):
    """`every low, high where …` below a kind: which combinations are things. `word` is the first word of the line."""

    span: Span
    word: str
    args: tuple[Expr, ...]
    test: Expr
    cites: tuple[Cite, ...]


class KindDecl(Struct, frozen=True):
    span: Span
    word: str
    parent: str | None
    fields: tuple[Field, ...]
    block: Block
    cites: tuple[Cite, ...]
    made: tuple[EveryWhere, ...] = ()


class RecordDecl(Struct, frozen=True):
    span: Span
    word: str
    fields: tuple[Field, ...]
    block: Block
    cites: tuple[Cite, ...]


class StateDecl(Struct, frozen=True):
    span: Span
    word: str
    of: str | None
    type: TypeName
    default: Expr | None
    mods: tuple[Mod, ...]
    cites: tuple[Cite, ...]
    by: str | None = None
    wording: Block = ()


class Known(Struct, frozen=True):
    """`known where …` below a pile: what all players know of the things in it. `word` is the first word of the line."""

    span: Span
    word: str
    test: Expr
    cites: tuple[Cite, ...]


class PileDecl(Struct, frozen=True):
    span: Span
    word: str
    of: str | None
    type: TypeName
    mods: tuple[Mod, ...]
    cites: tuple[Cite, ...]
    wording: Block = ()
    known: tuple[Known, ...] = ()
    by: str | None = None


class PieceDecl(Struct, frozen=True):
    span: Span
    word: str
    of: str | None
    mods: tuple[Mod, ...]
    cites: tuple[Cite, ...]


class BoardDecl(Struct, frozen=True):
    span: Span
    word: str
    block: Block
    cites: tuple[Cite, ...]


class DieDecl(Struct, frozen=True):
    span: Span
    word: str
    block: Block
    cites: tuple[Cite, ...]


class ValueDecl(Struct, frozen=True):
    """`cases` are (value, condition); the condition of an `otherwise` is None. `wording` are its `text` lines.

    `picture` are the rows and letters of a value of a place that is drawn.
    """

    span: Span
    sig: Sig
    type: TypeName
    expr: Expr | None
    cases: tuple[tuple[Expr, Expr | None], ...]
    cites: tuple[Cite, ...]
    wording: Block = ()
    picture: Block = ()


class PermissionDecl(Struct, frozen=True):
    """`cases` are those of a value: (condition, when it counts)."""

    span: Span
    sig: Sig
    expr: Expr | None
    cites: tuple[Cite, ...]
    wording: Block = ()
    cases: tuple[tuple[Expr, Expr | None], ...] = ()


class EventDecl(Struct, frozen=True):
    span: Span
    sig: Sig
    cites: tuple[Cite, ...]
    wording: Block = ()


class VerbDecl(Struct, frozen=True):
    span: Span
    sig: Sig
    type: TypeName | None
    block: Block
    cites: tuple[Cite, ...]


class PhaseDecl(Struct, frozen=True):
    span: Span
    name: str
    block: Block
    cites: tuple[Cite, ...]


class SetupDecl(Struct, frozen=True):
    span: Span
    block: Block
    cites: tuple[Cite, ...]


class CourseDecl(Struct, frozen=True):
    span: Span
    block: Block
    cites: tuple[Cite, ...]


class Part(Struct, frozen=True):
    span: Span
    name: str
    value: Expr


class Rank(Struct, frozen=True):
    span: Span
    most: bool
    key: Expr


class Goal(Struct, frozen=True):
    """The body of a `win` or `score`: conditions, parts, and tie-breakers."""

    parts: tuple[Part, ...] = ()
    needs: tuple[Expr, ...] = ()
    ranks: tuple[Rank, ...] = ()
    shared: bool = False
    cites: tuple[Cite, ...] = ()


class WinDecl(Struct, frozen=True):
    """A `win` or `lose`. `player` is the word behind `for`: None if there is none, or if all win or lose together."""

    span: Span
    name: str
    player: str | None
    event: str | None
    where: Expr | None
    goal: Goal
    cites: tuple[Cite, ...]
    form: EndingForm = EndingForm.WIN


class ScoreDecl(Struct, frozen=True):
    span: Span
    player: str
    goal: Goal
    cites: tuple[Cite, ...]


class ScreenDecl(Struct, frozen=True):
    span: Span
    block: Block
    cites: tuple[Cite, ...]


class ExampleDecl(Struct, frozen=True):
    span: Span
    name: str
    block: Block
    cites: tuple[Cite, ...]


class LinkEnds(Struct, frozen=True):
    """`from A to B`, one way, or `between A and B`, both ways: the places that a link joins. `named`: it has a name."""

    start: Name
    end: Name
    both: bool
    named: bool


class ThingDecl(Struct, frozen=True):
    """`card "Heroic Charge"`: a thing of a declared kind, with its fields and rules; a `link` has ends."""

    span: Span
    kind: str
    name: str
    block: Block
    cites: tuple[Cite, ...]
    ends: LinkEnds | None = None


class RuleDecl(Struct, frozen=True):
    """A rule at the top level, which always holds."""

    span: Span
    rule: Rule
    cites: tuple[Cite, ...]


Decl = (
    GameDecl
    | ModuleDecl
    | ExpansionDecl
    | OptionDecl
    | ResourceDecl
    | EnumDecl
    | KindDecl
    | RecordDecl
    | StateDecl
    | PileDecl
    | PieceDecl
    | BoardDecl
    | DieDecl
    | ValueDecl
    | PermissionDecl
    | EventDecl
    | VerbDecl
    | PhaseDecl
    | SetupDecl
    | CourseDecl
    | WinDecl
    | ScoreDecl
    | ScreenDecl
    | ExampleDecl
    | ThingDecl
    | RuleDecl
)


Note = tuple[NoteForm, str]


class File(Struct, frozen=True):
    """One parsed file. `notes` are what later passes need from all sentences, so that they need not walk the tree."""

    name: str
    decls: tuple[Decl, ...]
    notes: tuple[Note, ...]
