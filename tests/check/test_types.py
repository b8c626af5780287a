"""Every type in every place: the check refuses it with one of two messages, or the game keeps, copies and saves it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state.base_state import BaseState
from tests.check.type_places import COMBINATIONS, is_accepted, spec
from tests.compile_specs import build

ACCEPTED = [combination for combination in COMBINATIONS if is_accepted(*combination)]
REFUSED = [combination for combination in COMBINATIONS if not is_accepted(*combination)]
FRAME = (
    'game "Inferred"\n    players 2\n    named Red, Blue\nresource gold\nkind gem\ngem Ruby\ngem Opal\npile bag: gem\n'
)
COURSE = (
    "setup\n    put gems into bag\ncourse\n    choose n by Red from 1 to 2\n        gain n gold for Red\n"
    '{}score for p\n    "gold" = gold of p\n'
)


def codes(text: str) -> set[str]:
    """Return the codes of the mistakes of a spec."""
    found = check_game([Source("types.law", text)]).facts.found
    return {fact.code for fact in found if fact.code.startswith("L")}


def attribute(state: BaseState, name: str) -> list[int]:
    """Return an attribute of a state that only this game has."""
    found: list[int] = getattr(state, name)
    return found


def test_both_answers_are_given() -> None:
    assert len(ACCEPTED) > 40
    assert len(REFUSED) > 60


@pytest.mark.parametrize("base", sorted({base for base, _ in REFUSED}))
def test_a_type_that_cannot_be_stored_is_refused_in_every_place(base: str) -> None:
    for combination in REFUSED:
        if combination[0] == base:
            found = codes(spec([combination]))
            assert found, combination
            assert found <= {"L410", "L411"}, combination


def test_a_type_that_is_accepted_can_be_hashed_saved_copied_and_shown(tmp_path: Path) -> None:
    game = build("every-accepted-type", [Source("types.law", spec(ACCEPTED))], tmp_path, warnings=True)
    subject: Subject[BaseState] = Subject(game.engine, game.rules, limit=2_000)
    assert check(subject, range(2)) == []
    played = subject.new(3)
    while not played.over:
        loaded = Game.load(game.engine, game.rules, played.save())
        assert loaded.save() == played.save()
        assert json.dumps(loaded.view(1)) == json.dumps(played.view(1))
        played.choose(played.legal[0])
    gold_of_red, wood_of_red, gold_of_blue = attribute(played.state, "goods")[2:5]
    assert gold_of_red == wood_of_red == gold_of_blue == len(ACCEPTED)


@pytest.mark.parametrize(
    ("sentence", "code"),
    [
        ("let x = ((1, 2), (3, 4))", "L410"),
        ("let x = (bag, bag)", "L410"),
        ("let x = (1 gold, 2 gold)", "L410"),
        ("let x = (yes, no)", "L410"),
        ("each b among (yes, no)\n        skip", "L410"),
        ("each b among (1 gold, 2 gold)\n        skip", "L410"),
        ("choose 2 bs by Red from (yes, no)\n        skip\n    otherwise\n        skip", "L410"),
        ("choose b by Red from (yes, no)\n        skip", ""),
        ("let x = (1, 2)", ""),
        ("let x = (Red, Blue)", ""),
    ],
)
def test_an_inferred_list_holds_single_values(sentence: str, code: str) -> None:
    assert codes(FRAME + COURSE.format(f"    {sentence}\n")) == ({code} if code else set())


KINDS = (
    'game "Kinds"\n    players 2\n    named Red, Blue\nresource gold\nkind card\nkind store is card\n'
    "    stored: bundle\ncard Ace\nstore Vault\npile box: card\nsetup\n    put cards into box\n"
    "course\n    keep Vault by Red\nverb keep c: store by p: player\n    stored of c becomes stored of c + 1 gold\n"
    'score for p\n    "gold" = gold of stored of Vault\n'
)


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("    Red does keep Ace by Red\n", "L301"),
        ("    given\n        stored of Ace becomes 2 gold\n    Red does keep Vault by Red\n", "L325"),
        ("    Red does keep Vault by Red\n    expect\n        that gold of stored of Ace is 1\n", "L325"),
    ],
)
def test_a_named_thing_must_be_of_the_kind_that_is_needed(lines: str, code: str) -> None:
    assert codes(f'{KINDS}example "other"\n{lines}') == {code}


def test_a_named_thing_of_the_kind_is_accepted() -> None:
    example = 'example "same"\n    Red does keep Vault by Red\n    expect\n        that gold of stored of Vault is 1\n'
    assert codes(KINDS + example) == set()
