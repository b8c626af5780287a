"""The content of `names.<lang>.yaml` of a game: a title, terms for its words and things, texts, labels.

    names:                                     Translation(
        food: {one: nourriture, gender: f} ->      names={"food": Term(...)},
    texts:                                         texts={"forage": Wording("prenez 2 nourritures")})
        forage: prenez 2 nourritures

`project/names_file.py` reads the file; `validate.py` checks it against what the game declares.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, field
from msgspec.structs import replace

from lawspeaker_language.forms import Term
from lawspeaker_language.span import NOWHERE, Span


class Wording(Struct, frozen=True):
    """A text with holes, with its span and the span of its key."""

    span: Span
    text: str
    key: Span


class Translation(Struct, frozen=True):
    """One language of a game. A key of `names` is a word, a name, or `KIND NAME` where two kinds share a name."""

    title: str = ""
    names: dict[str, Term] = field(default_factory=dict)
    texts: dict[str, Wording] = field(default_factory=dict)
    labels: dict[str, Wording] = field(default_factory=dict)

    def without_places(self) -> Translation:
        """Return the translation without the places of its texts, which name files of one machine."""
        texts = {key: Wording(NOWHERE, wording.text, NOWHERE) for key, wording in self.texts.items()}
        labels = {key: Wording(NOWHERE, wording.text, NOWHERE) for key, wording in self.labels.items()}
        names = {key: replace(term, span=NOWHERE) for key, term in self.names.items()}
        return Translation(self.title, names, texts, labels)

    def plain(self) -> dict[str, object]:
        """Return the content without spans, so that two equal files give equal data."""
        return {
            "title": self.title,
            "names": {
                key: {**term.forms, "gender": term.gender, "short": term.short} for key, term in self.names.items()
            },
            "texts": {key: wording.text for key, wording in self.texts.items()},
            "labels": {key: wording.text for key, wording in self.labels.items()},
        }


Languages = dict[str, Translation]


def merge_languages(volumes: Iterable[Languages]) -> Languages:
    """Return the languages of several volumes as one; a later volume has priority, except for its title."""
    found: Languages = {}
    for volume in volumes:
        for language, new in volume.items():
            old = found.get(language, Translation())
            found[language] = Translation(
                old.title or new.title, old.names | new.names, old.texts | new.texts, old.labels | new.labels
            )
    return found
