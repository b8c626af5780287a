"""For Northwood!: worked examples.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northwood.state import State
from lawspeaker_games.northwood.steps import score
from lawspeaker_games.northwood.tables import (
    ALLIES,
    ASIDE,
    BARON_OF_CLAWS,
    BARON_OF_EYES,
    BARON_OF_FLOWERS,
    BARON_OF_LEAVES,
    BOX,
    CARD_SUIT,
    CARDS,
    CHARACTER_CROWNED,
    CHARACTER_SUIT,
    CHARACTER_TITLE,
    CHARACTERS,
    CLAWS,
    CLAWS_1,
    CLAWS_2,
    CLAWS_3,
    CLAWS_4,
    CLAWS_5,
    CLAWS_6,
    CLAWS_7,
    CLAWS_8,
    COURT,
    DECK,
    DISCARD,
    EYES,
    EYES_1,
    EYES_2,
    EYES_5,
    EYES_6,
    EYES_7,
    EYES_8,
    FAILED,
    FIEF_STARS,
    FIEF_TRICKS,
    FLOWERS,
    FLOWERS_1,
    FLOWERS_2,
    FLOWERS_3,
    FLOWERS_4,
    FLOWERS_5,
    FLOWERS_6,
    FLOWERS_7,
    FLOWERS_8,
    FRIENDLY,
    FRIENDS,
    GUESTS,
    HAND,
    JACK,
    JACK_OF_CLAWS,
    JACK_OF_EYES,
    JACK_OF_FLOWERS,
    JACK_OF_LEAVES,
    KING_OF_CLAWS,
    KING_OF_EYES,
    KING_OF_FLOWERS,
    KING_OF_LEAVES,
    LEAVES,
    LEAVES_1,
    LEAVES_2,
    LEAVES_3,
    LEAVES_5,
    LEAVES_6,
    LEAVES_7,
    LEAVES_8,
    MARCHIONESS_OF_CLAWS,
    MARCHIONESS_OF_EYES,
    MARCHIONESS_OF_FLOWERS,
    MARCHIONESS_OF_LEAVES,
    N0,
    N1,
    N2,
    N3,
    N4,
    N5,
    N6,
    N7,
    NEUTRAL,
    PILES,
    PRINCE_OF_CLAWS,
    PRINCE_OF_EYES,
    PRINCE_OF_FLOWERS,
    PRINCE_OF_LEAVES,
    QUEEN_OF_CLAWS,
    QUEEN_OF_EYES,
    QUEEN_OF_FLOWERS,
    QUEEN_OF_LEAVES,
    ROW,
    SCORE_PILE,
    TYPE_CARD,
)
from lawspeaker_games.northwood.values import goal, total_, trump, wanted, worth
from lawspeaker_runtime.piles import put_all_last, put_first, put_last, put_list_last
from lawspeaker_runtime.prove import Answer, Example, Step
from lawspeaker_runtime.seating import winner
from lawspeaker_runtime.selecting import first_or, last_or, need
from lawspeaker_runtime.standing import first_card, settled


# examples_claws_flowers.law:3  given
def example_1_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, JACK_OF_CLAWS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, CLAWS_2, CLAWS_3], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3, FLOWERS_4, FLOWERS_5, FLOWERS_6, FLOWERS_7], DECK)


# examples_claws_flowers.law:9  fief "3"
def example_1_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_claws_flowers.law:10  ally "Jack of Claws"
def example_1_3_1(s: State) -> list[list[int]]:
    return [[JACK_OF_CLAWS]]


# examples_claws_flowers.law:12  that count hand is 8
def example_1_4_1(s: State) -> bool:
    return len(s.piles[HAND]) == 8


# examples_claws_flowers.law:13  that "flowers 1" is in hand
def example_1_4_2(s: State) -> bool:
    return s.at[FLOWERS_1] == HAND


# examples_claws_flowers.law:14  that "flowers 2" is in hand
def example_1_4_3(s: State) -> bool:
    return s.at[FLOWERS_2] == HAND


# examples_claws_flowers.law:15  that "flowers 3" is in hand
def example_1_4_4(s: State) -> bool:
    return s.at[FLOWERS_3] == HAND


# examples_claws_flowers.law:16  that "flowers 4" is in hand
def example_1_4_5(s: State) -> bool:
    return s.at[FLOWERS_4] == HAND


# examples_claws_flowers.law:17  that "flowers 5" is in hand
def example_1_4_6(s: State) -> bool:
    return s.at[FLOWERS_5] == HAND


# examples_claws_flowers.law:18  that first discard is "flowers 6"
def example_1_4_7(s: State) -> bool:
    return first_or(s.piles[DISCARD], -1) == FLOWERS_6


# examples_claws_flowers.law:21  given
def example_2_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, JACK_OF_CLAWS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, CLAWS_2, CLAWS_3, CLAWS_4, CLAWS_5, CLAWS_6, CLAWS_7, CLAWS_8], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2], DECK)


# examples_claws_flowers.law:27  fief "3"
def example_2_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_claws_flowers.law:28  ally "Jack of Claws"
def example_2_3_1(s: State) -> list[list[int]]:
    return [[JACK_OF_CLAWS]]


# examples_claws_flowers.law:30  that count hand is 8
def example_2_4_1(s: State) -> bool:
    return len(s.piles[HAND]) == 8


# examples_claws_flowers.law:31  that used of "Jack of Claws"
def example_2_4_2(s: State) -> bool:
    return s.character_used[JACK_OF_CLAWS - 32]


# examples_claws_flowers.law:32  that first discard is "flowers 1"
def example_2_4_3(s: State) -> bool:
    return first_or(s.piles[DISCARD], -1) == FLOWERS_1


# examples_claws_flowers.law:36  given
def example_3_1(s: State) -> None:
    s.fief_ruler[N0 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, JACK_OF_CLAWS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, CLAWS_2, CLAWS_3], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2], DECK)


# examples_claws_flowers.law:42  fief "0"
def example_3_2_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_claws_flowers.law:43  ally "Jack of Claws"
def example_3_3_1(s: State) -> list[list[int]]:
    return [[JACK_OF_CLAWS]]


# examples_claws_flowers.law:45  that mood of "0" is friendly
def example_3_4_1(s: State) -> bool:
    return s.fief_mood[N0 - 56] == FRIENDLY


# examples_claws_flowers.law:46  that visited_fief is "0"
def example_3_4_2(s: State) -> bool:
    return s.visited_fief == N0


# examples_claws_flowers.law:47  that count hand is 8
def example_3_4_3(s: State) -> bool:
    return len(s.piles[HAND]) == 8


# examples_claws_flowers.law:48  that count deck is 24
def example_3_4_4(s: State) -> bool:
    return len(s.piles[DECK]) == 24


# examples_claws_flowers.law:51  given
def example_4_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, QUEEN_OF_CLAWS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_1, HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)
    put_list_last(s, PILES, [EYES_5, EYES_6], SCORE_PILE)
    put_first(s, PILES, LEAVES_8, DISCARD)


# examples_claws_flowers.law:59  fief "3"
def example_4_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_claws_flowers.law:60  ally "Queen of Claws"
def example_4_3_1(s: State) -> list[list[int]]:
    return [[QUEEN_OF_CLAWS]]


# examples_claws_flowers.law:65  that "flowers 1" is in hand
def example_4_7_1(s: State) -> bool:
    return s.at[FLOWERS_1] == HAND


# examples_claws_flowers.law:66  that "leaves 8" is in hand
def example_4_7_2(s: State) -> bool:
    return s.at[LEAVES_8] == HAND


# examples_claws_flowers.law:67  that "eyes 5" is in hand
def example_4_7_3(s: State) -> bool:
    return s.at[EYES_5] == HAND


# examples_claws_flowers.law:68  that "eyes 6" is in score_pile
def example_4_7_4(s: State) -> bool:
    return s.at[EYES_6] == SCORE_PILE


# examples_claws_flowers.law:69  that count hand is 4
def example_4_7_5(s: State) -> bool:
    return len(s.piles[HAND]) == 4


# examples_claws_flowers.law:72  given
def example_5_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, QUEEN_OF_CLAWS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_1, HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)
    put_list_last(s, PILES, [EYES_5, EYES_6], SCORE_PILE)
    put_first(s, PILES, LEAVES_8, DISCARD)


# examples_claws_flowers.law:80  fief "3"
def example_5_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_claws_flowers.law:81  ally "Queen of Claws"
def example_5_3_1(s: State) -> list[list[int]]:
    return [[QUEEN_OF_CLAWS]]


# examples_claws_flowers.law:85  that "leaves 8" is in hand
def example_5_6_1(s: State) -> bool:
    return s.at[LEAVES_8] == HAND


# examples_claws_flowers.law:86  that count hand is 2
def example_5_6_2(s: State) -> bool:
    return len(s.piles[HAND]) == 2


# examples_claws_flowers.law:89  given
def example_6_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, QUEEN_OF_CLAWS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_1, HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_claws_flowers.law:95  fief "3"
def example_6_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_claws_flowers.law:96  ally "Queen of Claws"
def example_6_3_1(s: State) -> list[list[int]]:
    return [[QUEEN_OF_CLAWS]]


# examples_claws_flowers.law:101  given
def example_7_1(s: State) -> None:
    s.fief_ruler[N0 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, QUEEN_OF_CLAWS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_1, HAND)
    put_last(s, PILES, FLOWERS_1, DECK)


# examples_claws_flowers.law:107  fief "0"
def example_7_2_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_claws_flowers.law:108  ally "Queen of Claws"
def example_7_3_1(s: State) -> list[list[int]]:
    return [[QUEEN_OF_CLAWS]]


# examples_claws_flowers.law:112  that mood of "0" is friendly
def example_7_6_1(s: State) -> bool:
    return s.fief_mood[N0 - 56] == FRIENDLY


# examples_claws_flowers.law:115  given
def example_8_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, KING_OF_CLAWS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, EYES_8, FLOWERS_7], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_claws_flowers.law:121  fief "3"
def example_8_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_claws_flowers.law:122  ally "King of Claws"
def example_8_3_1(s: State) -> list[list[int]]:
    return [[KING_OF_CLAWS]]


# examples_claws_flowers.law:124  that "eyes 8" is in score_pile
def example_8_4_1(s: State) -> bool:
    return s.at[EYES_8] == SCORE_PILE


# examples_claws_flowers.law:125  that count hand is 2
def example_8_4_2(s: State) -> bool:
    return len(s.piles[HAND]) == 2


# examples_claws_flowers.law:128  given
def example_9_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, KING_OF_CLAWS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_7, EYES_1, FLOWERS_7], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_claws_flowers.law:134  fief "3"
def example_9_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_claws_flowers.law:135  ally "King of Claws"
def example_9_3_1(s: State) -> list[list[int]]:
    return [[KING_OF_CLAWS]]


# examples_claws_flowers.law:136  order "flowers 7", "claws 7"
def example_9_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_7], [CLAWS_7]]


# examples_claws_flowers.law:138  that first score_pile is "claws 7"
def example_9_5_1(s: State) -> bool:
    return first_or(s.piles[SCORE_PILE], -1) == CLAWS_7


# examples_claws_flowers.law:139  that count score_pile is 2
def example_9_5_2(s: State) -> bool:
    return len(s.piles[SCORE_PILE]) == 2


# examples_claws_flowers.law:140  that count hand is 1
def example_9_5_3(s: State) -> bool:
    return len(s.piles[HAND]) == 1


# examples_claws_flowers.law:143  given
def example_10_1(s: State) -> None:
    s.fief_ruler[N1 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, KING_OF_CLAWS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_1, HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2], DECK)


# examples_claws_flowers.law:149  fief "1"
def example_10_2_1(s: State) -> list[list[int]]:
    return [[N1]]


# examples_claws_flowers.law:150  ally "King of Claws"
def example_10_3_1(s: State) -> list[list[int]]:
    return [[KING_OF_CLAWS]]


# examples_claws_flowers.law:152  that mood of "1" is friendly
def example_10_4_1(s: State) -> bool:
    return s.fief_mood[N1 - 56] == FRIENDLY


# examples_claws_flowers.law:155  given
def example_11_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, JACK_OF_FLOWERS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_7, EYES_1, FLOWERS_7, EYES_8], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_claws_flowers.law:161  fief "3"
def example_11_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_claws_flowers.law:162  ally "Jack of Flowers"
def example_11_3_1(s: State) -> list[list[int]]:
    return [[JACK_OF_FLOWERS]]


# examples_claws_flowers.law:163  order "eyes 8", "eyes 1"
def example_11_4_1(s: State) -> list[list[int]]:
    return [[EYES_8], [EYES_1]]


# examples_claws_flowers.law:165  that "eyes 1" is in discard
def example_11_5_1(s: State) -> bool:
    return s.at[EYES_1] == DISCARD


# examples_claws_flowers.law:166  that "eyes 8" is in discard
def example_11_5_2(s: State) -> bool:
    return s.at[EYES_8] == DISCARD


# examples_claws_flowers.law:167  that count hand is 2
def example_11_5_3(s: State) -> bool:
    return len(s.piles[HAND]) == 2


# examples_claws_flowers.law:170  given
def example_12_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, JACK_OF_FLOWERS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_7, FLOWERS_7], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_claws_flowers.law:176  fief "3"
def example_12_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_claws_flowers.law:177  ally "Jack of Flowers"
def example_12_3_1(s: State) -> list[list[int]]:
    return [[JACK_OF_FLOWERS]]


# examples_claws_flowers.law:179  that count hand is 2
def example_12_4_1(s: State) -> bool:
    return len(s.piles[HAND]) == 2


# examples_claws_flowers.law:180  that used of "Jack of Flowers"
def example_12_4_2(s: State) -> bool:
    return s.character_used[JACK_OF_FLOWERS - 32]


# examples_claws_flowers.law:183  given
def example_13_1(s: State) -> None:
    s.fief_ruler[N0 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, JACK_OF_FLOWERS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, EYES_1, HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_claws_flowers.law:189  fief "0"
def example_13_2_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_claws_flowers.law:190  ally "Jack of Flowers"
def example_13_3_1(s: State) -> list[list[int]]:
    return [[JACK_OF_FLOWERS]]


# examples_claws_flowers.law:192  that mood of "0" is friendly
def example_13_4_1(s: State) -> bool:
    return s.fief_mood[N0 - 56] == FRIENDLY


# examples_claws_flowers.law:195  given
def example_14_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, QUEEN_OF_FLOWERS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_7, FLOWERS_7], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)
    put_list_last(s, PILES, [EYES_5, EYES_6], SCORE_PILE)


# examples_claws_flowers.law:202  fief "3"
def example_14_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_claws_flowers.law:203  ally "Queen of Flowers"
def example_14_3_1(s: State) -> list[list[int]]:
    return [[QUEEN_OF_FLOWERS]]


# examples_claws_flowers.law:204  response "claws 7"
def example_14_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_7]]


# examples_claws_flowers.law:206  that "eyes 5" is in discard
def example_14_5_1(s: State) -> bool:
    return s.at[EYES_5] == DISCARD


# examples_claws_flowers.law:207  that "eyes 6" is in score_pile
def example_14_5_2(s: State) -> bool:
    return s.at[EYES_6] == SCORE_PILE


# examples_claws_flowers.law:208  that count deck is 3
def example_14_5_3(s: State) -> bool:
    return len(s.piles[DECK]) == 3


# examples_claws_flowers.law:211  given
def example_15_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, QUEEN_OF_FLOWERS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_7, FLOWERS_7], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_claws_flowers.law:217  fief "3"
def example_15_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_claws_flowers.law:218  ally "Queen of Flowers"
def example_15_3_1(s: State) -> list[list[int]]:
    return [[QUEEN_OF_FLOWERS]]


# examples_claws_flowers.law:220  that count deck is 2
def example_15_4_1(s: State) -> bool:
    return len(s.piles[DECK]) == 2


# examples_claws_flowers.law:221  that first discard is "flowers 1"
def example_15_4_2(s: State) -> bool:
    return first_or(s.piles[DISCARD], -1) == FLOWERS_1


# examples_claws_flowers.law:222  that used of "Queen of Flowers"
def example_15_4_3(s: State) -> bool:
    return s.character_used[QUEEN_OF_FLOWERS - 32]


# examples_claws_flowers.law:225  given
def example_16_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, KING_OF_FLOWERS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, FLOWERS_7, EYES_1, EYES_8, LEAVES_3], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_claws_flowers.law:231  fief "3"
def example_16_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_claws_flowers.law:232  ally "King of Flowers"
def example_16_3_1(s: State) -> list[list[int]]:
    return [[KING_OF_FLOWERS]]


# examples_claws_flowers.law:234  one_card "claws 2", "flowers 7", "eyes 1", "eyes 8"
def example_16_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_2], [FLOWERS_7], [EYES_1], [EYES_8]]


# examples_claws_flowers.law:235  one_card "claws 2"
def example_16_5_1(s: State) -> list[list[int]]:
    return [[CLAWS_2]]


# examples_claws_flowers.law:236  other "flowers 7"
def example_16_6_1(s: State) -> list[list[int]]:
    return [[FLOWERS_7]]


# examples_claws_flowers.law:238  that "claws 2" is in discard
def example_16_7_1(s: State) -> bool:
    return s.at[CLAWS_2] == DISCARD


# examples_claws_flowers.law:239  that "flowers 7" is in discard
def example_16_7_2(s: State) -> bool:
    return s.at[FLOWERS_7] == DISCARD


# examples_claws_flowers.law:240  that count hand is 3
def example_16_7_3(s: State) -> bool:
    return len(s.piles[HAND]) == 3


# examples_claws_flowers.law:243  given
def example_17_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, KING_OF_FLOWERS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, FLOWERS_6, EYES_1], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_claws_flowers.law:249  fief "3"
def example_17_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_claws_flowers.law:250  ally "King of Flowers"
def example_17_3_1(s: State) -> list[list[int]]:
    return [[KING_OF_FLOWERS]]


# examples_claws_flowers.law:252  that count hand is 3
def example_17_4_1(s: State) -> bool:
    return len(s.piles[HAND]) == 3


# examples_claws_flowers.law:253  that used of "King of Flowers"
def example_17_4_2(s: State) -> bool:
    return s.character_used[KING_OF_FLOWERS - 32]


# examples_crowned.law:3  given
def example_18_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, PRINCE_OF_CLAWS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, EYES_8], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3, FLOWERS_4], DECK)


# examples_crowned.law:9  fief "3"
def example_18_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:10  ally "Prince of Claws"
def example_18_3_1(s: State) -> list[list[int]]:
    return [[PRINCE_OF_CLAWS]]


# examples_crowned.law:12  that count hand is 4
def example_18_4_1(s: State) -> bool:
    return len(s.piles[HAND]) == 4


# examples_crowned.law:13  that "flowers 1" is in hand
def example_18_4_2(s: State) -> bool:
    return s.at[FLOWERS_1] == HAND


# examples_crowned.law:14  that "flowers 2" is in hand
def example_18_4_3(s: State) -> bool:
    return s.at[FLOWERS_2] == HAND


# examples_crowned.law:15  that first discard is "flowers 3"
def example_18_4_4(s: State) -> bool:
    return first_or(s.piles[DISCARD], -1) == FLOWERS_3


# examples_crowned.law:18  given
def example_19_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, PRINCE_OF_CLAWS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, EYES_8, FLOWERS_8, LEAVES_8], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3, FLOWERS_4], DECK)


# examples_crowned.law:24  fief "3"
def example_19_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:25  ally "Prince of Claws"
def example_19_3_1(s: State) -> list[list[int]]:
    return [[PRINCE_OF_CLAWS]]


# examples_crowned.law:27  that count hand is 4
def example_19_4_1(s: State) -> bool:
    return len(s.piles[HAND]) == 4


# examples_crowned.law:28  that used of "Prince of Claws"
def example_19_4_2(s: State) -> bool:
    return s.character_used[PRINCE_OF_CLAWS - 32]


# examples_crowned.law:31  given
def example_20_1(s: State) -> None:
    s.fief_ruler[N0 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, PRINCE_OF_CLAWS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_2, HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2], DECK)


# examples_crowned.law:37  fief "0"
def example_20_2_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_crowned.law:38  ally "Prince of Claws"
def example_20_3_1(s: State) -> list[list[int]]:
    return [[PRINCE_OF_CLAWS]]


# examples_crowned.law:40  that mood of "0" is friendly
def example_20_4_1(s: State) -> bool:
    return s.fief_mood[N0 - 56] == FRIENDLY


# examples_crowned.law:43  given
def example_21_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, MARCHIONESS_OF_CLAWS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, EYES_8], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_crowned.law:49  fief "3"
def example_21_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:50  ally "Marchioness of Claws"
def example_21_3_1(s: State) -> list[list[int]]:
    return [[MARCHIONESS_OF_CLAWS]]


# examples_crowned.law:52  that "flowers 1" is in score_pile
def example_21_4_1(s: State) -> bool:
    return s.at[FLOWERS_1] == SCORE_PILE


# examples_crowned.law:53  that first discard is "flowers 2"
def example_21_4_2(s: State) -> bool:
    return first_or(s.piles[DISCARD], -1) == FLOWERS_2


# examples_crowned.law:56  given
def example_22_1(s: State) -> None:
    s.fief_ruler[N1 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, MARCHIONESS_OF_CLAWS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, EYES_8], HAND)
    put_last(s, PILES, FLOWERS_1, DECK)


# examples_crowned.law:62  fief "1"
def example_22_2_1(s: State) -> list[list[int]]:
    return [[N1]]


# examples_crowned.law:63  ally "Marchioness of Claws"
def example_22_3_1(s: State) -> list[list[int]]:
    return [[MARCHIONESS_OF_CLAWS]]


# examples_crowned.law:65  that mood of "1" is friendly
def example_22_4_1(s: State) -> bool:
    return s.fief_mood[N1 - 56] == FRIENDLY


# examples_crowned.law:68  given
def example_23_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, BARON_OF_CLAWS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, EYES_8, EYES_1], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_crowned.law:74  fief "3"
def example_23_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:75  ally "Baron of Claws"
def example_23_3_1(s: State) -> list[list[int]]:
    return [[BARON_OF_CLAWS]]


# examples_crowned.law:77  trump_card "eyes 1", "eyes 8"
def example_23_4_1(s: State) -> list[list[int]]:
    return [[EYES_1], [EYES_8]]


# examples_crowned.law:78  trump_card "eyes 1"
def example_23_5_1(s: State) -> list[list[int]]:
    return [[EYES_1]]


# examples_crowned.law:80  that "eyes 1" is in score_pile
def example_23_6_1(s: State) -> bool:
    return s.at[EYES_1] == SCORE_PILE


# examples_crowned.law:81  that count hand is 2
def example_23_6_2(s: State) -> bool:
    return len(s.piles[HAND]) == 2


# examples_crowned.law:84  given
def example_24_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, BARON_OF_CLAWS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_2, HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_crowned.law:90  fief "3"
def example_24_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:91  ally "Baron of Claws"
def example_24_3_1(s: State) -> list[list[int]]:
    return [[BARON_OF_CLAWS]]


# examples_crowned.law:93  that score_pile is empty
def example_24_4_1(s: State) -> bool:
    return len(s.piles[SCORE_PILE]) == 0


# examples_crowned.law:94  that count hand is 1
def example_24_4_2(s: State) -> bool:
    return len(s.piles[HAND]) == 1


# examples_crowned.law:95  that used of "Baron of Claws"
def example_24_4_3(s: State) -> bool:
    return s.character_used[BARON_OF_CLAWS - 32]


# examples_crowned.law:98  given
def example_25_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, PRINCE_OF_FLOWERS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, EYES_8, EYES_1], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_crowned.law:104  fief "3"
def example_25_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:105  ally "Prince of Flowers"
def example_25_3_1(s: State) -> list[list[int]]:
    return [[PRINCE_OF_FLOWERS]]


# examples_crowned.law:106  discarded "claws 2"
def example_25_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_2]]


# examples_crowned.law:107  discarded "eyes 8"
def example_25_5_1(s: State) -> list[list[int]]:
    return [[EYES_8]]


# examples_crowned.law:109  that "claws 2" is in discard
def example_25_6_1(s: State) -> bool:
    return s.at[CLAWS_2] == DISCARD


# examples_crowned.law:110  that "eyes 8" is in discard
def example_25_6_2(s: State) -> bool:
    return s.at[EYES_8] == DISCARD


# examples_crowned.law:111  that count hand is 1
def example_25_6_3(s: State) -> bool:
    return len(s.piles[HAND]) == 1


# examples_crowned.law:114  given
def example_26_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, PRINCE_OF_FLOWERS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, EYES_8, EYES_1], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_crowned.law:120  fief "3"
def example_26_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:121  ally "Prince of Flowers"
def example_26_3_1(s: State) -> list[list[int]]:
    return [[PRINCE_OF_FLOWERS]]


# examples_crowned.law:122  discarded "claws 2"
def example_26_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_2]]


# examples_crowned.law:125  that count hand is 2
def example_26_6_1(s: State) -> bool:
    return len(s.piles[HAND]) == 2


# examples_crowned.law:128  given
def example_27_1(s: State) -> None:
    s.fief_ruler[N0 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, PRINCE_OF_FLOWERS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_2, HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_crowned.law:134  fief "0"
def example_27_2_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_crowned.law:135  ally "Prince of Flowers"
def example_27_3_1(s: State) -> list[list[int]]:
    return [[PRINCE_OF_FLOWERS]]


# examples_crowned.law:136  discarded "claws 2"
def example_27_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_2]]


# examples_crowned.law:138  that mood of "0" is friendly
def example_27_5_1(s: State) -> bool:
    return s.fief_mood[N0 - 56] == FRIENDLY


# examples_crowned.law:141  given
def example_28_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, MARCHIONESS_OF_FLOWERS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_2, HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)
    put_list_last(s, PILES, [EYES_5, EYES_6], SCORE_PILE)


# examples_crowned.law:148  fief "3"
def example_28_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:149  ally "Marchioness of Flowers"
def example_28_3_1(s: State) -> list[list[int]]:
    return [[MARCHIONESS_OF_FLOWERS]]


# examples_crowned.law:150  discarded "claws 2"
def example_28_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_2]]


# examples_crowned.law:152  that "eyes 5" is in hand
def example_28_5_1(s: State) -> bool:
    return s.at[EYES_5] == HAND


# examples_crowned.law:153  that "eyes 6" is in score_pile
def example_28_5_2(s: State) -> bool:
    return s.at[EYES_6] == SCORE_PILE


# examples_crowned.law:154  that "claws 2" is in discard
def example_28_5_3(s: State) -> bool:
    return s.at[CLAWS_2] == DISCARD


# examples_crowned.law:155  that count hand is 1
def example_28_5_4(s: State) -> bool:
    return len(s.piles[HAND]) == 1


# examples_crowned.law:158  given
def example_29_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, MARCHIONESS_OF_FLOWERS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_2, HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_crowned.law:164  fief "3"
def example_29_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:165  ally "Marchioness of Flowers"
def example_29_3_1(s: State) -> list[list[int]]:
    return [[MARCHIONESS_OF_FLOWERS]]


# examples_crowned.law:167  that count hand is 1
def example_29_4_1(s: State) -> bool:
    return len(s.piles[HAND]) == 1


# examples_crowned.law:168  that used of "Marchioness of Flowers"
def example_29_4_2(s: State) -> bool:
    return s.character_used[MARCHIONESS_OF_FLOWERS - 32]


# examples_crowned.law:171  given
def example_30_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, BARON_OF_FLOWERS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, EYES_8], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_crowned.law:177  fief "3"
def example_30_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:178  ally "Baron of Flowers"
def example_30_3_1(s: State) -> list[list[int]]:
    return [[BARON_OF_FLOWERS]]


# examples_crowned.law:179  order "claws 2", "eyes 8"
def example_30_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_2], [EYES_8]]


# examples_crowned.law:181  that "claws 2" is in discard
def example_30_5_1(s: State) -> bool:
    return s.at[CLAWS_2] == DISCARD


# examples_crowned.law:182  that "eyes 8" is in discard
def example_30_5_2(s: State) -> bool:
    return s.at[EYES_8] == DISCARD


# examples_crowned.law:183  that "flowers 1" is in hand
def example_30_5_3(s: State) -> bool:
    return s.at[FLOWERS_1] == HAND


# examples_crowned.law:184  that "flowers 2" is in hand
def example_30_5_4(s: State) -> bool:
    return s.at[FLOWERS_2] == HAND


# examples_crowned.law:185  that count hand is 2
def example_30_5_5(s: State) -> bool:
    return len(s.piles[HAND]) == 2


# examples_crowned.law:188  given
def example_31_1(s: State) -> None:
    s.fief_ruler[N0 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, BARON_OF_FLOWERS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, EYES_8], HAND)
    put_last(s, PILES, FLOWERS_1, DECK)


# examples_crowned.law:194  fief "0"
def example_31_2_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_crowned.law:195  ally "Baron of Flowers"
def example_31_3_1(s: State) -> list[list[int]]:
    return [[BARON_OF_FLOWERS]]


# examples_crowned.law:196  order "claws 2", "eyes 8"
def example_31_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_2], [EYES_8]]


# examples_crowned.law:198  that mood of "0" is friendly
def example_31_5_1(s: State) -> bool:
    return s.fief_mood[N0 - 56] == FRIENDLY


# examples_crowned.law:201  given
def example_32_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, PRINCE_OF_LEAVES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, LEAVES_1], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)
    s.fief_ruler[N4 - 56] = KING_OF_CLAWS


# examples_crowned.law:208  fief "3"
def example_32_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:209  ally "Prince of Leaves"
def example_32_3_1(s: State) -> list[list[int]]:
    return [[PRINCE_OF_LEAVES]]


# examples_crowned.law:210  theme leaves
def example_32_4_1(s: State) -> list[list[int]]:
    return [[LEAVES]]


# examples_crowned.law:212  that trump is leaves
def example_32_5_1(s: State) -> bool:
    return trump(s) == LEAVES


# examples_crowned.law:213  response "leaves 1"
def example_32_6_1(s: State) -> list[list[int]]:
    return [[LEAVES_1]]


# examples_crowned.law:215  that "leaves 1" is in score_pile
def example_32_7_1(s: State) -> bool:
    return s.at[LEAVES_1] == SCORE_PILE


# examples_crowned.law:217  response "claws 2"
def example_32_9_1(s: State) -> list[list[int]]:
    return [[CLAWS_2]]


# examples_crowned.law:218  fief "4"
def example_32_10_1(s: State) -> list[list[int]]:
    return [[N4]]


# examples_crowned.law:220  that trump is claws
def example_32_11_1(s: State) -> bool:
    return trump(s) == CLAWS


# examples_crowned.law:223  given
def example_33_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, JACK_OF_FLOWERS, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, LEAVES_1, LEAVES_2], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3, FLOWERS_4], DECK)
    put_last(s, PILES, MARCHIONESS_OF_LEAVES, ALLIES)


# examples_crowned.law:230  fief "3"
def example_33_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:231  ally "Jack of Flowers"
def example_33_3_1(s: State) -> list[list[int]]:
    return [[JACK_OF_FLOWERS]]


# examples_crowned.law:232  response "claws 2"
def example_33_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_2]]


# examples_crowned.law:233  ally "Marchioness of Leaves"
def example_33_5_1(s: State) -> list[list[int]]:
    return [[MARCHIONESS_OF_LEAVES]]


# examples_crowned.law:235  woken "Jack of Flowers"
def example_33_6_1(s: State) -> list[list[int]]:
    return [[JACK_OF_FLOWERS]]


# examples_crowned.law:236  woken "Jack of Flowers"
def example_33_7_1(s: State) -> list[list[int]]:
    return [[JACK_OF_FLOWERS]]


# examples_crowned.law:238  that not used of "Jack of Flowers"
def example_33_8_1(s: State) -> bool:
    return not s.character_used[JACK_OF_FLOWERS - 32]


# examples_crowned.law:239  that used of "Marchioness of Leaves"
def example_33_8_2(s: State) -> bool:
    return s.character_used[MARCHIONESS_OF_LEAVES - 32]


# examples_crowned.law:242  given
def example_34_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, MARCHIONESS_OF_LEAVES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, LEAVES_1], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3, FLOWERS_4], DECK)


# examples_crowned.law:248  fief "3"
def example_34_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:249  ally "Marchioness of Leaves"
def example_34_3_1(s: State) -> list[list[int]]:
    return [[MARCHIONESS_OF_LEAVES]]


# examples_crowned.law:251  that used of "Marchioness of Leaves"
def example_34_4_1(s: State) -> bool:
    return s.character_used[MARCHIONESS_OF_LEAVES - 32]


# examples_crowned.law:252  that count hand is 2
def example_34_4_2(s: State) -> bool:
    return len(s.piles[HAND]) == 2


# examples_crowned.law:255  given
def example_35_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, BARON_OF_LEAVES, ALLIES)
    put_last(s, PILES, KING_OF_CLAWS, FRIENDS)
    put_last(s, PILES, QUEEN_OF_LEAVES, FRIENDS)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, LEAVES_8], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_crowned.law:263  fief "3"
def example_35_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:269  ally "Baron of Leaves"
def example_35_8_1(s: State) -> list[list[int]]:
    return [[BARON_OF_LEAVES]]


# examples_crowned.law:271  friend "King of Claws"
def example_35_9_1(s: State) -> list[list[int]]:
    return [[KING_OF_CLAWS]]


# examples_crowned.law:272  friend "King of Claws"
def example_35_10_1(s: State) -> list[list[int]]:
    return [[KING_OF_CLAWS]]


# examples_crowned.law:274  that "leaves 8" is in score_pile
def example_35_11_1(s: State) -> bool:
    return s.at[LEAVES_8] == SCORE_PILE


# examples_crowned.law:275  that "King of Claws" is in friends
def example_35_11_2(s: State) -> bool:
    return s.at[KING_OF_CLAWS] == FRIENDS


# examples_crowned.law:278  given
def example_36_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, BARON_OF_LEAVES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, LEAVES_1], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3, FLOWERS_4], DECK)


# examples_crowned.law:284  fief "3"
def example_36_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:285  ally "Baron of Leaves"
def example_36_3_1(s: State) -> list[list[int]]:
    return [[BARON_OF_LEAVES]]


# examples_crowned.law:287  that used of "Baron of Leaves"
def example_36_4_1(s: State) -> bool:
    return s.character_used[BARON_OF_LEAVES - 32]


# examples_crowned.law:288  that count hand is 2
def example_36_4_2(s: State) -> bool:
    return len(s.piles[HAND]) == 2


# examples_crowned.law:291  given
def example_37_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, PRINCE_OF_EYES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, LEAVES_1], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3, FLOWERS_4, FLOWERS_5], DECK)


# examples_crowned.law:297  fief "3"
def example_37_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:298  ally "Prince of Eyes"
def example_37_3_1(s: State) -> list[list[int]]:
    return [[PRINCE_OF_EYES]]


# examples_crowned.law:299  order "flowers 4", "flowers 2", "flowers 3", "flowers 1"
def example_37_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_4], [FLOWERS_2], [FLOWERS_3], [FLOWERS_1]]


# examples_crowned.law:301  that first discard is "flowers 4"
def example_37_5_1(s: State) -> bool:
    return first_or(s.piles[DISCARD], -1) == FLOWERS_4


# examples_crowned.law:302  that first deck is "flowers 2"
def example_37_5_2(s: State) -> bool:
    return first_card(s, PILES, DECK, TYPE_CARD) == FLOWERS_2


# examples_crowned.law:303  that last deck is "flowers 5"
def example_37_5_3(s: State) -> bool:
    return last_or(settled(s, PILES, DECK, len(s.piles[DECK]), TYPE_CARD), -1) == FLOWERS_5


# examples_crowned.law:306  given
def example_38_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, PRINCE_OF_EYES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, LEAVES_1], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2], DECK)


# examples_crowned.law:312  fief "3"
def example_38_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:313  ally "Prince of Eyes"
def example_38_3_1(s: State) -> list[list[int]]:
    return [[PRINCE_OF_EYES]]


# examples_crowned.law:314  order "flowers 2", "flowers 1"
def example_38_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_2], [FLOWERS_1]]


# examples_crowned.law:316  that first discard is "flowers 2"
def example_38_5_1(s: State) -> bool:
    return first_or(s.piles[DISCARD], -1) == FLOWERS_2


# examples_crowned.law:317  that first deck is "flowers 1"
def example_38_5_2(s: State) -> bool:
    return first_card(s, PILES, DECK, TYPE_CARD) == FLOWERS_1


# examples_crowned.law:320  given
def example_39_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, MARCHIONESS_OF_EYES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, LEAVES_1], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3, FLOWERS_4], DECK)


# examples_crowned.law:326  fief "3"
def example_39_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:327  ally "Marchioness of Eyes"
def example_39_3_1(s: State) -> list[list[int]]:
    return [[MARCHIONESS_OF_EYES]]


# examples_crowned.law:329  kept "flowers 1", "flowers 2"
def example_39_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_1], [FLOWERS_2]]


# examples_crowned.law:330  kept "flowers 2"
def example_39_5_1(s: State) -> list[list[int]]:
    return [[FLOWERS_2]]


# examples_crowned.law:332  that "flowers 2" is in hand
def example_39_6_1(s: State) -> bool:
    return s.at[FLOWERS_2] == HAND


# examples_crowned.law:333  that last deck is "flowers 1"
def example_39_6_2(s: State) -> bool:
    return last_or(settled(s, PILES, DECK, len(s.piles[DECK]), TYPE_CARD), -1) == FLOWERS_1


# examples_crowned.law:334  that first discard is "flowers 3"
def example_39_6_3(s: State) -> bool:
    return first_or(s.piles[DISCARD], -1) == FLOWERS_3


# examples_crowned.law:335  that count hand is 3
def example_39_6_4(s: State) -> bool:
    return len(s.piles[HAND]) == 3


# examples_crowned.law:338  given
def example_40_1(s: State) -> None:
    s.fief_ruler[N0 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, MARCHIONESS_OF_EYES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, LEAVES_1], HAND)
    put_last(s, PILES, FLOWERS_1, DECK)


# examples_crowned.law:344  fief "0"
def example_40_2_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_crowned.law:345  ally "Marchioness of Eyes"
def example_40_3_1(s: State) -> list[list[int]]:
    return [[MARCHIONESS_OF_EYES]]


# examples_crowned.law:346  kept "flowers 1"
def example_40_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_1]]


# examples_crowned.law:348  that mood of "0" is friendly
def example_40_5_1(s: State) -> bool:
    return s.fief_mood[N0 - 56] == FRIENDLY


# examples_crowned.law:351  given
def example_41_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, BARON_OF_EYES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, LEAVES_1], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3, FLOWERS_4], DECK)


# examples_crowned.law:357  fief "3"
def example_41_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:358  ally "Baron of Eyes"
def example_41_3_1(s: State) -> list[list[int]]:
    return [[BARON_OF_EYES]]


# examples_crowned.law:359  mine "claws 2"
def example_41_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_2]]


# examples_crowned.law:360  theirs "eyes 8"
def example_41_5_1(s: State) -> list[list[int]]:
    return [[EYES_8]]


# examples_crowned.law:362  that "eyes 8" is in hand
def example_41_6_1(s: State) -> bool:
    return s.at[EYES_8] == HAND


# examples_crowned.law:363  that "claws 2" is in discard
def example_41_6_2(s: State) -> bool:
    return s.at[CLAWS_2] == DISCARD


# examples_crowned.law:364  that count hand is 2
def example_41_6_3(s: State) -> bool:
    return len(s.piles[HAND]) == 2


# examples_crowned.law:367  given
def example_42_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_CLAWS
    put_last(s, PILES, BARON_OF_EYES, ALLIES)


# examples_crowned.law:370  fief "3"
def example_42_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_crowned.law:371  ally "Baron of Eyes"
def example_42_3_1(s: State) -> list[list[int]]:
    return [[BARON_OF_EYES]]


# examples_crowned.law:373  that count hand is 8
def example_42_4_1(s: State) -> bool:
    return len(s.piles[HAND]) == 8


# examples_crowned.law:374  that used of "Baron of Eyes"
def example_42_4_2(s: State) -> bool:
    return s.character_used[BARON_OF_EYES - 32]


# examples_endings.law:4  given
def example_43_1(s: State) -> None:
    s.fief_mood[N0 - 56] = FRIENDLY
    s.fief_mood[N1 - 56] = FRIENDLY
    s.fief_mood[N2 - 56] = FRIENDLY
    s.fief_mood[N3 - 56] = FRIENDLY
    s.fief_mood[N4 - 56] = FAILED
    s.fief_mood[N5 - 56] = FRIENDLY
    s.fief_mood[N7 - 56] = FRIENDLY
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_1, HAND)
    put_list_last(s, PILES, [LEAVES_5, LEAVES_6], DECK)


# examples_endings.law:15  fief "6"
def example_43_2_1(s: State) -> list[list[int]]:
    return [[N6]]


# examples_endings.law:17  response "claws 1"
def example_43_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_1]]


# examples_endings.law:19  that total is 16
def example_43_5_1(s: State) -> bool:
    return total_(s) == 16


# examples_endings.law:20  that score of player 1 is 16
def example_43_5_2(s: State) -> bool:
    return score(s, 1) == 16


# examples_endings.law:21  that winner is player 1
def example_43_5_3(s: State) -> bool:
    return winner(s) == 1


# examples_endings.law:26  given
def example_44_1(s: State) -> None:
    s.fief_mood[N0 - 56] = FRIENDLY
    s.fief_mood[N1 - 56] = FRIENDLY
    s.fief_mood[N2 - 56] = FRIENDLY
    s.fief_mood[N3 - 56] = FRIENDLY
    s.fief_mood[N4 - 56] = FAILED
    s.fief_mood[N5 - 56] = FRIENDLY
    s.fief_mood[N7 - 56] = FRIENDLY
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_1, HAND)
    put_list_last(s, PILES, [LEAVES_5, LEAVES_6], DECK)


# examples_endings.law:37  fief "6"
def example_44_2_1(s: State) -> list[list[int]]:
    return [[N6]]


# examples_endings.law:39  response "claws 1"
def example_44_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_1]]


# examples_endings.law:41  that total is 16
def example_44_5_1(s: State) -> bool:
    return total_(s) == 16


# examples_endings.law:42  that score of player 1 is 16
def example_44_5_2(s: State) -> bool:
    return score(s, 1) == 16


# examples_endings.law:43  that winner is nobody
def example_44_5_3(s: State) -> bool:
    return winner(s) == 0


# examples_endings.law:48  given
def example_45_1(s: State) -> None:
    s.fief_mood[N0 - 56] = FRIENDLY
    s.fief_mood[N1 - 56] = FRIENDLY
    s.fief_mood[N2 - 56] = FRIENDLY
    s.fief_mood[N3 - 56] = FRIENDLY
    s.fief_mood[N4 - 56] = FAILED
    s.fief_mood[N5 - 56] = FRIENDLY
    s.fief_mood[N7 - 56] = FRIENDLY
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_1, HAND)
    put_list_last(s, PILES, [LEAVES_5, LEAVES_6], DECK)


# examples_endings.law:59  fief "6"
def example_45_2_1(s: State) -> list[list[int]]:
    return [[N6]]


# examples_endings.law:61  response "claws 1"
def example_45_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_1]]


# examples_endings.law:63  that total is 16
def example_45_5_1(s: State) -> bool:
    return total_(s) == 16


# examples_endings.law:64  that score of player 1 is 16
def example_45_5_2(s: State) -> bool:
    return score(s, 1) == 16


# examples_endings.law:65  that winner is nobody
def example_45_5_3(s: State) -> bool:
    return winner(s) == 0


# examples_endings.law:69  given
def example_46_1(s: State) -> None:
    s.fief_ruler[N6 - 56] = QUEEN_OF_EYES
    s.fief_mood[N0 - 56] = FRIENDLY
    s.fief_mood[N1 - 56] = FRIENDLY
    s.fief_mood[N2 - 56] = FRIENDLY
    s.fief_mood[N3 - 56] = FRIENDLY
    s.fief_mood[N4 - 56] = FRIENDLY
    s.fief_mood[N5 - 56] = FAILED
    s.fief_mood[N7 - 56] = FRIENDLY
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, CLAWS_2, CLAWS_3, CLAWS_4, CLAWS_5, CLAWS_6], SCORE_PILE)
    put_last(s, PILES, FLOWERS_1, HAND)
    put_list_last(s, PILES, [LEAVES_5, LEAVES_6], DECK)


# examples_endings.law:82  fief "6"
def example_46_2_1(s: State) -> list[list[int]]:
    return [[N6]]


# examples_endings.law:84  response "flowers 1"
def example_46_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_1]]


# examples_endings.law:86  that total is 18
def example_46_5_1(s: State) -> bool:
    return total_(s) == 18


# examples_endings.law:87  that winner is player 1
def example_46_5_2(s: State) -> bool:
    return winner(s) == 1


# examples_endings.law:91  given
def example_47_1(s: State) -> None:
    s.fief_ruler[N6 - 56] = QUEEN_OF_EYES
    s.fief_mood[N0 - 56] = FRIENDLY
    s.fief_mood[N1 - 56] = FAILED
    s.fief_mood[N2 - 56] = FRIENDLY
    s.fief_mood[N3 - 56] = FRIENDLY
    s.fief_mood[N4 - 56] = FRIENDLY
    s.fief_mood[N5 - 56] = FRIENDLY
    s.fief_mood[N7 - 56] = FRIENDLY
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, CLAWS_2, CLAWS_3, CLAWS_4, CLAWS_5, CLAWS_6], SCORE_PILE)
    put_last(s, PILES, FLOWERS_1, HAND)
    put_list_last(s, PILES, [LEAVES_5, LEAVES_6], DECK)


# examples_endings.law:104  fief "6"
def example_47_2_1(s: State) -> list[list[int]]:
    return [[N6]]


# examples_endings.law:106  response "flowers 1"
def example_47_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_1]]


# examples_endings.law:108  that total is 17
def example_47_5_1(s: State) -> bool:
    return total_(s) == 17


# examples_endings.law:109  that winner is nobody
def example_47_5_2(s: State) -> bool:
    return winner(s) == 0


# examples_endings.law:113  given
def example_48_1(s: State) -> None:
    s.fief_ruler[N6 - 56] = QUEEN_OF_EYES
    s.fief_mood[N0 - 56] = FRIENDLY
    s.fief_mood[N1 - 56] = FRIENDLY
    s.fief_mood[N2 - 56] = FRIENDLY
    s.fief_mood[N3 - 56] = FRIENDLY
    s.fief_mood[N4 - 56] = FRIENDLY
    s.fief_mood[N5 - 56] = FRIENDLY
    s.fief_mood[N7 - 56] = FRIENDLY
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, CLAWS_2, CLAWS_3, CLAWS_4, CLAWS_5, CLAWS_6], SCORE_PILE)
    put_last(s, PILES, FLOWERS_1, HAND)
    put_list_last(s, PILES, [LEAVES_5, LEAVES_6], DECK)


# examples_endings.law:126  fief "6"
def example_48_2_1(s: State) -> list[list[int]]:
    return [[N6]]


# examples_endings.law:128  response "flowers 1"
def example_48_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_1]]


# examples_endings.law:130  that total is 20
def example_48_5_1(s: State) -> bool:
    return total_(s) == 20


# examples_endings.law:131  that winner is player 1
def example_48_5_2(s: State) -> bool:
    return winner(s) == 1


# examples_endings.law:135  given
def example_49_1(s: State) -> None:
    s.fief_ruler[N6 - 56] = QUEEN_OF_EYES
    s.fief_mood[N0 - 56] = FRIENDLY
    s.fief_mood[N1 - 56] = FRIENDLY
    s.fief_mood[N2 - 56] = FRIENDLY
    s.fief_mood[N3 - 56] = FAILED
    s.fief_mood[N4 - 56] = FRIENDLY
    s.fief_mood[N5 - 56] = FRIENDLY
    s.fief_mood[N7 - 56] = FRIENDLY
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, CLAWS_2, CLAWS_3, CLAWS_4, CLAWS_5, CLAWS_6], SCORE_PILE)
    put_last(s, PILES, FLOWERS_1, HAND)
    put_list_last(s, PILES, [LEAVES_5, LEAVES_6], DECK)


# examples_endings.law:148  fief "6"
def example_49_2_1(s: State) -> list[list[int]]:
    return [[N6]]


# examples_endings.law:150  response "flowers 1"
def example_49_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_1]]


# examples_endings.law:152  that total is 19
def example_49_5_1(s: State) -> bool:
    return total_(s) == 19


# examples_endings.law:153  that winner is nobody
def example_49_5_2(s: State) -> bool:
    return winner(s) == 0


# examples_endings.law:157  given
def example_50_1(s: State) -> None:
    s.fief_ruler[N6 - 56] = QUEEN_OF_EYES
    s.fief_mood[N0 - 56] = FAILED
    s.fief_mood[N1 - 56] = FRIENDLY
    s.fief_mood[N2 - 56] = FRIENDLY
    s.fief_mood[N3 - 56] = FRIENDLY
    s.fief_mood[N4 - 56] = FRIENDLY
    s.fief_mood[N5 - 56] = FRIENDLY
    s.fief_mood[N7 - 56] = FRIENDLY
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, CLAWS_2, CLAWS_3, CLAWS_4, CLAWS_5, CLAWS_6], SCORE_PILE)
    put_last(s, PILES, FLOWERS_1, HAND)
    put_list_last(s, PILES, [LEAVES_5, LEAVES_6], DECK)


# examples_endings.law:170  fief "6"
def example_50_2_1(s: State) -> list[list[int]]:
    return [[N6]]


# examples_endings.law:172  response "flowers 1"
def example_50_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_1]]


# examples_endings.law:174  that total is 16
def example_50_5_1(s: State) -> bool:
    return total_(s) == 16


# examples_endings.law:175  that winner is player 1
def example_50_5_2(s: State) -> bool:
    return winner(s) == 1


# examples_endings.law:179  given
def example_51_1(s: State) -> None:
    s.fief_ruler[N6 - 56] = QUEEN_OF_EYES
    s.fief_mood[N0 - 56] = FAILED
    s.fief_mood[N1 - 56] = FAILED
    s.fief_mood[N2 - 56] = FRIENDLY
    s.fief_mood[N3 - 56] = FRIENDLY
    s.fief_mood[N4 - 56] = FRIENDLY
    s.fief_mood[N5 - 56] = FRIENDLY
    s.fief_mood[N7 - 56] = FRIENDLY
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, CLAWS_2, CLAWS_3, CLAWS_4, CLAWS_5, CLAWS_6], SCORE_PILE)
    put_last(s, PILES, FLOWERS_1, HAND)
    put_list_last(s, PILES, [LEAVES_5, LEAVES_6], DECK)


# examples_endings.law:192  fief "6"
def example_51_2_1(s: State) -> list[list[int]]:
    return [[N6]]


# examples_endings.law:194  response "flowers 1"
def example_51_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_1]]


# examples_endings.law:196  that total is 13
def example_51_5_1(s: State) -> bool:
    return total_(s) == 13


# examples_endings.law:197  that winner is nobody
def example_51_5_2(s: State) -> bool:
    return winner(s) == 0


# examples_endings.law:201  that stars of "0" is 4
def example_52_1_1(s: State) -> bool:
    return FIEF_STARS[N0] == 4


# examples_endings.law:202  that stars of "1" is 3
def example_52_1_2(s: State) -> bool:
    return FIEF_STARS[N1] == 3


# examples_endings.law:203  that stars of "2" is 2
def example_52_1_3(s: State) -> bool:
    return FIEF_STARS[N2] == 2


# examples_endings.law:204  that stars of "3" is 1
def example_52_1_4(s: State) -> bool:
    return FIEF_STARS[N3] == 1


# examples_endings.law:205  that stars of "4" is 1
def example_52_1_5(s: State) -> bool:
    return FIEF_STARS[N4] == 1


# examples_endings.law:206  that stars of "5" is 2
def example_52_1_6(s: State) -> bool:
    return FIEF_STARS[N5] == 2


# examples_endings.law:207  that stars of "6" is 3
def example_52_1_7(s: State) -> bool:
    return FIEF_STARS[N6] == 3


# examples_endings.law:208  that stars of "7" is 4
def example_52_1_8(s: State) -> bool:
    return FIEF_STARS[N7] == 4


# examples_endings.law:209  that all f among row have (any g among row where tricks of g is 7 - tricks of f and stars…
def example_52_1_9(s: State) -> bool:
    return all(
        any(FIEF_TRICKS[g] == 7 - FIEF_TRICKS[f] and FIEF_STARS[g] == FIEF_STARS[f] for g in s.piles[ROW])
        for f in s.piles[ROW]
    )


# examples_endings.law:213  given
def example_53_1(s: State) -> None:
    s.fief_mood[N0 - 56] = FAILED
    s.fief_mood[N7 - 56] = FAILED
    s.fief_ruler[N2 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, CLAWS_2], SCORE_PILE)
    put_last(s, PILES, FLOWERS_1, HAND)
    put_list_last(s, PILES, [LEAVES_5, LEAVES_6], DECK)


# examples_endings.law:221  fief "2"
def example_53_2_1(s: State) -> list[list[int]]:
    return [[N2]]


# examples_endings.law:223  response "flowers 1"
def example_53_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_1]]


# examples_endings.law:226  that score of player 1 is 2
def example_53_6_1(s: State) -> bool:
    return score(s, 1) == 2


# examples_endings.law:227  that winner is nobody
def example_53_6_2(s: State) -> bool:
    return winner(s) == 0


# examples_endings.law:231  given
def example_54_1(s: State) -> None:
    s.fief_mood[N0 - 56] = FAILED
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, FLOWERS_1, HAND)
    put_last(s, PILES, LEAVES_5, DECK)


# examples_endings.law:236  fief "7"
def example_54_2_1(s: State) -> list[list[int]]:
    return [[N7]]


# examples_endings.law:238  response "flowers 1"
def example_54_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_1]]


# examples_endings.law:241  fief "0", "7"
def example_54_6_1(s: State) -> list[list[int]]:
    return [[N0], [N7]]


# examples_endings.law:245  given
def example_55_1(s: State) -> None:
    s.fief_mood[N7 - 56] = FAILED
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, FLOWERS_1, HAND)
    put_last(s, PILES, LEAVES_5, DECK)


# examples_endings.law:250  fief "4"
def example_55_2_1(s: State) -> list[list[int]]:
    return [[N4]]


# examples_endings.law:252  response "flowers 1"
def example_55_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_1]]


# examples_endings.law:254  fief "4", "7"
def example_55_5_1(s: State) -> list[list[int]]:
    return [[N4], [N7]]


# examples_endings.law:257  given
def example_56_1(s: State) -> None:
    s.fief_mood[N2 - 56] = FAILED
    s.fief_mood[N3 - 56] = FAILED
    s.fief_mood[N4 - 56] = FAILED
    s.fief_mood[N5 - 56] = FAILED
    s.fief_mood[N6 - 56] = FAILED
    s.fief_mood[N7 - 56] = FAILED
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, FLOWERS_1, HAND)
    put_last(s, PILES, LEAVES_5, DECK)
    put_last(s, PILES, LEAVES_1, SCORE_PILE)


# examples_endings.law:269  fief "0", "1"
def example_56_2_1(s: State) -> list[list[int]]:
    return [[N0], [N1]]


# examples_endings.law:270  fief "0"
def example_56_3_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_endings.law:272  response "flowers 1"
def example_56_5_1(s: State) -> list[list[int]]:
    return [[FLOWERS_1]]


# examples_endings.law:274  that mood of "0" is failed
def example_56_6_1(s: State) -> bool:
    return s.fief_mood[N0 - 56] == FAILED


# examples_endings.law:275  that winner is nobody
def example_56_6_2(s: State) -> bool:
    return winner(s) == 0


# examples_endings.law:277  fief "1"
def example_56_7_1(s: State) -> list[list[int]]:
    return [[N1]]


# examples_full.law:5  that count row is 8
def example_57_1_1(s: State) -> bool:
    return len(s.piles[ROW]) == 8


# examples_full.law:6  that count allies is 4
def example_57_1_2(s: State) -> bool:
    return len(s.piles[ALLIES]) == 4


# examples_full.law:7  that count court is 8
def example_57_1_3(s: State) -> bool:
    return len(s.piles[COURT]) == 8


# examples_full.law:8  that (count aside) + (count box) is 12
def example_57_1_4(s: State) -> bool:
    return len(s.piles[ASIDE]) + len(s.piles[BOX]) == 12


# examples_full.law:9  that all s among suits have (count c among allies where suit of c is s) is 1
def example_57_1_5(s: State) -> bool:
    return all(sum(1 for c in s.piles[ALLIES] if CHARACTER_SUIT[c] == s_) == 1 for s_ in range(4))


# examples_full.law:10  that all s among suits have (count c among court where suit of c is s) is 2
def example_57_1_6(s: State) -> bool:
    return all(sum(1 for c in s.piles[COURT] if CHARACTER_SUIT[c] == s_) == 2 for s_ in range(4))


# examples_full.law:11  that all f among row have ruler of f is not nothing
def example_57_1_7(s: State) -> bool:
    return all(s.fief_ruler[f - 56] != -1 for f in s.piles[ROW])


# examples_full.law:19  that "Baron of Eyes" is in allies
def example_58_4_1(s: State) -> bool:
    return s.at[BARON_OF_EYES] == ALLIES


# examples_full.law:20  that "Jack of Claws" is in allies
def example_58_4_2(s: State) -> bool:
    return s.at[JACK_OF_CLAWS] == ALLIES


# examples_full.law:21  that "Queen of Flowers" is in allies
def example_58_4_3(s: State) -> bool:
    return s.at[QUEEN_OF_FLOWERS] == ALLIES


# examples_full.law:22  that "Queen of Leaves" is in allies
def example_58_4_4(s: State) -> bool:
    return s.at[QUEEN_OF_LEAVES] == ALLIES


# examples_full.law:23  that ruler of "0" is "King of Eyes"
def example_58_4_5(s: State) -> bool:
    return s.fief_ruler[N0 - 56] == KING_OF_EYES


# examples_full.law:24  that ruler of "1" is "Queen of Eyes"
def example_58_4_6(s: State) -> bool:
    return s.fief_ruler[N1 - 56] == QUEEN_OF_EYES


# examples_full.law:25  that ruler of "2" is "Prince of Claws"
def example_58_4_7(s: State) -> bool:
    return s.fief_ruler[N2 - 56] == PRINCE_OF_CLAWS


# examples_full.law:26  that ruler of "3" is "King of Claws"
def example_58_4_8(s: State) -> bool:
    return s.fief_ruler[N3 - 56] == KING_OF_CLAWS


# examples_full.law:27  that ruler of "4" is "King of Flowers"
def example_58_4_9(s: State) -> bool:
    return s.fief_ruler[N4 - 56] == KING_OF_FLOWERS


# examples_full.law:28  that ruler of "5" is "King of Leaves"
def example_58_4_10(s: State) -> bool:
    return s.fief_ruler[N5 - 56] == KING_OF_LEAVES


# examples_full.law:29  that ruler of "6" is "Prince of Leaves"
def example_58_4_11(s: State) -> bool:
    return s.fief_ruler[N6 - 56] == PRINCE_OF_LEAVES


# examples_full.law:30  that ruler of "7" is "Baron of Flowers"
def example_58_4_12(s: State) -> bool:
    return s.fief_ruler[N7 - 56] == BARON_OF_FLOWERS


# examples_full.law:31  that "Jack of Eyes" is in aside
def example_58_4_13(s: State) -> bool:
    return s.at[JACK_OF_EYES] == ASIDE


# examples_full.law:32  that "Queen of Claws" is in aside
def example_58_4_14(s: State) -> bool:
    return s.at[QUEEN_OF_CLAWS] == ASIDE


# examples_full.law:33  that count aside is 2
def example_58_4_15(s: State) -> bool:
    return len(s.piles[ASIDE]) == 2


# examples_full.law:34  that count box is 10
def example_58_4_16(s: State) -> bool:
    return len(s.piles[BOX]) == 10


# examples_leaves_eyes.law:3  given
def example_59_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, JACK_OF_LEAVES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, FLOWERS_6, EYES_1], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)
    s.fief_ruler[N5 - 56] = KING_OF_FLOWERS


# examples_leaves_eyes.law:10  fief "3"
def example_59_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_leaves_eyes.law:11  ally "Jack of Leaves"
def example_59_3_1(s: State) -> list[list[int]]:
    return [[JACK_OF_LEAVES]]


# examples_leaves_eyes.law:13  neighbour "1", "2", "4", "5"
def example_59_4_1(s: State) -> list[list[int]]:
    return [[N1], [N2], [N4], [N5]]


# examples_leaves_eyes.law:14  neighbour "5"
def example_59_5_1(s: State) -> list[list[int]]:
    return [[N5]]


# examples_leaves_eyes.law:16  that ruler of "3" is "King of Flowers"
def example_59_6_1(s: State) -> bool:
    return s.fief_ruler[N3 - 56] == KING_OF_FLOWERS


# examples_leaves_eyes.law:17  that ruler of "5" is "Queen of Eyes"
def example_59_6_2(s: State) -> bool:
    return s.fief_ruler[N5 - 56] == QUEEN_OF_EYES


# examples_leaves_eyes.law:18  that trump is flowers
def example_59_6_3(s: State) -> bool:
    return trump(s) == FLOWERS


# examples_leaves_eyes.law:19  that visited_fief is "3"
def example_59_6_4(s: State) -> bool:
    return s.visited_fief == N3


# examples_leaves_eyes.law:20  that wanted of "3" is 3
def example_59_6_5(s: State) -> bool:
    return wanted(s, N3) == 3


# examples_leaves_eyes.law:21  that mood of "5" is neutral
def example_59_6_6(s: State) -> bool:
    return s.fief_mood[N5 - 56] == NEUTRAL


# examples_leaves_eyes.law:24  given
def example_60_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, JACK_OF_LEAVES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, FLOWERS_6, EYES_1], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)
    s.fief_mood[N2 - 56] = FAILED
    s.fief_mood[N4 - 56] = FRIENDLY
    s.fief_ruler[N1 - 56] = KING_OF_CLAWS


# examples_leaves_eyes.law:33  fief "3"
def example_60_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_leaves_eyes.law:34  ally "Jack of Leaves"
def example_60_3_1(s: State) -> list[list[int]]:
    return [[JACK_OF_LEAVES]]


# examples_leaves_eyes.law:36  neighbour "1", "5"
def example_60_4_1(s: State) -> list[list[int]]:
    return [[N1], [N5]]


# examples_leaves_eyes.law:37  neighbour "1"
def example_60_5_1(s: State) -> list[list[int]]:
    return [[N1]]


# examples_leaves_eyes.law:39  that ruler of "1" is "Queen of Eyes"
def example_60_6_1(s: State) -> bool:
    return s.fief_ruler[N1 - 56] == QUEEN_OF_EYES


# examples_leaves_eyes.law:40  that ruler of "3" is "King of Claws"
def example_60_6_2(s: State) -> bool:
    return s.fief_ruler[N3 - 56] == KING_OF_CLAWS


# examples_leaves_eyes.law:43  given
def example_61_1(s: State) -> None:
    s.fief_ruler[N0 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, JACK_OF_LEAVES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, FLOWERS_6, EYES_1], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)
    s.fief_mood[N1 - 56] = FAILED
    s.fief_mood[N2 - 56] = FRIENDLY


# examples_leaves_eyes.law:51  fief "0"
def example_61_2_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_leaves_eyes.law:52  ally "Jack of Leaves"
def example_61_3_1(s: State) -> list[list[int]]:
    return [[JACK_OF_LEAVES]]


# examples_leaves_eyes.law:54  that ruler of "0" is "Queen of Eyes"
def example_61_4_1(s: State) -> bool:
    return s.fief_ruler[N0 - 56] == QUEEN_OF_EYES


# examples_leaves_eyes.law:55  that used of "Jack of Leaves"
def example_61_4_2(s: State) -> bool:
    return s.character_used[JACK_OF_LEAVES - 32]


# examples_leaves_eyes.law:58  given
def example_62_1(s: State) -> None:
    s.fief_ruler[N0 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, JACK_OF_LEAVES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_2, HAND)
    put_list_last(s, PILES, [LEAVES_1, FLOWERS_2, FLOWERS_3], DECK)
    s.fief_ruler[N2 - 56] = KING_OF_FLOWERS


# examples_leaves_eyes.law:65  fief "0"
def example_62_2_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_leaves_eyes.law:66  ally "Jack of Leaves"
def example_62_3_1(s: State) -> list[list[int]]:
    return [[JACK_OF_LEAVES]]


# examples_leaves_eyes.law:67  neighbour "2"
def example_62_4_1(s: State) -> list[list[int]]:
    return [[N2]]


# examples_leaves_eyes.law:68  response "claws 2"
def example_62_5_1(s: State) -> list[list[int]]:
    return [[CLAWS_2]]


# examples_leaves_eyes.law:70  that mood of "0" is friendly
def example_62_6_1(s: State) -> bool:
    return s.fief_mood[N0 - 56] == FRIENDLY


# examples_leaves_eyes.law:71  that "King of Flowers" is in friends
def example_62_6_2(s: State) -> bool:
    return s.at[KING_OF_FLOWERS] == FRIENDS


# examples_leaves_eyes.law:72  that ruler of "2" is "Queen of Eyes"
def example_62_6_3(s: State) -> bool:
    return s.fief_ruler[N2 - 56] == QUEEN_OF_EYES


# examples_leaves_eyes.law:73  that mood of "2" is neutral
def example_62_6_4(s: State) -> bool:
    return s.fief_mood[N2 - 56] == NEUTRAL


# examples_leaves_eyes.law:76  given
def example_63_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = KING_OF_CLAWS
    put_last(s, PILES, QUEEN_OF_LEAVES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, EYES_8], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_leaves_eyes.law:82  fief "3"
def example_63_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_leaves_eyes.law:83  ally "Queen of Leaves"
def example_63_3_1(s: State) -> list[list[int]]:
    return [[QUEEN_OF_LEAVES]]


# examples_leaves_eyes.law:85  that "eyes 8" is in score_pile
def example_63_4_1(s: State) -> bool:
    return s.at[EYES_8] == SCORE_PILE


# examples_leaves_eyes.law:86  that used of "Queen of Leaves"
def example_63_4_2(s: State) -> bool:
    return s.character_used[QUEEN_OF_LEAVES - 32]


# examples_leaves_eyes.law:87  that not used of "King of Claws"
def example_63_4_3(s: State) -> bool:
    return not s.character_used[KING_OF_CLAWS - 32]


# examples_leaves_eyes.law:90  given
def example_64_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_LEAVES
    put_last(s, PILES, QUEEN_OF_LEAVES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, EYES_8], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_leaves_eyes.law:96  fief "3"
def example_64_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_leaves_eyes.law:97  ally "Queen of Leaves"
def example_64_3_1(s: State) -> list[list[int]]:
    return [[QUEEN_OF_LEAVES]]


# examples_leaves_eyes.law:99  that count hand is 2
def example_64_4_1(s: State) -> bool:
    return len(s.piles[HAND]) == 2


# examples_leaves_eyes.law:100  that used of "Queen of Leaves"
def example_64_4_2(s: State) -> bool:
    return s.character_used[QUEEN_OF_LEAVES - 32]


# examples_leaves_eyes.law:103  given
def example_65_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, KING_OF_LEAVES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, EYES_8], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3], DECK)


# examples_leaves_eyes.law:109  fief "3"
def example_65_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_leaves_eyes.law:110  ally "King of Leaves"
def example_65_3_1(s: State) -> list[list[int]]:
    return [[KING_OF_LEAVES]]


# examples_leaves_eyes.law:111  given_back "claws 2"
def example_65_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_2]]


# examples_leaves_eyes.law:113  that "flowers 1" is in hand
def example_65_5_1(s: State) -> bool:
    return s.at[FLOWERS_1] == HAND


# examples_leaves_eyes.law:114  that first discard is "claws 2"
def example_65_5_2(s: State) -> bool:
    return first_or(s.piles[DISCARD], -1) == CLAWS_2


# examples_leaves_eyes.law:115  that count hand is 2
def example_65_5_3(s: State) -> bool:
    return len(s.piles[HAND]) == 2


# examples_leaves_eyes.law:118  given
def example_66_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, KING_OF_LEAVES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, EYES_8], HAND)
    put_last(s, PILES, FLOWERS_1, DECK)


# examples_leaves_eyes.law:124  fief "3"
def example_66_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_leaves_eyes.law:125  ally "King of Leaves"
def example_66_3_1(s: State) -> list[list[int]]:
    return [[KING_OF_LEAVES]]


# examples_leaves_eyes.law:126  given_back "claws 2"
def example_66_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_2]]


# examples_leaves_eyes.law:128  that "flowers 1" is in hand
def example_66_5_1(s: State) -> bool:
    return s.at[FLOWERS_1] == HAND


# examples_leaves_eyes.law:129  that first discard is "claws 2"
def example_66_5_2(s: State) -> bool:
    return first_or(s.piles[DISCARD], -1) == CLAWS_2


# examples_leaves_eyes.law:130  that mood of "3" is neutral
def example_66_5_3(s: State) -> bool:
    return s.fief_mood[N3 - 56] == NEUTRAL


# examples_leaves_eyes.law:133  given
def example_67_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, JACK_OF_EYES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, EYES_8], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3, FLOWERS_4], DECK)


# examples_leaves_eyes.law:139  fief "3"
def example_67_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_leaves_eyes.law:140  ally "Jack of Eyes"
def example_67_3_1(s: State) -> list[list[int]]:
    return [[JACK_OF_EYES]]


# examples_leaves_eyes.law:141  discarded "eyes 8"
def example_67_4_1(s: State) -> list[list[int]]:
    return [[EYES_8]]


# examples_leaves_eyes.law:142  discarded "flowers 1"
def example_67_5_1(s: State) -> list[list[int]]:
    return [[FLOWERS_1]]


# examples_leaves_eyes.law:144  that "claws 2" is in hand
def example_67_6_1(s: State) -> bool:
    return s.at[CLAWS_2] == HAND


# examples_leaves_eyes.law:145  that "flowers 2" is in hand
def example_67_6_2(s: State) -> bool:
    return s.at[FLOWERS_2] == HAND


# examples_leaves_eyes.law:146  that "eyes 8" is in discard
def example_67_6_3(s: State) -> bool:
    return s.at[EYES_8] == DISCARD


# examples_leaves_eyes.law:147  that "flowers 1" is in discard
def example_67_6_4(s: State) -> bool:
    return s.at[FLOWERS_1] == DISCARD


# examples_leaves_eyes.law:148  that count hand is 2
def example_67_6_5(s: State) -> bool:
    return len(s.piles[HAND]) == 2


# examples_leaves_eyes.law:149  that first discard is "flowers 3"
def example_67_6_6(s: State) -> bool:
    return first_or(s.piles[DISCARD], -1) == FLOWERS_3


# examples_leaves_eyes.law:152  given
def example_68_1(s: State) -> None:
    s.fief_ruler[N0 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, JACK_OF_EYES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, EYES_8], HAND)
    put_last(s, PILES, FLOWERS_1, DECK)


# examples_leaves_eyes.law:158  fief "0"
def example_68_2_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_leaves_eyes.law:159  ally "Jack of Eyes"
def example_68_3_1(s: State) -> list[list[int]]:
    return [[JACK_OF_EYES]]


# examples_leaves_eyes.law:160  discarded "eyes 8"
def example_68_4_1(s: State) -> list[list[int]]:
    return [[EYES_8]]


# examples_leaves_eyes.law:161  discarded "flowers 1"
def example_68_5_1(s: State) -> list[list[int]]:
    return [[FLOWERS_1]]


# examples_leaves_eyes.law:163  that mood of "0" is friendly
def example_68_6_1(s: State) -> bool:
    return s.fief_mood[N0 - 56] == FRIENDLY


# examples_leaves_eyes.law:166  given
def example_69_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = KING_OF_CLAWS
    put_last(s, PILES, QUEEN_OF_EYES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, EYES_8], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, FLOWERS_3, FLOWERS_4], DECK)


# examples_leaves_eyes.law:172  fief "3"
def example_69_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_leaves_eyes.law:173  ally "Queen of Eyes"
def example_69_3_1(s: State) -> list[list[int]]:
    return [[QUEEN_OF_EYES]]


# examples_leaves_eyes.law:175  that first discard is "flowers 1"
def example_69_4_1(s: State) -> bool:
    return first_or(s.piles[DISCARD], -1) == FLOWERS_1


# examples_leaves_eyes.law:176  that first deck is "flowers 2"
def example_69_4_2(s: State) -> bool:
    return first_card(s, PILES, DECK, TYPE_CARD) == FLOWERS_2


# examples_leaves_eyes.law:177  that count hand is 2
def example_69_4_3(s: State) -> bool:
    return len(s.piles[HAND]) == 2


# examples_leaves_eyes.law:178  response "claws 2"
def example_69_5_1(s: State) -> list[list[int]]:
    return [[CLAWS_2]]


# examples_leaves_eyes.law:181  that first discard is "flowers 2"
def example_69_7_1(s: State) -> bool:
    return first_or(s.piles[DISCARD], -1) == FLOWERS_2


# examples_leaves_eyes.law:184  given
def example_70_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = KING_OF_CLAWS
    put_last(s, PILES, QUEEN_OF_EYES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, EYES_8], HAND)
    put_last(s, PILES, FLOWERS_1, DECK)


# examples_leaves_eyes.law:190  fief "3"
def example_70_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_leaves_eyes.law:191  ally "Queen of Eyes"
def example_70_3_1(s: State) -> list[list[int]]:
    return [[QUEEN_OF_EYES]]


# examples_leaves_eyes.law:193  that first discard is "flowers 1"
def example_70_4_1(s: State) -> bool:
    return first_or(s.piles[DISCARD], -1) == FLOWERS_1


# examples_leaves_eyes.law:194  that deck is empty
def example_70_4_2(s: State) -> bool:
    return len(s.piles[DECK]) == 0


# examples_leaves_eyes.law:197  given
def example_71_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = KING_OF_CLAWS
    put_last(s, PILES, KING_OF_EYES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, FLOWERS_7], HAND)
    put_list_last(s, PILES, [FLOWERS_1, EYES_2, FLOWERS_3, FLOWERS_4], DECK)


# examples_leaves_eyes.law:203  fief "3"
def example_71_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_leaves_eyes.law:204  ally "King of Eyes"
def example_71_3_1(s: State) -> list[list[int]]:
    return [[KING_OF_EYES]]


# examples_leaves_eyes.law:205  theme flowers
def example_71_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS]]


# examples_leaves_eyes.law:206  order "flowers 1", "flowers 7"
def example_71_5_1(s: State) -> list[list[int]]:
    return [[FLOWERS_1], [FLOWERS_7]]


# examples_leaves_eyes.law:208  that "flowers 1" is in discard
def example_71_6_1(s: State) -> bool:
    return s.at[FLOWERS_1] == DISCARD


# examples_leaves_eyes.law:209  that "flowers 7" is in discard
def example_71_6_2(s: State) -> bool:
    return s.at[FLOWERS_7] == DISCARD


# examples_leaves_eyes.law:210  that "claws 2" is in hand
def example_71_6_3(s: State) -> bool:
    return s.at[CLAWS_2] == HAND


# examples_leaves_eyes.law:211  that "eyes 2" is in hand
def example_71_6_4(s: State) -> bool:
    return s.at[EYES_2] == HAND


# examples_leaves_eyes.law:212  that count hand is 2
def example_71_6_5(s: State) -> bool:
    return len(s.piles[HAND]) == 2


# examples_leaves_eyes.law:215  given
def example_72_1(s: State) -> None:
    s.fief_ruler[N3 - 56] = KING_OF_CLAWS
    put_last(s, PILES, KING_OF_EYES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, FLOWERS_7], HAND)
    put_list_last(s, PILES, [FLOWERS_1, EYES_2, FLOWERS_3, FLOWERS_4], DECK)


# examples_leaves_eyes.law:221  fief "3"
def example_72_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_leaves_eyes.law:222  ally "King of Eyes"
def example_72_3_1(s: State) -> list[list[int]]:
    return [[KING_OF_EYES]]


# examples_leaves_eyes.law:223  theme leaves
def example_72_4_1(s: State) -> list[list[int]]:
    return [[LEAVES]]


# examples_leaves_eyes.law:225  that count hand is 4
def example_72_5_1(s: State) -> bool:
    return len(s.piles[HAND]) == 4


# examples_leaves_eyes.law:228  given
def example_73_1(s: State) -> None:
    s.fief_ruler[N0 - 56] = KING_OF_CLAWS
    put_last(s, PILES, KING_OF_EYES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_2, FLOWERS_7], HAND)
    put_last(s, PILES, FLOWERS_1, DECK)


# examples_leaves_eyes.law:234  fief "0"
def example_73_2_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_leaves_eyes.law:235  ally "King of Eyes"
def example_73_3_1(s: State) -> list[list[int]]:
    return [[KING_OF_EYES]]


# examples_leaves_eyes.law:236  theme leaves
def example_73_4_1(s: State) -> list[list[int]]:
    return [[LEAVES]]


# examples_leaves_eyes.law:238  that mood of "0" is friendly
def example_73_5_1(s: State) -> bool:
    return s.fief_mood[N0 - 56] == FRIENDLY


# examples_scenarios.law:5  that count allies is 4
def example_74_1_1(s: State) -> bool:
    return len(s.piles[ALLIES]) == 4


# examples_scenarios.law:6  that "Jack of Claws" is in allies
def example_74_1_2(s: State) -> bool:
    return s.at[JACK_OF_CLAWS] == ALLIES


# examples_scenarios.law:7  that "Marchioness of Eyes" is in allies
def example_74_1_3(s: State) -> bool:
    return s.at[MARCHIONESS_OF_EYES] == ALLIES


# examples_scenarios.law:8  that ruler of "0" is "Baron of Flowers"
def example_74_1_4(s: State) -> bool:
    return s.fief_ruler[N0 - 56] == BARON_OF_FLOWERS


# examples_scenarios.law:9  that ruler of "3" is "Prince of Eyes"
def example_74_1_5(s: State) -> bool:
    return s.fief_ruler[N3 - 56] == PRINCE_OF_EYES


# examples_scenarios.law:10  that ruler of "4" is "Jack of Eyes"
def example_74_1_6(s: State) -> bool:
    return s.fief_ruler[N4 - 56] == JACK_OF_EYES


# examples_scenarios.law:11  that ruler of "7" is "King of Leaves"
def example_74_1_7(s: State) -> bool:
    return s.fief_ruler[N7 - 56] == KING_OF_LEAVES


# examples_scenarios.law:12  that count aside is 12
def example_74_1_8(s: State) -> bool:
    return len(s.piles[ASIDE]) == 12


# examples_scenarios.law:13  that goal is 13
def example_74_1_9(s: State) -> bool:
    return goal(s) == 13


# examples_scenarios.law:14  that count hand is 7
def example_74_1_10(s: State) -> bool:
    return len(s.piles[HAND]) == 7


# examples_scenarios.law:19  that count hand is 9
def example_75_1_1(s: State) -> bool:
    return len(s.piles[HAND]) == 9


# examples_scenarios.law:20  that goal is 17
def example_75_1_2(s: State) -> bool:
    return goal(s) == 17


# examples_scenarios.law:24  given
def example_76_1(s: State) -> None:
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_1, HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2], DECK)
    put_list_last(s, PILES, [c for c in s.piles[COURT] if c == s.fief_ruler[N6 - 56]], FRIENDS)
    s.fief_mood[N6 - 56] = FRIENDLY


# examples_scenarios.law:30  fief "2"
def example_76_2_1(s: State) -> list[list[int]]:
    return [[N2]]


# examples_scenarios.law:32  ally "King of Claws", "King of Flowers", "Queen of Leaves", "Baron of Eyes"
def example_76_3_1(s: State) -> list[list[int]]:
    return [[KING_OF_CLAWS], [KING_OF_FLOWERS], [QUEEN_OF_LEAVES], [BARON_OF_EYES]]


# examples_scenarios.law:36  given
def example_77_1(s: State) -> None:
    s.fief_ruler[N0 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_1, HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2], DECK)


# examples_scenarios.law:41  fief "0"
def example_77_2_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_scenarios.law:43  response "claws 1"
def example_77_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_1]]


# examples_scenarios.law:45  that mood of "0" is failed
def example_77_5_1(s: State) -> bool:
    return s.fief_mood[N0 - 56] == FAILED


# examples_scenarios.law:46  that wanted of "6" is 7
def example_77_5_2(s: State) -> bool:
    return wanted(s, N6) == 7


# examples_scenarios.law:47  that wanted of "7" is 7
def example_77_5_3(s: State) -> bool:
    return wanted(s, N7) == 7


# examples_scenarios.law:52  fief "0"
def example_78_1_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_scenarios.law:56  given
def example_79_1(s: State) -> None:
    s.fief_mood[N7 - 56] = FAILED


# examples_scenarios.law:59  fief "1", "5", "7"
def example_79_2_1(s: State) -> list[list[int]]:
    return [[N1], [N5], [N7]]


# examples_scenarios.law:60  fief "6"
def example_79_3_1(s: State) -> list[list[int]]:
    return [[N6]]


# examples_scenarios.law:64  given
def example_80_1(s: State) -> None:
    s.fief_ruler[N2 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, EYES_8, FLOWERS_8], HAND)
    put_list_last(s, PILES, [LEAVES_8, FLOWERS_2], DECK)


# examples_scenarios.law:69  fief "2"
def example_80_2_1(s: State) -> list[list[int]]:
    return [[N2]]


# examples_scenarios.law:71  response "claws 1"
def example_80_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_1]]


# examples_scenarios.law:73  that trump is claws
def example_80_5_1(s: State) -> bool:
    return trump(s) == CLAWS


# examples_scenarios.law:74  that "claws 1" is in score_pile
def example_80_5_2(s: State) -> bool:
    return s.at[CLAWS_1] == SCORE_PILE


# examples_scenarios.law:78  given
def example_81_1(s: State) -> None:
    s.fief_ruler[N2 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, EYES_8, FLOWERS_8], HAND)
    put_list_last(s, PILES, [LEAVES_1, FLOWERS_2, LEAVES_3], DECK)


# examples_scenarios.law:83  fief "2"
def example_81_2_1(s: State) -> list[list[int]]:
    return [[N2]]


# examples_scenarios.law:85  response "eyes 8"
def example_81_4_1(s: State) -> list[list[int]]:
    return [[EYES_8]]


# examples_scenarios.law:87  that score_pile is empty
def example_81_5_1(s: State) -> bool:
    return len(s.piles[SCORE_PILE]) == 0


# examples_scenarios.law:89  response "flowers 8"
def example_81_7_1(s: State) -> list[list[int]]:
    return [[FLOWERS_8]]


# examples_scenarios.law:91  that "flowers 8" is in score_pile
def example_81_8_1(s: State) -> bool:
    return s.at[FLOWERS_8] == SCORE_PILE


# examples_scenarios.law:95  given
def example_82_1(s: State) -> None:
    s.fief_ruler[N2 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, EYES_8, FLOWERS_8], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2, LEAVES_3], DECK)


# examples_scenarios.law:100  fief "2"
def example_82_2_1(s: State) -> list[list[int]]:
    return [[N2]]


# examples_scenarios.law:103  response "claws 1", "eyes 8", "flowers 8"
def example_82_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_1], [EYES_8], [FLOWERS_8]]


# examples_scenarios.law:107  given
def example_83_1(s: State) -> None:
    s.fief_ruler[N5 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_8, EYES_1, CLAWS_1], HAND)
    put_list_last(s, PILES, [FLOWERS_3, FLOWERS_4, LEAVES_5, LEAVES_6], DECK)


# examples_scenarios.law:112  fief "5"
def example_83_2_1(s: State) -> list[list[int]]:
    return [[N5]]


# examples_scenarios.law:114  response "flowers 1"
def example_83_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_1]]


# examples_scenarios.law:116  that "flowers 1" is in score_pile
def example_83_5_1(s: State) -> bool:
    return s.at[FLOWERS_1] == SCORE_PILE


# examples_scenarios.law:118  response "flowers 8"
def example_83_7_1(s: State) -> list[list[int]]:
    return [[FLOWERS_8]]


# examples_scenarios.law:120  that "flowers 8" is in discard
def example_83_8_1(s: State) -> bool:
    return s.at[FLOWERS_8] == DISCARD


# examples_scenarios.law:122  response "eyes 1"
def example_83_10_1(s: State) -> list[list[int]]:
    return [[EYES_1]]


# examples_scenarios.law:124  that "eyes 1" is in score_pile
def example_83_11_1(s: State) -> bool:
    return s.at[EYES_1] == SCORE_PILE


# examples_scenarios.law:128  given
def example_84_1(s: State) -> None:
    s.fief_mood[N3 - 56] = FRIENDLY
    s.fief_mood[N2 - 56] = FRIENDLY


# examples_scenarios.law:132  that worth of "3" is 3
def example_84_2_1(s: State) -> bool:
    return worth(s, N3) == 3


# examples_scenarios.law:133  that worth of "4" is 0
def example_84_2_2(s: State) -> bool:
    return worth(s, N4) == 0


# examples_scenarios.law:134  that worth of "2" is 2
def example_84_2_3(s: State) -> bool:
    return worth(s, N2) == 2


# examples_scenarios.law:135  that total is 5
def example_84_2_4(s: State) -> bool:
    return total_(s) == 5


# examples_scenarios.law:139  given
def example_85_1(s: State) -> None:
    for c in s.piles[ALLIES][:]:
        s.character_used[c - 32] = True
    s.character_used[need(first_or(s.piles[ALLIES], -1), "examples_scenarios.law:142") - 32] = False
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_1, HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2], DECK)


# examples_scenarios.law:146  fief "0"
def example_85_2_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_scenarios.law:147  response "claws 1"
def example_85_3_1(s: State) -> list[list[int]]:
    return [[CLAWS_1]]


# examples_scenarios.law:151  given
def example_86_1(s: State) -> None:
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_1, HAND)
    put_last(s, PILES, CLAWS_2, SCORE_PILE)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2], DECK)


# examples_scenarios.law:156  fief "0"
def example_86_2_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_scenarios.law:157  response "claws 1"
def example_86_3_1(s: State) -> list[list[int]]:
    return [[CLAWS_1]]


# examples_scenarios.law:161  given
def example_87_1(s: State) -> None:
    s.fief_ruler[N7 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_1, HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2], DECK)


# examples_scenarios.law:166  fief "7"
def example_87_2_1(s: State) -> list[list[int]]:
    return [[N7]]


# examples_scenarios.law:168  response "claws 1"
def example_87_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_1]]


# examples_scenarios.law:170  that mood of "7" is friendly
def example_87_5_1(s: State) -> bool:
    return s.fief_mood[N7 - 56] == FRIENDLY


# examples_scenarios.law:171  that total is 4
def example_87_5_2(s: State) -> bool:
    return total_(s) == 4


# examples_scenarios.law:175  given
def example_88_1(s: State) -> None:
    s.fief_mood[N3 - 56] = FRIENDLY
    put_last(s, PILES, need(s.fief_ruler[N3 - 56], "examples_scenarios.law:177"), FRIENDS)


# examples_scenarios.law:179  that total is 2
def example_88_2_1(s: State) -> bool:
    return total_(s) == 2


# examples_scenarios.law:183  given
def example_89_1(s: State) -> None:
    s.fief_ruler[N7 - 56] = QUEEN_OF_EYES
    put_last(s, PILES, JACK_OF_LEAVES, ALLIES)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, EYES_8], HAND)
    put_list_last(s, PILES, [FLOWERS_1, FLOWERS_2], DECK)


# examples_scenarios.law:189  fief "7"
def example_89_2_1(s: State) -> list[list[int]]:
    return [[N7]]


# examples_scenarios.law:190  ally "Jack of Leaves"
def example_89_3_1(s: State) -> list[list[int]]:
    return [[JACK_OF_LEAVES]]


# examples_scenarios.law:192  neighbour "0", "1", "2", "3", "4", "5", "6"
def example_89_4_1(s: State) -> list[list[int]]:
    return [[N0], [N1], [N2], [N3], [N4], [N5], [N6]]


# examples_scenarios.law:193  neighbour "0"
def example_89_5_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_scenarios.law:195  that ruler of "0" is "Queen of Eyes"
def example_89_6_1(s: State) -> bool:
    return s.fief_ruler[N0 - 56] == QUEEN_OF_EYES


# examples_visits.law:4  given
def example_90_1(s: State) -> None:
    s.fief_ruler[N2 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [FLOWERS_5, EYES_2, EYES_7, CLAWS_3], HAND)
    put_list_last(s, PILES, [FLOWERS_7, LEAVES_1], DECK)


# examples_visits.law:9  fief "2"
def example_90_2_1(s: State) -> list[list[int]]:
    return [[N2]]


# examples_visits.law:12  response "flowers 5"
def example_90_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_5]]


# examples_visits.law:13  response "flowers 5"
def example_90_5_1(s: State) -> list[list[int]]:
    return [[FLOWERS_5]]


# examples_visits.law:15  that "flowers 5" is in discard
def example_90_6_1(s: State) -> bool:
    return s.at[FLOWERS_5] == DISCARD


# examples_visits.law:16  that "flowers 7" is in discard
def example_90_6_2(s: State) -> bool:
    return s.at[FLOWERS_7] == DISCARD


# examples_visits.law:17  that score_pile is empty
def example_90_6_3(s: State) -> bool:
    return len(s.piles[SCORE_PILE]) == 0


# examples_visits.law:18  that trump is eyes
def example_90_6_4(s: State) -> bool:
    return trump(s) == EYES


# examples_visits.law:22  given
def example_91_1(s: State) -> None:
    s.fief_ruler[N2 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [FLOWERS_5, EYES_2, EYES_7, CLAWS_3], HAND)
    put_list_last(s, PILES, [EYES_5, LEAVES_1], DECK)


# examples_visits.law:27  fief "2"
def example_91_2_1(s: State) -> list[list[int]]:
    return [[N2]]


# examples_visits.law:30  response "eyes 2", "eyes 7"
def example_91_4_1(s: State) -> list[list[int]]:
    return [[EYES_2], [EYES_7]]


# examples_visits.law:31  response "eyes 7"
def example_91_5_1(s: State) -> list[list[int]]:
    return [[EYES_7]]


# examples_visits.law:33  that "eyes 7" is in score_pile
def example_91_6_1(s: State) -> bool:
    return s.at[EYES_7] == SCORE_PILE


# examples_visits.law:34  that "eyes 5" is in discard
def example_91_6_2(s: State) -> bool:
    return s.at[EYES_5] == DISCARD


# examples_visits.law:38  given
def example_92_1(s: State) -> None:
    s.fief_ruler[N2 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [FLOWERS_5, EYES_2, EYES_7, CLAWS_3], HAND)
    put_list_last(s, PILES, [EYES_5, LEAVES_1], DECK)


# examples_visits.law:43  fief "2"
def example_92_2_1(s: State) -> list[list[int]]:
    return [[N2]]


# examples_visits.law:45  response "eyes 2"
def example_92_4_1(s: State) -> list[list[int]]:
    return [[EYES_2]]


# examples_visits.law:47  that score_pile is empty
def example_92_5_1(s: State) -> bool:
    return len(s.piles[SCORE_PILE]) == 0


# examples_visits.law:48  that "eyes 2" is in discard
def example_92_5_2(s: State) -> bool:
    return s.at[EYES_2] == DISCARD


# examples_visits.law:51  given
def example_93_1(s: State) -> None:
    s.fief_ruler[N2 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [FLOWERS_5, EYES_2, EYES_7, CLAWS_3], HAND)
    put_list_last(s, PILES, [FLOWERS_3, LEAVES_1], DECK)


# examples_visits.law:56  fief "2"
def example_93_2_1(s: State) -> list[list[int]]:
    return [[N2]]


# examples_visits.law:58  response "flowers 5"
def example_93_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_5]]


# examples_visits.law:60  that "flowers 5" is in score_pile
def example_93_5_1(s: State) -> bool:
    return s.at[FLOWERS_5] == SCORE_PILE


# examples_visits.law:63  given
def example_94_1(s: State) -> None:
    s.fief_ruler[N2 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [FLOWERS_8, CLAWS_8], HAND)
    put_list_last(s, PILES, [EYES_1, LEAVES_1], DECK)


# examples_visits.law:68  fief "2"
def example_94_2_1(s: State) -> list[list[int]]:
    return [[N2]]


# examples_visits.law:70  response "flowers 8"
def example_94_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_8]]


# examples_visits.law:72  that score_pile is empty
def example_94_5_1(s: State) -> bool:
    return len(s.piles[SCORE_PILE]) == 0


# examples_visits.law:76  given
def example_95_1(s: State) -> None:
    s.fief_ruler[N2 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [FLOWERS_5, EYES_2, EYES_7, CLAWS_3], HAND)
    put_list_last(s, PILES, [LEAVES_8, LEAVES_1], DECK)


# examples_visits.law:81  fief "2"
def example_95_2_1(s: State) -> list[list[int]]:
    return [[N2]]


# examples_visits.law:84  response "flowers 5", "eyes 2", "eyes 7", "claws 3"
def example_95_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_5], [EYES_2], [EYES_7], [CLAWS_3]]


# examples_visits.law:85  response "eyes 2"
def example_95_5_1(s: State) -> list[list[int]]:
    return [[EYES_2]]


# examples_visits.law:87  that "eyes 2" is in score_pile
def example_95_6_1(s: State) -> bool:
    return s.at[EYES_2] == SCORE_PILE


# examples_visits.law:88  that "leaves 8" is in discard
def example_95_6_2(s: State) -> bool:
    return s.at[LEAVES_8] == DISCARD


# examples_visits.law:89  that first discard is "leaves 8"
def example_95_6_3(s: State) -> bool:
    return first_or(s.piles[DISCARD], -1) == LEAVES_8


# examples_visits.law:93  given
def example_96_1(s: State) -> None:
    s.fief_ruler[N2 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [FLOWERS_5, EYES_2, EYES_7, CLAWS_3], HAND)
    put_list_last(s, PILES, [LEAVES_1, LEAVES_2, LEAVES_3], DECK)


# examples_visits.law:98  fief "2"
def example_96_2_1(s: State) -> list[list[int]]:
    return [[N2]]


# examples_visits.law:100  response "flowers 5"
def example_96_4_1(s: State) -> list[list[int]]:
    return [[FLOWERS_5]]


# examples_visits.law:102  that score_pile is empty
def example_96_5_1(s: State) -> bool:
    return len(s.piles[SCORE_PILE]) == 0


# examples_visits.law:103  that "flowers 5" is in discard
def example_96_5_2(s: State) -> bool:
    return s.at[FLOWERS_5] == DISCARD


# examples_visits.law:105  response "claws 3"
def example_96_7_1(s: State) -> list[list[int]]:
    return [[CLAWS_3]]


# examples_visits.law:107  that score_pile is empty
def example_96_8_1(s: State) -> bool:
    return len(s.piles[SCORE_PILE]) == 0


# examples_visits.law:111  given
def example_97_1(s: State) -> None:
    s.fief_ruler[N2 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [FLOWERS_5, EYES_2, EYES_7, CLAWS_3], HAND)
    put_list_last(s, PILES, [FLOWERS_7, LEAVES_1], DECK)


# examples_visits.law:116  fief "2"
def example_97_2_1(s: State) -> list[list[int]]:
    return [[N2]]


# examples_visits.law:118  that visited_fief is "2"
def example_97_3_1(s: State) -> bool:
    return s.visited_fief == N2


# examples_visits.law:119  that wanted of "2" is 2
def example_97_3_2(s: State) -> bool:
    return wanted(s, N2) == 2


# examples_visits.law:120  that mood of "2" is neutral
def example_97_3_3(s: State) -> bool:
    return s.fief_mood[N2 - 56] == NEUTRAL


# examples_visits.law:121  that count hand is 4
def example_97_3_4(s: State) -> bool:
    return len(s.piles[HAND]) == 4


# examples_visits.law:125  that count row is 8
def example_98_1_1(s: State) -> bool:
    return len(s.piles[ROW]) == 8


# examples_visits.law:126  that count aside is 12
def example_98_1_2(s: State) -> bool:
    return len(s.piles[ASIDE]) == 12


# examples_visits.law:127  that all c among aside have crowned of c
def example_98_1_3(s: State) -> bool:
    return all(CHARACTER_CROWNED[c] for c in s.piles[ASIDE])


# examples_visits.law:128  that count allies is 4
def example_98_1_4(s: State) -> bool:
    return len(s.piles[ALLIES]) == 4


# examples_visits.law:129  that all c among allies have title of c is jack
def example_98_1_5(s: State) -> bool:
    return all(CHARACTER_TITLE[c] == JACK for c in s.piles[ALLIES])


# examples_visits.law:130  that all f among row have ruler of f is not nothing
def example_98_1_6(s: State) -> bool:
    return all(s.fief_ruler[f - 56] != -1 for f in s.piles[ROW])


# examples_visits.law:131  that all f among row have mood of f is neutral
def example_98_1_7(s: State) -> bool:
    return all(s.fief_mood[f - 56] == NEUTRAL for f in s.piles[ROW])


# examples_visits.law:132  that no c among court where title of c is jack
def example_98_1_8(s: State) -> bool:
    return not any(CHARACTER_TITLE[c] == JACK for c in s.piles[COURT])


# examples_visits.law:133  that count court is 8
def example_98_1_9(s: State) -> bool:
    return len(s.piles[COURT]) == 8


# examples_visits.law:134  that all f among row have (count g among row where ruler of g is ruler of f) is 1
def example_98_1_10(s: State) -> bool:
    return all(sum(1 for g in s.piles[ROW] if s.fief_ruler[g - 56] == s.fief_ruler[f - 56]) == 1 for f in s.piles[ROW])


# examples_visits.law:140  that ruler of "0" is "King of Eyes"
def example_99_3_1(s: State) -> bool:
    return s.fief_ruler[N0 - 56] == KING_OF_EYES


# examples_visits.law:141  that ruler of "1" is "Queen of Eyes"
def example_99_3_2(s: State) -> bool:
    return s.fief_ruler[N1 - 56] == QUEEN_OF_EYES


# examples_visits.law:142  that ruler of "6" is "King of Flowers"
def example_99_3_3(s: State) -> bool:
    return s.fief_ruler[N6 - 56] == KING_OF_FLOWERS


# examples_visits.law:143  that ruler of "7" is "Queen of Flowers"
def example_99_3_4(s: State) -> bool:
    return s.fief_ruler[N7 - 56] == QUEEN_OF_FLOWERS


# examples_visits.law:147  that count cards is 32
def example_100_1_1(s: State) -> bool:
    return len(CARDS) == 32


# examples_visits.law:148  that all s among suits have (count c among cards where suit of c is s) is 8
def example_100_1_2(s: State) -> bool:
    return all(sum(1 for c in CARDS if CARD_SUIT[c] == s_) == 8 for s_ in range(4))


# examples_visits.law:152  that count hand is 8
def example_101_1_1(s: State) -> bool:
    return len(s.piles[HAND]) == 8


# examples_visits.law:153  that count deck is 24
def example_101_1_2(s: State) -> bool:
    return len(s.piles[DECK]) == 24


# examples_visits.law:154  that discard is empty
def example_101_1_3(s: State) -> bool:
    return len(s.piles[DISCARD]) == 0


# examples_visits.law:155  that score_pile is empty
def example_101_1_4(s: State) -> bool:
    return len(s.piles[SCORE_PILE]) == 0


# examples_visits.law:157  fief "0", "1", "2", "3", "4", "5", "6", "7"
def example_101_2_1(s: State) -> list[list[int]]:
    return [[N0], [N1], [N2], [N3], [N4], [N5], [N6], [N7]]


# examples_visits.law:161  given
def example_102_1(s: State) -> None:
    put_all_last(s, PILES, HAND, DECK, TYPE_CARD)
    put_list_last(s, PILES, [c for c in CARDS if CARD_SUIT[c] == CLAWS], HAND)


# examples_visits.law:164  fief "3"
def example_102_2_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_visits.law:166  response "claws 1"
def example_102_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_1]]


# examples_visits.law:168  response "claws 2"
def example_102_6_1(s: State) -> list[list[int]]:
    return [[CLAWS_2]]


# examples_visits.law:170  response "claws 3"
def example_102_8_1(s: State) -> list[list[int]]:
    return [[CLAWS_3]]


# examples_visits.law:172  response "claws 4"
def example_102_10_1(s: State) -> list[list[int]]:
    return [[CLAWS_4]]


# examples_visits.law:174  response "claws 5"
def example_102_12_1(s: State) -> list[list[int]]:
    return [[CLAWS_5]]


# examples_visits.law:176  response "claws 6"
def example_102_14_1(s: State) -> list[list[int]]:
    return [[CLAWS_6]]


# examples_visits.law:178  response "claws 7"
def example_102_16_1(s: State) -> list[list[int]]:
    return [[CLAWS_7]]


# examples_visits.law:181  that mood of "3" is neutral
def example_102_18_1(s: State) -> bool:
    return s.fief_mood[N3 - 56] == NEUTRAL


# examples_visits.law:182  that count deck is 16
def example_102_18_2(s: State) -> bool:
    return len(s.piles[DECK]) == 16


# examples_visits.law:183  response "claws 8"
def example_102_19_1(s: State) -> list[list[int]]:
    return [[CLAWS_8]]


# examples_visits.law:185  that mood of "3" is not neutral
def example_102_20_1(s: State) -> bool:
    return s.fief_mood[N3 - 56] != NEUTRAL


# examples_visits.law:186  that count hand is 8
def example_102_20_2(s: State) -> bool:
    return len(s.piles[HAND]) == 8


# examples_visits.law:187  that count deck is 24
def example_102_20_3(s: State) -> bool:
    return len(s.piles[DECK]) == 24


# examples_visits.law:188  that discard is empty
def example_102_20_4(s: State) -> bool:
    return len(s.piles[DISCARD]) == 0


# examples_visits.law:190  fief "3"
def example_102_21_1(s: State) -> list[list[int]]:
    return [[N3]]


# examples_visits.law:193  given
def example_103_1(s: State) -> None:
    s.fief_ruler[N1 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, EYES_7, HAND)
    put_list_last(s, PILES, [EYES_5, LEAVES_1], DECK)


# examples_visits.law:198  fief "1"
def example_103_2_1(s: State) -> list[list[int]]:
    return [[N1]]


# examples_visits.law:200  response "eyes 7"
def example_103_4_1(s: State) -> list[list[int]]:
    return [[EYES_7]]


# examples_visits.law:202  that mood of "1" is friendly
def example_103_5_1(s: State) -> bool:
    return s.fief_mood[N1 - 56] == FRIENDLY


# examples_visits.law:203  that ruler of "1" is "Queen of Eyes"
def example_103_5_2(s: State) -> bool:
    return s.fief_ruler[N1 - 56] == QUEEN_OF_EYES


# examples_visits.law:204  that "Queen of Eyes" is in friends
def example_103_5_3(s: State) -> bool:
    return s.at[QUEEN_OF_EYES] == FRIENDS


# examples_visits.law:205  that total is 3
def example_103_5_4(s: State) -> bool:
    return total_(s) == 3


# examples_visits.law:207  fief "1"
def example_103_6_1(s: State) -> list[list[int]]:
    return [[N1]]


# examples_visits.law:210  given
def example_104_1(s: State) -> None:
    s.fief_ruler[N0 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, EYES_7, HAND)
    put_list_last(s, PILES, [EYES_5, LEAVES_1], DECK)


# examples_visits.law:215  fief "0"
def example_104_2_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_visits.law:217  response "eyes 7"
def example_104_4_1(s: State) -> list[list[int]]:
    return [[EYES_7]]


# examples_visits.law:219  that mood of "0" is failed
def example_104_5_1(s: State) -> bool:
    return s.fief_mood[N0 - 56] == FAILED


# examples_visits.law:220  that ruler of "0" is nothing
def example_104_5_2(s: State) -> bool:
    return s.fief_ruler[N0 - 56] == -1


# examples_visits.law:221  that "Queen of Eyes" is in aside
def example_104_5_3(s: State) -> bool:
    return s.at[QUEEN_OF_EYES] == ASIDE


# examples_visits.law:222  that total is 0
def example_104_5_4(s: State) -> bool:
    return total_(s) == 0


# examples_visits.law:225  given
def example_105_1(s: State) -> None:
    s.fief_ruler[N7 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, EYES_7, HAND)
    put_list_last(s, PILES, [EYES_5, LEAVES_1], DECK)
    put_list_last(s, PILES, [CLAWS_1, CLAWS_2, CLAWS_3, CLAWS_4, CLAWS_5, CLAWS_6, CLAWS_7], SCORE_PILE)


# examples_visits.law:231  fief "7"
def example_105_2_1(s: State) -> list[list[int]]:
    return [[N7]]


# examples_visits.law:233  response "eyes 7"
def example_105_4_1(s: State) -> list[list[int]]:
    return [[EYES_7]]


# examples_visits.law:235  that mood of "7" is failed
def example_105_5_1(s: State) -> bool:
    return s.fief_mood[N7 - 56] == FAILED


# examples_visits.law:238  given
def example_106_1(s: State) -> None:
    s.fief_ruler[N0 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, CLAWS_2, CLAWS_3], HAND)
    put_last(s, PILES, LEAVES_5, DECK)


# examples_visits.law:243  fief "0"
def example_106_2_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_visits.law:245  response "claws 1"
def example_106_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_1]]


# examples_visits.law:247  that mood of "0" is friendly
def example_106_5_1(s: State) -> bool:
    return s.fief_mood[N0 - 56] == FRIENDLY


# examples_visits.law:248  that count hand is 8
def example_106_5_2(s: State) -> bool:
    return len(s.piles[HAND]) == 8


# examples_visits.law:251  given
def example_107_1(s: State) -> None:
    s.fief_ruler[N5 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, CLAWS_2, LEAVES_1], HAND)
    put_list_last(s, PILES, [CLAWS_3, CLAWS_4, LEAVES_5, LEAVES_6, LEAVES_7, LEAVES_8], DECK)


# examples_visits.law:256  fief "5"
def example_107_2_1(s: State) -> list[list[int]]:
    return [[N5]]


# examples_visits.law:257  ally "Jack of Eyes"
def example_107_3_1(s: State) -> list[list[int]]:
    return [[JACK_OF_EYES]]


# examples_visits.law:258  discarded "claws 1"
def example_107_4_1(s: State) -> list[list[int]]:
    return [[CLAWS_1]]


# examples_visits.law:259  discarded "claws 2"
def example_107_5_1(s: State) -> list[list[int]]:
    return [[CLAWS_2]]


# examples_visits.law:261  that used of "Jack of Eyes"
def example_107_6_1(s: State) -> bool:
    return s.character_used[JACK_OF_EYES - 32]


# examples_visits.law:262  that first discard is "leaves 5"
def example_107_6_2(s: State) -> bool:
    return first_or(s.piles[DISCARD], -1) == LEAVES_5


# examples_visits.law:263  response "leaves 1"
def example_107_7_1(s: State) -> list[list[int]]:
    return [[LEAVES_1]]


# examples_visits.law:265  ally "Jack of Eyes"
def example_107_8_1(s: State) -> list[list[int]]:
    return [[JACK_OF_EYES]]


# examples_visits.law:266  ally "Jack of Claws"
def example_107_9_1(s: State) -> list[list[int]]:
    return [[JACK_OF_CLAWS]]


# examples_visits.law:269  given
def example_108_1(s: State) -> None:
    s.fief_ruler[N4 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_1, HAND)
    put_list_last(s, PILES, [LEAVES_5, LEAVES_6], DECK)


# examples_visits.law:274  fief "4"
def example_108_2_1(s: State) -> list[list[int]]:
    return [[N4]]


# examples_visits.law:275  ally "Jack of Flowers"
def example_108_3_1(s: State) -> list[list[int]]:
    return [[JACK_OF_FLOWERS]]


# examples_visits.law:277  that used of "Jack of Flowers"
def example_108_4_1(s: State) -> bool:
    return s.character_used[JACK_OF_FLOWERS - 32]


# examples_visits.law:278  response "claws 1"
def example_108_5_1(s: State) -> list[list[int]]:
    return [[CLAWS_1]]


# examples_visits.law:280  that not used of "Jack of Flowers"
def example_108_6_1(s: State) -> bool:
    return not s.character_used[JACK_OF_FLOWERS - 32]


# examples_visits.law:281  fief "1"
def example_108_7_1(s: State) -> list[list[int]]:
    return [[N1]]


# examples_visits.law:282  ally "Jack of Flowers"
def example_108_8_1(s: State) -> list[list[int]]:
    return [[JACK_OF_FLOWERS]]


# examples_visits.law:285  given
def example_109_1(s: State) -> None:
    s.fief_mood[N6 - 56] = FRIENDLY
    s.fief_ruler[N6 - 56] = KING_OF_CLAWS
    put_last(s, PILES, KING_OF_CLAWS, FRIENDS)
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [CLAWS_1, FLOWERS_8], HAND)
    put_list_last(s, PILES, [CLAWS_5, LEAVES_6], DECK)


# examples_visits.law:292  fief "1"
def example_109_2_1(s: State) -> list[list[int]]:
    return [[N1]]


# examples_visits.law:294  guest "King of Claws"
def example_109_3_1(s: State) -> list[list[int]]:
    return [[KING_OF_CLAWS]]


# examples_visits.law:296  guest "King of Claws"
def example_109_5_1(s: State) -> list[list[int]]:
    return [[KING_OF_CLAWS]]


# examples_visits.law:298  that cover of "Jack of Flowers" is "King of Claws"
def example_109_6_1(s: State) -> bool:
    return s.character_cover[JACK_OF_FLOWERS - 32] == KING_OF_CLAWS


# examples_visits.law:299  that cover of "Jack of Claws" is nothing
def example_109_6_2(s: State) -> bool:
    return s.character_cover[JACK_OF_CLAWS - 32] == -1


# examples_visits.law:300  that friends is empty
def example_109_6_3(s: State) -> bool:
    return len(s.piles[FRIENDS]) == 0


# examples_visits.law:302  ally "King of Claws"
def example_109_7_1(s: State) -> list[list[int]]:
    return [[KING_OF_CLAWS]]


# examples_visits.law:303  ally "Jack of Flowers"
def example_109_8_1(s: State) -> list[list[int]]:
    return [[JACK_OF_FLOWERS]]


# examples_visits.law:305  that "flowers 8" is in score_pile
def example_109_9_1(s: State) -> bool:
    return s.at[FLOWERS_8] == SCORE_PILE


# examples_visits.law:306  response "claws 1"
def example_109_10_1(s: State) -> list[list[int]]:
    return [[CLAWS_1]]


# examples_visits.law:308  that mood of "1" is friendly
def example_109_11_1(s: State) -> bool:
    return s.fief_mood[N1 - 56] == FRIENDLY


# examples_visits.law:312  given
def example_110_1(s: State) -> None:
    s.fief_mood[N6 - 56] = FRIENDLY
    s.fief_ruler[N6 - 56] = KING_OF_CLAWS
    put_last(s, PILES, KING_OF_CLAWS, FRIENDS)
    s.fief_ruler[N0 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_last(s, PILES, CLAWS_1, HAND)
    put_list_last(s, PILES, [LEAVES_5, LEAVES_6], DECK)


# examples_visits.law:320  fief "0"
def example_110_2_1(s: State) -> list[list[int]]:
    return [[N0]]


# examples_visits.law:321  guest "King of Claws"
def example_110_3_1(s: State) -> list[list[int]]:
    return [[KING_OF_CLAWS]]


# examples_visits.law:323  response "claws 1"
def example_110_5_1(s: State) -> list[list[int]]:
    return [[CLAWS_1]]


# examples_visits.law:325  that "King of Claws" is in aside
def example_110_6_1(s: State) -> bool:
    return s.at[KING_OF_CLAWS] == ASIDE


# examples_visits.law:326  that guests is empty
def example_110_6_2(s: State) -> bool:
    return len(s.piles[GUESTS]) == 0


# examples_visits.law:327  that cover of "Jack of Claws" is nothing
def example_110_6_3(s: State) -> bool:
    return s.character_cover[JACK_OF_CLAWS - 32] == -1


# examples_visits.law:328  that total is 7
def example_110_6_4(s: State) -> bool:
    return total_(s) == 7


# examples_visits.law:329  that worth of "6" is 3
def example_110_6_5(s: State) -> bool:
    return worth(s, N6) == 3


# examples_visits.law:330  fief "1"
def example_110_7_1(s: State) -> list[list[int]]:
    return [[N1]]


# examples_visits.law:333  that cover of "Jack of Claws" is nothing
def example_110_9_1(s: State) -> bool:
    return s.character_cover[JACK_OF_CLAWS - 32] == -1


# examples_visits.law:337  that (count characters) is 24
def example_111_1_1(s: State) -> bool:
    return len(CHARACTERS) == 24


# examples_visits.law:338  that (count c among characters where crowned of c) is 12
def example_111_1_2(s: State) -> bool:
    return sum(1 for c in CHARACTERS if CHARACTER_CROWNED[c]) == 12


# examples_visits.law:339  that all s among suits have (count c among characters where suit of c is s) is 6
def example_111_1_3(s: State) -> bool:
    return all(sum(1 for c in CHARACTERS if CHARACTER_SUIT[c] == s_) == 6 for s_ in range(4))


# examples_visits.law:340  that all s among suits have (count c among characters where suit of c is s and crowned of…
def example_111_1_4(s: State) -> bool:
    return all(sum(1 for c in CHARACTERS if CHARACTER_SUIT[c] == s_ and CHARACTER_CROWNED[c]) == 3 for s_ in range(4))


# examples_visits.law:344  that count allies is 4
def example_112_1_1(s: State) -> bool:
    return len(s.piles[ALLIES]) == 4


# examples_visits.law:345  that all c among allies have not used of c
def example_112_1_2(s: State) -> bool:
    return all(not s.character_used[c - 32] for c in s.piles[ALLIES])


# examples_visits.law:346  that all f among row have mood of f is neutral
def example_112_1_3(s: State) -> bool:
    return all(s.fief_mood[f - 56] == NEUTRAL for f in s.piles[ROW])


# examples_visits.law:347  that friends is empty
def example_112_1_4(s: State) -> bool:
    return len(s.piles[FRIENDS]) == 0


# examples_visits.law:350  given
def example_113_1(s: State) -> None:
    s.fief_ruler[N5 - 56] = QUEEN_OF_EYES
    put_list_last(s, PILES, list(CARDS), DISCARD)
    put_list_last(s, PILES, [EYES_7, EYES_8, CLAWS_1], HAND)
    put_list_last(s, PILES, [EYES_5, EYES_6, LEAVES_1], DECK)


# examples_visits.law:355  fief "5"
def example_113_2_1(s: State) -> list[list[int]]:
    return [[N5]]


# examples_visits.law:357  response "eyes 7"
def example_113_4_1(s: State) -> list[list[int]]:
    return [[EYES_7]]


# examples_visits.law:359  response "eyes 8"
def example_113_6_1(s: State) -> list[list[int]]:
    return [[EYES_8]]


# examples_visits.law:361  that first score_pile is "eyes 8"
def example_113_7_1(s: State) -> bool:
    return first_or(s.piles[SCORE_PILE], -1) == EYES_8


# examples_visits.law:362  that last score_pile is "eyes 7"
def example_113_7_2(s: State) -> bool:
    return last_or(s.piles[SCORE_PILE], -1) == EYES_7


# examples_visits.law:363  that first discard is "eyes 6"
def example_113_7_3(s: State) -> bool:
    return first_or(s.piles[DISCARD], -1) == EYES_6


EXAMPLES: Final[tuple[Example[State], ...]] = (
    Example(
        "the Jack of Claws fills the hand to eight",
        "examples_claws_flowers.law:2",
        ("NW-COMP-02", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_claws_flowers.law:3", edit=example_1_1),
            Step("answer", "examples_claws_flowers.law:9", answers=(Answer("fief", values=example_1_2_1),)),
            Step("answer", "examples_claws_flowers.law:10", answers=(Answer("ally", values=example_1_3_1),)),
            Step(
                "expect",
                "examples_claws_flowers.law:11",
                tests=(
                    (example_1_4_1, "examples_claws_flowers.law:12"),
                    (example_1_4_2, "examples_claws_flowers.law:13"),
                    (example_1_4_3, "examples_claws_flowers.law:14"),
                    (example_1_4_4, "examples_claws_flowers.law:15"),
                    (example_1_4_5, "examples_claws_flowers.law:16"),
                    (example_1_4_6, "examples_claws_flowers.law:17"),
                    (example_1_4_7, "examples_claws_flowers.law:18"),
                ),
            ),
        ),
    ),
    Example(
        "the Jack of Claws with a full hand",
        "examples_claws_flowers.law:20",
        ("NW-COMP-02", "NW-FAQ-03"),
        None,
        (),
        (
            Step("given", "examples_claws_flowers.law:21", edit=example_2_1),
            Step("answer", "examples_claws_flowers.law:27", answers=(Answer("fief", values=example_2_2_1),)),
            Step("answer", "examples_claws_flowers.law:28", answers=(Answer("ally", values=example_2_3_1),)),
            Step(
                "expect",
                "examples_claws_flowers.law:29",
                tests=(
                    (example_2_4_1, "examples_claws_flowers.law:30"),
                    (example_2_4_2, "examples_claws_flowers.law:31"),
                    (example_2_4_3, "examples_claws_flowers.law:32"),
                ),
            ),
        ),
    ),
    Example(
        "the Jack of Claws and a short deck: two are drawn, the visit ends",
        "examples_claws_flowers.law:35",
        ("NW-COMP-02", "NW-FAQ-05", "NW-END-01", "NW-END-03"),
        None,
        (),
        (
            Step("given", "examples_claws_flowers.law:36", edit=example_3_1),
            Step("answer", "examples_claws_flowers.law:42", answers=(Answer("fief", values=example_3_2_1),)),
            Step("answer", "examples_claws_flowers.law:43", answers=(Answer("ally", values=example_3_3_1),)),
            Step(
                "expect",
                "examples_claws_flowers.law:44",
                tests=(
                    (example_3_4_1, "examples_claws_flowers.law:45"),
                    (example_3_4_2, "examples_claws_flowers.law:46"),
                    (example_3_4_3, "examples_claws_flowers.law:47"),
                    (example_3_4_4, "examples_claws_flowers.law:48"),
                ),
            ),
        ),
    ),
    Example(
        "the Queen of Claws takes from all three piles",
        "examples_claws_flowers.law:50",
        ("NW-COMP-02", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_claws_flowers.law:51", edit=example_4_1),
            Step("answer", "examples_claws_flowers.law:59", answers=(Answer("fief", values=example_4_2_1),)),
            Step("answer", "examples_claws_flowers.law:60", answers=(Answer("ally", values=example_4_3_1),)),
            Step("answer", "examples_claws_flowers.law:61", answers=(Answer("one", "top of the deck"),)),
            Step("answer", "examples_claws_flowers.law:62", answers=(Answer("one", "top of the discard pile"),)),
            Step("answer", "examples_claws_flowers.law:63", answers=(Answer("one", "top of the score pile"),)),
            Step(
                "expect",
                "examples_claws_flowers.law:64",
                tests=(
                    (example_4_7_1, "examples_claws_flowers.law:65"),
                    (example_4_7_2, "examples_claws_flowers.law:66"),
                    (example_4_7_3, "examples_claws_flowers.law:67"),
                    (example_4_7_4, "examples_claws_flowers.law:68"),
                    (example_4_7_5, "examples_claws_flowers.law:69"),
                ),
            ),
        ),
    ),
    Example(
        "the Queen of Claws takes one card at least",
        "examples_claws_flowers.law:71",
        ("NW-COMP-02", "NW-FAQ-02"),
        None,
        (),
        (
            Step("given", "examples_claws_flowers.law:72", edit=example_5_1),
            Step("answer", "examples_claws_flowers.law:80", answers=(Answer("fief", values=example_5_2_1),)),
            Step("answer", "examples_claws_flowers.law:81", answers=(Answer("ally", values=example_5_3_1),)),
            Step("answer", "examples_claws_flowers.law:82", answers=(Answer("one", "top of the discard pile"),)),
            Step("answer", "examples_claws_flowers.law:83", answers=(Answer("one", "enough"),)),
            Step(
                "expect",
                "examples_claws_flowers.law:84",
                tests=(
                    (example_5_6_1, "examples_claws_flowers.law:85"),
                    (example_5_6_2, "examples_claws_flowers.law:86"),
                ),
            ),
        ),
    ),
    Example(
        "the Queen of Claws cannot leave at once",
        "examples_claws_flowers.law:88",
        ("NW-COMP-02", "NW-FAQ-02"),
        None,
        (),
        (
            Step("given", "examples_claws_flowers.law:89", edit=example_6_1),
            Step("answer", "examples_claws_flowers.law:95", answers=(Answer("fief", values=example_6_2_1),)),
            Step("answer", "examples_claws_flowers.law:96", answers=(Answer("ally", values=example_6_3_1),)),
            Step("refuses", "examples_claws_flowers.law:97", answers=(Answer("one", "enough"),)),
        ),
    ),
    Example(
        "the Queen of Claws takes the last card of the deck",
        "examples_claws_flowers.law:100",
        ("NW-COMP-02", "NW-END-01"),
        None,
        (),
        (
            Step("given", "examples_claws_flowers.law:101", edit=example_7_1),
            Step("answer", "examples_claws_flowers.law:107", answers=(Answer("fief", values=example_7_2_1),)),
            Step("answer", "examples_claws_flowers.law:108", answers=(Answer("ally", values=example_7_3_1),)),
            Step("answer", "examples_claws_flowers.law:109", answers=(Answer("one", "top of the deck"),)),
            Step("answer", "examples_claws_flowers.law:110", answers=(Answer("one", "enough"),)),
            Step(
                "expect", "examples_claws_flowers.law:111", tests=((example_7_6_1, "examples_claws_flowers.law:112"),)
            ),
        ),
    ),
    Example(
        "the King of Claws wins with the highest card",
        "examples_claws_flowers.law:114",
        ("NW-COMP-02", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_claws_flowers.law:115", edit=example_8_1),
            Step("answer", "examples_claws_flowers.law:121", answers=(Answer("fief", values=example_8_2_1),)),
            Step("answer", "examples_claws_flowers.law:122", answers=(Answer("ally", values=example_8_3_1),)),
            Step(
                "expect",
                "examples_claws_flowers.law:123",
                tests=(
                    (example_8_4_1, "examples_claws_flowers.law:124"),
                    (example_8_4_2, "examples_claws_flowers.law:125"),
                ),
            ),
        ),
    ),
    Example(
        "the King of Claws wins with all that are highest, in any order",
        "examples_claws_flowers.law:127",
        ("NW-COMP-02", "NW-FAQ-04"),
        None,
        (),
        (
            Step("given", "examples_claws_flowers.law:128", edit=example_9_1),
            Step("answer", "examples_claws_flowers.law:134", answers=(Answer("fief", values=example_9_2_1),)),
            Step("answer", "examples_claws_flowers.law:135", answers=(Answer("ally", values=example_9_3_1),)),
            Step("answer", "examples_claws_flowers.law:136", answers=(Answer("order", values=example_9_4_1),)),
            Step(
                "expect",
                "examples_claws_flowers.law:137",
                tests=(
                    (example_9_5_1, "examples_claws_flowers.law:138"),
                    (example_9_5_2, "examples_claws_flowers.law:139"),
                    (example_9_5_3, "examples_claws_flowers.law:140"),
                ),
            ),
        ),
    ),
    Example(
        "the King of Claws takes the last card of the hand",
        "examples_claws_flowers.law:142",
        ("NW-COMP-02", "NW-END-01"),
        None,
        (),
        (
            Step("given", "examples_claws_flowers.law:143", edit=example_10_1),
            Step("answer", "examples_claws_flowers.law:149", answers=(Answer("fief", values=example_10_2_1),)),
            Step("answer", "examples_claws_flowers.law:150", answers=(Answer("ally", values=example_10_3_1),)),
            Step(
                "expect", "examples_claws_flowers.law:151", tests=((example_10_4_1, "examples_claws_flowers.law:152"),)
            ),
        ),
    ),
    Example(
        "the Jack of Flowers lets all trumps go",
        "examples_claws_flowers.law:154",
        ("NW-COMP-02", "NW-ABL-04", "NW-FAQ-04"),
        None,
        (),
        (
            Step("given", "examples_claws_flowers.law:155", edit=example_11_1),
            Step("answer", "examples_claws_flowers.law:161", answers=(Answer("fief", values=example_11_2_1),)),
            Step("answer", "examples_claws_flowers.law:162", answers=(Answer("ally", values=example_11_3_1),)),
            Step("answer", "examples_claws_flowers.law:163", answers=(Answer("order", values=example_11_4_1),)),
            Step(
                "expect",
                "examples_claws_flowers.law:164",
                tests=(
                    (example_11_5_1, "examples_claws_flowers.law:165"),
                    (example_11_5_2, "examples_claws_flowers.law:166"),
                    (example_11_5_3, "examples_claws_flowers.law:167"),
                ),
            ),
        ),
    ),
    Example(
        "the Jack of Flowers without a trump",
        "examples_claws_flowers.law:169",
        ("NW-COMP-02", "NW-FAQ-03"),
        None,
        (),
        (
            Step("given", "examples_claws_flowers.law:170", edit=example_12_1),
            Step("answer", "examples_claws_flowers.law:176", answers=(Answer("fief", values=example_12_2_1),)),
            Step("answer", "examples_claws_flowers.law:177", answers=(Answer("ally", values=example_12_3_1),)),
            Step(
                "expect",
                "examples_claws_flowers.law:178",
                tests=(
                    (example_12_4_1, "examples_claws_flowers.law:179"),
                    (example_12_4_2, "examples_claws_flowers.law:180"),
                ),
            ),
        ),
    ),
    Example(
        "the Jack of Flowers may empty the hand: the visit ends",
        "examples_claws_flowers.law:182",
        ("NW-COMP-02", "NW-END-01", "NW-END-03"),
        None,
        (),
        (
            Step("given", "examples_claws_flowers.law:183", edit=example_13_1),
            Step("answer", "examples_claws_flowers.law:189", answers=(Answer("fief", values=example_13_2_1),)),
            Step("answer", "examples_claws_flowers.law:190", answers=(Answer("ally", values=example_13_3_1),)),
            Step(
                "expect", "examples_claws_flowers.law:191", tests=((example_13_4_1, "examples_claws_flowers.law:192"),)
            ),
        ),
    ),
    Example(
        "the Queen of Flowers gives a trick back to the deck",
        "examples_claws_flowers.law:194",
        ("NW-COMP-02", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_claws_flowers.law:195", edit=example_14_1),
            Step("answer", "examples_claws_flowers.law:202", answers=(Answer("fief", values=example_14_2_1),)),
            Step("answer", "examples_claws_flowers.law:203", answers=(Answer("ally", values=example_14_3_1),)),
            Step("answer", "examples_claws_flowers.law:204", answers=(Answer("response", values=example_14_4_1),)),
            Step(
                "expect",
                "examples_claws_flowers.law:205",
                tests=(
                    (example_14_5_1, "examples_claws_flowers.law:206"),
                    (example_14_5_2, "examples_claws_flowers.law:207"),
                    (example_14_5_3, "examples_claws_flowers.law:208"),
                ),
            ),
        ),
    ),
    Example(
        "the Queen of Flowers without a trick",
        "examples_claws_flowers.law:210",
        ("NW-COMP-02", "NW-FAQ-03"),
        None,
        (),
        (
            Step("given", "examples_claws_flowers.law:211", edit=example_15_1),
            Step("answer", "examples_claws_flowers.law:217", answers=(Answer("fief", values=example_15_2_1),)),
            Step("answer", "examples_claws_flowers.law:218", answers=(Answer("ally", values=example_15_3_1),)),
            Step(
                "expect",
                "examples_claws_flowers.law:219",
                tests=(
                    (example_15_4_1, "examples_claws_flowers.law:220"),
                    (example_15_4_2, "examples_claws_flowers.law:221"),
                    (example_15_4_3, "examples_claws_flowers.law:222"),
                ),
            ),
        ),
    ),
    Example(
        "the King of Flowers discards two that make nine",
        "examples_claws_flowers.law:224",
        ("NW-COMP-02", "NW-ABL-04", "NW-FAQ-02"),
        None,
        (),
        (
            Step("given", "examples_claws_flowers.law:225", edit=example_16_1),
            Step("answer", "examples_claws_flowers.law:231", answers=(Answer("fief", values=example_16_2_1),)),
            Step("answer", "examples_claws_flowers.law:232", answers=(Answer("ally", values=example_16_3_1),)),
            Step("offers", "examples_claws_flowers.law:233", answers=(Answer("one_card", values=example_16_4_1),)),
            Step("answer", "examples_claws_flowers.law:235", answers=(Answer("one_card", values=example_16_5_1),)),
            Step("answer", "examples_claws_flowers.law:236", answers=(Answer("other", values=example_16_6_1),)),
            Step(
                "expect",
                "examples_claws_flowers.law:237",
                tests=(
                    (example_16_7_1, "examples_claws_flowers.law:238"),
                    (example_16_7_2, "examples_claws_flowers.law:239"),
                    (example_16_7_3, "examples_claws_flowers.law:240"),
                ),
            ),
        ),
    ),
    Example(
        "the King of Flowers without a pair",
        "examples_claws_flowers.law:242",
        ("NW-COMP-02", "NW-FAQ-03"),
        None,
        (),
        (
            Step("given", "examples_claws_flowers.law:243", edit=example_17_1),
            Step("answer", "examples_claws_flowers.law:249", answers=(Answer("fief", values=example_17_2_1),)),
            Step("answer", "examples_claws_flowers.law:250", answers=(Answer("ally", values=example_17_3_1),)),
            Step(
                "expect",
                "examples_claws_flowers.law:251",
                tests=(
                    (example_17_4_1, "examples_claws_flowers.law:252"),
                    (example_17_4_2, "examples_claws_flowers.law:253"),
                ),
            ),
        ),
    ),
    Example(
        "the Prince of Claws draws for each missing suit",
        "examples_crowned.law:2",
        ("NW-COMP-03", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:3", edit=example_18_1),
            Step("answer", "examples_crowned.law:9", answers=(Answer("fief", values=example_18_2_1),)),
            Step("answer", "examples_crowned.law:10", answers=(Answer("ally", values=example_18_3_1),)),
            Step(
                "expect",
                "examples_crowned.law:11",
                tests=(
                    (example_18_4_1, "examples_crowned.law:12"),
                    (example_18_4_2, "examples_crowned.law:13"),
                    (example_18_4_3, "examples_crowned.law:14"),
                    (example_18_4_4, "examples_crowned.law:15"),
                ),
            ),
        ),
    ),
    Example(
        "the Prince of Claws with all suits",
        "examples_crowned.law:17",
        ("NW-COMP-03", "NW-FAQ-03"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:18", edit=example_19_1),
            Step("answer", "examples_crowned.law:24", answers=(Answer("fief", values=example_19_2_1),)),
            Step("answer", "examples_crowned.law:25", answers=(Answer("ally", values=example_19_3_1),)),
            Step(
                "expect",
                "examples_crowned.law:26",
                tests=((example_19_4_1, "examples_crowned.law:27"), (example_19_4_2, "examples_crowned.law:28")),
            ),
        ),
    ),
    Example(
        "the Prince of Claws and a short deck",
        "examples_crowned.law:30",
        ("NW-COMP-03", "NW-FAQ-05"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:31", edit=example_20_1),
            Step("answer", "examples_crowned.law:37", answers=(Answer("fief", values=example_20_2_1),)),
            Step("answer", "examples_crowned.law:38", answers=(Answer("ally", values=example_20_3_1),)),
            Step("expect", "examples_crowned.law:39", tests=((example_20_4_1, "examples_crowned.law:40"),)),
        ),
    ),
    Example(
        "the Marchioness of Claws wins with the top of the deck",
        "examples_crowned.law:42",
        ("NW-COMP-03", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:43", edit=example_21_1),
            Step("answer", "examples_crowned.law:49", answers=(Answer("fief", values=example_21_2_1),)),
            Step("answer", "examples_crowned.law:50", answers=(Answer("ally", values=example_21_3_1),)),
            Step(
                "expect",
                "examples_crowned.law:51",
                tests=((example_21_4_1, "examples_crowned.law:52"), (example_21_4_2, "examples_crowned.law:53")),
            ),
        ),
    ),
    Example(
        "the Marchioness of Claws wins with the last card",
        "examples_crowned.law:55",
        ("NW-COMP-03", "NW-END-01"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:56", edit=example_22_1),
            Step("answer", "examples_crowned.law:62", answers=(Answer("fief", values=example_22_2_1),)),
            Step("answer", "examples_crowned.law:63", answers=(Answer("ally", values=example_22_3_1),)),
            Step("expect", "examples_crowned.law:64", tests=((example_22_4_1, "examples_crowned.law:65"),)),
        ),
    ),
    Example(
        "the Baron of Claws wins with a trump of the hand",
        "examples_crowned.law:67",
        ("NW-COMP-03", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:68", edit=example_23_1),
            Step("answer", "examples_crowned.law:74", answers=(Answer("fief", values=example_23_2_1),)),
            Step("answer", "examples_crowned.law:75", answers=(Answer("ally", values=example_23_3_1),)),
            Step("offers", "examples_crowned.law:76", answers=(Answer("trump_card", values=example_23_4_1),)),
            Step("answer", "examples_crowned.law:78", answers=(Answer("trump_card", values=example_23_5_1),)),
            Step(
                "expect",
                "examples_crowned.law:79",
                tests=((example_23_6_1, "examples_crowned.law:80"), (example_23_6_2, "examples_crowned.law:81")),
            ),
        ),
    ),
    Example(
        "the Baron of Claws without a trump",
        "examples_crowned.law:83",
        ("NW-COMP-03", "NW-FAQ-03"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:84", edit=example_24_1),
            Step("answer", "examples_crowned.law:90", answers=(Answer("fief", values=example_24_2_1),)),
            Step("answer", "examples_crowned.law:91", answers=(Answer("ally", values=example_24_3_1),)),
            Step(
                "expect",
                "examples_crowned.law:92",
                tests=(
                    (example_24_4_1, "examples_crowned.law:93"),
                    (example_24_4_2, "examples_crowned.law:94"),
                    (example_24_4_3, "examples_crowned.law:95"),
                ),
            ),
        ),
    ),
    Example(
        "the Prince of Flowers discards one or two",
        "examples_crowned.law:97",
        ("NW-COMP-03", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:98", edit=example_25_1),
            Step("answer", "examples_crowned.law:104", answers=(Answer("fief", values=example_25_2_1),)),
            Step("answer", "examples_crowned.law:105", answers=(Answer("ally", values=example_25_3_1),)),
            Step("answer", "examples_crowned.law:106", answers=(Answer("discarded", values=example_25_4_1),)),
            Step("answer", "examples_crowned.law:107", answers=(Answer("discarded", values=example_25_5_1),)),
            Step(
                "expect",
                "examples_crowned.law:108",
                tests=(
                    (example_25_6_1, "examples_crowned.law:109"),
                    (example_25_6_2, "examples_crowned.law:110"),
                    (example_25_6_3, "examples_crowned.law:111"),
                ),
            ),
        ),
    ),
    Example(
        "the Prince of Flowers discards one",
        "examples_crowned.law:113",
        ("NW-COMP-03", "NW-FAQ-02"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:114", edit=example_26_1),
            Step("answer", "examples_crowned.law:120", answers=(Answer("fief", values=example_26_2_1),)),
            Step("answer", "examples_crowned.law:121", answers=(Answer("ally", values=example_26_3_1),)),
            Step("answer", "examples_crowned.law:122", answers=(Answer("discarded", values=example_26_4_1),)),
            Step("answer", "examples_crowned.law:123", answers=(Answer("discarded", "nothing"),)),
            Step("expect", "examples_crowned.law:124", tests=((example_26_6_1, "examples_crowned.law:125"),)),
        ),
    ),
    Example(
        "the Prince of Flowers empties the hand",
        "examples_crowned.law:127",
        ("NW-COMP-03", "NW-END-01"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:128", edit=example_27_1),
            Step("answer", "examples_crowned.law:134", answers=(Answer("fief", values=example_27_2_1),)),
            Step("answer", "examples_crowned.law:135", answers=(Answer("ally", values=example_27_3_1),)),
            Step("answer", "examples_crowned.law:136", answers=(Answer("discarded", values=example_27_4_1),)),
            Step("expect", "examples_crowned.law:137", tests=((example_27_5_1, "examples_crowned.law:138"),)),
        ),
    ),
    Example(
        "the Marchioness of Flowers takes a trick back and discards",
        "examples_crowned.law:140",
        ("NW-COMP-03", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:141", edit=example_28_1),
            Step("answer", "examples_crowned.law:148", answers=(Answer("fief", values=example_28_2_1),)),
            Step("answer", "examples_crowned.law:149", answers=(Answer("ally", values=example_28_3_1),)),
            Step("answer", "examples_crowned.law:150", answers=(Answer("discarded", values=example_28_4_1),)),
            Step(
                "expect",
                "examples_crowned.law:151",
                tests=(
                    (example_28_5_1, "examples_crowned.law:152"),
                    (example_28_5_2, "examples_crowned.law:153"),
                    (example_28_5_3, "examples_crowned.law:154"),
                    (example_28_5_4, "examples_crowned.law:155"),
                ),
            ),
        ),
    ),
    Example(
        "the Marchioness of Flowers without a trick",
        "examples_crowned.law:157",
        ("NW-COMP-03", "NW-FAQ-03"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:158", edit=example_29_1),
            Step("answer", "examples_crowned.law:164", answers=(Answer("fief", values=example_29_2_1),)),
            Step("answer", "examples_crowned.law:165", answers=(Answer("ally", values=example_29_3_1),)),
            Step(
                "expect",
                "examples_crowned.law:166",
                tests=((example_29_4_1, "examples_crowned.law:167"), (example_29_4_2, "examples_crowned.law:168")),
            ),
        ),
    ),
    Example(
        "the Baron of Flowers changes the whole hand",
        "examples_crowned.law:170",
        ("NW-COMP-03", "NW-ABL-04", "NW-FAQ-04"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:171", edit=example_30_1),
            Step("answer", "examples_crowned.law:177", answers=(Answer("fief", values=example_30_2_1),)),
            Step("answer", "examples_crowned.law:178", answers=(Answer("ally", values=example_30_3_1),)),
            Step("answer", "examples_crowned.law:179", answers=(Answer("order", values=example_30_4_1),)),
            Step(
                "expect",
                "examples_crowned.law:180",
                tests=(
                    (example_30_5_1, "examples_crowned.law:181"),
                    (example_30_5_2, "examples_crowned.law:182"),
                    (example_30_5_3, "examples_crowned.law:183"),
                    (example_30_5_4, "examples_crowned.law:184"),
                    (example_30_5_5, "examples_crowned.law:185"),
                ),
            ),
        ),
    ),
    Example(
        "the Baron of Flowers and a short deck",
        "examples_crowned.law:187",
        ("NW-COMP-03", "NW-FAQ-05", "NW-END-01"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:188", edit=example_31_1),
            Step("answer", "examples_crowned.law:194", answers=(Answer("fief", values=example_31_2_1),)),
            Step("answer", "examples_crowned.law:195", answers=(Answer("ally", values=example_31_3_1),)),
            Step("answer", "examples_crowned.law:196", answers=(Answer("order", values=example_31_4_1),)),
            Step("expect", "examples_crowned.law:197", tests=((example_31_5_1, "examples_crowned.law:198"),)),
        ),
    ),
    Example(
        "the Prince of Leaves names another trump for this visit",
        "examples_crowned.law:200",
        ("NW-COMP-03", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:201", edit=example_32_1),
            Step("answer", "examples_crowned.law:208", answers=(Answer("fief", values=example_32_2_1),)),
            Step("answer", "examples_crowned.law:209", answers=(Answer("ally", values=example_32_3_1),)),
            Step("answer", "examples_crowned.law:210", answers=(Answer("theme", values=example_32_4_1),)),
            Step("expect", "examples_crowned.law:211", tests=((example_32_5_1, "examples_crowned.law:212"),)),
            Step("answer", "examples_crowned.law:213", answers=(Answer("response", values=example_32_6_1),)),
            Step("expect", "examples_crowned.law:214", tests=((example_32_7_1, "examples_crowned.law:215"),)),
            Step("answer", "examples_crowned.law:216", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_crowned.law:217", answers=(Answer("response", values=example_32_9_1),)),
            Step("answer", "examples_crowned.law:218", answers=(Answer("fief", values=example_32_10_1),)),
            Step("expect", "examples_crowned.law:219", tests=((example_32_11_1, "examples_crowned.law:220"),)),
        ),
    ),
    Example(
        "the Marchioness of Leaves wakes a used ally",
        "examples_crowned.law:222",
        ("NW-COMP-03", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:223", edit=example_33_1),
            Step("answer", "examples_crowned.law:230", answers=(Answer("fief", values=example_33_2_1),)),
            Step("answer", "examples_crowned.law:231", answers=(Answer("ally", values=example_33_3_1),)),
            Step("answer", "examples_crowned.law:232", answers=(Answer("response", values=example_33_4_1),)),
            Step("answer", "examples_crowned.law:233", answers=(Answer("ally", values=example_33_5_1),)),
            Step("offers", "examples_crowned.law:234", answers=(Answer("woken", values=example_33_6_1),)),
            Step("answer", "examples_crowned.law:236", answers=(Answer("woken", values=example_33_7_1),)),
            Step(
                "expect",
                "examples_crowned.law:237",
                tests=((example_33_8_1, "examples_crowned.law:238"), (example_33_8_2, "examples_crowned.law:239")),
            ),
        ),
    ),
    Example(
        "the Marchioness of Leaves finds all awake",
        "examples_crowned.law:241",
        ("NW-COMP-03", "NW-FAQ-03"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:242", edit=example_34_1),
            Step("answer", "examples_crowned.law:248", answers=(Answer("fief", values=example_34_2_1),)),
            Step("answer", "examples_crowned.law:249", answers=(Answer("ally", values=example_34_3_1),)),
            Step(
                "expect",
                "examples_crowned.law:250",
                tests=((example_34_4_1, "examples_crowned.law:251"), (example_34_4_2, "examples_crowned.law:252")),
            ),
        ),
    ),
    Example(
        "the Baron of Leaves does what a friend can",
        "examples_crowned.law:254",
        ("NW-COMP-03", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:255", edit=example_35_1),
            Step("answer", "examples_crowned.law:263", answers=(Answer("fief", values=example_35_2_1),)),
            Step("answer", "examples_crowned.law:264", answers=(Answer("guest", "nothing"),)),
            Step("answer", "examples_crowned.law:265", answers=(Answer("guest", "nothing"),)),
            Step("answer", "examples_crowned.law:266", answers=(Answer("guest", "nothing"),)),
            Step("answer", "examples_crowned.law:267", answers=(Answer("guest", "nothing"),)),
            Step("answer", "examples_crowned.law:268", answers=(Answer("guest", "nothing"),)),
            Step("answer", "examples_crowned.law:269", answers=(Answer("ally", values=example_35_8_1),)),
            Step("offers", "examples_crowned.law:270", answers=(Answer("friend", values=example_35_9_1),)),
            Step("answer", "examples_crowned.law:272", answers=(Answer("friend", values=example_35_10_1),)),
            Step(
                "expect",
                "examples_crowned.law:273",
                tests=((example_35_11_1, "examples_crowned.law:274"), (example_35_11_2, "examples_crowned.law:275")),
            ),
        ),
    ),
    Example(
        "the Baron of Leaves without a friend",
        "examples_crowned.law:277",
        ("NW-COMP-03", "NW-FAQ-03"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:278", edit=example_36_1),
            Step("answer", "examples_crowned.law:284", answers=(Answer("fief", values=example_36_2_1),)),
            Step("answer", "examples_crowned.law:285", answers=(Answer("ally", values=example_36_3_1),)),
            Step(
                "expect",
                "examples_crowned.law:286",
                tests=((example_36_4_1, "examples_crowned.law:287"), (example_36_4_2, "examples_crowned.law:288")),
            ),
        ),
    ),
    Example(
        "the Prince of Eyes puts four cards in order",
        "examples_crowned.law:290",
        ("NW-COMP-03", "NW-ABL-04", "NW-FAQ-04"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:291", edit=example_37_1),
            Step("answer", "examples_crowned.law:297", answers=(Answer("fief", values=example_37_2_1),)),
            Step("answer", "examples_crowned.law:298", answers=(Answer("ally", values=example_37_3_1),)),
            Step("answer", "examples_crowned.law:299", answers=(Answer("order", values=example_37_4_1),)),
            Step(
                "expect",
                "examples_crowned.law:300",
                tests=(
                    (example_37_5_1, "examples_crowned.law:301"),
                    (example_37_5_2, "examples_crowned.law:302"),
                    (example_37_5_3, "examples_crowned.law:303"),
                ),
            ),
        ),
    ),
    Example(
        "the Prince of Eyes and a short deck",
        "examples_crowned.law:305",
        ("NW-COMP-03", "NW-FAQ-05"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:306", edit=example_38_1),
            Step("answer", "examples_crowned.law:312", answers=(Answer("fief", values=example_38_2_1),)),
            Step("answer", "examples_crowned.law:313", answers=(Answer("ally", values=example_38_3_1),)),
            Step("answer", "examples_crowned.law:314", answers=(Answer("order", values=example_38_4_1),)),
            Step(
                "expect",
                "examples_crowned.law:315",
                tests=((example_38_5_1, "examples_crowned.law:316"), (example_38_5_2, "examples_crowned.law:317")),
            ),
        ),
    ),
    Example(
        "the Marchioness of Eyes keeps one card and buries the other",
        "examples_crowned.law:319",
        ("NW-COMP-03", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:320", edit=example_39_1),
            Step("answer", "examples_crowned.law:326", answers=(Answer("fief", values=example_39_2_1),)),
            Step("answer", "examples_crowned.law:327", answers=(Answer("ally", values=example_39_3_1),)),
            Step("offers", "examples_crowned.law:328", answers=(Answer("kept", values=example_39_4_1),)),
            Step("answer", "examples_crowned.law:330", answers=(Answer("kept", values=example_39_5_1),)),
            Step(
                "expect",
                "examples_crowned.law:331",
                tests=(
                    (example_39_6_1, "examples_crowned.law:332"),
                    (example_39_6_2, "examples_crowned.law:333"),
                    (example_39_6_3, "examples_crowned.law:334"),
                    (example_39_6_4, "examples_crowned.law:335"),
                ),
            ),
        ),
    ),
    Example(
        "the Marchioness of Eyes and a short deck",
        "examples_crowned.law:337",
        ("NW-COMP-03", "NW-FAQ-05", "NW-END-01"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:338", edit=example_40_1),
            Step("answer", "examples_crowned.law:344", answers=(Answer("fief", values=example_40_2_1),)),
            Step("answer", "examples_crowned.law:345", answers=(Answer("ally", values=example_40_3_1),)),
            Step("answer", "examples_crowned.law:346", answers=(Answer("kept", values=example_40_4_1),)),
            Step("expect", "examples_crowned.law:347", tests=((example_40_5_1, "examples_crowned.law:348"),)),
        ),
    ),
    Example(
        "the Baron of Eyes swaps a card with the discard pile",
        "examples_crowned.law:350",
        ("NW-COMP-03", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:351", edit=example_41_1),
            Step("answer", "examples_crowned.law:357", answers=(Answer("fief", values=example_41_2_1),)),
            Step("answer", "examples_crowned.law:358", answers=(Answer("ally", values=example_41_3_1),)),
            Step("answer", "examples_crowned.law:359", answers=(Answer("mine", values=example_41_4_1),)),
            Step("answer", "examples_crowned.law:360", answers=(Answer("theirs", values=example_41_5_1),)),
            Step(
                "expect",
                "examples_crowned.law:361",
                tests=(
                    (example_41_6_1, "examples_crowned.law:362"),
                    (example_41_6_2, "examples_crowned.law:363"),
                    (example_41_6_3, "examples_crowned.law:364"),
                ),
            ),
        ),
    ),
    Example(
        "the Baron of Eyes before anything lies in the discard pile",
        "examples_crowned.law:366",
        ("NW-COMP-03", "NW-FAQ-03"),
        None,
        (),
        (
            Step("given", "examples_crowned.law:367", edit=example_42_1),
            Step("answer", "examples_crowned.law:370", answers=(Answer("fief", values=example_42_2_1),)),
            Step("answer", "examples_crowned.law:371", answers=(Answer("ally", values=example_42_3_1),)),
            Step(
                "expect",
                "examples_crowned.law:372",
                tests=((example_42_4_1, "examples_crowned.law:373"), (example_42_4_2, "examples_crowned.law:374")),
            ),
        ),
    ),
    Example(
        "sixteen stars are enough for bronze",
        "examples_endings.law:3",
        ("NW-FIN-01", "NW-FIN-02", "NW-FIN-03", "NW-FIN-06"),
        None,
        (),
        (
            Step("given", "examples_endings.law:4", edit=example_43_1),
            Step("answer", "examples_endings.law:15", answers=(Answer("fief", values=example_43_2_1),)),
            Step("answer", "examples_endings.law:16", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_endings.law:17", answers=(Answer("response", values=example_43_4_1),)),
            Step(
                "expect",
                "examples_endings.law:18",
                tests=(
                    (example_43_5_1, "examples_endings.law:19"),
                    (example_43_5_2, "examples_endings.law:20"),
                    (example_43_5_3, "examples_endings.law:21"),
                ),
            ),
        ),
    ),
    Example(
        "sixteen stars are too few for silver",
        "examples_endings.law:24",
        ("NW-FIN-04", "NW-FIN-06"),
        None,
        (("level", (1,)),),
        (
            Step("given", "examples_endings.law:26", edit=example_44_1),
            Step("answer", "examples_endings.law:37", answers=(Answer("fief", values=example_44_2_1),)),
            Step("answer", "examples_endings.law:38", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_endings.law:39", answers=(Answer("response", values=example_44_4_1),)),
            Step(
                "expect",
                "examples_endings.law:40",
                tests=(
                    (example_44_5_1, "examples_endings.law:41"),
                    (example_44_5_2, "examples_endings.law:42"),
                    (example_44_5_3, "examples_endings.law:43"),
                ),
            ),
        ),
    ),
    Example(
        "sixteen stars are too few for gold",
        "examples_endings.law:46",
        ("NW-FIN-05", "NW-FIN-06"),
        None,
        (("level", (2,)),),
        (
            Step("given", "examples_endings.law:48", edit=example_45_1),
            Step("answer", "examples_endings.law:59", answers=(Answer("fief", values=example_45_2_1),)),
            Step("answer", "examples_endings.law:60", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_endings.law:61", answers=(Answer("response", values=example_45_4_1),)),
            Step(
                "expect",
                "examples_endings.law:62",
                tests=(
                    (example_45_5_1, "examples_endings.law:63"),
                    (example_45_5_2, "examples_endings.law:64"),
                    (example_45_5_3, "examples_endings.law:65"),
                ),
            ),
        ),
    ),
    Example(
        "18 stars, played for silver",
        "examples_endings.law:67",
        ("NW-FIN-04",),
        None,
        (("level", (1,)),),
        (
            Step("given", "examples_endings.law:69", edit=example_46_1),
            Step("answer", "examples_endings.law:82", answers=(Answer("fief", values=example_46_2_1),)),
            Step("answer", "examples_endings.law:83", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_endings.law:84", answers=(Answer("response", values=example_46_4_1),)),
            Step(
                "expect",
                "examples_endings.law:85",
                tests=((example_46_5_1, "examples_endings.law:86"), (example_46_5_2, "examples_endings.law:87")),
            ),
        ),
    ),
    Example(
        "17 stars, played for silver",
        "examples_endings.law:89",
        ("NW-FIN-04",),
        None,
        (("level", (1,)),),
        (
            Step("given", "examples_endings.law:91", edit=example_47_1),
            Step("answer", "examples_endings.law:104", answers=(Answer("fief", values=example_47_2_1),)),
            Step("answer", "examples_endings.law:105", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_endings.law:106", answers=(Answer("response", values=example_47_4_1),)),
            Step(
                "expect",
                "examples_endings.law:107",
                tests=((example_47_5_1, "examples_endings.law:108"), (example_47_5_2, "examples_endings.law:109")),
            ),
        ),
    ),
    Example(
        "20 stars, played for gold",
        "examples_endings.law:111",
        ("NW-FIN-05",),
        None,
        (("level", (2,)),),
        (
            Step("given", "examples_endings.law:113", edit=example_48_1),
            Step("answer", "examples_endings.law:126", answers=(Answer("fief", values=example_48_2_1),)),
            Step("answer", "examples_endings.law:127", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_endings.law:128", answers=(Answer("response", values=example_48_4_1),)),
            Step(
                "expect",
                "examples_endings.law:129",
                tests=((example_48_5_1, "examples_endings.law:130"), (example_48_5_2, "examples_endings.law:131")),
            ),
        ),
    ),
    Example(
        "19 stars, played for gold",
        "examples_endings.law:133",
        ("NW-FIN-05",),
        None,
        (("level", (2,)),),
        (
            Step("given", "examples_endings.law:135", edit=example_49_1),
            Step("answer", "examples_endings.law:148", answers=(Answer("fief", values=example_49_2_1),)),
            Step("answer", "examples_endings.law:149", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_endings.law:150", answers=(Answer("response", values=example_49_4_1),)),
            Step(
                "expect",
                "examples_endings.law:151",
                tests=((example_49_5_1, "examples_endings.law:152"), (example_49_5_2, "examples_endings.law:153")),
            ),
        ),
    ),
    Example(
        "16 stars, played for bronze",
        "examples_endings.law:155",
        ("NW-FIN-03",),
        None,
        (("level", (0,)),),
        (
            Step("given", "examples_endings.law:157", edit=example_50_1),
            Step("answer", "examples_endings.law:170", answers=(Answer("fief", values=example_50_2_1),)),
            Step("answer", "examples_endings.law:171", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_endings.law:172", answers=(Answer("response", values=example_50_4_1),)),
            Step(
                "expect",
                "examples_endings.law:173",
                tests=((example_50_5_1, "examples_endings.law:174"), (example_50_5_2, "examples_endings.law:175")),
            ),
        ),
    ),
    Example(
        "13 stars, played for bronze",
        "examples_endings.law:177",
        ("NW-FIN-03",),
        None,
        (("level", (0,)),),
        (
            Step("given", "examples_endings.law:179", edit=example_51_1),
            Step("answer", "examples_endings.law:192", answers=(Answer("fief", values=example_51_2_1),)),
            Step("answer", "examples_endings.law:193", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_endings.law:194", answers=(Answer("response", values=example_51_4_1),)),
            Step(
                "expect",
                "examples_endings.law:195",
                tests=((example_51_5_1, "examples_endings.law:196"), (example_51_5_2, "examples_endings.law:197")),
            ),
        ),
    ),
    Example(
        "stars: the outer fiefs are worth most",
        "examples_endings.law:199",
        ("NW-COMP-05", "NW-FIN-07"),
        None,
        (),
        (
            Step(
                "expect",
                "examples_endings.law:200",
                tests=(
                    (example_52_1_1, "examples_endings.law:201"),
                    (example_52_1_2, "examples_endings.law:202"),
                    (example_52_1_3, "examples_endings.law:203"),
                    (example_52_1_4, "examples_endings.law:204"),
                    (example_52_1_5, "examples_endings.law:205"),
                    (example_52_1_6, "examples_endings.law:206"),
                    (example_52_1_7, "examples_endings.law:207"),
                    (example_52_1_8, "examples_endings.law:208"),
                    (example_52_1_9, "examples_endings.law:209"),
                ),
            ),
        ),
    ),
    Example(
        "stopping when victory is out of reach",
        "examples_endings.law:211",
        ("NW-FIN-08",),
        None,
        (("may_stop", (1,)),),
        (
            Step("given", "examples_endings.law:213", edit=example_53_1),
            Step("answer", "examples_endings.law:221", answers=(Answer("fief", values=example_53_2_1),)),
            Step("answer", "examples_endings.law:222", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_endings.law:223", answers=(Answer("response", values=example_53_4_1),)),
            Step("answer", "examples_endings.law:224", answers=(Answer("one", "stop here"),)),
            Step(
                "expect",
                "examples_endings.law:225",
                tests=((example_53_6_1, "examples_endings.law:226"), (example_53_6_2, "examples_endings.law:227")),
            ),
        ),
    ),
    Example(
        "playing on for the score",
        "examples_endings.law:229",
        ("NW-FIN-08",),
        None,
        (("may_stop", (1,)),),
        (
            Step("given", "examples_endings.law:231", edit=example_54_1),
            Step("answer", "examples_endings.law:236", answers=(Answer("fief", values=example_54_2_1),)),
            Step("answer", "examples_endings.law:237", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_endings.law:238", answers=(Answer("response", values=example_54_4_1),)),
            Step("answer", "examples_endings.law:239", answers=(Answer("one", "no"),)),
            Step("refuses", "examples_endings.law:240", answers=(Answer("fief", values=example_54_6_1),)),
        ),
    ),
    Example(
        "no stopping while victory can be reached",
        "examples_endings.law:243",
        ("NW-FIN-08", "NW-END-02"),
        None,
        (("may_stop", (1,)),),
        (
            Step("given", "examples_endings.law:245", edit=example_55_1),
            Step("answer", "examples_endings.law:250", answers=(Answer("fief", values=example_55_2_1),)),
            Step("answer", "examples_endings.law:251", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_endings.law:252", answers=(Answer("response", values=example_55_4_1),)),
            Step("refuses", "examples_endings.law:253", answers=(Answer("fief", values=example_55_5_1),)),
        ),
    ),
    Example(
        "all eight fiefs, one after the other",
        "examples_endings.law:256",
        ("NW-FLOW-01", "NW-FIN-01", "NW-IDEA-01"),
        None,
        (),
        (
            Step("given", "examples_endings.law:257", edit=example_56_1),
            Step("offers", "examples_endings.law:268", answers=(Answer("fief", values=example_56_2_1),)),
            Step("answer", "examples_endings.law:270", answers=(Answer("fief", values=example_56_3_1),)),
            Step("answer", "examples_endings.law:271", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_endings.law:272", answers=(Answer("response", values=example_56_5_1),)),
            Step(
                "expect",
                "examples_endings.law:273",
                tests=((example_56_6_1, "examples_endings.law:274"), (example_56_6_2, "examples_endings.law:275")),
            ),
            Step("offers", "examples_endings.law:276", answers=(Answer("fief", values=example_56_7_1),)),
        ),
    ),
    Example(
        "the full game: one ally and two rulers of each suit",
        "examples_full.law:2",
        ("NW-FULL-01", "NW-FULL-06", "NW-FULL-07"),
        None,
        (("style", (1,)),),
        (
            Step(
                "expect",
                "examples_full.law:4",
                tests=(
                    (example_57_1_1, "examples_full.law:5"),
                    (example_57_1_2, "examples_full.law:6"),
                    (example_57_1_3, "examples_full.law:7"),
                    (example_57_1_4, "examples_full.law:8"),
                    (example_57_1_5, "examples_full.law:9"),
                    (example_57_1_6, "examples_full.law:10"),
                    (example_57_1_7, "examples_full.law:11"),
                ),
            ),
        ),
    ),
    Example(
        "dealing the full game card by card",
        "examples_full.law:13",
        ("NW-FULL-02", "NW-FULL-03", "NW-FULL-04", "NW-FULL-05"),
        None,
        (("style", (1,)),),
        (
            Step("chance", "examples_full.law:15", outcomes=((55,), (43,), (32,), (42,), (41,), (44,))),
            Step("chance", "examples_full.law:16", outcomes=((36,), (34,), (33,), (37,), (39,))),
            Step("chance", "examples_full.law:17", outcomes=((40,), (50,), (49,))),
            Step(
                "expect",
                "examples_full.law:18",
                tests=(
                    (example_58_4_1, "examples_full.law:19"),
                    (example_58_4_2, "examples_full.law:20"),
                    (example_58_4_3, "examples_full.law:21"),
                    (example_58_4_4, "examples_full.law:22"),
                    (example_58_4_5, "examples_full.law:23"),
                    (example_58_4_6, "examples_full.law:24"),
                    (example_58_4_7, "examples_full.law:25"),
                    (example_58_4_8, "examples_full.law:26"),
                    (example_58_4_9, "examples_full.law:27"),
                    (example_58_4_10, "examples_full.law:28"),
                    (example_58_4_11, "examples_full.law:29"),
                    (example_58_4_12, "examples_full.law:30"),
                    (example_58_4_13, "examples_full.law:31"),
                    (example_58_4_14, "examples_full.law:32"),
                    (example_58_4_15, "examples_full.law:33"),
                    (example_58_4_16, "examples_full.law:34"),
                ),
            ),
        ),
    ),
    Example(
        "the Jack of Leaves brings another ruler, and with him another trump",
        "examples_leaves_eyes.law:2",
        ("NW-COMP-02", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_leaves_eyes.law:3", edit=example_59_1),
            Step("answer", "examples_leaves_eyes.law:10", answers=(Answer("fief", values=example_59_2_1),)),
            Step("answer", "examples_leaves_eyes.law:11", answers=(Answer("ally", values=example_59_3_1),)),
            Step("offers", "examples_leaves_eyes.law:12", answers=(Answer("neighbour", values=example_59_4_1),)),
            Step("answer", "examples_leaves_eyes.law:14", answers=(Answer("neighbour", values=example_59_5_1),)),
            Step(
                "expect",
                "examples_leaves_eyes.law:15",
                tests=(
                    (example_59_6_1, "examples_leaves_eyes.law:16"),
                    (example_59_6_2, "examples_leaves_eyes.law:17"),
                    (example_59_6_3, "examples_leaves_eyes.law:18"),
                    (example_59_6_4, "examples_leaves_eyes.law:19"),
                    (example_59_6_5, "examples_leaves_eyes.law:20"),
                    (example_59_6_6, "examples_leaves_eyes.law:21"),
                ),
            ),
        ),
    ),
    Example(
        "the Jack of Leaves finds only neutral fiefs",
        "examples_leaves_eyes.law:23",
        ("NW-COMP-02", "NW-FAQ-02"),
        None,
        (),
        (
            Step("given", "examples_leaves_eyes.law:24", edit=example_60_1),
            Step("answer", "examples_leaves_eyes.law:33", answers=(Answer("fief", values=example_60_2_1),)),
            Step("answer", "examples_leaves_eyes.law:34", answers=(Answer("ally", values=example_60_3_1),)),
            Step("offers", "examples_leaves_eyes.law:35", answers=(Answer("neighbour", values=example_60_4_1),)),
            Step("answer", "examples_leaves_eyes.law:37", answers=(Answer("neighbour", values=example_60_5_1),)),
            Step(
                "expect",
                "examples_leaves_eyes.law:38",
                tests=(
                    (example_60_6_1, "examples_leaves_eyes.law:39"),
                    (example_60_6_2, "examples_leaves_eyes.law:40"),
                ),
            ),
        ),
    ),
    Example(
        "the Jack of Leaves at the border with nobody near",
        "examples_leaves_eyes.law:42",
        ("NW-COMP-02", "NW-FAQ-03"),
        None,
        (),
        (
            Step("given", "examples_leaves_eyes.law:43", edit=example_61_1),
            Step("answer", "examples_leaves_eyes.law:51", answers=(Answer("fief", values=example_61_2_1),)),
            Step("answer", "examples_leaves_eyes.law:52", answers=(Answer("ally", values=example_61_3_1),)),
            Step(
                "expect",
                "examples_leaves_eyes.law:53",
                tests=(
                    (example_61_4_1, "examples_leaves_eyes.law:54"),
                    (example_61_4_2, "examples_leaves_eyes.law:55"),
                ),
            ),
        ),
    ),
    Example(
        "the swapped ruler is the one who turns friendly",
        "examples_leaves_eyes.law:57",
        ("NW-COMP-02", "NW-END-04"),
        None,
        (),
        (
            Step("given", "examples_leaves_eyes.law:58", edit=example_62_1),
            Step("answer", "examples_leaves_eyes.law:65", answers=(Answer("fief", values=example_62_2_1),)),
            Step("answer", "examples_leaves_eyes.law:66", answers=(Answer("ally", values=example_62_3_1),)),
            Step("answer", "examples_leaves_eyes.law:67", answers=(Answer("neighbour", values=example_62_4_1),)),
            Step("answer", "examples_leaves_eyes.law:68", answers=(Answer("response", values=example_62_5_1),)),
            Step(
                "expect",
                "examples_leaves_eyes.law:69",
                tests=(
                    (example_62_6_1, "examples_leaves_eyes.law:70"),
                    (example_62_6_2, "examples_leaves_eyes.law:71"),
                    (example_62_6_3, "examples_leaves_eyes.law:72"),
                    (example_62_6_4, "examples_leaves_eyes.law:73"),
                ),
            ),
        ),
    ),
    Example(
        "the Queen of Leaves does what the ruler can",
        "examples_leaves_eyes.law:75",
        ("NW-COMP-02", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_leaves_eyes.law:76", edit=example_63_1),
            Step("answer", "examples_leaves_eyes.law:82", answers=(Answer("fief", values=example_63_2_1),)),
            Step("answer", "examples_leaves_eyes.law:83", answers=(Answer("ally", values=example_63_3_1),)),
            Step(
                "expect",
                "examples_leaves_eyes.law:84",
                tests=(
                    (example_63_4_1, "examples_leaves_eyes.law:85"),
                    (example_63_4_2, "examples_leaves_eyes.law:86"),
                    (example_63_4_3, "examples_leaves_eyes.law:87"),
                ),
            ),
        ),
    ),
    Example(
        "the Queen of Leaves in the mirror of herself",
        "examples_leaves_eyes.law:89",
        ("NW-COMP-02", "NW-FAQ-03"),
        None,
        (),
        (
            Step("given", "examples_leaves_eyes.law:90", edit=example_64_1),
            Step("answer", "examples_leaves_eyes.law:96", answers=(Answer("fief", values=example_64_2_1),)),
            Step("answer", "examples_leaves_eyes.law:97", answers=(Answer("ally", values=example_64_3_1),)),
            Step(
                "expect",
                "examples_leaves_eyes.law:98",
                tests=(
                    (example_64_4_1, "examples_leaves_eyes.law:99"),
                    (example_64_4_2, "examples_leaves_eyes.law:100"),
                ),
            ),
        ),
    ),
    Example(
        "the King of Leaves swaps the top card",
        "examples_leaves_eyes.law:102",
        ("NW-COMP-02", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_leaves_eyes.law:103", edit=example_65_1),
            Step("answer", "examples_leaves_eyes.law:109", answers=(Answer("fief", values=example_65_2_1),)),
            Step("answer", "examples_leaves_eyes.law:110", answers=(Answer("ally", values=example_65_3_1),)),
            Step("answer", "examples_leaves_eyes.law:111", answers=(Answer("given_back", values=example_65_4_1),)),
            Step(
                "expect",
                "examples_leaves_eyes.law:112",
                tests=(
                    (example_65_5_1, "examples_leaves_eyes.law:113"),
                    (example_65_5_2, "examples_leaves_eyes.law:114"),
                    (example_65_5_3, "examples_leaves_eyes.law:115"),
                ),
            ),
        ),
    ),
    Example(
        "the King of Leaves swaps the last card too",
        "examples_leaves_eyes.law:117",
        ("NW-COMP-02", "NW-END-01"),
        None,
        (),
        (
            Step("given", "examples_leaves_eyes.law:118", edit=example_66_1),
            Step("answer", "examples_leaves_eyes.law:124", answers=(Answer("fief", values=example_66_2_1),)),
            Step("answer", "examples_leaves_eyes.law:125", answers=(Answer("ally", values=example_66_3_1),)),
            Step("answer", "examples_leaves_eyes.law:126", answers=(Answer("given_back", values=example_66_4_1),)),
            Step(
                "expect",
                "examples_leaves_eyes.law:127",
                tests=(
                    (example_66_5_1, "examples_leaves_eyes.law:128"),
                    (example_66_5_2, "examples_leaves_eyes.law:129"),
                    (example_66_5_3, "examples_leaves_eyes.law:130"),
                ),
            ),
        ),
    ),
    Example(
        "the Jack of Eyes draws two and discards two",
        "examples_leaves_eyes.law:132",
        ("NW-COMP-02", "NW-ABL-04", "NW-FAQ-04"),
        None,
        (),
        (
            Step("given", "examples_leaves_eyes.law:133", edit=example_67_1),
            Step("answer", "examples_leaves_eyes.law:139", answers=(Answer("fief", values=example_67_2_1),)),
            Step("answer", "examples_leaves_eyes.law:140", answers=(Answer("ally", values=example_67_3_1),)),
            Step("answer", "examples_leaves_eyes.law:141", answers=(Answer("discarded", values=example_67_4_1),)),
            Step("answer", "examples_leaves_eyes.law:142", answers=(Answer("discarded", values=example_67_5_1),)),
            Step(
                "expect",
                "examples_leaves_eyes.law:143",
                tests=(
                    (example_67_6_1, "examples_leaves_eyes.law:144"),
                    (example_67_6_2, "examples_leaves_eyes.law:145"),
                    (example_67_6_3, "examples_leaves_eyes.law:146"),
                    (example_67_6_4, "examples_leaves_eyes.law:147"),
                    (example_67_6_5, "examples_leaves_eyes.law:148"),
                    (example_67_6_6, "examples_leaves_eyes.law:149"),
                ),
            ),
        ),
    ),
    Example(
        "the Jack of Eyes and a short deck",
        "examples_leaves_eyes.law:151",
        ("NW-COMP-02", "NW-FAQ-05", "NW-END-01"),
        None,
        (),
        (
            Step("given", "examples_leaves_eyes.law:152", edit=example_68_1),
            Step("answer", "examples_leaves_eyes.law:158", answers=(Answer("fief", values=example_68_2_1),)),
            Step("answer", "examples_leaves_eyes.law:159", answers=(Answer("ally", values=example_68_3_1),)),
            Step("answer", "examples_leaves_eyes.law:160", answers=(Answer("discarded", values=example_68_4_1),)),
            Step("answer", "examples_leaves_eyes.law:161", answers=(Answer("discarded", values=example_68_5_1),)),
            Step("expect", "examples_leaves_eyes.law:162", tests=((example_68_6_1, "examples_leaves_eyes.law:163"),)),
        ),
    ),
    Example(
        "the Queen of Eyes looks at three cards and leaves them",
        "examples_leaves_eyes.law:165",
        ("NW-COMP-02", "NW-ABL-04"),
        None,
        (),
        (
            Step("given", "examples_leaves_eyes.law:166", edit=example_69_1),
            Step("answer", "examples_leaves_eyes.law:172", answers=(Answer("fief", values=example_69_2_1),)),
            Step("answer", "examples_leaves_eyes.law:173", answers=(Answer("ally", values=example_69_3_1),)),
            Step(
                "expect",
                "examples_leaves_eyes.law:174",
                tests=(
                    (example_69_4_1, "examples_leaves_eyes.law:175"),
                    (example_69_4_2, "examples_leaves_eyes.law:176"),
                    (example_69_4_3, "examples_leaves_eyes.law:177"),
                ),
            ),
            Step("answer", "examples_leaves_eyes.law:178", answers=(Answer("response", values=example_69_5_1),)),
            Step("answer", "examples_leaves_eyes.law:179", answers=(Answer("ally", "nothing"),)),
            Step("expect", "examples_leaves_eyes.law:180", tests=((example_69_7_1, "examples_leaves_eyes.law:181"),)),
        ),
    ),
    Example(
        "the Queen of Eyes and a short deck",
        "examples_leaves_eyes.law:183",
        ("NW-COMP-02", "NW-FAQ-05"),
        None,
        (),
        (
            Step("given", "examples_leaves_eyes.law:184", edit=example_70_1),
            Step("answer", "examples_leaves_eyes.law:190", answers=(Answer("fief", values=example_70_2_1),)),
            Step("answer", "examples_leaves_eyes.law:191", answers=(Answer("ally", values=example_70_3_1),)),
            Step(
                "expect",
                "examples_leaves_eyes.law:192",
                tests=(
                    (example_70_4_1, "examples_leaves_eyes.law:193"),
                    (example_70_4_2, "examples_leaves_eyes.law:194"),
                ),
            ),
        ),
    ),
    Example(
        "the King of Eyes names a suit, draws two and lets the suit go",
        "examples_leaves_eyes.law:196",
        ("NW-COMP-02", "NW-ABL-04", "NW-FAQ-04"),
        None,
        (),
        (
            Step("given", "examples_leaves_eyes.law:197", edit=example_71_1),
            Step("answer", "examples_leaves_eyes.law:203", answers=(Answer("fief", values=example_71_2_1),)),
            Step("answer", "examples_leaves_eyes.law:204", answers=(Answer("ally", values=example_71_3_1),)),
            Step("answer", "examples_leaves_eyes.law:205", answers=(Answer("theme", values=example_71_4_1),)),
            Step("answer", "examples_leaves_eyes.law:206", answers=(Answer("order", values=example_71_5_1),)),
            Step(
                "expect",
                "examples_leaves_eyes.law:207",
                tests=(
                    (example_71_6_1, "examples_leaves_eyes.law:208"),
                    (example_71_6_2, "examples_leaves_eyes.law:209"),
                    (example_71_6_3, "examples_leaves_eyes.law:210"),
                    (example_71_6_4, "examples_leaves_eyes.law:211"),
                    (example_71_6_5, "examples_leaves_eyes.law:212"),
                ),
            ),
        ),
    ),
    Example(
        "the King of Eyes names a suit that is not there",
        "examples_leaves_eyes.law:214",
        ("NW-COMP-02", "NW-FAQ-03"),
        None,
        (),
        (
            Step("given", "examples_leaves_eyes.law:215", edit=example_72_1),
            Step("answer", "examples_leaves_eyes.law:221", answers=(Answer("fief", values=example_72_2_1),)),
            Step("answer", "examples_leaves_eyes.law:222", answers=(Answer("ally", values=example_72_3_1),)),
            Step("answer", "examples_leaves_eyes.law:223", answers=(Answer("theme", values=example_72_4_1),)),
            Step("expect", "examples_leaves_eyes.law:224", tests=((example_72_5_1, "examples_leaves_eyes.law:225"),)),
        ),
    ),
    Example(
        "the King of Eyes and a short deck",
        "examples_leaves_eyes.law:227",
        ("NW-COMP-02", "NW-FAQ-05", "NW-END-01"),
        None,
        (),
        (
            Step("given", "examples_leaves_eyes.law:228", edit=example_73_1),
            Step("answer", "examples_leaves_eyes.law:234", answers=(Answer("fief", values=example_73_2_1),)),
            Step("answer", "examples_leaves_eyes.law:235", answers=(Answer("ally", values=example_73_3_1),)),
            Step("answer", "examples_leaves_eyes.law:236", answers=(Answer("theme", values=example_73_4_1),)),
            Step("expect", "examples_leaves_eyes.law:237", tests=((example_73_5_1, "examples_leaves_eyes.law:238"),)),
        ),
    ),
    Example(
        "a scenario fixes the line-up and the goal",
        "examples_scenarios.law:2",
        ("NW-COMP-06",),
        None,
        (("scenario", (65,)),),
        (
            Step(
                "expect",
                "examples_scenarios.law:4",
                tests=(
                    (example_74_1_1, "examples_scenarios.law:5"),
                    (example_74_1_2, "examples_scenarios.law:6"),
                    (example_74_1_3, "examples_scenarios.law:7"),
                    (example_74_1_4, "examples_scenarios.law:8"),
                    (example_74_1_5, "examples_scenarios.law:9"),
                    (example_74_1_6, "examples_scenarios.law:10"),
                    (example_74_1_7, "examples_scenarios.law:11"),
                    (example_74_1_8, "examples_scenarios.law:12"),
                    (example_74_1_9, "examples_scenarios.law:13"),
                    (example_74_1_10, "examples_scenarios.law:14"),
                ),
            ),
        ),
    ),
    Example(
        "nine cards at Harvest Home",
        "examples_scenarios.law:16",
        ("NW-COMP-06",),
        None,
        (("scenario", (66,)),),
        (
            Step(
                "expect",
                "examples_scenarios.law:18",
                tests=((example_75_1_1, "examples_scenarios.law:19"), (example_75_1_2, "examples_scenarios.law:20")),
            ),
        ),
    ),
    Example(
        "nobody travels from the Silent Courts",
        "examples_scenarios.law:22",
        ("NW-COMP-06",),
        None,
        (("scenario", (67,)),),
        (
            Step("given", "examples_scenarios.law:24", edit=example_76_1),
            Step("answer", "examples_scenarios.law:30", answers=(Answer("fief", values=example_76_2_1),)),
            Step("offers", "examples_scenarios.law:31", answers=(Answer("ally", values=example_76_3_1),)),
        ),
    ),
    Example(
        "the Talkative Lords want one trick more",
        "examples_scenarios.law:34",
        ("NW-COMP-06",),
        None,
        (("scenario", (68,)),),
        (
            Step("given", "examples_scenarios.law:36", edit=example_77_1),
            Step("answer", "examples_scenarios.law:41", answers=(Answer("fief", values=example_77_2_1),)),
            Step("answer", "examples_scenarios.law:42", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_scenarios.law:43", answers=(Answer("response", values=example_77_4_1),)),
            Step(
                "expect",
                "examples_scenarios.law:44",
                tests=(
                    (example_77_5_1, "examples_scenarios.law:45"),
                    (example_77_5_2, "examples_scenarios.law:46"),
                    (example_77_5_3, "examples_scenarios.law:47"),
                ),
            ),
        ),
    ),
    Example(
        "Up the River from fief to fief",
        "examples_scenarios.law:49",
        ("NW-COMP-06",),
        None,
        (("scenario", (69,)),),
        (Step("offers", "examples_scenarios.law:51", answers=(Answer("fief", values=example_78_1_1),)),),
    ),
    Example(
        "Outside In, the first or the last",
        "examples_scenarios.law:54",
        ("NW-COMP-06",),
        None,
        (("scenario", (70,)),),
        (
            Step("given", "examples_scenarios.law:56", edit=example_79_1),
            Step("refuses", "examples_scenarios.law:58", answers=(Answer("fief", values=example_79_2_1),)),
            Step("answer", "examples_scenarios.law:60", answers=(Answer("fief", values=example_79_3_1),)),
        ),
    ),
    Example(
        "Claws in Fashion everywhere",
        "examples_scenarios.law:62",
        ("NW-COMP-06",),
        None,
        (("scenario", (71,)),),
        (
            Step("given", "examples_scenarios.law:64", edit=example_80_1),
            Step("answer", "examples_scenarios.law:69", answers=(Answer("fief", values=example_80_2_1),)),
            Step("answer", "examples_scenarios.law:70", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_scenarios.law:71", answers=(Answer("response", values=example_80_4_1),)),
            Step(
                "expect",
                "examples_scenarios.law:72",
                tests=((example_80_5_1, "examples_scenarios.law:73"), (example_80_5_2, "examples_scenarios.law:74")),
            ),
        ),
    ),
    Example(
        "no trump among Plain Words",
        "examples_scenarios.law:76",
        ("NW-COMP-06",),
        None,
        (("scenario", (72,)),),
        (
            Step("given", "examples_scenarios.law:78", edit=example_81_1),
            Step("answer", "examples_scenarios.law:83", answers=(Answer("fief", values=example_81_2_1),)),
            Step("answer", "examples_scenarios.law:84", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_scenarios.law:85", answers=(Answer("response", values=example_81_4_1),)),
            Step("expect", "examples_scenarios.law:86", tests=((example_81_5_1, "examples_scenarios.law:87"),)),
            Step("answer", "examples_scenarios.law:88", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_scenarios.law:89", answers=(Answer("response", values=example_81_7_1),)),
            Step("expect", "examples_scenarios.law:90", tests=((example_81_8_1, "examples_scenarios.law:91"),)),
        ),
    ),
    Example(
        "any card is Free Speech",
        "examples_scenarios.law:93",
        ("NW-COMP-06",),
        None,
        (("scenario", (73,)),),
        (
            Step("given", "examples_scenarios.law:95", edit=example_82_1),
            Step("answer", "examples_scenarios.law:100", answers=(Answer("fief", values=example_82_2_1),)),
            Step("answer", "examples_scenarios.law:101", answers=(Answer("ally", "nothing"),)),
            Step("offers", "examples_scenarios.law:102", answers=(Answer("response", values=example_82_4_1),)),
        ),
    ),
    Example(
        "Low Voices win within a suit",
        "examples_scenarios.law:105",
        ("NW-COMP-06",),
        None,
        (("scenario", (74,)),),
        (
            Step("given", "examples_scenarios.law:107", edit=example_83_1),
            Step("answer", "examples_scenarios.law:112", answers=(Answer("fief", values=example_83_2_1),)),
            Step("answer", "examples_scenarios.law:113", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_scenarios.law:114", answers=(Answer("response", values=example_83_4_1),)),
            Step("expect", "examples_scenarios.law:115", tests=((example_83_5_1, "examples_scenarios.law:116"),)),
            Step("answer", "examples_scenarios.law:117", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_scenarios.law:118", answers=(Answer("response", values=example_83_7_1),)),
            Step("expect", "examples_scenarios.law:119", tests=((example_83_8_1, "examples_scenarios.law:120"),)),
            Step("answer", "examples_scenarios.law:121", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_scenarios.law:122", answers=(Answer("response", values=example_83_10_1),)),
            Step("expect", "examples_scenarios.law:123", tests=((example_83_11_1, "examples_scenarios.law:124"),)),
        ),
    ),
    Example(
        "the Heart of the Wood is worth more",
        "examples_scenarios.law:126",
        ("NW-COMP-06",),
        None,
        (("scenario", (75,)),),
        (
            Step("given", "examples_scenarios.law:128", edit=example_84_1),
            Step(
                "expect",
                "examples_scenarios.law:131",
                tests=(
                    (example_84_2_1, "examples_scenarios.law:132"),
                    (example_84_2_2, "examples_scenarios.law:133"),
                    (example_84_2_3, "examples_scenarios.law:134"),
                    (example_84_2_4, "examples_scenarios.law:135"),
                ),
            ),
        ),
    ),
    Example(
        "Two Voices and no more",
        "examples_scenarios.law:137",
        ("NW-COMP-06",),
        None,
        (("scenario", (76,)),),
        (
            Step("given", "examples_scenarios.law:139", edit=example_85_1),
            Step("answer", "examples_scenarios.law:146", answers=(Answer("fief", values=example_85_2_1),)),
            Step("answer", "examples_scenarios.law:147", answers=(Answer("response", values=example_85_3_1),)),
        ),
    ),
    Example(
        "the Strict Chamberlain hears nobody after the first trick",
        "examples_scenarios.law:149",
        ("NW-COMP-06",),
        None,
        (("scenario", (77,)),),
        (
            Step("given", "examples_scenarios.law:151", edit=example_86_1),
            Step("answer", "examples_scenarios.law:156", answers=(Answer("fief", values=example_86_2_1),)),
            Step("answer", "examples_scenarios.law:157", answers=(Answer("response", values=example_86_3_1),)),
        ),
    ),
    Example(
        "the Mirror Wood wants the other number",
        "examples_scenarios.law:159",
        ("NW-COMP-06",),
        None,
        (("scenario", (78,)),),
        (
            Step("given", "examples_scenarios.law:161", edit=example_87_1),
            Step("answer", "examples_scenarios.law:166", answers=(Answer("fief", values=example_87_2_1),)),
            Step("answer", "examples_scenarios.law:167", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_scenarios.law:168", answers=(Answer("response", values=example_87_4_1),)),
            Step(
                "expect",
                "examples_scenarios.law:169",
                tests=((example_87_5_1, "examples_scenarios.law:170"), (example_87_5_2, "examples_scenarios.law:171")),
            ),
        ),
    ),
    Example(
        "friends at the Full Table",
        "examples_scenarios.law:173",
        ("NW-COMP-06",),
        None,
        (("scenario", (79,)),),
        (
            Step("given", "examples_scenarios.law:175", edit=example_88_1),
            Step("expect", "examples_scenarios.law:178", tests=((example_88_2_1, "examples_scenarios.law:179"),)),
        ),
    ),
    Example(
        "Open Borders reach across the wood",
        "examples_scenarios.law:181",
        ("NW-COMP-06",),
        None,
        (("scenario", (80,)),),
        (
            Step("given", "examples_scenarios.law:183", edit=example_89_1),
            Step("answer", "examples_scenarios.law:189", answers=(Answer("fief", values=example_89_2_1),)),
            Step("answer", "examples_scenarios.law:190", answers=(Answer("ally", values=example_89_3_1),)),
            Step("offers", "examples_scenarios.law:191", answers=(Answer("neighbour", values=example_89_4_1),)),
            Step("answer", "examples_scenarios.law:193", answers=(Answer("neighbour", values=example_89_5_1),)),
            Step("expect", "examples_scenarios.law:194", tests=((example_89_6_1, "examples_scenarios.law:195"),)),
        ),
    ),
    Example(
        "follow suit, forced loss",
        "examples_visits.law:3",
        ("NW-C-02", "NW-C-06", "NW-C-10", "NW-C-11"),
        None,
        (),
        (
            Step("given", "examples_visits.law:4", edit=example_90_1),
            Step("answer", "examples_visits.law:9", answers=(Answer("fief", values=example_90_2_1),)),
            Step("answer", "examples_visits.law:10", answers=(Answer("ally", "nothing"),)),
            Step("offers", "examples_visits.law:11", answers=(Answer("response", values=example_90_4_1),)),
            Step("answer", "examples_visits.law:13", answers=(Answer("response", values=example_90_5_1),)),
            Step(
                "expect",
                "examples_visits.law:14",
                tests=(
                    (example_90_6_1, "examples_visits.law:15"),
                    (example_90_6_2, "examples_visits.law:16"),
                    (example_90_6_3, "examples_visits.law:17"),
                    (example_90_6_4, "examples_visits.law:18"),
                ),
            ),
        ),
    ),
    Example(
        "follow suit with a choice, the higher one",
        "examples_visits.law:21",
        ("NW-C-05", "NW-C-06", "NW-C-08"),
        None,
        (),
        (
            Step("given", "examples_visits.law:22", edit=example_91_1),
            Step("answer", "examples_visits.law:27", answers=(Answer("fief", values=example_91_2_1),)),
            Step("answer", "examples_visits.law:28", answers=(Answer("ally", "nothing"),)),
            Step("offers", "examples_visits.law:29", answers=(Answer("response", values=example_91_4_1),)),
            Step("answer", "examples_visits.law:31", answers=(Answer("response", values=example_91_5_1),)),
            Step(
                "expect",
                "examples_visits.law:32",
                tests=((example_91_6_1, "examples_visits.law:33"), (example_91_6_2, "examples_visits.law:34")),
            ),
        ),
    ),
    Example(
        "follow suit with a choice, the lower one",
        "examples_visits.law:37",
        ("NW-C-06", "NW-C-10"),
        None,
        (),
        (
            Step("given", "examples_visits.law:38", edit=example_92_1),
            Step("answer", "examples_visits.law:43", answers=(Answer("fief", values=example_92_2_1),)),
            Step("answer", "examples_visits.law:44", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:45", answers=(Answer("response", values=example_92_4_1),)),
            Step(
                "expect",
                "examples_visits.law:46",
                tests=((example_92_5_1, "examples_visits.law:47"), (example_92_5_2, "examples_visits.law:48")),
            ),
        ),
    ),
    Example(
        "a higher card of a side suit wins, whatever is trump",
        "examples_visits.law:50",
        ("NW-C-08", "NW-C-11"),
        None,
        (),
        (
            Step("given", "examples_visits.law:51", edit=example_93_1),
            Step("answer", "examples_visits.law:56", answers=(Answer("fief", values=example_93_2_1),)),
            Step("answer", "examples_visits.law:57", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:58", answers=(Answer("response", values=example_93_4_1),)),
            Step("expect", "examples_visits.law:59", tests=((example_93_5_1, "examples_visits.law:60"),)),
        ),
    ),
    Example(
        "a trump is beaten only by a higher trump",
        "examples_visits.law:62",
        ("NW-C-08", "NW-C-10"),
        None,
        (),
        (
            Step("given", "examples_visits.law:63", edit=example_94_1),
            Step("answer", "examples_visits.law:68", answers=(Answer("fief", values=example_94_2_1),)),
            Step("answer", "examples_visits.law:69", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:70", answers=(Answer("response", values=example_94_4_1),)),
            Step("expect", "examples_visits.law:71", tests=((example_94_5_1, "examples_visits.law:72"),)),
        ),
    ),
    Example(
        "void, won with a trump",
        "examples_visits.law:75",
        ("NW-C-07", "NW-C-09", "NW-C-12"),
        None,
        (),
        (
            Step("given", "examples_visits.law:76", edit=example_95_1),
            Step("answer", "examples_visits.law:81", answers=(Answer("fief", values=example_95_2_1),)),
            Step("answer", "examples_visits.law:82", answers=(Answer("ally", "nothing"),)),
            Step("offers", "examples_visits.law:83", answers=(Answer("response", values=example_95_4_1),)),
            Step("answer", "examples_visits.law:85", answers=(Answer("response", values=example_95_5_1),)),
            Step(
                "expect",
                "examples_visits.law:86",
                tests=(
                    (example_95_6_1, "examples_visits.law:87"),
                    (example_95_6_2, "examples_visits.law:88"),
                    (example_95_6_3, "examples_visits.law:89"),
                ),
            ),
        ),
    ),
    Example(
        "void, a side suit loses whatever its value",
        "examples_visits.law:92",
        ("NW-C-07", "NW-C-10"),
        None,
        (),
        (
            Step("given", "examples_visits.law:93", edit=example_96_1),
            Step("answer", "examples_visits.law:98", answers=(Answer("fief", values=example_96_2_1),)),
            Step("answer", "examples_visits.law:99", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:100", answers=(Answer("response", values=example_96_4_1),)),
            Step(
                "expect",
                "examples_visits.law:101",
                tests=((example_96_5_1, "examples_visits.law:102"), (example_96_5_2, "examples_visits.law:103")),
            ),
            Step("answer", "examples_visits.law:104", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:105", answers=(Answer("response", values=example_96_7_1),)),
            Step("expect", "examples_visits.law:106", tests=((example_96_8_1, "examples_visits.law:107"),)),
        ),
    ),
    Example(
        "the visit is to the fief that was chosen",
        "examples_visits.law:110",
        ("NW-A-04", "NW-A-05", "NW-SET-05", "NW-COMP-04"),
        None,
        (),
        (
            Step("given", "examples_visits.law:111", edit=example_97_1),
            Step("answer", "examples_visits.law:116", answers=(Answer("fief", values=example_97_2_1),)),
            Step(
                "expect",
                "examples_visits.law:117",
                tests=(
                    (example_97_3_1, "examples_visits.law:118"),
                    (example_97_3_2, "examples_visits.law:119"),
                    (example_97_3_3, "examples_visits.law:120"),
                    (example_97_3_4, "examples_visits.law:121"),
                ),
            ),
        ),
    ),
    Example(
        "setting out the first game",
        "examples_visits.law:123",
        ("NW-SET-01", "NW-SET-02", "NW-SET-03", "NW-SET-04"),
        None,
        (),
        (
            Step(
                "expect",
                "examples_visits.law:124",
                tests=(
                    (example_98_1_1, "examples_visits.law:125"),
                    (example_98_1_2, "examples_visits.law:126"),
                    (example_98_1_3, "examples_visits.law:127"),
                    (example_98_1_4, "examples_visits.law:128"),
                    (example_98_1_5, "examples_visits.law:129"),
                    (example_98_1_6, "examples_visits.law:130"),
                    (example_98_1_7, "examples_visits.law:131"),
                    (example_98_1_8, "examples_visits.law:132"),
                    (example_98_1_9, "examples_visits.law:133"),
                    (example_98_1_10, "examples_visits.law:134"),
                ),
            ),
        ),
    ),
    Example(
        "rulers are dealt by chance",
        "examples_visits.law:136",
        ("NW-SET-04",),
        None,
        (),
        (
            Step("chance", "examples_visits.law:137", outcomes=((43,), (42,), (34,), (33,))),
            Step("chance", "examples_visits.law:138", outcomes=((40,), (39,), (37,))),
            Step(
                "expect",
                "examples_visits.law:139",
                tests=(
                    (example_99_3_1, "examples_visits.law:140"),
                    (example_99_3_2, "examples_visits.law:141"),
                    (example_99_3_3, "examples_visits.law:142"),
                    (example_99_3_4, "examples_visits.law:143"),
                ),
            ),
        ),
    ),
    Example(
        "thirty-two cards, eight of each suit",
        "examples_visits.law:145",
        ("NW-COMP-01",),
        None,
        (),
        (
            Step(
                "expect",
                "examples_visits.law:146",
                tests=((example_100_1_1, "examples_visits.law:147"), (example_100_1_2, "examples_visits.law:148")),
            ),
        ),
    ),
    Example(
        "twenty-four cards for eight dialogues",
        "examples_visits.law:150",
        ("NW-SET-06", "NW-SET-07", "NW-SET-08", "NW-A-04"),
        None,
        (),
        (
            Step(
                "expect",
                "examples_visits.law:151",
                tests=(
                    (example_101_1_1, "examples_visits.law:152"),
                    (example_101_1_2, "examples_visits.law:153"),
                    (example_101_1_3, "examples_visits.law:154"),
                    (example_101_1_4, "examples_visits.law:155"),
                ),
            ),
            Step("offers", "examples_visits.law:156", answers=(Answer("fief", values=example_101_2_1),)),
        ),
    ),
    Example(
        "a visit without abilities lasts eight dialogues",
        "examples_visits.law:160",
        ("NW-C-01", "NW-END-02", "NW-END-10", "NW-ABL-06"),
        None,
        (),
        (
            Step("given", "examples_visits.law:161", edit=example_102_1),
            Step("answer", "examples_visits.law:164", answers=(Answer("fief", values=example_102_2_1),)),
            Step("answer", "examples_visits.law:165", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:166", answers=(Answer("response", values=example_102_4_1),)),
            Step("answer", "examples_visits.law:167", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:168", answers=(Answer("response", values=example_102_6_1),)),
            Step("answer", "examples_visits.law:169", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:170", answers=(Answer("response", values=example_102_8_1),)),
            Step("answer", "examples_visits.law:171", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:172", answers=(Answer("response", values=example_102_10_1),)),
            Step("answer", "examples_visits.law:173", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:174", answers=(Answer("response", values=example_102_12_1),)),
            Step("answer", "examples_visits.law:175", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:176", answers=(Answer("response", values=example_102_14_1),)),
            Step("answer", "examples_visits.law:177", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:178", answers=(Answer("response", values=example_102_16_1),)),
            Step("answer", "examples_visits.law:179", answers=(Answer("ally", "nothing"),)),
            Step(
                "expect",
                "examples_visits.law:180",
                tests=((example_102_18_1, "examples_visits.law:181"), (example_102_18_2, "examples_visits.law:182")),
            ),
            Step("answer", "examples_visits.law:183", answers=(Answer("response", values=example_102_19_1),)),
            Step(
                "expect",
                "examples_visits.law:184",
                tests=(
                    (example_102_20_1, "examples_visits.law:185"),
                    (example_102_20_2, "examples_visits.law:186"),
                    (example_102_20_3, "examples_visits.law:187"),
                    (example_102_20_4, "examples_visits.law:188"),
                ),
            ),
            Step("refuses", "examples_visits.law:189", answers=(Answer("fief", values=example_102_21_1),)),
        ),
    ),
    Example(
        "the fief's number exactly wins its ruler",
        "examples_visits.law:192",
        ("NW-A-03", "NW-END-04", "NW-A-01", "NW-END-05"),
        None,
        (),
        (
            Step("given", "examples_visits.law:193", edit=example_103_1),
            Step("answer", "examples_visits.law:198", answers=(Answer("fief", values=example_103_2_1),)),
            Step("answer", "examples_visits.law:199", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:200", answers=(Answer("response", values=example_103_4_1),)),
            Step(
                "expect",
                "examples_visits.law:201",
                tests=(
                    (example_103_5_1, "examples_visits.law:202"),
                    (example_103_5_2, "examples_visits.law:203"),
                    (example_103_5_3, "examples_visits.law:204"),
                    (example_103_5_4, "examples_visits.law:205"),
                ),
            ),
            Step("refuses", "examples_visits.law:206", answers=(Answer("fief", values=example_103_6_1),)),
        ),
    ),
    Example(
        "one trick too many",
        "examples_visits.law:209",
        ("NW-END-06", "NW-A-03"),
        None,
        (),
        (
            Step("given", "examples_visits.law:210", edit=example_104_1),
            Step("answer", "examples_visits.law:215", answers=(Answer("fief", values=example_104_2_1),)),
            Step("answer", "examples_visits.law:216", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:217", answers=(Answer("response", values=example_104_4_1),)),
            Step(
                "expect",
                "examples_visits.law:218",
                tests=(
                    (example_104_5_1, "examples_visits.law:219"),
                    (example_104_5_2, "examples_visits.law:220"),
                    (example_104_5_3, "examples_visits.law:221"),
                    (example_104_5_4, "examples_visits.law:222"),
                ),
            ),
        ),
    ),
    Example(
        "more than seven tricks fail too",
        "examples_visits.law:224",
        ("NW-A-03",),
        None,
        (),
        (
            Step("given", "examples_visits.law:225", edit=example_105_1),
            Step("answer", "examples_visits.law:231", answers=(Answer("fief", values=example_105_2_1),)),
            Step("answer", "examples_visits.law:232", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:233", answers=(Answer("response", values=example_105_4_1),)),
            Step("expect", "examples_visits.law:234", tests=((example_105_5_1, "examples_visits.law:235"),)),
        ),
    ),
    Example(
        "the last card of the deck ends the visit",
        "examples_visits.law:237",
        ("NW-C-01", "NW-END-01", "NW-END-03"),
        None,
        (),
        (
            Step("given", "examples_visits.law:238", edit=example_106_1),
            Step("answer", "examples_visits.law:243", answers=(Answer("fief", values=example_106_2_1),)),
            Step("answer", "examples_visits.law:244", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:245", answers=(Answer("response", values=example_106_4_1),)),
            Step(
                "expect",
                "examples_visits.law:246",
                tests=((example_106_5_1, "examples_visits.law:247"), (example_106_5_2, "examples_visits.law:248")),
            ),
        ),
    ),
    Example(
        "one ability before each statement, each once",
        "examples_visits.law:250",
        ("NW-C-03", "NW-C-04", "NW-ABL-01", "NW-ABL-02"),
        None,
        (),
        (
            Step("given", "examples_visits.law:251", edit=example_107_1),
            Step("answer", "examples_visits.law:256", answers=(Answer("fief", values=example_107_2_1),)),
            Step("answer", "examples_visits.law:257", answers=(Answer("ally", values=example_107_3_1),)),
            Step("answer", "examples_visits.law:258", answers=(Answer("discarded", values=example_107_4_1),)),
            Step("answer", "examples_visits.law:259", answers=(Answer("discarded", values=example_107_5_1),)),
            Step(
                "expect",
                "examples_visits.law:260",
                tests=((example_107_6_1, "examples_visits.law:261"), (example_107_6_2, "examples_visits.law:262")),
            ),
            Step("answer", "examples_visits.law:263", answers=(Answer("response", values=example_107_7_1),)),
            Step("refuses", "examples_visits.law:264", answers=(Answer("ally", values=example_107_8_1),)),
            Step("answer", "examples_visits.law:266", answers=(Answer("ally", values=example_107_9_1),)),
        ),
    ),
    Example(
        "abilities come back after the visit",
        "examples_visits.law:268",
        ("NW-ABL-03", "NW-ABL-05", "NW-END-09"),
        None,
        (),
        (
            Step("given", "examples_visits.law:269", edit=example_108_1),
            Step("answer", "examples_visits.law:274", answers=(Answer("fief", values=example_108_2_1),)),
            Step("answer", "examples_visits.law:275", answers=(Answer("ally", values=example_108_3_1),)),
            Step("expect", "examples_visits.law:276", tests=((example_108_4_1, "examples_visits.law:277"),)),
            Step("answer", "examples_visits.law:278", answers=(Answer("response", values=example_108_5_1),)),
            Step("expect", "examples_visits.law:279", tests=((example_108_6_1, "examples_visits.law:280"),)),
            Step("answer", "examples_visits.law:281", answers=(Answer("fief", values=example_108_7_1),)),
            Step("answer", "examples_visits.law:282", answers=(Answer("ally", values=example_108_8_1),)),
        ),
    ),
    Example(
        "a friendly ruler covers an ally for one visit",
        "examples_visits.law:284",
        ("NW-B-01", "NW-B-02", "NW-B-03", "NW-END-05"),
        None,
        (),
        (
            Step("given", "examples_visits.law:285", edit=example_109_1),
            Step("answer", "examples_visits.law:292", answers=(Answer("fief", values=example_109_2_1),)),
            Step("offers", "examples_visits.law:293", answers=(Answer("guest", values=example_109_3_1),)),
            Step("answer", "examples_visits.law:295", answers=(Answer("guest", "nothing"),)),
            Step("answer", "examples_visits.law:296", answers=(Answer("guest", values=example_109_5_1),)),
            Step(
                "expect",
                "examples_visits.law:297",
                tests=(
                    (example_109_6_1, "examples_visits.law:298"),
                    (example_109_6_2, "examples_visits.law:299"),
                    (example_109_6_3, "examples_visits.law:300"),
                ),
            ),
            Step("refuses", "examples_visits.law:301", answers=(Answer("ally", values=example_109_7_1),)),
            Step("answer", "examples_visits.law:303", answers=(Answer("ally", values=example_109_8_1),)),
            Step("expect", "examples_visits.law:304", tests=((example_109_9_1, "examples_visits.law:305"),)),
            Step("answer", "examples_visits.law:306", answers=(Answer("response", values=example_109_10_1),)),
            Step("expect", "examples_visits.law:307", tests=((example_109_11_1, "examples_visits.law:308"),)),
        ),
    ),
    Example(
        "a guest leaves after the visit, the fief still scores",
        "examples_visits.law:311",
        ("NW-END-07", "NW-END-08", "NW-FIN-02", "NW-IDEA-03"),
        None,
        (),
        (
            Step("given", "examples_visits.law:312", edit=example_110_1),
            Step("answer", "examples_visits.law:320", answers=(Answer("fief", values=example_110_2_1),)),
            Step("answer", "examples_visits.law:321", answers=(Answer("guest", values=example_110_3_1),)),
            Step("answer", "examples_visits.law:322", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:323", answers=(Answer("response", values=example_110_5_1),)),
            Step(
                "expect",
                "examples_visits.law:324",
                tests=(
                    (example_110_6_1, "examples_visits.law:325"),
                    (example_110_6_2, "examples_visits.law:326"),
                    (example_110_6_3, "examples_visits.law:327"),
                    (example_110_6_4, "examples_visits.law:328"),
                    (example_110_6_5, "examples_visits.law:329"),
                ),
            ),
            Step("answer", "examples_visits.law:330", answers=(Answer("fief", values=example_110_7_1),)),
            Step("answer", "examples_visits.law:331", answers=(Answer("guest", "nothing"),)),
            Step("expect", "examples_visits.law:332", tests=((example_110_9_1, "examples_visits.law:333"),)),
        ),
    ),
    Example(
        "twenty-four characters",
        "examples_visits.law:335",
        ("NW-COMP-02", "NW-COMP-03"),
        None,
        (),
        (
            Step(
                "expect",
                "examples_visits.law:336",
                tests=(
                    (example_111_1_1, "examples_visits.law:337"),
                    (example_111_1_2, "examples_visits.law:338"),
                    (example_111_1_3, "examples_visits.law:339"),
                    (example_111_1_4, "examples_visits.law:340"),
                ),
            ),
        ),
    ),
    Example(
        "four allies, all rulers neutral, nobody used",
        "examples_visits.law:342",
        ("NW-IDEA-02", "NW-A-02"),
        None,
        (),
        (
            Step(
                "expect",
                "examples_visits.law:343",
                tests=(
                    (example_112_1_1, "examples_visits.law:344"),
                    (example_112_1_2, "examples_visits.law:345"),
                    (example_112_1_3, "examples_visits.law:346"),
                    (example_112_1_4, "examples_visits.law:347"),
                ),
            ),
        ),
    ),
    Example(
        "won tricks and discards stay in their order, the newest on top",
        "examples_visits.law:349",
        ("NW-FAQ-01",),
        None,
        (),
        (
            Step("given", "examples_visits.law:350", edit=example_113_1),
            Step("answer", "examples_visits.law:355", answers=(Answer("fief", values=example_113_2_1),)),
            Step("answer", "examples_visits.law:356", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:357", answers=(Answer("response", values=example_113_4_1),)),
            Step("answer", "examples_visits.law:358", answers=(Answer("ally", "nothing"),)),
            Step("answer", "examples_visits.law:359", answers=(Answer("response", values=example_113_6_1),)),
            Step(
                "expect",
                "examples_visits.law:360",
                tests=(
                    (example_113_7_1, "examples_visits.law:361"),
                    (example_113_7_2, "examples_visits.law:362"),
                    (example_113_7_3, "examples_visits.law:363"),
                ),
            ),
        ),
    ),
)
