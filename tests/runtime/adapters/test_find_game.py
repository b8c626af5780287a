"""Games are found by name, and an extra that is not installed is named in one line."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from lawspeaker_games import connect_four
from lawspeaker_runtime import BadOption
from lawspeaker_runtime.adapters.find_game import MissingExtra, find_game

ADAPTERS = "lawspeaker_runtime.adapters"


@pytest.mark.parametrize("name", ["connect-four", "connect_four", "lawspeaker_games.connect_four"])
def test_a_game_is_found_by_its_name_or_package(name: str) -> None:
    assert find_game(name).RULES.title == "Connect Four"
    assert find_game(connect_four).RULES is connect_four.RULES


@pytest.mark.parametrize("name", ["", "..", "no game", "os", "lawspeaker_games"])
def test_what_is_no_game_is_refused_with_one_line(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        find_game(name)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("pettingzoo_env", "pettingzoo", "pettingzoo"),
        ("gymnasium_env", "gymnasium", "gymnasium"),
        ("openspiel_game", "pyspiel", "openspiel"),
    ],
)
def test_an_extra_that_is_missing_is_named(
    module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for word in ("pettingzoo_env", "gymnasium_env", "openspiel_game", "spaces"):
        monkeypatch.delitem(sys.modules, f"{ADAPTERS}.{word}", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(MissingExtra, match=rf"^this adapter needs \w+: pip install 'lawspeaker\[{extra}\]'$"):
        import_module(f"{ADAPTERS}.{module}")
