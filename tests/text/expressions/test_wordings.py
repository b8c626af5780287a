"""What cards call values, permissions, events, states and piles: their `text`, and how sentences are built from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.facts import Facts
from lawspeaker.pipeline import check_game
from lawspeaker.project.read_files import Reading
from lawspeaker.project.read_spec import read_spec
from lawspeaker.source import Source
from lawspeaker.text.write import write_texts
from tests.paths import FOLDERS
from tests.text.toy_game import FRAME, says

MORE = """
value outdo of c: card over d: card -> yes_no = rank of c is more than rank of d
    text "{c} {so|yes=beats|no=does not beat} {d}"
value tired of p: player -> yes_no = no
    text "{p} {p|you=are|one=is} worn out"
value answers of c: card -> list of card = discard
    text "the cards that answer {c}"
value luck -> number
    text "your good fortune"
    1 when fast
    otherwise 2
can tame prey: creature by p: player = yes
    text "make friends with {prey}"
can rival p: player against q: player = p is not q
    text "{q} {q|you=are|they=are|one=is}{so|yes=|no= not} {p:poss} rival"
state guard of creature: optional player
state tamed of player for creature: yes_no = no
event fled prey: creature by p: player
    text "{prey} {prey|one=runs} away from {p}"
pile lost: card
    text "heap of lost cards"
state watch: number = 1
    text "hour of the night"
setup
    announce fled Hare by player 1
