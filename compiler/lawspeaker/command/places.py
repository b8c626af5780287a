"""Where things are kept that can be made again."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def cache_folder() -> Path:
    """Return the folder that the runtime keeps machine code in, without loading the runtime for it."""
    given = os.environ.get("LAW_CACHE")
    if given:
        return Path(given).expanduser().absolute()
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "lawspeaker"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "lawspeaker"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "lawspeaker"
