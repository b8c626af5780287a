"""Languages: forms, articles, cases, what is said in English when something is missing, what is a mistake."""

from __future__ import annotations

from textwrap import indent

import pytest

from lawspeaker.facts import Fact, Facts
from lawspeaker.pipeline import check_game
from lawspeaker.source import Source, Span
from lawspeaker.text.write import write_texts
from lawspeaker_language.forms import NUMBERS, Form, Term
from lawspeaker_language.language import Language, load_language, read_file
from lawspeaker_language.phrase import Filled, FixedText, NounPhrase
from lawspeaker_language.template import BadTemplate, holes, read_template
from lawspeaker_language.translation import Languages, Translation, Wording, merge_languages
from tests.compile_specs import spec_of
from tests.text.toy_game import FRAME, says, says_in, texts

HERE = Span("names.yaml", 1, 1, 1, 5)
FEED = "plays\n    gain 2 food\n    each p among opponents\n        gain 1 coins for p"
CASES = {
    "": ("монета", "монети", "монет"),
    "gen.": ("монети", "монет", "монет"),
    "dat.": ("монеті", "монетам", "монетам"),
    "acc.": ("монету", "монети", "монет"),
    "ins.": ("монетою", "монетами", "монетами"),
    "loc.": ("монеті", "монетах", "монетах"),
}
COIN_FORMS = {
    f"{case}{number}": text
    for case, texts_ in CASES.items()
    for number, text in zip(("one", "few", "many"), texts_, strict=True)
}
COIN = Term(COIN_FORMS, "f", HERE)


def french(**names: Term) -> Languages:
    """Return a French translation with these names."""
    return {"fr": Translation(names=names)}


def facts_of(languages: Languages, body: str) -> list[Fact]:
    """Return what is wrong with the names of the toy and one more card."""
    source = Source("toy.law", f"{FRAME}card Probe\n{indent(body, '    ')}\n")
    return [fact for fact in check_game([source], languages).facts.found if fact.code.startswith("L")]


def lacking(language: str, word: str, term: Term) -> list[tuple[str, str, Span]]:
    """Return the forms that a name of the toy lacks: the name, the forms, the place."""
    facts = facts_of({language: Translation(names={word: term})}, "plays\n    gain 1 food")
    assert {fact.code for fact in facts} <= {"L027"}
    return [(fact.words["name"], fact.words["form"], fact.span) for fact in facts]


def wording(text: str) -> Wording:
    """Return a text of a names file."""
    return Wording(HERE, text, HERE)


KNOW_WHAT = ("for_which", "had", "had_not", "its", "one_of", "one_among", "whose")


@pytest.mark.parametrize("code", ["fr", "ru", "uk"])
def test_every_pattern_of_a_language_fills_its_holes_as_english_does(code: str) -> None:
    english, other = load_language("en"), load_language(code)
    assert set(other.patterns) <= set(english.patterns)
    for key, text in other.patterns.items():
        known = {hole.name for hole in holes(read_template(english.patterns[key]))} | set(other.terms)
        known |= {"of", "what"} if key in KNOW_WHAT else set()
        assert {hole.name for hole in holes(read_template(text))} <= known, key


@pytest.mark.parametrize("code", ["en", "fr", "ru", "uk"])
def test_every_word_behind_a_colon_is_known_to_the_language(code: str) -> None:
    said = load_language(code)
    known = {"*", "acc", *NUMBERS, *said.articles, *said.cases, *said.derived}
    for key, text in said.patterns.items():
        words = {word for hole in holes(read_template(text)) for word in hole.words}
        assert words <= known, key


def test_a_french_card_is_french() -> None:
    food = Term({"one": "pain", "other": "pains"}, "m", HERE)
    coin = Term({"one": "pièce", "other": "pièces"}, "f", HERE)
    text = says_in("fr", FEED, french(food=food, coins=coin))
    assert text == "Gagnez 2 pains. Chaque adversaire gagne 1 pièce."


