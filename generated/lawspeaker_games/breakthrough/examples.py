"""Breakthrough: worked examples.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from lawspeaker_games.breakthrough.state import State
from lawspeaker_games.breakthrough.tables import PIECE_PAWN, SQUARES
from lawspeaker_runtime.notes import NOTE_PIECES, note
from lawspeaker_runtime.prove import Answer, Example, Step
from lawspeaker_runtime.seating import winner


# breakthrough.law:41  that (pawns of Black) is 16
def example_1_1_1(s: State) -> bool:
    return s.pawn.count(1) == 16


# breakthrough.law:42  that (pawns of White) is 16
def example_1_1_2(s: State) -> bool:
    return s.pawn.count(2) == 16


# breakthrough.law:43  that (pawn on (square at 1, 8)) is Black
def example_1_1_3(s: State) -> bool:
    return s.pawn[56] == 1


# breakthrough.law:44  that (pawn on (square at 8, 7)) is Black
def example_1_1_4(s: State) -> bool:
    return s.pawn[55] == 1


# breakthrough.law:45  that (pawn on (square at 1, 3)) is nobody
def example_1_1_5(s: State) -> bool:
    return s.pawn[16] == 0


# breakthrough.law:46  that (pawn on (square at 8, 2)) is White
def example_1_1_6(s: State) -> bool:
    return s.pawn[15] == 2


# breakthrough.law:49  given
def example_2_1(s: State) -> None:
    for s_ in SQUARES:
        if s.noting and s.pawn[s_] != 0:
            note(s, NOTE_PIECES, PIECE_PAWN, s.pawn[s_], s_, -1)
        if s.pawn[s_] != 0:
            s.pawn_owned[s.pawn[s_]].remove(s_)
            s.pawn[s_] = 0
    if s.pawn[35] != 0:
        s.pawn_owned[s.pawn[35]].remove(35)
    insort(s.pawn_owned[1], 35)
    s.pawn[35] = 1
    if s.noting:
        note(s, NOTE_PIECES, PIECE_PAWN, 1, 35, 1)
    if s.pawn[15] != 0:
        s.pawn_owned[s.pawn[15]].remove(15)
    insort(s.pawn_owned[2], 15)
    s.pawn[15] = 2
    if s.noting:
        note(s, NOTE_PIECES, PIECE_PAWN, 2, 15, 1)


# breakthrough.law:55  target (square at 4, 6)
def example_2_2_1(s: State) -> list[list[int]]:
    return [[43]]


# breakthrough.law:56  target (square at 3, 5)
def example_2_2_2(s: State) -> list[list[int]]:
    return [[34]]


# breakthrough.law:57  target (square at 2, 4)
def example_2_2_3(s: State) -> list[list[int]]:
    return [[25]]


# breakthrough.law:58  source (square at 4, 5)
def example_2_3_1(s: State) -> list[list[int]]:
    return [[35]]


# breakthrough.law:59  target (square at 3, 4)
def example_2_4_1(s: State) -> list[list[int]]:
    return [[26]]


# breakthrough.law:60  source (square at 8, 2)
def example_2_5_1(s: State) -> list[list[int]]:
    return [[15]]


# breakthrough.law:61  target (square at 8, 3)
def example_2_6_1(s: State) -> list[list[int]]:
    return [[23]]


# breakthrough.law:63  that (pawn on (square at 4, 5)) is nobody
def example_2_7_1(s: State) -> bool:
    return s.pawn[35] == 0


# breakthrough.law:64  that (pawn on (square at 3, 4)) is Black
def example_2_7_2(s: State) -> bool:
    return s.pawn[26] == 1


# breakthrough.law:65  that (pawn on (square at 8, 3)) is White
def example_2_7_3(s: State) -> bool:
    return s.pawn[23] == 2


# breakthrough.law:68  given
def example_3_1(s: State) -> None:
    for s_ in SQUARES:
        if s.noting and s.pawn[s_] != 0:
            note(s, NOTE_PIECES, PIECE_PAWN, s.pawn[s_], s_, -1)
        if s.pawn[s_] != 0:
            s.pawn_owned[s.pawn[s_]].remove(s_)
            s.pawn[s_] = 0
    if s.pawn[35] != 0:
        s.pawn_owned[s.pawn[35]].remove(35)
    insort(s.pawn_owned[1], 35)
    s.pawn[35] = 1
    if s.noting:
        note(s, NOTE_PIECES, PIECE_PAWN, 1, 35, 1)
    if s.pawn[27] != 0:
        s.pawn_owned[s.pawn[27]].remove(27)
    insort(s.pawn_owned[2], 27)
    s.pawn[27] = 2
    if s.noting:
        note(s, NOTE_PIECES, PIECE_PAWN, 2, 27, 1)
    if s.pawn[28] != 0:
        s.pawn_owned[s.pawn[28]].remove(28)
    insort(s.pawn_owned[2], 28)
    s.pawn[28] = 2
    if s.noting:
        note(s, NOTE_PIECES, PIECE_PAWN, 2, 28, 1)


# breakthrough.law:75  target (square at 4, 4)
def example_3_2_1(s: State) -> list[list[int]]:
    return [[27]]


# breakthrough.law:76  source (square at 4, 5)
def example_3_3_1(s: State) -> list[list[int]]:
    return [[35]]


# breakthrough.law:77  target (square at 5, 4)
def example_3_4_1(s: State) -> list[list[int]]:
    return [[28]]


# breakthrough.law:79  that (pawn on (square at 5, 4)) is Black
def example_3_5_1(s: State) -> bool:
    return s.pawn[28] == 1


# breakthrough.law:80  that (pawns of White) is 1
def example_3_5_2(s: State) -> bool:
    return s.pawn.count(2) == 1


# breakthrough.law:83  given
def example_4_1(s: State) -> None:
    for s_ in SQUARES:
        if s.noting and s.pawn[s_] != 0:
            note(s, NOTE_PIECES, PIECE_PAWN, s.pawn[s_], s_, -1)
        if s.pawn[s_] != 0:
            s.pawn_owned[s.pawn[s_]].remove(s_)
            s.pawn[s_] = 0
    if s.pawn[35] != 0:
        s.pawn_owned[s.pawn[35]].remove(35)
    insort(s.pawn_owned[1], 35)
    s.pawn[35] = 1
    if s.noting:
        note(s, NOTE_PIECES, PIECE_PAWN, 1, 35, 1)
    if s.pawn[55] != 0:
        s.pawn_owned[s.pawn[55]].remove(55)
    insort(s.pawn_owned[2], 55)
    s.pawn[55] = 2
    if s.noting:
        note(s, NOTE_PIECES, PIECE_PAWN, 2, 55, 1)


# breakthrough.law:88  source (square at 4, 5)
def example_4_2_1(s: State) -> list[list[int]]:
    return [[35]]


# breakthrough.law:89  target (square at 4, 4)
def example_4_3_1(s: State) -> list[list[int]]:
    return [[27]]


# breakthrough.law:90  source (square at 8, 7)
def example_4_4_1(s: State) -> list[list[int]]:
    return [[55]]


# breakthrough.law:91  target (square at 7, 8)
def example_4_5_1(s: State) -> list[list[int]]:
    return [[62]]


# breakthrough.law:93  that winner is White
def example_4_6_1(s: State) -> bool:
    return winner(s) == 2


# breakthrough.law:96  given
def example_5_1(s: State) -> None:
    for s_ in SQUARES:
        if s.noting and s.pawn[s_] != 0:
            note(s, NOTE_PIECES, PIECE_PAWN, s.pawn[s_], s_, -1)
        if s.pawn[s_] != 0:
            s.pawn_owned[s.pawn[s_]].remove(s_)
            s.pawn[s_] = 0
    if s.pawn[35] != 0:
        s.pawn_owned[s.pawn[35]].remove(35)
    insort(s.pawn_owned[1], 35)
    s.pawn[35] = 1
    if s.noting:
        note(s, NOTE_PIECES, PIECE_PAWN, 1, 35, 1)
    if s.pawn[28] != 0:
        s.pawn_owned[s.pawn[28]].remove(28)
    insort(s.pawn_owned[2], 28)
    s.pawn[28] = 2
    if s.noting:
        note(s, NOTE_PIECES, PIECE_PAWN, 2, 28, 1)


# breakthrough.law:101  source (square at 4, 5)
def example_5_2_1(s: State) -> list[list[int]]:
    return [[35]]


# breakthrough.law:102  target (square at 5, 4)
def example_5_3_1(s: State) -> list[list[int]]:
    return [[28]]


# breakthrough.law:104  that winner is Black
def example_5_4_1(s: State) -> bool:
    return winner(s) == 1


EXAMPLES: Final[tuple[Example[State], ...]] = (
    Example(
        "the first position",
        "breakthrough.law:39",
        ("BT-01", "BT-07"),
        None,
        (),
        (
            Step(
                "expect",
                "breakthrough.law:40",
                tests=(
                    (example_1_1_1, "breakthrough.law:41"),
                    (example_1_1_2, "breakthrough.law:42"),
                    (example_1_1_3, "breakthrough.law:43"),
                    (example_1_1_4, "breakthrough.law:44"),
                    (example_1_1_5, "breakthrough.law:45"),
                    (example_1_1_6, "breakthrough.law:46"),
                ),
            ),
        ),
    ),
    Example(
        "Black goes down, then White goes up",
        "breakthrough.law:48",
        ("BT-02", "BT-03"),
        None,
        (),
        (
            Step("given", "breakthrough.law:49", edit=example_2_1),
            Step(
                "refuses",
                "breakthrough.law:54",
                answers=(
                    Answer("target", values=example_2_2_1),
                    Answer("target", values=example_2_2_2),
                    Answer("target", values=example_2_2_3),
                ),
            ),
            Step("answer", "breakthrough.law:58", answers=(Answer("source", values=example_2_3_1),)),
            Step("answer", "breakthrough.law:59", answers=(Answer("target", values=example_2_4_1),)),
            Step("answer", "breakthrough.law:60", answers=(Answer("source", values=example_2_5_1),)),
            Step("answer", "breakthrough.law:61", answers=(Answer("target", values=example_2_6_1),)),
            Step(
                "expect",
                "breakthrough.law:62",
                tests=(
                    (example_2_7_1, "breakthrough.law:63"),
                    (example_2_7_2, "breakthrough.law:64"),
                    (example_2_7_3, "breakthrough.law:65"),
                ),
            ),
        ),
    ),
    Example(
        "pawns capture on the diagonal only",
        "breakthrough.law:67",
        ("BT-04", "BT-05"),
        None,
        (),
        (
            Step("given", "breakthrough.law:68", edit=example_3_1),
            Step("refuses", "breakthrough.law:74", answers=(Answer("target", values=example_3_2_1),)),
            Step("answer", "breakthrough.law:76", answers=(Answer("source", values=example_3_3_1),)),
            Step("answer", "breakthrough.law:77", answers=(Answer("target", values=example_3_4_1),)),
            Step(
                "expect",
                "breakthrough.law:78",
                tests=((example_3_5_1, "breakthrough.law:79"), (example_3_5_2, "breakthrough.law:80")),
            ),
        ),
    ),
    Example(
        "the last row wins",
        "breakthrough.law:82",
        ("BT-06",),
        None,
        (),
        (
            Step("given", "breakthrough.law:83", edit=example_4_1),
            Step("answer", "breakthrough.law:88", answers=(Answer("source", values=example_4_2_1),)),
            Step("answer", "breakthrough.law:89", answers=(Answer("target", values=example_4_3_1),)),
            Step("answer", "breakthrough.law:90", answers=(Answer("source", values=example_4_4_1),)),
            Step("answer", "breakthrough.law:91", answers=(Answer("target", values=example_4_5_1),)),
            Step("expect", "breakthrough.law:92", tests=((example_4_6_1, "breakthrough.law:93"),)),
        ),
    ),
    Example(
        "the last pawn captured wins",
        "breakthrough.law:95",
        ("BT-06",),
        None,
        (),
        (
            Step("given", "breakthrough.law:96", edit=example_5_1),
            Step("answer", "breakthrough.law:101", answers=(Answer("source", values=example_5_2_1),)),
            Step("answer", "breakthrough.law:102", answers=(Answer("target", values=example_5_3_1),)),
            Step("expect", "breakthrough.law:103", tests=((example_5_4_1, "breakthrough.law:104"),)),
        ),
    ),
)
