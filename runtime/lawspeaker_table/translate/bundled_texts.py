"""The title and the translations of a game in a package of its own, in a file beside its engine."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct, field

from lawspeaker_language.translation import Languages

FILE = "translations.json"


class BundledTexts(Struct):
    """The title of a game, if it is another one than that of its engine, and its translations."""

    title: str = ""
    languages: Languages = field(default_factory=dict)

    def encoded(self) -> str:
        """Return the content of the file."""
        plain = {language: found.without_places() for language, found in self.languages.items()}
        return msgspec.json.encode(BundledTexts(self.title, plain)).decode() + "\n"


def texts_beside(engine: str) -> BundledTexts:
    """Return the texts beside a module of an engine; none if the package has no such file."""
    path = Path(engine).with_name(FILE)
    return msgspec.json.decode(path.read_bytes(), type=BundledTexts) if path.is_file() else BundledTexts()
