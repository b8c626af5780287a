"""What every generated engine stands on: the state's common part, the random stream, and chance.

Everything here is plain integers and lists of integers, so that a state can be cloned, saved and compared at any
decision, and so that the same source runs as machine code.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.state import budget
from lawspeaker_runtime.state.random_stream import scramble

NOTHING: Final = -1
NO_NUMBER: Final = -0x2000000000000000
# What `ending` says while the game ends, where what that triggers has still to ask somebody.
END_PENDING: Final = -2
END_TRIGGERS: Final = -3
# What `ending` says while the setup runs, in games with a victory that is looked at after every change.
SETTING_UP: Final = -4

# The budget of rules between two decisions. DEPTH: calls inside each other, of rules that call themselves.
# PAUSE, ROOM: masks; every so many steps signals are heard, every so many calls Python is asked for room for more.
DEPTH: Final = 200
PAUSE: Final = 1023
ROOM: Final = 31
# A playout hears signals after so many decisions, and is given up after so many times as many.
PLAYOUT_BLOCK: Final = 1024
PLAYOUT_BLOCKS: Final = 1024

Row: TypeAlias = list[int]
Rows: TypeAlias = list[Row]
"""Numbers that nobody else holds on to, mostly of a fixed count: machine code keeps them without boxes."""


class BaseState:
    """The fields that the state of every game has.

    `stack` holds the frames of suspended verbs: local variables, program counter, verb number. `lists` holds their
    lists. While a decision is pending, `player` is the player who decides (0 if none), `site` the index of the choice
    in the rules and `legal` the action ids. `result` is the number that the verb which just returned gave back,
    `result_list` the list. `effects` are temporary rules: effect, serial number, owner, thing, captured variables;
    entries are replaced, never changed, so clones share them. `forced` are outcomes for the next random steps; with
    `explicit`, a random step without one raises ChanceNeeded. `step_count` and `call_depth` count work since the last
    decision, to stop endless rules; they are not part of the position.
    """

    __slots__ = (
        "stream",
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
        self.players: i64 = players
        self.stack: Row = []
        self.lists: list[list[int]] = []
        self.player: i64 = 0
        self.site: i64 = -1
        self.legal: Row = []
        self.answer: i64 = -1
        self.over: bool = False
        self.failed: bool = False
        self.active: i64 = 1
        self.result: i64 = 0
        self.result_list: list[int] = []
        self.phase: i64 = -1
        self.ending: i64 = -1
        self.winners: list[int] = []
        self.effects: list[list[int]] = []
        self.serial: i64 = 0
        self.forced: list[int] = []
        self.explicit: bool = False
        self.noting: bool = False
        self.notes: list[list[int]] = []
        self.step_count: i64 = 0
        self.call_depth: i64 = 0


def count_step(s: BaseState, line: str) -> None:
    """Count a round of a loop that nobody may be asked in, or a call in a circle of calls; too many are a RuleError."""
    s.step_count += 1
    if s.step_count & PAUSE == 0:
        budget.check_steps(int(s.step_count), line)


def enter_call(s: BaseState, line: str) -> None:
    """Count one call more inside the others of a circle of calls; too deep is a RuleError."""
    s.call_depth += 1
    if s.call_depth & ROOM == 0:
        budget.raise_recursion_limit()
    if s.call_depth > DEPTH:
        s.call_depth = 0
        raise RuleError(budget.too_deep_message(DEPTH, line))
    count_step(s, line)


def is_over(s: BaseState) -> bool:
    """Tell whether the game has ended meanwhile: asked after whatever may have ended it."""
    return s.over


def finish(s: BaseState, ending: i64, winners: list[int]) -> None:
    """End the game, unless it is over; `ending` is the index of the victory, -1 if the score decided or nothing."""
    if s.over:
        return
    s.over = True
    s.ending = ending
    s.winners = winners


def stay_idle(s: BaseState) -> bool:
    """Stand still: where a verb runs alone, for an example, nothing follows when it is done."""
    s.player = 0
    s.site = -1
    s.legal = []
    return True
