"""What generated engines stand on and what embedders import: the public vocabulary, in one place.

from lawspeaker_runtime import Game, IllegalChoice, RandomAgent, play
"""

from __future__ import annotations

from lawspeaker_runtime.agents.agents import Agent, RandomAgent, play, play_state
from lawspeaker_runtime.errors import BadOption, BadSave, CannotUndo, NativeMissing, NotOver, Refused
from lawspeaker_runtime.game.chance import Chance
from lawspeaker_runtime.game.decision import Decision, Option, Options
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.history import History, Step
from lawspeaker_runtime.game.replay import replay, replay_choices, transcript
from lawspeaker_runtime.game.result import Result, Score
from lawspeaker_runtime.game.rules import Rules
from lawspeaker_runtime.piles.pile_state import PileState, PileTable
from lawspeaker_runtime.state.core import BaseState, ChanceNeeded, IllegalChoice, NoGuess, RuleError

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
    "play",
    "play_state",
    "replay",
    "replay_choices",
    "transcript",
]
