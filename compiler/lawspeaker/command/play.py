"""`law play`: a person and bots at one table, in the terminal, or bots alone."""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass, field
from pathlib import Path
from time import sleep
from typing import Annotated

import typer

from lawspeaker.command.flags import GameName, Native, Out, Players, Seed, Set, With
from lawspeaker.command.loading import Loaded
from lawspeaker.command.packages import replace_file
from lawspeaker.command.person import HELP, Typed, ask, heading, rows_of, show_options
from lawspeaker.command.screen import screen_lines
from lawspeaker.command.show import counted, say
from lawspeaker.command.start import give_cards, position_of
from lawspeaker.command.table import begin, native_or_stop, open_game, resume, seed_or_any
from lawspeaker_runtime.core import BaseState
from lawspeaker_runtime.errors import CannotUndo
from lawspeaker_runtime.game import Game

Bots = Annotated[bool, typer.Option("--bots", help="Bots only: sit back and watch.")]
Seat = Annotated[int, typer.Option("--seat", metavar="N", min=1, help="Which player you are.")]
Give = Annotated[list[str] | None, typer.Option("--give", metavar="CARD", help="Start with this in hand; repeatable.")]
From = Annotated[str | None, typer.Option("--from", metavar="EXAMPLE", help="Start in the position of an example.")]
Load = Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")]
PAUSE = 0.25


@dataclass(slots=True)
class Seating:
    """Who sits at the table: the person (0: nobody), and the bots' own chance."""

    loaded: Loaded
    person: int
    pick: random.Random
    told: int = 0
    shown: list[str] = field(default_factory=list)


def play(
    game: GameName,
    players: Players = None,
    seed: Seed = None,
    settings: Set = None,
    bots: Bots = False,
    seat: Seat = 1,
    give: Give = None,
    example: From = None,
    load: Load = None,
    extras: With = None,
    out: Out = None,
    native: Native = False,
) -> None:
    """Play a game against bots, or watch bots play."""
    _, loaded = open_game(game, extras, out)
    number = seed_or_any(seed)
    if load is not None:
        table = resume(loaded, load)
    elif example is not None:
        table = position_of(loaded, example, number)
    else:
        table = begin(loaded, players, number, settings)
    if not bots and seat > table.players:
        raise typer.BadParameter(
            f"{counted(table.players, 'player')} play, so there is no seat {seat}", param_hint="--seat"
        )
    if give:
        table = give_cards(loaded, table, give, 1 if bots else seat)
    if native:
        table = Game.load(native_or_stop(loaded), loaded.rules, table.save())
    welcome(table, number, 0 if bots else seat, fresh=load is None and example is None)
    sit_down(table, Seating(loaded, 0 if bots else seat, random.Random(number)))


def welcome(table: Game[BaseState], seed: int, person: int, *, fresh: bool) -> None:
    """Say what is played and by whom."""
    rules = table.rules
    who = f"you are {rules.seat(person)}" if person else "bots only"
    about = [rules.title, counted(table.players, "player"), *([f"seed {seed}"] if fresh else []), who]
    say(heading(" · ".join(about)))
    if person:
        say("type the number of an option; `help` lists what else you can type")


def sit_down(table: Game[BaseState], seating: Seating) -> None:
    """Play to the end, or until the person leaves."""
    while not table.over:
        tell(table, seating)
        if table.player != seating.person:
            if not seating.person:
                show_table(table, seating)
                sleep(PAUSE if sys.stdout.isatty() else 0)
            table.choose(table.legal[seating.pick.randrange(len(table.legal))])
        elif not person_decides(table, seating):
            say("goodbye")
            return
    tell(table, seating)
    show_table(table, seating)
    say("\n".join(result_lines(table)))


def tell(table: Game[BaseState], seating: Seating) -> None:
    """Print what happened since the last time, as far as the person may know it."""
    log = table.log(seating.person or None)
    for line in log[seating.told :]:
        say(f"· {line}")
    seating.told = len(log)


def show_table(table: Game[BaseState], seating: Seating) -> None:
    """Draw the table as the person sees it, or as whose turn it is among bots, if it looks other than before."""
    lines = screen_lines(seating.loaded, table, seating.person or table.player or 1)
    if lines and lines != seating.shown:
        say("\n" + "\n".join(lines) + "\n")
        seating.shown = lines


def person_decides(table: Game[BaseState], seating: Seating) -> bool:
    """Let the person decide; tell whether he stays."""
    seating.shown = []
    show_table(table, seating)
    decision = table.decision
    assert decision is not None, "it is the person's turn"
    rows = rows_of(decision)
    say(heading(f"{table.rules.seat(decision.player)}, {decision.question}:"))
    show_options(rows)
    while True:
        typed = ask(rows)
        if typed.option is not None:
            table.choose(typed.option)
            return True
        if typed.command == "quit":
            return False
        if typed.command == "undo" and undone(table, seating):
            return True
        if typed.command == "look":
            return True
        answer(table, typed, seating)


def answer(table: Game[BaseState], typed: Typed, seating: Seating) -> None:
    """Do what the person typed, if it does not change the game."""
    if typed.command == "help":
        say(HELP)
    elif typed.command == "log":
        say("\n".join(table.log(seating.person)) or "nothing has happened yet")
    elif typed.command == "save":
        save(table, typed.argument)


def undone(table: Game[BaseState], seating: Seating) -> bool:
    """Go back to the person's last decision, over what bots did since; say why if that cannot be."""
    copy = table.clone()
    steps = 0
    try:
        while True:
            copy.undo()
            steps += 1
            if copy.player == seating.person:
                break
    except CannotUndo as error:
        say(f"this cannot be taken back: {error}")
        return False
    for _ in range(steps):
        table.undo()
    seating.told = len(table.log(seating.person))
    return True


def save(table: Game[BaseState], name: str) -> None:
    """Write the game to a file."""
    if not name:
        say("save to which file? `save my-game.json`")
        return
    path = Path(name).expanduser()
    if path.exists() and not looks_like_save(path):
        say(f"{name} is something else; choose another name")
        return
    try:
        replace_file(path, table.save() + "\n")
        say(f"saved; `law play {table.rules.name} --load {name}` goes on")
    except OSError as error:
        say(f"{name} cannot be written: {(error.strerror or 'unknown reason').lower()}")


def looks_like_save(path: Path) -> bool:
    """Tell whether a file is a saved game, which may be written over."""
    try:
        with path.open("rb") as file:
            return b'"lawspeaker"' in file.read(40)
    except OSError:
        return False


def result_lines(table: Game[BaseState]) -> list[str]:
    """Say how the game ended: the ending, and everybody's rank and points."""
    rules, result = table.rules, table.result
    names = " and ".join(rules.seat(player) for player in result.winners)
    many = len(result.winners) == table.players > 1
    outcome = "nobody wins" if not names else f"a draw between {names}" if many else f"{names} won"
    lines = [heading(f"The game is over: {outcome}{f' ({result.ending})' if result.ending else ''}.")]
    if not rules.parts:
        return lines
    for rank, players in enumerate(result.ranking, 1):
        for player in players:
            score = result.scores[player]
            parts = ", ".join(f"{name} {points}" for name, points in score.parts.items())
            lines.append(f"  {rank}. {rules.seat(player)}: {score.total} ({parts})")
    return lines
