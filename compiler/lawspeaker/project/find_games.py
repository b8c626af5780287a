"""Find the folder or file that a person names on the command line.

"pebbles"          ->     rulespecs/pebbles/ of this installation
"../my-game"       ->     that folder
"solo.law"         ->     that file alone, or its folder if there is a game.yaml beside it
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import lawspeaker
from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.project.read_files import Reading, start_of


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
    """Return the folder or single file that a name or path refers to; add a fact and return None if there is none."""
    looks_like_path = "/" in game or "\\" in game or game.endswith(".law") or game in (".", "..")
    if not looks_like_path and game in shipped_games():
        return games_folder() / game
    try:
        path = Path(game).expanduser()
        if path.is_dir():
            return path
        if path.is_file() and path.suffix == ".law":
            return path.parent if (path.parent / "game.yaml").is_file() else path
        if path.exists():
            reading.facts.add("L018", start_of(""), name=game)
            return None
    except (OSError, ValueError, RuntimeError):
        pass
    listed = ", ".join(shipped_games()) or "none is installed"
    reading.facts.add("L001", start_of(""), name=game, near=nearest(game, shipped_games()) or "", games=listed)
    return None
