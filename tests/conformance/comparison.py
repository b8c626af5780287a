"""Play one game on both sides at once and compare everything that both can be asked, at every step.

The choices are picked on one side and replayed on the other; a difference stops the game with an assertion that shows
the history, so that it can be replayed by hand.
"""

from __future__ import annotations

import random
from enum import Enum

import pyspiel

from tests.conformance.lawspeaker_side import Game
from tests.conformance.mapping import Forced, Translation


class Driver(Enum):
    """The side on which choices are picked."""

    LAWSPEAKER = "Lawspeaker"
    OPENSPIEL = "OpenSpiel"


def play_side_by_side(translation: Translation, ours: Game, driver: Driver, seed: int) -> int:
    """Play one random game, chance included; return how many decisions it had."""
    theirs = pyspiel.load_game(translation.game).new_initial_state()
    pick = random.Random(seed)
    decisions = 0
    while not theirs.is_terminal():
        skip_certain(ours, theirs)
        assert_same_moment(ours, theirs)
        if theirs.is_chance_node() and translation.forced is not None:
            force_together(translation.forced, ours, theirs, pick)
            continue
        decisions += not theirs.is_chance_node()
        our_moves = read_our_moves(translation, ours, theirs)
        their_moves = {translation.distinct(action): action for action in theirs.legal_actions()}
        assert our_moves.keys() == their_moves.keys(), where("legal moves differ", theirs)
        move = pick.choice(list(our_moves if driver is Driver.LAWSPEAKER else their_moves))
        make(ours, our_moves[move])
        theirs.apply_action(their_moves[move])
    assert_same_moment(ours, theirs)
    return decisions


def force_together(forced: Forced, ours: Game, theirs: pyspiel.State, pick: random.Random) -> None:
    """Pick an outcome of OpenSpiel by its probability, and force the outcomes that are the same on our side."""
    outcomes, probabilities = zip(*theirs.chance_outcomes(), strict=True)
    (outcome,) = pick.choices(outcomes, probabilities)
    for each in forced(theirs, outcome):
        assert ours.chance is not None, where("we do not ask for chance", theirs)
        ours.force(each)
    theirs.apply_action(outcome)


def skip_certain(ours: Game, theirs: pyspiel.State) -> None:
    """Let OpenSpiel draw the last card of a deck: with one outcome left it asks chance, and we do not."""
    while theirs.is_chance_node() and ours.chance is None and len(theirs.legal_actions()) == 1:
        theirs.apply_action(theirs.legal_actions()[0])


def assert_same_moment(ours: Game, theirs: pyspiel.State) -> None:
    """Compare who decides (a player, chance or, at the end, none) and the returns so far."""
    assert ours.over == theirs.is_terminal(), where("only one side is over", theirs)
    assert (ours.chance is not None) == theirs.is_chance_node(), where("only one side asks for chance", theirs)
    assert list(ours.returns()) == theirs.returns(), where("returns differ", theirs)
    if not ours.over and ours.chance is None:
        assert ours.decision is not None, where("nothing is asked", theirs)
        assert ours.decision.player == theirs.current_player() + 1, where("player to move differs", theirs)


def read_our_moves(translation: Translation, ours: Game, theirs: pyspiel.State) -> dict[int, int]:
    """Return what is possible on our side: OpenSpiel's action for each outcome or option, which must all differ."""
    if ours.chance is not None:
        step = len(theirs.history())
        possible = [(translation.outcome(outcome, step), outcome) for outcome in ours.chance.outcomes]
    else:
        assert ours.decision is not None
        possible = [(translation.action(option), option.id) for option in ours.decision.options]
    moves = dict(possible)
    assert len(moves) == len(possible), where("two of our options mean the same", theirs)
    return moves


def make(ours: Game, move: int) -> None:
    """Force an outcome or choose an option, whichever is asked."""
    if ours.chance is not None:
        ours.force(move)
    else:
        ours.choose(move)


def where(difference: str, theirs: pyspiel.State) -> str:
    """Say what differs and how to get there."""
    return f"{difference} after OpenSpiel's actions {theirs.history()}\n{theirs}"
