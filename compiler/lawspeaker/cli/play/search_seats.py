"""The options `--search` and `--strength`: the seats whose bots choose by search (`all`, or `1,3`), and how well."""

from __future__ import annotations

from typing import Annotated

import typer

from lawspeaker.cli.flags import from_one
from lawspeaker.cli.output import counted
from lawspeaker_runtime.agents.search import STRENGTHS, Searcher, search_for
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState

ALL_SEATS = "all"


def strength_of(text: str | int) -> int:
    """Return the number of simulations of a named strength, or a number that is at least 1; raise BadParameter."""
    named = STRENGTHS.get(str(text))
    if named is not None:
        return named.value
    if isinstance(text, str) and not text.strip().lstrip("-").isdecimal():
        raise typer.BadParameter(f"`{text}` is no strength: write {', '.join(STRENGTHS)}, or a number such as 300")
    return from_one(text)


Search = Annotated[
    str | None,
    typer.Option(
        "--search",
        metavar="SEATS",
        help="Seats whose bots search for good moves: all, or numbers such as 1,3.",
    ),
]
Strength = Annotated[
    int,
    typer.Option(
        "--strength",
        metavar="STRENGTH",
        parser=strength_of,
        help="How well searching bots play: easy, fair, strong, or how many games they simulate for each decision.",
    ),
]


def search_seats_of(text: str | None, players: int) -> frozenset[int]:
    """Return the seats given with `--search`; raise BadParameter for a seat that does not exist."""
    if text is None:
        return frozenset()
    if text.strip() == ALL_SEATS:
        return frozenset(range(1, players + 1))
    return frozenset(seat_of(word.strip(), players) for word in text.split(","))


def seat_of(word: str, players: int) -> int:
    """Return the number of a seat; raise BadParameter if it does not exist."""
    if not (word.isascii() and word.isdigit()):
        raise typer.BadParameter(f"`{word}` is not a seat: write all, or numbers such as 1,3", param_hint="--search")
    if len(word) > len(str(players)) or not 1 <= int(word) <= players:
        raise typer.BadParameter(
            f"{counted(players, 'player')} play, so there is no seat {word}", param_hint="--search"
        )
    return int(word)


def searcher_for(engine: Engine[BaseState], rules: Rules, seed: int, strength: int) -> Searcher[BaseState]:
    """Return the search that chooses for the bots of a game."""
    return Searcher(engine, search_for(rules, strength), seed)
