"""The exceptions of the runtime, and helpers for their messages.

    raise BadOption(f"no option `{word}`; its options are {quoted_list(words)}{did_you_mean(word, words)}")

Interpreted and native engines raise the same classes, so this module is never compiled to machine code.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

MAX_NAMES = 12


class IllegalChoice(Exception):
    """A choice that is not among the options. The state is unchanged."""


class RuleError(Exception):
    """A rule required something impossible while the game ran. The message names the line of the spec."""


class ChanceNeeded(Exception):
    """Raised by an engine in explicit chance mode when the outcome of the next random step is missing.

    `tag` is the index in `Rules.types` of the type of the outcomes.
    """

    def __init__(self, tag: int, outcomes: list[int]) -> None:
        super().__init__(tag, outcomes)
        self.tag = tag
        self.outcomes = outcomes


class NoGuess(RuntimeError):
    """No state was found that looks the same to a player and has the same pending decision."""


class BadOption(ValueError):
    """A number of players, a setting or a seat that the game does not have."""


class Refused(BadOption):
    """Settings that exist but cannot be combined; `word` is the option whose requirement does not hold."""

    def __init__(self, text: str, word: str) -> None:
        super().__init__(text)
        self.word = word


class BadSave(ValueError):
    """A text that is not a saved game of these rules."""


class CannotUndo(Exception):
    """The last choice cannot be undone: there is none, or it revealed hidden or random information.

    If it revealed something hidden, `player` is the number of a player who has seen it since, `kind` its kind.
    """

    def __init__(self, message: str, player: int = 0, kind: str = "") -> None:
        super().__init__(message)
        self.player = player
        self.kind = kind


class NotOver(Exception):
    """The result was requested before the game ended."""


class NativeMissing(RuntimeError):
    """A native engine was requested and is not available here. The interpreted engine still works."""


def quoted_list(names: Iterable[str]) -> str:
    """Return names in backquotes, separated by commas, without duplicates and at most `MAX_NAMES` of them.

    >>> quoted_list(["old", "new"])
    '`old`, `new`'
    """
    all_names = list(dict.fromkeys(names))
    shown = ", ".join(f"`{name}`" for name in all_names[:MAX_NAMES])
    return shown if len(all_names) <= MAX_NAMES else f"{shown} … ({len(all_names)} in all)"


def did_you_mean(word: str, names: Iterable[str]) -> str:
    """Return a hint with the name closest to a misspelt word, or "" if none is close.

    >>> did_you_mean("Wolv", ["Wolf", "Goat"])
    '; did you mean `Wolf`?'
    """
    by_lower = {name.lower(): name for name in names}
    close = get_close_matches(word.lower(), by_lower, 1)
    return f"; did you mean `{by_lower[close[0]]}`?" if close else ""
