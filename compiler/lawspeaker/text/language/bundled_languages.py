"""The shipped languages, ready to use: their patterns and plural classes as data beside this file.

Reading YAML and loading Babel takes longer than checking a game, so `make_languages.py` does both beforehand:

    patterns.uk.yaml, Babel     ->     languages.json: {"uk": {"sum": …, "said": {…}, "plurals": "5133335555…"}}

Patterns that have changed since, and what is damaged, are as if they were not there: then YAML and Babel are asked.
"""

from __future__ import annotations

import json
import zlib
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
CLASSES = ("zero", "one", "two", "few", "many", "other")
ENOUGH = 200
Group = dict[str, object]


@cache
def stored() -> Group:
    """Return what is shipped, by language."""
    try:
        found = json.loads((FOLDER / "languages.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def language(code: str) -> Group:
    """Return what is shipped of a language; nothing if it is not."""
    found = stored().get(code)
    return found if isinstance(found, dict) else {}


def is_bundled(code: str) -> bool:
    """Tell whether everything about a language is shipped."""
    return "plurals" in language(code)


def patterns(code: str) -> Group | None:
    """Return the patterns of a shipped language, all keys and values as texts; None if they have to be read.

    They have to be if they were made from another file than the one that is there.
    """
    found = language(code)
    said = found.get("said")
    try:
        fits = found.get("sum") == zlib.crc32((FOLDER / f"patterns.{code}.yaml").read_bytes())
    except (OSError, ValueError):
        return None
    return said if fits and isinstance(said, dict) else None


def bundled_plural_class(code: str, count: int) -> str | None:
    """Return the plural class of a count; None if Babel has to be asked.

    >>> bundled_plural_class("uk", 3), bundled_plural_class("uk", 1000), bundled_plural_class("nl", 3)
    ('few', None, None)
    """
    classes = language(code).get("plurals")
    if not isinstance(classes, str) or not 0 <= count < len(classes) or classes[count] not in "012345":
        return None
    return CLASSES[int(classes[count])]
