"""For Northwood!: values and permissions.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.northwood.state import State
from lawspeaker_games.northwood.tables import (
    ALLIES,
    BRONZE,
    CARD_RANK,
    CARD_SUIT,
    CHARACTER_SUIT,
    CLAWS,
    CLAWS_IN_FASHION,
    DECK,
    EFFECT_PRINCE_OF_LEAVES_ABILITY,
    FIEF_STARS,
    FIEF_TRICKS,
    FIRST_CHARACTER,
    FIRST_FIEF,
    FREE_SPEECH,
    FRIENDLY,
    FRIENDS,
    FULL_TABLE,
    HAND,
    HARVEST_HOME,
    HEART_OF_THE_WOOD,
    LONG_WINTER,
    LOW_VOICES,
    MIRROR_WOOD,
    N3,
    N4,
    N7,
    NEUTRAL,
    OPEN_BORDERS,
    OUTSIDE_IN,
    PLAIN_WORDS,
    ROW,
    SCENARIO_FIXED,
    SCENARIO_STARS_NEEDED,
    SCORE_PILE,
    SILENT_COURTS,
    SILVER,
    STRICT_CHAMBERLAIN,
    TALE,
    TALKATIVE_LORDS,
    TWO_VOICES,
    UP_THE_RIVER,
)
from lawspeaker_runtime.state.pile_state import is_in_pile
from lawspeaker_runtime.state.selection import require


# northwood.law:85  value hand_size -> number = 8
def hand_size(s: State) -> int:
    value = 8
    for this in s.piles[TALE]:
        # scenarios.law:31  Long Winter: adds -1 to hand_size
        if this == LONG_WINTER:
            value += -1
        # scenarios.law:40  Harvest Home: adds 1 to hand_size
        if this == HARVEST_HOME:
            value += 1
    return value


# northwood.law:87  value trump -> suit = suit of ruler of visited_fief
def trump(s: State) -> int:
    value = CHARACTER_SUIT[
        require(s.fief_ruler[require(s.visited_fief, "northwood.law:87") - FIRST_FIEF], "northwood.law:87")
    ]
    for this in s.piles[TALE]:
        # scenarios.law:90  Claws in Fashion: sets trump to claws
        if this == CLAWS_IN_FASHION:
            value = CLAWS
    for entry in s.effects:
        if entry[0] == EFFECT_PRINCE_OF_LEAVES_ABILITY:
            its_theme = entry[4]
            # crowned.law:67  sets trump to theme
            value = its_theme
    return value


# northwood.law:89  value beats of c: card over statement: card -> yes_no
def beats(s: State, c: int, statement: int) -> bool:
    if CARD_SUIT[c] == CARD_SUIT[statement]:
        value = CARD_RANK[c] > CARD_RANK[statement]
    else:
        value = CARD_SUIT[c] == trump(s)
    for this in s.piles[TALE]:
        # scenarios.law:99  Plain Words: sets (beats of c over statement) to no where suit of c is not suit of…
        if this == PLAIN_WORDS and CARD_SUIT[c] != CARD_SUIT[statement]:
            value = False
        # scenarios.law:117  Low Voices: sets (beats of c over statement) to (rank of c is less than rank of…
        if this == LOW_VOICES and CARD_SUIT[c] == CARD_SUIT[statement]:
            value = CARD_RANK[c] < CARD_RANK[statement]
    return value


# northwood.law:93  value following of statement: card -> list of card = (c among hand where suit of c is suit of…
def following(s: State, statement: int) -> list[int]:
    value = [c for c in s.piles[HAND] if CARD_SUIT[c] == CARD_SUIT[statement]]
    for this in s.piles[TALE]:
        # scenarios.law:108  Free Speech: sets following of statement to hand
        if this == FREE_SPEECH:
            value = list(s.piles[HAND])
    return value


# northwood.law:95  value worth of f: fief -> number = stars of f if mood of f is friendly else 0
def worth(s: State, f: int) -> int:
    return stars_of_fief(s, f) if s.fief_mood[f - FIRST_FIEF] == FRIENDLY else 0


# northwood.law:97  value total -> number = sum of worth of f for each f among row
def total_(s: State) -> int:
    value = s.memo_total_.get(0)
    if value is None:
        value = s.memo_total_[0] = compute_total_(s)
    return value


def compute_total_(s: State) -> int:
    """Compute what `total_` memoizes."""
    total = 0
    for f in s.piles[ROW]:
        total += worth(s, f)
    return total


# northwood.law:99  value in_reach -> number = total + (sum of stars of f for each f among row where mood of f is…
def in_reach(s: State) -> int:
    return total_(s) + sum(stars_of_fief(s, f) for f in s.piles[ROW] if s.fief_mood[f - FIRST_FIEF] == NEUTRAL)


# northwood.law:101  value goal -> number
def goal(s: State) -> int:
    if s.level == BRONZE:
        value = 16
    elif s.level == SILVER:
        value = 18
    else:
        value = 20
    for this in s.piles[TALE]:
        # scenarios.law:9  scenario: sets goal to stars_needed of this where fixed of this
        if SCENARIO_FIXED[this]:
            value = SCENARIO_STARS_NEEDED[this]
    return value


# northwood.law:106  value acting of ally: character -> character = ally if cover of ally is nothing else cover of ally
def acting(s: State, ally: int) -> int:
    return (
        ally
        if s.character_cover[ally - FIRST_CHARACTER] == -1
        else require(s.character_cover[ally - FIRST_CHARACTER], "northwood.law:106")
    )


# northwood.law:108  value talked_out -> yes_no = hand is empty or deck is empty
def talked_out(s: State) -> bool:
    return len(s.piles[HAND]) == 0 or len(s.piles[DECK]) == 0


# scenarios.law:60  value neutral_below of f: fief -> yes_no = any g among row where mood of g is neutral and tricks…
def neutral_below(s: State, f: int) -> bool:
    for g in s.piles[ROW]:
        if s.fief_mood[g - FIRST_FIEF] == NEUTRAL and tricks_of_fief(s, g) < tricks_of_fief(s, f):
            return True
    return False


# scenarios.law:62  value neutral_above of f: fief -> yes_no = any g among row where mood of g is neutral and tricks…
def neutral_above(s: State, f: int) -> bool:
    for g in s.piles[ROW]:
        if s.fief_mood[g - FIRST_FIEF] == NEUTRAL and tricks_of_fief(s, g) > tricks_of_fief(s, f):
            return True
    return False


# northwood.law:25  tricks: 0 to 7
def tricks_of_fief(s: State, fief: int) -> int:
    value = FIEF_TRICKS[fief]
    for this in s.piles[TALE]:
        # scenarios.law:153  Mirror Wood: sets tricks of f to 7 - printed tricks of f
        if this == MIRROR_WOOD:
            value = 7 - FIEF_TRICKS[fief]
    for this in s.piles[TALE]:
        # scenarios.law:58  Talkative Lords: adds 1 to tricks of f where f is not "7"
        if this == TALKATIVE_LORDS and fief != N7:
            value += 1
    return value


# northwood.law:26  stars: 1 to 4
def stars_of_fief(s: State, fief: int) -> int:
    value = FIEF_STARS[fief]
    for this in s.piles[TALE]:
        # scenarios.law:126  Heart of the Wood: adds 2 to stars of f where f is in ("3", "4")
        if this == HEART_OF_THE_WOOD and fief in (N3, N4):
            value += 2
        # scenarios.law:162  Full Table: adds 1 to stars of f where mood of f is neutral or ruler of f is in…
        if this == FULL_TABLE and (
            s.fief_mood[fief - FIRST_FIEF] == NEUTRAL or is_in_pile(s, s.fief_ruler[fief - FIRST_FIEF], FRIENDS)
        ):
            value += 1
    return value


# characters.law:100  can trade_places with f: fief over n: number = f is not visited_fief and mood of f is neutral
def can_trade_places(s: State, f: int, n: int) -> bool:
    value = (
        f != s.visited_fief
        and s.fief_mood[f - FIRST_FIEF] == NEUTRAL
        and -n <= FIEF_TRICKS[f] - FIEF_TRICKS[require(s.visited_fief, "characters.law:101")] <= n
    )
    for this in s.piles[TALE]:
        # scenarios.law:171  Open Borders: allows trade_places with f where f is not visited_fief and mood of…
        if this == OPEN_BORDERS and f != s.visited_fief and s.fief_mood[f - FIRST_FIEF] == NEUTRAL:
            value = True
    return value


# northwood.law:110  can visit f: fief = mood of f is neutral
def can_visit(s: State, f: int) -> bool:
    value = s.fief_mood[f - FIRST_FIEF] == NEUTRAL
    for this in s.piles[TALE]:
        # scenarios.law:72  Up the River: forbids visit f where neutral_below of f
        if this == UP_THE_RIVER and neutral_below(s, f):
            value = False
        # scenarios.law:81  Outside In: forbids visit f where neutral_below of f and neutral_above of f
        if this == OUTSIDE_IN and neutral_below(s, f) and neutral_above(s, f):
            value = False
    return value


# northwood.law:112  can ask ally: character = not used of ally
def can_ask(s: State, ally: int) -> bool:
    value = not s.character_used[ally - FIRST_CHARACTER]
    for this in s.piles[TALE]:
        # scenarios.law:135  Two Voices: forbids ask ally where (count c among allies where used of c) is at…
        if this == TWO_VOICES and sum(1 for c in s.piles[ALLIES] if s.character_used[c - FIRST_CHARACTER]) >= 2:
            value = False
        # scenarios.law:144  Strict Chamberlain: forbids ask ally where score_pile is not empty
        if this == STRICT_CHAMBERLAIN and len(s.piles[SCORE_PILE]) > 0:
            value = False
    return value


# northwood.law:114  can bring guest: character = guest is in friends
def can_bring(s: State, guest: int) -> bool:
    value = s.at[guest] == FRIENDS
    for this in s.piles[TALE]:
        # scenarios.law:49  Silent Courts: forbids bring guest
        if this == SILENT_COURTS:
            value = False
    return value


# northwood.law:227  score for p
def score_parts(s: State, p: int) -> list[int]:
    return [total_(s)]


def score(s: State, p: int) -> int:
    """Add up a player's points."""
    return sum(score_parts(s, p))
