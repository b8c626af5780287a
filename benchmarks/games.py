"""The games that are measured, their goals, and the engines that play them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import cast

from benchmarks.compiled_handwritten import compiled_module
from benchmarks.contenders import (
    Contender,
    EngineModule,
    HandwrittenGame,
    Play,
    handwritten,
    mean_length,
    openspiel,
    playouts,
    stepped,
)
from benchmarks.petting_zoo import petting_zoo
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
    """The ratios that a game should reach."""

    stepped: float
    playout: float
    ceiling: float = 0.6
    interpreted: float = 10.0


@dataclass(frozen=True, slots=True)
class Game:
    """A game to measure, by the name of its spec; `begin` is the function or class of its hand-written version."""

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
class Contenders:
    """The contenders of a game, and the reasons why others are missing."""

    contenders: list[Contender] = field(default_factory=list)
    missing: dict[str, str] = field(default_factory=dict)


def contenders_of(game: Game) -> Contenders:
    """Return the contenders of a game."""
    found = Contenders()
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


def add_generated(found: Contenders, game: Game) -> None:
    """Add the generated engine, interpreted and native."""
    package = f"lawspeaker_games.{game.name}"
    engine = import_module(f"{package}.engine")
    interpreted = cast("EngineModule", engine)
    plain = stepped(INTERPRETED, interpreted, game.players)
    length = mean_length(plain)
    found.contenders += [plain, playouts(INTERPRETED_PLAYOUT, interpreted, game.players, length, game.deals)]
    try:
        native = cast("EngineModule", load_native(cast("Engine[BaseState]", engine), package))
    except NativeMissing as missing:
        found.missing |= {NATIVE: str(missing), NATIVE_PLAYOUT: str(missing)}
        return
    found.contenders.append(stepped(NATIVE, native, game.players))
    found.contenders.append(playouts(NATIVE_PLAYOUT, native, game.players, length, game.deals))


def add_by_hand(found: Contenders, game: Game, begin: str) -> None:
    """Add the hand-written version, interpreted and compiled by mypyc."""
    plain = import_module(f"benchmarks.handwritten.{game.name}")
    found.contenders.append(handwritten(BY_HAND, starter_of(vars(plain)[begin], game)))
    found.contenders.append(Contender(BY_HAND_PLAYOUT, cast("Play", plain.play)))
    try:
        compiled = compiled_module(game.name)
    except NativeMissing as missing:
        found.missing |= {CEILING: str(missing), CEILING_PLAYOUT: str(missing)}
        return
    found.contenders.append(handwritten(CEILING, starter_of(vars(compiled)[begin], game)))
    found.contenders.append(Contender(CEILING_PLAYOUT, cast("Play", compiled.play)))


def starter_of(begin: object, game: Game) -> Callable[[int], HandwrittenGame]:
    """Return a function that starts a hand-written game from a number, which is used only if chance deals cards."""
    if game.deals:
        return cast("Callable[[int], HandwrittenGame]", begin)
    new = cast("Callable[[], HandwrittenGame]", begin)
    return lambda draw: new()
