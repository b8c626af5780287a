"""The checked program: the rules of a spec, with every word replaced by its meaning and every expression typed.

    suit of c   ->   FieldGet(card.suit, Local("c"))

No later pass looks anything up by name. Check builds it, lower cuts it into resumable blocks, emit writes Python.

    forms         enums: operators, aggregates, words of boards, forms of sites, rules and loops
    operations    expressions that compute: constants, operators, tests, conversions
    lookups       expressions that read the game: fields, states, piles, boards, rule points
    expressions   queries over lists; `Expr`, the union of all expressions
    choices       choice sites and the sentences that ask a player
    control_flow  loops, conditions, sentences that leave a loop, a verb or the game
    sentences     sentences that change the game or call something; `Stmt`, the union of all sentences
    rules         functions, rule points, triggers, effects
    program       endings, scoring, and `Program`, which holds everything

Import it as `from lawspeaker.check import ir as c`: this module exports every class.
"""

from __future__ import annotations

from lawspeaker.check.ir.choices import (
    Choose as Choose,
)
from lawspeaker.check.ir.choices import (
    ChooseMany as ChooseMany,
)
from lawspeaker.check.ir.choices import (
    ChooseOne as ChooseOne,
)
from lawspeaker.check.ir.choices import (
    ChooseOrder as ChooseOrder,
)
from lawspeaker.check.ir.choices import (
    Pay as Pay,
)
from lawspeaker.check.ir.choices import (
    PoolInfo as PoolInfo,
)
from lawspeaker.check.ir.choices import (
    SiteInfo as SiteInfo,
)
from lawspeaker.check.ir.choices import (
    SiteVar as SiteVar,
)
from lawspeaker.check.ir.control_flow import (
    Each as Each,
)
from lawspeaker.check.ir.control_flow import (
    GiveBack as GiveBack,
)
from lawspeaker.check.ir.control_flow import (
    If as If,
)
from lawspeaker.check.ir.control_flow import (
    Leave as Leave,
)
from lawspeaker.check.ir.control_flow import (
    Loop as Loop,
)
from lawspeaker.check.ir.control_flow import (
    OnlyIf as OnlyIf,
)
from lawspeaker.check.ir.control_flow import (
    Turns as Turns,
)
from lawspeaker.check.ir.expressions import (
    AllHave as AllHave,
)
from lawspeaker.check.ir.expressions import (
    Computed as Computed,
)
from lawspeaker.check.ir.expressions import (
    Expr as Expr,
)
from lawspeaker.check.ir.expressions import (
    FirstCopies as FirstCopies,
)
from lawspeaker.check.ir.expressions import (
    FirstN as FirstN,
)
from lawspeaker.check.ir.expressions import (
    Lookup as Lookup,
)
from lawspeaker.check.ir.expressions import (
    OfAnyCopy as OfAnyCopy,
)
from lawspeaker.check.ir.expressions import (
    Query as Query,
)
from lawspeaker.check.ir.expressions import (
    Reach as Reach,
)
from lawspeaker.check.ir.expressions import (
    SumOf as SumOf,
)
from lawspeaker.check.ir.forms import (
    Aggregate as Aggregate,
)
from lawspeaker.check.ir.forms import (
    ArithmeticOp as ArithmeticOp,
)
from lawspeaker.check.ir.forms import (
    BoardWord as BoardWord,
)
from lawspeaker.check.ir.forms import (
    Comparison as Comparison,
)
from lawspeaker.check.ir.forms import (
    GameWord as GameWord,
)
from lawspeaker.check.ir.forms import (
    HoldsForm as HoldsForm,
)
from lawspeaker.check.ir.forms import (
    LeaveForm as LeaveForm,
)
from lawspeaker.check.ir.forms import (
    ListPart as ListPart,
)
from lawspeaker.check.ir.forms import (
    LogicOp as LogicOp,
)
from lawspeaker.check.ir.forms import (
    LoopForm as LoopForm,
)
from lawspeaker.check.ir.forms import (
    Moment as Moment,
)
from lawspeaker.check.ir.forms import (
    RuleForm as RuleForm,
)
from lawspeaker.check.ir.forms import (
    SiteForm as SiteForm,
)
from lawspeaker.check.ir.lookups import (
    BoardValue as BoardValue,
)
from lawspeaker.check.ir.lookups import (
    CallRulePoint as CallRulePoint,
)
from lawspeaker.check.ir.lookups import (
    CanPay as CanPay,
)
from lawspeaker.check.ir.lookups import (
    CurrentRecord as CurrentRecord,
)
from lawspeaker.check.ir.lookups import (
    FaceChoices as FaceChoices,
)
from lawspeaker.check.ir.lookups import (
    FieldGet as FieldGet,
)
from lawspeaker.check.ir.lookups import (
    GameValue as GameValue,
)
from lawspeaker.check.ir.lookups import (
    InPile as InPile,
)
from lawspeaker.check.ir.lookups import (
    OptionGet as OptionGet,
)
from lawspeaker.check.ir.lookups import (
    OutcomeMarks as OutcomeMarks,
)
from lawspeaker.check.ir.lookups import (
    PieceCount as PieceCount,
)
from lawspeaker.check.ir.lookups import (
    PieceOn as PieceOn,
)
from lawspeaker.check.ir.lookups import (
    PileGet as PileGet,
)
from lawspeaker.check.ir.lookups import (
    PlaceOf as PlaceOf,
)
from lawspeaker.check.ir.lookups import (
    Reserve as Reserve,
)
from lawspeaker.check.ir.lookups import (
    ResourceGet as ResourceGet,
)
from lawspeaker.check.ir.lookups import (
    ResourceOf as ResourceOf,
)
from lawspeaker.check.ir.lookups import (
    StateGet as StateGet,
)
from lawspeaker.check.ir.lookups import (
    ThingsAt as ThingsAt,
)
from lawspeaker.check.ir.lookups import (
    Universe as Universe,
)
from lawspeaker.check.ir.operations import (
    Alike as Alike,
)
from lawspeaker.check.ir.operations import (
    Arithmetic as Arithmetic,
)
from lawspeaker.check.ir.operations import (
    BundleOf as BundleOf,
)
from lawspeaker.check.ir.operations import (
    BundlePart as BundlePart,
)
from lawspeaker.check.ir.operations import (
    BundleSum as BundleSum,
)
from lawspeaker.check.ir.operations import (
    Compare as Compare,
)
from lawspeaker.check.ir.operations import (
    Cond as Cond,
)
from lawspeaker.check.ir.operations import (
    Const as Const,
)
from lawspeaker.check.ir.operations import (
    Empty as Empty,
)
from lawspeaker.check.ir.operations import (
    Extreme as Extreme,
)
from lawspeaker.check.ir.operations import (
    FirstOf as FirstOf,
)
from lawspeaker.check.ir.operations import (
    IsKind as IsKind,
)
from lawspeaker.check.ir.operations import (
    IsThing as IsThing,
)
from lawspeaker.check.ir.operations import (
    ListOf as ListOf,
)
from lawspeaker.check.ir.operations import (
    Local as Local,
)
from lawspeaker.check.ir.operations import (
    Logic as Logic,
)
from lawspeaker.check.ir.operations import (
    Member as Member,
)
from lawspeaker.check.ir.operations import (
    Need as Need,
)
from lawspeaker.check.ir.operations import (
    Not as Not,
)
from lawspeaker.check.ir.operations import (
    Nothing as Nothing,
)
from lawspeaker.check.ir.operations import (
    Seat as Seat,
)
from lawspeaker.check.ir.operations import (
    Unknown as Unknown,
)
from lawspeaker.check.ir.program import (
    Ending as Ending,
)
from lawspeaker.check.ir.program import (
    KnownCondition as KnownCondition,
)
from lawspeaker.check.ir.program import (
    Program as Program,
)
from lawspeaker.check.ir.program import (
    Scoring as Scoring,
)
from lawspeaker.check.ir.rules import (
    Effect as Effect,
)
from lawspeaker.check.ir.rules import (
    Function as Function,
)
from lawspeaker.check.ir.rules import (
    Holds as Holds,
)
from lawspeaker.check.ir.rules import (
    IgnoreRule as IgnoreRule,
)
from lawspeaker.check.ir.rules import (
    PointRule as PointRule,
)
from lawspeaker.check.ir.rules import (
    RulePoint as RulePoint,
)
from lawspeaker.check.ir.rules import (
    Trigger as Trigger,
)
from lawspeaker.check.ir.sentences import (
    Activate as Activate,
)
from lawspeaker.check.ir.sentences import (
    Announce as Announce,
)
from lawspeaker.check.ir.sentences import (
    Assign as Assign,
)
from lawspeaker.check.ir.sentences import (
    Block as Block,
)
from lawspeaker.check.ir.sentences import (
    CallVerb as CallVerb,
)
from lawspeaker.check.ir.sentences import (
    Change as Change,
)
from lawspeaker.check.ir.sentences import (
    Deal as Deal,
)
from lawspeaker.check.ir.sentences import (
    Gain as Gain,
)
from lawspeaker.check.ir.sentences import (
    Give as Give,
)
from lawspeaker.check.ir.sentences import (
    Lay as Lay,
)
from lawspeaker.check.ir.sentences import (
    MarkArea as MarkArea,
)
from lawspeaker.check.ir.sentences import (
    MarkOnce as MarkOnce,
)
from lawspeaker.check.ir.sentences import (
    MovePieces as MovePieces,
)
from lawspeaker.check.ir.sentences import (
    Pick as Pick,
)
from lawspeaker.check.ir.sentences import (
    PlaceThing as PlaceThing,
)
from lawspeaker.check.ir.sentences import (
    Put as Put,
)
from lawspeaker.check.ir.sentences import (
    RemoveThing as RemoveThing,
)
from lawspeaker.check.ir.sentences import (
    Roll as Roll,
)
from lawspeaker.check.ir.sentences import (
    RunPhase as RunPhase,
)
from lawspeaker.check.ir.sentences import (
    RunSteps as RunSteps,
)
from lawspeaker.check.ir.sentences import (
    ShapeArea as ShapeArea,
)
from lawspeaker.check.ir.sentences import (
    Show as Show,
)
from lawspeaker.check.ir.sentences import (
    Shuffle as Shuffle,
)
from lawspeaker.check.ir.sentences import (
    StartRecord as StartRecord,
)
from lawspeaker.check.ir.sentences import (
    Stmt as Stmt,
)
from lawspeaker.check.ir.sentences import (
    Store as Store,
)
from lawspeaker.check.ir.sentences import (
    Swap as Swap,
)
from lawspeaker.check.ir.sentences import (
    Touch as Touch,
)
