"""Boards whose size depends on the game play as boards of that size do."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from lawspeaker.source import Source
from lawspeaker_runtime.boards.board import Board
from lawspeaker_runtime.boards.grid import Grid, grid, grid_sizes, hexes, hexes_sizes
from lawspeaker_runtime.boards.ring import ring_sizes
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built, build
from tests.paths import SPECS

SIZES = ((2, 2), (3, 4), (5, 5))
RULES = SPECS / "stone-pool" / "stone-pool.law"


def by_name(board: Board, table: tuple[tuple[int, ...], ...]) -> dict[str, list[str]]:
    return {board.names[place]: [board.names[other] for other in table[place]] for place in board.places}


def described(board: Grid) -> list[object]:
    towards = [[board.names[step[p]] if step[p] >= 0 else "" for p in board.places] for step in board.towards]
    rays = [by_name(board, table) for table in board.rays]
    lines = [[[board.names[p] for p in line] for line in table] for table in (board.files, board.ranks)]
    at = [[board.names[p] if p >= 0 else "" for p in column] for column in board.at]
    return [by_name(board, board.neighbours), towards, rays, lines, at, board.graph.number_of_edges()]


@pytest.mark.parametrize("size", range(len(SIZES)))
def test_a_board_of_several_sizes_has_the_tables_of_each(size: int) -> None:
    both = ("orthogonal", "diagonal")
    assert described(grid_sizes(SIZES, both)[size]) == described(grid(*SIZES[size], both))
    assert described(hexes_sizes(SIZES)[size]) == described(hexes(*SIZES[size]))


def test_a_square_has_the_same_number_on_boards_of_all_sizes() -> None:
    small, _, large = grid_sizes(SIZES)
    assert [small.place_at(2, 2), large.place_at(2, 2)] == [6, 6]
    assert small.place_at(3, 1) == -1
    assert small.neighbours[2] == ()
    assert small.names == large.names


def test_a_circle_of_several_lengths_closes_at_each() -> None:
    rings = ring_sizes(2, 5, "space")
    assert [ring.neighbours[0] for ring in rings] == [(1,), (1, 2), (1, 3), (1, 4)]
    assert [ring.place_at(4) for ring in rings] == [-1, -1, 3, 3]
    assert rings[0].size == 5


@pytest.mark.parametrize("size", [3, 4, 7])
def test_a_game_of_a_chosen_size_offers_what_one_of_that_size_does(size: int, tmp_path: Path) -> None:
    text = RULES.read_text(encoding="utf-8")
    fixed = text.replace("grid (size) by (size)", f"grid {size} by {size}").replace(
        "circle (2 * count players)", "circle 6"
    )
    assert fixed != text
    chosen = build(f"chosen-{size}", [Source("pool.law", text)], tmp_path)
    same = build(f"fixed-{size}", [Source("pool.law", fixed)], tmp_path)
    for seed in range(12):
        assert played(chosen, size, seed) == played(same, size, seed)


def played(game: Built, size: int, seed: int) -> list[object]:
    """Play a random game; return what was offered at each decision, and the result."""
    subject: Subject[BaseState] = Subject(game.engine, game.rules, 3, {"size": size})
    playing, pick = subject.new(seed), random.Random(seed)
    found: list[object] = []
    while not playing.over and len(found) < 400:
        decision = playing.decision
        assert decision is not None
        found.append([option.text for option in decision.options])
        playing.choose(pick.choice(decision.options))
    return [*found, playing.returns()]
