"""A verb behind a player agrees with *you* on a card."""

from __future__ import annotations

from lawspeaker_language.agreement import agreeing
from tests.text.toy_game import says


def test_words_behind_other_holes_stay() -> None:
    assert agreeing("{c} is lost", {"p"}) == "{c} is lost"


def test_a_word_that_is_no_verb_stays() -> None:
    assert agreeing("{p} always wins", {"p"}) == "{p} always wins"


def test_a_text_that_chooses_its_forms_stays() -> None:
    text = "{p} {p|you=gain|one=gains} 1"
    assert agreeing(text, {"p"}) == text


def test_the_text_of_a_verb_agrees_with_its_reader() -> None:
    verb = 'verb fall p: player\n    text "{p} is out"\n    lose 1 food for p\n\n'
    assert says("plays\n    fall you", more=verb) == "You are out."
