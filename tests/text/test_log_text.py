"""What the log says in each language: events by their texts, sides of dice in the right number."""

from __future__ import annotations

import pytest

from lawspeaker.text.expressions.dice import english_mark
from lawspeaker.text.texts import Translated
from lawspeaker_games import northgard
from lawspeaker_language.forms import Term
from lawspeaker_language.translation import Translation, Wording
from lawspeaker_table.translate.translations import translator_for
from tests.compile_specs import spec_of
from tests.language.test_language import COIN_FORMS, HERE
from tests.text.toy_game import texts

EVENTS = """event baked c: card by p: player in r: region
    text "{p} {p|you=bake|one=bakes} {p:poss} {c} in {r}"
event burnt c: card
die fate
    face 2 skull + 1 sun
    face 3 suns, 1 skull
    face nothing
verb try_it
    roll fate giving f
    announce baked Bolt by you in North
    announce burnt Bolt
setup
    each p among players
        as p
            try_it

"""


def wording(text: str) -> Wording:
    """Return a text of a names file."""
    return Wording(HERE, text, HERE)


def ukrainian() -> Translated:
    """Return the toy in Ukrainian, with names for a few of its words."""
    card = Term({**COIN_FORMS, "acc.one": "карту"}, "f", HERE)
    said = Translation(
        names={"card": card, "skull": Term(COIN_FORMS, "f", HERE), "sun": Term({"": "сонце"})},
        texts={"baked": wording("{p} пече {c:acc}")},
    )
    (found,) = texts("plays\n    rest", {"uk": said}, EVENTS).translations
    return found


def test_an_event_is_logged_by_its_text_with_placeholders() -> None:
    told = dict(texts("plays\n    rest", more=EVENTS).events)
    assert told == {"baked": "{p} bakes {p}’s {c} in {r}"}


def test_where_a_language_wants_a_case_the_noun_takes_it_and_the_name_stands_beside() -> None:
    assert dict(ukrainian().events) == {"baked": "{p} пече карту «{c}»"}


def test_sides_of_dice_are_in_the_number_that_goes_with_each_mark() -> None:
    assert [english_mark(n, "casualty") for n in (1, 2)] == ["casualty", "casualties"]
    words = dict(ukrainian().words)
    assert words["2 skulls + 1 sun"] == "2 монети + 1 сонце"
    assert words["3 suns, 1 skull"] == "3 сонце, 1 монета"
    assert words["nothing"] == "ніщо"


def test_a_mark_without_a_name_is_english_and_marked() -> None:
    (found,) = texts("plays\n    rest", {"uk": Translation()}, EVENTS).translations
    assert dict(found.words)["1 skull"] == "1 skull (en)"


@pytest.mark.parametrize(
    ("language", "played", "rolled"),
    [
        ("en", "Red plays Move", "2 casualties"),
        ("fr", "Rouge joue Déplacer", "2 pertes"),
        ("uk", "Червоний грає карту «Переміщення»", "2 втрати"),
    ],
)
def test_a_log_is_written_in_the_language_of_the_reader(language: str, played: str, rolled: str) -> None:
    game = northgard.new(seed=7)
    while "Red plays Move" not in game.log():
        assert game.decision is not None
        wanted = [option for option in game.decision.options if option.text in ("play", "c: Move")]
        game.choose(wanted[0] if wanted else game.decision.options[0])
    said = None
    if language != "en":
        said = translator_for(game.rules, language, spec_of("northgard").languages[language]).translated
    log = "\n".join(game.log(None, said))
    assert f"\n{played}\n" in log
    assert f": {rolled}\n" in log
    assert "(en)" not in log
