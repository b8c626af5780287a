"""`law play`: a person and bots at one table, in the terminal, or bots alone."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.cache.load_package import Loaded
from lawspeaker.cli.build_spec import Read
from lawspeaker.cli.commands.simulate import LONGEST
from lawspeaker.cli.complete import complete_example, complete_thing
from lawspeaker.cli.flags import (
    GameName,
    Lang,
    Limit,
    Native,
    Out,
    Players,
    Seed,
    Set,
    Steps,
    With,
    allow_steps,
    from_one,
)
from lawspeaker.cli.new_game import begin, native_or_stop, open_game, resume, seed_or_any
from lawspeaker.cli.output import counted, say
from lawspeaker.cli.play.play_loop import Seating, heading, sit_down
from lawspeaker.cli.play.save_files import rescued, resumed
from lawspeaker.cli.play.search_seats import Search, searching_seats, seeker_for
from lawspeaker.cli.play.start_positions import give_cards, position_of
from lawspeaker.cli.play.translations import Sayings, plain_sayings, sayings_in
from lawspeaker.cli.rule_errors import blaming_the_spec
from lawspeaker.cli.screen.styles import print_lines
from lawspeaker.text.language.language import ENGLISH
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state.base_state import BaseState

Bots = Annotated[bool, typer.Option("--bots", help="Bots only: you watch.")]
Seat = Annotated[int, typer.Option("--seat", metavar="N", parser=from_one, help="Which player you are, by number.")]
Give = Annotated[
    list[str] | None,
    typer.Option(
        "--give", metavar="CARD", autocompletion=complete_thing, help="Start with this in your hand; can be repeated."
    ),
]
From = Annotated[
    str | None,
    typer.Option(
        "--from",
        metavar="EXAMPLE",
        autocompletion=complete_example,
        help="Start in the position of an example of the rules, by its name.",
    ),
]
Load = Annotated[
    Path | None,
    typer.Option("--load", metavar="FILE", help="Go on with a game that was saved before; the file is not changed."),
]
Save = Annotated[
    Path | None,
    typer.Option(
        "--save", metavar="FILE", help="Keep the game in this file at every decision; go on with it if it is there."
    ),
]


def play(
    game: GameName,
    players: Players = None,
    seed: Seed = None,
    settings: Set = None,
    bots: Bots = False,
    search: Search = None,
    seat: Seat = 1,
    give: Give = None,
    example: From = None,
    load: Load = None,
    save: Save = None,
    lang: Lang = None,
    limit: Limit = LONGEST,
    steps: Steps = None,
    extras: With = None,
    out: Out = None,
    native: Native = False,
) -> None:
    """Play a game against bots, or watch bots play."""
    read, loaded = open_game(game, extras, out, with_examples=example is not None)
    allow_steps(steps)
    says = sayings_of(read, loaded, lang)
    number = seed_or_any(seed)
    kept = resumed(loaded, save) if save is not None else None
    if kept is not None and (load is not None or example is not None or give):
        raise typer.BadParameter(
            f"{save} is a game that goes on; leave out --load, --from and --give", param_hint="--save"
        )
    if kept is not None:
        table = kept
    elif load is not None:
        table = resume(loaded, load)
    elif example is not None:
        table = position_of(loaded, example, number)
    else:
        with blaming_the_spec(read, lambda: f"the game cannot begin with seed {number}"):
            table = begin(loaded, players, number, settings)
    if not bots and seat > table.players:
        raise typer.BadParameter(
            f"{counted(table.players, 'player')} play, so there is no seat {seat}", param_hint="--seat"
        )
    searching = searching_seats(search, table.players)
    if give:
        table = give_cards(loaded, table, give, 1 if bots else seat)
    if native:
        table = Game.load(native_or_stop(loaded), loaded.rules, table.save())
    person = 0 if bots else seat
    fresh = kept is None and load is None and example is None
    title = title_of(table, number if fresh else None, person, says)
    welcome(title, person, save if kept is not None else None, says)
    seeker = seeker_for(table.engine, loaded.rules, number)
    seating = Seating(loaded, person, random.Random(number), says, title, save, game, searching, seeker, limit)
    with blaming_the_spec(read, lambda: rescued(table, save, game)):
        sit_down(table, seating)


def sayings_of(read: Read, loaded: Loaded, lang: str | None) -> Sayings:
    """Return the words of the language that was asked for."""
    if lang is None or lang == ENGLISH:
        return plain_sayings(loaded.rules)
    if lang not in read.spec.languages:
        known = ", ".join(sorted({ENGLISH, *read.spec.languages}))
        raise typer.BadParameter(f"there is no names.{lang}.yaml (languages: {known})", param_hint="--lang")
    return sayings_in(loaded.rules, lang, read.spec.languages[lang])


def title_of(table: Game[BaseState], seed: int | None, person: int, says: Sayings) -> str:
    """Say what is played and by whom."""
    said = says.phrase
    who = said("you are {who}", who=says.said.seat(person)) if person else said("bots only")
    count = said("players: {count}", count=table.players) if says.phrases else counted(table.players, "player")
    about = [says.said.title, count, *([said("seed {number}", number=seed)] if seed is not None else [])]
    return " · ".join(about if table.players == 1 and person else [*about, who])


def welcome(title: str, person: int, kept: Path | None, says: Sayings) -> None:
    """Greet whoever plays or watches."""
    print_lines([heading(title)])
    if kept is not None:
        say(f"going on with the game in {kept}; its own players and settings hold")
    if person:
        say(says.phrase("type the number of an option; `help` lists what else you can type"))
