"""What an embedder can do wrong, each with a name of its own and a text for people.

IllegalChoice lives in core.py, because engines raise it themselves.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

MANY = 12


class BadOption(ValueError):
    """A number of players or a setting that the game does not have."""


class BadSave(ValueError):
    """A text that is no save of these rules."""


class CannotUndo(Exception):
    """The last choice cannot be taken back: there is none, or it showed somebody what he cannot forget."""


class NotOver(Exception):
    """A result was asked for, but the game goes on."""


def listed(names: Iterable[str]) -> str:
    """Write names one after the other, not more than a person reads.

    >>> listed(["old", "new"])
    '`old`, `new`'
    """
    all_names = list(dict.fromkeys(names))
    shown = ", ".join(f"`{name}`" for name in all_names[:MANY])
    return shown if len(all_names) <= MANY else f"{shown} … ({len(all_names)} in all)"


def meant(word: str, names: Iterable[str]) -> str:
    """Suggest the name that a misspelt word probably is, as the end of a sentence.

    >>> meant("Wolv", ["Wolf", "Goat"])
    '; did you mean `Wolf`?'
    """
    by_lower = {name.lower(): name for name in names}
    close = get_close_matches(word.lower(), by_lower, 1)
    return f"; did you mean `{by_lower[close[0]]}`?" if close else ""
