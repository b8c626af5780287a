"""Every verb, phase and rule of every spec of the repository has a card text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lawspeaker.resolve.symbols import Symbols
from lawspeaker.text.scope import Env
from lawspeaker.text.sentences import blocks as block_texts
from lawspeaker.text.sentences import rules
from lawspeaker.text.sentences.fragments import paragraph
from lawspeaker.text.write import make_writer
from lawspeaker.text.writer import Writer
from lawspeaker_language.translation import Translation
from tests.paths import FOLDERS
from tests.text.card_texts import texts_of

LOOSE = (" .", " ,", "{", "}", "  ", "..", "that that", "the the")


def all_texts(writer: Writer, symbols: Symbols) -> Iterator[str]:
    """Yield every block and rule of a game as sentences."""
    blocks = [verb.decl.block for verb in symbols.verbs.values() if hasattr(verb.decl, "block")]
    blocks += [phase.decl.block for phase in symbols.phases.values()]
    blocks += [setup.block for setup, _ in symbols.setups]
    blocks += [symbols.course.block] if symbols.course is not None else []
    for block in blocks:
        env = Env()
        yield writer.language.contract(paragraph(block_texts.write_block(writer, block, env)))
    for rule in symbols.rules:
        yield writer.language.contract(paragraph(rules.write_rules(writer, (rule.rule,), Env())))


@pytest.mark.parametrize("game", sorted(FOLDERS))
def test_every_verb_and_rule_has_a_text_in_english(game: str) -> None:
    symbols, _ = texts_of(game)
    for text in all_texts(make_writer(symbols, "en", Translation()), symbols):
        assert not [loose for loose in LOOSE if loose in text], text


@pytest.mark.parametrize("language", ["fr", "ru", "uk", "xx"])
@pytest.mark.parametrize("game", sorted(FOLDERS))
def test_every_verb_and_rule_has_a_text_in_a_language_without_names(game: str, language: str) -> None:
    symbols, _ = texts_of(game)
    english = make_writer(symbols, "en", Translation())
    for text in all_texts(make_writer(symbols, language, Translation(), english), symbols):
        assert text == "" or text[-1] == ".", text
