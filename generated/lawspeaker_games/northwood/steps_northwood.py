"""For Northwood!: verbs, events and phases of northwood.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northwood.state import State
from lawspeaker_games.northwood.tables import (
    AFTER_ASK_AN_ALLY,
    AFTER_BRING_FRIENDS,
    AFTER_HOLD_DIALOGUE,
    AFTER_PHASE_VISIT,
    ALLIES,
    ASIDE,
    ASK_GUEST,
    ASK_RESPONSE,
    BEGIN,
    BOX,
    CARDS,
    CHARACTER_CROWNED,
    CHARACTER_SUIT,
    CHARACTER_TITLE,
    CHARACTERS,
    CHARACTERS_BY_TITLE,
    COURT,
    DECK,
    DISCARD,
    DONE,
    EFFECTS_UNTIL,
    EVENT_TRICK_LOST,
    EVENT_TRICK_WON,
    EVENT_TURNED_AWAY,
    EVENT_VISIT_OVER,
    EVENT_WON_OVER,
    FAIL,
    FAILED,
    FIEFS,
    FINISH,
    FINISH_2,
    FIRST_CHARACTER,
    FIRST_FIEF,
    FRIENDLY,
    FRIENDS,
    GUESTS,
    HAND,
    INTRODUCTORY,
    JACK,
    KING,
    NEUTRAL,
    NEXT_ALLY,
    PILES,
    QUEEN,
    ROW,
    SCENARIO_FIXED,
    SCORE_PILE,
    TAKE_ALLY,
    TAKE_FIEF,
    TAKE_GUEST,
    TAKE_RESPONSE,
    THEN_VISITED_FIEF,
    TURNED_UP,
    TYPE_CARD,
    TYPE_CHARACTER,
    VERB_ASK_AN_ALLY,
    VERB_BRING_FRIENDS,
    VERB_HOLD_DIALOGUE,
    VERB_PHASE_VISIT,
)
from lawspeaker_games.northwood.values import (
    acting,
    beats,
    can_ask,
    can_bring,
    can_visit,
    following,
    goal,
    hand_size,
    in_reach,
    talked_out,
    tricks_of_fief,
)
from lawspeaker_runtime.piles.moves import deal, put_first, put_last, put_list_last
from lawspeaker_runtime.piles.order import first_card, shuffle
from lawspeaker_runtime.piles.unseen_moves import put_list_last_unseen
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state.base_state import count_step
from lawspeaker_runtime.state.effects_and_triggers import end_effects_until
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.pile_state import is_in_pile
from lawspeaker_runtime.state.selection import first_or, last_or, require
from lawspeaker_runtime.visibility.knowledge import open_to

# Decisions and their actions.
OFFSET_GUEST: Final = 1068
DECISION_GUEST: Final = 5
DECLINE_GUEST: Final = 1124
OFFSET_ALLY: Final = 1093
DECISION_ALLY: Final = 6
DECLINE_ALLY: Final = 1149
FIRST_RESPONSE: Final = 1150
DECISION_RESPONSE: Final = 7
OFFSET_FIEF: Final = 1126
STOP_HERE: Final = 1190
DECISION_FIEF: Final = 8


# northwood.law:117  verb set_out_beginners
def set_out_beginners(s: State, you: int) -> None:
    put_list_last(s, PILES, [c for c in CHARACTERS if CHARACTER_CROWNED[c]], ASIDE)
    s.memo_total_ = {}
    put_list_last(s, PILES, list(CHARACTERS_BY_TITLE[JACK]), ALLIES)
    s.memo_total_ = {}
    put_list_last_unseen(
        s, PILES, [c for c in CHARACTERS if CHARACTER_TITLE[c] == QUEEN or CHARACTER_TITLE[c] == KING], BOX
    )
    s.memo_total_ = {}
    shuffle(s, PILES, BOX)
    for f in s.piles[ROW][:]:
        deal(s, PILES, 1, BOX, COURT, TYPE_CHARACTER)
        s.memo_total_ = {}
        s.fief_ruler[f - FIRST_FIEF] = last_or(s.piles[COURT], -1)
        s.memo_total_ = {}


# northwood.law:126  verb set_out_everybody
def set_out_everybody(s: State, you: int) -> None:
    put_list_last(s, PILES, list(CHARACTERS), BOX)
    s.memo_total_ = {}
    shuffle(s, PILES, BOX)
    while not (len(s.piles[ALLIES]) == 4 and len(s.piles[COURT]) == 8):
        count_step(s, "northwood.law:129")
        deal(s, PILES, 1, BOX, TURNED_UP, TYPE_CHARACTER)
        s.memo_total_ = {}
        c = first_or(s.piles[TURNED_UP], -1)
        s.turned[CHARACTER_SUIT[require(c, "northwood.law:132")]] += 1
        if s.turned[CHARACTER_SUIT[require(c, "northwood.law:133")]] == 1:
            put_last(s, PILES, require(c, "northwood.law:134"), ALLIES)
            s.memo_total_ = {}
        elif s.turned[CHARACTER_SUIT[c]] <= 3:
            s.fief_ruler[
                require(next((f for f in s.piles[ROW] if s.fief_ruler[f - FIRST_FIEF] == -1), -1), "northwood.law:136")
                - FIRST_FIEF
            ] = c
            s.memo_total_ = {}
            put_last(s, PILES, c, COURT)
            s.memo_total_ = {}
        else:
            put_last(s, PILES, c, ASIDE)
            s.memo_total_ = {}


# northwood.law:141  verb take_hand
def take_hand(s: State, you: int) -> None:
    put_all_last(s, PILES, HAND, DECK)
    put_all_last(s, PILES, DISCARD, DECK)
    put_all_last(s, PILES, SCORE_PILE, DECK)
    shuffle(s, PILES, DECK)
    deal(s, PILES, hand_size(s), DECK, HAND, TYPE_CARD)


# northwood.law:179  verb take_leave at f: fief
def take_leave(s: State, you: int, f: int) -> None:
    if len(s.piles[SCORE_PILE]) == tricks_of_fief(s, f):
        if s.noting:
            note_event(
                s,
                EVENT_WON_OVER,
                open_to(s, PILES, [require(s.fief_ruler[f - FIRST_FIEF], "northwood.law:181")]),
                [require(s.fief_ruler[f - FIRST_FIEF], "northwood.law:181"), f, len(s.piles[SCORE_PILE])],
            )
        s.fief_mood[f - FIRST_FIEF] = FRIENDLY
        s.memo_total_ = {}
        put_last(s, PILES, require(s.fief_ruler[f - FIRST_FIEF], "northwood.law:183"), FRIENDS)
        s.memo_total_ = {}
    else:
        if s.noting:
            note_event(
                s,
                EVENT_TURNED_AWAY,
                open_to(s, PILES, [require(s.fief_ruler[f - FIRST_FIEF], "northwood.law:185")]),
                [
                    require(s.fief_ruler[f - FIRST_FIEF], "northwood.law:185"),
                    f,
                    len(s.piles[SCORE_PILE]),
                    tricks_of_fief(s, f),
                ],
            )
        s.fief_mood[f - FIRST_FIEF] = FAILED
        s.memo_total_ = {}
        put_last(s, PILES, require(s.fief_ruler[f - FIRST_FIEF], "northwood.law:187"), ASIDE)
        s.memo_total_ = {}
        s.fief_ruler[f - FIRST_FIEF] = -1
        s.memo_total_ = {}
    if s.noting:
        note_event(s, EVENT_VISIT_OVER, EVERYBODY, [f])
    end_effects_until(s, EFFECTS_UNTIL, EVENT_VISIT_OVER)
    for home in [home for home in s.piles[ROW] if is_in_pile(s, s.fief_ruler[home - FIRST_FIEF], GUESTS)]:
        s.fief_ruler[home - FIRST_FIEF] = -1
        s.memo_total_ = {}
    put_all_last(s, PILES, GUESTS, ASIDE)
    s.memo_total_ = {}
    for ally in s.piles[ALLIES][:]:
        s.character_cover[ally - FIRST_CHARACTER] = -1
        s.character_used[ally - FIRST_CHARACTER] = False
    s.visited_fief = -1


# northwood.law:148  verb bring_friends
def bring_friends(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # northwood.law:149  each ally among allies
            ally_left = s.lists[-1] = list(s.piles[ALLIES])
            pc = NEXT_ALLY
        if pc == NEXT_ALLY:  # northwood.law:149  each ally among allies
            ally_left = s.lists[-1]
            if len(ally_left) == 0:
                pc = DONE
                continue
            ally = st[-4] = ally_left[0]
            ally_left = s.lists[-1] = ally_left[1:]
            if len(s.piles[FRIENDS]) > 0:
                # northwood.law:151  may choose guest from characters where can bring it asking "Which friendly ruler…
                ally = st[-4]
                st[-3] = ally
                pc = ASK_GUEST
            else:
                pc = NEXT_ALLY
                continue
        if pc == ASK_GUEST:  # northwood.law:151  may choose guest from characters where can bring it asking "Which…
            you = st[-5]
            legal = [guest + OFFSET_GUEST for guest in CHARACTERS if can_bring(s, guest)]
            if legal:
                legal.append(DECLINE_GUEST)
                s.player = you
                s.site = DECISION_GUEST
                s.legal = legal
                st[-2] = TAKE_GUEST
                return True
            pc = NEXT_ALLY
            continue
        if pc == TAKE_GUEST:  # northwood.law:151  answered: may choose guest from characters where can bring it…
            ally = st[-4]
            if s.answer == DECLINE_GUEST:
                pc = NEXT_ALLY
                continue
            guest = s.answer - OFFSET_GUEST
            s.character_cover[ally - FIRST_CHARACTER] = guest
            put_last(s, PILES, guest, GUESTS)
            s.memo_total_ = {}
            pc = NEXT_ALLY
            continue
        if pc == DONE:  # done
            del st[-5:]
            del s.lists[-1:]
            return False


# northwood.law:155  verb ask_an_ally
def ask_an_ally(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # northwood.law:156  may choose ally from allies where can ask it asking "Which ally do you…
            you = st[-3]
            legal = [ally + OFFSET_ALLY for ally in s.piles[ALLIES] if can_ask(s, ally)]
            if legal:
                legal.append(DECLINE_ALLY)
                s.player = you
                s.site = DECISION_ALLY
                s.legal = legal
                st[-2] = TAKE_ALLY
                return True
            pc = DONE
        if pc == TAKE_ALLY:  # northwood.law:156  answered: may choose ally from allies where can ask it asking "Which…
            you = st[-3]
            if s.answer == DECLINE_ALLY:
                pc = DONE
                continue
            ally = s.answer - OFFSET_ALLY
            s.asked = ally
            s.character_used[ally - FIRST_CHARACTER] = True
            st[-2] = DONE
            if run_character_ability(s, you, acting(s, ally)):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# northwood.law:161  verb hold_dialogue
def hold_dialogue(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # northwood.law:162  statement becomes first deck
            s.statement = first_card(s, PILES, DECK, TYPE_CARD)
            put_first(s, PILES, require(s.statement, "northwood.law:163"), DISCARD)
            answers = s.lists[-1] = following(s, require(s.statement, "northwood.law:164"))
            if len(answers) == 0:
                answers = s.lists[-1] = list(s.piles[HAND])
            heard = s.statement
            st[-3] = heard
            pc = ASK_RESPONSE
        if pc == ASK_RESPONSE:  # northwood.law:168  choose response from answers asking "How do you answer {heard}?"
            answers = s.lists[-1]
            you = st[-4]
            legal = [response + FIRST_RESPONSE for response in answers]
            if legal:
                s.player = you
                s.site = DECISION_RESPONSE
                s.legal = legal
                st[-2] = TAKE_RESPONSE
                return True
            pc = FAIL
        if pc == TAKE_RESPONSE:  # northwood.law:168  answered: choose response from answers asking "How do you answer…
            response = s.answer - FIRST_RESPONSE
            if beats(s, response, require(s.statement, "northwood.law:169")):
                if s.noting:
                    note_event(
                        s,
                        EVENT_TRICK_WON,
                        open_to(s, PILES, [response, require(s.statement, "northwood.law:170")]),
                        [response, require(s.statement, "northwood.law:170")],
                    )
                put_first(s, PILES, response, SCORE_PILE)
            else:
                if s.noting:
                    note_event(
                        s,
                        EVENT_TRICK_LOST,
                        open_to(s, PILES, [response, require(s.statement, "northwood.law:173")]),
                        [response, require(s.statement, "northwood.law:173")],
                    )
                put_first(s, PILES, response, DISCARD)
            s.statement = -1
            s.failed = False
            del st[-4:]
            del s.lists[-1:]
            return False
        if pc == FAIL:  # northwood.law:176  fail
            s.failed = True
            del st[-4:]
            del s.lists[-1:]
            return False


# northwood.law:198  phase Visit
def phase_visit(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # northwood.law:199  choose fief from row where can visit it asking "Which fief do you visit?"
            you = st[-4]
            legal = [fief + OFFSET_FIEF for fief in s.piles[ROW] if can_visit(s, fief)]
            if in_reach(s) < goal(s):
                legal.append(STOP_HERE)
            if legal:
                s.player = you
                s.site = DECISION_FIEF
                s.legal = legal
                st[-2] = TAKE_FIEF
                return True
            pc = FINISH_2
        if pc == TAKE_FIEF:  # northwood.law:199  answered: choose fief from row where can visit it asking "Which fief…
            if s.answer == STOP_HERE:
                pc = FINISH
                continue
            fief = st[-3] = s.answer - OFFSET_FIEF
            pc = THEN_VISITED_FIEF
        if pc == FINISH:  # northwood.law:208  end
            end_game(s)
            return True
        if pc == THEN_VISITED_FIEF:  # northwood.law:200  visited_fief becomes fief
            fief = st[-3]
            you = st[-4]
            s.visited_fief = fief
            st[-2] = AFTER_BRING_FRIENDS
            st += [you, 0, 0, BEGIN, VERB_BRING_FRIENDS]
            s.lists += [[]]
            if bring_friends(s):
                return True
            pc = AFTER_BRING_FRIENDS
        if pc == AFTER_BRING_FRIENDS:  # northwood.law:202  repeat until talked_out
            if talked_out(s):
                # northwood.law:206  take_leave at fief
                fief = st[-3]
                you = st[-4]
                take_leave(s, you, fief)
                del st[-4:]
                return False
            # northwood.law:203  ask_an_ally
            you = st[-4]
            st[-2] = AFTER_ASK_AN_ALLY
            st += [you, BEGIN, VERB_ASK_AN_ALLY]
            if ask_an_ally(s):
                return True
            pc = AFTER_ASK_AN_ALLY
        if pc == AFTER_ASK_AN_ALLY:  # northwood.law:204  if not talked_out
            if not talked_out(s):
                # northwood.law:205  hold_dialogue
                you = st[-4]
                st[-2] = AFTER_HOLD_DIALOGUE
                st += [you, 0, BEGIN, VERB_HOLD_DIALOGUE]
                s.lists += [[]]
                if hold_dialogue(s):
                    return True
            pc = AFTER_HOLD_DIALOGUE
        if pc == AFTER_HOLD_DIALOGUE:  # northwood.law:202  repeat until talked_out
            count_step(s, "northwood.law:202")
            pc = AFTER_BRING_FRIENDS
            continue
        if pc == FINISH_2:  # northwood.law:210  end
            end_game(s)
            return True


# northwood.law:212  setup
def setup(s: State) -> bool:
    put_list_last(s, PILES, list(FIEFS), ROW)
    s.memo_total_ = {}
    if SCENARIO_FIXED[s.scenario]:
        set_out_scenario(s, 1)
    elif s.style == INTRODUCTORY:
        set_out_beginners(s, 1)
    else:
        set_out_everybody(s, 1)
    put_list_last(s, PILES, list(CARDS), DECK)
    del s.stack[-2:]
    return False


# northwood.law:222  course
def course(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # northwood.law:223  repeat while (any f among row where mood of f is neutral)
            if any(s.fief_mood[f - FIRST_FIEF] == NEUTRAL for f in s.piles[ROW]):
                # northwood.law:224  take_hand
                take_hand(s, 1)
                phase_before = st[-3] = s.phase
                s.phase = 0
                st[-2] = AFTER_PHASE_VISIT
                st += [1, 0, BEGIN, VERB_PHASE_VISIT]
                if phase_visit(s):
                    return True
                pc = AFTER_PHASE_VISIT
            else:
                del st[-3:]
                return False
        if pc == AFTER_PHASE_VISIT:  # northwood.law:225  run Visit
            phase_before = st[-3]
            s.phase = phase_before
            pc = BEGIN
            continue


# At the end, because these modules call each other.
from lawspeaker_games.northwood.steps import end_game, run_character_ability
from lawspeaker_games.northwood.steps_scenarios import set_out_scenario
