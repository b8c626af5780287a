"""Players who choose together answer in any order, and nobody learns an answer before all have answered."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from lawspeaker.source import Source
from lawspeaker_runtime.agents.search import Method, search_for
from lawspeaker_runtime.checks.noninterference import keeps_secrets
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.errors import CannotUndo, IllegalChoice
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built, build, built_once

FORMS = """
game "All Forms"
    players 3
    named Red, Blue, Green
resource gold
enum move: left or right
kind card
    rank: 1 to 9
    every rank
pile hand of player: card, seen by owner
pile out of player: card, seen by owner
pile deck: card, seen by nobody
state heading of player: move = left
setup
    put cards into deck
    shuffle deck
    each p among players
        deal 3 from deck to hand of p
course
    together each p among players in reverse
        choose 2 cs from hand of p
            put cs into out of p
            choose n by p from 1 to 2
                gain n gold for p
        otherwise
            skip
    together each p among players
        choose m from (left, right) then n from 1 to 2
            heading of p becomes m
            gain n gold for p
    together each p among players where gold of p is at least 3
        choose up to 2 cs from out of p
            put cs into hand of p
    together each p among players
        choose one
            "more" when count hand of p is at least 2
                gain 2 gold for p
            "less"
                gain 1 gold for p
    together each p among players
        may "give up"
            gain 5 gold for p
        otherwise
            skip
    together each p among players
        may choose c from out of p
            put c into deck
        otherwise
            gain 1 gold for p
score for p
    "gold" = gold of p
"""


@pytest.fixture(scope="module")
def forms(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Return a game in which all forms of choices are made together."""
    return build("all-forms", [Source("rules.law", FORMS)], tmp_path_factory.mktemp("forms"))


def new_game(built: Built, seed: int = 0, players: int = 3) -> Game[BaseState]:
    return Game.start(built.engine, built.rules, players=players, seed=seed)


def sealed_in(s: BaseState) -> list[int]:
    """Return the actions that are sealed while a decision of Goofspiel is pending."""
    return [] if s.over else [int(number) for number in s.lists[-1][1::2] if number >= 0]


def test_every_order_of_answers_leads_to_the_same_state(forms: Built) -> None:
    hashes = set()
    for order in permutations((1, 2, 3)):
        game = new_game(forms)
        picks = {player: game.facing(player).legal[:2] for player in order}
        for player in (*order, *reversed(order)):
            game.choose(picks[player].pop(), player)
        hashes.add(game.hash)
    assert len(hashes) == 1


def test_any_of_those_who_wait_may_answer_and_nobody_else() -> None:
    game = new_game(built_once("goofspiel"))
    assert game.waiting == {1, 2, 3}
    game.choose("n: 3", player=2)
    assert game.waiting == {1, 3}
    assert game.answered == {2}
    with pytest.raises(IllegalChoice, match="Bea is not to choose now"):
        game.choose("n: 2", player=2)
    assert game.facing(3).decision is not None
    assert game.facing(3).player == 3
    assert game.player == 1


def test_a_choice_that_no_step_reaches_needs_nothing(tmp_path: Path) -> None:
    unreached = FORMS.replace("\ncourse\n", "\ncourse\n    end\n", 1)
    assert unreached != FORMS
    game = new_game(build("unreached", [Source("forms.law", unreached)], tmp_path, warnings=True))
    assert game.over
    assert not game.engine.turn_to(game.state, 1)
    assert game.engine.waiting(game.state) == []


def test_an_answer_is_in_nobodys_log_until_all_have_answered() -> None:
    game = new_game(built_once("goofspiel"))
    game.choose("n: 3", player=2)
    assert game.log(2) == ["Bea chooses 3"]
    assert game.log(1) == game.log(3) == [entry.text for entry in game.public_log()] == ["Bea has chosen"]
    game.choose("n: 1", player=3)
    game.choose("n: 1", player=1)
    assert [line for line in game.log(1) if "reveals" in line] == ["Ana reveals 1", "Bea reveals 3", "Cleo reveals 1"]


