"""The tree of a spec: one frozen class per construct of the grammar, each with its span.

Nothing is decided here: a `Call` may be a verb, a built-in step or a field of a thing; resolve and check find out.
"""

from __future__ import annotations

from lawspeaker.shape import shape
from lawspeaker.source import Span

# ---------- expressions ----------


@shape
class Number:
    span: Span
    value: int


@shape
class Word:
    span: Span
    word: str


@shape
class Name:
    """A capitalised or quoted name, perhaps with its kind: `beast Wolf`."""

    span: Span
    name: str
    kind: str | None = None


@shape
class Yours:
    """`your hand`."""

    span: Span
    word: str


@shape
class Amount:
    """`3 wood`, `(n + 1) food`, `group units [of you]`."""

    span: Span
    count: Expr
    word: str
    of: Expr | None = None


@shape
class Numbered:
    """`player 2`."""

    span: Span
    word: str
    number: int


@shape
class SetOf:
    """`(food, wood)`."""

    span: Span
    items: tuple[Expr, ...]


@shape
class Phrase:
    """A preposition with what follows it."""

    span: Span
    prep: str
    args: tuple[Expr, ...]


@shape
class CallValue:
    """`(units of you in place)`: a value asked for with prepositions."""

    span: Span
    head: Expr
    phrases: tuple[Phrase, ...]


@shape
class Of:
    """`suit of c`; the head is a word, or `2` in `first 2 of deck`."""

    span: Span
    head: Expr
    target: Expr


@shape
class Dot:
    """`c's suit`."""

    span: Span
    target: Expr
    word: str


@shape
class Negative:
    span: Span
    value: Expr


@shape
class Binary:
    """`+ - * /`."""

    span: Span
    op: str
    left: Expr
    right: Expr


@shape
class Compare:
    """`is`, `is not`, `is at least/at most/more than/less than`, `is in`, `is not in`, `is next to`."""

    span: Span
    op: str
    left: Expr
    right: Expr


@shape
class EmptyTest:
    span: Span
    value: Expr
    negated: bool


@shape
class Logic:
    """`and`, `or`."""

    span: Span
    op: str
    left: Expr
    right: Expr


@shape
class Not:
    span: Span
    value: Expr


@shape
class Cond:
    """`a if test else b`."""

    span: Span
    then: Expr
    test: Expr
    other: Expr


@shape
class Having:
    """`having most X`, `having least X`."""

    span: Span
    most: bool
    key: Expr


@shape
class Query:
    """A collection, perhaps filtered, perhaps summed up: `count t among meadows where … having most …`.

    `agg` is count, first, last, any, no, different or None; `var` is the element's name (`it` without a binder);
    `prefix` is the condition after `while`, which keeps the elements before the first that fails it.
    """

    span: Span
    agg: str | None
    var: str
    source: Expr
    where: Expr | None = None
    prefix: Expr | None = None
    having: tuple[Having, ...] = ()


@shape
class Extreme:
    """`(least of a, b)` or `(most of a, b)`: the smallest or the largest of several numbers."""

    span: Span
    most: bool
    items: tuple[Expr, ...]


@shape
class AllHave:
    """`all t among X have C`."""

    span: Span
    var: str
    source: Expr
    test: Expr


@shape
class SumOf:
    """`sum of E for each x among X where C`."""

    span: Span
    value: Expr
    var: str
    source: Expr
    where: Expr | None


@shape
class Reach:
    """`reach from S through X where C`: places of X joined to S over places of X."""

    span: Span
    start: Expr
    source: Expr
    where: Expr | None


@shape
class Head:
    """A use of a value, permission or event by its signature: `enter t with this`."""

    span: Span
    word: str
    arg: Expr | None
    phrases: tuple[Phrase, ...]


@shape
class Can:
    span: Span
    head: Head


Expr = (
    Number
    | Word
    | Name
    | Yours
    | Amount
    | Numbered
    | SetOf
    | CallValue
    | Of
    | Dot
    | Negative
    | Binary
    | Compare
    | EmptyTest
    | Logic
    | Not
    | Cond
    | Query
    | Extreme
    | AllHave
    | SumOf
    | Reach
    | Can
)

# ---------- types ----------


@shape
class TypeName:
    """How a type is written: `number`, `set of card`, `optional player`, `small or large`, `1 to 8`."""

    span: Span
    form: str  # word, of, optional, words, range
    words: tuple[str, ...] = ()
    inner: TypeName | None = None
    low: int = 0
    high: int = 0


# ---------- sentences ----------


@shape
class Cite:
    span: Span
    id: str


Block = tuple["Stmt", ...]


@shape
class Call:
    """A sentence: a verb of the game, a built-in step, or a field in a thing's body."""

    span: Span
    word: str
    args: tuple[Expr, ...]
    phrases: tuple[Phrase, ...]
    giving: str | None
    block: Block | None
    otherwise: Block | None
    cites: tuple[Cite, ...]


