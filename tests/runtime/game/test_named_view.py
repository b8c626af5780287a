"""Views by names: cards, places and words instead of numbers; hidden is None, nothing is None."""

from __future__ import annotations

import copy
import json
import pickle
from importlib import import_module
from types import ModuleType, NoneType, UnionType
from typing import Literal, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from msgspec import convert

from lawspeaker_games import connect_four, kuhn_poker, northgard, tic_tac_toe
from lawspeaker_runtime import Game, RandomAgent, play
from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.checks.view_names import misfit
from tests.compile_specs import PACKAGE, Built
from tests.conftest import Game as Get
from tests.emit.files.test_fresh import SHIPPED

KEYWORDS = """
game "Keywords"
    players 2

kind card
    lit: yes_no = no

card Alpha
    copies 2
card Beta

pile class of player: card, seen by owner
pile box: card, seen by nobody
pile done: card, seen by everyone
state pass of card: number = 0 - 1

setup
    put cards into box
    shuffle box
    each p among players
        deal 1 from box to class of p

course
    turns
        choose c from your class
            put c into done
            lit of c becomes yes
            pass of c becomes 7
        otherwise
            end

score for p
    "cards" = count class of p
"""


def package(name: str) -> ModuleType:
    """Return the package of a shipped game."""
    return import_module(f"lawspeaker_games.{name}")


def schema_of(kind: object) -> dict[str, object]:
    """Return the JSON Schema of a generated type, without bounds of numbers."""
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        return {"type": "object", "keys": {key: schema_of(hint) for key, hint in hints.items()}}
    if isinstance(kind, UnionType) or str(get_origin(kind)) == "typing.Union":
        return {"anyOf": [schema_of(part) for part in get_args(kind)]}
    match get_origin(kind):
        case origin if origin is list:
            return {"type": "array", "items": schema_of(get_args(kind)[0])}
        case origin if origin is dict:
            return {"type": "object", "values": schema_of(get_args(kind)[1])}
        case origin if origin is Literal:
            return {"enum": list(get_args(kind))}
    names = {int: "integer", bool: "boolean", str: "string", NoneType: "null"}
    return {"type": names[kind]}  # type: ignore[index]


def simplified(schema: dict[str, object]) -> dict[str, object]:
    """Return a schema of `view_schema` in the form of `schema_of`; the names of places are strings there."""
    if "anyOf" in schema:
        return {"anyOf": [simplified(part) for part in schema["anyOf"]]}  # type: ignore[attr-defined]
    if "enum" in schema:
        return {"enum": schema["enum"]}
    if schema["type"] == "array":
        return {"type": "array", "items": simplified(schema["items"])}  # type: ignore[arg-type]
    if "properties" in schema:
        keys = schema["properties"]
        return {"type": "object", "keys": {key: simplified(part) for key, part in keys.items()}}  # type: ignore[attr-defined]
    if schema["type"] == "object":
        return {"type": "object", "values": simplified(schema["additionalProperties"])}  # type: ignore[arg-type]
    return {"type": schema["type"]}


def agree(typed: object, schema: object) -> bool:
    """Tell whether a type and a schema say the same; where the type says string, the schema may list the names."""
    if typed == {"type": "string"} and isinstance(schema, dict) and "enum" in schema:
        return True
    if isinstance(typed, dict) and isinstance(schema, dict):
        return typed.keys() == schema.keys() and all(agree(typed[key], schema[key]) for key in typed)
    if isinstance(typed, list) and isinstance(schema, list):
        return len(typed) == len(schema) and all(agree(one, other) for one, other in zip(typed, schema, strict=True))
    return typed == schema


def test_cards_are_named_and_hidden_ones_are_none() -> None:
    game = kuhn_poker.new(seed=1)
    assert game.view(1)["hand"] == [["Queen"], [None]]
    assert game.view(2)["hand"] == [[None], ["Jack"]]
    assert game.raw_view(2)["hand"] == [[-1], [0]]
    assert game.view(1)["player"] == 1


def test_pieces_are_listed_by_the_names_of_their_places() -> None:
    game = connect_four.new(seed=1)
    for column in ("4", "4", "5"):
        game.choose(column)
    assert game.view(1)["disc"] == {"d1": 1, "d2": 2, "e1": 1}
    assert tic_tac_toe.new().view(1)["mark"] == {}


