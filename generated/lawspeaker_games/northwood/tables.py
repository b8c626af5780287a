"""For Northwood!: what never changes.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.state.pile_state import PileTable

# How many there are of something, where the things of a kind begin and end, and limits; in keys of
# memoized values, how many a part of the key has, one of them for nothing.
CHARACTER_COUNT: Final = 24
FIRST_CHARACTER: Final = 32
FIRST_FIEF: Final = 56
SUIT_COUNT: Final = 4

# northwood.law:10  enum suit: claws or flowers or leaves or eyes
CLAWS: Final = 0

# northwood.law:18  title: jack or queen or king or prince or marchioness or baron
JACK: Final = 0
QUEEN: Final = 1
KING: Final = 2

# northwood.law:28  mood: neutral or friendly or failed = neutral
NEUTRAL: Final = 0
FRIENDLY: Final = 1
FAILED: Final = 2

# northwood.law:7  option style: introductory or full = introductory
INTRODUCTORY: Final = 0

# northwood.law:8  option level: bronze or silver or gold = bronze
BRONZE: Final = 0
SILVER: Final = 1

# All things of a kind.
CARDS: Final = range(32)
CHARACTERS: Final = range(32, 56)
FIEFS: Final = range(56, 64)

# Things; of several copies the first.
JACK_OF_CLAWS: Final = 32
QUEEN_OF_CLAWS: Final = 33
KING_OF_CLAWS: Final = 34
JACK_OF_FLOWERS: Final = 35
QUEEN_OF_FLOWERS: Final = 36
KING_OF_FLOWERS: Final = 37
JACK_OF_LEAVES: Final = 38
QUEEN_OF_LEAVES: Final = 39
KING_OF_LEAVES: Final = 40
JACK_OF_EYES: Final = 41
QUEEN_OF_EYES: Final = 42
KING_OF_EYES: Final = 43
PRINCE_OF_CLAWS: Final = 44
MARCHIONESS_OF_CLAWS: Final = 45
BARON_OF_CLAWS: Final = 46
PRINCE_OF_FLOWERS: Final = 47
MARCHIONESS_OF_FLOWERS: Final = 48
BARON_OF_FLOWERS: Final = 49
PRINCE_OF_LEAVES: Final = 50
MARCHIONESS_OF_LEAVES: Final = 51
BARON_OF_LEAVES: Final = 52
PRINCE_OF_EYES: Final = 53
MARCHIONESS_OF_EYES: Final = 54
BARON_OF_EYES: Final = 55
N3: Final = 59
N4: Final = 60
N7: Final = 63
LONG_WINTER: Final = 65
HARVEST_HOME: Final = 66
SILENT_COURTS: Final = 67
TALKATIVE_LORDS: Final = 68
UP_THE_RIVER: Final = 69
OUTSIDE_IN: Final = 70
CLAWS_IN_FASHION: Final = 71
PLAIN_WORDS: Final = 72
FREE_SPEECH: Final = 73
LOW_VOICES: Final = 74
HEART_OF_THE_WOOD: Final = 75
TWO_VOICES: Final = 76
STRICT_CHAMBERLAIN: Final = 77
MIRROR_WOOD: Final = 78
FULL_TABLE: Final = 79
OPEN_BORDERS: Final = 80

# northwood.law:11  kind card
CARD_SUIT: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    2,
    2,
    2,
    2,
    2,
    2,
    2,
    2,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
    3,
)
CARD_RANK: Final[tuple[int, ...]] = (
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
)

# northwood.law:16  kind character
CHARACTER_SUIT: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    1,
    1,
    2,
    2,
    2,
    3,
    3,
    3,
    0,
    0,
    0,
    1,
    1,
    1,
    2,
    2,
    2,
    3,
    3,
    3,
)
CHARACTER_TITLE: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    2,
    0,
    1,
    2,
    0,
    1,
    2,
    0,
    1,
    2,
    3,
    4,
    5,
    3,
    4,
    5,
    3,
    4,
    5,
    3,
    4,
    5,
)
CHARACTER_CROWNED: Final[tuple[bool, ...]] = (
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    True,
    True,
    True,
    True,
    True,
    True,
    True,
    True,
    True,
    True,
    True,
    True,
)
CHARACTER_USED: Final[tuple[bool, ...]] = (
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
)
CHARACTER_COVER: Final[tuple[int, ...]] = (
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
)

# northwood.law:24  kind fief
FIEF_TRICKS: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
)
FIEF_STARS: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    4,
    3,
    2,
    1,
    1,
    2,
    3,
    4,
)
FIEF_RULER: Final[tuple[int, ...]] = (-1, -1, -1, -1, -1, -1, -1, -1)
FIEF_MOOD: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0, 0)

# scenarios.law:3  kind scenario
SCENARIO_FIXED: Final[tuple[bool, ...]] = (
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    True,
    True,
    True,
    True,
    True,
    True,
    True,
    True,
    True,
    True,
    True,
    True,
    True,
    True,
    True,
    True,
)
SCENARIO_TEAM: Final[tuple[list[int], ...]] = (
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [32, 48, 50, 54],
    [32, 48, 38, 42],
    [34, 37, 39, 55],
    [33, 49, 40, 42],
    [44, 35, 52, 42],
    [34, 37, 40, 41],
    [33, 35, 52, 42],
    [46, 36, 51, 54],
    [34, 49, 51, 43],
    [34, 36, 39, 43],
    [32, 49, 40, 41],
    [46, 48, 50, 41],
    [44, 35, 50, 41],
    [44, 48, 39, 54],
    [32, 47, 39, 42],
    [44, 48, 38, 53],
)
SCENARIO_WEST: Final[tuple[list[int], ...]] = (
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [49, 37, 51, 53],
    [46, 55, 52, 49],
    [36, 45, 43, 40],
    [48, 50, 32, 43],
    [32, 39, 34, 54],
    [55, 38, 45, 51],
    [32, 38, 48, 43],
    [32, 38, 40, 53],
    [47, 37, 53, 32],
    [37, 41, 44, 52],
    [46, 51, 55, 43],
    [37, 32, 36, 51],
    [42, 52, 34, 48],
    [55, 33, 43, 36],
    [55, 35, 53, 49],
    [34, 39, 41, 33],
)
SCENARIO_EAST: Final[tuple[list[int], ...]] = (
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [41, 33, 46, 40],
    [53, 36, 44, 40],
    [51, 33, 48, 54],
    [47, 52, 46, 53],
    [47, 40, 55, 48],
    [33, 48, 54, 35],
    [55, 49, 44, 40],
    [43, 48, 44, 35],
    [44, 54, 52, 38],
    [49, 53, 46, 40],
    [48, 36, 52, 34],
    [40, 54, 53, 45],
    [37, 53, 33, 40],
    [34, 51, 35, 40],
    [40, 46, 45, 50],
    [55, 40, 36, 37],
)
SCENARIO_STARS_NEEDED: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    13,
    17,
    13,
    14,
    12,
    13,
    16,
    10,
    17,
    14,
    17,
    13,
    12,
    15,
    17,
    16,
)

# Things by the value of a field that nothing changes.
CHARACTERS_BY_TITLE: Final[tuple[tuple[int, ...], ...]] = (
    (32, 35, 38, 41),
    (33, 36, 39, 42),
    (34, 37, 40, 43),
    (44, 47, 50, 53),
    (45, 48, 51, 54),
    (46, 49, 52, 55),
)

# Piles; where each player has one, player p's has p added.
ROW: Final = 0
BOX: Final = 1
TURNED_UP: Final = 2
ASIDE: Final = 3
ALLIES: Final = 4
COURT: Final = 5
FRIENDS: Final = 6
GUESTS: Final = 7
DECK: Final = 8
HAND: Final = 9
DISCARD: Final = 10
SCORE_PILE: Final = 11
TALE: Final = 12
PILES: Final = PileTable(
    (2, 0, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
    ),
)

# The event each effect, each rule of once lasts until; -1: as long as the call it is written under.
EFFECTS_UNTIL: Final[tuple[int, ...]] = (4,)

# Whose frame lies on the stack.
VERB_DISCARD_ALL: Final = 0
VERB_SCORE_ALL: Final = 1
VERB_TAKE_TOPS: Final = 2
VERB_DISCARD_NINE: Final = 3
VERB_TRADE_RULERS: Final = 4
VERB_BRING_FRIENDS: Final = 5
VERB_ASK_AN_ALLY: Final = 6
VERB_HOLD_DIALOGUE: Final = 7
VERB_PHASE_VISIT: Final = 8
VERB_SETUP: Final = 9
VERB_COURSE: Final = 10
VERB_QUEEN_OF_CLAWS_ABILITY: Final = 11
VERB_KING_OF_CLAWS_ABILITY: Final = 12
VERB_JACK_OF_FLOWERS_ABILITY: Final = 13
VERB_KING_OF_FLOWERS_ABILITY: Final = 14
VERB_JACK_OF_LEAVES_ABILITY: Final = 15
VERB_QUEEN_OF_LEAVES_ABILITY: Final = 16
VERB_KING_OF_LEAVES_ABILITY: Final = 17
VERB_JACK_OF_EYES_ABILITY: Final = 18
VERB_KING_OF_EYES_ABILITY: Final = 19
VERB_BARON_OF_CLAWS_ABILITY: Final = 20
VERB_PRINCE_OF_FLOWERS_ABILITY: Final = 21
VERB_MARCHIONESS_OF_FLOWERS_ABILITY: Final = 22
VERB_BARON_OF_FLOWERS_ABILITY: Final = 23
VERB_PRINCE_OF_LEAVES_ABILITY: Final = 24
VERB_MARCHIONESS_OF_LEAVES_ABILITY: Final = 25
VERB_BARON_OF_LEAVES_ABILITY: Final = 26
VERB_PRINCE_OF_EYES_ABILITY: Final = 27
VERB_MARCHIONESS_OF_EYES_ABILITY: Final = 28
VERB_BARON_OF_EYES_ABILITY: Final = 29

# Where functions that may suspend go on, and by function and label, where each asked.
BEGIN: Final = 0
ASK_CS: Final = 2
TAKE_CS: Final = 3
THEN_CHOOSE_ORDER: Final = 4
THEN_REPEAT_3_TIMES: Final = 5
ASK_OPTION: Final = 7
TAKE_OPTION: Final = 8
THEN_FROM_DECK: Final = 9
THEN_FROM_DISCARD: Final = 10
THEN_FROM_SCORE: Final = 11
DONE: Final = 12
DONE_2: Final = 13
TAKE_LOW_HIGH: Final = 15
TAKE_NEIGHBOUR: Final = 16
NEXT_ALLY: Final = 17
ASK_GUEST: Final = 19
TAKE_GUEST: Final = 20
TAKE_ALLY: Final = 21
ASK_RESPONSE: Final = 22
TAKE_RESPONSE: Final = 23
FAIL: Final = 24
TAKE_FIEF: Final = 25
FINISH: Final = 26
THEN_VISITED_FIEF: Final = 27
AFTER_BRING_FRIENDS: Final = 28
AFTER_ASK_AN_ALLY: Final = 30
AFTER_HOLD_DIALOGUE: Final = 32
FINISH_2: Final = 34
AFTER_PHASE_VISIT: Final = 36
ASK_GIVEN_BACK: Final = 38
TAKE_GIVEN_BACK: Final = 39
THEN_CHOOSE_2_DISCARDED: Final = 40
ASK_ONE_OF_DISCARDED: Final = 41
TAKE_ONE_OF_DISCARDED: Final = 42
TAKE_THEME: Final = 44
TAKE_TRUMP_CARD: Final = 45
TAKE_DISCARDED: Final = 46
ASK_DISCARDED: Final = 47
TAKE_DISCARDED_2: Final = 48
AFTER_DISCARD_ALL: Final = 50
TAKE_WOKEN: Final = 51
TAKE_FRIEND: Final = 52
ASK_KEPT: Final = 53
TAKE_KEPT: Final = 54
TAKE_MINE_THEIRS: Final = 55
ASKED_AT: Final[dict[tuple[int, int], int]] = {
    (VERB_DISCARD_ALL, TAKE_CS): ASK_CS,
    (VERB_SCORE_ALL, TAKE_CS): ASK_CS,
    (VERB_TAKE_TOPS, TAKE_OPTION): ASK_OPTION,
    (VERB_DISCARD_NINE, TAKE_LOW_HIGH): BEGIN,
    (VERB_TRADE_RULERS, TAKE_NEIGHBOUR): BEGIN,
    (VERB_BRING_FRIENDS, TAKE_GUEST): ASK_GUEST,
    (VERB_ASK_AN_ALLY, TAKE_ALLY): BEGIN,
    (VERB_HOLD_DIALOGUE, TAKE_RESPONSE): ASK_RESPONSE,
    (VERB_PHASE_VISIT, TAKE_FIEF): BEGIN,
    (VERB_KING_OF_LEAVES_ABILITY, TAKE_GIVEN_BACK): ASK_GIVEN_BACK,
    (VERB_JACK_OF_EYES_ABILITY, TAKE_ONE_OF_DISCARDED): ASK_ONE_OF_DISCARDED,
    (VERB_KING_OF_EYES_ABILITY, TAKE_THEME): BEGIN,
    (VERB_BARON_OF_CLAWS_ABILITY, TAKE_TRUMP_CARD): BEGIN,
    (VERB_PRINCE_OF_FLOWERS_ABILITY, TAKE_DISCARDED): BEGIN,
    (VERB_PRINCE_OF_FLOWERS_ABILITY, TAKE_DISCARDED_2): ASK_DISCARDED,
    (VERB_MARCHIONESS_OF_FLOWERS_ABILITY, TAKE_DISCARDED): ASK_DISCARDED,
    (VERB_PRINCE_OF_LEAVES_ABILITY, TAKE_THEME): BEGIN,
    (VERB_MARCHIONESS_OF_LEAVES_ABILITY, TAKE_WOKEN): BEGIN,
    (VERB_BARON_OF_LEAVES_ABILITY, TAKE_FRIEND): BEGIN,
    (VERB_PRINCE_OF_EYES_ABILITY, TAKE_CS): ASK_CS,
    (VERB_MARCHIONESS_OF_EYES_ABILITY, TAKE_KEPT): ASK_KEPT,
    (VERB_BARON_OF_EYES_ABILITY, TAKE_MINE_THEIRS): BEGIN,
}

# Effects.
EFFECT_PRINCE_OF_LEAVES_ABILITY: Final = 0

# Types, pieces and events, as chance and the log number them.
TYPE_CARD: Final = 0
TYPE_CHARACTER: Final = 1
EVENT_TRICK_WON: Final = 0
EVENT_TRICK_LOST: Final = 1
EVENT_WON_OVER: Final = 2
EVENT_TURNED_AWAY: Final = 3
EVENT_VISIT_OVER: Final = 4
