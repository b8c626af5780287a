"""Kuhn Poker: worked examples.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.kuhn_poker.state import State
from lawspeaker_games.kuhn_poker.tables import CARD_RANK, CARDS, DECK, HAND, JACK, KING, PILES, QUEEN
from lawspeaker_runtime.piles import put_last, put_list_last
from lawspeaker_runtime.prove import Answer, Example, Step
from lawspeaker_runtime.seating import winner


# kuhn-poker.law:65  that count hand of player 1 is 1
def example_1_1_1(s: State) -> bool:
    return len(s.piles[HAND + 1]) == 1


# kuhn-poker.law:66  that count hand of player 2 is 1
def example_1_1_2(s: State) -> bool:
    return len(s.piles[HAND + 2]) == 1


# kuhn-poker.law:67  that chips of player 1 is -1
def example_1_1_3(s: State) -> bool:
    return s.goods[1] == -1


# kuhn-poker.law:68  that chips of player 2 is -1
def example_1_1_4(s: State) -> bool:
    return s.goods[2] == -1


# kuhn-poker.law:69  that pot is 2
def example_1_1_5(s: State) -> bool:
    return s.pot == 2


# kuhn-poker.law:72  given
def example_2_1(s: State) -> None:
    put_list_last(s, PILES, list(CARDS), DECK)
    put_last(s, PILES, QUEEN, HAND + 1)
    put_last(s, PILES, KING, HAND + 2)


# kuhn-poker.law:79  that chips of player 1 is -1
def example_2_4_1(s: State) -> bool:
    return s.goods[1] == -1


# kuhn-poker.law:80  that chips of player 2 is 1
def example_2_4_2(s: State) -> bool:
    return s.goods[2] == 1


# kuhn-poker.law:81  that pot is 0
def example_2_4_3(s: State) -> bool:
    return s.pot == 0


# kuhn-poker.law:82  that winner is player 2
def example_2_4_4(s: State) -> bool:
    return winner(s) == 2


# kuhn-poker.law:85  given
def example_3_1(s: State) -> None:
    put_list_last(s, PILES, list(CARDS), DECK)
    put_last(s, PILES, QUEEN, HAND + 1)
    put_last(s, PILES, JACK, HAND + 2)


# kuhn-poker.law:91  that chips of player 1 is -2
def example_3_3_1(s: State) -> bool:
    return s.goods[1] == -2


# kuhn-poker.law:92  that pot is 3
def example_3_3_2(s: State) -> bool:
    return s.pot == 3


# kuhn-poker.law:95  that chips of player 1 is 2
def example_3_5_1(s: State) -> bool:
    return s.goods[1] == 2


# kuhn-poker.law:96  that chips of player 2 is -2
def example_3_5_2(s: State) -> bool:
    return s.goods[2] == -2


# kuhn-poker.law:99  given
def example_4_1(s: State) -> None:
    put_list_last(s, PILES, list(CARDS), DECK)
    put_last(s, PILES, KING, HAND + 1)
    put_last(s, PILES, JACK, HAND + 2)


# kuhn-poker.law:107  that chips of player 1 is -1
def example_4_5_1(s: State) -> bool:
    return s.goods[1] == -1


# kuhn-poker.law:108  that chips of player 2 is 1
def example_4_5_2(s: State) -> bool:
    return s.goods[2] == 1


# kuhn-poker.law:109  that winner is player 2
def example_4_5_3(s: State) -> bool:
    return winner(s) == 2


# kuhn-poker.law:113  that count cards is 3
def example_5_1_1(s: State) -> bool:
    return len(CARDS) == 3


# kuhn-poker.law:114  that rank of King is more than rank of Queen
def example_5_1_2(s: State) -> bool:
    return CARD_RANK[KING] > CARD_RANK[QUEEN]


# kuhn-poker.law:115  that rank of Queen is more than rank of Jack
def example_5_1_3(s: State) -> bool:
    return CARD_RANK[QUEEN] > CARD_RANK[JACK]


EXAMPLES: Final[tuple[Example[State], ...]] = (
    Example(
        "one card and one chip each",
        "kuhn-poker.law:63",
        ("KP-01", "KP-02"),
        None,
        (),
        (
            Step(
                "expect",
                "kuhn-poker.law:64",
                tests=(
                    (example_1_1_1, "kuhn-poker.law:65"),
                    (example_1_1_2, "kuhn-poker.law:66"),
                    (example_1_1_3, "kuhn-poker.law:67"),
                    (example_1_1_4, "kuhn-poker.law:68"),
                    (example_1_1_5, "kuhn-poker.law:69"),
                ),
            ),
        ),
    ),
    Example(
        "both check, the higher card wins",
        "kuhn-poker.law:71",
        ("KP-03", "KP-05", "KP-06", "KP-08"),
        None,
        (),
        (
            Step("given", "kuhn-poker.law:72", edit=example_2_1),
            Step("answer", "kuhn-poker.law:76", answers=(Answer("one", "check"),)),
            Step("answer", "kuhn-poker.law:77", answers=(Answer("one", "check"),)),
            Step(
                "expect",
                "kuhn-poker.law:78",
                tests=(
                    (example_2_4_1, "kuhn-poker.law:79"),
                    (example_2_4_2, "kuhn-poker.law:80"),
                    (example_2_4_3, "kuhn-poker.law:81"),
                    (example_2_4_4, "kuhn-poker.law:82"),
                ),
            ),
        ),
    ),
    Example(
        "a bet that is called",
        "kuhn-poker.law:84",
        ("KP-02", "KP-04", "KP-05", "KP-09"),
        None,
        (),
        (
            Step("given", "kuhn-poker.law:85", edit=example_3_1),
            Step("answer", "kuhn-poker.law:89", answers=(Answer("one", "bet"),)),
            Step(
                "expect",
                "kuhn-poker.law:90",
                tests=((example_3_3_1, "kuhn-poker.law:91"), (example_3_3_2, "kuhn-poker.law:92")),
            ),
            Step("answer", "kuhn-poker.law:93", answers=(Answer("one", "call"),)),
            Step(
                "expect",
                "kuhn-poker.law:94",
                tests=((example_3_5_1, "kuhn-poker.law:95"), (example_3_5_2, "kuhn-poker.law:96")),
            ),
        ),
    ),
    Example(
        "a bet after a check, folded",
        "kuhn-poker.law:98",
        ("KP-03", "KP-04", "KP-06"),
        None,
        (),
        (
            Step("given", "kuhn-poker.law:99", edit=example_4_1),
            Step("answer", "kuhn-poker.law:103", answers=(Answer("one", "check"),)),
            Step("answer", "kuhn-poker.law:104", answers=(Answer("one", "bet"),)),
            Step("answer", "kuhn-poker.law:105", answers=(Answer("one", "fold"),)),
            Step(
                "expect",
                "kuhn-poker.law:106",
                tests=(
                    (example_4_5_1, "kuhn-poker.law:107"),
                    (example_4_5_2, "kuhn-poker.law:108"),
                    (example_4_5_3, "kuhn-poker.law:109"),
                ),
            ),
        ),
    ),
    Example(
        "three cards in order",
        "kuhn-poker.law:111",
        ("KP-07",),
        None,
        (),
        (
            Step(
                "expect",
                "kuhn-poker.law:112",
                tests=(
                    (example_5_1_1, "kuhn-poker.law:113"),
                    (example_5_1_2, "kuhn-poker.law:114"),
                    (example_5_1_3, "kuhn-poker.law:115"),
                ),
            ),
        ),
    ),
)
