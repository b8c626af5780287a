"""What is shipped of the languages says what their patterns and Babel say, and is only ever a saving of time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lawspeaker.text.language import make_languages, plurals
from lawspeaker.text.language import shipped_languages as shipped
from lawspeaker.text.language.language import read_file, tongue

CODES = ("en", "fr", "uk")


@pytest.fixture
def forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Let the stored languages be in another folder; what was read before is forgotten, then and afterwards."""
    for path in shipped.FOLDER.glob("patterns.*.yaml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(shipped, "FOLDER", tmp_path)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    """Forget what was read."""
    for function in (shipped.stored, read_file, plurals.plural_class, plurals.plural_classes):
        function.cache_clear()


def test_the_shipped_languages_are_fresh() -> None:
    """`python -m lawspeaker.text.language.make_languages` writes them anew."""
    assert (shipped.FOLDER / "languages.json").read_text(encoding="utf-8") == make_languages.stored_text()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"uk": 3}', '{"uk": {"sum": 0, "said": {"cases": "xyz"}}}'])
def test_damaged_or_older_data_is_as_if_it_were_not_there(forgotten: Path, text: str) -> None:
    (forgotten / "languages.json").write_text(text, encoding="utf-8")
    assert shipped.patterns("uk") is None
    assert shipped.plural_class_shipped("uk", 3) is None
    assert plurals.plural_class("uk", 3) == "few"
    assert plurals.is_language("uk")


@pytest.mark.parametrize("code", CODES)
def test_a_language_is_the_same_from_its_patterns_and_from_what_is_shipped(forgotten: Path, code: str) -> None:
    read, classes = tongue(code), plurals.plural_classes(code)
    (forgotten / "languages.json").write_text(make_languages.stored_text(), encoding="utf-8")
    forget()
    assert shipped.patterns(code) is not None
    again = tongue(code)
    assert again.patterns == read.patterns
    assert again.terms == read.terms
    assert again.articles == read.articles
    assert plurals.plural_classes(code) == classes
