"""What is shipped of the languages says what their patterns and Babel say, and is only ever a saving of time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lawspeaker.text.language import bundled_languages as bundled
from lawspeaker.text.language import make_languages
from lawspeaker.text.language import plural_classes as plurals
from lawspeaker.text.language.language import load_language, read_file

CODES = ("en", "fr", "uk")


@pytest.fixture
def forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Let the stored languages be in another folder; what was read before is forgotten, then and afterwards."""
    for path in bundled.FOLDER.glob("patterns.*.yaml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(bundled, "FOLDER", tmp_path)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    """Forget what was read."""
    for function in (bundled.load_bundle, read_file, plurals.plural_class, plurals.plural_classes):
        function.cache_clear()


def test_the_shipped_languages_are_fresh() -> None:
    """`python -m lawspeaker.text.language.make_languages` writes them anew."""
    assert (bundled.FOLDER / "languages.json").read_text(encoding="utf-8") == make_languages.bundle_text()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"uk": 3}', '{"uk": {"sum": 0, "said": {"cases": "xyz"}}}'])
def test_damaged_or_older_data_is_as_if_it_were_not_there(forgotten: Path, text: str) -> None:
    (forgotten / "languages.json").write_text(text, encoding="utf-8")
    assert bundled.bundled_patterns("uk") is None
    assert bundled.bundled_plural_class("uk", 3) is None
    assert plurals.plural_class("uk", 3) == "few"
    assert plurals.is_language("uk")


@pytest.mark.parametrize("code", CODES)
def test_a_language_is_the_same_from_its_patterns_and_from_what_is_shipped(forgotten: Path, code: str) -> None:
    read, classes = load_language(code), plurals.plural_classes(code)
    (forgotten / "languages.json").write_text(make_languages.bundle_text(), encoding="utf-8")
    forget()
    assert bundled.bundled_patterns(code) is not None
    again = load_language(code)
    assert again.patterns == read.patterns
    assert again.terms == read.terms
    assert again.articles == read.articles
    assert plurals.plural_classes(code) == classes