@shape
class Subject:
    """`Red has 2 food`, `A touches B` (in examples)."""

    span: Span
    name: str
    word: str
    args: tuple[Expr, ...]
    phrases: tuple[Phrase, ...]
    block: Block | None
    cites: tuple[Cite, ...] = ()


@shape
class Label:
    """One option of a `choose one`."""

    span: Span
    text: str
    when: Expr | None
    block: Block
    cites: tuple[Cite, ...] = ()


@shape
class Becomes:
    span: Span
    place: Expr
    value: Expr
    cites: tuple[Cite, ...] = ()


@shape
class Let:
    span: Span
    word: str
    value: Expr
    cites: tuple[Cite, ...] = ()


@shape
class If:
    span: Span
    arms: tuple[tuple[Expr, Block], ...]
    otherwise: Block | None
    cites: tuple[Cite, ...] = ()


@shape
class Depending:
    span: Span
    value: Expr
    matches: tuple[tuple[tuple[Expr, ...], Block], ...]
    otherwise: Block | None
    cites: tuple[Cite, ...] = ()


@shape
class Pool:
    """What a choice is made from: a collection, or numbers from `low` to `high`."""

    span: Span
    var: str
    source: Expr
    high: Expr | None
    where: Expr | None


@shape
class Choose:
    """`openly` says of this and the other choices that what can be chosen may tell what is hidden."""

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


@shape
class ChooseOne:
    span: Span
    by: Expr | None
    labels: tuple[Label, ...]
    otherwise: Block | None
    cites: tuple[Cite, ...] = ()
    openly: bool = False


@shape
class ChooseOrder:
    span: Span
    word: str
    by: Expr | None
    cites: tuple[Cite, ...] = ()


@shape
class MayDo:
    span: Span
    text: str
    by: Expr | None
    when: Expr | None
    block: Block
    otherwise: Block | None
    cites: tuple[Cite, ...] = ()
    openly: bool = False


@shape
class As:
    span: Span
    player: Expr
    block: Block
    cites: tuple[Cite, ...] = ()


@shape
class Each:
    span: Span
    var: str
    source: Expr
    reverse: bool
    starting: Expr | None
    where: Expr | None
    block: Block
    cites: tuple[Cite, ...] = ()


@shape
class Repeat:
    """`form` is forever, times, until or while."""

    span: Span
    form: str
    value: Expr | None
    block: Block
    cites: tuple[Cite, ...] = ()


@shape
class Turns:
    span: Span
    starting: Expr | None
    until: Expr | None
    block: Block
    cites: tuple[Cite, ...] = ()


@shape
class Announce:
    span: Span
    head: Head
    block: Block | None
    cites: tuple[Cite, ...] = ()


@shape
class OnlyIf:
    span: Span
    test: Expr
    cites: tuple[Cite, ...] = ()


@shape
class That:
    span: Span
    test: Expr
    cites: tuple[Cite, ...] = ()


@shape
class Adds:
    span: Span
    amount: Expr
    head: Head
    where: Expr | None
    cites: tuple[Cite, ...]


@shape
class Sets:
    span: Span
    head: Head
    value: Expr
    where: Expr | None
    cites: tuple[Cite, ...]


@shape
class Permits:
    """`forbids` or `allows`."""

    span: Span
    allows: bool
    heads: tuple[Head, ...]
    where: Expr | None
    cites: tuple[Cite, ...]


@shape
class Ignores:
    span: Span
    things: tuple[Expr, ...]
    where: Expr | None
    cites: tuple[Cite, ...]


@shape
class When:
    """A trigger. `moment` is when, before, after or instead."""

    span: Span
    may: bool
    moment: str
    event: str
    where: Expr | None
    once: str | None
    block: Block
    cites: tuple[Cite, ...]
    openly: bool = False


@shape
class While:
    span: Span
    test: Expr
    block: Block
    cites: tuple[Cite, ...] = ()


@shape
class Until:
    span: Span
    event: str
    block: Block
    cites: tuple[Cite, ...]


