"""What every generated engine stands on: the state's common part, the random stream, and chance.

Everything here is plain integers and lists of integers, so that a state can be cloned, saved and compared at any
decision, and so that the same source runs as machine code.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from lawspeaker_runtime.errors import ChanceNeeded as ChanceNeeded
from lawspeaker_runtime.errors import IllegalChoice as IllegalChoice
from lawspeaker_runtime.errors import NoGuess as NoGuess
from lawspeaker_runtime.errors import RuleError as RuleError
from lawspeaker_runtime.state import budget

MASK: Final = 0x3FFFFFFFFFFFFFFF
NOTHING: Final = -1
NO_NUMBER: Final = -0x2000000000000000
# What `ending` says while the game ends, where what that triggers has still to ask somebody.
ENDS: Final = -2
LAST_WORDS: Final = -3
# What `ending` says while the setup runs, in games with a victory that is looked at after every change.
SETTING_UP: Final = -4

# The budget of rules between two decisions. DEPTH: calls inside each other, of rules that call themselves.
# PAUSE, ROOM: masks; every so many steps signals are heard, every so many calls Python is asked for room for more.
DEPTH: Final = 200
PAUSE: Final = 1023
ROOM: Final = 31
# A playout hears signals after so many decisions, and is given up after so many times as many.
DECISIONS_AT_ONCE: Final = 1024
BLOCKS_OF_DECISIONS: Final = 1024

Row: TypeAlias = list[int]
Rows: TypeAlias = list[Row]
"""Numbers that nobody else holds on to, mostly of a fixed count: machine code keeps them without boxes."""


class BaseState:
    """The part of a state that is the same in every game.

    `stack` holds the frames of suspended verbs: locals, program counter, verb. `lists` holds their collections.
    While a decision is pending, `player` is who decides (0: nobody), `site` which choice of the spec it is and `legal`
    the actions. `result` is what the verb that just returned gave back, `given` if that is a list. `effects` are rules
    that hold for a while: effect, serial number, owner, thing, kept variables; an entry is never changed, so copies
    share it. `forced` are outcomes for the next chance steps; with `explicit`, chance without one raises ChanceNeeded.
    `step_count` and `call_depth` count what could go on for ever since the last decision; they are no part of the game.
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
        "given",
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
        self.given: list[int] = []
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
        budget.look_up(int(s.step_count), line)


def enter_call(s: BaseState, line: str) -> None:
    """Count one call more inside the others of a circle of calls; too deep is a RuleError."""
    s.call_depth += 1
    if s.call_depth & ROOM == 0:
        budget.make_room()
    if s.call_depth > DEPTH:
        s.call_depth = 0
        raise RuleError(budget.too_deep(DEPTH, line))
    count_step(s, line)


def scramble(seed: i64) -> i64:
    """Turn a seed of 64 bits into a start of the stream; neighbouring seeds give unrelated streams.

    Products are cut to their low 62 bits, which are the same with and without overflow. The two highest bits of the
    seed are folded into the others.
    """
    x: i64 = (seed & MASK) ^ (((seed >> 62) & 3) * 0x0A0761D6478BD642)
    x = (x * 0x1B873593CC9E2D51 + 0x2545F4914F6CDD1D) & MASK
    x = ((x ^ (x >> 31)) * 0x14057B7EF767814F) & MASK
    x = ((x ^ (x >> 29)) * 0x2B4F6CDD1D7A9C35) & MASK
    x = x ^ (x >> 32)
    return ((x >> 31) % 2147483562 + 1) << 31 | ((x & 0x7FFFFFFF) % 2147483398 + 1)


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


def draw(s: BaseState, n: i64) -> i64:
    """Draw a number from 0 to n - 1 from the state's stream, each equally likely (n is at most 2**30).

    The stream is L'Ecuyer's combined generator of 1988: two multiplicative generators modulo 2147483563 and
    2147483399, kept in the two halves of one integer; its period is 2.3e18.
    """
    x: i64 = s.stream
    one: i64 = (x >> 31) * 40014 % 2147483563
    two: i64 = (x & 0x7FFFFFFF) * 40692 % 2147483399
    s.stream = one << 31 | two
    mixed: i64 = one - two
    if mixed < 1:
        mixed += 2147483562
    return (mixed - 1) * n // 2147483562


def next_stream(stream: i64) -> i64:
    """Return the next of a stream that is no state's own, such as a playout's: the first half of `draw`."""
    return (stream >> 31) * 40014 % 2147483563 << 31 | (stream & 0x7FFFFFFF) * 40692 % 2147483399


def from_stream(stream: i64, n: i64) -> i64:
    """Return the number from 0 to n - 1 that a stream stands at: the second half of `draw`.

    >>> state = BaseState(1, 7)
    >>> from_stream(next_stream(state.stream), 100) == draw(state, 100)
    True
    """
    mixed: i64 = (stream >> 31) - (stream & 0x7FFFFFFF)
    if mixed < 1:
        mixed += 2147483562
    return (mixed - 1) * n // 2147483562


def shifted_left(number: i64, bits: i64) -> i64:
    """Shift a number to the left: what machine code does instead of shifting a literal, which would have 32 bits."""
    return number << bits


def shifted_right(number: i64, bits: i64) -> i64:
    """Shift a number to the right."""
    return number >> bits


def pick_from(s: BaseState, values: list[int], tag: i64) -> int:
    """Choose one of the values by chance; `tag` says what they are to whoever is asked."""
    if s.explicit or s.forced:
        return forced(s, values, tag)
    return values[draw(s, len(values))]


def pick_number(s: BaseState, low: i64, high: i64, tag: i64) -> i64:
    """Choose a number from low to high by chance."""
    if s.explicit or s.forced:
        return forced(s, list(range(low, high + 1)), tag)
    return low + draw(s, high - low + 1)


def forced(s: BaseState, values: list[int], tag: i64) -> int:
    """Take the next forced outcome, or ask for one."""
    if s.forced:
        value = s.forced[0]
        if value not in values:
            raise IllegalChoice(f"the forced outcome {value} is not possible here")
        del s.forced[0]
        return value
    raise ChanceNeeded(int(tag), values)
