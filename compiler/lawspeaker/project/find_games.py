"""Find the folder or file that a person names on the command line, and the games below a folder.

"pebbles"          ->     ./pebbles/ if it is the folder of a game, otherwise rulespecs/pebbles/ of this installation
"../my-game"       ->     that folder
"solo.law"         ->     that file alone, or its folder if there is a game.yaml beside it
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import lawspeaker
from lawspeaker.project.manifest import read_manifest
from lawspeaker.project.read_files import Reading, read_text, start_of
from lawspeaker_language.spelling import nearest

MANIFEST = "game.yaml"
SKIPPED = ("build", "dist", "node_modules", "site-packages", "__pycache__")
SPECS_OF_TESTS = ("tests", "benchmarks")
"""The folders of a checkout with specs that are no games to play."""


@cache
def checkout() -> Path | None:
    """Return the root of the checkout that this compiler runs from; None if it is installed as a package."""
    root = Path(lawspeaker.__file__).resolve().parents[2]
    return root if (root / "rulespecs").is_dir() and (root / "compiler").is_dir() else None


def games_folder() -> Path:
    """Return the folder of the shipped games."""
    root = checkout()
    return root / "rulespecs" if root else Path(lawspeaker.__file__).resolve().parent / "_rulespecs"


def shipped_games() -> list[str]:
    """Return the names of the shipped games."""
    folder = games_folder()
    if not folder.is_dir():
        return []
    return sorted(path.name for path in folder.iterdir() if (path / "game.yaml").is_file())


def locate(game: str, reading: Reading) -> Path | None:
    """Return the folder or single file that a name or path refers to; add a fact and return None if there is none.

    A name is first that of a game in or below the current folder, then that of a shipped game.
    """
    try:
        path = Path(game).expanduser()
        if is_name(game) and (found := named_game(path)) is not None:
            return found
        if path.is_dir():
            return path
        if path.is_file() and path.suffix == ".law":
            return path.parent if (path.parent / MANIFEST).is_file() else path
        if path.exists():
            reading.facts.add("L018", start_of(""), name=game)
            return None
    except (OSError, ValueError, RuntimeError):
        pass
    listed = ", ".join(shipped_games()) or "none is installed"
    reading.facts.add("L001", start_of(""), name=game, near=nearest(game, shipped_games()) or "", games=listed)
    return None


def is_name(game: str) -> bool:
    """Return whether what a person typed may be the name of a game: it is if it does not look like a path."""
    return not ("/" in game or "\\" in game or game.endswith(".law") or game in ("", ".", ".."))


def named_game(name: Path) -> Path | None:
    """Return the game of a name: the folder of that name here, the game in the current folder, or a shipped game."""
    shipped = games_folder() / name if str(name) in shipped_games() else None
    here = name if has_rules(name) else Path() if is_game_here(str(name)) else None
    if here is None or (shipped is not None and here.resolve() == shipped.resolve()):
        return shipped
    return here


def has_rules(folder: Path) -> bool:
    """Return whether a folder is that of a game, or should be: it has a manifest or `.law` files."""
    return folder.is_dir() and ((folder / MANIFEST).is_file() or any(folder.glob("*.law")))


def is_game_here(name: str) -> bool:
    """Return whether the current folder is that of a game with this name."""
    manifest = Path(MANIFEST)
    if not manifest.is_file():
        return False
    reading = Reading()
    text = read_text(manifest, reading)
    found = None if text is None else read_manifest(text, MANIFEST, reading)
    return name == (Path.cwd().name if found is None else found.name)


def shipped_reference(name: str) -> str:
    """Return how commands in the current folder refer to a shipped game: by its name, or by its path if that is taken.

    The name is taken if a game in or below the current folder has it.
    """
    place = games_folder() / name
    return name if locate(name, Reading()) == place else str(place)


def is_in_checkout(folder: Path) -> bool:
    """Return whether a folder is the checkout that this compiler runs from, or is in it."""
    root = checkout()
    return root is not None and folder.resolve().is_relative_to(root)


def is_spec_of_tests(path: Path) -> bool:
    """Return whether a path is in a folder of the checkout that has specs for its tests."""
    root = checkout()
    return root is not None and any(path.resolve().is_relative_to(root / folder) for folder in SPECS_OF_TESTS)


def games_below(folder: Path) -> list[Path]:
    """Return the games in and below a folder: those with a manifest, and single `.law` files without one beside them.

    Hidden folders and build output are left out, and so are the single files of a checkout, which are parts of tests.
    """
    found: list[Path] = []
    with_files = not is_in_checkout(folder)
    for above, folders, files in os.walk(folder):
        place = Path(above)
        folders[:] = sorted(name for name in folders if not name.startswith(".") and name not in SKIPPED)
        found += [place / name for name in folders if is_linked_game(place / name)]
        if MANIFEST in files:
            found.append(place)
        elif with_files:
            found += [place / name for name in files if name.endswith(".law") and not name.startswith(".")]
    return [*{path.resolve(): path for path in sorted(found)}.values()]


def is_linked_game(folder: Path) -> bool:
    """Return whether a folder is a symbolic link to that of a game, which walking through folders does not follow."""
    return folder.is_symlink() and (folder / MANIFEST).is_file()
