"""Import a folder as a package, without changing `sys.path`."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType


def unload(name: str) -> None:
    """Remove a package and its submodules from `sys.modules`."""
    for loaded in [key for key in sys.modules if key == name or key.startswith(f"{name}.")]:
        del sys.modules[loaded]


def import_folder(name: str, folder: Path) -> None:
    """Import a folder as a package of the given name; leave no module behind if that fails."""
    importlib.invalidate_caches()
    make_parent(name, folder)
    spec = importlib.util.spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    if spec is None or spec.loader is None:
        raise ImportError(f"{folder} is not a package")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        unload(name)
        raise


def make_parent(name: str, folder: Path) -> None:
    """Import the parent of a package, or create an empty one, because Python needs it to import the package."""
    parent = name.rpartition(".")[0]
    if not parent:
        return
    try:
        importlib.import_module(parent)
    except ImportError:
        module = ModuleType(parent)
        module.__path__ = [str(folder.parent)]
        sys.modules[parent] = module
