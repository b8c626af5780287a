"""What the text room gives to emit: the texts of all things, in English and in the game's other languages."""

from __future__ import annotations

from lawspeaker.shape import field, shape


@shape
class Translated:
    """A game in one language: its title, its words, and the name and text of each thing by index."""

    language: str
    title: str
    words: tuple[tuple[str, str], ...]
    things: tuple[tuple[str, str], ...]


@shape
class Texts:
    """What a game's people read: English by thing, and the other languages."""

    english: dict[int, str] = field(default_factory=dict)
    translations: tuple[Translated, ...] = ()
