"""Languages: forms, articles, cases, what is said in English when something is missing, what is a mistake."""

from __future__ import annotations

import pytest

from lawspeaker.facts import Facts
from lawspeaker.source import Span
from lawspeaker.text.forms import Form, Term
from lawspeaker.text.phrase import Filled, Noun, Said
from lawspeaker.text.template import BadTemplate, holes, read_template
from lawspeaker.text.tongue import Tongue, tongue
from lawspeaker.text.translation import Languages, Translation, Wording, merged
from lawspeaker.text.write import write_texts
from tests.text.catalogue import spec_of
from tests.text.toy import says, says_in, texts

HERE = Span("names.yaml", 1, 1, 1, 5)
FEED = "plays\n    gain 2 food\n    each p among opponents\n        gain 1 coins for p"
COIN = Term(
    {
        "one": "монета",
        "few": "монети",
        "many": "монет",
        "acc.one": "монету",
        "acc.few": "монети",
        "acc.many": "монет",
    },
    "f",
    HERE,
)


def french(**names: Term) -> Languages:
    """Return a French translation with these names."""
    return {"fr": Translation(names=names)}


def wording(text: str) -> Wording:
    """Return a text of a names file."""
    return Wording(HERE, text, HERE)


@pytest.mark.parametrize("code", ["fr", "uk"])
def test_every_pattern_of_a_language_fills_its_holes_as_english_does(code: str) -> None:
    english, other = tongue("en"), tongue(code)
    assert set(other.patterns) <= set(english.patterns)
    for key, text in other.patterns.items():
        known = {hole.name for hole in holes(read_template(english.patterns[key]))} | set(other.terms)
        assert {hole.name for hole in holes(read_template(text))} <= known, key


@pytest.mark.parametrize("code", ["en", "fr", "uk"])
def test_every_word_behind_a_colon_is_known_to_the_language(code: str) -> None:
    said = tongue(code)
    known = {"*", "one", "few", "many", "acc", *said.articles, *said.cases, *said.derived}
    for key, text in said.patterns.items():
        words = {word for hole in holes(read_template(text)) for word in hole.words}
        assert words <= known, key


def test_a_french_card_is_french() -> None:
    food = Term({"one": "pain", "many": "pains"}, "m", HERE)
    coin = Term({"one": "pièce", "many": "pièces"}, "f", HERE)
    text = says_in("fr", FEED, french(food=food, coins=coin))
    assert text == "Gagnez 2 pains. Chaque adversaire gagne 1 pièce."


def test_ukrainian_numbers_choose_their_forms() -> None:
    said = {"uk": Translation(names={"coins": COIN})}
    found = [says_in("uk", f"plays\n    gain {n} coins", said) for n in (1, 3, 5, 21)]
    assert found == ["Отримайте 1 монету.", "Отримайте 3 монети.", "Отримайте 5 монет.", "Отримайте 21 монету."]


def test_a_missing_name_is_said_in_english_and_marked() -> None:
    assert says_in("fr", "plays\n    gain 2 food", french()) == "Gagnez 2 food (en)."


def test_a_missing_pattern_is_said_in_english_and_marked_once() -> None:
    text = says_in(
        "fr", "plays\n    start duel giving d\n        foe Red\n    gain 1 food", french(food=Term({"": "pain"}))
    )
    assert text == "Start a duel (foe: Red) (en). Gagnez 1 pain."


def test_a_language_nobody_ships_patterns_for_is_english_with_its_names() -> None:
    said = {"xx": Translation(names={"food": Term({"": "omfud"})})}
    found = texts("plays\n    gain 2 food", said).translations[0]
    assert [text for _, text in found.things if text] == ["Gain 2 food (en)."]


def test_a_verb_is_said_by_its_text_in_the_language() -> None:
    said = {"fr": Translation(names={"North": Term({"": "Nord"})}, texts={"recruit": wording("Recrutez {n} en {r}")})}
    assert says_in("fr", "plays\n    recruit 2 in North", said) == "Recrutez 2 en Nord."


def test_english_texts_may_be_given_too() -> None:
    said = {"en": Translation(texts={"rested": wording("{sleeper} {sleeper|you=sleep|one=sleeps}")})}
    rule = "when rested where sleeper is {}\n    gain 1 food"
    assert says(rule.format("you"), said) == "When you sleep: gain 1 food."
    assert says(rule.format("Red"), said) == "When Red sleeps: gain 1 food."


def test_names_of_an_expansion_are_added_to_those_of_the_game() -> None:
    base = {"fr": Translation("Jeu", {"food": Term({"": "pain"})})}
    more = {"fr": Translation("Extension", {"Bear": Term({"": "Ours"})})}
    both = merged([base, more])["fr"]
    assert both.title == "Jeu"
    assert set(both.names) == {"food", "Bear"}


def test_a_form_that_is_asked_for_and_missing_is_a_mistake() -> None:
    from lawspeaker.pipeline import check_game

    spec = spec_of("clan-feud")
    poor = Translation(names={"food": Term({"one": "нора"}, "f", HERE)})
    compiled = check_game(list(spec.sources), {"uk": poor})
    assert {(fact.code, fact.words["form"]) for fact in compiled.facts.found} >= {("L027", "acc few")}


def test_nothing_is_missing_in_the_languages_of_the_repository() -> None:
    from lawspeaker.pipeline import check_game

    for game in ("clan-feud", "clan-feud-frost"):
        spec = spec_of(game)
        compiled = check_game(list(spec.sources), spec.languages)
        assert compiled.program is not None
        facts = Facts()
        write_texts(compiled.program.symbols, spec.languages, facts)
        assert not facts.found


def test_an_article_follows_case_number_and_gender() -> None:
    said = tongue("uk")
    assert said.inflected(COIN, Form("acc", "that")) == "цю монету"
    assert said.inflected(COIN, Form("", "that", "many")) == "ці монет"
    assert not said.missing


def test_a_pattern_passes_the_case_on_to_its_head() -> None:
    said = tongue("uk")
    coin = Filled(said, read_template("{head:your *}"), {"head": Noun(said, COIN)})
    assert coin.say(Form("acc")) == "вашу монету"
    assert coin.keys == ("f", "one")


def test_a_text_chooses_its_words_by_what_fills_the_hole() -> None:
    template = read_template("{n} {n|one=card|many=cards}")
    said = Tongue("en")
    assert Filled(said, template, {"n": Said("1", ("1", "one"))}).say() == "1 card"
    assert Filled(said, template, {"n": Said("3", ("3", "many"))}).say() == "3 cards"


@pytest.mark.parametrize("text", ["{", "}", "{n", "n}", "{}", "{N}", "{n|one}", "{{n}}", "{a b c}"])
def test_a_text_with_a_broken_hole_is_refused(text: str) -> None:
    with pytest.raises(BadTemplate):
        read_template(text)
