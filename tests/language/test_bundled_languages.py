"""`languages.json` has the same patterns and plural classes as the pattern files and Babel; it only saves time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lawspeaker_language import bundled_languages as bundled
from lawspeaker_language import make_languages
from lawspeaker_language import plural_classes as plurals
from lawspeaker_language.language import load_language, read_file

CODES = ("en", "fr", "ru", "uk")


@pytest.fixture
def copied_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Let the stored languages be in another folder; what was read before is copied_folder, then and afterwards."""
    for path in bundled.FOLDER.glob("*.yaml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(bundled, "FOLDER", tmp_path)
    clear_caches()
    yield tmp_path
    clear_caches()


def clear_caches() -> None:
    """Clear the caches of languages and plural classes."""
    for function in (bundled.load_bundle, read_file, plurals.plural_class, plurals.plural_classes):
        function.cache_clear()


def test_languages_json_is_up_to_date() -> None:
    """`python -m lawspeaker_language.make_languages` writes it."""
    assert (bundled.FOLDER / "languages.json").read_text(encoding="utf-8") == make_languages.bundle_text()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"uk": 3}', '{"uk": {"crc32": 0, "content": {"cases": "xyz"}}}'])
def test_damaged_or_older_data_is_ignored(copied_folder: Path, text: str) -> None:
    (copied_folder / "languages.json").write_text(text, encoding="utf-8")
    assert bundled.bundled_patterns("uk") is None
    assert bundled.bundled_plural_class("uk", 3) is None
    assert plurals.plural_class("uk", 3) == "few"
    assert plurals.is_language("uk")


@pytest.mark.parametrize("code", CODES)
def test_a_language_is_the_same_from_its_pattern_file_and_from_languages_json(copied_folder: Path, code: str) -> None:
    read, classes = load_language(code), plurals.plural_classes(code)
    (copied_folder / "languages.json").write_text(make_languages.bundle_text(), encoding="utf-8")
    clear_caches()
    assert bundled.bundled_patterns(code) is not None
    again = load_language(code)
    assert again.patterns == read.patterns
    assert again.terms == read.terms
    assert again.articles == read.articles
    assert plurals.plural_classes(code) == classes
