"""A game on the table: from flags (`--players`, `--seed`, `--set`) to a game that has begun, or to misuse."""

from __future__ import annotations

import secrets
from pathlib import Path

import typer
from msgspec.structs import replace

from lawspeaker.cache.load_package import Loaded, load
from lawspeaker.cli.build_spec import Read, built
from lawspeaker.cli.failure import Failure
from lawspeaker.cli.play.save_files import reason_of, text_of
from lawspeaker_runtime.errors import BadOption, NativeMissing
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.settings import SEED_BITS
from lawspeaker_runtime.native.load import load_native
from lawspeaker_runtime.state.base_state import BaseState


def open_game(
    game: str,
    extras: list[str] | None,
    out: Path | None = None,
    native: bool = False,
    with_examples: bool = False,
) -> tuple[Read, Loaded]:
    """Return a game by name, built if it was stale, and loaded; its engine may be machine code."""
    read, place = built(game, extras, out, with_examples)
    loaded = load(place)
    return read, replace(loaded, engine=native_or_stop(loaded)) if native else loaded


def native_or_stop(loaded: Loaded) -> Engine[BaseState]:
    """Return the native engine of a game, made if it was stale; stop with a message where that cannot be."""
    try:
        return load_native(loaded.engine, loaded.package.__name__)
    except NativeMissing as missing:
        raise Failure(str(missing)) from None


def settings_of(pairs: list[str] | None) -> dict[str, object]:
    """Return what `--set` says; a value with commas is one for each player, a number is a number.

    >>> settings_of(["length=5", "side=Red, Blue"])
    {'length': 5, 'side': ['Red', 'Blue']}
    """
    settings: dict[str, object] = {}
    for pair in pairs or []:
        word, sign, value = pair.partition("=")
        if not sign or not word.strip():
            raise typer.BadParameter(f"`{pair}` should be OPTION=VALUE, for instance length=5", param_hint="--set")
        settings[word.strip()] = value_of(value)
    return settings


def value_of(text: str) -> object:
    """Return a setting as the runtime takes it."""
    if "," in text:
        return [value_of(part) for part in text.split(",")]
    text = text.strip()
    return int(text) if text.lstrip("-").isdecimal() else text or None


def seed_or_any(seed: int | None) -> int:
    """Return the seed that was asked for, or a new one.

    It has 64 bits: with few seeds, a player could try them all and compare with what the player sees.
    """
    return seed if seed is not None else secrets.randbits(SEED_BITS)


def begin(loaded: Loaded, players: int | None, seed: int, pairs: list[str] | None) -> Game[BaseState]:
    """Begin a game, unless it does not allow these settings."""
    try:
        return loaded.package.new(players=players, seed=seed, options=settings_of(pairs))
    except BadOption as error:
        raise not_these(error) from None


def not_these(error: BadOption) -> Exception:
    """Return how a command stops at settings that a game does not have or allow."""
    return Failure(f"error: {error}")


def resume(loaded: Loaded, path: Path) -> Game[BaseState]:
    """Go on with a saved game."""
    try:
        return loaded.package.load(text_of(path))
    except OSError as error:
        raise typer.BadParameter(f"{path} cannot be read: {reason_of(error)}", param_hint="--load") from None
    except ValueError as error:
        raise typer.BadParameter(f"{path} cannot be loaded: {reason_of(error)}", param_hint="--load") from None