def test_a_hidden_number_is_none_and_a_visible_minus_one_is_a_number() -> None:
    game = northgard.new(players=2, seed=3, options={"clan": ["Wolf", "Goat"]})
    view = game.view(2)
    assert view["fame"] == [None, 0]
    assert view["clan"] == ["Wolf", "Goat"]
    assert view["edition"] == "recommended"
    played = kuhn_poker.new(seed=1)
    play(played, seed=1)
    assert -1 in played.view(1)["chips"] or -2 in played.view(1)["chips"]


def test_laid_tiles_have_a_cell_and_a_rotation() -> None:
    game = northgard.new(players=2, seed=3)
    first = game.view(1)["map"][0]
    assert first == {"tile": "Start", "column": 36, "row": 36, "rotation": 0}


def test_states_and_fields_of_cards_with_copies_have_a_list_for_each_name(written: Get) -> None:
    game = written(KEYWORDS)
    played = Game.start(game.engine, game.rules, 2, 1)
    held = played.view(1)["class"]
    assert held == [["Alpha"], [None]]
    assert sorted(played.view(1)["pass"]["Alpha"], key=str) == [-1, None]  # type: ignore[index]
    assert played.view(1)["pass"]["Beta"] == [None]  # type: ignore[index]
    played.choose("Alpha")
    assert sorted(played.view(2)["card_lit"]["Alpha"], key=str) == [False, True]  # type: ignore[index]
    assert played.view(2)["done"] == ["Alpha"]
    views = import_module(f"{PACKAGE}.{game.name.replace('-', '_')}.views")
    convert(played.view(2), views.View)
    assert agree(schema_of(views.View), simplified_schema(game))


def simplified_schema(game: Built) -> dict[str, object]:
    """Return the schema of a compiled game in the form of `schema_of`."""
    played = Game.start(game.engine, game.rules, game.rules.players[0], 1)
    return simplified(played.view_schema())


@pytest.mark.parametrize("name", SHIPPED)
def test_the_view_of_every_shipped_game_fits_its_type_and_its_schema(name: str) -> None:
    made = package(name)
    game = made.new(seed=3)
    agent = RandomAgent(3)
    for step in range(120):
        if step % 20 == 0 or game.over:
            for player in range(1, game.players + 1):
                assert misfit(made.view_schema(), game.view(player)) == ""
                convert(game.view(player), made.View)
                assert -1 not in [one for one in game.view(player).values() if not isinstance(one, int)]
        if game.over:
            break
        game.choose(agent.pick(game.legal))
    assert agree(schema_of(made.View), simplified(made.view_schema()))
    assert json.loads(json.dumps(made.view_schema())) == made.view_schema()


@pytest.mark.parametrize("name", ["patchwork-land", "liars-cups", "border-war"])
def test_the_view_of_a_feature_game_fits_its_type_and_its_schema(name: str, built: Get) -> None:
    game = built(name)
    assert check(Subject(game.engine, game.rules), range(2), only=["names its views"]) == []
    views = import_module(f"{PACKAGE}.{name.replace('-', '_')}.views")
    assert agree(schema_of(views.View), simplified_schema(game))


def test_a_game_has_a_repr_that_tells_nothing_hidden_and_is_copied_and_pickled() -> None:
    made = package("northgard")  # the package may have been imported again by other tests
    game = made.new(players=2, seed=3)
    play(game, seed=3, limit=20)
    assert (
        repr(game)
        == f"<Game of Northgard: Uncharted Lands, 2 players, 20 decisions: {game.rules.seat(game.player)} decides>"
    )
    for other in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other is not game
        assert isinstance(other, made.Game)
        assert other.save() == game.save()
        other.choose(other.legal[0])
    assert len(game.history.choices) == 20


def test_actions_are_counted_and_named_without_a_state() -> None:
    assert connect_four.engine.action_count(2) == 7
    assert connect_four.engine.action_name(3) == "column: 4"
    assert tic_tac_toe.engine.action_name(8) == "square: c3"


def test_questions_are_sentences_and_options_have_labels() -> None:
    game = connect_four.new(seed=1)
    assert game.question == "Red, choose a column:"
    decision = game.decision
    assert decision is not None
    assert [option.label for option in decision.options][:2] == ["1", "2"]
    assert decision.options[0].text == "column: 1"
    play(game, seed=1)
    assert game.question == ""
