"""The fields that the state of every game has, the counting of steps, and the end of the game.

    class State(BaseState):                 # written by the compiler: one subclass for each game
        __slots__ = ("bid", "round")

All fields are integers and lists of integers, and one constant, the key of secure draws. So a state can be cloned,
saved and compared at every decision, and the same source compiles to machine code.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.state import budget
from lawspeaker_runtime.state.random_stream import scramble

NOTHING: Final = -1
SUSPENDED: Final = -1
RETURNED: Final = -2
"""What a part of a function that may suspend returns instead of the block at which the function goes on."""
NO_NUMBER: Final = -0x2000000000000000
# Values of `ending` while the game ends and triggers of the end still have decisions to make: the end was
# declared (END_PENDING), its triggers are running (END_TRIGGERS).
END_PENDING: Final = -2
END_TRIGGERS: Final = -3
# Value of `ending` during setup, in games with a victory condition that is checked after every change.
SETTING_UP: Final = -4

# Limits between two decisions: nested calls of recursive rules, and two bit masks. The step limit and signals are
# checked every STEP_CHECK_MASK + 1 steps, the recursion limit of Python every DEPTH_CHECK_MASK + 1 calls.
MAX_CALL_DEPTH: Final = 200
STEP_CHECK_MASK: Final = 1023
DEPTH_CHECK_MASK: Final = 31
# A trial of `possible` hashes positions, to leave out those it has met, only after this many: most need a few.
TRIED_WITHOUT_HASH: Final = 40
# A trial checks the limit of positions, which is a multiple of this plus 1, and signals after so many positions.
TRIAL_CHECK_MASK: Final = 31
# A trial inside a trial counts as this many nested calls: a possibility that needs itself for ever is stopped.
TRIAL_DEPTH: Final = 20
# A trial gives so many first answers before it tries all ways.
FIRST_ANSWERS: Final = 40
# A playout checks for signals after each block of decisions, and fails after this many blocks.
PLAYOUT_BLOCK: Final = 1024
PLAYOUT_BLOCKS: Final = 1024

Row: TypeAlias = list[int]
Rows: TypeAlias = list[Row]
"""Lists of numbers to which no other name refers: native code stores them as vectors of unboxed integers."""


class BaseState:
    """The fields that the state of every game has.

    `stream` is the random stream; if it is not positive, the number of secure draws so far, negated, and `key` is their
    key (`secure_stream.py`). `stack` holds the frames of suspended verbs: local variables, program counter, verb
    number. `lists` holds their
    lists; a list there is replaced, never changed, so clones share it. While a decision is pending, `player` is the
    player who decides (0 if none), `site` the index of the choice in the rules and `legal` the action ids. `result` is
    the number that the verb which just returned gave back, `result_list` the list. `effects` are temporary
    rules: effect, serial number, owner, thing, captured variables; entries are replaced, never changed, so clones share
    them. `forced` are outcomes for the next random steps; with
    `explicit`, a random step without one raises ChanceNeeded. `step_count` and `call_depth` count work since the last
    decision, to stop endless rules; they are not part of the position.
    """

    __slots__ = (
        "stream",
        "key",
        "players",
        "stack",
        "lists",
        "player",
        "site",
        "legal",
        "answer",
        "over",
        "failed",
        "active",
        "result",
        "result_list",
        "phase",
        "ending",
        "winners",
        "effects",
        "serial",
        "forced",
        "explicit",
        "noting",
        "notes",
        "step_count",
        "call_depth",
    )

    def __init__(self, players: i64, seed: i64) -> None:
        self.stream: i64 = scramble(seed)
        self.key: bytes = b""
        self.players: i64 = players
        self.stack: Row = []
        self.lists: Rows = []
        self.player: i64 = 0
        self.site: i64 = -1
        self.legal: Row = []
        self.answer: i64 = -1
        self.over: bool = False
        self.failed: bool = False
        self.active: i64 = 1
        self.result: i64 = 0
        self.result_list: Row = []
        self.phase: i64 = -1
        self.ending: i64 = -1
        self.winners: Row = []
        self.effects: Rows = []
        self.serial: i64 = 0
        self.forced: list[int] = []
        self.explicit: bool = False
        self.noting: bool = False
        self.notes: list[list[int]] = []
        self.step_count: i64 = 0
        self.call_depth: i64 = 0


def count_step(s: BaseState, line: str) -> None:
    """Count a loop round without a decision, or a recursive call; raise RuleError when the limit is reached."""
    s.step_count += 1
    if s.step_count & STEP_CHECK_MASK == 0:
        budget.check_steps(int(s.step_count), line)


def enter_call(s: BaseState, line: str) -> None:
    """Count one more nested call of a recursive rule; raise RuleError when it is too deep."""
    s.call_depth += 1
    if s.call_depth & DEPTH_CHECK_MASK == 0:
        budget.raise_recursion_limit()
    if s.call_depth > MAX_CALL_DEPTH:
        s.call_depth = 0
        raise RuleError(budget.too_deep_message(MAX_CALL_DEPTH, line))
    count_step(s, line)


def is_over(s: BaseState) -> bool:
    """Tell whether the game has ended. Called after steps that may end the game."""
    return s.over


def finish(s: BaseState, ending: i64, winners: Row) -> None:
    """End the game unless it is over.

    `ending` is the index of the victory, -1 if the score decides or there is no winner.
    """
    if s.over:
        return
    s.over = True
    s.ending = ending
    s.winners = winners


def stay_idle(s: BaseState) -> bool:
    """Clear the pending decision and return True: the last frame when an example runs a single verb."""
    s.player = 0
    s.site = -1
    s.legal = []
    return True
