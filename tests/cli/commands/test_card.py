"""`law card`: what a card says, its rule, what it cites, its line; in every language of the game."""

from __future__ import annotations

from pathlib import Path

from tests.conftest import Law
from tests.paths import SPECS

FEUD = SPECS / "clan-feud"


def shown(law: Law, *arguments: str) -> str:
    """Return what `law card` prints about a thing of the feud."""
    result = law("card", str(FEUD), *arguments, "--out", "engines")
    assert result.exit_code == 0, result.output
    return result.output


def test_a_card_shows_its_text_its_rule_its_place_and_what_it_cites(law: Law) -> None:
    text = shown(law, "Raven")
    assert "When you discard a card, you may do this instead: put that card into your hand" in text
    assert "may instead of discarded where actor is you once each round_over" in text
    assert "clan-feud.law:" in text
    assert "@CL-08: The Raven clan may once in a round" in text


def test_a_card_is_shown_in_a_language_of_the_game(law: Law) -> None:
    text = shown(law, "Feast", "--lang", "fr")
    assert text.startswith("Festin (carte, 3 copies)\n")
    assert "Payez 2 nourritures." in text


def test_english_needs_no_file_of_names(law: Law) -> None:
    assert shown(law, "Forage", "--lang", "en").startswith("Forage (card, 9 copies)\n  Take 2 food.\n")


def test_a_name_of_two_kinds_is_shown_twice_and_its_kind_picks_one(law: Law) -> None:
    both, one = shown(law, "Wolf"), shown(law, "creature Wolf")
    assert "Wolf (clan)" in both
    assert "Wolf (creature)" in both
    assert "Wolf (clan)" not in one


def test_a_language_without_a_file_is_misuse_and_lists_the_others(law: Law) -> None:
    result = law("card", str(FEUD), "Hunt", "--lang", "de", "--out", "engines")
    assert result.exit_code == 2
    assert "en, fr" in result.output


def test_a_card_says_where_its_facts_come_from_in_the_language_asked_for(law: Law) -> None:
    assert "  (authored here, not the printed card)" in law("card", "northwood", "Prince of Claws").stdout
    assert "  (from one public source" in law("card", "northwood", "King of Eyes").stdout
    assert "  (from public sources that agree)" in law("card", "northwood", "Jack of Eyes").stdout
    assert "  (from the rulebook)" in law("card", "northgard", "Unrest").stdout
    assert "  (створено тут" in law("card", "northgard", "Veiled Threats", "--lang", "uk").stdout


def test_things_named_in_a_field_are_named_in_the_language(law: Law) -> None:
    shown = law("card", "northwood", "Full Table", "--lang", "fr").stdout
    assert "alliés du scénario: Valet des griffes, Prince des fleurs" in shown


def test_an_expansion_without_a_rulebook_says_nothing_of_origins(law: Law, tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "game.yaml").write_text("name: more\ntitle: More\nextends: northwood\n")
    (tmp_path / "more" / "more.law").write_text('expansion "More"\n\nscenario "One More"\n')
    shown = law("card", "more", "One More").stdout
    assert shown.startswith("One More (scenario)")
    assert "(from " not in shown
    assert "(from " in law("card", "more", "King of Eyes").stdout
