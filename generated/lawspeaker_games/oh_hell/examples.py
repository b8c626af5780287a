"""Oh Hell: worked examples.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.oh_hell.state import State
from lawspeaker_games.oh_hell.tables import (
    CARD_RANK,
    CARD_SUIT,
    CARDS,
    HAND,
    HEARTS,
    N2_HEARTS,
    N3_DIAMONDS,
    N4_CLUBS,
    N5_CLUBS,
    N9_CLUBS,
    N14_SPADES,
)
from lawspeaker_runtime.prove import Answer, Example, Step
from lawspeaker_runtime.seating import winner


# oh-hell.law:82  that tricks is 1
def example_1_2_1(s: State) -> bool:
    return s.tricks == 1


# oh-hell.law:83  that dealer is player 3
def example_1_2_2(s: State) -> bool:
    return s.dealer == 3


# oh-hell.law:84  that count hand of player 2 is 1
def example_1_2_3(s: State) -> bool:
    return len(s.piles[HAND + 2]) == 1


# oh-hell.law:85  that trump is hearts
def example_1_2_4(s: State) -> bool:
    return s.trump == HEARTS


# oh-hell.law:86  b 1
def example_1_3_1(s: State) -> list[list[int]]:
    return [[1]]


# oh-hell.law:87  b 0
def example_1_4_1(s: State) -> list[list[int]]:
    return [[0]]


# oh-hell.law:89  b 1
def example_1_5_1(s: State) -> list[list[int]]:
    return [[1]]


# oh-hell.law:90  b 1
def example_1_6_1(s: State) -> list[list[int]]:
    return [[1]]


# oh-hell.law:91  c "5 clubs"
def example_1_7_1(s: State) -> list[list[int]]:
    return [[N5_CLUBS]]


# oh-hell.law:92  c "9 clubs"
def example_1_8_1(s: State) -> list[list[int]]:
    return [[N9_CLUBS]]


# oh-hell.law:93  c "2 hearts"
def example_1_9_1(s: State) -> list[list[int]]:
    return [[N2_HEARTS]]


# oh-hell.law:95  that won of player 3 is 1
def example_1_10_1(s: State) -> bool:
    return s.won[3] == 1


# oh-hell.law:99  b 1
def example_2_2_1(s: State) -> list[list[int]]:
    return [[1]]


# oh-hell.law:100  b 0
def example_2_3_1(s: State) -> list[list[int]]:
    return [[0]]


# oh-hell.law:102  b 1
def example_2_4_1(s: State) -> list[list[int]]:
    return [[1]]


# oh-hell.law:103  b 1
def example_2_5_1(s: State) -> list[list[int]]:
    return [[1]]


# oh-hell.law:105  that bid of player 1 is 1
def example_2_6_1(s: State) -> bool:
    return s.bid[1] == 1


# oh-hell.law:106  that bid of player 2 is 1
def example_2_6_2(s: State) -> bool:
    return s.bid[2] == 1


# oh-hell.law:110  b 0
def example_3_2_1(s: State) -> list[list[int]]:
    return [[0]]


# oh-hell.law:111  b 0
def example_3_3_1(s: State) -> list[list[int]]:
    return [[0]]


# oh-hell.law:112  b 0
def example_3_4_1(s: State) -> list[list[int]]:
    return [[0]]


# oh-hell.law:113  c "5 clubs"
def example_3_5_1(s: State) -> list[list[int]]:
    return [[N5_CLUBS]]


# oh-hell.law:115  c "9 clubs"
def example_3_6_1(s: State) -> list[list[int]]:
    return [[N9_CLUBS]]


# oh-hell.law:116  c "9 clubs"
def example_3_7_1(s: State) -> list[list[int]]:
    return [[N9_CLUBS]]


# oh-hell.law:118  c "2 hearts"
def example_3_8_1(s: State) -> list[list[int]]:
    return [[N2_HEARTS]]


# oh-hell.law:119  c "4 clubs"
def example_3_9_1(s: State) -> list[list[int]]:
    return [[N4_CLUBS]]


# oh-hell.law:121  that leader is player 2
def example_3_10_1(s: State) -> bool:
    return s.leader == 2


# oh-hell.law:122  c "3 diamonds"
def example_3_11_1(s: State) -> list[list[int]]:
    return [[N3_DIAMONDS]]


# oh-hell.law:123  c "2 hearts"
def example_3_12_1(s: State) -> list[list[int]]:
    return [[N2_HEARTS]]


# oh-hell.law:124  c "14 spades"
def example_3_13_1(s: State) -> list[list[int]]:
    return [[N14_SPADES]]


# oh-hell.law:126  that won of player 1 is 1
def example_3_14_1(s: State) -> bool:
    return s.won[1] == 1


# oh-hell.law:127  that won of player 2 is 1
def example_3_14_2(s: State) -> bool:
    return s.won[2] == 1


# oh-hell.law:128  that won of player 3 is 0
def example_3_14_3(s: State) -> bool:
    return s.won[3] == 0


# oh-hell.law:132  b 0
def example_4_2_1(s: State) -> list[list[int]]:
    return [[0]]


# oh-hell.law:133  b 1
def example_4_3_1(s: State) -> list[list[int]]:
    return [[1]]


# oh-hell.law:134  b 1
def example_4_4_1(s: State) -> list[list[int]]:
    return [[1]]


# oh-hell.law:135  c "5 clubs"
def example_4_5_1(s: State) -> list[list[int]]:
    return [[N5_CLUBS]]


# oh-hell.law:136  c "9 clubs"
def example_4_6_1(s: State) -> list[list[int]]:
    return [[N9_CLUBS]]


# oh-hell.law:137  c "2 hearts"
def example_4_7_1(s: State) -> list[list[int]]:
    return [[N2_HEARTS]]


# oh-hell.law:139  that bid of player 2 is 1
def example_4_8_1(s: State) -> bool:
    return s.bid[2] == 1


# oh-hell.law:140  that winner is player 3
def example_4_8_2(s: State) -> bool:
    return winner(s) == 3


# oh-hell.law:144  that count cards is 52
def example_5_1_1(s: State) -> bool:
    return len(CARDS) == 52


# oh-hell.law:145  that (count c among cards where suit of c is hearts and rank of c is at least 11) is 4
def example_5_1_2(s: State) -> bool:
    return sum(1 for c in CARDS if CARD_SUIT[c] == HEARTS and CARD_RANK[c] >= 11) == 4


EXAMPLES: Final[tuple[Example[State], ...]] = (
    Example(
        "one trick, won by a trump",
        "oh-hell.law:79",
        ("OH-01", "OH-02", "OH-03", "OH-04"),
        None,
        (),
        (
            Step("chance", "oh-hell.law:80", outcomes=((1,), (3,), (12,), (28,), (3,), (7,))),
            Step(
                "expect",
                "oh-hell.law:81",
                tests=(
                    (example_1_2_1, "oh-hell.law:82"),
                    (example_1_2_2, "oh-hell.law:83"),
                    (example_1_2_3, "oh-hell.law:84"),
                    (example_1_2_4, "oh-hell.law:85"),
                ),
            ),
            Step("answer", "oh-hell.law:86", answers=(Answer("b", values=example_1_3_1),)),
            Step("answer", "oh-hell.law:87", answers=(Answer("b", values=example_1_4_1),)),
            Step("offers", "oh-hell.law:88", answers=(Answer("b", values=example_1_5_1),)),
            Step("answer", "oh-hell.law:90", answers=(Answer("b", values=example_1_6_1),)),
            Step("answer", "oh-hell.law:91", answers=(Answer("c", values=example_1_7_1),)),
            Step("answer", "oh-hell.law:92", answers=(Answer("c", values=example_1_8_1),)),
            Step("answer", "oh-hell.law:93", answers=(Answer("c", values=example_1_9_1),)),
            Step("expect", "oh-hell.law:94", tests=((example_1_10_1, "oh-hell.law:95"),)),
        ),
    ),
    Example(
        "the dealer may not make the bids come out",
        "oh-hell.law:97",
        ("OH-05", "OH-11"),
        None,
        (),
        (
            Step("chance", "oh-hell.law:98", outcomes=((1,), (1,), (12,), (28,), (3,), (7,))),
            Step("answer", "oh-hell.law:99", answers=(Answer("b", values=example_2_2_1),)),
            Step("answer", "oh-hell.law:100", answers=(Answer("b", values=example_2_3_1),)),
            Step("offers", "oh-hell.law:101", answers=(Answer("b", values=example_2_4_1),)),
            Step("answer", "oh-hell.law:103", answers=(Answer("b", values=example_2_5_1),)),
            Step(
                "expect",
                "oh-hell.law:104",
                tests=((example_2_6_1, "oh-hell.law:105"), (example_2_6_2, "oh-hell.law:106")),
            ),
        ),
    ),
    Example(
        "following suit over two tricks",
        "oh-hell.law:108",
        ("OH-06", "OH-07", "OH-08"),
        None,
        (),
        (
            Step("chance", "oh-hell.law:109", outcomes=((2,), (3,), (12,), (28,), (3,), (50,), (5,), (8,), (2,))),
            Step("answer", "oh-hell.law:110", answers=(Answer("b", values=example_3_2_1),)),
            Step("answer", "oh-hell.law:111", answers=(Answer("b", values=example_3_3_1),)),
            Step("answer", "oh-hell.law:112", answers=(Answer("b", values=example_3_4_1),)),
            Step("answer", "oh-hell.law:113", answers=(Answer("c", values=example_3_5_1),)),
            Step("offers", "oh-hell.law:114", answers=(Answer("c", values=example_3_6_1),)),
            Step("answer", "oh-hell.law:116", answers=(Answer("c", values=example_3_7_1),)),
            Step("refuses", "oh-hell.law:117", answers=(Answer("c", values=example_3_8_1),)),
            Step("answer", "oh-hell.law:119", answers=(Answer("c", values=example_3_9_1),)),
            Step("expect", "oh-hell.law:120", tests=((example_3_10_1, "oh-hell.law:121"),)),
            Step("answer", "oh-hell.law:122", answers=(Answer("c", values=example_3_11_1),)),
            Step("answer", "oh-hell.law:123", answers=(Answer("c", values=example_3_12_1),)),
            Step("answer", "oh-hell.law:124", answers=(Answer("c", values=example_3_13_1),)),
            Step(
                "expect",
                "oh-hell.law:125",
                tests=(
                    (example_3_14_1, "oh-hell.law:126"),
                    (example_3_14_2, "oh-hell.law:127"),
                    (example_3_14_3, "oh-hell.law:128"),
                ),
            ),
        ),
    ),
    Example(
        "a bid that is met counts ten",
        "oh-hell.law:130",
        ("OH-09", "OH-11", "OH-12"),
        None,
        (),
        (
            Step("chance", "oh-hell.law:131", outcomes=((1,), (3,), (12,), (28,), (3,), (7,))),
            Step("answer", "oh-hell.law:132", answers=(Answer("b", values=example_4_2_1),)),
            Step("answer", "oh-hell.law:133", answers=(Answer("b", values=example_4_3_1),)),
            Step("answer", "oh-hell.law:134", answers=(Answer("b", values=example_4_4_1),)),
            Step("answer", "oh-hell.law:135", answers=(Answer("c", values=example_4_5_1),)),
            Step("answer", "oh-hell.law:136", answers=(Answer("c", values=example_4_6_1),)),
            Step("answer", "oh-hell.law:137", answers=(Answer("c", values=example_4_7_1),)),
            Step(
                "expect",
                "oh-hell.law:138",
                tests=((example_4_8_1, "oh-hell.law:139"), (example_4_8_2, "oh-hell.law:140")),
            ),
        ),
    ),
    Example(
        "fifty-two cards",
        "oh-hell.law:142",
        ("OH-10",),
        None,
        (),
        (
            Step(
                "expect",
                "oh-hell.law:143",
                tests=((example_5_1_1, "oh-hell.law:144"), (example_5_1_2, "oh-hell.law:145")),
            ),
        ),
    ),
)
