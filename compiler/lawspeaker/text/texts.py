"""The texts of a game as data, for emit: of all things, in English and in the game's other languages."""

from __future__ import annotations

from msgspec import Struct, field


class Translated(Struct, frozen=True):
    """A game in one language: its title, its words, the name and text of each thing by index, events of the log.

    `questions` are those of all choices by index, and at the end the one for the order of triggers; `labels` are the
    labels with holes, as in the spec and in the language.
    """

    language: str
    title: str
    words: tuple[tuple[str, str], ...]
    things: tuple[tuple[str, str], ...]
    events: tuple[tuple[str, str], ...] = ()
    questions: tuple[str, ...] = ()
    labels: tuple[tuple[str, str], ...] = ()


class Texts(Struct, frozen=True):
    """English texts by the index of their thing, the other languages, and English events, questions and labels."""

    english: dict[int, str] = field(default_factory=dict)
    translations: tuple[Translated, ...] = ()
    events: tuple[tuple[str, str], ...] = ()
    questions: tuple[str, ...] = ()
    labels: tuple[tuple[str, str], ...] = ()
