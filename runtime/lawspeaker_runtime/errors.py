"""What an embedder can do wrong, each with a name of its own and a text for people, and what engines raise themselves.

Interpreted and native engines raise the very same classes, so this module is never compiled.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

MANY = 12


class IllegalChoice(Exception):
    """A choice that is not among the options; the state is as it was."""


class RuleError(Exception):
    """A rule asked for something impossible while the game ran; the message names the line of the spec."""


class ChanceNeeded(Exception):
    """Raised inside an engine that asks for chance: the next random outcome has to be given.

    `tag` is the index of the type of the outcomes in the rules' list of types.
    """

    def __init__(self, tag: int, outcomes: list[int]) -> None:
        super().__init__(tag, outcomes)
        self.tag = tag
        self.outcomes = outcomes


class NoGuess(RuntimeError):
    """No world was found that looks the same to a player and in which the pending decision is asked."""


class BadOption(ValueError):
    """A number of players or a setting that the game does not have."""


class Refused(BadOption):
    """Settings that the game has, but not together; `word` is the option that needs something else."""

    def __init__(self, text: str, word: str) -> None:
        super().__init__(text)
        self.word = word


class BadSave(ValueError):
    """A text that is no save of these rules."""


class CannotUndo(Exception):
    """The last choice cannot be taken back: there is none, or it showed somebody what he cannot forget."""


class NotOver(Exception):
    """A result was asked for, but the game goes on."""


class NativeMissing(RuntimeError):
    """Machine code was asked for and cannot be had here; everything still works interpreted."""


def quoted_list(names: Iterable[str]) -> str:
    """Write names one after the other, not more than a person reads.

    >>> quoted_list(["old", "new"])
    '`old`, `new`'
    """
    all_names = list(dict.fromkeys(names))
    shown = ", ".join(f"`{name}`" for name in all_names[:MANY])
    return shown if len(all_names) <= MANY else f"{shown} … ({len(all_names)} in all)"


def did_you_mean(word: str, names: Iterable[str]) -> str:
    """Suggest the name that a misspelt word probably is, as the end of a sentence.

    >>> did_you_mean("Wolv", ["Wolf", "Goat"])
    '; did you mean `Wolf`?'
    """
    by_lower = {name.lower(): name for name in names}
    close = get_close_matches(word.lower(), by_lower, 1)
    return f"; did you mean `{by_lower[close[0]]}`?" if close else ""
