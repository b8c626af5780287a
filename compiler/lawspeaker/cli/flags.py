"""The flags that mean the same in every command, declared once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.cli.complete import complete_game, complete_language, complete_setting


def whole_number(text: str | int) -> int:
    """Read a whole number."""
    try:
        return int(text)
    except ValueError:
        raise typer.BadParameter(f"`{text}` is not a whole number") from None


def from_zero(text: str | int) -> int:
    """Read a whole number from 0."""
    return not_below(0, whole_number(text))


def from_one(text: str | int) -> int:
    """Read a whole number from 1."""
    return not_below(1, whole_number(text))


def not_below(least: int, number: int) -> int:
    """Return a number that is at least so large."""
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
        help="Names or paths of games; without any, the game in this folder, or all that come with Lawspeaker.",
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
Out = Annotated[Path | None, typer.Option("--out", metavar="DIR", help="Write the Python engine to this folder, too.")]
Native = Annotated[
    bool, typer.Option("--native", help="Use machine code, which is faster; needs mypyc and a C compiler.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for other programs.")]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", parser=from_one, help="How many play.")]
Seed = Annotated[
    int | None,
    typer.Option("--seed", "-s", metavar="S", parser=whole_number, help="A number; the same seed gives the same game."),
]
Set = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="OPTION=VALUE",
        autocompletion=complete_setting,
        help="Set an option of the game; VALUE,VALUE for one of each player; can be repeated.",
    ),
]
Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANGUAGE",
        autocompletion=complete_language,
        help="Names and texts in another language, such as fr, if the game has a file names.fr.yaml.",
    ),
]
Limit = Annotated[
    int,
    typer.Option("--limit", metavar="N", parser=from_one, help="After how many decisions a game counts as endless."),
]
Steps = Annotated[
    int | None,
    typer.Option(
        "--steps",
        metavar="N",
        parser=from_one,
        help="How many steps the rules may take between two decisions; 102400 if not said.",
    ),
]


def allow_steps(steps: int | None) -> None:
    """Let the rules take so many steps between two decisions, if that was said."""
    if steps is not None:
        from lawspeaker_runtime.state.budget import set_steps

        set_steps(steps)