"""

TEXTS = [
    ("sets (outdo of c over d) to no where rank of c is 1", "Card A does not beat card B if the rank of card A is 1."),
    (
        "sets (outdo of c over d) to (rank of c is less than rank of d) where suit of c is suit of d",
        (
            "If the suit of card A is the suit of card B, card A beats card B if and only if the rank of card A is "
            "less than the rank of card B."
        ),
    ),
    ("sets tired of you to yes", "You are worn out."),
    ("sets tired of p to no where p is not you", "It is not true that each other player is worn out."),
    ("sets answers of c to discard", "The cards that answer each card are all cards in the discard."),
    ("adds 1 to luck", "Your good fortune is increased by 1."),
    ("forbids tame prey by p where p is you", "You cannot make friends with any creature."),
    ("allows tame prey by p where prey is Hare", "Everybody can make friends with Hare."),
    ("when fled where p is you\n    gain 1 food", "When a creature runs away from you: gain 1 food."),
    ("plays\n    put (first lost) into your hand", "Put the top card of the heap of lost cards into your hand."),
    (
        (
            "plays\n    choose p from players where can rival you against it\n"
            "        gain 1 food\n    otherwise\n        skip"
        ),
        "Choose a player who is your rival. Gain 1 food.",
    ),
    ("plays\n    if can rival Red against you\n        gain 1 food", "If you are Red’s rival: gain 1 food."),
    ("plays\n    (tamed of you for Hare) becomes yes", "“The tamed of you for Hare” holds from now on."),
    ("plays\n    (tamed of you for Hare) becomes no", "“The tamed of you for Hare” no longer holds."),
    ("forbids rival p against q where p is you", "Each player is not your rival."),
    ("plays\n    if guard of Hare is nobody\n        gain 1 food", "If Hare has no guard: gain 1 food."),
    ("plays\n    if guard of Hare is you\n        gain 1 food", "If you are Hare’s guard: gain 1 food."),
    ("plays\n    if place of this is nothing\n        gain 1 food", "If this card is not on the board: gain 1 food."),
    (
        (
            "plays\n    choose x from resources where it of you is at least 2\n"
            "        lose 1 x\n    otherwise\n        skip"
        ),
        "Choose a resource of which you have at least 2. Lose 1 of that resource.",
    ),
    (
        'plays\n    may "gain 1 food"\n        gain 1 food\n        gain 1 fame\n    otherwise\n        gain 2 fame',
        "You may gain 1 food: gain 1 fame. If not: gain 2 fame.",
    ),
    (
        'plays\n    may "rest" when fast\n        skip\n    otherwise\n        gain 2 fame',
        "Gain 2 fame (or rest, if you play with “fast”).",
    ),
    (
        "plays\n    choose c from your hand\n        put c into discard\n    otherwise\n        fail",
        "Choose a card from your hand. Put that card into the discard.",
    ),
    (
        "plays\n    recruit 1 in North\n        allows enter r",
        "Recruit 1 unit in North; meanwhile you can enter any region.",
    ),
    ("plays\n    raise watch by 1", "Increase the hour of the night by 1."),
    (
        "plays\n    if not (outdo of this over (first lost))\n        gain 1 food",
        "If this card does not beat the top card of the heap of lost cards: gain 1 food.",
    ),
]


@pytest.mark.parametrize(("law", "text"), TEXTS)
def test_a_sentence_uses_the_text_of_what_it_speaks_of(law: str, text: str) -> None:
    assert says(law, more=MORE) == text


def test_a_constant_number_is_written_as_a_number() -> None:
    assert says("rank 5\nadds rank of this to might of you") == "Your might is increased by 5."


def test_a_number_that_changes_is_not_written_as_a_number() -> None:
    body = "rank 5\nadds rank of this to might of you\nplays\n    raise rank of this by 1"
    assert says(body).endswith("Your might is increased by this card’s rank.")


def test_a_rule_that_never_holds_for_a_card_is_not_on_it() -> None:
    kind = "kind relic\n    holy: yes_no = no\n    adds 1 to might of you where holy of this\n"
    kind += "pile shrine of player: relic, in play\nrelic Bone\nrelic Skull\n    holy\n"
    kind += "setup\n    put Bone into shrine of Red\n"
    source = Source("toy.law", FRAME + kind)
    compiled = check_game([source], None)
    assert compiled.program is not None
    symbols = compiled.program.symbols
    english = write_texts(symbols, None, Facts()).english
    said = {thing.name: english.get(thing.index, "") for thing in symbols.things if thing.kind == "relic"}
    assert said == {"Bone": "", "Skull": "Your might is increased by 1."}


BAD = [
    ('value luck2 -> number = 1\n    text "{p}"\n', "L252"),
    ('value luck2 -> number = 1\n    text "{so|yes=a|no=b}"\n', "L252"),
    ('can sing p: player = yes\n    name "song"\n', "L263"),
    ("event sung by p: player\n    gain 1 food\n", "L263"),
    ("kind bird\n    every worth\n    worth: 1 to 2\npile nest: bird\n    seen where worth of it is 1\n", "L263"),
    ('event sung by p: player\n    text "a"\n    text "b"\n', "L229"),
    ("event sung by p: player\n    text song\n", "L259"),
    ('pile shelf: card\n    text "{p} shelf"\n', "L252"),
    ("state mood: number = 1\n    text mood\n", "L259"),
    ('value luck2 -> number = 1\n    name "luck"\n', "L263"),
    ('value luck2 -> number = 1\n    text ""\n', "L129"),
    ('value luck2 -> number = 1\n    text "{"\n', "L026"),
]


@pytest.mark.parametrize(("law", "code"), BAD)
def test_a_text_that_cannot_be_used_is_a_mistake(law: str, code: str) -> None:
    found = check_game([Source("toy.law", FRAME + law)], None).facts.found
    assert [fact.code for fact in found if fact.code.startswith("L")] == [code]


def test_an_expansion_without_translations_is_written_in_english_and_marked(tmp_path: Path) -> None:
    base = FOLDERS["clan-feud"]
    (tmp_path / "game.yaml").write_text(f"name: thaw\ntitle: Thaw\nextends: {base}\n")
    (tmp_path / "thaw.law").write_text(
        'expansion "Thaw"\n\nresource honey\n\ncard Spring\n    copies 1 for player\n    plays\n        gain 2 food\n'
        '        gain 3 honey\n        bloom\n\nverb bloom\n    text "Watch the flowers"\n    skip\n'
    )
    reading = Reading()
    spec = read_spec(str(tmp_path), [], reading)
    assert spec is not None
    compiled = check_game(list(spec.sources), spec.languages)
    assert compiled.program is not None
    assert not compiled.facts.errors()
    symbols = compiled.program.symbols
    (french,) = write_texts(symbols, spec.languages, Facts()).translations
    (said,) = {french.things[thing.index] for thing in symbols.things if thing.name == "Spring"}
    assert said == (
        "Spring (en)",
        "Gagnez 2 nourritures. Gagnez 3 honey (en). Watch the flowers (en).",
    )


def test_a_translated_text_may_use_a_term_of_its_language_in_the_case_of_the_sentence(tmp_path: Path) -> None:
    card = "card Tally\n    plays\n        gain (pack / 2) food\n        gain pack coins\n"
    value = 'value pack -> number = 4\n    text "the size of the pack"\n'
    (tmp_path / "game.yaml").write_text("name: toy\ntitle: Toy\n")
    (tmp_path / "toy.law").write_text(FRAME + value + card)
    (tmp_path / "names.ru.yaml").write_text('texts:\n  pack: "{quantity:*} волков в стае"\n')
    spec = read_spec(str(tmp_path), [], Reading())
    assert spec is not None
    compiled = check_game(list(spec.sources), spec.languages)
    assert compiled.program is not None
    assert not compiled.facts.errors(), compiled.facts.found
    symbols = compiled.program.symbols
    (russian,) = write_texts(symbols, spec.languages, Facts()).translations
    (text,) = {russian.things[thing.index][1] for thing in symbols.things if thing.name == "Tally"}
    assert "половина от количества волков в стае" in text
    assert "сколько составляет количество волков в стае" in text
