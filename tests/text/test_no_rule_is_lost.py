"""No text loses a rule: a thing says something else as soon as any part of its rules is taken away or changed.

This holds for every thing, verb, phase and rule of the shipped games, of the feature games and of the reference, and
for one game with every form of rule, in all languages.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import cast

import pytest

from lawspeaker.parse import tree as t
from lawspeaker.pipeline import check_game
from lawspeaker.resolve.symbols import Symbols
from lawspeaker.source import Source
from lawspeaker.text.scope import Env
from lawspeaker.text.sentences import blocks, rules
from lawspeaker.text.sentences.fragments import paragraph
from lawspeaker.text.write import make_writer, write_thing
from lawspeaker.text.writer import Untranslated, Writer
from lawspeaker_language.translation import Translation
from tests.compile_specs import spec_of
from tests.docs.snippets import CHAPTERS, read
from tests.paths import FOLDERS, QUICK
from tests.soak import runs
from tests.text.card_texts import texts_of
from tests.text.reductions import Reduction, reductions, silence

FORMS = Path(__file__).with_name("forms.law")
SPECS_OF_REFERENCE = {
    f"{page} {snippet.title}": document.files(snippet) if snippet.frame else [snippet.text]
    for page, document in ((page, read(page)) for page in CHAPTERS)
    for snippet in document.snippets
    if snippet.info.startswith("law")
}
Part = tuple[t.Block, bool]


@cache
def symbols_of(*texts: str) -> Symbols | None:
    """Return what a spec declares, None if it is no whole spec."""
    compiled = check_game([Source(f"{number}.law", text) for number, text in enumerate(texts)])
    return None if compiled.program is None else compiled.program.symbols


def parts_of(symbols: Symbols) -> Iterator[Part]:
    """Yield all steps and rules of a game; each with whether it is a rule."""
    for verb in symbols.verbs.values():
        if isinstance(verb.decl, t.VerbDecl):
            yield verb.decl.block, False
    for phase in symbols.phases.values():
        yield phase.decl.block, False
    for setup, _ in symbols.setups:
        yield setup.block, False
    if symbols.course is not None:
        yield symbols.course.block, False
    for rule in symbols.rules:
        yield (rule.rule,), True
    for thing in symbols.things:
        yield from ((block, False) for block in thing.steps.values())
        yield from (((rule,), True) for rule in thing.rules)
    for kind in symbols.kinds.values():
        yield from (((rule,), True) for rule in kind.rules)


def said(writer: Writer, block: t.Block, rule: bool) -> str:
    """Return steps or a rule as text; a tree that means nothing is a text of its own."""
    write = partial(rules.write_rules if rule else blocks.write_block, writer, block)
    env = Env()
    try:
        text = paragraph(write(env))
        return paragraph(write(Env(ambiguous=env.ambiguous))) if env.ambiguous else text
    except (Untranslated, AssertionError, AttributeError, IndexError, KeyError, StopIteration, TypeError, ValueError):
        return "no text"


def lost(writer: Writer, symbols: Symbols, step: int = 1) -> list[str]:
    """Return the parts of rules that a text does not say; of many only every `step`th is tried."""
    found: list[str] = []
    for block, rule in parts_of(symbols):
        text = said(writer, block, rule)
        assert text != "no text"
        for reduced in list(reductions(block))[::step]:
            if said(writer, cast("t.Block", reduced.tree), rule) == text and not silence(symbols, reduced, text):
                found.append(f"{place_of(reduced)}: {reduced.how} from: {text}")
    return found


def place_of(reduced: Reduction) -> str:
    """Return the position of a part in its spec."""
    spans = [node.span for node in (reduced.part, *reversed(reduced.around)) if hasattr(node, "span")]
    return str(spans[0].place()) if spans else "?"


@pytest.mark.parametrize("game", sorted(FOLDERS))
def test_no_rule_of_a_game_is_lost(game: str) -> None:
    symbols, _ = texts_of(game)
    step = 1 if game in QUICK else runs(5, 1)  # of a large game: its forms of rules are those of `forms.law` below
    assert lost(make_writer(symbols, "en", Translation()), symbols, step) == []


@pytest.mark.parametrize("files", SPECS_OF_REFERENCE.values(), ids=list(SPECS_OF_REFERENCE))
def test_no_rule_of_the_reference_is_lost(files: list[str]) -> None:
    symbols = symbols_of(*files)
    if symbols is not None:
        assert lost(make_writer(symbols, "en", Translation()), symbols) == []


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk", "xx"])
def test_no_form_of_a_rule_is_lost_in_any_language(language: str) -> None:
    symbols = symbols_of(FORMS.read_text(encoding="utf-8"))
    assert symbols is not None
    english = make_writer(symbols, "en", Translation())
    writer = english if language == "en" else make_writer(symbols, language, Translation(), english)
    assert lost(writer, symbols) == []


@pytest.mark.parametrize("language", ["fr", "ru", "uk"])
@pytest.mark.parametrize("game", ["clan-feud", "guild-market", "northgard", "northwood"])
def test_a_translation_has_a_line_for_every_line_and_loses_no_rule(game: str, language: str) -> None:
    symbols, _ = texts_of(game)
    translation = spec_of(game).languages.get(language)
    if translation is None:
        return
    english = make_writer(symbols, "en", Translation())
    writer = make_writer(symbols, language, translation, english)
    for thing in symbols.things:
        lines = [write_thing(one, thing).splitlines() for one in (english, writer)]
        assert len(lines[0]) == len(lines[1]), thing.name
    assert lost(writer, symbols, runs(7, 1)) == []


TEXTS = {
    "A1": "When a card is played by you, that does not happen.",
    "A2": "When this card is played by a player, you may prevent that.",
    "A3": "Before a card is played by another player and that card’s suit is hearts: gain 1 food "
    "(at most once until the round is over).",
    "A4": "",
    "A5": "When a card is played by you: if your food is 0: nothing happens.",
    "A7": "Until the round is over: nobody can attack player A if player A is not you; "
    "(when player A is fought against player B and player A is not you and player B is not you: gain 1 gold); "
    "player A’s might is 1 if player A is not you.",
    "A9": "Players take turns, starting with the player to the left of you, until the round is 9: "
    "increase the round by 1.",
    "A11": "Gain 1 food.",
    "A12": "Lose 1 food. This counts as: you are fought against the player to the left of you.",
    "A10": "Roll the bones (only you see it). Gain food equal to that result. "
    "Pick a card from your hand at random (only you see it).",
}


@pytest.mark.parametrize(("name", "text"), TEXTS.items(), ids=list(TEXTS))
def test_a_rule_that_does_nothing_or_is_hidden_has_a_text(name: str, text: str) -> None:
    symbols = symbols_of(FORMS.read_text(encoding="utf-8"))
    assert symbols is not None
    thing = next(thing for thing in symbols.things if thing.name == name)
    assert write_thing(make_writer(symbols, "en", Translation()), thing) == text
