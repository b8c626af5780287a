"""The log and the options of a game use the names that the game gives in the player's language, English included."""

from __future__ import annotations

import pytest

from lawspeaker_games import northgard, ragnarok
from lawspeaker_runtime.game.decision import Option
from lawspeaker_runtime.game.log import chosen
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.values import TypeInfo
from lawspeaker_table.translate.translations import translator_for, untranslated
from tests.compile_specs import spec_of


def type_named(before: Rules, after: Rules, word: str) -> TypeInfo:
    """Return the type that the spec calls by a word, in other rules."""
    return next(shown for info, shown in zip(before.types, after.types, strict=True) if info.word == word)


def test_english_uses_the_names_of_the_game_for_kinds_and_words() -> None:
    english = untranslated(ragnarok.RULES, spec_of("ragnarok").languages["en"])
    omen = type_named(ragnarok.RULES, english.translated, "omen")
    assert [omen.called(1), omen.called(16)] == ["Event card", "Event cards"]
    assert "Prayer" in type_named(ragnarok.RULES, english.translated, "stage").names
    assert english.counted("omen", 2) == "Event cards"


def test_a_variable_has_the_name_of_its_type_and_a_letter_stays() -> None:
    english = untranslated(ragnarok.RULES, spec_of("ragnarok").languages["en"])
    names = {
        (before.variable, after.variable)
        for site, shown in zip(ragnarok.RULES.sites, english.translated.sites, strict=True)
        for before, after in zip(site.domains, shown.domains, strict=True)
    }
    assert ("mover", "Army") in names
    assert ("w", "w") in names


def test_the_log_leaves_out_a_name_that_the_value_begins_with() -> None:
    assert chosen(Option(0, "Army: Army 1", {})) == ("Army 1", False)
    assert chosen(Option(0, "source: a1", {})) == ("source: a1", True)


@pytest.mark.parametrize(("language", "word"), [("fr", "rotation"), ("uk", "поворот")])
def test_a_spot_is_named_in_the_language_of_the_player(language: str, word: str) -> None:
    found = translator_for(northgard.RULES, language, spec_of("northgard").languages[language])
    spots = next(info for info in found.translated.types if info.form == "spot")
    assert spots.name(1) == f"(1, 1) {word} 1"
    assert found.phrase("closed") != "closed"
    assert found.counted("unit", 3) in ("unités", "воїни")