def test_an_answer_can_be_taken_back_until_it_is_revealed() -> None:
    game = new_game(built_once("goofspiel"), players=2)
    before = game.hash
    game.choose("n: 3", player=2)
    game.undo()
    assert game.hash == before
    game.choose("n: 3", player=2)
    game.choose("n: 1", player=1)
    with pytest.raises(CannotUndo, match="what the others chose has been revealed"):
        game.undo()


def test_a_game_saved_in_the_middle_goes_on_with_the_sealed_answers(forms: Built) -> None:
    for seed in range(5):
        chooser, game = Random(seed), new_game(forms, seed)
        while not game.over:
            player = chooser.choice(sorted(game.waiting))
            game.choose(chooser.choice(game.facing(player).legal), player)
            loaded = Game.load(forms.engine, forms.rules, game.save())
            assert (loaded.hash, loaded.waiting, loaded.answered) == (game.hash, game.waiting, game.answered)
            assert loaded.log() == game.log()
            assert Game.replay(forms.engine, forms.rules, game.history).hash == game.hash


def test_who_decides_from_outside_in_turn_order_sees_the_same_options_as_who_answers_at_once(forms: Built) -> None:
    chooser, game = Random(1), new_game(forms)
    while not game.over:
        offered = {player: game.facing(player).legal for player in game.waiting}
        assert game.player == min(offered)
        action = chooser.choice(game.legal)
        game.choose(action)
        for player in game.waiting & offered.keys() - {min(offered)}:
            assert not game.answered or game.facing(player).legal == offered[player]


def test_a_guess_gives_the_others_answers_of_its_own() -> None:
    game = new_game(built_once("goofspiel"), players=2)
    game.choose("n: 4", player=1)
    guesses = [game.engine.determinize(game.state, 2, seed) for seed in range(60)]
    assert {guess.player for guess in guesses} == {2}
    assert {tuple(sealed_in(guess)) for guess in guesses} == {(1,), (2,), (3,), (4,)}
    own = [game.engine.determinize(game.state, 1, seed) for seed in range(20)]
    assert {tuple(sealed_in(guess)) for guess in own} == {(4,)}


def test_no_player_can_tell_a_sealed_answer(forms: Built) -> None:
    for built in (forms, built_once("goofspiel"), built_once("sushi-draft")):
        for seed in range(2):
            assert keeps_secrets(Subject(built.engine, built.rules, 3), seed) == []


def test_a_view_that_tells_a_sealed_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    built = built_once("goofspiel")
    view = built.engine.view

    def telling(s: BaseState, player: int) -> dict[str, object]:
        return {**view(s, player), "sealed": sealed_in(s)}

    monkeypatch.setattr(built.engine, "view", telling)
    found = [one for seed in range(3) for one in keeps_secrets(Subject(built.engine, built.rules, 2), seed)]
    assert any("shows what the player cannot know" in finding.text for finding in found)


def test_options_that_depend_on_a_sealed_answer_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    built = built_once("goofspiel")
    apply, refresh = built.engine.apply, built.engine.refresh

    def fewer(s: BaseState) -> None:
        if any(action > 2 for action in sealed_in(s)) and len(s.legal) > 1:
            s.legal = s.legal[1:]

    def hinting(s: BaseState, action: int) -> None:
        apply(s, action)
        fewer(s)

    def asking(s: BaseState) -> None:
        refresh(s)
        fewer(s)

    monkeypatch.setattr(built.engine, "apply", hinting)
    monkeypatch.setattr(built.engine, "refresh", asking)
    found = [one for seed in range(3) for one in keeps_secrets(Subject(built.engine, built.rules, 2), seed)]
    assert any("Bea is offered" in finding.text for finding in found)


def test_search_supposes_nothing_about_sealed_answers() -> None:
    built = built_once("goofspiel")
    assert search_for(built.rules).method is Method.IS_MCTS
    game = new_game(built, players=2)
    chosen = set()
    for bid in range(4):
        copy = game.clone()
        copy.choose(copy.facing(1).legal[bid], player=1)
        chosen.add(search_for(built.rules, 60).best(copy.engine, copy.facing(2).state, 5))
    assert len(chosen) == 1
