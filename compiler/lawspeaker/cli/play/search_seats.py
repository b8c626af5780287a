"""Which bots think: `--search all` or `--search 1,3` to the seats whose bots try their options out."""

from __future__ import annotations

from typing import Annotated

import typer

from lawspeaker.cli.output import counted
from lawspeaker_runtime.agents.search import TRIES, ActionSearch, horizon_for
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState

EVERYBODY = "all"
TRIES_OF_MANY_GAMES = 4

Search = Annotated[
    str | None,
    typer.Option(
        "--search",
        metavar="SEATS",
        help="Bots of these seats try their options out before they choose: all, or numbers as in 1,3.",
    ),
]


def searching_seats(text: str | None, players: int) -> frozenset[int]:
    """Return the seats that were asked for; complain about what is no seat."""
    if text is None:
        return frozenset()
    if text.strip() == EVERYBODY:
        return frozenset(range(1, players + 1))
    return frozenset(seat_of(word.strip(), players) for word in text.split(","))


def seat_of(word: str, players: int) -> int:
    """Return a seat by its number."""
    if not (word.isascii() and word.isdigit()):
        raise typer.BadParameter(f"`{word}` is no seat: all, or numbers as in 1,3", param_hint="--search")
    if len(word) > len(str(players)) or not 1 <= int(word) <= players:
        raise typer.BadParameter(
            f"{counted(players, 'player')} play, so there is no seat {word}", param_hint="--search"
        )
    return int(word)


def seeker_for(engine: Engine[BaseState], rules: Rules, seed: int, tries: int = TRIES) -> ActionSearch[BaseState]:
    """Return who thinks for the bots of a game."""
    return ActionSearch(engine, seed, tries, horizon_for(rules))
