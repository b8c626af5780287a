"""The texts of all things of every game, read once by eye: `pytest --bless` rewrites them, the diff is the review."""

from __future__ import annotations

import pytest

from tests.conftest import Golden
from tests.paths import FOLDERS
from tests.text.card_texts import GOLDENS, english_page, pages, spec_of

TRANSLATED = sorted((game, lang) for game in FOLDERS for lang in spec_of(game).languages if lang != "en")


@pytest.mark.parametrize("game", sorted(FOLDERS))
def test_the_english_texts_of_a_game_are_the_blessed_ones(game: str, golden: Golden) -> None:
    text = english_page(game)
    path = GOLDENS / f"{game}.en.txt"
    if text or path.exists():
        golden(path, text)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_the_translated_texts_of_a_game_are_the_blessed_ones(game: str, language: str, golden: Golden) -> None:
    golden(GOLDENS / f"{game}.{language}.txt", pages(game)[language])


def test_no_catalogue_is_without_its_game() -> None:
    known = {f"{game}.en" for game in FOLDERS} | {f"{game}.{language}" for game, language in TRANSLATED}
    assert {path.stem for path in GOLDENS.glob("*.txt")} <= known


@pytest.mark.parametrize("game", sorted(FOLDERS))
def test_english_texts_have_no_mark_and_no_loose_ends(game: str) -> None:
    text = english_page(game)
    for loose in ("(en)", "_", "  " * 3, " .", " ,", "{", "}", "that that", "the the", ".."):
        assert loose not in text
