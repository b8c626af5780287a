"""What the conformance tests ask of a Lawspeaker game: decisions, chance that can be asked and forced, and returns.

The protocols name only what is used here, so that a small stand-in can prove that the comparison itself notices a
difference (`test_comparison.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Protocol, cast


class Option(Protocol):
    """One thing that may be chosen: its stable number, its sentence and what its variables stand for."""

    @property
    def id(self) -> int: ...
    @property
    def text(self) -> str: ...
    @property
    def values(self) -> Mapping[str, object]: ...


class Decision(Protocol):
    """A pending decision of a player; players count from 1."""

    @property
    def player(self) -> int: ...
    @property
    def options(self) -> Sequence[Option]: ...


class Chance(Protocol):
    """A pending step of chance; each outcome is equally likely in the games compared here."""

    @property
    def outcomes(self) -> Sequence[int]: ...


class Game(Protocol):
    """A game whose chance is explicit: at any moment it is over, or waits for a decision, or for an outcome."""

    @property
    def over(self) -> bool: ...
    @property
    def decision(self) -> Decision | None: ...
    @property
    def chance(self) -> Chance | None: ...
    def choose(self, option: int, /) -> None: ...
    def force(self, outcome: int, /) -> None: ...
    def returns(self) -> Sequence[float]: ...


class Package(Protocol):
    """The package of a generated game."""

    def new(self, *, players: int, seed: int, explicit_chance: bool = False) -> Game: ...


class Engine(Protocol):
    """The engine of a generated game; the state is opaque here."""

    def begin(self, players: int, seed: int) -> object: ...
    def legal(self, s: object, /) -> list[int]: ...
    def apply(self, s: object, action: int, /) -> None: ...
    def over(self, s: object, /) -> bool: ...
    def player(self, s: object, /) -> int: ...
    def returns(self, s: object, /) -> list[float]: ...


def package_of(name: str) -> Package:
    """Return the package of the generated game of that name."""
    return cast("Package", import_module(f"lawspeaker_games.{name}"))


def engine_of(name: str) -> Engine:
    """Return the engine of the generated game of that name."""
    return cast("Engine", import_module(f"lawspeaker_games.{name}.engine"))