def test_ukrainian_numbers_choose_their_forms() -> None:
    said = {"uk": Translation(names={"coins": COIN})}
    found = [says_in("uk", f"plays\n    gain {n} coins", said) for n in (1, 3, 5, 21)]
    assert found == ["Отримайте 1 монету.", "Отримайте 3 монети.", "Отримайте 5 монет.", "Отримайте 21 монету."]


RUSSIAN_COIN = Term(
    {
        "one": "талер",
        "few": "талера",
        "many": "талеров",
        "other": "талеры",
        "acc.one": "талер",
        "acc.few": "талера",
        "acc.many": "талеров",
        "acc.other": "талеры",
        "gen.one": "талера",
        "gen.other": "талеров",
        "dat.one": "талеру",
        "dat.other": "талерам",
        "ins.one": "талером",
        "ins.other": "талерами",
        "loc.one": "талере",
        "loc.other": "талерах",
    },
    "m",
    HERE,
)


def test_a_text_may_name_a_noun_of_the_game_which_takes_the_case_that_is_asked_for() -> None:
    said = {"uk": Translation(names={"coins": COIN}, texts={"might": wording("{coins:* several} у {player:gen}")})}
    text = says_in("uk", "plays\n    gain (might of you) coins", said)
    assert text == "Отримайте стільки монет, скільки становить монети у вас."
    text = says_in("uk", "plays\n    gain (might of you / 2) coins", said)
    assert text == "Отримайте стільки монет, скільки становить половина від монет у вас, з округленням донизу."
    assert [fact.code for fact in facts_of({"uk": Translation(texts={"might": wording("{coins:*}")})}, "rank 2")] == [
        "L025"
    ]


def test_russian_has_a_plural_of_its_own_without_a_count() -> None:
    said = {"ru": Translation(names={"coins": RUSSIAN_COIN})}
    found = [says_in("ru", f"plays\n    gain {n} coins", said) for n in (1, 3, 5, 21)]
    assert found == ["Получите 1 талер.", "Получите 3 талера.", "Получите 5 талеров.", "Получите 21 талер."]
    language = load_language("ru")
    assert language.inflect(RUSSIAN_COIN, Form("acc", number="several")) == "талеры"
    assert language.inflect(RUSSIAN_COIN, Form("gen", number="few")) == "талеров"
    assert language.missing_forms(RUSSIAN_COIN, counted=True) == []


def test_a_russian_name_needs_each_plural_only_where_counts_differ() -> None:
    short = Term({"one": "талер", "few": "талера", "many": "талеров", "other": "талеры"}, "m", HERE)
    wanted = ["gen", "dat", "acc", "ins", "loc"]
    assert load_language("ru").missing_forms(short, counted=True) == wanted
    lacking_one = Term({key: text for key, text in RUSSIAN_COIN.forms.items() if key != "acc.many"}, "m", HERE)
    assert load_language("ru").missing_forms(lacking_one, counted=True) == ["acc many"]


def test_a_missing_name_falls_back_to_english_and_is_marked() -> None:
    assert says_in("fr", "plays\n    gain 2 food", french()) == "Gagnez 2 food (en)."


def test_a_missing_pattern_falls_back_to_english_and_is_marked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    patterns = read_file("fr")["patterns"]
    assert isinstance(patterns, dict)
    monkeypatch.delitem(patterns, "start_with")
    text = says_in(
        "fr", "plays\n    start duel giving d\n        foe Red\n    gain 1 food", french(food=Term({"": "pain"}))
    )
    assert text == "Start a duel (foe: Red) (en). Gagnez 1 pain."


def test_a_language_without_patterns_is_english_with_translated_names() -> None:
    said = {"de": Translation(names={"food": Term({"": "omfud"})})}
    found = texts("plays\n    gain 2 food", said).translations[0]
    assert [text for _, text in found.things if text] == ["Gain 2 food (en)."]


def test_a_verb_has_its_text_in_the_language() -> None:
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
    both = merge_languages([base, more])["fr"]
    assert both.title == "Jeu"
    assert set(both.names) == {"food", "Bear"}


