"""What generated engines stand on and what embedders import: the public vocabulary, in one place.

from lawspeaker_runtime import Game, IllegalChoice, RandomAgent, play
"""

from __future__ import annotations

from lawspeaker_runtime.agents import Agent, RandomAgent, play, play_state
from lawspeaker_runtime.chance import Chance
from lawspeaker_runtime.core import BaseState, ChanceNeeded, IllegalChoice, NoGuess, RuleError
from lawspeaker_runtime.decision import Decision, Option, Options
from lawspeaker_runtime.engine import Engine
from lawspeaker_runtime.errors import BadOption, BadSave, CannotUndo, NativeMissing, NotOver, Refused
from lawspeaker_runtime.game import Game
from lawspeaker_runtime.history import History, Step
from lawspeaker_runtime.pile_state import PileState, PileTable
from lawspeaker_runtime.replay import replay, replay_choices, transcript
from lawspeaker_runtime.result import Result, Score
from lawspeaker_runtime.rules import Rules

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
