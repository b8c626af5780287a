"""The lowered program, the input of emit.

A function that cannot suspend keeps its sentences. A function that may suspend is split into numbered blocks. A block
runs until it asks, calls, jumps or returns; `loads` are the variables that it reads from the frame.
"""

from __future__ import annotations

from msgspec import Struct, field

from lawspeaker.analysis.effects import ValueKey
from lawspeaker.analysis.suspension import MomentInfo
from lawspeaker.check import ir as c
from lawspeaker.check.checked import Checked
from lawspeaker.resolve.symbols import FieldSym
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span


class Do(Struct, frozen=True):
    """A sentence that does not suspend."""

    stmt: c.Stmt


class Goto(Struct, frozen=True):
    target: int


class Branch(Struct, frozen=True):
    test: c.Expr
    yes: int
    no: int


class Ask(Struct, frozen=True):
    """List the options of a choice and suspend; without options, go to `none`. The next block takes the answer."""

    stmt: c.Question
    none: int
    span: Span


class TakeAnswer(Struct, frozen=True):
    """Bind the chosen option; `declined` is the next block if the choice was declined.

    `late`: the answer was sealed, and what it was chosen from may be different now.
    """

    stmt: c.Question
    declined: int
    arms: tuple[int, ...] = ()
    late: bool = False


class Gathering(Struct, frozen=True):
    """The variables of `together each`: the player whose turn it is, those who are asked, and their sealed answers."""

    var: str
    asked: str
    sealed: str


class NextAsked(Struct, frozen=True):
    """Take the next player who has not answered and go to `start`, or to `done` when all have answered."""

    of: Gathering
    start: int
    done: int


class Seal(Struct, frozen=True):
    """Keep the answer of a player; `start` is the block at which the questions to one player begin."""

    of: Gathering
    stmt: c.Question
    start: int


class Close(Struct, frozen=True):
    """Note that a player has answered everything; `nothing`: there was nothing to choose."""

    of: Gathering
    nothing: bool = False


class Unseal(Struct, frozen=True):
    """Take the sealed answer of a player as the one to carry out, the one that follows `given` others.

    Go to `taken` with it; without another one to `none`.
    """

    of: Gathering
    given: str
    taken: int
    none: int


class HadNothing(Struct, frozen=True):
    """Go to `yes` if a player had nothing to choose, else to `no`."""

    of: Gathering
    yes: int
    no: int


class Reveal(Struct, frozen=True):
    """All have answered: the log may tell the answers."""

    of: Gathering


class NextOf(Struct, frozen=True):
    """Take the first element of a loop's list into its variable, or leave the loop when there is none."""

    list: str
    var: str
    done: int


class NextSeat(Struct, frozen=True):
    """Take the next player of a loop over all players, or leave the loop after the last.

    `next` is the variable of the next player. If the loop does not start with player 1, `left` is the variable of the
    number of players to come.
    """

    var: str
    next: str
    left: str
    done: int


class Push(Struct, frozen=True):
    """Call a function that may suspend; go on at `resume` when it is done."""

    function: str
    args: tuple[c.Expr, ...]
    resume: int
    span: Span


class PushSteps(Struct, frozen=True):
    field: FieldSym
    target: c.Expr
    you: c.Expr
    resume: int
    span: Span


class TakeResult(Struct, frozen=True):
    """Bind the result of the call that just returned."""

    name: str
    type: Type


class RunTriggers(Struct, frozen=True):
    """Run the triggers of a moment of an event; after `instead`, the result says whether one replaced it."""

    event: str
    moment: c.Moment
    args: tuple[c.Expr, ...]
    resume: int


class WasReplaced(Struct, frozen=True):
    """Go to `yes` if the event's body was replaced; `gives`: what replaces it gives a result or fails."""

    yes: int
    no: int
    gives: bool = False


class HasFailed(Struct, frozen=True):
    yes: int
    no: int


class MarkUndone(Struct, frozen=True):
    """If the call that just returned has failed, nothing answers it: mark that something was left undone.

    `begins`: steps are about to run, of which those of some things do not tell whether they failed.
    """

    begins: bool = False


class Return(Struct, frozen=True):
    """Leave the function: done or failed, perhaps with a result."""

    failed: bool
    value: c.Expr | None = None


class Finish(Struct, frozen=True):
    """`end`: the game is over."""


class Quiet(Struct, frozen=True):
    """The effect written under a call begins or ends to hold."""

    effect: c.Effect
    begins: bool


class AfterEvent(Struct, frozen=True):
    """What always follows an event: endings that wait for it, effects that last until it, rules of once each."""

    event: str
    args: tuple[c.Expr, ...]


class NoteEvent(Struct, frozen=True):
    event: str
    args: tuple[c.Expr, ...]


class NextTurn(Struct, frozen=True):
    """Give the turn to a player."""

    var: str
    value: c.Expr


class CountRound(Struct, frozen=True):
    """The end of a round of a loop that may go on without a decision."""

    span: Span


Line = (
    Do
    | CountRound
    | Goto
    | Branch
    | Ask
    | TakeAnswer
    | NextAsked
    | Seal
    | Close
    | Unseal
    | HadNothing
    | Reveal
    | NextOf
    | NextSeat
    | Push
    | PushSteps
    | TakeResult
    | RunTriggers
    | WasReplaced
    | HasFailed
    | MarkUndone
    | Return
    | Finish
    | Quiet
    | AfterEvent
    | NoteEvent
    | NextTurn
)


class Block(Struct):
    number: int
    lines: list[Line] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    span: Span | None = None


class Coroutine(Struct):
    """A function that may suspend: its blocks, and the variables that have a slot in its frame."""

    function: c.Function
    blocks: list[Block]
    slots: list[str]
    lists: list[str]


class Lowered(Struct):
    """The whole program. `names` are the names of the functions of values and permissions.

    `taken` are names of whole modules, which no temporary variable may have. `within` maps the name of a function that
    counts the depth of its calls to the name of its body.
    `counts_rounds`: a loop counts its rounds. `try_all`: the functions of possibilities are wanted, used or not.
    """

    checked: Checked
    plain: list[c.Function]
    coroutines: list[Coroutine]
    moments: dict[tuple[str, c.Moment], MomentInfo]
    names: dict[ValueKey, str]
    taken: frozenset[str]
    within: dict[str, str]
    counts_rounds: bool
    try_all: bool = False