@pytest.mark.parametrize("form", sorted(COIN_FORMS))
def test_every_missing_form_of_a_noun_is_a_mistake_at_its_name(form: str) -> None:
    poor = Term({key: text for key, text in COIN_FORMS.items() if key != form}, "f", HERE)
    assert lacking("uk", "coins", poor) == [("coins", form.replace(".", " "), HERE)]


@pytest.mark.parametrize("case", ["gen", "dat", "acc", "ins", "loc"])
def test_a_case_without_any_form_is_a_mistake_at_its_name(case: str) -> None:
    poor = Term({key: text for key, text in COIN_FORMS.items() if not key.startswith(case)}, "f", HERE)
    assert lacking("uk", "coins", poor) == [("coins", case, HERE)]


@pytest.mark.parametrize(
    ("language", "word", "forms", "missing"),
    [
        ("fr", "coins", {"one": "pièce"}, "other"),
        ("fr", "coins", {"other": "pièces"}, "one"),
        ("pl", "coins", {"one": "moneta", "few": "monety"}, "many"),
        ("ar", "coins", {"one": "a", "two": "b", "few": "c", "many": "d", "other": "e"}, "zero"),
        ("fr", "tapped", {"m": "engagé", "several": "engagés"}, "f"),
        ("fr", "tapped", {"m": "engagé", "f": "engagée"}, "several"),
        ("uk", "round", {"one": "раунд", "gen.one": "a", "dat.one": "b", "acc.one": "c", "ins.one": "d"}, "loc"),
    ],
)
def test_the_forms_that_a_language_needs_are_its_own(
    language: str, word: str, forms: dict[str, str], missing: str
) -> None:
    assert lacking(language, word, Term(forms, "m", HERE)) == [(word, missing, HERE)]


def test_a_word_of_one_number_needs_no_other_and_a_bare_text_none() -> None:
    assert lacking("fr", "round", Term({"one": "manche"}, "f", HERE)) == []
    assert lacking("uk", "coins", Term({"": "золото"}, "", HERE)) == []


def test_a_gender_that_an_article_asks_for_is_a_mistake() -> None:
    card = Term({"one": "carte", "other": "cartes"}, "", HERE)
    facts = facts_of({"fr": Translation(names={"card": card})}, "plays\n    may choose c from your hand\n        skip")
    assert [(fact.code, fact.words["form"], fact.span) for fact in facts] == [("L027", "gender", HERE)]


def test_nothing_is_missing_in_the_languages_of_the_repository() -> None:
    for game in ("clan-feud", "clan-feud-frost", "northwood"):
        spec = spec_of(game)
        compiled = check_game(list(spec.sources), spec.languages)
        assert compiled.program is not None
        facts = Facts()
        write_texts(compiled.program.symbols, spec.languages, facts)
        assert not facts.found


def test_an_article_follows_case_number_and_gender() -> None:
    said = load_language("uk")
    assert said.inflect(COIN, Form("acc", "that")) == "цю монету"
    assert said.inflect(COIN, Form("", "that", "several")) == "ці монети"
    assert said.inflect(COIN, Form("acc", "", "many")) == "монет"
    assert not said.missing


def test_a_pattern_passes_the_case_on_to_its_head() -> None:
    said = load_language("uk")
    coin = Filled(said, read_template("{head:your *}"), {"head": NounPhrase(said, COIN)})
    assert coin.render(Form("acc")) == "вашу монету"
    assert coin.keys == ("f", "one")


def test_a_text_chooses_its_words_by_what_fills_the_hole() -> None:
    template = read_template("{n} {n|one=card|many=cards}")
    said = Language("en")
    assert Filled(said, template, {"n": FixedText("1", ("1", "one"))}).render() == "1 card"
    assert Filled(said, template, {"n": FixedText("3", ("3", "many"))}).render() == "3 cards"


@pytest.mark.parametrize("text", ["{", "}", "{n", "n}", "{}", "{N}", "{n|one}", "{{n}}", "{a b c}"])
def test_a_text_with_a_broken_hole_is_refused(text: str) -> None:
    with pytest.raises(BadTemplate):
        read_template(text)
