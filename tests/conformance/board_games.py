"""Translate the board games of `benchmarks/specs/` into OpenSpiel's action numbers.

An option is read as in `mapping.py`: by its sentence and by what its variables stand for.
"""

from __future__ import annotations

import re

import pyspiel

from tests.conformance.lawspeaker_side import Option
from tests.conformance.mapping import Translation, only_value, square_of

GO_PASS = 81
MORRIS_POINTS = "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1".split()
CHECKERS_WAYS = ("northwest", "northeast", "southeast", "southwest")
PENTAGO_BLOCKS = ("northwest_block", "northeast_block", "southeast_block", "southwest_block")
PENTAGO_WAYS = ("counterclockwise", "clockwise")
BAR, NO_MAN = 24, 25
PAIRS = 26 * 26


def go(option: Option) -> int:
    """Read a point, row by row from below, or a pass."""
    if option.text == "pass":
        return GO_PASS
    column, row = square_of(only_value(option))
    return (row - 1) * 9 + column - 1


def mancala(option: Option) -> int:
    """Read a pit; OpenSpiel's numbers are ours, except that it calls the store of the second player 0."""
    return int(re.findall(r"\d+", str(only_value(option)))[0])


def nine_mens_morris(option: Option) -> int:
    """Read a point, or a move from one to another."""
    if "source" not in option.values:
        return MORRIS_POINTS.index(str(only_value(option)))
    source, target = (MORRIS_POINTS.index(str(option.values[name])) for name in ("source", "target"))
    return 24 + source * 24 + target


def checkers(option: Option) -> int:
    """Read a square and a direction, as a quiet move: whether it captures follows from the position."""
    column, row = square_of(option.values["source"])
    return (((8 - row) * 8 + column - 1) * 4 + CHECKERS_WAYS.index(str(option.values["d"]))) * 2


def without_capture(action: int) -> int:
    """Forget whether a move captures: OpenSpiel's odd numbers are the captures of the even ones before them."""
    return action - action % 2


def backgammon(option: Option) -> int:
    """Read which die is used first, and the points from which men go: those that do not are OpenSpiel's 25."""
    if option.text == "no move":
        return NO_MAN * 26 + NO_MAN
    if "only_man" in option.values:
        return NO_MAN * 26 + position(option.values["only_man"])
    first, last = position(option.values["one_man"]), position(option.values["other_man"])
    return last * 26 + first + (0 if option.values["larger_first"] else PAIRS)


def without_only_die(action: int) -> int:
    """Forget which die moves a man if only one man moves: the position says it."""
    return action % PAIRS if action % PAIRS // 26 == NO_MAN else action


def position(value: object) -> int:
    """Read a point, counted from the left; both bars are OpenSpiel's 24."""
    column = ord(str(value)[0]) - ord("a")
    return BAR if column in (0, 25) else column - 1


def two_dice(theirs: pyspiel.State, outcome: int) -> list[int]:
    """Read the two dice of an outcome; in the first turn they are one of each player, and the higher one starts."""
    text = theirs.action_to_string(theirs.current_player(), outcome)
    low, high = sorted(int(figure) for figure in text[-3:-1])
    return [high, low] if "X starts" in text or "starts" not in text else [low, high]


def amazons(option: Option) -> int:
    """Read a square, row by row from above, whether it is left, reached or shot at."""
    column, row = square_of(only_value(option))
    return (10 - row) * 10 + column - 1


def pentago(option: Option) -> int:
    """Read a square, row by row from above, and which block turns which way."""
    column, row = square_of(option.values["s"])
    block, way = str(option.values["c"]).replace(" ", "_"), str(option.values["t"])
    return ((6 - row) * 6 + column - 1) * 8 + PENTAGO_BLOCKS.index(block) * 2 + PENTAGO_WAYS.index(way)


def y(option: Option) -> int:
    """Read a cell; OpenSpiel's triangle leans to the other side, so its columns count from the left border."""
    column, row = square_of(only_value(option))
    return (row - 1) * 19 + column - row


GAMES = {
    "backgammon": Translation("backgammon", 2, backgammon, distinct=without_only_die, forced=two_dice),
    "go": Translation("go(board_size=9)", 2, go),
    "mancala": Translation("mancala", 2, mancala),
    "nine-mens-morris": Translation("nine_mens_morris", 2, nine_mens_morris),
    "checkers": Translation("checkers", 2, checkers, distinct=without_capture),
    "amazons": Translation("amazons", 2, amazons),
    "pentago": Translation("pentago", 2, pentago),
    "y": Translation("y", 2, y),
}
