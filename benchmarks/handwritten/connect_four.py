"""Connect four as a Python programmer writes it by hand: the usual bit board.

Column c owns the bits 7c to 7c + 6, the lowest row first; the seventh bit of a column stays empty, so that a line
cannot wrap from one column into the next. Actions are columns, 0 to 6, as in OpenSpiel.
"""

from __future__ import annotations

from typing import Final

from benchmarks.handwritten.chance import ADDEND, FACTOR, MASK, SHIFT

COLUMNS: Final = 7
ROWS: Final = 6
UP: Final = 1
ACROSS: Final = 7
FALLING: Final = 6
RISING: Final = 8


def has_four(discs: int) -> bool:
    """Return whether four discs are in a line: pair neighbours, then pair the pairs."""
    for step in (UP, ACROSS, FALLING, RISING):
        pairs = discs & (discs >> step)
        if pairs & (pairs >> 2 * step):
            return True
    return False


class ConnectFour:
    """One game; player 0 moves first."""

    __slots__ = ("discs", "heights", "over", "played", "player", "winner")

    def __init__(self) -> None:
        self.discs = [0, 0]
        self.heights = [0] * COLUMNS
        self.played = 0
        self.player = 0
        self.over = False
        self.winner = -1

    def legal(self) -> list[int]:
        """Return the columns that are not full."""
        return [column for column, height in enumerate(self.heights) if height < ROWS]

    def apply(self, action: int) -> None:
        """Drop a disc and end the game on a line or a full board."""
        player = self.player
        height = self.heights[action]
        self.heights[action] = height + 1
        self.played += 1
        discs = self.discs[player] | 1 << (7 * action + height)
        self.discs[player] = discs
        if has_four(discs):
            self.winner = player
            self.over = True
        elif self.played == COLUMNS * ROWS:
            self.over = True
        self.player = 1 - player

    def returns(self) -> list[float]:
        """Return 1 for the winner, -1 for the loser, 0 for both in a draw or before the end."""
        if self.winner < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

    def clone(self) -> ConnectFour:
        """Return an independent copy."""
        copy = ConnectFour.__new__(ConnectFour)
        copy.discs = self.discs.copy()
        copy.heights = self.heights.copy()
        copy.played = self.played
        copy.player = self.player
        copy.over = self.over
        copy.winner = self.winner
        return copy


def play(games: int, draw: int) -> tuple[int, int]:
    """Play games at random; return the number of decisions and the last random number."""
    decisions = 0
    for _ in range(games):
        game = ConnectFour()
        while not game.over:
            legal = game.legal()
            draw = (draw * FACTOR + ADDEND) & MASK
            game.apply(legal[(draw >> SHIFT) % len(legal)])
            decisions += 1
        game.returns()
    return decisions, draw