Rule = Adds | Sets | Permits | Ignores | When | While | Until
Stmt = (
    Call
    | Subject
    | Label
    | Becomes
    | Let
    | If
    | Depending
    | Choose
    | ChooseOne
    | ChooseOrder
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


@shape
class Mod:
    """A property after the colon: `limit 30`, `seen by owner`, `ordered`."""

    span: Span
    word: str
    arg: Expr | None
    phrases: tuple[Phrase, ...]


@shape
class Param:
    """`prep` is None for the first parameter, `of` where the signature says of."""

    span: Span
    prep: str | None
    word: str
    type: TypeName | None


@shape
class Sig:
    span: Span
    word: str
    params: tuple[Param, ...]


@shape
class Field:
    span: Span
    word: str
    type: TypeName
    default: Expr | None
    cites: tuple[Cite, ...]


@shape
class GameDecl:
    span: Span
    title: str
    block: Block
    cites: tuple[Cite, ...]


@shape
class Needs:
    """A line below an option or a module: what must hold where it is not as usual."""

    span: Span
    test: Expr
    cites: tuple[Cite, ...]


@shape
class ModuleDecl:
    span: Span
    name: str
    block: Block
    cites: tuple[Cite, ...]
    needs: tuple[Needs, ...] = ()


@shape
class ExpansionDecl:
    span: Span
    name: str
    block: Block
    cites: tuple[Cite, ...]


@shape
class OptionDecl:
    span: Span
    word: str
    of: str | None
    type: TypeName
    default: Expr | None
    block: Block
    cites: tuple[Cite, ...]
    needs: tuple[Needs, ...] = ()


@shape
class ResourceDecl:
    span: Span
    words: tuple[str, ...]
    mods: tuple[Mod, ...]
    cites: tuple[Cite, ...]


@shape
class EnumDecl:
    span: Span
    word: str
    type: TypeName
    cites: tuple[Cite, ...]


@shape
class KindDecl:
    span: Span
    word: str
    parent: str | None
    fields: tuple[Field, ...]
    block: Block
    cites: tuple[Cite, ...]


@shape
class RecordDecl:
    span: Span
    word: str
    fields: tuple[Field, ...]
    block: Block
    cites: tuple[Cite, ...]


@shape
class StateDecl:
    span: Span
    word: str
    of: str | None
    type: TypeName
    default: Expr | None
    mods: tuple[Mod, ...]
    cites: tuple[Cite, ...]
    by: str | None = None
    wording: Block = ()


@shape
class Known:
    """A line below a pile: `known where …`, what everybody knows of each thing in it. `word` is what stands first."""

    span: Span
    word: str
    test: Expr
    cites: tuple[Cite, ...]


@shape
class PileDecl:
    span: Span
    word: str
    of: str | None
    type: TypeName
    mods: tuple[Mod, ...]
    cites: tuple[Cite, ...]
    wording: Block = ()
    known: tuple[Known, ...] = ()


@shape
class PieceDecl:
    span: Span
    word: str
    of: str | None
    mods: tuple[Mod, ...]
    cites: tuple[Cite, ...]


@shape
class BoardDecl:
    span: Span
    word: str
    block: Block
    cites: tuple[Cite, ...]


@shape
class DieDecl:
    span: Span
    word: str
    block: Block
    cites: tuple[Cite, ...]


@shape
class ValueDecl:
    """`cases` are (value, condition); the condition of an `otherwise` is None. `wording` is what texts call it."""

    span: Span
    sig: Sig
    type: TypeName
    expr: Expr | None
    cases: tuple[tuple[Expr, Expr | None], ...]
    cites: tuple[Cite, ...]
    wording: Block = ()


@shape
class PermissionDecl:
    span: Span
    sig: Sig
    expr: Expr | None
    cites: tuple[Cite, ...]
    wording: Block = ()


@shape
class EventDecl:
    span: Span
    sig: Sig
    cites: tuple[Cite, ...]
    wording: Block = ()


@shape
class VerbDecl:
    span: Span
    sig: Sig
    type: TypeName | None
    block: Block
    cites: tuple[Cite, ...]


@shape
class PhaseDecl:
    span: Span
    name: str
    block: Block
    cites: tuple[Cite, ...]


@shape
class SetupDecl:
    span: Span
    block: Block
    cites: tuple[Cite, ...]


@shape
class CourseDecl:
    span: Span
    block: Block
    cites: tuple[Cite, ...]


@shape
class Part:
    span: Span
    name: str
    value: Expr


@shape
class Rank:
    span: Span
    most: bool
    key: Expr


@shape
class Goal:
    """The body of a `win` or `score`: what it needs, its parts, and what ranks equals."""

    parts: tuple[Part, ...] = ()
    needs: tuple[Expr, ...] = ()
    ranks: tuple[Rank, ...] = ()
    shared: bool = False
    cites: tuple[Cite, ...] = ()


@shape
class WinDecl:
    span: Span
    name: str
    player: str | None
    event: str | None
    where: Expr | None
    goal: Goal
    cites: tuple[Cite, ...]


@shape
class ScoreDecl:
    span: Span
    player: str
    goal: Goal
    cites: tuple[Cite, ...]


@shape
class ScreenDecl:
    span: Span
    block: Block
    cites: tuple[Cite, ...]


@shape
class ExampleDecl:
    span: Span
    name: str
    block: Block
    cites: tuple[Cite, ...]


@shape
class ThingDecl:
    """`card "Heroic Charge"`: a thing of a declared kind, with its fields and rules."""

    span: Span
    kind: str
    name: str
    block: Block
    cites: tuple[Cite, ...]


@shape
class RuleDecl:
    """A rule that stands at the top level and always holds."""

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


Note = tuple[str, str]


@shape
class File:
    """One parsed file. `notes` are what later passes look for wherever it stands, so that they need not search:

    ("let", the variable), ("label", what is chosen), ("shuffled", the pile), ("poured", a pile and the one
    it is put into), ("wild", what stands in for a resource).
    """

    name: str
    decls: tuple[Decl, ...]
    notes: tuple[Note, ...]
