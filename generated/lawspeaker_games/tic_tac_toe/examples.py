"""Tic-Tac-Toe: worked examples.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.tic_tac_toe.state import State
from lawspeaker_games.tic_tac_toe.tables import PIECE_MARK, SQUARE_ROW, SQUARES
from lawspeaker_runtime.notes import NOTE_PIECES, note
from lawspeaker_runtime.prove import Answer, Example, Step
from lawspeaker_runtime.seating import winner


# tic-tac-toe.law:27  square (square at 1, 1)
def example_1_1_1(s: State) -> list[list[int]]:
    return [[0]]


# tic-tac-toe.law:28  square (square at 1, 2)
def example_1_2_1(s: State) -> list[list[int]]:
    return [[3]]


# tic-tac-toe.law:29  square (square at 2, 1)
def example_1_3_1(s: State) -> list[list[int]]:
    return [[1]]


# tic-tac-toe.law:31  square (square at 1, 1)
def example_1_4_1(s: State) -> list[list[int]]:
    return [[0]]


# tic-tac-toe.law:32  square (square at 2, 2)
def example_1_5_1(s: State) -> list[list[int]]:
    return [[4]]


# tic-tac-toe.law:33  square (square at 3, 1)
def example_1_6_1(s: State) -> list[list[int]]:
    return [[2]]


# tic-tac-toe.law:35  that winner is Cross
def example_1_7_1(s: State) -> bool:
    return winner(s) == 1


# tic-tac-toe.law:38  given
def example_2_1(s: State) -> None:
    if s.mark[0] == 0:
        s.mark_vacant.remove(0)
    s.mark[0] = 1
    if s.noting:
        note(s, NOTE_PIECES, PIECE_MARK, 1, 0, 1)
    if s.mark[1] == 0:
        s.mark_vacant.remove(1)
    s.mark[1] = 2
    if s.noting:
        note(s, NOTE_PIECES, PIECE_MARK, 2, 1, 1)
    if s.mark[2] == 0:
        s.mark_vacant.remove(2)
    s.mark[2] = 1
    if s.noting:
        note(s, NOTE_PIECES, PIECE_MARK, 1, 2, 1)
    if s.mark[4] == 0:
        s.mark_vacant.remove(4)
    s.mark[4] = 2
    if s.noting:
        note(s, NOTE_PIECES, PIECE_MARK, 2, 4, 1)
    if s.mark[3] == 0:
        s.mark_vacant.remove(3)
    s.mark[3] = 1
    if s.noting:
        note(s, NOTE_PIECES, PIECE_MARK, 1, 3, 1)
    if s.mark[5] == 0:
        s.mark_vacant.remove(5)
    s.mark[5] = 2
    if s.noting:
        note(s, NOTE_PIECES, PIECE_MARK, 2, 5, 1)
    if s.mark[7] == 0:
        s.mark_vacant.remove(7)
    s.mark[7] = 1
    if s.noting:
        note(s, NOTE_PIECES, PIECE_MARK, 1, 7, 1)
    if s.mark[6] == 0:
        s.mark_vacant.remove(6)
    s.mark[6] = 2
    if s.noting:
        note(s, NOTE_PIECES, PIECE_MARK, 2, 6, 1)


# tic-tac-toe.law:47  square (square at 3, 3)
def example_2_2_1(s: State) -> list[list[int]]:
    return [[8]]


# tic-tac-toe.law:49  that winner is nobody
def example_2_3_1(s: State) -> bool:
    return winner(s) == 0


# tic-tac-toe.law:53  that count squares is 9
def example_3_1_1(s: State) -> bool:
    return len(SQUARES) == 9


# tic-tac-toe.law:54  that row of (square at 3, 3) is 3
def example_3_1_2(s: State) -> bool:
    return SQUARE_ROW[8] == 3


EXAMPLES: Final[tuple[Example[State], ...]] = (
    Example(
        "three in a row win",
        "tic-tac-toe.law:26",
        ("TTT-01", "TTT-02", "TTT-03"),
        None,
        (),
        (
            Step("answer", "tic-tac-toe.law:27", answers=(Answer("square", values=example_1_1_1),)),
            Step("answer", "tic-tac-toe.law:28", answers=(Answer("square", values=example_1_2_1),)),
            Step("answer", "tic-tac-toe.law:29", answers=(Answer("square", values=example_1_3_1),)),
            Step("refuses", "tic-tac-toe.law:30", answers=(Answer("square", values=example_1_4_1),)),
            Step("answer", "tic-tac-toe.law:32", answers=(Answer("square", values=example_1_5_1),)),
            Step("answer", "tic-tac-toe.law:33", answers=(Answer("square", values=example_1_6_1),)),
            Step("expect", "tic-tac-toe.law:34", tests=((example_1_7_1, "tic-tac-toe.law:35"),)),
        ),
    ),
    Example(
        "a full board without a row is a draw",
        "tic-tac-toe.law:37",
        ("TTT-04",),
        None,
        (),
        (
            Step("given", "tic-tac-toe.law:38", edit=example_2_1),
            Step("answer", "tic-tac-toe.law:47", answers=(Answer("square", values=example_2_2_1),)),
            Step("expect", "tic-tac-toe.law:48", tests=((example_2_3_1, "tic-tac-toe.law:49"),)),
        ),
    ),
    Example(
        "the field is three by three",
        "tic-tac-toe.law:51",
        ("TTT-05",),
        None,
        (),
        (
            Step(
                "expect",
                "tic-tac-toe.law:52",
                tests=((example_3_1_1, "tic-tac-toe.law:53"), (example_3_1_2, "tic-tac-toe.law:54")),
            ),
        ),
    ),
)
