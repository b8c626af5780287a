"""Import a built package from its folder.

A package that was rebuilt since it was imported is imported again; games that use the old modules go on using them.
"""

from __future__ import annotations

from hashlib import sha256

from lawspeaker.cache.packages import BuildTarget, package_files
from lawspeaker_runtime.game.import_folder import import_folder, unload
from lawspeaker_runtime.game.loaded import Loaded, loaded_game

LOADED_HASHES: dict[str, str] = {}


def load(target: BuildTarget) -> Loaded:
    """Import the package of a target."""
    digest = sha256(repr((str(target.folder), sorted(package_files(target.folder).items()))).encode()).hexdigest()
    if LOADED_HASHES.get(target.name) != digest:
        unload(target.name)
        import_folder(target.name, target.folder)
        LOADED_HASHES[target.name] = digest
    return loaded_game(target.name)
