"""The hand-written games as machine code, the ceiling of `make bench`: compiled as they are, they play as they did."""

from __future__ import annotations

from importlib import import_module

import pytest

from benchmarks.compiled_handwritten import compiled_folder, compiled_module
from lawspeaker_runtime.native.load import cache_folder


@pytest.mark.parametrize("name", ["tic_tac_toe", "connect_four", "breakthrough", "oh_hell"])
def test_a_compiled_game_plays_as_the_interpreted_one(name: str, tools: None) -> None:
    plain, made = import_module(f"benchmarks.handwritten.{name}"), compiled_module(name)
    assert str(made.__file__).startswith(str(compiled_folder()))
    assert compiled_folder().is_relative_to(cache_folder())
    for draw in (1, 7, 99):
        assert made.play(30, draw) == plain.play(30, draw)
