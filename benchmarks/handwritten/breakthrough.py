"""Breakthrough on 8x8 as a Python programmer writes it by hand: a list of squares and a table of steps.

Square 8r + c is row r from the top, column c from the left, as in OpenSpiel. Player 0 starts on the two top rows and
moves down. An action is `((8r + c) * 6 + direction) * 2 + capture`; directions 0 to 2 lead down (left, straight,
right), 3 to 5 lead up.
"""

from __future__ import annotations

from typing import Final

from benchmarks.handwritten.chance import ADDEND, FACTOR, MASK, SHIFT

SIDE: Final = 8
EMPTY: Final = -1
OUTSIDE: Final = 64
"""A square beyond the edge that no player owns, so that steps need no test for the edge of the board."""

START: Final = [0] * 16 + [EMPTY] * 32 + [1] * 16 + [OUTSIDE]


def step(square: int, direction: int) -> int:
    """Return the square one step ahead, or `OUTSIDE` beyond the edge."""
    row, column = divmod(square, SIDE)
    row += 1 if direction < 3 else -1
    column += direction % 3 - 1
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else OUTSIDE


def steps(square: int, player: int) -> tuple[int, int, int, int]:
    """Return the targets left, ahead and right, and the number of the quiet move to the left."""
    left = 3 * player
    return step(square, left), step(square, left + 1), step(square, left + 2), (square * 6 + left) * 2


STEPS: Final = tuple(tuple(steps(square, player) for square in range(64)) for player in (0, 1))
TARGET: Final = tuple(step(action // 12, action // 2 % 6) for action in range(64 * 12))
FAR_ROW: Final = (range(56, 64), range(8))


class Breakthrough:
    """One game; player 0 moves first."""

    __slots__ = ("board", "over", "pieces", "player", "winner")

    def __init__(self) -> None:
        self.board = START.copy()
        self.pieces = [set(range(16)), set(range(48, 64))]
        self.player = 0
        self.over = False
        self.winner = -1

    def legal(self) -> list[int]:
        """Return the legal steps: straight onto empty squares, diagonally also onto the opponent's pieces."""
        board = self.board
        enemy = 1 - self.player
        steps = STEPS[self.player]
        actions = []
        for square in self.pieces[self.player]:
            left, ahead, right, action = steps[square]
            owner = board[left]
            if owner == EMPTY:
                actions.append(action)
            elif owner == enemy:
                actions.append(action + 1)
            if board[ahead] == EMPTY:
                actions.append(action + 2)
            owner = board[right]
            if owner == EMPTY:
                actions.append(action + 4)
            elif owner == enemy:
                actions.append(action + 5)
        return actions

    def apply(self, action: int) -> None:
        """Move a piece and capture the piece on the target; the far row or the last capture ends the game."""
        player = self.player
        own, enemies = self.pieces[player], self.pieces[1 - player]
        source, target = action // 12, TARGET[action]
        self.board[source] = EMPTY
        self.board[target] = player
        own.remove(source)
        own.add(target)
        enemies.discard(target)
        if target in FAR_ROW[player] or not enemies:
            self.winner = player
            self.over = True
        self.player = 1 - player

    def returns(self) -> list[float]:
        """Return 1 for the winner and -1 for the loser, 0 for both before the end."""
        if self.winner < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

    def clone(self) -> Breakthrough:
        """Return an independent copy."""
        copy = Breakthrough.__new__(Breakthrough)
        copy.board = self.board.copy()
        copy.pieces = [pieces.copy() for pieces in self.pieces]
        copy.player = self.player
        copy.over = self.over
        copy.winner = self.winner
        return copy


def play(games: int, draw: int) -> tuple[int, int]:
    """Play games at random; return the number of decisions and the last random number."""
    decisions = 0
    for _ in range(games):
        game = Breakthrough()
        while not game.over:
            legal = game.legal()
            draw = (draw * FACTOR + ADDEND) & MASK
            game.apply(legal[(draw >> SHIFT) % len(legal)])
            decisions += 1
        game.returns()
    return decisions, draw
