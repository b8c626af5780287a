"""Tic-tac-toe as a Python programmer writes it by hand: nine-bit masks for the marks, a list of what is left.

Squares are numbered as in OpenSpiel, row by row from the top left: 0 to 8.
"""

from __future__ import annotations

from typing import Final

from benchmarks.handwritten.chance import ADDEND, FACTOR, MASK, SHIFT

LINES: Final = (0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100)
WON: Final = tuple(any(marks & line == line for line in LINES) for marks in range(512))


class TicTacToe:
    """One game; player 0 moves first. `mine` are the marks of the player to move, `theirs` those of the other."""

    __slots__ = ("empty", "mine", "over", "player", "theirs", "winner")

    def __init__(self) -> None:
        self.empty = [0, 1, 2, 3, 4, 5, 6, 7, 8]
        self.mine = 0
        self.theirs = 0
        self.player = 0
        self.over = False
        self.winner = -1

    def legal(self) -> list[int]:
        """Return the empty squares."""
        return self.empty.copy()

    def apply(self, action: int) -> None:
        """Mark a square; a line or a full board ends the game."""
        self.empty.remove(action)
        marks = self.mine | 1 << action
        if WON[marks]:
            self.winner = self.player
            self.over = True
        elif not self.empty:
            self.over = True
        self.mine = self.theirs
        self.theirs = marks
        self.player = 1 - self.player

    def returns(self) -> list[float]:
        """Return 1 for the winner, -1 for the loser, 0 for both in a draw or before the end."""
        if self.winner < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

    def clone(self) -> TicTacToe:
        """Return an independent copy."""
        copy = TicTacToe.__new__(TicTacToe)
        copy.empty = self.empty.copy()
        copy.mine = self.mine
        copy.theirs = self.theirs
        copy.player = self.player
        copy.over = self.over
        copy.winner = self.winner
        return copy


def play(games: int, draw: int) -> tuple[int, int]:
    """Play games at random; return the number of decisions and the last random number."""
    decisions = 0
    for _ in range(games):
        game = TicTacToe()
        while not game.over:
            legal = game.legal()
            draw = (draw * FACTOR + ADDEND) & MASK
            game.apply(legal[(draw >> SHIFT) % len(legal)])
            decisions += 1
        game.returns()
    return decisions, draw
