"""Every type that the check accepts, in every place where it can stand, is the same interpreted and as machine code."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from lawspeaker.source import Source
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state.base_state import BaseState
from tests.check.type_places import COMBINATIONS, is_accepted, spec
from tests.compile_specs import build
from tests.native.twins import QUICK, made_at, native_at
from tests.soak import SOAKING

NAME = "every-type-natively"
FEW = [
    ("yes_no", "{}"),
    ("bundle", "{}"),
    ("player", "optional {}"),
    ("gem", "list of {}"),
    ("number", "list of optional {}"),
]


def accepted() -> list[tuple[str, str]]:
    """Return the types to compile: all that are accepted under soak, otherwise one that is kept in each way."""
    return [combination for combination in COMBINATIONS if is_accepted(*combination)] if SOAKING else FEW


def test_every_type_is_kept_hashed_and_saved_alike(tools: None, tmp_path: Path) -> None:
    game = build(NAME, [Source("types.law", spec(accepted()))], tmp_path, warnings=True)
    native = cast("Engine[BaseState]", native_at(NAME, made_at(QUICK, [NAME], tmp_path)[NAME]))
    one, other = Game.start(game.engine, game.rules, seed=3), Game.start(native, game.rules, seed=3)
    while not one.over:
        assert one.hash == other.hash
        assert one.save() == other.save()
        assert one.view(1) == other.view(1)
        assert Game.load(native, game.rules, one.save()).clone().hash == one.hash
        one.choose(one.legal[0])
        other.choose(other.legal[0])
    assert other.over
    assert one.result == other.result
