"""Empires of the North refuses settings that cannot be played, each time with one message that names the mistake."""

from __future__ import annotations

import pytest

from tests.conftest import Law

GAME = "Imperial Settlers: Empires of the North"
SETTINGS = {
    "two players with one clan": (
        ["--players", "2", "--set", "clan=Glenn,Glenn"],
        "option `clan`: two players cannot both have `Glenn`",
    ),
    "an unknown clan": (
        ["--players", "2", "--set", "clan=Glen,Ulaf"],
        "option `clan` cannot be 'Glen'; possible: `Glenn`",
    ),
    "five players": (["--players", "5"], f"{GAME} is for 1 to 4 players, not 5"),
    "solo with two players": (
        ["--players", "2", "--set", "solo=yes"],
        "option `solo` cannot be yes here: it needs count",
    ),
    "one player without solo": (
        ["--players", "1", "--set", "solo=no"],
        "option `solo` cannot be no here: it needs solo",
    ),
    "an unknown scenario": (["--players", "1", "--set", "scenario=Nowhere"], "option `scenario` cannot be 'Nowhere'"),
    "a scenario with two players": (
        ["--players", "2", "--set", "scenario=The Open Sea"],
        "option `scenario` cannot be The Open Sea here: it needs count players is 1",
    ),
}


@pytest.mark.parametrize("command", [("play", "--bots"), ("sim", "--games", "1"), ("fuzz", "--games", "1")])
@pytest.mark.parametrize(("settings", "told"), SETTINGS.values(), ids=SETTINGS.keys())
def test_settings_that_cannot_be_played_are_refused(
    law: Law, command: tuple[str, ...], settings: list[str], told: str
) -> None:
    result = law(command[0], "empires", *command[1:], *settings)
    assert result.exit_code == 1, result.output
    assert result.output.startswith(f"error: {told}")
    assert result.output.count("\n") == 1
