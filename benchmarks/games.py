"""The games that are measured, their goals, and everybody who can play them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import cast

from benchmarks.ceiling import ceiling_of
from benchmarks.contenders import (
    Contender,
    Door,
    HandwrittenGame,
    Play,
    handwritten,
    mean_length,
    openspiel,
    playouts,
    stepped,
)
from benchmarks.petting import petting_zoo
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.native.load import load_native
from lawspeaker_runtime.state.base_state import BaseState

INTERPRETED = "generated, interpreted, stepped"
INTERPRETED_PLAYOUT = "generated, interpreted, playout"
NATIVE = "generated, native, stepped"
NATIVE_PLAYOUT = "generated, native, playout"
OPENSPIEL = "OpenSpiel, C++, stepped"
OPENSPIEL_PYTHON = "OpenSpiel, Python, stepped"
PETTING_ZOO = "PettingZoo, stepped"
BY_HAND = "by hand, interpreted, stepped"
BY_HAND_PLAYOUT = "by hand, interpreted, playout"
CEILING = "by hand, mypyc, stepped"
CEILING_PLAYOUT = "by hand, mypyc, playout"
NAMES = (
    INTERPRETED,
    INTERPRETED_PLAYOUT,
    NATIVE,
    NATIVE_PLAYOUT,
    OPENSPIEL,
    OPENSPIEL_PYTHON,
    PETTING_ZOO,
    BY_HAND,
    BY_HAND_PLAYOUT,
    CEILING,
    CEILING_PLAYOUT,
)


@dataclass(frozen=True, slots=True)
class Goals:
    """The ratios a game has to reach."""

    stepped: float
    playout: float
    ceiling: float = 0.6
    interpreted: float = 10.0


@dataclass(frozen=True, slots=True)
class Game:
    """A game to measure, under the name of its spec; `begin` is how the version by hand begins one."""

    spec: str
    players: int
    goals: Goals | None = None
    begin: str | None = None
    deals: bool = False
    python: bool = False
    petting_zoo: str | None = None

    @property
    def name(self) -> str:
        """Return the name as modules and OpenSpiel spell it."""
        return self.spec.replace("-", "_")


GAMES = (
    Game("tic-tac-toe", 2, Goals(2.0, 8.0), begin="TicTacToe", python=True, petting_zoo="tictactoe_v3"),
    Game("connect-four", 2, Goals(2.5, 8.0), begin="ConnectFour", petting_zoo="connect_four_v3"),
    Game("breakthrough", 2, Goals(2.0, 3.0), begin="Breakthrough"),
    Game("oh-hell", 3, Goals(2.0, 6.0), begin="dealt", deals=True),
    Game("kuhn-poker", 2, deals=True, python=True),
)


@dataclass(slots=True)
class Field:
    """Who plays a game, and why somebody who could does not."""

    contenders: list[Contender] = field(default_factory=list)
    missing: dict[str, str] = field(default_factory=dict)


def field_of(game: Game) -> Field:
    """Return everybody who plays a game."""
    found = Field()
    add_generated(found, game)
    found.contenders.append(openspiel(OPENSPIEL, game.name))
    if game.python:
        import_module(f"open_spiel.python.games.{game.name}")
        found.contenders.append(openspiel(OPENSPIEL_PYTHON, f"python_{game.name}"))
    if game.petting_zoo is not None:
        try:
            found.contenders.append(petting_zoo(PETTING_ZOO, game.petting_zoo))
        except ImportError as error:
            found.missing[PETTING_ZOO] = f"not installed ({error})"
    if game.begin is not None:
        add_by_hand(found, game, game.begin)
    return found


def add_generated(found: Field, game: Game) -> None:
    """Let the generated engine play, interpreted and native."""
    package = f"lawspeaker_games.{game.name}"
    engine = import_module(f"{package}.engine")
    interpreted = cast("Door", engine)
    plain = stepped(INTERPRETED, interpreted, game.players)
    length = mean_length(plain)
    found.contenders += [plain, playouts(INTERPRETED_PLAYOUT, interpreted, game.players, length, game.deals)]
    try:
        native = cast("Door", load_native(cast("Engine[BaseState]", engine), package))
    except NativeMissing as missing:
        found.missing |= {NATIVE: str(missing), NATIVE_PLAYOUT: str(missing)}
        return
    found.contenders.append(stepped(NATIVE, native, game.players))
    found.contenders.append(playouts(NATIVE_PLAYOUT, native, game.players, length, game.deals))


def add_by_hand(found: Field, game: Game, begin: str) -> None:
    """Let the version by hand play, as Python and as what mypyc makes of it."""
    plain = import_module(f"benchmarks.handwritten.{game.name}")
    found.contenders.append(handwritten(BY_HAND, beginning(vars(plain)[begin], game)))
    found.contenders.append(Contender(BY_HAND_PLAYOUT, cast("Play", plain.play)))
    try:
        made = ceiling_of(game.name)
    except NativeMissing as missing:
        found.missing |= {CEILING: str(missing), CEILING_PLAYOUT: str(missing)}
        return
    found.contenders.append(handwritten(CEILING, beginning(vars(made)[begin], game)))
    found.contenders.append(Contender(CEILING_PLAYOUT, cast("Play", made.play)))


def beginning(begin: object, game: Game) -> Callable[[int], HandwrittenGame]:
    """Return how a game by hand begins with a number; only where chance deals it is needed."""
    if game.deals:
        return cast("Callable[[int], HandwrittenGame]", begin)
    new = cast("Callable[[], HandwrittenGame]", begin)
    return lambda draw: new()
