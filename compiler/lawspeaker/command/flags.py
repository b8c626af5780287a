"""The flags that mean the same in every command, declared once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A shipped game's name, or the path of a spec folder.")]
Games = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[GAME|PATH]...", help="Games by name or path; without any, the game in this folder, or all."
    ),
]
With = Annotated[list[str] | None, typer.Option("--with", metavar="PATH", help="Add an expansion; repeatable.")]
Out = Annotated[Path | None, typer.Option("--out", metavar="DIR", help="Build into this folder instead.")]
Native = Annotated[bool, typer.Option("--native", help="As machine code: needs mypyc and a C compiler.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", min=1, help="How many play.")]
Seed = Annotated[int | None, typer.Option("--seed", "-s", metavar="S", help="The same seed gives the same game.")]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="OPTION=VALUE", help="Set an option; VALUE,VALUE for one per player; repeatable."),
]
