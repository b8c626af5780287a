"""All contenders play the same game: whole games, of the same length on average, from the same seeds."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks.games import GAMES, NAMES, PETTING_ZOO, Contenders, Game, add_by_hand, contenders_of
from benchmarks.timing import clone_microseconds, rates

PLAYED = 200


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game.spec)
def field(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Contenders:
    """Return the contenders of a game without native engines, which other tests build."""
    return interpreted(request.param, tmp_path_factory.mktemp("cache"))


def interpreted(game: Game, cache: Path) -> Contenders:
    """Return all contenders except native engines."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CC", "no-such-compiler")
        patch.setenv("LAW_CACHE", str(cache))
        return contenders_of(game)


def test_all_play_games_of_the_same_length(field: Contenders) -> None:
    lengths = {contender.name: contender.play(PLAYED, 3)[0] / PLAYED for contender in field.contenders}
    middle = sorted(lengths.values())[len(lengths) // 2]
    assert all(abs(length - middle) < 0.12 * middle for length in lengths.values()), lengths


def test_a_game_goes_on_from_the_number_it_is_given(field: Contenders) -> None:
    for contender in field.contenders:
        made, last = contender.play(6, 11)
        assert contender.play(6, 11)[1] == last
        assert contender.play(6, 12)[1] != last
        assert made >= 6


def test_clones_are_timed_for_all_who_have_them(field: Contenders) -> None:
    able = [contender for contender in field.contenders if contender.clones is not None]
    times = clone_microseconds(able, rounds=2)
    assert set(times) == {contender.name for contender in able}
    assert all(time > 0 for time in times.values())


def test_every_contender_takes_part_or_gives_a_reason(field: Contenders) -> None:
    names = [contender.name for contender in field.contenders]
    assert len(set(names)) == len(names)
    assert set(names) | set(field.missing) <= set(NAMES)
    assert not set(names) & set(field.missing)
    assert all("need" in reason or "not installed" in reason for reason in field.missing.values())


def test_without_pettingzoo_the_others_go_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "pettingzoo"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    found = interpreted(GAMES[0], tmp_path)
    assert found.missing[PETTING_ZOO].startswith("not installed")
    assert PETTING_ZOO not in [contender.name for contender in found.contenders]


def test_rates_count_games_and_decisions() -> None:
    found = Contenders()
    add_by_hand(found, GAMES[0], "TicTacToe")
    (name, repeated), *_ = rates(found.contenders[:1], 0.02).items()
    assert name == found.contenders[0].name
    assert len(repeated) == 3
    for rate in repeated:
        assert 5 <= rate.decisions / rate.games <= 9
