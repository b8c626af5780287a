"""For Northwood!: verbs, events and phases.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northwood.state import State
from lawspeaker_games.northwood.tables import (
    AFTER_ASK_AN_ALLY,
    AFTER_BRING_FRIENDS,
    AFTER_DISCARD_ALL,
    AFTER_HOLD_DIALOGUE,
    AFTER_PHASE_VISIT,
    ALLIES,
    ASIDE,
    ASK_CS,
    ASK_DISCARDED,
    ASK_FIEF,
    ASK_GIVEN_BACK,
    ASK_GUEST,
    ASK_KEPT,
    ASK_ONE_OF_DISCARDED,
    ASK_OPTION,
    ASK_RESPONSE,
    BARON_OF_CLAWS,
    BARON_OF_EYES,
    BARON_OF_FLOWERS,
    BARON_OF_LEAVES,
    BEGIN,
    BOX,
    CARD_RANK,
    CARD_SUIT,
    CARDS,
    CHARACTER_COPYCAT,
    CHARACTER_CROWNED,
    CHARACTER_SUIT,
    CHARACTER_TITLE,
    CHARACTERS,
    COURT,
    DECK,
    DISCARD,
    DONE,
    DONE_2,
    EFFECTS_UNTIL,
    EVENT_VISIT_OVER,
    FAIL,
    FAILED,
    FIEFS,
    FINISH,
    FINISH_2,
    FRIENDLY,
    FRIENDS,
    GUESTS,
    HAND,
    INTRODUCTORY,
    JACK,
    JACK_OF_CLAWS,
    JACK_OF_EYES,
    JACK_OF_FLOWERS,
    JACK_OF_LEAVES,
    KING,
    KING_OF_CLAWS,
    KING_OF_EYES,
    KING_OF_FLOWERS,
    KING_OF_LEAVES,
    MARCHIONESS_OF_CLAWS,
    MARCHIONESS_OF_EYES,
    MARCHIONESS_OF_FLOWERS,
    MARCHIONESS_OF_LEAVES,
    NEUTRAL,
    NEXT_ALLY,
    PILES,
    PRINCE_OF_CLAWS,
    PRINCE_OF_EYES,
    PRINCE_OF_FLOWERS,
    PRINCE_OF_LEAVES,
    QUEEN,
    QUEEN_OF_CLAWS,
    QUEEN_OF_EYES,
    QUEEN_OF_FLOWERS,
    QUEEN_OF_LEAVES,
    ROW,
    SCENARIO_EAST,
    SCENARIO_FIXED,
    SCENARIO_TEAM,
    SCENARIO_WEST,
    SCORE_PILE,
    TAKE_ALLY,
    TAKE_CS,
    TAKE_DISCARDED,
    TAKE_DISCARDED_2,
    TAKE_FIEF,
    TAKE_FRIEND,
    TAKE_GIVEN_BACK,
    TAKE_GUEST,
    TAKE_KEPT,
    TAKE_MINE_THEIRS,
    TAKE_NEIGHBOUR,
    TAKE_ONE_CARD_OTHER,
    TAKE_ONE_OF_DISCARDED,
    TAKE_OPTION,
    TAKE_RESPONSE,
    TAKE_THEME,
    TAKE_TRUMP_CARD,
    TAKE_WOKEN,
    TALE,
    THEN_CHOOSE,
    THEN_FROM_DECK,
    THEN_FROM_DISCARD,
    THEN_FROM_SCORE,
    THEN_REPEAT,
    TURNED_UP,
    TYPE_CARD,
    TYPE_CHARACTER,
    VERB_ASK_AN_ALLY,
    VERB_BARON_OF_CLAWS_ABILITY,
    VERB_BARON_OF_EYES_ABILITY,
    VERB_BARON_OF_FLOWERS_ABILITY,
    VERB_BARON_OF_LEAVES_ABILITY,
    VERB_BRING_FRIENDS,
    VERB_DISCARD_ALL,
    VERB_HOLD_DIALOGUE,
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
    VERB_PHASE_VISIT,
    VERB_PRINCE_OF_EYES_ABILITY,
    VERB_PRINCE_OF_FLOWERS_ABILITY,
    VERB_PRINCE_OF_LEAVES_ABILITY,
    VERB_QUEEN_OF_CLAWS_ABILITY,
    VERB_QUEEN_OF_LEAVES_ABILITY,
    VERB_SCORE_ALL,
    VERB_TAKE_TOPS,
)
from lawspeaker_games.northwood.values import (
    acting,
    beats,
    can_ask,
    can_bring,
    can_trade_places,
    can_visit,
    following,
    goal,
    hand_size,
    in_reach,
    score,
    talked_out,
    total_,
    trump,
    wanted,
)
from lawspeaker_runtime.piles.moves import deal, put_first, put_last, put_list_first, put_list_last
from lawspeaker_runtime.piles.order import first_card, shuffle, with_first_in_order
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state.base_state import count_step, enter_call, finish, is_over
from lawspeaker_runtime.state.effects import begin_effect, end_effects_until
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.selection import first_or, last_or, most, require
from lawspeaker_runtime.visibility.knowledge import show


# characters.law:2  verb draw n: number
def draw_(s: State, you: int, n: int) -> None:
    deal(s, PILES, n, DECK, HAND, TYPE_CARD)


# characters.law:6  verb fill_hand
def fill_hand(s: State, you: int) -> None:
    draw_(s, you, hand_size(s) - len(s.piles[HAND]))


# northwood.law:110  verb set_out_beginners
def set_out_beginners(s: State, you: int) -> None:
    put_list_last(s, PILES, [c for c in CHARACTERS if CHARACTER_CROWNED[c]], ASIDE)
    put_list_last(s, PILES, [c for c in CHARACTERS if CHARACTER_TITLE[c] == JACK], ALLIES)
    put_list_last(s, PILES, [c for c in CHARACTERS if CHARACTER_TITLE[c] == QUEEN or CHARACTER_TITLE[c] == KING], BOX)
    shuffle(s, PILES, BOX)
    for f in s.piles[ROW][:]:
        deal(s, PILES, 1, BOX, COURT, TYPE_CHARACTER)
        s.fief_ruler[f - 56] = last_or(s.piles[COURT], -1)


# northwood.law:119  verb set_out_everybody
def set_out_everybody(s: State, you: int) -> None:
    put_list_last(s, PILES, list(CHARACTERS), BOX)
    shuffle(s, PILES, BOX)
    while not (len(s.piles[ALLIES]) == 4 and len(s.piles[COURT]) == 8):
        count_step(s, "northwood.law:122")
        deal(s, PILES, 1, BOX, TURNED_UP, TYPE_CHARACTER)
        c = first_or(s.piles[TURNED_UP], -1)
        s.turned[CHARACTER_SUIT[require(c, "northwood.law:125")]] += 1
        if s.turned[CHARACTER_SUIT[require(c, "northwood.law:126")]] == 1:
            put_last(s, PILES, require(c, "northwood.law:127"), ALLIES)
        elif s.turned[CHARACTER_SUIT[c]] <= 3:
            s.fief_ruler[
                require(next((f for f in s.piles[ROW] if s.fief_ruler[f - 56] == -1), -1), "northwood.law:129") - 56
            ] = c
            put_last(s, PILES, c, COURT)
        else:
            put_last(s, PILES, c, ASIDE)


# northwood.law:134  verb take_hand
def take_hand(s: State, you: int) -> None:
    put_all_last(s, PILES, HAND, DECK)
    put_all_last(s, PILES, DISCARD, DECK)
    put_all_last(s, PILES, SCORE_PILE, DECK)
    shuffle(s, PILES, DECK)
    deal(s, PILES, hand_size(s), DECK, HAND, TYPE_CARD)


# northwood.law:168  verb take_leave at f: fief
def take_leave(s: State, you: int, f: int) -> None:
    if len(s.piles[SCORE_PILE]) == wanted(s, f):
        s.fief_mood[f - 56] = FRIENDLY
        put_last(s, PILES, require(s.fief_ruler[f - 56], "northwood.law:171"), FRIENDS)
    else:
        s.fief_mood[f - 56] = FAILED
        put_last(s, PILES, require(s.fief_ruler[f - 56], "northwood.law:174"), ASIDE)
        s.fief_ruler[f - 56] = -1
    if s.noting:
        note_event(s, EVENT_VISIT_OVER, EVERYBODY, [f])
    end_effects_until(s, EFFECTS_UNTIL, EVENT_VISIT_OVER)
    put_all_last(s, PILES, GUESTS, ASIDE)
    for ally in s.piles[ALLIES][:]:
        s.character_cover[ally - 32] = -1
        s.character_used[ally - 32] = False


# scenarios.law:14  verb set_out_scenario
def set_out_scenario(s: State, you: int) -> None:
    put_last(s, PILES, s.scenario, TALE)
    put_list_last(s, PILES, list(SCENARIO_TEAM[s.scenario]), ALLIES)
    for f in s.piles[ROW][:]:
        s.fief_ruler[f - 56] = next(
            (c for c in [*SCENARIO_WEST[s.scenario], *SCENARIO_EAST[s.scenario]] if s.at[c] != COURT), -1
        )
        put_last(s, PILES, require(s.fief_ruler[f - 56], "scenarios.law:19"), COURT)
    put_list_last(s, PILES, [c for c in CHARACTERS if s.at[c] != ALLIES and s.at[c] != COURT], ASIDE)


# characters.law:22  character "Jack of Claws"
def jack_of_claws_ability(s: State, you: int, this: int) -> None:
    fill_hand(s, you)


# characters.law:67  character "Queen of Flowers"
def queen_of_flowers_ability(s: State, you: int, this: int) -> None:
    if len(s.piles[SCORE_PILE]) > 0:
        put_first(s, PILES, require(first_or(s.piles[SCORE_PILE], -1), "characters.law:72"), DECK)


# characters.law:128  character "Queen of Eyes"
def queen_of_eyes_ability(s: State, you: int, this: int) -> None:
    show(s, PILES, you, with_first_in_order(s, PILES, DECK, 3, TYPE_CARD)[:3])


# crowned.law:3  character "Prince of Claws"
def prince_of_claws_ability(s: State, you: int, this: int) -> None:
    draw_(s, you, sum(1 for s_ in range(4) if not any(CARD_SUIT[c] == s_ for c in s.piles[HAND])))


# crowned.law:10  character "Marchioness of Claws"
def marchioness_of_claws_ability(s: State, you: int, this: int) -> None:
    put_first(s, PILES, require(first_card(s, PILES, DECK, TYPE_CARD), "crowned.law:15"), SCORE_PILE)


# characters.law:10  verb discard_all cs: list of card
def discard_all(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:12  choose order of cs
            ordered_cs = s.lists[-1] = []
            pc = ASK_CS
        if pc == TAKE_CS:  # characters.law:12  answered: choose order of cs
            cs = s.lists[-2]
            ordered_cs = s.lists[-1]
            ordered_cs.append(s.answer)
            cs.remove(s.answer)
            pc = ASK_CS
        if pc == ASK_CS:  # characters.law:12  choose order of cs
            cs = s.lists[-2]
            you = st[-3]
            legal = sorted(set(cs))
            if len(legal) > 1:
                s.player = you
                s.site = 0
                s.legal = legal
                st[-2] = TAKE_CS
                return True
            pc = THEN_CHOOSE
        if pc == THEN_CHOOSE:  # characters.law:12  choose order of cs
            cs = s.lists[-2]
            ordered_cs = s.lists[-1]
            cs = s.lists[-2] = [*ordered_cs, *cs]
            for c in list(cs):
                put_first(s, PILES, c, DISCARD)
            del st[-3:]
            del s.lists[-2:]
            return False


# characters.law:16  verb score_all cs: list of card
def score_all(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:18  choose order of cs
            ordered_cs = s.lists[-1] = []
            pc = ASK_CS
        if pc == TAKE_CS:  # characters.law:18  answered: choose order of cs
            cs = s.lists[-2]
            ordered_cs = s.lists[-1]
            ordered_cs.append(s.answer - 32)
            cs.remove(s.answer - 32)
            pc = ASK_CS
        if pc == ASK_CS:  # characters.law:18  choose order of cs
            cs = s.lists[-2]
            you = st[-3]
            legal = [it + 32 for it in sorted(set(cs))]
            if len(legal) > 1:
                s.player = you
                s.site = 1
                s.legal = legal
                st[-2] = TAKE_CS
                return True
            pc = THEN_CHOOSE
        if pc == THEN_CHOOSE:  # characters.law:18  choose order of cs
            cs = s.lists[-2]
            ordered_cs = s.lists[-1]
            cs = s.lists[-2] = [*ordered_cs, *cs]
            for c in list(cs):
                put_first(s, PILES, c, SCORE_PILE)
            del st[-3:]
            del s.lists[-2:]
            return False


# characters.law:34  verb take_tops
def take_tops(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:36  let from_deck = no
            from_deck = st[-6] = False
            from_discard = st[-5] = False
            from_score = st[-4] = False
            times_left = st[-3] = 3
            pc = THEN_REPEAT
        if pc == THEN_REPEAT:  # characters.law:39  repeat 3 times
            times_left = st[-3]
            if times_left > 0:
                # characters.law:39  repeat 3 times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_OPTION
            else:
                del st[-7:]
                return False
        if pc == ASK_OPTION:  # characters.law:40  choose one
            from_deck = st[-6] != 0
            from_discard = st[-5] != 0
            from_score = st[-4] != 0
            you = st[-7]
            legal = []
            if not from_deck and len(s.piles[DECK]) > 0:
                legal.append(64)
            if not from_discard and len(s.piles[DISCARD]) > 0:
                legal.append(65)
            if not from_score and len(s.piles[SCORE_PILE]) > 0:
                legal.append(66)
            if from_deck or from_discard or from_score:
                legal.append(67)
            if legal:
                s.player = you
                s.site = 2
                s.legal = legal
                st[-2] = TAKE_OPTION
                return True
            pc = DONE_2
        if pc == TAKE_OPTION:  # characters.law:40  answered: choose one
            pc = (THEN_FROM_DECK, THEN_FROM_DISCARD, THEN_FROM_SCORE, DONE)[s.answer - 64]
        if pc == THEN_FROM_DECK:  # characters.law:42  from_deck becomes yes
            you = st[-7]
            from_deck = st[-6] = True
            draw_(s, you, 1)
            pc = THEN_REPEAT
            continue
        if pc == THEN_FROM_DISCARD:  # characters.law:45  from_discard becomes yes
            from_discard = st[-5] = True
            put_last(s, PILES, require(first_or(s.piles[DISCARD], -1), "characters.law:46"), HAND)
            pc = THEN_REPEAT
            continue
        if pc == THEN_FROM_SCORE:  # characters.law:48  from_score becomes yes
            from_score = st[-4] = True
            put_last(s, PILES, require(first_or(s.piles[SCORE_PILE], -1), "characters.law:49"), HAND)
            pc = THEN_REPEAT
            continue
        if pc == DONE:  # characters.law:51  done
            del st[-7:]
            return False
        if pc == DONE_2:  # characters.law:53  done
            del st[-7:]
            return False


# northwood.law:141  verb bring_friends
def bring_friends(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # northwood.law:142  each ally among allies
            ally_left = s.lists[-1] = list(s.piles[ALLIES])
            pc = NEXT_ALLY
        if pc == NEXT_ALLY:  # northwood.law:142  each ally among allies
            ally_left = s.lists[-1]
            if len(ally_left) == 0:
                pc = DONE
                continue
            ally = st[-3] = ally_left.pop(0)
            pc = ASK_GUEST if len(s.piles[FRIENDS]) > 0 else NEXT_ALLY
            continue
        if pc == ASK_GUEST:  # northwood.law:144  may choose guest from characters where can bring it
            you = st[-4]
            legal = [guest + 36 for guest in CHARACTERS if can_bring(s, guest)]
            if legal:
                legal.append(92)
                s.player = you
                s.site = 3
                s.legal = legal
                st[-2] = TAKE_GUEST
                return True
            pc = NEXT_ALLY
            continue
        if pc == TAKE_GUEST:  # northwood.law:144  answered: may choose guest from characters where can bring it
            ally = st[-3]
            if s.answer == 92:
                pc = NEXT_ALLY
                continue
            guest = s.answer - 36
            s.character_cover[ally - 32] = guest
            put_last(s, PILES, guest, GUESTS)
            pc = NEXT_ALLY
            continue
        if pc == DONE:  # done
            del st[-4:]
            del s.lists[-1:]
            return False


# northwood.law:148  verb ask_an_ally
def ask_an_ally(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # northwood.law:149  may choose ally from allies where can ask it
            you = st[-3]
            legal = [ally + 61 for ally in s.piles[ALLIES] if can_ask(s, ally)]
            if legal:
                legal.append(117)
                s.player = you
                s.site = 4
                s.legal = legal
                st[-2] = TAKE_ALLY
                return True
            pc = DONE
        if pc == TAKE_ALLY:  # northwood.law:149  answered: may choose ally from allies where can ask it
            you = st[-3]
            if s.answer == 117:
                pc = DONE
                continue
            ally = s.answer - 61
            s.character_used[ally - 32] = True
            st[-2] = DONE
            if run_character_ability(s, you, acting(s, ally)):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# northwood.law:153  verb hold_dialogue
def hold_dialogue(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # northwood.law:154  statement becomes first deck
            s.statement = first_card(s, PILES, DECK, TYPE_CARD)
            put_first(s, PILES, require(s.statement, "northwood.law:155"), DISCARD)
            answers = s.lists[-1] = following(s, require(s.statement, "northwood.law:156"))
            if len(answers) == 0:
                answers = s.lists[-1] = list(s.piles[HAND])
            pc = ASK_RESPONSE
        if pc == ASK_RESPONSE:  # northwood.law:159  choose response from answers
            answers = s.lists[-1]
            you = st[-3]
            legal = [response + 118 for response in answers]
            if legal:
                s.player = you
                s.site = 5
                s.legal = legal
                st[-2] = TAKE_RESPONSE
                return True
            pc = FAIL
        if pc == TAKE_RESPONSE:  # northwood.law:159  answered: choose response from answers
            response = s.answer - 118
            if beats(s, response, require(s.statement, "northwood.law:160")):
                put_first(s, PILES, response, SCORE_PILE)
            else:
                put_first(s, PILES, response, DISCARD)
            s.statement = -1
            s.failed = False
            del st[-3:]
            del s.lists[-1:]
            return False
        if pc == FAIL:  # northwood.law:165  fail
            s.failed = True
            del st[-3:]
            del s.lists[-1:]
            return False


# northwood.law:182  phase Visit
def phase_visit(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # northwood.law:183  if may_stop and in_reach is less than goal
            pc = ASK_OPTION if s.may_stop and in_reach(s) < goal(s) else ASK_FIEF
        if pc == ASK_OPTION:  # northwood.law:184  may "stop here"
            you = st[-4]
            s.player = you
            s.site = 6
            s.legal = [150, 151]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # northwood.law:184  answered: may "stop here"
            pc = FINISH if s.answer == 150 else ASK_FIEF
        if pc == FINISH:  # northwood.law:185  end
            end_game(s)
            return True
        if pc == ASK_FIEF:  # northwood.law:186  choose fief from row where can visit it
            you = st[-4]
            legal = [fief + 96 for fief in s.piles[ROW] if can_visit(s, fief)]
            if legal:
                s.player = you
                s.site = 7
                s.legal = legal
                st[-2] = TAKE_FIEF
                return True
            pc = FINISH_2
        if pc == TAKE_FIEF:  # northwood.law:186  answered: choose fief from row where can visit it
            you = st[-4]
            fief = st[-3] = s.answer - 96
            s.visited_fief = fief
            st[-2] = AFTER_BRING_FRIENDS
            st += [you, 0, BEGIN, VERB_BRING_FRIENDS]
            s.lists += [[]]
            if bring_friends(s):
                return True
            pc = AFTER_BRING_FRIENDS
        if pc == AFTER_BRING_FRIENDS:  # northwood.law:189  repeat until talked_out
            if talked_out(s):
                # northwood.law:193  take_leave at fief
                fief = st[-3]
                you = st[-4]
                take_leave(s, you, fief)
                del st[-4:]
                return False
            # northwood.law:190  ask_an_ally
            you = st[-4]
            st[-2] = AFTER_ASK_AN_ALLY
            st += [you, BEGIN, VERB_ASK_AN_ALLY]
            if ask_an_ally(s):
                return True
            pc = AFTER_ASK_AN_ALLY
        if pc == AFTER_ASK_AN_ALLY:  # northwood.law:191  if not talked_out
            if not talked_out(s):
                # northwood.law:192  hold_dialogue
                you = st[-4]
                st[-2] = AFTER_HOLD_DIALOGUE
                st += [you, BEGIN, VERB_HOLD_DIALOGUE]
                s.lists += [[]]
                if hold_dialogue(s):
                    return True
            pc = AFTER_HOLD_DIALOGUE
        if pc == AFTER_HOLD_DIALOGUE:  # northwood.law:189  repeat until talked_out
            count_step(s, "northwood.law:189")
            pc = AFTER_BRING_FRIENDS
            continue
        if pc == FINISH_2:  # northwood.law:195  end
            end_game(s)
            return True


# northwood.law:197  setup
def setup(s: State) -> bool:
    put_list_last(s, PILES, list(FIEFS), ROW)
    if SCENARIO_FIXED[s.scenario]:
        set_out_scenario(s, 1)
    elif s.style == INTRODUCTORY:
        set_out_beginners(s, 1)
    else:
        set_out_everybody(s, 1)
    put_list_last(s, PILES, list(CARDS), DECK)
    del s.stack[-2:]
    return False


# northwood.law:207  course
def course(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # northwood.law:208  repeat while (any f among row where mood of f is neutral)
            if any(s.fief_mood[f - 56] == NEUTRAL for f in s.piles[ROW]):
                # northwood.law:209  take_hand
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
        if pc == AFTER_PHASE_VISIT:  # northwood.law:210  run Visit
            phase_before = st[-3]
            s.phase = phase_before
            pc = BEGIN
            continue


# characters.law:28  character "Queen of Claws"
def queen_of_claws_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:32  take_tops
            you = st[-4]
            st[-2] = DONE
            st += [you, 0, 0, 0, 0, BEGIN, VERB_TAKE_TOPS]
            if take_tops(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# characters.law:55  character "King of Claws"
def king_of_claws_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:59  score_all (c among hand having most rank of c)
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_SCORE_ALL]
            s.lists += [most(list(s.piles[HAND]), lambda c: CARD_RANK[c]), []]
            if score_all(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# characters.law:61  character "Jack of Flowers"
def jack_of_flowers_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:65  discard_all (c among hand where suit of c is trump)
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_DISCARD_ALL]
            s.lists += [[c for c in s.piles[HAND] if CARD_SUIT[c] == trump(s)], []]
            if discard_all(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# characters.law:74  character "King of Flowers"
def king_of_flowers_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:78  choose one_card from hand then other from hand where rank of one_card +…
            you = st[-4]
            legal = [
                one_card * 32 + other + 160
                for one_card in s.piles[HAND]
                for other in s.piles[HAND]
                if CARD_RANK[one_card] + CARD_RANK[other] == 9
            ]
            if legal:
                s.player = you
                s.site = 8
                s.legal = legal
                st[-2] = TAKE_ONE_CARD_OTHER
                return True
            pc = DONE
        if pc == TAKE_ONE_CARD_OTHER:  # characters.law:78  answered: choose one_card from hand then other from hand…
            one_card = (s.answer - 160) // 32
            other = (s.answer - 160) % 32
            put_first(s, PILES, one_card, DISCARD)
            put_first(s, PILES, other, DISCARD)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# characters.law:84  character "Jack of Leaves"
def jack_of_leaves_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:88  choose neighbour from row where can trade_places with it
            you = st[-4]
            legal = [neighbour + 1128 for neighbour in s.piles[ROW] if can_trade_places(s, neighbour)]
            if legal:
                s.player = you
                s.site = 9
                s.legal = legal
                st[-2] = TAKE_NEIGHBOUR
                return True
            pc = DONE
        if pc == TAKE_NEIGHBOUR:  # characters.law:88  answered: choose neighbour from row where can trade_places with…
            neighbour = s.answer - 1128
            s.fief_ruler[neighbour - 56], s.fief_ruler[require(s.visited_fief, "characters.law:89") - 56] = (
                s.fief_ruler[require(s.visited_fief, "characters.law:89") - 56],
                s.fief_ruler[neighbour - 56],
            )
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# characters.law:97  character "Queen of Leaves"
def queen_of_leaves_ability(s: State) -> bool:
    enter_call(s, "characters.law:97")
    found = queen_of_leaves_ability_within(s)
    s.call_depth -= 1
    return found


# characters.law:97  character "Queen of Leaves"
def queen_of_leaves_ability_within(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:102  if not copycat of ruler of visited_fief
            if not CHARACTER_COPYCAT[
                require(s.fief_ruler[require(s.visited_fief, "characters.law:102") - 56], "characters.law:102")
            ]:
                # characters.law:103  run ability of (ruler of visited_fief)
                you = st[-4]
                st[-2] = DONE
                if run_character_ability(
                    s,
                    you,
                    require(s.fief_ruler[require(s.visited_fief, "characters.law:103") - 56], "characters.law:103"),
                ):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# characters.law:105  character "King of Leaves"
def king_of_leaves_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:109  let top = first deck
            you = st[-5]
            top = st[-3] = first_card(s, PILES, DECK, TYPE_CARD)
            show(s, PILES, you, [require(top, "characters.law:110")])
            pc = ASK_GIVEN_BACK
        if pc == ASK_GIVEN_BACK:  # characters.law:111  choose given_back from hand
            you = st[-5]
            legal = [given_back + 1192 for given_back in s.piles[HAND]]
            if legal:
                s.player = you
                s.site = 10
                s.legal = legal
                st[-2] = TAKE_GIVEN_BACK
                return True
            pc = DONE
        if pc == TAKE_GIVEN_BACK:  # characters.law:111  answered: choose given_back from hand
            top = st[-3]
            given_back = s.answer - 1192
            put_last(s, PILES, require(top, "characters.law:112"), HAND)
            put_first(s, PILES, given_back, DECK)
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# characters.law:117  character "Jack of Eyes"
def jack_of_eyes_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:121  draw 2
            you = st[-5]
            draw_(s, you, 2)
            discarded = s.lists[-1] = []
            left = st[-3] = 2
            pc = THEN_CHOOSE
        if pc == THEN_CHOOSE:  # characters.law:122  choose 2 discarded from hand
            left = st[-3]
            if left > 0:
                pc = ASK_ONE_OF_DISCARDED
            else:
                # characters.law:123  each c among discarded
                discarded = s.lists[-1]
                for c in list(discarded):
                    put_first(s, PILES, c, DISCARD)
                pc = DONE
        if pc == ASK_ONE_OF_DISCARDED:  # characters.law:122  choose 2 discarded from hand
            discarded = s.lists[-1]
            left = st[-3]
            you = st[-5]
            legal = [one_of_discarded + 1224 for one_of_discarded in s.piles[HAND] if one_of_discarded not in discarded]
            if len(legal) < left:
                legal = []
            if legal:
                s.player = you
                s.site = 11
                s.legal = legal
                st[-2] = TAKE_ONE_OF_DISCARDED
                return True
            pc = DONE
        if pc == TAKE_ONE_OF_DISCARDED:  # characters.law:122  answered: choose 2 discarded from hand
            discarded = s.lists[-1]
            left = st[-3]
            discarded.append(s.answer - 1224)
            left = st[-3] = left - 1
            pc = THEN_CHOOSE
            continue
        if pc == DONE:  # done
            del st[-5:]
            del s.lists[-1:]
            return False


# characters.law:134  character "King of Eyes"
def king_of_eyes_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # characters.law:138  choose theme from suits
            you = st[-4]
            legal = [theme + 1256 for theme in range(4)]
            if legal:
                s.player = you
                s.site = 12
                s.legal = legal
                st[-2] = TAKE_THEME
                return True
            pc = DONE
        if pc == TAKE_THEME:  # characters.law:138  answered: choose theme from suits
            you = st[-4]
            theme = s.answer - 1256
            draw_(s, you, 2)
            st[-2] = DONE
            st += [you, BEGIN, VERB_DISCARD_ALL]
            s.lists += [[c for c in s.piles[HAND] if CARD_SUIT[c] == theme], []]
            if discard_all(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# crowned.law:17  character "Baron of Claws"
def baron_of_claws_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:22  choose trump_card from hand where suit of it is trump
            you = st[-4]
            legal = [trump_card + 1260 for trump_card in s.piles[HAND] if CARD_SUIT[trump_card] == trump(s)]
            if legal:
                s.player = you
                s.site = 13
                s.legal = legal
                st[-2] = TAKE_TRUMP_CARD
                return True
            pc = DONE
        if pc == TAKE_TRUMP_CARD:  # crowned.law:22  answered: choose trump_card from hand where suit of it is trump
            trump_card = s.answer - 1260
            put_first(s, PILES, trump_card, SCORE_PILE)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# crowned.law:27  character "Prince of Flowers"
def prince_of_flowers_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:32  choose discarded from hand
            you = st[-4]
            legal = [discarded + 1292 for discarded in s.piles[HAND]]
            if legal:
                s.player = you
                s.site = 14
                s.legal = legal
                st[-2] = TAKE_DISCARDED
                return True
            pc = ASK_DISCARDED
        if pc == TAKE_DISCARDED:  # crowned.law:32  answered: choose discarded from hand
            discarded = s.answer - 1292
            put_first(s, PILES, discarded, DISCARD)
            pc = ASK_DISCARDED
        if pc == ASK_DISCARDED:  # crowned.law:36  may choose discarded from hand
            you = st[-4]
            legal = [discarded + 1324 for discarded in s.piles[HAND]]
            if legal:
                legal.append(1356)
                s.player = you
                s.site = 15
                s.legal = legal
                st[-2] = TAKE_DISCARDED_2
                return True
            pc = DONE
        if pc == TAKE_DISCARDED_2:  # crowned.law:36  answered: may choose discarded from hand
            if s.answer == 1356:
                pc = DONE
                continue
            discarded = s.answer - 1324
            put_first(s, PILES, discarded, DISCARD)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# crowned.law:39  character "Marchioness of Flowers"
def marchioness_of_flowers_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:44  if score_pile is not empty
            if len(s.piles[SCORE_PILE]) > 0:
                # crowned.law:45  put (first score_pile) into hand
                put_last(s, PILES, require(first_or(s.piles[SCORE_PILE], -1), "crowned.law:45"), HAND)
                pc = ASK_DISCARDED
            else:
                pc = DONE
        if pc == ASK_DISCARDED:  # crowned.law:46  choose discarded from hand
            you = st[-4]
            legal = [discarded + 1357 for discarded in s.piles[HAND]]
            if legal:
                s.player = you
                s.site = 16
                s.legal = legal
                st[-2] = TAKE_DISCARDED
                return True
            pc = DONE
        if pc == TAKE_DISCARDED:  # crowned.law:46  answered: choose discarded from hand
            discarded = s.answer - 1357
            put_first(s, PILES, discarded, DISCARD)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# crowned.law:51  character "Baron of Flowers"
def baron_of_flowers_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:56  let n = count hand
            you = st[-5]
            n = st[-3] = len(s.piles[HAND])
            st[-2] = AFTER_DISCARD_ALL
            st += [you, BEGIN, VERB_DISCARD_ALL]
            s.lists += [list(s.piles[HAND]), []]
            if discard_all(s):
                return True
            pc = AFTER_DISCARD_ALL
        if pc == AFTER_DISCARD_ALL:  # crowned.law:58  draw n
            n = st[-3]
            you = st[-5]
            draw_(s, you, n)
            del st[-5:]
            return False


# crowned.law:60  character "Prince of Leaves"
def prince_of_leaves_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:65  choose theme from suits
            you = st[-4]
            legal = [theme + 1389 for theme in range(4)]
            if legal:
                s.player = you
                s.site = 17
                s.legal = legal
                st[-2] = TAKE_THEME
                return True
            pc = DONE
        if pc == TAKE_THEME:  # crowned.law:65  answered: choose theme from suits
            this = st[-3]
            you = st[-4]
            theme = s.answer - 1389
            begin_effect(s, 0, you, this, [theme])
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# crowned.law:69  character "Marchioness of Leaves"
def marchioness_of_leaves_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:74  choose woken from allies where used of it and acting of it is not this
            this = st[-3]
            you = st[-4]
            character_used = s.character_used
            legal = [
                woken + 1361 for woken in s.piles[ALLIES] if character_used[woken - 32] and acting(s, woken) != this
            ]
            if legal:
                s.player = you
                s.site = 18
                s.legal = legal
                st[-2] = TAKE_WOKEN
                return True
            pc = DONE
        if pc == TAKE_WOKEN:  # crowned.law:74  answered: choose woken from allies where used of it and acting of it…
            woken = s.answer - 1361
            s.character_used[woken - 32] = False
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# crowned.law:79  character "Baron of Leaves"
def baron_of_leaves_ability(s: State) -> bool:
    enter_call(s, "crowned.law:79")
    found = baron_of_leaves_ability_within(s)
    s.call_depth -= 1
    return found


# crowned.law:79  character "Baron of Leaves"
def baron_of_leaves_ability_within(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:85  choose friend from friends where not copycat of it
            you = st[-4]
            legal = [friend + 1385 for friend in s.piles[FRIENDS] if not CHARACTER_COPYCAT[friend]]
            if legal:
                s.player = you
                s.site = 19
                s.legal = legal
                st[-2] = TAKE_FRIEND
                return True
            pc = DONE
        if pc == TAKE_FRIEND:  # crowned.law:85  answered: choose friend from friends where not copycat of it
            you = st[-4]
            friend = s.answer - 1385
            st[-2] = DONE
            if run_character_ability(s, you, friend):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# crowned.law:90  character "Prince of Eyes"
def prince_of_eyes_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:95  let cs = first 4 of deck
            you = st[-4]
            cs = s.lists[-2] = with_first_in_order(s, PILES, DECK, 4, TYPE_CARD)[:4]
            show(s, PILES, you, list(cs))
            ordered_cs = s.lists[-1] = []
            pc = ASK_CS
        if pc == TAKE_CS:  # crowned.law:97  answered: choose order of cs
            cs = s.lists[-2]
            ordered_cs = s.lists[-1]
            ordered_cs.append(s.answer - 1441)
            cs.remove(s.answer - 1441)
            pc = ASK_CS
        if pc == ASK_CS:  # crowned.law:97  choose order of cs
            cs = s.lists[-2]
            you = st[-4]
            legal = [it + 1441 for it in sorted(set(cs))]
            if len(legal) > 1:
                s.player = you
                s.site = 20
                s.legal = legal
                st[-2] = TAKE_CS
                return True
            pc = THEN_CHOOSE
        if pc == THEN_CHOOSE:  # crowned.law:97  choose order of cs
            cs = s.lists[-2]
            ordered_cs = s.lists[-1]
            cs = s.lists[-2] = [*ordered_cs, *cs]
            put_list_first(s, PILES, list(cs), DECK)
            del st[-4:]
            del s.lists[-2:]
            return False


# crowned.law:100  character "Marchioness of Eyes"
def marchioness_of_eyes_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:105  let cs = first 2 of deck
            you = st[-4]
            cs = s.lists[-1] = with_first_in_order(s, PILES, DECK, 2, TYPE_CARD)[:2]
            show(s, PILES, you, list(cs))
            pc = ASK_KEPT
        if pc == ASK_KEPT:  # crowned.law:107  choose kept from cs
            cs = s.lists[-1]
            you = st[-4]
            legal = [kept + 1473 for kept in cs]
            if legal:
                s.player = you
                s.site = 21
                s.legal = legal
                st[-2] = TAKE_KEPT
                return True
            pc = DONE
        if pc == TAKE_KEPT:  # crowned.law:107  answered: choose kept from cs
            cs = s.lists[-1]
            kept = s.answer - 1473
            put_last(s, PILES, kept, HAND)
            put_list_last(s, PILES, [it for it in cs if it not in (kept,)], DECK)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            del s.lists[-1:]
            return False


# crowned.law:113  character "Baron of Eyes"
def baron_of_eyes_ability(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # crowned.law:118  choose mine from hand then theirs from discard
            you = st[-4]
            legal = [mine * 32 + theirs + 1505 for mine in s.piles[HAND] for theirs in s.piles[DISCARD]]
            if legal:
                s.player = you
                s.site = 22
                s.legal = legal
                st[-2] = TAKE_MINE_THEIRS
                return True
            pc = DONE
        if pc == TAKE_MINE_THEIRS:  # crowned.law:118  answered: choose mine from hand then theirs from discard
            mine = (s.answer - 1505) // 32
            theirs = (s.answer - 1505) % 32
            put_last(s, PILES, theirs, HAND)
            put_first(s, PILES, mine, DISCARD)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


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
                s.stack += [you, this, 0, BEGIN, VERB_KING_OF_LEAVES_ABILITY]
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


# northwood.law:215  win Gold for p when ended
def win_gold(s: State) -> None:
    best = [p for p in range(1, 2) if total_(s) >= goal(s) and total_(s) >= 20]
    if best and not s.over:
        finish(s, 0, best[:1])


# northwood.law:217  win Silver for p when ended
def win_silver(s: State) -> None:
    best = [p for p in range(1, 2) if total_(s) >= goal(s) and total_(s) >= 18]
    if best and not s.over:
        finish(s, 1, best[:1])


# northwood.law:219  win Bronze for p when ended
def win_bronze(s: State) -> None:
    best = [p for p in range(1, 2) if total_(s) >= goal(s) and total_(s) >= 16]
    if best and not s.over:
        finish(s, 2, best[:1])


# northwood.law:221  win Council for p when ended
def win_council(s: State) -> None:
    best = [p for p in range(1, 2) if total_(s) >= goal(s)]
    if best and not s.over:
        finish(s, 3, best[:1])


# northwood.law:223  win Adjourned when ended
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


VERBS: Final = (
    discard_all,
    score_all,
    take_tops,
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
