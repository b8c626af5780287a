"""Connect Four: worked examples.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.connect_four.state import State
from lawspeaker_games.connect_four.tables import PIECE_DISC, SQUARE_COLUMN, SQUARE_FILES, SQUARE_ROW, SQUARES
from lawspeaker_runtime.notes import NOTE_PIECES, note
from lawspeaker_runtime.prove import Answer, Example, Step
from lawspeaker_runtime.seating import winner


# connect-four.law:28  column 4
def example_1_1_1(s: State) -> list[list[int]]:
    return [[4]]


# connect-four.law:29  column 4
def example_1_2_1(s: State) -> list[list[int]]:
    return [[4]]


# connect-four.law:31  that (disc on (square at 4, 1)) is Red
def example_1_3_1(s: State) -> bool:
    return s.disc[3] == 1


# connect-four.law:32  that (disc on (square at 4, 2)) is Yellow
def example_1_3_2(s: State) -> bool:
    return s.disc[10] == 2


# connect-four.law:35  given
def example_2_1(s: State) -> None:
    for s_ in SQUARE_FILES[1]:
        s.disc[s_] = 1 if SQUARE_ROW[s_] in (1, 2, 5) else 2
        if s.noting:
            note(s, NOTE_PIECES, PIECE_DISC, 1 if SQUARE_ROW[s_] in (1, 2, 5) else 2, s_, 1)


# connect-four.law:39  column 2, 3, 4, 5, 6, 7
def example_2_2_1(s: State) -> list[list[int]]:
    return [[2], [3], [4], [5], [6], [7]]


# connect-four.law:42  column 1
def example_3_1_1(s: State) -> list[list[int]]:
    return [[1]]


# connect-four.law:43  column 2
def example_3_2_1(s: State) -> list[list[int]]:
    return [[2]]


# connect-four.law:44  column 1
def example_3_3_1(s: State) -> list[list[int]]:
    return [[1]]


# connect-four.law:45  column 2
def example_3_4_1(s: State) -> list[list[int]]:
    return [[2]]


# connect-four.law:46  column 1
def example_3_5_1(s: State) -> list[list[int]]:
    return [[1]]


# connect-four.law:47  column 2
def example_3_6_1(s: State) -> list[list[int]]:
    return [[2]]


# connect-four.law:48  column 1
def example_3_7_1(s: State) -> list[list[int]]:
    return [[1]]


# connect-four.law:50  that winner is Red
def example_3_8_1(s: State) -> bool:
    return winner(s) == 1


# connect-four.law:53  given
def example_4_1(s: State) -> None:
    s.disc[2] = 2
    if s.noting:
        note(s, NOTE_PIECES, PIECE_DISC, 2, 2, 1)
    s.disc[9] = 2
    if s.noting:
        note(s, NOTE_PIECES, PIECE_DISC, 2, 9, 1)
    s.disc[0] = 1
    if s.noting:
        note(s, NOTE_PIECES, PIECE_DISC, 1, 0, 1)
    s.disc[8] = 1
    if s.noting:
        note(s, NOTE_PIECES, PIECE_DISC, 1, 8, 1)
    s.disc[24] = 1
    if s.noting:
        note(s, NOTE_PIECES, PIECE_DISC, 1, 24, 1)


# connect-four.law:59  column 3
def example_4_2_1(s: State) -> list[list[int]]:
    return [[3]]


# connect-four.law:61  that winner is Red
def example_4_3_1(s: State) -> bool:
    return winner(s) == 1


# connect-four.law:64  given
def example_5_1(s: State) -> None:
    for s_ in [s_ for s_ in SQUARES if s_ != 41]:
        k = SQUARE_COLUMN[s_] + (SQUARE_ROW[s_] - 1) // 2
        s.disc[s_] = 2 if k - k // 2 * 2 == 0 else 1
        if s.noting:
            note(s, NOTE_PIECES, PIECE_DISC, 2 if k - k // 2 * 2 == 0 else 1, s_, 1)


# connect-four.law:69  column 7
def example_5_2_1(s: State) -> list[list[int]]:
    return [[7]]


# connect-four.law:70  column 7
def example_5_3_1(s: State) -> list[list[int]]:
    return [[7]]


# connect-four.law:72  that winner is nobody
def example_5_4_1(s: State) -> bool:
    return winner(s) == 0


# connect-four.law:76  that count squares is 42
def example_6_1_1(s: State) -> bool:
    return len(SQUARES) == 42


# connect-four.law:77  that column of (square at 7, 6) is 7
def example_6_1_2(s: State) -> bool:
    return SQUARE_COLUMN[41] == 7


EXAMPLES: Final[tuple[Example[State], ...]] = (
    Example(
        "discs pile up in turn",
        "connect-four.law:27",
        ("CF-01", "CF-02"),
        None,
        (),
        (
            Step("answer", "connect-four.law:28", answers=(Answer("column", values=example_1_1_1),)),
            Step("answer", "connect-four.law:29", answers=(Answer("column", values=example_1_2_1),)),
            Step(
                "expect",
                "connect-four.law:30",
                tests=((example_1_3_1, "connect-four.law:31"), (example_1_3_2, "connect-four.law:32")),
            ),
        ),
    ),
    Example(
        "a full column is closed",
        "connect-four.law:34",
        ("CF-02",),
        None,
        (),
        (
            Step("given", "connect-four.law:35", edit=example_2_1),
            Step("offers", "connect-four.law:38", answers=(Answer("column", values=example_2_2_1),)),
        ),
    ),
    Example(
        "four in a column win",
        "connect-four.law:41",
        ("CF-01", "CF-03"),
        None,
        (),
        (
            Step("answer", "connect-four.law:42", answers=(Answer("column", values=example_3_1_1),)),
            Step("answer", "connect-four.law:43", answers=(Answer("column", values=example_3_2_1),)),
            Step("answer", "connect-four.law:44", answers=(Answer("column", values=example_3_3_1),)),
            Step("answer", "connect-four.law:45", answers=(Answer("column", values=example_3_4_1),)),
            Step("answer", "connect-four.law:46", answers=(Answer("column", values=example_3_5_1),)),
            Step("answer", "connect-four.law:47", answers=(Answer("column", values=example_3_6_1),)),
            Step("answer", "connect-four.law:48", answers=(Answer("column", values=example_3_7_1),)),
            Step("expect", "connect-four.law:49", tests=((example_3_8_1, "connect-four.law:50"),)),
        ),
    ),
    Example(
        "four on a diagonal win, closed in the middle",
        "connect-four.law:52",
        ("CF-03",),
        None,
        (),
        (
            Step("given", "connect-four.law:53", edit=example_4_1),
            Step("answer", "connect-four.law:59", answers=(Answer("column", values=example_4_2_1),)),
            Step("expect", "connect-four.law:60", tests=((example_4_3_1, "connect-four.law:61"),)),
        ),
    ),
    Example(
        "a full rack without a line is a draw",
        "connect-four.law:63",
        ("CF-04",),
        None,
        (),
        (
            Step("given", "connect-four.law:64", edit=example_5_1),
            Step("offers", "connect-four.law:68", answers=(Answer("column", values=example_5_2_1),)),
            Step("answer", "connect-four.law:70", answers=(Answer("column", values=example_5_3_1),)),
            Step("expect", "connect-four.law:71", tests=((example_5_4_1, "connect-four.law:72"),)),
        ),
    ),
    Example(
        "the rack is seven by six",
        "connect-four.law:74",
        ("CF-05",),
        None,
        (),
        (
            Step(
                "expect",
                "connect-four.law:75",
                tests=((example_6_1_1, "connect-four.law:76"), (example_6_1_2, "connect-four.law:77")),
            ),
        ),
    ),
)
