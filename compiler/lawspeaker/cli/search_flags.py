"""The options `--search` and `--strength`: the seats whose bots choose by search (`all`, or `1,3`), and how well."""

from __future__ import annotations

from typing import Annotated

import typer

from lawspeaker.cli.flags import from_one
from lawspeaker_runtime.agents.search import STRENGTHS


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
