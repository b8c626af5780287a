"""What the command itself says at the table, in the language of whoever plays: `phrases.<lang>.yaml` beside this file.

A phrase is called by its English words, and said in them where a language has none for it.

    phrase(read_phrases("fr"), "you won")     ->     "vous avez gagné"
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent


@cache
def read_phrases(language: str) -> Mapping[str, str]:
    """Return the phrases of a language; none if it has no file."""
    import yaml

    path = FOLDER / f"phrases.{language}.yaml"
    if not re.fullmatch(r"[A-Za-z-]+", language) or not path.is_file():
        return {}
    found = yaml.safe_load(path.read_text(encoding="utf-8"))
    return {str(english): str(said) for english, said in found.items()}


def phrase(phrases: Mapping[str, str], english: str, **parts: object) -> str:
    """Say a phrase.

    >>> phrase({"seed {number}": "graine {number}"}, "seed {number}", number=7)
    'graine 7'
    """
    return phrases.get(english, english).format(**parts)
