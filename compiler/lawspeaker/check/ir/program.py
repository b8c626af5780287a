"""The checked program: everything that check found out about a spec."""

from __future__ import annotations

from msgspec import field

from lawspeaker.check.ir.choices import PoolInfo, SiteInfo, SiteVar, SpokenVar
from lawspeaker.check.ir.control_flow import Each
from lawspeaker.check.ir.expressions import AllHave, Expr, ListFor, OfAnyCopy, Query, Reach, SumOf
from lawspeaker.check.ir.operations import Local
from lawspeaker.check.ir.parts import Entry
from lawspeaker.check.ir.rules import CapturedVar, Effect, Function, Holds, IgnoreRule, PointRule, RulePoint, Trigger
from lawspeaker.check.ir.sentences import Block, Stmt
from lawspeaker.parse.tree_enums import EndingForm
from lawspeaker.resolve.symbols import Pile, Signed, SignedForm
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span


class Ending(Entry):
    """A `win` or `lose`, tested at every change if `event` is None, otherwise at the event, whose fields are `params`.

    `player` is the variable of the winner: a field of the event if `player_is_field`, else each player in turn.
    `function` is the Python name of the test, set by lower.
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
    form: EndingForm = EndingForm.WIN
    function: str = ""

    @property
    def together(self) -> bool:
        """Return whether all players win or lose together."""
        return self.form != EndingForm.WIN


class KnownCondition(Entry):
    """`known where …` below a pile: a condition, known to all players, that is true of every thing `it` in the pile.

    `function` is the Python name of the test, set by lower.
    """

    pile: Pile
    it: Local
    test: Expr
    span: Span
    function: str = ""


class Possibility(Entry):
    """`possible …`: the value of this name tells whether `block` can be carried out. `locals` are its variables.

    `thing` is the index of the thing whose steps the block runs, if it runs those of one thing.
    """

    name: str
    block: Block
    locals: dict[str, Type]
    span: Span
    thing: int = -1


class Scoring(Entry):
    """The named parts of a player's score, and the ranks that break ties."""

    parts: list[tuple[str, Expr]]
    ranks: list[tuple[bool, Expr]]
    player: str
    span: Span


class Program(Entry):
    """Everything that check found out.

    `steps` are the steps of things by kind and field, then by index of the thing. `once` are the events that reset each
    `once each`. `shuffled` are the piles that may have no order yet. `placed` are the kinds of which something is
    placed on a board; "" means any kind. `wild`: a resource may stand in for another in payments. `limits` are the
    limits of pieces and resources that depend on the game, `sizes` the widths and heights of such boards.
    `possibilities` are the values behind `possible`; `trials` are functions that are only run on copies, to find out
    whether they fail.
    `strict` are the functions, by identity, that mark when a call in them fails unanswered.
    """

    values: dict[str, RulePoint] = field(default_factory=dict)
    permissions: dict[str, RulePoint] = field(default_factory=dict)
    verbs: dict[str, Function] = field(default_factory=dict)
    phases: dict[str, Function] = field(default_factory=dict)
    setups: list[Function] = field(default_factory=list)
    course: Function | None = None
    steps: dict[tuple[str, str], dict[int, Function]] = field(default_factory=dict)
    triggers: list[Trigger] = field(default_factory=list)
    ignores: list[IgnoreRule] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    sites: list[SiteInfo] = field(default_factory=list)
    endings: list[Ending] = field(default_factory=list)
    scoring: Scoring | None = None
    known: list[KnownCondition] = field(default_factory=list)
    announced: set[str] = field(default_factory=set)
    once: list[str] = field(default_factory=list)
    shuffled: set[str] = field(default_factory=set)
    placed: set[str] = field(default_factory=set)
    wild: bool = False
    limits: dict[str, Expr] = field(default_factory=dict)
    sizes: dict[str, tuple[Expr, Expr]] = field(default_factory=dict)
    possibilities: dict[str, Possibility] = field(default_factory=dict)
    trials: dict[str, Function] = field(default_factory=dict)
    strict: set[int] = field(default_factory=set)

    def rule_points(self) -> list[RulePoint]:
        """Return the values, then the permissions."""
        return [*self.values.values(), *self.permissions.values()]

    def rule_point(self, signed: Signed) -> RulePoint:
        """Return the rule point of a value or permission."""
        return (self.values if signed.form == SignedForm.VALUE else self.permissions)[signed.name]

    def declared_functions(self) -> list[Function]:
        """Return the verbs, phases, setups, the course and the trials, in this order."""
        course = [] if self.course is None else [self.course]
        return [*self.verbs.values(), *self.phases.values(), *self.setups, *course, *self.trials.values()]

    def step_functions(self) -> list[Function]:
        """Return the steps of all things."""
        return [function for steps in self.steps.values() for function in steps.values()]

    @property
    def cooperative(self) -> bool:
        """Return whether players can win only together; then a game that is over without a `win` is lost."""
        wins = [ending for ending in self.endings if ending.form != EndingForm.LOSE_TOGETHER]
        return (
            bool(self.endings)
            and all(e.together or e.player is None for e in wins)
            and any(ending.together for ending in self.endings)
        )

    def endings_together(self) -> list[int]:
        """Return the indexes of the endings by which all win or lose together; -1 is the end of the course."""
        found = [index for index, ending in enumerate(self.endings) if ending.together]
        return [*found, -1] if self.cooperative else found

    def all_functions(self) -> list[Function]:
        """Return the declared functions, the body of each trigger, and the steps of all things."""
        return [*self.declared_functions(), *(trigger.function for trigger in self.triggers), *self.step_functions()]


Binder = Query | AllHave | SumOf | ListFor | Reach | OfAnyCopy | PoolInfo | Each
"""What gives a variable `var` to its parts, except those named in `OUTSIDE`; a test compares it with the fields.

Not `Turns`: between two of its players there are decisions, so what its block uses is not used again and again.
"""
OUTSIDE = ("source", "start")

Node = (
    Expr
    | Stmt
    | PoolInfo
    | SiteInfo
    | SiteVar
    | SpokenVar
    | Effect
    | CapturedVar
    | Function
    | Holds
    | PointRule
    | IgnoreRule
    | Trigger
    | RulePoint
    | Ending
    | KnownCondition
    | Possibility
    | Scoring
    | Program
)
"""Everything that a walk through a checked program visits."""
