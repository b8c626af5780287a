"""The texts of all things of every game, read once by eye: `pytest --bless` rewrites them, the diff is the review."""

from __future__ import annotations

import re

import pytest

from lawspeaker.parse.tree_enums import NoteForm
from tests.compile_specs import spec_of
from tests.conftest import Golden
from tests.paths import FOLDERS
from tests.text.card_texts import GOLDENS, english_page, pages, texts_of

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


@pytest.mark.parametrize(("game", "language"), [("empires", "ru"), ("ragnarok", "uk")])
def test_a_whole_translation_leaves_nothing_in_english(game: str, language: str) -> None:
    symbols, texts = texts_of(game)
    (said,) = [found for found in texts.translations if found.language == language]
    spoken = [text for table in (said.words, said.events) for _, text in table]
    spoken += [text for thing in said.things for text in thing]
    assert [text for text in spoken if re.search("[A-Za-z]{2}", re.sub(r"{[^}]*}", "", text))] == []
    assert symbols.noted(NoteForm.LABEL) <= set(spec_of(game).languages[language].labels)
