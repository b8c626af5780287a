"""The games that are measured, their goals, and the engines that play them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import cast

from benchmarks.compiled_handwritten import compiled_module
from benchmarks.contenders import (
    LENGTHS,
    Contender,
    EngineModule,
    HandwrittenGame,
    Play,
    begun_playouts,
    handwritten,
    mean_length,
    openspiel,
    playouts,
    samples,
    stepped,
)
from benchmarks.petting_zoo import petting_zoo
from lawspeaker.pipeline import compile_game
from lawspeaker.source import Source
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.loaded import Loaded, Package
from lawspeaker_runtime.native.load import load_native
from lawspeaker_runtime.state.base_state import BaseState

SPECS = Path(__file__).parent / "specs"
BOARD_PACKAGE = "lawspeaker_boards"
INTERPRETED = "generated, interpreted, stepped"
INTERPRETED_PLAYOUT = "generated, interpreted, playout"
NATIVE = "generated, native, stepped"
NATIVE_PLAYOUT = "generated, native, playout"
NATIVE_BEGUN = "generated, native, begin and playout"
NATIVE_SAMPLE = "generated, native, law sim"
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
    NATIVE_BEGUN,
    NATIVE_SAMPLE,
)


@dataclass(frozen=True, slots=True)
class Goals:
    """The ratios that a game should reach."""

    stepped: float
    playout: float
    ceiling: float = 0.6
    interpreted: float = 10.0
    sample: float = 0.8


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
    settings: str = ""
    lengths: int = LENGTHS

    @property
    def openspiel(self) -> str:
        """Return the game of OpenSpiel, with its settings."""
        return self.name + self.settings

    @property
    def package(self) -> str:
        """Return the generated package, which `board_packages` writes for the specs of `benchmarks/specs/`."""
        return f"{BOARD_PACKAGE if self in BOARD_GAMES else 'lawspeaker_games'}.{self.name}"

    @property
    def name(self) -> str:
        """Return the name as modules and OpenSpiel spell it."""
        return self.spec.replace("-", "_")


GAMES = (
    Game("tic-tac-toe", 2, Goals(2.0, 17.0), begin="TicTacToe", python=True, petting_zoo="tictactoe_v3"),
    Game("connect-four", 2, Goals(2.5, 17.0), begin="ConnectFour", petting_zoo="connect_four_v3"),
    Game("breakthrough", 2, Goals(2.0, 6.0), begin="Breakthrough"),
    Game("oh-hell", 3, Goals(2.0, 6.0), begin="dealt", deals=True),
    Game("kuhn-poker", 2, deals=True, python=True),
)

BOARD_GAMES = (
    Game("mancala", 2, Goals(1.0, 3.0), lengths=200),
    Game("checkers", 2, Goals(1.0, 3.0), lengths=200),
    Game("nine-mens-morris", 2, Goals(1.0, 3.0), lengths=200),
    Game("backgammon", 2, Goals(1.0, 3.0), deals=True, lengths=200),
    Game("go", 2, Goals(1.0, 2.0), settings="(board_size=9)", lengths=200),
    Game("amazons", 2, Goals(1.0, 3.0), lengths=200),
    Game("pentago", 2, Goals(1.0, 3.0), lengths=200),
    Game("y", 2, Goals(1.0, 3.0), lengths=200),
)
"""Games that OpenSpiel has too, whose specs are in `benchmarks/specs/`; their engines are compiled for a run."""


def write_boards(folder: Path) -> None:
    """Compile the specs of the board games into packages below a folder, from which they can be imported."""
    for game in BOARD_GAMES:
        sources = [
            Source(path.name, path.read_text(encoding="utf-8")) for path in sorted((SPECS / game.spec).glob("*.law"))
        ]
        compiled = compile_game(game.spec, sources, package=game.package)
        assert not compiled.facts.found, f"{game.spec}: {compiled.facts.found}"
        place = folder / BOARD_PACKAGE / game.name
        place.mkdir(parents=True, exist_ok=True)
        for file, written in compiled.files.items():
            (place / file).write_text(written, encoding="utf-8")
    sys.path.insert(0, str(folder))


@dataclass(slots=True)
class Contenders:
    """The contenders of a game, and the reasons why others are missing."""

    contenders: list[Contender] = field(default_factory=list)
    missing: dict[str, str] = field(default_factory=dict)


def contenders_of(game: Game) -> Contenders:
    """Return the contenders of a game."""
    found = Contenders()
    add_generated(found, game)
    found.contenders.append(openspiel(OPENSPIEL, game.openspiel))
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
    engine = import_module(f"{game.package}.engine")
    interpreted = cast("EngineModule", engine)
    plain = stepped(INTERPRETED, interpreted, game.players)
    length = mean_length(plain, game.lengths)
    found.contenders += [plain, playouts(INTERPRETED_PLAYOUT, interpreted, game.players, length, game.deals)]
    try:
        compiled = load_native(cast("Engine[BaseState]", engine), game.package)
    except NativeMissing as missing:
        found.missing |= dict.fromkeys((NATIVE, NATIVE_PLAYOUT, NATIVE_BEGUN, NATIVE_SAMPLE), str(missing))
        return
    native = cast("EngineModule", compiled)
    package, names, tables = (import_module(f"{game.package}{part}") for part in ("", ".names", ".tables"))
    loaded = Loaded(cast("Package", package), compiled, names.RULES, tables)
    found.contenders += [
        stepped(NATIVE, native, game.players),
        playouts(NATIVE_PLAYOUT, native, game.players, length, game.deals),
        begun_playouts(NATIVE_BEGUN, native, game.players, length),
        samples(NATIVE_SAMPLE, loaded, game.players),
    ]


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
