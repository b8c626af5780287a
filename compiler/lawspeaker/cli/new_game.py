"""Start a game from flags (`--players`, `--seed`, `--set`), or load a saved one."""

from __future__ import annotations

import secrets
from dataclasses import replace
from pathlib import Path

import typer

from lawspeaker.cache.build_spec import ReadSpec, build_game
from lawspeaker.cache.load_package import load
from lawspeaker.cli.waiting import announced
from lawspeaker.project.spec import Spec
from lawspeaker_runtime.errors import BadOption, NativeMissing
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.game.settings import SEED_BITS
from lawspeaker_runtime.native.load import load_native
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_system.failure import Failure
from lawspeaker_table.play.save_files import reason_of, text_of


def open_game(
    game: str,
    extras: list[str] | None,
    out: Path | None = None,
    native: bool = False,
    with_examples: bool = False,
    silent: bool = False,
) -> tuple[ReadSpec, Loaded]:
    """Return the spec of a game and its imported package, built if it was stale, with a native engine if `native`.

    What is built is announced, unless `silent`.
    """
    with announced(game, silent):
        read, place = build_game(game, extras, out, with_examples)
    loaded = with_title_of(read.spec, load(place))
    return read, replace(loaded, engine=native_or_stop(loaded, game, silent)) if native else loaded


def with_title_of(spec: Spec, loaded: Loaded) -> Loaded:
    """Return a loaded game with the title of its expansion; its engine has the title of the base game."""
    if len(spec.chain) < 2:
        return loaded
    return replace(loaded, rules=replace(loaded.rules, title=spec.title))


def native_or_stop(loaded: Loaded, name: str, silent: bool = False) -> Engine[BaseState]:
    """Return the native engine of a game, built if it was stale; end the command if it cannot be built."""
    try:
        with announced(name, silent):
            return load_native(loaded.engine, loaded.package.__name__)
    except NativeMissing as missing:
        raise Failure(str(missing)) from None


def settings_of(pairs: list[str] | None) -> dict[str, object]:
    """Return the options given with `--set`; a value with commas is a list with one item per player.

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
    """Return the value of a setting: a number, a text, a list, or None if it is empty."""
    if "," in text:
        return [value_of(part) for part in text.split(",")]
    text = text.strip()
    return int(text) if text.lstrip("-").isdecimal() else text or None


def seed_or_random(seed: int | None) -> int:
    """Return the given seed, or a random one.

    A random seed has 64 bits, so that a player cannot find hidden cards by trying all seeds.
    """
    return seed if seed is not None else secrets.randbits(SEED_BITS)


def start_game(loaded: Loaded, players: int | None, seed: int, pairs: list[str] | None) -> Game[BaseState]:
    """Start a game; end the command if it does not allow these settings."""
    try:
        return loaded.package.new(players=players, seed=seed, options=settings_of(pairs))
    except BadOption as error:
        raise bad_option_failure(error) from None


def bad_option_failure(error: BadOption) -> Exception:
    """Return the failure for settings that a game does not have or allow."""
    return Failure(f"error: {error}")


def load_game(loaded: Loaded, path: Path) -> Game[BaseState]:
    """Load a saved game; raise BadParameter if that fails."""
    try:
        return loaded.package.load(text_of(path))
    except OSError as error:
        raise typer.BadParameter(f"{path} cannot be read: {reason_of(error)}", param_hint="--load") from None
    except ValueError as error:
        raise typer.BadParameter(f"{path} cannot be loaded: {reason_of(error)}", param_hint="--load") from None
