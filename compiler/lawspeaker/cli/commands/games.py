"""`law games`: list the games that come with Lawspeaker, and those in the current folder."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec import Struct
from msgspec.structs import asdict

from lawspeaker.cli.commands.check_games import check_one
from lawspeaker.cli.flags import Json
from lawspeaker.cli.output import echo_json, summary
from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.parse import parse
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.project.find_games import (
    games_below,
    games_folder,
    is_spec_of_tests,
    shipped_games,
    shipped_reference,
)
from lawspeaker.project.read_files import Reading
from lawspeaker.project.read_spec import read_spec
from lawspeaker.project.spec import Spec
from lawspeaker.source import Source
from lawspeaker_system.console import echo

GAME = re.compile(r"^game .*\n(?:[ \t#].*\n|\s*\n)*", re.MULTILINE)
NO_MISTAKES = "no mistakes"


class Row(Struct, frozen=True):
    """A line of the list. `game` is the name for other commands; `players` are the minimum and the maximum."""

    game: str
    title: str
    players: tuple[int, int] | None
    status: str
    shipped: bool


def games(json: Json = False) -> None:
    """List the games that can be played: those that come with Lawspeaker, and those in this folder."""
    rows = [row_of(shipped_reference(name), True) for name in shipped_games()]
    rows += [row_of(name, False) for name in games_here()]
    if json:
        echo_json([asdict(row) for row in rows])
        return
    own = [row for row in rows if not row.shipped]
    echo("\n".join(listed("games that come with Lawspeaker", [row for row in rows if row.shipped])))
    echo()
    echo(
        "\n".join(listed("games in this folder", own)) if own else "no games in this folder; `law new NAME` creates one"
    )


def games_here() -> list[str]:
    """Return the paths of the games in and below the current folder, except those that belong to Lawspeaker."""
    own = [path for path in games_below(Path()) if not is_spec_of_tests(path)]
    own = [path for path in own if path.resolve().parent != games_folder().resolve()]
    return [f"./{path}" if str(path) in shipped_games() else str(path) for path in own]


def row_of(game: str, is_shipped: bool) -> Row:
    """Return the line of a game."""
    reading = Reading()
    check_one(game, [], reading)
    spec = read_spec(game, [], Reading())
    status = summary(reading.facts.found) or NO_MISTAKES
    if spec is None:
        return Row(game, "", None, status, is_shipped)
    return Row(game, spec.title, players_of(spec), status, is_shipped)


def players_of(spec: Spec) -> tuple[int, int] | None:
    """Return the minimum and maximum number of players from the `game` declaration; None if it is not valid."""
    for source in spec.sources:
        for found in GAME.finditer(source.text + "\n"):
            for decl in parse(Source(source.name, found.group()), Facts()).decls:
                if isinstance(decl, t.GameDecl):
                    return next((count for line in decl.block if (count := players_in(line)) is not None), None)
    return None


def players_in(line: object) -> tuple[int, int] | None:
    """Return the numbers in a line `players 2 to 4`; None if it is another line."""
    match line:
        case t.Call(word="players", args=(t.Number(_, low),), phrases=()):
            return low, low
        case t.Call(
            word="players", args=(t.Number(_, low),), phrases=(t.Phrase(_, Preposition.TO, (t.Number(_, high),)),)
        ):
            return low, high
        case _:
            return None


def listed(heading: str, rows: list[Row]) -> list[str]:
    """Return a heading and a table of games."""
    names, titles = max(len(row.game) for row in rows), max(len(row.title) for row in rows)
    lines = [f"{heading}:"]
    for row in rows:
        lines.append(f"  {row.game:{names}}  {row.title:{titles}}  {players_text(row.players):15} {row.status}")
    return lines


def players_text(players: tuple[int, int] | None) -> str:
    """Return the number of players in words.

    >>> players_text((2, 2)), players_text((1, 1)), players_text((2, 5)), players_text(None)
    ('2 players', '1 player', '2 to 5 players', '')
    """
    if players is None:
        return ""
    low, high = players
    return f"{low} to {high} players" if low != high else f"{low} player{'s' if low != 1 else ''}"
