"""The arguments and options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.cli.complete import complete_game, complete_language, complete_setting


def whole_number(text: str | int) -> int:
    """Parse a whole number."""
    try:
        return int(text)
    except ValueError:
        raise typer.BadParameter(f"`{text}` is not a whole number") from None


def from_zero(text: str | int) -> int:
    """Parse a whole number that is at least 0."""
    return not_below(0, whole_number(text))


def from_one(text: str | int) -> int:
    """Parse a whole number that is at least 1."""
    return not_below(1, whole_number(text))


def not_below(least: int, number: int) -> int:
    """Return a number; raise BadParameter if it is below a limit."""
    if number < least:
        raise typer.BadParameter(f"the least is {least}, not {number}")
    return number


GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        autocompletion=complete_game,
        help="The name of a game (`law games` lists them), the path of its folder, or a .law file.",
    ),
]
Games = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="GAME",
        autocompletion=complete_game,
        help="Names or paths of games; by default all games and expansions in this folder and below it.",
    ),
]
With = Annotated[
    list[str] | None,
    typer.Option(
        "--with",
        metavar="GAME",
        autocompletion=complete_game,
        help="Add an expansion, by its name or folder; can be repeated.",
    ),
]
Out = Annotated[Path | None, typer.Option("--out", metavar="DIR", help="Also write the Python engine to this folder.")]
Native = Annotated[
    bool, typer.Option("--native", help="Use a native engine, which is faster; needs mypyc and a C compiler.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")]
Players = Annotated[
    int | None, typer.Option("--players", "-p", metavar="N", parser=from_one, help="The number of players.")
]
Seed = Annotated[
    int | None,
    typer.Option(
        "--seed", "-s", metavar="S", parser=whole_number, help="A number; the same seed gives the same random choices."
    ),
]
Set = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="OPTION=VALUE",
        autocompletion=complete_setting,
        help="Set an option of the game; VALUE,VALUE gives one to each player; can be repeated.",
    ),
]
Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANGUAGE",
        autocompletion=complete_language,
        help="Show names and texts in this language, such as fr, if the game has a file names.fr.yaml.",
    ),
]
Limit = Annotated[
    int,
    typer.Option(
        "--limit", metavar="N", parser=from_one, help="The number of decisions after which a game counts as endless."
    ),
]
Steps = Annotated[
    int | None,
    typer.Option(
        "--steps",
        metavar="N",
        parser=from_one,
        help="The number of steps that the rules may take between two decisions; by default 102400.",
    ),
]


def allow_steps(steps: int | None) -> None:
    """Set the limit of steps between two decisions, if one was given."""
    if steps is not None:
        from lawspeaker_runtime.state.budget import set_steps

        set_steps(steps)
