"""Games for native tests: each compiled from its spec, interpreted and as machine code, side by side in one process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import cast

import yaml

from lawspeaker.cache.native_builds import native_folders
from lawspeaker.cache.native_tools import chosen_level
from lawspeaker.native.build_script import BIG
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.native.load import NOT_COMPILED, import_native, modules_in, native_name
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import PACKAGE, Built, build, built_once
from tests.compiled_once import word_of
from tests.native.batch import ENDLESS, SMALL, TYPES, compile_batch, small_sources
from tests.paths import FOLDERS, NAMES, ROOT, SHIPPED
from tests.soak import SOAKING


@dataclass(frozen=True, slots=True)
class Twins:
    """One game twice: interpreted and native."""

    name: str
    rules: Rules
    interpreted: Engine[BaseState]
    native: Engine[BaseState]


ALONE = tuple(SHIPPED) if SOAKING else ("tic-tac-toe",)
"""The games that are compiled as `law build --native` does; soak compiles the other games in batches at its level."""
GetTwins = Callable[[str], Twins]


def compile_twins(names: list[str], folder: Path) -> dict[str, Twins]:
    """Compile games, interpreted and native: some as `law build --native` does, others in a batch."""
    games = {name: build_twin(name, folder) for name in names}
    usual = [name for name in names if name in ALONE]
    whole = [name for name in names if SOAKING and name in FOLDERS and name not in ALONE]
    packages = {package_of(name): folder_of(games[name]) for name in usual}
    places = dict(zip(usual, native_folders(packages, chosen_level()), strict=True))
    native = {name: import_native(native_name(package_of(name)), place) for name, place in places.items()}
    native |= compile_batch({name: folder_of(games[name]) for name in whole}, chosen_level())
    native |= compile_batch({name: folder_of(games[name]) for name in names if name not in (*usual, *whole)})
    return {
        name: Twins(name, game.rules, game.engine, cast("Engine[BaseState]", native[name]))
        for name, game in games.items()
    }


def build_twin(name: str, folder: Path) -> Built:
    """Compile a game and import it, interpreted; small specs may have warnings."""
    if name in FOLDERS:
        return built_once(name)
    return build(name, small_sources(name), folder, warnings=True)


def folder_of(game: Built) -> Path:
    """Return the folder that a game was imported from."""
    return Path(str(import_module(package_of(game.name)).__file__)).parent


def package_of(name: str) -> str:
    """Return the package of a game under test."""
    return f"{PACKAGE}.{word_of(name)}"


def copy_game(package: str, name: str, above: Path) -> Path:
    """Copy an imported package into a folder under another name; return the folder of the copy."""
    source = Path(str(import_module(package).__file__)).parent
    target = above / name
    target.mkdir(parents=True)
    for path in source.glob("*.py"):
        text = path.read_text(encoding="utf-8").replace(package, name)
        (target / path.name).write_text(text, encoding="utf-8")
    return target


def lines_of(folder: Path) -> int:
    """Return how many lines of a package become machine code."""
    return sum(text.count("\n") for module, text in modules_in(folder).items() if module not in NOT_COMPILED)


def is_big(name: str) -> bool:
    """Tell whether a shipped game, or the one that an expansion extends, takes minutes to compile."""
    extended = yaml.safe_load((FOLDERS[name] / "game.yaml").read_text(encoding="utf-8")).get("extends", name)
    return extended in SHIPPED and lines_of(ROOT / "generated" / "lawspeaker_games" / word_of(extended)) > BIG


FEATURE_GAMES = [name for name in NAMES if name not in SHIPPED]
FEW = [name for name in NAMES if name in SHIPPED or name in FEATURE_GAMES[::9]]
COMPARED = [name for name in NAMES if SOAKING or (not is_big(name) and name in FEW)]
"""The games that are compiled: all of them under soak, otherwise a ninth of the feature games that are not big."""
COMPILED = [*COMPARED, *SMALL, ENDLESS, *TYPES]
"""The games and small specs that the fixture `twins` compiles, if the chosen tests are about them."""
