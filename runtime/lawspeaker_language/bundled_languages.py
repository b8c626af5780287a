"""Load the languages that come with the compiler: their patterns and plural classes, from `languages.json`.

Parsing YAML and importing Babel take longer than checking a game, so `make_languages.py` does both in advance:

    patterns.uk.yaml, sentences.yaml, Babel -> languages.json: {"uk": {"crc32": …, "plurals": "51333…", …}}

If the file is damaged or older than the patterns, the functions return None and the caller uses YAML and Babel.
"""

from __future__ import annotations

import json
import zlib
from functools import cache
from pathlib import Path

from lawspeaker_language.forms import PLURAL_CLASSES, Number

FOLDER = Path(__file__).parent
SENTENCES = "sentences.yaml"
COUNTS = 200  # plural classes are stored for the counts below this one
Group = dict[str, object]


@cache
def load_bundle() -> Group:
    """Return the content of `languages.json`; empty if it cannot be read."""
    try:
        found = json.loads((FOLDER / "languages.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def bundled_language(code: str) -> Group:
    """Return the entry of a language; empty if it has none."""
    found = load_bundle().get(code)
    return found if isinstance(found, dict) else {}


def is_bundled(code: str) -> bool:
    """Tell whether a language has an entry with its plural classes."""
    return "plurals" in bundled_language(code)


def bundled_patterns(code: str) -> Group | None:
    """Return the patterns of a language, all keys and values as strings; None if the YAML file has to be parsed.

    It has to be if it has changed since `languages.json` was written.
    """
    found = bundled_language(code)
    patterns = found.get("content")
    try:
        fresh = found.get("crc32") == fingerprint(code)
    except (OSError, ValueError):
        return None
    return patterns if fresh and isinstance(patterns, dict) else None


def fingerprint(code: str) -> int:
    """Return a checksum of the files with the patterns of a language: its own and that of the sentences."""
    return zlib.crc32((FOLDER / SENTENCES).read_bytes(), zlib.crc32((FOLDER / f"patterns.{code}.yaml").read_bytes()))


def bundled_plural_class(code: str, count: int) -> Number | None:
    """Return the plural class of a count; None if Babel has to compute it.

    >>> bundled_plural_class("uk", 3), bundled_plural_class("uk", 1000), bundled_plural_class("nl", 3)
    (<Number.FEW: 'few'>, None, None)
    """
    classes = bundled_language(code).get("plurals")
    if not isinstance(classes, str) or not 0 <= count < len(classes) or classes[count] not in "012345":
        return None
    return PLURAL_CLASSES[int(classes[count])]
