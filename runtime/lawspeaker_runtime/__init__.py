"""The public names of the runtime, for programs that embed a game.

    from lawspeaker_games import connect_four
    from lawspeaker_runtime import RandomAgent, play

    game = connect_four.new(seed=7)
    play(game, {1: RandomAgent(1), 2: RandomAgent(2)})

Generated engines import the modules below directly; `compiler/lawspeaker/vocabulary.py` lists what they use.
"""

from __future__ import annotations

from lawspeaker_runtime.agents.agents import Agent, RandomAgent, play, play_state
from lawspeaker_runtime.errors import (
    BadOption,
    BadSave,
    CannotUndo,
    ChanceNeeded,
    IllegalChoice,
    NativeMissing,
    NoGuess,
    NotOver,
    Refused,
    RuleError,
)
from lawspeaker_runtime.game.decision import Chance, Decision, Option, Options
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.history import History, Step
from lawspeaker_runtime.game.replay import replay, replay_choices, transcript
from lawspeaker_runtime.game.result import Result, Score
from lawspeaker_runtime.game.verify import why_unverified
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state import budget
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.pile_state import PileState, PileTable
from lawspeaker_runtime.state.secure_stream import commitment

__all__ = [
    "Agent",
    "BadOption",
    "BadSave",
    "BaseState",
    "CannotUndo",
    "Chance",
    "ChanceNeeded",
    "Decision",
    "Engine",
    "Game",
    "History",
    "IllegalChoice",
    "NativeMissing",
    "NoGuess",
    "NotOver",
    "Option",
    "Options",
    "PileState",
    "PileTable",
    "RandomAgent",
    "Refused",
    "Result",
    "RuleError",
    "Rules",
    "Score",
    "Step",
    "budget",
    "commitment",
    "play",
    "play_state",
    "replay",
    "replay_choices",
    "transcript",
    "why_unverified",
]
