"""For Northwood!: endings, and the loop that runs the stack.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northwood.state import State
from lawspeaker_games.northwood.tables import (
    BARON_OF_CLAWS,
    BARON_OF_EYES,
    BARON_OF_FLOWERS,
    BARON_OF_LEAVES,
    BEGIN,
    JACK_OF_CLAWS,
    JACK_OF_EYES,
    JACK_OF_FLOWERS,
    JACK_OF_LEAVES,
    KING_OF_CLAWS,
    KING_OF_EYES,
    KING_OF_FLOWERS,
    KING_OF_LEAVES,
    MARCHIONESS_OF_CLAWS,
    MARCHIONESS_OF_EYES,
    MARCHIONESS_OF_FLOWERS,
    MARCHIONESS_OF_LEAVES,
    PRINCE_OF_CLAWS,
    PRINCE_OF_EYES,
    PRINCE_OF_FLOWERS,
    PRINCE_OF_LEAVES,
    QUEEN_OF_CLAWS,
    QUEEN_OF_EYES,
    QUEEN_OF_FLOWERS,
    QUEEN_OF_LEAVES,
    VERB_BARON_OF_CLAWS_ABILITY,
    VERB_BARON_OF_EYES_ABILITY,
    VERB_BARON_OF_FLOWERS_ABILITY,
    VERB_BARON_OF_LEAVES_ABILITY,
    VERB_JACK_OF_EYES_ABILITY,
    VERB_JACK_OF_FLOWERS_ABILITY,
    VERB_JACK_OF_LEAVES_ABILITY,
    VERB_KING_OF_CLAWS_ABILITY,
    VERB_KING_OF_EYES_ABILITY,
    VERB_KING_OF_FLOWERS_ABILITY,
    VERB_KING_OF_LEAVES_ABILITY,
    VERB_MARCHIONESS_OF_EYES_ABILITY,
    VERB_MARCHIONESS_OF_FLOWERS_ABILITY,
    VERB_MARCHIONESS_OF_LEAVES_ABILITY,
    VERB_PRINCE_OF_EYES_ABILITY,
    VERB_PRINCE_OF_FLOWERS_ABILITY,
    VERB_PRINCE_OF_LEAVES_ABILITY,
    VERB_QUEEN_OF_CLAWS_ABILITY,
    VERB_QUEEN_OF_LEAVES_ABILITY,
)
from lawspeaker_games.northwood.values import goal, score, total_
from lawspeaker_runtime.state.base_state import finish, is_over
from lawspeaker_runtime.state.selection import most


def run_character_ability(s: State, you: int, this: int) -> bool:
    """Run the ability of a thing; a thing without any does nothing."""
    if this < PRINCE_OF_CLAWS:
        if this < JACK_OF_LEAVES:
            if this == JACK_OF_CLAWS:
                jack_of_claws_ability(s, you, this)
                return False
            if this == QUEEN_OF_CLAWS:
                s.stack += [you, this, BEGIN, VERB_QUEEN_OF_CLAWS_ABILITY]
                return queen_of_claws_ability(s)
            if this == KING_OF_CLAWS:
                s.stack += [you, this, BEGIN, VERB_KING_OF_CLAWS_ABILITY]
                return king_of_claws_ability(s)
            if this == JACK_OF_FLOWERS:
                s.stack += [you, this, BEGIN, VERB_JACK_OF_FLOWERS_ABILITY]
                return jack_of_flowers_ability(s)
            if this == QUEEN_OF_FLOWERS:
                queen_of_flowers_ability(s, you, this)
                return False
            if this == KING_OF_FLOWERS:
                s.stack += [you, this, BEGIN, VERB_KING_OF_FLOWERS_ABILITY]
                return king_of_flowers_ability(s)
        else:
            if this == JACK_OF_LEAVES:
                s.stack += [you, this, BEGIN, VERB_JACK_OF_LEAVES_ABILITY]
                return jack_of_leaves_ability(s)
            if this == QUEEN_OF_LEAVES:
                s.stack += [you, this, BEGIN, VERB_QUEEN_OF_LEAVES_ABILITY]
                return queen_of_leaves_ability(s)
            if this == KING_OF_LEAVES:
                s.stack += [you, this, 0, 0, BEGIN, VERB_KING_OF_LEAVES_ABILITY]
                return king_of_leaves_ability(s)
            if this == JACK_OF_EYES:
                s.stack += [you, this, 0, BEGIN, VERB_JACK_OF_EYES_ABILITY]
                s.lists += [[]]
                return jack_of_eyes_ability(s)
            if this == QUEEN_OF_EYES:
                queen_of_eyes_ability(s, you, this)
                return False
            if this == KING_OF_EYES:
                s.stack += [you, this, BEGIN, VERB_KING_OF_EYES_ABILITY]
                return king_of_eyes_ability(s)
    else:
        if this < PRINCE_OF_LEAVES:
            if this == PRINCE_OF_CLAWS:
                prince_of_claws_ability(s, you, this)
                return False
            if this == MARCHIONESS_OF_CLAWS:
                marchioness_of_claws_ability(s, you, this)
                return False
            if this == BARON_OF_CLAWS:
                s.stack += [you, this, BEGIN, VERB_BARON_OF_CLAWS_ABILITY]
                return baron_of_claws_ability(s)
            if this == PRINCE_OF_FLOWERS:
                s.stack += [you, this, BEGIN, VERB_PRINCE_OF_FLOWERS_ABILITY]
                return prince_of_flowers_ability(s)
            if this == MARCHIONESS_OF_FLOWERS:
                s.stack += [you, this, BEGIN, VERB_MARCHIONESS_OF_FLOWERS_ABILITY]
                return marchioness_of_flowers_ability(s)
            if this == BARON_OF_FLOWERS:
                s.stack += [you, this, 0, BEGIN, VERB_BARON_OF_FLOWERS_ABILITY]
                return baron_of_flowers_ability(s)
        else:
            if this == PRINCE_OF_LEAVES:
                s.stack += [you, this, BEGIN, VERB_PRINCE_OF_LEAVES_ABILITY]
                return prince_of_leaves_ability(s)
            if this == MARCHIONESS_OF_LEAVES:
                s.stack += [you, this, BEGIN, VERB_MARCHIONESS_OF_LEAVES_ABILITY]
                return marchioness_of_leaves_ability(s)
            if this == BARON_OF_LEAVES:
                s.stack += [you, this, BEGIN, VERB_BARON_OF_LEAVES_ABILITY]
                return baron_of_leaves_ability(s)
            if this == PRINCE_OF_EYES:
                s.stack += [you, this, BEGIN, VERB_PRINCE_OF_EYES_ABILITY]
                s.lists += [[], []]
                return prince_of_eyes_ability(s)
            if this == MARCHIONESS_OF_EYES:
                s.stack += [you, this, BEGIN, VERB_MARCHIONESS_OF_EYES_ABILITY]
                s.lists += [[]]
                return marchioness_of_eyes_ability(s)
            if this == BARON_OF_EYES:
                s.stack += [you, this, BEGIN, VERB_BARON_OF_EYES_ABILITY]
                return baron_of_eyes_ability(s)
    return False


# northwood.law:229  win Gold for p when ended
def win_gold(s: State) -> None:
    best = [p for p in range(1, 2) if total_(s) >= goal(s) and total_(s) >= 20]
    if best and not s.over:
        finish(s, 0, best[:1])


# northwood.law:231  win Silver for p when ended
def win_silver(s: State) -> None:
    best = [p for p in range(1, 2) if total_(s) >= goal(s) and total_(s) >= 18]
    if best and not s.over:
        finish(s, 1, best[:1])


# northwood.law:233  win Bronze for p when ended
def win_bronze(s: State) -> None:
    best = [p for p in range(1, 2) if total_(s) >= goal(s) and total_(s) >= 16]
    if best and not s.over:
        finish(s, 2, best[:1])


# northwood.law:235  win Council for p when ended
def win_council(s: State) -> None:
    best = [p for p in range(1, 2) if total_(s) >= goal(s)]
    if best and not s.over:
        finish(s, 3, best[:1])


# northwood.law:237  lose Adjourned when ended
def win_adjourned(s: State) -> None:
    if not s.over and total_(s) < goal(s):
        finish(s, 4, [])


def end_game(s: State) -> None:
    """Decide who wins when the game is over."""
    if s.over:
        return
    win_gold(s)
    win_silver(s)
    win_bronze(s)
    win_council(s)
    win_adjourned(s)
    if is_over(s):
        return
    best = most(list(range(1, 2)), lambda p: score(s, p))
    finish(s, -1, best)


def run(s: State) -> None:
    """Run what is on the stack until a player must decide or the game is over."""
    stack = s.stack
    while stack and not s.over:
        if VERBS[stack[-1]](s) and not s.over:
            return
    if not s.over:
        end_game(s)
    s.stack = []
    s.lists = []
    s.player = 0
    s.site = -1
    s.legal = []


# At the end, because these modules call each other.
from lawspeaker_games.northwood.steps_characters import (
    discard_all,
    discard_nine,
    jack_of_claws_ability,
    jack_of_eyes_ability,
    jack_of_flowers_ability,
    jack_of_leaves_ability,
    king_of_claws_ability,
    king_of_eyes_ability,
    king_of_flowers_ability,
    king_of_leaves_ability,
    queen_of_claws_ability,
    queen_of_eyes_ability,
    queen_of_flowers_ability,
    queen_of_leaves_ability,
    score_all,
    take_tops,
    trade_rulers,
)
from lawspeaker_games.northwood.steps_crowned import (
    baron_of_claws_ability,
    baron_of_eyes_ability,
    baron_of_flowers_ability,
    baron_of_leaves_ability,
    marchioness_of_claws_ability,
    marchioness_of_eyes_ability,
    marchioness_of_flowers_ability,
    marchioness_of_leaves_ability,
    prince_of_claws_ability,
    prince_of_eyes_ability,
    prince_of_flowers_ability,
    prince_of_leaves_ability,
)
from lawspeaker_games.northwood.steps_northwood import (
    ask_an_ally,
    bring_friends,
    course,
    hold_dialogue,
    phase_visit,
    setup,
)

# Functions that may suspend, by the numbers that the stack holds.
VERBS: Final = (
    discard_all,
    score_all,
    take_tops,
    discard_nine,
    trade_rulers,
    bring_friends,
    ask_an_ally,
    hold_dialogue,
    phase_visit,
    setup,
    course,
    queen_of_claws_ability,
    king_of_claws_ability,
    jack_of_flowers_ability,
    king_of_flowers_ability,
    jack_of_leaves_ability,
    queen_of_leaves_ability,
    king_of_leaves_ability,
    jack_of_eyes_ability,
    king_of_eyes_ability,
    baron_of_claws_ability,
    prince_of_flowers_ability,
    marchioness_of_flowers_ability,
    baron_of_flowers_ability,
    prince_of_leaves_ability,
    marchioness_of_leaves_ability,
    baron_of_leaves_ability,
    prince_of_eyes_ability,
    marchioness_of_eyes_ability,
    baron_of_eyes_ability,
)
